"""Rows with a reason: the position that a difference in words is about, and one result in every edition.

Where an edition is silent, or says the same in other words (see `reasons.py`), it is played like the rest.
"""

from __future__ import annotations

from typing import Any

from tests.editions.differ import alike
from tests.support import (
    CHARACTER,
    PLAIN,
    THIS,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    opposing_character,
    shift,
    table,
    when_banished,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.game import Game
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Leave, ShiftKind, Stat, Step, Who, Zone

HAND = ir.Place(Zone.HAND)


# --- winning, playing ------------------------------------------------------------------------


def test_two_results_at_once() -> None:
    """p2 and p3 reach 20 lore in the same check: the next in turn order wins."""
    feast = action("Feast", ir.GainLore(1, Who.OPPONENTS), cost=0)

    def play(edition: str) -> Any:
        t = table([feast], edition, active="p2", p1={"lore": 19}, p2={"hand": ["Feast"]}, p3={"lore": 19})
        return t.do("play Feast").winner

    alike(play, 2)


def test_last_player_left_and_conceding() -> None:
    def play(edition: str) -> Any:
        t = table([], edition, p3={})
        t.game.concede(1)
        going = t.winner
        t.game.concede(0)
        return going, t.winner

    alike(play, (None, 2))


def test_end_of_turn() -> None:
    """A character that lives on borrowed willpower is banished as the turn ends, before the next begins."""
    borrow = action("Borrow", ir.Apply(your_character(), (ir.Adjust(Stat.WILLPOWER, 3),)), cost=0)
    hurt = action("Hurt", ir.PutDamage(5, your_character()), cost=0)

    def play(edition: str) -> Any:
        t = table([borrow, hurt], edition, p1={"hand": ["Borrow", "Hurt"], "play": ["Ogre"]})
        t.do("play Borrow", "play Hurt")
        return t["Ogre"].zone, t.end_turn()["Ogre"].zone, t.game.active

    alike(play, ("play", "discard", 1))


def test_order_of_cost_changes() -> None:
    up = item("Up", ir.Static((ir.CostChange(2, ir.Filter(where=CHARACTER)),), name="Up"))
    down = item("Down", ir.Static((ir.CostChange(-5, ir.Filter(where=CHARACTER)),), name="Down"))

    def play(edition: str) -> Any:
        found = []
        for name in ("Pawn", "Ogre"):
            label = f"{name}#9"
            t = table([up, down], edition, p1={"hand": [label], "play": ["Up", "Down"], "ink": 3})
            t.do(f"play {name}")
            found.append(t.ink())
        return found

    alike(play, [(3, 0), (2, 1)])


def test_next_card_discount() -> None:
    """A card that is played by Shift is the next card, too."""
    sale = action(
        "Sale", ir.Establish((ir.CostChange(-1, ir.Filter(where=CHARACTER), uses=1),), Duration.THIS_TURN), cost=0
    )
    grown = character("Knight - Grown", shift(2), cost=6)

    def play(edition: str) -> Any:
        mine = {"hand": ["Sale", "Knight - Grown", "Scout"], "play": ["Knight"], "ink": 3}
        t = table([sale, grown], edition, p1=mine).do("play Sale", "play Knight - Grown")
        after = t.ink()
        return after, t.do("play Scout").ink()

    alike(play, ((2, 1), (0, 3)))


def test_action_played_by_effect() -> None:
    """Its effect waits for the effect that played it, and comes before the bag."""
    encore = action("Encore", ir.Text((ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))), ir.GainLore(1))))
    count = action("Count", ir.Draw(ir.LoreOf()))
    fan = item(
        "Fan", whenever(Happening.PLAYED, ir.GainLore(5), "Cheer", subject=ir.Filter(where=(ir.Named(("Count",)),)))
    )

    def play(edition: str) -> Any:
        t = table([encore, count, fan], edition, p1={"hand": ["Encore", "Count"], "ink": 1, "play": ["Fan"]})
        t.do("play Encore", "choose Count")
        return len(t.hand()), t.lore()

    alike(play, (1, 6))


