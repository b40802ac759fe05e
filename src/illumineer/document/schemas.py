"""The JSON Schemas of the documents, as the package ships them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from illumineer.errors import LookError

NAMES: Final = ("table", "card", "trace", "record", "position", "request", "reply")


@cache
def _read(name: str) -> str:
    return (files("illumineer.document") / "schema" / f"{name}.json").read_text(encoding="utf-8")


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema of a document: "table", "card", "trace", "record", "position", "request" or "reply"."""
    if name not in NAMES:
        raise LookError("look.no_schema", name=name, known=list(NAMES))
    found: dict[str, Any] = json.loads(_read(name))
    return found
