"""What a card says, in lines of text: its facts and its paragraphs, in either language."""

from __future__ import annotations

from illumineer.cards.search import paragraphs
from illumineer.cards.storage import Entry
from illumineer.messages import Message
from illumineer.vocab import CardType
from illumineer.words import say


def term(name: str, lang: str) -> str:
    """A word of the game, by its name."""
    return say(Message(f"terms.{name}"), lang)


def inks(entry: Entry, lang: str) -> str:
    """Its ink types."""
    return "–".join(term(ink.name, lang) for ink in entry.plain.inks)


def fact_lines(entry: Entry, lang: str) -> list[str]:
    """What it costs and is; below it its numbers, if it has any."""
    card = entry.plain
    kind = " – ".join(term(each, lang).capitalize() for each in (card.type.name, *(["song"] if card.song else [])))
    inkwell = say(Message("cards_command.inkable" if card.inkwell else "cards_command.uninkable"), lang)
    facts = (f"{card.cost} ⬡", inks(entry, lang), inkwell, kind, ", ".join(card.classes))
    lines = [" · ".join(filter(None, facts))]
    if card.type == CardType.CHARACTER:
        lines.append(f"{card.strength} ¤ · {card.willpower} ⛉ · {card.lore} ◊")
    elif card.type == CardType.LOCATION:
        move = say(Message("cards_command.move", {"n": card.move_cost}), lang)
        lines.append(f"{card.willpower} ⛉ · {card.lore} ◊ · {move}")
    return lines


def said_lines(entry: Entry, lang: str) -> list[str]:
    """Its paragraphs; or why it cannot be played."""
    if entry.unplayable:
        return [say(Message("cards_command.unplayable", {"why": entry.why_unplayable}), lang)]
    return list(paragraphs(entry, lang))


def card_lines(entry: Entry, lang: str) -> list[str]:
    """All of it, its name first."""
    return [entry.full_name, *fact_lines(entry, lang), *said_lines(entry, lang)]
