"""Files that are written as a whole or not at all: aside first, then put in their place in one step."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from illumineer.errors import IllumineerError
from illumineer.words import foreign


def replace(path: Path, make: Callable[[Path], object], refusal: type[IllumineerError]) -> None:
    """Let a file be made aside and put it in its place; the error if that fails: what was there stays whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".", dir=path.parent, ignore_cleanup_errors=True) as aside:
            made = Path(aside, path.name)
            make(made)
            with made.open("rb+") as file:  # some systems first say now that there is no room for it
                os.fsync(file.fileno())
            made.replace(path)
    except OSError as error:
        raise refusal("files.unwritable", file=str(path), why=foreign.system(error)) from None


def write(path: Path, data: str | bytes, refusal: type[IllumineerError]) -> None:
    """Put a text or bytes in place of what is in the file; the error if that fails.

    What no text can hold, as a byte of a file's name that is not UTF-8, becomes a question mark.
    """
    content = data.encode(errors="replace") if isinstance(data, str) else data
    replace(path, lambda made: made.write_bytes(content), refusal)
