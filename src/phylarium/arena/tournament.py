"""Tournaments: which bots meet in which seats, the games that they play, and where those are kept."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import combinations
from pathlib import Path
from typing import IO

import msgspec

from phylarium import bots
from phylarium.arena.jobs import Here, Runner
from phylarium.arena.kept import FILE, kept_lines
from phylarium.arena.rollout import LIMIT
from phylarium.arena.setting import Setting
from phylarium.arena.simulate import told
from phylarium.kernel.engine import State
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import AND, ROW, Argument, Listing, Message, listed
from phylarium.kernel.options import Value, settle
from phylarium.kernel.packs import folder_digest
from phylarium.kernel.record import version
from phylarium.kernel.registry import game
from phylarium.kernel.rng import seeded
from phylarium.kernel.troubles import trouble

FORMAT = 1
GAMES_FILE = "games.jsonl"


class TournamentError(PhylariumError):
    """A tournament that cannot be held as asked."""


class DamagedTournament(PhylariumError):
    """A file of finished games that cannot be read."""


class OtherTournament(PhylariumError):
    """The folder holds games that were played by other settings."""


class PlannedByOtherRules(PhylariumError):
    """A worker that plays by another version of the rules."""


class GameJob(msgspec.Struct, frozen=True):
    """One game of a tournament. Whoever plays it gets the same outcome, unless a bot looks at the clock."""

    number: int
    setting: Setting
    players: list[str]
    """The bots by seat."""

    rules_version: str


class GameOutcome(msgspec.Struct, forbid_unknown_fields=True):
    """How one game of a tournament went. `failure` says what was raised; then the rest is empty."""

    number: int
    players: list[str]
    decisions: int = 0
    seconds: float = 0.0
    names: list[str] = []
    """What the seats were called at the end: the animals that they played, say."""

    scores: list[int] = []
    ranking: list[int] = []
    took: list[dict[int, int]] = []
    """By seat, how often it took each action of the vocabulary."""

    offered: dict[int, int] = {}
    """How often each action was on offer, to any seat."""

    even: dict[int, float] = {}
    """How often each action would be taken, on average, if all that is on offer were taken equally often."""

    failure: str = ""

    def shares(self) -> list[float]:
        """By seat, what it has of the victory: a shared one is divided, and a game that all have lost has none."""
        first = [place == 1 for place in self.ranking]
        return [won / max(1, sum(first)) for won in first]

    def result(self) -> tuple[object, ...]:
        """All that the seed decides: everything but the time it took."""
        return (
            self.number,
            self.players,
            self.decisions,
            self.names,
            self.scores,
            self.ranking,
            self.took,
            self.offered,
            self.even,
            self.failure,
        )


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a tournament; they decide every game of it. `planned` makes and checks one."""

    game: str
    rules_version: str
    phylarium: str
    seats: int
    options: dict[str, Value]
    bots: list[str]
    games: int
    seed: str
    pack: str = ""
    pack_digest: str = ""

    def lineups(self) -> list[list[str]]:
        """Who meets whom: see `lineups`."""
        return lineups(self.bots, self.seats)

    def turn(self) -> int:
        """Games after which every line-up has been played from every seat."""
        return len(self.lineups()) * self.seats

    def job(self, number: int) -> GameJob:
        """Game `number`. All line-ups come in turn, then again one seat further; each game has its own seed.

        A new turn begins with the line-ups in another order of seats, so that neighbours change too.
        """
        meetings = self.lineups()
        turn, rest = divmod(number, self.turn())
        rotation, which = divmod(rest, len(meetings))
        order = list(range(self.seats))
        seeded(f"turn {turn} of line-up {which} of {self.seed}").shuffle(order)
        players = [meetings[which][order[(seat + rotation) % self.seats]] for seat in range(self.seats)]
        setting = Setting(self.game, self.seats, self.options, f"{self.seed}/{number}", self.pack)
        return GameJob(number, setting, players, self.rules_version)

    def changed(self, other: Plan) -> list[str]:
        """The settings in which another plan differs, but for the number of games, which may grow."""
        names = [field for field in self.__struct_fields__ if field not in ("games", "pack")]
        return [name for name in names if getattr(self, name) != getattr(other, name)]

    def fingerprint(self, without: Sequence[str] = ()) -> str:
        """A short name for these settings: equal for equal ones, whatever the number of games."""
        left = {"games", "pack", *without}
        kept = [getattr(self, field) for field in self.__struct_fields__ if field not in left]
        return hashlib.sha256(msgspec.json.encode(kept, order="sorted")).hexdigest()[:8]


