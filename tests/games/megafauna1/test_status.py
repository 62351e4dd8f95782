"""The invariants of a position: each kind of damage is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.megafauna1.situation import dna, place, quiet, sound, species

from phylarium.games.megafauna1.rules.names import CARDS, TILES
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import DECK, FOSSIL_CARD, FOSSIL_TILE, GONE, NONE, ONE, TUSKER


def healthy() -> Megafauna:
    state = quiet("red", "orange")
    dna(state, "red-dino", "BPAN")
    sound(state)
    return state


def lost_gene(s: Megafauna) -> None:
    s.genes[0] -= 1


def gene_without_card(s: Megafauna) -> None:
    s.genes[0] -= 1
    s.display[9], s.on_card[9] = NONE, 1


def card_twice(s: Megafauna) -> None:
    s.deck[0] = s.deck[1]


def card_nowhere(s: Megafauna) -> None:
    s.card_at[s.display[0]] = GONE


def gap_in_display(s: Megafauna) -> None:
    s.display[2] = NONE


def stack_miscounted(s: Megafauna) -> None:
    s.stacked[0] += 1


def deck_miscounted(s: Megafauna) -> None:
    s.deck_left[1] += 1


def mutation_as_fossil(s: Megafauna) -> None:
    s.card_at[CARDS.index("hump")] = FOSSIL_CARD


def points_without_genotype(s: Megafauna) -> None:
    s.genotypes_won[1] += 2


def tile_twice(s: Megafauna) -> None:
    s.biome[0] = s.biome[20]


def tile_in_the_wrong_pool(s: Megafauna) -> None:
    s.mesozoic[0], s.cenozoic[0] = s.cenozoic[0], s.mesozoic[0]


def tile_won_twice(s: Megafauna) -> None:
    s.tile_at[TILES.index("azolla_mat")] = FOSSIL_TILE


def flipped_for_nothing(s: Megafauna) -> None:
    s.flipped[20] = 1


def star_not_flipped(s: Megafauna) -> None:
    tile = TILES.index("polar_forest")
    s.biome[0] = tile
    s.tile_at[tile] = 2
    s.greenhouse = 1
    s.flipped[20] = s.flipped[16] = 1


def genome_beyond_the_stack(s: Megafauna) -> None:
    s.genome[0] += 1


def track_beyond_the_genome(s: Megafauna) -> None:
    s.roadrunners[0] += 1


def instinct_without_card(s: Megafauna) -> None:
    s.icons[0] += 1


def animal_too_many(s: Megafauna) -> None:
    s.supply[0] += 1


def animal_uncounted(s: Megafauna) -> None:
    s.animals[place("T2")] += ONE[0]


def habitat_forgotten(s: Megafauna) -> None:
    s.where[0] = 0


def dead_with_culture(s: Megafauna) -> None:
    s.cultures[species("red-fin")] = 1


def alive_without_animals(s: Megafauna) -> None:
    s.size[species("red-fin")] = 2


def giant(s: Megafauna) -> None:
    s.size[0] = 7


def heritage_of_another(s: Megafauna) -> None:
    s.heritage[5] = 0


def two_where_one_eats(s: Megafauna) -> None:
    s.place_animal(0, place("T2"))


def hungry(s: Megafauna) -> None:
    s.place_animal(0, place("H4-husk"))


def seat_of_nobody(s: Megafauna) -> None:
    s.seat_of[0] = NONE


def gap_in_the_upper_display(s: Megafauna) -> None:
    s.general.insert(0, s.display[7])
    s.card_at[s.display[7]] = DECK
    s.display[7] = NONE


DAMAGE: list[Callable[[Megafauna], None]] = [
    lost_gene,
    gene_without_card,
    card_twice,
    stack_miscounted,
    card_nowhere,
    gap_in_display,
    gap_in_the_upper_display,
    deck_miscounted,
    mutation_as_fossil,
    points_without_genotype,
    tile_twice,
    tile_in_the_wrong_pool,
    tile_won_twice,
    flipped_for_nothing,
    star_not_flipped,
    genome_beyond_the_stack,
    track_beyond_the_genome,
    instinct_without_card,
    animal_too_many,
    animal_uncounted,
    habitat_forgotten,
    dead_with_culture,
    alive_without_animals,
    giant,
    heritage_of_another,
    two_where_one_eats,
    hungry,
    seat_of_nobody,
]


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damage_is_found(damage: Callable[[Megafauna], None]) -> None:
    state = healthy()
    damage(state)
    assert state.status() != []


@pytest.mark.parametrize("field", ["animals", "invaders"])
def test_a_negative_set_of_animals_is_told_and_not_read_for_ever(field: str) -> None:
    state = healthy()
    getattr(state, field)[3] = -1
    assert state.status() == ["a place holds fewer than no animals or immigrants"]


@pytest.mark.rule("megafauna1", "19.1")
def test_a_tusker_among_several_players_is_found() -> None:
    state = quiet("red", "white")
    state.seat_of[3] = TUSKER
    assert "the tusker is there although nobody is alone, or the other way round" in state.status()
