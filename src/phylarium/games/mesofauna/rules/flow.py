"""The sequence of play (Caterpillar and Cocoon: one action a turn; Butterfly A: one for each species) and the end."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import display
from phylarium.games.mesofauna.rules import ending, events, frames
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import COCOON, COMBINED
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, Frame

BUG_SLOTS: Final = BUG_ROWS * COLUMN_COUNT
WHITE_SHIFT: Final = ORGAN_BITS * WHITE
MOST_SEATS: Final = 7


def after_action(colour: int, seat: int) -> Frame:
    """What follows an action of a colour that a seat plays."""
    frame = frames.AfterAction(colour)
    frame.seat = seat
    return frame


OF_COLOUR: Final[list[int]] = [((1 << SHAPE_COUNT) - 1) << (colour * SHAPE_COUNT) for colour in range(COLOUR_COUNT)]
"""By colour, its species as bits."""

NEXT_TURN: Final = frames.NextTurn(NOBODY)
AFTER_ACTION: Final[list[Frame]] = [
    after_action(colour, seat) for colour in range(COLOUR_COUNT) for seat in range(MOST_SEATS)
]
"""By colour and seat. Made once, since frames never change and every turn has them."""


def next_colour(s: Mesofauna) -> int:
    """bf.A: the highest skeletal number begins, then it goes around the table; who has lost is passed over."""
    if s.active == NONE:
        return s.playing()[0]
    if s.queen != NONE:
        return s.colour_of[0] if s.active == s.queen else s.queen
    seat = s.seat_of[s.active]
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        colour = s.colour_of[seat]
        if (s.out >> colour) & 1 == 0:
            return colour
    return s.active


class NextTurn(Act[Mesofauna, frames.NextTurn]):
    """cat.sequence: the next player's turn begins; before it time may pass (bf.A3e)."""

    def act(self, s: Mesofauna, f: frames.NextTurn) -> None:
        if s.ending != 0:
            ending.finish(s, 0)
            return
        colour = next_colour(s)
        if s.novices and s.active != NONE:
            # K1h: it was only for the first turn.
            s.novices &= ~(1 << s.active)
        s.active = colour
        s.turn += 1
        s.acted = 0
        s.phasing = NONE
        if s.journal is not None:
            s.note("log-turn", s.by("cat.sequence", "bf.A"), colour, s.turn)
        s.agenda.append(NEXT_TURN)
        s.quiet += 1
        if s.quiet > 1 and s.quiet > rounded(s):
            s.push(frames.Turn(colour))
            pass_time(s)
            s.quiet = 1
        else:
            begin_turn(s, colour)


def rounded(s: Mesofauna) -> int:
    """How many turns a round has."""
    if s.out == 0:
        return s.seats if s.queen == NONE else s.seats + 1
    found = 0
    for colour in range(COLOUR_COUNT):
        if s.in_play(colour) and (s.out >> colour) & 1 == 0:
            found += 1
    return found


def pass_time(s: Mesofauna) -> None:
    """bf.A3e: nobody took a card for a whole round: the free cards leave the game."""
    s.note("log-time-passes", "bf.A3e", NOBODY)
    for row in range(BUG_ROWS):
        card = s.display[row * COLUMN_COUNT]
        if card != NONE:
            s.display[row * COLUMN_COUNT] = NONE
            s.card_at[card] = GONE
    refresh(s)


class Turn(Act[Mesofauna, frames.Turn]):
    """bf.A1: a turn that had to wait until time had passed."""

    def act(self, s: Mesofauna, f: frames.Turn) -> None:
        if s.ending != 0:
            ending.finish(s, 0)
        else:
            begin_turn(s, f.actor)


def begin_turn(s: Mesofauna, colour: int) -> None:
    """bf.A1: one action in a race or for a Lazarus (bf.A2b), else one for each species of the roster."""
    if colour == s.queen:
        s.push(frames.QueenTurn(colour))
    elif s.stage <= COCOON or s.is_lazarus(colour):
        begin_action(s, colour, NONE)
    else:
        frame = frames.NextPhase(colour)
        frame.seat = s.seat_of[colour]
        next_phase(s, frame)


def begin_action(s: Mesofauna, colour: int, species: int) -> None:
    """The action of a species, or of any of a colour, and what follows from it."""
    begin_phase(s, species)
    seat = s.seat_of[colour]
    frame = frames.ChooseAction(colour, species)
    frame.seat = seat
    s.agenda.append(AFTER_ACTION[colour * MOST_SEATS + seat])
    s.agenda.append(frame)


def begin_phase(s: Mesofauna, species: int) -> None:
    """bf.A1d: a species is the phasing one; what is limited to once a phase is free again (J4c, J7c)."""
    s.phasing = species
    if s.stage == COMBINED:
        s.fugitives.clear()
        s.fugitives_at.clear()
        warm = 0
        organs = s.organs
        for other in s.roster:
            if (organs[other] >> WHITE_SHIFT) & ORGAN_MASK:
                warm |= 1 << other
        s.warm = warm


