"""HTML reports of duels and matrices."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "made_by": "Made by Illumineer, an unofficial fan project. This file needs nothing else and can be sent as it is.",
    "percent": "{n}\N{NO-BREAK SPACE}%",
    # headline
    "wins": "{deck} wins",
    "between": "of all games; 95 % interval: {interval}",
    "win_rates": "Win rates with their 95 % intervals",
    "begins": "{deck} begins",
    "second": "{deck} is second",
    # by turn
    "turns": "turns of the game, both players’ counted",
    "length_desc": "From {first} to {last} turns; the dashed line is the median.",
    "race": "Mean lore at the end of each turn; a game that is over keeps the lore it ended with.",
    "race_desc": "After turn {n}: {deck} {one} lore, {other} {two} lore.",
    "ahead": "Does the deck that is ahead win?",
    "ahead_told": "Of the games that are not over after that turn and in which one deck has more lore: how often it wins. The band is the 95 % interval.",
    # cards
    "cards": "Cards",
    "cards_caption": "Win rate in the games in which the card was drawn, and in which it was not, with the number of these games below; their difference in percentage points, with its 95 % interval drawn left and right of zero; the win rate when the card was played, and when it was in the opening hand.",
    "nothing_to_compare": "nothing to compare",
    "stands": "more than chance, even among so many cards",
    "perhaps": "perhaps more than chance",
    "marks": "● and ○",
    "cause": "What the figures do not say",
    # a matrix
    "matrix_title": "{n} decks against each other",
    "matrix_caption": "A row is a deck, a column its opponent; under each win rate its 95 % interval.",
    "ranking": "Each deck against all others",
    "colours": "Colours",
    # two versions
    "versions_title": "{new} instead of {old}, against {other}",
    "versions_points": "Win rate of {new} minus that of {old}, in percentage points",
    "versions_interval": "95 % interval: {interval}",
    "versions_rates": "Win rates against {deck}",
    "versions_change": "What is different",
    "versions_no_change": "Nothing: both versions have the same cards.",
    "versions_same": "The same games with either version",
    "versions_both": "won with either",
    "versions_only": "won only with {deck}",
    "versions_neither": "won with neither",
    # settings
    "settings": "What was played",
    "repeat": "To repeat it",
    "games": "Games",
    "bots": "Bots",
    "seed": "Seed",
    "edition": "Edition of the rules",
    "turn_limit": "Turn limit",
    "open_lists": "Deck lists known",
    "version": "Version",
    "compiled": "compiled",
    "pure": "plain Python",
    "yes": "yes",
    "no": "no",
    # how to read it
    "how_to_read": "How to read it",
    "read_interval": "If the same games were played again with other seeds the win rate would be a little different. In 95 of 100 such repetitions the interval holds the true rate (Wilson’s score interval). Two rates whose intervals overlap widely may well be the same.",
    "read_draws": "A game that nobody wins by the turn limit is a draw: a win of neither deck. Win rates are shares of all games, so both rates and the draws make up 100 %. Which deck is better is asked of the games that somebody won.",
    "read_lore": "Turns are those of the game: turn 1 is the first player’s, turn 2 the second player’s, and so on. The curves stop at the turn that one game in fifty reaches.",
    "read_cards": "A card counts once a game, however many copies were drawn. Drawn means: in the hand at any time after the opening hand was altered, or in it.",
    "read_marks": "Of {n} cards some look special by chance alone. ● means that the difference is more than chance even so (the interval, widened for {n} comparisons after Bonferroni, does not reach zero, and Fisher’s exact test agrees); ○ that it would be if this were the only card; everything else is set in grey and may be noise.",
    "read_cause": "A card that is drawn in games that are won need not be what wins them: more cards are seen in longer games, and what is played was worth playing. The opening hand is the fairest witness, since the game has no say in it. And bots are not people: a deck that a bot plays badly may be good.",
    "read_versions": "Both versions played the same games: the same opponent with the same draws, the same who begins, and cards that both versions have in the same places. Luck that they share cancels out; what counts is in how many games only one of them won. So the interval of the difference (Newcombe’s, for paired games) is narrower than those of the two win rates suggest.",
    "read_colours": "Blue: the row wins more than half. Orange: it wins less. The stronger, the farther from one half; no colour where it may be chance: where the interval reaches one half or, with --until-certain, where it was not certain. Of many pairings of equally good decks one in twenty has a colour by chance.",
    "read_mean": "The mean of a deck’s win rates, each opponent counting the same, however many games were played against it. Its interval comes from those of the rates (Newcombe’s way for sums); it allows for the luck that a deck shares in all its pairings, which have the same seeds.",
}
