"""The options of Forest."""

from __future__ import annotations

from phylarium.kernel import Option

OPTIONS = (Option("mild", False, (False, True), "upkeep"),)
