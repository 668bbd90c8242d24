"""Queens Atlas, the core: enumerates, reduces by symmetry, and counts N-Queens solutions."""

from importlib.metadata import version

from cy_core.counting import census, count
from cy_core.known import known_census
from cy_core.labels import label, solution
from cy_core.landmarks import program_lines
from cy_core.listing import fundamental, iter_fundamental, solutions
from cy_core.model import (
    Census,
    InputError,
    Method,
    Orbit,
    Part,
    Step,
    StepKind,
    Symmetry,
    SymmetryClass,
    WrongCount,
)
from cy_core.parts import count_parts
from cy_core.registry import METHODS
from cy_core.source import method_source
from cy_core.symmetry import canonical, orbit
from cy_core.trace import trace

__version__ = version("queens-atlas")

__all__ = [
    "METHODS",
    "Census",
    "InputError",
    "Method",
    "Orbit",
    "Part",
    "Step",
    "StepKind",
    "Symmetry",
    "SymmetryClass",
    "WrongCount",
    "canonical",
    "census",
    "count",
    "count_parts",
    "fundamental",
    "iter_fundamental",
    "known_census",
    "label",
    "method_source",
    "orbit",
    "program_lines",
    "solution",
    "solutions",
    "trace",
]
