"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any
from phylarium.kernel.engine import Step
from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng
from phylarium.families.fauna.rules.components import Components
class Shared(State):
    __slots__ = ('shared', 'seat_of', 'colour_of', 'unborn', 'living', 'size', 'genotype', 'basal', 'organs', 'moods', 'card_at', 'card_side', 'in_row', 'cubes', 'monster_on', 'host_on', 'held', 'upper_deck', 'lower_deck', 'display', 'herbivore', 'carnivore', 'fossils', 'pool', 'tool_at', 'tool_side', 'estate', 'arranging')
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng); self.shared = components
    def clear(self) -> None: self.seat_of: list[int] = []; self.colour_of: list[int] = []; self.unborn: list[int] = []; self.living: list[int] = []; self.size: list[int] = []; self.genotype: list[int] = []; self.basal: list[int] = []; self.organs: list[int] = []; self.moods: list[int] = []; self.card_at: list[int] = []; self.card_side: list[int] = []; self.in_row: list[int] = []; self.cubes: list[int] = []; self.monster_on: list[int] = []; self.host_on: list[int] = []; self.held: list[int] = []; self.upper_deck: list[int] = []; self.lower_deck: list[int] = []; self.display: list[int] = []; self.herbivore: list[int] = []; self.carnivore: list[int] = []; self.fossils: list[int] = []; self.pool: list[int] = [0] * 5; self.tool_at: list[int] = [-1] * 4; self.tool_side: list[int] = [0] * 4; self.estate: list[int] = []; self.arranging: list[int] = []
    def copy_shared(self, copy: Shared) -> None: self.copied_into(copy); copy.seat_of = self.seat_of.copy(); copy.colour_of = self.colour_of.copy(); copy.unborn = self.unborn.copy(); copy.living = self.living.copy(); copy.size = self.size.copy(); copy.genotype = self.genotype.copy(); copy.basal = self.basal.copy(); copy.organs = self.organs.copy(); copy.moods = self.moods.copy(); copy.card_at = self.card_at.copy(); copy.card_side = self.card_side.copy(); copy.in_row = self.in_row.copy(); copy.cubes = self.cubes.copy(); copy.monster_on = self.monster_on.copy(); copy.host_on = self.host_on.copy(); copy.held = self.held.copy(); copy.upper_deck = self.upper_deck.copy(); copy.lower_deck = self.lower_deck.copy(); copy.display = self.display.copy(); copy.herbivore = self.herbivore.copy(); copy.carnivore = self.carnivore.copy(); copy.fossils = self.fossils.copy(); copy.pool = self.pool.copy(); copy.tool_at = self.tool_at.copy(); copy.tool_side = self.tool_side.copy(); copy.estate = self.estate.copy(); copy.arranging = self.arranging.copy()
