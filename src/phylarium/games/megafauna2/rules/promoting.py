"""Promoting a mutation (E2), with its organs, monster, host (J2) and personality; or speciating with it (E3)."""

from __future__ import annotations

from phylarium.families.fauna.rules import tableau
from phylarium.games.megafauna2.rules import extinction, frames, living, organs, personality, resizing, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Argument, Message, Reason

# --- what can be promoted ---------------------------------------------------------------------


def can_speciate(s: Megafauna, species: int, face: int) -> bool:
    """E2e, E2i: whether a species could found another one with a face that shows its shape."""
    components = s.components
    daughter = species - species % SHAPE_COUNT + components.face_shape[face]
    if s.size[daughter] > 0 or s.creeples_of(daughter) == 0:
        return False
    return s.size[species] <= components.face_size[face] or s.may_be_kiwi(daughter)


def refuse_promotion(s: Megafauna, colour: int, face: int) -> Reason:
    """E2: why a colour may not promote to a face."""
    card = face // 2
    species = s.card_at[card]
    archetype = colour * SHAPE_COUNT
    if card not in s.held or not archetype <= species < archetype + SHAPE_COUNT:
        return say.no("refused-not-held", "E2")
    if s.card_side[card] != UNPROMOTED:
        return say.no("refused-promoted-already", "E2")
    shape = s.components.face_shape[face]
    if shape != NONE and s.size[archetype + shape] > 0:
        return say.about("refused-shape-lives", archetype + shape, "E2i")
    if shape != NONE and s.creeples_of(archetype + shape) == 0:
        return say.about("refused-no-such-plant", archetype + shape, "K3d")
    words: dict[str, Argument] = {
        "species": say.species(species),
        "number": s.size[species],
        "most": s.components.face_size[face],
    }
    if shape == NONE:
        return Reason(Message("refused-face-size", words), "E2b")
    return Reason(Message("refused-no-kiwi", words), "E2e")


