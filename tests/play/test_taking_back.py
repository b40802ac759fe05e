"""Taking back: a whole play, and not past what anybody has learned since."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import acts, at, begin, go_on, to_my_turn

from illumineer.core.rng import Dice
from illumineer.errors import CommandError
from illumineer.play.session import Session
from illumineer.play.taking_back import History


def why(session: Session) -> str:
    """The key of what stands against it."""
    message = session.why_no_take_back()
    return "" if message is None else message.key.removeprefix("play.")


def test_a_play_is_taken_back_as_a_whole() -> None:
    position = {
        "p1": {"play": ["Lilo - Snow Artist"]},
        "p2": {"play": [{"card": name, "exerted": True} for name in ("Tipo - Growing Son", "Stitch - Alien Dancer")]},
    }
    session = at(position)
    before = session.game.digest, [line.text for line in session.log], [c.notation for c in session.choices()]
    session.answer("challenge Lilo - Snow Artist")
    assert not acts(session)
    session.take_back()
    assert (session.game.digest, [x.text for x in session.log], [c.notation for c in session.choices()]) == before
    session.answer("challenge Lilo - Snow Artist")
    session.answer("choose Tipo - Growing Son")
    assert acts(session) and len(session.game.inputs) == 2
    session.take_back()
    assert (session.game.digest, [x.text for x in session.log], [c.notation for c in session.choices()]) == before
    assert why(session) == "back_nothing"
    with pytest.raises(CommandError, match="cannot be taken back: you have not done anything yet"):
        session.take_back()


def test_several_plays_can_be_taken_back_one_by_one() -> None:
    session = at({"p1": {"play": ["Lilo - Snow Artist", "Tipo - Growing Son"]}, "p2": {}})
    start = session.game.digest
    session.answer("quest Lilo - Snow Artist")
    session.answer("quest Tipo - Growing Son")
    session.take_back()
    session.take_back()
    assert session.game.digest == start


def test_a_card_that_is_inked_or_played_of_ones_own_accord_can_be_taken_back() -> None:
    session = begin(None, "random", seed=3)
    to_my_turn(session)
    before = session.game.digest
    session.answer(next(c for c in session.choices() if c.legal and c.notation.startswith("ink ")))
    assert why(session) == ""
    session.take_back()
    assert session.game.digest == before


def played(position: dict[str, Any], *moves: str) -> Session:
    session = at(position)
    for move in moves:
        session.answer(move)
    return session


DECK = ["Lilo - Snow Artist", "Stitch - Alien Dancer", "Tipo - Growing Son"]


def test_a_card_that_was_drawn_is_not_forgotten() -> None:
    position = {"p1": {"hand": ["Friends on the Other Side"], "ink": 3, "deck": DECK}}
    session = played(position, "play Friends on the Other Side")
    assert why(session) == "back_card_seen"


def test_the_end_of_the_turn_is_final() -> None:
    session = begin(None, "random", seed=3)
    to_my_turn(session)
    session.answer("end turn")
    assert why(session) in ("back_turn_over", "back_other_decided")
    while session.waits_for_bot:
        session.bot_step()
    assert why(session) == "back_other_decided"


def test_a_game_that_is_over_stays_over() -> None:
    session = at({"p1": {"play": ["Lilo - Snow Artist"], "lore": 10}, "p2": {}}, None, None)
    session.take_seat()
    session.answer("quest Lilo - Snow Artist")
    assert why(session) == ""
    session.concede()
    assert session.over and why(session) == "back_over"
    with pytest.raises(CommandError, match="the game is over"):
        session.take_back()


def test_who_plays_on_after_taking_back_has_the_same_history_as_if_it_had_never_been() -> None:
    """Also who can take back what, and since when the lines are news."""
    for seed in range(3):
        session, dice, backs = begin(None, None, seed=seed), Dice(seed), 0
        while not session.over and len(session.game.inputs) < 60:
            go_on(session, dice)
            if session.handover is None and session.why_no_take_back() is None and dice.below(3):
                session.take_back()
                backs += 1
            again = History(session.game)
            assert session._history.players == again.players
            for who in (0, 1):
                own, other = (each.before_last_play(session.game, who) for each in (session._history, again))
                assert own == other if own is not None and other is not None else own is other
        assert backs > 3


def test_whoever_has_altered_their_hand_has_seen_the_new_cards() -> None:
    session = begin(None, "random", seed=3)
    while session.waits_for_bot:
        session.bot_step()
    session.answer(session.choices()[0])
    assert why(session) == ""  # only picked so far
    session.take_back()
    session.answer(session.choices()[0])
    session.answer("done")
    assert why(session) != ""


def test_nothing_that_somebody_learned_is_ever_taken_back() -> None:
    """Whatever may be taken back leaves every player with no card in sight that they had not known."""
    taken = refused = 0
    for seed in range(2):
        session = begin(None, None, seed=seed)
        dice = Dice(seed)
        while not session.over and len(session.game.inputs) < 70:
            go_on(session, dice)
            if session.handover is not None:
                continue
            me, st = session.viewer, session.game.state
            known = [{id for id in range(len(st.defs)) if st.known[id] >> who & 1} for who in range(2)]
            if session.why_no_take_back() is not None:
                refused += 1
                continue
            rng, turn = st.rng, st.turn
            session.take_back()
            taken += 1
            then = session.game.state
            assert (then.rng, then.turn) == (rng, turn)
            mine = {id for id in range(len(then.defs)) if then.known[id] >> me & 1}
            assert known[me] <= mine and known[1 - me] <= mine | {
                id for id in range(len(then.defs)) if then.known[id] >> (1 - me) & 1
            }
            while session.game.decision is not None and len(session.game.inputs) < 70 and not acts(session):
                go_on(session, dice)
            go_on(session, dice)
    assert taken > 10 and refused > 10
