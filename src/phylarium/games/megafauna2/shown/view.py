"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import PLACE_NAMES
from phylarium.games.megafauna2.rules.board import BIOMES, DIRECTIONS
from phylarium.games.megafauna2.rules.names import BIOSPHERES, COLOURS, CONDITIONS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.message import Message

# --- log lines -------------------------------------------------------------------------------

EVENTS: Mapping[str, tuple[str, ...]] = {
    # The course of the game
    "log-colour": ("colour", "seat:number"),
    "log-turn": ("", "turn:number", "era"),
    "log-actions": ("colour", "number"),
    "log-era": ("", "era"),
    "log-awards": ("",),
    "log-award": ("colour", "count:number", "population:number"),
    "log-game-ends": ("", "ending"),
    "log-points": ("colour", "points:number"),
    "log-winner": ("colour",),
    # Events
    "log-event": ("", "event"),
    "log-no-events": ("",),
    "log-stable": ("",),
    "log-reshuffled": ("", "biosphere"),
    "log-biosphere": ("", "event"),
    "log-no-craton": ("",),
    "log-windy": ("",),
    "log-runaway": ("",),
    "log-no-dice": ("", "craton"),
    "log-no-farther": ("", "craton", "latitude:number"),
    "log-craton-drifts": ("", "craton", "latitude:number"),
    "log-one-landmass": ("", "craton"),
    "log-drifts-by": ("", "craton", "direction", "other:craton"),
    "log-collides": ("", "craton", "other:craton", "direction"),
    "log-loses-dice": ("", "craton"),
    "log-rift": ("", "number"),
    "log-no-pangea": ("",),
    "log-crater": ("", "die:number", "biome"),
    "log-damocles": ("", "biome"),
    "log-climate": ("", "climate"),
    "log-displaced": ("",),
    "log-freed": ("", "disk", "biome", "store"),
    "log-shifted": ("", "disk", "origin:store", "store"),
    "log-lifted": ("", "disk", "biome"),
    "log-laid": ("", "disk", "biome"),
    "log-endangered-disk": ("", "species", "biome"),
    "log-medea-leaves": ("colour", "disk"),
    "log-no-disk": ("", "disk", "store"),
    "log-no-goal": ("", "disk", "store"),
    "log-condition": ("", "condition"),
    "log-climax-humid": ("", "latitude:number"),
    "log-climax-arid": ("", "latitude:number"),
    "log-seas-rise": ("",),
    "log-seas-fall": ("",),
    "log-holds": ("colour",),
    "log-fires": ("colour", "number"),
    "log-ricochet": ("colour", "holder:colour"),
    "log-churned": ("", "number"),
    "log-mutagen-roll": ("", "dice:number", "heart:number"),
    "log-immune": ("colour",),
    "log-basal-lost": ("", "species"),
    "log-no-plus": ("", "species"),
    "log-loses-organ": ("", "species", "organ", "mutation"),
    "log-shrinks": ("", "species", "size:number"),
    "log-loses-monster": ("", "species", "mutation"),
    "log-cheshire-stays": ("", "species", "mutation"),
    "log-loses-card": ("", "species", "mutation"),
    "log-crowd-disease": ("", "number"),
    "log-killed": ("", "species", "biome"),
    "log-extinct": ("", "species"),
    "log-fossil-card": ("colour", "mutation"),
    "log-fossil-tool": ("colour", "tool"),
    "log-fossil-archetype": ("colour",),
    "log-lazarus": ("colour",),
    "log-cheshire-waits": ("colour", "mutation"),
    "log-host-lost": ("colour", "species", "mutation"),
    "log-kiwi": ("", "species"),
    "log-no-kiwi": ("", "species"),
    # Actions
    "log-mutates": ("", "species", "card", "cost:number", "left:number"),
    "log-passes": ("colour", "number"),
    "log-refreshes": ("", "number"),
    "log-populates": ("", "species", "number"),
    "log-sheds": ("", "species", "organ"),
    "log-resizes": ("", "species", "size:number"),
    "log-cheshire": ("", "species", "face"),
    "log-outgrows": ("", "species", "face"),
    "log-promotes": ("", "species", "card", "face"),
    "log-speciates": ("", "species", "mother:species", "face", "place"),
    "log-recession": ("", "species", "organs"),
    "log-host": ("", "species", "host:species", "face"),
    "log-no-host": ("", "species"),
    "log-personality": ("", "species", "moods"),
    "log-tool": ("", "species", "tool"),
    "log-no-tool": ("", "species"),
    "log-language": ("colour", "species"),
    "log-claims-medea": ("colour", "holder:colour"),
    "log-resurrects": ("", "species", "place"),
    "log-remembers": ("", "species", "moods"),
    "log-drifts": ("", "species", "victim:species", "organ", "card"),
    "log-drifts-monster": ("", "species", "victim:species", "organ", "card"),
    "log-drifts-basal": ("", "species", "victim:species", "organ"),
    "log-no-organs": ("", "species", "organ", "number"),
    # Life on the map
    "log-disperses": ("", "species", "place"),
    "log-returns-unborn": ("", "species"),
    "log-endangered-ground": ("", "species", "place"),
    "log-endangered-prey": ("", "species", "place"),
    "log-loses-edibility": ("", "species", "winner:species", "place"),
    "log-loses-roadrunner": ("", "species", "winner:species", "place"),
    "log-loses-humidity": ("", "species", "winner:species", "place"),
    "log-loses-prey-size": ("", "species", "winner:species", "place"),
    "log-loses-size": ("", "species", "winner:species", "place"),
    "log-loses-skeletal": ("", "species", "winner:species", "place"),
    "log-loses-choice": ("", "species", "winner:species", "place"),
    "log-shifts": ("", "species", "place"),
    "log-flees": ("", "species", "origin:place", "place"),
    "log-stands-up": ("", "species", "place"),
    "log-buried": ("", "species", "place"),
}
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message.

