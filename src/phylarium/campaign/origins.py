"""The Origins sheet of a finished game, in words: as data, as a text, as a page to print and as a picture.

What is on it is said by the game (`Game.sheet`); no game is named here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message
from phylarium.kernel.plain import Plain
from phylarium.kernel.sheet import Line, SheetLine, SheetPlayer, SheetTask, Step
from phylarium.kernel.words import SOURCE, render
from phylarium.kit.faces import font_faces, with_fonts
from phylarium.kit.layout import Picture
from phylarium.kit.lettering import measure, wrap
from phylarium.kit.scene import capital
from phylarium.kit.style import GAP, STYLE, Theme
from phylarium.kit.svg import Markup, group, line, rect, text

FILE: Final = "campaign"


Entry = SheetLine[str]
Task = SheetTask[str]


class Player(SheetPlayer[str], frozen=True, kw_only=True):
    """Who goes on."""

    name: str


class Origins(Plain, frozen=True):
    """The sheet in the words of a language."""

    game: str
    title: str
    language: str
    world: list[Entry]
    setup: list[Task]
    players: list[Player]
    """In the order in which they choose."""
    absent: list[str]
    """Whoever has nothing to go on with."""


def origins_of(
    state: State, names: Sequence[str], wishes: Mapping[str, str] | None = None, language: str = SOURCE
) -> Origins:
    """The sheet of a finished game whose seats these people had."""
    game = state.game()
    if not state.over():
        raise OptionError(Message("error-campaign-unfinished", {"game": game.name}))
    sheet = game.sheet(state, wishes or {})
    if sheet is None:
        raise OptionError(Message("error-campaign-no-sheet", {"game": game.name}))

    def said(message: Message) -> str:
        return render(message, game.name, language)

    def entries(lines: Sequence[Line]) -> list[Entry]:
        return [Entry(capital(said(one.about)), said(one.text), one.rule) for one in lines]

    def tasks(steps: Sequence[Step]) -> list[Task]:
        return [Task(said(one.text), one.rule) for one in steps]

    title = f"{game.name}-title"
    return Origins(
        game.name,
        said(Message(title)),
        language,
        entries(sheet.world),
        tasks(sheet.steps),
        [
            Player(
                folk.seat,
                folk.colour,
                folk.points,
                folk.place,
                capital(said(folk.species)),
                entries(folk.lines),
                tasks(folk.setup),
                name=names[folk.seat],
            )
            for folk in sheet.folk
        ],
        [name for seat, name in enumerate(names) if seat not in {folk.seat for folk in sheet.folk}],
    )


def board_of(state: State, language: str = SOURCE) -> str:
    """How the game ended, as markup for a page; empty for a game without pictures."""
    board = state.game().pieces(state.masked(SPECTATOR), SPECTATOR, language).get("board", "")
    return f"<style>{state.game().stylesheet()}</style>\n{board}" if board else ""


class _Words:
    """The sentences of the sheet itself."""

    def __init__(self, sheet: Origins) -> None:
        self.sheet = sheet

    def say(self, id: str, **args: str | int) -> str:
        return render(Message(id, {**args}), "", self.sheet.language, (FILE,))

    def title(self) -> str:
        return self.say("origins-title", game=self.sheet.title)

    def head(self, player: Player) -> str:
        return self.say("origins-player", player=player.name, species=player.species)

    def standing(self, player: Player) -> str:
        return self.say("origins-standing", place=player.place, points=player.points)

    def entries(self, entries: Sequence[Entry]) -> list[str]:
        return [f"  {self.say('origins-entry', about=one.about, text=one.text)} [{one.rule}]" for one in entries]

    def absent(self) -> str:
        return self.say("origins-absent", players=", ".join(self.sheet.absent))


# --- as a text -------------------------------------------------------------------------------


def as_text(sheet: Origins) -> str:
    """The sheet for a terminal."""
    words = _Words(sheet)
    found = [words.title(), ""]
    found += words.entries(sheet.world)
    found += _tasks(sheet.setup)
    for player in sheet.players:
        found += ["", f"{words.head(player)} ({words.standing(player)})"]
        found += words.entries(player.lines)
        found += _tasks(player.setup)
    if sheet.absent:
        found += ["", words.absent()]
    return "\n".join(found) + "\n"


def _tasks(tasks: Sequence[Task]) -> list[str]:
    return [f"  [ ] {one.text} [{one.rule}]" for one in tasks]


# --- as a page to print ----------------------------------------------------------------------

_CSS: Final = """
:root { color: #2c2a25; background: #f5f0e6; }
body { font: 15px/1.45 'Phylarium Sans', sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: 'Phylarium Serif', serif; line-height: 1.2; }
section { background: #fbf8f1; border: 1px solid #d9d0bd; border-radius: 10px; }
section, figure { padding: .4rem 1.1rem 1rem; margin: 1rem 0; }
figure svg { width: 100%; height: auto; }
h2 { font-size: 1.15rem; margin: .6rem 0; }
h2 small { font: 400 .85rem 'Phylarium Sans', sans-serif; color: #6f6859; }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: .2rem .8rem; margin: .4rem 0; }
dt { color: #6f6859; } dd { margin: 0; }
ul { list-style: '\\2610\\00a0\\00a0'; padding-left: 1.4rem; margin: .6rem 0 0; }
.rule { color: #6f6859; font-size: .8rem; }
@media print {
  :root { background: none; }
  body { margin: 0; max-width: none; font-size: 11pt; }
  section { break-inside: avoid; background: none; }
}
"""


def as_html(sheet: Origins, board: str = "") -> str:
    """A page of its own, with our fonts in it: nothing is loaded, and it can be printed.

    `board` is a picture of how the game ended, as SVG.
    """
    words = _Words(sheet)
    parts = [f"<h1>{escape(words.title())}</h1>"]
    parts.append(f"<section>{_dl(sheet.world)}{_ul(sheet.setup)}</section>")
    for player in sheet.players:
        head = f"<h2>{escape(words.head(player))} <small>{escape(words.standing(player))}</small></h2>"
        parts.append(f"<section>{head}{_dl(player.lines)}{_ul(player.setup)}</section>")
    if sheet.absent:
        parts.append(f"<p>{escape(words.absent())}</p>")
    if board:
        parts.append(f"<h2>{escape(words.say('origins-board'))}</h2>\n<figure>{board}</figure>")
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(sheet.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(words.title())}</title>\n"
        f"<style>\n{font_faces()}{_CSS}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _dl(entries: Sequence[Entry]) -> str:
    rows = "".join(f"<dt>{escape(one.about)}</dt><dd>{escape(one.text)} {_rule(one.rule)}</dd>" for one in entries)
    return f"<dl>{rows}</dl>" if rows else ""


def _ul(tasks: Sequence[Task]) -> str:
    rows = "".join(f"<li>{escape(one.text)} {_rule(one.rule)}</li>" for one in tasks)
    return f"<ul>{rows}</ul>" if rows else ""


def _rule(rule: str) -> str:
    return f'<span class="rule">{escape(rule)}</span>'


# --- as a picture ----------------------------------------------------------------------------

WIDTH: Final = 820.0
ABOUT: Final = 150.0
"""How wide the headings of lines stand."""
SIZE: Final = 13.0
LEADING: Final = 19.0
SHEET_STYLE: Final = STYLE.with_({}, {".box": "fill:none;stroke:$muted;stroke-width:1.4"})


def picture(sheet: Origins) -> Picture:
    """The sheet as a picture: a panel for the world, and one for each player."""
    words = _Words(sheet)
    parts: list[Markup] = [text(GAP, 38, words.title(), "ink serif bold", size=24, within=WIDTH - 2 * GAP)]
    y = 60.0
    for head, note, entries, tasks in [
        ("", "", sheet.world, sheet.setup),
        *((words.head(one), words.standing(one), one.lines, one.setup) for one in sheet.players),
    ]:
        drawn, height = _panel(head, note, entries, tasks, y)
        parts.append(drawn)
        y += height + GAP
    if sheet.absent:
        for row in wrap(words.absent(), WIDTH - 2 * GAP, SIZE):
            parts.append(text(GAP, y + 12, row, "muted", size=SIZE))
            y += LEADING
        y += GAP
    return Picture(WIDTH, y, group(*parts, id="origins"), words.title())


def _panel(head: str, note: str, entries: Sequence[Entry], tasks: Sequence[Task], top: float) -> tuple[Markup, float]:
    """A panel with its lines and what is to be done, and how high it is."""
    parts: list[Markup] = []
    y = top + 14.0
    if head:
        room = WIDTH - 3 * GAP - measure(note, SIZE)
        parts.append(text(GAP, y + 14, head, "ink serif bold", size=17, within=room))
        parts.append(text(WIDTH - GAP, y + 14, note, "muted", size=SIZE, anchor="end"))
        y += 28
    rules = max(
        [measure(rule, 11) for rule in [*(one.rule for one in entries), *(one.rule for one in tasks)]], default=0.0
    )
    for entry in entries:
        parts.append(text(GAP, y + 14, entry.about, "muted", size=SIZE, within=ABOUT - GAP))
        parts.append(text(WIDTH - GAP, y + 14, entry.rule, "muted", size=11, anchor="end"))
        for row in wrap(entry.text, WIDTH - ABOUT - 3 * GAP - rules, SIZE):
            parts.append(text(ABOUT + GAP, y + 14, row, "ink", size=SIZE))
            y += LEADING
    if entries and tasks:
        parts.append(line(GAP, y + 6, WIDTH - GAP, y + 6, "rule"))
        y += 12
    for task in tasks:
        parts.append(rect(GAP + 1, y + 4, 10, 10, "box", radius=2))
        parts.append(text(WIDTH - GAP, y + 14, task.rule, "muted", size=11, anchor="end"))
        for row in wrap(task.text, WIDTH - 5 * GAP - rules, SIZE):
            parts.append(text(GAP + 24, y + 14, row, "ink", size=SIZE))
            y += LEADING
    height = y + 10 - top
    return group(rect(0.5, top + 0.5, WIDTH - 1, height - 1, "panel", radius=10), *parts), height


def as_svg(sheet: Origins, theme: Theme | None = "light") -> str:
    """The picture as a file."""
    return with_fonts(picture(sheet).document(SHEET_STYLE, theme, margin=GAP))
