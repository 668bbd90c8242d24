"""Compare `sudoku` with solvers of others, side by side, on our own puzzles.

None of them is needed for anything else. In an environment of its own that has the core:
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

# From 81 characters to 81 digits, as ours does; the first solution is enough.
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
    """Solvers of others that can be imported, with their versions; the rest is told."""
    for name, module, solve in OTHERS:
        try:
            yield f"{name} {version(name)}", partial(solve, import_module(module))
        except ImportError:
            print(f"{name} is not installed", file=sys.stderr)


def seconds(solve: Solver, puzzle: str, solution: str) -> float:
    """How long one solution takes, which must be the right one."""
    start = perf_counter()
    found = solve(puzzle)
    spent = perf_counter() - start
    if found != solution:
        raise ArithmeticError(f"{puzzle} was solved as {found}")
    return spent


def main() -> None:
    """Print medians in milliseconds, and medians of the ratios to ours, turn by turn."""
    solvers = {name: partial(ours, name) for name in OURS} | dict(installed())
    for number, puzzle in enumerate(example_puzzles(), start=1):
        solution = ours("fewest", puzzle)
        turns = [
            {name: seconds(solve, puzzle, solution) for name, solve in solvers.items()}
            for _ in range(ROUNDS)
        ]
        for name in solvers:
            spent = median(turn[name] for turn in turns) * 1e3
            ratios = (median(turn[name] / turn[one] for turn in turns) for one in OURS)
            compared = ", ".join(
                f"{ratio:.3g} times {one}" for ratio, one in zip(ratios, OURS, strict=True)
            )
            print(f"puzzle {number}, {name}: {spent:.3g} ms, {compared}")


if __name__ == "__main__":
    main()
