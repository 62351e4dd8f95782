"""Many games at once, in worker processes, with their observations in shared memory.

A `Batch` holds as many games as asked for, divided among the workers. One `step` takes one action for each of
them; a game that ends begins anew at once. The arrays are shared with the workers, so nothing is pickled, and
each step overwrites them: copy what must be kept.

    with Batch("marine", seats=3, games=64, workers=2) as batch:
        batch.reset(seed=1)
        while learning:
            batch.step(choose(batch.observations, batch.masks))

What happens in a game depends on its place in the batch, the seed and its actions, and not on the workers. They
are started afresh (spawn), so a script that makes a Batch needs the usual `if __name__ == "__main__":`.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from phylarium.envs import encoder as encoding
from phylarium.envs import rewards
from phylarium.envs.encoder import Encoder, UnknownObservation
from phylarium.kernel.engine import State
from phylarium.kernel.errors import IllegalAction, OptionError, PhylariumError, UnknownAction
from phylarium.kernel.options import Value

STEP: Final = b"step"
STOP: Final = b"stop"
DONE: Final = b"done"
PATIENCE: Final = 5.0
"""Seconds that a worker has to end by itself."""


class BatchError(PhylariumError):
    """A batch cannot go on: a worker ended or failed, or the batch is closed or not begun."""


class Order(NamedTuple):
    """What the workers need to know, small enough to send."""

    game: str
    seats: int
    options: dict[str, Value]
    games: int
    reward: str
    observation: str

    def layout(self, encoder: Encoder) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The arrays by name: shape and type of number. The widest types first, so that all are aligned."""
        n = self.games
        seen: tuple[tuple[int, ...], Any] = ((n, encoder.size), np.int64)
        if self.observation == "features":
            seen = ((n, encoder.feature_size), np.float32)
        return {
            "games": ((n,), np.int64),
            "observations": seen,
            "actions": ((n,), np.int32),
            "seats": ((n,), np.int32),
            "rewards": ((n, self.seats), np.float32),
            "masks": ((n, encoder.actions), np.int8),
            "over": ((n,), np.bool_),
        }


class Arrays:
    """The arrays that lie in the shared memory, as `Order.layout` names them."""

    observations: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[Any]
    over: NDArray[Any]
    rewards: NDArray[Any]
    games: NDArray[Any]
    actions: NDArray[Any]

    def __init__(self, memory: Any, order: Order, encoder: Encoder) -> None:
        at = 0
        for name, (shape, kind) in order.layout(encoder).items():
            found = np.ndarray(shape, kind, memory, at)
            setattr(self, name, found)
            at += found.nbytes
            at += -at % 8


def needed(order: Order, encoder: Encoder) -> int:
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in order.layout(encoder).values()]
    return sum(size + -size % 8 for size in sizes)


