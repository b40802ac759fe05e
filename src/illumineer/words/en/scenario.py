"""What is wrong with a scenario file."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "wrong": (
        "{file}:{line}:{column}: {place}: {what}",
        "{file}:{line}:{column}: {what}",
        "{file}:{line}: {what}",
        "{file}: {place}: {what}",
        "{file}: {what}",
        "{place}: {what}",
        "{what}",
    ),
    # the file
    "too_big": "the file is larger than {most} KB, which no scenario is",
    "not_utf8": "this is not text in UTF-8",
    "empty": "the file is empty",
    "too_much": "too many values, or nested too deeply, for a scenario (is an alias repeated?)",
    "twice": "'{key}' stands twice here",
    "no_number": "this number cannot be read",
    # YAML
    "yaml_alias": "not YAML: the alias names nothing that was marked with & before",
    "yaml_colon": "not YAML: a colon where none can be; a text with a colon in it needs quotes, or the line is indented wrongly",
    "yaml_documents": "not YAML: a file holds one scenario, and a second document begins here",
    "yaml_escape": "not YAML: a backslash in double quotes that means nothing; use single quotes",
    "yaml_indent": "not YAML: this line is indented otherwise than those it belongs to",
    "yaml_key": "a list or an object cannot be a key",
    "yaml_list_open": "not YAML: a list is not closed with ], or a comma is missing",
    "yaml_merge": "merging with << is not part of the format; write the keys out",
    "yaml_no_colon": "not YAML: a key without a colon, or a line that is not indented enough",
    "yaml_object_open": "not YAML: an object is not closed with its brace, or a comma is missing",
    "yaml_other": "not YAML: {problem}",
    "yaml_quote_open": "not YAML: a quotation mark is not closed",
    "yaml_sign": "not YAML: a sign that cannot stand in a text file; is this a file of another kind?",
    "yaml_start": "not YAML: no value begins with this sign; put the text in quotes",
    "yaml_tab": "not YAML: a tab; indent with spaces",
    "yaml_tag": "the tag {tag} has no meaning here",
    # JSON
    "json_colon": "not JSON: a colon was expected here",
    "json_comma": "not JSON: a comma or {close} was expected here",
    "json_key": "not JSON: a key in double quotes was expected here",
    "json_more": "not JSON: something follows after the end",
    "json_text": "not JSON: the text in quotes is not closed, or has a sign that it cannot have",
    "json_value": "not JSON: a value was expected here",
    # what the format asks for
    "expected": "{what} was expected, not {value}",
    "a_text": "a text",
    "a_list": "a list",
    "an_object": "an object (keys with values)",
    "a_number": "a whole number",
    "a_number_from": "a whole number from {least} on",
    "a_rule": "the number of a rule, in quotes (\"8.10.6\"),",
    "a_card_or_filler": "a card, or a number of fillers (filler: 3),",
    "a_card_and_ability": "a list of a card and the name of its ability",
    "two_cards": "a list of two cards",
    "true": "true",
    "true_or_false": "true or false",
    "in_quotes": "a text was expected; {value} means something else unless it stands in quotes",
    "too_large": "{value} is too large; no number here is above {most}",
    "too_many_cards": "more than {most} cards are too many for a scenario",
    "key_is_no_text": "the key {key} is not a text",
    "missing": "'{key}' is missing",
    "other_format": "the format {format} was expected, not {value}",
    "unknown": "'{word}' is not known here; {hint}",
    "did_you_mean": "did you mean '{word}'?",
    "known_are": "known are {words}",
    "none_known": "nothing can stand here",
    "no_edition": "'{name}' is no edition of the rules; {hint}",
    # setup
    "card_twice": "{card} is invented twice",
    "label_twice": "'{label}' is there already ({where}); another copy is {copy}",
    "in_line": "line {line}",
    "before": "further up",
    "no_label": "'{label}' names no card: a name was expected, with #2 for a second copy",
    "not_in_setup": "'{label}' is not in the setup; {hint}",
    "not_all_in_teams": "all {n} players must be in a team",
    "one_team": "there must be two teams or more",
    "two_teams": "{player} is in two teams",
    # steps
    "no_option": "'{word}' does not go with '{verb}'; {hint}",
    "no_verb": "the step has no verb; {hint}",
    "put_twice": "'{label}' is put in two places",
    "several_verbs": "a step has one verb, not {verbs}",
}
