"""Tectonics: a tile becomes a hydrothermal vent."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action, nothing_to_do
from phylarium.games.marine.rules.traits import offer_camouflage
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Reason


class TectonicsTile(Action[frames.TectonicsTile]):
    """Choose the tile: at the edge of the grid, or any on the special space; `volcanism` is 1 for that card."""

    rule: str = "tectonics.tile"
    section: int = TECTONICS
    ints: str = "special volcanism=0"

    def fits(self, s: Marine, f: frames.TectonicsTile, hex: int) -> bool:
        terrain = s.terrain[hex]
        if terrain < 0 or terrain == VENT:
            return False
        if f.special == 1 or EDGE[hex]:
            return True
        # card.volcanism: seamounts need not be at the edge.
        return terrain == SEAMOUNT and (f.volcanism == 1 or s.face_up(VOLCANISM))

    def options(self, s: Marine, f: frames.TectonicsTile) -> list[int]:
        if s.vents_left == 0:
            return []
        found = [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0 and self.fits(s, f, h)]
        if found and f.volcanism == 0:
            found.append(FORFEIT)
        return found

    def taken(self, s: Marine, f: frames.TectonicsTile, action: int) -> None:
        s.push(frames.TectonicsSide(f.actor, action - HEX))

    def nothing(self, s: Marine, f: frames.TectonicsTile) -> None:
        nothing_to_do(s, f.actor, TECTONICS, "tectonics.none" if s.vents_left == 0 else "tectonics.tile")

    def refusal(self, s: Marine, f: frames.TectonicsTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "tectonics.tile")
            if s.terrain[hex] == VENT:
                return say.no("refused-already-vent", "tectonics.tile")
            return say.no("refused-not-at-edge", "tectonics.special")
        return None

    def sought(self, s: Marine, f: frames.TectonicsTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0]


class TectonicsSide(Choice[Marine, frames.TectonicsSide]):
    """tectonics.side: smoker in the bottom half, geyser in the top half, a choice on the three hexes between."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.TectonicsSide) -> list[int]:
        if HALF[f.tile] == TOP:
            return [GEYSER_UP]
        if HALF[f.tile] == BOTTOM:
            return [SMOKER_UP]
        return [SMOKER_UP, GEYSER_UP]

    def chosen(self, s: Marine, f: frames.TectonicsSide, action: int) -> None:
        s.push(frames.TectonicsVent(f.actor, f.tile, SMOKER if action == SMOKER_UP else GEYSER))


class TectonicsVent(Act[Marine, frames.TectonicsVent]):
    """tectonics.back: lay the vent, score it, and let one species of each animal back."""

    ints: str = "tile side"

    def act(self, s: Marine, f: frames.TectonicsVent) -> None:
        hex = f.tile
        s.lay_vent(hex, f.side)
        s.note("log-vent", "tectonics.side", f.actor, hex, f.side)
        count = 1
        for other in NEIGHBOURS[hex]:
            if s.terrain[other] == VENT:
                count += 1
        points = s.bonus(count)
        s.note("log-bonus", "tectonics.bonus", f.actor, points, count)
        s.gain(f.actor, points)
        for animal in range(ANIMAL_COUNT):
            at = animal * HEX_COUNT + hex
            displaced = s.species[at] - 1
            if displaced > 0:
                s.species[at] = 1
                s.pool[animal] += displaced
                s.note("log-displaced", "tectonics.back", animal, displaced, hex)
        offer_camouflage(s, f.actor, hex)
        s.push(frames.TectonicsAdd(f.actor, hex))


class TectonicsAdd(Choice[Marine, frames.TectonicsAdd]):
    """tectonics.add: one more species of one's own, out of the gene pool or out of the box."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.TectonicsAdd) -> list[int]:
        found: list[int] = []
        if s.pool[f.actor] > 0:
            found.append(FROM_GENE_POOL)
        if s.lost[f.actor] > 0:
            found.append(FROM_BOX)
        return found

    def chosen(self, s: Marine, f: frames.TectonicsAdd, action: int) -> None:
        if action == FROM_GENE_POOL:
            s.settle(f.actor, f.tile)
            s.note("log-settled", "tectonics.add", f.actor, f.tile)
        else:
            s.lost[f.actor] -= 1
            s.species[f.actor * HEX_COUNT + f.tile] += 1
            s.note("log-returned", "tectonics.add", f.actor, f.tile)

    def refusal(self, s: Marine, f: frames.TectonicsAdd, action: int) -> Reason | None:
        if action == FROM_GENE_POOL:
            return say.no("refused-empty-pool", "tectonics.add")
        if action == FROM_BOX:
            return say.no("refused-none-lost", "tectonics.add")
        return None
