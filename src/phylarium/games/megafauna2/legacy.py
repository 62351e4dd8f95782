"""What a game takes over from Genesis (C2, C3), and what a finished long game hands on to Origins (N)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from phylarium.families.fauna.rules import estate
from phylarium.families.fauna.rules.names import (
    EMOTION_COUNT,
    NONE,
    ONE_ORGAN,
    ORGANS,
    PARASITE,
    SHAPE_COUNT,
    SHAPES,
    organ_total,
)
from phylarium.families.lineage import Hominid, HominidLegacy, Macroorganism, MicrobialLegacy, standing
from phylarium.games.megafauna2.rules import frames, say
from phylarium.games.megafauna2.rules.names import (
    BLACK,
    BONY,
    CLIMATES,
    COLOURS,
    ORANGE,
    PLANT,
    SPECIES,
    THIRD_ERA,
    TOO_COLD,
)
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import OptionError
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.message import ROW, Listing, Message

FORMS: Final[dict[str, tuple[tuple[int, ...], bool]]] = {
    "mosses": ((PLANT,), False),
    "mushrooms": ((PLANT,), False),
    "dickinsonia": ((PLANT,), True),
    "seaweed": ((PLANT,), True),
    "snails": ((ORANGE,), False),
    "earthworms": ((ORANGE,), False),
    "lamp_shells": ((ORANGE,), True),
    "flatworms": ((ORANGE,), True),
    "eurypterids": ((BLACK,), False),
    "insects": ((BLACK,), False),
    "trilobites": ((BLACK,), True),
    "arrow_worms": ((BLACK,), True),
    "amphibians": ((BONY,), False),
    "sea_stars": ((BONY,), True),
    "velvet_worms": ((ORANGE, BLACK), False),
    "opabinia": ((ORANGE, BLACK), True),
}
"""C2a-e: by form of a macroorganism, the colours that it goes on as, and whether in the sea."""

INSTINCTS: Final = ["alpha", "alpha", "natural-history", "language", "manual-dexterity"]
"""Nb: by emotion, the instinct that it uncovers."""


# --- from Genesis ------------------------------------------------------------------------------


def take_up(s: Megafauna, legacy: MicrobialLegacy) -> None:
    """C2, C3: what each seat brings, and the set-up that goes with it.

    Nothing comes out of a world that ended; alone nothing comes out of a game that was lost, and the first turn has its
    events (C3b).
    """
    if s.planet != EARTH or (s.is_alien() and s.seats > 1):
        raise OptionError(Message("error-legacy-planet"), "megafauna2")
    clear(s)
    found = {player.seat: player for player in legacy.heirs(s.seats)}
    if s.seats == 1 and not (0 in found and found[0].place == 1):
        s.eventful = 1
        return
    if not found:
        return
    seat_of = {player.colour: player.seat for player in legacy.players if player.seat < s.seats}
    for seat, player in found.items():
        for macro in player.macroorganisms:
            fill(s, seat, macro, seat_of)
    if s.seats > 1:
        s.agenda.clear()
        s.push(frames.NextTurn(NOBODY))
        s.push(frames.Bequeath(NOBODY))
        s.push(frames.Settle(NOBODY))
        s.push(frames.LayCratons(NOBODY))
        s.push(frames.DealRest(NOBODY))
        # C2h: the higher score chooses first.
        for seat in sorted(found, key=lambda seat: (found[seat].points, -seat)):
            s.push_for(seat, frames.HeirColour(NOBODY, seat))
        s.push(frames.DealCards(NOBODY))
        s.push(frames.DealEvents(NOBODY))
    else:
        # Above the first turn: when everything else is on the table.
        s.agenda.insert(1, frames.Bequeath(NOBODY))


def clear(s: Megafauna) -> None:
    """Nobody brings anything yet."""
    s.heir_colours = [0] * s.seats
    s.heir_marine = [0] * s.seats
    s.heir_organs = [0] * s.seats
    s.heir_bionts = [0] * s.seats
    s.heir_guests = [0] * s.seats


def fill(s: Megafauna, seat: int, macro: Macroorganism, seat_of: Mapping[str, int]) -> None:
    """C2f, C2g, C2k: what a macroorganism is worth to its seat; the trophic biont is one of its bionts.

    Whoever has several chooses by the colour as which of them to go on.
    """
    colours, marine = FORMS[macro.name]
    kinds = sum(1 << colour for colour in colours)
    s.heir_colours[seat] |= kinds
    bionts = [macro.trophic_biont, *(guest.colour for guest in macro.endosymbionts)]
    others = {seat_of[guest.colour] for guest in macro.endosymbionts if guest.played and guest.colour in seat_of}
    s.estate += [
        seat,
        kinds,
        sum(ONE_ORGAN[ORGANS.index(organ.colour)] for organ in macro.organs),
        sum(ONE_ORGAN[ORGANS.index(colour)] for colour in bionts),
        int(marine),
        sum(1 << other for other in others if other != seat),
    ]


# --- to Origins --------------------------------------------------------------------------------


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
                    **standing(seat, COLOURS[colour], points, places),
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


# --- what lives --------------------------------------------------------------------------------


def lineages(s: Megafauna) -> list[Lineage]:
    """The living species, from the first turn on: whoever begins in the sea has an archetype for a moment (C2g)."""
    return [
        Lineage(species, s.seat_of[species // SHAPE_COUNT], say.species(species))
        for species in range(len(s.size))
        if s.turn > 0 and s.size[species] > 0
    ]


def forebears(s: Megafauna, legacy: MicrobialLegacy) -> dict[int, str]:
    """By seat, the macroorganism that it went on from."""
    brought = legacy.brought(s.seats)
    return {seat: brought[row] for seat, row in estate.heirs(s).items()}
