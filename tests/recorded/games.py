"""Recorded games: whole games of every kind, with a fingerprint of the position after each action.

They are the safety net under every change that must not change play. A fingerprint is taken of what the
rules mean (who decides, what may be chosen, the fields, chance and points), not of how a position is
stored, so that it stays the same when the agenda or the encoding is written in another way.

Where a rule is changed on purpose, record the games of that rule's game anew, look at which ones differ,
and say why in the changelog:

    python -m tests.recorded.games marine
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.properties.starts import called, covering

from phylarium import bots
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game as registered
from phylarium.kernel.rng import seeded

HERE = Path(__file__).parent

WIDTH = 4
"""Hexadecimal digits that are kept of a fingerprint; the last one of a game is kept whole."""

WANTED = 50
"""Games recorded a game, or a few more."""

LIMIT = 4000
"""Actions after which a recorded game is left unfinished."""

PLAYERS = (("greedy",), ("greedy", "random"), ("larva", "juvenile"), ("greedy", "greedy", "random", "random"))
"""Who plays the games that are not played at random, in turn."""


class Recorded(msgspec.Struct, forbid_unknown_fields=True):
    """One recorded game. `actions` are places in `names`, `prints` the fingerprints one behind the other."""

    game: str
    players: list[str]
    seats: int
    options: dict[str, Value]
    seed: str
    names: list[str]
    actions: list[int]
    prints: str
    last: str
    lines: str
    scores: list[int]
    over: bool


def compared(game: Game) -> list[str]:
    """The fields that a fingerprint is taken of, in order: those that the game had when it was recorded."""
    names: list[str] = json.loads((HERE / game.name / "fields.json").read_text(encoding="utf-8"))
    return names


def comparable(game: Game) -> list[str]:
    """The fields of a game that is recorded for the first time: all but its options, which a record names anyway."""
    options = {option.name for option in game.options}
    return [field.name for field in game.fields if field.name not in options]


def fingerprint(state: State, fields: Sequence[str]) -> str:
    """What the position means to whoever plays on from it."""
    plain: list[Any] = [
        state.number,
        state.to_move(),
        state.legal(),
        state.scores(),
        state.ranking(),
        state.rng.words(),
        [getattr(state, name) for name in fields],
    ]
    return hashlib.blake2b(msgspec.msgpack.encode(plain), digest_size=16).hexdigest()


def told(state: State) -> str:
    """A fingerprint of the whole log: what was said of whom by which rule, and who may read it."""
    lines = [[e.what, e.rule, e.who, e.a, e.b, e.c, e.d, e.audience, e.number] for e in state.journal or ()]
    return hashlib.blake2b(msgspec.msgpack.encode(lines), digest_size=16).hexdigest()


def files(game: str = "*") -> list[Path]:
    return sorted(path for path in HERE.glob(f"{game}/*.json") if path.name != "fields.json")


def read(path: Path) -> Recorded:
    return msgspec.json.decode(path.read_bytes(), type=Recorded)


# --- recording -------------------------------------------------------------------------------


def record(game: Game, players: Sequence[str], seats: int, options: dict[str, Value], seed: str) -> Recorded:
    fields = compared(game)
    state = game.start(seats, options, seed, log=True)
    seated = [bots.make(players[seat % len(players)], f"bot {seat} of {seed}") for seat in range(seats)]
    names: dict[str, int] = {}
    actions: list[int] = []
    prints: list[str] = []
    while not state.over() and state.number < LIMIT:
        seat = state.to_move()
        action = seated[seat].choose(state.observation(seat))
        state.apply(action)
        actions.append(names.setdefault(game.vocabulary.name(action), len(names)))
        prints.append(fingerprint(state, fields))
    return Recorded(
        game=game.name,
        players=list(players),
        seats=seats,
        options=options,
        seed=seed,
        names=list(names),
        actions=actions,
        prints="".join(one[:WIDTH] for one in prints),
        last=prints[-1],
        lines=told(state),
        scores=state.scores(),
        over=state.over(),
    )


def settings(game: Game) -> Iterator[tuple[list[str], int, dict[str, Value]]]:
    """Who plays, with how many seats and which options: every value of every option at every number of seats."""
    starts = [(seats, options) for seats in game.seats for options in covering(game, seats, more=3)]
    for seats, options in starts:
        yield ["random"], seats, options
    # Bots make other games than chance does: longer ones, with purchases that fit and animals that live.
    dice = seeded(f"settings of {game.name}")
    dice.shuffle(order := list(range(len(starts))))
    for number in range(max(WANTED - len(starts), 16)):
        seats, options = starts[order[number % len(order)]]
        yield list(PLAYERS[number % len(PLAYERS)])[:seats], seats, options


def main(names: Sequence[str]) -> None:
    for name in names:
        game = registered(name)
        (HERE / name).mkdir(exist_ok=True)
        if not (HERE / name / "fields.json").is_file():
            kept = comparable(game)
            (HERE / name / "fields.json").write_text(json.dumps(kept) + "\n", encoding="utf-8")
        for old in files(name):
            old.unlink()
        for number, (players, seats, options) in enumerate(settings(game)):
            made = record(game, players, seats, options, f"recorded {number}")
            path = HERE / name / f"{number:02d}-{seats}-{'-'.join(dict.fromkeys(players))}.json"
            path.write_bytes(msgspec.json.encode(made) + b"\n")
            ended = "" if made.over else ", not over"
            print(f"{path.name}: {len(made.actions)} actions, {called(options, game, seats)}{ended}")


if __name__ == "__main__":
    main(sys.argv[1:])
