"""A guess from measured times: how long a method takes for a larger N."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from site_builder.timings.record_files import site_records
from site_builder.timings.records import Record, Subject
from site_builder.timings.selections import format_seconds
from site_builder.timings.tables import machine_path
from site_builder.values.block_type import Block
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.reading import method_named, size_of
from site_builder.values.text import TIMES, method_title

EXAMPLE = "bitmap 16"
SIZES = range(12, 19)
KNOWN = 3  # sizes whose times the reader sees before the guess
HIDDEN = 2  # sizes after them; the guess is for the last
_UNITS = {-6: "1 µs", -5: "10 µs", -4: "0.1 ms", -3: "1 ms", -2: "10 ms"} | {
    -1: "0.1 s",
    **{power: f"{10**power:,} s" for power in range(6)},
}


@dataclass(frozen=True, slots=True)
class Question:
    """A method, and the N whose time the reader guesses."""

    method: str
    n: int


@dataclass(frozen=True, slots=True)
class Growth:
    """One N beside the N before it."""

    n: int  # side of the board
    seconds: float  # the best time that was measured
    times: float  # the time and the nodes, divided by those of N - 1
    nodes: float  # the time and the nodes, divided by those of N - 1

    @property
    def time(self) -> str:
        """The seconds as text."""
        return format_seconds(self.seconds)


@dataclass(frozen=True, slots=True)
class Measured:
    """A question with its answer."""

    question: Question  # what the reader guesses
    rows: tuple[Growth, ...]  # the known sizes, then the hidden ones

    @property
    def title(self) -> str:
        """The method."""
        return method_title(self.question.method)

    @property
    def powers(self) -> range:
        """The powers of ten of the scale: room for guesses that are too low or too high."""
        seconds = [row.seconds for row in self.rows]
        return range(floor(log10(seconds[0])), ceil(log10(seconds[-1])) + 2)

    @property
    def ticks(self) -> tuple[str, ...]:
        """The times at the powers."""
        return tuple(_UNITS[power] for power in self.powers)

    def share(self, seconds: float) -> float:
        """Where a time lies on the scale, from 0 to 1."""
        return round((log10(seconds) - self.powers[0]) / (len(self.powers) - 1), 4)

    @property
    def steps(self) -> str:
        """From the last time that the reader knew to the one that was asked for."""
        known, *hidden = self.rows[KNOWN - 1 :]
        return _product(known.time, [row.times for row in hidden], hidden[-1].time)

    @property
    def straight(self) -> str:
        """What the last factor that the reader knew gives, if it does not grow."""
        known = self.rows[KNOWN - 1]
        seconds = known.seconds * known.times**HIDDEN
        return _product(known.time, [known.times] * HIDDEN, format_seconds(seconds))


def _product(start: str, factors: Sequence[float], end: str) -> str:
    terms = [start, *(f"{factor:.2f}" for factor in factors)]
    return f"{f' {TIMES} '.join(terms)} \N{ALMOST EQUAL TO} {end}"


def questions_of(block: Block) -> tuple[Question, ...]:
    """Parse the lines of a block, each a method and N."""
    return tuple(map(_question, block.all_lines()))


def _question(line: str) -> Question:
    method, _, n = line.partition(" ")
    size = size_of(n, SIZES[0], SIZES[-1], "a guess of a time takes")
    return Question(method_named(method), size)


def draw_time_guess(questions: tuple[Question, ...], config: SiteConfig) -> Figure:
    """Make the figure from the first machine that has measured all that is asked."""
    for record in site_records(config):
        measured = [*filter(None, (measure(each, record) for each in questions))]
        if len(measured) == len(questions):
            context = {
                "measured": measured,
                "known": KNOWN,
                "machine": record.where_and_when,
                "page": machine_path(record),
            }
            return Figure("time_guess.html.jinja", context)
    return Figure("unmeasured.html.jinja")


def measure(question: Question, record: Record) -> Measured | None:
    """The answer of a record; None if it has not measured every size that is needed."""
    rows = tuple(_growth(question, record))
    return Measured(question, rows) if len(rows) == KNOWN + HIDDEN else None


def _growth(question: Question, record: Record) -> Iterator[Growth]:
    sizes = range(question.n - KNOWN - HIDDEN, question.n + 1)
    cells = [
        c for c in record.of(Subject(question.method, "recursive")) if c.n in sizes and c.nodes
    ]
    for before, cell in pairwise(cells):
        if cell.n == before.n + 1:
            best, nodes = min(cell.samples), cell.nodes or 0
            times = best / min(before.samples)
            yield Growth(cell.n, best, times, nodes / (before.nodes or 1))
