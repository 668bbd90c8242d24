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
from tests.helpers.brought_browser import use_brought_browser
from tests.helpers.browser import SIZE, launched, opened
from tests.helpers.kept_sites import build_or_restore, shared_site
from tests.helpers.projects import configure, write
from tests.helpers.site import build

# Only the fork server imports this.
collect_ignore = ["helpers/preloaded.py"]
# No test asserts on a wall-clock time: a busy machine would fail it. Examples are the same in each
# run, as a change should be to blame for a failure.
slow = [HealthCheck.too_slow]
settings.register_profile("any", deadline=None, derandomize=True, suppress_health_check=slow)
settings.load_profile("any")
# As long as the browser is waited for elsewhere.
expect.set_options(timeout=30_000)
# Nor does a short command say that it is long, or standard error would be another one there.
progress.SILENCE = 3600.0
use_brought_browser()
# A key of pytest's cache, and for each file the seconds that its tests took in this run.
MEANS = "queens-atlas/mean-seconds"
durations = defaultdict[str, Counter[str]](Counter)
# A script that runs the tests in the background leaves Ctrl-C ignored; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser, headless; a test without one fails, it is not skipped."""
    with sync_playwright() as playwright:
        running = launched(playwright)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on a desk, for a test that changes more than what it shows."""
    with opened(browser) as fresh:
        yield fresh


@pytest.fixture
def still(page: Page) -> Page:
    """A page whose time goes by where a test says so, and nowhere else.

    A clock is there before what it drives: of a page that is open, scripts have timers that another
    clock cannot end.
    """
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


@pytest.fixture(scope="session")
def desk(browser: Browser) -> Iterator[Page]:
    """A page on a desk that goes from test to test: opening one takes as long as what it shows.

    Who changes its colours or its requests changes them back; who writes another page into it
    leaves the one that is there first, as its scripts would miss what they drew.
    """
    with opened(browser) as shared:
        yield shared


@pytest.fixture(scope="session")
def scriptless(browser: Browser) -> Iterator[Page]:
    """The same for readers without scripts."""
    with opened(browser, java_script_enabled=False) as shared:
        yield shared


@pytest.fixture(autouse=True)
def usual_size(request: pytest.FixtureRequest) -> Iterator[None]:
    """A page that goes from test to test has it at the beginning of each."""
    yield
    for name in {"desk", "scriptless"}.intersection(request.fixturenames):
        shared = request.getfixturevalue(name)
        if shared.viewport_size != SIZE:
            shared.set_viewport_size(SIZE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own site, built strictly."""

    def make(folder: Path) -> None:
        build_or_restore(folder, "atlas", build_strictly)

    return shared_site(tmp_path_factory, "site", make)


def build_strictly(folder: Path) -> None:
    """Build our own site into a folder."""
    done = build(folder)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a start page."""
    (tmp_path / "docs").mkdir()
    write(tmp_path, "# Chess club")
    configure(tmp_path)
    return tmp_path


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the dearest files first, so that the processes end together.

    A file counts as many seconds as its tests took in the last run here. In a file that has not run
    yet, each slow test counts one second. Clusters come before any browser, because both have an
    event loop, and a process takes only one.
    """
    measured = cached_means(config)
    seconds = Counter[str]()
    for item in items:
        slow = item.get_closest_marker("slow") or item.get_closest_marker("soak")
        seconds[file_of(item)] += measured.get(file_of(item), 1.0 if slow else 0.0)
    items.sort(key=lambda item: (item.path.name != "test_cluster.py", -seconds[file_of(item)]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how long a test took, with its fixtures."""
    durations[file_of(report)][report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep the mean seconds of a test in each file, for the order of the next run."""
    cache = getattr(session.config, "cache", None)
    if cache is not None and not hasattr(session.config, "workerinput"):
        means = {file: fmean(tests.values()) for file, tests in durations.items()}
        cache.set(MEANS, cached_means(session.config) | means)


def cached_means(config: pytest.Config) -> dict[str, float]:
    """Return the mean seconds of a test in each file that has run here."""
    cache = getattr(config, "cache", None)  # missing with `-p no:cacheprovider`
    return {} if cache is None else dict(cache.get(MEANS, {}))


def file_of(test: pytest.Item | pytest.TestReport) -> str:
    """Return the path of the file that has a test."""
    return test.nodeid.partition("::")[0]


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: whoever collects garbage need not look at it.

    Nor need anybody look after every 700 new values: that takes a tenth of the time of all tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20)
