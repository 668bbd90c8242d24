// Total and fundamental solutions of N-Queens by symmetry elimination.
#include <stdio.h>
#include <string.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, sides = 1u << (N - 1) | 1;
static unsigned char board[N];
static long total, fundamental;

static int orbit_size(void) {
    unsigned char image[N], next[N];
    int same = 0;
    memcpy(image, board, N);
    for (int move = 0; move < 8; move++) {
        int order = memcmp(image, board, N);
        if (order < 0)
            return 0;
        same += order == 0;
        for (int row = 0; row < N; row++)
            if (move % 2 == 0)
                next[image[row]] = row;
            else
                next[row] = N - 1 - image[row];
        memcpy(image, next, N);
    }
    return 8 / same;
}

static int index_of(unsigned bit) {
    int index = 0;
    while (bit >>= 1)
        index++;
    return index;
}

static void place(int row, int bound, unsigned left, unsigned down, unsigned right) {
    if (row == N) {
        int size = orbit_size();
        total += size;
        fundamental += size > 0;
        return;
    }
    unsigned untried = mask & ~(left | down | right);
    if (row < bound || row >= N - bound)
        untried &= ~sides;
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        board[row] = index_of(bit);
        place(row + 1, bound, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
}

int main(void) {
    for (int bound = 0; bound < (N + 1) / 2; bound++) {
        board[0] = bound;
        place(1, bound, 2u << bound, 1u << bound, 1u << bound >> 1);
    }
    printf("%d %ld %ld\n", N, total, fundamental);
}
