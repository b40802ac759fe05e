"""The game: pure, deterministic, and always ready to be copied or saved."""
