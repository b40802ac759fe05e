"""Events as sentences: which effect of which card, on which card, until when, and by which rule."""

from __future__ import annotations

import re

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    opposing_character,
    table,
    whenever,
    whenever_quests,
    your_character,
)

from illumineer import Game, house, ir
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.cr import number
from illumineer.told.explain import event_text
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Stat, Who, Zone

LIFT = action("Lift", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 2), ir.Gain(Keyword.RUSH))))


def told(t: Table, kind: Happening, lang: str = "en") -> list[str]:
    return [t.game.explain(event, lang) for event in t.game.events if event.kind == kind]


# --- effects that last -----------------------------------------------------------------------


@pytest.mark.rule("6.4.2.2", "3.4.1.2")
def test_an_effect_says_what_it_gives_to_which_card_until_when_and_where_it_comes_from() -> None:
    t = table([LIFT], p1={"play": ["Ogre", "Pawn"], "hand": ["Lift"], "ink": 1}).do("play Lift", "choose Ogre")
    assert told(t, Happening.EFFECT_BEGAN) == [
        "Ogre gets +2 ¤ and gains Rush until the end of this turn (the effect of Lift) [6.4.2.2]"
    ]
    assert told(t, Happening.EFFECT_BEGAN, "es") == [
        "Ogre obtiene +2 ¤ y gana Prisa hasta el final de este turno (el efecto de Lift) [6.4.2.2]"
    ]
    t.end_turn()
    assert told(t, Happening.EFFECT_ENDED) == [
        "this ends for Ogre: gets +2 ¤ and gains Rush (the effect of Lift) [3.4.1.2]"
    ]
    assert told(t, Happening.EFFECT_ENDED, "es") == [
        "deja de aplicarse a Ogre: «obtiene +2 ¤ y gana Prisa» (el efecto de Lift) [3.4.1.2]"
    ]


def test_numbers_are_those_that_were_counted_and_keywords_have_their_spanish_name() -> None:
    aide = character("Aide", Keyword.SUPPORT, strength=3)
    t = table([aide], p1={"play": ["Aide", "Ogre", "Pawn"]}).do("quest Aide", "accept", "choose Ogre")
    assert told(t, Happening.EFFECT_BEGAN) == ["Ogre gets +3 ¤ until the end of this turn (Support of Aide) [6.4.2.2]"]
    assert told(t, Happening.ADDED_TO_BAG, "es") == ["el Apoyo de Aide se añade a la bolsa [7.7.3.1]"]


@pytest.mark.rule("6.4.2.1")
def test_an_effect_on_no_single_card_is_told_in_the_words_of_the_card() -> None:
    silence = ir.CantDo(Doing.PLAY, Who.OPPONENTS, ir.Filter(where=(ir.IsType((CardType.ACTION,)),)))
    hush = action("Hush", ir.Establish((silence,), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table([hush], p1={"hand": ["Hush"], "ink": 1}).do("play Hush")
    said = "Opponents can't play actions until the start of your next turn."
    assert told(t, Happening.EFFECT_BEGAN) == [f"the effect of Hush applies: “{said}” [6.4.2.1]"]
    assert told(t, Happening.EFFECT_BEGAN, "es")[0].startswith("se aplica el efecto de Hush: «Los oponentes no pueden")
    t.end_turn().end_turn()
    assert told(t, Happening.EFFECT_ENDED) == [f"the effect of Hush no longer applies: “{said}” [3.2.1.3]"]


@pytest.mark.rule("6.2.7")
def test_an_ability_that_happens_once_lasts_until_then() -> None:
    later = ir.Create(ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), ir.Draw(1)), Duration.GAME, 1)
    t = table([action("Vow", later)], p1={"hand": ["Vow"], "ink": 1}).do("play Vow")
    assert told(t, Happening.EFFECT_BEGAN) == ["the effect of Vow applies until it happens [6.2.7]"]
    assert told(t.end_turn(), Happening.EFFECT_ENDED, "es") == ["el efecto de Vow deja de aplicarse [6.2.7]"]


@pytest.mark.rule("6.1.13.5")
def test_what_lasts_while_a_card_is_in_play_ends_with_it() -> None:
    mods = (ir.Gain(Keyword.EVASIVE),)
    bond = character("Bond", whenever_quests(ir.Apply(your_character(), mods, Duration.WHILE_SOURCE_IN_PLAY)))
    end = action("End", ir.Banish(any_character()))
    t = table([bond, end], p1={"play": ["Bond", "Ogre"], "hand": ["End"], "ink": 1})
    t.do("quest Bond", "choose Ogre")
    assert told(t, Happening.EFFECT_ENDED) == []
    t.do("play End", "choose Bond")
    assert told(t, Happening.EFFECT_ENDED) == ["this ends for Ogre: gains Evasive (Whenever Quests of Bond) [6.1.13.5]"]


