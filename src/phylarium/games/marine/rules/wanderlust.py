"""Wanderlust: a new tile at the rim of earth, an element, points and moves."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.elements import types_in
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action, refuse_corner
from phylarium.games.marine.rules.traits import offer_camouflage
from phylarium.kernel.engine import Act, Choice, declinable
from phylarium.kernel.message import Message, Reason

HEIGHT = 7


def top(s: Marine, stack: int) -> int:
    """The face-up tile of a stack that is not empty."""
    return s.stacks[stack * HEIGHT + s.heights[stack] - 1]


class WanderlustStack(Action[frames.WanderlustStack]):
    """wanderlust.tile: take the face-up tile of a stack; `special` is 1 on the special space."""

    section: int = WANDERLUST
    ints: str = "special"
    refuses: str = "refused-empty-stack"

    def options(self, s: Marine, f: frames.WanderlustStack) -> list[int]:
        return declinable([STACK + i for i in range(3) if s.heights[i] > 0], FORFEIT)

    def taken(self, s: Marine, f: frames.WanderlustStack, action: int) -> None:
        stack = action - STACK
        tile = top(s, stack)
        s.heights[stack] -= 1
        s.stacks[stack * HEIGHT + s.heights[stack]] = -1
        s.note("log-tile-taken", "wanderlust.tile", f.actor, tile, stack)
        if s.heights[stack] > 0:
            s.reveal()
            s.note("log-tile-turned", "wanderlust.tile", f.actor, top(s, stack), stack)
        if f.special == 1:
            # wanderlust.special: the other turn comes after everything else.
            s.push(frames.AnotherTurn(f.actor))
        s.push(frames.WanderlustHex(f.actor, tile))

    def sought(self, s: Marine, f: frames.WanderlustStack) -> list[int]:
        return [STACK, STACK + 1, STACK + 2]


class WanderlustHex(Choice[Marine, frames.WanderlustHex]):
    """wanderlust.tile: lay the tile, of the terrain taken, in a vacant hex next to earth."""

    ints: str = "terrain"

    def options(self, s: Marine, f: frames.WanderlustHex) -> list[int]:
        terrain = s.terrain
        found: list[int] = []
        for hex in range(HEX_COUNT):
            if terrain[hex] < 0:
                for other in NEIGHBOURS[hex]:
                    if terrain[other] >= 0:
                        found.append(HEX + hex)
                        break
        return found

    def chosen(self, s: Marine, f: frames.WanderlustHex, action: int) -> None:
        hex = action - HEX
        s.lay_tile(hex, f.terrain)
        s.note("log-tile-laid", "wanderlust.tile", f.actor, f.terrain, hex)
        # Pushed last, done first: element, bonus, moves down the food chain, then Camouflage.
        offer_camouflage(s, f.actor, hex)
        animals = s.playing()
        for i in range(len(animals) - 1, -1, -1):
            s.push(frames.WanderlustMove(animals[i], hex))
        s.push(frames.WanderlustBonus(f.actor, hex))
        s.push(frames.WanderlustElement(f.actor, hex))

    def refusal(self, s: Marine, f: frames.WanderlustHex, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            if s.terrain[action - HEX] >= 0:
                return say.no("refused-hex-taken", "wanderlust.tile")
            return say.no("refused-not-next-to-earth", "wanderlust.tile")
        return None

    def sought(self, s: Marine, f: frames.WanderlustHex) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] < 0]


def vacant_corners_of(s: Marine, hex: int) -> list[int]:
    return [corner for corner in CORNERS_OF[hex] if s.element[corner] < 0]


class WanderlustElement(Choice[Marine, frames.WanderlustElement]):
    """wanderlust.element: an element of the section may go onto the new tile."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.WanderlustElement) -> list[int]:
        found = [ELEMENT + e for e in types_in(s, WANDERLUST_BOX)]
        if not found or not vacant_corners_of(s, f.tile):
            return []
        found.append(DECLINE)
        return found

    def chosen(self, s: Marine, f: frames.WanderlustElement, action: int) -> None:
        if action != DECLINE:
            s.push(frames.WanderlustCorner(f.actor, f.tile, action - ELEMENT))

    def refusal(self, s: Marine, f: frames.WanderlustElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return Reason(
                Message("refused-not-in-section", {"element": say.element(action - ELEMENT)}),
                "wanderlust.element",
            )
        return None

    def sought(self, s: Marine, f: frames.WanderlustElement) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT)]


