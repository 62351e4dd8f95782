"""The component data: what the rulebook and the public table say, and what a damaged pack is told."""

from __future__ import annotations

from collections import Counter
from math import comb
from pathlib import Path

import pytest
from tests.games.packs import edit, refused, rows_of, without

from phylarium.games.megafauna1 import GAME, tables
from phylarium.games.megafauna1.rules.components import Components
from phylarium.games.megafauna1.rules.genomes import amount, covers, genome, length, spell
from phylarium.games.megafauna1.rules.names import (
    AMPHIBIAN,
    BIOME_COUNT,
    BLUE_STAR,
    CARD_COUNT,
    CARDS,
    CATASTROPHE,
    CENOZOIC,
    CENOZOIC_BIOME,
    CENOZOIC_IMMIGRANT,
    COLOUR,
    COLOURS,
    CULTURE_NEEDS,
    DINOSAUR,
    DYNASTIES,
    DYNASTY,
    EVENTS,
    FACES,
    GENOTYPE,
    GREENHOUSE,
    HOMELAND,
    IMMIGRANT,
    INSTINCTS,
    LATITUDES,
    LETTERS,
    MAMMAL,
    MESOZOIC,
    MILANKOVICH,
    NEW_TILES,
    NICHES,
    OROGENY,
    PREDATOR,
    ROLES,
    SEA,
    SHAPES,
    SPECIES,
    SUPER_FERN,
    TEETH,
    TILE_COUNT,
    TILES,
    VOLCANO,
    WHITE_STAR,
)


@pytest.fixture(scope="module")
def c() -> Components:
    return tables.load()


def biome(c: Components, name: str) -> tuple[str, int, str, str, str]:
    """Latitude, climax, need, husk and niche of a biome, as printed."""
    t = TILES.index(name)
    husk = spell(c.husk[t]) if c.husk[t] >= 0 else ""
    return LATITUDES[c.latitude[t]], c.climax[t], spell(c.need[t]), husk, NICHES[c.niche[t]]


def mutation(c: Components, name: str) -> tuple[str, int, int]:
    card = CARDS.index(name)
    return spell(c.genome[card]), c.smallest[card], c.largest[card]


# Players, letters, genomes


@pytest.mark.rule("megafauna1", "2.2", "2.2a", "2.2b", "2.2c")
def test_colours_stand_in_the_order_of_their_teeth_with_their_dynasties() -> None:
    assert COLOURS == ["red", "orange", "green", "white"]
    assert TEETH == [2, 3, 4, 5]
    assert [DYNASTIES[dynasty] for dynasty in DYNASTY] == ["dinosaur", "mammal", "dinosaur", "mammal"]


@pytest.mark.rule("megafauna1", "2.7")
def test_each_colour_has_four_species_of_shapes_of_its_dynasty() -> None:
    assert [len(shapes) for shapes in SHAPES] == [4, 4]
    assert not set(SHAPES[DINOSAUR]) & set(SHAPES[MAMMAL])
    assert SPECIES[:4] == ["red-dino", "red-fin", "red-bird", "red-croc"]
    assert SPECIES[12:] == ["white-cat", "white-rhino", "white-bat", "white-dolphin"]


@pytest.mark.rule("megafauna1", "2.8")
def test_each_species_has_eight_animals_so_a_colour_has_32(c: Components) -> None:
    assert c.animals == 8
    assert c.animals * 4 == 32
    assert (c.tusker_animals, c.tusker_tiles) == (24, 10)


@pytest.mark.rule("megafauna1", "2.3", "2.3a", "2.3b", "2.3c")
def test_nine_letters_five_dietary_and_four_roadrunners() -> None:
    assert LETTERS == "BGHIPAMNS"
    assert LETTERS[:5] == "BGHIP"
    assert LETTERS[5:] == "AMNS"


@pytest.mark.rule("megafauna1", "2.3e", "2.3d")
def test_letters_of_a_genome_add_up() -> None:
    whole = genome("SB") + genome("S") + genome("BBN")
    assert spell(whole) == "BBBNSS"
    assert amount(whole, LETTERS.index("S")) == 2
    assert length(whole) == 6


