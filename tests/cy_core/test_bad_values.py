"""Test that the core rejects bad values with short errors, and that its public names are sound."""

from __future__ import annotations

import ast
import copy
import inspect
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from decimal import Decimal
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_type_hints

import numpy as np
import pytest

import cy_core
from cy_core import (
    InputError,
    canonical,
    completions,
    count,
    count_part,
    count_parts,
    iter_fundamental,
    label,
    labelling,
    method_source,
    program_lines,
    queens_per_square,
    solution,
    solutions,
    trace,
)
from cy_core.engine.binding import Counter, Lister, Parts, Stop
from cy_core.engine.joining import JoinCounter, JoinParts
from tests.helpers.bad_calls import INVALID_INTEGERS, INVALID_SIZES, KINDS, TOO_LARGE
from tests.helpers.sources import ROOT, list_files, module_name


class StringSubclass(str):
    """A string whose type is not exactly `str`."""

    __slots__ = ()


# Values that functions and options below must reject, a list for each kind of parameter. NO_WORDS
# are not names of methods, forms or backends.
NO_WORDS = [
    *(True, 8, 8.0, 10**5000, b"bitmap", (), ["bitmap"], {}, object(), iter("8")),
    *("", "bitmap\0", "bitmap\n", " bitmap", "BITMAP", "x" * 5000, "\ud800", "\x1b[31m"),
    *(StringSubclass("bitmaps"), np.array(["bitmap", "mirror"]), np.array([8])),
]
NO_LABELS = [
    *(None, *NO_WORDS, 8.41, b"8.4.1", ["8.4.1"], (8, 4, 1), "8.4", "8.4.1.1", "8..1", "8.4.-1"),
    *("8.4.+1", "8.4.1x", "8.4.1\0", "٨.4.1", "8.4.1_0", "0.1.1", "33.8.1", "8.4.0", "8.4.2"),
    *("8.4.2\n", "8.4." + "9" * 18, "1" * 5000 + ".4.1"),
]
NO_BACKENDS = [*NO_WORDS, "avx2\0"]
NO_POSITIVES = [*INVALID_INTEGERS, 0, -1, -(10**5000)]
NO_SOLUTIONS = [*KINDS["solution"][1], [0, 1], [0, 1, 2, 3], "1302"]
NO_BOARDS = [
    *(None, True, 8, "x", [], [[]], [[[1, 3, 0, 2]]], [1, 3, 0, 2], [[1, 3, 0, 2], [0]], object()),
    *([[True, False]], [[0.0]], [["0"]], [[10**5000]], [[-1]], [[256]], [[2**63]], [[0, 1]]),
    *(np.zeros((0, 0), int), np.zeros((2, 19), int), np.zeros((1, 4), object), iter([[0]])),
]
OF_N = (
    *("census", "count", "count_parts", "fundamental", "iter_fundamental", "solutions"),
    *("known_census", "property_counts", "count_properties", "label_index", "queens_per_square"),
)
OF_A_SOLUTION = (
    *("canonical", "orbit", "label", "properties", "nearest_solutions"),
    *("solutions_by_distance", "determining_sets"),
)
# (name of a function, its arguments before the bad one, bad values of the next argument).
ARGUMENTS: list[tuple[str, tuple[Any, ...], list[Any]]] = [
    *((name, (), INVALID_SIZES) for name in OF_N),
    *((name, (), NO_SOLUTIONS) for name in OF_A_SOLUTION),
    *((name, (8,), [None, *NO_WORDS]) for name in ("trace", "count_part")),
    ("one_solution", (), [2, 3, 1_000_001, *INVALID_INTEGERS]),
    ("census_of_total", (8,), [*INVALID_INTEGERS, -1, 1 << 64]),
    ("iter_fundamental", (8,), NO_POSITIVES),
    ("labels", (), NO_BOARDS),
    ("solution", (), NO_LABELS),
    ("trace", (8, "bitmap"), [None, *NO_WORDS]),
    ("method_source", ("bitmap",), [None, *NO_WORDS]),
    ("program_lines", ("bitmap",), [None, "shared", *NO_WORDS]),
]
# (function, its other options, name of an option, bad values of the option); n is 8 in each call.
OPTIONS: list[tuple[Callable[..., object], dict[str, Any], str, list[Any]]] = [
    (count, {}, "method", NO_WORDS),
    (count, {}, "form", [None, *NO_WORDS]),
    (count, {"method": "bitmap"}, "form", [None, *NO_WORDS]),
    (count, {}, "threads", NO_POSITIVES),
    (count, {"method": "bitmap"}, "threads", [*NO_POSITIVES, *TOO_LARGE]),
    (count, {}, "backend", NO_BACKENDS),
    (count, {"method": "bitmap"}, "backend", [*NO_BACKENDS, "avx2"]),
    (count, {}, "executor", [8, *NO_WORDS]),
    (completions, {}, "limit", [value for value in NO_POSITIVES if value is not None]),
    (cy_core.fundamental, {}, "backend", NO_BACKENDS),
    (iter_fundamental, {}, "backend", NO_BACKENDS),
    (solutions, {}, "backend", NO_BACKENDS),
]


