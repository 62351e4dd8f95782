"""The fields that every game of the shore has."""

from __future__ import annotations

from tests.toy.families.shore.rules.actions import BEACHES

from phylarium.kernel import Field

FIELDS: tuple[Field, ...] = (
    Field("shells", [9] * len(BEACHES), "Shells left on each beach.", index=BEACHES),
    Field("points", [], "Points by seat."),
    Field("tide", 0, "Tides so far."),
    Field("pearl", 0, "The beach that hides a pearl.", values=BEACHES, hidden="all"),
)
