"""Make sudoku puzzles with few givens: one solution each, and none without any of its givens.

    python tools/sudoku_puzzles.py --seed 1 > cy_core/puzzles/examples.txt

A full grid is filled at random, then one given after another is taken away in random order, as
long as one solution remains. Most such puzzles keep 23 to 26 givens, so this tries thousands.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from cy_core.puzzles import sudoku


def full_grid(random: Random) -> str:
    """A full grid; the three boxes that share no line are filled at random."""
    cells = ["."] * 81
    for box in (0, 4, 8):
        first = box // 3 * 27 + box % 3 * 3
        for digit, place in zip(random.sample("123456789", 9), range(9), strict=True):
            cells[first + place // 3 * 9 + place % 3] = digit
    return random.choice(sudoku("".join(cells), "fewest", 50).solutions)


def has_one_solution(puzzle: str) -> bool:
    """Whether a puzzle has exactly one."""
    return len(sudoku(puzzle, "fewest", 2).solutions) == 1


def without(puzzle: str, k: int) -> str:
    """A puzzle with one cell empty."""
    return f"{puzzle[:k]}.{puzzle[k + 1 :]}"


def minimal_puzzle(random: Random) -> str:
    """One solution, and each given is needed."""
    puzzle = full_grid(random)
    for k in random.sample(range(81), 81):
        fewer = without(puzzle, k)
        if has_one_solution(fewer):
            puzzle = fewer
    return puzzle


def givens(puzzle: str) -> int:
    """How many cells hold a digit."""
    return 81 - puzzle.count(".")


def main() -> None:
    """Write puzzles when there are enough; progress goes to standard error."""
    words = argparse.ArgumentParser(description="Sudoku puzzles with few givens, one a line.")
    words.add_argument("--givens", type=int, nargs="+", default=[20, 21, 22])
    words.add_argument("--each", type=int, default=2, help="puzzles of each number of givens")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    random = Random(asked.seed)
    missing = dict.fromkeys(asked.givens, asked.each)
    found = []
    while any(missing.values()):
        puzzle = minimal_puzzle(random)
        if missing.get(givens(puzzle)):
            missing[givens(puzzle)] -= 1
            found.append(puzzle)
            print(f"{givens(puzzle)} givens; left to find: {missing}", file=sys.stderr)
    print("\n".join(sorted(found, key=lambda puzzle: (givens(puzzle), puzzle))))


if __name__ == "__main__":
    main()
