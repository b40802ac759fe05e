"""A card that is dragged: with a mouse or a finger, onto another card, the own side of the table, or the inkwell."""

from __future__ import annotations

from typing import Any

import pytest
from tests.page.conftest import DESK, PHONE, until
from tests.page.moments import DECK, MOMENTS, Moment, sit_down
from tests.page.test_table import answered, settled, state_of

MINE, THEIRS, HAND = ".mat__own .mat__card", ".mat__others .mat__card", ".mat__hand .mat__card"
LOCATIONS = ["Agrabah - Marketplace", "Never Land - Mermaid Lagoon"]
PLACE = Moment("act", {"p1": {"play": ["Stitch - New Dog", *LOCATIONS], "ink": 4, **DECK}, "p2": DECK})


def middle(page: Any, place: str, words: str = "") -> tuple[float, float]:
    """The middle of a card by words on it, or of another part of the page."""
    box = page.locator(place, has_text=words).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: tuple[float, float], end: tuple[float, float], seen: str = "") -> None:
    """Drag with the mouse; `seen` must come to hold before the card is let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    if seen:
        until(page, seen)
    page.mouse.up()
    settled(page)


def drag_by_finger(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    """The same with a finger."""
    touch = page.context.new_cdp_session(page)

    def point(kind: str, *at: float) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}] if at else []})

    point("touchStart", *start)
    for step in range(1, 9):
        point("touchMove", *(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)))
    point("touchEnd")
    settled(page)


def seated(opened: Any, server: str, moment: Moment, size: dict[str, int] = PHONE, **more: Any) -> Any:
    page = sit_down(opened, f"{server}/", moment._replace(moves=()), size, **more)
    settled(page)
    return page


def log_of(page: Any) -> str:
    page.keyboard.press("l")
    found: str = page.locator("dialog[open], .mat__logarea").first.inner_text()
    return found


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_character_is_dragged_onto_the_one_it_challenges(opened: Any, server: str, size: dict[str, int]) -> None:
    page = seated(opened, server, MOMENTS["challenge"], size)
    before = state_of(page)
    framed = f"document.querySelectorAll('{THEIRS}--can').length === 2"
    drag(page, middle(page, MINE, "Stitch"), middle(page, THEIRS, "Lilo"), framed)
    answered(page, before)
    assert page.locator(".mat__ghost").count() == 0
    assert "Stitch - New Dog deals 2 damage to Lilo" in log_of(page)


def test_a_character_is_dragged_to_a_location(opened: Any, server: str) -> None:
    page = seated(opened, server, PLACE, DESK)
    before = state_of(page)
    drag(page, middle(page, MINE, "Stitch"), middle(page, MINE, "Never Land"))
    answered(page, before)
    assert page.locator(".mat__place", has_text="Never Land").locator(".mat__here", has_text="Stitch").count() == 1


@pytest.mark.parametrize(
    ("name", "card", "onto", "told"),
    [("sing", "Let It Go", "Maui", "sings Let It Go"), ("how to pay", "Basil", "Basil", "Detective with Shift")],
)
def test_a_card_is_dragged_onto_who_sings_it_or_what_it_shifts_onto(
    opened: Any, server: str, name: str, card: str, onto: str, told: str
) -> None:
    page = seated(opened, server, MOMENTS[name], DESK)
    before = state_of(page)
    drag(page, middle(page, HAND, card), middle(page, MINE, onto))
    answered(page, before)
    assert told in log_of(page)


def test_a_finger_drags_a_card_of_the_hand_onto_the_table_and_onto_the_inkwell(opened: Any, server: str) -> None:
    page = seated(opened, server, MOMENTS["turn"], has_touch=True)
    before = state_of(page)
    row = page.locator(".mat__own .mat__row--play").bounding_box()
    drag_by_finger(page, middle(page, HAND, "Simba"), (row["x"] + 10, row["y"] + row["height"] / 2))
    answered(page, before)
    page.locator(".ask__card").first.click()  # Bodyguard may enter exerted
    settled(page)
    assert page.locator(MINE, has_text="Simba").count() == 1
    page = seated(opened, server, MOMENTS["turn"], has_touch=True)
    before = state_of(page)
    drag_by_finger(page, middle(page, HAND, "Elsa"), middle(page, ".mat__figures--own [data-pile=inkwell]"))
    answered(page, before)
    assert page.locator(".mat__figures--own .mat__inked").count() == 1


def test_where_a_card_cannot_go_is_said_and_nothing_changes(opened: Any, server: str) -> None:
    page = seated(opened, server, MOMENTS["challenge"])
    before = state_of(page)
    drag(page, middle(page, MINE, "Stitch"), middle(page, THEIRS, "Elsa"))
    page.locator(".ask__refused").wait_for()
    assert page.locator(".ask__text").inner_text().startswith("Stitch") and state_of(page) == before
    drag(page, middle(page, MINE, "Ariel"), middle(page, ".mat__when"))
    assert state_of(page) == before and page.locator(".mat__ghost").count() == 0
    page.locator(MINE, has_text="Ariel").click()  # a tap after a drag is a tap
    until(page, "document.querySelector('.ask__text').innerText.startsWith('Ariel')")
