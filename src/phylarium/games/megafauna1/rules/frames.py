"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import Frame
CONTEST: Final = 0; CHOOSE_LOSER: Final = 1; MOVE_LOSER: Final = 2; INHERIT: Final = 3; DEVELOP_PLACE: Final = 4; END_GAME: Final = 5; EPISODE: Final = 6; EVENT: Final = 7; ERA_TILE: Final = 8; RESURRECT_SIZE: Final = 9; RESURRECT_PLACE: Final = 10; NEXT_TURN: Final = 11; END_TURN: Final = 12; NEXT_PERIOD: Final = 13; TURN: Final = 14; GREENHOUSE_SHIFT: Final = 15; REFILL: Final = 16; FILL_SLOT: Final = 17; PLAY_CARD: Final = 18; SPECIATE: Final = 19; ADJUST_TRACK: Final = 20; ADJUST_SIZE: Final = 21; SCORE: Final = 22; DEAL_COLOURS: Final = 23; LAY_BIOMES: Final = 24; SETTLE: Final = 25; DEAL_CARDS: Final = 26; TUSKER_TURN: Final = 27; HEIR_COLOUR: Final = 28; DEAL_REST: Final = 29; HEIR: Final = 30; HEIRLOOM: Final = 31
class _HabitatTiedCarnivores(Frame):
    def __init__(self, actor: int, habitat: int, tied: int, carnivores: int) -> None: self.actor = actor; self.habitat = habitat; self.tied = tied; self.carnivores = carnivores
class _SpeciesHabitatRefuges(Frame):
    def __init__(self, actor: int, species: int, habitat: int, refuges: int) -> None: self.actor = actor; self.species = species; self.habitat = habitat; self.refuges = refuges
class _ParentChildGenomeFacesTracks(Frame):
    def __init__(self, actor: int, parent: int, child: int, genome: int, faces: int, tracks: int) -> None: self.actor = actor; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces; self.tracks = tracks
class _ParentChildGenome0Faces0(Frame):
    def __init__(self, actor: int, parent: int, child: int, genome: int = 0, faces: int = 0) -> None: self.actor = actor; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces
class _Catastrophe(Frame):
    def __init__(self, actor: int, catastrophe: int) -> None: self.actor = actor; self.catastrophe = catastrophe
class _Card(Frame):
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.card = card
class _Left(Frame):
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.left = left
class _SpeciesCard(Frame):
    def __init__(self, actor: int, species: int, card: int) -> None: self.actor = actor; self.species = species; self.card = card
class _SpeciesCardSize(Frame):
    def __init__(self, actor: int, species: int, card: int, size: int) -> None: self.actor = actor; self.species = species; self.card = card; self.size = size
class _Way(Frame):
    def __init__(self, actor: int, way: int) -> None: self.actor = actor; self.way = way
class _Display(Frame):
    def __init__(self, actor: int, display: int) -> None: self.actor = actor; self.display = display
class _CardParent(Frame):
    def __init__(self, actor: int, card: int, parent: int) -> None: self.actor = actor; self.card = card; self.parent = parent
class _SpeciesWaitingRoadrunner(Frame):
    def __init__(self, actor: int, species: int, waiting: int, roadrunner: int) -> None: self.actor = actor; self.species = species; self.waiting = waiting; self.roadrunner = roadrunner
class _SpeciesWaitingAsked(Frame):
    def __init__(self, actor: int, species: int, waiting: int, asked: int) -> None: self.actor = actor; self.species = species; self.waiting = waiting; self.asked = asked
class _Heir(Frame):
    def __init__(self, actor: int, heir: int) -> None: self.actor = actor; self.heir = heir
class _HeirMarineOrgans(Frame):
    def __init__(self, actor: int, heir: int, marine: int, organs: int) -> None: self.actor = actor; self.heir = heir; self.marine = marine; self.organs = organs
class _SpeciesOrgans(Frame):
    def __init__(self, actor: int, species: int, organs: int) -> None: self.actor = actor; self.species = species; self.organs = organs
