"""What is shown of a position, as plain data and in words."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "log-colour": ("colour", "number"),
}
INT_KINDS: Final[dict[str, str]] = {}
TARGETS: Final[dict[str, list[str]]] = {}
