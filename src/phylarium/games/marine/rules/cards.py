"""How evolution cards are resolved, and what their effects (effects.py) go on to ask."""

from __future__ import annotations

from collections.abc import Callable

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.evolution import choose_card
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import CardChoice, VacantCorner
from phylarium.games.marine.rules.traits import lose_disk
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Act, Frame
from phylarium.kernel.message import Message, Reason


def rule_of(card: int) -> str:
    return "card." + CARDS[card]


def begin_effect(s: Marine, effect: int, animal: int, card: int, slot: int) -> None:
    """An effect, by the number of its step, of a card in a slot."""
    frame: Callable[..., Frame] = s.of.operations.frames[effect]
    s.new_effect()
    s.push(frame(animal, card, slot))


class ResolveCard(Act[Marine, frames.ResolveCard]):
    """evolution.resolve: the effect of the card, chosen out of the slot."""

    ints: str = "card slot"

    def act(self, s: Marine, f: frames.ResolveCard) -> None:
        effect = s.components.effect[f.card]
        if effect == NONE:
            s.note("log-card-void", rule_of(f.card), f.actor, f.card)
        else:
            begin_effect(s, effect, f.actor, f.card, f.slot)


class EnterPlay(Act[Marine, frames.EnterPlay]):
    """setup.T, evolution.refill: what a card does when it comes into the row."""

    ints: str = "card"

    def act(self, s: Marine, f: frames.EnterPlay) -> None:
        effect = s.components.enters[f.card]
        if effect != NONE:
            s.note("log-enters-effect", "setup.T", f.actor, f.card)
            begin_effect(s, effect, f.actor, f.card, s.row.index(f.card) + 1)


# --- what cards ask --------------------------------------------------------------------------


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


class AdaptabilityElement(CardChoice[frames.AdaptabilityElement]):
    """card.adaptability: choose the element that comes for the disk."""

    ints: str = "disk"

    def options(self, s: Marine, f: frames.AdaptabilityElement) -> list[int]:
        return elements_on_earth(s)

    def chosen(self, s: Marine, f: frames.AdaptabilityElement, action: int) -> None:
        corner = action - CORNER
        taken = s.element[corner]
        s.element[corner] = f.disk
        s.disks[f.actor * ELEMENT_COUNT + f.disk] -= 1
        s.disks[f.actor * ELEMENT_COUNT + taken] += 1
        s.note("log-disk-swapped", "card.adaptability", f.actor, f.disk, taken, corner)


class AsteroidTile(CardChoice[frames.AsteroidTile]):
    """card.asteroid: choose where the Asteroid falls."""

    ints: str = "card"

    def options(self, s: Marine, f: frames.AsteroidTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if s.terrain[h] >= 0]

    def chosen(self, s: Marine, f: frames.AsteroidTile, action: int) -> None:
        hex = action - HEX
        s.note("log-asteroid-falls", "card.asteroid", f.actor, hex)
        around = s.neighbours(hex)
        for i in range(len(around) - 1, -1, -1):
            s.push(frames.Victim(f.actor, around[i], f.card))
        s.push(frames.AsteroidSurvivor(f.actor, hex))


