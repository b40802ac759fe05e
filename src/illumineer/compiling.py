"""What the compiler of the core is told about a class; nothing where the core is not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**told: Any) -> Any:
        """Leave the class as it is."""
        return lambda cls: cls
