"""Sudokus, regions, and the positions that a reader plays."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from cy_core import StepKind, completions
from cy_core.puzzles import (
    SUDOKU_METHODS,
    example_puzzles,
    parse_grid,
    sudoku,
    sudoku_source,
    trace_sudoku,
)
from cy_core.variants import parse_regions, region_solutions
from site_builder.figures.play.blocks import GIVEN, N, region_puzzles, rule_names
from site_builder.figures.puzzles import (
    as_bits,
    as_list,
    orders_table,
    permutation_tree,
    puzzle_text,
    sudoku_table,
)
from site_builder.figures.sudoku_stepper.blocks import (
    MAX_STEPS,
    eased,
    key_grids,
    sudoku_programs,
    sudoku_trace,
    trace_folder,
)
from site_builder.svg.board import Square
from site_builder.svg.tree import outline
from site_builder.values.text import square_name
from tests.helpers.blocks import block_figure, block_pictures, parse_figure
from tests.helpers.drawings import nodes_below, parse, svg_texts
from tests.helpers.finder import EASY_SUDOKU
from tests.helpers.sources import ROOT

PUZZLE = "13...8....8..2..1........4.........5...49.7.23...1..8.4...31.....87.4...75..6...."
SEED = ".3.917..8 .82..6.3. 9...2.... ..7...... ..9...... .2....... 69....... 2.8...... ..5......"


def test_puzzle_is_drawn_with_its_givens_also_from_a_framed_grid() -> None:
    (picture,) = block_pictures("sudoku", PUZZLE)
    assert picture.caption == "24 givens."
    assert svg_texts(parse(picture.svg)) == [sign for sign in PUZZLE if sign != "."]
    rows = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]
    framed = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in rows]
    assert block_pictures("sudoku", "+---+---+---+", *framed, "givens") == [picture]
    (candidates,) = block_pictures("sudoku", PUZZLE, "candidates")
    assert candidates.caption.startswith("24 givens, and ")


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_a_solution_shows_all_digits(puzzle: str) -> None:
    (picture,) = block_pictures("sudoku", puzzle, "solution")
    root = parse(picture.svg)
    assert len(svg_texts(root)) == 81
    assert svg_texts(root, "qa-sudoku-given") == [sign for sign in puzzle if sign != "."]
    assert picture.caption == "The only solution."


def test_caption_mentions_further_solutions() -> None:
    assert block_pictures("sudoku", "solution")[0].caption == "One solution of several."


def test_the_cells_of_a_cell() -> None:
    """Check an example of the web page from which the idea of bits for sudoku comes."""
    (picture,) = block_pictures("sudoku", "related r1c1")
    tint = next(p for p in parse(picture.svg).iter("path") if p.get("class") == "qa-tint")
    assert tint.get("d", "").count("M") == 21
    numbers = "0 1 2 3 4 5 6 7 8 9 10 11 18 19 20 27 36 45 54 63 72"
    assert picture.caption.endswith(f" have 21 cells, {numbers}.")
    assert svg_texts(parse(picture.svg)) == list(map(str, range(81)))
    (of_puzzle,) = block_pictures("sudoku", PUZZLE, "related r1c1")
    assert svg_texts(parse(of_puzzle.svg)) == [sign for sign in PUZZLE if sign != "."]


def test_three_masks_and_their_intersection() -> None:
    """Check an example of the web page from which the idea of bits for sudoku comes."""
    _, bits = block_pictures("sudoku", *SEED.split(), "masks r1c1")
    masks = ["0001110100", "0110111010", "0011110010", "0000110000"]
    assert re.findall("[01]{10}", parse(bits.svg).findtext("desc") or "") == masks
    assert bits.caption == "r1c1 may get 4 and 5."


def test_rules_decide_cells_of_a_column() -> None:
    (picture,) = block_pictures("sudoku", PUZZLE, "column 5")
    assert svg_texts(parse(picture.svg), "qa-stressed") == ["4 only here", "8 only here", "only 5"]
    assert picture.caption == "r8c5: only 5; r1c5: 4 only here; r4c5: 8 only here."


def test_a_digit_put_back_everywhere_is_one_too_many() -> None:
    roots = [parse(picture.svg) for picture in block_pictures("sudoku", PUZZLE, "states r1c5 7")]
    before, placed, back = roots
    assert svg_texts(before, "qa-label") == ["4 5 7", "5 7", "7 8", "5"]
    assert svg_texts(placed, "qa-label") == ["5", "8", "5"]
    assert svg_texts(placed, "qa-sudoku-given").count("7") == 1
    assert svg_texts(back, "qa-stressed") == ["was 5"]
    full = "1........2........3........4........5........6........7........8................."
    assert block_pictures("sudoku", full, "states r9c1 9")[1].caption == "2. r9c1 gets 9."


def test_tables_count_what_each_form_places() -> None:
    table = orders_table(range(1, 9))
    assert table.rows[-1] == (8, 40320, 109600, 109600, 109600)
    for puzzle, row in zip(example_puzzles(), sudoku_table().rows, strict=True):
        _, givens, filled, cells, bits, fewest = row
        assert givens == 81 - puzzle.count(".")
        assert isinstance(filled, int)
        assert 0 <= filled <= 81 - givens
        assert isinstance(fewest, int)
        assert cells == bits
        assert bits > fewest


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_permutation_trees_of_lists_and_bits_have_all_orders(n: int) -> None:
    lists, bits = (list(nodes_below(permutation_tree(n, form))) for form in (as_list, as_bits))
    ends = [node.label for node in bits if node.is_end]
    assert ends == [" ".join(map(str, order)) for order in permutations(range(n))]
    for by_list, by_bits in zip(lists, bits, strict=True):
        assert by_list.edge == str(int(by_bits.edge, 2).bit_length() - 1)
        assert by_list.is_end == by_bits.is_end
        if not by_list.is_end:
            left = int(by_bits.label, 2)
            assert by_list.label.split() == [str(k) for k in range(n) if left >> k & 1]
            assert not any(left & int(child.edge, 2) == 0 for child in by_bits.children)


def test_an_outline_names_every_node() -> None:
    assert outline(permutation_tree(2, as_bits)) == "10 (0 1 found), 01 (1 0 found)"


KB = 1_000
LAST = example_puzzles()[-1]
GRID = parse_grid(LAST)
EASY = parse_grid(EASY_SUDOKU)
KINDS_OF_STEP = list(StepKind)
EACH_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_an_eased_puzzle_has_all_givens_and_short_searches(puzzle: str) -> None:
    grid = parse_grid(puzzle)
    easy = eased(grid)
    assert all(other in (0, digit) for digit, other in zip(easy, grid, strict=True))
    assert 0 in easy
    for method in SUDOKU_METHODS:
        steps = list(trace_sudoku(puzzle_text(easy), method))
        assert 80 - sum(map(bool, easy)) < len(steps) <= 2000
        assert steps[-1].solutions == 1


def test_eased_puzzle_gets_only_the_needed_givens() -> None:
    assert eased(GRID) == eased(EASY) == EASY


@EACH_METHOD
def test_a_trace_holds_every_step_and_each_has_its_line(method: str) -> None:
    steps = list(trace_sudoku(puzzle_text(EASY), method))
    codes = json.loads(sudoku_trace(EASY, method))
    read = [(KINDS_OF_STEP[code % 4], *divmod(code // 4, 10)) for code in codes]
    assert read == [(step.kind, step.cell, step.digit) for step in steps]
    marks = " ".join(line.marks for line in sudoku_programs()[method]).split()
    assert sorted({step.kind.value for step in steps}) == sorted(marks)


def test_a_trace_of_a_long_search_is_cut() -> None:
    codes = json.loads(sudoku_trace(GRID, "cells"))
    first = next(trace_sudoku(LAST, "cells"))
    assert len(codes) == MAX_STEPS
    assert codes[0] == KINDS_OF_STEP.index(first.kind) + 4 * (first.digit + 10 * first.cell)


def test_the_key_grids_end_with_the_solution() -> None:
    first, placed, back, last = key_grids(EASY)
    assert first.caption.startswith("Step 1 of ")
    assert " gets " in placed.caption
    assert "is taken back from" in back.caption
    assert last.caption.endswith(": the grid is full.")
    assert "." not in (parse(last.svg).findtext("desc") or "")[:-1]
    full = bytes(map(int, sudoku(LAST, "fewest").solutions[0]))
    (only,) = key_grids(full)
    assert only.caption == "Step 1 of 1: the grid is full."
    assert json.loads(sudoku_trace(full, "cells")) == [3]


def test_page_has_every_choice_the_whole_sources_and_small_files() -> None:
    figure = block_figure("sudoku-stepper", LAST)
    (stepper,) = parse_figure(figure).iter("queens-sudoku-stepper")
    data = {name: json.loads(stepper.get(name, "")) for name in ("puzzles", "trace", "programs")}
    assert data["puzzles"] == [
        [puzzle_text(EASY), f"{sum(map(bool, EASY))} givens", []],
        [LAST, "22 givens", list(SUDOKU_METHODS)],
    ]
    assert len(list(stepper.iter("figure"))) == 4
    assert data["trace"] == json.loads(sudoku_trace(EASY, "bits"))
    sources = {method: [text for text, _ in lines] for method, lines in data["programs"].items()}
    assert sources == {method: sudoku_source(method).splitlines() for method in SUDOKU_METHODS}
    files = {
        asset.path: len(asset.content) for asset in figure.files() if asset.path.endswith(".json")
    }
    of_easy, of_given = (
        [files.pop(f"{trace_folder(puzzle)}/{method}.json") for method in SUDOKU_METHODS]
        for puzzle in (EASY, GRID)
    )
    assert not files
    assert sum(of_easy) < 60 * KB
    assert sum(of_given) < 90 * KB


def test_an_easy_puzzle_is_the_only_one() -> None:
    (stepper,) = parse_figure(block_figure("sudoku-stepper", EASY_SUDOKU)).iter(
        "queens-sudoku-stepper"
    )
    assert [text for text, *_ in json.loads(stepper.get("puzzles", ""))] == [EASY_SUDOKU]


def test_the_fixed_position_has_one_answer_which_the_pictures_show() -> None:
    element = block_figure("play")
    (solution,) = completions(N, GIVEN).tolist()
    question, _ = element.still
    answer, _ = element.answer
    for picture, count in ((question, len(GIVEN)), (answer, N)):
        (description,) = re.findall(r"<desc>Queens: (.*)\.</desc>", picture.svg)
        assert len(description.split()) == count
    added = {square_name(each, N) for each in enumerate(solution) if each not in GIVEN}
    assert set(re.findall(r"[a-h][1-8]", answer.caption)) == added


def squares_by_region(rows: Sequence[str]) -> Mapping[str, set[Square]]:
    """Return the squares of each region. Each of `rows` has the letters of its regions."""
    regions = defaultdict[str, set[Square]](set)
    for r, row in enumerate(rows):
        for c, region in enumerate(row):
            regions[region].add((r, c))
    return regions


def is_one_piece(squares: set[Square]) -> bool:
    reached = {min(squares)}
    while True:
        adjacent = {
            (r + i, c + j) for r, c in reached for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))
        }
        more = adjacent & squares - reached
        if not more:
            return reached == squares
        reached |= more


def test_the_page_on_the_rules_has_a_heading_for_each() -> None:
    text = (ROOT / "content/variants/solve-regions.md").read_text("utf-8")
    headings = re.findall(r"^## (.*) \{ #(\w+) \}$", text, re.MULTILINE)
    assert [(rule, name) for name, rule in headings] == list(rule_names().items())


@pytest.mark.parametrize("n", region_puzzles())
def test_every_region_puzzle_has_one_solution_and_regions_in_one_piece(n: int) -> None:
    texts = [puzzle.rows for puzzle in region_puzzles()[n]]
    assert len(set(texts)) == 12
    for rows in (text.split(".") for text in texts):
        assert [len(row) for row in rows] == [n] * n
        regions = squares_by_region(rows)
        assert len(regions) == n
        assert all(map(is_one_piece, regions.values()))
        assert len(region_solutions(parse_regions(rows))) == 1
