"""What seldom meets: white monsters and growth for size alone, flights of Queen Bee's grown creeples, lost traits.

A fifth reader wrote these cases down from the rules before looking at what the game does.
"""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, offered
from tests.games.mesofauna.lives import arrive, evolved, her_turn, sized, tool, wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    at,
    colour,
    dice,
    display,
    do,
    lay,
    lift,
    lines,
    mutations,
    offers,
    organs,
    organs_of,
    packed,
    portrait,
    put,
    quiet,
    refused,
    run,
    sound,
    species,
    told,
    where,
)
from tests.games.mesofauna.test_ending import chain

from phylarium.families.fauna.rules.names import GONE
from phylarium.games.mesofauna.rules import dispersal, flow, frames, mutagen
from phylarium.games.mesofauna.rules.names import FACES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import DECK_EMPTY
from phylarium.games.mesofauna.shown.things import inspect
from phylarium.kernel.words import render


@pytest.fixture
def giants() -> Mesofauna:
    return with_dinosaurs()


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


# --- Combined: monsters ------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J7c", "J4a")
def test_a_monster_whose_colour_does_not_count_grows_for_its_size_alone(giants: Mesofauna) -> None:
    """A red monster has no green organ more at size 2, but of equals the larger wins."""
    put(giants, "pink-flyer", "1c")
    put(giants, "white-archetype", "4b", basal="w")
    evolved(giants, "white-archetype", "jaw_hinge-b")
    flow.begin_phase(giants, species("white-archetype"))
    arrive(giants, "white-archetype", "1c")
    assert giants.size[species("white-archetype")] == 2
    assert where(giants, "white-archetype") == ["1c herbivore", "4b herbivore"]
    assert ("log-loses-size", "J4a") in told(giants)


@pytest.mark.rule("mesofauna", "J7c", "J4b", "bf.F5")
def test_a_warm_parasite_grows_to_keep_a_tie_from_the_defender(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "2a", "1c")
    put(giants, "purple-parasite", "2a on_herbivore", basal="b")
    put(giants, "pink-parasite", "1c on_herbivore", basal="b")
    portrait(giants, "pink-parasite", "diapause-a")
    evolved(giants, "pink-parasite", "detritus_gut-a")
    giants.in_row[giants.held[-1]] = 1
    giants.count_moods(species("pink-parasite"))
    flow.begin_phase(giants, species("pink-parasite"))
    arrive(giants, "pink-parasite", "2a on_herbivore")
    assert giants.size[species("pink-parasite")] == 2
    assert where(giants, "pink-parasite") == ["1c on_herbivore", "2a on_herbivore"]
    assert ("log-loses-size", "J4b") in told(giants)


@pytest.mark.rule("mesofauna", "J7", "J7c", "bf.G6", "bf.F1c")
def test_a_white_monster_warms_its_bug_lets_it_fly_and_counts_in_any_colour(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "1c", "4b")
    assert not dispersal.may_fly(giants, species("pink-archetype"))
    evolved(giants, "pink-archetype", "fat_body-a")
    assert organs_of(giants, "pink-archetype") == "w"
    assert dispersal.may_fly(giants, species("pink-archetype"))
    put(giants, "purple-burrower", "2a", basal="ggg")
    flow.begin_phase(giants, species("purple-burrower"))
    arrive(giants, "purple-burrower", "1c")
    assert giants.size[species("pink-archetype")] == 3, "three white ones are as many as three green ones, and larger"
    assert "1c herbivore" in where(giants, "pink-archetype")


@pytest.mark.rule("mesofauna", "J7d", "bf.H7c", "bf.G6")
def test_a_white_monster_is_warm_until_the_mutagen_has_its_chit(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "1c", basal="rr")
    evolved(giants, "pink-archetype", "fat_body-a")
    sized(giants, "pink-archetype", 3)
    mutagen.strike(giants, 3)
    giants.run()
    assert giants.size[species("pink-archetype")] == 1
    assert giants.is_holometabolan(species("pink-archetype"))
    mutagen.strike(giants, 2)
    giants.run()
    assert mutations(giants, "pink-archetype") == []
    assert not giants.is_holometabolan(species("pink-archetype"))
    assert ("log-loses-monster", "J7d") in told(giants)


@pytest.mark.rule("mesofauna", "J7a", "J6c")
def test_pink_with_a_monster_is_told_that_the_monster_keeps_it_from_horror_plants() -> None:
    state = quiet("pink", "white", stage="combined")
    put(state, "pink-archetype", "1a")
    put(state, "white-archetype", "3a")
    display(state, "fat_body", "crop")
    act(state, "pink-archetype")
    assert "archetype-giant_metabolic-1" in offered(state, "mutate")
    evolved(state, "pink-archetype", "detritus_gut-a")
    state.in_row[state.held[-1]] = 1
    act(state, "pink-archetype")
    assert refused(state, "mutate:archetype-giant_metabolic-1") == ("refused-monster-buys-bugs", "J7a")
    assert refused(state, "mutate:archetype-giant_darwin-1") == ("refused-giant-card", "J6c")