# --- damage ----------------------------------------------------------------------------------


@pytest.mark.rule("1.9.2.4")
def test_moved_damage_says_from_where_to_where() -> None:
    swap = action("Swap", ir.MoveDamage(2, your_character(), opposing_character()))
    position = {"play": [{"card": "Ogre", "damage": 3}], "hand": ["Swap"], "ink": 1}
    t = table([swap], p1=position, p2={"play": ["Giant"]}).do("play Swap")
    assert told(t, Happening.DAMAGE_REMOVED) == [
        "2 damage is taken off Ogre, to be moved to Giant (because of Swap) [1.9.2.4]"
    ]
    assert told(t, Happening.DAMAGE_MOVED, "es") == ["se mueven 2 de daño a Giant (por Swap) [1.9.2.4]"]


@pytest.mark.rule("1.9.2.2")
def test_damage_that_is_put_is_told_as_put_by_the_rule_for_it() -> None:
    hex = action("Hex", ir.PutDamage(1, opposing_character()))
    t = table([hex], p1={"hand": ["Hex"], "ink": 1}, p2={"play": ["Giant"]}).do("play Hex")
    assert told(t, Happening.DAMAGE_TAKEN) == ["1 damage is put on Giant (because of Hex) [1.9.2.2]"]
    assert told(t, Happening.DAMAGE_TAKEN, "es") == ["se pone 1 de daño en Giant (por Hex) [1.9.2.2]"]


def test_a_replaced_event_says_what_would_have_happened() -> None:
    first = ir.Event(Happening.DAMAGE_TAKEN, subject=ir.Filter(where=(ir.IsThis(),)))
    shell = character("Shell", ir.Replacement(first, ir.Draw(1), name="TURTLE"), willpower=5)
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([shell, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Shell"]}).do("play Bolt")
    assert told(t, Happening.REPLACED) == ["Shell would be dealt 2 damage; TURTLE of Shell replaces that [6.5.4]"]
    assert told(t, Happening.REPLACED, "es") == [
        "se infligirían 2 de daño a Shell; lo reemplaza TURTLE de Shell [6.5.4]"
    ]


# --- cards -----------------------------------------------------------------------------------


def test_a_card_that_is_put_under_another_says_which_and_how() -> None:
    heap = character("Heap", keyword(Keyword.BOOST, 1))
    t = table([heap], p1={"play": ["Heap"], "deck": ["Knight"], "ink": 1}).do("boost Heap")
    assert told(t, Happening.PUT_UNDER) == ["Knight is put under Heap, face down [5.1.1.5]"]
    assert told(t, Happening.PUT_UNDER, "es") == ["Knight se pone debajo de Heap, boca abajo [5.1.1.5]"]


def test_what_an_effect_does_says_which_card_makes_it_happen() -> None:
    tax = character("Tax", whenever_quests(ir.Discard(_from_hand())))
    t = table([tax], p1={"play": ["Tax"]}, p2={"hand": ["Ogre"]}).do("quest Tax", "choose Ogre")
    assert told(t, Happening.DISCARDED) == ["p2 discards Ogre (because of Tax) [7.3.4]"]
    assert told(t, Happening.DISCARDED, "es") == ["p2 descarta Ogre (por Tax) [7.3.4]"]


def _from_hand() -> ir.Chosen:
    return ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS), by=Who.OPPONENTS)


@pytest.mark.rule("3.2.2.2")
def test_lore_says_whose_it_is() -> None:
    t = table([location("Fair", lore=2)], p1={"play": ["Fair"]}).end_turn().end_turn()
    assert told(t, Happening.LORE_GAINED) == ["p1 gains 2 lore (because of Fair) [3.2.2.2]"]


@pytest.mark.rule("1.11.1")
def test_lore_from_an_effect_is_by_the_rule_about_lore_totals() -> None:
    t = table([action("Tale", ir.GainLore(1))], p1={"hand": ["Tale"], "ink": 1}).do("play Tale")
    assert told(t, Happening.LORE_GAINED) == ["p1 gains 1 lore (because of Tale) [1.11.1]"]


@pytest.mark.rule("8.12.1")
def test_a_song_that_several_sing_is_sung_by_the_rule_for_that() -> None:
    song = action("Round", ir.Draw(1), keyword(Keyword.SING_TOGETHER, 3), cost=9, song=True)
    t = table([song], p1={"play": ["Pawn", "Scout"], "hand": ["Round"]}).do("play Round", "choose Pawn")
    assert told(t, Happening.SANG) == ["Pawn sings Round [8.12.1]", "Scout sings Round [8.12.1]"]
    assert told(t, Happening.PLAYED, "es") == ["p1 juega Round con Cantar Juntos (Sing Together) [4.3.3]"]


