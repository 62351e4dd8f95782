"""What evolution cards do.

A card is a row of data: the name of an effect, an element, an amount, icons. The effects are the
small classes in the first half, in one table; what they ask of players are the steps after them.
The rulebook prints clarifications of the cards but not their faces: data/cards.toml says which
values are reconstructed, docs/rulings/marine.md why.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import ANIMAL, CARD, CORNER, ELEMENT, HEX, NUMBER, TERRAIN
from phylarium.games.marine.rules.board import CORNER_COUNT, CORNERS_OF, HEX_COUNT
from phylarium.games.marine.rules.elements import refuse_corner
from phylarium.games.marine.rules.evolution import choose_card
from phylarium.games.marine.rules.names import (
    ANIMAL_COUNT,
    CARD_COUNT,
    CARDS,
    EFFECT_NAMES,
    ELEMENT_COUNT,
    GEYSER,
    LAND,
    OCEAN,
    TERRAIN_COUNT,
    VENT,
)
from phylarium.games.marine.rules.pawns import take_back
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import Act, Choice
from phylarium.games.marine.rules.traits import draw_traits, lose_disk
from phylarium.kernel.engine import F
from phylarium.kernel.message import Message, Reason


def rule_of(card: int) -> str:
    return "card." + CARDS[card]


# --- effects ---------------------------------------------------------------------------------


class Effect:
    """What choosing a card (or its entering play) does to the game, for the animal that acts."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        """`x` is the slot that the card was in."""
        raise NotImplementedError


class NoEffect(Effect):
    """For a card that only has icons or works while face up."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.note("log-card-void", rule_of(card), animal, card)


def award(s: Marine, animal: int, card: int, count: int) -> None:
    """VP of a card: its amount for each thing counted."""
    points = count * s.components.amount[card]
    s.note("log-card-vp", rule_of(card), animal, points, count, card)
    s.gain(animal, points)


class SwapDiskWithEarth(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.AdaptabilityDisk(animal))


class PointsPerTileWithElement(Effect):
    """VP for each occupied tile that holds the card's element, however many it holds."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        element = s.components.element[card]
        count = 0
        for hex in range(HEX_COUNT):
            if s.species[animal * HEX_COUNT + hex] > 0 and s.on_tile(hex, element):
                count += 1
        award(s, animal, card, count)


class AsteroidStrikes(Effect):
    """end.asteroid: the round becomes the last one."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.last_round = 1
        s.note("log-asteroid", "end.asteroid", animal)
        s.push(frames.AsteroidTile(animal, card))


