"""Properties of a solution: their values, their pictures on a board, and their counts by N."""

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
# The most lines or pairs of queens whose squares a sentence names.
MAX_NAMED = 3
# The most solutions in the list of the nearest solutions on a page, because they fill one row.
MAX_NEAR = 8
# Properties that compare a board with all other solutions, which takes long.
COMPARED = ("distance", "determining_queens")
# Properties whose tables count the boards with the value 0, instead of those with the least value.
ABSENT = ("lines", "knight_pairs", "conflicts", "diagonal_queens")

_FILTERS = shared_table("filters")
# For each filter of the finder, the choice that stands for a single value, by that value.
CHOICES = {
    finder_filter["key"]: {
        choice["with"][0]: choice["value"]
        for choice in finder_filter["choices"]
        if len(choice.get("with", ())) == 1
    }
    for finder_filter in _FILTERS["filters"]
}
# The finder filters the solutions of these N.
MIN_FILTERED, MAX_FILTERED = _FILTERS["sizes"]
# The moves of a knight, as rows down and columns to the right.
STEPS = (-2, -1, 1, 2)
KNIGHT_MOVES = [(down, right) for down in STEPS for right in STEPS if abs(down) != abs(right)]


@dataclass(frozen=True, slots=True)
class BoardProperty:
    """A property that pages show."""

    # The name of the field in `cy_core.Properties`.
    key: str
    # The name for readers.
    name: str
    # The anchor of the heading in `properties.md` that explains the property.
    anchor: str
    # A function that returns the value as text.
    value: Callable[[Properties], str]
    # A function that returns a board with marks for the property, and a sentence about the marks.
    show: Callable[[Solution], tuple[Board, str]]


@dataclass(frozen=True, slots=True)
class PropertyView:
    """A property of one board, as a page shows it.

    `key`, `name` and `anchor` are as in `BoardProperty`.
    """

    key: str
    name: str
    anchor: str
    # The value as text.
    value: str
    # The drawing of the board, with marks for the property.
    svg: str
    # A sentence about the marks.
    sentence: str
    # The number of fundamental solutions of this N with the same value.
    same_value_count: int
    # The choice of the page Find for the same value, such as `8.lines-no`. If the page has no such
    # choice, it is empty.
    choice: str


@block("property", "lines 8.8.10")
def property_boards(
    choices: Annotated[Sequence[tuple[BoardProperty, str]], Lines(property_and_label)],
) -> list[Picture]:
    """Draw solutions, each with the marks of the property that its line names."""
    pictures = []
    for board_property, name in choices:
        columns = solution(name)
        view = property_view(board_property, columns)
        pictures.append(Picture(view.svg, f"{name}. {view.sentence}", len(columns)))
    return pictures


def property_and_label(line: str) -> tuple[BoardProperty, str]:
    """Parse a line such as ``lines 8.8.10`` into a property and a label."""
    parts = line.split()
    if len(parts) != 2:
        raise UserError(f"a property is a name and a label, got {line}: write lines 8.8.10")
    key, name = parts
    return property_named(key), name


def property_named(key: str) -> BoardProperty:
    """Return the property with a key."""
    for board_property in PROPERTIES:
        if board_property.key == key:
            return board_property
    raise UserError(f"unknown property {key}: choose one of {', '.join(p.key for p in PROPERTIES)}")


@block("table property", "lines")
def property_table(board_property: Annotated[BoardProperty, Word(property_named)]) -> Table:
    """Return a table with the least and the greatest value of a property for each N.

    The number of boards with the value follows each value. For a property in `ABSENT`, the boards
    with the value 0 are counted instead of those with the least value.
    """
    key = board_property.key
    largest = MAX_COMPARED_N if key in COMPARED else MAX_MEASURED_N
    rows: list[Row] = []
    for n in range(1, largest + 1):
        counts = property_counts(n).get(key)
        if not counts:
            continue
        first = counts[0]
        most = counts[-1]
        least: Row = (first.value, first.fundamental)
        if key in ABSENT:
            least = (first.fundamental, first.total) if first.value == 0 else (0, 0)
        rows.append((n, *least, most.value, most.fundamental))
    headings = ("least", "with least")
    if key in ABSENT:
        headings = ("fundamental with none", "all with none")
    columns = number_columns("N", *headings, "most", "with most")
    return Table(f"{board_property.name}: fundamental solutions by N", columns, tuple(rows))


