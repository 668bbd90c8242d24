"""Blocks that draw searches: strips of steps, trees, boards in the order they are found."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from site_builder.core import StepKind, trace
from site_builder.figures.searches.charts import depth_chart
from site_builder.figures.searches.strips import built_pictures, found_picture, step_picture
from site_builder.figures.searches.tables import found_table
from site_builder.figures.searches.tree_pictures import (
    cuts_picture,
    permutations_picture,
    tree_picture,
)
from site_builder.figures.searches.walks import Numbered, found, key_steps, largest_traced
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Draw, Figure, Picture
from site_builder.values.reading import entry_of, methods_named, number_of, only_line, words_of
from site_builder.values.table import Table
from site_builder.values.text import counted

LONGEST_STRIP = 60
SHOWN_WHOLE = 24
LARGEST_BUILT = 12
LARGEST_FOUND = 6
LARGEST_CHARTED = 9


def _steps(body: Sequence[str], config: SiteConfig) -> Figure:
    line = only_line(body, "strip of steps", "bitmap 4")
    if not re.match("[A-Za-z_]", line):
        return _built(line)
    words = line.split()
    if not 2 <= len(words) <= 3:
        raise UserError(
            f"a strip takes a method, N and which steps, got {line}: write bitmap 5 1-9"
        )
    method = methods_named(words[0])
    n = _within(words[1], 1, largest_traced(method), f"a strip of {method}")
    shown = _shown(method, n, *words[2:])
    return _pictures([step_picture(method, *here) for here in shown], n)


def _built(line: str) -> Figure:
    """The board of a solution, row by row."""
    entry = entry_of(line)
    if entry.n > LARGEST_BUILT:
        raise UserError(f"a board is built for N = 1 to {LARGEST_BUILT}, got {entry.n}")
    return _pictures(built_pictures(entry), entry.n)


def _shown(method: str, n: int, which: str = "") -> Sequence[Numbered]:
    """The steps of a range, or those of solutions; else all if they are few, or the key steps."""
    steps = enumerate(trace(n, method), 1)
    if which == "solutions":
        return _few([here for here in steps if here[1].kind is StepKind.SOLUTION], method, n)
    if which:
        return _few(_range(list(steps), which), method, n)
    first = list(islice(steps, SHOWN_WHOLE + 1))
    return _few(first if len(first) <= SHOWN_WHOLE else key_steps(method, n), method, n)


def _range(steps: Sequence[Numbered], which: str) -> Sequence[Numbered]:
    asked = re.fullmatch("([0-9]{1,7})-([0-9]{1,7})", which)
    first, last = map(int, asked.groups()) if asked else (0, 0)
    if not 1 <= first <= last <= len(steps):
        raise UserError(f"steps are solutions, or a range within 1-{len(steps)}, got {which}")
    return steps[first - 1 : last]


def _few(shown: Sequence[Numbered], method: str, n: int) -> Sequence[Numbered]:
    if 1 <= len(shown) <= LONGEST_STRIP:
        return shown
    what = f"{counted(len(shown), 'step')} of {method} for N = {n}"
    raise UserError(f"a strip shows 1 to {LONGEST_STRIP} steps, got {what}: choose others")


def _found(body: Sequence[str], config: SiteConfig) -> Figure:
    key, size = words_of(only_line(body, "list of what is found", "bitmap 5"), 2, "bitmap 5")
    method, n = methods_named(key), _within(size, 1, LARGEST_FOUND, "a list of what is found")
    met = found(method, n)
    if not met:
        raise UserError(
            f"there is a solution for N = 1 and from 4 on, got {n}: choose one of these"
        )
    return _pictures([found_picture(method, *here) for here in enumerate(met, 1)], n)


def _tree(body: Sequence[str], config: SiteConfig) -> Figure:
    kind, size = words_of(only_line(body, "tree", "bitmap 4"), 2, "bitmap 4")
    n = number_of(size)
    if kind == "permutations":
        return _pictures([permutations_picture(n)])
    if kind == "cuts":
        return _pictures([cuts_picture(n)])
    return _pictures([tree_picture(methods_named(kind), n)])


def _pictures(pictures: Sequence[Picture], *sizes: int) -> Figure:
    return Figure("pictures.html.jinja", {"pictures": pictures}, sizes)


def _within(text: str, first: int, last: int, what: str) -> int:
    """A number that a block has to have between two others."""
    n = number_of(text)
    if not first <= n <= last:
        raise UserError(f"{what} takes N = {first} to {last}, got {n}")
    return n


KINDS: Mapping[str, Draw] = {"steps": _steps, "tree": _tree, "found": _found}

TABLES: Mapping[str, Callable[[str], Table]] = {
    "found": lambda text: found_table(_within(text, 1, LARGEST_FOUND, "a table of what is found")),
}

CHARTS: Mapping[str, Callable[[str], Chart]] = {
    "depth": lambda text: depth_chart(_within(text, 1, LARGEST_CHARTED, "a chart by depth")),
}
