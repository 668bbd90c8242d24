"""The programs that a stepper shows. Each line of a program has the steps that happen there.

For each step, tables below have fragments of text. A step happens at the lines in which its
fragments end. Each fragment must occur exactly once in its program. If it does not, because the
program has changed, an error is raised.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cy_core import METHODS, Form, find_method, method_source, program_lines
from site_builder.programs.exercises import programs_folder
from site_builder.values.errors import UserError

# The languages by the suffixes of program files, in the order of the menu.
_LANGUAGES = {"py": "Python", "c": "C", "cpp": "C++", "pyx": "Cython"}


class ProgramLine(NamedTuple):
    """A line of a program, and the kinds of steps that happen there, such as ``place solution``."""

    text: str
    marks: str


@dataclass(frozen=True, slots=True)
class StepperProgram:
    """A program of a method, and the headings of a table with the values of its variables."""

    # The key for the script, such as `python-recursive`.
    key: str
    # The form of the method, which determines the variables in the table.
    form: Form
    # The title in the menu, such as `Python, iterative`.
    title: str
    # The lines of the source.
    lines: tuple[ProgramLine, ...]
    # The caption of the table.
    caption: str
    # The heading of the table's first column.
    head: str
    # The names of the variables, which head the other columns.
    columns: tuple[str, ...]


def askable_methods() -> Sequence[str]:
    """Return the methods that find all free squares of a row at once.

    Only their steppers can ask the reader for these squares.

    >>> askable_methods()
    ['bitmap', 'lowest_zero']
    """
    keys = [method.key for method in METHODS if method.form == "recursive"]
    return [key for key in keys if "free" in program_lines(key, "recursive")]


def language_named(name: str) -> str:
    """Return the language with this name, ignoring upper and lower case."""
    for language in _LANGUAGES.values():
        if language.lower() == name.lower():
            return language
    choices = ", ".join(_LANGUAGES.values())
    raise UserError(f"a stepper has no program in {name or 'nothing'}: choose one of {choices}")


def programs(key: str, language: str = "Python") -> tuple[StepperProgram, ...]:
    """Return the programs of a method. The programs in `language` come first.

    A program in Cython is the source that this package compiles.
    """
    listed = (*_plain(key), _compiled(key, "recursive"), _compiled(key, "iterative"))
    return tuple(sorted(listed, key=lambda program: program.title.split(",")[0] != language))


def _plain(key: str) -> Iterator[StepperProgram]:
    for plain in plain_programs(key):
        language = _LANGUAGES[plain.file.rpartition(".")[2]]
        lines = marked_lines(read_program(plain.file), list(plain.marks()))
        yield _program(key, plain.form, language, lines)


def _compiled(key: str, form: Form) -> StepperProgram:
    lines = marked_lines(method_source(key, form), program_lines(key, form).items())
    return _program(key, form, "Cython", lines)


def _program(key: str, form: Form, language: str, lines: tuple[ProgramLine, ...]) -> StepperProgram:
    method = find_method(key, form)
    title = f"{language}, iterative" if form == "iterative" else language
    name = f"{language.lower()}-{form}"
    if form == "recursive":
        head = "row" if method.order == "rows" else "call"
        return StepperProgram(name, form, title, lines, "Call stack", head, method.memory)
    head = "row" if method.order == "rows" else "place"
    columns = tuple(f"{value}[]" for value in method.memory)
    return StepperProgram(name, form, title, lines, "Arrays", head, columns)


def marked_lines(source: str, marked: Collection[tuple[str, int]]) -> tuple[ProgramLine, ...]:
    """Return the lines of a source, each with the kinds of steps that happen there.

    `marked` has pairs of a kind of step and a line number, counted from 0.
    """
    return tuple(
        ProgramLine(text, " ".join(kind for kind, line in marked if line == number))
        for number, text in enumerate(source.splitlines())
    )


# Programs to copy ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlainProgram:
    """A short program of a method, and for each kind of step the fragments that mark its lines."""

    file: str
    form: Form
    fragments: Mapping[str, Sequence[str]]

    def marks(self) -> Iterator[tuple[str, int]]:
        """Yield each kind of step with the numbers, from 0, of the lines where it happens."""
        source = read_program(self.file)
        for kind, fragments in self.fragments.items():
            for fragment in fragments:
                times = source.count(fragment)
                if times != 1:
                    raise ValueError(f'{self.file} has "{fragment}" {times} times')
                end = source.index(fragment) + len(fragment)
                yield kind, source.count("\n", 0, end)


def plain_programs(key: str) -> Iterator[PlainProgram]:
    """Yield the short programs of a method, Python first.

    >>> [program.file for program in plain_programs("mirror")]
    ['mirror.py', 'mirror-stack.py', 'mirror.c', 'mirror-stack.c', 'mirror.cpp']
    """
    for suffix in (".py", "-stack.py", ".c", "-stack.c", ".cpp"):
        file = key.replace("_", "-") + suffix
        form: Form = "iterative" if "-stack" in suffix else "recursive"
        own = _FRAGMENTS[file.replace(".cpp", ".c")] | _IN_CPP.get(file, {})
        usual = _USUAL[suffix.replace(".cpp", ".c")]
        others = {kind: usual[kind] for kind in usual if kind not in own}
        yield PlainProgram(file, form, own | others)


def read_program(file: str) -> str:
    """Return the source of a program, without its first comment and double blank lines."""
    text = (programs_folder() / file).read_text(encoding="utf-8")
    source = re.sub(r'\A(""".*"""|//.*)\n+', "", text)
    return source.replace("\n\n\n", "\n\n")


# The lines of the steps ---------------------------------------------------------------------------

_NEXT_BIT = ("bit = -untried & untried", "untried ^= bit")
_NEXT_BIT_OF_ROW = ("bit = -untried[row] & untried[row]", "untried[row] ^= bit")
_GREATEST = "== max("
_CALL = "found += place("
# The fragments of a program that searches with bits, by the end of its file name. Other programs
# have some of these fragments, too.
_USUAL: Mapping[str, dict[str, Sequence[str]]] = {
    ".py": {"place": _NEXT_BIT, "backtrack": ["while untried:"], "solution": ["return 1"]},
    "-stack.py": {
        "place": _NEXT_BIT,
        "backtrack": ["= waiting.pop()"],
        "solution": ["found += 1"],
    },
    ".c": {"place": _NEXT_BIT, "backtrack": ["while (untried)"], "solution": ["return 1"]},
    "-stack.c": {
        "place": _NEXT_BIT_OF_ROW,
        "backtrack": ["row--;"],
        "solution": ["found++;"],
    },
}
# The fragments of each program that differ from `_USUAL`, or that `_USUAL` lacks.
_FRAGMENTS: Mapping[str, dict[str, Sequence[str]]] = {
    "brute-force.py": {
        "place": ["return sum(place("],
        "refuse": ["return 1 if is_solution"],
        "backtrack": ["return sum(place("],
        "solution": ["return 1 if is_solution"],
    },
    "brute-force-stack.py": {
        "place": ["columns.append("],
        "refuse": ["if is_solution("],
        "backtrack": ["= columns.pop()"],
        "solution": ["if is_solution(", "found += 1"],
    },
    "brute-force.c": {
        "place": ["columns[row] = column;"],
        "refuse": ["return is_solution() ? 1 : 0;"],
        "backtrack": ["for (int column = 0"],
        "solution": ["return is_solution() ? 1 : 0;"],
    },
    "brute-force-stack.c": {
        "place": ["columns[row++] = column;"],
        "refuse": ["if (is_solution())"],
        "backtrack": ["= columns[--row]"],
        "solution": ["if (is_solution())", "found++;"],
    },
    "backtracking.py": {
        "place": [_CALL],
        "reject": ["if not is_attacked("],
        "backtrack": ["for column in range(N)"],
    },
    "backtracking-stack.py": {
        "place": ["stack.append((row + 1, "],
        "reject": ["if not is_attacked("],
        "backtrack": ["= stack.pop()"],
    },
    "backtracking.c": {
        "place": ["columns[row] = column;"],
        "reject": ["if (!is_attacked("],
        "backtrack": ["for (int column = 0"],
    },
    "backtracking-stack.c": {
        "place": ["columns[row++] = column;"],
        "reject": ["if (is_attacked("],
        "backtrack": ["= columns[--row]"],
    },
    "placement-flags.py": {
        "place": ["mark(row, column, True)"],
        "reject": ["if not (taken[column]"],
        "backtrack": ["mark(row, column, False)"],
    },
    "placement-flags-stack.py": {
        "place": ["mark(row, column, True)"],
        "reject": ["if is_attacked("],
        "backtrack": ["mark(row, column, False)"],
    },
    "placement-flags.c": {
        "place": ["mark(row, column, true)"],
        "reject": ["if (!is_attacked("],
        "backtrack": ["mark(row, column, false)"],
    },
    "placement-flags-stack.c": {
        "place": ["mark(row, column, true)"],
        "reject": ["if (is_attacked("],
        "backtrack": ["mark(row, column, false)"],
    },
    "list-based.py": {
        "place": [_CALL],
        "reject": ["if not on_a_diagonal("],
        "backtrack": ["for column in columns_left:"],
    },
    "list-based-stack.py": {"place": ["waiting.append((rest"], "reject": ["if not on_a_diagonal("]},
    "list-based.c": {
        "place": ["queens[row] = columns_left[index];"],
        "reject": ["if (!on_a_diagonal("],
        "backtrack": ["for (int index = 0"],
    },
    "list-based-stack.c": {"place": ["queens[row] = "], "reject": ["if (!on_a_diagonal("]},
    "columns-left.py": {"place": [_CALL], "reject": ["if (left | right) & bit"]},
    "columns-left-stack.py": {"place": ["waiting.append("], "reject": ["if (left | right) & bit"]},
    "columns-left.c": {"place": [_CALL], "reject": ["if (((left | right) & bit)"]},
    "columns-left-stack.c": {
        "place": ["remaining[row + 1] = "],
        "reject": ["if (((left[row] | right[row]) & bit)"],
    },
    "bitmap.py": {"free": ["untried = mask & ~"]},
    "bitmap-stack.py": {"free": ["untried = mask & ~"]},
    "bitmap.c": {"free": ["untried = mask & ~"]},
    "bitmap-stack.c": {"free": ["untried[row] = mask & ~"]},
    "lowest-zero.py": {
        "free": ["occupied = left | down | right"],
        "place": [_CALL],
        "backtrack": ["occupied |= bit"],
    },
    "lowest-zero-stack.py": {
        "free": ["occupied = left | down | right"],
        "place": ["occupied |= bit"],
    },
    "lowest-zero.c": {
        "free": ["occupied = left | down | right"],
        "place": [_CALL],
        "backtrack": ["while ((bit ="],
    },
    "lowest-zero-stack.c": {
        "free": ["occupied[row] = left[row] |"],
        "place": ["occupied[row] |= bit"],
    },
    "mirror.py": {"place_given": ["total += 2 * place(half"]},
    "mirror-stack.py": {"place_given": ["total += 2 * search(middle"]},
    "mirror.c": {"place_given": ["found += place(half"]},
    "mirror-stack.c": {"place_given": ["found += search(middle"]},
    "symmetry-elimination.py": {
        "place_given": ["start = put("],
        "refuse": [_GREATEST],
        "solution": [_GREATEST, "sizes.append("],
    },
    "symmetry-elimination-stack.py": {
        "place_given": ["state = put("],
        "refuse": [_GREATEST],
        "solution": [_GREATEST, "sizes.append("],
    },
    "symmetry-elimination.c": {
        "place_given": ["board[row] = index_of(given[row])"],
        "refuse": ["int size = orbit_size();"],
        "solution": ["int size = orbit_size();", "total += size;"],
    },
    "symmetry-elimination-stack.c": {
        "place_given": ["put(row, given[row])"],
        "refuse": ["int size = orbit_size();"],
        "solution": ["int size = orbit_size();", "total += size;"],
    },
    "carry-chain.py": {
        "place": ["more = [*queens, (row, column)]"],
        "reject": ["if is_attacked("],
        "refuse": ["if may_be_least(more, line)"],
        "refuse_given": ["if may_be_least(queens, line)"],
        "refuse_rings": ["if weight > 0:"],
        "backtrack": ["for position in range(N):"],
        "solution": ["+= weight"],
        "place_inside": _NEXT_BIT,
        "backtrack_inside": ["while untried:"],
        "solution_inside": ["+= weight"],
    },
    "carry-chain-stack.py": {
        "place": ["more = [*queens, (row, column)]"],
        "reject": ["if is_attacked("],
        "refuse": ["if may_be_least(more, line)"],
        "refuse_given": ["if may_be_least(queens, line)"],
        "refuse_rings": ["if weight > 0:"],
        "backtrack": ["= frames.pop()"],
        "solution": ["boards[orbit_size(queens)] += weight"],
        "place_inside": _NEXT_BIT,
        "backtrack_inside": ["= waiting.pop()"],
        "solution_inside": ["boards[orbit_size(more)] += weight"],
    },
    "carry-chain.c": {
        "place": ["board[row] = column;"],
        "reject": ["if (is_attacked("],
        "refuse": ["board[row] = column;\n        if (may_be_least(line))"],
        "refuse_given": ["if (position_on(line) != NONE) {\n        if (may_be_least(line))"],
        "refuse_rings": ["if (weight > 0)"],
        "backtrack": ["for (int position = 0; position < N; position++) {"],
        "solution": ["+= weight"],
        "place_inside": _NEXT_BIT,
        "backtrack_inside": ["while (untried)"],
        "solution_inside": ["+= weight"],
    },
    "carry-chain-stack.c": {
        "place": ["board[row] = column;"],
        "reject": ["if (is_attacked("],
        "refuse": ["if (may_be_least(line))"],
        "refuse_given": ["if (may_be_least(line))"],
        "refuse_rings": ["if (weight > 0)"],
        "backtrack": ["if (position[line] == N) {\n            line--;"],
        "solution": ["if (inside == 0) {\n        boards[orbit_size()] += weight;"],
        "place_inside": ["bit = -untried[depth] & untried[depth]", "untried[depth] ^= bit"],
        "backtrack_inside": ["depth--;"],
        "solution_inside": ["inside - 1) {\n            boards[orbit_size()] += weight;"],
    },
}
# A C++ program has the same lines as the C program, except where it computes the position of a bit.
_IN_CPP: Mapping[str, dict[str, Sequence[str]]] = {
    "symmetry-elimination.cpp": {"place_given": ["board[row++] = std::countr_zero(bit)"]},
}
