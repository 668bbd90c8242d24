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
from markdown.extensions.toc import slugify
from mkdocs.utils.meta import get_data

from cy_core import METHODS
from cy_core.puzzles import PERMUTATION_FORMS, SUDOKU_METHODS, example_puzzles
from site_builder.blocks.registry import BLOCK_TYPES, PUBLIC, draw_block
from site_builder.data.literature import literature
from site_builder.plugin_options import Options
from site_builder.timings.blocks import BLOCK_TYPES as TIMED
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject, Task
from site_builder.timings.tasks import PUZZLES, TASK_SPECS
from site_builder.values.claims import claims_text
from site_builder.values.config import SiteConfig

CONTENT = Path(__file__).parent.parent / "content"
PAGES = sorted(path.relative_to(CONTENT).as_posix() for path in CONTENT.rglob("*.md"))
KEYS = sorted({method.key for method in METHODS})
LIST = "figures/index.md"
FAMILIES = [page for page in PAGES if page.startswith("figures/") and page != LIST]
CHOOSING = ("chart", "table")
EACH_KEY = pytest.mark.parametrize("key", KEYS)

FENCE = re.compile(r"^```queens (.+)\n((?:.*\n)*?)^```$", re.MULTILINE)


@cache
def text_of(page: str) -> str:
    """A page without its front matter."""
    return get_data((CONTENT / page).read_text(encoding="utf-8"))[0]


def figures(page: str) -> list[tuple[str, str]]:
    """Type and text of each block."""
    return [(kind, body.strip()) for kind, body in FENCE.findall(text_of(page))]


# Of a method with more pages than one, that with its program.
PROGRAM_PAGES = {"symmetry_elimination": "algorithms/symmetry-program.md"}


def method_page(key: str) -> str:
    return PROGRAM_PAGES.get(key, f"algorithms/{key.replace('_', '-')}.md")


def levels(page: str) -> list[int]:
    """Of its headings."""
    return [len(marks) for marks in re.findall(r"^(#+) ", text_of(page), re.MULTILINE)]


def test_headings_of_a_page_begin_with_one_h1_and_skip_no_level() -> None:
    for page in PAGES:
        assert levels(page)[:1] == [1], page
        assert levels(page).count(1) == 1, page
        assert all(deeper <= level + 1 for level, deeper in pairwise(levels(page))), page


def test_every_block_is_of_a_known_type() -> None:
    for page in PAGES:
        opened = re.findall(r"^```queens", text_of(page), re.MULTILINE)
        assert len(figures(page)) == len(opened), page
        assert {kind for kind, _ in figures(page)} <= {*BLOCK_TYPES, *CHOOSING}, page


@EACH_KEY
def test_method_page_has_both_forms_and_the_times(key: str) -> None:
    blocks = figures(method_page(key))
    of_key = [body.split()[1:] for kind, body in blocks if kind == "source"]
    forms = [part for part, *half in of_key if part != "shared" and half != ["call"]]
    assert forms == ["recursive", "iterative"]
    text = text_of(method_page(key))
    assert text.index("## A program to copy") < text.index("```queens source")
    assert ("table", f"timings {key}") in blocks
    for heading in ("## Number of nodes and time", "## Common mistakes", "## Sources"):
        assert heading in text_of(method_page(key))


def further() -> list[str]:
    """The pages after the chapters, in the order of the navigation."""
    text = (CONTENT.parent / "mkdocs.yml").read_text(encoding="utf-8")
    inside = text.partition(" - Further:\n")[2].partition(" - Conventions:")[0]
    return re.findall(r": (\S+\.md)$", inside, re.MULTILINE)


def test_each_page_of_further_links_to_the_next() -> None:
    assert len(further()) >= 20
    for page, following in pairwise(further()):
        onward = re.findall(r"^Next: .*?\]\((\S+?\.md)", text_of(page), re.MULTILINE)
        place = (CONTENT / page).parent
        assert [(place / target).resolve() for target in onward] == [CONTENT / following], page


@pytest.mark.parametrize("key", [*KEYS, "engine"])
def test_classic_page_has_a_table_of_each_method(key: str) -> None:
    assert ("table", f"timings {key}") in figures("timings/classic.md")


# Kinds of times that stand on other pages.
ELSEWHERE = {"table timings", "table comparison", "table spread", "table puzzle", "chart puzzle"}
QUESTIONS = [page for page in PAGES if page.startswith("timings/")]
# Addresses within the list of questions that other sites may link to.
ANCHORS = (
    *("all-methods", "recursive", "iterative", "recursive-or-iterative", "lists-or-bits", "nodes"),
    *("growth", "the-engine", "threads", "listing", "the-machines"),
)


