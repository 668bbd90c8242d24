"""What the scripts must compute, by the core: `python -m frontend.tests.golden SUBJECT...`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from random import Random
from typing import Any

import numpy as np

from cy_core import (
    METHODS,
    Form,
    Step,
    StepKind,
    Symmetry,
    attack_masks,
    find_method,
    fundamental,
    known_census,
    label,
    one_solution,
    orbit,
    program_lines,
    property_columns,
    solution,
    solutions,
    symmetry_branches,
    trace,
)
from cy_core.tracing.rules import Branch
from exhibits.map.blocks import layout, map_data
from site_builder.figures.laboratories.blocks import evaluated
from site_builder.figures.race.blocks import course
from site_builder.figures.stepper.blocks import encoded_trace, sizes_offered
from site_builder.figures.stepper.programs import plain_programs
from site_builder.timings.text import format_seconds
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.site_paths import MAP_SIZES
from tests.helpers.calls import asking_steps, recorded_calls, recorded_entries, search_letters

FORMS: tuple[Form, ...] = ("recursive", "iterative")
KEYS = [method.key for method in METHODS if method.form == "recursive"]

Partial = tuple[list[int | None], list[tuple[int, int]]]


# Searches ----------------------------------------------------------------------------------------


def searches() -> object:
    """Whole searches by backtracking, a letter a step, by N."""
    return {n: search_letters(n) for n in range(4, 9)}


def calls() -> object:
    """The calls of the running program at each step, and the list of the one with a loop, by N."""
    with redirect_stdout(StringIO()):  # the program with a loop prints its total
        return {
            n: [[frames for _, frames, _ in recorded_calls(n)], recorded_entries(n)]
            for n in (4, 5, 6)
        }


# Boards ------------------------------------------------------------------------------------------


def representatives() -> object:
    """For each N the size and the columns of each representative, the greatest first."""
    found = {n: fundamental(n) for n in range(1, 15)}
    return {n: np.column_stack((s, boards)).tolist() for n, (boards, s) in found.items()}


def completed() -> object:
    """Boards with some queens, squares that are forbidden, a limit, and what completes each."""
    random = Random(0)
    sizes = [random.choice((1, 4, 5, 6, 7, 8, 9, 10)) for _ in range(800)]
    cases = [partial(random, n, random.randint(0, n)) for n in sizes]
    cases += [partial(random, n, queens) for n in (12, 13, 14) for queens in (1, 2, 3, 5)]
    return [answer(case, random.choice((0, 1, 5, 1000))) for case in cases]


def partial(random: Random, n: int, queens: int) -> Partial:
    """Some queens of a solution, now and then a wrong one, and some squares that are forbidden."""
    found = random.choice(solutions(n)).tolist()
    board: list[int | None] = [None] * n
    for row in random.sample(range(n), queens):
        board[row] = found[row] if random.random() < 0.95 else random.randrange(n)
    squares = random.choice((0, 0, 1, 4))
    return board, [(random.randrange(n), random.randrange(n)) for _ in range(squares)]


def answer(case: Partial, limit: int) -> dict[str, Any]:
    """What the scripts answer for a board."""
    board, forbidden = case
    found = solutions(len(board))
    for row, column in enumerate(board):
        found = found if column is None else found[found[:, row] == column]
    for row, column in forbidden:
        found = found[found[:, row] != column]
    rows = range(len(board))
    counts = [np.bincount(found[:, row], minlength=len(board)).tolist() for row in rows]
    shown = found[:limit].tolist()
    return {
        "asked": [board, forbidden, limit],
        "total": len(found),
        "counts": [count for row in counts for count in row],
        "solutions": shown,
        "labels": [label(each) for each in shown] if limit <= 5 else None,
    }


def constructed() -> object:
    """One solution of every N but 2 and 3."""
    return [one_solution(n) for n in (1, *range(4, 200))]


def labelled() -> object:
    """Every solution up to N = 10, and those of one beginning of N = 13, with their labels."""
    boards = [board for n in range(1, 11) for board in solutions(n).tolist()]
    larger, sizes = fundamental(13)
    begin_so = (larger[:, :2] == larger[len(larger) // 2, :2]).all(axis=1) & (sizes == 8)
    return [[board, label(board)] for board in [*boards, *larger[begin_so].tolist()]]


def random_labels() -> object:
    """Labels of large N, their boards, and an image of each."""
    random = Random(0)
    cases = list[object]()
    for n, times in {12: 1000, 13: 40, 14: 1000, 16: 1000, 18: 3}.items():
        counts = {s: c for s, c in (known_census(n).orbits_by_size or {}).items() if c}
        for size in random.choices([*counts], k=times):
            name = f"{n}.{size}.{random.randint(1, counts[size])}"
            board = solution(name)
            cases.append([name, board, orbit(board).images[random.choice([*Symmetry])]])
    return cases


def moves() -> object:
    """Return each image of some boards with the first symmetry that makes it."""
    found = list[object]()
    for name in ("1.1.1", "5.2.1", "8.4.1", "8.8.1"):
        images = [*orbit(solution(name)).images.items()]
        first = {image: symmetry for symmetry, image in reversed(images)}
        found += first.items()
    return found


def properties() -> object:
    """For each N the values of each property of its representatives."""
    return {
        n: {name: values.tolist() for name, values in property_columns(fundamental(n)[0]).items()}
        for n in (1, *range(4, 11))
    }


def maps() -> object:
    """For each N the orbits of its map, the points of all solutions, and the labels."""
    return {
        n: {
            "orbits": map_data(n),
            "layout": layout(n).tolist(),
            "labels": [each.label for each in fundamental_solutions(n)],
        }
        for n in MAP_SIZES
    }


def wall() -> object:
    """For each N all boards in the order of the wall."""
    return {
        n: [
            [f"{entry.label}/{number}", " ".join(map(str, columns))]
            for entry in fundamental_solutions(n)
            for number, columns in enumerate(
                dict.fromkeys(orbit(entry.columns).images.values()), start=1
            )
        ]
        for n in range(4, 14)
    }


# Searches ----------------------------------------------------------------------------------------


def traces() -> object:
    """The trace of each method as the scripts read it, and every state of it."""
    return [
        [key, json.loads(encoded_trace(key, n)), [state(step) for step in trace(n, key)]]
        for key in KEYS
        for n in (4, 5)
    ]


def state(step: Step) -> list[object]:
    """A step as the script has it."""
    judged = step.is_of_board and step.kind.value != "place"
    place = [step.kind.value, step.row, step.column, step.queens, step.untried]
    return [*place, *step.masks, step.nodes, step.solutions, judged]


def landmarks() -> object:
    """For each method a trace with every kind of step, and the lines that each program names."""
    sizes = {"brute_force": 4, "carry_chain": 8}
    return [
        {
            "key": key,
            "hasMasks": bool({"untried", "occupied"} & {*find_method(key).memory}),
            "trace": json.loads(encoded_trace(key, sizes.get(key, 7))),
            "lines": [
                *(sorted(program_lines(key, form)) for form in FORMS),
                *(sorted({kind for kind, _ in plain.marks()}) for plain in plain_programs(key)),
            ],
        }
        for key in KEYS
    ]


def memories() -> object:
    """Traces of small boards, and what each form of a method remembers, by name."""
    cases = [("columns_left", 5), ("mirror", 5), ("symmetry_elimination", 5), ("carry_chain", 5)]
    return {
        f"{key} {n}": {
            "trace": json.loads(encoded_trace(key, n)),
            "recursive": find_method(key, "recursive").memory,
            "iterative": [f"{name}[]" for name in find_method(key, "iterative").memory],
        }
        for key, n in [*cases, ("carry_chain", 6)]
    }


def left_out() -> object:
    """In each step the free squares that the rules of a branch do not allow, or none to compare."""
    branches = list(symmetry_branches(7))
    return {
        "trace": json.loads(encoded_trace("symmetry_elimination", 7)),
        "squares": [
            [forbidden(step, branch) for branch in branches]
            for step in trace(7, "symmetry_elimination")
        ],
        "ahead": [
            [not branch.corner and step.row == 6 - branch.bound for branch in branches]
            for step in trace(7, "symmetry_elimination")
        ],
    }


def forbidden(step: Step, branch: Branch) -> int | None:
    """Return the free squares of a row that a branch forbids; None for the first queens' rows."""
    if step.row <= branch.corner:
        return None
    masks = step.masks
    free = (1 << step.n) - 1 & ~masks.attacked
    left_out = free & branch.forbidden[step.row]
    edges = 1 << step.n - 1 | 1
    taken = masks.down & edges
    if not branch.corner and step.row == step.n - 1 - branch.bound and taken != edges:
        # An edge column without a queen must get it in this row; one row has no two queens.
        left_out |= free & ~edges if taken else free
    return left_out


