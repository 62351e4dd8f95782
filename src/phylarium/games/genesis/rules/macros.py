"""H3, H5: bacteria become macroorganisms, grow organs and go ashore."""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy, chimera, frames, purchases, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice, declinable
from phylarium.kernel.message import Message, Reason

# --- becoming one -------------------------------------------------------------------------------------


def spare(s: Genesis, place: int, card: int, colour: int) -> int:
    """H3a: healthy cubes of a colour beyond the system chromosomes of a card; negative where some are lacking."""
    at = place * PARTY_COUNT + colour
    cubes = s.chromosomes[place * COLOUR_COUNT + colour] - s.bionts[at] - s.bionts[at + NPC]
    return cubes - s.components.system[(card * 2 + MARINE) * COLOUR_COUNT + colour]


def prerequisites(s: Genesis, place: int, card: int) -> bool:
    """H3a: the bacterium has the system chromosomes of a card in cubes that no parasite holds."""
    return (
        spare(s, place, card, 0) >= 0
        and spare(s, place, card, 1) >= 0
        and spare(s, place, card, 2) >= 0
        and spare(s, place, card, 3) >= 0
    )


def can_become(s: Genesis, place: int, card: int) -> bool:
    """H3a; L5f: beside a macroorganism on land only what goes ashore at once."""
    if s.macro_at[card] >= 0 or not prerequisites(s, place, card):
        return False
    if s.chimera == 0 or not chimera.beside_land(s, place):
        return True
    for colour in range(COLOUR_COUNT):
        if spare(s, place, card, colour) < len(slots_of(s, card * 2 + MARINE, colour)):
            return False
    return True


def slots_of(s: Genesis, face: int, colour: int) -> list[int]:
    """The organ slots of a colour on a side of a card."""
    colours = s.components.organ_colour
    return [i for i in range(s.components.organ_count[face]) if colours[face * MOST_ORGANS + i] == colour]


def free_slots(s: Genesis, place: int, colour: int) -> list[int]:
    """The organ slots of a colour of a macroorganism that hold no cube."""
    card = s.macro_of[place]
    return [i for i in slots_of(s, s.face(card), colour) if (s.organs[card] >> i) & 1 == 0]


def free_level(s: Genesis, side: int) -> int:
    """H3c: the lowest trophic level of an ecosystem that nobody is on, or none."""
    for level in range(TROPHIC_COUNT):
        if not any(
            s.level[m] == level and s.macro_at[m] >= 0 and s.landed[m] == side for m in range(MACROORGANISM_COUNT)
        ):
            return level
    return NONE


def absorb(s: Genesis, place: int) -> None:
    """H3d, H3e, H5e: the bionts of an organism's parasite live in it now; a hyperparasite takes that one's place."""
    guest = s.guest[place]
    if guest < 0 or s.macro_of[guest] >= 0:
        return
    s.note("log-assimilated", "H3d", s.owner[guest], guest, place)
    for party in range(PARTY_COUNT):
        s.bionts[place * PARTY_COUNT + party] += s.bionts[guest * PARTY_COUNT + party]
        s.bionts[guest * PARTY_COUNT + party] = 0
    second = s.guest[guest]
    s.guest[guest] = NONE
    atrophy.parasite_home(s, guest)
    if second >= 0:
        atrophy.attach(s, second, place)
        s.note("log-cascade", "H3e", s.owner[second], second, place)


def crowd_out(s: Genesis, place: int) -> None:
    """H3d: one endosymbiont of each colour has a circle; the others return to their owners with compensation.

    Of a player's biont and an NPC's of the same colour the player's stays.
    """
    for colour in range(COLOUR_COUNT):
        for party in (NPC + colour, colour):
            while s.endosymbionts(place, party) > 0 and (
                s.endosymbionts(place, colour) + s.endosymbionts(place, NPC + colour) > 1
            ):
                s.note("log-no-circle", "H3d", party, place)
                atrophy.lose_biont(s, place, party, True)


