"""Figures of searches: strips of steps, solutions, visited boards, search trees, and sources."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice, pairwise, takewhile
from typing import Annotated, Literal, NamedTuple

from cy_core import (
    Lists,
    Step,
    StepKind,
    attack_masks,
    find_method,
    first_method_listing,
    method_source,
    trace,
)
from site_builder.figures.puzzles import permutations_picture
from site_builder.svg.bits import beside_board
from site_builder.svg.board import Board, draw_board
from site_builder.svg.tree import Look, Node, outline, tree
from site_builder.values.block import Method, Word, Words, block, size
from site_builder.values.census import nodes
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.parsing import (
    fundamental_of,
    method_named,
    n_within,
    number_of,
    size_of,
    span,
)
from site_builder.values.text import (
    bit_rows,
    columns_text,
    counted,
    method_title,
    queens_text,
    square_name,
    squares,
)

# The most steps that a strip can show.
LONGEST_STRIP = 60
# If a block does not name steps, a search of at most this many steps is shown whole. Of a longer
# search, the key steps are shown.
MAX_WHOLE = 24
# The most nodes of a tree that is drawn.
MAX_NODES = 160


# Strips of steps ----------------------------------------------------------------------------------

# A step with its number, from 1.
Numbered = tuple[int, Step]


@block("steps", "bitmap 4", is_public=True)
def strip_of_steps(text: Annotated[str, Words(str)]) -> list[Picture]:
    """Draw a strip of steps of a method, or of a solution whose board is built row by row."""
    if not re.match("[A-Za-z_]", text):
        solution = fundamental_of(text)
        n_within(solution.n, 1, 12, "a board is built for")
        return built_pictures(solution)
    words = text.split()
    if not 2 <= len(words) <= 3:
        raise UserError(
            f"a strip takes a method, N and which steps, got {text}: write bitmap 5 1-9"
        )
    method = method_named(words[0])
    n = size_of(words[1], 1, largest_traced(method), f"a strip of {method} takes")
    steps = _selected_steps(method, n, *words[2:])
    if not 1 <= len(steps) <= LONGEST_STRIP:
        got = f"{counted(len(steps), 'step')} of {method} for N = {n}"
        raise UserError(f"a strip shows 1 to {LONGEST_STRIP} steps, got {got}: choose others")
    return [step_picture(method, number, step) for number, step in steps]


def _selected_steps(method: str, n: int, which: str = "") -> Sequence[Numbered]:
    """Return the steps that `which` names: a range of numbers, ``moves`` or ``solutions``.

    If `which` is empty, return all steps, or the key steps if there are more than MAX_WHOLE.
    """
    steps = enumerate(trace(n, method), 1)
    match which:
        case "":
            first = list(islice(steps, MAX_WHOLE + 1))
            return first if len(first) <= MAX_WHOLE else key_steps(method, n)
        case "moves":
            return _moves(steps)
        case "solutions":
            return [numbered for numbered in steps if numbered[1].kind is StepKind.SOLUTION]
    all_steps = list(steps)
    numbers = span(which)
    if not numbers or numbers[0] < 1 or numbers[-1] > len(all_steps):
        raise UserError(f"steps are solutions, or a range within 1-{len(all_steps)}, got {which}")
    return all_steps[numbers[0] - 1 : numbers[-1]]


def _moves(steps: Iterable[Numbered]) -> list[Numbered]:
    """Return the steps up to the first solution, without rejected squares, numbered from 1."""
    moves = list[Step]()
    for _, step in steps:
        if step.kind is not StepKind.REJECT or step.is_of_board:
            moves.append(step)
        if step.kind is StepKind.SOLUTION:
            break
    return list(enumerate(moves, 1))


def largest_traced(method: str) -> int:
    """Return the largest N, up to 8, for which a method places at most 100,000 queens.

    Reading the trace of such a search takes about a second.

    >>> largest_traced("bitmap"), largest_traced("brute_force")
    (8, 6)
    """
    return sizes_within(method, range(1, 9), 100_000)[-1]


def sizes_within(method: str, sizes: Sequence[int], most: int) -> tuple[int, ...]:
    """Return those `sizes` for which the method places at most `most` queens.

    `sizes` are ascending.
    """
    return tuple(takewhile(lambda n: (nodes(method, "recursive", n) or 0) <= most, sizes))


@cache
def key_steps(method: str, n: int) -> tuple[Numbered, ...]:
    """Return the key steps of a search, in the order of the search.

    These are the first step, the second queen, the first dead end, the first step back, the queen
    after this step, the first solution and the last step. A step that the search does not have is
    left out.

    >>> [(number, step.kind.value) for number, step in key_steps("mirror", 4)][:5]
    [(1, 'place'), (2, 'place'), (5, 'solution'), (6, 'backtrack'), (9, 'place')]
    """
    steps = list(enumerate(trace(n, method), 1))
    back = _first(steps, lambda step: step.kind is StepKind.BACKTRACK)
    wanted = (
        *steps[:1],
        *_first(steps, lambda step: step.depth == 2),
        *_dead_end(steps),
        *back,
        *_first(steps[back[0][0] :] if back else [], lambda step: step.kind is StepKind.PLACE),
        *_first(steps, lambda step: step.kind is StepKind.SOLUTION),
        *steps[-1:],
    )
    return tuple(sorted(set(wanted)))


def _first(steps: Iterable[Numbered], wanted: Callable[[Step], bool]) -> list[Numbered]:
    """Return a list of the first step for which `wanted` is true.

    Return [] if there is no such step.
    """
    return list(islice((numbered for numbered in steps if wanted(numbered[1])), 1))


# Pairs of kinds of two successive steps, not counting rejected squares. In the first pair, the
# first step is a dead end. In the second pair, the second step rejects the board.
_STUCK = ((StepKind.PLACE, StepKind.BACKTRACK), (StepKind.PLACE, StepKind.REJECT))


def _dead_end(steps: Iterable[Numbered]) -> list[Numbered]:
    """Return a list of the first step at a dead end, or of the step that rejects the board there.

    A dead end is a board that is not a solution and to which the search adds no queen. The list is
    empty if the search has no dead end.
    """
    moves = [
        (number, step)
        for number, step in steps
        if step.kind is not StepKind.REJECT or step.is_of_board
    ]
    for (number, step), (next_number, next_step) in pairwise(moves):
        if (step.kind, next_step.kind) in _STUCK:
            is_rejected = next_step.kind is StepKind.REJECT
            return [(next_number, next_step) if is_rejected else (number, step)]
    return []


def step_picture(method: str, number: int, step: Step) -> Picture:
    """Draw the board after a step. The page needs the shared parts of boards of this N."""
    text = step_text(method, step)
    title = f"{method_title(method)}, N = {step.n}, step {number}: {text}"
    queens = queens_text(square_name(queen, step.n) for queen in step.queens)
    board = _step_board(method, step)
    svg = draw_board(board, title=title, description=queens, style_class="qa-state")
    return Picture(svg, f"{number}. {text}", step.n)


def _step_board(method: str, step: Step) -> Board:
    by_rows = find_method(method).order == "rows"
    untried = step.untried if by_rows else 0
    square = (step.row, step.column)
    crosses = []
    for row, bits in _attacked(method, step).items():
        crossed_bits = bits & ~untried if row == step.row else bits
        attacked = squares_of(step.n, row, crossed_bits)
        crosses += [other for other in attacked if other not in (square, *step.queens)]
    frame: Literal["", "solid", "dashed"] = "solid" if step.kind is StepKind.SOLUTION else ""
    if step.kind is StepKind.REJECT and step.is_of_board:
        frame = "dashed"
    return Board(
        step.n,
        step.queens,
        crosses=crosses,
        dots=squares_of(step.n, step.row, untried),
        pointer=step.row if by_rows else None,
        coordinates=True,
        rings=[square] if step.kind is StepKind.PLACE else [],
        dashed_rings=[square] if step.kind is StepKind.BACKTRACK else [],
        refused=[square] if step.kind is StepKind.REJECT and not frame else [],
        frame=frame,
    )


def squares_of(n: int, row: int, bits: int) -> list[tuple[int, int]]:
    """Return the squares of a row whose `bits` are set; bit 0 is at the right.

    >>> squares_of(4, 2, 0b0110)
    [(2, 1), (2, 2)]
    """
    return [(row, column) for column in range(n) if bits >> (n - 1 - column) & 1]


def step_text(method: str, step: Step) -> str:
    """Describe a step in words.

    >>> [step_text("bitmap", step) for step in trace(2, "bitmap")][:2]
    ['queen to b2; the next row has no free square', 'nothing left below, the queen leaves b2']
    """
    square = square_name((step.row, step.column), step.n)
    match step.kind:
        case StepKind.PLACE:
            stuck = "; the next row has no free square" if _is_stuck(method, step) else ""
            return f"queen to {square}{stuck}"
        case StepKind.SOLUTION:
            return f"solution: {step.solutions} so far"
        case StepKind.REJECT if step.is_of_board:
            return "full board refused" if step.depth == step.n else "board refused"
        case StepKind.REJECT:
            return f"{square} is attacked"
    return f"nothing left below, the queen leaves {square}"


def _attacked(method: str, step: Step) -> dict[int, int]:
    """Return the attacked squares to draw, as bits by row.

    A method that tests the squares of a row has the row of the step and, at a dead end, the next
    row.
    """
    if not _tests_rows(method):
        return {}
    below = {step.row + 1: _below(step)} if _is_stuck(method, step) else {}
    return {step.row: step.masks.attacked, **below}


def _is_stuck(method: str, step: Step) -> bool:
    """Return whether the step places a queen that leaves no free square in the next row."""
    if step.kind is not StepKind.PLACE or step.depth == step.n or not _tests_rows(method):
        return False
    return _below(step) == (1 << step.n) - 1


def _below(step: Step) -> int:
    """Return the attacked squares of the row below the step's row, as bits."""
    return attack_masks(step.n, step.queens, step.row + 1).attacked


