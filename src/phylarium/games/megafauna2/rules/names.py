"""The words of Megafauna, second edition, as the rules count them; those of the family stand beside them."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.kernel.packs import column

PACKAGE: Final = "phylarium.games.megafauna2"

# Player Green is the plant, Player White the bony one.
COLOURS: Final[list[str]] = ["green", "orange", "black", "white"]
PLANT: Final = 0; ORANGE: Final = 1; BLACK: Final = 2; BONY: Final = 3; COLOUR_COUNT: Final = 4  # fmt: skip
SKELETAL: Final[list[int]] = [1, 2, 3, 4]


SPECIES: Final[list[str]] = [f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES]
"""By species; the parasites among them belong to another game of the family and are never there."""
SPECIES_COUNT: Final = 24

CARDS: Final[list[str]] = column(FAMILY_PACKAGE, "cards.toml", "card")
CARD_COUNT: Final = 92
FACES: Final[list[str]] = [f"{card}-{way}" for card in CARDS for way in "ab"]

# The first events are extraterrestrial; then come the three biosphere decks, DECK_SIZE each.
EVENTS: Final[list[str]] = column(PACKAGE, "events.toml", "event")
EVENT_COUNT: Final = 51; ET_COUNT: Final = 15; DECK_SIZE: Final = 12  # fmt: skip
BIOSPHERES: Final[list[str]] = ["too_hot", "goldilocks", "too_cold"]
TOO_HOT: Final = 0; GOLDILOCKS: Final = 1; TOO_COLD: Final = 2  # fmt: skip

CLIMATES: Final[list[str]] = ["icehouse", "ice_age", "cool", "eden", "warm", "hothouse"]
ICEHOUSE: Final = 0; ICE_AGE: Final = 1; COOL: Final = 2; EDEN: Final = 3; WARM: Final = 4  # fmt: skip
HOTHOUSE: Final = 5

ERAS: Final[list[str]] = ["paleozoic", "mesozoic", "cenozoic"]
SECOND_ERA: Final = 1; THIRD_ERA: Final = 2; EVENTS_PER_ERA: Final = 5  # fmt: skip

# What is printed on a hex, and what a biome is once its disk counts. An open shelf is one without a bloom, and nobody
# enters it; highland is the dry land of Mars and Venus, where water makes a sea.
GROUNDS: Final[list[str]] = ["sea", "weeds", "swamp", "forest", "mountain", "ice", "bloom", "open_shelf", "highland"]
SEA: Final = 0; WEEDS: Final = 1; SWAMP: Final = 2; FOREST: Final = 3; MOUNTAIN: Final = 4; ICE: Final = 5  # fmt: skip
BLOOM: Final = 6; OPEN_SHELF: Final = 7; HIGHLAND: Final = 8  # fmt: skip

# Disks; a bloom is a green one on a black one, on a shelf.
DISKS: Final[list[str]] = ["none", "green", "white", "black", "bloom"]
NO_DISK: Final = 0; GREEN_DISK: Final = 1; WHITE_DISK: Final = 2; BLACK_DISK: Final = 3  # fmt: skip
BLOOM_DISKS: Final = 4

# Where a disk is taken from or goes; the sky is clouds or atmosphere, as Medea chooses (D13).
RESERVOIRS: Final[list[str]] = ["oxygen", "clouds", "atmosphere"]
PLACES_OF_DISKS: Final[list[str]] = [*RESERVOIRS, "continent", "offshore", "sky"]
OXYGEN: Final = 0; CLOUDS: Final = 1; ATMOSPHERE: Final = 2; CONTINENT: Final = 3; OFFSHORE: Final = 4  # fmt: skip
SKY: Final = 5

# Icons of events.
ICONS: Final[list[str]] = [
    "collision", "drift", "crater", "rift", "climax", "deluge", "mutagen", "radiation", "crowd_disease", "windy",
    "transfer",
]  # fmt: skip
COLLISION: Final = 0; DRIFT: Final = 1; CRATER: Final = 2; RIFT: Final = 3; CLIMAX: Final = 4  # fmt: skip
DELUGE: Final = 5; MUTAGEN: Final = 6; RADIATION: Final = 7; CROWD_DISEASE: Final = 8; WINDY: Final = 9  # fmt: skip
TRANSFER: Final = 10

# Conditions of a transfer.
CONDITIONS: Final[list[str]] = ["always", "microbes", "conflagration", "precipitation", "cloud_covered"]
ALWAYS: Final = 0; MICROBES: Final = 1; CONFLAGRATION: Final = 2; PRECIPITATION: Final = 3  # fmt: skip
CLOUD_COVERED: Final = 4

# Places in the display.
SLOTS: Final[list[str]] = [f"{row}-{column}" for row in ROWS for column in range(1, COLUMN_COUNT + 1)]
SLOT_COUNT: Final = 10
