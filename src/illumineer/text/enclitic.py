"""Spanish pronouns behind an imperative, and the accent that it then needs."""

from __future__ import annotations

_VOWELS = "aeiouáéíóú"
_ACCENTS = dict(zip("aeiou", "áéíóú", strict=True))
_PLAIN = {accented: plain for plain, accented in _ACCENTS.items()}


def enclitic(imperative: str, pronoun: str) -> str:
    """The imperative with a pronoun behind it: «ponla», «destiérralo»."""
    groups: list[list[int]] = []
    for i, letter in enumerate(imperative):
        if letter in _VOWELS:
            if groups and groups[-1][-1] == i - 1:
                groups[-1].append(i)
            else:
                groups.append([i])
    if len(groups) < 2 or imperative[-1] not in _VOWELS:  # stressed on its last syllable: one before the last now
        return "".join(_PLAIN.get(letter, letter) for letter in imperative) + pronoun
    if any(letter in _PLAIN for letter in imperative):
        return imperative + pronoun
    stressed = groups[-2]
    at = next((i for i in stressed if imperative[i] in "aeo"), stressed[-1])
    return imperative[:at] + _ACCENTS[imperative[at]] + imperative[at + 1 :] + pronoun
