"""The short programs in Python and C that a stepper lights, and where its steps happen in them.

A step happens at the lines that have its fragments. Each fragment stands in one line only, so a
program that changes there is noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cy_core import Form
from site_builder.programs.exercises import programs_folder

_NEXT_BIT = ("bit = -untried & untried", "untried ^= bit")
_CALL = "found += place("
_FULL = "return 1"


@dataclass(frozen=True, slots=True)
class PlainProgram:
    """A program of a method, and for each kind of step the fragments of its lines."""

    file: str
    form: Form
    fragments: Mapping[str, Sequence[str]]

    def marks(self) -> Iterator[tuple[str, int]]:
        """The kinds of steps, each with a line at which it happens, counted from 0.

        Raises
        ------
        ValueError
            ``bitmap.py: 2 lines have "return"``.
        """
        lines = read_program(self.file).splitlines()
        for kind, fragments in self.fragments.items():
            for fragment in fragments:
                found = [number for number, line in enumerate(lines) if fragment in line]
                if len(found) != 1:
                    raise ValueError(f'{self.file}: {len(found)} lines have "{fragment}"')
                yield kind, found[0]


_FRAGMENTS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "brute-force.py": {
        "place": ["return sum(place("],
        "refuse": ["return 1 if is_solution"],
        "backtrack": ["return sum(place("],
        "solution": ["return 1 if is_solution"],
    },
    "backtracking.py": {
        "place": [_CALL],
        "reject": ["if not is_attacked("],
        "backtrack": ["for column in range(N)"],
        "solution": [_FULL],
    },
    "backtracking-stack.py": {
        "place": ["stack.append((row + 1, "],
        "reject": ["if not is_attacked("],
        "backtrack": ["= stack.pop()"],
        "solution": ["found += 1"],
    },
    "placement-flags.py": {
        "place": ["mark(row, column, True)"],
        "reject": ["if not (taken[column]"],
        "backtrack": ["mark(row, column, False)"],
        "solution": [_FULL],
    },
    "list-based.py": {
        "place": [_CALL],
        "reject": ["if not on_a_diagonal("],
        "backtrack": ["for column in columns_left:"],
        "solution": [_FULL],
    },
    "columns-left.py": {
        "place": [_CALL],
        "reject": ["if (left | right) & bit"],
        "backtrack": ["while untried:"],
        "solution": [_FULL],
    },
    "columns-left-stack.py": {
        "place": ["waiting.append("],
        "reject": ["if (left | right) & bit"],
        "backtrack": ["= waiting.pop()"],
        "solution": ["found += 1"],
    },
    "columns-left.c": {
        "place": [_CALL],
        "reject": ["if (((left | right) & bit)"],
        "backtrack": ["while (untried)"],
        "solution": [_FULL],
    },
    "columns-left-stack.c": {
        "place": ["remaining[row + 1] = "],
        "reject": ["if (((left[row] | right[row]) & bit)"],
        "backtrack": ["row--;"],
        "solution": ["found++;"],
    },
    "bitmap.py": {
        "free": ["untried = mask & ~"],
        "place": _NEXT_BIT,
        "backtrack": ["while untried:"],
        "solution": [_FULL],
    },
    "bitmap-stack.py": {
        "free": ["untried = mask & ~"],
        "place": _NEXT_BIT,
        "backtrack": ["= waiting.pop()"],
        "solution": ["found += 1"],
    },
    "bitmap.c": {
        "free": ["untried = mask & ~"],
        "place": _NEXT_BIT,
        "backtrack": ["while (untried)"],
        "solution": [_FULL],
    },
    "bitmap-stack.c": {
        "free": ["untried[row] = mask & ~"],
        "place": ["bit = -untried[row] & untried[row]", "untried[row] ^= bit"],
        "backtrack": ["row--;"],
        "solution": ["found++;"],
    },
    "lowest-zero.py": {
        "free": ["occupied = left | down | right"],
        "place": [_CALL],
        "backtrack": ["occupied |= bit"],
        "solution": [_FULL],
    },
    "lowest-zero.c": {
        "free": ["occupied = left | down | right"],
        "place": [_CALL],
        "backtrack": ["while ((bit ="],
        "solution": [_FULL],
    },
    "mirror.py": {
        "place": _NEXT_BIT,
        "place_given": ["total += 2 * place(half"],
        "backtrack": ["while untried:"],
        "solution": [_FULL],
    },
    "mirror.c": {
        "place": _NEXT_BIT,
        "place_given": ["found += place(half"],
        "backtrack": ["while (untried)"],
        "solution": [_FULL],
    },
}


def plain_programs(key: str) -> Iterator[PlainProgram]:
    """The short programs of a method, Python first; none if they search in another way.

    >>> [program.file for program in plain_programs("backtracking")]
    ['backtracking.py', 'backtracking-stack.py']
    """
    for suffix in (".py", "-stack.py", ".c", "-stack.c"):
        file = key.replace("_", "-") + suffix
        if file in _FRAGMENTS:
            form: Form = "iterative" if "-stack" in suffix else "recursive"
            yield PlainProgram(file, form, _FRAGMENTS[file])


def read_program(file: str) -> str:
    """The source of a program, without the sentence at its top and without double blank lines."""
    text = (programs_folder() / file).read_text(encoding="utf-8")
    source = re.sub(r'\A(""".*"""|//.*)\n+', "", text)
    return source.replace("\n\n\n", "\n\n")
