"""The actions of a turn: which there are, mutating and its costs, neoteny (D5) and zombies (D6)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, offered, sought
from tests.games.mesofauna.positions import (
    asked,
    at,
    basal_of,
    display,
    do,
    found,
    give,
    mutations,
    next_cards,
    offers,
    organs,
    organs_of,
    portrait,
    portrait_of,
    put,
    quiet,
    refused,
    shown,
    sound,
    species,
    told,
    unborn,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import DARWIN
from phylarium.games.mesofauna.rules import extinction
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.names import CARDS, COLOURS, PINK, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna


def slots(state: Mesofauna, shape: str) -> list[str]:
    """The cards of the display that a species may take, as row and column."""
    return [text.removeprefix(f"{shape}-") for text in offered(state, "mutate") if text.startswith(f"{shape}-")]


UP_TO_FOUR = [f"{row}-{column}" for row in ("metabolic", "darwin") for column in range(1, 4)]
"""The cards that cost four at most."""
ALL_SLOTS = [f"{row}-{column}" for row in ("metabolic", "darwin") for column in range(1, 6)]


# --- Caterpillar -----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.sequence", "cat.species")
def test_in_caterpillar_any_species_takes_any_card_and_nobody_passes() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "pink-flyer", "1c")
    put(state, "blue-archetype", "2a")
    act(state, "pink")
    assert asked(state) == ("pink", "cat.sequence")
    assert slots(state, "archetype") == ALL_SLOTS
    assert slots(state, "flyer") == ALL_SLOTS
    assert slots(state, "burrower") == []
    assert offered(state, "populate") == ["archetype", "flyer"]
    assert "word:pass" not in offers(state)
    assert refused(state, "pass") == ("refused-not-in-this-game", "cat.sequence")
    assert refused(state, "neoteny") == ("refused-not-in-this-game", "cat.sequence")
    assert refused(state, "populate:armored") == ("refused-not-alive", "cat.species")


@pytest.mark.rule("mesofauna", "cat.mutate.orientation", "cat.mutate.organs", "cat.mutate.refresh")
def test_ME_01_imago_brings_a_white_organ_and_the_row_is_filled_again() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "2a")
    display(state, "ecdysis")
    before = shown(state, DARWIN)
    next_cards(state, "brood_care")
    act(state, "pink")
    do(state, "mutate:archetype-darwin-1")
    assert asked(state) == ("pink", "cat.mutate.orientation")
    assert offers(state) == ["promote:ecdysis-a", "promote:ecdysis-b"]
    do(state, "promote:ecdysis-a")
    assert portrait_of(state, "pink-archetype") == ["ecdysis-a"]
    assert (organs_of(state, "pink-archetype"), basal_of(state, "pink-archetype")) == ("w", "")
    assert shown(state, DARWIN) == [*before[1:], "brood_care"]


@pytest.mark.rule("mesofauna", "cat.mutate.refresh", "cat.speciate.refresh")
def test_ME_03_only_the_row_that_lost_a_card_slides() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1c")
    put(state, "blue-archetype", "2a")
    upper = shown(state)
    display(state, "ecdysis", "chitin_cuticle")
    lower = shown(state, DARWIN)
    act(state, "pink")
    do(state, "mutate:archetype-darwin-1", "promote:ecdysis-a")
    assert shown(state) == upper
    assert shown(state, DARWIN)[:4] == lower[1:]
    assert len(shown(state, DARWIN)) == 5
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
    assert shown(state) == upper
    assert shown(state, DARWIN)[:3] == lower[2:]
    assert len(shown(state, DARWIN)) == 5


@pytest.mark.rule("mesofauna", "cat.mutate.orientation")
def test_a_silhouette_may_be_ignored() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    display(state, "chitin_cuticle")
    act(state, "pink")
    do(state, "mutate:archetype-darwin-1", "promote:chitin_cuticle-b")
    assert portrait_of(state, "pink-archetype") == ["chitin_cuticle-b"]
    assert state.size[species("pink-armored")] == 0


def test_who_has_no_unborn_left_cannot_populate() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-flyer", "1a", "1b", "1c", "2a", "2b", "2c", "3a")
    put(state, "pink-archetype", "3c")
    act(state, "pink")
    assert offered(state, "populate") == ["archetype"]
    assert refused(state, "populate:flyer") == ("refused-no-unborn", "cat.populate.number")


# --- costs -----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.mutate.cost", "coc.mutate.allowance")
def test_the_unborn_of_a_species_are_what_it_may_spend() -> None:
    state = quiet("pink", "blue", stage="cocoon")
    put(state, "pink-archetype", "1a", "1b", "1c", "2a", "2b", "2c")
    put(state, "pink-flyer", "3a")
    act(state, "pink")
    # Four archetypes and six flyers are unborn.
    assert slots(state, "archetype") == [
        "metabolic-1",
        "metabolic-2",
        "metabolic-3",
        "darwin-1",
        "darwin-2",
        "darwin-3",
    ]
    assert slots(state, "flyer") == [slot for slot in ALL_SLOTS if not slot.endswith("5")]
    assert refused(state, "mutate:archetype-darwin-4") == ("refused-too-dear", "coc.mutate.allowance")
    reason = state.why_not(VOCABULARY.parse("mutate:flyer-darwin-5"))
    assert reason is not None
    assert (reason.message.args["cost"], reason.message.args["left"]) == (8, 6)


@pytest.mark.rule("mesofauna", "coc.mutate.half", "bf.D1c")
def test_ME_16_a_pheromone_halves_the_cost_of_its_colour() -> None:
    for stage, rule in (("cocoon", "coc.mutate.allowance"), ("butterfly", "bf.D1b")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-archetype", "3a")
        put(state, "pink-armored", "1a")
        # A red pheromone, and one unborn.
        portrait(state, "pink-armored", "ocelli-a", "chordotonal_organ-a")
        unborn(state, "pink-armored", 1)
        display(state, "antennae", "sensory_setae", "labium", "hemimetabolism")
        act(state, "pink-armored" if stage == "butterfly" else "pink")
        assert slots(state, "armored") == ["metabolic-1", "metabolic-2", "darwin-1"]
        assert refused(state, "mutate:armored-darwin-2") == ("refused-too-dear", rule)


@pytest.mark.rule("mesofauna", "coc.mutate.half", "bf.D1c")
def test_a_second_pheromone_of_a_colour_halves_nothing_more() -> None:
    state = quiet("pink", "blue", stage="cocoon")
    put(state, "blue-archetype", "3a")
    put(state, "pink-armored", "1a")
    portrait(state, "pink-armored", "ocelli-a", "sensory_setae-a", "chordotonal_organ-a")
    unborn(state, "pink-armored", 1)
    display(state, "antennae", "pedipalps", "foreleg_femora")
    act(state, "pink")
    assert slots(state, "armored") == ["metabolic-1", "metabolic-2", "darwin-1"]


@pytest.mark.rule("mesofauna", "coc.mutate.left", "coc.mutate.organs", "coc.mutate.refresh")
def test_a_card_comes_unpromoted_with_its_organs() -> None:
    state = quiet("pink", "blue", stage="cocoon")
    put(state, "pink-archetype", "1a")
    display(state, "allometric_mandibles")
    before = shown(state)
    act(state, "pink")
    do(state, "mutate:archetype-metabolic-1")
    assert mutations(state, "pink-archetype") == ["allometric_mandibles"]
    assert (organs_of(state, "pink-archetype"), basal_of(state, "pink-archetype")) == ("rr", "")
    assert portrait_of(state, "pink-archetype") == []
    assert shown(state)[:4] == before[1:]
    assert len(shown(state)) == 5


@pytest.mark.rule("mesofauna", "bf.D1", "bf.D1a", "bf.D1b", "bf.D1d")
def test_in_butterfly_the_species_of_the_phase_takes_a_card() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b")
    put(state, "pink-flyer", "3c")
    display(state, "ocelli", "antennae")
    act(state, "pink-archetype")
    assert slots(state, "archetype") == ["metabolic-1", "metabolic-2", "darwin-1", "darwin-2"]
    assert slots(state, "flyer") == []
    assert refused(state, "mutate:flyer-metabolic-1") == ("refused-other-phase", "bf.A1b")
    do(state, "mutate:archetype-metabolic-2")
    assert mutations(state, "pink-archetype") == ["antennae"]
    assert organs_of(state, "pink-archetype") == "r"
    assert state.unborn[species("pink-archetype")] == 2, "nothing is paid"


@pytest.mark.rule("mesofauna", "K1h")
def test_who_came_without_a_macroorganism_takes_free_cards_at_first() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    state.novices = 1 << PINK
    act(state, "pink-archetype")
    assert slots(state, "archetype") == ["metabolic-1", "darwin-1"]
    assert refused(state, "mutate:archetype-darwin-2") == ("refused-novice", "K1h")


# --- the list --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.A2", "bf.A2a", "bf.A1b")
def test_a_species_can_always_pass_in_butterfly() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    act(state, "pink-archetype")
    assert offers(state) == [*[f"mutate:archetype-{slot}" for slot in ALL_SLOTS], "populate:archetype", "word:pass"]
    do(state, "pass")
    assert ("log-passes", "bf.A1b") in told(state)
    assert state.agenda == []


# --- neoteny ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.D5")
def test_neoteny_sheds_a_basal_organ_of_the_phasing_species() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", basal="rgg")
    put(state, "pink-flyer", "1c", basal="b")
    act(state, "pink-archetype")
    do(state, "neoteny")
    assert asked(state) == ("pink", "bf.D5")
    assert offers(state) == ["organ:red", "organ:green"]
    assert refused(state, "organ:blue") == ("refused-no-such-basal", "bf.D5")
    do(state, "organ:green")
    assert (basal_of(state, "pink-archetype"), organs_of(state, "pink-archetype")) == ("rg", "rg")
    assert basal_of(state, "pink-flyer") == "b"


@pytest.mark.rule("mesofauna", "bf.D5")
def test_neoteny_needs_a_basal_organ_and_kills_nobody() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    give(state, "pink-archetype", "ocelli")
    act(state, "pink-archetype")
    assert refused(state, "neoteny") == ("refused-no-basal", "bf.D5")
    organs(state, "pink-archetype", "w")
    act(state, "pink-archetype")
    do(state, "neoteny")
    assert basal_of(state, "pink-archetype") == ""
    assert where(state, "pink-archetype") == ["1a herbivore"]


# --- zombies ---------------------------------------------------------------------------------


def mutualist() -> Mesofauna:
    """Burrowers of pink that graze under a hunter of blue, hunt gray, and are hosts of purple."""
    state = quiet("pink", "purple", "gray", "blue")
    put(state, "pink-burrower", "1a", "1c carnivore", "2a")
    portrait(state, "pink-burrower", "brood_care-b")
    put(state, "blue-burrower", "1a carnivore")
    put(state, "gray-archetype", "1c")
    put(state, "purple-parasite", "2a on_herbivore")
    put(state, "purple-archetype", "3a")
    return state


@pytest.mark.rule("mesofauna", "bf.D6", "bf.D6a", "bf.G3")
def test_a_mutualist_takes_an_unborn_of_each_who_shares_its_biomes() -> None:
    state = mutualist()
    act(state, "pink-burrower")
    do(state, "zombie")
    taken = [SPECIES[sp] for sp in state.zombie]
    assert sorted(taken) == ["blue-burrower", "gray-archetype", "purple-parasite"]
    assert set(state.zombie_on) == {species("pink-burrower")}
    assert state.unborn[species("gray-archetype")] == 8
    assert state.unborn[species("purple-archetype")] == 9, "it shares no biome with a burrower"
    assert told(state).count(("log-zombie", "bf.D6a")) == 3


@pytest.mark.rule("mesofauna", "bf.D6a")
def test_a_parasite_takes_of_its_host_and_not_of_who_hunts_it() -> None:
    state = mutualist()
    put(state, "blue-archetype", "2a carnivore")
    portrait(state, "purple-parasite", "bug_mandibles-a")
    act(state, "purple-parasite")
    do(state, "zombie")
    assert [SPECIES[sp] for sp in state.zombie] == ["pink-burrower"]


@pytest.mark.rule("mesofauna", "bf.D6a", "bf.G3")
def test_without_mutualism_or_somebody_unborn_there_is_no_zombie() -> None:
    state = mutualist()
    act(state, "gray-archetype")
    assert refused(state, "zombie") == ("refused-no-mutualism", "bf.D6a")
    for name in ("blue-burrower", "gray-archetype", "purple-parasite"):
        while state.unborn[species(name)]:
            zombie(state, name, "pink-burrower")
    act(state, "pink-burrower")
    assert refused(state, "zombie") == ("refused-no-victim", "bf.D6a")


@pytest.mark.rule("mesofauna", "bf.G3", "K1e")
def test_mutualism_goes_with_its_card_unless_it_came_from_genesis() -> None:
    state = mutualist()
    act(state, "pink-burrower")
    do(state, "zombie")
    state.discard(CARDS.index("brood_care"))
    act(state, "pink-burrower")
    assert refused(state, "zombie") == ("refused-no-mutualism", "bf.D6a")
    assert len(state.zombie) == 3, "zombies stay"
    state.mutual = 1 << species("pink-burrower")
    act(state, "pink-burrower")
    assert "word:zombie" in offers(state)


@pytest.mark.rule("mesofauna", "bf.D6b", "bf.D1b")
def test_zombies_count_for_the_allowance_of_their_holder_alone() -> None:
    state = quiet("pink", "blue")
    put(state, "blue-archetype", "3a", "3b", "3c")
    put(state, "pink-flyer", "1a", "1b", "1c", "2a", "2b", "2c")
    for _ in range(3):
        zombie(state, "blue-archetype", "pink-flyer")
    act(state, "pink-flyer")
    # One unborn and three zombies.
    assert slots(state, "flyer") == UP_TO_FOUR
    act(state, "blue-archetype")
    # Ten less three living and three captive.
    assert slots(state, "archetype") == [
        "metabolic-1",
        "metabolic-2",
        "metabolic-3",
        "darwin-1",
        "darwin-2",
        "darwin-3",
    ]
    put(state, "pink-flyer", "3a carnivore")
    act(state, "pink-flyer")
    assert refused(state, "populate:flyer") == ("refused-no-unborn", "bf.D4a"), "zombies are never born"


@pytest.mark.rule("mesofauna", "bf.D6c")
def test_a_zombie_goes_home_with_the_end_of_its_holder() -> None:
    state = quiet("pink", "purple", "blue")
    put(state, "blue-archetype", "3a")
    found(state, "purple-flyer")
    put(state, "pink-burrower", "1a")
    zombie(state, "blue-archetype", "pink-burrower")
    zombie(state, "purple-flyer", "pink-burrower")
    extinction.extinct(state, species("purple-flyer"))
    assert state.zombie.count(species("purple-flyer")) == 1, "it stays though its own species is gone"
    extinction.extinct(state, species("pink-burrower"))
    assert state.zombie == []
    assert state.unborn[species("blue-archetype")] == 9
    assert state.unborn[species("purple-flyer")] == 0
    sound(state)


# --- whose and where ---------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.mutate.orientation")
def test_the_one_who_takes_a_card_chooses_its_orientation_for_the_species_that_took_it() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "blue-archetype", "1a")
    put(state, "blue-flyer", "1c")
    put(state, "pink-archetype", "3a")
    display(state, "ecdysis")
    act(state, "blue")
    do(state, "mutate:flyer-darwin-1")
    assert asked(state) == ("blue", "cat.mutate.orientation")
    do(state, "promote:ecdysis-a")
    assert portrait_of(state, "blue-flyer") == ["ecdysis-a"]


@pytest.mark.rule("mesofauna", "K1h")
def test_only_those_who_came_without_are_held_to_free_cards() -> None:
    state = quiet("pink", "purple", "blue")
    put(state, "purple-flyer", "1a")
    put(state, "blue-flyer", "3a")
    state.novices = 1 << COLOURS.index("blue")
    act(state, "purple-flyer")
    assert len(slots(state, "flyer")) == 8
    assert refused(state, "mutate:flyer-darwin-5") == ("refused-too-dear", "bf.D1b")
    act(state, "blue-flyer")
    assert slots(state, "flyer") == ["metabolic-1", "darwin-1"]
    assert refused(state, "mutate:flyer-darwin-5") == ("refused-novice", "K1h")


def test_what_a_player_would_look_for_in_butterfly_is_shown_with_its_reason() -> None:
    state = quiet("purple", "blue")
    put(state, "purple-archetype", "3a")
    put(state, "blue-burrower", "1a", "1b", "1c", "2a", "2b", "2c", "3b", "3c", "4a")
    put(state, "blue-armored", "4b")
    give(state, "blue-burrower", "chitin_cuticle")
    give(state, "blue-armored", "dorsal_aorta")
    act(state, "blue-burrower")
    dear = [f"mutate:burrower-{slot}" for slot in ALL_SLOTS if not slot.endswith("1")]
    assert sought(state) == [
        "word:resurrect", "word:neoteny", "word:zombie", *dear, "populate:burrower", "speciate:chitin_cuticle-a",
    ]  # fmt: skip
    for text in sought(state):
        assert refused(state, text)[0] != "refused-not-asked"
    assert refused(state, "mutate:archetype-metabolic-1") == ("refused-other-phase", "bf.A1b")
    assert refused(state, "mutate:flyer-metabolic-1") == ("refused-not-alive", "bf.A1a")


def test_what_a_player_would_look_for_in_caterpillar_is_in_the_display() -> None:
    state = quiet("purple", "blue", stage="caterpillar")
    put(state, "purple-archetype", "3a")
    put(state, "blue-flyer", "1a", "1b", "1c", "2a", "2b", "2c", "3c")
    # A flyer and a swimmer; armored and swimmers; nothing.
    display(state, "dorsal_aorta", "ocelli", "chitin_cuticle", "labium")
    act(state, "blue")
    found = sought(state)
    assert found[:2] == ["populate:flyer", "speciate:dorsal_aorta-a"]
    assert all(text.startswith("speciate:") for text in found[1:])
    assert "speciate:chitin_cuticle-a" not in found, "it may be founded"


@pytest.mark.rule("mesofauna", "bf.D6a")
def test_a_host_that_hunts_is_met_by_its_parasite_and_a_neighbour_of_ones_own_colour_is_left() -> None:
    state = quiet("purple", "gray", "blue")
    put(state, "gray-archetype", "1a")
    put(state, "purple-archetype", "1a carnivore", "2b")
    put(state, "blue-parasite", "1a on_carnivore")
    portrait(state, "blue-parasite", "brood_care-b")
    act(state, "blue-parasite")
    do(state, "zombie")
    assert [SPECIES[sp] for sp in state.zombie] == ["purple-archetype"]
    state = quiet("purple", "gray", "blue")
    put(state, "purple-archetype", "1a")
    put(state, "gray-archetype", "1a carnivore")
    portrait(state, "purple-archetype", "brood_care-b")
    act(state, "purple-archetype")
    do(state, "zombie")
    assert [SPECIES[sp] for sp in state.zombie] == ["gray-archetype"], "the next colour is somebody else"
