"""What a position of Marine is worth: the numbers behind judgement.py. Hot path.

Everything is in victory points. Most of them are yet to come: tiles score when Evolution takes
them and once more at the end, vents at each Survival, targets at the end. So an animal is worth
what it has, and what its species, elements and pawns may be expected to bring.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.speciation import cap
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import *
from phylarium.kernel.comparison import lead, leads, total

# The terms, in the order of TERMS and WEIGHTS.
VP: Final = 0; MARKERS: Final = 1; TILES: Final = 2; PRESENCE: Final = 3; THRIVING: Final = 4  # fmt: skip
ENDANGERED: Final = 5; SURVIVAL_CARD: Final = 6; VENTS: Final = 7; TARGETS: Final = 8; DOMINANCE: Final = 9  # fmt: skip
DIET: Final = 10; GENE_POOL: Final = 11; PAWNS_LEFT: Final = 12; OPENINGS: Final = 13  # fmt: skip
TRAIT_CARDS: Final = 14; CONTROL: Final = 15; RESULT: Final = 16; TERM_COUNT: Final = 17  # fmt: skip

TERMS: Final[list[str]] = [
    "vp", "markers", "tiles", "presence", "thriving", "endangered", "survival-card", "vents", "targets",
    "dominance", "diet", "gene-pool", "pawns", "openings", "traits", "control", "result",
]  # fmt: skip

WEIGHTS: Final[list[float]] = [
    1.0,  # vp: in hand
    0.15,  # markers: what tiles of a terrain in the Evolution section would score now
    0.6,  # tiles: what thriving species would score, times the scorings that tiles can still expect
    1.3,  # presence: first place times the share of the species on a tile
    0.3,  # thriving: tiles on which the animal thrives
    -0.15,  # endangered: species that an Extinction would take
    0.52,  # survival-card: bonus of the holder, times the Survivals to come
    0.33,  # vents: species on vents
    1.75,  # targets: of controlled special pawns, times the hope of keeping them
    0.23,  # dominance: what a Domination action would add to a target
    0.42,  # diet: types that the animal eats, and how much of them lies on earth
    0.03,  # gene-pool: species that can still come, up to a dozen
    0.45,  # pawns: ready to be placed; a special one counts three
    0.075,  # openings: how good the best spaces are that they can still go to
    0.75,  # traits: by how much each one usually helps
    3.5,  # control: special pawns, wherever they stand
    12.0,  # result: winning is more than being ahead
]
"""Points that one of each counts. Tuned by self-play: docs/bots.md says how."""

TRAIT_VALUE: Final[list[float]] = [
    3.0,  # ancient lineage
    2.5,  # bottom feeder
    3.5,  # budding intelligence
    3.0,  # camouflage
    2.0,  # cannibal
    2.5,  # carnivore
    2.5,  # ecological niche
    3.5,  # exaptation
    3.5,  # flight
    2.5,  # hadopelagic
    4.0,  # pack hunters
    4.0,  # phenotypic plasticity
    2.5,  # prey switching
    2.5,  # ram feeder
    1.5,  # resilience
    3.0,  # seasonal migrants
    3.5,  # social
    4.0,  # solitary
]

SECTION_VALUE: Final[list[float]] = [2.5, 0.8, 1.0, 3.0, 0.4, 4.0, 3.0, 1.2, 2.5, 2.0, 5.0, 4.0, 2.0]
"""By section, what an action there usually brings: for spaces that are still to be had."""

GOOD_EFFECTS: Final[list[int]] = [
    frames.SCORE_TERRAIN,
    frames.POPULATION_EXPLOSION,
    frames.INVASIVE_SPECIES,
    frames.TERRESTRIAL,
]
"""Effects that usually bring more than others, of those that are not counted out."""

APPEAL: Final[list[float]] = [
    2.5,  # Abundance with an element that the animal needs
    0.3,  # Abundance without one
    0.75,  # Autotrophs and Depletion
    2.1,  # Adaptation
    1.15,  # Regression, for each disk that it would save
    8.4,  # Speciation around a type that the animal needs
    3.5,  # Speciation around another one
    11.4,  # special Speciation
    2.9,  # Wanderlust
    14.0,  # special Wanderlust
    1.75,  # Tectonics
    1.65,  # Migration
    4.4,  # special Migration
    0.77,  # Evolution, for each point of the lead that it scores
    1.6,  # Evolution, for the card
    0.76,  # Competition, for each point of harm
    0.75,  # Domination, for each point that it brings
    0.56,  # retrieving, for each pawn on the display
    0.28,  # placing anything at all, against retrieving
    0.06,  # staying behind, for each space that a placement passes over
    1.25,  # keeping a special pawn where a basic one would do
]
"""What quick guesses of placements are made of, in points. Tuned like WEIGHTS."""

HOPELESS: Final = -5.0
"""The inclination towards what has no effect."""

SURVIVALS: Final = 0.23
"""Survival events that a card brings, on average."""


class Outlook:
    """What is the same for every tile of a position, looked up once, and the tiles themselves."""

    def __init__(self, s: Marine) -> None:
        self.s = s
        self.playing = s.playing()
        self.reversed = s.face_up(MONOTYPIC_HABITAT)
        # The end: at best when the Asteroid comes into the row, and it may be left there for a while.
        if s.last_round == 1:
            self.cards_left = 0.5
        elif ASTEROID in s.row:
            self.cards_left = 2.0
        else:
            self.cards_left = 2.0 + len(s.deck) * 0.85
        self.progress = 1.0 - self.cards_left / 22.0
        if self.progress < 0.0:
            self.progress = 0.0
        tiles = 0
        for terrain in s.terrain:
            if terrain >= 0:
                tiles += 1
        # A tile scores at the end, if it is still held then, and now and then before.
        self.scorings = 0.35 + 0.55 * self.progress + 0.45 * self.cards_left / (tiles + 1)
        self.now = [0.0] * TERRAIN_COUNT
        first = FIRST_SPACE[EVOLUTION]
        for slot in range(len(s.evolution)):
            terrain = s.evolution[slot]
            if terrain >= 0:
                self.now[terrain] += 1.0 if s.spaces[first + slot] == EMPTY else 0.3
        self.diet = [0] * ANIMAL_COUNT
        for animal in self.playing:
            at = animal * ELEMENT_COUNT
            for e in range(ELEMENT_COUNT):
                if s.printed[at + e] + s.disks[at + e] > 0:
                    self.diet[animal] |= 1 << e
        self.count = [0] * ANIMAL_COUNT
        """The species on the tile that is looked at."""
        self.looking = 0
        self.fed = [0] * ANIMAL_COUNT
        self.marker = [0.0] * ANIMAL_COUNT
        self.tile = [0.0] * ANIMAL_COUNT
        self.share = [0.0] * ANIMAL_COUNT

    def food(self, hex: int) -> int:
        """Bits of the element types on a tile."""
        supply = self.s.element
        found = 0
        for corner in CORNERS_OF[hex]:
            if supply[corner] >= 0:
                found |= 1 << supply[corner]
        return found

    def load(self, hex: int) -> int:
        """Make a tile the one that is looked at; how many species stand there."""
        species = self.s.species
        count = self.count
        crowd = 0
        for animal in self.playing:
            n = species[animal * HEX_COUNT + hex]
            count[animal] = n
            crowd += n
        return crowd

    def appraise(self, hex: int, food: int) -> None:
        """What the tile promises to each animal with the species in `count` and the elements in `food`."""
        s = self.s
        count = self.count
        fed = self.fed
        values = s.components.scoring[s.terrain[hex]]
        places = len(values)
        now = self.now[s.terrain[hex]]
        crowd = 0
        for animal in self.playing:
            crowd += count[animal]
        for animal in self.playing:
            if count[animal] == 0:
                fed[animal] = 0
            elif food & self.diet[animal] != 0 or (
                (s.abilities[animal] >> CARNIVORE) & 1 == 1
                and crowd - count[animal] >= s.components.trait_amount[CARNIVORE]
            ):
                fed[animal] = 1
            else:
                fed[animal] = 0
        for animal in self.playing:
            n = count[animal]
            if n == 0:
                self.marker[animal] = 0.0
                self.tile[animal] = 0.0
                self.share[animal] = 0.0
                continue
            place = 0
            place_fed = 0
            for other in self.playing:
                if other == animal:
                    continue
                m = count[other]
                if m > n or (m == n and (other < animal) != self.reversed):
                    place += 1
                    place_fed += fed[other]
            self.marker[animal] = now * values[place] if place < places else 0.0
            share = values[0] * n / (crowd + 1.0)
            if fed[animal] == 1:
                self.tile[animal] = values[place_fed] * self.scorings if place_fed < places else 0.0
                self.share[animal] = share
            else:
                self.tile[animal] = 0.0
                self.share[animal] = 0.25 * share

    def tile_of(self, animal: int) -> float:
        """The points of an animal on the tile that was appraised."""
        points = WEIGHTS[MARKERS] * self.marker[animal] + WEIGHTS[TILES] * self.tile[animal]
        points += WEIGHTS[PRESENCE] * self.share[animal]
        if self.count[animal] > 0:
            if self.fed[animal] == 1:
                points += WEIGHTS[THRIVING]
            else:
                points += WEIGHTS[ENDANGERED] * self.count[animal]
            if self.s.terrain[self.looking] == VENT:
                points += WEIGHTS[VENTS] * self.count[animal]
        return points

    def lead(self, animal: int, hex: int, food: int) -> float:
        """How far an animal is ahead of the others on one tile, with the species in `count`."""
        self.looking = hex
        self.appraise(hex, food)
        seat = self.s.seat_of[animal]
        mine = 0.0
        theirs = 0.0
        others = 0
        for other in self.playing:
            if self.s.seat_of[other] == seat:
                mine += self.tile_of(other)
            else:
                theirs += self.tile_of(other)
                others += 1
        return mine - theirs / others if others > 0 else mine

    def gain(self, animal: int, hex: int, whose: int, change: int) -> float:
        """How the lead on a tile changes when so many species of somebody come or go."""
        food = self.food(hex)
        self.load(hex)
        before = self.lead(animal, hex, food)
        self.count[whose] += change
        return self.lead(animal, hex, food) - before


def values(s: Marine) -> list[list[float]]:
    """The value of every term for every animal, without weights; 0 for animals that are not in play."""
    found = [[0.0] * TERM_COUNT for _ in range(ANIMAL_COUNT)]
    o = Outlook(s)
    if not o.playing:
        return found
    if not s.agenda:
        for animal in o.playing:
            found[animal][VP] = float(s.vp[animal])
        return found
    tiles_with = [0] * (ANIMAL_COUNT * ELEMENT_COUNT)
    on_vents = [0] * ANIMAL_COUNT
    vents = [0] * ANIMAL_COUNT
    terrain = s.terrain
    for hex in range(HEX_COUNT):
        if terrain[hex] < 0 or o.load(hex) == 0:
            continue
        food = o.food(hex)
        o.appraise(hex, food)
        for animal in o.playing:
            n = o.count[animal]
            if n == 0:
                continue
            row = found[animal]
            row[MARKERS] += o.marker[animal]
            row[TILES] += o.tile[animal]
            row[PRESENCE] += o.share[animal]
            if o.fed[animal] == 1:
                row[THRIVING] += 1.0
            else:
                row[ENDANGERED] += n
            eaten = food & o.diet[animal]
            if eaten != 0:
                at = animal * ELEMENT_COUNT
                for e in range(ELEMENT_COUNT):
                    if (eaten >> e) & 1 == 1:
                        tiles_with[at + e] += 1
            if terrain[hex] == VENT:
                on_vents[animal] += n
                if o.fed[animal] == 1:
                    vents[animal] += 1
    supply = [0] * ELEMENT_COUNT
    for element in s.element:
        if element >= 0:
            supply[element] += 1
    survivals = 0.5 + SURVIVALS * o.cards_left
    keep = 0.45 + 0.55 * o.progress
    for animal in o.playing:
        row = found[animal]
        row[VP] = float(s.vp[animal])
        row[VENTS] = float(on_vents[animal])
        if on_vents[animal] > 0:
            ahead = True
            for other in o.playing:
                if other != animal and on_vents[other] >= on_vents[animal]:
                    ahead = False
            if ahead:
                row[SURVIVAL_CARD] = survivals * s.bonus(vents[animal])
        row[GENE_POOL] = float(s.pool[animal] if s.pool[animal] < 12 else 12)
        ready = s.pawns[animal]
        at = animal * ELEMENT_COUNT
        protected = animal in s.regression or s.has(animal, RESILIENCE)
        for e in range(ELEMENT_COUNT):
            value = (s.printed[at + e] + s.disks[at + e]) * tiles_with[at + e]
            if s.control[e] == animal:
                held = keep
                for other in o.playing:
                    if other != animal:
                        there = other * ELEMENT_COUNT + e
                        rival = (s.printed[there] + s.disks[there]) * tiles_with[there]
                        if rival > s.target[e]:
                            held = 0.6 * keep
                row[TARGETS] += held * s.target[e]
                row[CONTROL] += 1.0
                if value > s.target[e]:
                    row[DOMINANCE] += value - s.target[e]
                if s.special_at[e] == NONE:
                    row[PAWNS_LEFT] += 3.0
                    ready += 1
            elif value > s.target[e]:
                row[DOMINANCE] += value + 3.0
            need = s.printed[at + e] + s.disks[at + e]
            if need > 0:
                row[DIET] += 1.0 + 0.15 * need * (supply[e] if supply[e] < 8 else 8)
                if not protected and s.disks[at + e] > 0 and s.display[REGRESSION_BOX * ELEMENT_COUNT + e] > 0:
                    row[DIET] -= 1.5
        row[PAWNS_LEFT] += s.pawns[animal]
        row[OPENINGS] = openings(s, animal, ready)
        traits = s.kept[animal] if s.kept[animal] > 0 else 0
        traits |= s.abilities[animal]
        for trait in range(TRAIT_COUNT):
            if (traits >> trait) & 1 == 1:
                row[TRAIT_CARDS] += TRAIT_VALUE[trait]
    return found


def openings(s: Marine, animal: int, pawns: int) -> float:
    """How good the best spaces are that so many pawns can still go to; special pawns go anywhere."""
    if pawns <= 0:
        return 0.0
    spaces = s.spaces
    last = NONE
    for space in range(SPACE_COUNT):
        pawn = spaces[space]
        if pawn == animal or (pawn >= SPECIAL and s.control[pawn - SPECIAL] == animal):
            last = space
    counts = [0] * 6
    for space in range(last + 1, PERSONAL_SPACE):
        if spaces[space] == EMPTY and not SPECIAL_ONLY[space]:
            counts[int(SECTION_VALUE[SPACE_SECTION[space]])] += 1
    total = 0.0
    left = pawns
    for worth in range(5, 0, -1):
        taken = counts[worth] if counts[worth] < left else left
        total += worth * taken
        left -= taken
    return total


def seat_rows(s: Marine) -> list[list[float]]:
    """Terms by seat: those of its animal; of two, the weaker one and a little of the other (variant.two-animals)."""
    found = values(s)
    seats: list[list[float]] = []
    for seat in range(s.seats):
        weaker = NONE
        other = NONE
        for animal in range(ANIMAL_COUNT):
            if s.seat_of[animal] != seat:
                continue
            if weaker == NONE:
                weaker = animal
            elif total(found[animal], WEIGHTS) < total(found[weaker], WEIGHTS):
                other = weaker
                weaker = animal
            else:
                other = animal
        if weaker == NONE:
            seats.append([0.0] * TERM_COUNT)
        elif other == NONE or not s.agenda:
            seats.append(found[weaker].copy())
        else:
            seats.append([0.8 * found[weaker][t] + 0.2 * found[other][t] for t in range(TERM_COUNT)])
    if not s.agenda:
        places = s.ranking()
        for seat in range(s.seats):
            seats[seat][RESULT] = 1.0 if places[seat] == 1 else 0.0
    return seats


def worth(s: Marine) -> list[float]:
    """By seat, the lead over the others in points."""
    return leads(seat_rows(s), WEIGHTS)


def terms(s: Marine, seat: int) -> list[float]:
    """The value of each term for a seat, relative to the others; their weights are WEIGHTS."""
    return lead(seat_rows(s), WEIGHTS, seat)


# --- quick guesses ---------------------------------------------------------------------------


def quiet(s: Marine) -> bool:
    """Between turns: everything that a pawn set off has happened."""
    return not s.agenda or s.agenda[-1].op == frames.TURN


def inclinations(s: Marine) -> list[float]:
    """A guess for each offer of the decisions that come up most; empty where there is none."""
    f = s.agenda[-1]
    op = f.op
    if op == frames.TURN:
        return to_place(s, f.actor)
    if op in (frames.SPECIATION_TILE, frames.SPECIATION_ELEMENT):
        return to_speciate(s, f.actor)
    if op == frames.MIGRATION_SPECIES:
        return to_leave(s, f.actor)
    if op == frames.MIGRATION_TARGET:
        o = Outlook(s)
        return [o.gain(f.actor, action - HEX, f.actor, 1) for action in s.offers]
    if op == frames.COMPETITION_TILE:
        o = Outlook(s)
        return [0.0 if a < HEX else most_harm(s, o, f.actor, a - HEX) for a in s.offers]
    if isinstance(f, frames.CompetitionVictim):
        o = Outlook(s)
        return [0.0 if a == DONE else o.gain(f.actor, f.tile, a - ANIMAL, -1) for a in s.offers]
    if op == frames.EVOLUTION_TILE:
        return to_score(s, f.actor)
    if op in (frames.EVOLUTION_CARD, frames.CLADOGENESIS_CARD):
        return [0.0 if a < CARD else card_guess(s, f.actor, a - CARD) for a in s.offers]
    if op == frames.DOMINATION_ELEMENT:
        return [-1.0 if a == FORFEIT else dominating(s, f.actor, a - ELEMENT) for a in s.offers]
    if op == frames.ADAPTATION_ELEMENT:
        return to_adapt(s, f.actor)
    if op == frames.ABUNDANCE_ELEMENT:
        o = Outlook(s)
        corners = s.vacant_corners()
        return [0.0 if a == FORFEIT else best_corner(s, o, f.actor, a - ELEMENT, corners) for a in s.offers]
    if isinstance(f, frames.AbundanceCorner):
        o = Outlook(s)
        gains = feeding(s, o, f.actor, f.element)
        return [at_corner(gains, action - CORNER) for action in s.offers]
    if isinstance(f, frames.WanderlustCorner):
        o = Outlook(s)
        gains = feeding(s, o, f.actor, f.element)
        return [at_corner(gains, action - CORNER) for action in s.offers]
    if isinstance(f, frames.WanderlustElement):
        o = Outlook(s)
        corners = [c for c in CORNERS_OF[f.tile] if s.element[c] < 0]
        need = o.diet[f.actor]
        return [
            best_corner(s, o, f.actor, a - ELEMENT, corners) + (0.5 if (need >> (a - ELEMENT)) & 1 == 1 else -0.5)
            if a >= ELEMENT
            else 0.0
            for a in s.offers
        ]
    if isinstance(f, frames.WanderlustHex):
        return to_lay(s, f.actor, f.terrain)
    if isinstance(f, frames.WanderlustMove):
        o = Outlook(s)
        coming = o.gain(f.actor, f.tile, f.actor, 1)
        return [0.0 if a == DONE else coming + o.gain(f.actor, a - HEX, f.actor, -1) for a in s.offers]
    return []


def place_counts(s: Marine, o: Outlook, animal: int, hex: int) -> float:
    """What an Evolution action on this tile would score now, less what the others would get."""
    seat = s.seat_of[animal]
    score = s.components.scoring[s.terrain[hex]]
    mine = 0.0
    theirs = 0.0
    others = 0
    standing = s.standing(hex)
    for other in o.playing:
        if s.seat_of[other] != seat:
            others += 1
    for place in range(len(standing)):
        if place == len(score):
            break
        if s.seat_of[standing[place]] == seat:
            mine += score[place]
        else:
            theirs += score[place]
    lead = mine - theirs / others if others > 0 else mine
    if s.thriving(animal, hex):
        lead += APPEAL[14]
    return lead


def to_score(s: Marine, animal: int) -> list[float]:
    o = Outlook(s)
    return [0.0 if action == FORFEIT else place_counts(s, o, animal, action - HEX) for action in s.offers]


def card_guess(s: Marine, animal: int, card: int) -> float:
    """What a card gives at once where that is easily counted, and what such a card usually gives where not."""
    effect = s.components.effect[card]
    amount = s.components.amount[card]
    at = animal * HEX_COUNT
    count = 0
    if effect == frames.VP_PER_TILE_WITH_ELEMENT:
        for hex in range(HEX_COUNT):
            if s.species[at + hex] > 0 and s.on_tile(hex, s.components.element[card]):
                count += 1
        return float(count * amount)
    if effect in (frames.VP_PER_SHARED_TILE, frames.VP_PER_LONE_TILE, frames.PREDATOR, frames.FECUNDITY):
        shared = 0
        for hex in range(HEX_COUNT):
            if s.species[at + hex] > 0:
                count += 1
                if s.opposing_on(animal, hex) > 0:
                    shared += 1
        if effect == frames.VP_PER_SHARED_TILE:
            return float(shared * amount)
        if effect == frames.VP_PER_LONE_TILE:
            return float((count - shared) * amount)
        if effect == frames.PREDATOR:
            return 1.5 * shared
        return 0.8 * (count if count < s.pool[animal] else s.pool[animal])
    if effect == frames.VP_PER_MATCHING_ELEMENT:
        for element in s.element:
            if element >= 0 and s.need(animal, element) > 0:
                count += 1
        return float(count * amount)
    if effect == frames.VP_PER_VENT_SPECIES:
        return float(s.on_vents(animal) * amount)
    if effect == frames.ASTEROID:
        # The end is welcome to whoever leads.
        lead = 0
        for other in range(ANIMAL_COUNT):
            if other != animal and s.seat_of[other] >= 0 and s.vp[other] > lead:
                lead = s.vp[other]
        return 4.0 if s.vp[animal] > lead else -4.0
    return 4.0 if effect in GOOD_EFFECTS else 2.5


def dominating(s: Marine, animal: int, element: int) -> float:
    """What taking the special pawn of a dominated type brings."""
    holder = s.control[element]
    value = s.domination_value(animal, element)
    if holder == animal:
        return 0.7 * (value - s.target[element])
    return 0.7 * value + 4.0 + (0.7 * s.target[element] + 3.0 if holder != NONE else 0.0)


def most_harm(s: Marine, o: Outlook, animal: int, hex: int) -> float:
    best = 0.0
    for other in o.playing:
        if s.seat_of[other] != s.seat_of[animal] and s.species[other * HEX_COUNT + hex] > 0:
            harm = o.gain(animal, hex, other, -1)
            if harm > best:
                best = harm
    return best


def feeding(s: Marine, o: Outlook, animal: int, element: int) -> list[float]:
    """By hex, how an animal's lead changes when an element of the type comes onto the tile."""
    gains = [0.0] * HEX_COUNT
    need = s.need(animal, element)
    for hex in range(HEX_COUNT):
        if s.terrain[hex] < 0:
            continue
        food = o.food(hex)
        if (food >> element) & 1 == 1:
            continue
        if o.load(hex) > 0:
            before = o.lead(animal, hex, food)
            gains[hex] = o.lead(animal, hex, food | (1 << element)) - before
            if o.count[animal] > 0:
                gains[hex] += 0.4 * need
        if need > 0:
            gains[hex] += 0.15
    return gains