class PointsPerSharedTile(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        count = 0
        for hex in range(HEX_COUNT):
            if s.species[animal * HEX_COUNT + hex] > 0 and s.opposing_on(animal, hex) > 0:
                count += 1
        award(s, animal, card, count)


class ThinOvercrowded(Effect):
    """One species dies on every tile that holds more species than elements."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for hex in range(HEX_COUNT - 1, -1, -1):
            if s.crowd(hex) > s.elements_on(hex):
                s.push(frames.Victim(animal, hex, 0, card))


class ScoreTerrain(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.BountifulTerrain(animal))


class Cladogenesis(Effect):
    """The last discarded card once more, then another face-up one."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.CladogenesisCard(animal, card))
        if s.discard and s.components.effect[s.discard[-1]] != s.components.effect[card]:
            s.push(frames.ResolveCard(animal, s.discard[-1], x))


class Disease(Effect):
    """A disk is lost by each opposing animal (amount 0), or by those with more elements (amount 1)."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for other in range(ANIMAL_COUNT - 1, -1, -1):
            if other == animal or s.seat_of[other] < 0:
                continue
            if s.components.amount[card] == 0 or s.elements_of(other) > s.elements_of(animal):
                s.push(frames.DiseaseDisk(other))


class PointsPerMatchingElement(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        count = 0
        for element in s.element:
            if element >= 0 and s.need(animal, element) > 0:
                count += 1
        award(s, animal, card, count)


class PointsPerVentSpecies(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        award(s, animal, card, s.on_vents(animal))


class Fecundity(Effect):
    """One species for each occupied tile; frame b of the step holds the tiles still to serve."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        tiles = 0
        for hex in range(HEX_COUNT):
            if s.species[animal * HEX_COUNT + hex] > 0:
                tiles |= 1 << hex
        s.push(frames.FecundityTile(animal, tiles))


class Fertile(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.FertileTile(animal, card))


class GeneExpression(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        draw_traits(s, animal, s.components.amount[card], "card.gene_expression")
        s.push(frames.NewTrait(animal, 0))


class Habitat(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.HabitatElement(animal))
        s.push(frames.HabitatRemove(animal))


class InvasiveSpecies(Effect):
    """Opposing animals lose one species on each tile of a terrain in the Competition section."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for hex in range(HEX_COUNT):
            if s.terrain[hex] < 0 or s.terrain[hex] not in s.competition:
                continue
            for other in range(ANIMAL_COUNT):
                if other != animal and s.species[other * HEX_COUNT + hex] > 0:
                    s.note("log-eliminated", rule_of(card), animal, other, hex)
                    s.eliminate(other, hex)


class ScoreOceans(Effect):
    """Every ocean tile is scored, outside any Evolution action."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for hex in range(HEX_COUNT):
            if s.terrain[hex] == OCEAN and s.crowd(hex) > 0:
                s.note("log-scoring", rule_of(card), animal, hex)
                s.score(hex, False)


class MassExodus(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.ExodusTile(animal))


class Metamorphosis(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.MetamorphosisDisk(animal))


class PointsPerLoneTile(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        count = 0
        for hex in range(HEX_COUNT):
            if s.species[animal * HEX_COUNT + hex] > 0 and s.opposing_on(animal, hex) == 0:
                count += 1
        award(s, animal, card, count)


class NicheConstruction(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.NicheElement(animal))


class Omnivore(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.OmnivoreTile(animal, card))


class PopulationExplosion(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.ExplosionTile(animal))


class Predator(Effect):
    """One opposing species dies on every occupied tile that has any."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for hex in range(HEX_COUNT - 1, -1, -1):
            if s.species[animal * HEX_COUNT + hex] > 0 and s.opposing_on(animal, hex) > 0:
                s.push(frames.Victim(animal, hex, 1, card))


class ProfligateCarnivore(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.ProfligateTile(animal, x))


class SolarRadiation(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.RadiationTile(animal, x))


class Symbiotic(Effect):
    """A random element for the acting animal and for each one that has fewer, down the food chain."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        mine = s.elements_of(animal)
        for other in s.playing():
            if other != animal and s.elements_of(other) >= mine:
                continue
            if s.vacant_spaces(other) <= 0:
                continue
            element = s.draw_element()
            if element >= 0:
                s.disks[other * ELEMENT_COUNT + element] += 1
                s.note("log-adapted", rule_of(card), other, element)


class TectonicShift(Effect):
    """All pawns come back; no food chain cube moves."""

    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        for other in s.playing():
            s.note("log-pawns-back", rule_of(card), other, take_back(s, other))


class Terrestrial(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.TerrestrialTile(animal, card))


class TrophicCascade(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.CascadeTile(animal, x))


class Volcanism(Effect):
    def resolve(self, s: Marine, animal: int, card: int, x: int) -> None:
        s.push(frames.TectonicsTile(animal, 0, 1))


EFFECTS: Final[list[Effect]] = [
    NoEffect(),
    SwapDiskWithEarth(),
    PointsPerTileWithElement(),
    AsteroidStrikes(),
    PointsPerSharedTile(),
    ThinOvercrowded(),
    ScoreTerrain(),
    Cladogenesis(),
    Disease(),
    PointsPerMatchingElement(),
    PointsPerVentSpecies(),
    Fecundity(),
    Fertile(),
    GeneExpression(),
    Habitat(),
    InvasiveSpecies(),
    ScoreOceans(),
    MassExodus(),
    Metamorphosis(),
    PointsPerLoneTile(),
    NicheConstruction(),
    Omnivore(),
    PopulationExplosion(),
    Predator(),
    ProfligateCarnivore(),
    SolarRadiation(),
    Symbiotic(),
    TectonicShift(),
    Terrestrial(),
    TrophicCascade(),
    Volcanism(),
]
"""In the order of names.EFFECT_NAMES."""
assert len(EFFECTS) == len(EFFECT_NAMES)


class ResolveCard(Act[frames.ResolveCard]):
    """evolution.resolve: the effect of the card in frame b, chosen out of slot c."""

    rule: str = "evolution.resolve"
    ints: str = "b=0 c=0"

    def act(self, s: Marine, f: frames.ResolveCard) -> None:
        s.new_effect()
        EFFECTS[s.components.effect[f.b]].resolve(s, f.actor, f.b, f.c)


class EnterPlay(Act[frames.EnterPlay]):
    """setup.T, evolution.refill: what a card does when it comes into the row."""

    rule: str = "setup.T"
    ints: str = "b=0"

    def act(self, s: Marine, f: frames.EnterPlay) -> None:
        effect = s.components.enters[f.b]
        if effect >= 0:
            s.new_effect()
            s.note("log-enters-effect", "setup.T", f.actor, f.b)
            EFFECTS[effect].resolve(s, f.actor, f.b, s.row.index(f.b) + 1)


# --- what cards ask --------------------------------------------------------------------------


def occupied(s: Marine, animal: int) -> list[int]:
    """The tiles with species of an animal, as actions."""
    return [HEX + h for h in range(HEX_COUNT) if s.species[animal * HEX_COUNT + h] > 0]


def populated(s: Marine) -> list[int]:
    """The tiles with any species, as actions."""
    return [HEX + h for h in range(HEX_COUNT) if s.crowd(h) > 0]


def present(s: Marine, hex: int) -> list[int]:
    """The animals with species on a tile, as actions."""
    return [ANIMAL + a for a in range(ANIMAL_COUNT) if s.species[a * HEX_COUNT + hex] > 0]


def elements_on_earth(s: Marine) -> list[int]:
    """The corners with elements, as actions."""
    return [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0]


def disks_on(s: Marine, animal: int) -> list[int]:
    """The types of an animal's disks, as actions."""
    return [ELEMENT + e for e in range(ELEMENT_COUNT) if s.disks[animal * ELEMENT_COUNT + e] > 0]


def in_bag(s: Marine) -> list[int]:
    """The element types in the bag, as actions."""
    return [ELEMENT + e for e in range(ELEMENT_COUNT) if s.bag[e] > 0]


class _CardChoice(Choice[F]):
    """A choice that a card asks for, with the reasons that all of them share."""

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        rule = self.cites(s, f)
        if HEX <= action < HEX + HEX_COUNT:
            hex = action - HEX
            if s.terrain[hex] < 0:
                return say.no("refused-no-tile", rule)
            return say.no("refused-not-that-tile", rule)
        if CORNER <= action < CORNER + CORNER_COUNT:
            return say.no("refused-not-that-corner", rule)
        if ANIMAL <= action < ANIMAL + ANIMAL_COUNT:
            return say.no("refused-not-present", rule)
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return say.no("refused-no-such-disk", rule)
        return None


class _OwnTile(_CardChoice[F]):
    """Choose a tile that the animal occupies."""

    def options(self, s: Marine, f: F) -> list[int]:
        return occupied(s, f.actor)

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT and s.terrain[action - HEX] >= 0:
            return say.no("refused-no-species", self.cites(s, f))
        return super().refusal(s, f, action)


class AdaptabilityDisk(_CardChoice[frames.AdaptabilityDisk]):
    """Choose the disk that goes to earth."""

    rule: str = "card.adaptability"
    ask: str = "ask-adaptability-disk"

    def options(self, s: Marine, f: frames.AdaptabilityDisk) -> list[int]:
        return disks_on(s, f.actor) if elements_on_earth(s) else []

    def chosen(self, s: Marine, f: frames.AdaptabilityDisk, action: int) -> None:
        s.push(frames.AdaptabilityElement(f.actor, action - ELEMENT))


class AdaptabilityElement(_CardChoice[frames.AdaptabilityElement]):
    """Choose the element that comes for the disk in frame b."""

    rule: str = "card.adaptability"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.AdaptabilityElement) -> list[int]:
        return elements_on_earth(s)

    def chosen(self, s: Marine, f: frames.AdaptabilityElement, action: int) -> None:
        corner = action - CORNER
        taken = s.element[corner]
        s.element[corner] = f.b
        s.disks[f.actor * ELEMENT_COUNT + f.b] -= 1
        s.disks[f.actor * ELEMENT_COUNT + taken] += 1
        s.note("log-disk-swapped", "card.adaptability", f.actor, f.b, taken, corner)

    def prompt(self, s: Marine, f: frames.AdaptabilityElement) -> Message:
        return Message("ask-adaptability-element", {"animal": say.animal(f.actor), "element": say.element(f.b)})


class AsteroidTile(_CardChoice[frames.AsteroidTile]):
    """Choose where the Asteroid falls; frame b is the card."""

    rule: str = "card.asteroid"
    ints: str = "b=0"
    ask: str = "ask-asteroid-tile"

    def options(self, s: Marine, f: frames.AsteroidTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0]

    def chosen(self, s: Marine, f: frames.AsteroidTile, action: int) -> None:
        hex = action - HEX
        s.note("log-asteroid-falls", "card.asteroid", f.actor, hex)
        around = s.neighbours(hex)
        for i in range(len(around) - 1, -1, -1):
            s.push(frames.Victim(f.actor, around[i], 0, f.b))
        s.push(frames.AsteroidSurvivor(f.actor, hex))


class AsteroidSurvivor(_CardChoice[frames.AsteroidSurvivor]):
    """Choose whose single species lives on where the Asteroid fell (frame b)."""

    rule: str = "card.asteroid"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.AsteroidSurvivor) -> list[int]:
        return present(s, f.b) if s.crowd(f.b) > 1 else []

    def chosen(self, s: Marine, f: frames.AsteroidSurvivor, action: int) -> None:
        for animal in range(ANIMAL_COUNT):
            spared = 1 if animal == action - ANIMAL else 0
            for _ in range(s.species[animal * HEX_COUNT + f.b] - spared):
                s.note("log-eliminated", "card.asteroid", f.actor, animal, f.b)
                s.eliminate(animal, f.b)

    def prompt(self, s: Marine, f: frames.AsteroidSurvivor) -> Message:
        return Message("ask-asteroid-survivor", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b)})


