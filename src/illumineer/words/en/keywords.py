"""The keywords, by the name of the word (`vocab.Keyword`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ALERT": "Alert",
    "BODYGUARD": "Bodyguard",
    "BOOST": "Boost",
    "CHALLENGER": "Challenger",
    "EVASIVE": "Evasive",
    "RECKLESS": "Reckless",
    "RESIST": "Resist",
    "RUSH": "Rush",
    "SHIFT": "Shift",
    "SINGER": "Singer",
    "SING_TOGETHER": "Sing Together",
    "SUPPORT": "Support",
    "VANISH": "Vanish",
    "WARD": "Ward",
    "ADVENTUROUS": "Adventurous",
    "with_number": "{keyword} {n}",
}
