"""Spanish forms: verbs in the persons that cards need, plurals, contractions, capitals."""

from __future__ import annotations

from functools import cache

from illumineer.text import idiom, marks, pronouns, word_order
from illumineer.text.phrase import (
    BASE,
    GERUND,
    INFINITIVE,
    INFINITIVE_PLURAL,
    MANY,
    ONCE,
    PERFECT,
    PERFECT_SUBJUNCTIVE,
    PLURAL,
    SECOND,
    SECOND_PLURAL,
    SUBJUNCTIVE,
    SUBJUNCTIVE_PLURAL,
    SUBJUNCTIVE_SECOND,
    THIRD,
)
from illumineer.text.tokens import starts_sentence

# Verbs whose stem changes when it is stressed, and whole forms that follow no rule.
_STEMS = {
    "desterrar": "destierr", "mover": "muev", "perder": "pierd", "contar": "cuent", "costar": "cuest",
    "volver": "vuelv",
    "devolver": "devuelv", "jugar": "jueg", "elegir": "elig", "obtener": "obtien", "tener": "tien",
    "poder": "pued", "querer": "quier", "empezar": "empiez", "comenzar": "comienz", "mostrar": "muestr",
    "repetir": "repit", "prevenir": "previen", "conseguir": "consig", "desafiar": "desafí",
}  # fmt: skip
_IRREGULAR: dict[tuple[str, str], str] = {
    ("poner", "base"): "pon", ("tener", "base"): "ten", ("hacer", "base"): "haz", ("ir", "base"): "ve",
    ("ser", "base"): "sé", ("estar", "base"): "está",
    ("ir", THIRD): "va", ("ir", PLURAL): "van", ("ir", SECOND): "vas", ("ir", GERUND): "yendo",
    ("ir", SECOND_PLURAL): "vais", ("ser", SECOND_PLURAL): "sois", ("dar", SECOND_PLURAL): "dais",
    ("ser", THIRD): "es", ("ser", PLURAL): "son", ("ser", SECOND): "eres",
    ("estar", THIRD): "está", ("estar", PLURAL): "están", ("estar", SECOND): "estás",
    ("elegir", THIRD): "elige", ("elegir", PLURAL): "eligen", ("elegir", SECOND): "eliges", ("elegir", "base"): "elige",
    ("elegir", GERUND): "eligiendo", ("repetir", GERUND): "repitiendo",
    ("obtener", "base"): "obtén", ("ser", SUBJUNCTIVE): "sea", ("ser", SUBJUNCTIVE_PLURAL): "sean",
    # «haber» as an auxiliary is a word of its own: ha sido, han sido; «hay» does not take a number
    ("auxhaber", THIRD): "ha", ("auxhaber", PLURAL): "han", ("auxhaber", SECOND): "has",
    ("auxhaber", SUBJUNCTIVE): "haya",
    ("auxhaber", SUBJUNCTIVE_PLURAL): "hayan", ("auxhaber", SUBJUNCTIVE_SECOND): "hayas",
    ("haber", THIRD): "hay", ("haber", SUBJUNCTIVE): "haya",
    ("auxtener", "base"): "tuviera", ("auxtener", THIRD): "tuviera", ("auxtener", PLURAL): "tuvieran",
    ("auxtener", SECOND): "tuvieras", ("auxtener", SUBJUNCTIVE): "tuviera",
    ("auxtener", SUBJUNCTIVE_PLURAL): "tuvieran",
    # «ir a» of what would happen: si fuera a recibir daño, la próxima vez que vaya a recibirlo
    ("auxir", THIRD): "fuera", ("auxir", PLURAL): "fueran", ("auxir", SECOND): "fueras",
    ("auxir", SUBJUNCTIVE): "vaya", ("auxir", SUBJUNCTIVE_PLURAL): "vayan", ("auxir", SUBJUNCTIVE_SECOND): "vayas",
}  # fmt: skip
_HAVE = {
    PERFECT + SECOND: "has", PERFECT + THIRD: "ha", PERFECT + PLURAL: "han", PERFECT_SUBJUNCTIVE + SECOND: "hayas",
    PERFECT_SUBJUNCTIVE + THIRD: "haya", PERFECT_SUBJUNCTIVE + PLURAL: "hayan",
}  # fmt: skip
_PARTICIPLES = {"poner": "puesto", "volver": "vuelto", "devolver": "devuelto", "hacer": "hecho", "ver": "visto"}
_SUBJUNCTIVE_STEMS = {
    "poner": "pong", "tener": "teng", "obtener": "obteng", "haber": "hay", "salir": "salg", "dar": "d",
    "hacer": "hag", "ir": "vay", "ser": "se", "estar": "est", "elegir": "elij",
    "jugar": "juegu", "pagar": "pagu", "agotar": "agot", "descartar": "descart", "barajar": "baraj", "buscar": "busqu",
    "colocar": "coloqu", "infligir": "inflij", "conseguir": "consig", "aplicar": "apliqu",
}  # fmt: skip


