"""Tide Pools that break the contract, each in one way, to show that the property suite notices."""

from __future__ import annotations

import itertools
from typing import Any, Self

from tests.toy.tidepool import (
    CARD,
    DRAW,
    GAME,
    PEEK,
    SHELL,
    STOP,
    TURN,
    WAVE,
    Pool,
    TidePool,
    Turn,
    frames,
    operations,
)

from phylarium.kernel import SPECTATOR, TRUTH, Field, Message, Reason, Rng
from phylarium.kernel.outcome import UNTOLD, Source, Tie


def variant(position: type[Pool] = Pool, turn: Turn | None = None, fields: tuple[Field, ...] = GAME.fields) -> TidePool:
    """A Tide Pool with another kind of position, another turn or other fields."""
    game = TidePool()
    game.state = position
    game.fields = fields
    game.operations = operations()
    game.operations.steps[TURN] = turn or Turn()
    return game


def without(*names: str) -> tuple[Field, ...]:
    return tuple(field for field in GAME.fields if field.name not in names)


class LosesAPoint(TidePool):
    def points(self, state: Pool) -> list[Source]:
        return [Source("source-points", "", [max(0, points - 1) for points in state.scores()])]


class TellsNothing(TidePool):
    def points(self, state: Pool) -> list[Source]:
        return [Source(UNTOLD, "", state.scores())]


class BreaksNoTies(TidePool):
    def tie_breaks(self, state: Pool) -> list[Tie]:
        """As if more shells came after fewer."""
        return [Tie("tie-shells", "shell", [-shells for shells in state.shells])]

    def ranking(self, state: Pool) -> list[int]:
        """Everybody but the last seat is first."""
        return [*([1] * (state.seats - 1)), state.seats]


def telling(kind: type[TidePool]) -> TidePool:
    """A Tide Pool that tells how it came out in another way."""
    game = kind()
    game.operations = operations()
    return game


class CloneSharesTheBank(Pool):
    def clone(self) -> Self:
        copy = super().clone()
        copy.bank = self.bank
        return copy


class CloneForgetsTheDoubling(Pool):
    def clone(self) -> Self:
        copy = super().clone()
        copy.doubled = 0
        return copy


class CloneSharesTheGenerator(Pool):
    def clone(self) -> Self:
        copy = super().clone()
        copy.rng = self.rng
        return copy


class CloneKeepsTheLog(Pool):
    def clone(self) -> Self:
        copy = super().clone()
        copy.journal = self.journal
        return copy


class ViewLeaksTheDeck(Pool):
    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "next": self.deck[-1] if self.deck else -1}


class ViewIsNotJson(Pool):
    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "shells": tuple(self.shells)}


class HideForgetsTheDeck(Pool):
    def hide(self, seat: int) -> None:
        deck = self.deck
        super().hide(seat)
        self.deck = deck


class HideForgetsTheHands(Pool):
    def hide(self, seat: int) -> None:
        hand = self.hand.copy()
        super().hide(seat)
        self.hand = hand


class MaskKeepsTheGenerator(Pool):
    def masked(self, seat: int) -> Self:
        copy = super().masked(seat)
        copy.rng = self.rng.clone()
        return copy


class MaskCanBePlayed(Pool):
    def masked(self, seat: int) -> Self:
        copy = super().masked(seat)
        copy.viewer = TRUTH
        return copy


class SampleChangesTheOwnHand(Pool):
    def fill(self, rng: Rng) -> None:
        if self.viewer != SPECTATOR:
            start = self.viewer * 2
            self.hand[start : start + 2] = [k if k < 0 else -2 for k in self.hand[start : start + 2]]
        super().fill(rng)


class SampleInventsCards(Pool):
    def fill(self, rng: Rng) -> None:
        self.deck = [rng.below(WAVE) if k < 0 else k for k in self.deck]
        self.hand = [rng.below(WAVE) if k == -2 else k for k in self.hand]


class SampleIsAlwaysTheSame(Pool):
    def fill(self, rng: Rng) -> None:
        super().fill(Rng(1, 2, 3, 1))


