"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
import phylarium.families.fauna.rules.frames as shared
from phylarium.kernel.engine import Frame
NEXT_TURN: Final = 128; DEAL_COLOURS: Final = 129; LAY_CRATONS: Final = 130; SETTLE: Final = 131; DEAL_EVENTS: Final = 132; DEAL_CARDS: Final = 133; FLEE: Final = 134; WHO_FLEES: Final = 135; WHICH_FLEES: Final = 136; FLEE_TO: Final = 137; BURY: Final = 138; STAND_UP: Final = 139; ENTER: Final = 140; CHOOSE_WINNER: Final = 141; SHIFT: Final = 142; DISPERSE: Final = 143; GENETIC_DRIFT: Final = 144; RESIZE_SPECIES: Final = 145; DISPERSE_TO: Final = 146; ARRANGE: Final = 147; CHOOSE_TOOL: Final = 148; CHOOSE_HOST: Final = 149; TAKE_HOST: Final = 150; CHOOSE_MOTHER: Final = 151; SUBDUCT: Final = 152; CHOOSE_ACTION: Final = 153; SHED_ORGAN: Final = 154; RESURRECT: Final = 155; SEED_CLOUDS: Final = 156; TAKE_DISK: Final = 157; PUT_DISK: Final = 158; LAND: Final = 159; AFTER_EVENTS: Final = 160; START_ACTIONS: Final = 161; START_DISPERSAL: Final = 162; START_BURIAL: Final = 163; END_TURN: Final = 164; NEXT_ERA: Final = 165; END_GAME: Final = 166; CLIMAX: Final = 167; TRIGGER: Final = 168; RICOCHET: Final = 169; DRAW_EVENTS: Final = 170; EVENT_ICON: Final = 171; END_EVENTS: Final = 172; ATROPHY: Final = 173; LOSE_ORGAN: Final = 174; SICKEN: Final = 175; METAMORPHOSE: Final = 176; FOLLOW_SIZE: Final = 177; DEFOLIATE: Final = 178; PAY_TECTONICS: Final = 179; RAINDANCE: Final = 180; ERODE: Final = 181; CHOOSE_ANIMAL: Final = 182; DEAL_PLANT: Final = 183; DEAL_ANIMALS: Final = 184; GERMINATE: Final = 185; HEIR_COLOUR: Final = 186; DEAL_REST: Final = 187; BEQUEATH: Final = 188; HEIR: Final = 189; WHITEN: Final = 190; SEA_START: Final = 191; ARRIVE: Final = 192; SYMBIONTS: Final = 193
class _BiomeLevel(Frame):
    def __init__(self, actor: int, biome: int, level: int) -> None: self.actor = actor; self.biome = biome; self.level = level
class _SpeciesBiomeLevelOnly0(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int, only: int = 0) -> None: self.actor = actor; self.species = species; self.biome = biome; self.level = level; self.only = only
class _Stage0Grown0(Frame):
    def __init__(self, actor: int, stage: int = 0, grown: int = 0) -> None: self.actor = actor; self.stage = stage; self.grown = grown
class _SpeciesBiomeLevel(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.actor = actor; self.species = species; self.biome = biome; self.level = level
class _SpeciesRivalBiomeLevel(Frame):
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int) -> None: self.actor = actor; self.species = species; self.rival = rival; self.biome = biome; self.level = level
class _SpeciesBiome(Frame):
    def __init__(self, actor: int, species: int, biome: int) -> None: self.actor = actor; self.species = species; self.biome = biome
class _SpeciesCardOrganNumber(Frame):
    def __init__(self, actor: int, species: int, card: int, organ: int, number: int) -> None: self.actor = actor; self.species = species; self.card = card; self.organ = organ; self.number = number
class _SpeciesResizedFree(Frame):
    def __init__(self, actor: int, species: int, resized: int, free: int) -> None: self.actor = actor; self.species = species; self.resized = resized; self.free = free
