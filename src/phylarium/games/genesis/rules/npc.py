"""C1b to C1g, C2a: parasites that nobody plays."""

from __future__ import annotations

from phylarium.games.genesis.rules.atrophy import add_biont, extinct
from phylarium.games.genesis.rules.names import DISEASED_SLOTS
from phylarium.games.genesis.rules.ops import ATTACHED
from phylarium.games.genesis.rules.parasites import begin_link, loot, most_loot, suitable, take_cube
from phylarium.games.genesis.rules.state import AT_HOME, LIVING, NPC, PARASITE, Genesis
from phylarium.games.genesis.rules.steps import Act
from phylarium.kernel.engine import Frame


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
    s.ask(ATTACHED, party, parasite, incumbent)


class NpcAssign(Act):
    """C1b: an NPC parasite at home tries, with a random side, to attach where it finds most."""

    rule: str = "C1b"

    def act(self, s: Genesis, f: Frame) -> None:
        colour = f.a - NPC
        parasite = PARASITE + colour
        if s.stage[parasite] != AT_HOME or s.barred[colour] == 1 or s.unassigned[f.a] == 0:
            return
        side = s.rng.below(2)
        found = best_hosts(s, f.a, parasite, colour * 2 + side)
        if not found:
            s.note("log-npc-waits", "C1b", f.a)
            return
        s.side[colour] = side
        s.stage[parasite] = LIVING
        s.owner[parasite] = f.a
        s.unassigned[f.a] -= 1
        add_biont(s, parasite, f.a)
        attach_npc(s, f.a, parasite, lot(s, found))


class Resettle(Act):
    """E4, C1b: a liberated NPC parasite (frame b) finds another host or is extinct."""

    rule: str = "C1b"

    def act(self, s: Genesis, f: Frame) -> None:
        colour = f.b - PARASITE
        found = best_hosts(s, f.a, f.b, colour * 2 + s.side[colour])
        if found:
            attach_npc(s, f.a, f.b, lot(s, found))
        else:
            extinct(s, f.b)
