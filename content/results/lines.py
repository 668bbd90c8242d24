"""Solutions without three queens in a line: all, up to symmetry, and both for superqueens."""


def has_line(queens, column):
    """Whether a queen in the next row is in line with two above it."""
    row = len(queens)
    slopes = {(column - other) / (row - above) for above, other in enumerate(queens)}
    return len(slopes) < row


def boards(n, queens=()):
    row = len(queens)
    if row == n:
        yield queens
        return
    for column in range(n):
        if not has_line(queens, column) and all(
            abs(column - other) not in (0, row - above) for above, other in enumerate(queens)
        ):
            yield from boards(n, (*queens, column))


def images(queens):
    for _ in range(4):
        rows = {column: row for row, column in enumerate(queens)}
        queens = tuple(len(queens) - 1 - rows[row] for row in range(len(queens)))
        yield queens
        yield queens[::-1]


def is_superqueens(queens):
    near = [*zip(queens[1:], queens), *zip(queens[2:], queens)]
    gaps = [abs(column - other) for column, other in near]
    n = len(queens)
    return 2 not in gaps[: n - 1] and 1 not in gaps[n - 1 :]


for n in range(1, 11):
    every = [*boards(n)]
    superqueens = [queens for queens in every if is_superqueens(queens)]
    fundamental = [len({min(images(queens)) for queens in some}) for some in (every, superqueens)]
    print(n, len(every), fundamental[0], len(superqueens), fundamental[1])
