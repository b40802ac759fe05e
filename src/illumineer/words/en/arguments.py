"""What argparse says by itself; the English is its own, word for word."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "usage": "usage: ",
    "positional": "positional arguments",
    "options": "options",
    "subcommands": "subcommands",
    "help": "show this help message and exit",
    "error": "%(prog)s: error: %(message)s\n",
    "argument": "argument %(argument_name)s: %(message)s",
    "required": "the following arguments are required: %s",
    "one_required": "one of the arguments %s is required",
    "unrecognized": "unrecognized arguments: %s",
    "not_with": "not allowed with argument %s",
    "ignored": "ignored explicit argument %r",
    "one": "expected one argument",
    "at_most_one": "expected at most one argument",
    "at_least_one": "expected at least one argument",
    "exactly_one": "expected %s argument",
    "exactly": "expected %s arguments",
    "ambiguous": "ambiguous option: %(option)s could match %(matches)s",
    "unexpected": "unexpected option string: %s",
    "invalid": "invalid %(type)s value: %(value)r",
    "choice": "invalid choice: %(value)r (choose from %(choices)s)",
    "command": "unknown parser %(parser_name)r (choices: %(choices)s)",
}
