"""What people do together, as it is stored, on each kind of database and by two processes at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from tests.table.test_store import new_table

from phylarium.bots.skill import NEWCOMER, Strength
from phylarium.table.config import Settings
from phylarium.table.store import OfferRow, ResultRow, Seated, SeatTaken, Store, VisitorRow, new_id

pytestmark = pytest.mark.anyio


@pytest.fixture
async def both(database_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two server processes' views of one database."""
    settings = Settings(database_url=database_url)
    first, second = await Store.open(settings), await Store.open(settings)
    yield first, second
    await first.close()
    await second.close()


async def person(store: Store, name: str) -> VisitorRow:
    visitor = await store.welcome(new_id(), name)
    account = await store.register(name, "hash")
    token = new_id()
    await store.join_account(visitor.id, account, token)
    found = await store.visitor(token)
    assert found is not None
    return found[0]


async def test_an_offer_stands_while_its_seat_is_free(both: tuple[Store, Store]) -> None:
    store, other = both
    table = await new_table(store, "human", "open")
    seat = (await store.seats(table.id))[1]
    offer = OfferRow(table.id, 1, "keen", 900, None, time.time())
    await store.set_offer(seat, offer)
    await other.set_offer(seat, offer)
    assert [(row.id, offers) for row, offers in await other.lobby("marine")] == [(table.id, [offer])]
    visitor = await store.welcome(new_id())
    await store.sit(seat, visitor.id, "Ben", "", None)
    assert (await other.lobby(), await other.offers(table.id)) == ([], [])
    with pytest.raises(SeatTaken):
        await other.set_offer(seat, None)


async def test_chat_mutes_and_notes(both: tuple[Store, Store]) -> None:
    store, other = both
    table = await new_table(store, "human", "open")
    visitor = await store.welcome(new_id(), "Ada")
    said = [await store.say_at(table.id, visitor.id, seat, "Ada", f"word {seat}") for seat in (0, -1)]
    assert [row.text for row in await other.chat(table.id, 0, 10, True, True)] == ["word 0", "word -1"]
    assert [row.text for row in await other.chat(table.id, 0, 10, True, False)] == ["word 0"]
    assert [row.text for row in await other.chat(table.id, said[0].id, 10, False, True)] == ["word -1"]
    await other.remove_message(table.id, said[0].id)
    found = await store.message(table.id, said[0].id)
    assert found is not None
    assert (found.text, found.removed) == ("", True)
    for _ in range(2):
        await store.mute(table.id, [visitor.id], True)
        assert await other.muted(table.id, [visitor.id, 999]) == {visitor.id}
    await store.mute(table.id, [visitor.id], False)
    assert await other.muted(table.id, [visitor.id]) == set()
    for text in ("one", "two"):
        await store.write_notes(table.id, visitor.id, -1, text)
    assert await other.notes(table.id, [visitor.id], -1) == "two"
    assert await other.notes(table.id, [visitor.id], 0) == ""
    await store.set_quiet(table.id, True)
    assert (await other.table(table.id)).quiet


async def test_of_games_that_end_at_once_each_counts_once(both: tuple[Store, Store]) -> None:
    """Two processes count ten games of the same two players, all of them twice and at the same time."""
    store, other = both
    ada, ben = await person(store, "Adalind"), await person(store, "Benedict")
    players = [f"account {one.account_id}" for one in (ada, ben)]
    tables = [await new_table(store, "human", "human") for _ in range(10)]

    def rate(known: dict[str, Strength]) -> dict[str, Strength]:
        return {player: Strength(strength.mu + 1, strength.sigma) for player, strength in known.items()}

    async def count(shop: Store, id: str) -> bool:
        rows = [
            ResultRow(id, seat, "marine", one.account_id, "", 2, seat + 1, 5, "red", time.time())
            for seat, one in enumerate((ada, ben))
        ]
        return await shop.count_game(rows, players, rate)

    done = await asyncio.gather(*(count(shop, table.id) for table in tables for shop in both))
    assert sum(done) == 10
    for player in players:
        (row,) = await other.ratings(player)
        assert row.mu == pytest.approx(NEWCOMER.mu + 10)
        assert row.games == 10
    assert len(await other.results_of(ada.account_id or 0)) == 10
    assert [name for _, name in await other.ladder("marine")] in (["Adalind", "Benedict"], ["Benedict", "Adalind"])


