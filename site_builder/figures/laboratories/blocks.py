"""Blocks whose figures a reader changes: a row of bits, a board of queens, a race, a duration."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.figures.laboratories.count_here import SIZES as COUNT_SIZES
from site_builder.figures.laboratories.count_here import draw_count_here
from site_builder.figures.laboratories.durations import (
    OTHER_DOUBT,
    SAME_DOUBT,
    DurationChoice,
    browser_seconds,
    duration_choice,
    durations_table,
    programs_data,
    timed_programs,
)
from site_builder.figures.laboratories.durations import SIZES as DURATION_SIZES
from site_builder.figures.laboratories.queens import (
    SIZES,
    queen_laboratory,
    queen_pictures,
)
from site_builder.figures.laboratories.race import EXAMPLE, race_of
from site_builder.figures.laboratories.race_figure import draw_race
from site_builder.figures.laboratories.rows import (
    WIDTHS,
    row_laboratory,
    row_pictures,
)
from site_builder.timings.record_files import site_records
from site_builder.timings.tables import machine_path
from site_builder.timings.tasks import CALIBRATION_N
from site_builder.values.block_type import Block, BlockType, block_type, figure_type
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.reading import size_of


def _row(block: Block) -> Figure:
    laboratory = row_laboratory(block.all_lines())
    context = {
        "bits": laboratory.bits,
        "widths": WIDTHS,
        "lines": laboratory.lines,
        "is_whole": all(line.is_selected for line in laboratory.lines),
        "runs": any(line.carries and line.is_selected for line in laboratory.lines),
        "pictures": row_pictures(laboratory),
    }
    return Figure("row_laboratory.html.jinja", context)


def _queens(block: Block) -> Figure:
    laboratory = queen_laboratory(block.line())
    context = {
        "n": laboratory.n,
        "columns": laboratory.columns,
        "sizes": SIZES,
        "pictures": queen_pictures(laboratory),
    }
    return Figure("queen_laboratory.html.jinja", context, tuple(SIZES))


def _draw_durations(choice: DurationChoice, config: SiteConfig) -> Figure:
    """Show the first machine whose browser was timed, or else the first machine."""
    records = site_records(config)
    record = next(filter(browser_seconds, records), records[0] if records else None)
    if record is None:
        return Figure("durations.html.jinja", {"choice": None})
    programs = timed_programs(record)
    context = {
        "choice": choice,
        "data": programs_data(programs),
        "sizes": DURATION_SIZES,
        "methods": [*{program.method: program.title for program in programs}.items()],
        "languages": [*{each.language: each.language_title for each in programs}.items()],
        "reference": browser_seconds(record),
        "calibrated": CALIBRATION_N,
        "same": SAME_DOUBT,
        "other": OTHER_DOUBT,
        "machine": f"{record.title}, {record.date}",
        "page": machine_path(record),
        "table": durations_table(programs),
    }
    return Figure("durations.html.jinja", context)


def _count_size(block: Block) -> int:
    return size_of(block.line().strip(), COUNT_SIZES[0], COUNT_SIZES[-1], "a count takes")


BLOCK_TYPES: Mapping[str, BlockType] = {
    "row-laboratory": figure_type("row laboratory", "00010110\n-x & x", _row),
    "queen-laboratory": figure_type("queen laboratory", "5: 3", _queens),
    "duration": block_type(
        "duration",
        "16 bitmap python",
        lambda block: duration_choice(block.line()),
        _draw_durations,
    ),
    "count-here": block_type("count", "16", _count_size, draw_count_here),
    "race": block_type("race", EXAMPLE, lambda block: race_of(block.line()), draw_race),
}
