"""Editions: resolving effects, triggered and static abilities, replacement effects, damage."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.differ import ONE, TWO, differ
from tests.support import (
    THIS,
    action,
    any_character,
    character,
    keyword,
    opposing_character,
    table,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import EDITIONS
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Leave, Who, Zone


def from_hand(n: int = 1, of: ir.Player = Who.YOU) -> ir.Chosen:
    return ir.Chosen(ir.Cards((Zone.HAND,), of), n, by=of)


# --- order inside an effect, Resist ----------------------------------------------------------


def shield() -> ir.Card:
    """Takes upon itself, as put damage, what would be dealt to the other characters of its player."""
    others = ir.Filter(Who.YOU, (ir.IsOther(), ir.Not(ir.IsThis())))
    return character(
        "Shield",
        ir.Replacement(
            ir.Event(Happening.DAMAGE_DEALT, subject=others), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Mine"
        ),
        willpower=9,
    )


@pytest.mark.rule("2.0:6.7.2.2")
@pytest.mark.edition_row("order-inside-effect")
@pytest.mark.edition_row("resist")
def test_resist_counts_before_replacements_from_2_1_on_after_them_in_2_0_and_beside_them_in_1x() -> None:
    """3 damage to a character with Resist +1 next to one that takes the damage of others upon itself."""
    tough = character("Tough", keyword(Keyword.RESIST, 1), willpower=9)
    bolt = action("Bolt", ir.Deal(3, opposing_character(ir.Named(("Tough",)))))

    def play(edition: str) -> list[tuple[str, int, int]]:
        found = []
        for first in ("", "replace Tough: Resist", "replace Shield: Mine"):
            t = table(
                [tough, shield(), bolt], edition, p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Tough", "Shield"]}
            )
            t.do("play Bolt")
            if t.asked != (1, "replace"):
                return [("not asked", t["Tough"].damage, t["Shield"].damage)]
            if first:
                t.do(first)
                found.append((first, t["Tough"].damage, t["Shield"].damage))
        return found

    differ(
        play,
        {
            ONE: [("replace Tough: Resist", 0, 2), ("replace Shield: Mine", 0, 3)],
            "2.0": [("not asked", 0, 3)],
            "2.1 2.2 2.3": [("not asked", 0, 2)],
        },
    )


# --- A to B, may -----------------------------------------------------------------------------


@pytest.mark.edition_row("a-to-b")
def test_what_cannot_be_paid_whole_is_not_paid_in_1x_and_done_as_far_as_possible_from_2_0_on() -> None:
    swap = action("Swap", ir.To(ir.Discard(from_hand(2)), ir.Draw(3)))

    def play(edition: str) -> tuple[list[str], int]:
        t = table([swap], edition, p1={"hand": ["Swap", "Ogre"], "ink": 1}).do("play Swap")
        if t.asked == (0, "choose"):
            t.do("choose Ogre")
        return t.hand(), len(t.discard())

    differ(play, {ONE: (["Ogre"], 1), TWO: ([], 2)})


@pytest.mark.edition_row("a-to-b")
def test_from_2_1_on_what_asks_for_ink_is_a_cost_again() -> None:
    swap = action("Swap", ir.To(ir.Seq((ir.PayInk(1), ir.Discard(from_hand(2)))), ir.Draw(3)))

    def play(edition: str) -> tuple[list[str], tuple[int, int]]:
        t = table([swap], edition, p1={"hand": ["Swap", "Ogre"], "ink": 3}).do("play Swap")
        if t.asked == (0, "choose"):
            t.do("choose Ogre")
        return t.hand(), t.ink()

    differ(play, {f"{ONE} 2.1 2.2 2.3": (["Ogre"], (2, 1)), "2.0": ([], (1, 2))})


@pytest.mark.edition_row("unpayable-may")
def test_a_may_that_cannot_be_paid_counts_as_declined_from_2_2_on() -> None:
    offer = ir.May(ir.To(ir.Seq((ir.PayInk(1), ir.Discard(from_hand()))), ir.Draw(3)))
    reader = character("Reader", when_played(offer), cost=1)

    def play(edition: str) -> tuple[Any, ...]:
        t = table([reader], edition, p1={"hand": ["Reader", "Ogre"], "ink": 1}).do("play Reader")
        asked = t.asked == (0, "accept")
        if asked:
            t.do("accept")
        if t.asked == (0, "choose"):
            t.do("choose Ogre")
        return asked, t.hand()

    differ(play, {f"{ONE} 2.1": (True, ["Ogre"]), "2.0": (True, []), "2.2 2.3": (False, ["Ogre"])})


@pytest.mark.edition_row("several-may")
def test_one_answer_for_all_mays_of_a_sentence_from_2_0_to_2_2() -> None:
    twice = action("Twice", ir.Seq((ir.May(ir.Draw()), ir.May(ir.GainLore(1)))))

    def play(edition: str) -> tuple[int, int, int]:
        t = table([twice], edition, p1={"hand": ["Twice"], "ink": 1}).do("play Twice", "accept")
        questions = 1
        if t.asked == (0, "accept"):
            t.do("decline")
            questions = 2
        return questions, len(t.hand()), t.lore()

    differ(play, {f"{ONE} 2.3": (2, 1, 0), "2.0 2.1 2.2": (1, 1, 1)})


HAS_ONE = ir.Have(ir.Cards(of=Who.YOU), n=1)


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(
    "effect",
    [
        ir.Text((ir.May(ir.Draw()), ir.May(ir.GainLore(1)))),
        ir.IfDo(ir.May(ir.Draw()), ir.May(ir.GainLore(1))),
        ir.IfDo(ir.May(ir.Draw()), ir.If(HAS_ONE, ir.May(ir.GainLore(1)))),
        ir.May(ir.Seq((ir.Draw(), ir.If(HAS_ONE, ir.IfDo(ir.May(ir.GainLore(1)), None, ir.Draw(0)))))),
        ir.EachPlayer(Who.YOU, (ir.May(ir.Draw(1, Who.THEY), Who.THEY), ir.May(ir.GainLore(1, Who.THEY), Who.THEY))),
        ir.Modal((ir.May(ir.Draw()), ir.May(ir.GainLore(1))), n=2),
    ],
)
def test_the_may_of_another_sentence_is_another_decision_in_every_edition(effect: ir.Effect) -> None:
    twice = action("Twice", effect)
    for edition in EDITIONS:
        t = table([twice], edition, p1={"hand": ["Twice"], "ink": 1, "play": ["Pawn"]}).do("play Twice")
        if t.asked == (0, "mode"):
            t.do("mode 1")
        t.do("accept")
        assert t.asked == (0, "accept"), edition
        assert (len(t.hand()), t.lore()) == (1, 0)
        t.do("decline")
        assert (t.asked, t.lore()) == ((0, "act"), 0), edition


@pytest.mark.edition_row("several-players")
def test_all_players_finish_the_first_part_before_the_second_only_in_2_3() -> None:
    tide = action("Tide", ir.EachPlayer(Who.ALL, (ir.Discard(from_hand(of=Who.THEY)), ir.Draw(1, Who.THEY))))

    def play(edition: str) -> list[tuple[int, int]]:
        t = table([tide], edition, p1={"hand": ["Tide", "Scout", "Ogre"], "ink": 1}, p2={"hand": ["Knight", "Giant"]})
        t.do("play Tide")
        seen = []
        for answer in ("choose Ogre", "choose Giant"):
            seen.append((len(t.hand(0)), len(t.hand(1))))
            t.do(answer)
        return [*seen, (len(t.hand(0)), len(t.hand(1)))]

    before = [(2, 2), (2, 2), (2, 2)]
    differ(play, {f"{ONE} 2.0 2.1 2.2": before, "2.3": [(2, 2), (1, 2), (2, 2)]})


# --- triggered abilities ---------------------------------------------------------------------


@pytest.mark.edition_row("secondary-if")
def test_a_secondary_if_that_is_false_at_first_keeps_the_ability_out_of_the_bag_only_in_1x() -> None:
    """Two abilities trigger; the first to resolve makes the condition of the other true."""
    lucky = character(
        "Lucky",
        whenever(Happening.QUESTED, ir.GainLore(3), "Luck", subject=THIS),
        ir.Triggered(
            (ir.Event(Happening.QUESTED, subject=THIS),),
            ir.Draw(),
            condition=ir.Compare(ir.LoreOf(), Cmp.GE, 4),
            name="Then",
        ),
        lore=1,
    )

    def play(edition: str) -> tuple[list[str], int]:
        t = table([lucky], edition, p1={"play": ["Lucky"]}).do("quest Lucky")
        bag = t.bag()
        if t.asked == (0, "resolve"):
            t.do("resolve Lucky: Luck")
        return bag, len(t.hand())

    differ(play, {ONE: ([], 0), TWO: (["Luck", "Then"], 1)})


def test_in_1x_a_secondary_if_that_becomes_false_in_the_bag_stops_the_ability_as_well() -> None:
    """The second look of 1.x (7.4.4) is the only one of later editions."""
    spend = ir.Triggered((ir.Event(Happening.QUESTED, subject=THIS),), ir.LoseLore(1, Who.YOU), name="Spend")
    keep = ir.Triggered(
        (ir.Event(Happening.QUESTED, subject=THIS),),
        ir.Draw(),
        condition=ir.Compare(ir.LoreOf(), Cmp.GE, 1),
        name="Keep",
    )
    for edition in ("1-early", "1-late", "2.0", "2.3"):
        t = table([character("Fickle", spend, keep)], edition, p1={"play": ["Fickle"]}).do("quest Fickle")
        t.do("resolve Fickle: Spend")
        assert len(t.hand()) == 0
        t = table([character("Fickle", spend, keep)], edition, p1={"play": ["Fickle"]}).do("quest Fickle")
        t.do("resolve Fickle: Keep")
        assert len(t.hand()) == 1


@pytest.mark.edition_row("trigger-during-resolution")
def test_in_1x_an_ability_joins_the_bag_and_its_if_is_read_when_the_resolution_is_over() -> None:
    """It triggers with the first part of an action; the condition is true after the first part, but not at the end."""
    page = character(
        "Page",
        ir.Triggered(
            (ir.Event(Happening.DREW, player=Who.YOU),),
            ir.GainLore(1),
            condition=ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.LE, 1),
            name="Light Hand",
        ),
    )
    hoard = action("Hoard", ir.Text((ir.Draw(), ir.GainLore(1), ir.Draw(2))))
    shed = action("Shed", ir.Text((ir.Draw(3), ir.Discard(from_hand(2)))))

    def play(edition: str) -> tuple[list[str], list[str], int]:
        t = table([page, hoard], edition, p1={"play": ["Page"], "hand": ["Hoard"], "ink": 1}).do("play Hoard")
        full = t.bag()
        t = table([page, shed], edition, p1={"play": ["Page"], "hand": ["Shed"], "ink": 1, "deck": 9}).do("play Shed")
        while t.asked == (0, "choose"):
            t.game.push(t.game.legal_moves[0])
        light = t.bag()
        while t.asked == (0, "resolve"):
            t.game.push(t.game.legal_moves[0])
        return full, light, t.lore()

    three = ["Light Hand"] * 3
    differ(play, {ONE: ([], three, 3), TWO: (three, three, 3)})


# --- static abilities ------------------------------------------------------------------------


@pytest.mark.edition_row("static-from-effect")
def test_a_standing_rule_made_by_an_effect_reaches_later_cards_from_2_0_on() -> None:
    calm = action("Calm", ir.Establish((ir.Cant(Doing.QUEST),), Duration.THIS_TURN, ir.Cards(of=Who.YOU)), cost=0)
    hasty = character("Hasty", ir.Static((ir.Allow(Leave.QUEST_DRYING),), name="At Once"), cost=1)

    def play(edition: str) -> tuple[bool, bool]:
        t = table([calm, hasty], edition, p1={"hand": ["Calm", "Hasty"], "ink": 1, "play": ["Ogre"]})
        t.do("play Calm", "play Hasty")
        return t.legal("quest Ogre"), t.legal("quest Hasty")

    differ(play, {ONE: (False, True), TWO: (False, False)})


# --- damage ----------------------------------------------------------------------------------


@pytest.mark.rule("2.0:1.9.2")
@pytest.mark.edition_row("is-damaged")
def test_put_damage_is_dealt_damage_only_in_2_0_and_taken_damage_from_2_0_on() -> None:
    dealt = character("Dealt", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), "Dealt", subject=THIS), willpower=9)
    taken = character("Taken", whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), "Taken", subject=THIS), willpower=9)
    salt = action("Salt", ir.PutDamage(1, your_characters()))
    bolt = action("Bolt", ir.Deal(1, your_characters()))
    shove = action("Shove", ir.MoveDamage(1, any_character(ir.Named(("Ogre",))), any_character(ir.Named(("Dealt",)))))

    def play(edition: str) -> tuple[int, ...]:
        cards, lore = [dealt, taken, salt, bolt, shove], []
        for who, what in (
            ("Dealt", "Salt"),
            ("Taken", "Salt"),
            ("Dealt", "Bolt"),
            ("Taken", "Bolt"),
            ("Dealt", "Shove"),
        ):
            mine: list[Any] = [who, {"card": "Ogre", "damage": 2}] if what == "Shove" else [who]
            t = table(cards, edition, p1={"play": mine, "hand": [what], "ink": 1}).do(f"play {what}")
            lore.append(t.lore())
        return tuple(lore)

    differ(play, {ONE: (0, 0, 1, 1, 0), "2.0": (1, 1, 1, 1, 1), "2.1 2.2 2.3": (0, 1, 1, 1, 0)})


@pytest.mark.edition_row("damage-to-zero")
def test_damage_reduced_to_0_has_been_dealt_from_2_2_on_and_taken_in_no_edition() -> None:
    tough = character("Tough", keyword(Keyword.RESIST, 5), willpower=9)
    proud = character(
        "Proud",
        whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), "Hit", object=THIS),
        whenever(Happening.DAMAGE_TAKEN, ir.GainLore(5), "Hurt", object=THIS),
    )

    def play(edition: str) -> tuple[int, int]:
        t = table([tough, proud], edition, p1={"play": ["Proud"]}, p2={"play": [{"card": "Tough", "exerted": True}]})
        t.do("challenge Proud")
        return t["Tough"].damage, t.lore()

    differ(play, {f"{ONE} 2.0 2.1": (0, 0), "2.2 2.3": (0, 1)})


@pytest.mark.edition_row("moving-damage")
def test_damage_may_not_come_back_to_where_the_effect_took_it_from_2_1_on() -> None:
    itchy = character("Itchy", whenever(Happening.DAMAGE_REMOVED, ir.GainLore(1), "Ah", subject=THIS), willpower=9)
    knead = action("Knead", ir.MoveDamage(1, your_character(), your_character()))

    def play(edition: str) -> tuple[int, int]:
        t = table([itchy, knead], edition, p1={"play": [{"card": "Itchy", "damage": 2}], "hand": ["Knead"], "ink": 1})
        t.do("play Knead")
        return t["Itchy"].damage, t.lore()

    differ(play, {f"{ONE} 2.0": (2, 1), "2.1 2.2 2.3": (2, 0)})
