"""Pictures of the steps of a search, and of the solutions that it finds."""

from __future__ import annotations

from cy_core import (
    Step,
    StepKind,
    attack_masks,
    find_method,
)
from site_builder.figures.searches.walks import FoundSolution
from site_builder.svg import strip
from site_builder.svg.strip import Act
from site_builder.values.figure import Picture
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.text import bit_rows, columns_text, counted, method_title, squares_text

_ACTS: dict[StepKind, Act] = {
    StepKind.PLACE: "place",
    StepKind.BACKTRACK: "backtrack",
    StepKind.SOLUTION: "solution",
    StepKind.REJECT: "reject",
}


def step_picture(method: str, number: int, step: Step) -> Picture:
    """Draw one step; the page needs the shared parts of boards of its N."""
    refused = step.kind is StepKind.REJECT and step.is_of_board
    by_rows = find_method(method).order == "rows"
    svg = strip.state(
        step.n,
        step.queens,
        title=f"{method_title(method)}, N = {step.n}, step {number}",
        description=f"{step_text(method, step)}. Queens: {squares_text(step.queens)}",
        row=step.row if by_rows else None,
        attacked=_attacked(method, step),
        untried=step.untried if by_rows else 0,
        square=(step.row, step.column),
        act="fail" if refused else _ACTS[step.kind],
    )
    return Picture(svg, f"{number}. {step_text(method, step)}")


def step_text(method: str, step: Step) -> str:
    """What a step does, in words.

    >>> from cy_core import trace
    >>> [step_text("bitmap", step) for step in trace(2, "bitmap")][:2]
    ['queen to row 0, column 1; no square free in row 1', 'row 1: nothing left, back to row 0']
    """
    place = f"row {step.row}, column {step.column}"
    match step.kind:
        case StepKind.PLACE:
            stuck = f"; no square free in row {step.row + 1}" if _is_stuck(method, step) else ""
            return f"queen to {place}{stuck}"
        case StepKind.SOLUTION:
            return f"solution: {step.solutions} so far"
        case StepKind.REJECT if step.is_of_board:
            return "full board refused" if step.depth == step.n else "board refused"
        case StepKind.REJECT:
            return f"{place} is attacked"
    if find_method(method).order == "rings":
        return f"nothing left below, queen taken off {place}"
    return f"row {step.row + 1}: nothing left, back to row {step.row}"


def found_picture(method: str, number: int, solution: FoundSolution) -> Picture:
    """Draw a solution that a method finds; the page needs the shared parts of boards of its N."""
    title = f"{method_title(method)}, N = {len(solution.columns)}, solution {number}"
    columns = columns_text(solution.columns)
    queens, description = [*enumerate(solution.columns)], f"columns {columns}"
    svg = strip.state(len(queens), queens, title=title, description=description)
    weight = "" if solution.weight == 1 else f", counts as {solution.weight}"
    return Picture(svg, f"{number}. {columns}{weight}")


def built_pictures(solution: FundamentalSolution) -> list[Picture]:
    """Draw a solution row by row: each picture has one more queen, with the bits of its rows."""
    squares, rows = [*enumerate(solution.columns)], bit_rows(solution.columns)
    return [
        Picture(
            strip.rows_with_bits(
                solution.n,
                squares[:depth],
                [row.bits for row in rows[:depth]],
                title=f"{solution.label}, {counted(depth, 'row')}",
                description=", ".join(f"row {r}: {row.bits}" for r, row in enumerate(rows[:depth])),
            ),
            f"row {depth - 1}: {rows[depth - 1].bits} is {rows[depth - 1].value}",
        )
        for depth in range(1, solution.n + 1)
    ]


def _attacked(method: str, step: Step) -> dict[int, int]:
    """The attacked squares, as bits, of the rows that the method looks at."""
    if not _looks_at_rows(method):
        return {}
    below = {step.row + 1: _below(step)} if _is_stuck(method, step) else {}
    return {step.row: step.masks.attacked, **below}


def _is_stuck(method: str, step: Step) -> bool:
    """Whether the queen just placed leaves no square in the next row."""
    looks = _looks_at_rows(method) and step.depth < step.n
    return step.kind is StepKind.PLACE and looks and _below(step) == (1 << step.n) - 1


def _below(step: Step) -> int:
    return attack_masks(step.n, step.queens, step.row + 1).attacked


def _looks_at_rows(method: str) -> bool:
    """Whether a method asks which squares of a row are attacked before it places a queen there."""
    described = find_method(method)
    return (described.order, described.checks) == ("rows", "placing")
