"""Games by the hundred: played, timed, counted, and checked when asked."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from phylarium import bots
from phylarium.arena.rollout import LIMIT, play_out
from phylarium.arena.setting import Setting, series
from phylarium.kernel import codec
from phylarium.kernel.engine import State
from phylarium.kernel.errors import DamagedPack, OptionError, PhylariumError
from phylarium.kernel.options import Value
from phylarium.kernel.rng import Rng, seeded

ROUND_TRIP_EVERY = 300
"""On average, decisions between two checks of clone, encoding and samples; one costs as much as a hundred of status."""

ENDS_EVERY = 10
"""On average, games between two whose end is checked so."""


class Unsound(PhylariumError):
    """A position that its game should never reach: the rules code has a defect."""


class Failure(msgspec.Struct, frozen=True):
    """A game that raised: how to play it again, how far it came, and what was raised."""

    setting: Setting
    decisions: int
    error: str
    players: tuple[str, ...] = ()
    """The bots that played; none: every decision was random."""

    def command(self) -> str:
        """What to type to play it again."""
        return self.setting.command(self.players)

    def plain(self) -> dict[str, object]:
        return {
            "seed": self.setting.seed,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "decisions": self.decisions,
            "error": self.error,
            "again": self.command(),
        }


class SimulatedGame(msgspec.Struct):
    """One game that was played: to its end, to the limit, or to a failure."""

    setting: Setting
    decisions: int
    seconds: float
    finished: bool
    scores: list[int]
    ranking: list[int]
    failure: Failure | None = None
    players: tuple[str, ...] = ()
    digest: str = ""
    """A fingerprint of the last position, where the game was checked."""


class Counts(msgspec.Struct, kw_only=True):
    """What games came to, added up."""

    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Spent on games, all workers together."""


class Tally(Counts):
    """The sums over a run of games."""

    game: str
    seats: int
    games: int = 0
    errors: int = 0
    totals: list[int] = msgspec.field(default_factory=list)
    winners: list[int] = msgspec.field(default_factory=list)
    failures: list[Failure] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        self.totals = self.totals or [0] * self.seats
        self.winners = self.winners or [0] * self.seats

    def add(self, result: SimulatedGame) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.seconds += result.seconds
        if result.failure is not None:
            self.errors += 1
            self.failures.append(result.failure)
        elif result.finished:
            self.finished += 1
            for seat in range(self.seats):
                self.totals[seat] += result.scores[seat]
                self.winners[seat] += result.ranking[seat] == 1

    def plain(self) -> dict[str, object]:
        """The answer of `phylarium simulate --json`. A shared victory counts for each of its winners."""
        answer: dict[str, object] = {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "us_per_decision": round(self.seconds * 1e6 / self.decisions, 3) if self.decisions else 0.0,
            "decisions_per_game": round(self.decisions / self.games, 3) if self.games else 0.0,
            "mean_scores": [round(total / self.finished, 3) if self.finished else 0.0 for total in self.totals],
            "winners": self.winners,
        }
        if self.failures:
            answer["first_error"] = self.failures[0].plain()
        return answer


def play(setting: Setting, players: Sequence[str] = (), check: bool = False, limit: int = LIMIT) -> SimulatedGame:
    """Play one game to its end and say how it went.

    Without `players` every decision is random, by the lean loop; otherwise the bots named sit in
    turn at the seats and are given what their seat may know. A setting that the game refuses
    raises; anything raised later is a defect of the game or of a bot and comes back as a failure.
    """
    began = time.perf_counter()
    state: State | None = None
    try:
        state = setting.start()
        if players:
            play_bots(state, setting, players, check, limit)
        elif check:
            play_checked(state, setting, limit)
        else:
            play_out(state, setting.players(), limit)
        scores = state.scores()
        ranking = state.ranking()
    except (OptionError, DamagedPack):
        raise
    except Exception as error:
        number = 0 if state is None else state.number
        failure = Failure(setting, number, told(error), tuple(players))
        return SimulatedGame(setting, number, time.perf_counter() - began, False, [], [], failure, tuple(players))
    spent = time.perf_counter() - began
    end = codec.digest(state) if check else ""
    return SimulatedGame(setting, state.number, spent, state.over(), scores, ranking, None, tuple(players), end)


def play_checked(state: State, setting: Setting, limit: int = LIMIT) -> None:
    """Random play like `play_out`'s, action for action, with `inspect` after each one."""
    rng = setting.players()
    checks = seeded(f"checks of {setting.seed}")
    inspect(state, checks, setting.folder())
    while state.offers and state.number < limit:
        state.apply(state.offers[rng.below(len(state.offers))])
        inspect(state, checks, setting.folder())
    if checks.below(ENDS_EVERY) == 0:
        inspect_copies(state, checks, setting.folder())


def play_bots(state: State, setting: Setting, players: Sequence[str], check: bool, limit: int = LIMIT) -> None:
    """Play with a bot at each seat; fewer names than seats are repeated in order."""
    seated = [bots.make(players[seat % len(players)], f"bot {seat} of {setting.seed}") for seat in range(setting.seats)]
    checks = seeded(f"checks of {setting.seed}")
    while not state.over() and state.number < limit:
        seat = state.to_move()
        state.apply(seated[seat].choose(state.observation(seat)))
        if check:
            inspect(state, checks, setting.folder())


def inspect(state: State, rng: Rng, pack: Path | None = None) -> None:
    """Raise Unsound for a position that breaks its invariants or leaves a seat without a choice."""
    problems = state.status()
    if problems:
        raise Unsound("; ".join(problems))
    if not state.over() and not state.offers:
        raise Unsound(f"seat {state.to_move()} must decide and has no legal action")
    if rng.below(ROUND_TRIP_EVERY) == 0:
        inspect_copies(state, rng, pack)


def inspect_copies(state: State, rng: Rng, pack: Path | None = None) -> None:
    """Clone, both encodings and every seat's sample must agree with the position they come from."""
    wanted = codec.digest(state)
    game = state.game()
    copies = {
        "clone": state.clone(),
        "msgpack": codec.decode(game, codec.encode(state), pack),
        "JSON": codec.from_json(game, codec.to_json(state), pack),
    }
    for what, copy in copies.items():
        if codec.digest(copy) != wanted or copy.offers != state.offers:
            raise Unsound(f"the {what} copy differs from the position it was made of")
    for seat in range(state.seats):
        sample = state.observation(seat).sample(rng)
        problems = sample.status()
        if problems:
            raise Unsound(f"a sample of seat {seat} is unsound: {'; '.join(problems)}")
        if state.to_move() == seat and sample.offers != state.offers:
            raise Unsound(f"a sample of seat {seat} offers it other actions than it has")


def told(error: Exception) -> str:
    """An error in a line: its kind, its text and the innermost line of code."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" (at {Path(frames[-1].filename).name}:{frames[-1].lineno}, {frames[-1].name})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str,
    options: Mapping[str, Value],
    players: Sequence[str] = (),
    check: bool = False,
    pack: Path | None = None,
) -> Tally:
    """Play a run of games in this process; game `i` has the seed `series(seed, i)`."""
    tally = Tally(game, seats)
    for number in range(games):
        setting = Setting(game, seats, options, series(seed, number), "" if pack is None else str(pack))
        tally.add(play(setting, players, check))
    return tally
