"""The reference of the IR (docs/ir.md) is true: what it shows can be built, and it shows every node.

The blocks of Python on the page are run in order, in one namespace that has `ir` and the names of
`illumineer.vocab`.  Code spans that begin with `ir.`, or with the name of a vocabulary and a dot, are
then evaluated in it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from illumineer import ir, vocab
from illumineer.compile.book import CardBook

PAGE = Path(__file__).resolve().parents[1] / "docs" / "ir.md"
TEXT = PAGE.read_text(encoding="utf-8")
VOCABULARIES = {
    name: cls
    for name, cls in vars(vocab).items()
    if isinstance(cls, type) and issubclass(cls, vocab.Word) and cls is not vocab.Word
}

FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
CHECKED = re.compile(rf"(ir|{'|'.join(VOCABULARIES)})\.\w")


def blocks() -> list[str]:
    """The fenced blocks of Python."""
    return FENCE.findall(TEXT)


def spans() -> list[str]:
    """Every code span of the running text and the tables, in order."""
    return SPAN.findall(re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL))


def expressions() -> list[str]:
    """The code spans that say something in the IR, each once."""
    return list(dict.fromkeys(span for span in spans() if CHECKED.match(span)))


@cache
def namespace() -> dict[str, Any]:
    """The names that the page uses: `ir`, the vocabularies, and what its blocks define."""
    names: dict[str, Any] = {"ir": ir, **VOCABULARIES}
    for block in blocks():
        exec(compile(block, str(PAGE), "exec"), names)
    return names


def evaluate(expression: str) -> Any:
    return eval(compile(expression, str(PAGE), "eval"), dict(namespace()))


def shown() -> list[Any]:
    """Every value on the page: those of the spans, and every expression and name of the blocks."""
    found = [evaluate(expression) for expression in expressions()]
    for block in blocks():
        for statement in ast.parse(block).body:
            if isinstance(statement, ast.Expr):
                found.append(evaluate(ast.unparse(statement.value)))
            elif isinstance(statement, ast.Assign):
                names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
                found += [namespace()[name] for name in names]
    return found


# --- what a field may hold -------------------------------------------------------------------


@cache
def hints(cls: type[ir.Node]) -> dict[str, Any]:
    """The types of a node's fields, with the names of all families resolved."""
    return get_type_hints(cls, localns={**vars(ir), **VOCABULARIES})


def fits(value: Any, kind: Any) -> bool:
    """Whether the value is of the type that a field asks for."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in get_args(kind))
    if origin is tuple:
        parts = get_args(kind)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(fits(item, parts[0]) for item in value)
        return len(value) == len(parts) and all(fits(*pair) for pair in zip(value, parts, strict=True))
    if kind in (None, NoneType):
        return value is None
    if kind is int:  # a word of a vocabulary is no number
        return type(value) is int
    return isinstance(value, kind)


def misfits(value: Any) -> list[str]:
    """The fields in the tree that hold what they cannot hold."""
    found: list[str] = []
    for node in ir.walk(value):
        kinds = hints(type(node))
        for name in node.field_names:
            if not fits(getattr(node, name), kinds[name]):
                found.append(f"{type(node).__name__}.{name} = {getattr(node, name)!r}")
    return found


# --- the laws --------------------------------------------------------------------------------


def test_the_page_has_something_to_say() -> None:
    assert len(expressions()) > 300
    assert len(blocks()) >= 3


def test_every_expression_is_a_node_or_a_word() -> None:
    for expression in expressions():
        assert isinstance(evaluate(expression), ir.Node | vocab.Word), expression


def test_every_field_holds_what_it_may_hold() -> None:
    assert [problem for value in shown() for problem in misfits(value)] == []


def test_everything_survives_json() -> None:
    for value in shown():
        assert ir.from_json(ir.to_json(value)) == value


def test_every_effect_ability_and_card_compiles() -> None:
    compiled = 0
    for value in shown():
        if isinstance(value, ir.Effect | ir.ActionEffect):
            effect = value if isinstance(value, ir.ActionEffect) else ir.ActionEffect(value)
            CardBook([ir.Card("Sample", vocab.CardType.ACTION, 1, abilities=(effect,))])
        elif isinstance(value, ir.Ability):
            CardBook([ir.Card("Sample", vocab.CardType.CHARACTER, 1, willpower=1, abilities=(value,))])
        elif isinstance(value, ir.Card):
            CardBook([value])
        else:
            continue
        compiled += 1
    assert compiled > 150


def test_every_node_has_its_place_in_the_tables() -> None:
    named = {word for span in spans() for word in re.findall(r"\w+", span)}
    assert sorted(set(ir.node_classes()) - named) == []


def test_every_row_of_a_table_has_all_its_cells() -> None:
    columns = 0
    for line in TEXT.splitlines():
        if not line.startswith("|"):
            columns = 0
            continue
        cells = len(SPAN.sub("", line).strip("|").split("|"))
        columns = columns or cells
        assert cells == columns, line
