"""Options and moves as sentences, in both languages; refusals too, and what survives pickling."""

from __future__ import annotations

import pickle
import re

import pytest
from tests.support import (
    action,
    any_character,
    character,
    exert_ability,
    keyword,
    location,
    table,
    whenever,
    whenever_quests,
)

from illumineer import Game, house, ir
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.core.decisions import DONE
from illumineer.errors import IllegalMove
from illumineer.notation import Move
from illumineer.told.moves import short
from illumineer.vocab import Act, Ask, Duration, Happening, Keyword, Stat, Who, Zone


def told(game: Game, lang: str = "en") -> list[str]:
    return [game.explain(move, lang) for move in game.legal_moves]


def test_turn_actions() -> None:
    cards = [character("Cook", exert_ability(ir.Draw(1), name="STIR")), character("Heap", keyword(Keyword.BOOST, 1))]
    t = table(cards, p1={"play": ["Cook", "Heap", "Camp"], "hand": ["Pawn"], "ink": 1}, p2={"play": ["Camp#2"]})
    assert set(zip(told(t.game), told(t.game, "es"), strict=True)) == {
        ("end the turn", "terminar el turno"),
        ("put Pawn into the inkwell", "poner Pawn en el tintero"),
        ("play Pawn", "jugar Pawn"),
        ("quest with Cook", "ir de aventura con Cook"),
        ("quest with Heap", "ir de aventura con Heap"),
        ("challenge with Cook", "desafiar con Cook"),
        ("challenge with Heap", "desafiar con Heap"),
        ("move Cook to a location", "mover a Cook a una localización"),
        ("move Heap to a location", "mover a Heap a una localización"),
        ("use STIR of Cook", "usar STIR de Cook"),
        ("use the Boost of Heap", "usar el Impulso (Boost) de Heap"),
    }


def test_an_option_says_what_it_does_in_the_words_of_the_card() -> None:
    either = ir.Modal((ir.GainLore(2), ir.Draw(1)))
    t = table([action("Fork", either)], p1={"hand": ["Fork"], "ink": 1}).do("play Fork")
    assert told(t.game) == ["option 1: “Gain 2 lore.”", "option 2: “Draw a card.”"]
    assert told(t.game, "es") == ["opción 1: «Gana 2 de lore»", "opción 2: «Roba una carta»"]


def test_fewer_options_may_be_chosen() -> None:
    fan = action("Fan", ir.Modal((ir.GainLore(2), ir.Draw(1)), 2, least=1))
    t = table([fan], p1={"hand": ["Fan"], "ink": 1}).do("play Fan", "mode 1")
    assert t.moves() == ["mode 2", "done"]
    assert told(t.game)[1] == "no more" and told(t.game, "es")[1] == "nada más"


def test_an_option_that_another_player_takes_says_whom_the_card_speaks_to() -> None:
    either = ir.Modal((ir.GainLore(2), ir.Draw(1)), who=ir.PlayerIn("p"))
    offer = action("Offer", ir.Seq((ir.ChoosePlayer(Who.OPPONENTS, "p"), either)))
    t = table([offer], p1={"hand": ["Offer"], "ink": 1})
    t.do("play Offer")
    assert t.asked == (1, "mode")
    assert told(t.game) == ["option 1, for p1: “Gain 2 lore.”", "option 2, for p1: “Draw a card.”"]
    assert told(t.game, "es")[0] == "opción 1, para p1: «Gana 2 de lore»"


@pytest.mark.parametrize(
    ("lang", "nobody", "none"), [("en", "nobody", "none"), ("es", "no elegir a nadie", "no elegir ninguna")]
)
def test_no_player_is_nobody_and_no_card_is_none(lang: str, nobody: str, none: str) -> None:
    feast = action("Feast", ir.ChoosePlayer(Who.ALL, "p", n=None))
    volley = action("Volley", ir.Deal(1, any_character(n=2, up_to=True)))
    for card, word in (("Feast", nobody), ("Volley", none)):
        t = table([feast, volley], p1={"hand": [card], "ink": 1, "play": ["Ogre", "Pawn"]}).do(f"play {card}")
        assert t.game.decision is not None
        assert short(t.game.state, t.game.decision, DONE, lang) == word


