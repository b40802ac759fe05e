"""The server's own description (OpenAPI 3.1), made from the schemas of the desk."""

from __future__ import annotations

import copy
from typing import Any, Final

from illumineer import __version__
from illumineer.web.bodies import MOST_BODY

READING: Final = ("rules.", "cards.", "examples.")
"""How the names of the calls begin that only read what the package ships: the same arguments get the same reply."""
_REFUSED: Final = {
    "404": "no such call",
    "408": "the body took too long to arrive",
    "413": f"larger than {MOST_BODY // 1024} KB, or nested too deeply",
    "415": "not application/json",
    "421": "asked for under another host's name",
    "422": "not a JSON object",
    "500": "a fault of the program",
    "503": "too many calls wait, or this one took too long",
}
_REFUSED_AT_PLAY: Final = {"429": "the visitor's seconds are used up, or too many of their calls wait"}
_REFUSED_AT_TABLE: Final = {
    "404": "no such call, or no such table",
    "410": "a game that was not sealed by this server",
    "429": "too many calls about one table",
}
_ID: Final = {
    "name": "id",
    "in": "query",
    "description": "The table, as a reply names it; without it the call opens one, or brings a sealed game as `kept`.",
    "schema": {"type": "string", "maxLength": 60},
}


def document(desk: Any) -> dict[str, Any]:
    """The OpenAPI document: a path for every call, and for the place in the queue."""
    parts: dict[str, Any] = {}
    parts["refused"] = {
        "type": "object",
        "required": ["format", "error"],
        "properties": {
            "format": {"const": desk.FORMAT},
            "error": {
                "type": "object",
                "required": ["kind", "text"],
                "properties": {"kind": {"type": "string"}, "text": {"type": "string"}},
            },
        },
    }
    paths = {f"/desk/{name}": _path(desk, name, parts) for name in sorted(desk.CALLS)} | {"/lab/place": _place()}
    about = {"title": "Illumineer", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": parts}}


def parameters(desk: Any, name: str) -> dict[str, str]:
    """The arguments of a call that a query can hold, each with its type."""
    properties = desk.schema(name)["args"].get("properties", {})
    return {key: each.get("type", "string") for key, each in properties.items() if _is_plain(each)}


def _is_plain(schema: dict[str, Any]) -> bool:
    return schema.get("type", "string") in ("string", "integer", "number", "boolean")


def _path(desk: Any, name: str, parts: dict[str, Any]) -> dict[str, Any]:
    schema = desk.schema(name)
    args = _placed(schema["args"], f"{name}.args", parts)
    call = desk.CALLS[name]
    refused = _REFUSED | (_REFUSED_AT_TABLE if call.keeps else {}) | (_REFUSED_AT_PLAY if call.plays else {})
    replies = {
        "200": {"description": "the reply", "content": _json(_placed(schema["reply"], f"{name}.reply", parts))},
        **{status: _refusal(why) for status, why in sorted(refused.items())},
    }
    body = {"required": True, "content": _json(args)}
    path: dict[str, Any] = {"post": {"operationId": name, "requestBody": body, "responses": replies}}
    if call.keeps:
        args["required"] = [key for key in args["required"] if key != "kept"]  # the server has it, if it is told the id
        path["post"]["parameters"] = [_ID]
    if name.startswith(READING):
        wanted = schema["args"].get("required", [])
        given = [
            {"name": key, "in": "query", "required": key in wanted, "schema": _pointed(each, f"{name}.args")}
            for key, each in schema["args"].get("properties", {}).items()
            if _is_plain(each)
        ]
        by_query = {status: each for status, each in replies.items() if status not in ("408", "415")}
        by_query |= {"304": {"description": "as it was (ETag)"}, "414": _refusal("too long")}
        path["get"] = {"operationId": f"{name}.get", "parameters": given, "responses": by_query}
    return path


def _place() -> dict[str, Any]:
    place = {"type": ["integer", "null"], "minimum": 1, "description": "null if none of the visitor's calls waits"}
    schema = {"type": "object", "required": ["place"], "properties": {"place": place}}
    replies = {
        "200": {"description": "the visitor's place in the queue for `lab.play`", "content": _json(schema)},
        "421": _refusal(_REFUSED["421"]),
    }
    return {"get": {"operationId": "lab.place", "responses": replies}}


def _refusal(why: str) -> dict[str, Any]:
    return {"description": why, "content": _json({"$ref": "#/components/schemas/refused"})}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _placed(schema: dict[str, Any], name: str, parts: dict[str, Any]) -> dict[str, Any]:
    """A schema as a part of the document: what it defines for itself stands among the parts, under its name."""
    own = copy.deepcopy(schema)
    own.pop("$schema", None)
    own.pop("$id", None)
    defs = own.pop("$defs", {})
    for key, each in defs.items():
        parts[f"{name}.{key}"] = _pointed(each, name)
    placed: dict[str, Any] = _pointed(own, name)
    return placed


def _pointed(node: Any, name: str) -> Any:
    """The same, with every pointer to `$defs` led to the parts of the document."""
    if isinstance(node, dict):
        return {
            key: f"#/components/schemas/{name}.{value.removeprefix('#/$defs/')}"
            if key == "$ref" and isinstance(value, str)
            else _pointed(value, name)
            for key, value in node.items()
        }
    if isinstance(node, list):
        return [_pointed(each, name) for each in node]
    return node
