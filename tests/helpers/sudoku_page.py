"""A page with the stepper of a sudoku, and the parts of it, for tests in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from cy_core.puzzles import example_puzzles, trace_sudoku
from tests.helpers.projects import configure, made, write
from tests.helpers.site import served

HARD = example_puzzles()[-1]
# What the page makes of it; computing it takes half a second.
EASY = "7...3.4..185.2.6..3......75.7.2895..9.26...1.568.1........427.8.1.9..34....7.3.92"
STUCK = f"12345678.{'.' * 8}9{'.' * 63}"  # no digit fits its ninth cell
MOST = 5000  # steps of a search that the browser makes


@contextmanager
def sudoku_page(project: Path) -> Iterator[tuple[str, str]]:
    """A small site with the stepper of a sudoku, and one for queens below it.

    Its address with the script of the theme, and without.
    """
    (project / "docs").mkdir()
    blocks = f"```queens sudoku-stepper\n{HARD}\n```\n\n```queens stepper\nbitmap 5\n```\n"
    write(project, f"# Sudoku\n\nWords.\n\n{blocks}")
    configure(project)
    folder = made(project)
    with served(folder) as themed, served(folder, alone=True) as alone:
        yield f"{themed}/", f"{alone}/"


def part(page: Page, name: str) -> Any:
    """A part of the stepper by its name."""
    return page.locator(f'queens-sudoku-stepper [data-qa-part="{name}"]')


def expect_step(page: Page, step: int, of: int) -> None:
    """Wait until the stepper is at this step."""
    expect(part(page, "progress")).to_have_text(f"step {step} of {of}")


@cache
def length(puzzle: str, method: str) -> int:
    """How many steps the page has of a search."""
    return sum(1 for _ in islice(trace_sudoku(puzzle, method), MOST))
