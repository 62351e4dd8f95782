"""The component data: what the rulebook and the public table say, and what a damaged pack is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.packs import edit, refused, rows_of, without

from phylarium.games.marine import GAME, tables
from phylarium.games.marine.rules import effects, names
from phylarium.games.marine.rules.board import CORNERS, CORNERS_OF, HEX_AT, HEXES
from phylarium.games.marine.rules.components import Components
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, GEYSER, SMOKER, TERRAINS, TRAITS
from phylarium.games.marine.shown.view import EFFECT_NAMES
from phylarium.kernel.errors import DamagedPack


@pytest.fixture(scope="module")
def components() -> Components:
    return tables.load()


# What the box holds and what the board says


@pytest.mark.parametrize(
    ("terrain", "vp"),
    [
        ("land", [8, 4, 2, 1]),
        ("kelp", [7, 4, 2]),
        ("reef", [6, 3, 2]),
        ("seamount", [5, 3, 2]),
        ("seagrass", [4, 2]),
        ("sand", [3, 2]),
        ("ocean", [2, 1]),
        ("vent", [1]),
    ],
)
def test_tiles_score_as_printed(components: Components, terrain: str, vp: list[int]) -> None:
    assert components.scoring[TERRAINS.index(terrain)] == vp


def test_terrains_stand_in_descending_value_of_first_place(components: Components) -> None:
    assert [vp[0] for vp in components.scoring] == [8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("terrain", "cap"),
    [
        ("ocean", 4),
        ("sand", 3),
        ("seamount", 3),
        ("reef", 2),
        ("kelp", 2),
        ("seagrass", 2),
        ("land", 1),
        ("vent", 1),
    ],
)
def test_speciation_is_capped_by_terrain(components: Components, terrain: str, cap: int) -> None:
    assert components.speciation_cap[TERRAINS.index(terrain)] == cap


def test_bonus_vp(components: Components) -> None:
    assert components.bonus == [0, 1, 3, 6, 10, 15, 21]


def test_36_large_tiles_and_12_vents(components: Components) -> None:
    counts = dict(zip(TERRAINS[:7], components.tile_count, strict=True))
    assert counts == {"land": 8, "kelp": 4, "reef": 4, "seamount": 4, "seagrass": 4, "sand": 4, "ocean": 8}
    assert sum(components.tile_count) == 36
    assert components.vent_count == 12


def test_start_tiles_lie_as_on_the_public_table(components: Components) -> None:
    expected = {
        (0, 0): "reef",
        (1, -1): "seagrass",
        (1, 0): "sand",
        (-1, 1): "seamount",
        (-1, 0): "kelp",
        (0, -1): "land",
        (0, -2): "land",
        (1, -3): "land",
        (-1, -2): "land",
        (0, -3): "land",
        (0, 1): "ocean",
        (0, 2): "ocean",
        (1, 2): "ocean",
        (-1, 3): "ocean",
        (0, 3): "ocean",
    }
    grounds = {qr: TERRAINS[components.start_ground[h]] for qr, h in HEX_AT.items() if components.start_ground[h] >= 0}
    assert grounds == expected


def test_a_geyser_on_the_topmost_land_and_a_smoker_on_the_bottommost_ocean(components: Components) -> None:
    assert {HEXES[h]: side for h, side in enumerate(components.start_vent) if side} == {"D1": GEYSER, "D7": SMOKER}
    assert components.vent_count - 2 == 10


def test_three_stacks_of_seven_hold_three_of_each_terrain(components: Components) -> None:
    assert (components.stack_count, components.stack_height) == (3, 7)
    left = [components.tile_count[t] - components.start_ground.count(t) for t in range(7)]
    assert left == [3] * 7


def test_six_elements_lie_round_the_reef(components: Components) -> None:
    centre = CORNERS_OF[HEX_AT[(0, 0)]]
    clockwise_from_north_east = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"]
    # Compared as numbers: an empty corner is -1, which as an index would read as the last element.
    expected = [ELEMENTS.index(element) for element in clockwise_from_north_east]
    assert [components.start_element[c] for c in centre] == expected
    assert len(components.start_element) == 96
    assert sum(1 for element in components.start_element if element >= 0) == 6


def test_the_worms_lie_between_reef_sand_and_ocean(components: Components) -> None:
    corner = components.start_element.index(ELEMENTS.index("worms"))
    touching = [TERRAINS[components.start_ground[HEXES.index(name)]] for name in CORNERS[corner].split("-")]
    assert sorted(touching) == ["ocean", "reef", "sand"]


def test_disks_and_markers(components: Components) -> None:
    assert components.element_count * 6 == 114
    assert components.marker_count * 8 == 16


@pytest.mark.parametrize(
    ("animal", "printed"),
    [
        ("reptiles", {"sun": 2, "sponges": 1}),
        ("cephalopods", {"gastropods": 2, "sponges": 1}),
        ("fishes", {"plankton": 2, "algae": 1}),
        ("crustaceans", {"worms": 2, "algae": 1}),
    ],
)
def test_printed_elements(components: Components, animal: str, printed: dict[str, int]) -> None:
    first = ANIMALS.index(animal) * 6
    assert components.printed[first : first + 6] == [printed.get(element, 0) for element in ELEMENTS]


def test_animals(components: Components) -> None:
    assert components.cubes == 35
    assert components.start_cubes == 3
    assert components.pawns == [0, 0, 7, 5, 4]
    assert components.boxed_pawns == 8
    assert components.display_spaces == 6
    assert components.random_elements == 3


def test_the_action_display(components: Components) -> None:
    assert components.section_elements == 4
    assert components.migration == [3, 4, 5]
    assert components.competition == [1, 2, 3]
    assert components.competition_special == [2, 1]
    assert components.evolution == [1, 2, 3, 4, 5]
    assert components.domination_animals == [2, 3, 4]
    assert components.start_target == 1


def test_the_deck(components: Components) -> None:
    assert components.card_slots == 5
    assert components.last_cards == 4
    assert components.boxed_cards == [15, 10, 5, 0]
    standard = len(CARDS) - components.boxed_cards[1]
    assert standard == 25
    assert standard - components.card_slots == 20


def test_traits_and_their_numbers(components: Components) -> None:
    numbers = {TRAITS[t]: amount for t, amount in enumerate(components.trait_amount) if amount}
    assert len(components.trait_amount) == 18
    assert components.traits_dealt == 3
    assert numbers == {
        "ancient_lineage": 1,
        "bottom_feeder": 2,
        "budding_intelligence": 20,
        "camouflage": 1,
        "cannibal": 1,
        "carnivore": 2,
        "ecological_niche": 1,
        "exaptation": 16,
        "hadopelagic": 1,
        "pack_hunters": 3,
        "phenotypic_plasticity": 2,
        "prey_switching": 1,
        "ram_feeder": 1,
        "seasonal_migrants": 1,
    }


def test_a_stagnant_game_ends(components: Components) -> None:
    assert components.stagnation_rounds == 10


# The cards


@pytest.mark.parametrize(
    ("card", "element"),
    [
        ("annelids", "worms"),
        ("carbon_cycle", "plankton"),
        ("endosymbionts", "sponges"),
        ("producers", "algae"),
        ("semi_aquatic", "sun"),
        ("univalves", "gastropods"),
    ],
)
def test_one_card_an_element_gives_1_vp_a_tile(components: Components, card: str, element: str) -> None:
    c = CARDS.index(card)
    assert EFFECT_NAMES[components.effect[c]] == "vp_per_tile_with_element"
    assert components.element[c] == ELEMENTS.index(element)
    assert components.amount[c] == 1


def test_no_other_card_speaks_of_an_element(components: Components) -> None:
    assert len(components.element) == 35
    assert sum(1 for element in components.element if element >= 0) == 6


def test_the_other_cards_have_an_effect_of_their_own(components: Components) -> None:
    used = [EFFECT_NAMES[effect] for effect in components.effect]
    assert len(used) == 35
    assert "none" not in used
    others = [effect for effect in used if effect != "vp_per_tile_with_element"]
    assert sorted(others) == sorted(set(tables.EFFECTS) - {"none", "vp_per_tile_with_element"})
    for card in ("cladogenesis", "fecundity", "predator", "volcanism", "asteroid"):
        assert used[CARDS.index(card)] == card
    renamed = {
        "adaptability": "swap_disk_with_earth",
        "biodiversity": "vp_per_shared_tile",
        "biomass": "thin_overcrowded",
        "bountiful_habitat": "score_terrain",
        "ecodiversity": "vp_per_matching_element",
        "extremophiles": "vp_per_vent_species",
        "marine_snow": "score_oceans",
        "monotypic_habitat": "vp_per_lone_tile",
    }
    assert {card: used[CARDS.index(card)] for card in renamed} == renamed


def test_numbers_of_the_cards(components: Components) -> None:
    numbers = {CARDS[c]: amount for c, amount in enumerate(components.amount) if amount and components.element[c] < 0}
    assert numbers == {
        "biodiversity": 1,
        "disease": 1,
        "ecodiversity": 1,
        "extremophiles": 3,
        "fertile": 1,
        "gene_expression": 3,
        "monotypic_habitat": 2,
        "terrestrial": 4,
    }


@pytest.mark.parametrize(
    ("ids", "count"),
    [
        (names.ANIMALS, names.ANIMAL_COUNT),
        (names.TERRAINS, names.TERRAIN_COUNT),
        (names.CARDS, names.CARD_COUNT),
        (names.TRAITS, names.TRAIT_COUNT),
    ],
)
def test_what_the_rules_name_has_the_number_of_its_row(ids: list[str], count: int) -> None:
    assert len(ids) == count
    named = {name: getattr(names, name.upper()) for name in ids if hasattr(names, name.upper())}
    assert named == {name: ids.index(name) for name in named}
    assert named or ids is names.ANIMALS


def test_every_step_of_the_effects_is_one_and_begins_with_the_card_and_its_slot() -> None:
    operations = GAME.operations
    steps = [op for op, step in enumerate(operations.steps) if type(step).__module__ == effects.__name__]
    assert sorted(steps) == sorted(effect for effect in tables.EFFECTS.values() if effect >= 0)
    assert {operations.ints[op][0] for op in steps} == {"card"}
    assert {len(operations.ints[op]) for op in steps} == {2}


def test_marine_snow_alone_does_something_on_entering_play(components: Components) -> None:
    entering = {CARDS[c]: EFFECT_NAMES[effect] for c, effect in enumerate(components.enters) if effect >= 0}
    assert entering == {"marine_snow": "score_oceans"}


def test_nine_cards_bring_an_extinction_and_eight_a_survival(components: Components) -> None:
    assert sum(components.extinction) == 9
    assert sum(components.survival) == 8
    both = [CARDS[c] for c in range(35) if components.extinction[c] and components.survival[c]]
    assert both == ["volcanism"]
    asteroid = CARDS.index("asteroid")
    assert not components.extinction[asteroid]
    assert not components.survival[asteroid]


# Provenance


def test_icons_are_reconstructed() -> None:
    cards = [row for name, row in rows_of(tables.DATA / "cards.toml") if name.startswith("card ")]
    assert {row["icons_source"] for row in cards} == {"reconstructed"}


def test_cards_that_the_rulebook_fixes_whole() -> None:
    cards = [row for name, row in rows_of(tables.DATA / "cards.toml") if name.startswith("card ")]
    whole = [row["id"] for row in cards if row["source"] == "rulebook"]
    assert whole == ["biodiversity", "fecundity", "predator"]


def test_150_rules_with_a_title() -> None:
    lines = (tables.DATA / "rules.tsv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "rule\ttitle"
    rules = [line.split("\t") for line in lines[1:]]
    assert len(rules) == 150
    assert all(len(rule) == 2 and all(rule) for rule in rules)
    ids = [rule[0] for rule in rules]
    assert len(set(ids)) == 150
    assert [rule.removeprefix("card.") for rule in ids if rule.startswith("card.")] == CARDS
    assert [rule.removeprefix("trait.") for rule in ids if rule.startswith("trait.")] == TRAITS


# Packs


@pytest.mark.parametrize(
    ("file", "old", "new", "attribute", "value"),
    [
        ("display.toml", "species = [3, 4, 5]", "species = [5, 4, 3]", "migration", [5, 4, 3]),
        ("animals.toml", "cubes = 35", "cubes = 40", "cubes", 40),
        ("cards.toml", "rounds = 10", "rounds = 4", "stagnation_rounds", 4),
        ("elements.toml", "each = 19", "each = 20", "element_count", 20),
        ("traits.toml", "dealt = 3", "dealt = 4", "traits_dealt", 4),
        ("tiles.toml", "count = 12", "count = 10", "vent_count", 10),
    ],
)
def test_a_pack_of_one_file_changes_one_value(
    tmp_path: Path, file: str, old: str, new: str, attribute: str, value: object
) -> None:
    edit(tables.DATA, tmp_path, file, old, new)
    assert tables.check(tmp_path) == []
    own, changed = vars(tables.load()), vars(tables.load(tmp_path))
    assert {name for name in own if own[name] != changed[name]} == {attribute, "pack"}
    assert changed[attribute] == value


def test_icons_and_effects_of_a_pack_are_taken(tmp_path: Path) -> None:
    old = 'id = "disease"\neffect = "disease"\namount = 1\nicons = []'
    new = 'id = "disease"\neffect = "none"\nenters = "disease"\namount = 0\nicons = ["survival"]'
    edit(tables.DATA, tmp_path, "cards.toml", old, new)
    changed = tables.load(tmp_path)
    c = CARDS.index("disease")
    assert EFFECT_NAMES[changed.effect[c]] == "none"
    assert EFFECT_NAMES[changed.enters[c]] == "disease"
    assert changed.amount[c] == 0
    assert changed.survival[c]
    assert not changed.extinction[c]


def test_an_edited_pack_is_read_again(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "animals.toml", "cubes = 35", "cubes = 40")
    first = tables.load(tmp_path)
    assert tables.load(tmp_path) is first
    edit(tables.DATA, tmp_path, "animals.toml", "cubes = 35", "cubes = 41")
    second = tables.load(tmp_path)
    assert (first.cubes, second.cubes) == (40, 41)
    assert first.pack != second.pack


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        # names
        ("cards.toml", 'id = "annelids"', 'id = "anelids"', "card row 2 (anelids), column id", "mean annelids?"),
        ("cards.toml", '"thin_overcrowded"', '"thin_overcrwded"', "(biomass), column effect", "mean thin_overcrowded?"),
        ("cards.toml", 'enters = "score_oceans"', 'enters = "score_ocean"', "column enters", "mean score_oceans?"),
        ("cards.toml", 'enters = "score_oceans"', 'enters = "asteroid"', "column enters", "take another effect"),
        ("cards.toml", 'effect = "predator"', 'effect = "asteroid"', "(predator), column effect", "another effect"),
        ("cards.toml", 'effect = "asteroid"', 'effect = "none"', "(asteroid), column effect", "it must be asteroid"),
        ("cards.toml", 'element = "worms"', 'element = "wurms"', "(annelids), column element", "did you mean worms?"),
        ("cards.toml", 'element = "worms"\n', "", "(annelids), column element", "needs one of algae, worms"),
        ("cards.toml", '"predator"\nicons', '"predator"\nelement = "sun"\nicons', "column element", "leave it out"),
        ("cards.toml", '"predator"\nicons', '"predator"\namount = 2\nicons', "column amount", "has no number"),
        ("cards.toml", "amount = 3", "amount = -3", "(extremophiles), column amount", "must be 1 to 9"),
        ("cards.toml", "amount = 4", "amount = 0", "(terrestrial), column amount", "must be 1 to 9"),
        ("cards.toml", '["extinction", "survival"]', '["extinct"]', "column icons, value 1", "mean extinction?"),
        ("cards.toml", '["extinction", "survival"]', '["survival", "survival"]', "icons, value 2", "leave one"),
        ("cards.toml", "slots = 5", "slots = 4", "key deck, key slots", "must be 5"),
        ("cards.toml", "last_cards = 4", "last_cards = -1", "key deck, key last_cards", "must be 0 to 29"),
        ("cards.toml", "short = 15", "short = 26", "key boxed, key short", "must be 0 to 25"),
        ("cards.toml", "short = 15", "short = 9", "key boxed, key standard", "no more than in a short game"),
        ("cards.toml", "epic = 0", "epic = -1", "key boxed, key epic", "must be 0 to 5"),
        ("cards.toml", "rounds = 10", "rounds = 0", "key stagnation, key rounds", "must be 1 to 99"),
        ("traits.toml", 'id = "flight"', 'id = "fligth"', "trait row 9 (fligth), column id", "did you mean flight?"),
        ("traits.toml", 'feeder"\namount = 2', 'feeder"\namount = 10', "(bottom_feeder), column", "must be 0 to 9"),
        ("traits.toml", 'pelagic"\namount = 1', 'pelagic"\namount = 7', "(hadopelagic), column", "must be 0 to 6"),
        ("traits.toml", 'id = "flight"\namount = 0', 'id = "flight"\namount = 1', "column amount", "must be 0"),
        ("traits.toml", "amount = 20", "amount = -20", "(budding_intelligence), column amount", "must be 1 to 99"),
        ("traits.toml", "dealt = 3", "dealt = 5", "key deal, key dealt", "must be 2 to 4"),
        ("tiles.toml", 'hex = "E3"', 'hex = "H3"', "start row 3 (H3), column hex", "rows from the top"),
        ("tiles.toml", 'hex = "E3"', 'hex = "E4"', "start row 4 (E4), column hex", "a second row for this hex"),
        ("tiles.toml", 'terrain = "sand"', 'terrain = "sands"', "start row 4 (E4), column terrain", "mean sand?"),
        ("tiles.toml", 'hex = "D4"', 'hex = "B2"', "key start", "there is no row for D4, the centre"),
        ("tiles.toml", 'side = "geyser"', 'side = "gyser"', "start_vent row 1 (D1), column side", "mean geyser?"),
        ("tiles.toml", 'hex = "D7"\nside', 'hex = "G1"\nside', "start_vent row 2 (G1)", "no large tile starts at G1"),
        ("tiles.toml", 'hex = "D7"\nside', 'hex = "D1"\nside', "start_vent row 2 (D1)", "a second row for this hex"),
        ("tiles.toml", "[4, 2]", "[2, 4]", "terrain row 5 (seagrass), column scoring", "as in [4, 2]"),
        ("tiles.toml", "[1]", "[]", "terrain row 8 (vent), column scoring", "it must have 1 to 4"),
        ("tiles.toml", "[8, 4, 2, 1]", "[8, 4, 2, 1, 1]", "(land), column scoring", "it must have 1 to 4"),
        ("tiles.toml", "[4, 2]", "[4, -2]", "(seagrass), column scoring, value 2", "must be 1 to 99"),
        ("tiles.toml", "speciation = 4", "speciation = -4", "(ocean), column speciation", "must be 0 to 9"),
        ("tiles.toml", "height = 7", "height = 6", "key stacks, key height", "15 are on earth and 21 are left"),
        ("tiles.toml", "count = 3\n", "count = 4\n", "key stacks, key count", "must be 3"),
        ("tiles.toml", "count = 12", "count = 1\n", "key vents, key count", "for 2 start on earth"),
        ("elements.toml", '"D3-D4-E3"', '"D3-D4"', "start row 1 (D3-D4), column corner", "did you mean"),
        ("elements.toml", '"D3-D4-E3"', '"A1-W"', "start row 1 (A1-W), column corner", "no start tile touches it"),
        ("elements.toml", '"D3-D4-E3"', '"D4-E3-E4"', "start row 2 (D4-E3-E4), column corner", "a second row"),
        ("elements.toml", 'element = "algae"', 'element = "alga"', "(D3-D4-E3), column element", "mean algae?"),
        ("elements.toml", "each = 19", "each = 3", "key disks, key each", "must be 4 to 99"),
        ("elements.toml", "each = 2\n", "each = 0\n", "key terrain_markers, key each", "for 8 are drawn"),
        ("animals.toml", 'id = "fishes"', 'id = "fish"', "animal row 3 (fish), column id", "did you mean fishes?"),
        ("animals.toml", '"plankton", "algae"', '"plancton", "algae"', "column printed, value 2", "mean plankton?"),
        ("animals.toml", "spaces = 6", "spaces = 0", "key display, key spaces", "must be 1 to 12"),
        ("animals.toml", "random = 3", "random = 7", "key display, key random", "must be 0 to 6"),
        ("animals.toml", "cubes = 35", "cubes = 3", "key species, key cubes", "must be 4 to 99"),
        ("animals.toml", "start = 3", "start = 0", "key species, key start", "must be 1 to 20"),
        ("animals.toml", "two = 7", "two = 8", "key pawns, key two", "must be 1 to 7"),
        ("animals.toml", "box = 8", "box = 0", "key pawns, key box", "must be 2 to 20"),
        ("display.toml", "elements = 4", "elements = 5", "key sections, key elements", "must be 1 to 4"),
        ("display.toml", "[3, 4, 5]\n", "[3, 4]\n", "key migration, key species", "it must have 3"),
        ("display.toml", "[1, 2, 3]\n", "[1, 0, 3]\n", "key competition, key species, value 2", "must be 1 to 99"),
        ("display.toml", "tiles = 2", "tiles = 0", "key competition_special, key tiles", "must be 1 to 9"),
        ("display.toml", "[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 6]", "key evolution, key slots, value 5", "must be 1 to 5"),
        ("display.toml", "[2, 3, 4]", "[2, 3, 5]", "key domination, key animals, value 3", "must be 1 to 4"),
        ("display.toml", "15, 21]", "21, 15]", "key bonus, key vp", "greater counts must not score less"),
        ("display.toml", "[0, 1, 3, 6", "[1, 1, 3, 6", "key bonus, key vp, value 1", "must be 0"),
        ("display.toml", "15, 21]", "15]", "key bonus, key vp", "it must have 7"),
        ("display.toml", "start = 1", "start = -1", "key targets, key start", "must be 0 to 99"),
        # what the kernel finds
        ("traits.toml", "dealt = 3", 'dealt = "three"', "key deal, key dealt", "it must be a whole number"),
        ("cards.toml", 'id = "asteroid"', 'id = "asteroid"\nicon = 1', "(asteroid), column icon", "mean icons?"),
        (
            "display.toml",
            'source = "reconstructed"',
            'source = "guess"',
            "key migration, key source",
            "it must be one of",
        ),
        ("display.toml", "[targets]\nstart = 1\n", "[targets]\n", "key targets, key start", "it is missing"),
    ],
)
def test_a_damaged_row_gives_one_clear_problem(
    tmp_path: Path, file: str, old: str, new: str, place: str, reason: str
) -> None:
    edit(tables.DATA, tmp_path, file, old, new)
    problems = refused(tables.check, tables.load, tmp_path)
    assert len(problems) == 1, problems
    assert problems[0].startswith(f"{file}, ")
    assert place in problems[0]
    assert reason in problems[0]


@pytest.mark.parametrize(
    ("file", "table", "name"),
    [
        ("cards.toml", "card", "predator"),
        ("traits.toml", "trait", "solitary"),
        ("animals.toml", "animal", "crustaceans"),
        ("tiles.toml", "terrain", "sand"),
    ],
)
def test_a_missing_row_is_missed(tmp_path: Path, file: str, table: str, name: str) -> None:
    without(tables.DATA, tmp_path, file, table, name)
    assert tables.check(tmp_path) == [f"{file}, key {table}: there is no row for {name}; each {table} must have one"]


def test_a_row_under_another_name_is_missed_and_a_second_one(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "traits.toml", 'id = "social"', 'id = "resilience"')
    assert tables.check(tmp_path) == [
        "traits.toml, trait row 17 (resilience), column id: a second row for this trait; leave one",
        "traits.toml, key trait: there is no row for social; each trait must have one",
    ]


def test_too_many_printed_elements_for_the_display(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "animals.toml", "spaces = 6\nrandom = 3", "spaces = 2\nrandom = 2")
    problems = tables.check(tmp_path)
    assert len(problems) == 4
    assert problems[0] == (
        "animals.toml, animal row 1 (reptiles), column printed: 3 elements; the display has room for 2"
    )


def test_tiles_that_do_not_last_for_the_start(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "tiles.toml", 'id = "ocean"\ncount = 8', 'id = "ocean"\ncount = 4')
    problems = tables.check(tmp_path)
    assert problems[0].startswith("tiles.toml, tile row 7 (ocean), column count: 4 is out of range; it must be 5 to 37")
    assert len(problems) == 2, "and the stacks no longer fit"
    assert "key stacks, key height" in problems[1]


def test_more_tiles_than_hexes(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "tiles.toml", 'id = "ocean"\ncount = 8', 'id = "ocean"\ncount = 11')
    problems = tables.check(tmp_path)
    assert problems[0] == "tiles.toml, key tile: 39 large tiles in all; earth has room for 37"


def test_start_elements_need_their_start_tiles_across_files(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "elements.toml", '"C3-C4-D4"', '"A4-W"')
    assert len(tables.check(tmp_path)) == 1
    edit(tables.DATA, tmp_path, "tiles.toml", 'hex = "C1"', 'hex = "A4"')
    assert tables.check(tmp_path) == []


def test_every_problem_of_a_pack_is_named_at_once(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "animals.toml", "cubes = 35", "cubes = 0")
    edit(tables.DATA, tmp_path, "traits.toml", "amount = 20", "amount = 0")
    edit(tables.DATA, tmp_path, "cards.toml", 'effect = "predator"', 'effect = "preditor"')
    assert [problem.split(",")[0] for problem in tables.check(tmp_path)] == [
        "animals.toml",
        "cards.toml",
        "traits.toml",
    ]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert tables.check(nowhere) == [f"{nowhere}: there is no such folder"]
    with pytest.raises(DamagedPack, match="there is no such folder"):
        tables.load(nowhere)