class BecomeMacro(Act[Genesis, frames.BecomeMacro]):
    """H3: a bacterium becomes the macroorganism of a card."""

    ints: str = "place card"

    def act(self, s: Genesis, f: frames.BecomeMacro) -> None:
        place = f.place
        card = f.card
        at = place * COLOUR_COUNT
        face = card * 2 + MARINE
        more = [spare(s, place, card, colour) for colour in range(COLOUR_COUNT)]
        if place >= PARASITE:
            s.note("log-macro-parasite", "L1", f.actor, card * 2)
            chimera.use_diseased(s, place, card)
        else:
            s.note("log-macro", "H3", f.actor, place, card * 2)
        # H3f: mutations and disks are shed while the home row is still the bacterium's.
        atrophy.shed_mutations(s, place)
        absorb(s, place)
        for colour in range(COLOUR_COUNT):
            s.cubes[at + colour] = 0
            s.antioxidants[at + colour] = 0
        s.level[card] = free_level(s, MARINE)
        s.landed[card] = MARINE
        s.organs[card] = 0
        s.macro_of[place] = card
        s.macro_at[card] = place
        s.push(frames.SettleMacro(f.actor, place))
        # H3b: cubes beyond the system are organs, as far as there are slots of their colour.
        for colour in range(COLOUR_COUNT):
            slots = slots_of(s, face, colour)
            if more[colour] >= len(slots):
                for slot in slots:
                    s.organs[card] |= 1 << slot
            elif more[colour] > 0 and f.actor >= NPC:
                for slot in slots[: more[colour]]:
                    s.organs[card] |= 1 << slot
            elif more[colour] > 0:
                s.push(frames.PlaceOrgan(f.actor, place, colour, more[colour]))
        s.recount(place)
        crowd_out(s, place)


class PlaceOrgan(Choice[Genesis, frames.PlaceOrgan]):
    """H3b: which organ one of so many spare cubes of a colour becomes."""

    ints: str = "place colour left"

    def options(self, s: Genesis, f: frames.PlaceOrgan) -> list[int]:
        return [ORGAN + slot for slot in free_slots(s, f.place, f.colour)]

    def chosen(self, s: Genesis, f: frames.PlaceOrgan, action: int) -> None:
        add_organ(s, f.actor, f.place, action - ORGAN, "H3b")
        if f.left > 1:
            s.push(frames.PlaceOrgan(f.actor, f.place, f.colour, f.left - 1))


def organ_colour(s: Genesis, place: int, slot: int) -> int:
    """The colour of an organ slot of a macroorganism."""
    return s.components.organ_colour[s.face(s.macro_of[place]) * MOST_ORGANS + slot]


def add_organ(s: Genesis, party: int, place: int, slot: int, rule: str) -> None:
    """A cube comes into an organ slot."""
    card = s.macro_of[place]
    s.organs[card] |= 1 << slot
    s.recount(place)
    s.note("log-organ", rule, party, place, s.components.organ_kind[s.face(card) * MOST_ORGANS + slot])


