// N-Queens as permutations in bits, in one loop: each row keeps its masks in arrays.
#include <stdio.h>

enum { N = 12 };

int main(void) {
    const unsigned mask = (1u << N) - 1;
    unsigned remaining[N + 1] = {mask}, left[N + 1] = {0}, right[N + 1] = {0};
    unsigned untried[N + 1] = {mask};
    long found = 0;
    for (int row = 0; row >= 0;) {
        if (untried[row] == 0) {
            row--;
            continue;
        }
        unsigned bit = -untried[row] & untried[row];
        untried[row] ^= bit;
        if (((left[row] | right[row]) & bit) == 0) {
            remaining[row + 1] = untried[row + 1] = remaining[row] ^ bit;
            left[row + 1] = (left[row] | bit) << 1;
            right[row + 1] = (right[row] | bit) >> 1;
            if (remaining[++row] == 0)
                found++;
        }
    }
    printf("%d %ld\n", N, found);
}
