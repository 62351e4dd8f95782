"""How much one browser or address may ask for. Kept in memory: each process counts for itself."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from phylarium.table.refusals import TooMany

MOST_KEYS = 20_000


class Limits:
    """Buckets that fill at a steady rate; each request takes one drop out of one."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, number: int, seconds: float, now: float | None = None) -> None:
        """Count one request of at most `number` in `seconds`; TooMany says how long to wait."""
        now = monotonic() if now is None else now
        level, since = self._buckets.get(key, (float(number), now))
        level = min(float(number), level + (now - since) * number / seconds)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise TooMany((1 - level) * seconds / number)
