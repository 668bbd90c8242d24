"""Small MkDocs projects that use the plugin, as other people's do."""

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

OUR_THEME = "name: queens-atlas"
MATERIAL_THEME = "name: material, font: false"
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


def write_start_page(project: Path, text: str) -> None:
    """Write `text` as the start page of a project."""
    (project / "docs" / "index.md").write_text(text, encoding="utf-8")


def configure(project: Path, options: str = "", more: str = "", theme: str = OUR_THEME) -> None:
    """Write `mkdocs.yml`. `options` are options of the plugin, `more` lines at the top level.

    `theme` has the name and the options of the theme.

    The project uses the cache of our own site for results that depend on our code alone.
    """
    # The link may exist already, or the system may not support links.
    with suppress(OSError):
        (project / FOLDER.parent).symlink_to(ROOT / FOLDER.parent, target_is_directory=True)
    text = MKDOCS_YML.format(options=options, more=more, theme=theme)
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")


def build_project(project: Path, *, strict: bool = True) -> EndedProcess:
    """Build the project into its folder `site`. If `strict` is true, a warning is an error."""
    arguments = ["build"]
    if strict:
        arguments.append("--strict")
    # Windows cannot fork processes, so start a new one.
    if sys.platform == "win32":
        command = [sys.executable, "-m", "mkdocs", *arguments]
        done = subprocess.run(
            command, cwd=project, capture_output=True, text=True, encoding="utf-8"
        )
        return EndedProcess(done.returncode, done.stdout, done.stderr)
    with tempfile.TemporaryDirectory() as folder:
        return run_in_process(run_mkdocs, arguments, folder=Path(folder), cwd=project)


def run_mkdocs(arguments: Sequence[str]) -> None:
    """Run the command `mkdocs` with these arguments. It ends the process."""
    from mkdocs.__main__ import cli

    cli(arguments)


def build_site(project: Path) -> Path:
    """Build the project without a warning; return the folder of the site."""
    done = build_project(project)
    assert done.status == 0, done.err
    return project / "site"


def build_error(project: Path, *, strict: bool = True) -> str:
    """Return the error of MkDocs for a project that it must refuse without a traceback."""
    done = build_project(project, strict=strict)
    assert done.status != 0
    assert "Traceback" not in done.err
    return done.err


def broken_links(site: Path) -> list[str]:
    """Return the relative links in the pages of a small site that lead to no file."""
    broken = []
    for page in site.rglob("index.html"):
        for link in re.findall(r'<a [^>]*href="([^":#?]+)[#?"]', page.read_text(encoding="utf-8")):
            target = page.parent / link
            if not target.is_file() and not (target / "index.html").is_file():
                broken.append(link)
    return broken
