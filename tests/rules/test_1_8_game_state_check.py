"""1.8 Game state check: when it happens, what it looks for, and what comes of it."""

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
    opposing_character,
    table,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Doing, Happening, Stat, Who, Zone


def order(t: Table, *kinds: Happening) -> list[str]:
    """The events of these kinds, in the order they happened."""
    return [Happening(event.kind).name for event in t.game.events if event.kind in kinds]


def toughness(n: int, condition: ir.Condition) -> ir.Static:
    """Your other characters get +N willpower while something is so."""
    return ir.Static((ir.Adjust(Stat.WILLPOWER, n),), your_characters(ir.IsOther()), condition)


EXERTED = ir.Is(ir.This(), (ir.IsExerted(),))
READY = ir.No(EXERTED)
HURT_AND_HEAL = ir.Text((ir.Deal(2, opposing_character(slot="it")), ir.RemoveDamage(2, ir.Those("it"), up_to=False)))
WOUNDED = {"card": "Knight", "damage": 4}  # willpower 3: alive only with help


# --- 1.8.1 When ------------------------------------------------------------------------------


@pytest.mark.rule("1.8.1")
def test_it_happens_at_the_end_of_the_ready_step() -> None:
    """Readying ends the help: the wounded character is gone before the Set step gives lore."""
    nurse = character("Nurse", toughness(5, EXERTED))
    mine = location("Mine", lore=1)
    p1 = {"play": [{"card": "Nurse", "exerted": True}, WOUNDED, "Mine"]}
    t = table([nurse, mine], active="p2", p1=p1, p2={})
    assert t["Knight"].willpower == 8
    t.end_turn()
    assert t.discard(0) == ["Knight"]
    kinds = (Happening.READIED, Happening.BANISHED, Happening.LORE_GAINED)
    assert order(t, *kinds) == ["READIED", "BANISHED", "LORE_GAINED"]


@pytest.mark.rule("1.8.1", "1.8.1.1")
def test_it_happens_at_the_end_of_the_set_step() -> None:
    """Lore from a location wins the game before anything is drawn."""
    mine = location("Mine", lore=2)
    t = table([mine], active="p2", p1={"play": ["Mine"], "lore": 18, "hand": []}, p2={})
    t.end_turn()
    assert t.winner == 0
    assert t.hand(0) == []


@pytest.mark.rule("1.8.1")
def test_it_happens_at_the_end_of_the_draw_step() -> None:
    few = ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.LE, 0)
    monk = character("Monk", toughness(5, few))
    t = table([monk], active="p2", p1={"play": ["Monk", WOUNDED], "deck": ["Scout"]}, p2={})
    t.end_turn()
    assert t.hand(0) == ["Scout"]
    assert t.discard(0) == ["Knight"]
    assert t.asked == (0, "act")


