"""What a player may see, and what happened as sentences with citations."""
