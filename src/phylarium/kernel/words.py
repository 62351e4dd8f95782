"""Words at the edge: messages become sentences of a language, from Fluent files.

`locale/LANGUAGE/kernel.ftl` has what the kernel says, `GAME.ftl` what a game says, and others may
be named beside them. Every file is parsed once.
"""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message

_folders: list[Path] = [Path(__file__).parent.parent / "locale"]


class MissingMessage(PhylariumError):
    """Something cannot be said: no such file, language, message or argument."""


def add_folder(folder: Path) -> None:
    """Look for `LANGUAGE/FILE.ftl` in this folder too; for a game that lives elsewhere."""
    if folder not in _folders:
        _folders.append(folder)
        _entries.cache_clear()
        _bundle.cache_clear()


def languages() -> list[str]:
    """The languages that the kernel can speak."""
    return sorted({path.parent.name for folder in _folders for path in folder.glob("*/kernel.ftl")})


def ids(file: str, language: str = "en") -> list[str]:
    """The ids of the messages in one file, in its order."""
    return [entry.id.name for entry in _entries(file, language) if isinstance(entry, ast.Message)]


@cache
def _entries(file: str, language: str) -> list[ast.EntryType]:
    for folder in _folders:
        path = folder / language / f"{file}.ftl"
        if path.is_file():
            break
    else:
        raise MissingMessage(f"there is no {language}/{file}.ftl; the languages are {', '.join(languages())}")
    entries: list[ast.EntryType] = FluentResource(path.read_text(encoding="utf-8")).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            text = (entry.content or "").strip().splitlines()
            raise MissingMessage(f"{language}/{file}.ftl cannot be read at {text[0] if text else ''!r}")
    return entries


@cache
def _bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    home: dict[str, str] = {}
    for file in dict.fromkeys(files):
        entries = _entries(file, language)
        for entry in entries:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
                if name in home:
                    raise MissingMessage(f"{name!r} is in {file}.ftl and in {home[name]}.ftl; ids must differ")
                home[name] = file
        bundle.add_resource(ast.Resource(entries))
    return bundle


def _say(bundle: FluentBundle, message: Message, files: tuple[str, ...], language: str) -> str:
    if not bundle.has_message(message.id):
        near = difflib.get_close_matches(message.id, [i for file in files for i in ids(file, language)], 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise MissingMessage(f"no message {message.id!r} in {language}: {', '.join(files)}{hint}")
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        raise MissingMessage(f"message {message.id!r} has no text of its own")
    args: dict[str, int | str] = {}
    for name, value in message.args.items():
        args[name] = _say(bundle, value, files, language) if isinstance(value, Message) else value
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        given = ", ".join(args) or "none"
        raise MissingMessage(f"message {message.id!r} cannot be said: {errors[0]} (its arguments: {given})")
    return str(text)


def render(message: Message, game: str = "", language: str = "en", also: tuple[str, ...] = ()) -> str:
    """A message in words. `game` names the game whose file is read beside the kernel's, `also` others."""
    files = ("kernel", game, *also) if game else ("kernel", *also)
    return _say(_bundle(language, files), message, files, language)
