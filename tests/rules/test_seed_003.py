"""Seed 003, the keywords of 2.0 (8.1 to 8.15 without Shift, which has its own file), played in that edition."""

from __future__ import annotations

from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    in_edition,
    item,
    keyword,
    location,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Duration, Happening, Keyword, Leave, Who, Zone

V20 = "2.0"
PAWN = {"card": "Pawn", "exerted": True}
table, rule = in_edition(V20)


# --- 8.1 -------------------------------------------------------------------------------------


@rule("8.1.1")
def test_a_card_has_every_keyword_of_the_list_by_its_name_alone() -> None:
    names = (
        "ALERT BODYGUARD BOOST CHALLENGER EVASIVE RECKLESS RESIST RUSH SHIFT SINGER SING_TOGETHER SUPPORT VANISH WARD"
    )
    for which in (Keyword[name] for name in names.split()):
        bearer = character("Bearer", keyword(which, 1), inkwell=False)
        assert table([bearer], p1={"play": ["Bearer"]})["Bearer"].has(which)


@rule("8.1.2")
def test_plus_n_keywords_add_up() -> None:
    drill = action("Drill", ir.Apply(your_character(), (ir.Gain(Keyword.RESIST, 2),)), cost=0)
    shell = character("Shell", keyword(Keyword.RESIST, 1), inkwell=False)
    t = table([drill, shell], p1={"hand": ["Drill"], "play": ["Shell"]}).do("play Drill")
    assert t["Shell"].keyword(Keyword.RESIST) == 3


@rule("8.1.2")
def test_a_keyword_that_does_not_stack_is_not_gained_a_second_time() -> None:
    """The first instance ends with the turn; a longer one given meanwhile was never there."""
    short = action("Short", ir.Apply(your_character(), (ir.Gain(Keyword.EVASIVE),)), cost=0)
    long = action(
        "Long", ir.Apply(your_character(), (ir.Gain(Keyword.EVASIVE),), Duration.UNTIL_YOUR_NEXT_TURN), cost=0
    )
    t = table([short, long], p1={"hand": ["Short", "Long"], "play": ["Knight"]})
    t.do("play Short", "play Long")
    assert t["Knight"].has(Keyword.EVASIVE)
    assert not t.end_turn()["Knight"].has(Keyword.EVASIVE)
    t = table([short, long], p1={"hand": ["Long"], "play": ["Knight"]}).do("play Long").end_turn()
    assert t["Knight"].has(Keyword.EVASIVE)


# --- 8.2 to 8.5 ------------------------------------------------------------------------------


@rule("8.2.1", "8.2.2")
def test_alert_ignores_evasive_and_is_not_evasive() -> None:
    bat = character("Bat", Keyword.EVASIVE, inkwell=False)
    owl = character("Owl", Keyword.ALERT, inkwell=False)
    t = table([bat, owl], p1={"play": ["Owl", "Scout"]}, p2={"play": [{"card": "Bat", "exerted": True}]})
    assert (t.legal("challenge Owl"), t.legal("challenge Scout")) == (True, False)
    t = table([owl], p1={"play": ["Scout"]}, p2={"play": [{"card": "Owl", "exerted": True}]})
    assert t.legal("challenge Scout")


@rule("8.2.2")
def test_a_character_with_alert_can_gain_evasive_besides() -> None:
    owl = character("Owl", Keyword.ALERT, inkwell=False)
    wings = item("Wings", ir.Static((ir.Gain(Keyword.EVASIVE),), ir.Cards(of=Who.YOU, where=CHARACTER)))
    t = table([owl, wings], p1={"play": ["Scout"]}, p2={"play": [{"card": "Owl", "exerted": True}, "Wings"]})
    assert not t.legal("challenge Scout")


