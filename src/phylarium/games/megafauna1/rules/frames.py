"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
CONTEST: Final = 0
class Contest(Frame):
    operation: ClassVar[int] = 0
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
CHOOSE_LOSER: Final = 1
class ChooseLoser(Frame):
    operation: ClassVar[int] = 1
    def __init__(self, actor: int, habitat: int, tied: int, carnivores: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.habitat = habitat; self.tied = tied; self.carnivores = carnivores
MOVE_LOSER: Final = 2
class MoveLoser(Frame):
    operation: ClassVar[int] = 2
    def __init__(self, actor: int, species: int, habitat: int, refuges: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.species = species; self.habitat = habitat; self.refuges = refuges
INHERIT: Final = 3
class Inherit(Frame):
    operation: ClassVar[int] = 3
    def __init__(self, actor: int, parent: int, child: int, genome: int, faces: int, tracks: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces; self.tracks = tracks
DEVELOP_PLACE: Final = 4
class DevelopPlace(Frame):
    operation: ClassVar[int] = 4
    def __init__(self, actor: int, parent: int, child: int, genome: int = 0, faces: int = 0) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces
END_GAME: Final = 5
class EndGame(Frame):
    operation: ClassVar[int] = 5
    def __init__(self, actor: int) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY
EPISODE: Final = 6
class Episode(Frame):
    operation: ClassVar[int] = 6
    def __init__(self, actor: int, catastrophe: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.catastrophe = catastrophe
EVENT: Final = 7
class Event(Frame):
    operation: ClassVar[int] = 7
    def __init__(self, actor: int, card: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.card = card
ERA_TILE: Final = 8
class EraTile(Frame):
    operation: ClassVar[int] = 8
    def __init__(self, actor: int, left: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY; self.left = left
RESURRECT_SIZE: Final = 9
class ResurrectSize(Frame):
    operation: ClassVar[int] = 9
    def __init__(self, actor: int, species: int, card: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
RESURRECT_PLACE: Final = 10
class ResurrectPlace(Frame):
    operation: ClassVar[int] = 10
    def __init__(self, actor: int, species: int, card: int, size: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.size = size
NEXT_TURN: Final = 11
class NextTurn(Frame):
    operation: ClassVar[int] = 11
    def __init__(self, actor: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY
END_TURN: Final = 12
class EndTurn(Frame):
    operation: ClassVar[int] = 12
    def __init__(self, actor: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY
NEXT_PERIOD: Final = 13
class NextPeriod(Frame):
    operation: ClassVar[int] = 13
    def __init__(self, actor: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY
TURN: Final = 14
class Turn(Frame):
    operation: ClassVar[int] = 14
    def __init__(self, actor: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY
GREENHOUSE_SHIFT: Final = 15
class GreenhouseShift(Frame):
    operation: ClassVar[int] = 15
    def __init__(self, actor: int, way: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.way = way
REFILL: Final = 16
class Refill(Frame):
    operation: ClassVar[int] = 16
    def __init__(self, actor: int, display: int) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.display = display
FILL_SLOT: Final = 17
class FillSlot(Frame):
    operation: ClassVar[int] = 17
    def __init__(self, actor: int, card: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.card = card
PLAY_CARD: Final = 18
class PlayCard(Frame):
    operation: ClassVar[int] = 18
    def __init__(self, actor: int, card: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.card = card
SPECIATE: Final = 19
class Speciate(Frame):
    operation: ClassVar[int] = 19
    def __init__(self, actor: int, card: int, parent: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.card = card; self.parent = parent
ADJUST_TRACK: Final = 20
class AdjustTrack(Frame):
    operation: ClassVar[int] = 20
    def __init__(self, actor: int, species: int, waiting: int, roadrunner: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.roadrunner = roadrunner
ADJUST_SIZE: Final = 21
class AdjustSize(Frame):
    operation: ClassVar[int] = 21
    def __init__(self, actor: int, species: int, waiting: int, asked: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.asked = asked
SCORE: Final = 22
class Score(Frame):
    operation: ClassVar[int] = 22
    def __init__(self, actor: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY
DEAL_COLOURS: Final = 23
class DealColours(Frame):
    operation: ClassVar[int] = 23
    def __init__(self, actor: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY
LAY_BIOMES: Final = 24
class LayBiomes(Frame):
    operation: ClassVar[int] = 24
    def __init__(self, actor: int) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY
SETTLE: Final = 25
class Settle(Frame):
    operation: ClassVar[int] = 25
    def __init__(self, actor: int) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY
DEAL_CARDS: Final = 26
class DealCards(Frame):
    operation: ClassVar[int] = 26
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
TUSKER_TURN: Final = 27
class TuskerTurn(Frame):
    operation: ClassVar[int] = 27
    def __init__(self, actor: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY
FRAMES: Final[list[type[Frame]]] = [Contest, ChooseLoser, MoveLoser, Inherit, DevelopPlace, EndGame, Episode, Event, EraTile, ResurrectSize, ResurrectPlace, NextTurn, EndTurn, NextPeriod, Turn, GreenhouseShift, Refill, FillSlot, PlayCard, Speciate, AdjustTrack, AdjustSize, Score, DealColours, LayBiomes, Settle, DealCards, TuskerTurn]
