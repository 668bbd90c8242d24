"""Errors of blocks: one line with the value as typed and with what to write instead."""

from __future__ import annotations

import pytest

from site_builder.values.block import BLOCKS
from tests.helpers.blocks import render_block

PUZZLE = "13...8....8..2..1........4.........5...49.7.23...1..8.4...31.....87.4...75..6...."
# For each family of figures: (block type, its text, a part of the message).
REFUSED = {
    "birthday": [
        ("birthday", "1998-02-30", "is year-month-day, got 1998-02-30: write 1998"),
        ("birthday", "0998-02-03", "years 1000 to 9999 is year-month-day, got 0998-02-03"),
    ],
    "bits": [
        ("arithmetic", "width 5 edge 6\n1", "the edge is 1 to 5, got 6"),
        ("arithmetic", "width 5\n" + "1\n" * 25, "a computation has 1 to 24 lines, got"),
        ("bits", "x", "a solution of N = 1 has 1 queen, got 0"),
        ("bits", "rows 4", "rows take a width and numbers, got 4: write rows 4: 1 2"),
        ("bits", "rows 4: 16", "the number is 0 to 15, got 16"),
        ("bits", "rows 4: " + "1 " * 33, "rows of bits are 32 numbers or fewer, got 33"),
        ("table", "lowest-bits 5 32", "a value fits 5 bits, got 32: use a greater width"),
    ],
    "boards": [
        ("attacks", "5 3", "queens are written N: columns, got 5 3: write 5: 3"),
        ("attacks", "5: 5", "the column is 0 to 4, got 5"),
        ("attacks", "5: 0 2 1", "may not attack each other, got 0 2 1: move the one in row 2"),
        ("attacks", "4: 1 3 0 2 1", "may not attack each other, got 1 3 0 2 1: move the one in"),
        ("attacks", "5: 0 2 offsets", "offsets need one queen, got 2: write 8: 3 offsets"),
        (
            "two-queens",
            "5: 1 2",
            "two queens are written N: row column, row column, got 5: 1 2: write 6: ",
        ),
        ("gallery", "11", "a gallery in a page takes N = 1 to 10, got 11"),
        ("two-queens", "5: 1 5, 2 1", "the row or column is 0 to 4, got 5"),
        ("two-queens", "5: 1 2, 1 4", "two queens stand in different rows, got row 1 twice"),
    ],
    "engine": [
        ("crosses", "8 29", "the cross is 1 to 28, got 29"),
        ("crosses", "8 1 2 3 4 5 6 7 8 9 10 11 12 13", "at most 12 crosses are shown, got 13"),
        ("quadrants", "0 2 4 6 1 3 5", "quadrants need an even N, got 7: write 0 4 7 5 2 6 1 3"),
    ],
    "laboratories": [
        ("row-laboratory", "101", "begins with 4 to 16 bits, got 101: write 0101"),
        ("row-laboratory", "0110\nx", "unknown formula x: choose some of "),
        ("queen-laboratory", "3: 1", "this board has N = 4 to 8, got 3"),
        (
            "race",
            "bitmap 6",
            "a race takes 2 or 3 methods and N, got bitmap 6: write bitmap mirror",
        ),
        ("race", "bitmap bitmap 6", "a race takes each method once, got bitmap bitmap 6: write"),
        ("race", "bitmap mirrors 6", "unknown method mirrors: choose one of brute_force,"),
        ("race", "bitmap brute_force 7", "a race of brute_force takes N = 4 to 6, got 7"),
    ],
    "learn": [
        ("attack-checks", "8 a8 c6", "is written 8 a8 c7 e6 f5, got 8 a8 c6"),
        ("attack-checks", "4 a4 b3 d2", "the queen on b3 is attacked: move it, got 4 a4 b3 d2"),
        ("editor", "bitmpa", "unknown program bitmpa: did you mean bitmap?"),
        ("lowest-bit", "0110100x", "got 0110100x"),
        (
            "race-guess",
            "bitmap mirror 6",
            "a guess takes 2 methods, N, and nodes or time, got bitmap",
        ),
        ("row-number", "101", "a row has 4 to 8 bits, got 101: write 0101"),
        ("row-operations", "01100 0101", "got 01100 0101"),
    ],
    "puzzles": [
        ("sudoku", "5", "a puzzle has 81 cells, got 1: write . or 0 for an empty one"),
        ("sudoku", "5.....5" + "." * 74, "r1c1 and r1c7 both hold 5"),
        ("sudoku", "dance", "a sudoku is drawn as givens, candidates, solution, related r1c1, "),
        ("sudoku", "related r0c1", "a cell is r1c1 to r9c9, got r0c1"),
        ("sudoku", f"{PUZZLE}\nstates r1c5 1", "r1c5 may get 4 5 7, got 1: choose one of them"),
        ("sudoku", f"12345678.{'.' * 8}9{'.' * 63}\nsolution", "this sudoku has no solution"),
        ("sudoku-stepper", f"12345678.{'.' * 8}9{'.' * 63}", "this sudoku has no solution: write"),
    ],
    "searches": [
        ("steps", "bitmap", "a strip takes a method, N and which steps, got bitmap: write"),
        ("steps", "brute_force 7", "a strip of brute_force takes N = 1 to 6, got 7"),
        ("steps", "bitmap 4 30-33", "steps are solutions, or a range within 1-32, got 30-33"),
        ("steps", "bitmap 5 1-61", "a strip shows 1 to 60 steps, got 61 steps of bitmap for N = 5"),
        ("steps", "bitmap 3 solutions", "got 0 steps of bitmap for N = 3: choose others"),
        ("steps", "0 1 2 3", "attack each other"),
        ("steps", "5.8.2", "there is no 5.8.2"),
        ("steps", "0 2 4 6 8 10 12 1 3 5 7 9 11", "a board is built for N = 1 to 12, got 13"),
        ("found", "bitmap 3", "there is a solution for N = 1 and from 4 on, got 3"),
        ("tree", "symmetry_elimination 2", "takes N = 1, 4, 5, 6, 7, got 2"),
        ("tree", "permutations 5", "a tree of permutations takes N = 1 to 4, got 5"),
        ("tree", "cuts 6", "a tree of cuts takes N = 4 to 5, got 6"),
        ("chart", "totals 2-3", "N = 2 and N = 3 have no solution to chart"),
        ("chart", "totals 1-40", "this block takes a range within 1-27, got 1-40"),
        ("source", "bitmap both", "choose one of recursive, iterative, shared, got both"),
        ("source", "carry_chain recursive call", "this source has no call of its own"),
    ],
    "stepper": [
        ("stepper", "bitmap 5 7", "a stepper takes a method and N, got bitmap 5 7: write bitmap 5"),
        ("stepper", "bitmap \u0665", "N must be a whole number, got \u0665"),
        ("stepper", "mirror 5 predict", "a stepper of mirror asks nothing: leave out predict, or"),
        ("stepper", "bitmap 5\nlanguage: rust", "a stepper has no program in rust: choose one"),
        ("stepper", "brute_force 6", "a stepper of brute_force takes N = 4 to 5, got 6"),
    ],
    "symmetry": [
        ("halves", "0 1 2 3", "the queens on a4 and b3 attack each other"),
        ("forbidden", "8 corner 1", "the bit of 8 corner is 2 to 6, got 1"),
        ("middle-queen", "8", "only an odd N has a middle column, got 8: write 9"),
        (
            "table",
            "turned 1 6 2 5 7 4 0 3",
            "right of the middle and not in the corner, got column 1",
        ),
    ],
    "variants": [
        ("completed", "6: a6", "this block takes queens with 1 to 10 solutions, got a6"),
        ("rectangle-orbits", "5 x 3", "a rectangle is ROWS x COLUMNS "),
    ],
    "worksheets": [
        ("worksheet-maker", "9 2 6", "a board to complete has N = 4 to 8, got 9"),
        ("worksheet-maker", "6 2 7", "boards"),
        ("worksheet-orbits", "8.8.1\n8.8.2", "room for 12 boards to cut out, got 16"),
    ],
}
CASES = [
    pytest.param(kind, text, message, id=f"{kind} {text[:20]!r}")
    for cases in REFUSED.values()
    for kind, text, message in cases
]
ODD = ("", "x", "0", "-1", "4 4 4", "4:", "9" * 30, "\u0664", "\u00b2", "\x00", "5: " + "1" * 99)


@pytest.mark.parametrize(("kind", "text", "message"), CASES)
def test_mistake_is_refused_with_its_value(kind: str, text: str, message: str) -> None:
    (problem,) = render_block(kind, *text.split("\n") if text else [])[1]
    assert message in problem.message
    assert "\n" not in problem.message


@pytest.mark.parametrize("name", BLOCKS)
def test_odd_values_are_drawn_or_refused_in_one_line(name: str) -> None:
    kind, _, subject = name.partition(" ")
    for value in ODD:
        for problem in render_block(kind, f"{subject} {value}".strip())[1]:
            assert "\n" not in problem.message
