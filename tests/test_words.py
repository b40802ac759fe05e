"""Every message that the engine can say has its words, in every language."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from string import Formatter

import pytest

from illumineer.core import payment
from illumineer.messages import Arg, Message
from illumineer.text import EQUIVALENCES
from illumineer.vocab import Happening, Step
from illumineer.words import LANGUAGES, Noun, Sentence, fill, say, table

SOURCE = Path(__file__).parent.parent / "src" / "illumineer"
REASONERS = [*sorted(SOURCE.glob("core/**/*.py")), *sorted(SOURCE.glob("judge/*.py")), SOURCE / "game.py"]
CORE = "\n".join(path.read_text() for path in REASONERS)


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(table("events", "en")) == {kind.name for kind in Happening}


def test_every_step_of_the_turn_has_its_words() -> None:
    assert set(table("steps", "en")) == {step.name for step in Step}


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    used = set(re.findall(r'Message\(\s*"(\w+)"', CORE))
    used |= set(re.findall(r'^    _\w+\(CR\.\w+, "(\w+)"', CORE, re.MULTILINE))  # the rows of limiters
    used |= set(re.findall(r'"(is_exerted|is_drying|keyword_cant_\w+)"', CORE))
    assert used == set(table("reasons", "en"))


def test_every_question_has_a_sentence_and_every_sentence_a_question() -> None:
    used = set()
    for path in sorted(SOURCE.glob("core/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
                about = node.args[5]
                if isinstance(about, ast.Subscript) and ast.unparse(about.value) == "_ABOUT":
                    used.update(payment._ABOUT.values())  # by the kind of cost
                    continue
                assert isinstance(about, ast.Constant), f"{path.name}:{node.lineno}"
                used.add(about.value)
    assert used == set(table("questions", "en"))


def test_every_equivalence_of_card_text_has_its_words() -> None:
    """`cards coverage` counts how often each was needed."""
    assert {row.name.replace(" ", "_") for row in EQUIVALENCES} <= set(table("coverage", "en"))


# --- every section, in every language --------------------------------------------------------


def _sections() -> list[str]:
    """Every section that any language has."""
    rooms = [import_module(f"illumineer.words.{lang}") for lang in LANGUAGES]
    return sorted({module.name for room in rooms for module in iter_modules(room.__path__)})


def _forms(sentence: Sentence) -> tuple[str, ...]:
    return (sentence,) if isinstance(sentence, str) else sentence


def _blanks(form: str) -> set[tuple[str, str]]:
    """The blanks of a form: name and what is asked of it."""
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(form) if name is not None}


def _names(form: str) -> set[str]:
    return {name for name, _ in _blanks(form)}


@pytest.mark.parametrize("section", _sections())
def test_every_key_stands_in_every_language(section: str) -> None:
    tables = {lang: table(section, lang) for lang in LANGUAGES}
    keys = set().union(*tables.values())
    missing = [f"{lang}: {section}.{key}" for lang in LANGUAGES for key in sorted(keys - set(tables[lang]))]
    assert missing == []


@pytest.mark.parametrize("section", _sections())
def test_a_sentence_has_the_same_blanks_in_every_language(section: str) -> None:
    """What English can be told with is enough for the others; and no language leaves a fact out."""
    wrong = []
    for key, sentence in table(section, "en").items():
        english = _forms(sentence)
        for lang in LANGUAGES[1:]:
            other = _forms(table(section, lang)[key])
            if not _names(other[-1]) <= _names(english[-1]):
                wrong.append(f"{section}.{key}: {lang} cannot always be told: {_names(other[-1])}")
            if set().union(*map(_names, english)) != set().union(*map(_names, other)):
                wrong.append(f"{section}.{key}: {lang} has other blanks")
    assert wrong == []


def _plausible(spec: str, other: bool) -> Arg:
    if "|" in spec:
        return 2 if other else Noun("Ana Lume", feminine=True)
    if spec in ("and", "or", "«or»"):
        return ["Ana", "Iris"]
    return Message("nouns.effect") if other else Noun("Ana Lume", person=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", _sections())
def test_every_sentence_can_be_told(section: str, lang: str) -> None:
    for key, sentence in table(section, lang).items():
        assert _forms(sentence), key
        for form in _forms(sentence):
            for other in (False, True):
                blanks = sorted(_blanks(form), key=lambda blank: blank[1] == "type")  # the last spec of a name counts
                told = fill(form, {name: _plausible(spec, other) for name, spec in blanks}, lang)
                assert told and not re.search(r"[{}|]|  ", told), f"{section}.{key}: {told!r}"


@pytest.mark.parametrize("section", _sections())
def test_spanish_questions_and_exclamations_are_opened(section: str) -> None:
    for key, sentence in table(section, "es").items():
        for form in _forms(sentence):
            assert form.count("¿") == form.count("?") and form.count("¡") == form.count("!"), f"{section}.{key}"


# --- filling the blanks ----------------------------------------------------------------------


def test_a_noun_agrees_and_is_named_in_the_language_it_is_told_in() -> None:
    hidden = Noun(Message("nouns.hidden_card"), feminine=True)
    sentence = "{card} está {card:agotado|agotada}"
    assert fill(sentence, {"card": hidden}, "es") == "una carta está agotada"
    assert fill(sentence, {"card": Noun("Bran - Smith", person=True)}, "es") == "Bran - Smith está agotado"
    assert fill("{card}", {"card": hidden}, "en") == "a card"
    assert fill("elige {card:a}", {"card": Noun("Bran - Smith", person=True)}, "es") == "elige a Bran - Smith"
    assert fill("elige {card:a}", {"card": Noun("Lamp")}, "es") == "elige Lamp"


def test_a_text_that_does_not_say_its_gender_is_masculine() -> None:
    assert fill("{card} está {card:agotado|agotada}", {"card": "Lamp"}, "es") == "Lamp está agotado"


def test_numbers_and_lists() -> None:
    assert [fill("{n} {n:carta|cartas}", {"n": n}, "es") for n in (0, 1, 2)] == ["0 cartas", "1 carta", "2 cartas"]
    assert fill("{names}", {"names": ["Ana", "Bran", "Iris"]}, "es") == "Ana, Bran e Iris"
    assert fill("{names:or}", {"names": ["Ana", "Óscar"]}, "es") == "Ana u Óscar"
    assert fill("{names}", {"names": ["Ana", "Hielo"]}, "es") == "Ana y Hielo"
    assert say(Message("is_exerted", {"card": Noun("Lighthouse", feminine=True)}), "es") == "Lighthouse está agotada"


def test_large_numbers_decimals_and_lines() -> None:
    assert [fill("{n:,}", {"n": 12345}, lang) for lang in LANGUAGES] == ["12,345", "12\N{NO-BREAK SPACE}345"]
    assert fill("{n:,}", {"n": 1234}, "es") == "1234"
    assert [fill("{n:.1f}", {"n": 12.5}, lang) for lang in LANGUAGES] == ["12.5", "12,5"]
    assert fill("{all:lines}", {"all": ["one", Message("nouns.effect")]}, "es") == "one\n  el efecto"


def test_a_noun_can_say_what_it_is_so_that_a_word_agrees_with_that() -> None:
    sentence = "{card:type} está {card:agotado|agotada}"
    assert fill(sentence, {"card": Noun("Ada - Sailor", person=True, type="CHARACTER")}, "es") == (
        "el personaje Ada - Sailor está agotado"
    )
    inn = Noun("Inn", feminine=True, type="LOCATION")
    assert fill(sentence, {"card": inn}, "es") == "la localización Inn está agotada"
    assert fill(sentence, {"card": Noun("Lamp")}, "es") == "Lamp está agotado"


def test_each_of_a_list_takes_its_own_personal_a() -> None:
    cards = [Noun("Ada - Sailor", person=True), Noun("Lamp"), Noun("p2", person=True)]
    assert fill("elige {cards:a}", {"cards": cards}, "es") == "elige a Ada - Sailor, Lamp y a p2"
    assert fill("{cards:,}", {"cards": ["A", "B"]}, "en") == "A, B"


def test_each_of_a_list_can_be_quoted() -> None:
    assert fill("{words:«or»}", {"words": ["ser", "otro"]}, "es") == "«ser» u «otro»"
    assert fill("{words:«or»}", {"words": ["ser"]}, "es") == "«ser»"


def test_what_is_quoted_has_no_full_stop_inside() -> None:
    told = fill("«{text:quoted}»", {"text": "Roba una carta. Baraja tu mazo."}, "es")
    assert told == "«Roba una carta. Baraja tu mazo»"


def test_a_spanish_number_below_zero_has_a_true_minus_sign() -> None:
    assert [fill("{n}", {"n": -2}, lang) for lang in ("en", "es")] == ["-2", "−2"]
