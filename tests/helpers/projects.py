"""Small MkDocs projects of other people, which use the plugin."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from mkdocs.utils import yaml_load

from site_builder.values.cache import FOLDER
from tests.helpers.children import EndedProcess, run_in_process
from tests.helpers.sources import ROOT

OURS = "name: queens-atlas"
MATERIAL = "name: material, font: false"
MKDOCS_YML = """\
site_name: Chess club
theme: {{{theme}}}
{more}
plugins:
  - search
  - queens-atlas:
      {{galleries: 4-5, long_galleries: none, solution_pages: 4, cards: false, {options}}}
"""


def our_settings() -> dict[str, Any]:
    """Return the settings in our own `mkdocs.yml`."""
    return dict(yaml_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8")))


def write(project: Path, text: str) -> None:
    """Write the start page."""
    (project / "docs" / "index.md").write_text(text, encoding="utf-8")


def configure(project: Path, options: str = "", more: str = "", theme: str = OURS) -> None:
    """Write `mkdocs.yml`. `options` are the plugin's; `more` are lines at the top level.

    The project uses the cache of our own site for results that depend on our code alone.
    """
    # The link may exist already, or the system may not support links.
    with suppress(OSError):
        (project / FOLDER.parent).symlink_to(ROOT / FOLDER.parent, target_is_directory=True)
    text = MKDOCS_YML.format(options=options, more=more, theme=theme)
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")


def build(project: Path, *, strict: bool = True) -> EndedProcess:
    """Build the project into its folder `site`."""
    words = ["build"]
    if strict:
        words.append("--strict")
    if sys.platform == "win32":  # cannot fork
        command = [sys.executable, "-m", "mkdocs", *words]
        done = subprocess.run(
            command, cwd=project, capture_output=True, text=True, encoding="utf-8"
        )
        return EndedProcess(done.returncode, done.stdout, done.stderr)
    with tempfile.TemporaryDirectory() as box:
        return run_in_process(mkdocs, words, box=Path(box), here=project)


def mkdocs(words: Sequence[str]) -> None:
    """Run a command of MkDocs, which ends the process."""
    from mkdocs.__main__ import cli

    cli(words)


def made(project: Path) -> Path:
    """Build the project without a warning; return the folder of the site."""
    done = build(project)
    assert done.status == 0, done.err
    return project / "site"


def refusal(project: Path, *, strict: bool = True) -> str:
    """Return the error of MkDocs for a project that it must refuse without a traceback."""
    done = build(project, strict=strict)
    assert done.status != 0
    assert "Traceback" not in done.err
    return done.err


def broken_links(site: Path) -> list[str]:
    """Return the links within a small site that lead to no file."""
    broken = []
    for page in site.rglob("index.html"):
        for link in re.findall(r'<a [^>]*href="([^":#?]+)[#?"]', page.read_text(encoding="utf-8")):
            place = page.parent / link
            if not place.is_file() and not (place / "index.html").is_file():
                broken.append(link)
    return broken
