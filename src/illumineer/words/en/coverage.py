"""`illumineer cards coverage` and `leave-out`: how well card texts are read."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "coverage": "how many cards of a file are compiled, and which are not and why",
    "only_set": "only cards that first appeared in this set",
    "only_declined": "only the cards that are declined, with the place",
    "leave_out": "read a set without the wordings that only its cards use",
    "which_set": "which set; may be given again (default: each)",
    # why a compiled card fails the proof
    "not_in_spanish": "not every paragraph can be written in Spanish",
    "paragraphs": "{printed} {printed:paragraph is|paragraphs are} printed, {written} {written:is|are} written",
    "otherwise": "written otherwise than printed: '{written}', printed: '{printed}'",
    # figures
    "main": "Main sets, by the set of the first printing",
    "quest": "Quest sets",
    "all": "all",
    "set": "set",
    "cards": "cards",
    "compiled": "compiled",
    "identical": "identical",
    "spanish": "español",
    "declined": "declined",
    "ambiguous": "ambiguous",
    "failed": "{n} {n:card is|cards are} not compiled, or not written back as printed",
    "by_reminder": "{n} {n:card is|cards are} read by the reminder text of a word that is not in the rules",
    "status_compiled": "compiled",
    "status_declined": "declined",
    "status_ambiguous": "ambiguous",
    # what counts as equal
    "equal": "What counts as equal when texts are compared",
    "equivalence": "equivalence",
    "times": "times",
    "white_space": "white space",
    "typographic_apostrophe": "typographic apostrophe",
    "three_dots": "three dots",
    "no_space_before_a_symbol": "no space before a symbol",
    "no_space_after_a_comma_or_full_stop": "no space after a comma or full stop",
    "straight_quotation_marks": "straight quotation marks",
    "exception_in_brackets": "exception in brackets",
    "dash_or_hyphen_before_an_effect": "dash or hyphen before an effect",
    "typographic_minus": "typographic minus",
    "reminder_text": "reminder text",
    "space_at_the_end": "space at the end",
    "space_before_a_comma_or_full_stop": "space before a comma or full stop",
    "quoted_ability_without_its_full_stop": "quoted ability without its full stop",
    "full_stop_that_closes_a_quoted_ability_and_the_sentence": "full stop that closes a quoted ability and the sentence",
    # leaving a set out
    "each_set": "Each set, without the wordings that only its cards use",
    "read_without": "read without",
    "dropped": "wordings dropped",
    "alone": "{n} of {all} {all:card|cards} ({share:.1f} %) {n:needs|need} a wording that no other card uses",
}
