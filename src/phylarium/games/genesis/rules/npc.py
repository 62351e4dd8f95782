"""C1b to C1g, C2a: parasites that nobody plays."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.atrophy import add_biont
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.parasites import begin_link, loot, most_loot, suitable, take_cube
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act


def best_hosts(s: Genesis, party: int, parasite: int, face: int) -> list[int]:
    """C1b: the hosts that give a face of an NPC's card the most diseased cubes."""
    reach = s.reach(party)
    found: list[int] = []
    best = 0
    for host in s.living:
        if suitable(s, party, parasite, face, host, reach):
            count = most_loot(s, face, host, s.guest[host])
            if count > best:
                best = count
                found = []
            if count == best:
                found.append(host)
    return found


def lot(s: Genesis, found: list[int]) -> int:
    """One of several by the dice; the only one without."""
    return found[s.rng.below(len(found))] if len(found) > 1 else found[0]


def attach_npc(s: Genesis, party: int, parasite: int, host: int) -> None:
    """An NPC takes all that it can, then a supplanted parasite is free and pollution spreads."""
    incumbent = begin_link(s, party, parasite, host)
    for slot in range(DISEASED_SLOTS):
        found = loot(s, host, s.slot_colour(parasite, slot), incumbent)
        if found:
            take_cube(s, parasite, slot, lot(s, found), incumbent)
    s.push(frames.Attached(party, parasite, incumbent))


class NpcAssign(Act[Genesis, frames.NpcAssign]):
    """C1b: an NPC parasite at home tries, with a random side, to attach where it finds most."""

    def act(self, s: Genesis, f: frames.NpcAssign) -> None:
        colour = f.actor - NPC
        parasite = PARASITE + colour
        if s.stage[parasite] != AT_HOME or s.barred[colour] == 1 or s.unassigned[f.actor] == 0:
            return
        side = s.rng.below(2)
        found = best_hosts(s, f.actor, parasite, colour * 2 + side)
        if not found:
            s.note("log-npc-waits", "C1b", f.actor)
            return
        s.side[colour] = side
        s.stage[parasite] = LIVING
        s.owner[parasite] = f.actor
        s.unassigned[f.actor] -= 1
        add_biont(s, parasite, f.actor)
        attach_npc(s, f.actor, parasite, lot(s, found))
