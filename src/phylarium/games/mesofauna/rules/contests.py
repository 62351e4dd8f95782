"""Contests: who keeps a level of a biome, what becomes of the loser, and flowers (F1-F3, F5, E4).

A biome bears one herbivore and one carnivore, and each of them one parasite. Whoever comes to a level where another is
contests it at once. A loser among the herbivores becomes the carnivore of whoever beat it, if it may eat that one.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.mesofauna.rules import frames, giants, hive, living, resizing, say, sizes
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Reason

# The steps of a contest, as its outcome: positive where the invader wins by it, negative where the defender does.
EDIBILITY: Final = 1; ORGANS_DECIDE: Final = 2; SIZE_DECIDES: Final = 3; TIE: Final = 4; CHOICE: Final = 5  # fmt: skip
LOSES: Final[list[str]] = [
    "", "log-loses-edibility", "log-loses-organs", "log-loses-size", "log-loses-tie", "log-loses-choice",
]  # fmt: skip
LOSES_BY: Final[list[str]] = ["", "bf.F1a", "bf.F1b", "J4a", "bf.F1d", "bf.F1e"]
"""By step, the rule of a contest of herbivores."""
LOSES_BY_IN_RACES: Final[list[str]] = [
    "", "coc.shape.edibility", "cat.contest.majority", "", "cat.contest.majority", "cat.contest.same",
]  # fmt: skip


# --- who wins ---------------------------------------------------------------------------------


def niche(s: Mesofauna, biome: int, level: int) -> int:
    """F1b, F2, F5: the colour of the organs that decide at a level of a biome."""
    if level == CARNIVORE:
        return RED
    if level >= ON_HERBIVORE:
        return BLUE
    return YELLOW if (s.flowers >> biome) & 1 else GREEN


def strength(s: Mesofauna, species: int, organ: int) -> int:
    """F1c, J7c: how many organs of a colour a species has in a contest; bugs' white ones count too, but not as blue."""
    found = s.organ(species, organ)
    return found if organ == BLUE or species >= BUG_COUNT * SHAPE_COUNT else found + s.organ(species, WHITE)


def contest(s: Mesofauna, invader: int, defender: int, biome: int, level: int) -> int:
    """F1, F2, F5, J4: the outcome between two species of different colours at a level of a biome."""
    if level == HERBIVORE and not s.is_caterpillar():
        hunter = s.carnivore[biome]
        if hunter != NONE:
            edible = living.may_eat(s, hunter, invader, False)
            if edible != living.may_eat(s, hunter, defender, s.guest[biome * 2] != NONE):
                return -EDIBILITY if edible else EDIBILITY
    organ = niche(s, biome, level)
    more = strength(s, invader, organ) - strength(s, defender, organ)
    if more != 0:
        return ORGANS_DECIDE if more > 0 else -ORGANS_DECIDE
    more = s.size[invader] - s.size[defender]
    if more != 0:
        return SIZE_DECIDES if more > 0 else -SIZE_DECIDES
    return -TIE


def decide(s: Mesofauna, invader: int, defender: int, biome: int, level: int) -> int:
    """J7c: the outcome of a contest in which monsters that began the phase warm grow rather than lose, just enough."""
    outcome = contest(s, invader, defender, biome, level)
    while s.warm:
        loser = invader if outcome < 0 else defender
        size = spurt(s, loser, invader, defender, biome, level)
        if size == 0:
            break
        resizing.change_size(s, loser, size, "J7c")
        outcome = contest(s, invader, defender, biome, level)
    return outcome


def spurt(s: Mesofauna, loser: int, invader: int, defender: int, biome: int, level: int) -> int:
    """J7c: the least size at which the loser of a contest would win and still be a monster; 0 where there is none."""
    if (s.warm >> loser) & 1 == 0 or not s.has_monster(loser):
        return 0
    size = s.size[loser]
    organs = s.organs[loser]
    found = 0
    for larger in range(size + 1, SIZE_MOST + 1):
        if giants.is_monster_at(s, loser, larger):
            s.size[loser] = larger
            s.organs[loser] = sizes.organs_at(s, loser, larger)
            if (contest(s, invader, defender, biome, level) > 0) == (loser == invader):
                found = larger
                break
    s.size[loser] = size
    s.organs[loser] = organs
    return found


