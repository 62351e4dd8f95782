"""Portraits (G1): where a promoted card fits, what it replaces there, what a gap costs, and who loses its shape (H7f).

A place in a portrait is told by the cards on both sides of it: the new card comes after one of them, or first, and
before another one, or last. Whatever lay between the two is replaced.
"""

from __future__ import annotations

from phylarium.families.fauna.rules import display, tableau
from phylarium.games.mesofauna.rules import frames, living, say, sizes, tools, wetas
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import BUTTERFLY, COMBINED
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.message import Reason

# --- what fits --------------------------------------------------------------------------------


def lefts(s: Mesofauna, species: int, face: int) -> list[int]:
    """D2d: the cards after which a face can be laid, NONE for the left end among them."""
    found: list[int] = []
    half = s.components.face_left[face]
    row = s.row(species)
    guarded = is_guarded(s, species, face)
    for at in range(-1, len(row)):
        if at >= 0 and (half == NONE or s.components.face_right[s.face(row[at])] != half):
            continue
        if not guarded or _rights(s, species, face, row, at, True):
            found.append(row[at] if at >= 0 else NONE)
    return found


def rights(s: Mesofauna, species: int, face: int, after: int) -> list[int]:
    """D2d: the cards before which it can be laid once the one before it is known, NONE for the right end among them."""
    row = s.row(species)
    at = row.index(after) if after != NONE else -1
    return _rights(s, species, face, row, at, is_guarded(s, species, face))


def _rights(s: Mesofauna, species: int, face: int, row: list[int], at: int, guarded: bool) -> list[int]:
    """The same by the place of the card before it."""
    found: list[int] = []
    half = s.components.face_right[face]
    for end in range(at + 1, len(row) + 1):
        if end < len(row) and (half == NONE or s.components.face_left[s.face(row[end])] != half):
            continue
        if guarded and not _shows(s, species, row, at, end):
            continue
        found.append(row[end] if end < len(row) else NONE)
    return found


def _shows(s: Mesofauna, species: int, row: list[int], at: int, end: int) -> bool:
    """Whether the cards that stay beside a new one show the shape of their species."""
    for i in range(len(row)):
        if (i <= at or i >= end) and is_own_shape(s, species, row[i]):
            return True
    return False


def is_own_shape(s: Mesofauna, species: int, card: int) -> bool:
    """H7f: whether a promoted card shows the silhouette of its own species; an archetype has no shape to lose."""
    shape = species % SHAPE_COUNT
    return shape != ARCHETYPE and s.components.face_shape[s.face(card)] == shape


def has_own_shape(s: Mesofauna, species: int) -> bool:
    """Whether any promoted card of a species does."""
    shape = species % SHAPE_COUNT
    card_at = s.card_at
    shapes = s.components.face_shape
    for card in s.held:
        if card_at[card] == species and s.card_side[card] != UNPROMOTED and shapes[s.face(card)] == shape:
            return shape != ARCHETYPE
    return False


def is_guarded(s: Mesofauna, species: int, face: int) -> bool:
    """D2d: whether a face may not replace the last card that shows the shape of its species."""
    return is_shape_at_stake(s, species) and s.components.face_shape[face] != species % SHAPE_COUNT


def is_shape_at_stake(s: Mesofauna, species: int) -> bool:
    """D2d: whether a species could lose its shape with cards of its portrait, and could not go on as an archetype."""
    shape = species % SHAPE_COUNT
    if shape == ARCHETYPE or s.stage < BUTTERFLY or s.size[species - shape] == 0:
        return False
    card_at = s.card_at
    shapes = s.components.face_shape
    found = False
    for card in s.held:
        if card_at[card] == species and s.card_side[card] != UNPROMOTED and shapes[s.face(card)] == shape:
            if s.in_row[card] == 0:
                # J3d: outside the portrait it is safe; bugs have no card there.
                return False
            found = True
    return found


# --- the choice of a place --------------------------------------------------------------------


