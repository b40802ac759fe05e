"""Ten questions that judges have been asked, built on the page by hand: each tap and each key is counted.

`python -m tests.page.by_hand [ADDRESS]` plays them on the screen of a phone and prints the table of docs/page.md.  The
seconds are those of the keystroke-level model: 1.1 for a tap, 0.28 for a key, 1.35 for every step that needs a thought
(a card, a state, a move); what the page itself takes is measured and added.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from tests.page.conftest import PHONE, launched

TAP, KEY, THOUGHT = 1.1, 0.28, 1.35


class Hand:
    """A hand at a phone: it taps and types, and counts."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.taps = self.keys = self.thoughts = 0
        self.waited = 0.0

    @property
    def seconds(self) -> float:
        return self.taps * TAP + self.keys * KEY + self.thoughts * THOUGHT + self.waited

    def tap(self, target: Any) -> None:
        began = time.perf_counter()
        target.click()
        self.waited += time.perf_counter() - began
        self.taps += 1

    def add(self, words: str, to: str = "") -> None:
        """Type words of a name and tap the first card that fits; `to` is "p2", or a zone."""
        self.thoughts += 1
        if to.startswith("p") and to[1:].isdigit():
            self.tap(self.page.locator(".adding .pick__option", has_text=to))
        elif to:
            self.page.locator(".adding select").select_option(to)
            self.taps += 2  # open the list, tap the zone
        field = self.page.locator(".adding input[role=combobox]")
        if not field.evaluate("field => field === document.activeElement"):
            self.tap(field)
        field.press_sequentially(words)
        self.keys += len(words)
        self.tap(self.page.locator(".adding [role=option]").first)

    def exert(self) -> None:
        """Exert the card that was put last."""
        self.thoughts += 1
        self.tap(self.page.locator(".cardbar .toggle").first)

    def damage(self, n: int) -> None:
        """Put damage on the card that was put last."""
        self.thoughts += 1
        for _ in range(n):
            self.tap(self.page.locator(".cardbar .stepper__button").last)

    def at(self, location: str) -> None:
        """Say where the character that was put last is."""
        self.thoughts += 1
        self.page.locator(".cardbar select").first.select_option(label=location)
        self.taps += 2

    def put_into(self, zone: str) -> None:
        """Put the card that was put last elsewhere."""
        self.page.locator(".cardbar select").last.select_option(zone)
        self.taps += 2

    def facedown(self) -> None:
        """Put a facedown card under the card that was put last."""
        self.thoughts += 1
        self.tap(self.page.locator(".cardbar__tools button").last)
        sheet = self.page.locator("dialog[open]")
        self.tap(sheet.locator(".under").last.locator(".stepper__button").last)
        self.tap(sheet.locator("button.button--main"))

    def turn_of(self, player: str) -> None:
        self.thoughts += 1
        self.tap(self.page.locator(".situation .side__name", has_text=player))

    def go(self) -> None:
        self.thoughts += 1
        self.tap(self.page.locator(".bench__go button"))

    def answer(self, words: str) -> None:
        """Tap the answer with these words, once the question is there."""
        self.thoughts += 1
        found = self.page.locator(".asked > .answers .answer", has_text=re.compile(words, re.I)).first
        began = time.perf_counter()
        found.wait_for()
        self.waited += time.perf_counter() - began
        self.tap(found)


def luisa_survives(hand: Hand) -> None:
    """Luisa gets a fourth damage and moves it all away within one ability."""
    hand.add("luisa conf")
    hand.damage(3)
    hand.add("minnie bel")
    hand.damage(1)
    hand.add("stitch abo", "p2")
    hand.go()
    hand.answer("I CAN TAKE IT")
    hand.answer("Minnie")
    hand.answer("Move 1")


def courtyard_too_late(hand: Hand) -> None:
    """Luisa's damage resolves before the Courtyard can heal her."""
    hand.add("casa cou")
    hand.add("luisa no")
    hand.damage(5)
    hand.at("Casa Madrigal - Courtyard")
    hand.add("minnie bel")
    hand.damage(2)
    hand.go()
    hand.answer("Quest with Luisa")
    hand.answer("SHOULDER")
    hand.answer("Yes")
    hand.answer("Minnie")
    hand.answer("Move 2")


def undamaged(hand: Hand) -> None:
    """A character without damage is chosen for Ohana Means Family."""
    hand.add("ohana")
    hand.add("minnie bel")
    hand.add("stitch abo")
    hand.damage(3)
    hand.go()
    hand.answer("Play Ohana")
    hand.answer("Minnie")


