"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.families.fauna.shown.things import FaunaThings, Rules
from phylarium.games.megafauna2.rules import acting, living
from phylarium.games.megafauna2.rules.actions import MUTATE
from phylarium.games.megafauna2.rules.board import BIOMES
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.nouns import NAMES, NOUNS
from phylarium.kernel.inspection import DataRow


class MegafaunaThings(FaunaThings[Megafauna]):
    nouns = NOUNS
    rules = Rules(acting.selections, MUTATE, living.may_enter)
    names = NAMES

    def printed(self, s: Megafauna, biome: int) -> DataRow:
        """The board that a hex is printed on; on other planets it is the back of one."""
        return DataRow("craton", "" if s.is_alien() else BIOMES[biome].partition("-")[0])


inspect = MegafaunaThings().inspect
