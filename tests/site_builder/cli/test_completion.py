"""Shells complete commands, options and methods."""

from __future__ import annotations

import pytest

from cy_core import METHODS
from site_builder.cli import main
from tests.helpers.command_line import Queens

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
        ("queens show 8.4.1 --as te", ["text"]),
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


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        ("queens", "", "count"),
        ("queens co", "co", "complete"),
        ("queens count 8 --method", "", "carry_chain"),
        ("queens count 8 --method carry", "carry", "carry_chain"),
    ],
)
def test_powershell_gets_whole_words(
    line: str,
    word: str,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("_QUEENS_COMPLETE", "powershell_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", word)
    assert main([]) == 0
    words = capsys.readouterr().out.split()
    assert expected in words
    assert all(each.startswith(word) for each in words)


def test_completion_script_calls_queens(queens: Queens) -> None:
    for shell in ("bash", "zsh", "fish", "powershell"):
        assert f"{shell}_complete" in queens(f"completion {shell}")
