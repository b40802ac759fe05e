"""Prints one JSON Schema of all calls of the desk, of which `npm run types` makes `src/desk/schema.ts`."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from illumineer import desk


def whole() -> dict[str, Any]:
    """For each call its arguments and what is behind `ok` in its reply; every type is named."""
    defs: dict[str, Any] = {}
    calls: dict[str, Any] = {}
    for name in desk.CALLS:
        title = "".join(part.capitalize() for part in name.split("."))
        schema = desk.schema(name)
        ok = schema["reply"]["anyOf"][0]["properties"]["ok"]["$ref"].rpartition("/")[2]
        for part in schema.values():
            for key, each in part.pop("$defs", {}).items():
                own = f"{title}Ok" if key == ok else key
                defs[own] = _named(each, ok, f"{title}Ok")
        defs[f"{title}Args"] = {key: each for key, each in schema["args"].items() if key not in ("$schema", "title")}
        calls[name] = _object({"args": {"$ref": f"#/$defs/{title}Args"}, "ok": {"$ref": f"#/$defs/{title}Ok"}})
    return {**_object(calls), "title": "Calls", "$defs": defs}


def _named(part: Any, old: str, new: str) -> Any:
    """A part of a schema that calls a definition by its new name."""
    if isinstance(part, dict):
        return {
            key: f"#/$defs/{new}" if key == "$ref" and value == f"#/$defs/{old}" else _named(value, old, new)
            for key, value in part.items()
        }
    return [_named(each, old, new) for each in part] if isinstance(part, list) else part


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def digest() -> str:
    """What the types were made of, in short: it stands at the head of them."""
    return hashlib.sha256(json.dumps(whole(), sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    made = f"All calls of the desk, made of its schemas by `npm run types` ({digest()})."
    print(json.dumps({**whole(), "description": made}))
