"""The fields of a forest, each declared once."""

from __future__ import annotations

from tests.toy.forest.rules.names import NOBODY, SEEDS, TREE_COUNT, TREES
from tests.toy.forest.rules.options import OPTIONS

from phylarium.kernel import Field, option_fields

FIELDS = (
    *option_fields(OPTIONS),
    Field("owner", [NOBODY] * TREE_COUNT, "The seat of each tree.", index=TREES),
    Field("leaves", [0] * TREE_COUNT, "Leaves by tree.", index=TREES),
    Field("seeds", [], "Top seed last.", values=SEEDS, hidden="all"),
    Field("first", 0, "The seat that begins a round."),
    Field("round", 0, "Rounds that have begun."),
)
