"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
CONTEST: Final = 0; CHOOSE_LOSER: Final = 1; MOVE_LOSER: Final = 2; INHERIT: Final = 3; DEVELOP_PLACE: Final = 4; END_GAME: Final = 5; EPISODE: Final = 6; EVENT: Final = 7; ERA_TILE: Final = 8; RESURRECT_SIZE: Final = 9; RESURRECT_PLACE: Final = 10; NEXT_TURN: Final = 11; END_TURN: Final = 12; NEXT_PERIOD: Final = 13; TURN: Final = 14; GREENHOUSE_SHIFT: Final = 15; REFILL: Final = 16; FILL_SLOT: Final = 17; PLAY_CARD: Final = 18; SPECIATE: Final = 19; ADJUST_TRACK: Final = 20; ADJUST_SIZE: Final = 21; SCORE: Final = 22; DEAL_COLOURS: Final = 23; LAY_BIOMES: Final = 24; SETTLE: Final = 25; DEAL_CARDS: Final = 26; TUSKER_TURN: Final = 27; HEIR_COLOUR: Final = 28; DEAL_REST: Final = 29; HEIR: Final = 30; HEIRLOOM: Final = 31
class _HabitatTiedCarnivores(Frame):
    __slots__ = ('habitat', 'tied', 'carnivores')
    def __init__(self, actor: int, habitat: int, tied: int, carnivores: int) -> None: self.actor = actor; self.seat = NOBODY; self.habitat = habitat; self.tied = tied; self.carnivores = carnivores