async def test_somebody_is_forgotten(both: tuple[Store, Store]) -> None:
    store, other = both
    ada = await person(store, "Adalind")
    table = await new_table(store, "human", "open")
    await store.sit((await store.seats(table.id))[1], ada.id, "Adalind", "", None)
    await store.say_at(table.id, ada.id, 1, "Adalind", "farewell")
    await store.write_notes(table.id, ada.id, -1, "remember")
    assert ada.account_id is not None
    for _ in range(2):
        await store.begin_vacation(ada.account_id, 100.0)
    assert await other.away_since(200.0) == [ada.account_id]
    await other.end_vacation(ada.account_id, 150.0)
    assert (await other.away_since(200.0), await other.away_since(120.0)) == ([], [ada.account_id])
    kept = await other.kept_of(ada)
    assert [len(kept[name]) for name in ("account", "browsers", "seats", "chat", "notes", "vacations")] == [1] * 6
    browsers, tables = await other.forget(ada, "adult", "Somebody 1234")
    assert (browsers, tables) == ([ada.id], [table.id])
    seat = (await store.seats(table.id))[1]
    assert (seat.kind, seat.bot, seat.visitor_id, seat.name) == ("bot", "adult", None, "")
    assert await store.account_named("Adalind") is None
    assert await store.said_by([ada.id]) == []
    assert await store.vacations_of(ada.account_id) == []


async def test_offers_and_mutes_that_are_made_twice_at_once_are_made(both: tuple[Store, Store]) -> None:
    store, other = both
    table = await new_table(store, "human", "open")
    seat = (await store.seats(table.id))[1]
    ada, ben = await store.welcome(new_id()), await store.welcome(new_id())
    offer = OfferRow(table.id, 1, "keen", 900, None, 100.0)
    await asyncio.gather(*(shop.set_offer(seat, offer) for shop in both * 8))
    assert await store.offers(table.id) == [offer]
    await asyncio.gather(
        *(shop.mute(table.id, pair, True) for shop in both * 8 for pair in ([ada.id, ben.id], [ben.id, ada.id]))
    )
    assert await other.muted(table.id, [ada.id, ben.id]) == {ada.id, ben.id}


async def test_whoever_may_have_one_seat_has_one(both: tuple[Store, Store]) -> None:
    """Two seats are taken at once for one person, as by two browsers of theirs."""
    store, other = both
    table = await new_table(store, "human", "open", "open")
    _, second, third = await store.seats(table.id)
    ada, again = await store.welcome(new_id()), await store.welcome(new_id())
    mine = [ada.id, again.id]
    done = await asyncio.gather(
        store.sit(second, ada.id, "Ada", "", None, mine),
        other.sit(third, again.id, "Ada elsewhere", "", None, mine),
        return_exceptions=True,
    )
    assert [type(one) for one in done if one is not None] == [Seated]
    assert len([seat for seat in await store.seats(table.id) if seat.visitor_id in mine]) == 1


async def test_a_newcomer_who_comes_twice_at_once_is_one(both: tuple[Store, Store]) -> None:
    store, other = both
    found = await asyncio.gather(*(shop.welcome("cookie", "Ada") for shop in both * 4))
    assert len({one.id for one in found}) == 1
    known = await other.visitor("cookie")
    assert known is not None
    assert known[0].name == "Ada"
    await store.retire(known[0].id)
    assert (await other.welcome("cookie", "Ada")).id != known[0].id
