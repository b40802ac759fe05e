"""Why a card is what it is: the printed value, every modifier with where it comes from and until when, the sum.

Each line is a `Reason`: a rule and a message, told by `explain.reason_line` like any other reason.  Not here: why
something is not legal (the rooms of the core that refuse it).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.book import GrantedAbility
from illumineer.core import card_tests, derive, ways
from illumineer.core.derive import Applied
from illumineer.core.state import Lasting, State
from illumineer.cr import CR
from illumineer.keywords import ADDING_UP
from illumineer.messages import Arg, Message, Reason
from illumineer.told.explain import ability_noun, duration, figure
from illumineer.vocab import CardType, Doing, Keyword, Stat

STATS: Final[dict[str, Stat]] = {
    "strength": Stat.STRENGTH,
    "willpower": Stat.WILLPOWER,
    "lore": Stat.LORE,
    "cost": Stat.COST,
    "move cost": Stat.MOVE_COST,
}
ASPECTS: Final = (*STATS, "keywords", "limits")
"""What can be asked for.  "limits": what it can't, may or must do, and what it is besides."""

_OF_CHARACTER: Final = {
    Stat.STRENGTH: CR.CHARACTER_STRENGTH,
    Stat.WILLPOWER: CR.CHARACTER_WILLPOWER,
    Stat.LORE: CR.CHARACTER_LORE,
    Stat.COST: CR.PART_COST,
}
_OF_LOCATION: Final = {
    Stat.WILLPOWER: CR.LOCATION_WILLPOWER,
    Stat.LORE: CR.LOCATION_LORE,
    Stat.COST: CR.PART_COST,
    Stat.MOVE_COST: CR.LOCATION_MOVE_COST,
}
_OF_OTHERS: Final = {Stat.COST: CR.PART_COST}
_HAS: Final[dict[int, dict[Stat, CR]]] = {
    CardType.CHARACTER: _OF_CHARACTER,
    CardType.LOCATION: _OF_LOCATION,
}
_BELOW_ZERO: Final = {Stat.STRENGTH: CR.MODIFIER_NEGATIVE_STRENGTH, Stat.LORE: CR.MODIFIER_NEGATIVE_LORE}


def why(st: State, ref: int, what: str | None = None, applied: list[Applied] | None = None) -> list[Reason]:
    """Why the card has that value, or all that is not simply printed on it.

    `what` is one of `ASPECTS`.  Without it, a value that is as printed is left out.  Who asks several times of one
    moment hands in what applies then (`derive.applied`), which takes a while to find.
    """
    mods = [each for each in (derive.applied(st) if applied is None else applied) if each.ref == ref]
    if what is not None:
        return _aspect(st, ref, what, mods)
    lines = [_aspect(st, ref, each, mods) for each in ASPECTS]
    return [line for aspect in lines if any(each.message.key not in _AS_PRINTED for each in aspect) for line in aspect]


_AS_PRINTED: Final = ("why.printed", "why.now", "why.printed_keyword", "why.has_none")


def _aspect(st: State, ref: int, what: str, mods: list[Applied]) -> list[Reason]:
    if what in STATS:
        return _stat(st, ref, what, mods)
    return _keywords(st, ref, mods) if what == "keywords" else _limits(st, ref, mods)


# --- numbers ---------------------------------------------------------------------------------


