"""Figures in their places, whatever else works on the pages of a site."""

from __future__ import annotations

import re
from pathlib import Path

from tests.helpers.projects import MATERIAL, broken_links, configure, made, refusal, write

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


TABS = "{alternate_style: true}"
LOOKALIKE = '<div data-qa-figure="0"></div>'


def test_figures_stand_in_lists_quotes_and_tabs_and_nowhere_else(project: Path) -> None:
    write(project, f"{NESTED}\n`{LOOKALIKE}`\n\n{LOOKALIKE}\n")
    ours = "queens_atlas"  # which the plugin brings, too
    extensions = f"markdown_extensions: [{ours}, pymdownx.tabbed: {TABS}]"
    configure(project, more=extensions, theme=MATERIAL)
    home = (made(project) / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<li>\s*<p>One</p>\s*<div>\s*<link.*\s*<script.*\s*<section", home)
    assert re.search(r"<blockquote>\s*<section", home)
    assert re.search(r'<div class="tabbed-block">\s*<section', home)
    assert home.count("<section") == 3
    assert 'href="boards/4/4.2.1/"' in home
    assert home.count(LOOKALIKE) == 1
    assert home.count("data-qa-figure") == 2


WRITES = """\
from markdown import Markdown

def on_page_markdown(markdown, **kwargs):
    return markdown + "\\n```queens board\\n4.2.1\\n```\\n"

def on_config(config):
    def convert(source, language, css_class, options, md, **kwargs):
        inner = Markdown(extensions=config.markdown_extensions)
        return inner.convert(source.replace("%%%", "```"))
    fence = {"name": "written", "class": "written", "format": convert}
    config.markdown_extensions.append("pymdownx.superfences")
    config.mdx_configs["pymdownx.superfences"] = {"custom_fences": [fence]}
"""
WRITTEN = "# Club\n\n```written\n%%%queens {}\n5.2.1\n%%%\n```\n"


def test_blocks_that_other_tools_write_are_drawn(project: Path) -> None:
    """A hook, and a converter of its own, as those of `markdown-exec` and `mkdocstrings`."""
    (project / "writes.py").write_text(WRITES, "utf-8")
    configure(project, more="hooks: [writes.py]")
    write(project, WRITTEN.format("board"))
    home = (made(project) / "index.html").read_text("utf-8")
    assert home.count('class="qa-board"') == 2
    assert home.count('class="qa-definitions"') == 1
    write(project, WRITTEN.format("bord"))
    assert "index.md: unknown figure bord: " in refusal(project)


BLOG = "  - blog: {archive_date_format: yyyy}\n"
POST = "---\ndate: 2026-01-0{day}\n---\n# Post {day}\n\n{block}\n\n<!-- more -->\n\n{block}\n"


def test_figures_stand_in_a_blog_and_in_its_lists_of_posts(project: Path) -> None:
    configure(project, theme=MATERIAL)
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
    assert page.count(b'<section class="qa-block qa-boards qa-few"') == 2
    assert b'href="../boards/4/4.2.1/"' in page
    assert page.endswith(b"\xff")
    assert b"data-qa-figure" not in page
