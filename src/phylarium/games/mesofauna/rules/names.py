"""The words of Mesofauna as the rules count them; those of the family stand beside them."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.kernel.packs import column

PACKAGE: Final = "phylarium.games.mesofauna"

COLOURS: Final[list[str]] = ["pink", "purple", "gray", "blue", "green", "orange", "black", "white"]
"""The four phyla of bugs, then those of Megafauna, which only the Combined game has."""
COLOUR_COUNT: Final = 8
BUG_COUNT: Final = 4
"""Colours before this one are bugs."""
PINK: Final = 0

SPECIES: Final[list[str]] = [f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES]
"""By species; Megafauna have no parasites."""
SPECIES_COUNT: Final = 48

BUG_CARDS: Final[list[str]] = column(PACKAGE, "mutations.toml", "card")
GIANT_CARDS: Final[list[str]] = column(FAMILY_PACKAGE, "cards.toml", "card")
"""Those of Megafauna, which only the Combined game has."""
CARDS: Final[list[str]] = BUG_CARDS + GIANT_CARDS
BUG_CARD_COUNT: Final = 61
CARD_COUNT: Final = 153
FACES: Final[list[str]] = [f"{card}-{way}" for card in CARDS for way in "ab"]

PHEROMONES: Final[list[str]] = ORGANS[:4]
"""The halves have the colours of the cards; Megafauna have a fifth, curiosity."""

# What a hex is.
WEEDS: Final = 0; SWAMP: Final = 1; LAKE: Final = 2  # fmt: skip
GROUNDS: Final[list[str]] = ["weeds", "swamp", "lake"]

DRY: Final = 0; WET: Final = 1  # fmt: skip
CRATON_SIDES: Final[list[str]] = ["dry", "wet"]

# Levels of a biome: what a creeple is there.
ON_HERBIVORE: Final = 2
"""A parasite whose host is the herbivore."""
ON_CARNIVORE: Final = 3
TROPHIC: Final[list[str]] = ["herbivore", "carnivore", "on_herbivore", "on_carnivore"]
LEVEL_COUNT: Final = 4

# The events of a card.
FOSSIL_AWARD: Final = 0; ICE_AGE: Final = 1; RADIATION: Final = 2; CROWD_DISEASE: Final = 3  # fmt: skip
DRIFT: Final = 4; IMPACT: Final = 5; MUTAGEN: Final = 6  # fmt: skip
ICONS: Final[list[str]] = ["fossil_award", "ice_age", "radiation", "crowd_disease", "drift", "impact", "mutagen"]

DISPLAY_ROWS: Final[list[str]] = [*ROWS, *(f"giant_{row}" for row in ROWS)]
"""Those of the bugs, then those of Megafauna."""
ROW_COUNT: Final = 4
BUG_ROWS: Final = 2
"""Their cards have events, and their decks are the clock of the game."""
SLOTS: Final[list[str]] = [f"{row}-{column}" for row in DISPLAY_ROWS for column in range(1, COLUMN_COUNT + 1)]
SLOT_COUNT: Final = 20
DICE_SIDES: Final = 8
