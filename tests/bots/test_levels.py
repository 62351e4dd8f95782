"""The bots that think: what they are given, what they may spend, and that thinking pays."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import start
from tests.toy.tidepool import GAME as TIDE_POOL

from phylarium import bots
from phylarium.bots.base import Rating, as_good, recommended
from phylarium.bots.score import BY_SCORE, judgement_of
from phylarium.games.marine import GAME as MARINE
from phylarium.kernel import Game, State, Value, codec, registry
from phylarium.kernel.rng import seeded

THINKING = [
    "greedy",
    "learned",
    "learned:2",
    "larva",
    "juvenile",
    "adult",
    "mcts:12",
    "mcts-classic:12",
    "rehearsal:12",
    "apex:12",
    "apex-classic:12",
    "analysis:12",
]
"""Every bot but chance."""
GAMES: list[Game] = [TIDE_POOL, *(registry.game(name) for name in registry.games())]


def positions(game: Game, seed: str, count: int = 4, apart: int = 60) -> list[State]:
    """Positions of one random game, some way apart."""
    state = game.start(2, seed=seed)
    rng = seeded(f"players of {seed}")
    found: list[State] = []
    while state.offers and len(found) < count:
        if state.number % apart == 1:
            found.append(state.clone())
        state.apply(state.offers[rng.below(len(state.offers))])
    return found


def test_every_bot_is_tried_here() -> None:
    assert {name.partition(":")[0] for name in THINKING} | {"random"} == set(bots.names())


# --- fairness ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*THINKING, "random"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_changes_nothing(name: str, game: Game) -> None:
    """Two truths that look the same to a seat: the same bot decides and rates alike in both."""
    rng = seeded("another truth")
    differ = 0
    for state in positions(game, f"fair {name}", apart=7 if game is TIDE_POOL else 60):
        seat = state.to_move()
        other = state.observation(seat).sample(rng)
        differ += codec.digest(other) != codec.digest(state)
        assert codec.digest(other.masked(seat)) == codec.digest(state.masked(seat))
        taken = [bots.make(name, "1").choose(truth.observation(seat)) for truth in (state, other)]
        assert taken[0] == taken[1]
        rated = [repr(bots.make(name, "1").rate(truth.observation(seat))) for truth in (state, other)]
        assert rated[0] == rated[1]
    assert differ > 0


@pytest.mark.parametrize("name", THINKING)
def test_thinking_leaves_the_observation_as_it_was(name: str) -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    before = codec.digest(observation.state)
    bots.make(name, "1").choose(observation)
    assert codec.digest(observation.state) == before


# --- choices -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_choices_are_legal_and_equal_seeds_choose_alike(name: str, game: Game) -> None:
    for state in positions(game, f"legal {name}", 3, apart=7 if game is TIDE_POOL else 60):
        observation = state.observation(state.to_move())
        taken = [bots.make(name, "7").choose(observation) for _ in range(2)]
        assert taken[0] == taken[1]
        assert taken[0] in state.legal()


@pytest.mark.parametrize("name", ["greedy", "learned", "adult", "apex:12"])
def test_one_option_needs_no_thought(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    observation.state.offers = observation.state.offers[-1:]
    monkeypatch.setattr(observation, "sample", lambda rng: pytest.fail("it thought about the only option"))
    assert bots.make(name, "1").choose(observation) == observation.legal()[0]


def test_a_budget_of_simulations_has_no_clock() -> None:
    names = ("mcts", "mcts:50", "mcts:0.5s", "apex", "apex:50", "apex:2s", "apex-classic", "analysis", "analysis:50")
    clocks = {name: bots.make(name, "1") for name in names}
    limits = {name: bot.limit for name, bot in clocks.items() if isinstance(bot, bots.MctsBot)}
    assert limits == {
        "mcts": None,
        "mcts:50": None,
        "mcts:0.5s": 0.5,
        "apex": 1.0,
        "apex:50": None,
        "apex:2s": 2.0,
        "apex-classic": 1.0,
        "analysis": 60.0,
        "analysis:50": None,
    }


def test_a_limit_of_seconds_ends_the_thinking() -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    assert bots.make("mcts:0.05s", "1").choose(observation) in observation.legal()


# --- ratings -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
def test_ratings_are_explained_by_the_terms_of_the_judgement(name: str) -> None:
    state = start("fishes", "crustaceans")
    ratings = bots.make(name, "1").rate(state.observation(state.to_move()))
    judgement = MARINE.judgement()
    assert judgement is not None
    known = {term.name for term in judgement.terms(state, 0)}
    assert len(ratings) > 1
    assert len({rating.action for rating in ratings}) == len(ratings)
    for rating in ratings:
        assert rating.action in state.legal()
        assert {term.name for term in rating.terms} <= known
        assert rating.value == pytest.approx(sum(term.points for term in rating.terms))
    assert any(rating.terms for rating in ratings)


def test_greedy_takes_what_it_rates_best() -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    ratings = bots.make("greedy", "1").rate(observation)
    assert [rating.value for rating in ratings] == sorted((rating.value for rating in ratings), reverse=True)
    assert bots.make("greedy", "1").choose(observation) == ratings[0].action


def test_random_rates_everything_alike() -> None:
    state = start("fishes", "crustaceans")
    ratings = bots.make("random", "1").rate(state.observation(state.to_move()))
    assert [rating.action for rating in ratings] == state.legal()
    assert {rating.value for rating in ratings} == {0.0}


# --- budgets -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mcts:0", "simulations must be a whole number from 1"),
        ("mcts:-5", "simulations must be a whole number from 1"),
        ("mcts:many", "simulations must be a whole number from 1"),
        ("mcts:", "simulations must be a whole number from 1"),
        ("mcts:0s", "needs some time, not 0.0 seconds"),
        ("mcts:-1s", "needs some time, not -1.0 seconds"),
        ("mcts:nans", "needs some time, not nan seconds"),
        ("mcts:fews", "seconds are written as in mcts:0.5s"),
        ("apex:0", "as in apex:100"),
        ("greedy:0", "samples must be a whole number from 1"),
        ("random:10", "write random, not random:10"),
    ],
)
def test_a_budget_of_nothing_is_refused(name: str, problem: str) -> None:
    with pytest.raises(bots.BadBudget, match=problem):
        bots.check(name)


def test_a_budget_of_nothing_is_refused_by_the_bots_themselves() -> None:
    with pytest.raises(bots.BadBudget, match="at least one sample, not 0"):
        bots.GreedyBot("1", 0)
    with pytest.raises(bots.BadBudget, match="at least one simulation, not -3"):
        bots.MctsBot("1", -3)
    with pytest.raises(bots.BadBudget, match="needs some time, not 0 seconds"):
        bots.MctsBot("1", 10, 0)


def test_an_unknown_level_is_refused_with_the_list() -> None:
    with pytest.raises(bots.UnknownBot, match=r"no bot 'pupa'; the bots are adult, analysis, apex, .*larva"):
        bots.check("pupa:10")


def test_who_is_young_looks_at_few_options(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    judgement = judgement_of(MARINE)
    monkeypatch.setattr(judgement, "attention", 2)
    looks = []
    for name in ("juvenile", "adult"):
        bot = bots.make(name, "1")
        assert isinstance(bot, bots.GreedyBot)
        looks.append(set(bot.look(observation, judgement)[0]))
    assert len(looks[0]) == 2
    assert looks[0] < looks[1]


def test_who_is_grown_up_is_greedy() -> None:
    state = start("fishes", "crustaceans")
    observation = state.observation(state.to_move())
    assert repr(bots.make("adult", "1").rate(observation)) == repr(bots.make("greedy", "1").rate(observation))


def test_the_levels_are_bots() -> None:
    assert bots.LEVELS == ("larva", "juvenile", "adult", "apex")
    assert set(bots.LEVELS) <= set(bots.names())


# --- strength ----------------------------------------------------------------------------------


def wins(game: Game, bot: str, against: str, games: int, **options: Value) -> int:
    """How many of some games a bot wins, seats rotated."""
    won = 0
    for number in range(games):
        state = game.start(2, options, seed=f"strength {number // 2}")
        seat = number % 2
        players = [bots.make(bot if s == seat else against, f"{number} {s}") for s in range(2)]
        while state.offers:
            mover = state.to_move()
            state.apply(players[mover].choose(state.observation(mover)))
        won += state.ranking()[seat] == 1
    return won


def test_greedy_beats_random_in_marine() -> None:
    assert wins(MARINE, "greedy", "random", 2, length="short") == 2


def test_larva_beats_random_in_marine() -> None:
    assert wins(MARINE, "larva", "random", 10) >= 8


def test_search_beats_random_in_a_game_without_a_judgement() -> None:
    assert wins(TIDE_POOL, "mcts:40", "random", 20) >= 13


def test_a_game_without_a_judgement_is_judged_by_its_score() -> None:
    assert judgement_of(TIDE_POOL) is BY_SCORE
    state = TIDE_POOL.start(3, seed="pool")
    for seat in range(3):
        assert sum(t.points for t in BY_SCORE.terms(state, seat)) == BY_SCORE.worth(state)[seat]


@pytest.mark.parametrize("name", [*THINKING, "random"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_rates_every_option_once(game: Game, name: str) -> None:
    for state in positions(game, "every option", 3):
        rated = bots.make(name, "1").rate(state.observation(state.to_move()))
        assert sorted(rating.action for rating in rated) == sorted(state.legal())


def test_what_is_worth_as_much_is_said_to_be_as_good() -> None:
    ratings = [Rating(action, value, []) for action, value in enumerate((2.0, 1.98, 1.0, 2.04))]
    assert [rating.action for rating in as_good(ratings)] == [0, 1, 3]


def test_of_what_is_as_good_a_hint_names_what_is_not_warned_of() -> None:
    ratings = [Rating(action, value, []) for action, value in enumerate((2.0, 1.98, 1.0, 2.04))]
    for warned, named in (({0}, [1, 3]), ({2}, [0, 1, 3]), ({0, 1, 3}, [0, 1, 3])):
        assert [rating.action for rating in recommended(ratings, warned)] == named