def _stat(st: State, ref: int, what: str, mods: list[Applied]) -> list[Reason]:
    spec, stat = card_tests.spec_of(st, ref), STATS[what]
    rule = _HAS.get(spec.type, _OF_OTHERS).get(stat)
    word = Message(f"why.{what.replace(' ', '_')}")
    if rule is None:
        return [Reason(CR.PART_RULES_TEXT, Message("why.has_none", {"card": ref, "what": word}))]
    printed = card_tests.stat_of(st, ref, stat, printed=True)
    found = [Reason(rule, Message("why.printed", {"card": ref, "what": word, "n": printed}))]
    sum_of = printed
    for each in mods:
        if isinstance(each.mod, ir.Adjust) and each.mod.stat == stat:
            sum_of += each.number
            found.append(_from(st, each, CR.MODIFIER, "why.changes", {"change": figure(each.number, signed=True)}))
    for each in mods:
        if isinstance(each.mod, ir.Floor) and each.mod.stat == stat:
            least = printed if each.mod.n is None else each.mod.n
            sum_of = max(sum_of, least)
            found.append(_from(st, each, CR.MODIFIER_FLOOR, "why.not_below", {"n": least}))
    challenger = card_tests.values_of(st, ref).keywords.get(Keyword.CHALLENGER, 0)
    if stat == Stat.STRENGTH and challenger and st.challenge is not None and st.challenge[0] == ref:
        sum_of += challenger
        found.append(Reason(CR.CHALLENGER, Message("why.challenger", {"n": challenger})))
    blanks: dict[str, Arg] = {"card": ref, "what": word, "n": figure(sum_of)}
    found.append(Reason(CR.MODIFIER_COMBINE, Message("why.now", blanks)))
    if sum_of < 0 and stat in _BELOW_ZERO:
        found.append(Reason(_BELOW_ZERO[stat], Message("why.below_zero", {"what": word})))
    return found + (_to_pay(st, ref, stat, sum_of) if stat in (Stat.COST, Stat.MOVE_COST) else [])


def _to_pay(st: State, ref: int, stat: Stat, cost: int) -> list[Reason]:
    """What has to be paid, where payment modifiers make that another number than the cost (1.5.4)."""
    if stat == Stat.COST and ref in st.in_play:
        return []  # it has been paid for
    player = st.owner_of(ref) if ref not in st.in_play else st.in_play[ref].player
    trail: ways.Trail = []
    total = cost + ways.modifiers(st, player, ref, Doing.PLAY if stat == Stat.COST else Doing.MOVE, trail)
    if not trail:
        return []
    found = []
    for n, source, mod, lasting in trail:
        blanks: dict[str, Arg] = {"change": figure(n, signed=True), "other": source}
        name = _story_name(st, source, mod)
        if name:
            blanks["ability"] = name
        effect = next((each for each in st.lasting if each.id == lasting), None) if lasting else None
        blanks["until"] = _until(effect)
        found.append(Reason(CR.PAYMENT_MODIFIER, Message("why.changes", blanks)))
    rule = CR.PLAY_TOTAL_COST if stat == Stat.COST else CR.MOVE_TOTAL_COST
    found.append(Reason(rule, Message("why.to_pay", {"card": ref, "n": max(0, total)})))
    return found


# --- keywords --------------------------------------------------------------------------------


def _keywords(st: State, ref: int, mods: list[Applied]) -> list[Reason]:
    found: list[Reason] = []
    printed = card_tests.spec_of(st, ref).printed.keywords
    for keyword, n in printed.items():
        blanks: dict[str, Arg] = {"card": ref, "keyword": keyword_name(keyword, n)}
        found.append(Reason(CR.KEYWORD, Message("why.printed_keyword", blanks)))
    now = card_tests.values_of(st, ref).keywords
    stacked: dict[int, int] = {}
    for each in mods:
        mod = each.mod
        gained = _gained(each)
        if gained is not None:
            keyword, n = gained
            stacked[keyword] = stacked.get(keyword, 0) + 1
            blanks = {"card": ref, "keyword": keyword_name(keyword, n)}
            key = "why.gains" if keyword in now else "why.gains_in_vain"
            found.append(_from(st, each, _source_rule(each), key, blanks))
        elif isinstance(mod, ir.Lose):
            blanks = {"card": ref, "keyword": keyword_name(mod.keyword, 0)}
            found.append(_from(st, each, CR.GOLDEN_CANT_OVER_CAN, "why.loses", blanks))
        elif isinstance(mod, ir.Cant) and mod.doing == Doing.GAIN_KEYWORD and mod.keyword is not None:
            blanks = {"card": ref, "keyword": keyword_name(mod.keyword, 0)}
            found.append(_from(st, each, CR.GOLDEN_CANT_OVER_CAN, "why.cant_gain", blanks))
    for keyword, times in stacked.items():
        if keyword in now and times + (keyword in printed) > 1:
            blanks = {"card": ref, "keyword": keyword_name(keyword, now[keyword])}
            found.append(Reason(CR.KEYWORD_STACKING, Message("why.together", blanks)))
    return found


