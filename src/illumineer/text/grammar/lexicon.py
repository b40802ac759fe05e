"""Words from open classes, and the closed ones that are single signs: numbers, symbols, names, classifications,
keywords, ink types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from illumineer.keywords import RECORDS
from illumineer.text.kernel import Grammar
from illumineer.text.phrase import Phrase
from illumineer.text.tokens import join, starts_sentence
from illumineer.vocab import Ink, Keyword, Stat, Word

Tokens = tuple[str, ...]
Found = Iterable[tuple[int, Any]]

STATS = {"¤": Stat.STRENGTH, "⛉": Stat.WILLPOWER, "◊": Stat.LORE}
SYMBOLS = {stat: symbol for symbol, stat in STATS.items()}
_GENDER = {Stat.STRENGTH: "f", Stat.WILLPOWER: "f", Stat.LORE: "m"}

KEYWORDS_EN = {each.keyword: each.en for each in RECORDS}
KEYWORDS_ES = {each.keyword: each.es for each in RECORDS}
_KEYWORD_TOKENS = {tuple(words.split()): keyword for keyword, words in KEYWORDS_EN.items()}
_INKS = {ink.name.title(): ink for ink in (Ink.AMBER, Ink.AMETHYST, Ink.EMERALD, Ink.RUBY, Ink.SAPPHIRE, Ink.STEEL)}
_INKS_ES = {Ink.AMBER: "Ámbar", Ink.AMETHYST: "Amatista", Ink.EMERALD: "Esmeralda", Ink.RUBY: "Rubí", Ink.SAPPHIRE: "Zafiro", Ink.STEEL: "Acero"}
_NEVER_OPEN = {word for words in _KEYWORD_TOKENS for word in words} | set(_INKS)
_NEVER_OPEN |= {"Universal", "Duo", "Combo", "Temporary", "Potato"}  # kinds of Shift

# Words inside a name that are not written with a capital.
_INNER = frozenset(("of", "the", "&", "'s", "'", "'n'", "n", "in", "de", "von", "to", "a", "'n", "-", "and", "o"))
_AFTER_NAME = frozenset(("!", "?", "…"))

# Classifications of one word: two of these side by side are two, and not one of two words.
_CLASSES = frozenset(
    ["Alien", "Ally", "Broom", "Captain", "Colossus", "Deity", "Detective", "Dinosaur", "Dragon", "Dreamborn", "Entangled", "Fairy", "Floodborn", "Gargoyle", "Ghost", "Giant", "Hero", "Hunny", "Hyena", "Illusion", "Inventor", "King", "Knight", "Madrigal", "Mentor", "Monster", "Musketeer", "Obstacle", "Pirate", "Prince", "Princess", "Puppy", "Queen", "Racer", "Robot", "Sorcerer", "Storyborn", "Super", "Tigger", "Titan", "Toy", "Villain", "Whisper"]
)


def _is_plain(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, Word | bool)


MOST_DIGITS = 3
"""A number of more digits is no number of the language."""


def _is_number(token: str) -> bool:
    return len(token) <= MOST_DIGITS and token.isascii() and token.isdigit()


def too_large(token: str) -> bool:
    """Whether a token is a number that is too large to be one of the language."""
    digits = token.lstrip("+-")
    return digits.isascii() and digits.isdigit() and not _is_number(digits)


def _read_number(tokens: Tokens, i: int) -> Found:
    if i < len(tokens) and _is_number(tokens[i]):
        return [(i + 1, int(tokens[i]))]
    return []


def _write_number(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((str(value),), number="s" if value == 1 else "p") if _is_plain(value) and value >= 0 else None


def _read_several(tokens: Tokens, i: int) -> Found:
    return [(end, value) for end, value in _read_number(tokens, i) if value > 1]


def _write_several(value: Any, lang: str, form: str) -> Phrase | None:
    return _write_number(value, lang, form) if _is_plain(value) and value > 1 else None


def _read_signed(tokens: Tokens, i: int) -> Found:
    if i < len(tokens) and tokens[i][0] in "+-" and _is_number(tokens[i][1:]):
        return [(i + 1, int(tokens[i]))]
    return []


def _write_signed(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((f"{value:+d}",)) if _is_plain(value) else None


def _read_stat(tokens: Tokens, i: int) -> Found:
    if i < len(tokens) and tokens[i] in STATS:
        return [(i + 1, STATS[tokens[i]])]
    return []


def _write_stat(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((SYMBOLS[value],), _GENDER[value]) if isinstance(value, Stat) and value in SYMBOLS else None


def _is_capital(token: str) -> bool:
    return token[0].isupper() or (token[0].isdigit() and not token.isdigit())


def _begins_name(token: str) -> bool:
    return token[0].isupper() or token[0].isdigit()


def _read_name(tokens: Tokens, i: int) -> Found:
    """Every stretch from a capital or a number on that could be a name; what follows decides which it is."""
    if i >= len(tokens) or not _begins_name(tokens[i]):
        return []
    found = []
    for end in range(i + 1, min(i + 8, len(tokens)) + 1):
        last = tokens[end - 1]
        if _is_capital(last) or last in _AFTER_NAME or last.isdigit():
            found.append((end, join(tokens[i:end]).replace("…", "...")))  # as card files write them
        elif last not in _INNER and not (last == "," and _goes_on(tokens, end)):
            break
    return found


def _goes_on(tokens: Tokens, i: int) -> bool:
    """Whether a name goes on after a comma: a list of names has "and" or "or", and no Jr."""
    return i < len(tokens) and (tokens[i] in ("Jr.", "Sr.") or tokens[i + 1 : i + 2] == ("&",))


def _write_name(value: Any, lang: str, form: str) -> Phrase | None:
    if not isinstance(value, str) or not value or not _begins_name(value):
        return None
    return Phrase((value,))


def _read_story(tokens: Tokens, i: int) -> Found:
    """The story name of an ability: whatever stands before the word "ability"."""
    if i < len(tokens) and _is_capital(tokens[i]):
        for end in range(i + 1, min(i + 9, len(tokens))):
            if tokens[end] == "ability":
                return [(end, join(tokens[i:end]))]
    return []


def _read_class(tokens: Tokens, i: int, plain: set[str]) -> Found:
    """One capital word, or two together, that are no keyword and no ink type; where a sentence begins, no plain word."""
    words: list[str] = []
    for end in range(i, min(i + 3, len(tokens))):
        token = tokens[end]
        if not token[0].isupper() or token in _NEVER_OPEN or (starts_sentence(tokens, end) and token.lower() in plain):
            break
        words.append(token)
    if words and words[0] in _CLASSES and (len(words) > 2 or words[-1] in _CLASSES):
        words = words[:1]
    return [(i + len(words[:2]), " ".join(words[:2]))] if words else []


def _write_class(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((value,)) if isinstance(value, str) and value[:1].isupper() else None


def _read_keyword(tokens: Tokens, i: int) -> Found:
    found = []
    for size in (1, 2):
        keyword = _KEYWORD_TOKENS.get(tuple(tokens[i : i + size]))
        if keyword is not None and i + size <= len(tokens):
            found.append((i + size, keyword))
    return found


def speaks_of_keyword(tokens: Tokens) -> bool:
    """Whether a known keyword is among the words."""
    return any(_read_keyword(tokens, i) for i in range(len(tokens)))


_BEFORE_KEYWORD = frozenset(("gain", "gains", "lose", "loses", "with", "without", "has", "have"))


def unknown_keyword(tokens: Tokens, at: int) -> str:
    """The word that stands where a text cannot be read on, and would be a keyword if it were one; or ""."""
    size = next((i for i, token in enumerate(tokens) if not token[0].isupper()), len(tokens))
    rest = tokens[size:]
    if size and all(token == "⬡" or token.lstrip("+-").isdigit() for token in rest) and len(rest) < 3:
        return "" if _read_keyword(tokens, 0) else join(tokens[:size])
    for i in (at, at - 1):
        if 0 < i < len(tokens) and tokens[i - 1] in _BEFORE_KEYWORD and tokens[i][0].isupper() and tokens[i] not in _NEVER_OPEN:
            end = next((j for j in range(i, len(tokens)) if not tokens[j][0].isupper()), len(tokens))
            return join(tokens[i:end])
    return ""


def _write_keyword(value: Any, lang: str, form: str) -> Phrase | None:
    if not isinstance(value, Keyword):
        return None
    return Phrase(tuple((KEYWORDS_EN if lang == "en" else KEYWORDS_ES)[value].split()))


def _read_ink(tokens: Tokens, i: int) -> Found:
    if i < len(tokens) and tokens[i] in _INKS:
        return [(i + 1, _INKS[tokens[i]])]
    return []


def _write_ink(value: Any, lang: str, form: str) -> Phrase | None:
    if not isinstance(value, Ink):
        return None
    return Phrase((value.name.title() if lang == "en" else _INKS_ES[value],))


def _capital(token: str) -> bool:
    return _is_capital(token)


def declare(g: Grammar) -> None:
    g.lexicon("number", _read_number, _write_number, _is_number)
    g.lexicon("several", _read_several, _write_several, _is_number)  # 2 or more
    g.lexicon("signed", _read_signed, _write_signed, lambda token: token[0] in "+-")
    g.lexicon("stat", _read_stat, _write_stat, lambda token: token in STATS)
    g.lexicon("name", _read_name, _write_name, _begins_name)
    g.lexicon("story", _read_story, _write_name, _capital)
    g.lexicon("class", lambda tokens, i: _read_class(tokens, i, g.words), _write_class, _capital)
    g.lexicon("keyword", _read_keyword, _write_keyword, _capital)
    g.lexicon("ink", _read_ink, _write_ink, _capital)
