"""What the games of the shore have in common beside their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from tests.toy.families.shore.rules import frames
from tests.toy.families.shore.rules.actions import BEACHES
from tests.toy.families.shore.rules.state import Shore

from phylarium.kernel import Game, Message, Rng, words

P = TypeVar("P", bound=Shore)


class ShoreGame(Game[P]):
    rules_version = "1"
    seats = (2, 3)
    events = {"log-picked": ("seat", "beach")}  # noqa: RUF012
    actors = "seat"
    int_kinds = {"beach": "beach", "left": "number"}  # noqa: RUF012
    data = Path(__file__).parent

    def __init__(self) -> None:
        words.beside(self.name, "shore")

    def begin(self, state: P) -> None:
        state.points = [0] * state.seats
        state.pearl = 1
        state.push(frames.Tide(0))

    def scores(self, state: P) -> list[int]:
        return state.points.copy()

    def ranking(self, state: P) -> list[int]:
        return [1 + sum(other > mine for other in state.points) for mine in state.points]

    def status(self, state: P) -> list[str]:
        found = ["there are shells of the wrong number"] if not all(0 <= n <= 9 for n in state.shells) else []
        if len(state.points) != state.seats or not all(0 <= n < 200 for n in state.points):
            found.append("the points are wrong")
        if not 0 <= state.tide <= state.shared.tides or state.pearl not in (0, 1):
            found.append("tide or pearl is wrong")
        return found

    def fill(self, state: P, rng: Rng) -> None:
        state.pearl = rng.below(2)

    def view(self, state: P, seat: int) -> dict[str, Any]:
        return {"shells": state.shells, "points": state.points, "tide": state.tide}

    def describe(self, state: P, action: int) -> Message:
        block = self.vocabulary.block(action)
        return Message(f"option-{block.name}-{block.members[action - block.start]}")

    def check_pack(self, folder: Path) -> list[str]:
        return []

    def argument(self, state: P, kind: str, value: int) -> Message | int | str:
        if kind == "seat":
            return self.seat_name(state, value)
        return Message(f"option-beach-{BEACHES[value]}") if kind == "beach" else value

    def rules(self) -> dict[str, str]:
        return {name: name for name in ("tide", "beach", "wade", "dive", "pearl")}

    def seat_name(self, state: P, seat: int) -> Message:
        return Message("wader", {"number": seat + 1})
