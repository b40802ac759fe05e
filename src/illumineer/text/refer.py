"""The Spanish noun for a card that a word points back at.

English says "it" or "they" and leaves the rest to the reader; Spanish says «ese personaje», «esas cartas», with the
gender and number of what was spoken of, which is looked up in the tree.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, find_all, walk
from illumineer.text import marks
from illumineer.text.card_nouns import GENDER
from illumineer.text.phrase import MANY, ONE, Phrase
from illumineer.text.spanish import inflect, plural
from illumineer.vocab import CardType, Role

_TYPES = {
    CardType.CHARACTER: "personaje", CardType.ACTION: "acción", CardType.ITEM: "objeto",
    CardType.LOCATION: "localización",
}  # fmt: skip
NOUNS = {type_: (noun, GENDER[noun]) for type_, noun in _TYPES.items()}
_OR = " o "  # between the nouns of cards of two types
_PLACE = ("localización", "f", ONE)
_OBJECTS = {"SANG": ("canción", "f", ONE), "MOVED": _PLACE, "QUESTED": _PLACE}  # the other card of an event
_THAT = {"ms": "ese", "fs": "esa", "mp": "esos", "fp": "esas"}
_THIS = {"ms": "este", "fs": "esta", "mp": "estos", "fp": "estas"}
_AWAY = (ir.Put, ir.Discard)  # afterwards it is a card, whatever it was in play
_THE = {"ms": "el", "fs": "la", "mp": "los", "fp": "las"}


UNSAID = "unsaid"
"""The cards are not written: others agree with them."""


def spanish(value: Any, root: Any, type_: CardType, how: str = "") -> Phrase:
    """The phrase; `how` says which: "" for «ese», "it" for «ese» or a pronoun, "the" for «el», "themany" for «los»,
    "other" for «el otro», "both" for «ambos», "card" for «esa carta»."""
    if how == "they":
        return marks.they(Phrase(("ese", "jugador"), "m", ONE))
    if how == "player":
        number = MANY if isinstance(value, ir.PlayerIn) and _several_players(str(value.slot), root) else ONE
        phrase = Phrase((_THAT["m" + number], "jugadores" if number == MANY else "jugador"), "m", number)
        return marks.they(phrase) if number == ONE else phrase
    if isinstance(value, ir.Filter):  # a card of an event
        test = value.where[0]
        if isinstance(test, ir.IsInvolved):
            value = ir.Involved(test.role)
        else:
            value = ir.Those(test.slot) if isinstance(test, ir.IsIn) else ir.This()
    if isinstance(value, ir.This):
        noun, gender = NOUNS[type_]
        return _pointed(value, root, Phrase((_THIS[gender + ONE], noun), gender, ONE), how)
    if isinstance(value, ir.Among):
        return Phrase(("el", "resto"), "m", ONE)
    noun, gender, number = described(value, root)
    if how in ("many", "both", "themany"):
        number = MANY
    if _OR in noun and how in ("", "it"):
        return _pointed(value, root, Phrase(_either(noun, number), gender, number), how)
    if how == "card" or _OR in noun:
        noun, gender = "carta", "f"
    if how == "both":
        return Phrase((*inflect("ambo/a", f"{MANY}/{gender}"), plural(noun)), gender, number)
    words = [_THE[gender + number]] if how in ("the", "themany", "other") else [_THAT[gender + number]]
    if how == "other":
        words += inflect("otro/a", f"{number}/{gender}")
    return _pointed(value, root, Phrase((*words, plural(noun) if number == MANY else noun), gender, number), how)


def _either(nouns: str, number: str) -> tuple[str, ...]:
    """«ese personaje o esa localización»."""
    words: list[str] = []
    for noun in nouns.split(_OR):
        words += ("o", _THAT[GENDER[noun] + number], plural(noun) if number == MANY else noun)
    return tuple(words[1:])


def again(value: Any, root: Any) -> Phrase:
    """The phrase for a card that the same sentence has named: «esa carta», or a pronoun."""
    return marks.back(Phrase(("esa", "carta"), "f", ONE), value, root, near=False)


def _pointed(value: Any, root: Any, phrase: Phrase, how: str) -> Phrase:
    """The phrase, marked if a pronoun may stand for it."""
    if how == "it":
        return marks.back(phrase, value, root, near=False)
    # English repeats a noun that Spanish does not have: «esa carta» for "that character", which is not in play
    near = how == "card" or (not how and phrase.tokens[-1] in ("carta", "cartas"))
    return marks.back(phrase, value, root, near=True) if near else phrase


def _several_players(slot: str, root: Any) -> bool:
    return any(str(choice.slot) == slot and choice.n != 1 for choice in find_all(root, ir.ChoosePlayer))


def described(value: Any, root: Any) -> tuple[str, str, str]:
    """Noun, gender and number of what a node means."""
    if isinstance(value, ir.Those):
        return _slot(str(value.slot), root)
    if isinstance(value, ir.Involved):
        return _involved(value.role, root)
    if isinstance(value, ir.Chosen | ir.Cards):
        return _of_thing(value, root)
    if isinstance(value, ir.Together):
        kinds = {described(part, root)[:2] for part in value.things}
        return (*(kinds.pop() if len(kinds) == 1 else ("carta", "f")), MANY)
    if isinstance(value, ir.LocationOf):
        return "localización", "f", ONE
    return "carta", "f", ONE


def _of_tests(where: tuple[Any, ...], many: bool, in_play: bool) -> tuple[str, str, str]:
    number = MANY if many else ONE
    for test in where:
        if isinstance(test, ir.IsType) and in_play and len(test.types) <= 2:
            nouns = [NOUNS[type_] for type_ in test.types]
            return _OR.join(noun for noun, _ in nouns), max(gender for _, gender in nouns), number
        if isinstance(test, ir.IsSong) and in_play:
            return "canción", "f", number
        if isinstance(test, ir.AnyOf):  # "this or another character"
            others = [getattr(each, "tests", (each,)) for each in test.tests if each != ir.IsThis()]
            kinds = {_of_tests(tests, many, in_play) for tests in others}
            if len(kinds) == 1:
                return kinds.pop()
    return "carta", "f", number


def _of_thing(thing: Any, root: Any) -> tuple[str, str, str]:
    if isinstance(thing, ir.Chosen):
        many = thing.n is None or not isinstance(thing.n, int) or thing.n > 1
        cards = thing.cards
        if isinstance(cards, ir.Among):
            noun, gender, _ = _slot(str(cards.slot), root)
            return noun, gender, MANY if many else ONE
        in_play = isinstance(cards, ir.Cards) and cards.zones[0].name == "PLAY"
        return _of_tests(getattr(cards, "where", ()), many, in_play)
    if isinstance(thing, ir.Cards):
        return _of_tests(thing.where, True, thing.zones[0].name == "PLAY")
    if isinstance(thing, ir.Top):
        return "carta", "f", ONE if thing.n == 1 else MANY
    return described(thing, root)


def _slot(slot: str, root: Any) -> tuple[str, str, str]:
    found: list[tuple[str, str, str]] = []
    for node in walk(root):
        if slot == "about" and isinstance(node, ir.Create) and node.about is not None:
            found.append(described(node.about, root))
        elif isinstance(node, ir.Chosen) and str(node.slot) == slot:  # a number, once it is compiled
            found.append(_of_thing(node, root))
        elif isinstance(node, ir.Look | ir.Reveal) and str(node.slot) == slot:
            found.append(_of_thing(node.what, root))
        elif str(getattr(node, "into", None)) == slot:
            what = getattr(node, "what", None) or getattr(node, "to", None) or getattr(node, "things", None)
            if isinstance(what, Node) and not (isinstance(what, ir.Those) and str(what.slot) == slot):
                noun, gender, number = _of_thing(what, root)
                if isinstance(node, ir.Play) and isinstance(what, ir.Chosen):  # it is in play by now
                    noun, gender, number = _of_tests(getattr(what.cards, "where", ()), number == MANY, True)
                found.append(("carta", "f", number) if isinstance(node, _AWAY) else (noun, gender, number))
            else:
                found.append(("carta", "f", ONE))
    return found[0] if found else ("carta", "f", ONE)


def _is_chosen(root: Any) -> bool:
    """Whether the card that an effect leaves something behind for was chosen."""
    made = find_all(root, ir.Create)
    return bool(made) and all(isinstance(each.about, ir.Chosen | ir.Those) for each in made)


def _involved(role: Role, root: Any) -> tuple[str, str, str]:
    found: list[tuple[str, str, str]] = []
    for node in find_all(root, ir.Event):
        filter_ = node.subject if role is Role.SUBJECT else node.object
        first = filter_.where[0] if filter_ is not None and filter_.where else None
        if isinstance(first, ir.IsIn) and _is_chosen(root):
            found.append(_slot(str(first.slot), root))
        elif filter_ is not None:
            found.append(_of_tests(filter_.where, False, True))
        elif role is Role.OBJECT and node.on.name in _OBJECTS:
            found.append(_OBJECTS[node.on.name])
        elif role is Role.SUBJECT and node.on.name in ("DISCARDED", "PUT_INTO_DISCARD"):
            found.append(("carta", "f", ONE))
        elif node.on.name in ("CHALLENGES", "BANISHED", "BANISHES", "QUESTED"):
            found.append(("personaje", "m", ONE))
    return found[0] if found else ("personaje", "m", ONE)
