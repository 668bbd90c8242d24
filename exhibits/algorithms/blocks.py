"""Comparisons of the methods.

They are a table of all methods, two queens that attack each other or not, the boards that a search
visits at each depth, and the solutions in the order in which each method finds them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from cy_core import FORMS, first_method_listing
from exhibits.algorithms.trees import HEIGHT, WIDTH, tree_picture
from exhibits.shared.card_pictures import card_picture
from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Cell,
    Chart,
    Lines,
    Method,
    Picture,
    Table,
    UserError,
    block,
    columns_text,
    counted,
    grouped,
    number_columns,
    size,
    squares_text,
    text_columns,
)
from site_builder.figures.searches import (
    NAMES,
    Placement,
    found_solutions,
    placements,
    placements_by_cut,
)
from site_builder.svg.canvas import SMALL
from site_builder.svg.charts.renderer import draw_chart
from site_builder.svg.charts.spec import LAYERS, Axis, ChartSpec, Series
from site_builder.values.census import nodes, recursive_methods
from site_builder.values.parsing import size_of, whole_number
from site_builder.values.site_paths import method_path
from site_builder.values.table import or_dash

# The sizes for which the table of the methods has nodes.
TABLE_SIZES = (8, 12)
# The largest N that the block `two-queens` accepts.
MAX_APART = 10
# The text of the table for each value of `Method.lists`, which names the solutions that a method
# lists.
LISTS = {
    "solutions": "every solution",
    "half": "one of each mirrored pair",
    "fundamental": "one of each orbit",
    None: "adds up, lists none",
}


@block("method-picture", "bitmap")
def method_picture(method: Method) -> Picture:
    """Draw the search tree of `method` as a small picture, for a link to the page of the method."""
    return card_picture(*tree_picture(method), size=(WIDTH, HEIGHT))


@block("table methods", "")
def methods_table() -> Table:
    """Return a table with a row for each method.

    A row has the nodes for `TABLE_SIZES`, the source of the method, the solutions that it lists,
    and its largest N.
    """
    rows = tuple(
        (
            Cell(method.title, target=method_path(method.key)),
            *(
                nodes(method.key, "recursive", n) if n <= method.max_n else None
                for n in TABLE_SIZES
            ),
            method.source,
            LISTS[method.lists],
            method.max_n,
        )
        for method in recursive_methods()
    )
    headings = [f"nodes, N = {n}" for n in TABLE_SIZES]
    columns = (
        *text_columns("method"),
        *number_columns(*headings, format=or_dash),
        *text_columns("idea from", "lists"),
        *number_columns("largest N"),
    )
    return Table("The methods, from the plain to the fast", columns, rows)


# Two queens ---------------------------------------------------------------------------------------


@block("two-queens", "6: 1 1, 4 4")
def two_queens(
    boards: Annotated[Sequence[AnnotatedBoard], Lines(apart_board)],
) -> Sequence[AnnotatedBoard]:
    """Draw boards with two queens, which show whether queens attack each other.

    Captions and numbers on squares have the distance of the queens in rows and columns.
    """
    return boards


def apart_board(line: str) -> AnnotatedBoard:
    """Draw a board with two queens, numbers along the way from one to the other, and a caption.

    `line` has N, and a row and a column for each queen. Raise a `UserError` if it is not of this
    form, or if the queens share a row.

    >>> apart_board("8: 1 2, 4 5").caption
    '3 rows apart, and 3 columns apart: they share a diagonal, and attack each other.'
    """
    numbers = re.fullmatch(r"(\S+): *(\S+) +(\S+), *(\S+) +(\S+)", line)
    if not numbers:
        raise UserError(
            f"two queens are written N: row column, row column, got {line}: write 6: 1 1, 4 4"
        )
    n = size_of(numbers[1], 2, MAX_APART, "this board has")
    coordinates = [whole_number(word, 0, n - 1, "row or column") for word in numbers.groups()[1:]]
    upper, lower = sorted([(coordinates[0], coordinates[1]), (coordinates[2], coordinates[3])])
    rows = lower[0] - upper[0]
    columns = abs(lower[1] - upper[1])
    if not rows:
        raise UserError(f"two queens stand in different rows, got row {upper[0]} twice")
    direction = 1 if lower[1] > upper[1] else -1
    corner = (lower[0], upper[1])
    down = [((upper[0] + step, upper[1]), str(step)) for step in range(1, rows + 1)]
    if not columns:
        # In a shared column, the last number would be on the square of the lower queen.
        down.pop()
    across = [((lower[0], upper[1] + direction * step), str(step)) for step in range(1, columns)]
    marks = Board(
        n,
        queens=(upper, lower),
        letters=[*down, *across],
        faint_lines=[(upper, lower)] if columns in (0, rows) else [],
        dashed_lines=[(upper, corner), (corner, lower)],
    )
    apart = f"{counted(rows, 'row')} apart, and {counted(columns, 'column')} apart"
    caption = f"{apart}: {_verdict(rows, columns)}."
    description = f"Queens: {squares_text([upper, lower], n)}. {caption}"
    return AnnotatedBoard(marks, f"Two queens, N = {n}", description, caption)


def _verdict(rows: int, columns: int) -> str:
    """Return in words whether two queens attack each other that are `rows` and `columns` apart."""
    if columns == 0:
        return "they share a column, and attack each other"
    if columns == rows:
        return "they share a diagonal, and attack each other"
    return "they do not attack each other"


# Boards by depth ----------------------------------------------------------------------------------


@block("chart depth", "6")
def depth_chart(n: Annotated[int, size(1, 9)]) -> Chart:
    """Draw how many boards with 1, 2, ..., `n` queens backtracking visits, as bars.

    Segments show which of these boards mirror and symmetry elimination visit, too. The table below
    the chart has the numbers.
    """
    layers = {name: by_depth(visited, n) for name, visited in placements_by_cut(n).items()}
    sums = {name: grouped(sum(counts)) for name, counts in layers.items()}
    series: list[Series] = []
    starts = [0] * n
    for style, (name, counts) in zip(LAYERS, layers.items(), strict=True):
        ends = [start + count for start, count in zip(starts, counts, strict=True)]
        ranges = list(zip(range(n), starts, ends, strict=True))
        labels = list(map(grouped, ends)) if style is LAYERS[-1] else []
        series.append(Series(style, f"{NAMES[name]} ({sums[name]})", (), ranges, labels))
        starts = ends
    (svg,) = draw_chart(
        ChartSpec(
            title=f"Boards visited for N = {n}, by the number of queens on them",
            description="Of the boards that backtracking and bitmap visit, symmetry elimination "
            f"visits {sums['fundamental']}; mirror visits {sums['half']} more, and "
            f"{sums['solutions']} are left to the others. The table below has every depth.",
            mark="bar",
            x=Axis(tick_label=None),
            y=Axis("queens", bands=[str(depth) for depth in range(1, n + 1)]),
            series=series,
            sheets=[SMALL],
            reference=0,
        )
    )
    return Chart(svg, depth_table(n))


def depth_table(n: int) -> Table:
    """Return a table of how many different boards the methods visit, by the number of queens."""
    methods = list(map(first_method_listing, ("solutions", "half", "fundamental", None)))
    counts = [
        tuple(n**depth for depth in range(1, n + 1)),
        *(by_depth(placements(method.key, n), n) for method in methods),
    ]
    depth_rows = zip(range(1, n + 1), *counts, strict=True)
    rows = (*depth_rows, ("all", *map(sum, counts)))
    columns = number_columns("queens", "Brute force", *(method.title for method in methods))
    return Table(f"Different boards visited for N = {n}", columns, rows, _depth_note(n))


def _depth_note(n: int) -> str:
    """Return the note of `depth_table` on the boards of the other methods.

    If boards occur twice for `n`, it also has the number of these boards.
    """
    note = (
        "Bitmap and the methods before it visit the boards of backtracking. Carry chain fills "
        "the rings first, so it visits other boards."
    )
    key = first_method_listing("fundamental").key
    placed = nodes(key, FORMS[0], n) or 0
    extra = placed - len(placements(key, n))
    if extra:
        note += (
            " In the corner case symmetry elimination starts once for each second queen. So it "
            f"places {grouped(placed)} queens, and {grouped(extra)} boards occur twice."
        )
    return note


def by_depth(visited: Iterable[Placement], n: int) -> tuple[int, ...]:
    """Return how many of the `visited` boards have 1, 2, ..., `n` queens.

    >>> by_depth(placements("bitmap", 4), 4)
    (4, 6, 4, 2)
    """
    counts = Counter(map(len, visited))
    return tuple(counts[depth] for depth in range(1, n + 1))


# Solutions in the order found ---------------------------------------------------------------------


@block("table found", "5")
def found_table(n: Annotated[int, size(1, 6)]) -> Table:
    """Return a table of the solutions of each method, in the order in which it finds them."""
    rows = tuple(
        (Cell(method.title, target=method_path(method.key)), *_solutions_cells(method.key, n))
        for method in recursive_methods()
    )
    note = (
        "Columns of the queens from the top row down. A method that tries the columns from left to "
        "right finds the numbers in rising order; one that takes the lowest bit first begins "
        "at the right edge. The last three find some solutions, and count each as several boards."
    )
    caption = f"Solutions of N = {n} in the order in which each method finds them"
    columns = (
        *text_columns("method"),
        *text_columns("solutions", mark="code"),
        *number_columns("each counts as"),
    )
    return Table(caption, columns, rows, note)


def _solutions_cells(key: str, n: int) -> tuple[str | None, str | None]:
    """Return two cells of `found_table` for the method `key`: its solutions, and their weights.

    If all weights are equal, the second cell has the weight once. A cell without text is None.
    """
    solutions = found_solutions(key, n)
    listed = " ".join(columns_text(solution.columns) for solution in solutions)
    weights = [str(solution.weight) for solution in solutions]
    weight = weights[0] if len(set(weights)) == 1 else ", ".join(weights)
    return listed or None, weight or None
