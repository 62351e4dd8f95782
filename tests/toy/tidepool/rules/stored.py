"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any, Self
from phylarium.kernel.engine import Step
from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng
from tests.toy.tidepool.rules.components import Components
class Stored(State):
    __slots__ = ('components', 'sea', 'salvage', 'doubled', 'deck', 'hand', 'pool', 'swept', 'gone', 'bank', 'shells', 'knows')
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng); self.components = components
    def clear(self) -> None: self.sea: int = 0; self.salvage: int = 0; self.doubled: int = 0; self.deck: list[int] = []; self.hand: list[int] = []; self.pool: list[int] = [0] * 4; self.swept: list[int] = [0] * 4; self.gone: list[int] = [0] * 5; self.bank: list[int] = []; self.shells: list[int] = []; self.knows: list[int] = []
    def copy_fields(self, copy: Stored) -> None: self.copied_into(copy); copy.sea = self.sea; copy.salvage = self.salvage; copy.doubled = self.doubled; copy.deck = self.deck.copy(); copy.hand = self.hand.copy(); copy.pool = self.pool.copy(); copy.swept = self.swept.copy(); copy.gone = self.gone.copy(); copy.bank = self.bank.copy(); copy.shells = self.shells.copy(); copy.knows = self.knows.copy()
    def clone(self) -> Self:
        copy = type(self)(self.of, self.steps, self.rng.clone(), self.components); self.copy_fields(copy)
        return copy
