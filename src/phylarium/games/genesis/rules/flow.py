"""A: the sequence of play, player order, and the table of all steps."""

from __future__ import annotations

from typing import Any, Final

from phylarium.games.genesis.rules import (
    assignment,
    atrophy,
    autocatalysis,
    crises,
    darwin,
    ending,
    events,
    gaia,
    macros,
    npc,
    ops,
    parasites,
    pool,
    purchases,
    redqueen,
    say,
    setup,
    trophic,
)
from phylarium.games.genesis.rules.actions import ACCEPT, DECLINE
from phylarium.games.genesis.rules.names import ABILITY_COUNT, COLOUR_COUNT, EARTH, FISSION, HEAVEN, HGT, SMITE
from phylarium.games.genesis.rules.ops import (
    ASSIGN,
    DARWIN_TURN,
    END_GAME,
    LANDFORMS,
    NPC_ASSIGN,
    PHASE,
    PURCHASE_TURN,
    RUN_PHASE,
    TROPHIC_LEVELS,
    TURN,
    TURN_END,
    WANTON,
)
from phylarium.games.genesis.rules.state import (
    ASSIGNMENT_PHASE,
    AUTOCATALYTIC_PHASE,
    DARWIN_PHASE,
    EVENT_PHASE,
    NONE,
    NPC,
    PARTY_COUNT,
    PHASES,
    PLACE_COUNT,
    PURCHASE_PHASE,
    Genesis,
)
from phylarium.games.genesis.rules.steps import Act, Choice
from phylarium.kernel.engine import Frame, Step
from phylarium.kernel.message import Message


class Turn(Act):
    """A: two hundred million years, in five phases."""

    rule: str = "A1"

    def act(self, s: Genesis, f: Frame) -> None:
        s.turn += 1
        s.bought = [0] * (PLACE_COUNT * PARTY_COUNT)
        s.barred = [0] * COLOUR_COUNT
        s.fissile = 0
        for place in s.living:
            if s.has(place, FISSION):
                s.fissile |= 1 << place
        s.push(TURN_END, 0)
        for phase in range(PURCHASE_PHASE, EVENT_PHASE, -1):
            s.push(PHASE, 0, 0, phase)
        s.push(LANDFORMS, 0)


class TurnEnd(Act):
    """I: the game ends with the event deck or with the Earth."""

    rule: str = "A5"

    def act(self, s: Genesis, f: Frame) -> None:
        if s.armageddon == 1 or not s.event_deck:
            s.push(END_GAME, 0)
        else:
            s.push(TURN, 0)


def wanton(s: Genesis) -> int:
    """A6b: the player with more wantonness than any other, or none."""
    best = 0
    found = NONE
    icons = 0
    for place in s.living:
        icons += s.abilities[place * ABILITY_COUNT + HGT]
    if icons == 0:
        return NONE
    for player in range(COLOUR_COUNT):
        if s.seat_of[player] >= 0:
            amount = s.wantonness(player)
            if amount > best:
                best = amount
                found = player
            elif amount == best:
                found = NONE
    return found


def order_matters(s: Genesis, phase: int) -> bool:
    """Whether who is first makes a difference: refugia roll in their own order, and many events strike nobody."""
    if phase == EVENT_PHASE:
        for i in range(events.first_card(s), len(s.event_pile)):
            for icon in s.components.event_icons[s.event_pile[i]]:
                if icon != HEAVEN and icon != EARTH and icon != SMITE:
                    return True
        return False
    return phase != AUTOCATALYTIC_PHASE


class Phase(Act):
    """A6: a phase (frame b) begins in player order, unless the most wanton player goes first."""

    rule: str = "A6"

    def act(self, s: Genesis, f: Frame) -> None:
        s.phase = f.b
        s.sequence = s.in_turn()
        party = wanton(s)
        if party != NONE and s.sequence[0] != party and order_matters(s, f.b):
            s.push(RUN_PHASE, 0, 0, f.b)
            s.ask(WANTON, party, f.b)
        else:
            run_phase(s, f.b)


