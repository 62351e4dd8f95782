"""D10a to D10c: Armageddon, the blind vote to avert it, its price, and Medea."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames, pool, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.atrophy import atrophy
from phylarium.games.genesis.rules.events import snowflakes_left, suns_left
from phylarium.games.genesis.rules.frames import GAIA_CALL
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Reason


def voters(s: Genesis) -> list[int]:
    """The players in player order, one vote a seat: the solitaire player has one for both colours."""
    found: list[int] = []
    seats: list[int] = []
    for colour in s.order:
        if s.seat_of[colour] >= 0 and s.seat_of[colour] not in seats:
            seats.append(s.seat_of[colour])
            found.append(colour)
    return found


class Armageddon(Act[Genesis, frames.Armageddon]):
    """D10a: at the end of the event phase, whether the latest climate icons end the Earth."""

    def act(self, s: Genesis, f: frames.Armageddon) -> None:
        if suns_left(s) > 0 and snowflakes_left(s) > 0:
            return
        s.note("log-greenhouse" if s.run_length > 0 else "log-snowball", "D10a", NONE)
        # Undone if somebody calls for a vote and it succeeds.
        s.armageddon = 1
        people = voters(s)
        for i in range(len(people) - 1, -1, -1):
            s.push(frames.GaiaCall(people[i]))


class GaiaCall(Question[frames.GaiaCall]):
    """D10b: any player may call for the vote; the first to do so ends the asking."""

    def agreed(self, s: Genesis, f: frames.GaiaCall) -> None:
        s.note("log-gaia-called", "D10b", f.actor)
        while s.agenda and s.agenda[-1].op == GAIA_CALL:
            s.agenda.pop()
        s.push(frames.GaiaCount(NOBODY))
        people = voters(s)
        if len(people) == 1:
            # Who is alone has said it all.
            s.votes[f.actor] = GAIA_VOTED
            return
        for i in range(len(people) - 1, -1, -1):
            s.push(frames.GaiaVote(people[i]))


class GaiaVote(Choice[Genesis, frames.GaiaVote]):
    """D10b: a vote that nobody sees before all are cast."""

    always_asks: bool = True

    def options(self, s: Genesis, f: frames.GaiaVote) -> list[int]:
        return [GAIA, MEDEA]

    def chosen(self, s: Genesis, f: frames.GaiaVote, action: int) -> None:
        s.votes[f.actor] = GAIA_VOTED if action == GAIA else MEDEA_VOTE
        s.note_to(f.seat, "log-voted-gaia" if action == GAIA else "log-voted-medea", "D10b", f.actor)


class GaiaCount(Act[Genesis, frames.GaiaCount]):
    """D10b, D10c: the votes are shown; one for Medea is enough."""

    def act(self, s: Genesis, f: frames.GaiaCount) -> None:
        s.reveal()
        saved = True
        people = voters(s)
        for colour in people:
            if s.votes[colour] == MEDEA_VOTE:
                saved = False
                s.medea[colour] = 1
                s.note("log-medea", "D10c", colour)
            else:
                s.note("log-gaia", "D10b", colour)
        for colour in range(COLOUR_COUNT):
            s.votes[colour] = NOT_VOTED
        if not saved:
            return
        s.armageddon = 0
        s.note("log-gaia-saves", "D10b", NONE)
        for i in range(COLOUR_COUNT - 1, -1, -1):
            if s.seat_of[s.order[i]] >= 0:
                s.push(frames.GaiaPrice(s.order[i]))


class GaiaPrice(Choice[Genesis, frames.GaiaPrice]):
    """D10b: whoever has catalysts or organisms spends one or lets one of them atrophy."""

    def options(self, s: Genesis, f: frames.GaiaPrice) -> list[int]:
        found = [SPEND + c for c in range(COLOUR_COUNT) if s.catalysts[f.actor * COLOUR_COUNT + c] > 0]
        found.extend(ORGANISM + place for place in s.organisms_of(f.actor))
        return found

    def chosen(self, s: Genesis, f: frames.GaiaPrice, action: int) -> None:
        if action >= SPEND:
            pool.spend(s, f.actor, action - SPEND)
            s.note("log-gaia-paid", "D10b", f.actor, action - SPEND)
        else:
            atrophy(s, action - ORGANISM, 1, 0, "D10b")

    def refusal(self, s: Genesis, f: frames.GaiaPrice, action: int) -> Reason | None:
        return say.no_colour("refused-no-catalyst", action - SPEND, "D10b")
