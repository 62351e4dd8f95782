"""What a position of Mesofauna is worth: the numbers behind judgement.py. Hot path.

Everything is in points. Living creeples and pheromones are points now; what a player can do to have more of them later
(free places in reach, blue organs, portraits with an open end, cards to promote) counts for less as the end comes near:
as a deck runs out, or in a race as somebody comes near the goal.
"""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.contests import contest, niche, strength
from phylarium.games.mesofauna.rules.dispersal import homes, mothers, reach
from phylarium.games.mesofauna.rules.ending import points_of, standing, tools
from phylarium.games.mesofauna.rules.mutagen import limit_of
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.comparison import lead, leads

# The terms, in the order of TERMS and WEIGHTS.
FOSSILS: Final = 0; CREEPLES: Final = 1; SCENTS: Final = 2; TOOLING: Final = 3; AWARD: Final = 4  # fmt: skip
OPENINGS: Final = 5; FERTILITY: Final = 6; SPECIES_ALIVE: Final = 7; HOLD: Final = 8; DANGER: Final = 9  # fmt: skip
ORGANS_HELD: Final = 10; PROSPECTS: Final = 11; HALVES: Final = 12; PURSE: Final = 13; FOOTHOLD: Final = 14  # fmt: skip
RESULT: Final = 15
TERM_COUNT: Final = 16

TERMS: Final[list[str]] = [
    "fossils", "creeples", "pheromones", "tools", "award", "openings", "fertility", "species", "hold", "danger",
    "organs", "prospects", "halves", "purse", "foothold", "result",
]  # fmt: skip
WEIGHTS: Final[list[float]] = [
    1.0, 1.0, 1.0, 1.0, 1.0, 0.30, 0.45, 0.55, 0.25, -1.0, 0.14, 0.30, 0.30, 0.06, 2.0, 10.0,
]  # fmt: skip

LONG_DECK: Final = 12
"""Cards in the shorter deck from which on it does not matter how many more there are."""
LONG_RACE: Final = 6
"""Points to the goal from which on it does not matter how many more are missing."""
OPENINGS_MOST: Final = 6; BLUE_MOST: Final = 3; ORGANS_MOST: Final = 6; PURSE_MOST: Final = 8  # fmt: skip
CHANCE_OF_MUTAGEN: Final = 0.12
"""A card that is turned up."""
CHANCE_OF_AWARD: Final = 0.26

# Decisions in the middle of an effect: what it will have done is not to be seen yet.
HALF_DONE: Final[list[int]] = [
    frames.ORIENT, frames.FIT_AFTER, frames.FIT_BEFORE, frames.CHOOSE_MOTHER, frames.RESURRECT, frames.SHED_ORGAN,
    frames.CHOOSE_WINNER, frames.CHOOSE_HOST, frames.FLOWER, frames.FLY_TO, frames.CHOOSE_SIDE, frames.CHOOSE_SPOT,
    frames.LOSE_ORGAN, frames.HOLD_ZOMBIE, frames.QUEEN_FACE, frames.QUEEN_FIT, frames.CLOSE_GAP,
]  # fmt: skip


def worth(s: Mesofauna) -> list[float]:
    """By seat, how far it is ahead of the others; alone, of Queen Bee."""
    return leads(seat_rows(s), WEIGHTS)[: s.seats]


def terms(s: Mesofauna, seat: int) -> list[float]:
    """The terms of a seat's worth, less those of the others."""
    return lead(seat_rows(s), WEIGHTS, seat)


def quiet(s: Mesofauna) -> bool:
    """Between decisions that stand for themselves: everything that an action set off has happened."""
    return not s.agenda or s.agenda[-1].op not in HALF_DONE


def seat_rows(s: Mesofauna) -> list[list[float]]:
    """By seat, the terms of its colour; alone those of Queen Bee after one's own."""
    colours = s.colour_of.copy()
    if s.queen != NONE:
        colours.append(s.queen)
    future = 0.0 if s.over() else time_left(s)
    rows: list[list[float]] = []
    for colour in colours:
        row = [0.0] * TERM_COUNT
        if colour != NONE:
            in_hand(s, colour, row)
            if not s.over():
                to_come(s, colour, future, row)
        rows.append(row)
    if s.over():
        places = s.ranking()
        for seat in range(s.seats):
            rows[seat][RESULT] = 1.0 if places[seat] == 1 else 0.0
        if s.queen != NONE:
            rows[1][RESULT] = 1.0 - rows[0][RESULT]
    elif NONE not in s.colour_of:
        holds(s, colours, rows)
        if s.has_events():
            awards(s, colours, rows)
    return rows