class Wanton(Choice):
    """A6b: whether the most wanton player goes first in this phase."""

    rule: str = "A6b"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [ACCEPT, DECLINE]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        if action == ACCEPT:
            s.sequence.remove(f.a)
            s.sequence.insert(0, f.a)
            s.note("log-wanton", "A6b", f.a)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message("ask-wanton", {"party": say.party(f.a), "phase": Message("phase-" + PHASES[f.b])})


class RunPhase(Act):
    """A1 to A5: a phase (frame b) whose first player is settled."""

    rule: str = "A2"

    def act(self, s: Genesis, f: Frame) -> None:
        run_phase(s, f.b)


def run_phase(s: Genesis, phase: int) -> None:
    """A1 to A5: what a phase consists of. Where nothing lives, nothing evolves or buys."""
    if phase == EVENT_PHASE:
        events.begin_icons(s)
    elif phase == ASSIGNMENT_PHASE:
        begin_assignment(s)
    elif phase == AUTOCATALYTIC_PHASE:
        autocatalysis.begin(s)
    elif s.living:
        s.evolved = 0
        keep_fission(s)
        if phase == DARWIN_PHASE:
            in_sequence(s, DARWIN_TURN)
        else:
            s.push(TROPHIC_LEVELS, 0)
            in_sequence(s, PURCHASE_TURN)


def keep_fission(s: Genesis) -> None:
    """He, H1c: an organism that has lost its fission since the turn began buys as any other."""
    if s.fissile != 0:
        kept = 0
        for place in s.living:
            if (s.fissile >> place) & 1 == 1 and s.has(place, FISSION):
                kept |= 1 << place
        s.fissile = kept


def begin_assignment(s: Genesis) -> None:
    """A2, E2a: nothing has been placed yet; entropy limits are those that the last turn left."""
    s.placed = [0] * (PLACE_COUNT * PARTY_COUNT)
    s.idle = [0] * PARTY_COUNT
    s.hgt_used = [0] * COLOUR_COUNT
    for player in range(COLOUR_COUNT):
        s.entropy[player] = s.entropy_of(player)
    for i in range(len(s.sequence) - 1, -1, -1):
        s.ask(ASSIGN if s.sequence[i] < NPC else NPC_ASSIGN, s.sequence[i])


def in_sequence(s: Genesis, op: int) -> None:
    """A frame for each player in the order of the phase; NPC parasites act after their hosts (A6c)."""
    for i in range(len(s.sequence) - 1, -1, -1):
        if s.sequence[i] < NPC:
            s.ask(op, s.sequence[i])


def _table(rows: list[tuple[int, Step[Any]]]) -> list[Step[Any]]:
    """The steps by operation; every operation exactly once."""
    assert sorted(op for op, _ in rows) == list(range(ops.OP_COUNT))
    return [step for _, step in sorted(rows, key=lambda row: row[0])]


