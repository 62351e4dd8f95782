"""What happens in Tide Pool, step by step."""

from __future__ import annotations

from tests.toy.tidepool.rules import frames
from tests.toy.tidepool.rules.names import CARD, COPIES, DRAW, HAND, NONE, PEEK, PLAYED, SHELL, STOP, WAVE, WORDS
from tests.toy.tidepool.rules.say import kind_name
from tests.toy.tidepool.rules.state import Pool

from phylarium.kernel import Message, Reason, Step


class SetUp(Step[Pool, frames.SetUp]):
    rule: str = "setup"

    def act(self, s: Pool, f: frames.SetUp) -> None:
        cards = [kind for kind in range(WAVE) for _ in range(COPIES)]
        s.rng.shuffle(cards)
        s.hand = [cards.pop() for _ in range(s.seats * HAND)]
        s.deck = cards + [WAVE] * s.waves()
        s.rng.shuffle(s.deck)
        for seat in range(s.seats):
            s.note_to(seat, "tidepool-log-dealt", "setup", seat, s.hand[seat * HAND], s.hand[seat * HAND + 1])
        s.push(frames.Turn(0))


class Heirloom(Step[Pool, frames.Heirloom]):
    """Whoever had a shell left in an earlier game may bring it along."""

    rule: str = "shell"
    ask: str = "tidepool-ask-heirloom"
    decides: bool = True

    def options(self, s: Pool, f: frames.Heirloom) -> list[int]:
        return [SHELL, NONE]

    def chosen(self, s: Pool, f: frames.Heirloom, action: int) -> None:
        if action == SHELL:
            s.shells[f.seat] += 1
            s.note("tidepool-log-heirloom", "shell", f.seat)


class Turn(Step[Pool, frames.Turn]):
    rule: str = "turn"
    decides: bool = True

    def options(self, s: Pool, f: frames.Turn) -> list[int]:
        open_now = []
        if s.deck:
            open_now.append(DRAW)
        if any(s.pool):
            open_now.append(STOP)
            if s.shells[f.seat] and not s.doubled:
                open_now.append(SHELL)
        if s.deck and not s.knows[f.seat]:
            open_now.append(PEEK)
        return open_now + [CARD + k for k in range(WAVE) if k in s.held(f.seat)]

    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        seat = f.seat
        if action == STOP:
            extra = 3 if sum(s.pool) >= 3 and s.rng.below(6) == 5 else 0
            s.bank[seat] += s.value() + extra
            s.note("tidepool-log-kept", "stop", seat, s.value() + extra)
            for kind in range(WAVE):
                s.gone[kind] += s.pool[kind]
            s.pool = [0] * WAVE
            s.push(frames.Next(seat))
            return
        if action == DRAW:
            self.drawn(s, seat)
            return
        if action == SHELL:
            s.shells[seat] -= 1
            s.doubled = 1
            s.note("tidepool-log-shell", "shell", seat)
        elif action == PEEK:
            s.knows[seat] = 1
            s.reveal()
            s.note("tidepool-log-looked", "peek", seat)
            s.note_to(seat, "tidepool-log-peeked", "peek", seat, s.deck[-1])
        else:
            kind = action - CARD
            s.hand[seat * HAND + s.held(seat).index(kind)] = PLAYED
            s.pool[kind] += 1
            s.reveal()
            s.note("tidepool-log-played", "hand", seat, kind)
        s.push(frames.Turn(seat))

    def drawn(self, s: Pool, seat: int) -> None:
        kind = s.deck.pop()
        s.knows = [0] * s.seats
        s.reveal()
        s.note("tidepool-log-drew", "draw", seat, kind)
        if kind != WAVE:
            s.pool[kind] += 1
            s.push(frames.Turn(seat))
            return
        s.gone[WAVE] += 1
        s.note("tidepool-log-washed", "wave", seat)
        s.swept = s.pool
        s.pool = [0] * WAVE
        s.push(frames.Next(seat))
        if s.salvage:
            s.push(frames.Salvage((seat + 1) % s.seats))

    def prompt(self, s: Pool, f: frames.Turn) -> Message:
        return Message("tidepool-ask-turn")

    def sought(self, s: Pool, f: frames.Turn) -> list[int]:
        return [DRAW, STOP, SHELL, PEEK, *range(CARD, CARD + WAVE)]

    def refusal(self, s: Pool, f: frames.Turn, action: int) -> Reason | None:
        if action >= CARD:
            return Reason(Message("tidepool-refused-hand", {"kind": kind_name(action - CARD)}), "hand")
        if action == STOP or (action == SHELL and not any(s.pool)):
            return Reason(Message("tidepool-refused-pool"), WORDS[action])
        if action == SHELL:
            return Reason(Message("tidepool-refused-shell"), "shell")
        if action == PEEK and s.deck:
            return Reason(Message("tidepool-refused-known"), "peek")
        return None if action == NONE else Reason(Message("tidepool-refused-deck"), WORDS[action])


class Salvage(Step[Pool, frames.Salvage]):
    rule: str = "salvage"
    decides: bool = True

    def options(self, s: Pool, f: frames.Salvage) -> list[int]:
        return [NONE] + [CARD + k for k in range(WAVE) if s.swept[k]]

    def chosen(self, s: Pool, f: frames.Salvage, action: int) -> None:
        if action != NONE:
            kind = action - CARD
            s.bank[f.seat] += s.components.points[kind]
            s.note("tidepool-log-saved", "salvage", f.seat, kind)

    def prompt(self, s: Pool, f: frames.Salvage) -> Message:
        return Message("tidepool-ask-salvage")

    def sought(self, s: Pool, f: frames.Salvage) -> list[int]:
        return [CARD + k for k in range(WAVE)]

    def refusal(self, s: Pool, f: frames.Salvage, action: int) -> Reason | None:
        if action >= CARD:
            return Reason(Message("tidepool-refused-swept", {"kind": kind_name(action - CARD)}), "salvage")
        return None


class Next(Step[Pool, frames.Next]):
    rule: str = "turn"

    def act(self, s: Pool, f: frames.Next) -> None:
        for kind in range(WAVE):
            s.gone[kind] += s.swept[kind]
        s.swept = [0] * WAVE
        s.doubled = 0
        if s.deck:
            s.push(frames.Turn((f.seat + 1) % s.seats))
