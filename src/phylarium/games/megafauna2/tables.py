"""The component data: reads `data/*.toml`, or a pack with the same files, into Components.

A pack is checked in two steps. The kernel checks each file against its schema below: the right
columns of the right types. Then the functions here check what only the game knows: names, ranges,
and whether rows and files fit together. A problem names file, row, column, reason and remedy.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    EMOTIONS,
    NONE,
    ONE_ORGAN,
    ORGAN_COUNT,
    ORGANS,
    PARASITE,
    ROWS,
    SHAPES,
)
from phylarium.games.megafauna2.rules.board import CRATONS, DIRECTIONS, HEX_COUNT, LATITUDE_COUNT, POSITIONS
from phylarium.games.megafauna2.rules.components import Components, Icon
from phylarium.games.megafauna2.rules.names import (
    BIOSPHERES,
    CARDS,
    CLIMATES,
    COLOURS,
    CONDITIONS,
    DECK_SIZE,
    DISKS,
    ET_COUNT,
    EVENTS,
    GROUNDS,
    ICONS,
    NO_DISK,
    OPEN_SHELF,
    PLACES_OF_DISKS,
    SEA,
    SIZE_MOST,
    SKY,
    TOOLS,
)
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.kernel import packs
from phylarium.kernel.packs import Report, Row, Tables, rows_of

DATA: Final = Path(__file__).parent / "data"

PLANETS: Final = ["earth", "mars", "venus"]
USED_SHAPES: Final = SHAPES[:PARASITE]
PRINTED: Final = ["sea", "weeds", "swamp", "basin", "highland"]
MOST_ORGANS: Final = 4
"""Of one side of a card."""
RED_AND_YELLOW: Final = 2
"""Cards of the first two colours are of the metabolic row."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    size: int
    plus: list[str] = msgspec.field(default_factory=list)
    monster: str = ""
    shape: str = ""
    recession: list[str] = msgspec.field(default_factory=list)
    left: str = ""
    right: str = ""
    venom: bool = False
    mutualism: bool = False
    skeletal: int = NONE
    fossil: bool = False


class Card(Row, frozen=True, kw_only=True):
    id: str
    number: int
    row: Literal["metabolic", "darwin"]
    colour: str
    plus: list[str]
    horror: bool = False
    a: Face
    b: Face


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml"""

    card: list[Card]


class EventIcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: str
    craton: str = ""
    direction: Literal["", "east", "west", "north", "south"] = ""
    steps: int = 0
    latitudes: list[int] = msgspec.field(default_factory=list)
    organs: list[str] = msgspec.field(default_factory=list)
    disk: Literal["", "green", "white", "black"] = ""
    origin: str = msgspec.field(default="", name="from")
    goal: str = msgspec.field(default="", name="to")
    gun: bool = False
    condition: str = "always"
    rain_shadow: bool = False


class Event(Row, frozen=True, kw_only=True):
    id: str
    number: int
    deck: Literal["et", "too_hot", "goldilocks", "too_cold"]
    order: list[str] = msgspec.field(default_factory=list)
    stable: bool = False
    craton: str = ""
    ends_game: bool = False
    icons: list[EventIcon]


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """events.toml"""

    event: list[Event]


class Craton(Row, frozen=True, kw_only=True):
    id: str
    planet: Literal["earth", "mars", "venus"]
    board: str
    hexes: list[str]
    numbers: list[int]
    home: str = ""
    start: str = ""
    centre: Literal["", "green", "white", "black"] = ""


class Cratons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cratons.toml"""

    craton: list[Craton]


class Oxygen(Row, frozen=True, kw_only=True):
    disks: int
    percent: int
    actions: int
    heart: int
    microbes: bool = False
    conflagration: bool = False


class Clouds(Row, frozen=True, kw_only=True):
    disks: int
    albedo: int
    heart: int
    precipitation: bool = False
    cloud_covered: bool = False


class Atmosphere(Row, frozen=True, kw_only=True):
    disks: int
    climate: str
    actions: int


