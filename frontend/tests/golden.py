"""Print expected results for the tests of scripts as JSON, computed by the core and the site.

    python -m frontend.tests.golden SUBJECT...

Each public function without parameters is a subject.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise
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
from tests.helpers.calls import question_steps, record_calls, record_stacks, search_letters

FORMS: tuple[Form, ...] = ("recursive", "iterative")
KEYS = [method.key for method in METHODS if method.form == "recursive"]

PartialBoard = tuple[list[int | None], list[tuple[int, int]]]


# Searches ----------------------------------------------------------------------------------------


def searches() -> object:
    """Return for each N the steps of a whole search by backtracking, as a text.

    It has one letter for each step: p for placing a queen, x for skipping a square, b for going
    back.
    """
    return {n: search_letters(n) for n in range(4, 9)}


def calls() -> object:
    """Return for each N the memory of two programs of a chapter while they run.

    The first list has the open calls of the recursive program at each step, the second one the
    stack of the program with a loop in each turn of the loop.
    """
    # Discard the output, because the program with a loop prints its total.
    with redirect_stdout(StringIO()):
        return {
            n: [[frames for _, frames, _ in record_calls(n)], record_stacks(n)] for n in (4, 5, 6)
        }


# Boards ------------------------------------------------------------------------------------------


def representatives() -> object:
    """Return for each N its representatives, the greatest first.

    Each is a list of the size of its orbit and its columns.
    """
    lists = {n: fundamental(n) for n in range(1, 15)}
    return {n: np.column_stack((s, boards)).tolist() for n, (boards, s) in lists.items()}


def completions() -> object:
    """Return random partial boards with forbidden squares and a limit, and their completions."""
    random = Random(0)
    sizes = [random.choice((1, 4, 5, 6, 7, 8, 9, 10)) for _ in range(800)]
    cases = [random_partial_board(random, n, random.randint(0, n)) for n in sizes]
    cases += [
        random_partial_board(random, n, queens) for n in (12, 13, 14) for queens in (1, 2, 3, 5)
    ]
    return [complete(case, random.choice((0, 1, 5, 1000))) for case in cases]


def random_partial_board(random: Random, n: int, queens: int) -> PartialBoard:
    """Return a board with some queens of a solution, and up to four forbidden squares.

    One queen in twenty is moved to a random column of its row, so that some boards have no
    completion.
    """
    columns = random.choice(solutions(n)).tolist()
    board: list[int | None] = [None] * n
    for row in random.sample(range(n), queens):
        board[row] = columns[row] if random.random() < 0.95 else random.randrange(n)
    squares = random.choice((0, 0, 1, 4))
    return board, [(random.randrange(n), random.randrange(n)) for _ in range(squares)]


def complete(case: PartialBoard, limit: int) -> dict[str, Any]:
    """Return the completions of a board in the form in which a script must return them.

    At most `limit` solutions are listed, and their labels only if there are few.
    """
    board, forbidden = case
    boards = solutions(len(board))
    for row, column in enumerate(board):
        if column is not None:
            boards = boards[boards[:, row] == column]
    for row, column in forbidden:
        boards = boards[boards[:, row] != column]
    rows = range(len(board))
    counts = [np.bincount(boards[:, row], minlength=len(board)).tolist() for row in rows]
    listed = boards[:limit].tolist()
    return {
        "asked": [board, forbidden, limit],
        "total": len(boards),
        "counts": [count for row in counts for count in row],
        "solutions": listed,
        "labels": [label(columns) for columns in listed] if limit <= 5 else None,
    }


def single_solutions() -> object:
    """Return one solution for each N that has any, up to 199."""
    return [one_solution(n) for n in (1, *range(4, 200))]


def labels() -> object:
    """Return solutions with their labels: all up to N = 10, and some of N = 13.

    The solutions of N = 13 are representatives of orbits of 8 that begin with the same two queens.
    """
    boards = [board for n in range(1, 11) for board in solutions(n).tolist()]
    larger, sizes = fundamental(13)
    first_two = larger[len(larger) // 2, :2]
    is_chosen = (larger[:, :2] == first_two).all(axis=1) & (sizes == 8)
    return [[board, label(board)] for board in [*boards, *larger[is_chosen].tolist()]]


def random_labels() -> object:
    """Return random labels of large N, each with its board and a random image of the board."""
    random = Random(0)
    cases = list[object]()
    for n, times in {12: 1000, 13: 40, 14: 1000, 16: 1000, 18: 3}.items():
        counts = {s: c for s, c in (known_census(n).orbits_by_size or {}).items() if c}
        for size in random.choices(list(counts), k=times):
            name = f"{n}.{size}.{random.randint(1, counts[size])}"
            board = solution(name)
            symmetry = random.choice(list(Symmetry))
            cases.append([name, board, orbit(board).images[symmetry]])
    return cases


def images() -> object:
    """Return each image of some boards with the first symmetry that makes it."""
    pairs = list[object]()
    for name in ("1.1.1", "5.2.1", "8.4.1", "8.8.1"):
        by_symmetry = list(orbit(solution(name)).images.items())
        first = {image: symmetry for symmetry, image in reversed(by_symmetry)}
        pairs += first.items()
    return pairs


def properties() -> object:
    """Return, for each N, a dictionary from the name of a property to a list.

    The list has the value of each representative, in the order of their labels.
    """
    return {
        n: {name: values.tolist() for name, values in property_columns(fundamental(n)[0]).items()}
        for n in (1, *range(4, 11))
    }


def maps() -> object:
    """Return for each N of a map its orbits, the points of its solutions, and the labels."""
    return {
        n: {
            "orbits": map_data(n),
            "layout": layout(n).tolist(),
            "labels": [entry.label for entry in fundamental_solutions(n)],
        }
        for n in MAP_SIZES
    }


def wall() -> object:
    """Return for each N the boards in the order of the wall, each with its name and its columns.

    A name such as `8.4.1/2` has the label of the orbit and the number of the image.
    """
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
    """Return for each method and N the method, its trace, and the state after each step.

    The trace is encoded as pages have it for the scripts.
    """
    return [
        [key, json.loads(encoded_trace(key, n)), [state(step) for step in trace(n, key)]]
        for key in KEYS
        for n in (4, 5)
    ]


def state(step: Step) -> list[object]:
    """Return the state after a step as a list, in the order in which the test lists it."""
    is_judged = step.is_of_board and step.kind.value != "place"
    values = [step.kind.value, step.row, step.column, step.queens, step.untried]
    return [*values, *step.masks, step.nodes, step.solutions, is_judged]


def landmarks() -> object:
    """Return for each method a trace with every kind of step, and the landmarks of its programs.

    A landmark is the name of a line of a program, to which steps refer. `lines` has a list of
    landmarks for each program of the method.
    """
    sizes = {"brute_force": 4, "carry_chain": 8}
    return [
        {
            "key": key,
            "hasMasks": bool({"untried", "occupied"} & set(find_method(key).memory)),
            "trace": json.loads(encoded_trace(key, sizes.get(key, 7))),
            "lines": [
                *(sorted(program_lines(key, form)) for form in FORMS),
                *(sorted({kind for kind, _ in plain.marks()}) for plain in plain_programs(key)),
            ],
        }
        for key in KEYS
    ]


def memories() -> object:
    """Return traces of small boards, by method and N, with the names of the programs' variables.

    `recursive` and `iterative` have the names for the two forms of the program.
    """
    cases = [("columns_left", 5), ("mirror", 5), ("symmetry_elimination", 5), ("carry_chain", 5)]
    return {
        f"{key} {n}": {
            "trace": json.loads(encoded_trace(key, n)),
            "recursive": find_method(key, "recursive").memory,
            "iterative": [f"{name}[]" for name in find_method(key, "iterative").memory],
        }
        for key, n in [*cases, ("carry_chain", 6)]
    }


def forbidden_squares() -> object:
    """Return a trace for N = 7, and two tables with a value for each step and branch.

    `squares` has the results of `forbidden_free_squares`. `ahead` tells whether the step is in the
    row by which both edge columns must have a queen.
    """
    branches = list(symmetry_branches(7))
    return {
        "trace": json.loads(encoded_trace("symmetry_elimination", 7)),
        "squares": [
            [forbidden_free_squares(step, branch) for branch in branches]
            for step in trace(7, "symmetry_elimination")
        ],
        "ahead": [
            [not branch.corner and step.row == 6 - branch.bound for branch in branches]
            for step in trace(7, "symmetry_elimination")
        ],
    }


def forbidden_free_squares(step: Step, branch: Branch) -> int | None:
    """Return the mask of the squares that only `branch` forbids in the row of `step`.

    Squares that queens attack are not in the mask. In the rows of the first queens, which define
    the branch, return None.
    """
    if step.row <= branch.corner:
        return None
    masks = step.masks
    free = (1 << step.n) - 1 & ~masks.attacked
    forbidden = free & branch.forbidden[step.row]
    edges = 1 << step.n - 1 | 1
    taken = masks.down & edges
    if not branch.corner and step.row == step.n - 1 - branch.bound and taken != edges:
        # Each edge column without a queen must get its queen in this row. If both lack one, that is
        # impossible, because a row has only one queen.
        forbidden |= free & ~edges if taken else free
    return forbidden


def question_traces() -> object:
    """Return for each N a trace of the bitmap method and the steps of the stepper with questions.

    A step is a list: its kind, row, columns, three masks, untried squares, and its number.
    """
    return [
        [
            json.loads(encoded_trace("bitmap", n)),
            [
                [step.kind, step.row, step.columns, *step.masks, step.untried, number]
                for number, step in enumerate(question_steps(n), 1)
            ],
        ]
        for n in (4, 5, 6)
    ]


def trees() -> object:
    """Return for each method a trace and the nodes of its tree, in the form of `tree_nodes`."""
    sizes = {key: 4 if key == "brute_force" else 5 for key in KEYS}
    return [[json.loads(encoded_trace(key, n)), tree_nodes(key, n)] for key, n in sizes.items()]


def tree_nodes(key: str, n: int) -> list[list[int]]:
    """Return four numbers of steps for each node of the tree of a search.

    They are the step of the node, the step of its parent, the step of the first solution below it,
    and the step in which the node turns out to be a dead end. A missing step is 0.
    """
    nodes = [[0, 0, 0, 0]]
    path = [nodes[0]]
    childless = set[int]()
    for number, step in enumerate(trace(n, key), 1):
        if step.kind is StepKind.PLACE:
            del path[step.depth :]
            path.append([number, path[-1][0], 0, 0])
            nodes.append(path[-1])
            childless.discard(path[-2][0])
            childless.add(number)
        elif step.kind is StepKind.SOLUTION:
            for node in path[: step.depth + 1]:
                node[2] = node[2] or number
        elif step.kind is StepKind.REJECT and step.is_of_board:
            path[step.depth][3] = number
        elif step.kind is StepKind.BACKTRACK and path[step.depth + 1][0] in childless:
            path[step.depth + 1][3] = number
    return nodes


def layouts() -> object:
    """Return traces that test the layouts of trees.

    `large` has the largest trace of each of four methods, with the depths of some steps. `small`
    has a small trace, and the number of nodes after each of its steps.
    """
    keys = ["brute_force", "bitmap", "symmetry_elimination", "carry_chain"]
    return {
        "large": [depths(key, sizes_offered(key)[-1]) for key in keys],
        "small": [
            json.loads(encoded_trace("bitmap", 5)),
            [step.nodes for step in trace(5, "bitmap")],
        ],
    }


def depths(key: str, n: int) -> list[object]:
    """Return a trace, and the number of queens on the board after some of its steps."""
    steps = list(trace(n, key))
    numbers = [1, len(steps) // 3, len(steps) // 2, len(steps)]
    sampled = [[number, steps[number - 1].depth] for number in numbers]
    return [json.loads(encoded_trace(key, n)), sampled]


# Laboratories ------------------------------------------------------------------------------------


def courses() -> object:
    """Return courses of races, with the queens and the number of solutions after each node.

    A course is the search of one method in a race, encoded as pages have it for the scripts.
    """
    return [
        [json.loads(course(key, n).encoded()), nodes_with_solutions(key, n)]
        for key in KEYS
        for n in ((4,) if key == "brute_force" else (4, 5))
    ]


def nodes_with_solutions(key: str, n: int) -> list[list[Any]]:
    """Return for each node its queens and the number of solutions before the next node."""
    nodes = list[list[Any]]()
    for step in trace(n, key):
        if step.kind is StepKind.PLACE:
            nodes.append([step.queens, step.solutions])
        nodes[-1][1] = step.solutions
    return nodes


def leaves() -> object:
    """Return courses of races, as in `courses`, with the number of leaves of their trees."""
    return [
        [json.loads(course(key, 6).encoded()), count_leaves(key)]
        for key in ("bitmap", "carry_chain")
    ]


def count_leaves(key: str) -> int:
    """Return the number of leaves of a tree for N = 6: nodes that no deeper node follows."""
    depths_of_nodes = [step.depth for step in trace(6, key) if step.kind is StepKind.PLACE]
    pairs = pairwise([*depths_of_nodes, 0])
    return sum(next_depth <= depth for depth, next_depth in pairs)


def times() -> object:
    """Return seconds, each with its text on the site."""
    seconds = [2.92e-9, 5.514e-9, 3.4e-5, 9.999e-7, 1.23456e-3, 61.5e-9 * 1951, 2.3149]
    return [[value, format_seconds(value)] for value in seconds]


def totals() -> object:
    """Return pairs of N and its number of solutions."""
    return [[n, known_census(n).total] for n in range(4, 11)]


def rows() -> object:
    """Return lists of a number, a width in bits, and the values of all formulas for them."""
    cases = [(x, width) for width in (4, 8) for x in range(1 << width)]
    cases += [(x, 16) for x in (0, 1, 0xFFFF, 0x8000, 0x7FFF, 0xFF00, 22)]
    return [[x, width, {"x": x, **evaluated(x, width)}] for x, width in cases]


def masks() -> object:
    """Return random boards, each with the masks of its rows: squares that queens above attack."""
    random = Random(0)
    sizes = [random.randint(4, 8) for _ in range(80)]
    boards = [[random.choice((None, *range(n))) for _ in range(n)] for n in sizes]
    return [
        [
            board,
            [attack_masks(len(board), queens_above(board, row), row) for row in range(len(board))],
        ]
        for board in boards
    ]


def queens_above(board: list[int | None], row: int) -> Iterator[tuple[int, int]]:
    """Yield the squares of the queens of `board` in the rows above `row`, as (row, column)."""
    for other, column in enumerate(board[:row]):
        if column is not None:
            yield other, column


if __name__ == "__main__":
    print(json.dumps({subject: globals()[subject]() for subject in sys.argv[1:]}))
