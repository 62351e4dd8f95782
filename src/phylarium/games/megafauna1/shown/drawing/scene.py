"""What Megafauna's pictures are drawn from."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import HELD
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, seen


class MegafaunaScene(Scene[Megafauna]):
    kept = Kept(8_192)

    @seen
    def is_in_turn(self, colour: int) -> bool:
        return self.state.active == colour and not self.state.over()

    @seen
    def held(self) -> tuple[int, ...]:
        """The cards that were bought and are not yet played."""
        return tuple([card for card, at in enumerate(self.state.card_at) if at == HELD])

    @seen
    def standing(self, place: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
        """Who is in a place: species with their numbers, and immigrants."""
        s = self.state
        if s.vacant(place):
            return (), ()
        crowd = s.crowd(place)
        return tuple([(i, crowd.count(i)) for i in dict.fromkeys(crowd)]), tuple(s.invaders_at(place))
