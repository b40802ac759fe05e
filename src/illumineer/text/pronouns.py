"""Spanish pronouns: lo, la, los, las, le for a card that was named before, and subjects that are left out.

English says "it" or "them"; the Spanish noun, «ese personaje», is always right and soon unreadable.  `settle` goes
through the finished sentence in its Spanish order, by its marks (`marks`).  It writes the pronoun if the cards were
named before in that gender and number, and nothing else of that gender and number stands between; else the noun stays.
"""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from illumineer import ir
from illumineer.ir.base import Node, walk
from illumineer.text.card_nouns import GENDER, SINGULARS
from illumineer.text.enclitic import enclitic
from illumineer.text.marks import NOTHING, Back, Card, They, Verb, in_second
from illumineer.text.phrase import BASE, GERUND, INFINITIVE, INFINITIVE_PLURAL, MANY, ONE
from illumineer.text.tokens import STARTERS
from illumineer.vocab import Role

# --- which cards are the same ----------------------------------------------------------------


class _Keys:
    """What tells whether two nodes of a tree are the same cards."""

    def __init__(self, root: Any) -> None:
        self.same: dict[str, str] = {}
        self.seen: dict[Any, str] = {}  # the slot of cards that are looked at or revealed
        self.events: list[ir.Event] = []
        for node in walk(root):
            self._note(node)

    def _note(self, node: Node) -> None:
        if isinstance(node, ir.Event):
            self.events.append(node)
        for slot in (getattr(node, "into", ""), node.slot if isinstance(node, ir.Look | ir.Reveal) else ""):
            what = getattr(node, "what", None) or getattr(node, "to", None)
            if not slot or not isinstance(what, Node):
                continue
            key = self.of(what)
            if key is None:
                self.seen[what] = self.find(str(slot))
            else:
                self.same[self.find(str(slot))] = key

    def find(self, slot: str) -> str:
        while slot in self.same and self.same[slot] != slot:
            slot = self.same[slot]
        return slot

    def of(self, value: Any) -> str | None:
        """The name of the cards; None if it is not known which they are."""
        match value:
            case ir.This():
                return "this"
            case ir.Chosen() | ir.Those():
                return self.find(str(value.slot)) if value.slot != "" else self.seen.get(value, f"chosen {id(value)}")
            case ir.Together():
                keys = [self.of(each) for each in value.things]
                return None if None in keys else " + ".join(map(str, keys))
            case ir.Involved():
                return self.find(f"involved {value.role.name}")
            case ir.Filter():
                return self._of_filter(value)
            case ir.Top() if value not in self.seen:  # of a player who is chosen in its phrase
                slots = {slot for what, slot in self.seen.items() if isinstance(what, ir.Top) and what.n == value.n}
                return slots.pop() if len(slots) == 1 else None
        return self.seen.get(value)

    def _of_filter(self, card: ir.Filter) -> str | None:
        for test in card.where:
            match test:
                case ir.IsThis():
                    return "this"
                case ir.IsIn(slot=slot):
                    return self.find(str(slot))
                case ir.IsInvolved(role=role):
                    return self.find(f"involved {role.name}")
        roles = {
            role
            for event in self.events
            for role, other in ((Role.SUBJECT, event.subject), (Role.OBJECT, event.object))
            if other is not None and other.of == card.of and other.where[: len(card.where)] == card.where
        }
        return self.find(f"involved {roles.pop().name}") if len(roles) == 1 else None


# --- the pass over the words -----------------------------------------------------------------


class _Finite(NamedTuple):
    """A verb behind a subject."""

    reads_as_order: bool  # without the subject it would be an imperative: «gana»


class _Named(NamedTuple):
    """Cards, a player or a place that a sentence has named."""

    key: str | None
    gender: str
    number: str
    kind: str = "card"


