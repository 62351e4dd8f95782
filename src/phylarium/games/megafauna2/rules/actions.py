"""The vocabulary: what can be chosen in Megafauna, second edition, as integers for the rules."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.vocabulary import Vocabulary

WORDS: Final[list[str]] = [
    "done", "pass", "yes", "no", "neoteny", "resize", "grow", "shrink", "keep", "resurrect", "medea", "language",
    "fire", "hold", "unborn", "newborn", "rain",
    "growth", "metamorphosis",
]  # fmt: skip
DONE: Final = 0; PASS: Final = 1; YES: Final = 2; NO: Final = 3; NEOTENY: Final = 4; RESIZE: Final = 5  # fmt: skip
GROW: Final = 6; SHRINK: Final = 7; KEEP: Final = 8; RESURRECT: Final = 9; MEDEA: Final = 10  # fmt: skip
LANGUAGE: Final = 11; UNBORN: Final = 14; NEWBORN: Final = 15; RAIN: Final = 16  # fmt: skip
# Medea pulls the trigger or does not (D10a).
FIRE: Final = 12; HOLD: Final = 13  # fmt: skip
# A resize (J8b) and a neoteny (J8c) that are no actions.
GROWTH: Final = 17; METAMORPHOSIS: Final = 18  # fmt: skip

MOST_BORN: Final = 7
LEVELS: Final[list[str]] = ["herbivore", "carnivore", "plant"]
PLACE_NAMES: Final[list[str]] = [f"{biome}-{level}" for biome in BIOMES for level in LEVELS]

MUTATE: Final = 19
"""MUTATE + shape * SLOT_COUNT + slot: a species of the active colour takes a card of the display."""
PROMOTE: Final = MUTATE + SHAPE_COUNT * SLOT_COUNT
"""PROMOTE + face."""
POPULATE: Final = PROMOTE + CARD_COUNT * 2
"""POPULATE + shape * MOST_BORN + newborns - 1."""
SHAPE: Final = POPULATE + SHAPE_COUNT * MOST_BORN
"""SHAPE + shape: which species of one's own."""
PLACE: Final = SHAPE + SHAPE_COUNT
"""PLACE + biome * LEVEL_COUNT + level: a creeple that stands there, or where one goes."""
FALLEN: Final = PLACE + BIOME_COUNT * LEVEL_COUNT
"""FALLEN + biome * LEVEL_COUNT + level: an endangered creeple there."""
BIOME: Final = FALLEN + BIOME_COUNT * LEVEL_COUNT
RESERVOIR: Final = BIOME + BIOME_COUNT
COLOUR: Final = RESERVOIR + 3
SPECIES_AT: Final = COLOUR + 4
"""SPECIES_AT + species: any player's."""
ORGAN: Final = SPECIES_AT + SPECIES_COUNT
CARD: Final = ORGAN + 5
TOOL: Final = CARD + CARD_COUNT
"""TOOL + tool * 2 + side."""
ACTION_COUNT: Final = TOOL + TOOL_COUNT * 2


def _vocabulary() -> Vocabulary:
    v = Vocabulary()
    starts = [
        v.add("word", WORDS),
        v.add(
            "mutate",
            [f"{shape}-{slot}" for shape in SHAPES for slot in SLOTS],
            [f"slot-{slot}" for _ in SHAPES for slot in SLOTS],
        ),
        v.add("promote", FACES, [f"card-{card}" for card in CARDS for _ in "ab"]),
        v.add(
            "populate",
            [f"{shape}-{n}" for shape in SHAPES for n in range(1, MOST_BORN + 1)],
            [f"shape-{shape}" for shape in SHAPES for _ in range(MOST_BORN)],
        ),
        v.add("shape", SHAPES),
        v.add("place", PLACE_NAMES),
        v.add("fallen", PLACE_NAMES),
        v.add("biome", BIOMES),
        v.add("reservoir", RESERVOIRS),
        v.add("colour", COLOURS),
        v.add("species", SPECIES),
        v.add("organ", ORGANS),
        v.add("card", CARDS),
        v.add("tool", TOOLS),
    ]
    assert starts == [
        DONE, MUTATE, PROMOTE, POPULATE, SHAPE, PLACE, FALLEN, BIOME, RESERVOIR, COLOUR, SPECIES_AT, ORGAN, CARD, TOOL
    ]  # fmt: skip
    assert v.size == ACTION_COUNT
    return v


VOCABULARY: Final = _vocabulary()
