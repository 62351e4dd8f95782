"""Helpers: processes in which a bot grows some of its trees, for a program that has cores to spare.

A helper is given what the bot's seat may know, encoded, and keeps the trees from one decision to the
next. Bots think alike with and without helpers: a crew changes how long it takes, never what comes of it.
"""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType

from phylarium.bots.tree import Found, Habits, Task, Tree
from phylarium.kernel import codec
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.observation import Observation

KEPT = 16
"""Trees that a helper keeps: those of the bots that were asked last."""


class HelperFailed(PhylariumError):
    """A tree raised in a helper, as it would have raised here."""


def ended(process: BaseProcess, patience: float) -> None:
    """Wait for a process to end, and end it where it takes longer than so many seconds."""
    process.join(patience)
    if process.exitcode is None:
        process.kill()
        process.join()
    process.close()


class Helper:
    """A process that thinks. One question at a time."""

    def __init__(self, pack: Path | None) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, pack), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the helper does

    def close(self) -> None:
        self.pipe.close()
        ended(self.process, 1)


class Crew:
    """The cores that a program's bots may think on: this one, and a helper for each further one.

    `cores` 0 is all there are. Helpers start at the first question and end with `close`, or with this process.
    A program that plays many games at once has better use for its cores: one game on each.
    """

    def __init__(self, cores: int = 0, pack: Path | None = None) -> None:
        self.size = (cores or os.cpu_count() or 1) - 1
        if current_process().daemon:
            self.size = 0  # such a process may start no other
        self.pack = pack
        self.helpers: list[Helper | None] = [None] * self.size
        self.members = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def join(self) -> int:
        """A number for a bot, to tell its trees from those of others."""
        self.members += 1
        return self.members

    def ask(self, place: int, tree: tuple[int, int], seed: str, habits: Habits, seen: Observation, task: Task) -> bool:
        """Give a tree's task to a helper; whether it was taken."""
        helper = self.helpers[place]
        if helper is None:
            helper = self.helpers[place] = Helper(self.pack)
        game = seen.state.game()
        try:
            helper.pipe.send((tree, seed, habits, game, codec.encode(seen.state), seen.seat, task))
        except (BrokenPipeError, ConnectionResetError):
            self.lose(place)
            return False
        return True

    def answer(self, place: int) -> Found | None:
        """What a helper has found; None where it died over it. The next question gets another one."""
        helper = self.helpers[place]
        if helper is None:
            return None
        try:
            answer = helper.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.lose(place)
            return None
        if not isinstance(answer, Found):
            raise HelperFailed(answer)
        return answer

    def lose(self, place: int) -> None:
        helper = self.helpers[place]
        self.helpers[place] = None
        if helper is not None:
            helper.close()

    def close(self) -> None:
        """Send the helpers home. A crew that is asked again starts others."""
        for place in range(self.size):
            self.lose(place)


def serve(pipe: Connection, pack: Path | None) -> None:
    """A helper's life: a position, what its tree has found, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides when to stop
    trees: OrderedDict[tuple[int, int], Tree] = OrderedDict()
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            answer: Found | str = answered(trees, pack, *question)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return


def answered(
    trees: OrderedDict[tuple[int, int], Tree],
    pack: Path | None,
    name: tuple[int, int],
    seed: str,
    habits: Habits,
    game: Game,
    seen: bytes,
    seat: int,
    task: Task,
) -> Found:
    """Let the tree of that name think, a new one where there is none."""
    if name not in trees:
        trees[name] = Tree(seed, habits)
    trees.move_to_end(name)
    if len(trees) > KEPT:
        trees.popitem(last=False)
    return trees[name].think(Observation(codec.decode(game, seen, pack), seat), task)
