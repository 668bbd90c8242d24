"""Fixtures that tests in several folders share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import ARGUMENTS, find_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's own browser, headless; a test without one fails, it is not skipped."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_browser(), args=list(ARGUMENTS))
        yield opened
        opened.close()
