"""Is a game fair? One bot plays all seats, the best that time allows, and nothing but the game differs."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

import msgspec

from phylarium import bots
from phylarium.arena.analysis import Analysis, Effect, Pick, Share
from phylarium.arena.intervals import DOUBT, Rate, adjusted, chance, quantile
from phylarium.arena.setting import Setting
from phylarium.arena.simulate import play
from phylarium.kernel.options import Value

CANDIDATES = ("random", *bots.LEVELS)
"""The bots that may be chosen, the weakest first."""

GLANCE = 24
"""Decisions of the first game after which a bot's pace is known well enough."""

MOSTLY = 0.5
"""An option with which more is won, and which is taken at more than this share of the chances, is dominant."""

KIND = 5
"""Members that a block must have before they are measured by each other."""


def affordable(
    name: str,
    seats: int,
    options: Mapping[str, Value],
    games: int,
    seconds: float,
    hands: int,
    seed: str = "1",
    pack: Path | None = None,
) -> tuple[str, dict[str, float]]:
    """The strongest bot that can play so many games in so many seconds with so many hands.

    Also the seconds a game that were expected of each that was tried. The weakest is always affordable.
    """
    setting = Setting(name, seats, options, seed, "" if pack is None else str(pack))
    expected: dict[str, float] = {}
    chosen = CANDIDATES[0]
    length = play(setting).decisions
    for candidate in CANDIDATES:
        pace = pace_of(setting, candidate)
        expected[candidate] = pace * length
        if expected[candidate] * games / hands > seconds:
            break
        chosen = candidate
    return chosen, expected


def pace_of(setting: Setting, bot: str) -> float:
    """Seconds a decision of a bot, from the first ones of a game."""
    began = time.perf_counter()
    decisions = play(setting, [bot], limit=GLANCE).decisions
    return (time.perf_counter() - began) / max(1, decisions)


class Dominant(msgspec.Struct, frozen=True):
    """An option that is taken so often, or wins so much, that it is hardly one among others."""

    block: str
    what: str
    taken: Rate
    effect: float | None
    """What goes with it in wins, where that is clear."""


class Outlier(msgspec.Struct, frozen=True):
    """A card or option with which far more or far fewer games are won than with others of its block.

    `usual` is the median effect of the block: where taking any card goes with winning, only a card
    that differs from that stands out. `adjusted` is the chance of luck among all that were compared.
    """

    block: str
    what: str
    effect: float
    low: float
    high: float
    usual: float
    adjusted: float


class Balance(msgspec.Struct, frozen=True):
    """What stands out in a game that one bot plays against itself. All of it is clear, the rest is left out."""

    bot: str
    seats: list[Share]
    names: list[Share]
    dominant: list[Dominant]
    unused: list[Pick]
    outliers: list[Outlier]


def findings(analysis: Analysis) -> Balance:
    """The seats, options and cards that the games show to be out of line."""
    effects = {(effect.block, effect.what): effect for effect in analysis.effects if effect.clear}
    dominant = []
    for pick in analysis.picks:
        effect = effects.get((pick.block, pick.what))
        winning = effect is not None and effect.effect > 0 and pick.taken.low > MOSTLY
        if pick.usual == "always" or winning:
            gain = effect.effect if effect is not None and effect.effect > 0 else None
            dominant.append(Dominant(pick.block, pick.what, pick.taken, gain))
    return Balance(
        ",".join(analysis.plan.bots),
        [share for share in analysis.seats if share.clear],
        [share for share in analysis.names if share.clear],
        dominant,
        [pick for pick in analysis.picks if pick.usual == "never"],
        outliers(analysis.effects),
    )


def outliers(effects: Sequence[Effect]) -> list[Outlier]:
    """What differs from its block beyond doubt, the surest first. In a small block the measure is no effect."""
    blocks: dict[str, list[float]] = {}
    for effect in effects:
        blocks.setdefault(effect.block, []).append(effect.effect)
    usual = {block: median(found) if len(found) >= KIND else 0.0 for block, found in blocks.items()}
    lucks = []
    for effect in effects:
        error = (effect.high - effect.low) / 2 / quantile()
        lucks.append(chance((effect.effect - usual[effect.block]) / error) if error > 0 else 1.0)
    found = [
        Outlier(e.block, e.what, e.effect, e.low, e.high, usual[e.block], left)
        for e, left in zip(effects, adjusted(lucks), strict=True)
        if left < DOUBT
    ]
    return sorted(found, key=lambda outlier: outlier.adjusted)
