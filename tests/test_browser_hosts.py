"""Figures without a theme: on a server with a strict policy, below a path, and opened from disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers import interactive
from tests.helpers.browser import SIZE, report_errors
from tests.helpers.interactive import FIGURES
from tests.helpers.projects import configure, made
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

BARE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{ page.title }}</title>
<link rel="icon" href="data:,">
{% for path in config.extra_css %}<link rel="stylesheet" href="{{ path | url }}">{% endfor %}
{% for script in config.extra_javascript %}{{ script | script_tag }}{% endfor %}
</head>
<body><main>{{ page.content }}</main></body>
</html>
"""
THEME = "name: null, custom_dir: theme, search_index_only: true"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site with a theme that is nothing but a page, and all figures on one page."""
    project = tmp_path_factory.mktemp("bare")
    for name in ("docs", "theme"):
        (project / name).mkdir()
    (project / "theme" / "main.html").write_text(BARE, "utf-8")
    texts = "\n\n".join(["# Figures", *map(interactive.block, FIGURES)])
    (project / "docs" / "index.md").write_text(f"{texts}\n", "utf-8")
    configure(project, interactive.OPTIONS, "use_directory_urls: false", THEME)
    return made(project)


@pytest.fixture(scope="module", params=["strict", "below a path"])
def root(
    request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of this site on a server with a strict policy, and below a path of another."""
    top = folder
    if request.param == "below a path":
        top = tmp_path_factory.mktemp("top")
        (top / "club").symlink_to(folder, target_is_directory=True)
    with served(top, strict=request.param == "strict") as address:
        yield address if top is folder else f"{address}/club"


@pytest.fixture
def careful(browser: Browser) -> Iterator[Page]:
    """A page whose console must have no errors: that is where browsers report what they refuse."""
    with browser.new_context(viewport=SIZE) as context:
        page = context.new_page()
        errors = report_errors(page)
        yield page
        assert errors == []


def test_every_figure_works_on_a_server(careful: Page, root: str) -> None:
    careful.goto(f"{root}/index.html")
    for figure in FIGURES.values():
        figure.use(careful.locator(figure.root))


def test_galleries_work_on_a_server(careful: Page, root: str) -> None:
    careful.goto(f"{root}/boards/9/index.html")
    page = careful.locator("main")
    interactive.filter_orbits(page)
    interactive.use_wall(page)
    interactive.complete(careful.locator("queens-explorer"))
    careful.goto(f"{root}/boards/13/index.html")
    interactive.turn_the_page(page)


def test_a_board_is_saved_as_a_picture_on_a_server(careful: Page, root: str) -> None:
    careful.goto(f"{root}/index.html?label=13.8.5")
    finder = careful.locator(FIGURES["finder"].root)
    expect(finder.get_by_role("status").first).to_contain_text("Solution 13.8.5")
    with careful.expect_download() as download:
        finder.get_by_role("button", name="PNG, 512 px").click()
    assert download.value.suggested_filename == "13.8.5-512.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", [name for name in FIGURES if name != "finder"])
def test_a_figure_works_in_a_page_opened_from_disk(page: Page, folder: Path, name: str) -> None:
    page.goto((folder / "index.html").as_uri())
    figure = FIGURES[name]
    figure.use(page.locator(figure.root))


def test_a_finder_opened_from_disk_says_that_it_cannot_search(page: Page, folder: Path) -> None:
    page.goto((folder / "index.html").as_uri())
    finder = page.locator(FIGURES["finder"].root)
    expect(finder.get_by_role("alert")).to_contain_text("could not be found")
