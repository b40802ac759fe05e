"""Lo que dice `illumineer rules` alrededor de las reglas: títulos, referencias, diferencias, el registro y errores."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # a rule, a section
    "edition": "edición {edition}",
    "contents": "Las reglas, edición {edition}",
    "contents_hint": "«illumineer rules NÚMERO» o «illumineer rules NOMBRE» muestran una regla o una sección; «illumineer rules search PALABRAS…» busca en el texto.",
    "no_wording": "(esta regla aún no está redactada)",
    "numbers": "Números: {numbers}",
    "number_in": "{number} ({editions})",
    "until": "Hasta la {edition}: {text}",
    "between": "De la {first} a la {last}: {text}",
    "since": "Desde la {edition}: {text}",
    "only_in": "En la {edition}: {text}",
    "part_of": "Parte de {number}: {text}",
    "holds": "Sus partes:",
    "change": "Cambió en la {edition} ({name}): {text}",
    "shared": "En la {edition}, {number} abarca {n} reglas:",
    "beware_section": "Atención: en la {edition}, {number} es otra sección, {title}.",
    "beware_rule": ("Atención: en la {edition}, {number} es otra regla ({now} en la {newest}): {text}", "Atención: en la {edition}, {number} es otra regla: {text}"),
    "not_here": "La edición {edition} no tiene {number}. Otras ediciones sí:",
    "several_sections": "Varias secciones llevan ese nombre:",
    # search
    "found": "{n} {n:regla|reglas} con {words}",
    "found_most": "Ninguna regla contiene {words} a la vez; {n:esta contiene|estas contienen} la mayor parte:",
    "more_found": "… y {n} más (--all las muestra)",
    # two editions
    "diff": "De la {old} a la {new}: qué cambia al jugar",
    "diff_back": "De la {old} hacia atrás, hasta la {new}: qué no había cambiado aún al jugar",
    "diff_same": "Al jugar no cambia nada.",
    "diff_change": "{name} (desde la {since}): {text}",
    "diff_rules": "Reglas: {rules}",
    "diff_rule": "{old} → {new}",
    "diff_came": "En la {new} y no en la {old}: {numbers}",
    "diff_gone": "En la {old} y no en la {new}: {numbers}",
    "diff_moved": "Con otro número: {numbers}",
    "diff_reworded": "Con otra redacción, por su número en la {edition}: {numbers}",
    "diff_only": "{n} {n:regla tiene|reglas tienen} número solo en la {edition} (de 1.x no se conocen todos los números; --all las enumera).",
    "same_edition": "es dos veces la misma edición, {edition}: elige dos de {editions}",
    # the tracker
    "rule": "regla",
    "number": "número",
    "text": "texto",
    "code": "código",
    "tests": "pruebas",
    "scenarios": "escenarios",
    "missing": "falta",
    "summary": "{all} reglas: {text} con texto en los dos idiomas, {code} con código, {tests} con pruebas, {scenarios} con escenarios.",
    "seeds_whole": "Las {n} reglas de los documentos de origen tienen texto, código y pruebas.",
    "seeds_open": "A {open} de las {n} reglas de los documentos de origen les falta texto, código o pruebas.",
    "no_gaps": "No falta nada.",
    "no_checkout": "el seguimiento lee el código, las pruebas y los ejemplos, que no se instalan con el paquete: clona el proyecto y ejecuta la orden allí («make setup» y luego «.venv/bin/illumineer rules --tracker»)",
    # errors
    "no_number": ("en la edición {edition} no existe la regla {number}; las más cercanas: {near}", "en la edición {edition} no existe la regla {number}; «illumineer rules» enumera las secciones"),
    "no_number_elsewhere": ("en la edición {edition} no existe la regla {number}, pero sí en {others}; las más cercanas aquí: {near}", "en la edición {edition} no existe la regla {number}, pero sí en {others}"),
    "no_name": ("ninguna sección ni regla se llama «{name}»; lo más cercano: {near}. Para buscar en el texto: «illumineer rules search {name}»", "ninguna sección ni regla se llama «{name}». Para buscar en el texto: «illumineer rules search {name}»"),
    "nothing_found": ("ninguna regla habla de {words:«or»}; palabras cercanas: {near}", "ninguna regla habla de {words:«or»}"),
    "no_words": "di qué hay que buscar: «illumineer rules search PALABRAS…»",
    "not_together": "{one} y {other} no se pueden pedir a la vez",
}
