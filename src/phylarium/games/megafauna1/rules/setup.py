"""Set-up (3.0): colours, genes, biomes, homelands, decks and displays."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import NOBODY, Act


def begin(s: Megafauna) -> None:
    """All of set-up on the agenda, in the rulebook's order."""
    first = [frames.DealColours(NOBODY), frames.LayBiomes(NOBODY), frames.Settle(NOBODY), frames.DealCards(NOBODY)]
    s.push_in_order([*first, frames.NextTurn(NOBODY)])


class DealColours(Act[Megafauna, frames.DealColours]):
    """3.1, 3.2: each seat gets a colour by chance, and its genes. Alone, the two-tusker is white (19.1)."""

    def act(self, s: Megafauna, f: frames.DealColours) -> None:
        colours = [colour for colour in range(COLOUR_COUNT) if is_open(s, colour)]
        s.rng.shuffle(colours)
        s.colour_of = colours[: s.seats]
        take_colours(s)


def is_open(s: Megafauna, colour: int) -> bool:
    """Whether players may have a colour: alone, white is the two-tusker's (19.1)."""
    return colour != WHITE or s.seats > 1


def take_colours(s: Megafauna) -> None:
    """Each seat plays its colour from now on."""
    for seat in range(s.seats):
        s.seat_of[s.colour_of[seat]] = seat
        s.note("log-colour", "3.1", s.colour_of[seat], seat + 1)
    if s.seats == 1:
        s.seat_of[WHITE] = TUSKER
    hand_out(s)


def hand_out(s: Megafauna) -> None:
    """3.2, 3.6: genes and animals of the colours in play; the first player has a gene less."""
    components = s.components
    playing = s.playing()
    for colour in playing:
        s.genes[colour] = components.first_genes if colour == playing[0] else components.start_genes
        for shape in range(SHAPE_COUNT):
            s.supply[colour * SHAPE_COUNT + shape] = components.animals
    if s.seats == 1:
        # 19.1a: all animals of the tusker are one species.
        s.genes[playing[0]] = 0
        s.genes[WHITE] = components.tusker_genes
        for shape in range(SHAPE_COUNT):
            s.supply[WHITE * SHAPE_COUNT + shape] = 0
        s.supply[WHITE * SHAPE_COUNT + ARCHETYPE] = components.tusker_animals
    s.greenhouse = components.start_greenhouse


class LayBiomes(Act[Megafauna, frames.LayBiomes]):
    """3.4, 3.5: two pools of tiles, and Mesozoic ones on the board."""

    def act(self, s: Megafauna, f: frames.LayBiomes) -> None:
        eras = s.components.era
        s.mesozoic = [tile for tile, era in enumerate(eras) if era == MESOZOIC]
        s.cenozoic = [tile for tile, era in enumerate(eras) if era == CENOZOIC]
        s.tile_at = [OUT if era == NONE else POOL for era in eras]
        s.rng.shuffle(s.mesozoic)
        s.rng.shuffle(s.cenozoic)
        for _ in range(s.components.start_tiles):
            lay(s, s.mesozoic.pop())


def lay(s: Megafauna, tile: int) -> None:
    """3.5a-d: a biome goes to the lowest climax of its latitude or of the eastern mountains; an immigrant leaves."""
    if tile >= BIOME_COUNT:
        s.tile_at[tile] = OUT
        return
    latitude = s.components.latitude[tile]
    put_biome(s, tile, s.lowest(s.components.mountains[1] if latitude == OROGENY else IN_LATITUDE[latitude]))


def put_biome(s: Megafauna, tile: int, habitat: int) -> None:
    """A biome takes a slot; the one that lay there goes to the tar pit."""
    if s.biome[habitat] != NONE:
        s.to_tarpit(s.biome[habitat])
    s.biome[habitat] = tile
    s.tile_at[tile] = ON_MAP


class Settle(Act[Megafauna, frames.Settle]):
    """3.7: the homelands come, each with an animal of its archetype."""

    def act(self, s: Megafauna, f: frames.Settle) -> None:
        for colour in s.playing():
            habitat = s.components.home[colour]
            put_biome(s, HOMELAND + colour, habitat)
            species = colour * SHAPE_COUNT + ARCHETYPE
            size = s.components.tusker_size if s.seat_of[colour] == TUSKER else s.components.start_size
            s.found_species(species, size)
            s.place_animal(species, habitat * PLACE_COUNT + BIOME)


class DealCards(Act[Megafauna, frames.DealCards]):
    """3.8: the four period decks and the displays; the rest is the general deck.

    The solitaire opponent counts as a player (docs/rulings/megafauna1.md).
    """

    def act(self, s: Megafauna, f: frames.DealCards) -> None:
        cards = s.rng.order(CARD_COUNT)
        s.card_at = [DECK] * CARD_COUNT
        for display in range(LOWER, UPPER + s.upper_display):
            for slot in range(DISPLAY_SLOTS):
                card = cards.pop()
                s.display[display * DISPLAY_SLOTS + slot] = card
                s.card_at[card] = SHOWN
        s.deck_left = s.components.periods.copy()
        s.deck_left[TRIASSIC] = s.components.triassic_each * len(s.playing())
        total = 0
        for period in range(PERIOD_COUNT):
            total += s.deck_left[period]
        for _ in range(total):
            s.deck.append(cards.pop())
        s.general = cards
