"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import Frame
ASSIGN: Final = 0; ASSIGN_PRICE: Final = 1; MOVE_BIONT: Final = 2; WANTON_BLOCK: Final = 3; NEW_OWNER: Final = 4; ATROPHY: Final = 5; ATROPHY_TOKEN: Final = 6; AUTOCATALYTIC_ROLL: Final = 7; AUTOCATALYTIC_REROLL: Final = 8; ANIMATION: Final = 9; ANIMATE: Final = 10; MANNA_DEATH: Final = 11; DISORGANIZE: Final = 12; GIVE_CATALYST: Final = 13; ENZYME_DEATH: Final = 14; ERSATZ_PROGENOTE: Final = 15; CREATION: Final = 16; STRIKE: Final = 17; UV_LOSS: Final = 18; MACRO_SYNTHESIS: Final = 19; DARWIN_TURN: Final = 20; DARWIN_CHAIN: Final = 21; SPECIFICITY: Final = 22; DARWIN_RESULT: Final = 23; CATASTROPHE: Final = 24; CRYSTAL: Final = 25; END_GAME: Final = 26; LANDFORMS: Final = 27; ICON: Final = 28; SPECIAL: Final = 29; CLIMATE: Final = 30; TURN: Final = 31; TURN_END: Final = 32; PHASE: Final = 33; WANTON: Final = 34; RUN_PHASE: Final = 35; ARMAGEDDON: Final = 36; GAIA_CALL: Final = 37; GAIA_VOTE: Final = 38; GAIA_COUNT: Final = 39; GAIA_PRICE: Final = 40; BECOME_MACRO: Final = 41; PLACE_ORGAN: Final = 42; SETTLE_MACRO: Final = 43; GROW_ORGAN: Final = 44; CHECK_LANDFALL: Final = 45; CHIMERA_LANDFALL: Final = 46; LAND_ORGANS: Final = 47; NPC_ASSIGN: Final = 48; ATTACH_HOST: Final = 50; ATTACH_BIONT: Final = 51; STEAL: Final = 52; SECOND_BIONT: Final = 53; ATTACHED: Final = 54; LIBERATED: Final = 55; SUBSTITUTE: Final = 56; PURCHASE_TURN: Final = 57; PURCHASE: Final = 58; PARASITE_PURCHASE: Final = 59; PAY: Final = 60; MUTATE: Final = 61; PROMOTION: Final = 62; NPC_PURCHASE: Final = 63; PERMISSION: Final = 64; ATTACK: Final = 65; RETURN_ORGAN: Final = 66; DEAL_COLOURS: Final = 67; CHOOSE_COLOUR: Final = 68; LAY_TABLE: Final = 69; TROPHIC_LEVELS: Final = 70; OVERCROWDED: Final = 71; CONTRIBUTE: Final = 72; EMERGENCY: Final = 73; RESTORE_LEVELS: Final = 74; PURCHASE_ORGANISM: Final = 75
class _Place(Frame):
    def __init__(self, actor: int, place: int) -> None: self.actor = actor; self.place = place
class _PlaceBlocked0(Frame):
    def __init__(self, actor: int, place: int, blocked: int = 0) -> None: self.actor = actor; self.place = place; self.blocked = blocked
class _PlaceSourceMoverBlocked(Frame):
    def __init__(self, actor: int, place: int, source: int, mover: int, blocked: int) -> None: self.actor = actor; self.place = place; self.source = source; self.mover = mover; self.blocked = blocked
class _PlaceLeftOxygenMacro(Frame):
    def __init__(self, actor: int, place: int, left: int, oxygen: int, macro: int) -> None: self.actor = actor; self.place = place; self.left = left; self.oxygen = oxygen; self.macro = macro
class _PlaceOxygenLeft(Frame):
    def __init__(self, actor: int, place: int, oxygen: int, left: int) -> None: self.actor = actor; self.place = place; self.oxygen = oxygen; self.left = left
