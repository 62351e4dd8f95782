"""Migration: how far a developing animal goes, and over which ground."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    clear,
    cultivate,
    dna,
    do,
    greenhouse,
    lay,
    offers,
    put,
    quiet,
    refused,
    size,
    species,
    turn,
)

from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.migration import habitats_of, limit, reach
from phylarium.games.megafauna1.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    """Red and white with an animal each in its homeland (T2 and A1), nothing else on the map."""
    return quiet("red", "white")


def reached(state: Megafauna, name: str) -> set[str]:
    """The habitats in reach of a species."""
    sp = species(name)
    found = reach(state, state.genome[sp], state.size[sp], habitats_of(state, sp))
    assert len(found) == len(set(found))
    return {HABITATS[h] for h in found}


# --- 11.0: the limit -------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "11.0", "11.1c", "7.3b")
@pytest.mark.parametrize(
    ("letters", "grown", "far"),
    [
        ("", 1, 1),
        ("", 6, 6),
        ("PP", 2, 4),
        ("BGSS", 2, 2),
        ("M", 1, 0),
        ("MP", 3, 3),
        ("MM", 2, 2),
        ("SSS", 1, 7),
        ("SSSPP", 1, 7),
        ("MSSS", 1, 7),
        ("SSS", 2, 2),
    ],
)
def test_R27_the_limit_is_size_and_physiology(letters: str, grown: int, far: int) -> None:
    """R17 too: flyers of size one go seven habitats."""
    assert limit(genome(letters), grown) == far


@pytest.mark.rule("megafauna1", "11.0", "10.4")
def test_a_path_goes_straight_and_not_diagonally(state: Megafauna) -> None:
    assert reached(state, "red-dino") == {"T2", "H2", "T1", "T3", "T6"}


@pytest.mark.rule("megafauna1", "11.0")
def test_each_size_goes_one_habitat_farther(state: Megafauna) -> None:
    size(state, "white-cat", 2)
    assert reached(state, "white-cat") == {"A1", "A0", "A2", "A3", "J0", "J1", "J2", "H1"}


@pytest.mark.rule("megafauna1", "11.0", "10.1")
def test_every_animal_of_the_species_may_be_the_parent(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J5")
    put(state, "red-dino", "J5-hunt")
    assert reached(state, "red-dino") == {"T2", "H2", "T1", "T3", "T6", "J5", "A5", "J4", "H5"}


@pytest.mark.rule("megafauna1", "11.0", "11.1c")
def test_R27_an_amphibian_of_size_one_stays_in_its_habitat(state: Megafauna) -> None:
    """It may still change between the parts of it."""
    lay(state, "cycad_thicket", "T3")
    clear(state, "red-dino")
    put(state, "red-dino", "T3")
    dna(state, "red-dino", "BM")
    put(state, "white-cat", "T3-husk")
    dna(state, "white-cat", "H")
    assert reached(state, "red-dino") == {"T3"}
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T3-biome", "place:T3-hunt"]
    assert refused(state, "place:T2-biome") == ("refused-too-far", "11.0")


# --- 11.1: obstacles -------------------------------------------------------------------------


def coast(state: Megafauna) -> None:
    """Sea west of the red homeland (T1), land beyond it (T0) and on the other side (T3)."""
    lay(state, "lobsters", "T1")
    lay(state, "cycad_thicket", "T0")
    lay(state, "calamites_thicket", "T3")


@pytest.mark.rule("megafauna1", "11.1", "11.1a", "2.4a")
def test_R28_without_M_the_sea_is_closed(state: Megafauna) -> None:
    coast(state)
    size(state, "red-dino", 2)
    found = reached(state, "red-dino")
    assert "T3" in found
    assert "T1" not in found
    assert "T0" not in found


@pytest.mark.rule("megafauna1", "11.1c")
def test_R28_with_one_M_land_and_sea_are_open_and_the_way_is_shorter(state: Megafauna) -> None:
    coast(state)
    size(state, "red-dino", 3)
    dna(state, "red-dino", "M")
    found = reached(state, "red-dino")
    assert {"T0", "T1", "T3"} <= found
    assert "T5" not in found


@pytest.mark.rule("megafauna1", "11.1", "11.1b")
def test_R28_with_two_M_the_land_is_closed(state: Megafauna) -> None:
    coast(state)
    clear(state, "red-dino")
    put(state, "red-dino", "T1", size=3)
    dna(state, "red-dino", "MM")
    assert reached(state, "red-dino") == {"T1"}


@pytest.mark.rule("megafauna1", "11.1a", "11.1b", "7.3b")
@pytest.mark.parametrize("letters", ["SSS", "MMSSS"])
def test_R17_flyers_cross_land_sea_and_ice(state: Megafauna, letters: str) -> None:
    coast(state)
    dna(state, "red-dino", letters)
    assert {"T0", "T1", "T3"} <= reached(state, "red-dino")
    greenhouse(state, "200")
    lay(state, "seed_ferns", "H2")
    assert "H2" in reached(state, "red-dino")


@pytest.mark.rule("megafauna1", "11.1d", "15.1d")
def test_ice_is_closed_to_all_who_cannot_fly(state: Megafauna) -> None:
    greenhouse(state, "200")
    for at, tile in (("A0", "ginkgo_woodland"), ("A2", "polar_forest"), ("J1", "seed_ferns")):
        lay(state, tile, at)
    size(state, "white-cat", 6)
    assert reached(state, "white-cat") == {"A1"}
    turn(state, "white")
    dna(state, "white-cat", "M")
    assert reached(state, "white-cat") == {"A1"}


@pytest.mark.rule("megafauna1", "11.1a", "2.6e", "15.2a")
def test_empty_slots_are_sea_in_the_heat(state: Megafauna) -> None:
    assert "T1" in reached(state, "red-dino")
    greenhouse(state, "1600")
    assert reached(state, "red-dino") == {"T2"}
    dna(state, "red-dino", "M")
    size(state, "red-dino", 2)
    assert "T1" in reached(state, "red-dino")


@pytest.mark.rule("megafauna1", "11.1a", "15.1c")
def test_a_drowned_biome_is_a_way_for_sea_animals_only(state: Megafauna) -> None:
    greenhouse(state, "3200")
    lay(state, "lycopod_meadow", "T3")
    size(state, "red-dino", 2)
    assert "T3" not in reached(state, "red-dino")
    dna(state, "red-dino", "M")
    assert "T3" in reached(state, "red-dino")


@pytest.mark.rule("megafauna1", "11.1", "10.4")
def test_why_a_place_is_closed_is_told_with_its_rule(state: Megafauna) -> None:
    greenhouse(state, "200")
    lay(state, "calamites_thicket", "T3")
    lay(state, "cycad_thicket", "T4")
    lay(state, "lobsters", "H3")
    clear(state, "red-dino")
    put(state, "red-dino", "T3", size=2)
    dna(state, "red-dino", "B")
    clear(state, "white-cat")
    put(state, "white-cat", "T3-hunt")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T3-biome", "place:T4-biome"]
    assert refused(state, "place:H3-biome") == ("refused-ground", "11.1a")
    # The red homeland lies under ice.
    assert refused(state, "place:T2-biome") == ("refused-ground", "11.1d")
    assert refused(state, "place:T0-biome") == ("refused-too-far", "11.0")
    assert refused(state, "place:T3-husk") == ("refused-no-food", "13.1")
    assert refused(state, "place:T3-hunt") == ("refused-no-prey", "14.1")


@pytest.mark.rule("megafauna1", "11.1b")
def test_why_the_land_is_closed_to_sea_animals(state: Megafauna) -> None:
    coast(state)
    lay(state, "aspidorhyneid_ray_fins", "T4")
    clear(state, "red-dino")
    put(state, "red-dino", "T1", "T4", size=3)
    dna(state, "red-dino", "MM")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert refused(state, "place:T3-biome") == ("refused-ground", "11.1b")


@pytest.mark.rule("megafauna1", "11.0", "11.1a", "11.1b", "17.1")
def test_the_printed_example_of_movement(state: Megafauna) -> None:
    """At 1600 ppm a sea animal of size 2 and a land animal of size 3 travel; then the Atlantic opens between."""
    greenhouse(state, "1600")
    lay(state, "lobsters", "T3")
    lay(state, "cycadoid", "H3")
    lay(state, "cycad_thicket", "H4")
    lay(state, "termite_mounds", "H5")
    put(state, "red-fin", "T3", size=2)
    dna(state, "red-fin", "MM")
    put(state, "white-rhino", "H3", size=3)
    assert "T5" in reached(state, "red-fin")
    assert "H5" in reached(state, "white-rhino")
    assert reached(state, "white-rhino") == {"H3", "H4", "H5"}
    state.atlantic = 1
    assert "T5" in reached(state, "red-fin")
    assert reached(state, "white-rhino") == {"H3", "H4"}


@pytest.mark.rule("megafauna1", "17.1")
@pytest.mark.parametrize(("letters", "grown", "crosses"), [("MM", 2, True), ("M", 3, False), ("SSS", 1, False)])
def test_R42_only_sea_animals_cross_the_atlantic(state: Megafauna, letters: str, grown: int, crosses: bool) -> None:
    """The line of the rift lies between H4 and H5."""
    for at, tile in (("H4", "belemnites"), ("H5", "clam_and_oyster_beds"), ("T5", "lobsters")):
        lay(state, tile, at)
    put(state, "red-fin", "H4", size=grown)
    dna(state, "red-fin", letters)
    assert {"H5", "T5"} & reached(state, "red-fin")
    state.atlantic = 1
    assert ("H5" in reached(state, "red-fin")) is crosses
    # A sea animal pays nothing more for the crossing.
    assert ("T5" in reached(state, "red-fin")) is crosses


@pytest.mark.rule("megafauna1", "17.1")
def test_the_rift_has_no_way_around(state: Megafauna) -> None:
    state.atlantic = 1
    size(state, "red-dino", 6)
    assert not {"H5", "T4", "T5"} & reached(state, "red-dino")
    assert {"H4", "J5", "T3", "T7"} <= reached(state, "red-dino")


@pytest.mark.rule("megafauna1", "11.0", "9.2e")
def test_a_farm_in_reach_is_a_place_to_develop(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T2-biome", "place:H2-biome", "place:T1-biome", "place:T3-biome", "place:T6-biome"]
