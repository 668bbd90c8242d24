"""The subjects: sequences of which the atlas counts new terms.

Each subject has two programs that share no code. Both return the same counts, under the same names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, SupportsIndex, TypeAlias

from cy_core.arrays import np
from cy_core.checks import checked_choice, checked_n
from cy_core.listing import Fundamental, fundamental_parts
from cy_core.model import WrongCount
from cy_core.terms.conflicts_list import conflict_counts
from cy_core.terms.conflicts_search import conflict_table
from cy_core.terms.lines_list import are_three_in_line
from cy_core.terms.lines_search import boards_without_lines
from cy_core.terms.symmetric_cliques import count_cliques
from cy_core.terms.symmetric_masks import half_turn, quarter_turn
from cy_core.terms.torus_list import torus_moves
from cy_core.terms.torus_search import torus_classes
from cy_core.terms.units import MAX_LISTED_N, MAX_TORUS_N

Square: TypeAlias = "tuple[int, int]"
Group: TypeAlias = "frozenset[Square]"

MAX_TURNED_N = {1: 45, 2: 32}  # the largest side, by quarters of a turn


def fixed_by_turn(side: SupportsIndex, quarters: int) -> int:
    """Count the superqueen solutions that a turn leaves unchanged.

    `quarters` is 1 for a quarter turn, and 2 for a half turn. A group is a square with its images
    under the turn. A solution has queens on all squares of a group, or on no square of it.
    """
    n = checked_n(side, MAX_TURNED_N[quarters])
    all_groups = {_group(n, (row, column), quarters) for row in range(n) for column in range(n)}
    groups = sorted((group for group in all_groups if _fit(group, group)), key=sorted)
    filled = np.zeros((len(groups), n), np.uint8)
    for number, group in enumerate(groups):
        filled[number, [row for row, _ in group]] = 1
    fitting = [[one != other and _fit(one, other) for other in groups] for one in groups]
    return count_cliques(filled, np.array(fitting, np.uint8).reshape(len(groups), len(groups)))


def _group(n: int, square: Square, quarters: int) -> Group:
    """Return the images of `square` under repeated turns by `quarters` quarter turns."""
    squares = {square}
    for turn in range(1, 4):
        row, column = square
        square = column, n - 1 - row
        if turn % quarters == 0:
            squares.add(square)
    return frozenset(squares)


def _fit(one: Group, other: Group) -> bool:
    """Return whether queens on all squares of both groups do not attack each other."""
    return not any(_attack(a, b) for a in one for b in other if a != b)


def _attack(one: Square, other: Square) -> bool:
    """Return whether superqueens, which move like queens and knights, attack each other."""
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return rows == 0 or columns == 0 or rows == columns or {rows, columns} == {1, 2}


# Counts by name: numbers, or rows of a table.
Counts: TypeAlias = "dict[str, Any]"
# A function that is called with the number of fundamental solutions done so far.
Progress: TypeAlias = Callable[[int], None]
Count: TypeAlias = Callable[[int, Progress], Counts]


@dataclass(frozen=True, slots=True)
class Program:
    """A program that counts one subject."""

    key: str  # name of the program, unique within its subject
    idea: str  # one sentence that describes how the program counts
    count: Count  # counts the boards of a side


@dataclass(frozen=True, slots=True)
class Subject:
    """A sequence, or several related ones, that two programs count."""

    key: str  # name of the subject in commands and files
    title: str  # a few words that say which boards are counted
    max_n: int  # the largest side that both programs accept
    programs: tuple[Program, Program]

    def program(self, key: str) -> Program:
        """Return the program with the name `key`, or raise an `InputError`."""
        keys = tuple(program.key for program in self.programs)
        return self.programs[checked_choice("program", keys, key)]


def count_terms(subject: str, n: int, program: str, progress: Progress = lambda _: None) -> Counts:
    """Count the boards of side `n` by one of the two programs of a subject.

    `subject` and `program` are keys. `progress` is called with the number of fundamental solutions
    done so far, if the program reads a list of them.
    """
    checked_choice("subject", tuple(SUBJECTS), subject)
    chosen = SUBJECTS[subject]
    return chosen.program(program).count(checked_n(n, chosen.max_n), progress)


def _parts(n: int, progress: Progress) -> Iterator[Fundamental]:
    """Yield the fundamental solutions as the engine lists them, and report the progress."""
    done = 0
    for boards, sizes in fundamental_parts(n):
        yield np.ascontiguousarray(boards), np.ascontiguousarray(sizes)
        done += len(sizes)
        progress(done)


# --- classes on the torus ---

_TORUS = ("congruent", "similar", "fundamental_alone", "alone")


def _torus_by_list(n: int, progress: Progress) -> Counts:
    """Count the classes on the torus from the moves of each listed solution.

    A class is counted as a sum over its solutions. Each solution adds 1 divided by the number of
    solutions in its class, which follows from the numbers of its moves.
    """
    tally: Counter[tuple[int, ...]] = Counter()
    for boards, sizes in _parts(n, progress):
        tally.update(_rows(np.column_stack([sizes, torus_moves(boards)])))
    congruent = similar = Fraction(0)
    alone = boards_alone = 0
    for (size, shifts, fixing, all_shifts, all_fixing), count in tally.items():
        congruent += Fraction(size * fixing * count, 8 * shifts)
        similar += Fraction(size * all_fixing * count, 8 * all_shifts)
        if shifts == 1:
            alone += count
            boards_alone += size * count
    classes = _whole(congruent), _whole(similar)
    return dict(zip(_TORUS, (*classes, alone, boards_alone), strict=True))


def _rows(table: np.typing.NDArray[np.int64]) -> dict[tuple[int, ...], int]:
    """Count how often each distinct row occurs in a table of numbers that are not negative."""
    # Encode each row as one number, because NumPy sorts numbers faster than rows.
    keys = np.zeros(len(table), np.int64)
    for column in table.T:
        keys = keys * (int(column.max(initial=0)) + 1) + column
    _, first, counts = np.unique(keys, return_index=True, return_counts=True)
    return dict(zip(map(tuple, table[first].tolist()), counts.tolist(), strict=True))


def _whole(number: Fraction) -> int:
    """Return a number of classes as int. Raise `WrongCount` if the number is not whole."""
    if number.denominator != 1:
        raise WrongCount(f"the classes add up to {number}, which is not a whole number")
    return number.numerator


# --- conflicts on the torus ---

_CONFLICTS = ("conflicts", "queens", "components", "largest")


def _conflicts_by_list(n: int, progress: Progress) -> Counts:
    table = np.zeros((4, n + 1), np.int64)
    for boards, sizes in _parts(n, progress):
        table += conflict_counts(boards, sizes)
    return dict(zip(_CONFLICTS, table.tolist(), strict=True))


# --- no three queens in a line ---

_LINES = ("boards", "fundamental", "superqueens", "fundamental_superqueens")


def _lines_by_list(n: int, progress: Progress) -> Counts:
    counts = [0, 0, 0, 0]
    for boards, sizes in _parts(n, progress):
        free = ~are_three_in_line(boards)
        columns = boards[free].astype(np.int64)
        free_sizes = sizes[free]
        knightless = ~((abs(columns[:, 1:] - columns[:, :-1]) == 2).any(axis=1))
        knightless &= ~((abs(columns[:, 2:] - columns[:, :-2]) == 1).any(axis=1))
        super_sizes = free_sizes[knightless]
        counts[0] += int(free_sizes.sum(dtype=int))
        counts[1] += len(free_sizes)
        counts[2] += int(super_sizes.sum(dtype=int))
        counts[3] += len(super_sizes)
    return dict(zip(_LINES, counts, strict=True))


def _lines_by_search(n: int, _: Progress) -> Counts:
    boards, superqueens = boards_without_lines(n)
    fundamental = _orbits(n, *boards)
    fundamental_superqueens = _orbits(n, *superqueens)
    counts = (boards[0], fundamental, superqueens[0], fundamental_superqueens)
    return dict(zip(_LINES, counts, strict=True))


def _orbits(n: int, boards: int, half_turn: int, quarter_turn: int) -> int:
    """Compute the number of orbits by Burnside's lemma.

    `half_turn` and `quarter_turn` are the numbers of boards that these turns leave unchanged. For
    n > 1, no reflection leaves a solution unchanged.
    """
    if n == 1:
        return boards
    return (boards + half_turn + 2 * quarter_turn) // 8


LIST = "Reads the engine's list of fundamental solutions"


def _turn_subject(turn: str, by_masks: Callable[[int], int], quarters: int) -> Subject:
    """Make the subject of superqueen solutions that a turn leaves unchanged."""
    masks = "Places the queens row by row from the edge in, with bit masks of attacked squares."
    cliques = "Picks sets of squares that do not attack each other, for the scarcest row first."
    programs = (
        Program("masks", masks, lambda n, _: {"boards": by_masks(n)}),
        Program("cliques", cliques, lambda n, _: {"boards": fixed_by_turn(n, quarters)}),
    )
    name = f"superqueens that a {turn} turn fixes"
    return Subject(f"{turn}-turn", name, MAX_TURNED_N[quarters], programs)


def _list_programs(
    by_list: Count, list_idea: str, by_search: Count, search_idea: str
) -> tuple[Program, Program]:
    """Make two programs: one reads the engine's list, the other searches on its own."""
    return (
        Program("list", f"{LIST}, and {list_idea}.", by_list),
        Program("search", f"Searches plainly, and {search_idea}.", by_search),
    )


_ALL = (
    _turn_subject("half", half_turn, 2),
    _turn_subject("quarter", quarter_turn, 1),
    Subject(
        "torus",
        "classes of solutions on the torus",
        MAX_TORUS_N,
        _list_programs(
            _torus_by_list,
            "counts by bit sets how many shifts of each make a solution",
            lambda n, _: dict(zip(_TORUS, torus_classes(n), strict=True)),
            "keeps the boards that are the least of their class",
        ),
    ),
    Subject(
        "conflicts",
        "solutions by their conflicts on the torus",
        MAX_LISTED_N,
        _list_programs(
            _conflicts_by_list,
            "joins queens in conflict diagonal by diagonal",
            lambda n, _: dict(zip(_CONFLICTS, conflict_table(n).tolist(), strict=True)),
            "compares every two queens of each board",
        ),
    ),
    Subject(
        "lines",
        "solutions without three queens in a line",
        MAX_LISTED_N,
        _list_programs(
            _lines_by_list,
            "looks for two queens in one direction from a third",
            _lines_by_search,
            "blocks the squares where the line through two queens goes on",
        ),
    ),
)
SUBJECTS: Mapping[str, Subject] = {subject.key: subject for subject in _ALL}
