"""Lagoon: a shore on which one may dive; a game of the family that adds an option, a field, actions and steps."""

from __future__ import annotations

from pathlib import Path

from tests.toy.families.shore.game import ShoreGame
from tests.toy.families.shore.rules import fields as shore_fields
from tests.toy.families.shore.rules import frames as shore
from tests.toy.lagoon.rules import frames
from tests.toy.lagoon.rules.actions import VOCABULARY
from tests.toy.lagoon.rules.components import Components
from tests.toy.lagoon.rules.fields import FIELDS
from tests.toy.lagoon.rules.options import OPTIONS
from tests.toy.lagoon.rules.state import Lagoon

from phylarium.kernel import Operations


class LagoonGame(ShoreGame[Lagoon]):
    name = "lagoon"
    options = OPTIONS
    vocabulary = VOCABULARY
    fields = (*FIELDS, *shore_fields.FIELDS)
    operations = Operations(shore.FRAMES | frames.FRAMES, ["tests.toy.families.shore.rules", "tests.toy.lagoon.rules"])
    state = Lagoon

    def components(self, pack: Path | None) -> Components:
        components = Components()
        components.worth = [2, 1]
        components.tides = 3
        components.depth = 5
        return components

    def begin(self, state: Lagoon) -> None:
        state.dived = [0] * state.seats
        super().begin(state)


GAME = LagoonGame()