# Cached in memory, so that rebuilds of `mkdocs serve` draw each board once.
@cache
@disk_cache
def property_views(solution: Solution) -> tuple[PropertyView, ...]:
    """Draw a board once for each property."""
    return tuple(property_view(board_property, solution) for board_property in PROPERTIES)


def property_view(board_property: BoardProperty, solution: Solution) -> PropertyView:
    """Draw one property of a board."""
    key = board_property.key
    name = board_property.name
    values = _measure(solution)
    board, sentence = board_property.show(solution)
    text = board_property.value(values)
    title = f"{name}: {text}"
    svg = draw_board(board, title=title, description=sentence, style_class="qa-board qa-shown")
    value = getattr(values, key)
    counts = property_counts(len(solution))[key]
    same_value_count = next(count.fundamental for count in counts if count.value == value)
    choice = _choice(len(solution), key, value)
    return PropertyView(
        key, name, board_property.anchor, text, svg, sentence, same_value_count, choice
    )


# Cached, because the core measures all properties of a board at once.
@cache
def _measure(solution: Solution) -> Properties:
    return properties(solution)


def _choice(n: int, key: str, value: int) -> str:
    """Return the finder's choice for a value of the property `key`, such as `8.lines-no`.

    Return an empty text if the finder has no such choice.
    """
    choice = CHOICES.get(key, {}).get(value)
    return f"{n}.{key}-{choice}" if choice and MIN_FILTERED <= n <= MAX_FILTERED else ""


def _board(solution: Solution, **marks: Any) -> Board:
    return Board(len(solution), list(enumerate(solution)), coordinates=True, **marks)


def _show_lines(solution: Solution) -> tuple[Board, str]:
    lines = lines_of(solution)
    queens = list(enumerate(solution))
    if not lines:
        joins = [(queens[i], queens[j]) for i, j in row_pairs(solution)]
        sentence = f"{counted(len(joins), 'line joins', 'lines join')} two queens. "
        return _board(solution, faint_lines=joins), f"{sentence}None of them meets a third queen."
    strong = [(queens[rows[0]], queens[rows[-1]]) for rows in lines]
    verb = "holds" if len(lines) == 1 else "hold"
    sentence = f"{counted(len(lines), 'line')} {verb} three queens or more: "
    board = _board(solution, lines=strong, rings=_squares_in_rows(solution, lines))
    return board, sentence + _list_groups(solution, lines)


def _show_knights(solution: Solution) -> tuple[Board, str]:
    n = len(solution)
    pairs = knight_pairs_of(solution)
    if not pairs:
        targets = {
            (row + down, column + right)
            for row, column in enumerate(solution)
            for down, right in KNIGHT_MOVES
        }
        inside = sorted(
            (row, column) for row, column in targets if 0 <= row < n and 0 <= column < n
        )
        sentence = "A dot marks each knight's move from a queen. No queen is there."
        return _board(solution, dots=inside), sentence
    paths = [_knight_path(solution, i, j) for i, j in pairs]
    verb = "stands" if len(pairs) == 1 else "stand"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a knight's move apart: "
    board = _board(solution, lines=paths, rings=_squares_in_rows(solution, pairs))
    return board, sentence + _list_groups(solution, pairs)


def _knight_path(solution: Solution, i: int, j: int) -> list[tuple[int, int]]:
    """Return the squares of a knight's move from row i to row j: start, corner and end.

    The path goes two squares straight, then one to the side, or the other way round.
    """
    corner = (j, solution[i]) if j - i == 2 else (i, solution[j])
    return [(i, solution[i]), corner, (j, solution[j])]


