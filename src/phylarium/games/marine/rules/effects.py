"""The effects of evolution cards: what choosing a card, or its entering play, does for the animal that acts.

Each step here is an effect. The row of a card names it as the class is called, `vp_per_lone_tile` for
VpPerLoneTile, and its frame has the card and the slot that the card was in; what else it asks is in cards.py.
The rulebook prints clarifications of the cards but not their faces: data/cards.toml says which values are
reconstructed, docs/rulings/marine.md why.
"""

from __future__ import annotations

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.cards import disks_on, elements_on_earth, in_bag, populated, rule_of
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.pawns import take_back
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import CardChoice
from phylarium.games.marine.rules.traits import BY_GENE_EXPRESSION, draw_traits
from phylarium.kernel.engine import Act, F
from phylarium.kernel.message import Reason


def tiles_of(s: Marine, animal: int) -> list[int]:
    """The hexes in which an animal has species."""
    return [h for h in range(HEX_COUNT) if s.species[animal * HEX_COUNT + h] > 0]


def bits_of(tiles: list[int]) -> int:
    """A set of hexes."""
    bits = 0
    for hex in tiles:
        bits |= 1 << hex
    return bits


def award(s: Marine, animal: int, card: int, count: int) -> None:
    """VP of a card: its amount for each thing counted."""
    points = count * s.components.amount[card]
    s.note("log-card-vp", rule_of(card), animal, points, count, card)
    s.gain(animal, points)


class _Effect(Act[Marine, F]):
    """evolution.resolve: an effect that happens by itself."""

    ints: str = "card slot"


class _EffectChoice(CardChoice[F]):
    """An effect that begins with a question."""

    ints: str = "card slot"


