"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
RESOLVE_CARD: Final = 0
class ResolveCard(Frame):
    operation: ClassVar[int] = 0
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
ENTER_PLAY: Final = 1
class EnterPlay(Frame):
    operation: ClassVar[int] = 1
    def __init__(self, actor: int, card: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.card = card
ADAPTABILITY_ELEMENT: Final = 2
class AdaptabilityElement(Frame):
    operation: ClassVar[int] = 2
    def __init__(self, actor: int, disk: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.disk = disk
ASTEROID_TILE: Final = 3
class AsteroidTile(Frame):
    operation: ClassVar[int] = 3
    def __init__(self, actor: int, card: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.card = card
ASTEROID_SURVIVOR: Final = 4
class AsteroidSurvivor(Frame):
    operation: ClassVar[int] = 4
    def __init__(self, actor: int, tile: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.tile = tile
VICTIM: Final = 5
class Victim(Frame):
    operation: ClassVar[int] = 5
    def __init__(self, actor: int, tile: int, card: int, opposing: int = 0) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card; self.opposing = opposing
BOUNTIFUL_TILE: Final = 6
class BountifulTile(Frame):
    operation: ClassVar[int] = 6
    def __init__(self, actor: int, tiles: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.tiles = tiles
CLADOGENESIS_CARD: Final = 7
class CladogenesisCard(Frame):
    operation: ClassVar[int] = 7
    def __init__(self, actor: int, card: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.card = card
DISEASE_DISK: Final = 8
class DiseaseDisk(Frame):
    operation: ClassVar[int] = 8
    def __init__(self, actor: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY
FECUNDITY_TILE: Final = 9
class FecundityTile(Frame):
    operation: ClassVar[int] = 9
    def __init__(self, actor: int, tiles: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.tiles = tiles
HABITAT_REMOVE: Final = 10
class HabitatRemove(Frame):
    operation: ClassVar[int] = 10
    def __init__(self, actor: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY
HABITAT_ELEMENT: Final = 11
class HabitatElement(Frame):
    operation: ClassVar[int] = 11
    def __init__(self, actor: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY
PLACE_ON_CORNER: Final = 12
class PlaceOnCorner(Frame):
    operation: ClassVar[int] = 12
    def __init__(self, actor: int, element: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY; self.element = element
EXODUS_SPECIES: Final = 13
class ExodusSpecies(Frame):
    operation: ClassVar[int] = 13
    def __init__(self, actor: int, tile: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY; self.tile = tile
EXODUS_TARGET: Final = 14
class ExodusTarget(Frame):
    operation: ClassVar[int] = 14
    def __init__(self, actor: int, tile: int, moving: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.moving = moving
METAMORPHOSIS_ELEMENT: Final = 15
class MetamorphosisElement(Frame):
    operation: ClassVar[int] = 15
    def __init__(self, actor: int, disk: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.disk = disk
NICHE_CORNER: Final = 16
class NicheCorner(Frame):
    operation: ClassVar[int] = 16
    def __init__(self, actor: int, corner: int) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.corner = corner
OMNIVORE_ELEMENT: Final = 17
class OmnivoreElement(Frame):
    operation: ClassVar[int] = 17
    def __init__(self, actor: int, tile: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.tile = tile
PROFLIGATE_VICTIM: Final = 18
class ProfligateVictim(Frame):
    operation: ClassVar[int] = 18
    def __init__(self, actor: int, card: int, left: int, tile: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left; self.tile = tile
RADIATION_SPECIES: Final = 19
class RadiationSpecies(Frame):
    operation: ClassVar[int] = 19
    def __init__(self, actor: int, tile: int, left: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left
TERRESTRIAL_ELEMENT: Final = 20
class TerrestrialElement(Frame):
    operation: ClassVar[int] = 20
    def __init__(self, actor: int, tile: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY; self.tile = tile
TERRESTRIAL_CORNER: Final = 21
class TerrestrialCorner(Frame):
    operation: ClassVar[int] = 21
    def __init__(self, actor: int, tile: int, element: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.element = element
TERRESTRIAL_SPECIES: Final = 22
class TerrestrialSpecies(Frame):
    operation: ClassVar[int] = 22
    def __init__(self, actor: int, tile: int, card: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card
CASCADE_ELEMENT: Final = 23
class CascadeElement(Frame):
    operation: ClassVar[int] = 23
    def __init__(self, actor: int, tile: int, left: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left
COMPETITION_TILE: Final = 24
class CompetitionTile(Frame):
    operation: ClassVar[int] = 24
    def __init__(self, actor: int, terrain: int, most: int, more: int = 0, begun: int = 0) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.most = most; self.more = more; self.begun = begun
COMPETITION_VICTIM: Final = 25
class CompetitionVictim(Frame):
    operation: ClassVar[int] = 25
    def __init__(self, actor: int, tile: int, left: int, begun: int = 0) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left; self.begun = begun
DOMINATION_ELEMENT: Final = 26
class DominationElement(Frame):
    operation: ClassVar[int] = 26
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
SWAP_DISK_WITH_EARTH: Final = 27
class SwapDiskWithEarth(Frame):
    operation: ClassVar[int] = 27
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VP_PER_TILE_WITH_ELEMENT: Final = 28
class VpPerTileWithElement(Frame):
    operation: ClassVar[int] = 28
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
ASTEROID: Final = 29
class Asteroid(Frame):
    operation: ClassVar[int] = 29
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VP_PER_SHARED_TILE: Final = 30
class VpPerSharedTile(Frame):
    operation: ClassVar[int] = 30
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
THIN_OVERCROWDED: Final = 31
class ThinOvercrowded(Frame):
    operation: ClassVar[int] = 31
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
SCORE_TERRAIN: Final = 32
class ScoreTerrain(Frame):
    operation: ClassVar[int] = 32
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 32; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
CLADOGENESIS: Final = 33
class Cladogenesis(Frame):
    operation: ClassVar[int] = 33
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 33; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
DISEASE: Final = 34
class Disease(Frame):
    operation: ClassVar[int] = 34
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 34; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VP_PER_MATCHING_ELEMENT: Final = 35
class VpPerMatchingElement(Frame):
    operation: ClassVar[int] = 35
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 35; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VP_PER_VENT_SPECIES: Final = 36
class VpPerVentSpecies(Frame):
    operation: ClassVar[int] = 36
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 36; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
FECUNDITY: Final = 37
class Fecundity(Frame):
    operation: ClassVar[int] = 37
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 37; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
FERTILE: Final = 38
class Fertile(Frame):
    operation: ClassVar[int] = 38
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 38; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
GENE_EXPRESSION: Final = 39
class GeneExpression(Frame):
    operation: ClassVar[int] = 39
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 39; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
HABITAT: Final = 40
class Habitat(Frame):
    operation: ClassVar[int] = 40
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 40; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
INVASIVE_SPECIES: Final = 41
class InvasiveSpecies(Frame):
    operation: ClassVar[int] = 41
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 41; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
SCORE_OCEANS: Final = 42
class ScoreOceans(Frame):
    operation: ClassVar[int] = 42
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 42; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
MASS_EXODUS: Final = 43
class MassExodus(Frame):
    operation: ClassVar[int] = 43
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 43; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
METAMORPHOSIS: Final = 44
class Metamorphosis(Frame):
    operation: ClassVar[int] = 44
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 44; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VP_PER_LONE_TILE: Final = 45
class VpPerLoneTile(Frame):
    operation: ClassVar[int] = 45
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 45; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
NICHE_CONSTRUCTION: Final = 46
class NicheConstruction(Frame):
    operation: ClassVar[int] = 46
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 46; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
OMNIVORE: Final = 47
class Omnivore(Frame):
    operation: ClassVar[int] = 47
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 47; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
POPULATION_EXPLOSION: Final = 48
class PopulationExplosion(Frame):
    operation: ClassVar[int] = 48
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 48; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
PREDATOR: Final = 49
class Predator(Frame):
    operation: ClassVar[int] = 49
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 49; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
PROFLIGATE_CARNIVORE: Final = 50
class ProfligateCarnivore(Frame):
    operation: ClassVar[int] = 50
    def __init__(self, actor: int, card: int, left: int) -> None: self.op = 50; self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left
SOLAR_RADIATION: Final = 51
class SolarRadiation(Frame):
    operation: ClassVar[int] = 51
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 51; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
SYMBIOTIC: Final = 52
class Symbiotic(Frame):
    operation: ClassVar[int] = 52
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 52; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
TECTONIC_SHIFT: Final = 53
class TectonicShift(Frame):
    operation: ClassVar[int] = 53
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 53; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
TERRESTRIAL: Final = 54
class Terrestrial(Frame):
    operation: ClassVar[int] = 54
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 54; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
TROPHIC_CASCADE: Final = 55
class TrophicCascade(Frame):
    operation: ClassVar[int] = 55
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 55; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
VOLCANISM: Final = 56
class Volcanism(Frame):
    operation: ClassVar[int] = 56
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 56; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
ABUNDANCE_ELEMENT: Final = 57
class AbundanceElement(Frame):
    operation: ClassVar[int] = 57
    def __init__(self, actor: int) -> None: self.op = 57; self.actor = actor; self.seat = NOBODY
ABUNDANCE_CORNER: Final = 58
class AbundanceCorner(Frame):
    operation: ClassVar[int] = 58
    def __init__(self, actor: int, element: int) -> None: self.op = 58; self.actor = actor; self.seat = NOBODY; self.element = element
AUTOTROPHS_ELEMENT: Final = 59
class AutotrophsElement(Frame):
    operation: ClassVar[int] = 59
    def __init__(self, actor: int, side: int) -> None: self.op = 59; self.actor = actor; self.seat = NOBODY; self.side = side
AUTOTROPHS_HOW: Final = 60
class AutotrophsHow(Frame):
    operation: ClassVar[int] = 60
    def __init__(self, actor: int, corner: int) -> None: self.op = 60; self.actor = actor; self.seat = NOBODY; self.corner = corner
DEPLETION_ELEMENT: Final = 61
class DepletionElement(Frame):
    operation: ClassVar[int] = 61
    def __init__(self, actor: int) -> None: self.op = 61; self.actor = actor; self.seat = NOBODY
ADAPTATION_ELEMENT: Final = 62
class AdaptationElement(Frame):
    operation: ClassVar[int] = 62
    def __init__(self, actor: int, special: int) -> None: self.op = 62; self.actor = actor; self.seat = NOBODY; self.special = special
ADAPTATION_WHERE: Final = 63
class AdaptationWhere(Frame):
    operation: ClassVar[int] = 63
    def __init__(self, actor: int, element: int) -> None: self.op = 63; self.actor = actor; self.seat = NOBODY; self.element = element
REGRESSION_CUBE: Final = 64
class RegressionCube(Frame):
    operation: ClassVar[int] = 64
    def __init__(self, actor: int) -> None: self.op = 64; self.actor = actor; self.seat = NOBODY
END_GAME: Final = 65
class EndGame(Frame):
    operation: ClassVar[int] = 65
    def __init__(self, actor: int) -> None: self.op = 65; self.actor = actor; self.seat = NOBODY
EXTINCTION: Final = 66
class Extinction(Frame):
    operation: ClassVar[int] = 66
    def __init__(self, actor: int) -> None: self.op = 66; self.actor = actor; self.seat = NOBODY
SURVIVAL: Final = 67
class Survival(Frame):
    operation: ClassVar[int] = 67
    def __init__(self, actor: int) -> None: self.op = 67; self.actor = actor; self.seat = NOBODY
RESEED: Final = 68
class Reseed(Frame):
    operation: ClassVar[int] = 68
    def __init__(self, actor: int) -> None: self.op = 68; self.actor = actor; self.seat = NOBODY
EVOLUTION_TILE: Final = 69
class EvolutionTile(Frame):
    operation: ClassVar[int] = 69
    def __init__(self, actor: int, terrain: int, slot: int) -> None: self.op = 69; self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.slot = slot
EVOLUTION_CARD: Final = 70
class EvolutionCard(Frame):
    operation: ClassVar[int] = 70
    def __init__(self, actor: int, slot: int) -> None: self.op = 70; self.actor = actor; self.seat = NOBODY; self.slot = slot
REFILL: Final = 71
class Refill(Frame):
    operation: ClassVar[int] = 71
    def __init__(self, actor: int, card: int) -> None: self.op = 71; self.actor = actor; self.seat = NOBODY; self.card = card
NEXT_TURN: Final = 72
class NextTurn(Frame):
    operation: ClassVar[int] = 72
    def __init__(self, actor: int) -> None: self.op = 72; self.actor = actor; self.seat = NOBODY
TURN: Final = 73
class Turn(Frame):
    operation: ClassVar[int] = 73
    def __init__(self, actor: int) -> None: self.op = 73; self.actor = actor; self.seat = NOBODY
ROUND_CHECK: Final = 74
class RoundCheck(Frame):
    operation: ClassVar[int] = 74
    def __init__(self, actor: int) -> None: self.op = 74; self.actor = actor; self.seat = NOBODY
AFTER_ACTION: Final = 75
class AfterAction(Frame):
    operation: ClassVar[int] = 75
    def __init__(self, actor: int) -> None: self.op = 75; self.actor = actor; self.seat = NOBODY
MIGRATION_SPECIES: Final = 76
class MigrationSpecies(Frame):
    operation: ClassVar[int] = 76
    def __init__(self, actor: int, left: int, begun: int = 0) -> None: self.op = 76; self.actor = actor; self.seat = NOBODY; self.left = left; self.begun = begun
MIGRATION_TARGET: Final = 77
class MigrationTarget(Frame):
    operation: ClassVar[int] = 77
    def __init__(self, actor: int, left: int, tile: int) -> None: self.op = 77; self.actor = actor; self.seat = NOBODY; self.left = left; self.tile = tile
LAY_EARTH: Final = 78
class LayEarth(Frame):
    operation: ClassVar[int] = 78
    def __init__(self, actor: int) -> None: self.op = 78; self.actor = actor; self.seat = NOBODY
CHOOSE_ANIMAL: Final = 79
class ChooseAnimal(Frame):
    operation: ClassVar[int] = 79
    def __init__(self, actor: int) -> None: self.op = 79; self.actor = actor; self.seat = NOBODY
DEAL_ANIMALS: Final = 80
class DealAnimals(Frame):
    operation: ClassVar[int] = 80
    def __init__(self, actor: int) -> None: self.op = 80; self.actor = actor; self.seat = NOBODY
HAND_OUT: Final = 81
class HandOut(Frame):
    operation: ClassVar[int] = 81
    def __init__(self, actor: int) -> None: self.op = 81; self.actor = actor; self.seat = NOBODY
DEAL_TRAITS: Final = 82
class DealTraits(Frame):
    operation: ClassVar[int] = 82
    def __init__(self, actor: int) -> None: self.op = 82; self.actor = actor; self.seat = NOBODY
CHOOSE_TRAIT: Final = 83
class ChooseTrait(Frame):
    operation: ClassVar[int] = 83
    def __init__(self, actor: int) -> None: self.op = 83; self.actor = actor; self.seat = NOBODY
REVEAL_TRAITS: Final = 84
class RevealTraits(Frame):
    operation: ClassVar[int] = 84
    def __init__(self, actor: int) -> None: self.op = 84; self.actor = actor; self.seat = NOBODY
LAY_CARDS: Final = 85
class LayCards(Frame):
    operation: ClassVar[int] = 85
    def __init__(self, actor: int) -> None: self.op = 85; self.actor = actor; self.seat = NOBODY
BEGIN_PLAY: Final = 86
class BeginPlay(Frame):
    operation: ClassVar[int] = 86
    def __init__(self, actor: int) -> None: self.op = 86; self.actor = actor; self.seat = NOBODY
SPECIATION_ELEMENT: Final = 87
class SpeciationElement(Frame):
    operation: ClassVar[int] = 87
    def __init__(self, actor: int, element: int) -> None: self.op = 87; self.actor = actor; self.seat = NOBODY; self.element = element
SPECIATION_TILE: Final = 88
class SpeciationTile(Frame):
    operation: ClassVar[int] = 88
    def __init__(self, actor: int, corner: int, first: int = 0, second: int = 0, third: int = 0) -> None: self.op = 88; self.actor = actor; self.seat = NOBODY; self.corner = corner; self.first = first; self.second = second; self.third = third
TECTONICS_TILE: Final = 89
class TectonicsTile(Frame):
    operation: ClassVar[int] = 89
    def __init__(self, actor: int, special: int, volcanism: int = 0) -> None: self.op = 89; self.actor = actor; self.seat = NOBODY; self.special = special; self.volcanism = volcanism
TECTONICS_SIDE: Final = 90
class TectonicsSide(Frame):
    operation: ClassVar[int] = 90
    def __init__(self, actor: int, tile: int) -> None: self.op = 90; self.actor = actor; self.seat = NOBODY; self.tile = tile
TECTONICS_VENT: Final = 91
class TectonicsVent(Frame):
    operation: ClassVar[int] = 91
    def __init__(self, actor: int, tile: int, side: int) -> None: self.op = 91; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.side = side
TECTONICS_ADD: Final = 92
class TectonicsAdd(Frame):
    operation: ClassVar[int] = 92
    def __init__(self, actor: int, tile: int) -> None: self.op = 92; self.actor = actor; self.seat = NOBODY; self.tile = tile
NEW_TRAIT: Final = 93
class NewTrait(Frame):
    operation: ClassVar[int] = 93
    def __init__(self, actor: int, drawn_by: int) -> None: self.op = 93; self.actor = actor; self.seat = NOBODY; self.drawn_by = drawn_by
OLD_TRAIT: Final = 94
class OldTrait(Frame):
    operation: ClassVar[int] = 94
    def __init__(self, actor: int, drawn_by: int) -> None: self.op = 94; self.actor = actor; self.seat = NOBODY; self.drawn_by = drawn_by
PLASTICITY_OVERFLOW: Final = 95
class PlasticityOverflow(Frame):
    operation: ClassVar[int] = 95
    def __init__(self, actor: int) -> None: self.op = 95; self.actor = actor; self.seat = NOBODY
EXAPTATION_COPY: Final = 96
class ExaptationCopy(Frame):
    operation: ClassVar[int] = 96
    def __init__(self, actor: int) -> None: self.op = 96; self.actor = actor; self.seat = NOBODY
PACK_HUNTERS_PAWN: Final = 97
class PackHuntersPawn(Frame):
    operation: ClassVar[int] = 97
    def __init__(self, actor: int) -> None: self.op = 97; self.actor = actor; self.seat = NOBODY
ANCIENT_LINEAGE_TILE: Final = 98
class AncientLineageTile(Frame):
    operation: ClassVar[int] = 98
    def __init__(self, actor: int, left: int) -> None: self.op = 98; self.actor = actor; self.seat = NOBODY; self.left = left
CAMOUFLAGE_PLACE: Final = 99
class CamouflagePlace(Frame):
    operation: ClassVar[int] = 99
    def __init__(self, actor: int, tile: int) -> None: self.op = 99; self.actor = actor; self.seat = NOBODY; self.tile = tile
SCAVENGE_ELEMENT: Final = 100
class ScavengeElement(Frame):
    operation: ClassVar[int] = 100
    def __init__(self, actor: int) -> None: self.op = 100; self.actor = actor; self.seat = NOBODY
SCAVENGE_WHERE: Final = 101
class ScavengeWhere(Frame):
    operation: ClassVar[int] = 101
    def __init__(self, actor: int, box: int, element: int) -> None: self.op = 101; self.actor = actor; self.seat = NOBODY; self.box = box; self.element = element
WANDERLUST_STACK: Final = 102
class WanderlustStack(Frame):
    operation: ClassVar[int] = 102
    def __init__(self, actor: int, special: int) -> None: self.op = 102; self.actor = actor; self.seat = NOBODY; self.special = special
WANDERLUST_HEX: Final = 103
class WanderlustHex(Frame):
    operation: ClassVar[int] = 103
    def __init__(self, actor: int, terrain: int) -> None: self.op = 103; self.actor = actor; self.seat = NOBODY; self.terrain = terrain
WANDERLUST_ELEMENT: Final = 104
class WanderlustElement(Frame):
    operation: ClassVar[int] = 104
    def __init__(self, actor: int, tile: int) -> None: self.op = 104; self.actor = actor; self.seat = NOBODY; self.tile = tile
WANDERLUST_CORNER: Final = 105
class WanderlustCorner(Frame):
    operation: ClassVar[int] = 105
    def __init__(self, actor: int, tile: int, element: int) -> None: self.op = 105; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.element = element
WANDERLUST_BONUS: Final = 106
class WanderlustBonus(Frame):
    operation: ClassVar[int] = 106
    def __init__(self, actor: int, tile: int) -> None: self.op = 106; self.actor = actor; self.seat = NOBODY; self.tile = tile
WANDERLUST_MOVE: Final = 107
class WanderlustMove(Frame):
    operation: ClassVar[int] = 107
    def __init__(self, actor: int, tile: int) -> None: self.op = 107; self.actor = actor; self.seat = NOBODY; self.tile = tile
ANOTHER_TURN: Final = 108
class AnotherTurn(Frame):
    operation: ClassVar[int] = 108
    def __init__(self, actor: int, hadopelagic: int = 0) -> None: self.op = 108; self.actor = actor; self.seat = NOBODY; self.hadopelagic = hadopelagic
FRAMES: Final[list[type[Frame]]] = [ResolveCard, EnterPlay, AdaptabilityElement, AsteroidTile, AsteroidSurvivor, Victim, BountifulTile, CladogenesisCard, DiseaseDisk, FecundityTile, HabitatRemove, HabitatElement, PlaceOnCorner, ExodusSpecies, ExodusTarget, MetamorphosisElement, NicheCorner, OmnivoreElement, ProfligateVictim, RadiationSpecies, TerrestrialElement, TerrestrialCorner, TerrestrialSpecies, CascadeElement, CompetitionTile, CompetitionVictim, DominationElement, SwapDiskWithEarth, VpPerTileWithElement, Asteroid, VpPerSharedTile, ThinOvercrowded, ScoreTerrain, Cladogenesis, Disease, VpPerMatchingElement, VpPerVentSpecies, Fecundity, Fertile, GeneExpression, Habitat, InvasiveSpecies, ScoreOceans, MassExodus, Metamorphosis, VpPerLoneTile, NicheConstruction, Omnivore, PopulationExplosion, Predator, ProfligateCarnivore, SolarRadiation, Symbiotic, TectonicShift, Terrestrial, TrophicCascade, Volcanism, AbundanceElement, AbundanceCorner, AutotrophsElement, AutotrophsHow, DepletionElement, AdaptationElement, AdaptationWhere, RegressionCube, EndGame, Extinction, Survival, Reseed, EvolutionTile, EvolutionCard, Refill, NextTurn, Turn, RoundCheck, AfterAction, MigrationSpecies, MigrationTarget, LayEarth, ChooseAnimal, DealAnimals, HandOut, DealTraits, ChooseTrait, RevealTraits, LayCards, BeginPlay, SpeciationElement, SpeciationTile, TectonicsTile, TectonicsSide, TectonicsVent, TectonicsAdd, NewTrait, OldTrait, PlasticityOverflow, ExaptationCopy, PackHuntersPawn, AncientLineageTile, CamouflagePlace, ScavengeElement, ScavengeWhere, WanderlustStack, WanderlustHex, WanderlustElement, WanderlustCorner, WanderlustBonus, WanderlustMove, AnotherTurn]
