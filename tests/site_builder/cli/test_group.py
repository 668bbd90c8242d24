"""Every command has its help; what was mistyped is named; modules are loaded when needed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from cy_core import METHODS, __version__
from site_builder.cli.group import COMMANDS, PUZZLES, queens
from tests.helpers.command_line import RUN, Capture, complaint, output

# Lines of all commands that make no arrays.
LINES = (
    "new site",
    "completion zsh",
    "count 9 --method bitmap",
    "count 9 --search join --threads 2",
    "count 15 --resume 15.ledger",
    "ledger 15.ledger",
    "plan 16 --seconds 0.1",
    "plan 18 --seconds 0.1",
    "table 4 6",
)
RUN_LINES = """
import sys
from site_builder.cli import main

for line in sys.argv[1:]:
    assert main(line.split()) == 0, line
    assert "numpy" not in sys.modules, line
"""
LOAD = """
import sys
from site_builder.cli.group import load

load(sys.argv[1:])
print("numpy" in sys.modules)
"""


def commands(
    group: click.Group = queens, *above: str
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that name it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command
        yield (*above, name), command
        if isinstance(command, click.Group):
            yield from commands(command, *above, name)


@pytest.mark.parametrize(("words", "command"), [*commands()])
def test_each_command_has_help_with_an_example(
    words: tuple[str, ...], command: click.Command, capsys: Capture
) -> None:
    printed = output(capsys, *words, "--help")
    assert all(
        f"  {param.opts[0]}" in printed or param.metavar in printed for param in command.params
    )
    example = f"Example: queens {' '.join(words)} "
    assert example in " ".join(printed.split()) or isinstance(command, click.Group)


def test_the_help_of_a_group_has_the_summary_of_each_command() -> None:
    summaries = {words[0]: command.help for words, command in commands() if len(words) == 1}
    assert {name: (text or "").partition("\n\n")[0] for name, text in summaries.items()} == {
        name: summary for name, (_, summary) in COMMANDS.items()
    }


@pytest.mark.parametrize("words", [[], ["help"], ["help", "help"], ["--help"]])
def test_queens_alone_shows_all_commands(capsys: Capture, words: list[str]) -> None:
    printed = output(capsys, *words)
    assert [f"\n  {name} " in printed for name in COMMANDS] == [True] * len(COMMANDS)


def test_help_of_a_command(capsys: Capture) -> None:
    assert output(capsys, "help", "count") == output(capsys, "count", "--help")
    assert output(capsys, "puzzles") == output(capsys, "help", "puzzles")
    assert complaint(capsys, "help", "cuont").startswith("no command cuont: did you mean count?")


@pytest.mark.parametrize("words", [(), ("count",), ("puzzles",), ("puzzles", "sudoku")])
def test_help_has_a_short_name(words: tuple[str, ...], capsys: Capture) -> None:
    assert output(capsys, *words, "-h") == output(capsys, *words, "--help")


def test_the_puzzles_that_are_guessed_are_there() -> None:
    assert {words[1] for words, _ in commands() if words[1:]} == {*PUZZLES}


def test_the_help_of_count_has_every_method(capsys: Capture) -> None:
    words = output(capsys, "count", "--help").replace(",", " ").replace(".", " ").split()
    assert {method.key for method in METHODS} <= {*words}


@pytest.mark.parametrize("key", ["carry-chain", "carry_chain"])
def test_a_method_may_have_a_hyphen(key: str, capsys: Capture) -> None:
    assert "method          carry_chain" in output(capsys, "count", "6", "--method", key)
    assert output(capsys, "table", "4", "4", "--method", key).count("\n") == 2


def test_version(capsys: Capture) -> None:
    assert output(capsys, "--version") == f"queens {__version__}\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("cuont 8", "no command cuont: did you mean count? See queens --help"),
        ("--verison", "no option --verison: did you mean --version? See queens --help"),
        ("--json", "no option --json; see queens --help"),
        ("sudoku", "no command sudoku: did you mean queens puzzles sudoku? See queens --help"),
        ("puzzles sudku", "no command sudku: did you mean sudoku? See queens puzzles --help"),
        ("count 8 --metod x", "no option --metod: did you mean --method? See queens count --help"),
        ("count 8 --json=yes", "option '--json' does not take a value; see queens count --help"),
        ("list 8 --ouptut x", "no option --ouptut: did you mean --output? See queens list --help"),
        ("count 8 --frobnicate", "no option --frobnicate; see queens count --help"),
        ("show 8.4.1 --svg x --json", "--svg and --json exclude each other: leave one out"),
        ("ledger x --summary --json", "--summary and --json exclude each other: leave one out"),
        (
            "puzzles permutations 4 --list --json",
            "--list and --json exclude each other: leave one out",
        ),
    ],
)
def test_unknown_word_is_named(line: str, message: str, capsys: Capture) -> None:
    assert complaint(capsys, *line.split()) == message


@pytest.mark.parametrize(
    ("line", "guess"),
    [
        ("count 8 --method bitmpa", "bitmap"),
        ("count 8 --method symetry-elimination", "symmetry_elimination"),
        ("bench --methods mirror,engin", "engine"),
        ("list 8 --format jsn", "json"),
        ("list 8 --format CSV", "csv"),
        ("completion fsh", "fish"),
    ],
)
def test_similar_word_is_suggested(line: str, guess: str, capsys: Capture) -> None:
    assert complaint(capsys, *line.split()).endswith(f": did you mean {guess}?")


@pytest.mark.soak
def test_commands_without_arrays_do_not_load_numpy(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN_LINES, *LINES]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.soak
def test_commands_with_arrays_load_numpy_before_ctrl_c_is_heard() -> None:
    named = {line.split()[0] for line in LINES}
    for name in COMMANDS.keys() - named:
        command = [sys.executable, "-c", LOAD, name]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        assert run.stdout == "True\n", name


@pytest.mark.soak
def test_help_of_the_group_loads_no_command() -> None:
    listed = "; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", RUN.replace("sys.exit(main())", "main([])") + listed],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name for name in run.stdout.split() if name.startswith("site_builder.cli.")}
    assert loaded == {f"site_builder.cli.{name}" for name in ("run", "group")}
