"""Figures as one HTML file: it has all that it shows, and works from disk and in a frame."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from site_builder.blocks.one_file import html_file
from site_builder.blocks.registry import PUBLIC
from site_builder.values.block import BLOCKS
from site_builder.values.errors import UserError
from tests.helpers.browser import opened

STEPPER = html_file("Stepper", "```queens stepper\nbitmap 5\n```")
LOADED = re.compile(r'(?:src|href)="(?!#|\?|\$|data:|")[^"]*"|url\((?!#|data:)')


@pytest.mark.parametrize("name", PUBLIC)
def test_a_file_links_to_nothing_and_loads_nothing(name: str) -> None:
    word, _, subject = name.partition(" ")
    text = f"{subject} {BLOCKS[name].example}".strip()
    html = html_file("Title", f"```queens {word}\n{text}\n```")
    assert "<title>Title</title>" in html
    assert LOADED.findall(html) == []
    assert "data-qa-figure" not in html


def test_a_mistake_in_a_block_is_an_error() -> None:
    with pytest.raises(UserError, match=r"^a stepper of bitmap takes N = 4 to 8, got 99$"):
        html_file("Title", "```queens stepper\nbitmap 99\n```")


@pytest.mark.soak
def test_a_stepper_works_from_disk_and_in_a_frame(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "stepper.html").write_text(STEPPER, "utf-8")
    with opened(browser) as page:
        page.goto((tmp_path / "stepper.html").as_uri())
        step_through(page)
        page.set_content(f'<iframe width="700" height="900" srcdoc="{escape(STEPPER)}"></iframe>')
        step_through(page.frame_locator("iframe"))


def step_through(page: Page | FrameLocator) -> None:
    progress = page.locator('[data-qa-part="progress"]')
    expect(progress).to_have_text("step 1 of 106")
    page.get_by_role("button", name="Forward").click()
    expect(progress).to_have_text("step 2 of 106")
    page.locator('[data-qa-part="n"]').select_option("6")
    expect(progress).to_have_text(re.compile("^step 1 of (?!106)"))