def planned(
    name: str,
    players: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: str = "1",
    pack: Path | None = None,
) -> Plan:
    """A plan whose every part was checked: bots, seats, options, pack and number of games."""
    rules = game(name)
    places = max(rules.seats) if seats is None else seats
    if games < 1:
        raise TournamentError(Message("arena-error-games", {"games": games}), FILE)
    if not players:
        raise TournamentError(Message("arena-error-bots", {"bots": Listing(bots.names(), ROW)}), FILE)
    for player in players:
        bots.check(player)
        if list(players).count(player) > 1:
            raise TournamentError(Message("arena-error-twice", {"bot": player}), FILE)
    rules.prepared(places, options, pack)  # refuses options that do not go together, and a damaged pack
    settled = settle(name, rules.options, places, options or {})
    digest = "" if pack is None else folder_digest(pack)
    where = "" if pack is None else str(pack.resolve())
    return Plan(name, rules.rules_version, version(), places, settled, list(players), games, seed, where, digest)


def lineups(players: Sequence[str], seats: int) -> list[list[str]]:
    """Each set of bots that can meet, a round robin; where seats are left over, bots sit in several, evenly.

    >>> lineups(["a", "b", "c"], 2)
    [['a', 'b'], ['a', 'c'], ['b', 'c']]
    >>> lineups(["a", "b"], 3)
    [['a', 'b', 'a'], ['a', 'b', 'b']]
    """
    each, more = divmod(seats, len(players))
    return [list(players) * each + list(extra) for extra in combinations(players, more)]


def play_job(job: GameJob) -> GameOutcome:
    """Play one game and note what came of it. What a bot or the rules raise is an outcome, too."""
    rules = game(job.setting.game)
    if rules.rules_version != job.rules_version:
        theirs = {"theirs": rules.rules_version, "ours": job.rules_version}
        raise PlannedByOtherRules(Message("arena-other-rules", {"game": rules.name, **theirs}), FILE)
    began = time.perf_counter()
    state: State | None = None
    took: list[dict[int, int]] = [{} for _ in job.players]
    offered: dict[int, int] = {}
    even: dict[int, float] = {}
    try:
        state = job.setting.start()
        seated = [bots.make(name, f"bot {seat} of {job.setting.seed}") for seat, name in enumerate(job.players)]
        while not state.over():
            if state.number >= LIMIT:
                raise TournamentError(f"not over after {state.number} decisions")
            seat = state.to_move()
            for action in state.offers:
                offered[action] = offered.get(action, 0) + 1
                even[action] = even.get(action, 0.0) + 1 / len(state.offers)
            action = seated[seat].choose(state.observation(seat))
            state.apply(action)
            took[seat][action] = took[seat].get(action, 0) + 1
        names = [seat_key(rules.seat_name(state, seat)) for seat in range(len(job.players))]
        even = {action: round(times, 4) for action, times in even.items()}
        scores, ranking, decisions = state.scores(), state.ranking(), state.number
    except Exception as error:
        number = 0 if state is None else state.number
        spent = time.perf_counter() - began
        return GameOutcome(job.number, job.players, number, round(spent, 3), failure=told(error))
    spent = round(time.perf_counter() - began, 3)
    return GameOutcome(job.number, job.players, decisions, spent, names, scores, ranking, took, offered, even)


def seat_key(name: Message) -> str:
    """What a seat is called, so that it can be stored and said in any language: ids of messages, numbers after them."""
    parts = name.args.get("parts")
    if isinstance(parts, Listing):
        return "+".join([seat_key(part) for part in parts.parts if isinstance(part, Message)])
    return " ".join([name.id, *(f"{argument}={value}" for argument, value in name.args.items())])


