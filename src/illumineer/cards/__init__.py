"""Decks and formats; the card database and its importers come here."""
