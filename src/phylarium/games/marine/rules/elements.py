"""Abundance, Autotrophs, Depletion, Adaptation and Regression: the actions that move elements."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action, EarthElement, VacantCorner
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Choice, F, declinable
from phylarium.kernel.message import Message, Reason


def types_in(s: Marine, box: int) -> list[int]:
    """The element types in a section of the display."""
    at = box * ELEMENT_COUNT
    return [e for e in range(ELEMENT_COUNT) if s.display[at + e] > 0]


class _SectionElement(Action[F]):
    """What the action of a space first asks, where that is an element of its section."""

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        if not ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return None
        return Reason(Message("refused-not-in-section", {"element": say.element(action - ELEMENT)}), self.rule)

    def sought(self, s: Marine, f: F) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT)]


class AbundanceElement(_SectionElement[frames.AbundanceElement]):
    """abundance: choose one of the elements in the section."""

    section: int = ABUNDANCE

    def options(self, s: Marine, f: frames.AbundanceElement) -> list[int]:
        found = [ELEMENT + e for e in types_in(s, ABUNDANCE_BOX)]
        if not found or not s.vacant_corners():
            return []
        found.append(FORFEIT)
        return found

    def taken(self, s: Marine, f: frames.AbundanceElement, action: int) -> None:
        s.push(frames.AbundanceCorner(f.actor, action - ELEMENT))


class AbundanceCorner(VacantCorner[frames.AbundanceCorner]):
    """abundance: put the element on any vacant corner of earth."""

    ints: str = "element"

    def chosen(self, s: Marine, f: frames.AbundanceCorner, action: int) -> None:
        s.display[ABUNDANCE_BOX * ELEMENT_COUNT + f.element] -= 1
        s.element[action - CORNER] = f.element
        s.note("log-element-placed", "abundance", f.actor, f.element, action - CORNER)


class AutotrophsElement(EarthElement[frames.AutotrophsElement]):
    """autotrophs.remove: choose an element on a vent with the side up that the space shows."""

    section: int = AUTOTROPHS
    ints: str = "side"

    def options(self, s: Marine, f: frames.AutotrophsElement) -> list[int]:
        box = types_in(s, AUTOTROPHS_BOX)
        if not box:
            return []
        corners: list[int] = []
        for hex in range(HEX_COUNT):
            if s.vent[hex] == f.side:
                for corner in CORNERS_OF[hex]:
                    if s.element[corner] >= 0 and corner not in corners:
                        corners.append(corner)
        if not corners:
            return []
        corners.sort()
        found = [CORNER + c for c in corners]
        found.append(FORFEIT)
        return found

    def taken(self, s: Marine, f: frames.AutotrophsElement, action: int) -> None:
        s.push(frames.AutotrophsHow(f.actor, action - CORNER))

    def unfit(self, s: Marine, f: frames.AutotrophsElement, corner: int) -> Reason:
        return Reason(Message("refused-not-on-vent", {"side": say.side(f.side)}), "autotrophs.remove")


class AutotrophsHow(Choice[Marine, frames.AutotrophsHow]):
    """autotrophs.swap: remove the element if the box has its type, or swap it with one of another type in the box."""

    ints: str = "corner"

    def options(self, s: Marine, f: frames.AutotrophsHow) -> list[int]:
        here = s.element[f.corner]
        box = types_in(s, AUTOTROPHS_BOX)
        found = [ELEMENT + e for e in box if e != here]
        if here in box:
            found.append(REMOVE)
        return found

    def chosen(self, s: Marine, f: frames.AutotrophsHow, action: int) -> None:
        here = s.element[f.corner]
        if action == REMOVE:
            s.to_bag(f.corner)
            s.note("log-element-removed", "autotrophs.remove", f.actor, here, f.corner)
            return
        other = action - ELEMENT
        s.display[AUTOTROPHS_BOX * ELEMENT_COUNT + other] -= 1
        s.display[AUTOTROPHS_BOX * ELEMENT_COUNT + here] += 1
        s.element[f.corner] = other
        s.note("log-element-swapped", "autotrophs.swap", f.actor, here, other, f.corner)

    def prompt(self, s: Marine, f: frames.AutotrophsHow) -> Message:
        return Message(
            "ask-autotrophs-how", {"animal": say.animal(f.actor), "element": say.element(s.element[f.corner])}
        )

    def refusal(self, s: Marine, f: frames.AutotrophsHow, action: int) -> Reason | None:
        if action == REMOVE:
            return say.no("refused-type-not-in-box", "autotrophs.remove")
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            if action - ELEMENT == s.element[f.corner]:
                return say.no("refused-same-type", "autotrophs.swap")
            return say.no("refused-type-not-in-box", "autotrophs.swap")
        return None

    def sought(self, s: Marine, f: frames.AutotrophsHow) -> list[int]:
        return [REMOVE]


class DepletionElement(EarthElement[frames.DepletionElement]):
    """depletion: remove any element of earth whose type is in the box."""

    section: int = DEPLETION

    def options(self, s: Marine, f: frames.DepletionElement) -> list[int]:
        at = DEPLETION_BOX * ELEMENT_COUNT
        found = [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0 and s.display[at + s.element[c]] > 0]
        return declinable(found, FORFEIT)

    def taken(self, s: Marine, f: frames.DepletionElement, action: int) -> None:
        corner = action - CORNER
        s.note("log-element-removed", "depletion", f.actor, s.element[corner], corner)
        s.to_bag(corner)

    def unfit(self, s: Marine, f: frames.DepletionElement, corner: int) -> Reason:
        return say.no("refused-type-not-in-box", "depletion")


class AdaptationElement(_SectionElement[frames.AdaptationElement]):
    """adaptation: choose an element of the section for the animal; `special` is 1 on the special space."""

    section: int = ADAPTATION
    ints: str = "special"

    def options(self, s: Marine, f: frames.AdaptationElement) -> list[int]:
        if s.vacant_spaces(f.actor) <= 0 and (f.special == 0 or s.disks_of(f.actor) == 0):
            return []
        return declinable([ELEMENT + e for e in types_in(s, ADAPTATION_BOX)], FORFEIT)

    def taken(self, s: Marine, f: frames.AdaptationElement, action: int) -> None:
        if f.special == 1:
            s.push(frames.AdaptationWhere(f.actor, action - ELEMENT))
        else:
            adapt(s, f.actor, action - ELEMENT, "adaptation")


def adapt(s: Marine, animal: int, element: int, rule: str) -> None:
    """An element goes from the Adaptation section onto the animal."""
    s.display[ADAPTATION_BOX * ELEMENT_COUNT + element] -= 1
    s.disks[animal * ELEMENT_COUNT + element] += 1
    s.note("log-adapted", rule, animal, element)


class AdaptationWhere(Choice[Marine, frames.AdaptationWhere]):
    """adaptation.special: into an empty space, or in place of a disk."""

    ints: str = "element"

    def options(self, s: Marine, f: frames.AdaptationWhere) -> list[int]:
        found: list[int] = []
        if s.vacant_spaces(f.actor) > 0:
            found.append(EMPTY_SPACE)
        for e in range(ELEMENT_COUNT):
            if s.disks[f.actor * ELEMENT_COUNT + e] > 0:
                found.append(ELEMENT + e)
        return found

    def chosen(self, s: Marine, f: frames.AdaptationWhere, action: int) -> None:
        if action != EMPTY_SPACE:
            old = action - ELEMENT
            s.disks[f.actor * ELEMENT_COUNT + old] -= 1
            s.bag[old] += 1
            s.note("log-disk-lost", "adaptation.special", f.actor, old)
        adapt(s, f.actor, f.element, "adaptation.special")

    def refusal(self, s: Marine, f: frames.AdaptationWhere, action: int) -> Reason | None:
        if action == EMPTY_SPACE:
            return say.no("refused-no-empty-space", "adaptation")
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            if s.printed[f.actor * ELEMENT_COUNT + action - ELEMENT] > 0:
                return say.no("refused-printed", "adaptation.special")
            return say.no("refused-no-such-disk", "adaptation.special")
        return None

    def sought(self, s: Marine, f: frames.AdaptationWhere) -> list[int]:
        return [EMPTY_SPACE] + [ELEMENT + e for e in range(ELEMENT_COUNT) if s.need(f.actor, e) > 0]


class RegressionCube(Action[frames.RegressionCube]):
    """regression: put a cube into a vacant square, against the next Reseed."""

    section: int = REGRESSION

    def options(self, s: Marine, f: frames.RegressionCube) -> list[int]:
        if s.pool[f.actor] == 0 or NONE not in s.regression:
            return []
        return [PLACE_CUBE, FORFEIT]

    def taken(self, s: Marine, f: frames.RegressionCube, action: int) -> None:
        s.pool[f.actor] -= 1
        s.regression[s.regression.index(NONE)] = f.actor
        s.note("log-regression-cube", "regression", f.actor)
