"""`illumineer serve`: the page in the browser, from a server on this machine."""

from __future__ import annotations

import argparse
from typing import Any, Final

from illumineer.cli.language import add_language, told

PORT: Final = 8710
HOST: Final = "127.0.0.1"


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    about = told("serve.about", lang)
    serve = commands.add_parser("serve", help=told("commands.serve", lang), description=about)
    serve.add_argument("--port", type=int, metavar="N", help=told("serve.port", lang, default=PORT))
    host = told("serve.HOST", lang)
    serve.add_argument("--host", metavar=host, default=HOST, help=told("serve.host", lang, default=HOST))
    serve.add_argument("--no-browser", action="store_true", help=told("serve.no_browser", lang))
    add_language(serve, lang)
    serve.set_defaults(run=_serve)


def _serve(args: argparse.Namespace) -> int:
    from illumineer.errors import CommandError

    try:
        from illumineer.web import serving
    except ModuleNotFoundError as error:
        module = (error.name or "fastapi").partition(".")[0]
        if module == "illumineer":
            raise
        raise CommandError("serve.no_extra", module=module, command="pip install 'illumineer[web]'") from None
    serving.serve(args.host, args.port, PORT, not args.no_browser, args.lang)
    return 0
