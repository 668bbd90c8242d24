"""Questions with folded answers, which the core checks."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice, pairwise
from typing import Annotated

from markupsafe import Markup

from cy_core import (
    Step,
    StepKind,
    Symmetry,
    attack_masks,
    census,
    count,
    images,
    orbit,
    trace,
)
from site_builder.figures.bits import Computed, computed
from site_builder.svg.search_boards import search_state
from site_builder.values.block import Lines, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.reading import (
    fundamental_of,
    method_named,
    size_of,
    small_n,
    solution_of,
    whole_number,
)
from site_builder.values.text import grouped, low_bits, squares_text

EXAMPLE = "In five bits, what is `~7`?\ncheck bits 5: ~7\nanswer: `11000`."
MAX_N = 8
MAX_STEPS = 100_000
MAX_WIDTH = 16
MASKS = ("left", "down", "right", "free")


@dataclass(frozen=True, slots=True)
class CheckedValue:
    """The result of a check, as the answer must write it."""

    words: str  # such as `11000` or `row 2, column 4`
    n: int | None = None  # side of the board of `picture`
    picture: Picture | None = None  # the board that the question is about


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, or lines of a program."""

    is_program: bool  # whether it is lines of a program
    text: str  # its lines; of a paragraph its HTML


@block("question", EXAMPLE)
def question(lines: Annotated[Sequence[str], Lines(str)]) -> Figure:
    """A question with a folded answer; the core checks that the answer has what it computes."""
    checks = [line for line in lines if line.startswith("check ")]
    shown = [line for line in lines if not line.startswith("check ")]
    start = next((index for index, line in enumerate(shown) if line.startswith("answer:")), 0)
    first, *others = shown[start:] or [""]  # none if the block has checks only
    answer = [first.removeprefix("answer:").strip(), *others]
    if not start or not answer[0]:
        rule = "a question is followed by its answer"
        raise UserError(f"{rule}, got {' '.join(lines)[:60]}: write {EXAMPLE!r}")
    plain = " ".join(answer).replace("`", "").replace("\N{MINUS SIGN}", "-")
    findings = [_confirmed(check, plain) for check in dict.fromkeys(checks)]
    passages = _passages(shown[:start])
    context = {
        "kind": "Find the bug" if any(passage.is_program for passage in passages) else "Predict",
        "question": passages,
        "answer": _passages(answer),
        "pictures": [*dict.fromkeys(one.picture for one in findings if one.picture)],
    }
    sizes = sorted({one.n for one in findings if one.n})
    return Figure("question.html.jinja", context, tuple(sizes))


def _confirmed(check: str, answer: str) -> CheckedValue:
    """What a check comes to, if the answer, without its backticks, has it."""
    check = check.removeprefix("check ").strip()
    found = finding(check)
    forms = {found.words} | ({grouped(int(found.words))} if found.words.isdigit() else set())
    if not any(re.search(rf"(?<![\w.-]){re.escape(form)}(?![\w-]|\.\w)", answer) for form in forms):
        raise UserError(
            f"{check} comes to {found.words}, got the answer {answer}: mend one of them"
        )
    return found


def _passages(lines: Sequence[str]) -> tuple[Passage, ...]:
    """Join lines that follow each other into a paragraph, or with a bar before each a program."""
    groups = groupby(lines, key=lambda line: line.startswith("|"))
    return tuple(
        Passage(True, "\n".join(re.sub(r"^\| ?", "", line) or " " for line in group))
        if is_program
        else Passage(False, Markup(inline_markdown(" ".join(group))))
        for is_program, group in groups
    )


def finding(check: str) -> CheckedValue:
    """Compute the result of a check.

    >>> finding("bits 5: ~7").words, finding("number 5: ~7").words
    ('11000', '-8')
    >>> finding("next backtracking 5: 0 2").words
    'row 2, column 4'
    """
    word, _, rest = check.partition(" ")
    if word not in CHECKS:
        raise UserError(f"unknown check {word or 'nothing'}: choose one of {', '.join(CHECKS)}")
    return CHECKS[word](rest.strip())


