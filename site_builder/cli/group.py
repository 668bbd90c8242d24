"""The command `queens`: its subcommands, each loaded when it is needed, and their help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click
from click.exceptions import NoSuchCommand
from click.shell_completion import CompletionItem

from cy_core import __version__
from site_builder.terminal.lines import echo
from site_builder.values.errors import did_you_mean

Decorator = Callable[[Any], Any]

COMPLETE_VARIABLE = "_QUEENS_COMPLETE"  # set by the scripts of `queens completion`
# The module of each command, which is imported when the command is used, and its summary.
COMMANDS = {
    "count": ("counting", "Count the solutions of one N."),
    "plan": ("planning", "Estimate how long counting a large N takes."),
    "ledger": ("ledgers", "Show how far a long count has come."),
    "list": ("listing", "List the fundamental solutions of one N, or all of them."),
    "export": ("exporting", "Write a folder of data: solutions, counts, times and traces."),
    "show": ("showing", "Show the fundamental solutions that have these labels."),
    "properties": ("properties", "Count the solutions of one N by their properties."),
    "figure": ("drawing", "Draw a figure into one HTML file."),
    "identify": ("solutions", "Find the label of a solution."),
    "complete": ("solutions", "Count and list the solutions that complete a partial board."),
    "table": ("counting", "Print the classic table of counts and times."),
    "puzzles": ("puzzles", "Solve other puzzles with the bits of the queens."),
    "terms": ("terms", "Count new terms of sequences, by two programs each."),
    "bench": ("measuring", "Measure the methods and the engine, and keep the times."),
    "check": ("measuring", "Check timing records."),
    "new": ("project", "Begin a site of your own: a small MkDocs project."),
    "build": ("building", "Write a docs folder that other site generators can use."),
    "assets": ("assets", "Write the files that figures load without the plugin."),
    "completion": ("completion", "Print a script that completes commands at the Tab key."),
}

PUZZLES = (
    "permutations",
    "sudoku",
    "regions",
)  # the commands of `queens puzzles`, which people look for here


def load(words: Sequence[str]) -> None:
    """Import the module of the command that the words name."""
    for name in words[:1]:
        if name in COMMANDS:
            _module(name)


def _module(name: str) -> Any:
    return import_module(f"site_builder.cli.{COMMANDS[name][0]}")


class Command(click.Command):
    """A command whose help is written like every other result."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words after the name of the command."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option ``--help``."""
        option = super().get_help_option(ctx)
        if option:
            option.help, option.callback = "Show this help.", _show_help
        return option


class Group(Command, click.Group):
    """A group of commands that shows its help when no command is given."""

    command_class = Command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words after the name of the group."""
        return super().parse_args(ctx, args or ["--help"])

    def add(self, command: Command) -> Command:
        """Add a command, as a decorator."""
        self.add_command(command)
        return command


class LazyGroup(Group):
    """A group that imports a command when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command that has a name."""
        members = vars(_module(cmd_name)).values() if cmd_name in COMMANDS else ()
        commands = (each for each in members if isinstance(each, click.Command))
        return next((each for each in commands if each.name == cmd_name), None)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the summaries of all commands without importing them."""
        with formatter.section("Commands"):
            rows = [(name, summary) for name, (_, summary) in COMMANDS.items()]
            formatter.write_dl([*rows, ("help", "Show the help of a command.")])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Complete the name of a command or an option."""
        names = [
            CompletionItem(name, help=summary)
            for name, (_, summary) in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return [*names, *Command.shell_complete(self, ctx, incomplete)]


class Word(click.ParamType[Any]):
    """A word of the command line that a function reads.

    Its errors are those of the function; Click would replace each `ValueError` by its own.
    """

    name = "word"

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    @classmethod
    def of(cls, kind: Any) -> click.ParamType[Any]:
        """The type of a parameter: one of Click's, or what a function reads."""
        return kind if isinstance(kind, click.ParamType) else cls(kind)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """What the function makes of the word."""
        return self.read(value)


def command(name: str, example: str) -> Callable[[Callable[..., None]], Command]:
    """Make a function a command; its docstring is the help, which ends with an example."""
    return click.command(
        name, cls=Command, epilog=f"\b\nExample: {example}", context_settings={"show_default": True}
    )


def argument(metavar: str, kind: Any, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an argument, which the function has by its name in lower case, or by another `name`."""
    name = name or metavar.lower()
    return click.argument(name, metavar=metavar, type=Word.of(kind), help=text, **settings)


def option(names: str, kind: Any, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an option, such as ``--threads COUNT``."""
    option, _, metavar = names.partition(" ")
    settings |= {"metavar": metavar or None, "type": Word.of(kind), "help": text}
    return click.option(*filter(None, [option, name]), **settings)


def flag(option: str, text: str, name: str = "") -> Decorator:
    """Add an option without a value."""
    return click.option(*filter(None, [option, name]), is_flag=True, help=text)


json_option = flag("--json", "Write JSON, for programs.", name="as_json")


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        echo(ctx.get_help())
        ctx.exit()


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        echo(f"queens {__version__}")
        ctx.exit()


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="`queens COMMAND --help` explains a command. `queens completion --help` says how your "
    "shell completes commands, options and methods at the Tab key.",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version.",
)
def queens() -> None:
    """See, count and list the solutions of N-Queens."""


def usage_message(error: click.UsageError) -> str:
    """An error of Click as one line: what is wrong, what may be meant, and where the help is."""
    context = error.ctx
    assert context, error  # as `Command.parse_args` leaves it
    path, group = context.command_path, context.command
    if isinstance(error, click.NoSuchOption):
        options = [name for each in group.get_params(context) for name in each.opts]
        message = f"no option {error.option_name}{did_you_mean(error.option_name, options)}"
    elif isinstance(error, NoSuchCommand) and isinstance(group, click.Group):
        names = group.list_commands(context)
        name = error.command_name
        guess = did_you_mean(name, names)
        if name in PUZZLES and isinstance(group, LazyGroup):
            guess = f": did you mean queens puzzles {name}?"
        message = f"no command {name}{guess}"
    elif isinstance(error, click.MissingParameter) and error.param:
        is_option = isinstance(error.param, click.Option)
        message = f"{path} needs {error.param.opts[0] if is_option else error.param.metavar}"
    else:
        text = error.message.removeprefix("Got ").rstrip(".")
        message = f"{text[0].lower()}{text[1:]}"
    return f"{message}{' See' if message.endswith('?') else '; see'} {path} --help"
