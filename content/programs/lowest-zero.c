// N-Queens by the lowest zero: a square that has been tried joins the occupied ones.
#include <stdint.h>
#include <stdio.h>

enum { N = 12 };
static const uint64_t full = ((uint64_t)1 << N) - 1;

static long place(uint64_t left, uint64_t down, uint64_t right) {
    if (down == full)
        return 1;
    long found = 0;
    uint64_t occupied = left | down | right, bit;
    while ((bit = (occupied + 1) & ~occupied) <= full) {
        occupied |= bit;
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1);
    }
    return found;
}

int main(void) {
    printf("%d %ld\n", N, place(0, 0, 0));
}