def test_quest_and_challenge_price() -> None:
    toll = item(
        "Toll", ir.Static((ir.Price((Doing.QUEST,), (ir.InkCost(1),)),), ir.Cards(where=CHARACTER), name="Toll")
    )

    def play(edition: str) -> Any:
        t = table([toll], edition, p1={"play": ["Ogre", "Knight", "Toll"], "ink": 1}).do("quest Ogre")
        return t.ink(), t.lore(), t.legal("quest Knight")

    alike(play, ((0, 1), 2, False))


# --- resolving, the bag ----------------------------------------------------------------------


def test_for_each_and_once_per_turn() -> None:
    tally = character(
        "Tally",
        ir.Triggered(
            (ir.Event(Happening.EXERTED, subject=ir.Filter(Who.YOU)),),
            ir.GainLore(ir.Count(your_characters())),
            limit=1,
            name="Tally",
        ),
        lore=0,
    )

    def play(edition: str) -> Any:
        t = table([tally], edition, p1={"play": ["Tally", "Ogre", "Knight"]}).do("quest Tally")
        first = t.lore()
        return first, t.do("quest Ogre").lore() - first

    alike(play, (3, 2))


def test_last_known_and_leaving_together() -> None:
    """Two cards leave together: each sees the other go, and knows how strong it was."""
    mourner = character(
        "Mourner",
        whenever(
            Happening.BANISHED,
            ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.Involved())),
            "Mourn",
            subject=ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther())),
        ),
        strength=1,
    )
    fire = action("Fire", ir.Banish(ir.Cards(where=CHARACTER)), cost=0)
    train = action("Train", ir.Apply(any_character(ir.Named(("Ogre",))), (ir.Adjust(Stat.STRENGTH, 3),)), cost=0)

    def play(edition: str) -> Any:
        t = table([mourner, fire, train], edition, p1={"play": ["Mourner", "Ogre"], "hand": ["Fire", "Train"]})
        return t.do("play Train", "play Fire").lore()

    alike(play, 7)


def test_bag_order() -> None:
    """The active player first, with what is added meanwhile; then the other."""
    mine = character("Mine", when_banished(ir.Draw()), willpower=1)
    theirs = character("Theirs", when_banished(ir.GainLore(1)), willpower=1)
    drawn = item("Drawn", whenever(Happening.DREW, ir.LoseLore(1, Who.OPPONENTS), "Late", player=Who.YOU))
    fire = action("Fire", ir.Banish(ir.Cards(where=CHARACTER)), cost=0)

    def play(edition: str) -> Any:
        t = table(
            [mine, theirs, drawn, fire],
            edition,
            p1={"play": ["Mine", "Drawn"], "hand": ["Fire"]},
            p2={"play": ["Theirs"]},
        )
        return t.do("play Fire").lore(1)

    alike(play, 1)


def test_covered_watcher() -> None:
    """A card that is covered still sees the card that covers it being played."""
    fan = character("Fan", whenever(Happening.PLAYED, ir.GainLore(1), "See", subject=ir.Filter(Who.YOU, CHARACTER)))
    grown = character("Fan - Grown", shift(0), cost=5)

    def play(edition: str) -> Any:
        return table([fan, grown], edition, p1={"hand": ["Fan - Grown"], "play": ["Fan"]}).do("play Fan - Grown").lore()

    alike(play, 1)


# --- static abilities and replacement effects ------------------------------------------------


def test_conditional_wording_and_floor() -> None:
    proud = character(
        "Proud",
        ir.Static(
            (ir.Adjust(Stat.STRENGTH, 4),), condition=ir.No(ir.Have(your_characters(ir.IsOther()))), name="Alone"
        ),
        ir.Static((ir.Floor(Stat.STRENGTH),), name="Never Less"),
    )
    weaken = action("Weaken", ir.Apply(your_character(ir.Named(("Proud",))), (ir.Adjust(Stat.STRENGTH, -9),)), cost=0)

    def play(edition: str) -> Any:
        alone = table([proud], edition, p1={"play": ["Proud"]})["Proud"].strength
        t = table([proud, weaken], edition, p1={"play": ["Proud", "Ogre"], "hand": ["Weaken"]})
        return alone, t["Proud"].strength, t.do("play Weaken")["Proud"].strength

    alike(play, (6, 2, 2))


