"""The options of Lagoon."""

from __future__ import annotations

from phylarium.kernel import Option

OPTIONS = (Option("diving", False, (False, True), "dive"),)
