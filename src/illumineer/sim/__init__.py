"""Many games, for two ends.

What decks do: duels and matrices, played by workers or on Ray, their statistics, reports and tables; the odds of hands.
Whether the engine holds: `exercise` (every ability where it can happen), `soak` and `tally` (random games and what
happened in them), `bench`, `memory` and `instructions` (what a game costs).
"""