class NextPhase(Act[Mesofauna, frames.NextPhase]):
    """bf.A1b, bf.A1c: the next species of the roster that has not acted, new ones too; or the turn ends."""

    def act(self, s: Mesofauna, f: frames.NextPhase) -> None:
        if s.ending != 0:
            ending.finish(s, 0)
        else:
            next_phase(s, f)


def next_phase(s: Mesofauna, f: frames.NextPhase) -> None:
    """The action of the next species; once all have had theirs, who has language may use it."""
    colour = f.actor
    waiting = OF_COLOUR[colour] & ~s.acted
    for species in s.roster:
        if (waiting >> species) & 1:
            s.acted |= 1 << species
            s.agenda.append(f)
            begin_action(s, colour, species)
            return
    if s.stage == COMBINED and speaks(s, colour):
        s.push(frames.Speak(colour))


class AfterAction(Act[Mesofauna, frames.AfterAction]):
    """bf.A3: the display is refreshed, and what is turned up happens; a race may be won."""

    def act(self, s: Mesofauna, f: frames.AfterAction) -> None:
        if s.ending != 0:
            ending.finish(s, 0)
            return
        if NONE in s.display:
            # Without Megafauna its rows are empty, behind those of the bugs.
            if s.display.index(NONE) < BUG_SLOTS and not refresh(s):
                return
            if s.stage == COMBINED:
                refresh_giants(s)
        if s.stage <= COCOON:
            check_race(s, f.actor)


def refresh(s: Mesofauna) -> bool:
    """bf.A3a, bf.A3b: rows with a gap close up and get new cards, whose events happen, the upper row's first.

    Where a deck is empty the game ends at once (bf.I1), and the answer is no.
    """
    for row in range(BUG_ROWS - 1, -1, -1):
        end = (row + 1) * COLUMN_COUNT
        if NONE not in s.display[row * COLUMN_COUNT : end]:
            continue
        s.quiet = 0
        display.refresh(s, row)
        if s.display[end - 1] == NONE:
            s.note("log-deck-empty", s.by("cat.end.deck", "bf.I1"), NOBODY, row)
            ending.finish(s, DECK_EMPTY)
            return False
        card = s.display[end - 1]
        if s.has_events() and s.components.card_events[card]:
            s.push(frames.Reveal(NOBODY, card))
    return True


def refresh_giants(s: Mesofauna) -> None:
    """bf.A3a, bf.I1: the rows of Megafauna bring no events; without a deck they close up and get shorter."""
    for row in range(BUG_ROWS, ROW_COUNT):
        if NONE in s.display[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT]:
            display.refresh(s, row)


class Reveal(Act[Mesofauna, frames.Reveal]):
    """bf.A3b: a card is turned up on its deck, and its events happen."""

    ints: str = "card"

    def act(self, s: Mesofauna, f: frames.Reveal) -> None:
        events.reveal(s, f.card)


def check_race(s: Mesofauna, colour: int) -> None:
    """cat.end.points, cat.end.lone: whoever has enough points at the end of their turn wins, and who is the last.

    Nobody gets points in the turn of another.
    """
    goal = s.components.goal[s.stage]
    if ending.points_of(s, colour) >= goal:
        s.note("log-goal", "cat.end.points" if s.is_caterpillar() else "coc.end", colour, goal)
        ending.finish(s, GOAL_REACHED)
    elif s.out and rounded(s) <= 1:
        ending.finish(s, LONE_SURVIVOR)


# --- language ----------------------------------------------------------------------------------


def speaks(s: Mesofauna, colour: int) -> bool:
    """J8e: whether a species of Megafauna of a colour has language."""
    if colour < BUG_COUNT:
        return False
    at = colour * SHAPE_COUNT
    for species in range(at, at + SHAPE_COUNT):
        if s.moods[species] and s.has_language(species):
            return True
    return False


class Speak(Choice[Mesofauna, frames.Speak]):
    """J8e: whoever has language may end the game."""

    def options(self, s: Mesofauna, f: frames.Speak) -> list[int]:
        return [PASS, LANGUAGE]

    def chosen(self, s: Mesofauna, f: frames.Speak, action: int) -> None:
        if action == LANGUAGE:
            s.note("log-speaks", "J8e", f.actor)
            ending.finish(s, LANGUAGE_USED)


class EndGame(Act[Mesofauna, frames.EndGame]):
    """bf.I: points are counted; nothing is left to do."""

    def act(self, s: Mesofauna, f: frames.EndGame) -> None:
        s.active = NONE
        s.phasing = NONE
        rule = "L8c" if s.has_queen() else s.by("cat.end.points", "bf.I2")
        s.note("log-game-ends", rule, NOBODY, s.ending)
        for colour in s.colour_of:
            s.note("log-points", rule, colour, ending.points_of(s, colour))
        places = s.ranking()
        if s.has_queen():
            s.note("log-points", rule, s.queen, ending.points_of(s, s.queen))
            s.note("log-winner", rule, s.colour_of[0] if places[0] == 1 else s.queen)
            return
        for seat in range(s.seats):
            if places[seat] == 1:
                s.note("log-winner", s.by("cat.end.points", "bf.I3"), s.colour_of[seat])
