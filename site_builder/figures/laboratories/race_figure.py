"""The figure of a race: its courses, what can be chosen, and what stands without script."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from site_builder.figures.laboratories.node_times import node_times
from site_builder.figures.laboratories.race import (
    LANES,
    Race,
    node_times_note,
    race_pictures,
    race_table,
)
from site_builder.figures.laboratories.race_courses import COURSES, course, sizes_raced
from site_builder.svg.strip import state
from site_builder.timings.record_files import site_records
from site_builder.values.census import recursive_methods
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset

_MAX_INLINE = 8_000  # characters of a course that travels within the page


def draw_race(race: Race, config: SiteConfig) -> Figure:
    """Make the figure of a race, with times if a machine has measured them."""
    known = node_times(site_records(config))
    sizes = {method.key: sizes_raced(method.key) for method in recursive_methods()}
    offered = sorted({n for each in sizes.values() for n in each})
    courses = [_course_asset(key, race.n) for key in race.methods]
    context = {
        "race": race,
        "lanes": range(LANES[-1]),
        "methods": [(method, sizes[method.key]) for method in recursive_methods()],
        "sizes": offered,
        "empty": state(race.n, [], title="Board", description="No queens."),
        "courses": [file for file in courses if len(file.content) <= _MAX_INLINE],
        "folder": COURSES,
        "node_times": {key: time.seconds for key, time in known.of.items()} if known else {},
        "note": node_times_note(known),
        "machine": known.page if known else None,
        "pictures": race_pictures(race),
        "tables": [race_table(race, known)],
    }
    return Figure("race.html.jinja", context, tuple(offered), (*_race_assets(sizes),))


def _race_assets(sizes: Mapping[str, tuple[int, ...]]) -> Iterator[Asset]:
    for key, offered in sizes.items():
        for n in offered:
            yield _course_asset(key, n)


def _course_asset(key: str, n: int) -> Asset:
    return Asset(f"{COURSES}/{key}/{n}.json", course(key, n).encoded())
