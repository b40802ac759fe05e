"""From an English sentence back to its message, so that what was kept in English can be told in any language."""

from __future__ import annotations

import re
from string import Formatter
from typing import Final

from illumineer.messages import Arg, Message
from illumineer.words import table

_THOUSANDS: Final = re.compile(r"\d{1,3}(,\d{3})+")


def heard(said: str, *sections: str) -> Message | None:
    """The message that says this in English, if a sentence of these sections can; one that is all blank says nothing."""
    for section in sections:
        for key, sentence in table(section, "en").items():
            for form in (sentence,) if isinstance(sentence, str) else sentence:
                found = re.fullmatch(_pattern(form), said) if re.search(r"[a-z]", _literal(form)) else None
                if found is not None:
                    return Message(f"{section}.{key}", {name: _value(text) for name, text in found.groupdict().items()})
    return None


def _literal(form: str) -> str:
    return "".join(text for text, *_ in Formatter().parse(form))


def _pattern(form: str) -> str:
    parts, seen = [], set()
    for text, blank, spec, _ in Formatter().parse(form):
        parts.append(re.escape(text))
        if blank is None:
            continue
        if spec and "|" in spec:
            parts.append(f"(?:{'|'.join(map(re.escape, spec.split('|')))})")
        elif blank in seen:
            parts.append(f"(?P={blank})")
        else:
            seen.add(blank)
            parts.append(f"(?P<{blank}>.+)")
    return "".join(parts)


def _value(text: str) -> Arg:
    plain = text.replace(",", "") if _THOUSANDS.fullmatch(text) else text
    return int(plain) if plain.isdecimal() else text
