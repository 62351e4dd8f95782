"""Megafauna beside bugs: their rows of cards, sizes, monsters, tools and language (J2, J3, J6, J7, J8)."""

from __future__ import annotations

from copy import copy

import pytest
from tests.games.mesofauna.acting import act, offered, sought
from tests.games.mesofauna.lives import arrive, evolved, sized
from tests.games.mesofauna.positions import (
    asked,
    at,
    basal_of,
    card,
    colour,
    display,
    do,
    give,
    mutations,
    offers,
    organs,
    organs_of,
    portrait,
    portrait_of,
    put,
    quiet,
    refused,
    remove,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import COLUMN_COUNT, DARWIN, GONE, METABOLIC, NONE, PURPLE, TOOLS
from phylarium.games.mesofauna.rules import frames, mutagen, resizing, sizes
from phylarium.games.mesofauna.rules.names import BUG_ROWS, CARDS, FACES
from phylarium.games.mesofauna.rules.state import Mesofauna


def combined(*colours: str) -> Mesofauna:
    """The Combined game with archetypes of white and pink (or others) on cratons of their own."""
    names = colours or ("pink", "white")
    state = quiet(*names, stage="combined")
    for name, at_ in zip(names, ("1a", "3a", "2a", "4a"), strict=False):
        put(state, f"{name}-archetype", at_)
    return state


def rows_open(state: Mesofauna) -> set[str]:
    """The rows of which a species may take cards, in short."""
    return {text.rpartition("-")[0].partition("-")[2] for text in offered(state, "mutate")}


# --- four rows (J3c, J6c, J6d) ----------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J3c", "J1a")
def test_bugs_and_megafauna_take_cards_of_their_own_rows() -> None:
    state = combined("purple", "white")
    display(state, "quills")
    act(state, "purple-archetype")
    assert rows_open(state) == {"metabolic", "darwin"}
    assert refused(state, "mutate:archetype-giant_darwin-1") == ("refused-giant-card", "J3c")
    act(state, "white-archetype")
    assert rows_open(state) == {"giant_metabolic", "giant_darwin"}
    assert refused(state, "mutate:archetype-darwin-1") == ("refused-bug-card", "J6d")
    do(state, "mutate:archetype-giant_darwin-1")
    assert len(mutations(state, "white-archetype")) == 1
    assert -1 not in state.display, "the row is filled again"


@pytest.mark.rule("mesofauna", "J3c", "bf.D1b")
def test_costs_are_those_of_bugs_and_a_gap_is_no_card() -> None:
    state = combined("purple", "white")
    put(state, "white-archetype", "2a", "2b", "2c")
    put(state, "purple-archetype", "1b", "1c", "4a", "4b", "3c")
    state.card_at[state.display[10]] = 50
    state.display[10] = -1
    act(state, "white-archetype")
    # Three of seven are unborn; six of ten bugs live.
    assert offered(state, "mutate") == [
        "archetype-giant_metabolic-2", "archetype-giant_darwin-1", "archetype-giant_darwin-2",
    ]  # fmt: skip
    act(state, "purple-archetype")
    assert refused(state, "mutate:archetype-darwin-4") == ("refused-too-dear", "bf.D1b")


@pytest.mark.rule("mesofauna", "J6c")
def test_any_species_of_pink_takes_horror_plants() -> None:
    state = combined("pink", "white")
    put(state, "pink-flyer", "2a")
    display(state, "quills")
    act(state, "pink-flyer")
    assert "flyer-giant_metabolic-1" in offered(state, "mutate")
    do(state, "mutate:flyer-giant_metabolic-1")
    assert mutations(state, "pink-flyer") == ["quills"]


@pytest.mark.rule("mesofauna", "J6c")
def test_pink_takes_horror_plants_too() -> None:
    state = combined("pink", "purple", "white")
    display(state, "quills")
    assert state.display[10] == card("quills")
    act(state, "pink-archetype")
    assert "archetype-giant_metabolic-1" in offered(state, "mutate")
    dull = next(column for column in range(1, 6) if not state.components.card_horror[state.display[15 + column - 1]])
    assert refused(state, f"mutate:archetype-giant_darwin-{dull}") == ("refused-giant-card", "J6c")
    do(state, "mutate:archetype-giant_metabolic-1")
    assert mutations(state, "pink-archetype") == ["quills"]
    act(state, "pink-archetype")
    do(state, "promote:quills-a")
    assert portrait_of(state, "pink-archetype") == ["quills-a"]


@pytest.mark.rule("mesofauna", "J6c")
def test_with_a_pack_of_nothing_but_horror_plants_pink_takes_all_that_lie_there() -> None:
    state = combined("pink", "white")
    state.components = copy(state.components)
    state.components.card_horror = [True] * len(CARDS)
    slot = BUG_ROWS * COLUMN_COUNT + 1
    state.card_at[state.display[slot]] = GONE
    state.display[slot] = NONE
    act(state, "pink-archetype")
    taken = [text for text in offered(state, "mutate") if text.startswith("archetype-giant_metabolic")]
    assert taken == [f"archetype-giant_metabolic-{column}" for column in (1, 3, 4, 5)]


@pytest.mark.rule("mesofauna", "J7a", "J6c")
def test_pink_with_a_monster_keeps_to_the_cards_of_bugs() -> None:
    state = combined("pink", "white")
    display(state, "quills")
    give(state, "pink-archetype", "midgut_caeca")
    act(state, "pink-archetype")
    do(state, "promote:midgut_caeca-b")
    act(state, "pink-archetype")
    assert rows_open(state) == {"metabolic", "darwin"}


@pytest.mark.rule("mesofauna", "J6d")
def test_a_haustorium_opens_the_rows_of_bugs() -> None:
    state = combined("pink", "white")
    put(state, "white-burrower", "2a")
    evolved(state, "white-burrower", "dust_seeds-a")
    evolved(state, "white-archetype", "elastic_tendons-b")
    act(state, "white-archetype")
    assert rows_open(state) == {"giant_metabolic", "giant_darwin"}, "it is the species that has it"
    act(state, "white-burrower")
    assert rows_open(state) == {"metabolic", "darwin", "giant_metabolic", "giant_darwin"}
    do(state, "mutate:burrower-darwin-1")
    taken = mutations(state, "white-burrower")[-1]
    act(state, "white-burrower")
    assert f"{taken}-a" in offered(state, "promote")


# --- promoting (J3b, J3d, J3e, J6b) -----------------------------------------------------------


@pytest.mark.rule("mesofauna", "J3d")
def test_ME_29_halves_go_into_the_portrait_and_other_cards_beside_it() -> None:
    for way, portrait_after, all_after in (
        ("a", ["endocrine_gland-a"], ["endocrine_gland-a", "elastic_tendons-b"]),
        ("b", ["vocal_sac-a"], ["vocal_sac-a", "endocrine_gland-b", "elastic_tendons-b"]),
    ):
        state = combined()
        put(state, "white-flyer", "2a")
        portrait(state, "white-flyer", "vocal_sac-a")
        give(state, "white-flyer", "endocrine_gland")
        evolved(state, "white-flyer", "elastic_tendons-b")
        act(state, "white-flyer")
        do(state, f"promote:endocrine_gland-{way}")
        assert portrait_of(state, "white-flyer") == portrait_after
        assert sorted(mutations(state, "white-flyer")) == sorted(all_after)
        assert basal_of(state, "white-flyer") == "g"


@pytest.mark.rule("mesofauna", "J3b")
def test_a_silhouette_of_megafauna_must_found_its_species() -> None:
    state = combined()
    give(state, "white-archetype", "egg_tooth")
    act(state, "white-archetype")
    assert offered(state, "promote") == ["egg_tooth-a"]
    assert offered(state, "speciate") == ["egg_tooth-b"]
    assert refused(state, "promote:egg_tooth-b") == ("refused-must-found", "J3b")


@pytest.mark.rule("mesofauna", "J3a", "J3h")
def test_a_daughter_is_as_large_as_her_mother_if_the_card_allows_it() -> None:
    state = combined()
    put(state, "white-archetype", "3b")
    sized(state, "white-archetype", 3)
    give(state, "white-archetype", "egg_tooth", "brood_pouch")
    act(state, "white-archetype")
    assert refused(state, "speciate:brood_pouch-b") == ("refused-too-large", "J3a")
    do(state, "speciate:egg_tooth-b", at("3a"), "keep")
    assert state.size[species("white-burrower")] == 3
    assert mutations(state, "white-burrower") == ["egg_tooth-b"]
    assert portrait_of(state, "white-burrower") == [], "it has no half"


@pytest.mark.rule("mesofauna", "J3h")
def test_nobody_promotes_to_a_card_that_is_too_small() -> None:
    state = combined()
    sized(state, "white-archetype", 3)
    give(state, "white-archetype", "aggregation_pheromones")
    act(state, "white-archetype")
    assert offered(state, "promote") == ["aggregation_pheromones-a"]
    assert refused(state, "promote:aggregation_pheromones-b") == ("refused-too-large", "J3h")


@pytest.mark.rule("mesofauna", "J1b")
def test_megafauna_found_no_parasites() -> None:
    state = combined()
    put(state, "pink-archetype", "3a carnivore")
    give(state, "white-archetype", "maxillary_palps")
    act(state, "white-archetype")
    assert offered(state, "promote") == ["maxillary_palps-a", "maxillary_palps-b"]
    assert refused(state, "speciate:maxillary_palps-a") == ("refused-no-giant-parasites", "J1b")


@pytest.mark.rule("mesofauna", "J6b")
def test_ME_33_recession_takes_all_basal_organs_of_its_colour() -> None:
    state = combined()
    put(state, "white-burrower", "2a", "2b", basal="rbb")
    give(state, "white-burrower", "calcification")
    act(state, "white-burrower")
    do(state, "speciate:calcification-b", at("2a"), "keep")
    assert basal_of(state, "white-armored") == "rbb"
    assert basal_of(state, "white-burrower") == "rbb", "the yellow one came and went"
    assert ("log-recedes", "J6b") in told(state)
    state = combined()
    put(state, "white-burrower", "2a", "2b", basal="ryyb")
    give(state, "white-burrower", "calcification")
    act(state, "white-burrower")
    do(state, "speciate:calcification-b", at("2a"), "keep")
    assert basal_of(state, "white-armored") == "rb"
    state = combined()
    put(state, "white-armored", "2a", "2b", basal="rgg")
    give(state, "white-armored", "hydrostatic_turgor")
    act(state, "white-armored")
    do(state, "speciate:hydrostatic_turgor-b", at("2a"), "keep")
    assert basal_of(state, "white-burrower") == "ygg"


@pytest.mark.rule("mesofauna", "J6b")
def test_recession_is_felt_by_who_promotes(monkeypatch: pytest.MonkeyPatch) -> None:
    state = combined()
    recession = [0] * len(FACES)
    recession[FACES.index("eye_cup-b")] = 1
    monkeypatch.setattr(state.components, "face_recession", recession)
    organs(state, "white-archetype", "rg")
    give(state, "white-archetype", "eye_cup")
    act(state, "white-archetype")
    do(state, "promote:eye_cup-b")
    assert basal_of(state, "white-archetype") == "g"


@pytest.mark.rule("mesofauna", "J0a", "J6", "J6a", "bf.G3", "bf.G4")
def test_venom_and_mutualism_of_megafauna_are_those_of_bugs() -> None:
    state = combined()
    put(state, "pink-flyer", "2a")
    put(state, "white-archetype", "2a carnivore")
    evolved(state, "white-archetype", "gastral_glands-a")
    evolved(state, "white-archetype", "beak-b")
    act(state, "white-archetype")
    assert where(state, "white-archetype") == ["2a carnivore", "3a herbivore"]
    assert state.is_venomous(species("white-archetype"))
    do(state, "zombie")
    assert state.zombie == [species("pink-flyer")]


# --- monsters (J3e, J7) -----------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J3e", "J7", "J0b")
def test_a_monster_is_as_many_organs_as_its_species_is_large() -> None:
    state = combined()
    sized(state, "white-archetype", 3)
    give(state, "white-archetype", "windpipe")
    act(state, "white-archetype")
    do(state, "promote:windpipe-a")
    assert (basal_of(state, "white-archetype"), organs_of(state, "white-archetype")) == ("y", "yggg")
    assert ("log-monster", "J3e") in told(state)
    resizing.change_size(state, species("white-archetype"), 5, "J3g")
    state.run()
    assert organs_of(state, "white-archetype") == "yggggg"
    sound(state)


@pytest.mark.rule("mesofauna", "bf.B3")
def test_monsters_are_nothing_without_megafauna() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    give(state, "pink-archetype", "midgut_caeca")
    act(state, "pink-archetype")
    do(state, "promote:midgut_caeca-b")
    assert organs_of(state, "pink-archetype") == "g"
    act(state, "pink-archetype")
    assert refused(state, "grow") == ("refused-no-size", "J3g")


@pytest.mark.rule("mesofauna", "J7a", "J3g", "bf.B4")
def test_a_bug_with_a_monster_has_a_size() -> None:
    state = combined()
    act(state, "pink-archetype")
    assert refused(state, "grow") == ("refused-no-size", "J3g")
    give(state, "pink-archetype", "midgut_caeca")
    act(state, "pink-archetype")
    do(state, "promote:midgut_caeca-b")
    assert organs_of(state, "pink-archetype") == "gg", "one basal, one of the monster"
    act(state, "pink-archetype")
    assert refused(state, "shrink") == ("refused-size-limit", "J3g")
    do(state, "grow")
    assert (state.size[species("pink-archetype")], organs_of(state, "pink-archetype")) == (2, "ggg")
    act(state, "pink-archetype")
    do(state, "shrink")
    assert state.size[species("pink-archetype")] == 1


@pytest.mark.rule("mesofauna", "J4", "J7a")
def test_a_bug_that_loses_its_monster_has_size_1_again() -> None:
    state = combined()
    give(state, "pink-archetype", "midgut_caeca", "ocelli")
    act(state, "pink-archetype")
    do(state, "promote:midgut_caeca-b")
    sized(state, "pink-archetype", 3)
    act(state, "pink-archetype")
    do(state, "promote:ocelli-b")
    assert portrait_of(state, "pink-archetype") == ["ocelli-b"]
    assert (state.size[species("pink-archetype")], organs_of(state, "pink-archetype")) == (1, "rrg")


@pytest.mark.rule("mesofauna", "J7a", "J3a")
def test_the_daughter_of_a_monster_among_bugs_is_small() -> None:
    state = combined()
    put(state, "pink-archetype", "1c")
    give(state, "pink-archetype", "chelipeds", "chitin_cuticle")
    act(state, "pink-archetype")
    do(state, "promote:chelipeds-a")
    sized(state, "pink-archetype", 4)
    act(state, "pink-archetype")
    do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
    assert state.size[species("pink-armored")] == 1


@pytest.mark.rule("mesofauna", "J7b", "bf.H7f")
def test_a_flyer_among_bugs_that_grows_is_a_weta() -> None:
    state = combined()
    put(state, "pink-flyer", "2a")
    remove_archetype(state, "pink")
    portrait(state, "pink-flyer", "thermal_sensilla-a")
    give(state, "pink-flyer", "midgut_caeca")
    act(state, "pink-flyer")
    do(state, "promote:midgut_caeca-b")
    # It has replaced the wings: a weta already.
    assert where(state, "pink-archetype") == ["2a herbivore"]
    state = combined()
    put(state, "pink-flyer", "2a")
    remove_archetype(state, "pink")
    portrait(state, "pink-flyer", "chelipeds-a", "paranotal_lobes-a")
    state.monster_on[card("chelipeds")] = 1
    state.recount(species("pink-flyer"))
    act(state, "pink-flyer")
    do(state, "grow")
    assert ("log-grounded", "J7b") in told(state)
    assert ("log-weta", "bf.H7f") in told(state)
    assert where(state, "pink-archetype") == ["2a herbivore"]
    assert state.size[species("pink-archetype")] == 2
    assert portrait_of(state, "pink-archetype") == ["chelipeds-a", "paranotal_lobes-a"]


def remove_archetype(state: Mesofauna, name: str) -> None:
    """The archetype of a colour dies where it is."""
    sp = species(f"{name}-archetype")
    for place in state.places_of(sp):
        state.place(-1, place // 4, place % 4)
    state.living[sp] = 0
    remove(state, f"{name}-archetype")


@pytest.mark.rule("mesofauna", "J7d", "J2c")
def test_ME_36_a_mutagen_makes_a_monster_smaller_and_then_ends_it() -> None:
    state = combined()
    organs(state, "white-archetype", "rrrrrr")
    evolved(state, "white-archetype", "feelers-a")
    sized(state, "white-archetype", 2)
    assert organs_of(state, "white-archetype") == "rrrrrrgg"
    state.active = colour("white")
    mutagen.strike(state, 6)
    state.run()
    assert ("log-resizes", "J7d") in told(state)
    assert state.size[species("white-archetype")] == 1
    assert ("log-loses-monster", "J7d") in told(state)
    assert mutations(state, "white-archetype") == [], "the card goes with its last organ"
    assert organs_of(state, "white-archetype") == "rrrrrr"
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J7d")
def test_the_owner_chooses_between_a_monster_and_cubes() -> None:
    state = combined()
    evolved(state, "white-archetype", "feelers-a", "eye_cup-b")
    sized(state, "white-archetype", 3)
    state.active = colour("white")
    mutagen.strike(state, 4)
    state.run()
    assert asked(state) == ("white", "bf.H7c")
    assert offers(state) == ["card:feelers", "card:eye_cup"]
    do(state, "card:feelers")
    assert state.size[species("white-archetype")] == 2
    assert organs_of(state, "white-archetype") == "rrgg"
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J2c", "bf.G2")
def test_megafauna_are_never_eusocial() -> None:
    state = combined()
    portrait(state, "white-archetype", "eye_cup-a", "parietal_eye-a", "nuptial_pads-a", "endocrine_gland-a")
    assert state.pheromones(species("white-archetype")) == 3
    assert not state.is_eusocial(species("white-archetype"))
    assert mutagen.limit_of(state, species("white-archetype"), 3) == 3


# --- sizes (J3g, J3h) -------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J3g")
def test_megafauna_grow_and_shrink_by_one() -> None:
    state = combined()
    act(state, "white-archetype")
    assert "word:shrink" in sought(state)
    assert refused(state, "shrink") == ("refused-size-limit", "J3g")
    do(state, "grow")
    assert state.size[species("white-archetype")] == 2
    sized(state, "white-archetype", 6)
    act(state, "white-archetype")
    assert refused(state, "grow") == ("refused-size-limit", "J3g")
    do(state, "shrink")
    assert state.size[species("white-archetype")] == 5


@pytest.mark.rule("mesofauna", "J3h")
def test_ME_31_who_grows_loses_the_cards_that_it_outgrows() -> None:
    state = combined()
    put(state, "white-armored", "2a")
    evolved(state, "white-armored", "scutes-b", "aggregation_pheromones-b", "book_lungs-a", "eye_cup-b")
    sized(state, "white-armored", 2)
    act(state, "white-armored")
    do(state, "grow")
    assert mutations(state, "white-armored") == ["scutes-b", "eye_cup-b"]
    assert told(state).count(("log-outgrows", "J3h")) == 2
    assert organs_of(state, "white-armored") == "rr"


@pytest.mark.rule("mesofauna", "J3h", "bf.G1d")
def test_who_outgrows_two_cards_of_its_portrait_closes_it_up_once() -> None:
    state = combined()
    portrait(
        state,
        "white-archetype",
        "eye_cup-a",
        "parietal_eye-a",
        "courtship_dance-b",
        "mechanoreceptor_hairs-a",
        "villi-a",
    )
    sized(state, "white-archetype", 3)
    assert state.pheromones(species("white-archetype")) == 4
    act(state, "white-archetype")
    do(state, "grow")
    # A dance and hairs of size 3 are gone from the middle; blue does not fit to green.
    assert asked(state) == ("white", "bf.G1d")
    assert offers(state) == ["card:parietal_eye", "card:villi"]
    do(state, "card:parietal_eye")
    assert portrait_of(state, "white-archetype") == ["eye_cup-a", "parietal_eye-a"]
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J3h", "bf.H7f")
def test_a_giant_that_outgrows_its_wings_is_a_ratite() -> None:
    state = combined()
    put(state, "white-flyer", "2a")
    remove_archetype(state, "white")
    evolved(state, "white-flyer", "air_sacs-b", "eye_cup-b")
    organs(state, "white-flyer", "ggg")
    evolved(state, "pink-archetype", "fat_body-b")
    sized(state, "white-flyer", 3)
    act(state, "white-flyer")
    do(state, "grow")
    assert where(state, "white-archetype") == ["2a herbivore"]
    assert state.size[species("white-archetype")] == 4
    assert mutations(state, "white-archetype") == ["eye_cup-b"]
    assert mutations(state, "pink-archetype") == ["fat_body-b"], "nobody else outgrows anything"
    assert state.fossils[colour("white")] == 1


@pytest.mark.rule("mesofauna", "J3h", "bf.G4")
def test_who_outgrows_its_venom_starves() -> None:
    state = combined("purple", "green")
    put(state, "purple-flyer", "2a")
    put(state, "green-archetype", "2a carnivore")
    evolved(state, "green-archetype", "gastral_glands-a")
    sized(state, "green-archetype", 3)
    act(state, "green-archetype")
    do(state, "grow")
    assert where(state, "green-archetype") == ["3a herbivore"]


@pytest.mark.rule("mesofauna", "J7c", "J3h")
def test_organs_at_another_size_leave_out_what_would_be_outgrown() -> None:
    state = combined()
    evolved(state, "white-archetype", "windpipe-a", "gastral_glands-b", "hemolymph-a")
    assert organs_of(state, "white-archetype") == "ggw"
    for number, green in ((4, 5), (5, 5), (6, 6)):
        packed = sizes.organs_at(state, species("white-archetype"), number)
        sized(state, "white-archetype", 1)
        assert (packed >> 12) & 63 == green
        assert packed >> 24 == (1 if number == 4 else 0)
        assert packed & 63 == 0


@pytest.mark.rule("mesofauna", "J7c", "J3h", "bf.G4")
def test_hunters_elsewhere_starve_when_a_growth_spurt_costs_the_venom() -> None:
    state = combined("purple", "white")
    put(state, "purple-flyer", "2a", "2b")
    put(state, "purple-burrower", "1c", basal="gggg")
    put(state, "white-archetype", "2a carnivore")
    evolved(state, "white-archetype", "windpipe-a", "mandibles-b", "lymph_hearts-a")
    state.warm = 1 << species("white-archetype")
    # Two green organs in 3a; with size 4 there are four, and it is the larger one. The venom is for size 2 at most.
    arrive(state, "purple-burrower", "3a")
    assert state.size[species("white-archetype")] == 4
    assert where(state, "white-archetype") == ["3a herbivore"]
    assert mutations(state, "white-archetype") == ["windpipe-a", "lymph_hearts-a"]


# --- radiation (J2b) --------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J2b", "bf.H3a", "J2")
def test_ME_28_radiation_takes_promoted_cards_beside_the_portrait() -> None:
    state = combined()
    portrait(state, "white-archetype", "vocal_sac-a", "clutch_guarding-a")
    give(state, "white-archetype", "gastral_glands", "eye_cup")
    evolved(state, "white-archetype", "incubation_patch-a", "calcification-a")
    mutagen.radiation(state, DARWIN)
    assert mutations(state, "white-archetype") == ["vocal_sac-a", "clutch_guarding-a", "eye_cup", "calcification-a"]
    assert [rule for what, rule in told(state) if what == "log-irradiated"] == ["bf.H3", "J2b"]
    mutagen.radiation(state, METABOLIC)
    assert mutations(state, "white-archetype") == ["vocal_sac-a", "clutch_guarding-a"]
    sound(state)


@pytest.mark.rule("mesofauna", "J2b", "bf.G4", "bf.F6")
def test_who_loses_its_venom_to_radiation_starves() -> None:
    state = combined("purple", "green")
    put(state, "purple-flyer", "2a")
    put(state, "green-archetype", "2a carnivore")
    evolved(state, "green-archetype", "gastral_glands-a")
    mutagen.radiation(state, DARWIN)
    assert where(state, "green-archetype") == ["3a herbivore"]
    sound(state)


def test_a_species_keeps_its_shape_when_radiation_takes_the_card_that_founded_it() -> None:
    state = combined()
    put(state, "white-armored", "2a")
    evolved(state, "white-armored", "scutes-b")
    mutagen.radiation(state, METABOLIC)
    state.run()
    assert mutations(state, "white-armored") == []
    assert where(state, "white-armored") == ["2a herbivore"]


# --- tools (J8) and language (J8e) ------------------------------------------------------------


def curious() -> Mesofauna:
    """White's archetype is about to promote a card that makes a curiosity."""
    state = combined()
    portrait(state, "white-archetype", "brain_ganglia-a")
    give(state, "white-archetype", "magnetic_sense")
    act(state, "white-archetype")
    do(state, "promote:magnetic_sense-a", "card:brain_ganglia")
    return state


@pytest.mark.rule("mesofauna", "J8", "J1c")
def test_a_curiosity_gives_a_tool_with_either_side_up() -> None:
    state = curious()
    assert state.mood(species("white-archetype"), PURPLE) == 1
    assert asked(state) == ("white", "J8")
    assert offers(state) == [*[f"tool:{name}" for name in TOOLS], "word:done"]
    do(state, "tool:net")
    assert state.tool_at == [-1, species("white-archetype"), -1, -1]
    assert state.tool_side[1] == 0
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J8")
def test_a_tool_may_be_left_and_only_one_is_taken_for_each_curiosity() -> None:
    state = curious()
    do(state, "done")
    assert state.tool_at == [-1, -1, -1, -1]
    state = curious()
    do(state, "tool:sling")
    give(state, "white-archetype", "villi", "wrists_ankles")
    act(state, "white-archetype")
    # The head stays, and so does the curiosity: nothing new.
    do(state, "promote:wrists_ankles-a", "card:brain_ganglia")
    assert state.mood(species("white-archetype"), PURPLE) == 1
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J8")
def test_each_new_curiosity_gives_a_tool() -> None:
    state = combined()
    portrait(state, "white-archetype", "cerci-a", "wrists_ankles-a")
    state.tool_at[0] = species("white-archetype")
    give(state, "white-archetype", "brain_ganglia")
    act(state, "white-archetype")
    do(state, "promote:brain_ganglia-b", "card:cerci", "card:wrists_ankles")
    assert state.mood(species("white-archetype"), PURPLE) == 2
    do(state, "tool:net")
    assert state.tool_at[:2] == [species("white-archetype")] * 2
    assert state.agenda == []
    state = combined()
    portrait(state, "white-archetype", "cerci-a", "wrists_ankles-a")
    give(state, "white-archetype", "brain_ganglia")
    state.push(frames.ChooseTool(colour("white"), species("white-archetype"), 2))
    state.run()
    do(state, "tool:diving_bell", "tool:blowgun")
    assert [tool for tool in range(4) if state.tool_at[tool] == species("white-archetype")] == [0, 2]
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J8")
def test_a_tool_that_somebody_has_is_not_taken_again() -> None:
    state = combined()
    put(state, "white-burrower", "2a")
    state.tool_at[0] = state.tool_at[3] = species("white-burrower")
    portrait(state, "white-archetype", "brain_ganglia-a")
    give(state, "white-archetype", "magnetic_sense")
    act(state, "white-archetype")
    do(state, "promote:magnetic_sense-a", "card:brain_ganglia")
    assert offers(state)[0] == f"tool:{TOOLS[2]}"
    assert sought(state) == [f"tool:{TOOLS[side]}" for side in (0, 1, 6, 7)]
    assert refused(state, f"tool:{TOOLS[1]}") == ("refused-tool-taken", "J8")


@pytest.mark.rule("mesofauna", "J8", "J6c")
def test_a_curious_horror_plant_takes_no_tool() -> None:
    state = combined()
    portrait(state, "pink-archetype", "cerci-a")
    give(state, "pink-archetype", "mechanoreceptor_hairs")
    act(state, "pink-archetype")
    do(state, "promote:mechanoreceptor_hairs-a", "card:cerci")
    assert state.mood(species("pink-archetype"), PURPLE) == 1
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "J8", "J8c")
def test_a_tool_kills_the_carnivore_that_it_is_for_at_once() -> None:
    state = combined()
    put(state, "pink-burrower", "3a carnivore", "2b")
    portrait(state, "white-archetype", "brain_ganglia-a")
    give(state, "white-archetype", "magnetic_sense")
    act(state, "white-archetype")
    do(state, "promote:magnetic_sense-a", "card:brain_ganglia", "tool:digging_stick")
    assert where(state, "pink-burrower") == ["2b herbivore"]


@pytest.mark.rule("mesofauna", "J8")
def test_tools_go_with_a_ratite() -> None:
    state = combined()
    put(state, "white-flyer", "2a")
    remove_archetype(state, "white")
    evolved(state, "white-flyer", "air_sacs-b")
    state.tool_at[2] = species("white-flyer")
    sized(state, "white-flyer", 3)
    act(state, "white-flyer")
    do(state, "grow")
    assert state.tool_at[2] == species("white-archetype")


@pytest.mark.rule("mesofauna", "J8e")
def test_three_emotions_of_two_colours_are_language() -> None:
    for faces, speaks in (
        (("eye_cup-a", "parietal_eye-a", "nuptial_pads-a", "endocrine_gland-a"), True),
        (("eye_cup-a", "parietal_eye-a", "nuptial_pads-a"), False),
        (("sparring_dimorphism-a", "nociceptors-a", "quills-a"), False),
    ):
        state = combined()
        portrait(state, "white-archetype", *faces)
        assert state.has_language(species("white-archetype")) == speaks
        portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "pedipalps-a", "bug_tail_spine-a")
        assert not state.has_language(species("pink-archetype"))
