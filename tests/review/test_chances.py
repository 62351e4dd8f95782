"""Chances of winning: fitted to games, tried on others, and what becomes of them in a story."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from phylarium.cli import main
from phylarium.kernel import registry
from phylarium.review.chances import Fit, Sample, fits_of, fitted, squashed, tried
from phylarium.review.story import PASSING, Decision, Telling, costliest, steady, turning_points


def games_by(factor: float, count: int, seed: int) -> list[Sample]:
    """Positions in which the better off of two wins as often as that factor says."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        lead = chance.uniform(-2, 2)
        won = chance.random() < 1 / (1 + math.exp(-2 * factor * lead))
        found.append(Sample([lead, -lead], chance.random(), [float(won), float(not won)]))
    return found


def test_a_fit_is_tried_on_other_games() -> None:
    fit = fitted(games_by(1.0, 4000, 1), 4000)
    assert fit is not None
    assert fit.early + fit.late / 2 == pytest.approx(1.0, abs=0.15)
    found = tried(games_by(1.0, 4000, 2), fit, 4000)
    assert (found.games, found.positions) == (4000, 4000)
    assert found.loss < found.loss_even == pytest.approx(math.log(2), abs=1e-4)
    assert found.brier < found.brier_even == pytest.approx(0.25)
    for band in found.bands:
        assert band.came == pytest.approx(band.said, abs=0.08), "what is said comes as often as it is said"
    assert sum(band.given for band in found.bands) == 8000
    # Where leads say nothing, a fit that believes in them does worse than equal chances, and is not calibrated.
    misled = tried(games_by(0.0, 4000, 3), fit, 4000)
    assert misled.loss > misled.loss_even
    assert misled.brier > misled.brier_even
    assert any(abs(band.came - band.said) > 0.2 for band in misled.bands)


def test_alone_who_knows_nothing_gives_the_share_of_all_games() -> None:
    samples = [Sample([1.0], 0.5, [1.0]), *[Sample([-1.0], 0.5, [0.0])] * 3]
    fit = Fit(early=1.0, late=0.0, games=4, positions=4, loss=0.0, even=0.0)
    found = tried(samples, fit, 4)
    assert found.brier_even == pytest.approx(0.25 * 0.75)
    assert found.loss_even == pytest.approx(-(0.25 * math.log(0.25) + 0.75 * math.log(0.75)), abs=1e-4)
    assert found.brier == pytest.approx((1 - squashed([1.0], 0.5, fit)[0]) ** 2, abs=1e-4)


@pytest.mark.parametrize("name", registry.games())
def test_every_game_has_chances_that_know_more_than_nothing(name: str) -> None:
    fits = fits_of(registry.game(name))
    assert fits is not None
    for fit in (fits.competing, fits.alone):
        if fit is not None:
            assert fit.games >= 100
            assert fit.loss < fit.even


def test_the_command_fits_and_tries(tmp_path: Path) -> None:
    out = tmp_path / "chances.toml"
    answer = CliRunner().invoke(main, ["chances", "fit", "genesis", "--games", "6", "--seed", "few", "--out", str(out)])
    assert answer.exit_code == 0, answer.output
    assert "games = 4" in out.read_text()
    answer = CliRunner().invoke(main, ["chances", "try", "genesis", "--games", "3", "--json"])
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout.splitlines()[-1])
    assert found["competing"]["games"] == 2
    assert found["alone"]["games"] == 1
    words = CliRunner().invoke(main, ["chances", "try", "genesis", "--games", "3"]).stdout
    assert "Against each other, 2 games" in words
    assert "where equal chances have" in words


def test_a_swing_that_passes_turns_nothing() -> None:
    passing = [[500, 500]] * 10 + [[950, 50]] * PASSING + [[500, 500]] * 10
    lasting = [[200, 800]] * 12 + [[0, 1000]]
    telling = Telling(total=len(passing) + len(lasting) - 1, people=[0, 1], chances=[*passing, *lasting])
    shown = steady(telling)
    assert shown[: len(passing) - PASSING] == [[500, 500]] * (len(passing) - PASSING)
    assert shown[-1] == [0, 1000], "how it ended is known"
    assert all(sum(one) == 1000 for one in shown)
    assert [(turn.number, turn.before, turn.after) for turn in turning_points(telling)] == [
        (len(passing) - 1, 500, 200),
        (telling.total - 1, 200, 0),
    ]


def test_the_same_mistake_in_a_row_counts_once() -> None:
    def missed(number: int, better: str, cost: float) -> Decision:
        return Decision(number, 0, "taken", better, cost)

    closely = [missed(10, "grow", 3.0), missed(11, "grow", 3.5), missed(12, "grow", 3.0), missed(13, "swim", 2.0)]
    telling = Telling(total=40, people=[0], closely=[*closely, missed(30, "grow", 1.0)])
    assert [one.number for one in costliest(telling, 0, 1.0)] == [11, 13, 30]