class Strip(Row, frozen=True, kw_only=True):
    id: str
    deck: Literal["too_hot", "goldilocks", "too_cold"]
    humid: list[int]
    east: list[int]
    west: list[int]


class Climate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """climate.toml"""

    oxygen: list[Oxygen]
    clouds: list[Clouds]
    atmosphere: list[Atmosphere]
    strip: list[Strip]


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    red: int
    yellow: int
    green: int
    blue: int
    white: int


class Disks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    green: int
    white: int
    black: int


class Pieces(Row, frozen=True, kw_only=True):
    creeples: int
    fossils: int
    cubes: Cubes
    disks: Disks


class Display(Row, frozen=True, kw_only=True):
    costs: list[int]
    halved: list[int]
    again: list[int]


class Start(Row, frozen=True, kw_only=True):
    latitude: int
    oxygen: int
    clouds: int
    black: int
    white: int
    climate: str
    tooth_actions: int


class Monster(Row, frozen=True, kw_only=True):
    organ: str
    tiles: int


class Tool(Row, frozen=True, kw_only=True):
    id: str
    hunts: str
    dives: bool = False


class Ground(Row, frozen=True, kw_only=True):
    id: str
    entry: list[int]
    habitable: list[str]
    roadrunner: Literal["", "red", "yellow"] = ""


class Rafting(Row, frozen=True, kw_only=True):
    cost: list[int]


class Plant(Row, frozen=True, kw_only=True):
    shape: str
    water: list[int]
    roadrunner: Literal["red", "yellow"]
    alone: int
    played: int


class Planet(Row, frozen=True, kw_only=True):
    id: str
    disks: int
    offshore: int


class Solitaire(Row, frozen=True, kw_only=True):
    decisive: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """setup.toml"""

    pieces: Pieces
    display: Display
    start: Start
    monster: list[Monster]
    tool: list[Tool]
    ground: list[Ground]
    rafting: Rafting
    plant: list[Plant]
    planet: list[Planet]
    solitaire: Solitaire


SCHEMAS: Final[packs.Schemas] = {
    "cards.toml": Cards,
    "events.toml": Events,
    "cratons.toml": Cratons,
    "climate.toml": Climate,
    "setup.toml": Setup,
}


class _Report(Report):
    """Also knows lists of organs."""

    def organs(self, place: str, column: str, values: Sequence[str], least: int = 0) -> None:
        if self.length(place, column, values, least, MOST_ORGANS):
            self.all_named(place, column, values, ORGANS, "organ")


def _check_face(report: _Report, place: str, way: str, face: Face) -> None:
    report.between(place, f"{way}, size", face.size, 1, SIZE_MOST)
    report.organs(place, f"{way}, plus", face.plus)
    if face.monster:
        report.named(place, f"{way}, monster", face.monster, ORGANS, "organ")
    for column, emotion in (("left", face.left), ("right", face.right)):
        if emotion:
            report.named(place, f"{way}, {column}", emotion, EMOTIONS, "emotion")
    if face.skeletal != NONE:
        report.between(place, f"{way}, skeletal", face.skeletal, 0, 5)
    if face.shape:
        report.named(place, f"{way}, shape", face.shape, USED_SHAPES[1:], "shape that is founded")
        report.organs(place, f"{way}, recession", face.recession)
        report.no_repeat(place, f"{way}, recession", face.recession)
        if face.plus or face.monster or face.left or face.right or face.venom or face.mutualism:
            report.add(
                place, f"{way}, shape", "a genotype has no organs, emotions or traits of its own; leave them out"
            )
        if not face.fossil:
            report.add(place, f"{way}, fossil", "it is missing; a genotype is a fossil")
    elif face.recession:
        report.add(place, f"{way}, recession", "only a species that is founded loses organs; leave it out")


