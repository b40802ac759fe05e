"""Spanish word order: where the time of an effect stands.

The time stands at the end, where English has it too, unless what stands before would take it: «ganan este turno «…»»,
not «ganan «…» este turno», which could be inside the quotation; «Este turno, … personajes preparados», not «personajes
preparados este turno».
"""

from __future__ import annotations

from illumineer.text.marks import NOTHING, Card, Verb

_BEGINS = ("este", "hasta", "durante")
_STOPS = (".", ",", ";", "»", "•")
_READY = ("preparados", "preparadas")


def timed(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens with each time where it is read rightly."""
    at = 0
    while at < len(tokens):
        if tokens[at] == "»" or tokens[at] in _READY:
            start, end = _time(tokens, at + 1)
            to = -1 if start == end else _verb_before(tokens, at) if tokens[at] == "»" else _opening(tokens, at)
            if to >= 0:
                comma = (",",) if tokens[at] in _READY else ()
                tokens = (*tokens[:to], *tokens[start:end], *comma, *tokens[to:start], *tokens[end:])
                at = end
        at += 1
    return tokens


def _time(tokens: tuple[str, ...], at: int) -> tuple[int, int]:
    """Begin and end of the words for a time that stand at that place."""
    while at < len(tokens) and tokens[at] == NOTHING:
        at += 1
    if at >= len(tokens) or tokens[at] not in _BEGINS:
        return at, at
    end = next((i for i in range(at, len(tokens)) if tokens[i] in _STOPS), len(tokens))
    return (at, end) if tokens[end - 1] == "turno" else (at, at)


def _verb_before(tokens: tuple[str, ...], close: int) -> int:
    """The place behind the verb that the quotation is the object of."""
    opens = next(i for i in range(close, -1, -1) if tokens[i] == "«")
    for i in range(opens, -1, -1):
        token = tokens[i]
        if isinstance(token, Verb) and tokens[i - 1] != "y":  # «obtiene este turno +1 ¤ y gana «…»»
            behind = i + 1 + token.size
            if token.lemma == "dar":  # behind the recipient
                return next((j + 1 for j in range(behind, opens) if isinstance(tokens[j], Card)), behind)
            return behind
    return -1


def _opening(tokens: tuple[str, ...], at: int) -> int:
    """The beginning of the sentence, if it is one clause."""
    for i in range(at, -1, -1):
        if tokens[i] == ",":
            return -1
        if tokens[i] in (".", "—", "•", "«", ":"):
            return i + 1 if tokens[i] != "«" else -1
    return 0
