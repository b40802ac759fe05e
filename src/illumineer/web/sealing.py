"""A game that a browser keeps without being able to read it: packed, padded, and sealed with the server's own key.

The key lies in the user's own state folder, so that a server that was ended opens what it sealed before.  Where nothing
can be written it lives as long as the server.
"""

from __future__ import annotations

import os
import secrets
import zlib
from base64 import urlsafe_b64decode
from contextlib import suppress
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet, InvalidToken

from illumineer.play.saving import folder

BLOCK: Final = 4096
"""Bytes to a multiple of which a packed game is filled up.  A game of two decks fits into the first: neither what is
hidden nor what was picked in secret changes the length of what is sealed."""
_TRIES: Final = 3
"""How often a key is looked for before one is used that is not on the disk."""


def key_file() -> Path:
    """Where the key lies: beside the folder of the games that the terminal keeps."""
    return folder().parent / "serve.key"


def key() -> bytes:
    """The key of this user's servers: the one that is there, or a new one."""
    path = key_file()
    new = Fernet.generate_key()
    for _ in range(_TRIES):
        broken = False
        with suppress(OSError, ValueError):
            found = path.read_bytes().strip()
            broken = True
            if len(urlsafe_b64decode(found)) == 32:
                return found
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            own = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
            descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(new)
            try:
                if broken:
                    path.unlink(missing_ok=True)
                os.link(own, path)
            finally:
                own.unlink()
        except FileExistsError:
            continue  # a server that starts at the same time was first: its key counts
        except OSError:
            return new
    return new


class Seal:
    """Seals games, and opens what the same key has sealed."""

    def __init__(self, key: bytes) -> None:
        self._key = Fernet(key)

    def sealed(self, kept: str) -> str:
        """The text, so that nobody without the key can read or change it."""
        packed = zlib.compress(kept.encode(), 1)
        padding = -(len(packed) + 4) % BLOCK
        return self._key.encrypt(len(packed).to_bytes(4, "big") + packed + bytes(padding)).decode()

    def opened(self, sealed: str) -> str | None:
        """The text that was sealed; None if this key did not."""
        try:
            data = self._key.decrypt(sealed.encode())
            return zlib.decompress(data[4 : 4 + int.from_bytes(data[:4], "big")]).decode()
        except (InvalidToken, ValueError, zlib.error):
            return None
