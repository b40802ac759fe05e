"""The pictures of the table in the documentation, made anew: `python -m tests.play.pictures` writes docs/pictures.

Both sides are played by simple wishes up to a turn in which there is something to see; then the table is drawn as a
terminal would show it.  The pictures load nothing from elsewhere: the font is any monospaced one at hand.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.play.at_screen import library

from illumineer.cards.starters import starter_decks
from illumineer.choices import Choice
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.messages import Message
from illumineer.play.screen.app import TableApp
from illumineer.play.screen.playing import PlayScreen
from illumineer.play.session import Session
from illumineer.vocab import Act, Ask
from illumineer.words import LANGUAGES, say

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = (120, 40)
SEED = 25
TURN = 9
_FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
_WISHES = (Act.INK, Act.PLAY, Act.QUEST, Act.CHALLENGE, Act.ACTIVATE, Act.MOVE, Act.BOOST, Act.END_TURN)


def position() -> Game:
    """A game in the middle of a turn of the first player."""
    session = Session.begin(starter_decks(), library(), seats=[None, None], seed=SEED, open_lists=True)
    dice = Dice(SEED)
    while session.game.turn < TURN or session.decider != 0 or not _acts(session) or not _half_done(session):
        session.take_seat()
        legal = [choice for choice in session.choices() if choice.legal]
        session.answer(min(legal, key=_wish) if _acts(session) else legal[dice.below(len(legal))])
    return session.game


def _acts(session: Session) -> bool:
    asked = session.game.decision
    return asked is not None and asked.kind == Ask.ACT


def _half_done(session: Session) -> bool:
    """Something was done in this turn, and something can still be done."""
    state = session.game.state
    return state.inked > 0 and bool(state.ink_exerted[0]) and len(session.game.legal_moves) > 3


def _wish(choice: Choice) -> int:
    assert isinstance(choice.answer, tuple)
    return _WISHES.index(Act(choice.answer[0]))


def picture(game: Game, lang: str) -> str:
    """The table as SVG."""
    titles = (say(Message("play.you"), lang), "greedy")
    session = Session(game, (None, "random"), titles, lang=lang)

    async def draw() -> str:
        app = TableApp(PlayScreen(session, pause=0))
        app.title = "illumineer play"
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("up")
            await pilot.pause()
            return app.export_screenshot()

    drawn = re.sub(r"@font-face\s*{[^}]*}\s*", "", asyncio.run(draw()))
    return re.sub(r"font-family:[^;]*;", f"font-family: {_FONT};", drawn.replace("Fira Code", "monospace"))


if __name__ == "__main__":
    played = position()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"table-{language}.svg").write_text(picture(played, language), encoding="utf-8")
