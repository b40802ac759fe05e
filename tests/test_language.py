"""Commands speak the language that they are asked for, argparse and all."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import iter_modules
from string import Formatter

import pytest
from tests.cards import invented
from tests.cards.shelf import shelf

import illumineer.words.en
from illumineer.cards import library as libraries
from illumineer.cli.language import spoken
from illumineer.cli.main import main
from illumineer.errors import CommandError
from illumineer.words import table

Capture = pytest.CaptureFixture[str]

SECTIONS = sorted(module.name for module in iter_modules(illumineer.words.en.__path__))
COMMANDS = (
    ["play"], ["replay"],
    ["demo"], ["soak"], ["bench"], ["deck"], ["hand"], ["duel"], ["matrix"], ["judge"], ["rules"], ["cards"],
    ["cards", "show"], ["cards", "find"], ["cards", "explain"], ["cards", "coverage"],
    ["cards", "leave-out"], ["cards", "import"], ["cards", "update"], ["cards", "build"], ["cards", "exercise"],
)  # fmt: skip


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small database, nothing imported, and a folder to work in."""
    monkeypatch.setattr(libraries, "SHIPPED", shelf(tmp_path / "shipped.jsonl"))
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    for name in ("ILLUMINEER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- which language --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "lang"),
    [
        ([], "en"),
        (["demo"], "en"),
        (["--lang", "es", "demo"], "es"),
        (["demo", "--lang", "es"], "es"),
        (["demo", "--lang=es"], "es"),
        (["demo", "--lang", "es", "--lang", "en"], "en"),
        (["cards", "show", "--", "--lang", "es"], "en"),
        (["demo", "--lang"], "en"),
        (["demo", "--lang", "fr"], "en"),
    ],
)
def test_the_language_is_looked_for_anywhere(argv: list[str], lang: str) -> None:
    assert spoken(argv) == lang


def test_the_environment_sets_the_default(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("ILLUMINEER_LANG", "es")
    assert spoken(["demo"]) == "es"
    assert spoken(["demo", "--lang", "en"]) == "en"
    assert main(["cards", "show", "nobody at all"]) == 2
    assert capsys.readouterr().err == "illumineer: no existe ninguna carta llamada «nobody at all»\n"
    assert main(["--lang", "en", "cards", "show", "nobody at all"]) == 2
    assert "there is no card called" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_MX.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "es_AR@euro", "LANG": "en_US.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "et_EE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "ILLUMINEER_LANG": "en"}, "en"),
    ],
)
def test_the_locale_sets_the_default(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], lang: str) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert spoken(["demo"]) == lang
    assert spoken(["demo", "--lang", "es"]) == "es"


def test_an_unknown_language_in_the_environment_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("ILLUMINEER_LANG", "fr")
    with pytest.raises(CommandError, match="there is no language 'fr'; there are en and es"):
        spoken([])
    assert main(["demo"]) == 2
    assert "ILLUMINEER_LANG: there is no language 'fr'" in capsys.readouterr().err


# --- argparse --------------------------------------------------------------------------------


