"""Domination: a special pawn changes hands."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import ELEMENT, FORFEIT
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do
from phylarium.games.marine.rules.names import DOMINATION, ELEMENT_COUNT
from phylarium.games.marine.rules.state import NONE, Marine
from phylarium.games.marine.rules.steps import Choice
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message, Reason


class DominationElement(Choice):
    """Choose an element type that the animal dominates."""

    rule: str = "domination"
    ask: str = "ask-domination-element"

    def options(self, s: Marine, f: Frame) -> list[int]:
        found = [ELEMENT + e for e in range(ELEMENT_COUNT) if s.dominates(f.a, e)]
        if found:
            found.append(FORFEIT)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.a, DOMINATION)
            return
        element = action - ELEMENT
        value = s.domination_value(f.a, element)
        s.note("log-dominated", "domination", f.a, element, value, s.control[element])
        s.control[element] = f.a
        s.target[element] = value
        if s.special_at[element] != NONE:
            s.note("log-pawn-stays", "domination.on-display", f.a, element, s.special_at[element])

    def nothing(self, s: Marine, f: Frame) -> None:
        nothing_to_do(s, f.a, DOMINATION, "domination")

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            element = action - ELEMENT
            return Reason(
                Message(
                    "refused-not-dominated",
                    {
                        "element": say.element(element),
                        "value": s.domination_value(f.a, element),
                        "target": s.target[element],
                    },
                ),
                "terms.dominance",
            )
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT)]
