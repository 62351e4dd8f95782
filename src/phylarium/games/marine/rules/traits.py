"""Trait cards: gaining and losing them, and those that ask their owner something.

Traits that only change a rule are looked up where that rule is (`Marine.has`): Budding
Intelligence, Cannibal, Prey Switching, Carnivore and Solitary in state.py, Flight and Social in
pawns.py, Ecological Niche in speciation.py, Seasonal Migrants in migration.py, Resilience in
events.py, Hadopelagic in flow.py.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Action, KeptTrait, refuse_corner
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Message, Reason

# --- gaining and losing ----------------------------------------------------------------------


def in_mask(mask: int) -> list[int]:
    """The traits of a set of bits."""
    return [t for t in range(TRAIT_COUNT) if (mask >> t) & 1 == 1]


def held(s: Marine, animal: int) -> list[int]:
    """The trait cards in front of an animal."""
    return [t for t in s.traits[animal * 2 : animal * 2 + 2] if t >= 0]


def enable(s: Marine, animal: int, trait: int) -> None:
    """A trait begins to work for an animal, its own or a copied one."""
    s.abilities[animal] |= 1 << trait
    if trait == RAM_FEEDER:
        s.printed[animal * ELEMENT_COUNT + PLANKTON] += s.components.trait_amount[RAM_FEEDER]
    elif trait == PACK_HUNTERS:
        s.push(frames.PackHuntersPawn(animal))
    elif trait == EXAPTATION:
        s.push(frames.ExaptationCopy(animal))
    elif trait == BUDDING_INTELLIGENCE:
        s.bud(animal)


def disable(s: Marine, animal: int, trait: int) -> None:
    """A trait stops working, and what it held is given back."""
    s.abilities[animal] &= ~(1 << trait)
    if trait == RAM_FEEDER:
        s.printed[animal * ELEMENT_COUNT + PLANKTON] -= s.components.trait_amount[RAM_FEEDER]
    elif trait == BOTTOM_FEEDER:
        if s.spaces[PERSONAL_SPACE + animal] != EMPTY:
            s.free_space(PERSONAL_SPACE + animal)
    elif trait == PHENOTYPIC_PLASTICITY:
        s.push(frames.PlasticityOverflow(animal))
    elif trait == EXAPTATION and s.copied[animal] != NONE:
        copy = s.copied[animal]
        s.copied[animal] = NONE
        disable(s, animal, copy)


def take_trait(s: Marine, animal: int, slot: int, trait: int, rule: str = "setup.R") -> None:
    """A trait card is laid in front of an animal, face up."""
    s.traits[animal * 2 + slot] = trait
    s.note("log-trait", rule, animal, trait)
    enable(s, animal, trait)


def draw_traits(s: Marine, animal: int, count: int, rule: str) -> None:
    """Random traits out of the box, for one animal's eyes."""
    box = in_mask(s.trait_box)
    s.rng.shuffle(box)
    for trait in box[:count]:
        s.trait_box &= ~(1 << trait)
        s.hands[animal] |= 1 << trait
        s.note_to(s.seat_of[animal], "log-trait-dealt", rule, animal, trait)


BY_GENE_EXPRESSION: Final = 0
BY_EXAPTATION: Final = 1
DRAWN_BY: Final[list[str]] = ["card.gene_expression", "trait.exaptation"]
"""The rules that give an animal a new trait in the course of the game."""


class NewTrait(KeptTrait[frames.NewTrait]):
    """card.gene_expression: choose one of the traits drawn; `drawn_by` is the rule that drew them (see `DRAWN_BY`).

    The choice is kept in secret, as at the start, until it is known which trait it replaces.
    """

    ints: str = "drawn_by"

    def chosen(self, s: Marine, f: frames.NewTrait, action: int) -> None:
        super().chosen(s, f, action)
        s.push(frames.OldTrait(f.actor, f.drawn_by))

    def cites(self, s: Marine, f: frames.NewTrait) -> str:
        return DRAWN_BY[f.drawn_by]


class OldTrait(Choice[Marine, frames.OldTrait]):
    """card.gene_expression: choose which trait the one just kept replaces: Exaptation replaces itself."""

    ints: str = "drawn_by"

    def options(self, s: Marine, f: frames.OldTrait) -> list[int]:
        if f.drawn_by == BY_EXAPTATION:
            return [TRAIT + EXAPTATION]
        return [TRAIT + t for t in held(s, f.actor)]

    def chosen(self, s: Marine, f: frames.OldTrait, action: int) -> None:
        old = action - TRAIT
        new = in_mask(s.kept[f.actor])[0]
        slot = 0 if s.traits[f.actor * 2] == old else 1
        s.trait_box |= s.hands[f.actor] | 1 << old
        s.hands[f.actor] = 0
        s.kept[f.actor] = 0
        s.reveal()
        s.note("log-trait-gone", DRAWN_BY[f.drawn_by], f.actor, old)
        disable(s, f.actor, old)
        take_trait(s, f.actor, slot, new, DRAWN_BY[f.drawn_by])

    def prompt(self, s: Marine, f: frames.OldTrait) -> Message:
        if s.kept[f.actor] < 0:
            return Message("ask-new-trait", {"animal": say.animal(f.actor)})
        return Message(
            "ask-old-trait", {"animal": say.animal(f.actor), "trait": say.trait(in_mask(s.kept[f.actor])[0])}
        )


