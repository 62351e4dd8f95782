"""The sequence of play (A): turns of four phases, eras, and how the game ends."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import burial, dispersal, ending, frames, setup
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act

# Made once, since frames never change and every turn has them.
NEXT_TURN: Final = frames.NextTurn(NOBODY)
DRAW_EVENTS: Final = frames.DrawEvents(NOBODY)
AFTER_EVENTS: Final = frames.AfterEvents(NOBODY)
START_BURIAL: Final = frames.StartBurial(NOBODY)
END_TURN: Final = frames.EndTurn(NOBODY)


class NextTurn(Act[Megafauna, frames.NextTurn]):
    """A1: a turn begins with its events."""

    def act(self, s: Megafauna, f: frames.NextTurn) -> None:
        s.turn += 1
        s.phase = EVENTS_PHASE
        s.active = NONE
        s.note("log-turn", "A1", NOBODY, s.turn, s.era)
        s.agenda.append(AFTER_EVENTS)
        s.agenda.append(DRAW_EVENTS)


class AfterEvents(Act[Megafauna, frames.AfterEvents]):
    """A2-A5: the other phases, each in the order that the event shows; or the sudden end of the long game."""

    def act(self, s: Megafauna, f: frames.AfterEvents) -> None:
        if s.era == THIRD_ERA and s.components.ends_game[s.et_card]:
            s.ending |= COMET
        # K0c: on other worlds a runaway greenhouse ends it at once, too.
        if s.ending & (COMET | SEAS_LOST) != 0 or (s.ending & RUNAWAY != 0 and s.is_alien()):
            s.push(frames.EndGame(NOBODY))
            return
        order = s.playing()
        order.reverse()
        s.agenda.append(END_TURN)
        s.agenda.append(START_BURIAL)
        for colour in order:
            s.push(frames.StartDispersal(colour))
        for colour in order:
            s.push(frames.StartActions(colour))


def action_maximum(s: Megafauna, colour: int) -> int:
    """A2a, A2b: how many actions a colour has, by the oxygen or, for Green, by the atmosphere."""
    if s.is_basic():
        return s.components.tooth_actions
    if colour == PLANT:
        # K6: a raindance costs the plant one of them.
        return s.components.green_actions[s.air_black + s.air_white] - s.rained
    return s.components.oxygen_actions[s.oxygen]


class StartActions(Act[Megafauna, frames.StartActions]):
    """A2: a player's actions."""

    def act(self, s: Megafauna, f: frames.StartActions) -> None:
        colour = f.actor
        s.active = colour
        s.phase = ACTIONS_PHASE
        s.grown = 0
        s.actions_left = action_maximum(s, colour)
        at = colour * SHAPE_COUNT
        sizes = s.size
        spent = s.spent
        allowance = s.allowance
        for species in range(at, at + PARASITE):
            if sizes[species] > 0:
                spent[species] = 0
                allowance[species] = NONE
                s.moods_then[species] = s.moods[species]
        if s.journal is not None:
            s.note("log-actions", "A2b" if colour == PLANT and not s.is_basic() else "A2a", colour, s.actions_left)
        s.push(frames.ChooseAction(colour))


class StartDispersal(Act[Megafauna, frames.StartDispersal]):
    """A3: a player's newborns find homes."""

    def act(self, s: Megafauna, f: frames.StartDispersal) -> None:
        s.active = f.actor
        s.phase = DISPERSAL_PHASE
        dispersal.disperse(s, f.actor)


class StartBurial(Act[Megafauna, frames.StartBurial]):
    """A4a, A4b: endotherms flee in player order, then the endangered are buried."""

    def act(self, s: Megafauna, f: frames.StartBurial) -> None:
        s.active = NONE
        s.phase = BURIAL_PHASE
        if not s.fallen:
            return
        s.push(frames.Bury(NOBODY))
        if burial.may_flee(s):
            order = s.playing()
            order.reverse()
            for colour in order:
                s.push(frames.Flee(colour))


class EndTurn(Act[Megafauna, frames.EndTurn]):
    """A4c, A6: after the last event of an era fossils are awarded or, in the final era, points are counted."""

    def act(self, s: Megafauna, f: frames.EndTurn) -> None:
        s.active = NONE
        s.windy = 0
        s.rained = 0
        s.shed = 0
        over = len(s.et_deck) == 0
        if over and s.era == (THIRD_ERA if s.chicxulub == 1 or s.is_alien() else SECOND_ERA):
            s.ending |= LAST_ERA
        if s.ending != 0:
            s.push(frames.EndGame(NOBODY))
            return
        s.agenda.append(NEXT_TURN)
        if over:
            s.push(frames.NextEra(NOBODY))


class NextEra(Act[Megafauna, frames.NextEra]):
    """A1f, I4: fossils for the era that is over, and five new events."""

    def act(self, s: Megafauna, f: frames.NextEra) -> None:
        if s.seats > 1:
            # K1d: alone there are none.
            ending.award_fossils(s)
        s.era += 1
        s.note("log-era", "A1f", NOBODY, s.era)
        setup.deal_era(s, s.era == THIRD_ERA)


class EndGame(Act[Megafauna, frames.EndGame]):
    """A7: points are counted; nothing is left to do."""

    def act(self, s: Megafauna, f: frames.EndGame) -> None:
        s.active = NONE
        s.note("log-game-ends", "A6", NOBODY, s.ending)
        points = ending.scores(s)
        places = ending.places(s, points)
        for seat in range(s.seats):
            s.note("log-points", "A7", s.colour_of[seat], points[seat])
        if s.seats == 1:
            tell_alone(s, points[0], places[0])
        elif ending.is_lost(s):
            s.note("log-nobody-wins", "L1c", NOBODY)
        else:
            for seat in range(s.seats):
                if places[seat] == 1:
                    s.note("log-winner", "A7", s.colour_of[seat])


def tell_alone(s: Megafauna, points: int, place: int) -> None:
    """K0d: how a game alone was won, or that it was lost."""
    if place > 1:
        s.note("log-alone-lost", "K0d", s.colour_of[0])
    elif points >= s.components.solo_target:
        s.note("log-alone-decisive", "K0d", s.colour_of[0], points)
    else:
        s.note("log-alone-won", "K0d", s.colour_of[0])