class WanderlustCorner(Choice[Marine, frames.WanderlustCorner]):
    """wanderlust.element: the corner of the new tile for the element."""

    ints: str = "tile element"

    def options(self, s: Marine, f: frames.WanderlustCorner) -> list[int]:
        return [CORNER + c for c in vacant_corners_of(s, f.tile)]

    def chosen(self, s: Marine, f: frames.WanderlustCorner, action: int) -> None:
        s.display[WANDERLUST_BOX * ELEMENT_COUNT + f.element] -= 1
        s.element[action - CORNER] = f.element
        s.note("log-element-placed", "wanderlust.element", f.actor, f.element, action - CORNER)

    def refusal(self, s: Marine, f: frames.WanderlustCorner, action: int) -> Reason | None:
        if CORNER <= action < CORNER + CORNER_COUNT:
            if action - CORNER not in CORNERS_OF[f.tile]:
                return say.no("refused-not-on-new-tile", "wanderlust.element")
            return refuse_corner(s, action - CORNER, "wanderlust.element")
        return None

    def sought(self, s: Marine, f: frames.WanderlustCorner) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.tile]]


class WanderlustBonus(Act[Marine, frames.WanderlustBonus]):
    """wanderlust.bonus: bonus VP for the new tile and its neighbours of the same terrain."""

    ints: str = "tile"

    def act(self, s: Marine, f: frames.WanderlustBonus) -> None:
        terrain = s.terrain[f.tile]
        count = 1
        for other in NEIGHBOURS[f.tile]:
            if s.terrain[other] == terrain:
                count += 1
        points = s.bonus(count)
        s.note("log-bonus", "wanderlust.bonus", f.actor, points, count)
        s.gain(f.actor, points)


class WanderlustMove(Choice[Marine, frames.WanderlustMove]):
    """wanderlust.move: species next to the new tile may move onto it, one at a time."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.WanderlustMove) -> list[int]:
        at = f.actor * HEX_COUNT
        return declinable([HEX + h for h in NEIGHBOURS[f.tile] if s.species[at + h] > 0], DONE)

    def chosen(self, s: Marine, f: frames.WanderlustMove, action: int) -> None:
        if action == DONE:
            return
        source = action - HEX
        s.species[f.actor * HEX_COUNT + source] -= 1
        s.species[f.actor * HEX_COUNT + f.tile] += 1
        s.note("log-moved", "wanderlust.move", f.actor, source, f.tile)
        s.push(frames.WanderlustMove(f.actor, f.tile))

    def refusal(self, s: Marine, f: frames.WanderlustMove, action: int) -> Reason | None:
        if not HEX <= action < HEX + HEX_COUNT:
            return None
        near = action - HEX in NEIGHBOURS[f.tile]
        return (
            say.no("refused-no-species", "wanderlust.move")
            if near
            else say.no("refused-not-adjacent", "terms.adjacent")
        )


class AnotherTurn(Act[Marine, frames.AnotherTurn]):
    """wanderlust.special: the same animal takes another turn at once; `hadopelagic` is 1 where that trait gives it."""

    ints: str = "hadopelagic=0"

    def act(self, s: Marine, f: frames.AnotherTurn) -> None:
        s.note("log-another-turn", "trait.hadopelagic" if f.hadopelagic == 1 else "wanderlust.special", f.actor)
        s.push(frames.Turn(f.actor))
        s.push(frames.AfterAction(f.actor))
