"""What a state of Marine encodes, field by field, with the names that make its JSON readable."""

from __future__ import annotations

from phylarium.games.marine.rules.board import CORNER_COUNT, CORNERS, HEX_COUNT, HEXES
from phylarium.games.marine.rules.names import (
    ANIMALS,
    BOXES,
    CARDS,
    ELEMENTS,
    SIDES,
    SPACE_COUNT,
    SPACES,
    TERRAINS,
    TRAITS,
)
from phylarium.kernel.codec import Field

_NEEDS = [f"{animal} {element}" for animal in ANIMALS for element in ELEMENTS]
_PAWNS = [*ANIMALS, *(f"special {element}" for element in ELEMENTS)]


def _by_animal(name: str, values: list[str] | None = None) -> Field:
    return Field(name, 4, values, ANIMALS)


FIELDS: tuple[Field, ...] = (
    *(
        Field(name)
        for name in (
            "seats",
            "two_animals",
            "random_earth",
            "alternate_displays",
            "superheroes",
            "length",
            "random_animals",
        )
    ),
    _by_animal("seat_of"),
    Field("ground", HEX_COUNT, TERRAINS, HEXES),
    Field("vent", HEX_COUNT, SIDES, HEXES),
    Field("terrain", HEX_COUNT, TERRAINS, HEXES),
    Field("element", CORNER_COUNT, ELEMENTS, CORNERS),
    Field("species", 4 * HEX_COUNT, None, [f"{animal} {hex}" for animal in ANIMALS for hex in HEXES]),
    _by_animal("pool"),
    _by_animal("lost"),
    Field("printed", 24, None, _NEEDS),
    Field("disks", 24, None, _NEEDS),
    _by_animal("spare_spaces"),
    _by_animal("vp"),
    _by_animal("retrieved"),
    Field("display", 36, None, [f"{box} {element}" for box in BOXES for element in ELEMENTS]),
    Field("speciation", 4, ELEMENTS),
    Field("regression", 2, ANIMALS),
    Field("competition", 3, TERRAINS),
    Field("evolution", 5, TERRAINS),
    Field("bag", 6, None, ELEMENTS),
    Field("terrain_bag", 8, None, TERRAINS),
    Field("spaces", SPACE_COUNT, _PAWNS, SPACES),
    _by_animal("pawns"),
    _by_animal("pawns_owned"),
    Field("control", 6, ANIMALS, ELEMENTS),
    Field("special_at", 6, SPACES, ELEMENTS),
    Field("target", 6, None, ELEMENTS),
    Field("deck", 0, CARDS),
    Field("boxed", 0, CARDS),
    Field("row", 5, CARDS),
    Field("discard", 0, CARDS),
    Field("traits", 8, TRAITS),
    _by_animal("copied", TRAITS),
    Field("abilities", 4, None, ANIMALS, TRAITS),
    Field("trait_box", bits=TRAITS),
    Field("hands", 4, None, ANIMALS, TRAITS),
    Field("kept", 4, None, ANIMALS, TRAITS),
    _by_animal("budded"),
    Field("stacks", 21, TERRAINS),
    Field("heights", 3),
    Field("vents_left"),
    Field("animal", None, ANIMALS),
    Field("round"),
    Field("turn"),
    Field("last_round"),
    Field("card_resolved"),
    Field("stagnant"),
    Field("moved", HEX_COUNT, None, HEXES),
    Field("settled", bits=HEXES),
)
