"""Cove: a shore with a hermit crab; a game of the family that has its own tide."""

from __future__ import annotations

from pathlib import Path

from tests.toy.cove.rules import frames
from tests.toy.cove.rules.components import Components
from tests.toy.cove.rules.fields import FIELDS
from tests.toy.cove.rules.state import Cove
from tests.toy.families.shore.game import ShoreGame
from tests.toy.families.shore.rules import fields as shore_fields
from tests.toy.families.shore.rules import frames as shore
from tests.toy.families.shore.rules.actions import vocabulary

from phylarium.kernel import Operations


class CoveGame(ShoreGame[Cove]):
    name = "cove"
    options = ()
    vocabulary = vocabulary()
    fields = (*FIELDS, *shore_fields.FIELDS)
    operations = Operations(shore.FRAMES | frames.FRAMES, ["tests.toy.families.shore.rules", "tests.toy.cove.rules"])
    state = Cove

    def components(self, pack: Path | None) -> Components:
        components = Components()
        components.worth = [1, 2]
        components.tides = 4
        return components


GAME = CoveGame()
