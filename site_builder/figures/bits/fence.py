"""Blocks that draw rows of bits: masks, and the arithmetic on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from site_builder.core import attack_masks, forbidden_squares
from site_builder.figures.bits import tables as lesson_tables
from site_builder.figures.bits.arithmetic import Computed, computed, low_bits
from site_builder.svg.bits import LARGEST_WIDTH, Line, beside_board, stack
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Draw, Figure, Picture
from site_builder.values.reading import only_line, solution_of
from site_builder.values.table import Table
from site_builder.values.text import bit_rows, columns_text, with_minus

Solution = tuple[int, ...]

MOST_NUMBERS = 32
SMALLEST_BOUNDED = 4

_EXAMPLE = "4 2 0 3 1"
_ROWS = "rows 4: 1 2 4 8 9 15"


def _bits(body: Sequence[str], config: SiteConfig) -> Figure:
    line = only_line(body, "row of bits", _EXAMPLE)
    word, _, value = line.partition(" ")
    match word:
        case "rows":
            return _shown([_rows(value, line)])
        case "bounds":
            n = _whole(value, SMALLEST_BOUNDED, "N of bounds")
            return _shown([*_bounds(n)], (n,))
    solution, _, part = line.rpartition(" ")
    match part:
        case "after":
            return _of_board(_solution(solution), _after)
        case "queens":
            return _of_board(_solution(solution), _queens)
    return _of_board(_solution(line), _masks)


def _arithmetic(body: Sequence[str], config: SiteConfig) -> Figure:
    first = body[0] if body else "nothing"
    found = re.fullmatch("width +([0-9]{1,4})(?: +edge +([0-9]{1,4}))?", first)
    if not found:
        raise UserError(f"arithmetic begins with its width, got {first}: write width 5")
    width = _whole(found[1], 1, "width")
    edge = _whole(found[2], 1, "edge", width) if found[2] else None
    lines = computed(body[1:], width, edge)
    title = f"Arithmetic on numbers of {width} bits"
    shown = [_sum_line(line, width) for line in lines]
    return _shown([stack(shown, title=title, description=_told(shown), edge=edge)])


KINDS: Mapping[str, Draw] = {"bits": _bits, "arithmetic": _arithmetic}

TABLES: Mapping[str, Callable[[str], Table]] = {
    "complement": lesson_tables.complement_table,
    "lowest-bits": lesson_tables.lowest_bits_table,
    "zeros": lesson_tables.zeros_table,
    "lists-and-bits": lambda text: lesson_tables.lists_and_bits_table(_solution(text)),
}


def _shown(drawings: Sequence[str], sizes: tuple[int, ...] = ()) -> Figure:
    pictures = [Picture(svg) for svg in drawings]
    return Figure("pictures.html.jinja", {"pictures": pictures}, sizes)


def _of_board(solution: Solution, drawn: Callable[[Solution], Iterator[str]]) -> Figure:
    return _shown([*drawn(solution)], (len(solution),))


def _solution(text: str) -> Solution:
    return solution_of(text, 1, LARGEST_WIDTH)


def _whole(text: str, least: int, what: str, most: int = LARGEST_WIDTH) -> int:
    if not re.fullmatch("[0-9]{1,4}", text) or not least <= int(text) <= most:
        raise UserError(f"the {what} is {least} to {most}, got {text or 'nothing'}")
    return int(text)


def _masks(solution: Solution) -> Iterator[str]:
    """One drawing a row: what attacks it, what is free, and the queen."""
    n = len(solution)
    for row, column in enumerate(solution):
        masks, bit = attack_masks(n, enumerate(solution[:row]), row), 1 << (n - 1 - column)
        lines = [
            *(_line(name, value, n) for name, value in masks._asdict().items()),
            _line("free", (1 << n) - 1 & ~masks.attacked, n)._replace(ruled=True),
            _line("queen", bit, n),
            _squares(bit, row, n),
        ]
        yield _card(lines, solution, f"Row {row}")


def _after(solution: Solution) -> Iterator[str]:
    """One drawing a row: the three masks as the next row finds them."""
    n = len(solution)
    for row, column in enumerate(solution):
        left, down, right = attack_masks(n, enumerate(solution[: row + 1]), row + 1)
        named = {"position": down, "left": left, "right": right}
        lines = [_line(name, value, n) for name, value in named.items()]
        lines[0] = lines[0]._replace(ruled=True)
        placed = _squares(1 << (n - 1 - column), row, n)
        yield _card([placed, *lines], solution, f"After row {row}")


def _queens(solution: Solution) -> Iterator[str]:
    rows = ", ".join(f"{row.bits} = {row.value}" for row in bit_rows(solution))
    title = f"{columns_text(solution)}, each row as a number"
    yield beside_board(solution, title=title, description=f"Row by row from the top: {rows}.")


def _card(lines: Sequence[Line], solution: Solution, heading: str) -> str:
    title = f"{heading} of {columns_text(solution)} as bits"
    return stack(lines, title=title, description=_told(lines), heading=heading)


def _line(name: str, value: int, width: int) -> Line:
    return Line(name, low_bits(value, width), str(value))


def _squares(value: int, row: int, width: int) -> Line:
    return Line("board", low_bits(value, width), row=row)


def _told(lines: Sequence[Line]) -> str:
    """The lines in words; the row of a board repeats the bits of its queen."""
    told = (f"{line.name} {line.bits} {line.value}".split() for line in lines)
    return ", ".join(" ".join(words) for words in told) + "."


def _rows(value: str, line: str) -> str:
    found = re.fullmatch(r"([0-9]{1,4}) *:((?: *[0-9]{1,5}\b)+)", value)
    if not found:
        raise UserError(f"rows take a width and numbers, got {line}: write {_ROWS}")
    width, numbers = _whole(found[1], 1, "width"), [*map(int, found[2].split())]
    if len(numbers) > MOST_NUMBERS or max(numbers) >= 1 << width:
        rule = f"{MOST_NUMBERS} numbers or fewer, each below {1 << width}"
        raise UserError(f"rows of {width} bits take {rule}, got {found[2].strip()}")
    lines = [_line("", each, width)._replace(sum=_sum(each)) for each in numbers]
    title = f"Numbers as rows of {width} squares"
    return stack(lines, title=title, description=_told(lines), values=width <= 10)


def _sum(value: int) -> str:
    """A number as the sum of its bits: ``= 8 + 1``; nothing for a single one."""
    parts = [str(1 << place) for place in reversed(range(value.bit_length())) if value >> place & 1]
    return f"= {' + '.join(parts)}" if len(parts) > 1 else ""


def _bounds(n: int) -> Iterator[str]:
    """The masks of symmetry elimination, then those of each first queen."""
    top = 1 << (n - 1)
    fixed = [_line("TOPBIT", top, n), _line("SIDEMASK", top | 1, n)]
    yield stack(fixed, title=f"Masks for N = {n}", description=_told(fixed), heading="Always")
    for bound in range(1, n // 2):
        heading = f"First queen on bit {bound}"
        last = forbidden_squares(n, False, bound)[-1]
        lines = [
            _squares(1 << bound, 0, n)._replace(name="row 0"),
            _line("ENDBIT", top >> bound, n),
            _line("LASTMASK", last, n),
        ]
        title = f"Masks for N = {n}, bound = {bound}"
        yield stack(lines, title=title, description=_told(lines), heading=heading)


def _sum_line(line: Computed, width: int) -> Line:
    value = with_minus(str(line.value))
    bits = low_bits(line.value, width)
    return Line(line.name, bits, value, ruled=not line.is_given)
