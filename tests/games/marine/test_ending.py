"""The last round, the last events, the last scoring, and who has won."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    QUIET,
    asked,
    bare,
    box,
    box_of,
    choose_card,
    control,
    discard_of,
    do,
    eliminated,
    evolve,
    lay,
    next_card,
    offers,
    points,
    put,
    row,
    row_of,
    species,
    stand,
    start,
    told,
    turn,
    vent,
    vp,
)

from phylarium.games.marine.rules.state import Marine


@pytest.fixture
def state() -> Marine:
    """A quiet row of cards, so that nothing that lies face up has a say."""
    state = start()
    row(state, *QUIET[:5])
    return state


def everybody_retrieves(state: Marine) -> None:
    turn(state, "crustaceans")
    do(state, "word:retrieve", "word:retrieve", "word:retrieve", "word:retrieve")


def end(state: Marine) -> None:
    """The round ends, and the Asteroid has fallen in it."""
    state.last_round = 1
    everybody_retrieves(state)
    assert state.over()


# --- the last round ---------------------------------------------------------------------------


@pytest.mark.rule("marine", "end.asteroid", "card.asteroid")
def test_the_round_goes_on_after_the_asteroid_until_every_animal_has_retrieved(state: Marine) -> None:
    choose_card(state, "crustaceans", "asteroid")
    do(state, "hex:D1")
    assert discard_of(state) == ["asteroid"]
    assert asked(state) == ("fishes", "turn.choice")
    do(state, "word:retrieve", "word:retrieve", "word:retrieve")
    assert not state.over()
    assert asked(state) == ("crustaceans", "turn.choice")
    do(state, "word:retrieve")
    assert state.over()
    assert offers(state) == []


@pytest.mark.rule("marine", "end.asteroid")
def test_an_animal_that_has_retrieved_still_takes_turns_in_the_last_round(state: Marine) -> None:
    state.last_round = 1
    turn(state, "crustaceans")
    do(state, "word:retrieve", "place:basic@abundance-1", "word:forfeit", "word:retrieve", "word:retrieve")
    assert asked(state) == ("crustaceans", "turn.choice")
    assert "place:basic@abundance-2" in offers(state)


@pytest.mark.rule("marine", "end.asteroid")
def test_there_is_no_reseed_at_the_end_of_the_last_round(state: Marine) -> None:
    box(state, "abundance", "sun", "worms")
    end(state)
    assert ("log-reseed", "retrieve.round") not in told(state)
    assert box_of(state, "abundance") == ["worms", "sun"]
    assert state.round == 1


@pytest.mark.rule("marine", "end.asteroid")
def test_the_asteroid_in_the_row_does_not_end_the_game(state: Marine) -> None:
    choose_card(state, "crustaceans", "metamorphosis", then="asteroid")
    assert "asteroid" in row_of(state)
    everybody_retrieves(state)
    assert not state.over()
    assert state.round == 2


# --- stagnation, a house ruling ---------------------------------------------------------------


@pytest.mark.rule("marine", "end.asteroid")
def test_ten_rounds_without_an_evolution_card_end_the_game(state: Marine) -> None:
    for _ in range(9):
        everybody_retrieves(state)
    assert not state.over()
    everybody_retrieves(state)
    assert state.over()
    assert ("log-stagnation", "end.asteroid") in told(state)
    assert vp(state) == points(reptiles=6, cephalopods=3, fishes=2)


@pytest.mark.rule("marine", "end.asteroid")
def test_an_evolution_card_ends_a_stagnation(state: Marine) -> None:
    for _ in range(9):
        everybody_retrieves(state)
    choose_card(state, "crustaceans", "metamorphosis")
    everybody_retrieves(state)
    assert not state.over()
    for _ in range(9):
        everybody_retrieves(state)
    assert not state.over()
    everybody_retrieves(state)
    assert state.over()


# --- the last events --------------------------------------------------------------------------


@pytest.mark.rule("marine", "end.events")
def test_the_last_extinction_takes_endangered_species_before_tiles_are_scored(state: Marine) -> None:
    bare(state)
    put(state, "reptiles", "D5", 2)
    put(state, "fishes", "D5")
    lay(state, "plankton", "D5 SE")
    end(state)
    assert species(state, "reptiles", "D5") == 0
    assert eliminated(state, "reptiles") == 2
    assert vp(state) == points(fishes=2)


@pytest.mark.rule("marine", "end.events", "event.order")
def test_the_last_survival_comes_after_the_last_extinction(state: Marine) -> None:
    """Reptiles on the smoker are endangered. Fishes have two vents: 3 VP, and 1 each for the tiles."""
    bare(state)
    put(state, "reptiles", "D7", 5)
    vent(state, "C1", "geyser")
    lay(state, "plankton", "C1 NE")
    put(state, "fishes", "C1")
    put(state, "fishes", "D1")
    end(state)
    assert vp(state) == points(fishes=3 + 1 + 1)


@pytest.mark.rule("marine", "end.events")
def test_the_end_has_its_events_once(state: Marine) -> None:
    end(state)
    happened = [what for what, _ in told(state)]
    assert (happened.count("log-extinction"), happened.count("log-no-survivor")) == (1, 1)


# --- targets ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "end.targets")
def test_m36_controlled_special_pawns_give_the_numbers_of_their_targets(state: Marine) -> None:
    bare(state)
    control(state, "reptiles", "algae", 7)
    control(state, "reptiles", "sun", 6)
    control(state, "fishes", "worms", 3)
    end(state)
    assert vp(state) == points(reptiles=13, fishes=3)


@pytest.mark.rule("marine", "end.targets")
def test_targets_of_pawns_that_nobody_controls_give_nothing(state: Marine) -> None:
    bare(state)
    end(state)
    assert vp(state) == points()


@pytest.mark.rule("marine", "end.targets", "domination.on-display")
def test_a_special_pawn_counts_for_whoever_controls_it_wherever_it_stood(state: Marine) -> None:
    """Reptiles have won the pawn while it stood on the display, after their last retrieval."""
    bare(state)
    state.last_round = 1
    state.retrieved = [1, 0, 0, 0]
    control(state, "reptiles", "sun", 6)
    stand(state, "sun", "abundance-1")
    turn(state, "cephalopods")
    do(state, "word:retrieve", "place:basic@migration-1", "word:retrieve", "word:retrieve")
    assert state.over()
    assert vp(state) == points(reptiles=6)


# --- tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("marine", "end.tiles")
def test_m37_every_tile_is_scored_once_more_without_cards(state: Marine) -> None:
    """The reef 6/3/2, the land above it 8/4 (algae), the ocean below it 2 (worms), the kelp 7 (sun)."""
    put(state, "crustaceans", "D3", 2)
    put(state, "fishes", "D3")
    put(state, "crustaceans", "D5")
    put(state, "reptiles", "C3")
    cards = row_of(state), discard_of(state), len(state.deck)
    end(state)
    assert vp(state) == points(crustaceans=8 + 2, fishes=4 + 2, cephalopods=3, reptiles=6 + 7)
    assert (row_of(state), discard_of(state), len(state.deck)) == cards


@pytest.mark.rule("marine", "end.tiles", "card.solar_radiation")
def test_the_last_scoring_is_no_evolution_action_for_solar_radiation(state: Marine) -> None:
    row(state, *QUIET[:4], "solar_radiation")
    end(state)
    assert vp(state) == points(reptiles=6, cephalopods=3, fishes=2)


@pytest.mark.rule("marine", "end.tiles", "card.monotypic_habitat")
def test_ties_of_the_last_scoring_are_reversed_while_monotypic_habitat_lies_face_up(state: Marine) -> None:
    row(state, *QUIET[:4], "monotypic_habitat")
    end(state)
    assert vp(state) == points(crustaceans=6, fishes=3, cephalopods=2)


@pytest.mark.rule("marine", "end.tiles")
def test_the_last_scoring_adds_to_the_points_of_the_game(state: Marine) -> None:
    next_card(state, "ecodiversity")
    evolve(state, "crustaceans", "D4")
    do(state, "card:annelids")
    before = vp(state)
    end(state)
    assert vp(state)["reptiles"] == before["reptiles"] + 6
    assert state.scores() == [vp(state)[a] for a in ("crustaceans", "fishes", "cephalopods", "reptiles")]


# --- who has won ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "end.tie")
def test_the_most_points_win(state: Marine) -> None:
    bare(state)
    control(state, "crustaceans", "sun", 6)
    control(state, "fishes", "algae", 5)
    control(state, "cephalopods", "worms", 7)
    end(state)
    assert state.ranking() == [2, 3, 1, 4]


@pytest.mark.rule("marine", "end.tie")
def test_a_tie_goes_to_the_animal_higher_on_the_food_chain(state: Marine) -> None:
    """Seats in order: crustaceans, fishes, cephalopods, reptiles. Cephalopods and crustaceans have six each."""
    bare(state)
    control(state, "crustaceans", "sun", 6)
    control(state, "cephalopods", "algae", 6)
    end(state)
    assert state.scores() == [6, 0, 6, 0]
    assert state.ranking() == [2, 4, 1, 3]


@pytest.mark.rule("marine", "end.tie", "card.monotypic_habitat")
def test_a_tie_goes_to_the_lower_animal_while_monotypic_habitat_lies_face_up(state: Marine) -> None:
    bare(state)
    row(state, *QUIET[:4], "monotypic_habitat")
    control(state, "crustaceans", "sun", 6)
    control(state, "cephalopods", "algae", 6)
    end(state)
    assert state.ranking() == [1, 3, 2, 4]


@pytest.mark.rule("marine", "end.tie")
def test_the_log_ends_with_the_winner(state: Marine) -> None:
    bare(state)
    end(state)
    assert state.journal is not None
    last = state.journal[-1]
    assert (last.what, last.rule, last.who) == ("log-game-over", "end.tie", 0)


@pytest.mark.rule("marine", "end.asteroid", "evolution.refill")
def test_cards_still_come_into_play_in_the_last_round(state: Marine) -> None:
    next_card(state, "ecodiversity")
    state.last_round = 1
    evolve(state, "crustaceans", "D4")
    do(state, "card:annelids")
    assert row_of(state)[-1] == "ecodiversity"