# --- Combined: fugitives, divers, traits that are lost -----------------------------------------------


@pytest.mark.rule("mesofauna", "J4c", "bf.E1c", "bf.H5b")
def test_a_fugitive_crosses_no_sea(giants: Mesofauna) -> None:
    """Craton 1 is an island, all of it taken; with six points it could go anywhere else."""
    lift(giants, "1")
    lay(giants, "1", "adrift")
    put(giants, "white-archetype", "1a")
    sized(giants, "white-archetype", 6)
    put(giants, "pink-burrower", "1b", "1c")
    organs(giants, "pink-burrower", "ggg")
    put(giants, "purple-flyer", "4b", basal="gggggg")
    flow.begin_phase(giants, species("purple-flyer"))
    arrive(giants, "purple-flyer", "1a")
    assert where(giants, "white-archetype") == []
    assert ("log-killed", "bf.F2a") in told(giants)


@pytest.mark.rule("mesofauna", "J4c", "J8a")
def test_a_warm_diver_escapes_above_a_swimmer_in_a_lake(giants: Mesofauna) -> None:
    put(giants, "purple-swimmer", "4c")
    put(giants, "white-burrower", "4a", basal="w")
    tool(giants, "white-burrower", "diving_bell")
    sized(giants, "white-burrower", 2)
    put(giants, "pink-flyer", "2a", basal="ggg")
    flow.begin_phase(giants, species("pink-flyer"))
    arrive(giants, "pink-flyer", "4a")
    assert at("4c carnivore") in offers(giants)
    assert at("4c") not in offers(giants)
    do(giants, at("4c carnivore"), "word:keep")
    assert where(giants, "white-burrower") == ["4c carnivore"]