@pytest.mark.parametrize("kind", sorted({*TIMED} - ELSEWHERE))
def test_timing_pages_have_every_type_of_chart_and_table(kind: str) -> None:
    blocks = [f"{name} {body}".split() for page in QUESTIONS for name, body in figures(page)]
    assert kind.split() in [words[: len(kind.split())] for words in blocks]


@pytest.mark.parametrize("question", FINDINGS)
def test_every_finding_stands_in_the_list_and_on_its_page(question: str) -> None:
    answering = [page for page in QUESTIONS if ("finding", question) in figures(page)]
    assert len(answering) == 2
    assert "timings/index.md" in answering


@pytest.mark.parametrize("anchor", ANCHORS)
def test_timing_index_keeps_its_anchors(anchor: str) -> None:
    assert text_of("timings/index.md").count(f"{{ #{anchor} }}") == 1


@pytest.mark.parametrize("task", PUZZLES)
def test_puzzle_page_has_our_times_before_those_of_others(task: Task) -> None:
    page = TASK_SPECS[task].page
    assert {("table", f"puzzle {task}"), ("chart", f"puzzle {task}")} <= {*figures(page)}
    assert text_of(page).index(f"puzzle {task}") < text_of(page).index("What M. Hiroi measured")


def test_claims_about_puzzle_times_hold_in_our_record() -> None:
    record = site_records(SiteConfig(timings=CONTENT.parent / "timings"))[0]
    best = {cell.subject: [c.best or 0 for c in record.of(cell.subject)] for cell in record.cells}
    listed, bits, iterative = (best[Subject(key, task="permutations")] for key in PERMUTATION_FORMS)
    assert all(b < i < slow for b, i, slow in zip(bits, iterative, listed, strict=True))
    cells, bits, fewest = (best[Subject(key, task="sudoku")] for key in SUDOKU_METHODS)
    assert len(cells) == len(example_puzzles())
    assert all(3 * b <= c for b, c in zip(bits, cells, strict=True))
    assert all(f < b for f, b in zip(fewest, bits, strict=True))


def test_links_between_essays_lead_to_existing_headings() -> None:
    """Pages below `boards/` are generated; the crawl of the built site checks those."""
    assert {page: dead_links(page) for page in PAGES if dead_links(page)} == {}


def dead_links(page: str) -> list[str]:
    """Links of a page to essays that have no such heading, or are not there."""
    linked = re.findall(r"\]\(([^)#:]+\.md)(?:#([^)]*))?\)", text_of(page))
    targets = [
        ((CONTENT / page).parent.joinpath(target).resolve().relative_to(CONTENT), anchor)
        for target, anchor in linked
    ]
    return [
        f"{path.as_posix()}#{anchor}"
        for path, anchor in targets
        if path.parts[0] != "boards" and anchor not in anchors(path.as_posix())
    ]


@cache
def anchors(page: str) -> set[str]:
    """The headings of a page, as links name them, what it documents or cites, and itself."""
    if page not in PAGES:
        return set()
    documented = re.findall(r"^::: (\S+)$", text_of(page), re.MULTILINE)
    headings = re.findall(r"^#+ (.+?)(?: \{ ?(?:#(\S+))?.*\})?$", text_of(page), re.MULTILINE)
    subjects = [" ".join(lines) for name, *lines in figures(page) if name == "literature"]
    cited = (entry.key for entry in literature() if entry.subject in subjects)
    named = (anchor or slugify(heading, "-") for heading, anchor in headings)
    return {"", *documented, *cited, *named}


@pytest.mark.parametrize("page", PAGES)
def test_every_figure_can_be_drawn(page: str) -> None:
    for kind, body in figures(page):
        assert draw_block(kind, body.splitlines(), SiteConfig(timings=CONTENT.parent / "timings"))


@EACH_KEY
def test_every_method_key_is_listed(key: str) -> None:
    assert f"`{key}`" in text_of("figures/searches.md")


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
        ("bit-tricks/permutations.md", [*permutations(range(4)), *in_bits(4)]),
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
    assert ("table", "claims") in figures("numbers.md")
    (row,) = re.findall(rf"^\| {n} \|.*$", claims_text(), re.MULTILINE)
    assert names in row