class _OwnTile(_EffectChoice[F]):
    """Choose a tile that the animal occupies."""

    def options(self, s: Marine, f: F) -> list[int]:
        return [HEX + h for h in tiles_of(s, f.actor)]

    def refusal(self, s: Marine, f: F, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT and s.terrain[action - HEX] >= 0:
            return say.no("refused-no-species", self.cites(s, f))
        return super().refusal(s, f, action)


class SwapDiskWithEarth(_EffectChoice[frames.SwapDiskWithEarth]):
    """card.adaptability: choose the disk that goes to earth."""

    def options(self, s: Marine, f: frames.SwapDiskWithEarth) -> list[int]:
        return disks_on(s, f.actor) if elements_on_earth(s) else []

    def chosen(self, s: Marine, f: frames.SwapDiskWithEarth, action: int) -> None:
        s.push(frames.AdaptabilityElement(f.actor, action - ELEMENT))


class VpPerTileWithElement(_Effect[frames.VpPerTileWithElement]):
    """VP for each occupied tile that holds the card's element, however many it holds."""

    def act(self, s: Marine, f: frames.VpPerTileWithElement) -> None:
        element = s.components.element[f.card]
        award(s, f.actor, f.card, len([h for h in tiles_of(s, f.actor) if s.on_tile(h, element)]))


class Asteroid(_Effect[frames.Asteroid]):
    """end.asteroid: the round becomes the last one."""

    def act(self, s: Marine, f: frames.Asteroid) -> None:
        s.last_round = 1
        s.note("log-asteroid", "end.asteroid", f.actor)
        s.push(frames.AsteroidTile(f.actor, f.card))


class VpPerSharedTile(_Effect[frames.VpPerSharedTile]):
    """VP for each occupied tile with opposing species."""

    def act(self, s: Marine, f: frames.VpPerSharedTile) -> None:
        award(s, f.actor, f.card, len([h for h in tiles_of(s, f.actor) if s.opposing_on(f.actor, h) > 0]))


class ThinOvercrowded(_Effect[frames.ThinOvercrowded]):
    """One species dies on every tile that holds more species than elements."""

    def act(self, s: Marine, f: frames.ThinOvercrowded) -> None:
        for hex in range(HEX_COUNT - 1, -1, -1):
            if s.crowd(hex) > s.elements_on(hex):
                s.push(frames.Victim(f.actor, hex, f.card))


class ScoreTerrain(_EffectChoice[frames.ScoreTerrain]):
    """card.bountiful_habitat: choose the terrain whose tiles are scored."""

    def options(self, s: Marine, f: frames.ScoreTerrain) -> list[int]:
        return [TERRAIN + t for t in range(TERRAIN_COUNT) if t in s.terrain]

    def chosen(self, s: Marine, f: frames.ScoreTerrain, action: int) -> None:
        tiles = [h for h in range(HEX_COUNT) if s.terrain[h] == action - TERRAIN and s.crowd(h) > 0]
        s.push(frames.BountifulTile(f.actor, bits_of(tiles)))

    def refusal(self, s: Marine, f: frames.ScoreTerrain, action: int) -> Reason | None:
        if TERRAIN <= action < TERRAIN + TERRAIN_COUNT:
            return say.no("refused-no-such-terrain", "card.bountiful_habitat")
        return None


class Cladogenesis(_Effect[frames.Cladogenesis]):
    """The last discarded card once more, then another face-up one."""

    def act(self, s: Marine, f: frames.Cladogenesis) -> None:
        s.push(frames.CladogenesisCard(f.actor, f.card))
        if s.discard and s.components.effect[s.discard[-1]] != s.components.effect[f.card]:
            s.push(frames.ResolveCard(f.actor, s.discard[-1], f.slot))


class Disease(_Effect[frames.Disease]):
    """A disk is lost by each opposing animal (amount 0), or by those with more elements (amount 1)."""

    def act(self, s: Marine, f: frames.Disease) -> None:
        for other in range(ANIMAL_COUNT - 1, -1, -1):
            if other == f.actor or s.seat_of[other] < 0:
                continue
            if s.components.amount[f.card] == 0 or s.elements_of(other) > s.elements_of(f.actor):
                s.push(frames.DiseaseDisk(other))


class VpPerMatchingElement(_Effect[frames.VpPerMatchingElement]):
    """VP for each element on earth that the animal needs."""

    def act(self, s: Marine, f: frames.VpPerMatchingElement) -> None:
        award(s, f.actor, f.card, len([e for e in s.element if e >= 0 and s.need(f.actor, e) > 0]))


class VpPerVentSpecies(_Effect[frames.VpPerVentSpecies]):
    """VP for each species of the animal on vents."""

    def act(self, s: Marine, f: frames.VpPerVentSpecies) -> None:
        award(s, f.actor, f.card, s.on_vents(f.actor))


class Fecundity(_Effect[frames.Fecundity]):
    """One species for each occupied tile."""

    def act(self, s: Marine, f: frames.Fecundity) -> None:
        s.push(frames.FecundityTile(f.actor, bits_of(tiles_of(s, f.actor))))


class Fertile(_OwnTile[frames.Fertile]):
    """card.fertile: choose the tile whose species are counted."""

    def chosen(self, s: Marine, f: frames.Fertile, action: int) -> None:
        award(s, f.actor, f.card, s.crowd(action - HEX))


class GeneExpression(_Effect[frames.GeneExpression]):
    """Some traits are drawn, of which one replaces another."""

    def act(self, s: Marine, f: frames.GeneExpression) -> None:
        draw_traits(s, f.actor, s.components.amount[f.card], "card.gene_expression")
        s.push(frames.NewTrait(f.actor, BY_GENE_EXPRESSION))


class Habitat(_Effect[frames.Habitat]):
    """An element is removed and another one placed."""

    def act(self, s: Marine, f: frames.Habitat) -> None:
        s.push(frames.HabitatElement(f.actor))
        s.push(frames.HabitatRemove(f.actor))


class InvasiveSpecies(_Effect[frames.InvasiveSpecies]):
    """Opposing animals lose one species on each tile of a terrain in the Competition section."""

    def act(self, s: Marine, f: frames.InvasiveSpecies) -> None:
        for hex in range(HEX_COUNT):
            if s.terrain[hex] < 0 or s.terrain[hex] not in s.competition:
                continue
            for other in range(ANIMAL_COUNT):
                if other != f.actor and s.species[other * HEX_COUNT + hex] > 0:
                    s.note("log-eliminated", rule_of(f.card), f.actor, other, hex)
                    s.eliminate(other, hex)


class ScoreOceans(_Effect[frames.ScoreOceans]):
    """Every ocean tile is scored, outside any Evolution action."""

    def act(self, s: Marine, f: frames.ScoreOceans) -> None:
        for hex in range(HEX_COUNT):
            if s.terrain[hex] == OCEAN and s.crowd(hex) > 0:
                s.note("log-scoring", rule_of(f.card), f.actor, hex)
                s.score(hex, False)


class MassExodus(_EffectChoice[frames.MassExodus]):
    """card.mass_exodus: choose the tile that everybody leaves."""

    def options(self, s: Marine, f: frames.MassExodus) -> list[int]:
        return populated(s)

    def chosen(self, s: Marine, f: frames.MassExodus, action: int) -> None:
        s.push(frames.ExodusSpecies(f.actor, action - HEX))


class Metamorphosis(_EffectChoice[frames.Metamorphosis]):
    """card.metamorphosis: choose the disk to give up."""

    def options(self, s: Marine, f: frames.Metamorphosis) -> list[int]:
        return disks_on(s, f.actor) if in_bag(s) else []

    def chosen(self, s: Marine, f: frames.Metamorphosis, action: int) -> None:
        s.push(frames.MetamorphosisElement(f.actor, action - ELEMENT))


class VpPerLoneTile(_Effect[frames.VpPerLoneTile]):
    """VP for each occupied tile without opposing species."""

    def act(self, s: Marine, f: frames.VpPerLoneTile) -> None:
        award(s, f.actor, f.card, len([h for h in tiles_of(s, f.actor) if s.opposing_on(f.actor, h) == 0]))


class NicheConstruction(_EffectChoice[frames.NicheConstruction]):
    """card.niche_construction: choose the element to move."""

    def options(self, s: Marine, f: frames.NicheConstruction) -> list[int]:
        return elements_on_earth(s) if s.vacant_corners() else []

    def chosen(self, s: Marine, f: frames.NicheConstruction, action: int) -> None:
        s.push(frames.NicheCorner(f.actor, action - CORNER))


class Omnivore(_OwnTile[frames.Omnivore]):
    """card.omnivore: choose the tile on which everything edible is eaten."""

    def chosen(self, s: Marine, f: frames.Omnivore, action: int) -> None:
        hex = action - HEX
        s.push(frames.Victim(f.actor, hex, f.card))
        s.push(frames.OmnivoreElement(f.actor, hex))


class PopulationExplosion(_OwnTile[frames.PopulationExplosion]):
    """card.population_explosion: choose the tile that receives as many species as stand there."""

    def options(self, s: Marine, f: frames.PopulationExplosion) -> list[int]:
        return [HEX + h for h in tiles_of(s, f.actor)] if s.pool[f.actor] > 0 else []

    def chosen(self, s: Marine, f: frames.PopulationExplosion, action: int) -> None:
        hex = action - HEX
        count = min(s.crowd(hex), s.pool[f.actor])
        for _ in range(count):
            s.settle(f.actor, hex)
        s.note("log-settled-many", "card.population_explosion", f.actor, count, hex)


class Predator(_Effect[frames.Predator]):
    """One opposing species dies on every occupied tile that has any."""

    def act(self, s: Marine, f: frames.Predator) -> None:
        for hex in reversed(tiles_of(s, f.actor)):
            if s.opposing_on(f.actor, hex) > 0:
                s.push(frames.Victim(f.actor, hex, f.card, opposing=1))


class ProfligateCarnivore(_EffectChoice[frames.ProfligateCarnivore]):
    """card.profligate_carnivore: choose a tile with an opposing species to replace: `left` are still to die."""

    ints: str = "card left"

    def options(self, s: Marine, f: frames.ProfligateCarnivore) -> list[int]:
        if f.left == 0:
            return []
        return [HEX + h for h in range(HEX_COUNT) if s.opposing_on(f.actor, h) > 0]

    def chosen(self, s: Marine, f: frames.ProfligateCarnivore, action: int) -> None:
        s.push(frames.ProfligateVictim(f.actor, f.card, f.left, action - HEX))


class SolarRadiation(_EffectChoice[frames.SolarRadiation]):
    """card.solar_radiation: choose the tile that loses species to their gene pools: as many as the slot says."""

    def options(self, s: Marine, f: frames.SolarRadiation) -> list[int]:
        return populated(s)

    def chosen(self, s: Marine, f: frames.SolarRadiation, action: int) -> None:
        s.push(frames.RadiationSpecies(f.actor, action - HEX, f.slot))


class Symbiotic(_Effect[frames.Symbiotic]):
    """A random element for the acting animal and for each one that has fewer, down the food chain."""

    def act(self, s: Marine, f: frames.Symbiotic) -> None:
        mine = s.elements_of(f.actor)
        for other in s.playing():
            if other != f.actor and s.elements_of(other) >= mine:
                continue
            if s.vacant_spaces(other) <= 0:
                continue
            element = s.draw(s.bag)
            if element >= 0:
                s.disks[other * ELEMENT_COUNT + element] += 1
                s.note("log-adapted", rule_of(f.card), other, element)


class TectonicShift(_Effect[frames.TectonicShift]):
    """All pawns come back; no food chain cube moves."""

    def act(self, s: Marine, f: frames.TectonicShift) -> None:
        for other in s.playing():
            s.note("log-pawns-back", rule_of(f.card), other, take_back(s, other))


def dry(s: Marine, hex: int) -> bool:
    """Whether a tile is land or a geyser."""
    return s.terrain[hex] == LAND or (s.terrain[hex] == VENT and s.vent[hex] == GEYSER)


def has_vacant_corner(s: Marine, hex: int) -> bool:
    for corner in CORNERS_OF[hex]:
        if s.element[corner] < 0:
            return True
    return False


class Terrestrial(_EffectChoice[frames.Terrestrial]):
    """card.terrestrial: choose the land or geyser that is settled: one with a free corner if there is any."""

    def options(self, s: Marine, f: frames.Terrestrial) -> list[int]:
        tiles = [h for h in range(HEX_COUNT) if dry(s, h)]
        free = [HEX + h for h in tiles if has_vacant_corner(s, h)]
        if free and in_bag(s):
            return free
        return [HEX + h for h in tiles] if s.pool[f.actor] > 0 else []

    def chosen(self, s: Marine, f: frames.Terrestrial, action: int) -> None:
        hex = action - HEX
        s.push(frames.TerrestrialSpecies(f.actor, hex, f.card))
        if has_vacant_corner(s, hex) and in_bag(s):
            s.push(frames.TerrestrialElement(f.actor, hex))

    def refusal(self, s: Marine, f: frames.Terrestrial, action: int) -> Reason | None:
        if HEX <= action < HEX + HEX_COUNT and s.terrain[action - HEX] >= 0:
            if dry(s, action - HEX):
                return say.no("refused-no-free-corner", "card.terrestrial")
            return say.no("refused-not-dry", "card.terrestrial")
        return super().refusal(s, f, action)


class TrophicCascade(_EffectChoice[frames.TrophicCascade]):
    """card.trophic_cascade: choose the tile that loses elements: as many as the slot says."""

    def options(self, s: Marine, f: frames.TrophicCascade) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0 and s.elements_on(h) > 0]

    def chosen(self, s: Marine, f: frames.TrophicCascade, action: int) -> None:
        s.push(frames.CascadeElement(f.actor, action - HEX, f.slot))


class Volcanism(_Effect[frames.Volcanism]):
    """A tile becomes a vent, as by a Tectonics action; a seamount may, wherever it lies."""

    def act(self, s: Marine, f: frames.Volcanism) -> None:
        s.push(frames.TectonicsTile(f.actor, special=0, volcanism=1))
