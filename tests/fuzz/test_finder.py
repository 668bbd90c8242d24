"""Random labels and boards of N = 12 to 18: the browser and the core agree, there and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from site_builder.core import Symmetry, known_census, orbit, solution
from tests.fuzz.fuzzer import Fault, Fuzzer, without_some
from tests.helpers.browser import opened
from tests.helpers.finder import as_label, ask
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

AT_ONCE = 20


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
        yield page


def test_labels_and_boards_agree_with_the_core(fuzz: Fuzzer, finder: Page) -> None:
    def fault(case: Case) -> Fault | None:
        asked = [(*map(int, label.split(".")), 1) for label in case.labels]
        found = [board for (board,) in ask(finder, "ranked", asked)]
        if found != [[*solution(label)] for label in case.labels]:
            return Fault("another board")
        boards = [orbit(board).images[case.symmetry] for board in found]
        names = [as_label(answer) for answer in ask(finder, "labelled", [[b] for b in boards])]
        return Fault("another label", str(names)) if names != [*case.labels] else None

    fuzz.run(4, case, fault, smaller)
