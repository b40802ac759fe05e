"""What the printed words do: one handler per verb of the IR, by what it acts on.

Each module has VERBS (verb -> handler) and, for verbs that ask something, ASKERS and TAKERS.
A handler returns True when it waits for an answer; otherwise it has moved the frame on.
"""
