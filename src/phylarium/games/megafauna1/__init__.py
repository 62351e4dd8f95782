"""Bios: Megafauna, first edition. Dinosaurs and mammals contend for a continent that drifts, warms and freezes."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import HominidLegacy, MicrobialLegacy
from phylarium.games.megafauna1 import legacy as handed_on
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.legacy import Succession
from phylarium.kit.title import ColourTitle


class MegafaunaGame(ColourTitle[Megafauna]):
    rules_version = "2"
    seats = (1, 2, 3, 4)
    state = Megafauna
    cover_seed = "cover 38"
    cover_actions = 140
    inherits = (MicrobialLegacy,)
    successions = (Succession("megafauna1"),)
    leaves = HominidLegacy

    def legacy(self, state: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy:
        return handed_on.left(state, wishes)


GAME = MegafaunaGame()
