"""The rulebook: what every rule says, in the project's own words, in both languages and every edition.

Here: the wordings (`texts`, one module per chapter of the newest edition) and how they are found.  Not here: the
numbers (`cr_numbers`), and what the engine does about a rule (the rooms that cite it).
"""
