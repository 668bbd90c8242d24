"""`queens list`, `identify` and `complete`, as a person or a program would type them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import cy_core
from tests.helpers.command_line import Capture, complaint, output

# list


def test_list_the_fundamental_solutions(capsys: Capture) -> None:
    assert output(capsys, "list", "5") == "5.8.1  8  4 2 0 3 1\n5.2.1  2  3 0 2 4 1\n"


def test_list_all_solutions(capsys: Capture) -> None:
    lines = output(capsys, "list", "5", "--all").splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 10


def test_list_into_a_file(capsys: Capture, tmp_path: Path) -> None:
    for format in ("csv", "json", "npy"):
        path = tmp_path / f"8.{format}"
        assert output(capsys, "list", "8", "--format", format, "--output", str(path)) == ""
    assert len((tmp_path / "8.csv").read_text().splitlines()) == 13
    rows = json.loads((tmp_path / "8.json").read_text())
    assert [row["columns"] for row in rows] == np.load(tmp_path / "8.npy").tolist()


@pytest.mark.parametrize("format", ["npy", "parquet"])
@pytest.mark.parametrize("output", [[], ["--output", "-"]])
def test_a_list_of_bytes_is_not_for_a_terminal(
    format: str, output: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    message = complaint(capsys, "list", "8", "--format", format, *output)
    assert message == f"{format} is not for a terminal: add --output FILE, or redirect the output"


# identify


def test_identify_a_solution(capsys: Capture) -> None:
    words = ("identify", "1", "3", "0", "2", "4", "--json")
    result = json.loads(output(capsys, *words))
    assert result["label"] == "5.8.1"
    assert result["representative"] == [4, 2, 0, 3, 1]
    assert result["symmetry"] == "top_bottom"


@pytest.mark.parametrize("label", ["1.1.1", "5.2.1", "6.4.1", "5.8.1"])
def test_identify_names_the_symmetry_that_makes_it_of_the_representative(
    capsys: Capture, label: str
) -> None:
    representative = cy_core.solution(label)
    for image in cy_core.orbit(representative).images.values():
        result = json.loads(output(capsys, "identify", *map(str, image), "--json"))
        assert result["label"] == label
        assert turned(representative, result["symmetry"]) == image


def test_identify_describes_the_symmetry(capsys: Capture) -> None:
    lines = output(capsys, "identify", "0 4 7 5 2 6 1 3").splitlines()
    facts = dict(re.split(" {2,}", line) for line in lines)
    assert facts == {
        "label": "8.8.1",
        "notation": "columns from 0",
        "columns": "0 4 7 5 2 6 1 3",
        "representative": "7 3 0 2 5 1 6 4",
        "symmetry": "mirrored left to right",
        "orbit size": "8",
        "symmetry class": "ordinary",
        "rank": "1",
    }


@pytest.mark.parametrize(
    "words",
    [
        ["15863724"],
        ["Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", "w", "-", "-", "0", "1"],
        ["a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1"],
        ["[128, 8, 1, 4, 32, 2, 64, 16]"],
    ],
)
def test_identify_takes_any_notation(capsys: Capture, words: list[str]) -> None:
    result = json.loads(output(capsys, "identify", *words, "--json"))
    assert (result["label"], result["symmetry"], result["rank"]) == ("8.8.1", "left_right", 1)


def test_identify_knows_orbits_that_have_no_label(capsys: Capture) -> None:
    knight_moves = [str(2 * column % 23) for column in range(1, 23)]
    lines = output(capsys, "identify", *knight_moves).splitlines()
    assert [line.split()[0] for line in lines] == [
        *("notation", "columns", "representative", "symmetry", "orbit", "symmetry"),
    ]
    assert json.loads(output(capsys, "identify", *knight_moves, "--json"))["label"] is None


# complete


def test_complete_counts_and_lists_the_first(capsys: Capture) -> None:
    assert output(capsys, "complete", "....q...", "--limit", "2").splitlines() == [
        "notation     rows",
        "n            8",
        "queens       e8",
        "forbidden    none",
        "completions  18",
        "",
        "4 0 3 5 7 1 6 2",
        "4 0 7 3 1 6 2 5",
    ]


def test_complete_answers_every_reading_of_a_board(capsys: Capture) -> None:
    result = json.loads(output(capsys, "complete", "1 5 . . . . . .", "--json"))
    assert [(reading["notation"], reading["completions"]) for reading in result] == [
        ("columns_from_0", 2),
        ("columns_from_1", 1),
    ]
    assert result[1]["solutions"] == [[0, 4, 7, 5, 2, 6, 1, 3]]
    lines = output(capsys, "complete", "1 5 . . . . . .", "--limit", "0").splitlines()
    assert [line for line in lines if line.startswith("completions")] == [
        "completions  2",
        "completions  1",
    ]


def test_complete_leaves_squares_empty(capsys: Capture) -> None:
    (result,) = json.loads(output(capsys, "complete", ".q../x...", "--json"))
    assert (result["queens"], result["forbidden"]) == (["b4"], ["a3"])
    assert (result["completions"], result["solutions"]) == (1, [[1, 3, 0, 2]])
    (none,) = json.loads(output(capsys, "complete", ".q../...x", "--json"))
    assert (none["completions"], none["solutions"]) == (0, [])


def turned(solution: tuple[int, ...], way: str) -> tuple[int, ...]:
    """The image of a solution, worked out square by square."""
    last = len(solution) - 1
    moves: dict[str, Callable[[int, int], tuple[int, int]]] = {
        "identity": lambda r, c: (r, c),
        "rotate_90": lambda r, c: (c, last - r),
        "rotate_180": lambda r, c: (last - r, last - c),
        "rotate_270": lambda r, c: (last - c, r),
        "left_right": lambda r, c: (r, last - c),
        "top_bottom": lambda r, c: (last - r, c),
        "main_diagonal": lambda r, c: (c, r),
        "anti_diagonal": lambda r, c: (last - c, last - r),
    }
    return tuple(
        column for _, column in sorted(moves[way](*square) for square in enumerate(solution))
    )
