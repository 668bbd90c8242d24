"""A small site in our own looks, with pages of steppers, for tests in a browser."""

from __future__ import annotations

import shutil
from pathlib import Path

import yaml

from cy_core import METHODS
from tests.helpers.projects import made, our_settings
from tests.helpers.sources import ROOT

KEYS = [method.key for method in METHODS if method.form == "recursive"]
PAGE = "# {title}\n\nWords.\n\n```queens stepper\n{line}\n```\n\nMore words.\n"


def stepper_pages(project: Path) -> Path:
    """The site, built: a page for each method, and one with two steppers."""
    essays(project / "content")
    settings = our_settings()
    del settings["nav"], settings["theme"]["custom_dir"]
    settings["plugins"] = [
        "search",
        {"queens-atlas": {"galleries": "4", "long_galleries": "none", "solution_pages": 4}},
    ]
    (project / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    return made(project)


def essays(folder: Path) -> None:
    """Write the pages."""
    shutil.copytree(ROOT / "content" / "assets", folder / "assets")
    for key in KEYS:
        line = f"{key} {4 if key == 'brute_force' else 5}"
        (folder / f"{key}.md").write_text(PAGE.format(title=key, line=line), encoding="utf-8")
    two = PAGE.format(title="Two", line="bitmap 4") + PAGE.format(title="More", line="mirror 6")
    (folder / "index.md").write_text(two, encoding="utf-8")
