"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
import phylarium.families.fauna.rules.frames as shared
from phylarium.kernel.engine import NOBODY, Frame
NEXT_TURN: Final = 128; DEAL_COLOURS: Final = 129; LAY_CRATONS: Final = 130; SETTLE: Final = 131; DEAL_EVENTS: Final = 132; DEAL_CARDS: Final = 133; FLEE: Final = 134; WHO_FLEES: Final = 135; WHICH_FLEES: Final = 136; FLEE_TO: Final = 137; BURY: Final = 138; STAND_UP: Final = 139; ENTER: Final = 140; CHOOSE_WINNER: Final = 141; SHIFT: Final = 142; DISPERSE: Final = 143; GENETIC_DRIFT: Final = 144; RESIZE_SPECIES: Final = 145; DISPERSE_TO: Final = 146; ARRANGE: Final = 147; CHOOSE_TOOL: Final = 148; CHOOSE_HOST: Final = 149; TAKE_HOST: Final = 150; CHOOSE_MOTHER: Final = 151; SUBDUCT: Final = 152; CHOOSE_ACTION: Final = 153; SHED_ORGAN: Final = 154; RESURRECT: Final = 155; SEED_CLOUDS: Final = 156; TAKE_DISK: Final = 157; PUT_DISK: Final = 158; LAND: Final = 159; AFTER_EVENTS: Final = 160; START_ACTIONS: Final = 161; START_DISPERSAL: Final = 162; START_BURIAL: Final = 163; END_TURN: Final = 164; NEXT_ERA: Final = 165; END_GAME: Final = 166; CLIMAX: Final = 167; TRIGGER: Final = 168; RICOCHET: Final = 169; DRAW_EVENTS: Final = 170; EVENT_ICON: Final = 171; END_EVENTS: Final = 172; ATROPHY: Final = 173; LOSE_ORGAN: Final = 174; SICKEN: Final = 175; METAMORPHOSE: Final = 176; FOLLOW_SIZE: Final = 177; DEFOLIATE: Final = 178; PAY_TECTONICS: Final = 179; RAINDANCE: Final = 180; ERODE: Final = 181; CHOOSE_ANIMAL: Final = 182; DEAL_PLANT: Final = 183; DEAL_ANIMALS: Final = 184; GERMINATE: Final = 185; HEIR_COLOUR: Final = 186; DEAL_REST: Final = 187; BEQUEATH: Final = 188; HEIR: Final = 189; WHITEN: Final = 190; SEA_START: Final = 191; ARRIVE: Final = 192; SYMBIONTS: Final = 193
class _BiomeLevel(Frame):
    __slots__ = ('biome', 'level')
    def __init__(self, actor: int, biome: int, level: int) -> None: self.actor = actor; self.seat = NOBODY; self.biome = biome; self.level = level