def time_left(s: Mesofauna) -> float:
    """How much of the game is still to come, from 0 to 1."""
    if s.is_race():
        most = 0
        for colour in s.colour_of:
            if colour != NONE:
                most = max(most, points_of(s, colour))
        missing = s.components.goal[s.stage] - most
        return min(max(missing, 0), LONG_RACE) / LONG_RACE
    return min(cards_left(s), LONG_DECK) / LONG_DECK


def cards_left(s: Mesofauna) -> int:
    """Cards in the deck that runs out first; alone the formation may end the game before."""
    left = min(len(s.upper_deck), len(s.lower_deck))
    if s.queen != NONE:
        left = min(left, s.formation * 3)
    return left


def in_hand(s: Mesofauna, colour: int, row: list[float]) -> None:
    """I2: what would be counted if the game ended."""
    row[FOSSILS] = float(s.fossils[colour])
    row[TOOLING] = float(tools(s, colour))
    at = colour * SHAPE_COUNT
    for species in range(at, at + SHAPE_COUNT):
        if s.size[species] > 0:
            row[CREEPLES] += s.living[species]
            row[SCENTS] += organ_total(s.moods[species])


def to_come(s: Mesofauna, colour: int, future: float, row: list[float]) -> None:
    """What a colour can hope for and has to fear."""
    at = colour * SHAPE_COUNT
    openings = 0
    taken = 0
    purse = 0
    living = 0
    for species in range(at, at + SHAPE_COUNT):
        if s.size[species] == 0:
            continue
        organs = s.organs[species]
        blue = (organs >> (ORGAN_BITS * BLUE)) & ORGAN_MASK
        row[SPECIES_ALIVE] += future
        row[ORGANS_HELD] += future * min(organ_total(organs), ORGANS_MOST)
        if organs and s.has_events():
            row[DANGER] += danger(s, species)
        living += s.living[species]
        unborn = s.unborn[species]
        purse = max(purse, unborn)
        if unborn > 0 and s.living[species] > 0:
            free = 0
            for place in homes(s, species, reach(s, species, mothers(s, species))):
                bit = 1 << place
                if taken & bit == 0 and is_open(s, species, place):
                    taken |= bit
                    free += 1
            openings += min(free, unborn)
            row[FERTILITY] += future * min(blue, BLUE_MOST)
        row[HALVES] += future * halves(s, species)
    row[OPENINGS] = future * min(openings, OPENINGS_MOST)
    row[PURSE] = future * min(purse, PURSE_MOST)
    # To die out ends a race, and costs a turn and all cards elsewhere.
    row[FOOTHOLD] = -(0.5**living)
    for card in s.held:
        species = s.card_at[card]
        if at <= species < at + SHAPE_COUNT and s.card_side[card] == UNPROMOTED:
            row[PROSPECTS] += future * prospect(s, species, card)


def is_open(s: Mesofauna, species: int, place: int) -> bool:
    """Whether a creeple more could stay at a place: it is free, or another player's creeple would have to go."""
    biome = place // LEVEL_COUNT
    level = place % LEVEL_COUNT
    rival = s.at(biome, level)
    if rival == NONE:
        return True
    if rival // SHAPE_COUNT == species // SHAPE_COUNT:
        return False
    return contest(s, species, rival, biome, level) > 0


def halves(s: Mesofauna, species: int) -> int:
    """How many ends of a portrait are still open: 0 to 2."""
    first = NONE
    last = NONE
    for card in s.held:
        if s.in_row[card] and s.card_at[card] == species:
            if first == NONE:
                first = card
            last = card
    if first == NONE:
        return 0
    found = 1 if s.components.face_left[s.face(first)] != NONE else 0
    if s.components.face_right[s.face(last)] != NONE:
        found += 1
    return found


def prospect(s: Mesofauna, species: int, card: int) -> float:
    """What a card can still become: a pheromone, or a species that is not there."""
    found = 0.5
    row = s.row(species)
    at = species // SHAPE_COUNT * SHAPE_COUNT
    for face in (card * 2, card * 2 + 1):
        shape = s.components.face_shape[face]
        if shape != NONE and s.size[at + shape] == 0:
            found += 1.0
        if row and meets(s, face, row[0], row[-1]):
            found += 1.0
    return found


def meets(s: Mesofauna, face: int, first: int, last: int) -> bool:
    """Whether a face goes on at an end of a portrait."""
    left = s.components.face_left[face]
    right = s.components.face_right[face]
    return (right != NONE and right == s.components.face_left[s.face(first)]) or (
        left != NONE and left == s.components.face_right[s.face(last)]
    )


