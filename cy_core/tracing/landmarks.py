"""Where in its source a method takes each kind of step: fragments that occur once there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cy_core.frozen import FrozenMapping
from cy_core.methods.registry import find_method
from cy_core.methods.source import method_source
from cy_core.model import Form
from cy_core.sources import line_of

Landmark = Literal[
    "place",
    "reject",
    "refuse",
    "backtrack",
    "solution",
    "place_given",
    "place_inside",
    "backtrack_inside",
    "solution_inside",
    "refuse_given",
    "refuse_rings",
]

_EACH_COLUMN = "for column in range(n):"
_COUNTED = "if not count_node(tally):"
_BACK = "row -= 1"
_FOUND = "tally.solutions += 1"
_TESTED = "tally.solutions += is_solution(columns, n)"
_NEXT_UNTRIED = "untried ^= bit"  # from here on, what is untried is what the step says
_NEXT_UNTRIED_OF_ROW = "untried[row] ^= bit"
_LOOK_ON = "while columns[row] < n and is_attacked("
_LEAST = "if not may_be_least(chain, line):"
_ENTERED = "if enter_inside(chain):"

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
        "backtrack": "mark(taken, n, row, columns[row], False)",
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
        "place": _NEXT_UNTRIED,
        "backtrack": "while untried:",
        "solution": _FOUND,
    },
    ("bitmap", "iterative"): {
        "place": _NEXT_UNTRIED_OF_ROW,
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("lowest_zero", "recursive"): {
        "place": "place(tally, full, (left | bit) << 1",
        "backtrack": "occupied |= bit",
        "solution": _FOUND,
    },
    ("lowest_zero", "iterative"): {
        "place": "occupied[row] |= bit",
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("mirror", "recursive"): {
        "place": _NEXT_UNTRIED,
        "place_given": "if count_node(tally):",
        "backtrack": "while untried:",
        "solution": _FOUND,
    },
    ("mirror", "iterative"): {
        "place": _NEXT_UNTRIED_OF_ROW,
        "place_given": "if halved and not count_node(tally):",
        "backtrack": _BACK,
        "solution": _FOUND,
    },
    ("symmetry_elimination", "recursive"): {
        "place": "search.queens[row] = bit",
        "place_given": "cdef void place(Search *search, int row,",
        "refuse": "check_board(search)",
        "backtrack": "while untried:",
        "solution": "check_board(search)",
    },
    ("symmetry_elimination", "iterative"): {
        "place": "search.queens[row] = bit",
        "place_given": "cdef void loop(Search *search, int top,",
        "refuse": "check_board(search)",
        "backtrack": _BACK,
        "solution": "check_board(search)",
    },
    ("carry_chain", "recursive"): {
        "place": "put(chain, row, column)",
        "reject": "if is_attacked(chain, row, column):",
        "refuse": "put(chain, row, column)\n        if may_be_least(chain, line):",
        "refuse_given": "if position_on(chain, line) >= 0:\n        if may_be_least(chain, line):",
        "refuse_rings": _ENTERED,
        "backtrack": "lift(chain, row, column)",
        "solution": "count_board(chain)",
        "place_inside": "note_queen(chain, row, bit)",
        "backtrack_inside": "while untried:",
        "solution_inside": "count_board(chain)",
    },
    ("carry_chain", "iterative"): {
        "place": "put(chain, row_on(n, line, position[line]), column_on(n, line, position[line]))",
        "reject": "while position[line] < n and is_attacked(",
        "refuse": _LEAST,
        "refuse_given": _LEAST,
        "refuse_rings": _ENTERED,
        "backtrack": "lift(chain, row_on(",
        "solution": "if chain.inside == 0:\n        count_board(chain)",
        "place_inside": "note_queen(chain, row, bit)",
        "backtrack_inside": "depth -= 1",
        "solution_inside": "if depth == chain.inside - 1:\n            count_board(chain)",
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
        `place_given` is a queen that is not searched for: the one in the middle of an odd first
        row (mirror), the first ones of a branch (symmetry elimination). The carry chain has lines
        of its own for squares within its rings, `..._inside`, and refuses a board in three
        places: at the line of the queen, at a line that had its queen before (`refuse_given`), or
        when all of them are filled (`refuse_rings`).

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`.

    >>> lines = program_lines("bitmap", "recursive")
    >>> method_source("bitmap", "recursive").splitlines()[lines["place"]].strip()
    'untried ^= bit'
    """
    find_method(key, form)
    source = method_source(key, form)
    fragments = _FRAGMENTS[key, form].items()
    return FrozenMapping({mark: line_of(fragment, source) for mark, fragment in fragments})
