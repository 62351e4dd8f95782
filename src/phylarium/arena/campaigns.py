"""Campaigns played by bots, to look for defects and to see what comes of a good beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from phylarium.arena.rollout import LIMIT, play_out
from phylarium.arena.setting import Setting, series
from phylarium.arena.simulate import Unsound, inspect, play_bots, told
from phylarium.campaign import Way, standings, ways
from phylarium.campaign.scoring import ChapterResult, usual
from phylarium.campaign.ways import those_for
from phylarium.kernel.engine import State
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.registry import game
from phylarium.kernel.rng import seeded


class Told(msgspec.Struct, frozen=True):
    """A campaign that was played: who was ahead after each game, and who won."""

    way: str
    seed: str
    leaders: list[list[int]]
    """By game, the seats with the first place in it."""
    winners: list[int]
    """The seats that won the campaign."""
    colours: list[list[str]]
    """By later game, the colours of the seats when it was over."""
    starts: list[list[str]]
    """By later game, what the seats went on from; empty for nothing."""
    error: str = ""


class CampaignTally(msgspec.Struct):
    """What a number of campaigns came to."""

    seats: int
    told: list[Told] = []

    def plain(self) -> dict[str, object]:
        """The answer of `phylarium campaign simulate --json`; winners by seat, shared victories for each."""
        finished = [one for one in self.told if not one.error]
        answer: dict[str, object] = {
            "campaigns": len(self.told),
            "finished": len(finished),
            "errors": len(self.told) - len(finished),
            "ways": dict(Counter(one.way for one in self.told)),
            "winners": [sum(seat in one.winners for one in finished) for seat in range(self.seats)],
            "first_leader_wins_next": helped(finished),
            "colours": counted(finished, lambda one: one.colours),
            "starts": counted(finished, lambda one: one.starts),
        }
        wrong = [one for one in self.told if one.error]
        if wrong:
            answer["first_error"] = {"way": wrong[0].way, "seed": wrong[0].seed, "error": wrong[0].error}
        return answer


def counted(finished: Sequence[Told], what: Callable[[Told], list[list[str]]]) -> dict[str, dict[str, int]]:
    """By way, how often seats had each colour or start, the most frequent first."""
    found: dict[str, Counter[str]] = {}
    for one in finished:
        found.setdefault(one.way, Counter()).update(each for chapter in what(one) for each in chapter)
    return {way: dict(counts.most_common()) for way, counts in found.items()}


def helped(finished: Sequence[Told]) -> dict[str, list[int]]:
    """By way, how often somebody who led alone in a game led in the next one too, and of how many games."""
    found: dict[str, list[int]] = {}
    for one in finished:
        counts = found.setdefault(one.way, [0, 0])
        for before, after in zip(one.leaders, one.leaders[1:], strict=False):
            if len(before) == 1:
                counts[1] += 1
                counts[0] += before[0] in after
    return found


def simulate(
    chosen: Sequence[Way], seats: int, campaigns: int, seed: str, players: Sequence[str], check: bool = False
) -> CampaignTally:
    """Play so many campaigns, the ways in turn; without `chosen` all that are open to so many seats."""
    open_ways = those_for(seats, chosen or ways())
    outcome = CampaignTally(seats)
    for number in range(campaigns):
        outcome.told.append(play(open_ways[number % len(open_ways)], seats, series(seed, number), players, check))
    return outcome


def play(way: Way, seats: int, seed: str, players: Sequence[str], check: bool) -> Told:
    """One campaign to its end, or to its first error."""
    names = [str(seat) for seat in range(seats)]
    results: list[ChapterResult] = []
    leaders: list[list[int]] = []
    colours: list[list[str]] = []
    starts: list[list[str]] = []
    legacy: Legacy | None = None
    try:
        for number, chapter in enumerate(way.chapters):
            rules = game(chapter.game)
            setting = Setting(chapter.game, seats, chapter.options, f"{seed}, chapter {number + 1}")
            state: State = rules.start(seats, chapter.options, setting.seed, legacy=legacy)
            play_chapter(state, setting, players, check)
            results.append(ChapterResult(names, state.scores()))
            leaders.append([seat for seat, place in enumerate(state.ranking()) if place == 1])
            if legacy is not None:
                colours.append([rules.seat_colour(state, seat) for seat in range(seats)])
                starts.append([legacy.bequests().get(seat, "") for seat in range(seats)])
            legacy = rules.legacy(state, {})
    except Exception as error:
        return Told(way.name, seed, leaders, [], colours, starts, f"{way.chapters[len(results)].name}: {told(error)}")
    places = standings(usual(len(way.chapters)), len(way.chapters), results)
    return Told(way.name, seed, leaders, [int(one.name) for one in places if one.place == 1], colours, starts)


def play_chapter(state: State, setting: Setting, players: Sequence[str], check: bool) -> None:
    if players:
        play_bots(state, setting, players, check)
    elif check:
        rng, checks = setting.players(), seeded(f"checks of {setting.seed}")
        while state.offers and state.number < LIMIT:
            state.apply(state.offers[rng.below(len(state.offers))])
            inspect(state, checks)
    else:
        play_out(state, setting.players())
    if not state.over():
        raise Unsound(f"not over after {state.number} decisions")
