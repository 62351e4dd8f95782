"""Chances of winning, squashed out of how good a position looks to a bot.

A judgement says by how many points each seat is ahead. Of `lead / scale`, times a factor that grows as the game goes
on, the exponentials are shared out (a softmax); alone, the chance is the logistic function of the same. The factors are
fitted for each game to games between bots by the greatest likelihood (`phylarium chances fit`), and kept with the game
in `reviewed/chances.toml`, together with what they were fitted to and how well they fit.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from phylarium.bots.score import judgement_of
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game

FILE = "chances.toml"
MOST_FACTOR = 30.0
"""Beyond that a lead would decide everything."""


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The factors of a game, and where they come from."""

    early: float
    """The factor at the beginning of a game."""

    late: float
    """What it has grown by at the end."""

    games: int
    positions: int
    loss: float
    """The mean of minus the logarithm of the chance that was given to what came."""

    even: float
    """The same where everybody always has the same chance, or alone always that of all those games."""

    ground: float = 0.0
    """Alone: the part that does not depend on the position."""

    ground_late: float = 0.0


class Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fits of a game: where seats compete, and where somebody plays alone; None where it could not be fitted."""

    scale: float
    competing: Fit | None = None
    alone: Fit | None = None


class Sample(msgspec.Struct, frozen=True):
    """A position of a game that ended: leads by seat over the scale, how far the game was, and the victory by seat."""

    leads: list[float]
    progress: float
    won: list[float]


@cache
def fits_of(game: Game) -> Fits | None:
    """What was fitted to a game; None where nothing was, or for a judgement of another scale."""
    folder = game.reviewed()
    if folder is None or not (folder / FILE).is_file():
        return None
    fits = msgspec.convert(tomllib.loads((folder / FILE).read_text(encoding="utf-8")), Fits)
    return fits if fits.scale == judgement_of(game).scale else None


def competes(state: State) -> bool:
    """Whether seats play against each other."""
    return state.seats > 1 and state.game().verdict(state) is None


def chances(state: State, progress: float) -> list[float] | None:
    """By seat the chance of winning, or of winning together; None where nobody can say.

    `progress` is the part of the game that has passed. Of a finished game it is known who has won.
    """
    if state.over():
        return victory(state)
    game = state.game()
    fits = fits_of(game)
    alone = state.seats == 1
    fit = None if fits is None else fits.alone if alone else fits.competing
    if fit is None or (not alone and not competes(state)):
        return None
    judgement = judgement_of(game)
    leads = [lead / judgement.scale for lead in judgement.worth(state)]
    return squashed(leads, progress, fit)


def victory(state: State) -> list[float]:
    """What each seat has of the victory in a finished game: a shared one is divided, one together is everybody's."""
    places = state.ranking()
    if state.game().verdict(state) is not None:
        won = 1.0 if places[0] == 1 and (state.seats == 1 or any(state.scores())) else 0.0
        return [won] * state.seats
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]


def squashed(leads: Sequence[float], progress: float, fit: Fit) -> list[float]:
    factor = fit.early + fit.late * progress
    if len(leads) == 1:
        return [_logistic(fit.ground + fit.ground_late * progress + factor * leads[0])]
    return _softmax([factor * lead for lead in leads])


def _softmax(heights: Sequence[float]) -> list[float]:
    most = max(heights)
    weights = [math.exp(height - most) for height in heights]
    total = sum(weights)
    return [weight / total for weight in weights]


def _logistic(height: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, height))))


# --- fitting ---------------------------------------------------------------------------------


def loss(samples: Sequence[Sample], fit: Fit) -> float:
    """How surprised a fit is by what came, on average."""
    total = 0.0
    for sample in samples:
        given = squashed(sample.leads, sample.progress, fit)
        if len(given) == 1:
            won = sample.won[0]
            total -= won * math.log(max(1e-9, given[0])) + (1 - won) * math.log(max(1e-9, 1 - given[0]))
        else:
            total -= sum(won * math.log(max(1e-9, one)) for won, one in zip(sample.won, given, strict=True))
    return total / len(samples)


