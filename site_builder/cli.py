"""The command `queens`: reads the command line, and turns every mistake into one line."""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from site_builder import arguments as kinds
from site_builder import commands
from site_builder.census import PATHS, InputError, core_version
from site_builder.config import SiteConfig
from site_builder.errors import UserError
from site_builder.export import FORMATS
from site_builder.timings.subjects import FORMS, TASKS, usual_threads

WRONG_INPUT, INTERRUPTED, READER_GONE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Parameters
    ----------
    argv : sequence of str, optional
        The words after ``queens``; those of the process by default.

    Returns
    -------
    int
        Exit status: 0, or 2 for wrong input, 130 after Ctrl-C, 141 when the reader of a pipe
        has gone.
    """
    try:
        arguments = _parser().parse_args(argv)
        with _ended_in_order():
            arguments.run(arguments)
        sys.stdout.flush()
    except (UserError, InputError) as error:
        return _say(str(error), WRONG_INPUT)
    except KeyboardInterrupt as error:
        return _say(": ".join(["interrupted", *map(str, error.args)]), INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        return READER_GONE
    except OSError as error:
        _drop_output()
        name = f" {error.filename}" if error.filename else ""
        return _say(f"cannot read or write{name}: {error.strerror or error}", WRONG_INPUT)
    except MemoryError:
        return _say("the memory of this machine is used up: choose a smaller n", WRONG_INPUT)
    return 0


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Whoever ends the process, or closes its terminal, leaves no temporary file behind."""

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), end) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _drop_output() -> None:
    """Forget what is left to write: the interpreter would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(message: str, status: int) -> int:
    print(message, file=sys.stderr)
    return status


class _Parser(ArgumentParser):
    """Reports a mistake in one line, like every other wrong input."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message}; see {self.prog} --help")


def _parser() -> _Parser:
    parser = _Parser(prog="queens", description="See, count and list the solutions of N-Queens.")
    parser.add_argument("--version", action="version", version=f"queens {core_version}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in (_count, _ledger, _list, _show, _identify, _table, _bench, _check, _build):
        add(subparsers)
    return parser


def _add(subparsers: Any, run: Callable[[Namespace], None], example: str) -> ArgumentParser:
    """A command: its name and its help are those of the function that runs it."""
    name = run.__name__.removeprefix("run_")
    summary = (run.__doc__ or "").strip()
    added: ArgumentParser = subparsers.add_parser(
        name, help=summary, description=f"{summary.capitalize()}.", epilog=f"example: {example}"
    )
    added.set_defaults(run=run)
    return added


def _count(subparsers: Any) -> None:
    example = "queens count 12 --method mirror --form iterative --json"
    parser = _add(subparsers, commands.run_count, example)
    parser.add_argument("n", metavar="N", type=kinds.board_size, help="queens, 1 to 32")
    _add_method(parser)
    parser.add_argument(
        "--threads",
        metavar="COUNT",
        type=kinds.positive_integer,
        help="of the engine; default: as many as there are cores",
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        help="keep finished parts in this ledger, and go on from it if it is there",
    )
    _add_json(parser)


def _ledger(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_ledger, "queens ledger 20.ledger")
    parser.add_argument("file", metavar="FILE", type=Path, help="what --resume has written")
    _add_json(parser)


def _list(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_list, "queens list 8 --format csv --output queens-8.csv")
    parser.add_argument("n", metavar="N", type=kinds.board_size, help="queens, 1 to 27")
    parser.add_argument("--all", action="store_true", help="all solutions, in ascending order")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    parser.add_argument("--output", metavar="FILE", type=Path, help="default: standard output")


def _show(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_show, "queens show 8.4.1 --svg board.svg")
    parser.add_argument("label", metavar="LABEL", help="N.s.k: N, size of the orbit, rank")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="write a drawing instead")
    _add_json(parser)


def _identify(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_identify, "queens identify 4 2 0 3 1")
    help = "column of the queen in each row from the top, counted from 0 at the left"
    parser.add_argument("columns", metavar="COLUMN", nargs="+", help=help)
    _add_json(parser)


def _table(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_table, "queens table 4 14 --method bitmap")
    parser.add_argument("first", metavar="FIRST", type=kinds.board_size, help="least N")
    parser.add_argument("last", metavar="LAST", type=kinds.board_size, help="greatest N")
    _add_method(parser)


def _bench(subparsers: Any) -> None:
    example = "queens bench --methods bitmap,engine --n 4-16 --time-limit 20"
    parser = _add(subparsers, commands.run_bench, example)
    keys = "of the ladder, or engine, with commas between them"
    _option(parser, "--methods", "KEYS", kinds.measured_methods, "all", keys)
    _option(parser, "--forms", "FORMS", kinds.forms, ",".join(FORMS), "of the ladder")
    _option(parser, "--paths", "PATHS", kinds.paths, ",".join(PATHS), "of the engine")
    threads = ",".join(map(str, usual_threads()))
    _option(parser, "--threads", "COUNTS", kinds.thread_counts, threads, "of the engine")
    told = "counting, listing fundamental solutions or all"
    _option(parser, "--tasks", "TASKS", kinds.tasks, ",".join(TASKS), told)
    _option(parser, "--n", "FIRST-LAST", kinds.measured_sizes, "1-18", "sizes of the board")
    repeats = "least samples of a short run"
    _option(parser, "--repeats", "COUNT", kinds.sample_count, "5", repeats)
    _option(parser, "--time-limit", "SECONDS", kinds.seconds, "3", "for one cell of the tables")
    _option(parser, "--output", "DIR", Path, "timings", "folder of the record")
    parser.add_argument("--again", action="store_true", help="measure what the record has, too")
    told = "print the tables of the record, and measure nothing"
    parser.add_argument("--report", action="store_true", help=told)


def _check(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_check, "queens check timings/my-machine.json")
    told = "records, or folders of them; default: timings"
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, default=[], help=told)


def _build(subparsers: Any) -> None:
    parser = _add(subparsers, commands.run_build, "queens build --docs docs --galleries 1-8")
    default = SiteConfig()
    parser.add_argument("--docs", metavar="DIR", type=Path, required=True, help="a new folder")
    _option(parser, "--content", "DIR", Path, "content", "folder of the essays")
    _option(parser, "--galleries", "FIRST-LAST", str, default.galleries, "sizes with a gallery")
    _option(parser, "--solution-pages", "N", int, default.solution_pages, "largest size with them")
    _option(parser, "--boards-per-page", "COUNT", int, default.boards_per_page, "of a gallery")
    _option(parser, "--timings", "DIR", Path, default.timings, "folder of timing records")
    parser.add_argument("--coordinates", action="store_true", help="on the boards of galleries")


def _add_method(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--method", metavar="KEY", type=kinds.method_key, help="default: the fast engine"
    )
    parser.add_argument(
        "--form",
        choices=FORMS,
        default="recursive",
        help="how the method remembers its way back; default: recursive",
    )


def _option(
    parser: ArgumentParser,
    name: str,
    metavar: str,
    kind: Callable[[str], object],
    default: object,
    text: str,
) -> None:
    """An option with a value, and its default told; a default in text is read like a word."""
    told = f"{text}; default: {default}"
    parser.add_argument(name, metavar=metavar, type=kind, default=default, help=told)


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
