"""What has been spoken of, and what a word that points back can mean there.

`Speech` keeps the cards, players and numbers that a text has named, in the order of the text; `bind` fills it while it
walks a tree, and asks it what "it", "them", "that character" or "this way" mean.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.ir.base import Node
from illumineer.text.english import participle
from illumineer.text.lexemes import LEXEMES
from illumineer.text.patterns import Unbound
from illumineer.text.spoken import Spoken
from illumineer.vocab import CardType, Happening, Role, Who, Zone

_TYPES = {
    "character": CardType.CHARACTER, "characters": CardType.CHARACTER, "item": CardType.ITEM,
    "items": CardType.ITEM, "location": CardType.LOCATION, "locations": CardType.LOCATION,
    "song": CardType.ACTION, "songs": CardType.ACTION, "action": CardType.ACTION, "actions": CardType.ACTION,
}  # fmt: skip
"""What a noun that points back can mean."""



def _ways() -> dict[str, tuple[type[Node], ...]]:
    """The verbs that "… this way" can be said of, by their participles."""
    found: dict[str, tuple[type[Node], ...]] = {}
    for lexeme in LEXEMES:
        if lexeme.verb.filled_fields:
            for done in (*(participle(verb) for verb, _ in lexeme.words), *lexeme.ways):
                found[done] = (*found.get(done, ()), lexeme.verb)
    return found


_WAYS = _ways()


class Speech:
    """One text, as far as it has been heard."""

    def __init__(self, type_: CardType) -> None:
        self.type = type_
        self.spoken: list[Spoken] = []
        self.players: list[Any] = []  # players who have been spoken of
        self.chosen_players: list[Any] = []
        self.each = 0  # inside so many EachPlayer
        self.done: list[tuple[str, type[Node]]] = []  # slots of what the verbs did, the last one last
        self.places: dict[str, Zone] = {}  # where a verb has put cards, by its slot
        self.seen: list[str] = []  # slots of cards looked at or revealed
        self.picked: list[str] = []  # slots picked from what was seen
        self.named: list[str] = []
        self.acted: dict[str, Any] = {}  # by what was done to them
        self.counted = False  # cards in play have been spoken of only as being there
        self.somebody = False  # a player has been spoken of whom nobody has chosen: an opponent
        self.one: Any = None  # the card of a "for each"
        self.topic: Any = None  # whom the condition in front is about
        self.compares: Any = None  # the card that is just being compared with others
        self.unmade: list[ir.Chosen] = []  # choices of the branch that is not taken
        self.count = 0
        self.events: tuple[ir.Event, ...] = ()

    def fresh(self) -> str:
        self.count += 1
        return f"#{self.count}"

    # --- words that point back ---------------------------------------------------------------

    def that(self, word: str) -> Any:
        """The cards that a word points at."""
        if word in ("he", "him", "his", "she", "her"):
            return self.topic if self.topic is not None else self.him_or_her()
        if word == "here":
            return ir.This() if self.type is CardType.LOCATION else ir.LocationOf(ir.This())
        if word in ("the rest", "the other", "the others"):
            if not self.seen:
                raise Unbound("no_rest")
            tests = tuple(ir.Not(ir.IsIn(slot)) for slot in self.picked)
            return ir.Among(self.seen[-1], tests)
        if word == "the challenging character":
            return self.role(Role.SUBJECT)
        if word == "the challenged character":
            return self.role(Role.OBJECT)
        if word.startswith("the revealed ") or word == "seen":
            if not self.seen:
                raise Unbound("not_revealed")
            return ir.Those(self.seen[-1])
        if word.startswith(("the other ", "the chosen")):
            kind = _TYPES.get(word.split()[-1])
            chosen = [s for s in self.spoken if s.how == "chosen" and (kind is None or not s.types or kind in s.types)]
            chosen = [s for s in chosen if not s.many] or chosen
            if not chosen:
                raise Unbound("not_chosen")
            return chosen[-1].ref
        if word == "one":
            return self.one
        if word == "they all":
            return self.all_of_them()
        if word == "both":
            several = [spoken.ref for spoken in self.spoken if spoken.many]
            if not several:
                raise Unbound("nothing_spoken_of")
            return several[-1]
        if word.startswith("way"):  # "… this way"
            return ir.Those(self.last_done(word))
        first, _, rest = word.partition(" ")
        done, _, noun = rest.partition(" ")
        if first == "the" and done in self.acted:
            return self.acted[done]
        noun = word.split()[-1]
        types = _TYPES.get(noun)
        if noun in ("they", "them", "it"):
            found = self.latest(None, many=False if noun == "it" else None, pronoun=noun)
            many = noun != "it" and self.type is not CardType.CHARACTER
            where_to = any(said.how == "implied" and said.ref == ir.Involved(Role.OBJECT) for said in self.spoken)
            if isinstance(found, ir.This | ir.Involved) and noun != "it" and self.somebody:
                raise Unbound("player_or_card", word=noun)
            if isinstance(found, ir.This) and (self.counted or many or (noun == "it" and where_to)):
                raise Unbound("which_card", word=noun)
            return found
        found = self.latest(types, many=self.several(types) if first == "those" else False)
        if found == ir.Involved() and first == "that" and self.two_in_challenge():
            found = ir.Involved(Role.OBJECT)  # the one that was named last
        if isinstance(found, ir.This):  # of this card one does not say "that"
            raise Unbound("not_spoken_of", word=word)
        return found

    def all_of_them(self) -> Any:
        """The cards that were named last, if they are several; else the last two that were named one by one."""
        refs = list(dict.fromkeys(spoken.ref for spoken in self.spoken if spoken.how not in ("this", "implied")))
        if not refs:
            raise Unbound("nothing_spoken_of")
        if any(spoken.ref == refs[-1] and spoken.many for spoken in self.spoken):
            return refs[-1]
        if len(refs) < 2:
            raise Unbound("nothing_spoken_of")
        return ir.Together(tuple(refs[-2:]))

    def mention(self, ref: Any, word: str) -> None:
        """A card that is spoken of again by its noun is the one spoken of last."""
        type_ = _TYPES.get(word.split()[-1])
        if type_ is None or not isinstance(ref, ir.Those | ir.Involved):
            return
        known = [spoken for spoken in self.spoken if spoken.ref == ref and spoken.how != "implied"]
        self.spoken = [spoken for spoken in self.spoken if spoken not in known]
        self.spoken += known or [Spoken(ref, (type_,), word.endswith("s"), "event")]

    def him_or_her(self) -> Any:
        """This character, or one that was chosen by a name or classification that tells which of the two it is."""
        for spoken in reversed(self.spoken):
            if spoken.how == "this" and self.type is CardType.CHARACTER:
                return ir.This()
            if spoken.how == "chosen" and not spoken.many and spoken.told:
                return spoken.ref
        return ir.This() if self.type is CardType.CHARACTER else self.latest(CardType.CHARACTER, many=False)

    def two_in_challenge(self) -> bool:
        """Whether the ability waits for one card to challenge another, neither of which is this one."""
        for event in self.events:
            two = (event.subject, event.object)
            if event.on in (Happening.CHALLENGES, Happening.BANISHES) and None not in two:
                return not any(ir.IsThis() in filter_.where for filter_ in two if filter_ is not None)
        return False

    def latest(self, type_: CardType | None, many: bool | None = None, pronoun: str = "") -> Any:
        """The cards spoken of last that fit; this card if there are none.

        A card of a zone where any card may be is "that character" only if nothing else can be.  A character in play is
        "they" and a single item or location "it", unless there is nothing else that could be meant.
        """
        unlikely = None
        for spoken in reversed(self.spoken):
            if spoken.how == "this" or (spoken.how == "implied" and type_ not in spoken.types):
                continue
            if spoken.ref == self.compares:
                continue
            if type_ is not None and spoken.types and type_ not in spoken.types:
                continue
            if many is not None and spoken.many is not many:
                continue
            if type_ is not None and not spoken.types and spoken.how == "chosen" and spoken.zone is not Zone.PLAY:
                unlikely = unlikely or spoken.ref
                continue
            if pronoun and spoken.types and not spoken.many and spoken.zone is Zone.PLAY:
                if (CardType.CHARACTER in spoken.types) is (pronoun == "it"):
                    unlikely = unlikely or spoken.ref
                    continue
            return spoken.ref
        if unlikely is not None or self.unmade:
            return unlikely or self.unmade[-1]
        waited = any(event.subject is not None and ir.IsThis() in event.subject.where for event in self.events)
        if self.type is CardType.ACTION and not waited:
            raise Unbound("nothing_spoken_of")
        return ir.This()

    def several(self, type_: CardType | None) -> bool | None:
        """Whether several cards of a type have been spoken of at once: "those"; else one may be meant (None)."""
        groups = [spoken.types for spoken in self.spoken if spoken.many]
        return any(not types or type_ in (*types, None) for types in groups) or None

    def role(self, role: Role) -> Any:
        """The card with that role in the challenge that was waited for."""
        if not self.events:
            raise Unbound("no_challenge")
        for event in self.events:
            if event.on is Happening.BANISHED and event.subject is not None:
                # "is challenged and banished": this was the one, the other dealt the damage
                for test, other in ((ir.IsChallenged(), Role.SUBJECT), (ir.IsChallenging(), Role.OBJECT)):
                    if test in event.subject.where and role is other:
                        return ir.Involved(Role.OBJECT)
            if event.on not in (Happening.CHALLENGES, Happening.CHALLENGE_OVER):
                raise Unbound("who_challenged")
            filter_ = event.subject if role is Role.SUBJECT else event.object
            if filter_ is not None and ir.IsThis() in filter_.where:
                return ir.This()
        return ir.Involved(role)

    def last_done(self, word: str = "way") -> str:
        """The slot of what a verb did: the last one, or ("way banished") the last one that did that."""
        _, _, how = word.partition(" ")
        how, _, zone = how.partition(" ")
        verbs = _WAYS.get(how, ()) if how else (Node,)
        for slot, verb in reversed(self.done):
            if issubclass(verb, verbs) and (not zone or self.places.get(slot) is Zone[zone]):
                return slot
        raise Unbound("this_way")

    def player(self, word: str) -> Any:
        """The player that a word points at."""
        if word == "subj":  # of whom nothing was said: you
            return Who.YOU
        if word == "chosen":
            return self.chosen_players[-1]
        if self.each:
            return Who.THEY
        if self.players:
            return self.players[-1]
        if word != "those players":
            for spoken in reversed(self.spoken):
                if spoken.how != "this":
                    return ir.PlayerOf(spoken.ref)
        raise Unbound("no_player")
