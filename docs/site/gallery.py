"""Every card and tile of every game: its picture, as its game draws it, and its name.

Things are laid out on tables that were set up for that, drawn as any table is, and cut out of the picture.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from docs.site.cutting import Sheet

from phylarium.games import genesis as genesis_game
from phylarium.games import marine as marine_game
from phylarium.games import megafauna1 as megafauna1_game
from phylarium.games import megafauna2 as megafauna2_game
from phylarium.games import mesofauna as mesofauna_game
from phylarium.games.genesis.rules import names as genesis_names
from phylarium.games.genesis.rules import say as genesis_say
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import AT_HOME, LIVING, ON_CARD, PARASITE, ROW_LENGTH
from phylarium.games.genesis.shown.drawing import DRAWING as GENESIS
from phylarium.games.marine.rules import names as marine_names
from phylarium.games.marine.rules import say as marine_say
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.drawing import DRAWING as MARINE
from phylarium.games.megafauna1.rules import names as megafauna1_names
from phylarium.games.megafauna1.rules import say as megafauna1_say
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown.drawing import DRAWING as MEGAFAUNA1
from phylarium.games.megafauna2.rules import names as megafauna2_names
from phylarium.games.megafauna2.rules import say as megafauna2_say
from phylarium.games.megafauna2.rules.board import CRATONS, POSITIONS
from phylarium.games.megafauna2.rules.state import Megafauna as SecondMegafauna
from phylarium.games.megafauna2.shown.drawing import DRAWING as MEGAFAUNA2
from phylarium.games.mesofauna.rules import names as mesofauna_names
from phylarium.games.mesofauna.rules import say as mesofauna_say
from phylarium.games.mesofauna.rules.board import CRATONS as MESOFAUNA_CRATONS
from phylarium.games.mesofauna.rules.board import POSITIONS as MESOFAUNA_POSITIONS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.games.mesofauna.shown.drawing import DRAWING as MESOFAUNA
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.game import Game
from phylarium.kernel.inspection import DataRow
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing
from phylarium.kit.scene import Scene

PRICE: Final = 36.0
"""What is cut off at the left of a card, where the display says what its place costs."""


class Exhibit(NamedTuple):
    """A thing, the row of data that it is made from, and what its pictures say of it."""

    row: DataRow
    name: str
    pictures: Sequence[str]
    words: Sequence[str]


class Room(NamedTuple):
    """Things of a kind."""

    title: str
    about: str
    exhibits: list[Exhibit]


def _more(title: str) -> list[str]:
    """What the title of a thing says beyond its name."""
    return [line for line in title.split("\n")[1:] if line]


def _handfuls(number: int, room: int) -> Iterator[range]:
    """So many things, as many at a time as there is room for."""
    for first in range(0, number, room):
        yield range(first, min(number, first + room))


def _region(drawing: Drawing[Any, Any], scene: Scene[Any], name: str) -> Sheet:
    """A region of the table, to cut things out of."""
    return Sheet(drawing.regions[name](scene).content)


def _panel(drawing: Drawing[Any, Any], scene: Scene[Any], name: str) -> Sheet:
    """What a player has before it."""
    return Sheet(drawing.panels(scene)[name].content)


def _rows(game: Game, table: str) -> list[dict[str, Any]]:
    """The rows of a table of a game's data."""
    (rows,) = [tables[table] for tables in map(_read, game.files().values()) if table in tables]
    return list(rows)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


# --- Marine ----------------------------------------------------------------------------------


def marine_rooms() -> list[Room]:
    return [
        Room("Evolution cards", "The sign at the upper right is the event that comes with a card.", [*_marine_cards()]),
        Room("Traits", "Each animal is dealt three of them and keeps one, or two as a superhero.", [*_marine_traits()]),
        Room(
            "Terrains", "What first, second and further places score, and what one Speciation may add.", [*_terrains()]
        ),
        Room("Tiles", "Of the three stacks. The vents lie ready beside them.", [*_marine_tiles()]),
        Room("Animals", "With the elements that are printed on their displays.", [*_animals()]),
    ]


def _marine() -> Marine:
    state = marine_game.GAME.start(4, {"animals": "random"}, "gallery")
    assert isinstance(state, Marine)
    return state


