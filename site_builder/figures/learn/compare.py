"""Two methods compared: who wins a race, how long a larger N takes, and how the nodes grow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import ceil, factorial, floor, log, log10
from typing import Annotated

from cy_core import BASELINE
from site_builder.figures.race import NodeTimes, Race, course, draw_race, node_times, race_of
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record, Subject
from site_builder.timings.tables import METHODS_PAGE
from site_builder.timings.text import format_seconds, format_speed
from site_builder.values.block import Lines, block, sizes
from site_builder.values.census import MAX_COMPUTED_N, census, nodes
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, SiteLink
from site_builder.values.parsing import method_named, size_of
from site_builder.values.table import Table, number_columns, text_columns
from site_builder.values.text import TIMES, grouped, method_title

# A guess before a race ----------------------------------------------------------------------------

RACE_EXAMPLE = "backtracking bitmap 6 time"
# How many times as fast the second method may be guessed to be.
SCALE = (1 / 20, 1 / 5, 1 / 2, 1, 2, 5, 20)


# By the clock of a race, what both methods do at the same time.
RULES = {
    "nodes": "Both place one queen at every tick.",
    "time": "Each places queens as fast as it can.",
}


@dataclass(frozen=True, slots=True)
class RaceRound:
    """A race of two methods, by nodes or by time."""

    race: Race
    clock: str  # one of `RULES`

    @property
    def titles(self) -> tuple[str, str]:
        """The two methods."""
        first, second = map(method_title, self.race.methods)
        return first, second

    @property
    def data(self) -> dict[str, object]:
        """What the script shows."""
        first, second = map(str.lower, self.titles)
        return {
            "methods": self.race.methods,
            "titles": self.titles,
            "n": self.race.n,
            "clock": self.clock,
            "rule": RULES[self.clock],
            "hint": f"Left of the tie, {first} is faster; right of it, {second}.",
        }


@dataclass(frozen=True, slots=True)
class Contestant:
    """A method at the finish."""

    title: str  # its name
    nodes: int  # the queens that it places until its last solution
    seconds: float  # the time of a node; 1 in a race by nodes

    @property
    def name(self) -> str:
        """Its name within a sentence."""
        return self.title.lower()

    @property
    def time(self) -> float:
        """When it finishes."""
        return self.nodes * self.seconds


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a race ends."""

    answer: int  # the place in `SCALE` that is nearest to the truth
    sentence: str  # who wins, and by what factor
    reason: str  # why, by nodes and by the time of a node


def race_round(line: str) -> RaceRound:
    """Parse two methods, N, and the clock: ``backtracking bitmap 6 time``."""
    race, _, clock = line.rpartition(" ")
    if len(race.split()) != 3 or clock not in RULES:
        rule = "a guess takes 2 methods, N, and nodes or time"
        raise UserError(f"{rule}, got {line}: write {RACE_EXAMPLE}")
    return RaceRound(race_of(race), clock)


@block("race-guess", RACE_EXAMPLE)
def race_guess(
    rounds: Annotated[Sequence[RaceRound], Lines(race_round)], config: SiteConfig
) -> Element | str:
    """The guess which of two methods finishes first, and by what factor; below it the race."""
    times = node_times(site_records(config))
    raced = {key for each in rounds for key in each.race.methods if each.clock == "time"}
    if times is None or not times.of.keys() >= raced:
        return NOT_MEASURED
    outcomes = [outcome(each, times) for each in rounds]
    race = draw_race(rounds[0].race, config)
    return Element(
        "queens-race-guess",
        "Guess, then race",
        {
            "guesses": [*map(_label, SCALE)],
            "rounds": [each.data | asdict(its) for each, its in zip(rounds, outcomes, strict=True)],
        },
        [_outcomes_table(rounds, outcomes)],
        inner=race,
        assets=race.assets,
        sizes=race.sizes,
        style_class="qa-compare qa-guess",
    )