class Orient(Choice[Mesofauna, frames.Orient]):
    """cat.mutate.orientation: which way up a card of the display comes into a portrait."""

    ints: str = "species card"

    def options(self, s: Mesofauna, f: frames.Orient) -> list[int]:
        return [PROMOTE + f.card * 2, PROMOTE + f.card * 2 + 1]

    def chosen(self, s: Mesofauna, f: frames.Orient, action: int) -> None:
        promote(s, f.species, action - PROMOTE)


class FitAfter(Choice[Mesofauna, frames.FitAfter]):
    """bf.D2d: after which card of the portrait a new one comes, or whether it is the first."""

    ints: str = "species face"

    def options(self, s: Mesofauna, f: frames.FitAfter) -> list[int]:
        return [CARD + card if card != NONE else FIRST for card in lefts(s, f.species, f.face)]

    def chosen(self, s: Mesofauna, f: frames.FitAfter, action: int) -> None:
        s.push(frames.FitBefore(f.actor, f.species, f.face, NONE if action == FIRST else action - CARD))

    def cites(self, s: Mesofauna, f: frames.FitAfter) -> str:
        return fit_rule(s)

    def refusal(self, s: Mesofauna, f: frames.FitAfter, action: int) -> Reason | None:
        return refuse_neighbour(s, f.species, f.face, action, FIRST)

    def sought(self, s: Mesofauna, f: frames.FitAfter) -> list[int]:
        return [FIRST, *[CARD + card for card in s.row(f.species)]]


class FitBefore(Choice[Mesofauna, frames.FitBefore]):
    """bf.D2d: before which card it comes, or whether it is the last; the cards between the two are replaced."""

    ints: str = "species face after"

    def options(self, s: Mesofauna, f: frames.FitBefore) -> list[int]:
        return [CARD + card if card != NONE else LAST for card in rights(s, f.species, f.face, f.after)]

    def chosen(self, s: Mesofauna, f: frames.FitBefore, action: int) -> None:
        lay(s, f.species, f.face, f.after, NONE if action == LAST else action - CARD)

    def cites(self, s: Mesofauna, f: frames.FitBefore) -> str:
        return fit_rule(s)

    def refusal(self, s: Mesofauna, f: frames.FitBefore, action: int) -> Reason | None:
        if CARD <= action < CARD + CARD_COUNT and f.after != NONE:
            row = s.row(f.species)
            card = action - CARD
            if card in row and row.index(card) <= row.index(f.after):
                return say.no("refused-lies-before", fit_rule(s))
        return refuse_neighbour(s, f.species, f.face, action, LAST)

    def sought(self, s: Mesofauna, f: frames.FitBefore) -> list[int]:
        return [*[CARD + card for card in s.row(f.species)], LAST]


def fit_rule(s: Mesofauna) -> str:
    """The rule of the present game that says what fits."""
    if s.is_caterpillar():
        return "cat.mutate.placement"
    return s.by("coc.promote.fit", "bf.D2d")


def refuse_neighbour(s: Mesofauna, species: int, face: int, action: int, end: int) -> Reason | None:
    """Why a face cannot lie beside a card of the portrait, or at an end of it (FIRST, LAST)."""
    if action == end:
        return say.about("refused-shape-lost", species, "bf.D2d")
    if not CARD <= action < CARD + CARD_COUNT:
        return None
    card = action - CARD
    if card not in s.row(species):
        return say.no("refused-not-in-portrait", fit_rule(s))
    left, right = (face, s.face(card)) if end == LAST else (s.face(card), face)
    ends, begins = s.components.face_right[left], s.components.face_left[right]
    if ends == NONE or begins == NONE:
        return say.no("refused-no-half", fit_rule(s))
    if ends != begins:
        return say.no("refused-halves-differ", fit_rule(s))
    return say.about("refused-shape-lost", species, "bf.D2d")


# --- a card is turned up ----------------------------------------------------------------------


