"""H4: hosts and parasites attack each other."""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy, chimera, frames, macros, parasites, purchases, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Message, Reason


def asked(place: int, upwards: bool) -> int:
    """The bit of a refused request: of an organism against its parasite, or upwards against its host."""
    return 1 << place * 2 + (1 if upwards else 0)


def stronger(s: Genesis, place: int, target: int) -> bool:
    """H4: more Red Queen icons than the target."""
    return s.abilities[place * ABILITY_COUNT + RED_QUEEN] > s.abilities[target * ABILITY_COUNT + RED_QUEEN]


def may_try(s: Genesis, party: int, place: int, target: int, refused: int, upwards: bool) -> bool:
    """H4: superiority, or a target whose controller could permit the attack. An NPC never does (C1g)."""
    if stronger(s, place, target):
        return True
    return s.owner[target] < NPC and refused & asked(place, upwards) == 0


def attacks(s: Genesis, party: int, place: int, refused: int) -> list[int]:
    """H4: the attacks that a party can pay for an organism, on its parasite or on its host."""
    found: list[int] = []
    if s.abilities[place * ABILITY_COUNT + RED_QUEEN] == 0 or s.introductory == 1:
        return found
    guest = s.guest[place]
    if guest >= 0 and may_try(s, party, place, guest, refused, False):
        # H4d: yellow's attacks on parasites are free.
        free = party == YELLOW
        if s.macro_of[guest] >= 0:
            macro_prey(s, place, guest, free, found)
        elif s.diseased_count(guest) > 0:
            for slot in range(DISEASED_SLOTS):
                if s.diseased[(guest - PARASITE) * DISEASED_SLOTS + slot] >= 0 and (
                    free or purchases.payable(s, place, s.slot_colour(guest, slot))
                ):
                    found.append(ATTACK_SLOT + slot)
        else:
            for other in range(PARTY_COUNT):
                if s.bionts[guest * PARTY_COUNT + other] > 0 and (free or purchases.payable(s, place, other & 3)):
                    found.append(ATTACK_BIONT + other)
    host = s.host[place]
    if host >= 0 and may_try(s, party, place, host, refused, True):
        for colour in range(COLOUR_COUNT):
            if takes(s, place, colour) and purchases.payable(s, place, colour):
                prey(s, host, colour, found)
        if s.macro_of[place] >= 0 and s.macro_of[host] < 0:
            host_bionts(s, place, host, found)
    return found


def takes(s: Genesis, parasite: int, colour: int) -> bool:
    """H4c, L3: whether a parasite has a free slot for a cube of a colour of its host."""
    if s.macro_of[parasite] >= 0:
        return chimera.room_for(s, parasite, colour)
    return empty_slot(s, parasite, colour) >= 0


def macro_prey(s: Genesis, place: int, guest: int, free: bool, found: list[int]) -> None:
    """L3, L3a: organs of a macroorganism parasite that its host has room for; a macroorganism takes bionts, too."""
    for colour in range(COLOUR_COUNT):
        if chimera.room_for(s, place, colour) and (free or purchases.payable(s, place, colour)):
            prey(s, guest, colour, found)
    if s.macro_of[place] >= 0:
        for other in range(PARTY_COUNT):
            if (
                s.endosymbionts(guest, other) > 0
                and chimera.free_circle(s, place, other & 3)
                and (free or purchases.payable(s, place, other & 3))
            ):
                found.append(ATTACK_BIONT + other)


def host_bionts(s: Genesis, place: int, host: int, found: list[int]) -> None:
    """L3b: bionts of a microorganism host, once no cube of its mutations could be taken."""
    for colour in range(COLOUR_COUNT):
        if chimera.room_for(s, place, colour):
            cubes: list[int] = []
            prey(s, host, colour, cubes)
            if cubes:
                return
    for other in range(PARTY_COUNT):
        if s.bionts[host * PARTY_COUNT + other] > 0 and purchases.payable(s, place, other & 3):
            found.append(ATTACK_HOST + other)


def empty_slot(s: Genesis, parasite: int, colour: int) -> int:
    """H4c: a diseased slot of a colour without a cube, or none."""
    for slot in range(DISEASED_SLOTS):
        if s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot] < 0 and s.slot_colour(parasite, slot) == colour:
            return slot
    return NONE


def prey(s: Genesis, host: int, colour: int, found: list[int]) -> None:
    """H4c: add the cubes of a colour that a parasite could steal from its host: organs, or cubes of mutations."""
    for cube in parasites.loot(s, host, colour, NONE):
        found.append(ATTACK_CUBE + cube - MUTATION)


