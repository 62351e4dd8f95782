"""What the rules read of the component data."""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # trees.toml
    full: int = trees.leaves.most  # Leaves of a full tree.
    seasons: list[int] = trees.season.rounds  # By season, its rounds: many rows give a list.
    beside: list[list[int]]  # By tree, the trees beside it.
""")
