"""The glossary's losses: atrophy and its order, immunology, the cubes of mutations, extinction.

Everything by which an organism becomes less or ends is here; events, rolls and purchases call it.
"""

from __future__ import annotations

from phylarium.games.genesis.rules import frames, pool, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Reason

# --- cubes of mutations and diseased cubes ------------------------------------------------------


def slot_of(s: Genesis, m: int, plus: int) -> int:
    """The diseased slot (parasite colour * DISEASED_SLOTS + slot) that holds a cube of a mutation."""
    return s.diseased.index(m * 2 + plus)


def empty_slot(s: Genesis, slot: int) -> None:
    """A diseased slot loses its cube."""
    s.diseased[slot] = NONE
    s.recount(PARASITE + slot // DISEASED_SLOTS)


def lose_mutation_cube(s: Genesis, m: int, plus: int) -> None:
    """G.atrophied-mutation: a cube is lost, wherever it is; the card is demoted, discarded or kept."""
    if plus == 1:
        if s.plus[m] == DISEASED:
            empty_slot(s, slot_of(s, m, 1))
        s.plus[m] = LOST
        s.promoted[m] = 0
        if s.cube[m] == LOST:
            discard_mutation(s, m)
        else:
            s.note("log-demoted", "G.atrophied-mutation", s.owner[s.bearer[m]], m * 2 + 1, m * 2)
            s.recount(s.bearer[m])
        return
    if s.cube[m] == DISEASED:
        empty_slot(s, slot_of(s, m, 0))
    s.cube[m] = LOST
    if s.promoted[m] == 1:
        s.recount(s.bearer[m])
    else:
        discard_mutation(s, m)


def discard_mutation(s: Genesis, m: int) -> None:
    """D7c: a mutation goes to the bottom of the deck of its bearer's home row, unpromoted; its cubes are lost."""
    place = s.bearer[m]
    row = s.home_row(place)
    s.note("log-mutation-discarded", "G.atrophied-mutation", s.owner[place], m * 2 + s.promoted[m], place, row)
    if s.cube[m] == DISEASED:
        empty_slot(s, slot_of(s, m, 0))
    if s.plus[m] == DISEASED:
        empty_slot(s, slot_of(s, m, 1))
    s.cube[m] = LOST
    s.plus[m] = LOST
    s.promoted[m] = 0
    s.bearer[m] = NONE
    s.deck(row).append(m)
    s.recount(place)


def lose_diseased(s: Genesis, parasite: int, slot: int) -> None:
    """G.atrophied-diseased: a diseased cube is lost for good; a mutation that it came from follows."""
    at = (parasite - PARASITE) * DISEASED_SLOTS + slot
    source = s.diseased[at]
    if source >= ORGAN_CUBE:
        empty_slot(s, at)
    else:
        lose_mutation_cube(s, source >> 1, source & 1)


def return_diseased(s: Genesis, parasite: int, slot: int) -> None:
    """A diseased cube goes back to where it came from; an organ's cube needs a free slot of its colour (H4b)."""
    at = (parasite - PARASITE) * DISEASED_SLOTS + slot
    source = s.diseased[at]
    colour = s.slot_colour(parasite, slot)
    empty_slot(s, at)
    if source == FREE_CUBE:
        return
    if source == ORGAN_CUBE:
        host = s.host[parasite]
        free = free_organ(s, s.macro_of[host], colour)
        if free >= 0:
            s.organs[s.macro_of[host]] |= 1 << free
            s.recount(host)
        return
    m = source >> 1
    if source & 1 == 1:
        s.plus[m] = ON_CARD
    else:
        s.cube[m] = ON_CARD
    s.recount(s.bearer[m])


def free_organ(s: Genesis, macro: int, colour: int) -> int:
    """The first organ slot of a colour without a cube, or none."""
    face = s.face(macro)
    for slot in range(s.components.organ_count[face]):
        if s.components.organ_colour[face * MOST_ORGANS + slot] == colour and (s.organs[macro] >> slot) & 1 == 0:
            return slot
    return NONE


# --- bionts -----------------------------------------------------------------------------------


def take_biont(s: Genesis, place: int, party: int) -> None:
    """A biont leaves a microorganism or a circle of a macroorganism for wherever the caller puts it."""
    at = place * PARTY_COUNT + party
    s.bionts[at] -= 1
    if s.placed[at] > s.bionts[at]:
        s.placed[at] = s.bionts[at]
    if s.stage[place] == LIVING:
        s.recount(place)
        settle_ownership(s, place)


def lose_biont(s: Genesis, place: int, party: int, compensated: bool) -> None:
    """A biont returns to its owner's pool, from a refugium or an organism (B4a)."""
    s.unassigned[party] += 1
    if compensated:
        pool.compensate(s, party)
    take_biont(s, place, party)


def add_biont(s: Genesis, place: int, party: int) -> None:
    """A biont comes into a place; a parasite obeys its own colour again (E6c)."""
    s.bionts[place * PARTY_COUNT + party] += 1
    if s.stage[place] == LIVING:
        if place >= PARASITE and party & 3 == place - PARASITE and s.owner[place] & 3 != place - PARASITE:
            s.owner[place] = party
        s.recount(place)


def settle_ownership(s: Genesis, place: int) -> None:
    """E6c: an organism without bionts is extinct; one without its owner's belongs to another that lives in it."""
    if s.biont_count(place) == 0:
        extinct(s, place)
        return
    owner = s.owner[place]
    if s.bionts[place * PARTY_COUNT + owner] > 0:
        return
    heirs = [party for party in range(PARTY_COUNT) if s.bionts[place * PARTY_COUNT + party] > 0]
    people = [party for party in heirs if party < NPC]
    if not people and place < PARASITE:
        # Nobody plays a bacterium that only an NPC is left in.
        extinct(s, place)
    elif len(people) > 1 and owner < NPC:
        s.push(frames.NewOwner(owner, place))
    else:
        hand_over(s, place, people[0] if people else heirs[0])


def hand_over(s: Genesis, place: int, party: int) -> None:
    """E6c: an organism is commandeered."""
    s.owner[place] = party
    s.note("log-commandeered", "E6c", party, place)
    s.recount(place)


class NewOwner(Choice[Genesis, frames.NewOwner]):
    """E6c: who gets an organism that the chooser has no bionts in any more."""

    ints: str = "place"

    def options(self, s: Genesis, f: frames.NewOwner) -> list[int]:
        if s.stage[f.place] != LIVING or s.bionts[f.place * PARTY_COUNT + s.owner[f.place]] > 0:
            return []
        return [BIONT + party for party in range(NPC) if s.bionts[f.place * PARTY_COUNT + party] > 0]

    def chosen(self, s: Genesis, f: frames.NewOwner, action: int) -> None:
        hand_over(s, f.place, action - BIONT)


# --- extinction ---------------------------------------------------------------------------------


def extinct(s: Genesis, place: int) -> None:
    """An organism ends: a bacterium as a trophy, a parasite as a card at home, a macroorganism as a bacterium."""
    if s.macro_of[place] >= 0:
        revert(s, place)
    elif place >= PARASITE:
        end_parasite(s, place)
    else:
        end_bacterium(s, place)


def end_guest(s: Genesis, place: int) -> None:
    """E3h: the parasite of an organism that ends goes with it."""
    if s.guest[place] >= 0:
        extinct(s, s.guest[place])


def send_home(s: Genesis, place: int) -> None:
    """All bionts of an organism that ends return to their pools, with compensation."""
    for party in range(PARTY_COUNT):
        while s.bionts[place * PARTY_COUNT + party] > 0:
            return_biont(s, place, party)


def return_biont(s: Genesis, place: int, party: int) -> None:
    """A biont of an organism that ends goes home with compensation, whatever becomes of the organism."""
    at = place * PARTY_COUNT + party
    s.bionts[at] -= 1
    if s.placed[at] > s.bionts[at]:
        s.placed[at] = s.bionts[at]
    s.unassigned[party] += 1
    pool.compensate(s, party)


def shed_mutations(s: Genesis, place: int) -> None:
    """All mutations of an organism go to the bottom of the deck of its home row."""
    for m in range(MUTATION_COUNT):
        if s.bearer[m] == place:
            discard_mutation(s, m)


def end_bacterium(s: Genesis, place: int) -> None:
    """G.extinction-micro for a bacterium: its placard is its owner's trophy."""
    s.note("log-extinct", "G.extinction-micro", s.owner[place], place)
    if s.guest[place] >= 0 and s.macro_of[s.guest[place]] >= 0:
        from phylarium.games.genesis.rules import chimera

        chimera.inherit(s, place)
        return
    end_guest(s, place)
    shed_mutations(s, place)
    send_home(s, place)
    at = place * COLOUR_COUNT
    for colour in range(COLOUR_COUNT):
        s.cubes[at + colour] = 0
        s.antioxidants[at + colour] = 0
    s.stage[place] = TROPHY
    s.recount(place)


def end_parasite(s: Genesis, parasite: int) -> None:
    """G.extinction-micro for a parasite: diseased cubes back to the host, card back to its owner until next turn."""
    s.note("log-extinct", "G.extinction-micro", s.owner[parasite], parasite)
    end_guest(s, parasite)
    for slot in range(DISEASED_SLOTS):
        if s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot] >= 0:
            return_diseased(s, parasite, slot)
    send_home(s, parasite)
    parasite_home(s, parasite)
    s.barred[parasite - PARASITE] = 1


