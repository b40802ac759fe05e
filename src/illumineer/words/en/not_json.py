"""Why a text is not JSON, as `json` says it, and where."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "at": "line {line}, column {column}: {what}",
    "not_utf8": "not a text in UTF-8 (byte {n})",
    "too_deep": "nested too deeply",
    "number": "a number in it is too long",
    "value": "Expecting value",
    "property": "Expecting property name enclosed in double quotes",
    "colon": "Expecting ':' delimiter",
    "comma": "Expecting ',' delimiter",
    "string": "Unterminated string starting at",
    "control": "Invalid control character at",
    "escape": "Invalid \\escape",
    "unicode": "Invalid \\uXXXX escape",
    "extra": "Extra data",
    "comma_object": "Illegal trailing comma before end of object",
    "comma_array": "Illegal trailing comma before end of array",
    "bom": "Unexpected UTF-8 BOM (decode using utf-8-sig)",
}
