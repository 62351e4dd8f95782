"""Queen Bee: her set-up, her turn, her larvae, their escapes, and how it ends. Blue is hers, pink plays against her."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, her_turn, wild
from tests.games.mesofauna.positions import (
    asked,
    basal_of,
    biome,
    card,
    colour,
    deck_of,
    dice,
    display,
    do,
    flower,
    give,
    lines,
    offers,
    portrait,
    portrait_of,
    put,
    quiet,
    roster,
    run,
    sound,
    species,
    told,
    unborn,
    where,
    withdraw,
    zombie,
)

from phylarium.families.fauna.rules.names import HERBIVORE, NONE
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import ending, events, frames, hive, living, queen
from phylarium.games.mesofauna.rules.board import CRATON_COUNT
from phylarium.games.mesofauna.rules.names import CARDS, FACES, LEVEL_COUNT, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import DECK_EMPTY, FORMATION_EMPTY, QUEEN_EXTINCT

HER_DIE_FAILS = 1
"""She always has a species at least, so that a one founds none."""
HER_DIE_HOLDS = 8


@pytest.fixture
def state() -> Mesofauna:
    return her_turn()


def acts(state: Mesofauna, *rolls: int) -> None:
    """Queen Bee's turn, her dice showing these faces."""
    if rolls:
        dice(state, *rolls)
    run(state, frames.QueenTurn(state.queen))
    sound(state)


def empty_shop(state: Mesofauna, *cards: str) -> None:
    """Nothing in the display that she could take but these cards, from the cheapest on, in their rows."""
    for slot, c in enumerate(state.display):
        if slot % 5 < 4 and c != NONE:
            state.card_at[c] = 50
            state.display[slot] = NONE
    taken = [0, 0]
    for name in cards:
        c = card(name)
        row = state.components.card_row[c]
        if c in state.display:
            top = deck_of(state, c).pop()
            state.display[state.display.index(c)] = top
            state.card_at[top] = 49
        elif state.card_at[c] == 48:
            deck_of(state, c).remove(c)
        state.display[row * 5 + taken[row]] = c
        state.card_at[c] = 49
        taken[row] += 1


def populates(state: Mesofauna, name: str) -> None:
    run(state, frames.QueenPopulate(state.queen, species(name)))
    sound(state)


def taken(state: Mesofauna) -> list[str]:
    """The cards that she took, in order."""
    assert state.journal is not None
    return [CARDS[entry.b] for entry in state.journal if entry.what == "log-mutates"]


def begins() -> Mesofauna:
    """A game alone, from its start."""
    return GAME.start(1, {}, "a hive", log=True)


# --- set-up (L1) -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L0", "L1", "L1a", "L1b", "L1d", "L1e", "L1f")
def test_one_chooses_four_cratons_their_sides_and_places_and_a_formation_of_eight_fossils_lies_ready() -> None:
    state = begins()
    assert state.has_queen()
    assert state.formation == 8
    assert state.components.dice[state.ticket] == 4
    assert len(offers(state)) == CRATON_COUNT
    for number in range(4):
        assert offers(state)[0].startswith("craton:")
        assert len(offers(state)) == CRATON_COUNT - number
        state.apply(state.offers[0])
        assert offers(state) == ["word:dry", "word:wet"]
        do(state, "word:dry")
        if number:
            state.apply(state.offers[0])
    assert sum(spot != NONE for spot in state.spot) == 4
    assert offers(state)[0].startswith("place:")


@pytest.mark.rule("mesofauna", "L1c", "L9c")
def test_she_begins_on_the_lowest_land_and_then_beside_it_on_another_craton_if_she_can() -> None:
    state = quiet("pink", "blue", stage="queen_bee")
    run(state, frames.FirstCreeples(-1))
    # 1b is lowest of all, and touches no other craton.
    assert where(state, "blue-archetype") == ["1b herbivore", "1c herbivore"]
    assert ("log-begins", "L1c") in told(state)
    do(state, "place:craton-2-left-herbivore")
    do(state, "place:craton-4-left-herbivore")
    assert where(state, "pink-archetype") == ["2b herbivore", "4b herbivore"]
    assert state.living[species("pink-archetype")] == 2


@pytest.mark.rule("mesofauna", "L1c")
def test_beside_her_first_creeple_she_prefers_another_craton() -> None:
    state = quiet("pink", "blue", stage="queen_bee")
    state.side[0] = 1  # the wet side, where 1b is a lake
    run(state, frames.FirstCreeples(-1))
    assert where(state, "blue-archetype") == ["2c herbivore", "3b herbivore"]


