"""9 Multiplayer: turn order, several players at once, leaving the game, teams."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    PLAIN,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    opposing_character,
    table,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import GameOver
from illumineer.game import Game
from illumineer.vocab import Doing, Duration, Happening, Keyword, Stat, Who, Zone

HAND = ir.Cards((Zone.HAND,), Who.THEY)
QUIET = ir.Establish((ir.CantDo(Doing.PLAY, Who.OPPONENTS, ir.Filter(where=CHARACTER)),), Duration.UNTIL_YOUR_NEXT_TURN)
REFEREE = character("Referee", whenever_quests(QUIET))


# --- 9.1, 9.2 --------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_three_or_four_follows_the_same_rules(players: int) -> None:
    """The same position and the same moves come to the same with further players looking on."""
    sides = {f"p{i + 3}": {} for i in range(players - 2)}
    t = table(p1={"play": ["Knight", "Scout"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}, **sides)
    t.do("quest Scout", "challenge Knight")
    assert (t.lore(0), t["Ogre"].damage, t.discard(0)) == (1, 3, ["Knight"])


@pytest.mark.rule("9.2.1", "2.1.3")
@pytest.mark.parametrize("players", [3, 4])
def test_play_goes_to_the_left(players: int) -> None:
    t = table(players=players, active="p2", p1={}, p2={})
    taken = []
    for _ in range(players):
        taken.append(t.game.active)
        t.end_turn()
    assert taken == [(1 + i) % players for i in range(players)]


@pytest.mark.rule("9.2.1")
def test_the_turn_passes_over_a_player_who_has_left() -> None:
    t = table(p1={}, p2={}, p3={}, p4={})
    t.game.concede(1)
    taken = []
    for _ in range(4):
        taken.append(t.game.active)
        t.end_turn()
    assert taken == [0, 2, 3, 0]


# --- 9.2.2 Several players at once -----------------------------------------------------------


@pytest.mark.rule("9.2.2", "1-early:1.6.2", "1-early:1.10.2.2")
@pytest.mark.parametrize("edition", ["1-early", "2.3"])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_what_all_players_do_at_once_is_done_from_the_active_player_to_the_left(active: int, edition: str) -> None:
    """ "Each player chooses and discards a card", by a trigger of p2's card in anybody's turn."""
    each = ir.EachPlayer(Who.ALL, (ir.Discard(ir.Chosen(HAND, by=Who.THEY)),))
    bell = item("Bell", ir.Triggered((ir.Event(Happening.QUESTED),), each, name="Toll"))
    sides = {
        f"p{i + 1}": {"hand": ["Scout" + "#2" * (i == 1) + "#3" * (i == 2), "Ogre" + f"#{i + 1}"]} for i in range(3)
    }
    sides["p2"]["play"] = ["Bell"]
    sides[f"p{active + 1}"]["play"] = [*sides[f"p{active + 1}"].get("play", []), "Knight"]
    t = table([bell], edition, active=f"p{active + 1}", **sides)
    t.do("quest Knight")
    asked = []
    while t.asked is not None and t.asked[1] == "choose":
        asked.append(t.asked[0])
        t.do(t.moves()[0])
    assert asked == [(active + i) % 3 for i in range(3)]
    assert [len(t.hand(p)) for p in range(3)] == [1, 1, 1]


@pytest.mark.rule("9.2.2")
def test_opponents_act_in_turn_order_after_the_active_player() -> None:
    """In p3's turn, p3's effect asks the opponents: p1 first, then p2."""
    each = ir.EachPlayer(Who.OPPONENTS, (ir.Banish(ir.Chosen(ir.Cards(of=Who.THEY, where=CHARACTER), by=Who.THEY)),))
    edict = action("Edict", each)
    t = table(
        [edict],
        active="p3",
        p1={"play": ["Scout", "Knight"]},
        p2={"play": ["Ogre", "Giant"]},
        p3={"hand": ["Edict"], "ink": 1},
    )
    t.do("play Edict")
    assert t.asked == (0, "choose")
    t.do("choose Scout")
    assert t.asked == (1, "choose")
    t.do("choose Ogre")
    assert (t.play(0), t.play(1)) == (["Knight"], ["Giant"])


@pytest.mark.rule("9.2.2")
def test_the_bag_is_emptied_player_by_player_in_turn_order() -> None:
    """All three have an ability that triggers on the same event in p2's turn."""

    def bell(n: int) -> ir.Card:
        return item(f"Bell {n}", ir.Triggered((ir.Event(Happening.QUESTED),), ir.May(ir.GainLore(1)), name="Ring"))

    t = table(
        [bell(1), bell(2), bell(3)],
        active="p2",
        p1={"play": ["Bell 1"]},
        p2={"play": ["Bell 2", "Knight"]},
        p3={"play": ["Bell 3"]},
    )
    t.do("quest Knight")
    asked = []
    for _ in range(3):
        assert t.asked is not None
        asked.append(t.asked[0])
        t.do("decline")
    assert asked == [1, 2, 0]


