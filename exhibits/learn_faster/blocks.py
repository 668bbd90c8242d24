"""Figures of the checks by which three programs find out whether a square is attacked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from cy_core import BASELINE, Method
from exhibits.shared.searches import squares_tried
from queens_atlas.blocks import (
    Board,
    Cell,
    Element,
    Picture,
    Row,
    SiteConfig,
    Table,
    UserError,
    Words,
    block,
    draw_board,
    grouped,
    number_columns,
    queens_text,
    size,
    sizes,
    square_name,
    text_columns,
)
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject
from site_builder.timings.text import format_seconds, format_speed
from site_builder.values.census import nodes, recursive_methods
from site_builder.values.parsing import size_of
from site_builder.values.site_paths import method_path

SIZES = range(4, 9)
EXAMPLE = "8 a8 c7 e6 f5"
PROGRAMS = ("Backtracking", "Placement flags", "List based")
# For each N, how many checks each program makes until it has found all solutions. The order is as
# in `PROGRAMS`.
TOTALS = {
    4: (84, 115, 36),
    5: (405, 393, 178),
    6: (2_016, 1_485, 784),
    7: (9_297, 5_792, 3_628),
    8: (46_752, 24_648, 17_204),
}


# A square -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CheckedSquare:
    """A square that programs check, in the row below some queens."""

    # The side of the board.
    n: int
    # The columns of the queens, which do not attack each other, from the top row down.
    columns: tuple[int, ...]
    # The column of the square.
    column: int

    @property
    def row(self) -> int:
        """The row of the square."""
        return len(self.columns)

    @property
    def name(self) -> str:
        """The name of the square, such as ``f5``."""
        return square_name((self.row, self.column), self.n)

    @property
    def line(self) -> str:
        """The board and the square as a text that `checked_square` parses: ``8 a8 c7 e6 f5``."""
        squares = " ".join([*self._queens, self.name])
        return f"{self.n} {squares}"

    @property
    def picture(self) -> str:
        """The board as SVG, with a ring around the square."""
        square = (self.row, self.column)
        return draw_board(
            Board(self.n, list(enumerate(self.columns)), rings=[square], coordinates=True),
            title=f"Is {self.name} attacked?",
            description=queens_text(self._queens),
        )

    @property
    def _queens(self) -> Sequence[str]:
        return [square_name(queen, self.n) for queen in enumerate(self.columns)]


def checked_square(line: str) -> CheckedSquare:
    """Parse N, the squares of queens from the top row down, and the square to check.

    Raise a `UserError` if the text is not of this form, or if a queen is attacked.

    >>> checked_square("8 a8 c7 e6 f5")
    CheckedSquare(n=8, columns=(0, 2, 4), column=5)
    """
    size, _, squares = line.partition(" ")
    n = size_of(size, SIZES[0], SIZES[-1])
    names = squares.split()
    rows = [[square_name((row, column), n) for column in range(n)] for row in range(n)]
    pairs = list(zip(rows, names, strict=False))
    if not names or len(names) > n or any(name not in row for row, name in pairs):
        raise UserError(f"a square below queens is written {EXAMPLE}, got {line}")
    *columns, column = [row.index(name) for row, name in pairs]
    for row, queen in enumerate(columns):
        above = enumerate(columns[:row])
        if any(abs(queen - other) in (0, row - other_row) for other_row, other in above):
            raise UserError(f"the queen on {names[row]} is attacked: move it, got {line}")
    return CheckedSquare(n, tuple(columns), column)


@block("attack-checks", EXAMPLE)
def attack_checks(square: Annotated[CheckedSquare, Words(checked_square)]) -> Element:
    """Return a figure that shows which checks three programs make of a square.

    At first it shows `square`. A reader chooses other squares, or plays a whole search.
    """
    return Element(
        "queens-attack-checks",
        "Questions of three programs",
        {"square": square.line, "sizes": list(SIZES), "programs": list(PROGRAMS)},
        [Picture(square.picture)],
        sizes=tuple(SIZES),
        style_class="qa-lab qa-checks",
    )


# The checks of a whole search ---------------------------------------------------------------------


@block("flags", "lookups 8", is_inline=True)
def flags(what: Literal["lookups", "writes"], n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> str:
    """Return as text how many flags a whole search of N = `n` looks up or writes."""
    # A queen sets three flags, and the search clears them when it lifts her. So each queen means
    # six writes.
    if what == "writes":
        return grouped(6 * (nodes("placement_flags", "recursive", n) or 0))
    return grouped(TOTALS[n][PROGRAMS.index("Placement flags")])


@block("table attack-checks", "4-8")
def checks_table(sizes: Annotated[range, sizes(SIZES[0], SIZES[-1])], config: SiteConfig) -> Table:
    """Return a table of how many checks each program makes.

    If the site has measured times, the table has them, and the bitmap as another program.
    """
    programs = [method for method in recursive_methods() if method.title in PROGRAMS]
    # The bitmap does not check single squares, so it only has a time.
    baseline = [method for method in recursive_methods() if method.key == BASELINE]
    methods = programs + baseline
    times = search_times(site_records(config), [method.key for method in methods])
    rows = tuple(
        (
            Cell(method.title, target=method_path(method.key)),
            *_counts(sizes, method),
            *_time(times, method),
        )
        for method in (methods if times else programs)
    )
    time_headings = [f"time, N = {times.n}"] if times else []
    columns = (
        *text_columns("program"),
        *number_columns(*(f"N = {n}" for n in sizes)),
        *number_columns(*time_headings, format=format_seconds),
    )
    return Table("Questions until all solutions are found", columns, rows, _note(times))


def _counts(sizes: Sequence[int], method: Method) -> Row:
    """Return for each N the cell with the number of a program's checks.

    Below it is the number of checks per square. The bitmap does not check single squares, so its
    cells are empty.
    """
    if method.title not in PROGRAMS:
        return (None,) * len(sizes)
    index = PROGRAMS.index(method.title)
    totals = ((TOTALS[n][index], squares_tried(n)) for n in sizes)
    return tuple(Cell(total, under=f"{total / squares:.1f}") for total, squares in totals)


def _time(times: SearchTimes | None, method: Method) -> Row:
    """Return a row with the cell of the time that `method` takes.

    Below it is the time as a multiple of the bitmap's time. If `times` is None, the row is empty.
    """
    if not times:
        return ()
    seconds = times.seconds[method.key]
    return (Cell(seconds, under=format_speed(seconds / times.seconds[BASELINE])),)


def _note(times: SearchTimes | None) -> str:
    note = "Small number below a count: questions per square."
    if not times:
        return note
    compared = (
        "Below a time: how many times the bitmap's time. Both programs are compiled and recursive."
    )
    return f"{note} {compared} {times.source}"


@dataclass(frozen=True, slots=True)
class SearchTimes:
    """The times of whole searches of one board on one machine."""

    # The side of the board.
    n: int
    # The best time of each method in its recursive form in seconds, by the key of the method.
    seconds: Mapping[str, float]
    # The machine and the day, as a sentence.
    source: str


def search_times(records: Iterable[Record], keys: Sequence[str]) -> SearchTimes | None:
    """Return the times of the methods `keys` for the largest N that all of them have.

    The times are from the first record that has times of all methods for the same N. If no record
    has, return None.
    """
    for record in records:
        best = {key: _best_by_n(record, key) for key in keys}
        shared_sizes = set[int].intersection(*map(set, best.values()))
        if shared_sizes:
            n = max(shared_sizes)
            seconds = {key: by_n[n] for key, by_n in best.items()}
            return SearchTimes(n, seconds, record.where_and_when)
    return None


def _best_by_n(record: Record, key: str) -> Mapping[int, float]:
    """Return the best time of a method's recursive form in seconds, by N."""
    cells = record.of(Subject(key, "recursive"))
    return {cell.n: cell.best for cell in cells if cell.best}
