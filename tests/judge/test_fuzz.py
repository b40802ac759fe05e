"""Whatever stands in a file, the verdict is one of four, and can be told in every language."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.judge.scenes import POOL, data

from illumineer.judge import Result, compare, run
from illumineer.words import LANGUAGES

GOOD = data(
    [
        {"play": "Ogre - Grown", "shift_onto": "Ogre"},
        {"play": "Archer"},
        {"accept": True, "by": "p1", "for": "Archer"},
        {"choose": ["Knight"], "if_asked": True},
        {"illegal": {"quest": "Archer", "by": "p1"}, "why": "5.1.1.11"},
        {"can": [{"challenge": ["Ogre - Grown", "Knight"]}, {"end_turn": True}]},
        {"cannot": [{"move": ["Gnome - Old", "Rock"]}, {"activate": ["Cook", "Stew"], "cost": {"banish": ["Pawn"]}}]},
        {"play": "Study"},
        {"put": {"hand": ["Scout"], "bottom": ["Herald", "Rock"]}},
        {
            "expect": {
                "active": "p1",
                "winner": "none",
                "p1": {
                    "lore": 3,
                    "ink": {"ready": 3},
                    "hand": ["Bolt", "Scout"],
                    "deck": {"count": 2, "bottom": ["Rock"]},
                },
                "cards": {"Ogre - Grown": {"zone": "play", "damage": 1, "keywords": {"Ward": False, "Shift": 2}}},
                "bag": 0,
                "prompt": "none",
                "hidden": {"p2": ["Scout"]},
            }
        },
        {"play": "Bolt"},
        {"expect": {"prompt": {"by": "p1", "kind": "choose", "includes": ["Knight"], "excludes": ["Rock"]}}},
        {"choose": "Gnome - Old"},
        {"challenge": ["Ogre - Grown", "Knight"]},
        {"end_turn": True},
    ],
    {
        "active": "p1",
        "turn": 6,
        "first": "p2",
        "phase": "main",
        "p1": {
            "lore": 3,
            "ink": {"ready": 8, "exerted": 1},
            "inked": 1,
            "hand": ["Ogre - Grown", "Archer", "Study", "Bolt"],
            "deck": ["Scout", "Herald", "Rock"],
            "play": [{"card": "Ogre", "damage": 1}, "Tower", "Cook", {"card": "Gnome - Old", "at": "Tower"}],
            "discard": ["Pawn"],
        },
        "p2": {"play": [{"card": "Knight", "exerted": True, "under": ["Giant"]}], "hand": 2, "deck": [{"filler": 4}]},
    },
    cards=[
        {"fullName": "Gnome - Old", "type": "Character", "cost": 1, "willpower": 2, "text": "Rush", "color": "Ruby"}
    ],
    teams=[["p1"], ["p2"]],
    since="2.0",
    tags=["a"],
)
WORDS = st.sampled_from(
    ("p1", "p2", "p3", "play", "hand", "deck", "Ogre", "Ogre#2", "Ogre - Grown", "Knight", "Pawn", "Rock", "Tower",
     "none", "true", "card", "damage", "filler", "quest", "choose", "accept", "expect", "end_turn", "2.1", "#",
     "", "Bolt", "ready", "exerted", "by", "for", "at", "under", "start", "concede", "Study", "<<", "teams")
)  # fmt: skip
SCALARS = st.none() | st.booleans() | st.integers(-3, 7) | st.just(10**30) | st.floats() | WORDS | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
QUICK = settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))


def _verdict(result: Result) -> str:
    assert result.status in ("pass", "fail", "skip", "error")
    for lang in LANGUAGES:
        assert bool(result.told(lang)) == (result.status != "pass")
    assert "broke down" not in result.message, result.message
    return result.status


def _places(tree: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [place for key, value in inside for place in ((*way, key), *_places(value, (*way, key)))]


@st.composite
def spoiled(draw: st.DrawFn) -> dict[str, Any]:
    """The good scenario with a few things changed, taken out, doubled or put elsewhere."""
    tree = copy.deepcopy(GOOD)
    for _ in range(draw(st.integers(1, 3))):
        places = _places(tree)
        *way, key = draw(st.sampled_from(places))
        holder: Any = tree
        for part in way:
            holder = holder[part]
        how = draw(st.sampled_from(("value", "other", "remove", "key", "double")))
        if how == "value":
            holder[key] = draw(VALUES)
        elif how == "other":
            other: Any = tree
            for part in draw(st.sampled_from(places)):
                other = other[part]
            holder[key] = copy.deepcopy(other)
        elif how == "remove":
            del holder[key]
        elif isinstance(holder, dict):
            holder[draw(WORDS)] = copy.deepcopy(holder[key]) if how == "double" else holder.pop(key)
        else:
            holder.insert(key, copy.deepcopy(holder[key]))
    return tree


def test_the_good_scenario_is_good() -> None:
    result = run(GOOD, POOL)
    assert result.status == "pass", result


@QUICK
@given(tree=spoiled())
def test_any_data_has_a_verdict(tree: dict[str, Any]) -> None:
    _verdict(run(tree, POOL))


@settings(QUICK, max_examples=40)
@given(tree=spoiled())
def test_any_data_can_be_compared(tree: dict[str, Any]) -> None:
    found = compare(tree, POOL)
    _verdict(found.result)
    for result in found.results:
        _verdict(result)


@pytest.mark.parametrize("suffix", ["yaml", "json"])
@QUICK
@given(
    at=st.integers(0, 10**6),
    cut=st.integers(0, 3),
    piece=st.sampled_from("\t:[]{}'\"#&*!|>-,\n \\@`%é\x00<1") | st.text(max_size=3),
)
def test_any_text_has_a_verdict(
    suffix: str, at: int, cut: int, piece: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    text = yaml.safe_dump(GOOD, sort_keys=False) if suffix == "yaml" else json.dumps(GOOD, indent=1)
    at %= len(text)
    path: Path = tmp_path_factory.getbasetemp() / f"spoiled.{suffix}"
    path.write_bytes((text[:at] + piece + text[at + cut :]).encode("utf-8", "surrogatepass"))
    result = run(path, POOL)
    if _verdict(result) == "error":
        assert result.message.startswith(str(path))