@pytest.mark.rule("megafauna1", "2.4b")
def test_r01_a_need_of_mm_is_not_met_by_one_m() -> None:
    assert not covers(genome("BPM"), genome("MM"))
    assert covers(genome("MM"), genome("MM"))
    assert covers(genome("MMM"), genome("MM"))


def test_every_letter_is_compared_by_itself() -> None:
    for letter in LETTERS:
        assert covers(genome(LETTERS), genome(letter))
        without = genome(LETTERS.replace(letter, ""))
        assert not covers(without, genome(letter))
        assert covers(without + genome(letter), genome(letter))


# Tiles


@pytest.mark.rule("megafauna1", "2.4", "2.4a", "3.4")
def test_two_pools_of_53_and_51_tiles_and_four_homelands(c: Components) -> None:
    assert len(TILES) == len(c.era) == TILE_COUNT == 108
    assert c.era.count(MESOZOIC) == 53
    assert c.era.count(CENOZOIC) == 51
    assert [TILES[t] for t in range(TILE_COUNT) if c.era[t] < 0] == TILES[HOMELAND:BIOME_COUNT]
    biomes = c.era[:BIOME_COUNT]
    assert (biomes.count(MESOZOIC), biomes.count(CENOZOIC)) == (37, 35)


@pytest.mark.rule("megafauna1", "2.4b", "2.4c", "2.4d")
def test_r_2_4_the_plankton_of_the_rulebook(c: Components) -> None:
    assert biome(c, "diatom_plankton") == ("arctic", 48, "MM", "", "size")
    assert c.sea[TILES.index("diatom_plankton")]


@pytest.mark.rule("megafauna1", "2.4e")
def test_r_2_4e_a_volcano_of_climax_93(c: Components) -> None:
    volcanoes = [t for t in range(BIOME_COUNT) if c.mark[t] == VOLCANO]
    assert sorted(c.climax[t] for t in volcanoes) == [70, 93, 94, 95]
    assert all(c.latitude[t] == OROGENY for t in volcanoes)


@pytest.mark.rule("megafauna1", "2.4f")
def test_homelands_need_nothing_and_have_a_colour_as_niche(c: Components) -> None:
    for colour in range(4):
        t = HOMELAND + colour
        assert c.need[t] == 0
        assert c.husk[t] == -1
        assert c.niche[t] == COLOUR + colour
        assert c.star[t] == WHITE_STAR
    assert [c.climax[HOMELAND + colour] for colour in range(4)] == [58, 60, 55, 75]
    assert [LATITUDES[c.latitude[HOMELAND + colour]] for colour in range(4)] == [
        "tropical",
        "orogeny",
        "orogeny",
        "arctic",
    ]


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("ginkgo_woodland", ("arctic", 30, "B", "", "P")),
        ("araucarites_petrified_forest", ("horse", 12, "BB", "", "A")),
        ("sea_lily_beds", ("horse", 38, "AM", "", "M")),
        ("cycadoid", ("horse", 24, "B", "H", "S")),
        ("iberian_sphagnum_bog", ("orogeny", 69, "I", "", "I")),
        ("lycopod_meadow", ("tropical", 26, "I", "", "N")),
        ("calamites_thicket", ("tropical", 18, "B", "N", "I")),
        ("horsetail_swamp", ("tropical", 27, "G", "N", "size")),
    ],
)
@pytest.mark.rule("megafauna1", "2.4d", "12.0", "13.2a")
def test_biomes_that_the_rulebook_speaks_of(c: Components, name: str, printed: tuple[str, int, str, str, str]) -> None:
    assert biome(c, name) == printed


@pytest.mark.rule("megafauna1", "2.4d")
def test_no_two_biomes_have_the_same_climax_but_the_two_that_the_sources_give(c: Components) -> None:
    twice = [climax for climax, count in Counter(c.climax).items() if count > 1]
    assert twice == [48]
    assert sorted(TILES[t] for t in range(BIOME_COUNT) if c.climax[t] == 48) == ["belemnites", "diatom_plankton"]
    assert min(c.climax) > max(c.printed)
    assert max(c.climax) < 100


