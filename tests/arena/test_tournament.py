"""Who meets whom, how often from which seat; what is kept, and how a stopped tournament goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.arena import work
from tests.arena.conftest import Crashing
from tests.toy import registered
from tests.toy.broken import variant
from tests.toy.tidepool import GAME

from phylarium.arena.jobs import Here, JobFailed, Pool, Runner
from phylarium.arena.kept import InUse
from phylarium.arena.tournament import (
    GAMES_FILE,
    DamagedTournament,
    GameJob,
    GameOutcome,
    OtherTournament,
    Plan,
    TournamentError,
    by_the_clock,
    hold,
    ledger,
    lineups,
    planned,
    play_job,
)
from phylarium.bots import BadBudget, UnknownBot
from phylarium.kernel import OptionError, UnknownGame

pytestmark = pytest.mark.usefixtures("toy")


def plan(games: int = 8, seed: str = "t", **changed: Any) -> Plan:
    settings: dict[str, Any] = {"players": ["random", "greedy"], "seats": 2, "options": {}, **changed}
    return planned("tidepool", games=games, seed=seed, **settings)


# --- who meets whom ----------------------------------------------------------------------------


def test_all_meet_all() -> None:
    assert lineups(["a", "b", "c", "d"], 3) == [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]]
    assert lineups(["a"], 3) == [["a", "a", "a"]]


def test_seats_left_over_are_shared_evenly() -> None:
    found = lineups(["a", "b", "c"], 4)
    assert [sorted(lineup) for lineup in found] == [list("aabc"), list("abbc"), list("abcc")]


@pytest.mark.parametrize(("players", "seats"), [(["random", "greedy", "larva"], 2), (["random", "greedy"], 3)])
def test_every_bot_sits_in_every_seat_equally_often(players: list[str], seats: int) -> None:
    wanted = plan(players=players, seats=seats)
    turns = 4
    sat = Counter((player, seat) for n in range(turns * wanted.turn()) for seat, player in enumerate(seated(wanted, n)))
    assert len(sat) == len(players) * seats
    assert len(set(sat.values())) == 1


def seated(wanted: Plan, number: int) -> list[str]:
    return wanted.job(number).players


def test_neighbours_change_from_turn_to_turn() -> None:
    wanted = plan(players=["random", "greedy", "larva"], seats=3)
    circles = set()
    for number in range(10 * wanted.turn()):
        players = seated(wanted, number)
        first = players.index("random")
        circles.add(tuple(players[first:] + players[:first]))
    assert len(circles) == 2


def test_every_game_has_a_seed_of_its_own() -> None:
    wanted = plan()
    assert len({wanted.job(number).setting.seed for number in range(200)}) == 200


# --- what is refused ---------------------------------------------------------------------------


def test_wrong_settings_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'shark'; the bots are"):
        plan(players=["random", "shark"])
    with pytest.raises(BadBudget):
        plan(players=["random", "mcts:0"])
    with pytest.raises(TournamentError, match="random is named twice"):
        plan(players=["random", "greedy", "random"])
    with pytest.raises(TournamentError, match="at least one bot"):
        plan(players=[])
    with pytest.raises(TournamentError, match="at least one game, not 0"):
        plan(games=0)
    with pytest.raises(OptionError, match="tidepool cannot be played by 5; it has 2, 3, 4 seats"):
        plan(seats=5)
    with pytest.raises(OptionError, match="salvage needs 3 or 4 seats"):
        plan(options={"salvage": True})
    with pytest.raises(UnknownGame):
        planned("chess", ["random"], 1)


# --- games -------------------------------------------------------------------------------------


def test_an_outcome_tells_what_every_seat_did() -> None:
    outcome = play_job(plan(seats=3).job(1))
    assert outcome.decisions == sum(sum(took.values()) for took in outcome.took) > 0
    assert outcome.decisions == pytest.approx(sum(outcome.even.values()), abs=0.1)
    assert len(outcome.scores) == len(outcome.ranking) == len(outcome.names) == 3
    assert sum(outcome.shares()) == pytest.approx(1)
    for took in outcome.took:
        assert all(times <= outcome.offered[action] for action, times in took.items())


def test_a_game_that_all_have_lost_has_no_victory() -> None:
    assert GameOutcome(0, ["random"], ranking=[2]).shares() == [0.0]
    assert GameOutcome(0, ["random", "larva"], ranking=[2, 2]).shares() == [0.0, 0.0]


def test_a_shared_victory_is_divided() -> None:
    assert GameOutcome(0, ["a", "b", "c"], ranking=[1, 3, 1]).shares() == [0.5, 0.0, 0.5]


def test_a_defect_is_an_outcome_and_does_not_end_the_tournament() -> None:
    with registered(variant(turn=Crashing())):
        outcomes = hold(plan(games=3, players=["random"]))  # one that looks ahead would meet the defect earlier
    assert [outcome.decisions for outcome in outcomes] == [4, 4, 4]
    assert all(outcome.failure.startswith("ZeroDivisionError: a defect in the rules") for outcome in outcomes)


def test_a_worker_with_other_rules_is_refused() -> None:
    job = msgspec.structs.replace(plan().job(0), rules_version="0")
    with pytest.raises(JobFailed, match="PlannedByOtherRules: this worker plays rules 1 of tidepool, the others 0"):
        list(Here().map(play_job, [job]))


def test_the_pool_gets_what_one_process_gets() -> None:
    wanted = planned("marine", ["random", "larva"], 4, 2, {"length": "short"}, "same")
    assert [o.result() for o in hold(wanted, Pool(2))] == [o.result() for o in hold(wanted, Here())]


def test_bots_that_look_at_the_clock_are_known() -> None:
    assert by_the_clock(["random", "mcts:20", "mcts:0.5s", "apex"]) == ["mcts:0.5s", "apex"]


# --- going on ----------------------------------------------------------------------------------


class Stopping(Runner):
    """Does some jobs, then is interrupted."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.given: list[int] = []

    def map(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Generator[tuple[int, Any], None, None]:
        for place, job in enumerate(jobs):
            if place == self.after:
                raise KeyboardInterrupt
            assert isinstance(job, GameJob)
            self.given.append(job.number)
            yield place, work(job)


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        hold(plan(), Stopping(3), tmp_path)
    rest = Stopping(99)
    seen: list[int] = []
    outcomes = hold(plan(), rest, tmp_path, seen.append)
    assert rest.given == [3, 4, 5, 6, 7]
    assert seen == [3, 4, 5, 6, 7, 8]
    assert [o.result() for o in outcomes] == [o.result() for o in hold(plan())]


def test_a_finished_tournament_plays_nothing_and_may_be_given_more(tmp_path: Path) -> None:
    hold(plan(4), folder=tmp_path)
    nothing = Stopping(0)
    assert len(hold(plan(4), nothing, tmp_path)) == 4
    more = Stopping(99)
    assert len(hold(plan(6), more, tmp_path)) == 6
    assert more.given == [4, 5]
    with pytest.raises(OtherTournament, match="holds game 6 already; ask for at least as many, not 4"):
        hold(plan(4), folder=tmp_path)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"seed": "other"}, "seed t, not other"),
        ({"players": ["random", "larva"]}, "bots random,greedy, not random,larva"),
        ({"seats": 3}, "seats 2, not 3"),
        ({"options": {"sea": "rough"}}, '"sea":"calm"'),
    ],
)
def test_a_changed_setting_is_refused(tmp_path: Path, changed: dict[str, Any], told: str) -> None:
    hold(plan(2), folder=tmp_path)
    before = (tmp_path / GAMES_FILE).read_bytes()
    with pytest.raises(OtherTournament, match="holds games by other settings") as error:
        hold(plan(2, **changed), folder=tmp_path)
    assert told in str(error.value)
    assert (tmp_path / GAMES_FILE).read_bytes() == before


