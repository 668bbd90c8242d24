"""Properties of a solution: the value of each, how it shows on a board, and its counts by N."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from typing import Annotated, Any

from cy_core import (
    MAX_COMPARED_N,
    MAX_MEASURED_N,
    Properties,
    Symmetry,
    determining_sets,
    label,
    nearest_solutions,
    orbit,
    properties,
    property_counts,
    solution,
    solutions_by_distance,
)
from site_builder.svg.board import Board, Polyline, draw_board
from site_builder.values.block import Lines, Word, block
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.shared import shared_table
from site_builder.values.table import Row, Table, number_columns
from site_builder.values.text import counted, queens_text, square_name, squares

Solution = tuple[int, ...]
MAX_NAMED = 3  # lines and pairs whose squares a sentence names
MAX_NEAR = 8  # a row of small boards
COMPARED = ("distance", "determining_queens")  # with all other solutions, which takes long
ABSENT = ("lines", "knight_pairs", "conflicts", "diagonal_queens")  # boards without are of interest

# For each filter of the finder the choices that stand for one value, and the N that it filters.
_FILTERS = shared_table("filters")
CHOICES = {
    each["key"]: {
        choice["with"][0]: choice["value"]
        for choice in each["choices"]
        if len(choice.get("with", ())) == 1
    }
    for each in _FILTERS["filters"]
}
MIN_FILTERED, MAX_FILTERED = _FILTERS["sizes"]
STEPS = (-2, -1, 1, 2)
KNIGHT_MOVES = [(down, right) for down in STEPS for right in STEPS if abs(down) != abs(right)]


@dataclass(frozen=True, slots=True)
class BoardProperty:
    """A property that pages show."""

    key: str  # its name in `cy_core.Properties`
    name: str  # its name for readers
    anchor: str  # the heading of the page of properties that explains it
    value: Callable[[Properties], str]  # its value for a board, in words
    # what shows it on a board, and a sentence about it
    show: Callable[[Solution], tuple[Board, str]]


@dataclass(frozen=True, slots=True)
class PropertyView:
    """A property of one board."""

    key: str  # this and the next two as in the property
    name: str
    anchor: str
    value: str  # its value in words
    svg: str  # the board with what shows the property
    sentence: str  # what the picture shows
    sharing: int  # the fundamental solutions of this N with the same value
    # what the page Find calls the same value, as `8.lines-no`; empty where it has no such choice
    choice: str


@block("property", "lines 8.8.10")
def property_boards(
    chosen: Annotated[Sequence[tuple[BoardProperty, str]], Lines(property_and_label)],
) -> list[Picture]:
    """Solutions with what shows a property of each."""
    drawn = []
    for each, name in chosen:
        columns = solution(name)
        view = shown_property(each, columns)
        drawn.append(Picture(view.svg, f"{name}. {view.sentence}", len(columns)))
    return drawn


def property_and_label(line: str) -> tuple[BoardProperty, str]:
    """The property and the label that a line names."""
    match line.split():
        case [key, name]:
            return property_named(key), name
    raise UserError(f"a property is a name and a label, got {line}: write lines 8.8.10")


def property_named(key: str) -> BoardProperty:
    """The property of this key."""
    for each in PROPERTIES:
        if each.key == key:
            return each
    raise UserError(f"unknown property {key}: choose one of {', '.join(p.key for p in PROPERTIES)}")


@block("table property", "lines")
def property_table(each: Annotated[BoardProperty, Word(property_named)]) -> Table:
    """How many boards have none, or the least, of a property, and how many have the most."""
    largest = MAX_COMPARED_N if each.key in COMPARED else MAX_MEASURED_N
    rows: list[Row] = []
    for n in range(1, largest + 1):
        if counts := property_counts(n).get(each.key):
            first, most = counts[0], counts[-1]
            least: Row = (first.value, first.fundamental)
            if each.key in ABSENT:
                least = (first.fundamental, first.total) if first.value == 0 else (0, 0)
            rows.append((n, *least, most.value, most.fundamental))
    headings = ("least", "with least")
    if each.key in ABSENT:
        headings = ("fundamental with none", "all with none")
    columns = number_columns("N", *headings, "most", "with most")
    return Table(f"{each.name}: fundamental solutions by N", columns, tuple(rows))


@cache  # kept through all rebuilds of `mkdocs serve`
@disk_cache
def shown_properties(solution: Solution) -> tuple[PropertyView, ...]:
    """All properties of a board."""
    return tuple(shown_property(each, solution) for each in PROPERTIES)


def shown_property(each: BoardProperty, solution: Solution) -> PropertyView:
    """One property of a board, drawn."""
    measured = _measured(solution)
    board, sentence = each.show(solution)
    value = each.value(measured)
    title = f"{each.name}: {value}"
    svg = draw_board(board, title=title, description=sentence, style_class="qa-board qa-shown")
    number = getattr(measured, each.key)
    counts = property_counts(len(solution))[each.key]
    sharing = next(count.fundamental for count in counts if count.value == number)
    choice = _choice(len(solution), each.key, number)
    return PropertyView(each.key, each.name, each.anchor, value, svg, sentence, sharing, choice)


@cache
def _measured(solution: Solution) -> Properties:
    """The properties of a board, which are measured together."""
    return properties(solution)


def _choice(n: int, key: str, number: int) -> str:
    """Return the choice of the finder for a value of a property; empty if it has none."""
    value = CHOICES.get(key, {}).get(number)
    return f"{n}.{key}-{value}" if value and MIN_FILTERED <= n <= MAX_FILTERED else ""


def _board(solution: Solution, **marks: Any) -> Board:
    """A solution with marks."""
    return Board(len(solution), [*enumerate(solution)], coordinates=True, **marks)


def _show_lines(solution: Solution) -> tuple[Board, str]:
    lines = lines_of(solution)
    queens = [*enumerate(solution)]
    if not lines:
        joins = [(queens[i], queens[j]) for i, j in row_pairs(solution)]
        sentence = f"{counted(len(joins), 'line joins', 'lines join')} two queens. "
        return _board(solution, faint_lines=joins), f"{sentence}None of them meets a third queen."
    strong = [(queens[rows[0]], queens[rows[-1]]) for rows in lines]
    verb = "holds" if len(lines) == 1 else "hold"
    sentence = f"{counted(len(lines), 'line')} {verb} three queens or more: "
    board = _board(solution, lines=strong, rings=_on(solution, lines))
    return board, sentence + _named(solution, lines)


def _show_knights(solution: Solution) -> tuple[Board, str]:
    n, pairs = len(solution), knight_pairs_of(solution)
    if not pairs:
        hops = {
            (row + down, column + right)
            for row, column in enumerate(solution)
            for down, right in KNIGHT_MOVES
        }
        inside = sorted(hop for hop in hops if all(0 <= index < n for index in hop))
        sentence = "A dot marks each knight's move from a queen. No queen is there."
        return _board(solution, dots=inside), sentence
    hooks = [_hook(solution, *pair) for pair in pairs]
    verb = "stands" if len(pairs) == 1 else "stand"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a knight's move apart: "
    board = _board(solution, lines=hooks, rings=_on(solution, pairs))
    return board, sentence + _named(solution, pairs)


def _hook(solution: Solution, i: int, j: int) -> list[tuple[int, int]]:
    """From a queen two squares straight, and one to the side."""
    corner = (j, solution[i]) if j - i == 2 else (i, solution[j])
    return [(i, solution[i]), corner, (j, solution[j])]


def _show_conflicts(solution: Solution) -> tuple[Board, str]:
    n, conflicts = len(solution), conflicts_of(solution)
    if not conflicts:
        rays = [
            ((row - n / 2, column - slope * n / 2), (row + n / 2, column + slope * n / 2))
            for row, column in enumerate(solution)
            for slope in (1, -1)
        ]
        sentence = "Opposite edges are joined, and each diagonal runs on. It still has one queen."
        return _board(solution, faint_lines=rays, has_copies=True), sentence
    strong = [line for conflict in conflicts for line in _wrapped(solution, *conflict)]
    pairs = [(i, j) for i, j, _ in conflicts]
    verb = "shares" if len(pairs) == 1 else "share"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a diagonal that runs on past the edge: "
    rings = _on(solution, pairs)
    board = _board(solution, lines=strong, rings=rings, has_copies=True)
    return board, sentence + _named(solution, pairs)


def _wrapped(solution: Solution, i: int, j: int, slope: int) -> list[Polyline]:
    """The wrapped diagonal between two queens the shorter way, drawn from each of them."""
    n = len(solution)
    down = j - i if 2 * (j - i) <= n else j - i - n
    return [
        ((i, solution[i]), (i + down, solution[i] + slope * down)),
        ((j, solution[j]), (j - down, solution[j] - slope * down)),
    ]


def _show_translates(solution: Solution) -> tuple[Board, str]:
    n, moves = len(solution), translates_of(solution)
    first = (0, solution[0])
    if len(moves) == 1:
        sentence = "However you move it on the torus, it is no longer a solution."
        return _board(solution, rings=[first]), sentence
    dots = sorted((down, (solution[0] + right) % n) for down, right in moves)
    sentence = (
        f"It stays a solution in {len(moves)} of its {n * n} positions on the torus. "
        f"Dots show where {square_name(first, n)} goes."
    )
    return _board(solution, dots=dots[1:], rings=[first]), sentence


def _show_diagonals(solution: Solution) -> tuple[Board, str]:
    n, rows = len(solution), diagonal_rows_of(solution)
    tints = sorted({square for row in range(n) for square in ((row, row), (row, n - 1 - row))})
    names = _squares(solution, rows)
    verb = "stands" if len(rows) == 1 else "stand"
    sentence = f"{names} {verb} on a main diagonal." if rows else "Both main diagonals are empty."
    return _board(solution, tints=tints, rings=[(row, solution[row]) for row in rows]), sentence


def _show_determining(solution: Solution) -> tuple[Board, str]:
    sets = determining_sets(solution)
    first = sets[0]
    rings = [(row, solution[row]) for row in first]
    if not first:
        return _board(solution), "It is the only solution."
    names, queens = _squares(solution, first), "a queen" if len(first) == 1 else "queens"
    others = f" It has {len(sets)} such sets." if len(sets) > 1 else ""
    return _board(solution, rings=rings), f"No other solution has {queens} on {names}.{others}"


def _show_nearest(solution: Solution) -> tuple[Board, str]:
    near = sorted(map(tuple, nearest_solutions(solution).tolist()))
    if not near:
        return _board(solution), "There is no other solution."
    moves = [(row, other) for row, other in enumerate(near[0]) if other != solution[row]]
    arrows = [((row, solution[row]), (row, other)) for row, other in moves]
    name, own = label(near[0]), label(solution)
    result = f"an image of {name} itself" if name == own else f"an image of {name}"
    verb = "is" if len(near) == 2 else "are"
    others = f" {counted(len(near) - 1, 'other')} {verb} as near." if near[1:] else ""
    sentence = f"Move {counted(len(moves), 'queen')}, and you have {result}.{others}"
    return _board(solution, lines=arrows, hollow=moves), sentence


def _on(solution: Solution, groups: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """The squares of all queens in groups of rows."""
    return [(row, solution[row]) for row in sorted({row for rows in groups for row in rows})]


def _named(solution: Solution, groups: Sequence[Sequence[int]]) -> str:
    """The squares of the first groups: `a1 to b3, c5 to d7 and 4 more`."""
    n = len(solution)
    names = [" to ".join(square_name((row, solution[row]), n) for row in rows) for rows in groups]
    more = len(names) - MAX_NAMED
    return ", ".join(names[:MAX_NAMED]) + (f" and {more} more." if more > 0 else ".")


def _squares(solution: Solution, rows: Sequence[int]) -> str:
    """`a1, b3 and c5`."""
    names = [square_name((row, solution[row]), len(solution)) for row in rows]
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _or_none(count: int, one: str, none: str = "none", many: str | None = None) -> str:
    return counted(count, one, many) if count else none


def lines_of(solution: Solution) -> list[tuple[int, ...]]:
    """The rows of the queens of each straight line with three queens or more.

    >>> lines_of((2, 4, 1, 3, 0))
    [(0, 2, 4)]
    """
    found: dict[tuple[int, ...], None] = {}
    for i, j in row_pairs(solution):
        down, right = j - i, solution[j] - solution[i]
        rows = tuple(
            row
            for row, column in enumerate(solution)
            if right * (row - i) == (column - solution[i]) * down
        )
        if len(rows) > 2:
            found[rows] = None
    return [*found]


def knight_pairs_of(solution: Solution) -> list[tuple[int, int]]:
    """The rows of each two queens a knight's move apart."""
    moves = {*KNIGHT_MOVES}
    return [(i, j) for i, j in row_pairs(solution) if (j - i, solution[j] - solution[i]) in moves]