class _PlaceContestants(Frame):
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.actor = actor; self.place = place; self.contestants = contestants
class _PlaceLeft(Frame):
    def __init__(self, actor: int, place: int, left: int) -> None: self.actor = actor; self.place = place; self.left = left
class _PlaceContestantsLeft(Frame):
    def __init__(self, actor: int, place: int, contestants: int, left: int) -> None: self.actor = actor; self.place = place; self.contestants = contestants; self.left = left
class _PlaceContestantsLeftColour(Frame):
    def __init__(self, actor: int, place: int, contestants: int, left: int, colour: int) -> None: self.actor = actor; self.place = place; self.contestants = contestants; self.left = left; self.colour = colour
class _PlaceErsatz0(Frame):
    def __init__(self, actor: int, place: int, ersatz: int = 0) -> None: self.actor = actor; self.place = place; self.ersatz = ersatz
class _PlaceKindAmount(Frame):
    def __init__(self, actor: int, place: int, kind: int, amount: int) -> None: self.actor = actor; self.place = place; self.kind = kind; self.amount = amount
class _PlaceLimit(Frame):
    def __init__(self, actor: int, place: int, limit: int) -> None: self.actor = actor; self.place = place; self.limit = limit
class _PlaceCancelled0(Frame):
    def __init__(self, actor: int, place: int, cancelled: int = 0) -> None: self.actor = actor; self.place = place; self.cancelled = cancelled
class _PlaceCancelledRoiled0(Frame):
    def __init__(self, actor: int, place: int, cancelled: int, roiled: int = 0) -> None: self.actor = actor; self.place = place; self.cancelled = cancelled; self.roiled = roiled
class _PositionIndex0(Frame):
    def __init__(self, actor: int, position: int, index: int = 0) -> None: self.actor = actor; self.position = position; self.index = index
class _Card(Frame):
    def __init__(self, actor: int, card: int) -> None: self.actor = actor; self.card = card
class _Phase(Frame):
    def __init__(self, actor: int, phase: int) -> None: self.actor = actor; self.phase = phase
class _PlaceCard(Frame):
    def __init__(self, actor: int, place: int, card: int) -> None: self.actor = actor; self.place = place; self.card = card
class _PlaceColourLeft(Frame):
    def __init__(self, actor: int, place: int, colour: int, left: int) -> None: self.actor = actor; self.place = place; self.colour = colour; self.left = left
class _PlaceSlot(Frame):
    def __init__(self, actor: int, place: int, slot: int) -> None: self.actor = actor; self.place = place; self.slot = slot
class _Face(Frame):
    def __init__(self, actor: int, face: int) -> None: self.actor = actor; self.face = face
class _FaceHost(Frame):
    def __init__(self, actor: int, face: int, host: int) -> None: self.actor = actor; self.face = face; self.host = host
class _ParasitePlaceSlotNeedIncumbent1Liberated0(Frame):
    def __init__(self, actor: int, parasite: int, place: int, slot: int, need: int, incumbent: int = -1, liberated: int = 0) -> None: self.actor = actor; self.parasite = parasite; self.place = place; self.slot = slot; self.need = need; self.incumbent = incumbent; self.liberated = liberated
class _Parasite(Frame):
    def __init__(self, actor: int, parasite: int) -> None: self.actor = actor; self.parasite = parasite
class _ParasiteIncumbent(Frame):
    def __init__(self, actor: int, parasite: int, incumbent: int) -> None: self.actor = actor; self.parasite = parasite; self.incumbent = incumbent
class _Left(Frame):
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.left = left
class _Done0Refused0(Frame):
    def __init__(self, actor: int, done: int = 0, refused: int = 0) -> None: self.actor = actor; self.done = done; self.refused = refused
class _PlaceDone0Refused0Roiled0(Frame):
    def __init__(self, actor: int, place: int, done: int = 0, refused: int = 0, roiled: int = 0) -> None: self.actor = actor; self.place = place; self.done = done; self.refused = refused; self.roiled = roiled