def _marine_cards() -> Iterator[Exhibit]:
    state = _marine()
    for some in _handfuls(len(marine_names.CARDS), len(state.row)):
        state.row[: len(some)] = some
        scene = MARINE.scene(state, SPECTATOR, highlight=())
        sheet = _region(MARINE, scene, "cards")
        for card in some:
            id = f"card-{marine_names.CARDS[card]}"
            row = DataRow("card", marine_names.CARDS[card])
            yield Exhibit(row, scene.title(marine_say.card(card)), [sheet.cut(id, left=PRICE)], _more(sheet.title(id)))


def _marine_traits() -> Iterator[Exhibit]:
    state = _marine()
    for trait, name in enumerate(marine_names.TRAITS):
        state.traits[0] = trait
        scene = MARINE.scene(state, SPECTATOR, highlight=())
        sheet = _panel(MARINE, scene, marine_names.ANIMALS[0])
        id = f"trait-{name}"
        yield Exhibit(
            DataRow("trait", name), scene.title(marine_say.trait(trait)), [sheet.cut(id)], _more(sheet.title(id))
        )


def _terrains() -> Iterator[Exhibit]:
    scene = MARINE.scene(_marine(), SPECTATOR, highlight=())
    sheet = _region(MARINE, scene, "key")
    for terrain, name in enumerate(marine_names.TERRAINS):
        id = f"terrain-{name}"
        words = scene.title(marine_say.terrain(terrain))
        yield Exhibit(DataRow("terrain", name), words, [sheet.cut(id)], [sheet.title(id)])


def _marine_tiles() -> Iterator[Exhibit]:
    state = _marine()
    middle = HEXES.index("D4")
    for terrain, name in enumerate(marine_names.TERRAINS):
        if terrain == marine_names.VENT:
            continue
        state.species = [0] * len(state.species)
        state.terrain[middle] = state.ground[middle] = terrain
        scene = MARINE.scene(state, SPECTATOR, highlight=())
        sheet = _region(MARINE, scene, "board")
        picture = sheet.cut("hex-D4", without="place")
        yield Exhibit(DataRow("tile", name), scene.title(marine_say.terrain(terrain)), [picture], [])


def _animals() -> Iterator[Exhibit]:
    scene = MARINE.scene(_marine(), SPECTATOR, highlight=())
    for animal, name in enumerate(marine_names.ANIMALS):
        sheet = _panel(MARINE, scene, name)
        words = scene.title(marine_say.animal(animal))
        yield Exhibit(DataRow("animal", name), words, [sheet.cut(f"animal-{name}", around="panel")], [])


# --- Genesis ---------------------------------------------------------------------------------


def genesis_rooms() -> list[Room]:
    return [
        Room("Refugia", "On the back of each placard is the bacterium that it can become.", [*_refugia()]),
        Room("Mutations", "As a card lies on its deck, and promoted in an organism.", [*_genesis_mutations()]),
        Room("Macroorganisms", "Each card has a side for the sea and one for the land.", [*_forms()]),
        Room("Parasites", "One card a colour, with two sides.", [*_parasites()]),
        Room("Events", "Icons in the order in which they happen, then the climate.", [*_genesis_events()]),
    ]


def _genesis() -> Genesis:
    state = genesis_game.GAME.start(4, {}, "gallery")
    assert isinstance(state, Genesis)
    return state


def _bring_to_life(state: Genesis, place: int, colour: int) -> None:
    state.stage[place] = LIVING
    state.owner[place] = colour
    state.living.append(place)


def _refugia() -> Iterator[Exhibit]:
    for place, name in enumerate(genesis_names.REFUGIA):
        state = _genesis()
        row = state.components.refugium_row[place]
        state.rows = [-1] * len(state.rows)
        state.rows[row * ROW_LENGTH] = place
        state.dead = [0] * len(state.dead)
        id = f"place-{name}"
        scene = GENESIS.scene(state, SPECTATOR, highlight=())
        front = _region(GENESIS, scene, "board")
        _bring_to_life(state, place, 0)
        alive = GENESIS.scene(state, SPECTATOR, highlight=())
        back = _panel(GENESIS, alive, genesis_names.COLOURS[0])
        named = scene.title(genesis_say.refugium(place))
        # What lies there now is told first.
        words = _more(front.title(id))[1:]
        yield Exhibit(DataRow("refugium", name), named, [front.cut(id), back.cut(id)], words)


