"""Runs one command, and turns its end into an exit status and at most one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from click import UsageError
from click.exceptions import Exit, NoArgsIsHelpError
from click.shell_completion import shell_complete

import cy_core
from site_builder.cli.group import COMPLETE_VARIABLE, load, queens, usage_message
from site_builder.terminal.lines import echo, report_error
from site_builder.terminal.signals import ended_in_order
from site_builder.values.errors import UserError

WRONG_INPUT, READER_GONE = 2, 141


def run(argv: Sequence[str] | None) -> int:
    """Run a command and return its exit status, as `site_builder.cli.main` describes it.

    A second signal changes nothing while the first, or an error, is being reported.
    """
    if instruction := os.environ.get(COMPLETE_VARIABLE):
        load(["completion"])  # which knows PowerShell
        return shell_complete(queens, {}, "queens", COMPLETE_VARIABLE, instruction)
    words = [*(sys.argv[1:] if argv is None else argv)]
    if words[:1] == ["help"]:
        words = [*(word for word in words[1:] if word != "help"), "--help"]
    load(words)  # before Ctrl-C raises: callbacks of the import system would swallow that
    with ended_in_order() as ending:
        try:
            return _status(words)
        except KeyboardInterrupt as error:
            message = ": ".join(["interrupted", *map(str, error.args)])
            return _fail(message, 128 + ending.number)
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
    except UsageError as error:
        return _fail(usage_message(error))
    except (UserError, cy_core.InputError) as error:
        return _fail(str(error))
    except cy_core.WrongCount as error:  # no input leads here: the program or the machine is wrong
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
    report_error(message)
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