_dice = itertools.count()


class DiceOutsideTheState(Turn):
    """The die of a stop comes from a counter that all games share."""

    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        if action == STOP:
            s.bank[f.seat] += next(_dice) % 5
        super().chosen(s, f, action)


class ShellFromOutside(Turn):
    """What a shell does depends on how many were ever spent."""

    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        super().chosen(s, f, action)
        if action == SHELL:
            s.bank[f.seat] += next(_dice) % 7


class NothingToChoose(Pool):
    def legal(self) -> list[int]:
        return [] if self.number == 7 else super().legal()


class LegalGivesItselfAway(Pool):
    def legal(self) -> list[int]:
        return self.offers


class NeverEnds(Turn):
    """Whatever is chosen, the next seat is asked the same."""

    def options(self, s: Pool, f: frames.Turn) -> list[int]:
        return [DRAW, PEEK]

    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        s.push(frames.Turn((f.seat + 1) % s.seats))


class StatusFindsNothing(Pool):
    def status(self) -> list[str]:
        return []


class StatusFindsTooMuch(Pool):
    def status(self) -> list[str]:
        return ["something is wrong"] if self.number == 5 else super().status()


class PeekRaisesNoBarrier(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        super().chosen(s, f, action)
        if action == PEEK:
            s.revealed -= 1


class ShellTellsTheTopCard(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        super().chosen(s, f, action)
        if action == SHELL and s.deck:
            s.note("tidepool-log-drew", "draw", f.seat, s.deck[-1])


class ShellShortensTheLog(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        if action == SHELL and s.journal:
            del s.journal[-2:]
        super().chosen(s, f, action)


class LogDrawsChance(Pool):
    def note(self, what: str, rule: str, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().note(what, rule, who, a, b, c, d)
        if self.journal is not None:
            self.rng.next()


class LogHasNoWords(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        s.note("tidepool-log-nonsense", "turn", f.seat)
        super().chosen(s, f, action)


class LogHasNoRule(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        s.note("tidepool-log-looked", "turnip", f.seat)
        super().chosen(s, f, action)


class ActionsHaveNoWords(Pool):
    def describe(self, action: int) -> Message:
        return Message(f"tidepool-do-{action}")


class ActionsSoundAlike(Pool):
    def describe(self, action: int) -> Message:
        return Message("tidepool-act-draw")


class ActionsAreNumberedSlots(Pool):
    def describe(self, action: int) -> Message:
        return Message("tidepool-act-card", {"kind": f"slot {action}"})


class PromptLacksAnArgument(Turn):
    def prompt(self, s: Pool, f: frames.Turn) -> Message:
        return Message("tidepool-act-stop")


class TurnHasNoRule(Turn):
    rule: str = "turnip"


class LegalHasAReason(Pool):
    def why_not(self, action: int) -> Reason | None:
        return Reason(Message("refused-not-asked"), "turn")


class RefusalHasNoReason(Pool):
    def why_not(self, action: int) -> Reason | None:
        return None if action >= CARD else super().why_not(action)


class SoughtHasLegalActions(Pool):
    def sought(self) -> list[int]:
        return self.legal()


class RankingIsUpsideDown(Pool):
    def ranking(self) -> list[int]:
        return [1 + sum(other < mine for other in self.bank) for mine in self.bank]


class RankingStartsAtNought(Pool):
    def ranking(self) -> list[int]:
        return [place - 1 for place in super().ranking()]


class RefusalCosts(Pool):
    def refused(self, action: int) -> Exception:
        if not self.over():
            self.bank[self.to_move()] -= 1
        return super().refused(action)


class TakesAnything(Pool):
    def apply(self, action: int) -> None:
        super().apply(action if action in self.offers or self.over() else self.offers[0])


class AnybodyMayMove(Pool):
    """Whoever asks is told something else, so that a match cannot keep seats apart."""

    def to_move(self) -> int:
        seat = super().to_move()
        return seat if self.number % 2 == 0 or seat < 0 else (seat + next(_dice)) % self.seats
