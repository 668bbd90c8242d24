"""Small MkDocs projects of somebody else, which use the plugin."""

from __future__ import annotations

import re
from pathlib import Path

from tests.site import build

MKDOCS_YML = """\
site_name: Chess club
theme: {{name: material, font: false}}
{more}
plugins:
  - search
  - queens-atlas: {{galleries: 4-5, solution_pages: 4, {options}}}
"""


def write(project: Path, text: str) -> None:
    """Change the start page."""
    (project / "docs" / "index.md").write_text(text, encoding="utf-8")


def configure(project: Path, options: str = "", more: str = "") -> None:
    """Change the settings."""
    text = MKDOCS_YML.format(options=options, more=more)
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")


def made(project: Path) -> Path:
    """The site, which must be built without a warning."""
    done = build(project / "site", project)
    assert done.returncode == 0, done.stderr
    return project / "site"


def refusal(project: Path, *, strict: bool = True) -> str:
    """What MkDocs says of a project that it refuses, without a traceback."""
    done = build(project / "site", project, strict=strict)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def broken_links(site: Path) -> list[str]:
    """Links within a small site that lead nowhere."""
    found = []
    for page in site.rglob("index.html"):
        for link in re.findall(r'<a [^>]*href="([^":#]+)[#"]', page.read_text(encoding="utf-8")):
            place = page.parent / link
            found += [link] * (not place.is_file() and not (place / "index.html").is_file())
    return found
