"""English forms: the third person of verbs, the plural of nouns, capitals at the start of sentences."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from illumineer.text.lexemes import LEXEMES
from illumineer.text.phrase import INFINITIVE, MANY, PARTICIPLE, PAST, THIRD
from illumineer.text.tokens import STARTERS, starts_sentence

_VERBS = frozenset((  # lemmas that are conjugated, with those of the lexemes; every other lemma is a noun
    "add", "attach", "be", "become", "boost", "challenge", "cost", "do", "enter", "find", "get", "give", "go", "have",
    "keep", "leave", "look", "name", "need", "own", "pay", "put", "quest", "repeat", "search", "set", "share", "shift",
    "sing", "skip", "swap", "take", "use", "was", "win",
    *(verb for lexeme in LEXEMES for verb, _ in lexeme.words),
))  # fmt: skip
_IRREGULAR_VERBS = {"be": "is", "have": "has", "do": "does", "go": "goes", "was": "was"}
_PLURAL_VERBS = {"be": "are", "was": "were"}
_IRREGULAR_PAST = {  # and the participle, if that is another word
    "become": ("became", "become"), "choose": ("chose", "chosen"), "cost": ("cost",), "deal": ("dealt",),
    "do": ("did", "done"), "draw": ("drew", "drawn"), "find": ("found",), "get": ("got",), "give": ("gave", "given"),
    "go": ("went", "gone"), "have": ("had",), "keep": ("kept",), "leave": ("left",), "lose": ("lost",),
    "pay": ("paid",), "put": ("put",), "set": ("set",), "sing": ("sang", "sung"), "take": ("took", "taken"),
    "win": ("won",),
}  # fmt: skip
_IRREGULAR_NOUNS = {"ally": "allies", "ability": "abilities", "it": "they"}


def _s(word: str) -> str:
    if word.endswith(("s", "sh", "ch", "x")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def _past(verb: str, participle: bool) -> str:
    known = _IRREGULAR_PAST.get(verb)
    if known is not None:
        return known[-1] if participle else known[0]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


@cache
def inflect(lemma: str, form: str) -> str:
    """The form of a verb or noun; "cost_n" is the noun, where there is a verb of that name."""
    if lemma in _VERBS:
        if form in (PAST, PARTICIPLE):
            return _past(lemma, form == PARTICIPLE)
        if form == THIRD:
            return _IRREGULAR_VERBS.get(lemma) or _s(lemma)
        return lemma if form == INFINITIVE else _PLURAL_VERBS.get(lemma, lemma)
    noun = lemma.removesuffix("_n")
    return (_IRREGULAR_NOUNS.get(noun) or _s(noun)) if form == MANY else noun


def participle(verb: str) -> str:
    """What its object is afterwards: "exerted"."""
    return inflect(verb, PARTICIPLE)


def forms(lemma: str, past: bool = False) -> tuple[str, ...]:
    """Every form in which a template word is read."""
    if lemma in _VERBS:
        asked = ("", THIRD, INFINITIVE, PAST, PARTICIPLE) if past else ("", THIRD, INFINITIVE)
        return tuple(inflect(lemma, form) for form in asked)
    return (inflect(lemma, ""), inflect(lemma, MANY))


def finish(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The article before a vowel, and capitals where sentences begin."""
    out: list[str] = []
    for i, token in enumerate(tokens):
        if token == "a" and i + 1 < len(tokens) and tokens[i + 1][0] in "aeiouAEIOU" and tokens[i + 1] != "one":
            token = "an"
        if token and starts_sentence(tokens, i):
            token = token[0].upper() + token[1:]
        if token == "—":
            _capital_costs(out)
        out.append(token)
    if out[-1:] != ["."] and any(pair == ("Shift", ":") for pair in pairwise(out)):
        _capital_costs(out)
    return tuple(out)


def _capital_costs(out: list[str]) -> None:
    """Each of the costs before a dash, or of Shift, begins with a capital."""
    for i in range(len(out) - 1, 0, -1):
        if out[i - 1] in STARTERS:
            break
        if out[i - 1] == ",":
            out[i] = out[i][0].upper() + out[i][1:]
