"""The source of the methods, and the lines at which steps happen."""

from __future__ import annotations

import pytest

from cy_core import METHODS, InputError, Step, StepKind, method_source, program_lines, trace
from cy_core.model import Method
from cy_core.tracing.landmarks import _FRAGMENTS
from tests.helpers.sources import ROOT

FOLDER = ROOT / "cy_core" / "methods"


def test_source_of_a_form_is_a_part_of_its_file() -> None:
    for method in METHODS:
        text = (FOLDER / f"{method.key}.pyx").read_text("utf-8")
        part, rest = (method_source(method.key, name) for name in (method.form, "shared"))
        assert part in text
        assert "cdef void" in part
        assert rest.splitlines()[0] in text
        assert part not in rest


def test_unknown_part_is_refused() -> None:
    with pytest.raises(InputError, match="a part must be recursive, iterative or shared, got foo"):
        method_source("bitmap", "foo")


EACH_METHOD = pytest.mark.parametrize("method", METHODS, ids=lambda m: f"{m.key}-{m.form}")


# Names that a step alone does not tell.
OTHERS = {
    "bitmap": {"free"},
    "lowest_zero": {"free"},
    "mirror": {"place_given"},
    "symmetry_elimination": {"place_given"},
    "carry_chain": {
        *("place_inside", "backtrack_inside", "solution_inside"),
        *("refuse_given", "refuse_rings"),
    },
}


def landmark(step: Step) -> str:
    """What the line of a step is called."""
    return "refuse" if step.kind is StepKind.REJECT and step.is_of_board else step.kind.value


@EACH_METHOD
def test_each_step_that_occurs_has_its_one_line(method: Method) -> None:
    source = method_source(method.key, method.form)
    for mark, fragment in _FRAGMENTS[method.key, method.form].items():
        assert source.count(fragment) == 1, mark
    marks = {
        landmark(step)
        for n in range(4, 6 if method.key == "brute_force" else 9)
        for step in trace(n, method.key, method.form)
    }
    others = OTHERS.get(method.key, set())
    assert marks | others == set(program_lines(method.key, method.form))


def test_two_line_fragments_find_the_lines_of_the_carry_chain() -> None:
    lines = program_lines("carry_chain", "recursive")
    source = method_source("carry_chain", "recursive")
    places = [lines["refuse_given"], lines["refuse"]]
    same = "if may_be_least(chain, line):"
    assert [at for at, line in enumerate(source.splitlines()) if line.strip() == same] == places
