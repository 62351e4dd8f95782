"""How pictures are put together: pieces with a size, side by side or one above the other, and a whole table.

A game's `Drawing` says which pieces its table has and where they lie. The heading, the marks, the files and
the pieces of a page are the same for all games, and made here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypedDict, TypeVar, Unpack

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.message import Message
from phylarium.kernel.words import SOURCE
from phylarium.kit.kept import Memory
from phylarium.kit.lettering import measure, shorten, wrap
from phylarium.kit.scene import Scene, capital
from phylarium.kit.style import COLUMN, GAP, NARROW, READABLE, SMALL, Style, Theme, root_class, smallest, style_element
from phylarium.kit.svg import (
    NOTHING,
    Markup,
    at,
    group,
    lines,
    marked,
    moved,
    number,
    parted,
    path,
    rect,
    tag,
    target,
    targets,
    text,
    written,
)

Layout = Literal["wide", "tall"]

# --- pictures with a size --------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A part of a picture with its size: to be placed in a larger one or shown alone."""

    width: float
    height: float
    drawn: Markup | tuple[Markup, ...]
    """All of it; or in parts that follow each other, so that it need not be written anew where one of many changes."""

    label: str
    small: float = READABLE
    """The size of its smallest text that is not `fine`: a page shows the picture so large that this can be read."""

    seat: int | None = None
    """Whose panel it is."""

    @cached_property
    def content(self) -> Markup:
        return self.drawn if isinstance(self.drawn, Markup) else Markup("".join(self.drawn))

    def placed(self, x: float, y: float, scale: float = 1.0) -> Markup:
        return at(x, y, self.content, scale=scale)

    def marked(self, yours: Collection[str]) -> Picture:
        """The same picture with these targets marked as "yours to decide"."""
        return replace(self, drawn=marked(self.content, frozenset(yours)))

    def document(self, style: Style, theme: Theme | None = None, *, margin: float = 0.0, styled: bool = True) -> str:
        """A whole SVG file. Not `styled`: without the stylesheet, for a page that has it already."""
        return "".join(_document(self, theme, margin, style_element(style, theme) if styled else NOTHING))

    @cached_property
    def parts_on_page(self) -> tuple[str, ...]:
        """The picture for a page, which shows most of its pictures again after every move, and of others most parts."""
        return _document(self, None, 0.0, NOTHING, READABLE / self.small, self.seat)

    @cached_property
    def on_page(self) -> str:
        """The same in one."""
        return "".join(self.parts_on_page)


def _document(
    picture: Picture, theme: Theme | None, margin: float, style: Markup, scale: float = 1.0, seat: int | None = None
) -> tuple[str, ...]:
    width, height = picture.width + 2 * margin, picture.height + 2 * margin
    ground = rect(-margin, -margin, width, height, "paper")
    drawn = picture.drawn if isinstance(picture.drawn, tuple) else (picture.drawn,)
    opening = _opening(picture.label, margin, width, height, scale, theme, seat)
    return (opening, style, ground, *drawn, "</svg>") if style else (opening, ground, *drawn, "</svg>")


@lru_cache(maxsize=1024)
def _opening(
    label: str, margin: float, width: float, height: float, scale: float, theme: Theme | None, seat: int | None
) -> str:
    """How a document begins; those of a page begin alike."""
    whole = written(
        "svg",
        tag("title", label),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(-margin)} {number(-margin)} {number(width)} {number(height)}",
        width=width * scale,
        height=height * scale,
        class_=root_class(theme),
        role="group",
        aria_label=label,
        data_seat=seat,
    )
    return whole.removesuffix("</svg>")


def panel(width: float, height: float, title: str, *content: str, id: str, note: str = "") -> Picture:
    """A panel with a serif title, and a muted note on the right of it."""
    room = width - 3 * GAP - measure(title, 17, "serif-bold")
    return Picture(
        width,
        height,
        parted(
            "g",
            rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10),
            text(GAP, 27, title, "ink serif bold", size=17, within=width - 2 * GAP),
            text(width - GAP, 27, note, "muted", size=SMALL, anchor="end", within=room) if note else NOTHING,
            *content,
            id=id,
        ),
        title,
        READABLE * width / COLUMN,
    )


def plate(width: float, height: float, label: str, *content: str, id: str) -> Picture:
    """A panel without a title, for a board."""
    ground = rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10)
    return Picture(width, height, parted("g", ground, *content, id=id), label, smallest(width, height))