def _bits(text: str) -> CheckedValue:
    width, line = _sum(text)
    return CheckedValue(low_bits(line.value, width))


def _number(text: str) -> CheckedValue:
    return CheckedValue(str(_sum(text)[1].value))


def _sum(text: str) -> tuple[int, Computed]:
    """The width of ``5: x = 10110; -x & x``, and its last line."""
    size, _, formulas = text.partition(":")
    width = whole_number(size, 1, MAX_WIDTH, "width")
    lines = [line.strip() for line in formulas.split(";")]
    return width, computed(lines, width)[-1]


def _mask(text: str) -> CheckedValue:
    name, _, board = text.partition(" ")
    if name not in MASKS:
        raise UserError(f"a mask is {', '.join(MASKS)}, got {name or 'nothing'}")
    n, columns = _top_queens(board)
    if len(columns) >= n:
        raise UserError(f"a mask needs a row below its queens, got {board}: leave one out")
    found = attack_masks(n, enumerate(columns), len(columns))
    values = {**found._asdict(), "free": (1 << n) - 1 & ~found.attacked}
    return CheckedValue(low_bits(values[name], n), n, _board(n, columns))


def _next(text: str) -> CheckedValue:
    word, _, board = text.partition(" ")
    key, (n, columns) = method_named(word), _top_queens(board)
    queens = tuple(enumerate(columns))
    steps = (step for step in trace(n, key) if step.kind is not StepKind.REJECT)
    for step, after in pairwise(islice(steps, MAX_STEPS)):
        if step.kind is StepKind.PLACE and step.queens == queens:
            return CheckedValue(_step_words(after), n, _board(n, columns))
    raise UserError(f"{key} does not come by these queens and go on, got {board}")


def _step_words(step: Step) -> str:
    if step.kind is StepKind.PLACE:
        return f"row {step.row}, column {step.column}"
    return f"back to row {step.row}" if step.kind is StepKind.BACKTRACK else "solution"


def _top_queens(text: str) -> tuple[int, tuple[int, ...]]:
    """The N and the columns of ``5: 4 2``."""
    size, _, columns = text.partition(":")
    n = size_of(size, 1, MAX_N, "a question takes")
    queens = tuple(whole_number(word, 0, n - 1, "column") for word in columns.split())
    if len(queens) > n:
        raise UserError(f"N = {n} takes up to {n} queens, got {text}")
    return n, queens


def _board(n: int, columns: tuple[int, ...]) -> Picture:
    queens = [*enumerate(columns)]
    description = f"Queens: {squares_text(queens)}."
    return Picture(search_state(n, queens, title=f"Board of N = {n}", description=description))


def _nodes(text: str) -> CheckedValue:
    word, _, size = text.partition(" ")
    key = method_named(word)
    n = size_of(size, 1, MAX_N, "a question takes")
    return CheckedValue(str(count(n, method=key).nodes))


def _image(text: str) -> CheckedValue:
    name, _, board = text.partition(":")
    if name not in [*Symmetry]:
        raise UserError(f"a symmetry is {', '.join(Symmetry)}, got {name or 'nothing'}")
    found = images(solution_of(board.strip()))[[*Symmetry].index(Symmetry(name))]
    return CheckedValue(" ".join(map(str, found)))


CHECKS: Mapping[str, Callable[[str], CheckedValue]] = {
    "bits": _bits,
    "number": _number,
    "mask": _mask,
    "next": _next,
    "nodes": _nodes,
    "solutions": lambda text: CheckedValue(str(census(small_n(text)).total)),
    "fundamental": lambda text: CheckedValue(str(census(small_n(text)).fundamental)),
    "orbit": lambda text: CheckedValue(str(orbit(solution_of(text)).size)),
    "label": lambda text: CheckedValue(fundamental_of(text).label),
    "image": _image,
}
