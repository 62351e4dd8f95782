"""Bios: Megafauna, first edition. Dinosaurs and mammals contend for a continent that drifts, warms and freezes."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import HominidLegacy, MicrobialLegacy
from phylarium.games.megafauna1 import legacy as handed_on
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.legacy import Legacy, Succession
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.sheet import Sheet
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

    def inherit(self, state: Megafauna, legacy: Legacy) -> None:
        assert isinstance(legacy, MicrobialLegacy)
        handed_on.take_up(state, legacy)

    def legacy(self, state: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy:
        return handed_on.left(state, wishes)

    def sheet(self, state: Megafauna, wishes: Mapping[str, str]) -> Sheet:
        found: Sheet = self.room("shown.sheet").sheet_of(state, wishes)
        return found

    def lineages(self, state: Megafauna) -> list[Lineage]:
        return handed_on.lineages(state)

    def ancestors(self, state: Megafauna) -> dict[int, str]:
        return handed_on.ancestors(state)

    def forebears(self, state: Megafauna, legacy: Legacy) -> dict[int, str]:
        assert isinstance(legacy, MicrobialLegacy)
        return handed_on.forebears(state, legacy)


GAME = MegafaunaGame()
