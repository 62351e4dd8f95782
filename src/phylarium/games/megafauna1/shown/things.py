"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.cultures import within_reach
from phylarium.games.megafauna1.rules.mutations import can_mutate, qualifies
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, hunts, letters
from phylarium.games.megafauna1.rules.values import NONE
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kernel.message import Message
from phylarium.kit.things import for_whom


def inspect(s: Megafauna, kind: str, name: str) -> Inspection:
    match kind:
        case "card":
            return card(s, CARDS.index(name))
        case "place":
            return place(s, PLACE_NAMES.index(name))
        case "tile":
            return immigrant(s, TILES.index(name))
        case "species" if s.size[SPECIES.index(name)] > 0:
            return creature(s, SPECIES.index(name))
        case "culture":
            return Inspection(helps=culture(s, CULTURES.index(name)))
        case "track":
            return Inspection(helps=(track(s, LETTERS.index(name)),))
        case "face":
            tile_of = FACES.index(name) // 2
            able = [say.colour(c) for c in s.playing() if s.heritage[c * HERITAGE_COUNT + tile_of] == NONE]
            return Inspection(helps=(for_whom("thing-inherit", "thing-inherit-nobody", able),))
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


def creature(s: Megafauna, species: int) -> Inspection:
    """The cards on display that suit a species, and in how many places it could live."""
    shown = [card for card in s.display if card != NONE]
    fit = [say.card(card) for card in shown if (can_mutate if card < GENOTYPE else qualifies)(s, species, card)]
    homes = sum(s.lives(species, place) for place in range(len(PLACE_NAMES)))
    takes = for_whom("thing-takes", "thing-takes-nobody", fit)
    return Inspection(helps=(takes, Message("thing-homes", {"number": homes})))


def culture(s: Megafauna, culture: int) -> tuple[Message, ...]:
    """Who has a culture, and who could take it up."""
    having = [say.species(species) for species in living(s) if (s.cultures[species] >> culture) & 1]
    able = [say.species(species) for species in living(s) if culture in within_reach(s, species)]
    return (
        for_whom("thing-serves", "thing-serves-nobody", having),
        for_whom("thing-culture", "thing-culture-nobody", able),
    )


def track(s: Megafauna, letter: int) -> Message:
    """Who has the most letters of a kind."""
    number = {species: letters(s.genome[species], letter) for species in living(s)}
    most = max(number.values(), default=0)
    found = [say.species(species) for species in number if 0 < number[species] == most]
    return for_whom("thing-most", "thing-most-nobody", found)


def immigrant(s: Megafauna, t: int) -> Inspection:
    """Who could eat an immigrant."""
    if t < IMMIGRANT:
        return Inspection(rows=(tile(t),))
    prey, size = s.components.immigrant_genome[t - IMMIGRANT], s.components.immigrant_size[t - IMMIGRANT]
    able = [
        say.species(species)
        for species in living(s)
        if hunts(s.genome[species], s.size[species], s.cultures[species], prey, size)
    ]
    return Inspection(rows=(tile(t),), helps=(for_whom("thing-hunts", "thing-hunts-nobody", able),))
