"""The benches that say why a search helps or not, and the set of all ladders: small, and honest in what they count."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from bench import ablation, ladders, regret
from bench.ladder import Outcome, Task

from phylarium import bots
from phylarium.bots.tree import LEARNT, WORLDS, Habits
from phylarium.kernel import registry

CHEAP = ["--game", "genesis", "--seats", "2", "--simulations", "4"]


# --- ablation ------------------------------------------------------------------------------------


def test_each_row_changes_something_and_is_named_once() -> None:
    rows = ablation.variants(50)
    assert len({row.name for row in rows}) == len(rows)
    searches = [(row.habits, row.simulations) for row in rows if row.simulations]
    assert len(set(searches)) == len(searches)
    assert (Habits(), 50) in searches
    assert any(row.habits.kind == WORLDS and row.habits.leaf == LEARNT for row in rows)


def test_every_seat_gets_the_same_worlds_in_every_row() -> None:
    row, other = ablation.variants(50)[:2]
    tasks = [list(ablation.tasks(some, "genesis", 2, "greedy", 4, "s")) for some in (row, other)]
    assert [task.seat for task in tasks[0]] == [0, 1, 0, 1]
    assert [task.setting.seed for task in tasks[0]] == ["s 2 0", "s 2 0", "s 2 1", "s 2 1"]
    assert [task.setting for task in tasks[0]] == [task.setting for task in tasks[1]]


def test_a_row_is_played_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "games.jsonl"
    words = [*CHEAP, "--against", "random", "--row", "classic, 4", "--log", str(log), "--games"]
    ablation.main([*words, "2"])
    assert "| simulations | classic, 4 | " in capsys.readouterr().out
    first = log.read_bytes()
    log.write_bytes(first + b'{"variant"')  # stopped in the middle of a line
    numbers: list[int] = []

    def noted(task: ablation.Task) -> ablation.Outcome:
        numbers.append(task.number)
        where = task.setting
        rules = registry.game(where.game).rules_version
        world = (where.game, rules, where.seats, where.seed, task.against, task.number)
        return ablation.Outcome(task.variant, *world, 1.0, 1, 0.0, 0.0)

    monkeypatch.setattr(ablation, "played", noted)
    ablation.main([*words, "4"])
    assert numbers == [2, 3]
    assert len(log.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--only", "luck"], "no group luck; the groups are"),
        (["--row", "classic"], "no row classic; the rows are"),
        (["--seats", "1"], "nobody to beat"),
        (["--games", "0"], "must be at least 1"),
    ],
)
def test_an_ablation_of_nothing_is_refused(words: list[str], said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        ablation.main(words)


# --- single decisions ----------------------------------------------------------------------------


def test_regret_is_told_for_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    regret.main([*CHEAP, "--positions", "1", "--worlds", "2"])
    told = capsys.readouterr().out
    assert "luck:" in told
    for name in regret.ways(4):
        assert f"| {name} | " in told


def test_luck_that_is_shared_is_no_luck_between_options() -> None:
    apart, together, real = regret.luck([[[0.0, 1.0], [10.0, 11.0]]])
    assert apart == pytest.approx(50**0.5)
    assert together == 0.0
    assert real == pytest.approx(1.0)


# --- all ladders ---------------------------------------------------------------------------------


def test_all_games_are_laddered_at_every_number_of_seats() -> None:
    rows = ladders.rungs(registry.games(), ladders.pairs_of("apex:8", ""), [])
    for name in registry.games():
        some = {rung.seats for rung in rows if rung.game == name}
        assert some >= set(ladders.SEATS) & set(registry.game(name).seats)
    pairs = {(rung.bot, rung.against) for rung in rows}
    assert {("apex:8", "adult"), ("apex:8", "mcts-classic"), ("juvenile", "larva"), ("learned", "greedy")} <= pairs
    for rung in rows:
        next(rung.tasks(0, 1)).setting.start()
    some_rows = ladders.rungs(["marine"], [("learned", "greedy")], [4])
    assert some_rows == [ladders.Rung("marine", 4, "learned", "greedy")]


def test_the_rows_go_on_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Task] = []

    def noted(task: Task) -> Outcome:
        played.append(task)
        return Outcome(task.bot, task.against, task.number, 1.0, 1, 0.0, 1)

    monkeypatch.setattr(ladders, "played", noted)
    log, out = tmp_path / "games.jsonl", tmp_path / "tables.md"
    words = ["--game", "genesis", "--log", str(log), "--out", str(out), "--games"]
    ladders.main([*words, "13"])
    rows = ladders.rungs(["genesis"], ladders.pairs_of(f"apex:{bots.Apex.simulations}", ""), [])
    assert len(played) == 13 * len(rows)
    assert {task.number for task in played[: 12 * len(rows)]} == set(range(12))
    assert [task.seat for task in played[:4]] == [0, 1, 0, 1]
    assert "| larva | random | 100 % (77-100) | 100 % (77-100) | 100 % (77-100) |" in out.read_text()
    played.clear()
    ladders.main([*words, "14"])
    assert [task.number for task in played] == [13] * len(rows)


def test_a_row_that_is_not_full_says_how_many_games_it_has() -> None:
    rows = ladders.rungs(["genesis", "marine"], [("larva", "random")], [2, 4])
    won = [Outcome("larva", "random", number, float(number < 3), 1, 0.0, 1) for number in range(4)]
    done = {rows[0]: dict(enumerate(won)), rows[1]: dict(enumerate(won[:2])), rows[2]: {}}
    assert ladders.tables(rows, done, 4).splitlines() == [
        "",
        "genesis",
        "",
        "| bot | against | 2 seats | 4 seats |",
        "|---|---|--:|--:|",
        "| larva | random | 75 % (30-95) | 100 % (34-100), 2 games |",
    ]


def test_games_by_other_rules_are_played_again(tmp_path: Path) -> None:
    rung = ladders.Rung("genesis", 2, "larva", "random")
    lines = [
        ladders.Line(rung, rules, Outcome("larva", "random", number, 1.0, 1, 0.0, 1))
        for number, rules in enumerate(("of old", registry.game("genesis").rules_version))
    ]
    log = tmp_path / "games.jsonl"
    log.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert list(ladders.remembered(log)[rung]) == [1]
