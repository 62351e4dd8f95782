"""Options rehearsed in equal worlds: what they share, what is left of them, and what is made of it."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from tests.games.marine.situation import start

from phylarium import bots
from phylarium.bots import learned
from phylarium.bots import tree as trees
from phylarium.bots.eye import Eye
from phylarium.bots.features import Features
from phylarium.bots.learned import Policy
from phylarium.bots.mcts import TRUSTED, MctsBot, RehearsalBot, compared
from phylarium.bots.network import Network
from phylarium.bots.rehearsal import better, rehearse
from phylarium.bots.search import careful_move, play_on
from phylarium.bots.tree import LEARNT, WORLDS, Habits, Task, Tree
from phylarium.games.marine import GAME as MARINE
from phylarium.games.marine.judged.judgement import JUDGEMENT
from phylarium.kernel import codec, registry
from phylarium.kernel.rng import seeded

EYE = Eye(JUDGEMENT)
HABITS = Habits(kind=WORLDS, careful=3, turns=2, trust=4.0)


def nonsense() -> Policy:
    """A policy whose head is full of nonsense."""
    features = Features(MARINE, JUDGEMENT)
    network = Network.fresh(len(features.names), np.random.default_rng(1))
    network.learnt["last"] = np.random.default_rng(2).standard_normal(len(network.learnt["last"])).astype(np.float32)
    return Policy(network, features, 0.5)


# --- worlds --------------------------------------------------------------------------------------


def test_equal_options_come_to_the_same_in_a_world() -> None:
    state = start("fishes", "crustaceans", "reptiles")
    sample = state.observation(state.to_move()).sample(seeded("world"))
    first, other = state.legal()[:2]
    found = rehearse(sample, [first, other, first], JUDGEMENT, EYE, EYE, seeded("1"), 3, 0.7, 3)
    assert found[0] == found[2]
    assert rehearse(sample, [first], JUDGEMENT, EYE, EYE, seeded("1"), 3, 0.7, 3) == found[:1]


def test_another_world_is_another_result() -> None:
    state = start("fishes", "crustaceans", "reptiles")
    observation = state.observation(state.to_move())
    rng = seeded("worlds")
    action = state.legal()[0]
    found = {rehearse(observation.sample(rng), [action], JUDGEMENT, EYE, EYE, rng, 3, 0.7, 6)[0] for _ in range(4)}
    assert len(found) > 1


def test_a_careful_player_does_not_know_the_chance_that_will_come() -> None:
    """Whatever the chance of the game is, whoever thinks in it decides alike."""
    state = registry.game("genesis").start(4, seed="chance")
    judgement = registry.game("genesis").judgement()
    assert judgement is not None
    while not judgement.quiet(state) or len(state.offers) == 1:
        state.apply(state.offers[0])
    before = codec.digest(state)
    taken = set()
    for number in range(6):
        world = state.clone()
        world.rng = seeded(f"chance {number}")
        taken.add(careful_move(world, judgement, Eye(judgement), seeded("player"), 4))
    assert len(taken) == 1
    assert codec.digest(state) == before


def test_play_goes_on_through_so_many_turns() -> None:
    state = start("fishes", "crustaceans", "reptiles")
    assert JUDGEMENT.quiet(state)
    for turns in (0, 1, 3):
        played = state.clone()
        play_on(played, JUDGEMENT, EYE, seeded("turns"), 3, turns)
        assert JUDGEMENT.quiet(played)
        assert (played.number > state.number) == (turns > 0)


# --- what is left --------------------------------------------------------------------------------


@pytest.mark.parametrize("simulations", [1, 12, 60])
def test_the_best_looking_option_is_in_every_world_and_the_others_are_halved(simulations: int) -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    actions = state.legal()[:6]
    found = Tree("1", HABITS).think(observation, Task(actions, [0.0] * len(actions), simulations, None))
    assert min(found.visits) >= 1
    assert found.visits[0] == max(found.visits)
    assert found.totals[0] == pytest.approx(0.5 * found.visits[0])
    assert sum(found.visits) <= max(simulations, 12)
    if simulations == 60:
        assert sorted(found.visits)[-2] == found.visits[0], "somebody is compared with it to the end"
        assert sorted(found.visits)[0] < found.visits[0]


def test_equal_trees_rehearse_alike() -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    task = Task(state.legal()[:4], [0.0] * 4, 20, None)
    assert Tree("1", HABITS).think(observation, task) == Tree("1", HABITS).think(observation, task)


def test_the_clock_ends_a_rehearsal() -> None:
    state = start("fishes", "crustaceans")
    task = Task(state.legal()[:4], [0.0] * 4, 1_000_000, 0.05)
    found = Tree("1", HABITS).think(state.observation(state.to_move()), task)
    assert sum(found.visits) < 1_000_000


# --- what is made of it --------------------------------------------------------------------------


def test_without_worlds_the_first_look_decides() -> None:
    merits = compared([3.0, 2.0, 1.0], [0, 0, 0], [0.0, 0.0, 0.0], 20.0, 4.0)
    assert merits[0] > merits[1] > merits[2]
    assert compared([3.0, 2.0], [0, 0], [0.0, 0.0], 20.0, 0.0)[0] == 0.0


def test_enough_worlds_overrule_the_first_look() -> None:
    few = compared([6.0, 0.0], [1, 1], [0.5, 0.6], 20.0, 4.0)
    many = compared([6.0, 0.0], [50, 50], [25.0, 30.0], 20.0, 4.0)
    assert few[0] > few[1]
    assert many[0] < many[1]


def test_the_same_result_is_a_half() -> None:
    assert better(3.0, 3.0, 8.0) == 0.5
    assert better(4.0, 3.0, 8.0) > 0.5 > better(2.0, 3.0, 8.0)


# --- what was learnt -----------------------------------------------------------------------------


def test_an_eye_without_a_policy_is_the_judgement() -> None:
    state = start("fishes", "crustaceans", "reptiles")
    assert EYE.worth(state, 1) == JUDGEMENT.worth(state)
    assert EYE.values([state], 2) == [JUDGEMENT.worth(state)[2]]


def test_an_eye_with_a_policy_corrects_one_seat() -> None:
    state = start("fishes", "crustaceans", "reptiles")
    plain = JUDGEMENT.worth(state)
    found = Eye(JUDGEMENT, nonsense()).worth(state, 1)
    assert found[1] != plain[1]
    assert [found[0], found[2]] == [plain[0], plain[2]]


def test_where_seats_do_not_compete_nothing_is_corrected() -> None:
    genesis = registry.game("genesis")
    judgement = genesis.judgement()
    assert judgement is not None
    state = genesis.start(2, {"cooperative": True}, "together")
    policy = nonsense()
    assert Eye(judgement, policy).worth(state, 0) == judgement.worth(state)


def test_what_was_learnt_is_asked_where_habits_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Noting(Policy):
        def values(self, states, tables, seat):  # type: ignore[no-untyped-def]
            asked.append(len(states))
            return super().values(states, tables, seat)

    known = nonsense()
    policy = Noting(known.network, known.features, known.temperature)
    monkeypatch.setattr(trees, "shipped", lambda game: policy)
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    task = Task(state.legal()[:3], [0.0] * 3, 6, None)
    for habits in (HABITS, Habits()):
        Tree("1", habits).think(observation, task)
        assert asked == []
    for habits in (HABITS, Habits(), Habits(careful=2)):
        Tree("1", msgspec.structs.replace(habits, leaf=LEARNT)).think(observation, task)
        assert asked
        asked.clear()
    for habits in (HABITS, Habits(careful=2)):
        Tree("1", msgspec.structs.replace(habits, players=LEARNT)).think(observation, task)
        assert max(asked) > 1, "players compare options"
        asked.clear()


@pytest.mark.parametrize(
    "habits",
    [
        HABITS,
        msgspec.structs.replace(HABITS, look=LEARNT, leaf=LEARNT, rounds=1),
        Habits(careful=2, wary=True, trees=3),
    ],
)
def test_habits_change_nothing_about_fairness_and_repetition(habits: Habits) -> None:
    """Two truths that look the same to a seat: the same bot decides alike, and again."""
    state = start("fishes", "crustaceans", "reptiles")
    seat = state.to_move()
    other = state.observation(seat).sample(seeded("another truth"))
    assert codec.digest(other) != codec.digest(state)
    taken = {MctsBot("1", 12, None, habits).choose(truth.observation(seat)) for truth in (state, other, state)}
    assert len(taken) == 1


def told(name: str) -> Habits:
    """The habits of a rehearsal bot that has decided something in a game."""
    state = registry.game(name).start(3, seed="habits")
    while len(registry.game(name).judgement().shortlist(state)) < 2:  # type: ignore[union-attr]
        state.apply(state.offers[0])
    bot = RehearsalBot("1", 6)
    bot.choose(state.observation(state.to_move()))
    return bot.habits


def test_what_was_learnt_is_asked_throughout_where_the_game_says_that_it_sees_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert JUDGEMENT.trusts_learnt
    assert told("marine") == msgspec.structs.replace(RehearsalBot.usual, leaf=LEARNT, players=LEARNT, trust=TRUSTED)
    assert told("genesis") == RehearsalBot.usual
    monkeypatch.setattr(learned, "shipped", lambda game: None)
    assert told("marine") == RehearsalBot.usual, "nothing that fits was learnt"


def test_habits_that_were_given_stay() -> None:
    state = start("fishes", "crustaceans")
    bot = RehearsalBot("1", 6, habits=HABITS)
    bot.choose(state.observation(state.to_move()))
    assert bot.habits == HABITS


def test_helpers_rehearse_too() -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    alone = MctsBot("1", 24, None, HABITS).choose(observation)
    with bots.Crew(2) as crew:
        assert MctsBot("1", 24, None, HABITS).helped(crew).choose(observation) == alone
        assert crew.helpers[0] is not None