class Victim(_CardChoice[frames.Victim]):
    """Choose whose species dies on the tile in frame b; c is 1 for opposing ones only, d the card."""

    ints: str = "b=0 c=0 d=0"

    def cites(self, s: Marine, f: frames.Victim) -> str:
        return rule_of(f.d)

    def options(self, s: Marine, f: frames.Victim) -> list[int]:
        found = present(s, f.b)
        if f.c == 1 and ANIMAL + f.actor in found:
            found.remove(ANIMAL + f.actor)
        return found

    def chosen(self, s: Marine, f: frames.Victim, action: int) -> None:
        s.note("log-eliminated", rule_of(f.d), f.actor, action - ANIMAL, f.b)
        s.eliminate(action - ANIMAL, f.b)

    def prompt(self, s: Marine, f: frames.Victim) -> Message:
        return Message("ask-victim", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b), "card": say.card(f.d)})

    def refusal(self, s: Marine, f: frames.Victim, action: int) -> Reason | None:
        if action == ANIMAL + f.actor and f.c == 1:
            return say.no("refused-own-species", rule_of(f.d))
        return super().refusal(s, f, action)


class BountifulTerrain(_CardChoice[frames.BountifulTerrain]):
    """Choose the terrain whose tiles are scored."""

    rule: str = "card.bountiful_habitat"
    ask: str = "ask-bountiful-terrain"

    def options(self, s: Marine, f: frames.BountifulTerrain) -> list[int]:
        return [TERRAIN + t for t in range(TERRAIN_COUNT) if t in s.terrain]

    def chosen(self, s: Marine, f: frames.BountifulTerrain, action: int) -> None:
        tiles = 0
        for hex in range(HEX_COUNT):
            if s.terrain[hex] == action - TERRAIN and s.crowd(hex) > 0:
                tiles |= 1 << hex
        s.push(frames.BountifulTile(f.actor, tiles))

    def refusal(self, s: Marine, f: frames.BountifulTerrain, action: int) -> Reason | None:
        if TERRAIN <= action < TERRAIN + TERRAIN_COUNT:
            return say.no("refused-no-such-terrain", "card.bountiful_habitat")
        return None