def _check_cards(t: Tables, report: _Report) -> None:
    ids = [row.id for row in t.cards.card]
    report.once_each("card", "id", ids, CARDS, "card")
    monsters = dict.fromkeys(ORGANS, 0)
    for (place, _), row in zip(rows_of("card", ids), t.cards.card, strict=True):
        if report.named(place, "colour", row.colour, ORGANS[:-1], "colour of a card"):
            right = ROWS[ORGANS.index(row.colour) >= RED_AND_YELLOW]
            if row.row != right:
                report.add(place, "row", f"{row.colour} cards are of the {right} row")
        report.organs(place, "plus", row.plus, 1)
        for way, face in (("a", row.a), ("b", row.b)):
            _check_face(report, place, way, face)
            if face.monster in monsters:
                monsters[face.monster] += 1
    tiles = {row.organ: row.tiles for row in t.setup.monster}
    for organ, number in monsters.items():
        if number > tiles.get(organ, 0):
            report.problems.append(
                f"cards.toml, key card: {number} faces have a {organ} monster, and setup.toml has "
                f"{tiles.get(organ, 0)} tiles; there must be one for each"
            )


def _check_icon(report: _Report, place: str, number: int, icon: EventIcon) -> None:
    column = f"icons, value {number}"
    if not report.named(place, f"{column}, kind", icon.kind, ICONS, "icon"):
        return
    if icon.kind == "collision":
        report.named(place, f"{column}, craton", icon.craton, CRATONS, "craton")
        if icon.direction not in DIRECTIONS:
            report.add(place, f"{column}, direction", "a collision goes east or west")
    elif icon.kind == "drift":
        report.between(place, f"{column}, steps", icon.steps, 1, 2)
        if icon.direction not in ("north", "south"):
            report.add(place, f"{column}, direction", "a drift goes north or south")
    elif icon.kind == "climax":
        report.length(place, f"{column}, latitudes", icon.latitudes, 1, LATITUDE_COUNT)
        report.all_between(place, f"{column}, latitudes", icon.latitudes, 0, LATITUDE_COUNT - 1)
    elif icon.kind == "radiation":
        if report.length(place, f"{column}, organs", icon.organs, 1, ORGAN_COUNT):
            report.all_named(place, f"{column}, organs", icon.organs, ORGANS, "organ")
    elif icon.kind == "transfer":
        if not icon.disk:
            report.add(place, f"{column}, disk", "it is missing; a transfer moves a disk of one colour")
        report.named(place, f"{column}, from", icon.origin, PLACES_OF_DISKS[:SKY], "place of disks")
        report.named(place, f"{column}, to", icon.goal, PLACES_OF_DISKS, "place of disks")
        report.named(place, f"{column}, condition", icon.condition, CONDITIONS, "condition")
        _check_reservoir(report, place, f"{column}, from", icon.disk, icon.origin)
        _check_reservoir(report, place, f"{column}, to", icon.disk, icon.goal)


HOLDS: Final = {
    "oxygen": ["green"],
    "clouds": ["white"],
    "sky": ["white"],
    "atmosphere": ["white", "black"],
    "offshore": ["green", "black"],
}
"""The disks that a place has room for; a continent has room for all."""


def _check_reservoir(report: _Report, place: str, column: str, disk: str, at: str) -> None:
    if disk and at in HOLDS and disk not in HOLDS[at]:
        report.add(place, column, f"a {disk} disk is never in the {at}; it must be {' or '.join(HOLDS[at])}")


