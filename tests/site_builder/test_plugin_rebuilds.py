"""The rebuilds of ``mkdocs serve``: what has not changed is not drawn again, and what has, is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from site_builder import plugin, plugin_files
from site_builder.values.page import Links
from tests.helpers.projects import configure, write
from tests.helpers.records import write_records

ADDRESS = "http://127.0.0.1:8000/"
PAGE = "# Club\n\n```queens board\n{}\n```\n"
START = "index.html"
# With --dirty, MkDocs does not know the titles of the pages that it leaves alone.
NAVIGATION = "nav: [Club: index.md, Other: other.md]"


class Serving:
    """A project that is served; `drawn` has the pages that the last build drew."""

    def __init__(self, project: Path, site: Path, *, dirty: bool) -> None:
        self.project, self.site, self.dirty = project, site, dirty
        self.started = False
        self.drawn: list[str] = []

    def build(self) -> Mapping[str, bytes]:
        """Build it as `mkdocs serve` does at a change; the files of the site."""
        self.drawn.clear()
        config = load_config(str(self.project / "mkdocs.yml"), site_dir=str(self.site))
        if not self.started:
            config.plugins.on_startup(command="serve", dirty=self.dirty)
            self.started = True
        config.site_url = ADDRESS
        build(config, serve_url=ADDRESS, dirty=self.dirty)
        files = [path for path in self.site.rglob("*") if path.is_file()]
        return {path.relative_to(self.site).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(params=[False, True], ids=["clean", "dirty"])
def serving(
    request: pytest.FixtureRequest,
    project: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Serving:
    """A project with two pages of its own, of which the start page is about to change."""
    write(project, PAGE.format("4.2.1"))
    (project / "docs" / "other.md").write_text(PAGE.format("5.2.1"), encoding="utf-8")
    configure(project, more=NAVIGATION)
    (project / "docs" / "notes.txt").write_text("one", encoding="utf-8")
    templates = tmp_path_factory.mktemp("templates")
    (templates / "any.jinja").write_text("one")
    monkeypatch.setattr(plugin_files, "TEMPLATES", templates)
    serving = Serving(project, tmp_path_factory.mktemp("site"), dirty=request.param)
    for name in ("expand", "body"):
        monkeypatch.setattr(plugin, name, _noting(getattr(plugin, name), serving.drawn))
    return serving


def _noting(draw: Callable[..., object], drawn: list[str]) -> Callable[..., object]:
    """The function that draws a page, whose second argument are its links, with a note of it."""

    def noted(page: object, links: Links, *more: object) -> object:
        drawn.append(links.page)
        return draw(page, links, *more)

    return noted


def fresh(serving: Serving, folder: Path) -> Mapping[str, bytes]:
    """The same project, built anew."""
    return Serving(serving.project, folder, dirty=False).build()


def without_search(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """The files but the index of the search, whose order Material does not keep."""
    return {path: content for path, content in files.items() if "search_index" not in path}


def test_only_the_page_that_has_changed_is_drawn_again(serving: Serving, tmp_path: Path) -> None:
    serving.build()
    assert {START, "other/index.html", "boards/4/4.2.1/index.html"} <= {*serving.drawn}
    write(serving.project, PAGE.format("5.8.1"))
    files = serving.build()
    assert serving.drawn == [START]
    assert without_search(files) == without_search(fresh(serving, tmp_path / "fresh"))


CHANGES: dict[str, Callable[[Path], object]] = {
    "template": lambda project: (plugin_files.TEMPLATES / "any.jinja").write_text("three"),
    "record": lambda project: write_records(project / "timings"),
    "option": lambda project: configure(project, "coordinates: true", NAVIGATION),
    "setting": lambda project: configure(project, more=f"{NAVIGATION}\ncopyright: Nobody"),
    "file": lambda project: (project / "docs" / "notes.txt").write_text("three"),
    "page": lambda project: (project / "docs" / "third.md").write_text("# Third"),
    "removed": lambda project: (project / "docs" / "other.md").unlink(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_all_is_drawn_again_when_anything_else_changes(
    serving: Serving, change: str, tmp_path: Path
) -> None:
    serving.build()
    CHANGES[change](serving.project)
    files = serving.build()
    assert {START, "boards/4/4.2.1/index.html"} <= {*serving.drawn}
    assert without_search(files) == without_search(fresh(serving, tmp_path / "fresh"))