class BountifulTile(_CardChoice[frames.BountifulTile]):
    """Choose the next tile to score among those in frame b."""

    rule: str = "card.bountiful_habitat"
    ints: str = "b=0"
    ask: str = "ask-bountiful-tile"

    def options(self, s: Marine, f: frames.BountifulTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if (f.b >> h) & 1 == 1]

    def chosen(self, s: Marine, f: frames.BountifulTile, action: int) -> None:
        hex = action - HEX
        s.note("log-scoring", "card.bountiful_habitat", f.actor, hex)
        s.score(hex, False)
        s.push(frames.BountifulTile(f.actor, f.b & ~(1 << hex)))


class CladogenesisCard(_CardChoice[frames.CladogenesisCard]):
    """Choose another face-up card to resolve; frame b is this one."""

    rule: str = "card.cladogenesis"
    ints: str = "b=0"
    ask: str = "ask-cladogenesis-card"

    def options(self, s: Marine, f: frames.CladogenesisCard) -> list[int]:
        return [CARD + card for card in s.row if card >= 0 and card != f.b]

    def chosen(self, s: Marine, f: frames.CladogenesisCard, action: int) -> None:
        choose_card(s, f.actor, action - CARD)

    def refusal(self, s: Marine, f: frames.CladogenesisCard, action: int) -> Reason | None:
        if CARD <= action < CARD + CARD_COUNT:
            return say.no("refused-card-not-there", "card.cladogenesis")
        return None


class DiseaseDisk(_CardChoice[frames.DiseaseDisk]):
    """The struck animal chooses which of its disks it loses."""

    rule: str = "card.disease"
    ask: str = "ask-disease-disk"

    def options(self, s: Marine, f: frames.DiseaseDisk) -> list[int]:
        return disks_on(s, f.actor)

    def chosen(self, s: Marine, f: frames.DiseaseDisk, action: int) -> None:
        lose_disk(s, f.actor, action - ELEMENT, "card.disease")

    def refusal(self, s: Marine, f: frames.DiseaseDisk, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT and s.need(f.actor, action - ELEMENT) > 0:
            return say.no("refused-printed", "card.disease")
        return super().refusal(s, f, action)


class FecundityTile(_CardChoice[frames.FecundityTile]):
    """Choose the next tile for a new species; asked only when the gene pool cannot serve all in frame b."""

    rule: str = "card.fecundity"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.FecundityTile) -> list[int]:
        tiles = [HEX + h for h in range(HEX_COUNT) if (f.b >> h) & 1 == 1]
        if s.pool[f.actor] == 0 or not tiles:
            return []
        return tiles if len(tiles) > s.pool[f.actor] else [tiles[0]]

    def chosen(self, s: Marine, f: frames.FecundityTile, action: int) -> None:
        hex = action - HEX
        s.settle(f.actor, hex)
        s.note("log-settled", "card.fecundity", f.actor, hex)
        s.push(frames.FecundityTile(f.actor, f.b & ~(1 << hex)))

    def prompt(self, s: Marine, f: frames.FecundityTile) -> Message:
        return Message("ask-fecundity-tile", {"animal": say.animal(f.actor), "number": s.pool[f.actor]})


