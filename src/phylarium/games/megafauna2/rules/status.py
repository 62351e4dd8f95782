"""Every invariant of a position: components are conserved, and what is derived agrees."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import atlas
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.frames import CHOOSE_ANIMAL, DEAL_CARDS, HEIR_COLOUR, SUBDUCT
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.tally import tally


def problems(s: Megafauna) -> list[str]:
    """What is wrong with a position, in words for a programmer; empty for a sound one."""
    found: list[str] = []
    if any(frame.op in (CHOOSE_ANIMAL, DEAL_CARDS, HEIR_COLOUR) for frame in s.agenda):
        return found  # the table is still being laid
    for check in CHECKS:
        check(s, found)
    return found


def check_seats(s: Megafauna, found: list[str]) -> None:
    for seat, colour in enumerate(s.colour_of):
        if s.seat_of[colour] != seat:
            found.append(f"seat {seat} plays {COLOURS[colour]}, which belongs to another")
    # K0e: alone with the plant, one leads the animal as well.
    led = s.seats + (1 if s.seats == 1 and s.plant_played == 1 else 0)
    if sum(seat != NONE for seat in s.seat_of) != led:
        found.append(f"{s.seat_of} are not {s.seats} seats")
    if s.is_basic():
        if s.medea != NONE:
            found.append("somebody holds Medea in the tooth & claw game")
    elif s.medea == NONE or not s.in_play(s.medea):
        found.append("nobody who plays holds Medea")
    if sum(s.fossils) > s.components.fossil_tokens or min(s.fossils) < 0:
        found.append(f"{s.fossils} fossil tokens, and there are {s.components.fossil_tokens}")


def check_disks(s: Megafauna, found: list[str]) -> None:
    """B5: disks are neither lost nor made; green ones on shelves lie on black ones."""
    lying = s.disk
    blooms = lying.count(BLOOM_DISKS)
    there = [
        s.oxygen + lying.count(GREEN_DISK) + blooms,
        s.clouds + s.air_white + lying.count(WHITE_DISK),
        s.air_black + lying.count(BLACK_DISK) + blooms,
    ]
    if s.is_alien():
        if s.oxygen != min(s.green_left(), s.components.oxygen_slots):
            found.append(f"{s.oxygen} green creeples are said to be in the oxygen, {s.green_left()} are left")
        wanted = [0, s.components.solo_disks[s.planet], s.components.solo_disks[s.planet]]
        there[0] = 0
    else:
        wanted = [0, 0, 0] if s.is_basic() else s.components.disks
    if there != wanted:
        found.append(f"disks: {there} green, white and black ones, not {wanted}")
    if min(s.oxygen, s.clouds, s.air_black, s.air_white) < 0:
        found.append(f"a reservoir lacks disks: {s.oxygen}, {s.clouds}, {s.air_black} and {s.air_white}")
    if s.air_black + s.air_white > s.components.atmosphere_slots:
        found.append(f"{s.air_black} black and {s.air_white} white disks are too many for the atmosphere")
    subducting = any(frame.op == SUBDUCT for frame in s.agenda)
    for biome in range(BIOME_COUNT):
        disk = lying[biome]
        if disk == BLOOM_DISKS if biome < SHELF else disk in (GREEN_DISK, WHITE_DISK):
            found.append(f"{BIOMES[biome]} has disk {disk}")
        if disk != NO_DISK and s.landmass[craton_of(biome)] == NONE:
            found.append(f"{BIOMES[biome]} is not in the game and has disk {disk}")
        elif disk != NO_DISK and biome >= SHELF and not subducting and atlas.is_pinched(s, biome):
            found.append(f"{BIOMES[biome]} lies under a hex and has disk {disk}")


def check_map(s: Megafauna, found: list[str]) -> None:
    """The landmasses, and what follows from them."""
    for craton in range(CRATON_COUNT):
        mass = s.landmass[craton]
        if mass == NONE:
            if s.dice[craton] != 0 or craton in s.ring:
                found.append(f"{CRATONS[craton]} is not in the game and lies on the map")
            continue
        if s.landmass[mass] != mass or s.dice[mass] != 1:
            found.append(f"{CRATONS[craton]} belongs to {CRATONS[mass]}, which carries no dice")
        if (s.dice[craton] == 1) != (mass == craton):
            found.append(f"the dice of {CRATONS[craton]} is {s.dice[craton]}, its landmass {CRATONS[mass]}")
        if s.dice[craton] == 1 and not LATITUDE_LEAST <= s.latitude[craton] <= LATITUDE_MOST:
            found.append(f"the dice of {CRATONS[craton]} shows {s.latitude[craton]}")
    if sorted(s.ring) != [craton for craton in range(CRATON_COUNT) if s.landmass[craton] == craton]:
        found.append(f"the ring has {s.ring}")
    again = s.clone()
    atlas.survey(again)
    if again.beside != s.beside:
        found.append("beside is out of date")
    if again.raft_east != s.raft_east or again.raft_west != s.raft_west:
        found.append("where rafts land is out of date")


def check_cards(s: Megafauna, found: list[str]) -> None:
    """Each card is in one place, and that place knows it."""
    rows = s.components.card_row
    shown = [card for card in s.display if card >= 0]
    for code, cards in ((IN_DECK, s.upper_deck + s.lower_deck), (SHOWN, shown)):
        listed = [card for card in range(CARD_COUNT) if s.card_at[card] == code]
        if sorted(cards) != listed and NONE not in cards:
            found.append(f"cards {sorted(cards)} are where card_at has {listed} ({code})")
    for number, row in ((METABOLIC, s.upper_deck), (DARWIN, s.lower_deck)):
        mine = row + s.display[number * COLUMN_COUNT : (number + 1) * COLUMN_COUNT]
        if any(card >= 0 and rows[card] != number for card in mine):
            found.append(f"row {number} has a card of the other one")
    if len(set(s.held)) != len(s.held):
        found.append("held has a card twice")
    held = tally(s.held, CARD_COUNT)
    for card in range(CARD_COUNT):
        at = s.card_at[card]
        name = CARDS[card]
        if 0 <= at < SPECIES_COUNT:
            # J6g: the personality of a Lazarus waits for the archetype.
            waits = s.in_row[card] and at % SHAPE_COUNT == ARCHETYPE and s.is_lazarus(at // SHAPE_COUNT)
            if s.size[at] == 0 and (not waits or s.cubes[card] or s.monster_on[card] or s.host_on[card] != NONE):
                found.append(f"{name} belongs to {SPECIES[at]}, which is not there")
            if (held[card] > 0) == (s.genotype[at] == card):
                found.append(f"{name} must be a mutation or the genotype of {SPECIES[at]}")
        elif held[card] > 0:
            found.append(f"{name} is held and lies at {at}")
        elif at not in (IN_DECK, SHOWN, GONE) and not FOSSIL_CARD <= at < FOSSIL_CARD + COLOUR_COUNT:
            found.append(f"{name} lies at {at}, which is nowhere")
        if held[card] == 0 and (s.cubes[card] or s.monster_on[card] or s.in_row[card] or s.host_on[card] != NONE):
            found.append(f"{name} is no mutation and has something on it")
        if at in (IN_DECK, SHOWN) and s.card_side[card] != UNPROMOTED:
            found.append(f"{name} is promoted in the deck or in the display")
        if s.card_side[card] == UNPROMOTED and (s.in_row[card] or s.monster_on[card] or s.host_on[card] != NONE):
            found.append(f"{name} is unpromoted and has a monster, a host or a place in a personality")
        if s.monster_on[card] and s.components.face_monster[s.face(card)] == NONE:
            found.append(f"{name} has a monster that it does not show")


def check_events(s: Megafauna, found: list[str]) -> None:
    """An era has five events, a biosphere deck twelve; what was drawn is known."""
    decks = [s.hot_deck, s.mild_deck, s.cold_deck]
    if NONE not in s.et_deck:
        drawn = sum(s.seen[:ET_COUNT])
        if drawn + len(s.et_deck) != EVENTS_PER_ERA or any(s.seen[event] for event in s.et_deck):
            found.append(f"{drawn} events of the era were drawn, {len(s.et_deck)} are left")
    for number in range(len(decks)):
        deck = decks[number]
        if s.is_basic():
            if deck:
                found.append(f"there is a {BIOSPHERES[number]} deck in the tooth & claw game")
            continue
        first = ET_COUNT + number * DECK_SIZE
        unseen = [event for event in range(first, first + DECK_SIZE) if s.seen[event] == 0]
        if NONE not in deck and sorted(deck) != unseen:
            found.append(f"the {BIOSPHERES[number]} deck has {sorted(deck)}, and {unseen} were not drawn")


def check_cubes(s: Megafauna, found: list[str]) -> None:
    """B4, B2: organs and monsters are limited to what is supplied."""
    for organ in range(ORGAN_COUNT):
        used = sum(organ_of(packed, organ) for packed in s.basal) + sum(organ_of(packed, organ) for packed in s.cubes)
        # B7: below nought where robbed monster tokens lie in for cubes.
        if s.pool[organ] < -s.components.monsters[organ] or used + s.pool[organ] != s.components.cubes[organ]:
            found.append(f"{used} {ORGANS[organ]} cubes in play, {s.pool[organ]} in the pool")
        monsters = 0
        for card in s.held:
            if s.monster_on[card] and s.components.face_monster[s.face(card)] == organ:
                monsters += 1
        if monsters > s.components.monsters[organ]:
            found.append(f"{monsters} {ORGANS[organ]} monsters, and there are {s.components.monsters[organ]}")


def check_species(s: Megafauna, found: list[str]) -> None:
    again = s.clone()
    for species in range(SPECIES_COUNT):
        name = SPECIES[species]
        size = s.size[species]
        if size == 0:
            if s.basal[species] or s.organs[species] or s.genotype[species] != NONE:
                found.append(f"{name} is not there and has organs or a genotype")
            continue
        if not 1 <= size <= SIZE_MOST or (s.is_basic() and size != 1):
            found.append(f"{name} has size {size}")
        if not s.in_play(species // SHAPE_COUNT):
            found.append(f"{name} belongs to nobody")
        check_genotype(s, species, found)
        if any(s.monster_on[card] and s.card_side[card] == UNPROMOTED for card in s.mutations(species)):
            continue  # found with the cards; what it counts for nobody can say
        again.recount(species)
        if again.organs[species] != s.organs[species]:
            found.append(f"the organs of {name} are counted wrongly")
        again.count_moods(species)
        if again.moods[species] != s.moods[species]:
            found.append(f"the emotions of {name} are counted wrongly")
        check_row(s, species, found)
        for card in s.mutations(species):
            free = s.card_side[card] != UNPROMOTED and not s.in_row[card]
            if free and s.components.face_size[s.face(card)] < size:
                found.append(f"{name} of size {size} is too large for {CARDS[card]}")


def check_genotype(s: Megafauna, species: int, found: list[str]) -> None:
    card = s.genotype[species]
    if species % SHAPE_COUNT == ARCHETYPE:
        if card != NONE:
            found.append(f"{SPECIES[species]} has a genotype beside its archetype card")
        return
    if card == NONE:
        if species != s.first_species(species // SHAPE_COUNT):
            found.append(f"{SPECIES[species]} has no genotype")
    elif s.card_side[card] == UNPROMOTED or s.components.face_shape[s.face(card)] != species % SHAPE_COUNT:
        found.append(f"{CARDS[card]} is no genotype of {SPECIES[species]}")
    elif s.components.face_size[s.face(card)] < s.size[species]:
        found.append(f"{SPECIES[species]} is too large for its genotype")


def check_row(s: Megafauna, species: int, found: list[str]) -> None:
    """J6b: two cards or more, and each meets the next one in an emotion."""
    row = s.row(species)
    if len(row) == 1:
        found.append(f"the personality of {SPECIES[species]} is a single card")
    for i in range(len(row) - 1):
        right = s.components.face_right[s.face(row[i])]
        if right == NONE or right != s.components.face_left[s.face(row[i + 1])]:
            found.append(f"{CARDS[row[i]]} and {CARDS[row[i + 1]]} do not meet in an emotion")


def check_creeples(s: Megafauna, found: list[str]) -> None:
    """B3: the creeples of a species are somewhere; hunters have prey of another species."""
    standing = [0] * SPECIES_COUNT
    where = [0] * SPECIES_COUNT
    for biome in range(BIOME_COUNT):
        for level in range(LEVEL_COUNT):
            species = s.at(biome, level)
            if species != NONE:
                standing[species] += 1
                where[species] |= 1 << biome
                if s.landmass[craton_of(biome)] == NONE:
                    found.append(f"{SPECIES[species]} stands outside of the map")
        hunter = s.carnivore[biome]
        if hunter != NONE and s.herbivore[biome] == hunter:
            found.append(f"{SPECIES[hunter]} hunts itself in {BIOMES[biome]}")
        grazer = s.herbivore[biome]
        if s.is_alien() and grazer != NONE and s.plant[biome] in (NONE, grazer):
            found.append(f"{SPECIES[grazer]} grazes in {BIOMES[biome]}, where nothing else grows")
        if hunter != NONE and s.herbivore[biome] == NONE:
            found.append(f"{SPECIES[hunter]} stands without prey in {BIOMES[biome]}")
    if not len(s.fallen) == len(s.fallen_at) == len(s.fallen_level):
        found.append("the lists of endangered creeples differ in length")
    fallen = tally(s.fallen, SPECIES_COUNT)
    on_cards = tally(s.host_on, SPECIES_COUNT)
    on_tableaus = tally(s.guests, SPECIES_COUNT)
    for species in range(SPECIES_COUNT):
        name = SPECIES[species]
        if where[species] != s.standing[species] or where[species].bit_count() != standing[species]:
            found.append(f"where {name} stands is out of date, or it stands twice in a biome")
        on_map = standing[species] + fallen[species]
        if on_map != s.living[species]:
            found.append(f"{s.living[species]} {name} are said to live, {on_map} are on the map")
        hosts = on_cards[species] + on_tableaus[species]
        parts = [s.unborn[species], s.newborn[species], s.living[species], hosts]
        if min(parts) < 0:
            found.append(f"{name}: {parts} creeples")
        if s.size[species] == 0:
            if any(parts):
                found.append(f"{name} is not there and has creeples: {parts}")
        elif sum(parts) != s.creeples_of(species):
            found.append(f"{name} has {parts} unborn, newborn, living and host creeples")


def check_tools(s: Megafauna, found: list[str]) -> None:
    for tool in range(TOOL_COUNT):
        at = s.tool_at[tool]
        if 0 <= at < SPECIES_COUNT:
            if s.size[at] == 0:
                found.append(f"{TOOLS[tool * 2]} belongs to {SPECIES[at]}, which is not there")
        elif at not in (NONE, TOOL_GONE) and not TOOL_FOSSIL <= at < TOOL_FOSSIL + COLOUR_COUNT:
            found.append(f"{TOOLS[tool * 2]} lies at {at}, which is nowhere")


CHECKS: Final = (
    check_seats, check_disks, check_map, check_cards, check_events, check_cubes, check_species, check_creeples,
    check_tools,
)  # fmt: skip
