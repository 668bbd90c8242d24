"""Random command lines succeed, or end with one line that says what is wrong."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cy_core import METHODS
from site_builder.cli.group import load, queens
from tests.helpers.children import ON_POSIX, EndedProcess, run_in_process
from tests.helpers.command_line import ODD_WORDS, is_clean_line
from tests.helpers.records import write_records

pytestmark = ON_POSIX

SMALL = ("1", "2", "4", "5", "6", "8")
BOARDS = ("0", "1 3 0 2", "7 3 0 2 5 1 6 4", "0 1 2 3", "1Q2/3Q/Q3/2Q1", "b4 d5", "....q...", "-")
KINDS = {
    "file": ("file", "link", "records/test-whole-2-cores.json"),
    "folder": ("empty", "essays", "records"),
    "new": ("new", "empty/new", "\U0001f451", "file", "link"),
}
REFUSED = (
    *("", "..", "missing/new", "file/new", "/dev/full", "/dev/zero", "a" * 256),
    *("new\n", "\x1b[31mnew", "new\0", "new\udcff", "--help", "-x", "8"),
)
# For options that have no list of choices, valid values.
VALUES: dict[str, Sequence[str]] = {
    "--method": [method.key for method in METHODS] + ["cells", "fewest"],
    "--limit": ("0", "3"),
    "--threads": ("1", "2"),
    "--n": ("1", "1-4", "8"),
    "--backends": ("portable", "avx2,portable"),
    "--methods": ("bitmap,engine", "all"),
    "--forms": ("recursive", "recursive,iterative"),
    "--tasks": ("count", "count,fundamental", "sudoku"),
    "--time-limit": ("0.01",),
    "--repeats": ("1", "2"),
    "--site": ("https://a.b",),
    "--file": KINDS["file"],
}
WRITING = ("--output", "--svg", "--resume")
# Options that are not tried, because workers take seconds to start, and help has other tests.
LEFT_OUT = ("--cluster", "--help")
# For each command, the valid values of each of its arguments, and options that keep it short.
COMMANDS: dict[str, tuple[Sequence[Sequence[str]], str]] = {
    "count": ([(*SMALL, "15")], ""),
    "list": ([SMALL], ""),
    "show": ([("1.1.1", "5.8.1", "8.4.1", "10.8.3", "8.4.9")], ""),
    "identify": ([BOARDS], ""),
    "complete": ([BOARDS], ""),
    "table": ([SMALL, SMALL], ""),
    "bench": ([], "--methods bitmap --n 1-3 --repeats 1 --time-limit 0.01 --tasks count"),
    "check": ([(*KINDS["file"], *KINDS["folder"])], ""),
    "ledger": ([KINDS["file"]], ""),
    "puzzles permutations": ([SMALL[:4]], ""),
    "puzzles sudoku": ([("53..7...." + "." * 72, "-", "x")], ""),
    "completion": ([("bash", "zsh", "fish")], ""),
}


def options(name: str) -> list[click.Option]:
    """Return the options of the command `name`, except `LEFT_OUT`."""
    load(name.split())
    command: click.Command = queens
    for word in name.split():
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), word) or command
    named = [param for param in command.params if isinstance(param, click.Option)]
    return [param for param in named if param.opts[0] not in LEFT_OUT]


# Lines on standard error that are not errors: elapsed time, machine load, measured cells, ledger
# status.
NO_ERRORS = re.compile(
    r".* \.\.\. [0-9]+ s(, .*)?|the machine is busy .*|[a-z_]+, .*n = [0-9]+: .*|no solution"
    r"|counting N = .* takes about .*|going on from .*|damaged rows in .*"
)
# Load all commands here, because Hypothesis must not wait for it while it draws an example.
OPTIONS = {name: options(name) for name in COMMANDS}
# U+D800 is left out, because an argument cannot have it: the system passes bytes, and Python
# decodes no bytes as this lone surrogate.
ARGUMENTS = [word for word in ODD_WORDS if word != "\ud800"]
# The most bytes of a file if the disk is full.
ROOM = 3000


@st.composite
def lines(draw: st.DrawFn) -> list[str]:
    """Draw the words of a random command line, most of which are valid."""

    def word(good: Sequence[str]) -> str:
        return draw(
            st.sampled_from(draw(st.sampled_from((good, good, good, ARGUMENTS, REFUSED, REFUSED))))
        )

    name = draw(st.sampled_from(list(COMMANDS)))
    values, short = COMMANDS[name]
    words = [*name.split(), *short.split()]
    for good in values:
        words += word(good).split(" ")
    for _ in range(draw(st.integers(0, 4)) if OPTIONS[name] else 0):
        param = draw(st.sampled_from(OPTIONS[name]))
        option = param.opts[0]
        value = ""
        if not param.is_flag:
            own = param.type.choices if isinstance(param.type, click.Choice) else KINDS["new"]
            value = word(VALUES.get(option, list(map(str, own))))
        joined = draw(st.booleans()) and not param.is_flag
        if joined:
            words.append(f"{option}={value}")
        else:
            words += [option] if param.is_flag else [option, value]
    if not draw(st.integers(0, 4)):
        words.insert(
            draw(st.integers(0, len(words))), draw(st.sampled_from((*ARGUMENTS, *REFUSED)))
        )
    return words


def run(words: Sequence[str], room: int | None) -> int:
    """Run a command and return its exit status.

    It may write at most `room` bytes into each file, as on a full disk, or any number if `room` is
    None.
    """
    import resource

    from site_builder.cli import main

    if room is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    return main(words)


def make_files(folder: Path) -> None:
    """Make the files, folders and links that `KINDS` names."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in KINDS["folder"]:
        (folder / name).mkdir(parents=True)
    (folder / "file").write_text("mine\n")
    (folder / "link").symlink_to("file")
    (folder / "essays" / "index.md").write_text("# One\n\n```queens board\n4 2 0 3 1\n```\n")
    write_records(folder / "records" / "timings")


