"""Bios: Megafauna, second edition. Plants, snails, insects and vertebrates contend for continents that drift."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import HominidLegacy, MicrobialLegacy
from phylarium.games.megafauna2 import legacy as handed_on
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.legacy import Succession
from phylarium.kit.title import ColourTitle


class MegafaunaGame(ColourTitle[Megafauna]):
    family = "phylarium.families.fauna"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    state = Megafauna
    dice_sides = 6
    inherits = (MicrobialLegacy,)
    successions = (Succession("megafauna2"), Succession("chicxulub", {"chicxulub": True}))
    leaves = HominidLegacy
    cover_seed = "cover 94"
    cover_actions = 180

    def legacy(self, state: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy | None:
        return handed_on.left(state, wishes)


GAME = MegafaunaGame()
