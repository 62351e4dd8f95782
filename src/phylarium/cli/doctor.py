"""`phylarium doctor`: what is installed, missing or wrong, and what to do about it. It changes nothing."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import shutil
import sys
import warnings
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Literal

import click
import msgspec

from phylarium import __version__
from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import FILE, language, say
from phylarium.cli.tables import database, settings_of
from phylarium.kernel import registry, words
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.extras import MissingExtra, needed
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kernel.troubles import trouble
from phylarium.kernel.words import SOURCE, render

State = Literal["good", "note", "bad"]
SAID: dict[State, str] = {"good": "cli-doctor-good", "note": "cli-doctor-note", "bad": "cli-doctor-bad"}

EXTRAS = {
    "table": "cli-doctor-extra-do-table",
    "arena": "cli-doctor-extra-do-arena",
    "train": "cli-doctor-extra-do-train",
    "envs": "cli-doctor-extra-do-envs",
    "ray": "cli-doctor-extra-do-ray",
}
"""What can be installed beside the engine, the terminal and the bots, and how it is said what it is for."""

LOW, FULL = 1000, 100
"""Megabytes: with less a disk is worth a word, or no disk to run a server on."""


class Finding(msgspec.Struct, frozen=True):
    """Something that was looked at."""

    about: str
    state: State
    said: Message | PhylariumError
    todo: Message | None = None
    data: dict[str, object] = {}

    def plain(self) -> dict[str, object]:
        """For programs, which read one language."""
        return {
            "about": self.about,
            "state": self.state,
            "said": in_words(self.said, SOURCE),
            "todo": None if self.todo is None else in_words(self.todo, SOURCE),
            **self.data,
        }


def in_words(said: Message | PhylariumError, spoken: str) -> str:
    return render(said, language=spoken, also=(FILE,)) if isinstance(said, Message) else words.worded(said, spoken)


@click.command(help=say("cli-doctor-help"))
@database
@json_flag
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str | None, as_json: bool) -> None:
    found = list(findings(data, database))
    wrong = sum(one.state == "bad" for one in found)
    if as_json:
        print_json({"ok": not wrong, "version": __version__, "findings": [one.plain() for one in found]})
    else:
        spoken = language()
        states = {state: say(id) for state, id in SAID.items()}
        width = max(map(len, states.values()))
        for one in found:
            click.echo(f"{states[one.state]:{width}}  {in_words(one.said, spoken)}")
            if one.todo is not None:
                click.echo(f"{'':{width}}  {in_words(one.todo, spoken)}")
        click.echo(say("cli-doctor-result", wrong=wrong))
    ctx.exit(1 if wrong else 0)


def findings(data: Path | None, database: str | None) -> Iterator[Finding]:
    """Everything that is looked at, in turn."""
    yield version()
    yield engine()
    installed = list(packages())
    yield from installed
    yield Finding("languages", "good", Message("cli-doctor-languages", {"languages": Listing(words.languages(), ROW)}))
    for name in registry.games():
        yield from game(name)
    yield fonts()
    try:
        with needed("table"):
            yield from server(data, database)
    except MissingExtra as error:
        # Where the extra is not installed, that was said among the packages.
        if not any(one.about == "extra table" and one.state != "good" for one in installed):
            broken = Message("cli-doctor-table-broken", {"package": error.package})
            yield Finding("table", "bad", broken, Message("cli-doctor-table-broken-do"))


# --- what is installed -----------------------------------------------------------------------


def version() -> Finding:
    told: dict[str, object] = {"python": platform.python_version(), "folder": str(Path(__file__).parents[1])}
    said = Message("cli-doctor-version", {"version": __version__, **{name: str(value) for name, value in told.items()}})
    return Finding("version", "good", said, data=told)


def engine() -> Finding:
    from phylarium.arena.measure import compiled

    if compiled():
        return Finding("engine", "good", Message("cli-doctor-compiled"), data={"compiled": True})
    todo = Message("cli-doctor-interpreted-do")
    return Finding("engine", "note", Message("cli-doctor-interpreted"), todo, {"compiled": False})


class Requirement(msgspec.Struct, frozen=True):
    """A package that is asked for, and what is there of it."""

    name: str
    least: str
    """The oldest version that will do; empty: any."""
    extra: str
    """With what it comes; empty: always."""
    version: str | None
    """The version that is there; None: it is not."""

    @property
    def old(self) -> bool:
        return self.version is not None and numbers(self.version) < numbers(self.least)


def numbers(version: str) -> list[int]:
    """The beginning of a version that is numbers, to be compared."""
    found = re.match(r"\d+(\.\d+)*", version)
    return [int(part) for part in found[0].split(".")] if found else []


def requirements(lines: list[str]) -> list[Requirement]:
    """What the lines of a package's own description ask for on this system."""
    found = []
    stands_for: dict[str, str] = {}
    for line in lines:
        wanted, _, marker = line.partition(";")
        name, inner, least = (re.search(part, wanted) for part in (r"^[\w.-]+", r"\[(\w+)]", r">=\s*([\w.]+)"))
        among = re.search(r"extra == ['\"](\w+)['\"]", marker)
        extra = among[1] if among else ""
        if name is None or ("sys_platform != " in marker and sys.platform in marker):
            continue
        if name[0] == "phylarium" and inner is not None:
            stands_for[extra] = inner[1]
        else:
            found.append(Requirement(name[0], least[1] if least else "", extra, version_of(name[0])))
    for extra, other in stands_for.items():
        found += [msgspec.structs.replace(one, extra=extra) for one in found if one.extra == other]
    return found


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def packages() -> Iterator[Finding]:
    try:
        lines = metadata.requires("phylarium") or []
    except metadata.PackageNotFoundError:
        yield Finding("packages", "note", Message("cli-doctor-unpacked"), Message("cli-doctor-unpacked-do"))
        return
    every = requirements(lines)
    for extra in ("", *EXTRAS):
        asked = [one for one in every if one.extra == extra]
        what = f"phylarium[{extra}]" if extra else "phylarium"
        about = f"extra {extra}" if extra else "packages"
        told: dict[str, object] = {"packages": {one.name: one.version for one in asked}}
        missing = [one.name for one in asked if one.version is None]
        old = [f"{one.name} {one.version}" for one in asked if one.old]
        there = Listing([f"{one.name} {one.version}" for one in asked], ROW)
        if missing and extra:
            said = Message("cli-doctor-extra-missing", {"extra": what, "packages": Listing(missing, ROW)})
            yield Finding(about, "note", said, Message(EXTRAS[extra]), told)
        elif missing:
            said = Message("cli-doctor-packages-missing", {"packages": Listing(missing, ROW)})
            yield Finding(about, "bad", said, Message("cli-doctor-install", {"what": what}), told)
        elif old:
            said = Message("cli-doctor-packages-old", {"packages": Listing(old, ROW)})
            yield Finding(about, "bad", said, Message("cli-doctor-upgrade", {"what": what}), told)
        elif extra:
            yield Finding(about, "good", Message("cli-doctor-extra", {"extra": what, "packages": there}), data=told)
        else:
            yield Finding(about, "good", Message("cli-doctor-packages", {"packages": there}), data=told)


