"""What the rules read of the component data."""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    points: list[int] = cards.creature.points  # By kind of card.
""")
