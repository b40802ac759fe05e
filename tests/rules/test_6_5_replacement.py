"""6.5: replacement effects."""

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
    keyword,
    location,
    opposing_character,
    table,
    when_banished,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.core import derive
from illumineer.cr import CR
from illumineer.vocab import Cause, Cmp, Doing, Duration, Happening, Keyword, Stat, Who, Zone

BOLT = action("Bolt", ir.Deal(2, any_character()))


def guard(name: str = "Guard", on: Happening = Happening.DAMAGE_DEALT, willpower: int = 9) -> ir.Card:
    """If one of your other characters would be dealt damage, put that many counters on this one instead."""
    others = ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther()))
    shield = ir.Replacement(ir.Event(on, subject=others), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shield")
    return character(name, shield, willpower=willpower)


def charm() -> ir.Card:
    """The next time chosen character would be dealt damage, they take no damage instead."""
    about = ir.Filter(where=(ir.IsIn("about"),))
    no_damage = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=about), name="Luck")
    return action("Charm", ir.Create(no_damage, Duration.UNTIL_YOUR_NEXT_TURN, times=1, about=your_character()))


# --- 6.5.1 what they are ---------------------------------------------------------------------


@pytest.mark.rule("6.5.1", "6.5.4")
def test_damage_that_would_be_dealt_is_put_on_another_character_instead() -> None:
    t = table([guard(), BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Bolt", "choose Ogre")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 2)
    assert [event.rule for event in t.events(Happening.REPLACED)] == [CR.REPLACE_NEVER_HAPPENS]


@pytest.mark.rule("6.5.1")
def test_an_event_can_be_replaced_by_nothing() -> None:
    t = table([charm(), BOLT], p1={"ink": 2, "hand": ["Charm", "Bolt"], "play": ["Ogre"]})
    t.do("play Charm", "play Bolt")
    assert t["Ogre"].damage == 0


@pytest.mark.rule("6.5.1")
def test_only_the_part_that_it_speaks_of_is_replaced() -> None:
    storm = action("Storm", ir.Deal(1, ir.Cards(where=CHARACTER)))
    t = table([charm(), storm], p1={"ink": 2, "hand": ["Charm", "Storm"], "play": ["Ogre", "Giant"]})
    t.do("play Charm", "choose Ogre", "play Storm")
    assert (t["Ogre"].damage, t["Giant"].damage) == (0, 1)


def _scimitar() -> ir.Card:
    hero = ir.Is(ir.Those("it"), (ir.Named(("Ogre",)),))
    more, less = (ir.Apply(ir.Those("it"), (ir.Adjust(Stat.STRENGTH, n),)) for n in (2, 1))
    slash = ir.Seq((ir.Choose(any_character(slot="it")), ir.If(hero, more, less)))
    return item("Scimitar", exert_ability(slash, name="Slash"))


@pytest.mark.rule("6.5.1.1", "6.5.6")
@pytest.mark.parametrize(("name", "strength"), [("Ogre", 6), ("Knight", 4)])
def test_instead_within_one_ability(name: str, strength: int) -> None:
    t = table([_scimitar()], p1={"play": ["Scimitar", "Ogre", "Knight"]})
    t.do("activate Scimitar: Slash", f"choose {name}")
    assert t[name].strength == strength


# --- 6.5.2 the event -------------------------------------------------------------------------


def _no_draws() -> ir.Card:
    dry = ir.Replacement(ir.Event(Happening.DREW, player=Who.YOU), ir.GainLore(1), name="Dry Well")
    return item("Dry Well", dry)


RAGE = action("Rage", ir.Text((ir.Deal(2, any_character()), ir.Draw())))


@pytest.mark.rule("6.5.2")
def test_one_of_two_effects_replaced_leaves_the_other() -> None:
    t = table([guard(), RAGE], p1={"ink": 1, "hand": ["Rage"]}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Rage", "choose Ogre")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 2)
    assert len(t.hand()) == 1


@pytest.mark.rule("6.5.2")
def test_both_effects_of_an_event_can_be_replaced() -> None:
    t = table(
        [guard(), _no_draws(), RAGE],
        p1={"ink": 1, "hand": ["Rage"], "play": ["Dry Well"]},
        p2={"play": ["Guard", "Ogre"]},
    )
    t.do("play Rage", "choose Ogre")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 2)
    assert t.hand() == [] and t.lore() == 1


# --- 6.5.3 it must exist before --------------------------------------------------------------


@pytest.mark.rule("6.5.3")
def test_what_has_already_happened_is_not_replaced() -> None:
    t = table([charm(), BOLT], p1={"ink": 3, "hand": ["Bolt", "Charm", "Bolt#2"], "play": ["Ogre"]})
    t.do("play Bolt", "play Charm")
    assert t["Ogre"].damage == 2
    t.do("play Bolt")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("6.5.3")
def test_a_replacement_effect_works_only_while_its_card_is_in_play() -> None:
    axe = action("Axe", ir.Banish(any_character(ir.Named(("Guard",)))))
    t = table([guard(), axe, BOLT], p1={"ink": 2, "hand": ["Axe", "Bolt"]}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Axe", "play Bolt")
    assert t["Ogre"].damage == 2


def _pub() -> ir.Card:
    here = ir.Filter(where=(*CHARACTER, ir.IsAt(ir.This()), ir.HasStat(Stat.STRENGTH, Cmp.GE, 3)))
    strong = ir.Is(ir.Involved(), (ir.HasStat(Stat.STRENGTH, Cmp.GE, 6),))
    brawl = ir.If(strong, ir.GainLore(3), ir.GainLore(1))
    return location("Pub", whenever(Happening.CHALLENGES, brawl, name="Ruckus", subject=here))


@pytest.mark.rule("6.5.3")
def test_the_condition_of_instead_is_checked_as_the_effect_resolves_and_not_later() -> None:
    boost = ir.Apply(ir.This(), (ir.Adjust(Stat.STRENGTH, 4),))
    brawler = character("Brawler", whenever(Happening.CHALLENGES, boost, name="Rage", subject=THIS), strength=3)
    for first, lore in (("Pub: Ruckus", 1), ("Brawler: Rage", 3)):
        t = table(
            [_pub(), brawler],
            p1={"play": ["Pub", {"card": "Brawler", "at": "Pub"}]},
            p2={"play": [{"card": "Giant", "exerted": True}]},
        )
        t.do("challenge Brawler", f"resolve {first}")
        assert t["Giant"].damage == 7 and t.lore() == lore


# --- 6.5.4 the replaced event never happens --------------------------------------------------


@pytest.mark.rule("6.5.4")
def test_the_replaced_event_triggers_nothing_and_the_modified_one_does() -> None:
    victim = character("Victim", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), subject=THIS))
    brave = guard("Brave")
    proud = character("Proud", whenever(Happening.DAMAGE_TAKEN, ir.Draw(), subject=ir.Filter(Who.YOU, CHARACTER)))
    t = table([victim, brave, proud, BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["Victim", "Brave", "Proud"]})
    t.do("play Bolt", "choose Victim")
    assert t["Brave"].damage == 2
    assert t.lore(1) == 0 and len(t.hand(1)) == 1


@pytest.mark.rule("6.5.4")
def test_a_banishing_that_is_replaced_never_happens() -> None:
    wren = character(
        "Wren",
        ir.Replacement(
            ir.Event(Happening.BANISHED, subject=THIS), ir.Put(ir.This(), ir.Place(Zone.HAND)), name="Ashes"
        ),
        when_banished(ir.GainLore(5)),
        whenever(Happening.LEFT_PLAY, ir.GainLore(1), subject=THIS),
        willpower=2,
    )
    t = table([wren, BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["Wren"]})
    t.do("play Bolt")
    assert t.hand(1) == ["Wren"] and t.discard(1) == []
    assert t.lore(1) == 1


@pytest.mark.rule("6.5.4", "6.1.5.1")
def test_if_you_do_holds_when_the_deed_was_replaced() -> None:
    hurt = ir.IfDo(ir.Deal(1, opposing_character()), ir.Draw(2))
    t = table([guard(), action("Hurt", hurt)], p1={"ink": 1, "hand": ["Hurt"]}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Hurt", "choose Ogre")
    assert t["Guard"].damage == 1 and len(t.hand()) == 2


@pytest.mark.rule("6.5.4", "6.1.5.1")
def test_a_deed_that_was_replaced_and_done_in_part_is_not_whole() -> None:
    """One of two is hidden behind the guard, and the other cannot be dealt damage at all."""
    boulder = character("Boulder", ir.Static((ir.Cant(Doing.BE_DEALT_DAMAGE),), name="Stone"))
    hurt = ir.IfDo(ir.Deal(1, ir.Cards(of=Who.OPPONENTS, where=CHARACTER)), ir.Draw(2))
    theirs = {"play": ["Guard", "Ogre", "Boulder"]}
    t = table([guard(), boulder, action("Hurt", hurt)], p1={"ink": 1, "hand": ["Hurt"]}, p2=theirs)
    t.do("play Hurt")
    assert t.hand() == []


@pytest.mark.rule("6.5.4")
@pytest.mark.parametrize("edition", ["2.0", "2.1", "2.3"])
def test_the_modified_event_is_still_one_event_without_a_check_in_between(edition: str) -> None:
    # The guard is banished by the redirected damage, but not before its own side has dealt damage too.
    fierce = ir.Static((ir.DamageChange(2, dealt_by=True),), affects=your_characters())
    martyr = guard("Martyr", willpower=3)
    martyr = character("Martyr", *martyr.abilities, fierce, willpower=3)
    t = table([martyr], edition, p1={"play": ["Giant"]}, p2={"play": ["Martyr", {"card": "Knight", "exerted": True}]})
    t.do("challenge Giant")
    assert t["Martyr"].zone == "discard" and t["Knight"].damage == 0
    assert t["Giant"].damage == 5


# --- 6.5.5 one chance ------------------------------------------------------------------------


@pytest.mark.rule("6.5.5", "6.5.7.3")
def test_each_replacement_effect_has_one_chance_at_an_event() -> None:
    # Two different cards that both take over all damage: it goes from one to the other and stops.
    first, second = guard("First", Happening.DAMAGE_TAKEN), guard("Second", Happening.DAMAGE_TAKEN)
    t = table([first, second, BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["First", "Second", "Ogre"]})
    t.do("play Bolt", "choose Ogre", "replace First: Shield")
    assert t.asked == (0, "act")
    assert (t["Ogre"].damage, t["First"].damage, t["Second"].damage) == (0, 0, 2)


@pytest.mark.rule("6.5.5")
def test_the_next_event_can_be_replaced_again() -> None:
    t = table([guard(), BOLT], p1={"ink": 2, "hand": ["Bolt", "Bolt#2"]}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Bolt", "choose Ogre", "play Bolt", "choose Ogre")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 4)


@pytest.mark.rule("6.5.5")
@pytest.mark.parametrize("words", [{"limit": 1}, {"nth": 1}])
def test_the_first_time_each_turn_is_replaced_once(words: dict[str, int]) -> None:
    event = ir.Event(Happening.DAMAGE_TAKEN, subject=THIS, nth=words.get("nth", 0))
    scarf = character("Scarf", ir.Replacement(event, limit=words.get("limit", 0), name="Layers"), willpower=9)
    t = table([scarf, BOLT], p1={"ink": 3, "hand": ["Bolt", "Bolt#2", "Bolt#3"]}, p2={"play": ["Scarf", "Ogre"]})
    t.do("play Bolt", "choose Scarf")
    assert t["Scarf"].damage == 0
    t.do("play Bolt", "choose Scarf", "play Bolt", "choose Scarf")
    assert t["Scarf"].damage == 4


# --- 6.5.6, 6.5.7 several different ones -----------------------------------------------------


def _mine() -> ir.Card:
    knight = ir.Is(ir.Involved(), (ir.HasClass(("Knight",)),))
    target = ir.Those("it")
    hit = ir.Seq((ir.Choose(any_character(slot="it")), ir.If(knight, ir.Deal(2, target), ir.Deal(1, target))))
    event = ir.Event(Happening.MOVED, subject=ir.Filter(Who.YOU, CHARACTER), object=THIS, nth=1)
    return location("Mine", ir.Triggered((event,), ir.May(hit), when=ir.IsTurnOf(Who.YOU), name="Defense"))


@pytest.mark.rule("6.5.6", "6.5.7", "6.5.7.1", "6.5.7.2", "6.5.7.3")
@pytest.mark.parametrize(("who", "damage"), [("Sleeper", 2), ("Ogre", 1)])
def test_its_own_replacement_is_applied_before_those_of_others(who: str, damage: int) -> None:
    sleeper = character("Sleeper", Keyword.EVASIVE, classes="Storyborn Knight")
    t = table(
        [_mine(), sleeper, guard()],
        p1={"ink": 1, "play": ["Mine", "Sleeper", "Ogre"]},
        p2={"play": ["Guard", "Scout"]},
    )
    t.do(f"move {who}", "accept", "choose Scout")
    assert (t["Scout"].damage, t["Guard"].damage) == (0, damage)


def _charmed(picked: str) -> Table:
    t = table(
        [charm(), guard(), BOLT],
        active="p2",
        p1={"ink": 2, "hand": ["Bolt", "Bolt#2"]},
        p2={"ink": 1, "hand": ["Charm"], "play": ["Ogre", "Guard"]},
    )
    t.do("play Charm", "choose Ogre", "end turn", "play Bolt", "choose Ogre")
    assert t.asked == (1, "replace")
    decision = t.game.decision
    assert decision is not None and decision.rule is CR.REPLACE_SEVERAL
    assert sorted(t.moves()) == ["replace Charm: Luck", "replace Guard: Shield"]
    return t.do(picked)


@pytest.mark.rule("6.5.7", "6.5.7.2", "6.5.7.3")
def test_the_affected_player_chooses_which_one_to_apply() -> None:
    t = _charmed("replace Charm: Luck")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 0)
    t.do("play Bolt", "choose Ogre")  # that charm is used up
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 2)


@pytest.mark.rule("6.5.7", "6.5.7.3")
def test_the_one_not_chosen_waits_if_it_no_longer_applies_to_the_modified_event() -> None:
    t = _charmed("replace Guard: Shield")
    assert (t["Ogre"].damage, t["Guard"].damage) == (0, 2)
    t.do("play Bolt", "choose Ogre")
    assert t.asked == (1, "replace")  # the charm is still there


@pytest.mark.rule("6.5.7.3")
def test_after_one_was_applied_others_may_apply_to_the_modified_event() -> None:
    # Lore of 3 or more is cut to 2; and what is left is lost to a tax of 1.
    cut = ir.Replacement(
        ir.Event(Happening.LORE_GAINED, player=Who.OPPONENTS, amount=(Cmp.GE, 3)),
        ir.GainLore(2, ir.PlayerInvolved()),
        name="Cut",
    )
    tax = ir.Replacement(
        ir.Event(Happening.LORE_GAINED, player=Who.OPPONENTS, amount=(Cmp.LE, 2)),
        ir.GainLore(ir.Minus(ir.InvolvedAmount(), 1), ir.PlayerInvolved()),
        name="Tax",
    )
    t = table(
        [item("Shears", cut), item("Toll Box", tax), action("Hymn", ir.GainLore(5))],
        p1={"ink": 1, "hand": ["Hymn"]},
        p2={"play": ["Shears", "Toll Box"]},
    )
    t.do("play Hymn")
    assert t.lore() == 1
    assert len(t.events(Happening.REPLACED)) == 2


@pytest.mark.rule("6.5.1", "6.7.2.2")
def test_that_many_is_the_amount_after_damage_modifiers() -> None:
    stone = character("Stone", keyword(Keyword.RESIST, 1), willpower=9)
    hard = guard("Hard")
    hard = character("Hard", *hard.abilities, keyword(Keyword.RESIST, 2), willpower=9)
    t = table([stone, hard, BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["Stone", "Hard"]})
    t.do("play Bolt", "choose Stone")
    assert (t["Stone"].damage, t["Hard"].damage) == (0, 1)  # Resist of Hard does not touch put damage


DART = action("Dart", ir.Deal(1, any_character()))


def stone(*replaced: Happening, limit: int = 0, nth: int = 0) -> ir.Card:
    """Resist +1; if (the first time) this would be dealt or take damage, it takes none instead."""
    none = [ir.Replacement(ir.Event(on, subject=THIS, nth=nth), limit=limit, name="Never Mind") for on in replaced]
    return character("Stone", keyword(Keyword.RESIST, 1), *none, willpower=9)


@pytest.mark.rule("6.5.3", "1.9.5", "8.8.2", "6.7.2.2")
@pytest.mark.parametrize("edition", ["2.1", "2.2", "2.3"])
@pytest.mark.parametrize("once", [{"nth": 1}, {"limit": 1}], ids=["the first time", "once a turn"])
def test_damage_reduced_to_0_is_not_damage_that_would_be_taken(once: dict[str, int], edition: str) -> None:
    t = table(
        [stone(Happening.DAMAGE_TAKEN, **once), DART, BOLT],
        edition,
        p1={"ink": 3, "hand": ["Dart", "Bolt", "Bolt#2"]},
        p2={"play": ["Stone"]},
    )
    t.do("play Dart")
    assert t.events(Happening.REPLACED) == []
    t.do("play Bolt")
    assert (len(t.events(Happening.REPLACED)), t["Stone"].damage) == (1, 0)
    t.do("play Bolt")
    assert t["Stone"].damage == 1


@pytest.mark.rule("6.5.3", "1.9.5", "2.1:8.8.2")
@pytest.mark.parametrize(("edition", "damage"), [("2.1", 0), ("2.2", 1), ("2.3", 1)])
def test_whether_damage_reduced_to_0_is_dealt_says_if_the_next_time_has_come(edition: str, damage: int) -> None:
    p1 = {"ink": 3, "hand": ["Charm", "Dart", "Bolt"], "play": ["Stone"]}
    t = table([stone(), charm(), DART, BOLT], edition, p1=p1).do("play Charm", "play Dart", "play Bolt")
    assert t["Stone"].damage == damage


@pytest.mark.rule("6.5.3", "1-early:10.6")
@pytest.mark.parametrize("edition", ["1-early", "1-late"])
def test_where_resist_replaces_what_it_leaves_at_0_is_not_replaced_again(edition: str) -> None:
    p1 = {"ink": 3, "hand": ["Charm", "Dart", "Bolt"], "play": ["Stone"]}
    t = table([stone(), charm(), DART, BOLT], edition, p1=p1).do("play Charm", "play Dart")
    assert t.asked == (0, "replace")
    t.do(next(move for move in t.moves() if "Resist" in move), "play Bolt")
    t.do(next(move for move in t.moves() if "Resist" not in move))
    assert t["Stone"].damage == 0


@pytest.mark.rule("6.5.3", "2.0:6.7.2.2")
def test_in_2_0_replacement_effects_look_at_damage_before_it_is_reduced() -> None:
    p1 = {"ink": 3, "hand": ["Charm", "Dart", "Bolt"], "play": ["Stone"]}
    t = table([stone(), charm(), DART, BOLT], "2.0", p1=p1).do("play Charm", "play Dart", "play Bolt")
    assert t["Stone"].damage == 1


@pytest.mark.rule("6.5.7", "1.9.5")
def test_an_effect_that_cannot_apply_to_no_damage_is_not_offered_beside_another() -> None:
    p2 = {"play": [{"card": "Stone", "exerted": True}, "Guard"]}
    t = table([stone(Happening.DAMAGE_TAKEN), guard()], p1={"play": ["Pawn"]}, p2=p2).do("challenge Pawn")
    assert t.asked == (0, "act")
    assert (t["Stone"].damage, t["Guard"].damage) == (0, 0)


@pytest.mark.rule("6.5.3", "6.5.2")
def test_of_damage_to_several_only_what_is_left_is_replaced() -> None:
    storm = action("Storm", ir.Deal(1, ir.Cards(where=CHARACTER)))
    others = ir.Filter(Who.YOU, CHARACTER)
    taken = ir.Event(Happening.DAMAGE_TAKEN, subject=others)
    ward = item("Ward Stone", ir.Replacement(taken, ir.GainLore(1), name="Ward"))
    p1 = {"ink": 1, "hand": ["Storm"], "play": ["Stone", "Ogre", "Ward Stone"]}
    t = table([stone(), ward, storm], p1=p1).do("play Storm")
    assert (t.lore(), t["Ogre"].damage, t["Stone"].damage) == (1, 0, 0)


# --- 6.5.8 the same one twice ----------------------------------------------------------------


@pytest.mark.rule("6.5.8")
def test_of_two_instances_one_applies_and_the_other_ceases_to_exist() -> None:
    t = table(
        [charm(), BOLT],
        p1={"ink": 4, "hand": ["Charm", "Charm#2", "Bolt", "Bolt#2"], "play": ["Ogre"]},
    )
    t.do("play Charm", "play Charm", "play Bolt")
    assert t.asked == (0, "replace") and len(t.moves()) == 2
    t.do(t.moves()[0])
    assert t["Ogre"].damage == 0
    assert [event.rule for event in t.events(Happening.EFFECT_ENDED)] == [CR.REPLACE_EVENT, CR.REPLACE_SAME_TWICE]
    t.do("play Bolt")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("6.5.8")
def test_two_instances_made_by_one_ability_that_triggered_twice() -> None:
    about = ir.Filter(where=(ir.IsIn("about"),))
    no_damage = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=about), name="Kindness")
    kind = character(
        "Kind",
        whenever(
            Happening.CHOSEN,
            ir.Create(no_damage, Duration.UNTIL_YOUR_NEXT_TURN, times=1, about=ir.Involved()),
            subject=ir.Filter(Who.YOU, CHARACTER),
            causes=(Cause.SUPPORT,),
        ),
    )
    snack = character("Snack", Keyword.SUPPORT, strength=1)
    t = table(
        [kind, snack],
        p1={"play": ["Kind", "Snack", "Snack#2", "Ogre"]},
        p2={"play": [{"card": "Giant", "exerted": True}, {"card": "Knight", "exerted": True}]},
    )
    t.do("quest Snack", "accept", "choose Ogre", "quest Snack#2", "accept", "choose Ogre")
    assert t["Ogre"].strength == 6
    t.do("challenge Ogre", "choose Giant")
    assert t.asked == (0, "replace")
    t.do(t.moves()[1])
    assert (t["Ogre"].damage, t["Giant"].damage) == (0, 6)
    assert not derive.replacements(t.game.state)  # neither instance is left
    t.do("end turn", "challenge Knight", "choose Ogre")
    assert t["Ogre"].damage == 3


