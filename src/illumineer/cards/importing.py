"""Card files become the database: the shipped one is built, a user's own is added to it.

A card that is not compiled, or does not come back as printed, is unplayable and says why.  A file need not have all
sets: cards of the others stay, and a reprint keeps what is known of its older printings.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from illumineer import files
from illumineer.cards import library
from illumineer.cards.facts import joined
from illumineer.cards.library import Library, load_user_file, user_file
from illumineer.cards.lorcanajson import CardFile
from illumineer.cards.reading import Checked
from illumineer.cards.storage import Entry, Stored, dump, keys, load, shape, tree_of
from illumineer.errors import CardError, CardFileError
from illumineer.messages import Message
from illumineer.text import Declined
from illumineer.words import say


def build(file: CardFile, checked: list[Checked], before: Stored | None = None) -> bytes:
    """The bytes of a database of all cards of a file, and of those that stay from the one before."""
    new = [entry(each) for each in checked]
    if before is None:
        return dump(new, file.sets.values(), file.generated)
    known, sets, filled = Library([before]), before.sets | file.sets, file.filled
    both = [*staying(file, before), *(_with_history(each, known, filled) for each in new)]
    both.sort(key=lambda each: sets[each.facts.first_set].order)
    return dump(both, sets.values(), file.generated)


def staying(file: CardFile, before: Stored) -> list[Entry]:
    """The cards of a database of whose sets a file has none: they stay as they are."""
    again, filled = {card.full_name for card in file.main}, file.filled
    found = [before.entry(i) for i in range(len(before))]
    found = [each for each in found if each.facts.first_set not in filled]
    found = [each for each in found if each.facts.quest or each.full_name not in again]
    unfit = {each.facts.first_set for each in found if before.shape != shape() and not _fits(each)}
    if unfit:
        sets = [code for code in before.sets if code in unfit]
        raise CardFileError("database.cannot_stay", file=before.where, sets=sets)
    return found


def _fits(entry: Entry) -> bool:
    """Whether a tree that was made by another version of the package is one of this version."""
    try:
        return bool(entry.unplayable or entry.card)
    except CardError:
        return False


def shipped() -> Stored | None:
    """The database that the package has now; None if there is none, or it is damaged and has to be built anew."""
    try:
        return load(library.SHIPPED)
    except CardFileError:
        return None


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
    packaged = shipped()
    known = Library([each for each in (packaged, old) if each is not None])
    filled = file.filled
    new = [_with_history(each, known, filled) for each in new]
    kept = [old.entry(i) for i, name in enumerate(old.names) if name not in names] if old is not None else []
    sets = known.sets | sets
    both = sorted([*kept, *new], key=lambda each: each.facts.quest)  # main-set cards go by their bare names
    files.write(user_file(), dump(both, sets.values(), file.generated), CardFileError)
    return len(both)


def _with_history(new: Entry, known: Library, sets: Collection[str]) -> Entry:
    """A reprint, with its printings in sets that its file does not have, and the times for which they allow it."""
    old = known[new.full_name].facts if new.full_name in known else new.facts
    older = tuple(each for each in old.printings if each.set not in sets)
    if not older or old.quest or new.facts.quest:
        return new
    facts = replace(
        new.facts,
        first_set=older[0].set,
        printings=older + new.facts.printings,
        core=joined([*old.core, *new.facts.core]),
        infinity=joined([*old.infinity, *new.facts.infinity]),
    )
    return replace(new, facts=facts)


def entry(checked: Checked) -> Entry:
    """A card for the database: its facts and its tree, without the printed text."""
    read = checked.read
    plain = read.source.printed.plain()
    if checked.unplayable is not None:
        return Entry(plain, read.source.facts, say(_kept(read.declined) or checked.unplayable), (), "")
    assert checked.card is not None
    return Entry(plain, read.source.facts, "", read.surface, tree_of(checked.card))


def _kept(declined: Declined | None) -> Message | None:
    """At which word a text cannot be read; the words themselves are not kept."""
    if declined is None:
        return None
    blanks = {"paragraph": declined.paragraph + 1}
    if declined.ambiguous:
        return Message("unplayable.ambiguous", blanks)
    return Message("unplayable.unread", {**blanks, "word": declined.position + 1})
