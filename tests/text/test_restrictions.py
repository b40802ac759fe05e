"""What can't be done to a card, and by what; whom a character must challenge: read, and played (1.2.2)."""

from __future__ import annotations

import pytest
from tests.support import table
from tests.text.printed import action, item, location, printed

from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Keyword


@pytest.mark.rule("1.2.2")
def test_cannot_be_returned_to_hand_and_can_be_put_elsewhere() -> None:
    hall = location("Hall", "Characters can't be returned to their player's hand while here.")
    wave, tide = (action(name, "Return chosen character to their player's hand.") for name in ("Wave", "Tide"))
    sink = action("Sink", "Put chosen character into their player's inkwell facedown and exerted.")
    mine = {"play": ["Hall", {"card": "Ogre", "at": "Hall"}, "Scout"], "hand": ["Wave", "Tide", "Sink"], "deck": 3}
    t = table([hall, wave, tide, sink], p1=mine, p2={"deck": 3})
    t.do("play Wave", "choose Ogre")
    assert t["Ogre"].zone == "play"
    t.do("play Tide", "choose Scout")
    assert t["Scout"].zone == "hand"
    t.do("play Sink")
    assert t["Ogre"].zone == "inkwell"


@pytest.mark.rule("1.2.2", "6.7.3.3")
def test_cannot_be_chosen_by_actions_or_items() -> None:
    ghost = printed("Ghost", "This character can't be chosen by actions or items.")
    bolt = action("Bolt", "Deal 1 damage to chosen character.")
    archer = printed("Archer", "⟳ — Deal 1 damage to chosen character.")
    mine = {"play": ["Archer", "Pawn"], "hand": ["Bolt"], "deck": 3}
    t = table([ghost, bolt, archer], p1=mine, p2={"play": ["Ghost"], "deck": 3})
    t.do("play Bolt")
    assert t.moves() == ["choose Archer", "choose Pawn"]
    assert t.why("choose Ghost") == ["6.7.3.3"]
    t.do("choose Pawn", "activate Archer: Archer")
    assert "choose Ghost" in t.moves()


def test_cannot_be_chosen_holds_for_its_own_player_too() -> None:
    ghost = printed("Ghost", "This character can't be chosen.")
    bolt = action("Bolt", "Deal 1 damage to chosen character.")
    t = table([ghost, bolt], p1={"play": ["Ghost", "Pawn", "Ogre"], "hand": ["Bolt"], "deck": 3}, p2={"deck": 3})
    t.do("play Bolt")
    assert t.moves() == ["choose Pawn", "choose Ogre"]


@pytest.mark.rule("1.2.2")
def test_cannot_be_exerted_by_opponents_alone() -> None:
    guide = printed("Guide", "Your other characters can't be exerted by opponents' effects.")
    sleep = action("Sleep", "Exert all characters.")
    both = {"play": ["Guide", "Ogre"], "hand": ["Sleep"], "deck": 3}
    t = table([guide, sleep], p1={"hand": ["Sleep"], "deck": 3}, p2={**both, "hand": ["Sleep#2"]})
    t.do("play Sleep")
    assert t["Guide"].exerted and not t["Ogre"].exerted
    t.end_turn()
    t.do("play Sleep")
    assert t["Ogre"].exerted


@pytest.mark.parametrize(
    ("text", "zone"), [("Banish all characters.", "play"), ("Deal 9 damage to each character.", "discard")]
)
def test_cannot_be_banished_by_actions(text: str, zone: str) -> None:
    """By damage it is the game state check that banishes, and no action (1.8.1.4)."""
    stone = printed("Stone", "This character can't be banished by opponents' actions.")
    t = table([stone, action("End", text)], p1={"hand": ["End"], "deck": 3}, p2={"play": ["Stone"], "deck": 3})
    t.do("play End")
    assert t["Stone"].zone == zone


def test_cannot_be_dealt_damage_by_actions_or_by_characters() -> None:
    drum = item("Drum", "Your characters can't be dealt damage by actions.")
    wall = printed("Wall", "This character can't be dealt damage by opposing characters.")
    fire = action("Fire", "Deal 2 damage to each opposing character.")
    theirs = {"play": ["Drum", {"card": "Wall", "exerted": True}, {"card": "Pawn", "exerted": True}], "deck": 3}
    t = table([drum, wall, fire], p1={"play": ["Ogre"], "hand": ["Fire"], "deck": []}, p2=theirs)
    t.do("play Fire")
    assert t["Wall"].damage == 0 and "Pawn" in t.play(1)
    t.do("challenge Ogre", "choose Wall")
    assert t["Wall"].damage == 0 and t["Ogre"].damage == 2


def test_damage_stays_where_it_cannot_be_removed() -> None:
    curse = item("Curse", "Opposing characters can't have damage removed from them.")
    balm = action("Balm", "Remove up to 2 damage from each of your characters.")
    mine = {"play": [{"card": "Ogre", "damage": 1}], "hand": ["Balm"], "deck": 3}
    t = table([curse, balm], p1=mine, p2={"play": ["Curse"], "deck": 3})
    t.do("play Balm")
    assert t["Ogre"].damage == 1


