"""The kinds of legacies of the series. Colours, organs and species are the ids of the game that leaves them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Self, TypedDict, TypeVar

import msgspec

from phylarium.kernel.legacy import Legacy


class LegacyPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a legacy."""


class Heir(LegacyPart, frozen=True, kw_only=True):
    """What a player leaves."""

    seat: int
    colour: str
    points: int
    place: int


class HeirStanding(TypedDict):
    """How a player stands at the end: what all that somebody leaves begins with."""

    seat: int
    colour: str
    points: int
    place: int


def standing(seat: int, colour: str, points: Sequence[int], places: Sequence[int]) -> HeirStanding:
    """Of points and places by seat, those of one."""
    return HeirStanding(seat=seat, colour=colour, points=points[seat], place=places[seat])


H = TypeVar("H", bound=Heir)


class Estate(Legacy, Generic[H], frozen=True, kw_only=True):
    """What several players leave; those who go on are in the order in which they choose."""

    players: list[H]

    def reseated(self, seats: Mapping[int, int]) -> Self:
        there = [msgspec.structs.replace(one, seat=seats[one.seat]) for one in self.players if one.seat in seats]
        return msgspec.structs.replace(self, players=there)


# --- from the first cell to the first footprints (Genesis K) ---------------------------------------


class Organ(LegacyPart, frozen=True, kw_only=True):
    name: str
    colour: str


class Endosymbiont(LegacyPart, frozen=True, kw_only=True):
    colour: str
    played: bool
    """Whether a player's, not an NPC's."""


class Parasite(LegacyPart, frozen=True, kw_only=True):
    name: str
    colour: str
    owner: str
    played: bool
    bionts: list[str]


class Macroorganism(LegacyPart, frozen=True, kw_only=True):
    """A macroorganism with its organs, its bionts, and its parasites from the nearest on."""

    card: str
    name: str
    terrestrial: bool
    level: str | None
    system: dict[str, int]
    organs: list[Organ]
    trophic_biont: str
    endosymbionts: list[Endosymbiont]
    parasites: list[Parasite]


class Lifeform(Heir, frozen=True, kw_only=True):
    """What a player has made of the soup."""

    catalysts: dict[str, int]
    macroorganisms: list[Macroorganism]


class MicrobialLegacy(Estate[Lifeform], frozen=True, kw_only=True, tag="microbial"):
    armageddon: bool
    cooperative: bool

    def heirs(self, seats: int) -> list[Lifeform]:
        """Of so many seats those that have a macroorganism to go on with; nothing comes out of a world that ended."""
        playing = [player for player in self.together() if player.seat < seats and not self.armageddon]
        return [player for player in playing if player.macroorganisms]

    def brought(self, seats: int) -> list[str]:
        """The names of all macroorganisms that go on, in the order of their players."""
        return [macro.name for player in self.heirs(seats) for macro in player.macroorganisms]

    def together(self) -> list[Lifeform]:
        """Everybody once: alone, one player has two colours, and all that both have."""
        found: dict[int, Lifeform] = {}
        for player in self.players:
            other = found.get(player.seat)
            if other is None:
                found[player.seat] = player
            else:
                found[player.seat] = msgspec.structs.replace(
                    other,
                    points=other.points + player.points,
                    catalysts={c: other.catalysts.get(c, 0) + n for c, n in player.catalysts.items()},
                    macroorganisms=[*other.macroorganisms, *player.macroorganisms],
                )
        return list(found.values())

    def bequests(self) -> dict[int, str]:
        seats = 1 + max([player.seat for player in self.players], default=-1)
        return {
            heir.seat: max(heir.macroorganisms, key=lambda macro: len(macro.organs) + len(macro.endosymbionts)).name
            for heir in self.heirs(seats)
        }


# --- to all continents (Mesofauna K2) ----------------------------------------------------------------


class Craton(LegacyPart, frozen=True, kw_only=True):
    """A craton of the map as it was at the end."""

    number: int
    side: str
    resource: str
    at: tuple[int, int] | None
    """Where its top hex lies, in axial coordinates; None: an island by itself."""


class Settler(Heir, frozen=True, kw_only=True):
    """A player who goes on: with which species, and where it lived."""

    species: str
    """Empty for somebody of whom nothing lives."""
    figures: int
    """As many creeples as go on in place of migrants; 0: all migrants are used."""
    folk: str
    """merfolk or landfolk."""
    speaks: bool
    eusocial: bool
    continents: list[list[str]]
    """By continent where the player lived, the hexes: one figure begins on each continent, near one of them."""


class TerrestrialLegacy(Estate[Settler], frozen=True, kw_only=True, tag="terrestrial"):
    """Its players choose a colour and place their figures in turn."""

    cratons: list[Craton]


# --- to the door of consciousness (Megafauna 18.2) --------------------------------------------------


class Hominid(Heir, frozen=True, kw_only=True):
    """A player who goes on: with which species, and which instincts lie open at the start."""

    species: str
    instincts: list[str]
    bought: int
    genes: int


class HominidLegacy(Estate[Hominid], frozen=True, kw_only=True, tag="hominid"):
    """Its players choose brain cards in turn."""

    age: str
    greenhouse: str
