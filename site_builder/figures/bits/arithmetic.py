"""Arithmetic on bits, as a block writes it: names, numbers, and what a program computes from them.

Values are whole numbers of Python: a negative one has ones without end at its left, of which a
figure shows the lowest.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from site_builder.values.errors import UserError

LONGEST = 40
MOST_LINES = 24

_LARGEST_SHIFT = 32
_WORD = re.compile(r"0b[01]+|#?[0-9]+|[A-Za-z_][A-Za-z0-9_]*|<<|>>|[-+&|^~()]")
_ASSIGNED = re.compile(r"([A-Za-z_][A-Za-z0-9_]*) *=(.*)")
_BINDING = {"|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5}


@dataclass(frozen=True, slots=True)
class Computed:
    """One line of a computation.

    Attributes
    ----------
    name : str
        What is shown beside it: a name, an expression, or both.
    value : int
        What it comes to; it may be negative.
    is_given : bool
        The line says the number itself, or names one; otherwise it computes.
    """

    name: str
    value: int
    is_given: bool


def computed(lines: Sequence[str], width: int, edge: int | None = None) -> tuple[Computed, ...]:
    """What each line comes to; a line may use the names of those above.

    Parameters
    ----------
    lines : sequence of str
        ``NAME = EXPRESSION`` or ``EXPRESSION``: numbers, names, ``| ^ & << >> + - ~`` and
        parentheses, which bind as in Python. A number is as many bits as the width, such as
        ``00110``, or begins with ``0b``, or is decimal. A decimal number that could be read as
        bits begins with ``#``.
    width : int
        How many bits are shown. Each value fits them, a negative one with one bit more.
    edge : int or None
        How many of them are on the board; a number may be as many bits as this, too.

    Raises
    ------
    UserError
        ``a computation has 1 to 24 lines, got ...``, or what is wrong with a line.

    >>> [(line.name, line.value) for line in computed(["x = 10110", "-x & x"], 5)]
    [('x', 22), ('-x & x', 2)]
    """
    if not 1 <= len(lines) <= MOST_LINES:
        got = f"{len(lines)}: write them below the width"
        raise UserError(f"a computation has 1 to {MOST_LINES} lines, got {got}")
    return tuple(_each(lines, width, {width, edge or width}))


def low_bits(value: int, width: int) -> str:
    """The lowest bits of a number, negative ones in two's complement.

    >>> low_bits(22, 6), low_bits(-22, 6)
    ('010110', '101010')
    """
    return f"{value & ((1 << width) - 1):0{width}b}"


def _each(lines: Sequence[str], width: int, lengths: Collection[int]) -> Iterator[Computed]:
    known: dict[str, int] = {}
    for line in lines:
        if len(line) > LONGEST:
            raise UserError(f"a line of bits takes {LONGEST} characters, got {line}: split it")
        name, expression = _split(line)
        words = _words(expression, line)
        is_given, is_number = len(words) == 1, len(words) == 1 and words[0] not in known
        value = _fitting(_Reader(line, words, known, lengths).value(), line, width)
        known |= {name: value} if name else {}
        yield Computed(_shown(name, expression, is_number), value, is_given)


def _split(line: str) -> tuple[str, str]:
    found = _ASSIGNED.fullmatch(line)
    return (found[1], found[2]) if found else ("", line)


def _words(expression: str, line: str) -> list[str]:
    left = _WORD.sub(" ", expression).strip()
    if left:
        raise UserError(f"a line of bits has names, numbers and | ^ & << >> + - ~, got {line}")
    return _WORD.findall(expression)


def _shown(name: str, expression: str, is_number: bool) -> str:
    if is_number:
        return name
    formula = " ".join(expression.replace("#", "").split())
    return f"{name} = {formula}" if name else formula


def _fitting(value: int, line: str, width: int) -> int:
    if -(1 << width) <= value < 1 << width:
        return value
    raise UserError(f"a value fits {width} bits, got {line}: use a greater width, or & a mask")


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads the words of one line from the left, and takes away what it has read."""

    line: str
    words: list[str]
    known: Mapping[str, int]
    lengths: Collection[int]

    def value(self) -> int:
        found = self._operation(1)
        if self.words:
            raise self._wrong(f"an operator before {self.words[0]}")
        return found

    def _operation(self, least: int) -> int:
        found = self._signed()
        while self.words and _BINDING.get(self.words[0], 0) >= least:
            sign = self.words.pop(0)
            found = _OPERATIONS[sign](found, self._operation(_BINDING[sign] + 1))
        return found

    def _signed(self) -> int:
        word = self.words.pop(0) if self.words else ""
        match word:
            case "-":
                return -self._signed()
            case "~":
                return ~self._signed()
            case "(":
                found = self._operation(1)
                if not self.words or self.words.pop(0) != ")":
                    raise self._wrong("a ) for each (")
                return found
        return self._named(word)

    def _named(self, word: str) -> int:
        if word in self.known:
            return self.known[word]
        if re.fullmatch("[A-Za-z_].*", word):
            raise UserError(f"unknown name {word}: give it a value in a line above")
        if not re.fullmatch("(0b|#)?[0-9]+", word):
            raise self._wrong(f"a number or a name, not {word or 'its end'}")
        return self._number(word)

    def _number(self, word: str) -> int:
        if word.startswith("0b"):
            return int(word, 2)
        is_bits = set(word) <= {"0", "1"} and len(word) > 1
        if is_bits and len(word) not in self.lengths:
            raise self._wrong(f"{max(self.lengths)} bits a number, or #{word} for a decimal one")
        return int(word, 2) if is_bits else int(word.removeprefix("#"))

    def _wrong(self, expected: str) -> UserError:
        return UserError(f"a line of bits here needs {expected}, got {self.line}")


def _left(value: int, by: int) -> int:
    return value << _shift(by)


def _right(value: int, by: int) -> int:
    return value >> _shift(by)


def _shift(by: int) -> int:
    if not 0 <= by <= _LARGEST_SHIFT:
        raise UserError(f"a shift goes 0 to {_LARGEST_SHIFT} places, got {by}: write << 1")
    return by


_OPERATIONS: Mapping[str, Callable[[int, int], int]] = {
    "|": operator.or_,
    "^": operator.xor,
    "&": operator.and_,
    "+": operator.add,
    "-": operator.sub,
    "<<": _left,
    ">>": _right,
}
