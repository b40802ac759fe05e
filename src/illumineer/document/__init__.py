"""One document for clients: the table as one viewer may know it, as plain data with words and rules.

    from illumineer.document import table

    table(game, viewer=0, lang="es")        # what the first player sees, is asked and can do

`table` writes the view, the question and the moves; `lines` what has happened, `card` one card of the book, `trace` a
judged scenario.  The JSON Schemas of all of them lie beside this module (`schema`).

A card has a key.  It is the same for a viewer while they can follow the card, and moves, questions and lines name cards
by it.  A hidden card is keyed by its place.
"""

from illumineer.document.cards import card
from illumineer.document.lines import lines
from illumineer.document.schemas import schema
from illumineer.document.tables import TABLE, table

__all__ = ["TABLE", "card", "lines", "schema", "table"]
