// N-Queens by backtracking in one loop: the board itself is the stack.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 10 };
static int columns[N];

static bool is_attacked(int row, int column) {
    for (int above = 0; above < row; above++) {
        int apart = abs(column - columns[above]);
        if (apart == 0 || apart == row - above)
            return true;
    }
    return false;
}

int main(void) {
    long found = 0;
    int row = 0, column = 0;
    while (row > 0 || column < N) {
        if (row == N) {
            found++;
            column = N;
        }
        if (column == N) { // no square is left: go back up
            column = columns[--row] + 1;
        } else if (is_attacked(row, column)) {
            column++;
        } else {
            columns[row++] = column;
            column = 0;
        }
    }
    printf("%d %ld\n", N, found);
}
