"""`phylarium train`: a bot that learns a game by playing it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from phylarium.cli.arena import INTERRUPTED, ray_address, runner_of
from phylarium.cli.parts import option_list, options_of, seed_text
from phylarium.cli.saying import language, say
from phylarium.kernel import registry
from phylarium.kernel.extras import needed

if TYPE_CHECKING:
    from phylarium.arena.jobs import Runner
    from phylarium.train.training import Plan, Round, Trial

MOST = 4
"""Seats up to which a game is trained for, where nothing else is said; the most is played twice as often."""


@click.command(help=say("cli-train-help"))
@click.argument("game")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), help=say("cli-help-train-minutes"))
@click.option("--rounds", type=click.IntRange(min=1), help=say("cli-help-train-rounds"))
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help=say("cli-help-train-games"))
@click.option("--seats", "wanted", metavar="N,N", help=say("cli-help-train-seats"))
@seed_text("1")
@option_list
@click.option("--further", is_flag=True, help=say("cli-help-train-further"))
@click.option("--jobs", type=click.IntRange(min=0), default=0, help=say("cli-help-train-jobs"))
@click.option("--every", type=click.IntRange(min=0), default=10, show_default=True, help=say("cli-help-train-every"))
@click.option("--trials", type=click.IntRange(min=1), default=40, show_default=True, help=say("cli-help-train-trials"))
@click.option("--rivals", default="greedy", show_default=True, metavar="BOT,BOT", help=say("cli-help-train-rivals"))
@click.option("--rate", type=click.FloatRange(min=0, min_open=True), default=1e-3, help=say("cli-help-train-rate"))
@click.option("--measure", type=click.IntRange(min=1), metavar="GAMES", help=say("cli-help-train-measure"))
@click.option("--against", default="greedy", show_default=True, metavar="BOT", help=say("cli-help-train-against"))
@click.option("--samples", type=click.IntRange(min=1), default=1, help=say("cli-help-train-samples"))
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-train-out"))
@ray_address
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    minutes: float | None,
    rounds: int | None,
    games: int,
    wanted: str | None,
    seed: str,
    chosen: tuple[str, ...],
    further: bool,
    jobs: int,
    every: int,
    trials: int,
    rivals: str,
    rate: float,
    measure: int | None,
    against: str,
    samples: int,
    out: Path | None,
    ray: str | None,
) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from phylarium import bots
    from phylarium.arena.tournament import write_text

    with needed("train"):
        from phylarium.train.report import html
    from phylarium.train.training import WEIGHTS, Plan, Training, Trials, run

    if minutes is None and rounds is None and measure is None:
        raise click.UsageError(say("cli-train-endless"), ctx)
    rules = registry.game(game)
    plan = Plan(game, seats_in_turn(ctx, rules.seats, wanted), games, seed, options_of(rules, chosen), further)
    if measure is not None:
        for trial in measurement(plan, out, measure, against, samples, jobs, ray):
            click.echo(trial_line(trial))
        return
    met = [name.strip() for name in rivals.split(",") if name.strip()]
    for name in met:
        bots.check(name)
    training = Training(plan, out or Path("train") / game)
    runner = hands(jobs, ray)
    console = Console(stderr=True, highlight=False)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    if training.rounds:
        console.print(say("cli-train-going-on", rounds=len(training.rounds)))
    stopped = False
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=games)

            def advance(number: int, done: int) -> None:
                label = say("cli-train-progress", game=game, round=number)
                progress.update(task, description=label, completed=done)

            def told(found: Round) -> None:
                for line in lines_of(found):
                    console.print(line)
                write_text(training.folder / "report.html", html(training, language()))

            seconds = None if minutes is None else 60 * minutes
            run(training, runner, rounds, seconds, Trials(every, trials, met), rate, advance, told)
    except KeyboardInterrupt:
        stopped = True
    finally:
        let_go(runner)
    training.folder.mkdir(parents=True, exist_ok=True)
    report = training.folder / "report.html"
    write_text(report, html(training, language()))
    if stopped:
        click.echo(say("cli-train-stopped", folder=str(training.folder)), err=True)
        ctx.exit(INTERRUPTED)
    played = sum(found.games for found in training.rounds)
    file = str(training.folder / WEIGHTS)
    click.echo(say("cli-train-result", rounds=len(training.rounds), games=played, file=file))
    click.echo(say("cli-arena-report", file=str(report)))


def hands(jobs: int, ray: str | None) -> Runner:
    """Who plays the games: processes that stay until the end, or a cluster."""
    from phylarium.train.training import workers

    return workers(jobs) if ray is None else runner_of(0, ray)


def let_go(runner: Runner) -> None:
    from phylarium.arena.jobs import Pool

    if isinstance(runner, Pool):
        runner.close()


def seats_in_turn(ctx: click.Context, known: tuple[int, ...], wanted: str | None) -> list[int]:
    """The numbers of seats that are played in turn."""
    if wanted is None:
        found = [number for number in known if 1 < number <= MOST]
        return [*found, *found[-1:]]
    parts = [part.strip() for part in wanted.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise click.UsageError(say("cli-train-seats", text=repr(wanted)), ctx)
    return [int(part) for part in parts]


def lines_of(found: Round) -> list[str]:
    """A round in words, with what was measured after it."""
    lines = [
        say(
            "cli-train-round",
            round=found.number,
            games=found.games,
            seconds=found.seconds,
            entropy=found.entropy,
            drift=found.drift,
            error=found.error,
        )
    ]
    return [*lines, *map(trial_line, found.trials)]


def trial_line(trial: Trial) -> str:
    won = trial.rate
    numbers = {"rate": won.rate, "low": won.low, "high": won.high}
    return say("cli-train-trial", seats=trial.seats, against=trial.against, won=trial.won, games=trial.games, **numbers)


def measurement(
    plan: Plan, folder: Path | None, games: int, against: str, samples: int, jobs: int, ray: str | None
) -> Iterator[Trial]:
    """What was learnt, in a folder or by the bot as it is, against a bot, one number of seats after another."""
    from phylarium import bots
    from phylarium.train.training import Match, learnt, measured

    bots.check(against)
    policy = learnt(plan.game, folder)
    runner = hands(jobs, ray)
    try:
        for seats in sorted(set(plan.seats)):
            match = Match(seats, against, None, samples)
            yield from measured(plan, policy, [match], games, f"{plan.seed} measured", runner)
    finally:
        let_go(runner)
