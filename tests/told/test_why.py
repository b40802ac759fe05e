"""Why a card has the values that it has: every modifier is named, with where it comes from and until when."""

from __future__ import annotations

import pytest
from tests.support import Table, action, any_character, character, item, keyword, location, table, your_characters

from illumineer import ir
from illumineer.compile.sense import DOINGS
from illumineer.errors import NotationError
from illumineer.told.why import ASPECTS
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Leave, Stat, Zone
from illumineer.words import LANGUAGES
from illumineer.words import table as words

BANNER = item("Banner", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters(), name="Rally"))
CURSE = action("Curse", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, -9),), Duration.THIS_TURN))
CLOAK = action("Cloak", ir.Apply(any_character(), (ir.Gain(Keyword.RESIST, 2),), Duration.UNTIL_YOUR_NEXT_TURN))
TREE = item("Tree", ir.Static((ir.Gain(Keyword.RESIST, 1), ir.Gain(Keyword.EVASIVE)), your_characters(), name="Shade"))
FROST = action("Frost", ir.Apply(any_character(), (ir.Cant(Doing.QUEST),), Duration.THEIR_NEXT_TURN))
FAIR = item("Fair", ir.Static((ir.CostChange(-2, ir.Filter()),), name="Cheap"))


def told(t: Table, card: str, what: str | None = None, lang: str = "en") -> list[str]:
    return [t.game.explain(line, lang) for line in t.game.why(card, what)]


@pytest.mark.rule("6.6.1", "6.6.1.2")
def test_strength_is_the_printed_one_and_every_modifier_with_its_source_and_end() -> None:
    t = table([BANNER, CURSE], p1={"play": ["Ogre", "Banner"], "hand": ["Curse"], "ink": 1})
    t.do("play Curse")
    assert told(t, "Ogre", "strength") == [
        "Ogre: printed strength 4 [5.3.6.2]",
        "−9: Curse, until the end of this turn [6.6.1]",
        "+1: Rally of Banner, as long as that card is in play [6.6.1]",
        "Ogre: strength now −4 [6.6.1.2]",
        "a negative strength counts as 0, except for further modifiers [6.6.2]",
    ]
    assert told(t, "Ogre", "strength", "es")[1] == "−9: Curse, hasta el final de este turno [6.6.1]"


@pytest.mark.rule("8.13.1")
def test_a_keyword_that_asks_and_that_gives_is_called_as_the_language_calls_it() -> None:
    t = table([character("Aide", keyword(Keyword.SUPPORT), strength=3)], p1={"play": ["Aide", "Ogre"]})
    t.do("quest Aide")
    asked = t.game.decision
    assert asked is not None
    assert t.game.explain(asked, "en").startswith("p1: Do you want it to happen? (Aide: Support)")
    assert t.game.explain(asked, "es").startswith("p1: ¿Quieres que ocurra? (el Apoyo de Aide)")
    t.do("accept")
    assert "+3: Support of Aide, until the end of this turn [6.6.1]" in told(t, "Ogre", "strength")
    assert "+3: el Apoyo de Aide, hasta el final de este turno [6.6.1]" in told(t, "Ogre", "strength", "es")


@pytest.mark.rule("8.1.2")
def test_keywords_with_a_number_add_up_and_each_part_is_named() -> None:
    oak = character("Oak", keyword(Keyword.RESIST, 1))
    t = table([oak, TREE, CLOAK], p1={"play": ["Oak", "Tree"], "hand": ["Cloak"], "ink": 1})
    t.do("play Cloak")
    assert told(t, "Oak", "keywords") == [
        "Oak: Resist +1, printed [8.1.1]",
        "Oak gains Resist +2: Cloak, until the start of the next turn of p1 [6.4.2.2]",
        "Oak gains Resist +1: Shade of Tree, as long as that card is in play [6.4.2.3]",
        "Oak gains Evasive: Shade of Tree, as long as that card is in play [6.4.2.3]",
        "Oak: Resist +4 in all [8.1.2]",
    ]


@pytest.mark.rule("6.6.4")
def test_a_floor_comes_after_all_that_adds() -> None:
    proud = character("Proud", ir.Static((ir.Floor(Stat.STRENGTH),), name="Pride"), strength=2)
    t = table([proud, CURSE], p1={"play": ["Proud"], "hand": ["Curse"], "ink": 1})
    t.do("play Curse")
    assert told(t, "Proud", "strength")[-2:] == [
        "not below 2: Pride of Proud, as long as that card is in play [6.6.4]",
        "Proud: strength now 2 [6.6.1.2]",
    ]


