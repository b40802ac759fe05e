"""A text taken apart: which phrase says which part of the tree, by which wording, and which rules govern it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from illumineer import ir
from illumineer.cr import CR
from illumineer.ir.base import Node, label, walk
from illumineer.text.card import read_paragraph
from illumineer.text.governing import governing
from illumineer.text.grammar.coined import MARK, unmarked
from illumineer.text.outcome import Declined
from illumineer.text.parse import Derivation
from illumineer.text.tokens import join
from illumineer.vocab import CardType


@dataclass(frozen=True, slots=True)
class Part:
    """What a phrase adds to the tree of the phrases inside it."""

    depth: int
    meaning: str  # the nodes, with their plain fields
    phrase: str
    wording: str  # category and template; none for a keyword that is read by its reminder text
    rules: tuple[CR, ...]
    coined: str = ""  # the word that is explained here by its reminder text


def explain(text: str, type_: CardType) -> tuple[Part, ...] | Declined:
    """The parts of a paragraph on a card of that type, outer ones first; or why it cannot be read."""
    read = read_paragraph(text, type_)
    if isinstance(read, Declined):
        return read
    tokens, values = read.tokens, read.values
    parts: list[Part] = []

    def visit(found: Derivation, depth: int) -> None:
        inside = {node for child in found.children for node in _nodes(values[child])}
        own = [node for node in _nodes(values[found]) if node not in inside]
        if own:
            phrase = join(unmarked(tokens[found.start : found.end]))
            wording = "" if found.wording is None else repr(found.wording).replace(f"{MARK} ", "")
            coined = next((node.word for node in own if isinstance(node, ir.Coined | ir.CoinedVerb)), "")
            rules = dict.fromkeys(rule for node in own for rule in governing(node))
            parts.append(Part(depth, ", ".join(map(label, own)), phrase, wording, tuple(rules), coined))
            depth += 1
        for child in found.children:
            visit(child, depth)

    visit(read.derivation, 0)
    return tuple(parts)


def _nodes(value: Any) -> list[Node]:
    """Every node of a value, the outer ones first."""
    return [node for node in walk(value) if "?doer" not in getattr(node, "where", ())]  # a mark for whom it is said of
