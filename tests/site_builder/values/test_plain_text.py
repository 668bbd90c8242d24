"""The text of figures: boards as rows, tables as Markdown, steps as lists."""

from __future__ import annotations

import pickle
import re

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.blocks.registry import draw_block
from site_builder.svg.board import Board, draw_board
from site_builder.values.block import BLOCKS
from site_builder.values.config import NO_PAGES, SiteConfig
from site_builder.values.figure import Figure, Picture, Pictures, figure_text
from site_builder.values.plain_text import TextPart, as_html, as_markdown, drawn_svg, printed

# Blocks whose text can be a snapshot, because it has no measured times.
STEADY = [
    *("arithmetic", "attacks", "bits", "board", "call-stack", "chart totals", "editor"),
    *("moves", "orbit", "play", "question", "row-number", "stepper", "steps"),
    *("sudoku", "sum", "table census", "table notations", "tree"),
]


def figure(name: str) -> Figure | None:
    """Draw the example of the block type `name`.

    Return None if it gives no figure, for example Markdown instead.
    """
    kind, _, subject = name.partition(" ")
    example = BLOCKS[name].example
    lines = [f"{subject} {example}".strip()] if subject else example.splitlines()
    drawn = draw_block(kind, lines, SiteConfig())
    return drawn if isinstance(drawn, Figure) else None


@pytest.mark.parametrize("name", STEADY)
def test_text_of_a_figure(name: str, snapshot: SnapshotAssertion) -> None:
    drawn = figure(name)
    assert drawn is not None
    assert printed(figure_text(drawn, "https://a.org/page/")) == snapshot


# Blocks whose figure has no text to test: the example of `crosses` names two forms, and the other
# blocks are ornaments beside titles.
WITHOUT_TEXT = {"crosses", "chapter-picture", "method-picture", "variant-picture"}


@pytest.mark.parametrize(
    "name", [name for name in BLOCKS if not BLOCKS[name].is_inline and name not in WITHOUT_TEXT]
)
def test_every_figure_has_a_text(name: str) -> None:
    drawn = figure(name)
    assert drawn is None or len(printed(figure_text(drawn))) > 20


def test_a_caption_is_part_of_the_text() -> None:
    text = printed(
        figure_text(draw_block("board", ["4 2 0 3 1", "caption: *One* of ten"], NO_PAGES))
    )
    assert text.endswith("\n\n*One* of ten")


def test_a_picture_of_others_has_its_title_and_description() -> None:
    svg = "<svg><title>A &lt; B</title><desc>Two bars</desc></svg>"
    assert printed(figure_text(Pictures([Picture(svg)]))) == "A < B. Two bars."
    assert drawn_svg('<img alt="A &amp; B" src="a.svg">').text == "A & B"


def test_a_picture_keeps_its_text_in_the_cache() -> None:
    svg = draw_board(Board(2, [(0, 1)]), title="One", description="Queen on b2")
    cached = pickle.loads(pickle.dumps(svg))
    assert (cached, cached.text) == (svg, ". Q\n. .\nOne. Queen on b2.")


def test_lines_of_a_board_get_a_fence_that_no_line_of_theirs_ends() -> None:
    parts = [TextPart("```\nQ", is_verbatim=True), TextPart("One queen")]
    assert as_markdown(parts) == "````text\n```\nQ\n````\n\nOne queen"


def test_html_keeps_the_lines() -> None:
    parts = [TextPart("Q .\n. .", is_verbatim=True), TextPart("a < b"), TextPart("")]
    assert as_html(parts) == "<pre>Q .<br>. .</pre><p>a &lt; b</p>"


def test_steps_of_a_long_search_end_with_the_number_of_others() -> None:
    text = printed(figure_text(draw_block("stepper", ["bitmap 5"], NO_PAGES)))
    assert len(re.findall(r"^[0-9]+\. ", text, re.MULTILINE)) == 20
    assert text.endswith("\n\n86 more steps.")
