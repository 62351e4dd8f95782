"""What a game takes over from Genesis (K1), and what a finished one hands on to Origins (K2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from phylarium.families.fauna.rules import estate
from phylarium.families.fauna.rules.names import FLYER, NONE, ONE_ORGAN, ORGANS, SHAPE_COUNT, SHAPES, SWIMMER
from phylarium.families.lineage import (
    Craton,
    Lifeform,
    Macroorganism,
    MicrobialLegacy,
    Settler,
    TerrestrialLegacy,
    standing,
)
from phylarium.games.mesofauna.rules import heritage, say, terrain
from phylarium.games.mesofauna.rules.board import (
    BIOMES,
    CRATON_COUNT,
    HEX_COUNT,
    spot_q,
    spot_r,
)
from phylarium.games.mesofauna.rules.names import BUG_COUNT, COLOURS, CRATON_SIDES, LEVEL_COUNT, SPECIES
from phylarium.games.mesofauna.rules.options import BUTTERFLY, COMBINED, QUEEN_BEE
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.kernel.errors import OptionError
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.message import ROW, Listing, Message

PINK, PURPLE, GRAY, BLUE, GREEN, ORANGE, BLACK, WHITE = range(len(COLOURS))

FORMS: Final[dict[str, tuple[int, ...]]] = {
    "mosses": (GREEN,),
    "seaweed": (GREEN,),
    "snails": (ORANGE,),
    "earthworms": (ORANGE,),
    "lamp_shells": (ORANGE,),
    "flatworms": (ORANGE,),
    "amphibians": (WHITE,),
    "sea_stars": (WHITE,),
    "mushrooms": (PINK,),
    "dickinsonia": (PINK,),
    "velvet_worms": (PURPLE,),
    "opabinia": (PURPLE,),
    "insects": (GRAY,),
    "trilobites": (GRAY,),
    "eurypterids": (BLUE, BLACK),
    "arrow_worms": (BLUE, BLACK),
}
"""K1b, K1c: by form of a macroorganism, the colours that it may go on as."""

MERFOLK: Final = "merfolk"
LANDFOLK: Final = "landfolk"


# --- from Genesis ------------------------------------------------------------------------------


def take_up(s: Mesofauna, legacy: MicrobialLegacy) -> None:
    """K1: what each seat brings, and the set-up that goes with it. Nothing comes out of a world that ended."""
    if s.stage not in (BUTTERFLY, COMBINED, QUEEN_BEE):
        raise OptionError(Message("error-legacy-stage"), "mesofauna")
    s.heir_colours = [0] * s.seats
    s.heir_organs = [0] * s.seats
    s.heir_bionts = [0] * s.seats
    s.heir_mutual = [0] * s.seats
    s.heir_exempt = [0] * s.seats
    s.heir_points = [0] * s.seats
    playing = [player for player in legacy.players if player.seat < s.seats]
    heirs = legacy.heirs(s.seats)
    if not heirs:
        return
    for player in playing:
        s.heir_points[player.seat] += player.points
    seat_of = {player.colour: player.seat for player in playing}
    for player in heirs:
        for macro in player.macroorganisms:
            fill(s, player.seat, macro, seat_of)
    exempt(s, playing, heirs)
    heritage.begin(s)


def fill(s: Mesofauna, seat: int, macro: Macroorganism, seat_of: Mapping[str, int]) -> None:
    """K1b-f: what a macroorganism is worth to its seat; one of the sea brings no organs.

    Whoever has several chooses by the colour as which of them to go on (K1a).
    """
    kinds = sum(1 << colour for colour in FORMS[macro.name])
    s.heir_colours[seat] |= kinds
    organs = macro.organs if macro.terrestrial else []
    s.estate += [
        seat,
        kinds,
        sum(ONE_ORGAN[ORGANS.index(organ.colour)] for organ in organs),
        sum(ONE_ORGAN[ORGANS.index(guest.colour)] for guest in macro.endosymbionts),
        int(not macro.terrestrial),
        int(any(guest.played and seat_of.get(guest.colour) != seat for guest in macro.endosymbionts)),
    ]


def exempt(s: Mesofauna, playing: list[Lifeform], heirs: list[Lifeform]) -> None:
    """K1h: the winners of Genesis, and those whose bionts a winner carries, may take any card at once."""
    for player in playing:
        carried = any(
            guest.played and guest.colour == player.colour
            for winner in heirs
            if winner.place == 1
            for macro in winner.macroorganisms
            for guest in macro.endosymbionts
        )
        s.heir_exempt[player.seat] = int(player.place == 1 or carried)


# --- to Origins --------------------------------------------------------------------------------


def left(s: Mesofauna, wishes: Mapping[str, str]) -> TerrestrialLegacy | None:
    """K2: the map and those who go on, the winner first; none from Caterpillar and Cocoon."""
    if s.is_race():
        return None
    chosen, folk = wanted(s, wishes)
    points, places = s.scores(), s.ranking()
    settlers: list[Settler] = []
    for seat in sorted(range(s.seats), key=lambda seat: (places[seat], seat)):
        colour = s.colour_of[seat]
        species = chosen.get(colour, best(s, colour))
        settlers.append(
            Settler(
                **standing(seat, COLOURS[colour], points, places),
                species=SPECIES[species] if species != NONE else "",
                figures=s.components.giant_creeples if colour >= BUG_COUNT else 0,
                folk=folk.get(colour, folk_of(species)),
                speaks=species != NONE and s.has_language(species),
                eusocial=species != NONE and s.is_eusocial(species),
                continents=continents_of(s, colour),
            )
        )
    return TerrestrialLegacy(game=s.of.name, rules_version=s.of.rules_version, cratons=cratons(s), players=settlers)


def wanted(s: Mesofauna, wishes: Mapping[str, str]) -> tuple[dict[int, int], dict[int, str]]:
    """By colour, the species that its player would go on with (`pink` wishes `flyer`), and flyers as merfolk or not."""
    chosen: dict[int, int] = {}
    folk: dict[int, str] = {}
    playing = [COLOURS[colour] for colour in s.colour_of]
    for name, wish in wishes.items():
        if name not in playing:
            raise OptionError(
                Message("error-wish-colour", {"colour": name, "colours": Listing(playing, ROW)}), "mesofauna"
            )
        colour = COLOURS.index(name)
        shape, _, kind = wish.partition(" ")
        allowed = [SHAPES[species % SHAPE_COUNT] for species in worthy(s, colour)]
        if shape not in allowed or kind not in ("", MERFOLK, LANDFOLK) or (kind and shape != SHAPES[FLYER]):
            there = Listing(allowed, ROW) if allowed else Message("species-none")
            raise OptionError(
                Message("error-wish-species", {"colour": name, "shape": wish, "there": there}), "mesofauna"
            )
        chosen[colour] = colour * SHAPE_COUNT + SHAPES.index(shape)
        if kind:
            folk[colour] = kind
    return chosen, folk


def worthy(s: Mesofauna, colour: int) -> list[int]:
    """K2c: the species that a colour may go on with: eusocial or speaking ones, if it has any."""
    alive = s.roster_of(colour)
    gifted = [species for species in alive if s.is_eusocial(species) or s.has_language(species)]
    return gifted or alive


def best(s: Mesofauna, colour: int) -> int:
    """The one of them with most pheromones, then most creeples; none for a Lazarus."""
    found = worthy(s, colour)
    return max(found, key=lambda species: (s.pheromones(species), s.living[species], -species), default=NONE)


def folk_of(species: int) -> str:
    """K2d: swimmers go on in the sea, all others on land unless they wish otherwise."""
    return MERFOLK if species != NONE and species % SHAPE_COUNT == SWIMMER else LANDFOLK


def continents_of(s: Mesofauna, colour: int) -> list[list[str]]:
    """K2c: by continent where a colour lives, the hexes where it does."""
    found: list[list[str]] = []
    seen: list[int] = []
    homes = sorted({place // LEVEL_COUNT for species in s.roster_of(colour) for place in s.places_of(species)})
    for craton in range(CRATON_COUNT):
        if craton in seen or not s.is_laid(craton):
            continue
        together = [craton] if s.spot[craton] == ADRIFT else terrain.continent(s, craton)
        seen += together
        here = [BIOMES[biome] for biome in homes if biome // HEX_COUNT in together]
        if here:
            found.append(here)
    return found


def cratons(s: Mesofauna) -> list[Craton]:
    """K2a: every craton of the map, where it lies, and the resource by which hexes of Origins take its place."""
    found: list[Craton] = []
    for craton in range(CRATON_COUNT):
        if s.is_laid(craton):
            spot = s.spot[craton]
            found.append(
                Craton(
                    number=craton + 1,
                    side=CRATON_SIDES[s.side[craton]],
                    resource=s.components.resource[craton * 2 + s.side[craton]],
                    at=None if spot == ADRIFT else (spot_q(spot), spot_r(spot)),
                )
            )
    return found


# --- what lives --------------------------------------------------------------------------------


def lineages(s: Mesofauna) -> list[Lineage]:
    """The living species."""
    return [Lineage(species, s.seat_of[species // SHAPE_COUNT], say.species(species)) for species in s.roster]


def forebears(s: Mesofauna, legacy: MicrobialLegacy) -> dict[int, str]:
    """By seat, the macroorganism that it went on from."""
    brought = legacy.brought(s.seats)
    return {seat: brought[row] for seat, row in estate.heirs(s).items()}
