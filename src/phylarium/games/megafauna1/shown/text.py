"""A position as text for a terminal: the map as a grid, climate, cards, players and their species.

Drawn from a masked state, 80 columns wide. Colours are ANSI codes and only repeat what letters
say; all words come from `megafauna1.ftl`.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.board import COLUMN, HABITAT_COUNT, HABITATS, ROW, ROWS
from phylarium.games.megafauna1.rules.ending import points
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.market import price
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import HELD, ICE, NONE
from phylarium.games.megafauna1.shown import view
from phylarium.kernel.message import Message
from phylarium.kit import textboard
from phylarium.kit.textboard import BOLD, DIM, apart, padded, paragraph, row, width_of

NAME_WIDTH: Final = 11
CELL: Final = 13
"""Columns of a habitat on the map; six of them and a rim make the width."""

COLOUR_CODES: Final = ["31", "33", "32", "37"]
SEA_CODE: Final = "36"

STAR_MARKS: Final = {WHITE_STAR: "mark-star-white", BLUE_STAR: "mark-star-blue"}


class MegafaunaPage(textboard.Page[Megafauna]):
    """One drawing of one position."""

    # --- words and colours -------------------------------------------------------------------

    def animal(self, species: int) -> str:
        """Two letters: of the colour and of the shape."""
        colour, shape = divmod(species, SHAPE_COUNT)
        mark = self.say(f"mark-{COLOURS[colour]}") + self.say(f"mark-{SHAPES[DYNASTY[colour]][shape]}")
        return self.styled(mark, COLOUR_CODES[colour])

    # --- the page ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        return apart([self.heading(), self.map(), self.climate(), self.cards(), self.players()])

    def heading(self) -> list[str]:
        s = self.s
        if s.over() or s.active < 0:
            text = self.say("board-over" if s.over() else "board-setup")
        else:
            text = self.say("heading-turn", turn=s.turn, period=say.period(s.period), colour=say.colour(s.active))
        return [self.styled(text, BOLD)]

    # --- the map -----------------------------------------------------------------------------

    def map(self) -> list[str]:
        """Five rows of habitats; a line each for the slot, what it asks for, and its three places."""
        lines: list[str] = []
        above = range(0)
        for y in range(len(ROWS)):
            here = [h for h in range(HABITAT_COUNT) if ROW[h] == y]
            columns = range(COLUMN[here[0]], COLUMN[here[-1]] + 1)
            lines.append(self.rim([*above, *columns]))
            cells = [self.habitat(h) for h in here]
            for parts in zip(*cells, strict=True):
                inside = "".join(self.styled("|", DIM) + padded(part, CELL - 1) for part in parts)
                lines.append(" " * (columns[0] * CELL) + inside + self.styled("|", DIM))
            above = columns
        lines.append(self.rim([*above]))
        legend = [self.say("board-legend-slot"), self.say("board-legend-places")]
        marks = [
            f"{self.animal(species)} {self.words(say.species(species))}"
            for species in range(SPECIES_COUNT)
            if self.s.size[species] > 0
        ]
        return [*lines, *row("", legend, 0), *row("", marks, 0)]

    def rim(self, columns: list[int]) -> str:
        """The line between two rows of the map, over the columns that one of them has."""
        first, last = min(columns), max(columns)
        return self.styled(" " * (first * CELL) + ("+" + "-" * (CELL - 1)) * (last + 1 - first) + "+", DIM)

    def habitat(self, h: int) -> list[str]:
        s = self.s
        c = s.components
        tile = s.biome[h]
        ground = s.ground(h)
        mark = (
            "*" if ground == ICE else "~" if ground == SEA else "^" if h in (*c.mountains[0], *c.mountains[1]) else "."
        )
        head = f"{HABITATS[h]}{mark}{s.climax(h)}"
        if tile < 0:
            lines = [self.styled(head, DIM), "", ""]
        elif s.flipped[h] == 1:
            lines = [self.styled(head, SEA_CODE), self.name(tile), ""]
        else:
            star = self.say(STAR_MARKS[c.star[tile]]) if c.star[tile] in STAR_MARKS else ""
            lines = [
                self.styled(f"{head}{star} {self.niche(c.niche[tile])}", SEA_CODE if ground == SEA else BOLD),
                self.name(tile),
                spell(c.need[tile]) + (f"+{spell(c.husk[tile])}" if c.husk[tile] >= 0 else ""),
            ]
        for part, sign in ((HUNT, "!"), (BIOME, "="), (HUSK, "u")):
            standing = self.standing(h * PLACE_COUNT + part)
            lines.append(f"{sign}{standing}" if standing else "")
        return lines

    def name(self, tile: int) -> str:
        """The name of a biome, or its short form, cut to the width of a cell."""
        return self.say("board-tile", tile=say.tile(tile))[: CELL - 1]

    def niche(self, niche: int) -> str:
        if niche < SIZE:
            return LETTERS[niche]
        if niche == SIZE:
            return self.say("mark-size")
        return self.say(f"mark-{COLOURS[niche - COLOUR]}")

    def standing(self, place: int) -> str:
        """Animals by their marks, immigrants by the beginning of their names, as far as there is room."""
        s = self.s
        text = "".join(self.animal(species) for species in s.crowd(place))
        for tile in s.invaders_at(place):
            text += self.say("board-tile", tile=say.tile(tile))[: max(0, CELL - 2 - width_of(text))]
        return text

    # --- climate, tar pit --------------------------------------------------------------------

    def climate(self) -> list[str]:
        s = self.s
        cells = [
            self.styled(f"[{self.words(say.level(i))}]", BOLD) if i == s.greenhouse else self.words(say.level(i))
            for i in range(len(GREENHOUSE))
        ]
        episodes = [
            self.say("drawing-episode-atlantic" if s.atlantic else "drawing-episode-atlantic-not-yet"),
            self.say("drawing-episode-cenozoic" if s.era else "drawing-episode-cenozoic-not-yet"),
        ]
        pit = [self.words(say.tile(tile)) for tile in s.tarpit]
        pools = self.say("drawing-pools", mesozoic=len(s.mesozoic), cenozoic=len(s.cenozoic))
        return [
            *row(self.styled(self.say("drawing-greenhouse"), BOLD), cells, NAME_WIDTH),
            *row("", episodes, NAME_WIDTH),
            *row(self.styled(self.say("drawing-tarpit"), BOLD), [str(len(pit)), *pit], NAME_WIDTH),
            *row("", [pools], NAME_WIDTH),
        ]

    # --- cards -------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        s = self.s
        lines: list[str] = []
        for card in range(CARD_COUNT):
            if s.card_at[card] == HELD:
                lines += self.card(f" {self.say('titled', what=Message('board-bought'))} ", card)
        for display in range(len(DISPLAYS)) if s.upper_display else (LOWER,):
            waited = f" ({self.words(view.waited(s))})" if display == LOWER else ""
            lines.append(self.styled(self.say(f"drawing-{DISPLAYS[display]}-display"), BOLD) + waited)
            for slot in range(DISPLAY_SLOTS):
                place = display * DISPLAY_SLOTS + slot
                if s.display[place] >= 0:
                    genes = self.say("board-genes", number=s.on_card[place]) if s.on_card[place] else ""
                    lines += self.card(f" {price(place)} {genes}", s.display[place])
        decks = [self.say("board-deck", deck=say.period(i), number=s.deck_left[i]) for i in range(PERIOD_COUNT)]
        decks.append(self.say("board-deck", deck=Message("drawing-general-deck"), number=len(s.general)))
        return [*lines, *row(self.styled(self.say("board-decks"), BOLD), decks, NAME_WIDTH)]

    def card(self, head: str, card: int) -> list[str]:
        name = self.styled(self.words(say.card(card)), BOLD)
        titled = self.say("titled", what=name)
        return paragraph(f"{head}{titled} ", self.words(view.card_text(self.s, card)), 3)

    # --- players -----------------------------------------------------------------------------

    def players(self) -> list[str]:
        lines: list[str] = []
        for colour in self.s.playing():
            lines += self.player(colour)
        return lines

    def player(self, colour: int) -> list[str]:
        s = self.s
        counts = self.say(
            "drawing-counts",
            population=s.headcount(colour),
            tiles=s.tiles_won[colour],
            genotypes=s.genotypes_won[colour],
        )
        name = self.styled(self.words(say.colour(colour)), COLOUR_CODES[colour])
        supply = [
            f"{spell(s.components.face_genome[tile * 2])}/{spell(s.components.face_genome[tile * 2 + 1])}"
            for tile in range(HERITAGE_COUNT)
            if s.heritage[colour * HERITAGE_COUNT + tile] == NONE
        ]
        lines = row(
            self.styled(name, BOLD),
            [
                self.say("board-points", number=points(s, colour)),
                self.say("board-genes-held", number=s.genes[colour]),
                counts,
                self.say("board-heritage", tiles=" ".join(supply) or "-"),
            ],
            NAME_WIDTH,
        )
        for species in s.living(colour):
            lines += self.species(colour, species)
        if not s.alive(colour):
            lines.append(" " * NAME_WIDTH + self.say("board-lazarus"))
        return lines

    def species(self, colour: int, species: int) -> list[str]:
        s = self.s
        stack = [self.words(say.card(card)) for card in view.stack_of(s, species)]
        stack += [self.words(say.face(face)) for face in view.faces_of(s, colour, species)]
        learnt = [self.words(say.culture(i)) for i in range(CULTURE_COUNT) if s.cultures[species] >> i & 1]
        instincts = [self.words(say.instinct(i)) for i in range(INSTINCT_COUNT) if s.instincts(species) >> i & 1]
        return row(
            f" {self.animal(species)} {self.say('sizes-one', number=s.size[species])}",
            [
                self.styled(say.letters(s.genome[species]), BOLD),
                self.say("drawing-map-supply", map=s.population[species], supply=s.supply[species]),
                *stack,
                *instincts,
                *learnt,
            ],
            NAME_WIDTH,
        )


board = MegafaunaPage.board
