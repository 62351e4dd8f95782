"""What a state of Megafauna encodes, field by field, with the names that make its JSON readable."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.actions import PLACE_NAMES
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT, HABITATS
from phylarium.games.megafauna1.rules.names import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    DISPLAY_SLOTS,
    DISPLAYS,
    ERAS,
    GREENHOUSE,
    HERITAGE,
    LETTERS,
    PERIODS,
    ROADRUNNER,
    SPECIES,
    SPECIES_COUNT,
    TILE_COUNT,
    TILES,
)
from phylarium.games.megafauna1.rules.state import ALL_PLACES
from phylarium.kernel.codec import Field

_CARD_PLACES = [
    *(f"stack {species}" for species in SPECIES),
    *(f"fossils {colour}" for colour in COLOURS),
    "gone",
    "deck",
    "shown",
    "held",
]
_TILE_PLACES = ["out", "pool", "map", "tarpit", *(f"fossils {colour}" for colour in COLOURS)]
_WORN = [f"{species} {side}" for species in SPECIES for side in ("front", "back")]
_SLOTS = [f"{display} {slot}" for display in DISPLAYS for slot in range(1, DISPLAY_SLOTS + 1)]
_TRACKS = [f"{species} {letter}" for species in SPECIES for letter in LETTERS[ROADRUNNER:]]


def _by_colour(name: str) -> Field:
    return Field(name, 4, None, COLOURS)


def _by_species(name: str) -> Field:
    return Field(name, SPECIES_COUNT, None, SPECIES)


FIELDS: tuple[Field, ...] = (
    *(Field(name) for name in ("seats", "upper_display", "roadrunner_action", "genetic_drift", "on_with_cenozoic")),
    _by_colour("seat_of"),
    Field("colour_of", 0, COLOURS),
    Field("biome", HABITAT_COUNT, TILES, HABITATS),
    Field("flipped", HABITAT_COUNT, None, HABITATS),
    Field("animals", ALL_PLACES, None, PLACE_NAMES),
    Field("invaders", ALL_PLACES, None, PLACE_NAMES),
    Field("greenhouse", None, GREENHOUSE),
    Field("atlantic"),
    Field("era", None, ERAS),
    Field("catastrophes"),
    _by_species("size"),
    _by_species("genome"),
    Field("roadrunners", len(_TRACKS), None, _TRACKS),
    _by_species("icons"),
    _by_species("cultures"),
    _by_species("supply"),
    _by_species("population"),
    _by_species("where"),
    Field("heritage", 20, _WORN, [f"{colour} {tile}" for colour in COLOURS for tile in HERITAGE]),
    Field("deck", 0, CARDS),
    Field("deck_left", len(PERIODS), None, PERIODS),
    Field("period"),
    Field("general", 0, CARDS),
    Field("display", len(_SLOTS), CARDS, _SLOTS),
    Field("on_card", len(_SLOTS), None, _SLOTS),
    Field("card_at", CARD_COUNT, _CARD_PLACES, CARDS),
    Field("mesozoic", 0, TILES),
    Field("cenozoic", 0, TILES),
    Field("tarpit", 0, TILES),
    Field("tile_at", TILE_COUNT, _TILE_PLACES, TILES),
    _by_colour("genes"),
    _by_colour("tiles_won"),
    _by_colour("genotypes_won"),
    Field("active", None, COLOURS),
    Field("turn"),
    Field("scoring"),
    Field("ending"),
    Field("stagnant"),
    Field("touched"),
    Field("stirred"),
)
