"""The values of the components, as the rules read them. Generated from printed.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
import phylarium.families.fauna.rules.components
class Components(phylarium.families.fauna.rules.components.Components):
    def __init__(self) -> None: super().__init__(); self.card_events: list[list[int]] = []; self.card_strikes: list[int] = []; self.card_dodges: list[bool] = []; self.ground: list[int] = []; self.mountains: list[int] = []; self.elevation: list[int] = []; self.faults: list[int] = []; self.resource: list[str] = []; self.skeletal: list[int] = []; self.flowers: int = 0; self.giant_creeples: int = 0; self.first_creeples: list[int] = []; self.dealt: int = 0; self.goal: list[int] = []; self.dice: list[int] = []; self.formation: int = 0; self.queen_cratons: int = 0; self.queen_thoraces: int = 0; self.mountain_cost: int = 0; self.eusocial_pheromones: int = 0; self.shield: int = 0; self.glacier: int = 0
