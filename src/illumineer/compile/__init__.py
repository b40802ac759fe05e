"""IR -> what the core runs: linear programs, ability specs, the card book."""