class _SpeciesHabitatRefuges(Frame):
    __slots__ = ('species', 'habitat', 'refuges')
    def __init__(self, actor: int, species: int, habitat: int, refuges: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.habitat = habitat; self.refuges = refuges
class _ParentChildGenomeFacesTracks(Frame):
    __slots__ = ('parent', 'child', 'genome', 'faces', 'tracks')
    def __init__(self, actor: int, parent: int, child: int, genome: int, faces: int, tracks: int) -> None: self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces; self.tracks = tracks
class _ParentChildGenome0Faces0(Frame):
    __slots__ = ('parent', 'child', 'genome', 'faces')
    def __init__(self, actor: int, parent: int, child: int, genome: int = 0, faces: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces
class _Catastrophe(Frame):
    __slots__ = ('catastrophe',)
    def __init__(self, actor: int, catastrophe: int) -> None: self.actor = actor; self.seat = NOBODY; self.catastrophe = catastrophe
class _Card(Frame):
    __slots__ = ('card',)
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class _SpeciesCard(Frame):
    __slots__ = ('species', 'card')
    def __init__(self, actor: int, species: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class _SpeciesCardSize(Frame):
    __slots__ = ('species', 'card', 'size')
    def __init__(self, actor: int, species: int, card: int, size: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.size = size
class _Way(Frame):
    __slots__ = ('way',)
    def __init__(self, actor: int, way: int) -> None: self.actor = actor; self.seat = NOBODY; self.way = way
class _Display(Frame):
    __slots__ = ('display',)
    def __init__(self, actor: int, display: int) -> None: self.actor = actor; self.seat = NOBODY; self.display = display
class _CardParent(Frame):
    __slots__ = ('card', 'parent')
    def __init__(self, actor: int, card: int, parent: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card; self.parent = parent
class _SpeciesWaitingRoadrunner(Frame):
    __slots__ = ('species', 'waiting', 'roadrunner')
    def __init__(self, actor: int, species: int, waiting: int, roadrunner: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.roadrunner = roadrunner
class _SpeciesWaitingAsked(Frame):
    __slots__ = ('species', 'waiting', 'asked')
    def __init__(self, actor: int, species: int, waiting: int, asked: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.asked = asked
class _Heir(Frame):
    __slots__ = ('heir',)
    def __init__(self, actor: int, heir: int) -> None: self.actor = actor; self.seat = NOBODY; self.heir = heir
class _HeirMarineOrgans(Frame):
    __slots__ = ('heir', 'marine', 'organs')
    def __init__(self, actor: int, heir: int, marine: int, organs: int) -> None: self.actor = actor; self.seat = NOBODY; self.heir = heir; self.marine = marine; self.organs = organs
class _SpeciesOrgans(Frame):
    __slots__ = ('species', 'organs')
    def __init__(self, actor: int, species: int, organs: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.organs = organs
class Contest(Frame): op: int = CONTEST; __slots__ = ()
class ChooseLoser(_HabitatTiedCarnivores): op: int = CHOOSE_LOSER; __slots__ = ()
class MoveLoser(_SpeciesHabitatRefuges): op: int = MOVE_LOSER; __slots__ = ()
class Inherit(_ParentChildGenomeFacesTracks): op: int = INHERIT; __slots__ = ()
class DevelopPlace(_ParentChildGenome0Faces0): op: int = DEVELOP_PLACE; __slots__ = ()
class EndGame(Frame): op: int = END_GAME; __slots__ = ()
class Episode(_Catastrophe): op: int = EPISODE; __slots__ = ()
class Event(_Card): op: int = EVENT; __slots__ = ()
class EraTile(_Left): op: int = ERA_TILE; __slots__ = ()
class ResurrectSize(_SpeciesCard): op: int = RESURRECT_SIZE; __slots__ = ()
class ResurrectPlace(_SpeciesCardSize): op: int = RESURRECT_PLACE; __slots__ = ()
class NextTurn(Frame): op: int = NEXT_TURN; __slots__ = ()
class EndTurn(Frame): op: int = END_TURN; __slots__ = ()
class NextPeriod(Frame): op: int = NEXT_PERIOD; __slots__ = ()
class Turn(Frame): op: int = TURN; __slots__ = ()
class GreenhouseShift(_Way): op: int = GREENHOUSE_SHIFT; __slots__ = ()
class Refill(_Display): op: int = REFILL; __slots__ = ()
class FillSlot(_Card): op: int = FILL_SLOT; __slots__ = ()
class PlayCard(_Card): op: int = PLAY_CARD; __slots__ = ()
class Speciate(_CardParent): op: int = SPECIATE; __slots__ = ()
class AdjustTrack(_SpeciesWaitingRoadrunner): op: int = ADJUST_TRACK; __slots__ = ()
class AdjustSize(_SpeciesWaitingAsked): op: int = ADJUST_SIZE; __slots__ = ()
class Score(Frame): op: int = SCORE; __slots__ = ()
class DealColours(Frame): op: int = DEAL_COLOURS; __slots__ = ()
class LayBiomes(Frame): op: int = LAY_BIOMES; __slots__ = ()
class Settle(Frame): op: int = SETTLE; __slots__ = ()
class DealCards(Frame): op: int = DEAL_CARDS; __slots__ = ()
class TuskerTurn(Frame): op: int = TUSKER_TURN; __slots__ = ()
class HeirColour(_Heir): op: int = HEIR_COLOUR; __slots__ = ()
class DealRest(Frame): op: int = DEAL_REST; __slots__ = ()
class Heir(_HeirMarineOrgans): op: int = HEIR; __slots__ = ()
class Heirloom(_SpeciesOrgans): op: int = HEIRLOOM; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {CONTEST: Contest, CHOOSE_LOSER: ChooseLoser, MOVE_LOSER: MoveLoser, INHERIT: Inherit, DEVELOP_PLACE: DevelopPlace, END_GAME: EndGame, EPISODE: Episode, EVENT: Event, ERA_TILE: EraTile, RESURRECT_SIZE: ResurrectSize, RESURRECT_PLACE: ResurrectPlace, NEXT_TURN: NextTurn, END_TURN: EndTurn, NEXT_PERIOD: NextPeriod, TURN: Turn, GREENHOUSE_SHIFT: GreenhouseShift, REFILL: Refill, FILL_SLOT: FillSlot, PLAY_CARD: PlayCard, SPECIATE: Speciate, ADJUST_TRACK: AdjustTrack, ADJUST_SIZE: AdjustSize, SCORE: Score, DEAL_COLOURS: DealColours, LAY_BIOMES: LayBiomes, SETTLE: Settle, DEAL_CARDS: DealCards, TUSKER_TURN: TuskerTurn, HEIR_COLOUR: HeirColour, DEAL_REST: DealRest, HEIR: Heir, HEIRLOOM: Heirloom}
RULES: Final[dict[str, str]] = {'AdjustSize': '8.0b', 'AdjustTrack': '4.2e', 'ChooseLoser': '13.4', 'Contest': '4.3', 'DealCards': '3.8', 'DealRest': '3.1', 'EndGame': '18.1', 'Episode': '17.0', 'EraTile': '6.1', 'Event': '6.0', 'FillSlot': '5.0e', 'GreenhouseShift': '15.1', 'Heir': 'genesis.K', 'HeirColour': 'genesis.K', 'Heirloom': 'genesis.K', 'NextTurn': '4.1', 'Refill': '5.0d', 'ResurrectPlace': '16.3a', 'ResurrectSize': '16.3a', 'Settle': '3.7', 'Speciate': '7.4b', 'Turn': '4.2'}
