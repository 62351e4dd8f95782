"""The component data: schemas, what only the game knows to be wrong, and the Components made of sound files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.components import Components
from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.printed import PRINTED
from phylarium.kernel import packs
from phylarium.kernel.message import ROW as COMMAS
from phylarium.kernel.message import Listing, Message
from phylarium.kernel.packs import Report, Source, Tables, numbers, part, rows, rows_of, table, whole

DATA: Final = Path(__file__).parent / "data"


ERA: Final = Literal["mesozoic", "cenozoic"]

EVENT: Final[dict[str, Any]] = {
    "event": Literal["new-tiles", "catastrophe", "milankovich", "erosion"],
    "level": (int, 0),
    "greenhouse": (Literal["", "up", "down"], ""),
    "latitudes": (list[str], []),
}
"""What mutations and genotypes share: the event in the blue band."""

FACE: Final = {"sizes": list[int], "genome": str}
SIDE: Final = part(shape=str, **FACE)

SCHEMAS: Final[packs.Schemas] = {
    "board.toml": whole(
        habitat=rows(
            id=str, climax=int, chain=(Literal["", "west", "east"], ""), home=(str, ""),
            home_source=(Source | Literal[""], ""),
        ),
        rift=rows(between=list[str]),
    ),
    "tiles.toml": whole(
        biome=rows(
            id=str, era=ERA, latitude=str, ground=Literal["land", "sea"], climax=int, need=str, husk=(str, ""),
            niche=str, star=(str, "none"), mark=(str, "none"),
        ),
        homeland=rows(id=str, colour=str, latitude=str, climax=int, star=(str, "none")),
        immigrant=rows(
            id=str, era=ERA, latitude=str, ground=Literal["land", "sea", "amphibian"],
            role=Literal["herbivore", "predator"], size=(int, 0), genome=str,
        ),
    ),
    "cards.toml": whole(
        events=numbers("new_tiles"),
        mutation=rows(id=str, sizes=list[int], genome=str, instincts=(list[str], []), **EVENT),
        genotype=rows(id=str, dinosaur=SIDE, mammal=SIDE, **EVENT),
    ),
    "species.toml": whole(
        animals=numbers("each"),
        tusker=numbers("animals tiles"),
        heritage=rows(id=str, front=part(**FACE), back=part(**FACE)),
    ),
    "setup.toml": whole(
        genes=numbers("first others tusker roadrunner origins"),
        sizes=numbers("start tusker"),
        tiles=numbers("drawn"),
        decks=numbers("triassic_each jurassic cretaceous tertiary"),
        greenhouse=table(start=str),
        stagnation=numbers("rounds"),
    ),
}  # fmt: skip

MOST_LETTERS: Final = 9
"""Of one tile or card; a species adds up several, and a letter has room for 31."""


A_HABITAT: Final = Message("hint-habitat")
"""What a name of a habitat is; the names are all near each other."""


class _Report(Report):
    """Also knows DNA and sizes."""

    def letters(self, place: str, column: str, value: str, least: int) -> None:
        for letter in value:
            if letter not in LETTERS:
                self.add(
                    place,
                    column,
                    Message("wrong-letter", {"letter": repr(letter), "letters": Listing(list(LETTERS), COMMAS)}),
                )
                return
        if not least <= len(value) <= MOST_LETTERS:
            self.add(
                place,
                column,
                Message(
                    "wrong-letters",
                    {"value": repr(value), "count": str(len(value)), "least": str(least), "most": str(MOST_LETTERS)},
                ),
            )

    def sizes(self, place: str, column: str, value: Sequence[int]) -> None:
        if len(value) != 2:
            self.add(place, column, Message("wrong-two-sizes", {"count": str(len(value))}))
        elif not SIZE_LEAST <= value[0] <= value[1] <= SIZE_MOST:
            self.add(
                place,
                column,
                Message("wrong-sizes", {"sizes": str(list(value)), "least": str(SIZE_LEAST), "most": str(SIZE_MOST)}),
            )


def _check_board(t: Tables, report: _Report) -> None:
    homes: list[str] = []
    for place, row in report.each_once("habitat", t.board.habitat, HABITATS, Message("thing-habitat"), A_HABITAT):
        report.between(place, "climax", row.climax, 0, 8, Message("why-below-tiles"))
        if row.home:
            if report.named(place, "home", row.home, COLOURS, Message("thing-colour")) and row.home in homes:
                report.add(place, "home", Message("wrong-home", {"colour": row.home}))
            homes.append(row.home)
    for colour in COLOURS:
        # A misspelt colour was reported with its hint; it is not missing as well.
        if colour not in homes and all(home in COLOURS for home in homes):
            report.of_table("habitat", Message("wrong-no-home", {"column": "home", "colour": colour}))
    for chain in ("west", "east"):
        if not any(row.chain == chain for row in t.board.habitat):
            report.of_table("habitat", Message("wrong-no-chain", {"column": "chain", "chain": chain}))
    for number, rift in enumerate(t.board.rift, 1):
        place = f"rift row {number}"
        if len(rift.between) != 2:
            report.add(place, "between", Message("wrong-rift", {"count": str(len(rift.between))}))
            continue
        sound = [
            report.named(place, "between", name, HABITATS, Message("thing-habitat"), A_HABITAT) for name in rift.between
        ]
        if all(sound):
            first, second = (HABITATS.index(name) for name in rift.between)
            if not any(beside[first] == second for beside in BESIDE):
                report.add(
                    place, "between", Message("wrong-rift-apart", {"first": rift.between[0], "second": rift.between[1]})
                )


def _check_tiles(t: Tables, report: _Report) -> None:
    homes = [place for place, _ in rows_of("homeland", [row.id for row in t.tiles.homeland])]
    for place, row in report.each_once("biome", t.tiles.biome, TILES[:HOMELAND], Message("thing-biome")):
        report.named(place, "latitude", row.latitude, LATITUDES, Message("thing-latitude"))
        report.between(place, "climax", row.climax, 9, 99)
        report.letters(place, "need", row.need, 1)
        report.letters(place, "husk", row.husk, 0)
        report.named(place, "niche", row.niche, NICHES[:COLOUR], Message("thing-niche"))
        report.named(place, "star", row.star, STARS, Message("thing-star"))
        report.named(place, "mark", row.mark, MARKS, Message("thing-mark"))
        if row.id in TILES:
            right = ERAS[TILES.index(row.id) >= CENOZOIC_BIOME]
            if row.era != right:
                report.add(place, "era", Message("wrong-era", {"tile": row.id, "era": right}))
        if row.latitude == "orogeny" and row.ground == "sea":
            report.add(place, "ground", Message("wrong-mountain-sea"))
        if row.ground == "sea" and "M" not in row.need:
            report.add(place, "need", Message("wrong-sea"))
        if row.mark == "volcano" and row.latitude != "orogeny":
            report.add(place, "mark", Message("wrong-volcano"))
    ids = [row.id for row in t.tiles.homeland]
    report.once_each("homeland", "id", ids, TILES[HOMELAND:BIOME_COUNT], Message("thing-homeland"))
    for place, homeland in zip(homes, t.tiles.homeland, strict=True):
        report.named(place, "latitude", homeland.latitude, LATITUDES, Message("thing-latitude"))
        report.between(place, "climax", homeland.climax, 9, 99)
        report.named(place, "star", homeland.star, STARS, Message("thing-star"))
        if homeland.id in TILES:
            right = COLOURS[(TILES.index(homeland.id) - HOMELAND) % len(COLOURS)]
            if homeland.colour != right:
                report.add(place, "colour", Message("wrong-homeland", {"tile": homeland.id, "colour": right}))
    for place, immigrant in report.each_once(
        "immigrant", t.tiles.immigrant, TILES[IMMIGRANT:], Message("thing-immigrant")
    ):
        report.named(place, "latitude", immigrant.latitude, LATITUDES[:-1], Message("thing-latitude"))
        report.letters(place, "genome", immigrant.genome, 1)
        if immigrant.role == "herbivore":
            report.between(place, "size", immigrant.size, SIZE_LEAST, SIZE_MOST)
        elif immigrant.size:
            report.add(place, "size", Message("wrong-predator-size"))


def _check_event(report: _Report, place: str, row: Any) -> None:
    if row.event == "catastrophe":
        report.between(place, "level", row.level, 1, 20)
        if not row.greenhouse:
            report.add(place, "greenhouse", Message("wrong-no-greenhouse"))
    else:
        if row.level:
            report.add(place, "level", Message("wrong-level", {"event": row.event}))
        if row.greenhouse:
            report.add(place, "greenhouse", Message("wrong-greenhouse", {"event": row.event}))
    for i, latitude in enumerate(row.latitudes):
        known = report.named(place, f"latitudes, value {i + 1}", latitude, LATITUDES[:-1], Message("thing-latitude"))
        if known and latitude in row.latitudes[:i]:
            report.add(place, f"latitudes, value {i + 1}", Message("pack-repeated", {"value": latitude}))
    if row.event == "milankovich" and not row.latitudes:
        report.add(place, "latitudes", Message("wrong-no-latitude"))
    elif row.event != "milankovich" and row.latitudes:
        report.add(place, "latitudes", Message("wrong-latitude", {"event": row.event}))


def _check_cards(t: Tables, report: _Report) -> None:
    report.between("key events", "new_tiles", t.cards.events.new_tiles, 1, 9)
    for place, row in report.each_once("mutation", t.cards.mutation, CARDS[:GENOTYPE], Message("thing-mutation")):
        report.sizes(place, "sizes", row.sizes)
        report.letters(place, "genome", row.genome, 0)
        report.all_named(place, "instincts", row.instincts, INSTINCTS, Message("thing-instinct"))
        _check_event(report, place, row)
    for place, genotype in report.each_once("genotype", t.cards.genotype, CARDS[GENOTYPE:], Message("thing-genotype")):
        for dynasty, side in enumerate((genotype.dinosaur, genotype.mammal)):
            name = DYNASTIES[dynasty]
            report.named(place, f"{name}, shape", side.shape, SHAPES[dynasty], Message("thing-shape"))
            report.sizes(place, f"{name}, sizes", side.sizes)
            report.letters(place, f"{name}, genome", side.genome, 1)
        _check_event(report, place, genotype)


def _check_species(t: Tables, report: _Report) -> None:
    report.between("key animals", "each", t.species.animals.each, 2, 20, Message("why-size-track"))
    report.between("key tusker", "animals", t.species.tusker.animals, 2, 99)
    report.between("key tusker", "tiles", t.species.tusker.tiles, 0, 99)
    for place, row in report.each_once("heritage", t.species.heritage, HERITAGE, Message("thing-heritage-tile")):
        for name, face in (("front", row.front), ("back", row.back)):
            report.sizes(place, f"{name}, sizes", face.sizes)
            report.letters(place, f"{name}, genome", face.genome, 1)
            for letter in face.genome:
                if letter in LETTERS[5:]:
                    report.add(place, f"{name}, genome", Message("wrong-heritage", {"letter": letter}))


def _check_setup(t: Tables, report: _Report) -> None:
    setup = t.setup
    report.each_between("key genes", setup.genes, "first others roadrunner", 0, 20)
    report.between("key genes", "tusker", setup.genes.tusker, 0, 40)
    report.between("key genes", "origins", setup.genes.origins, 1, 20)
    report.each_between("key sizes", setup.sizes, "start tusker", SIZE_LEAST, SIZE_MOST)
    eras = [row.era for row in t.tiles.biome] + [row.era for row in t.tiles.immigrant]
    mesozoic = eras.count("mesozoic")
    report.between("key tiles", "drawn", setup.tiles.drawn, 0, mesozoic, Message("why-mesozoic"))
    report.between("key decks", "triassic_each", setup.decks.triassic_each, 1, 9)
    report.each_between("key decks", setup.decks, "jurassic cretaceous tertiary", 1, 15)
    report.named(
        "key greenhouse",
        "start",
        setup.greenhouse.start,
        GREENHOUSE[1:-1],
        Message("thing-cell-of-the-greenhouse-track"),
    )
    report.between("key stagnation", "rounds", setup.stagnation.rounds, 1, 99)


def _board(c: Components, board: Any) -> None:
    habitats = {row.id: row for row in board.habitat}
    rows = [habitats[name] for name in HABITATS]
    c.printed = [row.climax for row in rows]
    c.mountains = [[h for h in range(HABITAT_COUNT) if rows[h].chain == chain] for chain in ("west", "east")]
    for chain in c.mountains:
        chain.sort(key=lambda h: ROW[h])
    homes = [row.home for row in rows]
    c.home = [homes.index(colour) for colour in COLOURS]
    c.rift = [[HABITATS.index(name) for name in row.between] for row in board.rift]
    for cut in ([], c.rift):
        parted = {(a, b) for a, b in cut} | {(b, a) for a, b in cut}
        beside = [
            [-1 if (h, BESIDE[way][h]) in parted else BESIDE[way][h] for h in range(HABITAT_COUNT)]
            for way in (NORTH, EAST, SOUTH, WEST)
        ]
        c.north.append(beside[NORTH])
        c.south.append(beside[SOUTH])
        c.near.append([[way[h] for way in beside if way[h] >= 0] for h in range(HABITAT_COUNT)])
        c.near_bits.append([sum(1 << other for other in near) for near in c.near[-1]])


def _tiles(c: Components, tiles: Any) -> None:
    biomes = {row.id: row for row in tiles.biome}
    homelands = {row.id: row for row in tiles.homeland}
    immigrants = {row.id: row for row in tiles.immigrant}
    for name in TILES[MESOZOIC_BIOME:HOMELAND]:
        row = biomes[name]
        c.era.append(ERAS.index(row.era))
        c.latitude.append(LATITUDES.index(row.latitude))
        c.sea.append(row.ground == "sea")
        c.climax.append(row.climax)
        c.need.append(genome(row.need))
        c.husk.append(genome(row.husk) if row.husk else -1)
        c.niche.append(NICHES.index(row.niche))
        c.star.append(STARS.index(row.star))
        c.mark.append(MARKS.index(row.mark))
    for name in TILES[HOMELAND:BIOME_COUNT]:
        homeland = homelands[name]
        c.era.append(-1)
        c.latitude.append(LATITUDES.index(homeland.latitude))
        c.sea.append(False)
        c.climax.append(homeland.climax)
        c.need.append(0)
        c.husk.append(-1)
        c.niche.append(COLOUR + COLOURS.index(homeland.colour))
        c.star.append(STARS.index(homeland.star))
        c.mark.append(0)
    for name in TILES[IMMIGRANT:]:
        immigrant = immigrants[name]
        c.era.append(ERAS.index(immigrant.era))
        c.latitude.append(LATITUDES.index(immigrant.latitude))
        c.immigrant_ground.append(GROUNDS.index(immigrant.ground))
        c.immigrant_role.append(ROLES.index(immigrant.role))
        c.immigrant_size.append(immigrant.size)
        c.immigrant_genome.append(genome(immigrant.genome))


def _cards(c: Components, cards: Any) -> None:
    mutations = {row.id: row for row in cards.mutation}
    genotypes = {row.id: row for row in cards.genotype}
    for name in CARDS:
        row: Any = mutations[name] if name in mutations else genotypes[name]
        c.event.append(EVENTS.index(row.event))
        c.event_level.append(row.level)
        c.event_shift.append({"": 0, "up": 1, "down": -1}[row.greenhouse])
        c.event_latitudes.append(sorted(LATITUDES.index(latitude) for latitude in row.latitudes))
    for name in CARDS[:GENOTYPE]:
        mutation = mutations[name]
        c.genome.append(genome(mutation.genome))
        c.smallest.append(mutation.sizes[0])
        c.largest.append(mutation.sizes[1])
        c.instincts.append(sum({1 << INSTINCTS.index(instinct) for instinct in mutation.instincts}))
    for name in CARDS[GENOTYPE:]:
        sides = (genotypes[name].dinosaur, genotypes[name].mammal)
        c.genotype_genome.append([genome(side.genome) for side in sides])
        c.genotype_smallest.append([side.sizes[0] for side in sides])
        c.genotype_largest.append([side.sizes[1] for side in sides])
        c.genotype_shape.append([SHAPES[dynasty].index(side.shape) for dynasty, side in enumerate(sides)])


def _species(c: Components, species: Any) -> None:
    heritage = {row.id: row for row in species.heritage}
    faces = [face for name in HERITAGE for face in (heritage[name].front, heritage[name].back)]
    c.face_genome = [genome(face.genome) for face in faces]
    c.face_smallest = [face.sizes[0] for face in faces]
    c.face_largest = [face.sizes[1] for face in faces]


def _setup(c: Components, setup: Any) -> None:
    c.periods = [0, setup.decks.jurassic, setup.decks.cretaceous, setup.decks.tertiary]
    c.start_greenhouse = GREENHOUSE.index(setup.greenhouse.start)


CHECKS: Final = (_check_board, _check_tiles, _check_cards, _check_species, _check_setup)

FILL: Final = packs.by_file(_board, _tiles, _cards, _species, _setup)

_LOADER: Final = packs.Loader(DATA, SCHEMAS, CHECKS, Components, PRINTED, FILL, _Report, game="megafauna1")
check: Final = _LOADER.check
load: Final = _LOADER.load
