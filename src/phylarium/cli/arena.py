"""`phylarium arena`: a tournament of bots, its ratings and its report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import click

from phylarium.cli.parts import json_flag, option_list, options_of, pack_folder, print_json, seed_text
from phylarium.cli.saying import decimal, language, percent, say
from phylarium.kernel import registry
from phylarium.kernel.message import ROW, Listing

if TYPE_CHECKING:
    from phylarium.arena.analysis import Analysis
    from phylarium.arena.balance import Balance
    from phylarium.arena.jobs import Runner
    from phylarium.arena.tournament import GameOutcome, Plan

F = TypeVar("F", bound=Callable[..., Any])

ANY_CLUSTER = "auto"
"""What `--ray` means without an address."""

INTERRUPTED = 130


class Wish(NamedTuple):
    """What both commands that hold tournaments are told, beside the game and its players."""

    game: str
    games: int
    seats: int | None
    seed: str
    chosen: tuple[str, ...]
    pack: Path | None
    out: Path | None
    workers: int
    ray: str | None
    as_json: bool

    def places(self) -> int:
        """The number of seats asked for, or the least at which players compete."""
        seats = registry.game(self.game).seats
        return min((number for number in seats if number > 1), default=min(seats)) if self.seats is None else self.seats

    def plan(self, bots: Sequence[str]) -> Plan:
        """The tournament of these bots."""
        from phylarium.arena.tournament import planned

        options = options_of(registry.game(self.game), self.chosen)
        return planned(self.game, list(bots), self.games, self.places(), options, self.seed, self.pack)

    def runner(self) -> Runner:
        return runner_of(self.workers, self.ray)


def runner_of(workers: int, ray: str | None) -> Runner:
    """Who does the work: what `--workers` and `--ray` ask for."""
    from phylarium.arena.jobs import runner

    return runner(workers, "" if ray == ANY_CLUSTER else ray)


def ray_address(command: F) -> F:
    words = say("cli-help-ray")
    return click.option("--ray", is_flag=False, flag_value=ANY_CLUSTER, metavar="[ADDRESS]", help=words)(command)


def wishes(folder: str, games: int) -> Callable[[F], F]:
    """The argument and the options that make a `Wish`, which the command is given first."""
    path = click.Path(path_type=Path)
    parts: list[Callable[[F], F]] = [
        click.argument("game"),
        click.option(
            "--games", type=click.IntRange(min=1), default=games, show_default=True, help=say("cli-help-arena-games")
        ),
        click.option("--seats", type=int, metavar="N", help=say("cli-help-arena-seats")),
        seed_text("1"),
        option_list,
        pack_folder,
        click.option("--out", type=path, metavar="DIR", help=say("cli-help-out", folder=f"{folder}/")),
        click.option("--workers", type=click.IntRange(min=0), default=0, help=say("cli-help-workers")),
        ray_address,
        json_flag,
    ]

    def decorated(command: F) -> F:
        @wraps(command)
        def told(**given: Any) -> Any:
            wish = Wish(**{name: given.pop(name) for name in Wish._fields})
            return command(click.get_current_context(), wish, **given)

        for part in reversed(parts):
            told = part(told)
        return cast("F", told)

    return decorated


@click.command(help=say("cli-arena-help"))
@wishes("arena", 100)
@click.option("--bots", "players", required=True, metavar="NAME,NAME", help=say("cli-help-bots"))
def command(ctx: click.Context, wish: Wish, players: str) -> None:
    from phylarium.arena.analysis import analyse

    names = [name.strip() for name in players.split(",") if name.strip()]
    if not names:
        raise click.UsageError(say("cli-arena-no-bots", text=repr(players)), ctx)
    plan = wish.plan(names)
    folder = wish.out or Path("arena") / f"{wish.game}-{plan.fingerprint()}"
    outcomes = held(ctx, plan, wish.runner(), folder)
    analysis = analyse(plan, outcomes)
    page = write_reports(folder, analysis, None)
    if wish.as_json:
        print_json(analysis.plain())
    else:
        show(analysis, page)
    finish(ctx, analysis)


def held(ctx: click.Context, plan: Plan, runner: Runner, folder: Path) -> list[GameOutcome]:
    """Hold the tournament with a bar that shows how far it is; an interrupted one says how to go on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from phylarium.arena.tournament import hold

    console = Console(stderr=True, highlight=False)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    label = say("cli-arena-progress", game=plan.game, bots=Listing(plan.bots, ROW))
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task(label, total=plan.games, start=False)

            def advance(done: int) -> None:
                if not progress.tasks[0].started:
                    if 0 < done < plan.games:
                        console.print(say("cli-arena-going-on", done=done))
                    # Time is counted for the games that are still to be played.
                    progress.start_task(task)
                progress.update(task, completed=done)

            return hold(plan, runner, folder, advance)
    except KeyboardInterrupt:
        click.echo(say("cli-arena-stopped", folder=str(folder)), err=True)
        ctx.exit(INTERRUPTED)


def write_reports(folder: Path, analysis: Analysis, balance: Balance | None) -> Path:
    """Write both reports; the page's path."""
    from phylarium.arena.report import html, plain_text
    from phylarium.arena.tournament import write_text

    write_text(folder / "report.json", plain_text(analysis, balance))
    page = folder / "report.html"
    write_text(page, html(analysis, balance, language()))
    return page


def finish(ctx: click.Context, analysis: Analysis) -> None:
    """Tell of games that failed; the exit status says whether there were any."""
    if analysis.failures:
        words = say("cli-arena-failed", count=len(analysis.failures), error=analysis.failures[0].error)
        click.echo(words, err=True)
    ctx.exit(1 if analysis.failures else 0)


def show(analysis: Analysis, page: Path) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    summary(analysis)
    table = Table(box=None, padding=(0, 2))
    table.add_column(say("cli-column-player"))
    reach = "cli-column-interval"
    for heading in ("cli-column-rating", reach, "cli-column-wins", reach, "cli-column-mean"):
        table.add_column(say(heading), justify="right")
    for row in analysis.standings:
        rating = row.rating
        table.add_row(
            row.bot,
            "" if rating is None else decimal(rating.mu),
            "" if rating is None else f"{decimal(rating.low)} … {decimal(rating.high)}",
            percent(row.wins.rate),
            f"{percent(row.wins.low)} … {percent(row.wins.high)}",
            decimal(row.score.mean),
        )
    console.print(table)
    for share in analysis.seats if analysis.plan.seats > 1 else ():
        numbers = {"rate": share.wins.rate, "low": share.wins.low, "high": share.wins.high}
        click.echo(say("cli-arena-seat", seat=share.what, clear="yes" if share.clear else "no", **numbers))
    clear = sum(effect.clear for effect in analysis.effects)
    click.echo(say("cli-arena-clear", count=clear, compared=analysis.compared))
    click.echo(say("cli-arena-report", file=str(page)))


def summary(analysis: Analysis) -> None:
    words = say(
        "cli-arena-result",
        game=analysis.plan.game,
        seats=analysis.plan.seats,
        finished=analysis.finished,
        decisions=analysis.length.mean,
    )
    click.echo(words)
