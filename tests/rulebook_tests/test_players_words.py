"""What a reader of the Spanish sources types finds the rule: other forms, other words, with and without accents."""

from __future__ import annotations

import pytest

from illumineer.cli.main import main
from illumineer.cr import number
from illumineer.rulebook.index import rules
from illumineer.rulebook.roots import plain, root, words_of
from illumineer.rulebook.search import places, search, terms_of
from illumineer.rulebook.synonyms import synonyms
from illumineer.words import LANGUAGES

Capture = pytest.CaptureFixture[str]
FEW = 4

ASKED = {
    "apilamiento": "8.1.2",
    "apilar": "8.1.2",
    "auto-reemplazo": "6.5.6",
    "autorreemplazo": "6.5.6",
    "saltar": "6.4.3",
    "saltar paso": "6.4.3",
    "gratis": "1.5.5.3",
    "flotante": "6.2.7.1",
    "habilidades disparadas flotantes": "6.2.7.1",
    "retardada": "6.2.7.2",
    "questear": "4.5.1.1",
    "desterrar": "1.8.1.4",
    "destierro": "1.8.1.4",
    "ubicación": "5.6.1",
    "ítem": "5.5.1",
    "listo": "5.1.1.1",
    "fuera del juego": "6.1.12",
    "Cambio Universal": "8.10.8.2",
    "Shift universal": "8.10.8.2",
    "Shift de Personaje": "8.10.8.2",
    "Cambio de Héroe": "8.10.8.1",
    "Shift de Héroe": "8.10.8.1",
    "haz tanto como puedas": "1.2.3",
    "la prevención anula la permisión": "1.2.2",
    "texto de carta anula regla general": "1.2.1",
    "información oculta": "7.1.3",
    "información pública": "7.1.2",
    "en su lugar": "6.5.1.1",
    "hacer shift": "8.10.1",
    "condición secundaria": "6.2.4",
    "texto recordatorio": "1.1.7",
    "secándose": "5.1.1.11",
    "pila": "5.1.1.7",
    "banishing": "1.8.1.4",
}


@pytest.mark.parametrize(("asked", "rule"), ASKED.items())
def test_the_rule_is_among_the_first_few(asked: str, rule: str) -> None:
    for written in (asked, plain(asked), asked.upper()):
        assert rule in [number(hit.symbol, "2.3") for hit in search(written, "2.3")[:FEW]]


@pytest.mark.parametrize("command", [[], ["search"]])
@pytest.mark.parametrize("asked", [each for each in ASKED if each != "texto de carta anula regla general"])
def test_it_is_found_with_and_without_search(capsys: Capture, command: list[str], asked: str) -> None:
    assert main(["rules", *command, *asked.split(), "--lang", "es"]) == 0
    out = capsys.readouterr().out
    rule = ASKED[asked]
    assert any(line.split()[:1] == [rule] for line in out.splitlines()) or f"  {rule}  " in out


@pytest.mark.parametrize(
    "forms",
    [
        "desterrar destierra destierran desterrado desterradas desterrarlo",
        "jugar juega jueguen jugado jugarla",
        "mover mueve muevas movido movimiento",
        "elegir elige elija eligiendo elegidos",
        "preparar prepara preparado preparada",
        "agotar agota agotándose agotadas agotarse",
        "localización localizaciones",
        "reemplazo reemplazar reemplace",
        "banish banishes banished banishing",
        "ability abilities",
        "ready readied",
    ],
)
def test_the_forms_of_a_word_have_one_root(forms: str) -> None:
    assert len({root(word) for word in words_of(forms)}) == 1


def test_a_player_is_not_what_is_played() -> None:
    assert root("jugador") == root("jugadores") != root("jugar")


def test_every_synonym_stands_for_words_of_the_rulebook() -> None:
    texts = [roots(rule.wording("2.3").told(lang)) for rule in rules().values() for lang in LANGUAGES]
    for meant in synonyms().values():
        assert any(roots(meant) in text for text in texts), meant


def roots(text: str) -> str:
    return f" {' '.join(map(root, words_of(text)))} "


def test_words_are_shown_as_they_were_written(capsys: Capture) -> None:
    assert main(["rules", "search", "Ubicación", "--lang", "es"]) == 0
    assert " reglas con Ubicación (localización)\n" in capsys.readouterr().out
    assert main(["rules", "search", "cancionn", "--lang", "es"]) == 2
    assert "ninguna regla habla de «cancionn»; palabras cercanas: canción" in capsys.readouterr().err


def test_words_that_say_nothing_are_looked_for_only_if_there_are_no_others() -> None:
    assert [term.word for term in terms_of("la bolsa de la mesa")] == ["bolsa", "mesa"]
    assert [term.word for term in terms_of("de la")] == ["de", "la"]


def test_other_forms_and_synonyms_are_marked_too() -> None:
    text = "Se destierra la localización; la localización desterrada va al descarte."
    found = [text[begin:end] for begin, end in places(["desterrar", "ubicación"], text)]
    assert found == ["destierra", "localización", "localización", "desterrada"]
