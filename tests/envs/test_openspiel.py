"""The games in OpenSpiel: OpenSpiel's own tests, chance, information states, and its bots."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

from phylarium.envs import openspiel
from phylarium.envs.encoder import encoder
from phylarium.envs.openspiel import OUTCOMES, STARTS, SpielState
from phylarium.envs.rewards import UnknownReward
from phylarium.kernel import HiddenState, IllegalAction, OptionError, digest, seeded


@pytest.fixture(autouse=True)
def known() -> None:
    openspiel.register()


def load(parameters: str = "players=2,length=short") -> pyspiel.Game:
    return pyspiel.load_game(f"python_phylarium_marine({parameters})")


def begun(game: pyspiel.Game, outcomes: tuple[int, ...] = (1, 2, 3, 4)) -> SpielState:
    state: SpielState = game.new_initial_state()
    for outcome in outcomes:
        assert state.is_chance_node()
        state.apply_action(outcome)
    return state


def played(state: SpielState, seed: str = "played") -> Iterator[SpielState]:
    """Play to the end at random, giving the state before each action and at the end."""
    rng = seeded(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(rng.below(OUTCOMES))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    yield state


# --- OpenSpiel's own tests ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameters", "serialize"), [("players=2,length=short", True), ("players=4,length=short,reward=score", False)]
)
def test_openspiels_random_simulation(parameters: str, serialize: bool) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_simulation_of_all_games(players: int) -> None:
    np.random.seed(players)  # it draws from numpy's global generator
    games_sim_test.GamesSimTest().sim_game(load(f"players={players},length=short"))


def test_the_game_is_among_those_that_load_without_parameters() -> None:
    (found,) = (kind for kind in pyspiel.registered_games() if kind.short_name == "python_phylarium_marine")
    assert found.default_loadable
    assert found.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert pyspiel.load_game("python_phylarium_marine").num_players() == 2


def test_openspiels_learning_environment() -> None:
    env = rl_environment.Environment(load("players=3,length=short"))
    env.seed(1)
    step = env.reset()
    assert len(step.observations["info_state"][0]) == encoder("marine").feature_size + openspiel.MEMORY
    rng = seeded("agents")
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[rng.below(len(legal))]])
    assert sorted(step.rewards) == [-1.0, 0.0, 1.0]


def test_openspiels_tree_search_plays() -> None:
    game = load()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.5, 3, evaluator, solve=False, random_state=np.random.RandomState(2))
    state = begun(game)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_information_set_search_plays() -> None:
    game = load()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=np.random.RandomState(2))
    state = begun(game)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_process_that_registered_the_games_ends_well() -> None:
    """OpenSpiel lets go of what was registered after the interpreter has ended, which not every object survives."""
    script = "from phylarium.envs import openspiel; openspiel.register()"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


# --- chance ---------------------------------------------------------------------------------


def test_a_history_replays_to_the_same_position() -> None:
    game = load()
    *_, end = played(begun(game))
    again = game.new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert str(again) == str(end)
    assert again.returns() == end.returns()


def test_there_are_as_many_starts_as_outcomes() -> None:
    game = load()
    starts = {str(begun(game, outcomes)) for outcomes in ((1, 2, 3, 4), (1, 2, 3, 5), (4, 3, 2, 1), (0, 0, 0, 0))}
    assert len(starts) == 4
    assert str(begun(game)) == str(begun(game))


def test_what_is_drawn_is_not_known_before_its_chance_node() -> None:
    """Only chance nodes draw; their outcomes differ, and decisions between them leave the generator alone."""
    game = load()
    state = begun(game)
    before = state.position.rng.words()
    nodes = 0
    for at in played(state):
        words = at.position.rng.words()
        assert words == before
        if at.is_chance_node():
            assert [probability for _, probability in at.chance_outcomes()] == [1 / OUTCOMES] * OUTCOMES
            children = {digest(at.child(outcome).position) for outcome in range(6)}
            assert len(children) == 6
            nodes += 1
            break
        before = words
    assert nodes == 1


def test_a_copy_goes_its_own_way() -> None:
    state = begun(load())
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


# --- what players know ----------------------------------------------------------------------


def test_tensors_and_strings_show_what_the_player_may_see() -> None:
    game = load("players=3,length=short")
    coder = encoder("marine")
    for i, state in enumerate(played(begun(game))):
        if i % 40:
            continue
        for player in range(3):
            seen = state.position.masked(player)
            features = coder.features(coder.flat(seen))
            assert np.array_equal(np.asarray(state.observation_tensor(player), np.float32), features)
            tensor = np.asarray(state.information_state_tensor(player), np.float32)
            assert np.array_equal(tensor[: coder.feature_size], features)
            assert f'"viewer": {player}' in state.observation_string(player)


def test_own_last_actions_are_in_the_information_state() -> None:
    game = load()
    state = begun(game)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    mine: list[int] = []
    while len(mine) < 3:
        if state.current_player() == 0:
            mine.insert(0, state.legal_actions()[0])
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    observation.set_from(state, 0)
    size = game.num_distinct_actions()
    assert np.round(observation.dict["own_actions"][:4] * size - 1).astype(int).tolist() == [*mine, -1]
    assert observation.dict["terrain"].shape == (37, 9)
    restored = pickle.loads(pickle.dumps(state))
    observation.set_from(restored, 0)
    assert np.round(observation.dict["own_actions"][:4] * size - 1).astype(int).tolist() == [*mine, -1]


def test_information_states_tell_apart_what_was_seen_and_done() -> None:
    """The strings of a player are equal after equal observations, and differ once an own action differed."""
    game = load()
    state = begun(game)
    first, second = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert begun(game).information_state_string(0) == state.information_state_string(0)
    strings = {at.information_state_string(0) for at in played(state) if at.is_player_node()}
    assert len(strings) == state.position.number, "each decision is a new information state"


def test_information_states_survive_serialisation() -> None:
    game = load()
    state = next(islice(played(begun(game)), 60, None))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_string(player) == state.observation_string(player)
    assert again.legal_actions() == state.legal_actions()


def test_a_sample_agrees_with_what_the_player_knows() -> None:
    state = begun(load("players=3,length=short"))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    samples = [state.resample_from_infostate(0, sampler) for _ in range(4)]
    for sample in samples:
        assert sample.information_state_string(0) == state.information_state_string(0)
        assert sample.observation_string(0) == state.observation_string(0)
        assert sample.legal_actions() == state.legal_actions()
    assert len({str(sample) for sample in samples}) == 4


def test_a_spectator_sees_what_anybody_may() -> None:
    game = load()
    state = begun(game)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    assert '"viewer": -1' in observer.string_from(state, 0)
    observer.set_from(state, 0)
    coder = encoder("marine")
    assert np.array_equal(observer.tensor, coder.features(coder.flat(state.position.masked(-1))))


# --- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameters", "error", "words"),
    [
        ("players=7", OptionError, "cannot be played by 7"),
        ("length=tiny", OptionError, "one of short"),
        ("players=3,two_animals=True", OptionError, "needs 2 seats"),
        ("reward=glory", UnknownReward, "rank or by score"),
        ("lenght=short", pyspiel.SpielError, "Unknown parameter 'lenght'"),
    ],
)
def test_wrong_parameters(parameters: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        load(parameters)


def test_an_illegal_action_is_explained() -> None:
    state = begun(load())
    before = str(state)
    with pytest.raises(IllegalAction, match="cannot take word:done"):
        state._apply_action(0)
    assert str(state) == before


def test_before_the_start_there_is_nothing_to_see() -> None:
    game = load()
    state = game.new_initial_state()
    assert state.observation_string(0) == state.information_state_string(0) == "seat 0 before the start"
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0.0, 0.0]
    with pytest.raises(HiddenState, match="not started"):
        _ = state.position
    with pytest.raises(HiddenState, match="not a chance node"):
        state.resample_from_infostate(0, lambda: 0.5)
    assert len(begun(game).history()) == STARTS


def test_observers_that_would_show_more_are_refused() -> None:
    game = load()
    with pytest.raises(OptionError, match="what one seat may see"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(OptionError, match="no parameters"):
        game.make_py_observer(None, {"depth": 3})
