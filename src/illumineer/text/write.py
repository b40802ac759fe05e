"""Writing: the words for a tree, in English or Spanish, and the surface of a text that was read.

The words come from the tree: at each place every rule whose meaning matches is a candidate.  Where there are several
(equivalent wordings, pronouns) the *surface* says which; it is a row of small numbers, one for each such place, in the
order of the English text.  Without a surface the first candidate that can be written through is taken.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from illumineer import ir
from illumineer.text import english, marks, refer, spanish
from illumineer.text.kernel import Candidates, Grammar, Wording
from illumineer.text.parse import Derivation
from illumineer.text.patterns import Bindings, Said, unsaid
from illumineer.text.phrase import (
    AGAIN,
    BASE,
    INFINITIVE,
    INFINITIVE_PLURAL,
    MANY,
    NEXT,
    NUMBER,
    ONE,
    OPTION,
    PERFECT,
    PERFECT_SUBJUNCTIVE,
    PLURAL,
    SECOND,
    SUBJUNCTIVE,
    SUBJUNCTIVE_PLURAL,
    SUBJUNCTIVE_SECOND,
    THEY,
    THIRD,
    Part,
    Phrase,
)
from illumineer.text.spoken import picked_from
from illumineer.text.tail import Tail
from illumineer.vocab import CardType, Who, Zone


class Unwritable(Exception):
    """No rule writes this part of a tree."""


class Written(NamedTuple):
    """A text that was read, written back from its tree."""

    surface: tuple[int, ...]
    phrase: Phrase
    values: dict[Derivation, Any]  # what each part of the text means in the end, words that point back resolved


@dataclass(slots=True)
class _Pen:
    grammar: Grammar
    lang: str
    surface: list[int] | None  # to follow; None: free
    record: list[int] | None  # to fill, from a derivation
    at: int = 0
    trouble: str = ""  # the first place where a rule that was read did not write
    root: Any = None  # the whole tree: what words that point back mean
    values: dict[Derivation, Any] | None = None  # to fill: what each part of a derivation means in the end
    type: CardType = CardType.CHARACTER  # of the card that the text is on
    this: CardType = CardType.CHARACTER  # of what "this" is: inside an ability that is given, a character
    forbids: bool = False  # inside what players can't do


def write(
    grammar: Grammar,
    category: str,
    value: Any,
    lang: str = "en",
    surface: tuple[int, ...] | None = None,
    type_: CardType = CardType.CHARACTER,
    form: str = "",
    root: Any = None,
) -> Phrase:
    """The phrase for a value, in that form (`phrase`); raises Unwritable.  `root`: the tree that it is a part of."""
    root = value if root is None else root
    if surface is not None:
        pen = _Pen(grammar, lang, list(surface), None, root=root, type=type_)
        try:
            made = _write(pen, category, value, None, form, None)
        except IndexError:
            made = None
        if made is not None:
            return made
    pen = _Pen(grammar, lang, None, None, root=root, type=type_, this=type_)
    made = _write(pen, category, value, None, form, None)
    if made is None:
        raise Unwritable(f"nothing writes this as {category}: {value!r}")
    return made


def surface_of(grammar: Grammar, derivation: Derivation, value: Any) -> Written:
    """The surface of a text that was read, and the English words of its tree; raises Unwritable."""
    pen = _Pen(grammar, "en", None, [], values={})
    made = _write(pen, derivation.category, value, None, "", derivation)
    if made is None or pen.record is None or pen.values is None:
        raise Unwritable(pen.trouble or f"nothing writes {value!r}")
    return Written(tuple(pen.record), made, pen.values)


def _candidates(pen: _Pen, category: str, value: Any, subject: Any) -> list[tuple[Wording, Bindings]]:
    """Every wording that says the value, with what its holes must be.

    They are the same in both languages and with every surface.  A tree is written again soon after it was, so the last
    ones are kept, by the identity of the value: the values in the holes are then the same ones again.
    """
    kept = pen.grammar.candidates
    key = (category, id(value), id(subject))
    known = kept.get(key)
    if known is not None:
        return known.candidates
    out = []
    for matches, wordings in pen.grammar.writers(category, type(value)):
        for found in matches(value, subject, {}):
            for wording in wordings:
                out.append((wording, found))
    if len(kept) >= _KEPT:
        kept.clear()
    kept[key] = Candidates(value, subject, out)
    return out


_KEPT = 512


def _write(
    pen: _Pen, category: str, value: Any, subject: Any, form: str, derivation: Derivation | None
) -> Phrase | None:
    if isinstance(value, Said):
        value, subject = value.value, value.subject
    if pen.values is not None and derivation is not None:
        pen.values[derivation] = value
    lexicon = pen.grammar.lexicons.get(category)
    if lexicon is not None:
        return lexicon.write(value, pen.lang, form)
    candidates = _candidates(pen, category, value, subject)
    if derivation is not None:
        assert pen.record is not None
        mark = len(pen.record)
        for index, (wording, found) in enumerate(candidates):
            if wording is derivation.wording:
                if len(candidates) > 1:
                    pen.record.append(index)
                made = _compose(pen, wording, found, subject, form, derivation, value)
                if made is not None:
                    return made
                del pen.record[mark:]
        if not pen.trouble:
            rule = derivation.wording.rule if derivation.wording else None
            pen.trouble = f"the rule «{rule}» read this but does not match it: {value!r}"
        return None
    if pen.surface is not None:
        if not candidates:
            return None
        index = 0
        if len(candidates) > 1:
            index = pen.surface[pen.at]
            pen.at += 1
            if index >= len(candidates):
                return None
        wording, found = candidates[index]
        return _compose(pen, wording, found, subject, form, None, value)
    outside = pen.this, pen.forbids
    if isinstance(value, ir.GainAbility):
        pen.this = CardType.CHARACTER
    pen.forbids = pen.forbids or isinstance(value, ir.CantDo)
    made = None
    for wording, found in sorted(candidates, key=lambda each: _is_unusual(pen, each[0], value, subject)):
        if isinstance(value, ir.Chosen | ir.Top) and isinstance(wording.rule.meaning, ir.Those):
            continue  # only a surface can tell that a choice was spoken of before
        made = _compose(pen, wording, found, subject, form, None, value)
        if made is not None:
            break
    pen.this, pen.forbids = outside
    return made


def _is_unusual(pen: _Pen, wording: Wording, value: Any, subject: Any) -> bool:
    """Whether a free pen says it so only if it cannot say it otherwise: of a card of another type, or of others.

    The order of the rules does not tell: it is what surfaces count by.
    """
    said = wording.rule.text
    if value is Who.OPPONENTS and pen.forbids:  # "each opponent can't"
        return tuple(part.text for part in wording.en) != ("opponents",)
    match value:
        case ir.This():
            return said.startswith("this ") and said != f"this {pen.this.name.lower()}"
        case ir.Those() if said == "them":
            noun, _, number = refer.described(value, pen.root)
            return number == ONE and noun != refer.NOUNS[CardType.CHARACTER][0]
        case ir.Put(to=ir.Place(zone=Zone.HAND)):  # a card that was in play or discarded is returned
            cards = picked_from(value.what)
            seen = cards == ir.This() or getattr(cards, "zones", ()) in ((Zone.PLAY,), (Zone.DISCARD,))
            return seen and said.startswith("~put ")
        case ir.Apply():  # "have they gain …"
            return isinstance(value.what, ir.Those) and said.startswith("~have ")
        case (ir.Draw(), ir.Discard()):
            return said == "{a:verb} and {b:verb}"  # one after the other
    return subject in (None, Who.YOU) and said.endswith("their hands")


def _compose(
    pen: _Pen, wording: Wording, found: Bindings, subject: Any, form: str, derivation: Derivation | None, value: Any
) -> Phrase | None:
    """A wording with its holes written, the holes in one order whatever the language."""
    parts, told, points = wording.told(pen.lang)
    written: dict[str, Phrase] = {}
    for part in points:  # others agree with it
        if part.text not in found:
            written["it"] = refer.spanish(value, pen.root, pen.type, part.text)
    for at in wording.order:
        name, category = wording.holes[at]
        child = derivation.children[at] if derivation is not None else None
        # A hole that is left out in this language is still walked, for the surface.
        inner = _form(pen.lang, told[name], written, form) if name in told else ""
        made = _write(pen, category, found.get(name), subject, inner, child)
        if made is None:
            return None
        written[name] = made
    tokens: list[str] = []
    before = set(told)  # holes that are still to come
    tail = Tail()
    for part in parts:
        start = len(tokens)
        if part.kind == "point" and part.text in found:
            tokens.extend(refer.again(unsaid(found[part.text]), pen.root).tokens)
        elif part.kind == "point" and part.text != refer.UNSAID:
            tokens.extend(written["it"].tokens)
        elif part.kind == "word":
            tokens.append(part.text)
        elif part.kind == "form":
            tokens.extend(_inflect(pen.lang, part.text, _form(pen.lang, part, written, form)))
        elif part.kind == "agree" and part.text == NEXT:
            tokens.append(f"<{'|'.join(part.choices)}>")
        elif part.kind == "agree" and part.text == AGAIN:
            tokens.extend(_again(part.choices[0], written, wording))
        elif part.kind == "agree":
            word = _agree(part.choices, written[part.text], part.text in before)
            tokens.extend(word.split())
        elif part.kind == "hole":
            words = _settled(part, parts, written, tokens)
            tokens.extend(tail.piece(part, parts, words, written[part.text].tail, before))
            if part.piece != ">":
                before.discard(part.text)
        tail.follow(part, start, len(tokens), written)
    if pen.lang != "en" and "it" in written and "it" not in told:
        made = Phrase(tuple(tokens), written["it"].gender, written["it"].number)
    else:
        made = _phrase(wording, parts, tuple(tokens), written, form, pen.lang, tail.size(len(tokens)))
    if pen.lang == "es" and (isinstance(value, _NAMED) or wording.rule.category == "group"):
        return _marked(made, value)
    return made


_NAMED = (ir.Chosen, ir.Those, ir.Involved, ir.This, ir.Top, ir.Filter, ir.Together)


def _marked(phrase: Phrase, value: Any) -> Phrase:
    """The phrase for cards, with the mark that tells which they are."""
    first, last = phrase.tokens[0], phrase.tokens[-1]
    if isinstance(first, marks.Back) and first.size == len(phrase.tokens) - 1:
        return phrase
    if isinstance(last, marks.Card) and last.value is value:
        return phrase
    number = phrase.first[1:] or phrase.number
    if isinstance(value, ir.Together):
        phrase = phrase._replace(tokens=marks.paired(phrase.tokens))
        number = MANY
    mark = marks.named(value, phrase.gender, number)
    return phrase._replace(tokens=(*phrase.tokens, mark), tail=phrase.tail + 1 if phrase.tail else 0)


def _again(what: str, written: dict[str, Phrase], wording: Wording) -> tuple[str, ...]:
    """The mark for a word that stands before the phrase and is said again inside it (`spanish.again`)."""
    noun = written.get(what.rstrip("!"))
    if noun is None:
        return (f"<{AGAIN}:{what}>",)
    if what[-1] != "!" and (not _differ(wording, written) or noun.number == MANY):
        return ()  # «los personajes y localizaciones oponentes»: both are
    return (f"<{AGAIN}:{noun.gender}>",)


def _differ(wording: Wording, written: dict[str, Phrase]) -> bool:
    return len({written[name].gender for name, _ in wording.holes}) > 1


def _settled(part: Part, parts: tuple[Part, ...], written: dict[str, Phrase], before: list[str]) -> tuple[str, ...]:
    """The words of a hole; those that wait for a noun agree with the hole that comes next, if there is one, and those
    that are said again are those before it, if there are any."""
    tokens = written[part.text].tokens
    if "<" not in "".join(tokens):
        return tokens
    word = next((each for each in reversed(before) if each != marks.NOTHING), "")
    if word:
        tokens = spanish.again(tokens, word)
    after = [each.text for each in parts[parts.index(part) + 1 :] if each.kind == "hole"]
    if not after:
        return tokens
    noun = written[after[0]]
    return tuple(
        _agree(tuple(token[1:-1].split("|")), noun, True) if token[0] == "<" and "|" in token else token
        for token in tokens
    )


def _form(lang: str, part: Part, written: dict[str, Phrase], outer: str) -> str:
    """The form in which a part is asked for: the one it names, the one that agrees, or that of the whole phrase."""
    if part.form == NUMBER:
        return written[part.agrees].number
    if part.form == THEY:
        several = outer.startswith((PLURAL, SUBJUNCTIVE_PLURAL))
        part = replace(part, form=PLURAL if several else THIRD)
    if part.form == OPTION:
        return SECOND if outer[:3] in (SECOND, INFINITIVE) else BASE
    if part.form == ONE and part.agrees in written:  # one of those that it agrees with
        return f"{THIRD}/{written[part.agrees].gender}"
    if part.form == INFINITIVE and part.agrees in written:
        subject = written[part.agrees]
        return f"{INFINITIVE if subject.number == ONE else INFINITIVE_PLURAL}/{subject.gender}"
    if part.form == PERFECT and not part.agrees:  # said of the noun that it stands behind
        person, _, gender = outer.partition("/")
        return f"{PERFECT_SUBJUNCTIVE}{PLURAL if person == SUBJUNCTIVE_PLURAL else THIRD}/{gender}"
    if part.form and not (part.agrees and part.form in (SUBJUNCTIVE, PERFECT)):
        form = part.form
    elif part.agrees and part.agrees in written:
        subject = written[part.agrees]
        form = SECOND if subject.person == 2 else THIRD if subject.number == ONE else PLURAL
        if part.form == PERFECT:
            form = PERFECT + form
        if lang == "es":
            form = f"{form}/{subject.gender}"
    else:
        return outer
    if form.startswith(PERFECT) and outer.startswith(SUBJUNCTIVE):
        return PERFECT_SUBJUNCTIVE + form[len(PERFECT) :]
    if (part.form == SUBJUNCTIVE or outer.startswith(SUBJUNCTIVE)) and form[:2] in _IN_SUBJUNCTIVE:
        return _IN_SUBJUNCTIVE[form[:2]] + form[2:]
    return form


_IN_SUBJUNCTIVE = {THIRD: SUBJUNCTIVE, PLURAL: SUBJUNCTIVE_PLURAL, SECOND: SUBJUNCTIVE_SECOND}


def _inflect(lang: str, lemma: str, form: str) -> tuple[str, ...]:
    if lang == "en":
        return (english.inflect(lemma, form),)
    return spanish.marked(lemma, form)


def _agree(choices: tuple[str, ...], phrase: Phrase, before: bool) -> str:
    """The word that agrees with a phrase; one that stands before it, with the noun that comes first."""
    noun = (phrase.first if before else "") or phrase.gender + phrase.number
    gender, many = noun[0], noun[1] == MANY
    if len(choices) == 4:
        return choices[(2 if many else 0) + (1 if gender == "f" else 0)]
    if choices[-1].endswith("a"):  # «un|una»: no plural ends so
        return choices[1 if gender == "f" else 0]
    return choices[1 if many else 0]


_OWNERS = ("tus", "sus")  # they have no gender: what stands before them goes by the noun


def _phrase(
    wording: Wording,
    parts: tuple[Part, ...],
    tokens: tuple[str, ...],
    written: dict[str, Phrase],
    form: str,
    lang: str,
    tail: int,
) -> Phrase:
    rule = wording.rule
    features = rule.features
    if "/" in features:
        features = features.split("/")[lang == "es"]
    head = written.get(rule.head) if rule.head else None
    if head is None and wording.holes and not any(letter in features for letter in "mf+"):
        head = written.get(wording.holes[0][0])
    gender, number, person = ("m", ONE, 3) if head is None else (head.gender, head.number, head.person)
    asked = ONE
    for letter in features:
        if letter in "mf":
            gender = letter
        elif letter in "sp":
            number = letter
        elif letter == "2":
            person = 2
        elif letter == "n":  # a noun: its number is that of the form asked for
            number = asked = MANY if form == MANY else ONE
        elif letter == "+":  # several nouns: feminine if all of them are
            gender = "f" if all(written[name].gender == "f" for name, _ in wording.holes) else "m"
    if features == "+n" and lang == "es" and _differ(wording, written):
        number = MANY  # for what follows them: un personaje o una localización elegidos
    noun = rule.head or (wording.holes[0][0] if wording.holes else "")
    first = next((part for part in parts if part.text not in _OWNERS), parts[0])
    lead = ""
    if first.kind == "hole" and (first.text == noun or "+" in features):
        phrase = written[first.text]
        lead = phrase.first or phrase.gender + (asked if "n" in features else phrase.number)
    return Phrase(tokens, gender, number, person, lead if lead != gender + number else "", tail)
