"""How many live tables one server carries, and what it adds to the engine. `python -m bench.table` in the root.

    python -m bench.table load --tables 200           so many tables, a move at each every 5 seconds
    python -m bench.table load --tables 600 --company the same, and people see who looks and say something now and then
    python -m bench.table load --find                 more and more tables, until 95 of 100 moves take over 100 ms
    python -m bench.table load --workers 2            the same with PostgreSQL, Redis and two server processes
    python -m bench.table load --workers 2 --apart    and the people of each table at different processes
    python -m bench.table past                        any position of a long game
    python -m bench.table move                        what the server adds to a move
    python -m bench.table load --tree OLD --tree .    the same with the servers of several source trees, in turns
    python -m bench.table compare --tree OLD --tree . what a move costs in each of them, move by move in turns

A move counts from the moment when its request is sent until the other seat's live connection has the
new table. Each table has two people with a connection each, and begins somewhere within a game. The
server and the people share this machine, so what is measured is the server with its load beside it.
Whoever moved has the table from the answer to their request, as in a browser; a server that sends it to
them once more makes its own work by that.

Two trees are compared within one run: `--tree` names the roots of checkouts whose servers take turns,
`--rounds` how often. Numbers of different runs differ by what else the machine does meanwhile.

Exit status 1 says that a target was missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
import websockets
from rich.console import Console
from rich.table import Table
from tests.infra.servers import LOOPBACK, Postgres, Redis, TableServer

from phylarium.games.marine import GAME
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record

PERIOD = 5.0
"""Seconds between two moves at a table."""

SCREEN_TARGET = 100.0
"""Milliseconds from click to the other screen, for 95 of 100 moves."""

PAST_TARGET = 100.0
"""Milliseconds for any earlier position."""

MOVE_TARGET = 10.0
"""Milliseconds that the server may add to a move, at the median."""

WARM_MOVES = 150
"""Moves before a comparison begins to count."""

TALK = 30.0
"""Seconds in which somebody at each table says something, where people talk."""

LOST = 10.0
"""Seconds after which a move is counted as one that never arrived."""

console = Console()


# --- people ----------------------------------------------------------------------------------


class SeenOption(msgspec.Struct):
    action: str


class SeenPiece(msgspec.Struct):
    hash: str


class Seen(msgspec.Struct):
    """What a player needs of a table; the rest is skipped as it is read."""

    number: int = 0
    version: int = -1
    yours: bool = False
    over: bool = False
    options: list[SeenOption] = []
    pieces: dict[str, SeenPiece] = {}
    heard: str = ""
    type: str = "sight"

    def had(self) -> str:
        """What this one has already, as a browser says it."""
        pieces = ",".join(f"{name}:{piece.hash}" for name, piece in self.pieces.items())
        return f"have={pieces}&heard={self.heard}"

    def taken(self) -> dict[str, Any]:
        """The same for the live connection, which did not bring it."""
        pieces = {name: piece.hash for name, piece in self.pieces.items()}
        return {"type": "have", "version": self.version, "heard": self.heard, "pieces": pieces}


SEEN = msgspec.json.Decoder(Seen)


class Web:
    """One kept HTTP connection with a cookie: as little work as a client can make of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.received = 0
        self.used = 0.0

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> tuple[int, bytes]:
        # The server closes a connection that was idle for 5 seconds; a browser makes a new one then.
        if self.reader is None or self.writer is None or time.monotonic() - self.used > 4:
            await self.close()
            self.reader, self.writer = await asyncio.open_connection(LOOPBACK, self.port, limit=1 << 22)
        head = f"{method} {path} HTTP/1.1\r\nHost: {LOOPBACK}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        if body:
            head += f"Content-Type: {kind}\r\n"
        if self.cookie:
            head += f"Cookie: phylarium={self.cookie}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie" and value.startswith("phylarium="):
                self.cookie = value.partition("=")[2].partition(";")[0]
        answer = await self.reader.readexactly(length)
        self.received += length
        self.used = time.monotonic()
        return int(lines[0].split(" ")[1]), answer

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Seat:
    """Somebody at a table: requests go out over one connection, news come in over another."""

    def __init__(self, port: int, id: str, web: Web, company: bool = False) -> None:
        self.company = company
        """Whether it wants to know who looks and what is said, as a page does."""
        self.port = port
        self.id = id
        self.web = web
        self.name = secrets.token_hex(8)
        """What this one calls its live connection, so that an answer is not sent over it once more."""
        self.seen = Seen()
        self.arrived: dict[int, float] = {}
        self.fresh = asyncio.Event()
        self.received = 0
        self.line: websockets.ClientConnection | None = None
        self.hearing: asyncio.Task[None] | None = None

    async def sit(self, limit: asyncio.Semaphore) -> None:
        async with limit:
            self.line = await websockets.connect(
                f"ws://{LOOPBACK}:{self.port}/live/{self.id}?line={self.name}{'&chat=0' if self.company else ''}",
                additional_headers={"Cookie": f"phylarium={self.web.cookie}"},
                max_size=None,
                ping_interval=None,
            )
            self.hearing = asyncio.create_task(self._hear(self.line))
            await asyncio.wait_for(self.fresh.wait(), 60)

    async def _hear(self, line: websockets.ClientConnection) -> None:
        async with line:
            while True:
                data = await line.recv()
                self.received += len(data)
                self._take(data)

    def _take(self, data: bytes | str) -> bool:
        now = time.perf_counter()
        seen = SEEN.decode(data)
        if seen.type != "sight" or seen.version < self.seen.version:
            return False
        self.seen = seen
        self.arrived.setdefault(seen.number, now)
        self.fresh.set()
        return True

    async def reached(self, number: int) -> float:
        """When the position after so many actions came in."""
        async with asyncio.timeout(LOST):
            while self.seen.number < number:
                self.fresh.clear()
                await self.fresh.wait()
        return self.arrived.get(number, time.perf_counter())

    async def act(self, action: str) -> int:
        body = json.dumps({"number": self.seen.number, "action": action}).encode()
        path = f"/api/tables/{self.id}/actions?{self.seen.had()}&line={self.name}"
        status, answer = await self.web.ask("POST", path, body)
        if status == 200 and self._take(answer) and self.line is not None:
            await self.line.send(msgspec.json.encode(self.seen.taken()).decode())
        return status

    async def say(self, text: str) -> int:
        body = json.dumps({"text": text}).encode()
        return (await self.web.ask("POST", f"/api/tables/{self.id}/chat", body))[0]

    async def leave(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        await self.web.close()


def long_game(seats: int, least: int) -> Record:
    """A game of chance with at least so many actions, the same one every time."""
    for number in range(50):
        chance = random.Random(number)
        match = Match.start(GAME, seats, {}, f"{number:032x}")
        while not match.state.over():
            match.apply(match.state.to_move(), chance.choice(match.state.legal()))
        if len(match.actions) >= least:
            return Record.from_match(match)
    raise SystemExit(f"no game has {least} actions")


def record_of(tree: Path, seats: int, least: int) -> dict[str, Any]:
    """Such a game as the engine of a tree writes it down: records change with the rules and the encoding of states."""
    program = f"from bench.table import long_game; print(long_game({seats}, {least}).text())"
    command = [sys.executable, "-c", program]
    made = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree / "src")}, capture_output=True, check=True)
    record: dict[str, Any] = json.loads(made.stdout)
    return record


