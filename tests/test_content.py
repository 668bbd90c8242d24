"""Pages: each method has a page, each figure is a known block, each number is right."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import fields
from functools import cache
from itertools import pairwise, permutations
from textwrap import dedent
from typing import Any

import pytest
import yaml
from mkdocs.utils.meta import get_data

from cy_core import (
    METHODS,
    images,
    solutions,
)
from cy_core.puzzles import PERMUTATION_FORMS, SUDOKU_METHODS, example_puzzles
from site_builder.data.tables import data_tables
from site_builder.plugin import Options
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.census import claims_text
from site_builder.values.config import SiteConfig
from site_builder.values.site_paths import method_path
from tests.helpers.blocks import PUBLIC_BLOCKS, render_block
from tests.helpers.markup import parse_fragment
from tests.helpers.sources import ROOT

CONTENT = ROOT / "content"
ALL_PAGES = sorted(path.relative_to(CONTENT).as_posix() for path in CONTENT.rglob("*.md"))
# All pages except the pages in `embed`, which other sites show in frames.
PAGES = [page for page in ALL_PAGES if not page.startswith("embed/")]
KEYS = sorted({method.key for method in METHODS})
LIST = "figures/index.md"
CHOOSING = ("chart", "table")

FENCE = re.compile(r"^```queens (.+)\n((?:.*\n)*?)^```$", re.MULTILINE)


@cache
def text_of(page: str) -> str:
    """Return the text of a page without its front matter."""
    return get_data((CONTENT / page).read_text(encoding="utf-8"))[0]


def test_every_page_has_a_description() -> None:
    """Find also pages whose front matter is not valid YAML.

    MkDocs shows such front matter as text of the page, and the page has no description.
    """
    data = {page: get_data((CONTENT / page).read_text(encoding="utf-8"))[1] for page in PAGES}
    assert [page for page, meta in data.items() if not meta.get("description")] == []


def figures(page: str) -> list[tuple[str, str]]:
    """Return (type, text) of each block on a page."""
    return [(kind, body.strip()) for kind, body in FENCE.findall(text_of(page))]


def levels(page: str) -> list[int]:
    """Return the levels of all headings of a page in order, 1 for `#`."""
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
    assert f"`{key}`" in text_of("figures/index.md")
    assert f"`{{queens}} nodes {key} 8`" in text_of("algorithms/index.md")


def test_every_finding_is_in_the_list_of_questions() -> None:
    listed = [body for name, body in figures("timings/index.md") if name == "finding"]
    assert sorted(listed) == sorted(FINDINGS)


def test_claims_about_puzzle_times_hold_in_our_record() -> None:
    record = site_records(SiteConfig(records=ROOT / "records"))[0]
    best = {cell.subject: [c.best or 0 for c in record.of(cell.subject)] for cell in record.cells}
    listed, bits, iterative = (best[Subject(key, task="permutations")] for key in PERMUTATION_FORMS)
    assert all(b < i < slow for b, i, slow in zip(bits, iterative, listed, strict=True))
    cells, bits, fewest = (best[Subject(key, task="sudoku")] for key in SUDOKU_METHODS)
    assert len(cells) == len(example_puzzles())
    assert all(3 * b <= c for b, c in zip(bits, cells, strict=True))
    assert all(f < b for f, b in zip(fewest, bits, strict=True))


def test_plugin_page_lists_every_option_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| `(.*?)` \|", text_of("plugin.md"), re.MULTILINE)
    defaults = {name: option.default for name, option in Options._schema}
    assert {name: yaml.safe_load(default) for name, default in rows} == defaults
    assert defaults.keys() == {field.name for field in fields(SiteConfig)}


def test_exactly_the_public_block_types_are_documented() -> None:
    text = "\n".join(text_of(page) for page in PAGES if page.startswith("figures/"))
    sources = re.findall(r"^````markdown\n```queens (chart|table|\S+)\n(\S*)", text, re.MULTILINE)
    names = {f"{name} {first}" if name in CHOOSING else name for name, first in sources}
    assert names == set(PUBLIC_BLOCKS)
    listed = re.findall(r"\[`([\w -]+)`\]\((?:laboratories\.md)?#", text_of(LIST))
    assert sorted(listed) == sorted(PUBLIC_BLOCKS)


def programs(page: str) -> list[str]:
    """Return the Python programs that are indented text in a page."""
    indented = re.findall(r"(?:^(?: {4}.*)?\n)+", text_of(page), re.MULTILINE)
    return [dedent(text) for text in indented if "def " in text]


def in_bits(things: int) -> list[tuple[int, ...]]:
    """Return every order of `things` things. Each thing is a bit: 1, 2, 4 and so on."""
    return [tuple(1 << k for k in order) for order in permutations(range(things))]


@pytest.mark.parametrize(
    ("page", "orders"),
    [
        ("algorithms/list-based.md", list(permutations(range(3)))),
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


GLOSSARY = (CONTENT / "glossary.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^### (.+)\n\n((?:(?!##).*\n)+)", GLOSSARY, re.MULTILINE))


def test_entries_are_in_alphabetical_order() -> None:
    assert list(ENTRIES) == sorted(ENTRIES, key=str.lower)


def bibliography() -> dict[str, tuple[str, dict[str, str]]]:
    """Return the type and the fields of each entry of our BibTeX file, by key."""
    text = (CONTENT / "literature.bib").read_text(encoding="utf-8")
    entries = re.findall(r"^@(\w+)\{(\w+),\n((?:  .+\n)+)\}$", text, re.MULTILINE)
    assert len(entries) == text.count("@")
    field = re.compile(r"^  (\w+) = \{(.+)\},$", re.MULTILINE)
    return {key: (kind, dict(field.findall(body))) for kind, key, body in entries}


REQUIRED = {
    "article": {"journal"},
    "book": set[str](),
    "incollection": {"booktitle", "publisher"},
    "inproceedings": {"booktitle"},
    "misc": set[str](),
    "techreport": {"institution"},
}


def test_entries_have_what_their_type_requires_and_can_be_found() -> None:
    for key, (kind, entry) in bibliography().items():
        assert REQUIRED[kind] | {"author", "title", "year"} <= entry.keys(), key
        assert all(value.count("{") == value.count("}") for value in entry.values()), key
        places = {"doi", "url", "journal", "publisher", "institution"} & entry.keys()
        assert places or int(entry["year"]) < 1980, key


def test_list_of_literature_has_each_entry_of_the_bibtex_file_once() -> None:
    listed = re.findall(r'^- <span id="(\S+)"></span>', text_of("history.md"), re.MULTILINE)
    assert sorted(listed) == sorted(bibliography())


def test_list_of_literature_has_year_and_address_of_each_entry() -> None:
    items = dict(re.findall(r'<span id="(\S+)"></span>(.+)<br>', text_of("history.md")))
    for key, (_, entry) in bibliography().items():
        assert items[key].endswith(f", {entry['year']}."), key
        address = f"https://doi.org/{entry['doi']}" if "doi" in entry else entry.get("url")
        assert address is None or f"]({address})" in items[key], key


QUESTION = re.compile(r"^```queens question\n((?:.*\n)*?)^```$", re.MULTILINE)
COUNTS = re.compile(r"^For N = (\d+) it counts (\d+)\b", re.MULTILINE)
QUESTIONS = [
    question
    for path in sorted(CONTENT.rglob("*.md"))
    if not path.is_relative_to(CONTENT / "figures")
    for question in QUESTION.findall(path.read_text(encoding="utf-8"))
    if COUNTS.search(question)
]


def program(question: str) -> str:
    """Return the lines of a question that begin with a bar, which are a program, if any."""
    return "\n".join(re.findall(r"^\| ?(.*)$", question, re.MULTILINE))


def all_solutions(n: int) -> list[tuple[int, ...]]:
    """Return all solutions as tuples, which a program can compare."""
    return [tuple(columns) for columns in solutions(n).tolist()]


def with_first(n: int, column: int) -> int:
    """Return the number of solutions whose queen in the first row is in this column."""
    return sum(columns[0] == column for columns in all_solutions(n))


@pytest.mark.parametrize("question", QUESTIONS)
def test_faulty_program_counts_the_stated_wrong_number(question: str) -> None:
    (numbers,) = COUNTS.findall(question)
    n, stated = map(int, numbers)
    names: dict[str, Any] = {"images": images, "solutions": all_solutions, "with_first": with_first}
    exec(program(question), names)
    assert names["count"](n) == stated
    assert stated != len(solutions(n))


def test_questions_with_programs_are_found() -> None:
    assert len(QUESTIONS) >= 8


SIZES = range(1, 28)
# The letters of the orbits in the table `orbit-sum`, with their sizes.
NAMED_ORBITS = (("a", 2), ("b", 4), ("c", 8))
# For each name in headings and rows of tables, the column of the file with published counts.
COLUMNS = {
    **dict.fromkeys(("all", "Q: all", "solutions", "total"), "total"),
    "fundamental": "fundamental",
    **{f"orbits of {size}": f"orbits_of_size_{size}" for size in (1, 2, 4, 8)},
    **{f"{letter}: orbits of {size}": f"orbits_of_size_{size}" for letter, size in NAMED_ORBITS},
}
TABLES = {
    "chart totals 1-27": 2 * 27,
    "chart orbits 1-27": 4 * 27,
    "table ledger": 2 * 27,
    "table census 1-14": 6 * 14,
    "table burnside 2-14": 2 * 13,
    "table orbit-sum 2-14": 4 * 13,
    "table crosses 4-12": 1 * 9,
    "table ledgers": 2 * 3,
}


def published() -> dict[int, dict[str, str]]:
    """Return the rows of the file with published counts, by N."""
    text = (ROOT / "cy_core" / "known_counts.csv").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {int(line["n"]): line for line in csv.DictReader(lines)}


PUBLISHED = published()


def digits(text: str) -> str:
    """Return a number in a table without thousands separators; an en dash means 0."""
    return {"\N{EN DASH}": "0"}.get(text, text.replace(",", ""))


@pytest.mark.parametrize("block", TABLES)
def test_tables_show_the_published_counts(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The blocks read the folder `records`, which has complete counts only in our repository.
    monkeypatch.chdir(ROOT)
    page, problems = render_block(*block.split(" ", 1))
    assert problems == ()
    table = parse_fragment(page).find(".//table")
    assert table is not None
    headings, *rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    compared = [
        (n, column, digits(text), PUBLISHED[int(n)][COLUMNS[column]])
        for n, *texts in rows
        for column, text in zip(headings[1:], texts, strict=True)
        if column in COLUMNS
    ]
    assert len(compared) == TABLES[block]
    assert [each for each in compared if each[2] != each[3]] == []


def test_chart_readout_shows_the_published_counts() -> None:
    page, _ = render_block("chart", "totals 1-27")
    read = {
        (int(n), "".join(item.find("span").itertext())): text
        for item in parse_fragment(page).iter("li")
        for n, (_, text) in json.loads(item.get("data-qa-values", "")).items()
    }
    assert read == {
        (n, name): f"{int(PUBLISHED[n][COLUMNS[name]]):,}"
        for n in SIZES
        # N = 2 and 3 are missing, because a logarithmic scale cannot show 0 solutions.
        if n not in (2, 3)
        for name in ("all", "fundamental")
    }


def test_census_download_has_the_published_counts() -> None:
    rows = csv.DictReader(io.StringIO(data_tables()[0].csv()))
    assert [{name: row[name] for name in PUBLISHED[1]} for row in rows] == list(PUBLISHED.values())
