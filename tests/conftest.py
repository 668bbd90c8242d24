"""Fixtures that tests in several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tests.browser import ARGUMENTS, find_browser
from tests.projects import configure, write
from tests.site import build

# No test asserts on a wall-clock time: a busy machine would fail it.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a start page."""
    (tmp_path / "docs").mkdir()
    write(tmp_path, "# Chess club")
    configure(tmp_path)
    return tmp_path
