// Total and fundamental solutions of N-Queens by symmetry elimination.
#include <stdio.h>
#include <string.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, sides = 1u << (N - 1) | 1;
static unsigned forbidden[N];
static unsigned char board[N];
static int bound2;
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

static unsigned squares_to_try(int row, unsigned left, unsigned down, unsigned right) {
    unsigned untried = mask & ~(left | down | right | forbidden[row]);
    unsigned missing = sides & ~down; // side columns without a queen
    if (row == bound2 && missing)
        return missing != sides ? untried & missing : 0;
    return untried;
}

static void place(int row, unsigned left, unsigned down, unsigned right) {
    if (row == N) {
        int size = orbit_size();
        total += size;
        fundamental += size > 0;
        return;
    }
    unsigned untried = squares_to_try(row, left, down, right);
    while (untried) {
        unsigned bit = -untried & untried;
        untried ^= bit;
        board[row] = index_of(bit);
        place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
    }
}

static void search(int rows, const unsigned *given) {
    unsigned left = 0, down = 0, right = 0;
    for (int row = 0; row < rows; row++) {
        board[row] = index_of(given[row]);
        left = (left | given[row]) << 1;
        down |= given[row];
        right = (right | given[row]) >> 1;
    }
    place(rows, left, down, right);
}

static void search_corner(int bound) {
    for (int row = 0; row < N; row++)
        forbidden[row] = 1 < row && row < bound ? 2 : 0;
    bound2 = N;
    search(2, (unsigned[]){1, 1u << bound});
}

static void search_other(int bound) {
    for (int row = 0; row < N; row++)
        forbidden[row] = bound <= row && row < N - bound ? 0 : sides;
    forbidden[N - 1] |= mask ^ mask >> 2 * bound << bound;
    bound2 = N - 1 - bound;
    search(1, (unsigned[]){1u << bound});
}

int main(void) {
    if (N == 1)
        total = fundamental = 1;
    for (int bound = 2; bound < N - 1; bound++)
        search_corner(bound);
    for (int bound = 1; bound < N / 2; bound++)
        search_other(bound);
    printf("%d %ld %ld\n", N, total, fundamental);
}
