"""Exercise: puts every ability of every card where it can happen, and says which never did anything.

    for tried in exercise(cards): print(tried.target.told(), tried.did or tried.why)

For each ability (`targets`) what it needs is read off its tree (`needs`), positions are built that have it
(`stage`: cards of the pool from `cast`, tools from `props`, and `stand_ins` for names that no card has), and two
games are played alike by an `actor` that wants it to happen (`run`): one with the card as it is, one in which that
ability does nothing.  The first difference between the two (`watch`) is what the ability does.  No difference in
any attempt means that the ability is inert, or that nobody has found out how to make it happen; both are worth a
look.
"""

from __future__ import annotations

from illumineer.sim.exercise.report import Exercise, exercise
from illumineer.sim.exercise.targets import parts_of, targets_of

__all__ = ["Exercise", "exercise", "parts_of", "targets_of"]
