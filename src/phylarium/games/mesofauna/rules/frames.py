"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
import phylarium.families.fauna.rules.frames as shared
from phylarium.kernel.engine import NOBODY, Frame
ORIENT: Final = 128; FIT_AFTER: Final = 129; FIT_BEFORE: Final = 130; CLOSE_GAP: Final = 131; LOSE_SHAPE: Final = 132; CHOOSE_ACTION: Final = 133; ENTER: Final = 134; AFTER_CONTEST: Final = 135; CHOOSE_WINNER: Final = 136; FLOWER: Final = 137; LARVAE: Final = 138; FLY_TO: Final = 139; COLLIDE: Final = 140; ADJOIN: Final = 141; EVENT: Final = 142; SICKEN: Final = 143; NEXT_TURN: Final = 144; TURN: Final = 145; NEXT_PHASE: Final = 146; AFTER_ACTION: Final = 147; REVEAL: Final = 148; SPEAK: Final = 149; END_GAME: Final = 150; CHECK: Final = 151; CHOOSE_HOST: Final = 152; ATROPHY: Final = 153; LOSE_ORGAN: Final = 154; SHED_ORGAN: Final = 155; DEAL_COLOURS: Final = 156; DEAL_CRATONS: Final = 157; CHOOSE_CRATON: Final = 158; CHOOSE_SIDE: Final = 159; CHOOSE_SPOT: Final = 160; FIRST_CREEPLES: Final = 161; FIRST_CREEPLE: Final = 162; DEAL_CARDS: Final = 163; CHOOSE_MOTHER: Final = 164; RESURRECT: Final = 165; LEAVE_HOST: Final = 166; QUEEN_TURN: Final = 167; QUEEN_FACE: Final = 168; QUEEN_FIT: Final = 169; QUEEN_POPULATE: Final = 170; QUEEN_LARVA: Final = 171; SWARM: Final = 172; UNDEAD: Final = 173; HOLD_ZOMBIE: Final = 174; FLEE: Final = 175; CHOOSE_TOOL: Final = 176; HEIR_COLOUR: Final = 177; DEAL_REST: Final = 178; BEQUEATH: Final = 179; FIRST_HOST: Final = 180; FIRST_HOSTS: Final = 181; GIFTS: Final = 182; DONATE: Final = 183
class _SpeciesCard(Frame):
    __slots__ = ('species', 'card')
    def __init__(self, actor: int, species: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class _SpeciesFace(Frame):
    __slots__ = ('species', 'face')
    def __init__(self, actor: int, species: int, face: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
class _SpeciesFaceAfter(Frame):
    __slots__ = ('species', 'face', 'after')
    def __init__(self, actor: int, species: int, face: int, after: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face; self.after = after
class _SpeciesLimit(Frame):
    __slots__ = ('species', 'limit')
    def __init__(self, actor: int, species: int, limit: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit
class _Species(Frame):
    __slots__ = ('species',)
    def __init__(self, actor: int, species: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species
class _SpeciesBiomeLevel(Frame):
    __slots__ = ('species', 'biome', 'level')
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
class _BiomeLevel(Frame):
    __slots__ = ('biome', 'level')
    def __init__(self, actor: int, biome: int, level: int) -> None: self.actor = actor; self.seat = NOBODY; self.biome = biome; self.level = level
class _SpeciesRivalBiomeLevelGuest(Frame):
    __slots__ = ('species', 'rival', 'biome', 'level', 'guest')
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int, guest: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.rival = rival; self.biome = biome; self.level = level; self.guest = guest
class _BiomeWon0(Frame):
    __slots__ = ('biome', 'won')
    def __init__(self, actor: int, biome: int, won: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.biome = biome; self.won = won
class _SpeciesLeft(Frame):
    __slots__ = ('species', 'left')
    def __init__(self, actor: int, species: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
class _SpeciesCraton(Frame):
    __slots__ = ('species', 'craton')
    def __init__(self, actor: int, species: int, craton: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.craton = craton
class _Craton(Frame):
    __slots__ = ('craton',)
    def __init__(self, actor: int, craton: int) -> None: self.actor = actor; self.seat = NOBODY; self.craton = craton
class _CratonOther(Frame):
    __slots__ = ('craton', 'other')
    def __init__(self, actor: int, craton: int, other: int) -> None: self.actor = actor; self.seat = NOBODY; self.craton = craton; self.other = other
class _CardNumber(Frame):
    __slots__ = ('card', 'number')
    def __init__(self, actor: int, card: int, number: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card; self.number = number
class _Card(Frame):
    __slots__ = ('card',)
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card
class _SpeciesBiome(Frame):
    __slots__ = ('species', 'biome')
    def __init__(self, actor: int, species: int, biome: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
class _SpeciesLimitCard(Frame):
    __slots__ = ('species', 'limit', 'card')
    def __init__(self, actor: int, species: int, limit: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.limit = limit; self.card = card
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class _SpeciesSlotAim(Frame):
    __slots__ = ('species', 'slot', 'aim')
    def __init__(self, actor: int, species: int, slot: int, aim: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.slot = slot; self.aim = aim
class _SpeciesBiomeLevelGuest(Frame):
    __slots__ = ('species', 'biome', 'level', 'guest')
    def __init__(self, actor: int, species: int, biome: int, level: int, guest: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level; self.guest = guest
class _Heir(Frame):
    __slots__ = ('heir',)
    def __init__(self, actor: int, heir: int) -> None: self.actor = actor; self.seat = NOBODY; self.heir = heir
class _HeirReceiver(Frame):
    __slots__ = ('heir', 'receiver')
    def __init__(self, actor: int, heir: int, receiver: int) -> None: self.actor = actor; self.seat = NOBODY; self.heir = heir; self.receiver = receiver
class Orient(_SpeciesCard): op: int = ORIENT; __slots__ = ()
class FitAfter(_SpeciesFace): op: int = FIT_AFTER; __slots__ = ()
class FitBefore(_SpeciesFaceAfter): op: int = FIT_BEFORE; __slots__ = ()
class CloseGap(_SpeciesLimit): op: int = CLOSE_GAP; __slots__ = ()
class LoseShape(_SpeciesLimit): op: int = LOSE_SHAPE; __slots__ = ()
class ChooseAction(_Species): op: int = CHOOSE_ACTION; __slots__ = ()
class Enter(_SpeciesBiomeLevel): op: int = ENTER; __slots__ = ()
class AfterContest(_BiomeLevel): op: int = AFTER_CONTEST; __slots__ = ()
class ChooseWinner(_SpeciesRivalBiomeLevelGuest): op: int = CHOOSE_WINNER; __slots__ = ()
class Flower(_BiomeWon0): op: int = FLOWER; __slots__ = ()
class Larvae(_SpeciesLeft): op: int = LARVAE; __slots__ = ()
class FlyTo(_SpeciesCraton): op: int = FLY_TO; __slots__ = ()
class Collide(_Craton): op: int = COLLIDE; __slots__ = ()
class Adjoin(_CratonOther): op: int = ADJOIN; __slots__ = ()
class Event(_CardNumber): op: int = EVENT; __slots__ = ()
class Sicken(_SpeciesLeft): op: int = SICKEN; __slots__ = ()
class NextTurn(Frame): op: int = NEXT_TURN; __slots__ = ()
class Turn(Frame): op: int = TURN; __slots__ = ()
class NextPhase(Frame): op: int = NEXT_PHASE; __slots__ = ()
class AfterAction(Frame): op: int = AFTER_ACTION; __slots__ = ()
class Reveal(_Card): op: int = REVEAL; __slots__ = ()
class Speak(Frame): op: int = SPEAK; __slots__ = ()
class EndGame(Frame): op: int = END_GAME; __slots__ = ()
class Check(Frame): op: int = CHECK; __slots__ = ()
class ChooseHost(_SpeciesBiome): op: int = CHOOSE_HOST; __slots__ = ()
class Atrophy(_SpeciesLimit): op: int = ATROPHY; __slots__ = ()
class LoseOrgan(_SpeciesLimitCard): op: int = LOSE_ORGAN; __slots__ = ()
class ShedOrgan(_Species): op: int = SHED_ORGAN; __slots__ = ()
class DealColours(Frame): op: int = DEAL_COLOURS; __slots__ = ()
class DealCratons(Frame): op: int = DEAL_CRATONS; __slots__ = ()
class ChooseCraton(Frame): op: int = CHOOSE_CRATON; __slots__ = ()
class ChooseSide(_Craton): op: int = CHOOSE_SIDE; __slots__ = ()
class ChooseSpot(_Craton): op: int = CHOOSE_SPOT; __slots__ = ()
class FirstCreeples(Frame): op: int = FIRST_CREEPLES; __slots__ = ()
class FirstCreeple(_Left): op: int = FIRST_CREEPLE; __slots__ = ()
class DealCards(Frame): op: int = DEAL_CARDS; __slots__ = ()
class ChooseMother(_SpeciesFace): op: int = CHOOSE_MOTHER; __slots__ = ()
class Resurrect(_Craton): op: int = RESURRECT; __slots__ = ()
class LeaveHost(_SpeciesBiomeLevel): op: int = LEAVE_HOST; __slots__ = ()
class QueenTurn(Frame): op: int = QUEEN_TURN; __slots__ = ()
class QueenFace(_SpeciesSlotAim): op: int = QUEEN_FACE; __slots__ = ()
class QueenFit(_SpeciesFace): op: int = QUEEN_FIT; __slots__ = ()
class QueenPopulate(_Species): op: int = QUEEN_POPULATE; __slots__ = ()
class QueenLarva(_SpeciesLeft): op: int = QUEEN_LARVA; __slots__ = ()
class Swarm(_SpeciesBiome): op: int = SWARM; __slots__ = ()
class Undead(_Species): op: int = UNDEAD; __slots__ = ()
class HoldZombie(_Species): op: int = HOLD_ZOMBIE; __slots__ = ()
class Flee(_SpeciesBiomeLevelGuest): op: int = FLEE; __slots__ = ()
class ChooseTool(shared.ChooseTool): op: int = CHOOSE_TOOL; __slots__ = ()
class HeirColour(_Heir): op: int = HEIR_COLOUR; __slots__ = ()
class DealRest(Frame): op: int = DEAL_REST; __slots__ = ()
class Bequeath(Frame): op: int = BEQUEATH; __slots__ = ()
class FirstHost(Frame): op: int = FIRST_HOST; __slots__ = ()
class FirstHosts(Frame): op: int = FIRST_HOSTS; __slots__ = ()
class Gifts(Frame): op: int = GIFTS; __slots__ = ()
class Donate(_HeirReceiver): op: int = DONATE; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {ORIENT: Orient, FIT_AFTER: FitAfter, FIT_BEFORE: FitBefore, CLOSE_GAP: CloseGap, LOSE_SHAPE: LoseShape, CHOOSE_ACTION: ChooseAction, ENTER: Enter, AFTER_CONTEST: AfterContest, CHOOSE_WINNER: ChooseWinner, FLOWER: Flower, LARVAE: Larvae, FLY_TO: FlyTo, COLLIDE: Collide, ADJOIN: Adjoin, EVENT: Event, SICKEN: Sicken, NEXT_TURN: NextTurn, TURN: Turn, NEXT_PHASE: NextPhase, AFTER_ACTION: AfterAction, REVEAL: Reveal, SPEAK: Speak, END_GAME: EndGame, CHECK: Check, CHOOSE_HOST: ChooseHost, ATROPHY: Atrophy, LOSE_ORGAN: LoseOrgan, SHED_ORGAN: ShedOrgan, DEAL_COLOURS: DealColours, DEAL_CRATONS: DealCratons, CHOOSE_CRATON: ChooseCraton, CHOOSE_SIDE: ChooseSide, CHOOSE_SPOT: ChooseSpot, FIRST_CREEPLES: FirstCreeples, FIRST_CREEPLE: FirstCreeple, DEAL_CARDS: DealCards, CHOOSE_MOTHER: ChooseMother, RESURRECT: Resurrect, LEAVE_HOST: LeaveHost, QUEEN_TURN: QueenTurn, QUEEN_FACE: QueenFace, QUEEN_FIT: QueenFit, QUEEN_POPULATE: QueenPopulate, QUEEN_LARVA: QueenLarva, SWARM: Swarm, UNDEAD: Undead, HOLD_ZOMBIE: HoldZombie, FLEE: Flee, CHOOSE_TOOL: ChooseTool, HEIR_COLOUR: HeirColour, DEAL_REST: DealRest, BEQUEATH: Bequeath, FIRST_HOST: FirstHost, FIRST_HOSTS: FirstHosts, GIFTS: Gifts, DONATE: Donate}
RULES: Final[dict[str, str]] = {'Adjoin': 'bf.H5c', 'AfterAction': 'bf.A3', 'Atrophy': 'bf.H7c', 'ChooseAction': 'bf.A2a', 'ChooseCraton': 'bf.C2b', 'ChooseHost': 'bf.F5', 'ChooseMother': 'bf.D3g', 'ChooseSide': 'bf.C2b', 'ChooseSpot': 'bf.C2b', 'ChooseTool': 'J8', 'ChooseWinner': 'bf.F1e', 'CloseGap': 'bf.G1d', 'Collide': 'bf.H5c', 'DealCratons': 'bf.C2b', 'DealRest': 'K1d', 'Donate': 'K1a', 'EndGame': 'bf.I', 'FirstCreeple': 'bf.C2c', 'FirstHost': 'K1d', 'FirstHosts': 'K1d', 'FitAfter': 'bf.D2d', 'FitBefore': 'bf.D2d', 'Flee': 'J4c', 'Flower': 'bf.E4', 'FlyTo': 'bf.E2b', 'Gifts': 'K1a', 'HoldZombie': 'L6e', 'Larvae': 'bf.D4c', 'LoseOrgan': 'bf.H7c', 'NextTurn': 'cat.sequence', 'Orient': 'cat.mutate.orientation', 'QueenFace': 'L3h', 'QueenFit': 'L4d', 'QueenTurn': 'L2', 'Resurrect': 'bf.D3n', 'Reveal': 'bf.A3b', 'ShedOrgan': 'bf.D5', 'Sicken': 'bf.H4', 'Speak': 'J8e', 'Turn': 'bf.A1', 'Undead': 'L2d'}
