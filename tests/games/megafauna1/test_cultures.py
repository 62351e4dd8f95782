"""Cultures (9.0): instincts, taking one up, and what the six give."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    biome,
    contests,
    cultivate,
    dna,
    do,
    event,
    give,
    gone,
    greenhouse,
    habitat,
    has_culture,
    invade,
    invaders,
    lay,
    offers,
    place,
    put,
    quiet,
    refused,
    size,
    size_of,
    species,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.names import CULTURE_NEEDS, CULTURES, INSTINCTS
from phylarium.games.megafauna1.rules.state import Megafauna, hunts

NEEDS = {
    "tool-use": {"manual-dexterity", "social-skills"},
    "bone-breaking": {"manual-dexterity", "natural-history"},
    "projectile-hunting": {"manual-dexterity", "language"},
    "division-of-labour": {"social-skills", "language"},
    "agriculture": {"natural-history", "language"},
    "male-contests": {"natural-history", "social-skills"},
}

SHOWS = {
    "manual-dexterity": "tripod_stance",
    "natural-history": "infrared_pit_sensor",
    "social-skills": "lek",
    "language": "communication",
}
"""By instinct, a card that shows it."""

BONES = 1 << CULTURES.index("bone-breaking")
PROJECTILES = 1 << CULTURES.index("projectile-hunting")


@pytest.mark.rule("megafauna1", "9.0", "9.1", "9.1a", "9.1b", "9.1c", "9.1d", "9.2", "4.2c", "2.5c")
@pytest.mark.parametrize("culture", CULTURES)
def test_each_culture_needs_its_two_instincts(culture: str) -> None:
    for lacking in NEEDS[culture]:
        state = quiet("red", "orange")
        give(state, "red-dino", *(SHOWS[instinct] for instinct in NEEDS[culture] if instinct != lacking))
        turn(state, "red")
        assert f"culture:red-dino@{culture}" not in offers(state)
        assert refused(state, f"culture:red-dino@{culture}") == ("refused-instincts", "9.0")
    state = quiet("red", "orange")
    give(state, "red-dino", *(SHOWS[instinct] for instinct in NEEDS[culture]))
    before = state.supply[species("red-dino")]
    turn(state, "red")
    assert [text for text in offers(state) if text.startswith("culture:")] == [f"culture:red-dino@{culture}"]
    do(state, f"culture:red-dino@{culture}")
    assert has_culture(state, "red-dino", culture)
    assert state.supply[species("red-dino")] == before - 1


@pytest.mark.rule("megafauna1", "9.2")
def test_the_six_cultures_are_the_six_pairs_of_instincts() -> None:
    for culture, name in enumerate(CULTURES):
        assert {INSTINCTS[i] for i in range(4) if CULTURE_NEEDS[culture] >> i & 1} == NEEDS[name]
    assert len({frozenset(pair) for pair in NEEDS.values()}) == 6


@pytest.mark.rule("megafauna1", "9.1", "7.3c", "7.3d", "7.3e")
def test_instincts_of_the_roadrunner_tracks_count_too() -> None:
    state = quiet("red", "orange")
    dna(state, "red-dino", "MMMAAA")
    turn(state, "red")
    assert [text for text in offers(state) if text.startswith("culture:")] == ["culture:red-dino@agriculture"]


@pytest.mark.rule("megafauna1", "9.2")
def test_a_culture_is_taken_up_once() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "tripod_stance", "lek")
    cultivate(state, "red-dino", "tool-use")
    turn(state, "red")
    assert refused(state, "culture:red-dino@tool-use") == ("refused-has-culture", "9.2")


@pytest.mark.rule("megafauna1", "9.0", "4.2")
def test_a_culture_needs_an_animal_in_the_supply() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "tripod_stance", "lek")
    sp = species("red-dino")
    while state.supply[sp] > 0:
        state.place_animal(sp, place("T2"))
    turn(state, "red")
    assert refused(state, "culture:red-dino@tool-use") == ("refused-no-animals", "4.2")


@pytest.mark.rule("megafauna1", "9.2")
def test_a_culture_outlasts_the_card_that_made_it_possible() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "infrared_pit_sensor", "lek")
    cultivate(state, "red-dino", "male-contests")
    size(state, "red-dino", 4)
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert gone(state, "infrared_pit_sensor")
    assert has_culture(state, "red-dino", "male-contests")


@pytest.mark.rule("megafauna1", "9.2", "16.2b")
def test_cultures_end_with_their_species() -> None:
    state = quiet("red", "orange")
    put(state, "red-fin", "H4-hunt")
    cultivate(state, "red-fin", "tool-use")
    size(state, "red-fin", 4)
    contests(state)
    assert size_of(state, "red-fin") == 0
    assert not has_culture(state, "red-fin", "tool-use")
    assert state.supply[species("red-fin")] == 8


# --- what they give ------------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "9.2a", "7.3b", "7.3c")
def test_tool_users_need_size_one_for_wings_and_colonies_all_the_same() -> None:
    state = quiet("red", "orange")
    cultivate(state, "red-dino", "tool-use")
    dna(state, "red-dino", "NNN")
    size(state, "red-dino", 2)
    assert state.instincts(species("red-dino")) == 0


@pytest.mark.rule("megafauna1", "9.2b", "14.1a")
def test_bone_breakers_eat_prey_of_any_size() -> None:
    assert not hunts(0, 1, 0, 0, 6)
    assert hunts(0, 1, BONES, 0, 6)
    assert not hunts(0, 1, BONES, genome("S"), 6)
    state = quiet("red", "orange")
    put(state, "red-fin", "H4-hunt")
    size(state, "orange-cat", 5)
    cultivate(state, "red-fin", "bone-breaking")
    contests(state)
    assert where(state, "red-fin") == ["H4-hunt"]


@pytest.mark.rule("megafauna1", "9.2c")
def test_projectile_hunters_ignore_one_kind_of_roadrunner_of_a_prey() -> None:
    assert hunts(0, 2, PROJECTILES, genome("SSS"), 2)
    assert hunts(0, 2, PROJECTILES, genome("NN"), 2)
    assert not hunts(0, 2, PROJECTILES, genome("SN"), 2)
    assert hunts(genome("N"), 2, PROJECTILES, genome("SN"), 2)
    assert not hunts(0, 1, PROJECTILES, genome("S"), 3)


@pytest.mark.rule("megafauna1", "9.2c", "11.1a")
def test_projectile_hunters_still_need_M_to_be_at_sea() -> None:
    state = quiet("red", "orange")
    lay(state, "quillwort_coastal_marsh", "T3")
    dna(state, "orange-cat", "M")
    put(state, "orange-cat", "T3")
    put(state, "red-fin", "H4-hunt")
    cultivate(state, "red-fin", "projectile-hunting")
    sp = species("red-fin")
    assert state.finds_prey(0, 1, PROJECTILES, sp, habitat("T3"))
    assert not state.lives(sp, place("T3-hunt"))
    assert state.lives(sp, place("H4-hunt"))


@pytest.mark.rule("megafauna1", "9.2d", "13.4", "13.5")
def test_division_of_labour_beats_more_teeth_and_immigrants() -> None:
    state = quiet("red", "orange")
    lay(state, "ginkgo_woodland", "T3")
    dna(state, "red-dino", "B")
    put(state, "red-dino", "T3")
    invade(state, "titanosaurs", "T3")
    cultivate(state, "red-dino", "division-of-labour")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T3"]
    assert invaders(state, "T3") == []


@pytest.mark.rule("megafauna1", "9.2d", "13.4")
def test_without_it_the_immigrant_wins() -> None:
    state = quiet("red", "orange")
    lay(state, "ginkgo_woodland", "T3")
    dna(state, "red-dino", "B")
    put(state, "red-dino", "T3")
    invade(state, "titanosaurs", "T3")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert invaders(state, "T3") == ["titanosaurs"]


def farmers() -> Megafauna:
    state = quiet("red", "orange")
    cultivate(state, "red-dino", "agriculture")
    size(state, "red-dino", 2)
    return state


@pytest.mark.rule("megafauna1", "9.2e", "10.4")
def test_farmers_can_live_in_empty_slots_beside_their_homeland() -> None:
    state = farmers()
    turn(state, "red")
    do(state, "develop:red-dino")
    farms = {text for text in offers(state) if text.startswith("place:")}
    assert {"place:H2-biome", "place:T1-biome", "place:T3-biome", "place:T6-biome"} <= farms
    assert "place:T0-biome" not in farms
    do(state, "place:T3-biome")
    assert where(state, "red-dino") == ["T2", "T3"]


@pytest.mark.rule("megafauna1", "9.2e")
def test_a_slot_with_a_biome_is_no_farm_and_others_cannot_use_farms() -> None:
    state = farmers()
    lay(state, "ginkgo_woodland", "T3")
    put(state, "red-fin", "H4-hunt")
    assert not state.lives(species("red-dino"), place("T3"))
    assert state.lives(species("red-dino"), place("T1"))
    assert not state.lives(species("red-fin"), place("T1"))
    assert not state.lives(species("red-dino"), place("T1-husk"))


@pytest.mark.rule("megafauna1", "9.2e", "11.1a", "15.2a")
def test_an_empty_slot_under_water_is_no_farm_for_land_animals() -> None:
    state = farmers()
    greenhouse(state, "1600")
    assert not state.lives(species("red-dino"), place("T1"))
    dna(state, "red-dino", "M")
    assert state.lives(species("red-dino"), place("T1"))


@pytest.mark.rule("megafauna1", "9.2e", "15.1e")
def test_farms_feed_even_where_the_homeland_is_flipped() -> None:
    state = farmers()
    greenhouse(state, "200")
    assert state.flipped[habitat("T2")] == 1
    assert not state.lives(species("red-dino"), place("T2"))
    assert state.lives(species("red-dino"), place("T1"))


@pytest.mark.rule("megafauna1", "9.2e")
def test_a_homeland_with_farms_is_immune_to_extinction() -> None:
    state = farmers()
    home = state.biome[habitat("T2")]
    assert state.immune_homeland(home)
    for at, tile in (
        ("H2", "cycadoid"),
        ("T1", "termite_mounds"),
        ("T3", "calamites_thicket"),
        ("T6", "horsetail_swamp"),
    ):
        lay(state, tile, at)
    assert not state.immune_homeland(home)
    assert not state.immune_homeland(state.biome[habitat("H4")])


@pytest.mark.rule("megafauna1", "9.2e", "6.3")
def test_a_milankovich_event_passes_over_a_homeland_with_farms() -> None:
    state = farmers()
    event(state, "night_binocular_vision")
    assert biome(state, "T2") == "giant_myriapods"
    state = quiet("red", "orange")
    event(state, "night_binocular_vision")
    assert biome(state, "T2") == ""


@pytest.mark.rule("megafauna1", "9.2e", "13.2c")
def test_farms_have_no_niche() -> None:
    state = farmers()
    put(state, "red-dino", "T3")
    put(state, "red-fin", "H4-hunt", size=2)
    cultivate(state, "red-fin", "agriculture")
    put(state, "red-fin", "T3")
    contests(state)
    # Two species of one owner, equal in everything: the owner chooses.
    assert offers(state) == ["species:red-dino", "species:red-fin"]


@pytest.mark.rule("megafauna1", "9.2f", "10.3b", "10.3c")
def test_male_contests_lift_the_limits_of_inheritance() -> None:
    state = quiet("red", "orange")
    dna(state, "red-dino", "BGASS")
    cultivate(state, "red-dino", "male-contests")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:A", "inherit:SS", "face:graze-front")
    assert "face:browse-front" in offers(state)
    state = quiet("red", "orange")
    dna(state, "red-dino", "BGASS")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:A")
    assert not any(text.startswith("inherit:") for text in offers(state))
    do(state, "face:graze-front")
    assert not any(text.startswith("face:") for text in offers(state))


@pytest.mark.rule("megafauna1", "9.2")
def test_a_child_does_not_inherit_cultures() -> None:
    state = quiet("red", "orange")
    cultivate(state, "red-dino", "tool-use")
    lay(state, "ginkgo_woodland", "T3")
    dna(state, "red-dino", "BB")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "face:husk-browse-back")
    do(state, "place:T3-biome")
    assert where(state, "red-fin") == ["T3"]
    assert not has_culture(state, "red-fin", "tool-use")
