"""A small site whose theme fetches and swaps pages itself, by `navigation.instant`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.projects import MATERIAL, configure, made
from tests.helpers.site import served

PLACE = "https://club.example/"
SETTINGS = f"""\
site_url: {PLACE}
markdown_extensions:
  - admonition
  - pymdownx.details
  - pymdownx.superfences
  - pymdownx.tabbed: {{alternate_style: true}}
"""


@contextmanager
def instant_site(
    project: Path,
    pages: Mapping[str, str],
    options: str = "",
    features: Sequence[str] = ("navigation.instant",),
) -> Iterator[str]:
    """Its address; `pages` has the Markdown of pages by name, one of which is ``index``."""
    (project / "docs").mkdir()
    names = ", ".join(f"{name}.md" for name in pages)
    settings = f"{SETTINGS}nav: [{names}, Atlas: boards/index.md]\n"
    configure(project, options, settings, f"{MATERIAL}, features: [{', '.join(features)}]")
    for name, text in pages.items():
        (project / "docs" / f"{name}.md").write_text(text, "utf-8")
    site = made(project)
    with served(site) as root:
        # The theme fetches what its map names; of an address it would mend all but the port.
        sitemap = (site / "sitemap.xml").read_text("utf-8").replace(PLACE, f"{root}/")
        (site / "sitemap.xml").write_text(sitemap, "utf-8")
        yield f"{root}/"
