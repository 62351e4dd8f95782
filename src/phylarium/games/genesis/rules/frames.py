"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
ASSIGN: Final = 0; ASSIGN_PRICE: Final = 1; MOVE_BIONT: Final = 2; WANTON_BLOCK: Final = 3; NEW_OWNER: Final = 4; ATROPHY: Final = 5; ATROPHY_TOKEN: Final = 6; AUTOCATALYTIC_ROLL: Final = 7; AUTOCATALYTIC_REROLL: Final = 8; ANIMATION: Final = 9; ANIMATE: Final = 10; MANNA_DEATH: Final = 11; DISORGANIZE: Final = 12; GIVE_CATALYST: Final = 13; ENZYME_DEATH: Final = 14; ERSATZ_PROGENOTE: Final = 15; CREATION: Final = 16; STRIKE: Final = 17; UV_LOSS: Final = 18; MACRO_SYNTHESIS: Final = 19; DARWIN_TURN: Final = 20; DARWIN_CHAIN: Final = 21; SPECIFICITY: Final = 22; DARWIN_RESULT: Final = 23; CATASTROPHE: Final = 24; CRYSTAL: Final = 25; END_GAME: Final = 26; LANDFORMS: Final = 27; ICON: Final = 28; SPECIAL: Final = 29; CLIMATE: Final = 30; TURN: Final = 31; TURN_END: Final = 32; PHASE: Final = 33; WANTON: Final = 34; RUN_PHASE: Final = 35; ARMAGEDDON: Final = 36; GAIA_CALL: Final = 37; GAIA_VOTE: Final = 38; GAIA_COUNT: Final = 39; GAIA_PRICE: Final = 40; BECOME_MACRO: Final = 41; PLACE_ORGAN: Final = 42; SETTLE_MACRO: Final = 43; GROW_ORGAN: Final = 44; CHECK_LANDFALL: Final = 45; CHIMERA_LANDFALL: Final = 46; LAND_ORGANS: Final = 47; NPC_ASSIGN: Final = 48; ATTACH_HOST: Final = 50; ATTACH_BIONT: Final = 51; STEAL: Final = 52; SECOND_BIONT: Final = 53; ATTACHED: Final = 54; LIBERATED: Final = 55; SUBSTITUTE: Final = 56; PURCHASE_TURN: Final = 57; PURCHASE: Final = 58; PARASITE_PURCHASE: Final = 59; PAY: Final = 60; MUTATE: Final = 61; PROMOTION: Final = 62; NPC_PURCHASE: Final = 63; PERMISSION: Final = 64; ATTACK: Final = 65; RETURN_ORGAN: Final = 66; DEAL_COLOURS: Final = 67; CHOOSE_COLOUR: Final = 68; LAY_TABLE: Final = 69; TROPHIC_LEVELS: Final = 70; OVERCROWDED: Final = 71; CONTRIBUTE: Final = 72; EMERGENCY: Final = 73; RESTORE_LEVELS: Final = 74; PURCHASE_ORGANISM: Final = 75
class _Place(Frame):
    __slots__ = ('place',)
    def __init__(self, actor: int, place: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place
class _PlaceBlocked0(Frame):
    __slots__ = ('place', 'blocked')
    def __init__(self, actor: int, place: int, blocked: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.blocked = blocked
class _PlaceSourceMoverBlocked(Frame):
    __slots__ = ('place', 'source', 'mover', 'blocked')
    def __init__(self, actor: int, place: int, source: int, mover: int, blocked: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.source = source; self.mover = mover; self.blocked = blocked
class _PlaceLeftOxygenMacro(Frame):
    __slots__ = ('place', 'left', 'oxygen', 'macro')
    def __init__(self, actor: int, place: int, left: int, oxygen: int, macro: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left; self.oxygen = oxygen; self.macro = macro
class _PlaceOxygenLeft(Frame):
    __slots__ = ('place', 'oxygen', 'left')
    def __init__(self, actor: int, place: int, oxygen: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.oxygen = oxygen; self.left = left
class _PlaceContestants(Frame):
    __slots__ = ('place', 'contestants')
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants
class _PlaceLeft(Frame):
    __slots__ = ('place', 'left')
    def __init__(self, actor: int, place: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
class _PlaceContestantsLeft(Frame):
    __slots__ = ('place', 'contestants', 'left')
    def __init__(self, actor: int, place: int, contestants: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left
class _PlaceContestantsLeftColour(Frame):
    __slots__ = ('place', 'contestants', 'left', 'colour')
    def __init__(self, actor: int, place: int, contestants: int, left: int, colour: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left; self.colour = colour
class _PlaceErsatz0(Frame):
    __slots__ = ('place', 'ersatz')
    def __init__(self, actor: int, place: int, ersatz: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.ersatz = ersatz
class _PlaceKindAmount(Frame):
    __slots__ = ('place', 'kind', 'amount')
    def __init__(self, actor: int, place: int, kind: int, amount: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.kind = kind; self.amount = amount
class _PlaceLimit(Frame):
    __slots__ = ('place', 'limit')
    def __init__(self, actor: int, place: int, limit: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.limit = limit
class _PlaceCancelled0(Frame):
    __slots__ = ('place', 'cancelled')
    def __init__(self, actor: int, place: int, cancelled: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled
class _PlaceCancelledRoiled0(Frame):
    __slots__ = ('place', 'cancelled', 'roiled')
    def __init__(self, actor: int, place: int, cancelled: int, roiled: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled; self.roiled = roiled
class _PositionIndex0(Frame):
    __slots__ = ('position', 'index')
    def __init__(self, actor: int, position: int, index: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.position = position; self.index = index
class _Card(Frame):
    __slots__ = ('card',)
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.card = card
class _Phase(Frame):
    __slots__ = ('phase',)
    def __init__(self, actor: int, phase: int) -> None: self.actor = actor; self.seat = NOBODY; self.phase = phase
class _PlaceCard(Frame):
    __slots__ = ('place', 'card')
    def __init__(self, actor: int, place: int, card: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.card = card
class _PlaceColourLeft(Frame):
    __slots__ = ('place', 'colour', 'left')
    def __init__(self, actor: int, place: int, colour: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour; self.left = left
class _PlaceSlot(Frame):
    __slots__ = ('place', 'slot')
    def __init__(self, actor: int, place: int, slot: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.slot = slot
class _Face(Frame):
    __slots__ = ('face',)
    def __init__(self, actor: int, face: int) -> None: self.actor = actor; self.seat = NOBODY; self.face = face
class _FaceHost(Frame):
    __slots__ = ('face', 'host')
    def __init__(self, actor: int, face: int, host: int) -> None: self.actor = actor; self.seat = NOBODY; self.face = face; self.host = host
class _ParasitePlaceSlotNeedIncumbent1Liberated0(Frame):
    __slots__ = ('parasite', 'place', 'slot', 'need', 'incumbent', 'liberated')
    def __init__(self, actor: int, parasite: int, place: int, slot: int, need: int, incumbent: int = -1, liberated: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.place = place; self.slot = slot; self.need = need; self.incumbent = incumbent; self.liberated = liberated
class _Parasite(Frame):
    __slots__ = ('parasite',)
    def __init__(self, actor: int, parasite: int) -> None: self.actor = actor; self.seat = NOBODY; self.parasite = parasite
class _ParasiteIncumbent(Frame):
    __slots__ = ('parasite', 'incumbent')
    def __init__(self, actor: int, parasite: int, incumbent: int) -> None: self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.incumbent = incumbent
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class _Done0Refused0(Frame):
    __slots__ = ('done', 'refused')
    def __init__(self, actor: int, done: int = 0, refused: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
class _PlaceDone0Refused0Roiled0(Frame):
    __slots__ = ('place', 'done', 'refused', 'roiled')
    def __init__(self, actor: int, place: int, done: int = 0, refused: int = 0, roiled: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.done = done; self.refused = refused; self.roiled = roiled
class _ParasiteDone0(Frame):
    __slots__ = ('parasite', 'done')
    def __init__(self, actor: int, parasite: int, done: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.done = done
class _PlaceColour(Frame):
    __slots__ = ('place', 'colour')
    def __init__(self, actor: int, place: int, colour: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour
class _PlaceMutation(Frame):
    __slots__ = ('place', 'mutation')
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.mutation = mutation
class _PlaceAttackAttackerDoneRefused(Frame):
    __slots__ = ('place', 'attack', 'attacker', 'done', 'refused')
    def __init__(self, actor: int, place: int, attack: int, attacker: int, done: int, refused: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack; self.attacker = attacker; self.done = done; self.refused = refused
class _PlaceAttack(Frame):
    __slots__ = ('place', 'attack')
    def __init__(self, actor: int, place: int, attack: int) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack
class _Nth(Frame):
    __slots__ = ('nth',)
    def __init__(self, actor: int, nth: int) -> None: self.actor = actor; self.seat = NOBODY; self.nth = nth
class _PlacePaying0(Frame):
    __slots__ = ('place', 'paying')
    def __init__(self, actor: int, place: int, paying: int = 0) -> None: self.actor = actor; self.seat = NOBODY; self.place = place; self.paying = paying
class _DoneRefused(Frame):
    __slots__ = ('done', 'refused')
    def __init__(self, actor: int, done: int, refused: int) -> None: self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
class Assign(Frame): op: int = ASSIGN; __slots__ = ()
class AssignPrice(_Place): op: int = ASSIGN_PRICE; __slots__ = ()
class MoveBiont(_PlaceBlocked0): op: int = MOVE_BIONT; __slots__ = ()
class WantonBlock(_PlaceSourceMoverBlocked): op: int = WANTON_BLOCK; __slots__ = ()
class NewOwner(_Place): op: int = NEW_OWNER; __slots__ = ()
class Atrophy(_PlaceLeftOxygenMacro): op: int = ATROPHY; __slots__ = ()
class AtrophyToken(_PlaceOxygenLeft): op: int = ATROPHY_TOKEN; __slots__ = ()
class AutocatalyticRoll(_Place): op: int = AUTOCATALYTIC_ROLL; __slots__ = ()
class AutocatalyticReroll(_Place): op: int = AUTOCATALYTIC_REROLL; __slots__ = ()
class Animation(_PlaceContestants): op: int = ANIMATION; __slots__ = ()
class Animate(_PlaceLeft): op: int = ANIMATE; __slots__ = ()
class MannaDeath(_PlaceContestants): op: int = MANNA_DEATH; __slots__ = ()
class Disorganize(_PlaceContestantsLeft): op: int = DISORGANIZE; __slots__ = ()
class GiveCatalyst(_PlaceContestantsLeftColour): op: int = GIVE_CATALYST; __slots__ = ()
class EnzymeDeath(_Place): op: int = ENZYME_DEATH; __slots__ = ()
class ErsatzProgenote(_Place): op: int = ERSATZ_PROGENOTE; __slots__ = ()
class Creation(_PlaceErsatz0): op: int = CREATION; __slots__ = ()
class Strike(_PlaceKindAmount): op: int = STRIKE; __slots__ = ()
class UvLoss(_PlaceLimit): op: int = UV_LOSS; __slots__ = ()
class MacroSynthesis(_PlaceLeft): op: int = MACRO_SYNTHESIS; __slots__ = ()
class DarwinTurn(Frame): op: int = DARWIN_TURN; __slots__ = ()
class DarwinChain(_Place): op: int = DARWIN_CHAIN; __slots__ = ()
class Specificity(_PlaceLeft): op: int = SPECIFICITY; __slots__ = ()
class DarwinResult(_Place): op: int = DARWIN_RESULT; __slots__ = ()
class Catastrophe(_PlaceCancelled0): op: int = CATASTROPHE; __slots__ = ()
class Crystal(_PlaceCancelledRoiled0): op: int = CRYSTAL; __slots__ = ()
class EndGame(Frame): op: int = END_GAME; __slots__ = ()
class Landforms(Frame): op: int = LANDFORMS; __slots__ = ()
class Icon(_PositionIndex0): op: int = ICON; __slots__ = ()
class Special(_Card): op: int = SPECIAL; __slots__ = ()
class Climate(_Card): op: int = CLIMATE; __slots__ = ()
class Turn(Frame): op: int = TURN; __slots__ = ()
class TurnEnd(Frame): op: int = TURN_END; __slots__ = ()
class Phase(_Phase): op: int = PHASE; __slots__ = ()
class Wanton(_Phase): op: int = WANTON; __slots__ = ()
class RunPhase(_Phase): op: int = RUN_PHASE; __slots__ = ()
class Armageddon(Frame): op: int = ARMAGEDDON; __slots__ = ()
class GaiaCall(Frame): op: int = GAIA_CALL; __slots__ = ()
class GaiaVote(Frame): op: int = GAIA_VOTE; __slots__ = ()
class GaiaCount(Frame): op: int = GAIA_COUNT; __slots__ = ()
class GaiaPrice(Frame): op: int = GAIA_PRICE; __slots__ = ()
class BecomeMacro(_PlaceCard): op: int = BECOME_MACRO; __slots__ = ()
class PlaceOrgan(_PlaceColourLeft): op: int = PLACE_ORGAN; __slots__ = ()
class SettleMacro(_Place): op: int = SETTLE_MACRO; __slots__ = ()
class GrowOrgan(_PlaceSlot): op: int = GROW_ORGAN; __slots__ = ()
class CheckLandfall(_Place): op: int = CHECK_LANDFALL; __slots__ = ()
class ChimeraLandfall(_Place): op: int = CHIMERA_LANDFALL; __slots__ = ()
class LandOrgans(_Place): op: int = LAND_ORGANS; __slots__ = ()
class NpcAssign(Frame): op: int = NPC_ASSIGN; __slots__ = ()
class AttachHost(_Face): op: int = ATTACH_HOST; __slots__ = ()
class AttachBiont(_FaceHost): op: int = ATTACH_BIONT; __slots__ = ()
class Steal(_ParasitePlaceSlotNeedIncumbent1Liberated0): op: int = STEAL; __slots__ = ()
class SecondBiont(_Parasite): op: int = SECOND_BIONT; __slots__ = ()
class Attached(_ParasiteIncumbent): op: int = ATTACHED; __slots__ = ()
class Liberated(_Parasite): op: int = LIBERATED; __slots__ = ()
class Substitute(_Left): op: int = SUBSTITUTE; __slots__ = ()
class PurchaseTurn(_Done0Refused0): op: int = PURCHASE_TURN; __slots__ = ()
class Purchase(_PlaceDone0Refused0Roiled0): op: int = PURCHASE; __slots__ = ()
class ParasitePurchase(_ParasiteDone0): op: int = PARASITE_PURCHASE; __slots__ = ()
class Pay(_PlaceColour): op: int = PAY; __slots__ = ()
class Mutate(_PlaceMutation): op: int = MUTATE; __slots__ = ()
class Promotion(_PlaceMutation): op: int = PROMOTION; __slots__ = ()
class NpcPurchase(_Parasite): op: int = NPC_PURCHASE; __slots__ = ()
class Permission(_PlaceAttackAttackerDoneRefused): op: int = PERMISSION; __slots__ = ()
class Attack(_PlaceAttack): op: int = ATTACK; __slots__ = ()
class ReturnOrgan(_PlaceColour): op: int = RETURN_ORGAN; __slots__ = ()
class DealColours(Frame): op: int = DEAL_COLOURS; __slots__ = ()
class ChooseColour(_Nth): op: int = CHOOSE_COLOUR; __slots__ = ()
class LayTable(Frame): op: int = LAY_TABLE; __slots__ = ()
class TrophicLevels(Frame): op: int = TROPHIC_LEVELS; __slots__ = ()
class Overcrowded(_Place): op: int = OVERCROWDED; __slots__ = ()
class Contribute(_Place): op: int = CONTRIBUTE; __slots__ = ()
class Emergency(_PlacePaying0): op: int = EMERGENCY; __slots__ = ()
class RestoreLevels(Frame): op: int = RESTORE_LEVELS; __slots__ = ()
class PurchaseOrganism(_DoneRefused): op: int = PURCHASE_ORGANISM; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {ASSIGN: Assign, ASSIGN_PRICE: AssignPrice, MOVE_BIONT: MoveBiont, WANTON_BLOCK: WantonBlock, NEW_OWNER: NewOwner, ATROPHY: Atrophy, ATROPHY_TOKEN: AtrophyToken, AUTOCATALYTIC_ROLL: AutocatalyticRoll, AUTOCATALYTIC_REROLL: AutocatalyticReroll, ANIMATION: Animation, ANIMATE: Animate, MANNA_DEATH: MannaDeath, DISORGANIZE: Disorganize, GIVE_CATALYST: GiveCatalyst, ENZYME_DEATH: EnzymeDeath, ERSATZ_PROGENOTE: ErsatzProgenote, CREATION: Creation, STRIKE: Strike, UV_LOSS: UvLoss, MACRO_SYNTHESIS: MacroSynthesis, DARWIN_TURN: DarwinTurn, DARWIN_CHAIN: DarwinChain, SPECIFICITY: Specificity, DARWIN_RESULT: DarwinResult, CATASTROPHE: Catastrophe, CRYSTAL: Crystal, END_GAME: EndGame, LANDFORMS: Landforms, ICON: Icon, SPECIAL: Special, CLIMATE: Climate, TURN: Turn, TURN_END: TurnEnd, PHASE: Phase, WANTON: Wanton, RUN_PHASE: RunPhase, ARMAGEDDON: Armageddon, GAIA_CALL: GaiaCall, GAIA_VOTE: GaiaVote, GAIA_COUNT: GaiaCount, GAIA_PRICE: GaiaPrice, BECOME_MACRO: BecomeMacro, PLACE_ORGAN: PlaceOrgan, SETTLE_MACRO: SettleMacro, GROW_ORGAN: GrowOrgan, CHECK_LANDFALL: CheckLandfall, CHIMERA_LANDFALL: ChimeraLandfall, LAND_ORGANS: LandOrgans, NPC_ASSIGN: NpcAssign, ATTACH_HOST: AttachHost, ATTACH_BIONT: AttachBiont, STEAL: Steal, SECOND_BIONT: SecondBiont, ATTACHED: Attached, LIBERATED: Liberated, SUBSTITUTE: Substitute, PURCHASE_TURN: PurchaseTurn, PURCHASE: Purchase, PARASITE_PURCHASE: ParasitePurchase, PAY: Pay, MUTATE: Mutate, PROMOTION: Promotion, NPC_PURCHASE: NpcPurchase, PERMISSION: Permission, ATTACK: Attack, RETURN_ORGAN: ReturnOrgan, DEAL_COLOURS: DealColours, CHOOSE_COLOUR: ChooseColour, LAY_TABLE: LayTable, TROPHIC_LEVELS: TrophicLevels, OVERCROWDED: Overcrowded, CONTRIBUTE: Contribute, EMERGENCY: Emergency, RESTORE_LEVELS: RestoreLevels, PURCHASE_ORGANISM: PurchaseOrganism}
RULES: Final[dict[str, str]] = {'Animate': 'F1', 'Animation': 'F1', 'Armageddon': 'D10a', 'Assign': 'A2', 'AssignPrice': 'E2c', 'Atrophy': 'G.atrophy', 'AtrophyToken': 'G.atrophy', 'AttachBiont': 'E3a', 'AttachHost': 'E3b', 'AutocatalyticReroll': 'Fc', 'BecomeMacro': 'H3', 'Catastrophe': 'G3', 'CheckLandfall': 'H5d', 'ChimeraLandfall': 'L5b', 'ChooseColour': 'C1', 'Climate': 'D10', 'Contribute': 'H6c', 'Creation': 'F3', 'Crystal': 'G4', 'DarwinChain': 'A6c', 'DarwinTurn': 'G', 'DealColours': 'Ca', 'Emergency': 'H6c', 'EnzymeDeath': 'F2c', 'ErsatzProgenote': 'F4e', 'GaiaCall': 'D10b', 'GaiaPrice': 'D10b', 'GaiaVote': 'D10b', 'GiveCatalyst': 'F4b', 'GrowOrgan': 'H5', 'Icon': 'A1c', 'LandOrgans': 'H5d', 'Liberated': 'E4', 'MacroSynthesis': 'D8b', 'MannaDeath': 'F2', 'Mutate': 'H1', 'NewOwner': 'E6c', 'NpcAssign': 'C1b', 'NpcPurchase': 'C1d', 'Overcrowded': 'H6c', 'ParasitePurchase': 'Hb', 'Permission': 'H4', 'Phase': 'A6', 'PlaceOrgan': 'H3b', 'Promotion': 'H2', 'Purchase': 'H', 'PurchaseOrganism': 'Hb', 'PurchaseTurn': 'Hb', 'RestoreLevels': 'H6', 'ReturnOrgan': 'H4b', 'SecondBiont': 'E3', 'SettleMacro': 'H3g', 'Specificity': 'G1', 'Steal': 'E3c', 'Strike': 'D5', 'Substitute': 'B3c', 'TrophicLevels': 'H6c', 'UvLoss': 'D7b', 'Wanton': 'A6b', 'WantonBlock': 'E6a'}
