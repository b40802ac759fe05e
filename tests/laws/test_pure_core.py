"""Law: the rooms `core`, `ir` and `compile` are pure.

The same position and the same move give the same result, on every machine and in every process, and a
position can be copied at any moment. So these rooms

- import nothing that reaches the world outside, the clock or chance;
- neither read nor write files or the terminal, and evaluate no text as code;
- hold no suspended frames: no `yield`, no generator functions, nothing asynchronous;
- keep no state in modules: no `global`, and no function writes to a module's names;
- let no hash order out: no `hash()`, and nothing is put in order by walking through a set.

The check reads the source and cannot see through aliases; it catches mistakes, not malice.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "illumineer"
PURE_ROOMS = ("core", "ir", "compile")

WORLDLY_MODULES = frozenset(
    {
        "random",
        "time",
        "datetime",
        "os",
        "sys",
        "io",
        "pathlib",
        "socket",
        "threading",
        "asyncio",
        "secrets",
        "uuid",
        "logging",
    }
)
WORLDLY_CALLS = frozenset({"open", "print", "input", "eval", "exec"})
JSON_FILES = frozenset({"load", "dump"})

MUTABLE_BUILDERS = frozenset(
    {"list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict", "ChainMap"}
)
MUTATORS = frozenset(
    {
        "append",
        "appendleft",
        "extend",
        "extendleft",
        "insert",
        "add",
        "update",
        "setdefault",
        "pop",
        "popleft",
        "popitem",
        "remove",
        "discard",
        "clear",
        "sort",
        "reverse",
        "rotate",
        "subtract",
        "difference_update",
        "intersection_update",
        "symmetric_difference_update",
    }
)
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
ORDER_BLIND = frozenset({"any", "all", "sum", "len", "set", "frozenset", "sorted", "min", "max"})
ORDER_KEEPING = frozenset({"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "dict"})

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def bound_names(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that these nodes bind in their own scope."""
    names: set[str] = set()
    outer: set[str] = set()
    todo = list(nodes)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Lambda):
            pass
        elif isinstance(node, Comprehension):
            names |= {n.target.id for n in ast.walk(node) if isinstance(n, ast.NamedExpr)}
        else:
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                names.add(node.id)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
                names.add(node.name)
            elif isinstance(node, ast.MatchMapping) and node.rest:
                names.add(node.rest)
            elif isinstance(node, ast.Global | ast.Nonlocal):
                outer |= set(node.names)
            todo.extend(ast.iter_child_nodes(node))
    return names - outer


def arguments(args: ast.arguments) -> set[str]:
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
    return {arg.arg for arg in every if arg is not None}


def is_mutable(value: ast.expr | None) -> bool:
    """Whether the expression plainly makes a list, a dict, a set or one of their kin."""
    match value:
        case ast.List() | ast.Dict() | ast.Set() | ast.ListComp() | ast.DictComp() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name in MUTABLE_BUILDERS
        case ast.BinOp():
            return is_mutable(value.left) or is_mutable(value.right)
        case _:
            return False


def mutable_globals(body: Iterable[ast.AST]) -> set[str]:
    """Module-level names that are given something mutable."""
    names: set[str] = set()
    todo = list(body)
    while todo:
        node = todo.pop()
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                continue
            case ast.Assign() if is_mutable(node.value):
                names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.NamedExpr(target=ast.Name(id=name)):
                if is_mutable(node.value):
                    names.add(name)
        todo.extend(ast.iter_child_nodes(node))
    return names


