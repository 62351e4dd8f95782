"""Bots think by turns: whoever has many tables slows down nobody else's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.conftest import Server, opened

from phylarium.table.bot_workers import FairTurns

pytestmark = pytest.mark.anyio


async def order_of(turns: FairTurns, comers: list[str]) -> list[str]:
    """Who had a turn, in order, when all of them came at once."""
    had: list[str] = []

    async def one(whose: str) -> None:
        async with turns.turn(whose):
            had.append(whose)
            await asyncio.sleep(0)

    await asyncio.gather(*(one(whose) for whose in comers))
    return had


async def test_somebody_with_many_tables_waits_for_their_own() -> None:
    had = await order_of(FairTurns(2), ["many"] * 60 + ["one"] + ["two"] * 2)
    assert had.index("one") < 5
    assert [place for place, whose in enumerate(had) if whose == "two"][-1] < 8
    assert len(had) == 63


async def test_alone_one_has_all_places() -> None:
    turns = FairTurns(3)
    assert await order_of(turns, ["a"] * 7) == ["a"] * 7
    assert turns._free == 3


async def test_whoever_goes_away_while_waiting_keeps_no_place() -> None:
    turns = FairTurns(1)
    async with turns.turn("first"):
        waiting = [asyncio.create_task(order_of(turns, ["gone"])) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    assert await order_of(turns, ["next"]) == ["next"]
    assert turns._free == 1


async def test_bots_are_asked_by_the_owner_of_their_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tables of one owner, on which only bots play, and one of somebody else."""
    asked: list[int | None] = []
    gate = asyncio.Event()
    store, bots = server.service.store, server.service.bots

    async def answer(work: Any, game: str, seen: bytes, seat: int, bot: str, seed: str) -> int:
        await gate.wait()
        raise RuntimeError("nobody thinks here")

    ask = bots._turns.turn

    def noted(whose: Any) -> Any:
        asked.append(whose)
        return ask(whose)

    monkeypatch.setattr(bots, "_ask", answer)
    monkeypatch.setattr(bots._turns, "turn", noted)
    many, one = server.browser(), server.browser()
    for _ in range(6):
        await opened(many, "random", "random")
    mine = await opened(one, "random", "me")
    owner = (await store.table(mine["id"])).owner
    async with asyncio.timeout(20):
        while owner not in asked:
            await asyncio.sleep(0.01)
    assert len(set(asked)) == 2
    gate.set()
