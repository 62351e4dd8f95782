"""What is refused with a reason of its own: the first and the last of a kind, and nothing of the kinds beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.mesofauna.acting import act, sought
from tests.games.mesofauna.lives import wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    at,
    biome,
    card,
    colour,
    craton,
    display,
    give,
    lay,
    portrait,
    put,
    refused,
    run,
    species,
)

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, NONE, ORGAN_COUNT, TOOLS
from phylarium.games.mesofauna.rules import frames, giants
from phylarium.games.mesofauna.rules.actions import BIOME, CARD, CRATON, ORGAN, PLACE, SPOT, VOCABULARY
from phylarium.games.mesofauna.rules.board import BIOME_COUNT, CRATON_COUNT, SPOT_COUNT
from phylarium.games.mesofauna.rules.names import CARD_COUNT, FACES, LEVEL_COUNT
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.words import render

PLACES = (PLACE, BIOME_COUNT * LEVEL_COUNT)
SPOTS_OF_MAP = (SPOT, SPOT_COUNT)
CRATONS_OF_GAME = (CRATON, CRATON_COUNT)
ORGANS_OF_ALL = (ORGAN, ORGAN_COUNT)
CARDS_OF_GAME = (CARD, CARD_COUNT)


def sick() -> Mesofauna:
    state = wild()
    put(state, "pink-archetype", "2a", "2b")
    run(state, frames.Sicken(colour("pink"), species("pink-archetype"), 1))
    return state


def hostless() -> Mesofauna:
    state = wild()
    put(state, "purple-archetype", "2a")
    put(state, "purple-flyer", "2a carnivore", "3a")
    put(state, "pink-parasite", "2a on_herbivore", "2a on_carnivore")
    for level in (HERBIVORE, CARNIVORE):
        state.guest[biome("2a") * 2 + level] = NONE
        state.wait(species("pink-parasite"), biome("2a"))
    run(state, frames.ChooseHost(colour("pink"), species("pink-parasite"), biome("2a")))
    return state


def born() -> Mesofauna:
    state = wild()
    put(state, "pink-archetype", "2a", "1a")
    run(state, frames.Larvae(colour("pink"), species("pink-archetype"), 1))
    return state


def landing() -> Mesofauna:
    state = wild()
    put(state, "pink-flyer", "2a")
    run(state, frames.FlyTo(colour("pink"), species("pink-flyer"), craton("3")))
    return state


def fleeing() -> Mesofauna:
    state = with_dinosaurs()
    put(state, "pink-burrower", "2a")
    put(state, "white-archetype", "3a", basal="w")
    white = species("white-archetype")
    state.unborn[white] -= 1
    state.living[white] += 1
    giants.flee(state, white, biome("2a"), HERBIVORE, NONE)
    state.run()
    return state


def mothering() -> Mesofauna:
    state = wild()
    put(state, "gray-burrower", "2a", "1b", "2c")
    give(state, "gray-burrower", "statocyst")
    act(state, "gray-burrower")
    state.apply(VOCABULARY.parse("speciate:statocyst-a"))
    return state


def rising() -> Mesofauna:
    state = wild()
    put(state, "pink-flyer", "2a")
    run(state, frames.Resurrect(colour("pink"), craton("3")))
    return state


def shedding() -> Mesofauna:
    state = wild()
    put(state, "pink-flyer", "2a", basal="yg")
    run(state, frames.ShedOrgan(colour("pink"), species("pink-flyer")))
    return state


def colliding() -> Mesofauna:
    state = wild()
    lay(state, "7", "adrift")
    run(state, frames.Collide(colour("pink"), craton("7")))
    return state


def adjoining() -> Mesofauna:
    state = wild()
    lay(state, "7", "adrift")
    run(state, frames.Adjoin(colour("pink"), craton("7"), craton("1")))
    return state


def choosing() -> Mesofauna:
    state = wild()
    for one in ("6", "7"):
        state.dealt_to[craton(one)] = colour("pink")
    run(state, frames.ChooseCraton(colour("pink")))
    return state


def laying() -> Mesofauna:
    state = wild()
    run(state, frames.ChooseSpot(colour("pink"), craton("7")))
    return state


def fitting() -> Mesofauna:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "bug_ovipositor-a")
    give(state, "pink-archetype", "wax_glands")
    run(state, frames.FitAfter(colour("pink"), species("pink-archetype"), FACES.index("wax_glands-a")))
    return state


@pytest.mark.rule("mesofauna", "bf.A2a")
@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (sick, PLACES), (hostless, PLACES), (born, PLACES), (landing, PLACES), (fleeing, PLACES), (mothering, PLACES),
        (rising, PLACES), (shedding, ORGANS_OF_ALL), (colliding, SPOTS_OF_MAP), (colliding, CRATONS_OF_GAME),
        (adjoining, SPOTS_OF_MAP), (choosing, CRATONS_OF_GAME), (laying, SPOTS_OF_MAP), (fitting, CARDS_OF_GAME),
    ],
)  # fmt: skip
def test_reasons_are_given_for_all_of_a_kind_and_for_that_kind_alone(
    position: Callable[[], Mesofauna], kind: tuple[int, int]
) -> None:
    state = position()
    assert state.offers, "somebody is asked"
    first, count = kind
    refused = [state.why_not(action) for action in (first, first + count - 1)]
    for reason in refused:
        assert reason is not None
        assert reason.message.id != "refused-not-asked"
    for action in (first - 1, first + count):
        reason = state.why_not(action)
        assert reason is not None
        alike = position is colliding and (SPOT <= action < SPOT + SPOT_COUNT or CRATON <= action < BIOME)
        assert (reason.message.id == "refused-not-asked") != alike


@pytest.mark.rule("mesofauna", "bf.C2c")
def test_a_first_creeple_is_refused_on_laid_cratons_alone() -> None:
    state = wild()
    put(state, "pink-archetype")
    lay(state, "8", "s of 1")
    put(state, "purple-archetype", "1a", "8c")
    run(state, frames.FirstCreeple(colour("pink"), 1))
    ids = []
    for action in (PLACE, PLACE + 1, PLACE + 2, SPOT - 4, SPOT - 2, PLACE - 1, SPOT, PLACE + biome("5a") * LEVEL_COUNT):
        reason = state.why_not(action)
        ids.append(reason.message.id if reason else "")
    assert ids == [
        "refused-start-taken", "", "refused-not-asked", "refused-start-taken", "refused-not-asked",
        "refused-not-asked", "refused-not-asked", "refused-not-asked",
    ]  # fmt: skip


@pytest.mark.rule("mesofauna", "bf.D5")
def test_whoever_sheds_an_organ_looks_for_each_colour() -> None:
    assert sought(shedding()) == ["organ:red", "organ:blue", "organ:white"]


@pytest.mark.rule("mesofauna", "bf.H7c")
def test_a_card_without_an_organ_is_refused_to_its_own_species_only() -> None:
    state = wild()
    put(state, "pink-archetype", "1a", basal="g")
    give(state, "pink-archetype", "ocelli", "labium")
    portrait(state, "pink-archetype", "sensory_setae-a", bare=True)
    put(state, "purple-archetype", "2a")
    give(state, "purple-archetype", "galeae")
    run(state, frames.Atrophy(colour("pink"), species("pink-archetype"), 2))
    own = state.why_not(CARD + card("sensory_setae"))
    assert own is not None
    assert (own.message.id, own.rule) == ("refused-no-derived", "bf.H7c")
    other = state.why_not(CARD + card("galeae"))
    assert other is not None
    assert other.message.id == "refused-not-asked"
    assert sought(state) == ["card:sensory_setae"]


@pytest.mark.rule("mesofauna", "bf.D2d")
def test_a_card_that_would_fit_but_for_the_shape_is_refused_for_the_shape() -> None:
    state = wild()
    put(state, "pink-archetype", "2a")
    put(state, "pink-burrower", "1a")
    portrait(state, "pink-burrower", "antennae-b", "foreleg_femora-b", "pedipalps-b")
    give(state, "pink-burrower", "sensory_setae")
    run(state, frames.FitAfter(colour("pink"), species("pink-burrower"), FACES.index("sensory_setae-b")))
    state.push(frames.FitAfter(colour("pink"), species("pink-burrower"), FACES.index("sensory_setae-b")))
    for neighbour in ("card:antennae", "word:first"):
        reason = state.why_not(VOCABULARY.parse(neighbour))
        assert reason is not None
        assert (reason.message.id, reason.rule) == ("refused-shape-lost", "bf.D2d")
        assert "ink burrower" in render(reason.message, "mesofauna")


@pytest.mark.rule("mesofauna", "cat.speciate.mother")
def test_a_rival_is_the_mother_of_none_of_yours() -> None:
    state = wild("pink", "purple", stage="caterpillar")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "purple-archetype", "3a")
    display(state, "foreleg_femora")
    run(state, frames.ChooseMother(colour("pink"), NONE, FACES.index("foreleg_femora-b")))
    assert refused(state, at("3a")) == ("refused-no-mother-there", "cat.speciate.mother")
    assert refused(state, at("3b")) == ("refused-no-mother-there", "cat.speciate.mother")


@pytest.mark.rule("mesofauna", "bf.D2", "bf.D3a")
def test_a_card_of_somebody_who_plays_before_you_is_not_yours() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    give(state, "pink-archetype", "foreleg_femora")
    put(state, "purple-archetype", "2a")
    act(state, "purple-archetype")
    assert refused(state, "promote:foreleg_femora-a") == ("refused-not-held", "bf.D2")
    assert refused(state, "speciate:foreleg_femora-b") == ("refused-not-held", "bf.D3a")


@pytest.mark.rule("mesofauna", "bf.F4", "bf.E3a")
def test_of_a_host_in_a_lake_it_is_the_lake_that_keeps_hunters_off() -> None:
    state = wild()
    put(state, "purple-swimmer", "4c", "3b")
    put(state, "pink-burrower", "4b", "3a")
    run(state, frames.Larvae(colour("pink"), species("pink-burrower"), 1))
    assert refused(state, at("4c carnivore")) == ("refused-prey-shape", "bf.F4")
    put(state, "gray-parasite", "4c on_herbivore")
    state.refresh()
    assert refused(state, at("4c carnivore")) == ("refused-lake", "bf.E3a")


@pytest.mark.rule("mesofauna", "bf.A2a")
def test_where_an_action_is_asked_for_a_place_or_a_card_is_no_answer() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    act(state, "pink-archetype")
    for answer in (at("1a"), at("2a"), "craton:1", "card:ocelli", "tool:" + TOOLS[-1], "word:done", "word:fly"):
        assert refused(state, answer) == ("refused-not-asked", "bf.A2a")
