"""Lo que está mal en un archivo de cartas de LorcanaJSON, o al descargarlo."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unreadable": "{file}: {why}",
    "empty": "{file}: el archivo está vacío",
    "compressed": "{file}: el archivo está comprimido; descomprímelo e indica el .json que contiene",
    "not_utf8": "{file}: no es un archivo de texto en UTF-8 (byte {n})",
    "not_json": "{file}: no es JSON ({why})",
    "foreign": "{file}: no es un archivo de cartas de LorcanaJSON: se esperaba un objeto con metadata, sets y cards (allCards.json o el archivo de una sola colección)",
    "version": "{file}: no se conoce la versión {version} del formato; esta versión de illumineer lee la {known}.x",
    "language": "{file}: las cartas están en el idioma «{language}»; hace falta el archivo en inglés",
    # fields of an object
    "missing": "{where}: falta el campo «{field}»",
    "kind": "{where}: el campo «{field}» debería ser {expected}, no {value}",
    "control": "{where}: el campo «{field}» contiene un carácter de control",
    "half_character": "{where}: el campo «{field}» contiene medio carácter",
    "out_of_range": "{where}: el campo «{field}» no puede ser {value}",
    "not_object": "{where} debería ser un objeto",
    "text": "un texto",
    "whole_number": "un número entero",
    "true_or_false": "true o false",
    "list": "una lista",
    "object": "un objeto",
    # cards
    "foreign_set": "{where}: la colección «{set}» no está entre las del archivo",
    "id_twice": "{where}: el id {id} se usa dos veces",
    "no_type": "{where}: no existe el tipo de carta «{type}»; existen {known}",
    "no_ink": "{where}: no existe la tinta «{ink}»; existen {known}",
    "story_name": "{where}: el texto no empieza con su nombre «{name}»",
    "other_text": "{where}: «abilities» y «effects» no dicen lo mismo que «fullText»",
    "broken_set": "{where}: no se puede leer su colección ({why})",
    "no_cards": "{file}: no se puede leer ninguna de sus cartas, así que no hay nada que guardar en la base de datos",
    "set_aside": "{n} {n:entrada|entradas} de {file} no se {n:puede|pueden} leer y se {n:deja|dejan} fuera; {n:corrígela|corrígelas} en el archivo, o busca una versión más reciente de illumineer:",
    # sets, as commands ask for them
    "no_set": "{file}: no existe la colección «{set}»; existen {known}",
    "no_first_set": "{file}: ninguna carta apareció por primera vez en una colección «{set}»; existen {known}",
    # downloading
    "refused": "{url}: el servidor responde {status} {reason}",
    "too_large": "{url}: más de {most:,} bytes; esto no es un archivo de cartas",
    "too_slow": "{url}: sin respuesta en {n} {n:segundo|segundos}; las cartas en uso se quedan como están",
    "offline": "{url}: no se puede contactar con el servidor. ¿Hay conexión a internet? Las cartas en uso se quedan como están; un archivo que ya tengas se puede añadir con «illumineer cards import ARCHIVO»",
    "no_address": "{url}: esto no es una dirección; tendría que empezar por http:// o https://",
    "broken_off": "{url}: la descarga ha fallado ({what}); las cartas en uso se quedan como están",
}
