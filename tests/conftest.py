"""Fixtures that tests in several folders share."""

from __future__ import annotations

import gc
import signal
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, expect, sync_playwright

import exhibits.hook  # noqa: F401 -- its blocks are tested, too
from site_builder.terminal import progress
from tests.helpers.browser import SIZE, launch_browser, open_page
from tests.helpers.browser_setup import use_installed_browser
from tests.helpers.projects import configure, write_start_page
from tests.helpers.site import build_atlas
from tests.helpers.site_cache import build_or_restore, shared_site

# pytest must not import this module, because only the server that forks processes needs it.
collect_ignore = ["helpers/preloaded.py"]
# No test asserts on wall-clock time, because it would fail on a busy machine. Hypothesis draws the
# same examples in each run, so that a failure is due to a change.
slow = [HealthCheck.too_slow]
settings.register_profile("any", deadline=None, derandomize=True, suppress_health_check=slow)
settings.load_profile("any")
# Milliseconds, as long as Playwright's other waits. Its default for `expect` is only 5 seconds.
expect.set_options(timeout=30_000)
# A short command must not announce that it takes long, because tests compare standard error.
progress.SILENCE = 3600.0
use_installed_browser()
# The key of pytest's cache for the mean duration of each file's tests.
MEANS = "queens-atlas/mean-seconds"
# For each file, the seconds of its tests in this run.
durations = defaultdict[str, Counter[str]](Counter)
# Some tests send SIGINT. Restore Python's handler, because a shell script that starts the tests in
# the background makes them ignore this signal.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The headless browser. If the machine has none, the tests fail; they are not skipped."""
    with sync_playwright() as playwright:
        running = launch_browser(playwright)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page as wide as a desktop, for a test that changes more of it than the content."""
    with open_page(browser) as fresh:
        yield fresh


@pytest.fixture
def paused_page(page: Page) -> Page:
    """A page whose clock stands still until a test moves it.

    The clock must be installed before the page opens, because it cannot stop timers that run
    already.
    """
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


@pytest.fixture(scope="session")
def desktop_page(browser: Browser) -> Iterator[Page]:
    """A page as wide as a desktop that all tests share, because opening a page takes long.

    A test that changes its colours or routes must restore them. A test that sets other content must
    go to `about:blank` first, because scripts of the old page would miss their elements.
    """
    with open_page(browser) as shared:
        yield shared


@pytest.fixture(scope="session")
def page_without_scripts(browser: Browser) -> Iterator[Page]:
    """A page without JavaScript that all tests share."""
    with open_page(browser, java_script_enabled=False) as shared:
        yield shared


@pytest.fixture(autouse=True)
def restore_size(request: pytest.FixtureRequest) -> Iterator[None]:
    """Restore the size of a shared page after each test."""
    yield
    for name in {"desktop_page", "page_without_scripts"}.intersection(request.fixturenames):
        shared = request.getfixturevalue(name)
        if shared.viewport_size != SIZE:
            shared.set_viewport_size(SIZE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of our own site, built without a warning, which all tests share."""

    def make(folder: Path) -> None:
        build_or_restore(folder, "atlas", build_strictly)

    return shared_site(tmp_path_factory, "site", make)


def build_strictly(folder: Path) -> None:
    """Build our own site into a folder, without a warning."""
    done = build_atlas(folder)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a start page."""
    (tmp_path / "docs").mkdir()
    write_start_page(tmp_path, "# Chess club")
    configure(tmp_path)
    return tmp_path


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the test files, slowest first, so that all processes end at about the same time.

    The cost of a file is the time of its tests in the last run. In a file that has not run yet,
    each test marked `slow` or `soak` counts one second. The tests of clusters come first: they
    start an event loop, which fails in a process where the loop of the browser is running.
    """
    measured = cached_means(config)
    seconds = Counter[str]()
    for item in items:
        slow = item.get_closest_marker("slow") or item.get_closest_marker("soak")
        seconds[file_of(item)] += measured.get(file_of(item), 1.0 if slow else 0.0)
    items.sort(key=lambda item: (item.path.name != "test_cluster.py", -seconds[file_of(item)]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add a phase of a test (setup, call or teardown) to the duration of the test."""
    durations[file_of(report)][report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Cache the mean duration of each file's tests, for the order of the next run."""
    cache = getattr(session.config, "cache", None)
    if cache is not None and not hasattr(session.config, "workerinput"):
        means = {file: fmean(tests.values()) for file, tests in durations.items()}
        cache.set(MEANS, cached_means(session.config) | means)


def cached_means(config: pytest.Config) -> dict[str, float]:
    """Return the mean seconds of a test by test file, from earlier runs in this checkout."""
    # pytest has no cache if it runs with `-p no:cacheprovider`.
    cache = getattr(config, "cache", None)
    return {} if cache is None else dict(cache.get(MEANS, {}))


def file_of(test: pytest.Item | pytest.TestReport) -> str:
    """Return the path of the file that has a test."""
    return test.nodeid.partition("::")[0]


def pytest_collection_finish() -> None:
    """Exclude all objects loaded so far from garbage collection, because they live to the end.

    Then collect after each 100,000 new objects, because collecting after each 700, the default,
    took a tenth of the time of all tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20)
