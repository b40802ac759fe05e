"""What the steps of a scenario say, in words: actions, answers and what is expected to be true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from illumineer.compile.book import CardBook
from illumineer.judge.expectations import NONE, Expectations, Prompt
from illumineer.judge.labels import card_name
from illumineer.judge.steps import Step
from illumineer.messages import Arg, Message
from illumineer.told.explain import noun
from illumineer.told.why import keyword_name
from illumineer.vocab import player_name
from illumineer.words import Noun, say


def told(step: Step, active: int, lang: str, book: CardBook) -> str:
    """An action or an answer as a sentence; `active` is the player whose turn it is."""
    who = player_name(step.by if step.by is not None else active)
    blanks: dict[str, Arg] = {"player": who}
    value = step.value
    verb = step.verb
    if verb in ("challenge", "move", "activate"):
        blanks["card"], blanks["other"] = _noun(value[0], book), value[1]
    elif verb in ("resolve", "replace"):
        blanks["card"] = value[0]
        if value[1]:
            blanks["ability"] = value[1]
    elif verb == "accept":
        verb = "accept" if value else "decline"
    elif verb == "choose":
        if not value:
            verb = "choose_nobody"
        blanks["cards"] = [_noun(each, book) for each in value]
    elif verb == "mode":
        blanks["modes"] = [str(each) for each in value]
    elif verb == "order":
        blanks["cards"] = ", ".join(value)
    elif verb == "put":
        places = [_say(f"put_{place}", lang, cards=", ".join(cards)) for place, cards in value.items()]
        blanks["places"] = "; ".join(places)
    elif verb == "enter":
        verb = f"enter_{value}"
    elif verb == "concede":
        blanks["player"] = player_name(value)
    elif verb in ("number", "name"):
        blanks["what"] = value
    elif verb != "end_turn":
        blanks["card"] = value
    return _say(f"step_{verb}", lang, **blanks) + "".join(_options(step, lang, book))


def _noun(what: str | int, book: CardBook) -> Noun:
    """A card by its label, or a player, as a sentence needs it."""
    if isinstance(what, int):
        return Noun(player_name(what), person=True)
    name = card_name(what)
    card = noun(book.card(name)) if name in book else Noun(what)
    return Noun(what, card.feminine, card.person, card.type)


def _options(step: Step, lang: str, book: CardBook) -> Iterable[str]:
    """What goes with a card that is played, or an ability that is used."""
    if step.onto:
        yield _say("with_shift", lang, cards=step.onto)
    if step.singers:
        yield _say("with_song", lang, cards=step.singers)
    if step.free:
        yield _say("with_free", lang)
    if step.enter:
        yield _say(f"with_enter_{step.enter}", lang)
    for kind, cards in step.cost.items():
        yield _say(f"with_{kind}", lang, cards=[_noun(each, book) for each in cards])


# --- what must be true -------------------------------------------------------------------------


def expected(what: Expectations, lang: str) -> list[str]:
    """Everything that an `expect` says, a sentence for each player, card or thing."""
    found: list[str] = []
    if what.active is not None:
        found.append(_say("is_active", lang, player=player_name(what.active)))
    if what.winner is not None:
        won = what.winner
        found.append(
            _say("is_no_winner", lang) if won == NONE else _say("is_winner", lang, player=player_name(int(won)))
        )
    for player, side in what.sides.items():
        found.append(f"{player_name(player)}: {', '.join(_side(key, value, lang) for key, value in side.items())}")
    for label, facts in what.cards.items():
        found.append(f"{label}: {', '.join(each for key, value in facts.items() for each in _card(key, value, lang))}")
    if what.bag is not None:
        found.append(_bag(what.bag, lang))
    if what.prompt is not None:
        found.append(_prompt(what.prompt, lang))
    for key, known in (("is_hidden", what.hidden), ("is_visible", what.visible)):
        found += [_say(key, lang, player=player_name(player), cards=labels) for player, labels in known.items()]
    return found


def _side(key: str, value: Any, lang: str) -> str:
    if isinstance(value, int):
        return _say(f"side_{key}", lang, n=value)
    if key == "ink":
        return ", ".join(_say(f"side_ink_{state}", lang, n=n) for state, n in value.items())
    if key == "deck":
        parts = [
            _say("side_deck", lang, n=part) if which == "count" else _say(f"side_deck_{which}", lang, cards=part)
            for which, part in value.items()
        ]
        return ", ".join(parts)
    return _say(f"side_{key}_is", lang, cards=value) if value else _say(f"side_{key}", lang, n=0)


def _card(key: str, value: Any, lang: str) -> list[str]:
    if key == "zone":
        return [say(Message(f"judge.zone_{value}"), lang)]
    if key == "keywords":
        return [_keyword(keyword, has, lang) for keyword, has in value.items()]
    if key in ("exerted", "drying"):
        return [_say(f"card_{key}" if value else f"card_not_{key}", lang)]
    if key == "owner":
        return [_say("card_owner", lang, player=player_name(value))]
    if key == "at":
        return [_say("card_at_none", lang) if value == NONE else _say("card_at", lang, card=value)]
    if key == "on_top_of":
        return [_say("card_on_top_of", lang, cards=value) if value else _say("card_under_count", lang, n=0)]
    return [_say(f"card_{key}", lang, n=value)]


def _keyword(keyword: int, has: bool | int, lang: str) -> str:
    if has is False:
        return _say("card_without", lang, keyword=keyword_name(keyword, 0))
    return _say("card_with", lang, keyword=keyword_name(keyword, 0 if has is True else has))


def _bag(what: int | dict[int, int], lang: str) -> str:
    if isinstance(what, int):
        return _say("is_in_bag", lang, n=what)
    return "; ".join(_say("is_in_bag_of", lang, player=player_name(player), n=n) for player, n in what.items())


def _prompt(what: Prompt | str, lang: str) -> str:
    if not isinstance(what, Prompt):
        return _say("is_no_prompt", lang)
    parts: list[str] = []
    if what.by is not None:
        parts.append(_say("prompt_by", lang, player=player_name(what.by)))
    if what.kind:
        parts.append(_say("prompt_kind", lang, kind=Message(f"judge.kind_{what.kind}")))
    for key, options in (("options", what.options), ("includes", what.includes), ("excludes", what.excludes)):
        if options:
            parts.append(_say(f"prompt_{key}", lang, options=sorted(map(str, options))))
    return _say("is_prompt", lang, parts="; ".join(parts)) if parts else _say("is_any_prompt", lang)


def _say(key: str, lang: str, **blanks: Arg) -> str:
    return say(Message(f"trace.{key}", blanks), lang)