def above(*pictures: Picture, width: float | None = None, label: str = "") -> Picture:
    """Pictures one above the other; where a width is given, all as wide."""
    content = []
    y = 0.0
    for picture in pictures:
        scale = width / picture.width if width is not None else 1.0
        content.append(picture.placed(0, y, scale))
        y += picture.height * scale + GAP
    widest = width if width is not None else max([picture.width for picture in pictures], default=0.0)
    return Picture(widest, max(0.0, y - GAP), group(*content), label)


def beside(*pictures: Picture, label: str = "") -> Picture:
    """Pictures side by side, their upper edges in a line."""
    content = []
    x = 0.0
    for picture in pictures:
        content.append(picture.placed(x, 0))
        x += picture.width + GAP
    highest = max([picture.height for picture in pictures], default=0.0)
    return Picture(max(0.0, x - GAP), highest, group(*content), label)


def bar(width: float, height: float, class_: str) -> Markup:
    """The coloured upper edge of a player's panel."""
    w, h = number(width), number(height)
    inner = number(width - 10)
    return path(f"M10 0L{inner} 0C{number(width - 4)} 0 {w} 4 {w} {h}L0 {h}C0 4 4 0 10 0Z", class_)


# --- labels ----------------------------------------------------------------------------------


class Chip(NamedTuple):
    """A small label that can be pointed at. Without a title, its text is the title."""

    id: str
    label: str
    class_: str = "ask"
    title: str = ""


def spread_out(chips: Sequence[Chip], width: float, size: float) -> tuple[list[tuple[float, float, float]], float]:
    """Where labels go in rows that wrap (from the left, from the top, how long), and the height they take."""
    high = size + 11
    places = []
    left, y = 0.0, 0.0
    for chip in chips:
        long = min(width, measure(chip.label, size) + 18)
        if left > 0 and left + long > width:
            left, y = 0.0, y + high + 6
        places.append((left, y, long))
        left += long + 8
    return places, y + high if chips else 0.0


def labels(chips: Sequence[Chip], x: float, y: float, width: float, size: float) -> Markup:
    """Small labels in rows, the first one's upper left corner at (x, y)."""
    high = size + 11
    parts = []
    for chip, (left, down, long) in zip(chips, spread_out(chips, width, size)[0], strict=True):
        parts.append(
            target(
                chip.id,
                chip.title or chip.label,
                rect(0, 0, long, high, chip.class_, radius=high / 2),
                text(long / 2, high / 2 + size * 0.34, chip.label, size=size, anchor="middle", within=long - 18),
                rect(0, 0, long, high, "edge", radius=high / 2),
                move=moved(x + left, y + down),
            )
        )
    return Markup("".join(parts))


# --- the whole table -------------------------------------------------------------------------

CHOICE: Final = 13.0
"""The size of the text of a choice in the heading."""


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


def _described(state: State, action: int) -> Message:
    return state.of.describe(state, action)


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Scene[Any])


Symbol = tuple[Markup, str]
"""A sign about the origin, and what it is called."""


def _small(drawn: Markup) -> str:
    """A sign as a picture of its own, as large as most of them are on the table."""
    return written("svg", drawn, class_="ph-auto", viewBox="-18 -18 36 36", width=36, height=36, aria_hidden="true")


