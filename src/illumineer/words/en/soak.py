"""`illumineer soak`: random games, and the laws that they keep."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games": "how many games (default 200)",
    "players": "how many players (default 2)",
    "pool": "the cards: a card file of LorcanaJSON, the card database, or the house pool (default)",
    "RECORD": "RECORD",
    "replay": "play a failure again ({file})",
    "progress": "{n}/{games} games, {rate:.1f} a second, {left:.0f} s left",
    # what came of it
    "summary": "{games} {games:game|games}, {decisions} {decisions:decision|decisions}, {turns} {turns:turn|turns}: no law broken",
    "ends": "how the games ended",
    "kinds": "abilities that resolved, by kind",
    "keywords": "keywords that made a difference",
    "shifts": "Shift",
    "played": "cards played for",
    "never_seen": "never seen: {names}",
    "of_row": "{row}: {name}",
    "row_kinds": "kind",
    "row_keywords": "keyword",
    "row_shifts": "shift",
    "row_played": "played",
    "resolved": "{n} of {all} {all:ability that resolves has|abilities that resolve have} resolved (--json lists the others)",
    "its_effect": "its effect",
    # the rows: how a game ended
    "ends_check_win_by_lore": "check win by lore",
    "ends_check_last_player": "check last player",
    "ends_check_empty_deck": "check empty deck",
    "ends_concede": "concede",
    "ends_turn_limit": "turn limit",
    "ends_loop": "loop",
    # the rows: kinds of abilities
    "kinds_keyword": "keyword",
    "kinds_triggered": "triggered",
    "kinds_activated": "activated",
    "kinds_static": "static",
    "kinds_replacement": "replacement",
    "kinds_action": "action",
    # the rows: Shift
    "shifts_name": "name",
    "shifts_classification": "classification",
    "shifts_universal": "universal",
    "shifts_duo": "duo",
    "shifts_combo": "combo",
    "shifts_potato": "potato",
    "shifts_temporary": "temporary",
    # the rows: what cards were played for
    "played_ink": "ink",
    "played_shift": "shift",
    "played_sing": "sing",
    "played_sing_together": "sing together",
    "played_free": "free",
    "played_alternate": "alternate",
    # the laws
    "law_zones": "card {id} ({card}) is in {n} {n:zone|zones}",
    "law_lore": "lore is below 0: {lore}",
    "law_no_answer": "a decision has no legal answer ({about})",
    "law_json": "the JSON round trip changes the state",
    "law_view": "the view of {player} shows card {id} wrongly",
    "law_hand": "the view of {player} shows a hand",
    "law_crash": "{kind}: {error}",
    # a failure
    "broken": "a law is broken: {law}",
    "not_broken": "no law is broken",
    "after": "seed {seed}, after {n} {n:answer|answers}; the decks:",
    "again": "the record is in {file}; to play it again:",
}
