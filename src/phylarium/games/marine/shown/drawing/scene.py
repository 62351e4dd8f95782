"""What Marine's pictures are drawn from."""

from __future__ import annotations

from functools import cached_property

from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.names import FLIGHT, SPACE_COUNT
from phylarium.games.marine.rules.pawns import owner
from phylarium.games.marine.rules.state import Marine
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, seen


class MarineScene(Scene[Marine]):
    kept = Kept(16_384)
    """About 400 tables."""

    @cached_property
    def _passed(self) -> tuple[bool, ...]:
        s = self.state
        own = animals_of(s, self.seat) if self.seat >= 0 else []
        animal = s.animal if s.animal in own or not own else own[0]
        if animal < 0:
            return (False,) * SPACE_COUNT
        standing = [i for i, kind in enumerate(s.spaces) if kind >= 0 and owner(s, kind) == animal]
        if not standing:
            return (False,) * SPACE_COUNT
        first = standing[0] if s.has(animal, FLIGHT) else 0
        return tuple([first <= i <= standing[-1] for i in range(SPACE_COUNT)])

    @seen
    def passed(self, first: int, end: int) -> tuple[bool, ...]:
        """pawn.basic: whether a basic pawn of the seat comes too late for each of these spaces in this round."""
        return self._passed[first:end]

    @seen
    def is_in_turn(self, animal: int) -> bool:
        return self.state.animal == animal and not self.state.over()
