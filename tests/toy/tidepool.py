"""Tide Pool: a small press-your-luck game that keeps the whole contract of the kernel.

Waders turn over creatures from a common deck and stop before a wave takes the pool. It has hidden
hands, a hidden deck, a secret look at its top card, dice, an option that only some numbers of seats
may choose, and a decision out of turn: enough to try the kernel and the property suite on.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from phylarium.kernel import (
    SPECTATOR,
    Field,
    Frame,
    Game,
    Message,
    Option,
    Reason,
    Rng,
    State,
    Step,
    Value,
    Vocabulary,
    problems_of,
    read_tables,
)

HERE = Path(__file__).parent
KINDS = ["anemone", "crab", "starfish", "octopus", "wave"]
WAVE = 4
COPIES = 4
HAND = 2
PLAYED = -1
HIDDEN = -2

VOCABULARY = Vocabulary()
WORDS = ["draw", "stop", "shell", "peek", "none"]
DRAW, STOP, SHELL, PEEK, NONE = range(VOCABULARY.add("word", WORDS), 5)
CARD = VOCABULARY.add("card", KINDS[:WAVE])

SETUP, TURN, SALVAGE, NEXT = range(4)


class Creature(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    creature: list[Creature]


SCHEMAS: dict[str, type[msgspec.Struct]] = {"cards.toml": Cards}


class Pool(State):
    def __init__(self, game: TidePool, points: list[int]) -> None:
        super().__init__(game.steps, Rng(0, 0, 0, 1))
        self.of = game
        self.points = points
        self.seats = 0
        self.salvage = 0
        self.waves = 0
        self.doubled = 0
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.pool = [0] * WAVE
        self.swept = [0] * WAVE
        self.gone = [0] * 5
        self.bank: list[int] = []
        self.shells: list[int] = []
        self.knows: list[int] = []

    def game(self) -> Game:
        return self.of

    def clone(self) -> Pool:
        copy = type(self)(self.of, self.points)
        self.copied_into(copy)
        copy.rng = self.rng.clone()
        copy.seats = self.seats
        copy.salvage = self.salvage
        copy.waves = self.waves
        copy.doubled = self.doubled
        copy.deck = self.deck.copy()
        copy.hand = self.hand.copy()
        copy.pool = self.pool.copy()
        copy.swept = self.swept.copy()
        copy.gone = self.gone.copy()
        copy.bank = self.bank.copy()
        copy.shells = self.shells.copy()
        copy.knows = self.knows.copy()
        return copy

    def value(self) -> int:
        return sum(n * p for n, p in zip(self.pool, self.points, strict=True)) * (2 if self.doubled else 1)

    def held(self, seat: int) -> list[int]:
        return self.hand[seat * HAND : seat * HAND + HAND]

    def scores(self) -> list[int]:
        return self.bank.copy()

    def ranking(self) -> list[int]:
        keys = list(zip(self.bank, self.shells, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]

    def status(self) -> list[str]:
        problems = []
        n = self.seats
        if (
            n not in self.of.seats
            or self.salvage not in (0, 1)
            or self.waves not in (2, 4)
            or self.doubled not in (0, 1)
        ):
            problems.append("the set-up is none that the game has")
        if len(self.hand) != n * HAND or not len(self.bank) == len(self.shells) == len(self.knows) == n:
            problems.append(f"hands, banks, shells and knowledge must be those of {n} seats")
        if not all(0 <= s <= 2 for s in self.shells) or not all(k in (0, 1) for k in self.knows):
            problems.append("a seat has 0 to 2 shells and knows the top card or not")
        if not all(0 <= k <= WAVE for k in self.deck) or not all(PLAYED <= k < WAVE for k in self.hand):
            problems.append("there are cards of no kind")
        for kind in range(5):
            here = [self.pool, self.swept, self.gone][: 3 if kind < WAVE else 0] or [self.gone]
            counts = [part[kind] for part in here]
            total = sum(counts) + self.deck.count(kind) + self.hand.count(kind)
            if min(counts) < 0 or total != (self.waves if kind == WAVE else COPIES):
                problems.append(f"there are {total} cards of the kind {KINDS[kind]}")
        if any(not 0 <= frame.seat < n for frame in self.agenda):
            problems.append("a seat that does not exist has something to do")
        return problems

    def hide(self, seat: int) -> None:
        top = [self.deck[-1]] if self.deck and seat != SPECTATOR and self.knows[seat] else []
        self.deck = [HIDDEN] * (len(self.deck) - len(top)) + top
        for i in range(len(self.hand)):
            if i // HAND != seat and self.hand[i] != PLAYED:
                self.hand[i] = HIDDEN

    def fill(self, rng: Rng) -> None:
        missing = []
        for kind in range(5):
            seen = self.gone[kind] + self.deck.count(kind) + self.hand.count(kind)
            if kind < WAVE:
                seen += self.pool[kind] + self.swept[kind]
            missing += [kind] * ((self.waves if kind == WAVE else COPIES) - seen)
        rng.shuffle(missing)
        creatures = [k for k in missing if k != WAVE]
        for i in range(len(self.hand)):
            if self.hand[i] == HIDDEN:
                self.hand[i] = creatures.pop()
        rest = creatures + [WAVE] * missing.count(WAVE)
        rng.shuffle(rest)
        for i in range(len(self.deck)):
            if self.deck[i] == HIDDEN:
                self.deck[i] = rest.pop()

    def view(self, seat: int) -> dict[str, Any]:
        seen = self.masked(seat)
        assert isinstance(seen, Pool)
        return {
            "deck": len(seen.deck),
            "top": seen.deck[-1] if seen.deck else PLAYED,
            "hands": [seen.held(s) for s in range(seen.seats)],
            "pool": seen.pool,
            "bank": seen.bank,
            "shells": seen.shells,
            "doubled": bool(seen.doubled),
        }

    def describe(self, action: int) -> Message:
        if action >= CARD:
            return Message("tidepool-act-card", {"kind": kind_name(action - CARD)})
        if action == STOP:
            return Message("tidepool-act-stop", {"points": self.value()})
        return Message(f"tidepool-act-{WORDS[action]}")


def kind_name(kind: int) -> Message:
    return Message(f"tidepool-kind-{KINDS[kind]}")


class SetUp(Step[Pool]):
    rule = "setup"

    def act(self, s: Pool, f: Frame) -> None:
        cards = [kind for kind in range(WAVE) for _ in range(COPIES)]
        s.rng.shuffle(cards)
        s.hand = [cards.pop() for _ in range(s.seats * HAND)]
        s.deck = cards + [WAVE] * s.waves
        s.rng.shuffle(s.deck)
        for seat in range(s.seats):
            s.note_to(seat, "tidepool-log-dealt", "setup", seat, s.hand[seat * HAND], s.hand[seat * HAND + 1])
        s.push(TURN, 0)


class Turn(Step[Pool]):
    rule = "turn"
    decides = True

    def options(self, s: Pool, f: Frame) -> list[int]:
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

    def chosen(self, s: Pool, f: Frame, action: int) -> None:
        seat = f.seat
        if action == STOP:
            extra = 3 if sum(s.pool) >= 3 and s.rng.below(6) == 5 else 0
            s.bank[seat] += s.value() + extra
            s.note("tidepool-log-kept", "stop", seat, s.value() + extra)
            for kind in range(WAVE):
                s.gone[kind] += s.pool[kind]
            s.pool = [0] * WAVE
            s.push(NEXT, seat)
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
        s.push(TURN, seat)

    def drawn(self, s: Pool, seat: int) -> None:
        kind = s.deck.pop()
        s.knows = [0] * s.seats
        s.reveal()
        s.note("tidepool-log-drew", "draw", seat, kind)
        if kind != WAVE:
            s.pool[kind] += 1
            s.push(TURN, seat)
            return
        s.gone[WAVE] += 1
        s.note("tidepool-log-washed", "wave", seat)
        s.swept = s.pool
        s.pool = [0] * WAVE
        s.push(NEXT, seat)
        if s.salvage:
            s.push(SALVAGE, (seat + 1) % s.seats)

    def prompt(self, s: Pool, f: Frame) -> Message:
        return Message("tidepool-ask-turn")

    def sought(self, s: Pool, f: Frame) -> list[int]:
        return [DRAW, STOP, SHELL, PEEK, *range(CARD, CARD + WAVE)]

    def refusal(self, s: Pool, f: Frame, action: int) -> Reason | None:
        if action >= CARD:
            return Reason(Message("tidepool-refused-hand", {"kind": kind_name(action - CARD)}), "hand")
        if action == STOP or (action == SHELL and not any(s.pool)):
            return Reason(Message("tidepool-refused-pool"), WORDS[action])
        if action == SHELL:
            return Reason(Message("tidepool-refused-shell"), "shell")
        if action == PEEK and s.deck:
            return Reason(Message("tidepool-refused-known"), "peek")
        return None if action == NONE else Reason(Message("tidepool-refused-deck"), WORDS[action])


class Salvage(Step[Pool]):
    rule = "salvage"
    decides = True

    def options(self, s: Pool, f: Frame) -> list[int]:
        return [NONE] + [CARD + k for k in range(WAVE) if s.swept[k]]

    def chosen(self, s: Pool, f: Frame, action: int) -> None:
        if action != NONE:
            kind = action - CARD
            s.bank[f.seat] += s.points[kind]
            s.note("tidepool-log-saved", "salvage", f.seat, kind)

    def prompt(self, s: Pool, f: Frame) -> Message:
        return Message("tidepool-ask-salvage")

    def sought(self, s: Pool, f: Frame) -> list[int]:
        return [CARD + k for k in range(WAVE)]

    def refusal(self, s: Pool, f: Frame, action: int) -> Reason | None:
        if action >= CARD:
            return Reason(Message("tidepool-refused-swept", {"kind": kind_name(action - CARD)}), "salvage")
        return None


class Next(Step[Pool]):
    rule = "turn"

    def act(self, s: Pool, f: Frame) -> None:
        for kind in range(WAVE):
            s.gone[kind] += s.swept[kind]
        s.swept = [0] * WAVE
        s.doubled = 0
        if s.deck:
            s.push(TURN, (f.seat + 1) % s.seats)


class TidePool(Game):
    name = "tidepool"
    rules_version = "1"
    seats: tuple[int, ...] = (2, 3, 4)
    options = (
        Option("sea", "calm", ("calm", "rough"), "wave"),
        Option("salvage", False, (False, True), "salvage", seats=(3, 4)),
    )
    vocabulary = VOCABULARY
    fields: tuple[Field, ...] = (
        Field("seats"),
        Field("salvage"),
        Field("waves"),
        Field("doubled"),
        Field("deck", 0, values=KINDS),
        Field("hand", 0, values=KINDS),
        Field("pool", WAVE, index=KINDS[:WAVE]),
        Field("swept", WAVE, index=KINDS[:WAVE]),
        Field("gone", 5, index=KINDS),
        Field("bank", 0),
        Field("shells", 0),
        Field("knows", 0),
    )
    events: Mapping[str, tuple[str, ...]] = {
        "tidepool-log-dealt": ("seat", "first:kind", "second:kind"),
        "tidepool-log-drew": ("seat", "kind"),
        "tidepool-log-peeked": ("seat", "kind"),
        "tidepool-log-looked": ("seat",),
        "tidepool-log-played": ("seat", "kind"),
        "tidepool-log-shell": ("seat",),
        "tidepool-log-kept": ("seat", "points"),
        "tidepool-log-washed": ("seat",),
        "tidepool-log-saved": ("seat", "kind"),
    }
    data = HERE / "data"
    position: type[Pool] = Pool
    steps: list[Step[Any]] = [SetUp(), Turn(), Salvage(), Next()]  # noqa: RUF012

    def begin(self, seats: int, options: Mapping[str, Value], pack: Path | None) -> State:
        state = self.blank(pack)
        state.seats = seats
        state.salvage = int(options["salvage"] is True)
        state.waves = 4 if options["sea"] == "rough" else 2
        state.bank = [0] * seats
        state.shells = [2] * seats
        state.knows = [0] * seats
        state.push(SETUP, 0)
        return state

    def blank(self, pack: Path | None) -> Pool:
        cards = read_tables(pack or self.data, self.data, SCHEMAS)["cards.toml"]
        assert isinstance(cards, Cards)
        return self.position(self, [creature.points for creature in cards.creature])

    def check_pack(self, folder: Path) -> list[str]:
        return problems_of(folder, self.data, SCHEMAS)

    def argument(self, state: State, kind: str, value: int) -> Message | int | str:
        if kind == "seat":
            return self.seat_name(state, value)
        return kind_name(value) if kind == "kind" else value

    def rules(self) -> dict[str, str]:
        names = ("setup", "turn", "draw", "stop", "shell", "peek", "hand", "wave", "salvage")
        return {name: f"tide pool: {name}" for name in names}

    def seat_name(self, state: State, seat: int) -> Message:
        return Message("tidepool-seat", {"number": seat + 1})


GAME = TidePool()