def test_skip_step() -> None:
    slow = character("Slow", ir.Static((ir.SkipStep(Step.DRAW),), name="Slow"))

    def play(edition: str) -> Any:
        t = table([slow], edition, p2={"play": ["Slow"]}).end_turn()
        return len(t.hand(1))

    alike(play, 0)


def test_several_replacements_and_the_same_one_twice() -> None:
    def saint(name: str, amount: int) -> ir.Card:
        return character(
            name,
            ir.Replacement(
                ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(Who.YOU, (ir.Named(("Ogre",)),))),
                ir.PutDamage(amount, ir.This()),
                name="Mine",
            ),
            willpower=9,
        )

    bolt = action("Bolt", ir.Deal(2, opposing_character(ir.Named(("Ogre",)))), cost=0)
    cards = [saint("Abbot", 1), saint("Bishop", 3), bolt]

    def play(edition: str) -> Any:
        t = table(cards, edition, p1={"hand": ["Bolt"]}, p2={"play": ["Ogre", "Abbot", "Bishop"]}).do("play Bolt")
        asked = t.asked
        t.do("replace Bishop: Mine")
        return asked, t["Ogre"].damage, t["Abbot"].damage, t["Bishop"].damage

    alike(play, ((1, "replace"), 0, 0, 3))


def test_bodyguard_entering_and_enters_play_effects() -> None:
    guard = character("Guard", Keyword.BODYGUARD, cost=1, willpower=9)
    thorns = item("Thorns", ir.Static((ir.Enters(damage=2),), your_characters(), name="Thorns"))
    gate = item("Gate", ir.Static((ir.Enters(exerted=True),), your_characters(), name="Gate"))

    def play(edition: str) -> Any:
        t = table([guard, thorns], edition, p1={"hand": ["Guard"], "ink": 1, "play": ["Thorns"]}).do("play Guard")
        asked = t.asked
        t.do("enter exerted")
        told = table([guard, thorns, gate], edition, p1={"hand": ["Guard"], "ink": 1, "play": ["Gate", "Thorns"]})
        told.do("play Guard")
        return asked, t["Guard"].exerted, t["Guard"].damage, told.asked, told["Guard"].exerted, told["Guard"].damage

    alike(play, ((0, "enter"), True, 2, (0, "act"), True, 2))


# --- damage ----------------------------------------------------------------------------------


def test_damage_arithmetic_and_put_damage_and_resist() -> None:
    tough = character("Tough", keyword(Keyword.RESIST, 2), ir.Static((ir.DamageChange(1),), name="Soft"), willpower=9)
    bolt = action("Bolt", ir.Deal(3, opposing_character()), cost=0)
    salt = action("Salt", ir.PutDamage(3, opposing_character()), cost=0)

    def play(edition: str) -> Any:
        t = table([tough, bolt, salt], edition, p1={"hand": ["Bolt", "Salt"]}, p2={"play": ["Tough"]})
        dealt = t.do("play Bolt")["Tough"].damage
        return dealt, t.do("play Salt")["Tough"].damage - dealt

    alike(play, (2, 3))


def test_who_banished_it() -> None:
    """Put damage of a character's ability is that character's doing."""
    witch = character(
        "Witch",
        whenever_quests(ir.PutDamage(2, opposing_character())),
        whenever(Happening.BANISHES, ir.Draw(), "Cackle", subject=THIS),
    )

    def play(edition: str) -> Any:
        t = table([witch], edition, p1={"play": ["Witch"]}, p2={"play": ["Scout"]}).do("quest Witch")
        return t["Scout"].zone, len(t.hand())

    alike(play, ("discard", 1))


# --- challenging, singing, moving ------------------------------------------------------------


def test_shape_of_challenge_and_readied_while_challenging() -> None:
    """What triggers on challenging resolves before the damage; a character readied by it is still in the challenge."""
    lion = character(
        "Lion",
        whenever(
            Happening.CHALLENGES, ir.Seq((ir.Ready(ir.This()), ir.PutDamage(1, ir.Involved()))), "Roar", subject=THIS
        ),
        strength=2,
        willpower=9,
    )

    def play(edition: str) -> Any:
        t = table([lion], edition, p1={"play": ["Lion"]}, p2={"play": [{"card": "Knight", "exerted": True}]})
        t.do("challenge Lion")
        return t["Lion"].exerted, t["Lion"].damage, t["Knight"].damage if t["Knight"].object else "gone"

    alike(play, (False, 4, 2))


