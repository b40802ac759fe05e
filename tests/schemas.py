"""Holding data to a JSON schema."""

from __future__ import annotations

import json
from typing import Any

from jsonschema_rs import Draft202012Validator, meta


def validator(schema: dict[str, Any]) -> Draft202012Validator:
    """What tells if data is as that schema says; the schema is held to the schema of schemas."""
    meta.validate(schema)
    return Draft202012Validator(schema, validate_formats=True)


def hold(schema: Draft202012Validator, data: Any) -> None:
    """Fail if data is not plain JSON or not as its schema says; the failure says where it differs."""
    assert json.loads(json.dumps(data)) == data, "not what JSON makes of it"
    for error in schema.iter_errors(data):
        inner = [_told(each) for branch in getattr(error.kind, "context", ()) for each in branch]
        raise AssertionError("\n".join([_told(error), *inner]))


def _told(error: Any) -> str:
    place = "".join(f"[{each!r}]" for each in error.instance_path)
    return f"{place}: {error.verbose_message[:300]}"