async def seated(
    ports: Sequence[int], number: int, record: dict[str, Any], at: int, apart: bool, company: bool
) -> tuple[Seat, Seat]:
    """A table somewhere within a game, with two people: at one process of the server, as nginx leads them, or apart."""
    first, second = Web(ports[number % len(ports)]), Web(ports[(number + apart) % len(ports)])
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, answer = await first.ask(
        "POST", "/api/import", json.dumps({"record": record, "at": at, "seats": seats}).encode()
    )
    if status != 201:
        raise SystemExit(f"the server opens no table: {answer.decode()}")
    opened = json.loads(answer)
    path = "/join/" + opened["links"]["1"].rpartition("/")[2]
    status, answer = await second.ask("POST", path, b"name=Friend", "application/x-www-form-urlencoded")
    if status != 303:
        raise SystemExit(f"nobody can sit down: {answer.decode()[:500]}")
    return Seat(first.port, opened["id"], first, company), Seat(second.port, opened["id"], second, company)


# --- load ------------------------------------------------------------------------------------


class Outcome(msgspec.Struct):
    tree: str
    tables: int
    moves: int
    lost: int
    refused: int
    median_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float
    """Share of one core, of all server processes together."""
    cpu_ms_per_move: float
    """Processor time of the servers for a move: request, commit, and both screens."""
    client_lag_ms: float
    """How late the people's own event loop was, 95 of 100 times: what they add to each number."""
    kbyte_per_move: float
    server_mb: int
    """Memory of the servers at the end."""
    machine_load: float
    """How many processes of the machine wanted to run during the last minute, this measurement included."""


