"""The blocks that show a search step by step: for queens, and for a sudoku."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cy_core import find_method
from site_builder.figures.puzzles import grid_of
from site_builder.figures.searches import key_steps, step_picture
from site_builder.figures.stepper import sudoku
from site_builder.figures.stepper import traces as stepper
from site_builder.figures.stepper.programs import askable_methods, language_named, programs
from site_builder.svg.strip import stage
from site_builder.values.block_type import Block, BlockType, figure_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.reading import method_named, size_of

MASKS = ("left", "down", "right", "free", "untried", "bit")
LANGUAGE = "language:"  # begins a line that names the language of the program that is shown first
ASKING = " predict"  # at the end of a block: the stepper asks before it decides
IN_BITS = {"untried", "occupied"}  # a search with bits stores one of these for each row


def _stepper(block: Block) -> Figure:
    languages = [line.removeprefix(LANGUAGE) for line in block.lines if line.startswith(LANGUAGE)]
    language = language_named(languages[-1].strip()) if languages else "Python"
    others = [line for line in block.lines if not line.startswith(LANGUAGE)]
    line = Block(others, block.name, block.example).line()
    asks = line.endswith(ASKING)
    word, size = Block([line.removesuffix(ASKING)], block.name, block.example).pair()
    key = method_named(word)
    if asks and key not in askable_methods():
        offered = " or ".join(askable_methods())
        raise UserError(f"a stepper of {key} asks nothing: leave out predict, or take {offered}")
    sizes = stepper.sizes_offered(key)
    n = size_of(size, sizes[0], sizes[-1], f"a stepper of {key} takes")
    return Figure(
        "queens_stepper.html.jinja",
        {**_context(key, n, sizes), "asks": asks, "programs": programs(key, language)},
        sizes,
        (*stepper.assets(key),),
    )


def _context(key: str, n: int, sizes: Sequence[int]) -> Mapping[str, object]:
    method = find_method(key)
    return {
        "title": method.title,
        "preset": {"n": n, "method": key},
        "sizes": sizes,
        "trace": stepper.inline_trace(key, n),
        "trace_name": n,
        "stages": [
            (
                n,
                stage(
                    n,
                    title=f"The board after this step, N = {n}",
                    description="No queens.",
                    has_bounds=stepper.has_branches(key),
                ),
            )
            for n in sizes
        ],
        "has_branches": stepper.has_branches(key),
        "has_rivals": stepper.has_rivals(key),
        "pictures": [step_picture(key, *here) for here in key_steps(key, n)],
        "masks": _masks(method.memory),
        "shared": method.shared,
        "refusal": method.refusal,
        "traces": f"{stepper.TRACES}/{key}",
    }


def _masks(memory: Sequence[str]) -> Sequence[str]:
    """The masks shown below the board; a search without `down` has only those that it stores."""
    if "remaining" in memory:
        return memory
    return MASKS if IN_BITS & {*memory} else ()


def _sudoku_stepper(block: Block) -> Figure:
    grid = grid_of(block.all_lines())
    easy = sudoku.eased(grid)
    offered = sudoku.puzzles_offered(grid)
    context = {
        "title": "Sudoku",
        "preset": {"puzzle": next(iter(offered)), "method": sudoku.FIRST_METHOD},
        "puzzles": [*offered.items()],
        "trace": stepper.within_page(sudoku.sudoku_trace(easy, sudoku.FIRST_METHOD)),
        "trace_name": sudoku.FIRST_METHOD,
        "pictures": sudoku.key_grids(easy),
        "masks": ("row", "column", "box", "and", "bit"),
        "programs": sudoku.sudoku_programs(),
        "traces": sudoku.traces_of(easy),
    }
    return Figure("sudoku_stepper.html.jinja", context, assets=(*sudoku.sudoku_assets(easy),))


BLOCK_TYPES: Mapping[str, BlockType] = {
    "stepper": figure_type("stepper", "bitmap 5", _stepper),
    "sudoku-stepper": figure_type("stepper of a sudoku", f"{'.' * 80}5", _sudoku_stepper),
}