def conflicts_of(solution: Solution) -> list[tuple[int, int, int]]:
    """The rows of each two queens on one wrapped diagonal, and its slope.

    The slope is the step to the right for each step down: 1 or -1.

    >>> conflicts_of((1, 3, 0, 2))
    [(0, 3, -1), (1, 2, 1)]
    """
    n = len(solution)
    return [
        (i, j, slope)
        for i, j in row_pairs(solution)
        for slope in (1, -1)
        if (solution[j] - solution[i] - slope * (j - i)) % n == 0
    ]


def translates_of(solution: Solution) -> list[tuple[int, int]]:
    """The moves on the torus, down and to the right, after which the board is a solution."""
    n = len(solution)
    moves = [(down, right) for down in range(n) for right in range(n)]
    return [move for move in moves if _stays_a_solution(solution, *move)]


def _stays_a_solution(solution: Solution, down: int, right: int) -> bool:
    n = len(solution)
    moved = [(solution[(row - down) % n] + right) % n for row in range(n)]
    return all(j - i != abs(moved[j] - moved[i]) for i, j in row_pairs(solution))


def diagonal_rows_of(solution: Solution) -> list[int]:
    """The rows of the queens on the two main diagonals."""
    last = len(solution) - 1
    return [row for row, column in enumerate(solution) if column in (row, last - row)]


