"""The command `queens`: its subcommands, each loaded when it is needed, and their errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

from cy_core import __version__

Decorator = Callable[[Any], Any]

COMPLETE_VARIABLE = "_QUEENS_COMPLETE"  # set by the scripts of `queens completion`
# The module of each command, which is imported when the command is used, and its summary.
COMMANDS = {
    "count": ("counting", "Count the solutions of one N."),
    "plan": ("planning", "Estimate how long counting a large N takes."),
    "ledger": ("counting", "Show how far a long count has come."),
    "list": ("listing", "List the fundamental solutions of one N, or all of them."),
    "export": ("exporting", "Write a folder of data: solutions, counts, times and traces."),
    "show": ("boards", "Show the fundamental solutions that have these labels."),
    "properties": ("listing", "Count the solutions of one N by their properties."),
    "figure": ("sites", "Draw a figure into one HTML file."),
    "poster": ("posters", "Draw many boards on a sheet of paper, as SVG in millimetres."),
    "identify": ("boards", "Find the label of a solution."),
    "complete": ("listing", "Count and list the solutions that complete a partial board."),
    "table": ("counting", "Print the classic table of counts and times."),
    "puzzles": ("puzzles", "Solve other puzzles with the bits of the queens."),
    "terms": ("terms", "Count new terms of sequences, by two programs each."),
    "bench": ("measuring", "Measure the methods and the engine, and keep the times."),
    "check": ("measuring", "Check timing records."),
    "new": ("setup", "Begin a site of your own: a small MkDocs project."),
    "build": ("sites", "Write a docs folder that other site generators can use."),
    "assets": ("sites", "Write the files that figures load without the plugin."),
    "completion": ("setup", "Print a script that completes commands at the Tab key."),
    "help": ("run", "Show the help of a command."),
}


def load(words: Sequence[str]) -> None:
    """Import the module of the command that the words name."""
    for name in words[:1]:
        if name in COMMANDS:
            import_module(f"site_builder.cli.{COMMANDS[name][0]}")


class LazyGroup(click.Group):
    """A group that imports the module of a command, which adds it, when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in our order."""
        return [*self.commands]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the words begin with."""
        load(args)
        return super().resolve_command(ctx, args)


@click.group(
    cls=LazyGroup,
    commands=[click.Command(name, help=summary) for name, (_, summary) in COMMANDS.items()],
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
    epilog="`queens COMMAND --help` explains a command. `queens completion --help` says how your "
    "shell completes commands, options and methods at the Tab key.",
)
@click.version_option(__version__, message="queens %(version)s")
def queens() -> None:
    """See, count and list the solutions of N-Queens."""


def command(name: str, example: str, group: click.Group = queens) -> Decorator:
    """Make a function a command; its docstring is the help, which ends with an example."""
    return group.command(name, epilog=f"\b\nExample: {example}")


class Word(click.ParamType[Any]):
    """A word of the command line that a function reads, whose errors are those of the command."""

    name = "word"

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """What the function makes of the word."""
        return self.read(value)


def _type_of(kind: Any) -> click.ParamType[Any]:
    return kind if isinstance(kind, click.ParamType) else Word(kind)


def argument(metavar: str, kind: Any, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an argument, which the function has by its name in lower case, or by another `name`."""
    name = name or metavar.lower()
    return click.argument(name, metavar=metavar, type=_type_of(kind), help=text, **settings)


def option(names: str, kind: Any, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an option, such as ``--threads COUNT``."""
    option, _, metavar = names.partition(" ")
    settings |= {"metavar": metavar or None, "type": _type_of(kind), "help": text}
    return click.option(*filter(None, [option, name]), **settings)


def flag(option: str, text: str, name: str = "") -> Decorator:
    """Add an option without a value."""
    return click.option(*filter(None, [option, name]), is_flag=True, help=text)


json_option = flag("--json", "Write JSON, for programs.", name="as_json")


def usage_message(error: click.UsageError) -> str:
    """An error of Click as one line, and where the help is."""
    message = " ".join(error.format_message().split())
    end = "" if message.endswith((".", "?")) else "."
    return f"{message}{end} See {error.ctx.command_path if error.ctx else 'queens'} --help"