# --- 9.2.3 Leaving the game ------------------------------------------------------------------


@pytest.mark.rule("9.2.3")
def test_a_player_who_ends_their_turn_without_a_deck_leaves_with_all_their_cards() -> None:
    side = {
        "deck": [],
        "hand": ["Scout"],
        "ink": 2,
        "discard": ["Ogre"],
        "play": ["Knight", {"card": "Giant", "under": ["Giant#2"]}],
    }
    t = table(p1=side, p2={}, p3={})
    t.end_turn()
    assert t.game.outcome is None
    assert (t.hand(0), t.play(0), t.discard(0), t.ink(0), t.deck(0)) == ([], [], [], (0, 0), [])
    assert t.game.view(1).to_json()["players"][0]["out"] is True
    assert t.asked == (1, "act")
    with pytest.raises(GameOver):
        t.game.concede(0)


@pytest.mark.rule("9.2.3")
def test_the_abilities_of_their_cards_stop_and_their_waiting_triggers_are_gone() -> None:
    """p1 and p2 both have a trigger in the bag as p1 concedes: only p2's resolves."""

    def bell(n: int) -> ir.Card:
        return item(
            f"Bell {n}", ir.Triggered((ir.Event(Happening.QUESTED),), ir.May(ir.GainLore(n, Who.ALL)), name="Ring")
        )

    lord = character("Lord", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), ir.Cards(where=CHARACTER)))
    t = table(
        [bell(1), bell(2), lord],
        p1={"play": ["Bell 1", "Lord"]},
        p2={"play": ["Bell 2", "Knight"]},
        p3={"play": ["Ogre"]},
    )
    assert t["Ogre"].strength == 6
    t.do("quest Lord")
    assert t.asked == (0, "accept")
    t.game.concede(0)
    assert t["Ogre"].strength == 4
    assert t.asked == (1, "accept")
    t.do("accept")
    assert t.game.lore[1:] == (2, 2)
    assert (t.asked, t.bag()) == ((1, "act"), [])


@pytest.mark.rule("9.2.3")
def test_a_standing_effect_with_a_duration_runs_on_until_their_next_turn_would_begin() -> None:
    """p1's "until the start of your next turn" outlives p1, and ends between p3's and p2's turn."""
    t = table([REFEREE], p1={"play": ["Referee"]}, p2={"hand": ["Scout"], "ink": 2}, p3={"hand": ["Knight"], "ink": 3})
    t.do("quest Referee").end_turn()
    assert t.game.active == 1
    t.game.concede(0)
    assert t.why("play Scout") == ["1.2.2"]
    t.end_turn()
    assert t.why("play Knight") == ["1.2.2"]
    t.end_turn()
    assert t.game.active == 1
    assert t.legal("play Scout")


@pytest.mark.rule("9.2.3")
def test_it_runs_on_too_when_its_player_lost_by_an_empty_deck() -> None:
    t = table(
        [REFEREE],
        p1={"play": ["Referee"], "deck": []},
        p2={"hand": ["Scout"], "ink": 2},
        p3={"hand": ["Knight"], "ink": 3},
    )
    t.do("quest Referee").end_turn()
    assert (t.game.outcome, t.play(0)) == (None, [])
    assert t.why("play Scout") == ["1.2.2"]
    t.end_turn()
    assert t.why("play Knight") == ["1.2.2"]
    assert t.end_turn().legal("play Scout")


@pytest.mark.rule("1-early:1.10.2.3", "1-late:1.10.2.3")
@pytest.mark.parametrize("edition", ["1-early", "1-late"])
def test_in_1_x_it_goes_with_the_player(edition: str) -> None:
    t = table([REFEREE], edition, p1={"play": ["Referee"]}, p2={"hand": ["Scout"], "ink": 2}, p3={})
    t.do("quest Referee").end_turn()
    assert not t.legal("play Scout")
    t.game.concede(0)
    assert t.legal("play Scout")


@pytest.mark.rule("9.2.3")
def test_effects_of_this_turn_end_with_the_turn_that_the_leaving_player_leaves_unfinished() -> None:
    """p1 weakens p2's character "this turn" and concedes: in p2's turn it has its strength again."""
    curse = action("Curse", ir.Apply(opposing_character(), (ir.Adjust(Stat.STRENGTH, -2),)))
    t = table([curse], p1={"hand": ["Curse"], "ink": 1}, p2={"play": ["Knight"]}, p3={})
    t.do("play Curse")
    assert t["Knight"].strength == 1
    t.game.concede(0)
    assert t.game.active == 1
    assert t["Knight"].strength == 3