def at_corner(gains: list[float], corner: int) -> float:
    total = 0.0
    for hex in HEXES_OF[corner]:
        total += gains[hex]
    return total


def best_corner(s: Marine, o: Outlook, animal: int, element: int, corners: list[int]) -> float:
    gains = feeding(s, o, animal, element)
    best = -1000.0
    for corner in corners:
        found = at_corner(gains, corner)
        if found > best:
            best = found
    return best


def to_adapt(s: Marine, animal: int) -> list[float]:
    """More of a type that lies on the animal's tiles raises its dominance; a new type feeds it elsewhere."""
    return [0.0 if action == FORFEIT else adapted(s, animal, action - ELEMENT) for action in s.offers]


def adapted(s: Marine, animal: int, element: int) -> float:
    """What one more of a type is worth to an animal."""
    tiles = 0
    unfed = 0
    for hex in range(HEX_COUNT):
        if s.species[animal * HEX_COUNT + hex] > 0 and s.on_tile(hex, element):
            tiles += 1
            if not s.thriving(animal, hex):
                unfed += 1
    supply = 0
    for other in s.element:
        if other == element:
            supply += 1
    return 0.5 * tiles + 2.0 * unfed + 0.15 * supply + (0.0 if s.need(animal, element) > 0 else 0.3)


