"""`phylarium campaign`: several games as one story."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from phylarium.cli.parts import (
    bot_names,
    json_flag,
    load_record,
    print_json,
    seats_number,
    seed_text,
    wish_values,
    wished,
)
from phylarium.cli.saying import FILE, decimal, language, say, say_game, worded
from phylarium.kernel.errors import DamagedRecord, OptionError, PhylariumError
from phylarium.kernel.message import Message
from phylarium.kernel.troubles import trouble

if TYPE_CHECKING:
    from phylarium.campaign import Campaign, Chapter
    from phylarium.kernel.match import Match
    from phylarium.kernel.record import Record
    from phylarium.kit.style import Theme

file_argument = click.argument("file", type=click.Path(path_type=Path))
names_given = click.option("--name", "names", multiple=True, metavar="NAME", help=say("cli-help-campaign-name"))
scoring_name = click.option("--scoring", metavar="NAME", default="", help=say("cli-help-scoring"))
out_file = click.Path(path_type=Path)
way_name = click.option("--way", "way_name", metavar="NAME,NAME", help=say("cli-help-way"))


@click.group(help=say("cli-campaign-help"), no_args_is_help=False)
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
        click.echo(f"{way.name:<{width}}  " + " → ".join(chapter_title(c) for c in way.chapters))


def chapter_title(chapter: Chapter) -> str:
    return say_game(chapter.game, chapter.title.id)


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


@command.command("begin", help=say("cli-campaign-begin-help"))
@file_argument
@way_name
@click.option("--from", "first", metavar="RECORD", type=out_file, help=say("cli-help-campaign-from"))
@scoring_name
@names_given
@seed_text(None)
def begin(
    file: Path, way_name: str | None, first: Path | None, scoring: str, names: tuple[str, ...], seed: str | None
) -> None:
    from phylarium.campaign import Campaign

    if file.exists():
        raise OptionError(Message("cli-campaign-there", {"file": str(file)}), FILE)
    if not way_name or not (names or first):
        raise OptionError(Message("cli-campaign-new", {"file": str(file)}), FILE)
    chance = seed or secrets.token_hex(8)
    if first is None:
        campaign = Campaign.begin(way_name, names, chance, scoring)
    else:
        campaign = Campaign.following(way_name, load_record(first), chance, scoring, names)
    campaign.save(file)
    say_next(campaign)


@command.command("add", help=say("cli-campaign-add-help"))
@file_argument
@click.argument("record", type=out_file)
@names_given
def add(file: Path, record: Path, names: tuple[str, ...]) -> None:
    campaign = load(file)
    campaign.take_in(load_record(record), names)
    campaign.save(file)
    say_next(campaign)


def say_next(campaign: Campaign) -> None:
    """Which game comes next, and who plays it."""
    chapter = campaign.next_chapter()
    if chapter is None:
        print_standings(campaign)
    else:
        click.echo(say("cli-campaign-next", title=chapter_title(chapter), players=", ".join(campaign.names)))


@command.command("tree", help=say("cli-campaign-tree-help"))
@file_argument
@click.option("--svg", "svg", metavar="OUT", type=out_file, help=say("cli-help-campaign-svg"))
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", help=say("cli-help-campaign-theme"))
@json_flag
def show_tree(file: Path, svg: Path | None, theme: Theme, as_json: bool) -> None:
    from phylarium.campaign import drawn
    from phylarium.campaign.tree import tree_of

    campaign = load(file)
    if not campaign.records:
        raise OptionError(Message("cli-campaign-unbegun", {"file": str(file)}), FILE)
    tree = tree_of(campaign, language())
    if svg is not None:
        svg.write_text(drawn.svg(tree, theme, language()), encoding="utf-8")
    if as_json:
        print_json(tree.plain())
    elif svg is None:
        click.echo(drawn.as_text(tree, language()), nl=False)


@command.command("origins", help=say("cli-campaign-origins-help"))
@file_argument
@click.option("--svg", "svg", metavar="OUT", type=out_file, help=say("cli-help-campaign-svg"))
@click.option("--html", "html", metavar="OUT", type=out_file, help=say("cli-help-campaign-html"))
@wish_values
@json_flag
def show_origins(file: Path, svg: Path | None, html: Path | None, wishes: Sequence[str], as_json: bool) -> None:
    from phylarium.campaign import origins
    from phylarium.kernel.record import replay

    record = last_record(file)
    state = replay(record)
    sheet = origins.origins_of(state, record.seats, wished(wishes), language())
    if svg is not None:
        svg.write_text(origins.as_svg(sheet), encoding="utf-8")
    if html is not None:
        html.write_text(origins.as_html(sheet, origins.board_of(state, language())), encoding="utf-8")
    if as_json:
        print_json(sheet.plain())
    elif svg is None and html is None:
        click.echo(origins.as_text(sheet), nl=False)


def last_record(file: Path) -> Record:
    """The last game of a campaign; or the file is the record of a game itself."""
    try:
        campaign = load(file)
    except DamagedRecord:
        return load_record(file)
    if not campaign.records:
        raise OptionError(Message("cli-campaign-unbegun", {"file": str(file)}), FILE)
    return campaign.records[-1]


@command.command("play", help=say("cli-campaign-play-help"))
@file_argument
@way_name
@scoring_name
@names_given
@seed_text(None)
def play(file: Path, way_name: str | None, scoring: str, names: tuple[str, ...], seed: str | None) -> None:
    from rich.console import Console

    from phylarium import bots
    from phylarium.campaign import Campaign
    from phylarium.cli.position import BOT
    from phylarium.cli.terminal import Terminal
    from phylarium.cli.texts import Text

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
        console.print(Text(chapter_title(chapter), "bold"))
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
        raise OptionError(Message("cli-file", {"file": str(path), "reason": trouble(error)}), FILE) from error
