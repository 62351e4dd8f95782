"""A cluster of two nodes plays the tournament that processes here play."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.arena import work

from phylarium.arena.fuzz import fuzz
from phylarium.arena.jobs import JobFailed, NoCluster, Pool, Ray, WorkerDied
from phylarium.arena.tournament import hold, planned

# Ray leaves files and processes to be collected at the end; that is its own affair.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with one core each, on this machine."""
    ray: Any = import_module("ray")
    utils: Any = import_module("ray.cluster_utils")
    found = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        found.add_node(num_cpus=1)
        found.wait_for_nodes()
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_the_cluster_gets_what_the_pool_gets(cluster: Any) -> None:
    wanted = planned("marine", ["random", "larva"], 8, 2, {"length": "short"}, "cluster")
    far = hold(wanted, Ray(cluster.address))
    near = hold(wanted, Pool(2))
    assert [o.result() for o in far] == [o.result() for o in near]
    assert all(o.failure == "" for o in far)


def test_the_cluster_fuzzes_as_this_process_does(cluster: Any) -> None:
    far = fuzz("marine", 24, "cluster", Ray(cluster.address))
    near = fuzz("marine", 24, "cluster")
    assert far.failures == []
    assert (far.digest, far.decisions, far.games) == (near.digest, near.decisions, 24)


def test_both_nodes_do_some_of_the_work(cluster: Any) -> None:
    found = dict(Ray(cluster.address).map(work.node, range(8)))
    assert sorted(found) == list(range(8))
    assert len(set(found.values())) == 2


def test_a_job_that_raises_on_the_cluster_is_told(cluster: Any) -> None:
    with pytest.raises(JobFailed, match="job 3 failed: ValueError: two is too many"):
        list(Ray(cluster.address).map(work.raise_at_two, range(3)))


def test_a_worker_of_the_cluster_that_dies_is_replaced(cluster: Any, tmp_path: Path) -> None:
    done = dict(Ray(cluster.address).map(work.die_once, [(number, str(tmp_path)) for number in range(5)]))
    assert done == {number: number * number for number in range(5)}
    assert (tmp_path / "died-3").exists()


def test_a_job_that_kills_every_worker_of_the_cluster_is_given_up(cluster: Any) -> None:
    with pytest.raises(WorkerDied, match="2 workers died over job 3"):
        list(Ray(cluster.address, retries=1).map(work.die_always, range(3)))


def test_a_cluster_that_does_not_answer_is_told() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        list(Ray("127.0.0.1:1").map(work.square, range(3)))
