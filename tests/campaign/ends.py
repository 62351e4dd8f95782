"""Real ends of Genesis: games that bots have played, chosen so that everything that can carry over is among them.

Where a rule of Genesis changes they are recorded anew, which takes minutes:

    python -m tests.campaign.ends
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from phylarium import bots
from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.match import Match
from phylarium.kernel.options import Value
from phylarium.kernel.record import Record

HERE = Path(__file__).parent / "ends.json"

SEEDS = 150
"""Games that are looked at for each number of seats."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start; `actions` are places in `names`."""

    seats: int
    options: dict[str, Value]
    seed: str
    names: list[str]
    actions: list[int]

    def state(self) -> Genesis:
        state = GAME.start(self.seats, self.options, self.seed)
        numbers = [GAME.vocabulary.parse(name) for name in self.names]
        for action in self.actions:
            state.apply(numbers[action])
        return state

    def record(self) -> Record:
        match = Match.start(GAME, self.seats, self.options, self.seed, log=False)
        for action in self.actions:
            match.apply(match.state.to_move(), self.names[action])
        return match.record()


@cache
def ends() -> tuple[End, ...]:
    return msgspec.json.decode(HERE.read_bytes(), type=tuple[End, ...])


@cache
def legacies() -> tuple[MicrobialLegacy, ...]:
    """What each of them has left."""
    return tuple(GAME.legacy(end.state(), {}) for end in ends())


# --- recording -------------------------------------------------------------------------------


def played(seats: int, options: dict[str, Value], seed: str) -> tuple[End, MicrobialLegacy]:
    state = GAME.start(seats, options, seed)
    seated = [bots.make("greedy", f"{seed}, bot {seat}") for seat in range(seats)]
    names: dict[str, int] = {}
    actions: list[int] = []
    while not state.over():
        seat = state.to_move()
        action = seated[seat].choose(state.observation(seat))
        state.apply(action)
        actions.append(names.setdefault(GAME.vocabulary.name(action), len(names)))
    return End(seats, options, seed, list(names), actions), GAME.legacy(state, {})


def features(legacy: MicrobialLegacy) -> set[str]:
    """What is worth having among the ends."""
    seats = len({player.seat for player in legacy.players})
    found = {
        f"armageddon {legacy.armageddon}",
        f"heirs {sum(bool(p.macroorganisms) for p in legacy.players)} of {seats}",
    }
    for player in legacy.players:
        found.add(f"place {player.place} alone" if seats == 1 else f"macros {len(player.macroorganisms)}")
        for macro in player.macroorganisms:
            found |= {macro.name, f"organs {len(macro.organs)}", f"guests {len(macro.endosymbionts)}"}
            found.add(f"parasites {len(macro.parasites)}")
            others = [guest for guest in macro.endosymbionts if guest.played and guest.colour != player.colour]
            found |= {"others' guest"} if others and seats > 1 else set()
    return found


def main() -> None:
    seen: set[str] = set()
    kept: list[End] = []
    for seed in range(SEEDS):
        for seats in (4, 3, 2, 1):
            options: dict[str, Value] = {"macro_variant": True}
            if seed % 5 == 4 and seats > 1:
                options["cooperative"] = True
            end, legacy = played(seats, options, f"end {seed}")
            new = features(legacy) - seen
            if new:
                seen |= new
                kept.append(end)
                print(seed, seats, sorted(new), flush=True)
    HERE.write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main()
