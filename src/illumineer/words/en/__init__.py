"""The sentences in English: one module per section, each with its `SENTENCES`."""
