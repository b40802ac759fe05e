"""Players that decide by themselves.

`bot` is the protocol, `host` asks a bot in a game, `named` finds one by its name, `limits` counts what it decides,
`playing` plays a game between bots.
"""
