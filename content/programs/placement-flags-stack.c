// N-Queens with placement flags in one loop: a queen that goes takes its flags along.
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

int main(void) {
    long found = 0;
    int queens[N], row = 0, column = 0;
    while (row > 0 || column < N) {
        if (row == N) {
            found++;
            column = N;
        }
        if (column == N) { // no square is left: go back up
            column = queens[--row];
            mark(row, column, false);
            column++;
        } else if (is_attacked(row, column)) {
            column++;
        } else {
            mark(row, column, true);
            queens[row++] = column;
            column = 0;
        }
    }
    printf("%d %ld\n", N, found);
}
