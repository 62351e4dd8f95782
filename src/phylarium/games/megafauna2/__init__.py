"""Bios: Megafauna, second edition. Plants, snails, insects and vertebrates contend for continents that drift."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import HominidLegacy, MicrobialLegacy
from phylarium.games.megafauna2 import legacy as handed_on
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.legacy import Legacy, Succession
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.sheet import Sheet
from phylarium.kit.title import ColourTitle


class MegafaunaGame(ColourTitle[Megafauna]):
    family = "phylarium.families.fauna"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    state = Megafauna
    inherits = (MicrobialLegacy,)
    successions = (Succession("megafauna2"), Succession("chicxulub", {"chicxulub": True}))
    leaves = HominidLegacy
    cover_seed = "cover 94"
    cover_actions = 180

    def inherit(self, state: Megafauna, legacy: Legacy) -> None:
        assert isinstance(legacy, MicrobialLegacy)
        handed_on.take_up(state, legacy)

    def legacy(self, state: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy | None:
        return handed_on.left(state, wishes)

    def sheet(self, state: Megafauna, wishes: Mapping[str, str]) -> Sheet | None:
        found: Sheet | None = self.room("shown.sheet").sheet_of(state, wishes)
        return found

    def lineages(self, state: Megafauna) -> list[Lineage]:
        return handed_on.lineages(state)

    def ancestors(self, state: Megafauna) -> dict[int, str]:
        return handed_on.ancestors(state)

    def forebears(self, state: Megafauna, legacy: Legacy) -> dict[int, str]:
        assert isinstance(legacy, MicrobialLegacy)
        return handed_on.forebears(state, legacy)


GAME = MegafaunaGame()
