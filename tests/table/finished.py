"""Games that were played to their end, to see what comes after it."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
import msgspec

from phylarium import bots
from phylarium.kernel import Match


@cache
def played(game: str = "marine", seats: int = 2, seed: str = "after", bot: str = "larva") -> str:
    """The record of a whole game of bots, as JSON."""
    match = Match.start(game, seats, seed=seed, names=[f"Player {seat + 1}" for seat in range(seats)])
    players = [bots.make(bot, f"{seed} {seat}") for seat in range(seats)]
    while not match.state.over():
        seat = match.state.to_move()
        match.apply(seat, players[seat].choose(match.state.observation(seat)))
    return match.record().text()


def record_of(**which: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(played(**which))
    return found


async def nearly_over(
    browser: httpx.AsyncClient, *kinds: str, names: tuple[str, ...] = (), left: int = 1, **which: Any
) -> dict[str, Any]:
    """A table one action (or so many as are `left`) before the end of its game."""
    record = record_of(seats=len(kinds), **which)
    seats = [
        {"kind": kind, "name": names[seat] if names else ""} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
        for seat, kind in enumerate(kinds)
    ]
    at = len(record["actions"]) - left
    answer = await browser.post("/api/import/", json={"record": record, "at": at, "seats": seats})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return {**opened, "rest": record["actions"][at:]}


async def over(browser: httpx.AsyncClient, game: str = "marine", seats: int = 2, **which: Any) -> str:
    """A finished table whose seats are all those of one browser."""
    answer = await browser.post("/api/import/", json={"record": record_of(game=game, seats=seats, **which)})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id
