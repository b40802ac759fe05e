"""The n-th time, damage shared out or kept off, cards that were under a card, what each player decides about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import Table, action, character, table
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import CardError
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Happening, Who

EXTRA = character("Extra")  # what decks are filled with
TUNES = tuple(action(name, ir.Draw(), cost=0) for name in ("Air", "Bolero", "Canon", "Dirge"))


def event(text: str) -> ir.Event:
    return tree(text).events[0]


# --- the n-th time ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (
            "Whenever you play a third action",
            ir.Event(Happening.PLAYED, ir.Filter(where=(ir.IsType((CardType.ACTION,)),)), player=Who.YOU, nth=3),
        ),
        (
            "Whenever you play a third action in a turn",
            ir.Event(Happening.PLAYED, ir.Filter(where=(ir.IsType((CardType.ACTION,)),)), player=Who.YOU, nth=3),
        ),
        ("Whenever an opponent draws a second card each turn", ir.Event(Happening.DREW, player=Who.OPPONENTS, nth=2)),
        ("Whenever you discard a second card this turn", ir.Event(Happening.DISCARDED, player=Who.YOU, nth=2)),
        ("Whenever you sing a second song", ir.Event(Happening.SONG_SUNG, player=Who.YOU, nth=2)),
        (
            "Whenever he sings a song for the first time each turn",
            ir.Event(Happening.SANG, ir.Filter(where=(ir.IsThis(),)), nth=1),
        ),
        (
            "The third time this character is challenged each turn",
            ir.Event(Happening.CHALLENGES, object=ir.Filter(where=(ir.IsThis(),)), nth=3),
        ),
    ],
)
def test_the_nth_event_of_a_turn(words: str, found: ir.Event) -> None:
    assert event(f"{words}, draw a card.") == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Whenever an opponent plays a song, if it's the second song they've played this turn, draw a card.",
            ir.Event(Happening.PLAYED, ir.Filter(where=(ir.IsSong(),)), player=Who.OPPONENTS, nth=2),
        ),
        (
            "Whenever a player plays a card, if it's the third card they've played this turn, draw a card.",
            ir.Event(Happening.PLAYED, player=Who.ALL, nth=3),
        ),
        (
            "Whenever an opponent plays their second card each turn, draw a card.",
            ir.Event(Happening.PLAYED, player=Who.OPPONENTS, nth=2),
        ),
        ("Whenever you draw your second card in a turn, draw a card.", ir.Event(Happening.DREW, player=Who.YOU, nth=2)),
    ],
)
def test_the_nth_of_another_player(text: str, found: ir.Event) -> None:
    assert event(text) == found


def test_each_player_is_counted_alone() -> None:
    text = "Whenever a player plays their second action each turn, gain 1 lore."
    clerk = character("Clerk", tree(text))
    mine = {"play": ["Clerk"], "hand": ["Air", "Bolero"]}
    t = table([EXTRA, clerk, *TUNES], p1=mine, p2={"hand": ["Canon", "Dirge"]})
    t.do("play Air")
    assert t.lore() == 0
    t.do("play Bolero")
    assert t.lore() == 1
    t.do("end turn", "play Canon")
    assert t.lore() == 1
    assert t.do("play Dirge").lore() == 2


def test_what_another_player_did_is_not_what_you_did() -> None:
    text = "Whenever an opponent draws a card, if it's the second card you've drawn this turn, gain 1 lore."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_of_any_card_it_would_be_counted_for_each() -> None:
    text = "Whenever one of your characters quests for the third time each turn, draw a card."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


@pytest.mark.rule("6.2.2")
def test_the_third_and_not_the_fourth() -> None:
    writer = character("Writer", tree("During your turn, whenever you play a third action, gain 3 lore."))
    t = table([EXTRA, writer, *TUNES], p1={"play": ["Writer"], "hand": [tune.name for tune in TUNES]})
    lore = []
    for tune in TUNES:
        t.do(f"play {tune.name}")
        lore.append(t.lore())
    assert lore == [0, 0, 3, 3]


# --- damage shared out -----------------------------------------------------------------------

SHARE = (
    "Remove up to 4 damage total from any number of your characters. Gain 1 lore for each 1 damage removed this way."
)


def hurt(*answers: str) -> Table:
    board: Any = {
        "play": [{"card": "Giant", "damage": 3}, {"card": "Ogre", "damage": 3}, {"card": "Knight", "damage": 2}]
    }
    return cast(SHARE, *answers, p1=board)


@pytest.mark.rule("1.9.2.3")
def test_a_total_is_shared_over_several_cards() -> None:
    t = hurt("choose Giant", "choose Ogre", "choose Knight", "number 3")
    assert t.moves() == ["number 1", "number 0"]
    t.do("number 1")  # nothing is left for the third
    assert (t["Giant"].damage, t["Ogre"].damage, t["Knight"].damage, t.lore()) == (0, 2, 2, 4)


def test_less_than_the_total() -> None:
    t = hurt("choose Ogre", "done", "number 2")
    assert (t["Ogre"].damage, t.lore()) == (1, 2)
    assert hurt("done").lore() == 0


def test_a_total_is_up_to_so_much() -> None:
    with pytest.raises(CardError):
        CardBook((action("All", ir.RemoveDamage(None, ir.Cards(), total=True)),))


# --- damage kept off -------------------------------------------------------------------------


@pytest.mark.rule("6.1.13.6")
@pytest.mark.parametrize(("state", "challenging", "challenged"), [("challenging", 0, 4), ("being challenged", 4, 0)])
def test_no_damage_in_one_role(state: str, challenging: int, challenged: int) -> None:
    text = f"Chosen character of yours takes no damage while {state} this turn."
    t = cast(text, p1={"play": ["Giant"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("challenge Giant")
    assert t["Giant"].damage == challenging
    text = f"This character takes no damage while {state}."
    guard = character("Guard", tree(text), willpower=9)
    t = table([EXTRA, guard], p1={"play": ["Ogre"]}, p2={"play": [{"card": "Guard", "exerted": True}]})
    assert t.do("challenge Ogre")["Guard"].damage == challenged


@pytest.mark.rule("1.9.3")
@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to each character.",
        "Put 2 damage counters on chosen character.",
        "Move 2 damage from chosen character of yours to chosen opposing character.",
    ],
)
def test_no_damage_of_any_kind(text: str) -> None:
    stone = character("Stone", tree("This character takes no damage."), willpower=9)
    spell = ir.Card("Spell", CardType.ACTION, 0, abilities=(tree(text, CardType.ACTION),))
    t = table(
        [EXTRA, stone, spell], p1={"hand": ["Spell"], "play": [{"card": "Ogre", "damage": 2}]}, p2={"play": ["Stone"]}
    )
    t.do("play Spell")
    if t.legal("choose Stone"):
        t.do("choose Stone")
    assert t["Stone"].damage == 0 and (t["Ogre"].damage == 2 or text.startswith("Deal"))


def test_it_is_said_of_the_card_that_it_is_given_to() -> None:
    text = "Chosen character gets +2 ¤ while here this turn."
    assert isinstance(read_paragraph(text, CardType.LOCATION), Declined)


# --- cards that were under -------------------------------------------------------------------

BUDDIES = (
    "When this character is banished, if any of the cards that were under them are character cards, you may play those "
    "characters from your discard for free."
)
SAVES = "Whenever one of your other characters is banished, return a character card from your discard to your hand."
SAVER = character("Saver", replace(tree(SAVES), name="Save"))


@pytest.mark.rule("6.7.7")
@pytest.mark.parametrize(
    ("under", "answer", "play"),
    [(["Knight"], "accept", ["Knight"]), (["Knight"], "decline", []), (["Rock"], "", []), ([], "", [])],
)
def test_those_that_were_under(under: list[str], answer: str, play: list[str]) -> None:
    end = ir.Card("End", CardType.ACTION, 0, abilities=(tree("Banish chosen character.", CardType.ACTION),))
    buddies = character("Buddies", tree(BUDDIES))
    t = table(
        [EXTRA, buddies, end], p1={"hand": ["End"], "play": [{"card": "Buddies", "under": under}], "discard": ["Ogre"]}
    )
    t.do("play End")
    assert t.legal("accept") is bool(answer)
    if answer:
        t.do(answer)
    assert t.play() == play and t["Ogre"].zone == "discard"


@pytest.mark.rule("7.1.6", "6.7.7")
@pytest.mark.parametrize(("under", "left"), [(["Knight", "Scout"], ["Scout"]), (["Knight"], [])])
def test_one_that_was_under_and_has_left_the_discard_since_is_not_played(under: list[str], left: list[str]) -> None:
    """The card in the hand is another one by then; those that are where they went are played all the same."""
    end = ir.Card("End", CardType.ACTION, 0, abilities=(tree("Banish chosen character.", CardType.ACTION),))
    t = table(
        [EXTRA, character("Buddies", tree(BUDDIES)), SAVER, end],
        p1={"hand": ["End"], "play": [{"card": "Buddies", "under": under}, "Saver"]},
    )
    t.do("play End", "choose Buddies", "resolve Saver: Save", "choose Knight")
    assert t.legal("accept") is bool(left)
    if left:
        t.do("accept")
    assert t.hand() == ["Knight"] and sorted(t.play()) == sorted(["Saver", *left])


@pytest.mark.rule("7.1.6", "6.7.7")
def test_one_that_was_under_is_counted_wherever_it_is() -> None:
    end = ir.Card("End", CardType.ACTION, 0, abilities=(tree("Banish chosen character.", CardType.ACTION),))
    counts = tree("When this character is banished, gain 1 lore for each card that was under them.")
    t = table(
        [EXTRA, character("Buddies", counts), SAVER, end],
        p1={"hand": ["End"], "play": [{"card": "Buddies", "under": ["Knight", "Scout"]}, "Saver"]},
    )
    t.do("play End", "choose Buddies", "resolve Saver: Save", "choose Knight")
    assert t.lore() == 2


# --- if you do -------------------------------------------------------------------------------


def test_two_sentences_are_an_activated_ability() -> None:
    one = tree("Once during your turn, you may choose and discard a card to draw 2 cards.")
    two = tree("Once during your turn, you may choose and discard a card. If you do, draw 2 cards.")
    assert one == two and one.costs and one.limit == 1


@pytest.mark.rule("6.1.5.1")
def test_what_is_no_price_is_done_first() -> None:
    use = tree("Once during your turn, you may draw a card. If you do, gain 1 lore.")
    sage = character("Sage", ir.Activated(use.costs, use.effect, limit=1, name="Use"))
    t = table([EXTRA, sage], p1={"play": ["Sage"], "deck": 3}).do("activate Sage: Use")
    assert (len(t.hand()), t.lore()) == (1, 1) and not t.legal("activate Sage: Use")


# --- each about their own --------------------------------------------------------------------

CLIMB = (
    "Each player reveals the top card of their deck. If it's a character card, they may put it into their hand. "
    "Otherwise, put it on the bottom of their deck."
)


@pytest.mark.rule("6.7.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "answers", "hands"),
    [
        ("Ogre", "Giant", ("accept", "accept"), (["Ogre"], ["Giant"])),
        ("Ogre", "Giant", ("decline", "accept"), ([], ["Giant"])),
        ("Rock", "Giant", ("accept",), ([], ["Giant"])),
        ("Rock", "Camp", (), ([], [])),
    ],
)
def test_each_player_decides_about_their_own_card(mine: str, theirs: str, answers: tuple[str, ...], hands: Any) -> None:
    t = cast(CLIMB, *answers, p1={"deck": [mine, "Pawn"]}, p2={"deck": [theirs, "Pawn#2"]})
    assert (t.hand(), t.hand(1)) == hands
    assert t.moves()[-1] and len(t.game.state.deck[0]) == 2 - len(hands[0])
