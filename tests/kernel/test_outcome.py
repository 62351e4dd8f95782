"""How games between bots came out: sources add up along the way, and ties are explained."""

from __future__ import annotations

import pytest
from tests.properties.suite import outcome_is_told

from phylarium import bots
from phylarium.kernel import registry
from phylarium.kernel.outcome import UNTOLD, Tie, by_points


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("fewest", [True, False])
def test_points_add_up_in_games_of_bots(name: str, fewest: bool) -> None:
    game = registry.game(name)
    seats = min(game.seats) if fewest else max(game.seats)
    state = game.start(seats, {}, "points of bots", log=True)
    players = [bots.make("larva", str(seat)) for seat in range(seats)]
    while not state.over():
        seat = state.to_move()
        state.apply(players[seat].choose(state.observation(seat)))
        sources = game.points(state)
        totals = [sum(source.points[seat] for source in sources) for seat in range(seats)]
        assert totals == state.scores(), f"after {state.number} actions"
        assert not any(any(source.points) for source in sources if source.id == UNTOLD)
    outcome_is_told(game, state)


def test_without_a_log_points_are_untold_and_still_add_up() -> None:
    game = registry.game("marine")
    state = game.start(3, {}, "untold")
    dice = bots.make("random", "dice")
    while not state.over():
        state.apply(dice.choose(state.observation(state.to_move())))
    sources = game.points(state)
    assert [source.id for source in sources if any(source.points)] == [UNTOLD]
    assert [sum(source.points[seat] for source in sources) for seat in range(3)] == state.scores()


def test_places_follow_from_points_and_then_from_ties() -> None:
    ties = [Tie("tie-genes", "", [1, 2, 2]), Tie("tie-teeth", "", [0, -1, -1])]
    assert by_points([5, 5, 5], ties) == [3, 1, 1]
    assert by_points([6, 5, 5], ties) == [1, 2, 2]
