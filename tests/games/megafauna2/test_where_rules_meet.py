"""Situations in which several rules meet."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import bare, biome, found, give, put, sound, speak, species, told
from tests.games.megafauna2.test_alien import empty
from tests.games.megafauna2.test_alien import put as grow

from phylarium.families.fauna.rules.names import GREEN, HERBIVORE, NONE, RED, YELLOW
from phylarium.games.megafauna2.rules import disks, ending, extinction, frames, mutagen, neoteny, personality
from phylarium.games.megafauna2.rules.board import SHELF
from phylarium.games.megafauna2.rules.names import CARDS, COLOURS, CONTINENT, PLANT, WHITE_DISK


@pytest.mark.rule("megafauna2", "K5f", "D8")
@pytest.mark.parametrize(("planet", "strikes"), [("earth", 1), ("mars", 2), ("venus", 2)])
def test_only_worlds_without_a_magnetic_field_lose_an_organ_of_each_colour(planet: str, strikes: int) -> None:
    state = empty(1, planet=planet)
    name = f"{COLOURS[state.colour_of[0]]}-archetype"
    found(state, name)
    state.agenda.clear()
    mutagen.radiation(state, [RED, YELLOW])
    mine = [f for f in state.agenda if isinstance(f, frames.Atrophy) and f.species == species(name)]
    assert len(mine) == strikes


@pytest.mark.rule("megafauna2", "D14")
def test_a_disk_that_the_event_has_laid_is_not_taken_up_again() -> None:
    state = bare("orange", "black")
    laid = [hex for hex in range(SHELF) if state.disk[hex] == WHITE_DISK]
    assert laid
    mask = sum(1 << hex for hex in laid)
    open_to = disks.elsewhere(state, WHITE_DISK, CONTINENT, 0)
    assert len(open_to) - len(disks.elsewhere(state, WHITE_DISK, CONTINENT, mask)) == len(laid)


@pytest.mark.rule("megafauna2", "A7a", "K3f", "I3a")
def test_an_animal_that_never_came_has_no_fossil() -> None:
    state = empty(1, planet="mars")
    animal = state.colour_of[0]
    assert ending.points_of(state, animal).fossils == 0
    state.arrived |= 1 << animal
    assert ending.points_of(state, animal).fossils == 1


@pytest.mark.rule("megafauna2", "L1b")
def test_creeples_of_animals_count_twice_wherever_they_are_and_those_of_the_plant_do_not() -> None:
    state = empty(2, planet="venus", plant_played=True)
    animal = next(colour for colour in state.colour_of if colour != PLANT)
    name = f"{COLOURS[animal]}-archetype"
    found(state, name)
    give(state, name, CARDS[0], bare=True)
    state.living[species(name)] = 3
    assert ending.animals_of(state, animal) == 3
    state.host_on[state.held[-1]] = species("green-archetype")
    assert ending.animals_of(state, animal) == 3
    state.card_at[state.held[-1]] = species("green-archetype")
    state.host_on[state.held[-1]] = species(name)
    assert [ending.animals_of(state, colour) for colour in (animal, PLANT)] == [3, 1]


@pytest.mark.rule("megafauna2", "E6b", "I3a")
def test_a_species_that_outgrows_its_card_does_not_take_the_archetype_along() -> None:
    state = bare("orange", "black")
    put(state, "orange-archetype", "laurentia-e-herbivore")
    put(state, "orange-flyer", "laurentia-c-herbivore")
    extinction.kiwi(state, species("orange-flyer"))
    assert ("log-fossil-archetype", "I3a") not in told(state)
    assert state.size[species("orange-flyer")] == 0
    assert state.size[species("orange-archetype")] == 1
    sound(state)


@pytest.mark.rule("megafauna2", "K2b", "E5", "H1")
def test_who_sheds_the_organs_that_eat_a_cactus_is_endangered_at_once() -> None:
    state = empty(1, planet="mars")
    grow(state, "green-armored", "gondwana-c")
    name = f"{COLOURS[state.colour_of[0]]}-archetype"
    found(state, name, basal="gg")
    state.living[species(name)] += 1
    state.unborn[species(name)] -= 1
    state.place(species(name), biome("gondwana-c"), HERBIVORE)
    neoteny.shed_basal(state, species(name), GREEN)
    assert state.plant[biome("gondwana-c")] == species("green-armored")
    assert state.herbivore[biome("gondwana-c")] == NONE
    assert species(name) in state.fallen


@pytest.mark.rule("megafauna2", "J6b", "E2h")
def test_a_personality_that_is_laid_as_it_was_is_no_news() -> None:
    state = bare("orange", "black")
    put(state, "orange-archetype", "laurentia-e-herbivore")
    speak(state, "orange-archetype")
    state.journal = []
    personality.lay_personality(state, species("orange-archetype"), state.row(species("orange-archetype")))
    assert state.journal == []
