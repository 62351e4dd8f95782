"""Competition: opposing species are eliminated on a tile of one's own."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import ANIMAL, DONE, FORFEIT, HEX
from phylarium.games.marine.rules.board import HEX_COUNT
from phylarium.games.marine.rules.elements import forfeited, nothing_to_do
from phylarium.games.marine.rules.names import ANIMAL_COUNT, COMPETITION
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Choice
from phylarium.kernel.message import Message, Reason


class CompetitionTile(Choice[frames.CompetitionTile]):
    """Choose a tile with a species of yours: of the terrain in frame b, or any (b < 0).

    Frame c is how many may be eliminated there; d how many tiles come after this one, plus 4 once
    a first tile was chosen.
    """

    rule: str = "competition"
    ints: str = "b=0 c=0 d=0"

    def options(self, s: Marine, f: frames.CompetitionTile) -> list[int]:
        at = f.actor * HEX_COUNT
        found = [
            HEX + h
            for h in range(HEX_COUNT)
            if s.species[at + h] > 0 and (f.b < 0 or s.terrain[h] == f.b) and s.opposing_on(f.actor, h) > 0
        ]
        if found:
            found.append(DONE if f.d >= 4 else FORFEIT)
        return found

    def chosen(self, s: Marine, f: frames.CompetitionTile, action: int) -> None:
        if action == FORFEIT:
            forfeited(s, f.actor, COMPETITION)
        elif action != DONE:
            if f.d & 3 > 0:
                s.push(frames.CompetitionTile(f.actor, f.b, f.c, 4 + (f.d & 3) - 1))
            s.push(frames.CompetitionVictim(f.actor, action - HEX, f.c, 0))

    def nothing(self, s: Marine, f: frames.CompetitionTile) -> None:
        if f.d < 4:
            nothing_to_do(s, f.actor, COMPETITION, "competition")

    def prompt(self, s: Marine, f: frames.CompetitionTile) -> Message:
        if f.b < 0:
            return Message("ask-competition-any", {"animal": say.animal(f.actor), "number": f.c})
        return Message(
            "ask-competition-tile", {"animal": say.animal(f.actor), "terrain": say.terrain(f.b), "number": f.c}
        )

    def refusal(self, s: Marine, f: frames.CompetitionTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "competition")
            if f.b >= 0 and s.terrain[hex] != f.b:
                return Reason(Message("refused-wrong-terrain", {"terrain": say.terrain(f.b)}), "competition")
            if s.species[f.actor * HEX_COUNT + hex] == 0:
                return say.no("refused-no-species", "competition")
            return say.no("refused-no-opposing", "competition")
        return None

    def sought(self, s: Marine, f: frames.CompetitionTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if f.b < 0 or s.terrain[h] == f.b if s.terrain[h] >= 0]


class CompetitionVictim(Choice[frames.CompetitionVictim]):
    """Eliminate opposing species on the tile in frame b, one at a time; c: how many more, d: 1 after the first."""

    rule: str = "competition"
    ints: str = "b=0 c=0 d=0"

    def options(self, s: Marine, f: frames.CompetitionVictim) -> list[int]:
        if f.c == 0:
            return []
        found = [ANIMAL + a for a in range(ANIMAL_COUNT) if a != f.actor and s.species[a * HEX_COUNT + f.b] > 0]
        if found and f.d == 1:
            found.append(DONE)
        return found

    def chosen(self, s: Marine, f: frames.CompetitionVictim, action: int) -> None:
        if action == DONE:
            return
        victim = action - ANIMAL
        s.note("log-eliminated", "competition", f.actor, victim, f.b)
        s.eliminate(victim, f.b)
        s.push(frames.CompetitionVictim(f.actor, f.b, f.c - 1, 1))

    def prompt(self, s: Marine, f: frames.CompetitionVictim) -> Message:
        return Message(
            "ask-competition-victim", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b), "number": f.c}
        )

    def refusal(self, s: Marine, f: frames.CompetitionVictim, action: int) -> Reason | None:
        if ANIMAL <= action < ANIMAL + ANIMAL_COUNT:
            if action - ANIMAL == f.actor:
                return say.no("refused-own-species", "competition")
            return say.no("refused-not-present", "competition")
        return None
