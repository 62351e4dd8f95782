"""The actions of a player (A2, E): one after the other until they are used up, then the display is refreshed."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import display, tableau
from phylarium.games.megafauna2.rules import (
    apomorphies,
    frames,
    living,
    neoteny,
    organs,
    personality,
    plants,
    promoting,
    resizing,
    say,
)
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import TOOTH_AND_CLAW
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Argument, Message, Reason

BLUE_SHIFT: Final = ORGAN_BITS * BLUE
AFFORDABLE: Final[list[list[list[int]]]] = display.affordable(MUTATE, SLOT_COUNT, DARWIN + 1)
"""By shape, the selections out of the first so many columns of both rows."""

BIRTHS: Final[list[list[list[int]]]] = [
    [[POPULATE + shape * MOST_BORN + less for less in range(most)] for most in range(MOST_BORN + 1)]
    for shape in range(SHAPE_COUNT)
]
"""By shape and the most newborns that it can have at once, the ways to populate."""


class ChooseAction(Choice[Megafauna, frames.ChooseAction]):
    """A2c: a player takes one of his actions, after so many in this phase."""

    ints: str = "taken=0"

    def options(self, s: Megafauna, f: frames.ChooseAction) -> list[int]:
        found = everything(s, f.actor, f.taken)
        if f.actor == PLANT and plants.is_automatic(s, PLANT):
            return plants.obliged(s, found) if s.actions_left > 0 else []
        if found or s.actions_left > 0:
            found.append(PASS)
        return found

    def nothing(self, s: Megafauna, f: frames.ChooseAction) -> None:
        end_actions(s)

    def chosen(self, s: Megafauna, f: frames.ChooseAction, action: int) -> None:
        colour = f.actor
        if action == PASS:
            if s.actions_left > 0:
                s.note("log-passes", "A2c", colour, s.actions_left)
            s.actions_left = 0
            end_actions(s)
            return
        if action < MUTATE and action in (LANGUAGE, GROWTH, METAMORPHOSIS):
            s.push(frames.ChooseAction(colour, f.taken))
            take_free(s, colour, action)
            return
        s.actions_left -= 1
        s.push(frames.ChooseAction(colour, f.taken + 1))
        if action >= POPULATE:
            populate(s, colour, action - POPULATE)
        elif action >= PROMOTE:
            promoting.promote(s, action - PROMOTE)
        elif action >= MUTATE:
            species = colour * SHAPE_COUNT + (action - MUTATE) // SLOT_COUNT
            mutate(s, species, (action - MUTATE) % SLOT_COUNT)
        elif action == NEOTENY:
            neoteny.neoteny(s, colour)
        elif action == RESIZE:
            resizing.resize(s, colour, 0)
        elif action == RESURRECT:
            s.push(frames.Resurrect(colour))
        else:
            claim_medea(s, colour)

    def prompt(self, s: Megafauna, f: frames.ChooseAction) -> Message:
        words: dict[str, Argument] = {"colour": say.colour(f.actor), "number": s.actions_left}
        if s.actions_left == 0:
            return Message("ask-more", words)
        return Message("ask-lazarus" if s.is_lazarus(f.actor) else "ask-action", words)

    def cites(self, s: Megafauna, f: frames.ChooseAction) -> str:
        if s.actions_left == 0:
            return "J8" if s.apomorphies else "J6f"
        return "I3c" if s.is_lazarus(f.actor) else "A2c"

    def refusal(self, s: Megafauna, f: frames.ChooseAction, action: int) -> Reason | None:
        return refuse_action(s, f, action)

    def sought(self, s: Megafauna, f: frames.ChooseAction) -> list[int]:
        at = f.actor * SHAPE_COUNT
        found = [NEOTENY, RESIZE, RESURRECT, MEDEA, LANGUAGE]
        if s.apomorphies:
            found += [GROWTH, METAMORPHOSIS]
        for species in range(at, at + PARASITE):
            if s.size[species] > 0:
                shape = species - at
                for slot in range(SLOT_COUNT):
                    if s.display[slot] != NONE:
                        found.append(MUTATE + shape * SLOT_COUNT + slot)
                for number in range(min(MOST_BORN, 1 + s.organ(species, BLUE))):
                    found.append(POPULATE + shape * MOST_BORN + number)
        for card in s.held:
            if s.card_side[card] == UNPROMOTED and at <= s.card_at[card] < at + SHAPE_COUNT:
                found.append(PROMOTE + card * 2)
                found.append(PROMOTE + card * 2 + 1)
        return found


def everything(s: Megafauna, colour: int, taken: int) -> list[int]:
    """A2c: all that a player can do after so many actions, but for passing."""
    found: list[int] = []
    feels = s.actions_left == 0
    if s.actions_left > 0:
        at = colour * SHAPE_COUNT
        basic = s.rules == TOOTH_AND_CLAW
        sizes = s.size
        moods = s.moods
        basal = 0
        there: list[int] = []
        for species in range(at, at + PARASITE):
            if sizes[species] > 0:
                basal |= s.basal[species]
                selections(s, species, found)
                there.append(species)
                if moods[species]:
                    feels = True
        if there:
            promotions(s, colour, found)
            for species in there:
                unborn = s.unborn[species]
                most = 1 + ((s.organs[species] >> BLUE_SHIFT) & ORGAN_MASK)
                found += BIRTHS[species - at][most if most < unborn else unborn]
            if basal:
                found.append(NEOTENY)
            if not basic:
                found.append(RESIZE)
        elif plants.may_return(s, colour) and has_refuge(s, at + ARCHETYPE):
            found.append(RESURRECT)
        if taken == 0 and not basic and s.medea != colour and s.seat_of[colour] != NONE and s.medea_is_claimed():
            found.append(MEDEA)
    if s.apomorphies:
        if apomorphies.may_grow(s, colour):
            found.append(GROWTH)
        if apomorphies.may_metamorphose(s, colour):
            found.append(METAMORPHOSIS)
    if feels and s.language == NONE and personality.speaker(s, colour) != NONE:
        found.append(LANGUAGE)
    return found


def take_free(s: Megafauna, colour: int, action: int) -> None:
    """J6f, J8b, J8c: what a player does beside his actions."""
    if action == LANGUAGE:
        personality.declare_language(s, colour)
    elif action == GROWTH:
        apomorphies.grow(s, colour)
    else:
        apomorphies.metamorphose(s, colour)


def selections(s: Megafauna, species: int, found: list[int]) -> None:
    """E1: add the cards of the display that a species may select."""
    shown = s.display
    components = s.components
    if s.novices:
        left = purse(s, species)
    else:
        # As `purse` has it, without a call.
        allowance = s.allowance[species]
        left = s.unborn[species] if allowance == NONE else allowance - s.spent[species]
    action = MUTATE + species % SHAPE_COUNT * SLOT_COUNT
    barred = species < SHAPE_COUNT and s.rules != TOOTH_AND_CLAW
    if s.moods_then[species]:
        for slot in range(SLOT_COUNT):
            card = shown[slot]
            if card == NONE or (barred and slot < COLUMN_COUNT and not components.card_horror[card]):
                continue
            if price(s, species, slot) <= left:
                found.append(action + slot)
        return
    # Without emotions the cards cost more from column to column.
    costs = components.costs
    columns = COLUMN_COUNT
    while costs[columns - 1] > left:
        columns -= 1
    if not barred and NONE not in shown:
        found += AFFORDABLE[species % SHAPE_COUNT][columns]
        return
    for slot in range(columns):
        card = shown[slot]
        if card != NONE and (not barred or components.card_horror[card]):
            found.append(action + slot)
    for slot in range(COLUMN_COUNT, COLUMN_COUNT + columns):
        if shown[slot] != NONE:
            found.append(action + slot)


def promotions(s: Megafauna, colour: int, found: list[int]) -> None:
    """E2: add the faces to which the species of a colour may promote."""
    card_at = s.card_at
    card_side = s.card_side
    sizes = s.size
    shapes = s.components.face_shape
    largest = s.components.face_size
    for card in s.held:
        if card_side[card] == UNPROMOTED and card_at[card] // SHAPE_COUNT == colour:
            species = card_at[card]
            for face in (card * 2, card * 2 + 1):
                if shapes[face] != NONE:
                    if promoting.can_speciate(s, species, face):
                        found.append(PROMOTE + face)
                elif sizes[species] <= largest[face]:
                    found.append(PROMOTE + face)


# --- mutate (E1) ------------------------------------------------------------------------------


def purse(s: Megafauna, species: int) -> int:
    """E1a: what a species may still spend: its unborn when it began to buy in this phase, less what it has spent."""
    if s.novices and s.turn == 1 and (s.novices >> (species // SHAPE_COUNT)) & 1:
        # C2j: whoever has nothing from Genesis takes free cards only.
        return 0
    allowance = s.allowance[species]
    return s.unborn[species] if allowance == NONE else allowance - s.spent[species]


def price(s: Megafauna, species: int, slot: int) -> int:
    """E1a, E1b, J6e: what the card in a slot costs a species, by the emotions that it began the phase with."""
    colour = s.components.card_colour[s.display[slot]]
    return display.cost(s, slot, (s.moods_then[species] >> (ORGAN_BITS * colour)) & ORGAN_MASK)


def mutate(s: Megafauna, species: int, slot: int) -> None:
    """E1, E1c: a card of the display comes into the tableau of a species, with its plus organs."""
    cost = price(s, species, slot)
    if s.allowance[species] == NONE:
        s.allowance[species] = s.unborn[species]
    s.spent[species] += cost
    card = display.take(s, slot)
    if s.journal is not None:
        s.note("log-mutates", "E1", species // SHAPE_COUNT, species, card, cost, purse(s, species))
    tableau.add_card(s, species, card)
    organs.claim(s, species, card, s.components.card_plus[card])


def end_actions(s: Megafauna) -> None:
    """A2d, E1e: after all selections both rows close up and are filled."""
    if NONE in s.display:
        drawn = display.refresh(s, METABOLIC) + display.refresh(s, DARWIN)
        if drawn:
            s.note("log-refreshes", "E1e", s.active, drawn)


# --- populate (E4), Medea (E8) ---------------------------------------------------


def populate(s: Megafauna, colour: int, which: int) -> None:
    """E4: unborn creeples become newborn ones."""
    species = colour * SHAPE_COUNT + which // MOST_BORN
    number = which % MOST_BORN + 1
    s.unborn[species] -= number
    s.newborn[species] += number
    s.breathe()
    s.note("log-populates", "E4", colour, species, number)


def claim_medea(s: Megafauna, colour: int) -> None:
    """E8: the Medea card for all the actions of a phase."""
    s.note("log-claims-medea", "E8", colour, s.medea)
    s.medea = colour
    s.actions_left = 0


# --- resurrect (E7) ---------------------------------------------------------------------------


def refuges(s: Megafauna, species: int) -> list[int]:
    """E7a: where a resurrected archetype could live, as biome and level."""
    everywhere = 0
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != NONE:
            everywhere |= BIOMES_OF[craton]
    return living.homes(s, species, everywhere)


def has_refuge(s: Megafauna, species: int) -> bool:
    """E7a: whether there is any such place."""
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != NONE and living.homes(s, species, BIOMES_OF[craton]):
            return True
    return False


class Resurrect(Choice[Megafauna, frames.Resurrect]):
    """E7a: where the first creeple of a resurrected archetype appears (E7); whoever is there contests it."""

    def options(self, s: Megafauna, f: frames.Resurrect) -> list[int]:
        return [PLACE + place for place in refuges(s, f.actor * SHAPE_COUNT + ARCHETYPE)]

    def chosen(self, s: Megafauna, f: frames.Resurrect, action: int) -> None:
        species = f.actor * SHAPE_COUNT + ARCHETYPE
        place = action - PLACE
        s.note("log-resurrects", "E7", f.actor, species, place)
        promoting.found_species(s, species, 1)
        remember(s, species)
        s.unborn[species] -= 1
        s.living[species] += 1
        s.breathe()
        s.arrived |= 1 << f.actor
        s.push(frames.Enter(f.actor, species, place // LEVEL_COUNT, place % LEVEL_COUNT))

    def refusal(self, s: Megafauna, f: frames.Resurrect, action: int) -> Reason | None:
        return say.instead(action, PLACE, BIOME_COUNT * LEVEL_COUNT, "refused-not-habitable", "E7a")


def remember(s: Megafauna, species: int) -> None:
    """E7, J6g: the personality that outlived a colour's last species lies beside its archetype."""
    s.recount(species)
    s.count_moods(species)
    if s.moods[species]:
        s.note("log-remembers", "E7", species // SHAPE_COUNT, species, s.moods[species])


# --- why not ----------------------------------------------------------------------------------


def refuse_action(s: Megafauna, f: frames.ChooseAction, action: int) -> Reason | None:
    """Why a player may not take an action now."""
    colour = f.actor
    if plants.is_automatic(s, colour) and s.actions_left > 0:
        reason = plants.refusal(s, everything(s, colour, f.taken), action)
        if reason is not None:
            return reason
    if action == LANGUAGE:
        if s.language != NONE:
            return say.no("refused-language-known", "J6f")
        return say.no("refused-no-language", "J6f")
    if action in (GROWTH, METAMORPHOSIS):
        return refuse_apomorphy(s, colour, action)
    about_actions = action in (NEOTENY, RESIZE, RESURRECT, MEDEA) or MUTATE <= action < SHAPE
    if not about_actions:
        return None
    if s.actions_left == 0:
        return say.no("refused-no-actions", "A2a")
    if action == RESURRECT:
        if s.is_lazarus(colour):
            if not plants.may_return(s, colour):
                return say.no("refused-extinct-forever", "K8c")
            return say.no("refused-no-refuge", "E7a")
        return say.no("refused-not-lazarus", "E7")
    if action == MEDEA:
        if s.is_basic():
            return say.no("refused-basic-medea", "A8g")
        if s.medea == colour:
            return say.no("refused-has-medea", "E8")
        if not s.medea_is_claimed():
            return say.no("refused-medea-stays", "K6a" if s.seats == 1 else "L1a")
        return say.no("refused-medea-all", "E8")
    if s.is_lazarus(colour):
        if not plants.may_return(s, colour):
            return say.no("refused-extinct-forever", "K8c")
        return say.no("refused-lazarus", "G.lazarus")
    if action == NEOTENY:
        return say.no("refused-no-basal", "E5")
    if action == RESIZE:
        return say.no("refused-basic-size", "A8a")
    if action < PROMOTE:
        return refuse_mutation(s, colour, action - MUTATE)
    if action < POPULATE:
        return promoting.refuse_promotion(s, colour, action - PROMOTE)
    return refuse_populating(s, colour, action - POPULATE)


def refuse_apomorphy(s: Megafauna, colour: int, action: int) -> Reason:
    """J8: why a player may not use the ability of a colour."""
    if s.apomorphies == 0:
        return say.no("refused-no-apomorphies", "J8")
    if action == GROWTH:
        if s.is_basic():
            return say.no("refused-basic-size", "A8a")
        if colour not in (PLANT, BONY):
            return say.no("refused-not-your-apomorphy", "J8b")
        return say.no("refused-grown" if s.grown else "refused-lazarus", "J8b" if s.grown else "G.lazarus")
    if colour != BLACK:
        return say.no("refused-not-your-apomorphy", "J8c")
    if s.shed:
        return say.no("refused-shed", "J8c")
    if not apomorphies.has_fossil(s, colour):
        return say.no("refused-no-fossil", "J8c")
    return say.no("refused-no-basal", "J8c")


def refuse_mutation(s: Megafauna, colour: int, which: int) -> Reason:
    """E1: why a species may not select a card of the display."""
    species = colour * SHAPE_COUNT + which // SLOT_COUNT
    slot = which % SLOT_COUNT
    if s.size[species] == 0:
        return say.about("refused-not-alive", species, "E1")
    card = s.display[slot]
    if card == NONE:
        return say.no("refused-slot-empty", "E1e")
    if colour == PLANT and slot < COLUMN_COUNT and not s.is_basic() and not s.components.card_horror[card]:
        return Reason(Message("refused-no-horror", {"card": say.card(card)}), "E1d")
    words: dict[str, Argument] = {
        "species": say.species(species),
        "cost": price(s, species, slot),
        "left": purse(s, species),
    }
    return Reason(Message("refused-too-dear", words), "E1a")


def refuse_populating(s: Megafauna, colour: int, which: int) -> Reason:
    """E4: why a species may not have so many newborns."""
    species = colour * SHAPE_COUNT + which // MOST_BORN
    if s.size[species] == 0:
        return say.about("refused-not-alive", species, "E4")
    if s.unborn[species] == 0:
        return say.about("refused-no-unborn", species, "E4")
    number = which % MOST_BORN + 1
    words: dict[str, Argument] = {
        "species": say.species(species),
        "unborn": s.unborn[species],
        "most": 1 + s.organ(species, BLUE),
    }
    return Reason(Message("refused-few-unborn" if number > s.unborn[species] else "refused-few-blue", words), "E4")
