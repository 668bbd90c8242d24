// N-Queens by halves in one loop: each board found stands for its mirror image, too.
#include <stdio.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, middle = 1u << N / 2;
static const unsigned half = ((1u << N / 2) - 1) << (N - N / 2);

static long search(unsigned first_left, unsigned first_down, unsigned first_right) {
    unsigned left[N] = {first_left}, down[N] = {first_down}, right[N] = {first_right};
    unsigned untried[N] = {half & ~(first_left | first_down | first_right)};
    long found = 0;
    for (int row = 0; row >= 0;) {
        if (untried[row] == 0) {
            row--;
            continue;
        }
        unsigned bit = -untried[row] & untried[row];
        untried[row] ^= bit;
        if ((down[row] | bit) == mask) {
            found++;
            continue;
        }
        left[row + 1] = (left[row] | bit) << 1;
        down[row + 1] = down[row] | bit;
        right[row + 1] = (right[row] | bit) >> 1;
        row++;
        untried[row] = mask & ~(left[row] | down[row] | right[row]);
    }
    return found;
}

int main(void) {
    long found = search(0, 0, 0);
    if (N % 2 == 1)
        found += search(middle << 1, middle, middle >> 1);
    printf("%d %ld\n", N, N == 1 ? 1 : 2 * found);
}
