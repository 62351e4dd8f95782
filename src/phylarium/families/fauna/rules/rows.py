"""The row of a species: cards side by side whose halves meet.

A card with a half at its right edge alone is a head and can only be first, one with a half at its left edge alone
is a tail and can only be last; one with both is a brain. So a row has one head and one tail at most.
"""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna


def parts(s: Fauna, species: int) -> list[int]:
    """The promoted cards of a species that have a half, those in its row among them."""
    shared = s.shared
    found: list[int] = []
    for card in s.held:
        if s.card_at[card] == species and s.card_side[card] != UNPROMOTED:
            face = s.face(card)
            if shared.face_left[face] != NONE or shared.face_right[face] != NONE:
                found.append(card)
    return found


def joins(s: Fauna, left: int, right: int) -> bool:
    """Whether the halves of two promoted cards meet when they lie side by side."""
    half = s.shared.face_right[s.face(left)]
    return half != NONE and half == s.shared.face_left[s.face(right)]


class Rows:
    """What rows could be made of some promoted cards, the ones that must be in them among them."""

    def __init__(self, s: Fauna, cards: list[int], must: list[int]) -> None:
        self.left: list[int] = []
        self.right: list[int] = []
        self.must = 0
        """The cards that may not be left out, as bits of their places in the list."""
        for i in range(len(cards)):
            face = s.face(cards[i])
            self.left.append(s.shared.face_left[face])
            self.right.append(s.shared.face_right[face])
            if cards[i] in must:
                self.must |= 1 << i

    def whole(self, last: int, used: int, count: int, least: int) -> bool:
        """Whether a row whose last card is the one at a place can be ended or lengthened so that it is a row.

        That is so where it has the least number of cards and none is missing that must be in it.
        """
        if count >= least and used & self.must == self.must:
            return True
        half = self.right[last]
        if half == NONE:
            return False
        for i in range(len(self.left)):
            if (used >> i) & 1 == 0 and self.left[i] == half and self.whole(i, used | 1 << i, count + 1, least):
                return True
        return False

    def differs(self, last: int, used: int, count: int, moods: int, least: int, now: int) -> bool:
        """Whether a row that begins so can become a longer one than `least`, or as long a one with other moods."""
        if used & self.must == self.must and (count > least or (count == least and moods != now)):
            return True
        half = self.right[last]
        if half == NONE:
            return False
        one = 1 << (ORGAN_BITS * half)
        for i in range(len(self.left)):
            if (
                (used >> i) & 1 == 0
                and self.left[i] == half
                and self.differs(i, used | 1 << i, count + 1, moods + one, least, now)
            ):
                return True
        return False


def other_row(s: Fauna, species: int, shortest: int) -> bool:
    """Whether a species could have another row with all cards of the present one: longer, or with other moods."""
    cards = parts(s, species)
    if len(cards) < shortest:
        return False
    row = s.row(species)
    rows = Rows(s, cards, row)
    least = len(row) if len(row) >= shortest else shortest - 1
    for i in range(len(cards)):
        if rows.differs(i, 1 << i, 1, 0, least, s.moods[species]):
            return True
    return False


def next_cards(s: Fauna, species: int, built: list[int], shortest: int) -> list[int]:
    """The cards that can come next in a row that is built from left to right, so that it can become whole."""
    cards = parts(s, species)
    rows = Rows(s, cards, s.row(species))
    used = 0
    half = NONE
    for card in built:
        used |= 1 << cards.index(card)
        half = s.shared.face_right[s.face(card)]
    found: list[int] = []
    for i in range(len(cards)):
        if (
            (used >> i) & 1 == 0
            and (not built or (half != NONE and rows.left[i] == half))
            and rows.whole(i, used | 1 << i, len(built) + 1, shortest)
        ):
            found.append(cards[i])
    return found


def is_whole(s: Fauna, species: int, built: list[int], shortest: int) -> bool:
    """Whether a row that is being built may end here: long enough, and no card of the present row is missing."""
    if len(built) < shortest:
        return False
    for card in s.row(species):
        if card not in built:
            return False
    return True


def lay_row(s: Fauna, species: int, cards: list[int]) -> None:
    """These cards are now the row of a species, from left to right."""
    for card in s.row(species):
        s.in_row[card] = 0
    for card in cards:
        s.in_row[card] = 1
        s.held.remove(card)
        s.held.append(card)
    s.count_moods(species)