def _genesis_mutations() -> Iterator[Exhibit]:
    for mutation, name in enumerate(genesis_names.MUTATIONS):
        state = _genesis()
        for row in range(genesis_names.ROW_COUNT):
            if mutation in state.deck(row):
                state.deck(row).remove(mutation)
        state.deck(0).insert(0, mutation)
        state.show_top(0)
        id = f"mutation-{name}"
        scene = GENESIS.scene(state, SPECTATOR, highlight=())
        deck = _region(GENESIS, scene, "board")
        place = state.rows[0]
        _bring_to_life(state, place, 0)
        state.deck(0).remove(mutation)
        state.bearer[mutation], state.promoted[mutation] = place, 1
        state.cube[mutation] = state.plus[mutation] = ON_CARD
        borne = _panel(GENESIS, GENESIS.scene(state, SPECTATOR, highlight=()), genesis_names.COLOURS[0])
        named = f"{scene.title(genesis_say.mutation(mutation))}, {scene.words(genesis_say.mutation(mutation, 1))}"
        words = [deck.title(id), borne.title(id)]
        yield Exhibit(DataRow("mutation", name), named, [deck.cut(id), borne.cut(id)], words)


def _forms() -> Iterator[Exhibit]:
    for face, name in enumerate(genesis_names.FORMS):
        state = _genesis()
        macro, side = divmod(face, 2)
        place = state.rows[0]
        _bring_to_life(state, place, 0)
        state.macro_of[place], state.macro_at[macro] = macro, place
        state.landed[macro] = side
        state.organs[macro] = (1 << state.components.organ_count[face]) - 1
        state.recount(place)
        scene = GENESIS.scene(state, SPECTATOR, highlight=())
        sheet = _panel(GENESIS, scene, genesis_names.COLOURS[0])
        id = f"place-{genesis_names.REFUGIA[place]}"
        words = [line for line in _more(sheet.title(id)) if not line.lower().startswith("no ")]
        yield Exhibit(DataRow("form", name), scene.title(genesis_say.macro(macro, side)), [sheet.cut(id)], words)


def _parasites() -> Iterator[Exhibit]:
    for face, name in enumerate(genesis_names.PARASITES):
        state = _genesis()
        colour, side = divmod(face, 2)
        host, guest = state.rows[0], PARASITE + colour
        assert state.stage[guest] == AT_HOME
        _bring_to_life(state, host, 0)
        _bring_to_life(state, guest, colour)
        state.side[colour] = side
        state.host[guest], state.guest[host] = host, guest
        scene = GENESIS.scene(state, SPECTATOR, highlight=())
        sheet = _panel(GENESIS, scene, genesis_names.COLOURS[0])
        id = f"place-parasite-{genesis_names.COLOURS[colour]}"
        yield Exhibit(DataRow("parasite", name), scene.title(Message(f"parasite-{name}")), [sheet.cut(id)], [])


def _genesis_events() -> Iterator[Exhibit]:
    state = _genesis()
    for event, name in enumerate(genesis_names.EVENTS):
        state.event_pile, state.drawn = [event], 1
        scene = GENESIS.scene(state, SPECTATOR, highlight=())
        sheet = _region(GENESIS, scene, "events")
        id = f"event-{name}"
        named = scene.title(genesis_say.event(event))
        yield Exhibit(DataRow("event", name), named, [sheet.cut(id, around="chip")], _more(sheet.title(id)))


# --- Megafauna, first edition ----------------------------------------------------------------


def megafauna1_rooms() -> list[Room]:
    cards = [*_megafauna1_cards()]
    tiles = [*_megafauna1_tiles()]
    homelands = megafauna1_names.HOMELAND
    return [
        Room("Mutations", "What happens when a card is drawn is told below it.", cards[: megafauna1_names.GENOTYPE]),
        Room("Genotypes", "A dinosaur and a mammal on one card.", cards[megafauna1_names.GENOTYPE :]),
        Room("Biomes", "Of the Mesozoic and of the Cenozoic.", tiles[:homelands]),
        Room("Homelands", "Where each colour begins.", tiles[homelands : megafauna1_names.IMMIGRANT]),
        Room("Immigrants", "Letters, and of herbivores the size.", tiles[megafauna1_names.IMMIGRANT :]),
        Room("Heritage tiles", "Every player has five of them, each with two faces.", [*_heritage()]),
        Room("Habitats", "The slots of the map with their printed numbers.", [*_habitats()]),
    ]


def _megafauna1() -> Megafauna:
    state = megafauna1_game.GAME.start(4, {}, "gallery")
    assert isinstance(state, Megafauna)
    state.animals = [0] * len(state.animals)
    state.invaders = [0] * len(state.invaders)
    return state


