"""What is refused, and what comes of crowded tables, is as it was when it was recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.recorded.late import HERE, kept, late

RECORDED = sorted(path.stem for path in HERE.glob("*.tsv"))


def cases() -> Iterator[object]:
    for game in RECORDED:
        for title, make in late(game):
            yield pytest.param(game, title, make, id=f"{game}-{title.replace(' ', '-')}")


@pytest.mark.parametrize(("game", "title", "make"), list(cases()))
def test_refusals_and_crowded_tables_are_as_recorded(game: str, title: str, make: Callable[[], str]) -> None:
    assert make() == kept(game)[title]


@pytest.mark.parametrize("game", RECORDED)
def test_nothing_is_kept_that_is_not_looked_at(game: str) -> None:
    assert set(kept(game)) == {title for title, _ in late(game)}


def test_every_game_with_recorded_games_has_them() -> None:
    assert sorted({path.parent.name for path in HERE.parent.glob("*/fields.json")}) == RECORDED
