"""Lo que el sistema dice de un archivo, por el nombre del error (`errno`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "EACCES": "permiso denegado",
    "EADDRINUSE": "la dirección ya está ocupada",
    "EADDRNOTAVAIL": "este equipo no tiene esa dirección",
    "EBUSY": "el dispositivo o recurso está ocupado",
    "ECONNREFUSED": "conexión rechazada",
    "EDQUOT": "se ha superado la cuota de disco",
    "EEXIST": "el archivo ya existe",
    "EFBIG": "el archivo es demasiado grande",
    "EHOSTUNREACH": "no hay ruta hasta el servidor",
    "EINVAL": "argumento no válido",
    "EIO": "error de entrada o salida",
    "EISDIR": "es una carpeta",
    "ELOOP": "demasiados enlaces simbólicos encadenados",
    "EMFILE": "demasiados archivos abiertos",
    "ENAMETOOLONG": "el nombre del archivo es demasiado largo",
    "ENETUNREACH": "no se puede acceder a la red",
    "ENOENT": "no existe ese archivo ni esa carpeta",
    "ENOSPC": "no queda espacio en el dispositivo",
    "ENOTDIR": "no es una carpeta",
    "ENXIO": "no existe ese dispositivo o dirección",
    "EPERM": "operación no permitida",
    "EROFS": "el sistema de archivos es de solo lectura",
    "ETIMEDOUT": "la conexión tardó demasiado",
    "other": "el sistema dice: {what}",
}