@pytest.mark.rule("9.2.3")
def test_effects_that_last_while_a_card_is_in_play_end_when_it_is_removed_from_the_game() -> None:
    weight = ir.Apply(opposing_character(), (ir.Adjust(Stat.STRENGTH, -2),), Duration.WHILE_SOURCE_IN_PLAY)
    anchor = item("Anchor", exert_ability(weight))
    t = table([anchor], p1={"play": ["Anchor"], "drops": 2}, p2={"play": ["Knight"]}, p3={})
    t.do("activate Anchor: Use")
    assert t["Knight"].strength == 1
    t.game.concede(0)
    assert t["Knight"].strength == 3
    assert t.game.state.drops[0] == 0


@pytest.mark.rule("9.2.3")
def test_floating_triggered_abilities_go_with_the_player() -> None:
    toll = action(
        "Toll",
        ir.Create(ir.Triggered((ir.Event(Happening.QUESTED),), ir.LoseLore(5, Who.ALL)), Duration.UNTIL_YOUR_NEXT_TURN),
    )
    t = table([toll], p1={"hand": ["Toll"], "ink": 1}, p2={"play": ["Knight"], "lore": 9}, p3={})
    t.do("play Toll").end_turn()
    t.game.concede(0)
    t.do("quest Knight")
    assert t.lore(1) == 10


@pytest.mark.rule("9.2.3")
def test_characters_of_others_are_not_moved_or_hurt_by_somebody_leaving() -> None:
    t = table(
        p1={"play": ["Camp", {"card": "Knight", "at": "Camp", "damage": 1}]},
        p2={"play": [{"card": "Ogre", "damage": 2, "exerted": True}]},
        p3={"play": ["Giant"]},
    )
    t.game.concede(2)
    assert t["Knight"].at == "Camp"
    assert (t["Knight"].damage, t["Ogre"].damage, t["Ogre"].exerted) == (1, 2, True)


# --- leaving in the middle of something ------------------------------------------------------


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_a_challenge_ends_when_the_challenged_player_leaves() -> None:
    """p2 is asked about a trigger of the challenge and concedes: p1's character is merely exerted."""
    victim = character("Victim", whenever(Happening.CHALLENGES, ir.May(ir.Draw(1)), object=THIS))
    t = table([victim], p1={"play": ["Knight"]}, p2={"play": [{"card": "Victim", "exerted": True}]}, p3={})
    t.do("challenge Knight")
    assert t.asked == (1, "accept")
    t.game.concede(1)
    assert t.asked == (0, "act")
    assert (t["Knight"].exerted, t["Knight"].damage) == (True, 0)
    assert t.game.state.challenge is None


@pytest.mark.rule("9.2.3", "1.7.6")
def test_a_challenge_nobody_is_left_for_is_undone() -> None:
    exerted = [{"card": "Scout", "exerted": True}, {"card": "Ogre", "exerted": True}]
    t = table(p1={"play": ["Knight"]}, p2={"play": exerted}, p3={})
    t.do("challenge Knight")
    assert t.asked == (0, "choose")
    t.game.concede(1)
    assert t.asked == (0, "act")
    assert not t["Knight"].exerted
    assert t.legal("quest Knight")


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_the_challenging_player_leaving_ends_the_challenge_and_the_turn() -> None:
    brave = character(
        "Brave",
        whenever(Happening.CHALLENGES, ir.May(ir.Draw(1)), subject=THIS),
        ir.KeywordAbility(Keyword.CHALLENGER, 2),
    )
    t = table([brave], p1={"play": ["Brave"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}, p3={})
    t.do("challenge Brave")
    t.game.concede(0)
    assert (t.asked, t.game.state.challenge) == ((1, "act"), None)
    assert t["Ogre"].damage == 0


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_an_effect_goes_on_with_the_other_players_when_one_who_is_asked_leaves() -> None:
    each = ir.EachPlayer(Who.OPPONENTS, (ir.Discard(ir.Chosen(HAND, by=Who.THEY)),))
    t = table(
        [action("Edict", ir.Text((each, ir.GainLore(1))))],
        p1={"hand": ["Edict"], "ink": 1},
        p2={"hand": ["Scout", "Knight"]},
        p3={"hand": ["Ogre", "Giant"]},
    )
    t.do("play Edict")
    assert t.asked == (1, "choose")
    t.game.concede(1)
    assert t.asked == (2, "choose")
    t.do("choose Ogre")
    assert (t.lore(0), t.hand(2), t.asked) == (1, ["Giant"], (0, "act"))


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_an_opponents_trigger_is_resolved_to_its_end_although_the_active_player_leaves() -> None:
    """p2 is in the middle of "draw a card, then choose and discard a card" in p1's turn."""
    loot = ir.Seq((ir.Draw(1), ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))))
    spy = character("Spy", whenever(Happening.QUESTED, loot, player=Who.OPPONENTS))
    t = table([spy], p1={"play": ["Knight"]}, p2={"play": ["Spy"], "hand": ["Scout"], "deck": ["Ogre", "Giant"]}, p3={})
    t.do("quest Knight")
    assert t.asked == (1, "choose")
    t.game.concede(0)
    assert t.asked == (1, "choose")
    t.do("choose Scout")
    assert (t.discard(1), t.game.active) == (["Scout"], 1)
    assert t.hand(1) == ["Ogre", "Giant"]


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_a_trigger_of_the_challenged_character_is_resolved_although_the_challenger_leaves() -> None:
    loot = ir.Seq((ir.Draw(1), ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))))
    victim = character("Victim", whenever(Happening.CHALLENGES, loot, object=THIS))
    t = table(
        [victim],
        p1={"play": ["Giant"]},
        p2={"play": [{"card": "Victim", "exerted": True}], "hand": ["Scout"], "deck": ["Ogre", "Knight"]},
        p3={},
    )
    t.do("challenge Giant")
    t.game.concede(0)
    assert (t.asked, t.hand(1)) == ((1, "choose"), ["Scout", "Ogre"])
    t.do("choose Scout")
    assert (t.discard(1), t["Victim"].damage, t.asked) == (["Scout"], 0, (1, "act"))