def test_singer_and_sing_cost() -> None:
    alto = character("Alto", keyword(Keyword.SINGER, 3), ir.Static((ir.SingCost(2),), name="Louder"), cost=1)
    air = action("Air", ir.GainLore(1), cost=5, song=True)

    def play(edition: str) -> Any:
        return table([alto, air], edition, p1={"hand": ["Air"], "play": ["Alto"]}).do("play Air").lore()

    alike(play, 1)


def test_location_leaves_play_and_paying_for_a_move() -> None:
    quay = location("Quay", ir.Static((ir.CostChange(-1, doing=Doing.MOVE),), name="Easy"), move_cost=2)
    sink = action("Sink", ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.LOCATION,)),)))), cost=0)

    def play(edition: str) -> Any:
        t = table([quay, sink], edition, p1={"play": ["Quay", "Ogre"], "hand": ["Sink"], "ink": 2}).do("move Ogre")
        paid, there = t.ink(), t["Ogre"].at
        t.do("play Sink")
        return paid, there, t["Ogre"].zone, t["Ogre"].at

    alike(play, ((1, 1), "Quay", "play", None))


# --- keywords, Shift -------------------------------------------------------------------------


def test_keyword_list_and_adventurous() -> None:
    """A keyword that an edition does not know is played as in the first that does."""
    watch = character("Watch", Keyword.ALERT)
    rover = character("Rover", Keyword.ADVENTUROUS)
    kite = character("Kite", Keyword.EVASIVE)

    def play(edition: str) -> Any:
        t = table([watch, kite], edition, p1={"play": ["Watch"]}, p2={"play": [{"card": "Kite", "exerted": True}]})
        return t.legal("challenge Watch"), table([rover], edition, p1={"play": ["Rover"]}).legal("end turn")

    alike(play, (True, False))


def test_what_shift_is_and_the_covering_character() -> None:
    """Exerted or ready, dry or drying, with the damage and with what lasts on the character."""
    grown = character("Ogre - Grown", shift(0), cost=6, willpower=9)
    train = action("Train", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),)), cost=0)

    def play(edition: str) -> Any:
        mine = {"hand": ["Ogre - Grown", "Train"], "play": [{"card": "Ogre", "damage": 2}]}
        t = table([grown, train], edition, p1=mine).do("play Train", "play Ogre - Grown")
        new = t["Ogre - Grown"]
        return new.damage, new.strength, new.drying, t.legal("quest Ogre - Grown")

    alike(play, (2, 4, False, True))


def test_shift_onto_variants_and_mixed_states() -> None:
    golem = character("Golem", shift(0, kind=ShiftKind.POTATO, word="Rock"), cost=6)
    twins = character("Scout & Knight - Twins", shift(0, kind=ShiftKind.DUO), cost=6, willpower=9)
    guest = character("Ogre - Guest", shift(0, temporary=True), cost=6)

    def play(edition: str) -> Any:
        t = table([golem], edition, p1={"hand": ["Golem"], "play": ["Rock"]}).do("play Golem")
        stone = t["Golem"].under, t["Golem"].drying
        play_zone = [{"card": "Scout", "damage": 1, "exerted": True}, {"card": "Knight", "damage": 1, "drying": True}]
        t = table([twins], edition, p1={"hand": ["Scout & Knight - Twins"], "play": play_zone})
        t.do("play Scout & Knight - Twins")
        if t.asked == (0, "choose"):
            t.do("choose Scout")
        pair = t["Scout & Knight - Twins"]
        t = table([guest], edition, p1={"hand": ["Ogre - Guest"], "play": ["Ogre"]}).do("play Ogre - Guest", "end turn")
        return stone, (pair.damage, pair.exerted, pair.drying), t["Ogre - Guest"].zone, t["Ogre"].zone

    alike(play, ((["Rock"], False), (2, True, True), "hand", "play"))


