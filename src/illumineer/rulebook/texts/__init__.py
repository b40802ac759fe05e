"""The wordings of the rules, one module per chapter of the newest edition; in each, `RULES` in the order of `CR`."""