def upwards(place: int, action: int) -> bool:
    """Whether an attack is that of a parasite on its host. Organs of a parasite are attacked from placards only."""
    if ATTACK_ORGAN <= action < ATTACK_HOST:
        return place >= PARASITE
    return action >= ATTACK_CUBE


def target_of(s: Genesis, place: int, action: int) -> int:
    return s.host[place] if upwards(place, action) else s.guest[place]


def needs_permission(s: Genesis, party: int, place: int, action: int) -> bool:
    """H4: an attack without superiority on an organism that somebody else at the table controls."""
    if not ATTACK_SLOT <= action < ATTACK_HOST + PARTY_COUNT:
        return False
    target = target_of(s, place, action)
    if stronger(s, place, target):
        return False
    owner = s.owner[target]
    return owner >= NPC or s.seat_of[owner] != s.seat_of[party]


def request(s: Genesis, party: int, place: int, done: int, refused: int, action: int) -> None:
    """Ask the controller of the target."""
    owner = s.owner[target_of(s, place, action)]
    s.note("log-request", "H4", party, place, owner)
    s.push(frames.Permission(owner, place, action, party, done, refused))


class Permission(Question[frames.Permission]):
    """H4: whether the controller of an organism lets the attack of another, at a place, happen.

    The purchases of the attacker go on afterwards, with what it is done with and what was refused before.
    """

    ints: str = "place attack attacker done refused"

    def agreed(self, s: Genesis, f: frames.Permission) -> None:
        s.note("log-permitted", "H4", f.actor, f.place)
        purchases.go_on(s, f.attacker, f.place, f.done, f.refused)
        purchases.buy(s, f.attacker, f.place, f.attack)

    def declined(self, s: Genesis, f: frames.Permission) -> None:
        s.note("log-not-permitted", "H4", f.actor, f.place)
        refused = f.refused | asked(f.place, upwards(f.place, f.attack))
        purchases.go_on(s, f.attacker, f.place, f.done, refused)

    def prompt(self, s: Genesis, f: frames.Permission) -> Message:
        return say.asked(
            s,
            f,
            "ask-permission",
            {
                "target": say.place(s, target_of(s, f.place, f.attack)),
                "colour": say.colour(price(s, f.place, f.attack)),
            },
        )


def price(s: Genesis, place: int, action: int) -> int:
    """H4d: the colour of what is stolen."""
    if action < ATTACK_BIONT:
        return s.slot_colour(s.guest[place], action - ATTACK_SLOT)
    if action < ATTACK_CUBE:
        return (action - ATTACK_BIONT) & 3
    if action < ATTACK_PLUS:
        return s.components.mutation_colour[action - ATTACK_CUBE]
    if action < ATTACK_ORGAN:
        return s.components.plus_colour[action - ATTACK_PLUS]
    if action >= ATTACK_HOST:
        return (action - ATTACK_HOST) & 3
    face = s.face(s.macro_of[target_of(s, place, action)])
    return s.components.organ_colour[face * MOST_ORGANS + action - ATTACK_ORGAN]


def attack(s: Genesis, party: int, place: int, action: int) -> None:
    """The price, then the theft."""
    s.push(frames.Attack(party, place, action))
    if upwards(place, action) or party != YELLOW:
        s.push(frames.Pay(party, place, price(s, place, action)))


class Attack(Act[Genesis, frames.Attack]):
    """H4a to H4c: a theft by the organism at a place; `attack` is the action that was chosen."""

    ints: str = "place attack"

    def act(self, s: Genesis, f: frames.Attack) -> None:
        place = f.place
        action = f.attack
        guest = s.guest[place]
        if action < ATTACK_BIONT:
            win_back(s, f.actor, place, guest, action - ATTACK_SLOT)
        elif action < ATTACK_CUBE:
            steal_biont(s, f.actor, place, guest, action - ATTACK_BIONT)
        elif action >= ATTACK_HOST:
            steal_biont(s, f.actor, place, s.host[place], action - ATTACK_HOST)
        elif s.macro_of[place] >= 0 or place < PARASITE:
            take_over(s, f.actor, place, action)
        else:
            steal(s, place, action)


def win_back(s: Genesis, party: int, place: int, guest: int, slot: int) -> None:
    """H4a, H4b: a diseased cube returns to its mutation, or to an organ slot of its colour."""
    colour = s.slot_colour(guest, slot)
    card = s.macro_of[place]
    s.note("log-red-queen-cube", "H4a" if card < 0 else "H4b", party, place, guest, colour)
    if card >= 0:
        s.push(frames.CheckLandfall(party, place))
        if len(macros.free_slots(s, place, colour)) > 1:
            atrophy.lose_diseased(s, guest, slot)
            s.push(frames.ReturnOrgan(party, place, colour))
            return
    atrophy.return_diseased(s, guest, slot)


