"""The differences between editions by subject: a title in both languages, and the short names that belong to it.

docs/editions.md says of each how it is played; `changes` says when it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.rulebook.entry import InBothLanguages


@dataclass(frozen=True, slots=True)
class Subject(InBothLanguages):
    en: str
    es: str
    names: tuple[str, ...]


def _subject(en: str, es: str, names: str) -> Subject:
    return Subject(en, es, tuple(names.split()))


SUBJECTS: Final[tuple[Subject, ...]] = (
    _subject(
        "winning, losing and the game state check",
        "ganar, perder y la comprobación del estado del juego",
        "empty-deck check-timing win-and-lose-at-once two-results-at-once check-triggers last-player-left conceding "
        "end-of-turn",
    ),
    _subject(
        "playing cards and paying",
        "jugar cartas y pagar",
        "play-for-free ability-for-free order-of-cost-changes next-card-discount where-an-action-is "
        "action-played-by-effect zone-change-while-played played-and-entering enters-play-effects additional-ink "
        "quest-challenge-price",
    ),
    _subject(
        "resolving effects",
        "resolver efectos",
        "order-inside-effect a-to-b unpayable-may several-may for-each once-per-turn legality-of-choices last-known "
        "several-players revealed-cards",
    ),
    _subject(
        "triggered abilities and the bag",
        "habilidades disparadas y la bolsa",
        "secondary-if trigger-words trigger-during-resolution bag-order leaving-together covered-watcher",
    ),
    _subject(
        "static abilities, modifiers, replacement effects",
        "habilidades estáticas, modificadores y efectos de reemplazo",
        "static-from-effect conditional-wording skip-step cant-be-reduced-below several-replacements "
        "same-replacement-twice resist bodyguard-entering",
    ),
    _subject(
        "damage",
        "daño",
        "is-damaged damage-arithmetic damage-to-zero put-damage-and-resist moving-damage counters-leaving-play "
        "who-banished-it",
    ),
    _subject(
        "challenging, questing, singing, moving",
        "desafiar, ir de aventura, cantar y mover",
        "shape-of-challenge readied-while-challenging singing singer-and-sing-cost drying-character "
        "leaving-a-location move-to-same-location paying-for-a-move location-leaves-play",
    ),
    _subject(
        "keywords",
        "palabras clave",
        "keyword-list reckless adventurous evasive boost duplicate-keyword",
    ),
    _subject(
        "Shift and stacks",
        "Cambio (Shift) y pilas",
        "what-shift-is covering-character shift-onto shift-variants duo-onto-mixed-states cards-under-leaving",
    ),
    _subject(
        "zones and information",
        "zonas e información",
        "new-card searching two-names classes-of-items ink-drops",
    ),
    _subject(
        "setup, multiplayer, formats",
        "preparación, multijugador y formatos",
        "who-starts opening-hand player-leaves pack-rush deck-building-cards",
    ),
)
