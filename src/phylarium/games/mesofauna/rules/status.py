"""Every invariant of a position: components are conserved, and what is derived agrees."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import living, portraits, terrain
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.frames import (
    CHOOSE_ACTION,
    CHOOSE_CRATON,
    CHOOSE_SIDE,
    CHOOSE_SPOT,
    DEAL_CARDS,
    DEAL_COLOURS,
    DEAL_REST,
    CloseGap,
)
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import TRUTH
from phylarium.kernel.tally import tally


def problems(s: Mesofauna) -> list[str]:
    """What is wrong with a position, in words for a programmer; empty for a sound one."""
    found: list[str] = []
    if any(frame.op in (DEAL_COLOURS, DEAL_CARDS, DEAL_REST) for frame in s.agenda):
        return found  # the table is still being laid
    for check in (
        check_seats, check_map, check_cards, check_species, check_creeples, check_roster, check_zombies, check_tools,
    ):  # fmt: skip
        check(s, found)
    return found


def check_seats(s: Mesofauna, found: list[str]) -> None:
    for seat in range(s.seats):
        if s.colour_of[seat] == NONE or s.seat_of[s.colour_of[seat]] != seat:
            found.append(f"seats: seat {seat} and its colour do not agree")
    if sum(seat != NONE for seat in s.seat_of) != s.seats:
        found.append("seats: colours are played by seats that do not exist")
    if s.has_queen() != (s.queen != NONE):
        found.append("seats: Queen Bee has a colour in her own game alone")
    for colour in range(COLOUR_COUNT):
        at = colour * SHAPE_COUNT
        if not s.in_play(colour) and any(s.size[species] for species in range(at, at + SHAPE_COUNT)):
            found.append(f"seats: {COLOURS[colour]} is not in the game and has species")
        if colour >= BUG_COUNT and s.in_play(colour) and not s.is_combined():
            found.append(f"seats: {COLOURS[colour]} is of another game")
        if s.fossils[colour] < 0 or (s.fossils[colour] and s.is_race()):
            found.append(f"fossils: {COLOURS[colour]} has {s.fossils[colour]}")
        if (s.out >> colour) & 1 and (not s.is_race() or not s.is_lazarus(colour)):
            found.append(f"seats: {COLOURS[colour]} has lost and lives")


def check_map(s: Mesofauna, found: list[str]) -> None:
    spots = [spot for spot in s.spot if spot >= 0]
    if len(set(spots)) != len(spots):
        found.append("map: two cratons lie at one spot")
    laying = any(frame.op in (CHOOSE_CRATON, CHOOSE_SIDE, CHOOSE_SPOT) for frame in s.agenda)
    on_map = True
    for craton in range(CRATON_COUNT):
        spot = s.spot[craton]
        if spot < ADRIFT or spot >= SPOT_COUNT or (spot >= 0 and terrain.is_near_edge(spot)):
            on_map = False
            found.append(f"map: {CRATONS[craton]} lies at {s.spot[craton]}")
        if s.dealt_to[craton] != NONE and s.is_laid(craton):
            found.append(f"map: {CRATONS[craton]} is laid and still to be laid")
        if s.spot[craton] == ADRIFT and not s.has_events():
            found.append(f"map: {CRATONS[craton]} drifts where nothing drifts")
    if not laying and len(s.agenda) and sum(s.is_laid(craton) for craton in range(CRATON_COUNT)) < 2:
        found.append("map: it has fewer than two cratons")
    fresh = s.clone()
    if on_map:
        terrain.survey(fresh)
    if (fresh.beside, fresh.ridge, fresh.lakes, fresh.swamps) != (s.beside, s.ridge, s.lakes, s.swamps):
        found.append("map: what touches what was not worked out anew")
    planted = 0
    for biome in range(BIOME_COUNT):
        if (s.flowers >> biome) & 1:
            planted += 1
            if not s.is_laid(biome // HEX_COUNT) or s.ground(biome) == LAKE:
                found.append(f"flowers: one grows in {BIOMES[biome]}")
    if planted > s.components.flowers or s.flowers >> BIOME_COUNT:
        found.append(f"flowers: {planted} grow")


def check_cards(s: Mesofauna, found: list[str]) -> None:
    dealt = 0
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        dealt += len(deck)
        if s.viewer == TRUTH and any(s.card_at[card] != IN_DECK or s.components.card_row[card] != row for card in deck):
            found.append(f"cards: the {DISPLAY_ROWS[row]} deck holds cards that are elsewhere")
    shown = [card for card in s.display if card != NONE]
    if len(set(shown)) != len(shown) or len(set(s.held)) != len(s.held):
        found.append("cards: one lies at two places")
    in_display = tally(shown, CARD_COUNT)
    in_tableau = tally(s.held, CARD_COUNT)
    for card in range(CARD_COUNT):
        at = s.card_at[card]
        if (at == SHOWN) != (in_display[card] > 0):
            found.append(f"cards: {CARDS[card]} is shown or not")
        if (at < IN_DECK) != (in_tableau[card] > 0):
            found.append(f"cards: {CARDS[card]} is in a tableau or not")
        if at < IN_DECK and s.size[at] == 0:
            found.append(f"cards: {CARDS[card]} belongs to {SPECIES[at]}, which is not there")
        if at >= IN_DECK and (s.cubes[card] or s.in_row[card] or s.monster_on[card] or s.card_side[card] != UNPROMOTED):
            found.append(f"cards: {CARDS[card]} lies in no tableau and is not bare")
        if at < IN_DECK:
            check_mutation(s, found, card)
    if dealt != s.card_at.count(IN_DECK):
        found.append("cards: the decks are too long or too short")
    # Until it is chosen which part a portrait keeps, it does not fit (G1d); before that a loser may flee (J7c).
    broken = [frame.species for frame in s.agenda if isinstance(frame, CloseGap)]
    for species in s.roster:
        cards = [] if species in broken else s.row(species)
        for i in range(1, len(cards)):
            half = s.components.face_right[s.face(cards[i - 1])]
            if half == NONE or half != s.components.face_left[s.face(cards[i])]:
                found.append(f"cards: the portrait of {SPECIES[species]} does not fit at {CARDS[cards[i]]}")


def check_mutation(s: Mesofauna, found: list[str], card: int) -> None:
    promoted = s.card_side[card] != UNPROMOTED
    species = s.card_at[card]
    if not promoted and s.is_caterpillar():
        found.append(f"cards: {CARDS[card]} is unpromoted in Caterpillar")
    if promoted and portraits.has_half(s, s.face(card)) != (s.in_row[card] == 1):
        found.append(f"cards: {CARDS[card]} is in the portrait of {SPECIES[species]}, or is not")
    if s.in_row[card] and not promoted:
        found.append(f"cards: {CARDS[card]} is unpromoted in a portrait")
    printed = s.components.face_plus[s.face(card)] if promoted else s.components.card_plus[card]
    for organ in range(ORGAN_COUNT):
        if organ_of(s.cubes[card], organ) > organ_of(printed, organ):
            found.append(f"cubes: {CARDS[card]} has more {ORGANS[organ]} organs than are printed on it")
    if s.monster_on[card] and not s.is_combined():
        found.append(f"cards: a monster lies on {CARDS[card]}")


def check_species(s: Mesofauna, found: list[str]) -> None:
    fresh = s.clone()
    for species in range(SPECIES_COUNT):
        name = SPECIES[species]
        fresh.recount(species)
        fresh.count_moods(species)
        if s.size[species] == 0:
            if s.unborn[species] or s.living[species] or s.basal[species] or s.organs[species] or s.moods[species]:
                found.append(f"species: {name} is not there and has something")
            continue
        if fresh.organs[species] != s.organs[species]:
            found.append(f"species: the organs of {name} were not counted anew")
        if fresh.moods[species] != s.moods[species]:
            found.append(f"species: the pheromones of {name} were not counted anew")
        if s.size[species] > 1 and species < BUG_COUNT * SHAPE_COUNT and not s.has_monster(species):
            found.append(f"species: {name} has size {s.size[species]} without a monster")
        if not 1 <= s.size[species] <= SIZE_MOST:
            found.append(f"species: {name} has size {s.size[species]}")
        if s.is_parasite(species) and s.basal[species] & ~BLUE_ONES:
            found.append(f"species: {name} has basal organs that are not blue")
        if s.unborn[species] < 0 or s.living[species] < 0:
            found.append(f"species: {name} has {s.unborn[species]} unborn and {s.living[species]} living creeples")
        away = s.zombie.count(species)
        if s.unborn[species] + s.living[species] + away != s.creeples_of(species):
            found.append(
                f"species: {name} has {s.unborn[species]} unborn, {s.living[species]} living, {away} captive creeples"
            )


def check_creeples(s: Mesofauna, found: list[str]) -> None:
    counts = [0] * SPECIES_COUNT
    # While something happens, creeples may be where they cannot stay; before the next action they are not.
    settled = len(s.agenda) > 0 and s.agenda[-1].op == CHOOSE_ACTION
    for species in s.unplaced:
        counts[species] += 1
    for biome in range(BIOME_COUNT):
        name = BIOMES[biome]
        for level in range(LEVEL_COUNT):
            species = s.at(biome, level)
            if species == NONE:
                continue
            counts[species] += 1
            if not s.is_laid(biome // HEX_COUNT):
                found.append(f"creeples: {SPECIES[species]} is in {name}, which is not on the map")
            # One that was a parasite leaves its host in its own time (H7f).
            if settled and s.is_parasite(species) != (level >= ON_HERBIVORE):
                found.append(f"creeples: {SPECIES[species]} is {TROPHIC[level]} in {name}")
        if s.herbivore[biome] != NONE and s.herbivore[biome] == s.carnivore[biome]:
            found.append(f"creeples: {SPECIES[s.herbivore[biome]]} eats itself in {name}")
        if not settled:
            continue
        for level in (HERBIVORE, CARNIVORE):
            guest = s.guest[biome * 2 + level]
            if guest == NONE:
                continue
            host = s.at(biome, level)
            colour = guest // SHAPE_COUNT
            if host == NONE:
                found.append(f"creeples: {SPECIES[guest]} has no host in {name}")
            elif host // SHAPE_COUNT == colour or host // SHAPE_COUNT != s.bound[colour]:
                found.append(f"creeples: {SPECIES[guest]} sits on {SPECIES[host]} in {name}")
        hunter = s.carnivore[biome]
        if hunter != NONE and not living.eats_there(s, hunter, biome):
            found.append(f"creeples: {SPECIES[hunter]} has no prey in {name}")
        for level in (HERBIVORE, CARNIVORE):
            species = s.at(biome, level)
            if species != NONE and not living.habitable(s, species, biome, level):
                found.append(f"creeples: {SPECIES[species]} cannot live in {name}")
    if settled and s.unplaced:
        found.append(f"creeples: {SPECIES[s.unplaced[0]]} is on no level, and nobody sees to it")
    if len(s.unplaced) != len(s.unplaced_at) or len(s.fugitives) != len(s.fugitives_at):
        found.append("creeples: those on their way are not each somewhere")
    for species in range(SPECIES_COUNT):
        if settled and s.turn > 0 and s.size[species] > 0 and s.living[species] == 0:
            found.append(f"creeples: {SPECIES[species]} is there without a creeple on the map")
        if counts[species] != s.living[species]:
            found.append(f"creeples: {SPECIES[species]} has {counts[species]} on the map, counted {s.living[species]}")


def check_roster(s: Mesofauna, found: list[str]) -> None:
    if sorted(s.roster) != [species for species in range(SPECIES_COUNT) if s.size[species] > 0]:
        found.append("roster: it does not hold every species that is there once")
    for colour in range(COLOUR_COUNT):
        parasite = colour * SHAPE_COUNT + PARASITE
        if (s.bound[colour] != NONE) != (s.size[parasite] > 0 and s.is_parasite(parasite)):
            found.append(f"roster: the parasites of {COLOURS[colour]} are bound to a colour, or not")


def check_zombies(s: Mesofauna, found: list[str]) -> None:
    if len(s.zombie) != len(s.zombie_on) or (s.zombie and s.is_race()):
        found.append("zombies: each lies on one species card, in Butterfly and later games")
        return
    for i in range(len(s.zombie)):
        if s.size[s.zombie_on[i]] == 0:
            found.append(f"zombies: one lies on {SPECIES[s.zombie_on[i]]}, which is not there")
        if s.zombie[i] // SHAPE_COUNT == s.zombie_on[i] // SHAPE_COUNT:
            found.append(f"zombies: {SPECIES[s.zombie_on[i]]} has one of its own colour")


def check_tools(s: Mesofauna, found: list[str]) -> None:
    for tool in range(TOOL_COUNT):
        species = s.tool_at[tool]
        if species != NONE and (not s.is_combined() or species < BUG_COUNT * SHAPE_COUNT or s.size[species] == 0):
            found.append(f"tools: {SPECIES[species]} has one")
