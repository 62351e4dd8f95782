"""Events where plants are a level of their own (K1, K5, K6): on Mars, on Venus, and for one player on Earth."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import disks, drift, extinction, frames
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH, MARS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable


def resolve(s: Megafauna, event: int, number: int) -> bool:
    """K1a, K5: what an icon does here, if it is not what it does elsewhere; answers whether that was so."""
    icon = s.components.icons[event][number]
    kind = icon.kind
    if kind == CLIMAX:
        s.note("log-ignored", "K5b", NOBODY)
    elif kind == DELUGE:
        if disks.biosphere(s) == TOO_HOT:
            evaporate(s, "K5c")
        else:
            s.note("log-ignored", "K5c", NOBODY)
    elif kind in (COLLISION, DRIFT, RIFT) and s.planet != EARTH:
        s.note("log-snail", "K5h", NOBODY)
    elif kind == CRATER and s.planet == MARS:
        s.note("log-olympus", "K5g", NOBODY)
        disks.strike(s, GONDWANA * HEX_COUNT + NE)
    elif kind == TRANSFER and icon.disk == BLACK_DISK and icon.goal == ATMOSPHERE and is_breathless(s):
        s.note("log-ignored", "L1a", NOBODY)
    elif kind == TRANSFER and (icon.rain_shadow or icon.disk == GREEN_DISK):
        if not disks.meets(s, icon.condition):
            s.note("log-condition", disks.RULE_OF_CONDITION[icon.condition], NOBODY, icon.condition)
        elif icon.rain_shadow:
            evaporate(s, "K5a")
        elif icon.gun and icon.goal == OXYGEN:
            s.push(frames.Defoliate(PLANT))
        else:
            s.note("log-ignored", "K5d", NOBODY)
    else:
        return False
    return True


def is_breathless(s: Megafauna) -> bool:
    """L1a: whether the animal that plays against a plant is extinct, so that no carbon is exhaled any more."""
    if not s.is_duel():
        return False
    animal = s.cloud_seeder()
    return (s.arrived >> animal) & 1 == 1 and s.is_lazarus(animal)


def evaporate(s: Megafauna, rule: str) -> None:
    """K5a, K5c: one white disk of Medea's choice leaves the seas."""
    s.note("log-evaporates", rule, NOBODY)
    s.push(frames.TakeDisk(s.medea, WHITE_DISK, CONTINENT, SKY, 0, 1, TRANSFER, 1))


class Defoliate(Choice[Megafauna, frames.Defoliate]):
    """K5d: a gun that frees green disks elsewhere destroys a species of plants; their player chooses which."""

    def options(self, s: Megafauna, f: frames.Defoliate) -> list[int]:
        return [SHAPE + species % SHAPE_COUNT for species in s.species_of(f.actor)]

    def chosen(self, s: Megafauna, f: frames.Defoliate, action: int) -> None:
        extinction.extinct(s, f.actor * SHAPE_COUNT + action - SHAPE)


# --- slow cratons -----------------------------------------------------------------------------


def pay_tectonics(s: Megafauna) -> None:
    """K5h: a stable card moves the cratons as the last card would have, but for the first card of an era.

    The second turn owes nothing either: the events of the first are skipped (C1p).
    """
    if s.turn <= 2 or s.turn % EVENTS_PER_ERA == 1 or s.last_event == NONE:
        return
    icons = s.components.icons[s.last_event]
    for number in range(len(icons) - 1, -1, -1):
        if icons[number].kind in (COLLISION, DRIFT, RIFT):
            s.push(frames.PayTectonics(NOBODY, s.last_event, number))


class PayTectonics(Act[Megafauna, frames.PayTectonics]):
    """K5h: a movement of the last card; a drift is one of the craton that its biosphere card showed."""

    ints: str = "event number"

    def act(self, s: Megafauna, f: frames.PayTectonics) -> None:
        icon = s.components.icons[f.event][f.number]
        if icon.kind == COLLISION:
            drift.move(s, icon.craton, icon.direction)
        elif icon.kind == RIFT:
            drift.rift(s)
        elif s.last_biosphere != NONE:
            drift.drift(s, s.components.struck[s.last_biosphere], icon.direction)


# --- the end of the events --------------------------------------------------------------------


def end(s: Megafauna) -> None:
    """K0c, K5e, K7c: the seas are lost, or all disks are in the sky, which cannot happen on Mars."""
    if WHITE_DISK not in s.disk:
        s.ending |= SEAS_LOST
        s.note("log-seas-lost", "K7c", NOBODY)
    if s.planet != MARS and s.clouds + disks.in_air(s) == 2 * s.components.solo_disks[s.planet]:
        s.ending |= RUNAWAY
        s.note("log-runaway", "K5e", NOBODY)


class Raindance(Choice[Megafauna, frames.Raindance]):
    """K6: with a population above its heart, Medea may make it rain onto a sea; the plant pays with an action."""

    ask: str = "ask-rain"

    def options(self, s: Megafauna, f: frames.Raindance) -> list[int]:
        if s.clouds == 0 or s.population(f.actor) <= heart(s, f.actor) or basins(s) == 0:
            return []
        return [RAIN, DONE]

    def chosen(self, s: Megafauna, f: frames.Raindance, action: int) -> None:
        if action == DONE:
            return
        s.rained = 1
        s.note("log-rains", "K6", f.actor)
        s.push(frames.Erode(f.actor))
        s.push(frames.TakeDisk(f.actor, WHITE_DISK, CLOUDS, CONTINENT, basins(s), 1, TRANSFER, 1))


def heart(s: Megafauna, colour: int) -> int:
    """D7b, D7c: the heart limit of a colour."""
    return s.components.green_heart[s.clouds] if colour == PLANT else s.components.dark_heart[s.oxygen]


def basins(s: Megafauna) -> int:
    """The seas without water, as bits."""
    found = 0
    for hex in disks.seas(s):
        if disks.accepts(s, WHITE_DISK, hex):
            found |= 1 << hex
    return found


class Erode(Choice[Megafauna, frames.Erode]):
    """K6: the rain may also carry one mountain onto a shelf."""

    def options(self, s: Megafauna, f: frames.Erode) -> list[int]:
        if disks.goals(s, BLACK_DISK, OFFSHORE, False) == 0:
            return []
        found = [BIOME + hex for hex in disks.lying(s, BLACK_DISK, CONTINENT)]
        return declinable(found, DONE)

    def chosen(self, s: Megafauna, f: frames.Erode, action: int) -> None:
        if action != DONE:
            targets = disks.goals(s, BLACK_DISK, OFFSHORE, False)
            s.push(frames.PutDisk(f.actor, BLACK_DISK, CONTINENT, OFFSHORE, targets, 1, TRANSFER, 1, action))