def row_pairs(solution: Solution) -> Iterator[tuple[int, int]]:
    """Every two rows, the upper one first."""
    return combinations(range(len(solution)), 2)


@dataclass(frozen=True, slots=True)
class NearSolution:
    """An image of a fundamental solution that differs from another board in few rows."""

    label: str  # the label of the fundamental solution
    symmetry: Symmetry  # what makes the image of it
    moved: int  # the queens that differ
    svg: str  # the image, with rings around those queens


@cache  # kept through all rebuilds of `mkdocs serve`
@disk_cache
def near_solutions(solution: Solution) -> tuple[NearSolution, ...]:
    """The nearest solutions, each orbit once; at most `MAX_NEAR`."""
    nearest = _first_of_each_label(solutions_by_distance(solution))
    return tuple(_near(solution, other) for other in islice(nearest, MAX_NEAR))


def _first_of_each_label(boards: Iterable[Solution]) -> Iterable[Solution]:
    labels = set[str]()
    for board in boards:
        name = label(board)
        if name not in labels:
            labels.add(name)
            yield board


def _near(solution: Solution, other: Solution) -> NearSolution:
    name = label(other)
    moved = [(row, column) for row, column in enumerate(other) if column != solution[row]]
    title = f"{name}, {counted(len(moved), 'queen')} moved"
    board = Board(len(other), queens=[*enumerate(other)], rings=moved)
    description = queens_text(squares(other))
    svg = draw_board(board, title=title, description=description, style_class="qa-board qa-shown")
    images = orbit(other).images
    symmetry = next(each for each, image in images.items() if image == other)
    return NearSolution(name, symmetry, len(moved), svg)


