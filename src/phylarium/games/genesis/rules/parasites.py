"""E3, E4: parasites attach to hosts and hyperparasites to parasites, and one supplants another."""

from __future__ import annotations

from phylarium.games.genesis.rules import crises, frames, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.assignable import movable, spare
from phylarium.games.genesis.rules.atrophy import add_biont, attach, extinct, return_diseased, take_biont
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice, declinable
from phylarium.kernel.message import Message, Reason

# --- suitable hosts -----------------------------------------------------------------------------


def loot(s: Genesis, host: int, colour: int, incumbent: int) -> list[int]:
    """E3c, E3e, E4a: cubes of a colour that a parasite could take: of mutations or organs, or of the incumbent."""
    c = s.components
    found: list[int] = []
    macro = s.macro_of[host]
    if macro >= 0:
        face = s.face(macro)
        for slot in range(MOST_ORGANS):
            if (s.organs[macro] >> slot) & 1 == 1 and c.organ_colour[face * MOST_ORGANS + slot] == colour:
                found.append(ORGAN + slot)
    else:
        for m in range(MUTATION_COUNT):
            if s.bearer[m] == host:
                if s.cube[m] == ON_CARD and c.mutation_colour[m] == colour:
                    found.append(MUTATION + m)
                if s.plus[m] == ON_CARD and c.plus_colour[m] == colour:
                    found.append(PLUS + m)
    if incumbent >= 0:
        for slot in range(DISEASED_SLOTS):
            held = s.diseased[(incumbent - PARASITE) * DISEASED_SLOTS + slot]
            if held >= 0 and s.slot_colour(incumbent, slot) == colour:
                found.append(DISEASED_CUBE + slot)
    return found


def most_loot(s: Genesis, face: int, host: int, incumbent: int) -> int:
    """How many diseased cubes a face of a parasite card could take from a host."""
    first = s.components.diseased_slot[face * DISEASED_SLOTS]
    second = s.components.diseased_slot[face * DISEASED_SLOTS + 1]
    count = len(loot(s, host, first, incumbent))
    if first == second:
        return count if count < DISEASED_SLOTS else DISEASED_SLOTS
    return (1 if count > 0 else 0) + (1 if loot(s, host, second, incumbent) else 0)


def below(s: Genesis, place: int, parasite: int) -> bool:
    """Whether a place is a parasite's own, or of the chain of parasites on top of it."""
    while place >= PARASITE:
        if place == parasite:
            return True
        place = s.host[place]
    return False


def suitable(s: Genesis, party: int, parasite: int, face: int, host: int, reach: int) -> bool:
    """E3b, E4: whether a parasite may attach to a host, or supplant the one that is there."""
    if s.stage[host] != LIVING or (reach >> s.home_row(host)) & 1 == 0:
        return False
    if host < PARASITE:
        if s.owner[host] == party:
            return False
    elif party >= NPC or below(s, host, parasite) or (s.chimera == 1 and s.host[host] >= PARASITE):
        # C1b: an NPC is never a hyperparasite. L2b: a hyperparasite has none of its own.
        return False
    incumbent = s.guest[host]
    if incumbent < 0 or incumbent == parasite:
        return most_loot(s, face, host, NONE) > 0
    if s.macro_of[incumbent] >= 0:
        return False
    held = s.diseased_count(incumbent)
    return held < DISEASED_SLOTS and most_loot(s, face, host, incumbent) > held


def survives_without(s: Genesis, place: int, party: int) -> bool:
    """Whether an organism lives on when a biont of a party leaves it."""
    others = 0
    for other in range(PARTY_COUNT if place >= PARASITE else NPC):
        others += s.bionts[place * PARTY_COUNT + other]
    return others > 1


def keeps_host(s: Genesis, host: int, source: int, party: int) -> bool:
    """Whether a host is still there when a biont has been taken from a source."""
    place = host
    while True:
        if place == source:
            return s.stage[source] != LIVING or survives_without(s, source, party)
        if place < PARASITE:
            return True
        place = s.host[place]


