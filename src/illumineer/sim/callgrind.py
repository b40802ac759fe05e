"""What valgrind counted, function by function, and by kind of cost.

A profile gives the instructions that each function of C took itself.  Two runs of one program that differ in nothing
but how much they do are subtracted: what is left is the work, without the start of Python.

Which kind a function belongs to is told by its name (`KINDS`), so that the borders are a matter of judgement; the sum
is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

Profile = Mapping[str, float]
"""Instructions by the name of the function that took them itself."""

OTHER: Final = "other"
KINDS: Final[Mapping[str, str]] = {
    "collector": r"^gc_|_traverse$|^visit_|^(subtract|update)_refs|^(deduce|move|untrack)_\w*unreachable|^untrack_",
    "dicts": r"dict|lookdict|unicodekeys|^_?PyDict|^set_|^PySet|^_PySet|frozenset",
    "objects": (
        r"_dealloc|^_?Py_Dealloc|_free$|^_int_(free|malloc)|^(m|c|re)alloc$|^free$|PyObject_(Malloc|Free|Calloc|Realloc)"
        r"|_Py(Mem|Object)_(Raw)?(Malloc|Free|New)|gc_alloc|PyObject_GC_|_PyObject_New|^PyType_GenericAlloc|_clear$"
        r"|^PyList_New|^Py?Tuple_(New|Pack)|^PyTuple_|^tuple_(new|alloc)|_setup$|^arena_|^pymalloc|_new$|^type_call"
        r"|^_PyTrash|^malloc_consolidate|^unlink_chunk"
    ),
    "core": r"^CPy(Def|Gen)_|^CPyStatics",
    "comparing": r"[Rr]ich_?[Cc]ompare|_contains|Contains|_index(_|$)|memcmp|_eq$|_hash$|PyObject_Hash|^tuplehash",
    "attributes": r"[Gg]et_?[Aa]ttr|[Ss]et_?[Aa]ttr|^_PyType_Lookup|^member_get|^PyMember_Get|_descr_get|_get_[a-z]+$",
    "lists": r"^list_|^_?PyList_|^CPyList|^listiter|^CPySequence|^__?mem(cpy|move|set)|^PySequence|^PyNumber_InPlace",
    "ints": r"^long_|^_?PyLong|^CPyTagged|^CPyInt|^k_|^x_(add|sub)|^PyNumber_|^CPyLong|^binary_(i?op)",
    "isinstance": r"[Ii]s[Ii]nstance|IsSubclass|^union_|_Py_union|^CPy_TypeCheck",
    "calls": r"^CPyPy_|^CPyArg|[Vv]ectorcall|^_?PyObject_(Fast)?Call|^method_|^_PyObject_MakeTpCall|^CPySingledispatch",
    "interpreted": r"^_PyEval|^_?PyFrame|^_PyFunction|frame",
}
"""Kinds of cost, and which functions belong to each; the first that fits counts."""
_RULES: Final = tuple((kind, re.compile(pattern)) for kind, pattern in KINDS.items())


def kind_of(function: str) -> str:
    """The kind of cost that a function of C belongs to."""
    for kind, pattern in _RULES:
        if pattern.search(function):
            return kind
    return OTHER


def by_kind(profile: Profile) -> dict[str, float]:
    """The instructions of each kind, the dearest kind first."""
    found: dict[str, float] = {}
    for function, n in profile.items():
        kind = kind_of(function)
        found[kind] = found.get(kind, 0) + n
    return dict(sorted(found.items(), key=lambda row: -row[1]))


def between(few: Profile, many: Profile, units: int) -> dict[str, float]:
    """What one unit takes, if the second run did that many more of them; the dearest function first."""
    found = {name: (n - few.get(name, 0)) / units for name, n in many.items() if n != few.get(name, 0)}
    return dict(sorted(found.items(), key=lambda row: -row[1]))


def read(lines: Iterable[str]) -> dict[str, int]:
    """The profile in a file that callgrind wrote."""
    names: dict[str, str] = {}  # a name is written once, and called by its number from then on
    found: dict[str, int] = {}
    function = ""
    of_call = False  # the line after "calls=" counts what is called, which has its own lines
    for line in lines:
        if line.startswith("fn="):
            number, _, name = line[3:].strip().partition(" ")
            if name:
                names[number] = name
            function = names[number]
        elif line.startswith("cfn="):
            number, _, name = line[4:].strip().partition(" ")
            if name:
                names[number] = name
        elif line.startswith("calls="):
            of_call = True
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            if not of_call:
                found[function] = found.get(function, 0) + int(line.split()[1])
            of_call = False
    return found
