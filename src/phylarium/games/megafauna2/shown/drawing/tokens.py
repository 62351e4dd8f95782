"""The players' pieces and the disks as they lie on the table; organs and emotions are the family's."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.families.fauna.shown import tokens
from phylarium.families.fauna.shown.signs import PHYLUM_BADGES
from phylarium.families.fauna.shown.tokens import Phylum, sign
from phylarium.games.megafauna2.rules.names import BLACK_DISK, BLOOM_DISKS, COLOURS, GREEN_DISK, WHITE_DISK
from phylarium.games.megafauna2.shown.drawing.signs import GROUND_SIGNS
from phylarium.kit import svg
from phylarium.kit.svg import NOTHING, Markup

BUILDS: Final[list[tokens.Build]] = ["rooted", "creeping", "jointed", "bony"]
PHYLA: Final = [Phylum(*each) for each in zip(COLOURS, PHYLUM_BADGES, BUILDS, strict=True)]
"""By colour of a player."""


@cache
def disk(kind: int, radius: float, signed: bool = True) -> Markup:
    """A disk about the origin: forest, ice or water, mountain or carbon, or a bloom."""
    s = radius / 17
    if kind == GREEN_DISK:
        parts = [svg.circle(0, 0, radius, "piece forest"), _on(GROUND_SIGNS["forest"], s, "sign", signed)]
    elif kind == WHITE_DISK:
        parts = [svg.circle(0, 0, radius, "piece ice"), _on(GROUND_SIGNS["ice"], s, "sign frost", signed)]
    elif kind == BLACK_DISK:
        parts = [svg.circle(0, 0, radius, "piece mountain"), _on(GROUND_SIGNS["carbon"], s, "sign pale", signed)]
    elif kind == BLOOM_DISKS:
        parts = [
            svg.circle(0, 0, radius, "piece mountain"),
            svg.circle(0, 0, radius * 0.8, "piece bloom"),
            _on(GROUND_SIGNS["bloom"], s * 0.8, "sign", signed),
        ]
    else:
        return NOTHING
    return Markup("".join(parts))


def _on(d: str, scale: float, class_: str, signed: bool) -> Markup:
    return sign(d, round(scale, 2), class_) if signed else NOTHING
