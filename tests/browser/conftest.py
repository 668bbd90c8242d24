"""Fixtures of browser tests: the two sites that they visit, and pages in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.figures import FIGURES, ROWS
from tests.helpers.browser import SIZE, open_page
from tests.helpers.projects import configure
from tests.helpers.site import serve, serve_below_path
from tests.helpers.site_cache import cached_site, shared_site
from tests.helpers.sources import ROOT

HERE = Path(__file__).parent
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
# This line of mkdocs.yml loads the hook that registers the figures that only our own pages have.
HOOKS = f"hooks: ['{ROOT / 'exhibits' / 'hook.py'}']"
THEME = "name: null, custom_dir: theme, search_index_only: true"
FORGET = "location.href !== 'about:blank' && (localStorage.clear(), sessionStorage.clear())"
REPLACE_QUERY = """(query) => {
    history.replaceState(null, "", location.pathname + query);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
OPTIONS = f"galleries: 6-9, long_galleries: 13, solution_pages: 6, records: '{ROOT / 'records'}'"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder as slow, because they need a site and the browser."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.soak)


@pytest.fixture(scope="session")
def figures_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site without a theme, which has all figures.

    Each figure has a page with two copies of it, or with three if it has a board: tests of squares
    use the third one. Another page has one copy of every figure.
    """

    def make(folder: Path) -> None:
        project = figures_project(tmp_path_factory.mktemp("project"))
        cached_site(project, "figures").rename(folder)

    return shared_site(tmp_path_factory, "figures", make)


def figures_project(project: Path) -> Path:
    """Write the project of the figures' site into the folder `project`."""
    for name in ("docs", "theme"):
        (project / name).mkdir()
    (project / "theme" / "main.html").write_text(BARE, "utf-8")
    figures = {name: figure for name, figure in ROWS.items() if figure.block}
    pages = {}
    for name, figure in figures.items():
        copies = 3 if figure.has_board else 2
        pages[name] = copies * f"\n\n{figure.markdown}" + figure.extra_markdown
    everything = [figure.markdown + figure.extra_markdown for figure in FIGURES.values()]
    pages["all"] = "\n\n".join(everything)
    pages["index"] = "Words."
    for name, text in pages.items():
        (project / "docs" / f"{name}.md").write_text(f"# {name}\n\n{text}\n", "utf-8")
    configure(project, OPTIONS, f"use_directory_urls: false\n{HOOKS}", THEME)
    return project


@pytest.fixture(scope="session")
def figures_site(figures_folder: Path) -> Iterator[str]:
    """The address of the figures' site. Its server forbids inline scripts and other sites."""
    with serve(figures_folder, strict=True) as root:
        yield root


@pytest.fixture(scope="session")
def atlas(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of our own site, below a path as on GitHub Pages."""
    with serve_below_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


@pytest.fixture(scope="module")
def shared_page(browser: Browser) -> Iterator[Page]:
    """A page that the tests of a file share, because a new one takes half a second."""
    with open_page(browser, reduced_motion="reduce") as page:
        yield page


@pytest.fixture
def page(shared_page: Page) -> Iterator[Page]:
    """The shared page on a desktop; its storage, address and settings are reset after each test."""
    yield shared_page
    shared_page.evaluate(FORGET)
    shared_page.goto("about:blank")
    shared_page.unroute_all()
    shared_page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")
    shared_page.set_viewport_size(SIZE)


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Page]:
    """A new page, for tests of animations, of clocks, or of scripts that run before a page."""
    with open_page(browser) as page:
        yield page


@pytest.fixture
def paused_page(new_page: Page) -> Page:
    """A new page whose clock stands still until a test moves it."""
    new_page.clock.install(time=0)
    new_page.clock.pause_at(1000)
    return new_page


def click_squares(figure: Locator, *names: str) -> None:
    """Click the squares of a board with these names, such as `a8`, one after the other."""
    for name in names:
        figure.locator(f'[role=gridcell][aria-label^="{name}"]').click()


def press(figure: Page | Locator, *names: str) -> None:
    """Click the buttons with these accessible names, one after the other."""
    for name in names:
        figure.get_by_role("button", name=name, exact=True).click()


def replace_query(page: Page, query: str) -> None:
    """Replace the query of the address, and notify the page as the Back button does."""
    page.evaluate(REPLACE_QUERY, query)


def filter_orbits(page: Locator) -> None:
    """Check that a gallery can be filtered by one orbit size, and shows all boards again."""
    groups = page.locator(".qa-groups > .qa-group > .qa-group-head")
    buttons = page.get_by_role("group", name="Show orbits of").get_by_role("button")
    for button, count in [(buttons.nth(1), 1), (buttons.first, 2)]:
        button.click()
        expect(groups.locator("visible=true")).to_have_count(count)


def turn_the_page(page: Locator) -> None:
    """Go to another page of a long gallery, which the browser draws.

    Press a key, because boards that scroll into view grow and move the link away from a pointer.
    """
    pager = page.locator("[data-qa-part=pager]").first
    number = pager.locator("a").first.inner_text()
    pager.locator("a").first.press("Enter")
    expect(pager.locator("[aria-current]")).to_have_text(number)
