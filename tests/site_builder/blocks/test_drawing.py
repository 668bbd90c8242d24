"""Blocks in a page: the drawing of each kind, and the message of each mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

import pytest

from cy_core import known_census, method_source
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.helpers.blocks import Problem, fenced_block, render_page

HERE = Links("essays/one.md")
UNRANKED = " ".join(str(2 * column % 23 - 1) for column in range(1, 23))
BOARD = 'class="qa-board"'


def render(text: str, config: SiteConfig | None = None, links: Links = HERE) -> str:
    """Return the HTML of a page with its figures. Fail if a block has a mistake."""
    done = render_page(text, config, links)
    assert done.problems == []
    return done.html


def problem(text: str, config: SiteConfig | None = None) -> Problem:
    """Return the only mistake of a page, which must have no figures."""
    done = render_page(text, config, HERE)
    assert done.figures == {}
    (first_problem,) = done.problems
    return first_problem


# The type and the lines of a block, and how often its HTML has each text.
SHOWN: list[tuple[tuple[str, ...], Mapping[str, int]]] = [
    (
        ("board", "4 2 0 3 1", "5.2.1"),
        {
            'href="../../boards/5/5.8.1/"': 1,
            'href="../../boards/5/5.2.1/"': 1,
            BOARD: 2,
            'id="qa-squares-5"': 1,
            'id="qa-queen"': 1,
        },
    ),
    (("board", UNRANKED), {"<b>N = 22</b>": 1}),
    (
        ("orbit", "5.2.1"),
        {BOARD: 2, ">↻ 90°<": 1, " (turned by 90° clockwise)<": 1, ">2</span>": 1},
    ),
    (("images", "8.4.1"), {BOARD: 8, "same as ": 4}),
    (("moves",), {'class="qa-chart qa-numbered"': 8}),
    (("gallery", "8"), {BOARD: 12, 'title="orbit of 4"': 1}),
    (("table", "ledger"), {f"{known_census(27).total:,}": 1, "23 November 2026": 2}),
    (("table", "methods"), {"../../algorithms/carry-chain/": 1, "one of each orbit": 1}),
]


# For a block, the texts of its captions of boards, as readers without our style sheet get them.
CAPTIONS = {
    ("board", "4 2 0 3 1"): ["5.8.1, orbit of 8, columns 42031"],
    ("gallery", "6"): ["6.4.1, orbit of 4, columns 420531"],
    ("images", "4.2.1"): [
        "identity, columns 2031",
        "↻ 90° (turned by 90° clockwise), columns 2031, same as identity",
    ],
}


@pytest.mark.parametrize(("lines", "captions"), CAPTIONS.items(), ids=map(" ".join, CAPTIONS))
def test_captions_read_as_words(lines: tuple[str, ...], captions: list[str]) -> None:
    html = render(fenced_block(*lines))
    found = [code(part) for part in re.findall("<figcaption>(.*?)</figcaption>", html, re.DOTALL)]
    assert found[: len(captions)] == captions


@pytest.mark.parametrize(
    ("lines", "occurrences"), SHOWN, ids=[" ".join(lines) for lines, _ in SHOWN]
)
def test_a_block_shows_what_it_is_about(
    lines: tuple[str, ...], occurrences: Mapping[str, int]
) -> None:
    html = render(fenced_block(*lines))
    assert {text: html.count(text) for text in occurrences} == occurrences


def test_parts_are_shared_by_all_boards_of_a_page() -> None:
    done = render(
        "\n\n".join(
            [
                fenced_block("board", "5.2.1"),
                fenced_block("board", "4.2.1"),
                fenced_block("gallery", "5"),
            ]
        )
    )
    assert done.count('id="qa-queen"') == 1
    assert done.count('id="qa-squares-4"') == done.count('id="qa-squares-5"') == 1


def code(html: str) -> str:
    """Return HTML as text: without tags, and with its entities replaced."""
    return unescape(re.sub("<[^>]*>", "", html))


def test_source_block_shows_the_source_of_the_core() -> None:
    for part in ("recursive", "iterative", "shared"):
        source = method_source("bitmap", part)  # type: ignore[arg-type]
        assert code(render(fenced_block("source", f"bitmap {part}"))) == f"{source}\n"
    search, call = (
        render(fenced_block("source", f"bitmap recursive {of}")) for of in ("search", "call")
    )
    source = method_source("bitmap", "recursive")
    assert code(call).startswith("def recursive(side):\n")
    assert "".join(code(search + call).split()) == "".join(source.split())


def test_source_may_stand_in_an_indented_block() -> None:
    text = "- Recursive\n\n    ```queens source\n    bitmap recursive\n    ```\n"
    page = render_page(text, extensions=["pymdownx.superfences"])
    assert re.search(r"<li>\s*<p>Recursive</p>\s*<div class=\"highlight\">", page.html)


def test_a_chart_has_its_data_in_a_table() -> None:
    done = render(fenced_block("chart", "totals 1-27"))
    assert "qa-lines" in done
    assert done.index("<details>") < done.index('<table class="qa-table">')


def test_links_lead_only_to_pages_that_exist() -> None:
    alone = Links("one.md", exists=lambda path: False)
    assert "algorithms" not in render(fenced_block("table", "methods"), links=alone)


@pytest.mark.parametrize(
    ("kind", "body", "message"),
    [
        ("table census", "", "figure table census: write census in the line below queens table"),
        ("board 5.2.1", "", "unknown figure board 5.2.1: write 5.2.1 in the line below"),
        ("", "", "unknown figure (none): choose one of arithmetic"),
    ],
)
def test_mistake_is_reported_with_its_line(kind: str, body: str, message: str) -> None:
    failure = problem("# One\n\n" + fenced_block(kind, body))
    assert failure.line == 3
    assert message in failure.message
    assert "\n" not in failure.message


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (
            "- ```queens source\n  bitmap recursive\n  ```",
            1,
            "a source must begin on a line of its",
        ),
        (
            "One\n\n- > ```queens board\n  > 5.2.1\n  > ```\n\nTwo\n",
            3,
            "a block in a quote in a list must begin on a line of its own",
        ),
    ],
)
def test_a_block_in_a_wrong_place_is_reported(text: str, line: int, message: str) -> None:
    failure = problem(text)
    assert failure.line == line
    assert failure.message.startswith(message)


def test_mistakes_are_reported_in_page_order() -> None:
    text = "\n".join(
        [fenced_block("board", "x"), fenced_block("board", "5.2.1"), fenced_block("bord")]
    )
    done = render_page(text)
    assert [entry.line for entry in done.problems] == [1, 7]
    assert done.html.count("qa-card") == 1


def test_page_lists_the_assets_of_its_figures() -> None:
    done = render_page(fenced_block("stepper", "mirror 4"))
    assert "assets/traces/mirror/4.json" in {asset.path for asset in done.assets}
    assert render_page(fenced_block("board", "5.2.1")).assets == ()