@pytest.mark.rule("4.6.9.2")
def test_a_challenge_that_one_is_removed_from_ends_by_the_rule_for_that() -> None:
    coward = character("Coward", whenever(Happening.CHALLENGES, _away(), object=ir.Filter(where=(ir.IsThis(),))))
    t = table([coward], p1={"play": ["Ogre"]}, p2={"play": [{"card": "Coward", "exerted": True}]})
    t.do("challenge Ogre")
    assert told(t, Happening.DAMAGE_DEALT) == []
    assert told(t, Happening.CHALLENGE_OVER) == ["the challenge is over [4.6.9.2]"]


def _away() -> ir.Put:
    return ir.Put(ir.This(), ir.Place(Zone.HAND))


# --- abilities and choices -------------------------------------------------------------------


def test_no_effect_says_of_which_ability_and_why() -> None:
    alone = character("Alone", whenever_quests(ir.Draw(1), condition=ir.Have(ir.This(), n=2)))
    t = table([alone], p1={"play": ["Alone"]}).do("quest Alone")
    assert told(t, Happening.NO_EFFECT) == [
        "Whenever Quests of Alone resolves with no effect: its condition is not met [6.2.4]"
    ]
    assert told(t, Happening.NO_EFFECT, "es") == [
        "Whenever Quests de Alone se resuelve sin efecto: no se cumple su condición [6.2.4]"
    ]


def test_a_choice_says_for_what_and_an_only_one_what_was_taken() -> None:
    bolt = action("Bolt", ir.Deal(1, opposing_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre"]}).do("play Bolt")
    assert told(t, Happening.FORCED) == [
        "p1 has only one choice: for its ink cost [4.3.2.2]",
        "p1 has only one choice: Ogre [6.1.3]",
    ]
    assert told(t, Happening.CHOSEN) == ["p1 chooses Ogre for the effect of Bolt [6.1.3]"]
    assert told(t, Happening.CHOSEN, "es") == ["p1 elige a Ogre para el efecto de Bolt [6.1.3]"]


def test_whoever_may_not_see_a_card_reads_that_there_is_one() -> None:
    t = table(p1={"deck": ["Knight", "Ogre"]}).end_turn().end_turn()
    (draw,) = [event for event in t.game.events if event.kind == Happening.DREW and event.player == 0]
    assert event_text(t.game.book, draw, "es", viewer=0) == "p1 roba Knight"
    assert event_text(t.game.book, draw, "es", viewer=1) == "p1 roba una carta"


# --- the end of the game ---------------------------------------------------------------------


def test_the_end_says_why() -> None:
    won = table(p1={"play": ["Ogre"], "lore": 19}).do("quest Ogre")
    assert told(won, Happening.WON) == ["p1 wins the game with 21 lore [1.8.1.1]"]
    empty = table(p1={"deck": 0}).end_turn()
    assert told(empty, Happening.LOST) == ["p1 has no cards left in their deck and loses the game [1.8.1.2]"]
    assert told(empty, Happening.WON, "es") == ["p2 gana la partida: no queda ningún oponente [1.8.1.3]"]
    left = table()
    left.game.concede(0)
    assert told(left, Happening.LOST, "es") == ["p1 concede y pierde la partida [2.3.3.4]"]


def test_no_rule_of_the_game_limits_the_number_of_turns() -> None:
    game = Game.new(house.starter_decks(), house.book(), seed=3, turn_limit=2)
    bot = RandomBot(3)
    while game.decision is not None:
        game.push_answer(ask(game, bot))
    event = game.events[-1]
    assert event.kind == Happening.DRAWN_GAME
    assert game.explain(event) == "the game ends without a winner: the limit of turns is reached [2.3.3]"


# --- all of them -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["1-late", "2.0", "2.3"])
def test_every_event_of_a_game_can_be_told_in_both_languages(edition: str) -> None:
    for seed in range(3):
        game = Game.new(house.starter_decks(), house.book(), seed=seed, edition=edition)
        bot = RandomBot(seed)
        while (asked := game.decision) is not None:
            for lang in ("en", "es"):
                assert not re.search(r"[{}]|None", game.explain(asked, lang))
            game.push_answer(ask(game, bot))
        for event in game.events:
            english, spanish = game.explain(event), game.explain(event, "es")
            cited = f" [{number(event.rule, edition)}]"
            assert english.endswith(cited) and spanish.endswith(cited)
            assert not re.search(r"[{}|]|None|  ", english + spanish)


def test_nothing_agrees_with_the_name_of_a_card() -> None:
    inn = location("Inn")
    slow = item("Slow", ir.Static((ir.Enters(True),), ir.Cards(where=(ir.IsType((CardType.CHARACTER,)),))))
    t = table([inn, slow], p1={"play": ["Slow"], "hand": ["Ogre"], "ink": 4}).do("play Ogre")
    assert told(t, Happening.ENTERED, "es") == ["Ogre entra en juego en estado agotado [4.3.3.1]"]
