"""The call stack of a recursive search: the calls that have not returned yet."""

from __future__ import annotations

from typing import Annotated

from exhibits.shared.searches import METHOD
from queens_atlas.blocks import Element, block, size
from site_builder.figures.searches import strip_of_steps

SIZES = (4, 5)
# The name in the figure of each program. The keys are the ids of the programs in the page.
PROGRAMS = {"recursive-program": "recursive", "loop-program": "one loop"}


@block("call-stack", "4")
def call_stack(n: Annotated[int, size(SIZES[0], SIZES[-1])]) -> Element:
    """Return a figure of the search that shows the call stack of its program beside the board.

    Without script it shows the step that the text of the chapter explains first.
    """
    return Element(
        "queens-call-stack",
        "Call stack",
        {"n": n, "sizes": SIZES, "programs": list(PROGRAMS.items())},
        strip_of_steps(f"{METHOD} {n} 4"),
        sizes=SIZES,
        style_class="qa-lab qa-calls",
    )