def _tests_rows(method: str) -> bool:
    """Return whether a method tests the squares of a row for attacks before it places a queen."""
    described = find_method(method)
    return (described.order, described.checks) == ("rows", "placing")


def built_pictures(solution: FundamentalSolution) -> list[Picture]:
    """Draw a solution row by row.

    Each picture has one more queen, and the bits of the rows with queens.
    """
    rows = bit_rows(solution.columns)
    return [
        Picture(
            beside_board(
                solution.columns,
                title=f"The top {counted(depth, 'row')} of {solution.label} as bits",
                description=", ".join(
                    f"row {number}: {row.bits}" for number, row in enumerate(rows[:depth])
                ),
                depth=depth,
            ),
            f"row {depth - 1}: {rows[depth - 1].bits} is {rows[depth - 1].value}",
            solution.n,
        )
        for depth in range(1, solution.n + 1)
    ]


# Solutions in the order found ---------------------------------------------------------------------


class FoundSolution(NamedTuple):
    """A solution that a search finds: its columns, and the number of boards it counts for."""

    columns: tuple[int, ...]
    weight: int


@block("found", "bitmap 5", is_public=True)
def found(method: Method, n: Annotated[int, size(1, 6)]) -> list[Picture]:
    """Draw the solutions in the order in which a method finds them, as boards."""
    solutions = found_solutions(method, n)
    if not solutions:
        raise UserError(
            f"there is a solution for N = 1 and from 4 on, got {n}: choose one of these"
        )
    return [found_picture(method, number, solution) for number, solution in enumerate(solutions, 1)]


