"""Count, list, label and draw the solutions of the N-Queens problem.

>>> import queens_atlas
>>> queens_atlas.count(8).total
92
>>> queens_atlas.label((4, 2, 0, 3, 1))
'5.8.1'
"""

from cy_core import (
    METHODS,
    Census,
    Estimate,
    InputError,
    Method,
    Orbit,
    ProgressListener,
    Properties,
    Span,
    Step,
    Symmetry,
    WrongCount,
    __version__,
    canonical,
    census,
    count,
    fundamental,
    iter_fundamental,
    label,
    labels,
    one_solution,
    orbit,
    properties,
    solution,
    solutions,
    trace,
)
from cy_core import completions as complete
from queens_atlas.drawing import Drawing, board, chart, gallery, heatmap, show_in_notebooks
from queens_atlas.planning import plan

__all__ = [
    "METHODS",
    "Census",
    "Drawing",
    "Estimate",
    "InputError",
    "Method",
    "Orbit",
    "ProgressListener",
    "Properties",
    "Span",
    "Step",
    "Symmetry",
    "WrongCount",
    "__version__",
    "board",
    "canonical",
    "census",
    "chart",
    "complete",
    "count",
    "fundamental",
    "gallery",
    "heatmap",
    "iter_fundamental",
    "label",
    "labels",
    "one_solution",
    "orbit",
    "plan",
    "properties",
    "solution",
    "solutions",
    "trace",
]

show_in_notebooks()