def call_with_option(
    function: Callable[..., object], others: dict[str, Any], option: str, value: object
) -> object:
    return function(8, **others, **{option: value})


# Functions with one argument, and bad values of this argument.
CALLS: list[tuple[Callable[[Any], object], list[Any]]] = [
    *((partial(getattr(cy_core, name), *before), values) for name, before, values in ARGUMENTS),
    *(
        (partial(call_with_option, function, others, option), values)
        for function, others, option, values in OPTIONS
    ),
    (lambda n: count_part(n, count_parts(8)[0]), INVALID_SIZES),
    (lambda word: method_source(word, "recursive"), [None, *NO_WORDS]),
    (lambda word: program_lines(word, "recursive"), [None, *NO_WORDS]),
    (lambda n: completions(n, [(0, 0)]), INVALID_SIZES),
]


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_bad_values_raise_a_short_input_error(number: int) -> None:
    call, values = CALLS[number]
    for value in values:
        with pytest.raises(InputError) as refusal:
            call(value)
        message = str(refusal.value)
        assert message.isprintable(), ascii(message)
        assert len(message) < 500


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(count, True), "n must be an integer, got True"),
        (partial(count, Decimal(8)), r"n must be an integer, got Decimal\('8'\)"),
        (partial(canonical, [True, False]), "a solution is a list of .*, got True False"),
        (partial(label, "abc"), "a solution is a list of column numbers, got 'abc'"),
        (
            partial(label, "8.4.1"),
            r"list of column numbers, got '8.4.1': solution\('8.4.1'\) gives the list of a label",
        ),
        (partial(solution, 8), "a label is N.size.rank such as 8.4.1, got 8"),
        (partial(solution, "8.4.1\0"), r"a label is .*, got '8\.4\.1\\x00'"),
        (partial(count, 8, executor="x"), "an executor is a .*, got 'x'"),
        (partial(count, 16, progress="x"), "a listener has begin and finished, got 'x'"),
        (partial(count, 8, method=Path("x")), r"unknown method \w+Path\('x'\): choose"),
        (partial(trace, 8, "bitmap", Path("x")), r"form must be .*, got \w+Path\('x'\)"),
        (partial(count_part, 8, "x"), r"a part is one of count_parts\(n\), got 'x'"),
        (partial(completions, 8, "a1"), "pairs of a row and a column, such as .*, got 'a1'"),
    ],
)
def test_message_names_the_rule_and_the_value(call: Callable[[], object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        call()


def test_integers_of_any_type_are_accepted() -> None:
    for eight in (np.int8(8), np.uint64(8), np.array(8)):
        assert count(eight).total == len(solutions(eight)) == 92
        assert next(iter_fundamental(eight, eight))[0].shape == (8, 8)
    columns = np.array([1, 3, 0, 2], np.int16)
    assert canonical(columns) == canonical(column for column in columns) == (2, 0, 3, 1)
    assert solution(StringSubclass("8.4.1")) == solution(" 008.04.0001\n")


def test_cached_result_is_not_returned_for_an_equal_value_of_another_type() -> None:
    assert queens_per_square(1) == ((1,),)
    for equal in (True, 1.0):
        with pytest.raises(InputError, match="n must be an integer, got "):
            queens_per_square(equal)  # type: ignore[arg-type]


def test_cached_representatives_are_read_only() -> None:
    ranked = labelling.representatives_of_size(8, 8, (7, 3, 0, 2))
    with pytest.raises(ValueError, match="read-only"):
        ranked[0, 0] = 0


OWNERS = [
    *(Stop(), Parts(8), Counter("portable", Stop()), Lister(8, "portable")),
    *(JoinParts(8, Stop()), JoinCounter("portable", Stop())),
]


def test_bad_arguments_raise_errors_and_never_crash() -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.helpers.bad_calls"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout.splitlines()[-1:] + run.stderr.splitlines()
    calls = run.stdout.splitlines()
    expected = ("InputError", "TypeError", "IndexError", "ValueError", "BufferError", "WrongCount")
    assert [call for call in calls if not call.endswith(expected)] == []
    assert len(calls) > 1000


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: type(owner).__name__)
def test_owners_of_memory_cannot_be_copied_pickled_or_empty(owner: object) -> None:
    for double in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            double(owner)
    if not isinstance(owner, Stop):
        with pytest.raises(TypeError, match="argument"):
            type(owner).__new__(type(owner))


def test_second_init_changes_nothing() -> None:
    parts = Parts(8)
    parts.__init__(9)  # type: ignore[misc]
    assert (parts.n, len(parts)) == (8, 28)


def fields(text: str) -> list[str]:
    """List the names of the fields in the body of a C or Cython struct."""
    without_comments = re.sub(r"/\*.*?\*/|#[^\n]*", "", text, flags=re.DOTALL)
    declaration = re.compile(r"^\s*(?:const )?\w[\w ]*?[ *]+(\w[^;\n]*)", re.MULTILINE)
    declarators = [
        name for names in declaration.findall(without_comments) for name in names.split(",")
    ]
    return [re.sub(r"[\s*]|\[.*", "", declarator) for declarator in declarators]


def test_cython_structs_declare_all_fields_of_their_c_structs() -> None:
    """A field that a Cython declaration leaves out would not be initialized."""
    headers = "".join(
        (ROOT / path).read_text("utf-8") for path in list_files(".h", under=("cy_core",))
    )
    in_c = {name: body for body, name in re.findall(r"struct \{(.*?)\} (\w+);", headers, re.S)}
    checked = 0
    for path in list_files(".pyx", under=("cy_core",)):
        source = (ROOT / path).read_text("utf-8")
        header = (ROOT / path).with_suffix(".pxd")
        declared = source + (header.read_text("utf-8") if header.exists() else "")
        for name in set(re.findall(r"= (\w+)\(", source)) & set(in_c):
            if struct := re.search(rf"struct {name}:\n((?: {{8}}.*\n)+)", declared):
                assert fields(struct[1]) == fields(in_c[name]), name
                checked += 1
    assert checked


def test_public_names_exist_and_hide_no_module() -> None:
    assert [name for name in cy_core.__all__ if not hasattr(cy_core, name)] == []
    assert [name for name in cy_core.__all__ if find_spec(f"cy_core.{name}") is not None] == []


def test_type_hints_of_public_functions_resolve() -> None:
    public = [getattr(cy_core, name) for name in cy_core.__all__]
    all_hints = [str(get_type_hints(value)) for value in public if inspect.isfunction(value)]
    assert any("numpy." in hints for hints in all_hints)


def test_docstring_of_a_stub_equals_the_docstring_of_the_function() -> None:
    documented = set()
    for path in list_files(".pyi", under=("cy_core",)):
        for node in ast.parse((ROOT / path).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
                function = getattr(import_module(module_name(path)), node.name)
                assert text == cleandoc(function.__doc__), node.name
                documented.add(node.name)
    assert documented == {"images", "canonical", "orbit"}
