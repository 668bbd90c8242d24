"""The chapters on faster checks and on comparing methods."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import factorial
from pathlib import Path
from typing import Any

import pytest

from cy_core import StepKind, count, trace
from exhibits.learn_compare.blocks import (
    RACE_EXAMPLE,
    SCALE,
    outcome,
    parse_round,
    race_guess,
)
from exhibits.learn_complexity.blocks import complexity_table
from exhibits.learn_faster.blocks import (
    SIZES,
    TOTALS,
    checked_square,
    checks_table,
    search_times,
)
from site_builder.figures.race.blocks import NodeTime, NodeTimes, node_times
from site_builder.pages.site import figure_assets
from site_builder.timings.record_files import NOT_MEASURED, load_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from site_builder.values.text import TIMES
from tests import reference
from tests.helpers.blocks import block_figure
from tests.helpers.records import two_records
from tests.helpers.sources import ROOT
from tests.helpers.tables import cell_texts

PAGE = (ROOT / "content" / "learn" / "compare.md").read_text(encoding="utf-8")


def lines_of(block: str) -> list[str]:
    """Return the lines of the only block of type `block` on the page."""
    (text,) = re.findall(rf"```queens {block}\n(.*?)```", PAGE, re.DOTALL)
    return str(text).splitlines()


RACES = lines_of("race-guess")


def test_rows_agree_with_the_core() -> None:
    cells = complexity_table(range(8, 11)).cells
    for n, row in zip(range(8, 11), cells, strict=True):
        nodes = [count(size, method="backtracking").nodes or 0 for size in (n - 1, n)]
        values = [cell.value for cell in row]
        assert values == [str(n), count(n).total, nodes[1], nodes[1] / nodes[0], factorial(n)]


SECONDS = {
    "backtracking": 6e-8,
    "bitmap": 3e-9,
    "mirror": 3e-9,
    "symmetry_elimination": 6e-9,
    "carry_chain": 1.8e-8,
    "brute_force": 5e-9,
}
MEASURED = NodeTimes(
    "Test Whole, 2 cores",
    "2026-01-31",
    9,
    {key: NodeTime(seconds, 9) for key, seconds in SECONDS.items()},
)


def finish(key: str, n: int) -> int:
    """Return the number of nodes that the method `key` needs until its last solution."""
    return max(step.nodes for step in trace(n, key) if step.kind is StepKind.SOLUTION)


@pytest.mark.parametrize(
    "line",
    [
        "backtracking bitmap 6 time",
        "bitmap symmetry_elimination 8 time",
        "carry_chain bitmap 8 time",
        "bitmap mirror 7 nodes",
    ],
)
def test_answer_is_the_place_nearest_to_the_truth(line: str) -> None:
    first, second, n, clock = line.split()
    one, other = (finish(key, int(n)) for key in (first, second))
    truth = one * SECONDS[first] / (other * SECONDS[second]) if clock == "time" else one / other
    result = outcome(parse_round(line), MEASURED)
    guess = SCALE[result.answer]
    assert all(max(guess / truth, truth / guess) <= max(p / truth, truth / p) for p in SCALE)
    winner = second if truth > 1 else first
    assert result.sentence.startswith(winner.replace("_", " "))


# For each round, the beginnings of the sentence and of the reason that the figure shows. The sign
# of multiplication is written x.
REASONS = {
    "backtracking bitmap 6 nodes": (
        "both have their last solution after 127 nodes",
        "The whole search has 152 nodes, ",
    ),
    "backtracking bitmap 6 time": (
        "bitmap is 20x as fast",
        "Both place 127 queens, but a node of backtracking takes 20x as long.",
    ),
    "bitmap symmetry_elimination 8 time": (
        "symmetry elimination is 2.3x as fast",
        "Bitmap has 4.7x as many nodes, and a node of symmetry elimination takes only 2.0x as long",
    ),
    "bitmap carry_chain 8 time": (
        "bitmap is 2.4x as fast",
        "Bitmap has 2.5x as many nodes, but a node of carry chain takes 6.0x as long.",
    ),
    "bitmap mirror 8 time": ("mirror is 2.1x as fast", "Bitmap has 2.1x as many nodes."),
    "mirror backtracking 8 time": (
        "mirror is 42x as fast",
        "Backtracking has 2.1x as many nodes, and a node of backtracking takes 20x as long.",
    ),
}


@pytest.mark.parametrize("line", REASONS)
def test_reason_has_nodes_and_the_time_of_a_node(line: str) -> None:
    result = outcome(parse_round(line), MEASURED)
    sentence, reason = REASONS[line]
    assert result.sentence.replace(TIMES, "x").startswith(sentence)
    assert result.reason.replace(TIMES, "x").startswith(reason)


def test_without_measured_times_a_line_says_so(tmp_path: Path) -> None:
    config = SiteConfig(records=tmp_path)
    assert race_guess((parse_round(RACE_EXAMPLE),), config) == NOT_MEASURED


def test_a_guess_brings_the_files_of_its_race() -> None:
    figure = block_figure("race-guess", *RACES, config=SiteConfig(records=ROOT / "records"))
    assert "assets/queens-race.js" in {asset.path for asset in figure_assets([figure])}


def test_text_names_the_winners_of_the_record() -> None:
    times = node_times([RECORD])
    assert times
    winners = ("both", "bitmap", "symmetry elimination", "bitmap")
    for line, winner in zip(RACES, winners, strict=True):
        assert outcome(parse_round(line), times).sentence.startswith(winner)


(RECORD,) = load_records(ROOT / "records" / "timings")


def test_factors_of_the_text_hold() -> None:
    """Check the rule of the text, which predicts the time for N from the times up to N - 2.

    From each N to the next, the time grows by the same factor as the nodes, and this factor itself
    grows by about 0.4.
    """
    for method, n in (("bitmap", 16), ("symmetry_elimination", 18)):
        cells = {cell.n: cell for cell in RECORD.of(Subject(method, "recursive"))}
        seconds = {size: min(cell.samples) for size, cell in cells.items()}
        sizes = range(n - 3, n + 1)
        nodes = [(cells[size].nodes or 0) / (cells[size - 1].nodes or 1) for size in sizes]
        times = [seconds[size] / seconds[size - 1] for size in sizes]
        assert times == pytest.approx(nodes, rel=0.03)
        assert all(0.3 < two - one < 0.5 for one, two in pairwise(nodes))
        predicted = seconds[n - 2] * (times[1] + 0.4) * (times[1] + 0.8)
        assert predicted == pytest.approx(seconds[n], rel=0.1)


FASTER_PAGE = (ROOT / "content" / "learn" / "faster.md").read_text(encoding="utf-8")
RECORDS = ROOT / "records"
WHOLE, _ = two_records()
KEYS = ("backtracking", "placement_flags", "list_based", "bitmap")


class CountingList(list[Any]):
    """A list of flags that counts the lookups in all such lists."""

    lookups = 0

    def __getitem__(self, index: Any) -> Any:
        CountingList.lookups += 1
        return super().__getitem__(index)


def program(name: str, n: int, **names: object) -> dict[str, Any]:
    """Run the program in the file `name` with N = `n`; return the names that it has defined.

    `names` are defined before it runs, and may replace functions such as `abs`.
    """
    text = (ROOT / "content" / "programs" / name).read_text(encoding="utf-8")
    defined: dict[str, Any] = {"print": lambda *values: None, **names}
    exec(re.sub(r"\bN = \d+", f"N = {n}", text), defined)
    return defined


def comparisons(name: str, n: int) -> int:
    """Return how often the program in the file `name` compares a square with a queen.

    It computes one distance (`abs`) for each comparison.
    """
    distances = list[int]()

    def counting_abs(number: int) -> int:
        distances.append(number)
        return abs(number)

    program(name, n, abs=counting_abs)
    return len(distances)


def lookups(n: int) -> int:
    """Return the number of flags that the program with flags looks up."""
    defined = program("placement-flags.py", n)
    for name in ("taken", "rising", "falling"):
        defined[name] = CountingList(defined[name])
    CountingList.lookups = 0
    defined["place"](0)
    return CountingList.lookups


@pytest.mark.parametrize("n", SIZES)
def test_totals_agree_with_a_plain_search_and_the_programs_of_the_page(n: int) -> None:
    compared, on_diagonals = (comparisons(name, n) for name in ("backtracking.py", "list-based.py"))
    assert TOTALS[n] == (compared, lookups(n), on_diagonals) == reference.count_checks(n)


def test_table_has_the_totals_and_the_questions_for_each_square(tmp_path: Path) -> None:
    table = checks_table(range(4, 6), SiteConfig(records=tmp_path))
    assert cell_texts(table) == [
        ["Backtracking", "84", "405"],
        ["Placement flags", "115", "393"],
        ["List based", "36", "178"],
    ]
    assert [cell.under for cell in table.cells[1]] == ["", "1.9", "1.8"]


def test_table_has_times_against_the_bitmap_where_they_are_measured() -> None:
    table = checks_table(range(8, 9), SiteConfig(records=RECORDS))
    flags = table.cells[1][-1]
    bitmap = table.cells[3][-1]
    assert bitmap.under == "1.0\N{MULTIPLICATION SIGN}"
    assert isinstance(flags.value, float)
    assert isinstance(bitmap.value, float)
    ratio = float(flags.under.removesuffix("\N{MULTIPLICATION SIGN}"))
    assert ratio == pytest.approx(flags.value / bitmap.value, rel=0.05)
    assert table.cells[3][1].text == "\N{EN DASH}"


def test_times_are_for_the_largest_n_that_all_have() -> None:
    cells = [cell for cell in WHOLE.cells if cell.subject.method in KEYS]
    times = search_times([WHOLE], KEYS)
    assert times
    for key in KEYS:
        (best,) = (
            c.best for c in cells if c.subject == Subject(key, "recursive") and c.n == times.n
        )
        assert times.seconds[key] == best
    without = replace(WHOLE, cells=tuple(c for c in cells if c.subject.method != "bitmap"))
    assert search_times([without], KEYS) is None
    assert search_times([without, WHOLE], KEYS) == times


LINKS = re.findall(r'data-qa-check="([^"]+?)(?: (queens|flags|list))?"', FASTER_PAGE)


def test_links_of_the_text_show_boards_that_can_be_checked() -> None:
    assert LINKS
    assert all(checked_square(line).line == line for line, _ in LINKS)