def hosts(s: Genesis, party: int, face: int, reach: int, sources: list[int], free: int) -> list[int]:
    """E3b: the hosts to which a player could attach a face of his parasite card."""
    found: list[int] = []
    parasite = PARASITE + face // 2
    for host in s.living:
        if suitable(s, party, parasite, face, host, reach):
            if free > 0:
                found.append(host)
            else:
                for source in sources:
                    if keeps_host(s, host, source, party):
                        found.append(host)
                        break
    return found


def card_ready(s: Genesis, party: int) -> bool:
    """E3: a player's own parasite card is at home and has been since the turn began; B1a: there is room for it."""
    if s.introductory == 1 or s.cooperative == 1:
        return False
    return (
        s.stage[PARASITE + party] == AT_HOME
        and s.barred[party] == 0
        and s.organism_count(party) < s.components.most_organisms
    )


def offer(s: Genesis, party: int, reach: int, sources: list[int], free: int, found: list[int]) -> None:
    """Add the faces of a player's parasite card that find a host."""
    if not card_ready(s, party):
        return
    for side in range(2):
        if hosts(s, party, party * 2 + side, reach, sources, free):
            found.append(FACE + party * 2 + side)


def refuse_face(s: Genesis, party: int, face: int) -> Reason | None:
    """Why a parasite may not be attached."""
    if face // 2 != party:
        return None
    if s.introductory == 1:
        return say.no("refused-introductory", "C3")
    if s.cooperative == 1:
        return say.no("refused-npc-parasite", "C2")
    if s.stage[PARASITE + party] == LIVING:
        return say.no("refused-parasite-out", "E3")
    if s.barred[party] == 1:
        return say.no("refused-parasite-barred", "G.extinction-micro")
    if s.organism_count(party) >= s.components.most_organisms:
        return say.no("refused-four-organisms", "B1a")
    return say.no("refused-no-host", "E3b")


# --- attaching ----------------------------------------------------------------------------------


class AttachHost(Choice[Genesis, frames.AttachHost]):
    """E3b: the host of a new parasite, with a face of the player's card up."""

    ints: str = "face"

    def options(self, s: Genesis, f: frames.AttachHost) -> list[int]:
        found = hosts(s, f.actor, f.face, s.reach(f.actor), movable(s, f.actor), spare(s, f.actor))
        return [ORGANISM + host for host in found]

    def chosen(self, s: Genesis, f: frames.AttachHost, action: int) -> None:
        s.push(frames.AttachBiont(f.actor, f.face, action - ORGANISM))

    def refusal(self, s: Genesis, f: frames.AttachHost, action: int) -> Reason | None:
        if ORGANISM <= action < ORGANISM + PLACE_COUNT and s.stage[action - ORGANISM] == LIVING:
            return refuse_host(s, f.actor, f.face, action - ORGANISM)
        return None

    def sought(self, s: Genesis, f: frames.AttachHost) -> list[int]:
        return [ORGANISM + place for place in s.living]


def refuse_host(s: Genesis, party: int, face: int, host: int) -> Reason:
    """Why an organism is no host."""
    if (s.reach(party) >> s.home_row(host)) & 1 == 0:
        return Reason(Message("refused-row", {"row": say.row(s.home_row(host))}), "E3b")
    if host < PARASITE and s.owner[host] == party:
        return say.no("refused-own-tableau", "E3b")
    incumbent = s.guest[host]
    if most_loot(s, face, host, incumbent) == 0:
        return say.no("refused-nothing-to-steal", "E3c")
    return say.no("refused-no-supplanting", "E4a")


def biont_sources(s: Genesis, party: int, host: int) -> list[int]:
    """E3a: where a biont for a parasite may come from."""
    found: list[int] = []
    if spare(s, party) > 0:
        found.append(FROM_POOL)
    for source in movable(s, party):
        if keeps_host(s, host, source, party):
            found.append(MOVE + source)
    return found


def bring_biont(s: Genesis, party: int, parasite: int, action: int) -> None:
    """A biont comes to a parasite from the pool, a refugium or, by HGT, a microorganism."""
    add_biont(s, parasite, party)
    s.placed[parasite * PARTY_COUNT + party] += 1
    if action == FROM_POOL:
        s.unassigned[party] -= 1
        return
    source = action - MOVE
    if s.stage[source] == LIVING:
        s.hgt_used[party] += 1
    take_biont(s, source, party)


