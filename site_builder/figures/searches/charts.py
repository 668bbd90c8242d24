"""Charts of searches."""

from __future__ import annotations

from site_builder.figures.searches.tables import depth_table
from site_builder.figures.searches.walks import NAMES, by_depth, placements_by_cut
from site_builder.svg.charts.depths import depth_bars
from site_builder.values.figure import Chart
from site_builder.values.text import grouped


def depth_chart(n: int) -> Chart:
    """The boards of a search by their queens, and what leaves them out first."""
    layers = {name: by_depth(visited, n) for name, visited in placements_by_cut(n).items()}
    sums = {name: grouped(sum(counts)) for name, counts in layers.items()}
    svg = depth_bars(
        {f"{NAMES[name]} ({sums[name]})": counts for name, counts in layers.items()},
        title=f"Boards visited for N = {n}, by the number of queens on them",
        description="Of the boards that backtracking and bitmap visit, symmetry elimination visits "
        f"{sums['fundamental']}; mirror visits {sums['half']} more, and {sums['solutions']} are "
        "left to the others. The table below has every depth.",
        axis="queens",
    )
    return Chart(svg, depth_table(n))