class FertileTile(_OwnTile[frames.FertileTile]):
    """Choose the tile whose species are counted; frame b is the card."""

    rule: str = "card.fertile"
    ints: str = "b=0"
    ask: str = "ask-fertile-tile"

    def chosen(self, s: Marine, f: frames.FertileTile, action: int) -> None:
        award(s, f.actor, f.b, s.crowd(action - HEX))


class HabitatRemove(_CardChoice[frames.HabitatRemove]):
    """Choose an element to remove, of a type whose special pawn is not yours."""

    rule: str = "card.habitat"
    ask: str = "ask-habitat-remove"

    def options(self, s: Marine, f: frames.HabitatRemove) -> list[int]:
        return [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0 and s.control[s.element[c]] != f.actor]

    def chosen(self, s: Marine, f: frames.HabitatRemove, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.habitat")


def remove_element(s: Marine, animal: int, corner: int, rule: str) -> None:
    s.note("log-element-removed", rule, animal, s.element[corner], corner)
    s.to_bag(corner)


class HabitatElement(_CardChoice[frames.HabitatElement]):
    """Choose an element out of the bag, of a type whose special pawn is yours."""

    rule: str = "card.habitat"
    ask: str = "ask-habitat-element"

    def options(self, s: Marine, f: frames.HabitatElement) -> list[int]:
        if not s.vacant_corners():
            return []
        return [ELEMENT + e for e in range(ELEMENT_COUNT) if s.control[e] == f.actor and s.bag[e] > 0]

    def chosen(self, s: Marine, f: frames.HabitatElement, action: int) -> None:
        s.push(frames.PlaceOnCorner(f.actor, action - ELEMENT))

    def refusal(self, s: Marine, f: frames.HabitatElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            if s.control[action - ELEMENT] == f.actor:
                return say.no("refused-not-in-bag", "card.habitat")
            return Reason(Message("refused-not-controlled", {"pawn": say.pawn(1 + action - ELEMENT)}), "card.habitat")
        return super().refusal(s, f, action)


class PlaceOnCorner(_CardChoice[frames.PlaceOnCorner]):
    """Put the element in frame b, out of the bag, on any vacant corner of earth."""

    rule: str = "card.habitat"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.PlaceOnCorner) -> list[int]:
        return [CORNER + c for c in s.vacant_corners()]

    def chosen(self, s: Marine, f: frames.PlaceOnCorner, action: int) -> None:
        s.bag[f.b] -= 1
        s.element[action - CORNER] = f.b
        s.note("log-element-placed", "card.habitat", f.actor, f.b, action - CORNER)

    def prompt(self, s: Marine, f: frames.PlaceOnCorner) -> Message:
        return Message("ask-place-on-corner", {"animal": say.animal(f.actor), "element": say.element(f.b)})

    def refusal(self, s: Marine, f: frames.PlaceOnCorner, action: int) -> Reason | None:
        if CORNER <= action < CORNER + CORNER_COUNT:
            return refuse_corner(s, action - CORNER, "card.habitat")
        return None


class ExodusTile(_CardChoice[frames.ExodusTile]):
    """Choose the tile that everybody leaves."""

    rule: str = "card.mass_exodus"
    ask: str = "ask-exodus-tile"

    def options(self, s: Marine, f: frames.ExodusTile) -> list[int]:
        return populated(s)

    def chosen(self, s: Marine, f: frames.ExodusTile, action: int) -> None:
        s.push(frames.ExodusSpecies(f.actor, action - HEX))


class ExodusSpecies(_CardChoice[frames.ExodusSpecies]):
    """Choose whose species leaves the tile in frame b next."""

    rule: str = "card.mass_exodus"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.ExodusSpecies) -> list[int]:
        return present(s, f.b)

    def chosen(self, s: Marine, f: frames.ExodusSpecies, action: int) -> None:
        s.push(frames.ExodusTarget(f.actor, f.b, action - ANIMAL))

    def prompt(self, s: Marine, f: frames.ExodusSpecies) -> Message:
        return Message("ask-exodus-species", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b)})


