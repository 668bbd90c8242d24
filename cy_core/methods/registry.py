"""The one list of search methods."""

from __future__ import annotations

from cy_core.checks import shown
from cy_core.methods import (
    backtracking,
    bitmap,
    brute_force,
    carry_chain,
    list_based,
    lowest_zero,
    mirror,
    placement_flags,
    symmetry_elimination,
)
from cy_core.model import Form, Forms, InputError, Lists, Method

Pair = tuple[Method, Method]

SUZUKI = "N-Queens series of Suzuki"
HIROI = "M. Hiroi, puzzle pages"
TAKAHASHI = "Takahashi, as told by M. Hiroi and Suzuki"
OCCUPIED = "Taiwanese write-up of the occupied-squares trick"
PREUSSER = "Preußer and Engelhardt (N = 26, 27), as told by Suzuki"


def both_forms(key: str, title: str, max_n: int, lists: Lists, source: str, module: Forms) -> Pair:
    """The recursive and the iterative form of one idea."""
    return (
        Method(key, title, "recursive", max_n, lists, source, module.recursive),
        Method(key, title, "iterative", max_n, lists, source, module.iterative),
    )


# fmt: off
METHODS: tuple[Method, ...] = (
    *both_forms("brute_force", "Brute force", 8, "solutions", SUZUKI, brute_force),
    *both_forms("backtracking", "Backtracking", 15, "solutions", SUZUKI, backtracking),
    *both_forms("placement_flags", "Placement flags", 16, "solutions", SUZUKI, placement_flags),
    *both_forms("list_based", "List based", 16, "solutions", HIROI, list_based),
    *both_forms("bitmap", "Bitmap", 17, "solutions", SUZUKI, bitmap),
    *both_forms("lowest_zero", "Lowest zero", 17, "solutions", OCCUPIED, lowest_zero),
    *both_forms("mirror", "Mirror", 17, "half", SUZUKI, mirror),
    *both_forms("symmetry_elimination", "Symmetry elimination", 18, "fundamental", TAKAHASHI,
                symmetry_elimination),
    *both_forms("carry_chain", "Carry chain", 17, None, PREUSSER, carry_chain),
)
# fmt: on


def find_method(key: str, form: Form) -> Method:
    """The method of that key and form.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of brute_force, backtracking, ...`, and its kin.

    >>> find_method("bitmap", "iterative").title
    'Bitmap'
    """
    if not isinstance(form, str) or form not in ("recursive", "iterative"):
        raise InputError(f"form must be recursive or iterative, got {shown(form)}")
    for method in METHODS:
        if isinstance(key, str) and (method.key, method.form) == (key, form):
            return method
    keys = ", ".join(dict.fromkeys(method.key for method in METHODS))
    raise InputError(f"unknown method {shown(key)}: choose one of {keys}")
