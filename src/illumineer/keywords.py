"""The keywords (section 8), one record for each: its names, how it is written, its rule, and when it shows.

What has to know every keyword is made from these records: the word tables, the lexicon and the forms of the grammar,
the rules that govern a text, the headings of the rulebook, the columns of `env`, what `sim` tries and counts.  Not
here: what a keyword means.  `compile/keywords.py` says that part by part as IR; what the IR cannot say stands in the
module of the core that the record names.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from illumineer.cr import CR, EDITIONS, own_number
from illumineer.vocab import Form, Happening, Keyword

_H: Final = Happening


class Record(NamedTuple):
    """What is known about a keyword.

    `shows` are the kinds of event in which a card with it does something that another would not.  `in_core` is the
    module of the core that carries out what the IR cannot say of it; "" if the IR says all of it.
    """

    keyword: Keyword
    en: str
    es: str
    form: Form
    rule: CR  # that of its section
    shows: tuple[Happening, ...]
    in_core: str = ""
    ability: str = ""  # what its ability is called in a Spanish sentence
    in_play: bool = True  # it works in play
    entering: bool = False  # it works while the card is played
    with_english: bool = False  # outside card text, the Spanish name has the English one behind it

    @property
    def told(self) -> str:
        """Its Spanish name outside card text."""
        return self.in_full if self.with_english else self.es

    @property
    def in_full(self) -> str:
        """Its Spanish name, and the English one that is printed on most cards."""
        return f"{self.es} ({self.en})"

    @property
    def adds_up(self) -> bool:
        """Whether its numbers add up: those printed with +N (8.1.2)."""
        return self.form == Form.PLUS

    @property
    def since(self) -> str:
        """The first edition that has it."""
        return next(edition for edition in EDITIONS if own_number(self.rule, edition) is not None)


RECORDS: Final[tuple[Record, ...]] = (
    Record(Keyword.ALERT, "Alert", "Alerta", Form.PLAIN, CR.ALERT, ()),
    Record(
        Keyword.BODYGUARD, "Bodyguard", "Guardaespaldas", Form.PLAIN, CR.BODYGUARD, (_H.CHALLENGES,),
        in_core="core.legal", entering=True,
    ),
    Record(
        Keyword.BOOST, "Boost", "Impulso", Form.INK, CR.BOOST, (),
        in_core="core.turn_actions.activate", ability="el Impulso",
    ),
    Record(
        Keyword.CHALLENGER, "Challenger", "Desafiante", Form.PLUS, CR.CHALLENGER, (_H.CHALLENGES,),
        in_core="core.card_tests",
    ),
    Record(Keyword.EVASIVE, "Evasive", "Evasivo", Form.PLAIN, CR.EVASIVE, (_H.CHALLENGES,), in_core="core.legal"),
    Record(Keyword.RECKLESS, "Reckless", "Imprudente", Form.PLAIN, CR.RECKLESS, (_H.CHALLENGES,)),
    Record(
        Keyword.RESIST, "Resist", "Resistencia", Form.PLUS, CR.RESIST, (_H.DAMAGE_DEALT,),
        in_core="core.would", ability="la Resistencia",
    ),
    Record(Keyword.RUSH, "Rush", "Prisa", Form.PLAIN, CR.RUSH, (), entering=True),
    Record(Keyword.SHIFT, "Shift", "Cambio", Form.COSTS, CR.SHIFT, (), in_core="core.ways", with_english=True),
    Record(Keyword.SINGER, "Singer", "Cantante", Form.NUMBER, CR.SINGER, (_H.SANG,), in_core="core.payment"),
    Record(
        Keyword.SING_TOGETHER, "Sing Together", "Cantar Juntos", Form.NUMBER, CR.SING_TOGETHER, (_H.SANG,),
        in_core="core.ways", in_play=False, entering=True,
    ),
    Record(Keyword.SUPPORT, "Support", "Apoyo", Form.PLAIN, CR.SUPPORT, (), ability="el Apoyo"),
    Record(
        Keyword.VANISH, "Vanish", "Desvanecer", Form.PLAIN, CR.VANISH, (_H.CHOSEN,),
        ability="la habilidad Desvanecer",
    ),
    Record(Keyword.WARD, "Ward", "Protección", Form.PLAIN, CR.WARD, (_H.CHOSEN,), in_core="core.verbs.choosing"),
    Record(Keyword.ADVENTUROUS, "Adventurous", "Aventurero", Form.PLAIN, CR.ADVENTUROUS, ()),
)  # fmt: skip
"""A record for each, in the order of `vocab.Keyword`: encodings have their columns in it."""

OF: Final[dict[Keyword, Record]] = {each.keyword: each for each in RECORDS}
ADDING_UP: Final = frozenset(each.keyword for each in RECORDS if each.adds_up)
"""Those whose numbers add up."""


def of_rule(rule: CR) -> Keyword | None:
    """The keyword that a rule is about: that of its section, or a part of it, which is named after it."""
    for each in RECORDS:
        name = each.rule.name
        if rule == each.rule or rule.name.startswith(f"{name}_"):
            return each.keyword
    return None