class SettleMacro(Act[Genesis, frames.SettleMacro]):
    """H3g: the first macroorganism brings the age of oxygen; then a full set of organs goes ashore (H3b)."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.SettleMacro) -> None:
        card = s.macro_of[f.place]
        if f.place >= PARASITE:
            chimera.incorporate(s, f.place)
        s.push(frames.CheckLandfall(f.actor, s.macro_at[card]))
        if s.oxygen_age == 1:
            return
        s.oxygen_age = 1
        before = len(s.event_deck)
        # The eons lie in order, the last at the bottom: what is above the Proterozoic cards goes unseen.
        while s.event_deck and s.components.event_eon[s.event_deck[-1]] != PROTEROZOIC:
            s.events_skipped.append(s.event_deck.pop())
        s.note("log-oxygen-crisis", "H3g", f.actor, before - len(s.event_deck))


# --- organs and landfall --------------------------------------------------------------------------------


def missing(s: Genesis, place: int, colour: int) -> int:
    """H5d, H5e: organs of a colour that a macroorganism lacks; cubes that its parasite stole count as there."""
    card = s.macro_of[place]
    face = s.face(card)
    count = 0
    for slot in range(s.components.organ_count[face]):
        if s.components.organ_colour[face * MOST_ORGANS + slot] == colour and (s.organs[card] >> slot) & 1 == 0:
            count += 1
    guest = s.guest[place]
    if guest >= 0:
        for slot in range(DISEASED_SLOTS):
            if s.diseased[(guest - PARASITE) * DISEASED_SLOTS + slot] >= 0 and s.slot_colour(guest, slot) == colour:
                count -= 1
    return count if count > 0 else 0


def growths(s: Genesis, place: int) -> list[int]:
    """H5: the organs that can be bought for a macroorganism."""
    card = s.macro_of[place]
    face = s.face(card)
    found: list[int] = []
    for slot in range(s.components.organ_count[face]):
        if (s.organs[card] >> slot) & 1 == 0 and purchases.payable(
            s, place, s.components.organ_colour[face * MOST_ORGANS + slot]
        ):
            found.append(GROW + slot)
    return found


class GrowOrgan(Act[Genesis, frames.GrowOrgan]):
    """H5: an organ grows; a marine organism that has all of them goes ashore."""

    ints: str = "place slot"

    def act(self, s: Genesis, f: frames.GrowOrgan) -> None:
        s.push(frames.CheckLandfall(f.actor, f.place))
        add_organ(s, f.actor, f.place, f.slot, "H5")


def lacking(s: Genesis, place: int) -> int:
    """H5d: organs that a macroorganism lacks for its landfall."""
    return missing(s, place, 0) + missing(s, place, 1) + missing(s, place, 2) + missing(s, place, 3)


def lacking_beside(s: Genesis, place: int) -> int:
    """L5b: the same, if its neighbour's cubes count; L5f: they do not beside life on land."""
    if chimera.beside_land(s, place):
        return lacking(s, place)
    total = 0
    for colour in range(COLOUR_COUNT):
        short = missing(s, place, colour) - chimera.lent(s, place, colour)
        if short > 0:
            total += short
    return total


class CheckLandfall(Act[Genesis, frames.CheckLandfall]):
    """H5d: landfall comes by itself once all organs are there; L5b: with a neighbour's, if the owner likes."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.CheckLandfall) -> None:
        # A card that is no longer there has become something else meanwhile.
        card = s.macro_of[f.place] if f.place < PLACE_COUNT else NONE
        if card < 0 or s.landed[card] != MARINE:
            return
        if lacking(s, f.place) == 0:
            land(s, f.place)
        elif s.chimera == 1 and lacking_beside(s, f.place) == 0:
            if s.owner[f.place] < NPC:
                s.push(frames.ChimeraLandfall(s.owner[f.place], f.place))
            else:
                # L7d
                land(s, f.place)


class ChimeraLandfall(Question[frames.ChimeraLandfall]):
    """L5b: whether a macroorganism counts its neighbour's cubes and goes ashore."""

    ints: str = "place"
    yes: int = LANDFALL

    def agreed(self, s: Genesis, f: frames.ChimeraLandfall) -> None:
        land(s, f.place)


def land(s: Genesis, place: int) -> None:
    """H5d: a macroorganism goes ashore; L5a, L5e: with its partner, host first, or without it."""
    other = chimera.partner(s, place)
    ashore = [place]
    if other >= 0 and s.landed[s.macro_of[other]] == MARINE:
        if lacking_beside(s, other) == 0:
            ashore = [other, place] if place >= PARASITE else [place, other]
        else:
            atrophy.extinct(s, other)
    owners = [s.owner[each] for each in ashore]
    cards = [s.macro_of[each] for each in ashore]
    for each in ashore:
        turn_over(s, each)
    if place >= PARASITE and other >= 0 and len(ashore) == 1:
        chimera.incorporate(s, place)
    for i in range(len(ashore) - 1, -1, -1):
        if owners[i] < NPC:
            s.push(frames.LandOrgans(owners[i], s.macro_at[cards[i]]))


