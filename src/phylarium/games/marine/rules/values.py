"""What stands in the fields beside the names of the rulebook: where things are, and what counts as none."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
