"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
ORIENT: Final = 128; FIT_AFTER: Final = 129; FIT_BEFORE: Final = 130; CLOSE_GAP: Final = 131; LOSE_SHAPE: Final = 132; CHOOSE_ACTION: Final = 133; ENTER: Final = 134; AFTER_CONTEST: Final = 135; CHOOSE_WINNER: Final = 136; FLOWER: Final = 137; LARVAE: Final = 138; FLY_TO: Final = 139; COLLIDE: Final = 140; ADJOIN: Final = 141; EVENT: Final = 142; SICKEN: Final = 143; NEXT_TURN: Final = 144; TURN: Final = 145; NEXT_PHASE: Final = 146; AFTER_ACTION: Final = 147; REVEAL: Final = 148; SPEAK: Final = 149; END_GAME: Final = 150; CHECK: Final = 151; CHOOSE_HOST: Final = 152; ATROPHY: Final = 153; LOSE_ORGAN: Final = 154; SHED_ORGAN: Final = 155; DEAL_COLOURS: Final = 156; DEAL_CRATONS: Final = 157; CHOOSE_CRATON: Final = 158; CHOOSE_SIDE: Final = 159; CHOOSE_SPOT: Final = 160; FIRST_CREEPLES: Final = 161; FIRST_CREEPLE: Final = 162; DEAL_CARDS: Final = 163; CHOOSE_MOTHER: Final = 164; RESURRECT: Final = 165; LEAVE_HOST: Final = 166; QUEEN_TURN: Final = 167; QUEEN_FACE: Final = 168; QUEEN_FIT: Final = 169; QUEEN_POPULATE: Final = 170; QUEEN_LARVA: Final = 171; SWARM: Final = 172; UNDEAD: Final = 173; HOLD_ZOMBIE: Final = 174; FLEE: Final = 175; CHOOSE_TOOL: Final = 176; HEIR_COLOUR: Final = 177; DEAL_REST: Final = 178; BEQUEATH: Final = 179; FIRST_HOST: Final = 180; FIRST_HOSTS: Final = 181; GIFTS: Final = 182; DONATE: Final = 183
class Orient(Frame):
    def __init__(self, actor: int, species: int, card: int) -> None: self.op = 128; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class FitAfter(Frame):
    def __init__(self, actor: int, species: int, face: int) -> None: self.op = 129; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class FitBefore(Frame):
    def __init__(self, actor: int, species: int, face: int, after: int) -> None: self.op = 130; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face; self.after = after
class CloseGap(Frame):
    def __init__(self, actor: int, species: int, limit: int) -> None: self.op = 131; self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit
class LoseShape(Frame):
    def __init__(self, actor: int, species: int, limit: int) -> None: self.op = 132; self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit
