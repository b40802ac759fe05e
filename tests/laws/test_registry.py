"""Law: what the IR can say, the core can do.  No node is unknown to it, and none is silently inert.

For every family of nodes: the core's table has exactly its members or, where the core has no
table, an example of each member is tried and shows what it does.
"""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.laws.pool import CARDS, cards_in, new_game, own_book, walk
from tests.support import (
    CHARACTER,
    Table,
    action,
    character,
    item,
    table,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir, vocab
from illumineer.compile import book as compiled
from illumineer.compile import ops, sense
from illumineer.compile.specs import FIRST_SLOT
from illumineer.core import amounts, business, card_tests, conditions, derive, interp, select
from illumineer.core.context import Context
from illumineer.core.game_actions import EVERYONE
from illumineer.core.interp import Resolution
from illumineer.core.state import Business, Frame
from illumineer.core.verbs import table as table_of_verbs
from illumineer.core.verbs.verb import ALWAYS
from illumineer.ir.things import Player, Test, Thing
from illumineer.vocab import Cmp, Doing, Happening, Keyword, Leave, Role, Stat, Step, Trait, Who, Zone

SOURCE = Path(__file__).resolve().parents[2] / "src" / "illumineer"


def members(union: Any) -> set[type]:
    return {kind for kind in get_args(union) if kind is not int and not issubclass(kind, vocab.Who)}


# --- tables ----------------------------------------------------------------------------------


def test_every_test_condition_and_ability_has_its_function() -> None:
    assert members(Test) == card_tests.TESTED
    assert members(ir.conditions.Condition) == conditions.HELD
    assert set(compiled._KINDS) | {ir.Coined} == members(ir.abilities.Ability)  # it is compiled as what it means


def test_every_verb_has_one_row_with_all_its_faces() -> None:
    verbs = members(ir.Verb)
    missing = {node.__name__ for node in verbs - set(table_of_verbs.ROWS)}
    assert not missing, f"give them a row in the VERBS of a module of core/verbs: {missing}"
    strange = {node.__name__ for node in set(table_of_verbs.ROWS) - verbs}
    assert not strange, f"they have a row in core/verbs; add them to Verb in ir/effects.py: {strange}"
    written = [row for _, rows in rows_of_verbs() for row in rows]
    assert len(written) == len(verbs), "a verb has one row, in one module of core/verbs"
    assert [row.node for row in table_of_verbs.BY_CODE] == list(ops.VERBS)
    idle = {
        row.node.__name__
        for row in table_of_verbs.BY_CODE
        if row.possible is ALWAYS and any(field.type == "Thing" for field in fields(row.node))
    }
    assert not idle, f"say in their row when they are possible, not ALWAYS: there may be no such card: {idle}"


def test_a_verb_that_waits_asks_and_takes_the_answer() -> None:
    for functions, rows in rows_of_verbs():
        for node, run, _, *asks in rows:
            waits = any(
                isinstance(part, ast.Return) and isinstance(part.value, ast.Constant) and part.value.value is True
                for part in ast.walk(functions[run])
            )
            assert len(asks) == 2 * waits, (
                f"{node}: {run} returns True, so its row needs `ask` and `take`"
                if waits
                else f"{node}: its row has `ask` or `take`, and {run} never returns True"
            )


def rows_of_verbs() -> list[tuple[dict[str, ast.FunctionDef], list[list[str]]]]:
    """Of each module of verbs the functions, and the rows as they are written: node, run, possible, ask, take."""
    found = []
    for path in sorted((SOURCE / "core" / "verbs").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
        calls = [part for part in ast.walk(tree) if isinstance(part, ast.Call) and ast.unparse(part.func) == "Verb"]
        found.append((functions, [[ast.unparse(arg) for arg in call.args] for call in calls]))
    return found


def test_every_operation_has_a_handler_and_every_question_a_taker() -> None:
    control = {value for name, value in vars(ops).items() if name.isupper() and isinstance(value, int)}
    control -= {ops.COUNT, ops.FIRST_VERB}
    assert control == set(range(ops.FIRST_VERB)) == set(interp.CONTROL)
    assert sorted(ops.CODES.values()) == list(range(ops.FIRST_VERB, ops.COUNT))
    assert set(interp.ASKERS) == set(interp.TAKERS) <= control


def kinds_of_business(base: type[Business]) -> set[type[Business]]:
    """All kinds, but for the base itself and the frame, which interp makes into a resolution."""
    found = set(base.__subclasses__())
    return (found - {Frame}).union(*[kinds_of_business(kind) for kind in found])


def test_every_kind_of_business_runs_is_copied_and_is_saved() -> None:
    kinds = kinds_of_business(Business)
    assert kinds == {Resolution, *[kind for kind, _ in business._KINDS.values()]}
    for kind in kinds:
        assert {"run", "clone"} <= set(vars(kind)), kind
        assert ("ask" in vars(kind)) == ("answer" in vars(kind)), f"{kind} asks and takes the answer, or neither"


def test_every_table_mod_stands() -> None:
    assert set(derive._TABLE_MODS) == members(ir.mods.TableMod)
    assert members(ir.mods.CardMod) & members(ir.mods.TableMod) == set()


def test_every_node_belongs_to_a_family_and_is_on_a_card_of_the_pool() -> None:
    families = set()
    for union in (Test, Thing, Player, ir.amounts.Amount, ir.conditions.Condition, ir.costs.Cost, ir.effects.Effect,
                  ir.mods.Mod, ir.abilities.Ability):  # fmt: skip
        families |= members(union)
    families |= {ir.Card, ir.Filter, ir.conditions.Event, ir.Place}
    families.remove(ir.CompiledMod)  # no card's tree has one
    assert set(ir.node_classes().values()) == families
    used = {type(node) for node in ir.walk(tuple(CARDS))}
    assert families - used == set()


# --- families without a table: an example of each ---------------------------------------------


@pytest.fixture(scope="module")
def scene() -> Table:
    """p1 has a Knight (1 damage, a card under it, at the Camp) and an Ogre; p2 a Giant; decks, hands, lore."""
    watcher = whenever(Happening.PLAYED, ir.GainLore(ir.TimesHappened(ir.Event(Happening.PLAYED))), "Tally")
    return table(
        [item("Tally", watcher)],
        p1={
            "lore": 3,
            "hand": ["Pawn", "Rock"],
            "deck": ["Scout", "Rock#2"],
            "play": [{"card": "Knight", "damage": 1, "under": ["Knight#2"], "at": "Camp"}, "Ogre", "Camp"],
        },
        p2={"lore": 5, "drops": 3, "hand": ["Pawn#2"], "play": ["Giant"]},
    )


def reader(scene: Table) -> Context:
    """Reading as p1's Knight: slot 9 holds the Ogre and the Giant, slot 10 the number 4, slot 11 player 1."""
    slots: list[Any] = [None] * FIRST_SLOT + [(scene["Ogre"].ref, scene["Giant"].ref), 4, 1]
    slots[0], slots[1], slots[2] = scene["Knight"].ref, scene["Giant"].ref, scene["Ogre"].ref
    slots[3], slots[4], slots[5] = 7, 1, 1
    return Context(scene["Knight"].ref, 0, slots)


PAIR = FIRST_SLOT  # a slot with two cards
AMOUNTS: list[tuple[Any, int]] = [
    (ir.Count(your_characters()), 2),
    (ir.StatOf(Stat.STRENGTH, ir.Those(PAIR)), 10),
    (ir.TotalOf(Stat.COST, your_characters()), 7),
    (ir.HighestOf(Stat.STRENGTH, ir.Cards()), 6),
    (ir.LowestOf(Stat.COST, ir.Cards(of=Who.OPPONENTS)), 6),
    (ir.LoreOf(Who.OPPONENTS), 5),
    (ir.InkDropsOf(Who.OPPONENTS), 3),
    (ir.DropsUsed(ir.This()), 0),
    (ir.Number(PAIR), 2),
    (ir.Number(PAIR + 1), 4),
    (ir.InvolvedAmount(), 7),
    (ir.Times(3, 4), 12),
    (ir.Per(7, 2), 3),
    (ir.Plus(3, 4), 7),
    (ir.Minus(3, 4), -1),
    (ir.AtMost(9, 4), 4),
    (ir.Either(ir.IsTurnOf(Who.OPPONENTS), 1, 2), 2),
    (ir.TimesHappened(ir.Event(Happening.PLAYED)), 0),
    (ir.Sung(), 0),
    (ir.InksAmong(ir.Cards()), 1),
    (ir.NamesAmong(ir.Cards()), 4),
    (ir.DifferentAmong(Trait.COST, ir.Cards()), 4),
    (ir.MostAlike(Trait.CLASSIFICATION, ir.Cards()), 3),
    (ir.Players(Who.ALL), 2),
]
THINGS: list[tuple[Any, list[str]]] = [
    (ir.This(), ["Knight"]),
    (ir.Those(PAIR), ["Ogre", "Giant"]),
    (ir.Among(PAIR, (ir.OwnedBy(Who.YOU),)), ["Ogre"]),
    (ir.Involved(Role.OBJECT), ["Giant"]),
    (ir.Cards(of=Who.OPPONENTS), ["Giant"]),
    (ir.Under(ir.This()), ["Knight"]),
    (ir.LocationOf(ir.This()), ["Camp"]),
    (ir.Top(2), ["Scout", "Rock"]),
    (ir.Together((ir.This(), ir.Those(PAIR), ir.This())), ["Knight", "Ogre", "Giant"]),
]
PLAYERS: list[tuple[Any, list[int]]] = [
    *((who, found) for who, found in zip(Who, ([0], [1], [0, 1], [1], [], [0], [1], [0]), strict=True)),
    (ir.PlayerOf(ir.Those(PAIR)), [0, 1]),
    (ir.PlayerIn(PAIR + 2), [1]),
    (ir.PlayerInvolved(), [1]),
    (ir.MostOf(ir.Count(cards_in(Zone.HAND, Who.THEY))), [0]),
    (ir.MostOf(ir.Count(cards_in(Zone.HAND, Who.THEY)), fewest=True), [1]),
    (ir.PlayersWhere(Who.ALL, ir.Compare(ir.LoreOf(Who.THEY), Cmp.GE, 4)), [1]),
    (ir.PlayersTogether((ir.PlayerIn(PAIR + 2), Who.YOU)), [0, 1]),
]


@pytest.mark.parametrize(("node", "found"), AMOUNTS, ids=lambda x: type(x).__name__)
def test_amounts(scene: Table, node: Any, found: int) -> None:
    assert amounts.amount(scene.game.state, reader(scene), node) == found


@pytest.mark.parametrize(("node", "found"), THINGS, ids=lambda x: type(x).__name__)
def test_things(scene: Table, node: Any, found: list[str]) -> None:
    assert [scene.name(ref) for ref in select.thing(scene.game.state, reader(scene), node)] == found


@pytest.mark.parametrize(("node", "found"), PLAYERS, ids=lambda x: type(x).__name__)
def test_players(scene: Table, node: Any, found: list[int]) -> None:
    assert select.players(scene.game.state, reader(scene), node) == found


def test_no_amount_thing_or_player_lacks_an_example() -> None:
    assert {type(node) for node, _ in AMOUNTS} == members(ir.amounts.Amount)
    assert {type(node) for node, _ in THINGS} | {ir.Chosen} == members(Thing)  # Chosen becomes an instruction
    assert {type(node) for node, _ in PLAYERS} == members(Player) | {Who}


# --- costs -----------------------------------------------------------------------------------

COSTS: list[tuple[Any, Any]] = [
    (ir.InkCost(2), lambda t: t.ink() == (1, 2)),
    (ir.DropsCost(2), lambda t: t.game.state.drops[0] == 1),
    (ir.LoreCost(2), lambda t: t.lore() < 2),
    (ir.ExertCost(), lambda t: t["Shop"].exerted),
    (ir.BanishCost(your_character()), lambda t: t["Ogre"].zone == "discard"),
    (ir.DiscardCost(ir.Chosen(cards_in(Zone.HAND))), lambda t: t["Scout"].zone == "discard"),
    (ir.DamageCost(2, your_character()), lambda t: t["Ogre"].damage == 3),
    (ir.RemoveDamageCost(1, your_character()), lambda t: t["Ogre"].damage == 0),
    (ir.ReturnCost(), lambda t: t["Shop"].zone == "hand"),
    (ir.BottomCost(), lambda t: t["Shop"].zone == "deck"),
    (ir.PutCost(ir.Top(2), ir.Place(Zone.DISCARD)), lambda t: len(t.discard()) == 2),
    (ir.RevealCost(ir.Chosen(cards_in(Zone.HAND))), lambda t: t.game.state.known[t.ids["Scout"]] == EVERYONE),
]


@pytest.mark.parametrize(("cost", "paid"), COSTS, ids=lambda x: type(x).__name__)
def test_costs_are_paid(cost: ir.Cost, paid: Any) -> None:
    shop = item("Shop", ir.Activated((cost,), ir.GainLore(1), name="Buy"))
    ogre = {"card": "Ogre", "damage": 1}
    t = table([shop], p1={"play": ["Shop", ogre], "hand": ["Scout"], "ink": 3, "drops": 3, "lore": 2})
    assert not paid(t)
    t.do("activate Shop: Buy")
    if t.asked == (0, "number"):
        t.do("number 0")
    if t.asked == (0, "choose"):
        t.do("choose Scout")
    assert t.lore() == (1 if isinstance(cost, ir.LoreCost) else 3) and paid(t)


def test_no_cost_lacks_an_example() -> None:
    assert {type(cost) for cost, _ in COSTS} == members(ir.costs.Cost)


# --- card mods: as a static ability, and as what an effect leaves behind ------------------------

MODS: list[tuple[Any, Any]] = [
    (ir.Adjust(Stat.STRENGTH, 2), lambda t: t["Ogre"].strength == 6),
    (ir.Gain(Keyword.RUSH), lambda t: t["Ogre"].has(Keyword.RUSH)),
    (
        ir.GainAbility(ir.Activated((ir.InkCost(1),), ir.Draw(), name="Extra")),
        lambda t: t.legal("activate Ogre: Extra"),
    ),
    (ir.Lose(Keyword.WARD), lambda t: not t["Warded"].has(Keyword.WARD)),
    (ir.LoseAbility(), lambda t: not t["Warded"].has(Keyword.WARD)),
    (ir.GainName("Alias"), lambda t: "Alias" in t["Ogre"].values.names),
    (ir.GainClass("Alias"), lambda t: "Alias" in t["Ogre"].values.classes),
    (ir.Cant(Doing.QUEST), lambda t: not t.legal("quest Ogre")),
    (ir.Allow(Leave.CHALLENGE_READY), lambda t: t.legal("challenge Ogre")),
    (ir.Must(Doing.QUEST), lambda t: not t.legal("end turn")),
    (ir.Price((Doing.QUEST,), (ir.InkCost(9),)), lambda t: not t.legal("quest Ogre")),
    (ir.SingCost(4), lambda t: t["Ogre"].values.sing_bonus == 4),
    (ir.Floor(Stat.STRENGTH, 5), lambda t: t["Ogre"].strength == 5),
    (ir.DealsWith(Stat.WILLPOWER), lambda t: t["Ogre"].values.deals_with == Stat.WILLPOWER),
    (ir.DamageChange(1), lambda t: t["Ogre"].values.damage_taken == 1),
    (ir.MustBeChosen(), lambda t: t["Ogre"].values.must_be_chosen),
    (ir.Enters(exerted=True), lambda t: t.do("play Scout")["Scout"].exerted),
    (ir.EnterExertedTo(ir.Draw()), lambda t: t.do("play Scout").asked == (0, "enter")),
]
ENTERING = (ir.Enters, ir.EnterExertedTo)  # about cards that are not in play yet
MINE = ir.Cards(of=Who.YOU, where=CHARACTER)


def mod_scene(cards: list[ir.Card], hand: list[str], play: list[Any]) -> Table:
    warded = character("Warded", Keyword.WARD)
    return table(
        [*cards, warded],
        p1={"play": ["Ogre", "Warded", *play], "hand": [*hand, "Scout"], "ink": 2},
        p2={"play": ["Giant"]},
    )


@pytest.mark.parametrize(("mod", "shows"), MODS, ids=lambda x: type(x).__name__)
def test_a_mod_works_from_a_static_ability(mod: ir.Mod, shows: Any) -> None:
    banner = item("Banner", ir.Static((mod,), MINE, name="Always"))
    assert not shows(mod_scene([banner], ["Banner"], []))
    assert shows(mod_scene([banner], [], ["Banner"]))


@pytest.mark.parametrize(("mod", "shows"), MODS, ids=lambda x: type(x).__name__)
def test_a_mod_works_as_a_standing_effect(mod: ir.Mod, shows: Any) -> None:
    word = action("Word", ir.Establish((mod,), vocab.Duration.THIS_TURN, MINE), cost=0)
    assert shows(mod_scene([word], ["Word"], []).do("play Word"))


GIVEN = [example for example in MODS if not isinstance(example[0], ENTERING)]


@pytest.mark.parametrize(("mod", "shows"), GIVEN, ids=lambda x: type(x).__name__)
def test_a_mod_works_when_cards_are_given_it(mod: ir.Mod, shows: Any) -> None:
    word = action("Word", ir.Apply(MINE, (mod,)), cost=0)
    assert shows(mod_scene([word], ["Word"], []).do("play Word"))


def test_no_card_mod_lacks_an_example() -> None:
    assert {type(mod) for mod, _ in MODS} == members(ir.mods.CardMod)


# --- vocabularies ----------------------------------------------------------------------------

NOT_ASKED: dict[str, str] = {
    "Who.TEAMMATES": "what remains when no other member fits",
    "Cmp.NE": "what remains when no other member fits",
    "ShiftKind.DUO": "what remains when no other member fits",
    "Doing.END_TURN": "no text forbids the end of the turn: the game could not go on",
    "Happening.SINGING": "SANG is told",
    "Step.END_CHECK": "the last check of a turn is no step that a text could skip",
    "Cause.CHALLENGE": "events say themselves whether they are part of a challenge",
    "Cause.CHECK": "no text asks whether it was the game state check",
}


def spoken_of() -> set[str]:
    """Every member of a vocabulary that the core or the compiler names."""
    found: set[str] = set()
    for room in ("core", "compile"):
        for path in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    family = "Happening" if node.value.id == "_H" else node.value.id
                    found.add(f"{family}.{node.attr}")
    return found


FAMILIES = (Doing, Leave, Happening, Keyword, Step, Stat, Who, Cmp, Zone, vocab.Duration, vocab.Cause, vocab.Side)
MORE = (vocab.ShiftKind, vocab.Ask, vocab.Act, vocab.How)


@pytest.mark.parametrize("family", [*FAMILIES, *MORE])
def test_no_member_of_a_vocabulary_is_inert(family: Any) -> None:
    """What a card can say must be asked for (or told) somewhere in the core."""
    silent = {f"{family.__name__}.{member.name}" for member in family} - spoken_of()
    assert silent - set(NOT_ASKED) == set()


def test_every_kind_of_event_is_told_in_some_game() -> None:
    wanted = set(Happening) - set(sense.TOLD_OF_NOTHING)
    refill = action("Refill", ir.Draw(2), cost=0)
    t = table([refill], pack_rush=True, p1={"hand": ["Refill"], "deck": 1, "discard": ["Ogre", "Giant"]})
    told = {Happening(event.kind) for event in t.do("play Refill").game.events}
    # Two that random games seldom come to: a deck that runs out, an "if" that is false.
    told |= {Happening(event.kind) for event in table(p1={"deck": 0}).end_turn().game.events}
    idle = character("Idle", whenever_quests(ir.Draw(1), condition=ir.Have(ir.This(), n=2)))
    told |= {Happening(event.kind) for event in table([idle], p1={"play": ["Idle"]}).do("quest Idle").game.events}
    for seed in range(150):
        game = new_game(own_book(), seed, 2 + seed % 3, edition=("2.3", "1-late", "2.0")[seed % 3])
        for _ in walk(game, seed):
            pass
        told |= {Happening(event.kind) for event in game.events}
        if wanted <= told:
            break
    assert wanted - told == set()