def _megafauna1_cards() -> Iterator[Exhibit]:
    state = _megafauna1()
    for some in _handfuls(len(megafauna1_names.CARDS), len(state.display)):
        state.display[: len(some)] = some
        state.on_card = [0] * len(state.on_card)
        scene = MEGAFAUNA1.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA1, scene, "cards")
        for card in some:
            name = megafauna1_names.CARDS[card]
            kind = "mutation" if card < megafauna1_names.GENOTYPE else "genotype"
            picture = sheet.cut(f"card-{name}", left=PRICE)
            words = _more(sheet.title(f"card-{name}"))
            yield Exhibit(DataRow(kind, name), scene.title(megafauna1_say.card(card)), [picture], words)


def _megafauna1_tiles() -> Iterator[Exhibit]:
    names = megafauna1_names.TILES
    state = _megafauna1()
    for some in _handfuls(megafauna1_names.IMMIGRANT, len(HABITATS)):
        state.biome[: len(some)] = some
        scene = MEGAFAUNA1.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA1, scene, "board")
        for habitat, tile in enumerate(some):
            kind = "biome" if tile < megafauna1_names.HOMELAND else "homeland"
            title = scene.title(megafauna1_say.tile(tile))
            picture = sheet.cut(f"tile-{names[tile]}", around="tile", title=title)
            words = _more(sheet.title(f"place-{HABITATS[habitat]}-biome"))
            yield Exhibit(DataRow(kind, names[tile]), title, [picture], words)
    state = _megafauna1()
    for tile in range(megafauna1_names.IMMIGRANT, len(names)):
        state.invaders[0] = tile - megafauna1_names.IMMIGRANT + 1
        scene = MEGAFAUNA1.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA1, scene, "board")
        id = f"tile-{names[tile]}"
        named = scene.title(megafauna1_say.tile(tile))
        yield Exhibit(DataRow("immigrant", names[tile]), named, [sheet.cut(id, around="plaque")], [sheet.title(id)])


def _heritage() -> Iterator[Exhibit]:
    state = _megafauna1()
    scene = MEGAFAUNA1.scene(state, SPECTATOR, highlight=())
    sheet = _panel(MEGAFAUNA1, scene, megafauna1_names.COLOURS[state.active])
    for tile, name in enumerate(megafauna1_names.HERITAGE):
        faces = [f"face-{megafauna1_names.FACES[tile * 2 + side]}" for side in (0, 1)]
        picture = sheet.cut(faces[0], around="chip", parent=True)
        words = [sheet.title(face) for face in faces]
        yield Exhibit(DataRow("heritage", name), " / ".join(words), [picture], [])


def _habitats() -> Iterator[Exhibit]:
    state = _megafauna1()
    state.biome = [-1] * len(state.biome)
    scene = MEGAFAUNA1.scene(state, SPECTATOR, highlight=())
    sheet = _region(MEGAFAUNA1, scene, "board")
    for name in HABITATS:
        id = f"place-{name}-biome"
        title, *more = sheet.title(id).split("\n")
        yield Exhibit(DataRow("habitat", name), title, [sheet.cut(id)], more)


# --- Megafauna, second edition ---------------------------------------------------------------


def megafauna2_rooms() -> list[Room]:
    return [
        Room("Mutations", "Name and organs, and below them the two ways up.", [*_megafauna2_cards()]),
        Room("Tools", "Two sides of four cards; the silhouette is what they hunt.", [*_tools()]),
        Room("Events", "A line for each icon, in the order in which they come about.", [*_megafauna2_events()]),
        Room("Cratons", "The boards of Earth, and on their backs those of Mars and Venus.", [*_megafauna2_cratons()]),
    ]


def _megafauna2() -> SecondMegafauna:
    state = megafauna2_game.GAME.start(4, {}, "gallery")
    assert isinstance(state, SecondMegafauna)
    return state


def _megafauna2_cards() -> Iterator[Exhibit]:
    state = _megafauna2()
    for some in _handfuls(len(megafauna2_names.CARDS), len(state.display)):
        state.display[: len(some)] = some
        scene = MEGAFAUNA2.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA2, scene, "cards")
        for slot, card in zip(megafauna2_names.SLOTS, some, strict=False):
            row = DataRow("card", megafauna2_names.CARDS[card])
            picture = sheet.cut(f"slot-{slot}", left=PRICE - 8)
            words = _more(sheet.title(f"slot-{slot}"))
            yield Exhibit(row, scene.title(megafauna2_say.card(card)), [picture], words)


