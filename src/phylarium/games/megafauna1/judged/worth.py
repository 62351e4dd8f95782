"""What a position of Megafauna is worth: the numbers behind judgement.py. Hot path.

Everything is in victory points. An animal on the map is a point at the end and, until then, a vote
when the tar pit is shared out; so most of what a player can do is to have many animals, in species
that no catastrophe kills at once, with places left to grow into.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.cultures import within_reach
from phylarium.games.megafauna1.rules.developing import targets
from phylarium.games.megafauna1.rules.ending import ahead, alone_wins
from phylarium.games.megafauna1.rules.genomes import length
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.comparison import lead, leads

# The terms, in the order of TERMS and WEIGHTS.
FOSSILS: Final = 0; CULTURE_COUNTS: Final = 1; ANIMALS: Final = 2; SHARE: Final = 3; RISK: Final = 4  # fmt: skip
OPENINGS: Final = 5; SPECIES_ALIVE: Final = 6; PROSPECTS: Final = 7; GENES: Final = 8; RESULT: Final = 9  # fmt: skip
TERM_COUNT: Final = 10  # fmt: skip

TERMS: Final[list[str]] = [
    "fossils", "cultures", "animals", "share", "risk", "openings", "species", "prospects", "genes", "result",
]  # fmt: skip
WEIGHTS: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, -0.7, 0.35, 0.4, 0.5, 0.15, 10.0]

TILES_A_CARD: Final = 0.8
"""Tiles that go to the tar pit with each card of the period decks, by experience."""
LATER: Final = 0.45
"""How much of a lead in population lasts to a scoring after the next one."""
OPENINGS_MOST: Final = 6


def worth(s: Megafauna) -> list[float]:
    """By seat, how far it is ahead of the others."""
    rows = seat_rows(s)
    if s.seats == 1:
        tusker = colour_row(s, WHITE, shares(s), risks(s))
        return [total_lead(rows[0], tusker)]
    return leads(rows, WEIGHTS)


def total_lead(mine: list[float], theirs: list[float]) -> float:
    points = 0.0
    for term in range(TERM_COUNT):
        points += WEIGHTS[term] * (mine[term] - theirs[term])
    return points


def terms(s: Megafauna, seat: int) -> list[float]:
    """The terms of a seat's worth, less those of the others."""
    rows = seat_rows(s)
    if s.seats == 1:
        tusker = colour_row(s, WHITE, shares(s), risks(s))
        return [rows[0][term] - tusker[term] for term in range(TERM_COUNT)]
    return lead(rows, WEIGHTS, seat)


def seat_rows(s: Megafauna) -> list[list[float]]:
    """By seat, the terms of its colour; nothing as long as colours are being chosen."""
    if not s.colour_of:
        return [[0.0] * TERM_COUNT for _ in range(s.seats)]
    expected = shares(s)
    danger = risks(s)
    return [colour_row(s, s.colour_of[seat], expected, danger) for seat in range(s.seats)]


def colour_row(s: Megafauna, colour: int, expected: list[float], danger: list[float]) -> list[float]:
    row = [0.0] * TERM_COUNT
    row[FOSSILS] = float(s.tiles_won[colour] + s.genotypes_won[colour])
    for species in range(colour * SHAPE_COUNT, (colour + 1) * SHAPE_COUNT):
        for culture in range(CULTURE_COUNT):
            row[CULTURE_COUNTS] += (s.cultures[species] >> culture) & 1
    if s.over():
        row[ANIMALS] = float(animals_of(s, colour))
        row[RESULT] = result(s, colour)
        return row
    row[ANIMALS] = float(animals_of(s, colour))
    row[SHARE] = expected[colour]
    row[GENES] = float(s.genes[colour])
    openings = 0
    seen = 0
    for species in s.living(colour):
        row[SPECIES_ALIVE] += 1.0
        size = length(s.genome[species])
        row[RISK] += danger[size if size < len(danger) else len(danger) - 1] * s.population[species]
        if s.supply[species] > 0:
            for place in targets(s, species):
                bit = 1 << place // PLACE_COUNT
                if seen & bit == 0 and s.vacant(place):
                    seen |= bit
                    openings += 1
            row[PROSPECTS] += len(within_reach(s, species))
    row[OPENINGS] = float(openings if openings < OPENINGS_MOST else OPENINGS_MOST)
    return row


