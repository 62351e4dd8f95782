"""What a good player of Marine looks at."""

from __future__ import annotations

import pytest
from tests.games.marine import situation as at
from tests.properties.starts import covering

from phylarium import bots
from phylarium.games.marine import GAME
from phylarium.games.marine.judged import worth
from phylarium.games.marine.judged.judgement import JUDGEMENT
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.comparison import total
from phylarium.kernel.judgement import Term
from phylarium.kernel.rng import seeded


def term(state: Marine, seat: int, name: str) -> float:
    (found,) = (t for t in JUDGEMENT.terms(state, seat) if t.name == name)
    return found.value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_judged_and_explained(seats: int) -> None:
    """Through whole games with every option: terms add up to worth, and guesses match offers."""
    for number, options in enumerate(covering(GAME, seats, 1)):
        state = GAME.start(seats, {**options, "length": "short"}, f"judged {number}")
        rng = seeded(f"players {number}")
        while True:
            guesses = JUDGEMENT.inclinations(state)
            assert len(guesses) in (0, len(state.offers))
            listed = JUDGEMENT.shortlist(state)
            assert set(listed) <= set(state.offers)
            assert bool(listed) == bool(state.offers)
            if state.number % 5 == 0 or state.over():
                values = JUDGEMENT.worth(state)
                for seat in range(seats):
                    terms = JUDGEMENT.terms(state, seat)
                    assert [t.name for t in terms] == worth.TERMS
                    assert sum(t.points for t in terms) == pytest.approx(values[seat])
            if state.over():
                break
            state.apply(state.offers[rng.below(len(state.offers))])
        assert JUDGEMENT.quiet(state)
        places = state.ranking()
        assert values.index(max(values)) == places.index(1)


def test_two_seats_see_the_same_lead_from_both_sides() -> None:
    state = at.start("fishes", "crustaceans")
    first, second = JUDGEMENT.worth(state)
    assert first == pytest.approx(-second)


def test_terms_know_their_points() -> None:
    assert Term("vp", 2.0, 3.0).points == 6.0
    assert Term("vp", 2.0, 3.0) == Term("vp", 2.0, 3.0) != Term("vp", 2.0, 4.0)


# --- terms: a situation, a change, and the side of the position that it shows on ----------------


def bare_earth() -> Marine:
    """Fishes at seat 0 and crustaceans at seat 1, nobody on earth, no element there."""
    state = at.start("fishes", "crustaceans")
    at.bare(state)
    at.turn(state, "fishes")
    return state


def test_thriving_species_hold_tiles_and_endangered_ones_do_not() -> None:
    state = bare_earth()
    at.put(state, "fishes", "D4", 2)
    assert term(state, 0, "endangered") == 2
    assert term(state, 0, "tiles") == 0
    at.lay(state, "plankton", "C3-D3-D4")
    assert term(state, 0, "endangered") == 0
    assert term(state, 0, "thriving") == 1
    assert term(state, 0, "tiles") > 0 > term(state, 1, "tiles")


def test_a_majority_is_worth_more_than_second_place() -> None:
    state = bare_earth()
    at.lay(state, "plankton", "C3-D3-D4")
    at.lay(state, "worms", "C4-D4-D5")
    at.put(state, "fishes", "D4", 1)
    at.put(state, "crustaceans", "D4", 2)
    behind = term(state, 0, "tiles")
    at.put(state, "fishes", "D4", 2)
    assert behind < 0 < term(state, 0, "tiles")


def test_a_marker_makes_its_terrain_worth_more() -> None:
    state = bare_earth()
    at.put(state, "fishes", "D4", 1)
    at.markers(state, evolution=["kelp"])
    assert term(state, 0, "markers") == 0
    at.markers(state, evolution=["reef"])
    assert term(state, 0, "markers") == 6


def test_the_survival_card_is_worth_what_its_vents_score() -> None:
    state = bare_earth()
    at.lay(state, "plankton", "C3-D3-D4")
    at.put(state, "fishes", "D4", 1)
    assert term(state, 0, "survival-card") == 0
    at.vent(state, "D4", "smoker")
    assert term(state, 0, "survival-card") > 0
    at.put(state, "crustaceans", "D4", 1)
    assert term(state, 0, "survival-card") == 0


def test_a_controlled_pawn_is_worth_its_target_and_less_where_a_rival_can_take_it() -> None:
    state = bare_earth()
    at.control(state, "fishes", "algae", 1)
    low = term(state, 0, "targets")
    at.control(state, "fishes", "algae", 9)
    assert term(state, 0, "targets") > low > 0
    at.control(state, "fishes", "algae", 1)
    at.disks(state, "crustaceans", "algae")
    at.lay(state, "algae", "C3-D3-D4")
    at.put(state, "crustaceans", "D4", 1)
    assert term(state, 0, "targets") < low
    assert term(state, 1, "dominance") > 0


def test_pawns_on_the_display_are_missed() -> None:
    state = bare_earth()
    ready = term(state, 0, "pawns")
    far = term(state, 0, "openings")
    at.stand(state, "fishes", "evolution-5")
    assert term(state, 0, "pawns") < ready
    assert term(state, 0, "openings") < far


def test_the_weaker_of_two_animals_counts_most() -> None:
    state = at.start("fishes", "crustaceans", "reptiles", "cephalopods", two_animals=True)
    before = JUDGEMENT.worth(state)[0]
    seat = state.seat_of
    mine = [animal for animal in range(4) if seat[animal] == 0]
    totals = worth.values(state)
    weaker = min(mine, key=lambda animal: total(totals[animal], worth.WEIGHTS))
    stronger = next(animal for animal in mine if animal != weaker)
    state.vp[stronger] += 10
    by_stronger = JUDGEMENT.worth(state)[0] - before
    state.vp[stronger] -= 10
    state.vp[weaker] += 1
    by_weaker = JUDGEMENT.worth(state)[0] - before
    assert 10 * by_weaker > by_stronger > 0


# --- sense: what a greedy bot does with it -------------------------------------------------------


def greedy(state: Marine) -> str:
    seat = state.to_move()
    return GAME.vocabulary.name(bots.make("greedy", "1").choose(state.observation(seat)))


def test_greedy_scores_the_tile_that_it_leads() -> None:
    state = at.start("fishes", "crustaceans")
    at.markers(state, evolution=["land"])
    at.bare(state)
    at.put(state, "crustaceans", "C3", 2)
    at.tile(state, "land", "B1")
    at.put(state, "fishes", "B1", 3)
    at.turn(state, "fishes")
    at.do(state, "place:basic@evolution-1")
    assert greedy(state) == "hex:B1"


def test_greedy_takes_an_empty_special_pawn_with_a_high_target() -> None:
    state = bare_earth()
    at.lay(state, "plankton", "C3-D3-D4")
    for hex in ("C3", "D3", "D4"):
        at.put(state, "fishes", hex, 2)
    at.do(state, "place:basic@domination-1")
    assert at.offers(state) == ["element:plankton", "word:forfeit"]
    assert greedy(state) == "element:plankton"


def test_twins_are_not_listed() -> None:
    state = at.start("fishes", "crustaceans")
    at.turn(state, "fishes")
    listed = [GAME.vocabulary.name(action) for action in JUDGEMENT.shortlist(state)]
    assert "place:basic@abundance-1" in listed
    assert "place:basic@abundance-2" not in listed
    assert {"place:basic@evolution-1", "place:basic@evolution-2", "word:retrieve"} <= set(listed)
