"""The actions (D): of any species of a player in Caterpillar and Cocoon, of one species in its phase in the others."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import display, tableau
from phylarium.games.mesofauna.rules import frames, portraits, resizing, say, speciating, zombies
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import CATERPILLAR, COMBINED
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Argument, Message, Reason

COUNTED: Final[list[int]] = list(range(PROMOTE))
"""All selections, each at its own number: several that follow each other are taken out of here."""

AFFORDABLE: Final[list[list[list[int]]]] = display.affordable(MUTATE, SLOT_COUNT, BUG_ROWS)
"""By shape, the selections out of the first so many columns of the rows of bugs.

There is no gap in these rows: with their decks the game ends.
"""


class ChooseAction(Choice[Mesofauna, frames.ChooseAction]):
    """bf.A2a: one action: of the species named, or where none is of any species of the colour."""

    ints: str = "species"

    def options(self, s: Mesofauna, f: frames.ChooseAction) -> list[int]:
        if s.stage == CATERPILLAR:
            return everything_of_caterpillar(s, f.actor)
        found: list[int] = []
        if f.species != NONE:
            if s.size[f.species] > 0:
                everything(s, f.species, found)
                if speciating.can_resurrect(s, f.actor):
                    found.append(RESURRECT)
                found.append(PASS)
        elif s.has_events():
            if speciating.can_resurrect(s, f.actor):
                found.append(RESURRECT)
        else:
            at = f.actor * SHAPE_COUNT
            for species in range(at, at + SHAPE_COUNT):
                if s.size[species] > 0:
                    selections(s, species, found)
                    if s.unborn[species] > 0:
                        found.append(POPULATE + species - at)
            card_at = s.card_at
            promotions(s, [card for card in s.held if at <= card_at[card] < at + SHAPE_COUNT], found)
        return found

    def chosen(self, s: Mesofauna, f: frames.ChooseAction, action: int) -> None:
        take_action(s, f.actor, f.species, action)

    def prompt(self, s: Mesofauna, f: frames.ChooseAction) -> Message:
        return s.of.prompt(s, f, "ask-action" if f.species == NONE else "ask-action-of")

    def cites(self, s: Mesofauna, f: frames.ChooseAction) -> str:
        return s.by("cat.sequence", "bf.A2a")

    def refusal(self, s: Mesofauna, f: frames.ChooseAction, action: int) -> Reason | None:
        return refuse_action(s, f.actor, f.species, action)

    def sought(self, s: Mesofauna, f: frames.ChooseAction) -> list[int]:
        return sought_actions(s, f.actor, f.species)


def everything_of_caterpillar(s: Mesofauna, colour: int) -> list[int]:
    """cat.species: all that the species of a colour can do in Caterpillar, where any species takes any card."""
    found: list[int] = []
    at = colour * SHAPE_COUNT
    for species in range(at, at + SHAPE_COUNT):
        if s.size[species] > 0:
            selections(s, species, found)
            if s.unborn[species] > 0:
                found.append(POPULATE + species - at)
    shapes = s.components.face_shape
    homes = 0
    for slot in range(BUG_SLOT_COUNT):
        face = s.display[slot] * 2
        for _ in range(2):
            shape = shapes[face]
            if shape != NONE and s.size[at + shape] == 0:
                if homes == 0:
                    homes = speciating.homes_of(s, colour)
                if homes & (s.swamps | s.lakes if shape == SWIMMER else ~s.lakes):
                    found.append(SPECIATE + face)
            face += 1
    return found


def everything(s: Mesofauna, species: int, found: list[int]) -> None:
    """D1-D6: add all that a species can do from Butterfly on, but for passing."""
    cards = s.mutations(species)
    selections(s, species, found)
    promotions(s, cards, found)
    if s.unborn[species] > 0:
        found.append(POPULATE + species % SHAPE_COUNT)
    if s.basal[species]:
        found.append(NEOTENY)
    if s.is_mutualist_with(species, cards) and zombies.victims(s, species):
        found.append(ZOMBIE)
    if s.stage == COMBINED and resizing.can_resize(s, species):
        if s.size[species] < SIZE_MOST:
            found.append(GROW)
        if s.size[species] > 1:
            found.append(SHRINK)


def promotions(s: Mesofauna, cards: list[int], found: list[int]) -> None:
    """D2, D3: add the faces to which species may promote some of their cards, and those that may found others."""
    card_at = s.card_at
    card_side = s.card_side
    shapes = s.components.face_shape
    last = NONE
    free = True
    at_stake = False
    places: list[int] = []
    for card in cards:
        if card_side[card] != UNPROMOTED:
            continue
        species = card_at[card]
        if species != last:
            last = species
            places = []
            at_stake = portraits.is_shape_at_stake(s, species)
            # Mostly a card may be promoted to both faces.
            free = s.stage != COMBINED and not at_stake
        for face in (card * 2, card * 2 + 1):
            if free or portraits.can_promote(s, species, face, at_stake):
                found.append(PROMOTE + face)
            shape = shapes[face]
            if shape != NONE and s.size[species - species % SHAPE_COUNT + shape] == 0:
                if not places:
                    places = s.places_of(species)
                if speciating.can_speciate(s, species, face, places):
                    found.append(SPECIATE + face)


def selections(s: Mesofauna, species: int, found: list[int]) -> None:
    """D1, J3c: add the cards of the display that a species can afford; in Caterpillar they cost nothing."""
    if s.stage == CATERPILLAR:
        first = MUTATE + species % SHAPE_COUNT * SLOT_COUNT
        found += COUNTED[first : first + BUG_SLOT_COUNT]
        return
    left = purse(s, species)
    # Cards cost more from column to column.
    costs = s.components.costs
    columns = COLUMN_COUNT
    while costs[columns - 1] > left:
        columns -= 1
    giant = species >= BUG_COUNT * SHAPE_COUNT
    if not giant and s.moods[species] == 0:
        found += AFFORDABLE[species % SHAPE_COUNT][columns]
    elif not giant or has_haustorium(s, species):
        row_of_cards(s, species, METABOLIC, columns, left, found)
        row_of_cards(s, species, DARWIN, columns, left, found)
    if giant:
        row_of_cards(s, species, BUG_ROWS + METABOLIC, columns, left, found)
        row_of_cards(s, species, BUG_ROWS + DARWIN, columns, left, found)
    elif s.stage == COMBINED and takes_horrors(s, species):
        first = MUTATE + species % SHAPE_COUNT * SLOT_COUNT
        for slot in range(BUG_SLOT_COUNT, SLOT_COUNT):
            card = s.display[slot]
            if card != NONE and s.components.card_horror[card] and price(s, species, slot) <= left:
                found.append(first + slot)


def row_of_cards(s: Mesofauna, species: int, row: int, columns: int, left: int, found: list[int]) -> None:
    """D1: add the cards of a row that a species can afford: the first columns, and others by its pheromones.

    Rows of Megafauna may have gaps, those of bugs have none (`AFFORDABLE`).
    """
    start = row * COLUMN_COUNT
    first = MUTATE + species % SHAPE_COUNT * SLOT_COUNT
    if row < BUG_ROWS:
        found += COUNTED[first + start : first + start + columns]
    else:
        for slot in range(start, start + columns):
            if s.display[slot] != NONE:
                found.append(first + slot)
    if s.moods[species]:
        for slot in range(start + columns, start + COLUMN_COUNT):
            if s.display[slot] != NONE and price(s, species, slot) <= left:
                found.append(first + slot)


def is_open(s: Mesofauna, species: int, slot: int) -> bool:
    """J3c, J6c, J6d: whether the row of a slot is one that a species takes cards of, or its card lets it."""
    if species >= BUG_COUNT * SHAPE_COUNT:
        return slot >= BUG_SLOT_COUNT or has_haustorium(s, species)
    if slot < BUG_SLOT_COUNT:
        return True
    return s.components.card_horror[s.display[slot]] and takes_horrors(s, species)


def takes_horrors(s: Mesofauna, species: int) -> bool:
    """J6c, J7a: whether a species takes horror plants: one of Pink's; a monster keeps it to the cards of bugs."""
    return species // SHAPE_COUNT == PINK and not s.has_monster(species)


