"""Domination: a special pawn changes hands."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import declinable
from phylarium.kernel.message import Message, Reason


class DominationElement(Action[frames.DominationElement]):
    """domination: choose an element type that the animal dominates."""

    section: int = DOMINATION

    def options(self, s: Marine, f: frames.DominationElement) -> list[int]:
        return declinable([ELEMENT + e for e in range(ELEMENT_COUNT) if s.dominates(f.actor, e)], FORFEIT)

    def taken(self, s: Marine, f: frames.DominationElement, action: int) -> None:
        element = action - ELEMENT
        value = s.domination_value(f.actor, element)
        s.note("log-dominated", "domination", f.actor, element, value, s.control[element])
        s.control[element] = f.actor
        s.target[element] = value
        if s.special_at[element] != NONE:
            s.note("log-pawn-stays", "domination.on-display", f.actor, element, s.special_at[element])

    def refusal(self, s: Marine, f: frames.DominationElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            element = action - ELEMENT
            return Reason(
                Message(
                    "refused-not-dominated",
                    {
                        "element": say.element(element),
                        "value": s.domination_value(f.actor, element),
                        "target": s.target[element],
                    },
                ),
                "terms.dominance",
            )
        return None

    def sought(self, s: Marine, f: frames.DominationElement) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT)]
