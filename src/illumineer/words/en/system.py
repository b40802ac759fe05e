"""What the system says of a file, by the name of the error (`errno`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "EACCES": "Permission denied",
    "EADDRINUSE": "Address already in use",
    "EADDRNOTAVAIL": "Cannot assign requested address",
    "EBUSY": "Device or resource busy",
    "ECONNREFUSED": "Connection refused",
    "EDQUOT": "Disk quota exceeded",
    "EEXIST": "File exists",
    "EFBIG": "File too large",
    "EHOSTUNREACH": "No route to host",
    "EINVAL": "Invalid argument",
    "EIO": "Input/output error",
    "EISDIR": "Is a directory",
    "ELOOP": "Too many levels of symbolic links",
    "EMFILE": "Too many open files",
    "ENAMETOOLONG": "File name too long",
    "ENETUNREACH": "Network is unreachable",
    "ENOENT": "No such file or directory",
    "ENOSPC": "No space left on device",
    "ENOTDIR": "Not a directory",
    "ENXIO": "No such device or address",
    "EPERM": "Operation not permitted",
    "EROFS": "Read-only file system",
    "ETIMEDOUT": "Connection timed out",
    "other": "the system says: {what}",
}
