"""Mutagens (H7) and radiation (H3): events that strike the organs and the cards of species.

Who cannot stay on the map without them dies at the end of the event (F6); of a mutagen that is seen to in `events`.
"""

from __future__ import annotations

from phylarium.games.mesofauna.rules import extinction, frames, living, portraits, say, sizes
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY, Choice
from phylarium.kernel.message import Reason

# --- mutagens ---------------------------------------------------------------------------------


def mutagen(s: Mesofauna) -> None:
    """H7, H7a: the highest of some dice is the organ limit of all species."""
    dice = s.components.dice[s.ticket]
    best = 0
    for _ in range(dice):
        best = max(best, s.rng.below(DICE_SIDES) + 1)
    s.note("log-mutagen-roll", "bf.H7a", NOBODY, dice, best)
    strike(s, best)


def strike(s: Mesofauna, roll: int) -> None:
    """H7b, H7e: every species is tested against its limit, in the order in which players choose (H)."""
    for colour in reversed(s.clockwise(s.active)):
        for species in reversed(s.roster_of(colour)):
            limit = limit_of(s, species, roll)
            if organ_total(s.organs[species]) > limit:
                s.push(frames.Atrophy(colour, species, limit))
            elif organ_total(s.organs[species]) > roll:
                s.note("log-shielded", "bf.H7e", colour, species, limit)


def limit_of(s: Mesofauna, species: int, roll: int) -> int:
    """H7e: the limit of a species: each pheromone of a eusocial one raises it."""
    if s.is_eusocial(species):
        return roll + s.components.shield * s.pheromones(species)
    return roll


class Atrophy(Choice[Mesofauna, frames.Atrophy]):
    """bf.H7c: a species with more organs than its limit loses one from its mutations; its player chooses which."""

    ints: str = "species limit"

    def options(self, s: Mesofauna, f: frames.Atrophy) -> list[int]:
        if organ_total(s.organs[f.species]) <= f.limit or organ_total(s.basal[f.species]) > f.limit:
            return []
        found: list[int] = []
        for card in s.held:
            if s.card_at[card] == f.species and (s.cubes[card] or s.monster_on[card]):
                found.append(CARD + card)
        if f.actor == s.queen:
            # L7b: the hindmost card of her portrait.
            del found[:-1]
        return found

    def nothing(self, s: Mesofauna, f: frames.Atrophy) -> None:
        if organ_total(s.basal[f.species]) > f.limit:
            s.note("log-basal-lost", "bf.H7d", f.actor, f.species, f.limit)
            extinction.extinct(s, f.species)

    def chosen(self, s: Mesofauna, f: frames.Atrophy, action: int) -> None:
        card = action - CARD
        if f.actor != s.queen:
            s.push(frames.LoseOrgan(f.actor, f.species, f.limit, card))
            return
        s.push(frames.Atrophy(f.actor, f.species, f.limit))
        lose_card(s, f.species, card, f.limit, "L7b")

    def refusal(self, s: Mesofauna, f: frames.Atrophy, action: int) -> Reason | None:
        if CARD <= action < CARD + CARD_COUNT and s.card_at[action - CARD] == f.species:
            return say.no("refused-no-derived", "bf.H7c")
        return None

    def sought(self, s: Mesofauna, f: frames.Atrophy) -> list[int]:
        return [CARD + card for card in s.mutations(f.species)]


class LoseOrgan(Choice[Mesofauna, frames.LoseOrgan]):
    """bf.H7c: which organ of the chosen mutation is lost; its monster makes the species smaller instead (J7d)."""

    ints: str = "species limit card"

    def options(self, s: Mesofauna, f: frames.LoseOrgan) -> list[int]:
        found = [ORGAN + organ for organ in range(ORGAN_COUNT) if organ_of(s.cubes[f.card], organ) > 0]
        if s.monster_on[f.card]:
            found.append(SHRINK)
        return found

    def chosen(self, s: Mesofauna, f: frames.LoseOrgan, action: int) -> None:
        s.push(frames.Atrophy(f.actor, f.species, f.limit))
        if action == SHRINK:
            shrink(s, f.species, f.card)
        else:
            organ = action - ORGAN
            s.cubes[f.card] -= ONE_ORGAN[organ]
            s.recount(f.species)
            s.note("log-loses-organ", "bf.H7c", f.actor, f.species, organ, s.looks(f.card))
        if s.cubes[f.card] == 0 and s.monster_on[f.card] == 0:
            lose_card(s, f.species, f.card, f.limit, "bf.H7c")


def shrink(s: Mesofauna, species: int, card: int) -> None:
    """J7d: a monster that loses organs makes its species smaller; at size 1 the monster itself is lost."""
    colour = species // SHAPE_COUNT
    if s.size[species] > 1:
        s.size[species] -= 1
        s.note("log-resizes", "J7d", colour, species, s.size[species])
    else:
        s.monster_on[card] = 0
        s.note("log-loses-monster", "J7d", colour, species, s.looks(card))
    s.recount(species)


def lose_card(s: Mesofauna, species: int, card: int, limit: int, rule: str) -> None:
    """H7c: a mutation goes with its last organ."""
    s.note("log-loses-card", rule, species // SHAPE_COUNT, species, s.looks(card))
    portraits.lose(s, species, [card], limit)


# --- radiation --------------------------------------------------------------------------------


def radiation(s: Mesofauna, row: int) -> None:
    """H3, H3a, J2b: every mutation of the colours of a row that is in no portrait is discarded."""
    s.note("log-radiation", "bf.H3", NOBODY, row)
    lost: list[int] = []
    for card in s.held:
        if s.in_row[card] == 0 and s.components.card_row[card] % BUG_ROWS == row:
            lost.append(card)
    for card in lost:
        species = s.card_at[card]
        rule = "bf.H3" if s.card_side[card] == UNPROMOTED else "J2b"
        s.note("log-irradiated", rule, species // SHAPE_COUNT, species, s.looks(card))
        s.discard(card)
        sizes.settle_bug(s, species)
    if s.is_combined():
        # Venom may have gone with a promoted card.
        living.check(s)
