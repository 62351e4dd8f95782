"""`phylarium learn`: a lesson in the terminal, at the same screen as a game."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table

from phylarium.bots import Bot, make
from phylarium.cli.position import BOT, words_of
from phylarium.cli.saying import FILE, language, say, say_game
from phylarium.cli.terminal import Terminal, saves
from phylarium.cli.texts import Text
from phylarium.kernel.errors import ActionError, DamagedRecord
from phylarium.kernel.match import Match
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.troubles import trouble
from phylarium.lessons import Lesson, Place, Walk, lesson_of
from phylarium.lessons.marks import marks
from phylarium.lessons.walk import taken_up

HELP = ("next", "leave", "lesson", "again")
"""The commands of a lesson, beside those of a game, each with a message `cli-learn-help-COMMAND`."""


class LessonMark(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody left a lesson: the actions of its match, and the number of its step."""

    rules_version: str
    step: int
    actions: list[str]


def place_of(lesson: Lesson) -> Path:
    """The file that keeps how far somebody has come in a lesson."""
    return saves() / "lessons" / f"{lesson.game.name}-{lesson.name}.json"


def names_of(lesson: Lesson) -> list[str]:
    """Who sits where: the learner, and bots."""
    bot = f"{BOT}{lesson.script.bot}"
    return [say("cli-learn-you") if seat == lesson.seat else bot for seat in range(lesson.script.seats)]


def kept_walk(lesson: Lesson) -> Walk | None:
    """The lesson as it was left; None where it was not begun, or where it goes in another way by now."""
    path = place_of(lesson)
    if not path.is_file():
        return None
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=LessonMark)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedRecord(Message("cli-file", {"file": str(path), "reason": trouble(error)}), FILE) from error
    if kept.rules_version != lesson.game.rules_version or not 0 <= kept.step < len(lesson.steps):
        return None
    try:
        walk = taken_up(lesson, kept.actions, kept.step, names_of(lesson))
    except ActionError:
        return None
    walk.rejoin()
    return walk


