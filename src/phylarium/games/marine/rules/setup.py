"""Set-up, steps A to V."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, names
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.events import draw_competition, draw_elements, draw_evolution
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import KeptTrait
from phylarium.games.marine.rules.traits import draw_traits, in_mask, take_trait
from phylarium.games.marine.rules.values import *
from phylarium.games.marine.rules.wanderlust import HEIGHT
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Message, Reason


def begin(s: Marine) -> None:
    """All of set-up on the agenda, in the rulebook's order."""
    traits = [frames.DealTraits(NOBODY), frames.RevealTraits(NOBODY)]
    s.push_in_order([frames.HandOut(NOBODY), *traits, frames.LayCards(NOBODY), frames.BeginPlay(NOBODY)])
    seats = list(range(s.seats))
    if s.two_animals == 1:
        seats = [*seats, *reversed(seats)]
    if s.animals == 1:
        s.push(frames.DealAnimals(NOBODY))
    else:
        for seat in reversed(seats):
            s.push_for(seat, frames.ChooseAnimal(NOBODY))
    s.push(frames.LayEarth(NOBODY))


class LayEarth(Act[Marine, frames.LayEarth]):
    """setup.A to setup.I: tiles, vents, elements and markers.

    The variants draw elements for the animals before those for earth, so there the elements wait
    until the animals are known (`HandOut`).
    """

    def act(self, s: Marine, f: frames.LayEarth) -> None:
        self.lay_tiles(s)
        s.terrain_bag = [s.components.marker_count] * len(s.terrain_bag)
        s.bag = [s.components.element_count] * names.ELEMENT_COUNT
        s.target = [s.components.start_target] * names.ELEMENT_COUNT
        if s.random_earth == 0 and s.alternate_displays == 0:
            lay_elements(s)
            draw_elements(s)
        draw_competition(s)
        draw_evolution(s)

    def lay_tiles(self, s: Marine) -> None:
        """setup.B, setup.C, setup.D, and variant.random-earth for the seven central tiles."""
        left = s.components.tile_count.copy()
        central = [CENTRE, *NEIGHBOURS[CENTRE]]
        for hex in range(HEX_COUNT):
            terrain = s.components.start_ground[hex]
            if terrain >= 0 and not (s.random_earth == 1 and hex in central):
                s.lay_tile(hex, terrain)
                left[terrain] -= 1
        tiles: list[int] = []
        for terrain in range(len(left)):
            tiles.extend([terrain] * left[terrain])
        s.rng.shuffle(tiles)
        if s.random_earth == 1:
            for hex in central:
                s.lay_tile(hex, tiles.pop())
        for stack in range(3):
            s.heights[stack] = s.components.stack_height
            for i in range(s.components.stack_height):
                s.stacks[stack * HEIGHT + i] = tiles.pop()
        s.vents_left = s.components.vent_count
        for hex in range(HEX_COUNT):
            if s.components.start_vent[hex] > 0:
                s.lay_vent(hex, s.components.start_vent[hex])


def lay_elements(s: Marine) -> None:
    """setup.E, setup.F; variant.random-earth draws them until every animal finds one that it needs."""
    corners = [c for c in range(CORNER_COUNT) if s.components.start_element[c] >= 0]
    while True:
        for corner in corners:
            if s.random_earth == 1:
                s.element[corner] = s.draw(s.bag)
            else:
                s.element[corner] = s.components.start_element[corner]
                s.bag[s.element[corner]] -= 1
        if s.random_earth == 0 or everyone_matches(s, corners):
            return
        for corner in corners:
            s.to_bag(corner)


def everyone_matches(s: Marine, corners: list[int]) -> bool:
    for animal in s.playing():
        if not any(s.need(animal, s.element[corner]) > 0 for corner in corners):
            return False
    return True


class ChooseAnimal(Choice[Marine, frames.ChooseAnimal]):
    """setup.J: a seat, which has no animal yet to act for, chooses one of those that are left."""

    def options(self, s: Marine, f: frames.ChooseAnimal) -> list[int]:
        return [ANIMAL + a for a in range(names.ANIMAL_COUNT) if s.seat_of[a] == NONE]

    def chosen(self, s: Marine, f: frames.ChooseAnimal, action: int) -> None:
        s.seat_of[action - ANIMAL] = f.seat
        s.note("log-animal", "setup.J", action - ANIMAL, f.seat)

    def refusal(self, s: Marine, f: frames.ChooseAnimal, action: int) -> Reason | None:
        if ANIMAL <= action < ANIMAL + names.ANIMAL_COUNT:
            return Reason(Message("refused-animal-taken", {"seat": s.seat_of[action - ANIMAL] + 1}), "setup.J")
        return None

    def sought(self, s: Marine, f: frames.ChooseAnimal) -> list[int]:
        return [ANIMAL + a for a in range(names.ANIMAL_COUNT)]


class DealAnimals(Act[Marine, frames.DealAnimals]):
    """setup.J by lot, an option: the animals are dealt at random."""

    def act(self, s: Marine, f: frames.DealAnimals) -> None:
        animals = s.rng.order(names.ANIMAL_COUNT)
        count = names.ANIMAL_COUNT if s.two_animals == 1 else s.seats
        for i in range(count):
            s.seat_of[animals[i]] = i % s.seats
            s.note("log-animal", "setup.J", animals[i], i % s.seats)


