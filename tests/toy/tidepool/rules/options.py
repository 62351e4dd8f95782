"""The options of Tide Pool."""

from __future__ import annotations

from phylarium.kernel import Option

OPTIONS = (
    Option("sea", "calm", ("calm", "rough"), "wave"),
    Option("salvage", False, (False, True), "salvage", seats=(3, 4)),
)
