"""Tide Pool: a small press-your-luck game that keeps the whole contract of the kernel.

Waders turn over creatures from a common deck and stop before a wave takes the pool. It has hidden
hands, a hidden deck, a secret look at its top card, dice, an option that only some numbers of seats
may choose, and a decision out of turn: enough to try the kernel and the property suite on.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from tests.toy.tidepool.rules import frames
from tests.toy.tidepool.rules.components import Components
from tests.toy.tidepool.rules.fields import FIELDS
from tests.toy.tidepool.rules.frames import TURN
from tests.toy.tidepool.rules.names import CARD, DRAW, HIDDEN, KINDS, PEEK, PLAYED, SHELL, STOP, VOCABULARY, WAVE, WORDS
from tests.toy.tidepool.rules.options import OPTIONS
from tests.toy.tidepool.rules.printed import PRINTED
from tests.toy.tidepool.rules.say import kind_name
from tests.toy.tidepool.rules.state import Pool
from tests.toy.tidepool.rules.turns import Next, Salvage, SetUp, Turn

from phylarium.kernel import Field, Game, Legacy, Message, Operations, Rng, problems_of, read_tables
from phylarium.kernel.components import fill_as_printed
from phylarium.kernel.outcome import Tie
from phylarium.kernel.packs import Tables

__all__ = [
    "CARD",
    "DRAW",
    "GAME",
    "HIDDEN",
    "KINDS",
    "PEEK",
    "SHELL",
    "STOP",
    "TURN",
    "WAVE",
    "WORDS",
    "Next",
    "Pool",
    "PoolLegacy",
    "Salvage",
    "SetUp",
    "TidePool",
    "Turn",
    "frames",
    "operations",
]

HERE = Path(__file__).parent.parent


class Creature(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    creature: list[Creature]


SCHEMAS: dict[str, type[msgspec.Struct]] = {"cards.toml": Cards}


class PoolLegacy(Legacy, frozen=True, kw_only=True, tag="pool"):
    """Shells that were left, by seat."""

    shells: list[int]


def operations() -> Operations:
    return Operations(frames.FRAMES, ["tests.toy.tidepool.rules"])


class TidePool(Game[Pool]):
    name = "tidepool"
    rules_version = "1"
    dice_sides = 6
    seats: tuple[int, ...] = (2, 3, 4)
    options = OPTIONS
    vocabulary = VOCABULARY
    fields: tuple[Field, ...] = FIELDS
    operations = operations()
    state: type[Pool] = Pool
    inherits: tuple[type[Legacy], ...] = (PoolLegacy,)
    events: Mapping[str, tuple[str, ...]] = {
        "tidepool-log-dealt": ("seat", "first:kind", "second:kind"),
        "tidepool-log-drew": ("seat", "kind"),
        "tidepool-log-peeked": ("seat", "kind"),
        "tidepool-log-looked": ("seat",),
        "tidepool-log-played": ("seat", "kind"),
        "tidepool-log-shell": ("seat",),
        "tidepool-log-kept": ("seat", "points"),
        "tidepool-log-washed": ("seat",),
        "tidepool-log-saved": ("seat", "kind"),
        "tidepool-log-heirloom": ("seat",),
    }
    data = HERE / "data"

    def components(self, pack: Path | None) -> Components:
        components = Components()
        cards = read_tables(pack or self.data, self.data, SCHEMAS)["cards.toml"]
        fill_as_printed(components, PRINTED, Tables(cards=cards))
        return components

    def begin(self, state: Pool) -> None:
        state.bank = [0] * state.seats
        state.shells = [2] * state.seats
        state.knows = [0] * state.seats
        state.push(frames.SetUp(0))

    def legacy(self, state: Pool, wishes: Mapping[str, str]) -> PoolLegacy:
        super().legacy(state, wishes)
        return PoolLegacy(game=self.name, rules_version=self.rules_version, shells=state.shells)

    def inherit(self, state: Pool, legacy: Legacy) -> None:
        assert isinstance(legacy, PoolLegacy)
        for seat in range(state.seats - 1, -1, -1):
            if seat < len(legacy.shells) and legacy.shells[seat] > 0:
                state.push(frames.Heirloom(seat))

    def scores(self, state: Pool) -> list[int]:
        return state.bank.copy()

    def ranking(self, state: Pool) -> list[int]:
        keys = list(zip(state.bank, state.shells, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]

    def tie_breaks(self, state: Pool) -> list[Tie]:
        return [Tie("tie-shells", "shell", state.shells)]

    def status(self, state: Pool) -> list[str]:
        return state.problems()

    def hide(self, state: Pool, seat: int) -> None:
        state.hide_from(seat)

    def fill(self, state: Pool, rng: Rng) -> None:
        state.imagine(rng)

    def view(self, state: Pool, seat: int) -> dict[str, Any]:
        return {
            "deck": len(state.deck),
            "top": state.deck[-1] if state.deck else PLAYED,
            "hands": [state.held(s) for s in range(state.seats)],
            "pool": state.pool,
            "bank": state.bank,
            "shells": state.shells,
            "doubled": bool(state.doubled),
        }

    def describe(self, state: Pool, action: int) -> Message:
        if action >= CARD:
            return Message("tidepool-act-card", {"kind": kind_name(action - CARD)})
        if action == STOP:
            return Message("tidepool-act-stop", {"points": state.value()})
        return Message(f"tidepool-act-{WORDS[action]}")

    def check_pack(self, folder: Path) -> list[str]:
        return problems_of(folder, self.data, SCHEMAS)

    def argument(self, state: Pool, kind: str, value: int) -> Message | int | str:
        if kind == "seat":
            return self.seat_name(state, value)
        return kind_name(value) if kind == "kind" else value

    def rules(self) -> dict[str, str]:
        names = ("setup", "turn", "draw", "stop", "shell", "peek", "hand", "wave", "salvage")
        return {name: f"tide pool: {name}" for name in names}

    def seat_name(self, state: Pool, seat: int) -> Message:
        return Message("tidepool-seat", {"number": seat + 1})


GAME = TidePool()
