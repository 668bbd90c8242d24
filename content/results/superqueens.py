"""Orbits of superqueens by their size: A352661 (2 boards), A352662 (4), A352663 (8)."""


def boards(n, queens=()):
    row = len(queens)
    if row == n:
        yield queens
        return
    for column in range(n):
        # At a distance of 3 rows and columns together, a knight attacks.
        if all(
            abs(column - other) not in (0, row - above, 3 - (row - above))
            for above, other in enumerate(queens)
        ):
            yield from boards(n, (*queens, column))


def turned(queens):
    rows = {column: row for row, column in enumerate(queens)}
    return tuple(len(queens) - 1 - rows[row] for row in range(len(queens)))


for n in range(2, 13):
    found = [*boards(n)]
    half = sum(turned(turned(queens)) == queens for queens in found)
    quarter = sum(turned(queens) == queens for queens in found)
    print(n, quarter // 2, (half - quarter) // 4, (len(found) - half) // 8)
