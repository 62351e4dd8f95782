"""A second reading of parts F, G and H, to compare the rules with: slow, plain, and written from the tables alone.

It draws the whole map with coordinates, walks it until nothing changes any more, and answers in names.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from phylarium.families.fauna.rules.names import TOOLS
from phylarium.games.megafauna2.rules.board import BIOMES, COLUMN, CRATONS, POSITIONS, ROW, SHELF
from phylarium.games.megafauna2.rules.names import CLIMATES, COLOURS, GROUNDS, SPECIES
from phylarium.games.megafauna2.rules.state import Megafauna

SHAPES = ["archetype", "burrower", "armored", "swimmer", "flyer"]
COSTS = {
    "sea": [2, 2, 2, 1, 1],
    "bloom": [2, 2, 2, 1, 1],
    "weeds": [1, 1, 1, 2, 1],
    "swamp": [1, 1, 1, 1, 1],
    "forest": [1, 1, 1, 2, 1],
    "mountain": [2, 2, 2, 2, 1],
    "ice": [2, 2, 2, 2, 1],
}
RAFTS = [3, 3, 3, 1, 1]
LIVES = {
    "sea": {"swimmer", "flyer"},
    "bloom": {"swimmer"},
    "weeds": {"archetype", "burrower", "armored", "flyer"},
    "swamp": set(SHAPES),
    "forest": {"archetype", "burrower", "armored", "flyer"},
    "mountain": set(),
    "ice": set(),
    "shelf": set(),
}
ROADRUNNER = {"sea": "yellow", "bloom": "yellow", "weeds": "yellow", "swamp": "red", "forest": "red"}
WINDS = {1: "east", 3: "west", 4: "west", 6: "east"}
HUMID = {
    "icehouse": [],
    "ice_age": [3, 4],
    "cool": [2, 3, 4, 5],
    "eden": [1, 2, 3, 4, 5, 6],
    "warm": list(range(8)),
    "hothouse": [0, 1, 3, 4, 6, 7],
}
TOOL_HUNTS = {
    "diving_bell": "swimmer",
    "stone_chisel": "armored",
    "net": "swimmer",
    "sling": "flyer",
    "digging_stick": "burrower",
    "blowgun": "flyer",
    "hammerstone": "armored",
    "smoke": "burrower",
}
CELLS_A_LANDMASS = 100


@dataclass(frozen=True)
class Cell:
    """Where a biome lies: columns go around the world, rows from pole to pole."""

    column: int
    row: int


class Naturalist:
    """What a position looks like to somebody who reads the rules with the map before him."""

    def __init__(self, s: Megafauna) -> None:
        self.s = s
        self.cells: dict[str, Cell] = {}
        for number, landmass in enumerate(s.ring):
            for craton, name in enumerate(CRATONS):
                if s.landmass[craton] != landmass:
                    continue
                column = number * CELLS_A_LANDMASS + s.column[craton]
                for position, at in enumerate(POSITIONS):
                    cell = Cell(column + COLUMN[position], s.latitude[craton] + ROW[position])
                    self.cells[f"{name}-{at}"] = cell
                    if at in ("ne", "e", "se"):
                        shelf = {"ne": "north", "e": "middle", "se": "south"}[at]
                        self.cells[f"{name}-{shelf}-shelf"] = Cell(cell.column + 2, cell.row)
        self.around = CELLS_A_LANDMASS * len(s.ring)

    # --- the map ---

    def craton(self, biome: str) -> int:
        return CRATONS.index(biome.split("-")[0])

    def ground(self, biome: str) -> str:
        number = BIOMES.index(biome)
        disk = ["none", "green", "white", "black", "bloom"][self.s.disk[number]]
        if number >= SHELF:
            return "bloom" if disk == "bloom" else "shelf"
        if disk != "none":
            return {"green": "forest", "white": "ice", "black": "mountain"}[disk]
        return GROUNDS[self.s.components.ground[0][number]]

    def latitude(self, biome: str) -> int:
        return sorted((0, self.cells[biome].row, 7))[1]

    def touch(self, a: str, b: str) -> bool:
        if self.s.landmass[self.craton(a)] != self.s.landmass[self.craton(b)]:
            return False
        across, along = self.cells[a].column - self.cells[b].column, self.cells[a].row - self.cells[b].row
        return (abs(across), abs(along)) in {(2, 0), (1, 1)}

    def landing(self, start: str, way: int) -> str | None:
        """F5: the hex that a raft comes to, or none where the next cell is no open water."""
        here = self.cells[start]
        hexes = {self.cells[b]: b for b in self.cells if not b.endswith("shelf")}
        if Cell(here.column + 2 * way, here.row) in hexes:
            return None
        distances = {
            ((cell.column - here.column) * way) % self.around or self.around: name
            for cell, name in hexes.items()
            if cell.row == here.row
        }
        return distances[min(distances)]

    def blows(self, biome: str, way: int) -> bool:
        if self.s.is_basic():
            return way == -1
        if self.s.windy:
            return True
        return WINDS.get(self.latitude(biome)) == ("east" if way == 1 else "west")

    # --- species ---

    def shape(self, species: str) -> str:
        return species.split("-")[1]

    def organs(self, species: str, colour: str) -> int:
        number = ["red", "yellow", "green", "blue", "white"].index(colour)
        return (self.s.organs[SPECIES.index(species)] >> 6 * number) % 64

    def size(self, species: str) -> int:
        return self.s.size[SPECIES.index(species)]

    def tools(self, species: str) -> list[str]:
        return [
            TOOLS[2 * tool + self.s.tool_side[tool]]
            for tool in range(4)
            if self.s.tool_at[tool] == SPECIES.index(species)
        ]

    def hunts_with_tool(self, species: str, shape: str) -> bool:
        return any(TOOL_HUNTS.get(tool) == shape for tool in self.tools(species))

    def faces(self, species: str) -> list[int]:
        s = self.s
        return [
            2 * card + s.card_side[card] - 1
            for card in s.held
            if s.card_at[card] == SPECIES.index(species) and s.card_side[card] > 0
        ]

    def venomous(self, species: str) -> bool:
        return not self.s.is_basic() and any(self.s.components.face_venom[face] for face in self.faces(species))

    def skeleton(self, species: str) -> int:
        for face in self.faces(species):
            if self.s.components.face_skeletal[face] >= 0:
                return self.s.components.face_skeletal[face]
        return 1 + COLOURS.index(species.split("-")[0])

    def eats(self, hunter: str, prey: str) -> bool:
        """F4, J7."""
        if hunter == prey:
            return False
        armed = self.hunts_with_tool(hunter, self.shape(prey))
        if self.shape(prey) not in ("archetype", self.shape(hunter)) and not armed:
            return False
        if self.hunts_with_tool(prey, self.shape(hunter)) and not armed:
            return False
        safe = self.venomous(hunter) or self.size(hunter) > self.size(prey) or bool(self.tools(hunter))
        return safe or not self.venomous(prey)

    def who(self, biome: str, level: str) -> str | None:
        there = (self.s.herbivore if level == "herbivore" else self.s.carnivore)[BIOMES.index(biome)]
        return SPECIES[there] if there >= 0 else None

    # --- F: reach ---

    def reach(self, species: str, starts: set[str]) -> set[str]:
        """The biomes that a creeple can enter, by trying every move until nothing gets better."""
        points = self.size(species) + self.organs(species, "blue")
        shape = SHAPES.index(self.shape(species))
        swims = self.shape(species) == "swimmer" or "diving_bell" in self.tools(species)
        moves: list[tuple[str, str, int]] = []
        hexes = [b for b in self.cells if not b.endswith("shelf")]
        blooms = [b for b in self.cells if self.ground(b) == "bloom"]
        for a, b in product(hexes, hexes):
            if self.touch(a, b):
                moves.append((a, b, COSTS[self.ground(b)][shape]))
        for shelf in (b for b in self.cells if b.endswith("shelf")):
            beside = self.beside(shelf)
            moves.append((shelf, beside, COSTS[self.ground(beside)][shape]))
            if swims and shelf in blooms:
                moves.append((beside, shelf, COSTS["bloom"][shape]))
            for other in blooms:
                if swims and self.touch(shelf, other) and self.cells[shelf].row != self.cells[other].row:
                    moves.append((shelf, other, COSTS["bloom"][shape]))
        for start, way in product(hexes, (1, -1)):
            landing = self.landing(start, way)
            if landing is None or not self.blows(start, way):
                continue
            cost = RAFTS[shape] + COSTS[self.ground(landing)][shape]
            moves.append((start, landing, cost))
            moves.extend((start, b, cost) for b in blooms if swims and way == -1 and self.beside(b) == landing)
        left = dict.fromkeys(starts, points)
        better = True
        while better:
            better = False
            for a, b, cost in moves:
                if left.get(a, -1) - cost > left.get(b, -1):
                    left[b] = left[a] - cost
                    better = True
        return set(left)

    def beside(self, shelf: str) -> str:
        craton, side, _ = shelf.split("-")
        return f"{craton}-{ {'north': 'ne', 'middle': 'e', 'south': 'se'}[side] }"

    def mothers(self, species: str) -> set[str]:
        s = self.s
        number = SPECIES.index(species)
        standing = {b for b in self.cells if species in (self.who(b, "herbivore"), self.who(b, "carnivore"))}
        return standing | {BIOMES[at] for lying, at in zip(s.fallen, s.fallen_at, strict=True) if lying == number}

    def may_live(self, species: str, biome: str, level: str) -> bool:
        grazer, hunter = self.who(biome, "herbivore"), self.who(biome, "carnivore")
        lives = self.shape(species) in LIVES[self.ground(biome)]
        if species in (grazer, hunter):
            return False
        if level == "herbivore":
            return lives
        if grazer is None or not self.eats(species, grazer):
            return False
        return lives or ("diving_bell" in self.tools(species) and self.shape(grazer) == "swimmer")

    def homes(self, species: str, starts: set[str]) -> set[str]:
        return {
            f"{biome}-{level}"
            for biome in self.reach(species, starts)
            for level in ("herbivore", "carnivore")
            if self.may_live(species, biome, level)
        }

    # --- G, H: contests ---

    def herbivore_keys(self, species: str, biome: str) -> list[int]:
        """What decides between herbivores, step by step; more is better."""
        hunter = self.who(biome, "carnivore")
        humid = self.s.is_basic() or self.latitude(biome) in HUMID[CLIMATES[self.s.strip]]
        keys = []
        if hunter is not None:
            keys += [int(not self.eats(hunter, species)), self.organs(species, ROADRUNNER[self.ground(biome)])]
        keys += [self.organs(species, "green" if humid else "white"), self.size(species), -self.skeleton(species)]
        return keys

    def carnivore_keys(self, species: str, biome: str) -> list[int]:
        prey = self.who(biome, "herbivore")
        assert prey is not None
        return [
            self.organs(species, ROADRUNNER[self.ground(biome)]),
            -abs(self.size(species) - self.size(prey)),
            self.size(species),
            self.skeleton(species),
        ]

    def winners(self, first: str, second: str, biome: str, level: str) -> set[str]:
        """Who may win a contest: one of two, or either where their owner chooses."""
        keys = self.herbivore_keys if level == "herbivore" else self.carnivore_keys
        if keys(first, biome) == keys(second, biome):
            return {first, second}
        return {max((first, second), key=lambda species: keys(species, biome))}
