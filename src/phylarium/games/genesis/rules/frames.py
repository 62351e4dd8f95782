"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
ASSIGN: Final = 0; ASSIGN_PRICE: Final = 1; MOVE_BIONT: Final = 2; WANTON_BLOCK: Final = 3; NEW_OWNER: Final = 4; ATROPHY: Final = 5; ATROPHY_TOKEN: Final = 6; AUTOCATALYTIC_ROLL: Final = 7; AUTOCATALYTIC_REROLL: Final = 8; ANIMATION: Final = 9; ANIMATE: Final = 10; MANNA_DEATH: Final = 11; DISORGANIZE: Final = 12; GIVE_CATALYST: Final = 13; ENZYME_DEATH: Final = 14; ERSATZ_PROGENOTE: Final = 15; CREATION: Final = 16; STRIKE: Final = 17; UV_LOSS: Final = 18; MACRO_SYNTHESIS: Final = 19; DARWIN_TURN: Final = 20; DARWIN_CHAIN: Final = 21; SPECIFICITY: Final = 22; DARWIN_RESULT: Final = 23; CATASTROPHE: Final = 24; CRYSTAL: Final = 25; END_GAME: Final = 26; LANDFORMS: Final = 27; ICON: Final = 28; SPECIAL: Final = 29; CLIMATE: Final = 30; TURN: Final = 31; TURN_END: Final = 32; PHASE: Final = 33; WANTON: Final = 34; RUN_PHASE: Final = 35; ARMAGEDDON: Final = 36; GAIA_CALL: Final = 37; GAIA_VOTE: Final = 38; GAIA_COUNT: Final = 39; GAIA_PRICE: Final = 40; BECOME_MACRO: Final = 41; PLACE_ORGAN: Final = 42; SETTLE_MACRO: Final = 43; GROW_ORGAN: Final = 44; CHECK_LANDFALL: Final = 45; CHIMERA_LANDFALL: Final = 46; LAND_ORGANS: Final = 47; NPC_ASSIGN: Final = 48; ATTACH_HOST: Final = 50; ATTACH_BIONT: Final = 51; STEAL: Final = 52; SECOND_BIONT: Final = 53; ATTACHED: Final = 54; LIBERATED: Final = 55; SUBSTITUTE: Final = 56; PURCHASE_TURN: Final = 57; PURCHASE: Final = 58; PARASITE_PURCHASE: Final = 59; PAY: Final = 60; MUTATE: Final = 61; PROMOTION: Final = 62; NPC_PURCHASE: Final = 63; PERMISSION: Final = 64; ATTACK: Final = 65; RETURN_ORGAN: Final = 66; DEAL_COLOURS: Final = 67; CHOOSE_COLOUR: Final = 68; LAY_TABLE: Final = 69; TROPHIC_LEVELS: Final = 70; OVERCROWDED: Final = 71; CONTRIBUTE: Final = 72; EMERGENCY: Final = 73; RESTORE_LEVELS: Final = 74; PURCHASE_ORGANISM: Final = 75
class Assign(Frame):
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
class AssignPrice(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY; self.place = place
class MoveBiont(Frame):
    def __init__(self, actor: int, place: int, blocked: int = 0) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.place = place; self.blocked = blocked
class WantonBlock(Frame):
    def __init__(self, actor: int, place: int, source: int, mover: int, blocked: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY; self.place = place; self.source = source; self.mover = mover; self.blocked = blocked
class NewOwner(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY; self.place = place
class Atrophy(Frame):
    def __init__(self, actor: int, place: int, left: int, oxygen: int, macro: int) -> None: self.op = 5; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left; self.oxygen = oxygen; self.macro = macro
class AtrophyToken(Frame):
    def __init__(self, actor: int, place: int, oxygen: int, left: int) -> None: self.op = 6; self.actor = actor; self.seat = NOBODY; self.place = place; self.oxygen = oxygen; self.left = left
class AutocatalyticRoll(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 7; self.actor = actor; self.seat = NOBODY; self.place = place
class AutocatalyticReroll(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 8; self.actor = actor; self.seat = NOBODY; self.place = place
class Animation(Frame):
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.op = 9; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants
class Animate(Frame):
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 10; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
class MannaDeath(Frame):
    def __init__(self, actor: int, place: int, contestants: int) -> None: self.op = 11; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants
class Disorganize(Frame):
    def __init__(self, actor: int, place: int, contestants: int, left: int) -> None: self.op = 12; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left
class GiveCatalyst(Frame):
    def __init__(self, actor: int, place: int, contestants: int, left: int, colour: int) -> None: self.op = 13; self.actor = actor; self.seat = NOBODY; self.place = place; self.contestants = contestants; self.left = left; self.colour = colour
class EnzymeDeath(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 14; self.actor = actor; self.seat = NOBODY; self.place = place
class ErsatzProgenote(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 15; self.actor = actor; self.seat = NOBODY; self.place = place
class Creation(Frame):
    def __init__(self, actor: int, place: int, ersatz: int = 0) -> None: self.op = 16; self.actor = actor; self.seat = NOBODY; self.place = place; self.ersatz = ersatz
class Strike(Frame):
    def __init__(self, actor: int, place: int, kind: int, amount: int) -> None: self.op = 17; self.actor = actor; self.seat = NOBODY; self.place = place; self.kind = kind; self.amount = amount
class UvLoss(Frame):
    def __init__(self, actor: int, place: int, limit: int) -> None: self.op = 18; self.actor = actor; self.seat = NOBODY; self.place = place; self.limit = limit
class MacroSynthesis(Frame):
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 19; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
class DarwinTurn(Frame):
    def __init__(self, actor: int) -> None: self.op = 20; self.actor = actor; self.seat = NOBODY
class DarwinChain(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 21; self.actor = actor; self.seat = NOBODY; self.place = place
class Specificity(Frame):
    def __init__(self, actor: int, place: int, left: int) -> None: self.op = 22; self.actor = actor; self.seat = NOBODY; self.place = place; self.left = left
class DarwinResult(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 23; self.actor = actor; self.seat = NOBODY; self.place = place
class Catastrophe(Frame):
    def __init__(self, actor: int, place: int, cancelled: int = 0) -> None: self.op = 24; self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled
class Crystal(Frame):
    def __init__(self, actor: int, place: int, cancelled: int, roiled: int = 0) -> None: self.op = 25; self.actor = actor; self.seat = NOBODY; self.place = place; self.cancelled = cancelled; self.roiled = roiled
class EndGame(Frame):
    def __init__(self, actor: int) -> None: self.op = 26; self.actor = actor; self.seat = NOBODY
class Landforms(Frame):
    def __init__(self, actor: int) -> None: self.op = 27; self.actor = actor; self.seat = NOBODY
class Icon(Frame):
    def __init__(self, actor: int, position: int, index: int = 0) -> None: self.op = 28; self.actor = actor; self.seat = NOBODY; self.position = position; self.index = index
class Special(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 29; self.actor = actor; self.seat = NOBODY; self.card = card
class Climate(Frame):
    def __init__(self, actor: int, card: int) -> None: self.op = 30; self.actor = actor; self.seat = NOBODY; self.card = card
class Turn(Frame):
    def __init__(self, actor: int) -> None: self.op = 31; self.actor = actor; self.seat = NOBODY
class TurnEnd(Frame):
    def __init__(self, actor: int) -> None: self.op = 32; self.actor = actor; self.seat = NOBODY
class Phase(Frame):
    def __init__(self, actor: int, phase: int) -> None: self.op = 33; self.actor = actor; self.seat = NOBODY; self.phase = phase
class Wanton(Frame):
    def __init__(self, actor: int, phase: int) -> None: self.op = 34; self.actor = actor; self.seat = NOBODY; self.phase = phase
class RunPhase(Frame):
    def __init__(self, actor: int, phase: int) -> None: self.op = 35; self.actor = actor; self.seat = NOBODY; self.phase = phase
class Armageddon(Frame):
    def __init__(self, actor: int) -> None: self.op = 36; self.actor = actor; self.seat = NOBODY
class GaiaCall(Frame):
    def __init__(self, actor: int) -> None: self.op = 37; self.actor = actor; self.seat = NOBODY
class GaiaVote(Frame):
    def __init__(self, actor: int) -> None: self.op = 38; self.actor = actor; self.seat = NOBODY
class GaiaCount(Frame):
    def __init__(self, actor: int) -> None: self.op = 39; self.actor = actor; self.seat = NOBODY
class GaiaPrice(Frame):
    def __init__(self, actor: int) -> None: self.op = 40; self.actor = actor; self.seat = NOBODY
class BecomeMacro(Frame):
    def __init__(self, actor: int, place: int, card: int) -> None: self.op = 41; self.actor = actor; self.seat = NOBODY; self.place = place; self.card = card
class PlaceOrgan(Frame):
    def __init__(self, actor: int, place: int, colour: int, left: int) -> None: self.op = 42; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour; self.left = left
class SettleMacro(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 43; self.actor = actor; self.seat = NOBODY; self.place = place
class GrowOrgan(Frame):
    def __init__(self, actor: int, place: int, slot: int) -> None: self.op = 44; self.actor = actor; self.seat = NOBODY; self.place = place; self.slot = slot
class CheckLandfall(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 45; self.actor = actor; self.seat = NOBODY; self.place = place
class ChimeraLandfall(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 46; self.actor = actor; self.seat = NOBODY; self.place = place
class LandOrgans(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 47; self.actor = actor; self.seat = NOBODY; self.place = place
class NpcAssign(Frame):
    def __init__(self, actor: int) -> None: self.op = 48; self.actor = actor; self.seat = NOBODY
class AttachHost(Frame):
    def __init__(self, actor: int, face: int) -> None: self.op = 50; self.actor = actor; self.seat = NOBODY; self.face = face
class AttachBiont(Frame):
    def __init__(self, actor: int, face: int, host: int) -> None: self.op = 51; self.actor = actor; self.seat = NOBODY; self.face = face; self.host = host
class Steal(Frame):
    def __init__(self, actor: int, parasite: int, place: int, slot: int, need: int, incumbent: int = -1, liberated: int = 0) -> None: self.op = 52; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.place = place; self.slot = slot; self.need = need; self.incumbent = incumbent; self.liberated = liberated
class SecondBiont(Frame):
    def __init__(self, actor: int, parasite: int) -> None: self.op = 53; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
class Attached(Frame):
    def __init__(self, actor: int, parasite: int, incumbent: int) -> None: self.op = 54; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.incumbent = incumbent
class Liberated(Frame):
    def __init__(self, actor: int, parasite: int) -> None: self.op = 55; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
class Substitute(Frame):
    def __init__(self, actor: int, left: int) -> None: self.op = 56; self.actor = actor; self.seat = NOBODY; self.left = left
class PurchaseTurn(Frame):
    def __init__(self, actor: int, done: int = 0, refused: int = 0) -> None: self.op = 57; self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
class Purchase(Frame):
    def __init__(self, actor: int, place: int, done: int = 0, refused: int = 0, roiled: int = 0) -> None: self.op = 58; self.actor = actor; self.seat = NOBODY; self.place = place; self.done = done; self.refused = refused; self.roiled = roiled
class ParasitePurchase(Frame):
    def __init__(self, actor: int, parasite: int, done: int = 0) -> None: self.op = 59; self.actor = actor; self.seat = NOBODY; self.parasite = parasite; self.done = done
class Pay(Frame):
    def __init__(self, actor: int, place: int, colour: int) -> None: self.op = 60; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour
class Mutate(Frame):
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.op = 61; self.actor = actor; self.seat = NOBODY; self.place = place; self.mutation = mutation
class Promotion(Frame):
    def __init__(self, actor: int, place: int, mutation: int) -> None: self.op = 62; self.actor = actor; self.seat = NOBODY; self.place = place; self.mutation = mutation
class NpcPurchase(Frame):
    def __init__(self, actor: int, parasite: int) -> None: self.op = 63; self.actor = actor; self.seat = NOBODY; self.parasite = parasite
class Permission(Frame):
    def __init__(self, actor: int, place: int, attack: int, attacker: int, done: int, refused: int) -> None: self.op = 64; self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack; self.attacker = attacker; self.done = done; self.refused = refused
class Attack(Frame):
    def __init__(self, actor: int, place: int, attack: int) -> None: self.op = 65; self.actor = actor; self.seat = NOBODY; self.place = place; self.attack = attack
class ReturnOrgan(Frame):
    def __init__(self, actor: int, place: int, colour: int) -> None: self.op = 66; self.actor = actor; self.seat = NOBODY; self.place = place; self.colour = colour
class DealColours(Frame):
    def __init__(self, actor: int) -> None: self.op = 67; self.actor = actor; self.seat = NOBODY
class ChooseColour(Frame):
    def __init__(self, actor: int, nth: int) -> None: self.op = 68; self.actor = actor; self.seat = NOBODY; self.nth = nth
class LayTable(Frame):
    def __init__(self, actor: int) -> None: self.op = 69; self.actor = actor; self.seat = NOBODY
class TrophicLevels(Frame):
    def __init__(self, actor: int) -> None: self.op = 70; self.actor = actor; self.seat = NOBODY
class Overcrowded(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 71; self.actor = actor; self.seat = NOBODY; self.place = place
class Contribute(Frame):
    def __init__(self, actor: int, place: int) -> None: self.op = 72; self.actor = actor; self.seat = NOBODY; self.place = place
class Emergency(Frame):
    def __init__(self, actor: int, place: int, paying: int = 0) -> None: self.op = 73; self.actor = actor; self.seat = NOBODY; self.place = place; self.paying = paying
class RestoreLevels(Frame):
    def __init__(self, actor: int) -> None: self.op = 74; self.actor = actor; self.seat = NOBODY
class PurchaseOrganism(Frame):
    def __init__(self, actor: int, done: int, refused: int) -> None: self.op = 75; self.actor = actor; self.seat = NOBODY; self.done = done; self.refused = refused
FRAMES: Final[dict[int, type[Frame]]] = {0: Assign, 1: AssignPrice, 2: MoveBiont, 3: WantonBlock, 4: NewOwner, 5: Atrophy, 6: AtrophyToken, 7: AutocatalyticRoll, 8: AutocatalyticReroll, 9: Animation, 10: Animate, 11: MannaDeath, 12: Disorganize, 13: GiveCatalyst, 14: EnzymeDeath, 15: ErsatzProgenote, 16: Creation, 17: Strike, 18: UvLoss, 19: MacroSynthesis, 20: DarwinTurn, 21: DarwinChain, 22: Specificity, 23: DarwinResult, 24: Catastrophe, 25: Crystal, 26: EndGame, 27: Landforms, 28: Icon, 29: Special, 30: Climate, 31: Turn, 32: TurnEnd, 33: Phase, 34: Wanton, 35: RunPhase, 36: Armageddon, 37: GaiaCall, 38: GaiaVote, 39: GaiaCount, 40: GaiaPrice, 41: BecomeMacro, 42: PlaceOrgan, 43: SettleMacro, 44: GrowOrgan, 45: CheckLandfall, 46: ChimeraLandfall, 47: LandOrgans, 48: NpcAssign, 50: AttachHost, 51: AttachBiont, 52: Steal, 53: SecondBiont, 54: Attached, 55: Liberated, 56: Substitute, 57: PurchaseTurn, 58: Purchase, 59: ParasitePurchase, 60: Pay, 61: Mutate, 62: Promotion, 63: NpcPurchase, 64: Permission, 65: Attack, 66: ReturnOrgan, 67: DealColours, 68: ChooseColour, 69: LayTable, 70: TrophicLevels, 71: Overcrowded, 72: Contribute, 73: Emergency, 74: RestoreLevels, 75: PurchaseOrganism}
RULES: Final[dict[str, str]] = {'Animate': 'F1', 'Animation': 'F1', 'Armageddon': 'D10a', 'Assign': 'A2', 'AssignPrice': 'E2c', 'Atrophy': 'G.atrophy', 'AtrophyToken': 'G.atrophy', 'AttachBiont': 'E3a', 'AttachHost': 'E3b', 'AutocatalyticReroll': 'Fc', 'BecomeMacro': 'H3', 'Catastrophe': 'G3', 'CheckLandfall': 'H5d', 'ChimeraLandfall': 'L5b', 'ChooseColour': 'C1', 'Climate': 'D10', 'Contribute': 'H6c', 'Creation': 'F3', 'Crystal': 'G4', 'DarwinChain': 'A6c', 'DarwinTurn': 'G', 'DealColours': 'Ca', 'Emergency': 'H6c', 'EnzymeDeath': 'F2c', 'ErsatzProgenote': 'F4e', 'GaiaCall': 'D10b', 'GaiaPrice': 'D10b', 'GaiaVote': 'D10b', 'GiveCatalyst': 'F4b', 'GrowOrgan': 'H5', 'Icon': 'A1c', 'LandOrgans': 'H5d', 'Liberated': 'E4', 'MacroSynthesis': 'D8b', 'MannaDeath': 'F2', 'Mutate': 'H1', 'NewOwner': 'E6c', 'NpcAssign': 'C1b', 'NpcPurchase': 'C1d', 'Overcrowded': 'H6c', 'ParasitePurchase': 'Hb', 'Permission': 'H4', 'Phase': 'A6', 'PlaceOrgan': 'H3b', 'Promotion': 'H2', 'Purchase': 'H', 'PurchaseOrganism': 'Hb', 'PurchaseTurn': 'Hb', 'RestoreLevels': 'H6', 'ReturnOrgan': 'H4b', 'SecondBiont': 'E3', 'SettleMacro': 'H3g', 'Specificity': 'G1', 'Steal': 'E3c', 'Strike': 'D5', 'Substitute': 'B3c', 'TrophicLevels': 'H6c', 'UvLoss': 'D7b', 'Wanton': 'A6b', 'WantonBlock': 'E6a'}
