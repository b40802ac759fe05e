"""The built page, read into memory once: no request opens a file, and only what is there can be asked for.

Beside a file may lie the same file packed (`NAME.br`, `NAME.gz`), as the build leaves it.
"""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

BUILT: Final = Path(__file__).parent / "page"
"""Where the build puts the page (`make page`)."""

_PACKED: Final = {"br": ".br", "gzip": ".gz"}
_REFUSED: Final = re.compile(r";\s*q=0(\.0*)?$")
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}
"""Written out, because a system's own table may say something else."""


@dataclass(slots=True)
class File:
    """A file of the page: its type, its mark for caches, and its bytes plain and packed."""

    type: str
    etag: str
    lasting: bool
    plain: bytes
    packed: dict[str, bytes] = field(default_factory=dict)

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that the client takes, with the name of its packing ("" for none)."""
        taken = accepted_names(accepted)
        forms = [(name, data) for name, data in self.packed.items() if name in taken]
        return min(forms, key=lambda form: len(form[1]), default=("", self.plain))


def accepted_names(header: str) -> set[str]:
    """What an Accept header names, without what it refuses by `q=0`; in small letters."""
    parts = (part.strip().lower() for part in header.split(","))
    return {part.partition(";")[0].strip() for part in parts if not _REFUSED.search(part)}


def read(folder: Path = BUILT) -> dict[str, File]:
    """Every file of the page by its path, as an address has it; `` is the page itself.  Nothing if it is not built."""
    found: dict[str, File] = {}
    if not (folder / "index.html").is_file():
        return found
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in _PACKED.values():
            continue
        name = path.relative_to(folder).as_posix()
        data = path.read_bytes()
        kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        # What the bundler writes to assets/ has its hash in its name.
        lasting = name.startswith("assets/")
        file = File(kind, f'"{blake2b(data, digest_size=12).hexdigest()}"', lasting, data)
        for packing, ending in _PACKED.items():
            packed = path.with_name(path.name + ending)
            if packed.is_file():
                file.packed[packing] = packed.read_bytes()
        found[name] = file
    found[""] = found["index.html"]
    return found
