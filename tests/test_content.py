"""The essays: each method has its page, each page its heading, each figure a known kind."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from itertools import pairwise, permutations
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml
from mkdocs.utils.meta import get_data

from cy_core import METHODS
from cy_core.puzzles import PERMUTATION_FORMS, SUDOKU_METHODS, example_puzzles
from site_builder.blocks.registry import PUBLIC
from site_builder.plugin import Options
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.census import claims_text
from site_builder.values.config import SiteConfig
from site_builder.values.site_paths import method_path

CONTENT = Path(__file__).parent.parent / "content"
ALL_PAGES = sorted(path.relative_to(CONTENT).as_posix() for path in CONTENT.rglob("*.md"))
PAGES = [page for page in ALL_PAGES if not page.startswith("embed/")]  # those are for frames
KEYS = sorted({method.key for method in METHODS})
LIST = "figures/index.md"
FAMILIES = [page for page in PAGES if page.startswith("figures/") and page != LIST]
CHOOSING = ("chart", "table")

FENCE = re.compile(r"^```queens (.+)\n((?:.*\n)*?)^```$", re.MULTILINE)


@cache
def text_of(page: str) -> str:
    """A page without its front matter."""
    return get_data((CONTENT / page).read_text(encoding="utf-8"))[0]


def figures(page: str) -> list[tuple[str, str]]:
    """Type and text of each block."""
    return [(kind, body.strip()) for kind, body in FENCE.findall(text_of(page))]


def levels(page: str) -> list[int]:
    """Of its headings."""
    return [len(marks) for marks in re.findall(r"^(#+) ", text_of(page), re.MULTILINE)]


def test_headings_of_a_page_begin_with_one_h1_and_skip_no_level() -> None:
    for page in PAGES:
        assert levels(page)[:1] == [1], page
        assert levels(page).count(1) == 1, page
        assert all(deeper <= level + 1 for level, deeper in pairwise(levels(page))), page


@pytest.mark.parametrize("key", KEYS)
def test_method_has_its_program_in_both_forms_its_times_and_its_key(key: str) -> None:
    blocks = figures(method_path(key).partition("#")[0])
    for form in ("recursive", "iterative"):
        assert ("source", f"{key} {form}") in blocks
    assert ("table", f"timings {key}") in blocks
    assert f"`{key}`" in text_of("figures/searches.md")


def test_every_finding_stands_in_the_list_of_questions() -> None:
    listed = [body for name, body in figures("timings/index.md") if name == "finding"]
    assert sorted(listed) == sorted(FINDINGS)


def test_claims_about_puzzle_times_hold_in_our_record() -> None:
    record = site_records(SiteConfig(records=CONTENT.parent / "records"))[0]
    best = {cell.subject: [c.best or 0 for c in record.of(cell.subject)] for cell in record.cells}
    listed, bits, iterative = (best[Subject(key, task="permutations")] for key in PERMUTATION_FORMS)
    assert all(b < i < slow for b, i, slow in zip(bits, iterative, listed, strict=True))
    cells, bits, fewest = (best[Subject(key, task="sudoku")] for key in SUDOKU_METHODS)
    assert len(cells) == len(example_puzzles())
    assert all(3 * b <= c for b, c in zip(bits, cells, strict=True))
    assert all(f < b for f, b in zip(fewest, bits, strict=True))


@pytest.mark.parametrize(("key", "name"), [("bitmap", "bitmap"), ("carry_chain", "carry chain")])
def test_carry_chain_page_has_the_queens_and_times_of_our_record(key: str, name: str) -> None:
    record = site_records(SiteConfig(records=CONTENT.parent / "records"))[0]
    cells = [cell for cell in record.of(Subject(key, "recursive")) if cell.n in (8, 12, 16)]
    queens = " | ".join(f"{cell.nodes:,}" for cell in cells)
    times = " | ".join(f"{1e9 * (cell.best or 0) / (cell.nodes or 1):.1f} ns" for cell in cells)
    text = text_of("algorithms/carry-chain.md")
    assert f"| queens, {name} | {queens} |" in text
    assert f"| time for a queen, {name} | {times} |" in text


def test_plugin_page_lists_every_option_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| `(.*?)` \|", text_of("plugin.md"), re.MULTILINE)
    defaults = {name: option.default for name, option in Options._schema}
    assert {name: yaml.safe_load(default) for name, default in rows} == defaults
    assert defaults.keys() == {field.name for field in fields(SiteConfig)}


def test_exactly_the_public_block_types_are_documented() -> None:
    text = "\n".join(text_of(page) for page in FAMILIES)
    sources = re.findall(r"^````markdown\n```queens (chart|table|\S+)\n(\S*)", text, re.MULTILINE)
    names = {f"{name} {first}" if name in CHOOSING else name for name, first in sources}
    assert names == {*PUBLIC}
    listed = re.findall(r"\[`([\w -]+)`\]\(\w+\.md#", text_of(LIST))
    assert sorted(listed) == sorted(PUBLIC)


def programs(page: str) -> list[str]:
    """The Python programs that stand in a page as indented text."""
    indented = re.findall(r"(?:^(?: {4}.*)?\n)+", text_of(page), re.MULTILINE)
    return [dedent(text) for text in indented if "def " in text]


def in_bits(things: int) -> list[tuple[int, ...]]:
    """Every order of so many bits."""
    return [tuple(1 << k for k in order) for order in permutations(range(things))]


@pytest.mark.parametrize(
    ("page", "orders"),
    [
        ("algorithms/list-based.md", [*permutations(range(3))]),
        ("bit-tricks/permutations.md", in_bits(4)),
    ],
)
def test_pasted_programs_print_all_permutations(
    page: str, orders: list[tuple[int, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    for program in programs(page):
        exec(program, names)
    assert capsys.readouterr().out.splitlines() == [str(order) for order in orders]
    assert "count" not in names or names["count"](0b11111111, 0, 0) == 92


def test_mask_program_prints_the_stated_output(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (program,) = re.findall(r"(?:^ {4}.*\n)*^ {4}print\(.*\n", text_of("algorithms/bits.md"), re.M)
    exec(dedent(program), {})
    exec(dedent(program).replace("mask & ", ""), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed == ["24 11000", "-8 -1000"]
    text = text_of("algorithms/bits.md")
    assert all(f"`{stated}`" in text for stated in ("24 11000", "-8 -1000"))


def test_carry_chain_source_agrees_with_the_claims() -> None:
    (carry_chain,) = {method.source for method in METHODS if method.key == "carry_chain"}
    names, n = re.findall(r"^(.+) \(N = (\d+)\)", carry_chain)[0]
    (row,) = re.findall(rf"^\| {n} \|.*$", claims_text(), re.MULTILINE)
    assert names in row