def test_a_may_that_counts_what_happened_does_not_say_of_what() -> None:
    miser = character("Miser", whenever(Happening.DISCARDS, ir.May(ir.Draw(ir.InvolvedAmount())), player=Who.OPPONENTS))
    tax = action("Tax", ir.EachPlayer(Who.OPPONENTS, (ir.Discard(ir.Cards((Zone.HAND,), Who.THEY)),)))
    t = table([miser, tax], p1={"hand": ["Tax"], "ink": 1, "play": ["Miser"]}, p2={"hand": ["Pawn", "Ogre"]})
    t.do("play Tax")
    assert t.asked == (0, "accept")
    assert t.game.decision is not None
    assert t.game.explain(t.game.decision) == "p1: Do you want it to happen? (Miser: Whenever) [6.1.4]"


def test_an_option_that_points_at_something_else_says_only_which_it_is() -> None:
    """Alone, "that character" would be said of nobody."""
    chosen = any_character(slot="it")
    either = ir.Modal((ir.Banish(ir.Those("it")), ir.Draw(1)))
    fork = action("Fork", ir.Seq((ir.Choose(chosen), either)))
    t = table([fork], p1={"hand": ["Fork"], "ink": 1, "play": ["Ogre", "Pawn"]}).do("play Fork", "choose Ogre")
    assert told(t.game) == ["option 1", "option 2: “Draw a card.”"]


def test_a_may_says_what_it_offers_and_from_where() -> None:
    owl = character("Owl", whenever_quests(ir.May(ir.Draw(1))))
    t = table([owl], p1={"play": ["Owl"]}).do("quest Owl")
    asked = t.game.decision
    assert asked is not None
    assert t.game.explain(asked) == (
        "p1: Do you want this to happen? “Draw a card.” (Owl: Whenever Quests) [6.1.4]"
    )
    assert t.game.explain(asked, "es") == (
        "p1: ¿Quieres que ocurra esto? «Roba una carta» (Whenever Quests de Owl) [6.1.4]"
    )
    assert told(t.game, "es") == ["sí", "no"]


def test_how_a_card_is_paid_for() -> None:
    song = action("Tune", ir.Draw(1), cost=2, song=True)
    t = table([song], p1={"hand": ["Tune"], "ink": 2, "play": ["Ogre", "Giant"]}).do("play Tune")
    assert told(t.game) == ["for 2 ink", "by having a character sing it"]
    assert told(t.game, "es") == ["por 2 de tinta", "haciendo que la cante un personaje"]
    t.do("for sing")
    assert told(t.game, "es") == ["canta Ogre", "canta Giant"]


def test_entering_choosing_and_numbers() -> None:
    guard = character("Guard", Keyword.BODYGUARD)
    heal = action("Heal", ir.RemoveDamage(2, any_character()))
    position = {"hand": ["Guard", "Heal"], "ink": 3, "play": [{"card": "Ogre", "damage": 1}, "Pawn"]}
    t = table([guard, heal], p1=position).do("play Guard")
    assert told(t.game, "es") == [
        "el personaje Guard entra en juego preparado",
        "el personaje Guard entra en juego agotado",
    ]
    t.do("enter ready", "play Heal")
    assert told(t.game, "es")[:2] == ["elegir a Ogre", "elegir a Pawn"]
    t.do("choose Ogre")
    assert told(t.game, "es") == ["retirar 1 de daño", "retirar 0 de daño"]
    asked = t.game.decision
    assert asked is not None
    assert t.game.explain(asked, "es") == "p1: Elige cuánto daño retirar de Ogre (Heal) [1.9.2.3]"


