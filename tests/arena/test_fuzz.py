"""Fuzzing goes everywhere, finds what is broken and says how to see it again."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest
from tests.arena.conftest import Leaking
from tests.toy import registered
from tests.toy.broken import variant
from tests.toy.tidepool import GAME

from phylarium.arena.fuzz import DamagedRun, OtherRun, fuzz, made_up, openings, run_of, settings, singles
from phylarium.arena.jobs import Pool
from phylarium.arena.measure import measure
from phylarium.kernel import engine
from phylarium.kernel.registry import game


@pytest.mark.usefixtures("toy")
def test_every_number_of_seats_and_every_single_option_comes_first() -> None:
    first = [(s.seats, dict(s.options)) for s in islice(settings("tidepool", "f"), 8)]
    assert first == [
        (2, {}),
        (2, {"sea": "rough"}),
        (3, {}),
        (3, {"sea": "rough"}),
        (3, {"salvage": True}),
        (4, {}),
        (4, {"sea": "rough"}),
        (4, {"salvage": True}),
    ]
    assert (2, {"salvage": True}) in list(singles("tidepool"))


@pytest.mark.usefixtures("toy")
def test_then_combinations_and_no_seed_twice() -> None:
    many = list(islice(settings("tidepool", "f"), 60))
    assert {"sea": "rough", "salvage": True} in [s.options for s in many]
    assert len({s.seed for s in many}) == 60
    assert many == list(islice(settings("tidepool", "f"), 60))


@pytest.mark.usefixtures("toy")
def test_a_sound_game_passes() -> None:
    outcome = fuzz("tidepool", 25, "1")
    assert (outcome.games, outcome.finished, outcome.failures) == (25, 25, [])
    assert outcome.variants >= 8
    assert outcome.decisions > 25


@pytest.mark.usefixtures("leaking")
def test_a_failure_says_how_to_see_it_again() -> None:
    outcome = fuzz("tidepool", 9, "1")
    assert len(outcome.failures) == 9
    assert outcome.finished == 0
    again = outcome.failures[1].command()
    assert again == "phylarium simulate tidepool --seats 2 --games 1 --seed 1/1 --option sea=rough --check"


@pytest.mark.usefixtures("endless")
def test_a_game_without_end_is_a_failure() -> None:
    outcome = fuzz("tidepool", 2, "1", limit=50)
    assert [failure.error for failure in outcome.failures] == ["Unsound: not over after 50 decisions"] * 2


@pytest.mark.usefixtures("toy")
def test_measurements_are_positive_and_say_which_engine() -> None:
    answer = measure("tidepool", 0.05)
    assert {"us_per_decision", "clone_us", "compiled"} <= set(answer)
    assert answer["us_per_decision"] > 0  # type: ignore[operator]
    assert answer["clone_us"] > 0  # type: ignore[operator]
    assert answer["compiled"] is not str(engine.__file__).endswith(".py")


@pytest.mark.usefixtures("toy")
def test_bots_and_made_up_packs_play_too_and_each_game_is_known_by_its_number() -> None:
    run, first = run_of("tidepool", "f"), openings("tidepool")
    cases = [run.case(number, first) for number in range(60)]
    assert [number for number, case in enumerate(cases) if case.players] == [13, 23, 33, 43, 53]
    assert [number for number, case in enumerate(cases) if case.setting.pack] == [17, 27, 37, 47, 57]
    assert run.case(1003, first).players == ("greedy", "random")
    assert cases[41] == run.case(41, first)
    outcome = fuzz("tidepool", 60, "f")
    assert (outcome.bots, outcome.packs, outcome.failures) == (5, 5, [])


@pytest.mark.usefixtures("toy")
def test_a_made_up_pack_changes_numbers_and_passes_the_games_own_check() -> None:
    found = [made_up("marine", f"pack {which}") for which in range(3)]
    assert len(set(found)) == 3
    for folder in found:
        assert game("marine").check_pack(folder) == []
        changed = list(folder.glob("*.toml"))
        assert changed
        own = game("marine").data
        assert all(path.read_text() != (own / path.name).read_text() for path in changed)
    assert made_up.__wrapped__("marine", "pack 0") == found[0]


@pytest.mark.usefixtures("toy")
def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "state.jsonl"
    half = fuzz("tidepool", 40, "1", kept=kept)
    assert len(kept.read_bytes().splitlines()) == 2
    with kept.open("ab") as file:
        file.write(b'{"game": "tide')  # stopped while it wrote
    told: list[int] = []
    whole = fuzz("tidepool", 70, "1", kept=kept, advance=told.append)
    assert (half.games, whole.games, told) == (40, 70, [20, 20, 20, 10])
    assert len(kept.read_bytes().splitlines()) == 4
    plain = fuzz("tidepool", 70, "1")
    assert (whole.digest, whole.decisions, whole.variants) == (plain.digest, plain.decisions, plain.variants)
    # Other rules, another seed: those games do not belong together.
    with pytest.raises(OtherRun, match="with seed 1, not 1 with seed 2; choose another file"):
        fuzz("tidepool", 20, "2", kept=kept)
    kept.write_bytes(b"nonsense\n")
    with pytest.raises(DamagedRun, match=r"line 1: .*; without that line, its games are played again"):
        fuzz("tidepool", 20, "1", kept=kept)


def test_what_failed_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "state.jsonl"
    with registered(variant(Leaking)):
        assert len(fuzz("tidepool", 20, "1", kept=kept).failures) == 20
    with registered(GAME):
        assert fuzz("tidepool", 20, "1", kept=kept).failures == []


@pytest.mark.usefixtures("toy")
def test_two_builds_must_come_to_the_same_ends(tmp_path: Path) -> None:
    theirs, changed = tmp_path / "theirs.jsonl", tmp_path / "changed.jsonl"
    fuzz("tidepool", 60, "1", kept=theirs)
    alike = fuzz("tidepool", 60, "1", against=theirs)
    assert (alike.compared, alike.different) == (60, [])
    blocks = [msgspec.json.decode(line) for line in theirs.read_bytes().splitlines()]
    blocks[1]["digest"] = "0" * 32
    changed.write_bytes(b"".join(msgspec.json.encode(block) + b"\n" for block in blocks[:2]))
    other = fuzz("tidepool", 60, "1", against=changed)
    assert (other.compared, other.different) == (40, [20])


@pytest.mark.usefixtures("crashing")
def test_a_failure_of_bots_or_packs_is_seen_again_with_them() -> None:
    failures = fuzz("tidepool", 20, "1").failures
    assert [f.command() for f in failures if "--bot larva" in f.command()] != []
    assert [f.command() for f in failures if "--pack " in f.command()] != []


def test_processes_come_to_what_one_comes_to() -> None:
    near = fuzz("marine", 24, "p")
    far = fuzz("marine", 24, "p", Pool(2))
    assert near.failures == []
    assert (near.digest, near.decisions) == (far.digest, far.decisions)
