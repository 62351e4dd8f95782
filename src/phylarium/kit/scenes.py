"""What the pictures of all games are put together with.

A `Scene` is a position as one seat sees it, with words for all of it. A game's own scene names the
game and its vocabulary, and adds the nouns that its pieces need. `heading`, `stacked` and `draw` make
the parts of a whole table that look the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypedDict, TypeVar

from phylarium.kernel import words
from phylarium.kernel.engine import State
from phylarium.kernel.message import Argument, Message, listed
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.kit import svg
from phylarium.kit.svg import GAP, Kept, Markup, Piece, Style, Theme

Layout = Literal["wide", "tall"]

CHOICE: Final = 13.0
"""The size of the text of a choice in the heading."""

# --- words -----------------------------------------------------------------------------------


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# --- the scene -------------------------------------------------------------------------------

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """A position as one seat sees it, with what it may choose, and words for all of it.

    `highlight` are ids of targets; without it, those of the seat's legal actions.
    """

    game: ClassVar[str]
    vocabulary: ClassVar[Vocabulary]

    def __init__(self, state: S, seat: int, *, highlight: Collection[str] | None = None, language: str = "en") -> None:
        masked = state.masked(seat)
        assert isinstance(masked, type(state))
        self.s = masked
        self.seat = seat
        self.language = language
        self.legal = masked.legal()
        legal = dict.fromkeys(self.vocabulary.target(action) for action in self.legal)
        self.yours = list(legal if highlight is None else dict.fromkeys(highlight))
        self._yours = frozenset(self.yours)
        self.drawn: set[str] = set()
        """Ids of the targets in the pieces made so far."""

    def noun(self, id: str) -> str:
        return self.words(Message(id))

    def words(self, message: Message) -> str:
        return words.render(message, self.game, self.language)

    def say(self, id: str, **arguments: Argument) -> str:
        return self.words(Message(id, arguments))

    def listed(self, parts: list[str]) -> str:
        """A list in words."""
        return self.words(listed(parts)) if parts else self.noun("nothing")

    def asked(self) -> str:
        """The present question."""
        return self.words(self.s.game().asked(self.s))

    def unplaced(self) -> list[str]:
        """What may be chosen and is in none of the pieces made so far."""
        return [id for id in self.yours if id not in self.drawn]

    def target(
        self, id: str, title: str, *content: str, class_: str = "", role: str = "img", move: str | None = None
    ) -> Markup:
        self.drawn.add(id)
        return svg.target(id, title, *content, yours=id in self._yours, class_=class_, role=role, move=move)


class KeptScene(Scene[S]):
    """A scene whose parts are kept from one picture to the next, as long as nothing in them is marked."""

    parts: ClassVar[Kept[Markup]]
    pieces: ClassVar[Kept[Piece]]

    def part(self, draw: Callable[[], Markup], *key: Hashable) -> Markup:
        """A part of the picture, kept by all that it is drawn from. Where something is marked it is drawn anew."""
        if self.yours:
            return draw()
        return self.parts.get((key, self.language), draw)

    def piece(self, draw: Callable[[], Piece], *key: Hashable) -> Piece:
        """The same for a whole piece."""
        if self.yours:
            return draw()
        return self.pieces.get((key, self.language), draw)


# --- labels ----------------------------------------------------------------------------------


class Chip(NamedTuple):
    """A small label that can be pointed at. Without a title, its text is the title."""

    id: str
    label: str
    class_: str = "ask"
    title: str = ""


def spread_out(chips: list[Chip], width: float, size: float) -> tuple[list[tuple[float, float, float]], float]:
    """Where labels go in rows that wrap (from the left, from the top, how long), and the height they take."""
    high = size + 11
    places = []
    left, y = 0.0, 0.0
    for chip in chips:
        long = svg.measure(chip.label, size) + 18
        if left > 0 and left + long > width:
            left, y = 0.0, y + high + 6
        places.append((left, y, long))
        left += long + 8
    return places, y + high if chips else 0.0


def labels(scene: Scene[S], chips: list[Chip], x: float, y: float, width: float, size: float) -> Markup:
    """Small labels in rows, the first one's upper left corner at (x, y)."""
    high = size + 11
    parts = []
    for chip, (left, down, long) in zip(chips, spread_out(chips, width, size)[0], strict=True):
        parts.append(
            scene.target(
                chip.id,
                chip.title or chip.label,
                svg.rect(0, 0, long, high, chip.class_, radius=high / 2),
                svg.text(long / 2, high / 2 + size * 0.36, chip.label, "ink", size=size, anchor="middle"),
                svg.rect(0, 0, long, high, "edge", radius=high / 2),
                move=svg.moved(x + left, y + down),
            )
        )
    return Markup("".join(parts))


