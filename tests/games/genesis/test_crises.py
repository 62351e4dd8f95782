"""D5 to D9: heat, oxygen, UV, cancer, drought; and pollution."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    antioxidants,
    asked,
    bacterium,
    bionts_at,
    catalysts,
    chromosomes,
    cubes,
    deck,
    dice,
    dice_left,
    diseased,
    disks_on,
    do,
    event,
    macroorganism,
    mutations,
    offers,
    organs_of,
    parasite,
    place,
    pool,
    refused,
    sound,
    table,
    told,
    trophy_of,
)

from phylarium.games.genesis.rules.actions import VOCABULARY
from phylarium.games.genesis.rules.crises import antioxidant_shield, heat_shield, pollute


@pytest.mark.rule("genesis", "D5", "D5a")
def test_example_7_a_viroid_with_a_diseased_cube_two_bionts_and_a_ribozyme_has_a_heat_shield() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "red", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="ribosome_rna", mutations="rna_ribozyme")
    # One red diseased cube and the shield of the ribozyme; red bionts would add to it.
    assert heat_shield(state, place("viroid")) == 2
    state.unassigned[0] -= 2
    state.bionts[place("viroid") * 8] += 2
    state.recount(place("viroid"))
    assert heat_shield(state, place("viroid")) == 4


@pytest.mark.rule("genesis", "D5")
def test_example_8_j4_two_atrophies_leave_only_the_biont() -> None:
    state = table("green", "blue")
    bacterium(state, "green_rust_fumarole", "green", "blue yellow")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    do(state, "cube:blue")
    assert chromosomes(state, "green_rust_fumarole") == "green"
    assert state.over()


@pytest.mark.rule("genesis", "D5")
def test_example_9_j9_a_red_chromosome_holds_off_one_of_two() -> None:
    state = table("green", "blue")
    bacterium(state, "hydrogen_volcano", "green", "blue red")
    event(state, "t_tauri_superflare")
    assert asked(state) == ("green", "G.atrophy")
    do(state, "cube:blue")
    assert cubes(state, "hydrogen_volcano") == "red"
    assert state.over()


@pytest.mark.rule("genesis", "D5", "G.atrophy", "G.atrophied-diseased")
def test_example_10_and_11_j9_a_parasite_loses_its_mutation_first_then_a_diseased_cube() -> None:
    state = table("green", "blue")
    bacterium(state, "mars_paleo_ocean", "blue", "red red green yellow", mutations="helicase")
    parasite(state, "salmonella", "mars_paleo_ocean", "green", "helicase +helicase", mutations="quorum_sensing")
    event(state, "t_tauri_superflare")
    assert mutations(state, "salmonella") == []
    assert asked(state) == ("green", "G.atrophy")
    assert offers(state) == ["diseased:1", "diseased:2"]
    do(state, "diseased:2")
    assert diseased(state, "salmonella") == "blue"
    # The yellow + cube is gone: the host's mutation is demoted.
    assert mutations(state, "mars_paleo_ocean") == ["tmrna"]


@pytest.mark.rule("genesis", "D5", "D5a")
def test_system_chromosomes_organs_and_bionts_shield_a_macroorganism() -> None:
    state = table("red", "blue")
    where = macroorganism(state, "arrow_worms", "warm_pond", "red blue", organs="eyes")
    # Two system chromosomes, the eyes, the trophic biont.
    assert heat_shield(state, where) == 4
    state = table("blue", "red")
    where = macroorganism(state, "arrow_worms", "warm_pond", "blue red")
    # The endosymbiont counts and gives a shield of its own.
    assert heat_shield(state, where) == 4


@pytest.mark.rule("genesis", "D6", "D6b")
def test_example_12_an_antioxidant_is_spent_instead_of_a_chromosome() -> None:
    state = table("red", "blue")
    macroorganism(state, "flatworms", "warm_pond", "red")
    antioxidants(state, "warm_pond", "blue")
    event(state, "oceans_rust_out", "pangea_breakup")
    do(state, "disk:blue")
    assert disks_on(state, "warm_pond") == ""
    assert state.macro_of[place("warm_pond")] >= 0


@pytest.mark.rule("genesis", "D6", "G.extinction-macro")
def test_example_13_without_the_antioxidant_the_flatworm_reverts_to_bacteria() -> None:
    state = table("red", "blue")
    macroorganism(state, "flatworms", "warm_pond", "red")
    event(state, "oceans_rust_out", "pangea_breakup")
    assert state.macro_of[place("warm_pond")] == -1
    assert alive(state, "warm_pond")
    assert cubes(state, "warm_pond") == "red red yellow green blue"
    assert bionts_at(state, "warm_pond") == "red"
    assert told(state).count("log-reverted") == 1


@pytest.mark.rule("genesis", "D6a", "E5b")
def test_example_14_a_vitamin_is_part_of_the_shield_and_survives() -> None:
    state = table("red", "blue")
    macroorganism(state, "flatworms", "warm_pond", "red")
    antioxidants(state, "warm_pond", "green")
    assert antioxidant_shield(state, place("warm_pond")) == 2
    event(state, "oceans_rust_out", "pangea_breakup")
    assert disks_on(state, "warm_pond") == "green"
    assert state.over()


@pytest.mark.rule("genesis", "D6b", "E5b")
def test_a_vitamin_counts_in_the_shield_and_may_be_given_up_as_well() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue")
    antioxidants(state, "warm_pond", "green")
    event(state, "cryogenian_snowball")
    # Two spikes, one shielded; the vitamin itself stands in for the other.
    assert offers(state) == ["disk:green", "cube:blue"]
    do(state, "disk:green")
    assert cubes(state, "warm_pond") == "blue"
    assert state.over()


@pytest.mark.rule("genesis", "D6a")
def test_green_chromosomes_and_green_shields_add_up() -> None:
    state = table("red", "green")
    bacterium(state, "warm_pond", "green", "green", mutations="superoxide_dismutase")
    assert antioxidant_shield(state, place("warm_pond")) == 3


@pytest.mark.rule("genesis", "D6")
def test_example_46_j12_a_double_spike_takes_the_red_chromosome() -> None:
    state = table("green", "blue")
    bacterium(state, "hydrogen_volcano", "green", "red")
    event(state, "cryogenian_snowball")
    assert cubes(state, "hydrogen_volcano") == ""
    assert bionts_at(state, "hydrogen_volcano") == "green"


@pytest.mark.rule("genesis", "D6")
def test_spikes_of_all_cards_are_one_attack() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "green green green green")
    event(state, "oceans_rust_out", "medeas_revenge")
    # Three spikes against four green chromosomes.
    assert cubes(state, "warm_pond") == "green green green green"
    assert told(state).count("log-oxygen") == 1


@pytest.mark.rule("genesis", "D6b", "D5")
def test_antioxidants_do_not_help_against_heat() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue")
    antioxidants(state, "warm_pond", "red")
    event(state, "bolide_water_delivery")
    assert cubes(state, "warm_pond") == ""
    assert disks_on(state, "warm_pond") == "red"


# --- UV -------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "D7", "D7a")
def test_example_15_uv_1_leaves_each_organism_one_mutation_or_organ() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "red red red red green", mutations="calvin_cycle akinete mrna")
    macroorganism(state, "sea_stars", "clay_mound", "blue", organs="brain eyes")
    bacterium(state, "pumice_raft", "red", "red red green", mutations="rna_ribozyme")
    parasite(state, "virus", "warm_pond", "blue", steals="calvin_cycle", mutations="ribosome_rna")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    asked_of = []
    while not state.over():
        asked_of.append(asked(state))
        do(state, offers(state)[0])
    assert asked_of.count(("green", "D7b")) >= 1
    assert len(mutations(state, "warm_pond")) == 1
    assert len(organs_of(state, "clay_mound")) == 1
    assert mutations(state, "pumice_raft") == ["rna_ribozyme"]


@pytest.mark.rule("genesis", "D7a", "D7b")
def test_example_16_diseased_cubes_go_with_the_mutations_they_came_from() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red green", mutations="rna_polymerase quorum_sensing")
    parasite(state, "viroid", "warm_pond", "blue blue", steals="rna_polymerase quorum_sensing")
    event(state, "orbital_bobbing")
    while not state.over():
        do(state, offers(state)[0])
    assert mutations(state, "warm_pond") == []
    assert diseased(state, "viroid") == ""
    assert alive(state, "viroid")


@pytest.mark.rule("genesis", "D7")
def test_example_16_the_deadlier_of_two_limits_counts() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red green", mutations="calvin_cycle akinete mrna")
    event(state, "late_heavy_bombardment", "hydrocarbon_fog")
    do(state, "mutation:calvin_cycle", "mutation:akinete")
    assert mutations(state, "warm_pond") == ["mrna"]
    assert state.over()


@pytest.mark.rule("genesis", "D7b")
def test_healthy_mutations_are_lost_before_diseased_ones() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red red green", mutations="rna_polymerase calvin_cycle mrna")
    parasite(state, "viroid", "warm_pond", "blue blue", steals="rna_polymerase")
    event(state, "hydrocarbon_fog")
    assert any_mutation(offers(state)) == ["mutation:calvin_cycle", "mutation:mrna"]
    assert refused(state, "mutation:rna_polymerase") == ("refused-healthy-first", "D7b")
    assert state.sought() == [VOCABULARY.parse("mutation:rna_polymerase")]
    do(state, "mutation:mrna")
    assert mutations(state, "warm_pond") == ["rna_polymerase", "calvin_cycle"]


@pytest.mark.rule("genesis", "D7b")
def test_a_promoted_mutation_whose_plus_cube_was_stolen_is_diseased() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red red green", mutations="calvin_cycle hox_genes akinete")
    parasite(state, "viroid", "warm_pond", "blue blue", steals="+hox_genes")
    event(state, "hydrocarbon_fog")
    assert any_mutation(offers(state)) == ["mutation:akinete", "mutation:calvin_cycle"]
    assert refused(state, "mutation:mrna") == ("refused-healthy-first", "D7b")


def any_mutation(texts: list[str]) -> list[str]:
    return sorted(text for text in texts if text.startswith("mutation:"))


@pytest.mark.rule("genesis", "D7b", "G.immunology")
def test_immunology_lets_uv_take_a_diseased_mutation() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red red green", mutations="rna_polymerase atp_synthase mrna")
    parasite(state, "viroid", "warm_pond", "blue blue", steals="rna_polymerase")
    event(state, "hydrocarbon_fog")
    do(state, "mutation:rna_polymerase")
    assert diseased(state, "viroid") == ""
    assert mutations(state, "warm_pond") == ["atp_synthase", "mrna"]


@pytest.mark.rule("genesis", "D7a", "D7c")
def test_lost_mutations_go_to_the_bottom_of_the_home_row_in_the_order_chosen() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red green", mutations="pyrenoid akinete mrna")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    do(state, "mutation:mrna", "mutation:calvin_cycle")
    assert deck(state, "continent")[-2:] == ["mrna", "calvin_cycle"]
    assert state.promoted[11] == 0
    sound(state)


@pytest.mark.rule("genesis", "D7b", "G.immunology")
def test_the_owner_chooses_organs_for_uv_even_if_a_guest_has_the_antibodies() -> None:
    state = table("red", "green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "red blue", organs="brain liver", land=True)
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    # An atrophy would be Blue's to choose.
    assert asked(state) == ("red", "D7b")
    do(state, "organ:1")
    assert organs_of(state, "warm_pond") == ["liver"]


@pytest.mark.rule("genesis", "D7d")
def test_a_uv_shield_saves_all_organs() -> None:
    state = table("green", "blue")
    macroorganism(state, "sea_stars", "clay_mound", "blue", organs="brain eyes spiny_skin")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    assert state.over()
    assert organs_of(state, "clay_mound") == ["brain", "eyes", "spiny_skin"]


# --- cancer and drought ---------------------------------------------------------------------------


@pytest.mark.rule("genesis", "D8", "D8a", "D8b")
def test_example_17_a_sea_star_with_mitochondria_loses_one_organ_and_gains_two_catalysts() -> None:
    state = table("red", "yellow")
    catalysts(state, "red")
    macroorganism(state, "sea_stars", "clay_mound", "red yellow", organs="brain eyes kidney")
    state.ozone = 1
    dice(state, 1, 1, 2, 5, 6, 6, 6)
    event(state, "t_tauri_superflare")
    do(state, "colour:blue", "colour:yellow")
    assert dice_left(state) == []
    do(state, "organ:4")
    assert organs_of(state, "clay_mound") == ["brain", "eyes"]
    assert pool(state, "red") == "yellow blue"
    assert state.over()


@pytest.mark.rule("genesis", "D8a")
def test_without_the_cancer_shield_fives_are_errors_too() -> None:
    state = table("red", "yellow")
    macroorganism(state, "sea_stars", "clay_mound", "red", organs="brain eyes kidney stomach caeca")
    state.ozone = 1
    dice(state, 5, 5, 5, 6, 2, 2, 3)
    event(state, "t_tauri_superflare")
    # Four errors against two blue system chromosomes.
    assert asked(state)[0] == "red"
    do(state, "organ:1", "organ:2")
    assert state.over()


@pytest.mark.rule("genesis", "D8")
def test_cancer_leaves_microorganisms_alone() -> None:
    state = table("red", "yellow")
    bacterium(state, "warm_pond", "red", "red red red")
    state.ozone = 1
    event(state, "t_tauri_superflare")
    assert "log-cancer-roll" not in told(state)


@pytest.mark.rule("genesis", "D9")
def test_drought_strikes_land_without_a_shield_only() -> None:
    state = table("red", "yellow", "blue")
    macroorganism(state, "flatworms", "clay_mound", "red", organs="crop mucous_skin", land=True)
    macroorganism(state, "lamp_shells", "pumice_raft", "yellow", organs="radula", land=True)
    macroorganism(state, "sea_stars", "warm_pond", "blue", organs="brain")
    antioxidants(state, "warm_pond", "green green")
    event(state, "cryogenian_snowball")
    assert state.over()
    assert organs_of(state, "clay_mound") == ["mucous_skin", "crop"]
    assert organs_of(state, "pumice_raft") == []
    assert organs_of(state, "warm_pond") == ["brain"]


@pytest.mark.rule("genesis", "C3", "D8", "D9")
def test_the_introductory_game_knows_neither_cancer_nor_drought() -> None:
    state = table("red", "yellow", introductory=True)
    event(state, "ocean_overturn")
    assert "log-cancer" not in told(state)
    assert "log-drought" not in told(state)


# --- pollution ------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H1d", "E3f")
def test_a_polluter_attacks_all_others_of_its_home_row_with_its_green_chromosomes() -> None:
    state = table("green", "blue", "red")
    polluter = bacterium(state, "warm_pond", "green", "green red", mutations="chloroplast_symbiont ribosome_rna")
    bacterium(state, "hydrogen_volcano", "red", "green blue")
    bacterium(state, "clay_mound", "blue", "blue")
    parasite(state, "viroid", "warm_pond", "blue", steals="ribosome_rna")
    pollute(state, polluter)
    state.run()
    # Three against one green: the volcano's life loses two and lives; the parasite loses cube and biont.
    while not state.over():
        do(state, offers(state)[0])
    assert cubes(state, "hydrogen_volcano") == ""
    assert alive(state, "hydrogen_volcano")
    assert not alive(state, "viroid")
    assert cubes(state, "clay_mound") == "blue"
    assert cubes(state, "warm_pond") == "red green"


@pytest.mark.rule("genesis", "H1d")
def test_a_polluter_without_green_chromosomes_makes_no_spike() -> None:
    state = table("red", "blue")
    polluter = bacterium(state, "warm_pond", "red", "red", mutations="trna")
    bacterium(state, "hydrogen_volcano", "blue", "blue")
    pollute(state, polluter)
    state.run()
    assert cubes(state, "hydrogen_volcano") == "blue"


@pytest.mark.rule("genesis", "D5", "G.extinction-micro", "I1c")
def test_life_without_a_shield_ends_as_a_trophy() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green")
    event(state, "bolide_water_delivery")
    assert trophy_of(state, "warm_pond") == "green"


@pytest.mark.rule("genesis", "D8", "D6b")
def test_vitamins_do_not_stand_in_for_what_cancer_takes() -> None:
    state = table("red", "yellow")
    macroorganism(state, "sea_stars", "clay_mound", "red", organs="brain eyes kidney stomach caeca")
    antioxidants(state, "clay_mound", "green green")
    state.ozone = 1
    dice(state, 5, 5, 5, 6, 2, 2, 3)
    event(state, "t_tauri_superflare")
    assert offers(state) == ["organ:1", "organ:2", "organ:4", "organ:5", "organ:6"]
    assert disks_on(state, "clay_mound") == "green green"
