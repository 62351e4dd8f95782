"""The fields of a state of Marine, each declared once."""

from __future__ import annotations

from phylarium.games.marine.rules.board import CORNER_COUNT, CORNERS, HEX_COUNT, HEXES
from phylarium.games.marine.rules.names import (
    ANIMAL_COUNT,
    ANIMALS,
    BOX_COUNT,
    BOXES,
    CARDS,
    ELEMENT_COUNT,
    ELEMENTS,
    EMPTY,
    SIDES,
    SPACE_COUNT,
    SPACES,
    TERRAIN_COUNT,
    TERRAINS,
    TRAITS,
)
from phylarium.games.marine.rules.options import OPTIONS
from phylarium.games.marine.rules.values import NONE
from phylarium.kernel.fields import Field, option_fields

_NEEDS = [f"{animal} {element}" for animal in ANIMALS for element in ELEMENTS]
_PAWNS = [*ANIMALS, *(f"special {element}" for element in ELEMENTS)]


FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # Who plays what.
    Field("seat_of", [NONE] * ANIMAL_COUNT, index=ANIMALS),
    # Earth.
    Field("ground", [NONE] * HEX_COUNT, "The large tile in each hex.", values=TERRAINS, index=HEXES),
    Field("vent", [0] * HEX_COUNT, "SMOKER or GEYSER where a vent tile lies on top.", values=SIDES, index=HEXES),
    Field("terrain", [NONE] * HEX_COUNT, "What a hex counts as: its tile, or VENT.", values=TERRAINS, index=HEXES),
    Field("element", [NONE] * CORNER_COUNT, values=ELEMENTS, index=CORNERS),
    Field(
        "species", [0] * (ANIMAL_COUNT * HEX_COUNT), index=[f"{animal} {hex}" for animal in ANIMALS for hex in HEXES]
    ),
    # Animal displays.
    Field("pool", [0] * ANIMAL_COUNT, index=ANIMALS),
    Field("lost", [0] * ANIMAL_COUNT, "Eliminated species, back in the box.", index=ANIMALS),
    Field("printed", [0] * (ANIMAL_COUNT * ELEMENT_COUNT), index=_NEEDS),
    Field("disks", [0] * (ANIMAL_COUNT * ELEMENT_COUNT), index=_NEEDS),
    Field(
        "spare_spaces", [0] * ANIMAL_COUNT, "Element spaces of the display itself that can hold disks.", index=ANIMALS
    ),
    Field("vp", [0] * ANIMAL_COUNT, index=ANIMALS),
    Field("retrieved", [0] * ANIMAL_COUNT, "1 where the food chain cube stands in the right box.", index=ANIMALS),
    # Action display.
    Field(
        "display",
        [0] * (BOX_COUNT * ELEMENT_COUNT),
        index=[f"{box} {element}" for box in BOXES for element in ELEMENTS],
    ),
    Field("speciation", [NONE] * 4, values=ELEMENTS),
    Field("regression", [NONE] * 2, values=ANIMALS),
    Field("competition", [NONE] * 3, values=TERRAINS),
    Field("evolution", [NONE] * 5, values=TERRAINS),
    Field("bag", [0] * ELEMENT_COUNT, index=ELEMENTS),
    Field("terrain_bag", [0] * TERRAIN_COUNT, index=TERRAINS),
    # Pawns.
    Field("spaces", [EMPTY] * SPACE_COUNT, values=_PAWNS, index=SPACES),
    Field("pawns", [0] * ANIMAL_COUNT, "Basic pawns in front of their owner.", index=ANIMALS),
    Field("pawns_owned", [0] * ANIMAL_COUNT, index=ANIMALS),
    Field("control", [NONE] * ELEMENT_COUNT, values=ANIMALS, index=ELEMENTS),
    Field(
        "special_at",
        [NONE] * ELEMENT_COUNT,
        "The space on which each special pawn stands.",
        values=SPACES,
        index=ELEMENTS,
    ),
    Field("target", [0] * ELEMENT_COUNT, index=ELEMENTS),
    # Cards.
    Field("deck", [], "Top card last.", values=CARDS),
    Field("boxed", [], values=CARDS),
    Field("row", [NONE] * 5, "Slot 1 first.", values=CARDS),
    Field("discard", [], "Top card last.", values=CARDS),
    Field("traits", [NONE] * (ANIMAL_COUNT * 2), values=TRAITS),
    Field("copied", [NONE] * ANIMAL_COUNT, values=TRAITS, index=ANIMALS),
    Field(
        "abilities",
        [0] * ANIMAL_COUNT,
        "Bits of the traits that work for each animal, copied ones too.",
        index=ANIMALS,
        bits=TRAITS,
    ),
    Field("trait_box", 0, "Bits of the traits that nobody holds.", bits=TRAITS),
    Field(
        "hands",
        [0] * ANIMAL_COUNT,
        "Bits of the traits that an animal may choose from; below 0: -1 minus their unknown number.",
        index=ANIMALS,
        bits=TRAITS,
    ),
    Field(
        "kept",
        [0] * ANIMAL_COUNT,
        "Bits of the traits chosen and not yet revealed; below 0 as in `hands`.",
        index=ANIMALS,
        bits=TRAITS,
    ),
    Field("budded", [0] * ANIMAL_COUNT, "1 where Budding Intelligence has given its pawn.", index=ANIMALS),
    # Tiles to come.
    Field("stacks", [NONE] * 21, "Three stacks of up to seven, bottom first.", values=TERRAINS),
    Field("heights", [0] * 3),
    Field("vents_left", 0),
    # Course of the game.
    Field("animal", NONE, "Whose turn it is.", values=ANIMALS),
    Field("round", 1),
    Field("turn", 0),
    Field("last_round", 0, "1 once the Asteroid was chosen."),
    Field("card_resolved", 0, "1 if an evolution card was resolved in this round."),
    Field("stagnant", 0, "Rounds in a row without one."),
    # Within one effect.
    Field(
        "moved",
        [0] * HEX_COUNT,
        "Species that a Migration has brought to a hex and that may not move again.",
        index=HEXES,
    ),
    Field("settled", 0, "Bits of hexes on which this effect has already fed Prey Switching.", bits=HEXES),
)
