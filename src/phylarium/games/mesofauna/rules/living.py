"""Who can live where: ground, prey and hosts, and the check that kills those who cannot (E3, F4, F6, G5)."""

from __future__ import annotations

from typing import Final

from phylarium.games.mesofauna.rules import extinction, frames, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import QUEEN_EXTINCT
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Reason

HERBIVORE_BIT: Final = 1 << HERBIVORE
CARNIVORE_BIT: Final = 1 << CARNIVORE
EVERYWHERE: Final = (1 << BIOME_COUNT) - 1


# --- requirements -----------------------------------------------------------------------------


def grounds(s: Mesofauna, shape: int) -> int:
    """E3a-c: the biomes, as bits, that bear a shape: lakes swimmers alone, weeds all but them, swamps everybody."""
    return s.lakes | s.swamps if shape == SWIMMER else EVERYWHERE & ~s.lakes


def bears(s: Mesofauna, biome: int, shape: int) -> bool:
    """E3a-c: whether the ground of a biome bears a shape."""
    return (s.lakes | s.swamps if shape == SWIMMER else ~s.lakes) >> biome & 1 == 1


def habitable(s: Mesofauna, species: int, biome: int, level: int) -> bool:
    """E3, J8a: whether a species can live at a level of a biome; a diving bell bears whoever hunts swimmers."""
    if (level >= ON_HERBIVORE) != s.is_parasite(species):
        return False
    if level >= ON_HERBIVORE or bears(s, biome, species % SHAPE_COUNT):
        return True
    if level == HERBIVORE or not s.is_combined():
        return False
    prey = s.herbivore[biome]
    return prey != NONE and prey % SHAPE_COUNT == SWIMMER and s.dives(species)


def may_eat(s: Mesofauna, hunter: int, prey: int, carries: bool) -> bool:
    """F4, J8b, J8c: whether a species may live on another; `carries` says that a parasite is on that prey.

    In Caterpillar everybody eats everybody but its own kind.
    """
    if hunter == prey:
        return False
    if s.stage == CATERPILLAR:
        return True
    prey_shape = prey % SHAPE_COUNT
    hunter_shape = hunter % SHAPE_COUNT
    if s.stage == COMBINED:
        if s.tool_for(hunter, prey_shape):
            return True
        if s.tool_for(prey, hunter_shape):
            return False
    return prey_shape in (ARCHETYPE, hunter_shape) or carries or s.is_venomous(hunter)


def eats_there(s: Mesofauna, hunter: int, biome: int) -> bool:
    """Whether a species may live as the carnivore of whoever grazes in a biome."""
    prey = s.herbivore[biome]
    return prey != NONE and may_eat(s, hunter, prey, s.guest[biome * 2] != NONE)


def may_ride(s: Mesofauna, parasite: int, host: int) -> bool:
    """G5a, G5b: whether a creeple is a host for a parasite: an opponent's, of the colour of its first host."""
    colour = host // SHAPE_COUNT
    owner = parasite // SHAPE_COUNT
    needed = s.bound[owner]
    return colour == needed if needed != NONE else colour != owner


def open_levels(s: Mesofauna, species: int, biome: int) -> int:
    """E1d, E3: the levels, as bits, at which a creeple may come to live in a biome, whoever contests them.

    In Caterpillar and Cocoon newcomers graze; they become carnivores only where they lose.
    """
    shape = species % SHAPE_COUNT
    if shape == PARASITE and s.stage != CATERPILLAR:
        return hosts(s, species, biome)
    grazer = s.herbivore[biome]
    if grazer == species or s.carnivore[biome] == species:
        return 0
    found = HERBIVORE_BIT if bears(s, biome, shape) else 0
    if (
        grazer != NONE
        and s.stage >= BUTTERFLY
        and (found or habitable(s, species, biome, CARNIVORE))
        and may_eat(s, species, grazer, s.guest[biome * 2] != NONE)
    ):
        found |= CARNIVORE_BIT
    return found