class AsteroidSurvivor(CardChoice[frames.AsteroidSurvivor]):
    """card.asteroid: choose whose single species lives on where the Asteroid fell."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.AsteroidSurvivor) -> list[int]:
        return present(s, f.tile) if s.crowd(f.tile) > 1 else []

    def chosen(self, s: Marine, f: frames.AsteroidSurvivor, action: int) -> None:
        for animal in range(ANIMAL_COUNT):
            spared = 1 if animal == action - ANIMAL else 0
            for _ in range(s.species[animal * HEX_COUNT + f.tile] - spared):
                s.note("log-eliminated", "card.asteroid", f.actor, animal, f.tile)
                s.eliminate(animal, f.tile)


class Victim(CardChoice[frames.Victim]):
    """Choose whose species dies on the tile by the card; `opposing` is 1 where yours are safe."""

    ints: str = "tile card opposing=0"

    def cites(self, s: Marine, f: frames.Victim) -> str:
        return rule_of(f.card)

    def options(self, s: Marine, f: frames.Victim) -> list[int]:
        found = present(s, f.tile)
        if f.opposing == 1 and ANIMAL + f.actor in found:
            found.remove(ANIMAL + f.actor)
        return found

    def chosen(self, s: Marine, f: frames.Victim, action: int) -> None:
        s.note("log-eliminated", rule_of(f.card), f.actor, action - ANIMAL, f.tile)
        s.eliminate(action - ANIMAL, f.tile)

    def refusal(self, s: Marine, f: frames.Victim, action: int) -> Reason | None:
        if action == ANIMAL + f.actor and f.opposing == 1:
            return say.no("refused-own-species", rule_of(f.card))
        return super().refusal(s, f, action)


class BountifulTile(CardChoice[frames.BountifulTile]):
    """card.bountiful_habitat: choose the next tile to score among those left (bits of hexes)."""

    ints: str = "tiles"

    def options(self, s: Marine, f: frames.BountifulTile) -> list[int]:
        return [HEX + h for h in range(HEX_COUNT) if (f.tiles >> h) & 1 == 1]

    def chosen(self, s: Marine, f: frames.BountifulTile, action: int) -> None:
        hex = action - HEX
        s.note("log-scoring", "card.bountiful_habitat", f.actor, hex)
        s.score(hex, False)
        s.push(frames.BountifulTile(f.actor, f.tiles & ~(1 << hex)))


class CladogenesisCard(CardChoice[frames.CladogenesisCard]):
    """card.cladogenesis: choose another face-up card to resolve than this one."""

    ints: str = "card"

    def options(self, s: Marine, f: frames.CladogenesisCard) -> list[int]:
        return [CARD + card for card in s.row if card >= 0 and card != f.card]

    def chosen(self, s: Marine, f: frames.CladogenesisCard, action: int) -> None:
        choose_card(s, f.actor, action - CARD)

    def refusal(self, s: Marine, f: frames.CladogenesisCard, action: int) -> Reason | None:
        return say.no("refused-card-not-there", "card.cladogenesis") if CARD <= action < CARD + CARD_COUNT else None


class DiseaseDisk(CardChoice[frames.DiseaseDisk]):
    """card.disease: the struck animal chooses which of its disks it loses."""

    def options(self, s: Marine, f: frames.DiseaseDisk) -> list[int]:
        return disks_on(s, f.actor)

    def chosen(self, s: Marine, f: frames.DiseaseDisk, action: int) -> None:
        lose_disk(s, f.actor, action - ELEMENT, "card.disease")

    def refusal(self, s: Marine, f: frames.DiseaseDisk, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT and s.need(f.actor, action - ELEMENT) > 0:
            return say.no("refused-printed", "card.disease")
        return super().refusal(s, f, action)


class FecundityTile(CardChoice[frames.FecundityTile]):
    """Choose the next tile for a new species; asked only when the gene pool cannot serve all (bits of hexes)."""

    rule: str = "card.fecundity"
    ints: str = "tiles"

    def options(self, s: Marine, f: frames.FecundityTile) -> list[int]:
        tiles = [HEX + h for h in range(HEX_COUNT) if (f.tiles >> h) & 1 == 1]
        if s.pool[f.actor] == 0 or not tiles:
            return []
        return tiles if len(tiles) > s.pool[f.actor] else [tiles[0]]

    def chosen(self, s: Marine, f: frames.FecundityTile, action: int) -> None:
        hex = action - HEX
        s.settle(f.actor, hex)
        s.note("log-settled", "card.fecundity", f.actor, hex)
        s.push(frames.FecundityTile(f.actor, f.tiles & ~(1 << hex)))

    def prompt(self, s: Marine, f: frames.FecundityTile) -> Message:
        return Message("ask-fecundity-tile", {"animal": say.animal(f.actor), "number": s.pool[f.actor]})


class HabitatRemove(CardChoice[frames.HabitatRemove]):
    """card.habitat: choose an element to remove, of a type whose special pawn is not yours."""

    def options(self, s: Marine, f: frames.HabitatRemove) -> list[int]:
        return [CORNER + c for c in range(CORNER_COUNT) if s.element[c] >= 0 and s.control[s.element[c]] != f.actor]

    def chosen(self, s: Marine, f: frames.HabitatRemove, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.habitat")


def remove_element(s: Marine, animal: int, corner: int, rule: str) -> None:
    s.note("log-element-removed", rule, animal, s.element[corner], corner)
    s.to_bag(corner)


class HabitatElement(CardChoice[frames.HabitatElement]):
    """card.habitat: choose an element out of the bag, of a type whose special pawn is yours."""

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


class PlaceOnCorner(VacantCorner[frames.PlaceOnCorner]):
    """card.habitat: put the element, out of the bag, on any vacant corner of earth."""

    ints: str = "element"

    def chosen(self, s: Marine, f: frames.PlaceOnCorner, action: int) -> None:
        s.from_bag(f.actor, f.element, action - CORNER, "card.habitat")


class ExodusSpecies(CardChoice[frames.ExodusSpecies]):
    """card.mass_exodus: choose whose species leaves the tile next."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.ExodusSpecies) -> list[int]:
        return present(s, f.tile)

    def chosen(self, s: Marine, f: frames.ExodusSpecies, action: int) -> None:
        s.push(frames.ExodusTarget(f.actor, f.tile, action - ANIMAL))