_NOUNS = {one: gender + ONE for one, gender in GENDER.items()}
_NOUNS |= {many: GENDER[one] + MANY for many, one in SINGULARS.items()}
_PLAYERS = {"oponente": ONE, "jugador": ONE, "oponentes": MANY, "jugadores": MANY}
_PLACES = frozenset(("mazo", "descarte", "tintero", "fondo"))
_OF_PLAYERS = frozenset(("un", "cada", "ese", "el", "otro", "su", "los", "tus", "esos", "ningún"))
_OBJECT = {"ms": "lo", "fs": "la", "mp": "los", "fp": "las"}
_OWN = frozenset(("¤", "⛉", "◊", "coste"))
_HOLDS = frozenset(("debajo", "tenga", "tengan", "tuviera", "tuvieran"))
_STRESSED = {"ms": "él", "fs": "ella", "mp": "ellos", "fp": "ellas"}
_RECIPIENT = {ONE: "le", MANY: "les"}
_BESIDE_VERB = ((), ("gratis",), ("boca", "abajo"), ("boca", "arriba"))  # what may stand between a verb and its object
_OPENS = frozenset(("si", "que", "mientras", "cuando"))  # a clause whose subject may be left out
_GOES_ON = STARTERS | {",", "y"}
_FINITE = frozenset((
    "no", "es", "está", "tiene", "ha", "puede", "sea", "esté", "era", "estaba", "tenía", "había",
    "son", "están", "tienen", "han", "pueden", "sean", "estén", "eran", "estaban", "tenían", "habían",
))  # fmt: skip
_TO_BE = frozenset(("es", "son", "sea", "sean"))
_STOPS = frozenset((",", ".", ";", "—", "«", "»", "•"))


def settle(tokens: tuple[str, ...]) -> list[str]:
    """The words without marks, with pronouns for the nouns where they can stand."""
    root = next((token.root for token in tokens if isinstance(token, Back)), ())
    return _Pass(tokens, _Keys(root)).run()


