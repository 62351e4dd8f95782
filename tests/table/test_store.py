"""The store and the rooms on each kind of database, as several server processes would use them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from phylarium.games.marine import GAME
from phylarium.kernel import codec
from phylarium.kernel.rng import commitment, seeded
from phylarium.table import schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.rooms import SNAPSHOT_EVERY, NoRequest, Room, Rooms, StaleMove
from phylarium.table.store import (
    ActionRow,
    KeptRow,
    Notice,
    PartRow,
    SeatRow,
    SeatTaken,
    StaleTable,
    Store,
    TableRow,
    new_id,
)
from phylarium.table.store import new_table as whole_table

pytestmark = pytest.mark.anyio

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
async def stores(database_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two server processes' views of one database."""
    settings = Settings(database_url=database_url)
    first, second = await Store.open(settings), await Store.open(settings)
    yield first, second
    await first.close()
    await second.close()


async def new_table(store: Store, *kinds: str) -> TableRow:
    """A running table of Marine, unless a seat is open."""
    visitor = await store.welcome(new_id())
    seats = [
        SeatRow("", seat, kind, visitor.id if kind == "human" else None, "", "", f"{seat}link{visitor.id}")
        for seat, kind in enumerate(kinds)
    ]
    state = GAME.start(len(seats), {}, SEED)
    return await store.create(
        whole_table(
            id=new_id(),
            game=GAME.name,
            rules_version=GAME.rules_version,
            options={},
            seed=SEED,
            commitment=commitment(SEED),
            public=True,
            title="",
            owner=visitor.id,
            seats=seats,
            to_move=state.to_move(),
        )
    )


async def play(room: Room, number: int) -> None:
    """So many moves of chance."""
    chance = seeded(f"{len(room.actions)}")
    for _ in range(number):
        offers = room.state.legal()
        action = GAME.vocabulary.name(offers[chance.below(len(offers))])
        await room.play(room.to_move(), len(room.actions), action)


def action(row: TableRow, number: int, text: str = "x") -> ActionRow:
    return ActionRow(row.id, number, 0, text, "00000000", time.time())


def test_processes_that_start_at_once_migrate_once(database_url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from phylarium.table.config import Settings\n"
        "from phylarium.table.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(Settings(database_url=sys.argv[1]))\n"
        "    print(await store.counts())\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", program, database_url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    for process in started:
        output, errors = process.communicate(timeout=60)
        assert (process.returncode, output.strip()) == (0, "{}"), errors


async def test_migrations_lead_to_the_schema(stores: tuple[Store, Store]) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    assert await stores[0].database.read(differences) == []


plain_or_not = pytest.mark.parametrize("asked", [False, True])
"""A move that ends no request is one statement where the database takes that."""


@plain_or_not
async def test_of_many_appends_to_one_version_one_is_kept(stores: tuple[Store, Store], asked: bool) -> None:
    row = await new_table(stores[0], "human", "human")

    def append(n: int) -> Awaitable[TableRow]:
        return stores[n % 2].append(row, action(row, 1, f"move{n}"), to_move=1, status="running", asked=asked)

    outcomes = await asyncio.gather(*(append(n) for n in range(20)), return_exceptions=True)
    won = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, TableRow)]
    assert len(won) == 1
    assert all(isinstance(outcome, StaleTable) for n, outcome in enumerate(outcomes) if n not in won)
    assert [kept.action for kept in await stores[1].actions(row.id)] == [f"move{won[0]}"]
    assert (await stores[1].table(row.id)).version == row.version + 1


@plain_or_not
async def test_a_refused_append_leaves_nothing(stores: tuple[Store, Store], asked: bool) -> None:
    row = await new_table(stores[0], "human", "human")
    after = await stores[0].append(row, action(row, 1), to_move=1, status="running")
    owner = (await stores[0].visitors([row.owner or 0]))[0]
    await stores[0].change_visitor(owner, webhook="https://bell.test/")
    with pytest.raises(StaleTable):  # the version is right, the number is taken
        await stores[1].append(after, action(row, 1, "other"), to_move=1, status="over", tell=owner.id, asked=asked)
    with pytest.raises(StaleTable):  # the number is right, the version is old
        await stores[1].append(row, action(row, 2, "other"), to_move=1, status="over", tell=owner.id, asked=asked)
    assert await stores[0].table(row.id) == after
    assert await stores[0].due_notices(time.time(), 60) == []


