"""The table without a screen: who decides, what can be chosen, what happened, bots that fail."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.bots.endless import CARDS, DECK, NeverEnds
from tests.play.tables import acts, at, begin, go_on, library, to_my_turn

from illumineer.bots.bot import Bot
from illumineer.bots.limits import Count
from illumineer.bots.random_bot import RandomBot
from illumineer.cards.starters import starter_decks
from illumineer.compile.book import CardBook
from illumineer.core.decisions import Answer
from illumineer.core.rng import Dice
from illumineer.errors import BotError, CommandError, DeckError, GameOver, IllegalMove, NotationError
from illumineer.game import Game
from illumineer.play.session import Session
from illumineer.seen.view import SPECTATOR, View
from illumineer.telling import Story

# --- who looks -------------------------------------------------------------------------------


def test_the_only_person_is_the_viewer_whoever_decides() -> None:
    session = begin(None, "random")
    seen = set()
    for _ in range(60):
        seen.add(session.viewer)
        if session.waits_for_bot:
            assert session.choices() == [] and session.asked is not None and not session.asked.mine
        go_on(session)
    assert seen == {0}


def test_two_people_pass_the_device_and_see_nothing_of_each_other_in_between() -> None:
    session = begin(None, None)
    first = session.handover
    assert first is not None and session.viewer == SPECTATOR and session.choices() == []
    assert not any("hand:" in line for line in session.board())
    session.take_seat()
    assert session.viewer == first and session.handover is None
    session.answer("done")
    assert session.handover == 1 - first and session.viewer == SPECTATOR
    session.take_seat()
    assert session.viewer == 1 - first


def test_two_bots_are_watched_by_somebody_who_sees_only_what_everybody_sees() -> None:
    session = begin("random", "random")
    while session.bot_step():
        pass
    assert session.viewer == SPECTATOR and session.over and session.outcome is not None
    told = [line.text for line in session.log]
    assert any(text.endswith("draws a card") for text in told)
    assert not any("draws" in text and "draws a card" not in text for text in told)
    assert any("plays" in text and " - " in text for text in told)


def test_players_are_called_by_their_names_or_what_they_are() -> None:
    assert begin(None, "random").titles == ("you", "random")
    assert begin(None, None, lang="es").titles == ("persona 1", "persona 2")
    assert begin(None, "random", names=["Ann", "Bob"]).titles == ("Ann", "Bob")


# --- choices ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_legal_answer_is_a_choice_and_every_other_choice_has_its_reasons(lang: str) -> None:
    session = begin(None, None, seed=9, lang=lang)
    dice, greyed = Dice(4), 0
    while not session.over and len(session.game.inputs) < 150:
        if session.handover is not None:
            session.take_seat()
        asked, choices = session.game.decision, session.choices()
        assert asked is not None
        legal = [choice for choice in choices if choice.legal]
        assert sorted(map(repr, (session.view.real(c.answer) for c in legal if c.answer is not None))) == sorted(
            map(repr, asked.options)
        )
        assert len({choice.notation for choice in choices}) == len(choices)
        for choice in choices:
            assert choice.legal == (not choice.reasons)
            assert all(reason.endswith("]") and "[" in reason for reason in choice.reasons)
            assert session.find(choice.notation).notation == choice.notation
            greyed += not choice.legal
        go_on(session, dice)
    assert greyed > 300


def test_what_a_player_would_look_for_is_there_and_explained() -> None:
    session = begin(None, None, seed=9)
    to_my_turn(session)
    choices = {choice.notation: choice for choice in session.choices()}
    hand = [session.names[session.table.ref[id]] for id in session.table.hand[session.viewer]]
    for name in hand:
        assert f"ink {name}" in choices and f"play {name}" in choices
    unpaid = next(choice for choice in choices.values() if choice.notation.startswith("play ") and not choice.legal)
    assert unpaid.card in [session.table.ref[id] for id in session.table.hand[session.viewer]]
    with pytest.raises(IllegalMove, match="is not legal"):
        session.answer(unpaid)
    with pytest.raises(NotationError):
        session.answer("dance")


def test_a_closed_way_of_playing_a_card_says_why() -> None:
    session = at({"p1": {"hand": ["Seldom All They Seem"], "play": [{"card": "Tipo - Growing Son", "exerted": True}]}})
    song = session.find("play Seldom All They Seem for sing")
    assert not song.legal and any("exerted" in reason for reason in song.reasons)
    alone = at({"p1": {"hand": ["Seldom All They Seem"]}})
    assert "no character in play" in alone.find("play Seldom All They Seem for sing").reasons[0]


def test_whom_a_character_cannot_challenge_is_listed_beside_whom_it_can() -> None:
    position = {
        "p1": {"play": ["Lilo - Snow Artist"]},
        "p2": {
            "play": [
                {"card": "Stitch - Alien Dancer", "exerted": False},
                {"card": "Ursula - Vanessa", "exerted": True},
                {"card": "Tipo - Growing Son", "exerted": True},
            ]
        },
    }
    session = at(position)
    session.answer("challenge Lilo - Snow Artist")
    choices = {choice.notation: choice for choice in session.choices()}
    finch = choices["choose Stitch - Alien Dancer"]
    assert not finch.legal and "ready" in finch.reasons[0]
    assert choices["choose Tipo - Growing Son"].legal


def test_nobody_answers_for_another() -> None:
    session = begin(None, "random")
    while not session.waits_for_bot:
        go_on(session)
    with pytest.raises(CommandError):
        session.answer("end turn")


# --- what happened ---------------------------------------------------------------------------


def test_the_log_says_a_card_where_the_viewer_may_not_know_which() -> None:
    session = begin(None, "random", seed=3)
    to_my_turn(session, 2)
    told = [line.text for line in session.log]
    assert any(text.startswith("p1 draws ") and " - " in text for text in told)
    assert not any(text.startswith("p2 draws ") and "a card" not in text for text in told)
    assert not any("also legal" in text for text in told)


def test_a_card_keeps_its_number_through_a_whole_move() -> None:
    session = begin(None, "random", seed=3)
    to_my_turn(session)
    copy = next(choice for choice in session.choices() if choice.legal and "#2" in choice.notation)
    name = session.names[copy.card]
    before = len(session.log)
    session.answer(copy)
    about = [line.text for line in session.log[before:] if name.partition("#")[0] in line.text]
    assert len(about) > 1 and all(name in text for text in about)


# --- the end ---------------------------------------------------------------------------------


def test_a_card_that_is_seen_only_in_a_move_has_one_name_in_all_of_it() -> None:
    stitch = "Stitch - Rock Star"
    position = {"active": "p2", "p1": {}, "p2": {"play": [stitch], "hand": [f"{stitch}#2"]}}
    session = at(position, None, None)
    session.take_seat()
    session.answer(f"ink {stitch}#2")
    seen = [line.text for line in Story(session.game).telling(0, "en").lines()]
    assert f"p2 reveals {stitch}#2" in seen and f"{stitch}#2 is put into p2's inkwell" in seen
    assert "p2 inks a card" in seen, "which it is shows only afterwards"


def test_conceding_ends_the_game() -> None:
    session = begin(None, "random")
    session.concede()
    assert session.over and session.outcome is not None and session.outcome.winners == (1,)
    assert session.asked is None and session.choices() == []
    with pytest.raises(GameOver):
        session.answer("end turn")
    with pytest.raises(CommandError):
        begin("random", "random").concede()


def test_a_deck_that_is_not_legal_and_a_bot_that_is_not_there_are_refused() -> None:
    deck = starter_decks()[0]
    with pytest.raises(DeckError):
        Session.begin([deck, deck[:20]], library(), open_lists=True)
    with pytest.raises(BotError, match="no bot 'nobody'"):
        begin(None, "nobody")


# --- bots ------------------------------------------------------------------------------------


class _Breaks(Bot):
    def decide(self, view: View) -> Answer:
        raise ZeroDivisionError


class _Sleeps(Bot):
    def decide(self, view: View) -> Answer:
        time.sleep(0.4)
        return view.options[0]


def _against(bot: Bot) -> Session:
    game = Game.new(starter_decks(), library().book(name for deck in starter_decks() for name in deck), 5)
    return Session(game, (None, "own"), bots=(None, bot))


@pytest.mark.parametrize(("bot", "words"), [(_Breaks(), "broke off"), (_Sleeps(), "has not answered within 0.01 s")])
def test_a_bot_that_fails_costs_nothing_of_the_game(bot: Bot, words: str, tmp_path: Path) -> None:
    session = _against(bot)
    session.patience = 0.01
    while not session.waits_for_bot:
        go_on(session)
    before = session.game.digest
    with pytest.raises(BotError, match=words):
        session.bot_step()
    assert session.game.digest == before
    session.save(tmp_path / "game.json")
    session.answer_for_bot()
    assert session.game.digest != before
    session.concede(1)
    assert session.outcome is not None and session.outcome.winners == (0,)


def test_a_bot_that_does_not_end_its_turn_costs_nothing_of_the_game() -> None:
    """Moving for nothing between two locations is legal for ever (4.7)."""
    game = Game.new([DECK, DECK], CardBook(CARDS), 5, variant="free")
    session = Session(game, (None, "own"), bots=(None, NeverEnds()))
    session._count = Count(turn_decisions=100)
    with pytest.raises(BotError, match="the bot NeverEnds of p2 goes on after 100 decisions in one turn"):
        while not session.over:
            go_on(session)
    turn, before = session.game.turn, session.game.digest
    with pytest.raises(BotError, match="after 100"):
        session.bot_step()
    assert session.game.digest == before
    while session.game.turn == turn:
        session.answer_for_bot()
    while session.game.turn == turn + 1:
        go_on(session)
    assert session.bot_step(), "in the next turn it plays on"


def test_another_game_has_another_seed_and_other_bots_which_the_seed_does_not_tell() -> None:
    """The seed of a game is shown; what the next one is made from is not."""
    one, other = begin(None, "random", seed=8, secret=1), begin(None, "random", seed=8, secret=2)
    seeds, secrets = {one.seed}, {one.secret, other.secret}
    for session in (one, other):
        again = session.again()
        assert again.game.record()["seed"] == again.seed
        assert session.again().seed == again.seed
        more = again.again()
        seeds |= {again.seed, more.seed}
        secrets |= {again.secret, more.secret}
    assert len(seeds) == 5 and len(secrets) == 6


def test_what_a_game_shows_does_not_tell_how_the_next_one_is_dealt_if_that_has_a_secret_of_its_own() -> None:
    session = begin(None, "random", seed=8)
    assert session.again().seed == session.again().seed
    assert len({session.again(secret=secret).seed for secret in (1, 2, session.secret)}) == 3
    again = session.again(0, secret=1)
    assert again.secret == 1 and again.game.state.first == 0


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        session = begin(None, "random", seed=8)
        dice = Dice(2)
        while not session.over:
            go_on(session, dice)
        ends.add(session.game.digest)
    assert len(ends) == 1
    assert isinstance(session._bots[1], RandomBot) and not acts(session)
