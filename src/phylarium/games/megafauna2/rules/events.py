"""Phase 1 (A1): the cards of the turn are drawn, and their icons happen one after the other."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import disks, drift, frames, mutagen, planets
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.setup import biosphere_deck
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Frame

MOST_ICONS: Final = 4
"""Icons of a card; a pack may have cards with more."""
ICONS_OF: Final[list[list[Frame]]] = [
    [frames.EventIcon(NOBODY, event, number) for number in range(MOST_ICONS - 1, -1, -1)]
    for event in range(EVENT_COUNT)
]
"""By event, its icons on the agenda, the last one first. Made once, since frames never change."""


class DrawEvents(Act[Megafauna, frames.DrawEvents]):
    """A1a-c, C1p: an extraterrestrial event and, unless it is stable, one of the biosphere; the first turn has none."""

    def act(self, s: Megafauna, f: frames.DrawEvents) -> None:
        s.last_event = s.et_card
        s.last_biosphere = s.biosphere_card
        s.et_card = s.et_deck.pop()
        s.biosphere_card = NONE
        s.seen[s.et_card] = 1
        s.reveal()
        s.note("log-event", "A1a", NOBODY, s.et_card)
        s.push(frames.EndEvents(NOBODY))
        if s.turn == 1 and s.eventful == 0:
            s.note("log-no-events", "C1p", NOBODY)
            return
        if not s.is_basic():
            if s.is_alien():
                s.push(frames.Raindance(s.medea))
            if s.components.stable[s.et_card]:
                s.note("log-stable", "A1b", NOBODY)
            else:
                draw_biosphere(s)
                push_icons(s, s.biosphere_card)
        push_icons(s, s.et_card)
        if s.planet != EARTH and s.components.stable[s.et_card]:
            planets.pay_tectonics(s)


def draw_biosphere(s: Megafauna) -> None:
    """A1c: a card of the deck that goes with the atmosphere; an empty one is shuffled anew first."""
    kind = disks.biosphere(s)
    deck = s.hot_deck if kind == TOO_HOT else s.mild_deck if kind == GOLDILOCKS else s.cold_deck
    if not deck:
        deck.extend(biosphere_deck(s, kind))
        s.note("log-reshuffled", "A1c", NOBODY, kind)
    s.biosphere_card = deck.pop()
    s.seen[s.biosphere_card] = 1
    s.reveal()
    s.note("log-biosphere", "A1c", NOBODY, s.biosphere_card)


def push_icons(s: Megafauna, event: int) -> None:
    """A1e: the icons of a card, the first one on top; in tooth & claw only those that strike organs and creeples."""
    icons = s.components.icons[event]
    basic = s.is_basic()
    if not basic and len(icons) <= MOST_ICONS:
        s.agenda += ICONS_OF[event][MOST_ICONS - len(icons) :]
        return
    for number in range(len(icons) - 1, -1, -1):
        if not basic or icons[number].kind in (MUTAGEN, RADIATION, CROWD_DISEASE):
            s.push(frames.EventIcon(NOBODY, event, number))


class EventIcon(Act[Megafauna, frames.EventIcon]):
    """A1d, A1e: one icon of a card; craters and drifts strike the craton of the turn's biosphere card."""

    ints: str = "event number"

    def act(self, s: Megafauna, f: frames.EventIcon) -> None:
        if s.is_alien() and planets.resolve(s, f.event, f.number):
            return
        icon = s.components.icons[f.event][f.number]
        kind = icon.kind
        if kind == TRANSFER:
            disks.transfer(s, f.event, f.number)
        elif kind == COLLISION:
            drift.move(s, icon.craton, icon.direction)
        elif kind == DRIFT:
            craton = impacted(s)
            if craton == NONE:
                s.note("log-no-craton", "A1d", NOBODY)
            else:
                drift.drift(s, craton, icon.direction)
        elif kind == CRATER:
            disks.crater(s, impacted(s))
        elif kind == RIFT:
            drift.rift(s)
        elif kind == DELUGE:
            disks.deluge(s)
        elif kind == MUTAGEN:
            mutagen.mutagen(s)
        elif kind == CROWD_DISEASE:
            mutagen.crowd_disease(s)
        elif kind == CLIMAX:
            disks.climax(s, icon.latitudes)
        elif kind == RADIATION:
            mutagen.radiation(s, icon.organs)
        elif kind == WINDY:
            s.windy = 1
            s.note("log-windy", "D11", NOBODY)


def impacted(s: Megafauna) -> int:
    """A1d: the craton that craters and latitudinal drifts of this turn strike; none on a stable turn."""
    return s.components.struck[s.biosphere_card] if s.biosphere_card != NONE else NONE


class EndEvents(Act[Megafauna, frames.EndEvents]):
    """D10h: a full atmosphere at the end of the events makes this the last turn."""

    def act(self, s: Megafauna, f: frames.EndEvents) -> None:
        if s.is_alien():
            planets.end(s)
        elif not s.is_basic() and not disks.has_room(s):
            s.ending |= RUNAWAY
            s.note("log-runaway", "D10h", NOBODY)