class Measured:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.lag: list[float] = []
        self.lost = 0
        self.refused = 0


async def play(people: tuple[Seat, Seat], chance: random.Random, until: float, measured: Measured) -> None:
    """A move every PERIOD seconds, whoever is to move."""
    await asyncio.sleep(chance.random() * PERIOD)
    due = time.perf_counter()
    talk = due + chance.random() * TALK
    while due < until:
        if people[0].company and due >= talk:
            if await people[0].say("well played") != 201:
                measured.refused += 1
            talk += TALK
        mover = next((seat for seat in people if seat.seen.yours), None)
        if mover is None:
            return
        other = people[1] if mover is people[0] else people[0]
        target = mover.seen.number + 1
        action = chance.choice(mover.seen.options).action
        sent = time.perf_counter()
        moving = asyncio.create_task(mover.act(action))
        try:
            measured.times.append((await other.reached(target) - sent) * 1000)
            await mover.reached(target)
        except TimeoutError:
            measured.lost += 1
        if await moving != 200:
            measured.refused += 1
        due += PERIOD
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def watch_lag(lag: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0.02)
        lag.append((time.perf_counter() - before - 0.02) * 1000)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory_mb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


async def load(
    tree: Path, servers: Sequence[TableServer], tables: int, seconds: float, apart: bool, company: bool
) -> Outcome:
    """One round: seat everybody, let them settle, and measure."""
    ports = [server.port for server in servers]
    chance = random.Random(tables)
    record = record_of(tree, 2, 400)
    limit = asyncio.Semaphore(4)

    async def seat_all(number: int) -> tuple[Seat, Seat]:
        async with limit:
            return await seated(ports, number, record, chance.randrange(0, 300), apart, company)

    people = await asyncio.gather(*(seat_all(number) for number in range(tables)))
    await asyncio.gather(*(seat.sit(limit) for pair in people for seat in pair))
    measured = Measured()
    lag = asyncio.create_task(watch_lag(measured.lag))
    pids = [server.child.pid for server in servers if server.child is not None]
    before, start = sum(map(cpu_seconds, pids)), time.perf_counter()
    received = sum(seat.received + seat.web.received for pair in people for seat in pair)
    until = start + seconds
    await asyncio.gather(*(play(pair, random.Random(n), until, measured) for n, pair in enumerate(people)))
    cpu, elapsed = sum(map(cpu_seconds, pids)) - before, time.perf_counter() - start
    received = sum(seat.received + seat.web.received for pair in people for seat in pair) - received
    lag.cancel()
    for pair in people:
        for seat in pair:
            await seat.leave()
    times = measured.times
    cuts = quantiles(times, n=100)
    return Outcome(
        tree=tree.name,
        tables=tables,
        moves=len(times),
        lost=measured.lost,
        refused=measured.refused,
        median_ms=round(median(times), 1),
        p95_ms=round(cuts[94], 1),
        p99_ms=round(cuts[98], 1),
        worst_ms=round(max(times), 1),
        server_cpu=round(cpu / elapsed, 2),
        cpu_ms_per_move=round(cpu * 1000 / len(times), 2),
        client_lag_ms=round(quantiles(measured.lag, n=100)[94], 1),
        kbyte_per_move=round(received / len(times) / 1024, 1),
        server_mb=sum(map(memory_mb, pids)),
        machine_load=round(os.getloadavg()[0], 1),
    )


def holds(outcome: Outcome) -> bool:
    return outcome.p95_ms < SCREEN_TARGET and not outcome.lost and not outcome.refused