def rows_asked() -> object:
    """The steps of a stepper that asks."""
    return [
        [
            json.loads(encoded_trace("bitmap", n)),
            [
                [step.kind, step.row, step.columns, *step.masks, step.untried, number]
                for number, step in enumerate(asking_steps(n), 1)
            ],
        ]
        for n in (4, 5, 6)
    ]


def trees() -> object:
    """A trace of each method, and the nodes of its tree."""
    sizes = {key: 4 if key == "brute_force" else 5 for key in KEYS}
    return [[json.loads(encoded_trace(key, n)), grown(key, n)] for key, n in sizes.items()]


def grown(key: str, n: int) -> list[list[int]]:
    """The steps of each node: its own, its parent's, of its first solution, of its end in vain."""
    nodes = [[0, 0, 0, 0]]
    path = [nodes[0]]
    childless = set[int]()
    for number, step in enumerate(trace(n, key), 1):
        if step.kind is StepKind.PLACE:
            del path[step.depth :]
            path.append([number, path[-1][0], 0, 0])
            nodes.append(path[-1])
            childless -= {path[-2][0]}
            childless |= {number}
        elif step.kind is StepKind.SOLUTION:
            for node in path[: step.depth + 1]:
                node[2] = node[2] or number
        elif step.kind is StepKind.REJECT and step.is_of_board:
            path[step.depth][3] = number
        elif step.kind is StepKind.BACKTRACK and path[step.depth + 1][0] in childless:
            path[step.depth + 1][3] = number
    return nodes


