"""Paragraphs of Markdown in blocks, with formulas that scripts of the page typeset."""

from __future__ import annotations

import pytest

from site_builder.values.inline_markdown import inline_markdown


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
