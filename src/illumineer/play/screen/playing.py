"""The screen on which a game is played: what the keys do, the bots' turns, the hand-over, the end.

A bot thinks in a thread of its own, about a game of its own: nothing that is on the screen changes meanwhile.  Its
answer is taken here, where everything else is done to the game.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList

from illumineer.choices import TURN, Choice
from illumineer.errors import BotError, IllumineerError, RecordError
from illumineer.game import DONE, Answer
from illumineer.play import saving
from illumineer.play.left import left_to_do
from illumineer.play.replay import Replay
from illumineer.play.screen.dialogs import Entry, Handover, Menu, Page, Search, refused
from illumineer.play.screen.replaying import ReplayScreen
from illumineer.play.screen.table import Scene, TableScreen, seated
from illumineer.play.session import Session
from illumineer.readings import Name
from illumineer.vocab import player_name
from illumineer.words import say

PAUSE: Final = 0.7
"""Seconds for which a bot's move is shown before the next."""

END_TURN: Final = "e"
"""The key that ends the turn."""


class PlayScreen(TableScreen):
    """A game that is being played."""

    class Moved(Message):
        """A bot has come to its move, or something went wrong with it."""

        def __init__(self, answer: Answer | BotError) -> None:
            super().__init__()
            self.answer = answer

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "all", show=False),
        Binding(END_TURN, "end_turn", show=False),
        Binding("u", "take_back", show=False),
        Binding("s", "save", show=False),
        Binding("c", "concede", show=False),
        Binding("f", "hurry", show=False),
        Binding("q", "app.quit", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)),
    ]
    KEYS = (
        ("← → ↑ ↓", "screen.key_arrows"),
        ("Tab", "screen.key_tab"),
        ("⏎", "screen.key_enter"),
        ("␣", "screen.key_space"),
        ("1 … 9", "screen.key_digits"),
        ("Esc", "screen.key_escape"),
        ("i", "screen.key_detail"),
        (END_TURN, "screen.key_end_turn"),
        ("u", "screen.key_take_back"),
        ("l", "screen.key_log"),
        ("r", "screen.key_rule"),
        ("d", "screen.key_discards"),
        ("screen.name_pages", "screen.key_scroll"),
        ("f", "screen.key_hurry"),
        ("s", "screen.key_save"),
        ("c", "screen.key_concede"),
        ("t", "screen.key_shade"),
        ("q", "screen.key_quit"),
    )
    FOOT = (
        ("?", "screen.word_help", "screen.help"),
        ("⏎", "screen.word_open", "screen.open"),
        ("␣", "screen.word_all", "screen.all"),
        ("i", "screen.word_card", "screen.detail"),
        (END_TURN, "screen.word_end_turn", "screen.end_turn"),
        ("u", "screen.word_back", "screen.take_back"),
        ("q", "screen.word_quit", "app.quit"),
        ("l", "screen.word_log", "screen.read_log"),
        ("s", "screen.word_save", "screen.save"),
        ("c", "screen.word_concede", "screen.concede"),
    )

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__(session.lang)
        self.session = session
        self.pause = pause
        self.busy = False
        """A bot thinks, or its move is being shown."""
        self._thinks = False
        self._later: list[Callable[[], None]] = []  # what to do as soon as the bot has moved
        self._hurried = False
        self._choices: list[Choice] = []
        self._asked_to_act = True
        self._timer_set = 0
        self._read = ""  # the note that asks whether to end the turn, once it has been on the screen
        self._leaving = False  # it is being asked whether to leave without saving

    def on_mount(self) -> None:
        self.parts.board.focus()
        self.go_on()

    # --- how the game goes on ----------------------------------------------------------------

    def go_on(self) -> None:
        """Show how things stand, and let whoever is next have their turn."""
        session = self.session
        self.busy = session.waits_for_bot
        self._show()
        for notice in session.notices:
            self.note(say(notice, self.lang))
        session.notices.clear()
        if session.over:
            self._ended()
        elif (think := session.bot_asked()) is not None:
            self._thinks = True
            threading.Thread(target=self._think, args=(think, session.decider), daemon=True).start()
        elif session.handover is not None:
            self.uncover()
            who = player_name(session.handover)
            self.app.push_screen(Handover(self.told("screen.handover", player=who)), self._taken)
        elif self._asked_name:
            self.action_all()

    def _taken(self, _: None) -> None:
        self.session.take_seat()
        self.go_on()

    def _think(self, think: Callable[[], Answer], player: int) -> None:
        """In a thread: let the bot of a player think about its move."""
        answer: Answer | BotError
        try:
            answer = think()
        except BotError as error:
            answer = error
        except Exception as error:  # whatever it is, the table goes on
            name = player_name(player)
            answer = BotError("bots.raised", bot=self.session.titles[player], player=name, error=repr(error))
        try:
            self.post_message(self.Moved(answer))
        except RuntimeError:
            return  # the table was left meanwhile

    def on_play_screen_moved(self, event: Moved) -> None:
        if not self.is_attached:
            return  # the table is being left
        answer = event.answer
        self._thinks = False
        if not isinstance(answer, BotError):
            self.session.take_from_bot(answer)
        later, self._later = self._later, []
        if later:
            self.note()
        for do in later:
            do()
        if isinstance(answer, BotError) and self.session.waits_for_bot:
            self._bot_failed(answer)
        elif later or self._hurried or self.pause <= 0 or not self.session.waits_for_bot:
            self.go_on()
        else:
            self._show()
            self._timer_set += 1
            self.set_timer(self.pause, lambda at=self._timer_set: self._paused(at))

    def _paused(self, at: int) -> None:
        """The pause after a bot's move is over, unless it was cut short."""
        if at == self._timer_set:
            self._timer_set += 1
            self.go_on()

    def _skip_pause(self) -> bool:
        """Go on at once, if a bot's move is being shown; True if it was."""
        if self.busy and not self._thinks:
            self._paused(self._timer_set)
            return True
        return self.busy

    def _when_quiet(self, do: Callable[[], None]) -> None:
        """Do it now, or as soon as the bot that thinks has moved; then go on."""
        if self._thinks:
            self._later.append(do)
            self.note(self.told("screen.after_bot"))
        else:
            self._timer_set += 1
            do()
            self.go_on()

    def _bot_failed(self, wrong: IllumineerError) -> None:
        keys = ("screen.bot_random", "screen.bot_concedes", "screen.bot_again", "screen.end_quit")
        heading = self.told("screen.bot_failed", why=self._sentence(wrong))
        menu = Menu(heading, [Entry(self.told(key)) for key in keys], self.lang)

        def picked(place: int | None) -> None:
            decider = self.session.decider
            if place == 0:
                self.session.answer_for_bot()
            elif place == 1 and decider is not None:
                self.session.concede(decider)
            elif place == 3:
                self.leave()
                return
            self.go_on()

        self.app.push_screen(menu, picked)

    def _sentence(self, wrong: IllumineerError) -> str:
        """What was wrong, as the beginning of a sentence."""
        said = wrong.told(self.lang)
        return f"{said[:1].upper()}{said[1:]}"

    def _ended(self) -> None:
        log = self.session.log
        reason = next((f"{line.text} [{line.rule}]" for line in reversed(log) if line.text), "")
        keys = ("screen.end_new", "screen.end_replay", "screen.end_look", "screen.end_quit")
        menu = Menu(f"{self.told('screen.over')} {reason}", [Entry(self.told(key)) for key in keys], self.lang)

        def picked(place: int | None) -> None:
            if place == 0:
                self.session = self.session.again()
                self.go_on()
            elif place == 1:
                replay = Replay(self.session.game, self.lang, self.session.titles)
                self.open(ReplayScreen(replay), lambda _: self._ended())
            elif place == 3:
                self.app.exit(0)

        self.open(menu, picked)

    # --- what there is to see ----------------------------------------------------------------

    def _show(self) -> None:
        session = self.session
        asked = session.asked
        opening = asked is not None and asked.decision is not None and asked.decision.about == "alter_hand"
        offered = [] if self.busy else session.choices()
        self._choices = sorted(offered, key=lambda choice: _order(choice, opening))
        entries = [Entry(each.text, legal=each.legal) for each in self._choices]
        players = len(session.game.players)
        below = session.viewer if session.viewer < players else session.handover or 0
        question, news = "", ""
        if session.over:
            question, news = self.told("screen.what_now"), self.told("screen.over")
        elif self.busy and asked is not None:
            news = question = self.told("screen.thinking", player=player_name(asked.player))
        elif asked is not None:
            question = str(asked)
        self.show(
            Scene(
                st=session.table,
                viewer=session.viewer,
                seats=seated(session.titles),
                below=below,
                question=question,
                says=asked.says if asked is not None and not self.busy else "",
                news=news,
                log=tuple(session.log),
                entries=entries,
                cards=[each.card for each in self._choices],
                legal=frozenset(each.card for each in self._choices if each.legal and each.card),
            )
        )
        self._place_focus()

    @property
    def _asked_name(self) -> bool:
        asked = self.session.asked
        return asked is not None and asked.decision is not None and asked.decision.wants is Name

    def _place_focus(self) -> None:
        """A question in between is answered in the list; for turn actions the focus is where it was before."""
        asked = self.session.asked
        if self.busy or asked is None or asked.decision is None:
            return
        act = asked.decision.is_turn
        if act and not self._asked_to_act:
            self.parts.board.focus()
        elif not act:
            self.parts.choices.focus()
        self._asked_to_act = act

    # --- choosing ----------------------------------------------------------------------------

    def _choose(self, choice: Choice) -> None:
        """Do it; if it cannot be done, say why."""
        if choice not in self._choices or self.busy:
            return
        if not choice.legal:
            self.open(refused(choice.text, choice.reasons, self.lang))
            return
        self._choices = []
        self._read = ""
        self.note()
        self.session.answer(choice)
        self.go_on()

    def _offer(self, heading: str, offered: list[Choice], large: bool = False) -> None:
        """A list of choices to pick from."""
        entries = [Entry(each.text, tuple(each.reasons), each.legal) for each in offered]
        pointed = self.current_card()
        foot = "screen.pick_or_look" if pointed or any(each.card for each in offered) else "screen.pick"

        def detail(place: int) -> Page | None:
            return self.card_page(offered[place].card or pointed)

        menu = Menu(heading, entries, self.lang, large, foot=foot, detail=detail)

        def picked(place: int | None) -> None:
            if place is not None:
                self._choose(offered[place])

        self.open(menu, picked)

    def action_open(self) -> None:
        """What can be done with the card under the cursor."""
        if self._skip_pause():
            return
        face = self.pointed
        if face is None:
            self.action_all()
            return
        offered = [each for each in self._choices if each.card == face.ref]
        legal = [each for each in offered if each.legal]
        if not self._asked_to_act and len(legal) == 1:
            self._choose(legal[0])
        elif offered:
            self._offer(face.full_name, offered)
        else:
            self.action_detail()

    def action_all(self) -> None:
        """Everything that can be done, and what cannot, with the reasons; when it is over, what now."""
        if self.session.over:
            self._ended()
            return
        if self._skip_pause() or self.scene is None:
            return
        heading = f"{self.scene.question}\n{self.scene.says}".rstrip()  # a low terminal shows it only here
        if self._asked_name:
            self._search(heading)
        elif self._choices:
            self._offer(heading, self._choices, large=True)

    def _search(self, heading: str) -> None:
        """A card has to be named: more names than anybody would go through; writing a part of one finds it."""
        offered = [each for each in self._choices if each.legal]
        texts = [str(each.answer) for each in offered]

        def picked(place: int | None) -> None:
            if place is not None:
                self._choose(offered[place])

        self.open(Search(heading, texts, self.lang), picked)

    def action_digit(self, digit: int) -> None:
        legal = [each for each in self._choices if each.legal]
        if digit <= len(legal):
            self._choose(legal[digit - 1])

    def action_end_turn(self) -> None:
        """End the turn; as long as something is left to do, only if the question has been read and answered."""
        end = next((each for each in self._choices if each.group == TURN), None)
        if end is None:
            return
        left = left_to_do(self.session) if end.legal else []
        question = self.told("play.still", things=left, key=END_TURN)
        if not left or self._read == question:
            self._choose(end)
        else:
            self.note(question, asks=True)
            self.call_after_refresh(self._has_read, question)

    def _has_read(self, note: str) -> None:
        """The note was on the screen: keys that were pressed before that are no answer to it."""
        if self._note == note:
            self._read = note

    def on_key(self, event: events.Key) -> None:
        if event.key != END_TURN:
            self._read = ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.is_shown(event.option) and event.option_index < len(self._choices):
            self._choose(self._choices[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor on the table goes along with the list."""
        if event.option_list.has_focus and self.is_shown(event.option) and event.option_index < len(self._choices):
            card = self._choices[event.option_index].card
            if card:
                self.point_at(card)

    # --- taking back, saving, leaving ----------------------------------------------------------

    def action_take_back(self) -> None:
        self._when_quiet(self._take_back)

    def _take_back(self) -> None:
        why = self.session.why_no_take_back()
        if why is None:
            self.session.take_back()
            self.note(self.told("screen.taken_back"))
        else:
            self.note(self.told("screen.not_taken_back", why=why))

    def action_save(self) -> None:
        self._when_quiet(self._save)

    def _save(self) -> None:
        try:
            self.save()
        except RecordError as error:
            self.note(f"{self._sentence(error)}.")
        else:
            self.note(self.told("screen.saved", file=str(self.session.keep)))

    def save(self) -> None:
        """Save the game where it is kept, or in a new file; RecordError if that cannot be done."""
        session = self.session
        file = session.keep or saving.new_file(session.seed)
        session.save(file)
        session.keep, session.kept = file, True

    def leave(self) -> None:
        """Leave the table; the game is saved first."""
        try:
            if not self.session.over:
                self.save()
        except RecordError as error:
            self._leave_unsaved(error)
        else:
            self.app.exit(0)

    def _leave_unsaved(self, why: RecordError) -> None:
        """Ask, above whatever is open, whether to leave all the same; but do not ask twice."""
        if self._leaving:
            return
        self._leaving = True
        entries = [Entry(self.told("screen.leave_no")), Entry(self.told("screen.leave_yes"))]

        def picked(place: int | None) -> None:
            self._leaving = False
            if place == 1:
                self.app.exit(0)

        heading = self.told("screen.leave_sure", why=self._sentence(why))
        self.app.push_screen(Menu(heading, entries, self.lang), picked)

    @property
    def _can_concede(self) -> bool:
        """Whether the viewer is in a game that is not over."""
        session = self.session
        return not session.over and session.viewer < len(session.game.players) and not session.table.out[session.viewer]

    def action_concede(self) -> None:
        if not self._can_concede:
            return
        entries = [Entry(self.told("screen.concede_no")), Entry(self.told("screen.concede_yes"))]
        menu = Menu(self.told("screen.concede_sure"), entries, self.lang)

        def picked(place: int | None) -> None:
            if place == 1:
                self._when_quiet(self._concede)

        self.open(menu, picked)

    def _concede(self) -> None:
        if self._can_concede:
            self.session.concede()

    def action_hurry(self) -> None:
        """Show the bots' moves one after the other, or all at once."""
        self._hurried = not self._hurried
        self.note(self.told("screen.hurry_on" if self._hurried else "screen.hurry_off"))
        if self._hurried:
            self._skip_pause()


def _order(choice: Choice, keeps: bool) -> tuple[bool, bool]:
    """Legal ones first; of these, ending the turn last.  Most opening hands are kept: that comes first."""
    return not choice.legal, choice.answer != DONE if keeps else choice.group == TURN