class _Pass:
    """One way through the words of a text."""

    def __init__(self, tokens: tuple[str, ...], keys: _Keys) -> None:
        self.tokens = tokens
        self.keys = keys
        self.at = 0
        self.out: list[str] = []
        self.said: list[_Named] = []
        self.sentence = 0  # how many had been named when the sentence began
        self.verb: tuple[Verb, int] | None = None  # the last verb that has no pronoun yet, and where its words begin
        self.subject: str | None = None  # the cards that the sentence is about
        self.since = 0  # `sentence`, when they became so
        self.player = ""  # it is about a player, who is "named" («un oponente»), or whom English calls "they"
        self.ordered = True  # what you do is an order
        self.named_for = -1  # `sentence`, when a noun was written for a pronoun
        self.around: list[tuple[list[_Named], int, str | None, str]] = []  # the same around a quotation
        self.alike: str | None = None  # what is said to be something: the nouns that follow are no others

    def run(self) -> list[str]:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            if isinstance(token, Verb):
                self._verb(token)
            elif isinstance(token, Card):
                self._card(token)
            elif isinstance(token, Back):
                self._back(token)
            elif isinstance(token, They):
                self._they(token)
            elif token != NOTHING:
                self._word(token)
        return self.out

    def _verb(self, mark: Verb) -> None:
        if mark.form == BASE and mark.size == 1 and self._is_no_order(mark):
            self.tokens = (*self.tokens[: self.at], mark.second, *self.tokens[self.at + 1 :])
            mark = in_second(mark)
        self.verb = (mark, len(self.out))

    def _is_no_order(self, mark: Verb) -> bool:
        """Whether an order could be read as what the subject of the sentence before does: «Robas una carta.»"""
        begins = self.out[-1:] == ["."] or self.out[-2:] == ["luego", ","]
        if begins and (self.player or (self.subject is not None and mark.lemma in ("ganar", "perder"))):
            self.ordered = False
        return not self.ordered

    def _card(self, mark: Card) -> None:
        key = self.keys.of(mark.value)
        stays = key == "this" == self.subject and self.since == self.sentence
        if stays and self.named_for == self.sentence and self.out[-3:-2] == [","] and self._following(self.at):
            del self.out[-2:]  # English has the pronoun first and the noun behind it
        if self._following(self.at):
            self.subject, self.since, self.player = key, self.sentence, ""
        self.said.append(_Named(key, mark.gender, mark.number))

    def _word(self, word: str) -> None:
        before = self.out[-1] if self.out else ""
        noun = _NOUNS.get(word)
        if noun is not None and before != "de":  # in «carta de personaje» no character is named
            self.said.append(_Named(self.alike, noun[0], noun[1]))
        elif word in _PLAYERS and before in _OF_PLAYERS:
            self.said.append(_Named(None, "m", _PLAYERS[word], "player"))
            self.subject, self.player = None, "named" if self._following(self.at) else ""
        elif word in _PLACES:
            self.said.append(_Named(None, "m", ONE, "place"))
        if word == ".":
            self.sentence = len(self.said)
        elif word == "«":  # what is quoted is said of other cards
            self.around.append((self.said, self.sentence, self.subject, self.player))
            self.said, self.sentence, self.subject, self.player = [], 0, None, ""
        elif word == "»" and self.around:
            self.said, self.sentence, self.subject, self.player = self.around.pop()
        if word in _TO_BE:
            self.alike = self.subject
        elif word in _STOPS:
            self.alike = None
        self.out.append(word)

    def _back(self, mark: Back) -> None:
        key = self.keys.of(mark.value)
        end = self.at + mark.size
        if key is None or not (
            self._as_object(mark, key) or self._as_subject(mark, key, end) or self._as_holder(mark, key)
        ):
            self.named_for = self.sentence
            self.out += self.tokens[self.at : end]
        self.at = end
        self.said.append(_Named(key, mark.gender, mark.number))
        if self._following(end):
            self.subject, self.since, self.player = key, self.sentence, ""

    def _they(self, mark: They) -> None:
        end = self.at + mark.size
        following = self._following(end)
        before = self.out[-1] if self.out else "."
        orders = following is not None and following.reads_as_order
        if not self.player or following is None or (orders and (before in STARTERS or self.player == "named")):
            self.out += self.tokens[self.at : end]
            self.said.append(_Named(None, "m", ONE, "player"))
        self.at = end
        self.subject, self.player = None, "they" if following else ""

    # --- objects

    def _as_object(self, mark: Back, key: str) -> bool:
        if self.verb is None:
            return False
        verb, start = self.verb
        end = start + verb.size
        between = tuple(self.out[end:])
        if verb.form == GERUND or verb.lemma.endswith("se"):
            return False
        recipient = self._is_recipient(verb, between)
        person = between == ("a",) and verb.lemma in ("desterrar", "desafiar")
        plain = between in _BESIDE_VERB and verb.lemma not in ("ser", "estar", "poder")
        if not (recipient or person or plain) or not self._is_last(mark, key, any_gender=recipient):
            return False
        if mark.pair and (recipient or not self._joined(self.at + mark.size)):
            return False
        pronoun = _RECIPIENT[mark.number] if recipient else _OBJECT[mark.gender + mark.number]
        if not plain:
            self.out.pop()  # «a», «de»
        self.verb = None
        if verb.form in (INFINITIVE, INFINITIVE_PLURAL):
            self.out[end - 1] += pronoun
        elif verb.form == BASE:
            self.out[start] = enclitic(self.out[start], pronoun)
        else:
            self.out.insert(start, pronoun)
        self._cut_relative(self.at + mark.size)
        return True

    def _joined(self, at: int) -> bool:
        """Write «junto con» for the «y» at that place, if there is one."""
        if self.tokens[at : at + 1] != ("y",):
            return False
        self.tokens = (*self.tokens[:at], "junto", "con", *self.tokens[at + 1 :])
        return True

    def _cut_relative(self, at: int) -> None:
        """No clause with «que» hangs on a pronoun: «jugarlo gratis; entra en juego agotado»."""
        words = [(i, token) for i, token in enumerate(self.tokens[at : at + 4], at) if token != NOTHING]
        if [word for _, word in words[:2]] == [",", "que"]:
            comma, que = words[0][0], words[1][0]
            self.tokens = (*self.tokens[:comma], ";", *self.tokens[comma + 1 : que], *self.tokens[que + 1 :])

    def _is_recipient(self, verb: Verb, between: tuple[str, ...]) -> bool:
        if not between or not _STOPS.isdisjoint(between) or not {"y", "o"}.isdisjoint(between):
            return False
        if verb.lemma in ("infligir", "dar"):
            return between[-1] == "a"
        return verb.lemma == "retirar" and between[-1] == "de" and (len(between) == 1 or "daño" in between)

    def _is_last(self, mark: Back, key: str, any_gender: bool) -> bool:
        """Whether the cards were the last ones of their gender and number that were named; «le» has no gender."""
        for each in reversed(self.said[self.sentence :] if mark.near else self.said):
            if each.kind != "player" and each.number == mark.number and (any_gender or each.gender == mark.gender):
                return each.key == key and each.gender == mark.gender
        return False

    # --- subjects

    def _as_subject(self, mark: Back, key: str, end: int) -> bool:
        """Whether the cards are the subject of what follows, and can be left out."""
        following = self._following(end)
        if not following or not (self.subject == key or self._is_topic(mark, key)):
            return False
        if mark.near and self._word_at(end) not in _TO_BE:
            return False
        before = self.out[-1] if self.out else "."
        if before in _OPENS or (before in _GOES_ON and not following.reads_as_order):
            return True
        # «si ese personaje tiene …, gana»: in such a sentence what you do would be «ganas»
        stays = self.subject == key and self.since == self.sentence
        return before == "," and stays and self._word_at(end) != "suma"

    def _as_holder(self, mark: Back, key: str) -> bool:
        """Whether something is said to be the cards' own: «debajo de él», «que tenga debajo», «su ¤»."""
        last = self._is_last(mark, key, any_gender=False)
        if last and (self.out[-2:] == ["debajo", "de"] or self.out[-3:-1] in (["cada", "uno"], ["cada", "una"])):
            self.out.append(_STRESSED[mark.gender + mark.number])
            return True
        sure = last and (self.subject == key or self._is_topic(mark, key))
        if sure and self.out[-1:] == ["de"] and self.out[-2] in _OWN:
            self.out[-3:] = ["su", self.out[-2]]
            return True
        if not self.out or self.out[-1] not in _HOLDS:
            return False
        since = itertools.takewhile(lambda each: each.key != key, reversed(self.said))
        return (last or self.subject == key) and all(each.kind == "card" for each in since)

    def _is_topic(self, mark: Back, key: str) -> bool:
        """Whether nobody else of that number was named since the cards were.

        A subject that is left out is read as this card, if the text has named it.
        """
        if key != "this" and _Named("this", mark.gender, mark.number) in self.said:
            return False
        for each in reversed(self.said):
            if each.key == key and each.gender == mark.gender and each.number == mark.number:
                return True
            if each.number == mark.number and each.kind != "place":
                return False
        return False

    def _following(self, at: int) -> _Finite | None:
        """The verb at that place, if one stands there."""
        if at >= len(self.tokens):
            return None
        token, word = self.tokens[at], self._word_at(at)
        if isinstance(token, Verb):
            return _Finite(token.imperative == word)
        return _Finite(False) if word in _FINITE else None

    def _word_at(self, at: int) -> str:
        """The next word that is written."""
        return next((self.tokens[i] for i in range(at, len(self.tokens)) if self.tokens[i] != NOTHING), "")
