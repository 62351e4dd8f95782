"""Every invariant of a position: components are conserved, and what is derived agrees."""

from __future__ import annotations

from phylarium.games.marine.rules import frames, names
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.hidden import tile_in_hand
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held
from phylarium.games.marine.rules.values import *
from phylarium.games.marine.rules.wanderlust import HEIGHT
from phylarium.kernel.tally import tally


def problems(s: Marine) -> list[str]:
    """What is wrong with a position, in words for a programmer; empty for a sound one."""
    found: list[str] = []
    waiting = [frame.op for frame in s.agenda]
    if frames.LAY_EARTH in waiting:
        return found
    check_earth(s, found)
    check_markers(s, found)
    if frames.CHOOSE_ANIMAL in waiting or frames.DEAL_ANIMALS in waiting or frames.HAND_OUT in waiting:
        return found
    check_elements(s, found)
    check_animals(s, found)
    check_pawns(s, found)
    if frames.REVEAL_TRAITS not in waiting:
        check_traits(s, found)
    if frames.LAY_CARDS not in waiting:
        check_cards(s, found)
    return found


def check_earth(s: Marine, found: list[str]) -> None:
    counts = [0] * names.TERRAIN_COUNT
    vents = 0
    for hex in range(HEX_COUNT):
        ground = s.ground[hex]
        if s.terrain[hex] != (names.VENT if s.vent[hex] > 0 else ground):
            found.append(f"{HEXES[hex]} counts as terrain {s.terrain[hex]} but holds {ground}, vent {s.vent[hex]}")
        if ground >= 0:
            counts[ground] += 1
        elif s.vent[hex] > 0:
            found.append(f"{HEXES[hex]} has a vent but no tile")
        if s.vent[hex] > 0:
            vents += 1
        if ground < 0 and s.crowd(hex) > 0:
            found.append(f"{HEXES[hex]} has species but no tile")
    for stack in range(3):
        for i in range(HEIGHT):
            tile = s.stacks[stack * HEIGHT + i]
            if (tile >= 0) != (i < s.heights[stack]):
                found.append(f"stack {stack + 1} has {tile} at {i} with height {s.heights[stack]}")
            elif tile >= 0:
                counts[tile] += 1
    taken = tile_in_hand(s)
    if taken >= 0:
        counts[taken] += 1
    for terrain in range(len(s.components.tile_count)):
        if counts[terrain] != s.components.tile_count[terrain]:
            found.append(f"{counts[terrain]} {names.TERRAINS[terrain]} tiles, not {s.components.tile_count[terrain]}")
    if vents + s.vents_left != s.components.vent_count:
        found.append(f"{vents} vents on earth and {s.vents_left} in the stack, not {s.components.vent_count}")


def check_markers(s: Marine, found: list[str]) -> None:
    for terrain in range(names.TERRAIN_COUNT):
        count = s.terrain_bag[terrain] + s.competition.count(terrain) + s.evolution.count(terrain)
        if count != s.components.marker_count:
            found.append(f"{count} markers of {names.TERRAINS[terrain]}, not {s.components.marker_count}")
    shown = [terrain for terrain in s.evolution if terrain >= 0]
    if shown != sorted(shown):
        found.append("the Evolution markers are out of order")


def check_elements(s: Marine, found: list[str]) -> None:
    counts = tally(s.element, names.ELEMENT_COUNT)
    for amounts in (s.display, s.disks):
        for i in range(len(amounts)):
            counts[i % names.ELEMENT_COUNT] += amounts[i]
    for e in range(names.ELEMENT_COUNT):
        count = counts[e] + s.bag[e] + s.speciation.count(e)
        if count != s.components.element_count:
            found.append(f"{count} disks of {names.ELEMENTS[e]}, not {s.components.element_count}")
    for name, amounts in (("bag", s.bag), ("display", s.display), ("disks", s.disks), ("printed", s.printed)):
        if any_negative(amounts):
            found.append(f"a negative number in {name}")
    for corner in range(len(s.element)):
        if s.element[corner] >= 0 and not on_earth(s, corner):
            found.append(f"an element lies off earth at corner {corner}")


def on_earth(s: Marine, corner: int) -> bool:
    for hex in HEXES_OF[corner]:
        if s.terrain[hex] >= 0:
            return True
    return False


def any_negative(amounts: list[int]) -> bool:
    for amount in amounts:
        if amount < 0:
            return True
    return False