STEPS: Final[list[Step[Any]]] = _table(
    [
        (ops.CHOOSE_COLOUR, setup.ChooseColour()),
        (ops.DEAL_COLOURS, setup.DealColours()),
        (ops.LAY_TABLE, setup.LayTable()),
        (ops.TURN, Turn()),
        (ops.PHASE, Phase()),
        (ops.WANTON, Wanton()),
        (ops.RUN_PHASE, RunPhase()),
        (ops.TURN_END, TurnEnd()),
        (ops.LANDFORMS, events.Landforms()),
        (ops.ICON, events.Icon()),
        (ops.SPECIAL, events.Special()),
        (ops.CLIMATE, events.Climate()),
        (ops.STRIKE, crises.Strike()),
        (ops.UV_LOSS, crises.UvLoss()),
        (ops.MACRO_SYNTHESIS, crises.MacroSynthesis()),
        (ops.ARMAGEDDON, gaia.Armageddon()),
        (ops.GAIA_CALL, gaia.GaiaCall()),
        (ops.GAIA_VOTE, gaia.GaiaVote()),
        (ops.GAIA_COUNT, gaia.GaiaCount()),
        (ops.GAIA_PRICE, gaia.GaiaPrice()),
        (ops.SUBSTITUTE, pool.Substitute()),
        (ops.ATROPHY, atrophy.Atrophy()),
        (ops.ATROPHY_TOKEN, atrophy.AtrophyToken()),
        (ops.NEW_OWNER, atrophy.NewOwner()),
        (ops.ASSIGN, assignment.Assign()),
        (ops.ASSIGN_PRICE, assignment.AssignPrice()),
        (ops.MOVE_BIONT, assignment.MoveBiont()),
        (ops.WANTON_BLOCK, assignment.WantonBlock()),
        (ops.ATTACH_HOST, parasites.AttachHost()),
        (ops.ATTACH_BIONT, parasites.AttachBiont()),
        (ops.STEAL, parasites.Steal()),
        (ops.SECOND_BIONT, parasites.SecondBiont()),
        (ops.ATTACHED, parasites.Attached()),
        (ops.LIBERATED, parasites.Liberated()),
        (ops.RESETTLE, npc.Resettle()),
        (ops.NPC_ASSIGN, npc.NpcAssign()),
        (ops.END_GAME, ending.EndGame()),
        (ops.AUTOCATALYTIC_ROLL, autocatalysis.AutocatalyticRoll()),
        (ops.AUTOCATALYTIC_REROLL, autocatalysis.AutocatalyticReroll()),
        (ops.ANIMATION, autocatalysis.Animation()),
        (ops.ANIMATE, autocatalysis.Animate()),
        (ops.MANNA_DEATH, autocatalysis.MannaDeath()),
        (ops.DISORGANIZE, autocatalysis.Disorganize()),
        (ops.GIVE_CATALYST, autocatalysis.GiveCatalyst()),
        (ops.ENZYME_DEATH, autocatalysis.EnzymeDeath()),
        (ops.ERSATZ_PROGENOTE, autocatalysis.ErsatzProgenote()),
        (ops.CREATION, autocatalysis.Creation()),
        (ops.DARWIN_TURN, darwin.DarwinTurn()),
        (ops.DARWIN_CHAIN, darwin.DarwinChain()),
        (ops.SPECIFICITY, darwin.Specificity()),
        (ops.DARWIN_RESULT, darwin.DarwinResult()),
        (ops.CRYSTAL, darwin.Crystal()),
        (ops.CATASTROPHE, darwin.Catastrophe()),
        (ops.PURCHASE_TURN, purchases.PurchaseTurn()),
        (ops.PURCHASE, purchases.Purchase()),
        (ops.PARASITE_PURCHASE, purchases.ParasitePurchase()),
        (ops.PAY, purchases.Pay()),
        (ops.MUTATE, purchases.Mutate()),
        (ops.PROMOTION, purchases.Promotion()),
        (ops.NPC_PURCHASE, purchases.NpcPurchase()),
        (ops.BECOME_MACRO, macros.BecomeMacro()),
        (ops.PLACE_ORGAN, macros.PlaceOrgan()),
        (ops.SETTLE_MACRO, macros.SettleMacro()),
        (ops.GROW_ORGAN, macros.GrowOrgan()),
        (ops.CHECK_LANDFALL, macros.CheckLandfall()),
        (ops.LAND_ORGANS, macros.LandOrgans()),
        (ops.CHIMERA_LANDFALL, macros.ChimeraLandfall()),
        (ops.PERMISSION, redqueen.Permission()),
        (ops.ATTACK, redqueen.Attack()),
        (ops.RETURN_ORGAN, redqueen.ReturnOrgan()),
        (ops.TROPHIC_LEVELS, trophic.TrophicLevels()),
        (ops.OVERCROWDED, trophic.Overcrowded()),
        (ops.CONTRIBUTE, trophic.Contribute()),
        (ops.EMERGENCY, trophic.Emergency()),
        (ops.RESTORE_LEVELS, trophic.RestoreLevels()),
    ]
)