def danger(s: Mesofauna, species: int) -> float:
    """What a mutagen may be expected to cost a species: organs, or all of it where its basal organs are too many."""
    organs = organ_total(s.organs[species])
    basal = organ_total(s.basal[species])
    shield = limit_of(s, species, 0)
    if organs - shield <= 1:
        return 0.0
    dice = s.components.dice[s.ticket]
    chance = min(CHANCE_OF_MUTAGEN * cards_left(s), 0.7)
    stake = s.living[species] + 1.0
    lost = 0.0
    before = 0.0
    for roll in range(1, DICE_SIDES + 1):
        below = (roll / DICE_SIDES) ** dice
        limit = roll + shield
        if basal > limit:
            lost += (below - before) * stake
        elif organs > limit:
            lost += (below - before) * 0.5 * (organs - limit)
        before = below
    return chance * lost


def holds(s: Mesofauna, colours: list[int], rows: list[list[float]]) -> None:
    """How many creeples are stronger than every species of another colour in what decides where they are."""
    best = [NONE] * (COLOUR_COUNT * ORGAN_COUNT)
    for species in s.roster:
        at = species // SHAPE_COUNT * ORGAN_COUNT
        for organ in range(BLUE + 1):
            best[at + organ] = max(best[at + organ], strength(s, species, organ))
    for biome in range(BIOME_COUNT):
        for level in (HERBIVORE, CARNIVORE):
            species = s.at(biome, level)
            if species == NONE:
                continue
            colour = species // SHAPE_COUNT
            organ = niche(s, biome, level)
            mine = strength(s, species, organ)
            held = 1.0
            for other in colours:
                # A tie goes to whoever is there.
                if other != colour and best[other * ORGAN_COUNT + organ] > mine:
                    held = 0.0
            rows[colours.index(colour)][HOLD] += held


def awards(s: Mesofauna, colours: list[int], rows: list[list[float]]) -> None:
    """H1: the fossils that a colour may expect: whoever has most when an award is turned up has one."""
    expected = CHANCE_OF_AWARD * min(cards_left(s), LONG_DECK)
    most = 0
    for colour in colours:
        most = max(most, standing(s, colour))
    for i in range(len(colours)):
        behind = most - standing(s, colours[i])
        rows[i][AWARD] = expected * 0.8 / (1.0 + behind * behind * 0.5)


# --- quick guesses ----------------------------------------------------------------------------


def inclinations(s: Mesofauna) -> list[float]:
    """A guess for each offer of the decisions that come up most; empty where there is none."""
    if not s.agenda:
        return []
    f = s.agenda[-1]
    if isinstance(f, frames.ChooseAction):
        return [action_guess(s, f.actor, action) for action in s.offers]
    if isinstance(f, frames.Larvae):
        return [place_guess(s, f.species, action) for action in s.offers]
    if isinstance(f, frames.FlyTo):
        return [place_guess(s, f.species, action) for action in s.offers]
    return []


def action_guess(s: Mesofauna, colour: int, action: int) -> float:
    """What an action is worth at first sight."""
    if action == PASS:
        return -1.0
    if action == RESURRECT:
        return 3.0
    if action < MUTATE:
        return 0.2
    components = s.components
    if action >= POPULATE:
        return 0.9 * s.larvae(colour * SHAPE_COUNT + action - POPULATE)
    if action >= SPECIATE:
        return 1.6
    if action >= PROMOTE:
        face = action - PROMOTE
        species = s.card_at[face // 2]
        guess = 0.3 + 0.2 * organ_total(components.face_plus[face])
        row = s.row(species)
        if row:
            return guess + (1.2 if meets(s, face, row[0], row[-1]) else 0.0)
        return guess + 0.6
    card = s.display[(action - MUTATE) % SLOT_COUNT]
    species = colour * SHAPE_COUNT + (action - MUTATE) // SLOT_COUNT
    guess = 0.3 + 0.1 * s.living[species]
    row = s.row(species)
    for face in (card * 2, card * 2 + 1):
        if row and meets(s, face, row[0], row[-1]):
            guess += 0.6
        elif not row:
            guess += 0.2
    return guess


def place_guess(s: Mesofauna, species: int, action: int) -> float:
    """How well a creeple more of a species would do at a place."""
    if action == FLY:
        return 0.2
    if action < PLACE:
        return 0.0
    biome, level = divmod(action - PLACE, LEVEL_COUNT)
    rival = s.at(biome, level)
    if rival == NONE:
        return 1.0 if level == CARNIVORE else 1.2
    if rival // SHAPE_COUNT == species // SHAPE_COUNT:
        return -0.5
    return 1.8 if contest(s, species, rival, biome, level) > 0 else -1.0
