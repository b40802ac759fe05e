"""Lo que está mal en el archivo de un escenario."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "wrong": (
        "{file}:{line}:{column}: {place}: {what}",
        "{file}:{line}:{column}: {what}",
        "{file}:{line}: {what}",
        "{file}: {place}: {what}",
        "{file}: {what}",
        "{place}: {what}",
        "{what}",
    ),
    # el archivo
    "too_big": "el archivo ocupa más de {most} KB, y ningún escenario es tan grande",
    "not_utf8": "esto no es texto en UTF-8",
    "empty": "el archivo está vacío",
    "too_much": "demasiados valores, o demasiado anidados, para un escenario (¿se repite un alias?)",
    "twice": "'{key}' aparece aquí dos veces",
    "no_number": "este número no se puede leer",
    # YAML
    "yaml_alias": "no es YAML: el alias no nombra nada que se haya marcado antes con &",
    "yaml_colon": "no es YAML: hay dos puntos donde no pueden estar; un texto con dos puntos necesita comillas, o la sangría de la línea está mal",
    "yaml_documents": "no es YAML: un archivo contiene un solo escenario, y aquí empieza un segundo documento",
    "yaml_escape": "no es YAML: una barra invertida sin sentido entre comillas dobles; usa comillas simples",
    "yaml_indent": "no es YAML: esta línea no tiene la misma sangría que las que van con ella",
    "yaml_key": "una lista o un objeto no puede ser una clave",
    "yaml_list_open": "no es YAML: una lista no se cierra con ], o falta una coma",
    "yaml_merge": "combinar con << no forma parte del formato; escribe las claves una por una",
    "yaml_no_colon": "no es YAML: una clave sin dos puntos, o una línea con poca sangría",
    "yaml_object_open": "no es YAML: un objeto no se cierra con su llave, o falta una coma",
    "yaml_other": "no es YAML: {problem}",
    "yaml_quote_open": "no es YAML: unas comillas no se cierran",
    "yaml_sign": "no es YAML: un signo que no puede estar en un archivo de texto; ¿es un archivo de otro tipo?",
    "yaml_start": "no es YAML: ningún valor empieza con este signo; pon el texto entre comillas",
    "yaml_tab": "no es YAML: un tabulador; usa espacios para la sangría",
    "yaml_tag": "la etiqueta {tag} no significa nada aquí",
    # JSON
    "json_colon": "no es JSON: aquí se esperaban dos puntos",
    "json_comma": "no es JSON: aquí se esperaba una coma o {close}",
    "json_key": "no es JSON: aquí se esperaba una clave entre comillas dobles",
    "json_more": "no es JSON: hay algo más después del final",
    "json_text": "no es JSON: el texto entre comillas no se cierra, o tiene un signo que no puede tener",
    "json_value": "no es JSON: aquí se esperaba un valor",
    # lo que pide el formato
    "expected": "se esperaba {what}, no {value}",
    "a_text": "un texto",
    "a_list": "una lista",
    "an_object": "un objeto (claves con valores)",
    "a_number": "un número entero",
    "a_number_from": "un número entero a partir de {least}",
    "a_rule": "el número de una regla entre comillas (\"8.10.6\")",
    "a_card_or_filler": "una carta o un número de cartas de relleno (filler: 3)",
    "a_card_and_ability": "una lista con una carta y el nombre de su habilidad",
    "two_cards": "una lista de dos cartas",
    "true": "true",
    "true_or_false": "true o false",
    "in_quotes": "se esperaba un texto; {value} significa otra cosa si no va entre comillas",
    "too_large": "{value} es demasiado grande; aquí ningún número pasa de {most}",
    "too_many_cards": "más de {most} cartas son demasiadas para un escenario",
    "key_is_no_text": "la clave {key} no es un texto",
    "missing": "falta '{key}'",
    "other_format": "se esperaba el formato {format}, no {value}",
    "unknown": "'{word}' no se conoce aquí; {hint}",
    "did_you_mean": "¿querías decir '{word}'?",
    "known_are": "se conocen {words}",
    "none_known": "aquí no puede haber nada",
    "no_edition": "'{name}' no es ninguna edición de las reglas; {hint}",
    # la situación inicial
    "card_twice": "{card} se inventa dos veces",
    "label_twice": "'{label}' ya está ({where}); otra copia es {copy}",
    "in_line": "línea {line}",
    "before": "más arriba",
    "no_label": "'{label}' no nombra ninguna carta: se esperaba un nombre, con #2 para una segunda copia",
    "not_in_setup": "'{label}' no está en la situación inicial (setup); {hint}",
    "not_all_in_teams": "los {n} jugadores tienen que estar en un equipo",
    "one_team": "tiene que haber al menos dos equipos",
    "two_teams": "{player} está en dos equipos",
    # los pasos
    "no_option": "'{word}' no va con '{verb}'; {hint}",
    "no_verb": "el paso no tiene verbo; {hint}",
    "put_twice": "'{label}' se pone en dos sitios",
    "several_verbs": "un paso tiene un solo verbo, no {verbs}",
}
