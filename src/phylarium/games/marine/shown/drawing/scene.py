"""What Marine's pictures are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from phylarium.games.marine.rules.board import HEX_COUNT
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.names import (
    ANIMAL_COUNT,
    BOTTOM_FEEDER,
    FIRST_SPACE,
    FLIGHT,
    MIGRATION,
    SPACE_COUNT,
    SPACES_IN,
)
from phylarium.games.marine.rules.pawns import owner
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held
from phylarium.games.marine.shown import view
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, row

NONE_PASSED: Final = (False,) * SPACE_COUNT


class MarineScene(Scene[Marine]):
    kept = Kept(16_384)
    """About 400 tables."""

    @row
    def passed(self) -> Sequence[bool]:
        """pawn.basic: by space, whether a basic pawn of the seat comes too late for it in this round."""
        s = self.state
        own = animals_of(s, self.seat) if self.seat >= 0 else []
        animal = s.animal if s.animal in own or not own else own[0]
        if animal < 0:
            return NONE_PASSED
        standing = [i for i, kind in enumerate(s.spaces) if kind >= 0 and owner(s, kind) == animal]
        if not standing:
            return NONE_PASSED
        first = standing[0] if s.has(animal, FLIGHT) else 0
        return [first <= i <= standing[-1] for i in range(SPACE_COUNT)]

    @row
    def moves(self) -> Sequence[int]:
        """How many species may move from each space of Migration."""
        first = FIRST_SPACE[MIGRATION]
        return [view.moves_from(self.state, first + i) for i in range(SPACES_IN[MIGRATION])]

    @row
    def bottom_feeding(self) -> Sequence[bool]:
        """trait.bottom_feeder: by animal, whether it has a space of its own."""
        s = self.state
        return [s.has(animal, BOTTOM_FEEDER) for animal in range(ANIMAL_COUNT)]

    @row
    def in_turn(self) -> Sequence[bool]:
        s = self.state
        return [s.animal == animal and not s.over() for animal in range(ANIMAL_COUNT)]

    @row
    def thriving(self) -> Sequence[bool]:
        """By animal and tile, whether species are there that are not endangered."""
        s = self.state
        return [count > 0 and s.thriving(*divmod(i, HEX_COUNT)) for i, count in enumerate(s.species)]

    on_vents = row(lambda scene: [scene.state.on_vents(animal) for animal in range(ANIMAL_COUNT)])
    """By animal, how many species it has on vents."""

    vacant_spaces = row(lambda scene: [scene.state.vacant_spaces(animal) for animal in range(ANIMAL_COUNT)])
    """By animal, how many of its element spaces are empty."""

    held = row(lambda scene: [tuple(held(scene.state, animal)) for animal in range(ANIMAL_COUNT)])
    """By animal, the trait cards in front of it."""
