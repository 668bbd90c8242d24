"""The themes that come with MkDocs: our figures keep their looks, in light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from site_builder.svg import palette
from tests.helpers.projects import broken_links, configure, made, write
from tests.helpers.site import served

PAGE = """\
# Chess club

```queens table
census 1-4
```

| ours | theirs |
|---|---|
| 1 | 2 |
"""
# The classes of our table and of the other, and the colours of text and paper of our figures.
LOOKS = """() => {
  const colours = getComputedStyle(document.documentElement);
  const tables = [".qa-table", "table:not([class*=qa-]):has(td:nth-child(2))"];
  return [
    tables.map((which) => document.querySelector(which).className),
    ...["--qa-ink", "--qa-paper"].map((name) => colours.getPropertyValue(name)),
  ];
}"""
THEMES = {
    "mkdocs": ("table table-striped table-hover", "color_mode: dark"),
    "readthedocs": ("docutils", "sticky_navigation: true"),
}


def themed(project: Path, theme: str) -> Path:
    """A small site with a theme of MkDocs, whose addresses are names of files."""
    configure(project, more="use_directory_urls: false")
    settings = project / "mkdocs.yml"
    old, new = (
        "name: material, font: false",
        f"name: {theme}, {THEMES[theme][1]}",
    )
    settings.write_text(settings.read_text("utf-8").replace(old, new), "utf-8")
    write(project, PAGE)
    return made(project)


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
def test_tables_are_ours_and_colours_follow_the_theme(
    theme: str, project: Path, page: Page
) -> None:
    site = themed(project, theme)
    assert broken_links(site) == []
    page.route("https://**", lambda route: route.abort())  # where these themes have code in colour
    page.add_init_script("globalThis.hljs = { highlightAll() {} }")
    with served(site) as root:
        page.goto(root)
        (ours, theirs), ink, paper = page.evaluate(LOOKS)
        page.goto("about:blank")  # while their search can still be fetched
    assert ours == "qa-table"
    assert theirs == THEMES[theme][0]
    dark = theme == "mkdocs"
    assert ink == (palette.DARK if dark else palette.LIGHT)["--qa-ink"]
    assert (paper == palette.LIGHT["--qa-paper"]) != dark