@pytest.mark.rule("mesofauna", "L1g", "L1h", "L3f")
def test_in_her_first_turn_she_takes_the_cheapest_thorax_promotes_it_and_populates_without_an_event() -> None:
    state = wild("pink", "blue", stage="queen_bee")
    state.active, state.turn = colour("blue"), 1
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    state.quiet = 1
    # Ocelli are heads both ways up.
    display(state, "ocelli", "hind_wings", "labium", "silk_glands")
    state.upper_deck.sort(key=lambda c: len(state.components.card_events[c]))
    before = len(state.upper_deck)
    run(state, frames.QueenTurn(state.queen), frames.NextTurn(-1))
    assert asked(state)[1] == "L1g"
    assert offers(state) == ["promote:hind_wings-a", "promote:hind_wings-b"]
    do(state, "promote:hind_wings-a")
    assert taken(state) == ["hind_wings"]
    assert portrait_of(state, "blue-archetype") == ["hind_wings-a"]
    assert basal_of(state, "blue-archetype") == "y"
    assert len(state.upper_deck) == before - 1
    assert "log-event" not in [what for what, _ in told(state)]
    assert state.living[species("blue-archetype")] == 3
    # L1h: then it is one's own turn.
    assert state.active == colour("pink")
    assert state.phasing == species("pink-archetype")
    assert state.quiet == 1, "a card was taken in the turn before (bf.A3e)"


@pytest.mark.rule("mesofauna", "L1g", "L6f")
def test_with_a_yellow_thorax_she_plants_flowers_in_her_first_turn() -> None:
    state = wild("pink", "blue", stage="queen_bee")
    state.active, state.turn = colour("blue"), 1
    put(state, "blue-archetype", "1b")
    put(state, "pink-archetype", "4b")
    display(state, "hind_wings", "labium")
    run(state, frames.QueenTurn(state.queen))
    do(state, "promote:hind_wings-a")
    assert ("log-plants", "L6f") in told(state)
    assert state.flowers.bit_count() == 1