def found_picture(method: str, number: int, solution: FoundSolution) -> Picture:
    """Draw a solution that a method finds. The page needs the shared parts of boards of this N."""
    title = f"{method_title(method)}, N = {len(solution.columns)}, solution {number}"
    columns = columns_text(solution.columns)
    queens = queens_text(squares(solution.columns))
    board = Board(len(solution.columns), list(enumerate(solution.columns)))
    svg = draw_board(board, title=title, description=queens, style_class="qa-state")
    weight = "" if solution.weight == 1 else f", counts as {solution.weight}"
    return Picture(svg, f"{number}. {columns}{weight}", len(solution.columns))


@cache
def found_solutions(method: str, n: int) -> tuple[FoundSolution, ...]:
    """Return the solutions in the order in which a method finds them.

    >>> [(one.columns, one.weight) for one in found_solutions("symmetry_elimination", 5)]
    [((4, 2, 0, 3, 1), 8), ((3, 0, 2, 4, 1), 2)]
    """
    before = 0
    solutions = []
    for step in trace(n, method):
        if step.kind is StepKind.SOLUTION:
            columns = tuple(column for _, column in sorted(step.queens))
            solutions.append(FoundSolution(columns, step.solutions - before))
            before = step.solutions
    return tuple(solutions)


# Boards that searches visit -----------------------------------------------------------------------

