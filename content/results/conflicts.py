"""Conflicts on the torus: rows of A181499, A181500, A181501 and A181502."""

from itertools import combinations, permutations


def is_solution(queens):
    sums = {row + column for row, column in enumerate(queens)}
    differences = {row - column for row, column in enumerate(queens)}
    return len(sums) == len(differences) == len(queens)


def conflicts(queens):
    n = len(queens)
    for a, b in combinations(range(n), 2):
        if (queens[a] - queens[b]) % n in ((a - b) % n, (b - a) % n):
            yield {a, b}


def components(n, pairs):
    groups = [{queen} for queen in range(n)]
    for pair in pairs:
        joined = set().union(*(group for group in groups if group & pair))
        groups = [group for group in groups if not group & pair] + [joined]
    return groups


for n in range(1, 9):
    rows = [[0] * (n + 1) for _ in range(4)]
    for queens in filter(is_solution, permutations(range(n))):
        pairs = [*conflicts(queens)]
        groups = components(n, pairs)
        sizes = [len(group) for group in groups if len(group) > 1]
        for row, value in zip(rows, (len(pairs), sum(sizes), len(sizes), max(map(len, groups)))):
            row[value] += 1
    print(n, *rows)