class PlasticityOverflow(Choice[Marine, frames.PlasticityOverflow]):
    """trait.phenotypic_plasticity: without the card, disks that no longer fit go into the bag."""

    def options(self, s: Marine, f: frames.PlasticityOverflow) -> list[int]:
        if s.vacant_spaces(f.actor) >= 0:
            return []
        return [ELEMENT + e for e in range(ELEMENT_COUNT) if s.disks[f.actor * ELEMENT_COUNT + e] > 0]

    def chosen(self, s: Marine, f: frames.PlasticityOverflow, action: int) -> None:
        lose_disk(s, f.actor, action - ELEMENT, "trait.phenotypic_plasticity")
        s.push(frames.PlasticityOverflow(f.actor))


def lose_disk(s: Marine, animal: int, element: int, rule: str) -> None:
    """A disk goes from an animal into the bag."""
    s.disks[animal * ELEMENT_COUNT + element] -= 1
    s.bag[element] += 1
    s.note("log-disk-lost", rule, animal, element)


# --- at the start ----------------------------------------------------------------------------


class ExaptationCopy(Choice[Marine, frames.ExaptationCopy]):
    """trait.exaptation: choose a trait of another animal to copy."""

    def options(self, s: Marine, f: frames.ExaptationCopy) -> list[int]:
        found: list[int] = []
        for animal in range(ANIMAL_COUNT):
            if animal != f.actor:
                for trait in held(s, animal):
                    if trait != EXAPTATION and not s.has(f.actor, trait):
                        found.append(TRAIT + trait)
        return found

    def chosen(self, s: Marine, f: frames.ExaptationCopy, action: int) -> None:
        s.copied[f.actor] = action - TRAIT
        s.note("log-copied", "trait.exaptation", f.actor, action - TRAIT)
        enable(s, f.actor, action - TRAIT)

    def refusal(self, s: Marine, f: frames.ExaptationCopy, action: int) -> Reason | None:
        if TRAIT <= action < TRAIT + TRAIT_COUNT:
            return say.no("refused-trait-not-opposing", "trait.exaptation")
        return None


