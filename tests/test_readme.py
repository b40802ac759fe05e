"""The README tells the truth: its Python runs, its commands exist, its files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from illumineer.cli.main import _parser, main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("block", re.findall(r"```python\n(?!>>>)(.*?)```", README, re.S))
def test_the_python_of_the_readme_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(("command", "shown"), re.findall(r"```console\n\$ illumineer (.*?)\n(.*?)```", README, re.S))
def test_the_readme_shows_what_the_commands_say(
    command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(command.split()) == 0
    assert capsys.readouterr().out.rstrip() == shown.rstrip()


def test_the_scenario_in_the_readme_is_the_example() -> None:
    (block,) = re.findall(r"```yaml\n(.*?)```", README, re.S)
    (name,) = re.findall(r"\]\((examples/\S+\.yaml)\)", README)
    assert block == (ROOT / name).read_text()


def test_the_commands_of_the_readme_exist() -> None:
    commands = re.findall(r"`illumineer ([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)\b", README)
    assert len(commands) > 5
    for command in commands:
        with pytest.raises(SystemExit) as end:
            _parser("en").parse_args([*command.split(), "--help"])
        assert end.value.code == 0, command


def test_the_files_that_the_readme_names_are_there() -> None:
    for name in re.findall(r"\]\(([\w./-]+)\)", README):
        assert (ROOT / name).exists(), name


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", README, re.M):
        assert re.search(rf"^{target}:", makefile, re.M)
