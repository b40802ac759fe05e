"""`illumineer soak`: partidas al azar, y las leyes que cumplen."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games": "cuántas partidas (por defecto: 200)",
    "players": "cuántos jugadores (por defecto: 2)",
    "pool": "las cartas: un archivo de cartas de LorcanaJSON; db, la base de datos de cartas; house, las cartas propias del proyecto (por defecto: house)",
    "RECORD": "REGISTRO",
    "replay": "repite una partida que falló ({file})",
    "progress": "{n}/{games} partidas, {rate:.1f} por segundo, quedan {left:.0f} s",
    # what came of it
    "summary": "{games} {games:partida|partidas}, {decisions} {decisions:decisión|decisiones}, {turns} {turns:turno|turnos}: no se ha incumplido ninguna ley",
    "ends": "cómo terminaron las partidas",
    "kinds": "habilidades que se resolvieron, por clase",
    "keywords": "palabras clave que influyeron",
    "shifts": "Cambio (Shift)",
    "played": "cómo se jugaron las cartas",
    "never_seen": "nunca visto: {names}",
    "of_row": "{row}: {name}",
    "row_kinds": "clase",
    "row_keywords": "palabra clave",
    "row_shifts": "Shift",
    "row_played": "jugada",
    "resolved": "se {n:ha resuelto|han resuelto} {n} de {all} {all:habilidad que se resuelve|habilidades que se resuelven} (--json enumera las demás)",
    "its_effect": "su efecto",
    # the rows: how a game ended
    "ends_check_win_by_lore": "victoria por lore",
    "ends_check_last_player": "solo quedó un jugador",
    "ends_check_empty_deck": "turno terminado con el mazo vacío",
    "ends_concede": "concesión",
    "ends_turn_limit": "límite de turnos",
    "ends_loop": "bucle sin fin",
    # the rows: kinds of abilities
    "kinds_keyword": "palabra clave",
    "kinds_triggered": "disparada",
    "kinds_activated": "activada",
    "kinds_static": "estática",
    "kinds_replacement": "efecto de reemplazo",
    "kinds_action": "efecto de una acción",
    # the rows: Shift
    "shifts_name": "por nombre",
    "shifts_classification": "de clasificación",
    "shifts_universal": "universal",
    "shifts_duo": "dúo",
    "shifts_combo": "combo",
    "shifts_potato": "patata",
    "shifts_temporary": "temporal",
    # the rows: what cards were played for
    "played_ink": "tinta",
    "played_shift": "Cambio (Shift)",
    "played_sing": "canto",
    "played_sing_together": "Cantar Juntos",
    "played_free": "gratis",
    "played_alternate": "otro coste",
    # the laws
    "law_zones": "la carta {id} ({card}) está en {n} {n:zona|zonas}",
    "law_lore": "el lore baja de 0: {lore}",
    "law_no_answer": "una decisión no tiene ninguna respuesta legal ({about})",
    "law_json": "pasar a JSON y volver cambia el estado",
    "law_view": "lo que ve {player} muestra mal la carta {id}",
    "law_hand": "lo que ve {player} muestra una mano ajena",
    "law_crash": "{kind}: {error}",
    # a failure
    "broken": "se incumple una ley: {law}",
    "not_broken": "no se incumple ninguna ley",
    "after": "semilla {seed}, tras {n} {n:respuesta|respuestas}; los mazos:",
    "again": "el registro está en {file}; para repetirlo:",
}
