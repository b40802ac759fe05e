"""How the table looks: the style sheet.  Colours come from the theme, so that a dark and a light one both read well."""

from __future__ import annotations

from typing import Final

SHEET: Final = """
Screen { layout: vertical; background: $background; }

#title { height: 1; background: $primary-darken-2; color: $text; text-style: bold; padding: 0 1; }
#whole { height: 1fr; }
#board { height: 1fr; width: 1fr; }
#side { background: $surface; }
#log {
    height: 1fr; width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable; overflow-x: hidden;
}
Log .log--act { text-style: bold; }
Log .log--rule { color: $text-muted; }
Log:focus { background-tint: $foreground 4%; }
#choices {
    height: 1fr; width: 1fr; border: none; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
    background: $panel;
}
#choices:focus { border: none; background-tint: $foreground 4%; }

.replaying #choices { display: none; }

.wide #whole { layout: horizontal; }
.wide #side { layout: vertical; width: 38%; max-width: 64; height: 1fr; border-left: vkey $primary-darken-1; }
.narrow #whole { layout: vertical; }
.narrow #side { layout: horizontal; height: 5; }
.narrow.many #side { height: 4; }
.narrow.tall #side { height: 10; }

.status { height: auto; padding: 0 1; background: $boost; }
#bag { height: auto; max-height: 3; padding: 0 1; color: $text-warning; display: none; }
#bag.waiting { display: block; }
#pointed { height: 1; padding: 0 1; color: $text-muted; }
.tall #pointed { height: 2; }
#question { height: auto; max-height: 4; padding: 0 1; background: $panel; text-style: bold; }
#says { height: auto; max-height: 3; padding: 0 3; background: $panel; display: none; }
.tall #says.said { display: block; }
#keys {
    height: 1; padding: 0 1; background: $surface; color: $text-muted; link-style: none; link-color: $text-muted;
    link-background: $surface;
}

Cards { height: 1fr; min-height: 2; }
Cards .cards--plain { color: $text; }
Cards .cards--legal { color: $text-success; text-style: bold; }
Cards .cards--exerted { color: $text-muted; text-style: italic; }
Cards .cards--cursor { text-style: bold underline; }
#board:focus Cards .cards--cursor { background: $foreground; color: $background; text-style: bold; }
Cards .cards--quiet { color: $text-muted; }
Cards .cards--damage { color: $text-error; text-style: bold; }

#too-small { display: none; width: 100%; height: 1fr; content-align: center middle; text-align: center; padding: 0 1; }
.small #too-small { display: block; }
.small #title, .small #whole, .small #question, .small #says, .small #keys { display: none; }

ModalScreen { align: center middle; background: $background 60%; }
.dialog {
    width: 76; max-width: 96%; height: auto; max-height: 94%; border: round $primary; background: $surface;
    padding: 0 1;
}
.dialog.large { width: 110; height: 94%; }
.dialog .heading { dock: top; height: auto; text-style: bold; padding-bottom: 1; }
.dialog .note { dock: bottom; height: auto; max-height: 8; color: $text-warning; margin-bottom: 1; }
.dialog .foot { dock: bottom; height: 1; color: $text-muted; }
.dialog OptionList {
    height: auto; max-height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
    background: $surface;
}
.dialog.large OptionList { height: 1fr; }
.dialog VerticalScroll { height: auto; max-height: 1fr; scrollbar-size-vertical: 1; }
.dialog VerticalScroll > Static { height: auto; }

#handover { width: 100%; height: 1fr; content-align: center middle; text-align: center; text-style: bold; }
"""