@plain_or_not
async def test_an_append_writes_all_that_belongs_to_it(stores: tuple[Store, Store], asked: bool) -> None:
    row = await new_table(stores[0], "human", "human")
    owner = (await stores[0].visitors([row.owner or 0]))[0]
    told: list[list[tuple[str, str | None]]] = []
    for number, reached in enumerate(
        ({"name": "Ada"}, {"webhook": "https://bell.test/"}, {"email": "ada@post.test"}), 1
    ):
        await stores[0].change_visitor(owner, **reached)
        row = await stores[0].append(
            row,
            action(row, number),
            to_move=1,
            status="running",
            result="result",
            clock="clock",
            deadline=12.5,
            tell=owner.id,
            tell_at=float(number),
            asked=asked,
            position=bytes([number]),
        )
        found = await stores[1].due_notices(float(number), 60)
        told.append([(notice.kind, notice.game_id) for notice in found])
        for notice in found:
            await stores[1].sent(notice.id)
    assert told == [[], [("webhook", row.id)], [("webhook", row.id), ("mail", row.id)]]
    assert await stores[1].table(row.id) == row
    assert [one.number for one in await stores[1].actions(row.id)] == [1, 2, 3]
    assert (await stores[1].kept_positions(row.id, 3))[0].state == b"\x03"
    row = await stores[0].append(row, action(row, 4), to_move=0, status="running", asked=asked)
    assert await stores[1].due_notices(time.time(), 60) == [], "nobody was to be told"


async def test_taking_back_forgets_actions_and_kept_positions(stores: tuple[Store, Store]) -> None:
    row = await new_table(stores[0], "human", "human")
    for number in (1, 2, 3):
        kept = bytes([number])
        row = await stores[0].append(row, action(row, number), to_move=0, status="running", position=kept, keep=True)
    back = await stores[1].take_back(row, 1, to_move=0)
    assert (back.number, back.lineage, back.version) == (1, row.lineage + 1, row.version + 1)
    assert [kept.number for kept in await stores[0].actions(row.id)] == [1]
    assert await stores[0].kept_positions(row.id, 0) == [KeptRow(1, row.rules_version, b"\x01")]
    with pytest.raises(StaleTable):
        await stores[0].take_back(row, 0, to_move=0)


async def test_a_table_goes_on_by_other_rules_and_back(stores: tuple[Store, Store]) -> None:
    row = await new_table(stores[0], "human", "human")
    for number in (1, 2, 3):
        row = await stores[0].append(row, action(row, number), to_move=0, status="running", position=b"x")
    assert [(part.first, part.rules_version) for part in await stores[1].parts(row.id)] == [(1, row.rules_version)]
    begun = PartRow(row.id, 4, "next", codec.FORMAT, "{}")
    over = await stores[1].take_over(row, begun, "names", to_move=1, status="running", position=b"y")
    assert (over.rules_version, over.number, over.lineage) == ("next", 3, row.lineage + 1)
    assert (await stores[0].parts(row.id))[1:] == [begun]
    assert await stores[0].layout(row.game, "next", codec.FORMAT) == "names"
    assert await stores[0].kept_positions(row.id, 3) == [KeptRow(3, "next", b"y")]
    with pytest.raises(StaleTable):
        await stores[0].take_over(row, begun, "", to_move=1, status="running")
    anew = PartRow(row.id, 4, "third", codec.FORMAT, "{}")  # nothing was played by the rules between
    third = await stores[0].take_over(over, anew, "names", to_move=1, status="running")
    assert (await stores[0].parts(row.id))[1:] == [anew]
    on = await stores[0].append(third, action(row, 4), to_move=0, status="running")
    news = await stores[1].news(row, 3)
    assert news is not None
    assert [part.rules_version for part in news.parts] == [row.rules_version, "third"]
    at_the_change = await stores[1].take_back(on, 3, to_move=0)
    assert at_the_change.rules_version == "third"
    before_it = await stores[1].take_back(at_the_change, 2, to_move=0)
    assert before_it.rules_version == row.rules_version
    assert len(await stores[0].parts(row.id)) == 1


