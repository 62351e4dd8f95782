"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE
from phylarium.families.fauna.shown.things import FaunaThings, Rules
from phylarium.games.megafauna2.rules import acting, living
from phylarium.games.megafauna2.rules.actions import MUTATE
from phylarium.games.megafauna2.rules.board import BIOMES, CRATON_AT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.nouns import NAMES, NOUNS
from phylarium.kernel.inspection import DataRow


def could_live(s: Megafauna, species: int, biome: int) -> bool:
    """F6, K2: whether a newborn that came to a biome could live there, a plant of other worlds as a plant, too."""
    return s.landmass[CRATON_AT[biome]] != NONE and len(living.homes(s, species, 1 << biome)) > 0


class MegafaunaThings(FaunaThings[Megafauna]):
    nouns = NOUNS
    rules = Rules(acting.selections, MUTATE, could_live)
    names = NAMES

    def printed(self, s: Megafauna, biome: int) -> DataRow:
        """The board that a hex is printed on; on other planets it is the back of one."""
        return DataRow("craton", "" if s.is_alien() else BIOMES[biome].partition("-")[0])


inspect = MegafaunaThings().inspect