The first int of a note is the colour that it is about."""


INT_KINDS: Mapping[str, str] = {
    "left": "number",
    "event": "event",
    "origin": "store",
    "disk": "disk",
    "biome": "ground",
    "card": "card",
    "face": "face",
    "host": "species",
    "level": "level",
    "number": "number",
    "organ": "organ",
    "rival": "species",
    "size": "number",
    "species": "species",
}
"""By the name of an int of a frame, what it stands for in a prompt (see `argument`)."""


TARGETS: Mapping[str, list[str]] = {
    "place": [f"place-{place}" for place in PLACE_NAMES],
    "biome": [f"biome-{biome}" for biome in BIOMES],
    "colour": [f"colour-{colour}" for colour in COLOURS],
}
"""By kind, the ids on the board of what an int of a log line stands for, apart from blocks of the vocabulary."""


def argument(s: Megafauna, kind: str, value: int) -> Message | int | str:
    """An int of a log line or of a frame as words."""
    match kind:
        case "number":
            return value
        case "colour":
            return say.colour(value)
        case "species":
            return say.species(value)
        case "shape":
            return say.shape(value)
        case "craton":
            return say.craton(s, value)
        case "biome":
            return say.biome(s, value)
        case "ground":
            # With what it is now, which a question is about.
            return Message("biome-now", {"biome": say.biome(s, value), "ground": say.ground(s, value)})
        case "place":
            return say.place(s, value)
        case "level":
            return say.level(value)
        case "card":
            return say.card(value)
        case "face":
            return say.face(value)
        case "event":
            return say.event(value)
        case "icon":
            return say.icon(value)
        case "organ":
            return say.organ(value)
        case "organs":
            return say.organs(value)
        case "emotion":
            return say.emotion(value)
        case "moods":
            return say.emotions(value)
        case "tool":
            return say.tool(value)
        case "climate":
            return say.climate(value)
        case "disk":
            return say.disk(value)
        case "store":
            return say.store(value)
        case "mutation":
            return say.face(value // 3 * 2 + value % 3 - 1) if value % 3 else say.card(value // 3)
        case "biosphere":
            return Message("biosphere-" + say.slug(BIOSPHERES[value]))
        case "direction":
            return Message("direction-" + DIRECTIONS[value])
        case "condition":
            return Message("condition-" + say.slug(CONDITIONS[value]))
        case "era":
            return say.era(value)
        case "ending":
            return Message(f"ending-{value & -value}")
    raise ValueError(f"no log argument is a {kind!r}")


def seat_name(s: Megafauna, seat: int) -> Message:
    """The colour that a seat plays, or its number before it has one."""
    if 0 <= seat < len(s.colour_of) and s.colour_of[seat] >= 0:
        return say.colour(s.colour_of[seat])
    return Message("seat", {"number": seat + 1})