class AttachBiont(Choice[Genesis, frames.AttachBiont]):
    """E3a: where the first biont of a parasite on a host comes from. Then the parasite lives."""

    ints: str = "face host"

    def options(self, s: Genesis, f: frames.AttachBiont) -> list[int]:
        return biont_sources(s, f.actor, f.host)

    def chosen(self, s: Genesis, f: frames.AttachBiont, action: int) -> None:
        parasite = PARASITE + f.actor
        s.side[f.actor] = f.face & 1
        s.stage[parasite] = LIVING
        s.owner[parasite] = f.actor
        begin_attaching(s, f.actor, parasite, f.host, 0)
        bring_biont(s, f.actor, parasite, action)


def begin_link(s: Genesis, party: int, parasite: int, host: int) -> int:
    """The parasite sits on its host; the incumbent that it supplants, or none."""
    incumbent = s.guest[host]
    if incumbent >= 0 and incumbent != parasite:
        s.note("log-supplanted", "E4", party, parasite, incumbent, host)
    else:
        incumbent = NONE
        s.note("log-attached", "E3", party, parasite, host)
    attach(s, parasite, host)
    s.recount(parasite)
    return incumbent


def begin_attaching(s: Genesis, party: int, parasite: int, host: int, liberated: int) -> None:
    """The parasite of a player sits on its host; what it takes comes next, more than the incumbent had (E4a)."""
    incumbent = begin_link(s, party, parasite, host)
    need = 1 if incumbent < 0 else s.diseased_count(incumbent) + 1
    s.push(frames.Steal(party, parasite, host, 0, need, incumbent, liberated))


def take_cube(s: Genesis, parasite: int, slot: int, action: int, incumbent: int, rule: str = "E3c") -> None:
    """E3c, E3e, E4a, H4c: a cube of the host, or of the incumbent, becomes a diseased one."""
    host = s.host[parasite]
    at = (parasite - PARASITE) * DISEASED_SLOTS + slot
    if MUTATION <= action < MUTATION + MUTATION_COUNT:
        s.cube[action - MUTATION] = DISEASED
        s.diseased[at] = (action - MUTATION) * 2
        s.recount(host)
    elif PLUS <= action < PLUS + MUTATION_COUNT:
        s.plus[action - PLUS] = DISEASED
        s.diseased[at] = (action - PLUS) * 2 + 1
        s.recount(host)
    elif ORGAN <= action < ORGAN + MOST_ORGANS:
        s.organs[s.macro_of[host]] &= ~(1 << (action - ORGAN))
        s.diseased[at] = ORGAN_CUBE
        s.recount(host)
    else:
        other = (incumbent - PARASITE) * DISEASED_SLOTS + action - DISEASED_CUBE
        s.diseased[at] = s.diseased[other]
        s.diseased[other] = NONE
        s.recount(incumbent)
    s.recount(parasite)
    s.note("log-diseased", rule, s.owner[parasite], parasite, host, s.slot_colour(parasite, slot))


class Steal(Choice[Genesis, frames.Steal]):
    """E3c: a cube of the host at a place for each diseased slot of a parasite in turn.

    `need` is how many cubes it must still take, `incumbent` the parasite that it supplants, or none; `liberated` is 1
    for one that was supplanted itself.
    """

    ints: str = "parasite place slot need incumbent=-1 liberated=0"

    def options(self, s: Genesis, f: frames.Steal) -> list[int]:
        if f.slot == DISEASED_SLOTS:
            return []
        found = loot(s, f.place, s.slot_colour(f.parasite, f.slot), f.incumbent)
        if not found:
            return [DECLINE]
        later = 0
        for slot in range(f.slot + 1, DISEASED_SLOTS):
            if loot(s, f.place, s.slot_colour(f.parasite, slot), f.incumbent):
                later += 1
        if later >= f.need:
            found.append(DECLINE)
        return found

    def chosen(self, s: Genesis, f: frames.Steal, action: int) -> None:
        need = f.need
        if action != DECLINE:
            need = need - 1 if need > 0 else 0
        s.push(frames.Steal(f.actor, f.parasite, f.place, f.slot + 1, need, f.incumbent, f.liberated))
        if action != DECLINE:
            take_cube(s, f.parasite, f.slot, action, f.incumbent)

    def nothing(self, s: Genesis, f: frames.Steal) -> None:
        s.push(frames.Attached(f.actor, f.parasite, f.incumbent))
        if f.liberated == 0:
            s.push(frames.SecondBiont(f.actor, f.parasite))

    def prompt(self, s: Genesis, f: frames.Steal) -> Message:
        return say.asked(s, f, "ask-steal", {"colour": say.colour(s.slot_colour(f.parasite, f.slot))})

    def refusal(self, s: Genesis, f: frames.Steal, action: int) -> Reason | None:
        return say.no("refused-must-steal", "E4a" if f.incumbent >= 0 else "E3c") if action == DECLINE else None


