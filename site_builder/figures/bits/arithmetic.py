"""Evaluate lines such as ``-x & x``: names, numbers and operators on bits.

Values are integers of Python. A negative one has endless ones at its left; a figure shows its
lowest bits.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from site_builder.values.errors import UserError

LONGEST = 40
MAX_LINES = 24

_MAX_SHIFT = 32
_SIGN = re.compile(r"<<|>>|[-+&|^~()]")
_WORD = re.compile(rf"0b[01]+|#?[0-9]+|[A-Za-z_][A-Za-z0-9_]*|{_SIGN.pattern}")
_ASSIGNED = re.compile(r"([A-Za-z_][A-Za-z0-9_]*) *=(.*)")


@dataclass(frozen=True, slots=True)
class Computed:
    """One line of a computation."""

    name: str  # the text beside its bits: a name, an expression, or both
    value: int  # the result; may be negative
    is_given: bool  # whether the line is only a number or a name, and computes nothing


def computed(lines: Sequence[str], width: int, edge: int | None = None) -> tuple[Computed, ...]:
    """Evaluate lines in order; a line may use the names of the lines above.

    >>> [(line.name, line.value) for line in computed(["x = 10110", "-x & x"], 5)]
    [('x', 22), ('-x & x', 2)]
    """
    if not 1 <= len(lines) <= MAX_LINES:
        got = f"{len(lines)}: write them below the width"
        raise UserError(f"a computation has 1 to {MAX_LINES} lines, got {got}")
    return tuple(_lines(lines, width, {width, edge or width}))


def low_bits(value: int, width: int) -> str:
    """The lowest bits of a number, negative ones in two's complement.

    >>> low_bits(22, 6), low_bits(-22, 6)
    ('010110', '101010')
    """
    return f"{value & ((1 << width) - 1):0{width}b}"


def _lines(lines: Sequence[str], width: int, lengths: Collection[int]) -> Iterator[Computed]:
    known: dict[str, int] = {}
    for line in lines:
        if len(line) > LONGEST:
            raise UserError(f"a line of bits takes {LONGEST} characters, got {line}: split it")
        assigned = _ASSIGNED.fullmatch(line)
        name, expression = assigned.groups() if assigned else ("", line)
        words = _words(expression, line)
        is_given, is_number = len(words) == 1, len(words) == 1 and words[0] not in known
        formula = " ".join(
            word if _SIGN.fullmatch(word) else f"({_number(word, line, known, lengths)})"
            for word in words
        )
        value = _fitting(_evaluated(formula, line), line, width)
        known |= {name: value} if name else {}
        yield Computed(_label(name, expression, is_number), value, is_given)


def _words(expression: str, line: str) -> list[str]:
    left = _WORD.sub(" ", expression).strip()
    if left:
        raise UserError(f"a line of bits has names, numbers and | ^ & << >> + - ~, got {line}")
    return _WORD.findall(expression)


def _label(name: str, expression: str, is_number: bool) -> str:
    if is_number:
        return name
    formula = " ".join(expression.replace("#", "").split())
    return f"{name} = {formula}" if name else formula


def _fitting(value: int, line: str, width: int) -> int:
    if -(1 << width) <= value < 1 << width:
        return value
    raise UserError(f"a value fits {width} bits, got {line}: use a greater width, or & a mask")


def _evaluated(formula: str, line: str) -> int:
    """The value of a Python formula of integers."""
    try:
        return _value(ast.parse(formula, mode="eval").body)
    except SyntaxError:
        raise UserError(f"a line of bits is a formula such as -x & x, got {line}") from None


def _number(word: str, line: str, known: Mapping[str, int], lengths: Collection[int]) -> int:
    """The value of a name or a number."""
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
