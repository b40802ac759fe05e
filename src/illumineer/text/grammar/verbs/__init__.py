"""Verb phrases: what a player does, without saying who; `SUBJ` is that player.  Category `verb`."""
