"""Bios: Megafauna, second edition. Plants, snails, insects and vertebrates contend for continents that drift."""

from __future__ import annotations

from phylarium.families.fauna.title import FaunaTitle
from phylarium.families.lineage import HominidLegacy, MicrobialLegacy
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.legacy import Succession


class MegafaunaGame(FaunaTitle[Megafauna, HominidLegacy]):
    rules_version = "1"
    seats = (1, 2, 3, 4)
    state = Megafauna
    dice_sides = 6
    inherits = (MicrobialLegacy,)
    successions = (Succession("megafauna2"), Succession("chicxulub", {"chicxulub": True}))
    leaves = HominidLegacy
    cover_seed = "cover 94"
    cover_actions = 180


GAME = MegafaunaGame()