def _show_conflicts(solution: Solution) -> tuple[Board, str]:
    n = len(solution)
    conflicts = conflicts_of(solution)
    if not conflicts:
        rays = [
            ((row - n / 2, column - slope * n / 2), (row + n / 2, column + slope * n / 2))
            for row, column in enumerate(solution)
            for slope in (1, -1)
        ]
        sentence = "Opposite edges are joined, and each diagonal runs on. It still has one queen."
        return _board(solution, faint_lines=rays, has_copies=True), sentence
    strong = [line for i, j, slope in conflicts for line in _wrapped(solution, i, j, slope)]
    pairs = [(i, j) for i, j, _ in conflicts]
    verb = "shares" if len(pairs) == 1 else "share"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a diagonal that runs on past the edge: "
    rings = _squares_in_rows(solution, pairs)
    board = _board(solution, lines=strong, rings=rings, has_copies=True)
    return board, sentence + _list_groups(solution, pairs)


def _wrapped(solution: Solution, i: int, j: int, slope: int) -> list[Polyline]:
    """Return the shorter way along a wrapped diagonal between two queens, as two lines.

    The way crosses the edge of the board. So each line starts at one of the queens, and may run
    past the edge.
    """
    n = len(solution)
    down = j - i if 2 * (j - i) <= n else j - i - n
    return [
        ((i, solution[i]), (i + down, solution[i] + slope * down)),
        ((j, solution[j]), (j - down, solution[j] - slope * down)),
    ]


def _show_translates(solution: Solution) -> tuple[Board, str]:
    n = len(solution)
    moves = translates_of(solution)
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
    n = len(solution)
    rows = diagonal_rows_of(solution)
    tints = sorted({square for row in range(n) for square in ((row, row), (row, n - 1 - row))})
    names = _list_squares(solution, rows)
    verb = "stands" if len(rows) == 1 else "stand"
    sentence = f"{names} {verb} on a main diagonal." if rows else "Both main diagonals are empty."
    return _board(solution, tints=tints, rings=[(row, solution[row]) for row in rows]), sentence


def _show_determining(solution: Solution) -> tuple[Board, str]:
    sets = determining_sets(solution)
    first = sets[0]
    rings = [(row, solution[row]) for row in first]
    if not first:
        return _board(solution), "It is the only solution."
    names = _list_squares(solution, first)
    queens = "a queen" if len(first) == 1 else "queens"
    others = f" It has {len(sets)} such sets." if len(sets) > 1 else ""
    return _board(solution, rings=rings), f"No other solution has {queens} on {names}.{others}"


def _show_nearest(solution: Solution) -> tuple[Board, str]:
    near = sorted(map(tuple, nearest_solutions(solution).tolist()))
    if not near:
        return _board(solution), "There is no other solution."
    moves = [(row, column) for row, column in enumerate(near[0]) if column != solution[row]]
    arrows = [((row, solution[row]), (row, column)) for row, column in moves]
    name = label(near[0])
    itself = " itself" if name == label(solution) else ""
    result = f"an image of {name}{itself}"
    verb = "is" if len(near) == 2 else "are"
    others = f" {counted(len(near) - 1, 'other')} {verb} as near." if near[1:] else ""
    sentence = f"Move {counted(len(moves), 'queen')}, and you have {result}.{others}"
    return _board(solution, lines=arrows, hollow=moves), sentence


