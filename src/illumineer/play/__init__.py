"""The table: playing against a bot or a person, in a full screen or line by line, and looking at a game again."""