@pytest.mark.rule("8.5.1")
def test_challenger_counts_while_challenging() -> None:
    bold = character(
        "Bold",
        keyword(Keyword.CHALLENGER, 2),
        ir.Triggered(
            (ir.Event(Happening.CHALLENGES, subject=ir.Filter(where=(ir.IsThis(),))),), ir.May(ir.Draw()), name="Hm"
        ),
    )
    t = table([bold], p1={"play": ["Bold"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    assert "Challenger" not in " ".join(told(t, "Bold", "strength"))
    t.do("challenge Bold")
    assert told(t, "Bold", "strength")[1:] == [
        "+2 while challenging: Challenger [8.5.1]",
        "Bold: strength now 4 [6.6.1.2]",
    ]


@pytest.mark.rule("1.5.4", "4.3.2.3")
def test_the_cost_stays_and_what_is_paid_changes() -> None:
    t = table([FAIR], p1={"play": ["Fair"], "hand": ["Knight"], "ink": 1})
    assert told(t, "Knight", "cost") == [
        "Knight: printed cost 3 [5.2.2]",
        "Knight: cost now 3 [6.6.1.2]",
        "−2: Cheap of Fair, as long as that card is in play [1.5.4]",
        "to be paid for Knight: 1 ink [4.3.2.3]",
    ]


def test_limits_name_who_set_them() -> None:
    t = table([FROST], p1={"hand": ["Frost"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("play Frost", "end turn")
    assert told(t, "Ogre") == ["Ogre can't quest: Frost, during the next turn of p2 [6.4.2.2]"]
    assert told(t, "Ogre", lang="es") == [
        "Ogre no puede ir de aventura (Frost, durante el próximo turno de p2) [6.4.2.2]"
    ]


def test_nothing_is_said_of_a_card_that_is_as_printed() -> None:
    t = table([BANNER, location("Keep")], p1={"play": ["Ogre", "Keep"]})
    assert told(t, "Ogre") == told(t, "Keep") == []
    assert told(t, "Keep", "strength") == ["Keep has no strength [5.2.8]"]


def test_a_wrong_question_names_the_right_ones() -> None:
    t = table([], p1={"play": ["Ogre"]})
    with pytest.raises(NotationError, match="strenght"):
        t.game.why("Ogre", "strenght")
    with pytest.raises(NotationError, match="did you mean 'Ogre'"):
        t.game.why("Oger")
    assert {t.game.why("Ogre", what) is not None for what in ASPECTS} == {True}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_limit_has_its_words(lang: str) -> None:
    said = words("why", lang)
    wanted = {f"cant_{doing.name}" for doing in DOINGS[ir.Cant] if doing != Doing.GAIN_KEYWORD}
    wanted |= {f"must_{doing.name}" for doing in DOINGS[ir.Must]} | {f"may_{leave.name}" for leave in Leave}
    wanted |= {f"until_{duration.name}" for duration in Duration}
    assert wanted <= set(said)
    assert {word.name for word in Keyword} <= set(words("keywords", lang))


def test_a_refusal_names_the_card_that_forbids_it() -> None:
    gag = item("Gag", ir.Static((ir.CantDo(Doing.PLAY, cards=ir.Filter(where=(ir.IsType((CardType.ACTION,)),))),)))
    t = table([FROST, gag], p1={"play": ["Ogre"], "hand": ["Frost"], "ink": 1}, p2={"play": ["Gag"]})
    (refused,) = t.game.why_not("play Frost")
    assert t.game.explain(refused) == "Frost can't be played, because of Gag [1.2.2]"
    assert t.game.explain(refused, "es") == "Frost no se puede jugar, a causa de Gag [1.2.2]"
    t = table([FROST], p1={"hand": ["Frost"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("play Frost", "end turn")
    (refused,) = t.game.why_not("quest Ogre")
    assert t.game.explain(refused) == "Ogre can't quest, because of Frost [4.5.1.2]"


def test_a_refusal_that_a_card_brings_upon_itself_says_so() -> None:
    shy = character("Shy", ir.Static((ir.Cant(Doing.QUEST),)))
    picky = character("Picky", ir.Static((ir.Cant(Doing.PLAY),), zone=Zone.HAND), cost=1)
    t = table([shy, picky], p1={"play": ["Shy"], "hand": ["Picky"], "ink": 1})
    (refused,) = t.game.why_not("quest Shy")
    assert t.game.explain(refused) == "Shy can't quest, because of its own ability [4.5.1.2]"
    assert t.game.explain(refused, "es") == "Shy no puede ir de aventura, a causa de su propia habilidad [4.5.1.2]"
    (refused,) = t.game.why_not("play Picky")
    assert t.game.explain(refused) == "Picky can't be played, because of its own ability [1.2.2]"


def test_who_can_challenge_nothing_is_told_what_is_in_the_way_of_each() -> None:
    bird = character("Bird", Keyword.EVASIVE)
    theirs = {"play": [{"card": "Bird", "exerted": True}, "Knight"]}
    t = table([bird], p1={"play": ["Ogre"]}, p2=theirs)
    assert [t.game.explain(refused) for refused in t.game.why_not("challenge Ogre")] == [
        "there is nothing that Ogre can challenge [4.6.4.2]",
        "Bird has Evasive and Ogre has neither Evasive nor Alert [8.6.1]",
    ]
