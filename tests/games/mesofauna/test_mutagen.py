"""Mutagens, radiation, gaps in portraits and wetas (H3, H7, G1d)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import leave_flowers, sought
from tests.games.mesofauna.lives import wild
from tests.games.mesofauna.positions import (
    asked,
    basal_of,
    biome,
    colour,
    dice,
    do,
    give,
    mutations,
    offers,
    organs_of,
    place,
    portrait,
    portrait_of,
    put,
    quiet,
    refused,
    remove,
    roster,
    sound,
    species,
    told,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import DARWIN, METABOLIC
from phylarium.games.mesofauna.rules import living, mutagen, wetas
from phylarium.games.mesofauna.rules.names import SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna

CLOSED = ("ocelli-a", "sensory_setae-a", "pedipalps-a", "bug_tail_spine-a")
"""A eusocial portrait with three pheromones and five organs."""


def strike(state: Mesofauna, limit: int, active: str = "pink") -> None:
    """A mutagen with this organ limit in the turn of a player."""
    state.active = colour(active)
    mutagen.strike(state, limit)
    state.run()


def alone(*colours: str) -> Mesofauna:
    """A game in which pink's burrower is there beside archetypes on other cratons."""
    state = quiet(*(colours or ("pink", "blue")))
    put(state, "pink-burrower", "1a", "1b")
    put(state, "blue-archetype", "3a")
    return state


# --- the roll --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7", "bf.H7a", "bf.C1a")
def test_the_highest_of_the_ticket_dice_is_the_limit() -> None:
    for ticket, limit in (("merry_go_round", 7), ("ferris_wheel", 4), ("roller_coaster", 3)):
        state = quiet("pink", "blue", ticket=ticket)
        put(state, "pink-archetype", "1a", basal="rrrrr")
        put(state, "blue-archetype", "3a", basal="rrrr")
        state.active = colour("pink")
        dice(state, 2, 3, 4, 7)
        mutagen.mutagen(state)
        state.run()
        assert (state.size[species("pink-archetype")] > 0) == (limit >= 5)
        assert (state.size[species("blue-archetype")] > 0) == (limit >= 4)
        sound(state)


@pytest.mark.rule("mesofauna", "bf.H7g")
def test_a_mutagen_leaves_the_display_as_it_is() -> None:
    state = alone()
    before = state.display.copy()
    strike(state, 1)
    assert state.display == before


# --- atrophy ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7b", "bf.H7c")
def test_all_organs_count_and_derived_ones_go_until_the_limit() -> None:
    state = alone()
    put(state, "pink-burrower", basal="rw")
    give(state, "pink-burrower", "allometric_mandibles", "bug_crop")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    assert organs_of(state, "pink-burrower") == "rrrggw"
    strike(state, 4)
    assert asked(state) == ("pink", "bf.H7c")
    assert offers(state) == ["card:allometric_mandibles", "card:bug_crop", "card:foreleg_femora"]
    do(state, "card:allometric_mandibles")
    assert mutations(state, "pink-burrower") == ["allometric_mandibles", "bug_crop", "foreleg_femora-b"]
    assert organs_of(state, "pink-burrower") == "rrggw"
    do(state, "card:bug_crop")
    assert mutations(state, "pink-burrower") == ["allometric_mandibles", "foreleg_femora-b"], "gone with its last organ"
    assert organs_of(state, "pink-burrower") == "rrgw"
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "bf.H7c")
def test_the_owner_chooses_among_the_colours_of_a_card() -> None:
    state = alone()
    give(state, "pink-burrower", "bug_cerci")
    portrait(state, "pink-burrower", "antennae-a")
    strike(state, 2)
    do(state, "card:antennae")
    assert offers(state) == ["organ:red", "organ:blue"]
    do(state, "organ:red")
    assert organs_of(state, "pink-burrower") == "rb"
    assert portrait_of(state, "pink-burrower") == ["antennae-a"]


