"""Lo que está mal en una base de datos de cartas, o en una de sus cartas."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unreadable": "{file}: {why}",
    "foreign": "{file}: no es una base de datos de cartas de illumineer",
    "other_version": "{file}: creado por otra versión de illumineer; vuelve a importar su archivo de cartas, o bórralo",
    "cannot_stay": "{file}: creado por otra versión de illumineer, así que no pueden quedarse sus cartas de estas colecciones: {sets}; indica un archivo que tenga todas las colecciones",
    "package_locked": "{why}. Aquí no se puede cambiar el paquete: indica otro lugar con --out ARCHIVO, o añade las cartas a tu propia base de datos con «illumineer cards import ARCHIVO»",
    "own_locked": "{why}. Se puede indicar otra carpeta para tus cartas en la variable ILLUMINEER_DATA",
    "damaged": "{file}: la base de datos de cartas está dañada ({error})",
    "names": "{file}: la base de datos de cartas está dañada ({cards} {cards:carta|cartas}, {names} {names:nombre|nombres})",
    "damaged_line": "{file}: la línea {line} está dañada ({error})",
    "does_not_fit": "{card}: la base de datos de cartas no es de esta versión de illumineer ({why}); hay que crearla de nuevo",
    "not_json": "su árbol no es JSON: {why}",
    "unplayable": "{card} no se puede jugar: {why}",
    "not_playable_yet": "cartas que todavía no se pueden jugar: {cards}",
    "with_reason": "{card} ({why})",
}
