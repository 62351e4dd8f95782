"""The tree of a campaign as a picture.

Time runs from left to right, a column for each game; every player has a band. A branch is a row: whoever was born last
is nearest to its parent, so that no line crosses another one or a name. What was inherited is told below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from phylarium.campaign.tree import ORIGINS, Branch, Tree, TreeChapter, TreeMoment
from phylarium.kernel.message import ROW as COMMAS
from phylarium.kernel.message import Argument, Listing, Message
from phylarium.kernel.words import SOURCE, render
from phylarium.kit.faces import with_fonts
from phylarium.kit.layout import Picture
from phylarium.kit.lettering import measure, wrap
from phylarium.kit.scene import capital
from phylarium.kit.style import GAP, STYLE, Theme, colours
from phylarium.kit.svg import NOTHING, Markup, at, circle, group, line, path, rect, tag, text

FILE: Final = "campaign"

NAMES: Final = 118.0
"""How wide the names of the players stand."""
LEAD: Final = 26.0
"""From the left edge of a column to its first moment."""
SPAN: Final = 470.0
"""How long a game is."""
LABELS: Final = 128.0
"""Room for the names of those who were born last."""
LINK: Final = 64.0
"""Between two columns, where lineages go on."""
COLUMN: Final = LEAD + SPAN + LABELS
ROW: Final = 30.0
HEAD: Final = 124.0
"""Where the first band begins."""
BAND_GAP: Final = 14.0
SIZE: Final = 11.5
FINE: Final = 11.0
ELBOW: Final = 9.0
"""How wide a fork bends."""
LEAST: Final = 14.0
"""Room without which a name is left out."""
ASIDE: Final = 11.0
"""How far a sign moves aside for another one."""

HUES: Final = 7
"""Players with a colour of their own; more would have to share."""

TREE_STYLE: Final = STYLE.with_(
    colours("""
        hue-a  #b3372f  #f08a7c
        hue-b  #22639c  #7db8ea
        hue-c  #3d7a2a  #92cf77
        hue-d  #8a5a00  #e2b04f
        hue-e  #76408f  #cf9be6
        hue-f  #0f7474  #66cccc
        hue-g  #55524b  #bdb8ab
    """),
    {
        ".band": "fill:$shade;fill-opacity:.55",
        ".stem": "fill:none;stroke-width:3;stroke-linecap:round;stroke-opacity:.45",
        ".life": "fill:none;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
        ".gap": "fill:none;stroke-width:1.6;stroke-dasharray:2 4;stroke-linecap:round",
        ".hollow": "fill:$panel;stroke-width:1.8",
        ".cross": "fill:none;stroke-width:2.2;stroke-linecap:round",
        ".soup": "fill:none;stroke:$muted;stroke-width:2;stroke-opacity:.5",
        **{f".line-{hue}": f"stroke:$hue-{hue}" for hue in "abcdefg"},
        **{f".fill-{hue}": f"fill:$hue-{hue}" for hue in "abcdefg"},
    },
)


@dataclass
class Strand:
    """A row: a branch, and those that came back in its place."""

    branches: list[Branch]
    children: list[Strand] = field(default_factory=list)
    row: int = 0

    @property
    def born(self) -> int:
        return self.branches[0].born


def strands_of(branches: Sequence[Branch]) -> list[Strand]:
    """The rows of one player in one game: those without a parent among them, each with its children."""
    of: dict[str, Strand] = {}
    roots: list[Strand] = []
    for branch in branches:
        above = of.get(branch.parent or "")
        if above is not None and branch.nodes[0].kind == "returns" and above.branches[-1].ended <= branch.born:
            above.branches.append(branch)
            of[branch.id] = above
            continue
        strand = of[branch.id] = Strand([branch])
        (roots if above is None else above.children).append(strand)
    return roots


def settled(strands: Sequence[Strand], row: int) -> int:
    """Give rows from this one on, the latest born first; returns the next row that is free."""
    for strand in sorted(strands, key=lambda strand: -strand.born):
        strand.row = row
        row = settled(strand.children, row + 1)
    return row


class TreePicture:
    """The tree while it is drawn."""

    def __init__(self, tree: Tree, language: str) -> None:
        self.tree = tree
        self.language = language
        self.roots = {
            (player, number): strands_of(
                [branch for branch in tree.branches if (branch.player, branch.chapter) == (player, number)]
            )
            for player in tree.players
            for number in range(len(tree.chapters))
        }
        self.forked = {
            child.branches[0].id
            for player, number in self.roots
            for strand in self.every(player, number)
            for child in strand.children
        }
        self.band_rows: dict[str, int] = {}
        self.top: dict[str, float] = {}
        y = HEAD
        for player in tree.players:
            rows = [settled(self.roots[player, n], self.first_row(player, n)) for n in range(len(tree.chapters))]
            self.band_rows[player] = max(2, *rows) if rows else 2
            self.top[player] = y
            y += self.band_rows[player] * ROW + 20 + BAND_GAP
        self.bottom = y - BAND_GAP

    def say(self, id: str, **args: str | int | Message) -> str:
        return render(Message(id, {**args}), "", self.language, (FILE,))

    def hue(self, player: str) -> str:
        return "abcdefg"[self.tree.players.index(player) % HUES]

    def first_row(self, player: str, number: int) -> int:
        """The row below the stem, where there is one."""
        return 1 if self.has_stem(player, number) else 0

    def has_stem(self, player: str, number: int) -> bool:
        """Whether much arises out of nothing: then a stem says that it is all of one player."""
        anew = [strand for strand in self.roots[player, number] if strand.branches[0].parent is None]
        return number == 0 and len(anew) > 0

    def left(self, number: int) -> float:
        return NAMES + number * (COLUMN + LINK)

    def x(self, number: int, moment: int) -> float:
        return self.left(number) + LEAD + SPAN * moment / max(1, self.tree.chapters[number].actions)

    def start(self, branch: Branch) -> float:
        """Where the line of a branch begins: behind the bend of its fork, if it has one."""
        x = self.x(branch.chapter, branch.born)
        stemmed = branch.parent is None and self.has_stem(branch.player, branch.chapter)
        return x + ELBOW if stemmed or branch.id in self.forked else x

    def end(self, branch: Branch) -> float:
        """Where it ends; even the shortest life can be seen."""
        return max(self.x(branch.chapter, branch.ended), self.start(branch) + ASIDE)

    def y(self, player: str, row: int) -> float:
        return self.top[player] + 24 + row * ROW

    # --- parts ------------------------------------------------------------------------------

    def drawn(self) -> Picture:
        chapters = self.tree.chapters
        width = self.left(len(chapters) - 1) + COLUMN + GAP
        titles = [chapter.title for chapter in chapters]
        title = (
            self.say("tree-title", first=titles[0], last=titles[-1])
            if len(titles) > 1
            else self.say("tree-title-one", first=titles[0])
        )
        notes, height = self.notes(self.bottom + 2 * GAP)
        legend, deep = self.legend(height + GAP, width - 2 * GAP)
        return Picture(
            width,
            deep + GAP,
            group(
                rect(0.5, 0.5, width - 1, deep + GAP - 1, "panel", radius=10),
                text(GAP, 36, title, "ink serif bold", size=22, within=width - 2 * GAP),
                *(self.heading(number) for number in range(len(chapters))),
                *(self.band(player, width) for player in self.tree.players),
                self.soup(),
                *(self.stem(player, n) for player in self.tree.players for n in range(len(chapters))),
                *(self.links(player) for player in self.tree.players),
                *(
                    self.strand(strand, player, n)
                    for player in self.tree.players
                    for n in range(len(chapters))
                    for strand in self.roots[player, n]
                ),
                notes,
                legend,
                id="tree",
            ),
            title,
        )

    def heading(self, number: int) -> Markup:
        chapter = self.tree.chapters[number]
        name = self.say("tree-chapter", number=number + 1, title=chapter.title)
        actions = self.say("tree-actions" if chapter.over else "tree-under-way", actions=chapter.actions)
        left = self.left(number)
        note = measure(actions, FINE)
        return group(
            text(left + LEAD, 74, name, "ink serif bold", size=16, within=COLUMN - LEAD - note - 2 * GAP),
            text(left + COLUMN - GAP, 74, actions, "muted", size=FINE, anchor="end"),
            line(left + LEAD, 84, left + COLUMN - GAP, 84, "rule"),
            text(left + LEAD, 104, self.points(chapter), "muted", size=SIZE, within=COLUMN - LEAD - GAP),
        )

    def points(self, chapter: TreeChapter) -> str:
        """Who has how much, whoever is ahead first."""
        order = sorted(zip(chapter.points, chapter.players, strict=True), key=lambda one: -one[0])
        return " · ".join(self.say("tree-points", player=player, points=points) for points, player in order)

    def band(self, player: str, width: float) -> Markup:
        top = self.top[player]
        height = self.band_rows[player] * ROW + 20
        return group(
            rect(GAP / 2, top, width - GAP, height, "band", radius=8),
            text(GAP, top + 28, player, f"fill-{self.hue(player)} bold", size=14, within=NAMES - GAP - 4),
        )

    def soup(self) -> Markup:
        """Out of which everybody who was there from the first comes."""
        ys = [self.y(player, 0) for player in self.tree.players if self.has_stem(player, 0)]
        if len(ys) < 2:
            return NOTHING
        x = self.left(0) + 6
        name = capital(self.say("tree-soup"))
        return group(
            line(x, HEAD - 8, x, ys[-1], "soup"),
            text(x - 5, HEAD - 14, name, "muted italic", size=SIZE, anchor="end", within=NAMES - 4),
            id="soup",
        )

    def stem(self, player: str, number: int) -> Markup:
        """All that arises out of nothing is of one player."""
        if not self.has_stem(player, number):
            return NOTHING
        y, hue = self.y(player, 0), self.hue(player)
        anew = [strand for strand in self.roots[player, number] if strand.branches[0].parent is None]
        end = max(self.x(number, strand.born) for strand in anew)
        return group(
            line(self.left(number) + 6, y, end, y, f"stem line-{hue}"),
            *(elbow(self.x(number, s.born), y, self.y(player, s.row), f"life line-{hue}") for s in anew),
        )

    def links(self, player: str) -> Markup:
        """The lines from one game into the next."""
        found: list[Markup] = []
        for number in range(1, len(self.tree.chapters)):
            for strand in self.roots[player, number]:
                first = strand.branches[0]
                if first.parent is None:
                    continue
                before = self.tree.branch(first.parent)
                if before.chapter == number:
                    continue
                row = next(r.row for r in self.every(before.player, before.chapter) if before in r.branches)
                x1, y1 = self.end(before), self.y(before.player, row)
                edge = self.left(number - 1) + COLUMN
                x2, y2 = self.left(number), self.y(player, strand.row)
                start = self.x(number, first.born)
                middle = (edge + x2) / 2
                bend = f"C{middle:.1f} {y1:.1f} {middle:.1f} {y2:.1f} {x2:.1f} {y2:.1f}"
                d = f"M{x1:.1f} {y1:.1f}L{edge:.1f} {y1:.1f}{bend}L{start:.1f} {y2:.1f}"
                found.append(path(d, f"life line-{self.hue(player)}"))
        return group(*found) if found else NOTHING

    def every(self, player: str, number: int) -> list[Strand]:
        """All rows of a player in a game."""
        found = [*self.roots[player, number]]
        for strand in found:
            found += strand.children
        return found

    def strand(self, strand: Strand, player: str, number: int) -> Markup:
        """A row with all that descends from it."""
        y, hue = self.y(player, strand.row), self.hue(player)
        lines: list[Markup] = []
        signs: list[Markup] = []
        for i, branch in enumerate(strand.branches):
            x1, x2 = self.start(branch), self.end(branch)
            lines.append(line(x1, y, x2, y, f"life line-{hue}"))
            following = strand.branches[i + 1] if i + 1 < len(strand.branches) else None
            if following is not None:
                lines.append(line(x2, y, self.x(number, following.born), y, f"gap line-{hue}"))
            signs.append(self.signs(branch, y, hue))
        signs.append(self.names(strand, number, y))
        for child in strand.children:
            lines.append(self.fork(strand, child, player, number))
        return group(*lines, *signs, *(self.strand(child, player, number) for child in strand.children))

    def fork(self, strand: Strand, child: Strand, player: str, number: int) -> Markup:
        """From a parent down to its child; dotted where the parent was gone by then."""
        x, y1, y2 = self.x(number, child.born), self.y(player, strand.row), self.y(player, child.row)
        hue = self.hue(player)
        alive = any(branch.born <= child.born <= branch.ended for branch in strand.branches)
        drop = elbow(x, y1, y2, f"{'life' if alive else 'gap'} line-{hue}")
        if alive:
            return drop
        last = max(branch.ended for branch in strand.branches if branch.ended <= child.born)
        return group(line(self.x(number, last), y1, x, y1, f"gap line-{hue}"), drop)

    def names(self, strand: Strand, number: int, y: float) -> Markup:
        """What a row is called, and again where that changes; a name ends where the next one begins."""
        named: list[TreeMoment] = []
        for branch in strand.branches:
            for node in branch.nodes:
                if node.kind in (*ORIGINS, "becomes") and (not named or named[-1].text != node.text):
                    named.append(node)
        found: list[Markup] = []
        for i, node in enumerate(named):
            x = self.x(number, node.at) + ELBOW
            end = self.x(number, named[i + 1].at) if i + 1 < len(named) else self.left(number) + COLUMN - 3
            if end - x >= LEAST:
                found.append(text(x, y - 9.5, node.text, "ink", size=SIZE, within=end - x))
        return group(*found)

    def signs(self, branch: Branch, y: float, hue: str) -> Markup:
        """The signs of a branch."""
        number = branch.chapter
        found: list[Markup] = []
        taken = -ASIDE
        for index, node in enumerate(branch.nodes):
            x = self.x(number, node.at)
            if node is branch.nodes[-1]:
                x = self.end(branch)
            elif index == 0:
                x = self.start(branch)
            # What happened at one moment stands side by side, and what was settled before it lived where it begins.
            x = max(x, taken + ASIDE) if node is not branch.nodes[-1] else x
            taken = x
            found.append(self.sign(branch, index, node, x, y, hue))
        return group(*found)

    def sign(self, branch: Branch, index: int, node: TreeMoment, x: float, y: float, hue: str) -> Markup:
        kind = self.say(f"tree-kind-{node.kind}")
        title = self.say("tree-node", player=branch.player, what=node.text, kind=kind, at=node.at)
        return tag(
            "g",
            tag("title", title),
            mark(node.kind, hue),
            id=f"node-{branch.id}-{index}",
            class_="node",
            role="img",
            transform=f"translate({x:.1f} {y:.1f})",
            data_chapter=branch.chapter,
            data_at=node.at,
        )

    # --- below ------------------------------------------------------------------------------

    def notes(self, top: float) -> tuple[Markup, float]:
        """Column by column what was inherited; and where the columns end."""
        found: list[Markup] = []
        deepest = top - GAP
        for number in range(1, len(self.tree.chapters)):
            rows: list[str] = []
            for branch in self.tree.branches:
                if branch.chapter == number:
                    for node in branch.nodes:
                        if node.kind == "inherits":
                            said = self.say("tree-inherits", player=branch.player, text=node.text)
                            rows += wrap(said, COLUMN - LEAD - GAP, SIZE)
            if not rows:
                continue
            x = self.left(number) + LEAD
            found.append(text(x, top + 12, self.say("tree-inherited"), "ink serif bold", size=14))
            for i, row in enumerate(rows):
                found.append(text(x, top + 34 + i * 17, row, "ink", size=SIZE))
            deepest = max(deepest, top + 34 + len(rows) * 17 - 8)
        return (group(*found) if found else NOTHING), deepest

    def legend(self, top: float, width: float) -> tuple[Markup, float]:
        """The signs that occur, and what they mean."""
        kinds = dict.fromkeys(node.kind for branch in self.tree.branches for node in branch.nodes)
        x, y = GAP, top + 14.0
        found: list[Markup] = []
        for kind in kinds:
            if kind == "born":
                continue  # a fork needs no sign
            words = self.say(f"tree-kind-{kind}")
            needed = 18 + measure(words, SIZE) + 22
            if x + needed > width:
                x, y = GAP, y + 20
            found += [at(x + 6, y - 4, mark(kind, "g")), text(x + 18, y, words, "muted", size=SIZE)]
            x += needed
        return group(*found), y + 4


def elbow(x: float, y1: float, y2: float, class_: str) -> Markup:
    """A line down that bends to the right."""
    return path(f"M{x:.1f} {y1:.1f}L{x:.1f} {y2 - ELBOW:.1f}Q{x:.1f} {y2:.1f} {x + ELBOW:.1f} {y2:.1f}", class_)


def mark(kind: str, hue: str) -> Markup:
    """The sign of what happened, told apart by its form."""
    stroke, fill = f"line-{hue}", f"fill-{hue}"
    match kind:
        case "begins":
            return circle(0, 0, 4.2, f"hollow {stroke}")
        case "returns":
            return group(circle(0, 0, 4.2, f"hollow {stroke}"), circle(0, 0, 1.6, fill))
        case "becomes":
            return circle(0, 0, 4.4, fill)
        case "inherits":
            return rect(-4, -4, 8, 8, f"hollow {stroke}")
        case "gains":
            return path("M0 -5L5 0L0 5L-5 0Z", fill)
        case "dies":
            return path("M0 -6L0 6M-3.6 -2.4L3.6 -2.4", f"cross {stroke}")
        case "taken" | "taken-from":
            return path("M-2 -5L-2 5M2 -5L2 5", f"cross {stroke}")
        case "goes-on":
            return path("M-4 -5L6 0L-4 5Z", fill)
        case "lives":
            return rect(-1.6, -5.5, 3.2, 11, fill)
    return circle(0, 0, 2.2, fill)


def picture(tree: Tree, language: str = SOURCE) -> Picture:
    """The tree of a campaign that has begun."""
    return TreePicture(tree, language).drawn()


def svg(tree: Tree, theme: Theme | None = "light", language: str = SOURCE) -> str:
    """The tree as a file."""
    return with_fonts(picture(tree, language).document(TREE_STYLE, theme, margin=GAP))


def say(id: str, language: str, **args: Argument) -> str:
    return render(Message(id, args), "", language, (FILE,))


def told_moment(node: TreeMoment, language: str = SOURCE) -> str:
    """What happened to a branch, for a list in words: when, in which way and, where that is not its name, what."""
    kind = say(f"tree-kind-{node.kind}", language)
    if node.kind in ("becomes", "inherits", "gains"):
        return say("tree-told", language, at=node.at, kind=kind, what=node.text)
    return say("tree-told-short", language, at=node.at, kind=kind)


def as_text(tree: Tree, language: str = SOURCE) -> str:
    """The tree for a terminal: game by game and player by player, descendants set in below what they come from."""
    found: list[str] = []

    def told(strand: Strand, depth: int) -> None:
        for branch in strand.branches:
            nodes = [told_moment(node, language) for node in branch.nodes]
            line = say("tree-branch", language, name=branch.name, nodes=Listing(nodes, COMMAS))
            found.append("  " * depth + line)
        for child in sorted(strand.children, key=lambda child: child.born):
            told(child, depth + 1)

    for number, chapter in enumerate(tree.chapters):
        found.append(say("tree-chapter", language, number=number + 1, title=chapter.title))
        for player, points in zip(chapter.players, chapter.points, strict=True):
            found.append("  " + say("tree-points", language, player=player, points=points))
            here = [one for one in tree.branches if (one.player, one.chapter) == (player, number)]
            for strand in sorted(strands_of(here), key=lambda strand: strand.born):
                told(strand, 2)
    return "\n".join(found) + "\n"