@pytest.mark.rule("megafauna1", "2.4a")
def test_only_animals_with_m_eat_in_the_sea(c: Components) -> None:
    marine = [t for t in range(HOMELAND) if c.sea[t]]
    assert len(marine) == 14 + 9
    for t in range(HOMELAND):
        assert (amount(c.need[t], LETTERS.index("M")) > 0) == c.sea[t]
        assert c.husk[t] < 0 or not c.sea[t]


def test_stars_of_both_eras(c: Components) -> None:
    for first, last in ((0, CENOZOIC_BIOME), (CENOZOIC_BIOME, HOMELAND)):
        stars = c.star[first:last]
        assert (stars.count(WHITE_STAR), stars.count(BLUE_STAR)) == (7, 6)


@pytest.mark.rule("megafauna1", "6.1f")
def test_one_super_fern_in_the_cenozoic(c: Components) -> None:
    assert [TILES[t] for t in range(BIOME_COUNT) if c.mark[t] == SUPER_FERN] == ["azolla_mat"]
    assert c.era[TILES.index("azolla_mat")] == CENOZOIC


@pytest.mark.rule("megafauna1", "12.0")
def test_husks_ask_for_h_or_n(c: Components) -> None:
    husks = Counter(spell(c.husk[t]) for t in range(BIOME_COUNT) if c.husk[t] >= 0)
    assert set(husks) == {"H", "N"}


@pytest.mark.rule("megafauna1", "13.3")
def test_r_13_3_the_niche_of_a_prairie_is_speed(c: Components) -> None:
    for name in ("tallgrass_prairie", "shortgrass_prairie"):
        assert biome(c, name)[4] == "S"


def asking_for(c: Components, letter: str, first: int, last: int) -> int:
    """How many biomes ask for a letter, in the biome or in its husking triangle."""
    need = genome(letter)
    return sum(covers(c.need[t], need) or (c.husk[t] >= 0 and covers(c.husk[t], need)) for t in range(first, last))


def test_grazing_husking_and_physiology_feed_more_in_the_cenozoic_and_tall_browsing_less(c: Components) -> None:
    counts = {
        letters: (asking_for(c, letters, 0, CENOZOIC_BIOME), asking_for(c, letters, CENOZOIC_BIOME, HOMELAND))
        for letters in ("G", "H", "P", "BB", "I", "M")
    }
    assert counts == {"G": (5, 13), "H": (7, 9), "P": (0, 14), "BB": (8, 2), "I": (4, 3), "M": (14, 9)}


@pytest.mark.rule("megafauna1", "2.4g")
def test_immigrant_herbivores_have_a_size_and_predators_that_of_their_prey(c: Components) -> None:
    assert len(c.immigrant_role) == TILE_COUNT - IMMIGRANT == 32
    for role, size in zip(c.immigrant_role, c.immigrant_size, strict=True):
        assert size == 0 if role == PREDATOR else 1 <= size <= 6
    for first in (0, 16):
        assert c.immigrant_role[first : first + 16].count(PREDATOR) == 5


@pytest.mark.parametrize(
    ("name", "latitude", "ground", "role", "letters"),
    [
        ("eel_whales", "tropical", SEA, PREDATOR, "AAMM"),
        ("deer", "arctic", 0, ROLES.index("herbivore"), "BGPP"),
        ("titanosaurs", "tropical", 0, ROLES.index("herbivore"), "BBA"),
        ("velociraptors", "arctic", 0, PREDATOR, "PAASS"),
        ("labyrinthodonts", "tropical", AMPHIBIAN, PREDATOR, "MNN"),
    ],
)
@pytest.mark.rule("megafauna1", "2.4g", "6.1g")
def test_immigrants(c: Components, name: str, latitude: str, ground: int, role: int, letters: str) -> None:
    t = TILES.index(name)
    i = t - IMMIGRANT
    assert LATITUDES[c.latitude[t]] == latitude
    assert c.immigrant_ground[i] == ground
    assert c.immigrant_role[i] == role
    assert c.immigrant_genome[i] == genome(letters)


