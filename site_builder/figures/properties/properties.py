"""The properties that pages show: the name of each, its value, and how it shows on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from cy_core import (
    Properties,
    determining_sets,
    label,
    nearest_solutions,
    properties,
    property_counts,
)
from site_builder.figures.properties import positions
from site_builder.svg.overlay import Overlay, Segment, shown_board
from site_builder.values.cache import disk_cache
from site_builder.values.text import counted, square_name

Solution = tuple[int, ...]
DASH = "\N{EN DASH}"
MAX_NAMED = 3  # lines and pairs whose squares a sentence names

# The choices of filters.js that stand for one value of a property, and the N that it filters.
CHOICES = {
    "lines": {0: "no"},
    "knight_pairs": {0: "yes"},
    "conflicts": {0: "yes"},
    "diagonal_queens": {0: "0", 1: "1", 2: "2"},
}
FILTERED = range(4, 13)


@dataclass(frozen=True, slots=True)
class BoardProperty:
    """A property that pages show."""

    key: str  # its name in `cy_core.Properties`
    name: str  # its name for readers
    anchor: str  # the heading of the page of properties that explains it
    value: Callable[[Properties], str]  # its value for a board, in words
    # what shows it on a board, and a sentence about it
    show: Callable[[Solution], tuple[Overlay, str]]


@dataclass(frozen=True, slots=True)
class PropertyView:
    """A property of one board."""

    key: str  # those of the property
    name: str  # those of the property
    anchor: str  # those of the property
    value: str  # its value in words
    svg: str  # the board with what shows the property
    sentence: str  # what the picture shows
    sharing: int  # the fundamental solutions of this N with the same value
    # what the page Find calls the same value, as `8.lines-no`; empty where it has no such choice
    choice: str


@cache  # kept through all rebuilds of `mkdocs serve`
@disk_cache
def shown_properties(solution: Solution) -> tuple[PropertyView, ...]:
    """All properties of a board."""
    return tuple(shown_property(each, solution) for each in PROPERTIES)


def shown_property(each: BoardProperty, solution: Solution) -> PropertyView:
    """One property of a board, drawn."""
    measured = _measured(solution)
    shown, sentence = each.show(solution)
    value = each.value(measured)
    title = f"{each.name}: {value}"
    svg = shown_board(solution, shown, title=title, description=sentence)
    number = getattr(measured, each.key)
    counts = property_counts(len(solution))[each.key]
    sharing = next(count.fundamental for count in counts if count.value == number)
    choice = _choice(len(solution), each.key, number)
    return PropertyView(each.key, each.name, each.anchor, value, svg, sentence, sharing, choice)


@cache
def _measured(solution: Solution) -> Properties:
    """The properties of a board, which are measured together."""
    return properties(solution)


def _choice(n: int, key: str, number: int) -> str:
    value = CHOICES.get(key, {}).get(number)
    return f"{n}.{key}-{value}" if value and n in FILTERED else ""


def _lines(solution: Solution) -> tuple[Overlay, str]:
    lines = positions.lines(solution)
    queens = [*enumerate(solution)]
    if not lines:
        joins = [(queens[i], queens[j]) for i, j in positions.pairs(solution)]
        sentence = f"{counted(len(joins), 'line joins', 'lines join')} two queens. "
        return Overlay(faint=joins), f"{sentence}None of them meets a third queen."
    strong = [(queens[rows[0]], queens[rows[-1]]) for rows in lines]
    verb = "holds" if len(lines) == 1 else "hold"
    sentence = f"{counted(len(lines), 'line')} {verb} three queens or more: "
    return Overlay(lines=strong, rings=_on(solution, lines)), sentence + _named(solution, lines)


def _knights(solution: Solution) -> tuple[Overlay, str]:
    n, pairs = len(solution), positions.knight_pairs(solution)
    if not pairs:
        hops = {
            (row + down, column + right)
            for row, column in enumerate(solution)
            for down, right in positions.KNIGHT_MOVES
        }
        inside = sorted(hop for hop in hops if all(0 <= index < n for index in hop))
        return Overlay(
            dots=inside
        ), "A dot marks each knight's move from a queen. No queen is there."
    hooks = [_hook(solution, *pair) for pair in pairs]
    verb = "stands" if len(pairs) == 1 else "stand"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a knight's move apart: "
    return Overlay(hooks=hooks, rings=_on(solution, pairs)), sentence + _named(solution, pairs)


def _hook(solution: Solution, i: int, j: int) -> list[tuple[int, int]]:
    """From a queen two squares straight, and one to the side."""
    corner = (j, solution[i]) if j - i == 2 else (i, solution[j])
    return [(i, solution[i]), corner, (j, solution[j])]


def _conflicts(solution: Solution) -> tuple[Overlay, str]:
    n, conflicts = len(solution), positions.conflicts(solution)
    if not conflicts:
        rays = [
            ((row - n / 2, column - slope * n / 2), (row + n / 2, column + slope * n / 2))
            for row, column in enumerate(solution)
            for slope in (1, -1)
        ]
        sentence = "Opposite edges are joined, and each diagonal runs on. It still has one queen."
        return Overlay(faint=rays, wraps=True), sentence
    strong = [line for conflict in conflicts for line in _wrapped(solution, *conflict)]
    pairs = [(i, j) for i, j, _ in conflicts]
    verb = "shares" if len(pairs) == 1 else "share"
    sentence = f"{counted(len(pairs), 'pair')} {verb} a diagonal that runs on past the edge: "
    shown = Overlay(lines=strong, rings=_on(solution, pairs), wraps=True)
    return shown, sentence + _named(solution, pairs)


def _wrapped(solution: Solution, i: int, j: int, slope: int) -> list[Segment]:
    """The wrapped diagonal between two queens the shorter way, drawn from each of them."""
    n = len(solution)
    down = j - i if 2 * (j - i) <= n else j - i - n
    return [
        ((i, solution[i]), (i + down, solution[i] + slope * down)),
        ((j, solution[j]), (j - down, solution[j] - slope * down)),
    ]


def _translates(solution: Solution) -> tuple[Overlay, str]:
    n, moves = len(solution), positions.translates(solution)
    first = (0, solution[0])
    if len(moves) == 1:
        sentence = "However you move it on the torus, it is no longer a solution."
        return Overlay(rings=[first]), sentence
    dots = sorted((down, (solution[0] + right) % n) for down, right in moves)
    sentence = (
        f"It stays a solution in {len(moves)} of its {n * n} positions on the torus. "
        f"Dots show where {square_name(first, n)} goes."
    )
    return Overlay(dots=dots[1:], rings=[first]), sentence


def _diagonals(solution: Solution) -> tuple[Overlay, str]:
    n, rows = len(solution), positions.diagonal_rows(solution)
    tints = sorted({square for row in range(n) for square in ((row, row), (row, n - 1 - row))})
    names = _squares(solution, rows)
    verb = "stands" if len(rows) == 1 else "stand"
    sentence = f"{names} {verb} on a main diagonal." if rows else "Both main diagonals are empty."
    return Overlay(tints=tints, rings=[(row, solution[row]) for row in rows]), sentence


def _determining(solution: Solution) -> tuple[Overlay, str]:
    sets = determining_sets(solution)
    first = sets[0]
    rings = [(row, solution[row]) for row in first]
    if not first:
        return Overlay(), "It is the only solution."
    names, queens = _squares(solution, first), "a queen" if len(first) == 1 else "queens"
    others = f" It has {len(sets)} such sets." if len(sets) > 1 else ""
    return Overlay(rings=rings), f"No other solution has {queens} on {names}.{others}"


def _nearest(solution: Solution) -> tuple[Overlay, str]:
    near = sorted(map(tuple, nearest_solutions(solution).tolist()))
    if not near:
        return Overlay(), "There is no other solution."
    moves = [(row, other) for row, other in enumerate(near[0]) if other != solution[row]]
    arrows = [((row, solution[row]), (row, other)) for row, other in moves]
    name, own = label(near[0]), label(solution)
    result = f"an image of {name} itself" if name == own else f"an image of {name}"
    verb = "is" if len(near) == 2 else "are"
    others = f" {counted(len(near) - 1, 'other')} {verb} as near." if near[1:] else ""
    sentence = f"Move {counted(len(moves), 'queen')}, and you have {result}.{others}"
    return Overlay(lines=arrows, moved=moves), sentence


def _on(solution: Solution, groups: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """The squares of all queens in groups of rows."""
    return [(row, solution[row]) for row in sorted({row for rows in groups for row in rows})]


def _named(solution: Solution, groups: Sequence[Sequence[int]]) -> str:
    """The squares of the first groups: `a1-b3, c5-d7 and 4 more`."""
    n = len(solution)
    names = [
        "\N{EN DASH}".join(square_name((row, solution[row]), n) for row in rows) for rows in groups
    ]
    more = len(names) - MAX_NAMED
    return ", ".join(names[:MAX_NAMED]) + (f" and {more} more." if more > 0 else ".")


def _squares(solution: Solution, rows: Sequence[int]) -> str:
    """`a1, b3 and c5`."""
    names = [square_name((row, solution[row]), len(solution)) for row in rows]
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _or_none(count: int, one: str, none: str = "none", many: str | None = None) -> str:
    return counted(count, one, many) if count else none


PROPERTIES = (
    BoardProperty(
        "lines",
        "Three in a line",
        "three-in-a-line",
        lambda p: _or_none(p.lines, "line"),
        _lines,
    ),
    BoardProperty(
        "knight_pairs",
        "Knight's moves",
        "superqueens",
        lambda p: _or_none(p.knight_pairs, "pair", "none: superqueens"),
        _knights,
    ),
    BoardProperty(
        "conflicts",
        "Conflicts on the torus",
        "the-torus",
        lambda p: _or_none(p.conflicts, "pair", "none: a torus solution"),
        _conflicts,
    ),
    BoardProperty(
        "translates",
        "Translates",
        "translates",
        lambda p: str(p.translates),
        _translates,
    ),
    BoardProperty(
        "diagonal_queens",
        "On the main diagonals",
        "main-diagonals",
        lambda p: _or_none(p.diagonal_queens, "queen"),
        _diagonals,
    ),
    BoardProperty(
        "determining_queens",
        "Determined by",
        "determining-queens",
        lambda p: counted(p.determining_queens, "queen"),
        _determining,
    ),
    BoardProperty(
        "distance",
        "Nearest other solution",
        "nearest-solution",
        lambda p: _or_none(p.distance, "queen away", many="queens away"),
        _nearest,
    ),
)