@pytest.mark.rule("4.6.4.3")
def test_who_challenges_must_challenge_this() -> None:
    text = "While this character is exerted, opposing characters who challenge must challenge him if able."
    champion = printed("Champion", text)
    theirs = {"play": [{"card": "Champion", "exerted": True}, {"card": "Pawn", "exerted": True}], "deck": 3}
    t = table([champion], p1={"play": ["Ogre", "Scout"], "deck": 3}, p2=theirs)
    assert t.legal("end turn")  # nobody has to challenge at all
    t.do("challenge Ogre")
    assert "Champion" not in t.play(1) or t["Champion"].damage


@pytest.mark.rule("3.3.2")
def test_must_challenge_this_before_the_turn_ends() -> None:
    bait = printed("Bait", "Opposing characters must challenge this character if able.")
    theirs = {"play": [{"card": "Bait", "exerted": True}, {"card": "Pawn", "exerted": True}], "deck": 3}
    t = table([bait], p1={"play": ["Ogre"], "deck": 3}, p2=theirs)
    assert not t.legal("end turn")
    t.do("quest Ogre")
    assert t.legal("end turn")  # exerted it is no longer able


@pytest.mark.rule("8.3.3")
def test_one_behind_a_bodyguard_cannot_be_demanded() -> None:
    bait = printed("Bait", "Opposing characters must challenge this character if able.")
    guard = printed("Guard", "Bodyguard")
    theirs = {"play": [{"card": "Bait", "exerted": True}, {"card": "Guard", "exerted": True}], "deck": 3}
    t = table([bait, guard], p1={"play": ["Ogre"], "deck": 3}, p2=theirs)
    assert t["Guard"].has(Keyword.BODYGUARD)
    assert t.legal("end turn")
    t.do("challenge Ogre")  # there is only the one in front to choose
    assert t["Guard"].zone == "discard" and t["Bait"].damage == 0


def test_what_others_cannot_do_to_it_and_free_moves() -> None:
    calm = printed("Calm", "Opponents' actions and abilities can't exert this character.")
    walker = printed("Walker", "This character may move to locations for free.")
    sleep = action("Sleep", "Exert all characters.")
    theirs = {"play": ["Calm", "Ogre"], "deck": 3}
    cards = [calm, walker, sleep, location("Dock", move_cost=3)]
    t = table(cards, p1={"hand": ["Sleep"], "play": ["Walker", "Dock"], "deck": 3}, p2=theirs)
    t.do("move Walker")
    assert t["Walker"].at == "Dock"
    t.do("play Sleep")
    assert t["Ogre"].exerted and not t["Calm"].exerted


@pytest.mark.rule("1.8.1.4", "1.2.2")
def test_cannot_be_banished_in_a_challenge_lasts_as_long_as_the_challenge() -> None:
    """The check in the challenge spares it, the one after does not: nobody banished it in a challenge."""
    texts = "This character can't be banished in a challenge.", "When this character is banished, draw a card."
    boast = "During your turn, whenever this character banishes another character in a challenge, gain 2 lore."
    cards = [printed("Bold", *texts), printed("Sly", boast)]
    theirs = {"play": [{"card": "Bold", "exerted": True, "damage": 2}], "deck": 3}
    t = table(cards, p1={"play": ["Sly"], "deck": 3}, p2=theirs)
    t.do("challenge Sly")
    assert t["Bold"].zone == "discard" and t.lore() == 0 and len(t.hand(1)) == 1


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (
            "Your characters can't be banished by opposing items.",
            "tus personajes no pueden ser desterrados por objetos oponentes.",
        ),
        (
            "This item can't be chosen for opponents' actions.",
            "este objeto no puede ser elegido para acciones de los oponentes.",
        ),
        (
            "Your locations can't be dealt damage by opponents' effects.",
            "tus localizaciones no pueden recibir daño infligido por efectos de los oponentes.",
        ),
    ],
)
def test_said_in_spanish(english: str, spanish: str) -> None:
    read = read_paragraph(english, CardType.ITEM)
    assert not isinstance(read, Declined)
    assert read.written == english
    assert write_ability(read.ability, CardType.ITEM, "es", read.surface).lower() == spanish


@pytest.mark.parametrize(
    ("end", "zone"),
    [
        ("Put chosen character into their player's inkwell facedown and exerted.", "inkwell"),
        ("Return chosen character to their player's hand.", "hand"),
    ],
)
@pytest.mark.rule("1.2.2")
def test_what_can_neither_be_returned_nor_inked(end: str, zone: str) -> None:
    """An opponent's effect does nothing to it; one's own still does if only theirs are forbidden."""
    text = "This character can't be returned to a player's hand or put into an inkwell "
    text += "by opponents' actions or abilities."
    mule = printed("Mule", text)
    spell = action("Spell", end)
    t = table([mule, spell], p1={"hand": ["Spell"], "deck": 3}, p2={"play": ["Mule"], "deck": 3})
    assert t.do("play Spell")["Mule"].zone == "play"
    t = table([mule, spell], p1={"hand": ["Spell"], "play": ["Mule"], "deck": 3}, p2={"deck": 3})
    assert t.do("play Spell")["Mule"].zone == zone


def test_what_cannot_be_inked_pays_no_cost_with_that() -> None:
    mule = printed("Mule", "This character can't be put into an inkwell.")
    tool = item("Tool", "Put one of your characters into your inkwell facedown and exerted — Draw a card.")
    t = table([mule, tool], p1={"play": ["Mule", "Tool"], "deck": 3}, p2={"deck": 3})
    assert not t.legal("activate Tool: Tool")