def turn_over(s: Genesis, place: int) -> None:
    """H5d, H5e: the card is turned over; organs, disks and diseased cubes are lost, bionts stay."""
    card = s.macro_of[place]
    guest = s.guest[place]
    s.note("log-landfall", "H5e" if guest >= 0 else "H5d", s.owner[place], place, card * 2 + TERRESTRIAL)
    absorb(s, place)
    s.level[card] = NONE
    s.level[card] = free_level(s, TERRESTRIAL)
    s.landed[card] = TERRESTRIAL
    s.organs[card] = 0
    for colour in range(COLOUR_COUNT):
        s.antioxidants[place * COLOUR_COUNT + colour] = 0
    s.recount(place)
    crowd_out(s, place)


class LandOrgans(Choice[Genesis, frames.LandOrgans]):
    """H5d: a newcomer ashore may grow organs at once for as many catalysts as there are."""

    ints: str = "place"

    def options(self, s: Genesis, f: frames.LandOrgans) -> list[int]:
        if s.macro_of[f.place] < 0:
            return []
        return declinable(growths(s, f.place), DONE)

    def chosen(self, s: Genesis, f: frames.LandOrgans, action: int) -> None:
        if action == DONE:
            return
        slot = action - GROW
        s.push(frames.LandOrgans(f.actor, f.place))
        s.push(frames.GrowOrgan(f.actor, f.place, slot))
        s.push(frames.Pay(f.actor, f.place, organ_colour(s, f.place, slot)))

    def refusal(self, s: Genesis, f: frames.LandOrgans, action: int) -> Reason | None:
        return refusal(s, f.place, action)

    def sought(self, s: Genesis, f: frames.LandOrgans) -> list[int]:
        return sought(s, f.place)


# --- why not --------------------------------------------------------------------------------------------


def refusal(s: Genesis, place: int, action: int) -> Reason | None:
    """Why an organism cannot become a macroorganism or grow an organ."""
    card = s.macro_of[place]
    if BECOME <= action < BECOME + MACROORGANISM_COUNT:
        wanted = action - BECOME
        if card >= 0 or not chimera.may_become(s, place):
            return say.no("refused-bacteria-only", "L1b" if s.chimera == 1 else "H3")
        if s.introductory == 1:
            return say.no("refused-introductory", "C3")
        if s.macro_at[wanted] >= 0:
            return say.no("refused-macro-taken", "H3")
        for colour in range(COLOUR_COUNT):
            short = -spare(s, place, wanted, colour)
            if short > 0:
                return Reason(Message("refused-prerequisites", {"colour": say.colour(colour), "number": short}), "H3a")
        if purchases.payable(s, place, purchases.ANY):
            return say.no("refused-landfall-only", "L5f")
        return say.no("refused-price", "H3")
    if GROW <= action < GROW + MOST_ORGANS:
        slot = action - GROW
        if card < 0:
            return say.no("refused-macros-only", "H5")
        face = s.face(card)
        if slot >= s.components.organ_count[face]:
            return say.no("refused-no-slot", "H5")
        if (s.organs[card] >> slot) & 1 == 1:
            return say.no("refused-organ-there", "H5")
        colour = s.components.organ_colour[face * MOST_ORGANS + slot]
        return say.no_colour("refused-price-colour", colour, "Ha")
    return None


def sought(s: Genesis, place: int) -> list[int]:
    """The organs that a player would look at."""
    card = s.macro_of[place]
    if card < 0:
        return []
    return [GROW + slot for slot in range(s.components.organ_count[s.face(card)])]
