"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
NEXT_TURN: Final = 128; DEAL_COLOURS: Final = 129; LAY_CRATONS: Final = 130; SETTLE: Final = 131; DEAL_EVENTS: Final = 132; DEAL_CARDS: Final = 133; FLEE: Final = 134; WHO_FLEES: Final = 135; WHICH_FLEES: Final = 136; FLEE_TO: Final = 137; BURY: Final = 138; STAND_UP: Final = 139; ENTER: Final = 140; CHOOSE_WINNER: Final = 141; SHIFT: Final = 142; DISPERSE: Final = 143; GENETIC_DRIFT: Final = 144; RESIZE_SPECIES: Final = 145; DISPERSE_TO: Final = 146; ARRANGE: Final = 147; CHOOSE_TOOL: Final = 148; CHOOSE_HOST: Final = 149; TAKE_HOST: Final = 150; CHOOSE_MOTHER: Final = 151; SUBDUCT: Final = 152; CHOOSE_ACTION: Final = 153; SHED_ORGAN: Final = 154; RESURRECT: Final = 155; SEED_CLOUDS: Final = 156; TAKE_DISK: Final = 157; PUT_DISK: Final = 158; LAND: Final = 159; AFTER_EVENTS: Final = 160; START_ACTIONS: Final = 161; START_DISPERSAL: Final = 162; START_BURIAL: Final = 163; END_TURN: Final = 164; NEXT_ERA: Final = 165; END_GAME: Final = 166; CLIMAX: Final = 167; TRIGGER: Final = 168; RICOCHET: Final = 169; DRAW_EVENTS: Final = 170; EVENT_ICON: Final = 171; END_EVENTS: Final = 172; ATROPHY: Final = 173; LOSE_ORGAN: Final = 174; SICKEN: Final = 175; METAMORPHOSE: Final = 176; FOLLOW_SIZE: Final = 177; DEFOLIATE: Final = 178; PAY_TECTONICS: Final = 179; RAINDANCE: Final = 180; ERODE: Final = 181; CHOOSE_ANIMAL: Final = 182; DEAL_PLANT: Final = 183; DEAL_ANIMALS: Final = 184; GERMINATE: Final = 185; HEIR_COLOUR: Final = 186; DEAL_REST: Final = 187; BEQUEATH: Final = 188; HEIR: Final = 189; WHITEN: Final = 190; SEA_START: Final = 191; ARRIVE: Final = 192; SYMBIONTS: Final = 193
class NextTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 128; self.actor = actor; self.seat = NOBODY
class DealColours(Frame):
    def __init__(self, actor: int) -> None: self.op = 129; self.actor = actor; self.seat = NOBODY
class LayCratons(Frame):
    def __init__(self, actor: int) -> None: self.op = 130; self.actor = actor; self.seat = NOBODY
class Settle(Frame):
    def __init__(self, actor: int) -> None: self.op = 131; self.actor = actor; self.seat = NOBODY
class DealEvents(Frame):
    def __init__(self, actor: int) -> None: self.op = 132; self.actor = actor; self.seat = NOBODY
class DealCards(Frame):
    def __init__(self, actor: int) -> None: self.op = 133; self.actor = actor; self.seat = NOBODY
class Flee(Frame):
    def __init__(self, actor: int) -> None: self.op = 134; self.actor = actor; self.seat = NOBODY
class WhoFlees(Frame):
    def __init__(self, actor: int) -> None: self.op = 135; self.actor = actor; self.seat = NOBODY
class WhichFlees(Frame):
    def __init__(self, actor: int, biome: int, level: int) -> None: self.op = 136; self.actor = actor; self.seat = NOBODY; self.biome = biome; self.level = level
class FleeTo(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int, only: int = 0) -> None: self.op = 137; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level; self.only = only
class Bury(Frame):
    def __init__(self, actor: int, stage: int = 0, grown: int = 0) -> None: self.op = 138; self.actor = actor; self.seat = NOBODY; self.stage = stage; self.grown = grown
