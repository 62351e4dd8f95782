"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.message import Message, Reason
from phylarium.kernel.message import no as no


def colour(c: int) -> Message:
    """A player, by the name of the colour."""
    return Message("player-" + COLOURS[c]) if c >= 0 else Message("nobody")


def species(i: int) -> Message:
    """A species by its colour and its shape."""
    if i < 0:
        return Message("species-none")
    c = i // SHAPE_COUNT
    return Message("species", {"colour": Message("colour-" + COLOURS[c]), "shape": shape(c, i % SHAPE_COUNT)})


def shape(c: int, i: int) -> Message:
    return Message("shape-" + SHAPES[DYNASTY[c]][i])


def habitat(s: Megafauna, h: int) -> Message:
    """A habitat with the biome in it."""
    if s.biome[h] < 0:
        return Message("empty-habitat", {"habitat": HABITATS[h]})
    return Message("habitat", {"habitat": HABITATS[h], "tile": tile(s.biome[h])})


def place(s: Megafauna, p: int) -> Message:
    """The biome or a triangle of a habitat."""
    return Message("place-" + PLACES[p % PLACE_COUNT], {"habitat": habitat(s, p // PLACE_COUNT)})


def tile(t: int) -> Message:
    return Message("tile-" + TILES[t].replace("_", "-")) if t >= 0 else Message("tile-unknown")


def card(c: int) -> Message:
    return Message("card-" + CARDS[c].replace("_", "-")) if c >= 0 else Message("card-unknown")


def culture(c: int) -> Message:
    return Message("culture-" + CULTURES[c])


def instinct(i: int) -> Message:
    return Message("instinct-" + INSTINCTS[i])


def letter(i: int) -> Message:
    return Message("letter-" + LETTERS[i].lower())


def letters(genome: int) -> str:
    """A genome as its letters; a dash where there is none."""
    return spell(genome) or "-"


def genome(packed: int) -> Message | str:
    """A genome within a sentence."""
    return spell(packed) or Message("no-letters")


def face(f: int) -> Message:
    return Message("face-" + FACES[f])


def latitude(i: int) -> Message:
    return Message("latitude-" + LATITUDES[i].replace("_", "-"))


def level(i: int) -> Message:
    return Message("greenhouse-" + GREENHOUSE[i])


def period(i: int) -> Message:
    return Message("period-" + PERIODS[i])


def era(i: int) -> Message:
    return Message("era-" + ERAS[i])


def display(i: int) -> Message:
    return Message("display-" + DISPLAYS[i])


def about(id: str, i: int, rule: str) -> Reason:
    """A reason that names a species."""
    return Reason(Message(id, {"species": species(i)}), rule)