@pytest.mark.rule("megafauna1", "6.1g")
def test_r10_sea_turtles_are_prey_of_eel_whales_and_sloths_browse(c: Components) -> None:
    turtles = c.immigrant_genome[TILES.index("sea_turtles") - IMMIGRANT]
    whales = c.immigrant_genome[TILES.index("eel_whales") - IMMIGRANT]
    for letter in "AMNS":
        assert amount(turtles, LETTERS.index(letter)) <= amount(whales, LETTERS.index(letter))
    assert covers(c.immigrant_genome[TILES.index("ground_sloths") - IMMIGRANT], genome("B"))


def test_every_immigrant_finds_food_in_some_biome_of_its_own_latitude(c: Components) -> None:
    """Otherwise it would go to the tar pit whenever nothing has shifted."""
    for t in range(IMMIGRANT, TILE_COUNT):
        i = t - IMMIGRANT
        if c.immigrant_role[i] == PREDATOR:
            continue
        edible = [
            b
            for b in range(HOMELAND)
            if c.latitude[b] == c.latitude[t]
            and (c.immigrant_ground[i] == AMPHIBIAN or (c.immigrant_ground[i] == SEA) == c.sea[b])
            and (
                covers(c.immigrant_genome[i], c.need[b])
                or (c.husk[b] >= 0 and covers(c.immigrant_genome[i], c.husk[b]))
            )
        ]
        assert edible, TILES[t]


# Cards


@pytest.mark.rule("megafauna1", "7.0")
def test_66_mutations_and_26_genotypes(c: Components) -> None:
    assert len(CARDS) == CARD_COUNT == len(c.event) == 92
    assert len(c.genome) == GENOTYPE == 66
    assert len(c.genotype_genome) == CARD_COUNT - GENOTYPE == 26


@pytest.mark.rule("megafauna1", "6.0")
def test_events_of_the_deck(c: Components) -> None:
    assert [c.event.count(event) for event in range(len(EVENTS))] == [66, 7, 13, 6]
    assert len(EVENTS) == 4
    assert c.new_tiles == 2


@pytest.mark.rule("megafauna1", "6.2a")
def test_catastrophes_have_levels_of_four_to_seven_and_a_shift(c: Components) -> None:
    strikes = [(c.event_level[card], c.event_shift[card]) for card in range(92) if c.event[card] == CATASTROPHE]
    assert sorted(level for level, _ in strikes) == [4, 4, 5, 5, 6, 6, 7]
    assert sorted(shift for _, shift in strikes) == [-1] * 4 + [1] * 3
    assert all(c.event_level[card] == 0 for card in range(92) if c.event[card] != CATASTROPHE)


@pytest.mark.rule("megafauna1", "6.2")
def test_r_21_3_five_cards_kill_a_genome_of_four_in_one_game_of_ten_and_of_seven_in_one_of_three(
    c: Components,
) -> None:
    for letters, expected in ((4, 0.106), (7, 0.333)):
        deadly = sum(0 < level <= letters for level in c.event_level)
        assert 1 - comb(92 - deadly, 5) / comb(92, 5) == pytest.approx(expected, abs=0.001)


@pytest.mark.rule("megafauna1", "6.3")
def test_milankovich_cycles_strike_arctic_and_horse_or_the_tropics_or_the_jet_stream(c: Components) -> None:
    struck = Counter(
        tuple(LATITUDES[latitude] for latitude in c.event_latitudes[card])
        for card in range(92)
        if c.event[card] == MILANKOVICH
    )
    assert struck == {("arctic", "horse"): 7, ("tropical",): 4, ("jet_stream",): 2}


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("feathers", ("PP", 1, 4)),
        ("anteater_tongue", ("II", 1, 2)),
        ("spines", ("AA", 1, 1)),
        ("digging_claws", ("IN", 1, 2)),
        ("bloodhound_nose", ("N", 1, 6)),
        ("biped_stance", ("B", 1, 5)),
        ("caudal_fin", ("MM", 1, 6)),
        ("echolocation", ("IN", 1, 3)),
        ("lek", ("", 1, 6)),
    ],
)
@pytest.mark.rule("megafauna1", "7.1", "7.2")
def test_mutations_that_the_rulebook_speaks_of(c: Components, name: str, printed: tuple[str, int, int]) -> None:
    assert mutation(c, name) == printed


