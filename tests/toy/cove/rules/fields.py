"""The fields that Cove adds to those of the shore."""

from __future__ import annotations

from phylarium.kernel import Field

FAMILY = "tests.toy.families.shore.rules.state.Shore"

FIELDS: tuple[Field, ...] = (Field("hermit", 0, "How often the hermit crab was seen."),)
