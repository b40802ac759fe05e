"""Law: the types that the page has of the desk are made of the schemas of today (`npm run types` in `page/`)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "page"


def test_the_types_are_those_of_the_schemas() -> None:
    spec = spec_from_file_location("page_schema", PAGE / "tools" / "schema.py")
    assert spec and spec.loader
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    types = (PAGE / "src" / "desk" / "schema.ts").read_text(encoding="utf-8")
    assert f"({tool.digest()})" in types, "run `npm run types` in page/"
