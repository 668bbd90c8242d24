"""Random labels and boards of N = 12 to 18: the browser and the core agree, there and back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from cy_core import (
    Symmetry,
    known_census,
    orbit,
    solution,
)
from site_builder.values.errors import UserError
from site_builder.values.notations import LABEL, readings
from tests.fuzz.fuzzer import Fault, Fuzzer, without_some
from tests.helpers.browser import load_modules, opened
from tests.helpers.finder import as_label, ask
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

AT_ONCE = 20
TEXTS = [case["text"] for case in json.loads((ROOT / "tests/notations.json").read_text())["cases"]]
SIGNS = [
    *"0123456789abhqQxX.,;/-_*?[]()'\" \n\t+é♛\u00a0\u3000\x1c\x85\ufeff\x00",
    "12",
    "None",
    " . ",
]
SIDES = (None, None, None, 4, 5, 8, 8, 12)


@dataclass(frozen=True, slots=True)
class Case:
    """Labels of one N, and what is done to their boards before these are named."""

    n: int
    labels: tuple[str, ...]
    symmetry: Symmetry


def case(random: Random) -> Case:
    """A rank is as likely as any other of its orbit size; small orbits are asked for, too."""
    n = random.randint(12, 18)
    counts = {
        size: count for size, count in (known_census(n).orbits_by_size or {}).items() if count
    }
    sizes = random.choices([*counts], k=AT_ONCE)
    labels = tuple(f"{n}.{size}.{random.randint(1, counts[size])}" for size in sizes)
    return Case(n, labels, random.choice([*Symmetry]))


def smaller(case: Case) -> Iterator[Case]:
    """The case with fewer labels."""
    return (replace(case, labels=fewer) for fewer in without_some(case.labels))


@pytest.fixture(scope="module")
def finder(browser: Browser, site: Path) -> Iterator[Page]:
    """The finder of our own site."""
    with served(site) as root, opened(browser) as page:
        page.goto(f"{root}/find/")
        load_modules(page, queensNotations="shared/notations.js", queensWorker="shared/worker.js")
        yield page


def test_labels_and_boards_of_the_finder_equal_those_of_the_core(
    fuzz: Fuzzer, finder: Page
) -> None:
    def fault(case: Case) -> Fault | None:
        queries = [(*map(int, label.split(".")), 1) for label in case.labels]
        ranked = [board for (board,) in ask(finder, "ranked", queries)]
        if ranked != [[*solution(label)] for label in case.labels]:
            return Fault("another board")
        boards = [orbit(board).images[case.symmetry] for board in ranked]
        names = [as_label(answer) for answer in ask(finder, "labelled", [[b] for b in boards])]
        return Fault("another label", str(names)) if names != [*case.labels] else None

    fuzz.run(2, case, fault, smaller)


@dataclass(frozen=True, slots=True)
class Typed:
    """Texts that somebody types, each with an n or none."""

    texts: tuple[tuple[str, int | None], ...]


def typed(random: Random) -> Typed:
    """Texts of the table, with a sign or two more, fewer or others; some are put together."""
    return Typed(tuple((text(random), random.choice(SIDES)) for _ in range(AT_ONCE)))


def text(random: Random) -> str:
    """One of them."""
    words = random.choice(TEXTS) + random.choice(("", "", "", " ", ",", "\n")) * 2
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        at = random.randint(0, len(words))
        words = words[:at] + random.choice(SIGNS) + words[at + random.choice((0, 1, 1)) :]
    return words if random.random() < 0.9 else words + random.choice(TEXTS)


def fewer(case: Typed) -> Iterator[Typed]:
    """The case with fewer texts."""
    return (Typed(some) for some in without_some(case.texts))


def read_here(words: str, n: int | None) -> object:
    """What Python reads, in the words of the browser."""
    try:
        return [
            [one.notation, [*one.columns], [*map(list, one.forbidden)]]
            for one in readings(words, n)
        ]
    except UserError as error:
        return str(error)


READ = """(texts) => texts.map(([text, n]) => {
    const { readings, error } = queensNotations.read(text, n ?? undefined);
    return error ?? readings.map((one) => [one.notation, one.columns, one.forbidden]);
})"""


def test_browser_reads_typed_boards_as_python_does(fuzz: Fuzzer, finder: Page) -> None:
    """But for labels, whose boards the browser asks for."""

    def fault(case: Typed) -> Fault | None:
        for one, there in zip(case.texts, finder.evaluate(READ, case.texts), strict=True):
            if not LABEL.fullmatch(one[0].strip()) and there != read_here(*one):
                return Fault("read in another way", f"{one!r}\n{there}\n{read_here(*one)}")
        return None

    fuzz.run(10, typed, fault, fewer)
