"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from collections.abc import Iterable

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.board import CORNERS, HEX_COUNT, HEXES, HEXES_OF, NEIGHBOURS
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kernel.message import Message
from phylarium.kit.things import for_whom


def inspect(s: Marine, kind: str, name: str) -> Inspection:
    match kind:
        case "hex" if s.terrain[HEXES.index(name)] >= 0:
            return tile(s, HEXES.index(name))
        case "hex":
            return Inspection(
                helps=(for_whom("thing-beside", "thing-beside-nobody", dwelling(s, NEIGHBOURS[HEXES.index(name)])),)
            )
        case "corner" if s.element[CORNERS.index(name)] >= 0:
            return Inspection(helps=needed(s, s.element[CORNERS.index(name)]))
        case "corner":
            return Inspection(
                helps=(for_whom("thing-reached", "thing-reached-nobody", dwelling(s, HEXES_OF[CORNERS.index(name)])),)
            )
        case "element":
            return element(s, ELEMENTS.index(name))
        case "box" | "detritus":
            return Inspection(helps=needed(s, ELEMENTS.index(name.rpartition("-")[2])))
        case "stack":
            return Inspection(helps=(for_whom("thing-wanders", "thing-wanders-nobody", acting(s, WANDERLUST)),))
        case "space":
            return Inspection(helps=(space(s, SPACES.index(name)),))
        case "terrain":
            return Inspection(rows=(DataRow(kind, name),), helps=(ahead(s, TERRAINS.index(name)),))
        case "card":
            dominating = [a for a in s.playing() if any(s.dominates(a, e) for e in range(ELEMENT_COUNT))]
            whom = for_whom("thing-choose", "thing-choose-nobody", named(dominating))
            return Inspection(rows=(DataRow(kind, name),), helps=(whom,))
        case "animal":
            return Inspection(rows=(DataRow(kind, name),), helps=(prospers(s, ANIMALS.index(name)),))
        case "trait":
            having = [say.animal(a) for a in s.playing() if TRAITS.index(name) in held(s, a)]
            return Inspection(
                rows=(DataRow("trait", name),), helps=(for_whom("thing-has", "thing-has-nobody", having),)
            )
    return Inspection()


def tile(s: Marine, hex: int) -> Inspection:
    """Who thrives on a tile, and who would be first if it were scored."""
    standing = s.standing(hex)
    thriving = [say.animal(a) for a in standing if s.thriving(a, hex)]
    helps = [for_whom("thing-thrives", "thing-thrives-nobody", thriving)]
    if standing:
        helps.append(Message("thing-first", {"who": say.animal(standing[0])}))
    return Inspection(rows=(DataRow("terrain", TERRAINS[s.terrain[hex]]),), helps=tuple(helps))


def needed(s: Marine, element: int) -> tuple[Message, ...]:
    """The animals that live on an element."""
    return (
        for_whom("thing-needed", "thing-needed-nobody", [say.animal(a) for a in s.playing() if s.need(a, element) > 0]),
    )


def element(s: Marine, element: int) -> Inspection:
    dominating = [say.animal(a) for a in s.playing() if s.dominates(a, element)]
    return Inspection(helps=(*needed(s, element), for_whom("thing-dominates", "thing-dominates-nobody", dominating)))


def named(animals: Iterable[int]) -> list[Message]:
    return [say.animal(a) for a in animals]


def dwelling(s: Marine, hexes: Iterable[int]) -> list[Message]:
    """The animals with species on the tiles among these hexes."""
    tiles = [hex for hex in hexes if s.terrain[hex] >= 0]
    return named(a for a in s.playing() if any(s.species[a * HEX_COUNT + hex] > 0 for hex in tiles))


def owner(s: Marine, space: int) -> int:
    """The animal whose pawn stands on a space, or none."""
    pawn = s.spaces[space]
    return s.control[pawn - SPECIAL] if pawn >= SPECIAL else pawn


def acting(s: Marine, section: int) -> list[Message]:
    """The animals with a pawn in a section of the action display."""
    there = {owner(s, space) for space in range(PERSONAL_SPACE) if SPACE_SECTION[space] == section}
    return named(a for a in s.playing() if a in there)


def space(s: Marine, space: int) -> Message:
    """Whose pawn a space serves, or who could still send one there."""
    if s.spaces[space] != EMPTY:
        return Message("thing-serves", {"who": say.animal(owner(s, space))})
    if space >= PERSONAL_SPACE:
        return for_whom("thing-pawns", "thing-pawns-nobody", named(a for a in [space - PERSONAL_SPACE] if s.pawns[a]))
    free = {s.control[e] for e in range(ELEMENT_COUNT) if s.special_at[e] < 0}
    able = [a for a in s.playing() if a in free or (s.pawns[a] > 0 and not SPECIAL_ONLY[space])]
    return for_whom("thing-pawns", "thing-pawns-nobody", named(able))


def ahead(s: Marine, terrain: int) -> Message:
    """Who would be first on the most tiles of a terrain."""
    first = [s.standing(hex)[0] for hex in range(HEX_COUNT) if s.terrain[hex] == terrain and s.standing(hex)]
    most = max((first.count(a) for a in s.playing()), default=0)
    return for_whom("thing-ahead", "thing-ahead-nobody", named(a for a in s.playing() if 0 < first.count(a) == most))


def prospers(s: Marine, animal: int) -> Message:
    """On how many tiles an animal thrives, and on how many it is first."""
    tiles = [hex for hex in range(HEX_COUNT) if s.terrain[hex] >= 0 and s.species[animal * HEX_COUNT + hex] > 0]
    return Message(
        "thing-prospers",
        {
            "who": say.animal(animal),
            "thriving": sum(s.thriving(animal, hex) for hex in tiles),
            "first": sum(s.standing(hex)[0] == animal for hex in tiles),
        },
    )
