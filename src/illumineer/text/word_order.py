"""Spanish word order: where the time of an effect stands, and where a card comes from and goes.

The time stands at the end, where English has it too, unless what stands before would take it: «ganan este turno «…»»,
not «ganan «…» este turno»; «desafiar este turno a personajes preparados», not «preparados este turno».  Origin and
destination stand before a card with a name or a clause, and before a long phrase: «devolver de tu descarte a tu mano
una carta llamada …».
"""

from __future__ import annotations

from illumineer.text.marks import NOTHING, Back, Card, Verb

Tokens = tuple[str, ...]

STOPS = frozenset((".", ",", ";", "»", "•"))
_OPENS = frozenset((".", ",", "—", "•", ":", "«"))  # a clause begins behind them


def ordered(tokens: Tokens) -> Tokens:
    """The tokens in their Spanish order."""
    return _come_from(_placed(_timed(tokens)))


# --- times -----------------------------------------------------------------------------------

_TIMES = ("este", "hasta", "durante")
_READY = ("preparados", "preparadas")


def _timed(tokens: Tokens) -> Tokens:
    at = 0
    while at < len(tokens):
        start, end = _time(tokens, at + 1)
        if start != end:
            to = _time_to(tokens, at, tokens[start])
            if to >= 0:
                front = to == 0 or (tokens[to - 1] in _OPENS and tokens[to - 1] != ",")
                comma = (",",) if front else ()
                tokens = (*tokens[:to], *tokens[start:end], *comma, *tokens[to:start], *tokens[end:])
                at = end
        at += 1
    return tokens


def _time(tokens: Tokens, at: int) -> tuple[int, int]:
    """Begin and end of the words for a time that stand at that place."""
    while at < len(tokens) and tokens[at] == NOTHING:
        at += 1
    if at >= len(tokens) or (tokens[at] not in _TIMES and not (tokens[at] == "mientras" and tokens[at - 1] == "»")):
        return at, at
    end = next((i for i in range(at, len(tokens)) if tokens[i] in STOPS), len(tokens))
    return (at, end) if tokens[end - 1] == "turno" or tokens[at] == "mientras" else (at, at)


def _time_to(tokens: Tokens, at: int, first: str) -> int:
    """Where the time behind that place goes; -1: it stays."""
    if tokens[at] == "»":
        opens = next(i for i in range(at, -1, -1) if tokens[i] == "«")
        clause = _clause(tokens, opens - 1)
        front = first == "mientras" or _has_two_verbs(tokens, clause, opens)
        return clause if front else _behind_verb(tokens, clause, opens)
    clause = _clause(tokens, at)
    if tokens[at] in _READY:
        if clause == 0 or tokens[clause - 1] != "," or _has_two_verbs(tokens, clause, at):
            return clause
        challenges = next((i for i in range(at, clause, -1) if tokens[i] == "desafiar"), -1)
        return challenges + 1 if challenges >= 0 else -1
    alone = clause == 0 or tokens[clause - 1] == "."
    return clause if alone and "mientras" in tokens[clause:at] else -1


def _clause(tokens: Tokens, at: int) -> int:
    """The beginning of the clause in which that place is."""
    return next((i + 1 for i in range(at, -1, -1) if tokens[i] in _OPENS), 0)


def _has_two_verbs(tokens: Tokens, start: int, end: int) -> bool:
    """Whether what lasts is said by two verbs: the time is of both."""
    return any(isinstance(tokens[i], Verb) and tokens[i - 1] == "y" for i in range(start + 1, end))


def _behind_verb(tokens: Tokens, start: int, end: int) -> int:
    for i in range(end, start - 1, -1):
        token = tokens[i]
        if isinstance(token, Verb):
            behind = i + 1 + token.size
            if token.lemma == "dar":  # behind the recipient
                return next((j + 1 for j in range(behind, end) if isinstance(tokens[j], Card)), behind)
            return behind
    return -1


# --- places ----------------------------------------------------------------------------------

_LONG = 12  # so many words are a long phrase
_ENDS = frozenset((".", ",", ";", "»", "•", ")", "y", "o", "para", "por"))
_ZONES = frozenset(("descarte", "mano", "mazo", "tintero"))


def _placed(tokens: Tokens) -> Tokens:
    for at, token in enumerate(tokens):
        if isinstance(token, Verb) and token.lemma in ("devolver", "barajar", "poner", "mover"):
            tokens = _moved(tokens, token.lemma, at + 1 + token.size)
    return tokens


