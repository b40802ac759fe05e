"""The sentences in Spanish: one module per section, each with its `SENTENCES`."""
