"""The list of all search methods, in the order in which the site explains them."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from cy_core.checks import checked_choice, format_value
from cy_core.methods import (
    backtracking,
    bitmap,
    brute_force,
    carry_chain,
    columns_left,
    list_based,
    lowest_zero,
    mirror,
    placement_flags,
    symmetry_elimination,
)
from cy_core.model import Form, Forms, InputError, Lists, Method

Names = tuple[str, ...]
Pair = tuple[Method, Method]

# Sources of the methods.
SUZUKI = "N-Queens series of Suzuki"
HIROI = "M. Hiroi, Scheme pages"
TAKAHASHI = "Takahashi; N-Queens series of Suzuki"
OCCUPIED = "Taiwanese write-up of the occupied-squares trick"
PREUSSER = "Preußer and Engelhardt (N = 27), as Suzuki tells"

MASKS = ("left", "down", "right")  # variables of the methods that keep attacked squares as bits


def both_forms(recursive: Method, module: Forms, arrays: Names) -> Pair:
    """Return the recursive form of a method and its iterative form.

    `arrays` are the names of the arrays in which the iterative form keeps its state.
    """
    return recursive, replace(recursive, form="iterative", search=module.iterative, memory=arrays)


# fmt: off
METHODS: tuple[Method, ...] = (
    *both_forms(
        Method("brute_force", "Brute force", "recursive", 8, "solutions", SUZUKI,
               brute_force.recursive, ("column",),
               refusal="two of its queens attack each other", checks="end"),
        brute_force, ("columns",),
    ),
    *both_forms(
        Method("backtracking", "Backtracking", "recursive", 15, "solutions", SUZUKI,
               backtracking.recursive, ("column",)),
        backtracking, ("columns",),
    ),
    *both_forms(
        Method("placement_flags", "Placement flags", "recursive", 16, "solutions", SUZUKI,
               placement_flags.recursive, ("column",),
               shared=("taken.column", "taken.rising", "taken.falling")),
        placement_flags, ("columns",),
    ),
    *both_forms(
        Method("list_based", "List based", "recursive", 16, "solutions", HIROI,
               list_based.recursive, ("columns_left", "index")),
        list_based, ("columns_left", "index"),
    ),
    *both_forms(
        Method("columns_left", "Columns left", "recursive", 17, "solutions", HIROI,
               columns_left.recursive, ("remaining", "left", "right", "untried", "bit")),
        columns_left, ("remaining", "left", "right", "untried"),
    ),
    *both_forms(
        Method("bitmap", "Bitmap", "recursive", 17, "solutions", SUZUKI,
               bitmap.recursive, (*MASKS, "untried", "bit")),
        bitmap, (*MASKS, "untried"),
    ),
    *both_forms(
        Method("lowest_zero", "Lowest zero", "recursive", 17, "solutions", OCCUPIED,
               lowest_zero.recursive, (*MASKS, "occupied", "bit")),
        lowest_zero, (*MASKS, "occupied"),
    ),
    *both_forms(
        Method("mirror", "Mirror", "recursive", 17, "half", SUZUKI,
               mirror.recursive, (*MASKS, "untried", "bit")),
        mirror, (*MASKS, "untried"),
    ),
    *both_forms(
        Method("symmetry_elimination", "Symmetry elimination", "recursive", 18, "fundamental",
               TAKAHASHI, symmetry_elimination.recursive, (*MASKS, "untried", "bit"),
               refusal="one of its images is greater"),
        symmetry_elimination, (*MASKS, "untried", "forbidden"),
    ),
    *both_forms(
        Method("carry_chain", "Carry chain", "recursive", 17, None, PREUSSER,
               carry_chain.recursive, ("line", "position", "row", "untried"), ("chain.code",),
               refusal="another reading of the rings is less", order="rings"),
        carry_chain, ("position", "rows", "untried"),
    ),
)
# fmt: on

METHOD_KEYS = tuple(dict.fromkeys(method.key for method in METHODS))
FORMS = get_args(Form)
BASELINE = "bitmap"  # key of the method with which the times of all others are compared
LIST_BASED = "list_based"  # key of the method that searches like `bitmap`, but with lists


def first_method_listing(lists: Lists) -> Method:
    """Return the first method that lists these boards and never places an attacked queen.

    >>> first_method_listing("solutions").title, first_method_listing("fundamental").title
    ('Backtracking', 'Symmetry elimination')
    """
    return next(m for m in METHODS if m.lists == lists and m.checks == "placing")


def find_method(key: str, form: Form = "recursive") -> Method:
    """Find a method by its key and form. The key may have hyphens instead of underscores."""
    checked_choice("form", ("recursive", "iterative"), form)
    if isinstance(key, str):
        for method in METHODS:
            if (method.key, method.form) == (key.replace("-", "_"), form):
                return method
    keys = ", ".join(dict.fromkeys(method.key for method in METHODS))
    raise InputError(f"unknown method {format_value(key, str)}: choose one of {keys}")
