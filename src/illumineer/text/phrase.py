"""What is written: words with their grammatical gender and number, and the forms that verbs and nouns take.

A template may hold

- words;
- `~word+`: a verb that is also read in the past (quested, have taken);
- `~word`: a verb or noun that takes the form asked for (English "draw" / "draws", "character" / "characters";
  Spanish `~robar`, which is conjugated, `~personaje`, which takes its plural, or `~dañado/a`, an adjective);
  `~word@hole` agrees with the phrase in that hole; `~tener:2s` is a verb in that person, in the subjunctive where the
  phrase is asked for in it (`{c!sub}`: «mientras tengas»), `~poner:inf` an infinitive;
- `[he|she|it]`: any of these words, with no difference in meaning (the first is the usual one);
- `{hole:category}`: another phrase; `{hole:category@other}` in the form that agrees with the phrase in another hole
  (a verb with its subject), `{hole:category%other}` in its number (a noun after "2" or "any number of");
  `{hole:category!form}` in the form that is named;
- `{^}`: in Spanish, the noun for the card that a word points back at ("ese personaje", "esas cartas"); `{^it}`: the
  noun, or the pronoun for it (`pronouns`); `{^hole}`: «esa carta» for what is in that hole, or the pronoun;
  `{^unsaid}`: nothing, others agree with it (`<it:uno|una>`);
- `|`: what follows is the *tail* of the phrase, which may stand apart from the rest: `{k<}` is a phrase without its
  tail and `{k>}` the tail («personaje» + oponente + «dañado»); a tail that is asked for first comes first only if the
  rest is long («tienes en juego un personaje llamado …», «tienes un objeto en juego»);
- `<again:hole>`: the article before the whole phrase, once more, if its nouns differ in gender («un personaje o una
  localización»); `<again:hole!>`: in any case; `<again:to>`: the preposition before it («a este personaje y a otro»);
  `<again:at>`: «que esté», behind «elegido», which a place would go with;
- `<hole:one|many>`: the word that agrees with a phrase (`<next:…>`: with the noun that will follow this phrase); in
  Spanish also `<hole:m|f|mp|fp>`, and `<hole:m|f>` whatever the number if the second word ends in «a» (`<d:un|una>`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Phrase(NamedTuple):
    """Words, and what others must agree with."""

    tokens: tuple[str, ...]
    gender: str = "m"
    number: str = "s"  # "s" or "p"
    person: int = 3
    first: str = ""  # gender and number of its first noun, if those of the whole are others (una acción u objeto)
    tail: int = 0  # how many of the words, at the end, may stand apart


# The forms that a verb can be asked for.
BASE = "base"  # draw; Spanish imperative: roba
THIRD = "3s"  # draws; roba
PLURAL = "3p"  # (they) draw; roban
INFINITIVE = "inf"  # draw; robar
INFINITIVE_PLURAL = "infp"  # the same of several: ser desterrados
SECOND = "2s"  # (you) draw; robas
SECOND_PLURAL = "2p"  # (you and others) draw; robáis
SUBJUNCTIVE = "sub"  # robe
SUBJUNCTIVE_PLURAL = "subp"  # roben
SUBJUNCTIVE_SECOND = "sub2"  # robes
GERUND = "ger"
PAST = "past"  # drew, in English
PARTICIPLE = "pp"  # (have) drawn, in English
PERFECT = "perf"  # Spanish, with the person behind it: perf2s, has robado
PERFECT_SUBJUNCTIVE = "pers"  # pers2s, hayas robado
ONE = "s"  # nouns
MANY = "p"
NUMBER = "number"  # one of these two, like another phrase
THEY = "they"  # the third person: plural where what is around speaks of several
OPTION = "option"  # of a list: an order, or what you do if the sentence before it says so
ONCE = "once"  # of what happens once, «cada vez que» is «cuando»
NEXT = "next"  # the noun that follows, in the template around
AGAIN = "again"  # a word that stands before the phrase, once more


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a template."""

    kind: str  # "word", "form", "hole", "agree", "point", "tail"
    text: str  # the word, the lemma, or the name of the hole
    category: str = ""
    agrees: str = ""  # the hole that a form agrees with
    form: str = ""
    choices: tuple[str, ...] = ()
    piece: str = ""  # "<" the phrase without its tail, ">" the tail
