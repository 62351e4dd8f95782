"""The vocabulary: what can be chosen in Megafauna, as integers for the rules.

The blocks below are contiguous; `VOCABULARY` gives each integer its text and its board target.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.kernel.vocabulary import Vocabulary

# Plain words.
DONE: Final = 0
"""Nothing (more) of what is offered: inherit no more, do not adjust."""
DISCARD: Final = 1
FOSSIL: Final = 2
WORDS: Final[list[str]] = ["done", "discard", "fossil"]

CARD: Final = 3
"""Buy the card."""
RESIZE: Final = CARD + CARD_COUNT
"""RESIZE + species * 2 + (0 smaller, 1 larger)."""
CULTURE: Final = RESIZE + SPECIES_COUNT * 2
"""CULTURE + species * CULTURE_COUNT + culture."""
TRACK: Final = CULTURE + SPECIES_COUNT * CULTURE_COUNT
"""TRACK + (species * ROADRUNNER_COUNT + roadrunner) * 2 + (0 less, 1 more)."""
DEVELOP: Final = TRACK + SPECIES_COUNT * ROADRUNNER_COUNT * 2
"""DEVELOP + species: an animal of a living species."""
BRANCH: Final = DEVELOP + SPECIES_COUNT
"""BRANCH + parent species * SHAPE_COUNT + shape: develop a new species of that shape."""
SPECIES_AT: Final = BRANCH + SPECIES_COUNT * SHAPE_COUNT
"""SPECIES_AT + species: mutate it, let it be the parent, resurrect it, lose one of its animals."""
PLACE: Final = SPECIES_AT + SPECIES_COUNT
"""PLACE + habitat * PLACE_COUNT + part."""
DRIFT: Final = PLACE + HABITAT_COUNT * PLACE_COUNT
"""DRIFT + colour: steal a gene from it."""
FACE: Final = DRIFT + COLOUR_COUNT
"""FACE + heritage tile * 2 + side: inherit it."""
INHERITED: Final = FACE + FACE_COUNT
"""INHERITED + roadrunner * ROADRUNNER_MOST + (amount - 1): inherit so many."""
SIZE_OF: Final = INHERITED + ROADRUNNER_COUNT * ROADRUNNER_MOST
"""SIZE_OF + size - 1."""
ACTION_COUNT: Final = SIZE_OF + SIZE_MOST

PLACE_NAMES: Final[list[str]] = [f"{habitat}-{part}" for habitat in HABITATS for part in PLACES]


def _vocabulary() -> Vocabulary:
    v = Vocabulary()
    roadrunners = LETTERS[ROADRUNNER:]
    v.add("word", WORDS, at=DONE)
    v.add("card", CARDS, at=CARD)
    v.add(
        "resize",
        [f"{species}{way}" for species in SPECIES for way in "-+"],
        [f"species-{species}" for species in SPECIES for _ in "-+"],
        at=RESIZE,
    )
    v.add(
        "culture",
        [f"{species}@{culture}" for species in SPECIES for culture in CULTURES],
        [f"culture-{culture}" for _ in SPECIES for culture in CULTURES],
        at=CULTURE,
    )
    v.add(
        "track",
        [f"{species}{way}{letter}" for species in SPECIES for letter in roadrunners for way in "-+"],
        [f"track-{letter}" for _ in SPECIES for letter in roadrunners for _ in "-+"],
        at=TRACK,
    )
    v.add("develop", SPECIES, [f"species-{species}" for species in SPECIES], at=DEVELOP)
    v.add(
        "branch",
        [
            f"{SPECIES[species]}>{shape}"
            for species in range(SPECIES_COUNT)
            for shape in SHAPES[DYNASTY[species // SHAPE_COUNT]]
        ],
        [
            f"species-{SPECIES[species - species % SHAPE_COUNT + shape]}"
            for species in range(SPECIES_COUNT)
            for shape in range(SHAPE_COUNT)
        ],
        at=BRANCH,
    )
    v.add("species", SPECIES, at=SPECIES_AT)
    v.add("place", PLACE_NAMES, at=PLACE)
    v.add("drift", COLOURS, [f"genes-{colour}" for colour in COLOURS], at=DRIFT)
    v.add("face", FACES, at=FACE)
    v.add("inherit", [letter * n for letter in roadrunners for n in range(1, ROADRUNNER_MOST + 1)], at=INHERITED)
    v.add("size", [str(n) for n in range(1, SIZE_MOST + 1)], at=SIZE_OF)
    assert v.size == ACTION_COUNT
    return v


VOCABULARY: Final = _vocabulary()