def to_speciate(s: Marine, animal: int) -> list[float]:
    o = Outlook(s)
    f = s.agenda[-1]
    if f.op == frames.SPECIATION_TILE:
        return [0.0 if a == DONE else o.gain(animal, a - HEX, animal, 1) for a in s.offers]
    gains = [0.0] * (HEX_COUNT * 5)
    for hex in range(HEX_COUNT):
        if s.terrain[hex] >= 0:
            for n in range(1, 5):
                gains[hex * 5 + n] = o.gain(animal, hex, animal, n)
    found: list[float] = []
    for action in s.offers:
        if action == FORFEIT:
            found.append(0.0)
            continue
        corner = action - CORNER
        total = 0.0
        for hex in HEXES_OF[corner]:
            most = cap(s, animal, corner, hex)
            if most > 0:
                total += gains[hex * 5 + (most if most < 4 else 4)]
        found.append(total)
    return found


def to_leave(s: Marine, animal: int) -> list[float]:
    """From where a species should go: what it leaves behind, and the best that it can come to next door."""
    o = Outlook(s)
    arrival = [-1000.0] * HEX_COUNT
    found: list[float] = []
    for action in s.offers:
        if action < HEX:
            found.append(0.05)
            continue
        source = action - HEX
        best = -1000.0
        for target in NEIGHBOURS[source]:
            if s.terrain[target] < 0:
                continue
            if arrival[target] == -1000.0:
                arrival[target] = o.gain(animal, target, animal, 1)
            if arrival[target] > best:
                best = arrival[target]
        found.append(best + o.gain(animal, source, animal, -1))
    return found