class ChooseAction(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 133; self.actor = actor; self.seat = NOBODY; self.species = species
class Enter(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 134; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class AfterContest(Frame):
    def __init__(self, actor: int, biome: int, level: int) -> None: self.op = 135; self.actor = actor; self.seat = NOBODY; self.biome = biome; self.level = level
class ChooseWinner(Frame):
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int, guest: int) -> None: self.op = 136; self.actor = actor; self.seat = NOBODY; self.species = species; self.rival = rival; self.biome = biome; self.level = level; self.guest = guest
class Flower(Frame):
    def __init__(self, actor: int, biome: int, won: int = 0) -> None: self.op = 137; self.actor = actor; self.seat = NOBODY; self.biome = biome; self.won = won
class Larvae(Frame):
    def __init__(self, actor: int, species: int, left: int) -> None: self.op = 138; self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class FlyTo(Frame):
    def __init__(self, actor: int, species: int, craton: int) -> None: self.op = 139; self.actor = actor; self.seat = NOBODY; self.species = species; self.craton = craton
class Collide(Frame):
    def __init__(self, actor: int, craton: int) -> None: self.op = 140; self.actor = actor; self.seat = NOBODY; self.craton = craton
class Adjoin(Frame):
    def __init__(self, actor: int, craton: int, other: int) -> None: self.op = 141; self.actor = actor; self.seat = NOBODY; self.craton = craton; self.other = other
class Event(Frame):
    def __init__(self, actor: int, card: int, number: int) -> None: self.op = 142; self.actor = actor; self.seat = NOBODY; self.card = card; self.number = number
class Sicken(Frame):
    def __init__(self, actor: int, species: int, left: int) -> None: self.op = 143; self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class NextTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 144; self.actor = actor; self.seat = NOBODY
class Turn(Frame):
    def __init__(self, actor: int) -> None: self.op = 145; self.actor = actor; self.seat = NOBODY
class NextPhase(Frame):
    def __init__(self, actor: int) -> None: self.op = 146; self.actor = actor; self.seat = NOBODY
class AfterAction(Frame):
    def __init__(self, actor: int) -> None: self.op = 147; self.actor = actor; self.seat = NOBODY
class Reveal(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 148; self.actor = actor; self.seat = NOBODY; self.card = card
class Speak(Frame):
    def __init__(self, actor: int) -> None: self.op = 149; self.actor = actor; self.seat = NOBODY
class EndGame(Frame):
    def __init__(self, actor: int) -> None: self.op = 150; self.actor = actor; self.seat = NOBODY
class Check(Frame):
    def __init__(self, actor: int) -> None: self.op = 151; self.actor = actor; self.seat = NOBODY
class ChooseHost(Frame):
    def __init__(self, actor: int, species: int, biome: int) -> None: self.op = 152; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
class Atrophy(Frame):
    def __init__(self, actor: int, species: int, limit: int) -> None: self.op = 153; self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit
class LoseOrgan(Frame):
    def __init__(self, actor: int, species: int, limit: int, card: int) -> None: self.op = 154; self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit; self.card = card
class ShedOrgan(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 155; self.actor = actor; self.seat = NOBODY; self.species = species
class DealColours(Frame):
    def __init__(self, actor: int) -> None: self.op = 156; self.actor = actor; self.seat = NOBODY
class DealCratons(Frame):
    def __init__(self, actor: int) -> None: self.op = 157; self.actor = actor; self.seat = NOBODY
class ChooseCraton(Frame):
    def __init__(self, actor: int) -> None: self.op = 158; self.actor = actor; self.seat = NOBODY
class ChooseSide(Frame):
    def __init__(self, actor: int, craton: int) -> None: self.op = 159; self.actor = actor; self.seat = NOBODY; self.craton = craton
class ChooseSpot(Frame):
    def __init__(self, actor: int, craton: int) -> None: self.op = 160; self.actor = actor; self.seat = NOBODY; self.craton = craton
class FirstCreeples(Frame):
    def __init__(self, actor: int) -> None: self.op = 161; self.actor = actor; self.seat = NOBODY
class FirstCreeple(Frame):
    def __init__(self, actor: int, left: int) -> None: self.op = 162; self.actor = actor; self.seat = NOBODY; self.left = left
class DealCards(Frame):
    def __init__(self, actor: int) -> None: self.op = 163; self.actor = actor; self.seat = NOBODY
class ChooseMother(Frame):
    def __init__(self, actor: int, species: int, face: int) -> None: self.op = 164; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class Resurrect(Frame):
    def __init__(self, actor: int, craton: int) -> None: self.op = 165; self.actor = actor; self.seat = NOBODY; self.craton = craton
class LeaveHost(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 166; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class QueenTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 167; self.actor = actor; self.seat = NOBODY
class QueenFace(Frame):
    def __init__(self, actor: int, species: int, slot: int, aim: int) -> None: self.op = 168; self.actor = actor; self.seat = NOBODY; self.species = species; self.slot = slot; self.aim = aim
class QueenFit(Frame):
    def __init__(self, actor: int, species: int, face: int) -> None: self.op = 169; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class QueenPopulate(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 170; self.actor = actor; self.seat = NOBODY; self.species = species
class QueenLarva(Frame):
    def __init__(self, actor: int, species: int, left: int) -> None: self.op = 171; self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class Swarm(Frame):
    def __init__(self, actor: int, species: int, biome: int) -> None: self.op = 172; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
class Undead(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 173; self.actor = actor; self.seat = NOBODY; self.species = species
class HoldZombie(Frame):
    def __init__(self, actor: int, species: int) -> None: self.op = 174; self.actor = actor; self.seat = NOBODY; self.species = species
class Flee(Frame):
    def __init__(self, actor: int, species: int, biome: int, level: int, guest: int) -> None: self.op = 175; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level; self.guest = guest
class ChooseTool(Frame):
    def __init__(self, actor: int, species: int, number: int) -> None: self.op = 176; self.actor = actor; self.seat = NOBODY; self.species = species; self.number = number
class HeirColour(Frame):
    def __init__(self, actor: int, heir: int) -> None: self.op = 177; self.actor = actor; self.seat = NOBODY; self.heir = heir
class DealRest(Frame):
    def __init__(self, actor: int) -> None: self.op = 178; self.actor = actor; self.seat = NOBODY
class Bequeath(Frame):
    def __init__(self, actor: int) -> None: self.op = 179; self.actor = actor; self.seat = NOBODY
class FirstHost(Frame):
    def __init__(self, actor: int) -> None: self.op = 180; self.actor = actor; self.seat = NOBODY
class FirstHosts(Frame):
    def __init__(self, actor: int) -> None: self.op = 181; self.actor = actor; self.seat = NOBODY
class Gifts(Frame):
    def __init__(self, actor: int) -> None: self.op = 182; self.actor = actor; self.seat = NOBODY
class Donate(Frame):
    def __init__(self, actor: int, heir: int, receiver: int) -> None: self.op = 183; self.actor = actor; self.seat = NOBODY; self.heir = heir; self.receiver = receiver
FRAMES: Final[dict[int, type[Frame]]] = {128: Orient, 129: FitAfter, 130: FitBefore, 131: CloseGap, 132: LoseShape, 133: ChooseAction, 134: Enter, 135: AfterContest, 136: ChooseWinner, 137: Flower, 138: Larvae, 139: FlyTo, 140: Collide, 141: Adjoin, 142: Event, 143: Sicken, 144: NextTurn, 145: Turn, 146: NextPhase, 147: AfterAction, 148: Reveal, 149: Speak, 150: EndGame, 151: Check, 152: ChooseHost, 153: Atrophy, 154: LoseOrgan, 155: ShedOrgan, 156: DealColours, 157: DealCratons, 158: ChooseCraton, 159: ChooseSide, 160: ChooseSpot, 161: FirstCreeples, 162: FirstCreeple, 163: DealCards, 164: ChooseMother, 165: Resurrect, 166: LeaveHost, 167: QueenTurn, 168: QueenFace, 169: QueenFit, 170: QueenPopulate, 171: QueenLarva, 172: Swarm, 173: Undead, 174: HoldZombie, 175: Flee, 176: ChooseTool, 177: HeirColour, 178: DealRest, 179: Bequeath, 180: FirstHost, 181: FirstHosts, 182: Gifts, 183: Donate}
RULES: Final[dict[str, str]] = {'Adjoin': 'bf.H5c', 'AfterAction': 'bf.A3', 'Atrophy': 'bf.H7c', 'ChooseAction': 'bf.A2a', 'ChooseCraton': 'bf.C2b', 'ChooseHost': 'bf.F5', 'ChooseMother': 'bf.D3g', 'ChooseSide': 'bf.C2b', 'ChooseSpot': 'bf.C2b', 'ChooseTool': 'J8', 'ChooseWinner': 'bf.F1e', 'CloseGap': 'bf.G1d', 'Collide': 'bf.H5c', 'DealCratons': 'bf.C2b', 'DealRest': 'K1d', 'Donate': 'K1a', 'EndGame': 'bf.I', 'FirstCreeple': 'bf.C2c', 'FirstHost': 'K1d', 'FirstHosts': 'K1d', 'FitAfter': 'bf.D2d', 'FitBefore': 'bf.D2d', 'Flee': 'J4c', 'Flower': 'bf.E4', 'FlyTo': 'bf.E2b', 'Gifts': 'K1a', 'HoldZombie': 'L6e', 'Larvae': 'bf.D4c', 'LoseOrgan': 'bf.H7c', 'NextTurn': 'cat.sequence', 'Orient': 'cat.mutate.orientation', 'QueenFace': 'L3h', 'QueenFit': 'L4d', 'QueenTurn': 'L2', 'Resurrect': 'bf.D3n', 'Reveal': 'bf.A3b', 'ShedOrgan': 'bf.D5', 'Sicken': 'bf.H4', 'Speak': 'J8e', 'Turn': 'bf.A1', 'Undead': 'L2d'}
