"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
RESOLVE_CARD: Final = 0
class ResolveCard(Frame):
    number: ClassVar[int] = 0
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
ENTER_PLAY: Final = 1
class EnterPlay(Frame):
    number: ClassVar[int] = 1
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.b = b
ADAPTABILITY_DISK: Final = 2
class AdaptabilityDisk(Frame):
    number: ClassVar[int] = 2
    def __init__(self, actor: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY
ADAPTABILITY_ELEMENT: Final = 3
class AdaptabilityElement(Frame):
    number: ClassVar[int] = 3
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.b = b
ASTEROID_TILE: Final = 4
class AsteroidTile(Frame):
    number: ClassVar[int] = 4
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.b = b
ASTEROID_SURVIVOR: Final = 5
class AsteroidSurvivor(Frame):
    number: ClassVar[int] = 5
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY; self.b = b
VICTIM: Final = 6
class Victim(Frame):
    number: ClassVar[int] = 6
    def __init__(self, actor: int, b: int = 0, c: int = 0, d: int = 0) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c; self.d = d
BOUNTIFUL_TERRAIN: Final = 7
class BountifulTerrain(Frame):
    number: ClassVar[int] = 7
    def __init__(self, actor: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY
BOUNTIFUL_TILE: Final = 8
class BountifulTile(Frame):
    number: ClassVar[int] = 8
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY; self.b = b
CLADOGENESIS_CARD: Final = 9
class CladogenesisCard(Frame):
    number: ClassVar[int] = 9
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.b = b
DISEASE_DISK: Final = 10
class DiseaseDisk(Frame):
    number: ClassVar[int] = 10
    def __init__(self, actor: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY
FECUNDITY_TILE: Final = 11
class FecundityTile(Frame):
    number: ClassVar[int] = 11
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY; self.b = b
FERTILE_TILE: Final = 12
class FertileTile(Frame):
    number: ClassVar[int] = 12
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY; self.b = b
HABITAT_REMOVE: Final = 13
class HabitatRemove(Frame):
    number: ClassVar[int] = 13
    def __init__(self, actor: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY
HABITAT_ELEMENT: Final = 14
class HabitatElement(Frame):
    number: ClassVar[int] = 14
    def __init__(self, actor: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY
PLACE_ON_CORNER: Final = 15
class PlaceOnCorner(Frame):
    number: ClassVar[int] = 15
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.b = b
EXODUS_TILE: Final = 16
class ExodusTile(Frame):
    number: ClassVar[int] = 16
    def __init__(self, actor: int) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY
EXODUS_SPECIES: Final = 17
class ExodusSpecies(Frame):
    number: ClassVar[int] = 17
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.b = b
EXODUS_TARGET: Final = 18
class ExodusTarget(Frame):
    number: ClassVar[int] = 18
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
METAMORPHOSIS_DISK: Final = 19
class MetamorphosisDisk(Frame):
    number: ClassVar[int] = 19
    def __init__(self, actor: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY
METAMORPHOSIS_ELEMENT: Final = 20
class MetamorphosisElement(Frame):
    number: ClassVar[int] = 20
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY; self.b = b
NICHE_ELEMENT: Final = 21
class NicheElement(Frame):
    number: ClassVar[int] = 21
    def __init__(self, actor: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY
NICHE_CORNER: Final = 22
class NicheCorner(Frame):
    number: ClassVar[int] = 22
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY; self.b = b
OMNIVORE_TILE: Final = 23
class OmnivoreTile(Frame):
    number: ClassVar[int] = 23
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY; self.b = b
OMNIVORE_ELEMENT: Final = 24
class OmnivoreElement(Frame):
    number: ClassVar[int] = 24
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY; self.b = b
EXPLOSION_TILE: Final = 25
class ExplosionTile(Frame):
    number: ClassVar[int] = 25
    def __init__(self, actor: int) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY
PROFLIGATE_TILE: Final = 26
class ProfligateTile(Frame):
    number: ClassVar[int] = 26
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY; self.b = b
PROFLIGATE_VICTIM: Final = 27
class ProfligateVictim(Frame):
    number: ClassVar[int] = 27
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
RADIATION_TILE: Final = 28
class RadiationTile(Frame):
    number: ClassVar[int] = 28
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.b = b
RADIATION_SPECIES: Final = 29
class RadiationSpecies(Frame):
    number: ClassVar[int] = 29
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
TERRESTRIAL_TILE: Final = 30
class TerrestrialTile(Frame):
    number: ClassVar[int] = 30
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.b = b
TERRESTRIAL_ELEMENT: Final = 31
class TerrestrialElement(Frame):
    number: ClassVar[int] = 31
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY; self.b = b
TERRESTRIAL_CORNER: Final = 32
class TerrestrialCorner(Frame):
    number: ClassVar[int] = 32
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 32; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
TERRESTRIAL_SPECIES: Final = 33
class TerrestrialSpecies(Frame):
    number: ClassVar[int] = 33
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 33; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
CASCADE_TILE: Final = 34
class CascadeTile(Frame):
    number: ClassVar[int] = 34
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 34; self.actor = actor; self.seat = NOBODY; self.b = b
CASCADE_ELEMENT: Final = 35
class CascadeElement(Frame):
    number: ClassVar[int] = 35
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 35; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
COMPETITION_TILE: Final = 36
class CompetitionTile(Frame):
    number: ClassVar[int] = 36
    def __init__(self, actor: int, b: int = 0, c: int = 0, d: int = 0) -> None: self.op = 36; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c; self.d = d
COMPETITION_VICTIM: Final = 37
class CompetitionVictim(Frame):
    number: ClassVar[int] = 37
    def __init__(self, actor: int, b: int = 0, c: int = 0, d: int = 0) -> None: self.op = 37; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c; self.d = d
DOMINATION_ELEMENT: Final = 38
class DominationElement(Frame):
    number: ClassVar[int] = 38
    def __init__(self, actor: int) -> None: self.op = 38; self.actor = actor; self.seat = NOBODY
ABUNDANCE_ELEMENT: Final = 39
class AbundanceElement(Frame):
    number: ClassVar[int] = 39
    def __init__(self, actor: int) -> None: self.op = 39; self.actor = actor; self.seat = NOBODY
ABUNDANCE_CORNER: Final = 40
class AbundanceCorner(Frame):
    number: ClassVar[int] = 40
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 40; self.actor = actor; self.seat = NOBODY; self.b = b
AUTOTROPHS_ELEMENT: Final = 41
class AutotrophsElement(Frame):
    number: ClassVar[int] = 41
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 41; self.actor = actor; self.seat = NOBODY; self.b = b
AUTOTROPHS_HOW: Final = 42
class AutotrophsHow(Frame):
    number: ClassVar[int] = 42
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 42; self.actor = actor; self.seat = NOBODY; self.b = b
DEPLETION_ELEMENT: Final = 43
class DepletionElement(Frame):
    number: ClassVar[int] = 43
    def __init__(self, actor: int) -> None: self.op = 43; self.actor = actor; self.seat = NOBODY
ADAPTATION_ELEMENT: Final = 44
class AdaptationElement(Frame):
    number: ClassVar[int] = 44
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 44; self.actor = actor; self.seat = NOBODY; self.b = b
ADAPTATION_WHERE: Final = 45
class AdaptationWhere(Frame):
    number: ClassVar[int] = 45
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 45; self.actor = actor; self.seat = NOBODY; self.b = b
REGRESSION_CUBE: Final = 46
class RegressionCube(Frame):
    number: ClassVar[int] = 46
    def __init__(self, actor: int) -> None: self.op = 46; self.actor = actor; self.seat = NOBODY
END_GAME: Final = 47
class EndGame(Frame):
    number: ClassVar[int] = 47
    def __init__(self, actor: int) -> None: self.op = 47; self.actor = actor; self.seat = NOBODY
EXTINCTION: Final = 48
class Extinction(Frame):
    number: ClassVar[int] = 48
    def __init__(self, actor: int) -> None: self.op = 48; self.actor = actor; self.seat = NOBODY
SURVIVAL: Final = 49
class Survival(Frame):
    number: ClassVar[int] = 49
    def __init__(self, actor: int) -> None: self.op = 49; self.actor = actor; self.seat = NOBODY
RESEED: Final = 50
class Reseed(Frame):
    number: ClassVar[int] = 50
    def __init__(self, actor: int) -> None: self.op = 50; self.actor = actor; self.seat = NOBODY
EVOLUTION_TILE: Final = 51
class EvolutionTile(Frame):
    number: ClassVar[int] = 51
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 51; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
EVOLUTION_CARD: Final = 52
class EvolutionCard(Frame):
    number: ClassVar[int] = 52
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 52; self.actor = actor; self.seat = NOBODY; self.b = b
REFILL: Final = 53
class Refill(Frame):
    number: ClassVar[int] = 53
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 53; self.actor = actor; self.seat = NOBODY; self.b = b
NEXT_TURN: Final = 54
class NextTurn(Frame):
    number: ClassVar[int] = 54
    def __init__(self, actor: int) -> None: self.op = 54; self.actor = actor; self.seat = NOBODY
TURN: Final = 55
class Turn(Frame):
    number: ClassVar[int] = 55
    def __init__(self, actor: int) -> None: self.op = 55; self.actor = actor; self.seat = NOBODY
ROUND_CHECK: Final = 56
class RoundCheck(Frame):
    number: ClassVar[int] = 56
    def __init__(self, actor: int) -> None: self.op = 56; self.actor = actor; self.seat = NOBODY
AFTER_ACTION: Final = 57
class AfterAction(Frame):
    number: ClassVar[int] = 57
    def __init__(self, actor: int) -> None: self.op = 57; self.actor = actor; self.seat = NOBODY
MIGRATION_SPECIES: Final = 58
class MigrationSpecies(Frame):
    number: ClassVar[int] = 58
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 58; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
MIGRATION_TARGET: Final = 59
class MigrationTarget(Frame):
    number: ClassVar[int] = 59
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 59; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
LAY_EARTH: Final = 60
class LayEarth(Frame):
    number: ClassVar[int] = 60
    def __init__(self, actor: int) -> None: self.op = 60; self.actor = actor; self.seat = NOBODY
CHOOSE_ANIMAL: Final = 61
class ChooseAnimal(Frame):
    number: ClassVar[int] = 61
    def __init__(self, actor: int) -> None: self.op = 61; self.actor = actor; self.seat = NOBODY
DEAL_ANIMALS: Final = 62
class DealAnimals(Frame):
    number: ClassVar[int] = 62
    def __init__(self, actor: int) -> None: self.op = 62; self.actor = actor; self.seat = NOBODY
HAND_OUT: Final = 63
class HandOut(Frame):
    number: ClassVar[int] = 63
    def __init__(self, actor: int) -> None: self.op = 63; self.actor = actor; self.seat = NOBODY
DEAL_TRAITS: Final = 64
class DealTraits(Frame):
    number: ClassVar[int] = 64
    def __init__(self, actor: int) -> None: self.op = 64; self.actor = actor; self.seat = NOBODY
CHOOSE_TRAIT: Final = 65
class ChooseTrait(Frame):
    number: ClassVar[int] = 65
    def __init__(self, actor: int) -> None: self.op = 65; self.actor = actor; self.seat = NOBODY
REVEAL_TRAITS: Final = 66
class RevealTraits(Frame):
    number: ClassVar[int] = 66
    def __init__(self, actor: int) -> None: self.op = 66; self.actor = actor; self.seat = NOBODY
LAY_CARDS: Final = 67
class LayCards(Frame):
    number: ClassVar[int] = 67
    def __init__(self, actor: int) -> None: self.op = 67; self.actor = actor; self.seat = NOBODY
BEGIN_PLAY: Final = 68
class BeginPlay(Frame):
    number: ClassVar[int] = 68
    def __init__(self, actor: int) -> None: self.op = 68; self.actor = actor; self.seat = NOBODY
SPECIATION_ELEMENT: Final = 69
class SpeciationElement(Frame):
    number: ClassVar[int] = 69
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 69; self.actor = actor; self.seat = NOBODY; self.b = b
SPECIATION_TILE: Final = 70
class SpeciationTile(Frame):
    number: ClassVar[int] = 70
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 70; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
TECTONICS_TILE: Final = 71
class TectonicsTile(Frame):
    number: ClassVar[int] = 71
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 71; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
TECTONICS_SIDE: Final = 72
class TectonicsSide(Frame):
    number: ClassVar[int] = 72
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 72; self.actor = actor; self.seat = NOBODY; self.b = b
TECTONICS_VENT: Final = 73
class TectonicsVent(Frame):
    number: ClassVar[int] = 73
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 73; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
TECTONICS_ADD: Final = 74
class TectonicsAdd(Frame):
    number: ClassVar[int] = 74
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 74; self.actor = actor; self.seat = NOBODY; self.b = b
NEW_TRAIT: Final = 75
class NewTrait(Frame):
    number: ClassVar[int] = 75
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 75; self.actor = actor; self.seat = NOBODY; self.b = b
OLD_TRAIT: Final = 76
class OldTrait(Frame):
    number: ClassVar[int] = 76
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 76; self.actor = actor; self.seat = NOBODY; self.b = b
PLASTICITY_OVERFLOW: Final = 77
class PlasticityOverflow(Frame):
    number: ClassVar[int] = 77
    def __init__(self, actor: int) -> None: self.op = 77; self.actor = actor; self.seat = NOBODY
EXAPTATION_COPY: Final = 78
class ExaptationCopy(Frame):
    number: ClassVar[int] = 78
    def __init__(self, actor: int) -> None: self.op = 78; self.actor = actor; self.seat = NOBODY
PACK_HUNTERS_PAWN: Final = 79
class PackHuntersPawn(Frame):
    number: ClassVar[int] = 79
    def __init__(self, actor: int) -> None: self.op = 79; self.actor = actor; self.seat = NOBODY
ANCIENT_LINEAGE_TILE: Final = 80
class AncientLineageTile(Frame):
    number: ClassVar[int] = 80
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 80; self.actor = actor; self.seat = NOBODY; self.b = b
CAMOUFLAGE_PLACE: Final = 81
class CamouflagePlace(Frame):
    number: ClassVar[int] = 81
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 81; self.actor = actor; self.seat = NOBODY; self.b = b
SCAVENGE_ELEMENT: Final = 82
class ScavengeElement(Frame):
    number: ClassVar[int] = 82
    def __init__(self, actor: int) -> None: self.op = 82; self.actor = actor; self.seat = NOBODY
SCAVENGE_WHERE: Final = 83
class ScavengeWhere(Frame):
    number: ClassVar[int] = 83
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 83; self.actor = actor; self.seat = NOBODY; self.b = b
WANDERLUST_STACK: Final = 84
class WanderlustStack(Frame):
    number: ClassVar[int] = 84
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 84; self.actor = actor; self.seat = NOBODY; self.b = b
WANDERLUST_HEX: Final = 85
class WanderlustHex(Frame):
    number: ClassVar[int] = 85
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 85; self.actor = actor; self.seat = NOBODY; self.b = b
WANDERLUST_ELEMENT: Final = 86
class WanderlustElement(Frame):
    number: ClassVar[int] = 86
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 86; self.actor = actor; self.seat = NOBODY; self.b = b
WANDERLUST_CORNER: Final = 87
class WanderlustCorner(Frame):
    number: ClassVar[int] = 87
    def __init__(self, actor: int, b: int = 0, c: int = 0) -> None: self.op = 87; self.actor = actor; self.seat = NOBODY; self.b = b; self.c = c
WANDERLUST_BONUS: Final = 88
class WanderlustBonus(Frame):
    number: ClassVar[int] = 88
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 88; self.actor = actor; self.seat = NOBODY; self.b = b
WANDERLUST_MOVE: Final = 89
class WanderlustMove(Frame):
    number: ClassVar[int] = 89
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 89; self.actor = actor; self.seat = NOBODY; self.b = b
ANOTHER_TURN: Final = 90
class AnotherTurn(Frame):
    number: ClassVar[int] = 90
    def __init__(self, actor: int, b: int = 0) -> None: self.op = 90; self.actor = actor; self.seat = NOBODY; self.b = b
FRAMES: Final[list[type[Frame]]] = [ResolveCard, EnterPlay, AdaptabilityDisk, AdaptabilityElement, AsteroidTile, AsteroidSurvivor, Victim, BountifulTerrain, BountifulTile, CladogenesisCard, DiseaseDisk, FecundityTile, FertileTile, HabitatRemove, HabitatElement, PlaceOnCorner, ExodusTile, ExodusSpecies, ExodusTarget, MetamorphosisDisk, MetamorphosisElement, NicheElement, NicheCorner, OmnivoreTile, OmnivoreElement, ExplosionTile, ProfligateTile, ProfligateVictim, RadiationTile, RadiationSpecies, TerrestrialTile, TerrestrialElement, TerrestrialCorner, TerrestrialSpecies, CascadeTile, CascadeElement, CompetitionTile, CompetitionVictim, DominationElement, AbundanceElement, AbundanceCorner, AutotrophsElement, AutotrophsHow, DepletionElement, AdaptationElement, AdaptationWhere, RegressionCube, EndGame, Extinction, Survival, Reseed, EvolutionTile, EvolutionCard, Refill, NextTurn, Turn, RoundCheck, AfterAction, MigrationSpecies, MigrationTarget, LayEarth, ChooseAnimal, DealAnimals, HandOut, DealTraits, ChooseTrait, RevealTraits, LayCards, BeginPlay, SpeciationElement, SpeciationTile, TectonicsTile, TectonicsSide, TectonicsVent, TectonicsAdd, NewTrait, OldTrait, PlasticityOverflow, ExaptationCopy, PackHuntersPawn, AncientLineageTile, CamouflagePlace, ScavengeElement, ScavengeWhere, WanderlustStack, WanderlustHex, WanderlustElement, WanderlustCorner, WanderlustBonus, WanderlustMove, AnotherTurn]