@pytest.mark.rule("mesofauna", "bf.H7c")
def test_a_card_without_a_cube_is_safe() -> None:
    state = alone()
    portrait(state, "pink-burrower", "labium-a", "sensory_setae-a")
    give(state, "pink-burrower", "ocelli", "bug_cerci")
    strike(state, 1)
    assert sought(state) == ["card:labium"]
    assert refused(state, "card:labium") == ("refused-no-derived", "bf.H7c")
    assert refused(state, "card:galeae")[0] == "refused-not-asked", "it is nowhere in the tableau"
    do(state, "card:sensory_setae", "card:ocelli")
    assert mutations(state, "pink-burrower") == ["labium-a", "bug_cerci"]


@pytest.mark.rule("mesofauna", "bf.H7d")
def test_too_many_basal_organs_are_the_end_of_a_species() -> None:
    state = alone()
    put(state, "pink-burrower", basal="rrrr")
    give(state, "pink-burrower", "ocelli")
    put(state, "pink-archetype", "2a", basal="rrr")
    strike(state, 3)
    assert roster(state, "pink") == ["pink-archetype"]
    assert ("log-basal-lost", "bf.H7d") in told(state)
    assert state.fossils[colour("pink")] == 1
    sound(state)


@pytest.mark.rule("mesofauna", "bf.H")
def test_choices_begin_with_the_phasing_player_and_go_around() -> None:
    state = quiet("pink", "purple", "blue")
    for name, where_ in (("pink", "1a"), ("purple", "2a"), ("blue", "3a")):
        put(state, f"{name}-archetype", where_)
    give(state, "pink-archetype", "ocelli", "antennae")
    give(state, "purple-archetype", "spiracles", "tracheae")
    give(state, "blue-archetype", "galeae", "labium")
    strike(state, 1, "purple")
    seen = []
    while state.agenda:
        seen.append(asked(state)[0])
        do(state, offers(state)[0])
    assert seen == ["purple", "blue", "pink"]


# --- gaps ------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.G1d")
def test_a_portrait_closes_up_where_the_halves_match() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "chordotonal_organ-a")
    strike(state, 3)
    do(state, "card:sensory_setae")
    assert portrait_of(state, "pink-archetype") == ["ocelli-a", "chordotonal_organ-a"]
    assert state.pheromones(species("pink-archetype")) == 1
    assert ("log-closes-up", "bf.G1d") in told(state)


@pytest.mark.rule("mesofauna", "bf.G1d")
def test_a_portrait_that_does_not_close_up_keeps_one_part() -> None:
    for kept, left in (
        ("card:sensory_setae", ["ocelli-a", "sensory_setae-a"]),
        ("card:bug_tail_spine", ["bug_tail_spine-a"]),
    ):
        state = quiet("pink", "blue")
        put(state, "pink-archetype", "1a")
        portrait(state, "pink-archetype", *CLOSED)
        mutagen.lose_card(state, species("pink-archetype"), state.row(species("pink-archetype"))[2], 0, "bf.H7c")
        state.run()
        assert asked(state) == ("pink", "bf.G1d")
        assert offers(state) == ["card:sensory_setae", "card:bug_tail_spine"]
        do(state, kept)
        assert portrait_of(state, "pink-archetype") == left
        assert organs_of(state, "pink-archetype") == ("rrr" if len(left) == 2 else "y")


@pytest.mark.rule("mesofauna", "bf.G1d", "bf.G4", "bf.H7f")
def test_a_species_may_die_out_with_the_venom_that_its_portrait_loses() -> None:
    state = quiet("purple", "blue")
    put(state, "purple-archetype", "3a")
    put(state, "purple-flyer", "1a")
    put(state, "blue-archetype", "2a")
    put(state, "blue-burrower", "1a carnivore")
    portrait(state, "blue-burrower", "antennae-b", "foreleg_femora-b", "bug_tail_spine-b")
    strike(state, 2, "blue")
    # The card in the middle is the one by which it is a burrower.
    do(state, "card:foreleg_femora")
    assert asked(state) == ("blue", "bf.G1d")
    do(state, "card:antennae")
    assert roster(state, "blue") == ["blue-archetype"]
    assert ("log-no-weta", "bf.H7f") not in told(state), "it starved before"
    assert state.fossils[colour("blue")] == 1


