"""The names of the rulebook as small ints, in the orders that matter to the rules.

Cards, tiles and heritage tiles are named in the game's own data; their order there is that of their numbers.
"""

from __future__ import annotations

from typing import Final

from phylarium.kernel.packs import column

PACKAGE: Final = "phylarium.games.megafauna1"


# Colours in the order of increasing number of teeth (2.2a), which is also the order of play from the first.
WHITE: Final = 3
COLOUR_COUNT: Final = 4
COLOURS: Final[list[str]] = ["red", "orange", "green", "white"]
TEETH: Final[list[int]] = [2, 3, 4, 5]

DINOSAUR: Final = 0
MAMMAL: Final = 1
DYNASTIES: Final[list[str]] = ["dinosaur", "mammal"]
DYNASTY: Final[list[int]] = [DINOSAUR, MAMMAL, DINOSAUR, MAMMAL]
"""By colour."""

# The four shapes of a dynasty; 0 is the archetype (3.7). A species is colour * 4 + shape.
SHAPE_COUNT: Final = 4
ARCHETYPE: Final = 0
SHAPES: Final[list[list[str]]] = [["dino", "fin", "bird", "croc"], ["cat", "rhino", "bat", "dolphin"]]
"""By dynasty."""
SPECIES_COUNT: Final = 16
SPECIES: Final[list[str]] = [
    f"{COLOURS[colour]}-{SHAPES[DYNASTY[colour]][shape]}"
    for colour in range(COLOUR_COUNT)
    for shape in range(SHAPE_COUNT)
]

# Letters of DNA: five dietary ones, then the four roadrunners (2.3).
B: Final = 0; G: Final = 1; H: Final = 2; P: Final = 4; A: Final = 5; M: Final = 6; N: Final = 7  # fmt: skip
S: Final = 8; LETTER_COUNT: Final = 9; DIETARY_COUNT: Final = 5  # fmt: skip
ROADRUNNER: Final = 5
"""The first roadrunner letter; A, M, N and S are ROADRUNNER + 0 to 3."""
ROADRUNNER_COUNT: Final = 4
LETTERS: Final = "BGHIPAMNS"
ROADRUNNER_MOST: Final = 3
"""Where a track ends (7.3)."""

SIZE_LEAST: Final = 1
SIZE_MOST: Final = 6

# Latitudes from the north; OROGENY is the mark of tiles that go to the mountains instead (2.4e).
ARCTIC: Final = 0; JET_STREAM: Final = 1; HORSE: Final = 2; TROPICAL: Final = 3; OROGENY: Final = 4  # fmt: skip
LATITUDES: Final[list[str]] = ["arctic", "jet_stream", "horse", "tropical", "orogeny"]

# A niche is a letter, SIZE, or COLOUR + the colour whose homeland it is (13.2).
SIZE: Final = 9
COLOUR: Final = 10
NICHES: Final[list[str]] = [*LETTERS, "size", *COLOURS]

# Where in a habitat an animal eats (2.6b).
BIOME: Final = 0; HUSK: Final = 1; HUNT: Final = 2; PLACE_COUNT: Final = 3  # fmt: skip
PLACES: Final[list[str]] = ["biome", "husk", "hunt"]
"""The biome itself, the husking triangle below it, the predator triangle above it."""

# What an immigrant does where it enters (2.4g), and which ground it accepts (6.1g).
PREDATOR: Final = 1
ROLES: Final[list[str]] = ["herbivore", "predator"]
LAND: Final = 0; SEA: Final = 1; AMPHIBIAN: Final = 2  # fmt: skip
GROUNDS: Final[list[str]] = ["land", "sea", "amphibian"]
HERBIVORE_TEETH: Final = 6
PREDATOR_TEETH: Final = 1

# Which star a tile has (6.1d): white ones freeze at 200 ppm, blue ones drown at 3200 ppm.
WHITE_STAR: Final = 1; BLUE_STAR: Final = 2  # fmt: skip
STARS: Final[list[str]] = ["none", "white", "blue"]

# Which arrow a tile has: volcanoes warm, the super-fern cools (6.1e, 6.1f).
VOLCANO: Final = 1; SUPER_FERN: Final = 2  # fmt: skip
MARKS: Final[list[str]] = ["none", "volcano", "super-fern"]

