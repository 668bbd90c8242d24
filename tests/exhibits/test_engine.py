"""Tables, boards and estimates of the engine, the join and the time of a search."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cy_core import METHODS, crosses, fundamental, images, known_census, trace
from exhibits.algorithms_engine.blocks import (
    BACK,
    IDLE,
    burnside_table,
    busy_share,
    count_queens,
    cross_board,
    crosses_table,
    lanes_table,
    search_with_buffers,
    search_with_stacks,
)
from exhibits.algorithms_join.blocks import (
    halves_table,
    images_table,
    job_table,
    shared_diagonals,
)
from exhibits.timings_how_long.blocks import (
    SIZES,
    TimedProgram,
    browser_seconds,
    durations_table,
    timed_programs,
)
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.block import BLOCKS
from site_builder.values.census import census, nodes
from site_builder.values.config import SiteConfig
from site_builder.values.text import TIMES
from tests import reference
from tests.helpers.blocks import block_figure, block_html, block_pictures, parse_figure
from tests.helpers.records import two_records, write_records
from tests.helpers.sources import ROOT
from tests.helpers.tables import cell_texts


@pytest.mark.parametrize("n", range(4, 9))
def test_every_board_or_one_of_its_images_completes_one_cross(n: int) -> None:
    boards = {tuple(board) for board in reference.all_solutions(n)}
    for board in boards:
        alike = {tuple(image) for image in images(board)}
        counted_images = [
            (image, cross)
            for image in alike
            for cross in crosses(n)
            if set(cross.squares) <= set(enumerate(image))
        ]
        assert len({cross.squares for _, cross in counted_images}) == 1
        assert len(counted_images) * counted_images[0][1].weight == len(alike)


def test_the_queens_stand_on_the_lines_that_are_tinted() -> None:
    for board in (cross_board(9, number) for number in (41, 28, 7)):
        assert set(board.marks.queens) <= set(board.marks.tints)
    small = cross_board(8, 21)
    assert {row for row, _ in small.marks.queens} | {c for _, c in small.marks.queens} >= {3, 4}
    assert (2, 2) not in small.marks.tints
    assert len(small.marks.tints) == 2 * 8 * 2 - 4


def test_the_caption_says_number_weight_and_boards() -> None:
    assert [picture.caption for picture in block_pictures("crosses", "8 9 21")] == [
        "Cross 9 of 28. Weight 8, 2 completions: 16 boards.",
        "Cross 21 of 28. Weight 4, 1 completion: 4 boards.",
    ]
    assert cross_board(9, 41).caption.endswith(" The next lines are filled, too.")
    assert len(block_pictures("crosses", "12")) == 6


@pytest.mark.parametrize("lanes", [1, 3, 8])
@pytest.mark.parametrize("n", range(1, 8))
def test_every_queen_of_the_search_is_placed_in_its_row(n: int, lanes: int) -> None:
    expected = Counter(step.row for step in trace(n, "bitmap") if step.kind == "place")
    for steps in (search_with_buffers(n, lanes, 2048), search_with_stacks(n, lanes)):
        assert Counter(row for step in steps for row in step if row >= 0) == expected


def test_steps_have_all_lanes_one_that_works_and_only_stacks_backtrack() -> None:
    for steps, is_stack in (
        (search_with_buffers(6, 4, 2048), False),
        (search_with_stacks(6, 4), True),
    ):
        assert {len(step) for step in steps} == {4}
        assert all(set(step) != {IDLE} for step in steps)
        assert any(BACK in step for step in steps) == is_stack
    assert count_queens(search_with_buffers(8, 8, 16)) == nodes("bitmap", "recursive", 8), (
        "a small buffer"
    )
    assert busy_share(search_with_buffers(6, 1, 2048)) == 1
    assert busy_share(search_with_stacks(6, 1)) < 0.6


def test_the_larger_the_search_the_fuller_the_lanes() -> None:
    shares = [busy_share(search_with_buffers(n, 8, 2048)) for n in range(6, 10)]
    assert shares == sorted(shares)
    assert shares[-1] > 0.97


def test_lanes_are_drawn_in_both_ways_with_their_counts() -> None:
    done = block_html("lanes", "6 4")
    assert done.count('role="img"') == 2
    for steps in (search_with_buffers(6, 4, 2048), search_with_stacks(6, 4)):
        assert f"N = 6: 4 lanes place {count_queens(steps)} queens in {len(steps)} steps." in done
    assert cell_texts(lanes_table(range(6, 7))) == [["6", "152", "82.6", "67.9", "43.2", "26.4"]]


def parse_integer(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_sum_over_crosses_gives_the_total() -> None:
    for n, row in zip(range(4, 13), cell_texts(crosses_table(range(4, 13))), strict=True):
        terms = re.findall(rf"([842]) {TIMES} ([\d,]+)", row[5])
        assert len(terms) == 3
        total = sum(int(weight) * parse_integer(boards) for weight, boards in terms)
        assert total == parse_integer(row[6]) == census(n).total
        assert n > 10 or sum(c.weight * c.completions for c in crosses(n)) == total


def test_burnside_gives_the_fundamental_solutions() -> None:
    for row in cell_texts(burnside_table(range(2, 28))):
        total, half, quarter = map(parse_integer, row[1:4])
        assert total + half + 2 * quarter == 8 * parse_integer(row[5])
        assert re.findall(r"[\d,]+", row[4]) == [*row[1:3], "2", row[3], "8"]


@pytest.mark.parametrize("n", range(2, 9))
def test_fixed_boards_agree_with_rotation(n: int) -> None:
    boards = [tuple(board) for board in reference.all_solutions(n)]
    half = sum(tuple(n - 1 - c for c in board[::-1]) == board for board in boards)
    quarter = sum(all(board[c] == n - 1 - r for r, c in enumerate(board)) for board in boards)
    (row,) = cell_texts(burnside_table(range(n, n + 1)))
    assert row[1:4] == [str(len(boards)), str(half), str(quarter)]


def test_all_jobs_add_up_to_the_total() -> None:
    for row in halves_table(range(8, 13)).rows:
        n, jobs, *_, classes, _, _, total = row
        assert isinstance(n, int)
        assert total == known_census(n).total
        assert (n, jobs, classes) in [(8, 22, 4), (10, 70, 4), (12, 251, 4)]


def test_first_job_is_described_in_full() -> None:
    table = job_table(range(12, 13))
    values = {row[0].text: row[1].text for row in table.cells}
    assert values["rows a"].count(",") == 2
    west = int(values["halves in the west"])
    east = int(values["halves in the east"])
    assert int(values["pairs"].replace(",", "")) == west * east


@pytest.mark.parametrize("n", [6, 8, 10])
def test_every_orbit_has_a_counted_image(n: int) -> None:
    """The join must count at least one of the eight images of each solution."""
    for row in fundamental(n)[0]:
        cells = images_table(tuple(map(int, row))).cells
        assert sum(row[-1].text == "yes" for row in cells) in range(1, 9)


def test_a_board_is_seen_in_quadrants() -> None:
    (board,) = block_pictures("quadrants", "0 4 7 5 2 6 1 3")
    assert board.caption.endswith("1 queen each, the others 3. a = {0}; b = {0}; c = {2}; d = {1}.")


@pytest.mark.parametrize("solution", [(1, 3, 5, 0, 2, 4), (0, 4, 7, 5, 2, 6, 1, 3)])
def test_shared_diagonals_are_those_that_cross_a_middle_line(solution: tuple[int, ...]) -> None:
    n = len(solution)
    rising, falling = (shared_diagonals(solution, step).marks.faint_lines for step in (1, -1))
    sums = sorted({row + column for ends in rising for row, column in ends})
    differences = sorted({row - column for ends in falling for row, column in ends})
    assert sums == list(range(n // 2, n // 2 + n - 1))
    assert differences == list(range(1 - n // 2, n // 2))
    assert len(rising) == len(falling) == n - 1


(OURS, *_) = site_records(SiteConfig(records=ROOT / "records"))
WHOLE, PARTIAL = two_records()


def by_name(record: Record) -> dict[tuple[str, str], TimedProgram]:
    """Return the programs of a record by (method, language); each occurs once."""
    programs = timed_programs(record)
    named = {(program.method, program.language): program for program in programs}
    assert len(named) == len(programs)
    return named


def test_every_method_has_the_languages_of_its_programs() -> None:
    named = by_name(OURS)
    keys = {method.key for method in METHODS if OURS.of(Subject(method.key, "recursive"))}
    assert {(key, language) for key in keys for language in ("cython", "python")} < set(named)
    assert {key for key, language in named if language == "c"} >= {"mirror", "engine"}
    assert [key for key, language in named if language == "javascript"] == ["bitmap"]


def test_measured_durations_are_not_estimated() -> None:
    program = by_name(OURS)["bitmap", "cython"]
    cells = {cell.n: cell for cell in OURS.of(Subject("bitmap", "recursive"))}
    for n, duration in zip(SIZES, program.durations, strict=True):
        assert duration.is_measured == (n in cells)
        if n in cells:
            assert duration.seconds == cells[n].best


def test_estimates_and_their_margins_grow() -> None:
    for program in timed_programs(OURS):
        is_measured = [duration.is_measured for duration in program.durations]
        last = len(is_measured) - is_measured[::-1].index(True) if True in is_measured else 0
        for first, other in pairwise(program.durations[max(last, 1) - 1 :]):
            assert other.seconds > first.seconds
            assert other.max_error > first.max_error


def without(program: TimedProgram, last: int) -> Record:
    """Return our record with only the timings of the program's method.

    It lacks the timings of the program itself for its `last` largest sizes.
    """

    def stays(cell: Timing) -> bool:
        language = "cython" if cell.subject.task == "count" else cell.subject.task
        if cell.subject.method == "engine":
            language = "c"
        own = (cell.subject.method, language) == (program.method, program.language)
        return not own or cell.n <= program.measured_to - last

    of_method = (cell for cell in OURS.cells if cell.subject.method == program.method)
    return replace(OURS, cells=tuple(filter(stays, of_method)))


def test_nine_in_ten_estimates_hold_on_measured_times() -> None:
    within_margin = []
    for program in timed_programs(OURS):
        for last in (1, 2, 3, 4):
            first = program.measured_to - last + 1
            if first <= (10 if program.language == "python" else 11):
                # These runs are so short that the start of a process or of a just-in-time compiler
                # takes much of the time.
                continue
            tried = by_name(without(program, last))[program.method, program.language]
            for n in range(first, program.measured_to + 1):
                estimate, truth = (timed.durations[n - SIZES[0]] for timed in (tried, program))
                assert not estimate.is_measured
                low = estimate.seconds / estimate.max_error
                high = estimate.seconds * estimate.max_error
                within_margin.append(low <= truth.seconds <= high)
    assert len(within_margin) > 100
    assert sum(within_margin) / len(within_margin) > 0.9


def test_the_table_has_no_estimate() -> None:
    programs = timed_programs(PARTIAL)
    rows = durations_table(programs).rows
    assert [row[1] for row in rows] == [program.language_title for program in programs]
    assert [value is None for value in rows[0][2:]] == [n not in (8, 9) for n in SIZES]


def test_a_browser_is_known_and_measures_only_where_one_was_timed(tmp_path: Path) -> None:
    (cell, *_) = WHOLE.of(Subject("bitmap", task="javascript"))
    assert (browser_seconds(WHOLE), browser_seconds(PARTIAL)) == (cell.best, None)
    write_records(tmp_path / "timings")
    (tmp_path / "timings" / "test-whole-2-cores.json").unlink()
    config = SiteConfig(records=tmp_path)
    figure = block_figure("duration", "8 bitmap cython", config=config)
    (element,) = parse_figure(figure).iter("queens-duration")
    assert element.get("reference") is None


def test_without_records_there_are_no_times() -> None:
    config = SiteConfig(records=Path("nowhere"))
    assert BLOCKS["duration"].figure(["16 bitmap python"], config) == NOT_MEASURED
