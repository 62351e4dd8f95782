"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
NEXT_TURN: Final = 128
class NextTurn(Frame):
    operation: ClassVar[int] = 128
    def __init__(self, actor: int) -> None: self.op = 128; self.actor = actor; self.seat = NOBODY
DEAL_COLOURS: Final = 129
class DealColours(Frame):
    operation: ClassVar[int] = 129
    def __init__(self, actor: int) -> None: self.op = 129; self.actor = actor; self.seat = NOBODY
LAY_CRATONS: Final = 130
class LayCratons(Frame):
    operation: ClassVar[int] = 130
    def __init__(self, actor: int) -> None: self.op = 130; self.actor = actor; self.seat = NOBODY
SETTLE: Final = 131
class Settle(Frame):
    operation: ClassVar[int] = 131
    def __init__(self, actor: int) -> None: self.op = 131; self.actor = actor; self.seat = NOBODY
DEAL_EVENTS: Final = 132
class DealEvents(Frame):
    operation: ClassVar[int] = 132
    def __init__(self, actor: int) -> None: self.op = 132; self.actor = actor; self.seat = NOBODY
DEAL_CARDS: Final = 133
class DealCards(Frame):
    operation: ClassVar[int] = 133
    def __init__(self, actor: int) -> None: self.op = 133; self.actor = actor; self.seat = NOBODY
FLEE: Final = 134
class Flee(Frame):
    operation: ClassVar[int] = 134
    def __init__(self, actor: int) -> None: self.op = 134; self.actor = actor; self.seat = NOBODY
WHO_FLEES: Final = 135
class WhoFlees(Frame):
    operation: ClassVar[int] = 135
    def __init__(self, actor: int) -> None: self.op = 135; self.actor = actor; self.seat = NOBODY
WHICH_FLEES: Final = 136
class WhichFlees(Frame):
    operation: ClassVar[int] = 136
    def __init__(self, actor: int, biome: int, level: int) -> None: self.op = 136; self.actor = actor; self.seat = NOBODY; self.biome = biome; self.level = level
FLEE_TO: Final = 137
class FleeTo(Frame):
    operation: ClassVar[int] = 137
    def __init__(self, actor: int, species: int, biome: int, level: int, only: int = 0) -> None: self.op = 137; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level; self.only = only
BURY: Final = 138
class Bury(Frame):
    operation: ClassVar[int] = 138
    def __init__(self, actor: int, stage: int = 0) -> None: self.op = 138; self.actor = actor; self.seat = NOBODY; self.stage = stage
STAND_UP: Final = 139
class StandUp(Frame):
    operation: ClassVar[int] = 139
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 139; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
ENTER: Final = 140
class Enter(Frame):
    operation: ClassVar[int] = 140
    def __init__(self, actor: int, species: int, biome: int, level: int) -> None: self.op = 140; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome; self.level = level
CHOOSE_WINNER: Final = 141
class ChooseWinner(Frame):
    operation: ClassVar[int] = 141
    def __init__(self, actor: int, species: int, rival: int, biome: int, level: int) -> None: self.op = 141; self.actor = actor; self.seat = NOBODY; self.species = species; self.rival = rival; self.biome = biome; self.level = level
SHIFT: Final = 142
class Shift(Frame):
    operation: ClassVar[int] = 142
    def __init__(self, actor: int, species: int, biome: int) -> None: self.op = 142; self.actor = actor; self.seat = NOBODY; self.species = species; self.biome = biome
DISPERSE: Final = 143
class Disperse(Frame):
    operation: ClassVar[int] = 143
    def __init__(self, actor: int) -> None: self.op = 143; self.actor = actor; self.seat = NOBODY
GENETIC_DRIFT: Final = 144
class GeneticDrift(Frame):
    operation: ClassVar[int] = 144
    def __init__(self, actor: int, species: int, card: int, organ: int, number: int) -> None: self.op = 144; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.organ = organ; self.number = number
RESIZE_SPECIES: Final = 145
class ResizeSpecies(Frame):
    operation: ClassVar[int] = 145
    def __init__(self, actor: int, species: int, changed: int) -> None: self.op = 145; self.actor = actor; self.seat = NOBODY; self.species = species; self.changed = changed
DISPERSE_TO: Final = 146
class DisperseTo(Frame):
    operation: ClassVar[int] = 146
    def __init__(self, actor: int, species: int) -> None: self.op = 146; self.actor = actor; self.seat = NOBODY; self.species = species
ARRANGE: Final = 147
class Arrange(Frame):
    operation: ClassVar[int] = 147
    def __init__(self, actor: int, species: int) -> None: self.op = 147; self.actor = actor; self.seat = NOBODY; self.species = species
CHOOSE_TOOL: Final = 148
class ChooseTool(Frame):
    operation: ClassVar[int] = 148
    def __init__(self, actor: int, species: int, number: int) -> None: self.op = 148; self.actor = actor; self.seat = NOBODY; self.species = species; self.number = number
CHOOSE_HOST: Final = 149
class ChooseHost(Frame):
    operation: ClassVar[int] = 149
    def __init__(self, actor: int, species: int, card: int) -> None: self.op = 149; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card
TAKE_HOST: Final = 150
class TakeHost(Frame):
    operation: ClassVar[int] = 150
    def __init__(self, actor: int, species: int, card: int, host: int) -> None: self.op = 150; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.host = host
CHOOSE_MOTHER: Final = 151
class ChooseMother(Frame):
    operation: ClassVar[int] = 151
    def __init__(self, actor: int, species: int, face: int) -> None: self.op = 151; self.actor = actor; self.seat = NOBODY; self.species = species; self.face = face
FRAMES: Final[list[type[Frame]]] = [NextTurn, DealColours, LayCratons, Settle, DealEvents, DealCards, Flee, WhoFlees, WhichFlees, FleeTo, Bury, StandUp, Enter, ChooseWinner, Shift, Disperse, GeneticDrift, ResizeSpecies, DisperseTo, Arrange, ChooseTool, ChooseHost, TakeHost, ChooseMother]
