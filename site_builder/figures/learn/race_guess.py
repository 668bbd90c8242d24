"""A guess before a race: which of two methods finishes first, and by what factor."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from math import log
from typing import Literal

from site_builder.figures.race import NodeTimes, Race, course, draw_race, node_times, race_of
from site_builder.timings.record_files import site_records
from site_builder.timings.selections import format_speed
from site_builder.values.block_type import Block
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.text import TIMES, grouped, method_title

EXAMPLE = "backtracking bitmap 6 time"
# How many times as fast the second method may be guessed to be.
SCALE = (1 / 20, 1 / 5, 1 / 2, 1, 2, 5, 20)

Clock = Literal["nodes", "time"]


@dataclass(frozen=True, slots=True)
class Round:
    """A race of two methods, by nodes or by time."""

    race: Race
    clock: Clock

    @property
    def titles(self) -> tuple[str, str]:
        """The two methods."""
        first, second = map(method_title, self.race.methods)
        return first, second

    @property
    def rule(self) -> str:
        """What both do at the same time."""
        if self.clock == "nodes":
            return "Both place one queen at every tick."
        return "Each places queens as fast as it can."

    @property
    def hint(self) -> str:
        """How to read the scale."""
        first, second = map(str.lower, self.titles)
        return f"Left of the tie, {first} is faster; right of it, {second}."


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


def rounds_of(block: Block) -> tuple[Round, ...]:
    """Parse the lines of a block."""
    return tuple(map(_round, block.all_lines()))


def _round(line: str) -> Round:
    race, _, clock = line.rpartition(" ")
    if len(race.split()) == 3:
        if clock == "nodes":
            return Round(race_of(race), "nodes")
        if clock == "time":
            return Round(race_of(race), "time")
    raise UserError(f"a guess takes 2 methods, N, and nodes or time, got {line}: write {EXAMPLE}")


def draw_race_guess(rounds: tuple[Round, ...], config: SiteConfig) -> Figure:
    """Make the figure: the guesses, and below them the race."""
    times = node_times(site_records(config))
    raced = {key for each in rounds for key in each.race.methods if each.clock == "time"}
    if times is None or not times.of.keys() >= raced:
        return Figure("unmeasured.html.jinja")
    race = draw_race(rounds[0].race, config)
    context = {
        **race.context,
        "rounds": [(each, outcome(each, times)) for each in rounds],
        "guesses": tuple(map(_label, SCALE)),
    }
    return replace(race, template="race_guess.html.jinja", context=context)


def _label(factor: float) -> str:
    """A factor without its direction, which the place in the scale shows."""
    return "tie" if factor == 1 else f"{max(factor, 1 / factor):g}{TIMES}"


def outcome(guessed: Round, times: NodeTimes) -> Outcome:
    """Who wins, as the trace counts nodes and as the record has the time of one."""
    one, other = (_contestant(key, guessed, times) for key in guessed.race.methods)
    factor = one.time / other.time
    answer = min(range(len(SCALE)), key=partial(_distance, factor))
    if guessed.clock == "nodes" and one.nodes == other.nodes:
        reason = "At each tick both place one queen, and both need the same number."
        return Outcome(answer, f"both finish after {grouped(one.nodes)} nodes", reason)
    winner, loser = (one, other) if factor < 1 else (other, one)
    speed = format_speed(loser.time / winner.time)
    sentence = f"{winner.name} is {speed} as fast"
    return Outcome(answer, sentence, _reason(winner, loser))


def _distance(factor: float, at: int) -> float:
    return abs(log(factor / SCALE[at]))


def _contestant(key: str, guessed: Round, times: NodeTimes) -> Contestant:
    nodes = course(key, guessed.race.n).found[-1].nodes
    seconds = times.of[key].seconds if guessed.clock == "time" else 1.0
    return Contestant(method_title(key), nodes, seconds)


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
