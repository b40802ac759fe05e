"""A scenario to begin with: it passes as it is, and its comments say what can stand there."""

from __future__ import annotations

from typing import Final

from illumineer.judge.source import FORMAT
from illumineer.messages import Message
from illumineer.words import say

_LINES: Final = f"""\
#top
format: {FORMAT}
name: %name%
#rules
rules: ["8.13.1"]
source: %source%

#cards
cards:
  - fullName: Wren - Torch Bearer
    type: Character
    cost: 2
    color: Amber
    inkwell: true
    strength: 2
    willpower: 3
    lore: 1
    text: Support
  - {{fullName: Tobin - Gate Keeper, type: Character, cost: 2, color: Steel, strength: 1, willpower: 4, lore: 1}}
  - {{fullName: Grim - Toll Taker, type: Character, cost: 3, color: Ruby, strength: 2, willpower: 3, lore: 1}}

#setup
setup:
  active: p1
  p1:
    #zones
    ink: 3
    hand: 2
    play:
      - Wren - Torch Bearer
      - Tobin - Gate Keeper
  p2:
    #in_play
    play:
      - card: Grim - Toll Taker
        exerted: true
        damage: 0

#steps
steps:
  #action
  - quest: Wren - Torch Bearer
  #answers
  - accept: true
  - choose: Tobin - Gate Keeper
  #expect
  - expect:
      p1: {{lore: 1}}
      cards:
        Tobin - Gate Keeper: {{strength: 3, exerted: false}}
  #illegal
  - illegal: {{quest: Wren - Torch Bearer}}
    why: "4.5.1.3"
  - challenge: [Tobin - Gate Keeper, Grim - Toll Taker]
  - expect:
      cards:
        Grim - Toll Taker: {{zone: discard}}
        Tobin - Gate Keeper: {{zone: play, damage: 2}}
"""


def template(lang: str = "en") -> str:
    """A commented scenario, with comments in that language."""
    lines: list[str] = []
    for line in _LINES.splitlines():
        indent = line[: len(line) - len(line.lstrip())]
        if line.strip().startswith("#"):
            lines += [f"{indent}# {part}" for part in _words(line.strip()[1:], lang).splitlines()]
            continue
        before, mark, rest = line.partition("%")
        lines.append(before + _words(rest.rstrip("%"), lang) if mark else line)
    return "\n".join(lines) + "\n"


def _words(key: str, lang: str) -> str:
    return say(Message(f"template.{key}"), lang)