class _Species(Frame):
    def __init__(self, actor: int, species: int) -> None: self.actor = actor; self.species = species
class _SpeciesCard(Frame):
    def __init__(self, actor: int, species: int, card: int) -> None: self.actor = actor; self.species = species; self.card = card
class _SpeciesCardHost(Frame):
    def __init__(self, actor: int, species: int, card: int, host: int) -> None: self.actor = actor; self.species = species; self.card = card; self.host = host
class _SpeciesFace(Frame):
    def __init__(self, actor: int, species: int, face: int) -> None: self.actor = actor; self.species = species; self.face = face
class _Taken0(Frame):
    def __init__(self, actor: int, taken: int = 0) -> None: self.actor = actor; self.taken = taken
class _SpeciesShed(Frame):
    def __init__(self, actor: int, species: int, shed: int) -> None: self.actor = actor; self.species = species; self.shed = shed
class _Biome(Frame):
    def __init__(self, actor: int, biome: int) -> None: self.actor = actor; self.biome = biome
class _DiskOriginGoalTargetsLeftIconGun0Laid0(Frame):
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int = 0, laid: int = 0) -> None: self.actor = actor; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.laid = laid
class _DiskOriginGoalTargetsLeftIconGunSourceLaid0(Frame):
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int, source: int, laid: int = 0) -> None: self.actor = actor; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.source = source; self.laid = laid
class _DiskSourceBiomeIcon(Frame):
    def __init__(self, actor: int, disk: int, source: int, biome: int, icon: int) -> None: self.actor = actor; self.disk = disk; self.source = source; self.biome = biome; self.icon = icon
class _LatitudeHumid(Frame):
    def __init__(self, actor: int, latitude: int, humid: int) -> None: self.actor = actor; self.latitude = latitude; self.humid = humid
class _EventNumber(Frame):
    def __init__(self, actor: int, event: int, number: int) -> None: self.actor = actor; self.event = event; self.number = number
class _SpeciesHeartColours(Frame):
    def __init__(self, actor: int, species: int, heart: int, colours: int) -> None: self.actor = actor; self.species = species; self.heart = heart; self.colours = colours
class _SpeciesCardHeartColours(Frame):
    def __init__(self, actor: int, species: int, card: int, heart: int, colours: int) -> None: self.actor = actor; self.species = species; self.card = card; self.heart = heart; self.colours = colours
class _SpeciesLeft(Frame):
    def __init__(self, actor: int, species: int, left: int) -> None: self.actor = actor; self.species = species; self.left = left
class _SpeciesWaiting(Frame):
    def __init__(self, actor: int, species: int, waiting: int) -> None: self.actor = actor; self.species = species; self.waiting = waiting
class _Left(Frame):
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.left = left
class _Heir(Frame):
    def __init__(self, actor: int, heir: int) -> None: self.actor = actor; self.heir = heir
class _SpeciesDone(Frame):
    def __init__(self, actor: int, species: int, done: int) -> None: self.actor = actor; self.species = species; self.done = done
