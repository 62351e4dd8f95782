"""Who can live where: ground, prey and hosts; the check that kills those who cannot."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, wild
from tests.games.mesofauna.positions import (
    asked,
    at,
    biome,
    do,
    flower,
    offers,
    organs,
    portrait,
    put,
    refused,
    release,
    run,
    sound,
    species,
    told,
    turned,
    where,
    withdraw,
)
from tests.games.mesofauna.positions import card as card_number

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, SHAPES
from phylarium.games.mesofauna.rules import extinction, frames, living
from phylarium.games.mesofauna.rules.names import ON_HERBIVORE
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def checked(state: Mesofauna) -> None:
    run(state, frames.Check(NOBODY))
    sound(state)


# --- ground (E3) -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.populate.destination", "bf.E3", "bf.E3a", "bf.E3b", "bf.E3c")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon", "butterfly"])
def test_lakes_bear_swimmers_weeds_all_others_and_swamps_everybody(stage: str) -> None:
    state = wild(stage=stage)
    for shape in SHAPES[:5]:
        sp = species(f"pink-{shape}")
        for level in (HERBIVORE, CARNIVORE):
            assert living.habitable(state, sp, biome("4c"), level) == (shape == "swimmer")
            assert living.habitable(state, sp, biome("1a"), level) == (shape != "swimmer")
            assert living.habitable(state, sp, biome("1b"), level)
            assert not living.habitable(state, sp, biome("1b"), level + ON_HERBIVORE)


@pytest.mark.rule("mesofauna", "coc.parasite.host", "bf.E3d", "bf.G5a", "bf.G5")
def test_a_parasite_lives_only_on_a_host_except_in_caterpillar() -> None:
    for stage in ("cocoon", "butterfly"):
        state = wild(stage=stage)
        put(state, "purple-swimmer", "4c")
        parasite = species("pink-parasite")
        for level in (HERBIVORE, CARNIVORE):
            assert not living.habitable(state, parasite, biome("1b"), level)
        assert living.open_levels(state, parasite, biome("4c")) == 1 << ON_HERBIVORE, "lakes, too"
        assert living.open_levels(state, parasite, biome("1b")) == 0
    assert living.habitable(wild(stage="caterpillar"), species("pink-parasite"), biome("1b"), HERBIVORE)


@pytest.mark.rule("mesofauna", "bf.E3e", "cat.populate.destination")
def test_ME_11_no_second_creeple_of_a_species_in_a_biome(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "pink-archetype", "1a carnivore", "2a")
    pink = species("pink-archetype")
    assert living.open_levels(state, pink, biome("1a")) == 0
    assert living.open_levels(state, pink, biome("2a")) == 0
    put(state, "gray-parasite", "1a on_herbivore")
    state.bound[species("gray-parasite") // 6] = species("purple-archetype") // 6
    assert living.open_levels(state, species("gray-parasite"), biome("1a")) == 0, "one on each host"


@pytest.mark.rule("mesofauna", "bf.E3")
def test_whoever_the_ground_no_longer_bears_dies(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1b", "1a")
    put(state, "purple-flyer", "1b carnivore")
    turned(state, "1", "wet")
    run(state, frames.Check(NOBODY))
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert where(state, "purple-flyer") == []
    assert told(state)[:2] == [("log-killed-ground", "bf.E3")] * 2
    sound(state)


# --- prey (F4) ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.shape.rule", "coc.shape.archetype", "bf.F4")
@pytest.mark.parametrize("stage", ["cocoon", "butterfly"])
def test_a_hunter_needs_the_shape_of_its_prey_unless_that_is_an_archetype(stage: str) -> None:
    state = wild(stage=stage)
    for hunter in SHAPES[:5]:
        for prey in SHAPES[:5]:
            may = living.may_eat(state, species(f"pink-{hunter}"), species(f"purple-{prey}"), False)
            assert may == (prey in ("archetype", hunter))


@pytest.mark.rule("mesofauna", "coc.shape.host", "bf.F4", "bf.G5d")
def test_a_host_is_caught_by_any_shape(state: Mesofauna) -> None:
    put(state, "purple-armored", "1a", "2a")
    assert not living.eats_there(state, species("pink-flyer"), biome("1a"))
    put(state, "gray-parasite", "1a on_herbivore")
    assert living.eats_there(state, species("pink-flyer"), biome("1a"))
    assert not living.eats_there(state, species("pink-flyer"), biome("2a"))


@pytest.mark.rule("mesofauna", "bf.E1d", "bf.F4")
def test_a_larva_may_come_to_hunt_a_host_of_any_shape(state: Mesofauna) -> None:
    put(state, "purple-armored", "2a", "3a")
    put(state, "gray-parasite", "3a on_herbivore")
    flyer = species("pink-flyer")
    assert living.open_levels(state, flyer, biome("2a")) == 1 << HERBIVORE
    assert living.open_levels(state, flyer, biome("3a")) == 1 << HERBIVORE | 1 << CARNIVORE


@pytest.mark.rule("mesofauna", "coc.shape.venom", "coc.venom.effect", "bf.F4", "bf.G4")
def test_venom_catches_any_shape_and_goes_with_its_card(state: Mesofauna) -> None:
    put(state, "purple-armored", "1a")
    put(state, "pink-flyer", "1a carnivore", "2a")
    portrait(state, "pink-flyer", "labium-a")
    checked(state)
    assert where(state, "pink-flyer") == ["1a carnivore", "2a herbivore"]
    release(state, card_number("labium"))
    checked(state)
    assert where(state, "pink-flyer") == ["2a herbivore"]
    assert told(state) == [("log-killed-starved", "bf.F6")]


@pytest.mark.rule("mesofauna", "cat.contest.cannibal", "bf.F4a")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon", "butterfly"])
def test_nobody_eats_its_own_species_not_even_a_venomous_one(stage: str) -> None:
    state = wild(stage=stage)
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "labium-a")
    assert not living.eats_there(state, species("pink-archetype"), biome("1a"))
    assert living.may_eat(state, species("pink-flyer"), species("pink-archetype"), False), "another of one's own"


@pytest.mark.rule("mesofauna", "bf.F4b", "coc.shape.host")
def test_a_parasite_is_no_prey(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "pink-parasite", "1a on_herbivore")
    put(state, "gray-archetype", "1a carnivore")
    withdraw(state, "1a")
    assert not living.eats_there(state, species("gray-archetype"), biome("1a"))


@pytest.mark.rule("mesofauna", "bf.E1d", "bf.G4")
def test_venom_finds_no_prey_where_there_is_none(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1a")
    portrait(state, "pink-flyer", "labium-a")
    put(state, "purple-armored", "3a")
    flyer = species("pink-flyer")
    assert living.open_levels(state, flyer, biome("3b")) == 1 << HERBIVORE
    assert living.open_levels(state, flyer, biome("3a")) == 1 << HERBIVORE | 1 << CARNIVORE


@pytest.mark.rule("mesofauna", "coc.shape.rule")
def test_in_caterpillar_every_shape_catches_every_other() -> None:
    state = wild(stage="caterpillar")
    assert living.may_eat(state, species("pink-archetype"), species("purple-armored"), False)


# --- hosts (G5) --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.G5b", "bf.G5a", "coc.parasite.speciate")
def test_the_colour_of_the_first_host_is_that_of_all_others(state: Mesofauna) -> None:
    parasite = species("pink-parasite")
    assert living.may_ride(state, parasite, species("purple-archetype"))
    assert living.may_ride(state, parasite, species("gray-flyer"))
    assert not living.may_ride(state, parasite, species("pink-flyer")), "never one's own"
    put(state, "purple-archetype", "1a")
    put(state, "pink-parasite", "1a on_herbivore")
    assert living.may_ride(state, parasite, species("purple-armored")), "any shape"
    assert not living.may_ride(state, parasite, species("gray-flyer"))
    extinction.extinct(state, parasite)
    assert living.may_ride(state, parasite, species("gray-flyer")), "set anew"


@pytest.mark.rule("mesofauna", "bf.G5a", "coc.parasite.destination")
def test_each_host_is_a_place_of_its_own(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3b", "3a")
    put(state, "purple-flyer", "3b carnivore")
    put(state, "pink-parasite", "3b on_carnivore")
    put(state, "gray-parasite", "3a on_herbivore")
    parasite = species("pink-parasite")
    assert living.hosts(state, parasite, biome("3b")) == 1 << ON_HERBIVORE
    assert living.hosts(state, parasite, biome("3a")) == 1 << ON_HERBIVORE
    assert living.free_hosts(state, parasite, biome("3a")) == 0, "gray's is on it"
    put(state, "pink-parasite", "3b on_herbivore")
    assert living.hosts(state, parasite, biome("3b")) == 0
    assert living.eats_there(state, species("gray-burrower"), biome("3b"))


@pytest.mark.rule("mesofauna", "bf.G5d", "bf.F4")
def test_a_parasite_exposes_only_its_own_host(state: Mesofauna) -> None:
    put(state, "purple-armored", "2c", "3c", "4b")
    put(state, "gray-parasite", "3c on_herbivore")
    assert [living.eats_there(state, species("pink-flyer"), biome(name)) for name in ("2c", "3c", "4b")] == [
        False,
        True,
        False,
    ]


@pytest.mark.rule("mesofauna", "bf.D3j", "bf.E3", "bf.F4")
def test_whoever_leaves_a_host_needs_ground_prey_and_no_other_of_its_kind(state: Mesofauna) -> None:
    put(state, "purple-armored", "3b")
    put(state, "gray-armored", "3b carnivore")
    put(state, "purple-archetype", "4b")
    enters = [
        living.open_levels(state, species(f"pink-{shape}"), biome("3b")) >> level & 1
        for shape in ("flyer", "armored")
        for level in (HERBIVORE, CARNIVORE)
    ]
    assert enters == [True, False, True, True]
    assert not living.open_levels(state, species("pink-swimmer"), biome("4b")) >> CARNIVORE & 1
    assert living.open_levels(state, species("pink-flyer"), biome("4b")) >> CARNIVORE & 1
    assert not living.open_levels(state, species("pink-flyer"), biome("4a")) >> CARNIVORE & 1, "there is no prey"
    put(state, "pink-flyer", "4b carnivore")
    assert not living.open_levels(state, species("pink-flyer"), biome("4b")) >> HERBIVORE & 1


# --- the check (F6) ----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.F6", "coc.parasite.shift")
def test_a_parasite_with_two_hosts_to_choose_from_is_asked_about(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a", "2a")
    put(state, "purple-flyer", "3a carnivore")
    put(state, "gray-parasite", "2a on_herbivore")
    lose_host(state, "gray-parasite", "3a")
    checked(state)
    assert asked(state) == ("gray", "bf.F5")
    assert offers(state) == [at("3a on_herbivore"), at("3a on_carnivore")]
    assert refused(state, at("2a on_carnivore")) == ("refused-not-in-this-biome", "bf.F5")
    do(state, at("3a on_carnivore"))
    assert where(state, "gray-parasite") == ["2a on_herbivore", "3a on_carnivore"]


def lose_host(state: Mesofauna, name: str, where_it_was: str) -> None:
    """A creeple that was on a host is on no level."""
    state.unborn[species(name)] -= 1
    state.living[species(name)] += 1
    state.wait(species(name), biome(where_it_was))
    sound(state)


@pytest.mark.rule("mesofauna", "bf.F6", "bf.F1e")
def test_a_parasite_finds_a_host_and_whoever_waits_for_a_contest_there_goes_on_waiting(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a", "4a")
    put(state, "gray-parasite", "4a on_herbivore")
    put(state, "pink-archetype", "1a")
    lose_host(state, "pink-archetype", "3a")
    lose_host(state, "gray-parasite", "3a")
    checked(state)
    assert where(state, "gray-parasite") == ["3a on_herbivore", "4a on_herbivore"]
    assert state.unplaced == [species("pink-archetype")]


@pytest.mark.rule("mesofauna", "bf.F6", "coc.parasite.shift")
def test_each_parasite_looks_for_a_host_where_it_lost_its_own(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a", "2a", "4a")
    put(state, "gray-parasite", "4a on_herbivore")
    put(state, "pink-archetype", "1a", "1c")
    for name in ("2a", "3c", "3a"):
        lose_host(state, "gray-parasite", name)
    checked(state)
    assert where(state, "gray-parasite") == ["2a on_herbivore", "3a on_herbivore", "4a on_herbivore"]
    assert told(state) == [
        ("log-new-host", "bf.F5"),
        ("log-killed-hostless", "bf.F6"),
        ("log-new-host", "bf.F5"),
    ]


@pytest.mark.rule("mesofauna", "bf.F6")
def test_the_check_leaves_alone_who_is_on_its_way_into_a_contest(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    lose_host(state, "pink-archetype", "3a")
    put(state, "purple-archetype", "3a")
    put(state, "gray-parasite", "3a on_herbivore")
    lose_host(state, "gray-parasite", "4a")
    checked(state)
    assert state.unplaced == [species("pink-archetype")]
    assert told(state) == [("log-killed-hostless", "bf.F6")]


@pytest.mark.rule("mesofauna", "bf.F6")
def test_the_check_goes_on_until_nothing_happens(state: Mesofauna) -> None:
    """The grazer leaves, its hunter starves, the hunter's parasite has no host, and all three die out."""
    put(state, "purple-archetype", "1b")
    put(state, "pink-burrower", "1b carnivore")
    put(state, "gray-parasite", "1b on_carnivore")
    turned(state, "1", "wet")
    state.carnivore[biome("1b")] = species("pink-swimmer")
    put(state, "pink-swimmer")
    state.living[species("pink-swimmer")] += 1
    state.unborn[species("pink-swimmer")] -= 1
    state.living[species("pink-burrower")] -= 1
    state.unborn[species("pink-burrower")] += 1
    put(state, "pink-burrower", "1a")
    checked(state)
    assert told(state) == [
        ("log-killed-ground", "bf.E3"),
        ("log-killed-starved", "bf.F6"),
        ("log-extinct", "bf.F7"),
        ("log-fossil-species", "bf.F7a"),
        ("log-lazarus", "bf.F7c"),
        ("log-extinct", "bf.F7"),
        ("log-fossil-species", "bf.F7a"),
        ("log-killed-hostless", "bf.F6"),
        ("log-extinct", "bf.F7"),
        ("log-fossil-species", "bf.F7a"),
        ("log-lazarus", "bf.F7c"),
    ]


