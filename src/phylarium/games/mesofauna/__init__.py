"""Bios: Mesofauna. Bugs become insects: they grow organs, found species and live off each other on drifting cratons."""

from __future__ import annotations

from types import MappingProxyType

from phylarium.families.fauna.title import FaunaTitle
from phylarium.families.lineage import MicrobialLegacy, TerrestrialLegacy
from phylarium.games.mesofauna.rules.names import DICE_SIDES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.legacy import Succession


class MesofaunaGame(FaunaTitle[Mesofauna, TerrestrialLegacy]):
    rules_version = "1"
    seats = (1, 2, 3, 4, 5, 6, 7)
    state = Mesofauna
    dice_sides = DICE_SIDES
    inherits = (MicrobialLegacy,)
    successions = (Succession("mesofauna"), Succession("combined", {"stage": "combined"}))
    leaves = TerrestrialLegacy
    cover_seed = "cover 348"
    key_options = MappingProxyType({"stage": "combined"})
    cover_actions = 128


GAME = MesofaunaGame()
