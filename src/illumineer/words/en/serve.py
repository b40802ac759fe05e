"""`illumineer serve`, and what the server says when it does not ask the desk."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Show the page in the browser: the bench, cards and rules. The server is reached from this machine only, unless --host says otherwise.",
    "port": "the port (default {default}, or any free one if that is taken)",
    "host": "the address to serve at (default {default}: this machine only; 0.0.0.0: every machine that reaches this one)",
    "no_browser": "do not open a browser",
    "HOST": "HOST",
    # while it runs
    "here": "Illumineer is at {address}",
    "ends": "Ctrl-C ends it.",
    "open_to_all": "Every machine that reaches this one can use it.",
    # what went wrong at the start
    "no_extra": "the server needs {module}, which is not installed: {command}",
    "no_address": "nothing can be served at {host}, port {port}: {why}",
    "no_port": "a port is a number from 0 to 65535",
    "no_name": "the name is not known",
    # what is said to a browser
    "no_call": "there is no call '{call}'; /openapi.json lists them all",
    "no_file": "there is no '{path}' here",
    "not_built": "the page is not built; in a clone '{command}' builds it",
    "not_json": "the body must be a JSON object",
    "not_as_json": "the body must be sent as application/json",
    "post_only": "'{call}' takes its arguments as JSON, by POST",
    "too_large": "the request is larger than {most} KB; send less",
    "too_deep": "the request is nested too deeply, or has too many values; send less",
    "too_much_memory": "this needs more memory than the server gives to one request; send less",
    "long_query": "the query is longer than {most} characters; send the arguments by POST",
    "slow_body": "the request did not arrive within {seconds} seconds; send it again",
    "too_slow": "this took longer than {seconds} seconds and was stopped; try it with less",
    "busy": "too many requests wait already; try again in a moment",
    "no_table": "this table is not here any more: the server was started anew, or the table was left alone for too long; a game that the page has kept can go on",
    "not_sealed_here": "this server has not sealed that game, and cannot open it; begin a new one",
    "too_frequent": "too many requests come for this table; try again in a moment",
    "spent": "your share of games on this server is used up for now; it comes back bit by bit, so go on in {minutes} {minutes:minute|minutes}",
    "too_many_pieces": "more than {most} pieces of your duels wait already; wait until one is played",
    "wrong_host": "this server does not answer under that name; use its address, or localhost",
    "fault": "a fault of the program has stopped this request; others go on",
}
