"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any, Self
from phylarium.kernel.engine import Step
from phylarium.families.fauna.rules.state import Fauna
from phylarium.kernel.rng import Rng
from phylarium.games.mesofauna.rules.components import Components
class Stored(Fauna):
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng, components); self.components = components
    def clear(self) -> None: super().clear(); self.stage: int = 0; self.ticket: int = 0; self.bugs: int = 0; self.spot: list[int] = [-1] * 8; self.side: list[int] = [0] * 8; self.dealt_to: list[int] = [-1] * 8; self.beside: list[int] = [0] * 24; self.ridge: list[int] = [0] * 24; self.lakes: int = 0; self.swamps: int = 0; self.guest: list[int] = [-1] * 48; self.flowers: int = 0; self.unplaced: list[int] = []; self.unplaced_at: list[int] = []; self.roster: list[int] = []; self.zombie: list[int] = []; self.zombie_on: list[int] = []; self.bound: list[int] = [-1] * 8; self.mutual: int = 0; self.active: int = -1; self.phasing: int = -1; self.acted: int = 0; self.turn: int = 0; self.quiet: int = 0; self.out: int = 0; self.ending: int = 0; self.queen: int = -1; self.nest: int = -1; self.flown: int = 0; self.formation: int = 0; self.giant_upper_deck: list[int] = []; self.giant_lower_deck: list[int] = []; self.tool_at: list[int] = [-1] * 4; self.tool_side: list[int] = [0] * 4; self.warm: int = 0; self.fled: int = 0; self.novices: int = 0
    def copy_fields(self, copy: Stored) -> None: self.copy_shared(copy); copy.stage = self.stage; copy.ticket = self.ticket; copy.bugs = self.bugs; copy.spot = self.spot.copy(); copy.side = self.side.copy(); copy.dealt_to = self.dealt_to.copy(); copy.beside = self.beside.copy(); copy.ridge = self.ridge.copy(); copy.lakes = self.lakes; copy.swamps = self.swamps; copy.guest = self.guest.copy(); copy.flowers = self.flowers; copy.unplaced = self.unplaced.copy(); copy.unplaced_at = self.unplaced_at.copy(); copy.roster = self.roster.copy(); copy.zombie = self.zombie.copy(); copy.zombie_on = self.zombie_on.copy(); copy.bound = self.bound.copy(); copy.mutual = self.mutual; copy.active = self.active; copy.phasing = self.phasing; copy.acted = self.acted; copy.turn = self.turn; copy.quiet = self.quiet; copy.out = self.out; copy.ending = self.ending; copy.queen = self.queen; copy.nest = self.nest; copy.flown = self.flown; copy.formation = self.formation; copy.giant_upper_deck = self.giant_upper_deck.copy(); copy.giant_lower_deck = self.giant_lower_deck.copy(); copy.tool_at = self.tool_at.copy(); copy.tool_side = self.tool_side.copy(); copy.warm = self.warm; copy.fled = self.fled; copy.novices = self.novices
    def clone(self) -> Self:
        copy = type(self)(self.of, self.steps, self.rng.clone(), self.components); self.copy_fields(copy)
        return copy