def animals_of(s: Megafauna, colour: int) -> int:
    at = colour * SHAPE_COUNT
    return s.population[at] + s.population[at + 1] + s.population[at + 2] + s.population[at + 3]


def result(s: Megafauna, colour: int) -> float:
    """1 for a victory."""
    if s.seats == 1:
        return 1.0 if colour != WHITE and alone_wins(s) else 0.0
    for other in range(COLOUR_COUNT):
        if other != colour and s.seat_of[other] != NONE and ahead(s, other, colour):
            return 0.0
    return 1.0


def shares(s: Megafauna) -> list[float]:
    """By colour, the tiles of the tar pit that it may expect, from its part of the whole population."""
    heads = [s.headcount(colour) for colour in range(COLOUR_COUNT)]
    most = 0.0
    for colour in range(COLOUR_COUNT):
        most += float(heads[colour] * heads[colour])
    if most == 0.0:
        return [0.0] * COLOUR_COUNT
    coming = len(s.tarpit) + TILES_A_CARD * s.deck_left[s.period]
    for period in range(s.period + 1, PERIOD_COUNT):
        coming += LATER * TILES_A_CARD * s.deck_left[period]
    return [coming * heads[colour] * heads[colour] / most for colour in range(COLOUR_COUNT)]


def risks(s: Megafauna) -> list[float]:
    """By length of a genome, the chance that a catastrophe of the cards to come kills it."""
    unseen = 0
    by_level = [0] * 9
    for card in range(CARD_COUNT):
        if s.card_at[card] == DECK:
            unseen += 1
            if s.components.event[card] == CATASTROPHE:
                level = s.components.event_level[card]
                by_level[level if level < 8 else 8] += 1
    found: list[float] = []
    deadly = 0
    for level in range(9):
        deadly += by_level[level]
        chance = len(s.deck) * deadly / unseen if unseen > 0 else 0.0
        found.append(chance if chance < 1.0 else 1.0)
    return found


def quiet(s: Megafauna) -> bool:
    """Between turns: everything that an action set off has happened."""
    return not s.agenda or s.agenda[-1].op == frames.TURN


# --- quick guesses -----------------------------------------------------------------------------


def inclinations(s: Megafauna) -> list[float]:
    """A guess for each offer of the decisions that come up most; empty where there is none."""
    f = s.agenda[-1]
    if f.op == frames.TURN:
        return [turn_guess(s, f.actor, action) for action in s.offers]
    if isinstance(f, frames.DevelopPlace):
        return [place_guess(s, f.child, action - PLACE) for action in s.offers]
    if isinstance(f, frames.PlayCard):
        return [card_guess(s, f.card, action) for action in s.offers]
    if isinstance(f, frames.AdjustSize):
        return [size_guess(s, f.species, action) for action in s.offers]
    if f.op in (frames.CHOOSE_LOSER, frames.MOVE_LOSER):
        return [loser_guess(s, action) for action in s.offers]
    return []


def turn_guess(s: Megafauna, colour: int, action: int) -> float:
    """What an action of a turn is worth at first sight."""
    if action < RESIZE:
        place = s.display.index(action - CARD)
        card = action - CARD
        price = place % DISPLAY_SLOTS
        guess = 0.15 * (s.on_card[place] - price) + 0.3
        if card < GENOTYPE:
            for species in s.living(colour):
                if s.components.smallest[card] <= s.size[species] <= s.components.largest[card]:
                    guess += 0.3
                    break
        else:
            guess += 0.1 * length(s.components.genotype_genome[card - GENOTYPE][DYNASTY[colour]])
        return guess
    if action < CULTURE:
        return 0.1
    if action < TRACK:
        return 1.3
    if action < DEVELOP:
        return 0.05
    if action < BRANCH:
        best = -1.0
        for place in targets(s, action - DEVELOP):
            guess = place_guess(s, action - DEVELOP, place)
            if guess > best:
                best = guess
        return best
    if action < SPECIES_AT:
        return 0.7
    if action >= DRIFT:
        return 0.2
    return 0.0


