"""Words: every sentence that the project says, in every language, and how blanks are filled.

Here: the tables (`words/en`, `words/es`: one module per section, with the same keys in each), and `say`.
Not here: card text, which is written from trees (`text`), and the rulebook (`rulebook`).

A sentence has blanks, `{name}`.  Numbers can choose a form, `{n:card|cards}` or `{n:the card|the {n} cards}`; nouns can
agree, `{card:listo|lista}`, take the Spanish personal «a», `{card:a}`, and the word for what they are, `{card:type}` («el
personaje …»).  A text that is quoted can lose its full stop, `{text:quoted}`.  A list is joined with "and", with "or",
`{names:or}`, with "and" and the personal «a», `{names:a}`, with "or" and each in quotation marks, `{words:«or»}`, with
semicolons or commas alone, `{reasons:;}`, `{names:,}`; or each stands on a line of its own, `{problems:lines}`.  Large
numbers and decimals look as they do in the language: `{n:,}`, `{share:.1f}`.  A sentence that is given as several forms is
told by the first whose blanks can all be filled.  What fills a blank may be another message, or anything that can be told
in a language: `value.told(lang)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from string import Formatter
from typing import Final

from illumineer.messages import Arg, Message, say_with

LANGUAGES: Final = ("en", "es")

Sentence = str | tuple[str, ...]


@cache
def table(section: str, lang: str) -> Mapping[str, Sentence]:
    """The sentences of one section; sections are loaded when they are first needed."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}, not one of {', '.join(LANGUAGES)}")
    found: Mapping[str, Sentence] = import_module(f"illumineer.words.{lang}.{section}").SENTENCES
    return found


def say(message: Message, lang: str = "en") -> str:
    """The message as a sentence."""
    section, dot, key = message.key.partition(".")
    return fill(table(section, lang)[key] if dot else table("reasons", lang)[section], message.args, lang)


def fill(sentence: Sentence, blanks: Mapping[str, Arg], lang: str) -> str:
    """The first form of the sentence whose blanks can all be filled."""
    if isinstance(sentence, str):
        return _filled(sentence, blanks, lang)
    for form in sentence[:-1]:
        try:
            return _filled(form, blanks, lang)
        except KeyError:
            continue
    return _filled(sentence[-1], blanks, lang)


def _filled(form: str, blanks: Mapping[str, Arg], lang: str) -> str:
    """One form with its blanks filled; KeyError if one cannot be."""
    parts: list[str] = []
    for before, name, spec in _pieces(form):
        parts.append(before)
        if name is not None:
            asked = _filled(spec, blanks, lang) if "{" in spec else spec
            parts.append(_told(blanks[name], asked, lang))
    return "".join(parts)


@cache
def _pieces(form: str) -> tuple[tuple[str, str | None, str], ...]:
    """A form taken apart: the words before each blank, the blank's name, and what it asks of its value."""
    return tuple([(before, name, spec or "") for before, name, spec, _ in Formatter().parse(form)])


class Noun:
    """A name that a sentence may have to agree with: its gender, whether it is somebody, and what it is (a term).

    The name is a text, or a message if each language has its own.
    """

    __slots__ = ("feminine", "name", "person", "type")

    def __init__(self, name: str | Message, feminine: bool = False, person: bool = False, type: str = "") -> None:
        self.name = name
        self.feminine = feminine
        self.person = person
        self.type = type


def _told(value: Arg, spec: str, lang: str) -> str:
    """What fills a blank: what a value looks like depends on what the sentence asks of it."""
    if isinstance(value, str):
        if "|" in spec:  # a text does not say what to agree with
            return spec.split("|")[0]
        return value.removesuffix(".") if spec == "quoted" else value
    if isinstance(value, Noun):
        return _noun(value, spec, lang)
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, int):
        if "|" in spec:
            one, more = spec.split("|")
            return one if value == 1 else more
        return _number(value, spec, lang)
    if isinstance(value, list | tuple):
        each_spec, how = ("a", "and") if spec == "a" else ("", spec or "and")
        parts = [_told(each, each_spec, lang) for each in value]
        if how == "«or»":
            parts, how = [f"«{part}»" for part in parts], "or"
        return "\n  ".join(parts) if how == "lines" else joined(parts, lang, how)
    if hasattr(value, "told"):
        return str(value.told(lang))
    return _number(value, spec, lang) if isinstance(value, float) and spec else str(value)


def _number(value: float, spec: str, lang: str) -> str:
    """10,000, 12.5 and -2; in Spanish 10 000, 12,5 and −2, and thousands below that are not set apart."""
    told = format(value, spec)
    if lang == "en":
        return told
    told = told.replace("-", "\N{MINUS SIGN}")
    return told.replace(",", "\N{NO-BREAK SPACE}" if abs(value) >= 10_000 else "").replace(".", ",")


def _noun(noun: Noun, spec: str, lang: str) -> str:
    if "|" in spec:
        masculine, feminine = spec.split("|")
        return feminine if noun.feminine else masculine
    name = say(noun.name, lang) if isinstance(noun.name, Message) else noun.name
    if spec == "type" and noun.type:
        return f"{'la' if noun.feminine else 'el'} {say(Message(f'terms.{noun.type}'), lang)} {name}"
    return f"a {name}" if spec == "a" and noun.person else name


_AND: Final = {("en", "and"): "and", ("en", "or"): "or", ("es", "and"): "y", ("es", "or"): "o"}
_BEFORE_SAME_SOUND: Final = {"y": ("e", ("i", "í", "hi", "hí")), "o": ("u", ("o", "ó", "ho", "hó", "8", "11"))}


def joined(parts: list[str], lang: str, with_word: str = "and") -> str:
    """ "A, B and C"; in Spanish «A, B y C», «e» and «u» where the sound asks for it."""
    if len(parts) < 2:
        return "".join(parts)
    if with_word in (";", ","):
        return f"{with_word} ".join(parts)
    word = _AND[lang, with_word]
    if lang == "es":
        other, sounds = _BEFORE_SAME_SOUND[word]
        last = parts[-1].removeprefix("«").lower()
        if last.startswith(sounds) and not last.startswith(("hie", "ia", "ie", "io")):
            word = other
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


say_with(say)
