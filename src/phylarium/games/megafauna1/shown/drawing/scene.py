"""What Megafauna's pictures are drawn from."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import HELD
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, seen


class MegafaunaScene(Scene[Megafauna]):
    game = "megafauna1"
    vocabulary = VOCABULARY
    kept = Kept(8_192)

    @seen
    def is_in_turn(self, colour: int) -> bool:
        return self.state.active == colour and not self.state.over()

    @seen
    def held(self) -> tuple[int, ...]:
        """The cards that were bought and are not yet played."""
        return tuple([card for card, at in enumerate(self.state.card_at) if at == HELD])