def _tools() -> Iterator[Exhibit]:
    scene = MEGAFAUNA2.scene(_megafauna2(), SPECTATOR, highlight=())
    sheet = _region(MEGAFAUNA2, scene, "supply")
    for tool, name in enumerate(megafauna2_names.TOOLS):
        named = scene.title(megafauna2_say.tool(tool))
        yield Exhibit(DataRow("tool", name), named, [sheet.cut(f"tool-{name}")], [sheet.title(f"tool-{name}")])


def _megafauna2_events() -> Iterator[Exhibit]:
    state = _megafauna2()
    state.turn = 2
    for event, name in enumerate(megafauna2_names.EVENTS):
        state.et_card = event
        scene = MEGAFAUNA2.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA2, scene, "events")
        id = f"event-{name}"
        named = scene.title(megafauna2_say.event(event))
        yield Exhibit(DataRow("event", name), named, [sheet.cut(id, around="chip")], _more(sheet.title(id)))


def _megafauna2_cratons() -> Iterator[Exhibit]:
    for planet, seats in (("earth", 4), ("mars", 1), ("venus", 1)):
        state = megafauna2_game.GAME.start(seats, {"planet": planet} if seats == 1 else {}, "gallery")
        assert isinstance(state, SecondMegafauna)
        scene = MEGAFAUNA2.scene(state, SPECTATOR, highlight=())
        sheet = _region(MEGAFAUNA2, scene, "board")
        for row in _rows(megafauna2_game.GAME, "craton"):
            if row["planet"] != planet:
                continue
            words = scene.title(megafauna2_say.craton(state, CRATONS.index(row["board"])))
            hexes = [f"biome-{row['board']}-{position}" for position in POSITIONS]
            yield Exhibit(DataRow("craton", row["id"]), words, [sheet.cut_group(hexes, "hexagon", words)], [])


# --- Mesofauna -------------------------------------------------------------------------------


def mesofauna_rooms() -> list[Room]:
    return [
        Room(
            "Mutations",
            "Name, events and organs, and below them the two ways up. The Combined game plays with the cards and tools "
            "of dinosaurs, too: they are in [the gallery of Megafauna](megafauna2.md).",
            [*_mesofauna_cards()],
        ),
        Room("Cratons", "Eight of them, each with a dry and a wet side.", [*_mesofauna_cratons()]),
    ]


def _mesofauna() -> Mesofauna:
    state = mesofauna_game.GAME.start(3, {"stage": "butterfly"}, "gallery")
    assert isinstance(state, Mesofauna)
    return state


def _mesofauna_cards() -> Iterator[Exhibit]:
    state = _mesofauna()
    slots = mesofauna_names.SLOTS[:10]
    for some in _handfuls(mesofauna_names.BUG_CARD_COUNT, len(slots)):
        state.display[: len(some)] = some
        scene = MESOFAUNA.scene(state, SPECTATOR, highlight=())
        sheet = _region(MESOFAUNA, scene, "cards")
        for slot, card in zip(slots, some, strict=False):
            row = DataRow("card", mesofauna_names.CARDS[card])
            picture = sheet.cut(f"slot-{slot}", left=PRICE - 8)
            words = _more(sheet.title(f"slot-{slot}"))
            yield Exhibit(row, scene.title(mesofauna_say.card(card)), [picture], words)


def _mesofauna_cratons() -> Iterator[Exhibit]:
    state = _mesofauna()
    for craton, name in enumerate(MESOFAUNA_CRATONS):
        for side, word in enumerate(mesofauna_names.CRATON_SIDES):
            state.spot = [-1] * len(state.spot)
            state.spot[craton], state.side[craton] = ADRIFT, side
            scene = MESOFAUNA.scene(state, SPECTATOR, highlight=())
            sheet = _region(MESOFAUNA, scene, "board")
            words = f"{scene.title(mesofauna_say.craton(craton))}, {word}"
            hexes = [f"biome-{name}-{position}" for position in MESOFAUNA_POSITIONS]
            picture = sheet.cut_group(hexes, "hexagon", words, whole=True)
            yield Exhibit(DataRow("face", f"{name}-{word}"), words, [picture], [])


ROOMS: Final[dict[str, Callable[[], list[Room]]]] = {
    "marine": marine_rooms,
    "genesis": genesis_rooms,
    "megafauna1": megafauna1_rooms,
    "megafauna2": megafauna2_rooms,
    "mesofauna": mesofauna_rooms,
}
"""By game, what it shows."""
