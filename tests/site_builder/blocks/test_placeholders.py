"""Figures on their way back to where they belong."""

from __future__ import annotations

import pytest

from site_builder.blocks.expand import DrawnPage, expand
from site_builder.blocks.placeholders import DrawnFigure, fill_placeholders, page_token, placeholder
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Links

HERE = Links("index.md")
KEY = f"{'0f' * 16}-0"
FIGURES = {KEY: DrawnFigure(Figure("moves.html.jinja"), "index.md", "<b>figure</b>")}


def page(name: str, text: str) -> DrawnPage:
    """A page with its figures in place."""
    return expand(text, Links(name), SiteConfig())


@pytest.mark.parametrize(
    ("html", "done"),
    [
        ("{}", "<b>figure</b>"),
        ("<p>{}</p>", "<b>figure</b>"),
        ("<p>\n{}\n</p>", "<b>figure</b>"),
        ("<li>{}</li>", "<li><b>figure</b></li>"),
        ("<p>{} back</p>", "<b>figure</b><p> back</p>"),
        ("<p>12) {}</p>", "<p>12) </p><b>figure</b>"),
        ("<p>12) {} two</p>", "<p>12) </p><b>figure</b><p> two</p>"),
        ("<div><p>text</p>{} text</div>", "<div><p>text</p><b>figure</b> text</div>"),
    ],
)
def test_a_figure_does_not_stand_in_a_paragraph(html: str, done: str) -> None:
    assert fill_placeholders(html.format(placeholder(KEY)), FIGURES, HERE) == done


@pytest.mark.parametrize(
    "text",
    [
        '<div data-qa-figure="0"></div>',
        '<div data-qa-figure="7"></div>',
        placeholder(f"{'0f' * 16}-1"),
        placeholder(f"{'00' * 16}-0"),
        f"<code>{placeholder(KEY).replace('<', '&lt;')}</code>",
    ],
)
def test_text_that_looks_like_a_placeholder_is_kept(text: str) -> None:
    assert fill_placeholders(f"<p>{text}</p>", FIGURES, HERE) == f"<p>{text}</p>"


@pytest.mark.parametrize("around", ["{}", "`{}`", "- {}"])
def test_keys_do_not_occur_in_the_text(around: str) -> None:
    block = "\n\n```queens board\n5.2.1\n```\n"
    text = around.format(placeholder("0")) + block
    for _ in range(3):  # each time the place that the page had before stands in its text
        drawn_page = page("index.md", text)
        done = drawn_page.with_figures(drawn_page.markdown)
        assert done.startswith(text.removesuffix(block))
        assert done.count("<section") == 1
        text = around.format(placeholder(next(iter(drawn_page.figures)))) + block


def test_keys_are_stable_and_differ_between_pages() -> None:
    assert page_token("a.md", "text") == page_token("a.md", "text")
    assert (
        len({page_token("a.md", "text"), page_token("b.md", "text"), page_token("a.md", "")}) == 3
    )


def test_pages_together_share_the_parts_of_their_boards() -> None:
    pages = [page(name, "```queens board\n5.2.1\n```") for name in ("blog/a.md", "blog/b.md")]
    figures = dict(item for part in pages for item in part.figures.items())
    html = fill_placeholders(
        "\n".join(part.markdown for part in pages), figures, Links("all/index.html")
    )
    assert html.count('class="qa-board"') == 2
    assert html.count('href="../boards/5/5.2.1/"') == 2
    assert html.count('id="qa-squares-5"') == 1


def test_excerpt_includes_the_shared_board_parts() -> None:
    post = page("a.md", "```queens board\n5.2.1\n```\n\n<!-- more -->\n")
    (excerpt, rest) = post.markdown.split("<!-- more -->")
    assert post.with_figures(excerpt).index('id="qa-squares-5"') < post.with_figures(excerpt).index(
        "<section"
    )
    assert post.with_figures(rest).strip() == ""
    whole = post.with_figures(post.markdown)
    assert whole.count('id="qa-squares-5"') == 1
    assert whole.index("<section") < whole.index('id="qa-squares-5"')
