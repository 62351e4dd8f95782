"""What stands in the fields beside the names of the rulebook: where things are, and what counts as none."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules.names import *

NONE: Final = -1

PARASITE: Final = REFUGIUM_COUNT
"""The place of the parasite card of colour c is PARASITE + c."""
PLACE_COUNT: Final = PARASITE + COLOUR_COUNT

NPC: Final = COLOUR_COUNT
"""The party of the NPC of colour c is NPC + c; the colour of a party is `party & 3`."""
PARTY_COUNT: Final = 2 * COLOUR_COUNT

# Where a placard or a parasite card is.
AT_HOME: Final = 0
"""A placard under its landform, a parasite card beside its owner's pool."""
REFUGIUM: Final = 1; LIVING: Final = 2; TROPHY: Final = 3; GONE: Final = 4  # fmt: skip
STAGES: Final[list[str]] = ["at-home", "refugium", "living", "trophy", "gone"]

# Where a cube of a mutation is.
LOST: Final = 0; ON_CARD: Final = 1; DISEASED: Final = 2  # fmt: skip
CUBE_STATES: Final[list[str]] = ["lost", "on-card", "diseased"]

# What lies in a diseased slot: mutation * 2 for its cube, + 1 for its "+" cube, or an organ's cube.
ORGAN_CUBE: Final = 2 * MUTATION_COUNT
FREE_CUBE: Final = ORGAN_CUBE + 1
"""A cube that comes from no host: the system of a macroorganism that became a parasite again (L4b)."""

# Where a macroorganism card is: in the public stack (NONE), on a place, or TROPHY_OF + party.
TROPHY_OF: Final = PLACE_COUNT

ROW_LENGTH: Final = 5
"""Placards that a landform has at most."""

# Phases (A1 to A5).
EVENT_PHASE: Final = 0; ASSIGNMENT_PHASE: Final = 1; AUTOCATALYTIC_PHASE: Final = 2  # fmt: skip
DARWIN_PHASE: Final = 3; PURCHASE_PHASE: Final = 4  # fmt: skip
PHASES: Final[list[str]] = ["event", "assignment", "autocatalytic", "darwin", "purchase"]

# Votes on Gaia (D10b).
NOT_VOTED: Final = -1
SEALED: Final = -2
"""What others see of a vote before all are cast."""
MEDEA_VOTE: Final = 0
GAIA_VOTED: Final = 1
