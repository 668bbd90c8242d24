"""Read the sources of the methods, and find the line at which each kind of step happens.

A table gives each line by a fragment of the source that occurs only once in its section.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cy_core.checks import checked_choice
from cy_core.methods.registry import find_method
from cy_core.model import Form
from cy_core.sources import lines_of, sections


def method_source(key: str, part: Literal["recursive", "iterative", "shared"]) -> str:
    """Read one part of a method's `.pyx` file."""
    checked_choice("a part", ("recursive", "iterative", "shared"), part)
    texts = sections("cy_core.methods", find_method(key).key)
    if part != "shared":
        return texts[part]
    shared = [text for title, text in texts.items() if title not in ("recursive", "iterative")]
    return "\n\n\n".join(shared)


Landmark = Literal[
    "free",  # computes the free squares of a row, before its first queen is placed
    "place",
    "reject",
    "refuse",  # rejects the whole board, which is also a `REJECT` step
    "backtrack",
    "solution",
    # Places a queen whose square is given: in the middle of an odd first row (mirror), or the first
    # queens of a branch (symmetry elimination).
    "place_given",
    # Inside the rings of the carry chain, these steps happen at other lines.
    "place_inside",
    "backtrack_inside",
    "solution_inside",
    # The carry chain rejects a board at two more lines: when it comes to a line of the rings that
    # already had its queen, and when all lines of the rings are filled.
    "refuse_given",
    "refuse_rings",
]

_EACH_COLUMN = "for column in range(n):"
_COUNTED = "if not count_node(tally):"
_BACK = "row -= 1"
_SOLVED = "tally.solutions += 1"
_TESTED = "tally.solutions += is_solution(columns, n)"
_NEXT_UNTRIED = "untried ^= bit"  # after this line, `untried` is the value that the step has
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
        "solution": _SOLVED,
    },
    ("backtracking", "iterative"): {
        "place": _COUNTED,
        "reject": _LOOK_ON,
        "backtrack": _BACK,
        "solution": _SOLVED,
    },
    ("placement_flags", "recursive"): {
        "place": "mark(taken, n, row, column, True)",
        "reject": "if is_attacked(taken, n, row, column):",
        "backtrack": "mark(taken, n, row, column, False)",
        "solution": _SOLVED,
    },
    ("placement_flags", "iterative"): {
        "place": "mark(taken, n, row, columns[row], True)",
        "reject": _LOOK_ON,
        "backtrack": "mark(taken, n, row, columns[row], False)",
        "solution": _SOLVED,
    },
    ("list_based", "recursive"): {
        "place": "columns[row] = columns_left[index]",
        "reject": "if on_a_diagonal(columns, row, columns_left[index]):",
        "backtrack": "for index in range(length):",
        "solution": _SOLVED,
    },
    ("list_based", "iterative"): {
        "place": _COUNTED,
        "reject": "while index[row] < n - row and on_a_diagonal(",
        "backtrack": _BACK,
        "solution": _SOLVED,
    },
    ("columns_left", "recursive"): {
        "place": "place(tally, remaining ^ bit",
        "reject": "if (left | right) & bit:",
        "backtrack": "while untried:",
        "solution": _SOLVED,
    },
    ("columns_left", "iterative"): {
        "place": _COUNTED,
        "reject": "if (left[row] | right[row]) & bit:",
        "backtrack": _BACK,
        "solution": _SOLVED,
    },
    ("bitmap", "recursive"): {
        "free": "untried = mask & ~(",
        "place": _NEXT_UNTRIED,
        "backtrack": "while untried:",
        "solution": _SOLVED,
    },
    ("bitmap", "iterative"): {
        "free": "untried[row] = mask & ~(",
        "place": _NEXT_UNTRIED_OF_ROW,
        "backtrack": _BACK,
        "solution": _SOLVED,
    },
    ("lowest_zero", "recursive"): {
        "free": "occupied = left | down | right",
        "place": "place(tally, full, (left | bit) << 1",
        "backtrack": "occupied |= bit",
        "solution": _SOLVED,
    },
    ("lowest_zero", "iterative"): {
        "free": "occupied[row] = left[row] | ",
        "place": "occupied[row] |= bit",
        "backtrack": _BACK,
        "solution": _SOLVED,
    },
    ("mirror", "recursive"): {
        "place": _NEXT_UNTRIED,
        "place_given": "if count_node(tally):",
        "backtrack": "while untried:",
        "solution": _SOLVED,
    },
    ("mirror", "iterative"): {
        "place": _NEXT_UNTRIED_OF_ROW,
        "place_given": "if halved and not count_node(tally):",
        "backtrack": _BACK,
        "solution": _SOLVED,
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
    """Find the lines in the source of a method at which the steps of `cy_core.trace` happen."""
    key = find_method(key, form).key
    return lines_of(_FRAGMENTS[key, form], method_source(key, form))
