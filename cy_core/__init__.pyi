from collections.abc import Iterable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from cy_core.landmarks import program_lines as program_lines
from cy_core.listing import fundamental as fundamental  # also the name of a submodule
from cy_core.listing import iter_fundamental as iter_fundamental
from cy_core.model import Census as Census
from cy_core.model import Form, Solution
from cy_core.model import InputError as InputError
from cy_core.model import Method as Method
from cy_core.model import Orbit as Orbit
from cy_core.model import Part as Part
from cy_core.model import Step as Step
from cy_core.model import StepKind as StepKind
from cy_core.model import Symmetry as Symmetry
from cy_core.model import SymmetryClass as SymmetryClass
from cy_core.model import WrongCount as WrongCount
from cy_core.parallel import Watcher
from cy_core.parts import count_parts as count_parts
from cy_core.trace import trace as trace  # also the name of a submodule

__version__: str
METHODS: tuple[Method, ...]

def count(
    n: int,
    *,
    method: str | None = None,
    form: Form = "recursive",
    threads: int = 1,
    watcher: Watcher | None = None,
) -> Census: ...
def census(n: int) -> Census: ...
def known_census(n: int) -> Census: ...
def solutions(n: int) -> NDArray[np.uint8]: ...
def canonical(solution: Iterable[int]) -> Solution: ...
def orbit(solution: Iterable[int]) -> Orbit: ...
def label(solution: Iterable[int]) -> str: ...
def solution(label: str) -> Solution: ...
def method_source(key: str, part: Literal["recursive", "iterative", "shared"]) -> str: ...