def _check_events(t: Tables, report: _Report) -> None:
    ids = [row.id for row in t.events.event]
    report.once_each("event", "id", ids, EVENTS, "event")
    for (place, _), row in zip(rows_of("event", ids), t.events.event, strict=True):
        if row.id in EVENTS:
            number = EVENTS.index(row.id)
            right = "et" if number < ET_COUNT else BIOSPHERES[(number - ET_COUNT) // DECK_SIZE]
            if row.deck != right:
                report.add(place, "deck", f"{row.id} belongs to the {right} deck")
        if row.deck == "et":
            if report.length(place, "order", row.order, 3, 4):
                report.all_named(place, "order", row.order, COLOURS, "colour")
                report.no_repeat(place, "order", row.order)
            if row.craton:
                report.add(place, "craton", "only a biosphere event has one; leave it out")
        else:
            report.named(place, "craton", row.craton, CRATONS, "craton")
            if row.order or row.stable or row.ends_game:
                report.add(place, "deck", "order, stable and ends_game are for extraterrestrial events; leave them out")
        for i, icon in enumerate(row.icons, 1):
            _check_icon(report, place, i, icon)
    if sum(row.ends_game for row in t.events.event) != 1:
        report.problems.append("events.toml, key event: exactly one event must have ends_game, the one of the long game")


def _check_cratons(t: Tables, report: _Report) -> None:
    ids = [row.id for row in t.cratons.craton]
    boards: list[tuple[str, str]] = []
    homes: list[str] = []
    for (place, _), row in zip(rows_of("craton", ids), t.cratons.craton, strict=True):
        if report.named(place, "board", row.board, CRATONS, "board"):
            if (row.planet, row.board) in boards:
                report.add(place, "board", f"{row.planet} has this board already; leave one")
            boards.append((row.planet, row.board))
        if report.length(place, "hexes", row.hexes, HEX_COUNT, HEX_COUNT):
            report.all_named(
                place, "hexes", row.hexes, PRINTED[:3] if row.planet == "earth" else PRINTED[3:], "printed ground"
            )
        if sorted(row.numbers) != list(range(HEX_COUNT)):
            report.add(place, "numbers", "they must be 0 to 6, each once")
        if row.planet == "earth":
            if report.named(place, "home", row.home, COLOURS, "colour") and row.home in homes:
                report.add(place, "home", f"{row.home} has a craton already; leave one")
            homes.append(row.home)
            report.named(place, "start", row.start, POSITIONS, "position")
    for planet in PLANETS:
        wanted = len(CRATONS) if planet == "earth" else 2
        if sum(row.planet == planet for row in t.cratons.craton) != wanted:
            report.problems.append(f"cratons.toml, key craton: {planet} must have {wanted} cratons")


def _check_climate(t: Tables, report: _Report) -> None:
    scales: list[tuple[str, list[int]]] = [
        ("oxygen", [row.disks for row in t.climate.oxygen]),
        ("clouds", [row.disks for row in t.climate.clouds]),
        ("atmosphere", [row.disks for row in t.climate.atmosphere]),
    ]
    for name, disks in scales:
        if disks != list(range(len(disks))) or len(disks) < 2:
            report.problems.append(f"climate.toml, key {name}: disks must go up from 0, one row for each number")
    if len(t.climate.oxygen) - 1 < t.setup.pieces.disks.green:
        report.problems.append("climate.toml, key oxygen: it must have room for all green disks")
    if len(t.climate.clouds) - 1 < t.setup.pieces.disks.white:
        report.problems.append("climate.toml, key clouds: they must have room for all white disks")
    for i, oxygen in enumerate(t.climate.oxygen, 1):
        report.between(f"oxygen row {i}", "actions", oxygen.actions, 1, 9)
        report.between(f"oxygen row {i}", "heart", oxygen.heart, 1, 30)
    for i, clouds in enumerate(t.climate.clouds, 1):
        report.between(f"clouds row {i}", "heart", clouds.heart, 1, 30)
        report.between(f"clouds row {i}", "albedo", clouds.albedo, 0, 100)
    for i, air in enumerate(t.climate.atmosphere, 1):
        report.named(f"atmosphere row {i}", "climate", air.climate, CLIMATES, "climate")
        report.between(f"atmosphere row {i}", "actions", air.actions, 1, 9)
    ids = [row.id for row in t.climate.strip]
    report.once_each("strip", "id", ids, CLIMATES, "climate")
    for (place, _), row in zip(rows_of("strip", ids), t.climate.strip, strict=True):
        for column, latitudes in (("humid", row.humid), ("east", row.east), ("west", row.west)):
            report.all_between(place, column, latitudes, 0, LATITUDE_COUNT - 1)
        for latitude in row.east:
            if latitude in row.west:
                report.add(place, "west", f"at latitude {latitude} the wind blows east; leave one")


def _check_setup(t: Tables, report: _Report) -> None:
    setup = t.setup
    report.between("key pieces", "creeples", setup.pieces.creeples, 2, 7)
    report.between("key pieces", "fossils", setup.pieces.fossils, 1, 99)
    for column, costs in (
        ("costs", setup.display.costs),
        ("halved", setup.display.halved),
        ("again", setup.display.again),
    ):
        if report.length("key display", column, costs, COLUMN_COUNT, COLUMN_COUNT):
            report.all_between("key display", column, costs, 0, 20)
            if costs[0] != 0:
                report.add("key display", f"{column}, value 1", "the first card of a row must be free")
            if costs != sorted(costs):
                report.add("key display", column, "no card may cost less than the one before it")
    report.between("key start", "latitude", setup.start.latitude, 1, 6)
    report.named("key start", "climate", setup.start.climate, CLIMATES, "climate")
    report.between("key start", "tooth_actions", setup.start.tooth_actions, 1, 9)
    _check_start_disks(t, report)
    report.once_each("monster", "organ", [row.organ for row in setup.monster], ORGANS, "organ")
    report.once_each("tool", "id", [row.id for row in setup.tool], TOOLS, "tool")
    for (place, _), tool in zip(rows_of("tool", [row.id for row in setup.tool]), setup.tool, strict=True):
        report.named(place, "hunts", tool.hunts, USED_SHAPES, "shape")
    ids = [row.id for row in setup.ground]
    report.once_each("ground", "id", ids, [name for name in GROUNDS if name != GROUNDS[OPEN_SHELF]], "ground")
    for (place, _), ground in zip(rows_of("ground", ids), setup.ground, strict=True):
        if report.length(place, "entry", ground.entry, PARASITE, PARASITE):
            report.all_between(place, "entry", ground.entry, 0, 9)
        report.all_named(place, "habitable", ground.habitable, USED_SHAPES, "shape")
        if ground.habitable and not ground.roadrunner and ground.id != "highland":
            report.add(place, "roadrunner", "it is missing; prey is caught there by red or yellow organs")
    if report.length("key rafting", "cost", setup.rafting.cost, PARASITE, PARASITE):
        report.all_between("key rafting", "cost", setup.rafting.cost, 0, 9)
    ids = [row.shape for row in setup.plant]
    report.no_second("plant", "shape", ids, USED_SHAPES, "shape")
    for (place, _), plant in zip(rows_of("plant", ids), setup.plant, strict=True):
        if report.length(place, "water", plant.water, 2, 2):
            report.all_between(place, "water", plant.water, 0, 3)
        for column, number in (("alone", plant.alone), ("played", plant.played)):
            report.between(place, column, number, 0, setup.pieces.creeples)
    report.once_each("planet", "id", [row.id for row in setup.planet], PLANETS, "planet")
    report.between("key solitaire", "decisive", setup.solitaire.decisive, 1, 99)


def _check_start_disks(t: Tables, report: _Report) -> None:
    """What lies at the start must be there: the disks of the reservoirs, of the shelves (C1h) and of the centres."""
    start = t.setup.start
    disks = t.setup.pieces.disks
    centres = [row.centre for row in t.cratons.craton if row.planet == "earth"]
    for colour, there, used in (
        ("green", disks.green, start.oxygen + len(CRATONS) + centres.count("green")),
        ("white", disks.white, start.clouds + start.white + centres.count("white")),
        ("black", disks.black, start.black + 2 * len(CRATONS) + centres.count("black")),
    ):
        if there != used:
            report.add("key pieces", "disks", f"there are {there} {colour} ones, and the set-up uses {used}")
    if start.black + start.white >= len(t.climate.atmosphere) - 1:
        report.add("key start", "black", "with the white ones they fill the atmosphere; it must have room left")


def _packed(organs: Sequence[str]) -> int:
    return sum(ONE_ORGAN[ORGANS.index(organ)] for organ in organs)


def _place(name: str, names: Sequence[str]) -> int:
    return names.index(name) if name else NONE


def _cards(c: Components, cards: Cards) -> None:
    rows = {row.id: row for row in cards.card}
    for name in CARDS:
        row = rows[name]
        c.card_colour.append(ORGANS.index(row.colour))
        c.card_row.append(ROWS.index(row.row))
        c.card_plus.append(_packed(row.plus))
        c.card_horror.append(row.horror)
        for face in (row.a, row.b):
            c.face_size.append(face.size)
            c.face_plus.append(_packed(face.plus))
            c.face_monster.append(_place(face.monster, ORGANS))
            c.face_shape.append(_place(face.shape, SHAPES))
            c.face_recession.append(_packed(face.recession))
            c.face_left.append(_place(face.left, EMOTIONS))
            c.face_right.append(_place(face.right, EMOTIONS))
            c.face_venom.append(face.venom)
            c.face_mutualism.append(face.mutualism)
            c.face_skeletal.append(face.skeletal)
            c.face_fossil.append(face.fossil)


def _icon(row: EventIcon) -> Icon:
    icon = Icon(ICONS.index(row.kind))
    icon.craton = _place(row.craton, CRATONS)
    if row.kind == "collision":
        icon.direction = DIRECTIONS.index(row.direction)
    elif row.kind == "drift":
        icon.direction = -row.steps if row.direction == "north" else row.steps
    icon.latitudes = list(row.latitudes)
    icon.organs = [ORGANS.index(organ) for organ in row.organs]
    icon.disk = _place(row.disk, DISKS) if row.disk else NO_DISK
    icon.origin = _place(row.origin, PLACES_OF_DISKS)
    icon.goal = _place(row.goal, PLACES_OF_DISKS)
    icon.gun = row.gun
    icon.condition = CONDITIONS.index(row.condition)
    icon.rain_shadow = row.rain_shadow
    return icon


def _events(c: Components, events: Events) -> None:
    rows = {row.id: row for row in events.event}
    for name in EVENTS:
        row = rows[name]
        c.icons.append([_icon(icon) for icon in row.icons])
        order = [COLOURS.index(colour) for colour in row.order]
        c.order.append(order + [colour for colour in range(len(COLOURS)) if colour not in order])
        c.stable.append(row.stable)
        c.struck.append(_place(row.craton, CRATONS))
        c.ends_game.append(row.ends_game)


def _cratons(c: Components, cratons: Cratons) -> None:
    c.start_hex = [NONE] * len(COLOURS)
    c.home_craton = [NONE] * len(COLOURS)
    c.centre_disk = [NO_DISK] * len(CRATONS)
    for planet in PLANETS:
        used: list[int] = []
        ground = [SEA] * (len(CRATONS) * HEX_COUNT)
        number = [0] * (len(CRATONS) * HEX_COUNT)
        for row in cratons.craton:
            if row.planet != planet:
                continue
            board = CRATONS.index(row.board)
            used.append(board)
            for position in range(HEX_COUNT):
                printed = row.hexes[position]
                ground[board * HEX_COUNT + position] = SEA if printed == "basin" else GROUNDS.index(printed)
                number[board * HEX_COUNT + position] = row.numbers[position]
            if planet == PLANETS[EARTH]:
                colour = COLOURS.index(row.home)
                c.home_craton[colour] = board
                c.start_hex[colour] = board * HEX_COUNT + POSITIONS.index(row.start)
                c.centre_disk[board] = DISKS.index(row.centre) if row.centre else NO_DISK
        c.used.append(used)
        c.ground.append(ground)
        c.number.append(number)


def _climate(c: Components, climate: Climate) -> None:
    c.oxygen_slots = len(climate.oxygen) - 1
    c.cloud_slots = len(climate.clouds) - 1
    c.atmosphere_slots = len(climate.atmosphere) - 1
    c.percent = [row.percent for row in climate.oxygen]
    c.oxygen_actions = [row.actions for row in climate.oxygen]
    c.dark_heart = [row.heart for row in climate.oxygen]
    c.microbes = [row.microbes for row in climate.oxygen]
    c.conflagration = [row.conflagration for row in climate.oxygen]
    c.albedo = [row.albedo for row in climate.clouds]
    c.green_heart = [row.heart for row in climate.clouds]
    c.precipitation = [row.precipitation for row in climate.clouds]
    c.cloud_covered = [row.cloud_covered for row in climate.clouds]
    c.climate_of = [CLIMATES.index(row.climate) for row in climate.atmosphere]
    c.green_actions = [row.actions for row in climate.atmosphere]
    strips = {row.id: row for row in climate.strip}
    for name in CLIMATES:
        strip = strips[name]
        c.biosphere_of.append(BIOSPHERES.index(strip.deck))
        c.humid.append([latitude in strip.humid for latitude in range(LATITUDE_COUNT)])
        winds = [strip.east, strip.west]
        c.wind.append(
            [
                next((way for way in range(len(DIRECTIONS)) if latitude in winds[way]), NONE)
                for latitude in range(LATITUDE_COUNT)
            ]
        )


def _setup(c: Components, setup: Setup) -> None:
    c.costs = list(setup.display.costs)
    c.costs_halved = list(setup.display.halved)
    c.costs_again = list(setup.display.again)
    c.creeples = [setup.pieces.creeples] * PARASITE + [0]
    cubes = setup.pieces.cubes
    c.cubes = [cubes.red, cubes.yellow, cubes.green, cubes.blue, cubes.white]
    disks = setup.pieces.disks
    c.disks = [disks.green, disks.white, disks.black]
    c.fossil_tokens = setup.pieces.fossils
    tiles = {row.organ: row.tiles for row in setup.monster}
    c.monsters = [tiles[organ] for organ in ORGANS]
    tools = {row.id: row for row in setup.tool}
    c.tool_shape = [SHAPES.index(tools[name].hunts) for name in TOOLS]
    c.tool_dives = [tools[name].dives for name in TOOLS]
    grounds = {row.id: row for row in setup.ground}
    for name in GROUNDS:
        # An open shelf is entered by nobody, and there are no parasites.
        row = grounds.get(name)
        c.entry.append([*row.entry, 0] if row else [0] * len(SHAPES))
        c.habitable.append([row is not None and shape in row.habitable for shape in SHAPES])
        c.roadrunner.append(ORGANS.index(row.roadrunner) if row and row.roadrunner else NONE)
    c.rafting = [*setup.rafting.cost, 0]
    plants = {row.shape: row for row in setup.plant}
    c.plant_roadrunner = [ORGANS.index(plants[shape].roadrunner) if shape in plants else NONE for shape in SHAPES]
    c.plant_water = [list(plants[shape].water) if shape in plants else [] for shape in SHAPES]
    c.plant_creeples = [
        [plants[shape].alone if shape in plants else 0 for shape in SHAPES],
        [plants[shape].played if shape in plants else 0 for shape in SHAPES],
    ]
    planets = {row.id: row for row in setup.planet}
    c.solo_disks = [planets[name].disks for name in PLANETS]
    c.solo_offshore = [planets[name].offshore for name in PLANETS]
    c.solo_target = setup.solitaire.decisive
    start = setup.start
    c.start_latitude = start.latitude
    c.start_oxygen = start.oxygen
    c.start_clouds = start.clouds
    c.start_black = start.black
    c.start_white = start.white
    c.start_climate = CLIMATES.index(start.climate)
    c.tooth_actions = start.tooth_actions


def _components(t: Tables) -> Components:
    c = Components()
    _cards(c, t.cards)
    _events(c, t.events)
    _cratons(c, t.cratons)
    _climate(c, t.climate)
    _setup(c, t.setup)
    return c


CHECKS: Final = (_check_cards, _check_events, _check_cratons, _check_climate, _check_setup)

_LOADER: Final = packs.Loader(DATA, SCHEMAS, CHECKS, _components, _Report)
check: Final = _LOADER.check
load: Final = _LOADER.load
