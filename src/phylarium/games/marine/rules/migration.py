"""Migration: species move to adjacent tiles, one at a time."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import DONE, FORFEIT, HEX
from phylarium.games.marine.rules.board import HEX_COUNT, NEIGHBOURS
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do
from phylarium.games.marine.rules.names import MIGRATION, SEASONAL_MIGRANTS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Choice
from phylarium.kernel.message import Message, Reason

EVERY_SPECIES = 99
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


class MigrationSpecies(Choice[frames.MigrationSpecies]):
    """Choose the tile from which a species moves; frame b: how many more may, c: 1 once one has."""

    rule: str = "migration"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.MigrationSpecies) -> list[int]:
        if f.b == 0:
            return []
        at = f.actor * HEX_COUNT
        species = s.species
        moved = s.moved
        found = [HEX + h for h in range(HEX_COUNT) if species[at + h] > moved[h]]
        if found:
            found.append(DONE if f.c == 1 else FORFEIT)
        return found

    def chosen(self, s: Marine, f: frames.MigrationSpecies, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.actor, MIGRATION)
        elif action == DONE:
            self.finish(s)
        else:
            s.push(frames.MigrationTarget(f.actor, f.b, action - HEX))

    def nothing(self, s: Marine, f: frames.MigrationSpecies) -> None:
        if f.c == 1:
            self.finish(s)
        else:
            nothing_to_do(s, f.actor, MIGRATION, "migration")

    def finish(self, s: Marine) -> None:
        s.moved = [0] * HEX_COUNT

    def prompt(self, s: Marine, f: frames.MigrationSpecies) -> Message:
        if f.b > EVERY_SPECIES // 2:
            return Message("ask-migration-any", {"animal": say.animal(f.actor)})
        return Message("ask-migration-species", {"animal": say.animal(f.actor), "number": f.b})

    def refusal(self, s: Marine, f: frames.MigrationSpecies, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.species[f.actor * HEX_COUNT + action - HEX] > 0:
                return say.no("refused-moved-already", "migration")
            return say.no("refused-no-species", "migration")
        return None

    def sought(self, s: Marine, f: frames.MigrationSpecies) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.species[f.actor * HEX_COUNT + h] > 0]


class MigrationTarget(Choice[frames.MigrationTarget]):
    """Choose where the species from the tile in frame c goes."""

    rule: str = "migration"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.MigrationTarget) -> list[int]:
        return [HEX + h for h in reach(s, f.actor, f.c)]

    def chosen(self, s: Marine, f: frames.MigrationTarget, action: int) -> None:
        target = action - HEX
        s.species[f.actor * HEX_COUNT + f.c] -= 1
        s.species[f.actor * HEX_COUNT + target] += 1
        s.moved[target] += 1
        s.note("log-moved", "migration", f.actor, f.c, target)
        s.push(frames.MigrationSpecies(f.actor, f.b - 1, 1))

    def prompt(self, s: Marine, f: frames.MigrationTarget) -> Message:
        return Message("ask-migration-target", {"animal": say.animal(f.actor), "tile": say.tile(s, f.c)})

    def refusal(self, s: Marine, f: frames.MigrationTarget, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.terrain[action - HEX] < 0:
                return say.no("refused-no-tile", "migration")
            return say.no("refused-not-adjacent", "terms.adjacent")
        return None

    def sought(self, s: Marine, f: frames.MigrationTarget) -> list[int]:
        return [HEX + h for h in NEIGHBOURS[f.c]]