@pytest.mark.rule("megafauna1", "7.4", "7.4a", "7.5")
def test_r22_doves_and_tillodonts_share_a_card(c: Components) -> None:
    g = CARDS.index("doves-taeniodonts_tillodonts") - GENOTYPE
    assert [spell(letters) for letters in c.genotype_genome[g]] == ["HSSS", "HN"]
    assert c.genotype_smallest[g] == [1, 1]
    assert c.genotype_largest[g] == [1, 3]
    assert [SHAPES[dynasty][c.genotype_shape[g][dynasty]] for dynasty in range(2)] == ["bird", "bat"]


@pytest.mark.rule("megafauna1", "7.4", "7.5")
def test_t15_and_t20_the_genotypes_of_the_example(c: Components) -> None:
    carnosaurs = CARDS.index("carnosaurs-mesonychids") - GENOTYPE
    assert spell(c.genotype_genome[carnosaurs][DINOSAUR]) == "AA"
    assert c.genotype_shape[carnosaurs][DINOSAUR] == 0
    chalicotheres = CARDS.index("brontosaurs-chalicotheres") - GENOTYPE
    assert spell(c.genotype_genome[chalicotheres][MAMMAL]) == "BA"
    assert c.genotype_shape[chalicotheres][MAMMAL] != 0
    assert c.event[CARDS.index("brontosaurs-chalicotheres")] == NEW_TILES


@pytest.mark.rule("megafauna1", "9.1")
def test_instincts_on_cards(c: Components) -> None:
    counts = [sum(bits >> instinct & 1 for bits in c.instincts) for instinct in range(4)]
    assert dict(zip(INSTINCTS, counts, strict=True)) == {
        "manual-dexterity": 7,
        "natural-history": 5,
        "social-skills": 6,
        "language": 5,
    }
    assert all(bits.bit_count() <= 1 for bits in c.instincts)


@pytest.mark.rule("megafauna1", "9.2", "2.5c")
def test_the_six_cultures_need_the_six_pairs_of_instincts() -> None:
    assert sorted(CULTURE_NEEDS) == sorted({1 << a | 1 << b for a in range(4) for b in range(a)})


# Species and set-up


@pytest.mark.rule("megafauna1", "10.3c", "3.3")
def test_heritage_tiles_and_their_faces(c: Components) -> None:
    faces = [
        (spell(letters), least, greatest)
        for letters, least, greatest in zip(c.face_genome, c.face_smallest, c.face_largest, strict=True)
    ]
    assert len(FACES) == 10
    assert faces == [
        ("H", 1, 2),
        ("B", 1, 4),
        ("G", 1, 6),
        ("GG", 1, 6),
        ("I", 1, 2),
        ("G", 1, 6),
        ("B", 1, 4),
        ("BB", 4, 6),
        ("P", 1, 6),
        ("PP", 1, 6),
    ]


@pytest.mark.rule("megafauna1", "3.2", "3.5", "3.8", "3.9b", "4.2e", "19.1a")
def test_set_up_numbers(c: Components) -> None:
    assert (c.first_genes, c.start_genes, c.tusker_genes, c.roadrunner_cost) == (3, 4, 10, 2)
    assert (c.start_size, c.tusker_size) == (1, 3)
    assert c.start_tiles == 22
    assert c.triassic_each == 3
    assert c.periods == [0, 5, 8, 7]
    assert GREENHOUSE[c.start_greenhouse] == "800"
    assert c.stagnation_rounds == 20
    assert c.origins_instinct_genes == 4


