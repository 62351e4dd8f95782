"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis import legacy
from phylarium.games.genesis.rules.names import COLOURS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kit.title import Title


class GenesisGame(Title[Genesis]):
    rules_version = "2"
    seats = (1, 2, 3, 4)
    state = Genesis
    dice_sides = 6
    actors = "party"
    cover_actions = 60
    leaves = MicrobialLegacy
    beginning = MappingProxyType({"macro_variant": True})

    def seat_colour(self, state: Genesis, seat: int) -> str:
        return next((COLOURS[colour] for colour, owner in enumerate(state.seat_of) if owner == seat), "")

    def legacy(self, state: Genesis, wishes: Mapping[str, str]) -> MicrobialLegacy:
        super().legacy(state, wishes)
        return legacy.left(state)


GAME = GenesisGame()
