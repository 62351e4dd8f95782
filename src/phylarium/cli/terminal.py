"""A game at a terminal: people at one keyboard, bots at the other seats."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import chain, count, islice
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table

from phylarium.bots import Bot, make
from phylarium.bots.advice import warnings
from phylarium.bots.base import recommended
from phylarium.cli.outcome import print_outcome
from phylarium.cli.position import (
    log_line,
    option_words,
    player_name,
    print_board,
    print_options,
    score_table,
    words_of,
)
from phylarium.cli.saying import language, say, say_at, say_game, signed, worded
from phylarium.cli.texts import Text
from phylarium.kernel.caution import HARM, NOTHING, Caution
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.errors import ActionError
from phylarium.kernel.foresight import Line, foresee, share, what_next
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.match import Match
from phylarium.kernel.message import Argument, Listing, Message
from phylarium.kernel.outcome import FIRST_DECISIONS
from phylarium.kernel.troubles import trouble
from phylarium.kernel.words import folded, form, ids

NEWS = 24
"""Log lines shown unasked before a decision."""

LAST_LINES = 8
"""Log lines shown at least when a game has ended."""

ADVISER = "adult"
"""The bot that gives hints."""

TERMS = 3
"""What weighs most of an option in a hint."""

CAUTIONS = {NOTHING: "cli-play-caution-nothing", HARM: "cli-play-caution-harm"}
"""What is said against options, by the kind of caution."""

WARNED = "⚠"
"""The sign of an option that does nothing or only harms."""

MOST_REASONS = 20
"""Refusals listed for one `why`."""


class Leave(Exception):
    """The player leaves; `asked` when by the word, not by a key or the end of the input."""

    def __init__(self, asked: bool) -> None:
        super().__init__()
        self.asked = asked


def saves() -> Path:
    """The folder for games that nobody named a file for."""
    named = os.environ.get("PHYLARIUM_SAVES")
    if named:
        return Path(named)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "phylarium" / "saves"


class Terminal:
    """Plays a match on a console. All input comes through `read`, one line at a time."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        console: Console,
        read: Callable[[str], str] | None = None,
        path: Path | None = None,
        interactive: bool | None = None,
        keep: Callable[[Match], None] | None = None,
    ) -> None:
        self.match = match
        self.keep = keep
        """Where somebody else keeps the game: told at every decision, so that nobody is asked for a file."""
        self.game = match.game
        self.bots = bots
        self.people = [seat for seat in range(len(match.names)) if seat not in bots]
        self.console = console
        self.read = input if read is None else read
        self.path = path
        self.interactive = sys.stdin.isatty() if interactive is None else interactive
        self.saved = match.actions.copy()
        self.seen: dict[int, int] = {}
        """By seat, how long the log was when it was last shown to it."""
        self.deciding = SPECTATOR
        """The person at the keyboard."""
        self.known = -1
        """How many actions there were after the latest decision at the keyboard."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "goal": self.goal,
            "board": self.board,
            "options": self.options,
            "why": self.why,
            "preview": self.preview,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "rule": self.rule,
            "scores": self.scores,
            "save": self.save,
            "quit": self.quit,
        }
        # What is on the screen now: the seat's own view, its options and those a search left.
        self.view = match.state
        self.actions: list[int] = []
        self.words: list[str] = []
        self.narrowed: list[int] = []
        self.cautions: dict[int, Caution] = {}
        """By place, the options that do nothing or only harm."""
        self.doubted = -1
        """The place of one that was chosen: chosen again it is taken."""
        self.moved = False

    # --- the course of a game ----------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        try:
            self.play()
        except Leave as leave:
            self.farewell(leave.asked)
        except KeyboardInterrupt:
            self.console.print()
            self.farewell(False)
        except Exception:
            self.farewell(False)
            raise

    def play(self) -> None:
        """Let everybody decide in their turn until the game is over."""
        while not self.match.state.over():
            seat = self.match.state.to_move()
            if seat in self.bots:
                self.match.apply(seat, self.bots[seat].choose(self.match.state.observation(seat)))
                if not self.people:
                    self.news(SPECTATOR)
            else:
                self.ask(seat)
        self.ending()

    def ask(self, seat: int) -> None:
        """One decision of a person: show what is needed, then take lines until the game moves."""
        if self.keep is not None:
            self.keep(self.match)
        self.hand_over(seat)
        self.look(seat)
        decision = self.view.decision()
        turn_came = seat != self.deciding or len(self.match.actions) != self.known
        self.deciding = seat
        if turn_came:
            self.console.print()
            self.board("")
        self.console.print()
        self.news(seat)
        if self.is_new_to(seat) and self.decided(seat) == 0:
            self.goal("")
        self.console.print(Rule(Text(self.name(seat), "bold"), align="left", style="cyan"))
        # The name of the seat stands above; of several animals or colours of it, the one that acts is named.
        named = self.game.addressee(self.view, decision) == self.game.seat_name(self.view, seat)
        sentence = self.game.question(self.view) if named else self.game.asked(self.view)
        question = Text(words_of(self.game, sentence), "bold")
        if decision.rule:
            question.append(f"  [{decision.rule}]", "not bold dim")
        self.console.print(question)
        meaning = form(decision.message, "meaning", self.game.name, language()) if self.is_new_to(seat) else None
        if meaning is not None:
            self.console.print(Text(meaning, "italic"))
        self.listed(self.narrowed)
        self.moved = False
        while not self.moved:
            self.take(self.line(say("cli-play-prompt")))

    def decided(self, seat: int) -> int:
        """How many decisions a seat has taken, as far as that matters."""
        return len(list(islice((move for move in self.match.past if move.seat == seat), FIRST_DECISIONS)))

    def is_new_to(self, seat: int) -> bool:
        """Whether a seat still has first decisions to take, at which it is told what the game is about."""
        return self.decided(seat) < FIRST_DECISIONS

    def look(self, seat: int) -> None:
        """Have what a seat sees, and what it may choose, before the eyes of the commands."""
        self.view = self.match.state.masked(seat)
        self.actions = self.view.legal()
        self.words = option_words(self.game, self.view, self.actions)
        self.narrowed = list(range(len(self.actions)))
        found = warnings(self.match.state.observation(seat))
        self.cautions = {self.actions.index(caution.action): caution for caution in found}
        self.doubted = -1

    def listed(self, places: Sequence[int]) -> None:
        """Options with their numbers, and what is to be said against some of them."""
        words = [f"{WARNED} {self.words[i]}" if i in self.cautions else self.words[i] for i in places]
        print_options(self.console, words, [i + 1 for i in places])
        self.warn([i for i in places if i in self.cautions])

    def warn(self, places: Sequence[int]) -> None:
        """What is to be said against options; those of which the same is true together."""
        alike: dict[tuple[str, Line], list[int]] = {}
        for place in places:
            caution = self.cautions[place]
            alike.setdefault((caution.kind, caution.line), []).append(place + 1)
        for (kind, (rule, words)), numbers in alike.items():
            said = say_at(self.game.name, CAUTIONS[kind], numbers=Listing(numbers), line=words)
            line = Text(f"{WARNED} {said}", "yellow")
            if rule:
                line.append(f"  [{rule}]", "dim")
            self.console.print(line)

    def line(self, prompt: str) -> str:
        """A line typed by the player; the end of the input is a way to leave."""
        try:
            line = self.read(prompt)
        except EOFError:
            self.console.print()
            raise Leave(asked=False) from None
        if not self.interactive:
            self.console.print(Text(line))
        return line.strip()

    def take(self, line: str) -> None:
        """What a line asks for: a command, an option by number or by exact name, or a search."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif not line:
            self.enter()
        elif line.lstrip("+-").isdecimal():
            self.choose_number(int(line))
        else:
            exact = self.exact(line)
            if exact is None:
                self.search(line.removeprefix("/").strip())
            else:
                self.choose(exact)

    def exact(self, text: str) -> int | None:
        """The place of the option that has this name, in words or in the vocabulary."""
        for place, (action, words) in enumerate(zip(self.actions, self.words, strict=True)):
            if text in (words, self.game.vocabulary.name(action)):
                return place
        return None

    def enter(self) -> None:
        """An empty line takes the one option that a search left, or lists them all again."""
        if len(self.narrowed) == 1:
            self.choose(self.narrowed[0])
        else:
            self.options("")

    def choose_number(self, number: int) -> None:
        if 1 <= number <= len(self.actions):
            self.choose(number - 1)
        else:
            self.tell("cli-play-no-number", number=number, last=len(self.actions))

    def choose(self, place: int) -> None:
        seat = self.deciding
        if self.interactive and place in self.cautions and place != self.doubted:
            self.doubted = place
            self.warn([place])
            self.tell("cli-play-caution-again", number=place + 1)
            return
        self.console.print(Text(f"→ {self.words[place]}", "green"))
        self.match.apply(seat, self.actions[place])
        self.known = len(self.match.actions)
        self.moved = True

    def search(self, text: str) -> None:
        """Keep the options that have every word of the text in them."""
        fits = self.fitting(text, self.words)
        if not fits:
            self.tell("cli-play-nothing-fits", text=text)
            return
        self.narrowed = fits
        self.listed(fits)
        if len(fits) == 1:
            self.tell("cli-play-enter-takes")

    def fitting(self, text: str, among: list[str]) -> list[int]:
        parts = folded(text).split()
        return [i for i, words in enumerate(among) if all(part in folded(words) for part in parts)]

    # --- what can be asked at a decision -----------------------------------------------------

    def help(self, rest: str) -> None:
        example = self.game.vocabulary.name(self.actions[0])
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column(overflow="fold")
        for row in HELP:
            typed = say(f"cli-play-type-{row}", command=row, example=example)
            grid.add_row(Text(typed), Text(say(f"cli-play-help-{row}")))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def goal(self, rest: str) -> None:
        """What the game is about, and where there is more of that."""
        found = self.game.goal(self.view, self.deciding)
        if found is None:
            self.tell("cli-play-no-goal")
            return
        told = Text(words_of(self.game, found.you))
        for id, sentence in (("cli-play-goal-wins", found.wins), ("cli-play-goal-lasts", found.lasts)):
            told.append(f"\n{say_at(self.game.name, id, sentence=sentence)}")
        told.append(f"\n{say('cli-play-goal-more', game=self.game.name)}", "dim")
        self.console.print(Panel(told, title=Text(say("cli-play-goal")), title_align="left", border_style="cyan"))

    def board(self, rest: str) -> None:
        print_board(self.console, self.game, self.view, self.deciding)

    def options(self, rest: str) -> None:
        self.narrowed = list(range(len(self.actions)))
        if rest:
            self.search(rest)
        else:
            self.listed(self.narrowed)

    def why(self, rest: str) -> None:
        """Why something is not on offer: what players look for, or the action that is named, or has a number."""
        if rest.isdecimal():
            place = self.meant(rest)
            if place is not None:
                self.tell("cli-play-allowed", number=place + 1, words=self.words[place])
                self.warn([place] if place in self.cautions else [])
            return
        sought = self.view.sought()
        words = option_words(self.game, self.view, sought)
        if rest:
            fits = self.fitting(
                rest, [f"{w} {self.game.vocabulary.name(a)}" for w, a in zip(words, sought, strict=True)]
            )
            if not fits:
                self.why_named(rest)
                return
            sought, words = [sought[i] for i in fits], [words[i] for i in fits]
        elif not sought:
            self.tell("cli-play-nothing-sought")
            return
        for action, text in list(zip(sought, words, strict=True))[:MOST_REASONS]:
            self.refusal(action, text)
        if len(sought) > MOST_REASONS:
            self.tell("cli-play-more-reasons", count=len(sought) - MOST_REASONS)

    def why_named(self, text: str) -> None:
        """Why an action that nobody would look for is not on offer, or that it is."""
        offered = self.fitting(text, self.words)
        if offered:
            self.tell("cli-play-allowed", number=offered[0] + 1, words=self.words[offered[0]])
            return
        try:
            action = self.game.vocabulary.parse(text)
        except ActionError as error:
            self.console.print(Text(worded(error), "yellow"))
            return
        if action in self.actions:
            place = self.actions.index(action)
            self.tell("cli-play-allowed", number=place + 1, words=self.words[place])
        else:
            self.refusal(action, self.game.vocabulary.name(action))

    def refusal(self, action: int, text: str) -> None:
        reason = self.view.why_not(action)
        if reason is None:
            self.tell("cli-play-allowed", number=self.actions.index(action) + 1, words=text)
            return
        line = Text(f"  {say_at(self.game.name, 'cli-play-refusal', option=text, reason=reason.message)}")
        if reason.rule:
            line.append(f"  [{reason.rule}]", "dim")
        self.console.print(line)

    def preview(self, rest: str) -> None:
        """What an option, by its number, name or letters, would bring about up to the next chance or secret."""
        place = self.meant(rest)
        if place is None:
            return
        seen = foresee(self.match.state.observation(self.deciding), self.actions[place])
        self.console.print(Text(say("cli-play-foresight", heading=say("foresight"), option=self.words[place]), "bold"))
        for line in seen.lines:
            self.console.print(Text("  ").append_text(self.foretold([line])))
        then = what_next(seen, self.deciding)
        if then is not None:
            self.console.print(Text(f"  {words_of(self.game, then)}"))
        for way in seen.ways:
            told = self.foretold(way.lines) if way.lines else Text(say("foresight-nothing"))
            then = Message("foresight-way", {"share": share(seen, way)})
            self.console.print(Text(f"    {words_of(self.game, then)} ").append_text(told))

    def meant(self, text: str) -> int | None:
        """The place of the option that a number, a name or letters mean; None where it is said that they mean none."""
        if text.isdecimal():
            number = int(text)
            if 1 <= number <= len(self.actions):
                return number - 1
            self.tell("cli-play-no-number", number=number, last=len(self.actions))
            return None
        if not text:
            self.tell("cli-play-preview-which")
            return None
        exact = self.exact(text)
        fits = [exact] if exact is not None else self.fitting(text, self.words)
        if len(fits) == 1:
            return fits[0]
        if fits:
            self.listed(fits)
            self.tell("cli-play-preview-which")
        else:
            self.tell("cli-play-nothing-fits", text=text)
        return None

    def foretold(self, lines: Sequence[Line]) -> Text:
        """Lines of the log to come, with their rules."""
        told = Text()
        for rule, words in lines:
            told.append(f"{words_of(self.game, words)} ")
            if rule:
                told.append(f"[{rule}] ", "dim")
        told.rstrip()
        return told

    def hint(self, rest: str) -> None:
        """What a bot thinks of every option; which ones are as good to it as the one that it would choose."""
        ratings = make(ADVISER, f"hint {len(self.match.actions)}").rate(self.match.state.observation(self.deciding))
        places = {rating.action: self.actions.index(rating.action) for rating in ratings}
        grid = Table.grid(padding=(0, 1, 0, 0))
        for rating in ratings:
            place = places[rating.action]
            terms = ", ".join(self.term(term.name, term.points) for term in rating.terms[:TERMS])
            grid.add_row(f"{place + 1:>4}", signed(rating.value), Text(self.words[place]), Text(terms, "dim"))
        self.console.print(grid)
        named = recommended(ratings, {self.actions[place] for place in self.cautions})
        number, others = places[named[0].action] + 1, len(named) - 1
        if others:
            self.tell("cli-play-hint-equal", number=number, count=others)
        else:
            self.tell("cli-play-hint-best", number=number)

    def term(self, name: str, points: float) -> str:
        """A side of the position that an option changes, and by how much."""
        id = f"term-{name}"
        words = say_game(self.game.name, id) if id in ids(self.game.name) else name.replace("_", " ")
        return f"{words} {signed(points)}"

    def undo(self, rest: str) -> None:
        """Take back the latest decision of a person at this keyboard, as far as the rules of undo allow."""
        seats = [self.deciding, *(seat for seat in self.people if seat != self.deciding)]
        seat = next((seat for seat in seats if self.match.can_undo(seat)), self.deciding)
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            self.tell("cli-play-no-undo", reason=reason)
            return
        self.match.undo(seat)
        self.tell("cli-play-undone")
        self.seen = {s: min(lines, len(self.journal)) for s, lines in self.seen.items()}
        self.known = -1
        self.moved = True

    def log(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self.tell("cli-play-log-number", text=rest)
            return
        entries = self.readable(self.deciding)
        wanted = min(int(rest) if rest else NEWS, len(entries))
        self.print_log(entries[len(entries) - wanted :])
        if not entries:
            self.tell("cli-play-log-empty")

    def rule(self, rest: str) -> None:
        """What a rule is about: that of the present decision, or those whose id has the text in it."""
        rules = self.game.rules()
        wanted = rest or self.view.decision().rule
        found = [wanted] if wanted in rules else [id for id in rules if wanted and wanted.lower() in id.lower()]
        for id in found[:MOST_REASONS]:
            line = Text(f"[{id}] ", "bold")
            line.append(say_game(self.game.name, f"rule-{id.replace('.', '-')}"), "not bold")
            self.console.print(line)
        if not found:
            self.tell("cli-play-no-rule", text=wanted)

    def scores(self, rest: str) -> None:
        self.console.print(score_table(self.game, self.view, self.match.names))

    def save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.default_path()
        if self.write(path):
            self.path = path

    def quit(self, rest: str) -> None:
        raise Leave(asked=True)

    # --- helpers -----------------------------------------------------------------------------

    def tell(self, id: str, **args: Argument) -> None:
        # The name of a file must stay in one piece to be copied: the terminal itself may break the line.
        self.console.print(Text(say_at(self.game.name, id, **args), "yellow"), soft_wrap="file" in args)

    def name(self, seat: int) -> str:
        name = self.game.seat_name(self.match.state, seat)
        return say_at(self.game.name, "cli-play-seat", name=name, player=player_name(self.match.names[seat]))

    def news(self, seat: int) -> None:
        """What happened since this seat's latest decision, as far as it may know."""
        since = self.readable(seat, self.seen.get(seat, 0))
        if len(since) > NEWS:
            self.tell("cli-play-earlier", count=len(since) - NEWS, all=len(since))
        self.print_log(since[-NEWS:])
        self.seen[seat] = len(self.journal)

    @property
    def journal(self) -> list[Entry]:
        return self.match.state.journal or []

    def readable(self, seat: int, start: int = 0) -> list[Entry]:
        """The lines of the log from a place on that the seat may read."""
        return [entry for entry in self.journal[start:] if entry.audience in (EVERYBODY, seat)]

    def print_log(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.console.print(log_line(self.game, entry, self.game.entry(self.match.state, entry)))

    def hand_over(self, seat: int) -> None:
        """Between people who may not see the same things, clear the screen before the next one looks."""
        before = self.deciding
        if before == seat or len(self.people) < 2 or not self.secrets(before, seat):
            return
        if self.console.is_terminal and before != SPECTATOR:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # the lines scrolled away, too
        self.line(say("cli-play-hand-over", name=self.name(seat)))

    def secrets(self, one: int, other: int) -> bool:
        """Whether two seats see different things now, or one was told something that the other was not."""
        state = self.match.state
        told = any(entry.audience in (one, other) and entry.audience >= 0 for entry in self.journal)
        return told or known(state.masked(one)) != known(state.masked(other))

    def default_path(self) -> Path:
        if self.path is None:
            stem = f"{self.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
            names = chain([f"{stem}.json"], (f"{stem}-{number}.json" for number in count(2)))
            self.path = next(path for path in (saves() / name for name in names) if not path.exists())
        return self.path

    def write(self, path: Path) -> bool:
        """Save the record; a place that cannot be written is said, not raised."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.record().save(path)
        except OSError as error:
            self.tell("cli-play-not-written", file=str(path), reason=trouble(error))
            return False
        self.saved = self.match.actions.copy()
        self.tell("cli-play-saved", file=str(path))
        return True

    # --- the end -----------------------------------------------------------------------------

    def ending(self) -> None:
        state = self.match.state
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.view = state.masked(seat)
        self.console.print()
        print_board(self.console, self.game, self.view, seat)
        self.console.print()
        if self.people:
            start = min(self.seen.get(seat, len(self.journal)), max(0, len(self.journal) - LAST_LINES))
            self.print_log(self.readable(seat, start)[-NEWS:])
        self.console.print(Rule(Text(words_of(self.game, Message("game-over")), "bold"), align="left", style="cyan"))
        print_outcome(self.console, self.game, state, self.match.names)
        self.farewell(True)

    def farewell(self, asked: bool) -> None:
        """Leave without losing a game: ask where to save it or, where nobody can be asked, save it."""
        if self.keep is not None:
            self.keep(self.match)
            self.saved = self.match.actions.copy()
        if self.saved == self.match.actions:
            self.tell("cli-play-goodbye")
            return
        path = self.default_path()
        answer = ""
        if asked:
            try:
                answer = self.line(say("cli-play-save-where", file=str(path)))
            except (Leave, KeyboardInterrupt):
                answer = ""
        if answer.lower() in answers("cli-play-no"):
            self.tell("cli-play-goodbye")
            return
        if answer and answer.lower() not in answers("cli-play-yes"):
            path = Path(answer).expanduser()
        if self.write(path):
            if not self.match.state.over():
                self.tell("cli-play-go-on", file=str(path))
            self.tell("cli-play-goodbye")


HELP = (
    "number",
    "search",
    "name",
    "preview",
    "why",
    "hint",
    "undo",
    "goal",
    "board",
    "options",
    "log",
    "rule",
    "scores",
    "save",
    "quit",
)
"""The rows of the help, each two messages: `cli-play-type-ROW`, what to type, and `cli-play-help-ROW`, what it does."""


def answers(id: str) -> list[str]:
    """The words that mean yes, or no; the message has them with commas between."""
    return [word.strip() for word in say(id).split(",")]


def known(seen: State) -> list[object]:
    """All that a masked state holds, apart from whose it is."""
    fields: list[object] = [getattr(seen, field.name) for field in seen.game().fields]
    return [*fields, *(seen.game().operations.plain(frame) for frame in seen.agenda)]
