"""The browser of the tests: the one that is named, and an error where there is none."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from playwright.sync_api import Browser

from site_builder.programs import browser as programs
from tests.helpers import brought_browser
from tests.helpers.browser import launched


def test_missing_browser_is_an_error_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUEENS_BROWSER", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(programs, "PATHS", ())
    with pytest.raises(FileNotFoundError, match="install chromium, or name one in QUEENS_BROWSER"):
        launched(Mock())


def test_environment_selects_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", "/opt/mine")
    playwright = Mock()
    launched(playwright)
    assert playwright.chromium.launch.call_args.kwargs["executable_path"] == "/opt/mine"


def test_a_system_for_which_no_browser_can_be_brought_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(brought_browser, "find_browser", lambda: None)
    monkeypatch.setattr(brought_browser, "BROWSER", tmp_path / "none")
    monkeypatch.setattr(brought_browser.platform, "machine", lambda: "aarch64")
    with pytest.raises(SystemExit, match="Please install Chromium, Chrome or Edge"):
        brought_browser.bring_browser()


@pytest.mark.soak
def test_browser_opens_a_page(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<title>five queens</title>")
    assert page.title() == "five queens"
