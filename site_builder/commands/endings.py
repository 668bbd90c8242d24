"""How a command ends: each mistake is one line, and each end has its status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from cy_core import InputError, WrongCount
from site_builder.commands.parser import load, run_words
from site_builder.terminal.lines import report_error
from site_builder.terminal.signals import ended_in_order
from site_builder.values.errors import UserError

WRONG_INPUT, READER_GONE = 2, 141


def run(argv: Sequence[str] | None) -> int:
    """Run the command that the words ask for; its exit status, as `site_builder.cli.main` has it.

    A signal that comes while an earlier one, or a mistake, is told changes nothing.
    """
    words = sys.argv[1:] if argv is None else argv
    load(words)  # before Ctrl-C raises: callbacks of the import system would swallow that
    with ended_in_order() as ending:
        try:
            return _status(words)
        except KeyboardInterrupt as error:
            return _said(": ".join(["interrupted", *map(str, error.args)]), 128 + ending.number)
        finally:
            _finish(sys.stdout)
            _finish(sys.stderr)


def _status(words: Sequence[str]) -> int:
    try:
        run_words(words)
    except (UserError, InputError) as error:
        return _said(str(error), WRONG_INPUT)
    except WrongCount as error:  # no input leads here: the program or the machine is wrong
        return _said(f"{error}: please report it", WRONG_INPUT)
    except BrokenPipeError:
        return READER_GONE
    except OSError as error:
        name = f" {error.filename}" if error.filename else ""
        return _said(f"cannot read or write{name}: {error.strerror or error}", WRONG_INPUT)
    except MemoryError:
        return _said("the memory of this machine is used up: choose a smaller n", WRONG_INPUT)
    return 0


def _said(message: str, status: int) -> int:
    report_error(message)
    return status


def _finish(stream: TextIO | None) -> None:
    """Write what is left, or forget it: the interpreter would try once more at its end."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())