def _outcomes_table(rounds: Iterable[RaceRound], outcomes: Iterable[Outcome]) -> Table:
    """The answers for readers without script."""
    rows = tuple(
        (
            f"{each.titles[0]} or {each.titles[1].lower()}, N = {each.race.n}, by {each.clock}",
            its.sentence,
            its.reason,
        )
        for each, its in zip(rounds, outcomes, strict=True)
    )
    return Table("Who wins", text_columns("race", "outcome", "reason"), rows)


def _label(factor: float) -> str:
    """A factor without its direction, which the place in the scale shows."""
    return "tie" if factor == 1 else f"{max(factor, 1 / factor):g}{TIMES}"


def outcome(guessed: RaceRound, times: NodeTimes) -> Outcome:
    """Who wins, as the trace counts nodes and as the record has the time of one."""
    one, other = (_contestant(key, guessed, times) for key in guessed.race.methods)
    factor = one.time / other.time
    answer = min(range(len(SCALE)), key=lambda at: abs(log(factor / SCALE[at])))
    if guessed.clock == "nodes" and one.nodes == other.nodes:
        every = grouped(course(guessed.race.methods[0], guessed.race.n).nodes)
        reason = f"The whole search has {every} nodes, but the last ones find nothing more."
        sentence = f"both have their last solution after {grouped(one.nodes)} nodes"
        return Outcome(answer, sentence, reason)
    winner, loser = (one, other) if factor < 1 else (other, one)
    speed = format_speed(loser.time / winner.time)
    sentence = f"{winner.name} is {speed} as fast"
    return Outcome(answer, sentence, _reason(winner, loser))


def _contestant(key: str, guessed: RaceRound, times: NodeTimes) -> Contestant:
    last = course(key, guessed.race.n).found[-1]
    seconds = times.of[key].seconds if guessed.clock == "time" else 1.0
    return Contestant(method_title(key), last.nodes, seconds)


def _reason(winner: Contestant, loser: Contestant) -> str:
    """Nodes against the time of a node."""
    slower, faster = sorted((winner, loser), key=lambda each: -each.seconds)
    many, few = sorted((winner, loser), key=lambda each: -each.nodes)
    longer = f"{format_speed(slower.seconds / faster.seconds)} as long"
    if many.nodes == few.nodes:
        return (
            f"Both place {grouped(few.nodes)} queens, but a node of {slower.name} takes {longer}."
        )
    first = f"{many.title} has {format_speed(many.nodes / few.nodes)} as many nodes"
    if slower.seconds == faster.seconds:
        return f"{first}."
    if many is winner:
        return f"{first}, but a node of {slower.name} takes {longer}."
    return f"{first}, and a node of {slower.name} takes {'only ' * (few is slower)}{longer}."


# A guess from measured times ----------------------------------------------------------------------

KNOWN = 3  # sizes whose times the reader sees before the guess
HIDDEN = 2  # sizes after them; the guess is for the last
_UNITS = {-6: "1 µs", -5: "10 µs", -4: "0.1 ms", -3: "1 ms", -2: "10 ms"} | {
    -1: "0.1 s",
    **{power: f"{10**power:,} s" for power in range(6)},
}


@dataclass(frozen=True, slots=True)
class TimeQuestion:
    """A method, and the N whose time the reader guesses."""

    method: str
    n: int


@dataclass(frozen=True, slots=True)
class Growth:
    """One N beside the N before it."""

    n: int  # side of the board
    seconds: float  # the best time that was measured
    times: float  # the time, divided by that of N - 1
    nodes: float  # the nodes, divided by those of N - 1

    @property
    def time(self) -> str:
        """The seconds as text."""
        return format_seconds(self.seconds)


