// Total and fundamental solutions of N-Queens by symmetry elimination, in one loop.
#include <stdio.h>
#include <string.h>

enum { N = 12 };
static const unsigned mask = (1u << N) - 1, sides = 1u << (N - 1) | 1;
static unsigned char board[N];
static unsigned left[N + 1], down[N + 1], right[N + 1], untried[N + 1];
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

static void put_queen(int row, int bound, unsigned bit) {
    board[row++] = index_of(bit);
    left[row] = (left[row - 1] | bit) << 1;
    down[row] = down[row - 1] | bit;
    right[row] = (right[row - 1] | bit) >> 1;
    untried[row] = mask & ~(left[row] | down[row] | right[row]);
    if (row < bound || row >= N - bound)
        untried[row] &= ~sides;
}

static void search(int bound) {
    put_queen(0, bound, 1u << bound);
    for (int row = 1; row > 0;) {
        if (untried[row] == 0) {
            if (row == N) {
                int size = orbit_size();
                total += size;
                fundamental += size > 0;
            }
            row--;
            continue;
        }
        unsigned bit = -untried[row] & untried[row];
        untried[row] ^= bit;
        put_queen(row++, bound, bit);
    }
}

int main(void) {
    for (int bound = 0; bound < (N + 1) / 2; bound++)
        search(bound);
    printf("%d %ld %ld\n", N, total, fundamental);
}
