"""Las opciones de `illumineer judge`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "PATH": "RUTA",
    "paths": "archivos de escenarios y carpetas con escenarios; - es la entrada estándar",
    "cards": "un archivo de LorcanaJSON cuyas cartas tienen preferencia sobre las de la base de datos",
    "edition": "la edición de las reglas, si el archivo no indica ninguna",
    "editions": "juega cada escenario en todas las ediciones y muestra qué cambia de una a otra",
    "strict": "exige también format, name, rules y source, como a un escenario que se guarda",
    "new": "escribe un escenario que sirve de punto de partida",
    "CARD": "CARTA",
    "why": "explica por qué, al acabar el escenario, una carta tiene su Fuerza, su coste, sus palabras clave…; sin su versión si solo una carta tiene ese nombre",
    "trace": "cuenta lo que pasó, cada línea con su regla",
}
