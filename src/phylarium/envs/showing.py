"""How an environment shows its position."""

from __future__ import annotations

import msgspec

from phylarium.kernel.engine import State
from phylarium.kernel.errors import PhylariumError

MODES = ("human", "ansi", "svg")


class UnknownMode(PhylariumError):
    """A way to show a position that does not exist."""


def check(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise UnknownMode(f"there is no render mode {mode!r}; the modes are {', '.join(MODES)}")


def text_of(state: State, seat: int) -> str:
    """The position for a terminal, as a seat or a spectator may see it. A game that draws no text shows its view."""
    seen = state.masked(seat)
    return seen.game().text(seen, seat) or msgspec.json.format(msgspec.json.encode(seen.view(seat))).decode()


def picture_of(state: State, seat: int) -> str:
    """The position as an SVG file; empty for a game without pictures."""
    return state.game().picture(state.masked(seat), seat)


def show(state: State, seat: int, mode: str) -> str | None:
    """What `render` gives back: the text, the picture, or nothing once the text is printed."""
    if mode == "svg":
        return picture_of(state, seat)
    text = text_of(state, seat)
    if mode == "ansi":
        return text
    print(text)
    return None
