"""What the printed words do: the verbs of the IR, by what they act on.

Each module ends with VERBS: a row for each of its verbs (`verb.py`), which `table.py` brings together.
"""
