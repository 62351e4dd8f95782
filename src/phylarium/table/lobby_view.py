"""The lobby as pages show it, and what their forms say of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from phylarium.kernel import registry
from phylarium.table import lobby
from phylarium.table.lobby import LobbyTable, Pace
from phylarium.table.openings import MOST_RATING, Level, OfferChoice
from phylarium.table.people import Visitor
from phylarium.table.service import TableService


def shown(table: LobbyTable, language: str) -> dict[str, Any]:
    """A table of the lobby as a card shows it."""
    return {
        **msgspec.to_builtins(table),
        "pace_words": lobby.pace_words(table.clock, language),
        "level_words": lobby.level_words(table.seats[0], language),
        "fits": any(seat.fits for seat in table.seats),
        "seat": next((seat.seat for seat in table.seats if seat.fits), table.seats[0].seat),
    }


async def lobby_context(
    service: TableService, visitor: Visitor, game: str = "", pace: str = "", level: str = ""
) -> list[dict[str, Any]]:
    known = game if game in registry.games() else ""
    found = await lobby.lobby(service, visitor, known, _one_of(pace, Pace), _one_of(level, Level | Literal["mine"]))
    return [shown(table, visitor.language) for table in found]


def _one_of(text: str, kind: Any) -> str:
    """What was chosen in a form, if it is one of the choices."""
    try:
        chosen: str = msgspec.convert(text, kind)
    except msgspec.ValidationError:
        return ""
    return chosen


def offer_of(data: dict[str, str]) -> OfferChoice:
    """For whom a seat is, as a form says it: level, least, most. What is no number there says nothing."""
    least, most = (_rating(data.get(name, "")) for name in ("least", "most"))
    return OfferChoice(lobby.known_level(data.get("level", "")), least, most)


def _rating(text: str) -> int | None:
    typed = text.strip()
    return min(int(typed), MOST_RATING) if typed.isdecimal() and typed.isascii() and len(typed) < 8 else None
