"""The desk: everything that a page or a service asks of the project, by one function.

    from illumineer import desk

    desk.call("cards.show", {"name": "Elsa - Snow Queen", "lang": "es"})

Plain data goes in and comes out.  A reply has `ok` or `error`; what a stranger sends never raises.  `CALLS` is the
table of all calls, and `schema` gives the JSON Schemas of the arguments and the reply of each.  The desk opens no file
outside the package, reads no clock and starts no thread, so that it runs in a browser as it does in a server.  Replies
share parts that are kept: copy what you want to change.

A module for each family of calls (`rules`, `cards`, `decks`, `examples`, `judging`, `replaying`); `calls` finds the
function, and `checking` holds arguments to their schema.  A family is loaded when it is first called.
"""

from illumineer.desk.calls import CALLS, FORMAT, Call, call
from illumineer.desk.schemas import schema

__all__ = ["CALLS", "FORMAT", "Call", "call", "schema"]
