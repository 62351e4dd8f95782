"""Competition: opposing species are eliminated on a tile of one's own."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Message, Reason


class CompetitionTile(Action[frames.CompetitionTile]):
    """competition: choose a tile with a species of yours: of the terrain, or any (NONE).

    Up to `most` may be eliminated there; `more` tiles come after this one; `begun` is 1 once a first was chosen.
    """

    section: int = COMPETITION
    ints: str = "terrain most more=0 begun=0"

    def options(self, s: Marine, f: frames.CompetitionTile) -> list[int]:
        at = f.actor * HEX_COUNT
        found = [
            HEX + h
            for h in range(HEX_COUNT)
            if s.species[at + h] > 0 and (f.terrain < 0 or s.terrain[h] == f.terrain) and s.opposing_on(f.actor, h) > 0
        ]
        return declinable(found, DONE if f.begun == 1 else FORFEIT)

    def taken(self, s: Marine, f: frames.CompetitionTile, action: int) -> None:
        if action != DONE:
            if f.more > 0:
                s.push(frames.CompetitionTile(f.actor, f.terrain, f.most, f.more - 1, 1))
            s.push(frames.CompetitionVictim(f.actor, action - HEX, f.most))

    def nothing(self, s: Marine, f: frames.CompetitionTile) -> None:
        if f.begun == 0:
            super().nothing(s, f)

    def prompt(self, s: Marine, f: frames.CompetitionTile) -> Message:
        return s.of.prompt(s, f, "ask-competition-any" if f.terrain < 0 else "ask-competition-tile")

    def refusal(self, s: Marine, f: frames.CompetitionTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", "competition")
            if f.terrain >= 0 and s.terrain[hex] != f.terrain:
                return Reason(Message("refused-wrong-terrain", {"terrain": say.terrain(f.terrain)}), "competition")
            if s.species[f.actor * HEX_COUNT + hex] == 0:
                return say.no("refused-no-species", "competition")
            return say.no("refused-no-opposing", "competition")
        return None

    def sought(self, s: Marine, f: frames.CompetitionTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if f.terrain < 0 or s.terrain[h] == f.terrain if s.terrain[h] >= 0]


class CompetitionVictim(Choice[Marine, frames.CompetitionVictim]):
    """competition: eliminate opposing species on the tile, one at a time: `left` more; `begun` is 1 after the first."""

    ints: str = "tile left begun=0"

    def options(self, s: Marine, f: frames.CompetitionVictim) -> list[int]:
        if f.left == 0:
            return []
        found = [ANIMAL + a for a in range(ANIMAL_COUNT) if a != f.actor and s.species[a * HEX_COUNT + f.tile] > 0]
        return declinable(found, DONE) if f.begun == 1 else found

    def chosen(self, s: Marine, f: frames.CompetitionVictim, action: int) -> None:
        if action == DONE:
            return
        victim = action - ANIMAL
        s.note("log-eliminated", "competition", f.actor, victim, f.tile)
        s.eliminate(victim, f.tile)
        s.push(frames.CompetitionVictim(f.actor, f.tile, f.left - 1, 1))

    def refusal(self, s: Marine, f: frames.CompetitionVictim, action: int) -> Reason | None:
        if ANIMAL <= action < ANIMAL + ANIMAL_COUNT:
            if action - ANIMAL == f.actor:
                return say.no("refused-own-species", "competition")
            return say.no("refused-not-present", "competition")
        return None
