"""`illumineer cards coverage` y `leave-out`: qué parte de los textos de las cartas se sabe leer."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "coverage": "cuántas cartas de un archivo se compilan, cuáles no y por qué",
    "only_set": "solo cartas que aparecieron por primera vez en esta colección",
    "only_declined": "solo las cartas rechazadas, con el lugar",
    "leave_out": "lee una colección sin las formulaciones que solo usan sus cartas",
    "which_set": "qué colección; se puede repetir (si no se indica: todas)",
    # why a compiled card fails the proof
    "not_in_spanish": "no todos los párrafos se pueden escribir en español",
    "paragraphs": "hay {printed} {printed:párrafo impreso|párrafos impresos} y se {written:escribe|escriben} {written}",
    "otherwise": "se escribe de forma distinta a como está impreso: «{written}»; impreso: «{printed}»",
    # figures
    "main": "Colecciones principales, según la primera impresión",
    "quest": "Colecciones de Quest",
    "all": "todas",
    "set": "colección",
    "cards": "cartas",
    "compiled": "compiladas",
    "identical": "idénticas",
    "spanish": "español",
    "declined": "rechazadas",
    "ambiguous": "ambiguas",
    "failed": "{n} {n:carta no se compila, o no vuelve a escribirse como está impresa|cartas no se compilan, o no vuelven a escribirse como están impresas}",
    "by_reminder": "{n} {n:carta se lee|cartas se leen} por el texto recordatorio de una palabra que no está en las reglas",
    "status_compiled": "compilada",
    "status_declined": "rechazada",
    "status_ambiguous": "ambigua",
    # what counts as equal
    "equal": "Lo que cuenta como igual al comparar textos",
    "equivalence": "equivalencia",
    "times": "veces",
    "white_space": "espacios en blanco",
    "typographic_apostrophe": "apóstrofo tipográfico",
    "three_dots": "tres puntos",
    "no_space_before_a_symbol": "falta un espacio antes de un símbolo",
    "no_space_after_a_comma_or_full_stop": "falta un espacio después de una coma o un punto",
    "straight_quotation_marks": "comillas rectas",
    "exception_in_brackets": "excepción entre paréntesis",
    "dash_or_hyphen_before_an_effect": "raya o guion antes de un efecto",
    "typographic_minus": "signo menos tipográfico",
    "reminder_text": "texto recordatorio",
    "space_at_the_end": "espacio al final",
    "space_before_a_comma_or_full_stop": "espacio antes de una coma o un punto",
    "quoted_ability_without_its_full_stop": "habilidad citada sin su punto final",
    "full_stop_that_closes_a_quoted_ability_and_the_sentence": "punto que cierra una habilidad citada y la oración",
    # leaving a set out
    "each_set": "Cada colección, sin las formulaciones que solo usan sus cartas",
    "read_without": "leídas sin ellas",
    "dropped": "formulaciones retiradas",
    "alone": "{n} de {all} {all:carta|cartas} ({share:.1f} %) {n:necesita|necesitan} una formulación que ninguna otra carta usa",
}
