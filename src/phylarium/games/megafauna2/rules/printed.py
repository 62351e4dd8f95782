"""The values of the components, which a pack may change; the cards are the family's.

`tables.py` works out those that do not stand in the data as they are.
"""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # events.toml, by event
    icons: list[list[icons.Icon]]  # In the order in which they are resolved.
    order: list[list[int]]  # Of an extraterrestrial event, the colours in their order of play; one not shown is last.
    stable: list[bool]
    struck: list[int]  # Of a biosphere event, the craton that craters and drifts of this turn strike; -1 for others.
    ends_game: list[bool]  # Whether it ends the long game when it is drawn in the third era.

    # cratons.toml, by planet (EARTH, MARS, VENUS)
    used: list[list[int]]  # The boards that are used, from west to east in the historical order.
    ground: list[list[int]]  # By hex, what is printed there.
    terrain: list[list[int]]  # By world (grounds.worlds) and disk * BIOME_COUNT + biome: what the biome is with it.
    number: list[list[int]]  # By hex, the number by which a crater finds it, 0 for none.
    start_hex: list[int]  # By colour, where its first creeple stands on Earth.
    centre_disk: list[int]  # By craton, the disk at its centre before the game on Earth.
    home_craton: list[int]  # By colour, its craton on Earth.

    # climate.toml
    oxygen_slots: int
    cloud_slots: int
    atmosphere_slots: int
    percent: list[int] = climate.oxygen.percent  # By green disks in the oxygen: how much oxygen there is.
    oxygen_actions: list[int] = climate.oxygen.actions
    dark_heart: list[int] = climate.oxygen.heart
    microbes: list[bool] = climate.oxygen.microbes
    conflagration: list[bool] = climate.oxygen.conflagration
    albedo: list[int] = climate.clouds.albedo  # By white disks in the clouds, in hundredths.
    green_heart: list[int] = climate.clouds.heart
    precipitation: list[bool] = climate.clouds.precipitation
    cloud_covered: list[bool] = climate.clouds.cloud_covered
    climate_of: list[int]  # By disks in the atmosphere, ICEHOUSE to HOTHOUSE.
    green_actions: list[int] = climate.atmosphere.actions  # By disks in the atmosphere.
    biosphere_of: list[int]  # By climate, TOO_HOT to TOO_COLD.
    humid: list[list[bool]]  # By climate and latitude, whether its dice is green.
    wind: list[list[int]]  # By climate and latitude, the direction (EAST or WEST) in which the wind blows, or -1.

    # setup.toml
    entry: list[list[int]]  # By ground and shape, the dispersal points that entering costs; 0: it cannot be entered.
    rafting: list[int]  # By shape, what a raft costs beside the entry.
    habitable: list[list[bool]]  # By ground and shape.
    roadrunner: list[int]  # By ground, RED or YELLOW.
    plant_roadrunner: list[int]  # By shape of the plant, on Mars and Venus.
    plant_water: list[list[int]]  # By shape of the plant, its least and greatest distance from water; empty: nowhere.
    disks: list[int]  # By disk colour (GREEN_DISK to BLACK_DISK, from 0), how many there are on Earth among several.
    monsters: list[int]  # By colour of organ, monster tokens.
    fossil_tokens: int = setup.pieces.fossils
    start_latitude: int = setup.start.latitude
    start_oxygen: int = setup.start.oxygen
    start_clouds: int = setup.start.clouds
    start_black: int = setup.start.black  # Black disks in the atmosphere.
    start_white: int = setup.start.white
    start_climate: int
    tooth_actions: int = setup.start.tooth_actions  # Actions a turn in the tooth & claw game.
    solo_disks: list[int]  # By planet, black disks, and as many white ones, when plants take the place of green ones.
    solo_offshore: list[int]  # By planet, black disks on its shelves before the game.
    plant_creeples: list[list[int]]  # By whether the plant is played (0, 1) and by shape.
    solo_target: int = setup.solitaire.decisive  # Points of a decisive victory alone.
""")
