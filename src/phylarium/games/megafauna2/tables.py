"""The component data: schemas, what only the game knows to be wrong, and the Components made of sound files.

What the games of the family have alike is read by `families/fauna/tables.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from phylarium.families.fauna import tables as shared
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.tables import CardReport, number_of
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.components import Components
from phylarium.games.megafauna2.rules.grounds import worlds
from phylarium.games.megafauna2.rules.icons import Icon
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.printed import PRINTED
from phylarium.kernel import packs
from phylarium.kernel.message import OR, Listing, Message
from phylarium.kernel.packs import Tables, numbers, part, parts, placed, rows, table, whole

DATA: Final = Path(__file__).parent / "data"

A_DISK: Final = (Literal["", "green", "white", "black"], "")

ICONS_OF_EVENT: Final = parts(
    kind=str, craton=(str, ""), direction=(Literal["", "east", "west", "north", "south"], ""), steps=(int, 0),
    latitudes=(list[int], []), organs=(list[str], []), disk=A_DISK, gun=(bool, False), condition=(str, "always"),
    origin=(str, msgspec.field(default="", name="from")), goal=(str, msgspec.field(default="", name="to")),
    rain_shadow=(bool, False),
)  # fmt: skip

SCHEMAS: Final[packs.Schemas] = {
    "cards.toml": whole(card=shared.CARDS),
    "tools.toml": whole(tool=shared.TOOL_ROWS),
    "events.toml": whole(event=rows(
        id=str, number=int, deck=Literal["et", "too_hot", "goldilocks", "too_cold"], order=(list[str], []),
        stable=(bool, False), craton=(str, ""), ends_game=(bool, False), icons=ICONS_OF_EVENT,
    )),
    "cratons.toml": whole(craton=rows(
        id=str, planet=Literal["earth", "mars", "venus"], board=str, hexes=list[str], numbers=list[int], home=(str, ""),
        start=(str, ""), centre=A_DISK,
    )),
    "climate.toml": whole(
        oxygen=rows(
            disks=int, percent=int, actions=int, heart=int, microbes=(bool, False), conflagration=(bool, False)
        ),
        clouds=rows(disks=int, albedo=int, heart=int, precipitation=(bool, False), cloud_covered=(bool, False)),
        atmosphere=rows(disks=int, climate=str, actions=int),
        strip=rows(
            id=str, deck=Literal["too_hot", "goldilocks", "too_cold"], humid=list[int], east=list[int], west=list[int],
        ),
    ),
    "setup.toml": whole(
        pieces=table(
            creeples=int, fossils=int, cubes=part(**dict.fromkeys(ORGANS, int)),
            disks=part(green=int, white=int, black=int),
        ),
        display=shared.DISPLAY,
        start=table(
            climate=str, **dict.fromkeys(["latitude", "oxygen", "clouds", "black", "white", "tooth_actions"], int)
        ),
        monster=rows(organ=str, tiles=int),
        ground=rows(
            id=str, entry=list[int], habitable=list[str], roadrunner=(Literal["", "red", "yellow"], "")
        ),
        rafting=table(cost=list[int]),
        plant=rows(shape=str, water=list[int], roadrunner=Literal["red", "yellow"], alone=int, played=int),
        planet=rows(id=str, disks=int, offshore=int),
        solitaire=numbers("decisive"),
    ),
}  # fmt: skip

PLANETS: Final = ["earth", "mars", "venus"]
USED_SHAPES: Final = SHAPES[:PARASITE]
ON_HEXES: Final = {"earth": ["sea", "weeds", "swamp"], "mars": ["basin", "highland"], "venus": ["basin", "highland"]}
"""By planet, what may be printed on its hexes."""

HOLDS: Final = {
    "oxygen": ["green"], "clouds": ["white"], "sky": ["white"], "atmosphere": ["white", "black"],
    "offshore": ["green", "black"],
}  # fmt: skip
"""The disks that a place has room for; a continent has room for all."""


def _check_cards(t: Tables, report: CardReport) -> None:
    report.cards(t.cards.card, CARDS, USED_SHAPES[1:])
    tiles = {row.organ: row.tiles for row in t.setup.monster}
    monsters = [face.monster for row in t.cards.card for face in (row.a, row.b)]
    for organ in ORGANS:
        there = tiles.get(organ, 0)
        if monsters.count(organ) > there:
            report.of_table(
                "card",
                Message(
                    "wrong-monsters",
                    {"faces": str(monsters.count(organ)), "organ": organ, "tiles": str(there), "file": "setup.toml"},
                ),
            )


def _check_tools(t: Tables, report: CardReport) -> None:
    report.tools(t.tools.tool, TOOLS)


def _check_icon(report: CardReport, place: str, column: str, icon: Any) -> None:
    if not report.named(place, f"{column}, kind", icon.kind, ICONS, Message("thing-icon")):
        return
    if icon.kind == "collision":
        report.named(place, f"{column}, craton", icon.craton, CRATONS, Message("thing-craton"))
        if icon.direction not in DIRECTIONS:
            report.add(place, f"{column}, direction", Message("wrong-collision"))
    elif icon.kind == "drift":
        report.between(place, f"{column}, steps", icon.steps, 1, 2)
        if icon.direction not in ("north", "south"):
            report.add(place, f"{column}, direction", Message("wrong-drift"))
    elif icon.kind == "climax":
        report.length(place, f"{column}, latitudes", icon.latitudes, 1, LATITUDE_COUNT)
        report.all_between(place, f"{column}, latitudes", icon.latitudes, 0, LATITUDE_COUNT - 1)
    elif icon.kind == "radiation":
        if report.length(place, f"{column}, organs", icon.organs, 1, ORGAN_COUNT):
            report.all_named(place, f"{column}, organs", icon.organs, ORGANS, Message("thing-organ"))
    elif icon.kind == "transfer":
        if not icon.disk:
            report.add(place, f"{column}, disk", Message("wrong-no-disk"))
        report.named(place, f"{column}, condition", icon.condition, CONDITIONS, Message("thing-condition"))
        for end, at, known in (
            ("from", icon.origin, PLACES_OF_DISKS[:SKY]),
            ("to", icon.goal, PLACES_OF_DISKS),
        ):
            report.named(place, f"{column}, {end}", at, known, Message("thing-place-of-disks"))
            if icon.disk and at in HOLDS and icon.disk not in HOLDS[at]:
                report.add(
                    place,
                    f"{column}, {end}",
                    Message("wrong-disk", {"disk": icon.disk, "place": at, "right": Listing(HOLDS[at], OR)}),
                )


def _check_events(t: Tables, report: CardReport) -> None:
    for place, row in report.each_once("event", t.events.event, EVENTS, Message("thing-event")):
        if row.id in EVENTS:
            number = EVENTS.index(row.id)
            right = "et" if number < ET_COUNT else BIOSPHERES[(number - ET_COUNT) // DECK_SIZE]
            if row.deck != right:
                report.add(place, "deck", Message("wrong-deck", {"event": row.id, "deck": right}))
        if row.deck == "et":
            if report.length(place, "order", row.order, 3, 4):
                report.all_named(place, "order", row.order, COLOURS, Message("thing-colour"))
                report.no_repeat(place, "order", row.order)
            if row.craton:
                report.add(place, "craton", Message("wrong-craton"))
        else:
            report.named(place, "craton", row.craton, CRATONS, Message("thing-craton"))
            if row.order or row.stable or row.ends_game:
                report.add(
                    place,
                    "deck",
                    Message("wrong-extraterrestrial", {"columns": Listing(["order", "stable", "ends_game"])}),
                )
        for i, icon in enumerate(row.icons, 1):
            _check_icon(report, place, f"icons, value {i}", icon)
    if sum(row.ends_game for row in t.events.event) != 1:
        report.of_table("event", Message("wrong-ends-game", {"column": "ends_game"}))


def _check_cratons(t: Tables, report: CardReport) -> None:
    boards: list[tuple[str, str]] = []
    homes: list[str] = []
    for place, row in placed("craton", t.cratons.craton):
        if report.named(place, "board", row.board, CRATONS, Message("thing-board")):
            if (row.planet, row.board) in boards:
                report.add(place, "board", Message("wrong-board", {"planet": row.planet}))
            boards.append((row.planet, row.board))
        if report.length(place, "hexes", row.hexes, HEX_COUNT, HEX_COUNT):
            report.all_named(place, "hexes", row.hexes, ON_HEXES[row.planet], Message("thing-printed-ground"))
        if sorted(row.numbers) != list(range(HEX_COUNT)):
            report.add(place, "numbers", Message("wrong-numbers"))
        if row.planet == "earth":
            if report.named(place, "home", row.home, COLOURS, Message("thing-colour")) and row.home in homes:
                report.add(place, "home", Message("wrong-home", {"colour": row.home}))
            homes.append(row.home)
            report.named(place, "start", row.start, POSITIONS, Message("thing-position"))
    for planet in PLANETS:
        wanted = len(CRATONS) if planet == "earth" else 2
        if sum(row.planet == planet for row in t.cratons.craton) != wanted:
            report.of_table("craton", Message("wrong-cratons", {"planet": planet, "count": str(wanted)}))


def _check_climate(t: Tables, report: CardReport) -> None:
    climate = t.climate
    for name in ("oxygen", "clouds", "atmosphere"):
        disks = [row.disks for row in getattr(climate, name)]
        if disks != list(range(len(disks))) or len(disks) < 2:
            report.of_table(name, Message("wrong-disks", {"column": "disks"}))
    if len(climate.oxygen) - 1 < t.setup.pieces.disks.green:
        report.of_table("oxygen", Message("wrong-oxygen"))
    if len(climate.clouds) - 1 < t.setup.pieces.disks.white:
        report.of_table("clouds", Message("wrong-clouds"))
    for i, oxygen in enumerate(climate.oxygen, 1):
        report.between(f"oxygen row {i}", "actions", oxygen.actions, 1, 9)
        report.between(f"oxygen row {i}", "heart", oxygen.heart, 1, 30)
    for i, clouds in enumerate(climate.clouds, 1):
        report.between(f"clouds row {i}", "heart", clouds.heart, 1, 30)
        report.between(f"clouds row {i}", "albedo", clouds.albedo, 0, 100)
    for i, air in enumerate(climate.atmosphere, 1):
        report.named(f"atmosphere row {i}", "climate", air.climate, CLIMATES, Message("thing-climate"))
        report.between(f"atmosphere row {i}", "actions", air.actions, 1, 9)
    for place, row in report.each_once("strip", climate.strip, CLIMATES, Message("thing-climate")):
        for column in ("humid", "east", "west"):
            report.all_between(place, column, getattr(row, column), 0, LATITUDE_COUNT - 1)
        for latitude in row.east:
            if latitude in row.west:
                report.add(place, "west", Message("wrong-wind", {"latitude": str(latitude)}))


def _check_setup(t: Tables, report: CardReport) -> None:
    setup = t.setup
    report.between("key pieces", "creeples", setup.pieces.creeples, 2, 7)
    report.between("key pieces", "fossils", setup.pieces.fossils, 1, 99)
    report.display(setup.display)
    report.between("key start", "latitude", setup.start.latitude, LATITUDE_LEAST, LATITUDE_MOST)
    report.named("key start", "climate", setup.start.climate, CLIMATES, Message("thing-climate"))
    report.between("key start", "tooth_actions", setup.start.tooth_actions, 1, 9)
    _check_start_disks(t, report)
    report.each_once("monster", setup.monster, ORGANS, Message("thing-organ"), column="organ")
    entered = [name for name in GROUNDS if name != GROUNDS[OPEN_SHELF]]
    for place, ground in report.each_once("ground", setup.ground, entered, Message("thing-ground")):
        if report.length(place, "entry", ground.entry, PARASITE, PARASITE):
            report.all_between(place, "entry", ground.entry, 0, 9)
        report.all_named(place, "habitable", ground.habitable, USED_SHAPES, Message("thing-shape"))
        if ground.habitable and not ground.roadrunner and ground.id != "highland":
            report.add(place, "roadrunner", Message("wrong-no-roadrunner"))
    if report.length("key rafting", "cost", setup.rafting.cost, PARASITE, PARASITE):
        report.all_between("key rafting", "cost", setup.rafting.cost, 0, 9)
    report.no_second("plant", "shape", [row.shape for row in setup.plant], USED_SHAPES, Message("thing-shape"))
    for place, plant in placed("plant", setup.plant, "shape"):
        if report.length(place, "water", plant.water, 2, 2):
            report.all_between(place, "water", plant.water, 0, 3)
        report.each_between(place, plant, "alone played", 0, setup.pieces.creeples)
    report.each_once("planet", setup.planet, PLANETS, Message("thing-planet"))
    report.between("key solitaire", "decisive", setup.solitaire.decisive, 1, 99)


def _check_start_disks(t: Tables, report: CardReport) -> None:
    """What lies at the start must be there: the disks of the reservoirs, of the shelves (C1h) and of the centres."""
    start = t.setup.start
    centres = [row.centre for row in t.cratons.craton if row.planet == "earth"]
    for colour, used in (
        ("green", start.oxygen + len(CRATONS)),
        ("white", start.clouds + start.white),
        ("black", start.black + 2 * len(CRATONS)),
    ):
        there, used = getattr(t.setup.pieces.disks, colour), used + centres.count(colour)
        if there != used:
            report.add(
                "key pieces",
                "disks",
                Message("wrong-start-disks", {"count": str(there), "colour": colour, "used": str(used)}),
            )
    if start.black + start.white >= len(t.climate.atmosphere) - 1:
        report.add("key start", "black", Message("wrong-full"))


def _cards(c: Components, cards: Any) -> None:
    shared.fill_cards(c, cards.card, CARDS)


def _icon(row: Any) -> Icon:
    icon = Icon(ICONS.index(row.kind))
    icon.craton = number_of(row.craton, CRATONS)
    if row.kind == "collision":
        icon.direction = DIRECTIONS.index(row.direction)
    elif row.kind == "drift":
        icon.direction = -row.steps if row.direction == "north" else row.steps
    icon.latitudes = list(row.latitudes)
    icon.organs = [ORGANS.index(organ) for organ in row.organs]
    icon.disk = DISKS.index(row.disk or "none")
    icon.origin = number_of(row.origin, PLACES_OF_DISKS)
    icon.goal = number_of(row.goal, PLACES_OF_DISKS)
    icon.gun = row.gun
    icon.condition = CONDITIONS.index(row.condition)
    icon.rain_shadow = row.rain_shadow
    return icon


def _tools(c: Components, tools: Any) -> None:
    shared.fill_tools(c, tools.tool, TOOLS)


def _events(c: Components, events: Any) -> None:
    by_id = {row.id: row for row in events.event}
    for name in EVENTS:
        row = by_id[name]
        c.icons.append([_icon(icon) for icon in row.icons])
        order = [COLOURS.index(colour) for colour in row.order]
        c.order.append(order + [colour for colour in range(len(COLOURS)) if colour not in order])
        c.stable.append(row.stable)
        c.struck.append(number_of(row.craton, CRATONS))
        c.ends_game.append(row.ends_game)


def _cratons(c: Components, cratons: Any) -> None:
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
                c.centre_disk[board] = DISKS.index(row.centre or "none")
        c.used.append(used)
        c.ground.append(ground)
        c.number.append(number)
    c.terrain = worlds(c.ground)


def _climate(c: Components, climate: Any) -> None:
    c.oxygen_slots = len(climate.oxygen) - 1
    c.cloud_slots = len(climate.clouds) - 1
    c.atmosphere_slots = len(climate.atmosphere) - 1
    c.climate_of = [CLIMATES.index(row.climate) for row in climate.atmosphere]
    strips = {row.id: row for row in climate.strip}
    for name in CLIMATES:
        strip = strips[name]
        c.biosphere_of.append(BIOSPHERES.index(strip.deck))
        c.humid.append([latitude in strip.humid for latitude in range(LATITUDE_COUNT)])
        winds = {**dict.fromkeys(strip.east, EAST), **dict.fromkeys(strip.west, WEST)}
        c.wind.append([winds.get(latitude, NONE) for latitude in range(LATITUDE_COUNT)])


def _setup(c: Components, setup: Any) -> None:
    c.creeples = [setup.pieces.creeples] * PARASITE + [0]
    c.cubes = [getattr(setup.pieces.cubes, organ) for organ in ORGANS]
    c.disks = [getattr(setup.pieces.disks, disk) for disk in DISKS[GREEN_DISK:BLOOM_DISKS]]
    tiles = {row.organ: row.tiles for row in setup.monster}
    c.monsters = [tiles[organ] for organ in ORGANS]
    grounds = {row.id: row for row in setup.ground}
    for name in GROUNDS:
        # An open shelf is entered by nobody, and there are no parasites.
        row = grounds.get(name)
        c.entry.append([*row.entry, 0] if row else [0] * len(SHAPES))
        c.habitable.append([row is not None and shape in row.habitable for shape in SHAPES])
        c.roadrunner.append(number_of(row.roadrunner, ORGANS) if row else NONE)
    c.rafting = [*setup.rafting.cost, 0]
    plants = {row.shape: row for row in setup.plant}
    for shape in SHAPES:
        plant = plants.get(shape)
        c.plant_roadrunner.append(number_of(plant.roadrunner, ORGANS) if plant else NONE)
        c.plant_water.append(list(plant.water) if plant else [])
    c.plant_creeples = [
        [getattr(plants[shape], column) if shape in plants else 0 for shape in SHAPES] for column in ("alone", "played")
    ]
    planets = {row.id: row for row in setup.planet}
    c.solo_disks = [planets[name].disks for name in PLANETS]
    c.solo_offshore = [planets[name].offshore for name in PLANETS]
    c.start_climate = CLIMATES.index(setup.start.climate)


CHECKS: Final = (_check_cards, _check_tools, _check_events, _check_cratons, _check_climate, _check_setup)
FILL: Final = packs.by_file(_cards, _tools, _events, _cratons, _climate, _setup)

_LOADER: Final = packs.Loader(
    DATA, SCHEMAS, CHECKS, Components, (*shared.PRINTED, *PRINTED), FILL, CardReport, shared.DATA, "megafauna2"
)
check: Final = _LOADER.check
load: Final = _LOADER.load
