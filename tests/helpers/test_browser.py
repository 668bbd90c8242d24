"""The search for a browser: its order, and what it says when there is none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.helpers import browser as module


def test_the_environment_has_the_first_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", "/opt/mine")
    assert module.find_browser() == "/opt/mine"


def test_no_browser_is_an_error_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUEENS_BROWSER", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(module, "PLACES", ())
    with pytest.raises(FileNotFoundError, match="install chromium, or name one in QUEENS_BROWSER"):
        module.find_browser()


@pytest.mark.soak
def test_the_browser_runs(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<title>five queens</title>")
    assert page.title() == "five queens"