@pytest.mark.rule("1.8.1")
def test_it_happens_after_the_challenge_declaration_step() -> None:
    """Exerting the challenger ends the help: the wounded one is banished before damage is dealt."""
    guard = character("Guard", toughness(5, READY), strength=1)
    t = table([guard], p1={"play": ["Guard", WOUNDED]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("challenge Guard")
    kinds = (Happening.CHALLENGES, Happening.BANISHED, Happening.DAMAGE_DEALT)
    assert order(t, *kinds)[:3] == ["CHALLENGES", "BANISHED", "DAMAGE_DEALT"]
    assert "Knight" in t.discard(0)


@pytest.mark.rule("1.8.1", "1.8.1.4")
def test_it_happens_after_the_challenge_damage_step_while_the_challenge_still_goes_on() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": [{"card": "Scout", "exerted": True}]})
    t.do("challenge Giant")
    assert t.discard(1) == ["Scout"]
    kinds = (Happening.DAMAGE_DEALT, Happening.BANISHED, Happening.CHALLENGE_OVER)
    assert order(t, *kinds) == ["DAMAGE_DEALT", "DAMAGE_DEALT", "BANISHED", "CHALLENGE_OVER"]
    assert t.events(Happening.BANISHED)[0].in_challenge


@pytest.mark.rule("1.8.1")
@pytest.mark.parametrize("move", ["quest Guard", "ink Scout", "play Scout", "activate Guard: Use"])
def test_it_happens_after_every_turn_action(move: str) -> None:
    """Each of these actions leaves the hand or the guard in a state that no longer helps."""
    both = ir.Both((READY, ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.GE, 1)))
    guard = character("Guard", toughness(5, both), exert_ability(ir.GainLore(0)))
    t = table([guard], p1={"play": ["Guard", WOUNDED], "hand": ["Scout"], "ink": 2}, p2={})
    assert t["Knight"].willpower == 8
    t.do(move)
    assert t.discard(0) == ["Knight"]
    assert t.asked == (0, "act")


@pytest.mark.rule("1.8.1")
def test_it_happens_after_all_effects_of_an_action_and_not_between_them() -> None:
    """2 damage, then heal 2: at the check nothing is wrong any more."""
    shock = action("Shock", HURT_AND_HEAL)
    t = table([shock], p1={"hand": ["Shock"], "ink": 1}, p2={"play": ["Scout"]})
    t.do("play Shock")
    assert t["Scout"].damage == 0


@pytest.mark.rule("2.0:1.8.1")
def test_in_2_0_it_happens_after_each_single_effect() -> None:
    shock = action("Shock", HURT_AND_HEAL)
    t = table([shock], "2.0", p1={"hand": ["Shock"], "ink": 1}, p2={"play": ["Scout"]})
    t.do("play Shock")
    assert t.discard(1) == ["Scout"]


@pytest.mark.rule("1.8.1")
def test_it_happens_when_the_turn_ends() -> None:
    """Willpower lent "this turn" is gone at the end of it."""
    heal = action("Brace", ir.Apply(your_character(), (ir.Adjust(Stat.WILLPOWER, 2),)))
    bolt = action("Bolt", ir.Deal(4, any_character()))
    t = table([heal, bolt], p1={"hand": ["Brace", "Bolt"], "ink": 2, "play": ["Knight"]}, p2={})
    t.do("play Brace", "play Bolt")
    assert t["Knight"].damage == 4
    t.end_turn()
    assert t.discard(0) == ["Brace", "Bolt", "Knight"]
    assert order(t, Happening.BANISHED, Happening.TURN_BEGAN)[-2:] == ["BANISHED", "TURN_BEGAN"]


# --- 1.8.1.1 to 1.8.1.3 Winning and losing ---------------------------------------------------


@pytest.mark.rule("1.8.1.1")
@pytest.mark.parametrize(("lore", "wins"), [(17, False), (18, True), (19, True)])
def test_a_player_with_20_or_more_lore_wins(lore: int, wins: bool) -> None:
    t = table(p1={"play": ["Ogre"], "lore": lore}, p2={})
    t.do("quest Ogre")
    assert t.winner == (0 if wins else None)
    assert (t.asked is None) is wins
    if wins:
        assert t.game.outcome is not None
        assert t.game.outcome.reason == "CHECK_WIN_BY_LORE"


@pytest.mark.rule("1.8.1.1")
def test_an_opponent_can_win_in_my_turn() -> None:
    spy = character("Spy", whenever(Happening.QUESTED, ir.GainLore(1), player=Who.OPPONENTS))
    t = table([spy], p1={"play": ["Ogre"], "lore": 3}, p2={"play": ["Spy"], "lore": 19})
    t.do("quest Ogre")
    assert t.winner == 1


@pytest.mark.rule("1.8.1.2")
def test_a_player_whose_turn_ends_without_cards_in_the_deck_loses() -> None:
    t = table(p1={"deck": []}, p2={})
    assert t.asked == (0, "act")
    t.end_turn()
    assert t.winner == 1
    assert [(event.player, event.rule.name) for event in t.events(Happening.LOST)] == [(0, "CHECK_EMPTY_DECK")]


@pytest.mark.rule("1.8.1.2")
def test_only_the_player_whose_turn_ends_loses_and_only_then() -> None:
    t = table(p1={}, p2={"deck": ["Scout"]})
    t.end_turn()
    assert (t.deck(1), t.asked) == ([], (1, "act"))
    t = table(p1={}, p2={"deck": []})
    t.end_turn()  # p1's turn ends with an empty deck of p2: nothing happens, not even in p2's draw
    assert t.asked == (1, "act")
    t.end_turn()
    assert t.winner == 0


@pytest.mark.rule("1.8.1.2")
def test_cards_put_back_by_the_end_of_the_turn_save_the_player() -> None:
    back = ir.Triggered(
        (ir.Event(Happening.TURN_ENDING, player=Who.YOU),),
        ir.Put(ir.Cards((Zone.DISCARD,), Who.YOU), ir.Place(Zone.DECK)),
        name="Return",
    )
    t = table([item("Urn", back)], p1={"deck": [], "play": ["Urn"], "discard": ["Scout"]}, p2={})
    t.end_turn()
    assert t.game.outcome is None
    assert t.deck(0) == ["Scout"]


@pytest.mark.rule("1.8.1.3")
def test_the_last_player_left_in_a_multiplayer_game_wins() -> None:
    t = table(p1={"deck": []}, p2={"deck": ["Scout"]}, p3={})
    t.end_turn()
    assert t.game.outcome is None
    assert t.asked == (1, "act")
    t.end_turn()
    assert t.winner == 2
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "CHECK_LAST_PLAYER"


# --- 1.8.1.4 Banishing -----------------------------------------------------------------------


@pytest.mark.rule("1.8.1.4")
@pytest.mark.parametrize(("damage", "banished"), [(4, False), (5, True), (9, True)])
def test_damage_equal_to_or_above_willpower_banishes_a_character(damage: int, banished: bool) -> None:
    bolt = action("Bolt", ir.Deal(damage, opposing_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("play Bolt")
    assert t.discard(1) == (["Ogre"] if banished else [])


@pytest.mark.rule("1.8.1.4")
def test_a_location_is_banished_by_its_damage_too() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": ["Camp"]})
    t.do("challenge Giant")
    assert t.discard(1) == ["Camp"]


@pytest.mark.rule("1.8.1.4")
def test_lowering_willpower_to_the_damage_or_to_zero_banishes() -> None:
    curse = action("Curse", ir.Apply(opposing_character(), (ir.Adjust(Stat.WILLPOWER, -2),)))
    hurt = table([curse], p1={"hand": ["Curse"], "ink": 1}, p2={"play": [{"card": "Ogre", "damage": 3}]})
    assert hurt.do("play Curse").discard(1) == ["Ogre"]
    small = table([curse], p1={"hand": ["Curse"], "ink": 1}, p2={"play": ["Scout"]})
    assert small.do("play Curse").discard(1) == ["Scout"]
    big = table([curse], p1={"hand": ["Curse"], "ink": 1}, p2={"play": ["Ogre"]})
    assert big.do("play Curse").discard(1) == []


@pytest.mark.rule("1.8.1.4")
def test_a_character_banishes_what_its_challenge_damage_banishes_even_if_it_goes_too() -> None:
    hero = character("Hero", whenever(Happening.BANISHES, ir.GainLore(3), subject=THIS), strength=2, willpower=2)
    t = table([hero], p1={"play": ["Hero"]}, p2={"play": [{"card": "Scout", "exerted": True}]})
    t.do("challenge Hero")
    assert (t.discard(0), t.discard(1)) == (["Hero"], ["Scout"])
    assert t.lore(0) == 3


@pytest.mark.rule("1.8.1.4")
def test_a_character_banishes_what_the_damage_of_its_ability_banishes() -> None:
    zap = exert_ability(ir.Deal(2, opposing_character()), name="Zap")
    mage = character("Mage", zap, whenever(Happening.BANISHES, ir.GainLore(3), subject=THIS))
    t = table([mage], p1={"play": ["Mage"]}, p2={"play": ["Scout"]})
    t.do("activate Mage: Zap")
    assert (t.discard(1), t.lore(0)) == (["Scout"], 3)


@pytest.mark.rule("1.8.1.4")
def test_damage_from_before_the_last_check_or_from_an_item_is_not_the_characters() -> None:
    zap = exert_ability(ir.Deal(2, opposing_character()), name="Zap")
    mage = character("Mage", zap, whenever(Happening.BANISHES, ir.GainLore(3), subject=THIS))
    bolt = action("Bolt", ir.Deal(3, opposing_character()))
    t = table([mage, bolt], p1={"play": ["Mage"], "hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("activate Mage: Zap", "play Bolt")
    assert (t.discard(1), t.lore(0)) == (["Ogre"], 0)


# --- 1.8.2, 1.8.3 ----------------------------------------------------------------------------


@pytest.mark.rule("1.8.2", "1.8.3")
def test_triggers_of_a_check_wait_until_the_checks_are_over() -> None:
    """The second check banishes the character that the first check's trigger might have saved."""
    home = location("Home", ir.Static((ir.Adjust(Stat.WILLPOWER, 2),), ir.Cards(where=(ir.IsAt(ir.This()),))))
    rescue = ir.RemoveDamage(None, ir.Cards(of=Who.YOU, where=CHARACTER))
    medic = character("Medic", whenever(Happening.BANISHED, rescue, subject=ir.Filter(Who.YOU)))
    p2 = {"play": ["Home", "Medic", {"card": "Scout", "damage": 2, "at": "Home"}]}
    t = table([home, medic], p1={"play": ["Giant"]}, p2=p2)
    t.do("challenge Giant")
    # Both are gone, and both abilities wait: the first banishing's rescue has not resolved.
    assert t.discard(1) == ["Home", "Scout"]
    assert t.asked == (1, "resolve")
    assert len(t.bag()) == 2


@pytest.mark.rule("1.8.3")
def test_the_check_is_repeated_until_nothing_more_comes_of_it() -> None:
    """Each character holds up the next one: one falls, all fall, check by check."""

    def holds_up(i: int) -> ir.Static:
        return ir.Static((ir.Adjust(Stat.WILLPOWER, 2),), your_characters(ir.Named((f"Prop {i}",))))

    props = [character(f"Prop {i}", holds_up(i + 1), willpower=2) for i in range(3)]
    play = ["Prop 0", {"card": "Prop 1", "damage": 2}, {"card": "Prop 2", "damage": 3}]
    bolt = action("Bolt", ir.Deal(2, opposing_character(ir.Named(("Prop 0",)))))
    t = table([*props, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": play})
    t.do("play Bolt")
    assert t.discard(1) == ["Prop 0", "Prop 1", "Prop 2"]
    assert t.play(1) == []


@pytest.mark.rule("1.8.3")
def test_a_check_follows_each_ability_from_the_bag() -> None:
    """The first ability's damage banishes before the second one chooses."""
    wasp = character(
        "Wasp", whenever_quests(ir.Deal(2, opposing_character())), whenever_quests(ir.Exert(opposing_character()))
    )
    t = table([wasp], p1={"play": ["Wasp"]}, p2={"play": ["Scout", "Ogre"]})
    t.do("quest Wasp", "resolve Wasp: Whenever Quests", "choose Scout")
    assert t.discard(1) == ["Scout"]
    assert t["Ogre"].exerted


# --- 1.8.4, 1.8.5 ----------------------------------------------------------------------------


@pytest.mark.rule("1.8.4")
def test_several_results_of_one_player_come_at_the_same_time() -> None:
    """Each of the two watches for the other: both see the other one go."""
    mourner = whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther())))
    twins = [character("Ash", mourner, willpower=1), character("Elm", mourner, willpower=1)]
    quake = action("Quake", ir.Deal(1, ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([*twins, quake], p1={"hand": ["Quake"], "ink": 1}, p2={"play": ["Ash", "Elm"]})
    t.do("play Quake")
    t.do("resolve Ash: Whenever")
    assert t.discard(1) == ["Ash", "Elm"]
    assert t.lore(1) == 2


@pytest.mark.rule("1.8.4")
@pytest.mark.parametrize(("active", "names"), [("p1", ["Knight", "Ogre"]), ("p2", ["Ogre", "Knight"])])
def test_results_of_several_players_come_in_turn_order(active: str, names: list[str]) -> None:
    quake = action("Quake", ir.Deal(9, ir.Cards(where=CHARACTER)))
    side = {"hand": ["Quake"], "ink": 1}
    p1, p2 = {"play": ["Knight"]}, {"play": ["Ogre"]}
    sides = {"p1": {**p1, **side}, "p2": p2} if active == "p1" else {"p1": p1, "p2": {**p2, **side}}
    t = table([quake], active=active, **sides)
    t.do("play Quake")
    assert [t.game.book.cards[event.cards[0]].full_name for event in t.events(Happening.BANISHED)] == names


@pytest.mark.rule("1.8.4")
def test_when_two_players_reach_20_lore_in_one_check_the_first_in_turn_order_wins() -> None:
    feast = action("Feast", ir.GainLore(5, Who.ALL))
    for active in (0, 1):
        sides = {"p1": {"lore": 18}, "p2": {"lore": 19}}
        sides[f"p{active + 1}"].update({"hand": ["Feast"], "ink": 1})  # type: ignore[dict-item]
        t = table([feast], active=f"p{active + 1}", **sides)
        t.do("play Feast")
        assert t.winner == active


@pytest.mark.rule("1.8.5")
def test_a_condition_that_came_and_went_within_one_effect_has_no_result() -> None:
    """Takes one damage more than it can bear, and hands all of it on, in a single resolution."""
    onto = ir.MoveDamage(1, your_character(ir.IsOther()), ir.This())
    away = ir.If(
        ir.Compare(ir.StatOf(Stat.DAMAGE, ir.This()), Cmp.GE, 3),
        ir.MoveDamage(None, ir.This(), opposing_character()),
    )
    climber = character("Climber", ir.Activated((ir.InkCost(1),), ir.Text((onto, away)), name="Carry"), willpower=4)
    t = table(
        [climber],
        p1={"play": [{"card": "Climber", "damage": 3}, {"card": "Ogre", "damage": 1}], "ink": 1},
        p2={"play": ["Giant"]},
    )
    t.do("activate Climber: Carry")
    assert t.play(0) == ["Climber", "Ogre"]
    assert [t[name].damage for name in ("Climber", "Ogre", "Giant")] == [0, 0, 4]


@pytest.mark.rule("1.8.5")
def test_lore_that_is_lost_again_in_the_same_effect_does_not_win() -> None:
    swing = action("Swing", ir.Text((ir.GainLore(5), ir.LoseLore(3, Who.YOU))))
    t = table([swing], p1={"hand": ["Swing"], "ink": 1, "lore": 16}, p2={})
    t.do("play Swing")
    assert t.game.outcome is None
    assert t.lore(0) == 18


# --- what can't be banished ------------------------------------------------------------------

SAFE = ir.Static((ir.Cant(Doing.BE_BANISHED),))
STRIKE = action("Strike", ir.Deal(9, any_character()), cost=0)


@pytest.mark.rule("1.2.2", "1.8.1.4", "1.8.3")
@pytest.mark.parametrize("edition", ["1-early", "1-late", "2.0", "2.1", "2.2", "2.3"])
def test_a_character_that_cannot_be_banished_stays_whatever_its_damage(edition: str) -> None:
    rock = character("Boulder", SAFE, willpower=3)
    t = table([rock, STRIKE], edition, p1={"hand": ["Strike"]}, p2={"play": ["Boulder"]}).do("play Strike")
    assert (t["Boulder"].zone, t["Boulder"].damage, t.asked) == ("play", 9, (0, "act"))
    t.end_turn().do("quest Boulder").end_turn()
    assert (t["Boulder"].damage, t.lore(1), t.events(Happening.BANISHED)) == (9, 1, [])


@pytest.mark.rule("1.2.2", "1.8.1.4", "4.6.6.3")
def test_in_a_challenge_only_the_other_one_is_banished() -> None:
    rock = character("Boulder", SAFE, strength=5, willpower=1)
    t = table([rock], p1={"play": ["Ogre"]}, p2={"play": [{"card": "Boulder", "exerted": True}]})
    t.do("challenge Ogre")
    assert (t["Ogre"].zone, t["Boulder"].zone, t["Boulder"].damage) == ("discard", "play", 4)


@pytest.mark.rule("1.2.2", "1.8.1.4", "5.6.6")
def test_a_location_that_cannot_be_banished_stays_with_those_at_it() -> None:
    keep = location("Keep", SAFE, willpower=3)
    p2 = {"play": ["Keep", {"card": "Scout", "at": "Keep"}]}
    t = table([keep], p1={"play": ["Giant"]}, p2=p2).do("challenge Giant")
    assert (t["Keep"].zone, t["Keep"].damage, t["Scout"].at) == ("play", 6, "Keep")


@pytest.mark.rule("1.2.2", "1.8.1.4")
def test_without_willpower_left_it_stays_as_well() -> None:
    fear = item("Fear", ir.Static((ir.Adjust(Stat.WILLPOWER, -9),), ir.Cards(where=CHARACTER)))
    rock = character("Boulder", SAFE)
    t = table([rock, fear], p1={"hand": ["Fear"], "ink": 1, "play": ["Boulder", "Scout"]}).do("play Fear")
    assert (t.play(), t.discard()) == (["Boulder", "Fear"], ["Scout"])


@pytest.mark.rule("1.2.2", "1.8.1.4", "6.4.2.3")
@pytest.mark.parametrize("how", ["the card that said so leaves", "the turn ends"])
def test_once_it_can_be_banished_the_next_check_banishes_it(how: str) -> None:
    charm = item("Charm", ir.Static((ir.Cant(Doing.BE_BANISHED),), ir.Cards(where=CHARACTER)))
    vow = action("Vow", ir.Apply(any_character(), (ir.Cant(Doing.BE_BANISHED),)), cost=0)
    smash = action("Smash", ir.Banish(ir.Cards(where=(ir.IsType((CardType.ITEM,)),))), cost=0)
    hunter = character("Hunter", whenever(Happening.BANISHES, ir.GainLore(1), subject=THIS), strength=9, willpower=9)
    lasting = how == "the turn ends"
    p1 = {"hand": ["Vow", "Smash"], "play": ["Hunter"] if lasting else ["Hunter", "Charm"]}
    t = table([charm, vow, smash, hunter], p1=p1, p2={"play": [{"card": "Ogre", "exerted": True}]})
    if lasting:
        t.do("play Vow", "choose Ogre")
    t.do("challenge Hunter")
    assert (t["Ogre"].zone, t["Ogre"].damage) == ("play", 9)
    t.do("end turn" if lasting else "play Smash")
    # The damage was there at an earlier check: nobody has banished it.
    assert (t["Ogre"].zone, t.lore()) == ("discard", 0)


@pytest.mark.rule("1.2.2", "1.8.4")
def test_of_several_in_one_check_only_those_that_can_be_are_banished() -> None:
    rock = character("Boulder", SAFE)
    storm = action("Storm", ir.Deal(9, ir.Cards(where=CHARACTER)), cost=0)
    t = table([rock, storm], p1={"hand": ["Storm"], "play": ["Boulder", "Scout"]}, p2={"play": ["Ogre", "Boulder#2"]})
    t.do("play Storm")
    assert (t.play(0), t.play(1), t.discard(1)) == (["Boulder"], ["Boulder"], ["Ogre"])
