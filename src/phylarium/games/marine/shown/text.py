"""A position as text for a terminal: earth as a map of hexes, the display, animals and cards.

Drawn from a masked state, 80 columns wide. Colours are ANSI codes and only repeat what letters
say; all words come from `marine.ftl`.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.board import CORNER_COUNT, CORNER_XY, HEX_COUNT, HEXES, HEXES_OF, QR
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.pawns import open_spaces, owner
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held, in_mask
from phylarium.games.marine.shown import view
from phylarium.kernel.message import Message, listed
from phylarium.kit import textboard
from phylarium.kit.textboard import BOLD, DIM, apart, padded, paragraph, row

MARGIN: Final = 6
"""Columns left of the map, which is 67 wide."""
NAME_WIDTH: Final = 14

ANIMAL_COLOURS: Final = ["32", "35", "36", "31"]

ACROSS: Final = 3
"""Columns of half a width of a hex in the map."""
DOWN: Final = 2
"""Lines of half a height."""
TERRAIN_WIDTH: Final = 8
"""Columns for the name of a terrain; the messages `*-short` fit."""

HEX_WIDTH: Final = 11
"""Columns inside a hex on its middle line; the lines above and below have three fewer."""


def split(marks: list[tuple[str, str]]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The marks that fit the middle line of a hex, and those that must stand on the line below."""
    filled = 0
    for i, (mark, _) in enumerate(marks):
        filled += len(mark)
        if filled > HEX_WIDTH:
            return marks[:i], marks[i:]
    return marks, []


