"""Laws of the Spanish of cards, held by every golden text and every card of the shipped database (docs/spanish.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from tests.text.golden import load

from illumineer.cards.library import open_library
from illumineer.text import Declined, read_paragraph, write_card
from illumineer.text.card import Read
from illumineer.text.grammar import grammar
from illumineer.text.marks import Verb
from illumineer.text.phrase import BASE, PERFECT_SUBJUNCTIVE, SUBJUNCTIVE
from illumineer.text.word_order import ordered
from illumineer.text.write import write


@cache
def sentences() -> tuple[str, ...]:
    """Every sentence, the golden ones and those of the shipped cards."""
    texts = [text.spanish for text in load()]
    for entry in open_library():
        if not entry.unplayable:
            texts += write_card(entry.card, "es", entry.surface)
    return tuple(dict.fromkeys(sentence for text in texts for sentence in re.split(r"(?<=[.»])\s+(?=[A-ZÁ¡•⟳])", text)))


@pytest.mark.parametrize(
    ("pattern", "better"),
    [
        (r"\ba hasta\b", "hasta a 2 personajes"),
        (r"\bde el\b|\ba el\b", "del, al"),
        (r"\ben su lugar\b", "en lugar de eso"),
        (r"\bse (?:va|van|vaya|vayan) de aventura|\birse de aventura", "ir de aventura"),
        (r"\bcon (?:el nombre|los nombres)\b|\bde nombre\b", "llamado"),
        (r"\bcon coste \d", "de coste 3"),
        (r"(?<!cada )(?<!hasta )\bun[oa] de (?:tus|sus) otr[oa]s\b", "otro de tus personajes"),
        (r"\btod[oa]s l[oa]s otr[oa]s\b", "todos los demás"),
        (r"\botr[oa]s \d+ o más\b", "otros 3 personajes o más"),
        (r"\b(?:dañad|agotad|preparad)[oa]s? (?:oponentes?|tuy[oa]s?)\b", "oponente dañado"),
        (r"\bpor cada 1 de\b", "por cada punto de daño"),
        (r"\bcada (?:oponente|jugador) no puede\b", "ningún oponente puede"),
        (r"\belegid[oa]s? (?:este turno|aquí)\b", "obtenga este turno; que esté aquí"),
        (r"\bsi [^,.]* va a ser\b", "fuera a ser"),
        (r"∅|<|>|\{|\}", "no sign of the grammar"),
    ],
)
def test_a_wording_that_no_card_has(pattern: str, better: str) -> None:
    found = [each for each in sentences() if re.search(pattern, each, re.I)]
    assert not found, f"better: {better}\n" + "\n".join(found[:10])


def test_what_is_said_of_one_of_several_has_their_gender() -> None:
    """«una de tus localizaciones es desterrada», «ninguno de tus objetos está agotado»."""
    be = "es|sea|esté|está|ha sido|haya sido"
    said = re.compile(rf"\b(?:un|ningun|otr)(o|a) de (?:tus|sus) \w+ (?:\w+ )?(?:{be}) \w+([oa])\b")
    wrong = [each for each in sentences() for found in [said.search(each)] if found and found[1] != found[2]]
    assert not wrong, "\n".join(wrong[:10])


@cache
def _golden_tokens() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The golden texts, and their tokens before the last step of writing."""
    rows = []
    for text in load():
        found = read_paragraph(text.english, text.type)
        assert not isinstance(found, Declined)
        if isinstance(found, Read) and not found.coined and found.derivation is not None:
            made = write(grammar(), found.derivation.category, found.ability, "es", found.surface, text.type)
            rows.append((text.spanish, made.tokens))
    return tuple(rows)


def _verbs() -> Iterator[tuple[str, list[str], Verb, str]]:
    """Each verb of the golden texts: the text, what stands before it in its sentence, its mark, and its first word."""
    for said, tokens in _golden_tokens():
        before: list[str] = []
        for i, token in enumerate(tokens):
            if isinstance(token, Verb):
                yield said, list(before), token, tokens[i + 1]
            if token in (".", "•", "—", "«", "»", ":"):
                before = []
            elif token != "∅" or isinstance(token, Verb):
                before.append(token)


def test_what_is_waited_for_is_in_the_subjunctive() -> None:
    """«cuando juegues», «cada vez que vaya», «la primera vez que robes»."""
    wrong = []
    for said, before, verb, word in _verbs():
        clause = before[_last(before, ",") + 1 :]
        waits = clause[:1] == ["cuando"] or clause[:3] == ["cada", "vez", "que"]
        first = not any(isinstance(each, Verb) for each in clause)
        if waits and first and not verb.form.startswith((SUBJUNCTIVE, PERFECT_SUBJUNCTIVE)):
            wrong.append(f"{word}: {said}")
    assert not wrong, "\n".join(wrong[:10])


def test_what_you_do_behind_a_clause_is_no_order() -> None:
    """«si un oponente tiene …, ganas 1 de lore»: «gana» would be said of the opponent."""
    wrong = []
    for said, before, verb, word in _verbs():
        first = before[0].lower() if before else ""
        if verb.form == BASE and first in ("cuando", "si", "mientras", "cada", "al", "la") and "," in before:
            wrong.append(f"{word}: {said}")
    assert not wrong, "\n".join(wrong[:10])


def _last(words: list[str], word: str) -> int:
    return max((i for i, each in enumerate(words) if each == word), default=-1)


def test_the_order_of_words_loses_none() -> None:
    """What is put elsewhere is put there whole; a comma may come with it, and «cartas en la mano» go if said twice."""
    wrong = []
    for said, tokens in _golden_tokens():
        before, after = Counter(map(str, tokens)), Counter(map(str, ordered(tokens)))
        lost, found = before - after, after - before
        fine = not lost or set(lost) <= {*["cartas", "en", "la", "mano"], "o"} or lost["infligido"]
        if not fine or not set(found) <= {",", "ni", "no", "se", "le", "les", "a", "infligir", "puede", "pueda"}:
            wrong.append(f"{lost} {found}: {said}")
    assert not wrong, "\n".join(wrong[:10])


def test_two_persons_in_english_are_two_in_spanish() -> None:
    """ "[your|their]" inside one wording has one Spanish for both: then it must name neither."""
    named = re.compile(r"\b(?:tus?|sus?|haces|hace)\b")
    wrong = []
    for rule in grammar().all_rules():
        for wording in rule.wordings:
            mixed = [each for each in re.findall(r"\[([^\]]+)\]", wording.text) if _persons(each) > 1]
            if mixed and named.search(wording.text_es):
                wrong.append(f"{wording!r} → {wording.text_es}")
    assert not wrong, "\n".join(wrong)


def _persons(choices: str) -> int:
    words = {word for choice in choices.split("|") for word in choice.split()[:1]}
    return bool(words & {"you", "your"}) + bool(words & {"they", "their"})
