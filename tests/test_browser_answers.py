"""What the finder answers is what the core has, and its views show what the pages show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from cy_core import (
    MAX_LABELLED_N,
    Symmetry,
    fundamental,
    label,
    orbit,
    solution,
    solutions,
)
from site_builder.figures.boards.copies import COPIES, Copied
from site_builder.figures.boards.files import picture
from site_builder.values.fundamental import first_solutions, fundamental_solutions
from site_builder.values.text import MOVES_IN_WORDS
from tests.helpers.browser import load_modules, opened
from tests.helpers.finder import as_label, ask
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIELDS = """(root) => {
    const text = (name) => root.querySelector(name)?.textContent.replace(/\\s+/g, " ").trim();
    const all = (name) => [...root.querySelectorAll(name)];
    const drawn = (svg) => [svg.getAttribute("viewBox"), svg.querySelector("title").textContent,
        svg.querySelector("desc").textContent, svg.querySelector("polyline").getAttribute("points"),
        [...svg.querySelectorAll("use")].map((use) => use.getAttribute("xlink:href")).join()];
    return {
        lead: text(".qa-lead"),
        badge: all(".qa-badge").map((badge) => badge.outerHTML),
        terms: all(".qa-solution dt").map((term) => term.textContent),
        facts: all(".qa-solution dd").map((fact) => fact.textContent.replace(/\\s+/g, "")),
        bits: all(".qa-bit-rows tr").map((row) => row.innerHTML),
        board: drawn(root.querySelector(".qa-large svg")),
        images: all(".qa-eight .qa-card").map((card) => [card.className,
            ...drawn(card.querySelector("svg")), card.querySelector("span").textContent,
            card.querySelector(".qa-same")?.textContent]),
        held: text(".qa-group:has(.qa-eight) h2"),
        steps: [...root.querySelector(".qa-steps").children].map((link) => link.textContent),
    };
}"""
# The view of each label, and the page that was generated for it, field by field.
COMPARE = f"""async (labels) => {{
    const fields = {FIELDS};
    const root = document.querySelector("queens-finder");
    const part = (name) => root.querySelector(`[data-qa-part="${{name}}"]`);
    const found = [];
    for (const label of labels) {{
        history.pushState(null, "", `?label=${{label}}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const name = `Solution ${{label}} `;
        while (part("solution").hidden || part("label").firstChild.data !== name) {{
            await new Promise((resolve) => setTimeout(resolve));
        }}
        const page = await (await fetch(`../boards/${{label.split(".")[0]}}/${{label}}/`)).text();
        const parsed = new DOMParser().parseFromString(page, "text/html");
        found.push([fields(part("solution")), fields(parsed.querySelector("article"))]);
    }}
    return found;
}}"""


MODULES = {
    "queensCopies": "finder/copies.js",
    "queensNotations": "shared/notations.js",
    "queensSymmetry": "shared/symmetry.js",
    "queensWorker": "shared/worker.js",
}
WRITTEN = """(cases) => Promise.all(cases.map(async ({ label, columns, page, picture }) => {
    const file = `../assets/boards/diagonal-${columns.length}.svg`;
    const diagonal = await (await fetch(file)).text();
    const title = queensCopies.titleOf(label, columns);
    return [queensCopies.solutionTexts(columns, { label, page, picture, diagonal }),
        queensCopies.drawn(diagonal, columns, title)];
}))"""


@pytest.fixture(scope="module")
def finder(browser: Browser, site: Path) -> Iterator[Page]:
    """The finder of our own site."""
    with served(site) as root, opened(browser) as page:
        page.goto(f"{root}/find/")
        load_modules(page, **MODULES)
        yield page


def test_every_board_up_to_ten_has_the_label_of_the_core(finder: Page) -> None:
    boards = [tuple(board) for n in range(1, 11) for board in solutions(n).tolist()]
    answers = ask(finder, "labelled", [[board] for board in boards])
    assert [*map(as_label, answers)] == [*map(label, boards)]


@pytest.mark.parametrize("n", [*range(1, 11), 12])
def test_every_label_has_the_board_of_the_core(finder: Page, n: int) -> None:
    boards, sizes = fundamental(n)
    found = ask(finder, "ranked", [[n, size, 1, len(boards) + 1] for size in (1, 2, 4, 8)])
    wanted = [boards[sizes == size].tolist() for size in (1, 2, 4, 8)]
    assert found == wanted


def test_pages_of_boards_follow_each_other_as_in_the_core(finder: Page) -> None:
    boards, sizes = fundamental(13)
    for size, length in ((2, 3), (4, 7), (8, 90)):
        wanted = boards[sizes == size].tolist()
        ranks = range(1, len(wanted) + 1, length)
        pages = ask(finder, "ranked", [[13, size, rank, length] for rank in ranks])
        assert pages == [wanted[rank - 1 : rank - 1 + length] for rank in ranks]


def test_every_label_of_one_beginning_is_that_of_the_core(finder: Page) -> None:
    boards, sizes = fundamental(13)
    begin_so = (boards[:, :2] == boards[len(boards) // 2, :2]).all(axis=1) & (sizes == 8)
    named = boards[begin_so].tolist()
    assert len(named) > 50
    answers = ask(finder, "labelled", [[board] for board in named])
    assert [*map(as_label, answers)] == [*map(label, named)]


# Each takes a search. `--labels 1000` asks for more, as does `tests/fuzz/test_finder.py`.
@pytest.mark.parametrize(("n", "few"), [(12, 1000), (13, 40), (14, 1000), (16, 1000), (18, 3)])
def test_random_labels_agree_with_the_core_there_and_back(
    finder: Page, pytestconfig: pytest.Config, n: int, few: int
) -> None:
    random, times = Random(n), pytestconfig.getoption("labels") or few
    (counts,) = ask(finder, "census", [[n]])
    size = [int(size) for size, count in counts.items() if count]
    asked = [(n, s, random.randint(1, counts[str(s)])) for s in random.choices(size, k=times)]
    found = [tuple(board) for (board,) in ask(finder, "ranked", [[*one, 1] for one in asked])]
    names = [f"{n}.{size}.{rank}" for _, size, rank in asked]
    assert found == [solution(name) for name in names]
    moved = [orbit(board).images[random.choice([*Symmetry])] for board in found]
    assert [*map(as_label, ask(finder, "labelled", [[board] for board in moved]))] == names


def partial(random: Random, n: int) -> tuple[list[int | None], list[tuple[int, int]]]:
    """A board with some queens of a solution, or of none, and some squares that are forbidden."""
    board: list[int | None] = [None] * n
    some = solutions(n)[random.randrange(len(solutions(n)))].tolist()
    for row in random.sample(range(n), random.randint(0, n // 2)):
        board[row] = some[row] if random.random() < 0.9 else random.randrange(n)
    forbidden = [
        (random.randrange(n), random.randrange(n)) for _ in range(random.choice((0, 0, 1, 4)))
    ]
    return board, forbidden


def test_completions_are_all_solutions_that_agree(finder: Page) -> None:
    random = Random(0)
    cases = [partial(random, random.choice((1, 4, 5, 6, 7, 8, 9, 10))) for _ in range(500)]
    answers = ask(finder, "completed", [[*case, 5] for case in cases])
    for (board, forbidden), answer in zip(cases, answers, strict=True):
        n = len(board)
        agreeing = solutions(n)
        for row, column in enumerate(board):
            agreeing = agreeing if column is None else agreeing[agreeing[:, row] == column]
        for row, column in forbidden:
            agreeing = agreeing[agreeing[:, row] != column]
        counts = [np.bincount(agreeing[:, row], minlength=n).tolist() for row in range(n)]
        assert answer["total"] == len(agreeing)
        assert answer["counts"] == [count for row in counts for count in row]
        assert answer["solutions"] == agreeing[:5].tolist()
        assert answer["labels"] == [label(found) for found in agreeing[:5].tolist()]


def test_what_is_typed_is_read_as_python_reads_it(finder: Page) -> None:
    cases = json.loads((ROOT / "tests/notations.json").read_text("utf-8"))["cases"]
    found = finder.evaluate(
        "(cases) => cases.map(({ text, n }) => queensNotations.read(text, n ?? undefined))", cases
    )
    for case, read in zip(cases, found, strict=True):
        if any(reading.get("label") for reading in read.get("readings", [])):
            continue  # its board is asked for
        wanted = case.get("error") or [
            (one["notation"], one["columns"], [tuple(each) for each in one["forbidden"]])
            for one in case["readings"]
        ]
        got = read.get("error") or [
            (one["notation"], one["columns"], [tuple(each) for each in one["forbidden"]])
            for one in read["readings"]
        ]
        assert got == wanted, case


def test_what_is_copied_is_what_python_writes(finder: Page) -> None:
    cases = json.loads((ROOT / "tests/copies.json").read_text("utf-8"))["cases"]
    for case, (texts, drawn) in zip(cases, finder.evaluate(WRITTEN, cases), strict=True):
        names = [name for name, _ in COPIES.values()]
        assert texts == [*map(list, zip(names, case["copies"].values(), strict=True))]
        assert drawn == picture(Copied(case["label"], tuple(case["columns"])))


def test_the_file_of_a_view_is_that_of_a_page(finder: Page) -> None:
    few = [first_solutions(n, 1)[0] for n in (1, *range(4, MAX_LABELLED_N + 1))]
    found = finder.evaluate(WRITTEN, [{"label": e.label, "columns": e.columns} for e in few])
    for entry, (_, drawn) in zip(few, found, strict=True):
        assert drawn == picture(Copied(entry.label, entry.columns))


def test_a_view_shows_what_a_page_shows(finder: Page) -> None:
    every = [[entry.label for entry in fundamental_solutions(n)] for n in range(1, 11)]
    labels = [
        name for names in every for name in [*names[:2], *names[len(names) // 2 :][:1], *names[-1:]]
    ]
    for name, (view, page) in zip(labels, finder.evaluate(COMPARE, labels), strict=True):
        assert view == page, name
        assert len(view["images"]) == 8


MOVES = """(boards) => boards.map((board) =>
    queensSymmetry.WORDS[queensSymmetry.orbit(board).symmetry])"""


def test_the_moves_are_those_of_the_core_in_the_same_words(finder: Page) -> None:
    for name in ("1.1.1", "5.2.1", "8.4.1", "8.8.1"):
        images = [*orbit(solution(name)).images.items()]
        first = {image: MOVES_IN_WORDS[symmetry] for symmetry, image in reversed(images)}
        assert finder.evaluate(MOVES, [*first]) == [*first.values()]