def has_haustorium(s: Mesofauna, species: int) -> bool:
    """J6d: whether a promoted card of a species shows a haustorium."""
    for card in s.held:
        if (
            s.card_at[card] == species
            and s.card_side[card] != UNPROMOTED
            and s.components.face_skeletal[s.face(card)] != NONE
        ):
            return True
    return False


def purse(s: Mesofauna, species: int) -> int:
    """D1b: what a species may spend: as much as there are creeples on its card; at first nothing (K1h)."""
    if s.novices and (s.novices >> (species // SHAPE_COUNT)) & 1:
        return 0
    unborn = s.unborn[species]
    return unborn + s.zombies_on(species) if s.zombie_on else unborn


def price(s: Mesofauna, species: int, slot: int) -> int:
    """D1a, D1c: what the card in a slot costs a species."""
    moods = s.moods[species]
    if moods:
        moods = (moods >> (ORGAN_BITS * s.components.card_colour[s.display[slot]])) & ORGAN_MASK
    return display.cost(s, slot, moods)


def take_action(s: Mesofauna, colour: int, species: int, action: int) -> None:
    """D: what an action of a species, or of any species of a colour, does."""
    at = colour * SHAPE_COUNT
    if MUTATE <= action < PROMOTE:
        mutate(s, at + (action - MUTATE) // SLOT_COUNT, (action - MUTATE) % SLOT_COUNT)
    elif action == PASS:
        s.note("log-passes", "bf.A1b", colour, species)
    elif action == NEOTENY:
        s.push(frames.ShedOrgan(colour, species))
    elif action == ZOMBIE:
        zombies.enslave(s, species, zombies.victims(s, species))
    elif action == RESURRECT:
        speciating.resurrect(s, colour)
    elif action in (GROW, SHRINK):
        resizing.change_size(s, species, s.size[species] + (1 if action == GROW else -1), "J3g")
    elif action >= POPULATE:
        species = at + action - POPULATE
        s.note("log-populates", populate_rule(s), colour, species, s.larvae(species))
        s.push(frames.Larvae(colour, species, s.larvae(species)))
    elif action >= SPECIATE:
        face = action - SPECIATE
        mother = NONE if s.is_caterpillar() else s.card_at[face // 2]
        s.push(frames.ChooseMother(colour, mother, face))
    else:
        face = action - PROMOTE
        portraits.promote(s, s.card_at[face // 2], face)


def populate_rule(s: Mesofauna) -> str:
    return s.by("cat.populate.number", "bf.D4a")


def mutate(s: Mesofauna, species: int, slot: int) -> None:
    """D1: a species takes a card of the display, unpromoted and with its organs; in Caterpillar one way up at once."""
    colour = species // SHAPE_COUNT
    if s.stage == CATERPILLAR:
        s.push(frames.Orient(colour, species, s.display[slot]))
        return
    cost = price(s, species, slot)
    card = display.take(s, slot)
    # bf.A3e: also where no other card comes for it, as in a row of Megafauna without a deck.
    s.quiet = 0
    if s.journal is not None:
        s.note("log-mutates", s.by("coc.mutate.cost", "bf.D1"), colour, species, card, cost)
    tableau.add_card(s, species, card)
    s.cubes[card] = s.components.card_plus[card]
    s.organs[species] += s.cubes[card]


# --- why not ----------------------------------------------------------------------------------


def sought_actions(s: Mesofauna, colour: int, species: int) -> list[int]:
    """The actions among which a player would look."""
    at = colour * SHAPE_COUNT
    found: list[int] = []
    if s.has_events():
        found += [RESURRECT, NEOTENY, ZOMBIE]
    if s.is_combined():
        found += [GROW, SHRINK]
    for one in range(at, at + SHAPE_COUNT):
        if s.size[one] == 0 or species not in (NONE, one):
            continue
        for slot in range(SLOT_COUNT):
            if s.display[slot] != NONE:
                found.append(MUTATE + (one - at) * SLOT_COUNT + slot)
        found.append(POPULATE + one - at)
        for card in s.held:
            if s.card_at[card] == one and s.card_side[card] == UNPROMOTED:
                found += sought_faces(s, card)
    if s.is_caterpillar():
        for card in s.display:
            if card != NONE:
                found += sought_faces(s, card)
    return found


def sought_faces(s: Mesofauna, card: int) -> list[int]:
    """Both faces of a card, to found a species with and, where it is in a tableau, to promote it to."""
    found: list[int] = []
    for face in (card * 2, card * 2 + 1):
        if not s.is_caterpillar():
            found.append(PROMOTE + face)
        if s.components.face_shape[face] != NONE:
            found.append(SPECIATE + face)
    return found


def refuse_action(s: Mesofauna, colour: int, species: int, action: int) -> Reason | None:
    """Why a player may not take an action now."""
    if action in (PASS, NEOTENY, ZOMBIE, RESURRECT, GROW, SHRINK) and s.is_race():
        return say.no("refused-not-in-this-game", "cat.sequence")
    if action == RESURRECT:
        if s.size[colour * SHAPE_COUNT + ARCHETYPE] > 0:
            return say.no("refused-archetype-lives", "bf.D3n")
        return say.no("refused-no-archetypes", "bf.D3n")
    if action >= PLACE or (action < MUTATE and action not in (NEOTENY, ZOMBIE, GROW, SHRINK)):
        return None
    if action in (GROW, SHRINK):
        if not resizing.can_resize(s, species):
            return say.about("refused-no-size", species, "J3g")
        return say.about("refused-size-limit", species, "J3g")
    if action == NEOTENY:
        return say.about("refused-no-basal", species, "bf.D5")
    if action == ZOMBIE:
        if not s.is_mutualist(species):
            return say.about("refused-no-mutualism", species, "bf.D6a")
        return say.about("refused-no-victim", species, "bf.D6a")
    if action >= POPULATE:
        return refuse_species(s, colour, species, colour * SHAPE_COUNT + action - POPULATE) or say.about(
            "refused-no-unborn", colour * SHAPE_COUNT + action - POPULATE, populate_rule(s)
        )
    if action >= SPECIATE:
        return refuse_speciation(s, colour, species, action - SPECIATE)
    if action >= PROMOTE:
        return refuse_promotion(s, colour, species, action - PROMOTE)
    return refuse_mutation(s, colour, species, action - MUTATE)


def refuse_species(s: Mesofauna, colour: int, phasing: int, species: int) -> Reason | None:
    """Why another species than this one acts: it is not there, or it is not its phase."""
    if s.size[species] == 0:
        return say.about("refused-not-alive", species, "cat.species" if s.is_race() else "bf.A1a")
    if phasing not in (NONE, species):
        return say.about("refused-other-phase", phasing, "bf.A1b")
    return None


def refuse_mutation(s: Mesofauna, colour: int, phasing: int, which: int) -> Reason | None:
    """D1: why a species may not take a card of the display."""
    species = colour * SHAPE_COUNT + which // SLOT_COUNT
    slot = which % SLOT_COUNT
    reason = refuse_species(s, colour, phasing, species)
    if reason is not None:
        return reason
    if s.display[slot] == NONE:
        return say.no("refused-slot-empty", "cat.setup.display")
    if not is_open(s, species, slot):
        if colour >= BUG_COUNT:
            return say.about("refused-bug-card", species, "J6d")
        if colour == PINK and s.components.card_horror[s.display[slot]]:
            # J6c would let it, but for its monster.
            return say.about("refused-monster-buys-bugs", species, "J7a")
        return say.about("refused-giant-card", species, "J6c" if colour == PINK else "J3c")
    words: dict[str, Argument] = {
        "species": say.species(species),
        "cost": price(s, species, slot),
        "left": purse(s, species),
    }
    if s.novices and (s.novices >> colour) & 1:
        return Reason(Message("refused-novice", words), "K1h")
    return Reason(Message("refused-too-dear", words), s.by("coc.mutate.allowance", "bf.D1b"))


def refuse_card(s: Mesofauna, colour: int, phasing: int, card: int, rule: str) -> Reason | None:
    """Why a card of a tableau cannot be used: it is not there, or it is promoted, or another species has it."""
    species = s.card_at[card]
    if not colour * SHAPE_COUNT <= species < (colour + 1) * SHAPE_COUNT:
        return say.no("refused-not-held", rule)
    if s.card_side[card] != UNPROMOTED:
        return say.no("refused-promoted-already", rule)
    return refuse_species(s, colour, phasing, species)


def refuse_promotion(s: Mesofauna, colour: int, phasing: int, face: int) -> Reason | None:
    """D2: why a card may not be promoted to a face."""
    if s.is_caterpillar():
        return say.no("refused-not-in-this-game", "cat.sequence")
    rule = s.by("coc.promote.preview", "bf.D2")
    reason = refuse_card(s, colour, phasing, face // 2, rule)
    if reason is not None:
        return reason
    species = s.card_at[face // 2]
    if s.is_combined() and portraits.is_giant_genotype(s, face):
        return say.no("refused-must-found", "J3b")
    if s.size[species] > s.components.face_size[face]:
        return say.about("refused-too-large", species, "J3h")
    return say.about("refused-shape-lost", species, "bf.D2d")


def refuse_speciation(s: Mesofauna, colour: int, phasing: int, face: int) -> Reason | None:
    """D3: why a face may not found a species."""
    if s.is_caterpillar():
        rule = "cat.speciate.silhouette"
        if face // 2 not in s.display:
            return say.no("refused-not-shown", rule)
    else:
        rule = s.by("coc.speciate.silhouette", "bf.D3a")
        reason = refuse_card(s, colour, phasing, face // 2, rule)
        if reason is not None:
            return reason
    shape = s.components.face_shape[face]
    if shape == NONE:
        return say.no("refused-no-silhouette", rule)
    daughter = colour * SHAPE_COUNT + shape
    if s.size[daughter] > 0:
        return say.about("refused-shape-lives", daughter, rule)
    if shape == PARASITE and colour >= BUG_COUNT:
        return say.no("refused-no-giant-parasites", "J1b")
    if not s.is_caterpillar() and speciating.size_of_daughter(s, s.card_at[face // 2]) > s.components.face_size[face]:
        return say.about("refused-too-large", s.card_at[face // 2], "J3a")
    if speciating.supply(s, daughter) == 0:
        return say.about("refused-all-zombies", daughter, "bf.D3e")
    if s.is_parasite(daughter):
        return say.about("refused-no-first-host", daughter, s.by("coc.parasite.speciate", "bf.D3i"))
    if s.is_caterpillar():
        return say.about("refused-no-cradle", daughter, "cat.speciate.mother")
    return say.about("refused-no-cradle", daughter, s.by("coc.speciate.limits", "bf.D3h"))
