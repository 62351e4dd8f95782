"""Search: what it keeps from one decision to the next, and that helpers change nothing but the time it takes."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.games.marine.situation import start
from tests.toy.tidepool import GAME as TIDE_POOL

from phylarium import bots
from phylarium.bots import crew as crews
from phylarium.bots.crew import HelperFailed
from phylarium.bots.eye import Eye
from phylarium.bots.mcts import MctsBot, merged
from phylarium.bots.score import BY_SCORE
from phylarium.bots.search import Search
from phylarium.bots.tree import Habits, Task, Tree
from phylarium.games.marine import GAME as MARINE
from phylarium.games.marine.judged.judgement import JUDGEMENT
from phylarium.kernel import Game, State
from phylarium.kernel.rng import seeded

HABITS = Habits()


def search_of(seed: str) -> Search:
    """A search of Marine by its hand-made judgement."""
    return Search(JUDGEMENT, seeded(seed), 0.6, 0.7, Eye(JUDGEMENT), Eye(JUDGEMENT), JUDGEMENT.horizon, 0, False)


@pytest.fixture
def pair() -> Iterator[bots.Crew]:
    """Two cores: this process and a helper."""
    with bots.Crew(2) as crew:
        yield crew


def taken(bot: bots.Bot, game: Game, decisions: int, pack: Path | None = None) -> list[int]:
    """What a bot does at the first seat of a game against chance."""
    state = game.start(2, seed="search", pack=pack)
    chance = bots.make("random", "other")
    found: list[int] = []
    while state.offers and len(found) < decisions:
        seat = state.to_move()
        action = (bot if seat == 0 else chance).choose(state.observation(seat))
        if seat == 0:
            found.append(action)
        state.apply(action)
    return found


# --- what is kept -------------------------------------------------------------------------------


def placing() -> State:
    """A turn of Marine whose every placement is followed by choices of the same seat."""
    state = start("fishes", "crustaceans")
    assert JUDGEMENT.quiet(state)
    return state


def test_a_search_goes_on_from_a_position_that_it_has_met() -> None:
    state = placing()
    seat = state.to_move()
    search = search_of("kept")
    place = next(a for a in state.offers if MARINE.vocabulary.name(a) == "place:basic@abundance-1")
    other = next(a for a in state.offers if MARINE.vocabulary.name(a) == "place:basic@evolution-1")
    observation = state.observation(seat)
    assert search.start(observation.sample(seeded("0")), [place, other], [0.0, 0.0]) == 0
    for number in range(60):
        search.iterate(observation.sample(seeded(str(number))))
    child = search.root.children[0]
    assert child is not None
    state.apply(place)
    assert state.to_move() == seat
    known = search.start(state.observation(seat).sample(seeded("next")), state.legal(), [0.0] * len(state.legal()))
    assert 0 < known == child.count == sum(search.root.visits)
    assert search.root is not child


def test_a_search_begins_anew_where_it_has_not_been() -> None:
    state = placing()
    seat = state.to_move()
    search = search_of("anew")
    observation = state.observation(seat)
    actions = state.legal()[:4]
    search.start(observation.sample(seeded("0")), actions, [0.0] * 4)
    for number in range(40):
        search.iterate(observation.sample(seeded(str(number))))
    elsewhere = start("reptiles", "fishes")
    fresh = elsewhere.observation(elsewhere.to_move()).sample(seeded("1"))
    assert search.start(fresh, elsewhere.legal()[:4], [0.0] * 4) == 0
    assert sum(search.root.visits) == 0


def test_half_of_the_simulations_are_fresh_however_much_is_known() -> None:
    state = placing()
    seat = state.to_move()
    tree = Tree("1", HABITS)
    place = next(a for a in state.offers if MARINE.vocabulary.name(a) == "place:basic@abundance-1")
    tree.think(state.observation(seat), Task([place], [0.0], 100, None))
    state.apply(place)
    legal = state.legal()
    found = tree.think(state.observation(seat), Task(legal, [0.0] * len(legal), 10, None))
    assert sum(found.visits) > 10
    assert tree.search is not None
    assert tree.search.root.count == sum(found.visits)


def test_trees_are_kept_from_decision_to_decision_and_play_again_alike() -> None:
    first = MctsBot("again", 16)
    assert taken(first, MARINE, 12) == taken(MctsBot("again", 16), MARINE, 12)
    assert all(tree is not None and tree.search is not None for tree in first.trees)


# --- what is made of it -------------------------------------------------------------------------


def test_without_simulations_the_first_look_decides() -> None:
    merits = merged([3.0, 2.0, 1.0], [0, 0, 0], [0.0, 0.0, 0.0], 20.0, 10.0)
    assert merits[0] > merits[1] > merits[2]


def test_enough_simulations_overrule_the_first_look() -> None:
    few = merged([6.0, 0.0], [2, 2], [0.9, 1.1], 20.0, 10.0)
    many = merged([6.0, 0.0], [200, 200], [90.0, 110.0], 20.0, 10.0)
    assert few[0] > few[1]
    assert many[0] < many[1]


def test_a_look_that_sees_little_is_hardly_trusted() -> None:
    near = merged([6.0, 0.0], [2, 2], [0.9, 1.1], 20.0, 0.01)
    assert near[0] < near[1]


# --- helpers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [TIDE_POOL, MARINE], ids=lambda game: game.name)
def test_helpers_change_nothing_but_the_time(game: Game, pair: bots.Crew) -> None:
    alone = taken(bots.make("mcts:12", "1"), game, 10)
    assert taken(bots.make("mcts:12", "1", pair), game, 10) == alone
    assert pair.helpers[0] is not None, "nobody was asked to help"
    assert taken(bots.make("mcts:12", "1", pair), game, 10) == alone, "a bot found the trees of another one"


def test_bots_that_do_not_search_need_no_crew(pair: bots.Crew) -> None:
    assert taken(bots.make("greedy", "1", pair), TIDE_POOL, 3) == taken(bots.make("greedy", "1"), TIDE_POOL, 3)
    assert pair.helpers == [None]


def test_a_limit_of_seconds_holds_for_helpers_too(pair: bots.Crew) -> None:
    state = placing()
    bot = bots.make("mcts:0.05s", "1", pair)
    assert bot.choose(state.observation(state.to_move())) in state.legal()


def test_a_helper_that_dies_is_replaced(pair: bots.Crew) -> None:
    state = placing()
    observation = state.observation(state.to_move())
    bot = bots.make("mcts:12", "1", pair)
    expected = bots.make("mcts:12", "1").choose(observation)
    assert bot.choose(observation) == expected
    helper = pair.helpers[0]
    assert helper is not None
    assert helper.process.pid is not None
    os.kill(helper.process.pid, signal.SIGKILL)
    helper.process.join()
    assert bot.choose(observation) in state.legal()
    assert bot.choose(observation) in state.legal()
    assert pair.helpers[0] is not None
    assert pair.helpers[0] is not helper


def test_what_a_helper_raises_is_told(pair: bots.Crew) -> None:
    state = placing()
    closed = next(a for a in range(MARINE.vocabulary.size) if a not in state.offers)
    task = Task([closed], [0.0, 0.0], 4, None)
    assert pair.ask(0, (1, 1), "1", HABITS, state.observation(state.to_move()), task)
    with pytest.raises(HelperFailed, match="IndexError"):
        pair.answer(0)


def test_helpers_play_with_the_pack_of_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(MARINE.data, pack)
    with bots.Crew(2, pack) as crew:
        assert taken(bots.make("mcts:8", "1", crew), MARINE, 4, pack) == taken(
            bots.make("mcts:8", "1"), MARINE, 4, pack
        )


def test_helpers_go_home(pair: bots.Crew) -> None:
    state = placing()
    bots.make("mcts:4", "1", pair).choose(state.observation(state.to_move()))
    helper = pair.helpers[0]
    assert helper is not None
    pid = helper.process.pid
    assert pid is not None
    pair.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_process_that_may_start_no_other_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "current_process", lambda: SimpleNamespace(daemon=True))
    crew = bots.Crew(4)
    assert crew.size == 0
    assert taken(bots.make("mcts:8", "1", crew), TIDE_POOL, 4) == taken(bots.make("mcts:8", "1"), TIDE_POOL, 4)


# --- alone at the table -------------------------------------------------------------------------


class Alone(SimpleNamespace):
    """What a judgement by score looks at, in a game for one that was won or lost."""

    def scores(self) -> list[int]:
        return [7]

    def over(self) -> bool:
        return True

    def ranking(self) -> list[int]:
        return [1 if self.won else 2]


@pytest.mark.parametrize("won", [True, False])
def test_whoever_plays_alone_wants_to_win_too(won: bool) -> None:
    points = {term.name: term.points for term in BY_SCORE.terms(Alone(won=won), 0)}  # type: ignore[arg-type]
    assert points == {"score": 7.0, "result": 10.0 if won else 0.0}