async def test_processes_that_learn_the_same_names_at_once(stores: tuple[Store, Store]) -> None:
    row = await new_table(stores[0], "human", "human")
    other = await new_table(stores[0], "human", "human")
    await asyncio.gather(
        *(
            store.take_over(table, PartRow(table.id, 1, "2", codec.FORMAT), "names", to_move=0, status="running")
            for store, table in zip(stores, (row, other), strict=True)
        )
    )
    assert await stores[0].layout(row.game, "2", codec.FORMAT) == "names"


async def test_two_people_cannot_take_one_seat(stores: tuple[Store, Store]) -> None:
    row = await new_table(stores[0], "human", "open")
    people = [await stores[0].welcome(f"{n}") for n in range(8)]
    seat = (await stores[0].seats(row.id))[1]
    outcomes = await asyncio.gather(
        *(stores[n % 2].sit(seat, person.id, "", "", None) for n, person in enumerate(people)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [SeatTaken] * 7
    sitting = [person.id for person, outcome in zip(people, outcomes, strict=True) if outcome is None]
    assert [seat.visitor_id for seat in await stores[1].seats(row.id)][1:] == sitting
    assert (await stores[1].table(row.id)).status == "running"


async def test_a_table_begins_when_its_last_seats_are_taken_at_once(stores: tuple[Store, Store]) -> None:
    for _ in range(5):
        row = await new_table(stores[0], "human", "open", "open", "open")
        person = await stores[0].welcome(new_id())
        rows = (await stores[0].seats(row.id))[1:]
        await asyncio.gather(*(stores[seat.seat % 2].sit(seat, person.id, "", "", None) for seat in rows))
        assert (await stores[0].table(row.id)).status == "running"


async def test_people_who_ask_at_once_leave_one_request(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human")).id
    rooms = [await Rooms(store).get(id) for store in stores]
    await play(rooms[0], 8)
    for _ in range(5):
        await asyncio.gather(*(rooms[n % 2].ask_back(n % 2, [n % 2], n) for n in range(6)))
        request = await stores[0].request(id)
        assert request is not None
        assert request.agreeing() == [request.seat]
        await rooms[1].answer_back([0], False, None)
        assert await stores[0].request(id) is None


async def test_of_people_who_agree_at_once_each_is_counted(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human", "human", "human")).id
    rooms = [await Rooms(store).get(id) for store in stores]
    await play(rooms[0], 12)
    for number in (9, 6, 3):
        await rooms[0].ask_back(0, [0], number)
        await asyncio.gather(*(rooms[seat % 2].answer_back([seat], True, number) for seat in (1, 2, 3)))
        assert await stores[0].request(id) is None
        assert [kept.number for kept in await stores[1].actions(id)] == list(range(1, number + 1))
    for room in rooms:
        async with room.lock:
            await room.catch_up()
    assert codec.digest(rooms[0].state) == codec.digest(rooms[1].state)


async def test_who_agrees_and_who_moves_at_once(stores: tuple[Store, Store]) -> None:
    """The move ends the request or the request takes the move's ground: never both."""
    id = (await new_table(stores[0], "human", "human")).id
    rooms = [await Rooms(store).get(id) for store in stores]
    for _ in range(6):
        await play(rooms[0], 3)
        number = len(rooms[0].actions)
        await rooms[0].ask_back(0, [0], number - 2)
        text = GAME.vocabulary.name(rooms[0].state.legal()[0])
        outcomes = await asyncio.gather(
            rooms[0].play(rooms[0].to_move(), number, text),
            rooms[1].answer_back([1], True, number - 2),
            return_exceptions=True,
        )
        assert sorted(isinstance(outcome, Exception) for outcome in outcomes) == [False, True]
        left = number + 1 if outcomes[0] is None else number - 2
        assert len(await stores[0].actions(id)) == left
        async with rooms[0].lock:
            await rooms[0].catch_up()


async def test_an_answer_counts_only_for_what_was_asked(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human")).id
    room = await Rooms(stores[0]).get(id)
    await play(room, 6)
    await room.ask_back(0, [0], 4)
    await room.ask_back(0, [0], 1)
    with pytest.raises(NoRequest):
        await room.answer_back([1], True, 4)
    assert len(room.actions) == 6


async def test_a_notice_is_taken_by_one_process(stores: tuple[Store, Store]) -> None:
    row = await new_table(stores[0], "human", "human")
    for _ in range(10):
        await stores[0].post(Notice(visitor_id=row.owner or 0, game_id=row.id, kind="webhook", due=0.0))
    taken = await asyncio.gather(*(stores[n % 2].due_notices(time.time(), 60, limit=4) for n in range(6)))
    ids = [notice.id for notices in taken for notice in notices]
    assert len(ids) == len(set(ids)), "a notice was taken twice"
    rest = [notice.id for store in stores * 2 for notice in await store.due_notices(time.time(), 60, limit=4)]
    assert len({*ids, *rest}) == 10


async def test_rooms_of_two_processes_see_the_same_table(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human", "human")).id
    here, there = Rooms(stores[0]), Rooms(stores[1])
    await play(await here.get(id), 30)
    room = await there.get(id)
    assert codec.digest(room.state) == codec.digest((await here.get(id)).state)
    await play(room, 25)
    assert codec.digest((await here.get(id)).state) == codec.digest(room.state)
    assert (await here.get(id)).log.page(-1, 0) == (await there.get(id)).log.page(-1, 0)


async def test_a_room_that_is_behind_is_told_so_and_catches_up(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human")).id
    here, there = Rooms(stores[0]), Rooms(stores[1])
    behind = await there.get(id)
    await play(await here.get(id), 1)
    assert len(behind.actions) == 0
    first = GAME.vocabulary.name(behind.state.legal()[0])
    with pytest.raises(StaleMove):
        await behind.play(behind.to_move(), 0, first)
    assert len(behind.actions) == 1
    assert not behind.broken


async def test_going_back_reaches_the_other_process(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human")).id
    here, there = Rooms(stores[0]), Rooms(stores[1])
    room = await here.get(id)
    await play(room, SNAPSHOT_EVERY + 10)
    await there.get(id)
    await room.ask_back(0, [0, 1], SNAPSHOT_EVERY - 7)
    other = await there.get(id)
    assert len(other.actions) == SNAPSHOT_EVERY - 7
    assert codec.digest(other.state) == codec.digest(room.state)
    await play(other, 20)  # past the place of the snapshot that was forgotten
    assert codec.digest((await here.get(id)).state) == codec.digest(other.state)
    fresh = await Rooms(stores[0]).get(id)
    assert (codec.digest(fresh.state), fresh.broken) == (codec.digest(other.state), None)


async def test_two_rooms_that_move_at_once(stores: tuple[Store, Store]) -> None:
    id = (await new_table(stores[0], "human", "human")).id
    rooms = [await Rooms(stores[n]).get(id) for n in (0, 1)]
    for number in range(10):
        for room in rooms:
            async with room.lock:
                await room.catch_up()
        seat = rooms[0].to_move()
        moves = [GAME.vocabulary.name(rooms[n].state.legal()[-n]) for n in (0, 1)]
        outcomes = await asyncio.gather(
            *(room.play(seat, number, text) for room, text in zip(rooms, moves, strict=True)), return_exceptions=True
        )
        assert sorted(map(repr, map(type, outcomes))) == sorted(map(repr, (type(None), StaleMove)))
    assert len(await stores[0].actions(id)) == 10


async def test_the_check_finds_a_changed_action(stores: tuple[Store, Store], database_url: str) -> None:
    sound = (await new_table(stores[0], "human", "human")).id
    other = (await new_table(stores[0], "human", "human")).id
    for id in (sound, other):
        await play(await Rooms(stores[0]).get(id), 12)
    settings = Settings(database_url=database_url)
    assert [table.problem for table in await check_tables(settings)] == ["", ""]
    table = schema.actions
    change = sa.update(table).where(table.c.game_id == other, table.c.number == 5).values(digest="deadbeef")
    await stores[0].database.change(lambda connection: connection.execute(change))
    found = {checked.id: checked.problem for checked in await check_tables(settings)}
    assert found[sound] == ""
    assert "the positions 5 to 11 no longer replay" in found[other]