class ExodusTarget(_CardChoice[frames.ExodusTarget]):
    """Choose where the species of the animal in frame c goes."""

    rule: str = "card.mass_exodus"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.ExodusTarget) -> list[int]:
        return [HEX + h for h in s.neighbours(f.b)]

    def chosen(self, s: Marine, f: frames.ExodusTarget, action: int) -> None:
        target = action - HEX
        s.species[f.c * HEX_COUNT + f.b] -= 1
        s.species[f.c * HEX_COUNT + target] += 1
        s.note("log-moved", "card.mass_exodus", f.c, f.b, target)
        s.push(frames.ExodusSpecies(f.actor, f.b))

    def prompt(self, s: Marine, f: frames.ExodusTarget) -> Message:
        return Message("ask-exodus-target", {"animal": say.animal(f.actor), "moving": say.animal(f.c)})


class MetamorphosisDisk(_CardChoice[frames.MetamorphosisDisk]):
    """Choose the disk to give up."""

    rule: str = "card.metamorphosis"
    ask: str = "ask-metamorphosis-disk"

    def options(self, s: Marine, f: frames.MetamorphosisDisk) -> list[int]:
        return disks_on(s, f.actor) if in_bag(s) else []

    def chosen(self, s: Marine, f: frames.MetamorphosisDisk, action: int) -> None:
        s.push(frames.MetamorphosisElement(f.actor, action - ELEMENT))


class MetamorphosisElement(_CardChoice[frames.MetamorphosisElement]):
    """Choose the element out of the bag that replaces the disk in frame b."""

    rule: str = "card.metamorphosis"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.MetamorphosisElement) -> list[int]:
        return in_bag(s)

    def chosen(self, s: Marine, f: frames.MetamorphosisElement, action: int) -> None:
        lose_disk(s, f.actor, f.b, "card.metamorphosis")
        element = action - ELEMENT
        s.bag[element] -= 1
        s.disks[f.actor * ELEMENT_COUNT + element] += 1
        s.note("log-adapted", "card.metamorphosis", f.actor, element)

    def prompt(self, s: Marine, f: frames.MetamorphosisElement) -> Message:
        return Message("ask-metamorphosis-element", {"animal": say.animal(f.actor), "element": say.element(f.b)})

    def refusal(self, s: Marine, f: frames.MetamorphosisElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return say.no("refused-not-in-bag", "card.metamorphosis")
        return None


class NicheElement(_CardChoice[frames.NicheElement]):
    """Choose the element to move."""

    rule: str = "card.niche_construction"
    ask: str = "ask-niche-element"

    def options(self, s: Marine, f: frames.NicheElement) -> list[int]:
        return elements_on_earth(s) if s.vacant_corners() else []

    def chosen(self, s: Marine, f: frames.NicheElement, action: int) -> None:
        s.push(frames.NicheCorner(f.actor, action - CORNER))


class NicheCorner(_CardChoice[frames.NicheCorner]):
    """Choose where the element from the corner in frame b goes."""

    rule: str = "card.niche_construction"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.NicheCorner) -> list[int]:
        return [CORNER + c for c in s.vacant_corners()]

    def chosen(self, s: Marine, f: frames.NicheCorner, action: int) -> None:
        element = s.element[f.b]
        s.element[f.b] = -1
        s.element[action - CORNER] = element
        s.note("log-element-moved", "card.niche_construction", f.actor, element, f.b, action - CORNER)

    def prompt(self, s: Marine, f: frames.NicheCorner) -> Message:
        return Message("ask-niche-corner", {"animal": say.animal(f.actor), "element": say.element(s.element[f.b])})

    def refusal(self, s: Marine, f: frames.NicheCorner, action: int) -> Reason | None:
        if CORNER <= action < CORNER + CORNER_COUNT:
            return refuse_corner(s, action - CORNER, "card.niche_construction")
        return None


class OmnivoreTile(_OwnTile[frames.OmnivoreTile]):
    """Choose the tile on which everything edible is eaten; frame b is the card."""

    rule: str = "card.omnivore"
    ints: str = "b=0"
    ask: str = "ask-omnivore-tile"

    def chosen(self, s: Marine, f: frames.OmnivoreTile, action: int) -> None:
        hex = action - HEX
        s.push(frames.Victim(f.actor, hex, 0, f.b))
        s.push(frames.OmnivoreElement(f.actor, hex))


class OmnivoreElement(_CardChoice[frames.OmnivoreElement]):
    """Choose the element that leaves the tile in frame b."""

    rule: str = "card.omnivore"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.OmnivoreElement) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.b] if s.element[c] >= 0]

    def chosen(self, s: Marine, f: frames.OmnivoreElement, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.omnivore")

    def prompt(self, s: Marine, f: frames.OmnivoreElement) -> Message:
        return Message("ask-omnivore-element", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b)})


