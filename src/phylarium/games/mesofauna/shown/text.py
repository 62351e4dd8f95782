"""A position as text for a terminal: continents, who lives where, the display, players and their species.

Drawn from a masked state, 80 columns wide. Colours are ANSI codes and only repeat what letters
say; all words come from `mesofauna.ftl` and `fauna.ftl`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.text import NAME_WIDTH, FaunaPage
from phylarium.families.fauna.shown.view import tools_at
from phylarium.games.mesofauna.rules import ending, say, terrain
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.games.mesofauna.shown import choices, view
from phylarium.games.mesofauna.shown.nouns import NOUNS
from phylarium.kernel.message import Message, listed
from phylarium.kit.textboard import BOLD, DIM, WIDTH, apart, row

HALF: Final = 2
"""Columns of half a hex."""
GAP: Final = 3
"""Columns between continents."""


class MesofaunaPage(FaunaPage[Mesofauna]):
    """One drawing of one position."""

    colours: ClassVar[list[tuple[str, str]]] = list(
        zip(COLOURS, ("95", "35", "37", "34", "32", "33", "90", "97"), strict=True)
    )
    nouns = NOUNS

    # --- the page ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        return apart(part for part in (self.heading(), self.map(), self.homes(), self.cards(), self.players()) if part)

    def heading(self) -> list[str]:
        s = self.s
        said = Message("board-over") if s.over() else view.moment(s) or Message("board-setup")
        lines = [self.styled(self.words(said), BOLD)]
        facts = []
        if s.components.goal[s.stage]:
            facts.append(self.say("board-goal", number=s.components.goal[s.stage]))
        if s.has_queen():
            facts.append(self.say("board-formation", number=s.formation))
        if s.has_events():
            facts.append(self.say("board-ticket", number=s.components.dice[s.ticket]))
        if NONE not in s.colour_of:
            facts.append(self.say("board-order", colours=listed([say.colour(colour) for colour in s.playing()])))
        return [*lines, *row("", facts, 0)] if facts else lines

    # --- the map -----------------------------------------------------------------------------

    def map(self) -> list[str]:
        """Continents and islands side by side as far as there is room; each hex by its craton and its ground."""
        s = self.s
        seen: list[int] = []
        bands: list[list[list[str]]] = []
        filled = WIDTH
        for craton in range(CRATON_COUNT):
            if not s.is_laid(craton) or craton in seen:
                continue
            cratons = [craton] if s.spot[craton] == ADRIFT else terrain.continent(s, craton)
            seen += cratons
            drawn = self.continent(cratons)
            wide = len(drawn[0])
            if filled + wide > WIDTH:
                bands.append([])
                filled = 0
            bands[-1].append(drawn)
            filled += wide + GAP
        lines: list[str] = []
        for band in bands:
            high = max(len(drawn) for drawn in band)
            for line in range(high):
                parts = [drawn[line] if line < len(drawn) else " " * len(drawn[0]) for drawn in band]
                lines.append((" " * GAP).join(parts).rstrip())
        legend = [self.say("board-legend-hex")]
        legend += [f"{self.say(f'mark-ground-{name}')} {self.say(f'ground-{name}')}" for name in GROUNDS]
        legend.append(f"{self.say('mark-flower')} {self.say('board-flower')}")
        return [*lines, *row("", legend, 0)] if lines else []

    def continent(self, cratons: list[int]) -> list[str]:
        """Some cratons that hang together, line by line, all lines equally long."""
        s = self.s
        cells: dict[tuple[int, int], str] = {}
        for craton in cratons:
            spot = max(s.spot[craton], 0)
            for position in range(HEX_COUNT):
                r = spot_r(spot) + HEX_R[position]
                across = 2 * (spot_q(spot) + HEX_Q[position]) + r
                cells[r, across] = self.cell(craton * HEX_COUNT + position)
        first = min(r for r, _ in cells)
        west = min(across for _, across in cells)
        wide = (max(across for _, across in cells) - west + 2) * HALF
        lines: list[str] = []
        for r in range(first, max(r for r, _ in cells) + 1):
            line = ""
            for (at, across), cell in sorted(cells.items()):
                if at == r:
                    line = line.ljust((across - west) * HALF) + cell
            lines.append(line.ljust(wide))
        return lines

    def cell(self, biome: int) -> str:
        """A hex in three letters: the number of its craton, its ground, its flower."""
        s = self.s
        flower = self.say("mark-flower") if s.flowers >> biome & 1 else " "
        return f"{biome // HEX_COUNT + 1}{self.say(f'mark-ground-{GROUNDS[s.ground(biome)]}')}{flower}"

    def homes(self) -> list[str]:
        """Who lives where, hex by hex."""
        s = self.s
        lines: list[str] = []
        for biome in range(BIOME_COUNT):
            there: list[str] = []
            for level in (HERBIVORE, ON_HERBIVORE, CARNIVORE, ON_CARNIVORE):
                species = s.at(biome, level)
                if species != NONE:
                    there.append(f"{self.creeple(species)} {self.styled(self.words(say.level(level)), DIM)}")
            if there:
                hex = self.words(choices.hex_words(s, biome))
                lines += row(self.say("titled", what=hex), there, NAME_WIDTH)
        names = [self.named(species) for species in s.roster if s.living[species]]
        return [*lines, *row("", names, 0)] if lines else []

    # --- cards -------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        s = self.s
        lines: list[str] = []
        for number in range(view.rows_of(s)):
            title = self.say("board-row", row=say.display_row(number), number=len(s.deck(number)))
            lines.append(self.styled(title, BOLD))
            for column in range(COLUMN_COUNT):
                slot = number * COLUMN_COUNT + column
                if s.display[slot] >= 0:
                    lines += self.shown(slot, choices.card_words(s, s.display[slot]), s.is_caterpillar())
        return lines

    # --- players -----------------------------------------------------------------------------

    def players(self) -> list[str]:
        s = self.s
        if NONE in s.colour_of:
            return []
        lines: list[str] = []
        for colour in s.playing():
            lines += self.player(colour)
        return lines

    def player(self, colour: int) -> list[str]:
        s = self.s
        name = self.styled(self.words(say.colour(colour)), self.colours[colour][1])
        parts = [self.say("board-points", number=ending.points_of(s, colour))]
        if s.has_events():
            parts.append(self.say("board-fossils", number=s.fossils[colour]))
        if s.bound[colour] != NONE:
            parts.append(self.say("board-bound", colour=say.colour(s.bound[colour])))
        if colour == s.queen:
            parts.append(self.say("board-queen"))
        if s.out >> colour & 1:
            parts.append(self.say("board-out"))
        elif s.active != NONE and s.is_lazarus(colour):
            parts.append(self.say("board-lazarus"))
        lines = row(self.styled(name, BOLD), parts, NAME_WIDTH)
        for species in s.roster_of(colour):
            lines += self.species(species)
        return lines

    def species(self, species: int) -> list[str]:
        s = self.s
        facts = [self.say("board-creeples", living=s.living[species], unborn=s.unborn[species])]
        if s.is_combined():
            facts.append(self.say("board-size", number=s.size[species]))
        if s.zombies_on(species):
            facts.append(self.say("board-zombies", number=s.zombies_on(species)))
        if s.is_eusocial(species):
            facts.append(self.say("board-eusocial"))
        more: list[str] = []
        if s.moods[species]:
            more.append(self.say("board-pheromones", pheromones=say.pheromones(s.moods[species])))
        more += [self.words(say.tool(side)) for side in tools_at(s, species)]
        return self.tableau(species, "", facts, more)


board = MesofaunaPage.board
