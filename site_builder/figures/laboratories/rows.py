"""The row laboratory: a number whose bits a reader sets, and the formulas that follow it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from site_builder.figures.bits.arithmetic import computed, low_bits
from site_builder.svg.bits import MAX_WIDTH, Line, stack
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture

WIDTHS = range(4, MAX_WIDTH + 1)

# What each formula shows, in the order of a computation.
FORMULAS: Mapping[str, tuple[str, ...]] = {
    "~x": ("~x",),
    "-x": ("~x", "-x"),
    "-x & x": ("~x", "-x", "-x & x"),
    "x & (x - 1)": ("x - 1", "x & (x - 1)"),
    "popcount(bit - 1)": ("~x", "-x", "-x & x", "bit - 1", "popcount(bit - 1)"),
    "(x + 1) & ~x": ("~x", "x + 1", "(x + 1) & ~x"),
    "x << 1": ("x << 1",),
    "x >> 1": ("x >> 1",),
}
_LINES = tuple(dict.fromkeys(name for names in FORMULAS.values() for name in names))
_LABELS = {"-x": "-x = ~x + 1", "-x & x": "bit = -x & x"}
_CARRYING = ("-x", "x - 1", "bit - 1", "x + 1")


@dataclass(frozen=True, slots=True)
class LineShown:
    """One line of a laboratory.

    Attributes
    ----------
    formula : str
        What it comes to.
    label : str
        What stands beside it.
    carries : bool
        Whether a 1 is added or taken away, and runs.
    asked : bool
        Whether it is shown from the beginning; a reader may ask for all.
    """

    formula: str
    label: str
    carries: bool
    asked: bool


@dataclass(frozen=True, slots=True)
class RowLaboratory:
    """A row of bits, and the formulas that are asked of it.

    Attributes
    ----------
    bits : str
        Zeros and ones, 4..16 of them, bit 0 at the right.
    formulas : tuple of str
        Some of `FORMULAS`; none where only the number itself matters.
    """

    bits: str
    formulas: tuple[str, ...]

    @property
    def lines(self) -> tuple[LineShown, ...]:
        """What follows the number, each line once."""
        asked = {name for formula in self.formulas for name in FORMULAS[formula]}
        return tuple(
            LineShown(name, _LABELS.get(name, name), name in _CARRYING, name in asked)
            for name in _LINES
        )


def row_laboratory(lines: Sequence[str]) -> RowLaboratory:
    """What a block asks for: the bits in its first line, then formulas.

    Raises
    ------
    UserError
        ``a row laboratory begins with 4 to 16 bits, got ...``, ``unknown formula ...``.
    """
    bits, formulas = lines[0], tuple(dict.fromkeys(lines[1:]))
    if not re.fullmatch("[01]+", bits) or len(bits) not in WIDTHS:
        rule = f"a row laboratory begins with {WIDTHS[0]} to {WIDTHS[-1]} bits"
        raise UserError(f"{rule}, got {bits}: write 00010110")
    for formula in formulas:
        if formula not in FORMULAS:
            choices = ", ".join(FORMULAS)
            raise UserError(f"unknown formula {formula}: choose some of {choices}")
    return RowLaboratory(bits, formulas)


def row_pictures(laboratory: RowLaboratory) -> list[Picture]:
    """What stands where there is no script: the number, or each of its formulas."""
    shown = [FORMULAS[formula] for formula in laboratory.formulas] or [()]
    return [_picture(laboratory.bits, names) for names in shown]


def _picture(bits: str, names: Sequence[str]) -> Picture:
    width, x = len(bits), int(bits, 2)
    values = reckoned(x, width)
    drawn = [name for name in names if not name.startswith("popcount")]
    lines = [
        Line("x", bits, str(x)),
        *(
            Line(_LABELS.get(name, name), low_bits(values[name], width), str(values[name]))
            for name in drawn
        ),
    ]
    caption = "" if drawn == [*names] else f"{names[-1]} = {values[names[-1]]}"
    told = ", ".join(f"{line.name} is {line.bits}" for line in lines)
    title = f"{names[-1] if names else 'x'} for x = {x}"
    return Picture(stack(lines, title=title, description=f"{told}."), caption)


def reckoned(x: int, width: int) -> Mapping[str, int]:
    """What each line comes to in so many bits, as a number without sign.

    >>> found = reckoned(0b10110, 5)
    >>> found["-x & x"], found["popcount(bit - 1)"], f"{found['-x']:05b}"
    (2, 1, '01010')
    """
    plain = [name for name in _LINES if not name.startswith("popcount")]
    given = [f"x = #{x}", "bit = -x & x"]
    values = computed([*given, *plain], width + 1)[len(given) :]
    found = {
        name: int(low_bits(line.value, width), 2) for name, line in zip(plain, values, strict=True)
    }
    return found | {"popcount(bit - 1)": found["bit - 1"].bit_count()}
