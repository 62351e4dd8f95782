"""The puzzle of the day."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from phylarium.review.puzzles import of_the_day
from phylarium.table.saying import game_title


def daily(language: str) -> dict[str, object] | None:
    """The puzzle of today, which begins everywhere at once, for a line on the first page."""
    found = of_the_day(datetime.fromtimestamp(time.time(), UTC).date())
    if found is None:
        return None
    name, number = found
    return {"game": name, "number": number, "title": game_title(name, language)}
