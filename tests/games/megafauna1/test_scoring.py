"""Scoring (4.4): the tar pit is shared out by population."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    clear,
    dna,
    genes,
    lay,
    place,
    put,
    quiet,
    species,
    start,
    tarpit,
    tiles_won,
    to_tarpit,
    turn,
)

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.names import COLOURS
from phylarium.games.megafauna1.rules.scoring import standing
from phylarium.games.megafauna1.rules.state import Megafauna


def populated(**heads: int) -> Megafauna:
    """Four players with so many animals on the map; 0 makes a Lazarus. They need not eat: only heads count here."""
    state = quiet("red", "orange", "green", "white")
    for colour in COLOURS:
        name = f"{colour}-{'dino' if colour in ('red', 'green') else 'cat'}"
        clear(state, name)
        sp = species(name)
        if heads.get(colour, 0) == 0:
            state.size[sp] = 0
            state.supply[sp] += 1
        for _ in range(heads.get(colour, 0)):
            state.place_animal(sp, place("T0"))
    return state


def score(state: Megafauna) -> list[int]:
    """A scoring takes place; the tiles that each colour got."""
    before = state.tiles_won.copy()
    turn(state, "red")
    state.push(frames.Score(0))
    state.run()
    return [state.tiles_won[c] - before[c] for c in range(4)]


@pytest.mark.rule("megafauna1", "4.4", "4.4b", "4.4c", "4.4d", "4.4e", "16.3")
def test_R05_each_takes_half_of_what_is_left_and_a_lazarus_nothing() -> None:
    state = populated(red=3, orange=3, white=1)
    genes(state, red=0, orange=0, green=0, white=0)
    to_tarpit(state, 10)
    assert score(state) == [5, 3, 0, 1]
    assert len(tarpit(state)) == 1


@pytest.mark.rule("megafauna1", "4.4d")
@pytest.mark.parametrize(("tiles", "share"), [(1, 1), (3, 2), (4, 2), (0, 0)])
def test_R06_half_is_rounded_up(tiles: int, share: int) -> None:
    state = populated(red=2)
    to_tarpit(state, tiles)
    assert score(state) == [share, 0, 0, 0]


@pytest.mark.rule("megafauna1", "4.4b")
def test_the_largest_population_leads_whatever_the_teeth() -> None:
    state = populated(red=1, orange=2, green=3, white=4)
    assert [COLOURS[c] for c in standing(state)] == ["white", "green", "orange", "red"]
    to_tarpit(state, 8)
    assert score(state) == [1, 1, 2, 4]


@pytest.mark.rule("megafauna1", "4.4b", "2.2a")
def test_ties_go_to_more_genes_then_to_fewer_teeth() -> None:
    state = populated(red=2, orange=2, green=2, white=2)
    genes(state, red=1, orange=1, green=3, white=2)
    assert [COLOURS[c] for c in standing(state)] == ["green", "white", "red", "orange"]


@pytest.mark.rule("megafauna1", "4.4a")
def test_R07_every_animal_of_a_husking_habitat_counts() -> None:
    state = quiet("red", "orange")
    lay(state, "calamites_thicket", "T3")
    put(state, "red-dino", "T3", "T3-husk")
    put(state, "orange-cat", "T3-hunt", "T3-hunt")
    assert (state.headcount(0), state.headcount(1)) == (3, 3)


@pytest.mark.rule("megafauna1", "4.4a", "6.1f")
def test_R07_animals_with_the_super_fern_count_triple() -> None:
    state = quiet("red", "orange")
    lay(state, "azolla_mat", "A3")
    dna(state, "red-dino", "GM")
    put(state, "red-dino", "A3")
    put(state, "orange-cat", "A3-hunt")
    assert (state.headcount(0), state.headcount(1)) == (1 + 3, 1 + 3)


@pytest.mark.rule("megafauna1", "4.4e")
def test_tiles_are_kept_as_fossils_worth_a_point_each() -> None:
    state = populated(red=2, orange=1)
    to_tarpit(state, 5)
    before = state.scores()
    score(state)
    assert tiles_won(state, "red") == 3
    assert [after - b for after, b in zip(state.scores(), before, strict=True)] == [3, 1, 0, 0]


@pytest.mark.rule("megafauna1", "4.4d")
def test_what_nobody_claims_waits_for_the_next_scoring() -> None:
    state = populated(red=1)
    to_tarpit(state, 4)
    assert score(state) == [2, 0, 0, 0]
    assert len(tarpit(state)) == 2
    assert score(state) == [1, 0, 0, 0]


@pytest.mark.rule("megafauna1", "4.4")
def test_a_scoring_ends_the_turn_in_which_a_period_ran_out_after_the_contests() -> None:
    state = start("red", "orange")
    lines: list[str] = []
    while state.period == 0:
        state.apply(state.legal()[0])
        assert state.journal is not None
        lines = [entry.what for entry in state.journal]
    assert lines.count("log-scoring") == 1
    assert lines.index("log-scoring") < lines.index("log-period")
