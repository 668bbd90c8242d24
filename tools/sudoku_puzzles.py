"""Make sudoku puzzles with few givens, each with one solution and without unnecessary givens.

    python tools/sudoku_puzzles.py --seed 1 > cy_core/puzzles/examples.txt

The program fills a grid at random. Then it removes the givens in random order, but keeps each given
without which the puzzle would have a second solution. Most of these puzzles have 23 to 26 givens,
so the program makes thousands until it has enough puzzles with fewer givens.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from cy_core.puzzles import sudoku


def full_grid(random: Random) -> str:
    """Make a random full grid.

    Fill the three boxes of the main diagonal at random, because they have no common row or column,
    and choose one of the first 50 ways to fill the rest.
    """
    cells = ["."] * 81
    for box in (0, 4, 8):
        first = box // 3 * 27 + box % 3 * 3
        for index, digit in enumerate(random.sample("123456789", 9)):
            cells[first + index // 3 * 9 + index % 3] = digit
    return random.choice(sudoku("".join(cells), "fewest", 50).solutions)


def has_one_solution(puzzle: str) -> bool:
    """Return whether a puzzle has exactly one solution."""
    return len(sudoku(puzzle, "fewest", 2).solutions) == 1


def without(puzzle: str, k: int) -> str:
    """Return the puzzle with cell `k` empty."""
    return f"{puzzle[:k]}.{puzzle[k + 1 :]}"


def minimal_puzzle(random: Random) -> str:
    """Make a random puzzle that has one solution and needs all its givens."""
    puzzle = full_grid(random)
    for k in random.sample(range(81), 81):
        fewer = without(puzzle, k)
        if has_one_solution(fewer):
            puzzle = fewer
    return puzzle


def count_givens(puzzle: str) -> int:
    """Count the cells that hold a digit."""
    return 81 - puzzle.count(".")


def main() -> None:
    """Print the puzzles once all are found, and the progress to standard error."""
    parser = argparse.ArgumentParser(description="Make sudoku puzzles with few givens.")
    parser.add_argument("--givens", type=int, nargs="+", default=[20, 21, 22])
    parser.add_argument("--each", type=int, default=2, help="puzzles of each number of givens")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    missing = dict.fromkeys(options.givens, options.each)
    puzzles = []
    while any(missing.values()):
        puzzle = minimal_puzzle(random)
        givens = count_givens(puzzle)
        if missing.get(givens):
            missing[givens] -= 1
            puzzles.append(puzzle)
            print(f"{givens} givens; left to find: {missing}", file=sys.stderr)
    print("\n".join(sorted(puzzles, key=lambda puzzle: (count_givens(puzzle), puzzle))))


if __name__ == "__main__":
    main()
