"""Cards and decks as people have them: card files, the card database, deck lists and formats."""
