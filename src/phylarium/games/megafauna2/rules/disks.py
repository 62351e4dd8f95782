"""Disks (D10-D14): where they lie and go, what falls on whom, and all that Medea decides about them.

A disk never lies nowhere: it is chosen where it comes from and where it goes before it moves. `TakeDisk` asks for
the first, `PutDisk` for the second, `Land` for what becomes of ice where it falls upon some, and then it moves.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import frames, living, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.atlas import hexes_at, is_olympus, is_pinched, neighbour
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.icons import Icon
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable
from phylarium.kernel.message import Message, Reason

RULE_OF_ICON: Final[list[str]] = ["D3c", "D1", "D2", "D4", "D5", "D6b", "D7", "D8", "D9", "D11", "D12"]
"""By icon, the rule under which it moves a disk."""
RULE_OF_CONDITION: Final[list[str]] = ["D10", "D10c", "D10c", "D10d", "D10e"]


# --- the atmosphere ---------------------------------------------------------------------------


def in_air(s: Megafauna) -> int:
    """Disks in the atmosphere."""
    return s.air_black + s.air_white


def has_room(s: Megafauna) -> bool:
    """Whether the atmosphere has an empty slot."""
    return in_air(s) < s.components.atmosphere_slots


def biosphere(s: Megafauna) -> int:
    """A1c: TOO_HOT to TOO_COLD, as the atmosphere says."""
    return s.components.biosphere_of[s.components.climate_of[in_air(s)]]


def climate(s: Megafauna) -> None:
    """A1g, D10h: the latitude strip that goes with the atmosphere, after each change of it."""
    strip = s.components.climate_of[in_air(s)]
    if strip != s.strip:
        s.strip = strip
        s.note("log-climate", "D10h", NOBODY, strip)


def draw_off(s: Megafauna, disk: int, reservoir: int) -> None:
    """A disk leaves a reservoir."""
    if reservoir == OXYGEN:
        s.oxygen -= 1
    elif reservoir == CLOUDS:
        s.clouds -= 1
    else:
        if disk == BLACK_DISK:
            s.air_black -= 1
        else:
            s.air_white -= 1
        climate(s)


def pour(s: Megafauna, disk: int, reservoir: int) -> None:
    """A disk comes into a reservoir; into a full atmosphere white ones do not, and black ones displace them."""
    if reservoir == OXYGEN:
        s.oxygen += 1
        return
    if reservoir == ATMOSPHERE and disk == BLACK_DISK:
        if not has_room(s):
            s.air_white -= 1
            s.clouds += 1
            s.note("log-displaced", "G.reservoir", NOBODY)
        s.air_black += 1
    elif reservoir == ATMOSPHERE and has_room(s):
        s.air_white += 1
    else:
        s.clouds += 1
        return
    climate(s)


# --- on the map -------------------------------------------------------------------------------


def holds(s: Megafauna, disk: int, biome: int) -> bool:
    """Whether a disk of a colour lies on a biome; on a shelf a bloom is a green one on a black one."""
    there = s.disk[biome]
    return there == disk or (there == BLOOM_DISKS and disk != WHITE_DISK)


def accepts(s: Megafauna, disk: int, biome: int) -> bool:
    """D10f, D10g, D12d: whether a disk can come onto a biome: black upon white, both upon green, green upon nothing.

    On a shelf black lies on nothing and green on black, and on one that is under a hex nothing lies.
    """
    there = s.disk[biome]
    if biome < SHELF:
        return there < disk
    if there == NO_DISK:
        return disk == BLACK_DISK and not is_pinched(s, biome)
    return there == BLACK_DISK and disk == GREEN_DISK and not is_pinched(s, biome)


def lift(s: Megafauna, disk: int, biome: int) -> None:
    """A disk is taken off a biome, and who cannot stay there is endangered; a bloom goes with its black disk (D12b)."""
    if s.disk[biome] != BLOOM_DISKS:
        s.disk[biome] = NO_DISK
    elif disk == GREEN_DISK:
        s.disk[biome] = BLACK_DISK
    else:
        s.disk[biome] = NO_DISK
        pour(s, GREEN_DISK, OXYGEN)
        s.note("log-freed", "D12b", NOBODY, GREEN_DISK, biome, OXYGEN)
    living.check(s, biome)


def free(s: Megafauna, disk: int, biome: int, reservoir: int, rule: str) -> None:
    """A disk goes from the map into a reservoir."""
    if disk == WHITE_DISK and reservoir == ATMOSPHERE and not has_room(s):
        reservoir = CLOUDS
    s.note("log-freed", rule, NOBODY, disk, biome, reservoir)
    pour(s, disk, reservoir)
    lift(s, disk, biome)


def liberate(s: Megafauna, biome: int, rule: str) -> None:
    """All disks of a biome go to their reservoirs: green to oxygen, black to the air, white where Medea says (D13)."""
    there = s.disk[biome]
    if there == WHITE_DISK:
        s.push(frames.SeedClouds(s.cloud_seeder(), biome))
    elif there == GREEN_DISK:
        free(s, GREEN_DISK, biome, OXYGEN, rule)
    else:
        free(s, BLACK_DISK, biome, ATMOSPHERE, rule)


def sky_options(room: bool) -> list[int]:
    """D13: where a white disk can go."""
    if room:
        return [RESERVOIR + CLOUDS, RESERVOIR + ATMOSPHERE]
    return [RESERVOIR + CLOUDS]


class SeedClouds(Choice[Megafauna, frames.SeedClouds]):
    """D13: Medea chooses whether a white disk that leaves the map goes into the clouds or into the atmosphere."""

    ints: str = "biome"
    ask: str = "ask-cloud-seed"

    def options(self, s: Megafauna, f: frames.SeedClouds) -> list[int]:
        return sky_options(has_room(s))

    def chosen(self, s: Megafauna, f: frames.SeedClouds, action: int) -> None:
        free(s, WHITE_DISK, f.biome, action - RESERVOIR, "D13")


# --- a disk moves -----------------------------------------------------------------------------


def stock(s: Megafauna, disk: int, origin: int) -> int:
    """How many disks of a colour there are where they are to be taken from."""
    if origin == OXYGEN:
        return s.oxygen
    if origin == CLOUDS:
        return s.clouds
    if origin == ATMOSPHERE:
        return s.air_black if disk == BLACK_DISK else s.air_white
    if origin == SKY:
        return s.clouds + s.air_white
    return s.disk[:SHELF].count(disk) if origin == CONTINENT else len(lying(s, disk, origin))


def lying(s: Megafauna, disk: int, origin: int) -> list[int]:
    """The biomes of the continents or of the shelves on which a disk of a colour lies."""
    there = s.disk
    if origin == CONTINENT:
        return [hex for hex in range(SHELF) if there[hex] == disk]
    # On a shelf a bloom is a green disk on a black one.
    bloom = BLOOM_DISKS if disk != WHITE_DISK else disk
    found: list[int] = []
    for shelf in range(SHELF, BIOME_COUNT):
        if (there[shelf] == disk or there[shelf] == bloom) and not is_olympus(s, shelf):
            found.append(shelf)
    return found


def goals(s: Megafauna, disk: int, goal: int, rain_shadow: bool) -> int:
    """D12: the biomes, as bits, onto which Medea may put a disk."""
    if goal == OFFSHORE:
        found = 0
        for biome in range(SHELF, BIOME_COUNT):
            if s.landmass[(biome - SHELF) // SHELF_COUNT] != NONE and accepts(s, disk, biome):
                found |= 1 << biome
        return found
    if rain_shadow:
        return shadows(s, disk)
    found = 0
    there = s.disk
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != NONE:
            for hex in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
                # What `accepts` says of a hex.
                if there[hex] < disk:
                    found |= 1 << hex
    return found


def shadows(s: Megafauna, disk: int) -> int:
    """D12a: the centres of cratons, and the hexes directly downwind of mountains, that can take a disk."""
    found = 0
    for hex in range(SHELF):
        if s.landmass[hex // HEX_COUNT] == NONE:
            continue
        if hex % HEX_COUNT == C and accepts(s, disk, hex):
            found |= 1 << hex
        if s.disk[hex] == BLACK_DISK:
            wind = s.components.wind[s.strip][s.latitude_of(hex)]
            lee = neighbour(s, hex, wind) if wind != NONE else NONE
            if lee != NONE and accepts(s, disk, lee):
                found |= 1 << lee
    return found


class TakeDisk(Choice[Megafauna, frames.TakeDisk]):
    """D12: where a disk is taken from; so many are left to move, onto some of the targets or to a reservoir (D13).

    From an empty reservoir Medea may take it elsewhere or leave it, which ends the event (D14); not for a gun.
    """

    ints: str = "disk origin goal targets left icon gun=0 laid=0"

    def options(self, s: Megafauna, f: frames.TakeDisk) -> list[int]:
        if f.origin == CONTINENT or f.origin == OFFSHORE:
            biomes = lying(s, f.disk, f.origin)
            if f.left >= len(biomes):
                # All of them go, so that nobody needs to say in which order.
                del biomes[1:]
            return [BIOME + biome for biome in biomes]
        if stock(s, f.disk, f.origin) > 0:
            if f.disk == WHITE_DISK and f.goal == ATMOSPHERE and not has_room(s):
                return []
            if f.origin != SKY:
                return [RESERVOIR + f.origin]
            return [RESERVOIR + sky for sky in (CLOUDS, ATMOSPHERE) if stock(s, WHITE_DISK, sky) > 0]
        if f.gun:
            return []
        found = elsewhere(s, f.disk, f.goal, f.laid)
        return declinable(found, DONE)

    def chosen(self, s: Megafauna, f: frames.TakeDisk, action: int) -> None:
        if action == DONE:
            s.note("log-medea-leaves", "D14", f.actor, f.disk)
            return
        if f.goal == CONTINENT or f.goal == OFFSHORE:
            s.push(frames.PutDisk(f.actor, f.disk, f.origin, f.goal, f.targets, f.left, f.icon, f.gun, action, f.laid))
            return
        if f.left > 1:
            s.push(frames.TakeDisk(f.actor, f.disk, f.origin, f.goal, f.targets, f.left - 1, f.icon, f.gun))
        if action >= BIOME and action < RESERVOIR:
            if f.goal == SKY:
                s.push(frames.SeedClouds(s.cloud_seeder(), action - BIOME))
            else:
                free(s, f.disk, action - BIOME, f.goal, RULE_OF_ICON[f.icon])
            return
        draw_off(s, f.disk, action - RESERVOIR)
        pour(s, f.disk, f.goal)
        s.note("log-shifted", "D10", NOBODY, f.disk, action - RESERVOIR, f.goal)

    def nothing(self, s: Megafauna, f: frames.TakeDisk) -> None:
        if stock(s, f.disk, f.origin) > 0:
            s.note("log-no-goal", "G.reservoir", NOBODY, f.disk)
        else:
            rule = "D10" if f.origin in (CONTINENT, OFFSHORE) else "D14" if f.gun == 0 else "D10a"
            s.note("log-no-disk", rule, NOBODY, f.disk, f.origin)

    def prompt(self, s: Megafauna, f: frames.TakeDisk) -> Message:
        return s.of.prompt(s, f, "ask-take-elsewhere" if self.cites(s, f) == "D14" else "ask-take-disk")

    def cites(self, s: Megafauna, f: frames.TakeDisk) -> str:
        if stock(s, f.disk, f.origin) == 0:
            return "D14"
        return "D13" if f.origin == SKY else "D12"

    def refusal(self, s: Megafauna, f: frames.TakeDisk, action: int) -> Reason | None:
        if BIOME <= action < RESERVOIR:
            if not holds(s, f.disk, action - BIOME):
                return say.no("refused-no-such-disk", "D12")
            return say.no("refused-other-origin", "D12")
        return None

    def sought(self, s: Megafauna, f: frames.TakeDisk) -> list[int]:
        return [BIOME + biome for biome in range(BIOME_COUNT) if s.disk[biome] != NO_DISK]


def elsewhere(s: Megafauna, disk: int, goal: int, laid: int) -> list[int]:
    """D14: where Medea may take a disk from when the reservoir that it should come from has none.

    What this very event has laid (bits of biomes) stays where it is.
    """
    found = [
        BIOME + biome
        for origin in (CONTINENT, OFFSHORE)
        for biome in lying(s, disk, origin)
        if (laid >> biome) & 1 == 0
    ]
    if disk == WHITE_DISK:
        for sky in (CLOUDS, ATMOSPHERE):
            if sky != goal and goal != SKY and stock(s, WHITE_DISK, sky) > 0:
                found.append(RESERVOIR + sky)
    return found


class PutDisk(Choice[Megafauna, frames.PutDisk]):
    """D12: onto which biome a disk goes; where there are enough for all of its targets nobody is asked."""

    ints: str = "disk origin goal targets left icon gun source laid=0"

    def options(self, s: Megafauna, f: frames.PutDisk) -> list[int]:
        found: list[int] = []
        disk = f.disk
        there = s.disk
        for biome in biomes_in(f.targets):
            # What `accepts` says of a hex, but for a call.
            if (there[biome] < disk if biome < SHELF else accepts(s, disk, biome)) and BIOME + biome != f.source:
                found.append(BIOME + biome)
        if f.left >= len(found) and stock(s, f.disk, f.origin) >= len(found):
            del found[1:]
        return found

    def chosen(self, s: Megafauna, f: frames.PutDisk, action: int) -> None:
        rest = f.targets & ~(1 << (action - BIOME))
        if f.left > 1 and rest:
            laid = f.laid | 1 << (action - BIOME)
            s.push(frames.TakeDisk(f.actor, f.disk, f.origin, f.goal, rest, f.left - 1, f.icon, f.gun, laid))
        if s.disk[action - BIOME] == WHITE_DISK:
            # D13, L1a: what was there may go to the sky, as whoever seeds clouds says.
            s.push(frames.Land(s.cloud_seeder(), f.disk, f.source, action - BIOME, f.icon))
        else:
            settle(s, f.disk, f.source, action - BIOME, DONE, f.icon)

    def cites(self, s: Megafauna, f: frames.PutDisk) -> str:
        return "D12a" if is_shadowed(s, f) else "D12"

    def refusal(self, s: Megafauna, f: frames.PutDisk, action: int) -> Reason | None:
        if action < BIOME or action >= RESERVOIR:
            return None
        biome = action - BIOME
        if (biome >= SHELF) != (f.goal == OFFSHORE):
            return say.no("refused-not-offshore" if f.goal == OFFSHORE else "refused-not-continent", "D12")
        if accepts(s, f.disk, biome):
            return (
                say.no("refused-no-rain-shadow", "D12a") if is_shadowed(s, f) else say.no("refused-not-a-target", "D12")
            )
        if biome >= SHELF:
            if is_pinched(s, biome):
                return say.no("refused-pinched", "D3d")
            return say.no("refused-shelf-disk", "D10g")
        return say.no("refused-damocles", "D12d")

    def sought(self, s: Megafauna, f: frames.PutDisk) -> list[int]:
        if f.goal == OFFSHORE:
            return list(range(BIOME + SHELF, BIOME + BIOME_COUNT))
        return list(range(BIOME, BIOME + SHELF))


def is_shadowed(s: Megafauna, f: frames.PutDisk) -> bool:
    """Whether a disk must come into a rain-shadow: only then a white one of a reservoir event has fewer targets."""
    return f.icon == TRANSFER and f.disk == WHITE_DISK and f.targets != goals(s, f.disk, f.goal, False)


class Land(Choice[Megafauna, frames.Land]):
    """D13: the disk moves at last; Medea chooses where the ice goes upon which a mountain falls."""

    ints: str = "disk source biome icon"
    ask: str = "ask-cloud-seed"

    def options(self, s: Megafauna, f: frames.Land) -> list[int]:
        # A disk that comes from the atmosphere leaves a slot there.
        return sky_options(has_room(s) or f.source == RESERVOIR + ATMOSPHERE)

    def chosen(self, s: Megafauna, f: frames.Land, action: int) -> None:
        settle(s, f.disk, f.source, f.biome, action, f.icon)


def settle(s: Megafauna, disk: int, source: int, biome: int, sky: int, icon: int) -> None:
    """A disk goes from its source (an action) to a biome; ice that it falls upon goes where `sky` says, if anywhere."""
    rule = RULE_OF_ICON[icon]
    if source >= RESERVOIR:
        draw_off(s, disk, source - RESERVOIR)
    else:
        s.note("log-lifted", "D14" if icon != TRANSFER else "D12", NOBODY, disk, source - BIOME)
        lift(s, disk, source - BIOME)
    if sky != DONE:
        free(s, WHITE_DISK, biome, sky - RESERVOIR, "G.damocles")
    elif s.disk[biome] == GREEN_DISK:
        free(s, GREEN_DISK, biome, OXYGEN, "G.damocles")
    drop(s, disk, biome, rule)


def drop(s: Megafauna, disk: int, biome: int, rule: str) -> None:
    """A disk lies on a biome. A black or white one on land is one of Damocles: whoever stands there is endangered."""
    s.disk[biome] = BLOOM_DISKS if biome >= SHELF and disk == GREEN_DISK else disk
    s.note("log-laid", rule, NOBODY, disk, biome)
    if biome < SHELF and disk != GREEN_DISK:
        for level in range(LEVEL_COUNT):
            species = s.at(biome, level)
            if species != NONE:
                s.endanger(biome, level)
                s.note("log-endangered-disk", "G.damocles", species // SHAPE_COUNT, species, biome)
    else:
        living.check(s, biome)


# --- events that move disks -------------------------------------------------------------------


def crater(s: Megafauna, craton: int) -> None:
    """D2: a dice says which hex of the impacted craton is struck by a black disk."""
    if craton == NONE or s.landmass[craton] == NONE:
        s.note("log-no-craton", "D2", NOBODY)
        return
    die = s.rng.below(6) + 1
    first = craton * HEX_COUNT
    numbers = s.components.number[s.planet]
    for hex in range(first, first + HEX_COUNT):
        if numbers[hex] == die:
            s.note("log-crater", "D2", NOBODY, die, hex)
            strike(s, hex)


def strike(s: Megafauna, hex: int) -> None:
    """D2, K5g: a black disk falls on a hex, unless it is a mountain."""
    if accepts(s, BLACK_DISK, hex):
        s.push(frames.TakeDisk(s.medea, BLACK_DISK, ATMOSPHERE, CONTINENT, 1 << hex, 1, CRATER))
    else:
        s.note("log-damocles", "G.damocles", NOBODY, hex)


def climax(s: Megafauna, latitudes: list[int]) -> None:
    """D5: weeds of some latitudes become forests or ice, one latitude after the other, as the strip lies now."""
    for number in range(len(latitudes) - 1, -1, -1):
        latitude = latitudes[number]
        s.push(frames.Climax(NOBODY, latitude, 1 if s.components.humid[s.strip][latitude] else 0))


class Climax(Act[Megafauna, frames.Climax]):
    """D5a, D5b: in a humid latitude ice on weeds melts and forests grow; in an arid one forests die and ice comes."""

    ints: str = "latitude humid"

    def act(self, s: Megafauna, f: frames.Climax) -> None:
        grown = GREEN_DISK if f.humid else WHITE_DISK
        dying = WHITE_DISK if f.humid else GREEN_DISK
        targets = 0
        doomed: list[int] = []
        ground = s.components.ground[s.planet]
        for hex in hexes_at(s, f.latitude):
            if ground[hex] == WEEDS and (s.disk[hex] == NO_DISK or s.disk[hex] == dying):
                targets |= 1 << hex
                if s.disk[hex] == dying:
                    doomed.append(hex)
        rule = "D5a" if f.humid else "D5b"
        s.note("log-climax-humid" if f.humid else "log-climax-arid", rule, NOBODY, f.latitude)
        cover(s, grown, targets, doomed, CLIMAX, rule)


def cover(s: Megafauna, disk: int, targets: int, doomed: list[int], icon: int, rule: str) -> None:
    """Disks leave some hexes, and then disks of one colour come onto all targets."""
    if targets:
        origin = OXYGEN if disk == GREEN_DISK else SKY
        s.push(frames.TakeDisk(s.medea, disk, origin, CONTINENT, targets, targets.bit_count(), icon))
    for hex in reversed(doomed):
        liberate(s, hex, rule)


def deluge(s: Megafauna) -> None:
    """D6: the seas rise and take the disks off them, or they fall and become forest or ice."""
    if biosphere(s) != TOO_COLD:
        s.note("log-seas-rise", "D6a", NOBODY)
        for hex in seas(s):
            if s.disk[hex] == BLACK_DISK or s.disk[hex] == GREEN_DISK:
                liberate(s, hex, "D6a")
        return
    s.note("log-seas-fall", "D6b", NOBODY)
    forests = 0
    ice = 0
    flooded: list[int] = []
    iced: list[int] = []
    for hex in seas(s):
        humid = s.components.humid[s.strip][s.latitude_of(hex)]
        if s.disk[hex] == (GREEN_DISK if humid else WHITE_DISK):
            # What would come lies there already.
            continue
        if humid:
            forests |= 1 << hex
            if s.disk[hex] != NO_DISK:
                flooded.append(hex)
        else:
            ice |= 1 << hex
            if s.disk[hex] != NO_DISK:
                iced.append(hex)
    cover(s, WHITE_DISK, ice, iced, DELUGE, "D6b")
    cover(s, GREEN_DISK, forests, flooded, DELUGE, "D6b")


def seas(s: Megafauna) -> list[int]:
    """The hexes that are printed as seas."""
    ground = s.components.ground[s.planet]
    return [hex for hex in range(SHELF) if ground[hex] == SEA and s.landmass[hex // HEX_COUNT] != NONE]


# --- reservoir events -------------------------------------------------------------------------


def meets(s: Megafauna, condition: int) -> bool:
    """D10c-e: whether oxygen and clouds let an event occur."""
    if condition == MICROBES:
        return s.components.microbes[s.oxygen]
    if condition == CONFLAGRATION:
        return s.components.conflagration[s.oxygen]
    if condition == PRECIPITATION:
        return s.components.precipitation[s.clouds]
    if condition == CLOUD_COVERED:
        return s.components.cloud_covered[s.clouds]
    return True


def transfer(s: Megafauna, event: int, number: int) -> None:
    """D10: one disk goes from a reservoir or the map to another; with a gun Medea may send all of its colour (D10a)."""
    icon = s.components.icons[event][number]
    if icon.condition != ALWAYS and not meets(s, icon.condition):
        s.note("log-condition", RULE_OF_CONDITION[icon.condition], NOBODY, icon.condition)
        return
    if icon.gun and movable(s, icon) > 1:
        s.push(frames.Trigger(s.medea, event, number))
    else:
        shift(s, icon, 1)


def movable(s: Megafauna, icon: Icon) -> int:
    """How many disks a gun would move."""
    count = stock(s, icon.disk, icon.origin)
    if icon.goal == CONTINENT or icon.goal == OFFSHORE:
        return min(count, goals(s, icon.disk, icon.goal, icon.rain_shadow).bit_count())
    return count


def shift(s: Megafauna, icon: Icon, count: int) -> None:
    """D10, D12: so many disks move as a reservoir event says; without a place to go it is cancelled."""
    targets = 0
    if icon.goal == CONTINENT or icon.goal == OFFSHORE:
        targets = goals(s, icon.disk, icon.goal, icon.rain_shadow)
        if targets == 0:
            offshore = "D10g" if icon.disk == BLACK_DISK else "D12c"
            rule = "D12a" if icon.rain_shadow else offshore if icon.goal == OFFSHORE else "D12d"
            s.note("log-no-goal", rule, NOBODY, icon.disk)
            return
    gun = 1 if icon.gun else 0
    s.push(frames.TakeDisk(s.medea, icon.disk, icon.origin, icon.goal, targets, count, TRANSFER, gun))


class Trigger(Choice[Megafauna, frames.Trigger]):
    """D10a: Medea sends all disks of an event on their way, or only one."""

    ints: str = "event number"

    def options(self, s: Megafauna, f: frames.Trigger) -> list[int]:
        return [FIRE, HOLD]

    def chosen(self, s: Megafauna, f: frames.Trigger, action: int) -> None:
        icon = s.components.icons[f.event][f.number]
        if action == HOLD:
            s.note("log-holds", "D10a", f.actor)
            shift(s, icon, 1)
            return
        count = movable(s, icon)
        s.note("log-fires", "D10a", f.actor, count)
        if s.seat_of[PLANT] != NONE and not s.is_alien():
            s.push(frames.Ricochet(f.actor))
        shift(s, icon, count)


class Ricochet(Choice[Megafauna, frames.Ricochet]):
    """D10b: whoever fired a gun hands the Medea card to another player, where Player Green is in the game."""

    refuses: str = "refused-keep-medea"

    def options(self, s: Megafauna, f: frames.Ricochet) -> list[int]:
        return [COLOUR + colour for colour in range(COLOUR_COUNT) if s.seat_of[colour] != NONE and colour != f.actor]

    def chosen(self, s: Megafauna, f: frames.Ricochet, action: int) -> None:
        s.medea = action - COLOUR
        s.note("log-ricochet", "D10b", f.actor, s.medea)

    def sought(self, s: Megafauna, f: frames.Ricochet) -> list[int]:
        return [COLOUR + f.actor]
