"""The invariants of a position: each kind of damage is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.megafauna2.positions import card, give, give_face, host, lay, put, quiet, speak, species, tool

from phylarium.families.fauna.rules.names import BLUE, FOSSIL_CARD, GONE, IN_DECK, NONE, ONE_ORGAN
from phylarium.games.megafauna2.rules import atlas
from phylarium.games.megafauna2.rules.names import (
    BLOOM_DISKS,
    CARDS,
    DECK_SIZE,
    ET_COUNT,
    FACES,
    GREEN_DISK,
    SPECIES_COUNT,
)
from phylarium.games.megafauna2.rules.state import Megafauna

ORANGE = species("orange-archetype")
WHITE = species("white-archetype")


def healthy() -> Megafauna:
    """A position with something of everything."""
    state = quiet("orange", "white")
    put(state, "orange-archetype", "laurentia-c", "laurentia-w", size=2, basal="rb")
    state.disk[3], state.clouds = 0, state.clouds + 1
    put(state, "orange-flyer", "laurentia-se", size=1, basal="y")
    put(state, "white-archetype", "laurentia-w-carnivore", basal="gw")
    lay(state, "white-archetype", "laurentia-c-carnivore")
    give(state, "white-archetype", "brood_pouch")
    give_face(state, "orange-archetype", next(FACES[f] for f in range(184) if state.components.face_monster[f] == 1))
    mutual = next(f for f in range(184) if state.components.face_mutualism[f])
    give_face(state, "orange-archetype", FACES[mutual])
    host(state, "white-archetype", FACES[mutual][:-2])
    speak(state, "white-archetype")
    tool(state, "white-archetype", "net")
    return state


def lost_disk(s: Megafauna) -> None:
    s.oxygen -= 1


def green_disk_alone_on_a_shelf(s: Megafauna) -> None:
    s.disk[29] = GREEN_DISK
    s.oxygen -= 1


def bloom_on_land(s: Megafauna) -> None:
    s.disk[0] = BLOOM_DISKS
    s.oxygen -= 1
    s.air_black -= 1


def too_much_air(s: Megafauna) -> None:
    s.clouds -= 7
    s.air_white += 7


def seat_without_colour(s: Megafauna) -> None:
    s.seat_of[0] = 1


def medea_lost(s: Megafauna) -> None:
    s.medea = 0


def fossils_made(s: Megafauna) -> None:
    s.fossils[1] = 17


def dice_doubled(s: Megafauna) -> None:
    s.landmass[0] = 1


def beyond_the_pole(s: Megafauna) -> None:
    s.latitude[0] = 7


def beyond_the_pole_and_surveyed(s: Megafauna) -> None:
    s.latitude[0] = 7
    atlas.survey(s)


def ring_too_short(s: Megafauna) -> None:
    s.ring = s.ring[1:]


def neighbours_forgotten(s: Megafauna) -> None:
    s.beside[0] = 0


def rafts_forgotten(s: Megafauna) -> None:
    s.raft_east[4] = NONE


def card_twice(s: Megafauna) -> None:
    s.upper_deck[0] = s.upper_deck[1]


def card_of_the_other_row(s: Megafauna) -> None:
    s.display[0], s.display[5] = s.display[5], s.display[0]


def card_nowhere(s: Megafauna) -> None:
    s.card_at[s.display[0]] = GONE


def held_twice(s: Megafauna) -> None:
    s.held.append(card("brood_pouch"))


def held_fossil(s: Megafauna) -> None:
    s.card_at[card("brood_pouch")] = FOSSIL_CARD + 3


def cube_on_a_shown_card(s: Megafauna) -> None:
    s.cubes[s.display[0]] = ONE_ORGAN[0]
    s.pool[0] -= 1


def promoted_in_the_display(s: Megafauna) -> None:
    s.card_side[s.display[0]] = 1


def monster_on_an_unpromoted_card(s: Megafauna) -> None:
    s.monster_on[card("brood_pouch")] = 1


def event_twice(s: Megafauna) -> None:
    s.seen[s.et_deck[0]] = 1


def biosphere_lost(s: Megafauna) -> None:
    s.hot_deck.pop()


def cube_lost(s: Megafauna) -> None:
    s.pool[0] -= 1


def cube_made(s: Megafauna) -> None:
    s.basal[ORANGE] += ONE_ORGAN[3]
    s.recount(ORANGE)


def organs_miscounted(s: Megafauna) -> None:
    s.organs[ORANGE] += ONE_ORGAN[3]


def moods_miscounted(s: Megafauna) -> None:
    s.moods[WHITE] = 0


def row_does_not_meet(s: Megafauna) -> None:
    cards = s.row(WHITE)
    places = [s.held.index(c) for c in cards]
    s.held[places[0]], s.held[places[-1]] = s.held[places[-1]], s.held[places[0]]
    s.count_moods(WHITE)


def giant(s: Megafauna) -> None:
    s.size[ORANGE] = 7
    s.recount(ORANGE)


def too_large_for_its_genotype(s: Megafauna) -> None:
    s.size[species("orange-flyer")] = 6


def too_large_for_its_mutations(s: Megafauna) -> None:
    s.size[ORANGE] = 6
    s.recount(ORANGE)


def genotype_lost(s: Megafauna) -> None:
    s.genotype[species("orange-flyer")] = NONE


def creeple_lost(s: Megafauna) -> None:
    s.unborn[ORANGE] -= 1


def creeple_miscounted(s: Megafauna) -> None:
    s.living[ORANGE] += 1
    s.unborn[ORANGE] -= 1


def host_lost(s: Megafauna) -> None:
    s.host_on[s.host_on.index(WHITE)] = NONE


def cannibal(s: Megafauna) -> None:
    s.carnivore[3] = ORANGE
    s.living[ORANGE] += 1
    s.unborn[ORANGE] -= 1


def hunter_without_prey(s: Megafauna) -> None:
    s.carnivore[20] = ORANGE
    s.living[ORANGE] += 1
    s.unborn[ORANGE] -= 1


def species_without_a_player(s: Megafauna) -> None:
    s.size[0] = 1
    s.unborn[0] = 7


def creeples_of_no_species(s: Megafauna) -> None:
    s.newborn[0] = 1


def basal_organs_of_no_species(s: Megafauna) -> None:
    s.basal[0] = ONE_ORGAN[0]
    s.take_cubes(ONE_ORGAN[0])


def organs_of_no_species(s: Megafauna) -> None:
    s.organs[0] = ONE_ORGAN[0]


def genotype_of_no_species(s: Megafauna) -> None:
    s.genotype[0] = 0


def tool_of_nobody(s: Megafauna) -> None:
    s.tool_at[0] = 0


def tool_nowhere(s: Megafauna) -> None:
    s.tool_at[0] = 30


DAMAGE: list[Callable[[Megafauna], None]] = [
    lost_disk,
    green_disk_alone_on_a_shelf,
    bloom_on_land,
    too_much_air,
    seat_without_colour,
    medea_lost,
    fossils_made,
    dice_doubled,
    beyond_the_pole,
    beyond_the_pole_and_surveyed,
    ring_too_short,
    neighbours_forgotten,
    rafts_forgotten,
    card_twice,
    card_of_the_other_row,
    card_nowhere,
    held_twice,
    held_fossil,
    cube_on_a_shown_card,
    promoted_in_the_display,
    monster_on_an_unpromoted_card,
    event_twice,
    biosphere_lost,
    cube_lost,
    cube_made,
    organs_miscounted,
    moods_miscounted,
    row_does_not_meet,
    giant,
    too_large_for_its_genotype,
    too_large_for_its_mutations,
    genotype_lost,
    creeple_lost,
    creeple_miscounted,
    host_lost,
    cannibal,
    hunter_without_prey,
    species_without_a_player,
    creeples_of_no_species,
    basal_organs_of_no_species,
    organs_of_no_species,
    genotype_of_no_species,
    tool_of_nobody,
    tool_nowhere,
]


@pytest.mark.rule("megafauna2", "B7")
def test_the_healthy_position_is_sound() -> None:
    assert healthy().status() == []


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damage_is_found(damage: Callable[[Megafauna], None]) -> None:
    state = healthy()
    damage(state)
    assert state.status() != []


def test_tooth_and_claw_has_neither_sizes_nor_medea_nor_disks() -> None:
    for damage in (lambda s: s.size.__setitem__(ORANGE, 2), lambda s: setattr(s, "medea", 1), lost_disk):
        state = quiet("orange", "white", rules="tooth_and_claw")
        assert state.status() == []
        damage(state)
        assert state.status() != []


@pytest.mark.rule("megafauna2", "A8b")
def test_a_biosphere_deck_is_found_in_the_game_that_has_none() -> None:
    state = quiet(rules="tooth_and_claw")
    assert state.status() == []
    state.mild_deck = [ET_COUNT + DECK_SIZE]
    assert state.status() == ["there is a goldilocks deck in the tooth & claw game"]


def test_where_a_species_stands_is_kept_with_the_levels() -> None:
    state = healthy()
    orange = species("orange-archetype")
    state.standing[orange] ^= 1
    wrong = "where orange-archetype stands is out of date, or it stands twice in a biome"
    assert state.status() == [wrong]


@pytest.mark.rule("megafauna2", "J6g")
def test_only_the_personality_of_a_lazarus_belongs_to_nobody_who_is_there() -> None:
    state = healthy()
    give(state, "orange-burrower", "air_sacs", bare=True)
    state.in_row[card("air_sacs")] = 1
    assert "air_sacs belongs to orange-burrower, which is not there" in state.status(), "no archetype"
    state = healthy()
    give(state, "green-archetype", "air_sacs", bare=True)
    assert state.is_lazarus(0)
    assert "air_sacs belongs to green-archetype, which is not there" in state.status(), "no personality"


@pytest.mark.rule("megafauna2", "B7")
def test_more_monsters_than_there_are_tokens_are_found() -> None:
    state = quiet()
    give_face(state, "orange-archetype", *(FACES[f] for f in range(184) if state.components.face_monster[f] == BLUE))
    assert not any("monsters" in line for line in state.status()), "all two of them"
    state.held.append(state.held[-1])
    assert "3 blue monsters, and there are 2" in state.status()


def test_a_card_lies_with_a_species_or_at_a_place_of_its_own() -> None:
    state = quiet()
    free = state.card_at.index(GONE) if GONE in state.card_at else state.upper_deck[0]
    state.card_at[free] = SPECIES_COUNT
    assert f"{CARDS[free]} lies at {SPECIES_COUNT}, which is nowhere" in state.status()


@pytest.mark.rule("megafauna2", "J6b")
def test_the_last_card_of_a_personality_must_meet_the_one_before_it() -> None:
    state = healthy()
    c = state.components
    last = state.row(WHITE)[-1]
    half = c.face_right[state.face(last)]
    apart = next(f for f in range(184) if state.card_at[f // 2] == IN_DECK and c.face_left[f] not in (NONE, half))
    give_face(state, "white-archetype", FACES[apart], row=True, bare=True)
    assert f"{CARDS[last]} and {CARDS[apart // 2]} do not meet in an emotion" in state.status()
