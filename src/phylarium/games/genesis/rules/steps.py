"""What steps of Genesis have in common. A frame's actor is the party that acts."""

from __future__ import annotations

from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import Choice, F


class Question(Choice[Genesis, F]):
    """A question with two answers."""

    yes: int = ACCEPT
    no: int = DECLINE

    def options(self, s: Genesis, f: F) -> list[int]:
        return [self.yes, self.no]

    def chosen(self, s: Genesis, f: F, action: int) -> None:
        if action == self.yes:
            self.agreed(s, f)
        else:
            self.declined(s, f)

    def agreed(self, s: Genesis, f: F) -> None:
        """What happens then."""
        raise NotImplementedError

    def declined(self, s: Genesis, f: F) -> None:
        """What happens otherwise: mostly nothing."""
