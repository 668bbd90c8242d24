"""Compare `sudoku` with other solvers on the example puzzles.

Nothing else needs these solvers. In a separate environment that has the core, run
`pip install py-sudoku dlxsudoku lib-sudoku rustoku`, then `python benchmarks/solvers.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

from cy_core.puzzles import example_puzzles, sudoku

ROUNDS = 25
OURS = ("bits", "fewest")

# Takes a puzzle of 81 characters, and returns its first solution as 81 digits.
Solver = Callable[[str], str]


def ours(method: str, puzzle: str) -> str:
    return sudoku(puzzle, method, limit=1).solutions[0]


def py_sudoku(module: Any, puzzle: str) -> str:
    digits = [int(cell) for cell in puzzle.replace(".", "0")]
    rows = [digits[start : start + 9] for start in range(0, 81, 9)]
    solved = module.Sudoku(3, 3, board=rows).solve()
    return "".join(str(digit) for row in solved.board for digit in row)


def dlxsudoku(module: Any, puzzle: str) -> str:
    solved = module.Sudoku(puzzle.replace(".", "0"))
    solved.solve(verbose=False, allow_brute_force=True)
    return str(solved.to_oneliner())


def lib_sudoku(module: Any, puzzle: str) -> str:
    solved = module.solve(bytearray(int(cell) for cell in puzzle.replace(".", "0")))
    return "".join(map(str, solved))


def rustoku(module: Any, puzzle: str) -> str:
    return str(module.solve(puzzle))


OTHERS = (
    ("py-sudoku", "sudoku", py_sudoku),
    ("dlxsudoku", "dlxsudoku", dlxsudoku),
    ("lib-sudoku", "lib_sudoku", lib_sudoku),
    ("rustoku", "rustoku", rustoku),
)


def installed() -> Iterator[tuple[str, Solver]]:
    """The other solvers that are installed, with their versions; names the missing ones."""
    for name, module, solve in OTHERS:
        try:
            yield f"{name} {version(name)}", partial(solve, import_module(module))
        except ImportError:
            print(f"{name} is not installed", file=sys.stderr)


def seconds(solve: Solver, puzzle: str, solution: str) -> float:
    """The seconds that a solver takes; raises an error if its solution is wrong."""
    start = perf_counter()
    result = solve(puzzle)
    spent = perf_counter() - start
    if result != solution:
        raise ArithmeticError(f"{puzzle} was solved as {result}")
    return spent


def main() -> None:
    """Print the median times in milliseconds, and the median ratios to our methods."""
    solvers = {name: partial(ours, name) for name in OURS} | dict(installed())
    for number, puzzle in enumerate(example_puzzles(), start=1):
        solution = ours("fewest", puzzle)
        turns = [
            {name: seconds(solve, puzzle, solution) for name, solve in solvers.items()}
            for _ in range(ROUNDS)
        ]
        for name in solvers:
            spent = median(turn[name] for turn in turns) * 1e3
            compared = ", ".join(
                f"{median(turn[name] / turn[method] for turn in turns):.3g} times {method}"
                for method in OURS
            )
            print(f"puzzle {number}, {name}: {spent:.3g} ms, {compared}")


if __name__ == "__main__":
    main()
