// N-Queens by brute force in one loop: the board itself is the stack.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 8 };
static int columns[N];

static bool is_solution(void) {
    for (int row = 0; row < N; row++)
        for (int above = 0; above < row; above++) {
            int apart = abs(columns[row] - columns[above]);
            if (apart == 0 || apart == row - above)
                return false;
        }
    return true;
}

int main(void) {
    long found = 0;
    int row = 0, column = 0;
    while (row > 0 || column < N) {
        if (row == N) {
            if (is_solution())
                found++;
            column = N;
        }
        if (column == N) { // no square is left: go back up
            column = columns[--row] + 1;
        } else {
            columns[row++] = column;
            column = 0;
        }
    }
    printf("%d %ld\n", N, found);
}
