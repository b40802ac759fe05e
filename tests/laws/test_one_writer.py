"""Law: mutation and event are one act, the game action; nobody else writes to cards and players.

The check reads the source of `core`, `seen` and `told`.  Inside a function, a name *holds part of the state* if it
is a parameter that is annotated as one of `OWNED` (or a list of them), if it is bound to something that was
reached through such a name (an attribute, an item, a loop, `.get()`, `.values()` …), or if it is bound to
the result of a function of the core that is annotated so.  A *write* is an assignment to an attribute or an
item of it, `del` of one, or the call of a method that changes it.

What may be written where:
- the facts of the game (`State` and the objects in it): by the `WRITERS`, and by the few functions in
  `EXCEPTIONS`, each for the fields and the reason given there;
- what lies on the agenda (`Business`): the modules that run it see to it, so all of `core` may write it, and of `seen`
  and `told` none;
- what is worked out from the facts (`WORKED_OUT`), and what is kept of it (`derived`, `lookouts`, …): by
  the writers, which may forget it, and by `derive`, which works it out again.

Objects that a function has just made are its own until it hands them over.  Of its writers the law asks one
thing more: what may be shared between copies is not changed in place.  A card in play is written only through
`writable`, a table only by the `TABLE_WRITERS`, and of the other lists and dicts only the `COPIED` ones are changed.

The check cannot see through a list that holds parts of the state under an annotation that does not say so.
It catches mistakes, not malice; `test_copy` looks at the effect.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.support import fields_of

from illumineer.core import business
from illumineer.core.state import State

SOURCE = Path(__file__).resolve().parents[2] / "src" / "illumineer"
ROOMS = ("core", "seen", "told")
ACTIONS = sorted((SOURCE / "core" / "game_actions").glob("*.py"))
WRITERS = frozenset(
    {
        *(path.relative_to(SOURCE).as_posix() for path in ACTIONS),
        "core/triggers.py",
        "core/game_state_check.py",
        "core/state.py",
    }
)

OWNED = frozenset({"State", "Setup", "CardInPlay", "Lasting", "Waiting", "Event", "Outcome", "View"})
WORKED_OUT = frozenset({"Derived", "Lookouts", "Values"})
FRAMES = frozenset({"Business", "Frame", "Resolution", *[kind.__name__ for kind, _ in business._KINDS.values()]})
COPIED = frozenset({"in_play", "last", "turn_log", "agenda", "log"})
TABLE_WRITERS = frozenset(f"core/game_actions/base.py:{name}" for name in ("refer", "known_to", "renew_unknown"))
MEMORY = frozenset({"derived", "lookouts", "watch", "checked", "rows"})
BUSINESS = frozenset({"agenda", "asking"})

# module:function -> the fields that it may write, and why.
EXCEPTIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "core/start.py:add_card": (
        ("defs", "owner", "zone", "counter", "ref", "known"),
        "a card that is brought into the game before it begins",
    ),
    "core/start.py:add_marketing": (("known", "first_ids"), "a card that is brought into the game before it begins"),
    "core/start.py:deal": (("deck", "ink_ready"), "laying out the decks before the game begins"),
    "core/setup.py:_starts": (("first", "active"), "who begins is settled once, before the first turn"),
    "core/settle.py:run": (("queue",), "what waits is taken up: the business of settling"),
    "core/settle.py:_check": (("wounds", "checked"), "a check has looked at them: the business of settling"),
    "core/settle.py:_look_at_conditions": (("bag",), "what 1.x does not even add: the business of settling"),
    "core/settle.py:_bag": (("bag",), "what is left belongs to nobody any more: the business of settling"),
    "core/settle.py:_resolve": (("bag",), "what waits is taken up: the business of settling"),
    "core/turn_actions/play.py:_play_action": (("queue",), "the effect of an action begins to wait"),
    "seen/view.py:_blanked": (("log", "defs", "rng"), "a copy of its own, in which what is hidden is blanked"),
    "seen/view.py:determinise": (("rng", "derived"), "a copy of its own, which is given other dice"),
    "seen/view.py:_fill": (("defs",), "a copy of its own, in which the blanks are filled"),
    "seen/apart.py:_setup": (("edition",), "a setup of its own, that of what a bot is given"),
    "seen/apart.py:apart": (
        (
            "setup", "defs", "deck", "hand", "discard", "ink_ready", "ink_exerted", "play", "in_play", "last", "lore",
            "drops", "out", "turns", "overdrew", "used", "turn_log", "wounds", "lasting", "bag", "queue", "outcome",
            "log", "derived", "lookouts", "checked", "rows", "watch",
        ),
        "a copy of its own, which is made to share nothing",
    ),
    "seen/veil.py:veil": (
        ("hand", "deck", "ink_ready", "ink_exerted", "zone", "known", "ref", "in_play", "rows", "turn_log", "last"),
        "a copy of its own, in which hidden cards are renamed",
    ),
    "seen/veil.py:_forget_who_knows": (("known",), "that copy, which has tables of its own"),
    "seen/veil.py:_veiled_last": (("next_ref", "seen"), "a card that was cloned for that copy"),
    "seen/veil.py:_rename_waiting": (("source", "slots", "bag", "queue", "lasting"), "that copy, what waits there"),
}

MUTATORS = frozenset(
    {
        "append", "extend", "insert", "add", "update", "setdefault", "pop", "popitem", "remove", "discard", "clear",
        "sort", "reverse",
    }
)  # fmt: skip
READING = frozenset({"get", "values", "items", "keys", "copy"})

Function = ast.FunctionDef | ast.AsyncFunctionDef
PART, FRAME, VALUE, HOLDER = "part of the state", "frame", "worked out", "holder of parts"


def words(annotation: ast.expr | None) -> set[str]:
    """The names in an annotation, quoted ones too."""
    found: set[str] = set()
    for node in ast.walk(annotation) if annotation is not None else ():
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {word.strip(" |[]") for word in node.value.split("|")}
    return found


def kind_of(annotation: ast.expr | None) -> str | None:
    """What an annotation says that a value is; a tuple or list of parts only holds them."""
    named = words(annotation)
    if not named & (OWNED | FRAMES | WORKED_OUT):
        return None
    if named & {"list", "tuple", "dict", "Iterable", "Callable", "type"}:
        return HOLDER if named & OWNED and not named & {"Callable", "type"} else None
    return PART if named & OWNED else FRAME if named & FRAMES else VALUE


def results(trees: list[ast.Module]) -> dict[str, str]:
    """Functions and methods that give away parts of the state, by name."""
    found: dict[str, str] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name not in ("clone", "copy", "new", "_new"):
                kind = kind_of(node.returns)
                if kind is not None:
                    found[node.name] = kind
    return found


def lists_of_the_state() -> set[str]:
    """The fields of the state that are lists or dicts."""
    tree = ast.parse((SOURCE / "core" / "state.py").read_text(encoding="utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    fields = [node for node in state.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(field.target) for field in fields if words(field.annotation) & {"list", "dict"}}


LISTS = lists_of_the_state() - COPIED


class Judge:
    """Notes every write to the state in one module."""

    def __init__(self, module: str, tree: ast.Module, gives: dict[str, str]) -> None:
        self.module = module
        self.gives = gives
        self.found: list[tuple[int, str, str, str]] = []  # line, function, field, kind
        self.in_place: list[tuple[int, str, str]] = []  # line, function, field: the writes that change a list or dict
        for node in ast.walk(tree):
            if isinstance(node, Function):
                self._function(node)

    # what a name holds

    def _function(self, function: Function) -> None:
        args = function.args
        self.names: dict[str, str] = {}
        for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs]:
            kind = kind_of(arg.annotation)
            if kind is None and arg.arg in ("st", "state", "table") and arg.annotation is None:
                kind = PART
            if kind is not None:
                self.names[arg.arg] = kind
        body = [node for statement in function.body for node in ast.walk(statement)]
        for _ in range(4):  # names that are bound to names that are bound …
            before = dict(self.names)
            for node in body:
                self._bind(node)
            if before == self.names:
                break
        for node in body:
            self._judge(node, function.name)

    def _bind(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._name(target, self._kind(node.value))
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            self._name(node.target, self._kind(node.value))
        elif isinstance(node, ast.NamedExpr):
            self._name(node.target, self._kind(node.value))
        elif isinstance(node, ast.For | ast.comprehension):
            self._name(node.target, self._inside(node.iter))

    def _name(self, target: ast.expr, kind: str | None) -> None:
        if kind is None:
            return
        if isinstance(target, ast.Name):
            self.names.setdefault(target.id, kind)
        elif isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self._name(part, PART if kind == HOLDER else kind)

    def _inside(self, iterated: ast.expr) -> str | None:
        """What one gets by walking through it."""
        if isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name):
            if iterated.func.id in ("list", "reversed", "sorted", "enumerate", "zip", "tuple"):
                kinds = [self._inside(arg) for arg in iterated.args]
                return next((kind for kind in kinds if kind is not None), None)
        kind = self._kind(iterated)
        return PART if kind == HOLDER else kind

    def _kind(self, value: ast.expr) -> str | None:
        match value:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=owner, attr=field):
                kind = self._kind(owner)
                if kind == PART and field == "agenda":
                    return FRAME
                if kind == PART and field in ("book", "spec", "edition", "epoch"):
                    return None  # never changes; the book and the editions have laws of their own
                return kind if kind != HOLDER else None
            case ast.Subscript(value=owner, slice=place):
                kind = self._kind(owner)
                if isinstance(place, ast.Slice):
                    return HOLDER if kind is not None and kind != FRAME else None
                return PART if kind == HOLDER else kind
            case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in READING:
                kind = self._kind(owner)
                return PART if kind == HOLDER else kind
            case ast.Call(func=ast.Attribute(attr=name)) | ast.Call(func=ast.Name(id=name)):
                return self.gives.get(name)
            case ast.BoolOp(values=parts):
                return next((kind for part in parts if (kind := self._kind(part)) is not None), None)
            case ast.IfExp(body=a, orelse=b):
                return self._kind(a) or self._kind(b)
            case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part):
                return HOLDER if self._kind(part) is not None else None
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return HOLDER if any(self._kind(part) for part in parts) else None
            case ast.NamedExpr(value=inner):
                return self._kind(inner)
        return None

    # writes

    def _judge(self, node: ast.AST, function: str) -> None:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
            if isinstance(node.target, ast.Attribute) and node.target.attr in LISTS:  # += changes a list in place
                if self._kind(node.target.value) == PART:
                    self.in_place.append((node.lineno, function, node.target.attr))
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.For):
            targets = [node.target]
        elif isinstance(node, ast.Call):
            func = node.func
            if isinstance(func, ast.Attribute) and func.attr in MUTATORS:
                self._write(func.value, function, whole=True)
            elif isinstance(func, ast.Name) and func.id in ("setattr", "delattr") and node.args:
                self._write(node.args[0], function, whole=True)
        for target in targets:
            self._target(target, function)

    def _target(self, target: ast.expr, function: str) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self._target(part, function)
        elif isinstance(target, ast.Starred):
            self._target(target.value, function)
        elif isinstance(target, ast.Attribute | ast.Subscript):
            self._write(target, function, whole=False)

    def _write(self, target: ast.expr, function: str, whole: bool) -> None:
        """A write to `target` itself (or, `whole`, to what it holds)."""
        kind = self._kind(target if whole else target.value)  # type: ignore[attr-defined]
        field = self._field(target)
        if kind in (PART, FRAME, VALUE):
            self.found.append((target.lineno, function, field, kind))
        if kind == PART and (whole or isinstance(target, ast.Subscript)):
            self.in_place.append((target.lineno, function, field))

    def _field(self, target: ast.expr) -> str:
        """The field of the state that is written: `a` of `st.a`, `st.a[b]`, `st.a[b].c` …"""
        path: list[str] = []
        node = target
        while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
            if isinstance(node, ast.Attribute):
                path.append(node.attr)
            node = node.func if isinstance(node, ast.Call) else node.value
        path = [name for name in path if name not in READING]
        if not path:
            return node.id if isinstance(node, ast.Name) else "?"
        return path[-1] if path[-1] != "setup" or len(path) < 2 else path[-2]


def judged(source: Path) -> dict[str, Judge]:
    """The modules under `source`."""
    paths = [path for room in ROOMS for path in sorted((source / room).rglob("*.py"))]
    trees = {path.relative_to(source).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    gives = results(list(trees.values()))
    return {name: Judge(name, tree, gives) for name, tree in trees.items()}


def writes(source: Path) -> list[tuple[str, int, str, str, str]]:
    """Every write to the state under `source`: module, line, function, field, kind."""
    return [(name, *found) for name, judge in judged(source).items() for found in judge.found]


def changes_in_place(source: Path) -> list[str]:
    """Lists and dicts that copies of the state may share, and that are changed all the same."""
    return [
        f"{name}:{line}: {function} changes {field} in place"
        for name, judge in judged(source).items()
        for line, function, field in judge.in_place
        if field not in COPIED and f"{name}:{function}" not in TABLE_WRITERS and f"{name}:{function}" not in EXCEPTIONS
    ]


def allowed(module: str, function: str, field: str, kind: str) -> bool:
    if module in WRITERS:
        return True
    if module.startswith("core/") and (kind == FRAME or field in BUSINESS):
        return True
    if (field in MEMORY or kind == VALUE) and module == "core/derive.py":
        return True
    fields, _ = EXCEPTIONS.get(f"{module}:{function}", ((), ""))
    return field in fields


def offences(source: Path) -> list[str]:
    return [
        f"{module}:{line}: {function} writes {field} ({kind})"
        for module, line, function, field, kind in writes(source)
        if not allowed(module, function, field, kind)
    ]


def test_only_game_actions_write_to_cards_and_players() -> None:
    found = offences(SOURCE)
    assert not found, "\n" + "\n".join(found)


def test_every_exception_is_still_needed() -> None:
    made = {(f"{module}:{function}", field) for module, _, function, field, _ in writes(SOURCE)}
    for place, (fields, reason) in EXCEPTIONS.items():
        assert reason
        for field in fields:
            assert any(where == place and field == written for where, written in made), f"{place}: {field}"


def test_the_law_sees_the_writers_write() -> None:
    """What it is worth: it finds the writes that are there."""
    seen = {field for module, _, _, field, _ in writes(SOURCE) if module in WRITERS}
    beside = {"setup", "epoch", "shares_tables", "watch", "asking", "agenda", "first"}
    assert set(fields_of(State)) - beside <= seen


def test_what_copies_share_is_not_changed_in_place() -> None:
    found = changes_in_place(SOURCE)
    assert not found, "\n" + "\n".join(found)


def _without_future(source: str) -> str:
    return source.replace("from __future__ import annotations", "")


def test_shared_objects_are_written_only_after_writable() -> None:
    """In `game_actions` a card in play is written through a name that `writable` gave, or that is new."""
    tree = ast.parse("\n".join(_without_future(path.read_text(encoding="utf-8")) for path in ACTIONS))
    guilty = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name == "writable":
            continue
        own = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and (getattr(node.value.func, "id", "") or getattr(node.value.func, "attr", ""))
            in ("writable", "CardInPlay", "clone", "Lasting", "remember")
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        own |= {  # lists that are filled with nothing else: `left.append(card)`
            node.target.id
            for node in ast.walk(function)
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name)
            and isinstance(node.iter, ast.Name) and _filled_with(function, node.iter.id) <= own != set()
        }  # fmt: skip
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                if isinstance(target, ast.Attribute) and target.attr in CARD_FIELDS:
                    base = target.value
                    fresh = isinstance(base, ast.Call) and getattr(base.func, "id", "") == "writable"
                    if not fresh and not (isinstance(base, ast.Name) and base.id in own):
                        if not (isinstance(base, ast.Name) and base.id == "st"):
                            guilty.append(f"{target.lineno}: {function.name}: {ast.unparse(target)}")
    assert guilty == []


CARD_FIELDS = frozenset(
    {"card", "damage", "drying", "entered", "exerted", "facedown", "gone", "location", "next_ref", "shifted", "under",
     "values"}
)


def _filled_with(function: ast.FunctionDef, name: str) -> set[str]:
    return {
        arg.id if isinstance(arg, ast.Name) else "?"
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
        and isinstance(node.func.value, ast.Name) and node.func.value.id == name
        for arg in node.args
    }  # fmt: skip


# --- the law itself is tested on small invented modules -----------------------------------------

HARMLESS = {
    "reading": "def f(st: State): return st.hand[0], st.in_play.get(1), [c.damage for c in st.in_play.values()]\n",
    "a list of one's own": "def f(st: State):\n    mine = st.hand[0][:]\n    mine.append(1)\n    mine[0] = 2\n",
    "a list of parts": "def f(st: State):\n    xs = [st.in_play[r] for r in st.play[0]]\n    xs.append(1)\n",
    "an object of one's own": "def f(st: State):\n    x = Lasting(1)\n    x.target = 3\n    x.numbers += (1,)\n",
    "a frame": "def f(st: State, f: Frame):\n    f.step += 1\n    f.slots[2] = 3\n    st.agenda[-1].slots[0] = 1\n",
    "the agenda": "def f(st: State):\n    st.agenda.append(1)\n    del st.agenda[1:]\n    st.asking = True\n",
    "a context": "def f(st: State, ctx: Reader):\n    ctx.slots[1] = 2\n",
    "other names": "def f(words):\n    words.append(1)\n    words.x = 2\n",
}
GUILTY = {
    "attribute": ("def f(st: State):\n    st.turn = 3\n", "turn"),
    "augmented": ("def f(st: State):\n    st.turn += 3\n", "turn"),
    "unpacked": ("def f(st: State):\n    a, st.turn = 1, 2\n", "turn"),
    "an item": ("def f(st: State):\n    st.lore[0] += 1\n", "lore"),
    "deleted": ("def f(st: State):\n    del st.in_play[3]\n", "in_play"),
    "a method": ("def f(st: State):\n    st.hand[0].append(3)\n", "hand"),
    "a method that gives": ("def f(st: State):\n    return st.deck[0].pop()\n", "deck"),
    "without annotation": ("def f(st):\n    st.turn = 3\n", "turn"),
    "setattr": ("def f(st: State):\n    setattr(st, 'turn', 3)\n", "st"),
    "a card in play": ("def f(card: CardInPlay):\n    card.damage = 1\n", "damage"),
    "perhaps a card": ("def f(card: CardInPlay | None):\n    card.damage = 1\n", "damage"),
    "a card looked up": ("def f(st: State):\n    card = st.in_play[3]\n    card.damage += 1\n", "damage"),
    "a card got": ("def f(st: State):\n    card = st.in_play.get(3)\n    card.exerted = True\n", "exerted"),
    "a card walked through": ("def f(st: State):\n    for c in st.in_play.values():\n        c.damage = 0\n", "damage"),
    "a card of a list": (
        "def f(st: State):\n    xs = [st.in_play[r] for r in st.play[0]]\n    for x in xs:\n        x.damage = 0\n",
        "damage",
    ),
    "at once": ("def f(st: State):\n    st.in_play[3].damage = 0\n", "in_play"),
    "an alias of a list": ("def f(st: State):\n    deck = st.deck[0]\n    deck.remove(3)\n", "deck"),
    "an alias of an alias": ("def f(st: State):\n    a = st.deck\n    b = a[0]\n    b.sort()\n", "b"),
    "a list of cards": ("def f(cards: list[CardInPlay]):\n    cards[0].damage = 1\n", "damage"),
    "what is worked out": ("def f(v: Values):\n    v.strength = 1\n", "strength"),
    "the setup": ("def f(st: State):\n    st.setup.owner.append(1)\n", "owner"),
    "what lasts": ("def f(st: State):\n    for x in st.lasting:\n        x.times -= 1\n", "times"),
    "from another function": (
        "def g(st: State) -> CardInPlay: return st.in_play[1]\ndef f(st: State):\n    g(st).damage = 1\n",
        "damage",
    ),
}


@pytest.mark.parametrize("text", HARMLESS.values(), ids=HARMLESS.keys())
def test_the_law_allows(tmp_path: Path, text: str) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "a.py").write_text(text, encoding="utf-8")
    assert offences(tmp_path) == []


@pytest.mark.parametrize(("text", "field"), GUILTY.values(), ids=GUILTY.keys())
@pytest.mark.parametrize("room", ROOMS)
def test_the_law_refuses(tmp_path: Path, text: str, field: str, room: str) -> None:
    (tmp_path / room).mkdir()
    (tmp_path / room / "a.py").write_text(text, encoding="utf-8")
    assert len(offences(tmp_path)) == 1
    assert f" f writes {field} " in offences(tmp_path)[0]


@pytest.mark.parametrize(
    "line",
    [
        "st.hand[0].append(3)",
        "st.hand[0] = []",
        "st.bag += [1]",
        "st.lore[0] += 1",
        "del st.lasting[0]",
        "st.zone[3] = 1",
        "pile = st.hand[0]; pile.remove(3)",
        "st.used.clear()",
    ],
)
def test_the_law_sees_what_is_changed_in_place(tmp_path: Path, line: str) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "triggers.py").write_text(f"def f(st: State):\n    {line}\n", encoding="utf-8")
    assert not offences(tmp_path)
    assert len(changes_in_place(tmp_path)) == 1


def test_a_view_may_not_even_touch_frames(tmp_path: Path) -> None:
    (tmp_path / "told").mkdir()
    (tmp_path / "told" / "a.py").write_text("def f(x: Frame):\n    x.step = 1\n", encoding="utf-8")
    assert offences(tmp_path) == ["told/a.py:2: f writes step (frame)"]


def test_the_fields_named_here_are_fields() -> None:
    assert set(fields_of(State)) >= MEMORY | BUSINESS
