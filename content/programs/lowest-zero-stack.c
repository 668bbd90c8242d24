// N-Queens by the lowest zero in one loop: the rows above wait in arrays.
#include <stdint.h>
#include <stdio.h>

enum { N = 12 };

int main(void) {
    const uint64_t full = ((uint64_t)1 << N) - 1;
    uint64_t left[N] = {0}, down[N] = {0}, right[N] = {0}, occupied[N] = {0};
    long found = 0;
    for (int row = 0; row >= 0;) {
        uint64_t bit = (occupied[row] + 1) & ~occupied[row];
        occupied[row] |= bit;
        if (bit > full) {
            row--;
        } else if (row == N - 1) {
            found++;
        } else {
            left[row + 1] = (left[row] | bit) << 1;
            down[row + 1] = down[row] | bit;
            right[row + 1] = (right[row] | bit) >> 1;
            row++;
            occupied[row] = left[row] | down[row] | right[row];
        }
    }
    printf("%d %ld\n", N, found);
}
