"""The JSON Schemas of the calls, as the package ships them: a file for each family, built on those of the documents.

In a file, `$defs` has the arguments of a call under `lookArgs`, and what is behind `ok` in its reply under `lookReply`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from illumineer.cr import NEWEST
from illumineer.errors import LookError

DEFS: Final = "defs.json"
"""What all documents share."""


def schema(name: str) -> dict[str, Any]:
    """The schemas (2020-12) of the arguments and of the reply of a call; they refer to nothing outside themselves."""
    from illumineer.desk.calls import CALLS, FORMAT
    from illumineer.document.schemas import whole

    if name not in CALLS:
        raise LookError("look.no_schema", name=name, known=list(CALLS))
    file, stem = _place(name)
    title = "".join(part.capitalize() for part in name.split("."))
    reply = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{title}Reply",
        "anyOf": [
            {
                "type": "object",
                "properties": {"format": {"const": FORMAT}, "ok": {"$ref": f"{file}#/$defs/{stem}Reply"}},
                "required": ["format", "ok"],
                "additionalProperties": False,
            },
            {"$ref": "desk.json#/$defs/errorReply"},
        ],
    }
    args = {"$schema": reply["$schema"], "title": f"{title}Args", **args_of(name)}
    return {"args": whole(args, file, read), "reply": whole(reply, file, read)}


def args_of(name: str) -> dict[str, Any]:
    """The schema of the arguments of a call, as it stands in its file.

    `lang` is an argument of every call; where `edition` is one, it is the newest unless another is asked for.
    """
    file, stem = _place(name)
    return _args(file, f"{stem}Args")


@cache
def _args(file: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = read(file)["$defs"][name]
    properties = {"lang": {"$ref": f"{DEFS}#/$defs/lang", "default": "en"}, **_located(found["properties"], file)}
    if "edition" in properties:
        properties["edition"] = {**properties["edition"], "default": NEWEST}
    return {**_located(found, file), "properties": properties}


def _located(part: Any, file: str) -> Any:
    """A part of a file whose references say in which file they are."""
    if isinstance(part, dict):
        return {
            key: f"{file}{value}" if key == "$ref" and str(value).startswith("#") else _located(value, file)
            for key, value in part.items()
        }
    return [_located(each, file) for each in part] if isinstance(part, list) else part


def resolved(reference: str) -> dict[str, Any] | None:
    """What a reference of an argument means; None for a whole document, which has a reader of its own."""
    file, _, pointer = reference.partition("#")
    return _resolved(file, pointer.rpartition("/")[2]) if pointer else None


@cache
def _resolved(file: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = _located(read(file)["$defs"][name], file)
    return found


@cache
def read(file: str) -> Any:
    """A file of the desk, or of the documents; neither loads the game."""
    package = files("illumineer")
    own = package / "desk" / "schema" / file
    found = own if own.is_file() else package / "document" / "schema" / file
    return json.loads(found.read_text(encoding="utf-8"))


def _place(name: str) -> tuple[str, str]:
    """The file of a call, and what its definitions begin with."""
    family, _, call = name.partition(".")
    return f"{family}.json", call
