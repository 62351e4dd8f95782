"""What a game takes over from Genesis (its part K), and what a finished one hands on to Origins (18.2)."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.families.lineage import Hominid, HominidLegacy, Lifeform, Macroorganism, MicrobialLegacy
from phylarium.games.megafauna1.rules import ending, frames, say, succession
from phylarium.games.megafauna1.rules.names import (
    COLOUR_COUNT,
    COLOURS,
    GREENHOUSE,
    INSTINCTS,
    SHAPE_COUNT,
    SPECIES,
    SPECIES_COUNT,
)
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import OptionError
from phylarium.kernel.lineage import Lineage

# --- from Genesis ------------------------------------------------------------------------------


def take_up(s: Megafauna, legacy: MicrobialLegacy) -> None:
    """What each seat brings, and the set-up that goes with it."""
    found = going_on(s, legacy)
    if not found:
        return
    # The higher score chooses first; of equal ones whoever has more catalysts left.
    found.sort(key=lambda player: (-player.points, -sum(player.catalysts.values()), player.seat))
    succession.begin(s, [player.seat for player in found], [heir(player) for player in found])


def going_on(s: Megafauna, legacy: MicrobialLegacy) -> list[Lifeform]:
    """Who brings something; alone, nothing comes out of a game that was lost."""
    return [player for player in legacy.heirs(s.seats) if s.seats > 1 or player.place == 1]


def heir(player: Lifeform) -> frames.Heir:
    """What an archetype has from the fittest macroorganism of its player."""
    macro = fittest(player.macroorganisms)
    return frames.Heir(NOBODY, player.seat, int(not macro.terrestrial), len(macro.organs))


def fittest(found: list[Macroorganism]) -> Macroorganism:
    """Of several macroorganisms one of the land, then one with many organs: it has most to hand on."""
    return max(found, key=lambda macro: (macro.terrestrial and len(macro.organs) > 0, len(macro.organs)))


# --- to Origins --------------------------------------------------------------------------------


def wanted(wishes: Mapping[str, str]) -> list[int]:
    """18.2a: by colour, the instincts that a player would buy, as bits: `red` wishes `language,social-skills`."""
    found = [0] * COLOUR_COUNT
    for colour, text in wishes.items():
        if colour not in COLOURS:
            raise OptionError(
                f"megafauna1: there is no colour {colour!r} to wish for; it must be one of {', '.join(COLOURS)}"
            )
        for name in text.split(","):
            if name.strip() not in INSTINCTS:
                raise OptionError(
                    f"megafauna1: there is no instinct {name.strip()!r}; {colour} can wish for {', '.join(INSTINCTS)}"
                )
            found[COLOURS.index(colour)] |= 1 << INSTINCTS.index(name.strip())
    return found


def left(s: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy:
    """18.2: the hominids in the order in which they choose brain cards, and the age in which Origins begins."""
    sheet = ending.origins(s, wanted(wishes))
    places = s.ranking()
    return HominidLegacy(
        game=s.of.name,
        rules_version=s.of.rules_version,
        age="ice" if sheet.ice_age else "tropical",
        greenhouse=GREENHOUSE[s.greenhouse],
        players=[hominid(s, found, places) for found in sheet.hominids],
    )


def hominid(s: Megafauna, found: ending.Contender, places: list[int]) -> Hominid:
    """A player who goes on: with which species, and which instincts lie open at the start."""
    seat = s.seat_of[found.colour]
    return Hominid(
        seat=seat,
        colour=COLOURS[found.colour],
        points=found.points,
        place=places[seat],
        species=SPECIES[found.species],
        instincts=[name for i, name in enumerate(INSTINCTS) if (found.instincts >> i) & 1 == 1],
        bought=found.bought,
        genes=s.genes[found.colour] - found.bought * s.components.origins_instinct_genes,
    )


# --- what lives --------------------------------------------------------------------------------


def lineages(s: Megafauna) -> list[Lineage]:
    """The living species; the two-tusker is nobody's."""
    return [
        Lineage(species, max(s.seat_of[species // SHAPE_COUNT], NOBODY), say.species(species))
        for species in range(SPECIES_COUNT)
        if s.size[species] > 0
    ]


def ancestors(s: Megafauna) -> dict[int, str]:
    """18.2: the species that go on to Origins."""
    return {one.species: SPECIES[one.species] for one in ending.origins(s, [0] * COLOUR_COUNT).hominids}


def forebears(s: Megafauna, legacy: MicrobialLegacy) -> dict[int, str]:
    """By seat, the macroorganism that it went on from."""
    return {player.seat: fittest(player.macroorganisms).name for player in going_on(s, legacy)}
