"""What `illumineer rules` says around the rules: titles, references, differences, the tracker, errors."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # a rule, a section
    "edition": "edition {edition}",
    "contents": "The rules, edition {edition}",
    "contents_hint": "illumineer rules NUMBER or NAME shows a rule or a section; illumineer rules search WORDS… searches.",
    "no_wording": "(this rule has not been put into words yet)",
    "numbers": "Numbers: {numbers}",
    "number_in": "{number} ({editions})",
    "until": "Up to {edition}: {text}",
    "between": "From {first} to {last}: {text}",
    "since": "From {edition} on: {text}",
    "only_in": "In {edition}: {text}",
    "part_of": "Part of {number}: {text}",
    "holds": "Its parts:",
    "change": "Changed in {edition} ({name}): {text}",
    "shared": "{number} covers {n} rules in {edition}:",
    "beware_section": "Beware: in {edition}, {number} is another section, {title}.",
    "beware_rule": ("Beware: in {edition}, {number} is another rule ({now} in {newest}): {text}", "Beware: in {edition}, {number} is another rule: {text}"),
    "not_here": "{edition} has no {number}. Other editions do:",
    "several_sections": "Several sections go by that name:",
    # search
    "found": "{n} {n:rule|rules} with {words}",
    "found_most": "No rule has all of {words}; {n:this one has|these have} most of them:",
    "more_found": "… and {n} more (--all shows them)",
    # two editions
    "diff": "From {old} to {new}: what is different in play",
    "diff_back": "From {old} back to {new}: what is not yet different in play",
    "diff_same": "Nothing is different in play.",
    "diff_change": "{name} (since {since}): {text}",
    "diff_rules": "Rules: {rules}",
    "diff_rule": "{old} → {new}",
    "diff_came": "In {new} and not in {old}: {numbers}",
    "diff_gone": "In {old} and not in {new}: {numbers}",
    "diff_moved": "Renumbered: {numbers}",
    "diff_reworded": "Worded otherwise, by their numbers in {edition}: {numbers}",
    "diff_only": "{n} {n:rule has|rules have} a number in {edition} alone (of 1.x not all numbers are known; --all lists them).",
    "same_edition": "that is the same edition twice, {edition}: choose two of {editions}",
    # the tracker
    "rule": "rule",
    "number": "number",
    "text": "text",
    "code": "code",
    "tests": "tests",
    "scenarios": "scenarios",
    "missing": "missing",
    "summary": "{all} rules: {text} with text in both languages, {code} with code, {tests} with tests, {scenarios} with scenarios.",
    "seeds_whole": "All {n} rules of the seed documents have text, code and tests.",
    "seeds_open": "{open} of {n} rules of the seed documents lack text, code or tests.",
    "no_gaps": "Nothing is missing.",
    "no_checkout": "the tracker reads source, tests and examples, and they are not installed with the package: clone the project, and run the command there (make setup, then .venv/bin/illumineer rules --tracker)",
    # errors
    "no_number": ("there is no rule {number} in edition {edition}; nearest: {near:or}", "there is no rule {number} in edition {edition}; illumineer rules lists the sections"),
    "no_number_elsewhere": ("there is no rule {number} in edition {edition}, but there is one in {others}; nearest here: {near:or}", "there is no rule {number} in edition {edition}, but there is one in {others}"),
    "no_name": ("no section and no rule is called “{name}”; nearest: {near:or}. To search the text: illumineer rules search {name}", "no section and no rule is called “{name}”. To search the text: illumineer rules search {name}"),
    "nothing_found": ("no rule speaks of {words:or}; nearest words: {near:or}", "no rule speaks of {words:or}"),
    "no_words": "say what to search for: illumineer rules search WORDS…",
    "not_together": "{one} and {other} cannot be asked for together",
}
