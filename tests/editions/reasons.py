"""The rows without a test: why no position tells the editions apart, or what is not played as printed.

Three kinds of reason: the editions say the same in other words (`SAME`), an older edition is silent and
is played as the first later one that speaks (`SILENT`), or the engine plays all editions alike although
they differ (`NOT_PLAYED`; docs/editions.md lists these).
"""

from __future__ import annotations

from typing import Final

SAME: Final[dict[str, str]] = {
    "win-and-lose-at-once": "1.x breaks the tie for the winner; from 2.0 on the two cannot meet: an empty deck counts "
    "only when the turn ends, and lore is looked at in a check before that",
    "two-results-at-once": "every edition goes in turn order",
    "check-triggers": "nothing resolves or is read between the check and its end, so when the ability joins the bag "
    "cannot be seen",
    "last-player-left": "the game ends with the last player left, whatever kind of rule says so",
    "end-of-turn": "every edition ends with a check after the effects of the turn have ended; what the last one of "
    "2.0 adds is the empty deck, which has a row of its own",
    "order-of-cost-changes": "raising and lowering are added up; only the total is held at 0, so the order does not "
    "matter",
    "action-played-by-effect": "every edition has it wait for the instructing effect and come before the bag",
    "enters-play-effects": "as replacements or not: to enter exerted and to enter with damage add up in any order",
    "trigger-words": "what an ability waits for is settled when its text is compiled; no edition has another text",
    "bag-order": "every edition: the active player first, new abilities included, then the bag is passed on",
    "leaving-together": "every edition looks at the abilities as they stood before the cards left, so cards that leave "
    "together see each other",
    "skip-step": "a step that is replaced by nothing and a step that does not happen are the same nothing",
    "several-replacements": "every edition lets the affected player choose, the ability's own replacement first",
    "bodyguard-entering": "as a replacement or not, the player of the character is asked whether it enters exerted",
    "damage-arithmetic": "a strength below 0 counts as 0 first, then modifiers are added up and the sum held at 0: up "
    "and down commute",
    "put-damage-and-resist": "in no edition does Resist reduce damage that is put or moved",
    "who-banished-it": "put and moved damage of a character's ability counts in every edition, dealt damage anyway",
    "shape-of-challenge": "every edition: declared, bag emptied, damage, bag emptied; the later ones name two steps",
    "what-shift-is": "an alternate cost in every edition; later ones say which kind of ability gives it",
    "covering-character": "early 1.x says that the state is taken over, late 1.x what follows from that; the same "
    "character can do the same things",
    "cards-under-leaving": "the discard is public and hand and deck are not, so what 2.2 says of the state of the "
    "cards was already so",
    "searching": "that a search of a public zone must find is what a choice there means in every edition",
    "opening-hand": "every edition: once, in turn order, any number, shuffled when all are done",
}

SILENT: Final[dict[str, str]] = {
    "conceding": "1.x is silent: played as in 2.0",
    "next-card-discount": "1.x is silent: played as in 2.0",
    "zone-change-while-played": "silent before 2.3: played as in 2.3",
    "quest-challenge-price": "silent before 2.1: played as in 2.1",
    "for-each": "1.x is silent: played as in 2.0",
    "once-per-turn": "1.x is silent: played as in 2.0",
    "last-known": "1.x is silent: played as in 2.0; the list of 2.3 names what was already kept",
    "covered-watcher": "silent before 2.2: played as in 2.2",
    "conditional-wording": "1.x is silent: played as in 2.0",
    "cant-be-reduced-below": "1.x is silent: played as in 2.0",
    "same-replacement-twice": "early 1.x is silent: played as in late 1.x",
    "readied-while-challenging": "silent before 2.2: played as in 2.2",
    "singer-and-sing-cost": "silent before 2.1: played as in 2.1",
    "leaving-a-location": "1.x is silent; no effect takes a character from a location but by a move or by leaving "
    "play, so the sentence of 2.0 to 2.2 forbids nothing that could happen",
    "location-leaves-play": "silent before 2.1: played as in 2.1",
    "keyword-list": "an edition that does not know a keyword has no card with it; if one is put into a game all the "
    "same, it is played as in the first edition that knows it",
    "adventurous": "no edition before 2.3 knows it: a card that has it is played as in 2.3",
    "shift-onto": "only Potato Shift goes onto an item, and no edition before 2.2 knows it: played as in 2.2",
    "shift-variants": "no edition before 2.2 knows the newer ones: a card that has one is played as in 2.2",
    "duo-onto-mixed-states": "no edition before 2.2 knows Duo and Combo Shift: played as in 2.2",
    "classes-of-items": "silent before 2.2: what is printed counts, as in 2.2",
    "ink-drops": "no edition before 2.3 knows them: a card that gives some is played as in 2.3",
    "pack-rush": "1.x does not know the variant: played as in 2.0",
    "deck-building-cards": "silent before 2.2: decks are checked as in 2.2, whatever edition is played",
}

NOT_PLAYED: Final[dict[str, str]] = {
    "legality-of-choices": "only legal choices are offered, so nothing is ever undone, and the three steps of 2.1 "
    "have nothing to refuse",
    "revealed-cards": "which cards a later instruction may use is settled when the text is compiled, as 2.3 has it, "
    "for every edition",
    "counters-leaving-play": "in 1.x counters stay with a card that has left play until the next check; the engine "
    "removes them at once in every edition",
    "paying-for-a-move": "a text that changes or waives the cost of moving is obeyed in every edition, although the "
    "rules before 2.1 do not provide for it: a card goes before the rules",
}

NO_POSITION: Final[dict[str, str]] = SAME | SILENT | NOT_PLAYED
