"""Tectonics: a tile becomes a hydrothermal vent."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import FORFEIT, FROM_BOX, FROM_GENE_POOL, GEYSER_UP, HEX, SMOKER_UP
from phylarium.games.marine.rules.board import BOTTOM, EDGE, HALF, HEX_COUNT, NEIGHBOURS, TOP
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do
from phylarium.games.marine.rules.names import ANIMAL_COUNT, GEYSER, SEAMOUNT, SMOKER, TECTONICS, VENT, VOLCANISM
from phylarium.games.marine.rules.ops import TECTONICS_ADD, TECTONICS_SIDE, TECTONICS_VENT
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Act, Choice
from phylarium.games.marine.rules.traits import offer_camouflage
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message, Reason


class TectonicsTile(Choice):
    """Choose the tile: at the edge of the grid, or any (frame b = 1). Frame c is 1 for Volcanism's own use."""

    rule: str = "tectonics.tile"
    ask: str = "ask-tectonics-tile"

    def fits(self, s: Marine, f: Frame, hex: int) -> bool:
        terrain = s.terrain[hex]
        if terrain < 0 or terrain == VENT:
            return False
        if f.b == 1 or EDGE[hex]:
            return True
        # card.volcanism: seamounts need not be at the edge.
        return terrain == SEAMOUNT and (f.c == 1 or s.face_up(VOLCANISM))

    def options(self, s: Marine, f: Frame) -> list[int]:
        if s.vents_left == 0:
            return []
        found = [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0 and self.fits(s, f, h)]
        if found and f.c == 0:
            found.append(FORFEIT)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.a, TECTONICS)
            return
        s.ask(TECTONICS_SIDE, f.a, action - HEX)

    def nothing(self, s: Marine, f: Frame) -> None:
        nothing_to_do(s, f.a, TECTONICS, "tectonics.none" if s.vents_left == 0 else "tectonics.tile")

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "tectonics.tile")
            if s.terrain[hex] == VENT:
                return say.no("refused-already-vent", "tectonics.tile")
            return say.no("refused-not-at-edge", "tectonics.special")
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0]


class TectonicsSide(Choice):
    """Smoker in the bottom half, geyser in the top half, a choice on the three hexes between."""

    rule: str = "tectonics.side"

    def options(self, s: Marine, f: Frame) -> list[int]:
        if HALF[f.b] == TOP:
            return [GEYSER_UP]
        if HALF[f.b] == BOTTOM:
            return [SMOKER_UP]
        return [SMOKER_UP, GEYSER_UP]

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        s.ask(TECTONICS_VENT, f.a, f.b, SMOKER if action == SMOKER_UP else GEYSER)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message("ask-tectonics-side", {"animal": say.animal(f.a), "tile": say.tile(s, f.b)})


class TectonicsVent(Act):
    """Lay the vent (side in frame c), score it, and let one species of each animal back."""

    rule: str = "tectonics.back"

    def act(self, s: Marine, f: Frame) -> None:
        hex = f.b
        s.lay_vent(hex, f.c)
        s.note("log-vent", "tectonics.side", f.a, hex, f.c)
        count = 1
        for other in NEIGHBOURS[hex]:
            if s.terrain[other] == VENT:
                count += 1
        points = s.bonus(count)
        s.note("log-bonus", "tectonics.bonus", f.a, points, count)
        s.gain(f.a, points)
        for animal in range(ANIMAL_COUNT):
            at = animal * HEX_COUNT + hex
            displaced = s.species[at] - 1
            if displaced > 0:
                s.species[at] = 1
                s.pool[animal] += displaced
                s.note("log-displaced", "tectonics.back", animal, displaced, hex)
        offer_camouflage(s, f.a, hex)
        s.ask(TECTONICS_ADD, f.a, hex)


class TectonicsAdd(Choice):
    """One more species of one's own, out of the gene pool or out of the box."""

    rule: str = "tectonics.add"

    def options(self, s: Marine, f: Frame) -> list[int]:
        found: list[int] = []
        if s.pool[f.a] > 0:
            found.append(FROM_GENE_POOL)
        if s.lost[f.a] > 0:
            found.append(FROM_BOX)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == FROM_GENE_POOL:
            s.settle(f.a, f.b)
            s.note("log-settled", "tectonics.add", f.a, f.b)
        else:
            s.lost[f.a] -= 1
            s.species[f.a * HEX_COUNT + f.b] += 1
            s.note("log-returned", "tectonics.add", f.a, f.b)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message("ask-tectonics-add", {"animal": say.animal(f.a), "tile": say.tile(s, f.b)})

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if action == FROM_GENE_POOL:
            return say.no("refused-empty-pool", "tectonics.add")
        if action == FROM_BOX:
            return say.no("refused-none-lost", "tectonics.add")
        return None