class ExodusTarget(CardChoice[frames.ExodusTarget]):
    """card.mass_exodus: choose where the species of the moving animal goes."""

    ints: str = "tile moving"

    def options(self, s: Marine, f: frames.ExodusTarget) -> list[int]:
        return [HEX + h for h in s.neighbours(f.tile)]

    def chosen(self, s: Marine, f: frames.ExodusTarget, action: int) -> None:
        target = action - HEX
        s.species[f.moving * HEX_COUNT + f.tile] -= 1
        s.species[f.moving * HEX_COUNT + target] += 1
        s.note("log-moved", "card.mass_exodus", f.moving, f.tile, target)
        s.push(frames.ExodusSpecies(f.actor, f.tile))


class MetamorphosisElement(CardChoice[frames.MetamorphosisElement]):
    """card.metamorphosis: choose the element out of the bag that replaces the disk."""

    ints: str = "disk"

    def options(self, s: Marine, f: frames.MetamorphosisElement) -> list[int]:
        return in_bag(s)

    def chosen(self, s: Marine, f: frames.MetamorphosisElement, action: int) -> None:
        lose_disk(s, f.actor, f.disk, "card.metamorphosis")
        element = action - ELEMENT
        s.bag[element] -= 1
        s.disks[f.actor * ELEMENT_COUNT + element] += 1
        s.note("log-adapted", "card.metamorphosis", f.actor, element)

    def refusal(self, s: Marine, f: frames.MetamorphosisElement, action: int) -> Reason | None:
        if ELEMENT <= action < ELEMENT + ELEMENT_COUNT:
            return say.no("refused-not-in-bag", "card.metamorphosis")
        return None


class NicheCorner(VacantCorner[frames.NicheCorner]):
    """card.niche_construction: choose where the element from the corner goes."""

    ints: str = "corner"

    def chosen(self, s: Marine, f: frames.NicheCorner, action: int) -> None:
        element = s.element[f.corner]
        s.element[f.corner] = -1
        s.element[action - CORNER] = element
        s.note("log-element-moved", "card.niche_construction", f.actor, element, f.corner, action - CORNER)

    def prompt(self, s: Marine, f: frames.NicheCorner) -> Message:
        return Message("ask-niche-corner", {"animal": say.animal(f.actor), "element": say.element(s.element[f.corner])})


