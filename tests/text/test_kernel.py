"""The kernel on a small grammar of its own: rules, templates, reading every way, writing with a surface."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from illumineer.text.grammar import grammar
from illumineer.text.kernel import Grammar, GrammarError, template
from illumineer.text.meanings import ir
from illumineer.text.parse import Parse
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V
from illumineer.text.phrase import Phrase
from illumineer.text.pronouns import settle
from illumineer.text.tokens import cut, join
from illumineer.text.write import Unwritable, surface_of, write
from illumineer.vocab import Who


def number(tokens: tuple[str, ...], i: int) -> Iterable[tuple[int, Any]]:
    return [(i + 1, int(tokens[i]))] if i < len(tokens) and tokens[i].isdigit() else []


def number_written(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((str(value),)) if isinstance(value, int) else None


def small() -> Grammar:
    g = Grammar()
    g.lexicon("number", number, number_written, str.isdigit)
    g.rule("cards", "a card", 1, es="una carta", features="fs")
    g.rule("cards", "{n:number} cards", V.n, es="{n} cartas", features="fp")
    g.rule("verb", "~draw {n:cards}", ir.Draw(V.n, SUBJ), es="~robar {n}")
    g.rule("verb", "~gain {n:number} lore", ir.GainLore(V.n, SUBJ), es="~ganar {n} de lore")
    g.rule("who", "each opponent", Who.OPPONENTS, es="cada oponente", features="ms")
    g.rule("act", "{v:verb}", On(Who.YOU, V.v), es="{v}")
    g.rule("act", ("you may {v:verb}", "you can {v:verb}"), ir.May(On(Who.YOU, V.v)), es="puedes {v!inf}")
    g.rule("act", "{p:who} {v:verb@p}", ir.EachPlayer(V.p, (On(Who.THEY, V.v),)), es="{p} {v@p}")
    g.list_of("acts", "act")
    g.check()
    return g


G = small()


def read(text: str, category: str = "act") -> list[Any]:
    return [found.value for found in Parse(G, cut(text)).whole(category)]


def again(text: str, category: str = "act", lang: str = "en") -> str:
    (found,) = Parse(G, cut(text)).whole(category)
    surface, _, _ = surface_of(G, found, found.value)
    return join(settle(write(G, category, found.value, lang, surface).tokens))


# --- reading ---------------------------------------------------------------------------------


def test_the_meaning_is_the_pattern_filled() -> None:
    assert read("draw 3 cards") == [ir.Draw(3, Who.YOU)]
    assert read("each opponent draws a card") == [ir.EachPlayer(Who.OPPONENTS, (ir.Draw(1, Who.THEY),))]
    assert read("draw a card and gain 2 lore", "acts") == [(ir.Draw(1, Who.YOU), ir.GainLore(2, Who.YOU))]


def test_what_does_not_fit_is_not_read() -> None:
    assert read("draw lore") == []
    assert read("draw a card now") == []


def test_where_it_stopped_and_what_could_have_stood_there() -> None:
    parse = Parse(G, cut("you may draw three cards"))
    assert parse.whole("act") == []
    assert parse.furthest == 3
    assert "a" in parse.expected


def test_without_a_wording() -> None:
    (found,) = Parse(G, cut("you can draw a card")).whole("act")
    (drop,) = [wording for wording in found.wordings() if wording.text.startswith("you can")]
    assert Parse(G, cut("you can draw a card"), frozenset((drop,))).whole("act") == []
    assert len(Parse(G, cut("you may draw a card"), frozenset((drop,))).whole("act")) == 1


def test_every_reading_is_found() -> None:
    g = small()
    g.rule("act", "draw a {n:number} card", ir.Draw(V.n), es="roba una {n}")
    g.rule("cards", "a {n:number} card", Make(int, lambda n: n + 1, lambda n: [(n - 1,)], V.n), es="una {n}")
    values = {found.value for found in Parse(g, cut("draw a 3 card")).whole("act")}
    assert values == {ir.Draw(3), ir.Draw(4)}


def test_two_ways_to_one_meaning_are_one_reading() -> None:
    g = small()
    g.rule("act", "draw a card", ir.Draw(1, Who.YOU), es="roba una carta")
    assert len(Parse(g, cut("draw a card")).whole("act")) == 1


def test_a_pattern_may_refuse() -> None:
    def refuse(n: int) -> Any:
        raise Unfit("never")

    g = small()
    g.rule("act", "lose {n:number} lore", Make(object, refuse, lambda value: [], V.n), es="pierde {n}")
    assert Parse(g, cut("lose 3 lore")).whole("act") == []


def test_a_category_that_begins_with_itself_is_a_bug() -> None:
    g = Grammar()
    g.rule("a", "{x:a} more", V.x, es="{x} más")
    g.rule("a", "some", 1, es="algo")
    with pytest.raises(GrammarError, match="begins with itself"):
        Parse(g, cut("some more")).whole("a")


# --- writing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("draw 3 cards", "roba 3 cartas"),
        ("you may draw a card", "puedes robar una carta"),
        ("each opponent gains 2 lore", "cada oponente gana 2 de lore"),
    ],
)
def test_written_as_it_was_read_and_in_spanish(text: str, spanish: str) -> None:
    assert again(text) == text
    assert again(text, lang="es") == spanish


def test_the_surface_tells_equal_wordings_apart() -> None:
    assert again("you may draw a card") == "you may draw a card"
    assert again("you can draw a card") == "you can draw a card"


def test_without_a_surface_the_first_wording_is_written() -> None:
    assert join(write(G, "act", ir.May(ir.Draw(1, Who.YOU))).tokens) == "you may draw a card"


def test_a_surface_of_another_text_does_no_harm() -> None:
    assert join(write(G, "act", ir.Draw(2, Who.YOU), "en", (7, 7, 7)).tokens) == "draw 2 cards"


def test_what_no_rule_says_is_unwritable() -> None:
    with pytest.raises(Unwritable):
        write(G, "act", ir.Draw(2, Who.OPPONENTS))
    with pytest.raises(Unwritable):
        write(G, "act", ir.Banish(ir.This()))


@pytest.mark.parametrize(
    "text", ["draw a card", "draw a card and gain 1 lore", "draw a card, gain 1 lore, and gain 2 lore"]
)
def test_lists(text: str) -> None:
    assert again(text, "acts") == text


# --- declaring -------------------------------------------------------------------------------


def test_templates() -> None:
    kinds = [(part.kind, part.text) for part in template("{p:who} ~draw@p <p:one|many> cards, {^the}")]
    assert kinds == [
        ("hole", "p"), ("form", "draw"), ("agree", "p"), ("word", "cards"), ("word", ","), ("point", "the"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("en", "meaning", "es", "wrong"),
    [
        ("draw {n:number}", ir.Draw(), "roba {n}", "holes"),
        ("draw", ir.Draw(V.n), "roba", "holes"),
        ("draw {n:number} {n:number}", ir.Draw(V.n), "roba {n}", "each hole"),
        ("draw {n}", ir.Draw(V.n), "roba {n}", "a category"),
        ("draw {n:number}", ir.Draw(V.n), "", "no Spanish"),
        ("draw {n:number}", ir.Draw(V.n), "roba {m}", "no such hole"),
        ("", ir.Draw(), "roba", "empty"),
        ("draw {n:number", ir.Draw(V.n), "roba {n}", "cannot read"),
        (("draw", "take"), ir.Draw(), ("roba",), "2 wordings but 1"),
    ],
)
def test_wrong_rules_are_refused(en: Any, meaning: Any, es: Any, wrong: str) -> None:
    with pytest.raises(GrammarError, match=wrong):
        g = small()
        g.rule("act", en, meaning, es=es)
        g.check()


def test_every_rule_of_the_grammar_is_right() -> None:
    grammar().check()


def test_a_category_that_nothing_declares() -> None:
    g = small()
    g.rule("act", "fly {h:height}", ir.Draw(V.h), es="vuela {h}")
    with pytest.raises(GrammarError, match="height"):
        g.check()


def test_rest_of_a_tuple() -> None:
    g = small()
    g.rule("row", "{a:act} .", (V.a,), es="{a}.")
    g.rule("row", "{a:act} . {r:row}", (V.a, Rest(V.r)), es="{a}. {r}")
    (found,) = Parse(g, cut("draw a card. gain 1 lore. draw 2 cards.")).whole("row")
    assert found.value == (ir.Draw(1, Who.YOU), ir.GainLore(1, Who.YOU), ir.Draw(2, Who.YOU))
    assert join(settle(write(g, "row", found.value, "es").tokens)) == "roba una carta. gana 1 de lore. roba 2 cartas."


def test_words_of_which_any_may_stand_there() -> None:
    g = Grammar()
    g.rule("hero", "[he|she|they] may rest", ir.This(), es="puede descansar")
    found = Parse(g, ("she", "may", "rest")).whole("hero")
    assert len(found) == 1
    surface, phrase, _ = surface_of(g, found[0], ir.This())
    assert phrase.tokens == ("she", "may", "rest")
    assert write(g, "hero", ir.This(), surface=surface).tokens == ("she", "may", "rest")
    assert write(g, "hero", ir.This()).tokens == ("he", "may", "rest")
