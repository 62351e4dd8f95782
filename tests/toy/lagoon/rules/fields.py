"""The fields that Lagoon adds to those of the shore."""

from __future__ import annotations

from tests.toy.lagoon.rules.options import OPTIONS

from phylarium.kernel import Field, option_fields

FAMILY = "tests.toy.families.shore.rules.state.Shore"

FIELDS: tuple[Field, ...] = (*option_fields(OPTIONS), Field("dived", [], "Dives by seat."))
