"""Whose zone a card is put into: always that of its own player, so a text that names another is not one of the game.

"Your hand" and "their hand" add nothing to the tree of a text that is right.  Once the words that point back are
resolved, it can be told whether the cards are the player's that is named, and a text is declined where they are not.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, find_all, walk
from illumineer.text.parse import Derivation
from illumineer.text.patterns import Unbound
from illumineer.vocab import Happening, Role, Who

_NAMED = {
    ("own", "your"): True, ("own", "their"): False, ("owner", "that player 's"): False,
    ("you.have", "you have"): True, ("you.have", "they have"): False,
    ("you.reveal", "you reveal"): True, ("you.reveal", "they reveal"): False,
}  # fmt: skip
"""Phrases that add nothing to a tree, and whether it is yours what they speak of."""
_ONLY_YOURS = (ir.IsThis(), ir.IsAt(ir.This()))  # only your characters are at your location (4.7.1)
_VERBS = (ir.Put, ir.Play, ir.Discard, ir.DiscardCost, ir.Choose, ir.DrawUntil, ir.RevealUntil)


def check(derivation: Derivation, values: dict[Derivation, Any], tree: Any) -> None:
    """Raise Unbound if the text that was read as a tree names a zone that is not that of the cards put there."""
    if any((wording.rule.category, wording.text) in _NAMED for wording in derivation.wordings()):
        _visit(derivation, (), values, tree)


def _visit(found: Derivation, verbs: tuple[Node, ...], values: dict[Derivation, Any], root: Any) -> None:
    verbs = tuple(find_all(values[found], *_VERBS)) or verbs
    named = _NAMED.get((found.category, found.wording.text)) if found.wording is not None else None
    if named is not None:
        for verb in verbs:
            who: Any = getattr(verb, "who", None)
            yours = _yours(getattr(verb, "what", None) if who is None else who, root)
            if named and yours is not True:
                raise Unbound("not_yours")
            if not named and yours is True:
                raise Unbound("yours")
    for child in found.children:
        _visit(child, verbs, values, root)


def _yours(value: Any, root: Any) -> bool | None:
    """Whether cards, or a player, are yours; None: they may be anybody's."""
    match value:
        case Who():
            return None if value is Who.ALL else value is Who.YOU
        case ir.This():
            return True
        case ir.Cards() | ir.Filter() if any(test in value.where for test in _ONLY_YOURS):
            return True
        case ir.Cards() | ir.Filter() | ir.Top():
            return _yours(value.of, root)
        case ir.Chosen():
            return _yours(value.cards, root)
        case ir.Under() | ir.LocationOf() | ir.PlayerOf():
            return _yours(value.thing, root)
        case ir.Together():
            return _all(value.things, root)
        case ir.Those() | ir.Among():
            return _all(_filled(str(value.slot), root), root)
        case ir.Involved():
            return _all(_involved(value.role, root), root)
    return False  # a player who was chosen, or whose turn it is


def _all(values: Any, root: Any) -> bool | None:
    answers = {_yours(value, root) for value in values}
    return answers.pop() if len(answers) == 1 else None


def _filled(slot: str, root: Any) -> list[Any]:
    """What fills a slot, other than with what is in it already."""
    found: list[Any] = []
    for node in walk(root):
        match node:
            case ir.Create() if slot == "about":
                found.append(node.about)
            case ir.Chosen() if node.slot == slot:
                found.append(node.cards)
            case ir.Look() | ir.Reveal() if node.slot == slot:
                found.append(node.what)
            case ir.RevealUntil() if slot in (node.found, node.rest):
                found.append(node.who)
            case ir.ForEach() if node.slot == slot:
                found.append(node.things)
            case _ if getattr(node, "into", "") == slot:
                found.append(getattr(node, "what", None) or getattr(node, "who", None))
    return [value for value in found if value != ir.Those(slot)]


def _involved(role: Role, root: Any) -> list[Any]:
    """The card with a role in the events that are waited for."""
    found: list[Any] = []
    for node in walk(root):
        match node:
            case ir.Triggered():
                found.extend(_card(event, role) for event in node.events)
            case ir.Replacement():
                found.append(_card(node.event, role))
    return found


def _card(event: ir.Event, role: Role) -> Any:
    """The card of an event as it is described, or the player whose event it is."""
    card = event.subject if role is Role.SUBJECT or event.on is Happening.SANG else event.object  # a song of the singer
    if card is None or (card.of is Who.ALL and not any(test in card.where for test in _ONLY_YOURS)):
        return Who.ALL if event.player is None or role is Role.OBJECT else event.player
    return card
