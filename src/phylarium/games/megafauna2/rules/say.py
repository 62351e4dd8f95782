"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from phylarium.families.fauna.rules.say import *

# What is not compiled knows only names that are named (decision 2).
from phylarium.families.fauna.rules.say import organ as organ
from phylarium.families.fauna.rules.say import organs as organs
from phylarium.families.fauna.rules.say import shape as shape
from phylarium.families.fauna.rules.say import slug as slug
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.message import Message, Reason, listed


def colour(c: int) -> Message:
    """A player, by the name of the colour."""
    return player(COLOURS[c] if c >= 0 else "")


def species(i: int) -> Message:
    """A species by its colour and its shape."""
    return species_named(SPECIES[i]) if i >= 0 else Message("species-none")


def craton(s: Megafauna, c: int) -> Message:
    """A craton; the back of its board is one of Mars or Venus."""
    return Message("craton-" + CRATONS[c]) if s.planet == EARTH else Message("craton-back-" + CRATONS[c])


def biome(s: Megafauna, b: int) -> Message:
    """A biome by its name alone: a log line tells of a time at which its ground may have been another one."""
    where = craton(s, craton_of(b))
    if b >= SHELF:
        return Message("shelf-" + SHELVES[(b - SHELF) % SHELF_COUNT], {"craton": where})
    return Message("hex-" + POSITIONS[b % HEX_COUNT], {"craton": where})


def ground(s: Megafauna, b: int) -> Message:
    """What a biome is at present."""
    return Message("ground-" + slug(GROUNDS[s.ground(b)]))


def level(i: int) -> Message:
    return Message("level-" + LEVELS[i])


def place(s: Megafauna, p: int) -> Message:
    """A level of a biome, from biome * 3 + level."""
    return Message("place-" + LEVELS[p % LEVEL_COUNT], {"biome": biome(s, p // LEVEL_COUNT)})


def card(c: int) -> Message:
    return Message("card-" + slug(CARDS[c])) if c >= 0 else Message("card-unknown")


def face(f: int) -> Message:
    """One way up of a promoted card, by its own name."""
    return Message("face-" + slug(FACES[f]))


def mutation(s: Megafauna, c: int) -> Message:
    """A card of a tableau by the name that it shows."""
    return face(s.face(c)) if s.card_side[c] > 0 else card(c)


def event(e: int) -> Message:
    return Message("event-" + slug(EVENTS[e])) if e >= 0 else Message("event-unknown")


def icon(i: int) -> Message:
    return Message("icon-" + slug(ICONS[i]))


def emotion(i: int) -> Message:
    return Message("emotion-" + EMOTIONS[i])


def emotions(packed: int) -> Message:
    """Packed emotions in words."""
    numbers = [organ_of(packed, i) for i in range(EMOTION_COUNT)]
    found = [Message("emotions-of", {"number": n, "emotion": emotion(i)}) for i, n in enumerate(numbers) if n > 0]
    return listed(found) if found else Message("emotions-none")


def tool(t: int) -> Message:
    """A side of a tool card, from tool * 2 + side."""
    return Message("tool-" + slug(TOOLS[t]))


def climate(i: int) -> Message:
    return Message("climate-" + slug(CLIMATES[i]))


def disk(i: int) -> Message:
    """A kind of disk, GREEN_DISK to BLOOM_DISKS."""
    return Message("disk-" + DISKS[i])


def store(i: int) -> Message:
    """Where a disk is taken from or goes: OXYGEN to SKY."""
    return Message("store-" + PLACES_OF_DISKS[i])


def era(i: int) -> Message:
    return Message("era-" + ERAS[i])


def display_row(i: int) -> Message:
    return Message("row-" + ROWS[i])


def about(id: str, i: int, rule: str) -> Reason:
    """A reason that names a species."""
    return Reason(Message(id, {"species": species(i)}), rule)
