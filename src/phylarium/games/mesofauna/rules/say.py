"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.say import *

# What is not compiled knows only names that are named (decision 2).
from phylarium.families.fauna.rules.say import organ as organ
from phylarium.families.fauna.rules.say import organs as organs
from phylarium.families.fauna.rules.say import shape as shape
from phylarium.families.fauna.rules.say import slug as slug
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.message import Message, Noun, Reason, dashed

ground_named: Final = Noun("ground-{}", GROUNDS)
"""What a hex is."""
level: Final = Noun("level-{}", dashed(TROPHIC))
card: Final = Noun("card-{}", dashed(CARDS), "card-unknown")
face: Final = Noun("face-{}", dashed(FACES))
"""One way up of a promoted card, by its own name."""
tool: Final = Noun("tool-{}", dashed(TOOLS))
"""A side of a tool card, from tool * 2 + side."""
display_row: Final = Noun("row-{}", dashed(DISPLAY_ROWS))
icon: Final = Noun("icon-{}", dashed(ICONS))


def colour(c: int) -> Message:
    """A player, by the name of the colour."""
    return player(COLOURS[c] if c >= 0 else "")


def species(i: int) -> Message:
    """A species by its colour and its shape."""
    return species_named(SPECIES[i]) if i >= 0 else Message("species-none")


def craton(c: int) -> Message:
    return Message("craton", {"number": c + 1})


def biome(b: int) -> Message:
    """A hex by its craton and where it lies there."""
    return Message("hex-" + POSITIONS[b % HEX_COUNT], {"craton": craton(b // HEX_COUNT)})


def ground(s: Mesofauna, b: int) -> Message:
    """A hex with what it is, which a question is about."""
    return Message("biome-now", {"biome": biome(b), "ground": ground_named(s.ground(b))})


def place(p: int) -> Message:
    """A level of a hex, from biome * LEVEL_COUNT + level."""
    return Message("place-" + slug(TROPHIC[p % LEVEL_COUNT]), {"biome": biome(p // LEVEL_COUNT)})


def mutation(s: Mesofauna, c: int) -> Message:
    """A card of a tableau by the name that it shows."""
    return face(s.face(c)) if s.card_side[c] > 0 else card(c)


def half(i: int) -> Message:
    """The adjective of a pheromone: its colour, or curiosity's."""
    return Message("organ-" + ORGANS[i] if i < len(PHEROMONES) else "pheromone-curiosity")


def pheromones(packed: int) -> Message:
    """Packed pheromones in words: "1 red, 2 blue"."""
    return counted(packed, half, "pheromones-of", "pheromones-none")


def about(id: str, i: int, rule: str) -> Reason:
    """A reason that names a species."""
    return Reason(Message(id, {"species": species(i)}), rule)
