// N-Queens by brute force: fill the board in every way, and look for attacks at the end.
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

static long place(int row) {
    if (row == N)
        return is_solution() ? 1 : 0;
    long found = 0;
    for (int column = 0; column < N; column++) {
        columns[row] = column;
        found += place(row + 1);
    }
    return found;
}

int main(void) {
    printf("%d %ld\n", N, place(0));
}
