"""Two methods compared: who wins a race, and how the nodes grow with N."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import factorial, log
from typing import Annotated

from cy_core import BASELINE
from site_builder.figures.race.blocks import NodeTimes, Race, course, draw_race, node_times, race_of
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.text import format_speed
from site_builder.values.block import Lines, block, sizes
from site_builder.values.census import MAX_COMPUTED_N, census, nodes
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Element
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
