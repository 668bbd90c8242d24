"""A race of two methods, before which a reader guesses which one is faster, and by what factor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Annotated

from queens_atlas.blocks import (
    Element,
    Lines,
    SiteConfig,
    Table,
    UserError,
    block,
    grouped,
    text_columns,
)
from site_builder.figures.race.blocks import NodeTimes, Race, course, draw_race, node_times, race_of
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.text import format_speed
from site_builder.values.text import TIMES, method_title

RACE_EXAMPLE = "backtracking bitmap 6 time"
# The factors that a reader can choose as a guess: how many times as fast the second method is as
# the first.
SCALE = (1 / 20, 1 / 5, 1 / 2, 1, 2, 5, 20)
# For each clock of a race, a sentence that says when the methods place a queen.
RULES = {
    "nodes": "Both place one queen at every tick.",
    "time": "Each places queens as fast as it can.",
}


@dataclass(frozen=True, slots=True)
class RaceRound:
    """A race of two methods for one N, by nodes or by time."""

    race: Race
    # The clock, which is a key of `RULES`.
    clock: str

    @property
    def titles(self) -> tuple[str, str]:
        """The titles of the two methods."""
        first, second = map(method_title, self.race.methods)
        return first, second

    @property
    def data(self) -> dict[str, object]:
        """The values that the script reads: methods, N, the clock, its rule, and a hint."""
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
    """A method in a race, with its result."""

    title: str
    # The number of queens that the method places until its last solution.
    nodes: int
    # The seconds of a node; 1 in a race by nodes.
    seconds: float

    @property
    def name(self) -> str:
        """The title of the method in lower case, for the middle of a sentence."""
        return self.title.lower()

    @property
    def time(self) -> float:
        """The time until the last solution: in seconds, or in nodes in a race by nodes."""
        return self.nodes * self.seconds


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a race."""

    # The index of the right guess: the factor in `SCALE` that is nearest to the result.
    answer: int
    # A sentence with the winner and the factor.
    sentence: str
    # A sentence with the reason: the nodes of both methods, and the times of a node.
    reason: str


def parse_round(line: str) -> RaceRound:
    """Parse a line with two methods, N, and the clock: ``backtracking bitmap 6 time``.

    Raise a `UserError` if the line is not of this form.
    """
    race, _, clock = line.rpartition(" ")
    if len(race.split()) != 3 or clock not in RULES:
        rule = "a guess takes 2 methods, N, and nodes or time"
        raise UserError(f"{rule}, got {line}: write {RACE_EXAMPLE}")
    return RaceRound(race_of(race), clock)


@block("race-guess", RACE_EXAMPLE)
def race_guess(
    rounds: Annotated[Sequence[RaceRound], Lines(parse_round)], config: SiteConfig
) -> Element | str:
    """Return races of two methods, and a form in which a reader guesses the faster method.

    Without measured times of the methods of a race by time, return a line that says so.
    """
    times = node_times(site_records(config))
    timed_rounds = [race_round for race_round in rounds if race_round.clock == "time"]
    timed_methods = {key for race_round in timed_rounds for key in race_round.race.methods}
    if times is None or not times.of.keys() >= timed_methods:
        return NOT_MEASURED
    outcomes = [outcome(race_round, times) for race_round in rounds]
    round_data = [
        race_round.data | asdict(result)
        for race_round, result in zip(rounds, outcomes, strict=True)
    ]
    race = draw_race(rounds[0].race, config)
    return Element(
        "queens-race-guess",
        "Guess, then race",
        {"guesses": list(map(_label, SCALE)), "rounds": round_data},
        [_outcomes_table(rounds, outcomes)],
        inner=race,
        assets=race.assets,
        sizes=race.sizes,
        style_class="qa-compare qa-guess",
    )


def _outcomes_table(rounds: Iterable[RaceRound], outcomes: Iterable[Outcome]) -> Table:
    """Return a table of the outcomes of all races, for readers without script."""
    rows = []
    for race_round, result in zip(rounds, outcomes, strict=True):
        first, second = race_round.titles
        race = f"{first} or {second.lower()}, N = {race_round.race.n}, by {race_round.clock}"
        rows.append((race, result.sentence, result.reason))
    return Table("Who wins", text_columns("race", "outcome", "reason"), tuple(rows))


def _label(factor: float) -> str:
    """Return the text for a factor of the scale, which is the same for 5 and 1/5.

    Its position on the scale shows which method is faster.
    """
    return "tie" if factor == 1 else f"{max(factor, 1 / factor):g}{TIMES}"


def outcome(race_round: RaceRound, times: NodeTimes) -> Outcome:
    """Return the outcome of a race.

    The nodes come from a traced search, the times of a node from `times`.
    """
    first, second = (_contestant(key, race_round, times) for key in race_round.race.methods)
    factor = first.time / second.time
    answer = min(range(len(SCALE)), key=lambda index: abs(log(factor / SCALE[index])))
    if race_round.clock == "nodes" and first.nodes == second.nodes:
        all_nodes = grouped(course(race_round.race.methods[0], race_round.race.n).nodes)
        reason = f"The whole search has {all_nodes} nodes, but the last ones find nothing more."
        sentence = f"both have their last solution after {grouped(first.nodes)} nodes"
        return Outcome(answer, sentence, reason)
    winner, loser = (first, second) if factor < 1 else (second, first)
    speed = format_speed(loser.time / winner.time)
    sentence = f"{winner.name} is {speed} as fast"
    return Outcome(answer, sentence, _reason(winner, loser))


def _contestant(key: str, race_round: RaceRound, times: NodeTimes) -> Contestant:
    last = course(key, race_round.race.n).found[-1]
    seconds = times.of[key].seconds if race_round.clock == "time" else 1.0
    return Contestant(method_title(key), last.nodes, seconds)


def _reason(winner: Contestant, loser: Contestant) -> str:
    """Return the reason for a result: the nodes of both methods, and the times of a node."""
    contestants = (winner, loser)
    slower, faster = sorted(contestants, key=lambda method: -method.seconds)
    many, few = sorted(contestants, key=lambda method: -method.nodes)
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
    only = "only " if few is slower else ""
    return f"{first}, and a node of {slower.name} takes {only}{longer}."
