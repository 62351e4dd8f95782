"""Competition: opposing species are eliminated on a tile of one's own."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import ANIMAL, DONE, FORFEIT, HEX
from phylarium.games.marine.rules.board import HEX_COUNT
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do
from phylarium.games.marine.rules.names import ANIMAL_COUNT, COMPETITION
from phylarium.games.marine.rules.ops import COMPETITION_TILE, COMPETITION_VICTIM
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Choice
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message, Reason


class CompetitionTile(Choice):
    """Choose a tile with a species of yours: of the terrain in frame b, or any (b < 0).

    Frame c is how many may be eliminated there; d how many tiles come after this one, plus 4 once
    a first tile was chosen.
    """

    rule: str = "competition"

    def options(self, s: Marine, f: Frame) -> list[int]:
        at = f.a * HEX_COUNT
        found = [
            HEX + h
            for h in range(HEX_COUNT)
            if s.species[at + h] > 0 and (f.b < 0 or s.terrain[h] == f.b) and s.opposing_on(f.a, h) > 0
        ]
        if found:
            found.append(DONE if f.d >= 4 else FORFEIT)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.a, COMPETITION)
        elif action != DONE:
            if f.d & 3 > 0:
                s.ask(COMPETITION_TILE, f.a, f.b, f.c, 4 + (f.d & 3) - 1)
            s.ask(COMPETITION_VICTIM, f.a, action - HEX, f.c, 0)

    def nothing(self, s: Marine, f: Frame) -> None:
        if f.d < 4:
            nothing_to_do(s, f.a, COMPETITION, "competition")

    def prompt(self, s: Marine, f: Frame) -> Message:
        if f.b < 0:
            return Message("ask-competition-any", {"animal": say.animal(f.a), "number": f.c})
        return Message("ask-competition-tile", {"animal": say.animal(f.a), "terrain": say.terrain(f.b), "number": f.c})

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "competition")
            if f.b >= 0 and s.terrain[hex] != f.b:
                return Reason(Message("refused-wrong-terrain", {"terrain": say.terrain(f.b)}), "competition")
            if s.species[f.a * HEX_COUNT + hex] == 0:
                return say.no("refused-no-species", "competition")
            return say.no("refused-no-opposing", "competition")
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if f.b < 0 or s.terrain[h] == f.b if s.terrain[h] >= 0]


class CompetitionVictim(Choice):
    """Eliminate opposing species on the tile in frame b, one at a time; c: how many more, d: 1 after the first."""

    rule: str = "competition"

    def options(self, s: Marine, f: Frame) -> list[int]:
        if f.c == 0:
            return []
        found = [ANIMAL + a for a in range(ANIMAL_COUNT) if a != f.a and s.species[a * HEX_COUNT + f.b] > 0]
        if found and f.d == 1:
            found.append(DONE)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == DONE:
            return
        victim = action - ANIMAL
        s.note("log-eliminated", "competition", f.a, victim, f.b)
        s.eliminate(victim, f.b)
        s.ask(COMPETITION_VICTIM, f.a, f.b, f.c - 1, 1)

    def prompt(self, s: Marine, f: Frame) -> Message:
        return Message("ask-competition-victim", {"animal": say.animal(f.a), "tile": say.tile(s, f.b), "number": f.c})

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if ANIMAL <= action < ANIMAL + ANIMAL_COUNT:
            if action - ANIMAL == f.a:
                return say.no("refused-own-species", "competition")
            return say.no("refused-not-present", "competition")
        return None