class Drawing(ABC, Generic[S, C]):
    """How the table of a game is drawn."""

    style: ClassVar[Style]
    scene: type[C]
    regions: ClassVar[Mapping[str, Callable[[Any], Picture]]]
    """The parts of the table by name, `board` among them, but for the panels of players."""

    @abstractmethod
    def panels(self, scene: C) -> dict[str, Picture]:
        """What each player has before it, by the name of who it plays."""

    @abstractmethod
    def wide(self, scene: C) -> Picture:
        """All pieces in one, side by side."""

    @abstractmethod
    def tall(self, scene: C) -> list[Picture]:
        """All pieces from the top down, for a narrow screen."""

    @abstractmethod
    def where(self, scene: C) -> Message:
        """Where the game stands: its round or turn."""

    def symbols(self, scene: C) -> Sequence[Symbol]:
        """Every sign of the table with its name, for the key of the rulebook."""
        return ()

    # --- for all games -----------------------------------------------------------------------

    def named(self, state: S, language: str = SOURCE) -> list[tuple[str, str]]:
        """The key: each sign as SVG without a stylesheet, and its name."""
        scene = self.scene(state, SPECTATOR, highlight=(), language=language)
        return [(_small(drawn), capital(words)) for drawn, words in self.symbols(scene)]

    def choice(self, scene: C, id: str) -> str:
        """What a choice that has no place on the table is called: as the first action that it stands for."""
        for action in scene.legal:
            if scene.vocabulary.target(action) == id:
                return shorten(scene.title(scene.ask(_described, action)), 560, CHOICE)
        return id

    def has(self, scene: C, region: str) -> bool:
        """Whether a region is there in this game; some belong to a variant."""
        return True

    def pieces(self, scene: C) -> dict[str, Picture]:
        """The parts of the picture by name, as a page shows them beside each other."""
        found = {name: region(scene) for name, region in self.regions.items() if self.has(scene, name)}
        return {**found, **{f"panel-{name}": picture for name, picture in self.panels(scene).items()}}

    def cover(self, scene: C) -> Picture:
        """What is shown to people who do not know the game."""
        return self.regions["board"](scene)

    def label(self, scene: C) -> Message:
        """The whole picture in words: where the game stands and what is asked."""
        title = f"{scene.game}-title"
        return Message("drawing-label", {"title": Message(title), "where": self.where(scene), "asked": scene.asked()})

    def draw(self, state: S, seat: int, **look: Unpack[Look]) -> str:
        """The whole table as a seat (or SPECTATOR) sees it, as one SVG file."""
        scene = self.scene(state, seat, highlight=look.get("highlight"), language=look.get("language", SOURCE))
        wide = look.get("layout", "wide") == "wide"
        table = self.wide(scene) if wide else above(*self.tall(scene), width=NARROW)
        there = set(targets(table.content))
        choices = [Chip(id, self.choice(scene, id)) for id in scene.yours if id not in there]
        whole = above(self._heading(scene, table.width, choices), table, label=scene.words(self.label(scene)))
        margin = 20.0 if wide else 10.0
        return whole.marked(scene.yours).document(
            self.style, look.get("theme"), margin=margin, styled=look.get("styled", True)
        )

    def on_page(
        self, state: S, seat: int, language: str = SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, str]:
        """The pieces as SVG without a stylesheet. Nothing is marked: a page does that, so viewers share a picture.

        With what is `remembered` of the table's last pictures, a piece in which nothing has changed is the same string.
        """
        return {name: piece.on_page for name, piece in self._for_page(state, seat, language, remembered).items()}

    def parts_on_page(
        self, state: S, seat: int, language: str = SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, tuple[str, ...]]:
        """The same in parts that follow each other: also of a piece that has changed most are the same strings."""
        pieces = self._for_page(state, seat, language, remembered)
        return {name: piece.parts_on_page for name, piece in pieces.items()}

    def _for_page(
        self, state: S, seat: int, language: str, remembered: dict[Hashable, Any] | None
    ) -> dict[str, Picture]:
        memory = None if remembered is None else Memory(remembered)
        return self.pieces(self.scene(state, seat, highlight=(), language=language, memory=memory))

    def on_cover(self, state: S, seat: int, theme: str, language: str = SOURCE) -> str:
        scene = self.scene(state, seat, highlight=(), language=language)
        return self.cover(scene).document(self.style, "dark" if theme == "dark" else "light")

    def _heading(self, scene: C, width: float, choices: list[Chip]) -> Picture:
        """The game, where it stands, who decides what, and those choices that have no place on the table."""
        state = scene.state
        mine = state.to_move() == scene.seat and not state.over()
        name = f"{scene.game}-title"
        title = scene.say(name)
        where = scene.words(self.where(scene))
        parts = [text(4, 28, title, "ink serif bold", size=23)]
        if measure(title, 23, "serif-bold") + measure(where, 13) + 2 * GAP < width:
            parts.append(text(width - 4, 27, where, "muted", size=13, anchor="end"))
        y = 46.0
        lead = scene.say("drawing-your-turn") if mine else ""
        long = measure(lead, 16, "serif-bold")
        rows = wrap(scene.words(scene.asked()), width - 2 * GAP - 8 - (long + 12 if mine else 0), 14.5)
        high = spread_out(choices, width - 2 * GAP - 8, CHOICE)[1]
        box = 24 + 20.0 * len(rows) + (high + 14 if choices else 0)
        parts.append(rect(0.5, y + 0.5, width - 1, box - 1, "panel", radius=8))
        left = GAP + 4
        if mine:
            n = number
            parts.append(
                path(
                    f"M0 {n(y + 8)}C0 {n(y + 3)} 3 {n(y)} 6 {n(y)}L6 {n(y + box)}C3 {n(y + box)} 0 {n(y + box - 3)} "
                    f"0 {n(y + box - 8)}Z",
                    "accent",
                )
            )
            parts.append(text(left, y + 27, lead, "ink serif bold", size=16))
            left += long + 8
        parts.append(lines(left, y + 27, rows, "ink", size=14.5, leading=1.38))
        parts.append(labels(choices, GAP + 4, y + 20 * len(rows) + 24, width - 2 * GAP - 8, CHOICE))
        return Picture(width, y + box, group(*parts, id="heading"), title)
