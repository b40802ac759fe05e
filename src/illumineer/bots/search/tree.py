"""The tree: single-observer information-set Monte Carlo tree search.

A node stands for all positions that its answers lead to, whatever the hidden cards are; its children are the answers
that were given there.  Every playout walks down one deal of the hidden cards, chooses among the answers that are
possible in it (each counts how often it was), adds a node, plays out lightly and tells every node on the way how it
went for the searching player.

At the root each answer has a prior, what greedy thinks of it, and its playouts meet the deals in the same order, so
that answers are compared on the same cards.  Further down a node considers more answers the more often it is visited,
first of all the one that a playout would give.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from illumineer.bots.greedy import acting, tried
from illumineer.bots.search.policy import pick, play_out
from illumineer.bots.worth import worth
from illumineer.core import machine
from illumineer.core.decisions import Answer, Decision
from illumineer.core.rng import Dice
from illumineer.core.state import State, card_id, is_ref
from illumineer.seen.view import View, determinise
from illumineer.vocab import Zone

Key = int | str | tuple[int, ...]

TURNS: Final = 2
"""A playout goes to the beginning of the searching player's next turn …"""
DECISIONS: Final = 30
"""… or for so many decisions."""
_SCALE: Final = 6.0
"""A position that is worth so much more is won nearly three times in four."""
_SHARP: Final = 1.5
"""Answers that greedy holds to be worth so much less are tried a third as often, at first."""
_BOLD: Final = 0.5
"""How much the prior weighs against what playouts have shown."""
_EXPLORE: Final = 0.3
"""The same of answers that were seldom tried, below the root."""
_HIDDEN: Final = (int(Zone.HAND), int(Zone.DECK))


class Node:
    """An answer in the tree: how often it was possible and taken, and how it went, for the searching player."""

    __slots__ = ("answer", "available", "children", "prior", "total", "visits")

    def __init__(self, answer: Answer, prior: float = 0.0) -> None:
        self.answer = answer
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}


class Tree:
    """A search from one view."""

    __slots__ = ("_deals", "_dice", "_me", "_root", "_turn", "_view", "playouts")

    def __init__(self, view: View, dice: Dice) -> None:
        self._view = view
        self._dice = dice
        self._me = view.player
        self._deals: list[State] = []
        self.playouts = 0
        deal = self._deal(0)
        self._turn = deal.turn + (TURNS if deal.active == self._me else 1)
        self._root = Node(0)
        asked = view.decision
        assert asked is not None, "a search begins at a decision of its player"
        values = tried(deal, asked)
        most = max([value for _, value in values])
        weights = [exp(max(-30.0, (value - most) / _SHARP)) for _, value in values]
        whole = sum(weights)
        for (answer, _), weight in zip(values, weights, strict=True):
            self._root.children[answer] = Node(answer, weight / whole)

    @property
    def settled(self) -> bool:
        """Whether there is nothing to search for."""
        return len(self._root.children) == 1

    def decided(self, left: int) -> bool:
        """Whether so many more playouts cannot change which answer was taken most."""
        visits = sorted([child.visits for child in self._root.children.values()])
        return len(visits) == 1 or visits[-1] - visits[-2] > left

    def best(self) -> Answer:
        """The answer that was taken most; of several such, the one that went best."""
        found: Node | None = None
        for child in self._root.children.values():
            if found is None or (child.visits, child.total, child.prior) > (found.visits, found.total, found.prior):
                found = child
        assert found is not None
        return found.answer

    def play(self) -> None:
        """One playout."""
        self.playouts += 1
        root = self._root
        child = self._likeliest()
        st = self._deal(child.visits).copy()
        dice = Dice(child.visits)
        path = [root, child]
        machine.answer(st, child.answer)
        self._descend(st, path, dice)
        play_out(st, self._turn, DECISIONS, dice)
        value = 1.0 / (1.0 + exp(-max(-60.0, min(60.0, worth(st, self._me) / _SCALE))))
        for node in path:
            node.visits += 1
            node.total += value

    def _deal(self, n: int) -> State:
        while len(self._deals) <= n:
            self._deals.append(determinise(self._view, self._dice))
        return self._deals[n]

    def _likeliest(self) -> Node:
        """The answer at the root that is to be tried next."""
        root = self._root
        assumed = root.total / root.visits if root.visits else 0.5
        spread = _BOLD * sqrt(root.visits + 1)
        found: Node | None = None
        most = -1.0
        for child in root.children.values():
            mean = child.total / child.visits if child.visits else assumed
            value = mean + spread * child.prior / (1 + child.visits)
            if value > most:
                found, most = child, value
        assert found is not None
        return found

    def _descend(self, st: State, path: list[Node], dice: Dice) -> None:
        """Go down the tree, and put one new node at the end of the path."""
        for _ in range(DECISIONS):
            if st.outcome is not None or (st.turn >= self._turn and acting(st)):
                return
            asked = machine.decision(st)
            if len(asked.options) == 1:
                machine.answer(st, asked.options[0])
                continue
            node = path[-1]
            if node.visits == 0:
                return
            new = len(node.children) < 1 + sqrt(node.visits) * 0.6
            child = self._widened(st, node, asked, dice) if new else None
            fresh = child is not None
            if child is None:
                child = self._chosen(st, node, asked)
            if child is None:
                return
            path.append(child)
            machine.answer(st, child.answer)
            if fresh:
                return

    def _widened(self, st: State, node: Node, asked: Decision, dice: Dice) -> Node | None:
        """A new child: what a playout would answer, or else any answer that is not in the tree yet."""
        option = pick(st, asked, dice)
        name = key(st, option)
        if name in node.children:
            option = asked.options[dice.below(len(asked.options))]
            name = key(st, option)
            if name in node.children:
                return None
        child = Node(option)
        node.children[name] = child
        return child

    def _chosen(self, st: State, node: Node, asked: Decision) -> Node | None:
        """The child with the best prospects for whoever decides, of those that are possible in this deal."""
        own = not st.opposed(self._me, asked.player)
        found: Node | None = None
        most = -1.0
        for option in asked.options:
            child = node.children.get(key(st, option))
            if child is None:
                continue
            child.available += 1
            child.answer = option  # as this deal names it
            if child.visits == 0:
                return child
            mean = child.total / child.visits
            value = (mean if own else 1.0 - mean) + _EXPLORE * sqrt(log(child.available + 1) / child.visits)
            if value > most:
                found, most = child, value
        return found


def key(st: State, answer: Answer) -> Key:
    """A name of an answer that holds in every deal: hidden cards go by which card they are."""
    if isinstance(answer, tuple):
        if len(answer) < 2:
            return answer
        return (answer[0], _named(st, answer[1]), *answer[2:])
    if isinstance(answer, int):
        return _named(st, answer)
    return answer


def _named(st: State, ref: int) -> int:
    if not is_ref(ref) or ref in st.in_play:
        return ref
    id = card_id(ref)
    return -2 - st.defs[id] if st.zone[id] in _HIDDEN else ref
