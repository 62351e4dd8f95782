"""Important game terms: bonus VP, food chain, earth, adjacency, thriving, dominance, survival."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    CRUSTACEANS,
    GASTROPODS,
    REPTILES,
    SPONGES,
    WORMS,
    asked,
    bare,
    box,
    control,
    disks,
    do,
    lay,
    lose,
    markers,
    offers,
    put,
    refused,
    row,
    species,
    start,
    turn,
    vent,
    vp,
)

from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, SUN
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import SPECTATOR


@pytest.fixture
def empty() -> Marine:
    """Four animals and the start tiles, no species and no elements on earth."""
    state = start()
    bare(state)
    return state


def endangered(state: Marine, hex: str) -> list[str]:
    """The animals that the view shows as endangered on a tile."""
    found: list[str] = next(t["endangered"] for t in state.view(SPECTATOR)["tiles"] if t["hex"] == hex)
    return found


def survival_card(state: Marine) -> str | None:
    holder: str | None = state.view(SPECTATOR)["survival"]
    return holder


# --- bonus VP --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.bonus")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21)])
def test_m34_bonus_vp_grow_with_the_count_up_to_six(empty: Marine, count: int, points: int) -> None:
    """Tectonics in the middle of a ring of vents counts the new vent and its neighbours."""
    ring = ["D3", "E3", "E4", "D5", "C4", "C3"]
    for hex in ring[: count - 1]:
        vent(empty, hex, "smoker")
    control(empty, "fishes", "sun")
    turn(empty, "fishes")
    do(empty, "place:sun@tectonics-2", "hex:D4", "geyser")
    assert vp(empty)["fishes"] == points


# --- food chain ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.food-chain", "evolution.ties")
def test_ties_are_broken_down_the_food_chain(empty: Marine) -> None:
    for animal in ANIMALS:
        put(empty, animal, "D4", 2)
    row(empty, "biomass", "disease", "habitat", "omnivore", "predator")
    markers(empty, evolution=["reef"])
    turn(empty, "crustaceans")
    do(empty, "place:basic@evolution-1", "hex:D4")
    assert vp(empty) == {"reptiles": 6, "cephalopods": 3, "fishes": 2, "crustaceans": 0}


@pytest.mark.rule("marine", "terms.food-chain", "turn.order")
def test_turns_are_taken_up_the_food_chain() -> None:
    state = start()
    order = [asked(state)[0]]
    for _ in range(3):
        do(state, "retrieve")
        order.append(asked(state)[0])
    assert order == ["crustaceans", "fishes", "cephalopods", "reptiles"]


# --- earth -----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.earth")
def test_species_removed_from_earth_leave_the_game(empty: Marine) -> None:
    put(empty, "fishes", "D4")
    put(empty, "reptiles", "D4", 3)
    markers(empty, competition=["reef"])
    turn(empty, "fishes")
    pool = empty.pool[REPTILES]
    do(empty, "place:basic@competition-1", "hex:D4")
    assert species(empty, "reptiles", "D4") == 2
    assert (empty.pool[REPTILES], empty.lost[REPTILES]) == (pool, 1)


@pytest.mark.rule("marine", "terms.earth")
def test_a_tile_under_a_vent_no_longer_counts_as_its_terrain(empty: Marine) -> None:
    put(empty, "fishes", "D6")
    put(empty, "reptiles", "D6")
    vent(empty, "D6", "smoker")
    markers(empty, competition=["ocean"])
    turn(empty, "fishes")
    do(empty, "place:basic@competition-1")
    assert species(empty, "reptiles", "D6") == 1
    assert asked(empty)[0] == "cephalopods"


# --- adjacency -------------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.adjacent")
def test_tiles_that_share_an_edge_are_adjacent_vents_too(empty: Marine) -> None:
    put(empty, "fishes", "D2")
    turn(empty, "fishes")
    do(empty, "place:basic@migration-1", "hex:D2")
    assert sorted(offers(empty)) == ["hex:C1", "hex:D1", "hex:D3", "hex:E1"]


@pytest.mark.rule("marine", "terms.adjacent")
def test_a_tile_beyond_the_next_one_is_not_adjacent(empty: Marine) -> None:
    put(empty, "fishes", "D2")
    turn(empty, "fishes")
    do(empty, "place:basic@migration-1", "hex:D2")
    assert refused(empty, "hex:D4") == ("refused-not-adjacent", "terms.adjacent")


@pytest.mark.rule("marine", "terms.adjacent")
def test_a_vent_is_adjacent_to_the_tiles_round_the_one_it_lies_on(empty: Marine) -> None:
    put(empty, "fishes", "D7")
    turn(empty, "fishes")
    do(empty, "place:basic@migration-1", "hex:D7")
    assert sorted(offers(empty)) == ["hex:C6", "hex:D6", "hex:E6"]


# --- endangered and thriving -----------------------------------------------------------------


@pytest.mark.rule("marine", "terms.thriving")
def test_m05_crustaceans_lose_the_only_element_that_they_match(empty: Marine) -> None:
    """The worms lie where reef, sand and ocean meet; algae elsewhere do not help on the reef."""
    lay(empty, "worms", "D4 SE")
    lay(empty, "algae", "D6 SE")
    put(empty, "crustaceans", "D4", 2)
    box(empty, "depletion", "worms")
    assert endangered(empty, "D4") == []
    turn(empty, "fishes")
    do(empty, "place:basic@depletion-1", "corner:D4-D5-E4")
    assert endangered(empty, "D4") == ["crustaceans"]


@pytest.mark.rule("marine", "terms.thriving")
def test_one_matching_element_among_others_is_enough_to_thrive(empty: Marine) -> None:
    lay(empty, "sun", "D4 NE")
    lay(empty, "worms", "D4 W")
    put(empty, "crustaceans", "D4")
    put(empty, "fishes", "D4")
    assert endangered(empty, "D4") == ["fishes"]


@pytest.mark.rule("marine", "terms.thriving")
def test_an_added_disk_matches_like_a_printed_element(empty: Marine) -> None:
    lay(empty, "sun", "D4 NE")
    put(empty, "fishes", "D4")
    assert endangered(empty, "D4") == ["fishes"]
    disks(empty, "fishes", "sun")
    assert endangered(empty, "D4") == []


@pytest.mark.rule("marine", "terms.thriving")
def test_an_element_of_the_next_tile_does_not_match(empty: Marine) -> None:
    lay(empty, "plankton", "D6 SE")
    put(empty, "fishes", "D5")
    put(empty, "fishes", "D6")
    assert (endangered(empty, "D5"), endangered(empty, "D6")) == (["fishes"], [])


# --- dominance -------------------------------------------------------------------------------

SPONGE_TILES = ["D4", "D3", "C3", "C4", "D5"]


def with_sponges(state: Marine, tiles: list[str]) -> None:
    """Reptiles on tiles that all have sponges; the two sponges touch D4, D3, C3 and C4, D5."""
    lay(state, "sponges", "D4 NW", "D4 SW")
    for hex in tiles:
        put(state, "reptiles", hex)


@pytest.mark.rule("marine", "terms.dominance")
def test_m01_five_tiles_with_sponges_beat_a_target_of_4(empty: Marine) -> None:
    with_sponges(empty, SPONGE_TILES)
    empty.target[SPONGES] = 4
    turn(empty, "reptiles")
    do(empty, "place:basic@domination-1", "element:sponges")
    assert (empty.control[SPONGES], empty.target[SPONGES]) == (REPTILES, 5)


@pytest.mark.rule("marine", "terms.dominance")
def test_m01_four_tiles_with_sponges_only_equal_a_target_of_4(empty: Marine) -> None:
    with_sponges(empty, SPONGE_TILES[:4])
    lay(empty, "sun", "D4 E")
    empty.target[SPONGES] = 4
    turn(empty, "reptiles")
    do(empty, "place:basic@domination-1")
    assert offers(empty) == ["element:sun", "word:forfeit"]
    assert refused(empty, "element:sponges") == ("refused-not-dominated", "terms.dominance")


@pytest.mark.rule("marine", "terms.dominance")
def test_m02_two_printed_sun_beat_a_target_of_1_on_one_tile(empty: Marine) -> None:
    lay(empty, "sun", "D4 NE")
    put(empty, "reptiles", "D4", 3)
    turn(empty, "reptiles")
    do(empty, "place:basic@domination-1", "element:sun")
    assert (empty.control[SUN], empty.target[SUN]) == (REPTILES, 2)


@pytest.mark.rule("marine", "terms.dominance")
@pytest.mark.parametrize("element", ["algae", "worms", "plankton", "gastropods"])
def test_m03_reptiles_never_dominate_what_they_do_not_need(empty: Marine, element: str) -> None:
    lay(empty, element, "D4 NW", "D4 SW", "D4 E")
    lay(empty, "sun", "D4 NE")
    for hex in ("D3", "D4", "D5", "C3", "C4", "E3", "E4"):
        put(empty, "reptiles", hex)
    assert empty.domination_value(REPTILES, ELEMENTS.index(element)) == 0
    turn(empty, "reptiles")
    do(empty, "place:basic@domination-1")
    assert offers(empty) == ["element:sun", "word:forfeit"]


@pytest.mark.rule("marine", "terms.dominance")
def test_m04_two_worms_on_three_tiles_beat_a_target_of_4(empty: Marine) -> None:
    lay(empty, "worms", "D4 SE", "D6 SW")
    for hex in ("D4", "E4", "D6"):
        put(empty, "crustaceans", hex, 2)
    empty.target[WORMS] = 4
    assert empty.domination_value(CRUSTACEANS, WORMS) == 6
    turn(empty, "crustaceans")
    do(empty, "place:basic@domination-1", "element:worms")
    assert (empty.control[WORMS], empty.target[WORMS]) == (CRUSTACEANS, 6)


@pytest.mark.rule("marine", "terms.dominance")
def test_added_disks_count_for_dominance(empty: Marine) -> None:
    lay(empty, "gastropods", "D4 SE")
    put(empty, "reptiles", "D4")
    put(empty, "reptiles", "D5")
    disks(empty, "reptiles", "gastropods", "gastropods")
    assert empty.domination_value(REPTILES, GASTROPODS) == 2 * 2


@pytest.mark.rule("marine", "terms.dominance")
def test_a_tile_counts_once_however_many_species_and_elements_it_has(empty: Marine) -> None:
    lay(empty, "sun", "D1 NE", "D1 NW")
    put(empty, "reptiles", "D1", 5)
    assert empty.domination_value(REPTILES, SUN) == 2 * 1


@pytest.mark.rule("marine", "terms.dominance")
def test_two_animals_may_dominate_the_same_element(empty: Marine) -> None:
    lay(empty, "algae", "D4 SE")
    for animal in ("fishes", "crustaceans"):
        put(empty, animal, "D4")
        put(empty, animal, "D5")
    algae = ELEMENTS.index("algae")
    assert [ANIMALS[a] for a in empty.playing() if empty.dominates(a, algae)] == ["fishes", "crustaceans"]


# --- out of the game -------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.out")
def test_an_animal_without_any_species_still_takes_its_turn_and_keeps_its_vp(empty: Marine) -> None:
    lose(empty, "fishes", 34)
    empty.vp[ANIMALS.index("fishes")] = 12
    turn(empty, "crustaceans")
    do(empty, "retrieve")
    assert asked(empty) == ("fishes", "turn.choice")
    do(empty, "place:basic@abundance-1")
    assert asked(empty) == ("fishes", "abundance")
    assert vp(empty)["fishes"] == 12


@pytest.mark.rule("marine", "terms.out")
def test_an_animal_without_any_species_is_waited_for_before_a_round_ends(empty: Marine) -> None:
    lose(empty, "reptiles", 34)
    turn(empty, "crustaceans")
    do(empty, "retrieve", "retrieve", "retrieve")
    assert empty.round == 1
    do(empty, "retrieve")
    assert empty.round == 2


# --- survival card ---------------------------------------------------------------------------


@pytest.mark.rule("marine", "terms.survival")
def test_the_survival_card_is_with_the_animal_that_has_the_most_species_on_vents(empty: Marine) -> None:
    put(empty, "fishes", "D1", 2)
    put(empty, "fishes", "D7", 1)
    put(empty, "reptiles", "D1", 2)
    put(empty, "reptiles", "D2", 9)
    assert survival_card(empty) == "fishes"


@pytest.mark.rule("marine", "terms.survival")
def test_the_survival_card_is_taken_at_once_and_lost_to_a_tie(empty: Marine) -> None:
    put(empty, "fishes", "D1")
    put(empty, "reptiles", "D2")
    put(empty, "cephalopods", "D2", 2)
    turn(empty, "cephalopods")
    do(empty, "place:basic@migration-1", "hex:D2", "hex:D1")
    assert survival_card(empty) is None
    do(empty, "hex:D2", "hex:D1")
    assert survival_card(empty) == "cephalopods"


@pytest.mark.rule("marine", "terms.survival")
def test_nobody_has_the_survival_card_while_all_vents_are_empty(empty: Marine) -> None:
    put(empty, "reptiles", "D2", 3)
    assert survival_card(empty) is None
