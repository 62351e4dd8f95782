"""L: the macro parasite chimera variant. A parasite may become a macroorganism itself.

It stays on its parasite card, attached to its host, in the host's tableau. A macroorganism host linked
to a macroorganism parasite is a chimera. The other modules ask here wherever the variant differs.
"""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *

# --- neighbours -----------------------------------------------------------------------------------


def partner(s: Genesis, place: int) -> int:
    """L6: the other macroorganism of a chimera, or none."""
    if s.chimera == 0:
        return NONE
    if place >= PARASITE:
        host = s.host[place]
        return host if host >= 0 and host < PARASITE and s.macro_of[host] >= 0 else NONE
    guest = s.guest[place]
    return guest if guest >= 0 and s.macro_of[guest] >= 0 else NONE


def on_land(s: Genesis, place: int) -> bool:
    """Whether a place holds a macroorganism on land."""
    return place >= 0 and s.macro_of[place] >= 0 and s.landed[s.macro_of[place]] == TERRESTRIAL


def beside_land(s: Genesis, place: int) -> bool:
    """L5f: whether host or parasite of an organism is a macroorganism on land."""
    return on_land(s, s.host[place]) or on_land(s, s.guest[place])


def may_become(s: Genesis, place: int) -> bool:
    """H3: bacteria become macroorganisms; L1, L1b: in this variant parasites do, but no hyperparasites."""
    return place < PARASITE or (s.chimera == 1 and 0 <= s.host[place] < PARASITE)


def organs_of_colour(s: Genesis, card: int, colour: int) -> int:
    """Organ cubes of a colour on a macroorganism card."""
    face = s.face(card)
    count = 0
    for slot in range(s.components.organ_count[face]):
        if (s.organs[card] >> slot) & 1 == 1 and s.components.organ_colour[face * MOST_ORGANS + slot] == colour:
            count += 1
    return count


def lent(s: Genesis, place: int, colour: int) -> int:
    """L5b, L5d, L5e: cubes of a colour that a landfall may count at a neighbour."""
    other = partner(s, place)
    if other >= 0:
        return organs_of_colour(s, s.macro_of[other], colour)
    count = 0
    if place >= PARASITE:
        host = s.host[place]
        c = s.components
        for m in range(MUTATION_COUNT):
            if s.bearer[m] == host:
                if s.cube[m] == ON_CARD and c.mutation_colour[m] == colour:
                    count += 1
                if s.plus[m] == ON_CARD and c.plus_colour[m] == colour:
                    count += 1
    return count


# --- becoming ---------------------------------------------------------------------------------------


def use_diseased(s: Genesis, place: int, card: int) -> None:
    """L1: diseased cubes that a new macroorganism takes are lost for the host; the others go back to it."""
    face = card * 2 + MARINE
    c = s.components
    for slot in range(DISEASED_SLOTS):
        if s.diseased[(place - PARASITE) * DISEASED_SLOTS + slot] < 0:
            continue
        colour = s.slot_colour(place, slot)
        at = place * PARTY_COUNT + colour
        held = s.chromosomes[place * COLOUR_COUNT + colour] - s.bionts[at] - s.bionts[at + NPC]
        wanted = c.system[face * COLOUR_COUNT + colour]
        for organ in range(c.organ_count[face]):
            if c.organ_colour[face * MOST_ORGANS + organ] == colour:
                wanted += 1
        # The parasite's own cubes serve first.
        if wanted >= held:
            atrophy.lose_diseased(s, place, slot)
        else:
            atrophy.return_diseased(s, place, slot)


def free_circle(s: Genesis, place: int, colour: int) -> bool:
    """H3d: whether the circle of a colour holds no endosymbiont."""
    return s.endosymbionts(place, colour) + s.endosymbionts(place, NPC + colour) == 0


def incorporate(s: Genesis, place: int) -> None:
    """L1a, L5e: bionts of a microorganism host fill free circles of the macroorganism on its parasite."""
    host = s.host[place]
    if host < 0 or s.stage[host] != LIVING or s.macro_of[host] >= 0:
        return
    for party in range(PARTY_COUNT):
        if s.bionts[host * PARTY_COUNT + party] > 0 and free_circle(s, place, party & 3):
            s.note("log-incorporated", "L1a", party, host)
            atrophy.add_biont(s, place, party)
            carry_purchases(s, party, host, place)
            atrophy.take_biont(s, host, party)
            if s.host[place] != host or s.stage[host] != LIVING or s.macro_of[place] < 0:
                return


def carry_purchases(s: Genesis, party: int, host: int, place: int) -> None:
    """A5a: a biont that has bought for its host has bought: it goes without a purchase where none is left to it."""
    at = host * PARTY_COUNT + party
    most = s.bionts[at] - 1
    if (s.fissile >> host) & 1 == 1:
        most *= 2
    used = s.bought[at] - most
    if used > 0:
        s.bought[at] -= used
        s.bought[place * PARTY_COUNT + party] += used


# --- death ------------------------------------------------------------------------------------------


