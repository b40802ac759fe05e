"""The cards of a scenario: those that it invents, and those that are looked up in a pool."""

from __future__ import annotations

from dataclasses import dataclass, field

from illumineer import ir
from illumineer.judge.faults import Faults
from illumineer.judge.labels import card_name
from illumineer.judge.pool import Pool, Unplayable, compiled
from illumineer.judge.printed import printed
from illumineer.judge.reading import At
from illumineer.judge.scenario import Scenario
from illumineer.limits import MOST_TOLD
from illumineer.messages import Message
from illumineer.names import full_name, is_misspelt
from illumineer.seen.labels import folded_label
from illumineer.text import NOTHING, Printed, explained_on


@dataclass(slots=True)
class Cards:
    """What came of looking for the cards of a scenario."""

    pool: Pool
    """Where they were looked for: the invented ones first."""
    found: dict[str, ir.Card] = field(default_factory=dict)
    """By the folded name."""
    unplayable: tuple[str, Unplayable, At] | None = None
    """The first card that is known and cannot be played: its name, why, and where its text or its name stands."""
    unknown: list[tuple[At, Message]] = field(default_factory=list)
    """The cards that no pool has: where each is named, and the complaint about it."""
    are_all_found: bool = True
    """Whether each of them can be played with."""


def look_up(scenario: Scenario, pool: Pool, faults: Faults) -> Cards:
    """The cards that the setup names.  A name that is nearly right, or lacks its version, is noted as a mistake."""
    pool, texts, all_named = _with_invented(scenario, pool, faults)
    cards = Cards(pool)
    done: set[str] = set()
    for label in scenario.labels:
        name, at = card_name(label), scenario.where[label]
        key = folded_label(name)
        if key in done or len(cards.unknown) == MOST_TOLD:
            continue
        done.add(key)
        found = pool.find(name)
        if isinstance(found, ir.Card):
            cards.found[key] = found
            continue
        cards.are_all_found = False
        if found is not None:
            cards.unplayable = cards.unplayable or (name, found, texts.get(key, at))
        elif versions := pool.versions(name):
            at.note(at.refuse(Message("decks.version", {"name": name, "versions": versions})))
        elif all_named:
            near = pool.nearest(name)
            if near and is_misspelt(name, near[0]):
                at.note(at.fail("misspelt_card", card=name, near=near[0]))
            else:
                blanks = {"card": name, "places": pool.places, **({"near": near} if near else {})}
                cards.unknown.append((at, Message("scenario.unknown_card", blanks)))
    return cards


def _with_invented(scenario: Scenario, pool: Pool, faults: Faults) -> tuple[Pool, dict[str, At], bool]:
    """The pool with the invented cards in front, where the text of each stands, and whether all have a name."""
    invented: dict[str, ir.Card | Unplayable] = {}
    readable: dict[str, Printed] = {}
    known = NOTHING
    texts: dict[str, At] = {}
    all_named = scenario.cards is not None
    for at in scenario.cards or ():
        before = len(faults.found)
        card = at.read(printed, None)
        if card is None or not card.name:
            all_named = False
            continue
        name = full_name(card.name, card.version)
        if name in invented:
            at.note(at.fail("card_twice", card=name))
        elif len(faults.found) > before:
            invented[name] = Unplayable("")  # what is wrong with it is told already
        else:
            invented[name], readable[name] = Unplayable(""), card
            known = known.joined(explained_on(card))
            texts[folded_label(name)] = at.mapping().get("text", at)
    invented |= {name: compiled(card, known) for name, card in readable.items()}
    return pool.with_cards(invented), texts, all_named
