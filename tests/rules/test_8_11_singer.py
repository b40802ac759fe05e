"""8.11 Singer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    exert_ability,
    keyword,
    location,
    shift,
    table,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Cmp, Happening, Keyword, Stat, Who

LARK = character("Lark", keyword(Keyword.SINGER, 5), cost=2, inkwell=False)
HALL = location("Hall", ir.Static((ir.SingCost(2),), ir.Cards(where=(ir.IsAt(ir.This()),))))
SONGS = [action(f"Song of {n}", ir.GainLore(1), cost=n, song=True) for n in (2, 3, 4, 5, 6, 7, 8)]


def songs(t: Table) -> list[int]:
    """The costs of the songs that can be played (nobody has ink here)."""
    return [n for n in (2, 3, 4, 5, 6, 7, 8) if t.legal(f"play Song of {n}")]


def given(play: list[Any], *cards: ir.Card, **more: Any) -> Table:
    new = {card.full_name: card for card in (LARK, HALL, *SONGS, *cards)}
    return table(list(new.values()), p1={"hand": [song.name for song in SONGS], "play": play, **more})


@pytest.mark.rule("8.11.1")
def test_singer_n_sings_songs_of_cost_n_or_less() -> None:
    assert songs(given(["Lark"])) == [2, 3, 4, 5]
    assert songs(given(["Scout"])) == [2]


@pytest.mark.rule("8.11.1", "1.5.5.1", "5.4.4.2")
def test_singing_exerts_the_singer_and_costs_no_ink() -> None:
    t = given(["Lark"], ink=5).do("play Song of 5")
    assert t.moves() == ["for ink", "for sing"]
    t.do("for sing")
    assert (t["Lark"].exerted, t.ink(), t.lore()) == (True, (5, 0), 1)
    assert [(event.subject, event.object) for event in t.events(Happening.SANG)] == [
        (t["Lark"].ref, t.events(Happening.PLAYED)[0].subject)
    ]


@pytest.mark.rule("8.11.1", "5.1.1.11")
@pytest.mark.parametrize("state", ["exerted", "drying"])
def test_an_exerted_or_drying_singer_cannot_sing(state: str) -> None:
    assert songs(given([{"card": "Lark", state: True}])) == []


@pytest.mark.rule("8.11.1")
def test_an_opponents_singer_does_not_sing_for_you() -> None:
    t = table([LARK, *SONGS], p1={"hand": ["Song of 5"]}, p2={"play": ["Lark"]})
    assert not t.legal("play Song of 5")


@pytest.mark.rule("8.11.1")
def test_singer_can_be_gained() -> None:
    lesson = action("Lesson", ir.Apply(your_character(), (ir.Gain(Keyword.SINGER, 7),)), cost=0)
    t = table([lesson, *SONGS], p1={"hand": ["Lesson", "Song of 7", "Song of 8"], "play": ["Pawn"]})
    assert songs(t) == []
    assert songs(t.do("play Lesson")) == [7]


@pytest.mark.rule("8.11.2", "4.3.5")
def test_the_singers_ink_cost_stays_what_it_is_for_everything_else() -> None:
    crush = action("Crush", ir.Banish(any_character(ir.HasStat(Stat.COST, Cmp.LE, 2))), cost=0)
    lift = action("Lift", ir.Banish(any_character(ir.HasStat(Stat.COST, Cmp.GE, 5))), cost=0)
    t = table([LARK, crush, lift], p1={"hand": ["Crush", "Lift"], "play": ["Lark", "Giant"]})
    assert t["Lark"].values.cost == 2
    t.do("play Lift")
    assert t.discard() == ["Giant", "Lift"]
    t.do("play Crush")
    assert t.discard() == ["Giant", "Lift", "Lark", "Crush"]


@pytest.mark.rule("8.11.2")
def test_the_singer_counts_as_its_own_cost_while_the_song_resolves_and_as_it_is_played() -> None:
    ode = action("Ode", ir.GainLore(ir.Count(your_characters(ir.HasStat(Stat.COST, Cmp.GE, 3)))), cost=5, song=True)
    t = table([LARK, ode], p1={"hand": ["Ode"], "play": ["Lark", "Knight"]}).do("play Ode")
    assert (t["Lark"].exerted, t.lore()) == (True, 1)  # the Knight alone costs 3 or more
    assert not table([LARK], p1={"ink": 1, "hand": ["Lark"]}).legal("play Lark")
    assert table([LARK], p1={"ink": 2, "hand": ["Lark"]}).legal("play Lark")


@pytest.mark.rule("8.11.2")
def test_singer_does_not_help_with_other_costs_that_exert_a_character() -> None:
    strong = ir.Chosen(your_characters(ir.HasStat(Stat.COST, Cmp.GE, 5)))
    lever = character("Lever", ir.Activated((ir.ExertCost(strong),), ir.GainLore(1), name="Pull"), inkwell=False)
    assert not table([LARK, lever], p1={"play": ["Lark", "Lever"]}).legal("activate Lever: Pull")
    assert table([LARK, lever], p1={"play": ["Giant", "Lever"]}).legal("activate Lever: Pull")


@pytest.mark.rule("8.11.3")
def test_a_bonus_to_the_cost_for_singing_is_added_to_the_number_of_singer() -> None:
    assert songs(given([{"card": "Lark", "at": "Hall"}, "Hall"])) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("8.11.3")
def test_without_singer_the_bonus_is_added_to_the_ink_cost() -> None:
    assert songs(given([{"card": "Scout", "at": "Hall"}, "Hall"])) == [2, 3, 4]
    assert songs(given(["Scout", "Hall"])) == [2]


@pytest.mark.rule("8.11.3")
def test_several_bonuses_are_all_added() -> None:
    choir = character("Choirmaster", ir.Static((ir.SingCost(1),), ir.Cards(of=Who.YOU)), cost=1, inkwell=False)
    assert songs(given([{"card": "Lark", "at": "Hall"}, "Hall", "Choirmaster"], choir)) == [2, 3, 4, 5, 6, 7, 8]
    assert songs(given(["Lark", "Choirmaster"], choir)) == [2, 3, 4, 5, 6]


@pytest.mark.rule("8.11.1", "8.10.5")
def test_a_shifted_singer_sings_at_once_on_top_of_a_dry_character() -> None:
    diva = character("Lark - Diva", shift(0), keyword(Keyword.SINGER, 8), cost=9)
    chick = character("Lark - Chick", cost=1, inkwell=False)
    for drying, can in ((False, [2, 3, 4, 5, 6, 7, 8]), (True, [])):
        t = table(
            [diva, chick, *SONGS],
            p1={
                "hand": ["Lark - Diva", *(s.name for s in SONGS)],
                "play": [{"card": "Lark - Chick", "drying": drying}],
            },
        )
        assert songs(t.do("play Lark - Diva")) == can


@pytest.mark.rule("8.11.1")
def test_the_player_chooses_which_character_sings() -> None:
    t = given(["Lark", "Giant", "Pawn"]).do("play Song of 5")
    assert t.moves() == ["choose Lark", "choose Giant"]
    t.do("choose Giant")
    assert (t["Giant"].exerted, t["Lark"].exerted) == (True, False)


@pytest.mark.rule("8.11.1", "8.7.4")
def test_using_the_exert_of_the_singer_for_a_song_leaves_none_for_its_ability() -> None:
    busy = character("Lark", keyword(Keyword.SINGER, 5), exert_ability(ir.Draw(), name="Rest"), cost=2, inkwell=False)
    t = given(["Lark"], busy).do("play Song of 5")
    assert t.why("activate Lark: Rest") == ["5.1.1.2"]
