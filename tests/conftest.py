"""Fixtures that tests in several folders share."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from site_builder import progress
from tests.browser import ARGUMENTS, find_browser
from tests.site import build, shared

# No test asserts on a wall-clock time: a busy machine would fail it.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")
# Nor does a short command say that it is long, or standard error would be another one there.
progress.SILENCE = 3600.0
# A script that runs the tests in the background leaves Ctrl-C ignored; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's own browser, headless; a test without one fails, it is not skipped."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_browser(), args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own site, built strictly; once for all processes of a run."""
    top = tmp_path_factory.getbasetemp()
    return shared((top.parent if "PYTEST_XDIST_WORKER" in os.environ else top) / "site", built)


def built(folder: Path) -> None:
    """Build it into a folder."""
    done = build(folder)
    assert done.returncode == 0, done.stderr


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that two processes end together."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