class SecondBiont(Choice[Genesis, frames.SecondBiont]):
    """E3: a second biont for a parasite, if the player likes."""

    ints: str = "parasite"

    def options(self, s: Genesis, f: frames.SecondBiont) -> list[int]:
        found = biont_sources(s, f.actor, f.parasite)
        found.append(DONE)
        return found

    def chosen(self, s: Genesis, f: frames.SecondBiont, action: int) -> None:
        if action != DONE:
            bring_biont(s, f.actor, f.parasite, action)


class Attached(Act[Genesis, frames.Attached]):
    """E3f, E4: the incumbent that was supplanted is liberated, then the new parasite may pollute."""

    ints: str = "parasite incumbent"

    def act(self, s: Genesis, f: frames.Attached) -> None:
        if f.incumbent >= 0:
            s.push(frames.Attached(f.actor, f.parasite, NONE))
            liberate(s, f.incumbent)
        elif s.stage[f.parasite] == LIVING:
            colour = f.parasite - PARASITE
            if s.components.parasite_pollutes[colour * 2 + s.side[colour]]:
                crises.pollute(s, f.parasite)


# --- liberated parasites ------------------------------------------------------------------------


def liberate(s: Genesis, parasite: int) -> None:
    """E4: the old parasite gives its diseased cubes back and looks for another host at once.

    C1b: one that nobody plays ends; it may come back in the next turn.
    """
    if s.stage[parasite] != LIVING:
        return
    for slot in range(DISEASED_SLOTS):
        if s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot] >= 0:
            return_diseased(s, parasite, slot)
    party = s.owner[parasite]
    s.note("log-liberated", "E4", party, parasite)
    if party < NPC:
        s.push(frames.Liberated(party, parasite))
    else:
        extinct(s, parasite)


def new_hosts(s: Genesis, party: int, parasite: int) -> list[int]:
    """E4: hosts for a liberated parasite, in active rows or rows of its player, that of its old host included."""
    reach = s.reach(party)
    colour = parasite - PARASITE
    face = colour * 2 + s.side[colour]
    return [host for host in s.living if suitable(s, party, parasite, face, host, reach)]


class Liberated(Choice[Genesis, frames.Liberated]):
    """E4: the host that a liberated parasite goes to; without one, or if the player likes, it is extinct."""

    ints: str = "parasite"

    def options(self, s: Genesis, f: frames.Liberated) -> list[int]:
        return declinable([ORGANISM + host for host in new_hosts(s, f.actor, f.parasite)], DECLINE)

    def chosen(self, s: Genesis, f: frames.Liberated, action: int) -> None:
        if action == DECLINE:
            extinct(s, f.parasite)
        else:
            begin_attaching(s, f.actor, f.parasite, action - ORGANISM, 1)

    def nothing(self, s: Genesis, f: frames.Liberated) -> None:
        extinct(s, f.parasite)

    def refusal(self, s: Genesis, f: frames.Liberated, action: int) -> Reason | None:
        if ORGANISM <= action < ORGANISM + PLACE_COUNT and s.stage[action - ORGANISM] == LIVING:
            colour = f.parasite - PARASITE
            return refuse_host(s, f.actor, colour * 2 + s.side[colour], action - ORGANISM)
        return None
