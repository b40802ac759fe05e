"""Why the text of a card cannot be read."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "several": "{n} different readings",
    "unread": "cannot be read from «{where}» on",
    "unfinished": "cannot be read to its end: something is missing there",
    "no_keyword": "«{word}» is no keyword that is known",
    "unwritten": "cannot be written back: {error}",
    # a word means nothing there, or the wrong thing
    "looked_at_in_play": "a card that is looked at is not in play",
    "slot": "a slot is needed here",
    "nothing_looked_at": "nothing has been looked at",
    "last_not_in_play": "the card that was spoken of last is not in play",
    "only_in_play": "only a card in play can be that",
    "action_in_play": "an action is in play only while it resolves",
    "other_than_which": "it is not said than which card the others are other",
    "other_one_by_one": "«other» means other than each of those cards, one by one",
    "they_one_by_one": "«they» are those cards, one by one",
    "several_turns": "«their next turn» would be one of several players, and each ends at another time",
    "not_yours": "«you» or «your» is said, but the cards are not known to be yours",
    "yours": "another player or their zone is named, but the cards are yours",
    "no_rest": "nothing has been looked at that could have a rest",
    "not_revealed": "nothing has been revealed",
    "not_chosen": "nothing has been chosen",
    "player_or_card": "it is not said whether «{word}» is the player or the card",
    "which_card": "it is not said which card «{word}» is",
    "which_other_player": "it is not said whether it is another player than you or than the chosen one",
    "not_spoken_of": "nothing has been spoken of that «{word}» could mean",
    "nothing_spoken_of": "nothing has been spoken of that a word could point back at",
    "no_challenge": "no challenge has been spoken of",
    "who_challenged": "it is not said who challenged whom",
    "this_way": "nothing has been done that «this way» could mean",
    "no_player": "no player has been spoken of",
    "no_location": "nobody moves here: this is no location",
    "group_one_by_one": "«they» are the cards of the group, one by one",
    "their_one_by_one": "«their» means each of those players, one by one",
    "they_not_this": "«they» are not this card",
    "static_reaches": "a static ability reaches this card or a group of cards",
    "not_in_play": "a card in play is not discarded from a hand",
    "never_in_play": "an action is never in play, where this ability would work",
}
