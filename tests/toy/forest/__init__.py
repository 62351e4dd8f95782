"""Forest: the game of the author guide, which shows parts of its rules word for word.

Trees gain leaves when their owners choose them, and shed them in the upkeep; most leaves win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.toy.forest.rules import frames
from tests.toy.forest.rules.components import Components
from tests.toy.forest.rules.fields import FIELDS
from tests.toy.forest.rules.names import HIDDEN, TREE, TREE_COUNT, TREES, VOCABULARY
from tests.toy.forest.rules.options import OPTIONS
from tests.toy.forest.rules.printed import PRINTED
from tests.toy.forest.rules.state import Forest

from phylarium.kernel import Game, Message, Operations, Rng, problems_of, read_tables
from phylarium.kernel.components import fill_as_printed
from phylarium.kernel.packs import Tables


class Leaves(msgspec.Struct, forbid_unknown_fields=True):
    most: int


class Season(msgspec.Struct, forbid_unknown_fields=True):
    rounds: int


class Trees(msgspec.Struct, forbid_unknown_fields=True):
    leaves: Leaves
    season: list[Season]


SCHEMAS: dict[str, type[msgspec.Struct]] = {"trees.toml": Trees}


class ForestGame(Game[Forest]):
    name = "forest"
    rules_version = "1"
    seats = (2, 3)
    options = OPTIONS
    vocabulary = VOCABULARY
    fields = FIELDS
    operations = Operations(frames.FRAMES, ["tests.toy.forest.rules"])
    state = Forest
    events = {"tree-sheds": ("-", "tree")}  # noqa: RUF012
    actors = "seat"
    int_kinds = {"left": "number"}  # noqa: RUF012
    data = Path(__file__).parent / "data"

    def components(self, pack: Path | None) -> Components:
        components = Components()
        trees = read_tables(pack or self.data, self.data, SCHEMAS)["trees.toml"]
        fill_as_printed(components, PRINTED, Tables(trees=trees))
        components.beside = [[(tree - 1) % TREE_COUNT, (tree + 1) % TREE_COUNT] for tree in range(TREE_COUNT)]
        return components

    def begin(self, state: Forest) -> None:
        state.owner = [tree % state.seats for tree in range(TREE_COUNT)]
        state.seeds = list(range(TREE_COUNT))
        state.rng.shuffle(state.seeds)
        state.push(frames.Round(0))

    def scores(self, state: Forest) -> list[int]:
        pairs = list(zip(state.owner, state.leaves, strict=True))
        return [sum(leaves for owner, leaves in pairs if owner == seat) for seat in range(state.seats)]

    def ranking(self, state: Forest) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def status(self, state: Forest) -> list[str]:
        found = []
        if not all(0 <= leaves <= state.components.full for leaves in state.leaves):
            found.append("a tree has too many leaves, or too few")
        if not all(0 <= seat < state.seats for seat in state.owner):
            found.append("a tree is nobody's")
        if len(state.seeds) != TREE_COUNT - state.round:
            found.append("a seed falls every round")
        return found

    def fill(self, state: Forest, rng: Rng) -> None:
        missing = [seed for seed in range(TREE_COUNT) if seed not in state.seeds]
        rng.shuffle(missing)
        state.seeds = [missing.pop() if seed < 0 else seed for seed in state.seeds]

    def view(self, state: Forest, seat: int) -> dict[str, Any]:
        return {"leaves": state.leaves, "owner": state.owner, "seeds": len(state.seeds), "hidden": HIDDEN}

    def describe(self, state: Forest, action: int) -> Message:
        return Message("option-done") if action < TREE else self.tree_name(action - TREE)

    def tree_name(self, tree: int) -> Message:
        return Message(f"tree-{TREES[tree]}")

    def check_pack(self, folder: Path) -> list[str]:
        return problems_of(folder, self.data, SCHEMAS)

    def argument(self, state: Forest, kind: str, value: int) -> Message | int | str:
        if kind == "seat":
            return self.seat_name(state, value)
        return self.tree_name(value) if kind == "tree" else value

    def seat_name(self, state: Forest, seat: int) -> Message:
        return Message("forester", {"number": seat + 1})


GAME = ForestGame()