Placement = frozenset[tuple[int, int]]

# Labels for boards in a tree, which say which method cuts them off. The keys are the
# same as in `placements_by_cut`.
NAMES: Mapping[Lists, str] = {
    "fundamental": "kept by symmetry elimination",
    "half": "cut by symmetry elimination only",
    "solutions": "cut by mirror too",
}


def placements_by_cut(n: int) -> dict[Lists, frozenset[Placement]]:
    """Return the boards that backtracking visits, grouped by the methods that visit them, too.

    "fundamental" has the boards that symmetry elimination visits, "half" the other boards that
    mirror visits, and "solutions" the boards that only backtracking visits. Mirror searches the
    left half of the first row and symmetry elimination the right half, so its boards are mirrored.

    >>> {name: len(visited) for name, visited in placements_by_cut(4).items()}
    {'fundamental': 6, 'half': 2, 'solutions': 8}
    """
    fundamental = mirrored_boards(first_method_listing("fundamental").key, n)
    half = placements(first_method_listing("half").key, n)
    solutions = placements(first_method_listing("solutions").key, n)
    return {
        "fundamental": fundamental,
        "half": half - fundamental,
        "solutions": solutions - half - fundamental,
    }


def mirrored_boards(method: str, n: int) -> frozenset[Placement]:
    """Return the boards that a search visits, mirrored left to right."""
    return frozenset(
        frozenset((row, n - 1 - column) for row, column in board) for board in placements(method, n)
    )


@cache
def placements(method: str, n: int) -> frozenset[Placement]:
    """Return the different boards that a search visits, without the empty board."""
    return frozenset(
        frozenset(step.queens) for step in trace(n, method) if step.kind is StepKind.PLACE
    )


# Trees --------------------------------------------------------------------------------------------

LOOKS: Mapping[Lists, Look] = {"fundamental": "kept", "half": "second", "solutions": "third"}


class MethodTree(NamedTuple):
    """A tree of a search, the number of nodes below its root, and the number of solutions."""

    root: Node
    nodes: int
    ends: int


@block("tree", "bitmap 4", is_public=True)
def search_tree(subject: Annotated[str, Word(str)], n: Annotated[int, Word(number_of)]) -> Picture:
    """Draw the search tree of a method, what each method cuts from it, or permutations."""
    match subject:
        case "permutations":
            return permutations_picture(n)
        case "permutations-of-lists":
            return permutations_picture(n, with_lists=True)
        case "cuts":
            return cuts_picture(n)
        case _:
            return tree_picture(method_named(subject), n)


def tree_picture(method: str, n: int) -> Picture:
    """Draw the whole search of a method."""
    fitting = _fitting(method)
    if n not in fitting:
        sizes = f"N = {', '.join(map(str, fitting))}"
        raise UserError(f"a tree of {method} takes {sizes}, got {n}: it has 1 to {MAX_NODES} nodes")
    root, nodes, ends = fitting[n]
    by_rows = find_method(method).order == "rows"
    counts = f"{counted(nodes, 'queen')} placed, {counted(ends, 'board')} found"
    named = f": {outline(root)}" if nodes <= 60 else ""
    svg = tree(
        root,
        title=f"Search tree of {method_title(method)} for N = {n}",
        description=f"{counts}. Each node is a queen{named}",
        levels=[f"row {row}" for row in range(n)] if by_rows else [],
    )
    label = "column" if by_rows else "row and column"
    return Picture(
        svg,
        f"{method_title(method)}, N = {n}: {counts}. The dot is the empty board, a circle is a "
        f"queen with its {label}, a filled square is a solution, and a cross ends a branch.",
    )


@cache
def _fitting(method: str) -> dict[int, MethodTree]:
    """Return the trees of a method that have 1 to `MAX_NODES` nodes, by N."""
    # From N = 9 on, all trees have more nodes.
    trees = {n: method_tree(method, n, MAX_NODES) for n in range(1, 9)}
    return {n: fitting for n, fitting in trees.items() if fitting and fitting.nodes}