def inherit(s: Genesis, place: int) -> None:
    """L4a: a host dies; its placard goes under the macroorganism, which is no parasite any more."""
    guest = s.guest[place]
    card = s.macro_of[guest]
    owner = s.owner[guest]
    atrophy.shed_mutations(s, place)
    atrophy.send_home(s, place)
    for colour in range(COLOUR_COUNT):
        s.cubes[place * COLOUR_COUNT + colour] = 0
        s.antioxidants[place * COLOUR_COUNT + colour] = 0
    second = s.guest[guest]
    if owner >= NPC:
        # L7e: nobody plays it on; card and placard are its trophies.
        if second >= 0:
            atrophy.extinct(s, second)
        atrophy.send_home(s, guest)
        s.macro_of[guest] = NONE
        s.macro_at[card] = TROPHY_OF + owner
        s.organs[card] = 0
        s.level[card] = NONE
        s.stage[place] = TROPHY
        s.owner[place] = owner
        s.note("log-npc-trophy", "L7e", owner, card * 2 + s.landed[card])
    else:
        for party in range(PARTY_COUNT):
            s.bionts[place * PARTY_COUNT + party] = s.bionts[guest * PARTY_COUNT + party]
            s.bionts[guest * PARTY_COUNT + party] = 0
            # A5a: what it has done in this turn goes with it.
            s.placed[place * PARTY_COUNT + party] = s.placed[guest * PARTY_COUNT + party]
            s.placed[guest * PARTY_COUNT + party] = 0
            s.bought[place * PARTY_COUNT + party] = s.bought[guest * PARTY_COUNT + party]
            s.bought[guest * PARTY_COUNT + party] = 0
        fissile = (s.fissile >> guest) & 1
        s.fissile = s.fissile & ~(1 << place) & ~(1 << guest) | fissile << place
        s.owner[place] = owner
        s.macro_of[guest] = NONE
        s.macro_of[place] = card
        s.macro_at[card] = place
        s.note("log-emancipated", "L4a", owner, place)
    s.guest[place] = NONE
    s.guest[guest] = NONE
    s.host[guest] = NONE
    s.stage[guest] = AT_HOME
    s.owner[guest] = NONE
    s.recount(guest)
    if second >= 0 and s.stage[second] == LIVING:
        atrophy.attach(s, second, place)
    s.recount(place)


def shrink(s: Genesis, place: int) -> None:
    """L4b: a macroorganism parasite dies: a parasite again, with what its slots hold."""
    card = s.macro_of[place]
    owner = s.owner[place]
    s.note("log-shrunk", "L4b", owner, card * 2 + s.landed[card])
    if s.guest[place] >= 0:
        atrophy.extinct(s, s.guest[place])
    face = s.face(card)
    s.macro_of[place] = NONE
    s.macro_at[card] = TROPHY_OF + owner
    s.organs[card] = 0
    s.level[card] = NONE
    colour = place - PARASITE
    for slot in range(DISEASED_SLOTS):
        if s.components.system[face * COLOUR_COUNT + s.slot_colour(place, slot)] > 0:
            s.diseased[colour * DISEASED_SLOTS + slot] = FREE_CUBE
    # The trophic biont first, then whoever finds no room: two may stay, those of its own colour before others.
    atrophy.return_biont(s, place, owner)
    room = 2
    order = [colour, NPC + colour, *(p for p in range(PARTY_COUNT) if p & 3 != colour)]
    for party in order:
        at = place * PARTY_COUNT + party
        while s.bionts[at] > 0 and s.bionts[at] > room:
            atrophy.return_biont(s, place, party)
        room -= s.bionts[at]
    s.recount(place)
    own = s.bionts[place * PARTY_COUNT + colour] + s.bionts[place * PARTY_COUNT + NPC + colour]
    if own == 0:
        atrophy.end_parasite(s, place)
    elif s.bionts[place * PARTY_COUNT + s.owner[place]] == 0:
        atrophy.hand_over(s, place, colour if s.bionts[place * PARTY_COUNT + colour] > 0 else NPC + colour)


# --- Red Queen --------------------------------------------------------------------------------------


def mutation_slot(s: Genesis, place: int, colour: int) -> int:
    """L3: a promoted mutation of a microorganism whose own cube, of a colour, is lost, or none."""
    for m in range(MUTATION_COUNT):
        lost = s.bearer[m] == place and s.promoted[m] == 1 and s.cube[m] == LOST
        if lost and s.components.mutation_colour[m] == colour:
            return m
    return NONE


def room_for(s: Genesis, place: int, colour: int) -> bool:
    """L3: whether an organism has a place for a stolen cube: an organ slot, or a mutation that lost its own."""
    card = s.macro_of[place]
    if card >= 0:
        return atrophy.free_organ(s, card, colour) >= 0
    return mutation_slot(s, place, colour) >= 0


# --- the food chain ---------------------------------------------------------------------------------


def is_member(s: Genesis, place: int) -> bool:
    """L6a: whether a macroorganism is the parasite of a chimera, and shares its host's level."""
    return place >= PARASITE and partner(s, place) >= 0


def greenery(s: Genesis, place: int) -> int:
    """L6b: blue and green chromosomes of a macroorganism or chimera, ties by all of them."""
    total = 0
    plants = 0
    for member in (place, partner(s, place)):
        if member >= 0:
            at = member * COLOUR_COUNT
            plants += s.chromosomes[at + 2] + s.chromosomes[at + 3]
            total += s.chromosomes[at] + s.chromosomes[at + 1] + s.chromosomes[at + 2] + s.chromosomes[at + 3]
    return plants * 1000 + total


def rate(s: Genesis, place: int) -> int:
    """H6b, L6a: the metabolic rate of a macroorganism, or of a chimera together."""
    other = partner(s, place)
    return s.metabolic_rate(place) + (s.metabolic_rate(other) if other >= 0 else 0)


def npc_burden(s: Genesis) -> int:
    """L7f: macroorganisms and trophies of NPCs, each of which makes a solitaire victory harder."""
    count = 0
    if s.chimera == 1:
        for card in range(MACROORGANISM_COUNT):
            at = s.macro_at[card]
            if at >= TROPHY_OF + NPC or (PARASITE <= at < TROPHY_OF and s.owner[at] >= NPC):
                count += 1
    return count
