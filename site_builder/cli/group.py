"""The command `queens`: it loads its subcommands when they are used, and returns an exit status."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import Any, TextIO

import click
from click.exceptions import Exit, NoArgsIsHelpError
from click.shell_completion import shell_complete

from cy_core import InputError, WrongCount, __version__
from site_builder.terminal.lines import echo, note
from site_builder.values.errors import UserError

# The environment variable that the scripts of `queens completion` set.
COMPLETE_VARIABLE = "_QUEENS_COMPLETE"
WRONG_INPUT, READER_GONE = 2, 141
# Signals that Windows lacks are skipped.
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")

# Commands -----------------------------------------------------------------------------------------

# For each command, the module that is imported when the command is used, and a summary.
COMMANDS = {
    "count": ("counting", "Count the solutions of one N."),
    "plan": ("planning", "Estimate how long counting a large N takes."),
    "ledger": ("counting", "Show how far a long count has come."),
    "list": ("listing", "List the fundamental solutions of one N, or all of them."),
    "export": ("sites", "Write a folder of data: solutions, counts, times and traces."),
    "show": ("boards", "Show the fundamental solutions that have these labels."),
    "properties": ("listing", "Count the solutions of one N by their properties."),
    "figure": ("sites", "Draw a figure into one HTML file, or print it as text."),
    "identify": ("boards", "Find the label of a solution."),
    "complete": ("boards", "Count and list the solutions that complete a partial board."),
    "table": ("counting", "Print the classic table of counts and times."),
    "puzzles": ("puzzles", "Solve other puzzles with the bits of the queens."),
    "terms": ("measuring", "Count new terms of sequences, by two programs each."),
    "bench": ("measuring", "Measure the methods and the engine, and keep the times."),
    "check": ("measuring", "Check timing records."),
    "new": ("setup", "Begin a site of your own: a small MkDocs project."),
    "assets": ("sites", "Write the files that figures load without the plugin."),
    "completion": ("setup", "Print a script that completes commands at the Tab key."),
    "help": ("group", "Show the help of a command."),
}


def load(words: Sequence[str]) -> None:
    """Import the module of the command that is the first of `words`."""
    if words and words[0] in COMMANDS:
        import_module(f"site_builder.cli.{COMMANDS[words[0]][0]}")


class LazyGroup(click.Group):
    """A group that imports the module of a command when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands in the order of `COMMANDS`."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Load and return the command that `args` begins with."""
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


def command(name: str, example: str, group: click.Group = queens) -> Callable[[Any], click.Command]:
    """Return a decorator that turns a function into a command.

    The docstring of the function is the help of the command, which ends with `example`.
    """
    return group.command(name, epilog=f"\b\nExample: {example}")


# Run and end --------------------------------------------------------------------------------------


def run(argv: Sequence[str] | None) -> int:
    """Run a command and return its exit status. Print at most one line about an error."""
    if instruction := os.environ.get(COMPLETE_VARIABLE):
        return shell_complete(queens, {}, "queens", COMPLETE_VARIABLE, instruction)
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["help"]:
        words = [*(word for word in words[1:] if word != "help"), "--help"]
    with signals_as_interrupts() as received:
        try:
            return _status(words)
        except KeyboardInterrupt as error:
            message = ": ".join(["interrupted", *map(str, error.args)])
            return _fail(message, 128 + (received[-1] if received else signal.SIGINT))
        finally:
            _finish(sys.stdout)
            _finish(sys.stderr)


def _status(words: list[str]) -> int:
    try:
        with queens.make_context("queens", words) as context:
            queens.invoke(context)
    except Exit as end:
        # Click raises this after --help and --version.
        return end.exit_code
    except NoArgsIsHelpError as error:
        echo(error.format_message())
    except click.UsageError as error:
        message = " ".join(error.format_message().split())
        stop = "" if message.endswith((".", "?")) else "."
        where = error.ctx.command_path if error.ctx else "queens"
        return _fail(f"{message}{stop} See {where} --help")
    except (UserError, InputError) as error:
        return _fail(str(error))
    except WrongCount as error:
        # This error is a bug in the program or a fault of the machine, because no input can cause
        # it.
        return _fail(f"{error}: please report it")
    except BrokenPipeError:
        return READER_GONE
    except OSError as error:
        name = f" {error.filename}" if error.filename else ""
        return _fail(f"cannot read or write{name}: {error.strerror or error}")
    except MemoryError:
        return _fail("the memory of this machine is used up: choose a smaller n")
    return 0


def _fail(message: str, status: int = WRONG_INPUT) -> int:
    note(message)
    return status


def _finish(stream: TextIO | None) -> None:
    """Flush a stream, or discard its buffer if that fails.

    Otherwise the interpreter would flush the buffer again at its end, and report the failure.
    """
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


@contextmanager
def signals_as_interrupts() -> Iterator[Sequence[int]]:
    """Raise KeyboardInterrupt for SIGINT, SIGTERM and SIGHUP. Yield the received signals.

    The exception makes the command remove temporary files and tell the user how to resume. An
    ignored signal, as after ``nohup``, stays ignored. At the end of the block, the previous
    handlers are restored.
    """
    received: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        received.append(number)
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    handlers = {number: signal.getsignal(number) for number in numbers}
    replaced = {
        number: handler for number, handler in handlers.items() if handler != signal.SIG_IGN
    }
    for number in replaced:
        signal.signal(number, interrupt)
    try:
        yield received
    finally:
        for number, handler in replaced.items():
            signal.signal(number, handler)
