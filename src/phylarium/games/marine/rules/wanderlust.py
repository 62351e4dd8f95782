"""Wanderlust: a new tile at the rim of earth, an element, points and moves."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import CORNER, DECLINE, DONE, ELEMENT, FORFEIT, HEX, STACK
from phylarium.games.marine.rules.board import CORNER_COUNT, CORNERS_OF, HEX_COUNT, NEIGHBOURS
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do, refuse_corner, types_in
from phylarium.games.marine.rules.names import ELEMENT_COUNT, WANDERLUST, WANDERLUST_BOX
from phylarium.games.marine.rules.ops import (
    AFTER_ACTION,
    ANOTHER_TURN,
    TURN,
    WANDERLUST_BONUS,
    WANDERLUST_CORNER,
    WANDERLUST_ELEMENT,
    WANDERLUST_HEX,
    WANDERLUST_MOVE,
)
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Act, Choice
from phylarium.games.marine.rules.traits import offer_camouflage
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message, Reason

HEIGHT = 7


def top(s: Marine, stack: int) -> int:
    """The face-up tile of a stack that is not empty."""
    return s.stacks[stack * HEIGHT + s.heights[stack] - 1]


class WanderlustStack(Choice):
    """Take the face-up tile of a stack; frame b is 1 on the special space."""

    rule: str = "wanderlust.tile"
    ask: str = "ask-wanderlust-stack"

    def options(self, s: Marine, f: Frame) -> list[int]:
        found = [STACK + i for i in range(3) if s.heights[i] > 0]
        if found:
            found.append(FORFEIT)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.a, WANDERLUST)
            return
        stack = action - STACK
        tile = top(s, stack)
        s.heights[stack] -= 1
        s.stacks[stack * HEIGHT + s.heights[stack]] = -1
        s.note("log-tile-taken", "wanderlust.tile", f.a, tile, stack)
        if s.heights[stack] > 0:
            s.reveal()
            s.note("log-tile-turned", "wanderlust.tile", f.a, top(s, stack), stack)
        if f.b == 1:
            # wanderlust.special: the other turn comes after everything else.
            s.ask(ANOTHER_TURN, f.a)
        s.ask(WANDERLUST_HEX, f.a, tile)

    def nothing(self, s: Marine, f: Frame) -> None:
        nothing_to_do(s, f.a, WANDERLUST, "wanderlust.tile")

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if STACK <= action < STACK + 3:
            return say.no("refused-empty-stack", "wanderlust.tile")
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [STACK, STACK + 1, STACK + 2]


class WanderlustHex(Choice):
    """Lay the tile (frame b) in a vacant hex next to earth."""

    rule: str = "wanderlust.tile"

    def options(self, s: Marine, f: Frame) -> list[int]:
        terrain = s.terrain
        found: list[int] = []
        for hex in range(HEX_COUNT):
            if terrain[hex] < 0:
                for other in NEIGHBOURS[hex]:
                    if terrain[other] >= 0:
                        found.append(HEX + hex)
                        break
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        hex = action - HEX
        s.lay_tile(hex, f.b)
        s.note("log-tile-laid", "wanderlust.tile", f.a, f.b, hex)
        # Pushed last, done first: element, bonus, moves down the food chain, then Camouflage.
        offer_camouflage(s, f.a, hex)
        animals = s.playing()
        for i in range(len(animals) - 1, -1, -1):
            s.ask(WANDERLUST_MOVE, animals[i], hex)
        s.ask(WANDERLUST_BONUS, f.a, hex)
        s.ask(WANDERLUST_ELEMENT, f.a, hex)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message("ask-wanderlust-hex", {"animal": say.animal(f.a), "terrain": say.terrain(f.b)})

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.terrain[action - HEX] >= 0:
                return say.no("refused-hex-taken", "wanderlust.tile")
            return say.no("refused-not-next-to-earth", "wanderlust.tile")
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] < 0]


def vacant_corners_of(s: Marine, hex: int) -> list[int]:
    return [corner for corner in CORNERS_OF[hex] if s.element[corner] < 0]


class WanderlustElement(Choice):
    """An element of the section may go onto the new tile."""

    rule: str = "wanderlust.element"
    ask: str = "ask-wanderlust-element"

    def options(self, s: Marine, f: Frame) -> list[int]:
        found = [ELEMENT + e for e in types_in(s, WANDERLUST_BOX)]
        if not found or not vacant_corners_of(s, f.b):
            return []
        found.append(DECLINE)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action != DECLINE:
            s.ask(WANDERLUST_CORNER, f.a, f.b, action - ELEMENT)

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return Reason(
                Message("refused-not-in-section", {"element": say.element(action - ELEMENT)}),
                "wanderlust.element",
            )
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT)]


class WanderlustCorner(Choice):
    """The corner of the new tile (frame b) for the element (frame c)."""

    rule: str = "wanderlust.element"

    def options(self, s: Marine, f: Frame) -> list[int]:
        return [CORNER + c for c in vacant_corners_of(s, f.b)]

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        s.display[WANDERLUST_BOX * ELEMENT_COUNT + f.c] -= 1
        s.element[action - CORNER] = f.c
        s.note("log-element-placed", "wanderlust.element", f.a, f.c, action - CORNER)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message(
            "ask-wanderlust-corner",
            {"animal": say.animal(f.a), "element": say.element(f.c), "tile": say.tile(s, f.b)},
        )

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if CORNER <= action < CORNER + CORNER_COUNT:
            if action - CORNER not in CORNERS_OF[f.b]:
                return say.no("refused-not-on-new-tile", "wanderlust.element")
            return refuse_corner(s, action - CORNER, "wanderlust.element")
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.b]]


class WanderlustBonus(Act):
    """Bonus VP for the new tile and its neighbours of the same terrain."""

    rule: str = "wanderlust.bonus"

    def act(self, s: Marine, f: Frame) -> None:
        terrain = s.terrain[f.b]
        count = 1
        for other in NEIGHBOURS[f.b]:
            if s.terrain[other] == terrain:
                count += 1
        points = s.bonus(count)
        s.note("log-bonus", "wanderlust.bonus", f.a, points, count)
        s.gain(f.a, points)


class WanderlustMove(Choice):
    """Species next to the new tile may move onto it, one at a time."""

    rule: str = "wanderlust.move"

    def options(self, s: Marine, f: Frame) -> list[int]:
        at = f.a * HEX_COUNT
        found = [HEX + h for h in NEIGHBOURS[f.b] if s.species[at + h] > 0]
        if found:
            found.append(DONE)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == DONE:
            return
        source = action - HEX
        s.species[f.a * HEX_COUNT + source] -= 1
        s.species[f.a * HEX_COUNT + f.b] += 1
        s.note("log-moved", "wanderlust.move", f.a, source, f.b)
        s.ask(WANDERLUST_MOVE, f.a, f.b)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message("ask-wanderlust-move", {"animal": say.animal(f.a), "tile": say.tile(s, f.b)})

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if action - HEX not in NEIGHBOURS[f.b]:
                return say.no("refused-not-adjacent", "terms.adjacent")
            return say.no("refused-no-species", "wanderlust.move")
        return None


class AnotherTurn(Act):
    """The same animal takes another turn at once; frame b is 1 where Hadopelagic gives it."""

    rule: str = "wanderlust.special"

    def act(self, s: Marine, f: Frame) -> None:
        s.note("log-another-turn", "trait.hadopelagic" if f.b == 1 else "wanderlust.special", f.a)
        s.ask(TURN, f.a)
        s.ask(AFTER_ACTION, f.a)
