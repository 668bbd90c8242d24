// N-Queens by brute force in one loop: the queens move like the digits of a counter.
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
    for (int row = 0; row >= 0;) {
        if (is_solution())
            found++;
        for (row = N - 1; row >= 0 && columns[row] == N - 1; row--)
            columns[row] = 0;
        if (row >= 0)
            columns[row]++;
    }
    printf("%d %ld\n", N, found);
}
