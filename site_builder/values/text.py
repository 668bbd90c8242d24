"""Format values as text: numbers, symmetries, squares, rows of bits, labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from cy_core import METHODS, Symmetry, SymmetryClass
from site_builder.values.shared import shared_table

TIMES = "\N{MULTIPLICATION SIGN}"

_SYMMETRIES = shared_table("symmetries")
SYMMETRY_NAMES = {Symmetry(each["key"]): each["name"] for each in _SYMMETRIES}
MOVES_IN_WORDS = {Symmetry(each["key"]): each["phrase"] for each in _SYMMETRIES}
CLASS_MEANINGS = {
    SymmetryClass(each["name"]): each["meaning"]
    for each in shared_table("symmetry_classes").values()
}

# The longest unit first.
_TIME_UNITS = shared_table("time_units")
SECONDS_OF_UNIT = {each["name"]: float(each["seconds"]) for each in _TIME_UNITS}
SECONDS_OF_SYMBOL = {each["symbol"]: each["seconds"] for each in _TIME_UNITS if "symbol" in each}
_BYTE_UNITS = ("B", "kB", "MB", "GB", "TB", "PB", "EB")
_LONG_UNITS = {name: seconds for name, seconds in SECONDS_OF_UNIT.items() if seconds >= 1}


def plain_name(symmetry: Symmetry) -> str:
    """Return the name of a symmetry without its arrow, because some fonts and files have no arrows.

    >>> plain_name(Symmetry.ROTATE_90), plain_name(Symmetry.LEFT_RIGHT)
    ('90° clockwise', 'left-right')
    """
    name = SYMMETRY_NAMES[symmetry].lstrip("↻⇄⇅⤢⤡ ")
    return f"{name} clockwise" if name.endswith("°") else name


@dataclass(frozen=True, slots=True)
class BitRow:
    """One row of a board, as a text of bits and as a number."""

    bits: str
    value: int


def bit_rows(solution: Sequence[int]) -> tuple[BitRow, ...]:
    """Return the rows of a solution as bits, bit 0 at the right edge of the board.

    >>> [(row.bits, row.value) for row in bit_rows((1, 3, 0, 2))]
    [('0100', 4), ('0001', 1), ('1000', 8), ('0010', 2)]
    """
    n = len(solution)
    values = (1 << (n - 1 - column) for column in solution)
    return tuple(BitRow(f"{value:0{n}b}", value) for value in values)


def low_bits(value: int, width: int) -> str:
    """Return the lowest bits of a number. A negative number is in two's complement.

    >>> low_bits(22, 6), low_bits(-22, 6)
    ('010110', '101010')
    """
    return f"{value & ((1 << width) - 1):0{width}b}"


def counted(count: int, singular: str, plural: str | None = None) -> str:
    """Return a number with its noun, which is in the plural unless the number is 1.

    If `plural` is None, the plural is the singular with an s.

    >>> counted(1, "orbit"), counted(92, "solution"), counted(0, "solution")
    ('1 orbit', '92 solutions', '0 solutions')
    """
    return f"{grouped(count)} {singular if count == 1 else plural or singular + 's'}"


def grouped(value: float) -> str:
    """Return a number with its digits in groups of three.

    >>> grouped(92), grouped(14200)
    ('92', '14,200')
    """
    return f"{value:,}"


def rough(value: float) -> str:
    """Return a number as text. From a million on, it is rounded to three digits.

    >>> rough(724), rough(3_393_000_000)
    ('724', '3.39 billion')
    """
    for name, unit in (("trillion", 1e12), ("billion", 1e9), ("million", 1e6)):
        if value >= unit:
            return f"{value / unit:.3g} {name}"
    return f"{value:,.0f}"


def sizes_text(sizes: Sequence[int]) -> str:
    """Return a range of N as text.

    >>> sizes_text(range(4, 13)), sizes_text([8])
    ('N = 4 to 12', 'N = 8')
    """
    return f"N = {sizes[0]}" + (f" to {sizes[-1]}" if len(sizes) > 1 else "")


def bytes_text(size: int) -> str:
    """Return a size in bytes, rounded to two or three digits.

    >>> bytes_text(315), bytes_text(66_767), bytes_text(999_600), bytes_text(9_999_999)
    ('315 B', '67 kB', '1.0 MB', '10 MB')
    """
    value = float(size)
    power = 0
    while round(value) >= 1000:
        value /= 1000
        power += 1
    decimals = 1 if round(value, 1) < 10 and power > 1 else 0
    return f"{value:,.{decimals}f} {_BYTE_UNITS[power]}"


def with_minus(number: str) -> str:
    """Return a number with a minus sign instead of a hyphen.

    >>> with_minus(f"{-3:+}")
    '\u22123'
    """
    return number.replace("-", "\N{MINUS SIGN}")


def columns_text(solution: Sequence[int]) -> str:
    """Return the columns of a solution as text. Spaces separate them if one can have two digits.

    >>> columns_text(range(10)), columns_text(range(11))
    ('0123456789', '0 1 2 3 4 5 6 7 8 9 10')
    """
    return ("" if len(solution) <= 10 else " ").join(map(str, solution))


def framed(solution: Sequence[int]) -> str:
    """Return a board as text with a frame around each square, as many programs print it.

    >>> print(framed((0,)))
    +-+
    |Q|
    +-+
    """
    n = len(solution)
    line = "+-" * n + "+"
    rows = (
        "|".join(["", *("Q" if square == column else " " for square in range(n)), ""])
        for column in solution
    )
    return "\n".join([line, *(f"{row}\n{line}" for row in rows)])


def squares(solution: Sequence[int]) -> tuple[str, ...]:
    """Return the names of the squares with queens, row by row from the top.

    The square ``a1`` is at bottom left. Columns after ``z`` are ``aa``, ``ab`` and so on, as in a
    spreadsheet.

    >>> squares((1, 3, 0, 2))
    ('b4', 'd3', 'a2', 'c1')
    """
    return tuple(square_name(square, len(solution)) for square in enumerate(solution))


def square_name(square: tuple[int, int], n: int) -> str:
    """Return the name of a square, which is given by its row from the top and its column.

    >>> square_name((0, 1), 4)
    'b4'
    """
    return f"{column_letter(square[1])}{n - square[0]}"


def column_letter(column: int) -> str:
    """Return the name of a column: a, b, ..., z, aa, ab, ..., as in a spreadsheet."""
    tens, ones = divmod(column, len(ascii_lowercase))
    return (ascii_lowercase[tens - 1] if tens else "") + ascii_lowercase[ones]


def method_title(key: str) -> str:
    """Return the title of the method with this key. Return an unknown key as it is.

    >>> method_title("carry_chain")
    'Carry chain'
    """
    return next((method.title for method in METHODS if method.key == key), key)


def squares_text(squares: Iterable[tuple[int, int]], n: int) -> str:
    """Return the names of squares on a board of N rows, for the description of a drawing.

    >>> squares_text([(0, 4), (1, 2)], 5), squares_text([], 5)
    ('e5 c4', 'none')
    """
    return " ".join(square_name(square, n) for square in squares) or "none"


def queens_text(names: Iterable[str]) -> str:
    """Return a phrase that names the squares of queens, for the description of a drawing.

    >>> queens_text(["e5", "c4"]), queens_text(["e5"]), queens_text([])
    ('Queens on e5 c4', 'Queen on e5', 'No queens')
    """
    listed = list(names)
    return f"Queen{'s' if len(listed) > 1 else ''} on {' '.join(listed)}" if listed else "No queens"


def canonical_label(text: str) -> str:
    """Return a valid label in its usual form: without spaces and leading zeros.

    >>> canonical_label(" 008.04.0001")
    '8.4.1'
    """
    return ".".join(str(int(number)) for number in text.split("."))


# A duration is given in the largest unit of which it has at least this many.
_MIN_AMOUNT = 2.0


def long_duration(seconds: float) -> str:
    """Return a duration with two digits, in the largest unit that fits into it at least twice.

    >>> [long_duration(seconds) for seconds in (0.0314, 5, 150, 9000, 180000, 1.46e10)]
    ['0.031 seconds', '5.0 seconds', '2.5 minutes', '2.5 hours', '2.1 days', '460 years']
    """
    fitting = (name for name, size in _LONG_UNITS.items() if seconds >= _MIN_AMOUNT * size)
    unit = next(fitting, "second")
    return f"{two_figures(seconds / _LONG_UNITS[unit])} {unit}s"


def two_figures(value: float) -> str:
    """Return a number with two significant digits.

    >>> [two_figures(value) for value in (0.0123, 1.25, 12.3, 123.4, 12345)]
    ['0.012', '1.2', '12', '120', '12,000']
    """
    two = float(f"{value:.2g}")
    return f"{two:,.0f}" if two >= 10 else f"{two:#.2g}"


def percent(share: float) -> str:
    """Return a share as a percentage with two significant digits.

    >>> percent(0.0472), percent(0.3)
    ('4.7 %', '30 %')
    """
    return f"{100 * share:.2g} %"