def test_every_sentence_that_argparse_says_to_a_user_is_known() -> None:
    """Those left out speak to whoever writes a parser."""
    to_programmers = (
        ".__call__", "conflicting", "mode", "can't open", "cannot merge", "'required' is", "invalid option string",
        "dest= is", "invalid conflict", "mutually exclusive", "multiple subparser", "not callable",
    )  # fmt: skip
    said = set()
    for node in ast.walk(ast.parse(Path(argparse.__file__).read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            said |= {each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    unknown = said - {str(each) for each in table("arguments", "en").values()}
    assert [each for each in unknown if not any(word in each for word in to_programmers)] == []


@pytest.mark.parametrize("key", table("arguments", "en"))
def test_argparse_can_fill_the_blanks_in_spanish(key: str) -> None:
    given, used = (re.findall(r"%(\(\w+\))?[a-z]", str(table("arguments", lang)[key])) for lang in ("en", "es"))
    assert set(used) <= set(given) and used.count("") == given.count("")  # a blank with a name can be left out


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_help_is_in_spanish(command: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command, "--help", "--lang", "es"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith("uso: illumineer")
    assert "muestra esta ayuda y termina" in out
    assert english(out) == []
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    assert capsys.readouterr().out.startswith("usage: illumineer")  # argparse has its own words back


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["deck"], "faltan estos argumentos: ARCHIVO"),
        (["soak", "--games", "x"], "argumento --games: «x» no es un número válido"),
        (["bench", "--decks", "one"], "argumento --decks: se esperaban 2 valores"),
        (["demo", "--edition"], "argumento --edition: se esperaba un valor"),
        (["demo", "what"], "argumentos desconocidos: what"),
        (["frobnicate"], "valor no válido: 'frobnicate'"),
    ],
)
def test_a_wrong_command_is_told_in_spanish(argv: list[str], said: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--lang", "es", *argv])
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert said in error
    assert english(error) == []


# --- everything that a command says ----------------------------------------------------------


class Told:
    """An English sentence as what it looks like when it is told."""

    def __init__(self, key: str, form: str) -> None:
        self.key = key
        self._between = [" ".join(text.split()) for text, *_ in Formatter().parse(form)]
        """What stands between its blanks."""
        self._whole = re.compile(_told(form))

    def found(self, said: str, in_one_line: str) -> str | None:
        """Where it stands in what was said; that between its blanks is looked for first, which is faster."""
        if not all(text in in_one_line for text in self._between):
            return None
        match = self._whole.search(said)
        return match[0] if match else None


def sentences() -> Iterator[Told]:
    """Every English sentence that is said otherwise in Spanish."""
    for section in SECTIONS:
        if section == "keywords":  # which may be named in English, in brackets
            continue
        for key, english in table(section, "en").items():
            spanish = table(section, "es")[key]
            for form in (english,) if isinstance(english, str) else english:
                if form in ((spanish,) if isinstance(spanish, str) else spanish):
                    continue
                words = " ".join(text for text, *_ in Formatter().parse(form))
                if len(re.findall(r"[^\W\d]{2,}", words)) >= 2:  # one word may be a name
                    yield Told(f"{section}.{key}", form)


def _told(form: str) -> str:
    parts = []
    for text, blank, spec, _ in Formatter().parse(form):
        parts.append(r"\s+".join(map(re.escape, re.split(r"\s+", text))))
        if blank is not None:
            choices = spec.split("|") if spec and "|" in spec else []
            parts.append(f"(?:{'|'.join(map(re.escape, choices))})" if choices else r"[^\n]{1,80}?")
    return "".join(parts)


ENGLISH = list(sentences())


def english(said: str) -> list[str]:
    """The sentences of the English tables that stand in what was said."""
    in_one_line = " ".join(said.split())
    return [f"{each.key}: {found!r}" for each in ENGLISH if (found := each.found(said, in_one_line)) is not None]


GOOD = "52 Cogs & Wheels - Old Pair\n4 Wren - Queen of Wicks\n4 Fire Away!\n"
SCENARIO = """\
format: lorcana-scenario/1
name: Uno
rules: ["4.5.1"]
source: tests
setup: {p1: {play: [Robot - Model 624], deck: [{filler: 3}]}}
steps: [{quest: Robot - Model 624}, {expect: {p1: {lore: 9}}}]
"""


MUMBLE = invented.ability("Mumble the gloop.", "WHAT")


def written(place: Path) -> None:
    invented.write(place / "cards.json")
    (place / "deck.txt").write_text(GOOD)
    bad = ("9 Wren - Queen of Wicks", "1 Wren - Lamplighter", "1 Gull - Far Too Clever", "1 Pearl - Ruby Red")
    (place / "bad.txt").write_text("\n".join(bad))
    (place / "wrong.txt").write_text("2 Fire Awya!\n1 Nobody At All\n0 Fire Away!\n1 Wren")
    few = [invented.card(10 + i, f"Bao - Plain Fellow {i}", cost=1 + i % 5) for i in range(20)]
    vain = invented.ability("Your other characters with cost 90 or more get +1 ◊.", "MIRROR, MIRROR")
    lonely = invented.ability("Your other characters named Nobody get +1 ◊.", "SOMEBODY THERE?")
    few += [invented.card(2, "Otto - Vain", abilities=[vain]), invented.card(3, "Zed - Mumbler", abilities=[MUMBLE])]
    few.append(invented.card(5, "Uma - Lonely", abilities=[lonely]))
    (place / "few.json").write_text(json.dumps(invented.content(few)))
    (place / "torn.json").write_text('{"a": 1,')
    (place / "foreign.json").write_text("[]")
    (place / "one.yaml").write_text(SCENARIO)
    (place / "lazy.py").write_text("from illumineer.bots.bot import Bot\nclass Lazy(Bot):\n    pass\n")


FAST = ("--bot", "random", "--jobs", "1", "--turn-limit", "10")

RUNS: dict[str, tuple[int, list[str]]] = {
    "show": (0, ["cards", "show", "wren - lamplighter"]),
    "show an unplayable card": (0, ["cards", "show", "gull"]),
    "show one of several": (2, ["cards", "show", "wren"]),
    "show a misspelt card": (2, ["cards", "show", "Wren - Lamplihgter"]),
    "find": (0, ["cards", "find", "--ink", "acero"]),
    "find nothing": (1, ["cards", "find", "--cost", "9"]),
    "find a wrong ink": (2, ["cards", "find", "--ink", "violeta"]),
    "find a wrong keyword": (2, ["cards", "find", "--keyword", "volar"]),
    "find a wrong type": (2, ["cards", "find", "--type", "tierra"]),
    "find a wrong cost": (2, ["cards", "find", "--cost", "mucho"]),
    "find a wrong set": (2, ["cards", "find", "--set", "99"]),
    "explain": (0, ["cards", "explain", "fire away!", "--wordings"]),
    "explain a text": (1, ["cards", "explain", "--text", "Perplex the moon."]),
    "explain a text without an end": (1, ["cards", "explain", "--text", "Whenever this character quests,"]),
    "explain a text that points at nothing": (1, ["cards", "explain", "--type", "acción", "--text", "Banish them."]),
    "explain nothing": (2, ["cards", "explain"]),
    "coverage": (0, ["cards", "coverage", "cards.json"]),
    "coverage in full": (0, ["cards", "coverage", "cards.json", "--declined"]),
    "coverage of a wrong set": (2, ["cards", "coverage", "cards.json", "--set", "77"]),
    "coverage of no file": (2, ["cards", "coverage", "nowhere.json"]),
    "coverage of a torn file": (2, ["cards", "coverage", "torn.json"]),
    "coverage of a foreign file": (2, ["cards", "coverage", "foreign.json"]),
    "leave out": (0, ["cards", "leave-out", "cards.json"]),
    "leave one out": (0, ["cards", "leave-out", "cards.json", "--set", "1"]),
    "leave out a wrong set": (2, ["cards", "leave-out", "cards.json", "--set", "77"]),
    "import": (0, ["cards", "import", "cards.json"]),
    "build": (0, ["cards", "build", "cards.json", "--out", "built.jsonl"]),
    "build to nowhere": (2, ["cards", "build", "cards.json", "--out", "deck.txt/x"]),
    "update from nowhere": (2, ["cards", "update", "--url", "http://127.0.0.1:9/cards.json"]),
    "update from nonsense": (2, ["cards", "update", "--url", "nonsense"]),
    "exercise": (1, ["cards", "exercise", "few.json", "--attempts", "2"]),
    "exercise one card": (0, ["cards", "exercise", "--house", "--card", "Finch - Quick Fingers"]),
    "exercise a wrong card": (2, ["cards", "exercise", "--house", "--card", "Nobody"]),
    "exercise never": (2, ["cards", "exercise", "--house", "--attempts", "0"]),
    "deck": (0, ["deck", "deck.txt", "--date", "2026-01-31"]),
    "bad deck": (1, ["deck", "bad.txt", "--date", "2026-01-31"]),
    "bad deck as json": (1, ["deck", "bad.txt", "--date", "2026-01-31", "--json"]),
    "wrong deck": (2, ["deck", "wrong.txt"]),
    "no deck": (2, ["deck", "nowhere.txt"]),
    "deck on no day": (2, ["deck", "deck.txt", "--date", "ayer"]),
    "deck of no edition": (2, ["deck", "deck.txt", "--edition", "9"]),
    "hand": (0, ["hand", "deck.txt", "--deals", "20", "--alter", "either:2"]),
    "hand of a bad deck": (1, ["hand", "bad.txt"]),
    "hand of no rule": (2, ["hand", "deck.txt", "--alter", "all"]),
    "soak": (0, ["soak", "--games", "2"]),
    "soak with a file": (2, ["soak", "--games", "1", "--pool", "torn.json"]),
    "soak never": (2, ["soak", "--games", "0"]),
    "soak a torn record": (2, ["soak", "--replay", "torn.json"]),
    "soak a foreign record": (2, ["soak", "--replay", "foreign.json"]),
    "bench": (0, ["bench", "--games", "1"]),
    "bench of memory": (0, ["bench", "--memory", "--games", "2"]),
    "bench never": (2, ["bench", "--games", "0"]),
    "duel": (0, ["duel", "deck.txt", "deck.txt", "-n", "2", *FAST, "--out", "run", "--until-certain"]),
    "duel of versions": (0, ["duel", "deck.txt", "deck.txt", "-n", "2", *FAST, "--versus", "deck.txt"]),
    "duel of a bad deck": (2, ["duel", "bad.txt", "deck.txt"]),
    "duel of no bot": (2, ["duel", "deck.txt", "deck.txt", "--bot", "nobody"]),
    "duel of three bots": (2, ["duel", "deck.txt", "deck.txt", "--bot", "random", "random", "random"]),
    "duel of a bot that fails": (2, ["duel", "deck.txt", "deck.txt", "-n", "2", *FAST, "--bot", "lazy.py:Lazy"]),
    "duel never": (2, ["duel", "deck.txt", "deck.txt", "-n", "0"]),
    "duel to nowhere": (2, ["duel", "deck.txt", "deck.txt", *FAST, "--out", "deck.txt/x"]),
    "matrix": (0, ["matrix", "deck.txt", "deck.txt", "deck.txt", "-n", "1", *FAST]),
    "matrix of one": (2, ["matrix", "deck.txt"]),
    "demo": (0, ["demo", "--decks", "deck.txt", "deck.txt"]),
    "demo of no edition": (2, ["demo", "--edition", "9.9", "--decks", "deck.txt", "deck.txt"]),
    "judge": (1, ["judge", "one.yaml"]),
    "judge nothing": (2, ["judge"]),
    "judge no file": (2, ["judge", "nowhere.yaml"]),
    "rules": (0, ["rules"]),
    "a rule": (0, ["rules", "1.8"]),
    "no rule": (2, ["rules", "99.99"]),
    "no edition of the rules": (2, ["rules", "--edition", "9.9"]),
    "no command": (2, []),
    "no command for cards": (2, ["cards"]),
}


@pytest.mark.parametrize("run", RUNS)
def test_a_command_in_spanish_says_nothing_in_english(run: str, place: Path, capsys: Capture) -> None:
    written(place)
    code, argv = RUNS[run]
    assert main(["--lang", "es", *argv]) == code
    said = capsys.readouterr()
    assert said.out or said.err
    assert english(said.out + said.err) == []
    assert "{" not in said.err  # no blank was left unfilled
    if "--json" in argv:
        json.loads(said.out)


def test_english_is_recognised(place: Path, capsys: Capture) -> None:
    """The test above could fail: what the commands say in English is found by it."""
    written(place)
    deaf = []
    for run, (code, argv) in RUNS.items():
        assert main(argv) == code, run
        said = capsys.readouterr()
        if not english(said.out + said.err):
            deaf.append(run)
    assert deaf == ["find", "find nothing", "explain"]  # their tables are made of single words; see below


def test_the_heads_of_tables_are_in_spanish(place: Path, capsys: Capture) -> None:
    assert main(["cards", "find", "--ink", "amber", "--type", "action", "--lang", "es"]) == 0
    assert capsys.readouterr().out.split() == [
        "⬡", "tinta", "carta", "tipo", "¤/⛉/◊", "colección", "2", "Ámbar", "Fire", "Away!", "acción", "1", "1", "carta",
    ]  # fmt: skip
    assert main(["cards", "find", "nobody", "--lang", "es"]) == 1
    assert capsys.readouterr().out == "0 cartas\n"
    assert main(["cards", "explain", "fire away!", "--wordings", "--lang", "es"]) == 0
    assert "significado" in (out := capsys.readouterr().out) and "formulación" in out and "reglas" in out
