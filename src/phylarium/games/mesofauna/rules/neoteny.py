"""Neoteny (D5): a species sheds a basal organ."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason


class ShedOrgan(Choice[Mesofauna, frames.ShedOrgan]):
    """bf.D5: which basal organ a species sheds."""

    ints: str = "species"

    def options(self, s: Mesofauna, f: frames.ShedOrgan) -> list[int]:
        return [ORGAN + organ for organ in range(ORGAN_COUNT) if organ_of(s.basal[f.species], organ) > 0]

    def chosen(self, s: Mesofauna, f: frames.ShedOrgan, action: int) -> None:
        organ = action - ORGAN
        s.basal[f.species] -= ONE_ORGAN[organ]
        s.recount(f.species)
        s.note("log-sheds", "bf.D5", f.actor, f.species, organ)

    def refusal(self, s: Mesofauna, f: frames.ShedOrgan, action: int) -> Reason | None:
        if ORGAN <= action < ORGAN + ORGAN_COUNT:
            return say.about("refused-no-such-basal", f.species, "bf.D5")
        return None

    def sought(self, s: Mesofauna, f: frames.ShedOrgan) -> list[int]:
        return [ORGAN + organ for organ in range(ORGAN_COUNT)]
