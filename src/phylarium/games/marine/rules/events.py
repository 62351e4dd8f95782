"""Extinction, Survival and Reseed."""

from __future__ import annotations

from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Act


class Extinction(Act[Marine, frames.Extinction]):
    """event.extinction: all endangered species are eliminated, again and again until none is left."""

    def act(self, s: Marine, f: frames.Extinction) -> None:
        s.note("log-extinction", "event.extinction", f.actor)
        while self.one_wave(s):
            pass

    def one_wave(self, s: Marine) -> bool:
        """Eliminate what is endangered at one moment; whether there was any."""
        doomed: list[int] = []
        for animal in range(ANIMAL_COUNT):
            for hex in range(HEX_COUNT):
                if s.species[animal * HEX_COUNT + hex] > 0 and not s.thriving(animal, hex):
                    doomed.append(animal * HEX_COUNT + hex)
        for at in doomed:
            count = s.species[at]
            animal = at // HEX_COUNT
            hex = at % HEX_COUNT
            s.note("log-extinct", "event.extinction", animal, count, hex)
            for _ in range(count):
                s.eliminate(animal, hex)
        return len(doomed) > 0


class Survival(Act[Marine, frames.Survival]):
    """event.survival: the holder of the Survival card scores the vents that it occupies."""

    def act(self, s: Marine, f: frames.Survival) -> None:
        holder = s.survivor()
        if holder == NONE:
            s.note("log-no-survivor", "event.survival", f.actor)
            return
        vents = 0
        for hex in range(HEX_COUNT):
            if s.terrain[hex] == VENT and s.species[holder * HEX_COUNT + hex] > 0:
                vents += 1
        points = s.bonus(vents)
        s.note("log-survival", "event.survival", holder, points, vents)
        s.gain(holder, points)


class Reseed(Act[Marine, frames.Reseed]):
    """event.order: a new round: the display is cleared, slides and is filled again."""

    def act(self, s: Marine, f: frames.Reseed) -> None:
        s.note("log-reseed", "retrieve.round", f.actor, s.round + 1)
        self.clear_amid_vents(s)
        regress(s)
        self.slide(s)
        self.terrain_back(s)
        draw_elements(s)
        draw_competition(s)
        draw_evolution(s)
        s.retrieved = [0] * ANIMAL_COUNT
        s.round += 1

    def clear_amid_vents(self, s: Marine) -> None:
        """reseed.vents"""
        for corner in range(CORNER_COUNT):
            if s.element[corner] >= 0:
                vents = 0
                for hex in HEXES_OF[corner]:
                    if s.terrain[hex] == VENT:
                        vents += 1
                if vents == 3:
                    s.note("log-element-gone", "reseed.vents", NONE, s.element[corner], corner)
                    s.to_bag(corner)

    def slide(self, s: Marine) -> None:
        """reseed.adaptation, reseed.bag, reseed.slide"""
        empty_box(s, REGRESSION_BOX)
        slide_box(s, ADAPTATION_BOX, REGRESSION_BOX)
        empty_box(s, DEPLETION_BOX)
        empty_box(s, WANDERLUST_BOX)
        for slot in range(len(s.speciation)):
            if s.speciation[slot] >= 0:
                s.bag[s.speciation[slot]] += 1
                s.speciation[slot] = NONE
        slide_box(s, AUTOTROPHS_BOX, DEPLETION_BOX)
        slide_box(s, ABUNDANCE_BOX, AUTOTROPHS_BOX)

    def terrain_back(self, s: Marine) -> None:
        """reseed.terrain"""
        for slot in range(len(s.competition)):
            if s.competition[slot] >= 0:
                s.terrain_bag[s.competition[slot]] += 1
                s.competition[slot] = NONE
        for slot in range(len(s.evolution)):
            if s.evolution[slot] >= 0:
                s.terrain_bag[s.evolution[slot]] += 1
                s.evolution[slot] = NONE


def regress(s: Marine) -> None:
    """regression.reseed: each type in the box costs a disk, unless a cube stands there."""
    for element in range(ELEMENT_COUNT):
        if s.display[REGRESSION_BOX * ELEMENT_COUNT + element] == 0:
            continue
        for animal in range(ANIMAL_COUNT):
            at = animal * ELEMENT_COUNT + element
            if s.disks[at] == 0:
                continue
            if animal in s.regression:
                s.note("log-regression-spared", "regression", animal, element)
            elif s.has(animal, RESILIENCE):
                s.note("log-regression-spared", "trait.resilience", animal, element)
            else:
                s.disks[at] -= 1
                s.bag[element] += 1
                s.note("log-disk-lost", "regression.reseed", animal, element)
    for square in range(len(s.regression)):
        if s.regression[square] >= 0:
            s.pool[s.regression[square]] += 1
            s.regression[square] = NONE


def empty_box(s: Marine, box: int) -> None:
    """All elements of a section go into the bag."""
    for element in range(ELEMENT_COUNT):
        at = box * ELEMENT_COUNT + element
        s.bag[element] += s.display[at]
        s.display[at] = 0


def slide_box(s: Marine, source: int, target: int) -> None:
    """All elements of a section move to another one."""
    for element in range(ELEMENT_COUNT):
        at = source * ELEMENT_COUNT + element
        s.display[target * ELEMENT_COUNT + element] += s.display[at]
        s.display[at] = 0


def fill_box(s: Marine, box: int) -> None:
    for _ in range(s.components.section_elements):
        element = s.draw(s.bag)
        if element >= 0:
            s.display[box * ELEMENT_COUNT + element] += 1


def draw_elements(s: Marine) -> None:
    """reseed.elements, setup.G: in this order, and as many as the bag has."""
    fill_box(s, ABUNDANCE_BOX)
    fill_box(s, ADAPTATION_BOX)
    for slot in range(s.components.section_elements):
        s.speciation[slot] = s.draw(s.bag)
    fill_box(s, WANDERLUST_BOX)


def draw_competition(s: Marine) -> None:
    """reseed.competition, setup.H"""
    for slot in range(len(s.competition)):
        s.competition[slot] = s.draw(s.terrain_bag)


def draw_evolution(s: Marine) -> None:
    """reseed.evolution, setup.I: in the printed order; missing ones leave the last spaces empty."""
    drawn: list[int] = []
    for _ in range(len(s.evolution)):
        terrain = s.draw(s.terrain_bag)
        if terrain >= 0:
            drawn.append(terrain)
    drawn.sort()
    for slot in range(len(s.evolution)):
        s.evolution[slot] = drawn[slot] if slot < len(drawn) else NONE
