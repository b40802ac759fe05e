"""What is wrong with a card file of LorcanaJSON, or with fetching one."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unreadable": "{file}: {why}",
    "empty": "{file}: the file is empty",
    "compressed": "{file}: the file is compressed; unpack it and give the .json that is in it",
    "not_utf8": "{file}: not a text file in UTF-8 (byte {n})",
    "not_json": "{file}: not JSON ({why})",
    "foreign": "{file}: not a card file of LorcanaJSON: an object with metadata, sets and cards was expected (allCards.json, or the file of one set)",
    "version": "{file}: format version {version} is not known; this version of illumineer reads {known}.x",
    "language": "{file}: the cards are in '{language}'; the English file is needed",
    # fields of an object
    "missing": "{where}: the field '{field}' is missing",
    "kind": "{where}: the field '{field}' should be {expected}, not {value}",
    "control": "{where}: the field '{field}' has a control character in it",
    "half_character": "{where}: the field '{field}' has half a character in it",
    "out_of_range": "{where}: the field '{field}' cannot be {value}",
    "not_object": "{where} should be an object",
    "text": "text",
    "whole_number": "a whole number",
    "true_or_false": "true or false",
    "list": "a list",
    "object": "an object",
    # cards
    "foreign_set": "{where}: the set '{set}' is not among the file's sets",
    "id_twice": "{where}: the id {id} is used twice",
    "no_type": "{where}: there is no card type '{type}'; there are {known}",
    "no_ink": "{where}: there is no ink '{ink}'; there are {known}",
    "story_name": "{where}: the text does not begin with its name '{name}'",
    "other_text": "{where}: 'abilities' and 'effects' do not say what 'fullText' says",
    "broken_set": "{where}: its set cannot be read ({why})",
    "no_cards": "{file}: no card of it can be read, so there is nothing to put into the database",
    "set_aside": "{n} {n:entry|entries} of {file} cannot be read and {n:is|are} left out; mend {n:it|them} in the file, or look for a newer version of illumineer:",
    # sets, as commands ask for them
    "no_set": "{file}: there is no set '{set}'; there are {known}",
    "no_first_set": "{file}: no card first appeared in a set '{set}'; there are {known}",
    # downloading
    "refused": "{url}: the server answers {status} {reason}",
    "too_large": "{url}: more than {most:,} bytes; this is not a card file",
    "too_slow": "{url}: no answer within {n} {n:second|seconds}; the cards in use stay as they are",
    "offline": "{url}: the server cannot be reached. Is this machine online? The cards in use stay as they are; a file that you already have can be added with: illumineer cards import FILE",
    "no_address": "{url}: this is not an address; one begins with http:// or https://",
    "broken_off": "{url}: the download failed ({what}); the cards in use stay as they are",
}