def _is_verb(lemma: str) -> bool:
    return lemma.endswith(("ar", "er", "ir", "arse", "erse", "irse"))


@cache
def inflect(lemma: str, form: str) -> tuple[str, ...]:
    """The form of a verb (an infinitive), a noun (a singular) or an adjective (written "dañado/a")."""
    form, _, gender = form.partition("/")
    if lemma == "cada_vez_que":
        return ("cuando",) if form == ONCE else ("cada", "vez", "que")
    if lemma.endswith("/a"):
        word = lemma[:-3] + ("a" if "f" in (form, gender) else "o")
        several = form in (SUBJUNCTIVE_PLURAL, INFINITIVE_PLURAL, MANY) or form.endswith(PLURAL)
        return (word + "s",) if several else (word,)
    if lemma.endswith(("arse", "erse", "irse")):
        verb = lemma[:-2]
        if form in (INFINITIVE, INFINITIVE_PLURAL):
            return (lemma,)
        pronoun = "te" if form == SUBJUNCTIVE_SECOND or form.endswith(SECOND) else "se"
        return (pronoun, *inflect(verb, form))
    if lemma in _RELATIVE and form in (MANY, SUBJUNCTIVE_PLURAL):
        return (_RELATIVE[lemma],)
    if not _is_verb(lemma):
        return (plural(lemma),) if form == MANY else (lemma,)
    form = form or "base"
    if form in (INFINITIVE, INFINITIVE_PLURAL):
        return (lemma,)
    if form.startswith((PERFECT, PERFECT_SUBJUNCTIVE)):
        return (_HAVE[form], participle(lemma))
    known = _IRREGULAR.get((lemma, form))
    if known is not None:
        return (known,)
    stem, kind = lemma[:-2], lemma[-2]
    if form == GERUND:
        return (stem + ("ando" if kind == "a" else "iendo"),)
    if form in (SUBJUNCTIVE, SUBJUNCTIVE_PLURAL, SUBJUNCTIVE_SECOND):
        strong = _SUBJUNCTIVE_STEMS.get(lemma) or _STEMS.get(lemma, stem)
        vowel = "e" if kind == "a" else "a"
        if lemma == "estar":
            vowel = "é"
        return (strong + vowel + {SUBJUNCTIVE: "", SUBJUNCTIVE_PLURAL: "n", SUBJUNCTIVE_SECOND: "s"}[form],)
    if form == SECOND_PLURAL:  # the ending is stressed, and the stem stays
        return (stem + {"a": "áis", "e": "éis", "i": "ís"}[kind],)
    strong = _STEMS.get(lemma, stem)
    vowel = "a" if kind == "a" else "e"
    ending = {"base": "", THIRD: "", PLURAL: "n", SECOND: "s"}.get(form, "")
    return (strong + vowel + ending,)


def participle(verb: str) -> str:
    """What its object is afterwards: «agotado»."""
    return _PARTICIPLES.get(verb) or verb[:-2] + ("ado" if verb[-2] == "a" else "ido")


@cache
def marked(lemma: str, form: str) -> tuple[str, ...]:
    """The form of a word; of a verb, behind the mark that pronouns go by."""
    words = inflect(lemma, form)
    if not _is_verb(lemma):
        return words
    return marks.verb(lemma, form, words, inflect(lemma, BASE)[-1], inflect(lemma, SECOND)[-1])


