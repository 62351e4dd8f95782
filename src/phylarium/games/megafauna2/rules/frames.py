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
    def __init__(self, actor: int, stage: int = 0, grown: int = 0) -> None: self.op = 138; self.actor = actor; self.seat = NOBODY; self.stage = stage; self.grown = grown
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
    def __init__(self, actor: int, species: int, resized: int, free: int) -> None: self.op = 145; self.actor = actor; self.seat = NOBODY; self.species = species; self.resized = resized; self.free = free
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
SUBDUCT: Final = 152
class Subduct(Frame):
    operation: ClassVar[int] = 152
    def __init__(self, actor: int) -> None: self.op = 152; self.actor = actor; self.seat = NOBODY
CHOOSE_ACTION: Final = 153
class ChooseAction(Frame):
    operation: ClassVar[int] = 153
    def __init__(self, actor: int, taken: int = 0) -> None: self.op = 153; self.actor = actor; self.seat = NOBODY; self.taken = taken
SHED_ORGAN: Final = 154
class ShedOrgan(Frame):
    operation: ClassVar[int] = 154
    def __init__(self, actor: int, species: int, shed: int) -> None: self.op = 154; self.actor = actor; self.seat = NOBODY; self.species = species; self.shed = shed
RESURRECT: Final = 155
class Resurrect(Frame):
    operation: ClassVar[int] = 155
    def __init__(self, actor: int) -> None: self.op = 155; self.actor = actor; self.seat = NOBODY
SEED_CLOUDS: Final = 156
class SeedClouds(Frame):
    operation: ClassVar[int] = 156
    def __init__(self, actor: int, biome: int) -> None: self.op = 156; self.actor = actor; self.seat = NOBODY; self.biome = biome
TAKE_DISK: Final = 157
class TakeDisk(Frame):
    operation: ClassVar[int] = 157
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int = 0) -> None: self.op = 157; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun
PUT_DISK: Final = 158
class PutDisk(Frame):
    operation: ClassVar[int] = 158
    def __init__(self, actor: int, disk: int, origin: int, goal: int, targets: int, left: int, icon: int, gun: int, source: int) -> None: self.op = 158; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.origin = origin; self.goal = goal; self.targets = targets; self.left = left; self.icon = icon; self.gun = gun; self.source = source
LAND: Final = 159
class Land(Frame):
    operation: ClassVar[int] = 159
    def __init__(self, actor: int, disk: int, source: int, biome: int, icon: int) -> None: self.op = 159; self.actor = actor; self.seat = NOBODY; self.disk = disk; self.source = source; self.biome = biome; self.icon = icon
AFTER_EVENTS: Final = 160
class AfterEvents(Frame):
    operation: ClassVar[int] = 160
    def __init__(self, actor: int) -> None: self.op = 160; self.actor = actor; self.seat = NOBODY
START_ACTIONS: Final = 161
class StartActions(Frame):
    operation: ClassVar[int] = 161
    def __init__(self, actor: int) -> None: self.op = 161; self.actor = actor; self.seat = NOBODY
START_DISPERSAL: Final = 162
class StartDispersal(Frame):
    operation: ClassVar[int] = 162
    def __init__(self, actor: int) -> None: self.op = 162; self.actor = actor; self.seat = NOBODY
START_BURIAL: Final = 163
class StartBurial(Frame):
    operation: ClassVar[int] = 163
    def __init__(self, actor: int) -> None: self.op = 163; self.actor = actor; self.seat = NOBODY
END_TURN: Final = 164
class EndTurn(Frame):
    operation: ClassVar[int] = 164
    def __init__(self, actor: int) -> None: self.op = 164; self.actor = actor; self.seat = NOBODY
NEXT_ERA: Final = 165
class NextEra(Frame):
    operation: ClassVar[int] = 165
    def __init__(self, actor: int) -> None: self.op = 165; self.actor = actor; self.seat = NOBODY
END_GAME: Final = 166
class EndGame(Frame):
    operation: ClassVar[int] = 166
    def __init__(self, actor: int) -> None: self.op = 166; self.actor = actor; self.seat = NOBODY
CLIMAX: Final = 167
class Climax(Frame):
    operation: ClassVar[int] = 167
    def __init__(self, actor: int, latitude: int, humid: int) -> None: self.op = 167; self.actor = actor; self.seat = NOBODY; self.latitude = latitude; self.humid = humid
TRIGGER: Final = 168
class Trigger(Frame):
    operation: ClassVar[int] = 168
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 168; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
RICOCHET: Final = 169
class Ricochet(Frame):
    operation: ClassVar[int] = 169
    def __init__(self, actor: int) -> None: self.op = 169; self.actor = actor; self.seat = NOBODY
DRAW_EVENTS: Final = 170
class DrawEvents(Frame):
    operation: ClassVar[int] = 170
    def __init__(self, actor: int) -> None: self.op = 170; self.actor = actor; self.seat = NOBODY
EVENT_ICON: Final = 171
class EventIcon(Frame):
    operation: ClassVar[int] = 171
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 171; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
END_EVENTS: Final = 172
class EndEvents(Frame):
    operation: ClassVar[int] = 172
    def __init__(self, actor: int) -> None: self.op = 172; self.actor = actor; self.seat = NOBODY
ATROPHY: Final = 173
class Atrophy(Frame):
    operation: ClassVar[int] = 173
    def __init__(self, actor: int, species: int, heart: int, colours: int) -> None: self.op = 173; self.actor = actor; self.seat = NOBODY; self.species = species; self.heart = heart; self.colours = colours
