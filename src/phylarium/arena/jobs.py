"""Work for many hands: one interface, `map(work, jobs)`, over this process, its siblings or a Ray cluster.

A job decides its own result, chance included, so it does not matter who does it, when, or how often.
That is why a worker that dies costs nothing but time: what it was doing is done again by another.
"""

from __future__ import annotations

import os
import signal
import socket
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from phylarium.arena.kept import FILE
from phylarium.bots.crew import ended
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.extras import needed
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.troubles import quoted, trouble

J = TypeVar("J")
R = TypeVar("R")

RETRIES = 2
"""How often a job is done again after its worker died; then it is taken for the cause."""

AHEAD = 2
"""Jobs that a Ray cluster is given for each of its cores: one in work, one in wait."""


PATIENCE = 10.0
"""Seconds in which a cluster must answer."""


class WorkerDied(PhylariumError):
    """A job whose workers died, one after another."""


class JobFailed(PhylariumError):
    """A job that raised: nothing that another worker could mend."""


class NoCluster(PhylariumError):
    """There is no cluster at that address."""


class Runner(ABC):
    """Whoever does the jobs."""

    @abstractmethod
    def map(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        """The place of each job and its result, as they are finished: in no particular order.

        `work` must be a function of a module, since workers find it by its name. Closing the
        generator early lets the workers go.
        """


class Here(Runner):
    """This process does everything, in order."""

    def map(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        for place, job in enumerate(jobs):
            try:
                result = work(job)
            except Exception as error:
                raise failed(place, f"{type(error).__name__}: {error}") from error
            yield place, result


class Hand:
    """A worker process and the place of the job that it has."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.work = work
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the worker does
        self.place = -1

    def give(self, place: int, job: object) -> None:
        self.place = place
        try:
            self.pipe.send(job)
        except (BrokenPipeError, ConnectionResetError):
            return  # it died before: reading its answer says so

    def dismiss(self) -> int | None:
        """Let it go; its exit status if it had left by itself."""
        self.pipe.close()
        self.process.join(0.2)
        left = self.process.exitcode
        if left is None:
            self.process.terminate()
        ended(self.process, 5)
        return left


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """A worker's life: a job, an answer, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides when to stop
    while True:
        try:
            job = pipe.recv()
        except (EOFError, ConnectionResetError):
            return  # nobody asks any more, or whoever asked is gone
        try:
            answer = (True, work(job))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return


class Pool(Runner):
    """Processes on this machine, each with one job at a time, so that a death is laid to the right one."""

    def __init__(self, workers: int = 0, retries: int = RETRIES, standing: bool = False) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.retries = retries
        self.standing = standing
        """Whether workers stay for the same work when it is asked for again, until `close`."""
        self.resting: list[Hand] = []

    def hired(self, work: Callable[[Any], Any]) -> Hand:
        """A worker for some work: one that rests, or a new one."""
        for hand in self.resting:
            if hand.work is work:
                self.resting.remove(hand)
                return hand
        return Hand(work)

    def close(self) -> None:
        """Let the workers go that stayed."""
        while self.resting:
            self.resting.pop().dismiss()

    def map(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        waiting = deque(range(len(jobs)))
        deaths: Counter[int] = Counter()
        crew: dict[Connection, Hand] = {}
        try:
            while waiting or crew:
                while waiting and len(crew) < self.workers:
                    hand = self.hired(work)
                    crew[hand.pipe] = hand
                    place = waiting.popleft()
                    hand.give(place, jobs[place])
                for pipe in wait(list(crew)):
                    assert isinstance(pipe, Connection)
                    hand = crew[pipe]
                    place = hand.place
                    try:
                        well, answer = pipe.recv()
                    except (EOFError, ConnectionResetError):
                        del crew[pipe]
                        status = hand.dismiss()
                        deaths[place] += 1
                        if deaths[place] > self.retries:
                            raise died(place, deaths[place], f"exit status {status}") from None
                        waiting.appendleft(place)
                        continue
                    if not well:
                        raise failed(place, answer)
                    if waiting:
                        following = waiting.popleft()
                        hand.give(following, jobs[following])
                    else:
                        del crew[pipe]
                        if self.standing:
                            self.resting.append(hand)
                        else:
                            hand.dismiss()
                    yield place, answer
        finally:
            for hand in crew.values():
                hand.dismiss()


class Ray(Runner):
    """A Ray cluster: the one at an address, or one that runs here, or one of this machine alone.

    Every node needs Phylarium, in the same version: only jobs and results travel.
    """

    def __init__(self, address: str | None = None, retries: int = RETRIES) -> None:
        self.address = address
        self.retries = retries
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a tournament is nobody else's business
        with needed("ray"):
            self.ray: Any = import_module("ray")

    def connect(self) -> bool:
        """Join the cluster; whether that was needed."""
        if self.ray.is_initialized():
            return False
        try:
            knock(self.address)
            self.ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (OSError, OverflowError, RuntimeError, ValueError, ImportError) as error:
            where: Argument = self.address or Message("arena-here")
            raise NoCluster(Message("arena-no-cluster", {"where": where, "problem": why(error)}), FILE) from error
        return True

    def map(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        ray = self.ray
        joined = self.connect()
        remote = ray.remote(num_cpus=1, max_retries=self.retries)(work)
        waiting = deque(range(len(jobs)))
        given: dict[Any, int] = {}
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while waiting or given:
                while waiting and len(given) < most:
                    place = waiting.popleft()
                    given[remote.remote(jobs[place])] = place
                (ready, *_), _ = ray.wait(list(given), num_returns=1)
                place = given.pop(ready)
                try:
                    answer = ray.get(ready)
                except ray.exceptions.RayTaskError as error:
                    raise failed(place, f"{type(error.cause).__name__}: {error.cause}") from error
                except ray.exceptions.RayError as error:
                    raise died(place, self.retries + 1, type(error).__name__) from error
                yield place, answer
        finally:
            for left in given:
                ray.cancel(left, force=True)
            if joined:
                ray.shutdown()


def why(error: Exception) -> Message:
    """Why there is no cluster. What Ray says of it is in its own words."""
    return trouble(error) if isinstance(error, OSError) else quoted(type(error).__name__, str(error))


def knock(address: str | None) -> None:
    """Raise OSError where nobody listens at HOST:PORT; Ray itself would wait for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def failed(place: int, why: str) -> JobFailed:
    """A job that raised `why`: the kind of an error and its text, which are for whoever mends it."""
    return JobFailed(Message("arena-job-failed", {"number": str(place + 1), "why": why}), FILE)


def died(place: int, times: int, how: str) -> WorkerDied:
    return WorkerDied(Message("arena-job-died", {"number": str(place + 1), "times": times, "how": how}), FILE)


def runner(workers: int = 0, ray: str | None = None) -> Runner:
    """Who does the jobs: a cluster where `ray` is given ("" is any that can be found), else processes here.

    `workers` 0 is one a core, 1 is this process.
    """
    if ray is not None:
        return Ray(ray or None)
    count = workers or os.cpu_count() or 1
    return Here() if count == 1 else Pool(count)