class PackHuntersPawn(Choice[Marine, frames.PackHuntersPawn]):
    """trait.pack_hunters: take a special pawn that nobody controls."""

    def options(self, s: Marine, f: frames.PackHuntersPawn) -> list[int]:
        return [ELEMENT + e for e in range(ELEMENT_COUNT) if s.control[e] == NONE]

    def chosen(self, s: Marine, f: frames.PackHuntersPawn, action: int) -> None:
        element = action - ELEMENT
        s.control[element] = f.actor
        s.target[element] = max(s.target[element], s.components.trait_amount[PACK_HUNTERS])
        s.note("log-pack-hunters", "trait.pack_hunters", f.actor, element, s.target[element])

    def refusal(self, s: Marine, f: frames.PackHuntersPawn, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return Reason(
                Message("refused-controlled", {"animal": say.animal(s.control[action - ELEMENT])}),
                "trait.pack_hunters",
            )
        return None


# --- after each action -----------------------------------------------------------------------


def outgrown(s: Marine) -> int:
    """trait.exaptation: an animal whose gene pool has become small enough to lose its copy, or none."""
    for animal in range(ANIMAL_COUNT):
        if s.has(animal, EXAPTATION) and s.pool[animal] <= s.components.trait_amount[EXAPTATION]:
            return animal
    return NONE


# --- traits that act -------------------------------------------------------------------------


class AncientLineageTile(Choice[Marine, frames.AncientLineageTile]):
    """trait.ancient_lineage: after retrieving, a species may come from the gene pool to any tile: `left` of them."""

    ints: str = "left"

    def options(self, s: Marine, f: frames.AncientLineageTile) -> list[int]:
        if s.pool[f.actor] == 0 or f.left == 0:
            return []
        found = [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0]
        found.append(DECLINE)
        return found

    def chosen(self, s: Marine, f: frames.AncientLineageTile, action: int) -> None:
        if action != DECLINE:
            s.settle(f.actor, action - HEX)
            s.note("log-settled", "trait.ancient_lineage", f.actor, action - HEX)
            s.push(frames.AncientLineageTile(f.actor, f.left - 1))

    def refusal(self, s: Marine, f: frames.AncientLineageTile, action: int) -> Reason | None:
        return say.no("refused-no-tile", "trait.ancient_lineage") if HEX <= action < HEX + HEX_COUNT else None


def offer_camouflage(s: Marine, actor: int, hex: int) -> None:
    """trait.camouflage: others that have it may slip onto a tile that the actor laid or changed."""
    for animal in range(ANIMAL_COUNT - 1, -1, -1):
        if animal != actor and s.has(animal, CAMOUFLAGE):
            s.push(frames.CamouflagePlace(animal, hex))


class CamouflagePlace(Choice[Marine, frames.CamouflagePlace]):
    """trait.camouflage: a species may come from the gene pool to the tile."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.CamouflagePlace) -> list[int]:
        if s.pool[f.actor] == 0:
            return []
        return [PLACE_CUBE, DECLINE]

    def chosen(self, s: Marine, f: frames.CamouflagePlace, action: int) -> None:
        if action == PLACE_CUBE:
            s.new_effect()
            for _ in range(min(s.components.trait_amount[CAMOUFLAGE], s.pool[f.actor])):
                s.settle(f.actor, f.tile)
                s.note("log-settled", "trait.camouflage", f.actor, f.tile)


SCAVENGED: Final[list[int]] = [AUTOTROPHS_BOX, DEPLETION_BOX, REGRESSION_BOX]


class ScavengeElement(Action[frames.ScavengeElement]):
    """trait.bottom_feeder: take an element that sank into the Autotrophs, Depletion or Regression box."""

    section: int = BOTTOM_FEEDER_SPACE

    def options(self, s: Marine, f: frames.ScavengeElement) -> list[int]:
        if s.vacant_spaces(f.actor) <= 0 and not near_corners(s, f.actor):
            return []
        found: list[int] = []
        for i in range(len(SCAVENGED)):
            for e in range(ELEMENT_COUNT):
                if s.display[SCAVENGED[i] * ELEMENT_COUNT + e] > 0:
                    found.append(DETRITUS + i * ELEMENT_COUNT + e)
        return declinable(found, FORFEIT)

    def taken(self, s: Marine, f: frames.ScavengeElement, action: int) -> None:
        box, element = divmod(action - DETRITUS, ELEMENT_COUNT)
        s.push(frames.ScavengeWhere(f.actor, SCAVENGED[box], element))

    def refusal(self, s: Marine, f: frames.ScavengeElement, action: int) -> Reason | None:
        if DETRITUS <= action < DETRITUS + len(SCAVENGED) * ELEMENT_COUNT:
            return say.no("refused-type-not-in-box", "trait.bottom_feeder")
        return None


def near_corners(s: Marine, animal: int) -> list[int]:
    """Vacant corners of the tiles that an animal occupies."""
    found: list[int] = []
    for hex in range(HEX_COUNT):
        if s.species[animal * HEX_COUNT + hex] > 0:
            for corner in CORNERS_OF[hex]:
                if s.element[corner] < 0 and corner not in found:
                    found.append(corner)
    found.sort()
    return found


class ScavengeWhere(Choice[Marine, frames.ScavengeWhere]):
    """The element scavenged out of the box goes onto the animal or onto a corner of a tile that it occupies."""

    rule: str = "trait.bottom_feeder"
    ints: str = "box element"

    def options(self, s: Marine, f: frames.ScavengeWhere) -> list[int]:
        found = [CORNER + c for c in near_corners(s, f.actor)]
        if s.vacant_spaces(f.actor) > 0:
            found.append(EMPTY_SPACE)
        return found

    def chosen(self, s: Marine, f: frames.ScavengeWhere, action: int) -> None:
        s.display[f.box * ELEMENT_COUNT + f.element] -= 1
        points = s.components.trait_amount[BOTTOM_FEEDER]
        s.gain(f.actor, points)
        s.note("log-bottom-feeder", "trait.bottom_feeder", f.actor, points)
        if action == EMPTY_SPACE:
            s.disks[f.actor * ELEMENT_COUNT + f.element] += 1
            s.note("log-adapted", "trait.bottom_feeder", f.actor, f.element)
        else:
            s.element[action - CORNER] = f.element
            s.note("log-element-placed", "trait.bottom_feeder", f.actor, f.element, action - CORNER)

    def refusal(self, s: Marine, f: frames.ScavengeWhere, action: int) -> Reason | None:
        if action == EMPTY_SPACE:
            return say.no("refused-no-empty-space", "adaptation")
        if CORNER <= action < CORNER + CORNER_COUNT:
            if s.element[action - CORNER] >= 0:
                return refuse_corner(s, action - CORNER, "trait.bottom_feeder")
            return say.no("refused-corner-not-yours", "trait.bottom_feeder")
        return None