def promote(s: Megafauna, face: int) -> None:
    """E2, E3: a mutation is turned over one way up, or founds a species."""
    card = face // 2
    species = s.card_at[card]
    if s.components.face_shape[face] != NONE:
        s.push(frames.ChooseMother(species // SHAPE_COUNT, species, face))
        return
    colour = species // SHAPE_COUNT
    s.note("log-promotes", "E2", colour, species, card, face)
    tableau.turn_over(s, card, face % 2)
    if s.components.face_monster[face] != NONE and not s.is_basic():
        s.monster_on[card] = 1
        s.recount(species)
    personality.arrange(s, species)
    if s.components.face_mutualism[face]:
        s.push(frames.ChooseHost(colour, species, card))
    organs.claim(s, species, card, organs.plus_of(s, face))
    if s.components.face_venom[face]:
        living.check_all(s)


# --- mutualism (J2) ---------------------------------------------------------------------------


def hosts(s: Megafauna, species: int) -> list[int]:
    """E2f, J2a, J2c: the species of others that can be hosts, and have an unborn or newborn creeple to take."""
    met = [False] * SPECIES_COUNT
    for biome in range(BIOME_COUNT):
        grazer = s.herbivore[biome]
        hunter = s.carnivore[biome]
        if grazer == species and hunter != NONE:
            met[hunter] = True
        elif hunter == species and grazer != NONE:
            met[grazer] = True
        plant = s.plant[biome]
        if plant != NONE and grazer != NONE:
            # K2: a herbivore and the plant that it eats.
            if grazer == species:
                met[plant] = True
            elif plant == species:
                met[grazer] = True
    colour = species // SHAPE_COUNT
    if colour == PLANT and not s.is_basic():
        for card in s.held:
            if s.card_side[card] == UNPROMOTED and s.components.card_horror[card]:
                met[s.card_at[card]] = True
    return [
        other
        for other in range(SPECIES_COUNT)
        if met[other] and other // SHAPE_COUNT != colour and s.unborn[other] + s.newborn[other] > 0
    ]


class ChooseHost(Choice[Megafauna, frames.ChooseHost]):
    """E2f: a mutualist must choose a host, where there is one (J2)."""

    ints: str = "species card"
    ask: str = "ask-host"

    def options(self, s: Megafauna, f: frames.ChooseHost) -> list[int]:
        return [SPECIES_AT + host for host in hosts(s, f.species)]

    def nothing(self, s: Megafauna, f: frames.ChooseHost) -> None:
        s.note("log-no-host", "J2a", f.actor, f.species)

    def chosen(self, s: Megafauna, f: frames.ChooseHost, action: int) -> None:
        s.push(frames.TakeHost(f.actor, f.species, f.card, action - SPECIES_AT))

    def refusal(self, s: Megafauna, f: frames.ChooseHost, action: int) -> Reason | None:
        if not SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
            return None
        host = action - SPECIES_AT
        if s.size[host] == 0:
            return say.about("refused-not-alive", host, "J2")
        if host // SHAPE_COUNT == f.actor:
            return say.about("refused-host-own", host, "J2")
        if s.unborn[host] + s.newborn[host] == 0:
            return say.about("refused-host-empty", host, "J2a")
        return say.about("refused-host-apart", host, "J2")

    def sought(self, s: Megafauna, f: frames.ChooseHost) -> list[int]:
        return [SPECIES_AT + i for i in range(SPECIES_COUNT) if s.size[i] > 0 and i // SHAPE_COUNT != f.actor]


class TakeHost(Choice[Megafauna, frames.TakeHost]):
    """E2f: an unborn or a newborn creeple of the host."""

    ints: str = "species card host"

    def options(self, s: Megafauna, f: frames.TakeHost) -> list[int]:
        ways = (UNBORN, s.unborn[f.host]), (NEWBORN, s.newborn[f.host])
        return [way for way, number in ways if number > 0]

    def chosen(self, s: Megafauna, f: frames.TakeHost, action: int) -> None:
        if action == UNBORN:
            s.unborn[f.host] -= 1
        else:
            s.newborn[f.host] -= 1
        s.host_on[f.card] = f.host
        s.breathe()
        s.note("log-host", "J2", f.actor, f.species, f.host, s.face(f.card))


# --- speciation (E3) --------------------------------------------------------------------------


class ChooseMother(Choice[Megafauna, frames.ChooseMother]):
    """E3d: which creeple of the mother becomes the first of her daughter."""

    ints: str = "species face"
    ask: str = "ask-mother"

    def options(self, s: Megafauna, f: frames.ChooseMother) -> list[int]:
        return living.choices_of(s, f.species)

    def chosen(self, s: Megafauna, f: frames.ChooseMother, action: int) -> None:
        speciate(s, f.species, f.face, action)

    def refusal(self, s: Megafauna, f: frames.ChooseMother, action: int) -> Reason | None:
        if PLACE <= action < FALLEN + BIOME_COUNT * LEVEL_COUNT:
            return say.about("refused-no-creeple-there", f.species, "E3d")
        return None


def speciate(s: Megafauna, mother: int, face: int, at: int) -> None:
    """E3: a mutation becomes the genotype of a daughter, who takes the place of one of her mother's creeples."""
    card = face // 2
    colour = mother // SHAPE_COUNT
    shape = s.components.face_shape[face]
    daughter = colour * SHAPE_COUNT + shape
    place = at - PLACE if at < FALLEN else at - FALLEN
    s.note("log-speciates", "E3", colour, daughter, mother, face, place)
    tableau.make_genotype(s, daughter, card, face % 2)
    found_species(s, daughter, s.size[mother])
    # E3b, E3c: basal organs alone, less those that recede; neither plus organs nor monsters.
    inherited = tableau.heritage(s, mother, face)
    if inherited != s.basal[mother]:
        s.note("log-recession", "E3c", colour, daughter, s.basal[mother] - inherited)
    biome = place // LEVEL_COUNT
    level = place % LEVEL_COUNT
    if at < FALLEN:
        s.place(daughter, biome, level)
    else:
        s.fallen[living.find_fallen(s, mother, biome, level)] = daughter
    s.bury(mother)
    s.unborn[daughter] -= 1
    s.living[daughter] += 1
    s.breathe()
    if s.size[daughter] > s.components.face_size[face]:
        resizing.become_kiwi(s, daughter)
        daughter = colour * SHAPE_COUNT
    extinction.check(s, mother)
    organs.claim(s, daughter, NONE, inherited)
    living.check(s, biome)


def found_species(s: Megafauna, species: int, size: int) -> None:
    """E3a, E3b, E7: a species is there, with all its creeples unborn and nothing bought yet."""
    s.size[species] = size
    s.unborn[species] = s.creeples_of(species)
    s.newborn[species] = 0
    s.spent[species] = 0
    s.allowance[species] = NONE
    s.moods_then[species] = 0
