"""What every reply of the server carries: the content security policy and its kin; and which hosts are answered."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

WASM: Final = "'wasm-unsafe-eval'"
"""What the static site allows besides: its engine is WebAssembly."""


def policy(wasm: bool = False, meta: bool = False) -> str:
    """The content security policy; with what WebAssembly needs, or without what a meta tag cannot say."""
    rows = dict(_POLICY)
    if wasm:
        rows["script-src"] += f" {WASM}"
    if meta:
        del rows["frame-ancestors"]
    return "; ".join(f"{name} {value}" for name, value in rows.items())


HEADERS: Final = {
    "content-security-policy": policy(),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def is_our_host(host: str, served: str) -> bool:
    """Whether a request for that host is meant for a server at the address `served`.

    A page elsewhere can give its own name our address and then read what we answer; it cannot do so with a number,
    with `localhost`, or with the name of this machine.
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.strip("[]").rstrip(".").lower()
    if name in {"localhost", served.lower(), socket.gethostname().lower()}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
