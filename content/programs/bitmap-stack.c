// N-Queens with a bitmap in one loop: each row keeps its numbers in arrays.
#include <stdio.h>

enum { N = 12 };

int main(void) {
    const unsigned mask = (1u << N) - 1;
    unsigned left[N] = {0}, down[N] = {0}, right[N] = {0}, untried[N] = {mask};
    long found = 0;
    for (int row = 0; row >= 0;) {
        if (untried[row] == 0) {
            row--;
            continue;
        }
        unsigned bit = -untried[row] & untried[row];
        untried[row] ^= bit;
        if (row == N - 1) {
            found++;
            continue;
        }
        left[row + 1] = (left[row] | bit) << 1;
        down[row + 1] = down[row] | bit;
        right[row + 1] = (right[row] | bit) >> 1;
        row++;
        untried[row] = mask & ~(left[row] | down[row] | right[row]);
    }
    printf("%d %ld\n", N, found);
}
