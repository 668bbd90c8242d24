"""A small site in our own looks with one chapter, for tests in a browser."""

from __future__ import annotations

import shutil
from pathlib import Path

import yaml

from tests.helpers.projects import made, our_settings
from tests.helpers.sources import ROOT

OPTIONS = {"galleries": "4", "long_galleries": "none", "solution_pages": 0, "cards": False}


def chapter_site(project: Path, name: str) -> Path:
    """The site, built: the chapter is at ``learn/NAME/``, and our programs are beside it."""
    content = project / "content"
    for folder in ("assets", "programs"):
        shutil.copytree(ROOT / "content" / folder, content / folder)
    (content / "learn").mkdir()
    shutil.copy(ROOT / "content" / "learn" / f"{name}.md", content / "learn")
    (content / "index.md").write_text("# Home\n\nWords.\n", encoding="utf-8")
    settings = our_settings()
    settings["nav"] = ["index.md", {"Learn": [f"learn/{name}.md"]}]
    settings["theme"]["custom_dir"] = str(ROOT / "theme")
    settings["plugins"] = ["search", {"queens-atlas": OPTIONS}]
    (project / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    return made(project)