LOSE_ORGAN: Final = 174
class LoseOrgan(Frame):
    operation: ClassVar[int] = 174
    def __init__(self, actor: int, species: int, card: int, heart: int, colours: int) -> None: self.op = 174; self.actor = actor; self.seat = NOBODY; self.species = species; self.card = card; self.heart = heart; self.colours = colours
SICKEN: Final = 175
class Sicken(Frame):
    operation: ClassVar[int] = 175
    def __init__(self, actor: int, species: int, left: int) -> None: self.op = 175; self.actor = actor; self.seat = NOBODY; self.species = species; self.left = left
METAMORPHOSE: Final = 176
class Metamorphose(Frame):
    operation: ClassVar[int] = 176
    def __init__(self, actor: int) -> None: self.op = 176; self.actor = actor; self.seat = NOBODY
FOLLOW_SIZE: Final = 177
class FollowSize(Frame):
    operation: ClassVar[int] = 177
    def __init__(self, actor: int, species: int, waiting: int) -> None: self.op = 177; self.actor = actor; self.seat = NOBODY; self.species = species; self.waiting = waiting
DEFOLIATE: Final = 178
class Defoliate(Frame):
    operation: ClassVar[int] = 178
    def __init__(self, actor: int) -> None: self.op = 178; self.actor = actor; self.seat = NOBODY
PAY_TECTONICS: Final = 179
class PayTectonics(Frame):
    operation: ClassVar[int] = 179
    def __init__(self, actor: int, event: int, number: int) -> None: self.op = 179; self.actor = actor; self.seat = NOBODY; self.event = event; self.number = number
RAINDANCE: Final = 180
class Raindance(Frame):
    operation: ClassVar[int] = 180
    def __init__(self, actor: int) -> None: self.op = 180; self.actor = actor; self.seat = NOBODY
ERODE: Final = 181
class Erode(Frame):
    operation: ClassVar[int] = 181
    def __init__(self, actor: int) -> None: self.op = 181; self.actor = actor; self.seat = NOBODY
CHOOSE_ANIMAL: Final = 182
class ChooseAnimal(Frame):
    operation: ClassVar[int] = 182
    def __init__(self, actor: int) -> None: self.op = 182; self.actor = actor; self.seat = NOBODY
DEAL_PLANT: Final = 183
class DealPlant(Frame):
    operation: ClassVar[int] = 183
    def __init__(self, actor: int) -> None: self.op = 183; self.actor = actor; self.seat = NOBODY
DEAL_ANIMALS: Final = 184
class DealAnimals(Frame):
    operation: ClassVar[int] = 184
    def __init__(self, actor: int) -> None: self.op = 184; self.actor = actor; self.seat = NOBODY
GERMINATE: Final = 185
class Germinate(Frame):
    operation: ClassVar[int] = 185
    def __init__(self, actor: int, left: int) -> None: self.op = 185; self.actor = actor; self.seat = NOBODY; self.left = left
HEIR_COLOUR: Final = 186
class HeirColour(Frame):
    operation: ClassVar[int] = 186
    def __init__(self, actor: int, heir: int) -> None: self.op = 186; self.actor = actor; self.seat = NOBODY; self.heir = heir
DEAL_REST: Final = 187
class DealRest(Frame):
    operation: ClassVar[int] = 187
    def __init__(self, actor: int) -> None: self.op = 187; self.actor = actor; self.seat = NOBODY
BEQUEATH: Final = 188
class Bequeath(Frame):
    operation: ClassVar[int] = 188
    def __init__(self, actor: int) -> None: self.op = 188; self.actor = actor; self.seat = NOBODY
HEIR: Final = 189
class Heir(Frame):
    operation: ClassVar[int] = 189
    def __init__(self, actor: int) -> None: self.op = 189; self.actor = actor; self.seat = NOBODY
WHITEN: Final = 190
class Whiten(Frame):
    operation: ClassVar[int] = 190
    def __init__(self, actor: int, species: int, done: int) -> None: self.op = 190; self.actor = actor; self.seat = NOBODY; self.species = species; self.done = done
SEA_START: Final = 191
class SeaStart(Frame):
    operation: ClassVar[int] = 191
    def __init__(self, actor: int) -> None: self.op = 191; self.actor = actor; self.seat = NOBODY
ARRIVE: Final = 192
class Arrive(Frame):
    operation: ClassVar[int] = 192
    def __init__(self, actor: int) -> None: self.op = 192; self.actor = actor; self.seat = NOBODY
SYMBIONTS: Final = 193
class Symbionts(Frame):
    operation: ClassVar[int] = 193
    def __init__(self, actor: int) -> None: self.op = 193; self.actor = actor; self.seat = NOBODY
FRAMES: Final[list[type[Frame]]] = [NextTurn, DealColours, LayCratons, Settle, DealEvents, DealCards, Flee, WhoFlees, WhichFlees, FleeTo, Bury, StandUp, Enter, ChooseWinner, Shift, Disperse, GeneticDrift, ResizeSpecies, DisperseTo, Arrange, ChooseTool, ChooseHost, TakeHost, ChooseMother, Subduct, ChooseAction, ShedOrgan, Resurrect, SeedClouds, TakeDisk, PutDisk, Land, AfterEvents, StartActions, StartDispersal, StartBurial, EndTurn, NextEra, EndGame, Climax, Trigger, Ricochet, DrawEvents, EventIcon, EndEvents, Atrophy, LoseOrgan, Sicken, Metamorphose, FollowSize, Defoliate, PayTectonics, Raindance, Erode, ChooseAnimal, DealPlant, DealAnimals, Germinate, HeirColour, DealRest, Bequeath, Heir, Whiten, SeaStart, Arrive, Symbionts]
