"""Make sudoku puzzles with few givens, each with one solution and no given that it can do without.

    python tools/sudoku_puzzles.py --seed 1 > cy_core/puzzles/examples.txt

It fills a grid at random and removes givens in random order, as long as the puzzle has only one
solution. Most of these puzzles keep 23 to 26 givens, so it tries thousands.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from cy_core.puzzles import sudoku


def full_grid(random: Random) -> str:
    """A random full grid: three boxes without a common line are filled at random, then the rest."""
    cells = ["."] * 81
    for box in (0, 4, 8):
        first = box // 3 * 27 + box % 3 * 3
        for index, digit in enumerate(random.sample("123456789", 9)):
            cells[first + index // 3 * 9 + index % 3] = digit
    return random.choice(sudoku("".join(cells), "fewest", 50).solutions)


def has_one_solution(puzzle: str) -> bool:
    """Whether a puzzle has exactly one solution."""
    return len(sudoku(puzzle, "fewest", 2).solutions) == 1


def without(puzzle: str, k: int) -> str:
    """The puzzle with cell k emptied."""
    return f"{puzzle[:k]}.{puzzle[k + 1 :]}"


def minimal_puzzle(random: Random) -> str:
    """A random puzzle with one solution, which needs all its givens."""
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
    """Print the puzzles when all are found; progress goes to standard error."""
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
        if missing.get(givens(puzzle)):
            missing[givens(puzzle)] -= 1
            puzzles.append(puzzle)
            print(f"{givens(puzzle)} givens; left to find: {missing}", file=sys.stderr)
    print("\n".join(sorted(puzzles, key=lambda puzzle: (givens(puzzle), puzzle))))


if __name__ == "__main__":
    main()