# --- the eusocial shield -----------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7e", "bf.G2a")
def test_each_pheromone_of_a_eusocial_species_raises_its_limit_by_two() -> None:
    for basal, safe in (("rrrr", True), ("rrrrr", False)):
        state = quiet("pink", "blue")
        put(state, "pink-archetype", "1a", basal=basal)
        portrait(state, "pink-archetype", *CLOSED)
        strike(state, 3)
        # Five organs on the portrait and four basal ones are the limit of three and six.
        assert (state.agenda == []) == safe
        assert (("log-shielded", "bf.H7e") in told(state)) == safe


@pytest.mark.rule("mesofauna", "bf.H7e")
def test_a_shield_is_told_only_where_it_is_needed() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "3a", basal="rrr")
    portrait(state, "pink-archetype", *CLOSED)
    strike(state, 5)
    assert "log-shielded" not in [what for what, _ in told(state)]
    strike(state, 4)
    assert [what for what, _ in told(state)].count("log-shielded") == 1


@pytest.mark.rule("mesofauna", "bf.H7e")
def test_the_limit_is_that_of_the_moment_of_the_roll() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", basal="rrrrrr")
    portrait(state, "pink-archetype", *CLOSED)
    strike(state, 3)
    do(state, "card:bug_tail_spine", "card:ocelli")
    assert organs_of(state, "pink-archetype") == "rrrrrrrrr", "nine, though it is not eusocial any more"
    assert state.agenda == []


# --- wetas -----------------------------------------------------------------------------------


def shaped(*colours: str) -> Mesofauna:
    """Pink's burrower has lost everything but the card that it is a burrower by, and there is no archetype."""
    state = alone(*colours)
    remove(state, "pink-archetype")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    return state


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_a_species_that_loses_its_silhouette_goes_on_as_the_archetype() -> None:
    state = shaped()
    put(state, "pink-burrower", basal="rr")
    give(state, "pink-burrower", "labium")
    zombie(state, "blue-archetype", "pink-burrower")
    state.phasing = species("pink-burrower")
    state.acted = 1 << species("pink-burrower")
    state.mutual = state.acted
    state.fugitives = [species(f"pink-{shape}") for shape in ("archetype", "burrower", "archetype")]
    state.fugitives_at = [biome("1a"), biome("1b"), biome("1c")]
    strike(state, 3)
    do(state, "card:foreleg_femora")
    assert roster(state, "pink") == ["pink-archetype"]
    assert where(state, "pink-archetype") == ["1a herbivore", "1b herbivore"]
    assert state.unborn[species("pink-archetype")] == 8
    assert (basal_of(state, "pink-archetype"), mutations(state, "pink-archetype")) == ("rr", ["labium"])
    assert state.zombie_on == [species("pink-archetype")]
    assert state.fossils[colour("pink")] == 1
    assert SPECIES[state.phasing] == "pink-archetype"
    assert (state.acted, state.mutual) == (1, 1)
    assert (state.fugitives, state.fugitives_at) == ([species("pink-archetype")], [biome("1b")]), (
        "others were archetypes"
    )
    assert ("log-weta", "bf.H7f") in told(state)


