// N-Queens with placement flags: three looks tell whether a square is attacked.
#include <stdbool.h>
#include <stdio.h>

enum { N = 10 };
static bool taken[N], rising[2 * N - 1], falling[2 * N - 1];

static bool is_attacked(int row, int column) {
    return taken[column] || rising[row + column] || falling[row - column + N - 1];
}

static void mark(int row, int column, bool flag) {
    taken[column] = rising[row + column] = falling[row - column + N - 1] = flag;
}

static long place(int row) {
    if (row == N)
        return 1;
    long found = 0;
    for (int column = 0; column < N; column++)
        if (!is_attacked(row, column)) {
            mark(row, column, true);
            found += place(row + 1);
            mark(row, column, false);
        }
    return found;
}

int main(void) {
    printf("%d %ld\n", N, place(0));
}
