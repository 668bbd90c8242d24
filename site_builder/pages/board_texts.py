"""Generated pages as Markdown: the overview, galleries, and pages of solutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from posixpath import dirname, relpath
from typing import Any

from site_builder.figures.properties.blocks import NearSolution, PropertyView
from site_builder.figures.symmetry.blocks import NamedImage
from site_builder.pages.galleries import OrbitGroup
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.page import Page
from site_builder.values.plain_text import as_markdown, markdown_rows
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import columns_text, counted, grouped, squares

_HEADINGS = ["label", "columns", "squares"]


def board_page_text(page: Page, address: str) -> str:
    """Return a generated page as Markdown. `address` is its URL, empty if it is not known."""
    parts = [f"# {page.title}", page.about, *_parts(page, address)]
    return "\n\n".join(filter(None, parts)) + "\n"


def _parts(page: Page, address: str) -> Iterator[str]:
    """Yield the parts of a page below its title, from the values of its template."""
    values: Any = page.context
    if "plates" in values:
        yield _overview(page, values["plates"])
    for group in values.get("groups", ()):
        yield from _group(page, group, values["site_paths"])
    pages = [other for other in values.get("pager", ()) if other]
    if len(pages) > 1:
        links = (_link(page, str(other.number), other.path) for other in pages)
        yield f"Pages of this gallery: {', '.join(links)}."
    for _, chart in values.get("charts", ()):
        yield as_markdown(chart.text_parts())
    yield "\n".join(_orbit(*orbit) for orbit in values.get("orbits", ()))
    if place := values.get("place"):
        yield as_markdown(place.text_parts(address))
    if turning := values.get("turning"):
        solution = values["solution"]
        yield as_markdown(turning.text_parts(address))
        gallery = _link(page, f"N = {solution.n}", values["gallery"].partition("#")[0])
        symmetry_class = values["orbit"].symmetry_class
        yield f"Columns: {columns_text(solution.columns)}. Class: {symmetry_class}."
        yield f"More boards: {gallery}."
        yield from _properties(values["properties"], values["count"])
        yield from _near(page, values["near"], values["site_paths"])


def _overview(page: Page, plates: Sequence[Any]) -> str:
    rows = [["N", "solutions", "fundamental", "the first"], ["---:", "---:", "---:", "---"]]
    for counts, first, gallery in plates:
        numbers = [grouped(counts.total), grouped(counts.fundamental or 0)]
        board = f"{first.label}: {columns_text(first.columns)}" if first else ""
        rows.append([_link(page, str(counts.n), gallery), *numbers, board])
    return markdown_rows(rows)


def _group(page: Page, group: OrbitGroup, site_paths: SitePaths) -> Iterator[str]:
    boards = counted(group.count * group.size, "board")
    first = group.first_rank
    last = first + len(group.solutions) - 1
    here = f"; here {first:,} to {last:,}" if len(group.solutions) < group.count else ""
    yield f"## {'Orbit' if group.count == 1 else 'Orbits'} of {group.size}"
    yield f"{counted(group.count, 'fundamental solution')}, {boards}{here}."
    rows = [_solution_cells(page, solution, site_paths) for solution in group.solutions]
    yield markdown_rows([_HEADINGS, ["---"] * len(_HEADINGS), *rows])


def _solution_cells(
    page: Page, solution: FundamentalSolution, site_paths: SitePaths
) -> Sequence[str]:
    has_page = site_paths.has_solution_pages(solution.n)
    path = site_paths.solution_page(solution.label) if has_page else None
    names = " ".join(squares(solution.columns))
    return [_link(page, solution.label, path), columns_text(solution.columns), names]


def _link(page: Page, text: str, path: str | None) -> str:
    """Return a link from `page` to the page with the source path `path`.

    Without it, return `text`.
    """
    return f"[{text}]({relpath(path, dirname(page.path))})" if path else text


def _orbit(solution: FundamentalSolution, images: Sequence[NamedImage]) -> str:
    boards = (columns_text(image.solution.columns) for image in images if not image.same_as)
    return f"- {solution.label}: {', '.join(boards)}"


def _properties(properties: Sequence[PropertyView], count: int) -> Iterator[str]:
    if properties:
        yield "## Properties"
        yield "\n".join(
            f"- {view.name}: {view.value},"
            f" shared by {grouped(view.same_value_count)} of {grouped(count)}"
            for view in properties
        )


def _near(page: Page, near: Sequence[NearSolution], site_paths: SitePaths) -> Iterator[str]:
    if near:
        yield "## Nearest solutions"
        yield "\n".join(
            f"- {_link(page, other.label, site_paths.solution_page(other.label))}:"
            f" {counted(other.moved_queens, 'queen')} elsewhere"
            for other in near
        )