class ExplosionTile(_OwnTile[frames.ExplosionTile]):
    """Choose the tile that receives as many species as stand there."""

    rule: str = "card.population_explosion"
    ask: str = "ask-explosion-tile"

    def options(self, s: Marine, f: frames.ExplosionTile) -> list[int]:
        return occupied(s, f.actor) if s.pool[f.actor] > 0 else []

    def chosen(self, s: Marine, f: frames.ExplosionTile, action: int) -> None:
        hex = action - HEX
        count = min(s.crowd(hex), s.pool[f.actor])
        for _ in range(count):
            s.settle(f.actor, hex)
        s.note("log-settled-many", "card.population_explosion", f.actor, count, hex)


class ProfligateTile(_CardChoice[frames.ProfligateTile]):
    """Choose a tile with an opposing species to replace; frame b: how many are still to die."""

    rule: str = "card.profligate_carnivore"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.ProfligateTile) -> list[int]:
        if f.b == 0:
            return []
        return [HEX + h for h in range(HEX_COUNT) if s.opposing_on(f.actor, h) > 0]

    def chosen(self, s: Marine, f: frames.ProfligateTile, action: int) -> None:
        s.push(frames.ProfligateVictim(f.actor, f.b, action - HEX))

    def prompt(self, s: Marine, f: frames.ProfligateTile) -> Message:
        return Message("ask-profligate-tile", {"animal": say.animal(f.actor), "number": f.b})


class ProfligateVictim(_CardChoice[frames.ProfligateVictim]):
    """Choose whose species is replaced on the tile in frame c."""

    rule: str = "card.profligate_carnivore"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.ProfligateVictim) -> list[int]:
        return [action for action in present(s, f.c) if action != ANIMAL + f.actor]

    def chosen(self, s: Marine, f: frames.ProfligateVictim, action: int) -> None:
        s.note("log-eliminated", "card.profligate_carnivore", f.actor, action - ANIMAL, f.c)
        s.eliminate(action - ANIMAL, f.c)
        if s.pool[f.actor] > 0:
            s.settle(f.actor, f.c)
            s.note("log-settled", "card.profligate_carnivore", f.actor, f.c)
        s.push(frames.ProfligateTile(f.actor, f.b - 1))

    def prompt(self, s: Marine, f: frames.ProfligateVictim) -> Message:
        return Message("ask-profligate-victim", {"animal": say.animal(f.actor), "tile": say.tile(s, f.c)})

    def refusal(self, s: Marine, f: frames.ProfligateVictim, action: int) -> Reason | None:
        if action == ANIMAL + f.actor:
            return say.no("refused-own-species", "card.profligate_carnivore")
        return super().refusal(s, f, action)


class RadiationTile(_CardChoice[frames.RadiationTile]):
    """Choose the tile that loses species to their gene pools; frame b: how many."""

    rule: str = "card.solar_radiation"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.RadiationTile) -> list[int]:
        return populated(s)

    def chosen(self, s: Marine, f: frames.RadiationTile, action: int) -> None:
        s.push(frames.RadiationSpecies(f.actor, action - HEX, f.b))

    def prompt(self, s: Marine, f: frames.RadiationTile) -> Message:
        return Message("ask-radiation-tile", {"animal": say.animal(f.actor), "number": f.b})


class RadiationSpecies(_CardChoice[frames.RadiationSpecies]):
    """Choose whose species returns to its gene pool; frame c: how many more."""

    rule: str = "card.solar_radiation"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.RadiationSpecies) -> list[int]:
        return present(s, f.b) if f.c > 0 else []

    def chosen(self, s: Marine, f: frames.RadiationSpecies, action: int) -> None:
        animal = action - ANIMAL
        s.species[animal * HEX_COUNT + f.b] -= 1
        s.pool[animal] += 1
        s.note("log-displaced", "card.solar_radiation", animal, 1, f.b)
        s.push(frames.RadiationSpecies(f.actor, f.b, f.c - 1))

    def prompt(self, s: Marine, f: frames.RadiationSpecies) -> Message:
        return Message(
            "ask-radiation-species", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b), "number": f.c}
        )


def dry(s: Marine, hex: int) -> bool:
    """Whether a tile is land or a geyser."""
    return s.terrain[hex] == LAND or (s.terrain[hex] == VENT and s.vent[hex] == GEYSER)


def has_vacant_corner(s: Marine, hex: int) -> bool:
    for corner in CORNERS_OF[hex]:
        if s.element[corner] < 0:
            return True
    return False


