"""Every invariant of a position: components are conserved, and what is derived agrees."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import length, spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import *


def problems(s: Megafauna) -> list[str]:
    """What is wrong with a position, in words for a programmer; empty for a sound one."""
    waiting = [frame.op for frame in s.agenda]
    if frames.DEAL_CARDS in waiting:
        return []
    found: list[str] = []
    check_seats(s, found)
    check_cards(s, found)
    check_tiles(s, found)
    check_species(s, found)
    check_animals(s, found)
    check_genes(s, found)
    if s.over() or waiting[-1] == frames.TURN:
        check_map(s, found)
    return found


def check_seats(s: Megafauna, found: list[str]) -> None:
    for seat in range(s.seats):
        if s.seat_of[s.colour_of[seat]] != seat:
            found.append(f"seat {seat} plays {COLOURS[s.colour_of[seat]]}, which belongs to another")
    if len(s.playing()) != (2 if s.seats == 1 else s.seats):
        found.append(f"{len(s.playing())} colours are in play with {s.seats} seats")
    if (s.seat_of[WHITE] == TUSKER) != (s.seats == 1):
        found.append("the tusker is there although nobody is alone, or the other way round")


def check_cards(s: Megafauna, found: list[str]) -> None:
    """Each card is in one place, and that place knows it."""
    shown = [card for card in s.display if card >= 0]
    holding = (frames.PlayCard, frames.FillSlot, frames.Speciate, frames.ResurrectSize, frames.ResurrectPlace)
    held = [f.card for f in s.agenda if isinstance(f, holding)]
    for code, cards in ((DECK, s.deck + s.general), (SHOWN, shown), (HELD, held)):
        listed = [card for card in range(CARD_COUNT) if s.card_at[card] == code]
        if sorted(cards) != listed:
            found.append(f"cards {sorted(cards)} are where card_at has {listed} ({code})")
    if sum(s.deck_left) != len(s.deck):
        found.append(f"{len(s.deck)} cards in the period decks, not {s.deck_left}")
    for period in range(s.period):
        if s.deck_left[period] != 0:
            found.append(f"period {period} is over and has {s.deck_left[period]} cards")
    for display in range(2):
        row = s.display[display * DISPLAY_SLOTS : (display + 1) * DISPLAY_SLOTS]
        gap = row.index(NONE) if NONE in row else DISPLAY_SLOTS
        if any(card >= 0 for card in row[gap:]):
            found.append(f"display {display} has a gap: {row}")
        if gap < DISPLAY_SLOTS and any(s.on_card[display * DISPLAY_SLOTS + gap : (display + 1) * DISPLAY_SLOTS]):
            found.append(f"display {display} has genes where no card lies")
    for card in range(CARD_COUNT):
        at = s.card_at[card]
        if FOSSIL_CARD <= at < FOSSIL_CARD + COLOUR_COUNT and card < GENOTYPE:
            found.append(f"{CARDS[card]} is a fossil but no genotype")
    for colour in range(COLOUR_COUNT):
        won = [card for card in range(GENOTYPE, CARD_COUNT) if s.card_at[card] == FOSSIL_CARD + colour]
        points = sum(length(s.components.genotype_genome[card - GENOTYPE][DYNASTY[colour]]) for card in won)
        if points != s.genotypes_won[colour]:
            found.append(f"{COLOURS[colour]} counts {s.genotypes_won[colour]} points of genotypes, not {points}")


def check_tiles(s: Megafauna, found: list[str]) -> None:
    """Each tile is in one place, and that place knows it."""
    on_map = [tile for tile in s.biome if tile >= 0]
    for place in range(ALL_PLACES):
        on_map += s.invaders_at(place)
    in_pool = s.mesozoic + s.cenozoic
    for code, tiles in ((ON_MAP, on_map), (POOL, in_pool), (TARPIT, s.tarpit)):
        listed = [tile for tile in range(TILE_COUNT) if s.tile_at[tile] == code]
        if sorted(tiles) != listed:
            found.append(f"tiles {sorted(tiles)} are where tile_at has {listed} ({code})")
    for tile in s.mesozoic:
        if tile >= 0 and s.components.era[tile] != MESOZOIC:
            found.append(f"{TILES[tile]} is in the wrong pool")
    for colour in range(COLOUR_COUNT):
        won = [tile for tile in range(TILE_COUNT) if s.tile_at[tile] == FOSSIL_TILE + colour]
        if len(won) != s.tiles_won[colour]:
            found.append(f"{COLOURS[colour]} has {len(won)} fossil tiles, not {s.tiles_won[colour]}")
    for habitat in range(HABITAT_COUNT):
        tile = s.biome[habitat]
        if tile >= BIOME_COUNT:
            found.append(f"{HABITATS[habitat]} has the immigrant {TILES[tile]} for a biome")
        if s.flipped[habitat] == 1:
            star = s.components.star[tile] if tile >= 0 else 0
            if not (
                (star == WHITE_STAR and s.greenhouse <= PPM_200) or (star == BLUE_STAR and s.greenhouse >= PPM_3200)
            ):
                found.append(f"{HABITATS[habitat]} is flipped without reason")
        elif tile >= 0 and tile < HOMELAND:
            star = s.components.star[tile]
            if (star == WHITE_STAR and s.greenhouse == PPM_200) or (star == BLUE_STAR and s.greenhouse == PPM_3200):
                found.append(f"{HABITATS[habitat]} should be flipped")


def check_species(s: Megafauna, found: list[str]) -> None:
    """Genomes, icons and tracks agree with the stacks; a species that is not alive has nothing."""
    for species in range(SPECIES_COUNT):
        name = SPECIES[species]
        colour = species // SHAPE_COUNT
        dynasty = DYNASTY[colour]
        cards = [card for card in range(CARD_COUNT) if s.card_at[card] == species]
        tiles = [
            tile
            for tile in range(HERITAGE_COUNT)
            if s.heritage[colour * HERITAGE_COUNT + tile] >= 0
            and s.heritage[colour * HERITAGE_COUNT + tile] // 2 == species
        ]
        if len(cards) != s.stacked[species]:
            found.append(f"{name} has {len(cards)} cards, not {s.stacked[species]}")
        if s.size[species] == 0:
            if cards or tiles or s.genome[species] or s.icons[species] or s.cultures[species] or s.population[species]:
                found.append(f"{name} is not alive and has a stack, a genome, a culture or animals")
            continue
        if not 1 <= s.size[species] <= SIZE_MOST:
            found.append(f"{name} has size {s.size[species]}")
        if s.population[species] == 0:
            found.append(f"{name} is alive without an animal on the map")
        diet = 0
        icons = [0] * INSTINCT_COUNT
        for card in cards:
            if card < GENOTYPE:
                diet += s.components.genome[card]
                for instinct in range(INSTINCT_COUNT):
                    icons[instinct] += (s.components.instincts[card] >> instinct) & 1
            else:
                diet += s.components.genotype_genome[card - GENOTYPE][dynasty]
                if s.components.genotype_shape[card - GENOTYPE][dynasty] != species % SHAPE_COUNT:
                    found.append(f"{name} has the genotype {CARDS[card]} of another shape")
        for tile in tiles:
            diet += s.components.face_genome[tile * 2 + s.heritage[colour * HERITAGE_COUNT + tile] % 2]
        for letter in range(ROADRUNNER):
            if letters(diet, letter) != letters(s.genome[species], letter):
                found.append(f"{name} has genome {spell(s.genome[species])}, its stack {spell(diet)}")
        for r in range(ROADRUNNER_COUNT):
            amount = s.roadrunners[species * ROADRUNNER_COUNT + r]
            if amount < 0 or letters(s.genome[species], ROADRUNNER + r) != min(amount, ROADRUNNER_MOST):
                found.append(f"{name} has {amount} on track {r} and genome {spell(s.genome[species])}")
        for instinct in range(INSTINCT_COUNT):
            if (s.icons[species] >> (ICON_BITS * instinct)) & ICON_MASK != icons[instinct]:
                found.append(f"{name} has not the icons of its cards")
    for colour in range(COLOUR_COUNT):
        for tile in range(HERITAGE_COUNT):
            worn = s.heritage[colour * HERITAGE_COUNT + tile]
            if worn >= 0 and worn // 2 // SHAPE_COUNT != colour:
                found.append(f"a heritage tile of {COLOURS[colour]} is in a stack of another colour")


def check_animals(s: Megafauna, found: list[str]) -> None:
    """Every wooden animal is in one place."""
    on_map = [0] * SPECIES_COUNT
    where = [0] * SPECIES_COUNT
    for place in range(ALL_PLACES):
        for species in s.crowd(place):
            on_map[species] += 1
            where[species] |= 1 << place // PLACE_COUNT
    if where != s.where:
        found.append(f"animals are in habitats {where}, not {s.where}")
    for species in range(SPECIES_COUNT):
        name = SPECIES[species]
        seat = s.seat_of[species // SHAPE_COUNT]
        if seat == NONE:
            owned = 0
        elif seat == TUSKER:
            owned = s.components.tusker_animals if species % SHAPE_COUNT == ARCHETYPE else 0
        else:
            owned = s.components.animals
        if on_map[species] != s.population[species]:
            found.append(f"{name} has {on_map[species]} animals on the map, not {s.population[species]}")
        tracks = s.roadrunners[species * ROADRUNNER_COUNT : (species + 1) * ROADRUNNER_COUNT]
        total = s.supply[species] + on_map[species] + (1 if s.size[species] > 0 else 0)
        total += sum(1 for amount in tracks if amount > 0)
        total += sum((s.cultures[species] >> culture) & 1 for culture in range(CULTURE_COUNT))
        if total != owned or s.supply[species] < 0:
            found.append(f"{name} has {total} animals, {s.supply[species]} of them in supply, not {owned}")


def check_genes(s: Megafauna, found: list[str]) -> None:
    """Genes are a closed economy (3.2)."""
    if s.seats == 1:
        total = s.components.tusker_genes
    else:
        total = s.components.first_genes + s.components.start_genes * (s.seats - 1)
    there = sum(s.genes) + sum(s.on_card)
    if there != total or min(s.genes) < 0 or min(s.on_card) < 0:
        found.append(f"{there} genes, not {total}: {s.genes} with players, {s.on_card} on cards")


def check_map(s: Megafauna, found: list[str]) -> None:
    """4.3a, 4.3b: after the contests everybody eats, and nobody stands where another eats."""
    for place in range(ALL_PLACES):
        crowd = s.crowd(place)
        invaders = s.invaders_at(place)
        most = 1
        if place % 3 == 2:
            most = 0
            for part in (place - 2, place - 1):
                if not s.vacant(part):
                    most += 1
        if len(crowd) + len(invaders) > most:
            found.append(f"place {place} has {crowd} and {invaders}")
        for species in crowd:
            if not s.lives(species, place):
                found.append(f"{SPECIES[species]} cannot live at place {place}")
        for tile in invaders:
            if not s.immigrant_lives(tile, place):
                found.append(f"{TILES[tile]} cannot live at place {place}")
