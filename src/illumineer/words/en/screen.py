"""The full-screen table.

Blanks: {n} a number, {player} a player, {names} things that wait, {ready} and {all} ink cards, {width} and {height} of a
terminal, {what} something to be done, {why} a sentence, {file} a path, {number}, {title} and {edition} of a rule.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # the table
    "before": "before the first turn",
    "ink": "⬡ {ready}/{all}",
    "inked": "(inked)",
    "bag": "In the bag: {names}",
    "no_cards": "no cards in play",
    "no_hand": "no cards in hand",
    "hidden_hand": "{n} {n:card|cards} in hand, hidden",
    "thinking": "{player} is thinking …",
    "too_small": "This terminal is too small for the table: it needs {width} columns and {height} lines.\nMake it larger, and everything is there again; nothing is lost.",
    "handover": "It is {player}'s turn to decide.\n\nPass the screen to {player}, and press Enter when nobody else is looking.",
    # lists and texts
    "close": "Esc: back · ↑ ↓: scroll",
    "pick": "↑ ↓ and Enter, or the key in front · Esc: back",
    "pick_or_look": "↑ ↓ and Enter, or the key in front · i: the card · Esc: back",
    "refused": "Not now: {what}",
    "log": "The log",
    "log_foot": "Enter: the rule of a line · Esc: back",
    "rule": "{number} · {title} [edition {edition}]",
    "discards": "The discards, the last card first",
    "nothing": "nothing",
    # a card
    "inkable": "can be inked ◉",
    "uninkable": "cannot be inked",
    "move_cost": "moving here costs {n} ⬡",
    "unwritten": "The text of this card cannot be written from its tree.",
    "keywords": "Its keywords",
    "why": "Why it is what it is now",
    # taking back, saving, leaving
    "after_bot": "As soon as the bot has moved.",
    "taken_back": "Taken back.",
    "not_taken_back": "That cannot be taken back: {why}.",
    "saved": "Saved: {file}",
    "leave_sure": "The game could not be saved. Leave all the same?",
    "leave_no": "stay at the table",
    "leave_yes": "leave, and lose what was not saved",
    "concede_sure": "Concede the game?",
    "concede_no": "no, play on",
    "concede_yes": "yes, concede",
    "hurry_on": "Bots move without a pause.",
    "hurry_off": "Each move of a bot is shown for a moment.",
    # a bot that gives no answer
    "bot_failed": "What now?",
    "bot_random": "go on with a random answer in its place",
    "bot_concedes": "it concedes",
    "bot_again": "ask it again",
    # the end
    "over": "The game is over.",
    "end_new": "a new game",
    "end_look": "look at the table",
    "end_quit": "leave the table",
    # the foot of the screen
    "word_help": "help",
    "word_open": "do",
    "word_all": "all",
    "word_card": "card",
    "word_end_turn": "end turn",
    "word_back": "take back",
    "word_log": "log",
    "word_save": "save",
    "word_concede": "concede",
    "word_quit": "quit",
    # the keys
    "keys_heading": "Keys and signs",
    "key_arrows": "move among the cards",
    "key_tab": "to the log, to the list of choices, and back to the cards",
    "key_enter": "what can be done with this card; pick; while a bot moves: go on at once",
    "key_space": "everything that can be done, and what cannot, with the reasons",
    "key_digits": "pick what stands under that number in the list",
    "key_escape": "back",
    "key_detail": "read the card, and why it is what it is now",
    "key_end_turn": "end the turn",
    "key_take_back": "take back your last play",
    "key_log": "the whole log; Enter there looks up the rule of a line",
    "key_rule": "the rule behind the question, or behind the last line of the log",
    "key_discards": "look through the discards",
    "key_scroll": "scroll the log",
    "key_hurry": "bots without a pause, or with one",
    "key_save": "save",
    "key_concede": "concede",
    "key_shade": "dark or light",
    "key_quit": "save and quit",
    # the signs
    "signs": "Signs",
    "sign_ink": "ink: the cost of a card; ready ink / all ink",
    "sign_inkable": "the card can be put into the inkwell",
    "sign_numbers": "strength / willpower",
    "sign_lore": "lore",
    "sign_damage": "damage on the card",
    "sign_exerted": "exerted",
    "sign_drying": "drying: it came into play this turn",
    "sign_changed": "not as printed",
    "sign_legal": "a heavy border: something can be done with this card now",
    "sign_broken": "a broken border: exerted",
    "sign_refused": "cannot be done now; Enter says why",
}