class NextTurn(Frame): op: int = NEXT_TURN
class DealColours(Frame): op: int = DEAL_COLOURS
class LayCratons(Frame): op: int = LAY_CRATONS
class Settle(Frame): op: int = SETTLE
class DealEvents(Frame): op: int = DEAL_EVENTS
class DealCards(Frame): op: int = DEAL_CARDS
class Flee(Frame): op: int = FLEE
class WhoFlees(Frame): op: int = WHO_FLEES
class WhichFlees(_BiomeLevel): op: int = WHICH_FLEES
class FleeTo(_SpeciesBiomeLevelOnly0): op: int = FLEE_TO
class Bury(_Stage0Grown0): op: int = BURY
class StandUp(_SpeciesBiomeLevel): op: int = STAND_UP
class Enter(_SpeciesBiomeLevel): op: int = ENTER
class ChooseWinner(_SpeciesRivalBiomeLevel): op: int = CHOOSE_WINNER
class Shift(_SpeciesBiome): op: int = SHIFT
class Disperse(Frame): op: int = DISPERSE
class GeneticDrift(_SpeciesCardOrganNumber): op: int = GENETIC_DRIFT
class ResizeSpecies(_SpeciesResizedFree): op: int = RESIZE_SPECIES
class DisperseTo(_Species): op: int = DISPERSE_TO
class Arrange(_Species): op: int = ARRANGE
class ChooseTool(shared.ChooseTool): op: int = CHOOSE_TOOL
class ChooseHost(_SpeciesCard): op: int = CHOOSE_HOST
class TakeHost(_SpeciesCardHost): op: int = TAKE_HOST
class ChooseMother(_SpeciesFace): op: int = CHOOSE_MOTHER
class Subduct(Frame): op: int = SUBDUCT
class ChooseAction(_Taken0): op: int = CHOOSE_ACTION
class ShedOrgan(_SpeciesShed): op: int = SHED_ORGAN
class Resurrect(Frame): op: int = RESURRECT
class SeedClouds(_Biome): op: int = SEED_CLOUDS
class TakeDisk(_DiskOriginGoalTargetsLeftIconGun0Laid0): op: int = TAKE_DISK
class PutDisk(_DiskOriginGoalTargetsLeftIconGunSourceLaid0): op: int = PUT_DISK
class Land(_DiskSourceBiomeIcon): op: int = LAND
class AfterEvents(Frame): op: int = AFTER_EVENTS
class StartActions(Frame): op: int = START_ACTIONS
class StartDispersal(Frame): op: int = START_DISPERSAL
class StartBurial(Frame): op: int = START_BURIAL
class EndTurn(Frame): op: int = END_TURN
class NextEra(Frame): op: int = NEXT_ERA
class EndGame(Frame): op: int = END_GAME
class Climax(_LatitudeHumid): op: int = CLIMAX
class Trigger(_EventNumber): op: int = TRIGGER
class Ricochet(Frame): op: int = RICOCHET
class DrawEvents(Frame): op: int = DRAW_EVENTS
class EventIcon(_EventNumber): op: int = EVENT_ICON
class EndEvents(Frame): op: int = END_EVENTS
class Atrophy(_SpeciesHeartColours): op: int = ATROPHY
class LoseOrgan(_SpeciesCardHeartColours): op: int = LOSE_ORGAN
class Sicken(_SpeciesLeft): op: int = SICKEN
class Metamorphose(Frame): op: int = METAMORPHOSE
class FollowSize(_SpeciesWaiting): op: int = FOLLOW_SIZE
class Defoliate(Frame): op: int = DEFOLIATE
class PayTectonics(_EventNumber): op: int = PAY_TECTONICS
class Raindance(Frame): op: int = RAINDANCE
class Erode(Frame): op: int = ERODE
class ChooseAnimal(Frame): op: int = CHOOSE_ANIMAL
class DealPlant(Frame): op: int = DEAL_PLANT
class DealAnimals(Frame): op: int = DEAL_ANIMALS
class Germinate(_Left): op: int = GERMINATE
class HeirColour(_Heir): op: int = HEIR_COLOUR
class DealRest(Frame): op: int = DEAL_REST
class Bequeath(Frame): op: int = BEQUEATH
class Heir(Frame): op: int = HEIR
class Whiten(_SpeciesDone): op: int = WHITEN
class SeaStart(Frame): op: int = SEA_START
class Arrive(Frame): op: int = ARRIVE
class Symbionts(Frame): op: int = SYMBIONTS
FRAMES: Final[dict[int, type[Frame]]] = {NEXT_TURN: NextTurn, DEAL_COLOURS: DealColours, LAY_CRATONS: LayCratons, SETTLE: Settle, DEAL_EVENTS: DealEvents, DEAL_CARDS: DealCards, FLEE: Flee, WHO_FLEES: WhoFlees, WHICH_FLEES: WhichFlees, FLEE_TO: FleeTo, BURY: Bury, STAND_UP: StandUp, ENTER: Enter, CHOOSE_WINNER: ChooseWinner, SHIFT: Shift, DISPERSE: Disperse, GENETIC_DRIFT: GeneticDrift, RESIZE_SPECIES: ResizeSpecies, DISPERSE_TO: DisperseTo, ARRANGE: Arrange, CHOOSE_TOOL: ChooseTool, CHOOSE_HOST: ChooseHost, TAKE_HOST: TakeHost, CHOOSE_MOTHER: ChooseMother, SUBDUCT: Subduct, CHOOSE_ACTION: ChooseAction, SHED_ORGAN: ShedOrgan, RESURRECT: Resurrect, SEED_CLOUDS: SeedClouds, TAKE_DISK: TakeDisk, PUT_DISK: PutDisk, LAND: Land, AFTER_EVENTS: AfterEvents, START_ACTIONS: StartActions, START_DISPERSAL: StartDispersal, START_BURIAL: StartBurial, END_TURN: EndTurn, NEXT_ERA: NextEra, END_GAME: EndGame, CLIMAX: Climax, TRIGGER: Trigger, RICOCHET: Ricochet, DRAW_EVENTS: DrawEvents, EVENT_ICON: EventIcon, END_EVENTS: EndEvents, ATROPHY: Atrophy, LOSE_ORGAN: LoseOrgan, SICKEN: Sicken, METAMORPHOSE: Metamorphose, FOLLOW_SIZE: FollowSize, DEFOLIATE: Defoliate, PAY_TECTONICS: PayTectonics, RAINDANCE: Raindance, ERODE: Erode, CHOOSE_ANIMAL: ChooseAnimal, DEAL_PLANT: DealPlant, DEAL_ANIMALS: DealAnimals, GERMINATE: Germinate, HEIR_COLOUR: HeirColour, DEAL_REST: DealRest, BEQUEATH: Bequeath, HEIR: Heir, WHITEN: Whiten, SEA_START: SeaStart, ARRIVE: Arrive, SYMBIONTS: Symbionts}
RULES: Final[dict[str, str]] = {'Arrange': 'J6b', 'Arrive': 'C3a', 'Atrophy': 'G.atrophy', 'Bury': 'I2', 'ChooseAction': 'A2c', 'ChooseAnimal': 'K0b', 'ChooseHost': 'E2f', 'ChooseMother': 'E3d', 'ChooseTool': 'J7', 'ChooseWinner': 'G7a', 'DealCards': 'C1o', 'DealRest': 'C2j', 'Defoliate': 'K5d', 'Disperse': 'F1', 'DisperseTo': 'F2', 'EndEvents': 'D10h', 'EndGame': 'A7', 'Enter': 'F6', 'Erode': 'K6', 'Flee': 'I1', 'FleeTo': 'I1', 'FollowSize': 'J8b', 'GeneticDrift': 'B7', 'Germinate': 'K3e', 'HeirColour': 'C2h', 'Land': 'D13', 'LoseOrgan': 'G.atrophy', 'Metamorphose': 'J8c', 'NextTurn': 'A1', 'PayTectonics': 'K5h', 'PutDisk': 'D12', 'Raindance': 'K6', 'ResizeSpecies': 'E6', 'Resurrect': 'E7a', 'Ricochet': 'D10b', 'SeaStart': 'C2g', 'SeedClouds': 'D13', 'Settle': 'C1l', 'ShedOrgan': 'E5', 'Shift': 'G8', 'Sicken': 'D9', 'StandUp': 'I2', 'StartActions': 'A2', 'StartDispersal': 'A3', 'Subduct': 'D3d', 'Symbionts': 'C2k', 'TakeDisk': 'D12', 'TakeHost': 'E2f', 'Trigger': 'D10a', 'WhichFlees': 'I1', 'Whiten': 'C2i', 'WhoFlees': 'I1'}