class Contest(Frame): op: int = CONTEST
class ChooseLoser(_HabitatTiedCarnivores): op: int = CHOOSE_LOSER
class MoveLoser(_SpeciesHabitatRefuges): op: int = MOVE_LOSER
class Inherit(_ParentChildGenomeFacesTracks): op: int = INHERIT
class DevelopPlace(_ParentChildGenome0Faces0): op: int = DEVELOP_PLACE
class EndGame(Frame): op: int = END_GAME
class Episode(_Catastrophe): op: int = EPISODE
class Event(_Card): op: int = EVENT
class EraTile(_Left): op: int = ERA_TILE
class ResurrectSize(_SpeciesCard): op: int = RESURRECT_SIZE
class ResurrectPlace(_SpeciesCardSize): op: int = RESURRECT_PLACE
class NextTurn(Frame): op: int = NEXT_TURN
class EndTurn(Frame): op: int = END_TURN
class NextPeriod(Frame): op: int = NEXT_PERIOD
class Turn(Frame): op: int = TURN
class GreenhouseShift(_Way): op: int = GREENHOUSE_SHIFT
class Refill(_Display): op: int = REFILL
class FillSlot(_Card): op: int = FILL_SLOT
class PlayCard(_Card): op: int = PLAY_CARD
class Speciate(_CardParent): op: int = SPECIATE
class AdjustTrack(_SpeciesWaitingRoadrunner): op: int = ADJUST_TRACK
class AdjustSize(_SpeciesWaitingAsked): op: int = ADJUST_SIZE
class Score(Frame): op: int = SCORE
class DealColours(Frame): op: int = DEAL_COLOURS
class LayBiomes(Frame): op: int = LAY_BIOMES
class Settle(Frame): op: int = SETTLE
class DealCards(Frame): op: int = DEAL_CARDS
class TuskerTurn(Frame): op: int = TUSKER_TURN
class HeirColour(_Heir): op: int = HEIR_COLOUR
class DealRest(Frame): op: int = DEAL_REST
class Heir(_HeirMarineOrgans): op: int = HEIR
class Heirloom(_SpeciesOrgans): op: int = HEIRLOOM
FRAMES: Final[dict[int, type[Frame]]] = {CONTEST: Contest, CHOOSE_LOSER: ChooseLoser, MOVE_LOSER: MoveLoser, INHERIT: Inherit, DEVELOP_PLACE: DevelopPlace, END_GAME: EndGame, EPISODE: Episode, EVENT: Event, ERA_TILE: EraTile, RESURRECT_SIZE: ResurrectSize, RESURRECT_PLACE: ResurrectPlace, NEXT_TURN: NextTurn, END_TURN: EndTurn, NEXT_PERIOD: NextPeriod, TURN: Turn, GREENHOUSE_SHIFT: GreenhouseShift, REFILL: Refill, FILL_SLOT: FillSlot, PLAY_CARD: PlayCard, SPECIATE: Speciate, ADJUST_TRACK: AdjustTrack, ADJUST_SIZE: AdjustSize, SCORE: Score, DEAL_COLOURS: DealColours, LAY_BIOMES: LayBiomes, SETTLE: Settle, DEAL_CARDS: DealCards, TUSKER_TURN: TuskerTurn, HEIR_COLOUR: HeirColour, DEAL_REST: DealRest, HEIR: Heir, HEIRLOOM: Heirloom}
RULES: Final[dict[str, str]] = {'AdjustSize': '8.0b', 'AdjustTrack': '4.2e', 'ChooseLoser': '13.4', 'Contest': '4.3', 'DealCards': '3.8', 'DealRest': '3.1', 'EndGame': '18.1', 'Episode': '17.0', 'EraTile': '6.1', 'Event': '6.0', 'FillSlot': '5.0e', 'GreenhouseShift': '15.1', 'Heir': 'genesis.K', 'HeirColour': 'genesis.K', 'Heirloom': 'genesis.K', 'NextTurn': '4.1', 'Refill': '5.0d', 'ResurrectPlace': '16.3a', 'ResurrectSize': '16.3a', 'Settle': '3.7', 'Speciate': '7.4b', 'Turn': '4.2'}
