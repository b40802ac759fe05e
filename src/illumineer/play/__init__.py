"""At the table: people and bots play, and look back at what was played.

`session` is the table itself, without any screen: who sits where, what is asked, what can be chosen, taking back.
`choices` lists what can be done and why something cannot, `telling` says what happened, `taking_back` what may be taken
back, `saving` keeps games in files, `replay` steps through them.  `talking` is a session in plain lines; `lines` and
`replay_lines` are the conversations in a terminal.
"""