def hosts(s: Mesofauna, parasite: int, biome: int) -> int:
    """G5: the hosts of a biome that a parasite could come to, as bits of ON_HERBIVORE and ON_CARNIVORE."""
    found = 0
    grazer = s.herbivore[biome]
    if grazer != NONE and s.guest[biome * 2] != parasite and may_ride(s, parasite, grazer):
        found = 1 << ON_HERBIVORE
    hunter = s.carnivore[biome]
    if hunter != NONE and s.guest[biome * 2 + 1] != parasite and may_ride(s, parasite, hunter):
        found |= 1 << ON_CARNIVORE
    return found


def free_hosts(s: Mesofauna, parasite: int, biome: int) -> int:
    """F5: those of them that carry no parasite."""
    found = hosts(s, parasite, biome)
    for level in (ON_HERBIVORE, ON_CARNIVORE):
        if s.at(biome, level) != NONE:
            found &= ~(1 << level)
    return found


# --- dying ------------------------------------------------------------------------------------


def kill(s: Mesofauna, biome: int, level: int, why: str, rule: str) -> None:
    """F2a: the creeple at a level dies; a parasite on it loses its host. `why` is the id of the line of the log."""
    species = s.at(biome, level)
    s.place(NONE, biome, level)
    if level <= CARNIVORE:
        extinction.unseat(s, biome, level)
    extinction.bury(s, species)
    s.note(why, rule, species // SHAPE_COUNT, species, biome * LEVEL_COUNT + level)


def perish(s: Mesofauna, loser: int, biome: int, level: int, guest: int) -> None:
    """F2a: a creeple that has lost a level and is on none is killed; the parasite on it waits for the check."""
    extinction.bury(s, loser)
    rule = s.by("cat.contest.kill", "bf.F2a")
    s.note("log-killed", rule, loser // SHAPE_COUNT, loser, biome * LEVEL_COUNT + level)
    if guest != NONE:
        s.wait(guest, biome)


def rises(s: Mesofauna, species: int) -> bool:
    """L2d: whether whoever of a species dies now is a zombie: one of Queen Bee's, while she populates."""
    if species // SHAPE_COUNT != s.queen:
        return False
    for frame in s.agenda:
        if frame.op == frames.QUEEN_LARVA:
            return True
    return False


def starve(s: Mesofauna, biome: int, rule: str) -> bool:
    """F1f, F6: the hunter of a biome dies without prey; whether it is to rise, and till then counts as living (L2d)."""
    hunter = s.carnivore[biome]
    if not rises(s, hunter):
        kill(s, biome, CARNIVORE, "log-killed-starved", rule)
        return False
    s.place(NONE, biome, CARNIVORE)
    extinction.unseat(s, biome, CARNIVORE)
    s.note("log-killed-starved", rule, hunter // SHAPE_COUNT, hunter, biome * LEVEL_COUNT + CARNIVORE)
    return True


def take_level(s: Mesofauna, species: int, biome: int, level: int, guest: int) -> None:
    """A creeple is now at a level that is free, with the parasite on it."""
    s.place(species, biome, level)
    if guest != NONE:
        s.guest[biome * 2 + level] = guest


# --- the check (F6) ---------------------------------------------------------------------------


def check(s: Mesofauna) -> None:
    """F6: after a change of cards, organs or cratons: everywhere, whoever cannot stay dies."""
    biomes: list[int] = []
    if s.stage != CATERPILLAR:
        # There nothing takes away ground or prey.
        for craton, spot in enumerate(s.spot):
            if spot != NONE:
                biomes += HEXES[craton]
    settle(s, biomes)


def check_at(s: Mesofauna, biome: int) -> None:
    """F6: the same after a change of creeples in one biome, which touches no other."""
    settle(s, [biome] if s.stage != CATERPILLAR else [])


def settle(s: Mesofauna, biomes: list[int]) -> None:
    """F6: ground, hosts, prey, extinction in some biomes, over and over until nothing happens or the game ends.

    Where a parasite has two hosts to choose from its owner is asked, and the check goes on after that.
    """
    dry = grounds(s, ARCHETYPE)
    wet = grounds(s, SWIMMER)
    herbivore = s.herbivore
    carnivore = s.carnivore
    changed = True
    while changed:
        changed = False
        hunted: list[int] = []
        for biome in biomes:
            species = herbivore[biome]
            if species != NONE and (wet if species % SHAPE_COUNT == SWIMMER else dry) >> biome & 1 == 0:
                drown(s, biome, HERBIVORE)
                changed = True
            species = carnivore[biome]
            if species != NONE:
                hunted.append(biome)
                if (wet if species % SHAPE_COUNT == SWIMMER else dry) >> biome & 1 == 0 and not habitable(
                    s, species, biome, CARNIVORE
                ):
                    # Nothing that was looked at before lives on a hunter.
                    drown(s, biome, CARNIVORE)
        while s.unplaced:
            number = hostless(s)
            if number < 0:
                break
            changed = True
            parasite = s.unplaced[number]
            biome = s.unplaced_at[number]
            open_hosts = free_hosts(s, parasite, biome)
            if open_hosts == 1 << ON_HERBIVORE | 1 << ON_CARNIVORE:
                s.push(frames.Check(NOBODY))
                s.push(frames.ChooseHost(parasite // SHAPE_COUNT, parasite, biome))
                return
            s.fetch(parasite, biome)
            if open_hosts:
                ride(s, parasite, biome, open_hosts.bit_length() - 1)
            elif rises(s, parasite):
                # The check goes on after that.
                s.push(frames.Check(NOBODY))
                s.push(frames.Undead(NOBODY, parasite))
                return
            else:
                extinction.bury(s, parasite)
                rule = s.by("coc.parasite.shift", "bf.F6")
                s.note("log-killed-hostless", rule, parasite // SHAPE_COUNT, parasite, biome)
        for biome in hunted:
            hunter = carnivore[biome]
            if hunter != NONE and not eats_there(s, hunter, biome):
                if starve(s, biome, s.by("coc.shape.rule", "bf.F6")):
                    s.push(frames.Check(NOBODY))
                    s.push(frames.Undead(NOBODY, hunter))
                    return
                changed = True
        number = 0
        while number < len(s.roster):
            species = s.roster[number]
            if s.living[species] == 0:
                extinction.extinct(s, species)
                if s.ending & QUEEN_EXTINCT != 0:
                    # L8b: it was Queen Bee's last one, and the game is over.
                    return
                changed = True
            else:
                number += 1


def drown(s: Mesofauna, biome: int, level: int) -> None:
    """E3: a creeple dies where the ground does not bear it."""
    kill(s, biome, level, "log-killed-ground", s.by("cat.populate.destination", "bf.E3"))


def hostless(s: Mesofauna) -> int:
    """The place in `unplaced` of the first parasite that has lost its host, or -1; others there are in a contest."""
    for number in range(len(s.unplaced)):
        if s.is_parasite(s.unplaced[number]):
            return number
    return -1


def ride(s: Mesofauna, parasite: int, biome: int, level: int) -> None:
    """F5: a parasite that has lost its host comes to another one."""
    s.place(parasite, biome, level)
    rule = s.by("coc.parasite.shift", "bf.F5")
    s.note("log-new-host", rule, parasite // SHAPE_COUNT, parasite, biome * LEVEL_COUNT + level)


class Check(Act[Mesofauna, frames.Check]):
    """F6: whoever cannot stay dies."""

    def act(self, s: Mesofauna, f: frames.Check) -> None:
        check(s)


class ChooseHost(Choice[Mesofauna, frames.ChooseHost]):
    """bf.F5: choose the new host of a parasite that has lost its own."""

    ints: str = "species biome"

    def options(self, s: Mesofauna, f: frames.ChooseHost) -> list[int]:
        found = free_hosts(s, f.species, f.biome)
        first = PLACE + f.biome * LEVEL_COUNT
        return [first + level for level in (ON_HERBIVORE, ON_CARNIVORE) if (found >> level) & 1]

    def chosen(self, s: Mesofauna, f: frames.ChooseHost, action: int) -> None:
        s.fetch(f.species, f.biome)
        ride(s, f.species, f.biome, (action - PLACE) % LEVEL_COUNT)

    def cites(self, s: Mesofauna, f: frames.ChooseHost) -> str:
        return s.by("coc.parasite.shift", "bf.F5")

    def refusal(self, s: Mesofauna, f: frames.ChooseHost, action: int) -> Reason | None:
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return say.no("refused-not-in-this-biome", self.cites(s, f))
        return None
