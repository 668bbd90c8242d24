"""A small site whose theme fetches and swaps pages itself, by `navigation.instant`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.projects import configure, made
from tests.helpers.site import served

PLACE = "https://club.example/"


@contextmanager
def instant_site(project: Path, pages: Mapping[str, str], options: str = "") -> Iterator[str]:
    """Its address; `pages` has the Markdown of pages by name, one of which is ``index``."""
    (project / "docs").mkdir()
    names = ", ".join(f"{name}.md" for name in pages)
    configure(project, options, f"site_url: {PLACE}\nnav: [{names}, Atlas: boards/index.md]\n")
    settings = project / "mkdocs.yml"
    feature = "font: false, features: [navigation.instant]"
    settings.write_text(settings.read_text("utf-8").replace("font: false", feature), "utf-8")
    for name, text in pages.items():
        (project / "docs" / f"{name}.md").write_text(text, "utf-8")
    site = made(project)
    with served(site) as root:
        # The theme fetches what its map names; of an address it would mend all but the port.
        sitemap = (site / "sitemap.xml").read_text("utf-8").replace(PLACE, f"{root}/")
        (site / "sitemap.xml").write_text(sitemap, "utf-8")
        yield f"{root}/"
