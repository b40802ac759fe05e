"""Arguments are held to their schema before anything is done with them.

Here: as much of JSON Schema as the schemas of arguments use.  A reference into the documents (a position, a record) is
not followed: what stands there is checked by its own reader, which says more exactly what is wrong.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from typing import Any, Final

from illumineer.desk.schemas import resolved
from illumineer.limits import Place, limit
from illumineer.messages import Message

Fault = tuple[Place, Message]

_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def place_name(place: Place) -> str:
    """A place in words: keys and places in lists, from 1 on."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in place)


def fault(value: Any, schema: Mapping[str, Any], place: Place = ()) -> Fault | None:
    """The first thing that is not as the schema says, and where; None if all of it is."""
    if "$ref" in schema:
        found = resolved(schema["$ref"])
        return fault(value, found, place) if found is not None else None
    if "anyOf" in schema:
        fitting = [each for each in schema["anyOf"] if _is_of_type(value, each)]
        faults = [fault(value, each, place) for each in fitting or schema["anyOf"]]
        return None if None in faults else max((each for each in faults if each), key=lambda each: len(each[0]))
    if "enum" in schema and value not in schema["enum"]:
        return place, Message("desk.not_one_of", {"what": reprlib.repr(value), "known": list(map(str, schema["enum"]))})
    if "const" in schema and value != schema["const"]:
        return place, Message("desk.not_one_of", {"what": reprlib.repr(value), "known": [str(schema["const"])]})
    if not _is_of_type(value, schema):
        kinds = [Message(f"desk.a_{name}") for name in _types(schema)]
        return place, Message("desk.not_of_type", {"what": reprlib.repr(value), "kinds": kinds})
    if isinstance(value, str):
        return _text(value, schema, place)
    if isinstance(value, dict):
        return _object(value, schema, place)
    if isinstance(value, list):
        return _list(value, schema, place)
    return _number(value, schema, place) if type(value) is int else None


def _is_of_type(value: Any, schema: Mapping[str, Any]) -> bool:
    """Whether the value is of a type that the schema names; any value is, if it names none."""
    return "type" not in schema or any(type(value) in _TYPES[name] for name in _types(schema))


def _types(schema: Mapping[str, Any]) -> list[str]:
    named: str | list[str] = schema["type"]
    return [named] if isinstance(named, str) else named


def _text(value: str, schema: Mapping[str, Any], place: Place) -> Fault | None:
    most = schema.get("maxLength")
    if most is not None and len(value) > most:
        return place, limit("text", most)
    if schema.get("minLength") and not value.strip():
        return place, Message("desk.empty")
    return None


def _number(value: int, schema: Mapping[str, Any], place: Place) -> Fault | None:
    least, most = schema.get("minimum"), schema.get("maximum")
    if (least is not None and value < least) or (most is not None and value > most):
        blanks = {"n": value, "least": least, **({"most": most} if most is not None else {})}
        return place, Message("desk.out_of_range", blanks)
    return None


def _list(value: list[Any], schema: Mapping[str, Any], place: Place) -> Fault | None:
    most = schema.get("maxItems")
    if most is not None and len(value) > most:
        return place, Message("desk.too_many", {"n": len(value), "most": most})
    least = schema.get("minItems", 0)
    if len(value) < least:
        return place, Message("desk.too_few", {"n": len(value), "least": least})
    items = schema.get("items")
    if items is not None:
        for i, each in enumerate(value):
            found = fault(each, items, (*place, i))
            if found is not None:
                return found
    return None


def _object(value: dict[Any, Any], schema: Mapping[str, Any], place: Place) -> Fault | None:
    known = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in value:
            return place, Message("desk.missing", {"key": key})
    for key, each in value.items():
        if key in known:
            found = fault(each, known[key], (*place, key))
            if found is not None:
                return found
        elif schema.get("additionalProperties") is False:
            return place, Message("desk.unknown_key", {"key": str(key)[:80], "known": list(known)})
    return None
