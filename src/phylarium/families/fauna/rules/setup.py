"""What the games of the family have alike before anything lies on the table."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna


def lay_out(s: Fauna, colours: int, species: int, cards: int, slots: int, biomes: int) -> None:
    """Give the lists that the family's games have in different lengths their lengths."""
    s.seat_of = [NONE] * colours
    s.colour_of = [NONE] * s.seats
    s.unborn = [0] * species
    s.living = [0] * species
    s.size = [0] * species
    s.genotype = [NONE] * species
    s.basal = [0] * species
    s.organs = [0] * species
    s.moods = [0] * species
    s.card_at = [IN_DECK] * cards
    s.card_side = [UNPROMOTED] * cards
    s.in_row = [0] * cards
    s.cubes = [0] * cards
    s.monster_on = [0] * cards
    s.host_on = [NONE] * cards
    s.display = [NONE] * slots
    s.herbivore = [NONE] * biomes
    s.carnivore = [NONE] * biomes
    s.fossils = [0] * colours
