"""The figure of the position of the day; without script, one position with its answer."""

from __future__ import annotations

from cy_core import completions
from site_builder.figures.boards import AnnotatedBoard
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.block_type import Block
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, Picture
from site_builder.values.reading import nothing
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import column_letter, square_name, squares_text

SIZES = (6, 7, 8, 10)  # of the boards that the script makes
N = 8
GIVEN = ((1, 5), (3, 0), (6, 1))  # shown without script: f7, a5 and b2 of N = 8


def play_text(block: Block) -> None:
    """Refuse the text of a block that takes none."""
    nothing(" ".join(block.lines))


def play(_: None, config: SiteConfig) -> Figure:
    """Make the figure: a position of the day at each level, and a calendar of the month."""
    site_paths = SitePaths(config)
    context = {
        "question": [question_picture()],
        "answer": [answer_picture()],
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [n for n in SIZES if site_paths.has_solution_pages(n)],
    }
    return Figure("play.html.jinja", context, SIZES)


def question_picture() -> Picture:
    """The given queens of the fixed position."""
    caption = f"{len(GIVEN)} queens stand. Place the other {N - len(GIVEN)}: there is one way."
    return _picture(_named(GIVEN), "A position to complete", caption)


def answer_picture() -> Picture:
    """What completes the fixed position: the added queens are in outline."""
    solution = completed_given()
    added = tuple(square for square in enumerate(solution) if square not in GIVEN)
    marks = _named(GIVEN, added)
    names = ", ".join(square_name(square, N) for square in added)
    return _picture(marks, "The completed position", f"The other queens stand on {names}.")


def completed_given() -> tuple[int, ...]:
    """The only solution with the queens of the fixed position."""
    (solution,) = completions(N, GIVEN).tolist()
    return tuple(solution)


def _named(queens: tuple[Square, ...], hollow: tuple[Square, ...] = ()) -> Annotations:
    letters = "".join(map(column_letter, range(N)))
    numbers = [(str(N - row),) for row in range(N)]
    below = [(letters, "")]
    return Annotations(N, queens=queens, hollow=hollow, below=below, beside=numbers, heads=("",))


def _picture(marks: Annotations, title: str, caption: str) -> Picture:
    queens = squares_text((*marks.queens, *marks.hollow))
    return AnnotatedBoard(marks, title, f"Queens: {queens}.", caption).picture()