def to_lay(s: Marine, animal: int, tile: int) -> list[float]:
    """Where a new tile goes: the bonus, and whose species stand next to it."""
    o = Outlook(s)
    found: list[float] = []
    for action in s.offers:
        hex = action - HEX
        same = 1
        near = 0.0
        for other in NEIGHBOURS[hex]:
            if s.terrain[other] < 0:
                continue
            if s.terrain[other] == tile:
                same += 1
            for somebody in o.playing:
                n = s.species[somebody * HEX_COUNT + other]
                near += n if s.seat_of[somebody] == s.seat_of[animal] else -n
        eaten = o.food(hex) & o.diet[animal]
        found.append(s.bonus(same) + (0.1 * near if near < 10 else 1.0) + (1.0 if eaten != 0 else 0.0))
    return found


def to_place(s: Marine, animal: int) -> list[float]:
    """How good an action looks from the outside, for each placement and for retrieving."""
    o = Outlook(s)
    used = 0
    last = NONE
    for space in range(SPACE_COUNT):
        pawn = s.spaces[space]
        if pawn == animal or (pawn >= SPECIAL and s.control[pawn - SPECIAL] == animal):
            used += 1
            last = space
    guesses = [-1000.0] * SPACE_COUNT
    found: list[float] = []
    for action in s.offers:
        if action == RETRIEVE:
            found.append(APPEAL[17] * used - APPEAL[18])
            continue
        space = (action - PLACE) % SPACE_COUNT
        if guesses[space] == -1000.0:
            guesses[space] = appeal(s, o, animal, space)
        guess = guesses[space]
        if action - PLACE >= SPACE_COUNT:
            # A special pawn is better kept for what a basic one cannot do.
            guess -= 0.3 if SPECIAL_ONLY[space] or space <= last or s.spaces[space] != EMPTY else APPEAL[20]
        elif space > last:
            guess -= APPEAL[19] * (space - last)
        found.append(guess)
    return found