def test_half_a_line_at_the_end_is_played_again(tmp_path: Path) -> None:
    whole = hold(plan(4), folder=tmp_path)
    path = tmp_path / GAMES_FILE
    path.write_bytes(path.read_bytes()[:-40])
    again = Stopping(99)
    outcomes = hold(plan(4), again, tmp_path)
    assert again.given == [3]
    assert [o.result() for o in outcomes] == [o.result() for o in whole]


def test_a_file_that_was_cut_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / GAMES_FILE).write_bytes(b'{"format":1,"pl')
    assert len(hold(plan(2), folder=tmp_path)) == 2
    assert len(hold(plan(2), Stopping(0), tmp_path)) == 2


def damaged(lines: list[bytes], how: str) -> list[bytes]:
    if how == "garbage":
        return [lines[0], b"garbage", *lines[2:]]
    if how == "twice":
        return [*lines, lines[1]]
    if how == "other players":
        return [lines[0], lines[1].replace(b'"random"', b'"larva"'), *lines[2:]]
    if how == "other format":
        return [lines[0].replace(b'"format":1', b'"format":9'), *lines[1:]]
    if how == "no header":
        return lines[1:]
    if how == "no scores":
        outcome = msgspec.json.decode(lines[1])
        return [lines[0], msgspec.json.encode({**outcome, "scores": []}), *lines[2:]]
    if how == "no place":
        outcome = msgspec.json.decode(lines[1])
        return [lines[0], msgspec.json.encode({**outcome, "ranking": [1, 0]}), *lines[2:]]
    outcome = msgspec.json.decode(lines[1])
    size = GAME.vocabulary.size
    return [lines[0], msgspec.json.encode({**outcome, "took": [{str(size): 1}, {}]}), *lines[2:]]


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("garbage", r"line 2: .*; without that line, its game is played again"),
        ("twice", "line 5: game 0 is there twice"),
        ("other players", "line 2: game 0 has other players than its plan"),
        ("other format", "format 9 is not known; this version reads 1"),
        ("no header", "format None is not known"),
        ("no scores", "line 2: game 0 has not the results of 2 seats"),
        ("no place", "line 2: game 0 has a place before the first"),
        ("unknown action", "line 2: game 0 has actions that tidepool does not know"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, how: str, told: str) -> None:
    hold(plan(3), folder=tmp_path)
    path = tmp_path / GAMES_FILE
    content = b"\n".join(damaged(path.read_bytes().splitlines(), how)) + b"\n"
    path.write_bytes(content)
    with pytest.raises(DamagedTournament, match=told):
        hold(plan(3), folder=tmp_path)
    assert path.read_bytes() == content


def test_two_tournaments_do_not_write_one_file(tmp_path: Path) -> None:
    with (
        ledger(tmp_path, plan()),
        pytest.raises(InUse, match="is being written by another"),
        ledger(tmp_path, plan()),
    ):
        pass


def test_a_worker_that_dies_in_the_middle_of_a_tournament(tmp_path: Path) -> None:
    wanted = planned("marine", ["random", "larva"], 5, 2, {"length": "short"}, "dies")
    outcomes = hold(wanted, Dying(tmp_path), tmp_path / "out")
    assert (tmp_path / "died").exists()
    assert [o.result() for o in outcomes] == [o.result() for o in hold(wanted, Here())]


class Dying(Runner):
    """A pool whose worker is killed in the middle of one game, once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def map(self, work_: Callable[[Any], Any], jobs: Sequence[Any]) -> Generator[tuple[int, Any], None, None]:
        yield from Pool(2).map(work.play_and_die_once, [(job, str(self.folder)) for job in jobs])
