"""`python -m tests.page.taps [--table] [--site]`: how long it takes from a tap until the new state is drawn.

Measured in the page itself: from the time of the click until the frame that shows another question or more of the
story.  On the bench every tap is in a situation that nobody has asked about before.  With `--table` games against
`greedy` are played: a card is inked, others are played and quest, and the tap that ends the turn takes as long as the
whole turn of the bot.  Without `--site` through the server, with the
Python that runs this; with `--site` in the static site (`make site`), and there also from the moment at which the
engine is ready until the first story is drawn.  `--slow 4` lets the page itself (not the worker, nor the server) run
four times slower, as on a phone.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from typing import Any

from tests.page.conftest import DESK, SITE, drop, files, launched
from tests.page.test_table import begin, is_over, settled
from tests.web.conftest import serving

CASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "challenge": (
        "p1: {play: [Elsa - Snow Queen], lore: %d}, p2: {play: [{card: Stitch - New Dog, exerted: true}]}",
        ("Challenge with",),
    ),
    "quest": ("p1: {play: [Elsa - Snow Queen], lore: %d}, p2: {play: [Stitch - New Dog]}", ("Quest with",)),
    "action with a choice": (
        "p1: {hand: [Dragon Fire], ink: 5, lore: %d}, p2: {play: [Stitch - New Dog, Elsa - Snow Queen]}",
        ("Play Dragon Fire", "Stitch - New Dog"),
    ),
}
"""The setup of a scenario, with a number that makes it a new one, and the answers that are tapped."""

ACTS = {"ink": "into the inkwell", "play": "Play ", "quest": "Quest with"}
"""What is done in a turn at the table, in this order, and how the answer for it is known."""
END, OTHER = "end of turn, with greedy's turn", "another question"

WATCH = """
const shown = () => [
    document.querySelectorAll(".trace__line").length, document.querySelector(".asked")?.textContent,
    document.querySelector(".bar")?.dataset.n,
].join();
const drawn = (isThere, then) => {
    const look = new MutationObserver(() => {
        if (!isThere()) return;
        look.disconnect();
        requestAnimationFrame(() => {
            const behind = new MessageChannel();  // a frame is drawn before the next message is heard
            behind.port1.onmessage = () => then(performance.now());
            behind.port2.postMessage(null);
        });
    });
    look.observe(document, {subtree: true, childList: true, characterData: true});
};
addEventListener("click", event => {
    if (!event.target.closest(".answer, .bar .button, .mat__card")) return;
    const before = shown();
    window.tap = new Promise(done => drawn(() => shown() !== before, now => done(now - event.timeStamp)));
}, true);
const story = new Promise(done => drawn(() => document.querySelector(".trace__line"), done));
const ready = new Promise(done => {
    window.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            this.addEventListener("message", ({data}) => data.ready && done(performance.now()));
        }
    };
});
window.first = Promise.all([ready, story]);
"""


def _open(page: Any, setup: str, answer: str) -> Any:
    """Put a situation on the bench; the button of an answer to its first question."""
    drop(page, f"setup: {{{setup}}}\nsteps: []\n")
    button = page.locator(".asked .answer", has_text=answer).first
    button.wait_for()
    page.locator(".happens--asking").wait_for(state="detached")
    return button


def _tap(page: Any, button: Any) -> float:
    """Tap a button; the milliseconds until the new state was drawn."""
    button.click()
    return float(page.evaluate("tap"))


def measure(page: Any, times: int) -> dict[str, list[float]]:
    """The milliseconds of each tap, by case."""
    found: dict[str, list[float]] = {}
    for n in range(times):
        for name, (setup, answers) in CASES.items():
            button = _open(page, setup % n, answers[0])
            for at, answer in enumerate(answers):
                if at:
                    button = page.locator(".asked .answer", has_text=answer).first
                label = name if len(answers) == 1 else f"{name}, tap {at + 1}"
                found.setdefault(label, []).append(_tap(page, button))
            page.locator(".trace__line").first.wait_for()
            page.wait_for_timeout(50)
    return found


def measure_table(page: Any, times: int) -> dict[str, list[float]]:
    """The milliseconds of each tap in games against greedy, by what was tapped, until each was tapped so often."""
    begin(page)
    dice = random.Random(5)
    found: dict[str, list[float]] = {name: [] for name in (*ACTS, END)}
    while min(map(len, found.values())) < times:
        settled(page)
        if is_over(page):
            page.locator(".ask .offers .button--main").first.click()
            page.locator(".ask .offers").wait_for(state="detached")
            continue
        name, button = _next(page, dice)
        found.setdefault(name, []).append(_tap(page, button))
    return found


def _next(page: Any, dice: random.Random) -> tuple[str, Any]:
    """What is tapped next at the table, and what that is called."""
    for name, words in ACTS.items():
        button = page.locator(".acts .answer", has_text=words)
        if button.count():
            return name, button.first
    if page.locator(".bar .button--main:enabled").count():
        page.wait_for_timeout(750)  # a tap right after the turn has begun is taken for a second one
        return END, page.locator(".bar .button--main")
    buttons = page.locator(".ask .answer:not(.answer--closed), .mat__card--can:visible")
    return OTHER, buttons.nth(dice.randrange(buttons.count()))


def first_story(page: Any) -> dict[str, int]:
    """The milliseconds until the story of a case that the browser has kept is drawn, after a reload."""
    setup, answers = CASES["challenge"]
    _open(page, setup % 18, answers[0]).click()
    page.locator(".trace__line").first.wait_for()
    page.reload()
    ready, drawn = page.evaluate("first")
    return {"engine_ready_ms": round(ready), "story_drawn_ms": round(drawn), "between_ms": round(drawn - ready)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--site", action="store_true")
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--times", type=int, default=10, help="how often each case is tapped (on the bench at most 18)")
    args = parser.parse_args()
    with launched() as browser:
        page = browser.new_context(viewport=DESK, locale="en", service_workers="block").new_page()
        page.set_default_timeout(60_000)
        page.add_init_script(WATCH)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
        with files(SITE) if args.site else serving("real") as door:
            address = door if args.site else f"{str(door.base_url).rstrip('/')}/"
            page.goto(f"{address}#/{'table' if args.table else 'bench'}")
            page.locator(".begin" if args.table else ".situation").wait_for()
            measured = measure_table(page, args.times) if args.table else measure(page, min(args.times, 18))
            for name, took in measured.items():
                row = {"case": name, "median_ms": round(statistics.median(took)), "worst_ms": round(max(took))}
                print(json.dumps({**row, "taps": len(took), "first_ms": round(took[0])}), flush=True)
            if args.site and not args.table:
                print(json.dumps({"first_story": first_story(page)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
