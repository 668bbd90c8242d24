"""Squares, messages and paragraphs as texts."""

from __future__ import annotations

import pytest

from site_builder.values.errors import one_line
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.text import squares


def test_squares_count_rows_from_the_bottom() -> None:
    assert squares((4, 2, 0, 3, 1)) == ("e5", "c4", "a3", "d2", "b1")


def test_wide_boards_continue_after_z() -> None:
    assert squares(range(32))[25:28] == ("z7", "aa6", "ab5")
    assert len({name.rstrip("0123456789") for name in squares(range(32))}) == 32


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("N = 8: 92 solutions, ½ µs, “ok”", "N = 8: 92 solutions, ½ µs, “ok”"),
        ("a\nb\rc\td\0e\x7f\x85", r"a\nb\rc\td\x00e\x7f\x85"),
        ("\x1b]0;title\x07\x1b[31mred", r"\x1b]0;title\x07\x1b[31mred"),
        ("a\u2028b\u2029c", r"a\u2028b\u2029c"),
        ("\u202eevil\u2066\u200b", r"\u202eevil\u2066\u200b"),
        ("\udcff\ud800", r"\udcff\ud800"),
        ("9" * 500, "9" * 500),
        ("9" * 501, f"{'9' * 300} ... {'9' * 200}"),
    ],
)
def test_error_message_is_one_clean_line(message: str, line: str) -> None:
    assert one_line(message) == line


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("$a*b*c < 2^n$", r'<span class="arithmatex">\(a*b*c &lt; 2^n\)</span>'),
        (r"\(x_1 * y_1 * z\)", r'<span class="arithmatex">\(x_1 * y_1 * z\)</span>'),
        ("$5 and $6", "$5 and $6"),
        (r"\$a\$", "$a$"),
        ("`$a$`", "<code>$a$</code>"),
        ("[*a*](b.md)", '<a href="b.md"><em>a</em></a>'),
    ],
)
def test_formulas_keep_what_markdown_would_change(text: str, html: str) -> None:
    assert inline_markdown(text) == html


@pytest.mark.parametrize("text", ["# 1", "1. one", "- one", "[a]: b", "---"])
def test_a_paragraph_stays_a_paragraph(text: str) -> None:
    assert inline_markdown(text) == text


def test_a_tag_is_text() -> None:
    assert inline_markdown("<b> < </p>") == "&lt;b&gt; &lt; &lt;/p&gt;"