# --- the whole table -------------------------------------------------------------------------


def heading(scene: Scene[S], width: float, where: str, choices: list[Chip], label: str) -> Piece:
    """The game, where it stands, who decides what, and those choices that have no place on the table."""
    s = scene.s
    mine = s.to_move() == scene.seat and not s.over()
    title = scene.noun(f"{scene.game}-title")
    parts = [svg.text(4, 28, title, "ink serif bold", size=23)]
    if svg.measure(title + where, 20) < width:
        parts.append(svg.text(width - 4, 27, where, "muted", size=13, anchor="end"))
    y = 46.0
    lead = scene.noun("drawing-your-turn") if mine else ""
    rows = svg.wrap(scene.asked(), width - 2 * GAP - (svg.measure(lead, 16) + 12 if lead else 0), 14.5)
    high = spread_out(choices, width - 2 * GAP, CHOICE)[1]
    box = 24 + 20.0 * len(rows) + (high + 14 if choices else 0)
    parts.append(svg.rect(0.5, y + 0.5, width - 1, box - 1, "panel", radius=8))
    left = GAP + 4
    if mine:
        n = svg.number
        parts.append(
            svg.path(
                f"M0 {n(y + 8)}C0 {n(y + 3)} 3 {n(y)} 6 {n(y)}L6 {n(y + box)}C3 {n(y + box)} 0 {n(y + box - 3)} "
                f"0 {n(y + box - 8)}Z",
                "accent",
            )
        )
        parts.append(svg.text(left, y + 27, lead, "ink serif bold", size=16))
        left += svg.measure(lead, 16) + 8
    parts.append(svg.lines(left, y + 27, rows, "ink", size=14.5, leading=1.38))
    parts.append(labels(scene, choices, GAP + 4, y + 20 * len(rows) + 24, width - 2 * GAP, CHOICE))
    return Piece(width, y + box, svg.group(*parts, id="heading"), label)


def stacked(head: Piece, pieces: list[Piece], width: float) -> Piece:
    """Pieces one above the other below the heading, all as wide: for a narrow screen."""
    content = [head.content]
    y = head.height + GAP
    for piece in pieces:
        scale = width / piece.width
        content.append(piece.placed(0, y, scale))
        y += piece.height * scale + GAP
    return Piece(width, y - GAP, svg.group(*content), head.label)


class Look(TypedDict, total=False):
    """How a whole table is drawn.

    Without a theme the picture follows the page or the reader's system. `highlight` are the ids of
    targets to mark as "yours to decide"; without it, all that the seat may choose now. Not `styled`:
    without the stylesheet, for a page that has it already.
    """

    theme: Theme | None
    highlight: Collection[str] | None
    layout: Layout
    language: str
    styled: bool


C = TypeVar("C", bound=Scene[Any])


def draw(
    kind: Callable[..., C], table: Callable[[C, Layout], Piece], style: Style, state: State, seat: int, look: Look
) -> str:
    """The whole table as a seat (or SPECTATOR) sees it, as one SVG file."""
    scene = kind(state, seat, highlight=look.get("highlight"), language=look.get("language", "en"))
    layout = look.get("layout", "wide")
    margin = 20.0 if layout == "wide" else 10.0
    return table(scene, layout).document(style, look.get("theme"), margin=margin, styled=look.get("styled", True))
