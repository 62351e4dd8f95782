"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.board import CORNERS, HEXES
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
        case "corner" if s.element[CORNERS.index(name)] >= 0:
            return Inspection(helps=needed(s, s.element[CORNERS.index(name)]))
        case "element":
            return element(s, ELEMENTS.index(name))
        case "terrain" | "card" | "animal":
            return Inspection(rows=(DataRow(kind, name),))
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
