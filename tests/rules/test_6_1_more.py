"""6.1.10-6.1.16: loops, "that", abilities outside play, durations, revealing, conditions."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    location,
    table,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import CR
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Keyword, Role, Side, Stat, Who, Zone

ITEMS = ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),))
YOUR_TURN = ir.IsTurnOf(Who.YOU)
IN_DECK_BOTTOM = ir.Place(Zone.DECK, Side.BOTTOM)


# --- 6.1.10 loops ----------------------------------------------------------------------------


@pytest.mark.rule("6.1.10")
def test_a_loop_goes_on_for_as_many_iterations_as_its_player_says() -> None:
    def wheel(name: str, other: str) -> ir.Card:
        turn = ir.Text((ir.Ready(ir.Cards(of=Who.YOU, where=(ir.Named((other,)),))), ir.GainLore(1)))
        return item(name, exert_ability(turn, name="Turn"))

    t = table([wheel("Sun", "Moon"), wheel("Moon", "Sun")], p1={"play": ["Sun", {"card": "Moon", "exerted": True}]})
    once = ["activate Sun: Turn", "activate Moon: Turn"]
    t.game.push(once * 4)
    assert t.lore() == 8
    assert t.legal("activate Sun: Turn") and t.legal("end turn")  # then a new action is taken


@pytest.mark.rule("6.1.10")
def test_a_loop_that_nobody_can_stop_does_not_hang_the_game() -> None:
    restless = character(
        "Restless",
        whenever(Happening.EXERTED, ir.Ready(ir.This()), subject=THIS),
        whenever(Happening.READIED, ir.Exert(ir.This()), subject=THIS),
        lore=0,
    )
    t = table([restless], p1={"play": ["Restless"]})
    t.do("quest Restless")
    assert t.asked is None and t.game.outcome is not None
    assert t.game.outcome.winners == ()
    assert t.game.events[-1].rule is CR.LOOP


@pytest.mark.rule("6.1.10")
def test_an_effect_that_repeats_itself_for_ever_does_not_hang_the_game() -> None:
    t = table([action("Chorus", ir.Seq((ir.GainLore(0), ir.Again())))], p1={"hand": ["Chorus"], "ink": 1})
    t.do("play Chorus")
    assert t.game.outcome is not None and t.game.outcome.winners == ()
    assert t.game.events[-1].rule is CR.LOOP


# --- 6.1.11 that -----------------------------------------------------------------------------


def _encore() -> list[ir.Card]:
    again = ir.May(ir.Play(ir.Involved(Role.OBJECT), then=IN_DECK_BOTTOM))
    event = ir.Event(Happening.SANG, subject=THIS)
    siren = character("Siren", ir.Triggered((event,), again, name="Encore"), cost=3)
    ballad = ir.Card(
        "Ballad",
        CardType.ACTION,
        4,
        song=True,
        abilities=(ir.ActionEffect(ir.GainLore(1)), ir.KeywordAbility(Keyword.SING_TOGETHER, 3)),
    )
    return [siren, ballad]


@pytest.mark.rule("6.1.11")
def test_that_song_is_the_one_that_was_sung() -> None:
    t = table(_encore(), p1={"play": ["Siren"], "hand": ["Ballad"], "discard": ["Ballad#2"], "deck": 3})
    t.do("play Ballad", "accept")
    assert t.lore() == 2
    assert t.discard() == ["Ballad"]
    assert t.deck()[-1] == "Ballad"
    assert t["Ballad"].zone == "deck" and t["Ballad#2"].zone == "discard"


@pytest.mark.rule("6.1.11", "6.1.11.1")
def test_that_card_is_not_found_once_it_has_changed_zones() -> None:
    t = table(_encore(), p1={"play": ["Siren", "Siren#2"], "hand": ["Ballad"], "discard": ["Ballad#2"], "deck": 3})
    t.do("play Ballad", "choose Siren", "choose Siren#2", "resolve Siren: Encore", "accept")
    assert t.lore() == 2
    assert t.asked == (0, "act")  # the second Encore finds no such song in the discard
    assert t.discard() == ["Ballad"] and t["Ballad#2"].zone == "discard"


@pytest.mark.rule("6.1.11.1")
def test_the_rest_of_the_effect_is_done_when_that_card_is_gone() -> None:
    # Two mourners: both want that card out of the discard; the second one still draws.
    fetch = ir.Text((ir.Put(ir.Involved(), ir.Place(Zone.HAND)), ir.GainLore(1)))
    event = ir.Event(Happening.BANISHED, subject=ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther())))
    mourner = character("Mourner", ir.Triggered((event,), fetch, name="Recall"))
    bolt = action("Bolt", ir.Banish(your_character(ir.Named(("Scout",)))))
    t = table(
        [mourner, bolt],
        p1={"ink": 1, "hand": ["Bolt"], "play": ["Mourner", "Mourner#2", "Scout"], "discard": ["Scout#2"]},
    )
    t.do("play Bolt", "resolve Mourner: Recall")
    assert t.lore() == 2
    assert t.hand() == ["Scout"] and t.discard() == ["Scout", "Bolt"]


# --- 6.1.12 outside the Play zone ------------------------------------------------------------


@pytest.mark.rule("6.1.12")
def test_an_ability_that_lowers_its_own_cost_works_while_the_card_is_played() -> None:
    each = ir.Times(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)), -1)
    ghoul = character("Ghoul", ir.Static((ir.CostChange(each),), zone=Zone.HAND), cost=5)
    t = table([ghoul], p1={"ink": 3, "hand": ["Ghoul", "Scout"], "discard": ["Pawn", "Knight", "Rock"]})
    t.do("play Ghoul")
    assert t.ink() == (0, 3)
    # in play it is no help for other cards
    t = table([ghoul], p1={"ink": 1, "hand": ["Scout"], "play": ["Ghoul"], "discard": ["Pawn", "Knight"]})
    assert not t.legal("play Scout")


def _stray() -> ir.Card:
    back = ir.Triggered(
        (ir.Event(Happening.TURN_STARTED, player=Who.YOU),),
        ir.May(ir.Play(ir.This(), free=False, exerted=True)),
        zone=Zone.DISCARD,
        name="Slip In",
    )
    return character("Stray", back, cost=2)


@pytest.mark.rule("6.1.12")
def test_an_ability_that_looks_for_its_card_in_the_discard_works_there() -> None:
    t = table([_stray()], active="p2", p1={"ink": 2, "discard": ["Stray"]})
    t.end_turn()
    assert t.asked == (0, "accept")
    t.do("accept")
    assert t["Stray"].zone == "play" and t["Stray"].exerted
    assert t.ink() == (0, 2)


@pytest.mark.rule("6.1.12")
def test_an_ability_that_looks_for_its_card_in_the_discard_does_nothing_in_play() -> None:
    t = table([_stray()], active="p2", p1={"ink": 2, "play": ["Stray"]})
    t.end_turn()
    assert t.asked == (0, "act")
    assert not t.events(Happening.ADDED_TO_BAG)


# --- 6.1.13 durations ------------------------------------------------------------------------


@pytest.mark.rule("6.1.13", "6.1.13.1")
def test_during_your_turn_applies_in_that_turn_only() -> None:
    diver = character("Diver", ir.Static((ir.Gain(Keyword.EVASIVE),), condition=YOUR_TURN))
    t = table([diver], p1={"play": ["Diver"]})
    assert t["Diver"].has(Keyword.EVASIVE)
    t.end_turn()
    assert not t["Diver"].has(Keyword.EVASIVE)
    t.end_turn()
    assert t["Diver"].has(Keyword.EVASIVE)


@pytest.mark.rule("6.1.13.1")
def test_during_their_next_turn_applies_in_that_turn_only() -> None:
    goad = action("Goad", ir.Apply(any_character(), (ir.Gain(Keyword.RECKLESS),), Duration.THEIR_NEXT_TURN))
    t = table([goad], p1={"ink": 1, "hand": ["Goad"]}, p2={"play": ["Ogre"]})
    t.do("play Goad")
    assert not t["Ogre"].has(Keyword.RECKLESS)
    t.end_turn()
    assert t["Ogre"].has(Keyword.RECKLESS)
    t.end_turn()
    assert not t["Ogre"].has(Keyword.RECKLESS)


def _racer() -> ir.Card:
    return character(
        "Racer",
        ir.Triggered((ir.Event(Happening.MOVED, subject=THIS),), ir.GainLore(2), limit=1, name="New Track"),
    )


@pytest.mark.rule("6.1.13.2")
def test_once_per_turn_the_ability_resolves_with_no_effect_the_second_time() -> None:
    t = table([_racer(), location("Pit")], p1={"ink": 3, "play": ["Racer", "Camp", "Pit"]})
    t.do("move Racer", "choose Camp")
    assert t.lore() == 2
    t.do("move Racer", "choose Pit")
    assert t["Racer"].at == "Pit"
    assert t.lore() == 2
    assert [event.rule for event in t.events(Happening.NO_EFFECT)] == [CR.DURATION_ONCE]
    assert len(t.events(Happening.ADDED_TO_BAG)) == 2  # it is added to the bag all the same


@pytest.mark.rule("6.1.13.2")
def test_once_per_turn_is_counted_for_each_copy() -> None:
    t = table([_racer()], p1={"ink": 3, "play": ["Racer", "Racer#2", "Camp"]})
    t.do("move Racer", "move Racer#2")
    assert t.lore() == 4


@pytest.mark.rule("6.1.13.2")
def test_once_per_turn_begins_anew_each_turn() -> None:
    t = table([_racer(), location("Pit")], p1={"ink": 3, "play": ["Racer", "Camp", "Pit"]})
    t.do("move Racer", "choose Camp", "end turn", "end turn", "move Racer", "choose Pit")
    assert t.lore() == 4


@pytest.mark.rule("6.1.13.3")
def test_until_the_start_of_your_next_turn_begins_at_once_and_ends_there() -> None:
    duck = action(
        "Duck",
        ir.Apply(any_character(), (ir.Gain(Keyword.WARD), ir.Gain(Keyword.EVASIVE)), Duration.UNTIL_YOUR_NEXT_TURN),
    )
    t = table([duck], p1={"ink": 1, "hand": ["Duck"], "play": ["Ogre"]})
    t.do("play Duck")
    assert t["Ogre"].has(Keyword.WARD) and t["Ogre"].has(Keyword.EVASIVE)
    t.end_turn()
    assert t["Ogre"].has(Keyword.WARD) and t["Ogre"].has(Keyword.EVASIVE)
    t.end_turn()
    assert not t["Ogre"].has(Keyword.WARD) and not t["Ogre"].has(Keyword.EVASIVE)


@pytest.mark.rule("6.1.13.4")
def test_this_turn_lasts_through_the_end_of_turn_abilities_and_no_longer() -> None:
    cheer = action("Cheer", ir.Apply(your_character(ir.Named(("Ogre",))), (ir.Adjust(Stat.LORE, 1),)))
    # at the end of the turn its player still gains by the raised value
    clerk = character(
        "Clerk",
        whenever(
            Happening.TURN_ENDING, ir.GainLore(ir.TotalOf(Stat.LORE, your_characters(ir.IsOther()))), player=Who.YOU
        ),
    )
    t = table([cheer, clerk], p1={"ink": 1, "hand": ["Cheer"], "play": ["Ogre", "Clerk"]})
    t.do("play Cheer")
    assert t["Ogre"].lore == 3
    t.end_turn()
    assert t.lore() == 3
    assert t["Ogre"].lore == 2


def _thief() -> ir.Card:
    shy = ir.Static((ir.Gain(Keyword.RESIST, 1), ir.Gain(Keyword.WARD)), condition=ir.Have(ITEMS))
    return character("Thief", shy)


@pytest.mark.rule("6.1.13.5")
def test_while_applies_as_long_as_its_condition_is_true() -> None:
    smash = action("Smash", ir.Banish(ir.Chosen(ITEMS)))
    t = table([_thief(), smash], p1={"ink": 2, "hand": ["Rock", "Smash"], "play": ["Thief"]})
    assert not t["Thief"].has(Keyword.WARD)
    t.do("play Rock")
    assert t["Thief"].has(Keyword.WARD) and t["Thief"].keyword(Keyword.RESIST) == 1
    t.do("play Smash")
    assert not t["Thief"].has(Keyword.WARD) and not t["Thief"].has(Keyword.RESIST)


def _rock() -> ir.Card:
    here = ir.Cards(where=(*CHARACTER, ir.IsAt(ir.This())))
    return location("Crag", ir.Static((ir.Adjust(Stat.WILLPOWER, 2),), affects=here))


@pytest.mark.rule("6.1.13.5")
def test_while_here_is_lost_by_moving_away() -> None:
    t = table([_rock()], p1={"ink": 1, "play": ["Crag", "Camp", {"card": "Ogre", "at": "Crag"}, "Knight"]})
    assert (t["Ogre"].willpower, t["Knight"].willpower) == (7, 3)
    t.do("move Ogre", "choose Camp")
    assert t["Ogre"].at == "Camp" and t["Ogre"].willpower == 5


@pytest.mark.rule("6.1.13.5")
def test_while_here_is_lost_when_the_location_leaves_play() -> None:
    raze = action("Raze", ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.LOCATION,)),)))))
    t = table(
        [_rock(), raze], p1={"ink": 1, "hand": ["Raze"], "play": ["Crag", {"card": "Ogre", "at": "Crag", "damage": 5}]}
    )
    t.do("play Raze")
    assert t["Ogre"].zone == "discard"  # 5 damage, and its willpower is 5 again


@pytest.mark.rule("6.1.13.6")
@pytest.mark.parametrize(("exerted", "mine", "gained"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_all_of_combined_durations_must_hold(exerted: bool, mine: bool, gained: int) -> None:
    vizier = character(
        "Vizier",
        ir.Triggered(
            (ir.Event(Happening.DREW, player=Who.YOU),),
            ir.GainLore(1),
            when=ir.Both((YOUR_TURN, ir.Is(ir.This(), (ir.IsExerted(),)))),
            name="Measure",
        ),
    )
    sip = action("Sip", ir.Draw(1, Who.ALL))
    sides = {"hand": ["Sip"], "ink": 1}, {"play": [{"card": "Vizier", "exerted": exerted}]}
    if mine:
        t = table([vizier, sip], p1={**sides[0], **sides[1]})
    else:
        t = table([vizier, sip], active="p2", p1=sides[1], p2=sides[0])
    t.do("play Sip")
    assert t.lore() == gained
    assert len(t.events(Happening.ADDED_TO_BAG)) == gained


@pytest.mark.rule("6.1.13.6")
@pytest.mark.parametrize(("at", "mine", "gained"), [("Arena", True, 2), (None, True, 0), ("Arena", False, 0)])
def test_during_your_turn_and_while_here_must_both_hold(at: str | None, mine: bool, gained: int) -> None:
    here = ir.Filter(where=(*CHARACTER, ir.IsAt(ir.This())))
    event = ir.Event(Happening.BANISHES, subject=here, in_challenge=True)
    arena = location("Arena", ir.Triggered((event,), ir.GainLore(2), when=YOUR_TURN, name="Crowd"))
    giant = {"card": "Giant", "exerted": not mine, **({"at": at} if at else {})}
    t = table(
        [arena],
        active="p1" if mine else "p2",
        p1={"play": ["Arena", giant]},
        p2={"play": [{"card": "Scout", "exerted": mine}]},
    )
    t.do("challenge Giant" if mine else "challenge Scout")
    if t.asked is not None and t.asked[1] == "choose":
        t.do("choose Scout" if mine else "choose Giant")
    assert t["Scout"].zone == "discard"
    assert t.lore() == gained


# --- 6.1.14 revealing ------------------------------------------------------------------------


def _family() -> ir.Card:
    look = ir.Look(ir.Top(3), "seen")
    show = ir.Seq(
        (
            ir.Reveal(ir.Chosen(ir.Among("seen", CHARACTER), 2, up_to=True), "shown"),
            ir.Put(ir.Those("shown"), ir.Place(Zone.HAND)),
        )
    )
    rest = ir.Put(ir.Among("seen", (ir.Not(ir.IsIn("shown")),)), ir.Place(Zone.DECK, Side.BOTTOM, ordered=True))
    return action("Family", ir.Text((look, ir.May(show), rest)))


def _sees(t: Table, viewer: int, label: str) -> bool:
    return t.game.view(viewer).table.defs[t.ids[label]] >= 0


@pytest.mark.rule("6.1.14", "6.1.14.1")
def test_only_cards_of_the_named_group_can_be_revealed_and_all_players_see_them() -> None:
    t = table([_family()], p1={"ink": 1, "hand": ["Family", "Giant"], "deck": ["Ogre", "Rock", "Knight", "Scout"]})
    t.do("play Family", "accept")
    assert t.moves() == ["choose Ogre", "choose Knight", "done"]
    t.do("choose Knight", "done", "order Rock")
    assert t.hand() == ["Giant", "Knight"]
    assert _sees(t, 1, "Knight")
    # looked at, but not revealed; and never in the group
    assert not _sees(t, 1, "Ogre") and not _sees(t, 1, "Rock") and not _sees(t, 1, "Giant")
    assert t.deck() == ["Scout", "Rock", "Ogre"]


@pytest.mark.rule("6.1.14.2")
def test_a_card_is_revealed_only_while_the_effect_applies() -> None:
    mirror = item("Mirror", ir.Static((ir.TopFaceUp(Who.YOU),)))
    smash = action("Smash", ir.Banish(ir.Chosen(ITEMS)))
    t = table([mirror, smash], p1={"ink": 1, "hand": ["Smash"], "play": ["Mirror"], "deck": ["Giant", "Ogre"]})
    assert _sees(t, 1, "Giant") and not _sees(t, 1, "Ogre")
    t.do("play Smash")
    assert not _sees(t, 1, "Giant")


@pytest.mark.rule("6.1.14.3")
def test_later_instructions_use_only_the_cards_that_were_revealed() -> None:
    theirs = ir.Cards((Zone.HAND,), Who.OPPONENTS)
    peek = ir.Reveal(ir.Chosen(theirs, 2, random=True), "shown")
    drop = ir.Discard(ir.Chosen(ir.Among("shown", CHARACTER)))
    t = table(
        [action("Peek", ir.Text((peek, drop)))],
        p1={"ink": 1, "hand": ["Peek"]},
        p2={"hand": ["Ogre", "Knight", "Giant", "Scout"]},
    )
    t.do("play Peek")
    shown = {t.name(event.subject) for event in t.events(Happening.REVEALED)}
    assert len(shown) == 2
    assert {move.removeprefix("choose ") for move in t.moves()} == shown


# --- 6.1.15, 6.1.16 conditions ---------------------------------------------------------------


def _dwarfs() -> ir.Cards:
    return your_characters(ir.HasClass(("Miner",)), ir.IsOther())


@pytest.mark.rule("6.1.15", "6.1.16", "6.1.16.1", "2.1:6.4.3", "2.1:6.4.4", "2.1:6.4.4.1")
def test_unless_the_effect_applies_while_the_condition_is_false() -> None:
    shy = character(
        "Shy", ir.Static((ir.Cant(Doing.QUEST),), condition=ir.No(ir.Have(_dwarfs()))), classes="Storyborn Miner"
    )
    mate = character("Mate", classes="Storyborn Miner", cost=1, inkwell=False)
    axe = action("Axe", ir.Banish(your_character(ir.Named(("Mate",)))))
    t = table([shy, mate, axe], p1={"ink": 2, "hand": ["Mate", "Axe"], "play": ["Shy", "Ogre"]})
    assert not t.legal("quest Shy") and t.why("quest Shy") == ["4.5.1.2"]
    t.do("play Mate")
    assert t.legal("quest Shy")
    t.do("play Axe")
    assert not t.legal("quest Shy")


@pytest.mark.rule("6.1.15", "6.1.16.2", "2.1:6.4.4.2")
def test_if_before_the_effect_it_applies_while_the_condition_is_true() -> None:
    rich = character(
        "Rich", ir.Static((ir.Adjust(Stat.LORE, 2),), condition=ir.Compare(ir.LoreOf(), Cmp.GE, 3)), lore=1
    )
    t = table([rich], p1={"lore": 2, "play": ["Rich", "Knight"]})
    assert t["Rich"].lore == 1
    t.do("quest Knight")
    assert t["Rich"].lore == 3


@pytest.mark.rule("6.1.16.3", "2.1:6.4.4.3")
def test_if_after_the_effect_it_applies_while_the_condition_is_true() -> None:
    fallen = ir.Event(Happening.BANISHED, subject=ir.Filter(Who.OPPONENTS, CHARACTER), in_challenge=True)
    flunky = character(
        "Flunky",
        ir.Static((ir.PlayFor(),), condition=ir.Both((YOUR_TURN, ir.Happened(fallen))), zone=Zone.HAND),
        cost=5,
    )
    t = table([flunky], p1={"hand": ["Flunky"], "play": ["Giant"]}, p2={"play": [{"card": "Scout", "exerted": True}]})
    assert not t.legal("play Flunky")
    t.do("challenge Giant", "play Flunky")
    assert t["Flunky"].zone == "play"


@pytest.mark.rule("6.1.16.3", "2.1:6.4.4.3")
def test_a_condition_about_a_challenge_is_not_met_by_banishing_in_another_way() -> None:
    fallen = ir.Event(Happening.BANISHED, subject=ir.Filter(Who.OPPONENTS, CHARACTER), in_challenge=True)
    flunky = character("Flunky", ir.Static((ir.PlayFor(),), condition=ir.Happened(fallen), zone=Zone.HAND), cost=5)
    axe = action("Axe", ir.Banish(any_character()))
    t = table([flunky, axe], p1={"ink": 1, "hand": ["Flunky", "Axe"]}, p2={"play": ["Scout"]})
    t.do("play Axe")
    assert t["Scout"].zone == "discard"
    assert not t.legal("play Flunky")
