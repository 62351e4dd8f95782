"""The vocabulary: what can be chosen in Marine, as integers for the rules.

The blocks below are contiguous; `VOCABULARY` gives each integer its text and its board target.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.kernel.vocabulary import Vocabulary

# Plain words.
DONE: Final = 0; FORFEIT: Final = 1; RETRIEVE: Final = 2; DECLINE: Final = 3; PLACE_CUBE: Final = 4  # fmt: skip
REMOVE: Final = 5; EMPTY_SPACE: Final = 6; SMOKER_UP: Final = 7; GEYSER_UP: Final = 8  # fmt: skip
FROM_GENE_POOL: Final = 9; FROM_BOX: Final = 10  # fmt: skip
WORDS: Final[list[str]] = [
    "done", "forfeit", "retrieve", "decline", "place-cube", "remove", "empty-space", "smoker", "geyser",
    "from-gene-pool", "from-box",
]  # fmt: skip

# A pawn onto a space: PLACE + pawn * SPACE_COUNT + space; pawn 0 is a basic one, 1 + e the special pawn of element e.
PLACE: Final = 11
PAWN_KINDS: Final = 7
NUMBER_COUNT: Final = 36
PAWNS: Final[list[str]] = ["basic", *ELEMENTS]

HEX: Final = PLACE + PAWN_KINDS * SPACE_COUNT
CORNER: Final = HEX + HEX_COUNT
ELEMENT: Final = CORNER + CORNER_COUNT
STACK: Final = ELEMENT + ELEMENT_COUNT
ANIMAL: Final = STACK + 3
TERRAIN: Final = ANIMAL + ANIMAL_COUNT
CARD: Final = TERRAIN + TERRAIN_COUNT
TRAIT: Final = CARD + CARD_COUNT
NUMBER: Final = TRAIT + TRAIT_COUNT

# An element out of a box that feeds the Bottom Feeder: DETRITUS + box * 6 + element.
DETRITUS: Final = NUMBER + NUMBER_COUNT
DETRITUS_BOXES: Final[list[str]] = ["autotrophs", "depletion", "regression"]
ACTION_COUNT: Final = DETRITUS + 3 * ELEMENT_COUNT


def _vocabulary() -> Vocabulary:
    v = Vocabulary()
    v.add("word", WORDS, at=DONE)
    v.add(
        "place",
        [f"{pawn}@{space}" for pawn in PAWNS for space in SPACES],
        [f"space-{space}" for _ in PAWNS for space in SPACES],
        at=PLACE,
    )
    v.add("hex", HEXES, at=HEX)
    v.add("corner", CORNERS, at=CORNER)
    v.add("element", ELEMENTS, at=ELEMENT)
    v.add("stack", ["1", "2", "3"], at=STACK)
    v.add("animal", ANIMALS, at=ANIMAL)
    v.add("terrain", TERRAINS, at=TERRAIN)
    v.add("card", CARDS, at=CARD)
    v.add("trait", TRAITS, at=TRAIT)
    v.add("number", [str(n) for n in range(NUMBER_COUNT)], at=NUMBER)
    v.add("detritus", [f"{box}-{element}" for box in DETRITUS_BOXES for element in ELEMENTS], at=DETRITUS)
    assert v.size == ACTION_COUNT
    return v


VOCABULARY: Final = _vocabulary()
