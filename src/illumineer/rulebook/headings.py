"""The chapters and sections of the rulebook: their titles in both languages, and their number in each edition.

Here: every chapter, and every section that holds rules.  Where 1.x treats a subject inside another section, the
number is that of the place; where its number is not known, there is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.cr import EDITIONS, own_number
from illumineer.keywords import RECORDS, Record
from illumineer.rulebook.entry import InBothLanguages


@dataclass(frozen=True, slots=True)
class Heading(InBothLanguages):
    """The title of a chapter or section, and its number in each edition, in their order."""

    en: str
    es: str
    numbers: tuple[str | None, ...]

    def number(self, edition: str) -> str | None:
        return self.numbers[EDITIONS.index(edition)]


def _heading(
    v2: str | None,
    v1: str | None,
    en: str,
    es: str,
    *,
    late: str | None = None,
    since: str = "2.0",
) -> Heading:
    """By the number since 2.0 (or since a later edition), that in both 1.x texts, or in early and `late` 1.x."""
    first = EDITIONS.index(since)
    newer = tuple(v2 if place >= first else None for place in range(2, len(EDITIONS)))
    return Heading(en, es, (v1, late or v1, *newer))


def _of_keyword(record: Record) -> Heading:
    """The section of a keyword, with the number that its rules have in each edition."""
    return Heading(record.en, record.in_full, tuple(_section(own_number(record.rule, each)) for each in EDITIONS))


def _section(number: str | None) -> str | None:
    return None if number is None else ".".join(number.split(".")[:2])


# fmt: off
HEADINGS: Final[tuple[Heading, ...]] = (
    _heading("1", "1", "Basic concepts", "Conceptos básicos"),
    _heading("1.1", "1.1", "In general", "En general"),
    _heading("1.2", "1.2", "Golden rules", "Reglas de oro"),
    _heading("1.3", "1.3", "Players", "Jugadores"),
    _heading("1.4", None, "Cards", "Cartas"),
    _heading("1.5", None, "Costs", "Costes"),
    _heading("1.6", "1.6", "Kinds of ability", "Tipos de habilidad"),
    _heading("1.7", None, "Game actions, timing and illegal actions", "Acciones de juego, tiempos y acciones ilegales"),
    _heading("1.8", "1.9", "Game state check", "Comprobación del estado del juego"),
    _heading("1.9", "9", "Damage", "Daño"),
    _heading("1.10", "2.1", "Decks and materials", "Mazos y materiales"),
    _heading("1.11", None, "Lore", "Lore"),
    _heading("1.12", None, "Drawing cards", "Robar cartas"),
    _heading("1.13", None, "Counters: ink drops", "Contadores: gotas de tinta", since="2.3"),
    _heading(None, "2", "Before the game", "Antes de la partida"),
    _heading("2", "3", "The course of a game", "El desarrollo de la partida"),
    _heading("2.1", None, "Stages and turn order", "Etapas y orden de turno"),
    _heading("2.2", "3.1", "Setup", "Preparación de la partida"),
    _heading("2.3", "3.2", "Playing, and how the game ends", "La partida y cómo termina"),
    _heading("2.4", None, "Cleanup", "Recogida"),
    _heading("3", "4", "The turn", "El turno"),
    _heading("3.1", "4.1", "Phases", "Fases"),
    _heading("3.2", "4.2", "Start of the turn: Ready, Set, Draw", "Inicio del turno: preparar, disponer, robar"),
    _heading("3.3", "4.3", "Main phase", "Fase principal"),
    _heading("3.4", "4.4", "End of the turn", "Final del turno"),
    _heading("4", None, "Turn actions", "Acciones de turno"),
    _heading("4.1", None, "Turn actions in general", "Acciones de turno en general"),
    _heading("4.2", "4.3.3", "Inking a card", "Poner una carta en el tintero"),
    _heading("4.3", "4.3.4", "Playing a card", "Jugar una carta"),
    _heading("4.4", "4.3.8", "Using an activated ability", "Usar una habilidad activada"),
    _heading("4.5", "4.3.5", "Quest", "Ir de aventura (Quest)"),
    _heading("4.6", "4.3.6", "Challenge", "Desafío (Challenge)"),
    _heading("4.7", "4.3.7", "Moving a character", "Mover un personaje"),
    _heading(None, "5", "States", "Estados"),
    _heading("5", "6", "Cards and card types", "Cartas y tipos de carta"),
    _heading("5.1", "5.1", "States of a card", "Estados de una carta"),
    _heading("5.2", "6.2", "Parts of a card", "Partes de una carta"),
    _heading("5.3", "6.1", "Characters", "Personajes"),
    _heading("5.4", "6.3", "Actions and songs", "Acciones y canciones"),
    _heading("5.5", "6.4", "Items", "Objetos"),
    _heading("5.6", "6.5", "Locations", "Localizaciones"),
    _heading("6", "7", "Abilities, effects and how they resolve", "Habilidades, efectos y su resolución"),
    _heading("6.1", "7.1", "Abilities and effects in general", "Habilidades y efectos en general"),
    _heading(None, "7.3", "Keyword abilities", "Habilidades de palabra clave"),
    _heading("6.2", "7.4", "Triggered abilities", "Habilidades disparadas"),
    _heading("6.3", "7.5", "Activated abilities", "Habilidades activadas"),
    _heading("6.4", "7.6", "Static abilities", "Habilidades estáticas"),
    _heading("6.5", "7.7", "Replacement effects", "Efectos de reemplazo"),
    _heading("6.6", "7.8", "Modifiers", "Modificadores"),
    _heading("6.7", None, "Resolving cards and effects", "Resolver cartas y efectos"),
    _heading("7", "8", "Zones", "Zonas"),
    _heading("7.1", "8.1", "Zones in general", "Zonas en general"),
    _heading("7.2", "8.2", "Deck", "Mazo"),
    _heading("7.3", "8.3", "Hand", "Mano"),
    _heading("7.4", "8.4", "Play", "Zona de juego"),
    _heading("7.5", "8.5", "Inkwell", "Tintero"),
    _heading("7.6", "8.6", "Discard", "Descarte"),
    _heading("7.7", "8.7", "Bag", "Bolsa"),
    _heading("8", "10", "Keywords", "Palabras clave"),
    _heading("8.1", "10.1", "Keywords in general", "Palabras clave en general"),
    *(_of_keyword(each) for each in RECORDS),
    _heading("9", "1.10", "Games with more than two players", "Partidas de más de dos jugadores"),
    _heading("10", None, "Casual variants", "Variantes informales"),
    _heading("10.1", None, "Casual variants in general", "Variantes informales en general"),
    _heading("10.2", None, "Pack Rush", "Pack Rush"),
)
# fmt: on