@pytest.mark.rule("6.5.8")
@pytest.mark.parametrize("on", [Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN])
def test_of_two_copies_of_a_card_only_one_takes_the_damage(on: Happening) -> None:
    t = table([guard(on=on), BOLT], p1={"ink": 1, "hand": ["Bolt"]}, p2={"play": ["Guard", "Guard#2", "Ogre"]})
    t.do("play Bolt", "choose Ogre")
    assert t.asked == (1, "replace")
    t.do("replace Guard#2: Shield")
    assert t.asked == (0, "act")  # the other copy has the same effect: it cannot apply to this event any more
    assert (t["Ogre"].damage, t["Guard"].damage, t["Guard#2"].damage) == (0, 0, 2)


@pytest.mark.rule("6.5.7", "6.7.6")
def test_in_a_challenge_each_player_orders_what_affects_their_own_card_the_active_player_first() -> None:
    mine = {"ink": 1, "hand": ["Charm"], "play": ["Ogre", "Guard"]}
    theirs = {"ink": 1, "hand": ["Charm#2"], "play": ["Giant", "Guard#2"]}
    t = table([charm(), guard()], p1=mine, p2=theirs)
    t.do("play Charm", "choose Ogre", "quest Ogre", "end turn", "play Charm", "choose Giant")
    t.do("challenge Giant")
    assert t.asked == (1, "replace")
    t.do("replace Charm: Luck")
    assert t.asked == (0, "replace")
    t.do("replace Guard: Shield")
    assert (t["Ogre"].damage, t["Guard"].damage, t["Giant"].damage, t["Guard#2"].damage) == (0, 6, 0, 0)