@pytest.mark.rule("9.2.3", "2.3.3.4")
def test_a_card_that_was_being_played_leaves_with_its_player() -> None:
    hymn = action("Hymn", ir.Exert(any_character()), cost=2, song=True)
    t = table([hymn], p1={"hand": ["Hymn"], "ink": 2, "play": ["Knight"]}, p2={"play": ["Ogre"]}, p3={})
    t.do("play Hymn")
    assert t.asked == (0, "mode")
    t.game.concede(0)
    assert t.asked == (1, "act")
    assert t["Hymn"].zone == "out"


@pytest.mark.rule("2.3.3.4")
@pytest.mark.parametrize("edition", ["1-early", "2.3"])
def test_picks_of_a_player_who_leaves_during_setup_are_forgotten(edition: str) -> None:
    t = Game.new([["Pawn"] * 20] * 3, CardBook(PLAIN), 3, edition, variant="free")
    if edition == "1-early":
        decider = t.decision.player  # type: ignore[union-attr]
        t.concede(decider)
        assert t.decision is not None
        assert t.decision.player != decider
        assert decider not in t.decision.options
        t.push(t.legal_moves[0])
    else:
        first = t.state.first
        t.push(t.legal_moves[0])
        t.push(t.legal_moves[0])
        t.concede(first)
    while t.decision is not None and t.decision.about == "alter_hand":
        assert not t.state.out[t.decision.player]
        t.push("done")
    left = [p for p in range(3) if not t.state.out[p]]
    assert [len(t.state.hand[p]) for p in left] == [7, 7]
    assert [len(t.state.deck[p]) for p in left] == [13, 13]
    assert t.active in left


# --- Teams -----------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_a_team_goes_on_while_one_of_it_is_left() -> None:
    t = table(teams=[0, 1, 0, 1], p1={}, p2={}, p3={}, p4={})
    t.game.concede(0)
    t.game.concede(1)
    assert t.game.outcome is None
    t.game.concede(3)
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (2,)


@pytest.mark.rule("9.1", "8.12.1")
def test_teammates_characters_can_sing_together() -> None:
    together = ir.KeywordAbility(Keyword.SING_TOGETHER, 7)
    anthem = action("Anthem", ir.GainLore(3), together, cost=7, song=True)
    sides = {
        "p1": {"hand": ["Anthem"], "play": ["Knight"]},
        "p2": {"play": ["Giant"]},
        "p3": {"play": ["Ogre"]},
        "p4": {},
    }
    t = table([anthem], teams=[0, 1, 0, 1], **sides)
    t.do("play Anthem")
    assert t.moves() == ["choose Knight", "choose Ogre"]
    t.do("choose Knight")  # 3 of 7: the other one has to join
    assert (t["Knight"].exerted, t["Ogre"].exerted, t["Giant"].exerted) == (True, True, False)
    assert t.lore(0) == 3
    assert not table([anthem], **sides).legal("play Anthem")
