"""`python page/site/build.py`: builds the static site, in which the engine runs in the reader's own browser.

    site/            the built page, with `<meta name="door" content="worker">`
    site/data/       what the page reads before the engine is there (`python -m illumineer.desk.static`)
    site/engine/     Python in WebAssembly (the npm package `pyodide`), and `illumineer.zip`
    site/sw.js       the service worker: keeps all of it, so that the page works offline

Any file server will do; every address is relative.  The same source gives the same bytes.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
SOURCE: Final = ROOT / "src"
PAGE: Final = SOURCE / "illumineer" / "web" / "page"
PYODIDE: Final = HERE / "node_modules" / "pyodide"

sys.path.insert(0, str(SOURCE))

from illumineer.web.headers import policy  # noqa: E402

# --- the package, as far as the desk needs it ------------------------------------------------

HOSTS: Final = frozenset({"bots", "cli", "env", "play", "sim", "web"})
"""Rooms of which only those modules go along that are really imported; of other rooms that are needed, all of it.

Those have tables of modules that are loaded by name (words, texts, verbs); these have none that the desk uses.
"""
LEFT_OUT: Final = frozenset({"illumineer.desk.static", "illumineer.desk.gather", "illumineer.judge.pytest_plugin"})
"""Modules of needed rooms that only builds and tests use."""
LEFT_OUT_FILES: Final = frozenset({"illumineer/cards/data/written.txt", "illumineer/py.typed"})


def module_names() -> dict[str, Path]:
    """Every module of the package, by its dotted name."""
    found = {}
    for path in sorted((SOURCE / "illumineer").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, name: str) -> set[str]:
    """What a module imports, at whatever place: dotted names of modules, or of something in one."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            todo += node.orelse
            continue
        todo += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def needed_modules() -> dict[str, Path]:
    """The modules that the desk can come to need."""
    known = module_names()
    rooms: dict[str, set[str]] = {}
    for name in known:
        rooms.setdefault(_room(name), set()).add(name)
    found: set[str] = set()
    todo = ["illumineer.desk"]
    while todo:
        name = todo.pop()
        if name in found or name not in known or name in LEFT_OUT:
            continue
        found.add(name)
        todo += imported(known[name], name)
        todo.append(name.rpartition(".")[0])
        if _room(name) not in HOSTS:
            todo += rooms[_room(name)]
    return {name: known[name] for name in sorted(found)}


def _room(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def pack_engine(to: Path) -> None:
    """Write the needed modules, the data beside them and the pure half of PyYAML, as sources."""
    modules = needed_modules()
    folders = {path.parent for path in modules.values()}
    with zipfile.ZipFile(to, "w") as packed:
        for path in modules.values():
            packed.write(path, path.relative_to(SOURCE).as_posix())
        for path in sorted((SOURCE / "illumineer").rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            is_data = path.is_file() and path.suffix in (".json", ".jsonl", ".txt", ".yaml")
            if is_data and name not in LEFT_OUT_FILES and folders & {path.parent, path.parent.parent}:
                packed.write(path, name)
        yaml = find_spec("yaml")
        assert yaml is not None and yaml.origin is not None
        for path in sorted(Path(yaml.origin).parent.glob("*.py")):
            packed.write(path, f"yaml/{path.name}")


# --- Python ----------------------------------------------------------------------------------

DROPPED: Final = frozenset(
    word
    for line in (HERE / "dropped.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
    for word in line.split()
)
"""Modules of Python's own library that the site does without."""
ENCODINGS: Final = re.compile(r"__init__|aliases|ascii|cp437|idna|latin_1|(raw_)?unicode_escape|utf_(8|16|32)\w*")
"""Encodings that stay: those of Unicode, and that of names in zip files."""


def pack_library(to: Path) -> None:
    """Write Python's own library, as far as it is needed, as sources."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as old, zipfile.ZipFile(to, "w") as new:
        for name in sorted(old.namelist()):
            stem = name.removesuffix(".py")
            parts = stem.split("/")
            dropped = any("/".join(parts[:i]) in DROPPED for i in range(1, len(parts) + 1))
            if parts[0] == "encodings" and len(parts) > 1 and not ENCODINGS.fullmatch(parts[1]):
                dropped = True
            if not dropped and not name.endswith("/"):
                new.writestr(name, old.read(name))


def build_engine(to: Path) -> None:
    """Write the folder `engine/`."""
    to.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, to / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (to / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))  # none of its packages is used
    sources = to / "sources"
    sources.mkdir()
    pack_library(sources / "python_stdlib.zip")
    pack_engine(sources / "illumineer.zip")
    names = ("python_stdlib.zip", "illumineer.zip")
    words = [str(folder / name) for name in names for folder in (sources, to)]
    subprocess.run(["node", "precompile.mjs", *words], cwd=HERE, check=True)
    shutil.rmtree(sources)


# --- the page --------------------------------------------------------------------------------

_DOOR: Final = re.compile(r'<meta name="door" content="\w*"')
_POLICY: Final = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\s*', re.I)


def finished(index: str, door: str) -> str:
    """The page's index with its door, and the policy of that door as a meta tag."""
    wasm = door == "worker"
    index, doors = _DOOR.subn(f'<meta name="door" content="{door}"', index)
    assert doors == 1, "the page has no door"
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy(wasm=wasm, meta=True)}">\n    '
    index = _POLICY.sub("", index)
    # Behind the character set, which must come first, and before anything that is loaded.
    index, there = re.subn(r"(<meta charset=[^>]*>\s*)", lambda found: found[1] + tag, index, count=1)
    assert there == 1, "the page does not name its character set"
    if wasm:
        index = index.replace("</head>", '  <script type="module" src="./offline.js"></script>\n  </head>', 1)
    return index


def write_service_worker(site: Path) -> None:
    """Write `sw.js` with the list of all files and their hashes."""
    files = {}
    for path in sorted(site.rglob("*")):
        if path.is_file():
            files[path.relative_to(site).as_posix()] = b64encode(sha256(path.read_bytes()).digest()).decode()
    code = (HERE / "sw.js").read_text(encoding="utf-8")
    version = sha256(json.dumps(files).encode() + code.encode()).hexdigest()[:16]
    code = code.replace('"VERSION"', json.dumps(version)).replace("{} /* FILES */", json.dumps(files))
    (site / "sw.js").write_text(code, encoding="utf-8")


def build_site(site: Path) -> None:
    """Build the whole site."""
    if site.exists():
        shutil.rmtree(site)
    shutil.copytree(PAGE, site, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    index = site / "index.html"
    index.write_text(finished(index.read_text(encoding="utf-8"), "worker"), encoding="utf-8")
    shutil.copyfile(HERE / "offline.js", site / "offline.js")
    build_engine(site / "engine")
    write_service_worker(site)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "site", help="the folder (default: site/)")
    parser.add_argument("--engine", action="store_true", help="only the folder engine/, into --to")
    parser.add_argument(
        "--finish", action="store_true", help="only set door and policy of the built page of the server"
    )
    args = parser.parse_args()
    if args.finish:
        index = PAGE / "index.html"
        index.write_text(finished(index.read_text(encoding="utf-8"), "server"), encoding="utf-8")
    elif args.engine:
        if args.to.exists():
            shutil.rmtree(args.to)
        build_engine(args.to)
    else:
        build_site(args.to)


if __name__ == "__main__":
    main()
