"""Where in its source a method takes each kind of step: fragments that occur in one line only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from cy_core.model import Form
from cy_core.source import method_source

Landmark = Literal[
    "place", "reject", "refuse", "backtrack", "solution", "place_inside", "backtrack_inside"
]

_EACH_COLUMN = "for column in range(n):"
_COUNTED = "if not count_node(tally):"
_BACK = "row -= 1"
_FOUND = "tally.solutions += 1"
_TESTED = "tally.solutions += is_solution(columns, n)"
_NEXT_FREE = "bit = free & -free"
_NEXT_FREE_OF_ROW = "bit = free[row] & -free[row]"
_LOOK_ON = "while columns[row] < n and is_attacked("

_FRAGMENTS: Mapping[tuple[str, Form], Mapping[Landmark, str]] = {
    ("brute_force", "recursive"): {
        "place": "columns[row] = column",
        "refuse": _TESTED,
        "backtrack": _EACH_COLUMN,
        "solution": _TESTED,
    },
    ("brute_force", "iterative"): {
        "place": _COUNTED,
        "refuse": _TESTED,
        "backtrack": _BACK,
        "solution": _TESTED,
    },
    ("backtracking", "recursive"): {
        "place": "columns[row] = column",
        "reject": "if is_attacked(columns, row, column):",
        "backtrack": _EACH_COLUMN,
        "solution": _FOUND,
    },
    ("backtracking", "iterative"): {
        "place": _COUNTED,
        "reject": _LOOK_ON,
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("placement_flags", "recursive"): {
        "place": "mark(taken, n, row, column, True)",
        "reject": "if is_attacked(taken, n, row, column):",
        "backtrack": "mark(taken, n, row, column, False)",
        "solution": _FOUND,
    },
    ("placement_flags", "iterative"): {
        "place": "mark(taken, n, row, columns[row], True)",
        "reject": _LOOK_ON,
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("list_based", "recursive"): {
        "place": "columns[row] = columns_left[index]",
        "reject": "if on_a_diagonal(columns, row, columns_left[index]):",
        "backtrack": "for index in range(length):",
        "solution": _FOUND,
    },
    ("list_based", "iterative"): {
        "place": _COUNTED,
        "reject": "while index[row] < n - row and on_a_diagonal(",
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("bitmap", "recursive"): {
        "place": _NEXT_FREE,
        "backtrack": "while free:",
        "solution": _FOUND,
    },
    ("bitmap", "iterative"): {
        "place": _NEXT_FREE_OF_ROW,
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("lowest_zero", "recursive"): {
        "place": "place(tally, full, (left | bit) << 1",
        "backtrack": "occupied |= bit",
        "solution": _FOUND,
    },
    ("lowest_zero", "iterative"): {
        "place": "bit = (occupied[row] + 1) & ~occupied[row]",
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("mirror", "recursive"): {
        "place": _NEXT_FREE,
        "backtrack": "while free:",
        "solution": _FOUND,
    },
    ("mirror", "iterative"): {
        "place": _NEXT_FREE_OF_ROW,
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("symmetry_elimination", "recursive"): {
        "place": "search.queens[row] = bit",
        "refuse": "check_board(search)",
        "backtrack": "while free:",
        "solution": "check_board(search)",
    },
    ("symmetry_elimination", "iterative"): {
        "place": "search.queens[row] = bit",
        "refuse": "check_board(search)",
        "backtrack": _BACK,
        "solution": "check_board(search)",
    },
    ("carry_chain", "recursive"): {
        "place": "put(chain, row, column)",
        "reject": "if is_attacked(chain, row, column):",
        "refuse": "if enter_inside(chain):",
        "backtrack": "lift(chain, row, column)",
        "solution": "count_board(chain)",
        "place_inside": "note_queen(chain, row, bit)",
        "backtrack_inside": "while free:",
    },
    ("carry_chain", "iterative"): {
        "place": "put(chain, row_on(n, line, position[line]), column_on(n, line, position[line]))",
        "reject": "while position[line] < n and is_attacked(",
        "refuse": "if not may_be_least(chain, line):",
        "backtrack": "line -= 1",
        "solution": "if depth == chain.inside - 1:",
        "place_inside": "note_queen(chain, row, bit)",
        "backtrack_inside": "depth -= 1",
    },
}


def program_lines(key: str, form: Form) -> Mapping[Landmark, int]:
    """The line of a form's source at which a step of `cy_core.trace` happens.

    Parameters
    ----------
    key : str
        Key of a method in `METHODS`.
    form : {"recursive", "iterative"}
        Which of its two sources.

    Returns
    -------
    mapping of str to int
        Lines of `method_source(key, form)`, counted from 0, for the kinds of `StepKind`, and for
        `refuse`: a `REJECT` of the whole board. A kind that the method never takes is missing.
        The carry chain has lines of its own for squares within its rings, `place_inside` and
        `backtrack_inside`.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`.

    >>> lines = program_lines("bitmap", "recursive")
    >>> method_source("bitmap", "recursive").splitlines()[lines["place"]].strip()
    'bit = free & -free'
    """
    lines = method_source(key, form).splitlines()
    fragments = _FRAGMENTS[key, form].items()
    found = {mark: _line_of(fragment, lines) for mark, fragment in fragments}
    return MappingProxyType(found)


def _line_of(fragment: str, lines: list[str]) -> int:
    return next(place for place, line in enumerate(lines) if fragment in line)