def appeal(s: Marine, o: Outlook, animal: int, space: int) -> float:
    """What the action of a space may bring, roughly."""
    section = SPACE_SECTION[space]
    index = SPACE_INDEX[space]
    special = SPECIAL_ONLY[space]
    if section == EVOLUTION:
        terrain = s.evolution[index]
        best = HOPELESS
        if terrain >= 0:
            for hex in range(HEX_COUNT):
                if s.terrain[hex] == terrain:
                    points = place_counts(s, o, animal, hex)
                    if points > best:
                        best = points
        return APPEAL[13] * best
    if section == SPECIATION:
        if s.pool[animal] == 0:
            return HOPELESS
        if special:
            return APPEAL[7]
        element = s.speciation[index]
        if element < 0 or element not in s.element:
            return HOPELESS
        return APPEAL[5] if s.need(animal, element) > 0 else APPEAL[6]
    if section == DOMINATION:
        best = HOPELESS
        for e in range(ELEMENT_COUNT):
            if s.dominates(animal, e):
                found = dominating(s, animal, e)
                if found > best:
                    best = found
        return APPEAL[16] * best
    if section == ADAPTATION:
        if s.vacant_spaces(animal) <= 0 and not special:
            return HOPELESS
        return APPEAL[3]
    if section == ABUNDANCE:
        at = ABUNDANCE_BOX * ELEMENT_COUNT
        for e in range(ELEMENT_COUNT):
            if s.display[at + e] > 0 and (o.diet[animal] >> e) & 1 == 1:
                return APPEAL[0]
        return APPEAL[1]
    if section == WANDERLUST:
        if s.heights[0] + s.heights[1] + s.heights[2] == 0:
            return HOPELESS
        return APPEAL[9] if special else APPEAL[8]
    if section == MIGRATION:
        return APPEAL[12] if special else APPEAL[11] + 0.4 * index
    if section == COMPETITION:
        terrain = s.competition[index] if not special else NONE
        best = HOPELESS
        for hex in range(HEX_COUNT):
            if special or s.terrain[hex] == terrain:
                if s.species[animal * HEX_COUNT + hex] == 0 or s.opposing_on(animal, hex) == 0:
                    continue
                harm = most_harm(s, o, animal, hex)
                if harm > best:
                    best = harm
        return APPEAL[15] * best * (1.0 + 0.4 * index) if best > 0.0 else best
    if section == REGRESSION:
        if s.pool[animal] == 0 or animal in s.regression:
            return HOPELESS
        risk = -0.5
        for e in range(ELEMENT_COUNT):
            if s.disks[animal * ELEMENT_COUNT + e] > 0 and s.display[REGRESSION_BOX * ELEMENT_COUNT + e] > 0:
                risk += APPEAL[4]
        return risk
    if section == TECTONICS:
        return APPEAL[10] if s.vents_left > 0 else HOPELESS
    if section in (DEPLETION, AUTOTROPHS):
        return APPEAL[2]
    return SECTION_VALUE[section]


