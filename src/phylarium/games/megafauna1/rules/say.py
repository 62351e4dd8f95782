"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.message import Message, Noun, Reason, dashed
from phylarium.kernel.message import no as no

# --- who -------------------------------------------------------------------------------------

colour: Final = Noun("player-{}", COLOURS, "nobody")
"""A player, by the name of the colour."""


@cache
def species(i: int) -> Message:
    """A species by its colour and its shape."""
    if i < 0:
        return Message("species-none")
    c = i // SHAPE_COUNT
    return Message("species", {"colour": Message("colour-" + COLOURS[c]), "shape": shape(c, i % SHAPE_COUNT)})


@cache
def shape(c: int, i: int) -> Message:
    return Message("shape-" + SHAPES[DYNASTY[c]][i])


def about(id: str, i: int, rule: str) -> Reason:
    """A reason that names a species."""
    return Reason(Message(id, {"species": species(i)}), rule)


# --- the map ---------------------------------------------------------------------------------

tile: Final = Noun("tile-{}", dashed(TILES), "tile-unknown")
latitude: Final = Noun("latitude-{}", dashed(LATITUDES))
level: Final = Noun("greenhouse-{}", GREENHOUSE)


def habitat(s: Megafauna, h: int) -> Message:
    """A habitat with the biome in it."""
    if s.biome[h] < 0:
        return Message("empty-habitat", {"habitat": HABITATS[h]})
    return Message("habitat", {"habitat": HABITATS[h], "tile": tile(s.biome[h])})


def place(s: Megafauna, p: int) -> Message:
    """The biome or a triangle of a habitat."""
    return Message("place-" + PLACES[p % PLACE_COUNT], {"habitat": habitat(s, p // PLACE_COUNT)})


# --- cards and letters -----------------------------------------------------------------------

card: Final = Noun("card-{}", dashed(CARDS), "card-unknown")
display: Final = Noun("display-{}", DISPLAYS)
face: Final = Noun("face-{}", FACES)
culture: Final = Noun("culture-{}", CULTURES)
instinct: Final = Noun("instinct-{}", INSTINCTS)


@cache
def letter(i: int) -> Message:
    return Message("letter-" + LETTERS[i].lower())


def letters(genome: int) -> str:
    """A genome as its letters; a dash where there is none."""
    return spell(genome) or "-"


@cache
def genome(packed: int) -> Message | str:
    """A genome within a sentence."""
    return spell(packed) or Message("no-letters")


# --- when ------------------------------------------------------------------------------------

period: Final = Noun("period-{}", PERIODS)
era: Final = Noun("era-{}", ERAS)
