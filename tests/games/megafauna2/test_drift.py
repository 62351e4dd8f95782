"""Cratons in motion: drift, collisions and drift-bys, the rift of a Pangea, what touches what, and where rafts land."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    disk,
    disk_totals,
    do,
    fallen,
    latitude,
    lay,
    offers,
    put,
    quiet,
    reservoirs,
    row,
    run,
    sound,
    species,
    told,
    where,
)

from phylarium.games.megafauna2.rules import atlas, drift, frames
from phylarium.games.megafauna2.rules.board import (
    BALTICA,
    BIOMES,
    CRATON_COUNT,
    CRATONS,
    EAST,
    GONDWANA,
    HEX_COUNT,
    LAURENTIA,
    SHELF,
    SIBERIA,
    WEST,
)
from phylarium.games.megafauna2.rules.names import BLACK_DISK, BLOOM_DISKS, DISKS, EVENTS, NO_DISK
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY

NONE = -1
HISTORICAL = ("laurentia", "baltica", "siberia", "gondwana")


def world(*ring: str, **latitudes: int) -> Megafauna:
    """All four cratons by themselves from west to east, without creeples."""
    state = bare()
    row(state, *(ring or HISTORICAL))
    for craton, at in latitudes.items():
        latitude(state, craton, at)
    return state


def move(state: Megafauna, craton: int, direction: int) -> None:
    """A collision or drift-by; whatever Medea is asked on the way, the first answer is taken."""
    drift.move(state, craton, direction)
    settle(state)


def settle(state: Megafauna) -> None:
    state.run()
    while not state.over():
        state.apply(state.legal()[0])


def ring(state: Megafauna) -> list[str]:
    return [CRATONS[craton] for craton in state.ring]


def mountains(state: Megafauna) -> list[str]:
    return [BIOMES[hex] for hex in range(SHELF) if state.disk[hex] == BLACK_DISK]


def touches(state: Megafauna, hex: str, other: str) -> bool:
    return (state.beside[biome(hex)] >> biome(other)) & 1 == 1


# --- D1 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D1", "D1a", "A1d")
def test_a_drift_moves_the_landmass_of_the_dice() -> None:
    state = world()
    drift.drift(state, SIBERIA, -1)
    assert state.latitude[SIBERIA] == 3
    drift.drift(state, SIBERIA, 2)
    assert state.latitude[SIBERIA] == 5
    assert state.latitude_of(biome("siberia-ne")) == 4
    assert state.latitude_of(biome("siberia-south-shelf")) == 6


@pytest.mark.rule("megafauna2", "D1")
@pytest.mark.parametrize(("start", "steps", "end"), [(1, -1, 1), (2, -2, 1), (6, 1, 6), (5, 2, 6)])
def test_m2_20_the_dice_stays_between_1_and_6(start: int, steps: int, end: int) -> None:
    state = world(siberia=start)
    drift.drift(state, SIBERIA, steps)
    assert state.latitude[SIBERIA] == end


@pytest.mark.rule("megafauna2", "D1", "A1d", "D3e")
def test_a_continent_drifts_by_its_one_dice() -> None:
    state = world(siberia=2)
    move(state, LAURENTIA, EAST)  # Baltica, at latitude 4.
    assert state.landmass[BALTICA] == LAURENTIA
    drift.drift(state, BALTICA, -1)
    assert state.latitude[BALTICA] == 4
    assert ("log-no-dice", "D1") in told(state)
    drift.drift(state, LAURENTIA, -2)
    assert (state.latitude[LAURENTIA], state.latitude[BALTICA]) == (2, 2)
    sound(state)


@pytest.mark.rule("megafauna2", "D1")
def test_a_part_of_a_continent_may_be_carried_beyond_a_pole() -> None:
    state = world(siberia=2)
    row(state, "laurentia", "siberia", "baltica", "gondwana")
    move(state, LAURENTIA, EAST)
    drift.drift(state, LAURENTIA, -2)
    drift.drift(state, LAURENTIA, -1)
    assert (state.latitude[LAURENTIA], state.latitude[SIBERIA]) == (1, -1)
    assert state.latitude_of(biome("siberia-nw")) == 0
    assert touches(state, "siberia-sw", "laurentia-ne")
    sound(state)


# --- D3 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D3", "D3a", "D3c", "D3d", "D3e", "G.damocles")
def test_m2_17_laurentia_smashes_siberia() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    disk(state, "laurentia-north-shelf", "bloom")
    disk(state, "siberia-w", "green")
    put(state, "white-archetype", "siberia-w")
    before = disk_totals(state)
    state.disk[biome("siberia-sw")] = NO_DISK
    oxygen, black = state.oxygen, state.air_black
    move(state, LAURENTIA, EAST)
    assert state.dice[SIBERIA] == 0
    assert state.dice[LAURENTIA] == 1
    assert state.landmass[SIBERIA] == LAURENTIA
    # Two mountains where it was touched, and the one that Siberia has from the start.
    assert mountains(state) == ["siberia-w", "siberia-c", "siberia-sw"]
    # The shelf under Siberia held a black disk and a bloom; the forest went into the oxygen.
    assert state.disk[biome("laurentia-north-shelf")] == NO_DISK
    assert state.oxygen == oxygen + 2
    assert state.air_black == black - 2 + 1
    assert disk_totals(state) == before
    assert fallen(state, "white-archetype") == ["siberia-w-herbivore"]
    assert ("log-collides", "D3a") in told(state)
    assert ("log-laid", "D3c") in told(state)
    assert ("log-freed", "D3d") in told(state)
    assert ("log-loses-dice", "D3e") in told(state)


@pytest.mark.rule("megafauna2", "D3c")
def test_no_mountains_rise_in_the_moving_landmass() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana")
    reservoirs(state, black=9)
    move(state, LAURENTIA, EAST)
    # At one latitude they meet in the middle row, and the rows beside it interlock.
    assert [name for name in mountains(state) if name.startswith("laurentia")] == []
    assert [name for name in mountains(state) if name.startswith("siberia")] == ["siberia-w", "siberia-c"]
    assert touches(state, "laurentia-e", "siberia-w")
    assert not touches(state, "laurentia-ne", "siberia-nw")


@pytest.mark.rule("megafauna2", "D3c", "G.damocles")
def test_a_mountain_that_is_there_does_not_rise_again() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana")
    disk(state, "siberia-w", "black")
    before = state.air_black
    move(state, LAURENTIA, EAST)
    assert state.air_black == before
    assert ("log-laid", "D3c") not in told(state)


@pytest.mark.rule("megafauna2", "D3d")
def test_swimmers_on_a_shelf_that_is_pinched_die_outright() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    disk(state, "laurentia-north-shelf", "bloom")
    put(state, "orange-swimmer", "laurentia-north-shelf", "laurentia-south-shelf")
    lay(state, "orange-swimmer", "laurentia-north-shelf")
    move(state, LAURENTIA, EAST)
    assert where(state, "orange-swimmer") == ["laurentia-south-shelf-herbivore"]
    assert fallen(state, "orange-swimmer") == []
    assert state.living[species("orange-swimmer")] == 1
    assert state.unborn[species("orange-swimmer")] == 6
    sound(state)


@pytest.mark.rule("megafauna2", "D3d", "D10g")
def test_a_collision_from_the_east_pinches_the_shelves_of_the_smashed() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    assert state.disk[biome("laurentia-north-shelf")] == BLACK_DISK
    move(state, SIBERIA, WEST)
    assert state.dice[LAURENTIA] == 0
    assert mountains(state) == ["laurentia-ne", "laurentia-e", "siberia-c"]
    assert atlas.is_pinched(state, biome("laurentia-north-shelf"))
    assert state.disk[biome("laurentia-north-shelf")] == NO_DISK
    # Its other shelves are still free, and those of Siberia too.
    assert state.disk[biome("laurentia-south-shelf")] == BLOOM_DISKS
    assert state.disk[biome("siberia-south-shelf")] == BLOOM_DISKS
    sound(state)


@pytest.mark.rule("megafauna2", "D3", "D3e", "A1d")
def test_m2_18_a_craton_without_a_dice_does_not_move() -> None:
    state = world()
    move(state, LAURENTIA, EAST)
    before = state.ring.copy()
    move(state, BALTICA, EAST)
    assert state.ring == before
    assert told(state)[-1] == ("log-no-dice", "D3")


@pytest.mark.rule("megafauna2", "D3b")
def test_m2_19_the_westernmost_smashes_the_easternmost_around_the_world() -> None:
    state = world()
    move(state, LAURENTIA, WEST)
    assert ring(state) == ["baltica", "siberia", "laurentia"]
    assert state.landmass[GONDWANA] == LAURENTIA
    assert state.column[GONDWANA] == -6
    assert [name for name in mountains(state) if name.startswith("gondwana")] == ["gondwana-e"]
    assert state.disk[biome("gondwana-middle-shelf")] == NO_DISK


@pytest.mark.rule("megafauna2", "D3")
def test_a_landmass_drifts_by_a_neighbour_when_none_shares_a_latitude() -> None:
    state = world(laurentia=1, baltica=5, siberia=5, gondwana=6)
    move(state, LAURENTIA, EAST)
    assert ring(state) == ["baltica", "laurentia", "siberia", "gondwana"]
    assert state.dice == [1, 1, 1, 1]
    move(state, LAURENTIA, WEST)
    move(state, LAURENTIA, WEST)
    assert ring(state) == ["gondwana", "baltica", "siberia", "laurentia"]
    sound(state)


@pytest.mark.rule("megafauna2", "D3a")
def test_it_drifts_by_others_to_collide() -> None:
    state = world(laurentia=1, baltica=5, siberia=6, gondwana=2)
    move(state, LAURENTIA, EAST)
    assert ring(state) == ["baltica", "siberia", "laurentia"]
    assert state.landmass[GONDWANA] == LAURENTIA
    sound(state)


@pytest.mark.rule("megafauna2", "D3")
def test_a_continent_collides_again_until_there_is_one() -> None:
    state = world(laurentia=4, baltica=3, siberia=5, gondwana=4)
    reservoirs(state, black=9)
    move(state, LAURENTIA, EAST)
    move(state, SIBERIA, WEST)
    # The continent of Laurentia and Baltica was smashed as a whole.
    assert state.landmass == [SIBERIA, SIBERIA, SIBERIA, GONDWANA]
    move(state, GONDWANA, WEST)
    assert state.landmass == [GONDWANA] * 4
    assert state.ring == [GONDWANA]
    assert_whole(state)
    before = state.column.copy()
    move(state, GONDWANA, EAST)
    assert state.column == before
    assert told(state)[-1] == ("log-one-landmass", "D3")


@pytest.mark.rule("megafauna2", "D14", "D3c", "D12")
def test_medea_finds_carbon_for_mountains_when_the_air_has_none() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    reservoirs(state, black=0)
    drift.move(state, LAURENTIA, EAST)
    state.run()
    assert asked(state) == ("green", "D14")
    assert "biome:gondwana-north-shelf" in offers(state)
    assert "biome:siberia-c" in offers(state)
    assert "word:done" in offers(state)
    do(state, "biome:gondwana-north-shelf")
    # For two places and one disk Medea says which of them rises.
    assert asked(state) == ("green", "D12")
    assert offers(state) == ["biome:siberia-w", "biome:siberia-sw"]
    do(state, "biome:siberia-sw")
    assert state.disk[biome("gondwana-north-shelf")] == NO_DISK
    assert asked(state) == ("green", "D14")
    do(state, "word:done")
    assert "siberia-w" not in mountains(state)
    assert state.over()


# --- D4 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D4")
def test_m2_21_a_pangea_breaks_up_in_its_order() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    move(state, LAURENTIA, EAST)
    move(state, LAURENTIA, EAST)
    assert state.landmass == [LAURENTIA, LAURENTIA, LAURENTIA, GONDWANA]
    drift.drift(state, LAURENTIA, -2)
    drift.drift(state, LAURENTIA, -1)
    assert state.latitude[SIBERIA] == -1
    order = sorted([LAURENTIA, SIBERIA, BALTICA], key=lambda craton: state.column[craton])
    drift.rift(state)
    assert state.ring == [*order, GONDWANA]
    assert state.dice == [1, 1, 1, 1]
    assert state.latitude == [1, 1, 1, 4]
    assert state.landmass == [0, 1, 2, 3]
    sound(state)


@pytest.mark.rule("megafauna2", "D4")
def test_two_cratons_are_no_pangea() -> None:
    state = world()
    move(state, LAURENTIA, EAST)
    drift.rift(state)
    assert state.landmass[BALTICA] == LAURENTIA
    assert told(state)[-1] == ("log-no-pangea", "D4")


@pytest.mark.rule("megafauna2", "D4", "D10g")
def test_shelves_are_free_again_after_a_rift() -> None:
    state = world()
    move(state, LAURENTIA, EAST)
    assert atlas.is_pinched(state, biome("laurentia-middle-shelf"))
    move(state, LAURENTIA, EAST)
    drift.rift(state)
    assert not atlas.is_pinched(state, biome("laurentia-middle-shelf"))


@pytest.mark.rule("megafauna2", "D3d", "F3b")
def test_a_shelf_lies_one_hex_east_of_its_own() -> None:
    state = world("laurentia", "siberia", "baltica", "gondwana", siberia=2)
    move(state, LAURENTIA, EAST)
    under = biome("laurentia-north-shelf")
    above = biome("siberia-sw")
    assert (atlas.column_of(state, under), atlas.row_of(state, under)) == (3, 3)
    assert (atlas.column_of(state, above), atlas.row_of(state, above)) == (3, 3)


# --- F5: where rafts land ----------------------------------------------------------------------


def raft(state: Megafauna, hex: str, direction: int) -> str:
    landfall = (state.raft_east if direction == EAST else state.raft_west)[biome(hex)]
    return BIOMES[landfall] if landfall != NONE else ""


@pytest.mark.rule("megafauna2", "F5", "D3b")
def test_rafts_land_on_the_first_coast_of_their_latitude() -> None:
    state = world(baltica=1, siberia=6)
    assert raft(state, "laurentia-ne", EAST) == "gondwana-nw"
    assert raft(state, "laurentia-se", EAST) == "siberia-nw"
    assert raft(state, "gondwana-e", EAST) == "laurentia-w"
    assert raft(state, "laurentia-sw", WEST) == "gondwana-se"
    # Baltica alone reaches latitude 0: around the world to its own far coast.
    assert raft(state, "baltica-ne", EAST) == "baltica-nw"
    assert raft(state, "baltica-nw", WEST) == "baltica-ne"


@pytest.mark.rule("megafauna2", "F5")
def test_only_a_coast_is_left_by_raft() -> None:
    state = world()
    assert raft(state, "laurentia-c", EAST) == ""
    assert raft(state, "laurentia-w", EAST) == ""
    assert raft(state, "laurentia-w", WEST) == "gondwana-e"


@pytest.mark.rule("megafauna2", "F5", "F5e")
def test_a_bay_is_crossed_to_another_coast_of_the_continent() -> None:
    state = world()
    move(state, LAURENTIA, EAST)
    # Side by side at one latitude they touch in the middle row; north and south of it there is a bay.
    assert raft(state, "laurentia-e", EAST) == ""
    assert raft(state, "laurentia-ne", EAST) == "baltica-nw"
    assert raft(state, "baltica-sw", WEST) == "laurentia-se"
    # Nobody rafts within a craton, over a sea or not.
    assert raft(state, "laurentia-nw", EAST) == ""
    assert raft(state, "baltica-ne", WEST) == ""


# --- the whole map -----------------------------------------------------------------------------


def assert_whole(state: Megafauna) -> None:
    """Worked out apart from the rules: no two hexes in one place, one dice each, neighbours know each other."""
    played = [craton for craton in range(CRATON_COUNT) if state.landmass[craton] != NONE]
    assert sorted(state.ring) == sorted({state.landmass[craton] for craton in played})
    for mass in state.ring:
        members = [craton for craton in played if state.landmass[craton] == mass]
        assert [craton for craton in members if state.dice[craton]] == [mass]
        assert state.column[mass] == 0
        assert 1 <= state.latitude[mass] <= 6
        spots = {}
        for craton in members:
            for at, (across, down) in enumerate([(-1, -1), (1, -1), (-2, 0), (0, 0), (2, 0), (-1, 1), (1, 1)]):
                spot = (state.column[craton] + across, state.latitude[craton] + down)
                assert spot not in spots
                spots[spot] = craton * HEX_COUNT + at
        # Columns of neighbouring rows are shifted by half a hex.
        assert len({(across + down) % 2 for across, down in spots}) == 1
        for (across, down), hex in spots.items():
            near = [(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)]
            beside = sum(1 << spots[(across + x, down + y)] for x, y in near if (across + x, down + y) in spots)
            assert state.beside[hex] == beside
        # It hangs together.
        reached = {mass * HEX_COUNT}
        while True:
            more = {other for hex in reached for other in range(SHELF) if (state.beside[hex] >> other) & 1} - reached
            if not more:
                break
            reached |= more
        assert len(reached) == len(spots)
    for hex in range(SHELF):
        for other in range(SHELF):
            assert (state.beside[hex] >> other) & 1 == (state.beside[other] >> hex) & 1
        for landfall, back in ((state.raft_east[hex], state.raft_west), (state.raft_west[hex], state.raft_east)):
            # Whoever rafts back comes home.
            if landfall != NONE:
                assert back[landfall] == hex


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 3), st.sampled_from([EAST, WEST])),
        st.tuples(st.just("drift"), st.integers(0, 3), st.sampled_from([-2, -1, 1, 2])),
        st.tuples(st.just("rift"), st.just(0), st.just(0)),
    ),
    max_size=25,
)


@given(st.permutations(list(range(4))), MOVES)
@pytest.mark.rule("megafauna2", "D1", "D3", "D4")
def test_the_map_stays_whole_wherever_cratons_go(order: list[int], moves: list[tuple[str, int, int]]) -> None:
    state = EMPTY.clone()
    state.ring = order
    atlas.survey(state)
    assert_whole(state)
    for kind, craton, way in moves:
        if kind == "move":
            drift.move(state, craton, way)
            settle(state)
        elif kind == "drift":
            drift.drift(state, craton, way)
        else:
            drift.rift(state)
        assert_whole(state)
    sound(state)


EMPTY = bare()


@pytest.mark.rule("megafauna2", "C1f", "F5a")
def test_tooth_and_claw_has_a_ring_of_the_cratons_of_those_who_play() -> None:
    state = quiet("orange", "black", rules="tooth_and_claw")
    assert sorted(state.ring) == [LAURENTIA, SIBERIA]
    assert raft(state, "laurentia-w", WEST) == "siberia-e"
    assert raft(state, "siberia-w", WEST) == "laurentia-e"
    assert state.beside[biome("baltica-c")] == 0
    assert_whole(state)


@pytest.mark.rule("megafauna2", "D3", "A1e")
def test_the_icon_of_a_card_moves_its_craton() -> None:
    state = world()
    event = EVENTS.index("tunguska_coal_beds")  # Siberia goes east.
    run(state, frames.EventIcon(NOBODY, event, 0))
    settle(state)
    assert state.landmass[GONDWANA] == SIBERIA
    assert DISKS[state.disk[biome("gondwana-w")]] == "black"


@pytest.mark.rule("megafauna2", "D1")
def test_a_landmass_at_the_last_latitude_of_its_dice_stays_and_that_is_told() -> None:
    state = world(laurentia=1)
    state.journal = []
    drift.drift(state, LAURENTIA, -1)
    assert state.latitude[LAURENTIA] == 1
    assert told(state) == [("log-no-farther", "D1")]
    drift.drift(state, LAURENTIA, 1)
    assert state.latitude[LAURENTIA] == 2
    assert told(state)[1:] == [("log-craton-drifts", "D1a")]
