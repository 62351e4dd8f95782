"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
RESOLVE_CARD: Final = 0; ENTER_PLAY: Final = 1; ADAPTABILITY_ELEMENT: Final = 2; ASTEROID_TILE: Final = 3; ASTEROID_SURVIVOR: Final = 4; VICTIM: Final = 5; BOUNTIFUL_TILE: Final = 6; CLADOGENESIS_CARD: Final = 7; DISEASE_DISK: Final = 8; FECUNDITY_TILE: Final = 9; HABITAT_REMOVE: Final = 10; HABITAT_ELEMENT: Final = 11; PLACE_ON_CORNER: Final = 12; EXODUS_SPECIES: Final = 13; EXODUS_TARGET: Final = 14; METAMORPHOSIS_ELEMENT: Final = 15; NICHE_CORNER: Final = 16; OMNIVORE_ELEMENT: Final = 17; PROFLIGATE_VICTIM: Final = 18; RADIATION_SPECIES: Final = 19; TERRESTRIAL_ELEMENT: Final = 20; TERRESTRIAL_CORNER: Final = 21; TERRESTRIAL_SPECIES: Final = 22; CASCADE_ELEMENT: Final = 23; COMPETITION_TILE: Final = 24; COMPETITION_VICTIM: Final = 25; DOMINATION_ELEMENT: Final = 26; SWAP_DISK_WITH_EARTH: Final = 27; VP_PER_TILE_WITH_ELEMENT: Final = 28; ASTEROID: Final = 29; VP_PER_SHARED_TILE: Final = 30; THIN_OVERCROWDED: Final = 31; SCORE_TERRAIN: Final = 32; CLADOGENESIS: Final = 33; DISEASE: Final = 34; VP_PER_MATCHING_ELEMENT: Final = 35; VP_PER_VENT_SPECIES: Final = 36; FECUNDITY: Final = 37; FERTILE: Final = 38; GENE_EXPRESSION: Final = 39; HABITAT: Final = 40; INVASIVE_SPECIES: Final = 41; SCORE_OCEANS: Final = 42; MASS_EXODUS: Final = 43; METAMORPHOSIS: Final = 44; VP_PER_LONE_TILE: Final = 45; NICHE_CONSTRUCTION: Final = 46; OMNIVORE: Final = 47; POPULATION_EXPLOSION: Final = 48; PREDATOR: Final = 49; PROFLIGATE_CARNIVORE: Final = 50; SOLAR_RADIATION: Final = 51; SYMBIOTIC: Final = 52; TECTONIC_SHIFT: Final = 53; TERRESTRIAL: Final = 54; TROPHIC_CASCADE: Final = 55; VOLCANISM: Final = 56; ABUNDANCE_ELEMENT: Final = 57; ABUNDANCE_CORNER: Final = 58; AUTOTROPHS_ELEMENT: Final = 59; AUTOTROPHS_HOW: Final = 60; DEPLETION_ELEMENT: Final = 61; ADAPTATION_ELEMENT: Final = 62; ADAPTATION_WHERE: Final = 63; REGRESSION_CUBE: Final = 64; END_GAME: Final = 65; EXTINCTION: Final = 66; SURVIVAL: Final = 67; RESEED: Final = 68; EVOLUTION_TILE: Final = 69; EVOLUTION_CARD: Final = 70; REFILL: Final = 71; NEXT_TURN: Final = 72; TURN: Final = 73; ROUND_CHECK: Final = 74; AFTER_ACTION: Final = 75; MIGRATION_SPECIES: Final = 76; MIGRATION_TARGET: Final = 77; LAY_EARTH: Final = 78; CHOOSE_ANIMAL: Final = 79; DEAL_ANIMALS: Final = 80; HAND_OUT: Final = 81; DEAL_TRAITS: Final = 82; CHOOSE_TRAIT: Final = 83; REVEAL_TRAITS: Final = 84; LAY_CARDS: Final = 85; BEGIN_PLAY: Final = 86; SPECIATION_ELEMENT: Final = 87; SPECIATION_TILE: Final = 88; TECTONICS_TILE: Final = 89; TECTONICS_SIDE: Final = 90; TECTONICS_VENT: Final = 91; TECTONICS_ADD: Final = 92; NEW_TRAIT: Final = 93; OLD_TRAIT: Final = 94; PLASTICITY_OVERFLOW: Final = 95; EXAPTATION_COPY: Final = 96; PACK_HUNTERS_PAWN: Final = 97; ANCIENT_LINEAGE_TILE: Final = 98; CAMOUFLAGE_PLACE: Final = 99; SCAVENGE_ELEMENT: Final = 100; SCAVENGE_WHERE: Final = 101; WANDERLUST_STACK: Final = 102; WANDERLUST_HEX: Final = 103; WANDERLUST_ELEMENT: Final = 104; WANDERLUST_CORNER: Final = 105; WANDERLUST_BONUS: Final = 106; WANDERLUST_MOVE: Final = 107; ANOTHER_TURN: Final = 108
class ResolveCard(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class EnterPlay(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.card = card
class AdaptabilityElement(Frame):
    def __init__(self, actor: int, disk: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.disk = disk
class AsteroidTile(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.card = card
class AsteroidSurvivor(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.tile = tile
class Victim(Frame):
    def __init__(self, actor: int, tile: int, card: int, opposing: int = 0) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card; self.opposing = opposing
class BountifulTile(Frame):
    def __init__(self, actor: int, tiles: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.tiles = tiles
class CladogenesisCard(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.card = card
class DiseaseDisk(Frame):
    def __init__(self, actor: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY
class FecundityTile(Frame):
    def __init__(self, actor: int, tiles: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.tiles = tiles
class HabitatRemove(Frame):
    def __init__(self, actor: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY
class HabitatElement(Frame):
    def __init__(self, actor: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY
class PlaceOnCorner(Frame):
    def __init__(self, actor: int, element: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY; self.element = element
class ExodusSpecies(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY; self.tile = tile
class ExodusTarget(Frame):
    def __init__(self, actor: int, tile: int, moving: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.moving = moving
class MetamorphosisElement(Frame):
    def __init__(self, actor: int, disk: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.disk = disk
class NicheCorner(Frame):
    def __init__(self, actor: int, corner: int) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.corner = corner
class OmnivoreElement(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.tile = tile
class ProfligateVictim(Frame):
    def __init__(self, actor: int, card: int, left: int, tile: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left; self.tile = tile
class RadiationSpecies(Frame):
    def __init__(self, actor: int, tile: int, left: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left
class TerrestrialElement(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY; self.tile = tile
class TerrestrialCorner(Frame):
    def __init__(self, actor: int, tile: int, element: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.element = element
class TerrestrialSpecies(Frame):
    def __init__(self, actor: int, tile: int, card: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card
class CascadeElement(Frame):
    def __init__(self, actor: int, tile: int, left: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left
class CompetitionTile(Frame):
    def __init__(self, actor: int, terrain: int, most: int, more: int = 0, begun: int = 0) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.most = most; self.more = more; self.begun = begun
class CompetitionVictim(Frame):
    def __init__(self, actor: int, tile: int, left: int, begun: int = 0) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left; self.begun = begun
class DominationElement(Frame):
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
class SwapDiskWithEarth(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class VpPerTileWithElement(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Asteroid(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class VpPerSharedTile(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class ThinOvercrowded(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class ScoreTerrain(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 32; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Cladogenesis(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 33; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Disease(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 34; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class VpPerMatchingElement(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 35; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class VpPerVentSpecies(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 36; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Fecundity(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 37; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Fertile(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 38; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class GeneExpression(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 39; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Habitat(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 40; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class InvasiveSpecies(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 41; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class ScoreOceans(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 42; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class MassExodus(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 43; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Metamorphosis(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 44; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class VpPerLoneTile(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 45; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class NicheConstruction(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 46; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Omnivore(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 47; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class PopulationExplosion(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 48; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Predator(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 49; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class ProfligateCarnivore(Frame):
    def __init__(self, actor: int, card: int, left: int) -> None: self.op = 50; self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left
class SolarRadiation(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 51; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Symbiotic(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 52; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class TectonicShift(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 53; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Terrestrial(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 54; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class TrophicCascade(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 55; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class Volcanism(Frame):
    def __init__(self, actor: int, card: int, slot: int) -> None: self.op = 56; self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class AbundanceElement(Frame):
    def __init__(self, actor: int) -> None: self.op = 57; self.actor = actor; self.seat = NOBODY
class AbundanceCorner(Frame):
    def __init__(self, actor: int, element: int) -> None: self.op = 58; self.actor = actor; self.seat = NOBODY; self.element = element
class AutotrophsElement(Frame):
    def __init__(self, actor: int, side: int) -> None: self.op = 59; self.actor = actor; self.seat = NOBODY; self.side = side
class AutotrophsHow(Frame):
    def __init__(self, actor: int, corner: int) -> None: self.op = 60; self.actor = actor; self.seat = NOBODY; self.corner = corner
class DepletionElement(Frame):
    def __init__(self, actor: int) -> None: self.op = 61; self.actor = actor; self.seat = NOBODY
class AdaptationElement(Frame):
    def __init__(self, actor: int, special: int) -> None: self.op = 62; self.actor = actor; self.seat = NOBODY; self.special = special
class AdaptationWhere(Frame):
    def __init__(self, actor: int, element: int) -> None: self.op = 63; self.actor = actor; self.seat = NOBODY; self.element = element
class RegressionCube(Frame):
    def __init__(self, actor: int) -> None: self.op = 64; self.actor = actor; self.seat = NOBODY
class EndGame(Frame):
    def __init__(self, actor: int) -> None: self.op = 65; self.actor = actor; self.seat = NOBODY
class Extinction(Frame):
    def __init__(self, actor: int) -> None: self.op = 66; self.actor = actor; self.seat = NOBODY
class Survival(Frame):
    def __init__(self, actor: int) -> None: self.op = 67; self.actor = actor; self.seat = NOBODY
class Reseed(Frame):
    def __init__(self, actor: int) -> None: self.op = 68; self.actor = actor; self.seat = NOBODY
class EvolutionTile(Frame):
    def __init__(self, actor: int, terrain: int, slot: int) -> None: self.op = 69; self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.slot = slot
class EvolutionCard(Frame):
    def __init__(self, actor: int, slot: int) -> None: self.op = 70; self.actor = actor; self.seat = NOBODY; self.slot = slot
class Refill(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 71; self.actor = actor; self.seat = NOBODY; self.card = card
class NextTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 72; self.actor = actor; self.seat = NOBODY
class Turn(Frame):
    def __init__(self, actor: int) -> None: self.op = 73; self.actor = actor; self.seat = NOBODY
class RoundCheck(Frame):
    def __init__(self, actor: int) -> None: self.op = 74; self.actor = actor; self.seat = NOBODY
class AfterAction(Frame):
    def __init__(self, actor: int) -> None: self.op = 75; self.actor = actor; self.seat = NOBODY
class MigrationSpecies(Frame):
    def __init__(self, actor: int, left: int, begun: int = 0) -> None: self.op = 76; self.actor = actor; self.seat = NOBODY; self.left = left; self.begun = begun
class MigrationTarget(Frame):
    def __init__(self, actor: int, left: int, tile: int) -> None: self.op = 77; self.actor = actor; self.seat = NOBODY; self.left = left; self.tile = tile
class LayEarth(Frame):
    def __init__(self, actor: int) -> None: self.op = 78; self.actor = actor; self.seat = NOBODY
class ChooseAnimal(Frame):
    def __init__(self, actor: int) -> None: self.op = 79; self.actor = actor; self.seat = NOBODY
class DealAnimals(Frame):
    def __init__(self, actor: int) -> None: self.op = 80; self.actor = actor; self.seat = NOBODY
class HandOut(Frame):
    def __init__(self, actor: int) -> None: self.op = 81; self.actor = actor; self.seat = NOBODY
class DealTraits(Frame):
    def __init__(self, actor: int) -> None: self.op = 82; self.actor = actor; self.seat = NOBODY
class ChooseTrait(Frame):
    def __init__(self, actor: int) -> None: self.op = 83; self.actor = actor; self.seat = NOBODY
class RevealTraits(Frame):
    def __init__(self, actor: int) -> None: self.op = 84; self.actor = actor; self.seat = NOBODY
class LayCards(Frame):
    def __init__(self, actor: int) -> None: self.op = 85; self.actor = actor; self.seat = NOBODY
class BeginPlay(Frame):
    def __init__(self, actor: int) -> None: self.op = 86; self.actor = actor; self.seat = NOBODY
class SpeciationElement(Frame):
    def __init__(self, actor: int, element: int) -> None: self.op = 87; self.actor = actor; self.seat = NOBODY; self.element = element
class SpeciationTile(Frame):
    def __init__(self, actor: int, corner: int, first: int = 0, second: int = 0, third: int = 0) -> None: self.op = 88; self.actor = actor; self.seat = NOBODY; self.corner = corner; self.first = first; self.second = second; self.third = third
class TectonicsTile(Frame):
    def __init__(self, actor: int, special: int, volcanism: int = 0) -> None: self.op = 89; self.actor = actor; self.seat = NOBODY; self.special = special; self.volcanism = volcanism
class TectonicsSide(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 90; self.actor = actor; self.seat = NOBODY; self.tile = tile
class TectonicsVent(Frame):
    def __init__(self, actor: int, tile: int, side: int) -> None: self.op = 91; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.side = side
class TectonicsAdd(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 92; self.actor = actor; self.seat = NOBODY; self.tile = tile
class NewTrait(Frame):
    def __init__(self, actor: int, drawn_by: int) -> None: self.op = 93; self.actor = actor; self.seat = NOBODY; self.drawn_by = drawn_by
class OldTrait(Frame):
    def __init__(self, actor: int, drawn_by: int) -> None: self.op = 94; self.actor = actor; self.seat = NOBODY; self.drawn_by = drawn_by
class PlasticityOverflow(Frame):
    def __init__(self, actor: int) -> None: self.op = 95; self.actor = actor; self.seat = NOBODY
class ExaptationCopy(Frame):
    def __init__(self, actor: int) -> None: self.op = 96; self.actor = actor; self.seat = NOBODY
class PackHuntersPawn(Frame):
    def __init__(self, actor: int) -> None: self.op = 97; self.actor = actor; self.seat = NOBODY
class AncientLineageTile(Frame):
    def __init__(self, actor: int, left: int) -> None: self.op = 98; self.actor = actor; self.seat = NOBODY; self.left = left
class CamouflagePlace(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 99; self.actor = actor; self.seat = NOBODY; self.tile = tile
class ScavengeElement(Frame):
    def __init__(self, actor: int) -> None: self.op = 100; self.actor = actor; self.seat = NOBODY
class ScavengeWhere(Frame):
    def __init__(self, actor: int, box: int, element: int) -> None: self.op = 101; self.actor = actor; self.seat = NOBODY; self.box = box; self.element = element
class WanderlustStack(Frame):
    def __init__(self, actor: int, special: int) -> None: self.op = 102; self.actor = actor; self.seat = NOBODY; self.special = special
class WanderlustHex(Frame):
    def __init__(self, actor: int, terrain: int) -> None: self.op = 103; self.actor = actor; self.seat = NOBODY; self.terrain = terrain
class WanderlustElement(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 104; self.actor = actor; self.seat = NOBODY; self.tile = tile
class WanderlustCorner(Frame):
    def __init__(self, actor: int, tile: int, element: int) -> None: self.op = 105; self.actor = actor; self.seat = NOBODY; self.tile = tile; self.element = element
class WanderlustBonus(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 106; self.actor = actor; self.seat = NOBODY; self.tile = tile
class WanderlustMove(Frame):
    def __init__(self, actor: int, tile: int) -> None: self.op = 107; self.actor = actor; self.seat = NOBODY; self.tile = tile
class AnotherTurn(Frame):
    def __init__(self, actor: int, hadopelagic: int = 0) -> None: self.op = 108; self.actor = actor; self.seat = NOBODY; self.hadopelagic = hadopelagic
FRAMES: Final[dict[int, type[Frame]]] = {0: ResolveCard, 1: EnterPlay, 2: AdaptabilityElement, 3: AsteroidTile, 4: AsteroidSurvivor, 5: Victim, 6: BountifulTile, 7: CladogenesisCard, 8: DiseaseDisk, 9: FecundityTile, 10: HabitatRemove, 11: HabitatElement, 12: PlaceOnCorner, 13: ExodusSpecies, 14: ExodusTarget, 15: MetamorphosisElement, 16: NicheCorner, 17: OmnivoreElement, 18: ProfligateVictim, 19: RadiationSpecies, 20: TerrestrialElement, 21: TerrestrialCorner, 22: TerrestrialSpecies, 23: CascadeElement, 24: CompetitionTile, 25: CompetitionVictim, 26: DominationElement, 27: SwapDiskWithEarth, 28: VpPerTileWithElement, 29: Asteroid, 30: VpPerSharedTile, 31: ThinOvercrowded, 32: ScoreTerrain, 33: Cladogenesis, 34: Disease, 35: VpPerMatchingElement, 36: VpPerVentSpecies, 37: Fecundity, 38: Fertile, 39: GeneExpression, 40: Habitat, 41: InvasiveSpecies, 42: ScoreOceans, 43: MassExodus, 44: Metamorphosis, 45: VpPerLoneTile, 46: NicheConstruction, 47: Omnivore, 48: PopulationExplosion, 49: Predator, 50: ProfligateCarnivore, 51: SolarRadiation, 52: Symbiotic, 53: TectonicShift, 54: Terrestrial, 55: TrophicCascade, 56: Volcanism, 57: AbundanceElement, 58: AbundanceCorner, 59: AutotrophsElement, 60: AutotrophsHow, 61: DepletionElement, 62: AdaptationElement, 63: AdaptationWhere, 64: RegressionCube, 65: EndGame, 66: Extinction, 67: Survival, 68: Reseed, 69: EvolutionTile, 70: EvolutionCard, 71: Refill, 72: NextTurn, 73: Turn, 74: RoundCheck, 75: AfterAction, 76: MigrationSpecies, 77: MigrationTarget, 78: LayEarth, 79: ChooseAnimal, 80: DealAnimals, 81: HandOut, 82: DealTraits, 83: ChooseTrait, 84: RevealTraits, 85: LayCards, 86: BeginPlay, 87: SpeciationElement, 88: SpeciationTile, 89: TectonicsTile, 90: TectonicsSide, 91: TectonicsVent, 92: TectonicsAdd, 93: NewTrait, 94: OldTrait, 95: PlasticityOverflow, 96: ExaptationCopy, 97: PackHuntersPawn, 98: AncientLineageTile, 99: CamouflagePlace, 100: ScavengeElement, 101: ScavengeWhere, 102: WanderlustStack, 103: WanderlustHex, 104: WanderlustElement, 105: WanderlustCorner, 106: WanderlustBonus, 107: WanderlustMove, 108: AnotherTurn}
RULES: Final[dict[str, str]] = {'AbundanceCorner': 'abundance', 'AbundanceElement': 'abundance', 'AdaptabilityElement': 'card.adaptability', 'AdaptationElement': 'adaptation', 'AdaptationWhere': 'adaptation.special', 'AfterAction': 'trait.exaptation', 'AncientLineageTile': 'trait.ancient_lineage', 'AnotherTurn': 'wanderlust.special', 'Asteroid': 'end.asteroid', 'AsteroidSurvivor': 'card.asteroid', 'AsteroidTile': 'card.asteroid', 'AutotrophsElement': 'autotrophs.remove', 'AutotrophsHow': 'autotrophs.swap', 'BeginPlay': 'setup.V', 'BountifulTile': 'card.bountiful_habitat', 'CamouflagePlace': 'trait.camouflage', 'CascadeElement': 'card.trophic_cascade', 'ChooseAnimal': 'setup.J', 'ChooseTrait': 'setup.R', 'CladogenesisCard': 'card.cladogenesis', 'CompetitionTile': 'competition', 'CompetitionVictim': 'competition', 'DealTraits': 'setup.R', 'DepletionElement': 'depletion', 'DiseaseDisk': 'card.disease', 'DominationElement': 'domination', 'EvolutionCard': 'evolution.card', 'EvolutionTile': 'evolution.score', 'ExaptationCopy': 'trait.exaptation', 'ExodusSpecies': 'card.mass_exodus', 'ExodusTarget': 'card.mass_exodus', 'Extinction': 'event.extinction', 'Fertile': 'card.fertile', 'HabitatElement': 'card.habitat', 'HabitatRemove': 'card.habitat', 'MassExodus': 'card.mass_exodus', 'Metamorphosis': 'card.metamorphosis', 'MetamorphosisElement': 'card.metamorphosis', 'MigrationTarget': 'migration', 'NewTrait': 'card.gene_expression', 'NextTurn': 'turn.order', 'NicheConstruction': 'card.niche_construction', 'NicheCorner': 'card.niche_construction', 'OldTrait': 'card.gene_expression', 'Omnivore': 'card.omnivore', 'OmnivoreElement': 'card.omnivore', 'PackHuntersPawn': 'trait.pack_hunters', 'PlaceOnCorner': 'card.habitat', 'PlasticityOverflow': 'trait.phenotypic_plasticity', 'PopulationExplosion': 'card.population_explosion', 'ProfligateCarnivore': 'card.profligate_carnivore', 'ProfligateVictim': 'card.profligate_carnivore', 'RadiationSpecies': 'card.solar_radiation', 'Refill': 'evolution.refill', 'RegressionCube': 'regression', 'Reseed': 'event.order', 'ResolveCard': 'evolution.resolve', 'RevealTraits': 'setup.R', 'RoundCheck': 'retrieve.round', 'ScavengeElement': 'trait.bottom_feeder', 'ScoreTerrain': 'card.bountiful_habitat', 'SolarRadiation': 'card.solar_radiation', 'SpeciationElement': 'speciation', 'SpeciationTile': 'speciation', 'Survival': 'event.survival', 'SwapDiskWithEarth': 'card.adaptability', 'TectonicsAdd': 'tectonics.add', 'TectonicsSide': 'tectonics.side', 'TectonicsVent': 'tectonics.back', 'Terrestrial': 'card.terrestrial', 'TerrestrialCorner': 'card.terrestrial', 'TerrestrialElement': 'card.terrestrial', 'TerrestrialSpecies': 'card.terrestrial', 'TrophicCascade': 'card.trophic_cascade', 'Turn': 'turn.choice', 'WanderlustBonus': 'wanderlust.bonus', 'WanderlustCorner': 'wanderlust.element', 'WanderlustElement': 'wanderlust.element', 'WanderlustHex': 'wanderlust.tile', 'WanderlustMove': 'wanderlust.move', 'WanderlustStack': 'wanderlust.tile'}
