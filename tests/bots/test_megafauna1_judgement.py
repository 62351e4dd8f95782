"""What a good player of Megafauna looks at."""

from __future__ import annotations

import pytest
from tests.games.megafauna1 import situation as at
from tests.properties.starts import covering

from phylarium import bots
from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.judged import worth
from phylarium.games.megafauna1.judged.judgement import JUDGEMENT
from phylarium.games.megafauna1.rules.names import SPECIES
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.rng import seeded


def term(state: Megafauna, seat: int, name: str) -> float:
    (found,) = (t for t in JUDGEMENT.terms(state, seat) if t.name == name)
    return found.value


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_judged_and_explained(seats: int) -> None:
    """Through whole games with every option: terms add up to worth, and guesses match offers."""
    for number, options in enumerate(covering(GAME, seats, 1)):
        state = GAME.start(seats, options, f"judged {number}")
        rng = seeded(f"players {number}")
        while True:
            guesses = JUDGEMENT.inclinations(state)
            assert len(guesses) in (0, len(state.offers))
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
        if seats > 1:
            assert values.index(max(values)) == state.ranking().index(1)


def test_two_seats_see_the_same_lead_from_both_sides() -> None:
    state = at.start("red", "orange")
    first, second = JUDGEMENT.worth(state)
    assert first == pytest.approx(-second)


def test_animals_count_and_so_does_their_share_of_the_tar_pit() -> None:
    state = at.quiet("red", "orange")
    assert term(state, 0, "animals") == term(state, 0, "share") == 0
    at.put(state, "red-fin", "H4-hunt")
    assert term(state, 0, "animals") == 1
    assert term(state, 0, "share") > 0 > term(state, 1, "share")
    few = term(state, 0, "share")
    at.to_tarpit(state, 12)
    assert term(state, 0, "share") > few


def test_long_genomes_are_at_risk() -> None:
    state = at.quiet("red", "orange")
    at.dna(state, "red-dino", "BBB")
    assert term(state, 0, "risk") == 0
    at.dna(state, "red-dino", "BBBAA")
    five = term(state, 0, "risk")
    assert five > 0
    at.dna(state, "red-dino", "BBBAASS")
    assert term(state, 0, "risk") > five


def test_food_in_reach_is_an_opening() -> None:
    state = at.quiet("red", "orange")
    before = term(state, 0, "openings")
    at.lay(state, "ginkgo_woodland", "T3")
    at.dna(state, "red-dino", "B")
    assert term(state, 0, "openings") == before + 1
    at.put(state, "red-dino", "T3")
    assert term(state, 0, "openings") <= before


def test_cultures_fossils_species_and_genes_count() -> None:
    state = at.quiet("red", "orange")
    at.give(state, "red-dino", "tripod_stance", "lek")
    assert term(state, 0, "prospects") == 1
    at.cultivate(state, "red-dino", "tool-use")
    assert (term(state, 0, "prospects"), term(state, 0, "cultures")) == (0, 1)
    at.put(state, "red-fin", "H4-hunt")
    assert term(state, 0, "species") == 1
    state.keep_fossil(0, 72)
    assert term(state, 0, "fossils") == 3
    at.genes(state, red=5, orange=2)
    assert term(state, 0, "genes") == 3


def test_a_guess_prefers_free_food_to_a_lost_contest() -> None:
    state = at.quiet("red", "orange")
    sp = SPECIES.index("red-dino")
    at.lay(state, "ginkgo_woodland", "T3")
    at.dna(state, "red-dino", "B")
    free = worth.place_guess(state, sp, at.place("T3"))
    at.dna(state, "orange-cat", "BP")
    at.put(state, "orange-cat", "T3")
    assert worth.place_guess(state, sp, at.place("T3")) < 0 < free
    assert worth.place_guess(state, sp, at.place("T2")) < 0
    at.dna(state, "red-dino", "BPP")
    assert worth.place_guess(state, sp, at.place("T3")) > 0


def test_a_predator_follows_the_prey_that_it_would_lose() -> None:
    state = at.quiet("red", "orange")
    at.size(state, "orange-cat", 2)
    at.put(state, "red-fin", "H4-hunt")
    at.turn(state, "orange")
    at.do(state, "resize:orange-cat+")
    guesses = dict(zip(at.offers(state), JUDGEMENT.inclinations(state), strict=True))
    assert max(guesses, key=guesses.__getitem__) == "resize:red-fin+"


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(4):
        state = GAME.start(2, {}, f"duel {number}")
        players = [bots.make("random", f"r{number}"), bots.make("random", f"r{number}")]
        players[number % 2] = bots.make("greedy", f"g{number}")
        while not state.over():
            seat = state.to_move()
            state.apply(players[seat].choose(state.observation(seat)))
        won += state.ranking()[number % 2] == 1
    assert won == 4
