// Total and fundamental solutions of N-Queens by symmetry elimination, in one loop.
#include <stdio.h>
#include <string.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, sides = 1u << (N - 1) | 1;
static unsigned forbidden[N], left[N], down[N], right[N], untried[N];
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

static unsigned squares_to_try(int row) {
    unsigned squares = mask & ~(left[row] | down[row] | right[row] | forbidden[row]);
    unsigned missing = sides & ~down[row]; // side columns without a queen
    if (row == bound2 && missing)
        return missing != sides ? squares & missing : 0;
    return squares;
}

static void put(int row, unsigned bit) {
    board[row] = index_of(bit);
    if (row == N - 1)
        return;
    left[row + 1] = (left[row] | bit) << 1;
    down[row + 1] = down[row] | bit;
    right[row + 1] = (right[row] | bit) >> 1;
    untried[row + 1] = squares_to_try(row + 1);
}

static void check_board(void) {
    int size = orbit_size();
    total += size;
    fundamental += size > 0;
}

static void search(int rows, const unsigned *given) {
    for (int row = 0; row < rows; row++)
        put(row, given[row]);
    for (int row = rows; row >= rows;) {
        if (untried[row] == 0) {
            row--;
            continue;
        }
        unsigned bit = -untried[row] & untried[row];
        untried[row] ^= bit;
        put(row, bit);
        if (row < N - 1)
            row++;
        else
            check_board();
    }
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
