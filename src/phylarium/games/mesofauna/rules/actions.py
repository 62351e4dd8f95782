"""The vocabulary: what can be chosen in Mesofauna, as integers for the rules.

The blocks below are contiguous; `VOCABULARY` gives each integer its text and its board target.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.kernel.vocabulary import Vocabulary

WORDS: Final[list[str]] = [
    "done", "pass", "dry", "wet", "plant", "stomp", "keep", "invader", "defender", "fly", "neoteny", "zombie",
    "resurrect", "grow", "shrink", "language", "first", "last", "flee",
]  # fmt: skip
DONE: Final = 0; PASS: Final = 1; DRY_SIDE: Final = 2; WET_SIDE: Final = 3; PLANT: Final = 4  # fmt: skip
STOMP: Final = 5; KEEP: Final = 6; FLY: Final = 9; NEOTENY: Final = 10; ZOMBIE: Final = 11  # fmt: skip
RESURRECT: Final = 12; GROW: Final = 13; SHRINK: Final = 14; LANGUAGE: Final = 15  # fmt: skip
# Of two creeples of one's own, the one that comes wins, or the one that is there.
INVADER: Final = 7; DEFENDER: Final = 8  # fmt: skip
# A card goes to the left end of a portrait; nothing follows it.
FIRST: Final = 16; LAST: Final = 17  # fmt: skip

PLACE_NAMES: Final[list[str]] = [f"{biome}-{level}" for biome in BIOMES for level in TROPHIC]

MUTATE: Final = 19
"""MUTATE + shape * SLOT_COUNT + slot: a species of the active colour takes a card of the display."""
PROMOTE: Final = MUTATE + SHAPE_COUNT * SLOT_COUNT
"""PROMOTE + face: the card goes into the portrait of the species that has it (or that takes it, in Caterpillar)."""
SPECIATE: Final = PROMOTE + CARD_COUNT * 2
"""SPECIATE + face: it founds the species that it shows."""
POPULATE: Final = SPECIATE + CARD_COUNT * 2
"""POPULATE + shape."""
PLACE: Final = POPULATE + SHAPE_COUNT
"""PLACE + biome * LEVEL_COUNT + level: a creeple that is there, or where one goes."""
SPOT: Final = PLACE + BIOME_COUNT * LEVEL_COUNT
"""SPOT + spot: where a craton is laid."""
CRATON: Final = SPOT + SPOT_COUNT; BIOME: Final = CRATON + CRATON_COUNT  # fmt: skip
SPECIES_AT: Final = BIOME + BIOME_COUNT
"""SPECIES_AT + species: any player's."""
COLOUR: Final = SPECIES_AT + SPECIES_COUNT; ORGAN: Final = COLOUR + COLOUR_COUNT  # fmt: skip
CARD: Final = ORGAN + ORGAN_COUNT
TOOL: Final = CARD + CARD_COUNT
"""TOOL + tool * 2 + side."""
ACTION_COUNT: Final = TOOL + TOOL_COUNT * 2


def _vocabulary() -> Vocabulary:
    cards = [f"card-{card}" for card in CARDS for _ in "ab"]
    slots = [f"slot-{slot}" for _ in SHAPES for slot in SLOTS]
    numbers = [craton.removeprefix("craton-") for craton in CRATONS]
    v = Vocabulary()
    v.add("word", WORDS, at=DONE)
    v.add("mutate", [f"{shape}-{slot}" for shape in SHAPES for slot in SLOTS], slots, at=MUTATE)
    for block, at in (("promote", PROMOTE), ("speciate", SPECIATE)):
        v.add(block, FACES, cards, at=at)
    v.add("populate", SHAPES, [f"shape-{shape}" for shape in SHAPES], at=POPULATE)
    for block, names, at in (
        ("place", PLACE_NAMES, PLACE), ("spot", SPOTS, SPOT), ("craton", numbers, CRATON), ("biome", BIOMES, BIOME),
        ("species", SPECIES, SPECIES_AT), ("colour", COLOURS, COLOUR), ("organ", ORGANS, ORGAN), ("card", CARDS, CARD),
        ("tool", TOOLS, TOOL),
    ):  # fmt: skip
        v.add(block, names, at=at)
    assert v.size == ACTION_COUNT
    return v


VOCABULARY: Final = _vocabulary()