class Canvas:
    """Characters on a grid, each in a style."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        for i, character in enumerate(text):
            self.cells[line][column + i] = (character, style)


class MarinePage(textboard.Page[Marine]):
    """One drawing of one position."""

    # --- words and colours -------------------------------------------------------------------

    def animal_letter(self, animal: int) -> str:
        return self.say(f"mark-{ANIMALS[animal]}")

    def element_letter(self, element: int) -> str:
        return self.say(f"mark-{ELEMENTS[element]}")

    # --- the page ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        parts = [self.heading(), self.cards(), self.earth(), self.stacks(), self.display()]
        if self.s.playing():
            parts += [self.elements(), self.animals()]
        return apart(parts)

    def heading(self) -> list[str]:
        s = self.s
        if s.over():
            text = self.say("board-over")
        elif s.animal < 0:
            text = self.say("board-setup")
        else:
            text = self.say("board-turn", round=s.round, turn=s.turn, animal=say.animal(s.animal))
        if s.last_round == 1 and not s.over():
            text = self.say("sentences", first=text, rest=Message("board-last-round"))
        return [self.styled(text, BOLD)]

    # --- cards -------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        """The row of evolution cards, slot 1 first, and the piles."""
        s = self.s
        discard = say.card(s.discard[-1]) if s.discard else Message("nothing")
        lines = row(
            self.styled(self.say("board-cards"), BOLD),
            [self.say("board-pile", number=len(s.deck)), self.say("board-discard", card=discard)],
            17,
        )
        for slot, card in enumerate(s.row):
            if card < 0:
                continue
            name = self.styled(self.words(say.card(card)), BOLD)
            icons = "".join(" " + self.say(f"board-icon-{event}") for event, there in self.icons(card) if there)
            head = self.say("titled", what=f"{name}{icons}")
            lines += paragraph(f" {slot + 1} {head} ", self.words(view.card_text(s, card)), 3)
        return lines

    def icons(self, card: int) -> list[tuple[str, bool]]:
        components = self.s.components
        return [("extinction", components.extinction[card]), ("survival", components.survival[card])]

    # --- earth -------------------------------------------------------------------------------

    def earth(self) -> list[str]:
        """The map. Elements are letters on the corners that they lie on."""
        canvas = Canvas(MARGIN + 22 * ACROSS + 1, 14 * DOWN + 1)
        for hex in range(HEX_COUNT):
            if self.s.terrain[hex] >= 0:
                self.draw_edges(canvas, hex)
        for hex in range(HEX_COUNT):
            self.draw_hex(canvas, hex)
        for corner in range(CORNER_COUNT):
            self.draw_corner(canvas, corner)
        lines = [self.canvas_line(cells) for cells in canvas.cells]
        legend = [self.say("board-legend-endangered"), self.say("board-legend-corner")]
        animals = [
            f"{self.styled(self.animal_letter(a), ANIMAL_COLOURS[a])} {self.words(say.animal(a))}"
            for a in self.s.playing()
        ]
        elements = [f"{self.element_letter(e)} {self.words(say.element(e))}" for e in range(ELEMENT_COUNT)]
        return [*lines, *row("", [*animals, *legend], 0), *row("", elements, 0)]

    def canvas_line(self, cells: list[tuple[str, str]]) -> str:
        """A line of the map, each run of one style in one code."""
        text, run, style = "", "", ""
        for character, wanted in cells:
            if wanted != style:
                text += self.styled(run, style)
                run, style = "", wanted
            run += character
        return (text + self.styled(run, style)).rstrip()

    def draw_edges(self, canvas: Canvas, hex: int) -> None:
        column, line = self.centre(hex)
        for side in (-DOWN, DOWN):
            canvas.put(column - ACROSS + 1, line + side, "-" * (2 * ACROSS - 1), DIM)
        # One column for an edge seen from either side: neighbours are nine columns apart.
        for dx, dy, edge in ((4, -1, "\\"), (4, 1, "/"), (-5, -1, "/"), (-5, 1, "\\")):
            canvas.put(column + dx, line + dy, edge, DIM)

    def draw_hex(self, canvas: Canvas, hex: int) -> None:
        """Terrain above, species in the middle, the name of the hex below."""
        s = self.s
        column, line = self.centre(hex)
        name = HEXES[hex]
        if s.terrain[hex] < 0:
            canvas.put(column - 1, line, name, DIM)
            return
        ground = self.say(
            f"side-{SIDES[s.vent[hex]]}-short" if s.vent[hex] else f"terrain-{TERRAINS[s.terrain[hex]]}-short"
        )
        canvas.put(column - 4, line - 1, ground[:TERRAIN_WIDTH].center(TERRAIN_WIDTH).rstrip())
        marks = [(self.mark(animal, number, hex), ANIMAL_COLOURS[animal]) for animal, number in view.species_on(s, hex)]
        above, below = split(marks)
        blank = 1 if sum(len(mark) + 1 for mark, _ in above) - 1 <= HEX_WIDTH else 0
        at = column - (sum(len(mark) + blank for mark, _ in above) - blank) // 2
        for mark, style in above:
            canvas.put(at, line, mark, style)
            at += len(mark) + blank
        room = HEX_WIDTH - 3 - sum(len(mark) for mark, _ in below)
        if room > len(name) or not below:
            canvas.put(column - 4 if below else column - 1, line + 1, name, DIM)
        at = column - 4 + room
        for mark, style in below:
            canvas.put(at, line + 1, mark, style)
            at += len(mark)

    def mark(self, animal: int, number: int, hex: int) -> str:
        letter = self.animal_letter(animal)
        if self.s.thriving(animal, hex):
            return self.say("board-species", letter=letter, number=number)
        return self.say("board-species-endangered", letter=letter, number=number)

    def draw_corner(self, canvas: Canvas, corner: int) -> None:
        x, y = CORNER_XY[corner]
        column, line = MARGIN + (x + 11) * ACROSS, (y + 7) * DOWN
        element = self.s.element[corner]
        if element >= 0:
            canvas.put(column, line, self.element_letter(element), BOLD)
        elif any(self.s.terrain[hex] >= 0 for hex in HEXES_OF[corner]):
            canvas.put(column, line, "+", DIM)

    def centre(self, hex: int) -> tuple[int, int]:
        """Column and line of the middle of a hex."""
        q, r = QR[hex]
        return MARGIN + (3 * q + 11) * ACROSS, (2 * r + q + 7) * DOWN

    def stacks(self) -> list[str]:
        stacks = [self.words(view.stack_words(self.s, stack)) for stack in range(3)]
        vents = self.say("board-vents", number=self.s.vents_left)
        return row(self.styled(self.say("board-stacks"), BOLD), [*stacks, vents], NAME_WIDTH)

    # --- the action display ------------------------------------------------------------------

    def display(self) -> list[str]:
        """The sections with their spaces, what each space is good for, and elements that lie there."""
        lines = row(
            self.styled(self.say("board-display"), BOLD),
            [self.say("board-legend-spaces", animal=Message("mark-fishes"), element=Message("mark-algae"))],
            16,
        )
        for section, count in enumerate(SPACES_IN):
            spaces = [FIRST_SPACE[section] + i for i in range(count)]
            parts = [self.space(space, section, i) for i, space in enumerate(spaces)]
            if section == REGRESSION:
                cubes = [self.letter_of_pawn(animal) for animal in self.s.regression if animal >= 0]
                if cubes:
                    parts.append(self.say("board-cubes", animals=" ".join(cubes)))
            if section in view.BOX_OF:
                parts.append(self.words(view.elements_in(self.s, view.BOX_OF[section])))
            lines += row(f" {self.words(say.section(section))}", parts, NAME_WIDTH)
        for animal in self.s.playing():
            space = PERSONAL_SPACE + animal
            if self.s.has(animal, BOTTOM_FEEDER):
                part = f"{self.letter_of_pawn(animal)}[{self.pawn(space)}]"
                lines += row(f" {self.words(say.space(space))}", [part], NAME_WIDTH + 2)
        return lines

    def space(self, space: int, section: int, index: int) -> str:
        s = self.s
        if space >= open_spaces(s) and s.playing():
            return self.say("board-closed", number=index + 1)
        left, right = ("(", ")") if SPECIAL_ONLY[space] else ("[", "]")
        text = f"{index + 1}{left}{self.pawn(space)}{right}"
        note = self.space_note(space, section, index)
        return f"{text} {note}" if note else text

    def space_note(self, space: int, section: int, index: int) -> str:
        """What tells a space from others of its section."""
        s = self.s
        if section == AUTOTROPHS:
            return self.say(f"side-{SIDES[SMOKER if index == 0 else GEYSER]}")
        if section not in (SPECIATION, MIGRATION, COMPETITION, EVOLUTION):
            return ""
        if SPECIAL_ONLY[space]:
            return self.say("board-any")
        if section == SPECIATION:
            return self.words(say.element(s.speciation[index])) if s.speciation[index] >= 0 else "-"
        if section == MIGRATION:
            return self.say("board-most", number=s.components.migration[index])
        if section == COMPETITION:
            number = self.say("board-most", number=s.components.competition[index])
            return f"{number} {self.words(view.marker_words(s.competition[index]))}"
        terrain = self.words(view.marker_words(s.evolution[index]))
        slot = s.components.evolution[index]
        return terrain if slot == index + 1 else f"{self.say('board-most', number=slot)} {terrain}"

    def pawn(self, space: int) -> str:
        """Who stands on a space: a letter for a basic pawn, with that of the element for a special one."""
        pawn = self.s.spaces[space]
        if pawn == EMPTY:
            return " "
        animal = self.letter_of_pawn(owner(self.s, pawn))
        return animal if pawn < SPECIAL else animal + self.element_letter(pawn - SPECIAL)

    def letter_of_pawn(self, animal: int) -> str:
        return self.styled(self.animal_letter(animal), ANIMAL_COLOURS[animal])

    # --- elements ----------------------------------------------------------------------------

    def elements(self) -> list[str]:
        """By element: target, who controls the pawn, each animal's value, and how many are in the bag."""
        s = self.s
        animals = s.playing()
        heads = [padded(self.styled(self.say("board-elements"), BOLD), NAME_WIDTH + 4)]
        heads += [self.say("board-target").rjust(6), "  " + self.say("board-pawn").ljust(14)]
        heads += ["   " + self.letter_of_pawn(a) for a in animals]
        heads += [self.say("board-bag").rjust(7)]
        lines = ["".join(heads)]
        for e in range(ELEMENT_COUNT):
            values = [(s.domination_value(a, e), s.dominates(a, e), a) for a in animals]
            name = f" {self.element_letter(e)} {self.words(say.element(e))}".ljust(NAME_WIDTH + 4)
            line = name + str(s.target[e]).rjust(6) + "  " + self.words(say.animal(s.control[e])).ljust(14)
            for value, dominates, animal in values:
                cell = (self.say("board-dominates", number=value) if dominates else str(value)).rjust(4)
                line += self.styled(cell, ANIMAL_COLOURS[animal]) if dominates else cell
            lines.append(line + str(s.bag[e]).rjust(7))
        return [*lines, " " + self.say("board-legend-dominates")]

    # --- animals -----------------------------------------------------------------------------

    def animals(self) -> list[str]:
        lines: list[str] = []
        for animal in self.s.playing():
            lines += self.animal(animal)
        survivor = self.s.survivor()
        return [*lines, self.say("board-survival", animal=say.animal(survivor))]

    def animal(self, animal: int) -> list[str]:
        s = self.s
        head = f"{self.animal_letter(animal)} {self.words(say.animal(animal))}"
        name = self.styled(head, f"{BOLD};{ANIMAL_COLOURS[animal]}")
        mine = s.seat_of[animal] == self.seat
        lines = row(
            name + (" " + self.say("board-you") if mine else ""),
            [
                self.styled(self.say("board-vp", number=s.vp[animal]), BOLD),
                self.say("board-pool", number=s.pool[animal]),
                self.say("board-lost", number=s.lost[animal]),
                self.say("board-pawns", number=s.pawns[animal], all=s.pawns_owned[animal]),
                self.say("board-retrieved" if s.retrieved[animal] else "board-not-retrieved"),
            ],
            20,
        )
        at = animal * ELEMENT_COUNT
        printed = [(e, n) for e, n in enumerate(s.printed[at : at + ELEMENT_COUNT]) if n > 0]
        disks = [(e, n) for e, n in enumerate(s.disks[at : at + ELEMENT_COUNT]) if n > 0]
        parts: list[str] = []
        if printed:
            parts.append(self.say("board-printed", elements=view.element_list(*printed)))
        if disks:
            parts.append(self.say("board-disks", elements=view.element_list(*disks)))
        parts.append(self.say("board-room", number=s.vacant_spaces(animal)))
        lines += row("", parts, 4)
        return lines + self.traits(animal, mine)

    def traits(self, animal: int, mine: bool) -> list[str]:
        """The traits of an animal, and what its own player may choose from."""
        s = self.s
        lines: list[str] = []
        for trait in held(s, animal):
            name = self.styled(self.words(say.trait(trait)), BOLD)
            head = self.say("titled", what=name)
            lines += paragraph(f"    {head} ", self.words(view.trait_text(s, trait)), 6)
        if s.copied[animal] >= 0:
            name = self.styled(self.words(say.trait(s.copied[animal])), BOLD)
            copied = self.say("board-copied", text=view.trait_text(s, s.copied[animal]))
            lines += paragraph(f"    {self.say('titled', what=name)} ", copied, 6)
        if mine and s.kept[animal] > 0:
            names = [say.trait(trait) for trait in in_mask(s.kept[animal])]
            lines += paragraph("    ", self.say("board-kept", traits=listed(names)), 6)
        return lines


board = MarinePage.board