@pytest.mark.rule("mesofauna", "bf.H7f", "L8a")
@pytest.mark.parametrize(("whose", "fossils"), [("pink", 1), ("blue", 0)])
def test_a_weta_is_a_fossil_for_you_and_none_for_queen_bee(whose: str, fossils: int) -> None:
    state = wild("pink", "blue", stage="queen_bee")
    put(state, f"{whose}-burrower", "1a")
    wetas.lose_shape(state, species(f"{whose}-burrower"), 0)
    assert roster(state, whose) == [f"{whose}-archetype"]
    assert state.fossils[colour(whose)] == fossils
    assert told(state)[0] == (("log-weta", "bf.H7f") if fossils else ("log-queen-weta", "L8a"))


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.H7c")
def test_a_weta_goes_on_losing_organs_to_the_same_mutagen() -> None:
    state = shaped()
    give(state, "pink-burrower", "ocelli", "antennae")
    strike(state, 1)
    do(state, "card:foreleg_femora")
    assert where(state, "pink-archetype") == ["1a herbivore", "1b herbivore"]
    assert offers(state) == ["card:ocelli", "card:antennae"]
    do(state, "card:antennae")
    assert mutations(state, "pink-archetype") == ["ocelli"]
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_while_the_archetype_lives_a_species_without_shape_goes_extinct() -> None:
    state = alone()
    put(state, "pink-archetype", "2a")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    give(state, "pink-burrower", "ocelli")
    strike(state, 1)
    do(state, "card:foreleg_femora")
    assert roster(state, "pink") == ["pink-archetype"]
    assert where(state, "pink-burrower") == []
    assert ("log-no-weta", "bf.H7f") in told(state)
    assert state.fossils[colour("pink")] == 1


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_another_silhouette_of_its_own_keeps_the_shape() -> None:
    state = alone()
    remove(state, "pink-archetype")
    portrait(state, "pink-burrower", "malpighian_tubules-b", "sensory_setae-a", "pedipalps-b", "slit_sensilla-b")
    strike(state, 3)
    do(state, "card:slit_sensilla")
    assert portrait_of(state, "pink-burrower") == ["malpighian_tubules-b", "sensory_setae-a", "pedipalps-b"]
    assert where(state, "pink-burrower") == ["1a herbivore", "1b herbivore"]


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_a_species_that_never_had_its_silhouette_keeps_its_shape() -> None:
    state = alone()
    remove(state, "pink-archetype")
    portrait(state, "pink-burrower", "ocelli-b")
    give(state, "pink-burrower", "antennae")
    strike(state, 1)
    do(state, "card:ocelli")
    assert where(state, "pink-burrower") == ["1a herbivore", "1b herbivore"]


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_an_archetype_that_loses_the_silhouette_of_one_stays_what_it_is() -> None:
    state = quiet("purple", "blue")
    put(state, "purple-archetype", "1a")
    put(state, "blue-archetype", "3a")
    portrait(state, "blue-archetype", "juvenile_hormone-b")
    give(state, "blue-archetype", "ocelli")
    strike(state, 1, "blue")
    do(state, "card:juvenile_hormone")
    assert where(state, "blue-archetype") == ["3a herbivore"]
    assert state.fossils[colour("blue")] == 0


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6")
def test_a_weta_dies_where_an_archetype_cannot_live() -> None:
    state = quiet("pink", "blue")
    put(state, "blue-archetype", "3a")
    put(state, "pink-swimmer", "1b", "4c")
    remove(state, "pink-archetype")
    portrait(state, "pink-swimmer", "spiracles-b")
    give(state, "pink-swimmer", "ocelli")
    strike(state, 1)
    do(state, "card:spiracles")
    assert where(state, "pink-archetype") == ["1b herbivore"], "the other one was in a lake"
    assert state.unborn[species("pink-archetype")] == 9


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.D3j")
def test_former_parasites_contest_the_levels_of_their_hosts() -> None:
    state = quiet("pink", "blue")
    put(state, "blue-archetype", "1a", "2a")
    put(state, "blue-burrower", "3a", "2a carnivore", basal="g")
    put(state, "pink-parasite", "1a on_herbivore", "2a on_herbivore", "2a on_carnivore", "3a on_herbivore", basal="bb")
    remove(state, "pink-archetype")
    portrait(state, "pink-parasite", "maxillary_palps-a")
    give(state, "pink-parasite", "bug_crop")
    strike(state, 3)
    do(state, "card:maxillary_palps")
    # In 1a the archetype of pink has a green organ more: it grazes, and the one of blue hunts it.
    assert offers(state) == ["word:plant", "word:keep"]
    do(state, "keep")
    assert state.at(biome("1a"), 0) == species("pink-archetype")
    assert state.at(biome("1a"), 1) == species("blue-archetype")
    # In 2a, too; blue's archetype loses to its own burrower, or the other way round, as blue likes.
    while state.agenda:
        do(state, "keep" if "word:keep" in offers(state) else offers(state)[0])
    assert state.at(biome("2a"), 0) == species("pink-archetype")
    assert len([place for place in where(state, "pink-archetype") if place.startswith("2a")]) == 1, "one of a kind"
    # In 3a one green organ each: the burrower stays, and nobody but a burrower could eat it.
    assert state.at(biome("3a"), 0) == species("blue-burrower")
    assert state.at(biome("3a"), 1) == -1
    assert state.bound[colour("pink")] == -1


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.D3j")
def test_a_former_parasite_of_a_hunter_contests_its_level_and_one_in_a_lake_dies() -> None:
    state = quiet("purple", "blue")
    put(state, "purple-archetype", "1a")
    put(state, "purple-burrower", "1a carnivore")
    put(state, "purple-swimmer", "4c")
    put(state, "blue-parasite", "1a on_carnivore", "4c on_herbivore", basal="b")
    remove(state, "blue-archetype")
    portrait(state, "blue-parasite", "maxillary_palps-a")
    give(state, "blue-parasite", "ocelli")
    strike(state, 2, "blue")
    do(state, "card:maxillary_palps")
    # It has a red organ, and the hunter none.
    assert where(state, "blue-archetype") == ["1a carnivore"]
    assert where(state, "purple-burrower") == []
    assert ("log-killed", "bf.H7f") in told(state)
    assert state.unborn[species("blue-archetype")] == 9
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_where_archetypes_are_captive_the_last_creeples_die() -> None:
    state = quiet("purple", "blue")
    put(state, "purple-archetype", "4a")
    for _ in range(8):
        zombie(state, "blue-archetype", "purple-archetype")
    remove(state, "blue-archetype")
    put(state, "blue-burrower", "1a", "1b", "1c", "2a")
    portrait(state, "blue-burrower", "foreleg_femora-b")
    give(state, "blue-burrower", "ocelli")
    strike(state, 1, "blue")
    do(state, "card:foreleg_femora")
    assert where(state, "blue-archetype") == ["1a herbivore", "1b herbivore"]
    assert (state.living[species("blue-archetype")], state.unborn[species("blue-archetype")]) == (2, 0)


