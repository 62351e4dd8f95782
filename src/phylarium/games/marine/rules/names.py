"""The names of the rulebook as small ints, in the orders that matter to the rules.

Animals, terrains, cards and traits are named in the game's own data; their order there is that of their numbers.
"""

from __future__ import annotations

from typing import Final

from phylarium.kernel.packs import column

PACKAGE: Final = "phylarium.games.marine"


# Animals in food chain order, top first (terms.food-chain).
ANIMAL_COUNT: Final = 4
ANIMALS: Final[list[str]] = column(PACKAGE, "animals.toml", "animal")

PLANKTON: Final = 2; SUN: Final = 5; ELEMENT_COUNT: Final = 6  # fmt: skip
ELEMENTS: Final[list[str]] = ["algae", "worms", "plankton", "sponges", "gastropods", "sun"]

# Terrains in the left-to-right order of the Evolution section (setup.I), which is also
# descending value of first place.
LAND: Final = 0; KELP: Final = 1; REEF: Final = 2; SEAMOUNT: Final = 3; SEAGRASS: Final = 4  # fmt: skip
SAND: Final = 5; OCEAN: Final = 6; VENT: Final = 7; TERRAIN_COUNT: Final = 8  # fmt: skip
TERRAINS: Final[list[str]] = column(PACKAGE, "tiles.toml", "terrain")

# The two sides of a vent; 0 is "no vent here".
SMOKER: Final = 1
GEYSER: Final = 2
SIDES: Final[list[str]] = ["none", "smoker", "geyser"]

# Sections of the action display that hold loose elements; Speciation has fixed slots instead.
ABUNDANCE_BOX: Final = 0; AUTOTROPHS_BOX: Final = 1; DEPLETION_BOX: Final = 2; ADAPTATION_BOX: Final = 3  # fmt: skip
REGRESSION_BOX: Final = 4; WANDERLUST_BOX: Final = 5; BOX_COUNT: Final = 6  # fmt: skip
BOXES: Final[list[str]] = ["abundance", "autotrophs", "depletion", "adaptation", "regression", "wanderlust"]

# Sections of the action display, top to bottom.
ABUNDANCE: Final = 0; AUTOTROPHS: Final = 1; DEPLETION: Final = 2; ADAPTATION: Final = 3  # fmt: skip
REGRESSION: Final = 4; SPECIATION: Final = 5; WANDERLUST: Final = 6; TECTONICS: Final = 7  # fmt: skip
MIGRATION: Final = 8; COMPETITION: Final = 9; EVOLUTION: Final = 10; DOMINATION: Final = 11  # fmt: skip
BOTTOM_FEEDER_SPACE: Final = 12  # fmt: skip
SECTIONS: Final[list[str]] = [
    "abundance", "autotrophs", "depletion", "adaptation", "regression", "speciation", "wanderlust", "tectonics",
    "migration", "competition", "evolution", "domination", "bottom-feeder",
]  # fmt: skip
SPACES_IN: Final[list[int]] = [3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3]

# Action spaces in reading order: "after" in pawn.basic is a greater number. The last four are the
# personal spaces of the Bottom Feeder trait, one an animal, below everything else.
SPACE_SECTION: Final[list[int]] = [s for s in range(12) for _ in range(SPACES_IN[s])] + [BOTTOM_FEEDER_SPACE] * 4
SPACE_INDEX: Final[list[int]] = [i for s in range(12) for i in range(SPACES_IN[s])] + [0, 1, 2, 3]
PERSONAL_SPACE: Final = 37
SPACE_COUNT: Final = 41
SPACES: Final[list[str]] = [f"{SECTIONS[SPACE_SECTION[i]]}-{SPACE_INDEX[i] + 1}" for i in range(PERSONAL_SPACE)] + [
    f"bottom-feeder-{animal}" for animal in ANIMALS
]
SPECIAL_SECTIONS: Final[list[int]] = [ADAPTATION, SPECIATION, WANDERLUST, TECTONICS, MIGRATION, COMPETITION]
SPECIAL_ONLY: Final[list[bool]] = [
    SPACE_SECTION[i] in SPECIAL_SECTIONS and SPACE_INDEX[i] == SPACES_IN[SPACE_SECTION[i]] - 1
    for i in range(PERSONAL_SPACE)
] + [False] * 4
FIRST_SPACE: Final[list[int]] = [sum(SPACES_IN[:s]) for s in range(12)]

# What stands on a space: nobody, a basic pawn of animal 0..3, or the special pawn of element e as 4 + e.
EMPTY: Final = -1
SPECIAL: Final = 4

CARDS: Final[list[str]] = column(PACKAGE, "cards.toml", "card")
CARD_COUNT: Final = 35; ASTEROID: Final = 2; MONOTYPIC_HABITAT: Final = 20; SOLAR_RADIATION: Final = 28  # fmt: skip
VOLCANISM: Final = 34  # fmt: skip

TRAITS: Final[list[str]] = column(PACKAGE, "traits.toml", "trait")
TRAIT_COUNT: Final = 18; ANCIENT_LINEAGE: Final = 0; BOTTOM_FEEDER: Final = 1  # fmt: skip
BUDDING_INTELLIGENCE: Final = 2; CAMOUFLAGE: Final = 3; CANNIBAL: Final = 4; CARNIVORE: Final = 5  # fmt: skip
ECOLOGICAL_NICHE: Final = 6; EXAPTATION: Final = 7; FLIGHT: Final = 8; HADOPELAGIC: Final = 9  # fmt: skip
PACK_HUNTERS: Final = 10; PHENOTYPIC_PLASTICITY: Final = 11; PREY_SWITCHING: Final = 12  # fmt: skip
RAM_FEEDER: Final = 13; RESILIENCE: Final = 14; SEASONAL_MIGRANTS: Final = 15; SOCIAL: Final = 16  # fmt: skip
SOLITARY: Final = 17  # fmt: skip
