"""The public functions, given what nobody should give them: an `InputError`, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from cy_core import (
    InputError,
    canonical,
    census,
    census_of_total,
    completions,
    count,
    count_completions,
    count_part,
    count_parts,
    count_properties,
    determining_sets,
    fundamental,
    iter_fundamental,
    known_census,
    label,
    label_index,
    labelling,
    labels,
    method_source,
    nearest_solutions,
    one_solution,
    orbit,
    program_lines,
    properties,
    property_counts,
    queens_per_square,
    solution,
    solutions,
    solutions_by_distance,
    trace,
)
from tests.helpers.bad_calls import KINDS, NO_NUMBERS, NO_SIZES, TOO_LARGE


class Word(str):
    """A string of another type."""

    __slots__ = ()


NO_WORDS = [
    *(True, 8, 8.0, 10**5000, b"bitmap", (), ["bitmap"], {}, object(), iter("8")),
    *("", "\0", "bitmap\0", "bitmap\n", " bitmap", "BITMAP", "x" * 5000, "\ud800", "\x1b[31m"),
    *(Word("bitmaps"), np.array(["bitmap", "mirror"]), np.array([8])),
]
NO_LABELS = [
    *(None, *NO_WORDS, 8, 8.41, b"8.4.1", ["8.4.1"], (8, 4, 1)),
    *("8.4", "8.4.1.1", "8..1", "8.4.-1", "8.4.+1", "8.4.1x", "8.4.1\0", "٨.4.1", "8.4.1_0"),
    *("0.1.1", "33.8.1", "8.4.0", "8.4.2", "8.4.2\n", "8.4." + "9" * 18, "1" * 5000 + ".4.1"),
]
NO_BACKENDS = [*NO_WORDS, Word("mmx"), "avx2\0"]
NO_POSITIVES = [*NO_NUMBERS, 0, -1, -(10**5000)]
NO_SOLUTIONS = [*KINDS["solution"][1], [0, 1], [0, 1, 2, 3], "1302"]
NO_BOARDS = [
    *(None, True, 8, "x", [], [[]], [[[1, 3, 0, 2]]], [1, 3, 0, 2], [[1, 3, 0, 2], [0]], object()),
    *([[True, False]], [[0.0]], [["0"]], [[10**5000]], [[-1]], [[256]], [[2**63]], [[0, 1]]),
    *(np.zeros((0, 0), int), np.zeros((2, 19), int), np.zeros((1, 4), object), iter([[0]])),
]

PLACES: dict[str, tuple[Callable[..., object], list[object]]] = {
    "census": (census, NO_SIZES),
    "count": (count, NO_SIZES),
    "count, method": (lambda word: count(8, method=word), NO_WORDS),
    "count, form": (lambda word: count(8, form=word), [None, *NO_WORDS]),
    "count, form of a method": (lambda x: count(8, method="bitmap", form=x), [None, *NO_WORDS]),
    "count, threads": (lambda many: count(8, threads=many), NO_POSITIVES),
    "count, threads of a method": (
        lambda many: count(8, threads=many, method="bitmap"),
        [*NO_POSITIVES, *TOO_LARGE],
    ),
    "count, backend": (lambda backend: count(8, backend=backend), NO_BACKENDS),
    "count, backend of a method": (
        lambda p: count(8, method="bitmap", backend=p),
        [*NO_BACKENDS, "avx2"],
    ),
    "count, executor": (lambda one: count(8, executor=one), [8, *NO_WORDS]),
    "count_parts": (count_parts, NO_SIZES),
    "count_part": (lambda n: count_part(n, count_parts(8)[0]), NO_SIZES),
    "count_part, part": (partial(count_part, 8), [None, *NO_WORDS, (0, (), 8, 1.0)]),
    "count_part, backend": (
        lambda backend: count_part(8, count_parts(8)[0], backend=backend),
        NO_BACKENDS,
    ),
    "census_of_total": (lambda n: census_of_total(n, 92), NO_SIZES),
    "census_of_total, total": (partial(census_of_total, 8), [*NO_NUMBERS, -1, 1 << 64]),
    "fundamental": (fundamental, NO_SIZES),
    "fundamental, backend": (lambda backend: fundamental(8, backend=backend), NO_BACKENDS),
    "iter_fundamental": (iter_fundamental, NO_SIZES),
    "iter_fundamental, backend": (
        lambda backend: iter_fundamental(8, backend=backend),
        NO_BACKENDS,
    ),
    "iter_fundamental, chunk": (partial(iter_fundamental, 8), NO_POSITIVES),
    "one_solution": (one_solution, [2, 3, 1_000_001, *NO_NUMBERS]),
    "solutions": (solutions, NO_SIZES),
    "solutions, backend": (lambda backend: solutions(8, backend=backend), NO_BACKENDS),
    "known_census": (known_census, NO_SIZES),
    "canonical": (canonical, NO_SOLUTIONS),
    "orbit": (orbit, NO_SOLUTIONS),
    "label": (label, NO_SOLUTIONS),
    "labels": (labels, NO_BOARDS),
    "solution": (solution, NO_LABELS),
    "properties": (properties, NO_SOLUTIONS),
    "nearest_solutions": (nearest_solutions, NO_SOLUTIONS),
    "solutions_by_distance": (solutions_by_distance, NO_SOLUTIONS),
    "determining_sets": (determining_sets, NO_SOLUTIONS),
    "property_counts": (property_counts, NO_SIZES),
    "count_properties": (count_properties, NO_SIZES),
    "label_index": (label_index, NO_SIZES),
    "queens_per_square": (queens_per_square, NO_SIZES),
    "completions": (lambda n: completions(n, [(0, 0)]), NO_SIZES),
    "completions, limit": (
        lambda many: completions(8, limit=many),
        [value for value in NO_POSITIVES if value is not None],
    ),
    "count_completions": (lambda n: count_completions(n, [(0, 0)]), NO_SIZES),
    "trace": (lambda n: trace(n, "bitmap"), NO_SIZES),
    "trace, method": (lambda word: trace(8, word), [None, *NO_WORDS]),
    "trace, form": (partial(trace, 8, "bitmap"), [None, *NO_WORDS]),
    "method_source": (lambda word: method_source(word, "recursive"), [None, *NO_WORDS]),
    "method_source, part": (partial(method_source, "bitmap"), [None, *NO_WORDS]),
    "program_lines": (lambda word: program_lines(word, "recursive"), [None, *NO_WORDS]),
    "program_lines, form": (partial(program_lines, "bitmap"), [None, "shared", *NO_WORDS]),
}


@pytest.mark.parametrize("place", PLACES)
def test_bad_values_raise_a_short_input_error(place: str) -> None:
    function, values = PLACES[place]
    for value in values:
        with pytest.raises(InputError) as refusal:
            function(value)
        message = str(refusal.value)
        assert message.isprintable(), ascii(message)
        assert len(message) < 500


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (partial(count, True), "n must be an integer, got True"),
        (partial(count, np.True_), f"n must be an integer, got {np.True_!r}"),
        (partial(count, 8, threads=True), "threads must be an integer, got True"),
        (partial(canonical, [True, False]), "a solution is a list of .*, got True False"),
        (partial(orbit, 5), "a solution is a list of column numbers, got 5"),
        (partial(label, None), "a solution is a list of column numbers, got None"),
        (partial(label, "abc"), "a solution is a list of column numbers, got 'abc'"),
        *(
            (
                partial(measure, "8.4.1"),
                "a solution is a list of column numbers, got '8.4.1': "
                r"solution\('8.4.1'\) gives the list of a label",
            )
            for measure in (label, orbit, properties, canonical)
        ),
        (partial(label, b"8.4.1"), "a solution is a list of column numbers, got b'8.4.1'"),
        (partial(solution, 8), "a label is N.size.rank such as 8.4.1, got 8"),
        (partial(solution, "8.4.1\0"), r"a label is .*, got '8\.4\.1\\x00'"),
        (partial(solution, " 008.04.02"), "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
        (partial(known_census, "8"), "n must be an integer, got '8'"),
        (partial(count, "8"), "n must be an integer, got '8'"),
        (partial(count, Decimal(8)), r"n must be an integer, got Decimal\('8'\)"),
        (partial(count, 8, threads="2"), "threads must be an integer, got '2'"),
        (partial(count, 8, executor="x"), "an executor is a .*, got 'x'"),
        (partial(count, 16, progress="x"), "a listener has begin and finished, got 'x'"),
        (partial(count, 8, method=Path("x")), r"unknown method \w+Path\('x'\): choose"),
        (partial(count, 8, method="x"), "unknown method x: choose"),
        (partial(count, 8, backend=Path("x")), r"backend must be .*, got \w+Path\('x'\)"),
        (partial(trace, 8, "bitmap", Path("x")), r"form must be .*, got \w+Path\('x'\)"),
        (partial(count_part, 8, "x"), r"a part is one of count_parts\(n\), got 'x'"),
        (partial(census_of_total, 8, "92"), "a total must be an integer, got '92'"),
        (partial(iter_fundamental, 8, "2"), "chunk must be an integer, got '2'"),
        (
            partial(completions, 8, "a1"),
            "squares are a list of pairs of a row and a column, such as .*, got 'a1'",
        ),
        (partial(canonical, ["1", "3"]), "a solution is a list of .*, got '1' '3'"),
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
    assert solution(Word("8.4.1")) == solution(" 008.04.0001\n")


def test_a_result_that_is_kept_is_not_given_for_a_number_of_another_type() -> None:
    assert queens_per_square(1) == ((1,),)
    for equal in (True, 1.0):
        with pytest.raises(InputError, match="n must be an integer, got "):
            queens_per_square(equal)  # type: ignore[arg-type]


def test_cached_representatives_are_read_only() -> None:
    ranked = labelling.representatives_of_size(8, 8, (7, 3, 0, 2))
    with pytest.raises(ValueError, match="read-only"):
        ranked[0, 0] = 0
