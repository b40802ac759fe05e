"""What was played can be looked at again: the same game, input by input, and which step was done when."""

from __future__ import annotations

from tests.judge.scenes import judge

SIDE = {"hand": ["Herald", "Bolt"], "ink": 5, "play": ["Ogre"], "deck": ["Pawn"]}
STEPS = [
    {"play": "Herald"},
    {"accept": True},
    {"expect": {"p1": {"hand": ["Bolt", "Pawn"]}}},
    {"play": "Bolt"},
    {"choose": "Ogre"},
    {"expect": {"cards": {"Ogre": {"damage": 2}}}},
]


def test_the_game_is_played_again_to_the_same_end() -> None:
    result = judge(*STEPS, p1=SIDE)
    played = result.played
    assert result.status == "pass" and played is not None
    assert played.start.inputs == ()
    tables = [(len(table.game.inputs), table.game.digest) for table in played.again()]
    assert [n for n, _ in tables] == list(range(len(played.inputs) + 1))
    assert tables[-1][1] == played.table.game.digest
    assert tables[0][1] == played.start.digest


def test_each_step_says_by_when_it_was_done() -> None:
    played = judge(*STEPS, p1=SIDE).played
    assert played is not None
    done = [n for n in played.done if n is not None]
    assert len(done) == 6 and done == sorted(done) and done[-1] == len(played.inputs)
    assert done[1] == done[2] < done[3]  # a check gives no input


def test_a_failure_keeps_where_it_stopped() -> None:
    result = judge(*STEPS[:2], {"quest": "Herald"}, *STEPS[3:], p1=SIDE)
    played = result.played
    assert (result.status, result.step) == ("fail", 3) and played is not None
    assert [n is None for n in played.done] == [False, False, True, True, True, True]
    assert [table.game.digest for table in played.again()][-1] == played.table.game.digest


def test_what_concedes_is_played_again() -> None:
    played = judge({"quest": "Pawn"}, {"concede": "p2"}, p1={"play": ["Pawn"]}).played
    assert played is not None and played.inputs[-1] == "1"
    assert [table.game.outcome is None for table in played.again()][-1] is False


def test_a_scenario_that_cannot_be_played_has_nothing_to_look_at() -> None:
    assert judge(p1={"hand": ["Nobody Knows"]}).played is None
