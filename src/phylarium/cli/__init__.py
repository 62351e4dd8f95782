"""The `phylarium` command: one module a command, loaded when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from phylarium import __version__
from phylarium.cli.saying import say, speak, wanted_language, worded
from phylarium.cli.usage import Formatter, trouble_words, usage_words
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import ROW, Listing
from phylarium.kernel.words import language_named, languages

COMMANDS = {
    "play": "play",
    "learn": "learn",
    "lessons": "lessons",
    "campaign": "campaign",
    "serve": "serve",
    "tables": "tables",
    "games": "games",
    "bots": "bots",
    "rules": "rules",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "train": "train",
    "fuzz": "fuzz",
    "replay": "replay",
    "verify": "verify",
    "carry": "carry",
    "puzzles": "puzzles",
    "chances": "chances",
    "bench": "bench",
    "pack": "pack",
    "doctor": "doctor",
}
"""The commands in the order of the help, and the module of each."""


class Refusal(click.ClickException):
    """What was asked cannot be done: one line on stderr, exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        line = "; ".join(part.strip() for part in self.format_message().splitlines() if part.strip())
        click.echo(say("cli-refusal", reason=line), file=file, err=file is None)


class Stopped(click.ClickException):
    """Somebody stopped a command, or typed nothing more where it had a question."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        click.echo(self.format_message(), file=file, err=file is None)


def refused(error: click.UsageError) -> Refusal:
    """Why words that were typed are no command, and where to look."""
    path = error.ctx.command_path if error.ctx is not None else "phylarium"
    return Refusal(say("cli-usage", reason=usage_words(error), command=f"{path} --help"))


# All commands write their help by the same formatter.
click.Context.formatter_class = Formatter

HELP = {"lang": "cli-help-lang", "version": "cli-help-version"}
"""The options of the group and what they say of themselves."""


class Commands(click.Group):
    """A group that imports a command's module when it is needed, and says errors in a line."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        wanted = wanted_language(args)
        speak(wanted)
        if wanted and language_named(wanted) is None:
            raise Refusal(say("cli-no-language", language=wanted, languages=Listing(languages(), ROW)))
        self.help = say("cli-help")
        for option in self.params:
            if isinstance(option, click.Option) and option.name in HELP:
                option.help = say(HELP[option.name])
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.exceptions.NoArgsIsHelpError:
            raise  # its words are the help
        except click.UsageError as error:
            raise refused(error) from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"phylarium.cli.{COMMANDS[cmd_name]}").command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except PhylariumError as error:
            raise Refusal(worded(error)) from error
        except click.UsageError as error:
            raise refused(error) from error
        except (click.Abort, EOFError, KeyboardInterrupt) as error:
            click.echo(err=True)  # the line that was being typed is over
            raise Stopped(say("cli-stopped")) from error
        except BrokenPipeError:
            raise
        except OSError as error:
            where = error.filename if error.filename is not None else "?"
            raise Refusal(say("cli-file", file=str(where), reason=trouble_words(error))) from error


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", metavar="LANGUAGE", expose_value=False)
@click.version_option(__version__, prog_name="phylarium")
def main() -> None:
    """The group itself does nothing: its commands do."""
