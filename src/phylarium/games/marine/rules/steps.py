"""What steps of Marine have in common. A frame's actor is the animal that acts."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import Choice, F
from phylarium.kernel.message import Message, Reason


class Action(Choice[Marine, F]):
    """What the action of a space first asks: it may be forfeited, and may have nothing to choose from."""

    section: int = 0

    def chosen(self, s: Marine, f: F, action: int) -> None:
        """pawn.forfeit"""
        if action == FORFEIT:
            s.note("log-forfeited", "pawn.forfeit", f.actor, self.section)
        else:
            self.taken(s, f, action)

    def taken(self, s: Marine, f: F, action: int) -> None:
        """What a choice does, other than to forfeit."""
        raise NotImplementedError

    def nothing(self, s: Marine, f: F) -> None:
        nothing_to_do(s, f.actor, self.section, self.rule)


class EarthElement(Action[F]):
    """What the action of a space first asks, where that is an element that lies on earth."""

    def unfit(self, s: Marine, f: F, corner: int) -> Reason:
        """Why the element there may not be chosen."""
        raise NotImplementedError

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        if not CORNER <= action < CORNER + CORNER_COUNT:
            return None
        if s.element[action - CORNER] < 0:
            return say.no("refused-no-element-there", self.rule)
        return self.unfit(s, f, action - CORNER)

    def sought(self, s: Marine, f: F) -> list[int]:
        return [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0]


def nothing_to_do(s: Marine, animal: int, section: int, rule: str) -> None:
    s.note("log-no-effect", rule, animal, section)


def refuse_corner(s: Marine, corner: int, rule: str) -> Reason:
    """Why an element may not be put on a corner."""
    if s.element[corner] >= 0:
        return Reason(Message("refused-corner-taken", {"element": say.element(s.element[corner])}), rule)
    return say.no("refused-corner-off-earth", rule)


class VacantCorner(Choice[Marine, F]):
    """Choose any vacant corner of earth for an element."""

    def options(self, s: Marine, f: F) -> list[int]:
        return [CORNER + c for c in s.vacant_corners()]

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        return refuse_corner(s, action - CORNER, self.rule) if CORNER <= action < CORNER + CORNER_COUNT else None


class CardChoice(Choice[Marine, F]):
    """A choice that a card asks for, with the reasons that all of them share."""

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        rule = self.cites(s, f)
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", rule)
            return say.no("refused-not-that-tile", rule)
        if CORNER <= action < CORNER + CORNER_COUNT:
            return say.no("refused-not-that-corner", rule)
        if ANIMAL <= action < ANIMAL + ANIMAL_COUNT:
            return say.no("refused-not-present", rule)
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return say.no("refused-no-such-disk", rule)
        return None


class KeptTrait(Choice[Marine, F]):
    """Choose one of the traits drawn, in secret."""

    always_asks: bool = True

    def options(self, s: Marine, f: F) -> list[int]:
        return [TRAIT + t for t in range(TRAIT_COUNT) if (s.hands[f.actor] >> t) & 1]

    def chosen(self, s: Marine, f: F, action: int) -> None:
        bit = 1 << (action - TRAIT)
        s.hands[f.actor] &= ~bit
        s.kept[f.actor] |= bit

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        return say.no("refused-trait-not-drawn", self.cites(s, f)) if TRAIT <= action < TRAIT + TRAIT_COUNT else None
