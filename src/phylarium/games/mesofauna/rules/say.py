"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from phylarium.families.fauna.rules.say import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.message import Message, Reason


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


def ground_named(i: int) -> Message:
    """What a hex is."""
    return Message("ground-" + GROUNDS[i])


def place(p: int) -> Message:
    """A level of a hex, from biome * LEVEL_COUNT + level."""
    return Message("place-" + slug(TROPHIC[p % LEVEL_COUNT]), {"biome": biome(p // LEVEL_COUNT)})


def level(i: int) -> Message:
    return Message("level-" + slug(TROPHIC[i]))


def card(c: int) -> Message:
    return Message("card-" + slug(CARDS[c])) if c >= 0 else Message("card-unknown")


def face(f: int) -> Message:
    """One way up of a promoted card, by its own name."""
    return Message("face-" + slug(FACES[f]))


def mutation(s: Mesofauna, c: int) -> Message:
    """A card of a tableau by the name that it shows."""
    return face(s.face(c)) if s.card_side[c] > 0 else card(c)


def tool(t: int) -> Message:
    """A side of a tool card, from tool * 2 + side."""
    return Message("tool-" + slug(TOOLS[t]))


def display_row(i: int) -> Message:
    return Message("row-" + slug(DISPLAY_ROWS[i]))


def icon(i: int) -> Message:
    return Message("icon-" + slug(ICONS[i]))


def half(i: int) -> Message:
    """The adjective of a pheromone: its colour, or curiosity's."""
    return Message("organ-" + ORGANS[i] if i < len(PHEROMONES) else "pheromone-curiosity")


def pheromones(packed: int) -> Message:
    """Packed pheromones in words: "1 red, 2 blue"."""
    return counted(packed, half, "pheromones-none")


def about(id: str, i: int, rule: str) -> Reason:
    """A reason that names a species."""
    return Reason(Message(id, {"species": species(i)}), rule)
