"""Law: a room imports only rooms that stand above it.

The package is divided into rooms: the modules and packages directly under `src/illumineer`. `ROWS` lists
them, top first. Every import counts, wherever it stands: at the top of a module, inside a function, or under
`if TYPE_CHECKING`. Within one room anything goes.

Rooms that share a row may lean on one another, but never in a circle.

The package's own `__init__.py` may import the top row freely, and everything down to the face lazily (inside
a function) or for the type checker. For all others, `import illumineer` is an import of the face.

A few names that the package offers come from below the face, because most programs want them first (`DOOR`). It may
import their rooms lazily, too; a room that takes such a name from the package imports the room where it lives.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import illumineer

PACKAGE = "illumineer"
SOURCE = Path(__file__).resolve().parents[2] / "src" / PACKAGE

ROWS: tuple[tuple[str, ...], ...] = (
    ("errors", "vocab", "cr", "messages", "words", "records", "compiling", "names", "keywords"),
    ("rulebook",),
    ("ir",),
    ("text",),
    ("compile",),
    ("facts", "readings"),
    ("core",),
    ("seen",),
    ("told",),
    ("cards", "house", "files", "seeds"),
    ("face",),
    ("judge",),
    ("bots", "sim", "env"),
    ("play",),
    ("desk",),
    ("web",),
    ("cli",),
)

# Modules that do not bear the name of their room.
ROOM_OF_MODULE = {
    "cr_numbers": "cr",
    "game": "face",
    "looking": "face",
    "limits": "face",
    "position": "face",
    "notation": "face",
    "choices": "face",
    "document": "face",
    "record": "face",
    "refusals": "face",
    "saved": "face",
    "telling": "face",
    "whole_moves": "face",
    "__main__": "cli",
}

# A room that may import these rooms only, wherever it stands.
ONLY = {"house": frozenset({"ir", "compile", "vocab"})}

# What the package offers from below the face: a game between bots needs bots, decks and a game.
DOOR = {"play_game": "bots", "Forfeit": "bots"}

ROOT = "the package itself"
ROW_OF_ROOM = {room: row for row, rooms in enumerate(ROWS) for room in rooms}


@dataclass(frozen=True)
class Import:
    """One import of something inside the package."""

    line: int
    target: tuple[str, ...]  # the parts of the dotted name below the package; empty for the package itself
    lazy: bool  # inside a function or under TYPE_CHECKING


def room_of(parts: tuple[str, ...]) -> str | None:
    """The room of a dotted name below the package, or None if no room has it."""
    if not parts:
        return "face"
    name = ROOM_OF_MODULE.get(parts[0], parts[0])
    return name if name in ROW_OF_ROOM else None


def is_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def statements(node: ast.AST, lazy: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every node below, and whether it runs only later or never."""
    for field, value in ast.iter_fields(node):
        inner = lazy
        if field == "body":
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                inner = True
            elif isinstance(node, ast.If) and is_type_checking(node.test):
                inner = True
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child, inner
                yield from statements(child, inner)


def absolute(name: str | None, level: int, package: tuple[str, ...]) -> tuple[str, ...]:
    """The full dotted name of `from <level dots><name>` in a module of `package`."""
    own = tuple(name.split(".")) if name else ()
    if level == 0:
        return own
    if level > len(package):
        raise ValueError("relative import leaves the package")
    return package[: len(package) - level + 1] + own


def imports(path: Path, source: Path) -> list[Import]:
    """All imports of the package's own modules in the file at `path`."""
    below = path.relative_to(source).with_suffix("").parts
    package = (PACKAGE, *below[:-1])
    known = set(ROW_OF_ROOM) | set(ROOM_OF_MODULE)
    known |= {p.stem for p in source.iterdir() if p.suffix == ".py" or (p.is_dir() and any(p.rglob("*.py")))}
    found: list[Import] = []

    def add(name: tuple[str, ...], node: ast.stmt | ast.expr, lazy: bool) -> None:
        if name[:1] == (PACKAGE,):
            found.append(Import(node.lineno, name[1:], lazy))

    for node, lazy in statements(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                add(tuple(alias.name.split(".")), node, lazy)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node.module, node.level, package)
            if base != (PACKAGE,):
                add(base, node, lazy)
                continue
            for alias in node.names:  # from illumineer import <a room, or a name that the package offers>
                room = DOOR.get(alias.name, alias.name)
                add((*base, room) if room in known else base, node, lazy)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            wanted = node.args[0].value
            if called in ("import_module", "__import__") and isinstance(wanted, str):
                level = len(wanted) - len(wanted.lstrip("."))
                add(absolute(wanted.lstrip("."), level, package), node, lazy)
    return found


