"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import COLUMN_COUNT
from phylarium.families.fauna.shown.things import FaunaThings, Rules, alive
from phylarium.games.mesofauna.rules import acting, hive, living
from phylarium.games.mesofauna.rules.actions import MUTATE
from phylarium.games.mesofauna.rules.board import CRATONS, HEX_COUNT
from phylarium.games.mesofauna.rules.queen import PILE
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown.nouns import NAMES, NOUNS
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kit.things import for_whom


def could_live(s: Mesofauna, species: int, biome: int) -> bool:
    """E1d, G5: whether a larva that came to a biome could live there, a parasite on some host."""
    return s.is_laid(biome // HEX_COUNT) and living.open_levels(s, species, biome) != 0


class MesofaunaThings(FaunaThings[Mesofauna]):
    nouns = NOUNS
    rules = Rules(acting.selections, MUTATE, could_live)
    names = NAMES

    def inspect(self, s: Mesofauna, kind: str, name: str) -> Inspection:
        if kind == "craton":
            return self.craton(s, CRATONS.index(f"craton-{name}"))
        return super().inspect(s, kind, name)

    def could_take(self, s: Mesofauna, species: int, slot: int) -> bool:
        # L3e, L9f: Queen Bee pays nothing, and takes nothing from a deck.
        if hive.is_hers(s, species):
            return slot % COLUMN_COUNT < PILE
        return super().could_take(s, species, slot)

    def craton(self, s: Mesofauna, craton: int) -> Inspection:
        """The species that could come to live somewhere on a craton."""
        biomes = range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT)
        dwellers = [species for species in alive(s) if any(could_live(s, species, biome) for biome in biomes)]
        return Inspection(
            rows=tuple(DataRow("face", f"{CRATONS[craton]}-{side}") for side in ("dry", "wet")),
            helps=(for_whom("thing-live", "thing-live-nobody", self.named(dwellers)),),
        )

    def printed(self, s: Mesofauna, biome: int) -> DataRow:
        """The face of a craton that is up."""
        craton = biome // HEX_COUNT
        return DataRow("face", f"{CRATONS[craton]}-{('dry', 'wet')[s.side[craton]]}")


inspect = MesofaunaThings().inspect
