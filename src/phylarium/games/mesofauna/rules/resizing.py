"""Sizes (J3g, J3h, J7): Megafauna and bugs with a monster grow and shrink, and outgrow their cards."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames, portraits, sizes
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


def can_resize(s: Mesofauna, species: int) -> bool:
    """J3g, J7a: whether a species has a size dice: Megafauna, and bugs with a monster."""
    return s.is_combined() and (species >= BUG_COUNT * SHAPE_COUNT or s.has_monster(species))


def change_size(s: Mesofauna, species: int, size: int, rule: str) -> None:
    """J3g, J3h, J7b, J7c: a species takes another size, and loses what it outgrows by it."""
    colour = species // SHAPE_COUNT
    s.size[species] = size
    s.note("log-resizes", rule, colour, species, size)
    # Venom may go with a card: then its hunters starve, wherever they are.
    s.push(frames.Check(NOBODY))
    lost = sizes.outgrown(s, species, size)
    for card in lost:
        s.note("log-outgrows", "J3h", colour, species, s.face(card))
    if sizes.is_grounded(s, species):
        s.note("log-grounded", "J7b", colour, species)
        s.push(frames.LoseShape(colour, species, 0))
    s.recount(species)
    portraits.lose(s, species, lost, 0)
