"""What the game asks, answers and does, as words: always from the state and the log."""