def test_what_waits_and_whom_to_challenge() -> None:
    bell = character("Bell", whenever_quests(ir.Draw(1)), Keyword.SUPPORT)
    t = table([bell], p1={"play": ["Bell", "Ogre", "Pawn"]}, p2={"play": ["Camp", {"card": "Ogre#2", "exerted": True}]})
    t.do("quest Bell")
    assert sorted(told(t.game, "es")) == [
        "se resuelve Whenever Quests de Bell",
        "se resuelve el Apoyo de Bell",
    ]
    t.do("resolve Bell: Support", "decline", "challenge Ogre")
    assert told(t.game, "es") == ["desafiar a Camp", "desafiar a Ogre#2"]


def test_a_card_that_cannot_be_seen_is_not_named() -> None:
    peek = action("Peek", ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS))))
    t = table([peek], p1={"hand": ["Peek"], "ink": 1}, p2={"hand": ["Ogre", "Pawn"]}).do("play Peek")
    for lang in ("en", "es"):
        assert not any("Ogre" in text or "Pawn" in text for text in told(t.game, lang))


def test_a_move_of_another_decision_is_told_as_it_was_written() -> None:
    t = table(p1={"play": ["Ogre"]})
    assert t.game.explain(Move(Ask.NUMBER, 3, "number 3"), "es") == "number 3"


@pytest.mark.parametrize("edition", ["1-late", "2.3"])
def test_every_option_of_a_game_has_a_sentence_in_both_languages(edition: str) -> None:
    for seed in range(3):
        game = Game.new(house.starter_decks(), house.book(), seed=seed, edition=edition)
        bot = RandomBot(seed)
        while game.decision is not None:
            for lang in ("en", "es"):
                for text in told(game, lang)[:12]:
                    assert text and not re.search(r"[{}|]|None|\(\d", text)
            game.push_answer(ask(game, bot))


# --- refusals --------------------------------------------------------------------------------


def refused(game: Game, move: str | Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        game.push(move)
    return caught.value


def test_a_refusal_is_told_in_both_languages() -> None:
    inn = location("Inn")
    t = table([inn], p1={"play": [{"card": "Ogre", "exerted": True}], "hand": ["Giant"], "ink": 2})
    error = refused(t.game, "quest Ogre")
    assert str(error) == "“quest with Ogre” is not legal: Ogre is exerted [4.5.1.3]"
    assert error.told("es") == "«ir de aventura con Ogre» no es legal: el personaje Ogre está agotado [4.5.1.3]"
    assert error.what == "quest Ogre"
    assert refused(t.game, "play Giant").told("es") == (
        "«jugar Giant» no es legal: Giant cuesta 6 de tinta y se dispone de 2; "
        "tampoco se puede pagar ningún otro coste [1.5.3]"
    )


def test_several_reasons_stand_side_by_side() -> None:
    t = table(p1={"play": [{"card": "Ogre", "exerted": True, "drying": True}]})
    assert refused(t.game, "quest Ogre").told("es") == (
        "«ir de aventura con Ogre» no es legal: el personaje Ogre está agotado [4.5.1.3]; "
        "Ogre está secándose [5.1.1.11]"
    )


def test_a_refusal_can_be_sent_to_another_process() -> None:
    t = table(p1={"play": [{"card": "Ogre", "exerted": True}]})
    error = refused(t.game, "quest Ogre")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalMove
    assert (again.what, again.told("es"), str(again)) == (error.what, error.told("es"), str(error))
    assert [reason.rule for reason in again.reasons] == [reason.rule for reason in error.reasons]


def test_an_answer_that_means_nothing_is_shown_as_it_is() -> None:
    t = table(p1={"play": ["Ogre"]})
    assert "(3, 999999)" in refused(t.game, Move(Ask.ACT, (int(Act.QUEST), 999999))).told("es")


def test_an_effect_that_counts_is_told_with_its_number() -> None:
    both = ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, ir.Players(Who.ALL)),), Duration.THIS_TURN)
    t = table([action("Sum", both)], p1={"hand": ["Sum"], "ink": 1, "play": ["Ogre", "Pawn"]})
    t.do("play Sum", "choose Ogre")
    assert any(t.game.explain(e).startswith("Ogre gets +2 ¤ until") for e in t.game.events)
