"""How derived values differ from the printed ones: every field of a card's values is said."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.support import character, fields_of

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import Values
from illumineer.vocab import Doing, Keyword

_PRINTED: Final = CardBook([character("Hero", Keyword.EVASIVE)]).card("Hero").printed
_CANT: Final = ir.Cant(Doing.QUEST)
_OTHER: Final[dict[str, Any]] = {
    "abilities": (),
    "keywords": {int(Keyword.RUSH): 0},
    "cants": ((int(Doing.QUEST), _CANT, 0),),
    "allows": ((0, _CANT, 0),),
    "musts": ((_CANT, 0),),
    "prices": ((_CANT, 0),),
    "names": (*_PRINTED.names, "Another"),
    "shift_names": (*_PRINTED.shift_names, "Another"),
    "classes": _PRINTED.classes | {"Another"},
    "must_be_chosen": True,
}
"""What a field is changed to; a number that is not here is raised by 1."""


def _other(field: str) -> Any:
    return _OTHER[field] if field in _OTHER else getattr(_PRINTED, field) + 1


@pytest.mark.parametrize("field", [field for field in fields_of(Values) if field != "__hash__"])
def test_a_change_of_any_field_is_told(field: str) -> None:
    now = _PRINTED.copy()
    assert now.changes(_PRINTED) == _PRINTED.changes(_PRINTED)
    setattr(now, field, _other(field))
    assert now.changes(_PRINTED) != _PRINTED.changes(_PRINTED)


def test_a_printed_keyword_that_was_lost_is_told() -> None:
    now = _PRINTED.copy()
    now.keywords = {}
    assert now.changes(_PRINTED) != _PRINTED.changes(_PRINTED)
