"""The turn actions (section 4), one module each, as business that runs step by step."""
