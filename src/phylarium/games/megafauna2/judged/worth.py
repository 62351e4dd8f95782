"""What a position of Megafauna, second edition, is worth: the numbers behind judgement.py. Hot path.

Everything is in victory points. A creeple that stands on the map is a point at the end; so most of what a player can
do is to have many of them, where nobody drives them out, in species that the next mutagen does not end, with free
places left to grow into. What only helps later counts for less as the turns run out.
"""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.names import TOOL_COUNT
from phylarium.games.megafauna2.rules import frames, planets
from phylarium.games.megafauna2.rules.acting import refuges
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.alien import feeds
from phylarium.games.megafauna2.rules.board import BIOME_COUNT
from phylarium.games.megafauna2.rules.contests import contest
from phylarium.games.megafauna2.rules.dispersal import homes, mothers
from phylarium.games.megafauna2.rules.ending import LANGUAGE_POINTS
from phylarium.games.megafauna2.rules.flow import action_maximum
from phylarium.games.megafauna2.rules.mutagen import heart_of
from phylarium.games.megafauna2.rules.names import (
    COLOUR_COUNT,
    EVENTS_PER_ERA,
    PLANT,
    SECOND_ERA,
    SLOT_COUNT,
    THIRD_ERA,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.plants import may_return
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import BURIAL_PHASE, LEVEL_COUNT, PLANT_LEVEL, TOOL_FOSSIL
from phylarium.kernel.comparison import lead, leads

# The terms, in the order of TERMS and WEIGHTS.
FOSSILS: Final = 0; TABLEAU: Final = 1; CREEPLES: Final = 2; NEWBORNS: Final = 3; ENDANGERED: Final = 4  # fmt: skip
EMOTION_POINTS: Final = 5; AWARD: Final = 6; OPENINGS: Final = 7; FERTILITY: Final = 8  # fmt: skip
SPECIES_ALIVE: Final = 9; STRENGTH: Final = 10; DANGER: Final = 11; ORGANS_HELD: Final = 12  # fmt: skip
PROSPECTS: Final = 13; HALVES: Final = 14  # fmt: skip
POWER: Final = 15; ACTIONS: Final = 16; SEAS: Final = 17; FOOD: Final = 18; FOOTHOLD: Final = 19  # fmt: skip
RESULT: Final = 20
TERM_COUNT: Final = 21

TERMS: Final[list[str]] = [
    "fossils", "tableau", "creeples", "newborns", "endangered", "emotions", "award", "openings", "fertility",
    "species", "strength", "danger", "organs", "prospects", "halves", "power", "actions", "seas", "food",
    "foothold", "result",
]  # fmt: skip
WEIGHTS: Final[list[float]] = [
    1.0, 1.0, 1.0, 0.5, 0.15, 1.0, 1.0, 0.35, 0.55, 0.8, 0.12, -1.2, 0.12, 0.35, 1.0, 0.5, 0.5, 14.0, 0.5, 6.0, 10.0,
]  # fmt: skip

LONG: Final = 6
"""Turns after which it does not matter how many more are left."""
OPENINGS_MOST: Final = 6; BLUE_MOST: Final = 4; ORGANS_MOST: Final = 6; FOOD_MOST: Final = 8  # fmt: skip
ENDOTHERM: Final = 3.0
"""How much likelier a fallen creeple that can flee survives than another."""
MUTAGENS_A_TURN: Final = 0.25
PASSES_ON: Final = 0.3
"""What Medea's point is worth while others can still claim her."""
DRIES: Final = 0.6
"""How likely all seas still are to be lost with one more of them, and a colour to die out with one creeple more."""
CLOUDS_MOST: Final = 4; CLOUD: Final = 0.15; RAINCLOUD: Final = 0.45  # fmt: skip
"""What a disk in the clouds is worth in seas, and what where a raindance can bring it back (K6)."""

TURNS_UP: Final = 0.1
"""How likely a card that goes on at an open end of a personality still comes, and is taken."""
PROMOTED_YET: Final = 0.85
"""How likely a mutation still is to be promoted the one way up that is wanted."""

# Decisions in the middle of an effect: what it will have done is not to be seen yet.
HALF_DONE: Final[list[int]] = [
    frames.ARRANGE, frames.CHOOSE_TOOL, frames.CHOOSE_HOST, frames.TAKE_HOST, frames.CHOOSE_MOTHER,
    frames.GENETIC_DRIFT, frames.RESIZE_SPECIES, frames.SHED_ORGAN, frames.RESURRECT, frames.CHOOSE_WINNER,
    frames.SHIFT, frames.PUT_DISK, frames.LAND, frames.LOSE_ORGAN, frames.WHICH_FLEES, frames.FLEE_TO,
    frames.FOLLOW_SIZE,
]  # fmt: skip


def worth(s: Megafauna) -> list[float]:
    """By seat, how far it is ahead of the others; alone, how well it stands."""
    return leads(seat_rows(s), WEIGHTS)


def terms(s: Megafauna, seat: int) -> list[float]:
    """The terms of a seat's worth, less those of the others."""
    return lead(seat_rows(s), WEIGHTS, seat)


def quiet(s: Megafauna) -> bool:
    """Between decisions that stand for themselves: everything that an action set off has happened."""
    return not s.agenda or s.agenda[-1].op not in HALF_DONE


def turns_left(s: Megafauna) -> int:
    """Turns to come after this one."""
    if s.ending != 0:
        return 0
    last = THIRD_ERA if s.chicxulub == 1 or s.is_alien() else SECOND_ERA
    return len(s.et_deck) + EVENTS_PER_ERA * (last - s.era)


def seat_rows(s: Megafauna) -> list[list[float]]:
    """By seat, the terms of its colour."""
    rows: list[list[float]] = []
    for seat in range(s.seats):
        colour = s.colour_of[seat]
        row = [0.0] * TERM_COUNT
        if colour != NONE:
            in_hand(s, colour, row)
            if not s.over():
                to_come(s, colour, row)
        rows.append(row)
    if s.over():
        places = s.ranking()
        for seat in range(s.seats):
            rows[seat][RESULT] = 1.0 if places[seat] == 1 else 0.0
    else:
        strengths(s, rows)
        awards(s, rows)
        if s.is_alien():
            elsewhere(s, rows)
    return rows


# --- what counts now --------------------------------------------------------------------------


def in_hand(s: Megafauna, colour: int, row: list[float]) -> None:
    """A7: what would be counted if the game ended, but for creeples that lie."""
    at = colour * SHAPE_COUNT
    end = at + SHAPE_COUNT
    fossils = s.fossils[colour] + s.card_at.count(FOSSIL_CARD + colour)
    tableau = 0
    if s.size[at] > 0:
        tableau += 1
    else:
        fossils += 1
    living = 0
    for species in range(at, end):
        living += s.living[species]
        moods = s.moods[species]
        if s.size[species] > 0:
            if moods != 0:
                row[EMOTION_POINTS] += moods_worth(moods)
            card = s.genotype[species]
            if card != NONE and s.components.face_fossil[s.face(card)]:
                tableau += 1
    for card in s.held:
        if at <= s.card_at[card] < end:
            if s.host_on[card] != NONE:
                tableau += 1
            if s.card_side[card] != UNPROMOTED and s.components.face_fossil[s.face(card)]:
                tableau += 1
    for tool in range(TOOL_COUNT):
        owner = s.tool_at[tool]
        if at <= owner < end:
            tableau += 1
        elif owner == TOOL_FOSSIL + colour:
            fossils += 1
    medea = 0.0
    if s.medea == colour:
        medea = 1.0 if s.over() or turns_left(s) == 0 else PASSES_ON
    if not s.over():
        for species in s.fallen:
            if at <= species < end:
                living -= 1
                row[ENDANGERED] += ENDOTHERM if s.phase != BURIAL_PHASE and s.is_endotherm(species) else 1.0
    row[FOSSILS] = float(fossils)
    row[TABLEAU] = tableau + medea
    row[CREEPLES] = float(living)


# --- what may come ----------------------------------------------------------------------------


def to_come(s: Megafauna, colour: int, row: list[float]) -> None:
    """What a colour can hope for and has to fear."""
    left = turns_left(s)
    future = (left if left < LONG else LONG) / LONG
    at = colour * SHAPE_COUNT
    taken = 0
    openings = 0
    alive = False
    for species in range(at, at + PARASITE):
        if s.size[species] == 0:
            continue
        organs = s.organs[species]
        count = organ_total(organs)
        blue = (organs >> (ORGAN_BITS * BLUE)) & ORGAN_MASK
        row[SPECIES_ALIVE] += future
        row[ORGANS_HELD] += future * (count if count < ORGANS_MOST else ORGANS_MOST)
        if left > 0 and count > 0:
            row[DANGER] += danger(s, species, left)
        if s.living[species] > 0:
            alive = True
            waiting = s.newborn[species]
            unborn = s.unborn[species]
            if waiting + unborn > 0 and (waiting > 0 or left > 0):
                free = 0
                for place in homes(s, species, mothers(s, species)):
                    bit = 1 << place
                    if taken & bit == 0 and is_open(s, species, place):
                        taken |= bit
                        free += 1
                if waiting > 0:
                    settled = waiting if waiting < free else free
                    row[NEWBORNS] += settled
                    free -= settled
                openings += free if free < unborn else unborn
                if blue > 0:
                    row[FERTILITY] += future * (blue if blue < BLUE_MOST else BLUE_MOST)
    if not alive:
        # Lazarus: it costs an action to come back, and the others go on.
        row[SPECIES_ALIVE] -= 2.0 + future
        if left > 0 and may_return(s, colour):
            # No more than one, or it would seem better to have all refuges open than to settle in one.
            openings = 1 if refuges(s, at) else 0
    row[OPENINGS] = future * (openings if openings < OPENINGS_MOST else OPENINGS_MOST)
    if left > 0:
        cards(s, at, future, row)
        if not s.is_basic():
            row[ACTIONS] = future * action_maximum(s, colour)
            if s.medea == colour:
                row[POWER] = future


def is_open(s: Megafauna, species: int, place: int) -> bool:
    """Whether a creeple more could stay at a place: it is free, or another player's creeple would have to go."""
    biome = place // LEVEL_COUNT
    rival = s.at(biome, place % LEVEL_COUNT)
    if rival == NONE:
        return True
    if rival // SHAPE_COUNT == species // SHAPE_COUNT:
        return False
    return contest(s, species, rival, biome, place % LEVEL_COUNT) > 0


def cards(s: Megafauna, at: int, future: float, row: list[float]) -> None:
    """What the mutations of a colour, whose first species is named, can still become."""
    components = s.components
    for card in s.held:
        species = s.card_at[card]
        if not at <= species < at + SHAPE_COUNT:
            continue
        if s.card_side[card] == UNPROMOTED:
            row[PROSPECTS] += future
            shapes = 0
            for face in (card * 2, card * 2 + 1):
                shape = components.face_shape[face]
                if shape != NONE and s.size[at + shape] == 0:
                    shapes += 1
            if shapes > 0:
                row[PROSPECTS] += 2.0 * future
    for species in range(at, at + PARASITE):
        if s.size[species] > 0:
            row[HALVES] += future * emotions_to_come(s, species)


def danger(s: Megafauna, species: int, left: int) -> float:
    """What a mutagen may be expected to cost a species: organs, or the species itself with its last basal one."""
    organs = s.organs[species]
    basal = s.basal[species]
    white = organ_of(organs, WHITE)
    # The hearts with which it loses nothing, and with which it lives on.
    unharmed = organ_total(organs) - 2 * white
    alive = organ_total(basal) - organ_of(basal, WHITE) - white
    chance = MUTAGENS_A_TURN * left
    if chance > 0.7:
        chance = 0.7
    stake = s.living[species] + 1.0 + moods_worth(s.moods[species])
    if not s.is_basic():
        return chance * harm(unharmed, alive, heart_of(s, species), stake)
    # A8b: the highest of some dice is the heart.
    lost = 0.0
    before = 0.0
    for heart in range(1, 7):
        chance_below = (heart / 6.0) ** (s.era + 2)
        if unharmed > heart:
            lost += (chance_below - before) * ((stake if alive > heart else 0.0) + 0.3 * (unharmed - heart))
        before = chance_below
    return chance * lost


def harm(unharmed: int, alive: int, heart: int, stake: float) -> float:
    """What a mutagen costs with a heart that may yet change a little."""
    lost = 0.0
    if alive > heart:
        lost = stake
    elif alive == heart:
        lost = 0.25 * stake
    elif alive == heart - 1:
        lost = 0.08 * stake
    if unharmed > heart:
        lost += 0.3 * (unharmed - heart)
    elif unharmed == heart:
        lost += 0.1
    return lost


def strengths(s: Megafauna, rows: list[list[float]]) -> None:
    """How many creeples are stronger than every species of another colour in the niche that counts where they stand."""
    best = [NONE] * (COLOUR_COUNT * ORGAN_COUNT)
    for species in range(COLOUR_COUNT * SHAPE_COUNT):
        if s.living[species] > 0:
            organs = s.organs[species]
            at = species // SHAPE_COUNT * ORGAN_COUNT
            for organ in range(ORGAN_COUNT):
                number = (organs >> (ORGAN_BITS * organ)) & ORGAN_MASK
                if number > best[at + organ]:
                    best[at + organ] = number
    for biome in range(BIOME_COUNT):
        grazer = s.herbivore[biome]
        if grazer != NONE:
            niche = GREEN if s.is_humid(biome) else WHITE
            holds(s, rows, best, grazer, niche)
            hunter = s.carnivore[biome]
            if hunter != NONE:
                holds(s, rows, best, hunter, s.roadrunner(biome))


def holds(s: Megafauna, rows: list[list[float]], best: list[int], species: int, niche: int) -> None:
    """Count a creeple whose niche is known."""
    colour = species // SHAPE_COUNT
    seat = s.seat_of[colour]
    if seat == NONE:
        return
    mine = (s.organs[species] >> (ORGAN_BITS * niche)) & ORGAN_MASK
    held = 1.0
    for other in range(COLOUR_COUNT):
        if other != colour:
            theirs = best[other * ORGAN_COUNT + niche]
            if theirs > mine:
                held = 0.0
            elif theirs == mine and held > 0.5:
                held = 0.5
    rows[seat][STRENGTH] += held


def awards(s: Megafauna, rows: list[list[float]]) -> None:
    """I4b: the fossil that a colour may expect over each other one when the era ends."""
    last = THIRD_ERA if s.chicxulub == 1 or s.is_alien() else SECOND_ERA
    if s.seats == 1 or s.ending != 0 or s.era >= last:
        return
    swing = 2.0 * (2 + len(s.et_deck))
    for seat in range(s.seats):
        mine = rows[seat][CREEPLES] + rows[seat][NEWBORNS]
        for other in range(s.seats):
            if other != seat:
                chance = 0.5 + (mine - rows[other][CREEPLES] - rows[other][NEWBORNS]) / swing
                rows[seat][AWARD] += 0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance


def elsewhere(s: Megafauna, rows: list[list[float]]) -> None:
    """K0d, K2, K7c: where plants are a level of their own: seas, plants to live on, and creeples between it and death.

    Nobody wins without seas, and who has died out may be gone for good.
    """
    seas = float(s.disk.count(WHITE_DISK))
    clouds = s.clouds if s.clouds < CLOUDS_MOST else CLOUDS_MOST
    rain = CLOUD
    if s.medea != NONE:
        # K6: rain can be made once there are more creeples than the heart.
        near = s.population(s.medea) / (planets.heart(s, s.medea) + 1.0)
        rain += (RAINCLOUD - CLOUD) * (near if near < 1.0 else 1.0)
    seas += rain * clouds
    plants: list[int] = []
    for plant in s.plant:
        if plant != NONE:
            plants.append(plant)
    for seat in range(s.seats):
        row = rows[seat]
        row[SEAS] = 1.0 - DRIES**seas
        colour = s.colour_of[seat]
        if colour == NONE:
            continue
        at = colour * SHAPE_COUNT
        living = row[CREEPLES] + row[NEWBORNS]
        if living > 0.0 or (s.arrived >> colour) & 1 == 1:
            row[FOOTHOLD] = -(DRIES**living)
        if colour == PLANT:
            continue
        eaten = 0
        for plant in plants:
            for species in range(at, at + PARASITE):
                # Who has not come to life yet will come as an archetype.
                if (s.living[species] > 0 or (species == at and living == 0.0)) and feeds(s, species, plant):
                    eaten += 1
                    break
        row[FOOD] = float(eaten if eaten < FOOD_MOST else FOOD_MOST)


# --- personalities ----------------------------------------------------------------------------


class Personalities:
    """J6: the rows that a species could lay of the cards that it has, promoted or yet to be promoted."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.right: list[int] = []
        self.card: list[int] = []
        """By face: its halves, and a bit for the card, which has two of them until it is promoted."""
        self.hope: list[float] = []
        """By face, how likely it is to lie there."""
        self.must = 0
        """The cards of the present row, none of which may be left out (J6d), as bits."""
        self.best = 0.0

    def add(self, left: int, right: int, bit: int, hope: float) -> None:
        if left != NONE or right != NONE:
            self.left.append(left)
            self.right.append(right)
            self.card.append(bit)
            self.hope.append(hope)

    def extend(self, last: int, used: int, moods: int, hope: float, ends: int) -> None:
        """Judge the row that ends with a face, and all that begin like it; `ends` are its open ones at the left."""
        half = self.right[last]
        if used & self.must == self.must:
            value = float(moods_worth(moods))
            open_ends = ends if half == NONE else ends + 1
            if open_ends > 0:
                value += TURNS_UP * open_ends * next_mood(moods)
            if value * hope > self.best:
                self.best = value * hope
        if half == NONE:
            return
        for i in range(len(self.left)):
            if self.left[i] == half and used & self.card[i] == 0:
                one = 1 << (ORGAN_BITS * half)
                self.extend(i, used | self.card[i], moods + one, hope * self.hope[i], ends)


def moods_worth(moods: int) -> int:
    """A7e: the points of emotions, with those of language."""
    if moods == 0:
        return 0
    found = organ_total(moods)
    return found + LANGUAGE_POINTS if is_language(moods) else found


def next_mood(moods: int) -> float:
    """What one emotion more would bring."""
    return 1.0 + LANGUAGE_POINTS if organ_total(moods) == LANGUAGE_EMOTIONS - 1 else 1.0


def emotions_to_come(s: Megafauna, species: int) -> float:
    """What the best personality that a species could lay of its cards would bring beyond the present one."""
    components = s.components
    rows = Personalities()
    bit = 1
    for card in s.held:
        if s.card_at[card] != species:
            continue
        bit <<= 1
        if s.card_side[card] != UNPROMOTED:
            face = s.face(card)
            rows.add(components.face_left[face], components.face_right[face], bit, 1.0)
            if s.in_row[card]:
                rows.must |= bit
        else:
            for face in (card * 2, card * 2 + 1):
                if s.size[species] <= components.face_size[face]:
                    rows.add(components.face_left[face], components.face_right[face], bit, PROMOTED_YET)
    for i in range(len(rows.left)):
        rows.extend(i, rows.card[i], 0, rows.hope[i], 0 if rows.left[i] == NONE else 1)
    more = rows.best - moods_worth(s.moods[species])
    return more if more > 0.0 else 0.0


# --- quick guesses ----------------------------------------------------------------------------


def inclinations(s: Megafauna) -> list[float]:
    """A guess for each offer of the decisions that come up most; empty where there is none."""
    f = s.agenda[-1]
    if f.op == frames.CHOOSE_ACTION:
        return [action_guess(s, f.actor, action) for action in s.offers]
    if isinstance(f, frames.DisperseTo):
        return [place_guess(s, f.species, action) for action in s.offers]
    if isinstance(f, frames.FleeTo):
        return [place_guess(s, f.species, action) for action in s.offers]
    if f.op == frames.RESURRECT:
        return [place_guess(s, f.actor * SHAPE_COUNT, action) for action in s.offers]
    if f.op == frames.SHIFT:
        return [1.0 if action == YES else 0.0 for action in s.offers]
    if f.op == frames.SICKEN:
        return [sick_guess(s, action) for action in s.offers]
    if f.op in (frames.WHO_FLEES, frames.CHOOSE_TOOL):
        return [0.0 if action == DONE else 1.0 for action in s.offers]
    return []


def action_guess(s: Megafauna, colour: int, action: int) -> float:
    """What an action is worth at first sight."""
    if action == PASS:
        return -1.0
    if action in (LANGUAGE, RESURRECT):
        return 3.0
    if action == MEDEA:
        return 0.4
    if action in (NEOTENY, RESIZE):
        return 0.3
    if SHAPE > action >= POPULATE:
        return 0.7 * ((action - POPULATE) % MOST_BORN + 1)
    if action >= PROMOTE:
        face = action - PROMOTE
        components = s.components
        if components.face_shape[face] != NONE:
            return 2.0
        guess = 0.4 + 0.3 * organ_total(components.face_plus[face])
        if components.face_left[face] != NONE or components.face_right[face] != NONE:
            guess += 0.4
        return guess
    if action >= MUTATE:
        card = s.display[(action - MUTATE) % SLOT_COUNT]
        species = colour * SHAPE_COUNT + (action - MUTATE) // SLOT_COUNT
        plus = s.components.card_plus[card]
        guess = 0.2 + 0.3 * organ_total(plus) + 0.3 * organ_of(plus, BLUE) + 0.1 * s.living[species]
        for face in (card * 2, card * 2 + 1):
            shape = s.components.face_shape[face]
            if shape != NONE and s.size[colour * SHAPE_COUNT + shape] == 0:
                guess += 0.5
        return guess
    return 0.0


def place_guess(s: Megafauna, species: int, action: int) -> float:
    """How well a creeple more of a species would do at a place."""
    if action < PLACE:
        return 0.0
    biome, level = divmod(action - PLACE, LEVEL_COUNT)
    rival = s.at(biome, level)
    if rival == NONE:
        if level == CARNIVORE:
            # To feed on another player is better than to feed on oneself.
            return 1.0 if s.herbivore[biome] // SHAPE_COUNT == species // SHAPE_COUNT else 1.1
        return 1.2 if level == PLANT_LEVEL else 1.15
    if rival // SHAPE_COUNT == species // SHAPE_COUNT:
        return -0.5
    return 1.6 if contest(s, species, rival, biome, level) > 0 else -1.0


def sick_guess(s: Megafauna, action: int) -> float:
    """Who dies first: whoever lies, then hunters, on whom nobody depends."""
    if action >= FALLEN:
        return 2.0
    return 1.0 if (action - PLACE) % LEVEL_COUNT != HERBIVORE else 0.0