# --- radiation -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H3", "bf.H3a")
def test_radiation_takes_unpromoted_cards_of_its_colours_and_no_portrait() -> None:
    for row, left in (
        (METABOLIC, ["labium", "ecdysis", "antennae-a"]),
        (DARWIN, ["ocelli", "spiracles", "antennae-a"]),
    ):
        state = alone()
        give(state, "pink-burrower", "ocelli", "labium", "spiracles", "ecdysis")
        portrait(state, "pink-burrower", "antennae-a")
        give(state, "blue-archetype", "galeae")
        shown, decks = state.display.copy(), (state.upper_deck.copy(), state.lower_deck.copy())
        mutagen.radiation(state, row)
        assert mutations(state, "pink-burrower") == left
        assert mutations(state, "blue-archetype") == (["galeae"] if row == METABOLIC else [])
        assert organs_of(state, "pink-burrower") == ("rgbb" if row == METABOLIC else "rryb")
        assert (state.display, state.upper_deck, state.lower_deck) == (shown, *decks)
        sound(state)


@pytest.mark.rule("mesofauna", "bf.H3a")
def test_half_a_pheromone_is_shield_enough() -> None:
    state = alone()
    portrait(state, "pink-burrower", "sensory_setae-a")
    mutagen.radiation(state, METABOLIC)
    assert portrait_of(state, "pink-burrower") == ["sensory_setae-a"]


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6", "bf.F5")
@pytest.mark.parametrize(
    ("dead", "homes"), [("1a carnivore", ["1a carnivore", "2a carnivore"]), ("1a herbivore", ["2a carnivore"])]
)
def test_a_parasite_that_has_just_lost_its_host_looks_for_another_before_its_species_loses_its_shape(
    dead: str, homes: list[str]
) -> None:
    """It then leaves that one like all others do; beside a host that starves it dies before."""
    state = wild()
    put(state, "purple-archetype", "1a", "2a")
    put(state, "purple-flyer", "1a carnivore", "3a")
    where_to, level = place(dead)
    put(state, "pink-parasite", f"1a {'on_carnivore' if level else 'on_herbivore'}", "2a on_herbivore")
    living.kill(state, where_to, level, "log-killed", "bf.F2a")
    wetas.lose_shape(state, species("pink-parasite"), 0)
    state.run()
    leave_flowers(state)
    assert state.size[species("pink-parasite")] == 0
    assert where(state, "pink-archetype") == homes
    assert state.unplaced == []
    assert state.status() == []
