"""The search of our pages is timed in the browser of this machine."""

from __future__ import annotations

import re

import pytest

from site_builder.programs import browser
from site_builder.programs.browser import engine_in_browser, find_browser, in_browser
from site_builder.values.errors import UserError


@pytest.mark.soak
def test_searches_are_counted_and_timed_in_the_browser() -> None:
    result = in_browser(8)()
    assert result.counts == (8, 92)
    assert result.tool.startswith("Chrome ")
    engines = [engine_in_browser(9, backend)() for backend in ("wasm", "wasm-simd")]
    assert [engine.counts for engine in engines] == [(9, 352, 46)] * 2
    assert all(run.seconds is not None and 0 < run.seconds < 10 for run in (result, *engines))


@pytest.mark.soak
def test_a_browser_without_the_backend_is_refused() -> None:
    with pytest.raises(UserError, match="must show the times of its page, got none"):
        engine_in_browser(8, "avx2")()


@pytest.mark.soak
def test_a_browser_is_named_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", "mine")
    assert find_browser() == "mine"
    monkeypatch.delenv("QUEENS_BROWSER")
    monkeypatch.setattr(browser, "COMMANDS", ())
    monkeypatch.setattr(browser, "PATHS", ())
    assert find_browser() is None


@pytest.mark.soak
@pytest.mark.parametrize("page", ["<title></title>", "<title>8 92 soon Chrome</title>"])
def test_page_without_result_is_refused(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "output", lambda *_: page)
    with pytest.raises(UserError, match="must show the times of its page, got none"):
        in_browser(8)()


@pytest.mark.parametrize("name", ["none", "."])
def test_a_browser_that_cannot_be_run_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENS_BROWSER", name)
    message = rf"^cannot run {re.escape(name)}: .*: name another in QUEENS_BROWSER$"
    with pytest.raises(UserError, match=message):
        in_browser(8)()