class ReturnOrgan(Choice[Genesis, frames.ReturnOrgan]):
    """H4b: which organ a cube of a colour becomes."""

    ints: str = "place colour"

    def options(self, s: Genesis, f: frames.ReturnOrgan) -> list[int]:
        return [ORGAN + slot for slot in macros.free_slots(s, f.place, f.colour)]

    def chosen(self, s: Genesis, f: frames.ReturnOrgan, action: int) -> None:
        macros.add_organ(s, f.actor, f.place, action - ORGAN, "H4b")

    def prompt(self, s: Genesis, f: frames.ReturnOrgan) -> Message:
        return say.asked(s, f, "ask-place-organ", {"left": 1})


def steal_biont(s: Genesis, party: int, place: int, guest: int, other: int) -> None:
    """H4a, H4b: a biont is a foreign gene or an endosymbiont now; without a circle for it, it goes home."""
    macro = s.macro_of[place] >= 0
    s.note("log-red-queen-biont", "H4b" if macro else "H4a", party, place, guest, other)
    colour = other & 3
    if macro and s.endosymbionts(place, colour) + s.endosymbionts(place, NPC + colour) > 0:
        s.note("log-no-circle", "H4b", other, place)
        atrophy.lose_biont(s, guest, other, True)
        return
    atrophy.add_biont(s, place, other)
    atrophy.take_biont(s, guest, other)


def take_over(s: Genesis, party: int, place: int, action: int) -> None:
    """L3: a cube of a neighbour becomes an organ of a macroorganism, or the cube of a microorganism's mutation."""
    target = target_of(s, place, action)
    colour = price(s, place, action)
    s.note("log-red-queen-cube", "L3", party, place, target, colour)
    if action >= ATTACK_ORGAN:
        atrophy.lose_organ(s, target, action - ATTACK_ORGAN, "L3")
    elif action >= ATTACK_PLUS:
        atrophy.lose_mutation_cube(s, action - ATTACK_PLUS, 1)
    else:
        atrophy.lose_mutation_cube(s, action - ATTACK_CUBE, 0)
    card = s.macro_of[place]
    if card < 0:
        s.cube[chimera.mutation_slot(s, place, colour)] = ON_CARD
        s.recount(place)
        return
    s.push(frames.CheckLandfall(party, place))
    if party < NPC:
        s.push(frames.ReturnOrgan(party, place, colour))
    else:
        macros.add_organ(s, party, place, atrophy.free_organ(s, card, colour), "L3")


def steal(s: Genesis, parasite: int, action: int) -> None:
    """H4c: a cube of the host is diseased now. A mutation stays with its abilities, an organ is gone with them."""
    slot = empty_slot(s, parasite, price(s, parasite, action))
    parasites.take_cube(s, parasite, slot, MUTATION + action - ATTACK_CUBE, NONE, "H4c")


def refusal(s: Genesis, party: int, place: int, refused: int, action: int) -> Reason | None:
    """Why an attack is not open."""
    if not ATTACK_SLOT <= action < ATTACK_HOST + PARTY_COUNT:
        return None
    if s.introductory == 1:
        return say.no("refused-introductory", "C3")
    if s.abilities[place * ABILITY_COUNT + RED_QUEEN] == 0:
        return say.no("refused-no-red-queen", "H4")
    target = target_of(s, place, action)
    if target < 0:
        return say.no("refused-no-target", "H4")
    if not may_try(s, party, place, target, refused, upwards(place, action)):
        return say.no("refused-weaker", "H4")
    if upwards(place, action):
        return say.no("refused-no-prey", "H4c")
    if ATTACK_BIONT <= action < ATTACK_CUBE and s.diseased_count(target) > 0:
        return say.no("refused-cubes-first", "H4a")
    return say.no("refused-price", "H4d")


def sought(s: Genesis, place: int) -> list[int]:
    """The attacks that a player would look for."""
    found: list[int] = []
    guest = s.guest[place]
    if guest >= 0:
        for slot in range(DISEASED_SLOTS):
            if s.diseased[(guest - PARASITE) * DISEASED_SLOTS + slot] >= 0:
                found.append(ATTACK_SLOT + slot)
        for party in range(PARTY_COUNT):
            if s.bionts[guest * PARTY_COUNT + party] > 0:
                found.append(ATTACK_BIONT + party)
    if s.host[place] >= 0:
        for colour in range(COLOUR_COUNT):
            prey(s, s.host[place], colour, found)
    return found