def parasite_home(s: Genesis, parasite: int) -> None:
    """A parasite card whose bionts are gone returns to its owner: mutations to the host's row, cubes to the soup."""
    for slot in range(DISEASED_SLOTS):
        if s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot] >= 0:
            lose_diseased(s, parasite, slot)
    shed_mutations(s, parasite)
    detach(s, parasite)
    s.stage[parasite] = AT_HOME
    s.owner[parasite] = NONE
    s.recount(parasite)


def detach(s: Genesis, parasite: int) -> None:
    """A parasite and its host part. A liberated one still remembers a host that has another guest by now."""
    host = s.host[parasite]
    if host >= 0 and s.guest[host] == parasite:
        s.guest[host] = NONE
    s.host[parasite] = NONE


def attach(s: Genesis, parasite: int, host: int) -> None:
    s.host[parasite] = host
    s.guest[host] = parasite


def revert(s: Genesis, place: int) -> None:
    """G.extinction-macro: the card is a trophy; its cubes and bionts, the trophic one too, are a bacterium again."""
    if place >= PARASITE:
        from phylarium.games.genesis.rules import chimera

        chimera.shrink(s, place)
        return
    macro = s.macro_of[place]
    owner = s.owner[place]
    s.note("log-reverted", "G.extinction-macro", owner, macro * 2 + s.landed[macro], place)
    guest = s.guest[place]
    # L: a macroorganism parasite stays where it is.
    if guest >= 0 and s.macro_of[guest] < 0:
        for slot in range(DISEASED_SLOTS):
            # The cubes die with the parasite instead of going back to the organs.
            if s.diseased[(guest - PARASITE) * DISEASED_SLOTS + slot] >= 0:
                lose_diseased(s, guest, slot)
        extinct(s, guest)
    face = s.face(macro)
    at = place * COLOUR_COUNT
    for colour in range(COLOUR_COUNT):
        s.cubes[at + colour] += s.components.system[face * COLOUR_COUNT + colour]
    for slot in range(s.components.organ_count[face]):
        if (s.organs[macro] >> slot) & 1 == 1:
            s.cubes[at + s.components.organ_colour[face * MOST_ORGANS + slot]] += 1
    s.organs[macro] = 0
    s.level[macro] = NONE
    s.macro_at[macro] = TROPHY_OF + owner
    s.macro_of[place] = NONE
    s.recount(place)


