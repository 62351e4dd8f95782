"""The component data that the games of the family have alike: mutation cards and the costs of the display.

A game puts these schemas into those of its files, and asks the functions here about its rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from phylarium.families.fauna.rules.components import Components
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.printed import PRINTED as PRINTED
from phylarium.kernel.message import Message
from phylarium.kernel.packs import Report, part, rows, table


def cards(size: Any, **more: Any) -> Any:
    """Rows of mutation cards: the greatest size of a face (int, or with a default), and what a game has beside it."""
    face = part(
        size=size, plus=(list[str], []), monster=(str, ""), shape=(str, ""), recession=(list[str], []), left=(str, ""),
        right=(str, ""), venom=(bool, False), mutualism=(bool, False), skeletal=(int, NONE), fossil=(bool, False),
    )  # fmt: skip
    return rows(
        id=str, number=int, row=Literal["metabolic", "darwin"], colour=str, plus=list[str], horror=(bool, False),
        a=face, b=face, **more,
    )  # fmt: skip


CARDS: Final = cards(int)

TOOL_ROWS: Final = rows(id=str, hunts=str, dives=(bool, False))

DISPLAY: Final = table(costs=list[int], halved=list[int], again=list[int])
"""What a card costs by its column: without an emotion of its colour, with one, with more."""

DATA: Final = Path(__file__).parent / "data"
"""The cards and tools of Megafauna, which more than one game has."""

MOST_ORGANS: Final = 4
"""Of one side of a card."""


AN_EMOTION: Final = Message("thing-emotion")


class CardReport(Report):
    """Also knows mutation cards."""

    def organs(self, place: str, column: str, values: Sequence[str], least: int = 0) -> None:
        if self.length(place, column, values, least, MOST_ORGANS):
            self.all_named(place, column, values, ORGANS, Message("thing-organ"))

    def cards(
        self,
        cards: Sequence[Any],
        names: Sequence[str],
        founded: Sequence[str] = (),
        halves: Sequence[str] = EMOTIONS,
        half: Message = AN_EMOTION,
    ) -> list[tuple[str, Any]]:
        """The cards of a game: what they are called, what their halves are called, and the shapes that they found.

        Where no shapes are named, any card may found any and still have organs, halves and traits.
        """
        found = self.each_once("card", cards, names, Message("thing-card"))
        for place, row in found:
            if self.named(place, "colour", row.colour, ORGANS[:WHITE], Message("thing-colour-of-a-card")):
                right = ROWS[DARWIN if row.colour in (ORGANS[GREEN], ORGANS[BLUE]) else METABOLIC]
                if row.row != right:
                    self.add(place, "row", Message("wrong-row", {"colour": row.colour, "row": right}))
            self.organs(place, "plus", row.plus, 1)
            for way, face in (("a", row.a), ("b", row.b)):
                self.face(place, way, face, halves, half)
                if founded:
                    self.genotype(place, way, face, founded)
                elif face.shape:
                    self.named(place, f"{way}, shape", face.shape, SHAPES, Message("thing-shape"))
        return found

    def face(self, place: str, way: str, face: Any, halves: Sequence[str], half: Message) -> None:
        self.between(place, f"{way}, size", face.size, 1, SIZE_MOST)
        self.organs(place, f"{way}, plus", face.plus)
        if face.monster:
            self.named(place, f"{way}, monster", face.monster, ORGANS, Message("thing-organ"))
        for column, name in (("left", face.left), ("right", face.right)):
            if name:
                self.named(place, f"{way}, {column}", name, halves, half)
        if face.skeletal != NONE:
            self.between(place, f"{way}, skeletal", face.skeletal, 0, 5)

    def genotype(self, place: str, way: str, face: Any, founded: Sequence[str]) -> None:
        """A face that founds a species and has nothing else, or one that founds none."""
        if face.shape:
            self.named(place, f"{way}, shape", face.shape, founded, Message("thing-shape-that-is-founded"))
            self.organs(place, f"{way}, recession", face.recession)
            self.no_repeat(place, f"{way}, recession", face.recession)
            if face.plus or face.monster or face.left or face.right or face.venom or face.mutualism:
                trouble = Message("wrong-genotype")
                self.add(place, f"{way}, shape", trouble)
            if not face.fossil:
                self.add(place, f"{way}, fossil", Message("wrong-no-fossil"))
        elif face.recession:
            self.add(place, f"{way}, recession", Message("wrong-recession"))

    def tools(self, tools: Sequence[Any], names: Sequence[str]) -> None:
        for place, tool in self.each_once("tool", tools, names, Message("thing-tool")):
            self.named(place, "hunts", tool.hunts, SHAPES[:PARASITE], Message("thing-shape"))

    def display(self, display: Any) -> None:
        for column in ("costs", "halved", "again"):
            costs = getattr(display, column)
            if self.length("key display", column, costs, COLUMN_COUNT, COLUMN_COUNT):
                self.all_between("key display", column, costs, 0, 20)
                if costs[0] != 0:
                    self.add("key display", f"{column}, value 1", Message("wrong-first-cost"))
                if costs != sorted(costs):
                    self.add("key display", column, Message("wrong-costs"))


def packed(organs: Sequence[str]) -> int:
    """Organs by their colours, as one int."""
    return sum(ONE_ORGAN[ORGANS.index(organ)] for organ in organs)


def number_of(name: str, names: Sequence[str]) -> int:
    """Where a name stands among names; NONE for none."""
    return names.index(name) if name else NONE


def fill_cards(c: Components, cards: Sequence[Any], names: Sequence[str], halves: Sequence[str] = EMOTIONS) -> None:
    """The tables of the cards, in the order of their names, after those that are there already."""
    by_id = {row.id: row for row in cards}
    for name in names:
        row = by_id[name]
        c.card_colour.append(ORGANS.index(row.colour))
        c.card_row.append(ROWS.index(row.row))
        c.card_plus.append(packed(row.plus))
        c.card_horror.append(row.horror)
        for face in (row.a, row.b):
            c.face_size.append(face.size)
            c.face_plus.append(packed(face.plus))
            c.face_monster.append(number_of(face.monster, ORGANS))
            c.face_shape.append(number_of(face.shape, SHAPES))
            c.face_recession.append(packed(face.recession))
            c.face_left.append(number_of(face.left, halves))
            c.face_right.append(number_of(face.right, halves))
            c.face_venom.append(face.venom)
            c.face_mutualism.append(face.mutualism)
            c.face_skeletal.append(face.skeletal)
            c.face_fossil.append(face.fossil)


def fill_tools(c: Components, tools: Sequence[Any], names: Sequence[str]) -> None:
    """The sides of the tool cards, in the order of their names."""
    by_id = {row.id: row for row in tools}
    c.tool_shape = [SHAPES.index(by_id[name].hunts) for name in names]
    c.tool_dives = [by_id[name].dives for name in names]