PROPERTIES = (
    BoardProperty(
        "lines",
        "Three in a line",
        "three-in-a-line",
        lambda p: _or_none(p.lines, "line"),
        _show_lines,
    ),
    BoardProperty(
        "knight_pairs",
        "Knight's moves",
        "superqueens",
        lambda p: _or_none(p.knight_pairs, "pair", "none: superqueens"),
        _show_knights,
    ),
    BoardProperty(
        "conflicts",
        "Conflicts on the torus",
        "the-torus",
        lambda p: _or_none(p.conflicts, "pair", "none: a torus solution"),
        _show_conflicts,
    ),
    BoardProperty(
        "translates",
        "Translates",
        "translates",
        lambda p: str(p.translates),
        _show_translates,
    ),
    BoardProperty(
        "diagonal_queens",
        "On the main diagonals",
        "main-diagonals",
        lambda p: _or_none(p.diagonal_queens, "queen"),
        _show_diagonals,
    ),
    BoardProperty(
        "determining_queens",
        "Determined by",
        "determining-queens",
        lambda p: counted(p.determining_queens, "queen"),
        _show_determining,
    ),
    BoardProperty(
        "distance",
        "Nearest other solution",
        "nearest-solution",
        lambda p: _or_none(p.distance, "queen away", many="queens away"),
        _show_nearest,
    ),
)
