"""The component data: what the rulebook and the public list say, and what a damaged pack is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.packs import edit, refused, rows_of

from phylarium.arena.setting import Setting
from phylarium.arena.simulate import play
from phylarium.games.genesis import GAME, tables
from phylarium.games.genesis.rules.components import Components
from phylarium.games.genesis.rules.names import (
    ABILITIES,
    ABILITY_COUNT,
    ARCHEAN,
    BLUE,
    CANCER_SHIELD,
    COASTAL,
    COLOUR_COUNT,
    CONTINENT,
    COOL,
    COSMIC,
    DNA,
    DROUGHT,
    DROUGHT_SHIELD,
    EARTH,
    ENDOSYMBIONTS,
    EVENT_COUNT,
    EVENTS,
    EXTREMOPHILE,
    FISSION,
    FORMS,
    GREEN,
    HADEAN,
    HEAT_SHIELD,
    HEAVEN,
    ICONS,
    IMMUNOLOGY,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATION_COUNT,
    MUTATIONS,
    OCEAN,
    ORGANS,
    OXYGEN_SPIKE,
    PARASITE_COUNT,
    PARASITES,
    POLLUTION,
    PROMOTED,
    PROTEROZOIC,
    RED,
    RED_QUEEN,
    REFUGIA,
    REFUGIUM_COUNT,
    ROWS,
    SMITE,
    SPECIALS,
    TERRESTRIAL_FORMS,
    UV,
    UV_SHIELD,
    WARM,
    YELLOW,
)


@pytest.fixture(scope="module")
def c() -> Components:
    return tables.load()


def faces(mask: int) -> list[int]:
    return [face for face in range(1, 7) if mask >> face & 1]


def event(name: str) -> int:
    return EVENTS.index(name)


def icons(c: Components, mutation: int, side: int) -> dict[str, int]:
    """The abilities of a side of a mutation by name."""
    start = (mutation * 2 + side) * ABILITY_COUNT
    counts = c.mutation_ability[start : start + ABILITY_COUNT]
    return {ABILITIES[a]: n for a, n in enumerate(counts) if n}


def organ(c: Components, face: int, name: str) -> int:
    """The slot of an organ on a face."""
    kinds = c.organ_kind[face * MOST_ORGANS : (face + 1) * MOST_ORGANS]
    return face * MOST_ORGANS + kinds.index(ORGANS.index(name))


# The box


@pytest.mark.rule("genesis", "B3b", "B4")
def test_what_the_box_holds(c: Components) -> None:
    assert c.bionts == [0, 4, 4, 4, 3]
    assert c.cooperative_bionts == 3
    assert c.boxed_bionts * 4 == 16
    assert c.boxed_cubes * 4 == 64
    assert c.boxed_disks * 4 == 48
    assert c.pool_limit == [0, 6, 6, 4, 3]
    assert c.dice == 12
    assert c.start_catalysts == 1
    assert c.most_organisms == 4


@pytest.mark.rule("genesis", "Cd")
def test_the_event_deck(c: Components) -> None:
    assert [c.event_eon.count(eon) for eon in (HADEAN, ARCHEAN, PROTEROZOIC)] == [6, 7, 11]
    assert c.deck_size == [3, 7, 10]
    assert sum(c.deck_size) == 20
    assert c.short_deck_size == [3, 7, 7]


def test_ends_and_points(c: Components) -> None:
    assert c.armageddon == [4, 4]
    assert c.waterworld_armageddon == 3
    assert (c.macro_vp, c.top_macro_vp) == (6, 12)
    assert c.introductory_goal == 10
    assert c.mutation_deck * 4 == len(MUTATIONS)


# Events, as the rulebook's examples tell them


def test_orders_are_of_all_four_colours_and_aftershocks_have_none(c: Components) -> None:
    for e, order in enumerate(c.event_order):
        assert sorted(order) == ([] if c.event_aftershock[e] else [RED, YELLOW, GREEN, BLUE])
        assert not (c.event_aftershock[e] and c.event_active[e])
    shocks = [EVENTS[e] for e in range(24) if c.event_aftershock[e]]
    assert shocks == ["theia_big_whack", "late_heavy_bombardment", "comet_impactor", "oceans_rust_out"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("mars_paleo_ocean", [HEAVEN, HEAVEN]),
        ("meteoritic_accretion", [SMITE, HEAVEN, HEAVEN]),
        ("theia_big_whack", [SMITE, SMITE, SMITE, EXTREMOPHILE, EXTREMOPHILE]),
        ("late_heavy_bombardment", [EXTREMOPHILE, EXTREMOPHILE, UV + 1]),
        ("hydrocarbon_fog", [HEAVEN, EXTREMOPHILE, UV + 2]),
        ("supercontinent_ur", [EARTH, EARTH, UV + 3]),
        ("vaalbara_breakup", [EARTH, HEAVEN, UV + 4]),
        ("huronian_snowball", [EARTH, EARTH, OXYGEN_SPIKE]),
        ("tropical_waterworld", []),
        ("clathrate_gun", [SMITE, EARTH, OXYGEN_SPIKE]),
        ("nitrogen_famine", [SMITE, SMITE, SMITE, EXTREMOPHILE, OXYGEN_SPIKE]),
        ("oceans_rust_out", [DROUGHT, HEAVEN, OXYGEN_SPIKE, OXYGEN_SPIKE]),
        ("cryogenian_snowball", [DROUGHT, OXYGEN_SPIKE, OXYGEN_SPIKE]),
    ],
)
def test_icons_of_events(c: Components, name: str, shown: list[int]) -> None:
    assert [ICONS[i] for i in c.event_icons[event(name)]] == [ICONS[i] for i in shown]


@pytest.mark.parametrize(
    ("name", "climate"),
    [
        ("mars_paleo_ocean", [COOL]),
        ("meteoritic_accretion", [WARM]),
        ("late_heavy_bombardment", [WARM]),
        ("clathrate_gun", [WARM]),
        ("hydrocarbon_fog", [COOL]),
        ("supercontinent_ur", []),
        ("mackenzie_flood_basalts", [WARM, WARM]),
    ],
)
def test_climate_of_events(c: Components, name: str, climate: list[int]) -> None:
    assert c.event_climate[event(name)] == climate


def test_active_landforms(c: Components) -> None:
    assert c.event_active[event("pangea_breakup")] == 1 << OCEAN | 1 << CONTINENT
    assert c.event_active[event("mars_paleo_ocean")] == 1 << COSMIC | 1 << OCEAN
    assert c.event_active[event("gaia_ozone_layer")] == 15
    assert c.event_active[event("vaalbara_breakup")] == 1 << COSMIC | 1 << COASTAL


@pytest.mark.rule("genesis", "D1")
def test_four_special_events(c: Components) -> None:
    special = {SPECIALS[kind]: EVENTS[e] for e, kind in enumerate(c.event_special) if kind}
    assert special == {
        "waterworld": "tropical_waterworld",
        "ozone_layer": "gaia_ozone_layer",
        "comet_shield": "theia_big_whack",
        "ozone_hole": "comet_impactor",
    }


# Refugia


@pytest.mark.rule("genesis", "Ce")
def test_refugia_by_landform(c: Components) -> None:
    assert [c.refugium_row.count(row) for row in range(len(ROWS))] == [3, 3, 5, 5]
    assert sorted(c.placard_number) == list(range(1, 17))


@pytest.mark.rule("genesis", "D4b")
def test_three_refugia_are_safe_from_smite(c: Components) -> None:
    safe = [r for r in range(16) if c.smite_shield[r]]
    assert safe == [
        REFUGIA.index("deep_hot_biosphere"),
        REFUGIA.index("interplanetary_dust"),
        REFUGIA.index("hydrothermal_vent"),
    ]


@pytest.mark.rule("genesis", "E2c")
def test_one_refugium_costs_a_catalyst_a_biont(c: Components) -> None:
    assert {REFUGIA[r]: price for r, price in enumerate(c.biont_price) if price} == {"deep_hot_biosphere": 1}


@pytest.mark.rule("genesis", "F2d")
def test_a_six_kills_manna_and_enzyme_everywhere_but_in_the_brine(c: Components) -> None:
    for r in range(16):
        bare = r * (MOST_SLOTS + 1)
        assert 6 in faces(c.manna_death[bare])
        assert (6 in faces(c.enzyme_death[bare])) == (r != REFUGIA.index("eutectic_brine"))


@pytest.mark.parametrize("refugium", range(16))
def test_enzymes_cover_slots_from_the_left(c: Components, refugium: int) -> None:
    count = c.slots[refugium]
    at = refugium * (MOST_SLOTS + 1)
    for enzymes in range(count):
        face = c.slot_face[refugium * MOST_SLOTS + enzymes]
        deaths = c.enzyme_death if c.slot_kills_enzyme[refugium * MOST_SLOTS + enzymes] else c.manna_death
        assert deaths[at + enzymes] - deaths[at + enzymes + 1] == 1 << face
    assert c.manna_death[at + count] == c.enzyme_death[at + count] == 0


def death(c: Components, refugium: int, enzymes: int) -> list[int]:
    return faces(c.manna_death[refugium * (MOST_SLOTS + 1) + enzymes])


def enzyme_death(c: Components, refugium: int, enzymes: int) -> list[int]:
    return faces(c.enzyme_death[refugium * (MOST_SLOTS + 1) + enzymes])


@pytest.mark.rule("genesis", "F2")
def test_refugia_of_the_examples(c: Components) -> None:
    # F2, J7, J8: the volcano.
    assert faces(c.life[REFUGIA.index("hydrogen_volcano") * 2 + WARM]) == [1, 2, 3, 4]
    assert faces(c.life[REFUGIA.index("hydrogen_volcano") * 2 + COOL]) == [1, 2]
    assert death(c, REFUGIA.index("hydrogen_volcano"), 2) == [4, 5, 6]
    assert death(c, REFUGIA.index("hydrogen_volcano"), 0) == [2, 3, 4, 5, 6]
    assert 4 not in enzyme_death(c, REFUGIA.index("hydrogen_volcano"), 2)
    assert sorted(c.manna[REFUGIA.index("hydrogen_volcano")]) == [RED, RED, GREEN, BLUE]
    # J1: dust and the deep hot biosphere.
    assert faces(c.life[REFUGIA.index("interplanetary_dust") * 2 + COOL]) == [1, 2, 3, 4]
    assert death(c, REFUGIA.index("interplanetary_dust"), 1) == [4, 5, 6]
    assert death(c, REFUGIA.index("interplanetary_dust"), 0) == [3, 4, 5, 6]
    assert 4 in enzyme_death(c, REFUGIA.index("interplanetary_dust"), 1)
    order = c.manna_order[REFUGIA.index("interplanetary_dust")]
    assert order.index(GREEN) < order.index(BLUE)
    assert death(c, REFUGIA.index("deep_hot_biosphere"), 0) == [5, 6]
    # J2, J3: Mars loses nothing to a 4 under one enzyme, and blue first to smite.
    assert faces(c.life[REFUGIA.index("mars_paleo_ocean") * 2 + WARM]) == [1, 2, 3, 4]
    assert death(c, REFUGIA.index("mars_paleo_ocean"), 0) == [4, 5, 6]
    assert 4 not in death(c, REFUGIA.index("mars_paleo_ocean"), 1)
    assert 4 not in enzyme_death(c, REFUGIA.index("mars_paleo_ocean"), 1)
    assert c.manna[REFUGIA.index("mars_paleo_ocean")][0] == BLUE
    # J4, J5: the pond is green, the clouds lose yellow first.
    assert c.refugium_colour[REFUGIA.index("warm_pond")] == GREEN
    assert death(c, REFUGIA.index("warm_pond"), 0) == [4, 5, 6]
    assert c.manna[REFUGIA.index("warm_pond")][0] == BLUE
    assert c.manna[REFUGIA.index("tholin_storm_clouds")][0] == YELLOW
    assert 2 in faces(c.life[REFUGIA.index("geothermal_zinc") * 2 + WARM])
    assert 2 in faces(c.life[REFUGIA.index("green_rust_fumarole") * 2 + WARM])
    # J12: the vents.
    assert faces(c.life[REFUGIA.index("hydrothermal_vent") * 2 + COOL]) == [1]
    assert death(c, REFUGIA.index("hydrothermal_vent"), 0) == [6]
    # F3, F4.
    assert 3 not in faces(c.life[REFUGIA.index("alkaline_seep") * 2 + WARM])
    assert 3 not in death(c, REFUGIA.index("alkaline_seep"), 0)
    order = c.manna_order[REFUGIA.index("clay_mound")]
    assert order.index(RED) < order.index(BLUE)


def test_ties_are_decided_by_all_four_colours(c: Components) -> None:
    for order in c.manna_order:
        assert sorted(order) == [RED, YELLOW, GREEN, BLUE]


@pytest.mark.rule("genesis", "G2a")
def test_bacteria_synthesise_the_colour_of_their_placard(c: Components) -> None:
    assert c.bacterium_disk == c.refugium_colour
    for refugium in (
        REFUGIA.index("deep_hot_biosphere"),
        REFUGIA.index("mars_paleo_ocean"),
        REFUGIA.index("hydrogen_volcano"),
    ):
        assert c.bacterium_disk[refugium] == RED


# Mutations


def test_five_mutations_a_colour_and_every_pair_of_colours(c: Components) -> None:
    assert [c.mutation_colour.count(colour) for colour in range(4)] == [5, 5, 5, 5]
    pairs = list(zip(c.mutation_colour, c.plus_colour, strict=True))
    for first in range(4):
        for second in range(4):
            assert pairs.count((first, second)) in ((0,) if first == second else (1, 2))


@pytest.mark.rule("genesis", "G3a")
def test_dna_is_on_every_promoted_side_and_on_no_other(c: Components) -> None:
    for m in range(len(MUTATIONS)):
        assert "dna" not in icons(c, m, 0)
        assert icons(c, m, 1)["dna"] == 1


def test_fission_is_cellular_and_unpromoted(c: Components) -> None:
    having = [m for m in range(len(MUTATIONS)) if "fission" in icons(c, m, 0)]
    assert MUTATIONS.index("mitochondria") in having
    assert {c.mutation_colour[m] for m in having} == {YELLOW}
    assert all("fission" not in icons(c, m, 1) for m in range(len(MUTATIONS)))


def test_no_mutation_has_a_shield_of_macroorganisms(c: Components) -> None:
    for face in range(2 * len(MUTATIONS)):
        for shield in (UV_SHIELD, CANCER_SHIELD, DROUGHT_SHIELD):
            assert c.mutation_ability[face * ABILITY_COUNT + shield] == 0


def test_every_ability_of_microorganisms_is_somewhere(c: Components) -> None:
    shown = {name for m in range(len(MUTATIONS)) for side in (0, 1) for name in icons(c, m, side)}
    assert shown == set(ABILITIES) - {"uv_shield", "cancer_shield", "drought_shield"}


@pytest.mark.parametrize(
    ("mutation", "colour", "known"),
    [
        (MUTATIONS.index("tmrna"), BLUE, ["red_queen", "pollution"]),
        (MUTATIONS.index("chloroplast_symbiont"), GREEN, ["pollution"]),
        (MUTATIONS.index("rna_ribozyme"), BLUE, ["heat_shield"]),
        (MUTATIONS.index("cytochromes"), YELLOW, ["heat_shield"]),
        (MUTATIONS.index("ribosome_rna"), RED, []),
        (MUTATIONS.index("superoxide_dismutase"), RED, []),
        (MUTATIONS.index("quorum_sensing"), YELLOW, ["red_queen"]),
        (MUTATIONS.index("rna_polymerase"), RED, ["red_queen"]),
        (MUTATIONS.index("calvin_cycle"), GREEN, []),
        (MUTATIONS.index("trna"), BLUE, ["pollution"]),
    ],
)
def test_mutations_of_the_examples(c: Components, mutation: int, colour: int, known: list[str]) -> None:
    assert c.mutation_colour[mutation] == colour
    assert set(known) <= set(icons(c, mutation, 0))


def test_promotions_of_the_examples(c: Components) -> None:
    assert (PROMOTED[MUTATIONS.index("tmrna")], c.plus_colour[MUTATIONS.index("tmrna")]) == ("helicase", YELLOW)
    assert (
        PROMOTED[MUTATIONS.index("chloroplast_symbiont")],
        c.plus_colour[MUTATIONS.index("chloroplast_symbiont")],
    ) == ("cytoplastic_streaming", YELLOW)
    assert (PROMOTED[MUTATIONS.index("mrna")], c.plus_colour[MUTATIONS.index("mrna")]) == ("hox_genes", RED)
    assert icons(c, MUTATIONS.index("atp_synthase"), 0) == {"immunology": 1}
    assert icons(c, PROMOTED.index("camp_pheromones"), 1)["red_queen"] == 1
    # J12: its neighbour keeps all it has. J9: one heat shield among the mutations.
    assert "pollution" not in icons(c, MUTATIONS.index("calvin_cycle"), 0)
    for mutation in (MUTATIONS.index("ribosome_rna"), MUTATIONS.index("superoxide_dismutase")):
        assert "heat_shield" not in icons(c, mutation, 0)
    for face in range(2 * len(MUTATIONS)):
        assert c.mutation_ability[face * ABILITY_COUNT + HEAT_SHIELD] <= 1


# Parasites


@pytest.mark.rule("genesis", "E3c")
def test_parasites_steal_two_other_colours(c: Components) -> None:
    pairs = [sorted(c.diseased_slot[face * 2 : face * 2 + 2]) for face in range(len(PARASITES))]
    for face, pair in enumerate(pairs):
        assert len(set(pair)) == 2
        assert face // 2 not in pair
        assert pairs[face] != pairs[face ^ 1], "the two sides of a card differ"
    assert pairs[PARASITES.index("salmonella")] == [YELLOW, BLUE]
    assert pairs[PARASITES.index("cyanobacteria")] == [RED, BLUE]
    assert RED in pairs[PARASITES.index("viroid")]
    assert GREEN in pairs[PARASITES.index("virus")]
    assert GREEN in pairs[PARASITES.index("prion")]
    assert [PARASITES[f] for f, pollutes in enumerate(c.parasite_pollutes) if pollutes] == ["cyanobacteria"]


# Macroorganisms

CHROMOSOMES = {
    "seaweed": (0, 0, 3, 1),
    "flatworms": (2, 1, 1, 1),
    "lamp_shells": (1, 2, 1, 1),
    "arrow_worms": (2, 1, 2, 1),
    "dickinsonia": (0, 1, 2, 3),
    "opabinia": (2, 2, 2, 1),
    "sea_stars": (2, 2, 1, 2),
    "trilobites": (2, 3, 2, 1),
    "mosses": (0, 0, 4, 3),
    "earthworms": (2, 3, 3, 2),
    "snails": (2, 4, 3, 2),
    "eurypterids": (3, 3, 3, 1),
    "mushrooms": (0, 1, 4, 4),
    "velvet_worms": (3, 2, 3, 2),
    "amphibians": (4, 3, 4, 2),
    "insects": (2, 3, 3, 2),
}


@pytest.mark.rule("genesis", "H3a")
@pytest.mark.parametrize("form", CHROMOSOMES)
def test_system_chromosomes(c: Components, form: str) -> None:
    face = FORMS.index(form)
    assert tuple(c.system[face * 4 : face * 4 + 4]) == CHROMOSOMES[form]


@pytest.mark.parametrize("card", range(8))
def test_organs_of_the_sea_become_systems_of_the_land(c: Components, card: int) -> None:
    marine, land = card * 2, card * 2 + 1
    slots = c.organ_colour[marine * MOST_ORGANS : marine * MOST_ORGANS + c.organ_count[marine]]
    for colour in range(4):
        assert c.system[marine * 4 + colour] + slots.count(colour) == c.system[land * 4 + colour]


def test_the_rules_count_what_the_data_name() -> None:
    assert [len(EVENTS), len(REFUGIA), len(MUTATIONS), len(PARASITES), len(MACROORGANISMS)] == [
        EVENT_COUNT,
        REFUGIUM_COUNT,
        MUTATION_COUNT,
        PARASITE_COUNT,
        MACROORGANISM_COUNT,
    ]
    # A face is a card and a side: the land lies on the back of the sea.
    assert (MACROORGANISMS[0], TERRESTRIAL_FORMS[0], PARASITES[2:4]) == ("seaweed", "mosses", ["malaria", "nematode"])
    assert len(TERRESTRIAL_FORMS) == len(MACROORGANISMS)


def test_organs_of_the_examples(c: Components) -> None:
    rhizomorph = organ(c, MACROORGANISMS.index("dickinsonia") * 2, "rhizomorph")
    assert c.organ_colour[rhizomorph] == GREEN
    assert c.organ_ability[rhizomorph * ABILITY_COUNT + UV_SHIELD] == 1
    assert c.organ_count[MACROORGANISMS.index("dickinsonia") * 2] == 3
    assert c.organ_colour[organ(c, MACROORGANISMS.index("trilobites") * 2, "chitin_cuticle")] == GREEN
    assert c.organ_colour[organ(c, MACROORGANISMS.index("trilobites") * 2, "shelled_egg")] == BLUE
    assert c.organ_count[MACROORGANISMS.index("trilobites") * 2] == 2
    assert c.organ_colour[organ(c, MACROORGANISMS.index("sea_stars") * 2, "kidney")] == GREEN
    for name in ("brain", "eyes"):
        assert c.organ_colour[organ(c, MACROORGANISMS.index("sea_stars") * 2, name)] == RED
    assert c.organ_colour[organ(c, MACROORGANISMS.index("flatworms") * 2 + 1, "brain")] == RED
    organ(c, MACROORGANISMS.index("seaweed") * 2, "leaves")


def test_endosymbionts_of_the_examples(c: Components) -> None:
    def named(face: int, colour: int) -> str:
        return ENDOSYMBIONTS[c.endosymbiont_kind[face * 4 + colour]]

    def ability(face: int, colour: int, which: int) -> int:
        return c.endosymbiont_ability[(face * 4 + colour) * ABILITY_COUNT + which]

    assert named(MACROORGANISMS.index("seaweed") * 2, GREEN) == "chloroplast"
    assert named(MACROORGANISMS.index("sea_stars") * 2, YELLOW) == "mitochondria"
    assert ability(MACROORGANISMS.index("sea_stars") * 2, YELLOW, CANCER_SHIELD) == 1
    assert named(MACROORGANISMS.index("sea_stars") * 2 + 1, BLUE) == "antibodies"
    assert ability(MACROORGANISMS.index("sea_stars") * 2 + 1, BLUE, IMMUNOLOGY) == 1
    assert named(MACROORGANISMS.index("sea_stars") * 2 + 1, GREEN) == "gut_bacteria"
    assert ability(MACROORGANISMS.index("sea_stars") * 2 + 1, GREEN, IMMUNOLOGY) == 0
    assert named(MACROORGANISMS.index("trilobites") * 2 + 1, RED) == "defensin_peptides"
    # Two endosymbionts with immunology would both control the losses.
    for face in range(16):
        assert sum(ability(face, colour, IMMUNOLOGY) > 0 for colour in range(4)) <= 1


@pytest.mark.rule("genesis", "D7d", "D9")
def test_every_form_can_grow_its_shield(c: Components) -> None:
    for face in range(16):
        shield = DROUGHT_SHIELD if face % 2 else UV_SHIELD
        slots = range(face * MOST_ORGANS, face * MOST_ORGANS + c.organ_count[face])
        assert sum(c.organ_ability[slot * ABILITY_COUNT + shield] for slot in slots) >= 1, FORMS[face]


def test_no_part_of_a_macroorganism_has_abilities_of_microbes(c: Components) -> None:
    for table in (c.organ_ability, c.endosymbiont_ability):
        for ability in (DNA, FISSION, POLLUTION):
            assert sum(table[ability::ABILITY_COUNT]) == 0


@pytest.mark.rule("genesis", "H4", "H4b")
def test_every_form_has_one_part_that_fights_parasites(c: Components) -> None:
    for face in range(16):
        slots = range(face * MOST_ORGANS, face * MOST_ORGANS + c.organ_count[face])
        found = sum(c.organ_ability[slot * ABILITY_COUNT + RED_QUEEN] for slot in slots)
        circles = range(face * COLOUR_COUNT, (face + 1) * COLOUR_COUNT)
        found += sum(c.endosymbiont_ability[circle * ABILITY_COUNT + RED_QUEEN] for circle in circles)
        assert found == 1, FORMS[face]


# Provenance


def test_notes_of_reconstructed_cards_say_why() -> None:
    for name, row in rows_of(tables.DATA / "mutations.toml"):
        assert len(row["note"]) > 20, name


def test_a_title_for_each_of_251_rules() -> None:
    lines = (tables.DATA / "rules.tsv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "rule\ttitle"
    rules = [line.split("\t") for line in lines[1:]]
    assert all(len(rule) == 2 and all(rule) for rule in rules)
    assert len({rule[0] for rule in rules}) == len(rules) == 251
    assert GAME.rules()["H6c"] == "A fourth in the ocean: all may try to land"


# Packs


@pytest.mark.parametrize(
    ("file", "old", "new", "attributes"),
    [
        ("box.toml", "count = 12", "count = 20", {"dice"}),
        ("box.toml", "top = 12", "top = 15", {"top_macro_vp"}),
        ("events.toml", 'climate = ["cool"]', 'climate = ["warm"]', {"event_climate"}),
        ("refugia.toml", "life_cool = [1, 2]", "life_cool = [1]", {"life"}),
        (
            "refugia.toml",
            '"M4", "M5", "E5", "E3"',
            '"M4", "M5", "E5", "E2"',
            {"slot_face", "enzyme_death"},
        ),
        ("mutations.toml", 'plus = "blue"', 'plus = "green"', {"plus_colour"}),
        ("mutations.toml", "abilities = []", 'abilities = ["spore"]', {"mutation_ability"}),
        ("parasites.toml", 'slots = ["green", "blue"]', 'slots = ["blue", "yellow"]', {"diseased_slot"}),
        ("macroorganisms.toml", "system = [0, 0, 3, 1]", "system = [0, 0, 3, 2]", {"system"}),
        ("macroorganisms.toml", 'id = "leaves"', 'id = "rhizoids"', {"organ_kind"}),
    ],
)
def test_a_pack_of_one_file_changes_one_value(
    tmp_path: Path, file: str, old: str, new: str, attributes: set[str]
) -> None:
    edit(tables.DATA, tmp_path, file, old, new)
    assert tables.check(tmp_path) == []
    own, changed = vars(tables.load()), vars(tables.load(tmp_path))
    assert {name for name in own if own[name] != changed[name]} == {*attributes, "pack"}


def test_smaller_decks_leave_mutations_in_the_box(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "box.toml", "cards = 5", "cards = 4")
    assert play(Setting("genesis", 2, {}, "small decks", str(tmp_path)), check=True).failure is None


def test_a_mutation_that_is_nowhere_is_noticed() -> None:
    state = GAME.start(2, seed="a card less")
    while not state.cosmic_mutations:
        state.apply(state.offers[0])
    assert state.status() == []
    state.cosmic_mutations.pop()
    assert state.status() == ["too many mutations are left in the box, by 1"]


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        ("box.toml", "one = 4", "one = 5", "key bionts, key one", "1 to 4, no more than there are of a colour"),
        ("box.toml", "cooperative = 3", "cooperative = 4", "key cooperative", "1 to 3, so that one of each colour"),
        ("box.toml", "hadean = 3", "hadean = 7", "key deck, key hadean", "1 to 6"),
        ("box.toml", "short_proterozoic = 7", "short_proterozoic = 12", "short_proterozoic", "1 to 11"),
        ("box.toml", "cards = 5", "cards = 6", "key cards", "all four decks can be filled"),
        ("box.toml", "start = 1", "start = 5", "key disks, key start", "no more than a pool holds"),
        (
            "events.toml",
            'id = "mars_paleo_ocean"',
            'id = "mars_ocean"',
            "event row 1 (mars_ocean)",
            "mars_paleo_ocean?",
        ),
        ("events.toml", "number = 37", "number = 38", "(mars_paleo_ocean), column number", "it must be 37"),
        ("events.toml", 'eon = "hadean"', 'eon = "hadian"', "column eon", "did you mean hadean?"),
        ("events.toml", '["cosmic", "ocean"]', '["cosmic", "oceans"]', "column active, value 2", "mean ocean?"),
        ("events.toml", '["cosmic", "ocean"]', '["ocean", "ocean"]', "column active, value 2", "stands there already"),
        ("events.toml", '"heaven", "heaven"', '"heaven", "hell"', "column icons, value 2", "there is no icon 'hell'"),
        ("events.toml", 'climate = ["cool"]', 'climate = ["cold"]', "column climate, value 1", "mean cool?"),
        ("events.toml", '"red", "yellow", "blue", "green"', '"red", "yellow"', "column order", "it must have 4"),
        ("events.toml", '"red", "yellow", "blue", "green"', '"red", "red", "blue", "green"', "column order", "already"),
        ("events.toml", "aftershock = true", 'aftershock = true\nactive = ["ocean"]', "column active", "leave it out"),
        ("events.toml", "aftershock = true", 'aftershock = true\norder = ["red"]', "column order", "leave it out"),
        ("events.toml", '"comet_shield"', '"waterworld"', "(theia_big_whack), column special", "cannot begin it"),
        ("events.toml", '"comet_shield"', '"comet"', "column special", "there is no special event 'comet'"),
        ("refugia.toml", 'row = "cosmic"', 'row = "space"', "column row", "there is no landform 'space'"),
        ("refugia.toml", 'colour = "red"', 'colour = "rde"', "column colour", "did you mean red?"),
        ("refugia.toml", "life_cool = [1, 2]", "life_cool = [1, 7]", "column life_cool, value 2", "1 to 6"),
        ("refugia.toml", "life_cool = [1, 2]", "life_cool = [1, 1]", "column life_cool, value 2", "already"),
        ("refugia.toml", "dots = []", 'dots = ["red"]', "column dots", "the colours without manna: none"),
        ("refugia.toml", '"M4", "M5", "E5"', '"M4", "M7", "E5"', "column slots, value 2", "there is no slot 'M7'"),
        ("refugia.toml", '"M4", "M5", "E5"', '"M4", "M4", "E5"', "column slots, value 2", "already"),
        ("refugia.toml", 'disk = "red"', 'disk = "none"', "column disk", "must be one of red, yellow, green, blue"),
        ("mutations.toml", 'plus = "blue"', 'plus = "red"', "(ribosome_rna), column plus", "another colour"),
        ("mutations.toml", 'promoted = "nucleolus"', 'promoted = "nucleus"', "column promoted", "mean nucleolus?"),
        ("mutations.toml", '["dna", "nucleus"]', '["nucleus"]', "column promoted_abilities", "dna is missing"),
        ("mutations.toml", '["dna", "nucleus"]', '["dna", "fission"]', "promoted_abilities, value 2", "leave it out"),
        ("mutations.toml", "abilities = []", 'abilities = ["uv_shield"]', "column abilities, value 1", "leave it out"),
        ("parasites.toml", 'colour = "red"', 'colour = "blue"', "(prion), column colour", "no colour of prion 'blue'"),
        ("parasites.toml", '["green", "blue"]', '["green"]', "column slots", "it must have 2"),
        ("macroorganisms.toml", "[0, 0, 3, 1]", "[0, 0, 3]", "form row 1 (seaweed), column system", "must have 4"),
        ("macroorganisms.toml", 'id = "leaves"', 'id = "leafs"', "organ row 1 (leafs), column id", "mean leaves?"),
        ("macroorganisms.toml", '["cancer_shield"]', '["dna"]', "abilities, value 1", "does not belong here"),
        (
            "macroorganisms.toml",
            'id = "protein_memory"\ncolour = "red"',
            'id = "protein_memory"\ncolour = "blue"',
            "(seaweed), column endosymbiont",
            "one row for each colour",
        ),
    ],
)
def test_a_damaged_pack_is_told_what_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, place: str, reason: str
) -> None:
    edit(tables.DATA, tmp_path, file, old, new)
    problems = refused(tables.check, tables.load, tmp_path)
    assert any(p.startswith(f"{file}, ") and place in p and reason in p for p in problems), problems


def test_every_landform_has_one_to_five_refugia(tmp_path: Path) -> None:
    text = (tables.DATA / "refugia.toml").read_text(encoding="utf-8")
    (tmp_path / "refugia.toml").write_text(text.replace('row = "ocean"', 'row = "coastal"'), encoding="utf-8")
    assert tables.check(tmp_path) == [
        "refugia.toml, key refugium: 0 rows lie in the landform ocean; it must have 1 to 5",
        "refugia.toml, key refugium: 8 rows lie in the landform coastal; it must have 1 to 5",
    ]
