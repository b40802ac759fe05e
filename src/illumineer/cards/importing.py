"""Card files become the database: the shipped one is built, a user's own is added to it.

A card that is not compiled, or does not come back as printed, is unplayable and says why.
"""

from __future__ import annotations

from illumineer import files
from illumineer.cards.library import load_user_file, user_file
from illumineer.cards.lorcanajson import CardFile
from illumineer.cards.reading import Checked, ReadCard
from illumineer.cards.storage import Entry, dump, keys, tree_of
from illumineer.errors import CardFileError
from illumineer.messages import Message
from illumineer.words import say


def build(file: CardFile, checked: list[Checked]) -> bytes:
    """The bytes of a database of all cards of a file."""
    return dump([entry(each) for each in checked], file.sets.values(), file.generated)


def add_to_user_file(file: CardFile, checked: list[Checked]) -> int:
    """Put the cards of a file over those that the user had imported before; how many there are now.

    One step at the end changes the database in use; until then it stays as it was.
    """
    new = [entry(each) for each in checked]
    names = set(keys((each.full_name, each.facts.first_set) for each in new))
    sets = dict(file.sets)
    try:
        old = load_user_file()
    except CardFileError:
        old = None  # of another version, or damaged: what is imported now takes its place
    kept = [old.entry(i) for i, name in enumerate(old.names) if name not in names] if old is not None else []
    if old is not None:
        sets = old.sets | sets
    both = sorted([*kept, *new], key=lambda each: each.facts.quest)  # main-set cards go by their bare names
    files.write(user_file(), dump(both, sets.values(), file.generated), CardFileError)
    return len(both)


def entry(checked: Checked) -> Entry:
    """A card for the database: its facts and its tree, without the printed text."""
    read = checked.read
    plain = read.source.printed.plain()
    if read.card is None or not checked.identical:
        return Entry(plain, read.source.facts, say(_unplayable(read)), (), "")
    return Entry(plain, read.source.facts, "", read.surface, tree_of(read.card))


def _unplayable(read: ReadCard) -> Message:
    """Why, and at which word; the words themselves are not kept."""
    if read.declined is None:
        return read.refused or Message("unplayable.differs")
    blanks = {"paragraph": read.declined.paragraph + 1}
    if read.declined.ambiguous:
        return Message("unplayable.ambiguous", blanks)
    return Message("unplayable.unread", {**blanks, "word": read.declined.position + 1})
