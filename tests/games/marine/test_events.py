"""Extinction, Survival and Reseed."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    QUIET,
    asked,
    box,
    box_of,
    choose_card,
    dealt,
    disks,
    disks_of,
    do,
    element_at,
    eliminated,
    evolve,
    in_bag,
    lay,
    markers,
    next_card,
    points,
    pool,
    put,
    row,
    speciation,
    species,
    start,
    told,
    turn,
    vent,
    vp,
)

from phylarium.games.marine.rules.names import ANIMALS, AUTOTROPHS_BOX, ELEMENTS, TERRAINS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

# Cards by the icons that they bring.
NO_ICON = "ecodiversity"
EXTINCTION = "fecundity"
SURVIVAL = "extremophiles"
BOTH = "volcanism"


@pytest.fixture
def state() -> Marine:
    return start()


def arrives(state: Marine, card: str) -> None:
    """A card comes into play, because crustaceans choose Metamorphosis, which is void without disks."""
    choose_card(state, "crustaceans", "metamorphosis", then=card)


def end_round(state: Marine) -> None:
    """All four animals retrieve, one after the other."""
    turn(state, "crustaceans")
    do(state, "word:retrieve", "word:retrieve", "word:retrieve", "word:retrieve")


# --- the order of events ----------------------------------------------------------------------


@pytest.mark.rule("marine", "event.order")
def test_an_extinction_comes_before_a_survival_on_the_same_card(state: Marine) -> None:
    """Reptiles have more species on vents, but they are endangered there; fishes thrive and outlive them."""
    put(state, "reptiles", "D7", 2)
    put(state, "fishes", "D1")
    lay(state, "plankton", "D1 NE")
    arrives(state, BOTH)
    assert species(state, "reptiles", "D7") == 0
    assert vp(state) == points(fishes=1)


@pytest.mark.rule("marine", "event.order", "retrieve.round")
def test_a_card_without_icons_brings_no_event(state: Marine) -> None:
    put(state, "fishes", "D7")
    arrives(state, NO_ICON)
    assert species(state, "fishes", "D7") == 1
    assert vp(state) == points()
    assert ("log-reseed", "retrieve.round") not in told(state)


@pytest.mark.rule("marine", "setup.T")
def test_icons_of_the_first_five_cards_bring_no_event() -> None:
    """Fishes stand endangered and alone on a vent before the cards are laid, and neither die nor score."""
    for seed in range(50):
        state = dealt("crustaceans", "fishes", "cephalopods", "reptiles", seed=f"icons {seed}")
        put(state, "fishes", "D7")
        while state.animal == NONE:
            state.apply(state.legal()[0])
        icons = [state.components.extinction[c] for c in state.row], [state.components.survival[c] for c in state.row]
        if any(icons[0]) and any(icons[1]):
            break
    assert any(icons[0])
    assert any(icons[1])
    assert species(state, "fishes", "D7") == 1
    assert vp(state)["fishes"] == 0


# --- Extinction -------------------------------------------------------------------------------


@pytest.mark.rule("marine", "event.extinction")
def test_an_extinction_eliminates_the_endangered_species_of_all_animals(state: Marine) -> None:
    put(state, "crustaceans", "D6", 2)
    put(state, "fishes", "D6")
    put(state, "reptiles", "E4", 3)
    arrives(state, EXTINCTION)
    assert (species(state, "crustaceans", "D6"), species(state, "fishes", "D6")) == (0, 0)
    assert species(state, "reptiles", "E4") == 0


@pytest.mark.rule("marine", "event.extinction", "terms.thriving")
def test_an_extinction_spares_thriving_species(state: Marine) -> None:
    """One matching element is enough; a disk matches like a printed element."""
    put(state, "crustaceans", "E4")
    put(state, "reptiles", "E4", 2)
    disks(state, "reptiles", "gastropods")
    arrives(state, EXTINCTION)
    assert (species(state, "crustaceans", "E4"), species(state, "reptiles", "E4")) == (1, 2)
    assert [species(state, animal, "D4") for animal in ANIMALS] == [3, 3, 3, 3]


@pytest.mark.rule("marine", "event.extinction", "terms.earth")
def test_extinct_species_go_into_the_box_and_not_into_the_gene_pool(state: Marine) -> None:
    put(state, "reptiles", "E4", 3)
    before = pool(state, "reptiles")
    arrives(state, EXTINCTION)
    assert eliminated(state, "reptiles") == 3
    assert pool(state, "reptiles") == before


@pytest.mark.rule("marine", "event.extinction")
def test_an_extinction_icon_brings_no_survival(state: Marine) -> None:
    put(state, "fishes", "D1")
    lay(state, "plankton", "D1 NE")
    arrives(state, EXTINCTION)
    assert vp(state) == points()


@pytest.mark.rule("marine", "event.extinction", "evolution.refill")
def test_a_card_that_leaves_the_row_brings_no_extinction(state: Marine) -> None:
    put(state, "fishes", "D7")
    choose_card(state, "crustaceans", EXTINCTION)
    assert species(state, "fishes", "D7") == 1


# --- Survival ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "event.survival", "terms.bonus")
def test_survival_gives_bonus_vp_for_occupied_vents_whatever_stands_on_each(state: Marine) -> None:
    vent(state, "C6", "smoker")
    put(state, "reptiles", "D1", 4)
    put(state, "reptiles", "D7")
    put(state, "reptiles", "C6")
    arrives(state, SURVIVAL)
    assert vp(state) == points(reptiles=6)


@pytest.mark.rule("marine", "event.survival", "terms.survival")
def test_survival_goes_by_species_on_vents_and_not_by_vents(state: Marine) -> None:
    put(state, "reptiles", "D1", 3)
    put(state, "fishes", "D1")
    put(state, "fishes", "D7")
    arrives(state, SURVIVAL)
    assert vp(state) == points(reptiles=1)


@pytest.mark.rule("marine", "event.survival", "terms.survival")
def test_m35_nobody_scores_survival_on_a_tie_for_most_species(state: Marine) -> None:
    put(state, "reptiles", "D1", 2)
    put(state, "fishes", "D1")
    put(state, "fishes", "D7")
    put(state, "crustaceans", "D7")
    arrives(state, SURVIVAL)
    assert vp(state) == points()
    assert ("log-no-survivor", "event.survival") in told(state)


@pytest.mark.rule("marine", "event.survival", "terms.survival")
def test_a_tie_behind_the_most_species_does_not_matter(state: Marine) -> None:
    put(state, "reptiles", "D1")
    put(state, "cephalopods", "D1")
    put(state, "crustaceans", "D7", 2)
    arrives(state, SURVIVAL)
    assert vp(state) == points(crustaceans=1)


@pytest.mark.rule("marine", "event.survival", "terms.survival")
def test_nobody_scores_survival_without_species_on_vents(state: Marine) -> None:
    arrives(state, SURVIVAL)
    assert vp(state) == points()


@pytest.mark.rule("marine", "event.survival")
def test_a_survival_icon_brings_no_extinction(state: Marine) -> None:
    put(state, "reptiles", "D7")
    arrives(state, SURVIVAL)
    assert species(state, "reptiles", "D7") == 1


@pytest.mark.rule("marine", "event.survival")
def test_a_tie_for_survival_stays_one_while_monotypic_habitat_lies_face_up(state: Marine) -> None:
    row(state, "metamorphosis", *QUIET[:3], "monotypic_habitat")
    next_card(state, SURVIVAL)
    put(state, "reptiles", "D1")
    put(state, "crustaceans", "D1")
    evolve(state, "crustaceans", "D4")
    before = vp(state)
    do(state, "card:metamorphosis")
    assert vp(state) == before


# --- Reseed: what lies on earth ---------------------------------------------------------------


@pytest.mark.rule("marine", "reseed.vents")
def test_reseed_removes_elements_amid_exactly_three_vents(state: Marine) -> None:
    """D1 is a vent from the start; C1 and D2 become vents too."""
    vent(state, "C1", "geyser")
    vent(state, "D2", "geyser")
    lay(state, "sun", "C1-D1-D2")
    end_round(state)
    assert element_at(state, "C1-D1-D2") is None


@pytest.mark.rule("marine", "reseed.vents")
def test_reseed_leaves_elements_with_two_vents_around_them(state: Marine) -> None:
    """One beside a land tile (D1-D2-E1), one at the edge of the grid, where no third tile can be."""
    vent(state, "C1", "geyser")
    vent(state, "D2", "geyser")
    lay(state, "sun", "D1-D2-E1", "C1 NE")
    end_round(state)
    assert element_at(state, "D1-D2-E1") == "sun"
    assert element_at(state, "C1 NE") == "sun"


# --- Reseed: the sections of the display ------------------------------------------------------


def park_the_bag(state: Marine) -> None:
    """Put all elements of the bag into the Autotrophs box, from which a Reseed returns none to the bag."""
    for e in range(len(ELEMENTS)):
        state.display[AUTOTROPHS_BOX * len(ELEMENTS) + e] += state.bag[e]
        state.bag[e] = 0


@pytest.fixture
def drained(state: Marine) -> Marine:
    """All sections are empty. Once a test has filled one and parked the bag, Abundance gets what a Reseed returned."""
    box(state, "abundance")
    box(state, "adaptation")
    box(state, "wanderlust")
    speciation(state)
    return state


@pytest.mark.rule("marine", "reseed.vents")
def test_elements_amid_three_vents_go_into_the_bag(drained: Marine) -> None:
    vent(drained, "C1", "geyser")
    vent(drained, "D2", "geyser")
    lay(drained, "gastropods", "C1-D1-D2")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["gastropods"]


@pytest.mark.rule("marine", "reseed.regression", "regression.reseed")
def test_reseed_takes_one_disk_for_each_type_in_the_regression_box(state: Marine) -> None:
    """Two suns in the box still cost one sun; worms are not there and cost nothing; printed suns stay."""
    box(state, "regression", "sun", "sun", "algae")
    disks(state, "crustaceans", "sun", "sun", "worms")
    disks(state, "fishes", "algae", "sun")
    end_round(state)
    assert disks_of(state, "crustaceans") == ["worms", "sun"]
    assert disks_of(state, "fishes") == []
    assert state.need(ANIMALS.index("reptiles"), ELEMENTS.index("sun")) == 2


@pytest.mark.rule("marine", "reseed.regression", "regression")
def test_a_cube_in_regression_spares_the_disks_at_reseed_and_returns_to_the_gene_pool(state: Marine) -> None:
    box(state, "regression", "sun")
    disks(state, "crustaceans", "sun")
    disks(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "word:place-cube")
    assert pool(state, "reptiles") == 30
    end_round(state)
    assert disks_of(state, "reptiles") == ["sun"]
    assert disks_of(state, "crustaceans") == []
    assert pool(state, "reptiles") == 31
    assert state.regression == [NONE, NONE]


@pytest.mark.rule("marine", "reseed.regression")
def test_reseed_puts_the_elements_of_the_regression_box_into_the_bag(drained: Marine) -> None:
    box(drained, "regression", "sun", "sun", "worms")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["worms", "sun", "sun"]
    assert box_of(drained, "regression") == []


@pytest.mark.rule("marine", "reseed.adaptation")
def test_reseed_slides_adaptation_into_the_regression_box(state: Marine) -> None:
    box(state, "regression", "gastropods", "gastropods")
    box(state, "adaptation", "worms", "sun", "sun")
    end_round(state)
    assert box_of(state, "regression") == ["worms", "sun", "sun"]


@pytest.mark.rule("marine", "reseed.adaptation", "reseed.regression")
def test_elements_that_slide_into_the_regression_box_cost_nothing_before_the_next_reseed(state: Marine) -> None:
    box(state, "adaptation", "sun")
    disks(state, "crustaceans", "sun")
    end_round(state)
    assert disks_of(state, "crustaceans") == ["sun"]
    end_round(state)
    assert disks_of(state, "crustaceans") == []


@pytest.mark.rule("marine", "reseed.bag")
def test_reseed_puts_the_elements_of_depletion_into_the_bag(drained: Marine) -> None:
    box(drained, "depletion", "algae", "worms", "sponges", "sun")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["algae", "worms", "sponges", "sun"]


@pytest.mark.rule("marine", "reseed.bag")
def test_reseed_puts_the_elements_of_wanderlust_into_the_bag(drained: Marine) -> None:
    box(drained, "wanderlust", "algae", "worms", "sponges", "sun")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["algae", "worms", "sponges", "sun"]
    assert box_of(drained, "wanderlust") == []


@pytest.mark.rule("marine", "reseed.bag")
def test_reseed_puts_the_elements_of_speciation_into_the_bag(drained: Marine) -> None:
    speciation(drained, "sun", "algae", "worms", "sponges")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["algae", "worms", "sponges", "sun"]
    assert drained.speciation == [NONE, NONE, NONE, NONE]


@pytest.mark.rule("marine", "reseed.slide")
def test_reseed_slides_autotrophs_to_depletion_and_abundance_to_autotrophs(state: Marine) -> None:
    box(state, "abundance", "algae", "sun")
    box(state, "autotrophs", "plankton")
    box(state, "depletion", "sponges", "sponges")
    end_round(state)
    assert box_of(state, "depletion") == ["plankton"]
    assert box_of(state, "autotrophs") == ["algae", "sun"]


@pytest.mark.rule("marine", "reseed.elements")
def test_reseed_draws_four_elements_for_each_of_four_sections(state: Marine) -> None:
    box(state, "abundance", "algae")
    box(state, "adaptation")
    box(state, "wanderlust", "sun", "sun")
    speciation(state, "worms")
    drawn_from = sum(state.bag)
    end_round(state)
    assert [len(box_of(state, section)) for section in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]
    assert all(e != NONE for e in state.speciation)
    assert sum(state.bag) == drawn_from + 3 - 16  # algae slid to Autotrophs, the other three came back


@pytest.mark.rule("marine", "reseed.elements")
def test_reseed_draws_what_the_bag_has_in_the_order_of_the_sections(drained: Marine) -> None:
    box(drained, "depletion", "sun", "sun", "sun", "sun", "sun", "sun")
    park_the_bag(drained)
    end_round(drained)
    assert box_of(drained, "abundance") == ["sun"] * 4
    assert box_of(drained, "adaptation") == ["sun"] * 2
    assert box_of(drained, "wanderlust") == []
    assert in_bag(drained, "sun") == 0


# --- Reseed: markers and the food chain -------------------------------------------------------


@pytest.mark.rule("marine", "reseed.terrain", "reseed.competition", "reseed.evolution")
def test_every_reseed_returns_all_markers_and_draws_three_and_five(state: Marine) -> None:
    """Sixteen markers would not last for three rounds if those of a round did not come back."""
    end_round(state)
    end_round(state)
    end_round(state)
    assert len([t for t in state.competition if t >= 0]) == 3
    assert len([t for t in state.evolution if t >= 0]) == 5
    assert sum(state.terrain_bag) == 8


@pytest.mark.rule("marine", "reseed.terrain")
def test_reseed_returns_the_markers_before_it_draws_new_ones(state: Marine) -> None:
    """The bag holds only seagrass, sand, ocean and vents: anything else that is drawn was returned first."""
    markers(
        state,
        competition=["land", "land", "kelp"],
        evolution=["kelp", "reef", "reef", "seamount", "seamount"],
    )
    assert state.terrain_bag == [0, 0, 0, 0, 2, 2, 2, 2]
    end_round(state)
    assert {"land", "kelp", "reef", "seamount"} & {TERRAINS[t] for t in state.competition + state.evolution}


@pytest.mark.rule("marine", "reseed.evolution")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_reseed_lays_the_evolution_markers_in_the_printed_order(seed: str) -> None:
    state = start(seed=seed)
    end_round(state)
    assert state.evolution == sorted(state.evolution)


@pytest.mark.rule("marine", "reseed.food-chain", "retrieve.round")
def test_reseed_moves_all_cubes_to_the_left_and_the_next_animal_goes_on(state: Marine) -> None:
    turn(state, "fishes")
    do(state, "word:retrieve", "word:retrieve", "word:retrieve")
    assert [state.retrieved[ANIMALS.index(a)] for a in ("fishes", "cephalopods", "reptiles")] == [1, 1, 1]
    assert state.round == 1
    do(state, "word:retrieve")
    assert state.retrieved == [0, 0, 0, 0]
    assert state.round == 2
    assert asked(state) == ("fishes", "turn.choice")