def cited(s: Mesofauna, step: int, level: int) -> str:
    """The rule by which a contest is decided."""
    if level >= ON_HERBIVORE:
        return "J4b" if step == SIZE_DECIDES else s.by("coc.parasite.contest", "bf.F5")
    if s.is_race():
        return LOSES_BY_IN_RACES[step]
    if level == CARNIVORE and step != SIZE_DECIDES:
        return "bf.F2"
    return LOSES_BY[step]


# --- what becomes of both ---------------------------------------------------------------------


def enter(s: Mesofauna, species: int, biome: int, level: int, guest: int) -> None:
    """E1d: a creeple that is on no level comes to one, with the parasite on it; where another is they contest it."""
    rival = s.at(biome, level)
    if rival == NONE:
        living.take_level(s, species, biome, level, guest)
    elif rival // SHAPE_COUNT == species // SHAPE_COUNT:
        s.wait(species, biome)
        if guest != NONE:
            s.wait(guest, biome)
        s.push(frames.ChooseWinner(species // SHAPE_COUNT, species, rival, biome, level, guest))
    else:
        conclude(s, species, rival, biome, level, guest, decide(s, species, rival, biome, level))


def conclude(s: Mesofauna, invader: int, defender: int, biome: int, level: int, guest: int, outcome: int) -> None:
    """F1f, F2, F5: the winner has the level; the loser shifts or dies.

    `guest` is the parasite on the invader. The parasite on the defender goes with it.
    """
    loser = invader
    winner = defender
    if outcome > 0:
        loser = defender
        winner = invader
        lost_guest = NONE
        if level <= CARNIVORE:
            lost_guest = s.guest[biome * 2 + level]
            s.guest[biome * 2 + level] = NONE
        living.take_level(s, invader, biome, level, guest)
        guest = lost_guest
    step = abs(outcome)
    place = biome * LEVEL_COUNT + level
    s.note(LOSES[step], cited(s, step, level), loser // SHAPE_COUNT, loser, winner, place, niche(s, biome, level))
    if level >= ON_HERBIVORE:
        # F5: the check finds it another host, or it dies.
        s.wait(loser, biome)
    elif level == HERBIVORE:
        # Also where the defender stays: a parasite that made it edible may just have left it (D3j).
        hunter = s.carnivore[biome]
        rises = False
        if hunter != NONE and not living.eats_there(s, hunter, biome):
            rises = living.starve(s, biome, s.by("coc.shape.rule", "bf.F1f"))
        shift(s, loser, winner, biome, guest)
        if rises:
            s.push(frames.Undead(NOBODY, hunter))
    else:
        die(s, loser, winner, biome, level, guest)


def shift(s: Mesofauna, loser: int, winner: int, biome: int, guest: int) -> None:
    """F1f: a loser among the herbivores becomes a carnivore, by a contest if need be, or dies."""
    if living.eats_there(s, loser, biome) and not hive.would_turn_on_her_own(s, loser, biome):
        rule = s.by("cat.contest.shift", "bf.F1f")
        s.note("log-shifts", rule, loser // SHAPE_COUNT, loser, biome * LEVEL_COUNT + CARNIVORE)
        enter(s, loser, biome, CARNIVORE, guest)
    else:
        die(s, loser, winner, biome, HERBIVORE, guest)


def die(s: Mesofauna, loser: int, winner: int, biome: int, level: int, guest: int) -> None:
    """F2a, J4c, L6e: a loser that is on no level is killed, but Queen Bee's escape, and endotherms may."""
    if hive.is_hers(s, loser):
        if guest != NONE:
            s.wait(guest, biome)
        hive.escape(s, loser, biome)
    elif s.is_combined() and giants.may_flee(s, loser, winner, biome):
        giants.flee(s, loser, biome, level, guest)
    else:
        living.perish(s, loser, biome, level, guest)


class Enter(Act[Mesofauna, frames.Enter]):
    """E1d: a creeple that counts as living and is on no level comes to one, by a contest if need be."""

    ints: str = "species biome level"

    def act(self, s: Mesofauna, f: frames.Enter) -> None:
        if s.has_queen() and f.actor != s.queen:
            # L9h: whomever of hers it drives out may swarm.
            s.set_out()
        if s.fugitives:
            s.arrive(f.species, f.biome)
        if s.at(f.biome, f.level) != NONE:
            s.push(frames.AfterContest(NOBODY, f.biome, f.level))
        elif f.level == HERBIVORE:
            s.push(frames.Flower(f.actor, f.biome))
        enter(s, f.species, f.biome, f.level, NONE)


class AfterContest(Act[Mesofauna, frames.AfterContest]):
    """F3, F6: whoever cannot stay after a contest dies; then the winner of the lower half may see to the flowers."""

    ints: str = "biome level"

    def act(self, s: Mesofauna, f: frames.AfterContest) -> None:
        winner = s.herbivore[f.biome]
        # A winner that has grown may have died out with what it outgrew (J7c).
        if f.level == HERBIVORE and winner != NONE:
            s.push(frames.Flower(winner // SHAPE_COUNT, f.biome, 1))
        living.check_at(s, f.biome)


class ChooseWinner(Choice[Mesofauna, frames.ChooseWinner]):
    """bf.F1e: choose which of two creeples of yours wins their contest."""

    ints: str = "species rival biome level guest"

    def options(self, s: Mesofauna, f: frames.ChooseWinner) -> list[int]:
        return [INVADER, DEFENDER]

    def chosen(self, s: Mesofauna, f: frames.ChooseWinner, action: int) -> None:
        s.fetch(f.species, f.biome)
        if f.guest != NONE:
            s.fetch(f.guest, f.biome)
        outcome = CHOICE if action == INVADER else -CHOICE
        # J7c: a warm monster that would lose by organs and size as well grows, even against its own kin, and wins.
        if s.warm and contest(s, f.species, f.rival, f.biome, f.level) * outcome > 0:
            loser = f.rival if action == INVADER else f.species
            if spurt(s, loser, f.species, f.rival, f.biome, f.level) > 0:
                outcome = decide(s, f.species, f.rival, f.biome, f.level)
        conclude(s, f.species, f.rival, f.biome, f.level, f.guest, outcome)

    def cites(self, s: Mesofauna, f: frames.ChooseWinner) -> str:
        return cited(s, CHOICE, f.level)


# --- flowers ----------------------------------------------------------------------------------


class Flower(Choice[Mesofauna, frames.Flower]):
    """bf.E4: choose whether your herbivore plants a flower where it is, or stomps the one that is there.

    `won` says that it has won a contest there (F3).
    """

    ints: str = "biome won=0"

    def options(self, s: Mesofauna, f: frames.Flower) -> list[int]:
        found = self.possible(s, f)
        if f.actor == s.queen and found:
            # L6f: she plants where her yellow is ahead, and stomps where it is behind.
            ahead = hive.yellow(s, s.herbivore[f.biome])
            wanted = found[0] == PLANT if ahead > 0 else ahead < 0 and found[0] == STOMP
            return found[:1] if wanted else []
        return found

    def possible(self, s: Mesofauna, f: frames.Flower) -> list[int]:
        """What anybody could do there."""
        if (s.flowers >> f.biome) & 1:
            return [STOMP, KEEP]
        if s.ground(f.biome) == LAKE or s.flowers.bit_count() >= s.components.flowers:
            return []
        return [PLANT, KEEP]

    def chosen(self, s: Mesofauna, f: frames.Flower, action: int) -> None:
        if action == KEEP:
            return
        s.note("log-plants" if action == PLANT else "log-stomps", self.cites(s, f), f.actor, f.biome)
        s.flowers ^= 1 << f.biome

    def cites(self, s: Mesofauna, f: frames.Flower) -> str:
        if f.actor == s.queen:
            return "L6f"
        if f.won:
            return s.by("cat.contest.flower", "bf.F3")
        return s.by("cat.populate.stomp" if (s.flowers >> f.biome) & 1 else "cat.populate.plant", "bf.E4")

    def refusal(self, s: Mesofauna, f: frames.Flower, action: int) -> Reason | None:
        if action == PLANT:
            return say.no("refused-flower-there", s.by("cat.populate.plant", "bf.E4a"))
        if action == STOMP:
            return say.no("refused-no-flower", s.by("cat.populate.stomp", "bf.E4"))
        return None

    def sought(self, s: Mesofauna, f: frames.Flower) -> list[int]:
        return [PLANT, STOMP]
