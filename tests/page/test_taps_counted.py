"""How many taps the usual things take at the table, on a phone: those that docs/page.md says."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import pytest
from tests.page.conftest import PHONE
from tests.page.moments import DECK, MOMENTS, Moment, sit_down
from tests.page.test_table import answered, begin, settled, state_of
from tests.web.conftest import ROOT


class Way(NamedTuple):
    """A moment, the taps, and what is said then in the log or the question."""

    moment: Moment
    taps: tuple[str, ...]
    told: str


HAND: Final = ".mat__hand .mat__card:has-text('{}')"
MINE: Final = ".mat__own .mat__card:has-text('{}')"
THEIRS: Final = ".mat__others .mat__card:has-text('{}')"
BUTTON: Final = ".ask .answer:has-text('{}')"

SINGERS: Final = MOMENTS["sing"]._replace(moves=())
SHIFT: Final = MOMENTS["how to pay"]._replace(moves=())
OWN: Final = {"ink": 3, "hand": ["Let It Go"], **DECK}
ABILITY: Final = Moment("act", {"p1": {"play": ["Tinker Bell - Tiny Tactician"], **OWN}, "p2": DECK})
PLACE: Final = Moment("act", {"p1": {"play": ["Stitch - New Dog", "Agrabah - Marketplace"], **OWN}, "p2": DECK})

WAYS: Final[dict[str, Way]] = {
    "put a card into the inkwell": Way(
        MOMENTS["turn"], (HAND.format("Elsa"), BUTTON.format("inkwell")), "put into p1's inkwell"
    ),
    "play a card": Way(MOMENTS["turn"], (HAND.format("Simba"), BUTTON.format("Play")), "Simba"),
    "quest": Way(MOMENTS["turn"], (MINE.format("Ariel"), BUTTON.format("Quest")), "gains 2 lore"),
    "challenge": Way(
        MOMENTS["challenge"]._replace(moves=()),
        (MINE.format("Stitch"), BUTTON.format("Challenge"), THEIRS.format("Lilo")),
        "banish",
    ),
    "have a song sung": Way(
        SINGERS, (HAND.format("Let It Go"), BUTTON.format("sing it"), MINE.format("Maui")), "Let It Go"
    ),
    "shift": Way(SHIFT, (HAND.format("Basil"), BUTTON.format("Shift")), "Basil"),
    "use an ability": Way(ABILITY, (MINE.format("Tinker Bell"), BUTTON.format("BATTLE PLANS")), "draws"),
    "move to a location": Way(PLACE, (MINE.format("Stitch"), BUTTON.format("Move")), "Agrabah"),
    "end the turn": Way(MOMENTS["turn"], (".bar .button--main",), "p1 ends the turn"),
}


@pytest.mark.parametrize("name", WAYS)
def test_what_a_usual_thing_takes(opened: Any, server: str, name: str) -> None:
    way = WAYS[name]
    page = sit_down(opened, f"{server}/", way.moment, PHONE)
    settled(page)
    page.wait_for_timeout(750)  # the end of a turn is not tapped right after its beginning
    before = state_of(page)
    for tap in way.taps:
        page.locator(tap).first.click()
        settled(page)
    answered(page, before)
    page.keyboard.press("l")
    assert way.told in page.locator("dialog[open]").inner_text()
    assert documented()[name] == len(way.taps)


@pytest.mark.parametrize(("name", "back"), [("keep the opening hand", 0), ("put three cards of it back", 3)])
def test_what_the_opening_hand_takes(opened: Any, server: str, name: str, back: int) -> None:
    page = opened(f"{server}/#/table", PHONE)
    begin(page)
    settled(page)
    for at in range(back):
        page.locator(".mat__hand .mat__card").nth(at).click()
        settled(page)
    page.locator(".ask .answer").click()
    settled(page)
    assert page.locator(".mat__when").inner_text().startswith("Turn")
    assert documented()[name] == back + 1


def documented() -> dict[str, int]:
    """The table of taps in the docs."""
    text = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    part = text.partition("### Taps")[2].partition("\n#")[0]
    return {name: int(taps) for name, taps in re.findall(r"^\| ([^|]+?) \| (\d+)", part, re.MULTILINE)}
