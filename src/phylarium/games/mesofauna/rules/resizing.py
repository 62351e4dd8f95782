"""Sizes (J3g, J3h, J7): Megafauna and bugs with a monster grow and shrink, and outgrow their cards."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames, living, portraits, sizes
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna


def can_resize(s: Mesofauna, species: int) -> bool:
    """J3g, J7a: whether a species has a size dice: Megafauna, and bugs with a monster."""
    return s.is_combined() and (species >= BUG_COUNT * SHAPE_COUNT or s.has_monster(species))


def resize(s: Mesofauna, species: int, size: int) -> None:
    """J3g: a species takes another size."""
    change_size(s, species, size, "J3g")
    living.check(s)


def change_size(s: Mesofauna, species: int, size: int, rule: str) -> None:
    """J3h, J7b: the size itself, and what the species outgrows by it; who calls this looks at the map afterwards."""
    colour = species // SHAPE_COUNT
    s.size[species] = size
    s.note("log-resizes", rule, colour, species, size)
    lost = sizes.outgrown(s, species, size)
    for card in lost:
        s.note("log-outgrows", "J3h", colour, species, s.face(card))
    if sizes.is_grounded(s, species):
        s.note("log-grounded", "J7b", colour, species)
        s.push(frames.LoseShape(colour, species, 0))
    s.recount(species)
    portraits.lose(s, species, lost, 0)