@pytest.mark.rule("megafauna1", "2.5e")
def test_the_greenhouse_track_has_five_cells_between_two_ends() -> None:
    assert GREENHOUSE == ["snowball", "200", "400", "800", "1600", "3200", "hothouse"]


# Provenance


def test_all_cenozoic_tiles_and_no_others_are_reconstructed() -> None:
    tiles = [row for name, row in rows_of(tables.DATA / "tiles.toml") if not name.startswith("homeland")]
    ours = [row["id"] for row in tiles if row["source"] == "reconstructed"]
    assert ours == TILES[CENOZOIC_BIOME:HOMELAND] + TILES[CENOZOIC_IMMIGRANT:]
    assert {row["era"] for row in tiles if row["source"] == "reconstructed"} == {"cenozoic"}


def test_211_rules_with_a_title() -> None:
    rules = GAME.rules()
    assert len(rules) == 211
    assert all(rules.values())
    assert next(iter(rules)) == "2.2"
    assert list(rules)[-1] == "genesis.K"


# Packs


@pytest.mark.parametrize(
    ("file", "old", "new", "changed"),
    [
        ("species.toml", "each = 8", "each = 9", {"animals": 9}),
        ("setup.toml", "drawn = 22", "drawn = 10", {"start_tiles": 10}),
        ("setup.toml", 'start = "800"', 'start = "400"', {"start_greenhouse": 2}),
        ("cards.toml", "new_tiles = 2", "new_tiles = 3", {"new_tiles": 3}),
    ],
)
def test_a_pack_of_one_file_changes_one_value(
    tmp_path: Path, file: str, old: str, new: str, changed: dict[str, object]
) -> None:
    edit(tables.DATA, tmp_path, file, old, new)
    assert tables.check(tmp_path) == []
    own, packed = vars(tables.load()), vars(tables.load(tmp_path))
    assert {name for name in own if own[name] != packed[name]} == {*changed, "pack"}
    assert {name: packed[name] for name in changed} == changed