# --- atrophy ------------------------------------------------------------------------------------


def endosymbiont_immunity(s: Genesis, place: int) -> int:
    """G.immunology: the party whose endosymbiont gives a macroorganism immunology, or none."""
    macro = s.macro_of[place]
    if macro < 0:
        return NONE
    face = s.face(macro)
    for colour in range(COLOUR_COUNT):
        if s.components.endosymbiont_ability[(face * COLOUR_COUNT + colour) * ABILITY_COUNT + IMMUNOLOGY] > 0:
            if s.endosymbionts(place, colour) > 0:
                return colour
            if s.endosymbionts(place, NPC + colour) > 0:
                # An assimilated NPC is the owner's ally (C1b).
                return s.owner[place]
    return NONE


def chooser(s: Genesis, place: int) -> int:
    """G.immunology: the party that chooses what an organism loses."""
    party = endosymbiont_immunity(s, place)
    return party if party >= 0 else s.owner[place]


def tokens(s: Genesis, place: int, oxygen: int) -> list[int]:
    """G.atrophy: what an organism may lose now, as actions. Immunology lifts the order."""
    found: list[int] = []
    at = place * COLOUR_COUNT
    if oxygen == 1:
        # D6b: antioxidants and vitamins stand in.
        for colour in range(COLOUR_COUNT):
            if s.antioxidants[at + colour] > 0:
                found.append(DISK + colour)
    free = s.abilities[place * ABILITY_COUNT + IMMUNOLOGY] > 0
    before = len(found)
    for m in range(MUTATION_COUNT):
        if s.bearer[m] == place:
            if s.cube[m] == ON_CARD:
                found.append(MUTATION + m)
            if s.plus[m] == ON_CARD:
                found.append(PLUS + m)
    if len(found) > before and not free:
        return found
    macro = s.macro_of[place]
    if macro >= 0:
        for slot in range(MOST_ORGANS):
            if (s.organs[macro] >> slot) & 1 == 1:
                found.append(ORGAN + slot)
    for colour in range(COLOUR_COUNT):
        if s.cubes[at + colour] > 0:
            found.append(CUBE + colour)
    if place >= PARASITE:
        for slot in range(DISEASED_SLOTS):
            if s.diseased[(place - PARASITE) * DISEASED_SLOTS + slot] >= 0:
                found.append(DISEASED_CUBE + slot)
    if len(found) > before and not free:
        return found
    if macro < 0:
        for party in range(PARTY_COUNT):
            if s.bionts[place * PARTY_COUNT + party] > 0:
                found.append(BIONT + party)
        return found
    for party in range(PARTY_COUNT):
        if s.endosymbionts(place, party) > 0:
            found.append(BIONT + party)
    if len(found) == before or (free and endosymbiont_immunity(s, place) < 0):
        found.append(TROPHIC_BIONT)
    return found


