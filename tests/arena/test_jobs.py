"""Jobs are done by whoever is there; a worker that dies costs time, not results."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest
from tests.arena import work

from phylarium.arena import jobs
from phylarium.arena.jobs import Here, JobFailed, Pool, Ray, Runner, WorkerDied, runner
from phylarium.kernel.extras import MissingExtra

RUNNERS = [Here(), Pool(2)]


@pytest.mark.parametrize("hands", RUNNERS, ids=["here", "pool"])
def test_every_job_is_done_once(hands: Runner) -> None:
    assert sorted(hands.map(work.square, range(9))) == [(n, n * n) for n in range(9)]
    assert list(hands.map(work.square, [])) == []


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    done = dict(Pool(2).map(work.die_once, [(number, str(tmp_path)) for number in range(6)]))
    assert done == {number: number * number for number in range(6)}
    assert (tmp_path / "died-3").exists()


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    results = Pool(2).map(work.die_always, range(3))
    assert sorted([next(results), next(results)]) == [(0, 0), (1, 1)]
    with pytest.raises(WorkerDied, match=r"3 workers died over job 3 \(exit status 7\)"):
        next(results)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("hands", RUNNERS, ids=["here", "pool"])
def test_a_job_that_raises_is_not_tried_again(hands: Runner) -> None:
    with pytest.raises(JobFailed, match="job 3 failed: ValueError: two is too many"):
        list(hands.map(work.raise_at_two, range(3)))


def test_stopping_early_lets_the_workers_go() -> None:
    results = Pool(2).map(work.square, range(50))
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


def test_a_worker_whose_asker_is_gone_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    class Reset:
        def recv(self) -> object:
            raise ConnectionResetError

    monkeypatch.setattr("signal.signal", lambda *_: None)  # this process is to hear of Ctrl-C
    jobs.serve(Reset(), work.square)  # type: ignore[arg-type]


def test_who_does_the_jobs() -> None:
    assert isinstance(runner(1), Here)
    assert isinstance(runner(3), Pool)


def test_ray_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"no module named {name}", name=name)

    monkeypatch.setattr(jobs, "import_module", missing)
    with pytest.raises(MissingExtra, match=r"pip install 'phylarium\[ray\]'"):
        Ray()
