"""Speciation (D3): a card founds a species, whose first creeple takes the place of one of its mother's.

A parasite is founded beside its mother, on a creeple of somebody else; the daughter of a parasite leaves its host and
contests its level. The archetype comes back without a card (D3n).
"""

from __future__ import annotations

from phylarium.families.fauna.rules import display, tableau
from phylarium.games.mesofauna.rules import extinction, frames, living, portraits, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason

# --- where ------------------------------------------------------------------------------------


def daughter_of(s: Mesofauna, colour: int, face: int) -> int:
    """D3a: the species of a colour that a face founds, or none: it shows no shape, or the shape lives already."""
    shape = s.components.face_shape[face]
    if shape == NONE or (shape == PARASITE and colour >= BUG_COUNT):
        return NONE
    daughter = colour * SHAPE_COUNT + shape
    if s.size[daughter] > 0 or (s.zombie and supply(s, daughter) == 0):
        return NONE
    return daughter


def supply(s: Mesofauna, species: int) -> int:
    """D3e: the creeples that a species would begin with: all but those that are zombies somewhere."""
    return s.creeples_of(species) - s.zombie.count(species)


def cradles(s: Mesofauna, daughter: int, face: int, places: list[int]) -> list[int]:
    """D3g-j: where the first creeple of a daughter can be, as places: her mother's, or for a parasite that of a host.

    `places` are those of her mother.
    """
    founds_parasite = s.is_parasite(daughter)
    found: list[int] = []
    for place in places:
        if is_cradle(s, daughter, face, place, founds_parasite):
            found.append(host_beside(s, place, daughter) if founds_parasite else place)
    return found


