"""Blocks of our pages, altered at random: each is drawn, or refused in a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from site_builder.blocks.extension import figure_html
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.helpers.blocks import drawn_page
from tests.helpers.command_line import NUMBERS, TEXTS, UNPRINTABLE, is_clean
from tests.helpers.records import write_records
from tests.helpers.sources import ROOT

FENCE = re.compile(r"^```queens .*\n(?:.*\n)*?```$", re.MULTILINE)
PAGES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "content").rglob("*.md"))]
WRITTEN = [*dict.fromkeys(block for page in PAGES for block in FENCE.findall(page))]
MARK = '<div data-qa-figure="{}"></div>'  # stands for a figure until the page is HTML
EVIL = "<qa-evil>"
HERE = Links("essays/one.md")
EXTENSIONS = (
    *("admonition", "def_list", "footnotes", "fenced_code"),
    *("pymdownx.details", "pymdownx.tabbed"),
)
NUMBER = re.compile("[0-9]+")
QUICK = ("3", "4", "5", "6", "7", "8")  # figures of larger boards take long
BEFORE = ("> ", "> " * 60, "- ", "- > " * 40, "1. ", "  ", "    ", "\t", "````", "~~~", "# ")
HTML = (EVIL, '" onload="x', "{{ 7 * 7 }}", "&lt;", "```", "~~~", "<!--", "$1", MARK.format(0))
# A page is read as UTF-8, which has no lone surrogates.
CONTROLS = tuple(word for word in UNPRINTABLE if not re.search("[\ud800-\udfff]", word))
PUT_IN = (CONTROLS, CONTROLS, (*NUMBERS, *TEXTS), HTML, tuple(BLOCKS), QUICK)
BETWEEN = ("", "Text.", *(MARK.format(number) for number in (0, 1, 10**9)), f"a `{MARK}` b")


@st.composite
def pages(draw: st.DrawFn) -> str:
    """Some blocks with text between them, and some changes of their lines."""
    blocks = draw(st.lists(st.sampled_from(WRITTEN), min_size=1, max_size=3))
    parts = [f"{block}\n\n{draw(st.sampled_from(BETWEEN))}\n" for block in blocks]
    lines = "\n".join(parts).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + 1] = draw(changes(lines[at]))
        lines = lines or [""]
    return "\n".join(lines)


def changes(line: str) -> st.SearchStrategy[list[str]]:
    """What may become of a line."""
    places = st.lists(st.integers(0, len(line)), min_size=2, max_size=2).map(sorted)
    words = st.builds(
        lambda ends, word: [line[: ends[0]] + word + line[ends[1] :]],
        places,
        st.sampled_from(PUT_IN).flatmap(st.sampled_from),
    )
    return st.one_of(
        words,
        words,
        st.sampled_from(([], [line, line], [line, MARK.format(0)])),
        st.sampled_from(BEFORE).map(lambda word: [word + line]),
        st.sampled_from((*QUICK, "0", "9", "33", "4-8", "-1")).map(
            lambda number: [NUMBER.sub(number, line)]
        ),
    )


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> SiteConfig:
    """A site with timing records."""
    folder: Path = tmp_path_factory.mktemp("records")
    write_records(folder / "timings")
    return SiteConfig(records=folder)


@settings(max_examples=150)
@given(pages())
def test_altered_blocks_are_drawn_or_refused_in_one_line(config: SiteConfig, text: str) -> None:
    page = drawn_page(text, config, HERE, EXTENSIONS)
    assert all(is_clean(problem.message) for problem in page.problems)
    assert EVIL not in "".join(figure_html(figure, HERE) for figure in page.figures.values())