def fitted(samples: Sequence[Sample], games: int) -> Fit | None:
    """The factors that are surprised least; None where all games ended alike, so that nothing can be learnt."""
    alone = bool(samples) and len(samples[0].leads) == 1
    if not samples or (alone and len({sample.won[0] for sample in samples}) == 1):
        return None
    if alone:
        share = sum(sample.won[0] for sample in samples) / len(samples)
        even = -(share * math.log(share) + (1 - share) * math.log(1 - share))
        names = ["early", "late", "ground", "ground_late"]
    else:
        even = sum(math.log(len(sample.leads)) for sample in samples) / len(samples)
        names = ["early", "late"]

    def at(values: Sequence[float]) -> Fit:
        return Fit(**dict(zip(names, values, strict=True)), games=games, positions=len(samples), loss=0.0, even=even)

    found = _descended([1.0, 1.0, 0.0, 0.0][: len(names)], lambda values: loss(samples, at(values)))
    best = at([round(value, 4) for value in found])
    return msgspec.structs.replace(best, loss=round(loss(samples, best), 5), even=round(even, 5))


def _descended(start: list[float], cost: Callable[[list[float]], float]) -> list[float]:
    """The lowest place near a start, by steps along one value at a time that shrink. The cost is convex."""
    values, step = list(start), 1.0
    lowest = cost(values)
    while step > 0.005:
        better = False
        for place in range(len(values)):
            for way in (step, -step):
                tried = [*values]
                tried[place] = max(-MOST_FACTOR, min(MOST_FACTOR, tried[place] + way))
                height = cost(tried)
                if height < lowest - 1e-9:
                    values, lowest, better = tried, height, True
        if not better:
            step /= 2
    return values


# --- trying a fit on other games -------------------------------------------------------------


class Band(msgspec.Struct, frozen=True):
    """Chances between two tenths: how many were given, what they were on average, and how often what they said came."""

    given: int
    said: float
    came: float


class Tried(msgspec.Struct, frozen=True):
    """How well a fit does on games that it was not fitted to, beside somebody who knows nothing of the position."""

    games: int
    positions: int
    loss: float
    loss_even: float
    brier: float
    """The mean square of what lies between a chance and what came."""

    brier_even: float
    bands: list[Band]


def tried(samples: Sequence[Sample], fit: Fit, games: int) -> Tried:
    """A fit on samples of other games. Who knows nothing gives each seat the same; alone, the share of these games."""
    share = sum(sample.won[0] for sample in samples) / len(samples)
    pairs: list[tuple[float, float, float]] = []
    for sample in samples:
        seats = len(sample.leads)
        even = share if seats == 1 else 1 / seats
        given = squashed(sample.leads, sample.progress, fit)
        pairs += [(one, even, won) for one, won in zip(given, sample.won, strict=True)]
    bands = []
    for tenth in range(10):
        here = [(one, won) for one, _, won in pairs if min(9, int(one * 10)) == tenth]
        if here:
            said, came = (sum(pair[place] for pair in here) / len(here) for place in (0, 1))
            bands.append(Band(len(here), round(said, 3), round(came, 3)))
    if len(samples[0].leads) == 1:
        uncertain = -sum(part * math.log(max(1e-9, part)) for part in (share, 1 - share))
    else:
        uncertain = sum(math.log(len(sample.leads)) for sample in samples) / len(samples)
    return Tried(
        games=games,
        positions=len(samples),
        loss=round(loss(samples, fit), 4),
        loss_even=round(uncertain, 4),
        brier=round(sum((one - won) ** 2 for one, _, won in pairs) / len(pairs), 4),
        brier_even=round(sum((even - won) ** 2 for _, even, won in pairs) / len(pairs), 4),
        bands=bands,
    )


def written(fits: Fits, path: Path) -> None:
    """Keep fits with their game."""
    lines = ["# Fitted by `phylarium chances fit`: see docs/after-the-game.md.", f"scale = {fits.scale}"]
    for name, fit in (("competing", fits.competing), ("alone", fits.alone)):
        if fit is not None:
            lines += ["", f"[{name}]", *(f"{key} = {value}" for key, value in msgspec.structs.asdict(fit).items())]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