@pytest.mark.rule("mesofauna", "bf.F6", "bf.F4")
def test_a_parasite_that_goes_lets_the_hunter_of_its_host_starve(state: Mesofauna) -> None:
    put(state, "purple-armored", "1a", "2a")
    put(state, "gray-parasite", "1a on_herbivore", "2a on_herbivore")
    put(state, "pink-flyer", "1a carnivore", "3a")
    living.kill(state, biome("1a"), ON_HERBIVORE, "log-killed", "bf.H4")
    checked(state)
    assert where(state, "pink-flyer") == ["3a herbivore"]
    assert where(state, "purple-armored") == ["1a herbivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "coc.speciate.endangered", "bf.F6")
def test_ME_22_prey_that_changes_its_shape_starves_its_hunter() -> None:
    state = wild(stage="cocoon")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "pink-flyer", "1a carnivore", "3a")
    put(state, "pink-armored")
    withdraw(state, "1a")
    put(state, "pink-armored", "1a")
    checked(state)
    assert where(state, "pink-flyer") == ["3a herbivore"]
    assert told(state) == [("log-killed-starved", "coc.shape.rule")]


@pytest.mark.rule("mesofauna", "bf.F6")
def test_nothing_happens_to_those_who_can_stay(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "1b")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-flyer", "1a carnivore")
    flower(state, "1a")
    organs(state, "pink-flyer", "")
    before = state.clone()
    checked(state)
    assert told(state) == []
    assert (state.herbivore, state.carnivore, state.guest) == (before.herbivore, before.carnivore, before.guest)


@pytest.mark.rule("mesofauna", "bf.F6", "coc.parasite.shift")
def test_a_contest_is_over_before_parasites_look_for_hosts(state: Mesofauna) -> None:
    """The hunter that starves carried a parasite of purple; it comes to the purple winner only after the shift."""
    put(state, "gray-archetype", "1a", "2a")
    put(state, "purple-flyer", "1a carnivore", "2a carnivore")
    put(state, "pink-parasite", "1a on_carnivore", "2a on_carnivore")
    put(state, "purple-armored", basal="g")
    arrive(state, "purple-armored", "1a")
    assert where(state, "purple-armored") == ["1a herbivore"]
    assert where(state, "gray-archetype") == ["2a herbivore"], "it could have hunted a host"
    assert where(state, "pink-parasite") == ["1a on_herbivore", "2a on_carnivore"]
