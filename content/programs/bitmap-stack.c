#include <stdio.h>

enum { N = 12 };

int main(void) {
    const unsigned mask = (1u << N) - 1;
    unsigned left[N] = {0}, down[N] = {0}, right[N] = {0}, waiting[N];
    unsigned untried = mask;
    long found = 0;
    for (int row = 0; row >= 0;) {
        if (untried == 0) {
            if (--row >= 0)
                untried = waiting[row];
            continue;
        }
        unsigned bit = -untried & untried;
        untried ^= bit;
        if (row == N - 1) {
            found++;
            continue;
        }
        waiting[row++] = untried;
        left[row] = (left[row - 1] | bit) << 1;
        down[row] = down[row - 1] | bit;
        right[row] = (right[row - 1] | bit) >> 1;
        untried = mask & ~(left[row] | down[row] | right[row]);
    }
    printf("%d %ld\n", N, found);
}
