"""Structs that pages, files and records take as plain data."""

from __future__ import annotations

from typing import Any

import msgspec


class Plain(msgspec.Struct, frozen=True):
    """A struct that tells itself as plain data."""

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found