@pytest.mark.rule("mesofauna", "J2b", "J6d")
def test_radiation_takes_a_haustorium_and_with_it_the_cards_of_bugs(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1c")
    evolved(giants, "white-archetype", "dust_seeds-a")
    act(giants, "white-archetype")
    assert any(text.startswith("archetype-metabolic") for text in offered(giants, "mutate"))
    giants.agenda.clear()
    mutagen.radiation(giants, 1)
    act(giants, "white-archetype")
    assert not any(text.startswith("archetype-metabolic") for text in offered(giants, "mutate"))
    assert refused(giants, "mutate:archetype-metabolic-1") == ("refused-bug-card", "J6d")


# --- Butterfly ---------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_why_an_archetype_does_not_appear_in_the_other_half() -> None:
    """Where somebody grazes whom nobody hunts, it would hunt; where nobody grazes, it would graze."""
    state = wild("pink", "purple")
    put(state, "purple-archetype", "1a")
    put(state, "pink-burrower", "3b")
    dice(state, 1)
    act(state, "pink-burrower")
    do(state, "resurrect")
    assert offers(state) == [at("1a carnivore"), at("1b"), at("1c")]
    assert refused(state, at("1a")) == ("refused-other-half", "bf.D3n")
    assert refused(state, at("1b carnivore")) == ("refused-other-half", "bf.D3n")


@pytest.mark.rule("mesofauna", "bf.D5", "bf.G6", "bf.E2")
def test_who_sheds_its_only_white_organ_does_not_fly_any_more() -> None:
    state = wild("pink", "purple")
    put(state, "purple-archetype", "1a")
    put(state, "pink-archetype", "3b", basal="w")
    assert dispersal.may_fly(state, species("pink-archetype"))
    act(state, "pink-archetype")
    do(state, "neoteny")
    act(state, "pink-archetype")
    do(state, "populate:archetype")
    assert "word:fly" not in offers(state)
    assert refused(state, "word:fly") == ("refused-no-flight", "bf.E2")


# --- what is told of a thing that is looked at ---------------------------------------------------------


def helps(state: Mesofauna, kind: str, name: str) -> list[str]:
    return [render(fact, "mesofauna") for fact in inspect(state, kind, name).helps]


@pytest.mark.rule("mesofauna", "bf.E3", "bf.G5")
def test_places_to_live_are_those_on_the_map_and_for_parasites_hosts() -> None:
    state = wild("pink", "purple")
    put(state, "purple-archetype", "1a", "2a", "3a")
    put(state, "pink-parasite", "1a on_herbivore")
    put(state, "pink-archetype", "3b")
    # Twelve hexes less its own and the lake.
    assert helps(state, "species", "pink-archetype")[1] == "Could live in 10 places now."
    assert helps(state, "species", "pink-parasite")[1] == "Could live in 2 places now."
    assert helps(state, "biome", "craton-2-top") == ["Could live here now: Pink archetype, Pink parasite."]
    assert helps(state, "craton", "5") == ["Nobody could come to live here now."]


@pytest.mark.rule("mesofauna", "cat.species")
def test_in_caterpillar_a_species_without_unborn_could_take_any_card() -> None:
    state = quiet("pink", "purple", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c", "4a")
    assert state.unborn[species("pink-archetype")] == 0
    assert helps(state, "species", "pink-archetype")[0].count(",") == 9


@pytest.mark.rule("mesofauna", "L3e", "L9f")
def test_queen_bee_could_take_any_card_but_those_on_the_decks(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c", "4a")
    assert bees.unborn[species("blue-archetype")] == 0
    assert helps(bees, "species", "blue-archetype")[0].count(",") == 7


# --- Queen Bee ---------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L6d", "L6c")
def test_a_grown_creeple_of_hers_that_flies_is_told_of_as_no_larva(bees: Mesofauna) -> None:
    """In your turn her grazer is driven out of a hex on an island whose other hexes are hers already."""
    bees.active = colour("pink")
    lift(bees, "1")
    lay(bees, "1", "adrift")
    put(bees, "blue-archetype", "1a", "1b", basal="w")
    put(bees, "blue-flyer", "1c")
    put(bees, "blue-swimmer", "1b carnivore")
    put(bees, "blue-burrower", "1c carnivore")
    portrait(bees, "blue-burrower", "bug_tail_spine-b")
    dice(bees, 4)
    put(bees, "pink-armored", "4b", basal="ggg")
    arrive(bees, "pink-armored", "1a")
    assert [what for what, rule in told(bees) if rule == "L6d"] == ["log-takes-wing", "log-lands"]
    assert not any("larva" in line for line in lines(bees))
    sound(bees)


@pytest.mark.rule("mesofauna", "L6e", "bf.F7c")
def test_a_death_that_makes_no_zombie_is_told(bees: Mesofauna) -> None:
    """You are a Lazarus: nobody can hold her larvae that find no room."""
    put(bees, "blue-archetype", "1b", "1a", "1c")
    lift(bees, "2", "3", "4")
    run(bees, frames.QueenPopulate(bees.queen, species("blue-archetype")))
    assert bees.zombie == []
    assert ("log-no-holder", "L6e") in told(bees)
    sound(bees)


@pytest.mark.rule("mesofauna", "L7b", "bf.H7e")
def test_a_eusocial_species_of_hers_has_the_shield_too(bees: Mesofauna) -> None:
    """Three pheromones raise a limit of 1 to 7; what is beyond that goes from the hind end, whole cards at a time."""
    put(bees, "blue-archetype", "1b")
    put(bees, "pink-archetype", "4b")
    chain(bees, "blue-archetype", 3, closed=True)
    cards = mutations(bees, "blue-archetype")
    for name in (cards[0], cards[-1]):
        bees.cubes[FACES.index(name) // 2] = packed("g")
    organs(bees, "blue-archetype", "rrrrr")
    mutagen.strike(bees, 1)
    bees.run()
    assert mutations(bees, "blue-archetype") == cards, "seven organs"
    organs(bees, "blue-archetype", "rrrrrr")
    mutagen.strike(bees, 1)
    bees.run()
    assert mutations(bees, "blue-archetype") == cards[:-1]
    assert ("log-loses-card", "L7b") in told(bees)


@pytest.mark.rule("mesofauna", "bf.I1", "L3j", "L3k", "L8")
def test_the_deck_that_she_empties_ends_the_game_after_her_larvae_and_without_an_event(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b", "3b")
    put(bees, "pink-archetype", "4b")
    display(bees, "chitin_cuticle")
    for deck in (bees.upper_deck, bees.lower_deck):
        while deck:
            bees.card_at[deck.pop()] = GONE
    dice(bees, 8)
    run(bees, frames.QueenTurn(bees.queen))
    while not bees.over():
        bees.apply(bees.legal()[0])
    said = [what for what, _ in told(bees)]
    assert bees.ending == DECK_EMPTY
    assert said.index("log-speciates") < said.index("log-populates") < said.index("log-deck-empty")
    assert "log-event" not in said


@pytest.mark.rule("mesofauna", "L6f", "bf.F3")
def test_in_your_turn_too_she_sees_to_flowers_by_the_organs_of_who_won(bees: Mesofauna) -> None:
    """Her burrower keeps its pasture and has more yellow than any species of yours; her archetype has none."""
    bees.active = colour("pink")
    put(bees, "blue-burrower", "1b", basal="gyy")
    put(bees, "blue-archetype", "4b")
    put(bees, "pink-archetype", "3b", basal="y")
    arrive(bees, "pink-archetype", "1b")
    assert ("log-plants", "L6f") in told(bees)
    organs(bees, "blue-burrower", "g")
    arrive(bees, "pink-flyer", "1b")
    assert ("log-stomps", "L6f") in told(bees)
    assert bees.flowers == 0
