"""The turn actions (section 4), one module each, as frames that run step by step."""
