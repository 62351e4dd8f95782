"""What a good player of Mesofauna looks at."""

from __future__ import annotations

import pytest
from tests.games.mesofauna import positions as at
from tests.games.mesofauna.lives import wild
from tests.properties.starts import covering

from phylarium import bots
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.judged import worth
from phylarium.games.mesofauna.judged.judgement import JUDGEMENT
from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import seeded


def term(state: Mesofauna, seat: int, name: str) -> float:
    (found,) = (t for t in JUDGEMENT.terms(state, seat) if t.name == name)
    return found.value


def guesses(state: Mesofauna) -> dict[str, float]:
    found = JUDGEMENT.inclinations(state)
    return {VOCABULARY.name(action): guess for action, guess in zip(state.offers, found, strict=True)}


@pytest.fixture
def state() -> Mesofauna:
    state = wild("pink", "purple")
    state.push(frames.NextTurn(NOBODY))
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 7])
def test_every_position_can_be_judged_and_explained(seats: int) -> None:
    """Through whole games with every option: terms add up to worth, and guesses match offers."""
    for number, options in enumerate(covering(GAME, seats, 1)):
        state = GAME.start(seats, options, f"judged {number}")
        rng = seeded(f"players {number}")
        while True:
            assert len(JUDGEMENT.inclinations(state)) in (0, len(state.offers))
            if state.number % 7 == 0 or state.over():
                values = JUDGEMENT.worth(state)
                assert len(values) == seats
                for seat in range(seats):
                    terms = JUDGEMENT.terms(state, seat)
                    assert [t.name for t in terms] == worth.TERMS
                    assert sum(t.points for t in terms) == pytest.approx(values[seat])
            if state.over():
                break
            state.apply(state.offers[rng.below(len(state.offers))])


def test_creeples_pheromones_and_fossils_are_points(state: Mesofauna) -> None:
    at.put(state, "pink-archetype", "1a", "1b")
    at.put(state, "purple-archetype", "3a")
    at.portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a")
    state.fossils[at.colour("purple")] = 2
    assert term(state, 0, "creeples") == 1
    assert term(state, 0, "pheromones") == 1
    assert term(state, 1, "fossils") == 2


def test_a_place_that_can_be_taken_from_another_is_an_opening(state: Mesofauna) -> None:
    at.put(state, "pink-archetype", "2a")
    at.put(state, "purple-archetype", "2b", "2c", basal="g")
    weak = term(state, 0, "openings")
    at.organs(state, "pink-archetype", "gg")
    assert term(state, 0, "openings") > weak


def test_too_many_basal_organs_are_a_danger(state: Mesofauna) -> None:
    at.put(state, "pink-archetype", "2a", basal="rg")
    at.put(state, "purple-archetype", "3a", basal="rg")
    calm = term(state, 0, "danger")
    at.organs(state, "pink-archetype", "rrrgggbb")
    assert term(state, 0, "danger") > calm + 0.5


def test_alone_queen_bee_is_the_other_one() -> None:
    state = wild("pink", "blue", stage="queen_bee")
    state.push(frames.NextTurn(NOBODY))
    at.put(state, "pink-archetype", "2a")
    at.put(state, "blue-archetype", "1b", "1c", "3a")
    behind = JUDGEMENT.worth(state)[0]
    at.put(state, "pink-archetype", "3b", "4a", "4b")
    assert behind < 0 < JUDGEMENT.worth(state)[0]


def test_a_larva_goes_where_it_wins_and_not_where_it_loses(state: Mesofauna) -> None:
    at.put(state, "pink-archetype", "2a", basal="g")
    at.put(state, "purple-archetype", "2b")
    at.put(state, "purple-flyer", "2c", basal="ggg")
    state.active = at.colour("pink")
    at.run(state, frames.Larvae(at.colour("pink"), at.species("pink-archetype"), 1))
    found = guesses(state)
    assert found["place:craton-2-left-herbivore"] > 0 > found["place:craton-2-right-herbivore"]


@pytest.mark.parametrize("stage", ["caterpillar", "cocoon", "butterfly"])
def test_greedy_beats_random(stage: str) -> None:
    won = 0
    for number in range(4):
        state = GAME.start(2, {"stage": stage}, f"greedy {number}")
        players = [bots.make(name, f"{name} {number}") for name in ("greedy", "random")]
        if number % 2:
            players.reverse()
        while not state.over():
            seat = state.to_move()
            state.apply(players[seat].choose(state.observation(seat)))
        won += state.ranking()[number % 2] == 1
    assert won >= 3