def test_a_pack_may_draw_the_atlantic_elsewhere(tmp_path: Path) -> None:
    edit(tables.DATA, tmp_path, "board.toml", 'between = ["J5", "H5"]', 'between = ["J4", "J5"]')
    near = tables.load(tmp_path).near
    assert near[0] == tables.load().near[0]
    assert near[1] != tables.load().near[1]


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        (
            "board.toml",
            'id = "A0"\nclimax = 2',
            'id = "A0"\nclimax = 12',
            "habitat row 1 (A0), column climax",
            "0 to 8",
        ),
        ("board.toml", 'home = "red"', 'home = "rod"', "(T2), column home", "did you mean red?"),
        ("board.toml", 'between = ["J5", "H5"]', 'between = ["J5"]', "rift row 1, column between", "it must have 2"),
        ("board.toml", 'between = ["J5", "H5"]', 'between = ["J5", "T5"]', "rift row 1", "are not side by side"),
        ("board.toml", 'between = ["J5", "H5"]', 'between = ["J5", "X5"]', "rift row 1", "as A0"),
        ("tiles.toml", "climax = 97", "climax = 197", "(alpine_turf), column climax", "must be 9 to 99"),
        (
            "tiles.toml",
            'need = "IP"\nhusk',
            'need = "IX"\nhusk',
            "(bumblebee_meadow), column need",
            "there is no DNA 'X'",
        ),
        ("tiles.toml", 'need = "II"\nniche = "A"', 'need = ""\nniche = "A"', "(termite_mounds), column need", "1 to 9"),
        ("tiles.toml", 'need = "II"\nniche = "A"', 'need = "II"\nniche = "sise"', "(termite_mounds)", "mean size?"),
        ("tiles.toml", 'mark = "super-fern"', 'mark = "superfern"', "(azolla_mat), column mark", "mean super-fern?"),
        ("tiles.toml", 'mark = "super-fern"', 'mark = "volcano"', "(azolla_mat), column mark", "orogeny biome"),
        ("tiles.toml", 'id = "deer"', 'id = "dear"', "immigrant row 17 (dear), column id", "did you mean deer?"),
        (
            "tiles.toml",
            'genome = "AAMM"\nsource = "reconstructed"',
            'genome = "AAMM"\nsize = 2\nsource = "reconstructed"',
            "(eel_whales), column size",
            "leave it out",
        ),
        ("tiles.toml", 'colour = "red"', 'colour = "blue"', "(giant_myriapods), column colour", "homeland of red"),
        ("cards.toml", 'id = "lek"', 'id = "leck"', "mutation row 52 (leck), column id", "did you mean lek?"),
        (
            "cards.toml",
            'id = "feathers"\nsizes = [1, 4]',
            'id = "feathers"\nsizes = [4, 1]',
            "(feathers), column sizes",
            "not fall",
        ),
        (
            "cards.toml",
            'id = "feathers"\nsizes = [1, 4]',
            'id = "feathers"\nsizes = [1]',
            "(feathers), column sizes",
            "it must have 2",
        ),
        ("cards.toml", "level = 7", "level = 0", "(anteater_tongue), column level", "must be 1 to 20"),
        (
            "cards.toml",
            'level = 7\ngreenhouse = "down"\n',
            "level = 7\n",
            "(anteater_tongue), column greenhouse",
            "it is missing",
        ),
        (
            "cards.toml",
            'id = "fur"\n',
            'id = "fur"\nlevel = 4\n',
            "mutation row 16 (fur), column level",
            "has no level",
        ),
        (
            "cards.toml",
            'id = "fur"\n',
            'id = "fur"\nlatitudes = ["arctic"]\n',
            "(fur), column latitudes",
            "speaks of no latitude",
        ),
        (
            "cards.toml",
            'dinosaur = { shape = "bird", sizes = [1, 1], genome = "HSSS" }',
            'dinosaur = { shape = "bat", sizes = [1, 1], genome = "HSSS" }',
            "column dinosaur, shape",
            "one of dino, fin, bird, croc",
        ),
        ("species.toml", "each = 8", "each = 1", "key animals, key each", "must be 2 to 20"),
        (
            "species.toml",
            'front = { sizes = [1, 2], genome = "H" }',
            'front = { sizes = [1, 2], genome = "S" }',
            "heritage row 1 (husk-browse), column front, genome",
            "dietary DNA",
        ),
        ("setup.toml", "drawn = 22", "drawn = 54", "key tiles, key drawn", "must be 0 to 53"),
        ("setup.toml", 'start = "800"', 'start = "900"', "key greenhouse, key start", "did you mean 800?"),
        ("setup.toml", "rounds = 20", "rounds = 0", "key stagnation, key rounds", "must be 1 to 99"),
        ("setup.toml", "tertiary = 7", "tertiary = 0", "key decks, key tertiary", "must be 1 to 15"),
        ("setup.toml", "first = 3", 'first = "three"', "key genes, key first", "it must be a whole number"),
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
    ("file", "table", "name", "what"),
    [
        ("board.toml", "habitat", "J4", "habitat"),
        ("tiles.toml", "biome", "coral_reef", "biome"),
        ("tiles.toml", "homeland", "giant_myriapods", "homeland"),
        ("tiles.toml", "immigrant", "bison", "immigrant"),
        ("cards.toml", "mutation", "beak", "mutation"),
        ("cards.toml", "genotype", "owls-primates", "genotype"),
        ("species.toml", "heritage", "graze", "heritage tile"),
    ],
)
def test_a_missing_row_is_missed(tmp_path: Path, file: str, table: str, name: str, what: str) -> None:
    without(tables.DATA, tmp_path, file, table, name)
    assert tables.check(tmp_path) == [f"{file}, key {table}: there is no row for {name}; each {what} must have one"]


def test_a_board_without_a_chain_or_a_homeland_is_refused(tmp_path: Path) -> None:
    text = (tables.DATA / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text.replace('chain = "west"\n', "").replace('home = "green"\n', ""))
    assert tables.check(tmp_path) == [
        "board.toml, key habitat: no row has home green; each colour must have one",
        "board.toml, key habitat: no row has chain west; each chain must have mountains",
    ]
