"""The row laboratory: a number whose bits a reader sets, and the formulas that follow it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from site_builder.figures.bits import computed
from site_builder.svg.bits import MAX_WIDTH, Line, stack
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.text import low_bits

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
class FormulaLine:
    """The line of one formula in a row laboratory."""

    formula: str  # The formula: `-x & x`.
    label: str  # the text beside its bits
    carries: bool  # whether it adds or subtracts 1, so that a carry runs
    is_selected: bool  # whether it is visible at first; a reader can show all


@dataclass(frozen=True, slots=True)
class RowLaboratory:
    """A row of bits, and the formulas that are visible at first."""

    bits: str  # zeros and ones, 4..16 of them, bit 0 at the right
    formulas: tuple[str, ...]  # some of `FORMULAS`, or none

    @property
    def lines(self) -> tuple[FormulaLine, ...]:
        """The lines of all formulas, each once."""
        selected = {name for formula in self.formulas for name in FORMULAS[formula]}
        return tuple(
            FormulaLine(name, _LABELS.get(name, name), name in _CARRYING, name in selected)
            for name in _LINES
        )


def row_laboratory(lines: Sequence[str]) -> RowLaboratory:
    """Parse the lines of a block: the bits, then formulas."""
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
    """The pictures for readers without script: the number, or each of its formulas."""
    names = [FORMULAS[formula] for formula in laboratory.formulas] or [()]
    return [_picture(laboratory.bits, lines) for lines in names]


def _picture(bits: str, names: Sequence[str]) -> Picture:
    width, x = len(bits), int(bits, 2)
    values = evaluated(x, width)
    drawn = [name for name in names if not name.startswith("popcount")]
    lines = [
        Line("x", bits, str(x)),
        *(
            Line(_LABELS.get(name, name), low_bits(values[name], width), str(values[name]))
            for name in drawn
        ),
    ]
    caption = "" if drawn == [*names] else f"{names[-1]} = {values[names[-1]]}"
    description = ", ".join(f"{line.name} is {line.bits}" for line in lines)
    title = f"{names[-1] if names else 'x'} for x = {x}"
    return Picture(stack(lines, title=title, description=f"{description}."), caption)


def evaluated(x: int, width: int) -> Mapping[str, int]:
    """The value of each line in `width` bits, as a number without sign.

    >>> values = evaluated(0b10110, 5)
    >>> values["-x & x"], values["popcount(bit - 1)"], f"{values['-x']:05b}"
    (2, 1, '01010')
    """
    plain = [name for name in _LINES if not name.startswith("popcount")]
    given = [f"x = #{x}", "bit = -x & x"]
    lines = computed([*given, *plain], width + 1)[len(given) :]
    values = {
        name: int(low_bits(line.value, width), 2) for name, line in zip(plain, lines, strict=True)
    }
    return values | {"popcount(bit - 1)": values["bit - 1"].bit_count()}
