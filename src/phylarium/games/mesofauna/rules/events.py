"""The events of a card that becomes the top of its deck (A3b, H): awards, ice ages, diseases and impacts."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import drift, ending, frames, hive, living, mutagen, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.dispersal import biomes_of
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, Frame
from phylarium.kernel.message import Reason

DODGING_SEATS = 4


def reveal(s: Mesofauna, card: int) -> None:
    """A3b, A3d: the events of a card happen from left to right; with four players it may show that they do not."""
    events = s.components.card_events[card]
    if not events:
        return
    if s.components.card_dodges[card] and s.seats == DODGING_SEATS and not s.is_combined():
        s.note("log-dodged", "bf.A3d", NOBODY, card)
        return
    for number in range(len(events) - 1, -1, -1):
        s.push(frames.Event(NOBODY, card, number))


class Event(Act[Mesofauna, frames.Event]):
    """H: one event of a revealed card; whoever cannot stay after it dies (F6)."""

    ints: str = "card number"

    def act(self, s: Mesofauna, f: frames.Event) -> None:
        if s.ending != 0:
            # L8: the last fossil, or the death of the queen, ended the game.
            return
        event = s.components.card_events[f.card][f.number]
        s.note("log-event", "bf.H", NOBODY, event)
        if event in (ICE_AGE, IMPACT, MUTAGEN):
            s.push(frames.Check(NOBODY))
        if event == FOSSIL_AWARD:
            award(s)
        elif event == ICE_AGE:
            ice_age(s)
        elif event == RADIATION:
            mutagen.radiation(s, s.components.card_strikes[f.card])
        elif event == CROWD_DISEASE:
            crowd_disease(s)
        elif event == DRIFT:
            drift.drift(s)
        elif event == IMPACT:
            impact(s)
        else:
            mutagen.mutagen(s)


# --- fossil award (H1) ------------------------------------------------------------------------


def award(s: Mesofauna) -> None:
    """H1, L1e: a fossil to whoever has most, or to each of them; against Queen Bee each leaves the formation."""
    order = s.clockwise(s.active)
    counts = [ending.standing(s, colour) for colour in order]
    most = max(counts)
    if most == 0:
        s.note("log-no-award", "bf.H1", NOBODY)
        return
    for number, colour in enumerate(order):
        if counts[number] == most:
            s.fossils[colour] += 1
            s.note("log-awarded", "bf.H1", colour, most)
            if s.has_queen() and s.formation > 0:
                s.formation -= 1
                if s.formation == 0:
                    s.ending |= FORMATION_EMPTY


# --- ice age (H2) -----------------------------------------------------------------------------


def ice_age(s: Mesofauna) -> None:
    """H2: flowers wither on heights, and on the highest nobody outlasts the glaciers but Holometabolans."""
    elevations = s.components.elevation
    for biome in range(BIOME_COUNT):
        craton = biome // HEX_COUNT
        if not s.is_laid(craton):
            continue
        elevation = elevations[(craton * 2 + s.side[craton]) * HEX_COUNT + biome % HEX_COUNT]
        if elevation == 0:
            continue
        if (s.flowers >> biome) & 1:
            s.flowers &= ~(1 << biome)
            s.note("log-flower-lost", "bf.H2a", NOBODY, biome)
        if elevation >= s.components.glacier:
            # A parasite first: one that dies by itself needs no other host.
            for level in range(LEVEL_COUNT - 1, -1, -1):
                species = s.at(biome, level)
                if species != NONE and not s.is_holometabolan(species):
                    living.kill(s, biome, level, "log-killed", "bf.H2b")


# --- impact (H6) ------------------------------------------------------------------------------


def impact(s: Mesofauna) -> None:
    """H6: a die names the craton on which everybody dies and no flower is left."""
    craton = s.rng.below(CRATON_COUNT)
    if not s.is_laid(craton):
        s.note("log-splash", "bf.H6a", NOBODY, craton)
        return
    s.note("log-impact", "bf.H6a", NOBODY, craton)
    s.flowers &= ~biomes_of(craton)
    for biome in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
        for level in range(LEVEL_COUNT - 1, -1, -1):
            if s.at(biome, level) != NONE:
                living.kill(s, biome, level, "log-killed", "bf.H6b")


# --- crowd disease (H4) -----------------------------------------------------------------------


def crowd_disease(s: Mesofauna) -> None:
    """H4: the species with most creeples, or each of several, loses half of them; its owner chooses which."""
    most = 0
    for species in s.roster:
        most = max(most, s.living[species])
    if most < 2:
        s.note("log-no-disease", "bf.H4", NOBODY)
        return
    sick: list[Frame] = []
    for colour in s.clockwise(s.active):
        for species in s.roster_of(colour):
            if s.living[species] == most:
                s.note("log-disease", "bf.H4", colour, species, most // 2)
                sick.append(frames.Sicken(colour, species, most // 2))
                sick.append(frames.Check(NOBODY))
    s.push_in_order(sick)


class Sicken(Choice[Mesofauna, frames.Sicken]):
    """bf.H4: choose which creeple of your most numerous species dies of the disease."""

    ints: str = "species left"

    def options(self, s: Mesofauna, f: frames.Sicken) -> list[int]:
        places = s.places_of(f.species)
        if places and f.actor == s.queen:
            # L7a, L9g: she loses the most stressed, of equals the one that her opponent chooses.
            worst = hive.stress(s, hive.most_stressed(s, places))
            places = [place for place in places if hive.stress(s, place) == worst]
        return [PLACE + place for place in places]

    def chosen(self, s: Mesofauna, f: frames.Sicken, action: int) -> None:
        biome, level = divmod(action - PLACE, LEVEL_COUNT)
        living.kill(s, biome, level, "log-killed", "bf.H4")
        if f.left > 1:
            s.push(frames.Sicken(f.actor, f.species, f.left - 1))

    def refusal(self, s: Mesofauna, f: frames.Sicken, action: int) -> Reason | None:
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return say.about("refused-none-there", f.species, "bf.H4")
        return None
