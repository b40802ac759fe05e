"""What the system and Python's readers say is known, and told in every language."""

from __future__ import annotations

import errno
import json
import os
import sys

import pytest

from illumineer.cards.library import SHIPPED
from illumineer.cards.storage import load
from illumineer.words import foreign, say, table
from illumineer.words.heard import heard

NAMES = [name for name in table("system", "en") if name != "other"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.skipif(sys.platform != "linux", reason="the system's sentences are those of Linux")
def test_the_system_says_what_the_table_says(name: str) -> None:
    number = getattr(errno, name)
    error = OSError(number, os.strerror(number))
    assert say(foreign.system(error)) == error.strerror
    assert say(foreign.system(error), "es") == table("system", "es")[name]


def test_an_error_that_is_not_known_is_quoted() -> None:
    assert say(foreign.system(OSError(99999, "The moon is full")), "es") == "el sistema dice: The moon is full"


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("", "línea 1, columna 1: se esperaba un valor"),
        ("{", "línea 1, columna 2: se esperaba el nombre de una propiedad entre comillas dobles"),
        ('{"a" 1}', "línea 1, columna 6: se esperaba «:»"),
        ("[1\n2]", "línea 2, columna 1: se esperaba «,»"),
        ('["a', "línea 1, columna 2: un texto que empieza ahí no se cierra"),
        ('["\n"]', "línea 1, columna 3: carácter de control no permitido"),
        ('["\\q"]', "línea 1, columna 3: secuencia de escape «\\» no válida"),
        ('["\\uZZZZ"]', "secuencia «\\uXXXX» no válida"),
        ("1 2", "línea 1, columna 3: hay algo más después del final"),
        ("\ufeff1", "línea 1, columna 1: el texto empieza con una marca BOM, que sobra"),
        ("9" * 5000, "contiene un número demasiado largo"),
        ("[" * 200_000, "anidado a demasiada profundidad"),
    ],
)
def test_what_json_says_of_a_text(text: str, spanish: str) -> None:
    with pytest.raises((ValueError, RecursionError)) as caught:
        json.loads(text)
    assert say(foreign.not_json(caught.value), "es").endswith(spanish)
    if isinstance(caught.value, json.JSONDecodeError):
        assert caught.value.msg in say(foreign.not_json(caught.value))


def test_a_sentence_that_was_kept_is_heard_again() -> None:
    kept = "paragraph 2 of its text cannot be read from word 13 on"
    message = heard(kept, "unplayable")
    assert message is not None
    assert say(message) == kept
    assert say(message, "es") == "el párrafo 2 de su texto no se puede leer a partir de la palabra 13"
    assert heard("nobody knows what it means", "book") is None


def test_the_shipped_database_says_in_spanish_why_a_card_is_unplayable() -> None:
    file = load(SHIPPED)
    entries = [file.entry(i) for i in range(len(file))]
    unplayable = [entry for entry in entries if entry.unplayable]
    assert unplayable
    for entry in unplayable:
        assert say(entry.why_unplayable) == entry.unplayable
        assert entry.why_unplayable.key in ("unplayable.unread", "unplayable.ambiguous", "unplayable.differs")


def test_heard_prefers_a_sentence_to_a_bare_blank() -> None:
    message = heard("its text does not come back as it is printed", "unplayable", "book")
    assert message is not None and message.key == "unplayable.differs"
