"""The rules that the suite has to prove (`illumineer.rulebook.listed`), and those of them that no test can prove."""

from __future__ import annotations

from illumineer.rulebook.listed import RULES, key

__all__ = ["RULES", "UNTESTABLE", "key"]

# Rule -> why no test can prove it.
UNTESTABLE: dict[str, str] = {}