class _SpeciesBiomeLevelOnly0(Frame):
    __slots__ = ('species', 'biome', 'level', 'only')
    def __init__(self, actor: int, species: int, biome: int, level: int, only: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level; self.only = only
class _Stage0Grown0(Frame):
    __slots__ = ('stage', 'grown')
    def __init__(self, actor: int, stage: int = 0, grown: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.stage = stage; self.grown = grown
class _SpeciesBiomeLevel(Frame):
    __slots__ = ('species', 'biome', 'level')
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class _SpeciesRivalBiomeLevel(Frame):
    __slots__ = ('species', 'rival', 'biome', 'level')
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.rival = rival; self.biome = biome; self.level = level
class _SpeciesBiome(Frame):
    __slots__ = ('species', 'biome')
    def __init__(self, actor: int, species: int, biome: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
class _SpeciesCardOrganNumber(Frame):
    __slots__ = ('species', 'card', 'organ', 'number')
    def __init__(self, actor: int, species: int, card: int, organ: int, number: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.organ = organ; self.number = number
class _SpeciesResizedFree(Frame):
    __slots__ = ('species', 'resized', 'free')
    def __init__(self, actor: int, species: int, resized: int, free: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.resized = resized; self.free = free
class _Species(Frame):
    __slots__ = ('species',)
    def __init__(self, actor: int, species: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species
class _SpeciesCard(Frame):
    __slots__ = ('species', 'card')
    def __init__(self, actor: int, species: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class _SpeciesCardHost(Frame):
    __slots__ = ('species', 'card', 'host')
    def __init__(self, actor: int, species: int, card: int, host: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.host = host
class _SpeciesFace(Frame):
    __slots__ = ('species', 'face')
    def __init__(self, actor: int, species: int, face: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class _Taken0(Frame):
    __slots__ = ('taken',)
    def __init__(self, actor: int, taken: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.taken = taken
class _SpeciesShed(Frame):
    __slots__ = ('species', 'shed')
    def __init__(self, actor: int, species: int, shed: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.shed = shed
class _Biome(Frame):
    __slots__ = ('biome',)
    def __init__(self, actor: int, biome: int) -> None: self.actor = actor; self.seat = NOBODY; self.biome = biome
class _DiskOriginGoalTargetsLeftIconGun0Laid0(Frame):
    __slots__ = ('disk', 'origin', 'goal', 'targets', 'left', 'icon', 'gun', 'laid')
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int = 0, laid: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.laid = laid
class _DiskOriginGoalTargetsLeftIconGunSourceLaid0(Frame):
    __slots__ = ('disk', 'origin', 'goal', 'targets', 'left', 'icon', 'gun', 'source', 'laid')
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int, source: int, laid: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.source = source; self.laid = laid
class _DiskSourceBiomeIcon(Frame):
    __slots__ = ('disk', 'source', 'biome', 'icon')
    def __init__(self, actor: int, disk: int, source: int, biome: int, icon: int) -> None: self.actor = actor; self.seat = NOBODY; self.disk = disk; self.source = source; self.biome = biome; self.icon = icon
class _LatitudeHumid(Frame):
    __slots__ = ('latitude', 'humid')
    def __init__(self, actor: int, latitude: int, humid: int) -> None: self.actor = actor; self.seat = NOBODY; self.latitude = latitude; self.humid = humid
class _EventNumber(Frame):
    __slots__ = ('event', 'number')
    def __init__(self, actor: int, event: int, number: int) -> None: self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
class _SpeciesHeartColours(Frame):
    __slots__ = ('species', 'heart', 'colours')
    def __init__(self, actor: int, species: int, heart: int, colours: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.heart = heart; self.colours = colours
class _SpeciesCardHeartColours(Frame):
    __slots__ = ('species', 'card', 'heart', 'colours')
    def __init__(self, actor: int, species: int, card: int, heart: int, colours: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.heart = heart; self.colours = colours
class _SpeciesLeft(Frame):
    __slots__ = ('species', 'left')
    def __init__(self, actor: int, species: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class _SpeciesWaiting(Frame):
    __slots__ = ('species', 'waiting')
    def __init__(self, actor: int, species: int, waiting: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class _Heir(Frame):
    __slots__ = ('heir',)
    def __init__(self, actor: int, heir: int) -> None: self.actor = actor; self.seat = NOBODY; self.heir = heir
class _SpeciesDone(Frame):
    __slots__ = ('species', 'done')
    def __init__(self, actor: int, species: int, done: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.done = done
class NextTurn(Frame): op: int = NEXT_TURN; __slots__ = ()
class DealColours(Frame): op: int = DEAL_COLOURS; __slots__ = ()
class LayCratons(Frame): op: int = LAY_CRATONS; __slots__ = ()
class Settle(Frame): op: int = SETTLE; __slots__ = ()
class DealEvents(Frame): op: int = DEAL_EVENTS; __slots__ = ()
class DealCards(Frame): op: int = DEAL_CARDS; __slots__ = ()
class Flee(Frame): op: int = FLEE; __slots__ = ()
class WhoFlees(Frame): op: int = WHO_FLEES; __slots__ = ()
class WhichFlees(_BiomeLevel): op: int = WHICH_FLEES; __slots__ = ()
class FleeTo(_SpeciesBiomeLevelOnly0): op: int = FLEE_TO; __slots__ = ()
class Bury(_Stage0Grown0): op: int = BURY; __slots__ = ()
class StandUp(_SpeciesBiomeLevel): op: int = STAND_UP; __slots__ = ()
class Enter(_SpeciesBiomeLevel): op: int = ENTER; __slots__ = ()
class ChooseWinner(_SpeciesRivalBiomeLevel): op: int = CHOOSE_WINNER; __slots__ = ()
class Shift(_SpeciesBiome): op: int = SHIFT; __slots__ = ()
class Disperse(Frame): op: int = DISPERSE; __slots__ = ()
class GeneticDrift(_SpeciesCardOrganNumber): op: int = GENETIC_DRIFT; __slots__ = ()
class ResizeSpecies(_SpeciesResizedFree): op: int = RESIZE_SPECIES; __slots__ = ()
class DisperseTo(_Species): op: int = DISPERSE_TO; __slots__ = ()
class Arrange(_Species): op: int = ARRANGE; __slots__ = ()
class ChooseTool(shared.ChooseTool): op: int = CHOOSE_TOOL; __slots__ = ()
class ChooseHost(_SpeciesCard): op: int = CHOOSE_HOST; __slots__ = ()
class TakeHost(_SpeciesCardHost): op: int = TAKE_HOST; __slots__ = ()
class ChooseMother(_SpeciesFace): op: int = CHOOSE_MOTHER; __slots__ = ()
class Subduct(Frame): op: int = SUBDUCT; __slots__ = ()
class ChooseAction(_Taken0): op: int = CHOOSE_ACTION; __slots__ = ()
class ShedOrgan(_SpeciesShed): op: int = SHED_ORGAN; __slots__ = ()
class Resurrect(Frame): op: int = RESURRECT; __slots__ = ()
class SeedClouds(_Biome): op: int = SEED_CLOUDS; __slots__ = ()
class TakeDisk(_DiskOriginGoalTargetsLeftIconGun0Laid0): op: int = TAKE_DISK; __slots__ = ()
class PutDisk(_DiskOriginGoalTargetsLeftIconGunSourceLaid0): op: int = PUT_DISK; __slots__ = ()
class Land(_DiskSourceBiomeIcon): op: int = LAND; __slots__ = ()
class AfterEvents(Frame): op: int = AFTER_EVENTS; __slots__ = ()
class StartActions(Frame): op: int = START_ACTIONS; __slots__ = ()
class StartDispersal(Frame): op: int = START_DISPERSAL; __slots__ = ()
class StartBurial(Frame): op: int = START_BURIAL; __slots__ = ()
class EndTurn(Frame): op: int = END_TURN; __slots__ = ()
class NextEra(Frame): op: int = NEXT_ERA; __slots__ = ()
class EndGame(Frame): op: int = END_GAME; __slots__ = ()
class Climax(_LatitudeHumid): op: int = CLIMAX; __slots__ = ()
class Trigger(_EventNumber): op: int = TRIGGER; __slots__ = ()
class Ricochet(Frame): op: int = RICOCHET; __slots__ = ()
class DrawEvents(Frame): op: int = DRAW_EVENTS; __slots__ = ()
class EventIcon(_EventNumber): op: int = EVENT_ICON; __slots__ = ()
class EndEvents(Frame): op: int = END_EVENTS; __slots__ = ()
class Atrophy(_SpeciesHeartColours): op: int = ATROPHY; __slots__ = ()
class LoseOrgan(_SpeciesCardHeartColours): op: int = LOSE_ORGAN; __slots__ = ()
class Sicken(_SpeciesLeft): op: int = SICKEN; __slots__ = ()
class Metamorphose(Frame): op: int = METAMORPHOSE; __slots__ = ()
class FollowSize(_SpeciesWaiting): op: int = FOLLOW_SIZE; __slots__ = ()
class Defoliate(Frame): op: int = DEFOLIATE; __slots__ = ()
class PayTectonics(_EventNumber): op: int = PAY_TECTONICS; __slots__ = ()
class Raindance(Frame): op: int = RAINDANCE; __slots__ = ()
class Erode(Frame): op: int = ERODE; __slots__ = ()
class ChooseAnimal(Frame): op: int = CHOOSE_ANIMAL; __slots__ = ()
class DealPlant(Frame): op: int = DEAL_PLANT; __slots__ = ()
class DealAnimals(Frame): op: int = DEAL_ANIMALS; __slots__ = ()
class Germinate(_Left): op: int = GERMINATE; __slots__ = ()
class HeirColour(_Heir): op: int = HEIR_COLOUR; __slots__ = ()
class DealRest(Frame): op: int = DEAL_REST; __slots__ = ()
class Bequeath(Frame): op: int = BEQUEATH; __slots__ = ()
class Heir(Frame): op: int = HEIR; __slots__ = ()
class Whiten(_SpeciesDone): op: int = WHITEN; __slots__ = ()
class SeaStart(Frame): op: int = SEA_START; __slots__ = ()
class Arrive(Frame): op: int = ARRIVE; __slots__ = ()
class Symbionts(Frame): op: int = SYMBIONTS; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {NEXT_TURN: NextTurn, DEAL_COLOURS: DealColours, LAY_CRATONS: LayCratons, SETTLE: Settle, DEAL_EVENTS: DealEvents, DEAL_CARDS: DealCards, FLEE: Flee, WHO_FLEES: WhoFlees, WHICH_FLEES: WhichFlees, FLEE_TO: FleeTo, BURY: Bury, STAND_UP: StandUp, ENTER: Enter, CHOOSE_WINNER: ChooseWinner, SHIFT: Shift, DISPERSE: Disperse, GENETIC_DRIFT: GeneticDrift, RESIZE_SPECIES: ResizeSpecies, DISPERSE_TO: DisperseTo, ARRANGE: Arrange, CHOOSE_TOOL: ChooseTool, CHOOSE_HOST: ChooseHost, TAKE_HOST: TakeHost, CHOOSE_MOTHER: ChooseMother, SUBDUCT: Subduct, CHOOSE_ACTION: ChooseAction, SHED_ORGAN: ShedOrgan, RESURRECT: Resurrect, SEED_CLOUDS: SeedClouds, TAKE_DISK: TakeDisk, PUT_DISK: PutDisk, LAND: Land, AFTER_EVENTS: AfterEvents, START_ACTIONS: StartActions, START_DISPERSAL: StartDispersal, START_BURIAL: StartBurial, END_TURN: EndTurn, NEXT_ERA: NextEra, END_GAME: EndGame, CLIMAX: Climax, TRIGGER: Trigger, RICOCHET: Ricochet, DRAW_EVENTS: DrawEvents, EVENT_ICON: EventIcon, END_EVENTS: EndEvents, ATROPHY: Atrophy, LOSE_ORGAN: LoseOrgan, SICKEN: Sicken, METAMORPHOSE: Metamorphose, FOLLOW_SIZE: FollowSize, DEFOLIATE: Defoliate, PAY_TECTONICS: PayTectonics, RAINDANCE: Raindance, ERODE: Erode, CHOOSE_ANIMAL: ChooseAnimal, DEAL_PLANT: DealPlant, DEAL_ANIMALS: DealAnimals, GERMINATE: Germinate, HEIR_COLOUR: HeirColour, DEAL_REST: DealRest, BEQUEATH: Bequeath, HEIR: Heir, WHITEN: Whiten, SEA_START: SeaStart, ARRIVE: Arrive, SYMBIONTS: Symbionts}
RULES: Final[dict[str, str]] = {'Arrange': 'J6b', 'Arrive': 'C3a', 'Atrophy': 'G.atrophy', 'Bury': 'I2', 'ChooseAction': 'A2c', 'ChooseAnimal': 'K0b', 'ChooseHost': 'E2f', 'ChooseMother': 'E3d', 'ChooseTool': 'J7', 'ChooseWinner': 'G7a', 'DealCards': 'C1o', 'DealRest': 'C2j', 'Defoliate': 'K5d', 'Disperse': 'F1', 'DisperseTo': 'F2', 'EndEvents': 'D10h', 'EndGame': 'A7', 'Enter': 'F6', 'Erode': 'K6', 'Flee': 'I1', 'FleeTo': 'I1', 'FollowSize': 'J8b', 'GeneticDrift': 'B7', 'Germinate': 'K3e', 'HeirColour': 'C2h', 'Land': 'D13', 'LoseOrgan': 'G.atrophy', 'Metamorphose': 'J8c', 'NextTurn': 'A1', 'PayTectonics': 'K5h', 'PutDisk': 'D12', 'Raindance': 'K6', 'ResizeSpecies': 'E6', 'Resurrect': 'E7a', 'Ricochet': 'D10b', 'SeaStart': 'C2g', 'SeedClouds': 'D13', 'Settle': 'C1l', 'ShedOrgan': 'E5', 'Shift': 'G8', 'Sicken': 'D9', 'StandUp': 'I2', 'StartActions': 'A2', 'StartDispersal': 'A3', 'Subduct': 'D3d', 'Symbionts': 'C2k', 'TakeDisk': 'D12', 'TakeHost': 'E2f', 'Trigger': 'D10a', 'WhichFlees': 'I1', 'Whiten': 'C2i', 'WhoFlees': 'I1'}