def method_tree(method: str, n: int, most: int) -> MethodTree | None:
    """Return the search of a method as a tree: a node for each queen, in the order of placing.

    The result is None if the tree has more than `most` nodes.

    >>> tree = method_tree("bitmap", 4, 20)
    >>> tree.nodes, tree.ends, [child.label for child in tree.root.children]
    (16, 2, ['3', '2', '1', '0'])
    """
    by_rows = find_method(method).order == "rows"
    placed: list[Step] = []
    ends = set[int]()
    for step in trace(n, method):
        if step.nodes > most:
            return None
        if step.kind is StepKind.PLACE:
            placed.append(step)
        elif step.kind is StepKind.SOLUTION:
            ends.add(step.nodes)

    def node(step: Step, children: tuple[Node, ...]) -> Node:
        label = f"{step.column}" if by_rows else f"{step.row},{step.column}"
        if step.nodes in ends:
            return Node(label, look="kept", is_end=True)
        return Node(label, children, is_dead=not children)

    return MethodTree(_nested(placed, node), len(placed), len(ends))


def _nested(placed: list[Step], node: Callable[[Step, tuple[Node, ...]], Node]) -> Node:
    """Build a tree from steps that place queens. `node` makes a node from a step and its children.

    The steps are read from the last to the first, so that children are made before their parent.
    """
    waiting: defaultdict[int, list[Node]] = defaultdict(list)
    for step in reversed(placed):
        below = waiting.pop(step.depth + 1, [])
        waiting[step.depth].append(node(step, tuple(reversed(below))))
    return Node("", tuple(reversed(waiting[1])))


def cuts_picture(n: int) -> Picture:
    """Draw the tree of backtracking, and mark the parts that other methods cut off."""
    root = cuts_tree(n_within(n, 4, 5, "a tree of cuts takes"))
    visited = placements_by_cut(n)
    legend = {
        **{
            f"{NAMES[name]} ({len(visited[name])})": Node("0", look=look)
            for name, look in LOOKS.items()
        },
        "a full board that counts": Node("0", is_end=True),
        f"attacked: brute force goes on ({_refused(root)})": Node("", is_dead=True),
    }
    svg = tree(
        root,
        title=f"What each method cuts from the search tree of N = {n}",
        description=f"{'; '.join(legend)}. Columns of the queens: {outline(root)}",
        levels=[f"row {row}" for row in range(n)],
        legend=legend,
    )
    return Picture(
        svg,
        f"The search of backtracking for N = {n}. Mirror searches the left half of the first row, "
        "symmetry elimination the right one: here its boards are mirrored.",
    )


def _refused(node: Node) -> int:
    """Return the number of rejected squares in the tree below `node`."""
    return node.refused + sum(map(_refused, node.children))


def cuts_tree(n: int) -> Node:
    """Return the search tree of backtracking. The look of a node shows which method cuts it off.

    A node also has the number of squares that backtracking rejects below it, where brute force
    continues. They are drawn as crosses.

    >>> [(child.look, child.refused) for child in cuts_tree(4).children]
    [('kept', 2), ('kept', 3), ('third', 3), ('third', 2)]
    """
    steps = list(trace(n, first_method_listing("solutions").key))
    refused = Counter(step.queens for step in steps if step.kind is StepKind.REJECT)
    looks = {
        board: LOOKS[name] for name, visited in placements_by_cut(n).items() for board in visited
    }

    def node(step: Step, children: tuple[Node, ...]) -> Node:
        look = looks[frozenset(step.queens)]
        is_end = step.depth == n
        return Node(str(step.column), children, look, is_end, refused=refused[step.queens])

    return _nested([step for step in steps if step.kind is StepKind.PLACE], node)


# Sources ------------------------------------------------------------------------------------------


@block("source", "bitmap recursive", is_public=True)
def source(
    method: Method,
    part: Literal["recursive", "iterative", "shared"],
    which: Literal["search", "call", ""] = "",
) -> str:
    """Return the source of a method, all or a part, as a fenced block of Markdown."""
    text = method_source(method, part)
    search, begin, call = text.partition("\ndef ")
    if which and not begin:
        raise UserError(f"this source has no {which} of its own, got {which}: leave it out")
    if which == "search":
        text = search.rstrip()
    elif which == "call":
        text = f"def {call}"
    return f"```cython\n{text}\n```"
