"""The words of `queens bench` and `check`."""

from __future__ import annotations

from typing import Any

from cy_core import BACKENDS
from site_builder.commands import requests
from site_builder.commands.words import arguments as kinds
from site_builder.commands.words.command import Command, add_command, add_option
from site_builder.timings.subjects import TASKS, usual_threads
from site_builder.timings.tasks import FORMS, PUZZLES, WORKS

BENCH = Command(
    "bench",
    "measure the methods and the engine, and keep the times for the site",
    "queens bench --methods bitmap,engine --n 4-16 --time-limit 20",
    "measuring",
    requests.Bench,
)


def add_bench(subparsers: Any) -> None:
    """What may follow `queens bench`."""
    parser = add_command(subparsers, BENCH)
    keys = "of the ladder, engine, or of puzzles, with commas between them"
    add_option(parser, "--methods", "KEYS", kinds.measured_methods, "all", keys)
    add_option(parser, "--forms", "FORMS", kinds.forms, ",".join(FORMS), "of the ladder")
    add_option(
        parser, "--backends", "BACKENDS", kinds.backends, ",".join(BACKENDS), "of the engine"
    )
    threads = ",".join(map(str, usual_threads()))
    add_option(parser, "--threads", "COUNTS", kinds.thread_counts, threads, "of the engine")
    told = "counting, listing fundamental solutions or all, two puzzles, and programs to copy"
    add_option(parser, "--tasks", "TASKS", kinds.tasks, ",".join(TASKS), told)
    own = (f"{task} {WORKS[task].span}" for task in PUZZLES)
    told = f"sizes of the board, and of puzzles those of their own within: {', '.join(own)}"
    add_option(parser, "--n", "FIRST-LAST", kinds.measured_sizes, "1-18", told)
    repeats = "least samples of a short run"
    add_option(parser, "--repeats", "COUNT", kinds.sample_count, "5", repeats)
    add_option(parser, "--time-limit", "SECONDS", kinds.seconds, "3", "for one cell of the tables")
    add_option(parser, "--output", "DIR", kinds.file_name, "timings", "folder of the record")
    parser.add_argument("--again", action="store_true", help="measure what the record has, too")
    told = "print the tables of the record, and measure nothing"
    parser.add_argument("--report", action="store_true", help=told)


CHECK = Command(
    "check",
    "check timing records, as a pull request that brings one should",
    "queens check timings/my-machine.json",
    "measuring",
    requests.Check,
)


def add_check(subparsers: Any) -> None:
    """What may follow `queens check`."""
    parser = add_command(subparsers, CHECK)
    told = "records, or folders of them; default: timings"
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=kinds.file_name, default=[], help=told
    )
