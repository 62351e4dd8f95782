"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis import legacy
from phylarium.games.genesis.judged.judgement import JUDGEMENT, GenesisJudgement
from phylarium.games.genesis.rules.actions import PLACES
from phylarium.games.genesis.rules.names import COLOURS, EVENTS, MACROORGANISMS, MUTATIONS, ROWS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message
from phylarium.kit.title import Title


class GenesisGame(Title[Genesis]):
    package = __name__
    name = "genesis"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    state = Genesis
    actors = "party"
    cover_actions = 60

    def begin(self, state: Genesis) -> None:
        if state.introductory == 1 and (state.cooperative == 1 or state.chimera == 1):
            raise OptionError(Message("error-introductory"), self.name)
        if state.seats == 1 and state.introductory == 0:
            # C1h: the solitaire game is played with the crystal catastrophe.
            state.crystal = 1
        super().begin(state)

    def judgement(self) -> GenesisJudgement:
        return JUDGEMENT

    def seat_colour(self, state: Genesis, seat: int) -> str:
        return next((COLOURS[colour] for colour, owner in enumerate(state.seat_of) if owner == seat), "")

    def legacy(self, state: Genesis, wishes: Mapping[str, str]) -> MicrobialLegacy:
        super().legacy(state, wishes)
        return legacy.left(state)

    def log_target(self, kind: str, value: int) -> str:
        if value < 0:
            return ""
        match kind:
            case "place" | "refugium":
                return f"place-{PLACES[value]}"
            case "mutation":
                return f"mutation-{MUTATIONS[value >> 1]}"
            case "macro":
                return f"macro-{MACROORGANISMS[value >> 1]}"
            case "event":
                return f"event-{EVENTS[value]}"
            case "row":
                return f"row-{ROWS[value]}"
        return ""


GAME = GenesisGame()