class Classroom(Terminal):
    """A match that is taken as a lesson until the learner leaves it, and is an ordinary game from then on."""

    def __init__(self, walk: Walk, bots: Mapping[int, Bot], console: Console, interactive: bool) -> None:
        super().__init__(walk.match, bots, console, interactive=interactive, keep=self.remember)
        self.walk = walk
        self.lesson = walk.lesson
        self.learning = True
        self.board_at = -1
        """After how many actions the board was last shown."""
        self.commands = {
            **self.commands,
            "next": self.next,
            "leave": self.leave,
            "lesson": self.take_up,
            "again": self.again,
        }

    # --- the course of a lesson --------------------------------------------------------------

    def play(self) -> None:
        self.teach()
        super().play()

    def teach(self) -> None:
        """Go from card to card until the lesson is over, or left."""
        while self.learning and not self.walk.over:
            place = self.walk.arrive()
            self.remember(self.match)
            self.card(place)
            self.moved = False
            if not place.reads:
                self.ask(self.lesson.seat)
            while not self.moved:
                self.take(self.line(say("cli-learn-next")))
        if self.learning:
            self.put_away()
            place_of(self.lesson).unlink(missing_ok=True)
            self.tell("cli-learn-over")

    def card(self, place: Place) -> None:
        """What the coach says, under the board where that has changed."""
        seat = self.lesson.seat
        self.look(seat)
        self.deciding, self.known = seat, len(self.match.actions)
        self.console.print()
        if self.board_at != len(self.match.actions):
            self.board("")
            self.console.print()
            self.news(seat)
            self.board_at = len(self.match.actions)
        said = Text(self.lesson.say(self.lesson.message(place.number), language()))
        for rule in place.step.rules:
            said.append(f" [{rule}]", "dim")
        known = marks(self.lesson, self.view, language())
        things = list(dict.fromkeys(known[id] for id in place.step.at if known.get(id)))
        looks = "\n".join(say("cli-learn-look", thing=thing) for thing in things)
        if looks:
            said.append(f"\n\n{looks}", "cyan")
        if place.free:
            said.append(f"\n{say('cli-learn-free')}", "bold")
        elif place.asks:
            options = [words_of(self.game, self.view.describe(action)) for action in place.asks]
            asked = say("cli-learn-choose", count=len(options), options=Listing(list(dict.fromkeys(options)), ROW))
            said.append(f"\n{asked}", "bold")
        number = say("cli-learn-step", number=place.number + 1, of=place.of)
        self.console.print(Panel(said, title=Text(number), title_align="left", border_style="green"))

    def is_new_to(self, seat: int) -> bool:
        """The coach tells what the game is about."""
        return False

    # --- what can be typed -------------------------------------------------------------------

    def enter(self) -> None:
        if self.learning and self.walk.place().reads:
            self.next("")
        else:
            super().enter()

    def next(self, rest: str) -> None:
        if not self.learning or not self.walk.place().reads:
            self.tell("cli-learn-other")
            return
        self.walk.go_on()
        self.moved = True

    def choose(self, place: int) -> None:
        if not self.learning:
            super().choose(place)
            return
        now = self.walk.place()
        if now.reads:
            self.tell("cli-learn-not-next")
        elif not now.right(self.actions[place]):
            self.tell("cli-learn-other")
        else:
            super().choose(place)
            self.walk.number += 1

    def search(self, text: str) -> None:
        if self.learning and self.walk.place().reads:
            self.tell("cli-learn-not-next")
        else:
            super().search(text)

    def undo(self, rest: str) -> None:
        """In a lesson, back to the card before this one; no secret is lost by that."""
        if self.learning:
            self.walk.back()
            self.renew()
        else:
            super().undo(rest)

    def leave(self, rest: str) -> None:
        """Play on in the same game; where the lesson was left is kept."""
        if self.learning:
            self.put_away()
            self.tell("cli-learn-left")
        self.moved = True

    def take_up(self, rest: str) -> None:
        """Call the coach back."""
        if self.learning:
            return
        self.walk.rejoin()
        self.tell("cli-learn-back")
        self.resume()

    def again(self, rest: str) -> None:
        """Begin the lesson anew."""
        self.match.go_back(0)
        self.walk.number = 0
        if self.learning:
            self.renew()
        else:
            self.resume()

    def help(self, rest: str) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold cyan", no_wrap=True)
        for word in HELP:
            grid.add_row(Text(word), Text(say(f"cli-learn-help-{word}")))
        self.console.print(Padding(grid, (0, 0, 0, 2)))
        if self.actions:
            super().help(rest)

    # --- helpers -----------------------------------------------------------------------------

    def remember(self, match: Match) -> None:
        """Keep how far the learner has come."""
        path = place_of(self.lesson)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(LessonMark(self.game.rules_version, self.walk.number, match.texts())))

    def put_away(self) -> None:
        """An ordinary game from here on, which is kept where its player wants it."""
        self.learning = False
        self.keep = None
        self.known = self.board_at = -1

    def resume(self) -> None:
        self.learning = True
        self.keep = self.remember
        self.renew()
        self.teach()

    def renew(self) -> None:
        """After the match went back: nothing on the screen is up to date."""
        self.board_at = -1
        self.seen = {seat: min(lines, len(self.journal)) for seat, lines in self.seen.items()}
        self.moved = True


@click.command(help=say("cli-learn-help"))
@click.argument("game")
@click.argument("lesson", required=False)
@click.option("--again", is_flag=True, help=say("cli-help-again"))
def command(game: str, lesson: str | None, again: bool) -> None:
    taught = lesson_of(game, lesson)
    interactive = sys.stdin.isatty()
    if interactive:
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  gives line editing and history to input()
    kept = None if again else kept_walk(taught)
    walk = Walk(taught, taught.start(names_of(taught))) if kept is None else kept
    console = Console(highlight=False)
    title = say_game(game, f"{game}-title")
    lesson_title = taught.say(taught.title, language())
    console.print(Text(say("cli-learn-title", game=title, lesson=lesson_title), "bold"))
    console.print(Text(say("cli-learn-welcome" if kept is None else "cli-learn-taken-up"), "dim"))
    others = [seat for seat in range(taught.script.seats) if seat != taught.seat]
    bots = {seat: make(taught.script.bot, f"bot {seat} of {taught.script.seed}") for seat in others}
    Classroom(walk, bots, console, interactive).run()
