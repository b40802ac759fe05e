"""The grammar of card text, family by family; `grammar()` is all of it."""

from __future__ import annotations

from functools import cache

from illumineer.text.grammar import (
    abilities,
    amounts,
    cards,
    coined,
    conditions,
    costs,
    effects,
    events,
    frames,
    history,
    keywords,
    lasting,
    leaving_out,
    lexicon,
    mods,
    names,
    options,
    ordinals,
    places,
    players,
    replacements,
    statics,
    superlatives,
    table,
    things,
    traits,
)
from illumineer.text.grammar.verbs import damage, look, lore, play, zones
from illumineer.text.kernel import Grammar

FAMILIES = (
    lexicon, things, leaving_out, names, players, cards, places, amounts, traits, superlatives, conditions, events, ordinals, history, costs, keywords, mods, damage, lore, zones, look, play,
    effects, frames, options, lasting, statics, table, replacements, abilities, coined,
)  # fmt: skip


@cache
def grammar() -> Grammar:
    """Every rule; made once, when it is first needed."""
    made = Grammar()
    for family in FAMILIES:
        made.family = family.__name__.rpartition(".")[2]
        family.declare(made)
    return made
