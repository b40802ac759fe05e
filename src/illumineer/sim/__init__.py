"""Many games: soaking the engine, measuring it."""
