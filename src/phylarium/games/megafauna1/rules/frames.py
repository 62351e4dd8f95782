"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
CONTEST: Final = 0; CHOOSE_LOSER: Final = 1; MOVE_LOSER: Final = 2; INHERIT: Final = 3; DEVELOP_PLACE: Final = 4; END_GAME: Final = 5; EPISODE: Final = 6; EVENT: Final = 7; ERA_TILE: Final = 8; RESURRECT_SIZE: Final = 9; RESURRECT_PLACE: Final = 10; NEXT_TURN: Final = 11; END_TURN: Final = 12; NEXT_PERIOD: Final = 13; TURN: Final = 14; GREENHOUSE_SHIFT: Final = 15; REFILL: Final = 16; FILL_SLOT: Final = 17; PLAY_CARD: Final = 18; SPECIATE: Final = 19; ADJUST_TRACK: Final = 20; ADJUST_SIZE: Final = 21; SCORE: Final = 22; DEAL_COLOURS: Final = 23; LAY_BIOMES: Final = 24; SETTLE: Final = 25; DEAL_CARDS: Final = 26; TUSKER_TURN: Final = 27; HEIR_COLOUR: Final = 28; DEAL_REST: Final = 29; HEIR: Final = 30; HEIRLOOM: Final = 31
class Contest(Frame):
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
class ChooseLoser(Frame):
    def __init__(self, actor: int, habitat: int, tied: int, carnivores: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.habitat = habitat; self.tied = tied; self.carnivores = carnivores
class MoveLoser(Frame):
    def __init__(self, actor: int, species: int, habitat: int, refuges: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.species = species; self.habitat = habitat; self.refuges = refuges
class Inherit(Frame):
    def __init__(self, actor: int, parent: int, child: int, genome: int, faces: int, tracks: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces; self.tracks = tracks
class DevelopPlace(Frame):
    def __init__(self, actor: int, parent: int, child: int, genome: int = 0, faces: int = 0) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.parent = parent; self.child = child; self.genome = genome; self.faces = faces
class EndGame(Frame):
    def __init__(self, actor: int) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY
class Episode(Frame):
    def __init__(self, actor: int, catastrophe: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.catastrophe = catastrophe
class Event(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.card = card
class EraTile(Frame):
    def __init__(self, actor: int, left: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY; self.left = left
class ResurrectSize(Frame):
    def __init__(self, actor: int, species: int, card: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
class ResurrectPlace(Frame):
    def __init__(self, actor: int, species: int, card: int, size: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.size = size
class NextTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY
class EndTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY
class NextPeriod(Frame):
    def __init__(self, actor: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY
class Turn(Frame):
    def __init__(self, actor: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY
class GreenhouseShift(Frame):
    def __init__(self, actor: int, way: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.way = way
class Refill(Frame):
    def __init__(self, actor: int, display: int) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.display = display
class FillSlot(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.card = card
class PlayCard(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.card = card
class Speciate(Frame):
    def __init__(self, actor: int, card: int, parent: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.card = card; self.parent = parent
class AdjustTrack(Frame):
    def __init__(self, actor: int, species: int, waiting: int, roadrunner: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.roadrunner = roadrunner
class AdjustSize(Frame):
    def __init__(self, actor: int, species: int, waiting: int, asked: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting; self.asked = asked
class Score(Frame):
    def __init__(self, actor: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY
class DealColours(Frame):
    def __init__(self, actor: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY
class LayBiomes(Frame):
    def __init__(self, actor: int) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY
class Settle(Frame):
    def __init__(self, actor: int) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY
class DealCards(Frame):
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
class TuskerTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY
class HeirColour(Frame):
    def __init__(self, actor: int, heir: int) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.heir = heir
class DealRest(Frame):
    def __init__(self, actor: int) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY
class Heir(Frame):
    def __init__(self, actor: int, heir: int, marine: int, organs: int) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.heir = heir; self.marine = marine; self.organs = organs
class Heirloom(Frame):
    def __init__(self, actor: int, species: int, organs: int) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY; self.species = species; self.organs = organs
FRAMES: Final[dict[int, type[Frame]]] = {0: Contest, 1: ChooseLoser, 2: MoveLoser, 3: Inherit, 4: DevelopPlace, 5: EndGame, 6: Episode, 7: Event, 8: EraTile, 9: ResurrectSize, 10: ResurrectPlace, 11: NextTurn, 12: EndTurn, 13: NextPeriod, 14: Turn, 15: GreenhouseShift, 16: Refill, 17: FillSlot, 18: PlayCard, 19: Speciate, 20: AdjustTrack, 21: AdjustSize, 22: Score, 23: DealColours, 24: LayBiomes, 25: Settle, 26: DealCards, 27: TuskerTurn, 28: HeirColour, 29: DealRest, 30: Heir, 31: Heirloom}
RULES: Final[dict[str, str]] = {'AdjustSize': '8.0b', 'AdjustTrack': '4.2e', 'ChooseLoser': '13.4', 'Contest': '4.3', 'DealCards': '3.8', 'DealRest': '3.1', 'EndGame': '18.1', 'Episode': '17.0', 'EraTile': '6.1', 'Event': '6.0', 'FillSlot': '5.0e', 'GreenhouseShift': '15.1', 'Heir': 'genesis.K', 'HeirColour': 'genesis.K', 'Heirloom': 'genesis.K', 'NextTurn': '4.1', 'Refill': '5.0d', 'ResurrectPlace': '16.3a', 'ResurrectSize': '16.3a', 'Settle': '3.7', 'Speciate': '7.4b', 'Turn': '4.2'}
