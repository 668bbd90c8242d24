"""Classes on the torus: A062164 (congruent), A062165 (similar), and solutions without others."""

from itertools import permutations
from math import gcd


def is_solution(queens):
    sums = {row + column for row, column in enumerate(queens)}
    differences = {row - column for row, column in enumerate(queens)}
    return len(sums) == len(differences) == len(queens)


def shifts(queens):
    n = len(queens)
    for down in range(n):
        for right in range(n):
            yield tuple((queens[(row - down) % n] + right) % n for row in range(n))


def images(queens):
    for _ in range(4):
        rows = {column: row for row, column in enumerate(queens)}
        queens = tuple(len(queens) - 1 - rows[row] for row in range(len(queens)))
        yield queens
        yield queens[::-1]


def multiples(queens):
    n = len(queens)
    for factor in range(1, n + 1):
        if gcd(factor, n) == 1:
            columns = {factor * row % n: factor * column % n for row, column in enumerate(queens)}
            yield tuple(columns[row] for row in range(n))


for n in range(1, 8):
    found = {queens for queens in permutations(range(n)) if is_solution(queens)}
    moves = {q: {i for s in shifts(q) for i in images(s) if i in found} for q in found}
    alone = {q for q in found if {*shifts(q)} & found == {q}}
    congruent = {min(moves[q]) for q in found}
    similar = {
        min(i for m in multiples(q) for s in shifts(m) for i in images(s) if i in found)
        for q in found
    }
    print(n, len(congruent), len(similar), len(alone), len({min(images(q)) for q in alone}))