def refusal(here: str, there: str, lazy: bool) -> str | None:
    """Why the room `here` may not import the room `there`; None if it may."""
    if here == there:
        return None
    if here == ROOT:
        limit = ROW_OF_ROOM["face"] if lazy else 0
        if ROW_OF_ROOM[there] <= limit or (lazy and there in DOOR.values()):
            return None
        return f"{ROOT} may import the top row, and lazily down to the face and at its door, but not {there}"
    if here in ONLY:
        if there in ONLY[here]:
            return None
        return f"{here} may import only {', '.join(sorted(ONLY[here]))}, not {there}"
    if ROW_OF_ROOM[there] > ROW_OF_ROOM[here]:
        return f"{here} may not import {there}, which stands below it"
    return None


def circles(edges: dict[str, dict[str, str]]) -> list[str]:
    """Rooms of one row that import one another in a circle."""

    def reach(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            for room in edges.get(todo.pop(), {}):
                if room not in seen:
                    seen.add(room)
                    todo.append(room)
        return seen

    return [
        f"{place}: {here} and {there} stand in one row and import one another in a circle"
        for here, targets in sorted(edges.items())
        for there, place in sorted(targets.items())
        if here in reach(there)
    ]


def offences(source: Path) -> list[str]:
    """Every breach of the law under `source`, each with its place."""
    found: list[str] = []
    neighbours: dict[str, dict[str, str]] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        shown = path.relative_to(source.parent).as_posix()
        here = ROOT if parts == ("__init__",) else room_of(parts)
        if here is None:
            found.append(f"{shown}: no room is called {parts[0]!r}; give it a place in ROWS")
            continue
        try:
            wanted = imports(path, source)
        except ValueError as error:
            found.append(f"{shown}: {error}")
            continue
        for item in wanted:
            place = f"{shown}:{item.line}"
            there = room_of(item.target)
            if there is None:
                found.append(f"{place}: no room is called {item.target[0]!r}")
                continue
            reason = refusal(here, there, item.lazy)
            if reason:
                found.append(f"{place}: {reason}")
            elif here not in (ROOT, there) and ROW_OF_ROOM[here] == ROW_OF_ROOM[there]:
                neighbours.setdefault(here, {}).setdefault(there, place)
    return found + circles(neighbours)


def test_rooms_import_only_rooms_above_them() -> None:
    assert SOURCE.is_dir()
    found = offences(SOURCE)
    assert not found, "\n" + "\n".join(found)


def test_the_package_offers_nothing_else_from_below_the_face() -> None:
    below = {}
    for name, home in illumineer._HOMES.items():
        room = room_of(tuple(home.split("."))[1:])
        assert room is not None
        if ROW_OF_ROOM[room] > ROW_OF_ROOM["face"]:
            below[name] = room
    assert below == DOOR


# The law itself is tested on small invented trees.


def tree(base: Path, files: dict[str, str]) -> Path:
    source = base / PACKAGE
    source.mkdir()
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return source


ALLOWED = {
    "an empty package": {"__init__.py": ""},
    "core from ir": {"core/a.py": "from illumineer.ir import Node\n"},
    "core from ir, relative": {"core/a.py": "from ..ir.nodes import Node\n"},
    "deep inside core": {
        "core/verbs/a.py": "from ..state import State\nfrom . import b\nfrom ...vocab import Ink\n"
    },
    "the init of a room": {"core/__init__.py": "from .state import State\nfrom ..ir import Node\n"},
    "a room through the package": {"core/a.py": "from illumineer import vocab\nfrom .. import errors\n"},
    "cr_numbers is cr": {
        "ir.py": "from illumineer.cr_numbers import R\n",
        "cr.py": "import illumineer.cr_numbers\n",
    },
    "the face is one room": {"game.py": "from .position import P\n", "position.py": "from . import game\n"},
    "bots from the face": {"bots/a.py": "from illumineer import Game\nimport illumineer\n"},
    "__main__ is cli": {"__main__.py": "from illumineer.cli.main import main\n"},
    "neighbours one way": {"sim/a.py": "from illumineer.bots import greedy\n"},
    "top row one way": {"errors.py": "from .cr import Rule\n", "messages.py": "from .errors import E\n"},
    "house": {
        "house/a.py": "from illumineer.ir import N\nfrom ..compile import c\nfrom ..vocab import Ink\n"
    },
    "a lazy init": {
        "__init__.py": "from .errors import E\ndef __getattr__(name):\n    from .game import Game\n"
    },
    "an init with a door": {"__init__.py": "def __getattr__(name):\n    from .bots.playing import play_game\n"},
    "a name at the door": {"sim/a.py": "from illumineer import play_game\n"},
    "an init for the checker": {"__init__.py": "if TYPE_CHECKING:\n    from .game import Game\n"},
    "other packages": {"core/a.py": "import dataclasses\nfrom illumineers import game\n"},
}

REFUSED = {
    "core from cards": ({"core/a.py": "from illumineer.cards import pool\n"}, "core may not import cards"),
    "import statement": ({"ir/a.py": "import illumineer.core.state\n"}, "ir may not import core"),
    "import with alias": ({"ir/a.py": "import illumineer.core as c\n"}, "ir may not import core"),
    "relative": ({"text/a.py": "from ..compile.x import y\n"}, "text may not import compile"),
    "relative name": ({"compile/a.py": "from .. import core\n"}, "compile may not import core"),
    "relative, from an init": ({"core/__init__.py": "from ..told import v\n"}, "core may not import told"),
    "relative, deep": ({"core/verbs/a.py": "from ...judge import j\n"}, "core may not import judge"),
    "in a function": ({"core/a.py": "def f():\n    from ..bots import b\n"}, "core may not import bots"),
    "for the checker": (
        {"core/a.py": "if TYPE_CHECKING:\n    from ..game import G\n"},
        "core may not import face",
    ),
    "the package is the face": ({"core/a.py": "import illumineer\n"}, "core may not import face"),
    "a name of the face": ({"cards/a.py": "from illumineer import Game\n"}, "cards may not import face"),
    "a star": ({"cards/a.py": "from illumineer import *\n"}, "cards may not import face"),
    "import_module": ({"core/a.py": "import_module('illumineer.cli')\n"}, "core may not import cli"),
    "import_module, relative": ({"core/a.py": "i.import_module('..env', x)\n"}, "core may not import env"),
    "__import__": ({"core/a.py": "__import__('illumineer.sim')\n"}, "core may not import sim"),
    "top row from below": ({"errors.py": "from .ir import N\n"}, "errors may not import ir"),
    "face from judge": ({"game.py": "from .judge import j\n"}, "face may not import judge"),
    "sim from cli": ({"sim.py": "from .cli import c\n"}, "sim may not import cli"),
    "house from core": ({"house/a.py": "from ..core import c\n"}, "house may import only"),
    "house from cards": ({"house/a.py": "from ..cards import c\n"}, "house may import only"),
    "an eager init": ({"__init__.py": "from .game import Game\n"}, "may import the top row"),
    "an eager else": (
        {"__init__.py": "if TYPE_CHECKING:\n    pass\nelse:\n    from .game import Game\n"},
        "may import the top row",
    ),
    "an init with its door wide open": ({"__init__.py": "from .bots import b\n"}, "may import the top row"),
    "a name at the door, from above": (
        {"judge/a.py": "from illumineer import play_game\n"},
        "judge may not import bots",
    ),
    "a lazy init that goes too far": ({"__init__.py": "def f():\n    from .cli import m\n"}, "but not cli"),
    "a circle of two": (
        {"sim/a.py": "from illumineer.bots import b\n", "bots/a.py": "from illumineer.sim import s\n"},
        "in a circle",
    ),
    "a circle of three": (
        {
            "errors.py": "from .cr import x\n",
            "cr.py": "from .messages import x\n",
            "messages.py": "from .errors import x\n",
        },
        "in a circle",
    ),
    "an unknown room": ({"attic/a.py": ""}, "no room is called 'attic'"),
    "from an unknown room": ({"core/a.py": "from illumineer.attic import x\n"}, "no room is called 'attic'"),
    "out of the package": ({"core/a.py": "from .... import x\n"}, "leaves the package"),
}


@pytest.mark.parametrize("files", ALLOWED.values(), ids=ALLOWED.keys())
def test_the_law_allows(tmp_path: Path, files: dict[str, str]) -> None:
    assert offences(tree(tmp_path, files)) == []


@pytest.mark.parametrize(("files", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_the_law_refuses(tmp_path: Path, files: dict[str, str], reason: str) -> None:
    found = offences(tree(tmp_path, files))
    assert found
    assert all(reason in offence for offence in found), found
