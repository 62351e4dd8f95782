"""A position as text for a terminal: events, the landforms with their refugia, the tableaus.

Drawn from a masked state, 80 columns wide. Colours are ANSI codes and only repeat what letters say;
all words come from `genesis.ftl`.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.ending import victory_points
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.games.genesis.shown import view
from phylarium.kernel.message import Message
from phylarium.kit import textboard
from phylarium.kit.textboard import BOLD, DIM, row

NAME_WIDTH: Final = 22
ORGANISM_WIDTH: Final = 34

COLOUR_CODES: Final = ["31", "33", "32", "34"]


class GenesisPage(textboard.Page[Genesis]):
    """One drawing of one position."""

    # --- words and colours -------------------------------------------------------------------

    def letter(self, colour: int) -> str:
        return self.say("mark-" + COLOURS[colour])

    def cube(self, colour: int) -> str:
        return self.styled(self.letter(colour), COLOUR_CODES[colour])

    def biont(self, party: int) -> str:
        """A capital letter; one that nobody plays is marked."""
        mark = "!" if party >= NPC else ""
        letter = self.say("mark-biont-" + COLOURS[party & 3])
        return self.styled(letter + mark, f"{BOLD};{COLOUR_CODES[party & 3]}")

    def bionts(self, place: int) -> str:
        at = place * PARTY_COUNT
        return "".join(self.biont(party) * self.s.bionts[at + party] for party in range(PARTY_COUNT))

    def cubes(self, counts: list[int]) -> str:
        return "".join(self.cube(colour) * number for colour, number in enumerate(counts))

    # --- the page ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        lines = [*self.head(), *self.events(), ""]
        for landform in range(ROW_COUNT):
            lines += self.landform(landform)
        lines += [
            self.say(
                "board-legend",
                biont=Message("mark-biont-red"),
                cube=Message("mark-red"),
                manna=Message("mark-manna"),
                enzyme=Message("mark-enzyme"),
            ),
            "",
        ]
        for colour in self.s.players():
            lines += self.player(colour)
        lines += self.creatures()
        return [*lines, *self.roll()]

    def head(self) -> list[str]:
        s = self.s
        if s.over():
            return [self.styled(self.say("board-over"), BOLD)]
        eon = EONS[s.components.event_eon[s.event_pile[-1]]] if s.event_pile else EONS[0]
        turn = self.say(
            "board-turn",
            turn=s.turn,
            eon=Message("eon-" + eon),
            phase=Message("phase-" + PHASES[s.phase]),
        )
        left = self.say("drawing-events-left", number=len(s.event_deck))
        lines = row(self.styled(turn, BOLD), [left, self.climate()], 0)
        order = [self.biont(party) for party in s.sequence]
        if order:
            lines += row(self.say("drawing-order"), [" ".join(order)], 8)
        return lines

    def climate(self) -> str:
        s = self.s
        state = Message("climate-" + CLIMATES[s.climate])
        if s.introductory == 1 or s.run_length == 0:
            return self.words(state)
        climate = WARM if s.run_length > 0 else COOL
        most = s.components.armageddon[climate]
        if climate == WARM and s.waterworld == 1:
            most = s.components.waterworld_armageddon
        sign = Message("drawing-suns" if climate == WARM else "drawing-flakes")
        return self.say("board-climate", climate=state, number=abs(s.run_length), sign=sign, most=most)

    def events(self) -> list[str]:
        """The events of this turn with their icons."""
        s = self.s
        lines: list[str] = []
        for event in s.event_pile[len(s.event_pile) - s.drawn :]:
            icons = [self.say("icon-" + ICONS[icon]) for icon in s.components.event_icons[event]]
            icons += [self.say("climate-" + CLIMATES[climate]) for climate in s.components.event_climate[event]]
            lines += row(self.words(say.event(event)), icons, 26)
        return lines

    # --- landforms ---------------------------------------------------------------------------

    def landform(self, r: int) -> list[str]:
        s = self.s
        closed = s.waterworld == 1 and r == ROW_COUNT - 1
        state = "drawing-closed" if closed else "drawing-active" if s.active[r] == 1 else "drawing-inactive"
        name = self.say("board-row", row=say.row(r))
        parts = [self.say(state), self.say("drawing-refugia-left", number=s.refugia_left[r])]
        deck = s.deck(r)
        if deck:
            parts.append(
                self.say(
                    "board-deck",
                    mutation=say.mutation(deck[0]),
                    colour=say.colour(s.components.mutation_colour[deck[0]]),
                    abilities=view.mutation_abilities(s, deck[0], 0),
                    number=len(deck),
                )
            )
        lines = row(self.styled(name, BOLD if s.active[r] == 1 else DIM), parts, 11)
        for placard in s.rows[r * ROW_LENGTH : (r + 1) * ROW_LENGTH]:
            if placard >= 0:
                lines += self.refugium(placard)
        return lines

    def refugium(self, r: int) -> list[str]:
        s = self.s
        at = r * COLOUR_COUNT
        live = self.bionts(r) + self.cubes(s.cubes[at : at + COLOUR_COUNT])
        dead = self.cubes(s.dead[at : at + COLOUR_COUNT])
        dice = self.faces(s.components.life[r * 2 + s.climate])
        name = self.styled(self.words(say.refugium(r)), COLOUR_CODES[s.components.refugium_colour[r]])
        return row(
            f" {name}",
            [
                self.say("board-live", tokens=live or "-"),
                self.say("board-dead", tokens=dead or "-"),
                self.say("board-life", dice=dice),
                self.slots(r),
            ],
            NAME_WIDTH,
        )

    def faces(self, mask: int) -> str:
        return "".join(str(face) for face in range(1, 7) if mask >> face & 1)

    def slots(self, r: int) -> str:
        """Enzymes as letters in brackets; bare slots as m or e with the die that kills manna or enzymes."""
        s = self.s
        c = s.components
        parts = []
        for i in range(c.slots[r]):
            at = r * MOST_SLOTS + i
            if s.enzymes[at] >= 0:
                parts.append(f"({self.cube(s.enzymes[at])})")
            else:
                mark = self.say("mark-enzyme" if c.slot_kills_enzyme[at] else "mark-manna")
                parts.append(f"{mark}{c.slot_face[at]}")
        return " ".join(parts)

    # --- tableaus ----------------------------------------------------------------------------

    def player(self, colour: int) -> list[str]:
        s = self.s
        seat = s.seat_of[colour]
        name = self.styled(self.words(say.party(colour)), f"{BOLD};{COLOUR_CODES[colour]}")
        if seat == self.seat:
            name += " " + self.say("board-you")
        pool = s.catalysts[colour * COLOUR_COUNT : (colour + 1) * COLOUR_COUNT]
        parts = [
            self.styled(self.say("board-vp", number=victory_points(s, colour)), BOLD),
            self.say("board-pool", catalysts=self.cubes(pool) or "-"),
            self.say("board-bionts", number=s.unassigned[colour]),
            self.say("drawing-entropy", number=s.in_refugia(colour), limit=s.entropy[colour]),
        ]
        trophies = sum(1 for p in range(REFUGIUM_COUNT) if s.stage[p] == TROPHY and s.owner[p] == colour)
        trophies += sum(1 for m in range(MACROORGANISM_COUNT) if s.macro_at[m] == TROPHY_OF + colour)
        if trophies:
            parts.append(self.say("board-trophies", number=trophies))
        lines = row(name, parts, 14)
        for place in range(REFUGIUM_COUNT):
            if s.stage[place] == LIVING and s.owner[place] == colour:
                lines += self.organism(place, 1)
        return lines

    def organism(self, place: int, depth: int) -> list[str]:
        """An organism, and below it, set in, what lives on it."""
        s = self.s
        blank = "  " * depth
        at = place * COLOUR_COUNT
        name = self.words(say.place(s, place))
        if place >= PARASITE:
            name = self.styled(name, COLOUR_CODES[place - PARASITE])
        parts = [
            self.bionts(place) + self.cubes(s.cubes[at : at + COLOUR_COUNT]),
            self.say("board-chromosomes", chromosomes=view.cubes_words(s.chromosomes[at : at + COLOUR_COUNT])),
            self.say(
                "board-shields",
                heat=view.heat_shield(s, place),
                oxygen=view.oxygen_shield(s, place),
                error=s.chromosomes[at + BLUE],
            ),
        ]
        base = place * ABILITY_COUNT
        others = [0] * UV_SHIELD + s.abilities[base + UV_SHIELD : base + ABILITY_COUNT]
        parts += self.abilities(others)
        disks = s.antioxidants[at : at + COLOUR_COUNT]
        if any(disks):
            parts.append(self.say("board-antioxidants", catalysts=self.cubes(disks)))
        lines = row(f"{blank}{name}", parts, ORGANISM_WIDTH)
        for mutation in s.mutations_of(place):
            lines += self.mutation(mutation, blank)
        if place >= PARASITE and s.macro_of[place] < 0:
            slots = [self.words(view.diseased_words(s, place, slot)) for slot in range(DISEASED_SLOTS)]
            lines += row(f"{blank}  {self.say('board-diseased')}", slots, NAME_WIDTH)
        if s.macro_of[place] >= 0:
            lines += self.macroorganism(place, blank)
        if s.guest[place] >= 0:
            lines += self.organism(s.guest[place], depth + 1)
        return lines

    def mutation(self, mutation: int, blank: str) -> list[str]:
        """A mutation with its cubes: a letter where it lies there, a dot where it was stolen or lost."""
        s = self.s
        c = s.components
        side = s.promoted[mutation]
        cubes = self.cube(c.mutation_colour[mutation]) if s.cube[mutation] == ON_CARD else "."
        if side == 1:
            cubes += self.cube(c.plus_colour[mutation]) if s.plus[mutation] == ON_CARD else "."
        name = self.words(say.mutation(mutation, side))
        at = (mutation * 2 + side) * ABILITY_COUNT
        abilities = self.abilities(c.mutation_ability[at : at + ABILITY_COUNT])
        return row(f"{blank}  {name}", [cubes, *abilities], ORGANISM_WIDTH)

    def abilities(self, counts: list[int]) -> list[str]:
        """Each ability by itself, so that long rows can wrap."""
        found = []
        for ability, number in enumerate(counts):
            if number > 0:
                one = [0] * ability + [number]
                found.append(self.words(view.ability_words(one)))
        return found

    def macroorganism(self, place: int, blank: str) -> list[str]:
        """Level and metabolic rate, organs grown and to grow, endosymbionts."""
        s = self.s
        c = s.components
        macro = s.macro_of[place]
        face = s.face(macro)
        head = [self.say("drawing-rate", number=s.metabolic_rate(place))]
        if s.level[macro] >= 0:
            head.insert(0, self.say("level-" + TROPHIC_LEVELS[s.level[macro]]))
        organs = []
        for slot in range(c.organ_count[face]):
            at = face * MOST_ORGANS + slot
            mark = "x" if s.organs[macro] >> slot & 1 else " "
            organs.append(f"[{mark}] {self.cube(c.organ_colour[at])} {self.words(say.organ(c.organ_kind[at]))}")
        inside = []
        for party in range(PARTY_COUNT):
            if s.endosymbionts(place, party) > 0:
                kind = c.endosymbiont_kind[face * COLOUR_COUNT + (party & 3)]
                inside.append(f"{self.biont(party)} {self.say('endosymbiont-' + ENDOSYMBIONTS[kind])}")
        return row(f"{blank} ", [*head, *organs, *inside], len(blank) + 2)

    def creatures(self) -> list[str]:
        """The macroorganisms that can still be had."""
        s = self.s
        if s.introductory == 1:
            return []
        free = [self.words(say.macro(m, 0)) for m in range(MACROORGANISM_COUNT) if s.macro_at[m] < 0]
        return row(self.styled(self.say("drawing-creatures"), BOLD), free, 17)

    def roll(self) -> list[str]:
        s = self.s
        if s.rolled < 0:
            return []
        faces = " ".join(str(face) for face in range(1, 7) for _ in range(s.dice[face]))
        return row(self.styled(self.say("drawing-roll"), BOLD), [self.words(say.place(s, s.rolled)), faces], 17)


board = GenesisPage.board