def run_load(tree: Path, servers: Sequence[TableServer], args: argparse.Namespace) -> bool:
    sizes = [args.tables]
    if args.find:
        sizes = [50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000]
    table = Table(
        *("tree", "tables", "moves", "lost", "median", "p95", "p99", "worst"),
        *("server CPU", "CPU ms a move", "client lag", "kB a move", "MB", "load"),
    )
    best = 0
    for size in sizes:
        outcome = asyncio.run(load(tree, servers, size, args.seconds, args.apart, args.company))
        table.add_row(
            *(outcome.tree, str(outcome.tables), str(outcome.moves), str(outcome.lost + outcome.refused)),
            *(f"{ms:.1f}" for ms in (outcome.median_ms, outcome.p95_ms, outcome.p99_ms, outcome.worst_ms)),
            *(f"{outcome.server_cpu:.0%}", f"{outcome.cpu_ms_per_move:.2f}", f"{outcome.client_lag_ms:.1f}"),
            *(f"{outcome.kbyte_per_move:.0f}", str(outcome.server_mb), f"{outcome.machine_load:.1f}"),
        )
        print(json.dumps(msgspec.to_builtins(outcome)), flush=True)
        if holds(outcome):
            best = size
        elif args.find:
            break
    console.print(table)
    wanted = args.least if args.find else args.tables
    console.print(f"{best} tables hold 95 of 100 moves under {SCREEN_TARGET:.0f} ms; wanted are {wanted}")
    return best >= int(wanted)


# --- earlier positions -----------------------------------------------------------------------


async def past(tree: Path, port: int, samples: int) -> bool:
    """Any position of a game with more than 600 actions, asked for in any order."""
    web = Web(port)
    record = record_of(tree, 4, 600)
    at = min(len(record["actions"]), 650)
    status, answer = await web.ask("POST", "/api/import", json.dumps({"record": record, "at": at}).encode())
    if status != 201:
        raise SystemExit(f"the server opens no table: {answer.decode()}")
    id = json.loads(answer)["id"]
    began = time.perf_counter()
    await web.ask("GET", f"/api/tables/{id}")
    first = (time.perf_counter() - began) * 1000
    chance = random.Random(600)
    times: list[float] = []
    for number in [0, at, *(chance.randrange(at) for _ in range(samples))]:
        began = time.perf_counter()
        status, _ = await web.ask("GET", f"/api/tables/{id}/at/{number}")
        times.append((time.perf_counter() - began) * 1000)
        if status != 200:
            raise SystemExit(f"there is no position {number}")
    await web.close()
    cuts = quantiles(times, n=100)
    console.print(
        f"{tree.name}: {at} actions: first look {first:.1f} ms; {len(times)} earlier positions: "
        f"median {median(times):.1f} ms, p95 {cuts[94]:.1f} ms, worst {max(times):.1f} ms"
    )
    return max(times) < PAST_TARGET


# --- one move --------------------------------------------------------------------------------


class HotSeat:
    """Somebody who plays all three seats of a table, at chance."""

    def __init__(self, server: TableServer) -> None:
        self.web = Web(server.port)
        self.pid = server.child.pid if server.child is not None else 0
        self.chance = random.Random(7)
        self.id = ""
        self.seen = Seen()
        self.taken: list[str] = []
        self.times: list[float] = []

    async def open(self) -> None:
        body = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
        status, answer = await self.web.ask("POST", "/api/tables", json.dumps(body).encode())
        if status != 201:
            raise SystemExit(f"the server opens no table: {answer.decode()}")
        self.id = json.loads(answer)["id"]
        self.seen = SEEN.decode((await self.web.ask("GET", f"/api/tables/{self.id}"))[1])

    async def move(self) -> None:
        action = self.chance.choice(self.seen.options).action
        data = json.dumps({"number": self.seen.number, "action": action}).encode()
        began = time.perf_counter()
        status, answer = await self.web.ask("POST", f"/api/tables/{self.id}/actions?{self.seen.had()}", data)
        self.times.append((time.perf_counter() - began) * 1000)
        if status != 200:
            raise SystemExit(f"a move was refused: {answer.decode()[:500]}")
        self.seen = SEEN.decode(answer)
        self.taken.append(action)