def seat_message(key: str) -> Message:
    """The message that `seat_key` wrote down."""
    names: list[Argument] = []
    for part in key.split("+"):
        id, *arguments = part.split(" ")
        given = [argument.partition("=") for argument in arguments]
        names.append(Message(id, {name: int(value) if value.isdecimal() else value for name, _, value in given}))
    return listed(names, AND)


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a file of finished games."""

    format: int
    plan: Plan


class Ledger:
    """The finished games of a tournament; in a file a line of JSON each, in the order in which they were finished."""

    def __init__(self, outcomes: dict[int, GameOutcome], file: IO[bytes] | None = None) -> None:
        self.outcomes = outcomes
        self.file = file

    def add(self, outcome: GameOutcome) -> None:
        """Keep a game, so that it need not be played again whatever happens next."""
        if self.file is not None:
            self.file.write(msgspec.json.encode(outcome) + b"\n")
            self.file.flush()
        self.outcomes[outcome.number] = outcome


def differs(setting: str, theirs: str, ours: str) -> Message:
    return Message("arena-differs", {"setting": setting, "theirs": theirs, "ours": ours})


@contextmanager
def ledger(folder: Path, plan: Plan) -> Iterator[Ledger]:
    """The ledger in a folder, made there or taken up again. Only one tournament at a time may write it."""
    path = folder / GAMES_FILE
    with kept_lines(path) as (file, whole):
        if not whole:
            file.write(msgspec.json.encode(Header(FORMAT, plan)) + b"\n")
            file.flush()
            yield Ledger({}, file)
            return
        theirs = read_header(path, whole)
        changed = theirs.changed(plan)
        if changed:
            differences = Listing([differs(n, shown(theirs, n), shown(plan, n)) for n in changed], ROW)
            raise OtherTournament(Message("arena-other-settings", {"file": str(path), "settings": differences}), FILE)
        outcomes = read_outcomes(path, whole, theirs)
        beyond = [number for number in outcomes if number >= plan.games]
        if beyond:
            least = max(beyond) + 1
            args: dict[str, Argument] = {"file": str(path), "least": least, "games": plan.games}
            raise OtherTournament(Message("arena-more-games", args), FILE)
        yield Ledger(outcomes, file)


def shown(plan: Plan, name: str) -> str:
    value = getattr(plan, name)
    if isinstance(value, list):
        return ",".join(value)
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else str(value) or "none"


def kept_plan(folder: Path) -> Plan | None:
    """The plan of the games in a folder; None where there are none yet."""
    path = folder / GAMES_FILE
    if not path.is_file():
        return None
    with open(path, "rb") as file:
        first = file.readline()
    return read_header(path, first) if first.endswith(b"\n") else None


def read_header(path: Path, content: bytes) -> Plan:
    first = content.partition(b"\n")[0]
    try:
        form = msgspec.json.decode(first, type=dict[str, object]).get("format")
        if form != FORMAT:
            args: dict[str, Argument] = {"file": str(path), "form": repr(form), "known": str(FORMAT)}
            raise DamagedTournament(Message("arena-damaged-format", args), FILE)
        return msgspec.json.decode(first, type=Header).plan
    except (msgspec.DecodeError, UnicodeError) as error:
        args = {"file": str(path), "problem": trouble(error)}
        raise DamagedTournament(Message("arena-damaged-settings", args), FILE) from error


def read_outcomes(path: Path, content: bytes, plan: Plan) -> dict[int, GameOutcome]:
    """The finished games of a file, each checked against the plan."""
    outcomes: dict[int, GameOutcome] = {}
    decoder = msgspec.json.Decoder(GameOutcome)
    for line, text in enumerate(content.split(b"\n")[1:-1], 2):
        try:
            outcome = decoder.decode(text)
            problem = problem_of(outcome, plan, outcomes)
        except (msgspec.DecodeError, UnicodeError) as error:
            problem = trouble(error)
        if problem is not None:
            args: dict[str, Argument] = {"file": str(path), "line": line, "problem": problem}
            raise DamagedTournament(Message("arena-damaged-game", args), FILE)
        outcomes[outcome.number] = outcome
    return outcomes


def problem_of(outcome: GameOutcome, plan: Plan, before: Mapping[int, GameOutcome]) -> Message | None:
    """What is wrong with a game that was read, if anything."""
    here: dict[str, Argument] = {"number": outcome.number}
    if outcome.number < 0:
        return Message("arena-game-none", here)
    if outcome.number in before:
        return Message("arena-game-twice", here)
    if outcome.players != plan.job(outcome.number).players:
        return Message("arena-game-players", here)
    by_seat: list[Sequence[object]] = [outcome.names, outcome.scores, outcome.ranking, outcome.took]
    if not outcome.failure and any(len(part) != plan.seats for part in by_seat):
        return Message("arena-game-results", {**here, "seats": plan.seats})
    if not outcome.failure and min(outcome.ranking) < 1:
        return Message("arena-game-place", here)
    size = game(plan.game).vocabulary.size
    known = {*outcome.offered, *outcome.even}.union(*outcome.took)
    if not all(0 <= action < size for action in known):
        return Message("arena-game-actions", {**here, "game": plan.game})
    return None


def hold(
    plan: Plan,
    runner: Runner | None = None,
    folder: Path | None = None,
    advance: Callable[[int], None] | None = None,
) -> list[GameOutcome]:
    """Play what is left of a tournament; all its outcomes, in order.

    With a folder every finished game is kept there at once, and a tournament that was stopped goes
    on. `advance` is told how many games are done, at the start and after each.
    """
    if folder is None:
        return finish(plan, runner or Here(), Ledger({}), advance)
    with ledger(folder, plan) as book:
        return finish(plan, runner or Here(), book, advance)


def finish(plan: Plan, runner: Runner, book: Ledger, advance: Callable[[int], None] | None) -> list[GameOutcome]:
    """Every game of a plan, in order: those in the book, and the others."""
    outcomes = book.outcomes
    left = [plan.job(number) for number in range(plan.games) if number not in outcomes]
    if advance is not None:
        advance(len(outcomes))
    with closing(runner.map(play_job, left)) as results:
        for _, outcome in results:
            book.add(outcome)
            if advance is not None:
                advance(len(outcomes))
    return [outcomes[number] for number in sorted(outcomes)]


def by_the_clock(players: Sequence[str]) -> list[str]:
    """The bots whose thinking is limited by seconds: their games come out differently each time."""
    found = []
    for name in players:
        bot = bots.make(name, "")
        if isinstance(bot, bots.MctsBot) and bot.limit is not None:
            found.append(name)
    return found


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
