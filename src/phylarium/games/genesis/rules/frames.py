"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
ASSIGN: Final = 0
class Assign(Frame):
    operation: ClassVar[int] = 0
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
ASSIGN_PRICE: Final = 1
class AssignPrice(Frame):
    operation: ClassVar[int] = 1
    def __init__(self, actor: int, place: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.place = place
MOVE_BIONT: Final = 2
class MoveBiont(Frame):
    operation: ClassVar[int] = 2
    def __init__(self, actor: int, place: int, blocked: int = 0) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.place = place; self.blocked = blocked
WANTON_BLOCK: Final = 3
class WantonBlock(Frame):
    operation: ClassVar[int] = 3
    def __init__(self, actor: int, place: int, source: int, mover: int, blocked: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.place = place; self.source = source; self.mover = mover; self.blocked = blocked
NEW_OWNER: Final = 4
class NewOwner(Frame):
    operation: ClassVar[int] = 4
    def __init__(self, actor: int, place: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.place = place
ATROPHY: Final = 5
class Atrophy(Frame):
    operation: ClassVar[int] = 5
    def __init__(self, actor: int, place: int, left: int, oxygen: int, macro: int) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left; self.oxygen = oxygen; self.macro = macro
ATROPHY_TOKEN: Final = 6
class AtrophyToken(Frame):
    operation: ClassVar[int] = 6
    def __init__(self, actor: int, place: int, oxygen: int, left: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.place = place; self.oxygen = oxygen; self.left = left
AUTOCATALYTIC_ROLL: Final = 7
class AutocatalyticRoll(Frame):
    operation: ClassVar[int] = 7
    def __init__(self, actor: int, place: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.place = place
AUTOCATALYTIC_REROLL: Final = 8
class AutocatalyticReroll(Frame):
    operation: ClassVar[int] = 8
    def __init__(self, actor: int, place: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY; self.place = place
ANIMATION: Final = 9
class Animation(Frame):
    operation: ClassVar[int] = 9
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants
ANIMATE: Final = 10
class Animate(Frame):
    operation: ClassVar[int] = 10
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
MANNA_DEATH: Final = 11
class MannaDeath(Frame):
    operation: ClassVar[int] = 11
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants
DISORGANIZE: Final = 12
class Disorganize(Frame):
    operation: ClassVar[int] = 12
    def __init__(self, actor: int, place: int, contestants: int, left: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left
GIVE_CATALYST: Final = 13
class GiveCatalyst(Frame):
    operation: ClassVar[int] = 13
    def __init__(self, actor: int, place: int, contestants: int, left: int, colour: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left; self.colour = colour
ENZYME_DEATH: Final = 14
class EnzymeDeath(Frame):
    operation: ClassVar[int] = 14
    def __init__(self, actor: int, place: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY; self.place = place
ERSATZ_PROGENOTE: Final = 15
class ErsatzProgenote(Frame):
    operation: ClassVar[int] = 15
    def __init__(self, actor: int, place: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.place = place
CREATION: Final = 16
class Creation(Frame):
    operation: ClassVar[int] = 16
    def __init__(self, actor: int, place: int, ersatz: int = 0) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.place = place; self.ersatz = ersatz
STRIKE: Final = 17
class Strike(Frame):
    operation: ClassVar[int] = 17
    def __init__(self, actor: int, place: int, kind: int, amount: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.place = place; self.kind = kind; self.amount = amount
UV_LOSS: Final = 18
class UvLoss(Frame):
    operation: ClassVar[int] = 18
    def __init__(self, actor: int, place: int, limit: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.place = place; self.limit = limit
MACRO_SYNTHESIS: Final = 19
class MacroSynthesis(Frame):
    operation: ClassVar[int] = 19
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
DARWIN_TURN: Final = 20
class DarwinTurn(Frame):
    operation: ClassVar[int] = 20
    def __init__(self, actor: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY
DARWIN_CHAIN: Final = 21
class DarwinChain(Frame):
    operation: ClassVar[int] = 21
    def __init__(self, actor: int, place: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.place = place
SPECIFICITY: Final = 22
class Specificity(Frame):
    operation: ClassVar[int] = 22
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
DARWIN_RESULT: Final = 23
class DarwinResult(Frame):
    operation: ClassVar[int] = 23
    def __init__(self, actor: int, place: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY; self.place = place
CATASTROPHE: Final = 24
class Catastrophe(Frame):
    operation: ClassVar[int] = 24
    def __init__(self, actor: int, place: int, cancelled: int = 0) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled
CRYSTAL: Final = 25
class Crystal(Frame):
    operation: ClassVar[int] = 25
    def __init__(self, actor: int, place: int, cancelled: int, roiled: int = 0) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled; self.roiled = roiled
END_GAME: Final = 26
class EndGame(Frame):
    operation: ClassVar[int] = 26
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
LANDFORMS: Final = 27
class Landforms(Frame):
    operation: ClassVar[int] = 27
    def __init__(self, actor: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY
ICON: Final = 28
class Icon(Frame):
    operation: ClassVar[int] = 28
    def __init__(self, actor: int, position: int, index: int = 0) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.position = position; self.index = index
SPECIAL: Final = 29
class Special(Frame):
    operation: ClassVar[int] = 29
    def __init__(self, actor: int, card: int) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY; self.card = card
CLIMATE: Final = 30
class Climate(Frame):
    operation: ClassVar[int] = 30
    def __init__(self, actor: int, card: int) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.card = card
TURN: Final = 31
class Turn(Frame):
    operation: ClassVar[int] = 31
    def __init__(self, actor: int) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY
TURN_END: Final = 32
class TurnEnd(Frame):
    operation: ClassVar[int] = 32
    def __init__(self, actor: int) -> None: self.op = 32; self.actor = actor; self.seat = NOBODY
PHASE: Final = 33
class Phase(Frame):
    operation: ClassVar[int] = 33
    def __init__(self, actor: int, phase: int) -> None: self.op = 33; self.actor = actor; self.seat = NOBODY; self.phase = phase
WANTON: Final = 34
class Wanton(Frame):
    operation: ClassVar[int] = 34
    def __init__(self, actor: int, phase: int) -> None: self.op = 34; self.actor = actor; self.seat = NOBODY; self.phase = phase
RUN_PHASE: Final = 35
class RunPhase(Frame):
    operation: ClassVar[int] = 35
    def __init__(self, actor: int, phase: int) -> None: self.op = 35; self.actor = actor; self.seat = NOBODY; self.phase = phase
ARMAGEDDON: Final = 36
class Armageddon(Frame):
    operation: ClassVar[int] = 36
    def __init__(self, actor: int) -> None: self.op = 36; self.actor = actor; self.seat = NOBODY
GAIA_CALL: Final = 37
class GaiaCall(Frame):
    operation: ClassVar[int] = 37
    def __init__(self, actor: int) -> None: self.op = 37; self.actor = actor; self.seat = NOBODY
GAIA_VOTE: Final = 38
class GaiaVote(Frame):
    operation: ClassVar[int] = 38
    def __init__(self, actor: int) -> None: self.op = 38; self.actor = actor; self.seat = NOBODY
GAIA_COUNT: Final = 39
class GaiaCount(Frame):
    operation: ClassVar[int] = 39
    def __init__(self, actor: int) -> None: self.op = 39; self.actor = actor; self.seat = NOBODY
GAIA_PRICE: Final = 40
class GaiaPrice(Frame):
    operation: ClassVar[int] = 40
    def __init__(self, actor: int) -> None: self.op = 40; self.actor = actor; self.seat = NOBODY
BECOME_MACRO: Final = 41
class BecomeMacro(Frame):
    operation: ClassVar[int] = 41
    def __init__(self, actor: int, place: int, card: int) -> None: self.op = 41; self.actor = actor; self.seat = NOBODY; self.place = place; self.card = card
PLACE_ORGAN: Final = 42
class PlaceOrgan(Frame):
    operation: ClassVar[int] = 42
    def __init__(self, actor: int, place: int, colour: int, left: int) -> None: self.op = 42; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour; self.left = left
SETTLE_MACRO: Final = 43
class SettleMacro(Frame):
    operation: ClassVar[int] = 43
    def __init__(self, actor: int, place: int) -> None: self.op = 43; self.actor = actor; self.seat = NOBODY; self.place = place
GROW_ORGAN: Final = 44
class GrowOrgan(Frame):
    operation: ClassVar[int] = 44
    def __init__(self, actor: int, place: int, slot: int) -> None: self.op = 44; self.actor = actor; self.seat = NOBODY; self.place = place; self.slot = slot
CHECK_LANDFALL: Final = 45
class CheckLandfall(Frame):
    operation: ClassVar[int] = 45
    def __init__(self, actor: int, place: int) -> None: self.op = 45; self.actor = actor; self.seat = NOBODY; self.place = place
CHIMERA_LANDFALL: Final = 46
class ChimeraLandfall(Frame):
    operation: ClassVar[int] = 46
    def __init__(self, actor: int, place: int) -> None: self.op = 46; self.actor = actor; self.seat = NOBODY; self.place = place
LAND_ORGANS: Final = 47
class LandOrgans(Frame):
    operation: ClassVar[int] = 47
    def __init__(self, actor: int, place: int) -> None: self.op = 47; self.actor = actor; self.seat = NOBODY; self.place = place
NPC_ASSIGN: Final = 48
class NpcAssign(Frame):
    operation: ClassVar[int] = 48
    def __init__(self, actor: int) -> None: self.op = 48; self.actor = actor; self.seat = NOBODY
ATTACH_HOST: Final = 50
class AttachHost(Frame):
    operation: ClassVar[int] = 50
    def __init__(self, actor: int, face: int) -> None: self.op = 50; self.actor = actor; self.seat = NOBODY; self.face = face
ATTACH_BIONT: Final = 51
class AttachBiont(Frame):
    operation: ClassVar[int] = 51
    def __init__(self, actor: int, face: int, host: int) -> None: self.op = 51; self.actor = actor; self.seat = NOBODY; self.face = face; self.host = host
STEAL: Final = 52
class Steal(Frame):
    operation: ClassVar[int] = 52
    def __init__(self, actor: int, parasite: int, place: int, slot: int, need: int, incumbent: int = -1, liberated: int = 0) -> None: self.op = 52; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.place = place; self.slot = slot; self.need = need; self.incumbent = incumbent; self.liberated = liberated
SECOND_BIONT: Final = 53
class SecondBiont(Frame):
    operation: ClassVar[int] = 53
    def __init__(self, actor: int, parasite: int) -> None: self.op = 53; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
ATTACHED: Final = 54
class Attached(Frame):
    operation: ClassVar[int] = 54
    def __init__(self, actor: int, parasite: int, incumbent: int) -> None: self.op = 54; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.incumbent = incumbent
LIBERATED: Final = 55
class Liberated(Frame):
    operation: ClassVar[int] = 55
    def __init__(self, actor: int, parasite: int) -> None: self.op = 55; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
SUBSTITUTE: Final = 56
class Substitute(Frame):
    operation: ClassVar[int] = 56
    def __init__(self, actor: int, left: int) -> None: self.op = 56; self.actor = actor; self.seat = NOBODY; self.left = left
PURCHASE_TURN: Final = 57
class PurchaseTurn(Frame):
    operation: ClassVar[int] = 57
    def __init__(self, actor: int, done: int = 0, refused: int = 0) -> None: self.op = 57; self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
PURCHASE: Final = 58
class Purchase(Frame):
    operation: ClassVar[int] = 58
    def __init__(self, actor: int, place: int, done: int = 0, refused: int = 0, roiled: int = 0) -> None: self.op = 58; self.actor = actor; self.seat = NOBODY; self.place = place; self.done = done; self.refused = refused; self.roiled = roiled
PARASITE_PURCHASE: Final = 59
class ParasitePurchase(Frame):
    operation: ClassVar[int] = 59
    def __init__(self, actor: int, parasite: int, done: int = 0) -> None: self.op = 59; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.done = done
PAY: Final = 60
class Pay(Frame):
    operation: ClassVar[int] = 60
    def __init__(self, actor: int, place: int, colour: int) -> None: self.op = 60; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour
MUTATE: Final = 61
class Mutate(Frame):
    operation: ClassVar[int] = 61
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.op = 61; self.actor = actor; self.seat = NOBODY; self.place = place; self.mutation = mutation
PROMOTION: Final = 62
class Promotion(Frame):
    operation: ClassVar[int] = 62
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.op = 62; self.actor = actor; self.seat = NOBODY; self.place = place; self.mutation = mutation
NPC_PURCHASE: Final = 63
class NpcPurchase(Frame):
    operation: ClassVar[int] = 63
    def __init__(self, actor: int, parasite: int) -> None: self.op = 63; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
PERMISSION: Final = 64
class Permission(Frame):
    operation: ClassVar[int] = 64
    def __init__(self, actor: int, place: int, attack: int, attacker: int, done: int, refused: int) -> None: self.op = 64; self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack; self.attacker = attacker; self.done = done; self.refused = refused
ATTACK: Final = 65
class Attack(Frame):
    operation: ClassVar[int] = 65
    def __init__(self, actor: int, place: int, attack: int) -> None: self.op = 65; self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack
RETURN_ORGAN: Final = 66
class ReturnOrgan(Frame):
    operation: ClassVar[int] = 66
    def __init__(self, actor: int, place: int, colour: int) -> None: self.op = 66; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour
DEAL_COLOURS: Final = 67
class DealColours(Frame):
    operation: ClassVar[int] = 67
    def __init__(self, actor: int) -> None: self.op = 67; self.actor = actor; self.seat = NOBODY
CHOOSE_COLOUR: Final = 68
class ChooseColour(Frame):
    operation: ClassVar[int] = 68
    def __init__(self, actor: int, nth: int) -> None: self.op = 68; self.actor = actor; self.seat = NOBODY; self.nth = nth
LAY_TABLE: Final = 69
class LayTable(Frame):
    operation: ClassVar[int] = 69
    def __init__(self, actor: int) -> None: self.op = 69; self.actor = actor; self.seat = NOBODY
TROPHIC_LEVELS: Final = 70
class TrophicLevels(Frame):
    operation: ClassVar[int] = 70
    def __init__(self, actor: int) -> None: self.op = 70; self.actor = actor; self.seat = NOBODY
OVERCROWDED: Final = 71
class Overcrowded(Frame):
    operation: ClassVar[int] = 71
    def __init__(self, actor: int, place: int) -> None: self.op = 71; self.actor = actor; self.seat = NOBODY; self.place = place
CONTRIBUTE: Final = 72
class Contribute(Frame):
    operation: ClassVar[int] = 72
    def __init__(self, actor: int, place: int) -> None: self.op = 72; self.actor = actor; self.seat = NOBODY; self.place = place
EMERGENCY: Final = 73
class Emergency(Frame):
    operation: ClassVar[int] = 73
    def __init__(self, actor: int, place: int, paying: int = 0) -> None: self.op = 73; self.actor = actor; self.seat = NOBODY; self.place = place; self.paying = paying
RESTORE_LEVELS: Final = 74
class RestoreLevels(Frame):
    operation: ClassVar[int] = 74
    def __init__(self, actor: int) -> None: self.op = 74; self.actor = actor; self.seat = NOBODY
PURCHASE_ORGANISM: Final = 75
class PurchaseOrganism(Frame):
    operation: ClassVar[int] = 75
    def __init__(self, actor: int, done: int, refused: int) -> None: self.op = 75; self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
FRAMES: Final[list[type[Frame]]] = [Assign, AssignPrice, MoveBiont, WantonBlock, NewOwner, Atrophy, AtrophyToken, AutocatalyticRoll, AutocatalyticReroll, Animation, Animate, MannaDeath, Disorganize, GiveCatalyst, EnzymeDeath, ErsatzProgenote, Creation, Strike, UvLoss, MacroSynthesis, DarwinTurn, DarwinChain, Specificity, DarwinResult, Catastrophe, Crystal, EndGame, Landforms, Icon, Special, Climate, Turn, TurnEnd, Phase, Wanton, RunPhase, Armageddon, GaiaCall, GaiaVote, GaiaCount, GaiaPrice, BecomeMacro, PlaceOrgan, SettleMacro, GrowOrgan, CheckLandfall, ChimeraLandfall, LandOrgans, NpcAssign, AttachHost, AttachBiont, Steal, SecondBiont, Attached, Liberated, Substitute, PurchaseTurn, Purchase, ParasitePurchase, Pay, Mutate, Promotion, NpcPurchase, Permission, Attack, ReturnOrgan, DealColours, ChooseColour, LayTable, TrophicLevels, Overcrowded, Contribute, Emergency, RestoreLevels, PurchaseOrganism]