async def move(tree: Path, server: TableServer, moves: int) -> bool:
    """The time of a move at an idle server, less what the engine takes for the same move."""
    player = HotSeat(server)
    await player.open()
    before = cpu_seconds(player.pid)
    while len(player.taken) < moves and not player.seen.over:
        await player.move()
    cpu = (cpu_seconds(player.pid) - before) * 1000 / len(player.taken)
    record = Record.parse((await player.web.ask("GET", f"/api/tables/{player.id}/record"))[1])
    await player.web.close()
    state = GAME.start(3, record.options, record.seed, log=True)
    engine: list[float] = []
    for text in player.taken:
        began = time.perf_counter()
        state.apply(GAME.vocabulary.parse(text))
        state.legal()
        engine.append((time.perf_counter() - began) * 1000)
    added = [whole - own for whole, own in zip(player.times, engine, strict=True)]
    cuts = quantiles(added, n=100)
    console.print(
        f"{tree.name}: {len(added)} moves, request to answer: median {median(player.times):.2f} ms, "
        f"of which the engine {median(engine):.2f} ms; added: median {median(added):.2f} ms, p95 {cuts[94]:.2f} ms; "
        f"processor time of the server {cpu:.2f} ms a move"
    )
    return median(added) <= MOVE_TARGET


async def compare(trees: Sequence[Path], servers: Sequence[TableServer], moves: int) -> None:
    """Moves at the servers of several trees by turns, so that whatever else the machine does falls on all of them."""
    players = [HotSeat(server) for server in servers]
    before: list[float] = []
    for number in range(WARM_MOVES + moves):
        if number == WARM_MOVES:
            before = [cpu_seconds(player.pid) for player in players]
            for player in players:
                player.times.clear()
        for player in players:
            if not player.seen.options:
                await player.open()
            await player.move()
    for tree, player, used in zip(trees, players, before, strict=True):
        cpu = (cpu_seconds(player.pid) - used) * 1000 / moves
        console.print(
            f"{tree.name}: {moves} moves, request to answer: median {median(player.times):.2f} ms; "
            f"processor time of the server {cpu:.2f} ms a move; load {os.getloadavg()[0]:.1f}"
        )
        await player.web.close()


# --- the command -----------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["load", "past", "move", "compare", "all"])
    parser.add_argument("--tables", type=int, default=200, help="how many tables are played at")
    parser.add_argument("--find", action="store_true", help="look for the most tables that hold the target")
    parser.add_argument("--least", type=int, default=200, help="with --find: how many must hold it")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each round is measured")
    parser.add_argument("--workers", type=int, default=1, help="server processes; with several: PostgreSQL and Redis")
    parser.add_argument("--apart", action="store_true", help="the people of a table are at different processes")
    parser.add_argument("--company", action="store_true", help="people see who looks, and talk")
    parser.add_argument("--postgresql", action="store_true", help="PostgreSQL also with one process")
    parser.add_argument("--tree", action="append", type=Path, help="the root of a checkout whose server is measured")
    parser.add_argument("--rounds", type=int, default=1, help="how often each tree has its turn")
    args = parser.parse_args()
    trees = [tree.resolve() for tree in args.tree or [Path()]]
    if args.what == "compare":
        with ExitStack() as stack:
            servers = [stack.enter_context(server_of(tree)).start() for tree in trees]
            for _ in range(args.rounds):
                asyncio.run(compare(trees, servers, 400))
        return 0
    met = [measure(tree, args) for _ in range(args.rounds) for tree in trees]
    # Of several trees the last one is to meet the targets; the others are there to be compared with.
    return 0 if all(met[len(trees) - 1 :: len(trees)]) else 1


def server_of(tree: Path, database: str = "", redis: str = "") -> TableServer:
    """A server of a tree. Its logs are as deploy.md has them: those for a terminal take longer to write."""
    return TableServer(database, redis, PYTHONPATH=str(tree / "src"), PHYLARIUM_JSON_LOGS="true")


def measure(tree: Path, args: argparse.Namespace) -> bool:
    """All that is asked for, with fresh servers of one tree."""
    with ExitStack() as stack:
        database, redis = "", ""
        if args.workers > 1 or args.postgresql:
            database = stack.enter_context(Postgres()).database()
        if args.workers > 1:
            redis = stack.enter_context(Redis()).url
        servers = [stack.enter_context(server_of(tree, database, redis)).start() for _ in range(args.workers)]
        steps: dict[str, Callable[[], bool]] = {
            "move": lambda: asyncio.run(move(tree, servers[0], 400)),
            "past": lambda: asyncio.run(past(tree, servers[0].port, 200)),
            "load": lambda: run_load(tree, servers, args),
        }
        chosen = list(steps) if args.what == "all" else [args.what]
        met = [steps[name]() for name in chosen]
        return all(met)


if __name__ == "__main__":
    sys.exit(main())