@dataclass(frozen=True, slots=True)
class TimeAnswer:
    """A question with its answer."""

    question: TimeQuestion  # what the reader guesses
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

    @property
    def reason(self) -> str:
        """Why the factor that the reader knew gives too little."""
        straight = f"With the last factor that you knew you get {self.straight}."
        return f"{straight} But the factor grows: {self.steps}."

    @property
    def data(self) -> dict[str, object]:
        """What the script shows."""
        return {
            "key": f"{self.question.method} {self.question.n}",
            "title": self.title,
            "rows": [
                {
                    "n": row.n,
                    "seconds": row.seconds,
                    "share": self.share(row.seconds),
                    "time": row.time,
                    "times": f"{row.times:.1f}",
                    "nodes": f"{row.nodes:.1f}",
                }
                for row in self.rows
            ],
            "powers": [self.powers[0], self.powers[-1]],
            "ticks": self.ticks,
            "reason": self.reason,
        }


def _product(start: str, factors: Sequence[float], end: str) -> str:
    terms = [start, *(f"{factor:.2f}" for factor in factors)]
    return f"{f' {TIMES} '.join(terms)} \N{ALMOST EQUAL TO} {end}"


def time_question(line: str) -> TimeQuestion:
    """Parse a method and N, 12 to 18: ``bitmap 16``."""
    method, _, n = line.partition(" ")
    size = size_of(n, 12, 18, "a guess of a time takes")
    return TimeQuestion(method_named(method), size)


@block("time-guess", "bitmap 16")
def time_guess(
    questions: Annotated[Sequence[TimeQuestion], Lines(time_question)], config: SiteConfig
) -> Element | str:
    """The guess how long a method takes for a larger N, on a machine that has measured all."""
    for record in site_records(config):
        measured = [*filter(None, (measure(each, record) for each in questions))]
        if len(measured) == len(questions):
            return Element(
                "queens-time-guess",
                "Guess a time",
                {
                    "known": KNOWN,
                    "questions": [each.data for each in measured],
                    "machine": record.where_and_when,
                    "times-page": SiteLink(METHODS_PAGE, is_optional=True),
                },
                [_times_table(measured, record)],
                style_class="qa-compare qa-times",
            )
    return NOT_MEASURED


def _times_table(measured: Sequence[TimeAnswer], record: Record) -> Table:
    """The answers for readers without script."""
    rows = tuple((each.title, row.n, row.seconds) for each in measured for row in each.rows)
    columns = (
        *text_columns("method"),
        *number_columns("N"),
        *number_columns("time", format=format_seconds),
    )
    reasons = [f"{each.title}: {each.reason}" for each in measured]
    note = " ".join([*reasons, record.where_and_when])
    return Table("Best times of the recursive form", columns, rows, note)


def measure(question: TimeQuestion, record: Record) -> TimeAnswer | None:
    """The answer of a record; None if it has not measured every size that is needed."""
    rows = tuple(_growth(question, record))
    return TimeAnswer(question, rows) if len(rows) == KNOWN + HIDDEN else None


def _growth(question: TimeQuestion, record: Record) -> Iterator[Growth]:
    sizes = range(question.n - KNOWN - HIDDEN, question.n + 1)
    cells = [
        c for c in record.of(Subject(question.method, "recursive")) if c.n in sizes and c.nodes
    ]
    for before, cell in pairwise(cells):
        if cell.n == before.n + 1:
            best, nodes = min(cell.samples), cell.nodes or 0
            times = best / min(before.samples)
            yield Growth(cell.n, best, times, nodes / (before.nodes or 1))


# The growth of the search -------------------------------------------------------------------------


@block("table complexity", "8-14")
def complexity_table(sizes: Annotated[range, sizes(2, MAX_COMPUTED_N)]) -> Table:
    """For each N: solutions, nodes, the factor from the nodes of N - 1, and N factorial."""
    columns = (
        *text_columns("N"),
        *number_columns("solutions", "nodes"),
        *number_columns(f"nodes {TIMES}", format="{:.1f}".format),
        *number_columns("N!"),
    )
    rows = tuple(
        (str(n), census(n).total, _placed(n), _placed(n) / _placed(n - 1), factorial(n))
        for n in sizes
    )
    return Table("Nodes of backtracking, and N!", columns, rows)


def _placed(n: int) -> int:
    """The nodes of every method that refuses no more than attacked squares; this one is fast."""
    return nodes(BASELINE, "recursive", n) or 0
