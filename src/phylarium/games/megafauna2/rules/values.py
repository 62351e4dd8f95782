"""What stands in the fields beside the names of the rulebook."""

from __future__ import annotations

from typing import Final

# The third level of a biome, where plants are one (K2); and the sides of a mutation: unpromoted, or either way up.
PLANT_LEVEL: Final = 2; LEVEL_COUNT: Final = 3; SIDE_COUNT: Final = 3  # fmt: skip

# Where a tool is that no species has: TOOL_FOSSIL + colour is among the fossils of a colour (J7a).
TOOL_GONE: Final = 50; TOOL_FOSSIL: Final = 51  # fmt: skip

# Phases of a turn.
EVENTS_PHASE: Final = 1; ACTIONS_PHASE: Final = 2; DISPERSAL_PHASE: Final = 3; BURIAL_PHASE: Final = 4  # fmt: skip

# Why the game ends with this turn, as bits.
LAST_ERA: Final = 1; RUNAWAY: Final = 2; LANGUAGE_FOUND: Final = 4; COMET: Final = 8; SEAS_LOST: Final = 16  # fmt: skip
