"""Speciation: new species around one element."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import EarthElement
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Message, Reason


def cap(s: Marine, animal: int, corner: int, hex: int) -> int:
    """speciation: how many species one action may add to a tile around this element."""
    if s.terrain[hex] < 0:
        return 0
    most = s.components.speciation_cap[s.terrain[hex]]
    controller = s.control[s.element[corner]]
    if controller != NONE and s.has(controller, ECOLOGICAL_NICHE):
        # trait.ecological_niche: more for the one who controls the element's pawn, less for others.
        shift = s.components.trait_amount[ECOLOGICAL_NICHE]
        most += shift if controller == animal else -shift
    return most if most > 0 else 0


class SpeciationElement(EarthElement[frames.SpeciationElement]):
    """speciation: choose an element of the space's type, or any one on the special space (NONE)."""

    section: int = SPECIATION
    ints: str = "element"

    def fits(self, s: Marine, f: frames.SpeciationElement, corner: int) -> bool:
        element = s.element[corner]
        if element < 0 or (f.element >= 0 and element != f.element):
            return False
        for hex in HEXES_OF[corner]:
            if cap(s, f.actor, corner, hex) > 0:
                return True
        return False

    def options(self, s: Marine, f: frames.SpeciationElement) -> list[int]:
        if s.pool[f.actor] == 0:
            return []
        found = [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0 and self.fits(s, f, c)]
        return declinable(found, FORFEIT)

    def taken(self, s: Marine, f: frames.SpeciationElement, action: int) -> None:
        s.push(frames.SpeciationTile(f.actor, action - CORNER))

    def prompt(self, s: Marine, f: frames.SpeciationElement) -> Message:
        return s.of.prompt(s, f, "ask-speciation-any" if f.element < 0 else "ask-speciation-element")

    def unfit(self, s: Marine, f: frames.SpeciationElement, corner: int) -> Reason:
        if f.element >= 0 and s.element[corner] != f.element:
            return Reason(Message("refused-wrong-element", {"element": say.element(f.element)}), "speciation")
        return say.no("refused-no-room", "trait.ecological_niche")


class SpeciationTile(Choice[Marine, frames.SpeciationTile]):
    """speciation: one species at a time onto the first, second and third tile around the element on the corner."""

    ints: str = "corner first=0 second=0 third=0"

    def options(self, s: Marine, f: frames.SpeciationTile) -> list[int]:
        if s.pool[f.actor] == 0:
            return []
        around = HEXES_OF[f.corner]
        added = [f.first, f.second, f.third]
        found = [HEX + around[i] for i in range(len(around)) if added[i] < cap(s, f.actor, f.corner, around[i])]
        return declinable(found, DONE) if f.first + f.second + f.third > 0 else found

    def chosen(self, s: Marine, f: frames.SpeciationTile, action: int) -> None:
        if action == DONE:
            return
        hex = action - HEX
        s.settle(f.actor, hex)
        s.note("log-settled", "speciation", f.actor, hex)
        added = [f.first, f.second, f.third]
        added[HEXES_OF[f.corner].index(hex)] += 1
        s.push(frames.SpeciationTile(f.actor, f.corner, added[0], added[1], added[2]))

    def prompt(self, s: Marine, f: frames.SpeciationTile) -> Message:
        return Message(
            "ask-speciation-tile",
            {
                "animal": say.animal(f.actor),
                "element": say.element(s.element[f.corner]),
                "pool": s.pool[f.actor],
            },
        )

    def refusal(self, s: Marine, f: frames.SpeciationTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if hex not in HEXES_OF[f.corner]:
                return say.no("refused-not-at-element", "speciation")
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "speciation")
            return Reason(
                Message(
                    "refused-tile-full",
                    {"terrain": say.terrain(s.terrain[hex]), "number": cap(s, f.actor, f.corner, hex)},
                ),
                "speciation",
            )
        if action == DONE:
            return say.no("refused-place-one-first", "pawn.forfeit")
        return None

    def sought(self, s: Marine, f: frames.SpeciationTile) -> list[int]:
        return [HEX + h for h in HEXES_OF[f.corner]]