class OmnivoreElement(CardChoice[frames.OmnivoreElement]):
    """card.omnivore: choose the element that leaves the tile."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.OmnivoreElement) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.tile] if s.element[c] >= 0]

    def chosen(self, s: Marine, f: frames.OmnivoreElement, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.omnivore")


class ProfligateVictim(CardChoice[frames.ProfligateVictim]):
    """card.profligate_carnivore: choose whose species is replaced on the tile."""

    ints: str = "card left tile"

    def options(self, s: Marine, f: frames.ProfligateVictim) -> list[int]:
        return [action for action in present(s, f.tile) if action != ANIMAL + f.actor]

    def chosen(self, s: Marine, f: frames.ProfligateVictim, action: int) -> None:
        s.note("log-eliminated", "card.profligate_carnivore", f.actor, action - ANIMAL, f.tile)
        s.eliminate(action - ANIMAL, f.tile)
        if s.pool[f.actor] > 0:
            s.settle(f.actor, f.tile)
            s.note("log-settled", "card.profligate_carnivore", f.actor, f.tile)
        s.push(frames.ProfligateCarnivore(f.actor, f.card, f.left - 1))

    def refusal(self, s: Marine, f: frames.ProfligateVictim, action: int) -> Reason | None:
        if action == ANIMAL + f.actor:
            return say.no("refused-own-species", "card.profligate_carnivore")
        return super().refusal(s, f, action)


class RadiationSpecies(CardChoice[frames.RadiationSpecies]):
    """card.solar_radiation: choose whose species returns to its gene pool: `left` more."""

    ints: str = "tile left"

    def options(self, s: Marine, f: frames.RadiationSpecies) -> list[int]:
        return present(s, f.tile) if f.left > 0 else []

    def chosen(self, s: Marine, f: frames.RadiationSpecies, action: int) -> None:
        animal = action - ANIMAL
        s.species[animal * HEX_COUNT + f.tile] -= 1
        s.pool[animal] += 1
        s.note("log-displaced", "card.solar_radiation", animal, 1, f.tile)
        s.push(frames.RadiationSpecies(f.actor, f.tile, f.left - 1))


class TerrestrialElement(CardChoice[frames.TerrestrialElement]):
    """card.terrestrial: choose an element out of the bag for the tile."""

    ints: str = "tile"

    def options(self, s: Marine, f: frames.TerrestrialElement) -> list[int]:
        return in_bag(s)

    def chosen(self, s: Marine, f: frames.TerrestrialElement, action: int) -> None:
        s.push(frames.TerrestrialCorner(f.actor, f.tile, action - ELEMENT))

    def refusal(self, s: Marine, f: frames.TerrestrialElement, action: int) -> Reason | None:
        return say.no("refused-not-in-bag", "card.terrestrial") if ELEMENT <= action < ELEMENT + ELEMENT_COUNT else None


class TerrestrialCorner(CardChoice[frames.TerrestrialCorner]):
    """card.terrestrial: choose the corner of the tile for the element."""

    ints: str = "tile element"

    def options(self, s: Marine, f: frames.TerrestrialCorner) -> list[int]:
        return [CORNER + c for c in CORNERS_OF[f.tile] if s.element[c] < 0]

    def chosen(self, s: Marine, f: frames.TerrestrialCorner, action: int) -> None:
        s.from_bag(f.actor, f.element, action - CORNER, "card.terrestrial")


class TerrestrialSpecies(CardChoice[frames.TerrestrialSpecies]):
    """card.terrestrial: choose how many species come to the tile."""

    ints: str = "tile card"

    def options(self, s: Marine, f: frames.TerrestrialSpecies) -> list[int]:
        most = min(s.components.amount[f.card], s.pool[f.actor])
        if most == 0:
            return []
        return [NUMBER + n for n in range(most + 1)]

    def chosen(self, s: Marine, f: frames.TerrestrialSpecies, action: int) -> None:
        count = action - NUMBER
        for _ in range(count):
            s.settle(f.actor, f.tile)
        s.note("log-settled-many", "card.terrestrial", f.actor, count, f.tile)


class CascadeElement(CardChoice[frames.CascadeElement]):
    """card.trophic_cascade: choose which element leaves the tile: `left` more go. Asked only while some will stay."""

    ints: str = "tile left"

    def options(self, s: Marine, f: frames.CascadeElement) -> list[int]:
        if f.left == 0:
            return []
        found = [CORNER + c for c in CORNERS_OF[f.tile] if s.element[c] >= 0]
        return found if len(found) > f.left else found[:1]

    def chosen(self, s: Marine, f: frames.CascadeElement, action: int) -> None:
        remove_element(s, f.actor, action - CORNER, "card.trophic_cascade")
        s.push(frames.CascadeElement(f.actor, f.tile, f.left - 1))
