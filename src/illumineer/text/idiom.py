"""Spanish idiom: turns that need more than one phrase of a sentence to be right.

«no se puede infligir daño a …» for "can't be dealt damage", «ni» for "or" behind «no», «ningún personaje puede» for a
bare "characters can't", an article for each of two genders, «que esté aquí» for a card that is in a place.
"""

from __future__ import annotations

from illumineer.text.card_nouns import GENDER, SINGULARS
from illumineer.text.marks import NOTHING, Back, Card, Verb
from illumineer.text.word_order import STOPS, Tokens

_CLAUSE = frozenset((".", ",", "«", "—", "•", ":", "que", "y"))
_MANY = {many: (one, GENDER[one]) for many, one in SINGULARS.items()}


def idiomatic(tokens: Tokens) -> Tokens:
    """The tokens as they are said."""
    for change in (_dealt, _nobody, _neither, _none, _here, _articles, _others, _given, _amount_first, _once):
        tokens = change(tokens)
    return tokens


_DEALT = ("recibir", "daño", "infligido")


def _dealt(tokens: Tokens) -> Tokens:
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


def _nobody(tokens: Tokens) -> Tokens:
    """«ningún personaje puede desafiar»: of all there are, not of those named before."""
    for at in range(len(tokens) - 4):
        if tokens[at] in ("los", "las") and tokens[at + 1] in _MANY and (at == 0 or tokens[at - 1] in STOPS):
            no = next(i for i in range(at + 2, len(tokens)) if tokens[i] != NOTHING)
            verb = tokens[no + 1] if no + 1 < len(tokens) else ""
            if tokens[no] != "no" or not isinstance(verb, Verb) or verb.lemma != "poder" or not _is_bare(tokens, no):
                continue
            one, gender = _MANY[tokens[at + 1]]
            none = "ningún" if gender == "m" else "ninguna"
            can = tokens[no + 2].removesuffix("n")
            return _nobody((*tokens[:at], none, one, *tokens[at + 2 : no], verb, can, *tokens[no + 3 :]))
    return tokens


def _is_bare(tokens: Tokens, at: int) -> bool:
    """Whether nothing behind that place agrees with several."""
    end = next((i for i in range(at, len(tokens)) if tokens[i] == "."), len(tokens))
    return not any(token in ("ser", "estén", "sus", "mientras") for token in tokens[at:end])


def _neither(tokens: Tokens) -> Tokens:
    """«no pueden jugar acciones ni objetos»."""
    denied = False
    for at, token in enumerate(tokens):
        if isinstance(token, Verb) and token.lemma == "poder":
            denied = tokens[at - 1] == "no"
        elif token in _CLAUSE:
            denied = False
        elif token == "o" and denied and tokens[at - 1] in _MANY and tokens[at + 1] in _MANY:
            whose = tokens[at - 3 : at - 1] if tokens[at - 3] == "a" and tokens[at - 2] in ("tus", "sus") else ()
            return _neither((*tokens[:at], "ni", *whose, *tokens[at + 1 :]))
    return tokens


def _none(tokens: Tokens) -> Tokens:
    """«si no has jugado ninguna canción»."""
    for at, token in enumerate(tokens):
        if isinstance(token, Verb) and token.form.startswith(("perf", "pers")) and tokens[at - 1] == "no":
            word = at + 1 + token.size
            none = {"un": "ningún", "una": "ninguna"}.get(tokens[word] if word < len(tokens) else "")
            if none:
                tokens = (*tokens[:word], none, *tokens[word + 1 :])
    return tokens


_HAVE = ("tener", "haber", "mover", "moverse")


def _here(tokens: Tokens) -> Tokens:
    """«un personaje que esté aquí», where «aquí» would be the place of what is done."""
    verb = ""
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if isinstance(token, Verb):
            verb = token.lemma
        elif token in STOPS:
            verb = ""
        elif token == "aquí" or tokens[at : at + 3] == ("en", "esa", "localización"):
            noun = tokens[at - 1]
            if verb not in _HAVE and "solo" not in tokens[at - 4 : at] and (noun in GENDER or noun in _MANY):
                tokens = (*tokens[:at], "que", "estén" if noun in _MANY else "esté", *tokens[at:])
                at += 2
        at += 1
    return tokens