def _moved(tokens: Tokens, lemma: str, start: int) -> Tokens:
    """The tokens with the place of the cards that are named from `start` on right behind their verb."""
    end = _named(tokens, start)
    if start == end:
        return tokens
    words = [token for token in tokens[start:end] if token != NOTHING]
    if lemma == "mover":
        here = tokens[end : end + 1] == ("aquí",) and len(words) > 3
        return (*tokens[:start], "aquí", *tokens[start:end], *tokens[end + 1 :]) if here else tokens
    if tokens[end] == "boca" and tokens[end + 2] == "debajo":  # the cards lie face down, not what they lie under
        return (*tokens[:start], *tokens[end : end + 2], *tokens[start:end], *tokens[end + 2 :])
    to = _place(tokens, end)
    cards, place = tokens[start:end], tokens[end:to]
    if end == to:
        return tokens
    if words[-4:-2] == ["de", "un"] and words[-1] == "elegido" and "su" in place:
        return (*tokens[:start], *_owned(cards, place), *tokens[to:])
    comes_from = words[-3:-2] == ["de"] and words[-1] in _ZONES and words[-4:-3] != ["o"]
    if lemma == "devolver" and comes_from and (_is_clause(words) or len(words) - 3 >= _LONG):
        zone = next(i for i in range(end - 1, start, -1) if tokens[i] == "de")
        cards = (*tokens[start:zone], *(token for token in tokens[zone:end] if token == NOTHING))
        return (*tokens[:start], *words[-3:], *place, *cards, *tokens[to:])
    long = lemma == "devolver" and len(words) >= _LONG and not comes_from
    named = lemma == "poner" and comes_from and _is_clause(words)
    if words[-1] == "elección" or "debajo" in words or long or named:
        return (*tokens[:start], *place, *cards, *tokens[to:])
    return tokens


def _owned(cards: Tokens, place: Tokens) -> Tokens:
    """«en el descarte de un jugador elegido» + «las cartas de su mazo»: the player is named with the first of them."""
    un = max(i for i, token in enumerate(cards) if token == "un")
    owner, rest = cards[un - 1 : un + 3], cards[: un - 1] + cards[un + 3 :]
    the = max(i for i, token in enumerate(rest) if token in ("el", "la"))
    su = place.index("su")
    article = "la" if place[su + 1] == "mano" else "el"
    return (*place[:su], article, place[su + 1], *owner, *place[su + 2 :], *rest[:the], "su", *rest[the + 1 :])


def _is_clause(words: list[str]) -> bool:
    """Whether a name or a clause ends what is said of the cards."""
    ends_in_keyword = len(words) > 4 and words[-5] == "con" and words[-4][:1].isupper()  # «con Cantante de tu descarte»
    return ends_in_keyword or "que" in words or "nombre" in words or any(word.startswith("llamad") for word in words)


def _named(tokens: Tokens, start: int) -> int:
    """The end of the phrase for cards that begins there; its beginning if none does, or a pronoun may stand there."""
    if start < len(tokens) and isinstance(tokens[start], Back):
        return start
    for i in range(start, len(tokens) - 1):
        if tokens[i] in (".", "•", "»") or (isinstance(tokens[i], Verb) and tokens[i - 1] not in ("que", "gratis")):
            return start
        if isinstance(tokens[i], Card) and tokens[i + 1] in ("a", "en", "aquí", "boca"):
            return i + 1
    return start


def _place(tokens: Tokens, start: int) -> int:
    """The end of the words for a place that begin there; their beginning if a comma belongs to them."""
    for i in range(start, len(tokens)):
        if tokens[i] in _ENDS and tokens[i + 1 : i + 2] not in (("a",), ("en",)):
            return start if tokens[i] == "," else i
    return len(tokens)


def _come_from(tokens: Tokens) -> Tokens:
    """«una carta de tu descarte llamada …», «tienes en tu descarte una carta llamada …»: not as a part of the name."""
    for at, token in enumerate(tokens):
        if not token.startswith("llamad") and tokens[at : at + 4] != ("con", "el", "mismo", "nombre"):
            continue
        end = next((i for i in range(at, len(tokens)) if isinstance(tokens[i], Card) or tokens[i] in STOPS), at)
        zone = tokens[end - 3 : end]
        if end - 3 <= at or zone[2] not in _ZONES or tokens[end - 4] == "o":
            continue
        if zone[0] == "de":
            tokens = (*tokens[:at], *zone, *tokens[at : end - 3], *tokens[end:])
        elif zone[0] == "en":
            has = next((i for i in range(at, -1, -1) if isinstance(tokens[i], Verb)), -1)
            verb = tokens[has] if has >= 0 else ""
            if isinstance(verb, Verb) and verb.lemma == "tener":
                to = has + 1 + verb.size
                tokens = (*tokens[:to], *zone, *tokens[to : end - 3], *tokens[end:])
    return tokens
