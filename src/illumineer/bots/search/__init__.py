"""The searching bot: information-set Monte Carlo tree search.

`policy` plays a game out lightly, `tree` grows the tree over deals of the hidden cards, `bot` asks for an answer.
"""