def _articles(tokens: Tokens) -> Tokens:
    """«uno de tus personajes o una de tus localizaciones», «la próxima acción o el próximo objeto»."""
    for at in range(1, len(tokens) - 1):
        if tokens[at] != "o":
            continue
        one, other = tokens[at - 1], tokens[at + 1]
        if tokens[at - 2].startswith("próxim") and GENDER.get(one) != GENDER.get(other, GENDER.get(one)):
            next_one = ("el", "próximo") if GENDER[other] == "m" else ("la", "próxima")
            return (*tokens[: at + 1], *next_one, *tokens[at + 1 :])
        if one in _MANY and other in _MANY and _MANY[one][1] != _MANY[other][1] and _is_one_of(tokens[:at]):
            first = tokens[at - 4][:-1] + ("o" if _MANY[one][1] == "m" else "a")
            second = "uno" if _MANY[other][1] == "m" else "una"
            to = (tokens[at - 5],) if tokens[at - 5] in ("a", "de", "en") else ()
            rest = tokens[at + 2 :]
            if rest[:1] == ("con",):  # said of both
                rest = ("que", "tengan", *rest[1:])
            head = (*tokens[: at - 4], first, *tokens[at - 3 : at])
            return (*head, "o", *to, second, "de", tokens[at - 2], other, *_in_plural(rest))
    return tokens


def _in_plural(tokens: Tokens) -> Tokens:
    """The tokens with «sean desafiados» for what is said of the one or the other, if it follows them."""
    verb = next((i for i, token in enumerate(tokens) if token in STOPS or isinstance(token, Verb)), len(tokens))
    if tokens[verb + 1 : verb + 2] != ("sea",) or not isinstance(tokens[verb - 1], Card):
        return tokens
    return (*tokens[: verb + 1], "sean", tokens[verb + 2][:-1] + "os", *tokens[verb + 3 :])


def _is_one_of(tokens: Tokens) -> bool:
    """Whether they end in «uno de tus» and a noun."""
    one = len(tokens) > 4 and tokens[-4] in ("uno", "una", "otro", "otra")
    return one and tokens[-3] == "de" and tokens[-2] in ("tus", "sus")


def _others(tokens: Tokens) -> Tokens:
    """«devuelve uno de ellos a su mano y pone otro en el fondo»: another one each time."""
    begun = False
    for at, token in enumerate(tokens):
        if token == ".":
            begun = False
        elif token in ("uno", "una") and tokens[at + 1 : at + 3] in (("de", "ellos"), ("de", "ellas")):
            begun = True
        elif begun and token in ("uno", "una") and isinstance(tokens[at - 2], Verb):
            tokens = (*tokens[:at], "otro" if token == "uno" else "otra", *tokens[at + 1 :])
    return tokens


_ADJECTIVES = ("Aventurero", "Cantante", "Desafiante", "Evasivo", "Imprudente")


def _given(tokens: Tokens) -> Tokens:
    """«dar Evasivo este turno a un personaje elegido»: behind «elegido» the keyword would be said of the character."""
    for at, token in enumerate(tokens):
        if not isinstance(token, Verb) or token.lemma != "dar" or tokens[at + 2] != "a":
            continue
        end = next((i for i in range(at, len(tokens)) if isinstance(tokens[i], Card)), at)
        alone = tokens[end + 2 : end + 3] and tokens[end + 2].isalpha()  # «Desafiante +2» is no adjective
        if alone and tokens[end - 1].startswith("elegid") and tokens[end + 1] in _ADJECTIVES:
            stop = next((i for i in range(end, len(tokens)) if tokens[i] in STOPS or tokens[i] == "«"), len(tokens))
            if tokens[stop : stop + 1] != ("«",):
                recipient, gift = tokens[at + 2 : end + 1], tokens[end + 1 : stop]
                tokens = (*tokens[: at + 2], *gift, *recipient, *tokens[stop:])
    return tokens


_EQUAL = ("una", "cantidad", "de", "daño", "igual", "a")


def _amount_first(tokens: Tokens) -> Tokens:
    """«infligir una cantidad de daño igual a su ¤ a un personaje elegido»: not to the ¤ of that character."""
    for at, token in enumerate(tokens):
        if not isinstance(token, Verb) or token.lemma != "infligir" or tokens[at + 2] != "a":
            continue
        end = next((i + 1 for i in range(at, len(tokens)) if isinstance(tokens[i], Card)), at)
        stop = next((i for i in range(end, len(tokens)) if tokens[i] in STOPS), len(tokens))
        if tokens[end : end + 6] == _EQUAL and any(isinstance(each, Back) for each in tokens[end:stop]):
            tokens = (*tokens[: at + 2], *tokens[end:stop], *tokens[at + 2 : end], *tokens[stop:])
    return tokens


_IN_HAND = ("cartas", "en", "la", "mano")


def _once(tokens: Tokens) -> Tokens:
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