# Events in the blue band of a card (6.0).
NEW_TILES: Final = 0; CATASTROPHE: Final = 1; MILANKOVICH: Final = 2  # fmt: skip
EVENTS: Final[list[str]] = ["new-tiles", "catastrophe", "milankovich", "erosion"]

# Instincts; sets of them are bit masks, 1 << instinct (9.1).
DEXTERITY: Final = 0; HISTORY: Final = 1; SOCIAL: Final = 2; LANGUAGE: Final = 3; INSTINCT_COUNT: Final = 4  # fmt: skip
INSTINCTS: Final[list[str]] = ["manual-dexterity", "natural-history", "social-skills", "language"]

TOOLS: Final = 0; BONES: Final = 1; PROJECTILES: Final = 2; LABOUR: Final = 3; AGRICULTURE: Final = 4  # fmt: skip
CONTESTS: Final = 5; CULTURE_COUNT: Final = 6  # fmt: skip
CULTURES: Final[list[str]] = [
    "tool-use", "bone-breaking", "projectile-hunting", "division-of-labour", "agriculture", "male-contests",
]  # fmt: skip
CULTURE_NEEDS: Final[list[int]] = [
    1 << DEXTERITY | 1 << SOCIAL,
    1 << DEXTERITY | 1 << HISTORY,
    1 << DEXTERITY | 1 << LANGUAGE,
    1 << SOCIAL | 1 << LANGUAGE,
    1 << HISTORY | 1 << LANGUAGE,
    1 << HISTORY | 1 << SOCIAL,
]
"""9.2: each culture needs one of the six pairs of instincts."""

# The greenhouse track; both ends are the end of the game (18.0c).
SNOWBALL: Final = 0; PPM_200: Final = 1; PPM_400: Final = 2; PPM_800: Final = 3; PPM_1600: Final = 4  # fmt: skip
PPM_3200: Final = 5; HOTHOUSE: Final = 6  # fmt: skip
GREENHOUSE: Final[list[str]] = ["snowball", "200", "400", "800", "1600", "3200", "hothouse"]
FLIPPED: Final = 100
"""What a flipped biome adds to its climax (15.1e)."""

MESOZOIC: Final = 0; CENOZOIC: Final = 1  # fmt: skip
ERAS: Final[list[str]] = ["mesozoic", "cenozoic"]

TRIASSIC: Final = 0
PERIOD_COUNT: Final = 4
PERIODS: Final[list[str]] = ["triassic", "jurassic", "cretaceous", "tertiary"]

# Displays; the lower one brings events (5.0d).
LOWER: Final = 0; UPPER: Final = 1  # fmt: skip
DISPLAYS: Final[list[str]] = ["lower", "upper"]
DISPLAY_SLOTS: Final = 5

# Cards of the deck: 66 mutations, then 26 genotypes with a dinosaur and a mammal side.
GENOTYPE: Final = 66
"""The first genotype; its sides are tables of `card - GENOTYPE`."""
CARD_COUNT: Final = 92
CARDS: Final[list[str]] = [*column(PACKAGE, "cards.toml", "mutation"), *column(PACKAGE, "cards.toml", "genotype")]

# Tiles: biomes of the two eras, homelands by colour, immigrants of the two eras. The names of the
# Cenozoic ones are ours, since no source lists the printed ones (docs/games/megafauna1.md).
MESOZOIC_BIOME: Final = 0
CENOZOIC_BIOME: Final = 37
HOMELAND: Final = 72
"""HOMELAND + colour."""
BIOME_COUNT: Final = 76
"""Homelands included: a tile below this number is a biome."""
CENOZOIC_IMMIGRANT: Final = 92
IMMIGRANT: Final = 76
"""The first immigrant; their tables are by `tile - IMMIGRANT`."""
TILE_COUNT: Final = 108
TILES: Final[list[str]] = [
    *column(PACKAGE, "tiles.toml", "biome"),
    *column(PACKAGE, "tiles.toml", "homeland"),
    *column(PACKAGE, "tiles.toml", "immigrant"),
]

# Heritage tiles: five a colour, each with two faces; a face is tile * 2 + side (10.3c).
HERITAGE_COUNT: Final = 5
FACE_COUNT: Final = 10
HERITAGE: Final[list[str]] = column(PACKAGE, "species.toml", "heritage")
FACES: Final[list[str]] = [f"{tile}-{side}" for tile in HERITAGE for side in ("front", "back")]
