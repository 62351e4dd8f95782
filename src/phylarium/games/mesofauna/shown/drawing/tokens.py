"""The players' pieces as they lie on the table; organs and pheromones are the family's."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown import tokens
from phylarium.families.fauna.shown.tokens import Build, Phylum
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.shown.drawing.signs import BADGES, FLOWER
from phylarium.kit import svg
from phylarium.kit.svg import Markup

BUILDS: Final[list[Build]] = ["jointed", "jointed", "jointed", "jointed", "rooted", "creeping", "jointed", "bony"]
PHYLA: Final = [Phylum(*each) for each in zip(COLOURS, BADGES, BUILDS, strict=True)]
"""By colour of a player."""


@cache
def flower(scale: float = 1.0) -> Markup:
    """A flower about the origin."""
    return svg.group(svg.path(FLOWER, "petal"), svg.circle(0, 0, 2.6, "piece o-white"), transform=tokens.scaled(scale))
