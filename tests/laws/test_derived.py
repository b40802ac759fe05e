"""Law: what is kept of what is derived is what would be worked out afresh, ability by ability.

Checked on random games, after every answer: the values of every card in play, what holds for players, and who looks
out for what.
"""

from __future__ import annotations

import pytest
from tests.laws.pool import books, new_game, walk
from tests.support import character, table, your_characters

from illumineer import ir
from illumineer.core import derive
from illumineer.core.state import State
from illumineer.vocab import Keyword, Stat

Face = tuple[object, ...]


def face(st: State) -> Face:
    """Everything that is derived of the table."""
    table = {
        kind: [(rule.mod, rule.context.source, rule.lasting, rule.number, rule.ability, rule.grant) for rule in rules]
        for kind, rules in derive.derived(st).table.items()
    }
    looking = [
        {
            kind: [(watch.spec.id, watch.event, watch.context.source, watch.grant, watch.lasting) for watch in watches]
            for kind, watches in index.items()
        }
        for index in (derive.watchers(st), derive.replacements(st))
    ]
    enters = [(mod, affects, context.source, lasting) for mod, affects, context, lasting in derive.derived(st).enters]
    return {card.ref: derive.values(st, card) for card in st.table()}, table, enters, looking


def afresh(st: State) -> State:
    """The same table, where every ability has been applied by itself."""
    new = st.copy()
    derive._compute(new, [])
    return new


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition", ["2.3", "1-late"])
def test_what_is_kept_is_what_is_worked_out_afresh(players: int, edition: str) -> None:
    for book in books():
        for seed in range(3):
            game = new_game(book, seed, players, edition=edition)
            for _ in walk(game, seed, 150):
                st = game.state
                assert face(st) == face(afresh(st))


KING = character(
    "King",
    ir.Static((ir.Adjust(Stat.STRENGTH, 1), ir.Gain(Keyword.RESIST, 1)), your_characters(ir.IsOther())),
    ir.Static((ir.Gain(Keyword.EVASIVE), ir.Adjust(Stat.LORE, 2)), your_characters()),
)


def test_several_of_one_ability_add_up_but_each_spares_itself() -> None:
    t = table([KING], p1={"play": ["King", "King#2", "King#3", "Scout"]}, p2={"play": ["King#4", "Scout#2"]})
    strength = [(t[name].strength, t[name].keyword(Keyword.RESIST)) for name in ("King", "King#3", "Scout")]
    assert strength == [(4, 2), (4, 2), (5, 3)]
    assert (t["King#4"].strength, t["Scout#2"].keyword(Keyword.RESIST)) == (2, 1)
    assert (t["Scout"].lore, t["King"].lore, t["King#4"].lore) == (7, 7, 3)
    assert t["King"].has(Keyword.EVASIVE) and t["Scout#2"].has(Keyword.EVASIVE)
    assert face(t.game.state) == face(afresh(t.game.state))