def _gained(each: Applied) -> tuple[int, int] | None:
    """The keyword that a mod gives, and its number."""
    if isinstance(each.mod, ir.Gain):
        return int(each.mod.keyword), each.number
    if isinstance(each.mod, GrantedAbility) and isinstance(each.mod.spec.node, ir.KeywordAbility):
        return int(each.mod.spec.node.keyword), each.mod.spec.node.n
    return None


def keyword_name(keyword: int, n: int) -> Message:
    word = Keyword(keyword)
    if not n:
        return Message(f"keywords.{word.name}")
    plus = keyword in ADDING_UP
    return Message("keywords.with_number", {"keyword": Message(f"keywords.{word.name}"), "n": f"+{n}" if plus else n})


# --- what it may and may not do ----------------------------------------------------------------


def _limits(st: State, ref: int, mods: list[Applied]) -> list[Reason]:
    found: list[Reason] = []
    before: ir.Node | None = None  # what gave the ability before: a keyword that is given whole is told once
    for each in mods:
        mod = each.mod
        blanks: dict[str, Arg] = {"card": ref}
        if isinstance(mod, ir.Cant):
            if mod.doing == Doing.GAIN_KEYWORD:
                continue  # told with the keywords
            key = f"why.cant_{mod.doing.name}"
            blanks["only"] = "" if mod.other is None else Message("why.in_certain_cases")
        elif isinstance(mod, ir.Allow):
            key = f"why.may_{mod.leave.name}"
        elif isinstance(mod, ir.Must):
            key = f"why.must_{mod.doing.name}"
        elif isinstance(mod, GrantedAbility) and _gained(each) is None:
            if mod.source is before:
                continue
            before = mod.source
            key = "why.gains_ability"
            blanks["gained"] = mod.spec.name or Message("why.an_ability")
        elif isinstance(mod, ir.LoseAbility):
            key = "why.loses_ability" if mod.name else "why.loses_all"
            blanks["lost"] = mod.name
        elif isinstance(mod, ir.GainName):
            key = "why.name_for_shift" if mod.for_shift else "why.name"
            blanks["name"] = mod.name
        elif isinstance(mod, ir.GainClass):
            key = "why.class"
            blanks["name"] = mod.word
        elif isinstance(mod, ir.SingCost):
            key = "why.sing_cost"
            blanks["n"] = figure(each.number, signed=True)
        elif isinstance(mod, ir.DamageChange):
            key = "why.damage_dealt" if mod.dealt_by else "why.damage_taken"
            blanks["n"] = figure(each.number, signed=True)
        elif isinstance(mod, ir.MustBeChosen):
            key = "why.must_be_chosen"
        elif isinstance(mod, ir.DealsWith):
            key = "why.deals_with"
            blanks["what"] = Message(f"why.{mod.stat.name.lower()}")
        elif isinstance(mod, ir.Price):
            key = "why.price"
        else:
            continue  # a number or a keyword
        found.append(_from(st, each, _source_rule(each), key, blanks))
    return found


# --- where it comes from -----------------------------------------------------------------------


def _source_rule(each: Applied) -> CR:
    if each.lasting is None:
        return CR.STATIC_FROM_CARD_IN_PLAY
    return CR.STATIC_APPLIED_FROM_EFFECT if each.lasting.target else CR.STATIC_CONTINUOUS_FROM_EFFECT


def _from(st: State, each: Applied, rule: CR, key: str, blanks: dict[str, Arg]) -> Reason:
    """A line on a modifier: what it does, from which ability of which card, until when."""
    blanks["other"] = each.source
    spec = each.spec
    if spec is None:
        assert each.lasting is not None
        ability = st.setup.book.programs[each.lasting.program].ability
        spec = st.setup.book.abilities[ability] if ability >= 0 else None
    if spec is not None and spec.name:
        blanks["ability"] = ability_noun(st.setup.book, spec)
    blanks["until"] = _until(each.lasting)
    return Reason(rule, Message(key, blanks))


def _until(lasting: Lasting | None) -> Message:
    if lasting is None:
        return Message("why.while_in_play")
    return duration(lasting.duration, lasting.until)


def _story_name(st: State, source: int, mod: ir.CostChange) -> str:
    """The name of the static ability of a card that holds the mod."""
    for spec, _ in card_tests.values_of(st, source).abilities:
        if isinstance(spec.node, ir.Static) and any(each is mod for each in spec.node.mods):
            return spec.name
    return ""
