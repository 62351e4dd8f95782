"""N: what a finished long game hands on to Origins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from phylarium.families.fauna.rules.names import EMOTION_COUNT, NONE, PARASITE, SHAPE_COUNT, SHAPES, organ_total
from phylarium.families.lineage import Hominid, HominidLegacy
from phylarium.games.megafauna2.rules.flow import THIRD_ERA
from phylarium.games.megafauna2.rules.names import CLIMATES, COLOURS, SPECIES, TOO_COLD
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import ROW, Listing, Message

INSTINCTS: Final = ["alpha", "alpha", "natural-history", "language", "manual-dexterity"]
"""Nb: by emotion, the instinct that it uncovers."""


def wanted(s: Megafauna, wishes: Mapping[str, str]) -> dict[int, int]:
    """By colour, the species that its player would go on with: `orange` wishes `flyer`."""
    found: dict[int, int] = {}
    playing = [COLOURS[colour] for colour in s.playing()]
    for colour, shape in wishes.items():
        if colour not in playing:
            raise OptionError(
                Message("error-wish-colour", {"colour": colour, "colours": Listing(playing, ROW)}), "megafauna2"
            )
        living = [SHAPES[species % SHAPE_COUNT] for species in s.species_of(COLOURS.index(colour))]
        if shape not in living:
            there = Listing(living, ROW) if living else Message("species-none")
            raise OptionError(
                Message("error-wish-species", {"colour": colour, "shape": shape, "there": there}), "megafauna2"
            )
        found[COLOURS.index(colour)] = COLOURS.index(colour) * SHAPE_COUNT + SHAPES.index(shape)
    return found


def instincts(s: Megafauna, species: int) -> list[str]:
    """Nb: the instincts that the emotions of a species uncover."""
    found: list[str] = []
    for emotion in range(EMOTION_COUNT):
        if s.mood(species, emotion) > 0 and INSTINCTS[emotion] not in found:
            found.append(INSTINCTS[emotion])
    return found


def best(s: Megafauna, colour: int) -> int:
    """The species of a colour with most instincts, then most emotions, then most creeples; none for a Lazarus."""
    at = colour * SHAPE_COUNT
    living = [species for species in range(at, at + PARASITE) if s.size[species] > 0]
    if not living:
        return NONE
    return max(
        living,
        key=lambda species: (
            len(instincts(s, species)),
            organ_total(s.moods[species]),
            s.living[species],
            -species,
        ),
    )


def left(s: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy | None:
    """N: the hominids in the order in which they choose brain maps, and the age; none where the third era never came.

    A Lazarus has no species to go on with.
    """
    if s.era != THIRD_ERA:
        return None
    chosen = wanted(s, wishes)
    points = s.scores()
    places = s.ranking()
    players: list[Hominid] = []
    # Na; of those who share a place the lower skeletal number chooses first.
    for seat in sorted(range(s.seats), key=lambda seat: (places[seat], s.colour_of[seat])):
        colour = s.colour_of[seat]
        species = chosen.get(colour, best(s, colour))
        if species != NONE:
            players.append(
                Hominid(
                    seat=seat,
                    colour=COLOURS[colour],
                    points=points[seat],
                    place=places[seat],
                    species=SPECIES[species],
                    instincts=instincts(s, species),
                    bought=0,
                    genes=0,
                )
            )
    climate = s.components.climate_of[s.air_black + s.air_white]
    cold = not s.is_basic() and s.components.biosphere_of[climate] == TOO_COLD
    return HominidLegacy(
        game=s.of.name,
        rules_version=s.of.rules_version,
        age="ice" if cold else "tropical",
        greenhouse=CLIMATES[climate] if not s.is_basic() else "",
        players=players,
    )
