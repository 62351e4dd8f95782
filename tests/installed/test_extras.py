"""The other extras, each alone beside the engine: what it is for works. The wheel of plain Python stands for all."""

from __future__ import annotations

import json

import pytest
from tests.installed.conftest import ROOT, Environment, made
from tests.installed.test_bare import wanted_by_makers

EXAMPLES = sorted((ROOT / "docs" / "examples").glob("[a-z]*.py"))


@pytest.fixture(scope="module")
def envs(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return made(tmp_path_factory.mktemp("envs"), "pure", "envs")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_of_environments_run(envs: Environment, example: object) -> None:
    done = envs.run("python", str(example))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_environments_need_nothing_of_the_makers(envs: Environment) -> None:
    assert envs.distributions() & (wanted_by_makers() | {"torch", "ray", "litestar", "pip"}) == set()
    assert "pip install 'phylarium[table]'" in envs.run("phylarium", "serve").stderr


def test_tournaments_and_training(tmp_path_factory: pytest.TempPathFactory) -> None:
    environment = made(tmp_path_factory.mktemp("train"), "pure", "train")
    held = ["arena", "genesis", "--bots", "random,larva", "--games", "4", "--seats", "2", "--workers", "1"]
    assert environment.run("phylarium", *held).returncode == 0
    taught = ["train", "genesis", "--rounds", "1", "--games", "2", "--seats", "2", "--jobs", "1", "--out", "pond"]
    assert environment.run("phylarium", *taught).returncode == 0
    assert (environment.folder / "pond" / "policy.npz").is_file()


def test_a_cluster_of_this_machine(tmp_path_factory: pytest.TempPathFactory) -> None:
    environment = made(tmp_path_factory.mktemp("ray"), "pure", "ray")
    done = environment.run("phylarium", "fuzz", "genesis", "--games", "20", "--ray", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