def game(name: str) -> Iterator[Finding]:
    """A game, what came with it, and whether what was learnt of it fits."""
    from phylarium.bots.learned import WEIGHTS, OtherWeights, loaded
    from phylarium.lessons import lessons_of
    from phylarium.review.puzzles import puzzles_of

    try:
        rules = registry.game(name)
        counts = {"lessons": len(lessons_of(name)), "puzzles": len(puzzles_of(name))}
        rules.start(seats=max(rules.seats), seed="doctor")
        weights = WEIGHTS / f"{name}.npz"
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always", OtherWeights)
            learned = weights.is_file() and loaded(weights, rules) is not None
    except (PhylariumError, OSError, msgspec.MsgspecError, ImportError) as error:
        problem = error.said if isinstance(error, PhylariumError) else trouble(error)
        said = Message("cli-doctor-game-broken", {"game": name, "problem": problem})
        yield Finding(f"game {name}", "bad", said, Message("cli-doctor-reinstall"))
        return
    told: dict[str, object] = {"rules": rules.rules_version, **counts, "learned": learned}
    words: dict[str, Argument] = {"game": name, "rules": rules.rules_version, **counts}
    id = "cli-doctor-game" if learned else "cli-doctor-game-plain"
    yield Finding(f"game {name}", "good", Message(id, words), data=told)
    for warning in warned:
        if not isinstance(warning.message, OtherWeights):
            warnings.warn(warning.message, stacklevel=1)  # of something else: it is not ours to tell
            continue
        said = Message("cli-doctor-weights", {"game": name, "problem": warning.message.problem})
        yield Finding(f"weights {name}", "note", said, Message("cli-doctor-weights-do", {"game": name}))