class StandUp(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 139; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class Enter(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 140; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class ChooseWinner(Frame):
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int) -> None: self.op = 141; self.actor = actor; self.seat = NOBODY; self.species = species; self.rival = rival; self.biome = biome; self.level = level
class Shift(Frame):
    def __init__(self, actor: int, species: int, biome: int) -> None: self.op = 142; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
class Disperse(Frame):
    def __init__(self, actor: int) -> None: self.op = 143; self.actor = actor; self.seat = NOBODY
class GeneticDrift(Frame):
    def __init__(self, actor: int, species: int, card: int, organ: int, number: int) -> None: self.op = 144; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.organ = organ; self.number = number
class ResizeSpecies(Frame):
    def __init__(self, actor: int, species: int, resized: int, free: int) -> None: self.op = 145; self.actor = actor; self.seat = NOBODY; self.species = species; self.resized = resized; self.free = free
class DisperseTo(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 146; self.actor = actor; self.seat = NOBODY; self.species = species
class Arrange(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 147; self.actor = actor; self.seat = NOBODY; self.species = species
class ChooseTool(Frame):
    def __init__(self, actor: int, species: int, number: int) -> None: self.op = 148; self.actor = actor; self.seat = NOBODY; self.species = species; self.number = number
class ChooseHost(Frame):
    def __init__(self, actor: int, species: int, card: int) -> None: self.op = 149; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class TakeHost(Frame):
    def __init__(self, actor: int, species: int, card: int, host: int) -> None: self.op = 150; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.host = host
class ChooseMother(Frame):
    def __init__(self, actor: int, species: int, face: int) -> None: self.op = 151; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class Subduct(Frame):
    def __init__(self, actor: int) -> None: self.op = 152; self.actor = actor; self.seat = NOBODY
class ChooseAction(Frame):
    def __init__(self, actor: int, taken: int = 0) -> None: self.op = 153; self.actor = actor; self.seat = NOBODY; self.taken = taken
class ShedOrgan(Frame):
    def __init__(self, actor: int, species: int, shed: int) -> None: self.op = 154; self.actor = actor; self.seat = NOBODY; self.species = species; self.shed = shed
class Resurrect(Frame):
    def __init__(self, actor: int) -> None: self.op = 155; self.actor = actor; self.seat = NOBODY
class SeedClouds(Frame):
    def __init__(self, actor: int, biome: int) -> None: self.op = 156; self.actor = actor; self.seat = NOBODY; self.biome = biome
class TakeDisk(Frame):
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int = 0, laid: int = 0) -> None: self.op = 157; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.laid = laid
class PutDisk(Frame):
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int, source: int, laid: int = 0) -> None: self.op = 158; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.source = source; self.laid = laid
class Land(Frame):
    def __init__(self, actor: int, disk: int, source: int, biome: int, icon: int) -> None: self.op = 159; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.source = source; self.biome = biome; self.icon = icon
class AfterEvents(Frame):
    def __init__(self, actor: int) -> None: self.op = 160; self.actor = actor; self.seat = NOBODY
class StartActions(Frame):
    def __init__(self, actor: int) -> None: self.op = 161; self.actor = actor; self.seat = NOBODY
class StartDispersal(Frame):
    def __init__(self, actor: int) -> None: self.op = 162; self.actor = actor; self.seat = NOBODY
class StartBurial(Frame):
    def __init__(self, actor: int) -> None: self.op = 163; self.actor = actor; self.seat = NOBODY
class EndTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 164; self.actor = actor; self.seat = NOBODY
class NextEra(Frame):
    def __init__(self, actor: int) -> None: self.op = 165; self.actor = actor; self.seat = NOBODY
class EndGame(Frame):
    def __init__(self, actor: int) -> None: self.op = 166; self.actor = actor; self.seat = NOBODY
class Climax(Frame):
    def __init__(self, actor: int, latitude: int, humid: int) -> None: self.op = 167; self.actor = actor; self.seat = NOBODY; self.latitude = latitude; self.humid = humid
class Trigger(Frame):
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 168; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
class Ricochet(Frame):
    def __init__(self, actor: int) -> None: self.op = 169; self.actor = actor; self.seat = NOBODY
class DrawEvents(Frame):
    def __init__(self, actor: int) -> None: self.op = 170; self.actor = actor; self.seat = NOBODY
class EventIcon(Frame):
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 171; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
class EndEvents(Frame):
    def __init__(self, actor: int) -> None: self.op = 172; self.actor = actor; self.seat = NOBODY
class Atrophy(Frame):
    def __init__(self, actor: int, species: int, heart: int, colours: int) -> None: self.op = 173; self.actor = actor; self.seat = NOBODY; self.species = species; self.heart = heart; self.colours = colours
class LoseOrgan(Frame):
    def __init__(self, actor: int, species: int, card: int, heart: int, colours: int) -> None: self.op = 174; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.heart = heart; self.colours = colours
class Sicken(Frame):
    def __init__(self, actor: int, species: int, left: int) -> None: self.op = 175; self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class Metamorphose(Frame):
    def __init__(self, actor: int) -> None: self.op = 176; self.actor = actor; self.seat = NOBODY
class FollowSize(Frame):
    def __init__(self, actor: int, species: int, waiting: int) -> None: self.op = 177; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting
class Defoliate(Frame):
    def __init__(self, actor: int) -> None: self.op = 178; self.actor = actor; self.seat = NOBODY
class PayTectonics(Frame):
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 179; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
class Raindance(Frame):
    def __init__(self, actor: int) -> None: self.op = 180; self.actor = actor; self.seat = NOBODY
class Erode(Frame):
    def __init__(self, actor: int) -> None: self.op = 181; self.actor = actor; self.seat = NOBODY
class ChooseAnimal(Frame):
    def __init__(self, actor: int) -> None: self.op = 182; self.actor = actor; self.seat = NOBODY
class DealPlant(Frame):
    def __init__(self, actor: int) -> None: self.op = 183; self.actor = actor; self.seat = NOBODY
class DealAnimals(Frame):
    def __init__(self, actor: int) -> None: self.op = 184; self.actor = actor; self.seat = NOBODY
class Germinate(Frame):
    def __init__(self, actor: int, left: int) -> None: self.op = 185; self.actor = actor; self.seat = NOBODY; self.left = left
class HeirColour(Frame):
    def __init__(self, actor: int, heir: int) -> None: self.op = 186; self.actor = actor; self.seat = NOBODY; self.heir = heir
class DealRest(Frame):
    def __init__(self, actor: int) -> None: self.op = 187; self.actor = actor; self.seat = NOBODY
class Bequeath(Frame):
    def __init__(self, actor: int) -> None: self.op = 188; self.actor = actor; self.seat = NOBODY
class Heir(Frame):
    def __init__(self, actor: int) -> None: self.op = 189; self.actor = actor; self.seat = NOBODY
class Whiten(Frame):
    def __init__(self, actor: int, species: int, done: int) -> None: self.op = 190; self.actor = actor; self.seat = NOBODY; self.species = species; self.done = done
class SeaStart(Frame):
    def __init__(self, actor: int) -> None: self.op = 191; self.actor = actor; self.seat = NOBODY
class Arrive(Frame):
    def __init__(self, actor: int) -> None: self.op = 192; self.actor = actor; self.seat = NOBODY
class Symbionts(Frame):
    def __init__(self, actor: int) -> None: self.op = 193; self.actor = actor; self.seat = NOBODY
FRAMES: Final[dict[int, type[Frame]]] = {128: NextTurn, 129: DealColours, 130: LayCratons, 131: Settle, 132: DealEvents, 133: DealCards, 134: Flee, 135: WhoFlees, 136: WhichFlees, 137: FleeTo, 138: Bury, 139: StandUp, 140: Enter, 141: ChooseWinner, 142: Shift, 143: Disperse, 144: GeneticDrift, 145: ResizeSpecies, 146: DisperseTo, 147: Arrange, 148: ChooseTool, 149: ChooseHost, 150: TakeHost, 151: ChooseMother, 152: Subduct, 153: ChooseAction, 154: ShedOrgan, 155: Resurrect, 156: SeedClouds, 157: TakeDisk, 158: PutDisk, 159: Land, 160: AfterEvents, 161: StartActions, 162: StartDispersal, 163: StartBurial, 164: EndTurn, 165: NextEra, 166: EndGame, 167: Climax, 168: Trigger, 169: Ricochet, 170: DrawEvents, 171: EventIcon, 172: EndEvents, 173: Atrophy, 174: LoseOrgan, 175: Sicken, 176: Metamorphose, 177: FollowSize, 178: Defoliate, 179: PayTectonics, 180: Raindance, 181: Erode, 182: ChooseAnimal, 183: DealPlant, 184: DealAnimals, 185: Germinate, 186: HeirColour, 187: DealRest, 188: Bequeath, 189: Heir, 190: Whiten, 191: SeaStart, 192: Arrive, 193: Symbionts}
RULES: Final[dict[str, str]] = {'Arrange': 'J6b', 'Arrive': 'C3a', 'Atrophy': 'G.atrophy', 'Bury': 'I2', 'ChooseAction': 'A2c', 'ChooseAnimal': 'K0b', 'ChooseHost': 'E2f', 'ChooseMother': 'E3d', 'ChooseTool': 'J7', 'ChooseWinner': 'G7a', 'DealCards': 'C1o', 'DealRest': 'C2j', 'Defoliate': 'K5d', 'Disperse': 'F1', 'DisperseTo': 'F2', 'EndEvents': 'D10h', 'EndGame': 'A7', 'Enter': 'F6', 'Erode': 'K6', 'Flee': 'I1', 'FleeTo': 'I1', 'FollowSize': 'J8b', 'GeneticDrift': 'B7', 'Germinate': 'K3e', 'HeirColour': 'C2h', 'Land': 'D13', 'LoseOrgan': 'G.atrophy', 'Metamorphose': 'J8c', 'NextTurn': 'A1', 'PayTectonics': 'K5h', 'PutDisk': 'D12', 'Raindance': 'K6', 'ResizeSpecies': 'E6', 'Resurrect': 'E7a', 'Ricochet': 'D10b', 'SeaStart': 'C2g', 'SeedClouds': 'D13', 'Settle': 'C1l', 'ShedOrgan': 'E5', 'Shift': 'G8', 'Sicken': 'D9', 'StandUp': 'I2', 'StartActions': 'A2', 'StartDispersal': 'A3', 'Subduct': 'D3d', 'Symbionts': 'C2k', 'TakeDisk': 'D12', 'TakeHost': 'E2f', 'Trigger': 'D10a', 'WhichFlees': 'I1', 'Whiten': 'C2i', 'WhoFlees': 'I1'}
