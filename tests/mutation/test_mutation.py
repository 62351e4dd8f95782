"""The tool that asks whether tests would notice a slip: what it changes, what it finds, what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest
from tests.mutation.constants import constants
from tests.mutation.spots import mutants, spots
from tests.mutation.subject import HERE, ROOT, all_named, draw, elsewhere, equivalents, judgement, spots_of, subject

JUDGED = sorted(path.stem for path in HERE.glob("*.toml"))


def slips(source: str, **known: int) -> set[str]:
    """The lines that could stand in a source instead, one a mutant."""
    text = dedent(source).encode()
    return {one.now for spot in spots("m", text, known) for one in mutants(text, spot)}


def test_conditions_are_turned_round_dropped_and_joined_otherwise() -> None:
    assert slips("def f(a, b):\n    if a < 3 and not b:\n        return\n") == {
        "if not (a < 3 and not b):",
        "if True:",
        "if False:",
        "if a < 3 or not b:",
        "if a < 3:",
        "if not b:",
        "if a <= 3 and not b:",
        "if a >= 3 and not b:",
        "if a < 4 and not b:",
        "if a < 2 and not b:",
        "if a < 3 and (b):",
    }


def test_calls_are_dropped_and_arguments_swapped_but_not_the_state() -> None:
    assert slips("def f(s, a, b):\n    s.push(g(s, a, b))\n") == {"pass", "s.push(g(s, b, a))"}


def test_numbers_signs_and_answers_are_off() -> None:
    assert slips("def f(a: int) -> int:\n    a += x[a] * 2\n    return a\n") == {
        "pass",
        "a -= x[a] * 2",
        "a += x[a] // 2",
        "a += x[a] * 3",
        "a += x[a] * 1",
        "return (a) + 1",
    }
    assert slips("def f(a: int) -> bool:\n    return (a + 1) == 2\n") >= {"return (a + 1) != 2", "return (a - 1) == 2"}


def test_what_says_the_same_by_other_signs_is_no_slip() -> None:
    source = "def f(a, b):\n    g(a + FIRST, b * ONE, a - 2 * FIRST)\n    h(a, FIRST, NOUGHT)\n"
    swapped = {
        "g(b * ONE, a + FIRST, a - 2 * FIRST)",
        "g(a + FIRST, a - 2 * FIRST, b * ONE)",
        "h(FIRST, a, NOUGHT)",
        "pass",
        "g(a + FIRST, b * ONE, a - 3 * FIRST)",
        "g(a + FIRST, b * ONE, a - 1 * FIRST)",
        "g(a + FIRST, b * ONE, a - 2 // FIRST)",
    }
    assert slips(source, FIRST=0, NOUGHT=0, ONE=1) == swapped
    assert slips(source, FIRST=1, NOUGHT=0, ONE=2) - swapped == {
        "g(a - FIRST, b * ONE, a - 2 * FIRST)",
        "g(a + FIRST, b // ONE, a - 2 * FIRST)",
        "g(a + FIRST, b * ONE, a + 2 * FIRST)",
        "h(a, NOUGHT, FIRST)",
    }


def test_of_two_equal_ones_it_does_not_matter_which_is_taken() -> None:
    found = slips("def f(a, b):\n    if a > b:\n        a = b\n    return g(a if a < b else b)\n")
    assert {one for one in found if "=" in one.replace("a = b", "")} == {"if a <= b:", "return g(a if a >= b else b)"}
    found = slips("def f(a, b):\n    if a > b:\n        c = b\n    return g(a if a < b else c)\n")
    assert {"if a >= b:", "return g(a if a <= b else c)"} <= found


def test_named_numbers_are_read_from_the_modules_that_have_them() -> None:
    known = constants(ROOT / "tests" / "toy" / "tidepool" / "rules" / "turns.py", ROOT)
    assert known == {"WAVE": 4, "COPIES": 4, "HAND": 2, "PLAYED": -1}


def test_words_and_declarations_are_left_alone() -> None:
    source = '''
        """About 2 things."""
        from x import y
        class Turn(Step):
            rule: str = "turn"
            width: Annotated[int, 3]
            def act(self, s, f):
                """Do 2 things."""
                s.note("log-two", "turn", f.seat, 2)
                assert f.seat >= 0
                return Reason(Message("no", {"count": 2}), "turn")
            def prompt(self, s, f):
                return 2 if s else 3
        '''
    assert slips(source) == set()


def test_a_seed_draws_the_same_again_and_no_spot_twice() -> None:
    of = subject("tidepool")
    first = draw(of, 60, "7")
    assert first == draw(of, 60, "7")
    assert first != draw(of, 60, "8")
    assert len({(one.spot.module, one.spot.begin, one.spot.end, one.spot.variants) for one in first}) == len(first)


def test_the_rules_of_a_family_are_rules_of_its_games_and_what_is_generated_is_not() -> None:
    modules = set(subject("cove").modules)
    assert {"tests.toy.families.shore.rules.state", "tests.toy.cove.rules.state"} <= modules
    assert not {
        name
        for name in modules
        if name.endswith((".frames", ".stored", ".components", ".printed", ".fields", ".say", ".__init__"))
    }


@pytest.mark.parametrize("game", JUDGED)
def test_what_was_judged_equivalent_is_still_there_and_has_a_reason(game: str) -> None:
    of = subject(game)
    judged = equivalents(of)
    found = Counter(one.key for one in all_named(of, list(judged)))
    assert set(found) == set(judged)
    # Of two lines that look alike the reason of one may not fit the other.
    assert [key for key, times in found.items() if times > 1] == []
    assert len(judgement(of, "equivalent")) == len(judged), "none is judged twice"
    assert all(len(why) > 10 for why in judged.values())


@pytest.mark.parametrize("game", JUDGED)
def test_what_a_game_does_not_play_by_is_a_function_of_its_family(game: str) -> None:
    of = subject(game)
    for (module, function), why in elsewhere(of).items():
        assert ".families." in module
        assert any(spot.function == function for spot in spots_of(of, module))
        assert len(why) > 10


EQUIVALENT = """
[[equivalent]]
module = "tests.toy.tidepool.rules.turns"
function = "Salvage.chosen"
was = "if action != NONE:"
now = "if True:"
why = "for the sake of the test"
"""


def tried(tmp_path: Path, *words: str, judged: str = EQUIVALENT) -> tuple[str, dict[str, object]]:
    (tmp_path / "judged.toml").write_text(judged, encoding="utf-8")
    command = [sys.executable, "-m", "tests.mutation", "tidepool", "--tests", "tests/mutation/salvage.py"]
    command += ["--judged", str(tmp_path / "judged.toml"), "--kept", str(tmp_path / "kept"), "--jobs", "2", *words]
    before = {path: path.read_bytes() for path in (ROOT / "tests" / "toy").rglob("*.py")}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert before == {path: path.read_bytes() for path in (ROOT / "tests" / "toy").rglob("*.py")}
    return done.stdout, json.loads(done.stdout.splitlines()[-1])


def test_noticed_unnoticed_and_equivalent_mutants_are_told_apart(tmp_path: Path) -> None:
    only = "turns:Salvage.chosen"
    of = subject("tidepool")
    seed = next(str(i) for i in range(99) if any(one.now == "if True:" for one in draw(of, 100, str(i), only)))
    said, answer = tried(tmp_path, "--only", only, "-n", "100", "--seed", seed)
    drawn = {one.now for one in draw(of, 100, seed, only)}
    assert (answer["game"], answer["drawn"], answer["equivalent"]) == ("tidepool", len(drawn), 1)
    assert "+ if True:" not in said
    # A card that is not paid is noticed; that the log says so, and what becomes of a swept card, is not looked at.
    survived = {line.removeprefix("+ ") for line in said.splitlines() if line.startswith("+ ")}
    assert survived <= drawn
    assert answer["survived"] == len(survived)
    assert answer["killed"] == len(drawn) - 1 - len(survived)
    assert drawn & {"pass", "s.bank[f.seat] -= s.components.points[kind]"}
    assert not survived & {"pass", "s.bank[f.seat] -= s.components.points[kind]"}


def test_what_no_test_runs_survives(tmp_path: Path) -> None:
    said, answer = tried(tmp_path, "--only", "turns:Heirloom.chosen", "-n", "1")
    assert answer == {"game": "tidepool", "drawn": 1, "killed": 0, "equivalent": 0, "survived": 1}
    assert "Heirloom.chosen (no test runs it)\n- " in said
    # The survivors of the last time can be tried again without a draw.
    _, again = tried(tmp_path, "--again")
    assert again == answer


def test_what_no_test_runs_is_equivalent_where_another_game_of_the_family_needs_it(tmp_path: Path) -> None:
    words = ("--only", "turns:Heirloom.chosen", "-n", "1")
    row = '[[elsewhere]]\nmodule = "tests.toy.tidepool.rules.turns"\nfunctions = ["{}"]\nwhy = "for a test"\n'
    _, answer = tried(tmp_path, *words, judged=row.format("Heirloom.chosen"))
    assert answer == {"game": "tidepool", "drawn": 1, "killed": 0, "equivalent": 1, "survived": 0}
    # What a test does run is tried all the same.
    words = ("--only", "turns:Salvage.chosen", "-n", "100")
    _, tried_all_the_same = tried(tmp_path, *words, judged=row.format("Salvage.chosen"))
    assert tried_all_the_same["equivalent"] == 0


def test_what_ran_when_the_module_was_imported_is_tried_in_a_new_process(tmp_path: Path) -> None:
    _, answer = tried(tmp_path, "--only", "rules.names:", "-n", "100")
    assert int(str(answer["killed"])) > 0


def test_an_endless_loop_is_ended(tmp_path: Path) -> None:
    said, answer = tried(tmp_path, "--only", "state:Pool.value", "-n", "100", "--seconds", "1")
    assert "its time was up" in said
    assert answer["drawn"] == len(draw(subject("tidepool"), 100, "1", "state:Pool.value"))
