"""Laboratories: a row of bits, a board of queens that a reader changes, and a count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Annotated

from cy_core import known_census
from site_builder.figures.bits import computed
from site_builder.figures.boards import MAX_ATTACKS, attacks_below, placed_queens
from site_builder.svg.bits import MAX_WIDTH, BitLine, stack
from site_builder.svg.board import Square
from site_builder.timings.comparisons import best_engine
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record
from site_builder.timings.subjects import BACKEND_NAMES
from site_builder.timings.text import format_seconds
from site_builder.values.block import Lines, Words, block, size
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, Picture, SiteLink
from site_builder.values.page import built_asset
from site_builder.values.parsing import bits_of
from site_builder.values.table import Table, number_columns, text_columns
from site_builder.values.text import low_bits

# A row of bits ------------------------------------------------------------------------------------

WIDTHS = range(4, MAX_WIDTH + 1)

# The lines of each formula. The last one is the formula, the others are the steps before it.
FORMULAS: Mapping[str, tuple[str, ...]] = {
    "~x": ("~x",),
    "-x": ("~x", "-x"),
    "-x & x": ("~x", "-x", "-x & x"),
    "x & (x - 1)": ("x - 1", "x & (x - 1)"),
    "popcount(bit - 1)": ("~x", "-x", "-x & x", "bit - 1", "popcount(bit - 1)"),
    "(x + 1) & ~x": ("~x", "x + 1", "(x + 1) & ~x"),
    "x << 1": ("x << 1",),
    "x >> 1": ("x >> 1",),
}
_LINES = tuple(dict.fromkeys(name for names in FORMULAS.values() for name in names))
_LABELS = {"-x": "-x = ~x + 1", "-x & x": "bit = -x & x"}


@block("row-laboratory", "00010110\n-x & x", is_public=True)
def row_laboratory(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """Show a number whose bits a reader sets, and formulas that are computed from it."""
    bits = bits_of(lines[0], WIDTHS[0], WIDTHS[-1], "a row laboratory begins with")
    formulas = list(dict.fromkeys(lines[1:]))
    for formula in formulas:
        if formula not in FORMULAS:
            choices = ", ".join(FORMULAS)
            raise UserError(f"unknown formula {formula}: choose some of {choices}")
    chosen = [FORMULAS[formula] for formula in formulas]
    visible = set(chain.from_iterable(chosen))
    return Element(
        "queens-row-laboratory",
        "Row laboratory",
        {
            "bits": bits,
            "widths": list(WIDTHS),
            # For each line: its name, the text beside its bits, and whether the line is visible at
            # first.
            "lines": [(name, _LABELS.get(name, name), name in visible) for name in _LINES],
        },
        [formula_picture(bits, names) for names in chosen or [()]],
        style_class="qa-lab",
    )


def formula_picture(bits: str, names: Sequence[str]) -> Picture:
    """Draw the number `bits`, and below it the lines `names` of a formula."""
    width = len(bits)
    x = int(bits, 2)
    values = evaluated(x, width)
    drawn = [name for name in names if not name.startswith("popcount")]
    lines = [
        BitLine("x", bits, str(x)),
        *(
            BitLine(_LABELS.get(name, name), low_bits(values[name], width), str(values[name]))
            for name in drawn
        ),
    ]
    caption = "" if drawn == list(names) else f"{names[-1]} = {values[names[-1]]}"
    description = ", ".join(f"{line.name} is {line.bits}" for line in lines)
    title = f"{names[-1] if names else 'x'} for x = {x}"
    return Picture(stack(lines, title=title, description=f"{description}."), caption)


def evaluated(x: int, width: int) -> Mapping[str, int]:
    """Return the value of each line of the formulas for `x`, in `width` bits without a sign.

    >>> values = evaluated(0b10110, 5)
    >>> values["-x & x"], values["popcount(bit - 1)"], f"{values['-x']:05b}"
    (2, 1, '01010')
    """
    plain = [name for name in _LINES if not name.startswith("popcount")]
    given = [f"x = #{x}", "bit = -x & x"]
    lines = computed([*given, *plain], width + 1)[len(given) :]
    values = {
        name: int(low_bits(line.value, width), 2) for name, line in zip(plain, lines, strict=True)
    }
    return values | {"popcount(bit - 1)": values["bit - 1"].bit_count()}


# A board of queens --------------------------------------------------------------------------------

SIZES = range(4, MAX_ATTACKS + 1)
# The parser of N and of the queens that are in the top rows at first.
TopQueens = Annotated[tuple[int, tuple[Square, ...]], Words(partial(placed_queens, least=SIZES[0]))]


@block("queen-laboratory", "5: 3", is_public=True)
def queen_laboratory(placed: TopQueens) -> Element:
    """Show a board to click, and what its queens attack in each row below them, as masks."""
    return queens_element(placed, "queens-queen-laboratory", "Queen laboratory", "qa-lab")


def queens_element(placed: TopQueens, tag: str, label: str, style_class: str) -> Element:
    """Return an element for a board with queens in its top rows.

    Without JavaScript, the element shows a board for each queen: the board after the queen is
    placed.
    """
    n, queens = placed
    data = {"n": n, "columns": [column for _, column in queens], "sizes": list(SIZES)}
    counts = range(1, len(queens) + 1) if queens else [0]
    pictures = [attacks_below(n, queens[:count]).picture() for count in counts]
    return Element(tag, label, data, pictures, sizes=tuple(SIZES), style_class=style_class)


# A count in the browser ---------------------------------------------------------------------------

# The last N is 20, for which a worker of the browser needs 100 MB.
COUNTED_SIZES = range(8, 21)


@block("count-here", "16", is_public=True)
def count_here(
    n: Annotated[int, size(COUNTED_SIZES[0], COUNTED_SIZES[-1], "a count takes")],
    config: SiteConfig,
) -> Element:
    """Render a figure that counts in the reader's browser, with known totals and times."""
    records = site_records(config)
    totals = timed_totals(records)
    columns = (*number_columns("N", "solutions"), *text_columns("one core of our machine"))
    rows = tuple((n, total, time or None) for n, total, time in totals)
    machine = "".join(
        f"{records[0].title}, one thread, {BACKEND_NAMES[subject.backend]}"
        for subject in (best_engine(records[0]) if records else [])
    )
    return Element(
        "queens-count-here",
        "Count here",
        {
            "n": n,
            "totals": [{"n": n, "total": total, "time": time} for n, total, time in totals],
            "machine": machine,
            "worker": SiteLink("assets/queens-engine-worker.js"),
        },
        [Table("Solutions, and the time to count them", columns, rows)],
        # The element itself does not load this file. It is for programs of other sites.
        assets=(built_asset("assets/queens-engine.js"),),
        style_class="qa-lab",
    )


def timed_totals(records: Sequence[Record]) -> Sequence[tuple[int, int, str]]:
    """Return N, the total, and a measured time as text, for each N of the figure.

    The time is from the first record, for the engine with one thread. It is empty if the record
    lacks it.
    """
    subjects = best_engine(records[0]) if records else []
    cells = [cell for subject in subjects for cell in records[0].of(subject)]
    times = {cell.n: format_seconds(cell.best) for cell in cells if cell.best}
    return [(n, known_census(n).total, times.get(n, "")) for n in COUNTED_SIZES]
