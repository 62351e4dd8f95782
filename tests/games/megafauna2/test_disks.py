"""Craters, climax, deluge and reservoir events: disks that move, whom they strike, and what Medea decides."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    dice,
    disk,
    disk_totals,
    do,
    event,
    fallen,
    latitude,
    offers,
    put,
    refused,
    reservoirs,
    row,
    run,
    strip,
    told,
    where,
)

from phylarium.games.megafauna2.rules import disks, drift, frames
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import BIOMES, EAST, HEX_COUNT, LAURENTIA, SHELF, SIBERIA, WEST
from phylarium.games.megafauna2.rules.icons import Icon
from phylarium.games.megafauna2.rules.names import (
    ATMOSPHERE,
    BLACK_DISK,
    CLIMATES,
    CLOUDS,
    COLOURS,
    CONTINENT,
    CRATER,
    DISKS,
    GREEN_DISK,
    MICROBES,
    NO_DISK,
    OFFSHORE,
    OXYGEN,
    PRECIPITATION,
    SKY,
    TRANSFER,
    WEEDS,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY


def world(*colours: str) -> Megafauna:
    """Cratons in their historical order, no creeples, no disks on land."""
    state = bare(*colours)
    row(state, "laurentia", "baltica", "siberia", "gondwana")
    for name in BIOMES[:SHELF]:
        if state.disk[biome(name)]:
            disk(state, name, "none")
    return state


def icon(state: Megafauna, name: str, number: int) -> None:
    """An icon of an event happens, up to the first question."""
    run(state, frames.EventIcon(NOBODY, event(name), number))


def lying(state: Megafauna, kind: str) -> list[str]:
    return [BIOMES[b] for b in range(SHELF) if DISKS[state.disk[b]] == kind]


def offshore(state: Megafauna, kind: str) -> list[str]:
    return [BIOMES[b] for b in range(SHELF, len(BIOMES)) if DISKS[state.disk[b]] == kind]


def shift(state: Megafauna, colour: int, origin: int, goal: int, **more: bool) -> None:
    """A reservoir event that need not be on any card."""
    made = Icon(TRANSFER)
    made.disk, made.origin, made.goal = colour, origin, goal
    made.gun = more.get("gun", False)
    made.rain_shadow = more.get("rain_shadow", False)
    disks.shift(state, made, 1)
    state.run()


def face_of(state: Megafauna, hex: str) -> int:
    """The dice that strikes a hex."""
    return state.components.number[0][biome(hex)]


# --- D2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D2", "A1d", "G.damocles")
def test_a_crater_strikes_the_craton_of_the_biosphere_card() -> None:
    state = world()
    state.biosphere_card = event("silicate_weathering")
    assert state.components.struck[state.biosphere_card] == SIBERIA
    dice(state, 6)
    put(state, "black-archetype", "siberia-e")
    put(state, "black-burrower", "siberia-e-carnivore")
    before = state.air_black
    icon(state, "flood_basalt_traps", 0)
    assert lying(state, "black") == ["siberia-e"]
    assert state.air_black == before - 1
    assert fallen(state, "black-archetype") == ["siberia-e-herbivore"]
    assert fallen(state, "black-burrower") == ["siberia-e-carnivore"]
    assert ("log-endangered-disk", "G.damocles") in told(state)


@pytest.mark.rule("megafauna2", "D2", "A1b", "A1d")
def test_without_a_biosphere_card_there_is_no_crater() -> None:
    state = world()
    icon(state, "flood_basalt_traps", 0)
    assert lying(state, "black") == []
    assert told(state) == [("log-no-craton", "D2")]


@pytest.mark.rule("megafauna2", "D2", "G.damocles")
def test_a_crater_on_a_mountain_changes_nothing() -> None:
    state = world()
    disk(state, "siberia-ne", "black")
    state.biosphere_card = event("silicate_weathering")
    dice(state, face_of(state, "siberia-ne"))
    before = disk_totals(state), state.air_black
    icon(state, "flood_basalt_traps", 0)
    assert (disk_totals(state), state.air_black) == before
    assert ("log-damocles", "G.damocles") in told(state)


@pytest.mark.rule("megafauna2", "D2")
def test_the_centre_of_a_craton_has_no_number() -> None:
    state = world()
    for craton in range(4):
        numbers = state.components.number[0][craton * HEX_COUNT : (craton + 1) * HEX_COUNT]
        assert sorted(numbers) == [0, 1, 2, 3, 4, 5, 6]
        assert numbers[3] == 0


# --- the hierarchy of disks --------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G.damocles", "D12d", "D10f")
@pytest.mark.parametrize(
    ("colour", "onto"),
    [("green", ["none"]), ("white", ["none", "green"]), ("black", ["none", "green", "white"])],
)
def test_black_beats_white_and_both_beat_green(colour: str, onto: list[str]) -> None:
    state = world()
    able = []
    for kind in ("none", "green", "white", "black"):
        state.disk[biome("baltica-sw")] = DISKS.index(kind)
        if disks.accepts(state, DISKS.index(colour), biome("baltica-sw")):
            able.append(kind)
    assert able == onto


@pytest.mark.rule("megafauna2", "G.damocles", "D13")
@pytest.mark.parametrize("sky", ["clouds", "atmosphere"])
def test_a_mountain_on_ice_liberates_the_ice_where_medea_says(sky: str) -> None:
    state = world()
    disk(state, "siberia-ne", "white")
    clouds, air = state.clouds, state.air_white
    state.biosphere_card = event("silicate_weathering")
    dice(state, face_of(state, "siberia-ne"))
    icon(state, "flood_basalt_traps", 0)
    assert asked(state) == ("green", "D13")
    assert lying(state, "white") == ["siberia-ne"]
    do(state, f"reservoir:{sky}")
    assert lying(state, "black") == ["siberia-ne"]
    assert (state.clouds, state.air_white) == (clouds + (sky == "clouds"), air + (sky == "atmosphere"))


@pytest.mark.rule("megafauna2", "G.damocles")
def test_ice_on_a_forest_liberates_it() -> None:
    state = world()
    disk(state, "baltica-sw", "green")
    put(state, "green-archetype", "baltica-sw")
    oxygen = state.oxygen
    shift(state, WHITE_DISK, CLOUDS, CONTINENT)
    do(state, "biome:baltica-sw")
    assert lying(state, "white") == ["baltica-sw"]
    assert state.oxygen == oxygen + 1
    assert fallen(state, "green-archetype") == ["baltica-sw-herbivore"]


# --- D5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D5", "D5a")
def test_m2_22_only_diskless_weeds_of_a_humid_latitude_become_forest() -> None:
    state = world()
    latitude(state, "siberia", 1)
    strip(state, "warm")
    disk(state, "siberia-c", "black")
    disk(state, "siberia-w", "green")
    put(state, "black-archetype", "siberia-e")
    disks.climax(state, [1, 6])
    state.run()
    assert lying(state, "green") == ["siberia-w", "siberia-e"]
    # Forests disturb nobody; weeds beyond the latitude stay weeds.
    assert where(state, "black-archetype") == ["siberia-e-herbivore"]
    assert state.ground(biome("siberia-ne")) == WEEDS
    assert lying(state, "black") == ["siberia-c"]


@pytest.mark.rule("megafauna2", "D5", "D5a", "D13")
def test_ice_on_weeds_of_a_humid_latitude_melts_first() -> None:
    state = world()
    strip(state, "eden")
    disk(state, "baltica-c", "white")
    disk(state, "baltica-e", "white")  # A swamp is not affected.
    disks.climax(state, [4])
    state.run()
    assert asked(state) == ("green", "D13")
    do(state, "reservoir:atmosphere")
    assert lying(state, "white") == ["baltica-e"]
    assert "baltica-c" in lying(state, "green")
    assert state.strip == CLIMATES.index("warm")


@pytest.mark.rule("megafauna2", "D5", "D5b", "G.damocles", "D13")
def test_forests_and_weeds_of_an_arid_latitude_become_ice() -> None:
    state = world()
    strip(state, "icehouse")
    for craton in ("laurentia", "baltica", "gondwana"):
        latitude(state, craton, 1)
    disk(state, "siberia-c", "green")
    disk(state, "siberia-w", "black")
    put(state, "black-archetype", "siberia-c", "siberia-e")
    oxygen = state.oxygen
    disks.climax(state, [4])
    state.run()
    # Each white disk comes from the clouds or from the atmosphere.
    assert asked(state) == ("green", "D13")
    do(state, "reservoir:clouds", "reservoir:atmosphere")
    assert state.over()
    assert lying(state, "white") == ["siberia-c", "siberia-e"]
    assert lying(state, "black") == ["siberia-w"]
    assert state.oxygen == oxygen + 1
    assert sorted(fallen(state, "black-archetype")) == ["siberia-c-herbivore", "siberia-e-herbivore"]


@pytest.mark.rule("megafauna2", "D5b", "D13")
def test_the_last_white_disk_comes_from_where_it_is() -> None:
    state = world()
    strip(state, "icehouse")
    for craton in ("laurentia", "baltica", "gondwana"):
        latitude(state, craton, 1)
    for name in ("siberia-w", "siberia-c"):
        disk(state, name, "black")
    reservoirs(state, clouds=0, black=0, white=1)
    disks.climax(state, [4])
    state.run()
    assert state.over()
    assert lying(state, "white") == ["siberia-e"]
    assert state.air_white == 0


@pytest.mark.rule("megafauna2", "D5", "D12", "D14")
def test_medea_says_where_forests_grow_when_there_are_too_few() -> None:
    state = world()
    strip(state, "eden")
    for craton in ("laurentia", "baltica", "gondwana"):
        latitude(state, craton, 1)
    # Three weeds lie in the middle row of Siberia.
    reservoirs(state, oxygen=1)
    disks.climax(state, [4])
    state.run()
    assert asked(state) == ("green", "D12")
    assert offers(state) == ["biome:siberia-w", "biome:siberia-c", "biome:siberia-e"]
    assert refused(state, "biome:siberia-ne") == ("refused-not-a-target", "D12")
    do(state, "biome:siberia-c")
    assert asked(state) == ("green", "D14")
    # What the event has laid stays.
    assert "biome:siberia-c" not in offers(state)
    do(state, "biome:gondwana-south-shelf")
    do(state, "biome:siberia-e")
    assert lying(state, "green") == ["siberia-c", "siberia-e"]
    assert not {"biome:siberia-c", "biome:siberia-e"} & set(offers(state))
    assert asked(state) == ("green", "D14")
    do(state, "word:done")
    assert state.over()
    assert ("log-medea-leaves", "D14") in told(state)


@pytest.mark.rule("megafauna2", "D5")
def test_swamps_seas_and_shelves_are_not_affected() -> None:
    state = world()
    strip(state, "icehouse")
    reservoirs(state, clouds=9, white=0)
    disks.climax(state, [3, 4, 5])
    state.run()
    for name in lying(state, "white"):
        assert state.components.ground[0][biome(name)] == WEEDS


# --- D6 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D6", "D6a")
def test_m2_23_rising_seas_take_their_disks() -> None:
    state = world()
    disk(state, "siberia-sw", "green")
    disk(state, "siberia-se", "black")
    disk(state, "laurentia-nw", "white")
    disk(state, "baltica-sw", "green")
    put(state, "black-archetype", "siberia-sw")
    put(state, "black-flyer", "siberia-sw-carnivore")
    before = disk_totals(state)
    disks.deluge(state)
    state.run()
    assert lying(state, "green") == ["baltica-sw"]
    assert lying(state, "black") == []
    # Ice is neither black nor green.
    assert lying(state, "white") == ["laurentia-nw"]
    assert disk_totals(state) == before
    assert fallen(state, "black-archetype") == ["siberia-sw-herbivore"]
    assert offshore(state, "bloom") == [
        f"{craton}-south-shelf" for craton in ("laurentia", "baltica", "siberia", "gondwana")
    ]


@pytest.mark.rule("megafauna2", "D6", "D6b", "D13", "G.damocles")
def test_m2_24_falling_seas_freeze_in_arid_latitudes() -> None:
    state = world()
    reservoirs(state, black=1, white=1)
    strip(state, "ice_age")
    # Humid are 3 and 4; the seas of Siberia lie at latitude 5, and all others at 3 and 4.
    latitude(state, "laurentia", 4)
    put(state, "black-swimmer", "siberia-sw")
    before = disk_totals(state)
    disks.deluge(state)
    state.run()
    while not state.over():
        assert asked(state)[1] == "D13"
        do(state, "reservoir:clouds")
    assert disk_totals(state) == before
    for hex in range(SHELF):
        if state.components.ground[0][hex] == 0:
            expected = "green" if state.latitude_of(hex) in (3, 4) else "white"
            assert DISKS[state.disk[hex]] == expected, BIOMES[hex]
        else:
            assert state.disk[hex] == NO_DISK
    assert "siberia-sw" in lying(state, "white")
    assert fallen(state, "black-swimmer") == ["siberia-sw-herbivore"]


@pytest.mark.rule("megafauna2", "D6b")
def test_falling_seas_replace_what_lies_on_them_and_leave_what_would_come() -> None:
    state = world()
    reservoirs(state, black=0, white=2)
    strip(state, "ice_age")
    latitude(state, "siberia", 3)  # Its seas are humid now.
    disk(state, "siberia-sw", "green")
    disk(state, "siberia-se", "white")
    reservoirs(state, black=0, white=2)
    put(state, "black-archetype", "siberia-sw")
    disks.deluge(state)
    state.run()
    assert asked(state) == ("green", "D13")
    while not state.over():
        do(state, "reservoir:clouds")
    assert {"siberia-sw", "siberia-se"} <= set(lying(state, "green"))
    # The forest stayed, and so did who lives in it.
    assert where(state, "black-archetype") == ["siberia-sw-herbivore"]


@pytest.mark.rule("megafauna2", "D6b")
@pytest.mark.parametrize(("at", "kind"), [(4, "white"), (3, "green")])
def test_falling_seas_wash_mountains_away_before_they_freeze_or_grow_over(at: int, kind: str) -> None:
    state = world()
    strip(state, "ice_age")
    latitude(state, "siberia", at)  # The seas of Siberia are in its southern row.
    disk(state, "siberia-sw", "black")
    reservoirs(state, black=0, white=1)
    disks.deluge(state)
    state.run()
    while not state.over():
        do(state, "reservoir:clouds")
    assert DISKS[state.disk[biome("siberia-sw")]] == kind
    assert state.air_black == 1


# --- D10 ---------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D10", "D10h", "A1g")
def test_one_disk_goes_from_reservoir_to_reservoir() -> None:
    state = world()
    reservoirs(state, black=3, white=3)
    strip(state, "eden")
    clouds = state.clouds
    shift(state, WHITE_DISK, ATMOSPHERE, CLOUDS)
    assert (state.clouds, state.air_white) == (clouds + 1, 2)
    assert state.strip == CLIMATES.index("eden")
    shift(state, WHITE_DISK, ATMOSPHERE, CLOUDS)
    assert state.strip == CLIMATES.index("cool")
    assert ("log-climate", "D10h") in told(state)


@pytest.mark.rule("megafauna2", "A1g", "C1j")
def test_the_strip_of_the_set_up_lies_until_the_atmosphere_changes() -> None:
    state = bare()
    assert (disks.in_air(state), CLIMATES[state.strip]) == (6, "eden")
    shift(state, GREEN_DISK, OXYGEN, CONTINENT)
    do(state, "biome:baltica-sw")
    assert CLIMATES[state.strip] == "eden"
    shift(state, WHITE_DISK, CLOUDS, ATMOSPHERE)
    assert CLIMATES[state.strip] == "warm"


@pytest.mark.rule("megafauna2", "D10c")
@pytest.mark.parametrize(("oxygen", "percent", "occurs"), [(7, 14, True), (6, 16, False)])
def test_m2_13_microbes_need_little_oxygen(oxygen: int, percent: int, occurs: bool) -> None:
    state = world()
    reservoirs(state, oxygen=oxygen)
    assert state.components.percent[oxygen] == percent
    clouds = state.clouds
    icon(state, "wetlands_eutrophication", 0)
    assert state.components.icons[event("wetlands_eutrophication")][0].condition == MICROBES
    assert state.clouds == clouds - occurs
    assert (("log-condition", "D10c") in told(state)) == (not occurs)


@pytest.mark.rule("megafauna2", "D10c")
@pytest.mark.parametrize(("oxygen", "occurs"), [(7, False), (6, True)])
def test_fires_need_much_oxygen(oxygen: int, occurs: bool) -> None:
    state = world()
    disk(state, "baltica-sw", "green")
    reservoirs(state, oxygen=oxygen)
    icon(state, "lightning_fires", 0)
    assert (lying(state, "green") == []) == occurs


@pytest.mark.rule("megafauna2", "D10d")
@pytest.mark.parametrize(("clouds", "occurs"), [(2, False), (3, True)])
def test_m2_14_no_clouds_no_megamonsoon(clouds: int, occurs: bool) -> None:
    state = world()
    reservoirs(state, clouds=clouds)
    assert clouds != 2 or state.components.albedo[clouds] == 20
    for number in range(3):
        assert state.components.icons[event("megamonsoon")][number].condition == PRECIPITATION
    icon(state, "megamonsoon", 2)
    assert asked(state)[1] == "D12" if occurs else state.over()
    assert (("log-condition", "D10d") in told(state)) == (not occurs)


@pytest.mark.rule("megafauna2", "D10e")
@pytest.mark.parametrize(("clouds", "occurs"), [(7, False), (8, True)])
def test_some_events_need_a_covered_sky(clouds: int, occurs: bool) -> None:
    state = world()
    reservoirs(state, clouds=clouds, white=0)
    icon(state, "steam_greenhouse", 0)
    assert state.air_white == int(occurs)


@pytest.mark.rule("megafauna2", "D10a", "D10b", "D12", "D13")
def test_m2_15_a_gun_sends_all_white_disks_and_ricochets() -> None:
    state = world()
    for name in ("laurentia-c", "baltica-c", "gondwana-c"):
        disk(state, name, "white")
    clouds, air = state.clouds, state.air_white
    icon(state, "steam_greenhouse", 1)
    assert asked(state) == ("green", "D10a")
    assert offers(state) == ["word:fire", "word:hold"]
    do(state, "word:fire")
    assert asked(state) == ("green", "D13")
    do(state, "reservoir:clouds", "reservoir:atmosphere", "reservoir:clouds")
    assert lying(state, "white") == []
    assert (state.clouds, state.air_white) == (clouds + 2, air + 1)
    # Player Green is in the game: the card goes to another.
    assert asked(state) == ("green", "D10b")
    assert offers(state) == ["colour:orange", "colour:black", "colour:white"]
    assert refused(state, "colour:green") == ("refused-keep-medea", "D10b")
    do(state, "colour:black")
    assert COLOURS[state.medea] == "black"


@pytest.mark.rule("megafauna2", "D10a", "D12")
def test_a_gun_that_is_held_moves_one_disk_of_medeas_choice() -> None:
    state = world()
    for name in ("laurentia-c", "baltica-c"):
        disk(state, name, "white")
    icon(state, "steam_greenhouse", 1)
    do(state, "word:hold")
    assert asked(state) == ("green", "D12")
    assert offers(state) == ["biome:laurentia-c", "biome:baltica-c"]
    assert refused(state, "biome:siberia-c") == ("refused-no-such-disk", "D12")
    do(state, "biome:baltica-c", "reservoir:clouds")
    assert lying(state, "white") == ["laurentia-c"]
    assert COLOURS[state.medea] == "green"
    assert state.over()


@pytest.mark.rule("megafauna2", "D10b")
def test_without_player_green_a_gun_does_not_ricochet() -> None:
    state = world("orange", "black", "white")
    assert COLOURS[state.medea] == "orange"
    icon(state, "clathrate_gun", 0)
    do(state, "word:fire")
    assert COLOURS[state.medea] == "orange"
    assert offshore(state, "black") == offshore(state, "bloom") == []


@pytest.mark.rule("megafauna2", "D10a", "D12b")
def test_the_clathrate_gun_frees_all_offshore_carbon_and_its_blooms() -> None:
    state = world("orange", "green")
    reservoirs(state, black=0, white=3)
    put(state, "orange-swimmer", "gondwana-south-shelf")
    oxygen, before = state.oxygen, disk_totals(state)
    icon(state, "clathrate_gun", 0)
    do(state, "word:fire")
    assert (state.air_black, state.oxygen) == (8, oxygen + 4)
    assert disk_totals(state) == before
    assert fallen(state, "orange-swimmer") == ["gondwana-south-shelf-herbivore"]
    # Only one other player: nobody is asked.
    assert COLOURS[state.medea] == "orange"
    assert ("log-ricochet", "D10b") in told(state)


@pytest.mark.rule("megafauna2", "D10a")
def test_with_one_disk_the_trigger_changes_nothing_and_is_not_asked() -> None:
    state = world()
    disk(state, "laurentia-c", "white")
    icon(state, "steam_greenhouse", 1)
    assert asked(state) == ("green", "D13")


@pytest.mark.rule("megafauna2", "D10a", "D10g")
def test_a_gun_moves_no_more_than_there_are_places() -> None:
    state = world()
    for name in ("laurentia-c", "baltica-c", "siberia-c", "gondwana-c", "gondwana-w", "siberia-w"):
        disk(state, name, "black")
    reservoirs(state, black=0)
    icon(state, "erosion_rains", 0)
    do(state, "word:fire")
    # Four shelves are empty: Medea says which mountains go there.
    assert asked(state) == ("green", "D12")
    do(state, "biome:gondwana-w", "biome:gondwana-c", "biome:siberia-c", "biome:laurentia-c")
    assert asked(state)[1] == "D10b"
    assert lying(state, "black") == ["baltica-c", "siberia-w"]
    assert len(offshore(state, "black")) == 8


@pytest.mark.rule("megafauna2", "D10g", "D12", "D3d")
def test_offshore_disks_lie_in_their_order_and_on_open_shelves() -> None:
    state = world()
    drift.move(state, LAURENTIA, EAST)
    state.run()
    while not state.over():
        state.apply(state.legal()[0])
    reservoirs(state, black=3)
    shift(state, BLACK_DISK, ATMOSPHERE, OFFSHORE)
    assert offers(state) == [f"biome:{craton}-middle-shelf" for craton in ("baltica", "siberia", "gondwana")]
    assert refused(state, "biome:laurentia-middle-shelf") == ("refused-pinched", "D3d")
    assert refused(state, "biome:gondwana-north-shelf") == ("refused-shelf-disk", "D10g")
    assert refused(state, "biome:gondwana-c") == ("refused-not-offshore", "D12")
    looked_for = [f"biome:{name}" for name in BIOMES[SHELF:] if f"biome:{name}" not in offers(state)]
    assert [VOCABULARY.name(action) for action in state.sought()] == looked_for
    do(state, "biome:gondwana-middle-shelf")
    shift(state, GREEN_DISK, OXYGEN, OFFSHORE)
    assert "biome:gondwana-middle-shelf" in offers(state)
    assert "biome:siberia-middle-shelf" not in offers(state)
    do(state, "biome:gondwana-middle-shelf")
    assert "gondwana-middle-shelf" in offshore(state, "bloom")


@pytest.mark.rule("megafauna2", "D12c")
def test_plankton_without_carbon_is_cancelled() -> None:
    state = world()
    for name in BIOMES[SHELF:]:
        disk(state, name, "none")
    shift(state, GREEN_DISK, OXYGEN, OFFSHORE)
    assert state.over()
    assert told(state) == [("log-no-goal", "D12c")]


@pytest.mark.rule("megafauna2", "D12b", "D10g")
def test_a_bloom_that_goes_leaves_its_carbon_and_endangers_swimmers() -> None:
    state = world()
    put(state, "orange-swimmer", "gondwana-south-shelf")
    shift(state, GREEN_DISK, OFFSHORE, OXYGEN)
    assert asked(state) == ("green", "D12")
    do(state, "biome:gondwana-south-shelf")
    assert "gondwana-south-shelf" in offshore(state, "black")
    assert fallen(state, "orange-swimmer") == ["gondwana-south-shelf-herbivore"]


@pytest.mark.rule("megafauna2", "D10f", "D12", "D12d")
def test_medea_chooses_the_biome_on_a_continent() -> None:
    state = world()
    disk(state, "siberia-c", "black")
    disk(state, "baltica-c", "white")
    shift(state, GREEN_DISK, OXYGEN, CONTINENT)
    assert len(offers(state)) == SHELF - 2
    assert refused(state, "biome:siberia-c") == ("refused-damocles", "D12d")
    assert refused(state, "biome:siberia-north-shelf") == ("refused-not-continent", "D12")
    do(state, "biome:laurentia-nw")
    # A sea with a forest is land.
    assert lying(state, "green") == ["laurentia-nw"]


# --- D12a --------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D12a")
def test_m2_16_a_rain_shadow_lies_downwind_of_mountains() -> None:
    state = world()
    strip(state, "ice_age")
    for name in ("laurentia-c", "baltica-c"):
        disk(state, name, "white")
    for name in ("siberia-c", "gondwana-c", "siberia-se", "laurentia-e", "baltica-se"):
        disk(state, name, "black")
    reservoirs(state, black=1, white=1)
    put(state, "black-swimmer", "siberia-sw")
    latitude(state, "siberia", 2)  # Its southern row, with two seas, is at latitude 3, where wind blows west.
    assert state.components.wind[state.strip][3] == WEST
    icon(state, "co2_desert", 0)
    # The others have mountains in latitudes without wind, or ice in their lee: Laurentia's and Gondwana's lees.
    assert "biome:siberia-sw" in offers(state)
    assert refused(state, "biome:gondwana-ne") == ("refused-no-rain-shadow", "D12a")
    assert refused(state, "biome:baltica-c") == ("refused-damocles", "D12d")
    do(state, "biome:siberia-sw")
    assert fallen(state, "black-swimmer") == ["siberia-sw-herbivore"]


@pytest.mark.rule("megafauna2", "D12a")
def test_rain_shadows_are_centres_and_the_lee_of_mountains_by_the_wind_of_their_latitude() -> None:
    state = world()
    strip(state, "eden")
    latitude(state, "laurentia", 1)
    latitude(state, "gondwana", 2)
    disk(state, "laurentia-c", "black")  # Latitude 1: the wind blows east.
    disk(state, "gondwana-e", "black")  # Latitude 2: no wind.
    disk(state, "siberia-e", "black")  # Latitude 4: the wind blows west, onto the centre.
    disk(state, "baltica-ne", "black")  # Latitude 3: the same.
    shadows = [BIOMES[hex] for hex in range(SHELF) if (disks.shadows(state, WHITE_DISK) >> hex) & 1]
    assert shadows == ["laurentia-e", "baltica-nw", "baltica-c", "siberia-c", "gondwana-c"]
    # A lee with ice or a mountain in it takes no more.
    disk(state, "baltica-nw", "white")
    disk(state, "laurentia-e", "black")
    shadows = [BIOMES[hex] for hex in range(SHELF) if (disks.shadows(state, WHITE_DISK) >> hex) & 1]
    assert shadows == ["baltica-c", "siberia-c", "gondwana-c"]


@pytest.mark.rule("megafauna2", "D12a")
def test_without_a_rain_shadow_the_event_is_cancelled() -> None:
    state = world()
    for name in ("laurentia-c", "baltica-c", "gondwana-c", "siberia-c"):
        disk(state, name, "white")
    shift(state, WHITE_DISK, CLOUDS, CONTINENT, rain_shadow=True)
    assert state.over()
    assert told(state) == [("log-no-goal", "D12a")]


# --- D13, D14, the full atmosphere -------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D13")
def test_a_liberated_white_disk_goes_where_medea_says() -> None:
    state = world()
    disk(state, "baltica-c", "white")
    state.medea = COLOURS.index("white")
    shift(state, WHITE_DISK, CONTINENT, SKY)
    assert asked(state) == ("white", "D13")
    assert offers(state) == ["reservoir:clouds", "reservoir:atmosphere"]
    air = state.air_white
    do(state, "reservoir:atmosphere")
    assert state.air_white == air + 1


@pytest.mark.rule("megafauna2", "G.reservoir", "D13")
def test_into_a_full_atmosphere_no_white_disk_goes() -> None:
    state = world()
    disk(state, "baltica-c", "white")
    reservoirs(state, black=6, white=6)
    clouds = state.clouds
    shift(state, WHITE_DISK, CONTINENT, SKY)
    assert state.over()
    assert (state.clouds, state.air_white) == (clouds + 1, 6)
    shift(state, WHITE_DISK, CLOUDS, ATMOSPHERE)
    assert (state.clouds, state.air_white) == (clouds + 1, 6)
    assert told(state)[-1] == ("log-no-goal", "G.reservoir")
    disks.pour(state, WHITE_DISK, ATMOSPHERE)
    assert (state.clouds, state.air_white) == (clouds + 2, 6)


@pytest.mark.rule("megafauna2", "G.reservoir")
def test_into_a_full_atmosphere_black_disks_displace_white_ones() -> None:
    state = world()
    disk(state, "baltica-c", "black")
    reservoirs(state, black=6, white=6)
    clouds = state.clouds
    shift(state, BLACK_DISK, CONTINENT, ATMOSPHERE)
    assert (state.clouds, state.air_black, state.air_white) == (clouds + 1, 7, 5)
    assert ("log-displaced", "G.reservoir") in told(state)


@pytest.mark.rule("megafauna2", "G.reservoir", "C1k")
def test_the_uncovered_values_hold() -> None:
    state = world()
    components = state.components
    assert (components.albedo[1], components.green_heart[1]) == (10, 2)
    assert (components.percent[14], components.percent[18]) == (7, 3)


@pytest.mark.rule("megafauna2", "D14")
def test_from_an_empty_reservoir_medea_may_take_a_disk_elsewhere() -> None:
    state = world()
    disk(state, "baltica-c", "white")
    reservoirs(state, white=0, clouds=5)
    shift(state, WHITE_DISK, ATMOSPHERE, CLOUDS)
    assert asked(state) == ("green", "D14")
    # Not from where it goes.
    assert offers(state) == ["biome:baltica-c", "word:done"]
    do(state, "biome:baltica-c")
    assert state.clouds == 6
    shift(state, WHITE_DISK, ATMOSPHERE, CONTINENT)
    assert offers(state) == ["reservoir:clouds", "word:done"]
    do(state, "word:done")
    assert lying(state, "white") == []
    assert state.clouds == 6


@pytest.mark.rule("megafauna2", "D14", "D10a")
def test_not_for_a_gun() -> None:
    state = world()
    disk(state, "baltica-c", "white")
    reservoirs(state, white=0)
    shift(state, WHITE_DISK, ATMOSPHERE, CLOUDS, gun=True)
    assert state.over()
    assert lying(state, "white") == ["baltica-c"]
    assert told(state) == [("log-no-disk", "D10a")]


@pytest.mark.rule("megafauna2", "D14")
def test_a_disk_that_is_nowhere_is_not_asked_for() -> None:
    state = world()
    reservoirs(state, white=0, clouds=0)
    shift(state, WHITE_DISK, CLOUDS, ATMOSPHERE)
    assert state.over()
    assert told(state) == [("log-no-disk", "D14")]


@pytest.mark.rule("megafauna2", "D10")
def test_without_a_disk_on_the_map_an_event_that_takes_one_does_nothing() -> None:
    state = world()
    shift(state, BLACK_DISK, CONTINENT, ATMOSPHERE)
    assert state.over()


@pytest.mark.rule("megafauna2", "D2", "D14")
def test_a_crater_takes_its_carbon_from_elsewhere_if_medea_likes() -> None:
    state = world()
    reservoirs(state, black=0)
    disk(state, "baltica-c", "black")
    reservoirs(state, black=0)
    run(
        state,
        frames.TakeDisk(state.medea, BLACK_DISK, ATMOSPHERE, CONTINENT, 1 << biome("siberia-e"), 1, CRATER),
    )
    assert asked(state) == ("green", "D14")
    do(state, "biome:baltica-c")
    assert lying(state, "black") == ["siberia-e"]
