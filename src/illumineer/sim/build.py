"""Which build is running: the core may be compiled (mypyc), or plain Python from the same source."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the core runs compiled."""
    found = find_spec("illumineer.core.machine")
    assert found is not None and found.origin is not None, "the machine is a module in a file"
    return found.origin.endswith(tuple(EXTENSION_SUFFIXES))  # bytecode alone, as in a browser, is not compiled
