"""The sequence of play (4.0): whose turn it is, what can be done in it, and how it ends."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    contests,
    display,
    dna,
    do,
    genes,
    habitat,
    lay,
    next_cards,
    next_tiles,
    offers,
    place,
    put,
    quiet,
    refused,
    shown,
    size,
    size_of,
    species,
    start,
    told,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.genomes import genome, length
from phylarium.games.megafauna1.rules.names import COLOURS, CULTURES
from phylarium.games.megafauna1.rules.state import Megafauna


@pytest.mark.rule("megafauna1", "4.1", "2.2a")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (("white", "red", "green"), ["red", "green", "white"]),
        (("green", "white", "orange"), ["orange", "green", "white"]),
        (("orange", "red"), ["red", "orange"]),
        (("green", "red", "white", "orange"), ["red", "white", "orange", "green"]),
    ],
)
def test_the_fewest_teeth_begin_and_play_goes_around_the_table(seats: tuple[str, ...], order: list[str]) -> None:
    state = quiet(*seats)
    for colour in [*order, *order]:
        assert asked(state) == (colour, "4.2")
        do(state, next(text for text in offers(state) if text.startswith("resize:")))


@pytest.mark.rule("megafauna1", "4.2")
def test_a_turn_is_one_action() -> None:
    state = quiet("red", "orange")
    do(state, "resize:red-dino+")
    assert asked(state) == ("orange", "4.2")


@pytest.mark.rule("megafauna1", "4.2", "4.2a", "4.2b", "4.2d")
def test_the_actions_of_a_first_turn() -> None:
    state = quiet("red", "orange")
    kinds = {text.split(":")[0] for text in offers(state)}
    assert kinds == {"card", "resize", "develop", "branch"}


@pytest.mark.rule("megafauna1", "4.2")
def test_passing_is_no_action() -> None:
    state = quiet("red", "orange")
    assert not any(text.startswith("word:") for text in offers(state))


@pytest.mark.rule("megafauna1", "4.2", "10.0")
def test_a_species_without_animals_in_supply_cannot_develop() -> None:
    state = quiet("red", "orange")
    sp = species("red-dino")
    while state.supply[sp] > 0:
        state.place_animal(sp, place("T2"))
    assert state.population[sp] == 7
    turn(state, "red")
    assert refused(state, "develop:red-dino") == ("refused-no-animals", "4.2")


@pytest.mark.rule("megafauna1", "4.2", "10.2")
def test_a_shape_in_use_cannot_be_branched_into() -> None:
    state = quiet("red", "orange")
    put(state, "red-fin", "H4-hunt")
    turn(state, "red")
    assert refused(state, "branch:red-dino>fin") == ("refused-shape-used", "10.2")
    assert refused(state, "branch:red-croc>bird") == ("refused-not-alive", "4.2")


@pytest.mark.rule("megafauna1", "4.2", "10.4")
def test_a_child_that_would_find_no_food_is_not_offered() -> None:
    state = quiet("red", "orange")
    lay(state, "tree_ferns", "T2")
    dna(state, "red-dino", "BBAS")
    turn(state, "red")
    # No heritage tile gives BB to a child of size one, and with A or S alone it cannot hunt its parents.
    assert "develop:red-dino" in offers(state)
    assert refused(state, "branch:red-dino>fin") == ("refused-nowhere-to-develop", "10.4")
    size(state, "red-dino", 4)
    turn(state, "red")
    assert "branch:red-dino>fin" in offers(state)


@pytest.mark.rule("megafauna1", "4.3", "4.3a")
def test_at_the_end_of_a_turn_no_place_has_more_than_it_can_feed() -> None:
    state = quiet("red", "orange")
    put(state, "red-dino", "T2", "T2")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "4.3a", "12.0")
def test_a_triangle_above_two_preys_may_keep_two_carnivores() -> None:
    state = quiet("red", "orange")
    lay(state, "calamites_thicket", "T3")
    dna(state, "orange-cat", "BN")
    put(state, "orange-cat", "T3", "T3-husk")
    dna(state, "red-dino", "N")
    put(state, "red-dino", "T3-hunt", "T3-hunt")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T3-hunt", "T3-hunt"]
    clear(state, "orange-cat")
    put(state, "orange-cat", "H4", "T3")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T3-husk", "T3-hunt"]


@pytest.mark.rule("megafauna1", "4.3b")
def test_whoever_cannot_eat_goes() -> None:
    state = quiet("red", "orange")
    lay(state, "lycopod_meadow", "T3")
    put(state, "red-dino", "T3")
    put(state, "red-fin", "H4-hunt", size=3)
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert size_of(state, "red-fin") == 0


@pytest.mark.rule("megafauna1", "4.3d", "5.0e")
def test_displays_have_five_cards_at_the_end_of_a_turn() -> None:
    state = quiet("red", "orange")
    display(state, "hump", "fur", "spines", "lek", "beak")
    next_cards(state, "hibernation")
    next_tiles(state, "ginkgo_woodland", "larch_forest")
    turn(state, "red")
    do(state, "card:hump", "word:discard")
    assert (len(shown(state)), len(shown(state, 1))) == (5, 5)


@pytest.mark.rule("megafauna1", "4.3", "5.0d")
def test_the_event_comes_before_the_contests() -> None:
    state = quiet("red", "orange")
    display(state, "hump", "fur", "spines", "lek", "beak")
    next_cards(state, "hibernation")
    next_tiles(state, "titanosaurs", "larch_forest")
    turn(state, "red")
    do(state, "card:hump", "word:discard")
    lines = [what for what, _ in told(state)]
    # The immigrant enters the red homeland, and loses its contest there in the same turn.
    assert lines.index("log-immigrant") < lines.index("log-loses-niche")


@pytest.mark.rule("megafauna1", "2.3d", "2.3e", "2.3f", "6.2a")
def test_a_genome_is_the_stack_and_the_tracks_together() -> None:
    state = quiet("red", "orange")
    dna(state, "red-dino", "BGGAN")
    assert state.genome[species("red-dino")] == genome("BGGAN")
    assert length(state.genome[species("red-dino")]) == 5


@pytest.mark.rule("megafauna1", "2.6e", "15.2", "15.2a", "15.2b")
@pytest.mark.parametrize(("level", "ground"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_R02_empty_slots_are_land_up_to_800_ppm_and_sea_above(level: int, ground: int) -> None:
    state = quiet("red", "orange")
    state.greenhouse = level
    assert state.ground(habitat("T0")) == ground


@pytest.mark.rule("megafauna1", "2.4b", "13.1")
def test_R01_a_requirement_of_two_needs_two() -> None:
    state = quiet("red", "orange")
    lay(state, "coelacanth_lobe_fins", "T3")
    for letters, eats in (("M", False), ("MM", True), ("MMM", True), ("BB", False)):
        assert state.grazes(genome(letters), habitat("T3"), 0) is eats


@pytest.mark.rule("megafauna1", "3.3", "4.1")
def test_stacks_and_genes_lie_open_to_everybody() -> None:
    state = start("red", "orange")
    for seat in (-1, 0, 1):
        seen = state.masked(seat)
        assert isinstance(seen, Megafauna)
        assert seen.genes == state.genes
        assert seen.card_at == state.card_at
        assert [COLOURS[c] for c in seen.colour_of] == ["red", "orange"]


@pytest.mark.rule("megafauna1", "4.3")
def test_a_resized_species_is_looked_at_wherever_it_is() -> None:
    state = quiet("red", "orange")
    put(state, "red-fin", "H4-hunt", size=2)
    size(state, "red-fin", 2)
    turn(state, "red")
    do(state, "resize:red-fin+")
    assert size_of(state, "red-fin") == 0


@pytest.mark.rule("megafauna1", "4.2", "4.2e", "4.2f", "10.2")
def test_what_a_player_looks_for_in_a_turn_has_a_reason() -> None:
    state = quiet("red", "orange", "green", roadrunner_action=True, genetic_drift=True)
    genes(state, red=1, orange=5, green=3)
    turn(state, "red")
    sought = [VOCABULARY.name(action) for action in state.sought()]
    for text in ("resize:red-dino-", "culture:red-dino@tool-use", "track:red-dino+S", "drift:green"):
        assert text in sought
    assert not set(sought) & set(offers(state))
    assert refused(state, "track:red-dino+S") == ("refused-few-genes", "4.2e")
    assert refused(state, "drift:green") == ("refused-not-most-genes", "4.2f")


@pytest.mark.rule("megafauna1", "4.2", "4.2e")
def test_what_is_looked_for_is_about_every_species_of_ones_own() -> None:
    state = quiet("red", "orange", roadrunner_action=True)
    genes(state, red=0, orange=1)
    put(state, "orange-bat", "T2-hunt", size=6)
    turn(state, "orange")
    sought = {VOCABULARY.name(action) for action in state.sought()}
    for text in ("resize:orange-cat-", "resize:orange-bat+", "culture:orange-cat@tool-use", "track:orange-bat+S"):
        assert text in sought
    assert {f"culture:orange-bat@{culture}" for culture in CULTURES} <= sought
    assert {f"track:orange-cat{way}{letter}" for way in "+-" for letter in "AMNS"} <= sought
    about = {text.partition(":")[2] for text in sought if not text.startswith("card:")}
    assert all(text.startswith(("orange-cat", "orange-bat")) for text in about)
