"""`illumineer cards show`, `find`, `explain`, `import`, `update`, `build`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # show
    "show": "show a card: facts, text, printings, legality",
    "show_name": "the name, in any case; without the version if only one has it; several names in quotation marks",
    "json": "a JSON document a line for each card (docs/document.md)",
    "inkable": "inkwell",
    "uninkable": "no inkwell",
    "move": "move {n} ⬡",
    "unplayable": "UNPLAYABLE: {why}",
    "by_reminder": "{words} {n:is|are} not in the rules: read by {n:its|their} reminder text",
    "printed": "Printed in {printings}",
    "never": "not allowed",
    # find
    "find": "list cards by name, ink, cost, keyword, type, set and words",
    "find_name": "a part of the name, or of the story name of an ability",
    "find_ink": "amber, amethyst, emerald, ruby, sapphire or steel",
    "find_cost": "3, 2-4, 5+ or -2",
    "find_keyword": "a keyword that the card has by itself",
    "find_words": "a phrase of the text, in the language of --lang",
    "find_type": "character, action, item or location",
    "find_set": "printed in this set",
    "found": "{n} {n:card|cards}",
    "ink": "ink",
    "card": "card",
    "cards": "cards",
    "type": "type",
    "set": "set",
    "is_unplayable": "unplayable",
    # explain
    "explain": "show what each phrase of a card means, and the rules that govern it",
    "explain_name": "a card of the database",
    "explain_text": "a text of your own instead: one ability, without its story name",
    "explain_type": "the type of card that --text is on (default character)",
    "explain_edition": "whose rule numbers are shown",
    "explain_wordings": "also the wording of the grammar for each phrase",
    "name_or_text": 'name a card, or give a text with --text "…"',
    "expected": "expected: {words}",
    "nothing_more": "(nothing more)",
    "meaning": "meaning",
    "phrase": "phrase",
    "rules": "rules",
    "wording": "wording",
    # import, update, build
    "import": "add the cards of your own card file to the database in use",
    "update": "download the newest card file and add its cards",
    "update_url": "where to get it (default: lorcanajson.org)",
    "build": "make the database that the package ships",
    "build_out": "where to put it (default: into the package; DIR/cards.jsonl is in use where ILLUMINEER_DATA is DIR)",
    "reading": "reading cards",
    "downloading": "downloading {url}",
    "made": "{n} {n:card|cards}, {playable} playable",
    "made_some": "{n} {n:card|cards}, {playable} playable, {left} not (illumineer cards coverage says why)",
    "own": "{n} {n:card|cards} of your own {n:is|are} in {file}",
    "staying": "{n} {n:card of a set|cards of sets} that the file does not have {n:stays as it is|stay as they are}",
    "bytes": "{n:,} bytes are in {file}",
}