class _ParasiteDone0(Frame):
    def __init__(self, actor: int, parasite: int, done: int = 0) -> None: self.actor = actor; self.parasite = parasite; self.done = done
class _PlaceColour(Frame):
    def __init__(self, actor: int, place: int, colour: int) -> None: self.actor = actor; self.place = place; self.colour = colour
class _PlaceMutation(Frame):
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.actor = actor; self.place = place; self.mutation = mutation
class _PlaceAttackAttackerDoneRefused(Frame):
    def __init__(self, actor: int, place: int, attack: int, attacker: int, done: int, refused: int) -> None: self.actor = actor; self.place = place; self.attack = attack; self.attacker = attacker; self.done = done; self.refused = refused
class _PlaceAttack(Frame):
    def __init__(self, actor: int, place: int, attack: int) -> None: self.actor = actor; self.place = place; self.attack = attack
class _Nth(Frame):
    def __init__(self, actor: int, nth: int) -> None: self.actor = actor; self.nth = nth
class _PlacePaying0(Frame):
    def __init__(self, actor: int, place: int, paying: int = 0) -> None: self.actor = actor; self.place = place; self.paying = paying
class _DoneRefused(Frame):
    def __init__(self, actor: int, done: int, refused: int) -> None: self.actor = actor; self.done = done; self.refused = refused