def check_animals(s: Marine, found: list[str]) -> None:
    for animal, who in enumerate(names.ANIMALS):
        on_hexes = s.species[animal * HEX_COUNT : (animal + 1) * HEX_COUNT]
        total = s.pool[animal] + s.lost[animal] + s.regression.count(animal)
        for count in on_hexes:
            total += count
        if s.seat_of[animal] < 0:
            if total != 0:
                found.append(f"{who} is not in play and has {total} species")
            continue
        if total + 1 != s.components.cubes:
            found.append(f"{who} has {total} cubes and one on the food chain, not {s.components.cubes}")
        if any_negative(on_hexes) or s.pool[animal] < 0 or s.lost[animal] < 0:
            found.append(f"{who} has a negative number of species")
        if s.vp[animal] < 0:
            found.append(f"{who} has {s.vp[animal]} VP")
        overflowing = any(isinstance(frame, frames.PlasticityOverflow) and frame.actor == animal for frame in s.agenda)
        if s.vacant_spaces(animal) < 0 and not overflowing:
            found.append(f"{who} has {-s.vacant_spaces(animal)} disks more than spaces")


def check_pawns(s: Marine, found: list[str]) -> None:
    animals = len(s.playing())
    for animal, who in enumerate(names.ANIMALS):
        owned = s.components.pawns[animals] + s.budded[animal] if s.seat_of[animal] >= 0 else 0
        if s.pawns_owned[animal] != owned:
            found.append(f"{who} owns {s.pawns_owned[animal]} pawns, not {owned}")
        if s.pawns[animal] < 0 or s.pawns[animal] + s.spaces.count(animal) != s.pawns_owned[animal]:
            found.append(f"{who} has {s.pawns[animal]} pawns, {s.spaces.count(animal)} on the display")
    for e in range(names.ELEMENT_COUNT):
        at = s.special_at[e]
        if at != NONE and s.spaces[at] != names.SPECIAL + e:
            found.append(f"the special pawn of {names.ELEMENTS[e]} is not at {names.SPACES[at]}")
        if at != NONE and s.control[e] == NONE:
            found.append(f"the special pawn of {names.ELEMENTS[e]} is on the display but nobody's")
        if s.control[e] != NONE and s.seat_of[s.control[e]] < 0:
            found.append(f"the special pawn of {names.ELEMENTS[e]} belongs to an animal that is not in play")
    for space in range(names.SPACE_COUNT):
        pawn = s.spaces[space]
        if pawn >= names.SPECIAL and s.special_at[pawn - names.SPECIAL] != space:
            found.append(f"{names.SPACES[space]} holds a special pawn that is elsewhere")
        if (
            space >= names.PERSONAL_SPACE
            and pawn != names.EMPTY
            and not s.has(space - names.PERSONAL_SPACE, names.BOTTOM_FEEDER)
        ):
            found.append(f"{names.SPACES[space]} holds a pawn without the trait")
        if pawn != names.EMPTY and pawn < names.SPECIAL and names.SPECIAL_ONLY[space]:
            found.append(f"{names.SPACES[space]} is for special pawns only")


def check_traits(s: Marine, found: list[str]) -> None:
    """Each trait is there once, and what works for an animal is what lies in front of it."""
    seen = [trait for trait in s.traits if trait >= 0]
    for trait in range(names.TRAIT_COUNT):
        count = seen.count(trait) + ((s.trait_box >> trait) & 1)
        count += sum(((s.hands[animal] | s.kept[animal]) >> trait) & 1 for animal in range(names.ANIMAL_COUNT))
        if count != (0 if trait == names.EXAPTATION and s.superheroes == 1 else 1):
            found.append(f"trait {trait} is there {count} times")
    choosing = [frame.actor for frame in s.agenda if isinstance(frame, (frames.NewTrait, frames.OldTrait))]
    for animal in s.playing():
        if (s.hands[animal] | s.kept[animal]) != 0 and animal not in choosing:
            found.append(f"{names.ANIMALS[animal]} has drawn traits and nothing to choose")
        if s.copied[animal] >= 0 and names.EXAPTATION not in held(s, animal):
            found.append(f"{names.ANIMALS[animal]} copies trait {s.copied[animal]} without Exaptation")
        if len(held(s, animal)) != (2 if s.superheroes == 1 else 1):
            found.append(f"{names.ANIMALS[animal]} has {len(held(s, animal))} traits")
        abilities = 0
        for trait in held(s, animal):
            abilities |= 1 << trait
        if s.copied[animal] >= 0:
            abilities |= 1 << s.copied[animal]
        if abilities != s.abilities[animal]:
            found.append(f"{names.ANIMALS[animal]} has abilities {s.abilities[animal]:b}, not {abilities:b}")


def check_cards(s: Marine, found: list[str]) -> None:
    cards = s.deck + s.boxed + s.discard + [card for card in s.row if card >= 0]
    if sorted(cards) != list(range(names.CARD_COUNT)):
        found.append("the evolution cards are not each there once")
    gap = False
    for card in s.row:
        if card < 0:
            gap = True
        elif gap:
            found.append("there is an empty slot below an evolution card")
    if gap and s.deck:
        found.append("a slot is empty while the pile has cards")
