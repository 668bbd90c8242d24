"""Mutated blocks in pages: each is drawn or refused in one line, and all else stays as it is."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

import pytest

from site_builder.blocks.extension import figure_html
from site_builder.blocks.registry import BLOCK_TYPES
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.fuzz.fuzzer import Fault, Fuzzer, without_some
from tests.fuzz.words import ODD, unclean
from tests.helpers.blocks import DrawnPage, drawn_page
from tests.helpers.records import write_records
from tests.helpers.sources import ROOT

Lines = tuple[str, ...]

FENCE = re.compile(r"^```queens .*\n(?:.*\n)*?```$", re.MULTILINE)
PLACE = '<div data-qa-figure="{}"></div>'
EVIL = "<qa-evil>"
NUMBER = re.compile("[0-9]+")
QUICK = ("3", "4", "5", "6", "7", "8")  # figures of larger boards take long
BEFORE = (
    "> " * 60,
    "- > " * 40,
    "1. " * 60,
    "    ",
    "  ",
    "\t",
    "> ",
    "- ",
    "1. ",
    "!!! note\n    ",
    "````",
    "~~~",
    "\u00a0",
    "# ",
)
HTML = (EVIL, '" onload="x', "{{ 7 * 7 }}", "{% raise %}", "&lt;", "```", "~~~", "<!--", "$1")
# A page is read as UTF-8, which has no lone surrogates.
INSERTED = (*(word for word in ODD if not re.search("[\ud800-\udfff]", word)), *HTML)
WITHIN = (
    *(("> ", "> "), (">", ">"), ("> > ", "> > "), ("- ", "  "), ("- ", "    "), ("1. ", "   ")),
    *(("* ", "    "), ("+ ", "  "), ("1) ", "    "), ("- > ", "  > ")),
    *(("!!! note\n    ", "    "), ('??? tip "A"\n    ', "    "), ('=== "A"\n    ', "    ")),
    *(('=== "A"\n\n    ', "    "), ("- a\n\n    ", "    "), ("- a\n\n\t", "\t")),
    *((":   ", "    "), ("[^1]: ", "    "), ("> - ", ">   "), ("- - ", "    "), ("  ", "  ")),
)
HERE = Links("essays/one.md")
EXTENSIONS = (
    *("admonition", "def_list", "footnotes", "fenced_code"),
    *("pymdownx.details", "pymdownx.tabbed"),
)
LONGEST = 60.0  # seconds; what takes longer hangs


@cache
def blocks() -> tuple[Lines, ...]:
    """Every block of our own pages, as its lines."""
    pages = sorted((ROOT / "content").rglob("*.md"))
    blocks_by_page = (FENCE.findall(page.read_text(encoding="utf-8")) for page in pages)
    return tuple(
        dict.fromkeys(tuple(block.split("\n")) for page in blocks_by_page for block in page)
    )


def page(random: Random) -> Lines:
    """Some blocks with text between them, after some mutations."""
    lines: list[str] = []
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        lines += [*random.choice(blocks()), "", random.choice(("Text.", _mark(random), ""))]
    for _ in range(random.choice((0, 1, 1, 2, 3, 5, 8))):
        place = random.randrange(len(lines)) if lines else 0
        lines[place : place + 1] = random.choice(MUTATIONS)(random, *lines[place : place + 1])
    return tuple(lines)


def _mark(random: Random) -> str:
    """Text that looks like the place of a figure."""
    mark = PLACE.format(random.choice((0, 1, 7, 10**9, "\u0662")))
    return random.choice((mark, f"Write `{mark}` here.", f"a {mark} b", f"<!-- {mark} -->"))


def _removed(random: Random, line: str = "") -> list[str]:
    return []


def _doubled(random: Random, line: str = "") -> list[str]:
    return [line] * random.choice((2, 2, 2, 3, 50))


def _marked(random: Random, line: str = "") -> list[str]:
    return [line, _mark(random)]


def _put_before(random: Random, line: str = "") -> list[str]:
    return [random.choice(BEFORE) + line]


def _inserted(random: Random, line: str = "") -> list[str]:
    place = random.randint(0, len(line))
    return [line[:place] + random.choice(INSERTED) + line[place:]]


def _word_changed(random: Random, line: str = "") -> list[str]:
    words = line.split(" ")
    names = (*BLOCK_TYPES, "chart", "table", "queens")
    words[random.randrange(len(words))] = random.choice((*names, *INSERTED, *QUICK))
    return [" ".join(words)]


def _number_changed(random: Random, line: str = "") -> list[str]:
    value = random.choice((*QUICK, *QUICK, "0", "1", "2", "9", "33", "99", "4-8", "-1", "9" * 30))
    return [NUMBER.sub(lambda old: random.choice((old[0], value)), line)]


def _letter_changed(random: Random, line: str = "") -> list[str]:
    place = random.randrange(len(line) + 1)
    letter = random.choice("`~ \t<>&\"'0123456789-.:=|\u0664\u00e4\x00\x1b\u2028")
    return [line[:place] + letter + line[place + 1 :]]


MUTATIONS = (
    *(_removed, _doubled, _marked, _put_before, _inserted, _word_changed, _number_changed),
    _letter_changed,
)


class Pages:
    """Judges pages."""

    def __init__(self, timings: Path) -> None:
        self.config = SiteConfig(timings=timings)

    def fault(self, lines: Lines) -> Fault | None:
        """What is wrong with what has become of a page."""
        text = "\n".join(lines)
        with no_longer_than(LONGEST):
            page = drawn_page(text, self.config, HERE, EXTENSIONS)
        return _bad_problem(text, page) or _opened(page)


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Ends what hangs, where the system can."""

    def end(number: int, frame: object) -> None:
        raise TimeoutError("it hangs")

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _bad_problem(text: str, page: DrawnPage) -> Fault | None:
    for problem in page.problems:
        if not 1 <= problem.line <= text.count("\n") + 1:
            return Fault("a problem is at no line of the page", repr(problem))
        if fault := unclean(problem.message):
            return fault
    return None


def _opened(page: DrawnPage) -> Fault | None:
    """Text of a block that is HTML in its figure."""
    if EVIL in "".join(figure_html(figure, HERE) for figure in page.figures.values()):
        return Fault("what stands in a block becomes a part of the HTML")
    return None


def wrapped(random: Random) -> Lines:
    """A block within a quote, a list or another thing that indents."""
    first, rest = random.choice(WITHIN)
    start, *more = random.choice(blocks())
    return ("Text.", "", f"{first}{start}", *(f"{rest}{line}" for line in more), "", "Text.")


def left_alone(lines: Lines) -> Fault | None:
    """A block that is neither drawn nor told of."""
    text = "\n".join(lines)
    drawn = drawn_page(text, extensions=EXTENSIONS)
    opening = lines[2].partition("```")[2].strip()
    if not (drawn.problems or drawn.figures) and opening in drawn.html:
        return Fault(f"a block is left alone within {lines[2].partition('`')[0]!r}")
    return None


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    """Of a site with timing records."""
    write_records(tmp_path / "timings")
    return Pages(tmp_path / "timings")


@pytest.mark.slow
@pytest.mark.soak
def test_mutated_blocks_are_drawn_or_refused_in_one_line(fuzz: Fuzzer, pages: Pages) -> None:
    fuzz.run(200, page, pages.fault, without_some)


@pytest.mark.slow
@pytest.mark.soak
def test_nested_blocks_are_drawn_or_reported(fuzz: Fuzzer) -> None:
    fuzz.run(100, wrapped, left_alone)