class Assign(Frame): op: int = ASSIGN
class AssignPrice(_Place): op: int = ASSIGN_PRICE
class MoveBiont(_PlaceBlocked0): op: int = MOVE_BIONT
class WantonBlock(_PlaceSourceMoverBlocked): op: int = WANTON_BLOCK
class NewOwner(_Place): op: int = NEW_OWNER
class Atrophy(_PlaceLeftOxygenMacro): op: int = ATROPHY
class AtrophyToken(_PlaceOxygenLeft): op: int = ATROPHY_TOKEN
class AutocatalyticRoll(_Place): op: int = AUTOCATALYTIC_ROLL
class AutocatalyticReroll(_Place): op: int = AUTOCATALYTIC_REROLL
class Animation(_PlaceContestants): op: int = ANIMATION
class Animate(_PlaceLeft): op: int = ANIMATE
class MannaDeath(_PlaceContestants): op: int = MANNA_DEATH
class Disorganize(_PlaceContestantsLeft): op: int = DISORGANIZE
class GiveCatalyst(_PlaceContestantsLeftColour): op: int = GIVE_CATALYST
class EnzymeDeath(_Place): op: int = ENZYME_DEATH
class ErsatzProgenote(_Place): op: int = ERSATZ_PROGENOTE
class Creation(_PlaceErsatz0): op: int = CREATION
class Strike(_PlaceKindAmount): op: int = STRIKE
class UvLoss(_PlaceLimit): op: int = UV_LOSS
class MacroSynthesis(_PlaceLeft): op: int = MACRO_SYNTHESIS
class DarwinTurn(Frame): op: int = DARWIN_TURN
class DarwinChain(_Place): op: int = DARWIN_CHAIN
class Specificity(_PlaceLeft): op: int = SPECIFICITY
class DarwinResult(_Place): op: int = DARWIN_RESULT
class Catastrophe(_PlaceCancelled0): op: int = CATASTROPHE
class Crystal(_PlaceCancelledRoiled0): op: int = CRYSTAL
class EndGame(Frame): op: int = END_GAME
class Landforms(Frame): op: int = LANDFORMS
class Icon(_PositionIndex0): op: int = ICON
class Special(_Card): op: int = SPECIAL
class Climate(_Card): op: int = CLIMATE
class Turn(Frame): op: int = TURN
class TurnEnd(Frame): op: int = TURN_END
class Phase(_Phase): op: int = PHASE
class Wanton(_Phase): op: int = WANTON
class RunPhase(_Phase): op: int = RUN_PHASE
class Armageddon(Frame): op: int = ARMAGEDDON
class GaiaCall(Frame): op: int = GAIA_CALL
class GaiaVote(Frame): op: int = GAIA_VOTE
class GaiaCount(Frame): op: int = GAIA_COUNT
class GaiaPrice(Frame): op: int = GAIA_PRICE
class BecomeMacro(_PlaceCard): op: int = BECOME_MACRO
class PlaceOrgan(_PlaceColourLeft): op: int = PLACE_ORGAN
class SettleMacro(_Place): op: int = SETTLE_MACRO
class GrowOrgan(_PlaceSlot): op: int = GROW_ORGAN
class CheckLandfall(_Place): op: int = CHECK_LANDFALL
class ChimeraLandfall(_Place): op: int = CHIMERA_LANDFALL
class LandOrgans(_Place): op: int = LAND_ORGANS
class NpcAssign(Frame): op: int = NPC_ASSIGN
class AttachHost(_Face): op: int = ATTACH_HOST
class AttachBiont(_FaceHost): op: int = ATTACH_BIONT
class Steal(_ParasitePlaceSlotNeedIncumbent1Liberated0): op: int = STEAL
class SecondBiont(_Parasite): op: int = SECOND_BIONT
class Attached(_ParasiteIncumbent): op: int = ATTACHED
class Liberated(_Parasite): op: int = LIBERATED
class Substitute(_Left): op: int = SUBSTITUTE
class PurchaseTurn(_Done0Refused0): op: int = PURCHASE_TURN
class Purchase(_PlaceDone0Refused0Roiled0): op: int = PURCHASE
class ParasitePurchase(_ParasiteDone0): op: int = PARASITE_PURCHASE
class Pay(_PlaceColour): op: int = PAY
class Mutate(_PlaceMutation): op: int = MUTATE
class Promotion(_PlaceMutation): op: int = PROMOTION
class NpcPurchase(_Parasite): op: int = NPC_PURCHASE
class Permission(_PlaceAttackAttackerDoneRefused): op: int = PERMISSION
class Attack(_PlaceAttack): op: int = ATTACK
class ReturnOrgan(_PlaceColour): op: int = RETURN_ORGAN
class DealColours(Frame): op: int = DEAL_COLOURS
class ChooseColour(_Nth): op: int = CHOOSE_COLOUR
class LayTable(Frame): op: int = LAY_TABLE
class TrophicLevels(Frame): op: int = TROPHIC_LEVELS
class Overcrowded(_Place): op: int = OVERCROWDED
class Contribute(_Place): op: int = CONTRIBUTE
class Emergency(_PlacePaying0): op: int = EMERGENCY
class RestoreLevels(Frame): op: int = RESTORE_LEVELS
class PurchaseOrganism(_DoneRefused): op: int = PURCHASE_ORGANISM
FRAMES: Final[dict[int, type[Frame]]] = {ASSIGN: Assign, ASSIGN_PRICE: AssignPrice, MOVE_BIONT: MoveBiont, WANTON_BLOCK: WantonBlock, NEW_OWNER: NewOwner, ATROPHY: Atrophy, ATROPHY_TOKEN: AtrophyToken, AUTOCATALYTIC_ROLL: AutocatalyticRoll, AUTOCATALYTIC_REROLL: AutocatalyticReroll, ANIMATION: Animation, ANIMATE: Animate, MANNA_DEATH: MannaDeath, DISORGANIZE: Disorganize, GIVE_CATALYST: GiveCatalyst, ENZYME_DEATH: EnzymeDeath, ERSATZ_PROGENOTE: ErsatzProgenote, CREATION: Creation, STRIKE: Strike, UV_LOSS: UvLoss, MACRO_SYNTHESIS: MacroSynthesis, DARWIN_TURN: DarwinTurn, DARWIN_CHAIN: DarwinChain, SPECIFICITY: Specificity, DARWIN_RESULT: DarwinResult, CATASTROPHE: Catastrophe, CRYSTAL: Crystal, END_GAME: EndGame, LANDFORMS: Landforms, ICON: Icon, SPECIAL: Special, CLIMATE: Climate, TURN: Turn, TURN_END: TurnEnd, PHASE: Phase, WANTON: Wanton, RUN_PHASE: RunPhase, ARMAGEDDON: Armageddon, GAIA_CALL: GaiaCall, GAIA_VOTE: GaiaVote, GAIA_COUNT: GaiaCount, GAIA_PRICE: GaiaPrice, BECOME_MACRO: BecomeMacro, PLACE_ORGAN: PlaceOrgan, SETTLE_MACRO: SettleMacro, GROW_ORGAN: GrowOrgan, CHECK_LANDFALL: CheckLandfall, CHIMERA_LANDFALL: ChimeraLandfall, LAND_ORGANS: LandOrgans, NPC_ASSIGN: NpcAssign, ATTACH_HOST: AttachHost, ATTACH_BIONT: AttachBiont, STEAL: Steal, SECOND_BIONT: SecondBiont, ATTACHED: Attached, LIBERATED: Liberated, SUBSTITUTE: Substitute, PURCHASE_TURN: PurchaseTurn, PURCHASE: Purchase, PARASITE_PURCHASE: ParasitePurchase, PAY: Pay, MUTATE: Mutate, PROMOTION: Promotion, NPC_PURCHASE: NpcPurchase, PERMISSION: Permission, ATTACK: Attack, RETURN_ORGAN: ReturnOrgan, DEAL_COLOURS: DealColours, CHOOSE_COLOUR: ChooseColour, LAY_TABLE: LayTable, TROPHIC_LEVELS: TrophicLevels, OVERCROWDED: Overcrowded, CONTRIBUTE: Contribute, EMERGENCY: Emergency, RESTORE_LEVELS: RestoreLevels, PURCHASE_ORGANISM: PurchaseOrganism}
RULES: Final[dict[str, str]] = {'Animate': 'F1', 'Animation': 'F1', 'Armageddon': 'D10a', 'Assign': 'A2', 'AssignPrice': 'E2c', 'Atrophy': 'G.atrophy', 'AtrophyToken': 'G.atrophy', 'AttachBiont': 'E3a', 'AttachHost': 'E3b', 'AutocatalyticReroll': 'Fc', 'BecomeMacro': 'H3', 'Catastrophe': 'G3', 'CheckLandfall': 'H5d', 'ChimeraLandfall': 'L5b', 'ChooseColour': 'C1', 'Climate': 'D10', 'Contribute': 'H6c', 'Creation': 'F3', 'Crystal': 'G4', 'DarwinChain': 'A6c', 'DarwinTurn': 'G', 'DealColours': 'Ca', 'Emergency': 'H6c', 'EnzymeDeath': 'F2c', 'ErsatzProgenote': 'F4e', 'GaiaCall': 'D10b', 'GaiaPrice': 'D10b', 'GaiaVote': 'D10b', 'GiveCatalyst': 'F4b', 'GrowOrgan': 'H5', 'Icon': 'A1c', 'LandOrgans': 'H5d', 'Liberated': 'E4', 'MacroSynthesis': 'D8b', 'MannaDeath': 'F2', 'Mutate': 'H1', 'NewOwner': 'E6c', 'NpcAssign': 'C1b', 'NpcPurchase': 'C1d', 'Overcrowded': 'H6c', 'ParasitePurchase': 'Hb', 'Permission': 'H4', 'Phase': 'A6', 'PlaceOrgan': 'H3b', 'Promotion': 'H2', 'Purchase': 'H', 'PurchaseOrganism': 'Hb', 'PurchaseTurn': 'Hb', 'RestoreLevels': 'H6', 'ReturnOrgan': 'H4b', 'SecondBiont': 'E3', 'SettleMacro': 'H3g', 'Specificity': 'G1', 'Steal': 'E3c', 'Strike': 'D5', 'Substitute': 'B3c', 'TrophicLevels': 'H6c', 'UvLoss': 'D7b', 'Wanton': 'A6b', 'WantonBlock': 'E6a'}
