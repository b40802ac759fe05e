"""`illumineer cards show`, `find`, `explain`, `import`, `update`, `build`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # show
    "show": "muestra una carta: datos, texto, impresiones y formatos en los que está permitida",
    "show_name": "el nombre, en mayúsculas o en minúsculas; sin la versión si solo una carta se llama así; varios nombres, entre comillas",
    "json": "un documento JSON por línea para cada carta (docs/document.md)",
    "inkable": "con símbolo de tintero",
    "uninkable": "sin símbolo de tintero",
    "move": "mover {n} ⬡",
    "unplayable": "NO SE PUEDE JUGAR: {why}",
    "by_reminder": "{words} no {n:está|están} en las reglas: se {n:lee|leen} por su texto recordatorio",
    "printed": "Impresa en {printings}",
    "never": "no permitida",
    # find
    "find": "busca cartas por nombre, tinta, coste, palabra clave, tipo, colección y palabras del texto",
    "find_name": "una parte del nombre de la carta, o del de una de sus habilidades",
    "find_ink": "ámbar, amatista, esmeralda, rubí, zafiro o acero",
    "find_cost": "el coste: 3, 2-4, 5+ o -2",
    "find_keyword": "una palabra clave que la carta tiene de por sí",
    "find_words": "una palabra del texto, o varias seguidas, en el idioma de --lang",
    "find_type": "personaje, acción, objeto o localización",
    "find_set": "una colección en la que está impresa la carta",
    "found": "{n} {n:carta|cartas}",
    "ink": "tinta",
    "card": "carta",
    "cards": "cartas",
    "type": "tipo",
    "set": "colección",
    "is_unplayable": "no se puede jugar",
    # explain
    "explain": "muestra qué significa cada frase de una carta y qué reglas la rigen",
    "explain_name": "una carta de la base de datos",
    "explain_text": "en lugar de una carta, un texto propio (en inglés): una habilidad, sin su nombre",
    "explain_type": "el tipo de la carta que lleva el texto de --text (por defecto: personaje)",
    "explain_edition": "la edición cuyos números de regla se muestran",
    "explain_wordings": "muestra también la formulación de la gramática para cada frase",
    "name_or_text": 'indica una carta, o un texto con --text "…"',
    "expected": "aquí podría ir, en inglés: {words}",
    "nothing_more": "(nada más)",
    "meaning": "significado",
    "phrase": "frase",
    "rules": "reglas",
    "wording": "formulación",
    # import, update, build
    "import": "añade las cartas de un archivo propio a la base de datos en uso",
    "update": "descarga el archivo de cartas más reciente y añade sus cartas",
    "update_url": "de dónde descargar el archivo de cartas (por defecto: lorcanajson.org)",
    "build": "crea la base de datos que viene con el paquete",
    "build_out": "dónde guardar la base de datos (por defecto: en el paquete); la de CARPETA/cards.jsonl es la que se usa si ILLUMINEER_DATA es CARPETA",
    "reading": "leyendo cartas",
    "downloading": "descargando {url}",
    "made": "{n} {n:carta|cartas}, {playable} {playable:jugable|jugables}",
    "made_some": "{n} {n:carta|cartas}, {playable} {playable:jugable|jugables}, {left} no («illumineer cards coverage» dice por qué)",
    "own": "{n} {n:carta propia está|cartas propias están} en {file}",
    "staying": "{n} {n:carta de una colección que no está en el archivo se queda como está|cartas de colecciones que no están en el archivo se quedan como están}",
    "bytes": "{n:,} bytes en {file}",
}
