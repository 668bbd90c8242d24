"""Figures in their places, whatever else works on the pages of a site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.projects import broken_links, build, configure, made, refusal, write

NESTED = """\
---
title: Club
---
- One

    ```queens board
    5.2.1
    ```

> ```queens board
> 4.2.1
> ```

=== "Tab"

    ```queens chart
    heat 4
    ```
"""


LOOKALIKE = '<div data-qa-figure="0"></div>'


def test_figures_stand_in_lists_quotes_and_tabs_and_nowhere_else(project: Path) -> None:
    write(project, f"{NESTED}\n`{LOOKALIKE}`\n\n{LOOKALIKE}\n")
    configure(project, more="markdown_extensions: [pymdownx.tabbed: {alternate_style: true}]")
    home = (made(project) / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<li>\s*<p>One</p>\s*<section", home)
    assert re.search(r"<blockquote>\s*<section", home)
    assert re.search(r'<div class="tabbed-block">\s*<section', home)
    assert home.count("<section") == 3
    assert home.count(LOOKALIKE) == 1
    assert home.count("data-qa-figure") == 2


def test_block_read_as_text_is_reported_with_its_line(project: Path) -> None:
    write(project, NESTED)  # without the extension for tabs
    message = refusal(project)
    assert "index.md, line 16: Markdown takes this block for text: begin it at" in message
    assert message.count("WARNING") == 1
    done = build(project, strict=False)
    home = (project / "site" / "index.html").read_text(encoding="utf-8")
    assert done.err.count("Markdown takes") == 1
    assert "```queens chart\nheat 4\n```" in home
    assert home.count("<section") == 2


@pytest.mark.parametrize(
    "html",
    [
        '<pre><code class="language-queens">queens\n8.4.1\n</code></pre>',  # of a notebook
        "<p><code>queens board\n8.4.1</code></p>",  # of a docstring
    ],
)
def test_a_block_that_another_plugin_shows_as_code_is_reported(project: Path, html: str) -> None:
    write(project, f"# Notes\n\n{html}\n")
    assert "index.md: a block is shown as code: write it in" in refusal(project)


BLOG = "  - blog: {archive_date_format: yyyy}\n"
POST = "---\ndate: 2026-01-0{day}\n---\n# Post {day}\n\n{block}\n\n<!-- more -->\n\n{block}\n"


def test_figures_stand_in_a_blog_and_in_its_lists_of_posts(project: Path) -> None:
    with (project / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(BLOG)
    posts = project / "docs" / "blog" / "posts"
    posts.mkdir(parents=True)
    for day in (1, 2):
        text = POST.format(day=day, block="```queens board\n4.2.1\n```")
        (posts / f"{day}.md").write_text(text, encoding="utf-8")
    site = made(project)
    assert broken_links(site) == []
    for folder in ("blog", "blog/archive/2026", "blog/2026/01/01/post-1"):
        page = (site / folder / "index.html").read_text(encoding="utf-8")
        assert page.count('class="qa-board"') == 2, folder
        assert page.count('id="qa-squares-4"') == 1, folder


# What print-site does: it keeps the HTML of all pages, and writes a page of its own at the end.
ALL_IN_ONE = """\
from pathlib import Path

kept = []

def on_page_content(html, page, **kwargs):
    kept.append(html)

def on_post_build(config):
    page = Path(config.site_dir, "all", "index.html")
    page.parent.mkdir()
    page.write_bytes("\\n".join(kept).encode() + bytes([255]))
"""


def test_figures_stand_in_a_page_that_another_plugin_writes(project: Path) -> None:
    (project / "one.py").write_text(ALL_IN_ONE, encoding="utf-8")
    configure(project, "galleries: 4", more="hooks: [one.py]")
    write(project, "# Club\n\n```queens board\n4.2.1\n```\n")
    (project / "docs" / "two.md").write_text("```queens board\n5.2.1\n```\n", encoding="utf-8")
    page = (made(project) / "all" / "index.html").read_bytes()
    assert page.count(b'<section class="qa-block qa-boards"') == 2
    assert b'href="../boards/4/4.2.1/"' in page
    assert page.endswith(b"\xff")
    assert b"data-qa-figure" not in page
