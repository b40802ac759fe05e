"""Records behave as frozen dataclasses do."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace

import pytest

from illumineer import ir
from illumineer.vocab import Stat

PLUS = ir.Adjust(Stat.STRENGTH, 2)


def test_a_record_is_a_dataclass_with_slots() -> None:
    assert is_dataclass(PLUS) and [field.name for field in fields(PLUS)] == ["stat", "n"]
    assert replace(PLUS, n=3) == ir.Adjust(stat=Stat.STRENGTH, n=3)
    assert not hasattr(PLUS, "__dict__")
    assert repr(PLUS) == "Adjust(stat=<Stat.STRENGTH: 0>, n=2)"


def test_records_are_equal_if_their_class_and_fields_are() -> None:
    assert ir.Adjust(Stat.STRENGTH, 2) == PLUS and hash(PLUS) == hash(ir.Adjust(Stat.STRENGTH, 2))
    assert ir.Adjust(Stat.LORE, 2) != PLUS
    assert ir.IsThis() == ir.IsThis() and ir.IsThis() != ir.IsOther()


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        PLUS.n = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del PLUS.n


def test_a_record_can_be_copied_and_sent() -> None:
    assert copy.deepcopy(PLUS) == pickle.loads(pickle.dumps(PLUS)) == PLUS


def test_a_wrong_field_is_an_error() -> None:
    with pytest.raises(TypeError):
        ir.Adjust(Stat.STRENGTH, 2, 3)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        ir.Adjust(amount=2)  # type: ignore[call-arg]
