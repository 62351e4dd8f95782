"""The mutation cards of the family: what a row of them holds, what can be wrong with it, what the rules read of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from phylarium.families.fauna.rules.components import Components
from phylarium.families.fauna.rules.names import *
from phylarium.kernel.packs import Report, part, rows

MOST_ORGANS: Final = 4
"""Of one side of a card."""
MOST_SKELETAL: Final = 5

FACE: Final[dict[str, Any]] = {
    "plus": (list[str], []),
    "monster": (str, ""),
    "shape": (str, ""),
    "recession": (list[str], []),
    "left": (str, ""),
    "right": (str, ""),
    "venom": (bool, False),
    "mutualism": (bool, False),
    "skeletal": (int, NONE),
    "fossil": (bool, False),
}
"""One way up of a promoted card, without its greatest size."""


def card_rows(size: Any, **more: Any) -> Any:
    """The rows of a file of cards: the type of the greatest size of a face (with a default or not), further columns."""
    face = part(size=size, **FACE)
    return rows(
        id=str, number=int, row=Literal["metabolic", "darwin"], colour=str, plus=list[str], a=face, b=face, **more
    )  # fmt: skip


class CardReport(Report):
    """Also knows lists of organs, and the sides of cards."""

    def organs(self, place: str, column: str, values: Sequence[str], least: int = 0) -> None:
        if self.length(place, column, values, least, MOST_ORGANS):
            self.all_named(place, column, values, ORGANS, "organ")

    def cards(
        self, found: Sequence[Any], known: Sequence[str], halves: Sequence[str], half: str
    ) -> list[tuple[str, Any]]:
        """What can be wrong with cards of any game whose halves have these names; answers rows with their places."""
        placed = self.each_once("card", found, known, "card")
        for place, row in placed:
            if self.named(place, "colour", row.colour, ORGANS[:-1], "colour of a card"):
                right = ROWS[ORGANS.index(row.colour) >= GREEN]
                if row.row != right:
                    self.add(place, "row", f"{row.colour} cards are of the {right} row")
            self.organs(place, "plus", row.plus, 1)
            for way, face in (("a", row.a), ("b", row.b)):
                self.between(place, f"{way}, size", face.size, 1, SIZE_MOST)
                self.organs(place, f"{way}, plus", face.plus)
                if face.monster:
                    self.named(place, f"{way}, monster", face.monster, ORGANS, "organ")
                for column, name in (("left", face.left), ("right", face.right)):
                    if name:
                        self.named(place, f"{way}, {column}", name, halves, half)
                if face.skeletal != NONE:
                    self.between(place, f"{way}, skeletal", face.skeletal, 0, MOST_SKELETAL)
        return placed


def packed(organs: Sequence[str]) -> int:
    """Names of organs as the rules count them."""
    return sum(ONE_ORGAN[ORGANS.index(organ)] for organ in organs)


def place(name: str, names: Sequence[str]) -> int:
    """Which of some names it is; NONE for no name."""
    return names.index(name) if name else NONE


def add_cards(c: Components, found: Sequence[Any], known: Sequence[str], halves: Sequence[str]) -> None:
    """What the rules read of cards, in the order of their known names, after those that are there already."""
    named = {row.id: row for row in found}
    for name in known:
        row = named[name]
        c.card_colour.append(ORGANS.index(row.colour))
        c.card_row.append(ROWS.index(row.row))
        c.card_plus.append(packed(row.plus))
        c.card_horror.append(getattr(row, "horror", False))
        for face in (row.a, row.b):
            c.face_size.append(face.size)
            c.face_plus.append(packed(face.plus))
            c.face_monster.append(place(face.monster, ORGANS))
            c.face_shape.append(place(face.shape, SHAPES))
            c.face_recession.append(packed(face.recession))
            c.face_left.append(place(face.left, halves))
            c.face_right.append(place(face.right, halves))
            c.face_venom.append(face.venom)
            c.face_mutualism.append(face.mutualism)
            c.face_skeletal.append(face.skeletal)
            c.face_fossil.append(face.fossil)