def layouts() -> object:
    """Traces of the largest trees, with the depth of some steps; and the nodes of a small one."""
    keys = ["brute_force", "bitmap", "symmetry_elimination", "carry_chain"]
    return {
        "large": [depths(key, sizes_offered(key)[-1]) for key in keys],
        "small": [
            json.loads(encoded_trace("bitmap", 5)),
            [step.nodes for step in trace(5, "bitmap")],
        ],
    }


def depths(key: str, n: int) -> list[object]:
    """A trace, and some steps with how many queens are on the board."""
    steps = list(trace(n, key))
    shown = [1, len(steps) // 3, len(steps) // 2, len(steps)]
    return [json.loads(encoded_trace(key, n)), [[at, steps[at - 1].depth] for at in shown]]


# Laboratories ------------------------------------------------------------------------------------


def courses() -> object:
    """Courses of a race, and after each node the queens and how many solutions there were."""
    return [
        [json.loads(course(key, n).encoded()), placed(key, n)]
        for key in KEYS
        for n in ((4,) if key == "brute_force" else (4, 5))
    ]


def placed(key: str, n: int) -> list[list[Any]]:
    """After each queen those on the board, and the solutions before the next."""
    found = list[list[Any]]()
    for step in trace(n, key):
        if step.kind is StepKind.PLACE:
            found.append([step.queens, step.solutions])
        found[-1][1] = step.solutions
    return found


def leaves() -> object:
    """Courses, and how many leaves each tree has."""
    return [[json.loads(course(key, 6).encoded()), ends(key)] for key in ("bitmap", "carry_chain")]


def ends(key: str) -> int:
    """How often no queen follows below."""
    found = [step.depth for step in trace(6, key) if step.kind is StepKind.PLACE]
    return sum(after <= here for here, after in zip(found, [*found[1:], 0], strict=True))


def times() -> object:
    """Seconds, and how they are written everywhere."""
    seconds = [2.92e-9, 5.514e-9, 3.4e-5, 9.999e-7, 1.23456e-3, 61.5e-9 * 1951, 2.3149]
    return [[each, format_seconds(each)] for each in seconds]


def totals() -> object:
    """N and its total."""
    return [[n, known_census(n).total] for n in range(4, 11)]


def rows() -> object:
    """Numbers of a width, and the values of all formulas."""
    cases = [(x, width) for width in (4, 8) for x in range(1 << width)]
    cases += [(x, 16) for x in (0, 1, 0xFFFF, 0x8000, 0x7FFF, 0xFF00, 22)]
    return [[x, width, {"x": x, **evaluated(x, width)}] for x, width in cases]


def masks() -> object:
    """Boards, and the masks of each row by the queens above."""
    random = Random(0)
    sizes = [random.randint(4, 8) for _ in range(80)]
    boards = [[random.choice((None, *range(n))) for _ in range(n)] for n in sizes]
    return [
        [board, [attack_masks(len(board), above(board, row), row) for row in range(len(board))]]
        for board in boards
    ]


def above(board: list[int | None], row: int) -> Iterator[tuple[int, int]]:
    """The queens above a row."""
    return ((at, column) for at, column in enumerate(board[:row]) if column is not None)


if __name__ == "__main__":
    print(json.dumps({subject: globals()[subject]() for subject in sys.argv[1:]}))
