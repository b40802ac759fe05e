"""Traces: two kept word by word, what every trace must hold to, and what a player may not read in one.

A change of the kept ones is a change of what judges read: look at the difference, and if it is meant, write the
files anew with `python -m tests.judge.test_traces`.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from illumineer import Game, house, judge
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.cli.main import main
from illumineer.cli.traces import show_traces
from illumineer.judge.tracing import BOARD, FAILED, FINE, TITLE, rendered, trace_lines
from illumineer.told import story
from illumineer.told.board import WIDTH
from illumineer.told.story import Teller
from illumineer.vocab import Happening, player_name
from illumineer.words import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "golden"
KEPT = [(name, lang) for name in ("trace-bag", "trace-turn") for lang in LANGUAGES]


@cache
def judged(name: str) -> judge.Result:
    return judge.run(GOLDEN / f"{name}.yaml")


def told(name: str, lang: str) -> str:
    return judge.trace(judged(name), lang=lang) + "\n"


@pytest.mark.parametrize(("name", "lang"), KEPT)
def test_the_story_is_told_as_it_was(name: str, lang: str) -> None:
    assert judged(name).status == "pass"
    assert told(name, lang) == (GOLDEN / f"{name}.{lang}.txt").read_text()


# --- laws --------------------------------------------------------------------------------------

NEVER_ALONE = {
    Happening.RESOLVED: "the lines under the resolution end",
    Happening.CHOSEN: "the choice is told",
    Happening.NAMED: "the choice is told",
    Happening.DECLINED: "the choice is told",
    Happening.TURN_STARTED: "the Ready step is told",
    Happening.TURN_ENDING: "the End-of-Turn Phase is told",
    Happening.CHECKED: "nothing comes of it, and nothing has happened since the last",
    Happening.LOOKED: "told with the card before",
    Happening.FORCED: "an only answer that cannot be named",
}
BY_THEIR_CARD = {
    Happening.ENTERED, Happening.LEFT_PLAY, Happening.PUT_INTO_DISCARD, Happening.LEFT_DISCARD, Happening.DAMAGE_TAKEN,
    Happening.SONG_SUNG, Happening.ABILITY_USED, Happening.BOOST_USED, Happening.PUT_INTO_INKWELL,
}  # fmt: skip
BY_THEIR_PLAYER = {Happening.DISCARDS, Happening.PUTS_INTO_DISCARD}


def hold_to_the_laws(game: Game, moves: int, seed: int, lang: str) -> None:
    """Play on at random: every event is told once, or another line tells it; every line has its rule."""
    teller = Teller(lang)
    teller.begin(game.state)
    teller.tell(game.state, game.events)
    bot = RandomBot(seed)
    for _ in range(moves):
        asked = game.decision
        if asked is None:
            break
        value = ask(game, bot)
        teller.answer(game.state, asked, value)
        mark, lines, events = len(teller.told), len(teller.lines), len(game.events)
        game.push_answer(value)
        teller.tell(game.state, game.events[events:])
        assert [event for event, _ in teller.told[mark:]] == game.events[events:]
        new = "\n".join(line.text for line in teller.lines[lines:])
        for event, by_itself in teller.told[mark:]:
            kind = Happening(event.kind)
            if by_itself or kind in NEVER_ALONE:
                continue
            assert kind in BY_THEIR_CARD | BY_THEIR_PLAYER, kind.name
            whom = player_name(event.player)
            assert (whom if kind in BY_THEIR_PLAYER else game.book.cards[event.cards[0]].full_name) in new, kind.name
    teller.flush()
    for line in teller.lines:
        assert line.rule and line.text and line.depth < 12, line
    assert all(len(text) <= WIDTH for text, _ in rendered(teller.lines))


@pytest.mark.parametrize("seed", range(6))
def test_every_event_of_a_game_is_told(seed: int) -> None:
    edition = ("1-late", "2.0", "2.3")[seed % 3]
    game = Game.new(house.starter_decks(), house.book(), seed=seed, edition=edition)
    hold_to_the_laws(game, 160, seed, LANGUAGES[seed % 2])


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_position_that_asks_all_is_told(seed: int) -> None:
    names = [card.full_name for card in house.cards()]
    mine, theirs = names[seed * 31 : seed * 31 + 14], names[seed * 47 + 5 : seed * 47 + 19]
    sides: dict[str, Any] = {
        "p1": {"ink": 10, "hand": mine, "deck": 10},
        "p2": {"ink": 10, "hand": [f"{name}#2" if name in mine else name for name in theirs], "deck": 10},
    }
    hold_to_the_laws(Game.from_position({"ask_all": True, **sides}), 120, seed, LANGUAGES[seed % 2])


@pytest.mark.parametrize(("name", "lang"), KEPT)
def test_every_line_of_what_happened_has_its_rule(name: str, lang: str) -> None:
    lines = trace_lines(judged(name), lang)
    assert {line.kind for line in lines if not line.rule} <= {TITLE, BOARD, FINE, FAILED}
    expected = {story.CHOICE, story.RESOLVES, story.CHECK if name == "trace-bag" else story.INSTEAD}
    assert expected <= {line.kind for line in lines}


# --- how it is nested ----------------------------------------------------------------------------


def depth_of(lines: list[story.Line], words: str) -> int:
    return next(line.depth for line in lines if words in line.text)


def test_what_an_ability_does_stands_under_it_and_what_a_check_banishes_under_the_check() -> None:
    lines = trace_lines(judged("trace-bag"))
    assert depth_of(lines, "Step 2") == 0
    assert depth_of(lines, "SAD NEWS of Pim - Herald resolves") == 1
    assert depth_of(lines, "gains 1 lore") == 2
    assert depth_of(lines, "Torvald - Gate Warden is banished") == 2
    assert depth_of(lines, "the challenge is over") == 1


def test_the_bag_is_told_in_turn_order_and_when_it_passes_on() -> None:
    bags = [(line.text, line.rule) for line in trace_lines(judged("trace-bag")) if line.kind == "bag"]
    assert [rule for _, rule in bags] == ["7.7.4.2", "7.7.4.3", "7.7.4.4"]
    assert bags[0][0].index("p1:") < bags[0][0].index("p2:")


@pytest.mark.parametrize("edition", ["1-late", "2.0", "2.3"])
def test_what_challenger_and_resist_do_to_the_numbers_is_told(edition: str) -> None:
    fight = {
        **FAILS,
        "cards": [
            {**FAILS["cards"][0], "text": "Challenger +3"},
            {**FAILS["cards"][0], "fullName": "Oak - Old Shield", "willpower": 9, "text": "Resist +2"},
        ],
        "setup": {
            "p1": {"play": ["Pim - Herald"]},
            "p2": {"play": [{"card": "Oak - Old Shield", "exerted": True}]},
        },
        "steps": [{"challenge": ["Pim - Herald", "Oak - Old Shield"]}],
    }
    lines = [line.text for line in trace_lines(judge.run(fight, edition=edition))]
    assert "Pim - Herald: strength 1 → 4 (Challenger +3)" in lines
    assert "the 4 damage that Pim - Herald would deal to Oak - Old Shield becomes 2" in lines
    assert "Pim - Herald deals 2 damage to Oak - Old Shield" in lines


# --- what would not be seen otherwise ---------------------------------------------------------------


def played(text: str, steps: list[dict[str, Any]], mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """A scenario with Pim, who can do nothing, and Oak, who has the text."""
    plain = FAILS["cards"][0]
    oak = {**plain, "fullName": "Oak - Old Shield", "strength": 0, "willpower": 5, "text": text}
    spark = {**plain, "fullName": "Spark", "type": "Action", "text": text}
    cards = [plain, spark if text.startswith("Put") else oak]
    return {**FAILS, "cards": cards, "setup": {"p1": mine, "p2": theirs}, "steps": steps}


def test_whoever_deals_no_damage_in_a_challenge_is_told() -> None:
    fight = played(
        "",
        [{"challenge": ["Pim - Herald", "Oak - Old Shield"]}],
        {"play": ["Pim - Herald"]},
        {"play": [{"card": "Oak - Old Shield", "exerted": True}]},
    )
    found = [(line.text, line.rule) for line in trace_lines(judge.run(fight))]
    assert ("Oak - Old Shield deals no damage to Pim - Herald", "4.6.6.1") in found
    assert not any("Pim - Herald deals no damage" in text for text, _ in found)
    assert "Oak - Old Shield no inflige daño a Pim - Herald [4.6.6.1]" in judge.trace(fight, lang="es")


def test_a_value_that_damage_is_dealt_with_is_told() -> None:
    fight = played(
        "STAND FAST During challenges, your characters deal damage with their {W} instead of their {S}.",
        [{"challenge": ["Pim - Herald", "Oak - Old Shield#2"]}],
        {"play": ["Pim - Herald", "Oak - Old Shield"]},
        {"play": [{"card": "Oak - Old Shield#2", "exerted": True}]},
    )
    lines = [line.text for line in trace_lines(judge.run(fight))]
    assert any(line.startswith("Pim - Herald deals damage with its willpower: STAND FAST") for line in lines), lines
    assert "Pim - Herald deals 2 damage to Oak - Old Shield#2" in lines


@pytest.mark.parametrize(
    ("text", "steps", "en", "es"),
    [
        (
            "Put chosen character on the bottom of their player's deck.",
            [{"choose": "Pim - Herald"}],
            "Pim - Herald is put on the bottom of p2's deck",
            "Pim - Herald va al fondo del mazo de p2",
        ),
        (
            "Put chosen character on the top of their player's deck.",
            [{"choose": "Pim - Herald"}],
            "Pim - Herald is put on top of p2's deck",
            "Pim - Herald va a la parte superior del mazo de p2",
        ),
        (
            "Put chosen opposing character into their player's inkwell facedown and exerted.",
            [{"choose": "Pim - Herald"}],
            "Pim - Herald is put into p2's inkwell, exerted",
            "Pim - Herald va al tintero de p2, en estado agotado",
        ),
    ],
)
def test_where_a_card_is_put_is_told(text: str, steps: list[dict[str, Any]], en: str, es: str) -> None:
    data = played(text, [{"play": "Spark"}, *steps], {"ink": 2, "hand": ["Spark"]}, {"play": ["Pim - Herald"]})
    result = judge.run(data)
    assert result.status == "pass", result.message
    assert en in judge.trace(result) and es in judge.trace(result, lang="es")


@pytest.mark.rule("8.8.3")
@pytest.mark.parametrize(("edition", "rule"), [("1-late", "9.2"), ("2.0", "8.8.3"), ("2.3", "8.8.3")])
def test_that_resist_does_not_apply_to_damage_that_is_put_or_moved_is_told(edition: str, rule: str) -> None:
    plain = FAILS["cards"][0]
    oak = {**plain, "fullName": "Oak - Old Shield", "willpower": 9, "text": "Resist +2"}
    spark = {**plain, "fullName": "Spark", "type": "Action", "text": "Put 3 damage counters on chosen character."}
    carry = {
        **plain, "fullName": "Carry", "type": "Action",
        "text": "Move 1 damage counter from chosen character to chosen opposing character.",
    }  # fmt: skip
    data = {
        **FAILS,
        "cards": [plain, oak, spark, carry],
        "setup": {
            "p1": {"ink": 4, "hand": ["Spark", "Carry"], "play": [{"card": "Pim - Herald", "damage": 1}]},
            "p2": {"play": ["Oak - Old Shield"]},
        },
        "steps": [
            {"play": "Carry"}, {"choose": "Pim - Herald"}, {"choose": "Oak - Old Shield"},
            {"play": "Spark"}, {"choose": "Oak - Old Shield"},
            {"expect": {"cards": {"Oak - Old Shield": {"damage": 4}}}},
        ],
    }  # fmt: skip
    result = judge.run(data, edition=edition)
    assert result.status == "pass", result.message
    found = [(line.text, line.rule) for line in trace_lines(result) if "Resist" in line.text and line.kind != BOARD]
    moved = ("Resist +2 of Oak - Old Shield does not apply: the damage is moved to it, not dealt", rule)
    put = ("Resist +2 of Oak - Old Shield does not apply: the damage is put on it, not dealt", rule)
    assert found == ([moved] if edition == "1-late" else [moved, put])  # 1.x tells nothing of damage that is put
    assert "no se aplica: el daño se mueve, no se inflige" in judge.trace(result, lang="es")


@pytest.mark.rule("8.10.7")
def test_where_the_cards_of_a_stack_go_is_told_once() -> None:
    plain = FAILS["cards"][0]
    bird = {**plain, "fullName": "Pim - Old Herald", "text": "Shift 1"}
    back = "Return chosen character to their player's hand."
    for text, where in (("Banish chosen character.", "discard"), (back, "hand")):
        spark = {**plain, "fullName": "Spark", "type": "Action", "text": text}
        setup = {
            "p1": {"ink": 2, "hand": ["Spark"]},
            "p2": {"play": [{"card": "Pim - Old Herald", "under": ["Pim - Herald"]}]},
        }
        steps = [{"play": "Spark"}, {"choose": "Pim - Old Herald"}]
        lines = trace_lines(judge.run({**FAILS, "cards": [plain, bird, spark], "setup": setup, "steps": steps}))
        told = [(line.text, line.rule) for line in lines if line.text.startswith("Pim - Herald")]
        assert told == [(f"Pim - Herald was under Pim - Old Herald and goes to p2's {where} with it", "8.10.7")]


def test_a_forced_choice_bears_the_number_of_the_step_that_names_it() -> None:
    """Two choices without an alternative: the file names the first, so the second has no step."""
    plain = FAILS["cards"][0]
    spark = {
        **plain, "fullName": "Spark", "type": "Action",
        "text": "Deal 1 damage to chosen opposing character. Chosen character of yours gets +1 {S} this turn.",
    }  # fmt: skip
    oak = {**plain, "fullName": "Oak - Old Shield", "willpower": 5}
    check = {"expect": {"cards": {"Oak - Old Shield": {"damage": 1}}}}
    data = {
        **FAILS,
        "cards": [plain, oak, spark],
        "setup": {"p1": {"ink": 2, "hand": ["Spark"], "play": ["Pim - Herald"]}, "p2": {"play": ["Oak - Old Shield"]}},
        "steps": [{"play": "Spark"}, check, {"choose": "Oak - Old Shield"}],
    }
    result = judge.run(data)
    assert result.status == "pass", result.message
    choices = [line.text for line in trace_lines(result) if line.kind == story.ONLY]
    assert [text.partition(":")[0] for text in choices] == ["no choice (step 3)", "no choice"]
    assert "Oak - Old Shield" in choices[0] and "Pim - Herald" in choices[1]


def test_a_character_that_enters_exerted_is_told_to() -> None:
    data = played(
        "Bodyguard", [{"play": "Oak - Old Shield", "enter": "exerted"}], {"ink": 2, "hand": ["Oak - Old Shield"]}, {}
    )
    assert "Oak - Old Shield enters play exerted [" in judge.trace(data)
    data["steps"] = [{"play": "Oak - Old Shield"}]
    assert "enters play" not in judge.trace(data)


# --- scenarios that fail, and players -------------------------------------------------------------

FAILS: dict[str, Any] = {
    "format": "lorcana-scenario/1",
    "name": "Nobody gains that much",
    "rules": ["4.5.1"],
    "source": "written for this project",
    "cards": [
        {"fullName": "Pim - Herald", "type": "Character", "cost": 2, "color": "Amber", "strength": 1, "willpower": 2,
         "lore": 1},
    ],
    "setup": {"p1": {"play": ["Pim - Herald"], "hand": ["Pim - Herald#2"], "deck": 2}, "p2": {"deck": 2}},
    "steps": [{"quest": "Pim - Herald"}, {"expect": {"p1": {"lore": 9}}}, {"end_turn": True}],
}  # fmt: skip


@pytest.mark.parametrize(("lang", "words"), [("en", "Step 2 fails"), ("es", "El paso 2 falla")])
def test_the_trace_of_a_failure_ends_where_it_failed_and_says_why(lang: str, words: str) -> None:
    text = judge.trace(FAILS, lang=lang)
    assert words in text.splitlines()[-1] or words in text.splitlines()[-2]
    assert "9" in text.split(words)[1]
    assert "3.3.2" not in text  # the turn was not ended any more


def test_a_player_does_not_read_what_only_the_other_knows() -> None:
    everything, other = judge.trace(FAILS), judge.trace(FAILS, viewer=1)
    assert "Pim - Herald#2" in everything
    assert "Pim - Herald#2" not in other
    assert "p1 gains 1 lore" in other


def test_a_second_copy_is_told_by_its_label_wherever_it_goes() -> None:
    second = {**FAILS, "setup": {"p1": {"ink": 2, "hand": ["Pim - Herald", "Pim - Herald#2"]}}}
    second["steps"] = [{"play": "Pim - Herald#2"}]
    text = judge.trace(second)
    assert "p1 pays 2 ink for Pim - Herald#2" in text and "p1 plays Pim - Herald#2 [4.3.3]" in text


def test_a_scenario_that_was_not_played_says_why() -> None:
    wrong = {**FAILS, "edition": "2.3", "requires": ["a set that nobody has"]}
    assert "a set that nobody has" in judge.trace(wrong)


def test_the_command_tells_the_story_in_plain_text_or_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(GOLDEN / "trace-bag.yaml")
    assert main(["judge", file, "--trace", "--lang", "es"]) == 0
    assert capsys.readouterr().out.startswith(told("trace-bag", "es"))
    assert main(["judge", file, "--trace", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert row["trace"] == told("trace-bag", "en").splitlines()


def test_on_a_terminal_the_kinds_of_line_have_their_colours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "120")
    show_traces([judged("trace-bag")], "en")
    out = capsys.readouterr().out
    lines = told("trace-bag", "en").splitlines()
    assert [re.sub(r"\x1b\[[\d;]*m", "", line) for line in out.splitlines()][: len(lines)] == lines
    styles = {word: re.search(rf"\x1b\[([\d;]+)m[ │]*. {word}", out) for word in ("choice", "trigger", "bag")}
    assert all(styles.values()) and len({found[1] for found in styles.values() if found}) == 3


def test_a_narrow_terminal_gets_narrow_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    show_traces([judged("trace-bag")], "en")
    narrow, wide = re.sub(r"\x1b\[[\d;]*m", "", capsys.readouterr().out), told("trace-bag", "en")
    assert max(map(len, wide.splitlines())) > 60 >= max(map(len, narrow.splitlines()))
    signs = str.maketrans("", "", "│├ \n")
    assert narrow.translate(signs) == wide.translate(signs)


def test_any_game_can_be_told() -> None:
    game = Game.new(house.starter_decks(), house.book(), seed=3)
    bot = RandomBot(3)
    for _ in range(40):
        assert game.decision is not None
        game.push_answer(ask(game, bot))
    for lang in LANGUAGES:
        text = judge.trace_game(game, lang)
        assert text.count("┌") > 2
    again = game.beginning()
    assert not again.inputs
    for item in game.inputs:
        again.redo(item)
    assert again.digest == game.digest


if __name__ == "__main__":
    for kept, language in KEPT:
        (GOLDEN / f"{kept}.{language}.txt").write_text(told(kept, language))
