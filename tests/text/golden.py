"""The golden texts: invented sentences in English and Spanish that together use every phrase rule.

    python -m tests.text.golden            # write the Spanish anew, and say which rules no text uses
    python -m tests.text.golden --fill     # also draw sentences for those rules (then read and better them)

Review every line that changes: the Spanish in the file is what a reader of Spanish has found good.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.shared import CARD_FILE
from tests.text.sentences import ROOTS, Prices, around, sentence, wordings

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import IllumineerError
from illumineer.text import normalise, read_paragraph, write_ability
from illumineer.text.card import Declined, Read
from illumineer.text.kernel import Rule, Wording
from illumineer.text.patterns import Unbound, Unfit
from illumineer.text.write import Unwritable
from illumineer.vocab import CardType

FILE = Path(__file__).resolve().parents[1] / "golden" / "texts.txt"
HEAD = (
    "# Invented texts in English and Spanish that together use every phrase rule of the grammar.\n"
    "# Made by `python -m tests.text.golden`; reviewed by hand.\n"
)

Phrase = tuple[Rule, str]
"""A rule, and one way to say it in Spanish."""


@dataclass(frozen=True, slots=True)
class Text:
    """One entry of the file."""

    type: CardType
    english: str
    spanish: str


def load() -> list[Text]:
    """The entries of the file: a line of English that begins with the type of card, and one of Spanish."""
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    found = []
    for english, spanish in zip(lines[::2], lines[1::2], strict=True):
        kind, _, text = english.partition(": ")
        found.append(Text(CardType[kind.upper()], text, spanish.removeprefix("  ")))
    return found


def save(texts: list[Text]) -> None:
    rows = [f"{text.type.name.lower()}: {text.english}\n  {text.spanish}\n" for text in texts]
    FILE.write_text(HEAD + "\n" + "\n".join(rows), encoding="utf-8")


def spanish(read: Read, type_: CardType) -> str:
    return write_ability(read.ability, type_, "es", read.surface)


def phrase(wording: Wording) -> Phrase:
    return wording.rule, repr(wording.es)


def phrases() -> dict[Phrase, Wording]:
    """Everything that must be said at least once."""
    found: dict[Phrase, Wording] = {}
    for wording in wordings():
        if any(category.startswith("coined.") for _, category in wording.holes):
            continue  # needs another text that explains the keyword: tests/text/test_explained.py says them all
        if wording.rule.category[0] != "=":  # turns of phrase that say the same have no Spanish of their own
            found.setdefault(phrase(wording), wording)
    return found


def said(texts: list[Text]) -> set[Phrase]:
    """What the texts say."""
    found: set[Phrase] = set()
    for text in texts:
        read = read_paragraph(text.english, text.type)
        assert not isinstance(read, Declined), f"{text.english}: {read.reason}"
        found |= {phrase(wording) for wording in read.derivation.wordings()}
    return found


# --- making the file -------------------------------------------------------------------------


def _printed() -> tuple[set[str], Counter[Wording]]:
    """What is printed on real cards, if the card file is there: not to be repeated, but to learn what is usual."""
    texts: set[str] = set()
    usual: Counter[Wording] = Counter()
    if CARD_FILE.is_file():
        from illumineer.cards.lorcanajson import read_file

        for card in read_file(CARD_FILE).main:
            for paragraph in card.printed.paragraphs:
                texts.add(normalise(paragraph.text))
                read = read_paragraph(paragraph.text, card.printed.type)
                if not isinstance(read, Declined):
                    usual.update(read.derivation.wordings())
    return texts, usual


def _playable(read: Read, type_: CardType) -> bool:
    abilities = read.ability if isinstance(read.ability, tuple) else (read.ability,)
    if type_ is CardType.ACTION and not any(isinstance(ability, ir.ActionEffect) for ability in abilities):
        abilities = (*abilities, ir.ActionEffect(ir.Draw()))
    try:
        CardBook([ir.Card("Benno", type_, 1, abilities=abilities, willpower=1)])
    except IllumineerError:
        return False
    return True


def candidate(wording: Wording, printed: set[str], chance: random.Random, prices: Prices) -> tuple[Text, Read] | None:
    """A sentence that uses the wording, is read as meant, and stands on no card."""
    try:
        made = around(wording, prices.whole[wording] + chance.choice((0, 1, 3)), chance, prices)
        drawn = sentence(made, ROOTS[made.category])
    except (Unbound, Unfit, Unwritable):
        return None
    read = read_paragraph(drawn.text, drawn.type)
    if isinstance(read, Declined) or read.ability != drawn.tree or wording not in read.derivation.wordings():
        return None
    if not _playable(read, drawn.type) or (drawn.text in printed and " " in drawn.text):
        return None
    return Text(drawn.type, drawn.text, spanish(read, drawn.type)), read


def fill(texts: list[Text], tries: int = 60) -> None:
    """Add sentences until every phrase is said: short, and with what is usual around the phrase."""
    printed, usual = _printed()
    done = said(texts)

    def price(wording: Wording) -> float:
        rare = 0.0 if usual[wording] >= 30 or not usual else 8.0 if usual[wording] >= 4 else 20.0
        return rare + (1.0 if phrase(wording) in done else 0.7)

    prices = Prices(price)
    for key, wording in phrases().items():
        if key in done:
            continue
        chance = random.Random(f"{wording.rule.category} {wording.text}")
        found = [candidate(wording, printed, chance, prices) for _ in range(6)]
        while not any(found) and len(found) < tries:
            found.append(candidate(wording, printed, chance, prices))
        good = [each for each in found if each is not None]
        if not good:
            continue
        text, read = min(good, key=lambda each: len(each[0].english))
        texts.append(text)
        done |= {phrase(each) for each in read.derivation.wordings()}
        if len(texts) % 25 == 0:
            prices = Prices(price)


def main() -> None:
    texts = load() if FILE.is_file() else []
    fresh = []
    for text in texts:
        read = read_paragraph(text.english, text.type)
        if isinstance(read, Declined):
            print(f"no longer read: {text.english}\n  {read.reason}")
            continue
        fresh.append(Text(text.type, read.written, spanish(read, text.type)))
    if "--fill" in sys.argv:
        fill(fresh)
    save(fresh)
    done = said(fresh)
    missing = [wording for key, wording in phrases().items() if key not in done]
    for wording in missing:
        print(f"no text uses {wording!r}")
    print(f"{len(fresh)} texts, {len(missing)} phrases without one")


if __name__ == "__main__":
    main()
