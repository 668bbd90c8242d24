"""Fixtures that tests in several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tests.browser import ARGUMENTS, find_browser
from tests.site import build

# No test asserts on a wall-clock time: a busy machine would fail it.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of `tests/fuzz`; pytest asks no conftest further down for any."""
    group = parser.getgroup("fuzz", "of tests/fuzz")
    told = "each fuzzer goes on for so long, instead of some seconds"
    group.addoption("--fuzz-seconds", type=float, metavar="SECONDS", help=told)
    group.addoption("--fuzz-seed", type=int, default=0, metavar="NUMBER", help="default: 0")
    group.addoption("--fuzz-case", type=int, metavar="NUMBER", help="run one case only")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's own browser, headless; a test without one fails, it is not skipped."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_browser(), args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own site, built strictly."""
    folder = tmp_path_factory.mktemp("site")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder
