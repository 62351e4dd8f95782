"""Mars, Venus and one player (K, L): set-up, three levels, habitats of plants, ends and victories."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    biome,
    colour,
    do,
    fallen,
    found,
    give_face,
    lying,
    offers,
    organs,
    pick,
    refused,
    run,
    size,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import (
    ARCHETYPE,
    ARMORED,
    BURROWER,
    CARNIVORE,
    FLYER,
    HERBIVORE,
    NONE,
    SWIMMER,
)
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import (
    acting,
    alien,
    contests,
    dispersal,
    ending,
    flow,
    frames,
    living,
    planets,
    promoting,
)
from phylarium.games.megafauna2.rules.actions import PLACE, PLACE_NAMES
from phylarium.games.megafauna2.rules.board import BIOMES, EAST, SHELF, WEST
from phylarium.games.megafauna2.rules.names import BLACK_DISK, BLOOM, NO_DISK, PLANT, SEA, WHITE_DISK
from phylarium.games.megafauna2.rules.options import MARS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import COMET, LAST_ERA, LEVEL_COUNT, PLANT_LEVEL, RUNAWAY, SEAS_LOST
from phylarium.games.megafauna2.shown import text
from phylarium.kernel import seeded
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import OptionError
from phylarium.kernel.options import Value

GREEN = "green-archetype"


def laid(seats: int, **options: Value) -> Megafauna:
    """A game in which who plays what is settled, up to the choice of the first plants; an animal is Orange."""
    state = GAME.start(seats, options, "alien", log=True)
    if "colour:orange" in offers(state):
        pick(state, "colour:orange")
    return state


def empty(seats: int = 1, **options: Value) -> Megafauna:
    """The same with nothing on the agenda and no plant on the map: tests say what grows and lives where."""
    state = laid(seats, **options)
    state.agenda.clear()
    state.offers = []
    state.journal = []
    return state


def put(state: Megafauna, name: str, *at: str, level: int = PLANT_LEVEL) -> None:
    """Creeples of a species onto the map; a species that is not there is founded."""
    sp = species(name)
    if state.size[sp] == 0:
        found(state, name)
        state.unborn[sp] = state.creeples_of(sp)
    for place in at:
        state.place(sp, biome(place), level)
        state.unborn[sp] -= 1
        state.living[sp] += 1
    state.breathe()


def names(bits: int) -> set[str]:
    return {BIOMES[b] for b in range(len(BIOMES)) if bits >> b & 1}


# --- set-up (K0, K3, L) ------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K3", "K3a", "K3b", "K3c", "K3g", "K3d")
def test_M2_59_mars_at_the_start() -> None:
    state = laid(1, planet="mars")
    assert sum(lying(state, BIOMES[shelf]) == "black" for shelf in range(SHELF, len(BIOMES))) == 6
    assert state.disk.count(WHITE_DISK) == 4
    assert (state.clouds, state.air_white, state.air_black) == (1, 1, 0)
    assert {craton for craton in range(4) if state.landmass[craton] != NONE} == set(state.components.used[MARS])
    do(state, offers(state)[0])
    do(state, offers(state)[0])
    assert state.oxygen == 18
    assert state.components.percent[state.oxygen] == 3
    assert state.unborn[species(GREEN)] == 3
    sound(state)


@pytest.mark.rule("megafauna2", "K3a", "K3b", "K3c")
@pytest.mark.parametrize(
    ("planet", "seas", "shelves", "clouds", "white", "black"), [("venus", 6, 6, 3, 3, 6), ("earth", 8, 4, 2, 2, 8)]
)
def test_venus_and_earth_at_the_start(
    planet: str, seas: int, shelves: int, clouds: int, white: int, black: int
) -> None:
    state = laid(1, planet=planet)
    assert state.disk.count(WHITE_DISK) == seas
    assert state.disk.count(BLACK_DISK) == shelves
    assert (state.clouds, state.air_white, state.air_black) == (clouds, white, black)
    assert state.status() == []


@pytest.mark.rule("megafauna2", "K0", "K0a", "K0b", "K6a", "K3f")
def test_alone_one_chooses_an_animal_that_waits_and_holds_medea() -> None:
    state = GAME.start(1, {"planet": "mars"}, "one")
    assert offers(state) == ["colour:orange", "colour:black", "colour:white"]
    pick(state, "colour:black")
    assert state.colour_of == [colour("black")]
    assert state.medea == colour("black")
    assert state.is_lazarus(colour("black"))
    assert state.seat_of[PLANT] == NONE
    assert state.seat_for(PLANT) == 0
    assert "colour:green" not in offers(state)


@pytest.mark.rule("megafauna2", "K0e", "K3d")
def test_the_plant_can_be_the_protagonist() -> None:
    state = laid(1, plant_played=True)
    assert state.colour_of == [PLANT]
    assert state.seat_of[colour("orange")] == 0
    assert state.medea == PLANT
    do(state, offers(state)[0])
    do(state, offers(state)[0])
    assert state.oxygen == 15
    sound(state)


@pytest.mark.rule("megafauna2", "K3e")
def test_two_plants_begin_on_dry_hexes_beside_water() -> None:
    state = laid(1, planet="mars")
    assert state.decision().rule == "K3e"
    for offer in offers(state):
        hex = biome(offer.removeprefix("place:").removesuffix("-plant"))
        assert state.disk[hex] == NO_DISK
        assert any(state.disk[other] == WHITE_DISK for other in range(SHELF) if state.beside[hex] >> other & 1)
    first = offers(state)[0]
    do(state, first)
    assert first not in offers(state)
    do(state, offers(state)[0])
    assert state.living[species(GREEN)] == 2
    assert len(where(state, GREEN)) == 2
    assert ("log-germinates", "K3e") in told(state)


@pytest.mark.rule("megafauna2", "L1", "L1a")
def test_on_venus_one_can_have_the_plant_and_medea_for_ever() -> None:
    plants = set()
    for seed in range(12):
        state = GAME.start(2, {"planet": "venus", "plant_played": True}, str(seed))
        seat = state.seat_of[PLANT]
        plants.add(seat)
        assert state.to_move() == 1 - seat
        pick(state, "colour:white")
        assert state.colour_of[1 - seat] == colour("white")
        assert state.medea == PLANT
        assert not state.medea_is_claimed()
        assert state.cloud_seeder() == colour("white")
    assert plants == {0, 1}


@pytest.mark.rule("megafauna2", "L2", "L2a", "L2b")
def test_on_venus_two_or_three_can_be_animals_and_medea_leads_the_plant() -> None:
    for seats in (2, 3):
        state = laid(seats, planet="venus")
        assert PLANT not in state.colour_of
        assert state.medea == min(state.colour_of)
        assert all(state.is_lazarus(c) for c in state.colour_of)
        assert state.to_move() == state.seat_of[state.medea]
        assert state.medea_is_claimed()
        assert state.cloud_seeder() == state.medea


@pytest.mark.rule("megafauna2", "E8", "K6a", "L1a")
def test_medea_stays_where_she_is_alone_and_with_a_plant_that_is_played() -> None:
    state = empty(2, planet="venus", plant_played=True)
    put(state, GREEN, "laurentia-c")
    orange = colour("orange")
    run(state, frames.StartActions(orange))
    assert "word:medea" not in offers(state)
    assert refused(state, "word:medea") == ("refused-medea-stays", "L1a")


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"planet": "mars"}, "planet needs 1 seats"),
        (4, {"planet": "venus"}, "planet needs 1, 2 or 3 seats"),
        (2, {"planet": "venus", "rules": "tooth_and_claw"}, "Achterbahn"),
        (1, {"planet": "mars", "historical": True}, "historical"),
        (2, {"plant_played": True}, "only alone, or on Venus"),
        (2, {"planet": "venus", "chicxulub": True}, "third era comes anyway"),
        (3, {"planet": "venus", "plant_played": True}, "plant_played needs 1 or 2 seats"),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, Value], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.start(seats, options)


# --- plants (K4b, K7) --------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K7b", "K7a")
def test_plants_grow_at_their_distance_from_water() -> None:
    state = empty(planet="mars")
    seas = {BIOMES[hex] for hex in range(SHELF) if state.disk[hex] == WHITE_DISK}
    beside = {
        BIOMES[other]
        for hex in range(SHELF)
        if state.disk[hex] == WHITE_DISK
        for other in range(SHELF)
        if state.beside[hex] >> other & 1
    } - seas
    assert names(alien.habitats(state, ARCHETYPE)) == beside
    assert names(alien.habitats(state, BURROWER)) == beside
    dry = names(alien.habitats(state, ARMORED))
    assert beside < dry
    assert not dry & seas
    assert names(alien.habitats(state, SWIMMER)) & set(BIOMES[:SHELF]) == seas
    assert alien.habitats(state, FLYER) == 0
    hex = biome(sorted(beside)[0])
    state.disk[hex] = BLACK_DISK
    assert not alien.grows(state, species(GREEN), hex), "a mountain is no land"


@pytest.mark.rule("megafauna2", "K4b", "K5g")
def test_seaweed_on_carbon_is_a_bloom_and_waters_the_hex_beside_it() -> None:
    state = empty(planet="mars")
    shelves = names(alien.habitats(state, SWIMMER)) - set(BIOMES[:SHELF])
    assert "gondwana-north-shelf" not in shelves, "Olympus Mons"
    assert "gondwana-south-shelf" in shelves
    assert len(shelves) == 5
    assert not alien.grows(state, species(GREEN), biome("gondwana-se"))
    put(state, "green-swimmer", "gondwana-south-shelf")
    assert state.ground(biome("gondwana-south-shelf")) == BLOOM
    assert alien.grows(state, species(GREEN), biome("gondwana-se"))
    assert state.ground(biome("gondwana-middle-shelf")) != BLOOM


@pytest.mark.rule("megafauna2", "K7c", "G1")
def test_a_plant_wilts_when_its_water_is_gone_and_who_lived_on_it_starves() -> None:
    state = empty(planet="mars")
    put(state, "green-swimmer", "baltica-nw")
    put(state, "orange-swimmer", "baltica-nw", level=HERBIVORE)
    assert state.ground(biome("baltica-nw")) == SEA
    living.check_all(state)
    assert fallen(state, "green-swimmer") == []
    state.disk[biome("baltica-nw")] = NO_DISK
    living.check(state, biome("baltica-nw"))
    assert fallen(state, "green-swimmer") == ["baltica-nw-plant"]
    assert fallen(state, "orange-swimmer") == ["baltica-nw-herbivore"]
    assert told(state)[0] == ("log-wilts", "K7c")


@pytest.mark.rule("megafauna2", "K7c", "F1b", "I2")
def test_M2_60_the_daughter_of_a_wilted_seaweed_goes_to_other_water_and_the_mother_is_buried() -> None:
    state = empty(plant_played=True, planet="mars")
    put(state, "green-swimmer", "baltica-nw")
    state.disk[biome("baltica-nw")] = NO_DISK
    state.clouds += 1
    living.check(state, biome("baltica-nw"))
    sp = species("green-swimmer")
    state.unborn[sp] -= 1
    state.newborn[sp] += 1
    state.breathe()
    size(state, "green-swimmer", 2)
    run(state, frames.Disperse(PLANT), frames.StartBurial(NOBODY))
    do(state, "place:baltica-ne-plant")
    assert where(state, "green-swimmer") == ["baltica-ne-plant"]
    assert state.fallen == []
    assert state.living[sp] == 1
    assert ("log-buried", "I2") in told(state)


@pytest.mark.rule("megafauna2", "I2", "K2")
def test_a_plant_that_lies_stands_up_where_it_can_grow_before_others_look_for_food() -> None:
    state = empty(planet="mars")
    sp = species(GREEN)
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    state.endanger(biome("baltica-w"), PLANT_LEVEL)
    state.endanger(biome("baltica-w"), HERBIVORE)
    run(state, frames.StartBurial(NOBODY))
    assert where(state, GREEN) == ["baltica-w-plant"]
    assert where(state, "orange-archetype") == ["baltica-w-herbivore"]
    assert state.living[sp] == 1


# --- who eats whom (K2) ------------------------------------------------------------------------


def levels(state: Megafauna, sp: int, where: str) -> list[int]:
    """The levels at which a species may come to live in a biome."""
    return [place % LEVEL_COUNT for place in living.homes(state, sp, 1 << biome(where))]


@pytest.mark.rule("megafauna2", "K2", "K7")
def test_herbivores_need_a_plant_and_plants_never_hunt() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    orange = species("orange-archetype")
    found(state, "orange-archetype")
    assert levels(state, orange, "baltica-w") == [HERBIVORE]
    assert levels(state, orange, "baltica-c") == []
    put(state, "orange-burrower", "baltica-w", level=HERBIVORE)
    assert levels(state, orange, "baltica-w") == [HERBIVORE], "it may contest the plant"
    put(state, "green-burrower")
    burrower = species("green-burrower")
    assert levels(state, burrower, "baltica-w") == [HERBIVORE, PLANT_LEVEL]
    assert alien.obstacle(state, burrower, biome("baltica-w"), CARNIVORE) is not None
    assert alien.obstacle(state, orange, biome("baltica-w"), PLANT_LEVEL) is not None
    reason = alien.obstacle(state, orange, biome("baltica-c"), HERBIVORE)
    assert reason is not None
    assert (reason.message.id, reason.rule) == ("refused-nothing-grows", "K7")
    reached = [PLACE_NAMES[place] for place in dispersal.sought_places(state, orange, 1 << biome("baltica-w"))]
    assert reached == ["baltica-w-herbivore", "baltica-w-carnivore"], "where something grows, and where somebody grazes"


@pytest.mark.rule("megafauna2", "F3b", "K4b")
def test_carbon_on_a_shelf_lets_a_swimming_plant_in_and_others_once_one_grows_there() -> None:
    state = empty(planet="mars")
    shelf = next(shelf for shelf in range(SHELF, len(BIOMES)) if alien.takes_seaweed(state, shelf))
    put(state, "green-swimmer")
    found(state, "orange-swimmer")
    seaweed, orange = species("green-swimmer"), species("orange-swimmer")
    assert dispersal.lets_in(state, seaweed, shelf)
    assert not dispersal.lets_in(state, orange, shelf)
    put(state, "green-swimmer", BIOMES[shelf])
    assert dispersal.lets_in(state, orange, shelf)


@pytest.mark.rule("megafauna2", "K2a")
def test_why_a_herbivore_cannot_live_on_a_plant() -> None:
    state = empty(planet="mars")
    found(state, "orange-archetype")
    put(state, GREEN, "baltica-w")
    put(state, "green-burrower", "baltica-e")
    orange = species("orange-archetype")
    reason = alien.obstacle(state, orange, biome("baltica-e"), HERBIVORE)
    assert reason is not None
    assert (reason.message.id, reason.rule) == ("refused-plant-shape", "K2a")
    assert alien.obstacle(state, orange, biome("baltica-w"), HERBIVORE) is None


@pytest.mark.rule("megafauna2", "K2a", "K2b", "F4a")
def test_herbivores_eat_plants_of_their_shape_and_cacti_with_two_green_organs() -> None:
    state = empty(planet="mars")
    put(state, "green-armored", "baltica-w")
    put(state, "green-burrower", "baltica-e")
    found(state, "orange-archetype")
    found(state, "orange-burrower")
    found(state, "orange-armored")
    cactus, tuber = species("green-armored"), species("green-burrower")
    assert not alien.feeds(state, species("orange-archetype"), cactus)
    assert alien.feeds(state, species("orange-armored"), cactus)
    assert alien.feeds(state, species("orange-burrower"), tuber)
    assert not alien.feeds(state, species("orange-armored"), tuber)
    organs(state, "orange-archetype", "gg")
    assert alien.feeds(state, species("orange-archetype"), cactus)
    assert not alien.feeds(state, species("orange-archetype"), tuber)
    put(state, "orange-armored", "baltica-w", level=HERBIVORE)
    living.check_all(state)
    assert where(state, "orange-armored") == ["baltica-w-herbivore"]


@pytest.mark.rule("megafauna2", "K2b", "F4b")
def test_two_green_organs_do_not_help_against_a_venomous_cactus() -> None:
    state = empty(planet="mars")
    put(state, "green-armored", "baltica-w")
    found(state, "orange-archetype")
    organs(state, "orange-archetype", "gg")
    grazer, cactus = species("orange-archetype"), species("green-armored")
    assert alien.feeds(state, grazer, cactus)
    give_face(state, "green-armored", "ovipositor-a")
    assert state.is_venomous(cactus)
    assert not alien.feeds(state, grazer, cactus)
    size(state, "orange-archetype", 2)
    assert alien.feeds(state, grazer, cactus)


@pytest.mark.rule("megafauna2", "K2", "F4")
def test_an_animal_may_graze_on_a_plant_or_hunt_whoever_grazes_there() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    found(state, "orange-burrower")
    at = biome("baltica-w")
    both = [at * LEVEL_COUNT + HERBIVORE, at * LEVEL_COUNT + CARNIVORE]
    assert alien.homes(state, species("orange-burrower"), 1 << at) == both


@pytest.mark.rule("megafauna2", "K2a", "H3", "K7b")
def test_herbivores_contest_a_plant_as_carnivores_do() -> None:
    state = empty(2, planet="venus")
    state.seat_of = [NONE, 0, 1, NONE]
    state.colour_of = [1, 2]
    hex = next(BIOMES[h] for h in range(SHELF) if alien.grows(state, species(GREEN), h))
    put(state, GREEN, hex)
    put(state, "orange-archetype", hex, level=HERBIVORE)
    found(state, "black-archetype")
    orange, black = species("orange-archetype"), species("black-archetype")
    organs(state, "orange-archetype", "g")
    organs(state, "black-archetype", "r")
    assert contests.contest(state, black, orange, biome(hex), HERBIVORE) == contests.ROADRUNNER
    organs(state, "black-archetype", "")
    assert contests.contest(state, black, orange, biome(hex), HERBIVORE) == contests.SKELETON, "the higher number"


@pytest.mark.rule("megafauna2", "K2")
def test_two_plants_contest_a_place_by_green_organs_and_size() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "green-burrower")
    a, b = species(GREEN), species("green-burrower")
    assert contests.contest(state, b, a, biome("baltica-w"), PLANT_LEVEL) == contests.TIED
    organs(state, "green-burrower", "g")
    assert contests.contest(state, b, a, biome("baltica-w"), PLANT_LEVEL) > 0
    organs(state, GREEN, "gg")
    assert contests.contest(state, b, a, biome("baltica-w"), PLANT_LEVEL) < 0
    state.unborn[b] -= 1
    state.living[b] += 1
    run(state, frames.Enter(PLANT, b, biome("baltica-w"), PLANT_LEVEL))
    assert fallen(state, "green-burrower") == ["baltica-w-plant"]


@pytest.mark.rule("megafauna2", "K1c", "K8d")
def test_a_newborn_of_a_plant_that_nobody_plays_grazes_if_it_can() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w", "baltica-e")
    put(state, "green-burrower", "baltica-c")
    sp = species("green-burrower")
    state.disk[biome("baltica-c")] = NO_DISK
    state.unborn[sp] -= 1
    state.newborn[sp] += 1
    state.breathe()
    run(state, frames.DisperseTo(PLANT, sp))
    assert offers(state) == ["place:baltica-w-herbivore", "place:baltica-e-herbivore"]
    assert refused(state, "word:done") == ("refused-plant-grazes", "K8d")
    played = empty(planet="mars", plant_played=True)
    put(played, GREEN, "baltica-w", "baltica-e")
    put(played, "green-burrower", "baltica-c")
    played.unborn[sp] -= 1
    played.newborn[sp] += 1
    played.breathe()
    run(played, frames.DisperseTo(PLANT, sp))
    assert "word:done" in offers(played)
    assert asked(played)[0] == "green"
    # Wherever else it could go it may not; why it can go nowhere else has its own reasons.
    elsewhere = [text for text in offers(played) if text.startswith("place:") and text not in offers(state)]
    assert elsewhere
    assert {refused(state, text) for text in elsewhere} == {("refused-plant-grazes", "K8d")}
    assert refused(state, "place:baltica-c-herbivore")[0] != "refused-plant-grazes"


@pytest.mark.rule("megafauna2", "K1c", "K8d")
def test_a_large_newborn_of_such_a_plant_grazes_on_a_small_one_where_nobody_does() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w", "baltica-e")
    put(state, "green-burrower", "baltica-c")
    state.disk[biome("baltica-c")] = NO_DISK
    sp = species("green-burrower")
    size(state, "green-burrower", 4)
    state.unborn[sp] -= 1
    state.newborn[sp] += 1
    state.breathe()
    run(state, frames.DisperseTo(PLANT, sp))
    assert offers(state) == ["place:baltica-w-herbivore", "place:baltica-e-herbivore"]


@pytest.mark.rule("megafauna2", "K1c", "K8d")
@pytest.mark.parametrize("stronger", [True, False])
def test_a_newborn_of_such_a_plant_must_graze_where_it_would_win(stronger: bool) -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    put(state, "green-burrower", "baltica-c")
    organs(state, "green-burrower" if stronger else "orange-archetype", "rygbw")
    sp = species("green-burrower")
    place = biome("baltica-w") * LEVEL_COUNT + HERBIVORE
    assert (contests.contest(state, sp, species("orange-archetype"), biome("baltica-w"), HERBIVORE) > 0) is stronger
    assert dispersal.must_graze(state, sp, [place]) == ([PLACE + place] if stronger else [])


@pytest.mark.rule("megafauna2", "K2")
def test_who_grazes_where_nothing_grows_is_found() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    wrong = "orange-archetype grazes in {}, where nothing else grows"
    assert wrong.format("baltica-w") not in state.status()
    put(state, "orange-archetype", "baltica-e", level=HERBIVORE)
    assert wrong.format("baltica-e") in state.status()


@pytest.mark.rule("megafauna2", "J2", "K2")
def test_a_herbivore_and_its_plant_can_be_hosts_of_each_other() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    assert promoting.hosts(state, species("orange-archetype")) == [species(GREEN)]
    assert promoting.hosts(state, species(GREEN)) == [species("orange-archetype")]


@pytest.mark.rule("megafauna2", "K3f", "K7")
def test_the_animal_arrives_where_it_finds_a_plant() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    assert [BIOMES[place // 3] for place in acting.refuges(state, species("orange-archetype"))] == ["baltica-w"]
    run(state, frames.StartActions(colour("orange")))
    assert "word:resurrect" in offers(state)


# --- ends (K0c, K0d, K1d, L1b, L1c) -------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K1d")
def test_alone_there_are_no_awards_and_the_third_era_comes() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    state.et_deck = []
    state.seen = [0] * len(state.seen)
    run(state, frames.NextEra(NOBODY))
    assert state.fossils == [0, 0, 0, 0]
    state.era = 1
    state.et_deck = []
    state.push(frames.EndTurn(NOBODY))
    frame = state.agenda.pop()
    state.steps[frame.op].act(state, frame)
    assert state.ending == 0


@pytest.mark.rule("megafauna2", "K0c", "K5e", "K7c")
@pytest.mark.parametrize("reason", [SEAS_LOST, RUNAWAY, COMET])
def test_other_worlds_end_with_the_events(reason: int) -> None:
    state = empty(planet="venus")
    put(state, GREEN, "laurentia-c")
    state.et_card = 0
    state.ending = reason
    run(state, frames.AfterEvents(NOBODY))
    assert state.over()


@pytest.mark.rule("megafauna2", "K0d")
def test_alone_one_wins_by_surviving_with_the_seas() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    state.ending = LAST_ERA
    assert state.ranking() == [2], "nothing of the animal lives"
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    assert state.ranking() == [1]
    run(state, frames.EndGame(NOBODY))
    assert told(state)[-1] == ("log-alone-won", "K0d")
    state.fossils[colour("orange")] = 15
    run(state, frames.EndGame(NOBODY))
    assert told(state)[-1] == ("log-alone-decisive", "K0d")
    state.ending |= SEAS_LOST
    assert state.ranking() == [2]
    run(state, frames.EndGame(NOBODY))
    assert told(state)[-1] == ("log-alone-lost", "K0d")


@pytest.mark.rule("megafauna2", "L1b")
def test_on_venus_animals_count_twice_for_fossils() -> None:
    state = empty(2, planet="venus", plant_played=True)
    dry = [BIOMES[h] for h in range(SHELF) if alien.grows(state, species(GREEN), h)]
    put(state, GREEN, *dry[:2])
    put(state, "orange-archetype", dry[0], level=HERBIVORE)
    ending.award_fossils(state)
    assert state.fossils == [0, 0, 0, 0], "two plants and one animal"
    put(state, "orange-archetype", dry[1], level=HERBIVORE)
    ending.award_fossils(state)
    assert state.fossils == [0, 1, 0, 0]


@pytest.mark.rule("megafauna2", "L1c", "L2c")
def test_on_venus_nobody_wins_without_seas_or_when_plant_or_animal_is_extinct() -> None:
    state = empty(2, planet="venus", plant_played=True)
    dry = [BIOMES[h] for h in range(SHELF) if alien.grows(state, species(GREEN), h)]
    put(state, GREEN, *dry[:2])
    state.ending = LAST_ERA
    assert ending.is_lost(state)
    assert state.scores() == [0, 0]
    assert state.ranking() == [1, 1]
    run(state, frames.EndGame(NOBODY))
    assert told(state)[-1] == ("log-nobody-wins", "L1c")
    put(state, "orange-archetype", dry[0], level=HERBIVORE)
    assert not ending.is_lost(state)
    assert sorted(state.scores()) == [2, 4]
    state.ending |= SEAS_LOST
    assert state.scores() == [0, 0]
    animals = empty(3, planet="venus")
    put(animals, GREEN, dry[0])
    animals.ending = LAST_ERA
    assert not ending.is_lost(animals), "each animal is for itself"
    animals.ending |= SEAS_LOST
    assert animals.scores() == [0, 0, 0]


@pytest.mark.rule("megafauna2", "L1a")
def test_without_the_animal_no_carbon_comes_into_the_air() -> None:
    state = empty(2, planet="venus", plant_played=True)
    put(state, GREEN, "laurentia-c")
    assert not planets.is_breathless(state), "it has not lived yet"
    state.arrived = 1 << colour("orange")
    assert planets.is_breathless(state)
    event, number = next(
        (e, n)
        for e, icons in enumerate(state.components.icons)
        for n, icon in enumerate(icons)
        if icon.disk == BLACK_DISK and icon.goal == 2
    )
    before = state.disk.copy()
    assert planets.resolve(state, event, number)
    assert state.disk == before
    assert told(state)[-1] == ("log-ignored", "L1a")


@pytest.mark.rule("megafauna2", "K4c", "A2b", "K6")
def test_oxygen_and_rain_say_how_many_actions_there_are() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w", "baltica-e")
    assert flow.action_maximum(state, colour("orange")) == state.components.oxygen_actions[18] == 1
    before = flow.action_maximum(state, PLANT)
    state.rained = 1
    assert flow.action_maximum(state, PLANT) == before - 1


@pytest.mark.rule("megafauna2", "K7d", "F5")
def test_winds_are_those_of_earth_on_mars_and_westward_on_venus() -> None:
    mars = empty(planet="mars")
    venus = empty(planet="venus")
    for latitude in range(8):
        for state, name in ((mars, "baltica-c"), (venus, "laurentia-c")):
            state.latitude[biome(name) // 7] = latitude
        eastward = mars.components.wind[mars.strip][latitude] == EAST
        assert dispersal.blows(mars, biome("baltica-c"), EAST) == eastward
        assert dispersal.blows(venus, biome("laurentia-c"), WEST)
        assert not dispersal.blows(venus, biome("laurentia-c"), EAST)


@pytest.mark.rule("megafauna2", "K0", "K1", "K5", "K8", "L1", "L2")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"planet": "mars"}),
        (1, {"planet": "venus"}),
        (1, {"plant_played": True}),
        (1, {"planet": "mars", "plant_played": True}),
        (2, {"planet": "venus", "plant_played": True}),
        (2, {"planet": "venus"}),
        (3, {"planet": "venus"}),
    ],
)
def test_whole_games_are_sound_end_and_can_be_read(seats: int, options: dict[str, Value]) -> None:
    for number in range(3):
        state = GAME.start(seats, options, f"whole {number}", log=True)
        chance = seeded(f"whole {number}")
        while not state.over():
            assert state.status() == []
            legal = state.legal()
            texts = [state.describe(action) for action in legal]
            assert len(set(texts)) == len(texts)
            state.apply(legal[chance.below(len(legal))])
        assert state.status() == []
        assert state.ending != 0
        assert state.turn <= 15
        assert "log-climax-humid" not in [what for what, _ in told(state)], "climaxes do nothing there (K5b)"
        assert text.board(state.masked(-1), -1, colour=False)


@pytest.mark.rule("megafauna2", "H2", "K2")
def test_hunters_contest_their_prey_there_by_the_rules_of_hunters() -> None:
    state = empty(planet="mars")
    put(state, GREEN, "baltica-w")
    put(state, "orange-archetype", "baltica-w", level=HERBIVORE)
    put(state, "white-archetype", "baltica-w", level=CARNIVORE)
    found(state, "black-archetype")
    black, white = species("black-archetype"), species("white-archetype")
    outcome = contests.contest(state, black, white, biome("baltica-w"), CARNIVORE)
    contests.conclude(state, black, white, biome("baltica-w"), CARNIVORE, outcome)
    rules = [rule for what, rule in told(state) if what in contests.LOSES]
    assert rules == [contests.LOSES_HUNTING[abs(outcome)]]
    assert rules != ["K2a"]


@pytest.mark.rule("megafauna2", "C2g", "C3a")
def test_a_creature_of_the_sea_begins_where_it_finds_a_plant() -> None:
    state = empty(planet="mars")
    put(state, "green-swimmer", "baltica-nw", "gondwana-nw")
    put(state, "orange-swimmer")
    run(state, frames.SeaStart(state.colour_of[0]))
    assert asked(state) == ("orange", "C2g")
    assert offers(state) == ["place:baltica-nw-herbivore", "place:gondwana-nw-herbivore"]
