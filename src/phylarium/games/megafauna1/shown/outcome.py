"""18.1, 19.1g: what a game is about, and how it came out."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import ending
from phylarium.games.megafauna1.rules.names import COLOURS, SHAPE_COUNT, WHITE
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import STAGNATION
from phylarium.kernel.message import Message
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict


def points(s: Megafauna) -> list[Source]:
    """18.1: fossil tiles, letters of fossil genotypes, animals on the map and in cultures."""
    colours = s.colour_of or []
    none = [0] * s.seats
    return [
        Source("source-tiles", "4.4e", [s.tiles_won[colour] for colour in colours] or none),
        Source("source-genotypes", "18.1a", [s.genotypes_won[colour] for colour in colours] or none),
        Source("source-map", "18.1b", [sum(s.population[i] for i in _species(colour)) for colour in colours] or none),
        Source("source-cultures", "18.1b", [_cultured(s, colour) for colour in colours] or none),
    ]


def _species(colour: int) -> range:
    return range(colour * SHAPE_COUNT, (colour + 1) * SHAPE_COUNT)


def _cultured(s: Megafauna, colour: int) -> int:
    """18.1b: the animals of a colour in cultures."""
    return sum(s.cultures[species].bit_count() for species in _species(colour))


def tie_breaks(s: Megafauna) -> list[Tie]:
    """18.1c: most genes; then fewest teeth."""
    if not s.colour_of:
        return []
    return [
        Tie("tie-genes", "18.1c", [s.genes[colour] for colour in s.colour_of]),
        Tie("tie-teeth", "18.1c", [-colour for colour in s.colour_of]),
    ]


def verdict(s: Megafauna) -> Verdict | None:
    """19.1g: alone it is won against the two-tusker, or lost, and by what."""
    if s.seats > 1 or not s.colour_of:
        return None
    colour = s.colour_of[0]
    mine, theirs = ending.points(s, colour), ending.points(s, WHITE)
    tiles, needed = s.tiles_won[colour], s.components.tusker_tiles
    if ending.alone_wins(s):
        return Verdict(Message("verdict-alone-won", {"mine": mine, "theirs": theirs, "tiles": tiles}), "19.1g")
    if s.ending == STAGNATION:
        return Verdict(Message("verdict-alone-stagnation"), "19.1g")
    if tiles < needed:
        return Verdict(Message("verdict-alone-tiles", {"tiles": tiles, "needed": needed}), "19.1g")
    return Verdict(Message("verdict-alone-points", {"mine": mine, "theirs": theirs}), "19.1g")


def goal(s: Megafauna, seat: int) -> Goal:
    """What one's colour is after until the last period is over; alone, what beats the two-tusker."""
    you = Message(f"goal-you-{COLOURS[s.colour_of[seat]]}") if s.colour_of else Message("goal-you-none")
    alone = Message("goal-wins-alone", {"tiles": s.components.tusker_tiles})
    return Goal(you, alone if s.seats == 1 else Message("goal-wins"), Message("goal-lasts"))
