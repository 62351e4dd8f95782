"""Mutagens (D7), radiation (D8) and crowd disease (D9): events that strike organs and creeples."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import display
from phylarium.games.megafauna2.rules import apomorphies, extinction, frames, living, plants, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.extinction import shown_as
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Choice
from phylarium.kernel.message import Reason

ALL_COLOURS: Final = (1 << ORGAN_COUNT) - 1
ONE_STRIKE: Final = -1
"""In place of a heart: one organ is lost, whatever the number (D8)."""


# --- mutagens and radiation -------------------------------------------------------------------


def mutagen(s: Megafauna) -> None:
    """D7: the display is churned, then each species with more organs than its heart bears loses what is too much."""
    gone = display.churn(s, METABOLIC) + display.churn(s, DARWIN)
    s.note("log-churned", "D7", NOBODY, gone)
    roll = mutagen_roll(s) if s.is_basic() else NONE
    players = s.playing()
    for number in range(len(players) - 1, -1, -1):
        threatened = False
        for species in reversed(s.species_of(players[number])):
            heart = roll if roll != NONE else heart_of(s, species)
            s.push(frames.Atrophy(players[number], species, heart, ALL_COLOURS))
            threatened = threatened or excess(s, species, heart) > 0
        if threatened and apomorphies.may_metamorphose(s, players[number]):
            s.push(frames.Metamorphose(players[number]))


def mutagen_roll(s: Megafauna) -> int:
    """A8b, D7a: one dice more than the number of the era; the highest is the heart for all."""
    best = 0
    for _ in range(s.era + 2):
        best = max(best, s.rng.below(6) + 1)
    s.note("log-mutagen-roll", "A8b", NOBODY, s.era + 2, best)
    return best


def heart_of(s: Megafauna, species: int) -> int:
    """D7b, D7c, J5a: the heart limit before white organs: plants and parasitic plants have the green one."""
    if s.skeletal(species) <= 1:
        return s.components.green_heart[s.clouds]
    return s.components.dark_heart[s.oxygen]


def radiation(s: Megafauna, organs: list[int]) -> None:
    """D8: each species loses one plus organ of these colours; on Mars and Venus one of each (K5f)."""
    players = s.playing()
    for number in range(len(players) - 1, -1, -1):
        colour = players[number]
        if s.apomorphies and colour == ORANGE and BLUE in organs:
            s.note("log-immune", "J8a", colour)
            continue
        for species in reversed(s.species_of(colour)):
            if s.planet != EARTH:
                for organ in reversed(organs):
                    s.push(frames.Atrophy(colour, species, ONE_STRIKE, 1 << organ))
            else:
                colours = 0
                for organ in organs:
                    colours |= 1 << organ
                s.push(frames.Atrophy(colour, species, ONE_STRIKE, colours))


def excess(s: Megafauna, species: int, heart: int) -> int:
    """D7, D7d: how many organs a species has beyond its heart limit, which each white one raises by two."""
    return organ_total(s.organs[species]) - heart - 2 * s.organ(species, WHITE)


def plus_organs(s: Megafauna, species: int) -> int:
    """The organs on the mutations of a species, monsters by its size, packed."""
    return s.organs[species] - s.basal[species]


def strikes(s: Megafauna, card: int, colours: int) -> list[int]:
    """What a mutation can lose of some colours: ORGAN + colour for a cube, SHRINK for its monster."""
    found: list[int] = []
    packed = s.cubes[card]
    organ = 0
    while packed:
        if packed & ORGAN_MASK and (colours >> organ) & 1:
            found.append(ORGAN + organ)
        packed >>= ORGAN_BITS
        organ += 1
    if s.monster_on[card] and (colours >> s.components.face_monster[s.face(card)]) & 1:
        found.append(SHRINK)
    return found


class Atrophy(Choice[Megafauna, frames.Atrophy]):
    """G.atrophy: a species loses a plus organ; its player chooses the mutation. The loss of a basal one is its end.

    `heart` is the limit of a mutagen, under which it goes on until the species is within it, or ONE_STRIKE.
    Where all plus organs must go nobody is asked.
    """

    ints: str = "species heart colours"

    def options(self, s: Megafauna, f: frames.Atrophy) -> list[int]:
        if s.size[f.species] == 0:
            return []
        if f.heart != ONE_STRIKE:
            over = excess(s, f.species, f.heart)
            if over <= 0:
                return []
            plus = plus_organs(s, f.species)
            if is_doomed(s, f.species, f.heart) or (organ_of(plus, WHITE) == 0 and over >= organ_total(plus)):
                return [DONE]
        found = [CARD + card for card in s.mutations(f.species) if strikes(s, card, f.colours)]
        if plants.is_automatic(s, f.actor):
            # K8a: the horror plant's own mutations last.
            others = [action for action in found if not s.components.card_horror[action - CARD]]
            if others:
                return others
        return found

    def chosen(self, s: Megafauna, f: frames.Atrophy, action: int) -> None:
        if action != DONE:
            found = strikes(s, action - CARD, f.colours)
            if len(found) > 1:
                s.push(frames.LoseOrgan(f.actor, f.species, action - CARD, f.heart, f.colours))
            else:
                atrophy(s, f.actor, f.species, action - CARD, f.heart, f.colours, found[0])
        elif is_doomed(s, f.species, f.heart):
            s.note("log-basal-lost", "D7", f.actor, f.species)
            extinction.extinct(s, f.species)
        else:
            strip(s, f.species)

    def nothing(self, s: Megafauna, f: frames.Atrophy) -> None:
        if f.heart == ONE_STRIKE and s.size[f.species] > 0:
            s.note("log-no-plus", "D8c", f.actor, f.species)
        elif s.size[f.species] > 0 and excess(s, f.species, f.heart) > 0:
            s.note("log-basal-lost", "D7", f.actor, f.species)
            extinction.extinct(s, f.species)

    def cites(self, s: Megafauna, f: frames.Atrophy) -> str:
        return "D8" if f.heart == ONE_STRIKE else "D7"

    def refusal(self, s: Megafauna, f: frames.Atrophy, action: int) -> Reason | None:
        if CARD <= action < CARD + CARD_COUNT and s.card_at[action - CARD] == f.species:
            if strikes(s, action - CARD, f.colours):
                return say.no("refused-horror-last", "K8a")
            return say.no("refused-no-plus", "D8c")
        return None

    def sought(self, s: Megafauna, f: frames.Atrophy) -> list[int]:
        return [CARD + card for card in s.mutations(f.species)]


def is_doomed(s: Megafauna, species: int, heart: int) -> bool:
    """Whether a species cannot come within its limit without losing a basal organ, whatever else it loses."""
    basal = s.basal[species]
    return organ_total(basal) > heart + 2 * organ_of(basal, WHITE) + organ_of(plus_organs(s, species), WHITE)


class LoseOrgan(Choice[Megafauna, frames.LoseOrgan]):
    """G.atrophy: which organ of the chosen mutation is lost; a monster shrinks the species instead (D7e, D8b)."""

    ints: str = "species card heart colours"

    def options(self, s: Megafauna, f: frames.LoseOrgan) -> list[int]:
        return strikes(s, f.card, f.colours)

    def chosen(self, s: Megafauna, f: frames.LoseOrgan, action: int) -> None:
        atrophy(s, f.actor, f.species, f.card, f.heart, f.colours, action)

    def cites(self, s: Megafauna, f: frames.LoseOrgan) -> str:
        return "D8" if f.heart == ONE_STRIKE else "D7"


def atrophy(s: Megafauna, colour: int, species: int, card: int, heart: int, colours: int, action: int) -> None:
    """G.atrophy: a mutation loses what one of its `strikes` says; a mutagen goes on until its limit is met."""
    if heart != ONE_STRIKE:
        s.push(frames.Atrophy(colour, species, heart, colours))
    if action == SHRINK:
        shrink(s, species, card, "D8b" if heart == ONE_STRIKE else "D7e")
    else:
        lose_cube(s, species, card, action - ORGAN)
    # Venom may be lost with a card; organs themselves only matter to those who graze on plants (K2b).
    if action == SHRINK or s.card_at[card] != species or s.is_alien():
        living.check_all(s)


def lose_cube(s: Megafauna, species: int, card: int, organ: int) -> None:
    """A cube goes from a mutation to the pool."""
    s.cubes[card] -= ONE_ORGAN[organ]
    s.organs[species] -= ONE_ORGAN[organ]
    s.pool[organ] += 1
    s.note("log-loses-organ", "G.atrophy", species // SHAPE_COUNT, species, organ, shown_as(s, card))
    shed(s, species, card)


def shrink(s: Megafauna, species: int, card: int, rule: str) -> None:
    """A monster that atrophies makes its species smaller; only at size 1 is it removed itself."""
    if s.size[species] > 1:
        s.size[species] -= 1
        s.note("log-shrinks", rule, species // SHAPE_COUNT, species, s.size[species])
        s.recount(species)
        return
    s.monster_on[card] = 0
    s.note("log-loses-monster", rule, species // SHAPE_COUNT, species, shown_as(s, card))
    s.recount(species)
    shed(s, species, card)


def shed(s: Megafauna, species: int, card: int) -> None:
    """D8a, J6g: a mutation without its last plus organ is discarded, unless it is part of a personality."""
    if s.cubes[card] or s.monster_on[card]:
        return
    if s.in_row[card]:
        s.note("log-cheshire-stays", "J6g", species // SHAPE_COUNT, species, shown_as(s, card))
        return
    s.note("log-loses-card", "D8a", species // SHAPE_COUNT, species, shown_as(s, card))
    s.discard(card)


def strip(s: Megafauna, species: int) -> None:
    """D7: a species loses all of its plus organs."""
    for card in s.mutations(species):
        while s.card_at[card] == species and (s.cubes[card] or s.monster_on[card]):
            action = strikes(s, card, ALL_COLOURS)[0]
            if action == SHRINK:
                shrink(s, species, card, "D7e")
            else:
                lose_cube(s, species, card, action - ORGAN)
    living.check_all(s)


# --- crowd disease ----------------------------------------------------------------------------


def crowd_disease(s: Megafauna) -> None:
    """D9: the most numerous species loses half of its creeples; where several are, each of them does."""
    most = 0
    for species in range(SPECIES_COUNT):
        if is_crowded(s, species):
            most = max(most, s.living[species])
    if most < 2:
        s.note("log-no-crowd", "D9", NOBODY)
        return
    s.note("log-crowd-disease", "D9", NOBODY, most)
    players = s.playing()
    for number in range(len(players) - 1, -1, -1):
        for species in reversed(s.species_of(players[number])):
            if is_crowded(s, species) and s.living[species] == most:
                s.push(frames.Sicken(players[number], species, most // 2))


def is_crowded(s: Megafauna, species: int) -> bool:
    """Whether crowd diseases can strike a species; on Mars and Venus not plants (K5d)."""
    return s.size[species] > 0 and not (s.is_alien() and species // SHAPE_COUNT == PLANT)


class Sicken(Choice[Megafauna, frames.Sicken]):
    """D9: the owner chooses who dies, so many more."""

    ints: str = "species left"

    def options(self, s: Megafauna, f: frames.Sicken) -> list[int]:
        return living.choices_of(s, f.species)

    def chosen(self, s: Megafauna, f: frames.Sicken, action: int) -> None:
        if f.left > 1:
            s.push(frames.Sicken(f.actor, f.species, f.left - 1))
        if action < FALLEN:
            biome = (action - PLACE) // LEVEL_COUNT
            s.vacate(biome, (action - PLACE) % LEVEL_COUNT)
        else:
            biome = (action - FALLEN) // LEVEL_COUNT
            s.rise(living.find_fallen(s, f.species, biome, (action - FALLEN) % LEVEL_COUNT))
        extinction.kill(s, f.species, biome, "D9")
        living.check(s, biome)
