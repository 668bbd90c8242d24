"""How values are said: numbers, names of symmetries, rows of bits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from site_builder.core import ENGINE, METHODS, Symmetry, SymmetryClass
from site_builder.timings.records import Subject

SYMMETRY_NAMES = {
    Symmetry.IDENTITY: "identity",
    Symmetry.ROTATE_90: "↻ 90°",
    Symmetry.ROTATE_180: "↻ 180°",
    Symmetry.ROTATE_270: "↻ 270°",
    Symmetry.LEFT_RIGHT: "⇄ left-right",
    Symmetry.TOP_BOTTOM: "⇅ top-bottom",
    Symmetry.MAIN_DIAGONAL: "⤢ main diagonal",
    Symmetry.ANTI_DIAGONAL: "⤡ anti-diagonal",
}

CLASS_MEANINGS = {
    SymmetryClass.SINGLE: "every turn and mirror leaves the one square as it is",
    SymmetryClass.DOUBLY_CENTROSYMMETRIC: "it looks the same after a quarter turn",
    SymmetryClass.CENTROSYMMETRIC: "it looks the same after half a turn",
    SymmetryClass.ORDINARY: "no turn or mirror leaves it as it is",
}

PATH_NAMES = {"portable": "portable", "avx2": "AVX2", "avx512": "AVX-512"}


@dataclass(frozen=True, slots=True)
class BitRow:
    """One row of a board as a bitmap: `bits` as they are drawn, and the number they make."""

    bits: str
    value: int


def bit_rows(solution: Sequence[int]) -> tuple[BitRow, ...]:
    """The rows of a solution as bits, bit 0 at the right edge of the board.

    >>> [(row.bits, row.value) for row in bit_rows((1, 3, 0, 2))]
    [('0100', 4), ('0001', 1), ('1000', 8), ('0010', 2)]
    """
    n = len(solution)
    values = (1 << (n - 1 - column) for column in solution)
    return tuple(BitRow(f"{value:0{n}b}", value) for value in values)


def grouped(value: int) -> str:
    """A whole number in groups of three.

    >>> grouped(92), grouped(14200)
    ('92', '14,200')
    """
    return f"{value:,}"


def with_minus(number: str) -> str:
    """A number as it is set in print, with a minus sign where a program writes a hyphen.

    >>> with_minus(f"{-3:+}")
    '\u22123'
    """
    return number.replace("-", "\N{MINUS SIGN}")


def counted(count: int, one: str, many: str | None = None) -> str:
    """A number with its noun; `many` where an s at the end would not do.

    >>> counted(1, "orbit"), counted(92, "solution")
    ('1 orbit', '92 solutions')
    """
    return f"{grouped(count)} {one if count == 1 else many or one + 's'}"


def columns_text(solution: Sequence[int]) -> str:
    """The columns of a solution, one after the other: with spaces where one has two digits.

    >>> columns_text(range(10)), columns_text(range(11))
    ('0123456789', '0 1 2 3 4 5 6 7 8 9 10')
    """
    return ("" if len(solution) <= 10 else " ").join(map(str, solution))


def method_title(key: str) -> str:
    """What people call a method; the key itself where it is none of ours.

    >>> method_title("carry_chain")
    'Carry chain'
    """
    return next((method.title for method in METHODS if method.key == key), key)


def subject_title(subject: Subject, *, with_form: bool = True) -> str:
    """What stands for a subject of a timing; the form may be left out where a caption tells it.

    >>> subject_title(Subject("bitmap", "recursive"))
    'Bitmap, recursive'
    >>> subject_title(Subject("engine", path="avx512", threads=2))
    'Engine, AVX-512, 2 threads'
    """
    if subject.method != ENGINE:
        named = [method_title(subject.method), subject.form if with_form else ""]
    else:
        named = ["Engine", PATH_NAMES.get(subject.path, subject.path)]
    several = [counted(subject.threads, "thread")] if subject.threads > 1 else []
    return ", ".join([*filter(None, named), *several])
