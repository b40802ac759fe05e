"""One document for clients: the table as one viewer may know it, as plain data with words and rules.

    from illumineer.document import table

    table(game, viewer=0, lang="es")        # what the first player sees, is asked and can do

`table` writes the view, the question and the moves; `lines` what has happened; `card`, `card_named` and `library_card`
one card.  `judge.trace_data` writes a judged scenario with them.  The JSON Schemas of all of them lie beside this
module (`schema`), and docs/document.md describes them.

A card has a key.  It is the same for a viewer while they can follow the card, and moves, questions and lines name cards
by it.  A hidden card is keyed by its place.
"""

from illumineer.document.lines import lines
from illumineer.document.printed import card, card_named, library_card
from illumineer.document.schemas import schema
from illumineer.document.tables import TABLE, table

__all__ = ["TABLE", "card", "card_named", "library_card", "lines", "schema", "table"]
