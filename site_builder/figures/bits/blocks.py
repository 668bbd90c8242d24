"""Blocks of bits: masks row by row, arithmetic, and tables that explain bit tricks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cy_core import attack_masks, forbidden_squares
from site_builder.figures.bits import tables
from site_builder.figures.bits.arithmetic import computed, low_bits
from site_builder.svg.bits import MAX_WIDTH, Line, beside_board, stack
from site_builder.values.block_type import Block, BlockType, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture, pictures
from site_builder.values.reading import number_within, solution_of
from site_builder.values.text import bit_rows, columns_text, with_minus

MAX_NUMBERS = 32
MIN_BOUNDED = 4
WIDEST_COMPLEMENT = 5


def _bits(block: Block) -> Figure:
    line = block.line()
    first, _, value = line.partition(" ")
    match first:
        case "rows":
            return _figure(_rows(*_width_and_numbers(value, line)))
        case "bounds":
            n = _whole(value, MIN_BOUNDED, "N of bounds")
            return _figure(_bounds(n), n)
    text, _, last = line.rpartition(" ")
    match last:
        case "after":
            solution = _solution(text)
            return _figure(_after(solution), len(solution))
        case "queens":
            solution = _solution(text)
            return _figure(_queens(solution), len(solution))
    solution = _solution(line)
    return _figure(_masks(solution), len(solution))


def _arithmetic(block: Block) -> Figure:
    first = block.lines[0] if block.lines else "nothing"
    match = re.fullmatch("width +([0-9]{1,4})(?: +edge +([0-9]{1,4}))?", first)
    if not match:
        raise UserError(f"arithmetic begins with its width, got {first}: write width 5")
    width = _whole(match[1], 1, "width")
    edge = _whole(match[2], 1, "edge", width) if match[2] else None
    rows = [
        _line(line.name, line.value, width)._replace(
            value=with_minus(str(line.value)), ruled=not line.is_given, endless=line.value < 0
        )
        for line in computed(block.lines[1:], width, edge)
    ]
    title = f"Arithmetic on numbers of {width} bits"
    return _figure([stack(rows, title=title, description=_description(rows), edge=edge)])


def _figure(svgs: Iterable[str], *sizes: int) -> Figure:
    return pictures([Picture(svg) for svg in svgs], *sizes)


def _solution(text: str) -> tuple[int, ...]:
    return solution_of(text, 1, MAX_WIDTH)


def _width_and_positive_number(text: str) -> tuple[int, int]:
    width, number = _width_and_number(text)
    if not number:
        raise UserError("a loop over bits needs a number greater than 0, got 0")
    return width, number


def _width_and_number(text: str) -> tuple[int, int]:
    match = re.fullmatch("([0-9]{1,2}) +([0-9]{1,5})", text)
    width, number = map(int, match.groups()) if match else (0, 0)
    if not 1 <= width <= MAX_WIDTH or number >= 1 << width:
        rule = f"this table takes a width of 1 to {MAX_WIDTH} and a number it can hold"
        raise UserError(f"{rule}, got {text or 'nothing'}: write 5 20")
    return width, number


def _masks(solution: tuple[int, ...]) -> Iterator[str]:
    """Yield a drawing for each row: its three masks, its free squares, and its queen."""
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


def _after(solution: tuple[int, ...]) -> Iterator[str]:
    """Yield a drawing for each row: the three masks that the next row gets."""
    n = len(solution)
    for row, column in enumerate(solution):
        left, down, right = attack_masks(n, enumerate(solution[: row + 1]), row + 1)
        named = {"position": down, "left": left, "right": right}
        lines = [_line(name, value, n) for name, value in named.items()]
        lines[0] = lines[0]._replace(ruled=True)
        placed = _squares(1 << (n - 1 - column), row, n)
        yield _card([placed, *lines], solution, f"After row {row}")


def _queens(solution: tuple[int, ...]) -> Iterator[str]:
    rows = ", ".join(f"{row.bits} = {row.value}" for row in bit_rows(solution))
    title = f"{columns_text(solution)}, each row as a number"
    yield beside_board(solution, title=title, description=f"Row by row from the top: {rows}.")


def _card(lines: Sequence[Line], solution: tuple[int, ...], heading: str) -> str:
    title = f"{heading} of {columns_text(solution)} as bits"
    return stack(lines, title=title, description=_description(lines), heading=heading)


def _width_and_numbers(value: str, line: str) -> tuple[int, list[int]]:
    match = re.fullmatch(r"([0-9]{1,4}) *:((?: *[0-9]{1,5}\b)+)", value)
    if not match:
        raise UserError(f"rows take a width and numbers, got {line}: write rows 4: 1 2 4 8 9 15")
    width, numbers = _whole(match[1], 1, "width"), [*map(int, match[2].split())]
    if len(numbers) > MAX_NUMBERS or max(numbers) >= 1 << width:
        rule = f"{MAX_NUMBERS} numbers or fewer, each below {1 << width}"
        raise UserError(f"rows of {width} bits take {rule}, got {match[2].strip()}")
    return width, numbers


def _whole(text: str, least: int, what: str, most: int = MAX_WIDTH) -> int:
    value = number_within(text, least, most)
    if value is None:
        raise UserError(f"the {what} is {least} to {most}, got {text or 'nothing'}")
    return value


def _rows(width: int, numbers: Sequence[int]) -> Iterator[str]:
    lines = [_line("", number, width)._replace(sum=_sum(number)) for number in numbers]
    title = f"Numbers as rows of {width} squares"
    heads = [str(1 << place) for place in reversed(range(width))] if width <= 10 else []
    yield stack(lines, title=title, description=_description(lines), heads=heads)


def _sum(value: int) -> str:
    """A number as the sum of its bits, ``= 8 + 1``; empty if it has less than two."""
    parts = [str(1 << place) for place in reversed(range(value.bit_length())) if value >> place & 1]
    return f"= {' + '.join(parts)}" if len(parts) > 1 else ""


def _bounds(n: int) -> Iterator[str]:
    """Yield the masks of symmetry elimination, then those for each first queen."""
    top = 1 << (n - 1)
    fixed = [_line("TOPBIT", top, n), _line("SIDEMASK", top | 1, n)]
    yield stack(
        fixed, title=f"Masks for N = {n}", description=_description(fixed), heading="Always"
    )
    for bound in range(1, n // 2):
        heading = f"First queen on bit {bound}"
        last = forbidden_squares(n, False, bound)[-1]
        lines = [
            _squares(1 << bound, 0, n)._replace(name="row 0"),
            _line("ENDBIT", top >> bound, n),
            _line("LASTMASK", last, n),
        ]
        title = f"Masks for N = {n}, bound = {bound}"
        yield stack(lines, title=title, description=_description(lines), heading=heading)


def _line(name: str, value: int, width: int) -> Line:
    return Line(name, low_bits(value, width), str(value))


def _squares(value: int, row: int, width: int) -> Line:
    return Line("board", low_bits(value, width), row=row)


def _description(lines: Sequence[Line]) -> str:
    """The lines as text."""
    texts = (
        f"{line.name} {'…' if line.endless else ''}{line.bits} {line.value}".split()
        for line in lines
    )
    return ", ".join(" ".join(words) for words in texts) + "."


BLOCK_TYPES: Mapping[str, BlockType] = {
    "bits": figure_type("row of bits", "4 2 0 3 1", _bits),
    "arithmetic": figure_type("computation", "width 5\nx = 10110\n-x & x", _arithmetic),
    "table complement": table_type(
        "4",
        lambda text: _whole(text, 2, "width of a table of complements", WIDEST_COMPLEMENT),
        tables.complement_table,
    ),
    "table lowest-bits": table_type(
        "5 22", _width_and_positive_number, lambda values: tables.lowest_bits_table(*values)
    ),
    "table zeros": table_type(
        "5 20", _width_and_number, lambda values: tables.zeros_table(*values)
    ),
    "table lists-and-bits": table_type("4 2 0 3 1", _solution, tables.lists_and_bits_table),
    "table columns-left": table_type("4 2 0 3 1", _solution, tables.columns_left_table),
}
