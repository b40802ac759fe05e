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
from illumineer.text.lexemes import MOVERS
from illumineer.text.phrase import MANY, ONE, Phrase
from illumineer.text.spanish import inflect, plural
from illumineer.vocab import CardType, Role, Zone

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
_AWAY = tuple(each for each in MOVERS if each is not ir.Play)  # afterwards it is a card, whatever it was in play
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
        match value.where[0]:
            case ir.IsInvolved(role=role):
                value = ir.Involved(role)
            case ir.IsIn(slot=slot):
                value = ir.Those(slot)
            case _:
                value = ir.This()
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
    match value:
        case ir.Those():
            return _slot(str(value.slot), root)
        case ir.Involved():
            return _involved(value.role, root)
        case ir.Chosen() | ir.Cards():
            return _of_thing(value, root)
        case ir.Together():
            kinds = {described(part, root)[:2] for part in value.things}
            return (*(kinds.pop() if len(kinds) == 1 else ("carta", "f")), MANY)
        case ir.LocationOf():
            return "localización", "f", ONE
    return "carta", "f", ONE


def _of_tests(where: tuple[Any, ...], many: bool, in_play: bool) -> tuple[str, str, str]:
    number = MANY if many else ONE
    for test in where:
        match test:
            case ir.IsType(types=types) if in_play and len(types) <= 2:
                nouns = [NOUNS[type_] for type_ in types]
                return _OR.join(noun for noun, _ in nouns), max(gender for _, gender in nouns), number
            case ir.IsSong() if in_play:
                return "canción", "f", number
            case ir.AnyOf():  # "this or another character"
                others = [getattr(each, "tests", (each,)) for each in test.tests if each != ir.IsThis()]
                kinds = {_of_tests(tests, many, in_play) for tests in others}
                if len(kinds) == 1:
                    return kinds.pop()
    return "carta", "f", number


def _of_thing(thing: Any, root: Any) -> tuple[str, str, str]:
    match thing:
        case ir.Chosen(cards=ir.Among(slot=slot)):
            noun, gender, _ = _slot(str(slot), root)
            return noun, gender, MANY if _is_several(thing) else ONE
        case ir.Chosen(cards=cards):
            in_play = isinstance(cards, ir.Cards) and cards.zones[0] is Zone.PLAY
            return _of_tests(getattr(cards, "where", ()), _is_several(thing), in_play)
        case ir.Cards():
            return _of_tests(thing.where, True, thing.zones[0] is Zone.PLAY)
        case ir.Top():
            return "carta", "f", ONE if thing.n == 1 else MANY
    return described(thing, root)


def _is_several(choice: ir.Chosen) -> bool:
    """Whether more than one card may be chosen."""
    return choice.n is None or not isinstance(choice.n, int) or choice.n > 1


def _slot(slot: str, root: Any) -> tuple[str, str, str]:
    found: list[tuple[str, str, str]] = []
    for node in walk(root):
        match node:
            case ir.Create(about=about) if slot == "about" and about is not None:
                found.append(described(about, root))
            case ir.Chosen() if str(node.slot) == slot:  # a number, once it is compiled
                found.append(_of_thing(node, root))
            case ir.Look() | ir.Reveal() if str(node.slot) == slot:
                found.append(_of_thing(node.what, root))
            case _ if str(getattr(node, "into", None)) == slot:
                found.append(_of_done(node, slot, root))
    return found[0] if found else ("carta", "f", ONE)


def _of_done(verb: Node, slot: str, root: Any) -> tuple[str, str, str]:
    """What a verb has left in the slot."""
    what = getattr(verb, "what", None) or getattr(verb, "to", None) or getattr(verb, "things", None)
    if not isinstance(what, Node) or (isinstance(what, ir.Those) and str(what.slot) == slot):
        return "carta", "f", ONE
    noun, gender, number = _of_thing(what, root)
    if isinstance(verb, _AWAY):
        return "carta", "f", number
    if isinstance(verb, ir.Play) and isinstance(what, ir.Chosen):  # it is in play by now
        return _of_tests(getattr(what.cards, "where", ()), number == MANY, True)
    return noun, gender, number


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