def test_cards_under_leaving() -> None:
    nest = character("Nest", keyword(Keyword.BOOST, 1), willpower=1)
    fell = action("Fell", ir.Banish(your_character()), cost=0)

    def play(edition: str) -> Any:
        mine = {"hand": ["Fell"], "play": [{"card": "Nest", "facedown": ["Giant"], "under": ["Knight"]}]}
        t = table([nest, fell], edition, p1=mine).do("play Fell")
        return sorted(t.game.view(1).to_json()["players"][0]["discard"])

    alike(play, ["Fell", "Giant", "Knight", "Nest"])


# --- zones, setup ----------------------------------------------------------------------------


def test_searching_and_classes_of_items() -> None:
    """A search of a private zone may fail, a choice in a public one may not."""
    dig = action("Dig", ir.Put(ir.Chosen(ir.Cards((Zone.DECK,), Who.YOU, CHARACTER)), HAND), cost=0)
    mourn = action("Mourn", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)), HAND), cost=0)
    relic = ir.Card("Relic", CardType.ITEM, 1, classes=("Treasure",))
    count = action("Count", ir.GainLore(ir.Count(ir.Cards(where=(ir.HasClass(("Treasure",)),)))), cost=0)

    def play(edition: str) -> Any:
        t = table([dig, mourn], edition, p1={"hand": ["Dig"], "deck": ["Ogre", "Rock"]}).do("play Dig")
        private = t.legal("done")
        t = table([dig, mourn], edition, p1={"hand": ["Mourn"], "discard": ["Ogre", "Knight"]}).do("play Mourn")
        public = t.legal("done")
        t = table([relic, count], edition, p1={"hand": ["Count"], "play": ["Relic"]}).do("play Count")
        return private, public, t.lore()

    alike(play, (True, False, 1))


def test_ink_drops() -> None:
    def play(edition: str) -> Any:
        t = table([], edition, p1={"hand": ["Scout"], "ink": 1, "drops": 1}).do("play Scout")
        return t.ink(), t.game.state.drops[0], t["Scout"].zone

    alike(play, ((0, 1), 0, "play"))


def test_opening_hand() -> None:
    book = CardBook(PLAIN)

    def play(edition: str) -> Any:
        game = Game.new([["Pawn"] * 20] * 2, book, seed=1, variant="free", edition=edition)
        if game.decision is not None and game.decision.about == "starting_player":
            game.push("choose p1")
        first = game.decision.player  # type: ignore[union-attr]
        game.push([game.legal_moves[0], "done"])
        second = game.decision.player  # type: ignore[union-attr]
        game.push("done")
        return first != second, [len(hand) for hand in game.state.hand], game.turn

    alike(play, (True, [7, 7], 1))


def test_pack_rush() -> None:
    book = CardBook(PLAIN)

    def play(edition: str) -> Any:
        game = Game.new([["Pawn"] * 20] * 2, book, seed=1, variant="pack rush", edition=edition)
        st = game.state
        return st.setup.lore_to_win, st.setup.opening_hand, [len(pile) for pile in st.ink_ready]

    alike(play, (15, 5, [2, 2]))


def test_zone_change_while_played_has_no_edition_of_its_own() -> None:
    """A card discarded to pay for itself is not offered; what else happens to it is the same in every edition."""
    knife = ir.Static((ir.PlayFor((ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))),)),), zone=Zone.HAND)
    odd = character("Odd", knife, cost=5)

    def play(edition: str) -> Any:
        alone = table([odd], edition, p1={"hand": ["Odd"]}).legal("play Odd")
        t = table([odd], edition, p1={"hand": ["Odd", "Scout"]}).do("play Odd", "choose Scout")
        return alone, t["Odd"].zone, t["Scout"].zone

    alike(play, (False, "play", "discard"))


def test_a_permission_is_the_same_permission() -> None:
    """Trigger words and permissions are settled by the text, not by the edition."""
    second = item("Second", whenever(Happening.DREW, ir.GainLore(1), "Twice", player=Who.YOU, nth=2))
    read = action("Read", ir.Draw(3), cost=0)
    free = location("Free", ir.Static((ir.Allow(Leave.MOVE_FREE),), name="Open"), move_cost=3)

    def play(edition: str) -> Any:
        t = table([second, read, free], edition, p1={"play": ["Second", "Ogre", "Free"], "hand": ["Read"]})
        t.do("play Read", "move Ogre")
        return t.lore(), t["Ogre"].at

    alike(play, (1, "Free"))
