"""Migration: species move to adjacent tiles, one at a time."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Message, Reason

ANY_NUMBER: Final = -1
"""migration.special: no limit but the species there are."""


def allowance(s: Marine, animal: int, index: int) -> int:
    """migration, trait.seasonal_migrants: how many species an animal may move from a basic space."""
    most = s.components.migration[index]
    if animal >= 0 and s.has(animal, SEASONAL_MIGRANTS):
        most += s.components.trait_amount[SEASONAL_MIGRANTS]
    return most


def reach(s: Marine, animal: int, hex: int) -> list[int]:
    """migration: adjacent tiles; trait.seasonal_migrants: also those one tile further."""
    near = s.neighbours(hex)
    if s.has(animal, SEASONAL_MIGRANTS):
        for through in s.neighbours(hex):
            for far in s.neighbours(through):
                if far != hex and far not in near:
                    near.append(far)
    return near


class MigrationSpecies(Action[frames.MigrationSpecies]):
    """Choose the tile from which a species moves: `left` more may, or ANY_NUMBER; `begun` is 1 once one has."""

    rule: str = "migration"
    section: int = MIGRATION
    ints: str = "left begun=0"

    def options(self, s: Marine, f: frames.MigrationSpecies) -> list[int]:
        if f.left == 0:
            return []
        at = f.actor * HEX_COUNT
        species = s.species
        moved = s.moved
        found = [HEX + h for h in range(HEX_COUNT) if species[at + h] > moved[h]]
        return declinable(found, DONE if f.begun == 1 else FORFEIT)

    def taken(self, s: Marine, f: frames.MigrationSpecies, action: int) -> None:
        if action == DONE:
            self.finish(s)
        else:
            s.push(frames.MigrationTarget(f.actor, f.left, action - HEX))

    def nothing(self, s: Marine, f: frames.MigrationSpecies) -> None:
        if f.begun == 1:
            self.finish(s)
        else:
            super().nothing(s, f)

    def finish(self, s: Marine) -> None:
        s.moved = [0] * HEX_COUNT

    def prompt(self, s: Marine, f: frames.MigrationSpecies) -> Message:
        return s.of.prompt(s, f, "ask-migration-any" if f.left == ANY_NUMBER else "ask-migration-species")

    def refusal(self, s: Marine, f: frames.MigrationSpecies, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.species[f.actor * HEX_COUNT + action - HEX] > 0:
                return say.no("refused-moved-already", "migration")
            return say.no("refused-no-species", "migration")
        return None

    def sought(self, s: Marine, f: frames.MigrationSpecies) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.species[f.actor * HEX_COUNT + h] > 0]


class MigrationTarget(Choice[Marine, frames.MigrationTarget]):
    """migration: choose where the species from the tile goes, of which `left` may move with this one."""

    ints: str = "left tile"

    def options(self, s: Marine, f: frames.MigrationTarget) -> list[int]:
        return [HEX + h for h in reach(s, f.actor, f.tile)]

    def chosen(self, s: Marine, f: frames.MigrationTarget, action: int) -> None:
        target = action - HEX
        s.species[f.actor * HEX_COUNT + f.tile] -= 1
        s.species[f.actor * HEX_COUNT + target] += 1
        s.moved[target] += 1
        s.note("log-moved", "migration", f.actor, f.tile, target)
        s.push(frames.MigrationSpecies(f.actor, ANY_NUMBER if f.left == ANY_NUMBER else f.left - 1, 1))

    def refusal(self, s: Marine, f: frames.MigrationTarget, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.terrain[action - HEX] < 0:
                return say.no("refused-no-tile", "migration")
            return say.no("refused-not-adjacent", "terms.adjacent")
        return None

    def sought(self, s: Marine, f: frames.MigrationTarget) -> list[int]:
        return [HEX + h for h in NEIGHBOURS[f.tile]]