class TerrestrialTile(_CardChoice[frames.TerrestrialTile]):
    """Choose the land or geyser that is settled: one with a free corner if there is any; b is the card."""

    rule: str = "card.terrestrial"
    ints: str = "b=0"
    ask: str = "ask-terrestrial-tile"

    def options(self, s: Marine, f: frames.TerrestrialTile) -> list[int]:
        tiles = [h for h in range(HEX_COUNT) if dry(s, h)]
        free = [HEX + h for h in tiles if has_vacant_corner(s, h)]
        if free and in_bag(s):
            return free
        return [HEX + h for h in tiles] if s.pool[f.actor] > 0 else []

    def chosen(self, s: Marine, f: frames.TerrestrialTile, action: int) -> None:
        hex = action - HEX
        s.push(frames.TerrestrialSpecies(f.actor, hex, f.b))
        if has_vacant_corner(s, hex) and in_bag(s):
            s.push(frames.TerrestrialElement(f.actor, hex))

    def refusal(self, s: Marine, f: frames.TerrestrialTile, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT and s.terrain[action - HEX] >= 0:
            if dry(s, action - HEX):
                return say.no("refused-no-free-corner", "card.terrestrial")
            return say.no("refused-not-dry", "card.terrestrial")
        return super().refusal(s, f, action)


class TerrestrialElement(_CardChoice[frames.TerrestrialElement]):
    """Choose an element out of the bag for the tile in frame b."""

    rule: str = "card.terrestrial"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.TerrestrialElement) -> list[int]:
        return in_bag(s)

    def chosen(self, s: Marine, f: frames.TerrestrialElement, action: int) -> None:
        s.push(frames.TerrestrialCorner(f.actor, f.b, action - ELEMENT))

    def prompt(self, s: Marine, f: frames.TerrestrialElement) -> Message:
        return Message("ask-terrestrial-element", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b)})

    def refusal(self, s: Marine, f: frames.TerrestrialElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return say.no("refused-not-in-bag", "card.terrestrial")
        return None


class TerrestrialCorner(_CardChoice[frames.TerrestrialCorner]):
    """Choose the corner of the tile in frame b for the element in frame c."""

    rule: str = "card.terrestrial"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.TerrestrialCorner) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.b] if s.element[c] < 0]

    def chosen(self, s: Marine, f: frames.TerrestrialCorner, action: int) -> None:
        s.bag[f.c] -= 1
        s.element[action - CORNER] = f.c
        s.note("log-element-placed", "card.terrestrial", f.actor, f.c, action - CORNER)

    def prompt(self, s: Marine, f: frames.TerrestrialCorner) -> Message:
        return Message(
            "ask-terrestrial-corner",
            {"animal": say.animal(f.actor), "element": say.element(f.c), "tile": say.tile(s, f.b)},
        )


class TerrestrialSpecies(_CardChoice[frames.TerrestrialSpecies]):
    """Choose how many species come to the tile in frame b; frame c is the card."""

    rule: str = "card.terrestrial"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.TerrestrialSpecies) -> list[int]:
        most = min(s.components.amount[f.c], s.pool[f.actor])
        if most == 0:
            return []
        return [NUMBER + n for n in range(most + 1)]

    def chosen(self, s: Marine, f: frames.TerrestrialSpecies, action: int) -> None:
        count = action - NUMBER
        for _ in range(count):
            s.settle(f.actor, f.b)
        s.note("log-settled-many", "card.terrestrial", f.actor, count, f.b)

    def prompt(self, s: Marine, f: frames.TerrestrialSpecies) -> Message:
        return Message("ask-terrestrial-species", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b)})


class CascadeTile(_CardChoice[frames.CascadeTile]):
    """Choose the tile that loses elements; frame b: how many."""

    rule: str = "card.trophic_cascade"
    ints: str = "b=0"

    def options(self, s: Marine, f: frames.CascadeTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0 and s.elements_on(h) > 0]

    def chosen(self, s: Marine, f: frames.CascadeTile, action: int) -> None:
        s.push(frames.CascadeElement(f.actor, action - HEX, f.b))

    def prompt(self, s: Marine, f: frames.CascadeTile) -> Message:
        return Message("ask-cascade-tile", {"animal": say.animal(f.actor), "number": f.b})


class CascadeElement(_CardChoice[frames.CascadeElement]):
    """Choose which element leaves the tile in frame b; asked only while some will stay; c: how many more go."""

    rule: str = "card.trophic_cascade"
    ints: str = "b=0 c=0"

    def options(self, s: Marine, f: frames.CascadeElement) -> list[int]:
        if f.c == 0:
            return []
        found = [CORNER + c for c in CORNERS_OF[f.b] if s.element[c] >= 0]
        return found if len(found) > f.c else found[:1]

    def chosen(self, s: Marine, f: frames.CascadeElement, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.trophic_cascade")
        s.push(frames.CascadeElement(f.actor, f.b, f.c - 1))

    def prompt(self, s: Marine, f: frames.CascadeElement) -> Message:
        return Message("ask-cascade-element", {"animal": say.animal(f.actor), "tile": say.tile(s, f.b), "number": f.c})
