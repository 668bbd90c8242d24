"""The editor of programs: its text without script, its data, and what it is without Brython."""

from __future__ import annotations

import json
import logging
import re
from html import unescape

import pytest
from markdown import markdown

from cy_core import known_census
from site_builder.figures import editor
from site_builder.programs.exercises import find_exercise
from tests.helpers.blocks import drawn_page, shown

NAMES = ("bitmap-skeleton", "bitmap-broken-1")
BLOCK = "```queens editor\nbitmap\n```\n"


@pytest.fixture
def without_brython(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that lacks the package."""
    monkeypatch.setattr(editor, "has_brython", lambda: False)


def test_page_without_script_has_tasks_programs_and_answers() -> None:
    html = shown("editor", *NAMES)
    text = unescape(html)
    for name in NAMES:
        exercise = find_exercise(name)
        assert exercise.task in text
        assert exercise.source in text
        for correction in exercise.corrections:
            assert "\n".join(correction.lines) in text
            assert correction.where in text


def test_true_boards_are_those_of_the_core() -> None:
    (found,) = re.findall(r" boards='(.+)'>", shown("editor", "bitmap"))
    totals = {int(n): len(boards.split()) for n, boards in json.loads(found).items()}
    assert totals == {n: known_census(n).total for n in range(4, 9)}
    assert drawn_page(BLOCK).notes == []


def test_a_program_that_is_named_twice_is_shown_once() -> None:
    assert shown("editor", "bitmap", "bitmap") == shown("editor", "bitmap")


@pytest.mark.usefixtures("without_brython")
def test_without_brython_the_program_is_text_and_a_note_says_why() -> None:
    page = drawn_page(BLOCK * 2)
    html = page.html
    assert page.problems == []
    assert find_exercise("bitmap").source in unescape(html)
    assert "<queens-editor" not in html
    assert "<script" not in html
    (note,) = page.notes
    assert "pip install 'queens-atlas[editor]'" in note
    assert page.assets == ()


@pytest.mark.usefixtures("without_brython")
def test_extension_tells_the_note(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        markdown(BLOCK, extensions=["queens_atlas"])
    assert "pip install 'queens-atlas[editor]'" in caplog.text
