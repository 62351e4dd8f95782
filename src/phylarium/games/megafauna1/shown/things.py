"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.mutations import can_mutate, qualifies
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import NONE
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kit.things import for_whom


def inspect(s: Megafauna, kind: str, name: str) -> Inspection:
    match kind:
        case "card":
            return card(s, CARDS.index(name))
        case "place":
            return place(s, PLACE_NAMES.index(name))
        case "tile":
            return Inspection(rows=(tile(TILES.index(name)),))
    return Inspection()


def tile(t: int) -> DataRow:
    return DataRow("biome" if t < HOMELAND else "homeland" if t < BIOME_COUNT else "immigrant", TILES[t])


def living(s: Megafauna) -> list[int]:
    return [species for colour in s.playing() for species in s.living(colour)]


def card(s: Megafauna, card: int) -> Inspection:
    """The species that a card suits: those that can take it, or be the parent of what it founds."""
    suits = can_mutate if card < GENOTYPE else qualifies
    fit = [say.species(species) for species in living(s) if suits(s, species, card)]
    row = DataRow("mutation" if card < GENOTYPE else "genotype", CARDS[card])
    return Inspection(rows=(row,), helps=(for_whom("thing-suits", "thing-suits-nobody", fit),))


def place(s: Megafauna, place: int) -> Inspection:
    """The species that could live in a place, and the tile that lies there."""
    habitat = place // PLACE_COUNT
    rows = [DataRow("habitat", HABITATS[habitat])]
    if s.biome[habitat] != NONE:
        rows.append(tile(s.biome[habitat]))
    fed = [say.species(species) for species in living(s) if s.lives(species, place)]
    return Inspection(rows=tuple(rows), helps=(for_whom("thing-live", "thing-live-nobody", fed),))