def is_cradle(s: Mesofauna, daughter: int, face: int, place: int, founds_parasite: bool) -> bool:
    """D3g-j: whether a daughter could begin by a creeple of her mother at a place."""
    if founds_parasite:
        return host_beside(s, place, daughter) != NONE
    return lives_at(s, daughter, face, place // LEVEL_COUNT, place % ON_HERBIVORE)


def host_beside(s: Mesofauna, place: int, parasite: int) -> int:
    """D3i: the place on the host that a parasite finds beside her mother at a place, or none.

    That is who eats her mother or is eaten by her, if it is somebody else's and carries no parasite.
    """
    biome = place // LEVEL_COUNT
    level = CARNIVORE if place % LEVEL_COUNT == HERBIVORE else HERBIVORE
    host = s.carnivore[biome] if level == CARNIVORE else s.herbivore[biome]
    if host == NONE or s.guest[biome * 2 + level] != NONE or not living.may_ride(s, parasite, host):
        return NONE
    return biome * LEVEL_COUNT + ON_HERBIVORE + level


def lives_at(s: Mesofauna, daughter: int, face: int, biome: int, level: int) -> bool:
    """D3h: whether a daughter founded by a face, who is no parasite, could live at a level of a biome."""
    if level == HERBIVORE:
        return living.bears(s, biome, daughter % SHAPE_COUNT)
    if not living.habitable(s, daughter, biome, CARNIVORE):
        return False
    # Venom opens any shape, as a parasite on the prey does, but no tool (J8c).
    carries = s.components.face_venom[face] or s.guest[biome * 2] != NONE
    return living.may_eat(s, daughter, s.herbivore[biome], carries)


def mothers(s: Mesofauna, colour: int, face: int) -> list[int]:
    """cat.speciate.mother: where any species of a colour could be the mother of what a face of the display founds."""
    found: list[int] = []
    daughter = daughter_of(s, colour, face)
    at = colour * SHAPE_COUNT
    for mother in range(at, at + SHAPE_COUNT):
        if s.living[mother] > 0:
            found += cradles(s, daughter, face, s.places_of(mother))
    return found


def homes_of(s: Mesofauna, colour: int) -> int:
    """cat.speciate.mother: the biomes in which a colour has creeples, as bits."""
    found = 0
    at = colour * SHAPE_COUNT
    end = at + SHAPE_COUNT
    for biome in range(BIOME_COUNT):
        if at <= s.herbivore[biome] < end or at <= s.carnivore[biome] < end:
            found |= 1 << biome
    return found


def can_speciate(s: Mesofauna, mother: int, face: int, places: list[int]) -> bool:
    """D3a, D3h, J3a: whether a species, which is at some places, can found another one with a face of her cards."""
    daughter = daughter_of(s, mother // SHAPE_COUNT, face)
    if daughter == NONE or size_of_daughter(s, mother) > s.components.face_size[face]:
        return False
    founds_parasite = s.is_parasite(daughter)
    if not founds_parasite:
        # Mostly the ground is all that she needs.
        ground = living.grounds(s, daughter % SHAPE_COUNT)
        for place in places:
            if place % ON_HERBIVORE == HERBIVORE and ground >> (place // LEVEL_COUNT) & 1:
                return True
    for place in places:
        if is_cradle(s, daughter, face, place, founds_parasite):
            return True
    return False


def size_of_daughter(s: Mesofauna, mother: int) -> int:
    """J3a: a daughter is as large as her mother; among bugs size comes with a monster, which is not inherited."""
    return s.size[mother] if mother >= BUG_COUNT * SHAPE_COUNT else 1


class ChooseMother(Choice[Mesofauna, frames.ChooseMother]):
    """bf.D3g: which creeple becomes the first of a daughter, or which one a new parasite sits on.

    `species` is the mother; NONE where any species of the colour may be (Caterpillar).
    """

    ints: str = "species face"

    def options(self, s: Mesofauna, f: frames.ChooseMother) -> list[int]:
        if f.species == NONE:
            found = mothers(s, f.actor, f.face)
        else:
            found = cradles(s, daughter_of(s, f.actor, f.face), f.face, s.places_of(f.species))
        return [PLACE + place for place in found]

    def chosen(self, s: Mesofauna, f: frames.ChooseMother, action: int) -> None:
        place = action - PLACE
        mother = f.species
        if mother == NONE:
            mother = s.at(place // LEVEL_COUNT, place % LEVEL_COUNT)
        speciate(s, mother, f.face, place)

    def cites(self, s: Mesofauna, f: frames.ChooseMother) -> str:
        parasite = s.components.face_shape[f.face] == PARASITE
        if s.is_caterpillar():
            return "cat.speciate.mother"
        if s.has_events():
            return "bf.D3i" if parasite else "bf.D3g"
        return "coc.parasite.speciate" if parasite else "coc.speciate.mother"

    def refusal(self, s: Mesofauna, f: frames.ChooseMother, action: int) -> Reason | None:
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return refuse_cradle(s, f, (action - PLACE) // LEVEL_COUNT, (action - PLACE) % LEVEL_COUNT)
        return None

    def sought(self, s: Mesofauna, f: frames.ChooseMother) -> list[int]:
        at = f.actor * SHAPE_COUNT
        found: list[int] = []
        for species in range(at, at + SHAPE_COUNT):
            if s.living[species] > 0 and f.species in (NONE, species):
                found += [PLACE + place for place in s.places_of(species)]
        return found


def refuse_cradle(s: Mesofauna, f: frames.ChooseMother, biome: int, level: int) -> Reason:
    """Why a daughter cannot begin at a place."""
    daughter = f.actor * SHAPE_COUNT + s.components.face_shape[f.face]
    at = s.at(biome, level)
    if s.is_parasite(daughter):
        rule = s.by("coc.parasite.speciate", "bf.D3i")
        if level < ON_HERBIVORE:
            return say.no("refused-parasite-needs-host", rule)
        if at != NONE:
            return say.no("refused-host-taken", rule)
        return say.no("refused-no-host-of-mother", rule)
    if at == NONE or at // SHAPE_COUNT != f.actor or f.species not in (NONE, at):
        return say.no("refused-no-mother-there", "cat.speciate.mother" if s.is_caterpillar() else f_rule(s, "g"))
    if not living.habitable(s, daughter, biome, level % ON_HERBIVORE):
        return say.about(
            "refused-not-habitable", daughter, "cat.speciate.mother" if s.is_caterpillar() else f_rule(s, "h")
        )
    return say.about("refused-daughter-starves", daughter, f_rule(s, "limits"))


def f_rule(s: Mesofauna, which: str) -> str:
    """The rule on mothers of the present game."""
    if s.has_events():
        return "bf.D3g" if which == "g" else "bf.D3h"
    return "coc.speciate.limits" if which == "limits" else "coc.speciate.mother"


# --- what happens -----------------------------------------------------------------------------


def speciate(s: Mesofauna, mother: int, face: int, place: int) -> None:
    """D3b-m: a card founds a daughter, who begins at a place."""
    colour = mother // SHAPE_COUNT
    daughter = colour * SHAPE_COUNT + s.components.face_shape[face]
    s.note("log-speciates", speciation_rule(s), colour, daughter, mother, face, place)
    inherited = give_card(s, mother, daughter, face)
    found_species(s, daughter, size_of_daughter(s, mother))
    s.basal[daughter] = inherited & BLUE_ONES if s.is_parasite(daughter) else inherited
    s.recount(daughter)
    s.unborn[daughter] -= 1
    s.living[daughter] += 1
    biome = place // LEVEL_COUNT
    level = place % LEVEL_COUNT
    if s.is_parasite(daughter):
        # D3i: her mother stays.
        s.bound[colour] = s.at(biome, level - ON_HERBIVORE) // SHAPE_COUNT
        s.note("log-bound", s.by("coc.parasite.speciate", "bf.G5b"), colour, daughter, s.bound[colour])
    else:
        extinction.bury(s, mother)
        if level >= ON_HERBIVORE:
            # D3j: she leaves the host and contests its level.
            s.place(NONE, biome, level)
            s.push(frames.Enter(colour, daughter, biome, level - ON_HERBIVORE))
            return
    s.place(daughter, biome, level)
    if level == HERBIVORE:
        s.push(frames.Flower(colour, biome))
    living.check(s)


def speciation_rule(s: Mesofauna) -> str:
    """The rule of the present game under which species are founded."""
    if s.is_caterpillar():
        return "cat.speciate.tableau"
    return s.by("coc.speciate.tableau", "bf.D3")


def give_card(s: Mesofauna, mother: int, daughter: int, face: int) -> int:
    """D3b-d, D3f: a card becomes the portrait of a daughter; answers what she inherits, packed.

    In Caterpillar that are all the organs of her mother, else the basal ones, those of the card among them.
    """
    card = face // 2
    if s.is_caterpillar():
        display.take(s, s.display.index(card))
        tableau.add_card(s, daughter, card)
        s.card_side[card] = WAY_A + face % 2
        inherited = s.organs[mother]
    else:
        tableau.turn_over(s, card, face % 2)
        portraits.keep_blue(s, mother)
        portraits.recede(s, mother, face)
        s.card_at[card] = daughter
        s.recount(mother)
        inherited = s.basal[mother]
    s.in_row[card] = 1 if portraits.has_half(s, face) else 0
    portraits.put_organs(s, daughter, face)
    return inherited


def found_species(s: Mesofauna, species: int, size: int) -> None:
    """D3d, D3e: a species is there, at the bottom of the Roster and with all its creeples unborn."""
    s.size[species] = size
    s.unborn[species] = supply(s, species)
    s.roster.append(species)


# --- the archetype comes back (D3n) -----------------------------------------------------------


def can_resurrect(s: Mesofauna, colour: int) -> bool:
    """D3n: whether the archetype of a colour is gone and could come back."""
    archetype = colour * SHAPE_COUNT + ARCHETYPE
    return s.size[archetype] == 0 and s.has_events() and supply(s, archetype) > 0


def resurrect(s: Mesofauna, colour: int) -> None:
    """D3n: dice say on which craton of the map."""
    craton = s.rng.below(CRATON_COUNT)
    while not s.is_laid(craton):
        craton = s.rng.below(CRATON_COUNT)
    s.note("log-resurrection-roll", "bf.D3n", colour, craton)
    s.push(frames.Resurrect(colour, craton))


def half_of(s: Mesofauna, colour: int, biome: int) -> int:
    """D3n: the half of a biome in which the archetype of a colour would appear; none where it could not live."""
    archetype = colour * SHAPE_COUNT + ARCHETYPE
    if not living.habitable(s, archetype, biome, HERBIVORE):
        return NONE
    hunts = s.carnivore[biome] == NONE and living.eats_there(s, archetype, biome)
    return CARNIVORE if hunts else HERBIVORE


class Resurrect(Choice[Mesofauna, frames.Resurrect]):
    """bf.D3n: in which biome of the craton the archetype appears: to graze, to hunt, or else to contest the grazer."""

    ints: str = "craton"

    def options(self, s: Mesofauna, f: frames.Resurrect) -> list[int]:
        found: list[int] = []
        for biome in range(f.craton * HEX_COUNT, (f.craton + 1) * HEX_COUNT):
            level = half_of(s, f.actor, biome)
            if level != NONE:
                found.append(PLACE + biome * LEVEL_COUNT + level)
        return found

    def chosen(self, s: Mesofauna, f: frames.Resurrect, action: int) -> None:
        archetype = f.actor * SHAPE_COUNT + ARCHETYPE
        place = action - PLACE
        s.note("log-resurrects", "bf.D3n", f.actor, archetype, place)
        found_species(s, archetype, 1)
        s.unborn[archetype] -= 1
        s.living[archetype] += 1
        s.push(frames.Enter(f.actor, archetype, place // LEVEL_COUNT, place % LEVEL_COUNT))

    def nothing(self, s: Mesofauna, f: frames.Resurrect) -> None:
        s.note("log-no-refuge", "bf.D3n", f.actor, f.craton)

    def refusal(self, s: Mesofauna, f: frames.Resurrect, action: int) -> Reason | None:
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            if (action - PLACE) // LEVEL_COUNT // HEX_COUNT != f.craton:
                return say.no("refused-other-craton", "bf.D3n")
            if half_of(s, f.actor, (action - PLACE) // LEVEL_COUNT) != NONE:
                return say.no("refused-other-half", "bf.D3n")
            return say.no("refused-no-refuge", "bf.D3n")
        return None

    def sought(self, s: Mesofauna, f: frames.Resurrect) -> list[int]:
        return [
            PLACE + biome * LEVEL_COUNT + HERBIVORE for biome in range(f.craton * HEX_COUNT, (f.craton + 1) * HEX_COUNT)
        ]
