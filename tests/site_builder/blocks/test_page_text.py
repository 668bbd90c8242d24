"""A page as Markdown: blocks as text, numbers for inline blocks, and nothing else changed."""

from __future__ import annotations

import pytest

from site_builder.blocks.extension import draw
from site_builder.blocks.page_text import page_text, with_targets, with_texts, without_texts
from site_builder.blocks.registry import draw_block, draw_inline
from site_builder.values.config import NO_PAGES
from site_builder.values.figure import Figure

BLOCK = ["```queens board", "1 3 0 2", "```"]
BOARD = [
    "```text",
    ". Q . .",
    ". . . Q",
    "Q . . .",
    ". . Q .",
    "Solution 4.2.1. Queens on b4 d3 a2 c1.",
    "```",
]


def text_of(*lines: str) -> list[str]:
    """Return the lines of a page after its blocks and inline blocks are replaced by texts."""
    text = page_text(
        lines,
        lambda block: draw(block, NO_PAGES),
        lambda words: draw_inline(words, NO_PAGES),
        "https://a.org/page/",
    )
    return text.splitlines()


def test_a_block_becomes_its_text_with_empty_lines_around_it() -> None:
    assert text_of("One", *BLOCK, "two") == ["One", "", *BOARD, "", "two"]


@pytest.mark.parametrize(("first", "start"), [("> ", "> "), ("    ", "    "), ("- ", "  ")])
def test_text_stays_in_the_quote_or_list_of_its_block(first: str, start: str) -> None:
    opening, *rest = BLOCK
    lines = text_of("Words", "", first + opening, *(start + line for line in rest))
    assert lines[2:] == [first + BOARD[0], *(start + line for line in BOARD[1:])]


def test_a_source_is_code_and_its_caption_follows() -> None:
    lines = text_of("```queens source", "bitmap recursive call", "caption: *One* call", "```")
    assert lines[0] == "```cython"
    assert lines[-2:] == ["", "One call"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("It has `{queens} nodes bitmap 4` nodes.", "It has 16 nodes."),
        ("Write `` `{queens} nodes bitmap 4` ``.", "Write `` `{queens} nodes bitmap 4` ``."),
        ("Not `{queens} nodes nothing 4`.", "Not `{queens} nodes nothing 4`."),
        ("[a](#b){ data-x='1' .wide } and `{ .y }`", "[a](#b) and `{ .y }`"),
        ("## Heading { #anchor }", "## Heading"),
        ("The set {1, 2}", "The set {1, 2}"),
    ],
)
def test_other_lines(line: str, expected: str) -> None:
    assert text_of(line) == [expected]


def test_code_and_comments_stay_as_they_are() -> None:
    code = ["~~~markdown", "`{queens} nodes bitmap 4`", "<div markdown>", "```queens", "~~~"]
    comment = ["<!--", *BLOCK, "-->"]
    assert text_of(*code, "", *comment) == [*code, "", *comment]


def test_elements_that_only_lay_out_a_page_are_left_out() -> None:
    assert text_of('<div class="two" markdown>', "", "One", "", "</div>") == ["One"]


def test_a_block_with_a_mistake_stays() -> None:
    lines = ["```queens board", "1 1", "```"]
    assert text_of(*lines) == lines


def test_a_figure_of_a_script_names_its_page() -> None:
    lines = text_of("```queens find", "8", "```")
    assert lines[0] == "Find a board. Its interactive version is at https://a.org/page/."


def test_paths_of_links_pictures_and_references_are_replaced() -> None:
    text = '[a](b.md#c) ![d](<e.svg> "f") [g](https://h.org/i.md) [j](#k)\n\n[l]: m.md'
    assert with_targets(text, lambda path: f"../{path}") == (
        '[a](../b.md#c) ![d](<../e.svg> "f") [g](https://h.org/i.md) [j](#k)\n\n[l]: ../m.md'
    )


def test_placeholders_have_texts_while_other_plugins_read_a_page() -> None:
    figure = draw_block("board", ["1 3 0 2"], NO_PAGES)
    assert isinstance(figure, Figure)
    key = "0" * 32
    html = f'<p>One</p>\n<div data-qa-figure="{key}"></div>\n<div>two</div>'
    filled = with_texts(html, {key: figure})
    assert "<pre>. Q . .<br>. . . Q<br>Q . . .<br>. . Q .<br>Solution 4.2.1." in filled
    assert without_texts(filled) == html