def nodes(folder: Path) -> dict[Path, object]:
    """Map each path below a folder to its content: bytes, the target of a link, or None."""
    return {path: node(path) for path in folder.rglob("*")}


def node(path: Path) -> object:
    if path.is_symlink():
        return path.readlink()
    return path.read_bytes() if path.is_file() else None


def writable(words: Sequence[str], folder: Path) -> list[Path]:
    """Return the paths that a command may write: paths in options, and the default of `bench`."""
    joined = [word.partition("=")[::2] for word in words]
    given = [*joined, *pairwise(words)]
    named = [value for option, value in given if option in WRITING and "\0" not in value]
    return [folder / "records", *(Path(os.path.realpath(folder / name)) for name in named)]


@settings(max_examples=100)
@given(lines(), st.sampled_from((None, None, None, ROOM)))
def test_random_commands_succeed_or_are_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, words: list[str], room: int | None
) -> None:
    box = tmp_path_factory.getbasetemp()
    folder = box / "here"
    make_files(folder)
    before = nodes(folder)
    done = run_in_process(run, words, room, folder=box, cwd=folder)
    assert_clean_end(words, done, room)
    after = nodes(folder)
    changed = {path for path in before | after if before.get(path, 0) != after.get(path, 0)}
    # A failed `bench` may also write, because it keeps what it has measured.
    if done.status == 0 or "bench" in words:
        for place in writable(words, folder):
            near = {place, *place.parents}
            changed -= {path for path in changed if path in near or place in path.parents}
    assert changed == set(), "files that are none of its business"


def assert_clean_end(words: Sequence[str], done: EndedProcess, room: int | None) -> None:
    """Assert that the command ended by itself, with valid output or one line about an error."""
    assert done.status in (0, 2), done
    assert "Traceback" not in done.err, done
    assert "memory of this machine" not in done.err, done
    if done.status == 0:
        if not {"npy", "--format=npy", "parquet", "--format=parquet", "png", "--as=png"} & set(
            words
        ):
            output_lines = [*done.err.splitlines(), *done.out.split("\n")]
            assert all(is_clean_line(line[:500]) for line in output_lines if line)
        if done.out.startswith("{") and "--json" in words:
            json.loads(done.out)
    elif len(done.err.encode("utf-8", "surrogateescape")) != room:
        # An `err` of exactly `room` bytes is not checked: the limit may have cut off its last line.
        (complaint,) = (line for line in done.err.splitlines() if not NO_ERRORS.fullmatch(line))
        assert is_clean_line(complaint)
        assert done.err.endswith("\n")
