"""The names of the rulebook as small ints, in the orders that matter to the rules.

Cards and placards are named in the game's own data; their order there is that of their numbers.
"""

from __future__ import annotations

from typing import Final

from phylarium.kernel.packs import column

PACKAGE: Final = "phylarium.games.genesis"

# Colours of players, bionts, cubes and disks. Red is metabolism, yellow specificity, green entropy, blue heredity.
RED: Final = 0; YELLOW: Final = 1; GREEN: Final = 2; BLUE: Final = 3; COLOUR_COUNT: Final = 4  # fmt: skip
COLOURS: Final[list[str]] = ["red", "yellow", "green", "blue"]

# Landforms from the top: the rows of refugia and mutation decks (Ce). "Heaven" takes the lowest number, "earth" the
# greatest.
COSMIC: Final = 0; OCEAN: Final = 1; COASTAL: Final = 2; CONTINENT: Final = 3; ROW_COUNT: Final = 4  # fmt: skip
ROWS: Final[list[str]] = ["cosmic", "ocean", "coastal", "continent"]

HADEAN: Final = 0; ARCHEAN: Final = 1; PROTEROZOIC: Final = 2  # fmt: skip
EONS: Final[list[str]] = ["hadean", "archean", "proterozoic"]

# The climate (D10): which life dice animate.
WARM: Final = 0
COOL: Final = 1
CLIMATES: Final[list[str]] = ["warm", "cool"]

# Event cards in the order of their printed numbers, which are 37 and onwards.
EVENTS: Final[list[str]] = column(PACKAGE, "events.toml", "event")
EVENT_COUNT: Final = 24
FIRST_EVENT_NUMBER: Final = 37

# What a card does besides its icons (D1).
WATERWORLD: Final = 1; OZONE_LAYER: Final = 2; COMET_SHIELD: Final = 3; OZONE_HOLE: Final = 4  # fmt: skip
SPECIALS: Final[list[str]] = ["none", "waterworld", "ozone_layer", "comet_shield", "ozone_hole"]

# Event icons (D3 to D9). The five UV icons stand last, so that icon - UV is the limit of mutations.
HEAVEN: Final = 0; EARTH: Final = 1; SMITE: Final = 2; EXTREMOPHILE: Final = 3; OXYGEN_SPIKE: Final = 4  # fmt: skip
CANCER: Final = 5; DROUGHT: Final = 6; UV: Final = 7  # fmt: skip
ICONS: Final[list[str]] = [
    "heaven", "earth", "smite", "extremophile", "oxygen_spike", "cancer", "drought", "uv_0", "uv_1", "uv_2", "uv_3",
    "uv_4",
]  # fmt: skip

# Refugia by row, each with the bacterium on its back.
REFUGIA: Final[list[str]] = column(PACKAGE, "refugia.toml", "refugium")
REFUGIUM_COUNT: Final = 16
MOST_SLOTS: Final = 7
"""Enzyme slots that a placard has room for."""

# Abilities (G.abilities) of mutations, organs and endosymbionts. The first five are shields.
HEAT_SHIELD: Final = 0; OXYGEN_SHIELD: Final = 1; UV_SHIELD: Final = 2; CANCER_SHIELD: Final = 3  # fmt: skip
DROUGHT_SHIELD: Final = 4; IMMUNOLOGY: Final = 5; SPORE: Final = 6; HGT: Final = 7; DNA: Final = 8  # fmt: skip
FISSION: Final = 9; NUCLEUS: Final = 10; SEX: Final = 11; RED_QUEEN: Final = 12; POLLUTION: Final = 13  # fmt: skip
ABILITY_COUNT: Final = 14  # fmt: skip
ABILITIES: Final[list[str]] = [
    "heat_shield", "oxygen_shield", "uv_shield", "cancer_shield", "drought_shield", "immunology", "spore", "hgt",
    "dna", "fission", "nucleus", "sex", "red_queen", "pollution",
]  # fmt: skip

# Mutation cards by the name of the unpromoted side, five a colour.
MUTATIONS: Final[list[str]] = column(PACKAGE, "mutations.toml", "mutation")
MUTATION_COUNT: Final = 20
PROMOTED: Final[list[str]] = column(PACKAGE, "mutations.toml", "mutation", "promoted")
"""The other side of each mutation card."""
# A face of a mutation: card * 2 + side.
PROMOTED_SIDE: Final = 1

# Faces of the parasite cards: the card's colour * 2 + side.
PARASITES: Final[list[str]] = column(PACKAGE, "parasites.toml", "parasite")
PARASITE_COUNT: Final = 8
DISEASED_SLOTS: Final = 2
"""Slots for diseased cubes on each face of a parasite (E3c)."""

# Macroorganism cards by the name of the marine side; a face is card * 2 + side.
FORMS: Final[list[str]] = column(PACKAGE, "macroorganisms.toml", "form")
"""Both sides of the macroorganisms in the order of their faces."""
MACROORGANISMS: Final[list[str]] = FORMS[::2]
TERRESTRIAL_FORMS: Final[list[str]] = FORMS[1::2]
"""The other side of each macroorganism card."""
MACROORGANISM_COUNT: Final = 8; MARINE: Final = 0; TERRESTRIAL: Final = 1  # fmt: skip
ECOSYSTEMS: Final[list[str]] = ["marine", "terrestrial"]
MOST_ORGANS: Final = 6
"""Organ slots that a face has room for; organ slot i of a face is face * MOST_ORGANS + i."""

# Trophic levels from the bottom (H3c).
TROPHIC_COUNT: Final = 3
TROPHIC_LEVELS: Final[list[str]] = ["plant", "herbivore", "carnivore"]

# Organs by colour of the system they belong to: nervous, circulatory, digestive, reproductive.
ORGANS: Final[list[str]] = [
    "brain", "eyes", "eyestalks", "setae", "antennae", "ears", "flame_cells", "rhabdites", "hearts", "mucous_skin",
    "valves", "mantle_canals", "lung", "shell", "coelom", "layered_epidermis", "book_lungs", "carapace",
    "spiny_skin", "leaves", "rhizoids", "pharynx", "branched_gut", "gizzard", "crop", "lophophore",
    "digestive_gland", "radula", "kidney", "jaws", "chelicerae", "rhizomorph", "digestive_sole", "mycorrhiza",
    "cuticle_flaps", "slime_glands", "stomach", "caeca", "liver", "tongue", "chitin_cuticle", "malpighian_tubules",
    "oogonium", "sporangium", "sporophyte", "gemma_cups", "neoblasts", "clitellum", "brood_pouch", "love_dart",
    "growing_margin", "gills", "brood_chamber", "placenta", "shelled_egg", "ovipositor",
]  # fmt: skip

# Endosymbionts: what a biont in a circle of its colour becomes (H3d).
ENDOSYMBIONTS: Final[list[str]] = [
    "protein_memory", "chaperones", "defensin_peptides", "mitochondria", "chloroplast", "zoochlorellae",
    "lichen_algae", "gut_bacteria", "latent_virus", "antibodies",
]  # fmt: skip
