"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.games.megafauna2.rules import acting, living, say
from phylarium.games.megafauna2.rules.actions import MUTATE, PLACE_NAMES, SLOT_COUNT, SLOTS
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kernel.message import Message
from phylarium.kit.things import for_whom, parted


def inspect(s: Megafauna, target: str, seat: int) -> Inspection:
    kind, name = parted(target)
    match kind:
        case "slot" if s.display[SLOTS.index(name)] != NONE:
            return slot(s, SLOTS.index(name))
        case "card" | "tool" | "event":
            return Inspection(rows=(DataRow(kind, name),))
        case "biome" if name in BIOMES:
            return biome(s, BIOMES.index(name))
        case "place" if name in PLACE_NAMES:
            return biome(s, BIOMES.index(name.rpartition("-")[0]))
    return Inspection()


def alive(s: Megafauna) -> list[int]:
    """The species that have anybody on the map or on their card."""
    return [i for i in range(len(SPECIES)) if s.living[i] > 0]


def slot(s: Megafauna, slot: int) -> Inspection:
    """The species that could pay for the card of a slot."""
    paying = [say.species(i) for i in alive(s) if could_take(s, i, slot)]
    return Inspection(
        rows=(DataRow("card", CARDS[s.display[slot]]),), helps=(for_whom("thing-take", "thing-take-nobody", paying),)
    )


def could_take(s: Megafauna, species: int, slot: int) -> bool:
    found: list[int] = []
    acting.selections(s, species, found)
    return MUTATE + species % SHAPE_COUNT * SLOT_COUNT + slot in found


def biome(s: Megafauna, biome: int) -> Inspection:
    """The species that could come to live in a biome."""
    return Inspection(
        rows=(DataRow("craton", craton_row(s, biome)),),
        helps=(for_whom("thing-live", "thing-live-nobody", dwellers(s, biome)),),
    )


def dwellers(s: Megafauna, biome: int) -> list[Message]:
    return [
        say.species(i)
        for i in alive(s)
        if living.may_enter(s, i, biome, HERBIVORE) or living.may_enter(s, i, biome, CARNIVORE)
    ]


def craton_row(s: Megafauna, biome: int) -> str:
    """The board that a hex is printed on; on other planets it is the back of one."""
    return "" if s.is_alien() else BIOMES[biome].partition("-")[0]
