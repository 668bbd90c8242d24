"""Figures of bits: the masks of a search, and arithmetic such as ``-x & x``."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from cy_core import attack_masks, forbidden_squares
from site_builder.svg.bits import MAX_WIDTH, BitLine, beside_board, stack
from site_builder.values.block import Lines, Words, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.parsing import solution_of, whole_number
from site_builder.values.text import (
    bit_rows,
    columns_text,
    low_bits,
    queens_text,
    squares,
    with_minus,
)

MAX_ROWS = 32
# The most characters of a line of arithmetic.
MAX_CHARACTERS = 40
MAX_LINES = 24
_MAX_SHIFT = 32
_SIGN = re.compile(r"<<|>>|[-+&|^~()]")
_WORD = re.compile(rf"0b[01]+|#?[0-9]+|[A-Za-z_][A-Za-z0-9_]*|{_SIGN.pattern}")
_ASSIGNED = re.compile(r"([A-Za-z_][A-Za-z0-9_]*) *=(.*)")


@block("bits", "4 2 0 3 1", is_public=True)
def bits(text: Annotated[str, Words(str)]) -> Picture | list[Picture]:
    """Draw numbers as bits: the masks of a search, the rows of a board, or plain numbers."""
    match text.split():
        case ["rows", *numbers]:
            return rows_picture(" ".join(numbers))
        case ["bounds", *words]:
            n = whole_number(" ".join(words), 4, MAX_WIDTH, "N of bounds")
            return [replace(picture, n=n) for picture in _bounds(n)]
        case [*words, "after"]:
            draw = _after
        case [*words, "queens"]:
            draw = _queens
        case words:
            draw = _masks
    solution = solution_of(" ".join(words), 1, MAX_WIDTH)
    return [replace(picture, n=len(solution)) for picture in draw(solution)]


def _masks(solution: Sequence[int]) -> list[Picture]:
    """Draw for each row of a solution the three masks, the free squares, and the queen."""
    n = len(solution)
    drawings = []
    for row, column in enumerate(solution):
        masks = attack_masks(n, enumerate(solution[:row]), row)
        bit = 1 << (n - 1 - column)
        lines = [
            *(_line(name, value, n) for name, value in masks._asdict().items()),
            _line("free", (1 << n) - 1 & ~masks.attacked, n)._replace(ruled=True),
            _line("queen", bit, n),
            _squares(bit, row, n),
        ]
        drawings.append(_row_picture(lines, solution, f"Row {row}"))
    return drawings


def _after(solution: Sequence[int]) -> list[Picture]:
    """Draw for each row of a solution its queen and the three masks of the next row."""
    n = len(solution)
    drawings = []
    for row, column in enumerate(solution):
        left, down, right = attack_masks(n, enumerate(solution[: row + 1]), row + 1)
        lines = [
            _squares(1 << (n - 1 - column), row, n),
            _line("position", down, n)._replace(ruled=True),
            _line("left", left, n),
            _line("right", right, n),
        ]
        drawings.append(_row_picture(lines, solution, f"After row {row}"))
    return drawings


def _queens(solution: Sequence[int]) -> list[Picture]:
    """Draw the board of a solution, with each row as a number beside it."""
    rows = ", ".join(f"{row.bits} = {row.value}" for row in bit_rows(solution))
    title = f"{queens_text(squares(solution))}, each row as a number"
    description = f"Row by row from the top: {rows}."
    return [Picture(beside_board(solution, title=title, description=description))]


def rows_picture(text: str) -> Picture:
    """Draw numbers as rows of squares. `text` is the width and the numbers, such as `4: 1 2 9`."""
    first, _, others = text.partition(":")
    if not others.strip():
        rule = "rows take a width and numbers"
        raise UserError(f"{rule}, got {text or 'nothing'}: write rows 4: 1 2 4 8 9 15")
    width = whole_number(first.strip(), 1, MAX_WIDTH, "width")
    numbers = [whole_number(word, 0, (1 << width) - 1, "number") for word in others.split()]
    if len(numbers) > MAX_ROWS:
        raise UserError(f"rows of bits are {MAX_ROWS} numbers or fewer, got {len(numbers)}")
    lines = [_line("", number, width)._replace(sum=_sum(number)) for number in numbers]
    title = f"Numbers as rows of {width} squares"
    heads = [str(1 << bit) for bit in reversed(range(width))] if width <= 10 else []
    return Picture(stack(lines, title=title, description=_description(lines), heads=heads))


def _sum(value: int) -> str:
    """Return a number as the sum of its bits, such as ``= 8 + 1``.

    Return an empty text if the number has fewer than two bits.
    """
    parts = [str(1 << bit) for bit in reversed(range(value.bit_length())) if value >> bit & 1]
    return f"= {' + '.join(parts)}" if len(parts) > 1 else ""


def _bounds(n: int) -> list[Picture]:
    """Draw the constant masks of symmetry elimination, then the masks for each first queen."""
    top = 1 << (n - 1)
    always = [_line("TOPBIT", top, n), _line("SIDEMASK", top | 1, n)]
    drawings = [_titled(always, f"Masks for N = {n}", "Always")]
    for bound in range(1, n // 2):
        lines = [
            _squares(1 << bound, 0, n)._replace(name="row 0"),
            _line("ENDBIT", top >> bound, n),
            _line("LASTMASK", forbidden_squares(n, False, bound)[-1], n),
        ]
        title = f"Masks for N = {n}, bound = {bound}"
        drawings.append(_titled(lines, title, f"First queen on bit {bound}"))
    return drawings


def _row_picture(lines: Sequence[BitLine], solution: Sequence[int], heading: str) -> Picture:
    return _titled(lines, f"{heading} of {columns_text(solution)} as bits", heading)


def _titled(lines: Sequence[BitLine], title: str, heading: str) -> Picture:
    return Picture(stack(lines, title=title, description=_description(lines), heading=heading))


def _line(name: str, value: int, width: int) -> BitLine:
    return BitLine(name, low_bits(value, width), str(value))


def _squares(value: int, row: int, width: int) -> BitLine:
    return BitLine("board", low_bits(value, width), row=row)


def _description(lines: Sequence[BitLine]) -> str:
    """Return the lines as text, for screen readers."""
    texts = []
    for line in lines:
        bits = f"…{line.bits}" if line.endless else line.bits
        texts.append(" ".join(f"{line.name} {bits} {line.value}".split()))
    return f"{', '.join(texts)}."


@block("arithmetic", "width 5\nx = 10110\n-x & x", is_public=True)
def arithmetic(lines: Annotated[Sequence[str], Lines(str)]) -> Picture:
    """Evaluate lines with values and expressions, and draw each as a row of bits."""
    match lines[0].split():
        case ["width", word]:
            width = whole_number(word, 1, MAX_WIDTH, "width")
            edge = None
        case ["width", word, "edge", board]:
            width = whole_number(word, 1, MAX_WIDTH, "width")
            edge = whole_number(board, 1, width, "edge")
        case _:
            raise UserError(f"arithmetic begins with its width, got {lines[0]}: write width 5")
    rows = [
        _line(line.name, line.value, width)._replace(
            value=with_minus(str(line.value)), ruled=not line.is_given, endless=line.value < 0
        )
        for line in computed(lines[1:], width, edge)
    ]
    title = f"Arithmetic on numbers of {width} bits"
    return Picture(stack(rows, title=title, description=_description(rows), edge=edge))


@dataclass(frozen=True, slots=True)
class Computed:
    """One evaluated line of arithmetic."""

    # The text beside the bits: a name, an expression, or both.
    name: str
    # The result, which may be negative.
    value: int
    # Whether the line is only a number or a name.
    is_given: bool


def computed(lines: Sequence[str], width: int, edge: int | None = None) -> tuple[Computed, ...]:
    """Evaluate lines of arithmetic in order. A line may use the names that lines above it define.

    Values have `width` bits. A binary number must have this many digits, or `edge` digits.

    >>> [(line.name, line.value) for line in computed(["x = 10110", "-x & x"], 5)]
    [('x', 22), ('-x & x', 2)]
    """
    if not 1 <= len(lines) <= MAX_LINES:
        got = f"{len(lines)}: write them below the width"
        raise UserError(f"a computation has 1 to {MAX_LINES} lines, got {got}")
    return tuple(_lines(lines, width, {width, edge or width}))


def _lines(lines: Sequence[str], width: int, lengths: Collection[int]) -> Iterator[Computed]:
    """Yield the result of each line.

    `lengths` has the numbers of digits that a binary number may have.
    """
    known: dict[str, int] = {}
    for line in lines:
        if len(line) > MAX_CHARACTERS:
            rule = f"a line of bits takes {MAX_CHARACTERS} characters"
            raise UserError(f"{rule}, got {line}: split it")
        assigned = _ASSIGNED.fullmatch(line)
        name, expression = assigned.groups() if assigned else ("", line)
        words = _words(expression, line)
        is_given = len(words) == 1
        is_number = is_given and words[0] not in known
        formula = " ".join(
            word if _SIGN.fullmatch(word) else f"({_number(word, line, known, lengths)})"
            for word in words
        )
        value = fitting(_evaluated(formula, line), line, width)
        if name:
            known[name] = value
        yield Computed(_label(name, expression, is_number), value, is_given)


def _words(expression: str, line: str) -> list[str]:
    """Split an expression into names, numbers and operators."""
    invalid = _WORD.sub(" ", expression).strip()
    if invalid:
        raise UserError(f"a line of bits has names, numbers and | ^ & << >> + - ~, got {line}")
    return _WORD.findall(expression)


def _label(name: str, expression: str, is_number: bool) -> str:
    if is_number:
        return name
    formula = " ".join(expression.replace("#", "").split())
    return f"{name} = {formula}" if name else formula


def fitting(value: int, line: str, width: int) -> int:
    """Return `value` if it has at most `width` bits besides its sign.

    Otherwise raise a UserError that shows `line`.
    """
    if -(1 << width) <= value < 1 << width:
        return value
    raise UserError(f"a value fits {width} bits, got {line}: use a greater width, or & a mask")


def _evaluated(formula: str, line: str) -> int:
    """Evaluate a Python formula of integers."""
    try:
        return _value(ast.parse(formula, mode="eval").body)
    except SyntaxError:
        raise UserError(f"a line of bits is a formula such as -x & x, got {line}") from None


def _number(word: str, line: str, known: Mapping[str, int], lengths: Collection[int]) -> int:
    """Return the value of `word`, a name in `known` or a number.

    `lengths` has the numbers of digits that a binary number may have. An error shows `line`.
    """
    if word in known:
        return known[word]
    if re.match("[A-Za-z_]", word):
        raise UserError(f"unknown name {word}: give it a value in a line above")
    if word.startswith("0b"):
        return int(word, 2)
    is_bits = set(word) <= {"0", "1"} and len(word) > 1
    if is_bits and len(word) not in lengths:
        rule = f"{max(lengths)} bits a number, or #{word} for a decimal one"
        raise UserError(f"a line of bits here needs {rule}, got {line}")
    return int(word, 2) if is_bits else int(word.removeprefix("#"))


def _value(node: ast.expr) -> int:
    """Evaluate a node of the syntax tree.

    Raise a SyntaxError for anything but arithmetic of integers.
    """
    match node:
        case ast.Constant(value=int(value)):
            return value
        case ast.UnaryOp(op, operand) if type(op) in _SIGNS:
            return _SIGNS[type(op)](_value(operand))
        case ast.BinOp(left, op, right) if type(op) in _OPERATIONS:
            return _OPERATIONS[type(op)](_value(left), _value(right))
    raise SyntaxError


def _shift(by: int) -> int:
    if not 0 <= by <= _MAX_SHIFT:
        raise UserError(f"a shift goes 0 to {_MAX_SHIFT} places, got {by}: write << 1")
    return by


_SIGNS: Mapping[type[ast.unaryop], Callable[[int], int]] = {
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}
_OPERATIONS: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.BitAnd: operator.and_,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.LShift: lambda value, by: value << _shift(by),
    ast.RShift: lambda value, by: value >> _shift(by),
}