def put_is_not_drawn(hand: Hand) -> None:
    """Diablo does not see a card that is put into the hand."""
    hand.add("diablo dev", "p2")
    hand.exert()
    hand.add("flounder v", "p1")
    hand.put_into("deck")
    hand.add("nani st", "hand")
    hand.go()
    hand.answer("Play Nani")
    hand.answer("Yes")
    hand.answer("Flounder")
    hand.tap(hand.page.get_by_role("button", name="All in this order"))


def discard_then_return(hand: Hand) -> None:
    """Who discards for the Queen must take a character back."""
    hand.add("queen conc")
    hand.add("minnie bel", "hand")
    hand.add("stitch new", "discard")
    hand.turn_of("p2")
    hand.go()
    hand.answer("End the turn")
    hand.answer("Yes")
    hand.answer("Minnie")
    hand.answer("Stitch")


def exerted_already(hand: Hand) -> None:
    """A Bodyguard that enters exerted cannot be exerted for Tinker Bell."""
    hand.add("tinker ins")
    hand.add("powhatan p", "hand")
    hand.go()
    hand.answer("Play Chief")
    hand.answer("exerted")


def last_strength(hand: Hand) -> None:
    """Ralph, banished, uses the strength that he had."""
    hand.add("ralph rag")
    hand.facedown()
    hand.add("headless ter")
    hand.add("stitch abo", "p2")
    hand.exert()
    hand.damage(2)
    hand.add("mickey true")
    hand.add("arianna q")
    hand.go()
    hand.answer("Challenge.*Ralph")
    hand.answer("GATHERING")


def return_then_discard(hand: Hand) -> None:
    """The Horned King returns a character, then a card is discarded."""
    hand.add("horned wi")
    hand.add("flounder v")
    hand.add("smash")
    hand.add("stitch abo", "p2")
    hand.exert()
    hand.go()
    hand.answer("Challenge.*Flounder")
    hand.answer("Yes")
    hand.answer("Smash")


def resisted(hand: Hand) -> None:
    """Merida's ability triggers although Resist left no damage."""
    hand.add("merida form")
    hand.add("three arr")
    hand.add("stitch abo", "p2")
    hand.add("eeyore ov")
    hand.go()
    hand.answer("Play Three")
    hand.answer("Stitch")
    hand.answer("Yes")
    hand.answer("Eeyore")


def song_first(hand: Hand) -> None:
    """Bambi sings: the song resolves before his own ability."""
    hand.add("bambi eth")
    hand.facedown()
    hand.add("friends on")
    hand.go()
    hand.answer("Play Friends")
    hand.answer("Bambi|sing|song")


QUESTIONS: Final[dict[Callable[[Hand], None], tuple[str, int]]] = {
    luisa_survives: ("4 damage is moved to Stitch - Abomination", 15),
    courtyard_too_late: ("Luisa Madrigal - No Pressure is banished", 20),
    undamaged: ("→ Minnie Mouse - Beloved Princess; also legal: Stitch - Abomination", 10),
    put_is_not_drawn: ("Flounder - Voice of Reason is put into p1's hand", 17),
    discard_then_return: ("Stitch - New Dog is returned from p1's discard to their hand", 14),
    exerted_already: ("Chief Powhatan - Protective Leader enters play exerted", 8),
    last_strength: ("Mickey Mouse - True Friend is banished (because of Wreck-It Ralph - Raging Wrecker)", 19),
    return_then_discard: ("p1 discards Smash", 12),
    resisted: ("Three Arrows deals 0 damage to Eeyore - Overstuffed Donkey", 12),
    song_first: ("p1 reveals Mickey Mouse - True Friend (because of Bambi - Ethereal Fawn)", 10),
}
"""Each question: the line that answers it, and the most taps it may take."""


def play(page: Any, build: Callable[[Hand], None]) -> Hand:
    """Build a question on an open bench, play it, and wait for the line that answers it."""
    hand = Hand(page)
    build(hand)
    page.locator(".trace__line", has_text=QUESTIONS[build][0]).first.wait_for()
    return hand


def main(address: str) -> None:
    with launched() as browser:
        for build in QUESTIONS:
            page = browser.new_context(viewport=PHONE, locale="en", has_touch=True).new_page()
            page.set_default_timeout(8_000)
            page.goto(f"{address}/#/bench")
            hand = play(page, build)
            print(f"| {build.__doc__} | {hand.taps} | {hand.keys} | {hand.seconds:.0f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:] or ["http://127.0.0.1:8710"])
