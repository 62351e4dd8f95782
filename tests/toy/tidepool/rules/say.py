"""Things of the game as messages."""

from __future__ import annotations

from tests.toy.tidepool.rules.names import KINDS

from phylarium.kernel import Message


def kind_name(kind: int) -> Message:
    return Message(f"tidepool-kind-{KINDS[kind]}")