def lose_token(s: Genesis, place: int, action: int) -> None:
    """One atrophy: the token that an action names is lost."""
    owner = s.owner[place]
    if DISK <= action < DISK + COLOUR_COUNT:
        s.antioxidants[place * COLOUR_COUNT + action - DISK] -= 1
        s.note("log-lost-antioxidant", "D6b", owner, place, action - DISK)
    elif MUTATION <= action < MUTATION + MUTATION_COUNT:
        m = action - MUTATION
        s.note("log-lost-cube", "G.atrophy", owner, place, s.components.mutation_colour[m])
        lose_mutation_cube(s, m, 0)
    elif PLUS <= action < PLUS + MUTATION_COUNT:
        m = action - PLUS
        s.note("log-lost-cube", "G.atrophy", owner, place, s.components.plus_colour[m])
        lose_mutation_cube(s, m, 1)
    elif ORGAN <= action < ORGAN + MOST_ORGANS:
        lose_organ(s, place, action - ORGAN, "G.atrophy")
    elif CUBE <= action < CUBE + COLOUR_COUNT:
        s.note("log-lost-cube", "G.atrophy", owner, place, action - CUBE)
        s.cubes[place * COLOUR_COUNT + action - CUBE] -= 1
        s.recount(place)
    elif DISEASED_CUBE <= action < DISEASED_CUBE + DISEASED_SLOTS:
        slot = action - DISEASED_CUBE
        s.note("log-lost-cube", "G.atrophied-diseased", owner, place, s.slot_colour(place, slot))
        lose_diseased(s, place, slot)
    elif action == TROPHIC_BIONT:
        extinct(s, place)
    else:
        s.note("log-lost-biont", "G.atrophy", action - BIONT, place)
        lose_biont(s, place, action - BIONT, True)


