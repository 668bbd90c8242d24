"""Commands have help, options and completion, load few modules, and react to signals."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click
import pytest

from cy_core import METHODS, __version__
from site_builder.cli import group, main, options
from site_builder.cli.group import COMMANDS, load, signals_as_interrupts
from site_builder.cli.measuring import thread_counts
from site_builder.cli.options import MultiChoice
from site_builder.timings.tasks import MEASURABLE_METHODS
from site_builder.values.errors import UserError
from tests.helpers.command_line import Queens

# For each command that needs no arrays, a line that must not import NumPy.
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


def commands(
    group: click.Group = group.queens, *above: str
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield (words that name a command, command) for each command of a group and its subgroups.

    `above` are the words that name the group.
    """
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


HEARD = [getattr(signal, name) for name in group.SIGNALS if hasattr(signal, name)]


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Set the usual handlers of signals, and restore the previous ones after each test.

    Otherwise SIGINT would be ignored in tests that a shell script runs in the background.
    """
    before = {number: signal.getsignal(number) for number in HEARD}
    for number in HEARD:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.soak
@pytest.mark.parametrize("number", HEARD)
def test_any_signal_interrupts(number: int) -> None:
    with signals_as_interrupts() as received:
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
        assert received == [number]


@pytest.mark.soak
def test_previous_handlers_are_restored() -> None:
    before = [signal.getsignal(number) for number in HEARD]
    with signals_as_interrupts():
        assert [signal.getsignal(number) for number in HEARD] != before
    assert [signal.getsignal(number) for number in HEARD] == before
    with pytest.raises(KeyboardInterrupt), signals_as_interrupts():
        raise KeyboardInterrupt
    assert [signal.getsignal(number) for number in HEARD] == before


@pytest.mark.soak
def test_ignored_signal_stays_ignored() -> None:
    """A process may ignore signals from its start: after `nohup`, or in a script's background."""
    for number in HEARD:
        signal.signal(number, signal.SIG_IGN)
    with signals_as_interrupts():
        for number in HEARD:
            signal.raise_signal(number)


KEYS = sorted({method.key for method in METHODS})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("queens co", ["count", "complete", "completion"]),
        ("queens --v", ["--version"]),
        ("queens count 8 --me", ["--method"]),
        ("queens count 8 --method symm", ["symmetry_elimination"]),
        ("queens table 4 6 --method ", KEYS),
        ("queens list 8 --format ", ["text", "csv", "json", "npy", "parquet", "frame"]),
        ("queens bench --methods mirror,eng", ["mirror,engine"]),
        ("queens puzzles ", ["permutations", "regions", "sudoku"]),
        ("queens puzzles sudoku --method f", ["fewest"]),
        ("queens show 8.4.1 --as la", ["latex"]),
    ],
)
def test_completion_offers_matching_words(
    line: str,
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("_QUEENS_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    assert main([]) == 0
    offered = [item.partition(",")[2] for item in capsys.readouterr().out.splitlines()]
    assert (sorted(offered) if expected == KEYS else offered) == expected


def test_completion_script_calls_queens(queens: Queens) -> None:
    for shell in ("bash", "zsh", "fish"):
        assert f"{shell}_complete" in queens(f"completion {shell}")


CHOICES = MultiChoice(MEASURABLE_METHODS)
REFUSED: dict[str, tuple[Callable[[str], object], Sequence[str]]] = {
    "a whole number": (
        options.whole_number(1, 1000),
        ("", "x", "0", "-4", "4.5", "9" * 5000),
    ),
    "a range": (options.sizes, ("", "-", "4-", "-4", "9-5", "0-4", "27-28", "9" * 5000)),
    "seconds": (options.seconds, ("nan", "inf", "0", "-1", "", "2 s", "1e-999", ".")),
    "methods": (CHOICES, ("", "bitmap,", "all,bitmap", "Count", "count recursive")),
    "a file": (options.file_path, ("", "a\0b", "-")),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_other_words_are_refused(kind: str) -> None:
    read, words = REFUSED[kind]
    for word in words:
        with pytest.raises((UserError, click.UsageError)):
            read(word)


def test_several_words_have_commas_between_them() -> None:
    assert CHOICES("mirror,engine,mirror") == ("mirror", "engine")
    assert CHOICES("all") == MEASURABLE_METHODS
    assert thread_counts("1,1") == (1, 1)
