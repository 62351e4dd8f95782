"""What the library of the command line says by itself, in the language that was asked for: help, and refusals.

Click has its sentences in English only. They are known by their form; one that is not known stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import click

from phylarium.cli.saying import language, say
from phylarium.kernel.errors import forms
from phylarium.kernel.troubles import of_system
from phylarium.kernel.words import render

_DEFAULT: Final = re.compile(r"\[default: ([^;\]]*)")
_REQUIRED: Final = re.compile(r"(?<=[\[ ])required(?=\]$)")
_NUMBER: Final = re.compile(r" (?:INTEGER|FLOAT)(?: RANGE)?$")
_HELP: Final = "Show this message and exit."

SENTENCES: Final = forms(
    (r"No such option:? '?(?P<option>[^\s']+?)'?\.?(?: (?:Did you mean|\().*)?", "cli-usage-no-option"),
    (r"No such command '(?P<command>[^']*)'\.(?: (?:Did you mean|\().*)?", "cli-usage-no-command"),
    (r"Missing command\.", "cli-usage-missing-command"),
    (r"Missing option '(?P<option>[^']*)'\..*", "cli-usage-missing-option"),
    (r"Missing (?:argument|parameter) '(?P<what>[^']*)'\..*", "cli-usage-missing"),
    (r"Option '(?P<option>[^']*)' requires an argument\.", "cli-usage-needs-value"),
    (r"Option '(?P<option>[^']*)' does not take a value\.", "cli-usage-takes-no-value"),
    (r"Got unexpected extra arguments? \((?P<words>.*)\)\.?", "cli-usage-extra"),
    (
        r"Invalid value for '(?P<where>[^']*)': '(?P<value>.*)' is not a valid integer(?: range)?\.",
        "cli-usage-no-integer",
    ),
    (
        r"Invalid value for '(?P<where>[^']*)': '(?P<value>.*)' is not a valid float(?: range)?\.",
        "cli-usage-no-float",
    ),
    (r"Invalid value for '(?P<where>[^']*)': (?P<value>.*) is not in the range (?P<range>.*)\.", "cli-usage-range"),
    (r"Invalid value for '(?P<where>[^']*)': '(?P<value>.*)' is not one of (?P<known>.*)\.", "cli-usage-no-choice"),
    (r"Invalid value for '(?P<where>[^']*)': (?:File|Path) '(?P<value>.*)' does not exist\.", "cli-usage-no-file"),
    (r"Invalid value for '(?P<where>[^']*)': (?:File|Path) '(?P<value>.*)' is a directory\.", "cli-usage-folder"),
    (r"Invalid value for '(?P<where>[^']*)': (?:File|Path) '(?P<value>.*)' is not readable\.", "cli-usage-shut"),
)
"""The sentences of refusals: their forms, with what a message needs of them, and the ids of messages."""


class Formatter(click.HelpFormatter):
    """Writes help with headings of the language that is spoken."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, say("cli-usage-heading") + " " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        known = {"Options": "cli-usage-options", "Commands": "cli-usage-commands"}
        words = say(known[heading]) if heading in known else f"{heading}:"
        self.write(f"{'':>{self.current_indent}}{words}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(_NUMBER.sub(" N", term), _about(text)) for term, text in rows], col_max, col_spacing)


def _about(text: str) -> str:
    if text == _HELP:
        return say("cli-usage-help")
    text = _REQUIRED.sub(say("cli-usage-required"), text)
    return _DEFAULT.sub(lambda found: "[" + say("cli-usage-default", value=found[1]), text)


def usage_words(error: click.UsageError) -> str:
    """Why words that were typed are no command."""
    said = error.format_message()
    for pattern, id in SENTENCES:
        found = pattern.fullmatch(said)
        if found is not None:
            return say(id, **found.groupdict())
    return said


def trouble_words(error: OSError) -> str:
    """What the system says of a file."""
    return render(of_system(error), language=language())