class HandOut(Act[Marine, frames.HandOut]):
    """setup.J to setup.Q: displays, pawns, gene pools and the first species."""

    def act(self, s: Marine, f: frames.HandOut) -> None:
        animals = s.playing()
        for animal in animals:
            self.hand_out(s, animal, len(animals))
        if s.random_earth == 1 or s.alternate_displays == 1:
            lay_elements(s)
            draw_elements(s)
        for animal in animals:
            self.first_species(s, animal)
        if s.random_earth == 1:
            self.handicap(s)

    def hand_out(self, s: Marine, animal: int, count: int) -> None:
        c = s.components
        s.pawns[animal] = c.pawns[count]
        s.pawns_owned[animal] = c.pawns[count]
        # setup.P: one cube of the gene pool goes to the food chain.
        s.pool[animal] = c.cubes - 1
        at = animal * names.ELEMENT_COUNT
        if s.alternate_displays == 1:
            # variant.alternate: random disks, nothing printed.
            s.spare_spaces[animal] = c.display_spaces
            for _ in range(c.random_elements):
                s.disks[at + s.draw(s.bag)] += 1
        else:
            printed = 0
            for element in range(names.ELEMENT_COUNT):
                s.printed[at + element] = c.printed[at + element]
                printed += c.printed[at + element]
            s.spare_spaces[animal] = c.display_spaces - printed

    def first_species(self, s: Marine, animal: int) -> None:
        """setup.Q, or one for each match on the centre tile in variant.random-earth."""
        count = s.components.start_cubes
        if s.random_earth == 1:
            count = 0
            for corner in CORNERS_OF[CENTRE]:
                if s.element[corner] >= 0:
                    count += s.need(animal, s.element[corner])
        s.pool[animal] -= count
        s.species[animal * HEX_COUNT + CENTRE] += count

    def handicap(self, s: Marine) -> None:
        """variant.random-earth: the centre tile's points for all, less what it would score now."""
        values = s.components.scoring[s.terrain[CENTRE]]
        for animal in s.playing():
            s.vp[animal] = sum(values)
        standing = s.standing(CENTRE)
        for place in range(min(len(standing), len(values))):
            s.vp[standing[place]] -= values[place]
        for animal in s.playing():
            s.note("log-handicap", "variant.random-earth", animal, s.vp[animal])


class DealTraits(Act[Marine, frames.DealTraits]):
    """setup.R: three traits to each animal; all choose before any is shown."""

    def act(self, s: Marine, f: frames.DealTraits) -> None:
        s.trait_box = (1 << names.TRAIT_COUNT) - 1
        if s.superheroes == 1:
            s.trait_box &= ~(1 << names.EXAPTATION)
        keep = 2 if s.superheroes == 1 else 1
        animals = s.playing()
        for i in range(len(animals) - 1, -1, -1):
            draw_traits(s, animals[i], s.components.traits_dealt, "setup.R")
        for animal in animals:
            for _ in range(keep):
                s.push(frames.ChooseTrait(animal))


class ChooseTrait(KeptTrait[frames.ChooseTrait]):
    """setup.R: a trait is kept in secret."""

    def chosen(self, s: Marine, f: frames.ChooseTrait, action: int) -> None:
        super().chosen(s, f, action)
        s.note_to(f.seat, "log-trait-kept", "setup.R", f.actor, action - TRAIT)


class RevealTraits(Act[Marine, frames.RevealTraits]):
    """setup.R: all traits are shown together; those that begin with a choice ask in turn order."""

    def act(self, s: Marine, f: frames.RevealTraits) -> None:
        s.reveal()
        animals = s.playing()
        chosen = [in_mask(s.kept[animal]) for animal in animals]
        # All cards lie face up before the first one works: Exaptation may copy any of them.
        for i in range(len(animals)):
            s.trait_box |= s.hands[animals[i]]
            s.hands[animals[i]] = 0
            s.kept[animals[i]] = 0
            for slot in range(len(chosen[i])):
                s.traits[animals[i] * 2 + slot] = chosen[i][slot]
        # Questions are pushed from the top of the food chain down, so that the lowest is asked first.
        for i in range(len(animals)):
            for slot in range(len(chosen[i])):
                take_trait(s, animals[i], slot, chosen[i][slot])


class LayCards(Act[Marine, frames.LayCards]):
    """setup.S, setup.T, setup.U: the deck with the Asteroid near its end, and the first cards."""

    def act(self, s: Marine, f: frames.LayCards) -> None:
        c = s.components
        cards = [card for card in range(names.CARD_COUNT) if card != names.ASTEROID]
        s.rng.shuffle(cards)
        for _ in range(c.boxed_cards[s.length]):
            s.boxed.append(cards.pop())
        last = [names.ASTEROID]
        for _ in range(c.last_cards):
            last.append(cards.pop())
        s.rng.shuffle(last)
        s.deck = last + cards
        first = s.playing()[-1]
        for slot in range(c.card_slots):
            s.row[slot] = s.deck.pop()
            s.note("log-card-laid", "setup.T", first, s.row[slot], slot + 1)
        s.reveal()
        for slot in range(c.card_slots - 1, -1, -1):
            s.push(frames.EnterPlay(first, s.row[slot]))


class BeginPlay(Act[Marine, frames.BeginPlay]):
    """setup.V: the lowest on the food chain begins."""

    def act(self, s: Marine, f: frames.BeginPlay) -> None:
        s.push(frames.NextTurn(s.playing()[-1]))
