"""Every command has its help; modules are loaded when needed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from cy_core import __version__
from site_builder.cli import group
from site_builder.cli.group import COMMANDS, load
from tests.helpers.command_line import Queens

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

main([])
loaded = {name for name in sys.modules if name.startswith("site_builder.cli.")}
assert loaded == {"site_builder.cli.group"}, loaded
main(["count", "4"])
for name in "asyncio importlib.metadata jinja2 mkdocs msgspec numpy rich svgwrite".split():
    assert name not in sys.modules, name
for line in sys.argv[1:]:
    assert main(line.split()) == 0, line
    assert "numpy" not in sys.modules, line
"""
LOAD = """
import os, sys
from site_builder.cli.group import load

for name in sys.argv[1:]:
    if not os.fork():
        load([name])
        os._exit("numpy" not in sys.modules)
    assert os.wait()[1] == 0, name
"""


def commands(
    group: click.Group = group.queens, *above: str
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that name it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        load([name])
        command = group.get_command(context, name)
        assert command
        yield (*above, name), command
        if isinstance(command, click.Group):
            yield from commands(command, *above, name)


def test_each_command_has_help_with_an_example(queens: Queens) -> None:
    for words, command in commands():
        if words == ("help",):
            continue
        printed = queens(" ".join([*words, "--help"]))
        for param in command.params:
            assert f"  {param.opts[0]}" in printed or param.metavar in printed, words
        example = f"Example: queens {' '.join(words)} "
        assert example in " ".join(printed.split()) or isinstance(command, click.Group), words
        assert queens(" ".join([*words, "-h"])) == printed
        assert queens(" ".join(["help", *words])) == printed


def test_the_help_of_the_group_has_the_summary_of_each_command(queens: Queens) -> None:
    summaries = {words[0]: command.help for words, command in commands() if len(words) == 1}
    assert {name: (text or "").partition("\n\n")[0] for name, text in summaries.items()} == {
        name: summary for name, (_, summary) in COMMANDS.items()
    }
    puzzles = {words[1] for words, _ in commands() if words[1:]}
    assert puzzles == {"permutations", "sudoku", "regions"}
    assert queens("puzzles") == queens("help puzzles")
    printed = queens("")
    assert [f"\n  {name} " in printed for name in COMMANDS] == [True] * len(COMMANDS)
    assert queens("help") == queens("help help") == queens("--help") == queens("-h") == printed


def test_version(queens: Queens) -> None:
    assert queens("--version") == f"queens {__version__}\n"


@pytest.mark.soak
def test_a_command_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN_LINES, *LINES]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="it cannot fork")
def test_commands_with_arrays_load_numpy_before_ctrl_c_is_heard() -> None:
    modules = {module: name for name, (module, _) in COMMANDS.items()}  # some have two commands
    others = {*modules.values()} - {line.split()[0] for line in LINES} - {"help"}
    command = [sys.executable, "-c", LOAD, *sorted(others)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