def _squares_in_rows(solution: Solution, groups: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """Return the squares of the queens in all these rows. `groups` has groups of rows."""
    all_rows = {row for rows in groups for row in rows}
    return [(row, solution[row]) for row in sorted(all_rows)]


def _list_groups(solution: Solution, groups: Sequence[Sequence[int]]) -> str:
    """Return the squares of the first MAX_NAMED groups: `a1 to b3, c5 to d7 and 4 more`.

    A group is the rows of some queens.
    """
    n = len(solution)
    names = [" to ".join(square_name((row, solution[row]), n) for row in rows) for rows in groups]
    more = len(names) - MAX_NAMED
    return ", ".join(names[:MAX_NAMED]) + (f" and {more} more." if more > 0 else ".")


def _list_squares(solution: Solution, rows: Sequence[int]) -> str:
    """Return the squares of the queens in these rows, such as `a1, b3 and c5`."""
    names = [square_name((row, solution[row]), len(solution)) for row in rows]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _or_none(count: int, one: str, none: str = "none", many: str | None = None) -> str:
    return counted(count, one, many) if count else none


def lines_of(solution: Solution) -> list[tuple[int, ...]]:
    """Return the straight lines with three queens or more, each as the rows of its queens.

    >>> lines_of((2, 4, 1, 3, 0))
    [(0, 2, 4)]
    """
    lines: dict[tuple[int, ...], None] = {}
    for i, j in row_pairs(solution):
        down, right = j - i, solution[j] - solution[i]
        rows = tuple(
            row
            for row, column in enumerate(solution)
            if right * (row - i) == (column - solution[i]) * down
        )
        if len(rows) > 2:
            lines[rows] = None
    return list(lines)


def knight_pairs_of(solution: Solution) -> list[tuple[int, int]]:
    """Return the pairs of queens that are a knight's move apart, each as two rows."""
    moves = set(KNIGHT_MOVES)
    return [(i, j) for i, j in row_pairs(solution) if (j - i, solution[j] - solution[i]) in moves]


def conflicts_of(solution: Solution) -> list[tuple[int, int, int]]:
    """Return the pairs of queens on a common wrapped diagonal: two rows, and the slope.

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
    """Return the shifts (down, right) on the torus that turn the solution into a solution.

    The shift by (0, 0) is included.
    """
    n = len(solution)
    moves = [(down, right) for down in range(n) for right in range(n)]
    return [(down, right) for down, right in moves if _stays_a_solution(solution, down, right)]


def _stays_a_solution(solution: Solution, down: int, right: int) -> bool:
    n = len(solution)
    moved = [(solution[(row - down) % n] + right) % n for row in range(n)]
    return all(j - i != abs(moved[j] - moved[i]) for i, j in row_pairs(solution))


def diagonal_rows_of(solution: Solution) -> list[int]:
    """Return the rows of the queens on the two main diagonals."""
    last = len(solution) - 1
    return [row for row, column in enumerate(solution) if column in (row, last - row)]


def row_pairs(solution: Solution) -> Iterator[tuple[int, int]]:
    """Return an iterator over all pairs of rows, each with the upper row first."""
    return combinations(range(len(solution)), 2)


@dataclass(frozen=True, slots=True)
class NearSolution:
    """An image of a fundamental solution that differs from a given board in few rows."""

    # The label of the fundamental solution.
    label: str
    # The symmetry that turns the fundamental solution into the image.
    symmetry: Symmetry
    # The number of rows whose queen is in another column.
    moved_queens: int
    # The drawing of the image, with rings around the queens that differ.
    svg: str


# Cached in memory, so that rebuilds of `mkdocs serve` draw each board once.
@cache
@disk_cache
def near_solutions(solution: Solution) -> tuple[NearSolution, ...]:
    """Draw the solutions nearest to this one: one image of each orbit, and at most `MAX_NEAR`."""
    nearest = _first_of_each_label(solutions_by_distance(solution))
    return tuple(_near(solution, other) for other in islice(nearest, MAX_NEAR))


def _first_of_each_label(boards: Iterable[Solution]) -> Iterator[Solution]:
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
    board = Board(len(other), queens=list(enumerate(other)), rings=moved)
    description = queens_text(squares(other))
    svg = draw_board(board, title=title, description=description, style_class="qa-board qa-shown")
    images = orbit(other).images
    symmetry = next(symmetry for symmetry, image in images.items() if image == other)
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