def can_promote(s: Mesofauna, species: int, face: int, at_stake: bool) -> bool:
    """D2a, J3b, J3h: whether a species can promote one of its cards to a face without founding another species.

    `at_stake` is what `is_shape_at_stake` says of it.
    """
    components = s.components
    if s.stage == COMBINED:
        if s.size[species] > components.face_size[face] or is_giant_genotype(s, face):
            return False
        if components.face_left[face] == NONE and components.face_right[face] == NONE:
            return True
    if not at_stake or components.face_shape[face] == species % SHAPE_COUNT:
        return True
    # D2d: it may not replace the last card that shows the shape of its species.
    return len(lefts(s, species, face)) > 0


def is_giant_genotype(s: Mesofauna, face: int) -> bool:
    """J3b: whether a face is one of a card of Megafauna that must found a species."""
    return face >= BUG_CARD_COUNT * 2 and s.components.face_shape[face] != NONE


def has_half(s: Mesofauna, face: int) -> bool:
    """J3d: whether a face belongs into a portrait."""
    return s.components.face_left[face] != NONE or s.components.face_right[face] != NONE


def promote(s: Mesofauna, species: int, face: int) -> None:
    """D2, J3d: a card is turned up; with half an emotion or pheromone it comes into the portrait, else beside it."""
    if not has_half(s, face):
        turn(s, species, face)
        s.recount(species)
    elif s.row(species):
        s.push(frames.FitAfter(species // SHAPE_COUNT, species, face))
    else:
        lay(s, species, face, NONE, NONE)


def lay(s: Mesofauna, species: int, face: int, after: int, before: int) -> None:
    """D2c-f: a card is laid between two of a portrait (NONE: at an end); what lay there before is discarded."""
    card = face // 2
    colour = species // SHAPE_COUNT
    shaped = s.has_events() and has_own_shape(s, species)
    social = s.is_eusocial(species)
    curious = s.mood(species, PURPLE)
    row = s.row(species)
    start = row.index(after) + 1 if after != NONE else 0
    end = row.index(before) if before != NONE else len(row)
    turn(s, species, face)
    venom = False
    for lost in row[start:end]:
        venom = venom or s.components.face_venom[s.face(lost)]
        s.note("log-replaces", fit_rule(s), colour, species, s.face(lost), face)
        s.discard(lost)
    s.held.remove(card)
    s.held.insert(s.held.index(before) if before != NONE else len(s.held), card)
    s.in_row[card] = 1
    s.recount(species)
    s.count_moods(species)
    if s.is_eusocial(species) and not social:
        s.note("log-eusocial", "bf.G2", colour, species)
    tools.award(s, species, curious)
    sizes.settle_bug(s, species)
    if shaped and not has_own_shape(s, species):
        s.push(frames.Check(NOBODY))
        wetas.lose_shape(s, species, 0)
        return
    if venom:
        living.check(s)


def turn(s: Mesofauna, species: int, face: int) -> None:
    """D2c, D2e: a card of the display (Caterpillar) or of the tableau is turned up, and has the organs of its face."""
    card = face // 2
    colour = species // SHAPE_COUNT
    components = s.components
    if s.is_caterpillar():
        display.take(s, s.display.index(card))
        tableau.add_card(s, species, card)
        s.note("log-adds", "cat.mutate.placement", colour, species, face)
        s.card_side[card] = WAY_A + face % 2
    else:
        s.note("log-promotes", s.by("coc.promote.fit", "bf.D2"), colour, species, card, face)
        tableau.turn_over(s, card, face % 2)
        keep_blue(s, species)
        recede(s, species, face)
        if s.has_events() and components.face_mutualism[face]:
            s.note("log-mutualism", "bf.G3", colour, species)
        if components.face_venom[face]:
            s.note("log-venom", s.by("coc.promote.venom", "bf.G4"), colour, species)
    put_organs(s, species, face)


def put_organs(s: Mesofauna, species: int, face: int) -> None:
    """D2e, J3e: the organs of a face lie on its card, and its monster."""
    card = face // 2
    s.cubes[card] = s.components.face_plus[face]
    if s.is_combined() and s.components.face_monster[face] != NONE:
        s.monster_on[card] = 1
        s.note("log-monster", "J3e", species // SHAPE_COUNT, species, face)


def recede(s: Mesofauna, species: int, face: int) -> None:
    """J6b: a species loses all basal organs of the colours that recede."""
    receding = s.components.face_recession[face]
    if receding == 0:
        return
    lost = 0
    for organ in range(ORGAN_COUNT):
        if organ_of(receding, organ) > 0:
            lost += s.basal[species] & (ORGAN_MASK << (ORGAN_BITS * organ))
    if lost:
        s.basal[species] -= lost
        s.recount(species)
        s.note("log-recedes", "J6b", species // SHAPE_COUNT, species, lost)


def keep_blue(s: Mesofauna, species: int) -> None:
    """G5c: a parasite has no basal organs but blue ones."""
    if s.is_parasite(species):
        lost = s.basal[species] & ~BLUE_ONES
        if lost:
            s.basal[species] -= lost
            s.note("log-monochrome", s.by("coc.parasite.basal", "bf.G5c"), species // SHAPE_COUNT, species, lost)


# --- cards are lost ---------------------------------------------------------------------------


def lose(s: Mesofauna, species: int, cards: list[int], limit: int) -> None:
    """H7c, J3h, G1d, H7f: mutations are discarded; a portrait closes up or breaks, and its species may lose its shape.

    `limit` is that of the mutagen which struck them, or 0.
    """
    shaped = False
    row = s.row(species)
    for card in cards:
        shaped = shaped or (s.card_side[card] != UNPROMOTED and is_own_shape(s, species, card))
        s.discard(card)
    if shaped and not has_own_shape(s, species):
        s.push(frames.LoseShape(species // SHAPE_COUNT, species, limit))
    left = s.row(species)
    if len(left) < len(row):
        s.count_moods(species)
        if gap_of(s, species) > 0:
            s.push(frames.CloseGap(species // SHAPE_COUNT, species, limit))
        elif left and row[row.index(left[0]) :][: len(left)] != left:
            s.note("log-closes-up", "bf.G1d", species // SHAPE_COUNT, species)
    sizes.settle_bug(s, species)


def gap_of(s: Mesofauna, species: int) -> int:
    """G1d: the place of the first card of a portrait that does not fit to the one before it; 0 where all do."""
    row = s.row(species)
    for at in range(1, len(row)):
        half = s.components.face_right[s.face(row[at - 1])]
        if half == NONE or half != s.components.face_left[s.face(row[at])]:
            return at
    return 0


class CloseGap(Choice[Mesofauna, frames.CloseGap]):
    """bf.G1d: two parts of a portrait do not meet any more; one of them, told by its card at the gap, is kept."""

    ints: str = "species limit"

    def options(self, s: Mesofauna, f: frames.CloseGap) -> list[int]:
        row = s.row(f.species)
        at = gap_of(s, f.species)
        # A monster that grew twice in one contest (J7c) may have closed it already.
        return [CARD + row[at - 1], CARD + row[at]] if at > 0 else []

    def chosen(self, s: Mesofauna, f: frames.CloseGap, action: int) -> None:
        row = s.row(f.species)
        at = gap_of(s, f.species)
        lost = row[at:] if action == CARD + row[at - 1] else row[:at]
        for card in lost:
            s.note("log-falls-off", "bf.G1d", f.actor, f.species, s.face(card))
        lose(s, f.species, lost, f.limit)
        living.check(s)


class LoseShape(Act[Mesofauna, frames.LoseShape]):
    """H7f, J7b: a species without its silhouette, or a bug too large to fly, goes on as an archetype."""

    ints: str = "species limit"

    def act(self, s: Mesofauna, f: frames.LoseShape) -> None:
        # It may have died out since, with the venom that its portrait lost.
        if s.size[f.species] > 0:
            # After those that were parasites have contested their hosts (D3j): till then these are eaten as they were.
            s.push(frames.Check(NOBODY))
            wetas.lose_shape(s, f.species, f.limit)