def root_of(node: ast.expr) -> str | None:
    """The name at the root of `name.a[b].c`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


class Judge(ast.NodeVisitor):
    """Walks through one module and notes each breach of the law."""

    def __init__(self, module: ast.Module) -> None:
        self.found: list[tuple[int, str]] = []
        self.globals = bound_names(module.body)
        self.mutable = mutable_globals(module.body)
        self.json = {
            alias.asname or alias.name
            for node in ast.walk(module)
            if isinstance(node, ast.Import)
            for alias in node.names
            if alias.name == "json"
        }
        self.scopes: list[set[str]] = []  # the local names of the functions and comprehensions around
        self.depth = 0  # how many functions are around
        self.blind: set[int] = set()  # expressions whose order nobody will see
        self.dropped: set[int] = set()  # calls whose result nobody keeps
        self.visit(module)

    def note(self, node: ast.stmt | ast.expr, reason: str) -> None:
        self.found.append((node.lineno, reason))

    def is_local(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def is_builtin(self, name: str) -> bool:
        return not self.is_local(name) and name not in self.globals

    def is_global(self, name: str | None) -> bool:
        return name is not None and not self.is_local(name) and name in self.globals

    # Scopes

    def enter(self, node: Function) -> None:
        body = node.body if isinstance(node.body, list) else [node.body]
        for child in ast.iter_child_nodes(node):
            if child not in body:  # decorators, defaults and annotations belong to the scope around
                self.visit(child)
        self.scopes.append(arguments(node.args) | bound_names(body))
        self.depth += 1
        for child in body:
            self.visit(child)
        self.depth -= 1
        self.scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.enter(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.note(node, "asynchronous function")
        self.enter(node)

    def comprehension(self, node: Comprehension) -> None:
        if any(clause.is_async for clause in node.generators):
            self.note(node, "asynchronous comprehension")
        if not isinstance(node, ast.SetComp) and id(node) not in self.blind:
            for clause in node.generators:
                self.forbid_set_order(clause.iter)
        self.scopes.append(bound_names(clause.target for clause in node.generators))
        self.generic_visit(node)
        self.scopes.pop()

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension

    # The world outside

    def forbid_module(self, node: ast.stmt | ast.expr, name: str) -> None:
        if name.split(".")[0] in WORLDLY_MODULES:
            self.note(node, f"import of {name}")

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.forbid_module(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level or node.module is None:
            return
        self.forbid_module(node, node.module)
        for alias in node.names:
            if node.module == "json" and alias.name in JSON_FILES:
                self.note(node, f"json.{alias.name} works on files")
            if node.module == "builtins" and alias.name in WORLDLY_CALLS | {"hash"}:
                self.note(node, f"import of {alias.name}")

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and self.is_builtin(node.id):
            if node.id in WORLDLY_CALLS:
                self.note(node, f"use of {node.id}()")
            elif node.id == "hash":
                self.note(node, "use of hash()")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name):
            owner = node.value.id
            if owner in self.json and node.attr in JSON_FILES:
                self.note(node, f"json.{node.attr} works on files")
            if owner in ("builtins", "__builtins__") and node.attr in WORLDLY_CALLS | {"hash"}:
                self.note(node, f"use of {node.attr}()")
        if self.depth and not isinstance(node.ctx, ast.Load):
            self.forbid_write(node)
        self.generic_visit(node)

    # Suspended frames

    def visit_Yield(self, node: ast.Yield) -> None:
        self.note(node, "yield")
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.note(node, "yield")
        self.generic_visit(node)

    def visit_Await(self, node: ast.Await) -> None:
        self.note(node, "await")
        self.generic_visit(node)

    def visit_AsyncWith(self, node: ast.AsyncWith) -> None:
        self.note(node, "asynchronous with")
        self.generic_visit(node)

    def visit_AsyncFor(self, node: ast.AsyncFor) -> None:
        self.note(node, "asynchronous for")
        self.generic_visit(node)

    # State in modules

    def forbid_write(self, target: ast.Attribute | ast.Subscript) -> None:
        root = root_of(target)
        if self.is_global(root):
            self.note(target, f"a function writes to the module-level name {root}")

    def visit_Global(self, node: ast.Global) -> None:
        self.note(node, f"global statement for {', '.join(node.names)}")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if self.depth and not isinstance(node.ctx, ast.Load):
            self.forbid_write(node)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        self.dropped.add(id(node.value))
        self.generic_visit(node)

    def forbid_mutation(self, node: ast.Call, func: ast.Attribute) -> None:
        """A list, dict or set may not be mutated at all. Of other things the type is unknown, and a method
        such as `add` may well return a new value: so only a call counts whose result is dropped, on what is
        a table by its value or by its name in capitals."""
        root = root_of(func)
        if root is None or not self.is_global(root):
            return
        owner = func.value
        if isinstance(owner, ast.Name) and root in self.mutable:
            guilty = True
        else:
            last = owner
            while isinstance(last, ast.Subscript):
                last = last.value
            name = last.attr if isinstance(last, ast.Attribute) else root
            guilty = id(node) in self.dropped and (root in self.mutable or name.isupper())
        if guilty:
            self.note(node, f"a function calls {func.attr}() on the module-level name {root}")

    # Hash order

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Call(func=ast.Name(id="set" | "frozenset" as name)):
                return self.is_builtin(name)
            case ast.Call(func=ast.Attribute(attr=name)):
                return name in SET_METHODS
            case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub()):
                return self.is_set(node.left) or self.is_set(node.right)
            case ast.IfExp():
                return self.is_set(node.body) or self.is_set(node.orelse)
            case _:
                return False

    def forbid_set_order(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.note(node, "iteration over a set: sort it, or use a dict or a tuple")

    def visit_For(self, node: ast.For) -> None:
        self.forbid_set_order(node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if id(node) not in self.blind:
            self.forbid_set_order(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        self.blind |= {id(child) for child in node.elts}
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        func = node.func
        if isinstance(func, ast.Name) and self.is_builtin(func.id):
            if func.id in ORDER_BLIND:
                self.blind |= {id(child) for child in node.args}
            elif func.id in ORDER_KEEPING and id(node) not in self.blind:
                for child in node.args:
                    self.forbid_set_order(child)
            elif func.id == "__import__":
                self.forbid_dynamic_import(node)
        elif isinstance(func, ast.Name) and func.id == "import_module":
            self.forbid_dynamic_import(node)
        elif isinstance(func, ast.Attribute):
            if func.attr == "import_module":
                self.forbid_dynamic_import(node)
            elif func.attr == "__hash__":
                self.note(node, "use of hash()")
            elif func.attr == "join" and len(node.args) == 1:
                self.forbid_set_order(node.args[0])
            if self.depth and func.attr in MUTATORS:
                self.forbid_mutation(node, func)
        self.generic_visit(node)

    def forbid_dynamic_import(self, node: ast.Call) -> None:
        match node.args:
            case [ast.Constant(value=str(name)), *_]:
                self.forbid_module(node, name)


def judge(text: str) -> list[tuple[int, str]]:
    """Every breach of the law in the source of one module, as line and reason."""
    return sorted(Judge(ast.parse(text)).found)


def offences(source: Path) -> list[str]:
    """Every breach of the law in the pure rooms under `source`, each with its place."""
    paths = [path for room in PURE_ROOMS for path in (source / f"{room}.py", *(source / room).rglob("*.py"))]
    return [
        f"{path.relative_to(source.parent).as_posix()}:{line}: {reason}"
        for path in sorted(paths)
        if path.is_file()
        for line, reason in judge(path.read_text(encoding="utf-8"))
    ]


def test_the_pure_rooms_are_pure() -> None:
    assert SOURCE.is_dir()
    found = offences(SOURCE)
    assert not found, "\n" + "\n".join(found)


# The law itself is tested on small invented modules.

ALLOWED = {
    "plain imports": "import json, enum, dataclasses\nfrom . import random\nfrom .time import x\n",
    "json in memory": "import json\njson.loads('1')\njson.dumps(1)\n",
    "a method called open": "def f(door): return door.open()\n",
    "an argument called input": "def f(input): return input + 1\n",
    "a function of its own called print": "def print(x): return x\nprint(1)\n",
    "re.compile and a method called hash": "import re\nre.compile('a')\nposition.hash()\n",
    "defining __hash__": "class A:\n    def __hash__(self): return 1\n",
    "generator expression": "def f(xs): return any(x > 1 for x in xs)\n",
    "tables that are read": "T = {1: 2}\ndef f(k): return T[k], T.get(k), k in T\n",
    "tables built while loading": (
        "T = {}\nT[1] = 2\nT.update(a=1)\nL = []\nfor i in range(3):\n    L.append(i)\n"
    ),
    "locals that are written": (
        "def f():\n    xs = []\n    xs.append(1)\n    d = {}\n    d[1] = 2\n    return xs, d\n"
    ),
    "a local that shadows a table": "T = []\ndef f(T):\n    T.append(1)\n    T[0] = 1\n",
    "a comprehension that shadows a table": "T = []\ndef f(xs): return [T.pop() for T in xs]\n",
    "attributes of self": (
        "class A:\n    def f(self):\n        self.xs.append(1)\n        self.y = 2\n        self.d[1] = 2\n"
    ),
    "functions of a module": (
        "from . import zones\nimport operator\ndef f(s):\n    zones.remove(s)\n    operator.add(1, 2)\n"
    ),
    "a value that returns a new one": "from .zones import EMPTY\ndef f(c): return EMPTY.add(c)\n",
    "handlers in a table": "T = {1: x}\ndef f(k): return T[k].add(1)\n",
    "sorted sets": (
        "for x in sorted({1, 2}): pass\nys = sorted(set(xs))\nzs = sorted(x + 1 for x in set(xs))\n"
    ),
    "membership": "def f(x): return x in {1, 2} and len(set(xs)) == 2\n",
    "order nobody sees": "any(x for x in {1, 2})\nys = {x for x in {1, 2}}\nzs = {*set(xs), 3}\n",
    "walking through a dict": "for k in {1: 2}: pass\nfor k in dict(a=1): pass\n",
    "numbers with bit operations": "for i in range(a | b): pass\nfor x in a - b: pass\n",
    "nonlocal": "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n    return g\n",
}

REFUSED = {
    **{f"import {name}": (f"import {name}\n", f"import of {name}") for name in sorted(WORLDLY_MODULES)},
    "import with alias": ("import random as r\n", "import of random"),
    "import from": ("from time import monotonic\n", "import of time"),
    "import of a submodule": ("import os.path\n", "import of os.path"),
    "import from a submodule": ("from os.path import join\n", "import of os.path"),
    "import in a function": ("def f():\n    import random\n", "import of random"),
    "import for the checker": ("if TYPE_CHECKING:\n    from pathlib import Path\n", "import of pathlib"),
    "import_module": ("from importlib import import_module\nimport_module('random')\n", "import of random"),
    "importlib.import_module": ("import importlib\nimportlib.import_module('os')\n", "import of os"),
    "__import__": ("__import__('random')\n", "import of random"),
    "json.load": ("import json\njson.load(f)\n", "json.load works on files"),
    "json.dump with alias": ("import json as j\nj.dump(x, f)\n", "json.dump works on files"),
    "from json import dump": ("from json import dump\n", "json.dump works on files"),
    **{f"{name}()": (f"def f(x): {name}(x)\n", f"use of {name}()") for name in sorted(WORLDLY_CALLS)},
    "builtins.open": ("import builtins\nbuiltins.open('x')\n", "use of open()"),
    "print handed on": ("def f(xs): return map(print, xs)\n", "use of print()"),
    "print shadowed elsewhere": ("def g(print): print(1)\ndef f(): print(1)\n", "use of print()"),
    "yield": ("def f():\n    yield 1\n", "yield"),
    "yield from": ("def f(xs):\n    yield from xs\n", "yield"),
    "yield as a value": ("def f():\n    x = yield\n", "yield"),
    "async def": ("async def f(): pass\n", "asynchronous function"),
    "global": ("N = 0\ndef f():\n    global N\n    N += 1\n", "global statement for N"),
    "append": ("T = []\ndef f(x):\n    T.append(x)\n", "calls append() on the module-level name T"),
    "append in a method": ("T = []\nclass A:\n    def f(self): T.append(1)\n", "calls append()"),
    "append in a lambda": ("T = []\nf = lambda x: T.append(x)\n", "calls append()"),
    "update": ("T = dict()\ndef f(x):\n    T.update(x)\n", "calls update()"),
    "add, annotated": ("T: set[int] = set()\ndef f(x):\n    T.add(x)\n", "calls add()"),
    "pop that is kept": ("T = [1]\ndef f(): return T.pop()\n", "calls pop()"),
    "a set comprehension": ("T = {x for x in y}\ndef f(x):\n    T.discard(x)\n", "calls discard()"),
    "a defaultdict": (
        "import collections\nT = collections.defaultdict(list)\ndef f():\n    T.clear()\n",
        "calls clear()",
    ),
    "made under if": ("if X:\n    T = []\ndef f():\n    T.append(1)\n", "calls append()"),
    "an entry of a table": ("T = {}\ndef f():\n    T[1].append(2)\n", "calls append()"),
    "a table of another module": ("from .a import T\ndef f():\n    T.append(2)\n", "calls append()"),
    "a table through its module": ("from . import a\ndef f():\n    a.T.append(2)\n", "calls append()"),
    "subscript assignment": ("T = {}\ndef f(x):\n    T[x] = 1\n", "writes to the module-level name T"),
    "subscript, augmented": ("T = {}\ndef f(x):\n    T[x] += 1\n", "writes to the module-level name T"),
    "subscript, deleted": ("T = {}\ndef f(x):\n    del T[x]\n", "writes to the module-level name T"),
    "subscript, nested": ("T = {}\ndef f(x):\n    T[x][x] = 1\n", "writes to the module-level name T"),
    "subscript, unpacked": ("T = {}\ndef f(x):\n    T[x], y = x\n", "writes to the module-level name T"),
    "subscript of an imported table": ("from .a import t\ndef f():\n    t[1] = 2\n", "module-level name t"),
    "a registry": (
        "T = {}\ndef register(name):\n    def keep(f):\n"
        "        T[name] = f\n        return f\n    return keep\n",
        "writes to the module-level name T",
    ),
    "attribute of a module": ("from . import a\ndef f():\n    a.count = 1\n", "module-level name a"),
    "attribute of a class": ("class A: pass\ndef f():\n    A.count = 1\n", "module-level name A"),
    "hash()": ("def f(x): return hash(x)\n", "use of hash()"),
    "__hash__()": ("def f(x): return x.__hash__()\n", "use of hash()"),
    "hash as a key": ("def f(xs): return sorted(xs, key=hash)\n", "use of hash()"),
    "for over a set literal": ("for x in {1, 2}: pass\n", "iteration over a set"),
    "for over set()": ("for x in set(y): pass\n", "iteration over a set"),
    "for over frozenset()": ("def f(y):\n    for x in frozenset(y): pass\n", "iteration over a set"),
    "for over a set comprehension": ("for x in {a for a in y}: pass\n", "iteration over a set"),
    "for over a difference": ("for x in set(a) - b: pass\n", "iteration over a set"),
    "for over a union": ("for x in a.union(b): pass\n", "iteration over a set"),
    "for over an enumerated set": ("for i, x in enumerate(set(a)): pass\n", "iteration over a set"),
    "list of a set": ("y = list(set(x))\n", "iteration over a set"),
    "list comprehension": ("y = [x for x in {1, 2}]\n", "iteration over a set"),
    "dict comprehension": ("y = {x: 1 for x in set(z)}\n", "iteration over a set"),
    "generator expression": ("y = tuple(x for x in set(z))\n", "iteration over a set"),
    "a starred set": ("y = [*set(z)]\n", "iteration over a set"),
    "a joined set": ("y = ','.join({'a', 'b'})\n", "iteration over a set"),
}


@pytest.mark.parametrize("text", ALLOWED.values(), ids=ALLOWED.keys())
def test_the_law_allows(text: str) -> None:
    assert judge(text) == []


@pytest.mark.parametrize(("text", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_the_law_refuses(text: str, reason: str) -> None:
    found = judge(text)
    assert found
    assert all(reason in said for _, said in found), found


def test_nothing_asynchronous_passes() -> None:
    text = (
        "async def f(xs):\n    await x\n    async for x in xs: pass\n"
        "    async with x: pass\n    [x async for x in xs]\n"
    )
    assert [line for line, _ in judge(text)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", ["core/a.py", "core/verbs/a.py", "ir/a.py", "ir.py", "compile/a.py"])
def test_the_law_holds_in_every_pure_room(tmp_path: Path, name: str) -> None:
    for place in (name, "cli/main.py"):
        path = tmp_path / "illumineer" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("import random\n", encoding="utf-8")
    assert offences(tmp_path / "illumineer") == [f"illumineer/{name}:1: import of random"]
