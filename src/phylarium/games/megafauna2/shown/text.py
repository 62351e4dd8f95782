"""A position as text for a terminal: landmasses from west to east, climate, events, cards, players and their species.

Drawn from a masked state, 80 columns wide. Colours are ANSI codes and only repeat what letters
say; all words come from `megafauna2.ftl` and `fauna.ftl`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from phylarium.families.fauna.rules.names import COLUMN_COUNT, FOSSIL_CARD, NONE, ROWS, SHAPE_COUNT, SHAPES, TOOL_COUNT
from phylarium.families.fauna.shown.text import NAME_WIDTH, FaunaPage
from phylarium.families.fauna.shown.view import tools_at
from phylarium.games.megafauna2.rules import atlas, say
from phylarium.games.megafauna2.rules.board import CRATON_COUNT, EAST, SHELF, shelf_of
from phylarium.games.megafauna2.rules.ending import points_of
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT, TOOL_FOSSIL
from phylarium.games.megafauna2.shown import deeds, view
from phylarium.games.megafauna2.shown.nouns import NOUNS
from phylarium.kernel.message import Message, listed
from phylarium.kit.textboard import BOLD, DIM, WIDTH, apart, padded, row

MARGIN: Final = 6
"""Columns before the map, for the latitude."""
HALF: Final = 3
"""Columns of half a hex, a doubled column of the map."""
GAP: Final = 1
"""Columns between landmasses."""

COLOUR_CODES: Final = ["32", "33", "35", "37"]


class MegafaunaPage(FaunaPage[Megafauna]):
    """One drawing of one position."""

    colours: ClassVar = list(zip(COLOURS, COLOUR_CODES, strict=True))
    nouns = NOUNS

    def lines(self) -> list[str]:
        players = [line for colour in self.s.playing() for line in self.player(colour)]
        return apart([self.heading(), self.map(), self.climate(), self.cards(), players])

    def heading(self) -> list[str]:
        s = self.s
        said = view.heading(s)
        if s.over():
            said = Message("board-over")
        lines = [self.styled(self.words(said or Message("board-setup")), BOLD)]
        events = [self.words(say.event(event)) for event in (s.et_card, s.biosphere_card) if event != NONE]
        order = listed([say.colour(colour) for colour in s.playing()])
        lines += row(self.styled(self.say("board-events"), BOLD), events or ["-"], NAME_WIDTH)
        lines += row(self.styled(self.say("board-order"), BOLD), [self.words(order)], NAME_WIDTH)
        return lines

    # --- the map -----------------------------------------------------------------------------

    def map(self) -> list[str]:
        """The landmasses side by side as far as there is room, each hex at its latitude."""
        s = self.s
        bands: list[list[int]] = []
        filled = WIDTH
        for mass in s.ring:
            wide = self.extent(mass)[1]
            if filled + wide > WIDTH:
                bands.append([])
                filled = MARGIN
            bands[-1].append(mass)
            filled += wide + GAP
        lines: list[str] = []
        for masses in bands:
            lines += [*([""] if lines else []), *self.band(masses)]
        legend = [self.say("board-legend-hex")]
        for number, name in enumerate(GROUNDS):
            if number != OPEN_SHELF:
                legend.append(f"{self.say(f'mark-ground-{say.slug(name)}')} {self.say(f'ground-{say.slug(name)}')}")
        legend += [self.named(species) for species in range(SPECIES_COUNT) if s.size[species] > 0]
        return [*lines, *self.endangered(), *row("", legend, 0)]

    def extent(self, mass: int) -> tuple[int, int]:
        """The westernmost doubled column of a landmass, and how many columns of text it takes with its shelves."""
        columns = [atlas.column_of(self.s, biome) for biome in self.biomes_of(mass)]
        return min(columns), (max(columns) - min(columns) + 2) * HALF

    def biomes_of(self, mass: int) -> list[int]:
        """The hexes of a landmass, and its shelves that are not under a hex."""
        found: list[int] = []
        for hex in atlas.hexes_of(self.s, mass):
            found.append(hex)
            if shelf_of(hex) != NONE and atlas.neighbour(self.s, hex, EAST) == NONE:
                found.append(shelf_of(hex))
        return found

    def band(self, masses: list[int]) -> list[str]:
        """Some landmasses beside each other, with a line for each latitude that they have."""
        s = self.s
        rows = sorted({atlas.row_of(s, biome) for mass in masses for biome in self.biomes_of(mass)})
        head = " " * MARGIN
        for mass in masses:
            names = [say.craton(s, craton) for craton in range(CRATON_COUNT) if s.landmass[craton] == mass]
            wide = self.extent(mass)[1] + GAP
            name = "+".join(self.words(part) for part in names)
            head += padded(self.styled(name[: wide - 1], BOLD), wide)
        lines = [head.rstrip()]
        for latitude in range(rows[0], rows[-1] + 1):
            line = padded(self.latitude(latitude), MARGIN)
            for mass in masses:
                west, wide = self.extent(mass)
                cells = ""
                here = [biome for biome in self.biomes_of(mass) if atlas.row_of(s, biome) == latitude]
                for biome in sorted(here, key=lambda b: atlas.column_of(s, b)):
                    cells = padded(cells, (atlas.column_of(s, biome) - west) * HALF) + self.cell(biome)
                line += padded(cells, wide + GAP)
            lines.append(line.rstrip())
        return lines

    def latitude(self, latitude: int) -> str:
        """A latitude with what the strip says of it: humid or arid, and where the wind blows."""
        s = self.s
        shown = min(max(latitude, 0), 7)
        if s.is_basic():
            return self.styled(str(shown), DIM)
        dice = self.say("mark-humid" if s.components.humid[s.strip][shown] else "mark-arid")
        wind = s.components.wind[s.strip][shown]
        blows = "<>" if s.windy else "" if wind == NONE else ">" if wind == EAST else "<"
        return self.styled(f"{shown}{dice}{blows}", DIM)

    def cell(self, biome: int) -> str:
        """A biome in five letters: its ground or its plant, who grazes there, who hunts; an open shelf by its disk."""
        s = self.s
        if biome >= SHELF and s.ground(biome) == OPEN_SHELF:
            return self.styled(self.say(f"mark-shelf-{DISKS[s.disk[biome]]}"), DIM)
        if s.plant[biome] != NONE:
            # All plants are green, and their shape says what ground it is (K7b).
            text = self.styled(self.say(f"mark-{SHAPES[s.plant[biome] % SHAPE_COUNT]}"), COLOUR_CODES[PLANT])
        else:
            text = self.say(f"mark-ground-{say.slug(GROUNDS[s.ground(biome)])}")
        text += self.creeple(s.herbivore[biome]) if s.herbivore[biome] != NONE else ".."
        return text + (self.creeple(s.carnivore[biome]) if s.carnivore[biome] != NONE else "")

    def endangered(self) -> list[str]:
        """Those who lie on the map, with where they fell."""
        s = self.s
        lying = [
            f"{self.creeple(species)} {self.words(say.place(s, s.fallen_at[i] * LEVEL_COUNT + s.fallen_level[i]))}"
            for i, species in enumerate(s.fallen)
        ]
        return row(self.styled(self.say("board-endangered"), BOLD), lying, NAME_WIDTH) if lying else []

    # --- climate -----------------------------------------------------------------------------

    def climate(self) -> list[str]:
        s = self.s
        if s.is_basic():
            return []
        c = s.components
        air = s.air_black + s.air_white
        parts = [
            self.say("board-oxygen", number=s.oxygen, percent=c.percent[s.oxygen], actions=c.oxygen_actions[s.oxygen]),
            self.say("board-dark-heart", number=c.dark_heart[s.oxygen]),
            self.say("board-clouds", number=s.clouds, albedo=c.albedo[s.clouds]),
            self.say("board-green-heart", number=c.green_heart[s.clouds]),
            self.say(
                "board-atmosphere",
                black=s.air_black,
                white=s.air_white,
                slots=c.atmosphere_slots,
                actions=c.green_actions[air],
            ),
            self.say("board-strip", climate=say.climate(s.strip)),
        ]
        if s.medea != NONE:
            parts.append(self.say("board-medea", colour=say.colour(s.medea)))
        return row(self.styled(self.say("board-climate"), BOLD), parts, NAME_WIDTH)

    # --- cards -------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        s = self.s
        lines: list[str] = []
        for number, deck in enumerate((s.upper_deck, s.lower_deck)):
            title = self.say(f"board-row-{ROWS[number]}", number=len(deck))
            lines.append(self.styled(title, BOLD))
            for column in range(COLUMN_COUNT):
                slot = number * COLUMN_COUNT + column
                if s.display[slot] >= 0:
                    lines += self.shown(slot, deeds.card_text(s, s.display[slot]))
        free = [
            f"{self.words(say.tool(tool * 2))}/{self.words(say.tool(tool * 2 + 1))}"
            for tool in range(TOOL_COUNT)
            if s.tool_at[tool] == NONE
        ]
        return [*lines, *row(self.styled(self.say("board-tools"), BOLD), free or ["-"], NAME_WIDTH)]

    # --- players -----------------------------------------------------------------------------

    def player(self, colour: int) -> list[str]:
        s = self.s
        found = points_of(s, colour)
        kept = [self.words(say.card(card)) for card, at in enumerate(s.card_at) if at == FOSSIL_CARD + colour]
        name = self.styled(self.words(say.colour(colour)), COLOUR_CODES[colour])
        lines = row(
            self.styled(name, BOLD),
            [
                self.say("board-points", number=found.total()),
                self.say("board-population", number=s.population(colour)),
                self.say("board-fossils", number=found.fossils),
                *kept,
                *self.tools(TOOL_FOSSIL + colour),
            ],
            NAME_WIDTH,
        )
        for species in s.species_of(colour):
            lines += self.species(species)
        if s.is_lazarus(colour):
            lines.append(" " * NAME_WIDTH + self.say("board-lazarus"))
        return lines

    def species(self, species: int) -> list[str]:
        s = self.s
        facts = [
            self.say("board-creeples", living=s.living[species], newborn=s.newborn[species], unborn=s.unborn[species])
        ]
        if s.genotype[species] != NONE:
            facts.append(self.say("board-genotype", face=say.face(s.face(s.genotype[species]))))
        more = [self.words(say.emotions(s.moods[species]))] if s.moods[species] else []
        head = f" {self.say('board-size', number=s.size[species])}"
        return self.tableau(species, head, facts, [*more, *self.tools(species)])

    def tools(self, at: int) -> list[str]:
        """The tools that lie somewhere: with a species, or among fossils."""
        return [self.words(say.tool(side)) for side in tools_at(self.s, at)]


board = MegafaunaPage.board
