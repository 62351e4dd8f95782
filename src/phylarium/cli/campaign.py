"""`phylarium campaign`: several games as one story."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from phylarium.cli.parts import bot_names, json_flag, print_json, seats_number, seed_text
from phylarium.cli.saying import FILE, decimal, say, say_game, worded
from phylarium.kernel.errors import DamagedRecord, OptionError, PhylariumError
from phylarium.kernel.message import Message

if TYPE_CHECKING:
    from phylarium.campaign import Campaign
    from phylarium.kernel.match import Match

file_argument = click.argument("file", type=click.Path(path_type=Path))
way_name = click.option("--way", "way_name", metavar="NAME,NAME", help=say("cli-help-way"))


@click.group(help=say("cli-campaign-help"))
def command() -> None:
    pass


@command.command("ways", help=say("cli-campaign-ways-help"))
@json_flag
def list_ways(as_json: bool) -> None:
    from phylarium.campaign import ways
    from phylarium.kernel.registry import game

    if as_json:
        print_json(
            [
                {
                    "way": way.name,
                    "chapters": [{"name": c.name, "game": c.game, "options": dict(c.options)} for c in way.chapters],
                    "seats": [n for n in range(1, 1 + max(game(way.chapters[0].game).seats)) if way.open_to(n)],
                }
                for way in ways()
            ]
        )
        return
    width = max(len(way.name) for way in ways())
    for way in ways():
        click.echo(f"{way.name:<{width}}  " + " → ".join(chapter_title(c.name, c.game) for c in way.chapters))


def chapter_title(name: str, game: str) -> str:
    """The title of a game, or of a chapter that is another one than the game itself."""
    return say_game(game, f"{game}-title" if name == game else f"{game}-chapter-{name}")


@command.command("simulate", help=say("cli-campaign-simulate-help"))
@way_name
@seats_number
@click.option("--campaigns", type=click.IntRange(min=1), default=20, show_default=True, help=say("cli-help-campaigns"))
@seed_text("1")
@bot_names
@click.option("--check", is_flag=True, help=say("cli-help-check"))
@json_flag
@click.pass_context
def simulate(
    ctx: click.Context,
    way_name: str | None,
    seats: int | None,
    campaigns: int,
    seed: str,
    players: tuple[str, ...],
    check: bool,
    as_json: bool,
) -> None:
    from phylarium import bots
    from phylarium.arena import campaigns as played
    from phylarium.campaign import way

    for name in players:
        bots.check(name)
    chosen = [] if way_name is None else [way(way_name)]
    seated = () if set(players) <= {"random"} else players
    outcome = played.simulate(chosen, 3 if seats is None else seats, campaigns, seed, seated, check)
    wrong = [one for one in outcome.told if one.error]
    for one in wrong[:1]:
        click.echo(say("cli-campaign-error", way=one.way, seed=one.seed, error=one.error), err=True)
    if as_json:
        print_json(outcome.plain())
    else:
        click.echo(say("cli-campaign-played", campaigns=len(outcome.told), errors=len(wrong)))
        for name, (again, of) in played.helped([one for one in outcome.told if not one.error]).items():
            click.echo(say("cli-campaign-helped", way=name, again=again, of=of))
    ctx.exit(1 if wrong else 0)


@command.command("play", help=say("cli-campaign-play-help"))
@file_argument
@way_name
@click.option("--scoring", metavar="NAME", default="", help=say("cli-help-scoring"))
@click.option("--name", "names", multiple=True, metavar="NAME", help=say("cli-help-campaign-name"))
@seed_text(None)
def play(file: Path, way_name: str | None, scoring: str, names: tuple[str, ...], seed: str | None) -> None:
    from rich.console import Console
    from rich.text import Text

    from phylarium import bots
    from phylarium.campaign import Campaign
    from phylarium.cli.position import BOT
    from phylarium.cli.terminal import Terminal

    for name in names:
        if name.startswith(BOT):
            bots.check(name.removeprefix(BOT))
    if file.exists():
        if way_name or scoring or seed:
            raise OptionError(Message("cli-campaign-begun", {"file": str(file)}), FILE)
        campaign = load(file)
        if names:
            campaign.seat(names)
    else:
        if not way_name or not names:
            raise OptionError(Message("cli-campaign-new", {"file": str(file)}), FILE)
        campaign = Campaign.begin(way_name, names, seed or secrets.token_hex(8), scoring)
        campaign.save(file)
    console = Console(highlight=False)
    while not campaign.is_over():
        match = campaign.resume() if campaign.is_running() else campaign.start()
        chapter = campaign.path().chapters[len(campaign.records) - 1]
        console.print(Text(chapter_title(chapter.name, chapter.game), "bold"))
        with bots.Crew() as crew:
            moves = len(match.actions)
            seated = {
                seat: bots.make(name.removeprefix(BOT), f"bot {seat} of {match.seed} from {moves}", crew)
                for seat, name in enumerate(match.names)
                if name.startswith(BOT)
            }
            Terminal(match, seated, console, interactive=sys.stdin.isatty(), keep=keeper(campaign, file)).run()
        if campaign.is_running():
            return
        print_standings(campaign)


def keeper(campaign: Campaign, file: Path) -> Callable[[Match], None]:
    """What writes down how far the game under way has come."""

    def keep(match: Match) -> None:
        if campaign.is_running():
            campaign.keep(match)
            campaign.save(file)

    return keep


@command.command("show", help=say("cli-campaign-show-help"))
@file_argument
@json_flag
def show(file: Path, as_json: bool) -> None:
    campaign = load(file)
    if as_json:
        print_json(
            {
                "way": campaign.way,
                "scoring": campaign.scoring,
                "over": campaign.is_over(),
                "chapters": [
                    {"game": record.game, "seats": record.seats, "actions": len(record.actions)}
                    for record in campaign.records
                ],
                "standings": [
                    {"name": s.name, "points": s.points, "fossils": s.fossils, "total": s.total, "place": s.place}
                    for s in campaign.standings()
                ],
            }
        )
        return
    click.echo(say("cli-campaign-where", way=campaign.way, done=len(campaign.seals)))
    print_standings(campaign)


def print_standings(campaign: Campaign) -> None:
    for standing in campaign.standings():
        total = decimal(standing.total, 0 if standing.total == int(standing.total) else 1)
        click.echo(say("cli-campaign-standing", place=standing.place, name=standing.name, total=total))


@command.command("verify", help=say("cli-campaign-verify-help"))
@file_argument
@json_flag
@click.pass_context
def verify(ctx: click.Context, file: Path, as_json: bool) -> None:
    from phylarium.campaign import verified

    campaign = load(file)
    sound = verified(campaign)
    reason = sound.reason or Message("campaign-sound", {"chapters": len(campaign.records)})
    told = PhylariumError(reason, FILE)
    if as_json:
        print_json({"ok": sound.ok, "chapter": sound.chapter, "reason": str(told)})
    else:
        click.echo(worded(told), err=not sound.ok)
    ctx.exit(0 if sound.ok else 1)


def load(path: Path) -> Campaign:
    """The campaign in a file; what is wrong with it names the file."""
    from phylarium.campaign import Campaign

    try:
        return Campaign.load(path)
    except DamagedRecord as error:
        raise DamagedRecord(Message("cli-file", {"file": str(path), "reason": error.said}), FILE) from error
    except OSError as error:
        raise OptionError(Message("cli-file", {"file": str(path), "reason": str(error.strerror)}), FILE) from error
