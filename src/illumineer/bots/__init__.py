"""Players that decide by themselves.

`bot` is the protocol, `host` asks a bot in a game, `named` finds one by its name.
"""