def lose_organ(s: Genesis, place: int, slot: int, rule: str) -> None:
    """An organ's cube goes to the soup."""
    macro = s.macro_of[place]
    face = s.face(macro)
    s.note("log-lost-organ", rule, s.owner[place], place, s.components.organ_kind[face * MOST_ORGANS + slot])
    s.organs[macro] &= ~(1 << slot)
    s.recount(place)


def atrophy(s: Genesis, place: int, count: int, oxygen: int, rule: str) -> None:
    """An organism suffers a number of atrophies; `oxygen` is 1 where antioxidants may stand in (D6b)."""
    if count > 0:
        s.note("log-atrophy", rule, s.owner[place], place, count)
        s.push(frames.Atrophy(NOBODY, place, count, oxygen, s.macro_of[place]))


class Atrophy(Act[Genesis, frames.Atrophy]):
    """G.atrophy: as many as are left; `oxygen` is 1 where it causes them, `macro` the card that suffers, or none."""

    ints: str = "place left oxygen macro"

    def act(self, s: Genesis, f: frames.Atrophy) -> None:
        if f.left == 0 or s.stage[f.place] != LIVING or s.macro_of[f.place] != f.macro:
            return
        party = chooser(s, f.place)
        s.push(frames.Atrophy(NOBODY, f.place, f.left - 1, f.oxygen, f.macro))
        if party >= NPC:
            found = npc_choice(s, tokens(s, f.place, f.oxygen))
            lose_token(s, f.place, found[s.rng.below(len(found)) if len(found) > 1 else 0])
        else:
            s.push(frames.AtrophyToken(party, f.place, f.oxygen, f.left))


def npc_choice(s: Genesis, found: list[int]) -> list[int]:
    """What an NPC loses by lot; L7c: with immunology it gets rid of players' endosymbionts first."""
    if s.chimera == 1:
        theirs = [action for action in found if BIONT <= action < BIONT + NPC]
        if theirs and len(theirs) < len(found):
            return theirs
    return found


class AtrophyToken(Choice[Genesis, frames.AtrophyToken]):
    """G.atrophy: which token an organism loses."""

    ints: str = "place oxygen left"

    def options(self, s: Genesis, f: frames.AtrophyToken) -> list[int]:
        return tokens(s, f.place, f.oxygen)

    def chosen(self, s: Genesis, f: frames.AtrophyToken, action: int) -> None:
        lose_token(s, f.place, action)

    def cites(self, s: Genesis, f: frames.AtrophyToken) -> str:
        return "G.immunology" if s.abilities[f.place * ABILITY_COUNT + IMMUNOLOGY] > 0 else "G.atrophy"

    def refusal(self, s: Genesis, f: frames.AtrophyToken, action: int) -> Reason | None:
        if CUBE <= action < CUBE + COLOUR_COUNT or BIONT <= action < BIONT + PARTY_COUNT or action == TROPHIC_BIONT:
            return say.no("refused-atrophy-order", "G.atrophy")
        if ORGAN <= action < ORGAN + MOST_ORGANS or DISEASED_CUBE <= action < DISEASED_CUBE + DISEASED_SLOTS:
            return say.no("refused-atrophy-order", "G.atrophy")
        if MUTATION <= action < PLUS + MUTATION_COUNT:
            return say.no("refused-cube-not-here", "G.atrophied-diseased")
        return None

    def sought(self, s: Genesis, f: frames.AtrophyToken) -> list[int]:
        at = f.place * PARTY_COUNT
        return [BIONT + party for party in range(PARTY_COUNT) if s.bionts[at + party] > 0]