@rule("8.3.1", "8.3.2", "8.3.3")
def test_bodyguard_may_enter_exerted_and_must_be_challenged() -> None:
    guard = character("Guard", Keyword.BODYGUARD, cost=1, willpower=9, inkwell=False)
    t = table([guard], p1={"ink": 1, "hand": ["Guard"]}).do("play Guard", "enter exerted")
    assert t["Guard"].exerted
    assert not table([guard], p1={"ink": 1, "hand": ["Guard"]}).do("play Guard", "enter ready")["Guard"].exerted
    play = [PAWN, {"card": "Guard", "exerted": True}]
    t = table([guard], p1={"play": ["Scout"]}, p2={"play": play}).do("challenge Scout")
    assert t["Guard"].damage == 2


@rule("8.4.1")
def test_boost_puts_the_top_card_under_it_once_a_turn_and_is_an_activated_ability() -> None:
    jar = character("Jar", keyword(Keyword.BOOST, 1), inkwell=False)
    used = item("Ledger", ir.Triggered((ir.Event(Happening.ABILITY_USED),), ir.GainLore(1), name="Note"))
    t = table([jar, used], p1={"ink": 3, "play": ["Jar", "Ledger"], "deck": ["Ogre", "Giant"]}).do("boost Jar")
    assert (t["Jar"].under, t.ink(), t.lore()) == (["Ogre"], (2, 1), 1)
    assert t.why("boost Jar") == ["8.4.1"]


@rule("8.4.2", "8.4.3")
def test_a_boosted_card_is_seen_by_nobody_not_played_and_not_in_play() -> None:
    jar = character("Jar", keyword(Keyword.BOOST, 1), inkwell=False)
    bell = item("Bell", ir.Triggered((ir.Event(Happening.PLAYED),), ir.GainLore(1), name="Ring"))
    t = table([jar, bell], p1={"ink": 1, "play": ["Jar", "Bell"], "deck": ["Ogre"]}).do("boost Jar")
    assert (t.play(), t.lore()) == (["Jar", "Bell"], 0)
    for player in (0, 1):
        assert t.game.view(player).to_json()["players"][0]["play"][0]["facedown"] == [None]


