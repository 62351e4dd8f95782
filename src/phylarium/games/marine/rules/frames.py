"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
RESOLVE_CARD: Final = 0; ENTER_PLAY: Final = 1; ADAPTABILITY_ELEMENT: Final = 2; ASTEROID_TILE: Final = 3; ASTEROID_SURVIVOR: Final = 4; VICTIM: Final = 5; BOUNTIFUL_TILE: Final = 6; CLADOGENESIS_CARD: Final = 7; DISEASE_DISK: Final = 8; FECUNDITY_TILE: Final = 9; HABITAT_REMOVE: Final = 10; HABITAT_ELEMENT: Final = 11; PLACE_ON_CORNER: Final = 12; EXODUS_SPECIES: Final = 13; EXODUS_TARGET: Final = 14; METAMORPHOSIS_ELEMENT: Final = 15; NICHE_CORNER: Final = 16; OMNIVORE_ELEMENT: Final = 17; PROFLIGATE_VICTIM: Final = 18; RADIATION_SPECIES: Final = 19; TERRESTRIAL_ELEMENT: Final = 20; TERRESTRIAL_CORNER: Final = 21; TERRESTRIAL_SPECIES: Final = 22; CASCADE_ELEMENT: Final = 23; COMPETITION_TILE: Final = 24; COMPETITION_VICTIM: Final = 25; DOMINATION_ELEMENT: Final = 26; SWAP_DISK_WITH_EARTH: Final = 27; VP_PER_TILE_WITH_ELEMENT: Final = 28; ASTEROID: Final = 29; VP_PER_SHARED_TILE: Final = 30; THIN_OVERCROWDED: Final = 31; SCORE_TERRAIN: Final = 32; CLADOGENESIS: Final = 33; DISEASE: Final = 34; VP_PER_MATCHING_ELEMENT: Final = 35; VP_PER_VENT_SPECIES: Final = 36; FECUNDITY: Final = 37; FERTILE: Final = 38; GENE_EXPRESSION: Final = 39; HABITAT: Final = 40; INVASIVE_SPECIES: Final = 41; SCORE_OCEANS: Final = 42; MASS_EXODUS: Final = 43; METAMORPHOSIS: Final = 44; VP_PER_LONE_TILE: Final = 45; NICHE_CONSTRUCTION: Final = 46; OMNIVORE: Final = 47; POPULATION_EXPLOSION: Final = 48; PREDATOR: Final = 49; PROFLIGATE_CARNIVORE: Final = 50; SOLAR_RADIATION: Final = 51; SYMBIOTIC: Final = 52; TECTONIC_SHIFT: Final = 53; TERRESTRIAL: Final = 54; TROPHIC_CASCADE: Final = 55; VOLCANISM: Final = 56; ABUNDANCE_ELEMENT: Final = 57; ABUNDANCE_CORNER: Final = 58; AUTOTROPHS_ELEMENT: Final = 59; AUTOTROPHS_HOW: Final = 60; DEPLETION_ELEMENT: Final = 61; ADAPTATION_ELEMENT: Final = 62; ADAPTATION_WHERE: Final = 63; REGRESSION_CUBE: Final = 64; END_GAME: Final = 65; EXTINCTION: Final = 66; SURVIVAL: Final = 67; RESEED: Final = 68; EVOLUTION_TILE: Final = 69; EVOLUTION_CARD: Final = 70; REFILL: Final = 71; NEXT_TURN: Final = 72; TURN: Final = 73; ROUND_CHECK: Final = 74; AFTER_ACTION: Final = 75; MIGRATION_SPECIES: Final = 76; MIGRATION_TARGET: Final = 77; LAY_EARTH: Final = 78; CHOOSE_ANIMAL: Final = 79; DEAL_ANIMALS: Final = 80; HAND_OUT: Final = 81; DEAL_TRAITS: Final = 82; CHOOSE_TRAIT: Final = 83; REVEAL_TRAITS: Final = 84; LAY_CARDS: Final = 85; BEGIN_PLAY: Final = 86; SPECIATION_ELEMENT: Final = 87; SPECIATION_TILE: Final = 88; TECTONICS_TILE: Final = 89; TECTONICS_SIDE: Final = 90; TECTONICS_VENT: Final = 91; TECTONICS_ADD: Final = 92; NEW_TRAIT: Final = 93; OLD_TRAIT: Final = 94; PLASTICITY_OVERFLOW: Final = 95; EXAPTATION_COPY: Final = 96; PACK_HUNTERS_PAWN: Final = 97; ANCIENT_LINEAGE_TILE: Final = 98; CAMOUFLAGE_PLACE: Final = 99; SCAVENGE_ELEMENT: Final = 100; SCAVENGE_WHERE: Final = 101; WANDERLUST_STACK: Final = 102; WANDERLUST_HEX: Final = 103; WANDERLUST_ELEMENT: Final = 104; WANDERLUST_CORNER: Final = 105; WANDERLUST_BONUS: Final = 106; WANDERLUST_MOVE: Final = 107; ANOTHER_TURN: Final = 108
class _CardSlot(Frame):
    __slots__ = ('card', 'slot')
    def __init__(self, actor: int, card: int, slot: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card; self.slot = slot
class _Card(Frame):
    __slots__ = ('card',)
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card
class _Disk(Frame):
    __slots__ = ('disk',)
    def __init__(self, actor: int, disk: int) -> None: self.actor = actor; self.seat = NOBODY; self.disk = disk
class _Tile(Frame):
    __slots__ = ('tile',)
    def __init__(self, actor: int, tile: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile
class _TileCardOpposing0(Frame):
    __slots__ = ('tile', 'card', 'opposing')
    def __init__(self, actor: int, tile: int, card: int, opposing: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card; self.opposing = opposing
class _Tiles(Frame):
    __slots__ = ('tiles',)
    def __init__(self, actor: int, tiles: int) -> None: self.actor = actor; self.seat = NOBODY; self.tiles = tiles
class _Element(Frame):
    __slots__ = ('element',)
    def __init__(self, actor: int, element: int) -> None: self.actor = actor; self.seat = NOBODY; self.element = element
class _TileMoving(Frame):
    __slots__ = ('tile', 'moving')
    def __init__(self, actor: int, tile: int, moving: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.moving = moving
class _Corner(Frame):
    __slots__ = ('corner',)
    def __init__(self, actor: int, corner: int) -> None: self.actor = actor; self.seat = NOBODY; self.corner = corner
class _CardLeftTile(Frame):
    __slots__ = ('card', 'left', 'tile')
    def __init__(self, actor: int, card: int, left: int, tile: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left; self.tile = tile
class _TileLeft(Frame):
    __slots__ = ('tile', 'left')
    def __init__(self, actor: int, tile: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left
class _TileElement(Frame):
    __slots__ = ('tile', 'element')
    def __init__(self, actor: int, tile: int, element: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.element = element
class _TileCard(Frame):
    __slots__ = ('tile', 'card')
    def __init__(self, actor: int, tile: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.card = card
class _TerrainMostMore0Begun0(Frame):
    __slots__ = ('terrain', 'most', 'more', 'begun')
    def __init__(self, actor: int, terrain: int, most: int, more: int = 0, begun: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.most = most; self.more = more; self.begun = begun
class _TileLeftBegun0(Frame):
    __slots__ = ('tile', 'left', 'begun')
    def __init__(self, actor: int, tile: int, left: int, begun: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.left = left; self.begun = begun
class _CardLeft(Frame):
    __slots__ = ('card', 'left')
    def __init__(self, actor: int, card: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card; self.left = left
class _Side(Frame):
    __slots__ = ('side',)
    def __init__(self, actor: int, side: int) -> None: self.actor = actor; self.seat = NOBODY; self.side = side
class _Special(Frame):
    __slots__ = ('special',)
    def __init__(self, actor: int, special: int) -> None: self.actor = actor; self.seat = NOBODY; self.special = special
class _TerrainSlot(Frame):
    __slots__ = ('terrain', 'slot')
    def __init__(self, actor: int, terrain: int, slot: int) -> None: self.actor = actor; self.seat = NOBODY; self.terrain = terrain; self.slot = slot
class _Slot(Frame):
    __slots__ = ('slot',)
    def __init__(self, actor: int, slot: int) -> None: self.actor = actor; self.seat = NOBODY; self.slot = slot
class _LeftBegun0(Frame):
    __slots__ = ('left', 'begun')
    def __init__(self, actor: int, left: int, begun: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.left = left; self.begun = begun
class _LeftTile(Frame):
    __slots__ = ('left', 'tile')
    def __init__(self, actor: int, left: int, tile: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left; self.tile = tile
class _CornerFirst0Second0Third0(Frame):
    __slots__ = ('corner', 'first', 'second', 'third')
    def __init__(self, actor: int, corner: int, first: int = 0, second: int = 0, third: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.corner = corner; self.first = first; self.second = second; self.third = third
class _SpecialVolcanism0(Frame):
    __slots__ = ('special', 'volcanism')
    def __init__(self, actor: int, special: int, volcanism: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.special = special; self.volcanism = volcanism
class _TileSide(Frame):
    __slots__ = ('tile', 'side')
    def __init__(self, actor: int, tile: int, side: int) -> None: self.actor = actor; self.seat = NOBODY; self.tile = tile; self.side = side
class _DrawnBy(Frame):
    __slots__ = ('drawn_by',)
    def __init__(self, actor: int, drawn_by: int) -> None: self.actor = actor; self.seat = NOBODY; self.drawn_by = drawn_by
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class _BoxElement(Frame):
    __slots__ = ('box', 'element')
    def __init__(self, actor: int, box: int, element: int) -> None: self.actor = actor; self.seat = NOBODY; self.box = box; self.element = element
class _Terrain(Frame):
    __slots__ = ('terrain',)
    def __init__(self, actor: int, terrain: int) -> None: self.actor = actor; self.seat = NOBODY; self.terrain = terrain
class _Hadopelagic0(Frame):
    __slots__ = ('hadopelagic',)
    def __init__(self, actor: int, hadopelagic: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.hadopelagic = hadopelagic
class ResolveCard(_CardSlot): op: int = RESOLVE_CARD; __slots__ = ()
class EnterPlay(_Card): op: int = ENTER_PLAY; __slots__ = ()
class AdaptabilityElement(_Disk): op: int = ADAPTABILITY_ELEMENT; __slots__ = ()
class AsteroidTile(_Card): op: int = ASTEROID_TILE; __slots__ = ()
class AsteroidSurvivor(_Tile): op: int = ASTEROID_SURVIVOR; __slots__ = ()
class Victim(_TileCardOpposing0): op: int = VICTIM; __slots__ = ()
class BountifulTile(_Tiles): op: int = BOUNTIFUL_TILE; __slots__ = ()
class CladogenesisCard(_Card): op: int = CLADOGENESIS_CARD; __slots__ = ()
class DiseaseDisk(Frame): op: int = DISEASE_DISK; __slots__ = ()
class FecundityTile(_Tiles): op: int = FECUNDITY_TILE; __slots__ = ()
class HabitatRemove(Frame): op: int = HABITAT_REMOVE; __slots__ = ()
class HabitatElement(Frame): op: int = HABITAT_ELEMENT; __slots__ = ()
class PlaceOnCorner(_Element): op: int = PLACE_ON_CORNER; __slots__ = ()
class ExodusSpecies(_Tile): op: int = EXODUS_SPECIES; __slots__ = ()
class ExodusTarget(_TileMoving): op: int = EXODUS_TARGET; __slots__ = ()
class MetamorphosisElement(_Disk): op: int = METAMORPHOSIS_ELEMENT; __slots__ = ()
class NicheCorner(_Corner): op: int = NICHE_CORNER; __slots__ = ()
class OmnivoreElement(_Tile): op: int = OMNIVORE_ELEMENT; __slots__ = ()
class ProfligateVictim(_CardLeftTile): op: int = PROFLIGATE_VICTIM; __slots__ = ()
class RadiationSpecies(_TileLeft): op: int = RADIATION_SPECIES; __slots__ = ()
class TerrestrialElement(_Tile): op: int = TERRESTRIAL_ELEMENT; __slots__ = ()
class TerrestrialCorner(_TileElement): op: int = TERRESTRIAL_CORNER; __slots__ = ()
class TerrestrialSpecies(_TileCard): op: int = TERRESTRIAL_SPECIES; __slots__ = ()
class CascadeElement(_TileLeft): op: int = CASCADE_ELEMENT; __slots__ = ()
class CompetitionTile(_TerrainMostMore0Begun0): op: int = COMPETITION_TILE; __slots__ = ()
class CompetitionVictim(_TileLeftBegun0): op: int = COMPETITION_VICTIM; __slots__ = ()
class DominationElement(Frame): op: int = DOMINATION_ELEMENT; __slots__ = ()
class SwapDiskWithEarth(_CardSlot): op: int = SWAP_DISK_WITH_EARTH; __slots__ = ()
class VpPerTileWithElement(_CardSlot): op: int = VP_PER_TILE_WITH_ELEMENT; __slots__ = ()
class Asteroid(_CardSlot): op: int = ASTEROID; __slots__ = ()
class VpPerSharedTile(_CardSlot): op: int = VP_PER_SHARED_TILE; __slots__ = ()
class ThinOvercrowded(_CardSlot): op: int = THIN_OVERCROWDED; __slots__ = ()
class ScoreTerrain(_CardSlot): op: int = SCORE_TERRAIN; __slots__ = ()
class Cladogenesis(_CardSlot): op: int = CLADOGENESIS; __slots__ = ()
class Disease(_CardSlot): op: int = DISEASE; __slots__ = ()
class VpPerMatchingElement(_CardSlot): op: int = VP_PER_MATCHING_ELEMENT; __slots__ = ()
class VpPerVentSpecies(_CardSlot): op: int = VP_PER_VENT_SPECIES; __slots__ = ()
class Fecundity(_CardSlot): op: int = FECUNDITY; __slots__ = ()
class Fertile(_CardSlot): op: int = FERTILE; __slots__ = ()
class GeneExpression(_CardSlot): op: int = GENE_EXPRESSION; __slots__ = ()
class Habitat(_CardSlot): op: int = HABITAT; __slots__ = ()
class InvasiveSpecies(_CardSlot): op: int = INVASIVE_SPECIES; __slots__ = ()
class ScoreOceans(_CardSlot): op: int = SCORE_OCEANS; __slots__ = ()
class MassExodus(_CardSlot): op: int = MASS_EXODUS; __slots__ = ()
class Metamorphosis(_CardSlot): op: int = METAMORPHOSIS; __slots__ = ()
class VpPerLoneTile(_CardSlot): op: int = VP_PER_LONE_TILE; __slots__ = ()
class NicheConstruction(_CardSlot): op: int = NICHE_CONSTRUCTION; __slots__ = ()
class Omnivore(_CardSlot): op: int = OMNIVORE; __slots__ = ()
class PopulationExplosion(_CardSlot): op: int = POPULATION_EXPLOSION; __slots__ = ()
class Predator(_CardSlot): op: int = PREDATOR; __slots__ = ()
class ProfligateCarnivore(_CardLeft): op: int = PROFLIGATE_CARNIVORE; __slots__ = ()
class SolarRadiation(_CardSlot): op: int = SOLAR_RADIATION; __slots__ = ()
class Symbiotic(_CardSlot): op: int = SYMBIOTIC; __slots__ = ()
class TectonicShift(_CardSlot): op: int = TECTONIC_SHIFT; __slots__ = ()
class Terrestrial(_CardSlot): op: int = TERRESTRIAL; __slots__ = ()
class TrophicCascade(_CardSlot): op: int = TROPHIC_CASCADE; __slots__ = ()
class Volcanism(_CardSlot): op: int = VOLCANISM; __slots__ = ()
class AbundanceElement(Frame): op: int = ABUNDANCE_ELEMENT; __slots__ = ()
class AbundanceCorner(_Element): op: int = ABUNDANCE_CORNER; __slots__ = ()
class AutotrophsElement(_Side): op: int = AUTOTROPHS_ELEMENT; __slots__ = ()
class AutotrophsHow(_Corner): op: int = AUTOTROPHS_HOW; __slots__ = ()
class DepletionElement(Frame): op: int = DEPLETION_ELEMENT; __slots__ = ()
class AdaptationElement(_Special): op: int = ADAPTATION_ELEMENT; __slots__ = ()
class AdaptationWhere(_Element): op: int = ADAPTATION_WHERE; __slots__ = ()
class RegressionCube(Frame): op: int = REGRESSION_CUBE; __slots__ = ()
class EndGame(Frame): op: int = END_GAME; __slots__ = ()
class Extinction(Frame): op: int = EXTINCTION; __slots__ = ()
class Survival(Frame): op: int = SURVIVAL; __slots__ = ()
class Reseed(Frame): op: int = RESEED; __slots__ = ()
class EvolutionTile(_TerrainSlot): op: int = EVOLUTION_TILE; __slots__ = ()
class EvolutionCard(_Slot): op: int = EVOLUTION_CARD; __slots__ = ()
class Refill(_Card): op: int = REFILL; __slots__ = ()
class NextTurn(Frame): op: int = NEXT_TURN; __slots__ = ()
class Turn(Frame): op: int = TURN; __slots__ = ()
class RoundCheck(Frame): op: int = ROUND_CHECK; __slots__ = ()
class AfterAction(Frame): op: int = AFTER_ACTION; __slots__ = ()
class MigrationSpecies(_LeftBegun0): op: int = MIGRATION_SPECIES; __slots__ = ()
class MigrationTarget(_LeftTile): op: int = MIGRATION_TARGET; __slots__ = ()
class LayEarth(Frame): op: int = LAY_EARTH; __slots__ = ()
class ChooseAnimal(Frame): op: int = CHOOSE_ANIMAL; __slots__ = ()
class DealAnimals(Frame): op: int = DEAL_ANIMALS; __slots__ = ()
class HandOut(Frame): op: int = HAND_OUT; __slots__ = ()
class DealTraits(Frame): op: int = DEAL_TRAITS; __slots__ = ()
class ChooseTrait(Frame): op: int = CHOOSE_TRAIT; __slots__ = ()
class RevealTraits(Frame): op: int = REVEAL_TRAITS; __slots__ = ()
class LayCards(Frame): op: int = LAY_CARDS; __slots__ = ()
class BeginPlay(Frame): op: int = BEGIN_PLAY; __slots__ = ()
class SpeciationElement(_Element): op: int = SPECIATION_ELEMENT; __slots__ = ()
class SpeciationTile(_CornerFirst0Second0Third0): op: int = SPECIATION_TILE; __slots__ = ()
class TectonicsTile(_SpecialVolcanism0): op: int = TECTONICS_TILE; __slots__ = ()
class TectonicsSide(_Tile): op: int = TECTONICS_SIDE; __slots__ = ()
class TectonicsVent(_TileSide): op: int = TECTONICS_VENT; __slots__ = ()
class TectonicsAdd(_Tile): op: int = TECTONICS_ADD; __slots__ = ()
class NewTrait(_DrawnBy): op: int = NEW_TRAIT; __slots__ = ()
class OldTrait(_DrawnBy): op: int = OLD_TRAIT; __slots__ = ()
class PlasticityOverflow(Frame): op: int = PLASTICITY_OVERFLOW; __slots__ = ()
class ExaptationCopy(Frame): op: int = EXAPTATION_COPY; __slots__ = ()
class PackHuntersPawn(Frame): op: int = PACK_HUNTERS_PAWN; __slots__ = ()
class AncientLineageTile(_Left): op: int = ANCIENT_LINEAGE_TILE; __slots__ = ()
class CamouflagePlace(_Tile): op: int = CAMOUFLAGE_PLACE; __slots__ = ()
class ScavengeElement(Frame): op: int = SCAVENGE_ELEMENT; __slots__ = ()
class ScavengeWhere(_BoxElement): op: int = SCAVENGE_WHERE; __slots__ = ()
class WanderlustStack(_Special): op: int = WANDERLUST_STACK; __slots__ = ()
class WanderlustHex(_Terrain): op: int = WANDERLUST_HEX; __slots__ = ()
class WanderlustElement(_Tile): op: int = WANDERLUST_ELEMENT; __slots__ = ()
class WanderlustCorner(_TileElement): op: int = WANDERLUST_CORNER; __slots__ = ()
class WanderlustBonus(_Tile): op: int = WANDERLUST_BONUS; __slots__ = ()
class WanderlustMove(_Tile): op: int = WANDERLUST_MOVE; __slots__ = ()
class AnotherTurn(_Hadopelagic0): op: int = ANOTHER_TURN; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {RESOLVE_CARD: ResolveCard, ENTER_PLAY: EnterPlay, ADAPTABILITY_ELEMENT: AdaptabilityElement, ASTEROID_TILE: AsteroidTile, ASTEROID_SURVIVOR: AsteroidSurvivor, VICTIM: Victim, BOUNTIFUL_TILE: BountifulTile, CLADOGENESIS_CARD: CladogenesisCard, DISEASE_DISK: DiseaseDisk, FECUNDITY_TILE: FecundityTile, HABITAT_REMOVE: HabitatRemove, HABITAT_ELEMENT: HabitatElement, PLACE_ON_CORNER: PlaceOnCorner, EXODUS_SPECIES: ExodusSpecies, EXODUS_TARGET: ExodusTarget, METAMORPHOSIS_ELEMENT: MetamorphosisElement, NICHE_CORNER: NicheCorner, OMNIVORE_ELEMENT: OmnivoreElement, PROFLIGATE_VICTIM: ProfligateVictim, RADIATION_SPECIES: RadiationSpecies, TERRESTRIAL_ELEMENT: TerrestrialElement, TERRESTRIAL_CORNER: TerrestrialCorner, TERRESTRIAL_SPECIES: TerrestrialSpecies, CASCADE_ELEMENT: CascadeElement, COMPETITION_TILE: CompetitionTile, COMPETITION_VICTIM: CompetitionVictim, DOMINATION_ELEMENT: DominationElement, SWAP_DISK_WITH_EARTH: SwapDiskWithEarth, VP_PER_TILE_WITH_ELEMENT: VpPerTileWithElement, ASTEROID: Asteroid, VP_PER_SHARED_TILE: VpPerSharedTile, THIN_OVERCROWDED: ThinOvercrowded, SCORE_TERRAIN: ScoreTerrain, CLADOGENESIS: Cladogenesis, DISEASE: Disease, VP_PER_MATCHING_ELEMENT: VpPerMatchingElement, VP_PER_VENT_SPECIES: VpPerVentSpecies, FECUNDITY: Fecundity, FERTILE: Fertile, GENE_EXPRESSION: GeneExpression, HABITAT: Habitat, INVASIVE_SPECIES: InvasiveSpecies, SCORE_OCEANS: ScoreOceans, MASS_EXODUS: MassExodus, METAMORPHOSIS: Metamorphosis, VP_PER_LONE_TILE: VpPerLoneTile, NICHE_CONSTRUCTION: NicheConstruction, OMNIVORE: Omnivore, POPULATION_EXPLOSION: PopulationExplosion, PREDATOR: Predator, PROFLIGATE_CARNIVORE: ProfligateCarnivore, SOLAR_RADIATION: SolarRadiation, SYMBIOTIC: Symbiotic, TECTONIC_SHIFT: TectonicShift, TERRESTRIAL: Terrestrial, TROPHIC_CASCADE: TrophicCascade, VOLCANISM: Volcanism, ABUNDANCE_ELEMENT: AbundanceElement, ABUNDANCE_CORNER: AbundanceCorner, AUTOTROPHS_ELEMENT: AutotrophsElement, AUTOTROPHS_HOW: AutotrophsHow, DEPLETION_ELEMENT: DepletionElement, ADAPTATION_ELEMENT: AdaptationElement, ADAPTATION_WHERE: AdaptationWhere, REGRESSION_CUBE: RegressionCube, END_GAME: EndGame, EXTINCTION: Extinction, SURVIVAL: Survival, RESEED: Reseed, EVOLUTION_TILE: EvolutionTile, EVOLUTION_CARD: EvolutionCard, REFILL: Refill, NEXT_TURN: NextTurn, TURN: Turn, ROUND_CHECK: RoundCheck, AFTER_ACTION: AfterAction, MIGRATION_SPECIES: MigrationSpecies, MIGRATION_TARGET: MigrationTarget, LAY_EARTH: LayEarth, CHOOSE_ANIMAL: ChooseAnimal, DEAL_ANIMALS: DealAnimals, HAND_OUT: HandOut, DEAL_TRAITS: DealTraits, CHOOSE_TRAIT: ChooseTrait, REVEAL_TRAITS: RevealTraits, LAY_CARDS: LayCards, BEGIN_PLAY: BeginPlay, SPECIATION_ELEMENT: SpeciationElement, SPECIATION_TILE: SpeciationTile, TECTONICS_TILE: TectonicsTile, TECTONICS_SIDE: TectonicsSide, TECTONICS_VENT: TectonicsVent, TECTONICS_ADD: TectonicsAdd, NEW_TRAIT: NewTrait, OLD_TRAIT: OldTrait, PLASTICITY_OVERFLOW: PlasticityOverflow, EXAPTATION_COPY: ExaptationCopy, PACK_HUNTERS_PAWN: PackHuntersPawn, ANCIENT_LINEAGE_TILE: AncientLineageTile, CAMOUFLAGE_PLACE: CamouflagePlace, SCAVENGE_ELEMENT: ScavengeElement, SCAVENGE_WHERE: ScavengeWhere, WANDERLUST_STACK: WanderlustStack, WANDERLUST_HEX: WanderlustHex, WANDERLUST_ELEMENT: WanderlustElement, WANDERLUST_CORNER: WanderlustCorner, WANDERLUST_BONUS: WanderlustBonus, WANDERLUST_MOVE: WanderlustMove, ANOTHER_TURN: AnotherTurn}
RULES: Final[dict[str, str]] = {'AbundanceCorner': 'abundance', 'AbundanceElement': 'abundance', 'AdaptabilityElement': 'card.adaptability', 'AdaptationElement': 'adaptation', 'AdaptationWhere': 'adaptation.special', 'AfterAction': 'trait.exaptation', 'AncientLineageTile': 'trait.ancient_lineage', 'AnotherTurn': 'wanderlust.special', 'Asteroid': 'end.asteroid', 'AsteroidSurvivor': 'card.asteroid', 'AsteroidTile': 'card.asteroid', 'AutotrophsElement': 'autotrophs.remove', 'AutotrophsHow': 'autotrophs.swap', 'BeginPlay': 'setup.V', 'BountifulTile': 'card.bountiful_habitat', 'CamouflagePlace': 'trait.camouflage', 'CascadeElement': 'card.trophic_cascade', 'ChooseAnimal': 'setup.J', 'ChooseTrait': 'setup.R', 'CladogenesisCard': 'card.cladogenesis', 'CompetitionTile': 'competition', 'CompetitionVictim': 'competition', 'DealTraits': 'setup.R', 'DepletionElement': 'depletion', 'DiseaseDisk': 'card.disease', 'DominationElement': 'domination', 'EvolutionCard': 'evolution.card', 'EvolutionTile': 'evolution.score', 'ExaptationCopy': 'trait.exaptation', 'ExodusSpecies': 'card.mass_exodus', 'ExodusTarget': 'card.mass_exodus', 'Extinction': 'event.extinction', 'Fertile': 'card.fertile', 'HabitatElement': 'card.habitat', 'HabitatRemove': 'card.habitat', 'MassExodus': 'card.mass_exodus', 'Metamorphosis': 'card.metamorphosis', 'MetamorphosisElement': 'card.metamorphosis', 'MigrationTarget': 'migration', 'NewTrait': 'card.gene_expression', 'NextTurn': 'turn.order', 'NicheConstruction': 'card.niche_construction', 'NicheCorner': 'card.niche_construction', 'OldTrait': 'card.gene_expression', 'Omnivore': 'card.omnivore', 'OmnivoreElement': 'card.omnivore', 'PackHuntersPawn': 'trait.pack_hunters', 'PlaceOnCorner': 'card.habitat', 'PlasticityOverflow': 'trait.phenotypic_plasticity', 'PopulationExplosion': 'card.population_explosion', 'ProfligateCarnivore': 'card.profligate_carnivore', 'ProfligateVictim': 'card.profligate_carnivore', 'RadiationSpecies': 'card.solar_radiation', 'Refill': 'evolution.refill', 'RegressionCube': 'regression', 'Reseed': 'event.order', 'ResolveCard': 'evolution.resolve', 'RevealTraits': 'setup.R', 'RoundCheck': 'retrieve.round', 'ScavengeElement': 'trait.bottom_feeder', 'ScoreTerrain': 'card.bountiful_habitat', 'SolarRadiation': 'card.solar_radiation', 'SpeciationElement': 'speciation', 'SpeciationTile': 'speciation', 'Survival': 'event.survival', 'SwapDiskWithEarth': 'card.adaptability', 'TectonicsAdd': 'tectonics.add', 'TectonicsSide': 'tectonics.side', 'TectonicsVent': 'tectonics.back', 'Terrestrial': 'card.terrestrial', 'TerrestrialCorner': 'card.terrestrial', 'TerrestrialElement': 'card.terrestrial', 'TerrestrialSpecies': 'card.terrestrial', 'TrophicCascade': 'card.trophic_cascade', 'Turn': 'turn.choice', 'WanderlustBonus': 'wanderlust.bonus', 'WanderlustCorner': 'wanderlust.element', 'WanderlustElement': 'wanderlust.element', 'WanderlustHex': 'wanderlust.tile', 'WanderlustMove': 'wanderlust.move', 'WanderlustStack': 'wanderlust.tile'}