def place_guess(s: Megafauna, species: int, place: int) -> float:
    """How well an animal more of a species would do in a place."""
    if s.vacant(place):
        return 1.2 if place % PLACE_COUNT == HUNT else 1.3
    if s.count(place, species) > 0:
        return -1.0
    if place % PLACE_COUNT == HUNT:
        return 0.4 if s.invaders[place] == 0 and stronger_teeth(s, species, place, False) else -0.5
    niche = s.components.niche[s.biome[place // PLACE_COUNT]] if s.biome[place // PLACE_COUNT] >= 0 else NONE
    mine = fitness(s, species, niche)
    for other in s.crowd(place):
        theirs = fitness(s, other, niche)
        if theirs > mine or (theirs == mine and TEETH[other // SHAPE_COUNT] >= TEETH[species // SHAPE_COUNT]):
            return -0.6
        if other // SHAPE_COUNT == species // SHAPE_COUNT:
            return -0.3
    for tile in s.invaders_at(place):
        if invader_fitness(s, tile, niche) >= mine and (s.cultures[species] >> LABOUR) & 1 == 0:
            return -0.6
    return 1.6


def stronger_teeth(s: Megafauna, species: int, place: int, herbivore: bool) -> bool:
    """Whether a species would win a contest of dentition against all animals in a place."""
    mine = TEETH[species // SHAPE_COUNT]
    for other in s.crowd(place):
        theirs = TEETH[other // SHAPE_COUNT]
        if theirs == mine or (theirs > mine) == herbivore:
            return False
    return True


def fitness(s: Megafauna, species: int, niche: int) -> int:
    """How much of a niche a species has."""
    if niche < 0:
        return 0
    if niche < SIZE:
        return letters(s.genome[species], niche)
    if niche == SIZE:
        return s.size[species]
    return 1 if species // SHAPE_COUNT == niche - COLOUR else 0


def invader_fitness(s: Megafauna, tile: int, niche: int) -> int:
    if niche < 0:
        return 0
    if niche < SIZE:
        return letters(s.components.immigrant_genome[tile - IMMIGRANT], niche)
    if niche == SIZE:
        return s.components.immigrant_size[tile - IMMIGRANT]
    return 0


def card_guess(s: Megafauna, card: int, action: int) -> float:
    """Whom a card serves: populous species with short genomes first."""
    if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
        species = action - SPECIES_AT
        return 1.0 + 0.2 * s.population[species] - 0.25 * length(s.genome[species])
    return 0.9 if action != DONE and card >= GENOTYPE and action < CARD else 0.0


def size_guess(s: Megafauna, species: int, action: int) -> float:
    """Whether a predator should follow: as many of its meals as stay in reach."""
    size = s.size[species]
    if action != DONE:
        size += 1 if (action - RESIZE) % 2 == 1 else -1
    fed = 0
    for place in range(HUNT, len(s.animals), PLACE_COUNT):
        if s.count(place, species) > 0:
            habitat = place // PLACE_COUNT
            if s.finds_prey(s.genome[species], size, s.cultures[species], species, habitat):
                fed += 1
    return fed + (0.1 if action == DONE else 0.0)


def loser_guess(s: Megafauna, action: int) -> float:
    """Who gives way: the more populous species; where to: plants before prey."""
    if action < PLACE:
        return 0.1 * s.population[action - SPECIES_AT]
    return 0.0 if (action - PLACE) % PLACE_COUNT == HUNT else 0.1
