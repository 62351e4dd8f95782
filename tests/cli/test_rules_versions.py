"""Records of several rules at the command line: verified and replayed part by part, and said so."""

from __future__ import annotations

import json
from pathlib import Path

import click.testing
from tests.kernel.test_versions import mixed_record, old_record
from tests.toy import registered
from tests.toy.older import KEEPING
from tests.toy.tidepool import GAME

from phylarium.cli import main

run = click.testing.CliRunner().invoke


def test_verify_says_by_which_rules(tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    record = mixed_record()
    record.save(file)
    with registered(KEEPING):
        said = run(main, ["verify", str(file)])
        assert (said.exit_code, said.output.splitlines()[0]) == (0, record.digest)
        assert "From action 13 on it was played by rules 1." in said.output
        found = json.loads(run(main, ["verify", str(file), "--json"]).output)
    assert (found["ok"], found["notes"]) == (True, ["From action 13 on it was played by rules 1."])
    with registered(GAME):
        refused = run(main, ["verify", str(file), "--json"])
    found = json.loads(refused.output)
    assert (refused.exit_code, found["ok"], found["action"]) == (1, False, 1)
    assert "which this version does not keep" in found["reason"]


def test_replay_shows_each_part_by_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    mixed_record().save(file)
    parts = [{"first": 1, "rules": "0"}, {"first": 13, "rules": "1"}]
    with registered(KEEPING):
        for at, rules in (("5", "0"), ("20", "1")):
            found = json.loads(run(main, ["replay", str(file), "--at", at, "--json"]).output)
            assert (found["at"], found["rules"], found["parts"]) == (int(at), rules, parts)
        assert "From action 13 on it was played by rules 1." in run(main, ["replay", str(file)]).output
    with registered(GAME):
        assert json.loads(run(main, ["replay", str(file), "--at", "20", "--json"]).output)["rules"] == "1"
        gone = run(main, ["replay", str(file), "--at", "5"])
    assert gone.exit_code != 0
    assert "rules 0 of tidepool" in gone.output


def test_a_record_of_kept_rules_verifies(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    old_record().save(file)
    with registered(KEEPING):
        assert run(main, ["verify", str(file)]).exit_code == 0
