"""How quick the disk is of late, as far as it says whether a change may be waited for in the event loop."""

from __future__ import annotations

from collections import deque
from typing import Final

QUICK_SECONDS: Final = 0.001
"""A disk that takes no longer for a change, on the average, is not worth waiting for in another thread: to ask one and
to be told by it takes more processor time than SQLite does."""

QUICK_CHANGES: Final = 20
"""Over so many changes the average is taken: one that takes a little longer, as others use the disk, says nothing."""

LONG_SECONDS: Final = 0.02
"""One change that takes as long is enough: everybody else has waited for it. On a disk that others use, too, one in a
few hundred takes half as long, which nobody notices."""

CALM_CHANGES: Final = 1000
"""After so many changes none of which took long, a disk is trusted as it was in the beginning."""


class Pace:
    """What the last changes took.

    A disk that gets slow holds up the loop for one change that takes long, or for so many of those that are merely slow
    that the average shows it. Whenever a change that was waited for in the loop took long, twice as many as the last
    time must go well elsewhere before the next one: so a disk that is quick most of the time, and stalls now and then,
    does so in another thread.
    """

    def __init__(self) -> None:
        self._lately: deque[float] = deque(maxlen=QUICK_CHANGES)
        self._sum = 0.0
        self._wary = QUICK_CHANGES
        """How many changes must go well before one is waited for in the loop."""
        self._well = 0
        """How many have gone well since one took long."""

    def note(self, seconds: float, here: bool) -> None:
        """A change took so long; `here` where the loop waited for it."""
        lately = self._lately
        if len(lately) == QUICK_CHANGES:
            self._sum -= lately[0]
        lately.append(seconds)
        self._sum += seconds
        if seconds < LONG_SECONDS:
            self._well += 1
            if self._well == CALM_CHANGES:
                self._wary = QUICK_CHANGES
        else:
            self._well = 0
            if here:
                self._wary = min(2 * self._wary, CALM_CHANGES)

    @property
    def quick(self) -> bool:
        """Whether the next change may be waited for in the loop."""
        return self._well >= self._wary and self._sum < QUICK_CHANGES * QUICK_SECONDS
