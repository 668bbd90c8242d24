// N-Queens by halves: each board found stands for its mirror image, too.
#include <stdio.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, middle = 1u << N / 2;

static long place(unsigned allowed, unsigned left, unsigned down, unsigned right) {
    if (down == mask)
        return 1;
    long found = 0;
    unsigned untried = allowed & ~(left | down | right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        found += place(mask, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return found;
}

int main(void) {
    const unsigned half = ((1u << N / 2) - 1) << (N - N / 2);
    long found = place(half, 0, 0, 0);
    if (N % 2 == 1)
        found += place(half, middle << 1, middle, middle >> 1);
    printf("%d %ld\n", N, N == 1 ? 1 : 2 * found);
}