_RELATIVE = {"sea": "sean", "llame": "llamen"}  # «que no sea», «que no se llame»: they go with their noun


def plural(noun: str) -> str:
    """The plural of a noun or adjective, and of a verb that goes with its noun."""
    if noun in _RELATIVE:
        return _RELATIVE[noun]
    if noun.endswith("ción"):
        return noun[:-2] + "ones"
    if noun.endswith("s"):
        return noun
    if noun[-1] in "aeiouáéó":
        return noun + "s"
    if noun.endswith("z"):
        return noun[:-1] + "ces"
    return noun + "es"


SOFT_COMMA = "‚"  # a comma, unless the sentence stops there
_STOPS = (".", ",", ";", ":", "»", "•", "—", ")")

_ARTICLES = {
    word: pair
    for pair in (
        ("un", "una"), ("el", "la"), ("los", "las"), ("otro", "otra"), ("algún", "alguna"), ("ningún", "ninguna"),
        ("cada", "cada"), ("cualquier", "cualquier"),
    )
    for word in pair
}  # fmt: skip


def again(tokens: tuple[str, ...], before: str) -> tuple[str, ...]:
    """The words of a phrase, with those that are said again inside it: `before` is the word in front of it."""
    out: list[str] = []
    for token in tokens:
        if not token.startswith("<again:"):
            out.append(token)
        elif token == "<again:at>":
            if before.startswith("elegid"):
                out += ("que", "estén" if before.endswith("s") else "esté")
        elif token == "<again:to>":
            if before in ("a", "de", "en"):
                out.append(before)
        elif before in _ARTICLES:
            if before == "cada":
                out.append("<again:to>")  # a cada personaje y a cada localización
            out.append(_ARTICLES[before][token == "<again:f>"])
    return tuple(out)


def _one_of_yours(words: list[str]) -> bool:
    """Whether they end in «uno de tus»."""
    one = len(words) > 2 and words[-3] in ("uno", "una") and words[-2] == "de" and words[-1] in ("tus", "sus")
    return one and (len(words) == 3 or words[-4] not in ("cada", "hasta"))


def finish(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The words as they are read: order, pronouns, contractions, «u» and «e» before the same sound, capitals."""
    joined: list[str] = []
    for token in pronouns.settle(idiom.idiomatic(word_order.ordered(tokens))):
        if token.startswith("<again:"):  # nothing to say again
            continue
        if token == "el" and joined and joined[-1] in ("de", "a"):
            joined[-1] = "del" if joined[-1] == "de" else "al"
        elif token in ("otros", "otras") and _one_of_yours(joined):  # otro de tus personajes
            joined[-3] = token[:-1]
        elif token in ("otros", "otras") and joined[-2:] in (["todos", "los"], ["todas", "las"]):
            joined.append("demás")
        elif token == "no" and joined and joined[-1] == "también":
            joined[-1] = "tampoco"
        elif token == "hasta" and joined and joined[-1] == "a":
            joined[-1:] = ["hasta", "a"]
        elif token == "»" and joined and joined[-1] == ".":  # the full stop stands behind the quotation marks
            joined[-1] = token
        else:
            if joined and joined[-1] == SOFT_COMMA:
                joined[-1:] = () if token in _STOPS else (",",)
            if joined and joined[-1] in ("primero", "tercero") and token.isalpha():
                joined[-1] = joined[-1][:-1]
            joined.append(token)
    if joined and joined[-1] == SOFT_COMMA:
        joined.pop()
    out = []
    for i, token in enumerate(joined):
        after = joined[i + 1].lower() if i + 1 < len(joined) else ""
        if token == "o" and after.startswith(("o", "ho")):
            token = "u"
        elif token == "y" and after.startswith(("i", "hi")) and not after.startswith(("hie", "hia")):
            token = "e"
        if token and starts_sentence(joined, i):
            token = token[0].upper() + token[1:]
        out.append(token)
    return tuple(out)
