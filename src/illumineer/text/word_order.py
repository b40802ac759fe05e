"""Spanish word order: what stands where it is read rightly, and what is said once.

The time stands at the end, where English has it too, unless what stands before would take it: «ganan este turno «…»»,
not «ganan «…» este turno», which could be inside the quotation; «Este turno, … personajes preparados», not «personajes
preparados este turno».  Origin and destination stand before a card with a name or a clause, and before a long phrase:
«devolver de tu descarte a tu mano una carta llamada …».
"""

from __future__ import annotations

from illumineer.text.marks import NOTHING, Back, Card, Verb

_BEGINS = ("este", "hasta", "durante")
_STOPS = (".", ",", ";", "»", "•")
_READY = ("preparados", "preparadas")


def ordered(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens in their Spanish order."""
    return _once(_neither(_dealt(_come_from(_placed(_timed(tokens))))))


_IN_HAND = ("cartas", "en", "la", "mano")


def _once(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """«si tienes menos de 3 cartas en la mano, robas hasta tener 3»: what is counted is said once a sentence."""
    said = False
    for at, token in enumerate(tokens):
        if token == ".":
            said = False
        if token == "cartas" and tokens[at : at + 4] == _IN_HAND:
            before = [each for each in tokens[:at] if each != NOTHING][-2:]
            if said and before[:1] == ["tener"]:
                return _once((*tokens[:at], *tokens[at + 4 :]))
            said = True
    return tokens


# --- times -----------------------------------------------------------------------------------


def _timed(tokens: tuple[str, ...]) -> tuple[str, ...]:
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


# --- places ----------------------------------------------------------------------------------

_LONG = 12  # so many words are a long phrase
_ENDS = frozenset((".", ",", ";", "»", "•", ")", "y", "o", "para", "por"))
_ZONES = frozenset(("descarte", "mano", "mazo", "tintero"))


def _placed(tokens: tuple[str, ...]) -> tuple[str, ...]:
    for at, token in enumerate(tokens):
        if isinstance(token, Verb) and token.lemma in ("devolver", "barajar", "poner"):
            tokens = _moved(tokens, token.lemma, at + 1 + token.size)
    return tokens


def _moved(tokens: tuple[str, ...], lemma: str, start: int) -> tuple[str, ...]:
    """The tokens with the place of the cards that are named from `start` on right behind their verb."""
    end = _named(tokens, start)
    to = _place(tokens, end)
    if start == end or end == to:
        return tokens
    cards, place = tokens[start:end], tokens[end:to]
    words = [token for token in cards if token != NOTHING]
    comes_from = words[-3:-2] == ["de"] and words[-1] in _ZONES and words[-4:-3] != ["o"]
    if lemma == "devolver" and comes_from and (_is_clause(words) or len(words) - 3 >= _LONG):
        zone = next(i for i in range(end - 1, start, -1) if tokens[i] == "de")
        cards = (*tokens[start:zone], *(token for token in tokens[zone:end] if token == NOTHING))
        return (*tokens[:start], *words[-3:], *place, *cards, *tokens[to:])
    if words[-1] == "elección" or (lemma == "devolver" and len(words) >= _LONG and not comes_from):
        return (*tokens[:start], *place, *cards, *tokens[to:])
    return tokens


def _is_clause(words: list[str]) -> bool:
    """Whether a name or a clause ends what is said of the cards."""
    return "que" in words or any(word.startswith("llamad") for word in words)


def _named(tokens: tuple[str, ...], start: int) -> int:
    """The end of the phrase for cards that begins there; its beginning if none does, or a pronoun may stand there."""
    if start < len(tokens) and isinstance(tokens[start], Back):
        return start
    for i in range(start, len(tokens) - 1):
        if tokens[i] in (".", "•", "»") or (isinstance(tokens[i], Verb) and tokens[i - 1] != "que"):
            return start
        if isinstance(tokens[i], Card) and tokens[i + 1] in ("a", "en"):
            return i + 1
    return start


def _place(tokens: tuple[str, ...], start: int) -> int:
    """The end of the words for a place that begin there; their beginning if a comma belongs to them."""
    for i in range(start, len(tokens)):
        if tokens[i] in _ENDS and tokens[i + 1 : i + 2] not in (("a",), ("en",)):
            return start if tokens[i] == "," else i
    return len(tokens)


def _come_from(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """«una carta de tu descarte llamada …»: behind the name it would be read as a part of it."""
    for at, token in enumerate(tokens):
        if not token.startswith("llamad"):
            continue
        end = next((i for i in range(at, len(tokens)) if isinstance(tokens[i], Card) or tokens[i] in _STOPS), at)
        zone = tokens[end - 3 : end]
        if end - 3 > at and zone[0] == "de" and zone[2] in _ZONES and tokens[end - 4] != "o":
            tokens = (*tokens[:at], *zone, *tokens[at : end - 3], *tokens[end:])
    return tokens


# --- what can't be done ----------------------------------------------------------------------

_DEALT = ("recibir", "daño", "infligido")
_CLAUSE = frozenset((".", ",", "«", "—", "•", ":", "que", "y"))


def _dealt(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """«no se puede infligir daño a …»: the cards are not those who do it."""
    for at in range(len(tokens) - 2, 2, -1):
        if tokens[at : at + 3] != _DEALT or tokens[at + 3 : at + 4] in (("por",), ("ni",)):
            continue
        verb = at - 2
        if not isinstance(tokens[verb], Verb) or tokens[verb - 1] != "no":
            continue
        can = tokens[at - 1].removesuffix("n")
        start = next((i + 1 for i in range(verb - 2, -1, -1) if tokens[i] in _CLAUSE), 0)
        cards = tokens[start : verb - 1]
        if any(isinstance(token, Card) for token in cards):
            tokens = (*tokens[:start], "no", "se", can, "infligir", "daño", "a", *cards, *tokens[at + 3 :])
        else:
            whom = "le" if can == tokens[at - 1] else "les"
            tokens = (*tokens[: verb - 1], "no", "se", whom, can, "infligir", "daño", *tokens[at + 3 :])
    return tokens


_MANY = frozenset(("acciones", "canciones", "cartas", "localizaciones", "objetos", "personajes"))


def _neither(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """«no pueden jugar acciones ni objetos»."""
    denied = False
    for at, token in enumerate(tokens):
        if isinstance(token, Verb) and token.lemma == "poder":
            denied = tokens[at - 1] == "no"
        elif token in _CLAUSE:
            denied = False
        elif token == "o" and denied and tokens[at - 1] in _MANY and tokens[at + 1] in _MANY:
            tokens = (*tokens[:at], "ni", *tokens[at + 1 :])
    return tokens
