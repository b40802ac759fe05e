"""The full-screen table in the terminal.

`app` runs it.  `faces` is what there is to see of a card and of a player, for the one who looks; `cards` draws a row
of cards; `table` puts the rows together; `playing` and `replaying` are the two screens that use it; `dialogs` are what
opens above them; `pages` are the texts that are read there; `style` is how everything looks.
"""
