"""The command `queens`: its subcommands, each loaded when it is needed, and how it ends."""

from __future__ import annotations

import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, TextIO

import click
from click.exceptions import Exit, NoArgsIsHelpError
from click.shell_completion import shell_complete

from cy_core import InputError, WrongCount, __version__
from site_builder.terminal.lines import echo, note
from site_builder.values.errors import UserError

COMPLETE_VARIABLE = "_QUEENS_COMPLETE"  # set by the scripts of `queens completion`
WRONG_INPUT, READER_GONE = 2, 141
QUIET = 1.0  # seconds after a signal in which another would only disturb the end it has begun
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has no terminal that hangs up

# Commands -----------------------------------------------------------------------------------------

# The module of each command, which is imported when the command is used, and its summary.
COMMANDS = {
    "count": ("counting", "Count the solutions of one N."),
    "plan": ("planning", "Estimate how long counting a large N takes."),
    "ledger": ("counting", "Show how far a long count has come."),
    "list": ("listing", "List the fundamental solutions of one N, or all of them."),
    "export": ("sites", "Write a folder of data: solutions, counts, times and traces."),
    "show": ("boards", "Show the fundamental solutions that have these labels."),
    "properties": ("listing", "Count the solutions of one N by their properties."),
    "figure": ("sites", "Draw a figure into one HTML file."),
    "poster": ("listing", "Draw many boards on a sheet of paper, as SVG in millimetres."),
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
WITHOUT_ARRAYS = ("counting", "planning", "setup", "group")


def load(words: Sequence[str]) -> None:
    """Import the module of the command that the words name, and NumPy where it makes arrays.

    Both before Ctrl-C raises: callbacks of the import system would swallow a KeyboardInterrupt.
    """
    if words and words[0] in COMMANDS:
        module = COMMANDS[words[0]][0]
        import_module(f"site_builder.cli.{module}")
        if module not in WITHOUT_ARRAYS:
            import_module("numpy")


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


def command(name: str, example: str, group: click.Group = queens) -> Callable[[Any], click.Command]:
    """Make a function a command; its docstring is the help, which ends with an example."""
    return group.command(name, epilog=f"\b\nExample: {example}")


# Run and end --------------------------------------------------------------------------------------


def run(argv: Sequence[str] | None) -> int:
    """Run a command, whose end is an exit status and at most one line.

    A second signal changes nothing while the first, or an error, is being reported.
    """
    if instruction := os.environ.get(COMPLETE_VARIABLE):
        return shell_complete(queens, {}, "queens", COMPLETE_VARIABLE, instruction)
    words = [*(sys.argv[1:] if argv is None else argv)]
    if words[:1] == ["help"]:
        words = [*(word for word in words[1:] if word != "help"), "--help"]
    load(words)
    with ended_in_order() as signals:
        try:
            return _status(words)
        except KeyboardInterrupt as error:
            message = ": ".join(["interrupted", *map(str, error.args)])
            return _fail(message, 128 + [signal.SIGINT, *signals][-1])
        finally:
            _finish(sys.stdout)
            _finish(sys.stderr)


def _status(words: list[str]) -> int:
    try:
        with queens.make_context("queens", words) as context:
            queens.invoke(context)
    except Exit as end:  # after --help and --version
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
    except WrongCount as error:  # no input leads here: the program or the machine is wrong
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
    """Write what is left, or drop it: the interpreter would try again at its end."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


@contextmanager
def ended_in_order() -> Iterator[Sequence[int]]:
    """Ctrl-C is a KeyboardInterrupt, and so is any other wish to end the process.

    So whoever ends it, or closes its terminal, leaves no temporary file behind, and reads how to go
    on. What was there before comes back at the end. A signal that is ignored, as after ``nohup``,
    stays so.
    """
    came, quiet_until = list[int](), -math.inf

    def on_signal(number: int, frame: FrameType | None) -> None:
        nonlocal quiet_until
        if (now := time.monotonic()) >= quiet_until:
            quiet_until = now + QUIET
            came.append(number)
            raise KeyboardInterrupt

    before = dict[int, Any]()
    try:
        for name in SIGNALS if current_thread() is main_thread() else ():
            number = getattr(signal, name, signal.SIGINT)
            if signal.getsignal(number) not in (signal.SIG_IGN, None):
                before.setdefault(number, signal.signal(number, on_signal))
        yield came
    finally:
        quiet_until = math.inf
        for number, handler in before.items():
            signal.signal(number, handler)