def fonts() -> Finding:
    from phylarium.kit.faces import FACES
    from phylarium.kit.style import FONTS

    files = [face[-1] for face in FACES]
    lost = [file for file in files if not (FONTS / file).is_file()]
    if lost:
        said = Message("cli-doctor-fonts-missing", {"fonts": Listing(lost, ROW)})
        return Finding("fonts", "bad", said, Message("cli-doctor-reinstall"))
    return Finding("fonts", "good", Message("cli-doctor-fonts", {"fonts": len(files)}), data={"fonts": files})


# --- what a server needs ---------------------------------------------------------------------


def server(data: Path | None, database: str | None) -> Iterator[Finding]:
    from phylarium.table.condition import condition_of_database, place_of_redis, problem_of_redis
    from phylarium.table.config import SettingsError, mistaken
    from phylarium.table.pictures import PROGRAM
    from phylarium.table.store import StoreUnusable

    if shutil.which(PROGRAM):
        yield Finding("png", "good", Message("cli-doctor-png", {"program": PROGRAM}))
    else:
        todo = Message("cli-doctor-no-png-do")
        yield Finding("png", "note", Message("cli-doctor-no-png", {"program": PROGRAM}), todo)
    for misnamed in mistaken():
        yield Finding("settings", "note", misnamed, Message("cli-doctor-settings-do"))
    try:
        chosen = settings_of(data, database)
    except SettingsError as error:
        yield Finding("settings", "bad", error, Message("cli-doctor-settings-do"))
        return
    if not chosen.database_url:
        yield folder(chosen.data_dir)
    try:
        there = asyncio.run(condition_of_database(chosen))
    except StoreUnusable as error:
        yield Finding("database", "bad", error)
    else:
        where: dict[str, object] = {"database": there.where, "schema": there.schema, "newest": there.newest}
        named: dict[str, Argument] = {"where": there.where, "schema": str(there.schema)}
        if there.schema == there.newest:
            yield Finding("database", "good", Message("cli-doctor-database", named), data=where)
        elif there.schema is not None:
            old = Message("cli-doctor-database-old", {**named, "newest": there.newest})
            yield Finding("database", "note", old, Message("cli-doctor-database-old-do"), where)
        else:
            id = "cli-doctor-database-other" if there.there else "cli-doctor-database-none"
            none = Message(id, {"where": there.where})
            yield Finding("database", "note", none, Message("cli-doctor-database-none-do"), where)
    if not chosen.redis_url:
        yield Finding("redis", "note", Message("cli-doctor-redis-none"), Message("cli-doctor-redis-none-do"))
        return
    at, problem = place_of_redis(chosen), problem_of_redis(chosen)
    if problem is not None:
        away = Message("cli-doctor-redis-away", {"where": at, "problem": problem})
        yield Finding("redis", "bad", away, Message("cli-doctor-redis-away-do"), {"redis": at})
    else:
        yield Finding("redis", "good", Message("cli-doctor-redis", {"where": at}), data={"redis": at})


def folder(path: Path) -> Finding:
    """The folder of the embedded database: whether it can be written in, and how much room there is."""
    nearest = next(parent for parent in (path.absolute(), *path.absolute().parents) if parent.exists())
    named = {"folder": str(path)}
    # A database that was put back by somebody else can be read, and takes no move.
    shut = [file for file in sorted(nearest.glob("phylarium.db*")) if not os.access(file, os.R_OK | os.W_OK)]
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK) or shut:
        closed = Message("cli-doctor-folder-closed", {"folder": str(shut[0] if shut else nearest)})
        return Finding("data", "bad", closed, Message("cli-doctor-folder-closed-do"), dict(named))
    free = shutil.disk_usage(nearest).free // 1_000_000
    told: dict[str, object] = {**named, "free_mb": free}
    if free < LOW:
        low = Message("cli-doctor-folder-low", {**named, "free": free})
        return Finding("data", "bad" if free < FULL else "note", low, Message("cli-doctor-folder-low-do"), told)
    id = "cli-doctor-folder" if nearest == path.absolute() else "cli-doctor-folder-none"
    return Finding("data", "good", Message(id, {**named, "free": free}), data=told)
