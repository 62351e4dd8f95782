"""The fields of a pool, each declared once."""

from __future__ import annotations

from tests.toy.tidepool.rules.names import KINDS, WAVE
from tests.toy.tidepool.rules.options import OPTIONS

from phylarium.kernel import Field, option_fields

FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    Field("doubled", 0, "1 once a shell has doubled the pool."),
    Field("deck", [], "Top card last.", values=KINDS, hidden="partly"),
    Field("hand", [], "Two cards a seat.", values=KINDS, hidden="partly"),
    Field("pool", [0] * WAVE, "Creatures turned over in this turn.", index=KINDS[:WAVE]),
    Field("swept", [0] * WAVE, "Creatures that the last wave took.", index=KINDS[:WAVE]),
    Field("gone", [0] * len(KINDS), "Cards out of play.", index=KINDS),
    Field("bank", [], "Points by seat."),
    Field("shells", [], "Shells left by seat."),
    Field("knows", [], "By seat, 1 where it has looked at the top card."),
)
