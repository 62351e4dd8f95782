"""Puzzles: positions in which one option is far better than all others.

They are found in games between bots, or in records. A quick look picks positions; a longer one, twice and with other
samples of what is hidden, must agree on the best option and on how far ahead it is, and a bot that searches must take
it too. What is asked is asked of one seat, with what that seat may know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from phylarium import bots
from phylarium.bots.score import judgement_of
from phylarium.kernel import registry
from phylarium.kernel.engine import State
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value
from phylarium.kernel.record import Record
from phylarium.kernel.rng import seeded
from phylarium.review.playing import LEVELS
from phylarium.review.story import Term, differences, rated

FILE = "puzzles.json"
SEARCHER = "mcts:120"
"""The bot that must find the answer too."""

FAR = 0.3
"""How far ahead the best option is at least, as a part of the judgement's scale."""

STILL = 0.5
"""The part of that which must be left when a puzzle is looked at again."""

FEWEST, MOST = 3, 40
"""Options of a puzzle."""

EARLIEST, LATEST = 12, 260
"""Actions before it."""

EVERY = 5
"""One position in so many is looked at."""

QUICK, LONG = 2, 12
"""Samples of what is hidden for a quick look, and for a long one."""


class NoPuzzle(PhylariumError):
    """There is no puzzle of that number."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, by the actions that led there, and the option to be found."""

    seats: int
    seed: str
    options: dict[str, Value]
    actions: list[str]
    answer: str
    margin: float
    """By how many points it is better than the next."""

    second: str
    why: list[Term]
    """In what it is better than that."""


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the rules that they were made by."""

    rules: str
    puzzles: list[Puzzle]


def path_of(game: Game) -> Path | None:
    folder = game.reviewed()
    return None if folder is None or not (folder / FILE).is_file() else folder / FILE


@cache
def puzzles_of(name: str) -> list[Puzzle]:
    """The puzzles that came with a game; none of those that were made by other rules than today's."""
    game = registry.game(name)
    path = path_of(game)
    if path is None:
        return []
    found = msgspec.json.decode(path.read_bytes(), type=Collection)
    return found.puzzles if found.rules == game.rules_version else []


def puzzle(name: str, number: int) -> Puzzle:
    """A puzzle of a game, counted from 1."""
    known = puzzles_of(name)
    if not 1 <= number <= len(known):
        raise NoPuzzle(Message("error-puzzle", {"number": number, "puzzles": len(known)}))
    return known[number - 1]


def of_the_day(today: date) -> tuple[str, int] | None:
    """The puzzle of a day: the games in turn, and each time the next one of a game."""
    names = [name for name in registry.games() if puzzles_of(name)]
    if not names:
        return None
    day = today.toordinal()
    name = names[day % len(names)]
    return name, day // len(names) % len(puzzles_of(name)) + 1


def position(game: Game, one: Puzzle) -> State:
    """Where a puzzle is asked."""
    state: State = game.start(one.seats, one.options, one.seed)
    for action in one.actions:
        state.apply(game.vocabulary.parse(action))
    return state


def faults(game: Game, one: Puzzle) -> list[str]:
    """What is wrong with a puzzle by the rules and the judgement of today; nothing for a sound one."""
    try:
        state = position(game, one)
    except PhylariumError as error:
        return [f"it does not replay: {error}"]
    if state.over():
        return ["the game is over there"]
    answer = game.vocabulary.parse(one.answer)
    if answer not in state.legal():
        return [f"{one.answer} cannot be chosen there"]
    ratings = rated(state, LONG, "a look at a puzzle")
    if ratings[0].action != answer:
        return [f"{game.vocabulary.name(ratings[0].action)} is better than {one.answer}"]
    ahead = ratings[0].value - ratings[1].value
    least = STILL * FAR * judgement_of(game).scale
    return [] if ahead >= least else [f"{one.answer} is only {ahead:.2f} points ahead, not {least:.2f}"]


# --- making ----------------------------------------------------------------------------------


def asked(state: State, seed: str) -> Puzzle | None:
    """The puzzle that a position makes; None where it makes none. Its actions are left for the caller to tell."""
    game = state.game()
    if not FEWEST <= len(state.legal()) <= MOST:
        return None
    far = FAR * judgement_of(game).scale
    best = None
    for samples, look in ((QUICK, "quick"), (LONG, "first"), (LONG, "second"), (LONG, "a look at a puzzle")):
        ratings = rated(state, samples, look if look.startswith("a ") else f"{look} look of {seed}")
        if len(ratings) < FEWEST or ratings[0].value - ratings[1].value < far:
            return None
        if best is not None and ratings[0].action != best:
            return None
        best = ratings[0].action
    if bots.make(SEARCHER, f"search of {seed}").choose(state.observation(state.to_move())) != best:
        return None
    name = game.vocabulary.name
    return Puzzle(
        seats=state.seats,
        seed=seed,
        options={},
        actions=[],
        answer=name(ratings[0].action),
        margin=round(ratings[0].value - ratings[1].value, 2),
        second=name(ratings[1].action),
        why=differences(ratings[0], ratings[1]),
    )


def searched(game: Game, seats: int, seed: str, options: Mapping[str, Value], end: float = math.inf) -> Puzzle | None:
    """The first puzzle of a game between bots; None where it has none, or the clock has come to the end before."""
    dice = seeded(f"puzzles of {seed}")
    players = [bots.make(LEVELS[dice.below(len(LEVELS))], f"{seat} of {seed}") for seat in range(seats)]
    state: State = game.start(seats, options, seed)
    actions: list[str] = []
    begins = EARLIEST + dice.below(LATEST - EARLIEST) // 2
    while not state.over() and state.number < LATEST and time.monotonic() < end:
        if state.number >= begins and state.number % EVERY == 0:
            found = asked(state, seed)
            if found is not None:
                return msgspec.structs.replace(found, actions=actions, options=dict(options))
        action = players[state.to_move()].choose(state.observation(state.to_move()))
        actions.append(game.vocabulary.name(action))
        state.apply(action)
    return None


def in_record(record: Record) -> Iterator[Puzzle]:
    """The puzzles that a recorded game has."""
    game = registry.game(record.game)
    state: State = game.start(len(record.seats), record.options, record.seed)
    for number, action in enumerate(record.actions[:LATEST]):
        if number >= EARLIEST and number % EVERY == 0:
            found = asked(state, record.seed)
            if found is not None:
                yield msgspec.structs.replace(found, actions=record.actions[:number], options=dict(record.options))
        state.apply(game.vocabulary.parse(action))


def made(game: Game, count: int, seed: str, seconds: float) -> Iterator[Puzzle | None]:
    """Puzzles out of games between bots, at most so many in so many seconds; None for each game that had none."""
    end = time.monotonic() + seconds
    found = number = 0
    while found < count and time.monotonic() < end:
        one = searched(game, game.seats[number % len(game.seats)], f"{seed} {number}", {}, end)
        found += one is not None
        number += 1
        yield one


def written(game: Game, puzzles: list[Puzzle], path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    lines = [msgspec.json.encode(one).decode() for one in puzzles]
    text = f'{{"rules":"{game.rules_version}","puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
    path.write_text(text, encoding="utf-8")