@rule("8.5.1", "8.5.2")
def test_challenger_counts_only_while_challenging() -> None:
    boar = character("Boar", keyword(Keyword.CHALLENGER, 3), strength=1, willpower=9, inkwell=False)
    t = table([boar], p1={"play": ["Boar"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}).do("challenge Boar")
    assert t["Ogre"].damage == 4
    t = table([boar], p1={"play": ["Ogre"]}, p2={"play": [{"card": "Boar", "exerted": True}]}).do("challenge Ogre")
    assert t["Ogre"].damage == 1


# --- 8.6 to 8.9 ------------------------------------------------------------------------------


@rule("8.6.1")
def test_evasive_protects_cards_of_any_type_from_characters_without_it() -> None:
    bat = character("Bat", Keyword.EVASIVE, inkwell=False)
    cloud = location("Cloud", Keyword.EVASIVE)
    for target in ({"card": "Bat", "exerted": True}, "Cloud"):
        t = table([bat, cloud], p1={"play": ["Scout", "Bat#2"]}, p2={"play": [target]})
        assert (t.legal("challenge Scout"), t.legal("challenge Bat")) == (False, True)


@rule("8.7.1", "8.7.2", "8.7.3")
def test_reckless_cannot_quest_and_holds_up_the_turn_also_for_a_ready_target_it_may_challenge() -> None:
    bull = character("Bull", Keyword.RECKLESS, willpower=9, inkwell=False)
    wild = character("Bull", Keyword.RECKLESS, ir.Static((ir.Allow(Leave.CHALLENGE_READY),)), inkwell=False)
    t = table([bull], p1={"play": ["Bull"]}, p2={"play": [PAWN]})
    assert t.why("quest Bull") == ["8.7.2"]
    assert t.why("end turn") == ["8.7.3"]
    assert table([bull], p1={"play": ["Bull"]}, p2={"play": ["Pawn"]}).legal("end turn")
    assert table([wild], p1={"play": ["Bull"]}, p2={"play": ["Pawn"]}).why("end turn") == ["8.7.3"]


@rule("8.7.4")
def test_reckless_may_exert_for_abilities_and_songs() -> None:
    bull = character("Bull", Keyword.RECKLESS, exert_ability(ir.GainLore(1), name="Snort"), cost=3, inkwell=False)
    hymn = action("Hymn", ir.GainLore(2), cost=3, song=True)
    for move, lore in (("activate Bull: Snort", 1), ("play Hymn", 2)):
        t = table([bull, hymn], p1={"hand": ["Hymn"], "play": ["Bull"]}, p2={"play": [PAWN]}).do(move)
        assert (t.lore(), t.legal("end turn")) == (lore, True)


@rule("8.8.1", "8.8.3")
def test_resist_lowers_dealt_damage_and_not_put_or_moved_damage() -> None:
    shell = character("Shell", keyword(Keyword.RESIST, 1), willpower=9, inkwell=False)
    spells = [
        action("Deal", ir.Deal(2, any_character(ir.Named(("Shell",)))), cost=0),
        action("Put", ir.PutDamage(2, any_character(ir.Named(("Shell",)))), cost=0),
        action(
            "Move", ir.MoveDamage(2, any_character(ir.Named(("Ogre",))), any_character(ir.Named(("Shell",)))), cost=0
        ),
    ]
    for name, damage in (("Deal", 1), ("Put", 2), ("Move", 2)):
        t = table([shell, *spells], p1={"hand": [name], "play": ["Shell", {"card": "Ogre", "damage": 2}]})
        assert t.do(f"play {name}")["Shell"].damage == damage


@rule("8.8.1")
def test_resist_is_a_reduction_not_a_replacement_so_nobody_orders_it() -> None:
    shell = character("Shell", keyword(Keyword.RESIST, 1), willpower=9, inkwell=False)
    mine = ir.Filter(of=Who.YOU, where=(*CHARACTER, ir.IsOther()))
    shelter = ir.Replacement(
        ir.Event(Happening.DAMAGE_DEALT, subject=mine), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shelter"
    )
    martyr = character("Martyr", shelter, willpower=9, inkwell=False)
    poke = action("Poke", ir.Deal(3, any_character(ir.Named(("Shell",)))), cost=0)
    t = table([shell, martyr, poke], p1={"hand": ["Poke"]}, p2={"play": ["Shell", "Martyr"]}).do("play Poke")
    # 2.0 applies replacement effects before the amount is worked out: all 3 go to the Martyr
    assert (t.asked, t["Shell"].damage, t["Martyr"].damage) == ((0, "act"), 0, 3)


@rule("8.8.2")
def test_damage_reduced_to_nothing_was_not_dealt() -> None:
    shell = character("Shell", keyword(Keyword.RESIST, 2), strength=0, willpower=9, inkwell=False)
    grin = ir.Triggered((ir.Event(Happening.DAMAGE_DEALT, source=THIS),), ir.GainLore(1), name="Grin")
    for strength, lore in ((2, 0), (3, 1)):
        imp = character("Imp", grin, strength=strength, inkwell=False)
        t = table([shell, imp], p1={"play": ["Imp"]}, p2={"play": [{"card": "Shell", "exerted": True}]})
        assert t.do("challenge Imp").lore() == lore


@rule("8.9.1")
def test_rush_challenges_the_turn_it_is_played() -> None:
    fox = character("Fox", Keyword.RUSH, cost=1, inkwell=False)
    t = table([fox], p1={"ink": 3, "hand": ["Fox", "Scout"]}, p2={"play": [PAWN]}).do("play Fox", "play Scout")
    assert (t.legal("challenge Fox"), t.legal("challenge Scout"), t.legal("quest Fox")) == (True, False, False)


# --- 8.11 to 8.15 ----------------------------------------------------------------------------


@rule("8.11.1", "8.11.2")
def test_singer_sings_as_if_it_cost_n_and_its_cost_does_not_change() -> None:
    lark = character("Lark", keyword(Keyword.SINGER, 5), cost=2, inkwell=False)
    songs = [action(f"Song of {n}", ir.GainLore(1), cost=n, song=True) for n in (5, 6)]
    t = table([lark, *songs], p1={"hand": ["Song of 5", "Song of 6"], "play": ["Lark"]})
    assert not t.legal("play Song of 6")
    t.do("play Song of 5")
    assert (t.lore(), t["Lark"].exerted, t["Lark"].values.cost) == (1, True, 2)


@rule("8.12.1", "8.12.2", "8.12.3")
def test_sing_together_adds_the_costs_of_your_and_your_teammates_characters() -> None:
    rondo = action("Rondo", ir.GainLore(1), keyword(Keyword.SING_TOGETHER, 7), cost=7, song=True)
    trill = ir.Triggered((ir.Event(Happening.SANG, subject=THIS),), ir.Draw(), name="Trill")
    finch = character("Finch", trill, cost=4, inkwell=False)
    t = table(
        [rondo, finch],
        p1={"hand": ["Rondo"], "play": ["Knight"]},
        p2={"play": ["Giant"]},
        p3={"play": ["Finch"]},
        p4={},
        teams=[0, 1, 0, 1],
    )
    t.do("play Rondo", "choose Knight")
    assert (t.lore(), t["Knight"].exerted, t["Finch"].exerted, len(t.hand(2))) == (1, True, True, 1)
    assert not table([rondo], p1={"hand": ["Rondo"], "play": ["Ogre", "Scout"]}).legal("play Rondo")


@rule("8.13.1")
def test_support_adds_its_strength_this_turn() -> None:
    aide = character("Aide", Keyword.SUPPORT, strength=2, inkwell=False)
    t = table([aide], p1={"play": ["Aide", "Knight"]}).do("quest Aide", "accept")
    assert t["Knight"].strength == 5
    assert t.end_turn()["Knight"].strength == 3


@rule("8.14.1", "8.14.2")
def test_vanish_banishes_it_after_the_action_and_finds_nothing_if_it_has_moved() -> None:
    wisp = character("Wisp", Keyword.VANISH, willpower=9, inkwell=False)
    count = ir.GainLore(ir.Count(ir.Cards(of=Who.OPPONENTS)))
    poke = action("Poke", ir.Text((ir.Deal(1, any_character()), count)), cost=0)
    breeze = action("Breeze", ir.Put(any_character(), ir.Place(Zone.HAND)), cost=0)
    t = table([wisp, poke], p1={"hand": ["Poke"]}, p2={"play": ["Wisp"]}).do("play Poke")
    assert (t.lore(), t.discard(1)) == (1, ["Wisp"])
    t = table([wisp, breeze], p1={"hand": ["Breeze"]}, p2={"play": ["Wisp"]}).do("play Breeze")
    assert (t.hand(1), t.discard(1)) == (["Wisp"], [])


@rule("8.15.1", "8.15.2")
def test_ward_is_not_chosen_by_opponents_and_reached_by_what_chooses_nobody() -> None:
    moth = character("Moth", Keyword.WARD, willpower=9, inkwell=False)
    poke = action("Poke", ir.Deal(1, any_character()), cost=0)
    rain = action("Rain", ir.Deal(1, ir.Cards(where=CHARACTER)), cost=0)
    t = table([moth, poke, rain], p1={"hand": ["Poke", "Rain"], "play": ["Knight"]}, p2={"play": ["Moth", "Ogre"]})
    t.do("play Poke")
    assert (t.moves(), t.why("choose Moth")) == (["choose Knight", "choose Ogre"], ["8.15.1"])
    assert t.do("choose Ogre", "play Rain")["Moth"].damage == 1