class Batch(Arrays):
    """Games that are stepped together. Arrays, one row a game:

    - `observations`: what the seat to move may see, flat (int64) or as features (float32)
    - `masks`: 1 for each action that is open to it (int8)
    - `seats`: the seat to move (int32)
    - `over`: whether the last step ended the game that was; the other arrays show the new one already
    - `rewards`: by seat, what the game that ended was worth, otherwise 0 (float32)
    - `games`: how many games have ended in this row since the reset
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        games: int = 64,
        workers: int = 2,
        reward: str = "rank",
        observation: str = "flat",
    ) -> None:
        if observation not in ("flat", "features"):
            raise UnknownObservation(f"a batch has no observation {observation!r}; the forms are flat, features")
        rewards.check(reward)
        if games < 1 or not 1 <= workers <= games:
            raise OptionError(f"{games} games cannot be divided among {workers} workers: at least one game each")
        self.encoder = encoding.encoder(game)
        self.game = self.encoder.game
        self.order = Order(game, seats, dict(options or {}), games, reward, observation)
        self.game.start(seats, self.order.options, "")  # refuses seats and options that the game does not have
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, needed(self.order, self.encoder))
        super().__init__(memory, self.order, self.encoder)
        self._rows = np.arange(games)
        self._begun = False
        self._closed = ""
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._shares: list[range] = []
        for i in range(workers):
            share = range(games * i // workers, games * (i + 1) // workers)
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, memory, self.order, share), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
            self._shares.append(share)

    def __len__(self) -> int:
        return self.order.games

    def reset(self, seed: int | str = 0) -> None:
        """Begin every game anew. Equal seeds give equal games."""
        self._tell(f"seed {seed}".encode())
        self._begun = True

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Take one action in each game. Where one of them is not open, none is taken."""
        if not self._begun:
            raise BatchError("reset() comes first: no game has begun yet")
        self._check(actions)
        self.actions[:] = actions
        self._tell(STEP)

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        if getattr(actions, "shape", None) != (len(self),) or not np.issubdtype(actions.dtype, np.integer):
            raise UnknownAction(f"a step needs an array of {len(self)} integers, one action a game")
        size = self.encoder.actions
        outside = np.flatnonzero((actions < 0) | (actions >= size))
        if len(outside):
            row = int(outside[0])
            raise UnknownAction(f"game {row}: {actions[row]} is no action: they are 0 to {size - 1}")
        closed = np.flatnonzero(self.masks[self._rows, actions] == 0)
        if len(closed):
            row = int(closed[0])
            name = self.game.vocabulary.name(int(actions[row]))
            raise IllegalAction(f"game {row}: seat {self.seats[row]} cannot take {name} now; see masks[{row}]")

    # --- workers ----------------------------------------------------------------------------

    def _tell(self, command: bytes) -> None:
        """Send a command to all workers and wait until the last one has done it."""
        if self._closed:
            raise BatchError(self._closed)
        for i, pipe in enumerate(self._pipes):
            try:
                pipe.send_bytes(command)
            except OSError:
                raise self._lost(i) from None
        for i, pipe in enumerate(self._pipes):
            wait([pipe, self._processes[i].sentinel])
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise self._lost(i) from None
            if answer != DONE:
                raise self._failed(i, answer.decode())

    def _lost(self, i: int) -> BatchError:
        process = self._processes[i]
        process.join(PATIENCE)
        share = self._shares[i]
        return self._ended(
            f"worker {i} (games {share.start} to {share.stop - 1}) ended with exit code {process.exitcode}"
        )

    def _failed(self, i: int, trace: str) -> BatchError:
        return self._ended(f"worker {i} failed:\n{trace}")

    def _ended(self, what: str) -> BatchError:
        self.close()
        self._closed = f"{what}\nThe games of this batch are lost: make a new one."
        return BatchError(self._closed)

    def close(self) -> None:
        """End the workers. The arrays stay readable."""
        if self._closed:
            return
        self._closed = "the batch is closed"
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:
                continue  # that worker has ended already
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        for pipe in self._pipes:
            pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


class WorkerGames(Arrays):
    """A worker's games, by their place in the batch."""

    def __init__(self, memory: Any, order: Order, share: range) -> None:
        self.order = order
        self.share = share
        self.encoder = encoding.encoder(order.game)
        super().__init__(memory, order, self.encoder)
        self.states: list[State] = []
        self.open: list[list[int]] = []
        self.seed = ""

    def reset(self, seed: str) -> None:
        self.seed = seed
        here = slice(self.share.start, self.share.stop)
        self.games[here] = 0
        self.over[here] = False
        self.rewards[here] = 0
        self.masks[here] = 0
        self.states = [self.begun(row) for row in self.share]
        self.open = [[] for _ in self.share]
        for i, row in enumerate(self.share):
            self.show(i, row)

    def begun(self, row: int) -> State:
        order = self.order
        seed = f"{self.seed} {row} {self.games[row]}"
        state: State = self.encoder.game.start(order.seats, order.options, seed)
        return state

    def step(self) -> None:
        for i, row in enumerate(self.share):
            if self.over[row]:
                self.over[row] = False
                self.rewards[row] = 0
            state = self.states[i]
            state.apply(int(self.actions[row]))
            if state.over():
                self.over[row] = True
                self.rewards[row] = rewards.final(state, self.order.reward)
                self.games[row] += 1
                self.states[i] = self.begun(row)
            self.show(i, row)

    def show(self, i: int, row: int) -> None:
        """Write what the seat to move may see, and what is open to it."""
        state = self.states[i]
        seat = state.to_move()
        seen = state.masked(seat)
        self.seats[row] = seat
        mask = self.masks[row]
        mask[self.open[i]] = 0
        mask[seen.offers] = 1
        self.open[i] = seen.offers
        if self.order.observation == "flat":
            self.encoder.write(seen, self.observations[row])
        else:
            self.observations[row] = self.encoder.features(self.encoder.flat(seen))


def work(pipe: Connection, memory: Any, order: Order, share: range) -> None:
    """A worker: do what is asked until told to stop, or until nobody is there any more."""
    try:
        tables = WorkerGames(memory, order, share)
        while True:
            command = pipe.recv_bytes()
            if command == STOP:
                return
            if command == STEP:
                tables.step()
            else:
                tables.reset(command.decode())
            pipe.send_bytes(DONE)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception:
        pipe.send_bytes(traceback.format_exc().encode())
