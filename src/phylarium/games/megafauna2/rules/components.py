"""The typed tables of the game's components, as the rules read them; the cards are the family's.

`tables.py` fills one of these from the data files or from a pack; states share it.
"""

from __future__ import annotations

from phylarium.families.fauna.rules import components
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *


class Icon:
    """One event of an event card."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        """COLLISION to TRANSFER."""
        self.craton = -1
        """Of a collision, the impacted craton."""
        self.direction = -1
        """Of a collision EAST or WEST; of a drift -1 to the north, 1 to the south, times its steps."""
        self.latitudes: list[int] = []
        """Of a climax."""
        self.organs: list[int] = []
        """Of a radiation, the colours that it strikes."""
        self.disk = 0
        """Of a transfer, GREEN_DISK, WHITE_DISK or BLACK_DISK."""
        self.origin = -1
        """Of a transfer, OXYGEN to OFFSHORE."""
        self.goal = -1
        """OXYGEN to SKY."""
        self.gun = False
        self.condition = 0
        """ALWAYS to CLOUD_COVERED."""
        self.rain_shadow = False

    def values(self) -> tuple[object, ...]:
        """All that an icon is."""
        return (
            self.kind,
            self.craton,
            self.direction,
            tuple(self.latitudes),
            tuple(self.organs),
            self.disk,
            self.origin,
            self.goal,
            self.gun,
            self.condition,
            self.rain_shadow,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icon) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


class Components(components.Components):
    def __init__(self) -> None:
        super().__init__()
        # events.toml, by event
        self.icons: list[list[Icon]] = []
        """In the order in which they are resolved."""
        self.order: list[list[int]] = []
        """Of an extraterrestrial event, the colours in their order of play; the one that is not shown is last."""
        self.stable: list[bool] = []
        self.struck: list[int] = []
        """Of a biosphere event, the craton that craters and drifts of this turn strike; -1 for others."""
        self.ends_game: list[bool] = []
        """Whether it ends the long game when it is drawn in the third era."""

        # cratons.toml, by planet (EARTH, MARS, VENUS)
        self.used: list[list[int]] = []
        """The boards that are used, from west to east in the historical order."""
        self.ground: list[list[int]] = []
        """By hex, what is printed there."""
        self.terrain: list[list[int]] = []
        """By world (0 where plants are no level of their own, else 1 + planet) and by disk * BIOME_COUNT + biome: what
        a biome is with that disk on it."""
        self.number: list[list[int]] = []
        """By hex, the number by which a crater finds it, 0 for none."""
        self.start_hex: list[int] = []
        """By colour, where its first creeple stands on Earth."""
        self.centre_disk: list[int] = []
        """By craton, the disk at its centre before the game on Earth."""
        self.home_craton: list[int] = []
        """By colour, its craton on Earth."""

        # climate.toml
        self.oxygen_slots = 0
        self.cloud_slots = 0
        self.atmosphere_slots = 0
        self.percent: list[int] = []
        """By green disks in the oxygen: how much oxygen there is."""
        self.oxygen_actions: list[int] = []
        self.dark_heart: list[int] = []
        self.microbes: list[bool] = []
        self.conflagration: list[bool] = []
        self.albedo: list[int] = []
        """By white disks in the clouds, in hundredths."""
        self.green_heart: list[int] = []
        self.precipitation: list[bool] = []
        self.cloud_covered: list[bool] = []
        self.climate_of: list[int] = []
        """By disks in the atmosphere, ICEHOUSE to HOTHOUSE."""
        self.green_actions: list[int] = []
        """By disks in the atmosphere."""
        self.biosphere_of: list[int] = []
        """By climate, TOO_HOT to TOO_COLD."""
        self.humid: list[list[bool]] = []
        """By climate and latitude, whether its dice is green."""
        self.wind: list[list[int]] = []
        """By climate and latitude, the direction (EAST or WEST) in which the wind blows, or -1."""

        # setup.toml
        self.entry: list[list[int]] = []
        """By ground and shape, the dispersal points that entering costs; 0: it cannot be entered."""
        self.rafting: list[int] = []
        """By shape, what a raft costs beside the entry."""
        self.habitable: list[list[bool]] = []
        """By ground and shape."""
        self.roadrunner: list[int] = []
        """By ground, RED or YELLOW."""
        self.plant_roadrunner: list[int] = []
        """By shape of the plant, on Mars and Venus."""
        self.plant_water: list[list[int]] = []
        """By shape of the plant, the least and greatest distance from water at which it lives; empty: nowhere."""
        self.disks: list[int] = []
        """By disk colour (GREEN_DISK to BLACK_DISK, from 0), how many there are on Earth among several."""
        self.monsters: list[int] = []
        """By colour of organ, monster tokens."""
        self.fossil_tokens = 0
        self.start_latitude = 0
        self.start_oxygen = 0
        self.start_clouds = 0
        self.start_black = 0
        """Black disks in the atmosphere."""
        self.start_white = 0
        self.start_climate = 0
        self.tooth_actions = 0
        """Actions a turn in the tooth & claw game."""
        self.solo_disks: list[int] = []
        """By planet, black disks, which is also the number of white ones, when plants take the place of green ones."""
        self.solo_offshore: list[int] = []
        """By planet, black disks on its shelves before the game."""
        self.plant_creeples: list[list[int]] = []
        """By whether the plant is played (0, 1) and by shape."""
        self.solo_target = 0
        """Points of a decisive victory alone."""


def worlds(printed: list[list[int]]) -> list[list[int]]:
    """F3, K2: `terrain`, from what is printed on the hexes of each planet."""
    return [terrain_of(printed[0], False), *[terrain_of(hexes, True) for hexes in printed]]


def terrain_of(printed: list[int], alien: bool) -> list[int]:
    """F3: by disk * BIOME_COUNT + biome; where plants are a level of their own, white disks are water on dry land."""
    under = [NONE, FOREST, ICE, MOUNTAIN] if not alien else [HIGHLAND, SEA, SEA, MOUNTAIN]
    found: list[int] = []
    for disk in range(len(DISKS)):
        for biome in range(BIOME_COUNT):
            if biome >= SHELF:
                found.append(BLOOM if disk == BLOOM_DISKS else OPEN_SHELF)
            elif disk == BLOOM_DISKS or under[disk] == NONE:
                found.append(printed[biome])
            else:
                found.append(under[disk])
    return found