def shortlist(s: Marine) -> list[int]:
    """Placements without twins: the first of equal spaces, and one of several special pawns."""
    if not s.agenda or s.agenda[-1].op != frames.TURN:
        return s.offers
    animal = s.agenda[-1].actor
    found: list[int] = []
    basic = [False] * SPACE_COUNT
    taken = [False] * 26
    for action in s.offers:
        if action == RETRIEVE:
            found.append(action)
            continue
        space = (action - PLACE) % SPACE_COUNT
        section = SPACE_SECTION[space]
        special = action - PLACE >= SPACE_COUNT
        if special and (basic[space] or taken[section]):
            continue
        if not special:
            basic[space] = True
        if special and special_twin(s, animal, action):
            continue
        alike = (
            section in (ABUNDANCE, ADAPTATION, REGRESSION, WANDERLUST, TECTONICS, DOMINATION)
        ) and not SPECIAL_ONLY[space]
        if alike:
            kind = section + (13 if special else 0)
            if taken[kind]:
                continue
            taken[kind] = True
        found.append(action)
    return found


def special_twin(s: Marine, animal: int, action: int) -> bool:
    """Whether an earlier special pawn could make the same placement: any of them would do."""
    element = (action - PLACE) // SPACE_COUNT - 1
    for earlier in range(element):
        if s.control[earlier] == animal and s.special_at[earlier] == NONE:
            return True
    return False