@pytest.mark.rule("mesofauna", "L0c", "L9", "L9e")
def test_her_words_say_that_it_is_queen_bee_who_acts(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    acts(state, HER_DIE_FAILS)
    assert any("Queen Bee" in line for line in lines(state))


# --- her turn (L2) ------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L2", "L2a")
def test_her_phasing_species_has_most_unborn_zombies_not_counted_and_of_equals_came_later(state: Mesofauna) -> None:
    put(state, "pink-archetype", "4b")
    put(state, "blue-archetype", "1b")
    put(state, "blue-flyer", "2a")
    put(state, "blue-burrower", "3a")
    unborn(state, "blue-archetype", 4)
    unborn(state, "blue-flyer", 5)
    unborn(state, "blue-burrower", 5)
    zombie(state, "pink-archetype", on="blue-archetype")
    zombie(state, "pink-archetype", on="blue-archetype")
    assert SPECIES[queen.phasing_species(state)] == "blue-burrower"
    unborn(state, "blue-burrower", 4)
    assert SPECIES[queen.phasing_species(state)] == "blue-flyer"


@pytest.mark.rule("mesofauna", "L2b", "L2c", "L2d", "L3b", "L4g")
def test_she_founds_a_species_if_she_can_else_adds_to_her_portrait_else_populates(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    portrait(state, "blue-archetype", "sensory_setae-a")
    empty_shop(state, "slit_sensilla")  # b founds burrowers; a fits after the thorax
    acts(state, HER_DIE_HOLDS)
    assert roster(state, "blue") == ["blue-archetype", "blue-burrower"]


@pytest.mark.rule("mesofauna", "L2c", "L3b")
def test_ME_38_where_her_roll_is_no_more_than_her_species_she_founds_none(state: Mesofauna) -> None:
    for name, at in (("blue-archetype", "1b"), ("blue-flyer", "2a"), ("blue-burrower", "3a")):
        put(state, name, at)
    put(state, "blue-archetype", "1c")
    put(state, "pink-archetype", "4b")
    unborn(state, "blue-flyer", 1)
    unborn(state, "blue-burrower", 1)
    portrait(state, "blue-archetype", "sensory_setae-a")
    empty_shop(state, "slit_sensilla")
    acts(state, 3)
    do(state, "promote:slit_sensilla-a")
    assert roster(state, "blue") == ["blue-archetype", "blue-flyer", "blue-burrower"]
    # The secondary action: her portrait.
    assert portrait_of(state, "blue-archetype") == ["sensory_setae-a", "slit_sensilla-a"]
    assert ("log-queen-roll", "L3b") in told(state)


@pytest.mark.rule("mesofauna", "L2d", "L4g", "L5")
def test_where_nothing_can_be_added_she_populates(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "ocelli-a", "chordotonal_organ-a")
    empty_shop(state, "antennae")  # heads both ways up
    acts(state, HER_DIE_FAILS)
    assert taken(state) == []
    assert ("log-populates", "L5b") in told(state)
    assert state.living[species("blue-archetype")] == 3


@pytest.mark.rule("mesofauna", "L2e", "L2f", "L2g", "L3k", "L4h", "L8a")
def test_then_the_display_is_refreshed_and_the_events_of_what_is_turned_up_happen(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c", "4b")
    put(state, "pink-archetype", "3a")
    display(state, "slit_sensilla", "labium")
    state.upper_deck.sort(key=lambda c: events.FOSSIL_AWARD in state.components.card_events[c])
    acts(state, HER_DIE_HOLDS)
    while state.offers:
        state.apply(state.offers[0])
    assert NONE not in state.display[:10]
    assert ("log-event", "bf.H") in told(state)
    assert state.formation == 7
    assert state.fossils[colour("blue")] == 1


@pytest.mark.rule("mesofauna", "L0a", "L2h", "L2i")
def test_her_opponent_has_one_action_for_each_species_from_the_top_of_the_roster_on(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    put(state, "pink-archetype", "2a")
    put(state, "pink-flyer", "3a")
    run(state, frames.NextTurn(-1))
    assert SPECIES[state.phasing] == "pink-archetype"
    do(state, "word:pass")
    assert SPECIES[state.phasing] == "pink-flyer"
    do(state, "word:pass")
    assert ("log-queen-phase", "L2a") in told(state)


@pytest.mark.rule("mesofauna", "L2j")
def test_the_display_is_refreshed_in_her_opponents_turn_too(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    put(state, "pink-archetype", "2a")
    run(state, frames.NextTurn(-1))
    first = state.display[0]
    do(state, "mutate:archetype-metabolic-1")
    assert first not in state.display
    assert NONE not in state.display[:10]


# --- another species (L3) -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "at"), [("blue-swimmer", ["1b", "2c"]), ("blue-flyer", ["2a"])])
@pytest.mark.rule("mesofauna", "L3a")
def test_swimmers_and_whoever_has_a_single_creeple_found_nothing(state: Mesofauna, name: str, at: list[str]) -> None:
    put(state, name, *at)
    assert not queen.speciates(state, species(name))
    assert ("log-queen-roll", "L3b") not in told(state)


@pytest.mark.rule("mesofauna", "L3a")
def test_parasites_found_nothing(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1b", "2c")
    put(state, "blue-parasite", "1b on_herbivore", "2c on_herbivore")
    assert not queen.speciates(state, species("blue-parasite"))


@pytest.mark.rule("mesofauna", "L3", "L3c", "L9g")
def test_ME_39_the_most_stressed_mother_whose_daughter_would_live_is_chosen(state: Mesofauna) -> None:
    portrait(state, "blue-archetype", "labium-a")  # venomous
    put(state, "pink-armored", "2a")
    put(state, "blue-archetype", "2a carnivore", "1a", "1c")
    put(state, "blue-armored", "1c carnivore")
    unborn(state, "blue-armored", 1)
    empty_shop(state, "thermal_sensilla")  # a founds flyers
    face = FACES.index("thermal_sensilla-a")
    # The one that hunts could not eat an armored as a flyer; of the grazers that of 1c has company.
    assert queen.cradle(state, species("blue-archetype"), face) == biome("1c") * LEVEL_COUNT + HERBIVORE
    acts(state, HER_DIE_HOLDS)
    assert "blue-armored" not in roster(state, "blue")
    assert state.living[species("blue-flyer")] >= 1


@pytest.mark.rule("mesofauna", "L3d", "L3h")
def test_ME_40_a_shape_that_would_be_stillborn_is_not_chosen(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1c", "4b")
    empty_shop(state, "dorsal_aorta")  # flyers or swimmers
    acts(state, HER_DIE_HOLDS)
    assert roster(state, "blue") == ["blue-archetype", "blue-flyer"]


@pytest.mark.rule("mesofauna", "L0b", "L3h")
def test_where_both_shapes_could_live_her_opponent_chooses(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    empty_shop(state, "dorsal_aorta")
    acts(state, HER_DIE_HOLDS)
    assert asked(state)[1] == "L3h"
    assert state.to_move() == 0
    assert offers(state) == ["speciate:dorsal_aorta-a", "speciate:dorsal_aorta-b"]
    do(state, "speciate:dorsal_aorta-b")
    assert roster(state, "blue") == ["blue-archetype", "blue-swimmer"]


@pytest.mark.rule("mesofauna", "L3d")
def test_she_founds_parasites_only_beside_a_host(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    assert queen.cradle(state, species("blue-archetype"), FACES.index("hypermetamorphosis-a")) == NONE
    put(state, "pink-archetype", "1c carnivore")
    assert queen.cradle(state, species("blue-archetype"), FACES.index("hypermetamorphosis-a")) != NONE


@pytest.mark.rule("mesofauna", "L3e", "L3f", "L3g", "L3j", "L9f")
def test_she_pays_nothing_promotes_at_once_and_the_new_species_populates(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    unborn(state, "blue-archetype", 1)
    empty_shop(state, "ocelli", "antennae", "sensory_setae", "slit_sensilla")
    acts(state, HER_DIE_HOLDS)
    # The fourth column costs six, and she has one unborn.
    assert taken(state) == ["slit_sensilla"]
    assert [entry.c for entry in state.journal or [] if entry.what == "log-mutates"] == [6]
    assert basal_of(state, "blue-archetype") == "r"
    assert basal_of(state, "blue-burrower") == "r"
    assert portrait_of(state, "blue-burrower") == ["slit_sensilla-b"]
    assert state.living[species("blue-burrower")] == 2
    assert not [c for c in state.held if state.card_side[c] == 0]


@pytest.mark.rule("mesofauna", "L3i")
def test_without_a_card_that_founds_a_living_daughter_she_goes_on_to_her_portrait(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1c", "4b")
    empty_shop(state, "statocyst")  # a founds swimmers, who could not live in the weeds
    acts(state, HER_DIE_HOLDS)
    assert ("log-queen-barren", "L3i") in told(state)
    assert roster(state, "blue") == ["blue-archetype"]
    assert asked(state)[1] == "L4e"


# --- her portrait (L4) ---------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L4a")
def test_to_a_eusocial_species_she_adds_nothing(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "ocelli-a", "sensory_setae-a", "pedipalps-a", "bug_tail_spine-a")
    assert state.is_eusocial(species("blue-archetype"))
    empty_shop(state, "slit_sensilla")
    acts(state, HER_DIE_FAILS)
    assert taken(state) == []


@pytest.mark.rule("mesofauna", "L4", "L4b", "L4d")
def test_she_takes_the_cheapest_card_that_fits_without_replacing_any(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "ocelli-a")  # a head: red to the right
    # Antennae are heads; of the pedipalps both ways up begin with red.
    empty_shop(state, "antennae", "chordotonal_organ")
    acts(state, HER_DIE_FAILS)
    assert taken(state) == ["chordotonal_organ"]
    assert portrait_of(state, "blue-archetype") == ["ocelli-a", "chordotonal_organ-a"]


@pytest.mark.rule("mesofauna", "L4c")
def test_a_fourth_thorax_is_one_too_many(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "sensory_setae-a", "pedipalps-a", "hind_wings-a")
    assert not queen.may_grow_by(state, species("blue-archetype"), FACES.index("dorsal_aorta-a"))
    assert queen.may_grow_by(state, species("blue-archetype"), FACES.index("bug_tail_spine-a"))


@pytest.mark.rule("mesofauna", "L4e")
def test_of_two_ways_up_she_takes_the_one_with_a_trait_and_else_her_opponent_chooses(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    empty_shop(state, "bug_tail_spine")  # b is venomous; without a portrait both fit
    acts(state, HER_DIE_FAILS)
    assert portrait_of(state, "blue-archetype") == ["bug_tail_spine-b"]


@pytest.mark.rule("mesofauna", "L0b", "L4e")
def test_of_two_ways_up_without_a_trait_her_opponent_chooses(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    empty_shop(state, "bug_cerci")
    acts(state, HER_DIE_FAILS)
    assert asked(state)[1] == "L4e"
    assert offers(state) == ["promote:bug_cerci-a", "promote:bug_cerci-b"]


@pytest.mark.rule("mesofauna", "L4d", "L0b")
def test_where_a_card_fits_in_several_places_her_opponent_chooses(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "sensory_setae-a")  # red to both sides
    give(state, "blue-archetype", "wax_glands")
    run(state, frames.QueenFit(state.queen, species("blue-archetype"), FACES.index("wax_glands-a")))
    assert offers(state) == ["word:first", "card:sensory_setae"]
    do(state, "card:sensory_setae")
    assert portrait_of(state, "blue-archetype") == ["sensory_setae-a", "wax_glands-a"]


@pytest.mark.rule("mesofauna", "L3e", "L4d")
def test_her_card_has_its_organs_while_her_opponent_says_where_it_goes(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "sensory_setae-a")
    empty_shop(state, "wax_glands")
    acts(state, HER_DIE_FAILS)
    while asked(state)[1] != "L4d":
        do(state, offers(state)[0])
    glands = card("wax_glands")
    assert state.components.card_plus[glands] != 0
    assert state.cubes[glands] == state.components.card_plus[glands]
    assert basal_of(state, "blue-archetype") == ""


@pytest.mark.rule("mesofauna", "L4f")
def test_ME_41_mutualism_takes_a_zombie_of_each_species_that_she_shares_a_place_with_this_once(
    state: Mesofauna,
) -> None:
    put(state, "blue-burrower", "1b", "1c", "2c")
    put(state, "pink-flyer", "1b carnivore")
    put(state, "pink-swimmer", "2c carnivore")
    portrait(state, "pink-flyer", "labium-a")  # venom lets them hunt burrowers
    portrait(state, "pink-swimmer", "bug_tail_spine-b")
    put(state, "pink-parasite", "1c on_herbivore")
    put(state, "pink-archetype", "3a")
    empty_shop(state, "bug_mandibles")
    acts(state, HER_DIE_FAILS)
    held = [SPECIES[z] for z, on in zip(state.zombie, state.zombie_on, strict=True) if SPECIES[on] == "blue-burrower"]
    assert sorted(held) == ["pink-flyer", "pink-parasite", "pink-swimmer"]
    before = list(state.zombie)
    empty_shop(state)
    acts(state, HER_DIE_FAILS)
    assert state.zombie == before


@pytest.mark.rule("mesofauna", "L9f")
def test_stingy_cheaper_first_then_traits_then_the_upper_row_and_never_the_draw_piles(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    portrait(state, "blue-archetype", "ocelli-a")
    # Both cost nothing and fit; the ovipositor is venomous.
    empty_shop(state, "chordotonal_organ", "bug_ovipositor")
    assert queen.want(state, species("blue-archetype"), queen.GROWTH)
    assert CARDS[state.display[state.agenda.pop().slot]] == "bug_ovipositor"  # type: ignore[attr-defined]
    empty_shop(state, "chordotonal_organ", "ootheca")
    assert queen.want(state, species("blue-archetype"), queen.GROWTH)
    assert CARDS[state.display[state.agenda.pop().slot]] == "chordotonal_organ"  # type: ignore[attr-defined]
    empty_shop(state)
    assert not queen.want(state, species("blue-archetype"), queen.BEGINNING)


# --- her larvae (L5, L6) -------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L5a", "L9b", "L9g")
def test_the_first_mother_is_the_most_crowded_and_of_equals_the_highest(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c", "4b")
    places = state.places_of(species("blue-archetype"))
    assert hive.most_stressed(state, places) // LEVEL_COUNT == biome("4b")
    put(state, "pink-archetype", "1b carnivore")
    assert hive.most_stressed(state, places) // LEVEL_COUNT == biome("1b")


@pytest.mark.rule("mesofauna", "L5b", "L5c", "L5d")
def test_larvae_are_one_and_her_blue_organs_each_from_where_the_last_one_went(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2a", basal="b")
    populates(state, "blue-archetype")
    # 2c is lower than 2b; from there 3b is lowest.
    assert where(state, "blue-archetype") == ["2a herbivore", "2c herbivore", "3b herbivore"]


@pytest.mark.rule("mesofauna", "L6", "L6a", "L6b")
def test_ME_43_lakes_and_what_is_full_of_her_own_are_passed_by(state: Mesofauna) -> None:
    # Beside 4b lie 1c, 4a and the lake.
    put(state, "blue-archetype", "4b")
    put(state, "blue-burrower", "1c")
    put(state, "blue-flyer", "1c carnivore")
    populates(state, "blue-archetype")
    assert where(state, "blue-archetype") == ["4a herbivore", "4b herbivore"]


@pytest.mark.rule("mesofauna", "L6b")
def test_a_mountain_never_keeps_her_from_a_biome_beside_her(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1a")
    crossed = state.ridge[biome("1a")]
    assert crossed
    for other in range(12):
        if (state.beside[biome("1a")] >> other) & 1 and not (crossed >> other) & 1:
            state.herbivore[other] = state.carnivore[other] = NONE
    state.beside[biome("1a")] = crossed
    assert hive.destination(state, species("blue-archetype"), state.beside[biome("1a")]) != NONE


@pytest.mark.rule("mesofauna", "L6a", "L9a", "L9b")
def test_few_others_come_before_low_ground(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2a")
    put(state, "pink-archetype", "2c")
    populates(state, "blue-archetype")
    assert where(state, "blue-archetype") == ["2a herbivore", "2b herbivore"]


@pytest.mark.rule("mesofauna", "L6a")
def test_a_parasite_prefers_a_herbivore_to_a_carnivore(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1b", "2a", "1c carnivore")
    put(state, "blue-archetype", "1c")
    put(state, "pink-flyer", "1a")
    put(state, "blue-parasite", "1b on_herbivore")
    populates(state, "blue-parasite")
    assert where(state, "blue-parasite") == ["1a on_herbivore", "1b on_herbivore"]


@pytest.mark.rule("mesofauna", "L6c", "L9h")
def test_whoever_loses_swarms_to_a_biome_beside_it(state: Mesofauna) -> None:
    put(state, "pink-archetype", "2b", "2c", basal="ggrr")
    put(state, "pink-flyer", "2b carnivore", "2c carnivore", basal="rr")
    put(state, "blue-archetype", "2a")
    populates(state, "blue-archetype")
    # Both neighbours are crowded alike; 2c is lower. She loses there, and as a carnivore, and swarms on to 3b.
    assert where(state, "blue-archetype") == ["2a herbivore", "3b herbivore"]
    assert ("log-swarms", "L9h") in told(state)


@pytest.mark.rule("mesofauna", "L5d", "L6e")
def test_ME_42_whoever_loses_again_becomes_a_zombie_and_the_next_larva_comes_from_there(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", basal="b")
    strong = {"basal": "gggrrr"}
    put(state, "pink-archetype", "1a", "1c", "3b", "4a", **strong)
    put(state, "pink-flyer", "1a carnivore", "1c carnivore", "3b carnivore", "4a carnivore", basal="rrr")
    populates(state, "blue-archetype")
    while asked(state)[1] == "bf.F3":
        do(state, "word:keep")
    assert asked(state)[1] == "L6e"
    do(state, "species:pink-archetype")
    assert [SPECIES[z] for z in state.zombie][:1] == ["blue-archetype"]
    swarmed_to = next(entry.b for entry in state.journal or [] if entry.what == "log-swarms")
    second = [entry.b for entry in state.journal or [] if entry.what == "log-disperses"][1]
    assert (state.beside[swarmed_to // LEVEL_COUNT] >> (second // LEVEL_COUNT)) & 1


@pytest.mark.rule("mesofauna", "L6d")
def test_ME_44_with_a_white_organ_it_flies_where_it_has_swarmed_in_vain(state: Mesofauna) -> None:
    put(state, "blue-archetype", "4b", basal="w")
    state.fled = 1 << species("blue-archetype")
    state.unborn[species("blue-archetype")] -= 1
    state.living[species("blue-archetype")] += 1
    dice(state, 1)
    run(state, frames.Swarm(state.queen, species("blue-archetype"), biome("4b")))
    sound(state)
    # Of craton 1 she takes the lowest hex.
    assert where(state, "blue-archetype") == ["1b herbivore", "4b herbivore"]
    assert ("log-takes-wing", "L6d") in told(state)


@pytest.mark.rule("mesofauna", "L6d")
def test_it_flies_once_only_and_not_without_wings_or_a_white_organ(state: Mesofauna) -> None:
    put(state, "blue-flyer", "4b")
    put(state, "blue-burrower", "3a")
    assert hive.may_fly(state, species("blue-flyer"))
    assert not hive.may_fly(state, species("blue-burrower"))
    state.flown = 1 << species("blue-flyer")
    assert not hive.may_fly(state, species("blue-flyer"))


@pytest.mark.rule("mesofauna", "L2d", "L6e", "L8d")
def test_ME_45_larvae_without_any_room_become_zombies_where_her_opponent_wants_them(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", basal="bb")
    put(state, "blue-burrower", "1a", "1c")
    put(state, "blue-flyer", "1a carnivore", "1c carnivore")
    portrait(state, "blue-flyer", "labium-a")  # so that they can eat burrowers
    put(state, "pink-archetype", "4b")
    put(state, "pink-swimmer", "3b")
    populates(state, "blue-archetype")
    points = ending.points_of(state, colour("blue"))
    for name in ("pink-archetype", "pink-swimmer", "pink-archetype"):
        assert asked(state)[1] == "L6e"
        do(state, f"species:{name}")
    assert state.zombies_on(species("pink-archetype")) == 2
    assert state.zombies_on(species("pink-swimmer")) == 1
    assert ending.points_of(state, colour("blue")) == points
    assert ending.points_of(state, colour("pink")) == 2
    sound(state)


@pytest.mark.rule("mesofauna", "L6e")
def test_against_a_lazarus_her_dead_are_just_dead(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    before = state.unborn[species("blue-archetype")]
    state.unborn[species("blue-archetype")] -= 1
    state.living[species("blue-archetype")] += 1
    hive.become_zombie(state, species("blue-archetype"))
    assert state.unborn[species("blue-archetype")] == before
    assert state.zombie == []


@pytest.mark.rule("mesofauna", "L6c", "L6e", "L9h")
def test_a_creeple_of_hers_that_is_driven_out_in_her_opponents_turn_swarms_too(state: Mesofauna) -> None:
    state.active = colour("pink")
    put(state, "blue-burrower", "2a")
    put(state, "pink-flyer", basal="g")
    arrive(state, "pink-flyer", "2a")
    # A burrower cannot eat a flyer.
    assert where(state, "blue-burrower") == ["2c herbivore"]
    assert ("log-swarms", "L9h") in told(state)


@pytest.mark.rule("mesofauna", "L6c", "L9h", "bf.F6")
def test_a_parasite_on_a_creeple_of_hers_that_swarms_stays_behind_without_a_host(state: Mesofauna) -> None:
    state.active = colour("pink")
    put(state, "blue-burrower", "2a")
    put(state, "pink-parasite", "2a on_herbivore", "3a")
    put(state, "pink-flyer", basal="g")
    before = state.unborn[species("pink-parasite")]
    arrive(state, "pink-flyer", "2a")
    assert where(state, "blue-burrower") == ["2c herbivore"]
    assert ("log-killed-hostless", "bf.F6") in told(state)
    assert state.unborn[species("pink-parasite")] == before + 1


@pytest.mark.parametrize(
    ("hers", "theirs", "planted", "there"),
    [("yy", "y", False, True), ("y", "y", False, False), ("", "y", True, False)],
)
@pytest.mark.rule("mesofauna", "L6f")
def test_with_more_yellow_she_plants_with_less_she_stomps_with_as_much_she_does_neither(
    state: Mesofauna, hers: str, theirs: str, planted: bool, there: bool
) -> None:
    put(state, "blue-archetype", "2a", basal=hers)
    put(state, "pink-archetype", "4b", basal=theirs)
    if planted:
        flower(state, "2c")
    populates(state, "blue-archetype")
    assert where(state, "blue-archetype") == ["2a herbivore", "2c herbivore"]
    assert (state.flowers >> biome("2c")) & 1 == there


# --- hive loyalty (L9d) --------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L9d")
def test_she_hunts_her_own_grazer_rather_than_contest_it(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2b", "2c")
    put(state, "blue-burrower", "2b carnivore")
    put(state, "blue-flyer", "2a")
    populates(state, "blue-flyer")
    assert where(state, "blue-flyer") == ["2a herbivore", "2c carnivore"]
    assert where(state, "blue-archetype") == ["2b herbivore", "2c herbivore"]


@pytest.mark.rule("mesofauna", "L9d")
def test_an_archetype_of_hers_takes_the_place_of_another_shape_which_hunts_it_then(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2a")
    put(state, "blue-flyer", "2b", "2c")
    put(state, "blue-burrower", "2b carnivore")
    portrait(state, "blue-burrower", "labium-a")  # venom
    populates(state, "blue-archetype")
    assert where(state, "blue-archetype") == ["2a herbivore", "2c herbivore"]
    assert where(state, "blue-flyer") == ["2b herbivore", "2c carnivore"]


@pytest.mark.rule("mesofauna", "L9b", "L9d")
def test_she_never_goes_where_both_are_hers_or_where_she_could_not_eat_her_own(state: Mesofauna) -> None:
    put(state, "blue-burrower", "2c")
    assert hive.level_for(state, species("blue-flyer"), biome("2c")) == NONE
    put(state, "blue-archetype", "2b")
    put(state, "blue-armored", "2b carnivore")
    assert hive.level_for(state, species("blue-flyer"), biome("2b")) == NONE


@pytest.mark.rule("mesofauna", "L9d")
def test_ME_46_she_contests_a_grazer_that_her_own_hunts_and_if_she_wins_that_one_dies(state: Mesofauna) -> None:
    put(state, "pink-archetype", "2c")
    put(state, "blue-flyer", "2c carnivore", "4b")
    put(state, "blue-archetype", "2b")
    put(state, "blue-burrower", "2b carnivore")
    put(state, "blue-armored", "2a", basal="g")
    populates(state, "blue-armored")
    assert where(state, "blue-armored") == ["2a herbivore", "2c herbivore"]
    assert where(state, "blue-flyer") == ["4b herbivore"]


@pytest.mark.rule("mesofauna", "L9d")
def test_ME_46_if_she_loses_she_does_not_turn_on_her_own_but_swarms(state: Mesofauna) -> None:
    put(state, "pink-armored", "2c", basal="gg")
    portrait(state, "blue-flyer", "labium-a")
    put(state, "blue-flyer", "2c carnivore")
    put(state, "blue-archetype", "2b")
    put(state, "blue-burrower", "2b carnivore")
    put(state, "blue-armored", "2a", basal="rrr")
    populates(state, "blue-armored")
    do(state, "word:keep")
    assert where(state, "blue-flyer") == ["2c carnivore"]
    assert len(where(state, "blue-armored")) == 2
    assert ("log-swarms", "L9h") in told(state)


@pytest.mark.rule("mesofauna", "L9d", "bf.F1f")
def test_her_opponent_is_bound_by_no_loyalty_of_hers_and_drives_her_hunter_out(state: Mesofauna) -> None:
    put(state, "pink-archetype", "2c")
    put(state, "blue-flyer", "2c carnivore", "4b")
    put(state, "pink-burrower", "1a", basal="rr")
    arrive(state, "pink-burrower", "2c")
    do(state, "word:defender")
    assert where(state, "pink-burrower") == ["1a herbivore", "2c carnivore"]
    assert "2c carnivore" not in where(state, "blue-flyer")


# --- events and the end (L7, L8) ------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L7", "L7a")
def test_crowd_disease_takes_her_most_stressed_unasked(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c", "4b", "3a", "2a")
    put(state, "pink-flyer", "1b carnivore")
    events.crowd_disease(state)
    state.run()
    sound(state)
    assert not state.offers
    # 1b has company, and of the others 4b is highest.
    assert where(state, "blue-archetype") == ["1c herbivore", "2a herbivore", "3a herbivore"]


@pytest.mark.rule("mesofauna", "L7a", "bf.H4")
def test_crowd_disease_has_nobody_left_to_take_where_her_parasites_died_with_their_hosts(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    run(state, frames.Sicken(state.queen, species("blue-parasite"), 1))
    sound(state)
    assert state.living[species("blue-parasite")] == 0
    assert not [what for what, _ in told(state) if what == "log-killed"]


@pytest.mark.rule("mesofauna", "L7b")
def test_a_mutagen_takes_whole_cards_of_hers_from_the_hind_end(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    portrait(state, "blue-archetype", "ocelli-a", "sensory_setae-a", "chordotonal_organ-a")
    run(state, frames.Atrophy(state.queen, species("blue-archetype"), 2))
    assert portrait_of(state, "blue-archetype") == ["ocelli-a"]
    assert ("log-loses-card", "L7b") in told(state)


@pytest.mark.rule("mesofauna", "L2g", "L2k", "L8", "L8a", "L8c")
def test_the_last_fossil_of_the_formation_ends_the_game_at_once(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    state.formation = 1
    events.award(state)
    assert state.formation == 0
    assert state.ending & FORMATION_EMPTY
    run(state, frames.NextTurn(-1))
    assert state.over()
    assert state.fossils[colour("blue")] == 1
    assert state.ranking() == [2]


@pytest.mark.rule("mesofauna", "L8a")
def test_a_species_of_her_opponent_that_dies_out_is_a_fossil_and_not_of_the_formation(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b")
    put(state, "blue-flyer", "2a")
    put(state, "pink-archetype", "4b")
    put(state, "pink-flyer", "3a")
    withdraw(state, "3a", "2a")
    run(state, frames.Check(-1))
    assert state.fossils[colour("pink")] == 1
    assert state.fossils[colour("blue")] == 0
    assert state.formation == 8


@pytest.mark.rule("mesofauna", "L8b")
def test_whoever_drives_her_extinct_wins(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2a")
    put(state, "pink-archetype", "4b")
    state.fossils[colour("blue")] = 20
    living.kill(state, biome("2a"), HERBIVORE, "log-killed", "bf.F2a")
    run(state, frames.Check(-1), frames.NextTurn(-1))
    assert state.over()
    assert state.ranking() == [1]


@pytest.mark.rule("mesofauna", "L8b")
def test_her_last_creeple_in_an_impact_is_her_end(state: Mesofauna) -> None:
    put(state, "blue-archetype", "2a")
    put(state, "pink-archetype", "4b")
    state.active = colour("pink")
    dice(state, 2)
    events.impact(state)
    run(state, frames.Check(-1), frames.NextTurn(-1))
    assert state.over()
    assert state.ending & QUEEN_EXTINCT
    assert state.ranking() == [1]


@pytest.mark.rule("mesofauna", "L8c", "L8d", "L8e")
def test_ME_47_equal_points_are_decided_by_fossils_then_by_eusocial_species(state: Mesofauna) -> None:
    put(state, "blue-archetype", "1b", "1c")
    put(state, "pink-archetype", "4b")
    state.fossils[colour("pink")] = 1
    state.ending = DECK_EMPTY
    assert state.scores() == [2]
    assert ending.points_of(state, colour("blue")) == 2
    assert state.ranking() == [1]
    state.fossils[colour("pink")] = 0
    assert state.ranking() == [2]
    # As many points, no fossils: hers alone is eusocial.
    put(state, "pink-archetype", "3a", "3b", "2a", "2c")
    portrait(state, "blue-archetype", "ocelli-a", "sensory_setae-a", "pedipalps-a", "bug_tail_spine-a")
    assert ending.points_of(state, colour("blue")) == 5
    assert ending.points_of(state, colour("pink")) == 5
    assert state.ranking() == [2]


@pytest.mark.rule("mesofauna", "L2a", "L6e")
def test_games_against_her_are_sound_to_their_end() -> None:
    for number in range(3):
        state = GAME.start(1, {}, f"queen {number}")
        while state.offers:
            state.apply(state.offers[(number * 7 + state.number * 13) % len(state.offers)])
            assert state.status() == []
        assert state.over()
